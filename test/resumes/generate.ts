/** Writes the fictional resumes as PDF with their labels: `node test/resumes/generate.ts [id]`. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import { PDFDocument, StandardFonts } from 'pdf-lib'
import { chromium } from 'playwright-core'
import { HOLDOUT_PEOPLE } from './people-holdout.ts'
import { TUNED_PEOPLE } from './people-tuned.ts'
import type { Person } from './person.ts'
import { typstSource } from './typst-layouts.ts'

const HERE = import.meta.dirname
const FONT_FOLDERS = ['@expo-google-fonts/tinos', '@expo-google-fonts/carlito'].map((name) => join(HERE, '../../node_modules', name))

/** Labels of one resume, as `scripts/score-resumes.ts` compares them. */
function labelsOf(person: Person) {
  const current = person.roles.find((role) => role.endYear === null)
  return {
    id: person.id,
    file: `${person.id}.pdf`,
    half: person.id.startsWith('h') ? 'holdout' : 'tuned',
    language: person.language ?? 'en',
    name: person.name,
    currentTitle: current?.title ?? null,
    currentEmployer: current?.employer ?? null,
    roles: person.roles.map(({ title, employer, startYear, endYear, duties }) => ({ title, employer, startYear, endYear, duties: duties.length })),
    years: person.years,
    degrees: person.degrees.map(({ level, field, institution, year }) => ({ level, field, institution, year })),
    licences: person.licences,
    skills: Object.values(person.skills).flat(),
    publications: person.publications?.length ?? 0,
    patents: person.patents?.length ?? 0,
    awards: person.awards?.length ?? 0,
    profession: person.profession,
  }
}

async function printed(person: Person): Promise<Uint8Array> {
  if (person.layout === 'web') return printedByBrowser(person)
  if (person.layout === 'pdf-lib' || person.layout === 'pdf-lib-rows') return printedByPdfLib(person)
  const compiler = NodeCompiler.create({ workspace: HERE, fontArgs: [{ fontPaths: [...FONT_FOLDERS, '/usr/share/fonts'] }] })
  return compiler.pdf({ mainFileContent: typstSource(person) })
}

/** As an online resume editor prints: HTML through Chromium's PDF writer. */
async function printedByBrowser(person: Person): Promise<Uint8Array> {
  const e = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  const list = (items: string[]) => `<ul>${items.map((item) => `<li>${e(item)}</li>`).join('')}</ul>`
  const { headings } = person
  const html = `<html><body style="font-family:${person.font === 'serif' ? 'Liberation Serif' : 'Liberation Sans'};font-size:13px;line-height:1.35;margin:0">
<h1 style="margin:0">${e(person.name)}</h1><div>${e(person.headline ?? '')}</div><div>${person.contact.map(e).join(' &nbsp;|&nbsp; ')}</div>
<h2>${headings.summary}</h2><p>${e(person.summary ?? '')}</p><h2>${headings.experience}</h2>
${person.roles.map((role) => `<div style="display:flex;justify-content:space-between;margin-top:10px"><b>${e(role.title)}</b><span>${e(role.dates)}</span></div><div>${e(role.employer)} – ${e(role.place ?? '')}</div>${list(role.duties)}`).join('')}
<h2>${e(headings.education)}</h2>${person.degrees.map((degree) => `<p style="margin:4px 0"><b>${e(degree.printed)}</b><br>${e(degree.institution)}, ${e(degree.dates)}</p>`).join('')}
${headings.licences === undefined ? '' : `<h2>${headings.licences}</h2>`}${list(person.licences)}
<h2>${headings.skills}</h2><p>${Object.values(person.skills).flat().map(e).join(', ')}</p></body></html>`
  const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--headless=new', '--disable-gpu'] })
  try {
    const page = await browser.newPage()
    await page.setContent(html)
    return await page.pdf({ format: 'Letter', margin: { top: '0.7in', bottom: '0.7in', left: '0.8in', right: '0.8in' } })
  } finally {
    await browser.close()
  }
}

/** Every line drawn by itself. With rows, two columns are drawn row by row, as table-based editors do. */
async function printedByPdfLib(person: Person): Promise<Uint8Array> {
  const document = await PDFDocument.create()
  document.setTitle(`${person.name} (fictional)`)
  const font = await document.embedFont(StandardFonts.Helvetica)
  const page = document.addPage([612, 792])
  const wrap = (text: string, width: number, indent = ''): string[] => {
    const result: string[] = []
    let line = ''
    for (const word of text.split(' ')) {
      if (font.widthOfTextAtSize(`${line} ${word}`, 10) > width && line !== '') {
        result.push(line)
        line = `${indent}${word}`
      } else line = line === '' ? word : `${line} ${word}`
    }
    return [...result, line]
  }
  const rows = person.layout === 'pdf-lib-rows'
  const width = rows ? 330 : 500
  const main: string[] = []
  const add = (heading: string | undefined, body: string[]) => {
    if (heading !== undefined && body.length > 0) main.push('', heading, ...body)
  }
  add(person.headings.summary, person.summary === null ? [] : wrap(person.summary, width))
  const roles = person.roles.flatMap((role, n) => [
    ...(n > 0 ? [''] : []),
    `${role.title}, ${role.employer}`,
    [role.place, role.dates].filter(Boolean).join(', '),
    ...role.duties.flatMap((duty) => wrap(`- ${duty}`, width, '  ')),
  ])
  add(person.headings.experience, roles)
  if (person.patents)
    add(
      person.headings.patents,
      person.patents.flatMap((patent) => wrap(patent, width)),
    )
  const side: string[] = []
  const education = person.degrees.flatMap((degree) => (rows ? [degree.printed, degree.institution, degree.dates, ''] : [`${degree.printed}, ${degree.institution}, ${degree.dates}`]))
  const skills = Object.values(person.skills).flat()
  if (rows) side.push('', person.headings.education, ...education, person.headings.skills ?? '', ...skills)
  else {
    add(person.headings.education, education)
    add(person.headings.skills, wrap(skills.join(', '), width))
  }
  const draw = (text: string, x: number, y: number, size = 10) => {
    if (text !== '') page.drawText(text, { x, y, size, font })
  }
  draw(person.name, 50, 740, 18)
  draw(person.headline ?? '', 50, 722)
  draw(person.contact.join('  '), 50, 708)
  for (let n = 0; n < Math.max(main.length, side.length); n++) {
    draw(main[n] ?? '', 50, 690 - n * 14)
    draw(side[n] ?? '', 410, 690 - n * 14)
  }
  return document.save()
}

const only = process.argv[2]
mkdirSync(join(HERE, 'pdf'), { recursive: true })
const people = [...HOLDOUT_PEOPLE, ...TUNED_PEOPLE]
for (const person of people) {
  if (only !== undefined && person.id !== only) continue
  writeFileSync(join(HERE, 'pdf', `${person.id}.pdf`), await printed(person))
}
writeFileSync(join(HERE, 'labels.json'), `${JSON.stringify(people.map(labelsOf), null, 1)}\n`)
