/** Finds what in a person's facts and answers is evidence for a problem area: which line of which fact, with which words. */
import { occupationIndex } from '../occupation/occupation-index.ts'
import { titleFits } from '../occupation/match-occupations.ts'
import type { PersonFacts } from '../person/person-facts.ts'
import type { GeneratorForm } from '../endeavor/endeavor-form.ts'
import { isLongLine, segmentsOf } from './achievement-segments.ts'
import { AMBIGUOUS, EVERYWHERE, OFTEN } from './common-words.ts'
import { cueIndex, cuesIn, holdsCue, type CueIndex } from './cue-index.ts'
import { isNotOfPerson } from './not-of-person.ts'
import { partsAtHeads } from './post-heads.ts'
import type { DraftingKnowledge, Problem, ProblemArea } from './problem-area.ts'
import { soughtOccupations } from './sought-role.ts'

export { holdsCue }

export type EvidenceKind = 'title' | 'achievement' | 'publication' | 'patent' | 'award' | 'license' | 'degree' | 'skill' | 'summary' | 'project' | 'niche' | 'aim'
export type EvidenceLine = { id: string; kind: EvidenceKind; text: string; quote: string; weight: number; roleId: string | null }

export type Support = { line: EvidenceLine; cue: string; strength: number }
export type ProblemEvidence = { problem: Problem; score: number; supports: Support[] }
export type AreaEvidence = {
  area: ProblemArea
  score: number
  supports: Support[]
  problems: ProblemEvidence[]
  /** True where the person's occupation, as the U.S. occupation system knows it, lies in the area. */
  ofCareer: boolean
  /** How much of the main career lies in it, 0–1: 1 for the most recent long line of posts, little for a side line. */
  main: number
  /** True where the occupation agrees or the work itself shows it more than once: an endeavor may be built here. */
  backed: boolean
  /** How surely a role that the visitor wants lies in it, 0–1; 0 where it lies in a field of the career. */
  sought?: number
}

/** Lower case, punctuation gone, padded with blanks, so that " cue" finds beginnings of words. */
export function searchableLine(text: string): string {
  return ` ${text
    .toLowerCase()
    .replace(/[’']/g, '')
    .replace(/[^\p{L}\p{N}+#]+/gu, ' ')
    .trim()} `
}

const WEIGHTS: Readonly<Record<EvidenceKind, number>> = {
  title: 5,
  achievement: 3,
  publication: 5,
  patent: 6,
  award: 2,
  license: 3,
  degree: 3,
  skill: 1.2,
  summary: 1.6,
  project: 12,
  niche: 9,
  aim: 6,
}

/** A long line in which much ran together, statement by statement as printed; any other as it is. */
function statementsOf(line: string): string[] {
  if (!isLongLine(line)) return [line]
  const printed = segmentsOf(line).filter((segment) => line.includes(segment))
  return printed.length > 1 ? printed : [line]
}

/** Lines of everything the person is known to have done; facts that are unsure are left out. */
export function evidenceLines(facts: PersonFacts, form: GeneratorForm): EvidenceLine[] {
  const lines: EvidenceLine[] = []
  const add = (id: string, kind: EvidenceKind, quote: string | null, factor = 1, roleId: string | null = null) => {
    if (quote && quote.trim() !== '') lines.push({ id, kind, text: searchableLine(quote), quote, weight: WEIGHTS[kind] * factor, roleId })
  }
  const { futureProject, proposedEndeavorNiche, additionalInfo } = form.userProposedEndeavor
  add('project', 'project', futureProject)
  add('niche', 'niche', proposedEndeavorNiche)
  add('aim', 'aim', form.userBackground.futureRoleFocus)
  add('info', 'aim', additionalInfo, 0.5)
  add('headline', 'title', facts.headline, 0.8)
  add('summary', 'summary', facts.summary)
  facts.roles.forEach((role, at) => {
    // A job of long ago says less about what the person can propose now.
    const recency = at === 0 ? 1.2 : at === 1 ? 1 : at === 2 ? 0.7 : 0.35
    // An unsure title may point to a field; it is never told as a fact.
    add(role.id, 'title', role.title, role.certainty === 'sure' ? recency : recency * 0.7, role.id)
  })
  for (const achievement of facts.achievements) {
    const at = facts.roles.findIndex(({ id }) => id === achievement.roleId)
    if (achievement.certainty !== 'sure') continue
    for (const { text, behindHead } of partsAtHeads(achievement.text))
      for (const statement of statementsOf(text).filter((one) => !isNotOfPerson(one)))
        add(achievement.id, 'achievement', statement, (achievement.isResult ? 1.5 : 1) * (at > 2 ? 0.5 : 1), behindHead ? null : achievement.roleId)
  }
  for (const degree of facts.degrees) if (degree.certainty === 'sure') add(degree.id, 'degree', degree.field)
  for (const [kind, items] of [
    ['skill', facts.skills],
    ['license', facts.licenses],
    ['publication', facts.publications],
    ['patent', facts.patents],
    ['award', facts.awards],
  ] as const) {
    for (const item of items) if (item.certainty === 'sure') add(item.id, kind, item.text)
  }
  return lines
}

/** How many areas and problems share a cue: what many share tells little. */
function rarities(knowledge: DraftingKnowledge): Map<string, number> {
  const counts = new Map<string, number>()
  for (const area of knowledge.areas) {
    for (const cue of new Set([...area.cues, ...area.problems.flatMap(({ cues }) => cues)])) counts.set(cue, (counts.get(cue) ?? 0) + 1)
  }
  return new Map([...counts].map(([cue, count]) => [cue, 1 / count]))
}

type Cues = { rarity: ReadonlyMap<string, number>; index: CueIndex }

const known = new WeakMap<DraftingKnowledge, Cues>()
function cuesOf(knowledge: DraftingKnowledge): Cues {
  const before = known.get(knowledge)
  if (before) return before
  const rarity = rarities(knowledge)
  const found = { rarity, index: cueIndex(rarity.keys()) }
  known.set(knowledge, found)
  return found
}

/** The cues of fields and problems that stand in a line. */
export const cuesOfLine = (line: string, knowledge: DraftingKnowledge): Set<string> => cuesIn(line, cuesOf(knowledge).index)

/** A cue of two words is surer than one; what stands in every resume, or means something else in most, says little. */
export const sureness = (cue: string) => (EVERYWHERE.has(cue) ? 0.2 : OFTEN.has(cue) || AMBIGUOUS.has(cue) ? 0.55 : cue.includes(' ') ? 1.5 : 1)

/** Words of a post in any trade: together they name who somebody is and not what the work is about ("business development", "general manager"). */
const OF_ANY_TITLE = new Set(
  'business development general manager management director operations administrator assistant analyst coordinator specialist supervisor associate customer retention client team lead project program office staff'.split(
    ' ',
  ),
)
export const isOfAnyTitle = (cue: string): boolean =>
  cue
    .replace('$', '')
    .split(' ')
    .every((word) => OF_ANY_TITLE.has(word))

/** The lines that each cue stands in. */
function holdersOf(lines: readonly EvidenceLine[], index: CueIndex): Map<string, EvidenceLine[]> {
  const holders = new Map<string, EvidenceLine[]>()
  for (const line of lines) {
    for (const cue of cuesIn(line.text, index)) {
      const others = holders.get(cue)
      if (others) others.push(line)
      else holders.set(cue, [line])
    }
  }
  return holders
}

function supportsOf(cues: readonly string[], holders: ReadonlyMap<string, readonly EvidenceLine[]>, rarity: ReadonlyMap<string, number>): Support[] {
  const best = new Map<string, Support>()
  for (const cue of cues) {
    let uses = 0
    for (const line of holders.get(cue) ?? []) {
      const strength = (line.weight * (rarity.get(cue) ?? 1) * sureness(cue)) / (1 + uses++ * 0.6)
      const key = `${line.id}|${line.text}`
      const before = best.get(key)
      if (!before) best.set(key, { line, cue, strength })
      else best.set(key, { ...before, cue: sureness(cue) > sureness(before.cue) ? cue : before.cue, strength: before.strength + Math.min(strength, before.strength) * 0.4 })
    }
  }
  return [...best.values()].sort((a, b) => b.strength - a.strength)
}

const sum = (supports: readonly Support[]) => supports.slice(0, 12).reduce((total, { strength }) => total + strength, 0)

/** Kinds of lines that show work, study or an answer, and not only a word that was listed. */
const SHOWING = new Set<EvidenceKind>(['title', 'achievement', 'publication', 'patent', 'degree', 'license', 'project', 'niche'])
const WORKING = new Set<EvidenceKind>(['title', 'achievement', 'publication', 'patent', 'project'])

/** Supports by a cue that means one thing, each on a line of its own. */
export function strongLines(supports: readonly Support[]): Support[] {
  const seen = new Set<string>()
  return supports.filter(({ line, cue }) => SHOWING.has(line.kind) && sureness(cue) >= 1 && !seen.has(line.text) && seen.add(line.text) !== undefined)
}

/** Lines of work that come back to one word, without which it is a word in passing. */
const COMES_BACK = 3

/** Whether somebody's own line names the field: a title by one of its words, any line by a phrase or two words of it, or one word that work comes back to. Single words scattered over lines name none. */
export function bearsOut({ cues, problems }: Pick<ProblemArea, 'cues' | 'problems'>, lines: readonly EvidenceLine[]): boolean {
  const sure = [...new Set([...cues, ...problems.flatMap((problem) => problem.cues)])].filter((cue) => sureness(cue) >= 1)
  const uses = new Map<string, number>()
  return lines.some(({ text, kind }) => {
    if (!SHOWING.has(kind)) return false
    const held = sure.filter((cue) => holdsCue(text, cue)).map((cue) => cue.replace('$', ''))
    if (held.some((cue) => cue.includes(' '))) return true
    if (held.filter((cue) => !held.some((other) => other !== cue && cue.startsWith(other))).length >= 2) return true
    if (kind === 'title' && held.some((cue) => cues.includes(cue) || cues.includes(`${cue}$`))) return true
    // "Manager of Customer Support": a phrase of every resume tells the field where it is the title.
    if (kind === 'title' && cues.some((cue) => cue.includes(' ') && holdsCue(text, cue))) return true
    for (const cue of held) uses.set(cue, (uses.get(cue) ?? 0) + 1)
    return held.some((cue) => (uses.get(cue) ?? 0) >= COMES_BACK)
  })
}

/** From here on an occupation that was read is a person's profession, and so few fields share one that tells the field by itself. */
export const PROFESSION = { confidence: 0.5, fields: 3 }

const bearing = new WeakMap<DraftingKnowledge, Map<string, number>>()
/** How many fields an occupation lies in. */
function fieldsWith(code: string, knowledge: DraftingKnowledge): number {
  const before = bearing.get(knowledge) ?? new Map<string, number>()
  bearing.set(knowledge, before)
  const found = before.get(code) ?? knowledge.areas.filter(({ occupations }) => occupations.some((prefix) => code.startsWith(prefix))).length
  before.set(code, found)
  return found
}

/** Whether the profession alone tells the field: an occupation that was read surely or stated, and that few fields share. */
export function isOfProfession({ occupations: own }: ProblemArea, { occupations }: PersonFacts, knowledge: DraftingKnowledge): boolean {
  return occupations.some(
    ({ code, confidence, stated }) => own.some((prefix) => code.startsWith(prefix)) && (stated === true || (confidence >= PROFESSION.confidence && fieldsWith(code, knowledge) <= PROFESSION.fields)),
  )
}

/** Least confidence with which an occupation decides a field, and least likeness of a job title to one of its titles. */
const LEAST = { occupation: 0.3, title: 0.6 }

const LEADING_OCCUPATION = 0.45
/** As surely as this, a word of a title is enough, however common: “Marketing Analyst”. */
const SURE_OCCUPATION = 0.8

/** Managers of any trade: what they manage stands in their lines and not in their title. */
const OF_ANY_TRADE = /^11-(?:9041|9199)(?:\.00)?$/
/** Lines of work that such a title needs beside it. */
const MANAGED_LINES = 3

/** How surely the newest job titles lie in the occupations of an area, 0–1: a title that fits several trades counts less. */
function titledFits(facts: PersonFacts): { code: string; fit: number }[] {
  const index = occupationIndex()
  const titles = [
    ...(facts.headline ? [{ text: facts.headline, weight: 0.9 }] : []),
    ...facts.roles.slice(0, 5).flatMap(({ title }, at) => (title ? [{ text: title, weight: [1, 0.9, 0.75, 0.6, 0.5][at] ?? 0.5 }] : [])),
  ]
  return titles.flatMap(({ text, weight }) => [...titleFits(text.slice(0, 160), index)].map(([n, fit]) => ({ code: index.codes[n] ?? '', fit: fit * weight })))
}

type TitledPost = Pick<PersonFacts['roles'][number], 'start' | 'end' | 'current'> & { at: number; fits: readonly { code: string; fit: number }[] }

/** The newest posts with the occupations that their titles name. */
function titledPosts({ roles }: PersonFacts): TitledPost[] {
  const index = occupationIndex()
  return roles
    .slice(0, 8)
    .flatMap(({ title, start, end, current }, at) =>
      title ? [{ at, start, end, current, fits: [...titleFits(title.slice(0, 160), index)].map(([n, fit]) => ({ code: index.codes[n] ?? '', fit })) }] : [],
    )
}

/** Years of work that lie in an area by the titles of the posts; what ended long ago counts less. */
function yearsIn(posts: readonly TitledPost[], lies: (code: string) => boolean, latest: number): number {
  return posts.reduce((sum, { at, start, end, current, fits }) => {
    const fit = fits.reduce((best, { code, fit: one }) => (lies(code) ? Math.max(best, one) : best), 0)
    if (fit < LEAST.title * 0.75) return sum
    const last = current ? latest : (end?.year ?? start?.year ?? null)
    const years = start && last !== null ? Math.max(last - start.year, 0.5) : 1.5 - Math.min(at, 4) * 0.3
    const ago = last === null ? at * 2 : Math.max(latest - last, 0)
    return sum + (Math.min(years, 15) * Math.min(fit, 1)) / (1 + ago / 6)
  }, 0)
}

/** Every area with any evidence, best first. */
export function weighAreas(lines: readonly EvidenceLine[], facts: PersonFacts, knowledge: DraftingKnowledge): AreaEvidence[] {
  const { rarity, index } = cuesOf(knowledge)
  const holders = holdersOf(lines, index)
  const titled = titledFits(facts)
  const sought = [...soughtOccupations(lines.find(({ id }) => id === 'aim')?.quote ?? '')]
  const latest = Math.max(0, ...facts.roles.flatMap(({ start, end }) => [start?.year ?? 0, end?.year ?? 0]))
  const posts = titledPosts(facts)
  const years = new Map(knowledge.areas.map((area) => [area, yearsIn(posts, (code) => area.occupations.some((prefix) => code.startsWith(prefix)), latest)]))
  const longest = Math.max(0, ...years.values())
  // What somebody is now by all of the titles goes before what they did for longer.
  const leading = facts.occupations.find(({ confidence }) => confidence >= LEADING_OCCUPATION)
  /** Careers that the record shows, whatever was stated. */
  const recorded = new Set<ProblemArea>()
  const weighed = knowledge.areas
    .map((area): AreaEvidence => {
      const problems = area.problems
        .map((problem) => {
          const supports = supportsOf(problem.cues, holders, rarity)
          return { problem, supports, score: sum(supports) }
        })
        .sort((a, b) => b.score - a.score)
      const supports = supportsOf([...area.cues, ...area.problems.flatMap(({ cues }) => cues)], holders, rarity)
      const strong = strongLines(supports)
      const managed = strong.filter(({ line }) => WORKING.has(line.kind) && line.kind !== 'title').length >= MANAGED_LINES
      const lies = (code: string) => (managed || !OF_ANY_TRADE.test(code)) && area.occupations.some((prefix) => code.startsWith(prefix))
      const occupation = facts.occupations.reduce((best, { code, confidence }) => (lies(code) ? Math.max(best, confidence) : best), 0)
      const title = titled.reduce((best, { code, fit }) => (lies(code) ? Math.max(best, fit) : best), 0)
      const agrees = occupation >= LEAST.occupation || title >= LEAST.title
      const working = strong.filter(({ line }) => WORKING.has(line.kind))
      const asked = strong.some(({ line }) => line.kind === 'project')
      const named = supports.some(({ line, cue }) => (line.kind === 'title' || line.kind === 'project') && area.cues.includes(cue))
      const stated = facts.occupations.some((one) => one.stated === true && area.occupations.some((prefix) => one.code.startsWith(prefix)))
      const spoken = strong.length >= 1 || named || (occupation >= 0.6 && independentSupports(supports) >= 2)
      const isRecorded =
        agrees && spoken && (isOfProfession(area, facts, knowledge) || bearsOut(area, lines) || (named && occupation >= SURE_OCCUPATION)) && (!stated || title >= LEAST.title || working.length >= 2)
      if (isRecorded) recorded.add(area)
      const ofCareer = stated || isRecorded
      // Without the occupation, one word that means something else here must not carry an area: several lines and several words have to.
      const cues = new Set(working.map(({ cue }) => cue)).size
      const said = strong.filter(({ line }) => line.kind !== 'niche' && line.kind !== 'degree')
      const shown = (working.length >= 2 && said.length >= 3 && new Set(said.map(({ cue }) => cue)).size >= 3) || (working.length >= 4 && cues >= 2)
      return {
        area,
        supports,
        problems,
        score: sum(supports) + Math.max(occupation, Math.min(title, 1) * 0.7) * 14,
        ofCareer,
        // What somebody publishes or invents is a main line whatever the posts are called.
        main: Math.max(
          longest > 0 ? (years.get(area) ?? 0) / longest : ofCareer ? 1 : 0,
          stated || (leading !== undefined && lies(leading.code)) ? 1 : 0,
          strong.filter(({ line }) => line.kind === 'publication' || line.kind === 'patent').length >= 3 ? 0.9 : 0,
        ),
        // A field that is stated and that nothing in the record shows is one that is wanted.
        sought: sought.reduce((best, [code, fit]) => (area.occupations.some((prefix) => code.startsWith(prefix)) ? Math.max(best, fit) : best), stated && !isRecorded ? 1 : 0),
        backed: area.onlyByTitle ? (named && agrees) || asked : ofCareer || shown,
      }
    })
    .filter(({ score, sought: wanted = 0 }) => score > 0 || wanted > 0)
    .sort((a, b) => b.score - a.score)
  const goesOn = weighed.some(({ area, sought: wanted = 0 }) => recorded.has(area) && wanted > 0)
  const found = goesOn ? weighed.map((one) => ({ ...one, sought: 0 })) : weighed
  return found.some(({ ofCareer }) => ofCareer) ? withLeadingField(found, facts) : withNamedField(found, facts, titled)
}

/** How many lines of work speak for a field by words that mean it. */
const workShown = ({ supports }: AreaEvidence) => new Set(strongLines(supports).flatMap(({ line }) => (WORKING.has(line.kind) ? [line.text] : []))).size

/** Below this an occupation is one of several that a title may mean, and by how much the words of another field have to exceed those of its fields. */
const LEADING = { unsure: 0.45, lead: 1.6, lines: 4 }

/** Where the occupation is unsure, the field that far more of the resume speaks of than of those in which that occupation lies. */
export function withLeadingField(weighed: readonly AreaEvidence[], { occupations }: Pick<PersonFacts, 'occupations'>): AreaEvidence[] {
  if (occupations.some(({ confidence, stated }) => stated === true || confidence >= LEADING.unsure)) return [...weighed]
  const career = Math.max(0, ...weighed.filter(({ ofCareer }) => ofCareer).map(({ score }) => score))
  const leads = (one: AreaEvidence) => one.area.onlyByTitle === undefined && !one.ofCareer && one.backed && one.score >= career * LEADING.lead && workShown(one) >= LEADING.lines
  const [first] = weighed.filter(leads).toSorted((a, b) => b.score - a.score)
  return weighed.map((one) => (one === first ? { ...one, ofCareer: true, main: Math.max(one.main, 1) } : one))
}

/** Where no occupation is sure, a title that is near to several of them and the words of the work may agree on one field. */
const NAMED = { occupation: 0.2, title: 0.4, lines: 4 }

/** The one field that both the newest title and a degree name in words that mean one thing. */
function namedByStudies(weighed: readonly AreaEvidence[], newest: string): AreaEvidence | undefined {
  const named = weighed.filter(
    ({ area, supports }) =>
      area.onlyByTitle === undefined &&
      [({ kind, id }: EvidenceLine) => kind === 'title' && (id === newest || id === 'headline'), ({ kind }: EvidenceLine) => kind === 'degree'].every((of) =>
        supports.some(({ line, cue }) => of(line) && sureness(cue) >= 1),
      ),
  )
  // Of a field and its sub-field the one that more of the words name.
  const [first, second] = named.toSorted((a, b) => b.score - a.score)
  return first && (!second || first.score >= second.score * STUDIED.lead) ? first : undefined
}

/** Lines of work that have to agree with a degree, and how clearly, where no title names a field. */
const STUDIED = { lines: 2, lead: 1.5 }

/** Where the newest title names no field, the one that a degree names and the work itself shows more than any other. */
function namedByWork(weighed: readonly AreaEvidence[], newest: string): AreaEvidence | undefined {
  const titled = ({ area, supports }: AreaEvidence) =>
    area.onlyByTitle === undefined && supports.some(({ line, cue }) => line.kind === 'title' && (line.id === newest || line.id === 'headline') && sureness(cue) >= 1)
  if (weighed.some(titled)) return undefined
  const [first, second] = weighed
    .filter(({ area, supports }) => area.onlyByTitle === undefined && supports.some(({ line, cue }) => line.kind === 'degree' && sureness(cue) >= 1))
    .sort((a, b) => workShown(b) - workShown(a) || b.score - a.score)
  if (!first || workShown(first) < STUDIED.lines) return undefined
  const clear = !second || workShown(first) >= workShown(second) * STUDIED.lead || first.score >= second.score * STUDIED.lead
  return clear ? first : undefined
}

/** The areas with the one field that title, studies, and work name together as the career, where they name one. */
export function withNamedField(weighed: readonly AreaEvidence[], facts: PersonFacts, titled: readonly { code: string; fit: number }[] = titledFits(facts)): AreaEvidence[] {
  const newest = facts.roles[0]?.title ? facts.roles[0].id : 'headline'
  const named =
    namedByStudies(weighed, newest) ??
    namedByWork(weighed, newest) ??
    weighed.find(({ area, supports }) => {
      const lies = (code: string) => area.occupations.some((prefix) => code.startsWith(prefix))
      return (
        area.onlyByTitle === undefined &&
        facts.occupations.some(({ code, confidence }) => lies(code) && confidence >= NAMED.occupation) &&
        titled.some(({ code, fit }) => lies(code) && fit >= NAMED.title) &&
        independentSupports(supports) >= NAMED.lines &&
        strongLines(supports).length > 0
      )
    })
  return weighed.map((one) => (one === named ? { ...one, ofCareer: true, backed: true, main: Math.max(one.main, 1) } : one))
}

/** Different lines that speak for it, a person's answers counted as well. */
export function independentSupports(supports: readonly Support[]): number {
  return new Set(supports.map(({ line }) => line.text)).size
}
