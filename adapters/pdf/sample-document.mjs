// A short resume of nobody, which a waiting process reads before its file comes: code and patterns cost most the first
// time. It holds something for every kind of fact.
const LINES = [
  'Nora Sample',
  'Senior Process Engineer | nora.sample@example.com | Dayton, OH',
  'Summary',
  'Process engineer with 9 years of experience in safe and reliable plants for clean water.',
  'Experience',
  'Senior Process Engineer, Example Water Works, Dayton, OH    Mar 2019 - Present',
  '- Led a team of 6 engineers and cut energy use by 18% in 3 plants.',
  '- Designed control software that saved $1.2 million a year.',
  'Process Engineer at Example Chemicals Inc.    2015 - 2019',
  '- Improved yield from 71 to 84 percent and trained 12 operators.',
  'Education',
  'M.Sc. in Chemical Engineering, Example State University, 2015',
  'Skills: Python, SQL, process safety (HAZOP), Aspen',
  'Licenses: Professional Engineer, Ohio, 2018',
  'Publications',
  '1. N. Sample, "Reliable plants," Journal of Examples, vol. 2, 2020.',
  'Awards: Employee of the Year 2021',
]

/** @returns the bytes of a one-page PDF that holds the lines */
export function sampleDocument() {
  const shown = LINES.map((line) => `(${line.replace(/[()\\]/g, '\\$&')}) Tj T*`).join('\n')
  const content = `BT /F1 10 Tf 14 TL 50 760 Td\n${shown}\nET`
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents 5 0 R/Resources<</Font<</F1 4 0 R>>>>>>',
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>',
    `<</Length ${content.length}>>stream\n${content}\nendstream`,
  ]
  let file = '%PDF-1.4\n'
  const starts = objects.map((object, n) => {
    const at = file.length
    file += `${n + 1} 0 obj${object}endobj\n`
    return String(at).padStart(10, '0')
  })
  const entries = starts.map((at) => `${at} 00000 n \n`).join('')
  return Buffer.from(`${file}xref\n0 6\n0000000000 65535 f \n${entries}trailer<</Size 6/Root 1 0 R>>\nstartxref\n${file.length}\n%%EOF`, 'latin1')
}
