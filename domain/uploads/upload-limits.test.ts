import { expect, test } from 'vitest'
import { FILE_NAME_MAX, isProgramName, nameOfKind, type FileKind } from './upload-limits.ts'

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

test('a name of a program is known by its end, in capitals and with dots behind it', () => {
  expect(['virus.exe', 'CV.PDF.EXE', 'resume.pdf.bat', 'trick.scr.', 'run.ps1 '].map(isProgramName)).toEqual([true, true, true, true, true])
  expect(['resume.pdf', 'exe', 'my.exe.pdf', 'cv', 'letter.docx', 'notes.com pany.txt'].map(isProgramName)).toEqual([false, false, false, false, false, false])
})

test('a name never grows beyond the longest', () => {
  const name = nameOfKind('x'.repeat(FILE_NAME_MAX), 'docx')
  expect([name.length, name.endsWith('.docx')]).toEqual([FILE_NAME_MAX, true])
})
