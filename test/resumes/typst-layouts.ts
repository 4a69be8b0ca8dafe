/** Prints a fictional person as Typst source, in one of several layouts that resumes commonly have. */
import type { Person, PrintedDegree, PrintedRole } from './person.ts'

const FONTS = { serif: 'Tinos', sans: 'Carlito', condensed: 'DejaVu Sans' } as const

/** User text goes into Typst only as a string literal. */
export function literal(text: string): string {
  return `#${raw(text)}`
}

function raw(text: string): string {
  return `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`
}

export function typstSource(person: Person): string {
  switch (person.layout) {
    case 'sidebar-left':
    case 'sidebar-right':
      return sidebar(person)
    case 'latex':
      return latex(person)
    case 'plain':
      return plain(person)
    case 'date-column':
      return dateColumn(person)
    case 'caps':
      return caps(person)
    case 'academic':
      return academic(person)
    case 'pipes':
      return pipes(person)
    case 'title-first':
      return titleFirst(person)
    default:
      return classic(person)
  }
}

type Style = {
  heading: (text: string) => string
  role: (role: PrintedRole) => string
  degree: (degree: PrintedDegree) => string
  list: (items: string[]) => string
  /** Skills without labels on one line, else one group a line. */
  skills: (person: Person) => string
}

const bullets = (items: string[]) => items.map((item) => `- ${literal(item)}`).join('\n')
const lines = (items: string[]) => items.map(literal).join(' \\\n')

function page(person: Person, font: string, size = '10pt', extra = ''): string {
  const title = raw(`${person.name} (fictional)`)
  return `#set document(title: ${title})\n#set page(paper: "us-letter", margin: 0.8in)\n#set text(font: (${raw(font)}, "Droid Sans Fallback"), size: ${size})\n#set par(leading: 0.55em)\n${extra}\n`
}

function full(person: Person): string {
  return person.name + (person.suffix ?? '')
}

function groupedSkills(person: Person): string {
  const groups = Object.entries(person.skills)
  return groups.map(([label, items]) => (label === '' ? literal(items.join(', ')) : `*${literal(label)}:* ${literal(items.join(', '))}`)).join(' \\\n')
}

/** The sections of a resume in their usual order. */
function sections(person: Person, style: Style, only?: (keyof Person['headings'])[]): string {
  const parts: [keyof Person['headings'], string][] = [
    ['summary', person.summary === null ? '' : literal(person.summary)],
    ['experience', person.roles.map(style.role).join('\n#v(5pt)\n')],
    ['education', person.degrees.map(style.degree).join('\n#v(2pt)\n')],
    ['licences', person.licences.length === 0 ? '' : style.list(person.licences)],
    ['skills', style.skills(person)],
    ['publications', person.publications === undefined ? '' : person.publications.map((item, n) => `${literal(`[${n + 1}]`)} ${literal(item)}`).join('\n\n')],
    ['patents', person.patents === undefined ? '' : style.list(person.patents)],
    ['awards', person.awards === undefined ? '' : style.list(person.awards)],
    ['other', person.other === undefined ? '' : style.list(person.other)],
  ]
  if (person.headings.licences === undefined && person.licences.length > 0) {
    const education = parts.find(([key]) => key === 'education')
    if (education) education[1] += `\n\n${style.list(person.licences)}`
  }
  if (person.educationFirst) {
    const at = parts.findIndex(([key]) => key === 'education')
    parts.splice(1, 0, ...parts.splice(at, 1))
  }
  return parts
    .filter(([key, body]) => body !== '' && person.headings[key] !== undefined && (only === undefined || only.includes(key)))
    .map(([key, body]) => `${style.heading(person.headings[key] ?? '')}\n${body}\n`)
    .join('\n')
}

const ruled = (text: string) => `#v(8pt)\n#text(weight: "bold", size: 1.15em)[${literal(text)}]\n#v(-7pt)\n#line(length: 100%, stroke: 0.5pt)\n#v(-3pt)\n`

function classic(person: Person): string {
  return `${page(person, FONTS[person.font ?? 'sans'])}#align(center)[#text(size: 20pt, weight: "bold")[${literal(full(person))}]
${person.headline === null ? '' : `\n${literal(person.headline)}\n`}
${literal(person.contact.join(' | '))}]
${sections(person, {
  heading: ruled,
  role: (role) => `*${literal(role.employer)}* #h(1fr) ${literal(role.place ?? '')} \\\n_${literal(role.title)}_ #h(1fr) ${literal(role.dates)}\n${bullets(role.duties)}`,
  degree: (degree) => `*${literal(degree.institution)}* #h(1fr) ${literal(degree.dates)} \\\n${literal(degree.printed)}\n`,
  list: bullets,
  skills: groupedSkills,
})}`
}

function titleFirst(person: Person): string {
  return `${page(person, FONTS[person.font ?? 'sans'], '11pt')}#text(size: 22pt)[${literal(full(person))}] \\
${person.headline === null ? '' : `#text(size: 12pt, fill: rgb("#336699"))[${literal(person.headline)}] \\`}
${literal(person.contact.join(' · '))}
${sections(person, {
  heading: ruled,
  role: (role) => `*${literal(role.title)}* #h(1fr) ${literal(role.dates)} \\\n${literal([role.employer, role.place].filter(Boolean).join(', '))}\n${bullets(role.duties)}`,
  degree: (degree) => `*${literal(degree.printed)}*, ${literal(degree.institution)} #h(1fr) ${literal(degree.dates)}\n`,
  list: bullets,
  skills: groupedSkills,
})}`
}

function sidebar(person: Person): string {
  const dark = person.layout === 'sidebar-left'
  const fill = dark ? 'rgb("#22384d")' : 'rgb("#eef2f5")'
  const colour = dark ? 'white' : 'black'
  const style: Style = {
    heading: (text) => `#v(8pt)\n#text(weight: "bold", size: 1.15em)[#upper[${literal(text)}]]\n`,
    role: (role) => `*${literal(role.title)}* \\\n${literal(role.employer)}, ${literal(role.place ?? '')} \\\n#text(size: 0.9em)[${literal(role.dates)}]\n${bullets(role.duties)}`,
    degree: (degree) => `*${literal(degree.printed)}* \\\n${literal(degree.institution)} \\\n${literal(degree.dates)}\n`,
    list: lines,
    skills: (p) => lines(Object.values(p.skills).flat()),
  }
  const side = `#block(fill: ${fill}, width: 100%, height: 100%, inset: 14pt)[#set text(fill: ${colour})
${lines(person.contact)}
${sections({ ...person, educationFirst: false }, style, dark ? ['skills', 'licences', 'education', 'other'] : ['education', 'licences', 'skills', 'awards', 'other'])}]`
  const main = `#block(inset: (x: 16pt, y: 14pt))[#text(size: 20pt, weight: "bold")[${literal(full(person))}] \\
${person.headline === null ? '' : literal(person.headline)}
${sections(person, style, dark ? ['summary', 'experience', 'publications', 'patents', 'awards'] : ['summary', 'experience', 'publications', 'patents'])}]`
  const columns = dark ? '(2.3in, 1fr)' : '(1fr, 2.3in)'
  const cells = dark ? `[${side}], [${main}]` : `[${main}], [${side}]`
  return `#set document(title: ${raw(`${person.name} (fictional)`)})\n#set page(paper: "us-letter", margin: 0pt)\n#set text(font: "Carlito", size: 10pt)\n#grid(columns: ${columns}, rows: 100%, ${cells})\n`
}

function latex(person: Person): string {
  return `${page(person, 'New Computer Modern', '10pt', '#set par(justify: true)\n#set text(hyphenate: true, lang: "en")')}#set page(margin: 1.5in)
#align(center)[#text(size: 18pt)[${literal(full(person))}]

${literal(person.contact.join(' • '))}]
${sections(person, {
  heading: (text) => `#v(8pt)\n#smallcaps[#text(size: 1.2em)[${literal(text)}]]\n#v(-6pt)\n#line(length: 100%, stroke: 0.4pt)\n`,
  role: (role) => `*${literal(role.title)}* #h(1fr) ${literal(role.dates)} \\\n_${literal(role.employer)}_ #h(1fr) _${literal(role.place ?? '')}_\n${bullets(role.duties)}`,
  degree: (degree) => `*${literal(degree.institution)}* #h(1fr) ${literal(degree.dates)} \\\n_${literal(degree.printed)}_\n`,
  list: bullets,
  skills: groupedSkills,
})}`
}

function plain(person: Person): string {
  return `${page(person, FONTS[person.font ?? 'serif'], '11pt')}${literal(full(person))} \\
${person.headline === null ? '' : `${literal(person.headline)} \\`}
${lines(person.contact)}
${sections(person, {
  heading: (text) => `#v(8pt)\n${literal(text)}\n`,
  role: (role) => `${literal(`${role.title}, ${role.employer}, ${role.place ?? ''} (${role.dates})`)}\n\n${literal(role.duties.join(' '))}\n`,
  degree: (degree) => `${literal(`${degree.printed}, ${degree.institution}, ${degree.dates}`)}\n`,
  list: (items) => items.map(literal).join('\n\n'),
  skills: (p) => literal(Object.values(p.skills).flat().join('; ')),
})}`
}

function dateColumn(person: Person): string {
  const row = (left: string, right: string) => `#grid(columns: (1.3in, 1fr), gutter: 8pt, [${literal(left)}], [${right}])\n`
  return `${page(person, FONTS[person.font ?? 'sans'])}#text(size: 20pt)[${literal(full(person))}] \\
${person.headline === null ? '' : `${literal(person.headline)} \\`}
${literal(person.contact.join('  |  '))}
${sections(person, {
  heading: (text) => `#v(8pt)\n#text(weight: "bold", fill: rgb("#225588"), size: 1.2em)[${literal(text)}]\n`,
  role: (role) => row(role.dates, `*${literal(role.title)}*, ${literal(role.employer)}\n${bullets(role.duties)}`),
  degree: (degree) => row(degree.dates, `*${literal(degree.printed)}*, ${literal(degree.institution)}`),
  list: bullets,
  skills: groupedSkills,
})}`
}

function caps(person: Person): string {
  return `${page(person, FONTS[person.font ?? 'sans'], '9.5pt')}#align(center)[#text(size: 18pt, tracking: 3pt)[#upper[${literal(full(person))}]]

#upper[${literal(person.headline ?? '')}]

${literal(person.contact.join('  •  '))}]
${sections(person, {
  heading: (text) => `#v(8pt)\n#text(weight: "bold", tracking: 3pt)[#upper[${literal(text)}]]\n`,
  role: (role) => `*#upper[${literal(role.employer)}]*, ${literal(role.place ?? '')} #h(1fr) ${literal(role.dates)} \\\n*${literal(role.title)}*\n${bullets(role.duties)}`,
  degree: (degree) => `*${literal(degree.printed)}* – ${literal(degree.institution)} (${literal(degree.dates)})\n`,
  list: bullets,
  skills: (p) => literal(Object.values(p.skills).flat().join(' • ')),
})}`
}

function academic(person: Person): string {
  return `${page(person, 'Tinos', '9.5pt', '#set par(leading: 0.45em)\n#set page(footer: context [#align(center)[#counter(page).display() / #counter(page).final().first()]])')}#align(center)[Curriculum Vitae]
#align(center)[#text(size: 14pt, weight: "bold")[${literal(full(person))}]]
${lines(person.contact)}
${sections(person, {
  heading: (text) => `#v(6pt)\n*#upper[${literal(text)}]*\n`,
  role: (role) => `${literal(role.dates)} #h(14pt) ${literal(`${role.title}, ${role.employer}, ${role.place ?? ''}`)}\n\n${role.duties.map(literal).join('\n\n')}\n`,
  degree: (degree) => `${literal(degree.dates)} #h(14pt) ${literal(`${degree.printed}, ${degree.institution}`)}\n`,
  list: (items) => items.map(literal).join('\n\n'),
  skills: groupedSkills,
})}`
}

function pipes(person: Person): string {
  return `${page(person, FONTS[person.font ?? 'sans'])}#text(size: 19pt, weight: "bold")[${literal(full(person))}] \\
${person.headline === null ? '' : `_${literal(person.headline)}_ \\`}
${literal(person.contact.join(' | '))}
${sections(person, {
  heading: ruled,
  role: (role) => `*${literal(`${role.employer} | ${role.title} | ${role.dates}`)}*\n${bullets(role.duties)}`,
  degree: (degree) => `${literal(`${degree.printed} | ${degree.institution} | ${degree.dates}`)}\n`,
  list: bullets,
  skills: (p) => literal(Object.values(p.skills).flat().join(' | ')),
})}`
}
