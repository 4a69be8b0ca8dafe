/**
 * Reads the pages of a resume of any profession into facts about the person, each made of the resume's own words and
 * with its place. How this resume sets out its headings, positions and degrees is learned from itself.
 */
import { professionOf } from '../occupation/occupation-professions.ts'
import { dateRanges } from '../resume/resume-dates.ts'
import { degreeHits } from '../resume/resume-degrees.ts'
import { namesSchool, surelyEmployer, titleScore } from '../resume/header-words.ts'
import { isAddressedToMachine } from '../resume/machine-instructions.ts'
import { remembering } from '../resume/remembered.ts'
import { languageOf } from '../resume/resume-language.ts'
import {
  areInSeveralLines,
  beginsWithLicence,
  isAward,
  isDateOrLink,
  isHonor,
  isLicence,
  isNoPublication,
  isPartOfPatent,
  isCited,
  isPatent,
  isPublication,
  isSurelyLicence,
  itemsOf,
  publicationsApart,
  licencesOf,
  skillsOf,
  tellsAward,
} from '../resume/resume-lists.ts'
import { linesThat, resumeLines, resumeSections, type ResumeLine, type ResumePage, type ResumeSection, type SectionKind } from '../resume/resume-sections.ts'
import { findHeadline, findName, isContactLine } from '../resume/resume-top.ts'
import { paragraphsOf, sentencesOf } from '../resume/wrapped-text.ts'
import { achievementsIn, type ReadAchievement } from './achievement-facts.ts'
import { tellsStanding } from './standing-lines.ts'
import { degreesIn } from './degree-facts.ts'
import type { ReadDegree } from './degrees-told-once.ts'
import { studiesOf } from './studies-of-roles.ts'
import { datesStandAbove } from './study-entries.ts'
import { withStudiesUnderWay } from './studies-under-way.ts'
import type { ItemFact, PersonFacts, Place } from './person-facts.ts'
import { withHangingEnds, yearsBesideHanging } from './hanging-ends.ts'
import { ranTogether, tellsOtherWork, withLostOnly } from './lost-dates.ts'
import { strayStudies } from './stray-studies.ts'
import { narratedRoles } from './narrated-roles.ts'
import { occupationsOfPerson } from './person-occupations.ts'
import { isBlanked, monthsOf, placeOf, rolesIn, toldOnce, type ReadRole } from './role-facts.ts'
import { DEPARTMENT_OF, IS_CLAUSE, withoutPlace } from './role-names.ts'
import { prosePosts } from './prose-posts.ts'
import { rolesOfStudies, withoutPosts } from './roles-of-studies.ts'
import { undisputedYears } from './role-years.ts'

/**
 * @param pages lines in reading order; a tab is a wide gap in a line, an empty line a gap between paragraphs
 * @param now ends the current role (UTC)
 */
export function readPerson(pages: ResumePage[], now: Date): PersonFacts {
  return remembering(() => readLines(pages, now))
}

function readLines(pages: ResumePage[], now: Date): PersonFacts {
  const lines = resumeLines(pages)
  const found = findName(lines)
  const sections = withPostsOfResults(resumeSections(lines, found?.at ?? null).map(withoutMereStrengths))
  const of = (kind: SectionKind): ResumeLine[] => sections.filter((section) => section.kinds[0] === kind).flatMap(({ lines: own }) => own)
  const sharedBy = (kind: SectionKind): ResumeLine[] => sections.filter((section) => section.kinds.length > 1 && section.kinds.includes(kind)).flatMap(({ lines: own }) => own)

  const listed = rolesOf(
    sections.filter((section) => section.kinds[0] === 'experience'),
    of('top'),
  )
  const mixed = new Set(sections.filter(({ kinds }) => kinds.includes('education') && kinds.includes('experience')).flatMap(({ lines: own }) => own))
  listed.push(...rolesOfStudies(of('education'), listed, mixed))
  // Where no position is set out as one, those told in sentences count.
  const narrated = listed.some(({ lost }) => lost === undefined) ? [] : narratedRoles(unique([...of('experience'), ...of('summary'), ...of('top'), ...of('other')]), now)
  // Over a title at the head of the page stands who had the post.
  const ownName = found?.name.toLowerCase() ?? null
  const unnamed = (role: ReadRole): ReadRole => (ownName !== null && role.employer?.toLowerCase() === ownName ? { ...role, employer: null, certainty: 'unsure' } : role)
  const read = (narrated.length > 0 ? narrated : listed)
    .map(unnamed)
    .map((role) => (endsLater(role, now) ? { ...role, certainty: 'unsure' as const } : headsPage(role, lines[0]?.text ?? '') ? { ...role, certainty: 'sure' as const } : role))
  const headline = findHeadline(lines, found?.at ?? null)
  const sorted = newestFirst(read, now, headline)
  const roles = sorted.map((role, n) => ({ id: `role-${n + 1}`, role }))
  const achievements = achievementsOf(read, roles, sections, now.getUTCFullYear())

  const studies = withoutPosts(unique([...of('education'), ...sharedBy('education')]), mixed)
  const education = studies.length === 0 ? studies : unique([...studies, ...strayStudies(sections)])
  const degrees = (
    education.length > 0
      ? degreesIn(education, now, { datesAbove: datesStandAbove(sections.filter(({ kinds }) => kinds[0] === 'experience').map((section) => section.lines)) })
      : degreesIn(
          lines.flatMap(degreesApart).filter((line) => line.text.length < 120 && degreeHits(line.text).length > 0),
          now,
          { alone: true },
        )
  ).filter((degree) => degree.place === null || !isAddressedToMachine(degree.place.quote))
  degrees.push(...studiesOf(read, degrees))
  const summary = summaryOf(sections, found?.at ?? null, headline, lines)
  const told = {
    // What a position is called is nobody's name.
    name: found === null || sorted.some(({ title }) => title?.toLowerCase() === found.name.toLowerCase()) ? null : found.name,
    headline: headline !== null && isAddressedToMachine(headline) ? null : headline,
    summary,
    roles: roles.map(({ id, role: { title, employer, department, start, end, current, origin, place, certainty } }) => ({
      id,
      origin,
      place,
      certainty,
      title,
      employer,
      department,
      start,
      end,
      current,
    })),
    degrees: withStudiesUnderWay(degrees, [headline, summary]).map((degree: ReadDegree, n) => ({ id: `degree-${n + 1}`, ...degree })),
    achievements: achievements.map((achievement, n) => ({ id: `achievement-${n + 1}`, ...achievement })),
    ...listsOf(lines, of, sharedBy),
  }
  const text = lines.map((line) => line.text).join('\n')
  const occupations = occupationsOfPerson(told, text)
  return {
    ...told,
    yearsOfExperience: undisputedYears(
      tellsOfWork(told.roles) &&
        headWithoutDates(read) === null &&
        !read.some(mayBeNoWork) &&
        !of('results').some((line) => tellsOtherWork(line, read)) &&
        !of('education').some(({ text }) => SERVICE_BESIDE.test(text)) &&
        !of('experience').some(ranTogether)
        ? yearsBesideHanging(sorted, now)
        : null,
      [told.headline, told.summary, ...of('top').map((line) => line.text)],
      told.roles.some(({ current }) => current),
    ),
    occupations,
    profession: professionOf(occupations).key,
    language: languageOf(text),
  }
}

/** "Military Service: 84 - 92" among the studies: years of work that no post tells. */
const SERVICE_BESIDE = /\bmilitary service:? {0,2}[^\d]{0,40}\d{2}(?:\d{2})? ?(?:[-–—]|to) ?\d{2}/i

/** "Career Accomplishments" over "Kiln Manager 07/2005 to Current" and more such lines: where nothing else tells of posts, these are they. */
function withPostsOfResults(sections: ResumeSection[]): ResumeSection[] {
  const headsPost = ({ text, bullet }: ResumeLine) =>
    !bullet && text.split(/\s+/).length <= MOST_WORDS_OF_HEAD && dateRanges(text).some(({ index }) => index > 0 && titleScore(text.slice(0, index)) >= 2)
  if (sections.some(({ kinds, lines }) => kinds.includes('experience') && lines.length > 0)) return sections
  return sections.map((section) => (section.kinds[0] === 'results' && section.lines.filter(headsPost).length >= 2 ? { ...section, kinds: ['experience'] } : section))
}

const MOST_WORDS_OF_HEAD = 16

/** A title that also heads the page alone is one, also where its employer was left out; a single date beside it may be its start or its end. */
function headsPage({ title, employer, start, end, current, lost }: ReadRole, head: string): boolean {
  const endsFirst = start !== null && end !== null && (end.year < start.year || (end.year === start.year && (end.month ?? 12) < (start.month ?? 1)))
  return (
    title !== null &&
    employer === null &&
    lost === undefined &&
    (start === null || end !== null || current) &&
    !endsFirst &&
    head
      .trim()
      .toLowerCase()
      .replace(/ (?:present|current)$/, '') === title.toLowerCase()
  )
}

/** "BEng Mining (Quill, 2010); MSc Botany (Marble, 2016)": semicolons part what each begins with a degree. */
function degreesApart(line: ResumeLine): ResumeLine[] {
  const parts = line.text.split(/;\s+/)
  if (parts.length < 2 || !parts.some((part) => degreeHits(part)[0]?.index === 0)) return [line]
  return parts.map((text) => ({ ...line, text, breaks: [], full: false, gapBefore: true, cut: true }))
}

/** Dates of which none is surely a position's tell years of work only where titles stand beside them: beside all that go on, else beside most. */
function tellsOfWork(roles: Pick<ReadRole, 'certainty' | 'title' | 'current'>[]): boolean {
  const titled = roles.filter(({ title }) => title !== null).length
  return roles.some(({ certainty }) => certainty === 'sure') || titled === roles.length || (titled * 2 > roles.length && !roles.some(({ current }) => current))
}

/** "Qualifications" head the studies, or a list of strengths in which no degree, school or date stands. */
function withoutMereStrengths(section: ResumeSection): ResumeSection {
  const isStudies = section.lines.some(({ text }) => degreeHits(text).length > 0 || namesSchool(text) || /\b(?:19|20)\d\d\b/.test(text))
  return section.kinds[0] === 'education' && /^\W*(?:\p{L}+ )?qualifications\W*$/iu.test(section.heading ?? '') && !isStudies ? { ...section, kinds: ['skills'] } : section
}

/** Sections with several positions each have their own way to set them out ("Current work" and "Teaching"); those with fewer are read together. */
function rolesOf(sections: ResumeSection[], top: ResumeLine[]): ReadRole[] {
  const experience = withContinuations(sections)
  const own = experience.filter((lines) => lines.filter((line) => !line.bullet && dateRanges(line.text).length > 0).length > 2)
  const parts = own.length > 1 ? [...own, experience.filter((lines) => !own.includes(lines)).flat()] : [experience.flat()]
  const read = parts.some((lines) => lines.length > 0)
    ? withLostOnly(toldOnce(parts.flatMap((lines) => prosePosts(lines) ?? rolesIn(lines)))).map((role) => withinItsSection(role, sections))
    : rolesIn(top).filter(({ lost }) => lost === undefined)
  read.push(...undatedNow(sections, read))
  const settled = withHangingEnds(read, (role) => /\b(?:current|present)\b/i.test(sections[sectionOf(role, sections)]?.heading ?? ''))
  return settled.filter((role) => (role.title === null || !isAddressedToMachine(role.title)) && (role.employer === null || !isAddressedToMachine(role.employer)))
}

const CONTINUED = /\bcont(?:inued|inuation|['’]?d)?\b/i

/** The lines of each section; "Experience (cont.)" goes on with the one before. */
function withContinuations(sections: ResumeSection[]): ResumeLine[][] {
  const whole: ResumeLine[][] = []
  for (const { heading, lines } of sections) {
    if (CONTINUED.test(heading ?? '') && whole.length > 0) whole[whole.length - 1] = [...(whole.at(-1) ?? []), ...lines]
    else whole.push(lines)
  }
  return whole
}

/** "Quill Fellow" over its institute, under "Current Employment" and without dates: it is held today. */
function undatedNow(sections: ResumeSection[], read: ReadRole[]): ReadRole[] {
  return sections.flatMap((section, n) => {
    const [first, ...below] = section.lines.slice(0, 5)
    const isOwn = section.kinds[0] === 'experience' && /^(?:current|present)\b/i.test(section.heading ?? '') && !read.some((role) => sectionOf(role, sections) === n)
    if (!isOwn || first === undefined || first.bullet || section.lines.length > 5 || titleScore(first.text) < 2 || /[.;:]$|\d/.test(first.text)) return []
    const at = below.findIndex(({ text, bullet }) => !bullet && surelyEmployer(text) && !DEPARTMENT_OF.test(text) && text.split(/\s+/).length <= 8)
    const employer = at < 0 ? null : withoutPlace(below[at]?.text ?? '')
    return [
      {
        origin: 'resume',
        place: placeOf(section.lines.slice(0, at + 2)),
        certainty: 'unsure',
        title: first.text,
        employer,
        department: null,
        start: null,
        end: null,
        current: true,
        body: [],
        stray: [],
      },
    ]
  })
}

/** The index of the section that holds a line; -1 for none. */
const sectionAt = (page: number, line: number, sections: ResumeSection[]) => sections.findIndex(({ lines }) => lines.some((other) => other.page === page && other.number === line))
const sectionOf = ({ place }: ReadRole, sections: ResumeSection[]) => (place === null ? -1 : sectionAt(place.page - 1, place.line, sections))

/** "Research Experience" under the last position of "Employment" begins something else, unless it goes on under the same heading. */
function withinItsSection(role: ReadRole, sections: ResumeSection[]): ReadRole {
  const own = sectionOf(role, sections)
  const words = (n: number) =>
    (sections[n]?.heading ?? '')
      .toLowerCase()
      .replace(/[^\p{L}]+/gu, ' ')
      .trim()
  const goesOn = (n: number) => n === own || words(n) === words(own) || CONTINUED.test(words(n))
  const end = own < 0 ? -1 : role.body.findIndex((line) => !goesOn(sectionAt(line.page, line.number, sections)))
  if (end < 0) return role
  const left = role.body.slice(end).filter((line) => sections[sectionAt(line.page, line.number, sections)]?.kinds.includes('publications') !== true)
  return { ...role, body: role.body.slice(0, end), stray: [...left, ...role.stray] }
}

/** Dates of which no title tells: beside the blank of an employer they are those of a position. */
const mayBeNoWork = ({ lost, place }: ReadRole): boolean => lost !== undefined && !isBlanked(place?.quote ?? '')

/** "June 2019 – October 2029": a slip, or a post held until then; nobody knows which. */
function endsLater({ end }: ReadRole, now: Date): boolean {
  return end !== null && (end.year > now.getUTCFullYear() || (end.year === now.getUTCFullYear() && (end.month ?? 0) > now.getUTCMonth() + 1))
}

/** A position without dates over others that go back in time, none of which goes on: it may be the latest, and nobody knows since when. */
function headWithoutDates(roles: ReadRole[]): ReadRole | null {
  const [first, ...others] = roles
  const years = others.flatMap(({ start }) => (start === null ? [] : [start.year]))
  const goesBack = years.length > 0 && years.every((year, n) => n === 0 || year <= (years[n - 1] ?? year)) && !roles.some(({ current }) => current)
  return first !== undefined && first.start === null && first.end === null && first.title !== null && goesBack ? first : null
}

/** "Kiln Recruiter 02/2012" over others that go back in time and have all ended later: it heads the list with its start alone. */
function headWithoutEnd(roles: ReadRole[]): ReadRole | null {
  const [first, second, ...others] = roles
  const goesBack = [second, ...others].every((role, n, all) => role?.start != null && role.end !== null && (n === 0 || monthsOf(role.start) <= monthsOf(all[n - 1]?.start ?? role.start)))
  return first?.start != null && first.end === null && !first.current && first.hangs !== true && second?.end != null && goesBack && monthsOf(second.end) > monthsOf(first.start) ? first : null
}

/** Current roles, of several the one that heads the resume first (as does one without dates or without an end that heads the list), then by end, then by start; roles without years keep their place at the end. */
function newestFirst(roles: ReadRole[], now: Date, headline: string | null): ReadRole[] {
  const months = (point: { year: number; month: number | null } | null) => (point === null ? 0 : point.year * 12 + (point.month ?? 0))
  const end = (role: ReadRole) => (role.current ? now.getUTCFullYear() * 12 + 13 : Math.min(months(role.end ?? role.start), now.getUTCFullYear() * 12 + 12))
  const open = headWithoutDates(roles) ?? headWithoutEnd(roles)
  const heads = (role: ReadRole) => (role === open || (role.current && role.title !== null && role.title.toLowerCase() === headline?.toLowerCase()) ? 1 : 0)
  return roles
    .map((role, n) => ({ role, n }))
    .sort((a, b) => heads(b.role) - heads(a.role) || end(b.role) - end(a.role) || months(b.role.start) - months(a.role.start) || a.n - b.n)
    .map(({ role }) => role)
}

/** In the order of the resume: under positions, and beside them where no employer is told. */
/** What others say or did, and what is done for pleasure. */
const OF_OTHERS = /\b(?:references?|referees?|testimonials?|recommendations?|endorsements?|hobb(?:y|ies)|interests?|pastimes?|leisure|personal|family)\b/i

function achievementsOf(read: ReadRole[], roles: { id: string; role: ReadRole }[], sections: ResumeSection[], year: number): ReadAchievement[] {
  const width = Math.max(0, ...read.flatMap(({ body }) => body.map((line) => line.text.length)))
  // A sentence that tells of a position is its own: "…, where I built a platform for 14 plants".
  const telling = new Map(roles.flatMap(({ id, role }) => (role.body.length === 0 && role.place !== null && /\bI\s/.test(role.place.quote) ? [[role.place.quote, id]] : [])))
  const ofRoles = read.flatMap((role) => {
    const own = achievementsIn(role.body, roles.find((candidate) => candidate.role === role)?.id ?? null, year, width)
    // A clause that stands for the title may lead what is below it.
    return IS_CLAUSE.test(role.title ?? '') ? own.map((achievement) => ({ ...achievement, certainty: 'unsure' as const })) : own
  })
  const untied = read.flatMap(({ stray }) => achievementsIn(stray, null, year, width)).map((achievement) => ({ ...achievement, certainty: 'unsure' as const }))
  const taken = new Set(read.flatMap(({ body, stray }) => [...body, ...stray]))
  const free = sections.filter(
    ({ kinds, heading }) =>
      kinds.includes('results') || (kinds[0] === 'other' && /project|leadership|research|volunteer|teaching|training|workshop/i.test(heading ?? '')) || (kinds[0] === 'experience' && taken.size === 0),
  )
  const beside = free.flatMap((section) =>
    achievementsIn(
      section.lines.filter((line) => !taken.has(line)),
      null,
      year,
    ),
  )
  const standing = sections
    .filter((section) => !free.includes(section) && /^(?:other|awards|patents|licences|publications)$/.test(section.kinds[0] ?? ''))
    .flatMap((section) =>
      achievementsIn(
        section.lines.filter((line) => !taken.has(line)),
        null,
        year,
        0,
        tellsStanding,
      ),
    )
  const placeOf = ({ page, number }: ResumeLine) => `${page}:${number}`
  const placed = new Set([...taken].map(placeOf))
  // A result is told wherever it stands, but among what was studied, written or received; outside of a summary and of the work it may be another's.
  const summed = sections
    .filter((section) => !free.includes(section) && /^(?:summary|top|other|skills|experience)$/.test(section.kinds[0] ?? '') && !OF_OTHERS.test(section.heading ?? ''))
    .flatMap((section) =>
      achievementsIn(
        section.lines.filter((line) => !placed.has(placeOf(line))),
        null,
        year,
      )
        .filter(({ isResult, action }) => isResult && (section.kinds[0] === 'summary' || action !== null))
        .map((achievement) => (section.kinds[0] === 'summary' || section.kinds[0] === 'experience' ? achievement : { ...achievement, certainty: 'unsure' as const })),
    )
  const seen = new Set<string>()
  return [...ofRoles, ...untied, ...beside, ...standing, ...summed]
    .filter(({ text }) => !seen.has(sameText(text)) && seen.add(sameText(text)) !== undefined)
    .map((achievement) => ({ ...achievement, roleId: achievement.roleId ?? telling.get(achievement.text) ?? null }))
    .sort((a, b) => (a.place?.page ?? 0) - (b.place?.page ?? 0) || (a.place?.line ?? 0) - (b.place?.line ?? 0))
}

/** Printed twice, once with a full stop. */
const sameText = (text: string): string => text.replace(/[.;, ]+$/, '')

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

type Lists = Pick<PersonFacts, 'skills' | 'licenses' | 'publications' | 'patents' | 'awards'>

function listsOf(lines: ResumeLine[], of: (kind: SectionKind) => ResumeLine[], sharedBy: (kind: SectionKind) => ResumeLine[]): Lists {
  // "Certificates and Honors": what is an award there is no license.
  const honors = new Set(sharedBy('awards'))
  const ownLicenses = linesThat(of('licences'), (line) => !honors.has(line) || !isAward(line.text) || isLicence(line.text))
  const licenses = licencesOf(
    linesThat(ownLicenses, (line) => degreeHits(line.text).length === 0 || isLicence(line.text)),
    linesThat(
      unique([...sharedBy('licences'), ...of('education'), ...of('skills'), ...of('other'), ...of('results').filter((line) => beginsWithLicence(line.text))]),
      (line) =>
        !ownLicenses.includes(line) &&
        degreeHits(line.text).length === 0 &&
        (!namesSchool(line.text) || beginsWithLicence(line.text) || (isLicence(line.text) && /\(\p{Lu}{2,6}\)$/u.test(line.text))) &&
        (line.text.match(/,/g)?.length ?? 0) < 3,
    ),
  )
  const inSeveralLines = areInSeveralLines(ownLicenses)
  const cut = [...of('education'), ...of('other')].filter((line, n, all) => goesOnFrom(all[n - 1], line)).map(({ text }) => text)
  const skills = skillsOf(linesThat(unique([...of('skills'), ...sharedBy('skills')]), (line) => !licenses.includes(line.text)))
  const published = itemsOf(unique([...of('publications'), ...sharedBy('publications')])).flatMap(publicationsApart)
  const patentItems = itemsOf(unique([...of('patents'), ...sharedBy('patents')]))
  const mixed = (kind: SectionKind) => sharedBy(kind).length > 0
  const publications = published.filter((text) => !isPatent(text) && !isNoPublication(text) && (!mixed('publications') || isPublication(text)))
  // A title in quotation marks before a year is a paper, whatever heading stands above it.
  const papers = patentItems.filter((text) => !isPatent(text) && isCited(text))
  publications.push(...papers.filter((text) => !publications.includes(text)))
  const patents = patentItems.filter((text) => (isPatent(text) || !mixed('patents')) && !isPartOfPatent(text) && !papers.includes(text))
  for (const text of published) if (isPatent(text) && !patents.includes(text)) patents.push(text)
  const awards = itemsOf(unique([...of('awards'), ...sharedBy('awards')])).filter(
    (text) => !isDateOrLink(text) && !patents.includes(text) && (!mixed('awards') || (isAward(text) && !publications.includes(text))),
  )
  const received =
    [...of('results'), ...sharedBy('results')].length === 0
      ? []
      : paragraphsOf([...of('results'), ...sharedBy('results')])
          .flatMap(({ text, bullet }) => (bullet ? [text] : sentencesOf(text)))
          .filter((text) => tellsAward(text) && !awards.includes(text))
  const amongLicenses = itemsOf(of('licences')).filter((text) => isHonor(text) && text.length <= 160 && !awards.includes(text) && !received.includes(text))
  const items = (kind: string, texts: string[], isSure?: (text: string) => boolean): ItemFact[] =>
    texts
      .filter((text) => !isAddressedToMachine(text))
      .map((text, n) => ({ id: `${kind}-${n + 1}`, origin: 'resume', place: findPlace(lines, text), certainty: isSure === undefined || isSure(text) ? 'sure' : 'unsure', text }))
  return {
    skills: items('skill', skills),
    licenses: items('license', licenses, (text) => isSurelyLicence(text, inSeveralLines) && !cut.some((line) => line.startsWith(text.slice(0, 24)))),
    publications: items('publication', publications),
    patents: items('patent', patents),
    awards: items('award', [...new Set([...awards, ...received, ...amongLicenses])], (text) => isHonor(text) || dateRanges(text).length === 0),
  }
}

/** "…, Kiln Keeper Intermediate" on a full line over "Certificate in Glazing, …": a list that the width of the page breaks within an item. */
function goesOnFrom(before: ResumeLine | undefined, line: ResumeLine): boolean {
  return before?.full === true && before.text.includes(',') && !/[.:;,)]$/.test(before.text) && before.page === line.page && !line.gapBefore && !line.bullet && line.text.includes(',')
}

/** The line that holds the text, or its beginning where it wraps. */
function findPlace(lines: ResumeLine[], text: string): Place | null {
  const start = text.slice(0, 24)
  const line = lines.find((candidate) => candidate.text.includes(text)) ?? lines.find((candidate) => candidate.text.includes(start)) ?? null
  return line === null ? null : { page: line.page + 1, line: line.number, quote: line.raw }
}

function unique(lines: ResumeLine[]): ResumeLine[] {
  return [...new Set(lines)]
}
