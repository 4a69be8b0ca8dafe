import { isFieldWord } from '../resume/field-words.ts'

/** What a sentence says that entry into an occupation requires, in the active and in the passive. */
const DEGREE = "(?:(?:bachelor[’']s|baccalaureate|master[’']s|doctoral|professional) degree|doctorate|Doctor of \\p{L}+|Pharm\\.?D|Ph\\.?D|M\\.?D|J\\.?D|D\\.?V\\.?M|D\\.?D\\.?S)(?![\\p{L}’'])\\.?"
const FIELD = '(?: in (?:(?!(?:which|but|where|when|if|that|who|only|and (?:I|an?)|or an? (?!(?:closely |directly )?(?:related|similar) ))\\b)\\p{Ll}[\\p{Ll}-]*,? ){0,12}\\p{Ll}[\\p{Ll}-]*?)?'
const SOURCE = '(?:(?:By|According to|In) (?:the )?(?:O\\*NET|Occupational Outlook Handbook|Bureau of Labor Statistics)[^,.;]{0,40}?,? )?'
const OFTEN = '(?:(?:now|today|currently|normally|usually|typically|always) )?'
/** By the whole sentence: between “the occupation” and “requires” stood “pays well, and the state”. */
const ACTIVE =
  `^${SOURCE}(?:(?:(?:Entry|Entering) (?:in)?to )?(?:the|this|that|my) (?:occupation|profession)(?: of (?:an? )?[\\p{L} -]{2,40}?)?|Employers of (?:that occupation|such [a-z]+)) ${OFTEN}requires?(?: for entry)?(?: at least)? an? ` +
  `(?:(?:U\\.S\\.|United States) )?${DEGREE}${FIELD}(?: for entry)?(?:, and I hold one)?`
const WORK =
  '(?:(?:the|this|that|my|every|any) (?:\\p{Ll}+ )?(?:job|occupation|profession|position|work)|entry|(?:entry|entering) (?:into|to) (?:the|this|that|my) (?:\\p{Ll}+ )?(?:job|occupation|profession|field))'
const PASSIVE =
  `\\ban? (?:(?:U\\.S\\.|United States) )?${DEGREE}(?: in \\p{Ll}+(?: \\p{Ll}+){0,3}?)? is (?:now |today |currently |always |normally |usually |typically )?` +
  `(?:(?:required|needed|necessary)(?: now| today)? (?:for ${WORK}|to (?:enter|practice|be licensed|become))|(?:the )?(?:minimum|entry)(?: requirement| degree| education)? (?:for ${WORK}|to (?:enter|practice)))`
const FOR_WORK = `\\bfor ${WORK}(?:,? | into (?:the|this|my) (?:\\p{Ll}+ )?(?:occupation|profession|job),? )an? (?:(?:U\\.S\\.|United States) )?${DEGREE}(?: in \\p{Ll}+(?: \\p{Ll}+){0,3}?)? is (?:now |always |normally |usually |typically )?(?:required|needed|necessary|the minimum)(?![\\p{L}])`

/** Said of the occupation as a rule, with the degree, and by the whole sentence: what it hangs on (“It is false that …”, “If …”) turns it around. */
const REQUIRES_DEGREE = new RegExp(`(?:${ACTIVE}|^(?:${PASSIVE}|${FOR_WORK}))(?: (?:now|today))?(?: in every state)?[.]?$`, 'iu')
/** What some words say of a degree “in” them is of study, and not where or of whom: “in theory”, “in nursing at large hospitals”. */
const NO_FIELD = /\b(?:for|at|within|under|by|from|on|among|to|with|as|per|the|some|many|most|few|all|each|any|in|(?<!\bfields? )of)\b/i
const isOfStudy = (words: string): boolean => !NO_FIELD.test(words) && (/ (?:related|similar) (?:field|area)s?$/.test(words) || isFieldWord(words.split(' ').at(-1)!))
const FIELD_TOLD = new RegExp(`${DEGREE} in (.+?)(?= is | for entry\\b|, and I\\b| (?:now|today)\\b| in every state\\b|[.]?$)`, 'iu')
/** “For the supervisor job”: of another post than one's own. */
const OF_A_POST = /\b(?:the|my|every|any) (?!same\b)\p{Ll}+ (?:job|position|work|occupation|profession|field)\b/iu
export function requiresDegree(sentence: string): boolean {
  const field = FIELD_TOLD.exec(sentence)?.[1]
  return REQUIRES_DEGREE.test(sentence) && (field === undefined || isOfStudy(field)) && !OF_A_POST.test(sentence)
}
/** Said of it at all: what such a sentence stands on is asked for. */
export const TELLS_ENTRY = new RegExp(`\\b(?:occupation|profession)\\b[^.;]{0,400}\\brequires?\\b|${PASSIVE}|${FOR_WORK}`, 'iu')
