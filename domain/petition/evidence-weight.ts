/** What weighs more before an officer: a body that took the work up, then those who use it and pay nothing, then what others measured, then counts of downloads and of a market. By the words of a fact. */
import { MONTH_NAMES } from '../format-date.ts'
import { sentencesOf } from './checks/block-text.ts'
import { thingUser } from './thing-users.ts'

export const EVIDENCE = { none: 0, counted: 1, measured: 2, used: 3, adopted: 4 } as const

const AHEAD = /\b(?:will|would|could|may(?! (?:\d{1,2}, )?(?:19|20)\d\d)|might|plans?|intends?|wants?|considers?|draft)\b/
const DENIED = /\b(?:nobody|no one|none|never|not)\b/
const ADOPTED =
  /\b(?:put|wrote|added|adopted|adopts|accepted|accepts|named|names|cites|took|included|includes|made)\b[^.;]{0,120}\b(?:into|in|to|as) (?:its|their|the) (?:own )?(?:[\p{L}-]+ ){0,3}?(?:guides?|manuals?|rules?|plans?|forms?|codes?|standards?|polic(?:y|ies)|guidance|requirements?|protocols?|curriculum|training|procedures?|specifications?|practice)\b/iu
const OTHERS =
  '(?:owners|(?:brick|iron|steel|tile|water|glass) works|counties|cities|towns|districts|agenc(?:y|ies)|departments|hospitals|clinics|schools|colleges|universities|utilities|cooperatives|companies|firms|plants|mills|farms|growers|farmers|laboratories|labs|groups|programs|railroads|operators|teachers|nurses|libraries|museums|crews|systems|members|users|customers|states|networks|ports|yards|shops|makers|unions|banks|stations|authorities)'
const USES = '(?:uses?|used|run|ran|runs|put (?:it|them) to use|adopted|began (?:with|to use)|switched|apply|applied|teach|taught|follow(?:ed)?|\\p{Ll}+ed with)'
/** “of” joins and is no name of its own: else a row of them is parted in every way there is. */
const NAME = '\\p{Lu}[\\p{L}’&-]{1,40}(?: (?:of )?(?!of\\b)\\p{Lu}[\\p{L}’&-]{1,40}){1,8}'
/** Of a body that is told as one without a tie, “never paid me” denies no use. */
const USED = new RegExp(
  `\\b(?:${OTHERS}|others)\\b[^.;]{0,90}\\b(?:have |had |has )?(?<!\\b(?:never|not|nor) )${USES}\\b|^(?!I\\b)(?:[^.;]{0,60}, (?:and )?)?${NAME} (?:has |have |had )?${USES}\\b|\\b(?:used|run|adopted|taught|applied) (?:by|in|at) (?:[\\p{L}\\d,]+ ){0,4}${OTHERS}\\b`,
  'iu',
)
const NOBODY = /^(?:no|none|nobody|no one|neither)\b|\b(?:has|have|had) (?:never|not) (?:used|run|adopted|applied|taught)\b/i
const OWN_WORK = /\bmy (?:own )?(?:employer|company|firm|hospital|team|crew|laboratory|lab|students)\b/i
const MEASURED = /\b(?:counted|measured|tested|compared|confirmed|recorded|found|audited|repeated)\b/i
const BY_ME = /\bI (?:\p{L}+ )?(?:counted|measured|tested|compared|confirmed|recorded|found)\b/iu
const FIGURE = /(?<![\d$])\b(?!(?:19|20)\d\d\b)\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|half|twice)\b/i
/** Of interest, or of a market: they say what somebody looked at, and not what they did. */
const DOWNLOADS = /\b(?:download(?:s|ed)?|views?|visits?|followers|subscribers|stars|citations?|cited|market)\b/i

function weightOf(sentence: string): number {
  if (AHEAD.test(sentence)) return EVIDENCE.none
  if (DOWNLOADS.test(sentence)) return EVIDENCE.counted
  if (NOBODY.test(sentence)) return EVIDENCE.none
  if (!DENIED.test(sentence) && ADOPTED.test(sentence) && !/^(?:I|My|We)\b/.test(sentence)) return EVIDENCE.adopted
  if (USED.test(sentence) && !OWN_WORK.test(sentence) && thingUser(sentence) === null) return EVIDENCE.used
  if (MEASURED.test(sentence) && FIGURE.test(sentence) && !BY_ME.test(sentence)) return EVIDENCE.measured
  return EVIDENCE.none
}

/** The weight of its weightiest sentence. */
export const evidenceWeight = (text: string): number => Math.max(EVIDENCE.none, ...sentencesOf(text).map(weightOf))

/** Dates, places in a paper, versions, and names such as “COVID-19”. */
const NO_FIGURE = new RegExp(
  `\\b(?:${MONTH_NAMES}) \\d{1,2}\\b|\\b(?:19|20)\\d\\d\\b|\\b(?:versions?|editions?|pages?|exhibits?|sections?|parts?|chapters?|phases?|numbers?|no\\.) \\d[\\d.]*|\\b\\d+(?:st|nd|rd|th)\\b|(?<![\\p{L}-])\\p{L}[\\p{L}-]{0,20}\\d+`,
  'giu',
)
const OF_SIZE =
  /\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:-\p{Ll}+)?|half|halved|twice|thrice|doubled?|tripled?|an? (?:third|quarter|fifth|tenth)|thirds|quarters|percent|dozens?|hundreds?|thousands?|millions?|billions?)\b/iu
/** Whether a text counts or measures something. */
export const hasFigure = (text: string): boolean => OF_SIZE.test(text.replace(NO_FIGURE, ' '))
