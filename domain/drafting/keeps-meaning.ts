/** Whether a statement that was said again still says what its line says: who did it, how far, and whether it was done at all. */
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
  /^(?:i )?(?:[a-z]+ly )?(?:charged with|(?:asked|expected|required|entrusted|elected|appointed|named|awarded|nominated|honored|invited|chosen|recognized|admitted|granted)\b|(?:certified|licensed|selected|hired|recruited|assigned|promoted|commissioned|contracted|accepted|recommended) (?:to|as|for|by|in|into)\b|[a-z]+(?:ed|ght) by (?!\d|\$|[a-z]+ing\b))/i
/** "failed to": told by nobody as what he brings. */
const UNDONE = /^(?:failed|refused|declined|neglected) to\b/i

/** "from 20 to 12" says something else where it ends at 20. */
const RANGE = /\b(from|between) (\$?\d\S*)((?: [a-z-]+){0,3}) (to|and) (\$?\d\S*)/gi

export function keepsMeaning(line: string, clause: string): boolean {
  const plain = line.replace(/\s+/g, ' ').trim()
  if (DONE_TO_ONE.test(plain) || UNDONE.test(clause)) return false
  if (PASSIVE.test(plain) && !clause.startsWith('was ')) return false
  if (chargeOf(plain) !== null && !clause.startsWith('was ')) return false
  if (QUALIFIERS.some(({ inLine, inClause }) => inLine.test(plain) && !inClause.test(clause))) return false
  if (BOUNDS.some((bound) => bound.test(plain) && !bound.test(clause))) return false
  return [...plain.matchAll(RANGE)].every(([, link = '', low = '', , , high = '']) => !clause.includes(`${link} ${low}`) || clause.includes(high.replace(/[,.;)]+$/, '')))
}

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
