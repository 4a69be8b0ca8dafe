/**
 * Tells which occupations of the United States a person's work belongs to. The head noun of a title decides
 * ("Vice President" is no president of a bank, "Pilot Plant Engineer" no pilot); titles that name no work
 * ("Manager", "Consultant", "Founder") say nothing by themselves: there the words of the work decide, with less confidence.
 */
import type { OccupationMatch } from '../person/person-facts.ts'
import { occupationIndex, positions, type OccupationIndex } from './occupation-index.ts'
import { textWords, titleForms } from './title-words.ts'

export type OccupationEvidence = {
  /** Job titles as printed; `weight` 1 for the present one, less for the past. */
  titles: { text: string; weight: number }[]
  /** Skills and tools as printed. */
  skills: string[]
  /** Fields of study: "Mechanical Engineering". */
  degreeFields: string[]
  /** Achievements, duties, a summary. */
  texts: string[]
}

/** What the parts may add to a fit: a title that is the occupation's own is 1. */
const SHARE = { words: 0.4, tools: 0.15, degree: 0.2, earlierTitles: 0.25 }
/** Likelihoods fall by e with each such step in fit. */
const STEP = 0.13
const LEAST_CONFIDENCE = 0.2
/** Below this a title and the one of the tables have too little in common. */
const LEAST_TITLE = 0.42
/** A match that rests on words alone, or on a title that names no work, is never surer than this. */
const MOST_WITHOUT_TITLE = 0.45

/** Heads that name a standing, not a work. */
const OPEN_HEADS = new Set(
  'manager director head president executive officer chief founder owner partner consultant contractor freelancer entrepreneur specialist expert professional associate analyst coordinator supervisor leader lead member administrator representative advisor adviser assistant engineer teacher instructor operator agent worker fellow intern trainee student volunteer resident employee staff superintendent foreman captain architect designer developer technician scientist researcher professor lecturer trainer planner chair chairman chairperson chairwoman principal helper clerk inspector examiner editor producer server team experience'.split(
    ' ',
  ),
)
/** Of these, the ones that say so little that even an entry of the same name in the tables is by chance. */
const EMPTY_HEADS = new Set(
  'manager director head president executive officer chief founder owner partner consultant contractor freelancer entrepreneur specialist expert professional associate analyst coordinator supervisor leader lead member administrator representative advisor adviser assistant fellow intern trainee student volunteer employee staff team program experience captain operator worker agent chair chairman sergeant sgt airman lieutenant major colonel corporal commander soldier marine private'.split(
    ' ',
  ),
)
/** Heads that stand for each other, and what is lost by that. */
const KIN: [string[], number][] = [
  [['manager', 'director', 'head', 'president', 'chief', 'lead', 'leader', 'supervisor', 'superintendent', 'executive', 'officer'], 0.86],
  [['engineer', 'developer', 'programmer', 'architect'], 0.8],
  [['professor', 'lecturer', 'instructor', 'faculty', 'teacher'], 0.85],
  [
    [
      'specialist',
      'coordinator',
      'associate',
      'officer',
      'analyst',
      'administrator',
      'representative',
      'executive',
      'consultant',
      'advisor',
      'generalist',
      'assistant',
      'expert',
      'professional',
      'strategist',
      'planner',
      'partner',
    ],
    0.78,
  ],
  [['scientist', 'researcher', 'analyst'], 0.8],
  [['physician', 'doctor', 'specialist', 'consultant', 'fellow', 'resident'], 0.78],
  [['technician', 'technologist', 'mechanic'], 0.85],
  [['cook', 'chef'], 0.85],
]
const kinOf = new Map<string, Map<string, number>>()
for (const [heads, kept] of KIN) {
  for (const head of heads) {
    const kin = kinOf.get(head) ?? new Map<string, number>()
    for (const other of heads) if (other !== head) kin.set(other, Math.max(kept, kin.get(other) ?? 0))
    kinOf.set(head, kin)
  }
}
/** What is looked at, so that no resume takes long. */
const TITLES_MAX = 12
const SKILLS_MAX = 80
const DEGREES_MAX = 8
const TEXTS_MAX = 120
const TEXT_LETTERS = 600
const TITLE_LETTERS = 160
const MOST_FROM_TITLES = 1.4
const FOUNDERS = new Set(['founder', 'entrepreneur'])
const CHIEF_EXECUTIVES = '11-1011.00'
const UNKNOWN_WORD = 3
const HEAD_WEIGHT = 2.5
/** What a head tells that names at most so many trades. */
const OF_HEAD = 0.7
const HEAD_TRADES = 2
const ARCHITECTS = '17-1011.00'
/** Architects of what is no building. */
const OF_SYSTEMS =
  /^(?:solution|software|data|cloud|enterprise|security|system|network|technical|technology|information|application|integration|platform|infrastructure|devop|ai|ml|bi|web|java|salesforce|sap|database|business|process|product|ot|ic|cybersecurity|naval|marine|landscape)$/

/** At most three, best first; none where nothing fits. Pure: the same evidence gives the same matches. */
export function matchOccupations(evidence: OccupationEvidence): OccupationMatch[] {
  const index = occupationIndex()
  const size = index.codes.length
  const fromTitles = new Float64Array(size)
  const bestTitle: (string | undefined)[] = Array.from({ length: size })
  const telling = evidence.titles
    .slice(0, TITLES_MAX)
    .map(({ text, weight }) => ({ text, weight, fits: titleFits(text, index) }))
    .filter(({ fits }) => fits.size > 0)
  // Where the present title names no work, the latest one that does stands in for it, and all is less sure.
  const heaviest = telling.reduce((most, { weight }) => Math.max(most, weight), 0)
  for (const { text, weight, fits } of telling) {
    for (const [n, fit] of fits) {
      const worth = (fit * weight) / heaviest
      const before = fromTitles[n] ?? 0
      fromTitles[n] = Math.max(before, worth) + SHARE.earlierTitles * Math.min(before, worth)
      if (worth > before) bestTitle[n] = text
    }
  }
  const words = wordFits(evidence, index)
  const tools = toolFits(evidence, index)
  const degrees = degreeFits(evidence.degreeFields, index)

  const fits = index.codes.map((code, n) => {
    const title = Math.min(MOST_FROM_TITLES, fromTitles[n] ?? 0)
    const support = SHARE.words * (words.fits[n] ?? 0) + SHARE.tools * (tools.fits[n] ?? 0) + SHARE.degree * (degrees[n] ?? 0)
    // Words alone pull less than they support a title.
    return { n, title, support, fit: title + support - (/\.00$/.test(code) ? 0 : 0.03) - (/All Other/.test(index.titles[n] ?? '') ? 0.04 : 0) }
  })
  const best = fits
    .filter(({ title, support }) => title > 0 || support > 0.2)
    .toSorted((a, b) => b.fit - a.fit || a.n - b.n)
    .slice(0, 12)
  const top = best[0]
  if (top === undefined) return []
  const likelihoods = best.map(({ fit }) => Math.exp((fit - top.fit) / STEP))
  return best
    .slice(0, 3)
    .map(({ n, title, support }, at): OccupationMatch => {
      // Neighbors of the same kind of work make an occupation less sure than strangers do.
      const rivals = likelihoods.reduce((sum, likelihood, other) => {
        if (other === at) return sum
        const code = index.codes[best[other]?.n ?? 0] ?? ''
        return sum + likelihood * (code.slice(0, 6) === index.codes[n]?.slice(0, 6) ? 0.15 : code.slice(0, 4) === index.codes[n]?.slice(0, 4) ? 0.4 : 1)
      }, 0)
      const share = (likelihoods[at] ?? 0) / ((likelihoods[at] ?? 0) + rivals)
      const strength = title >= LEAST_TITLE ? Math.min(0.97, 0.9 * title + 0.5 * support) * (0.6 + 0.4 * heaviest) : Math.min(MOST_WITHOUT_TITLE, title + support)
      return {
        code: index.codes[n] ?? '',
        title: index.titles[n] ?? '',
        confidence: Math.round(Math.min(1, strength) * share * 100) / 100,
        evidence: [...new Set([...(bestTitle[n] === undefined ? [] : [bestTitle[n]]), ...(tools.found.get(n) ?? []).slice(0, 4), ...(words.found.get(n) ?? []).slice(0, 6)])],
      }
    })
    .filter(({ confidence }) => confidence >= LEAST_CONFIDENCE)
    .toSorted((a, b) => b.confidence - a.confidence)
}

/** Occupations one title can stand for, each with 0–1. */
export function titleFits(title: string, index: OccupationIndex = occupationIndex()): Map<number, number> {
  const fits = new Map<number, number>()
  const keep = (name: string, fit: number) => {
    const bearers = positions(index.byTitle.get(name))
    // A name that many trades share tells little about each.
    const shared = bearers.length > 4 ? Math.max(0.55, 1 - 0.02 * bearers.length) : 1
    for (const n of bearers) fits.set(n, Math.max(fits.get(n) ?? 0, fit * shared))
  }
  for (const { words, worth } of titleForms(title.slice(0, TITLE_LETTERS + ' student'.length))) {
    const name = words.join(' ')
    if (FOUNDERS.has(words.at(-1) ?? '')) {
      fits.set(index.codes.indexOf(CHIEF_EXECUTIVES), Math.max(0.5 * worth, fits.get(index.codes.indexOf(CHIEF_EXECUTIVES)) ?? 0))
      continue
    }
    const open = words.length === 1 && OPEN_HEADS.has(name)
    if (isStanding(words)) continue
    if (open || (isEmpty(words) && !(words.length > 1 && ownBearer(name, index)))) {
      if (!isEmpty(words)) keep(name, 0.4 * worth)
      continue
    }
    if (index.byTitle.has(name)) {
      keep(name, 0.94 * worth)
      for (const n of positions(index.byTitle.get(name))) if (index.ownNames.has(`${name}\t${n}`)) fits.set(n, 1.08 * worth)
      if (worth >= 0.6) break
      continue
    }
    for (const [candidate, fit] of nearTitles(words, index)) keep(candidate, fit * worth)
    // "food safety microbiologist": a head that names one trade tells it, whatever stands before.
    const head = words.at(-1) ?? ''
    const ofHead = index.byTitle.get(head)
    if (words.length > 1 && !OPEN_HEADS.has(head) && ofHead !== undefined && positions(ofHead).length <= HEAD_TRADES) keep(head, OF_HEAD * worth)
    if (head === 'architect' && !words.some((word) => OF_SYSTEMS.test(word))) fits.set(index.codes.indexOf(ARCHITECTS), Math.max(OF_HEAD * worth, fits.get(index.codes.indexOf(ARCHITECTS)) ?? 0))
  }
  return fits
}

function ownBearer(name: string, index: OccupationIndex): boolean {
  return positions(index.byTitle.get(name)).some((n) => index.ownNames.has(`${name}\t${n}`))
}

/** "postdoctoral associate", "graduate research assistant": how far somebody's studies are, in any science. */
const STANDING = /^(?:(?:post)?doctoral|predoctoral|postdoc|phd|doctorate|graduate|visiting|research|teaching|associate|fellow|scholar|assistant|researcher|scientist|student|candidate)$/
const OF_STUDIES = /^(?:(?:post)?doctoral|predoctoral|postdoc|phd|doctorate|graduate|visiting)$/
const isStanding = (words: readonly string[]): boolean =>
  words.every((word) => STANDING.test(word)) && (words.some((word) => OF_STUDIES.test(word)) || /^(?:research|teaching) (?:assistant|associate|fellow|scholar)$/.test(words.join(' ')))

function isEmpty(words: string[]): boolean {
  return words.every((word) => EMPTY_HEADS.has(word) || word === 'vice' || word === 'general' || word === 'managing' || word === 'senior' || word === 'executive' || word === 'corporate')
}

/** Titles of the tables with the same head, or one that stands for it, that share enough of the words. */
function nearTitles(words: string[], index: OccupationIndex): Map<string, number> {
  const near = new Map<string, number>()
  const head = words.at(-1) ?? ''
  const weigh = (word: string) => index.wordWeights.get(word) ?? UNKNOWN_WORD
  const own = new Set(words.slice(0, -1).filter((word) => word !== 'vice' && !EMPTY_HEADS.has(word)))
  if (own.size === 0) return near
  const ownWeight = [...own].reduce((sum, word) => sum + weigh(word), 0)
  const openHead = OPEN_HEADS.has(head)
  const headWeight = openHead ? HEAD_WEIGHT : 2 * HEAD_WEIGHT
  const heads = new Map([...(kinOf.get(head) ?? []), [head, 1]])
  const consider = (candidate: string) => {
    const parts = candidate.split(' ')
    const kept = heads.get(parts.at(-1) ?? '')
    if (kept === undefined) return
    let shared = 0
    let total = 0
    for (const word of parts.slice(0, -1)) {
      const weight = weigh(word)
      total += weight
      if (own.has(word)) shared += weight
    }
    // Behind a head that names no work, something must stand that does.
    if (shared === 0 && openHead) return
    const fit = (kept * (2 * (shared + headWeight))) / (ownWeight + total + 2 * headWeight)
    if (fit >= LEAST_TITLE) near.set(candidate, shared === ownWeight && total === shared ? kept : 0.95 * fit)
  }
  for (const candidate of new Set([...own].flatMap((word) => index.byWord.get(word) ?? []))) consider(candidate)
  if (!openHead && index.byTitle.has(head)) consider(head)
  return near
}

function note(found: Map<number, string[]>, n: number, text: string): void {
  const list = found.get(n)
  if (list === undefined) found.set(n, [text])
  else if (!list.includes(text)) list.push(text)
}

type Fits = { fits: Float64Array; found: Map<number, string[]> }

/** How well the words of the work fit the words that set an occupation apart: the best is 1 where there are enough of them. */
function wordFits(evidence: OccupationEvidence, index: OccupationIndex): Fits {
  const counts = new Map<string, number>()
  const count = (text: string, times: number) => {
    const words = textWords(text)
    for (const [n, word] of words.entries()) {
      counts.set(word, (counts.get(word) ?? 0) + times)
      const next = words[n + 1]
      if (next !== undefined) counts.set(`${word} ${next}`, (counts.get(`${word} ${next}`) ?? 0) + times)
    }
  }
  for (const { text, weight } of evidence.titles.slice(0, TITLES_MAX)) count(text.slice(0, TITLE_LETTERS), weight)
  for (const text of evidence.texts.slice(0, TEXTS_MAX)) count(text.slice(0, TEXT_LETTERS), 1)
  for (const text of evidence.skills.slice(0, SKILLS_MAX)) count(text.slice(0, TITLE_LETTERS), 1)
  for (const text of evidence.degreeFields.slice(0, DEGREES_MAX)) count(text.slice(0, TITLE_LETTERS), 1)

  const fits = new Float64Array(index.codes.length)
  const terms = new Map<number, [string, number][]>()
  for (const [term, times] of counts) {
    const list = index.byTerm.get(term)
    if (list === undefined) continue
    const bearers = list.split(',')
    // A word of many occupations says little; a repeated one a little more.
    const telling = (1 + Math.log(1 + times)) * Math.min(1, 12 / bearers.length) ** 0.5
    for (const bearer of bearers) {
      const cut = bearer.indexOf(':')
      const n = Number(bearer.slice(0, cut))
      const worth = telling * Number(bearer.slice(cut + 1))
      fits[n] = (fits[n] ?? 0) + worth
      const found = terms.get(n)
      if (found === undefined) terms.set(n, [[term, worth]])
      else found.push([term, worth])
    }
  }
  const most = Math.max(...fits)
  const full = Math.max(most, 140)
  const found = new Map<number, string[]>()
  for (const [n, list] of terms) {
    fits[n] = (fits[n] ?? 0) / full
    if ((fits[n] ?? 0) > 0.4) for (const [term] of list.toSorted((a, b) => b[1] - a[1]).slice(0, 6)) note(found, n, term)
  }
  return { fits, found }
}

function toolFits(evidence: OccupationEvidence, index: OccupationIndex): Fits {
  const fits = new Float64Array(index.codes.length)
  const found = new Map<number, string[]>()
  for (const skill of new Set(evidence.skills.slice(0, SKILLS_MAX).map((skill) => skill.slice(0, TITLE_LETTERS)))) {
    const bearers = positions(
      index.byTool.get(
        skill
          .toLowerCase()
          .replace(/[^a-z0-9+#. ]+/g, ' ')
          .replace(/\s+/g, ' ')
          .trim(),
      ),
    )
    if (bearers.length === 0) continue
    const telling = Math.log(index.codes.length / bearers.length) / Math.log(index.codes.length)
    for (const n of bearers) {
      fits[n] = (fits[n] ?? 0) + telling
      note(found, n, skill)
    }
  }
  const full = Math.max(2.5, ...fits)
  return { fits: fits.map((fit) => fit / full), found }
}

/** "Mechanical Engineering" speaks for the occupations that a mechanical engineer has. */
function degreeFits(fields: string[], index: OccupationIndex): Float64Array {
  const fits = new Float64Array(index.codes.length)
  for (const field of fields.slice(0, DEGREES_MAX)) for (const [n, fit] of titleFits(`${field.slice(0, TITLE_LETTERS)} student`, index)) fits[n] = Math.max(fits[n] ?? 0, fit)
  return fits
}
