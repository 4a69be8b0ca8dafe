/** Statements that lost the marks or the lines between them, each of its own again. */
import { actionOf } from './achievement-words.ts'

/** Fewer words make no statement of their own. */
const SHORTEST = 3
/** A dash or a semicolon parts statements where it does so twice. */
const PARTS_BY_SIGN = 3
/** A sentence of several deeds that is no longer stays one. */
const LONG = 250

/** Marks of a list that stand within the text, before a capital letter. */
/** "… per hour -Raised the output - Cut the waste": a dash that touches the word behind it marks an item, and so do its siblings. */
const TIGHT_DASH = /\s-(?=\p{Lu}\p{Ll}+ )/u
const ITEM_DASH = /\s-\s?(?=\p{Lu}\p{Ll}+)/u
const MARK_WITHIN = /(?<!\s)\s*[·•◦▪●]\s*(?=\p{Lu})|\s\*\s?(?=\p{Lu})/u
const DASH_WITHIN = /\s[-–—]\s?(?=\p{L})/u
/** "… the teams.Approved …": a full stop whose blank was lost. */
const STOP_WITHOUT_BLANK = /(?<=\p{Ll}{3}[.!])(?=\p{Lu}\p{Ll}{2,}\s)/u
const SEMICOLON = /;\s+(?:and\s+)?/u

/** `whole`: false for what was parted from others and is no deed of its own, or may hold another one. */
export type Statement = { text: string; whole: boolean }

/** "… for a 450 kW project After the Quill flood 2015, inspected 31 piers": a capital begins another statement, by when it was done. */
const byOccasions = (text: string): string[] => text.split(/(?<=[a-z\d)]) (?=(?:After|During|Following) (?:the )?\p{Lu}[^,.;]{3,50}, [a-z]{3,}(?:ed|t) )/u)

/** "… for 40 guests Accomplishments Winner of …": a heading of a form within the text. */
const HEADING_WITHIN = /(?<=[\p{Ll}\d)%.]) (?:(?:Key|Major|Selected) )?(?:Accomplishments|Achievements|Responsibilities|Highlights):? (?=\p{Lu}\p{Ll}+ )/u

function byHeadings(text: string): string[] {
  const parts = text.split(HEADING_WITHIN)
  return parts.every((part) => isLong(part) && !GOES_ON.test(part.split(' ').at(-1) ?? '')) ? parts : [text]
}

/** The statements of one bullet or sentence, in their order: parted by marks within it, by full stops without a blank, and where a verb begins behind the end of a statement. */
export function statementsIn(text: string): Statement[] {
  const sections = byHeadings(text)
  if (sections.length > 1) return sections.flatMap((part, n) => statementsIn(part).map(({ text: one, whole }) => ({ text: one, whole: whole && (n === 0 || actionOf(one) !== null) })))
  const parts = [text].flatMap(byMarks).flatMap(byOccasions).flatMap(byStops).flatMap(bySigns)
  return parts.flatMap((part) => {
    const told = byVerbs(part)
    if (told.length === 1) return [{ text: part, whole: !holdsAnother(part) && !isOfAnother(part, text) }]
    return told.map((statement, n) => ({ text: statement, whole: !holdsVerb(statement) && !holdsAnother(statement) && !isOfAnother(statement, text) && (n > 0 || isDeed(statement, told[1] ?? '')) }))
  })
}

/** Whether a part may go on with what another did who was named before it. */
function isOfAnother(part: string, text: string): boolean {
  const before = text.slice(0, text.indexOf(part))
  return OF_ANOTHER.test(before) || (/^\p{Ll}/u.test(part) && OPEN_CLAUSE.test(before))
}

/** "Through fairs of the guild, raised …". */
const BEHIND_ADVERBIAL = /^(?:Through|By|With|Within|In|During|After|As|Via|Using|Under|For|Over) [^,]{3,80}, (\p{Ll}+)\b/u

/** "Leading mill of the valley" before "Processed orders" is a name, as "Serving as the lead" is none. */
function isDeed(first: string, next: string): boolean {
  const form = formOf(first)
  if (form === null) return verbForm(BEHIND_ADVERBIAL.exec(first)?.[1] ?? '') === 'past'
  return form === 'going' ? formOf(next) === 'going' || /^\S+ (?:an?|the|all|as|with|in|on|for|to|at|\d+)\s/.test(first) : true
}

const isLong = (part: string): boolean => part.split(/\s+/).length >= SHORTEST

function byMarks(text: string): string[] {
  const parts = text.split(MARK_WITHIN).map((part) => part.trim())
  if (parts.length === 1 && TIGHT_DASH.test(text)) {
    const [first = '', ...items] = text.split(ITEM_DASH).map((part) => part.trim())
    const listed = items.length > 1 && items.every((item) => actionOf(item) !== null)
    // A label before the first item.
    if (listed) return [first, ...items].filter((part, n) => n > 0 || !part.endsWith(':') || isLong(part))
  }
  return parts.every(isLong) ? parts : [text]
}

function byStops(text: string): string[] {
  const parts = text.split(STOP_WITHOUT_BLANK)
  return parts.slice(1).every((part) => actionOf(part) !== null) && parts.every((part) => part.split(/\s+/).length > 1) ? parts : [text]
}

/** "… ; Answered …; Drafted …", "… - Led … - Drew up …": each part a deed in one form, or each with a capital letter and most of them deeds. */
function bySigns(text: string): string[] {
  for (const sign of [SEMICOLON, DASH_WITHIN]) {
    const parts = text.split(sign).map((part) => part.trim())
    const [, ...others] = parts
    const deeds = others.filter((part) => actionOf(part) !== null)
    const inOneForm = text.length > LONG && parts.every((part) => formOf(part) !== null && formOf(part) === formOf(text))
    const led = sign === SEMICOLON && parts.every((part) => /^\p{Lu}/u.test(part)) && deeds.length * 2 > others.length
    const listed = sign === DASH_WITHIN && others.every((part) => /^\p{L}/u.test(part) && formOf(part) !== null && formOf(part) === formOf(others[0] ?? ''))
    if (parts.length >= PARTS_BY_SIGN && parts.every(isLong) && (inOneForm || led || listed)) return parts
  }
  return [text]
}

/** Past forms that end otherwise and are no nouns. */
const IRREGULAR = /^(?:paid|led|built|wrote|oversaw|taught|sold|ran|drove|brought|grew|spoke)$/i

type Form = 'past' | 'base' | 'going'

function verbForm(word: string): Form | null {
  if (IRREGULAR.test(word)) return 'past'
  const action = /^\p{L}\p{Ll}+$/u.test(word) ? actionOf(word) : null
  if (action === null) return null
  if (/ed$/.test(word)) return 'past'
  return /ing$/.test(word) ? 'going' : action === word.toLowerCase() ? 'base' : null
}

const formOf = (text: string): Form | null => verbForm(text.match(/^\S+/)?.[0] ?? '')

/** "… of the process Trained 12 people": a verb with a capital letter, in the form of the first one or of a form that no noun has. */
function byVerbs(text: string): string[] {
  const form = formOf(text)
  const parts: string[] = []
  let start = 0
  const verbs = verbsWithin(text).filter((one) => mayBegin(one, text) && (isSurely(one) || (one.form === form && !(one.behindName && form === 'base'))))
  for (const at of [...verbs.map((begin) => begin.at), ...openingsWithin(text)].toSorted((a, b) => a - b)) {
    const ahead = text.slice(start, at).trim()
    if (!isLong(ahead)) continue
    parts.push(ahead)
    start = at
  }
  return [...parts, text.slice(start).trim()]
}

/** `before`: the word before it; `behindName`: and that has a capital letter; `joined`: a comma stands behind it, as before a second verb. */
type Begin = { at: number; before: string; verb: string; form: Form; behindName: boolean; joined: boolean; paired: boolean; next: string }

/** "… of the county Responsible for …", "… of the plant Carefully weighed …": openings of a statement that are no verbs. */
const OPENING =
  /(?<=[\p{Ll}\d)%] )(?:(?:Responsible|Accountable) (?:for|of)|In charge of|Involved in|Proficient in|Skilled in|(?:Management|Development|Implementation|Coordination|Preparation|Supervision|Administration|Maintenance|Creation) of|(?:Project|Team) (?:lead|leader|manager) (?:on|for|of)|Working with [^,.;]{2,40}, (?=\p{Ll}+ed\b)|\p{Lu}\p{Ll}+ly (?:responsible|accountable) (?:for|of))(?= ?[\p{L}\d])/giu
const ADVERB_BEFORE_VERB = /(?<=[\p{Ll}\d)%] )\p{Lu}\p{Ll}+ly (?=(\p{L}\p{Ll}+) )/gu

function openingsWithin(text: string): number[] {
  const found = [...[...text.matchAll(OPENING)].filter(([opening]) => /^\p{Lu}/u.test(opening)), ...[...text.matchAll(ADVERB_BEFORE_VERB)].filter(([, verb = '']) => verbForm(verb) !== null)]
  return found.flatMap(({ index }) => {
    const before = text.slice(0, index).trimEnd().split(/\s/).at(-1) ?? ''
    return GOES_ON.test(before) ? [] : [index]
  })
}

/** Words with a capital letter that may be verbs and stand behind what may end a statement. */
function verbsWithin(text: string): Begin[] {
  return [...text.matchAll(WITHIN)].flatMap(({ index, 1: before = '', 2: verb = '', 3: comma = '', 4: next = '' }) => {
    const form = verbForm(verb)
    const paired = form === 'past' && next === 'and' && isPaired(verb, text.slice(index + before.length + 1))
    if (form === null || (!paired && isAdjective(verb, before, next)) || GOES_ON.test(before) || !/[\p{L}\d)%]$/u.test(before)) return []
    return [{ at: index + before.length + 1, before, verb, form, behindName: !/^[\p{Ll}\d(]/u.test(before), joined: comma !== '', paired, next }]
  })
}

/** "… for the Quill Mills Managed and opened …": two past forms in a row are deeds behind a name too. */
const isPaired = (verb: string, rest: string): boolean => (verb === 'Managed' || !ADJECTIVE.test(verb)) && verbForm(/^\S+ and (\p{Ll}+ed)\b/u.exec(rest)?.[1] ?? '') === 'past'

/** "the Managed Care group", and not "… of the mill Managed the whole line": a past form before a small letter is a verb. */
const isAdjective = (verb: string, before: string, next: string): boolean =>
  ADJECTIVE.test(verb) && !(/ed$/.test(verb) && (/[%\d]$/.test(before) || (/^[\p{Ll}(]/u.test(before) && /^[\p{Ll}\d$]/u.test(next))))

/** "… the committee when Quill Mills | Moved 160 looms": what another did. */
const CLAUSE_OF_NAME = /\b(?:when|where|while|until|because|after|before) (?:the )?(?:\p{Lu}[\p{L}.&’'-]* ){1,4}$/u

/** Whether a statement may begin at a verb: an object or a name stands behind it. */
function mayBegin(begin: Begin, text: string): boolean {
  if (begin.behindName && CLAUSE_OF_NAME.test(text.slice(0, begin.at))) return false
  if ((begin.verb === 'Assisted' && begin.next === 'Living') || (begin.next === 'by' && begin.form === 'past')) return false
  // "A software Audit in which I saved …": a noun.
  if (begin.form === 'base' && !NO_NOUN.test(begin.verb) && /^(?:in|of|for|on|with|by|at|from|which|that|is|was|were)$/.test(begin.next)) return false
  // "Design, develop and test …": a row of verbs, and no row of names.
  if (begin.joined) return begin.form !== 'going' && verbForm(begin.next) === begin.form
  // "the engineer Jan Kos Wrote …" may be what he wrote.
  if (NEVER_NOUN.test(begin.verb)) return !/\p{Lu}\p{Ll}+ \p{Lu}\p{L}+ $/u.test(text.slice(0, begin.at))
  return /^[\p{Ll}\d$]/u.test(begin.next) || (!begin.behindName && formOf(begin.before) !== 'past' && takesName(begin, text.slice(begin.at)))
}

/** "Created Unit Plans for …": behind a verb stands a name and then goes on the sentence; in "Automated Loom Renewal Program" all is the name. */
function takesName({ before, verb, form, next }: Begin, rest: string): boolean {
  if (form === 'base') return NO_NOUN.test(verb)
  return (
    form === 'past' &&
    verbForm(next) === null &&
    rest
      .split(/\s+/, /[%\d]$/.test(before) ? 10 : 4)
      .slice(2)
      .some((word) => /^\p{Ll}/u.test(word))
  )
}

/** The word before, the verb, and the word behind it. */
const WITHIN = /(?<=\s)(\S+)\s(?=(\p{Lu}\p{Ll}{2,})(,?)\s([\p{L}\d$]+))/gu

/** Behind a name ("the Kiln Applied group") only what follows shows that it is a verb; in the past it is no noun. */
function isSurely({ verb, form, behindName, joined, paired, next }: Begin): boolean {
  if (NEVER_NOUN.test(verb) || paired) return true
  if (joined) return !behindName
  const hasObject = /^[\p{Ll}\d$]/u.test(next)
  return form === 'past' ? hasObject && (!behindName || DETERMINER.test(next)) : form === 'base' && NO_NOUN.test(verb) && !behindName
}

/** Another deed in the past stands within one, behind a name or before one, so that it could not be parted: "… the new Looms Fired Marble kilns". */
function holdsAnother(text: string): boolean {
  return formOf(text) === 'past' && verbsWithin(text).some((begin) => begin.form === 'past' && !isOfName(begin))
}

const holdsVerb = (text: string): boolean => verbsWithin(text).some(({ behindName }) => !behindName)

/** Between two words of a name ("Marble Stored Looms"), or behind a verb and before one ("reviewed Proposed Change Orders"). */
const isOfName = ({ before, next }: Begin): boolean => /^\p{Lu}/u.test(next) && (/^\p{Lu}/u.test(before) ? !/\d$/.test(before) : formOf(before) === 'past')

/** Past forms that stand in no name. */
const NEVER_NOUN = /^(?:Oversaw|Wrote|Taught|Ran|Drove|Brought|Grew|Spoke)$/

/** Begins an object, so that a verb stands before it. */
const DETERMINER = /^(?:an?|the|all|my|our|their|its|his|her|this|these|each|every|both|any|\d+|\$)$/

/** Verbs that are no nouns too. */
export const NO_NOUN =
  /^(?:Teach|Take|Maintain|Manage|Provide|Develop|Ensure|Evaluate|Create|Assist|Perform|Prepare|Conduct|Collaborate|Coordinate|Implement|Identify|Analyze|Handle|Recommend|Resolve|Oversee|Supervise|Communicate|Negotiate|Participate|Facilitate|Establish|Assess|Investigate)$/

/** Behind these a name may follow. */
const BEFORE_NAME = 'the|an?|of|in|for|to|with|by|and|or|as|at|on|from|its|our|their|my|per|via|using|called|named'
/** Whose verb stands behind them: another's deed ("a firm that Developed pumps"), or none ("never Launched"). */
const OF_VERB =
  'who|whom|whose|which|that|what|how|why|when|where|while|whether|if|because|than|I|we|he|she|they|it|you|others|never|not|nor|no|hardly|barely|nearly|almost|has|have|had|was|were|is|are|be|been|being|did|do|does|will|would|can|could|may|might|must|should|shall'
export const GOES_ON = new RegExp(`^(?:${BEFORE_NAME}|${OF_VERB})$`, 'i')
/** What follows another's deed may be that one's too: "a rival that Won the contract Built the dam". */
const OF_ANOTHER = /\b(?:[Ww]ho|[Ww]hom|[Ww]hose|[Ww]hich|that|[Hh]ow|[Ww]hat|others) (?:\p{Ll}+ )?\p{Lu}\p{Ll}{2,}/u
/** A list that goes on in small letters behind a clause: "on people who cleared woods - led a strike". */
const OPEN_CLAUSE = /\b(?:who|whom|whose|which)\b/iu
export const ADJECTIVE =
  /^(?:Advanced|Applied|Certified|Registered|Licensed|United|Integrated|Distributed|Managed|Shared|Limited|Combined|Engineering|Marketing|Accounting|Manufacturing|Nursing|Banking|Training|Trading|Planning|Consulting|Processing|Testing|Purchasing|Learning|Teaching|Housing|Mining|Shipping|Building|Boeing|Beijing|Automated|Connected|Related|Dedicated|Extended|Fixed|Mixed|Unified|Associated|Chartered|Approved|Appointed|Assigned|Computed|Aided|Speed|Reed|Need)$/
