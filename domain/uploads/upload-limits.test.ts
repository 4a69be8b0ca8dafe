import { expect, test } from 'vitest'
import { FILE_NAME_MAX, nameOfKind, type FileKind } from './upload-limits.ts'

test.each<[string, FileKind, string]>([
  ['resume.pdf', 'pdf', 'resume.pdf'],
  ['RESUME.PDF', 'pdf', 'RESUME.PDF'],
  ['photo.jpeg', 'jpeg', 'photo.jpeg'],
  ['resume', 'docx', 'resume.docx'],
  ['letter.pdf.bat', 'text', 'letter.pdf.bat.txt'],
  ['page.html', 'text', 'page.html.txt'],
  ['run.docm', 'docx', 'run.docm.docx'],
  ['scan.pdf', 'png', 'scan.pdf.png'],
  ['trick.exe.', 'pdf', 'trick.exe..pdf'],
  ['.pdf', 'text', '.pdf.txt'],
])('%s with %s inside is kept as %s', (name, kind, wanted) => {
  expect(nameOfKind(name, kind)).toBe(wanted)
})

test('a name never grows beyond the longest', () => {
  const name = nameOfKind('x'.repeat(FILE_NAME_MAX), 'docx')
  expect([name.length, name.endsWith('.docx')]).toEqual([FILE_NAME_MAX, true])
})
