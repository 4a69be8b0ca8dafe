import { expect, test } from 'vitest'
import { resumeContentFault, resumeFileFault } from './resume-file.ts'

test('takes a PDF of exactly 3,145,728 bytes and no byte more', () => {
  expect(resumeFileFault({ name: 'resume.pdf', size: 3_145_728 })).toBeNull()
  expect(resumeFileFault({ name: 'resume.pdf', size: 3_145_729 })).toBe('too-large')
})

test('takes a PDF or a Word file with its ending in any case, and no other ending', () => {
  for (const name of ['Resume.PDF', 'resume.docx', 'Resume.DOCX']) expect(resumeFileFault({ name, size: 10 })).toBeNull()
  for (const name of ['resume.pdf.exe', 'resume.docm', 'resume.odt', 'pdf', 'resumepdf']) expect(resumeFileFault({ name, size: 10 })).toBe('wrong-type')
})

test('an older Word file is told apart, so that its owner learns what to do', () => {
  expect(resumeFileFault({ name: 'resume.doc', size: 10 })).toBe('old-word')
  expect(resumeContentFault(new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]))).toBe('old-word')
})

test('names the type before the size', () => {
  expect(resumeFileFault({ name: 'scan.png', size: 9_000_000 })).toBe('wrong-type')
})

test('a file that only calls itself PDF or Word is neither', () => {
  const bytes = (text: string) => new TextEncoder().encode(text)
  expect(resumeContentFault(bytes('%PDF-1.7\n'))).toBeNull()
  expect(resumeContentFault(bytes('PK\u0003\u0004 word/document.xml'))).toBeNull()
  expect(resumeContentFault(bytes('plain words'))).toBe('wrong-type')
  expect(resumeContentFault(new Uint8Array())).toBe('wrong-type')
})
