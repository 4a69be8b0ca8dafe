/** Whether a statement that was said again still says what its line says: who did it, how far, and whether it was done at all. */
import { headedByNoun, isNounAtHead } from './noun-headed.ts'
import { findVerb, gerundOf } from './verbs.ts'

const BEFORE_DEED = '^(?:(?:i|also|then|was|were|am|is|had|have|has|been|[a-z]+ly) )*'
/** What makes a deed less than one's own finished deed, at the head of a line. */
const QUALIFIERS = [
  'help',
  'assist',
  'aid(?:ed|ing|s)?\\b',
  'support',
  'participat',
  'contribut',
  'learn',
  'shadow',
  'observ',
  'work(?:s|ed|ing)? (?:on|to|toward|in|as|under|with|alongside)',
  'train(?:s|ed|ing)? (?:to|in|on)\\b',
  '(?:un)?able to',
  'capable',
  'familiar',
  'responsible',
  'accountable',
  'in charge',
  'tasked',
  'plan(?:s|ned|ning)? (?:to|for)',
  'propos',
  'attempt',
  'tr(?:y|ie)',
  'fail',
  '(?:seek|sought)',
  'aim',
  'intend',
  'hope',
].map((stem) => ({ inLine: new RegExp(`${BEFORE_DEED}${stem}`, 'i'), inClause: new RegExp(`^(?:was )?${stem}`, 'i') }))

/** With whom, under whom, and whether: wherever it stands, it may not be cut off. */
const BOUNDS = [
  /\bas (?:a )?(?:part|member) of\b/i,
  /\b(?:together|jointly|in (?:collaboration|partnership|cooperation|conjunction)) with\b/i,
  /\balongside\b/i,
  /\bwith (?:the |an? |my |our |two |three |other )?(?:team|colleagues?|co-?workers|help|assistance|support|others)\b/i,
  /\bunder (?:the )?(?:close |direct |general )?(?:supervision|direction|guidance|leadership)\b/i,
  /\b(?:not|never|cannot|unless|except|but|nearly|almost|partly|partially|unsuccessfully)\b/i,
]

/** "I was awarded", "Appointed chair", "Trained by the maker": what was done to the person. */
const PASSIVE = /^(?:(?:i|also|then|had|have|has|[a-z]+ly) )*(?:was|were|am|is|got|been)(?: been)? (?:[a-z]+ly )*(?![a-z]+ing\b)/i
const DONE_TO_ONE =
  /^(?:i )?(?:[a-z]+ly )?(?:charged with|(?:asked|called (?:up)?on|expected|required|entrusted|elected|appointed|named|awarded|nominated|honored|invited|chosen|recognized|admitted|granted)\b|(?:certified|licensed|selected|hired|recruited|assigned|promoted|commissioned|contracted|accepted|recommended) (?:to|as|for|by|in|into)\b|[a-z]+(?:ed|ght) by (?!\d|\$|[a-z]+ing\b|(?:[a-z-]+ ){1,3}(?:[a-z]+ing|analysis) (?:two|three|four|five|six|\d+|the|an?) ))/i
/** "failed to": told by nobody as what he brings. */
const UNDONE = /^(?:failed|refused|declined|neglected) to\b/i

/** What was looked after is not told by it. */
const MAKES_SURE = /^(?:make|makes|made|making) (?:sure|certain)\b/i

/** "from 20 to 12" says something else where it ends at 20. */
const RANGE = /\b(from|between) (\$?\d\S*)((?: [a-z-]+){0,3}) (to|and) (\$?\d\S*)/gi

/** What the person did, not what befell them or was left undone. */
export const isOwnDeed = (line: string): boolean => !DONE_TO_ONE.test(line) && !PASSIVE.test(line) && !UNDONE.test(line)

/** Whether with whom, under whom, and whether it was done is still told. */
export const keepsBounds = (line: string, clause: string): boolean => !BOUNDS.some((bound) => bound.test(line) && !bound.test(clause))

export function keepsMeaning(line: string, clause: string): boolean {
  const plain = line.replace(/\s+/g, ' ').trim()
  if (DONE_TO_ONE.test(plain) || UNDONE.test(clause)) return false
  if (headedByNoun(plain) || isNounAtHead(chargeOf(plain)?.task ?? plain) || MAKES_SURE.test(plain)) return false
  if (PASSIVE.test(plain) && !clause.startsWith('was ')) return false
  if (chargeOf(plain) !== null && !clause.startsWith('was ')) return false
  if (QUALIFIERS.some(({ inLine, inClause }) => inLine.test(plain) && !inClause.test(clause))) return false
  if (!keepsBounds(plain, clause)) return false
  if (cutsApart(plain, clause)) return false
  return [...plain.matchAll(RANGE)].every(([, link = '', low = '', , , high = '']) => !clause.includes(`${link} ${low}`) || clause.includes(high.replace(/[,.;)]+$/, '')))
}

/** Verbs whose object is not yet the deed: products that are brought to market, a unit that is turned into a profit center. */
const TO_SOMEWHERE =
  /^(?:was responsible for )?(?:brought|bringing|put|putting|placed|placing|turned|turning|transformed|transforming|converted|converting|moved|moving|took|taking|kept|keeping|held|translated|translating|changed|changing|grew|expanded|transitioned|migrated|enabled|allowed|convinced|persuaded|encouraged|limited|restricted|linked|connected|compared|assigned|exposed|introduced)\b/
/** What may follow a place where a line is cut: how, with what result, or a deed of its own. */
const TELLS_MORE =
  /^(?:which|who|where|when|while|resulting|including|ensuring|making|leading|thereby|whereby|allowing|enabling|reducing|increasing|saving|improving|cutting|using|utilizing|helping|through|by|with|in|on|at|for|from|to|across|during|within|under|over|after|before|throughout|via|as|so|then|totaling|ranging|all|each|both|\w+ing)$/i

const bareWord = (word: string | undefined) => (word ?? '').toLowerCase().replace(/[^a-z0-9%$-]/g, '')

/** The words of the line behind the place where the clause ends, and whether a comma stands between; null where that place cannot be told. */
function behindCut(line: string, clause: string): { rest: string[]; comma: boolean } | null {
  const words = line
    .replace(/\s*\([^()]*\)/g, '')
    .replace(/(?<=[a-z])\/(?=[a-z])/gi, ' and ')
    .replaceAll('&', 'and')
    .split(/\s+/)
    .filter((word) => bareWord(word) !== '')
  const told = clause
    .replace(/\s*\([^()]*\)/g, '')
    .split(/\s+/)
    .filter((word) => bareWord(word) !== '')
  const [before, last] = [bareWord(told.at(-2)), bareWord(told.at(-1))]
  const places = words.flatMap((word, at) => (bareWord(word) === last && (bareWord(words[at - 1]) === before || words.filter((one) => bareWord(one) === last).length === 1) ? [at] : []))
  const at = places.toSorted((a, b) => Math.abs(a - told.length) - Math.abs(b - told.length))[0]
  return at === undefined ? null : { rest: words.slice(at + 1), comma: /,$/.test(words[at] ?? '') }
}

/** "delivery of nuclear | and non-nuclear projects", "advertise in small | , local newspapers", "brought products | to market": what belongs together is told whole. */
function cutsApart(line: string, clause: string): boolean {
  const found = behindCut(line, clause)
  const [next = '', after = '', third = ''] = found?.rest ?? []
  if (!found || next === '') return false
  if (/ as well$/.test(clause) && next === 'as') return true
  // "in a manner | that …", "menu design and costing, creating | …"
  if (/ in an? (?:manner|way|fashion)$/.test(clause) || /, [a-z]+ing$/.test(clause)) return true
  const last = bareWord(clause.split(' ').at(-1))
  // "their day | to day duties"
  if (/^to$/i.test(next) && bareWord(after) === last) return true
  // "recommendations that align | with the goals"
  if (/ (?:that|which|who|to) [a-z]+$/.test(clause) && PREPOSITION.test(next) && /^(?:base|third)$/.test(findVerb(last)?.form ?? '')) return true
  // "from paper | to shared records"
  if (/ from \S+(?: \S+)?$/.test(clause) && /^to$/i.test(next)) return true
  if (/^(?:and|or|nor|plus)$/i.test(next) || (/^as$/i.test(next) && /^well$/i.test(after))) {
    const verb = findVerb(bareWord(/ly$/.test(after) ? third : after))
    // A second deed may go; the second half of a pair of things may not.
    return !(verb && (verb.form !== 'base' || /^(?:an?|the|all|any|each|\d\S*)$/i.test(/ly$/.test(after) ? (found.rest[3] ?? '') : third)))
  }
  if (found.comma) return !(TELLS_MORE.test(next) || findVerb(bareWord(next)) !== null || /^(?:and|or)$/i.test(next))
  // "which partnered | with", "would insist | that": a verb is not parted from what it needs.
  if (/^that$/i.test(next) && (findVerb(last)?.form === 'base' || /^(?:insist|prove|agree|believe|state)$/.test(last))) return true
  if (/^(?:as|by|for|in|into|on|to|with|from|of|at)$/i.test(next) && /ed$|^(?:made|built|set|led|held|known|given)$/.test(last) && clause.split(' ').length > 2) return true
  return TO_SOMEWHERE.test(clause) && /^(?:to|into|from|as|under|within|on)$/i.test(next)
}

const PREPOSITION = /^(?:with|to|for|of|on|in|into|by|from|at|against|upon|toward|towards)$/i

const RESPONSIBLE = /^(?:i (?:was|am) )?(?:(?:also|[a-z]+ly) )*(responsible for|accountable for|in charge of|tasked with) /i
const CHARGED = /^was (?:responsible for|accountable for|in charge of|tasked with) (\w+)/

/** "Responsible for managing …": the charge and what it was to do; null for a line that names no charge. */
export function chargeOf(line: string): { charge: string; task: string } | null {
  const found = RESPONSIBLE.exec(line)
  return found ? { charge: (found[1] ?? '').toLowerCase(), task: line.slice(found[0].length).replace(/^the /, '') } : null
}

/** "managed 3 warehouses" under "responsible for" → "was responsible for managing 3 warehouses"; null where a later verb would stay in the past. */
export function underCharge(charge: string, clause: string, task: string): string | null {
  const words = clause.split(' ')
  const end = words.findIndex((word, at) => !/^and$/.test(word) && findVerb(word.replace(/,$/, ''))?.form !== 'past' && at > 0)
  const said = words.slice(0, end).map((word) => {
    const verb = findVerb(word.replace(/,$/, ''))
    return verb ? `${gerundOf(verb.base)}${word.endsWith(',') ? ',' : ''}` : word
  })
  const rest = words.slice(end)
  const known = new Set(task.toLowerCase().split(/[\s,]+/))
  if (end < 1 || !findVerb((words[0] ?? '').replace(/,$/, '')) || rest.some((word) => findVerb(word.replace(/,$/, ''))?.form === 'past' && !known.has(word.toLowerCase().replace(/,$/, ''))))
    return null
  return `was ${charge} ${[...said, ...rest].join(' ')}`
}

/** The deed a clause tells, without the charge it stood under: "managed 3 warehouses". */
export function deedOf(clause: string): string {
  return clause.replace(CHARGED, (_found, verb: string) => findVerb(verb)?.past ?? verb)
}

/** Whether a line without a subject may tell what was done to the person, who then is not its "I". */
export const isDoneToOne = (line: string): boolean => DONE_TO_ONE.test(line)
