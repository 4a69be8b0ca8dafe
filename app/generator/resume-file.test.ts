import { expect, test } from 'vitest'
import { resumeContentFault, resumeFileFault } from './resume-file.ts'

test('takes a PDF of exactly 3,145,728 bytes and no byte more', () => {
  expect(resumeFileFault({ name: 'resume.pdf', size: 3_145_728 })).toBeNull()
  expect(resumeFileFault({ name: 'resume.pdf', size: 3_145_729 })).toBe('too-large')
})

test('takes the ending in any case, and no other ending', () => {
  expect(resumeFileFault({ name: 'Resume.PDF', size: 10 })).toBeNull()
  for (const name of ['resume.docx', 'resume.pdf.exe', 'pdf', 'resumepdf']) expect(resumeFileFault({ name, size: 10 })).toBe('wrong-type')
})

test('names the type before the size', () => {
  expect(resumeFileFault({ name: 'scan.png', size: 9_000_000 })).toBe('wrong-type')
})

test('a file that only calls itself PDF is not one', () => {
  const bytes = (text: string) => new TextEncoder().encode(text)
  expect(resumeContentFault(bytes('%PDF-1.7\n'))).toBeNull()
  expect(resumeContentFault(bytes('PK\u0003\u0004 word/document.xml'))).toBe('wrong-type')
  expect(resumeContentFault(new Uint8Array())).toBe('wrong-type')
})
