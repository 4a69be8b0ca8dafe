/** A project as a visitor jots it down, said again in one sentence: figures in brackets, a verb that stands behind a name or in a later sentence. */
import { countWords, lowerFirst, withArticle } from '../endeavor/sentence-forms.ts'
import { spelledOut } from './counted-words.ts'

const FIGURE = '(\\d[\\d:.,]*\\d%?|\\d%?)'
/** "(now 12, want 150)", "(1:12 going to 1:30)" */
const GROWS = `\\((?:now|currently|today|at present|from)? ?${FIGURE},? ?(?:now|today)?(?:,| going to| to|→|->|[;–-])? ?(?:(?:we |I )?(?:want|goal|target|aim|plan|later|then)(?: is| for| to)?)? ?${FIGURE}\\)`
const GROWING_USERS = new RegExp(`\\bto (?:more |other )?((?:[a-z-]+ ){0,3}[a-z-]+s) ${GROWS}`, 'i')
const GROWING = new RegExp(` ${GROWS}`, 'i')

export const withFigures = (text: string): string => text.replace(GROWING_USERS, 'from $2 to $3 $1').replace(GROWING, ' from $1 to $2')

/** Verbs of what is made or handed out. */
const MAKES = '(?:build|make|create|develop|design|write|publish|offer|produce|launch|release)'
const OWN_DEED = new RegExp(`^(?:so |then |for this,? )?(?:I|we)(?:[’']d| would| will|[’']ll| want to| plan to| hope to| intend to| would like to)(?: like to)? (${MAKES}) (.+?)[.!?]*$`, 'i')
const COINED = '[A-Z][\\w-]*(?: [A-Z\\d][\\w-]*){0,2}'
/** "TidePeek for the 2031 deadline: harbors must file plans": a name, what it is for, and what is told of others. */
const NAMED_FOR = new RegExp(`^(${COINED})( for (?:the |an? )?[^:.]{3,60})?: (.+)$`)
const isProductName = (name: string): boolean => /\p{Ll}\p{Lu}|\d/u.test(name)
const TELLS = /^(?:[a-z-]+ ){0,6}[a-z]+s (?:must|have to|need to|cannot|lack|do not|are|wait|lose) /i

/** "Pier 12, three docks now under permit, later to give the drawings …" */
const NAME_THEN = new RegExp(`^(${COINED}), [^.]{0,160}?,? (?:and )?(?:later|then|next|afterwards?|finally)(?: I want| we want)? to ([a-z]+ .+)$`)
const asOpen = (deed: string): string => deed.replace(/^(?:give|hand out|put) (?=.+ as open )/, 'publish ')

const FINITE = /\b(?:is|are|was|were|has|have|had|will|would|can|could|must|may|i|we|it|they|you)\b/i
/** A thing that is only named, and a sentence that says what it is without a verb. */
function apposed(first: string, second: string): string | null {
  const thing = first.replace(/[.!]$/, '')
  const told = (second.split(';')[0] ?? '').replace(/[.!]$/, '')
  const own = told.replace(/ (?:that|who|which) [^,]*/g, '')
  if (!/^an? /i.test(thing) || countWords(thing) > 4 || !/^the /i.test(told) || FINITE.test(own) || countWords(told) < 4 || countWords(told) > 24) return null
  return `${thing} with ${lowerFirst(told).replace(/^(.+? in an? [a-z]+), with (?=an? )/, '$1 and ')}.`
}

const EXTENDS_IT =
  /\b(?:I|we) (?:plan to|want to|will|hope to|intend to|would like to) (extend|expand|scale|bring) it to ((?:\d+|[a-z]+) (?:more |other )?(?:states|counties|cities|districts|regions|schools|hospitals|clinics|sites|farms|labs))\b/i

/** `name`: what the visitor calls it, where the sentences do not hold it. */
export function restated(sentences: readonly string[]): { sentences: readonly string[]; name: string | null } {
  const [first = '', ...rest] = sentences
  const [, name = '', purpose = '', told = ''] = NAMED_FOR.exec(first) ?? []
  const at = rest.findIndex((sentence) => OWN_DEED.test(sentence))
  if (isProductName(name) && at >= 0 && TELLS.test(told)) {
    const [, verb = '', thing = ''] = OWN_DEED.exec(rest[at] ?? '') ?? []
    const made = /^(?:an?|the|my|our|its|their|two|three|\d)\b|s$/i.test(thing.split(/ (?:for|of|that|to|with|in) /)[0] ?? '') ? thing : withArticle(thing)
    return { sentences: [`I want to ${verb.toLowerCase()} ${made}${purpose}.`, `Today, ${told}`, ...rest.filter((_one, n) => n !== at)], name }
  }
  const [, called = '', deed = ''] = NAME_THEN.exec(first) ?? []
  if (isProductName(called)) return { sentences: [`I want to ${asOpen(deed.replace(/[.!?]$/, ''))}.`, ...rest], name: called }
  const both = apposed(first, rest[0] ?? '')
  if (both !== null) return { sentences: [both, ...rest.slice(1)], name: null }
  return { sentences, name: null }
}

/** Where a later sentence says how far it is to go: "extend it to six states". */
export function goingFurther(phrase: string, later: readonly string[]): string {
  const [, verb = '', where = ''] = later.map((sentence) => EXTENDS_IT.exec(sentence)).find((found) => found !== null) ?? []
  return verb === '' || !/^(?:continue|maintain|run|build|develop|conduct|organize|launch) /.test(phrase) ? phrase : `${phrase} and ${verb.toLowerCase()} it to ${spelledOut(where)}`
}
