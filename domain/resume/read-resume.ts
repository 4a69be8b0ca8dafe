/** Reads the text of a resume of any profession into facts; every fact is made of the resume's own words. */
import { occupationsOf } from '../occupation/resume-occupations.ts'
import { professionOf } from '../occupation/occupation-professions.ts'
import { isAddressedToMachine } from './machine-instructions.ts'
import { rolesOf } from './resume-roles.ts'
import { degreesOf, degreeHits } from './resume-degrees.ts'
import { namesSchool } from './header-words.ts'
import { yearsCovered } from './resume-dates.ts'
import type { ResumeFacts, ResumeResult, ResumeRole } from './resume-facts.ts'
import { languageOf } from './resume-language.ts'
import { isAward, isLicence, isPatent, isPublication, itemsOf, licencesOf, skillsOf } from './resume-lists.ts'
import { linesThat, resumeLines, resumeSections, type ResumeLine, type ResumeSection, type SectionKind } from './resume-sections.ts'
import { findHeadline, findName, isContactLine } from './resume-top.ts'
import { paragraphsOf, sentencesOf } from './wrapped-text.ts'

const FIGURE = /\d/
const EFFECT =
  /\b(?:reduc|increas|cut|sav|improv|grew|grow|rais|lower|decreas|doubl|tripl|halv|boost|gain|generat|deliver|achiev|expand|accelerat|shorten|eliminat|prevent|rose|fell|drop|exceed|won|secur|lifted|avoid|recover|scal|serv|train|launch|from\b.*\bto)\w*\b/i
const MEASURE =
  /\d\s?%|percent|[$€£₹]\s?\d|\b\d[\d,.]*\s?(?:k|m|bn|million|billion|thousand|x|×|hours?|days?|weeks?|months?|minutes?|ms|seconds?|users?|customers?|clients?|patients?|students?|schools?|sites?|people|employees|hires?|tons?|tonnes|mw|gw|kw|kv|points?|teams?|stores?|clinics?|hospitals?|countries|states|flights?|aircraft|projects?|banks?|cases?|alerts?|teachers?|engineers?|requests|transactions|records)\b|\bfrom \d[\d,.]* to \d/i

/**
 * @param pages lines in reading order; a tab is a wide gap in a line, an empty line a gap between paragraphs
 * @param now ends the current role; only its year (UTC) is used
 */
export function readResume(pages: { lines: string[] }[], now: Date): ResumeFacts {
  const lines = resumeLines(pages)
  const found = findName(lines)
  const sections = resumeSections(lines, found?.at ?? null)
  const of = (kind: SectionKind): ResumeLine[] => sections.filter((section) => section.kinds[0] === kind).flatMap(withGap)
  const sharedBy = (kind: SectionKind): ResumeLine[] =>
    sections.filter((section) => section.kinds.length > 1 && section.kinds.includes(kind)).flatMap(withGap)

  const nowYear = now.getUTCFullYear()
  const headline = findHeadline(lines, found?.at ?? null)
  const experience = of('experience')
  const roles = sortedRoles(rolesOf(experience.length > 0 ? experience : of('top')), nowYear)
  const education = uniqueLines([...of('education'), ...sharedBy('education')])
  const degrees = degreesOf(education.length > 0 ? education : lines.filter((line) => line.text.length < 120 && degreeHits(line.text).length > 0))
  const summary = summaryOf(sections, found?.at ?? null, headline, lines)

  const ownLicences = of('licences')
  const licences = licencesOf(
    linesThat(ownLicences, (line) => degreeHits(line.text).length === 0 || isLicence(line.text)),
    linesThat(
      uniqueLines([...sharedBy('licences'), ...of('education'), ...of('skills'), ...of('other')]),
      (line) => !ownLicences.includes(line) && degreeHits(line.text).length === 0 && !namesSchool(line.text) && (line.text.match(/,/g)?.length ?? 0) < 3,
    ),
  )
  const skills = skillsOf(linesThat(uniqueLines([...of('skills'), ...sharedBy('skills')]), (line) => !licences.includes(line.text)))

  const published = itemsOf(uniqueLines([...of('publications'), ...sharedBy('publications')]))
  const patentItems = itemsOf(uniqueLines([...of('patents'), ...sharedBy('patents')]))
  const mixed = (kind: SectionKind) => sharedBy(kind).length > 0
  const publications = published.filter((text) => !isPatent(text) && (!mixed('publications') || isPublication(text)))
  const patents = patentItems.filter((text) => isPatent(text) || !mixed('patents'))
  for (const text of published) if (isPatent(text) && !patents.includes(text)) patents.push(text)
  const awards = itemsOf(uniqueLines([...of('awards'), ...sharedBy('awards')])).filter(
    (text) => !patents.includes(text) && (!mixed('awards') || (isAward(text) && !publications.includes(text))),
  )

  const clean = (texts: string[]) => texts.filter((text) => !isAddressedToMachine(text))
  const told = {
    headline: headline !== null && isAddressedToMachine(headline) ? null : headline,
    summary,
    roles: roles
      .filter((role) => !isAddressedToMachine(role.title))
      .map((role) => ({ ...role, duties: clean(role.duties) })),
    degrees: degrees.filter((degree) => !isAddressedToMachine(degree.source)),
    licences: clean(licences),
    skills: clean(skills),
  }
  return {
    name: found?.name ?? null,
    ...told,
    yearsOfExperience: yearsCovered(told.roles, nowYear),
    results: clean(resultsIn(told.roles, sections).map((result) => result.text)).map((text) => resultOf(text, told.roles)),
    publications: clean(publications),
    patents: clean(patents),
    awards: clean(awards),
    profession: professionOf(occupationsOf(told)),
    language: languageOf(lines.map((line) => line.text).join('\n')),
  }
}

/**
 * `not-english`: readable, but written in another language.
 * `nothing-recognised`: neither a position nor a degree nor skills were found.
 */
export type ResumeProblem = 'not-english' | 'nothing-recognised'

/** One sentence per problem for the person who sent the resume: what is wrong and what to do. */
export const RESUME_PROBLEM_WORDS = {
  'not-english': 'This resume is not written in English. Please send an English version.',
  'nothing-recognised':
    'No positions, degrees or skills could be found in this file. Please check that it is your resume and send it again.',
} satisfies Record<ResumeProblem, string>

/** What keeps the facts from being of use, for the person who sent the resume; null where nothing does. */
export function resumeProblem(facts: ResumeFacts): ResumeProblem | null {
  if (facts.language !== 'en' && facts.language !== 'und') return 'not-english'
  const recognised = facts.roles.length + facts.degrees.length + (facts.skills.length >= 3 ? 1 : 0)
  return recognised === 0 ? 'nothing-recognised' : null
}

function withGap(section: ResumeSection): ResumeLine[] {
  return section.lines
}

function uniqueLines(lines: ResumeLine[]): ResumeLine[] {
  return [...new Set(lines)]
}

/** Newest first: current roles, then by end, then by start; roles without years keep their place at the end. */
function sortedRoles(roles: ResumeRole[], nowYear: number): ResumeRole[] {
  const end = (role: ResumeRole) => (role.current ? nowYear + 1 : (role.endYear ?? role.startYear ?? 0))
  return roles
    .map((role, n) => ({ role, n }))
    .sort((a, b) => end(b.role) - end(a.role) || (b.role.startYear ?? 0) - (a.role.startYear ?? 0) || a.n - b.n)
    .map(({ role }) => role)
}

function summaryOf(sections: ResumeSection[], nameAt: number | null, headline: string | null, lines: ResumeLine[]): string | null {
  const headed = sections.filter((section) => section.kinds[0] === 'summary' && section.lines.length > 0)
  const own = headed.find((section) => !/objective/i.test(section.heading ?? '')) ?? headed[0]
    const nameText = nameAt === null ? null : lines[nameAt]?.text
  const body = 
    own?.lines ??
    linesThat(
      sections.filter((section) => section.kinds[0] === 'top').flatMap((section) => section.lines),
      (line) => line.text !== nameText && line.text !== headline && !isContactLine(line.text),
    )
  const text = paragraphsOf(body)
    .map((paragraph) => paragraph.text)
    // Without a heading only running text counts, not an address or a slogan.
    .filter((paragraph) => own !== undefined || (paragraph.length >= 80 && /[.!?]$/.test(paragraph)))
    .flatMap(sentencesOf)
    .filter((sentence) => !isAddressedToMachine(sentence))
    .join(' ')
  return text === '' ? null : text
}

function resultsIn(roles: ResumeRole[], sections: ResumeSection[]): ResumeResult[] {
  const outside = sections.filter((section) => section.kinds.includes('results') || section.kinds[0] === 'summary')
  const texts = [
    ...roles.flatMap((role) => role.duties.flatMap(sentencesOf)),
    ...outside.flatMap((section) => paragraphsOf(section.lines).flatMap(({ text }) => sentencesOf(text))),
  ]
  return [...new Set(texts)].filter((text) => FIGURE.test(text) && MEASURE.test(text) && EFFECT.test(text)).map((text) => ({ text, role: null }))
}

function resultOf(text: string, roles: ResumeRole[]): ResumeResult {
  const role = roles.findIndex((candidate) => candidate.duties.some((duty) => duty.includes(text)))
  return { text, role: role < 0 ? null : role }
}
