/** Turns passages of a resume into first-person clauses without changing what they say; what cannot be turned safely is quoted. */
import type { ResumeDegree, ResumeFacts, ResumeRole } from '../resume/resume-facts.ts'
import { isSafe } from './safe-words.ts'
import { countWords, joinList, lowerFirst, plainLine, splitSentences, withArticle } from './sentence-forms.ts'

const IRREGULAR_PAST = new Set(
  'built led cut grew ran wrote won made drove oversaw taught began brought held kept set sold took shrank gave found spoke flew rebuilt rewrote undertook underwrote sought spent met put split drew chose raised hit doubled tripled halved'.split(' '),
)
/** Words in -ed that open a description and not a deed. */
const NOT_A_DEED = new Set(
  'experienced skilled dedicated motivated focused detailed advanced certified licensed interested need based seasoned qualified accomplished talented distributed embedded integrated combined related limited unified shared gifted speed feed proven'.split(' '),
)
const PASSIVE = new Set('awarded recognized recognised promoted selected nominated appointed elected invited honored named chosen hired'.split(' '))
const PRESENT = new Set(
  'lead manage develop design build run maintain analyze analyse support coordinate oversee conduct perform implement create prepare provide teach treat operate own direct plan review supervise train write deliver drive ensure handle monitor optimize evaluate advise collaborate work serve administer automate configure deploy execute facilitate fly install instruct lecture mentor negotiate organize produce recruit report research test troubleshoot diagnose architect audit model forecast source care precept'.split(' '),
)

export type Clause =
  /** Follows "I": "reduced claim processing time by 38 %". */
  | { kind: 'deed'; text: string; quote: string }
  /** Cannot follow "I" safely; stands between quotation marks. */
  | { kind: 'quote'; text: string; quote: string }

/** "Forecast error fell by 23%": the first word is a noun, although it could be a deed. */
const RESULT_OF_NOUN = /^\S+(?:\s[^\s,;]+){1,7}\s(?:fell|rose|dropped|grew|declined|increased|decreased|improved)\s(?:by|from|to)\b/
/** Where a second bullet was printed on without a stop: "… in its first year Managed backlog". */
const RUN_ON = /(?<=[a-z0-9%)])\s(?=(?:[A-Z][a-z]+ed|Led|Built|Ran|Wrote|Cut)\s[a-z])/
const FIGURE = /\d|\b(?:half|halved|doubled|tripled)\b/i
const CLAUSE_MAX_WORDS = 26

/** The first sentence of a bullet, shortened at a comma or semicolon to `max` words without losing its first figure; null if that fails. */
function shorten(text: string, max: number): string | null {
  const [sentence = ''] = splitSentences(text)
  const first = (sentence.split(RUN_ON)[0] ?? '').replace(/[.;,\s]+$/, '')
  if (countWords(first) <= max) return first
  const mustKeep = FIGURE.exec(first)?.index ?? 0
  const cuts = [...first.matchAll(/[;,](?=\s)|\s[–—-]\s|\s(?=while\s|which\s|resulting in\s|enabling\s|including\s)/g)].map((cut) => cut.index)
  for (const at of cuts.reverse()) {
    const kept = first.slice(0, at).replace(/[;,\s]+$/, '')
    if (countWords(kept) <= max && countWords(kept) >= 5 && at > mustKeep) return kept
  }
  return null
}

/**
 * A bullet as a clause. Deeds in the past tense follow "I"; present-tense verbs only under a current role.
 * Null where the bullet is too long to shorten honestly, too short to say anything, or uses words an endeavor may not use.
 */
export function clauseFromBullet(bullet: string, currentRole: boolean, maxWords = CLAUSE_MAX_WORDS): Clause | null {
  const cleaned = plainLine(bullet, 600).replace(/^[\s•·▪◦*–—-]+/, '')
  const text = shorten(cleaned, maxWords)
  if (!text || countWords(text) < 4 || !isSafe(text)) return null
  if ((text.match(/[“”"]/g) ?? []).length % 2 === 1 || (text.match(/\(/g) ?? []).length !== (text.match(/\)/g) ?? []).length) return null
  const words = text.split(/\s+/)
  const first = (words[0] ?? '').toLowerCase().replace(/[^a-z-]/g, '')
  const second = (words[1] ?? '').toLowerCase()
  if (/\b(?:he|she|his|her|him)\b/i.test(text)) return { kind: 'quote', text, quote: text }
  if (first === 'i' && second !== "'m") return { kind: 'deed', text: text.replace(/^i\s+/i, ''), quote: text }
  if (PASSIVE.has(first) && /^(?:as|to|for|by|the|a|an|best|employee|into|twice|one)$/.test(second) && first !== 'promoted' && !(first === 'selected' && /^(?:the|a|an)$/.test(second)) && !(first === 'hired' && /^(?:the|a|an)$/.test(second)) && !(first === 'recognized' && /^(?:the|a|an)$/.test(second)) && !(first === 'invited' && /^(?:the|a|an)$/.test(second))) {
    return { kind: 'deed', text: `was ${lowerFirst(text)}`, quote: text }
  }
  if (first === 'promoted') return second === 'to' || second === 'from' ? { kind: 'deed', text: `was ${lowerFirst(text)}`, quote: text } : { kind: 'deed', text: lowerFirst(text), quote: text }
  const deed = IRREGULAR_PAST.has(first) || (/^(?:co-|re-|pre-)?[a-z]{2,}ed$/.test(first) && (!NOT_A_DEED.has(first) || /^(?:\d|an?$|the$|new$|all$|over$|two$|three$|four$|five$|several$)/.test(second)) && !PASSIVE.has(first)) || (PASSIVE.has(first) && !/^(?:as|to|for|by)$/.test(second))
  const follows = !/^(?:in|by|with|at|on|of|and|&|[:–—-])$/.test(second) || /^(?:worked|collaborated|partnered|participated|served|consulted|contributed|led|volunteered|lectured|presented|specialized|flew|engaged)$/.test(first)
  if (deed && (follows || /^and$/.test(second))) return { kind: 'deed', text: lowerFirst(text), quote: text }
  if (RESULT_OF_NOUN.test(text) && PRESENT.has(first)) return { kind: 'quote', text, quote: text }
  if (PRESENT.has(first) && currentRole && !/^(?:of|and|&|for|:|–|-)$/.test(second) && !/s$/.test(first)) return { kind: 'deed', text: lowerFirst(text), quote: text }
  if (first === 'responsible' && second === 'for') return { kind: 'deed', text: `${currentRole ? 'am' : 'was'} ${lowerFirst(text)}`, quote: text }
  return { kind: 'quote', text, quote: text }
}

/** "Senior Backend Engineer" out of "SENIOR BACKEND ENGINEER – Payments (Remote)"; null where nothing title-like is left. */
export function roleTitle(role: ResumeRole): string | null {
  const head = plainLine(role.title, 120).split(/\s+[–—|-]\s+|\s*[(,;|/]\s*|\s{2,}/)[0]?.trim() ?? ''
  if (!head || countWords(head) > 7 || !/[A-Za-z]{2}/.test(head)) return null
  const cased = head === head.toUpperCase() && head.length > 5 ? head.toLowerCase().replace(/\b[a-z]/g, (letter) => letter.toUpperCase()) : head
  return isSafe(cased) ? cased : null
}

const SMALL_WORDS = new Set('of and the for de la du der y'.split(' '))
const LEGAL_FORMS: Readonly<Record<string, string>> = { inc: 'Inc', ltd: 'Ltd', pvt: 'Pvt', corp: 'Corp', co: 'Co', gmbh: 'GmbH', oy: 'Oy', bros: 'Bros', dept: 'Dept', st: 'St' }

/** "GREAT LAKES AUTOMATION INC." → "Great Lakes Automation Inc."; short names and words that look like initials keep their capitals. */
function printedName(employer: string): string {
  const name = plainLine(employer, 90)
  const words = name.split(' ')
  const long = words.filter((word) => /^[A-Z][A-Z’'-]{4,}[.,]?$/.test(word))
  if (name !== name.toUpperCase() || long.length === 0 || (words.length === 1 && name.length < 8)) return name
  return words
    .map((word, at) => {
      const bare = word.toLowerCase().replace(/[^a-z]/g, '')
      if (at > 0 && SMALL_WORDS.has(bare)) return word.toLowerCase()
      if (LEGAL_FORMS[bare]) return word.replace(/[A-Z]+/, LEGAL_FORMS[bare])
      if (/\d|[A-Z]\.[A-Z]/.test(word) || bare.length < 4 || !/[aeiouy]/.test(bare)) return word
      return word.toLowerCase().replace(/(^|[-/&(])[a-z]/g, (letter) => letter.toUpperCase())
    })
    .join(' ')
}

export function employerName(role: ResumeRole): string | null {
  const name = printedName(role.employer ?? '').split(/\s+[|•]\s+|\s*\(|\s+[–—]\s+/)[0]?.replace(/[,;:\s]+$/, '').trim() ?? ''
  return name && countWords(name) <= 8 && !isSelfEmployed(role) && isSafe(name) ? name : null
}

function isSelfEmployed(role: ResumeRole): boolean {
  return /self[- ]?employed|freelanc|independent (?:consultant|contractor)/i.test(`${role.employer ?? ''}`)
}

/** "a Senior Backend Engineer at Harbor Pay", without employer where it was named before; null without a usable title. */
export function roleNoun(role: ResumeRole, withEmployer = true): string | null {
  const title = roleTitle(role)
  if (!title) return null
  const employer = withEmployer ? employerName(role) : null
  if (isSelfEmployed(role)) return /freelance|independent|self/i.test(title) ? withArticle(title) : `a self-employed ${title}`
  return employer ? `${withArticle(title)} at ${employer}` : withArticle(title)
}

const SOFT_SKILL =
  /team ?(?:player|work)|communicat|leadership|problem[- ]solving|time management|hard[- ]?working|self[- ]?(?:motivated|starter)|detail|fast learner|multitask|interpersonal|microsoft (?:office|word)|ms office|^english$|^spanish$|native|fluent|critical thinking|adaptab|creativ|organi[sz]ation(?:al)?$|passion/i

/** Skills that can stand in a list inside a sentence, as printed and in their order. */
export function usableSkills(facts: ResumeFacts): string[] {
  const seen = new Set<string>()
  return facts.skills
    .map((skill) => plainLine(skill, 60).replace(/[.;,]+$/, ''))
    .filter((skill) => {
      const key = skill.toLowerCase()
      if (seen.has(key) || !skill || countWords(skill) > 4 || /[:;,]/.test(skill) || SOFT_SKILL.test(skill) || !isSafe(skill)) return false
      seen.add(key)
      return true
    })
}

const ORDINARY_SUFFIX = /(?:-oriented|-based|-driven|-level|-scale|-term|-time|ing|tion|sion|ment|ity|ance|ence|sis|ics|ship|ology|graphy|metry|ery|ures?|ness|ors?|ings|tions|ments)$/
const ORDINARY_WORDS = new Set(
  'financial clinical technical digital statistical structural functional operational electrical mechanical chemical industrial oral dental medical commercial environmental regulatory internal external risk data project product process supply chain quality cost user team field flight crew upset fatigue water power energy load fault flow protective relay large animal high low early small public health patient care claims case content brand email social media market sales contract category supplier strategic debt equity credit cash tax loan portfolio machine computer vision deep edge cloud network security identity access incident disaster recovery backup systems software hardware embedded control controls motion motor battery thermal composite finite element nondestructive test tests unit code design research survey time series survival bayesian discharge sepsis herd pediatric emergency primary obstetric high-risk ultrasound lean agile business change service root program stakeholder vendor spend demand inventory warehouse laboratory formative teacher lesson classroom structured apprenticeship skills fetal triage workforce inquiry-based ion continuous six crystal'.split(' ').filter((word) => !['bayesian', 'six', 'lean', 'agile'].includes(word)),
)

/** How a skill stands inside a sentence: ordinary words lose a printed capital ("Risk Modeling" → "risk modeling"), names keep theirs. */
export function skillInSentence(skill: string): string {
  const words = skill.split(' ')
  const ordinary = (word: string) => !/^[A-Z][a-z]+(?:-[A-Za-z][a-z]+)*$/.test(word) || ORDINARY_WORDS.has(word.toLowerCase()) || ORDINARY_SUFFIX.test(word)
  if (!words.every(ordinary) && !ordinary(words[0] ?? '')) return skill
  return words.map((word) => (/^[A-Z][a-z]+(?:-[A-Za-z][a-z]+)*$/.test(word) && ordinary(word) ? word.toLowerCase() : word)).join(' ')
}

const DEGREE_WORDS = {
  doctorate: 'a doctorate',
  professional: 'a professional degree',
  master: 'a master’s degree',
  bachelor: 'a bachelor’s degree',
  associate: "an associate degree",
  diploma: 'a diploma',
} as const

/** "a master’s degree in Data Science from Lakeview State University". */
export function degreeNoun(degree: ResumeDegree): string {
  const medical = degree.level === 'professional' ? /\b(M\.?D\.?|D\.?D\.?S\.?|D\.?M\.?D\.?|D\.?O\.?|J\.?D\.?|MBBS|Pharm\.?D\.?)(?=[\s,;)]|$)/.exec(degree.source)?.[1] : undefined
  const base = /\bMBA\b|\bM\.B\.A\b/.test(degree.source) && degree.level === 'master' ? 'an MBA' : medical ? withArticle(medical.replaceAll('.', '')) : DEGREE_WORDS[degree.level]
  const field = degree.field && !/^(?:MBA|M\.B\.A\.?|business administration)$/i.test(degree.field) && !medical ? ` in ${plainLine(degree.field, 80)}` : base === 'an MBA' || medical || !degree.field ? '' : ` in ${plainLine(degree.field, 80)}`
  const institution = degree.institution ? ` from ${plainLine(degree.institution, 90)}` : ''
  return `${base}${field}${institution}`
}

const LEVEL_ORDER = ['doctorate', 'professional', 'master', 'bachelor', 'associate', 'diploma']

/** Degrees, highest first. */
export function orderedDegrees(facts: ResumeFacts): ResumeDegree[] {
  return [...facts.degrees].sort((a, b) => LEVEL_ORDER.indexOf(a.level) - LEVEL_ORDER.indexOf(b.level))
}

/** A strength of the resume other than a role: patent, publication, license or award, as one sentence. */
export function listedStrengths(facts: ResumeFacts): { sentence: string; quote: string }[] {
  const quoted = (item: string) => plainLine(item, 160).replace(/[.;,]+$/, '').replace(/[“”"]/g, '')
  const usable = (items: readonly string[]) => items.map((item) => ({ item, text: quoted(item) })).filter(({ text }) => text && countWords(text) <= 22 && isSafe(text))
  return [
    ...usable(facts.patents).map(({ item, text }) => ({ sentence: `My resume also lists the patent “${text}.”`, quote: item })),
    ...usable(facts.publications).map(({ item, text }) => ({ sentence: `One of my publications is “${text}.”`, quote: item })),
    ...usable(facts.licences).map(({ item, text }) => ({ sentence: `My credentials include “${text}.”`, quote: item })),
    ...usable(facts.awards).map(({ item, text }) => ({ sentence: `My resume records the award “${text}.”`, quote: item })),
  ]
}

export function skillList(skills: readonly string[]): string {
  return joinList(skills.map(skillInSentence))
}
