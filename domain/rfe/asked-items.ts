/** Parts what a notice asks to be sent into its items: lettered, numbered, behind semicolons, or an “and/or” list. */
import { trimEndOf } from '../text-edges.ts'
import { longestQuote } from './notice-quote.ts'

/** `any`: one of its list is enough. `offered`: the notice names it as an example of what may be sent. */
export type ItemChoice = 'any' | 'offered'
/** `text`: an exact part of the sentence; `label`: as the notice prints it before the item, `(b)`, of a part of an item with that of the whole, `(b)(ii)`; `under`: the words of the whole. */
export type ItemPart = { text: string; label?: string; under?: string; choice?: ItemChoice }

const MARK = /(^|[\s:;,])(\(?([a-p]|\d{1,2}|[ivx]{1,4})[.)])\s+/g
const ORDERS: readonly (readonly string[])[] = ['abcdefghijklmnop'.split(''), Array.from({ length: 12 }, (_one, at) => String(at + 1)), ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii']]
/** An item of one word is none. */
const SHORTEST = 6
const ASKS =
  /\b(?:submit|provide|send|furnish|supply|enclose|contain|include|including|(?<=\b(?:uscis|office|officer|we) (?:\w+ )?)(?:requests?|needs?|requires?)|such as|for example|e\.g\.,?|of the following|the following)\b/gi
const EXAMPLES = /\b(?:such as|for example|e\.g\.|one or more of|any of|either of|at least one of)/i
const PAPER =
  /\b(?:contracts?|letters?|records?|returns?|statements?|plans?|reports?|agreements?|transcripts?|diplomas?|evaluations?|photographs?|articles?|invoices?|cop(?:y|ies)|orders?|certificates?|licenses?|budgets?|resum[eé]s?|receipts?|correspondence|publications?|citations?|projections?|payroll|forms?|data|analys[ei]s|studies|study|timelines?|descriptions?|documents?|documentation|evidence|lists?|charts?|leases?|deeds?|memoranda|grants?|patents?|affidavits?|declarations?|explanations?|discussions?|commitments?|proof|examples?)\b/i

const ORDERED = /^(?:please |kindly )?(?:submit|provide|furnish|send|explain|describe|clarify|identify)\b/i
const HEADED = new RegExp(`^(?:(?:an?|the) (?:[\\w-]+ ){0,3})?${PAPER.source}`, 'i')

const NAMED_EARLY = new RegExp(`^(?:[\\w-]+ ){0,3}?${PAPER.source}`, 'i')

/** A thing does not begin so. */
const NO_THING = /^(?:that|which|who|whom|whose|where|when|how|why|what|whether|as|to|in|on|at|by|of|for|from|with|if|not|including|such|especially|namely|e\.g\.|\w+ing|\w+ed)\b/i

/** “wage surveys of dyers, the bylaws of the guild, and bank statements”: half of them are known as papers, and each begins as a thing does. */
const areThings = (parts: readonly string[]): boolean =>
  parts.filter((part) => NAMED_EARLY.test(part)).length * 2 >= parts.length && parts.every((part) => part.split(' ').length > 1 && (NAMED_EARLY.test(part) || !NO_THING.test(part)))

/** "If such letters are unavailable, tax records" stands in for another item. */
const STANDS_IN = /^(?:if|where|in the event)\b/i
export const standsIn = ({ text }: Pick<ItemPart, 'text'>): boolean => STANDS_IN.test(text)
const withChoice = (part: ItemPart): ItemPart => (part.choice === undefined && STANDS_IN.test(part.text) ? { ...part, choice: 'offered' } : part)

const trimmed = (text: string): string => trimEndOf(trimEndOf(text.replace(/^[\s,;]+(?:in addition to [^,;]{3,60}, )?/i, ''), '.,;:').replace(/\b(?:and\/or|and|or)$/i, ''), ',;:').trim()

type Mark = { from: number; to: number; label: string; name: string }
/** `a.` within a sentence is a mark only behind a stop of some kind. */
const isMark = (text: string, { from, label }: Mark): boolean => from === 0 || /[()]/.test(label) || /(?:[:;,]|\b(?:and|or)) ?$/.test(text.slice(Math.max(0, from - 5), from))

const markedBy = (order: readonly string[], marks: readonly Mark[]): Mark[] => {
  const run: Mark[] = []
  for (const mark of marks) if (mark.name === order[run.length]) run.push(mark)
  return run.length < 2 ? [] : run
}

/** “(a) …; (b) …; and (c) …”; the parts of “(a) letters that state (i) …; (ii) …” stand under its words. */
function lettered(text: string): ItemPart[] {
  const marks = [...text.matchAll(MARK)]
    .map((match): Mark => ({ from: match.index + match[1]!.length, to: match.index + match[0].length, label: match[2]!, name: match[3]! }))
    .filter((mark) => isMark(text, mark))
  // The outer row is the one that begins first.
  const [run = []] = ORDERS.map((order) => markedBy(order, marks))
    .filter((one) => one.length > 0)
    .toSorted((one, other) => one[0]!.from - other[0]!.from)
  return run.flatMap(({ to, label }, place): ItemPart[] => {
    const end = run[place + 1]?.from ?? text.length
    const inner = marks.filter((mark) => mark.from >= to && mark.from < end)
    const parts = ORDERS.map((order) => markedBy(order, inner)).find((one) => one.length > 0) ?? []
    const whole = trimmed(text.slice(to, parts[0]?.from ?? end))
    if (parts.length === 0) return [{ text: whole, label }]
    return parts.map((part, at) => ({ text: trimmed(text.slice(part.to, parts[at + 1]?.from ?? end)), label: `${label}${part.label}`, ...(whole === '' ? {} : { under: whole }) }))
  })
}

/** “In particular, USCIS requests …”, “To show this, please submit …”. */
const OPENING = /^[^,;:]{2,80}, (?=(?:please|you|uscis|we|this office|the (?:officer|self-petitioner|petitioner|beneficiary)|submit|provide|send|furnish)\b)/i

/** Where the list begins: behind a colon, or behind the last word that asks before its first comma. */
function listStart(text: string): number {
  const colon = text.indexOf(': ')
  if (colon >= 0) return colon + 2
  const opening = OPENING.exec(text)?.[0].length ?? 0
  const behind = text.slice(opening).search(/[,;]|\band\/or\b/)
  const first = behind < 0 ? behind : opening + behind
  const asks = [...text.matchAll(ASKS)].filter(({ index, 0: word }) => first < 0 || index + word.length <= first + 1)
  const last = asks.at(-1)
  return last === undefined ? -1 : last.index + last[0].length
}

const partsOf = (text: string, from: number, by: RegExp): string[] =>
  text
    .slice(from)
    .split(by)
    .map((part) => trimmed(part).replace(/^(?:and\/or|and|or) /i, ''))

/** “documentary evidence that …, and evidence that …”, “letters that …, together with whatever shows …”: each has a complement of its own. */
const COMPLEMENT = '(?:that|which|of|from|showing|on)'
const SECOND_PAPER = new RegExp(`,? (?:and (?=(?:evidence|documentation|documents|proof) ${COMPLEMENT} )|(?:together|along) with (?=\\p{L})|as well as (?=(?:[\\w-]+ ){0,3}?${PAPER.source}))`, 'iu')

/** “identify the districts … and state what each changed”. */
const SECOND_ORDER = /,? and (?=(?:state|specify|explain|describe|clarify|identify) (?:how|what|why|whether|which|who|the|each|your|an?)\b)/i

/** The two things that one item asks for; itself where it asks for one. */
export function halvesOf(text: string): string[] {
  const order = ORDERED.test(text) ? SECOND_ORDER.exec(text) : null
  if (order !== null && order.index > 24 && !/(?:identify|explain|describe|state|specify|clarify)$/i.test(text.slice(0, order.index)))
    return [trimmed(text.slice(0, order.index)), text.slice(order.index + order[0].length)]
  const found = SECOND_PAPER.exec(text)
  if (found === null) return [text]
  const first = trimmed(text.slice(0, found.index))
  const second = trimmed(text.slice(found.index + found[0].length))
  return new RegExp(`${PAPER.source} ${COMPLEMENT} .{12}`, 'i').test(first) && second.split(' ').length > 4 ? [first, second] : [text]
}

/** The items of a line that holds a whole row of them, “(1) …; (2) …; and (3) …”, each with its label. */
export function rowOf(text: string): string[] {
  const bare = text.replace(BULLET, '')
  const row = LABEL.test(bare) ? lettered(bare) : []
  return row.length > 1 && row.every((part) => part.label !== undefined && part.under === undefined && part.text.length >= SHORTEST) ? row.map((part) => `${part.label} ${part.text}`) : [text]
}

/** “Explain, with papers, why a …, how the …, and whether the …” */
function questionsIn(text: string): ItemPart[] {
  const asks = '(?:why|how|whether|what|which|when|where|who|in what)'
  const from = new RegExp(
    `\\b(?:of|explain(?:ing)?|describ(?:e|ing)|state|clarify(?:ing)?|address(?:ing)?(?: in (?:your|the|his|her) (?:response|reply))?|discuss(?:ing)?|on),? (?=${asks}[ ,])`,
    'i',
  ).exec(text)
  const rest = from === null ? '' : text.slice(from.index + from[0].length)
  const parts = partsOf(rest, 0, new RegExp(`, (?:and |or )?(?=${asks} )`))
  if (parts.length > 2) return parts.map((part) => ({ text: part }))
  // What is too long to be quoted whole is quoted question by question.
  if (parts.length === 2 && text.length > longestQuote && parts.every((part) => part.split(' ').length > 5)) return parts.map((part) => ({ text: part }))
  // “addressing whether A and whether B”, each with a verb of its own.
  const [first = ''] = new RegExp(`^${asks}`, 'i').exec(rest) ?? []
  const pair = first === '' ? [] : partsOf(rest, 0, new RegExp(`,? and (?=${first} )`, 'i'))
  return pair.length === 2 && pair.every((part) => part.split(' ').length > 5) ? pair.map((part) => ({ text: part })) : []
}

/** The examples of a request that is too long to be quoted whole: none of them is to be cut off. */
function examplesIn(text: string): ItemPart[] {
  const from = text.length <= longestQuote ? null : /, (?:for example|such as|including|e\.g\.),? /i.exec(text)
  if (from === null) return []
  const under = trimmed(text.slice(0, from.index))
  const parts = partsOf(text, from.index + from[0].length, /, (?:and\/or |and |or )?| and\/or /)
  return under.length <= longestQuote && areThings(parts) ? parts.map((part) => ({ text: part, under, choice: 'any' })) : []
}

/** The items of a sentence that asks; itself, as the only one, where it holds no list. */
export const itemsOfSentence = (text: string): ItemPart[] => partsOfSentence(text).map(withChoice)

function partsOfSentence(text: string): ItemPart[] {
  const marked = lettered(text)
  const alone: ItemPart[] = [{ text }]
  const whole = (parts: readonly ItemPart[]) => parts.length > 1 && parts.every((part) => part.text.length >= (part.under === undefined ? SHORTEST : 3) && text.includes(part.text))
  const examples = examplesIn(text)
  if (examples.length > 1) return examples
  if (whole(marked)) return /\b(?:and\/or|or) \(?[a-z\d]{1,4}[.)] [^;]*$/i.test(text.slice(-Math.max(80, text.length / 2))) ? marked.map((part) => ({ ...part, choice: 'any' })) : marked
  // “Clarify how it is paid and submit a letter”: two orders.
  const orders = ORDERED.test(text) ? partsOf(text, 0, /,? and (?=(?:also )?(?:submit|provide|furnish|send|explain|describe|clarify|identify) )/) : []
  if (orders.length > 1 && !/\b(?:that|which|who|to)\b/.test(orders[0]!) && whole(orders.map((part) => ({ text: part })))) return orders.flatMap((part) => partsOfSentence(part))
  const from = listStart(text)
  if (from < 0) {
    const apart = text.length > longestQuote ? questionsIn(text) : []
    return whole(apart) ? apart : halvesOf(text).map((part) => ({ text: part }))
  }
  const chosen = EXAMPLES.test(text.slice(0, from)) ? ({ choice: 'any' } as const) : {}
  const clauses = partsOf(text, from, /; | \/ /).map((part): ItemPart => ({ text: part, ...chosen }))
  if (/; | \/ /.test(text.slice(from)) && whole(clauses)) return clauses
  const series = partsOf(text, from, /, (?:and\/or |and |or )?| and\/or /)
  const either = /\band\/or\b/i.test(text.slice(from)) || /, or /.test(text.slice(from))
  // “evidence of your role, a plan with a budget, and signed pledges of users”: the last stands beside papers, whatever it is.
  const isRow = series.length > 2 && areThings(series)
  const isMember = (part: string, at: number) =>
    isRow || PAPER.test(part) || (at === series.length - 1 && at > 1 && part.split(' ').length > 3 && series.slice(0, at).every((one) => NAMED_EARLY.test(one)))
  // “documentation of funds, such as grants, records, and letters” asks for one thing.
  const exemplifies = series.some((part, at) => at > 0 && /^(?:such as|including|for example|e\.g\.)/i.test(part))
  const isSeries = !exemplifies && series.length > (either ? 1 : 2) && series.every((part, at) => isMember(part, at) && part.length >= SHORTEST) && (either || /, and /.test(text.slice(from)))
  const parts = series.map((part): ItemPart => ({ text: part, ...(either ? { choice: 'any' as const } : chosen) }))
  if (isSeries && whole(parts)) return parts
  const questions = questionsIn(text)
  if (whole(questions)) return questions
  // “a copy of the contract and a letter from the bank”: each begins with its own paper.
  const pair = partsOf(text, from < 0 ? 0 : from, /,? and (?=(?:an?|copies|letters|documentation|evidence) )/)
  return pair.length === 2 && series.length < 3 && pair.every((part) => HEADED.test(part)) && whole(pair.map((part) => ({ text: part })))
    ? pair.map((part) => ({ text: part }))
    : halvesOf(text.slice(from)).length > 1
      ? halvesOf(text.slice(from)).map((part) => ({ text: part }))
      : alone
}

const LABEL = /^(\((?:[a-p]|\d{1,2}|[ivx]{1,4})\)|(?:[a-pA-P]|[A-Z]{1,2}-\d{1,2}|\d{1,2}|[ivx]{1,4})[.)])\s+(?=\S)/
const BULLET = /^[•▪◦●‣*–o-]\s+/
/** “Item 2: ”, “2.1 ”, “2 - ”, “| 2 | ”, “Second, ”. */
const NAMED_LABEL = /^(?:(?:item|request|no\.|question) ?\d{1,2}[.:)]?|\d{1,2}(?:\.\d{1,2}){1,2}\.?|\|? ?\d{1,2} ?[|-]|\d{1,2}(?= \p{Lu})|(?:first|second|third|fourth|fifth|finally|lastly),)\s+/iu
export const withoutNamedLabel = (text: string): string => text.replace(NAMED_LABEL, '')

/** An item of a list that stands on lines of its own; `endsOr` where the notice goes on with “or” behind it. */
export function listItem(text: string): ItemPart & { endsOr: boolean } {
  const bare = withoutNamedLabel(text.replace(BULLET, ''))
  const label = LABEL.exec(bare)?.[1]
  const words = trimmed(label === undefined ? bare : bare.slice(label.length))
  return { ...withChoice({ text: words }), endsOr: /[;,]? (?:and\/)?or[.;,]?$/i.test(bare), ...(label === undefined ? {} : { label }) }
}

const ROWS = { letter: ORDERS[0]!, number: ORDERS[1]!, roman: ORDERS[2]! } as const
type Row = keyof typeof ROWS
type Place = { row: Row; at: number }
const placesOf = (label: string): Place[] => {
  const name = label.replace(/[().]/g, '').toLowerCase()
  return (Object.keys(ROWS) as Row[]).flatMap((row) => (ROWS[row].includes(name) ? [{ row, at: ROWS[row].indexOf(name) }] : []))
}

const shapeOf = (label: string): string => label.replace(/[a-z]+|\d+/, 'x').replace(/[A-Z]+/, 'X')
/** “2.” behind the item “1.” of an open list. */
export function goesOnWith(text: string, before: string | undefined): boolean {
  const label = LABEL.exec(text)?.[1]
  if (label === undefined || before === undefined || shapeOf(label) !== shapeOf(before)) return false
  return placesOf(label).some(({ row, at }) => placesOf(before).some((place) => place.row === row && place.at + 1 === at))
}

/** It leads to its own lines, or begins with a paper. */
export const namesPaper = (text: string): boolean => text.endsWith(':') || HEADED.test(text.replace(LABEL, ''))

const ANY_PAPER = /\b(?:documents?|documentation|evidence|forms?|examples?)\b/gi
/** It says what it asks for, and not only that it asks for evidence: a kind of paper, what evidence is to show, or a question. */
const ASKS_OF =
  /\b(?:documents?|documentation|evidence|proof|information) (?:of|that|which|showing|demonstrating|establishing|on|regarding|concerning|about|from|to show)\b(?! (?:is|are)\b)|\b(?:how|why|what|whether|which|who|whose|when|where)\b|\?$/i
const IN_GENERAL = /\b(?:evidence|documentation|documents?|information|materials?|items?|response|request(?:ed)?)\b/i
/** It names a kind of paper. */
export const namesKindOfPaper = (text: string): boolean => PAPER.test(text.replace(ANY_PAPER, ' '))
export const namesThing = (text: string): boolean => namesKindOfPaper(text) || ASKS_OF.test(text) || !IN_GENERAL.test(text)

/** “A plan of the years ahead.” behind “Please provide the following.”: an item without a verb of its own. */
export const isFragment = (text: string): boolean => new RegExp(`${HEADED.source}(?!,? (?:is|are|was|were|has|have|had|do|does|did|must|may|should|will|would|can|could)\\b)`, 'i').test(text)
/** A sentence that opens such items. */
export const opensFragments = (plain: string): boolean => /\bthe following(?: (?:evidence|documents?|documentation|items|information|materials))?[.]$/.test(plain)
/** Two things or more are named behind what offers them. */
export const offersSeries = (plain: string): boolean => {
  const parts = OFFERS.test(plain) ? itemsOfSentence(plain) : []
  return parts.length > 1 && parts.every(({ text }) => PAPER.test(text))
}

/** Tells of the labels of a list, asked for in their order, whether each stands under the one before it of another row: `(i)` under `(b)`. */
export function nesting(): (label: string) => boolean {
  let outer: Place | null = null
  let inner: Place | null = null
  const next = (place: Place | null, among: readonly Place[]) => among.find(({ row, at }) => place !== null && place.row === row && at === place.at + 1)
  return (label) => {
    const places = placesOf(label)
    const further = next(inner, places)
    const beside = next(outer, places)
    // “(i)” behind “(h)” goes on with the letters.
    if (further !== undefined && beside === undefined) {
      inner = further
      return true
    }
    const begun = outer !== null && beside === undefined ? places.find(({ row, at }) => at === 0 && row !== outer!.row) : undefined
    if (begun !== undefined) {
      inner = begun
      return true
    }
    outer = beside ?? places[0] ?? null
    inner = null
    return false
  }
}

/** A line that opens a list of what to send, also where it gives no order. */
export const opensList = (plain: string): boolean =>
  plain.endsWith(':') &&
  /\b(?:submit|provide|send|furnish|supply|include|enclose|address|explain|show|demonstrate|clarify)(?: (?:us|also|all of|any of|one or more of|each of))* (?:the following|these)\b|^(?:[^;:]{3,80}, |therefore,? |accordingly,? )?(?:please )?(?:respond with|submit|provide|send|furnish|supply|include):$|\bconsider (?:submitting|providing|sending|including):$|\b(?:is|are) (?:\w+ )?asked (?:for|to)\b|\b(?:answer|address|respond to|reply to) (?:each of |all of )?(?:the following|these) (?:\w+ )?(?:questions|points|issues|matters|items)\b|\b(?:you|(?:self-)?petitioner|beneficiary) (?:should|must|needs? to|(?:are|is) (?:asked|requested|required) to)(?: (?:also|therefore))?:$|\b(?:would|could|might) (?:\w+ )?(?:assist|help|support|be (?:helpful|useful|of help))\b|\b(?:is|are) (?:still )?(?:missing|outstanding|lacking|wanted)\b|\b(?:should|must|needs? to|(?:are|is) (?:asked|requested|required) to) (?:\w+ )?(?:submit|provide|send|furnish|include)\b|\brequests? (?:that you \w+ )?(?:the following|additional|further)\b|\bthe following (?:[\w-]+ ){0,3}(?:evidence|documents?|documentation|items?|information|materials?)\b|\b(?:evidence|documents?|documentation|items|information|materials?) (?:is|are) (?:requested|required|needed)\b/.test(
    plain,
  ) &&
  !/\bmay\b/.test(plain)

/** It tells what was sent in, weighed, or required of anyone. */
const OF_RECORD =
  /\b(?:submitted|provided|included|filed|considered|reviewed|received|furnished|contained|contains?|consists?|listed|relied|cited|found|noted|exhibits?|in support|previously|already|regulations?|statute|c\.?f\.?r|criteria|criterion|categories|factors|prongs?|dhanasar|at least (?:two|three)|uscis (?:considers?|may)|considers?|demonstrates?|defines?|means?|not|no)\b/
/** “Request:”, “We need:”: such a line over two papers or more opens a list of what to send, whatever its words. */
export const leadsToPapers = (plain: string, below: readonly string[]): boolean =>
  plain.endsWith(':') && plain.split(' ').length <= 24 && !OF_RECORD.test(plain) && below.length > 1 && below.filter((text) => namesPaper(text.replace(BULLET, ''))).length * 2 >= below.length
/** Its papers are examples. */
export const leadsToExamples = (plain: string): boolean => /\b(?:may|might|could|would|can|examples?|such as|includes?|acceptable|probative|suggested)\b/.test(plain)

const OFFERS =
  /\b(?:you|the (?:self-)?(?:petitioner|beneficiary|applicant)|(?<!\bor )(?:he|she)(?! or\b)) (?:may|might|could) (?:\w+ )?(?:(?:wish|want|choose) to )?(?:submit|provide|present|send|supply|furnish|attach|include|add|explain|address|describe|discuss|document|show(?! that\b)|identify|name|list|clarify|quantify|supplement|consider (?:submitting|providing|sending|including))\b/
/** It is said to the petitioner, and not to anyone. */
export const offersToYou = (plain: string): boolean => OFFERS.test(plain)

/** A colon, also where a semicolon is printed for it. */
export const leadsToList = (plain: string): boolean => plain.endsWith(':') || (plain.endsWith(';') && OFFERS.test(plain))

/** The list is of what may be sent, and not of the kinds that the law counts. */
export const offersList = (plain: string): boolean =>
  leadsToList(plain) && /\b(?:may|might|could|examples?)\b/.test(plain) && !/\b(?:8 c\.?f\.?r|regulations?|statute|at least (?:two|three))\b/.test(plain)
