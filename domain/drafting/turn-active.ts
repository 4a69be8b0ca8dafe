/** Lines of a resume in which a participle behind a noun tells the deed, said with the verb before its object. */
import { capitalize } from '../endeavor/sentence-forms.ts'
import { withObjectArticle } from './restate-achievement.ts'
import { isWord } from './spelling.ts'
import { findVerb } from './verbs.ts'

/** What is made or set up: behind a noun and without an object of its own, the participle of such a verb tells what was done to it. */
const MADE = 'implemented|developed|designed|created|launched|established|introduced|built|instituted|led|redesigned|automated|standardized|streamlined|consolidated'
const CHANGED = 'increased|improved|reduced|decreased|raised|lowered|cut|doubled|tripled'
/** Who can do something: before the participle these are the subject, and the line tells of others. */
const DOER =
  /(?:^| )(?:teams?|staff|company|compan(?:y|ies)|departments?|divisions?|groups?|crews?|committee|board|firms?|vendors?|clients?|customers?|employees|students|people|members|partners?|management|leadership|government|agency|school|[a-z]{3,}(?:ists?|ers|ors|ants|ees))$/i
/** Words that make a noun phrase more than a plain one. */
const NOT_PLAIN = /^(?:of|for|in|on|at|by|with|from|to|and|or|the|an?|that|which|who|is|was|were|are|be|been|has|have|had|not|as|than|my|our|their|its|his|her|i|we|it|they)$/i
const RESULT =
  'saving|reducing|increasing|improving|resulting in|enabling|allowing|cutting|accelerating|directing|realizing|generating|eliminating|achieving|raising|lowering|decreasing|shortening|growing|redesigning|doubling|tripling'
/** Names of products that are words of the language as well. */
const PRODUCT = /^(?:Oracle|Sage|Access|Word|Excel|Epic|Apple|Windows|Office|Project|Teams|Slack|Concur|Workday|Outlook|Publisher|Dynamics|Chrome|Swift|Spring|React|Tableau)$/

const inSentence = (phrase: string) => phrase.replace(/[A-Z][a-z]+/g, (word) => (!PRODUCT.test(word) && isWord(word.toLowerCase()) ? word.toLowerCase() : word))

/** A noun phrase of up to seven words that was worked on and does no work itself. */
const isThing = (phrase: string) => {
  const words = phrase.split(' ')
  return (
    words.length <= 7 && !words.some((word) => NOT_PLAIN.test(word) || /[\d,;:()]/.test(word)) && findVerb(words[0] ?? '')?.form !== 'past' && !/ly$/.test(words.at(-1) ?? '') && !DOER.test(phrase)
  )
}

/** Letters of a line that is turned: a longer one tells more than one deed. */
const TURNED_MAX = 400
/** Results behind which a line is cut. */
const CUTS_MAX = 3

/** "Lead implementation of a records system": the past tense of the verb is often written like its noun; before a work that somebody leads it is the verb. */
const LED =
  /^Lead ((?:[A-Za-z][A-Za-z-]* |phase \d )?(?:[A-Za-z][A-Za-z-]* )?(?:implementation|migration|deployment|roll-?out|conversion|upgrade|integration|redesign|consolidation|transition|standardization|installation|construction|development|validation|automation|modernization|restructuring))(?= (?:of|from|to|in|for|across|at)\b)/

/** The line turned: cut behind its first result where others follow, then behind the next ones, then whole. None for a line of another form. */
export function turnedLines(line: string): string[] {
  const led = LED.exec(line)
  if (led) return [line.replace(LED, `Led the ${led[1] ?? ''}`)]
  const whole = line.length > TURNED_MAX ? null : turnedActive(line)
  if (whole === null) return []
  const cuts = [...whole.matchAll(/(?<=\d.*), (?=\d|[a-z]+(?:ing|ed)\b)/g)].slice(0, CUTS_MAX).map(({ index }) => whole.slice(0, index))
  return [...cuts, whole]
}

/** "Order portal implemented, saving 12%" → "Implemented order portal, saving 12%"; null for a line of another form. A change needs its figure and its means. */
export function turnedActive(line: string): string | null {
  const made = new RegExp(`^(\\S.*?) (${MADE})(?:,? ((?:${RESULT}) .+)| (for|across) (.+))?$`).exec(line)
  if (made) {
    const [, thing = '', verb = '', result, link, rest = ''] = made
    if (!isThing(thing)) return null
    const head = `${capitalize(verb)} ${inSentence(thing)}`
    return result ? `${head}, ${result}` : link ? `${head} ${link} ${rest}` : head
  }
  const changed = new RegExp(`^(\\S.*?) (${CHANGED}) ((?:by )?\\$?\\d[\\d,.]*(?:%|x| percent)?(?: (?:YOY|year over year))?),? by ([a-z]+ing) (.+)$`).exec(line)
  const [, thing = '', verb = '', figure = '', means = '', rest = ''] = changed ?? []
  if (!changed || !isThing(thing) || findVerb(means)?.form !== 'gerund') return null
  return `${capitalize(verb)} ${inSentence(thing)} ${figure.replace('YOY', 'year over year')} by ${means} ${withObjectArticle(rest.split(' '))?.join(' ') ?? rest}`
}
