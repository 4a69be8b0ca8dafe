/** A line of weight as it is printed: whole sentences or clauses of it in the resume's own words, with what they count or who took the work up. */
import { isSafe } from '../endeavor/safe-words.ts'
import { holdsWebAddress } from '../endeavor/web-addresses.ts'
import { isAddressedToMachine } from '../resume/machine-instructions.ts'
import { measuresOf } from '../person/achievement-words.ts'
import { isOwnDeed } from './keeps-meaning.ts'
import { headedByNoun } from './noun-headed.ts'
import { isWord } from './spelling.ts'
import { findVerb, pastVerb } from './verbs.ts'

/** Between two passages of one line, each in quotation marks of its own. */
export const PASSAGES_APART = '” and “'

const WORDS = { least: 4, passage: 32, second: 24, all: 48, loneMost: 40 }
const LETTERS_MAX = 285

/** A word before a number that makes it a name: "API 754", "SR 11-7", "Part 121". */
const ACRONYM_BEFORE = /(?:^|[\s(/])[A-Z][A-Z&.-]+[\s-]#?$/
const NAMES_NUMBER = /\b(?:part|levels?|phase|grades?|class|version|section|form|title|tier|stage|type|route|rule|number|step|figure|chapter|ages?|aged|top)\W*$/i
const FIGURE = /(?<![\w.,/#-])[$€£₹~]?\d[\d,]*(?:\.\d+)?(?:\s?(?:%|k\b|M\b|MM\b|B\b|bn\b|million|billion|\+))?(?![\w(/]|-[A-Za-z]{1,2}\d|\.\d)/g
const YEAR_OR_NAME = /^(?:19[5-9]\d|20[0-4]\d|911|988)$/

/** Numbers that count something: no years, and none that belongs to a name. */
export function figuresIn(text: string): string[] {
  return [...text.matchAll(FIGURE)].flatMap(({ 0: found, index }) => {
    const plain = found.trim()
    const before = text.slice(0, index)
    return YEAR_OR_NAME.test(plain) || ACRONYM_BEFORE.test(before) || NAMES_NUMBER.test(before) ? [] : [plain]
  })
}

/** "31.4 -> 17.9", "19 days to 8", "71% vs 38%": how far something went. */
export const CHANGED_BY = /\d[\d,.]*\s?(?:%|[a-z]+(?: [a-z]+)?)?\s?(?:->|=>|→|\bto\b|\bvs\.?|\bversus\b)\s?(?:only |under |over |about )?[$€£~]?\d/i

/** What others did with it. */
export const TAKEN_UP_BY_OTHERS =
  /\b(?:adopted|(?:now |is |are |been )used (?:now )?(?:by|in|at|across|on)|used by|uses? it|use(?:s)? (?:the|this|my) |run (?:now )?(?:each|every|by|at)|runs (?:at|before|in|on)|licensed (?:to|by)|patents? (?:granted|issued)|patented|installed (?:in|at|on|by)|deployed (?:in|at|to|on|across)|downloads?|downloaded|open-?sourced?|stars\b|contributors\b|seed sent|released|published (?:as|in)|copied by|standard (?:for|in) all|first (?:such|of its kind|published|in the (?:state|country|region)))/i

/** Nothing that a petitioner puts before an officer, or no words of a line. */
const NO_LINE =
  /[?@\\{}^_[\]<>|]|https?:|www\.|\.{2}|…|\b(?:company name|city ?, ?state|etc|references|resume|gpa|et al|doi|vol|pp|hobbies|salary|upon request|date of birth|nationality|visa)\b|\d{7,}/i
const SHOUTED = /\b[A-Z]{7,}\b.*\b[A-Z]{7,}\b/
const PRAISE =
  /\b(?:excellent|outstanding|proven|dynamic|passionate|passion|best|top[- ]?(?:rated|performer|notch)?|world-class|exceptional|superior|amazing|highly|expert|successfully|enthusiastic\w*|self[- ]motivated|quota|bonus|commissions?|promoted|employee of|team player|fast[- ]paced|hard work\w*|friendly|great|rockstar)\b/i
/** "A $3 billion provider of …", "a company with 500 employees": the employer, and nothing that was done. */
const OF_EMPLOYER =
  /\b(?:company|firm|organization|corporation|employer|startup|start-up|provider|manufacturer|retailer|distributor|leader|chain|agency|non-?profit)\b.{0,40}\b(?:with|of|serving|employing|in|for)\b.{0,30}\d|\b(?:publicly|privately)[- ](?:traded|held|owned)\b|\d[\d,.]*\+? (?:employees|stores|locations|countries|offices|branches)\b(?!.*(?:%|->|\bfrom\b))|\bthe (?:company|firm|bank|hospital|agency|organization) (?:was|were|is|had|has)\b|^(?:the |this |a |an )?(?:company|firm|hospital|bank|school|agency|organization)\b/i
const DUTY =
  /^(?:responsib|duties|attend|assist|answer|greet|clean|learn|shadow|observ|handle|answered|help|participat|member of|familiar|knowledge|experience|proficien|skilled|ability|strong|trained in|completed (?:a )?(?:course|training)|left|reason|promoted|received|i (?:am|love|like|have (?:strong|good))|seeking|looking|to (?:secure|obtain)|words per|typing|voted|named|selected as|mak(?:e|es|ing) (?:sure|certain)|made (?:sure|certain)|we|they|he|she|our team|the team|winner|won)\b/i
const SLIGHT_COUNTS =
  /\b(?:hours?|days?) (?:a|per) (?:week|day|shift)|\b24\/7\b|\bwords per minute|\bwpm\b|customers? (?:a|per) day|calls? (?:a|per) (?:day|week)|\b\d+[- ](?:hours?|weeks?|days?)[- ](?:course|training|program|internship|class|seminar)|\byears?(?: of)? (?:\w+ )?experience|\bover \d+ years\b/i
const UNFINISHED =
  /(?:^| )(?:of|for|to|with|and|the|a|an|in|by|or|on|as|at|from|that|which|than|into|per|including|such|using|while|through|its|their|my|our|was|were|is|are|has|had|&|w\/|between|within|across|due|w)$/i

/** "Greco designed …", "… by the vendor": the deed of another. */
function ofAnother(line: string): boolean {
  const [first = '', second = ''] = line.split(' ')
  if (/^[A-Z][a-z]+$/.test(first) && !isWord(first.toLowerCase()) && !findVerb(first) && !pastVerb(first.toLowerCase()) && findVerb(second)?.form === 'past') return true
  return (
    (findVerb(first) ?? pastVerb(first.toLowerCase())) === null &&
    / by (?:the|an?|our|their) (?!\d)[a-z]+(?:$| (?!\d))/.test(line) &&
    !/ by (?:the|an?) (?:[a-z]+ )?(?:end|time|rule|method|team of)/.test(line)
  )
}

/** "… at Tarn Works introduced over 3 lines": a second deed begins without a link, so that two lines ran together. */
function isFused(passage: string): boolean {
  const all = passage.split(' ')
  const isPast = (word: string) => (findVerb(word) ?? pastVerb(word))?.form === 'past'
  return (
    isPast((all[0] ?? '').toLowerCase()) &&
    all.some(
      (word, at) =>
        at > 3 &&
        /^[a-z]+$/.test(word) &&
        isPast(word) &&
        findVerb(word)?.base !== word &&
        /^[A-Z][A-Za-z.]*$|^[a-z]+[^s]s$/.test(all[at - 1] ?? '') &&
        /^(?:the|an?|over|more|all|about|nearly|new|[$\d].*)$/.test(all[at + 1] ?? '') &&
        !/\b(?:that|which|who|whose|where|when|while|as|if)\b/.test(all.slice(Math.max(0, at - 7), at).join(' ')),
    )
  )
}
const HEADING_IN = /[a-z\d)%] (?:Key |& |Major )*(?:Contributions|Accomplishments|Responsibilities|Achievements|Highlights|Duties|Education|Skills|Experience|Certifications)\b/

const balanced = (text: string) => ['()', '“”'].every((pair) => text.split(pair[0] ?? '').length === text.split(pair[1] ?? '').length) && (text.match(/"/g)?.length ?? 0) % 2 === 0

const telling = (text: string) => figuresIn(text).length > 0 || TAKEN_UP_BY_OTHERS.test(text) || measuresOf(text).measures.length > 0

/** The sentences of a line, as printed. */
const sentencesIn = (line: string) =>
  line
    .split(/(?<!\b(?:Dr|Mr|Ms|Mrs|St|Inc|Ltd|Corp|Co|vs|No|approx|Prof|Jr|Sr|Dept|Univ|avg|incl|spp|ca|Ae))(?<=[a-z\d%)"”+]|[A-Z]{2})[.!]\s+(?=[A-Z"“(\d]|[a-z]+(?:ed|ut|t)\b)|\s*;\s+|\s[–—]\s(?=\d)/)
    .map((part) => part.replace(/^[^\p{L}\d"“($~+]+/u, '').replace(/[\s.,;:–—-]+$/, ''))
    .filter((part) => part !== '')

/** The sentence, or what of it stands before a clause or a dash; null where no such end is near. */
function whole(sentence: string, most: number): string | null {
  const words = sentence.split(' ')
  if (words.length <= most) return sentence
  let best: string | null = null
  for (let at = WORDS.least; at <= most; at++) {
    const before = words[at - 1] ?? ''
    const next = words[at] ?? ''
    const head = words.slice(0, at).join(' ')
    const plain = head.replace(/[\s,:;–—-]+$/, '')
    const ends =
      (/[,:]$/.test(before) &&
        /^(?:which|resulting|including|reducing|saving|increasing|improving|cutting|leading|while|where|thereby|ensuring|enabling|allowing|with|and|using|\d.*|later|now|by)$/i.test(next)) ||
      /^[–—-]$/.test(next) ||
      /^\(/.test(next) ||
      /^(?:which|while|resulting|thereby|whereby|so)$/i.test(next)
    if (ends && balanced(plain) && !UNFINISHED.test(plain)) best = telling(plain) || best === null || !telling(best) ? plain : best
  }
  return best === null ? null : `${best} …`
}

const marked = (passage: string) => passage.replace(/"([^"]*)"/g, '‘$1’').replace(/“([^”]*)”/g, '‘$1’')

/**
 * The passages of a line that may stand in quotation marks, at most two: the deed, and what it counts or who took it up. Null where the
 * line counts nothing and nobody took it up, tells of the employer or of a duty, praises, or runs on without an end.
 */
export function printedPassages(line: string): string[] | null {
  const plain = line
    .replace(/\s+/g, ' ')
    .replace(/^[^\p{L}\d"“($~+]+/u, '')
    .replace(/\s?(?:->|=>)\s?/g, ' → ')
    .replace(/`([^`]*)`/g, '‘$1’')
    .trim()
  if (plain.length > 700 || DUTY.test(plain) || !isOwnDeed(plain) || headedByNoun(plain) || ofAnother(plain)) return null
  const sentences = sentencesIn(plain)
  const [first] = sentences
  if (first === undefined) return null
  const head = whole(first, sentences.length > 1 ? WORDS.passage : WORDS.loneMost)
  if (head === null || !sayable(head)) return null
  const rest = sentences.slice(1).filter((one) => one.split(' ').length <= WORDS.second && one.split(' ').length >= 3 && telling(one) && sayable(one) && !PRONOUN.test(one))
  const second = rest.toSorted((a, b) => worthOf(b) - worthOf(a))[0]
  const passages = second !== undefined && words(head) + words(second) <= WORDS.all && head.length + second.length <= LETTERS_MAX ? [head, second] : [head]
  if (!passages.some(telling) || words(passages.join(' ')) < WORDS.least || passages.join(PASSAGES_APART).length > LETTERS_MAX) return null
  return passages.map(marked)
}

/** A thing of the person's own that others can take up. */
const OWN_THING =
  /^(?:I )?(?:wrote|built|designed|developed|created|invented|released|published|built and \w+|designed and \w+|developed and \w+)\b.{0,60}\b(?:tool|method|model|pipeline|protocol|software|database|data ?set|library|algorithm|index|assay|device|registry|calculator|dashboard|toolkit|checklist|curriculum|platform|program|package|corpus|benchmark|score|sensor)\b/i

/** How much more a line says where it made something that others use, and where it counts what no rule measures. */
export const printedWorth = (clause: string): number => (OWN_THING.test(clause) ? 0.8 : 0) + (measuresOf(clause).measures.length > 0 || CHANGED_BY.test(clause) ? 0 : countedWorth(clause))

function countedWorth(clause: string): number {
  const most = Math.max(0, ...figuresIn(clause).map((figure) => Number(figure.replace(/[^\d.]/g, '')) || 0))
  return most === 0 ? 0 : most >= 1000 ? 3.2 : most >= 100 ? 2.4 : 1.6
}

const words = (text: string) => text.split(' ').length
const worthOf = (text: string) => (TAKEN_UP_BY_OTHERS.test(text) ? 2 : 0) + (CHANGED_BY.test(text) ? 1.5 : 0) + Math.min(figuresIn(text).length, 2) * 0.5
/** What another sentence is about. */
const PRONOUN = /^(?:this|these|those|they|he|she|we)\b/i

function sayable(passage: string): boolean {
  const all = passage.replace(/ …$/, '').split(' ')
  const capital = all.filter((word) => /^[A-Z]/.test(word)).length
  return (
    !NO_LINE.test(passage.replace(/ …$/, '')) &&
    !SHOUTED.test(passage) &&
    !PRAISE.test(passage) &&
    !OF_EMPLOYER.test(passage) &&
    !SLIGHT_COUNTS.test(passage) &&
    !holdsWebAddress(passage) &&
    !isAddressedToMachine(passage) &&
    isSafe(passage) &&
    balanced(passage.replace(/ …$/, '')) &&
    !UNFINISHED.test(passage.replace(/ …$/, '')) &&
    !isFused(passage) &&
    !HEADING_IN.test(passage) &&
    !/\b(\w{3,}) \1\b/i.test(passage) &&
    !/,,|\s[,.)](?:\s|$)|[a-z]\.[A-Z]|\(\s/.test(passage) &&
    !(all.length > 5 && capital > all.length * 0.6)
  )
}
