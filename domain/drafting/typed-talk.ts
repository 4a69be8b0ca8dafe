/** What is said around a project and is no part of it: prayers, hedges, remarks between dashes, how many plans there are, reasons and aims that are no clause, and what is only a thought for later. */
import { capitalize, withArticle } from '../endeavor/sentence-forms.ts'
import { twoThings } from './jotted-project.ts'
import { areSomebody } from './persons.ts'
import { findVerb } from './verbs.ts'

const PRAYER =
  /(?:(?<=^|[.!?] )|[,;]? ?\(?\b)(?:(?:if god (?:wills?|wants?|permits?|helps?(?: me| us)?|allows?|gives? (?:me|us) (?:life|health|strength))|god willing|god forbid(?: it)?(?=[,.;)]|$)|god forbid(?= )|(?:may )?god bless(?: you| us| america| all)*|(?:and )?(?:i )?thank(?:s)? (?:you )?(?:to )?god|(?:all )?(?:praise|thanks) be to god|praise god|please god|with (?:the )?(?:help|grace|blessing) of god|with god[’']?s (?:help|grace|blessing|will)|by (?:the grace of god|god[’']?s grace)|in ?sha?[’' -]?all?ah|knock on wood|touch wood|fingers crossed)\b[)!]?)(?:,(?= ))?/gi
const HEDGE =
  /(?<=^|[\s,(])(?:literally|honestly|frankly|to be honest|tbh|imho|imo|in my (?:humble )?opinion|believe me|trust me|as you know|so to speak|needless to say|i (?:really |do )?(?:think|believe|guess|suppose|hope)(?! (?:to|of|about|in)\b)(?: that)?|if (?:all|everything) goes well|if possible|hopefully|haha|lol)(?:,(?= )|(?=[\s.;,)]|$))/gi
/** ", I hope it helps": a clause of one's own that says nothing of the plan. */
const OWN_CLAUSE = /,? (?:and |but )?i (?:really |do )?(?:hope|think|believe|guess|suppose) (?:it|this|that|they|you) [a-z][^,.;]{0,60}(?=[,.;]|$)/gi
/** "…, not for money": said of the person. Where it parts those or that place from others, it says for whom: "for small clinics, not for hospitals". */
const DENIED = /, not (for|as|because of|in) ([^,.;]{3,40})(?=[.;]|$)/gi
const withoutDenied = (said: string, by: string, what: string, at: number, all: string): string => {
  const before = all.slice(Math.max(0, at - 200), at)
  return new RegExp(`\\b${by} `, 'i').test(before) && (by === 'for' ? areSomebody(what) : by === 'in' || by === 'as') ? said : ''
}
const BETWEEN_COMMAS = /, (?:of course|you know|i mean|obviously|naturally|again),(?= )/gi
/** "on the road — a van, literally — to archives" */
const BETWEEN_DASHES = / (?:[—–-]{1,2} (?:[^\s—–]{1,20} ){0,4}[^\s—–]{1,20} [—–-]{1,2}|[—–] (?:[^\s—–]{1,20} ){5,11}[^\s—–]{1,20} [—–]) (?=[a-z])/g

const COUNT_OF_PLANS =
  /^(?:(?:well|so|ok(?:ay)?|hello|hi),? )?(?:(?:i|we) (?:actually )?(?:have|plan|want)|there are|it is|my (?:plans?|projects?|ideas?) (?:are|is))?(?:^| )(?:two|three|four|2|3|4|a couple of) (?:main |big |different |possible )?(?:plans|things|ideas|projects|goals|parts|dreams|options|(?=:))(?: really| actually)?(?: in (?:my )?mind)?(?: for (?:the )?(?:us|usa|u\.s\.|america))? ?[.:;,–—-] ?/i
const FIRST_OF_THEM =
  /^(?:and )?(?:the |my )?(?:(?:first|1st|main|principal|number one|number 1|one)(?: (?:one|plan|project|idea|thing|part|goal))?(?:,| is| would be| will be|:| [–—-])+|\(?(?:1|a|i)[.):]) ?(?:that )?(?:to )?/i
const ORDER_ALONE =
  /^(?:but )?(?:the |my )?(?:first|second|third|main|other|last)(?: (?:one|plan|project|idea|thing))? is (?:the |my |an? |more |only |just |also )*(?:principal|main|primary|priority|first|second(?:ary)?|important|most important|one that matters|dream|later|for later)\b/i

/** What is not to be told yet, or not sure: "this is for later no need to put", "but that is not firm". */
const UNSURE =
  /\b(?:this|that|it|which)(?: one)?(?: is|[’']s) (?:only |just |still |very )*(?:for later|later|second(?:ary)?|not (?:firm|sure|certain|decided|ready|yet|now|for now|so important|the priority)|an idea|a (?:dream|thought|maybe|hobby)|research|early|far away)\b|\bno need to (?:put|write|mention|include|say)\b|\b(?:please |kindly |better )?(?:leave|keep) (?:it|this|that) out\b|^(?:and |but )?(?:maybe|perhaps|possibly|someday|one day|who knows)\b[^.;]{0,40}\blater\b/i

/** Words behind which "not" stands in a clause that is whole. */
const BEARS_NOT = /^(?:do|does|did|is|are|am|was|were|be|will|would|can|could|may|might|must|shall|should|need|has|have|had|and|or|but|if|why|whether|to|it|they)$/i

/** ", so power not decline and no need many new well": an aim without the verb that "not" or "no need" would stand with. */
function withoutBrokenAim(sentence: string): string {
  const [all = '', aim = ''] = /,? (?:so|so that|that|because|since) (?!much\b|many\b|as\b)([^.;]{4,200})$/i.exec(sentence.replace(/[.;]$/, '')) ?? []
  if (all === '') return sentence
  const words = aim.split(' ')
  const isBroken =
    words.some((word, at) => /^not$/i.test(word) && !BEARS_NOT.test(words[at - 1] ?? '') && /^(?:base|past)$/.test(findVerb((words[at + 1] ?? '').replace(/,$/, ''))?.form ?? '')) ||
    /\b(?:and|,) no need [a-z]/i.test(aim)
  return isBroken ? sentence.slice(0, sentence.lastIndexOf(all)) : sentence
}

const FINITE = /^(?:is|are|was|were|am|be|has|have|had|do|does|did|can|cannot|could|will|would|may|might|must|should|there|costs?|needs?|lacks?|gets?|comes?|goes|dies?|fails?|breaks?)$/i
/** ", because without bees no almond, apple, blueberry": a reason in which nothing can be a verb. */
function withoutBrokenReason(sentence: string): string {
  const [all = '', reason = ''] = /,? (?:because|since) (?!of\b)([^.;]{4,160})$/i.exec(sentence.replace(/[.;]$/, '')) ?? []
  if (all === '') return sentence
  const words = reason.split(/[ ,]+/).filter(Boolean)
  return words.some((word) => FINITE.test(word) || findVerb(word.toLowerCase()) !== null) ? sentence : sentence.slice(0, sentence.lastIndexOf(all))
}

/** ", cheap and that the kids really eat": a quality and a clause in one row, which nothing holds. */
const LOOSE_ROW = /, (?:very |really |also )?[a-z-]{3,14},? and (?:that|which) [^,.;]{3,80}(?=[.;,]|$)/gi

const RULES: readonly (readonly [RegExp, string | ((...found: string[]) => string)])[] = [
  // "memory make in USA"
  [/(?<=[a-z]) make in (?:the )?(?:USA\b|US\b|U\.S\.(?:A\.)?|United States|America\b)/g, ' made in the United States'],
  // "salt free dyeing", "with mite resistant queens"
  [
    /(?<=^|\b(?:an?|the|of|for|with|in|and) )([a-z]{3,}) (free|resistant|tolerant|friendly|proof) (?=[a-z]{4,})/gi,
    (said, noun = '', quality = '') => (findVerb(noun) !== null || NO_MATTER.test(noun) ? said : `${noun}-${quality} `),
  ],
  [/\bfinish with (?=[a-z])(?!(?:an?|the|in|our|my) )/gi, 'eliminate '],
  // "all commercial beekeepers USA"
  [/\b([a-z]{2,20}[^\Ws]s),? (?:in )?USA?(?=[,.;]|$)/g, '$1 in the United States'],
  [/\b(?:of|in) the whole (?:country|nation|USA?)\b/gi, 'across the country'],
  // "with the port's winches no new winch": what is not needed, joined by nothing to what stands before it.
  [/,? with (?:[\p{L}’'-]{1,20} ){1,6}[\p{L}’'-]{2,20}s no (?:new |extra |more |other )[a-z-]{2,20}(?=[.;,]|$)/giu, ''],
  // "operators Part 135"
  [/\b([a-z]+s) (Part \d{2,3})\b/g, '$1 under $2'],
  [
    /\b(using|with) ((?:[\p{L}-]{1,20} ){0,3}[\p{L}-]{1,20}) and not ((?:[a-z-]{1,20} )?[a-z-]{1,20})(?=[.;,]|$)/gu,
    (_all, by = '', one = '', other = '') => `${by} ${one} instead of ${/s$/.test(other) || /^(?:an?|the) /.test(other) ? other : withArticle(other)}`,
  ],
  [/(?<=[a-z]s|\d) which (?=(?:still|do|does|have|has) )/g, ' that '],
  // "when no tower and when antenna is there"
  [/\bwhen no ((?:[a-z]+ )?[a-z]+)(?= and when | or when |[,.;]|$)/g, 'when there is no $1'],
  [
    /\bwhen ([a-z]{4,14}) (?=is (?:not )?(?:in|on|at|against|near|under|inside|off|down|wet|full|empty|broken)\b)/g,
    (said, one = '') => (/s$|^(?:there|this|that|what|here|nobody|water|power)$/.test(one) ? said : `when the ${one} `),
  ],
  // "archives, museums, colleges, who have film"
  [/\b((?:[a-z-]{1,20} ){0,2}[a-z]{2,20}s), ((?:[a-z-]{1,20} ){0,2}[a-z]{2,20}s), ((?:[a-z-]{1,20} ){0,2}[a-z]{2,20}s), (?:who|that|which) (?=[a-z])/g, '$1, $2, and $3 that '],
]

/** What names nothing that something could be free of, or resistant to. */
const NO_MATTER = /ly$|^(?:the|any|all|its|our|their|other|more|most|very|each|both|such|these|those|give|get|use|for|and|with)$/i

/** Of two plans the one that is said to be the main one stands first. */
const SECOND_IS_MAIN = /\b(?:the )?(?:second|other|2nd)(?: (?:one|plan|project|idea))? is (?:the |my |more )*(?:principal|main|priority|most important|important)\b/i

function counted(answer: string): string {
  // "The first plan is a guide, the second is not decided yet"
  if (/^(?:the |my )?(?:first|main) (?:one|plan|project|idea) (?:is|would be|will be) /i.test(answer))
    return capitalize(answer.replace(FIRST_OF_THEM, '').replace(/, (?:and )?(?:the |my )?(?:second|other)(?: (?:one|plan|project|idea))? (?:is|would be|will be) [^.;]*/i, ''))
  const uncounted = answer.replace(COUNT_OF_PLANS, '')
  // "1) a map for ports 2) a course"
  const rest = uncounted.replace(/^\(?1[.)] ?(?=.{10,600}?[\s,;.]\(?2[.)] )/, '').replace(uncounted.startsWith('1') || uncounted.startsWith('(1') ? /(?<=[\p{L})]) (?=\(?2[.)] )/u : /(?!)/, '. ')
  if (rest === answer || twoThings(answer) !== null) return answer
  const sentences = rest
    .replace(/[,;] (?:and )?(?=(?:the )?second\b(?: (?:one|plan|project|idea))?(?:,| is| to) )/i, '. ')
    .replace(/[,;.] \(?(?:2|b|ii)[.):] ?(?:also |and )?/i, '. Second, ')
    .split(/(?<=[a-z\d)][.;]) (?=\S)/i)
  const plans = SECOND_IS_MAIN.test(rest) && sentences.length > 1 ? [sentences[1] ?? '', sentences[0] ?? '', ...sentences.slice(2)] : sentences
  const [first = '', ...others] = plans
  const bare = first.replace(/^(?:and )?(?:the )?(?:second|other|2nd|2[.):])(?: (?:one|plan|project|idea|thing))?(?:,| is| would be|:)* ?(?:to )?/i, '').replace(FIRST_OF_THEM, '')
  return [capitalize(bare), ...others].join(' ')
}

/** "A radio that works. For fire crews first, later for others.": with whom it begins stands in a sentence of its own. */
function withFirstOnes(sentences: readonly string[]): readonly string[] {
  const [first = '', ...others] = sentences
  const at = others.findIndex((sentence) => /^for (?:[a-z-]{1,20} ){0,3}[a-z]{2,20}s first\b/i.test(sentence))
  const whom = /^for ((?:[a-z-]+ ){0,3}[a-z]+s) first\b/i.exec(others[at] ?? '')?.[1]
  if (whom === undefined || / for /.test(first)) return sentences
  const end = first.search(/ (?:which|that|who) |[.;!?]$|$/)
  return [`${first.slice(0, end)} for ${whom}${first.slice(end).replace(/^ which /, ' that ')}`, ...others.toSpliced(at, 1)]
}

/** The answer without what is said around it; where nothing of that is met, as it was typed. */
export function withoutTalk(answer: string): string {
  const plain = RULES.reduce(
    (text, [found, instead]) => (typeof instead === 'string' ? text.replace(found, instead) : text.replace(found, instead)),
    answer
      .replace(/\s+/g, ' ')
      .replace(BETWEEN_DASHES, ' ')
      .replace(PRAYER, '')
      .replace(OWN_CLAUSE, '')
      .replace(DENIED, withoutDenied)
      .replace(HEDGE, '')
      .replace(BETWEEN_COMMAS, '')
      .replace(LOOSE_ROW, '')
      .replace(/\s+/g, ' ')
      .replace(/ (?=[,.;])/g, '')
      .replace(/,(?=[,.;]|$)/g, '')
      .replace(/^[,.;!]\s*/, '')
      .trim(),
  )
  const sentences = counted(plain).split(/(?<=[\p{L}\d)]{2}[.;!?]) (?=\p{L})/u)
  const told = withFirstOnes(sentences).filter((sentence, at) => at === 0 || !(ORDER_ALONE.test(sentence) || UNSURE.test(sentence)))
  return told.map((sentence) => withEnd(withoutBrokenReason(withoutBrokenAim(sentence)), sentence)).join(' ')
}
const withEnd = (said: string, before: string): string => (/[.;!?]$/.test(before) && !/[.;!?]$/.test(said) ? said + before.slice(-1) : said)
