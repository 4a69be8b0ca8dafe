/** Parts a line of a resume into the single statements it holds, so that two bullets that ran together are not told as one. */
import { findVerb, pastVerb } from './verbs.ts'

const BULLETS = /âž¢|ï‚·|ï€\S?|â–\S?|â€¢|Ø§|[•·▪■●➢➤►✓✔◦‣]/g
const PART = '(?:achievements?|accomplishments?|contributions?|highlights?|responsibilities|duties(?: included?)?|results?|projects?)'
/** "Fraud Detection: Developed …": what a line is about, before its verb. */
const LABEL = /^[A-Z][A-Za-z&/-]+(?: [A-Za-z&/-]+){0,4}: (?=(?:[A-Z][a-z]+(?:ed|ilt|ote|ew|ove|ought|aught)|Led|Ran|Made|Cut|Set|Won)\b)/
/** "PROJECTS Answering System: As the sole resource on this project created …": a project by its name, before what was done in it. */
const PROJECT = /^(?:PROJECTS?:? )?[A-Z][A-Za-z-]+(?: [A-Za-z-]+){0,5}: As (?:the |an? )?[a-z][a-z ]{2,40}?,? (?=(?:I )?(?:created|developed|built|designed|implemented|wrote)\b)/
const RANK = '(?:(?:key|notable|selected|major|main|other|daily|primary|specific)\\s+)'
const HEADING = new RegExp(`^${RANK}*${PART}(?:\\s*(?:&|and)\\s*${PART})?(?:\\s*[:;–-]\\s*|\\s+)(?=(\\S?))`, 'i')
/** The heading of the next part, that ran into a line: "… by 12% Key Contributions & Accomplishments", "… engineers Responsibilities include: …". */
const HEADING_INSIDE =
  /(?<=[a-z\d%).]) (?:(?:(?:Key|Notable|Selected|Major|Main|Other|Primary|Specific) (?:Achievements|Accomplishments|Contributions|Highlights|Responsibilities|Duties|Results|Projects)|Accomplishments|Achievements|Responsibilities)(?: (?:&|and) (?:Achievements|Accomplishments|Contributions|Highlights|Responsibilities|Results))?)(?: include[sd]?)?\s*(?:[:;–.-]+\s*|$|(?= [A-Z]))/g
/** Employers and places that were blanked out in a published resume, with what stands before them. */
const BLANKED = /^.*?company name\b.*?(?:city\s*,?\s*state|$)\s*/i
/** Before one of these a capital begins a name, not a sentence. */
const LINKS = /^(?:the|a|an|of|in|for|and|or|to|with|by|on|as|at|our|my|its|their|from|via|per|into|under|over|through|&|new|key|own|main|major|several|various|multiple|all|each|every|both|other)$/i

/** Words of a line, from which on so much may have run together that its statements are shown one by one. */
const LONG_LINE = 45

export const isLongLine = (line: string): boolean => line.split(' ').length > LONG_LINE

/** "GRANT: co-written with …", "OUTBREAK SUPPORT: Linked …": a heading in capitals is no word of the statement behind it. */
const LOUD_LABEL = /^(?=[A-Z &/-]{0,30}[A-Z]{4})[A-Z][A-Z&/-]*(?: [A-Z&/-]+){0,3}: /
export const withoutLoudLabel = (text: string): string => text.replace(LOUD_LABEL, '')

/** The statements of a line, in its order; quotation marks and dashes in their plain form. */
export function segmentsOf(text: string): string[] {
  const plain = text
    .replace(BULLETS, ' ; ')
    .replace(/[‘’]|â€™/g, "'")
    .replace(/[“”]|â€œ|â€/g, '"')
    .replace(/[–—]|â€“/g, '-')
    // A dash whose letters were lost in the file.
    .replace(/(?<=[a-z\d])""(?=[a-z\d])/gi, ' - ')
    .replace(/[​­ ]|Â/g, ' ')
    .replace(/(?<=\d) (?=%)/g, '')
    // "9 - 12 months", "25% - 30%": a range and not two parts.
    .replace(/(?<=(?:^| )\d[\d.,]*%) - (?=\d[\d.,]*%(?: |$))/g, ' to ')
    .replace(/(?<=(?:^| )\$?\d[\d.,]*) - (?=\$?\d[\d.,]*%?(?: |$))/g, '-')
    // A mark of a list that was no bullet to the reader.
    .replace(/(?:^| )> (?=[A-Z])/g, ' ; ')
    .replace(/\bincl\.(?= )/gi, 'including')
    .replace(/\bapprox\.(?= )/gi, 'about')
    .replace(/(?<=\d )sq\. ?f(?:ee|oo)?t\b\.?/gi, 'square feet')
    .replace(/\s+/g, ' ')
    .trim()
  const unlabeled = plain.replace(PROJECT, '').replace(LABEL, '')
  const told = (/company name/i.test(unlabeled) ? unlabeled.replace(BLANKED, '') : unlabeled)
    .replace(HEADING_INSIDE, ' ; ')
    .replace(RUN_IN, (whole, before: string) => (LINKS.test(before) ? whole : `${before} ; `))
  return told
    .split(
      /(?<=[a-z\d%)"]|[A-Z]{2})[.!]+\s+(?=[A-Z"(])|(?<=\b[A-Z]\.[A-Z])\.\s+(?=[A-Z][a-z]{2,}ed )|(?<!\b(?:Secs?|Nos?|Arts?|Dept|Inc|Corp|Co|Ltd))(?<=[a-z\d%)"]|[A-Z]{2})[.!]+\s+(?=(?:[a-z]{3,}ed|cut|led|built|ran|won|wrote|made|found|grew|drove|taught|brought|held)\b)|\s*;\s*|\s-+\s/,
    )
    .flatMap((part) => apart(part.replace(/^[^A-Za-z0-9$"]+/, '').replace(HEADING, (heading, next: string) => (/[A-Z]/.test(next) ? '' : heading))))
    .map((part) =>
      part
        .replace(/^[^A-Za-z0-9$"]+/, '')
        .replace(/[\s.;,:&-]+$/, '')
        .trim(),
    )
    .filter((part) => part.split(' ').length >= 3)
}

/** "… and a web search Finance Projects at Tarn Project 1: Group …": the heading of another part inside of a line. */
const RUN_IN = /([a-z]{3,20}) (?:[A-Z][\w&/-]{1,20} (?:(?:of|at|and|for|in) )?){1,5}(?:[A-Z][\w&/-]{1,20} ?)?(?:\d{1,2})?: ?(?=[A-Z])/g

/** Whether one sentence holds two lines, with no stop between them: it is no statement as a whole. */
export const isFused = (line: string): boolean => line.split(/[.;!”] /).some((sentence) => apart(sentence).length > 1 || [...sentence.matchAll(RUN_IN)].some(([, before = '']) => !LINKS.test(before)))

/** What a statement of a resume begins with beside a verb: "… of payment Proven track record in …". */
const NO_VERB_OPENS =
  /^(?:Proven|Responsible|Accountable|Experienced|Experience|Excellent|Strong|Skilled|Understand|Understanding|Comfortable|Demonstrated|Ability|Able|Knowledge|Knowledgeable|Proficient|Proficiency|Extensive|Expertise|Familiar|Familiarity|Highly|Duties|Track)$/

/** "… and travel assignments Write and update policies": the second statement begins where a verb stands with a capital. */
function apart(part: string): string[] {
  const words = part.split(' ')
  const cuts = words.flatMap((word, at) => {
    const before = words[at - 1] ?? ''
    if (at < 3 || !/^[A-Z][a-z]+,?$/.test(word) || !/^[a-z][a-z/-]*[%)]?$|^\d+%$|^\d+\.\d+$|^[$€£]\d[\d,.]*[KkMm]?$|^[A-Z]{2,6}\)$/.test(before) || LINKS.test(before)) return []
    if (NO_VERB_OPENS.test(word) && /^[a-z]/.test(words[at + 1] ?? '')) return [at]
    // "… and comprehension One year of work": a count begins the second statement.
    if (/^(?:One|Two|Three|Four|Five|Six|Seven|Eight|Nine|Ten|Over|More|These|This|While|When|During)$/.test(word) && /^[a-z]/.test(words[at + 1] ?? '')) return [at]
    // "… and budgets Effectively oversaw the delivery": the adverb begins the second statement.
    if (/^[A-Z][a-z]+ly$/.test(word)) return findVerb(words[at + 1] ?? '')?.form === 'past' ? [at] : []
    const verb = findVerb(word.replace(',', '')) ?? pastVerb(word.replace(',', ''))
    return verb &&
      ((verb.form === 'past' && !/^[A-Z][a-z]/.test(words[at + 1] ?? '')) ||
        ((verb.form === 'base' || (verb.form === 'third' && verb.base !== 'process')) && /^[a-z]/.test(words[at + 1] ?? '') && !word.endsWith(',')))
      ? [at]
      : []
  })
  return [0, ...cuts].map((from, at) => words.slice(from, cuts[at] ?? words.length).join(' '))
}
