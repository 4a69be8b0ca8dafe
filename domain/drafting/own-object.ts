/** The noun phrase of a person's own work, as it can stand in a title: "intercompany balances", "a load-rating model". */
import type { Asset } from './assets.ts'
import { EVERYWHERE } from './common-words.ts'
import { holdsCue, searchableLine } from './evidence.ts'
import { isMassNoun, isSingularNoun } from './restate-achievement.ts'
import { findVerb, pastVerb } from './verbs.ts'

const STOP = /^(?:for|of|to|in|on|at|by|with|from|that|which|and|or|within|through|across|during|using|into|as|while|resulting|including|over|under|between|among|via|per|against|regarding|throughout|who|where|when|so|both|up|out|upon|about|used|based|following|related|after|before|utilizing|ensuring|leading|is|are|was|were|has|have|covering|totaling|making|saving|whose|than|due)$/i
const VAGUE = /^(?:all|any|various|several|many|multiple|numerous|new|daily|weekly|monthly|annual|quarterly|yearly|large|small|other|different|major|minor|existing|overall|general|complex|key|effective|the|our|their|its|his|her|my|both|over|more|up|approximately|about|nearly|almost|than|quality|internal|strong|good|current|regular|additional|necessary|appropriate|accurate|special|full|first|top|total|entire|crucial|mutually|favorable|positive|solid|significant|clear|reasonable|successful|critical|interpersonal|ongoing|on-going|continuous|best|day-to-day|dedicated|periodic|innovative|aggressive|detailed|comprehensive|strategic|creative|specific|own|million|billion|completely|well-received|ad-hoc|miscellaneous|routine|various|related|proper|timely|fresh|personal|ordinary|standard)$/i
/** Heads that name no work of one's own. */
const PLAIN_HEADS = new Set('team teams staff employees people members reports report projects project programs program sales increase increases reduction customers clients tasks goals duties activities services service support work training system systems processes process information documents data accounts operations issues needs requests questions calls meetings budget budgets costs cost revenue profit areas functions efforts standards procedures policies materials equipment products items orders group groups department departments relationships relations terms growth training performance productivity management records files office offices opportunities solutions requirements personnel students patients individuals families sessions events presentations efficiency satisfaction growth results experience knowledge quality success skills stores locations goods money time hours role roles position side way number variety range level plan plans strategies strategy initiatives responsibilities branches sites facility facilities companies company organization organizations business businesses reps agents managers supervisors technicians engineers trees'.split(' '))

/** Null where the words do not clearly give one, or where it is not about what the `cues` are about. */
export function ownObjectOf({ clause, kind }: Pick<Asset, 'clause' | 'kind'>, cues: readonly string[]): string | null {
  const found = kind === 'work' ? objectIn(clause) : null
  return found && cues.some((cue) => holdsCue(searchableLine(found), cue)) ? found : null
}

function objectIn(clause: string): string | null {
  const words = clause.replace(/ …$/, '').split(' ')
  let at = 0
  // Past the verbs: "developed and implemented", "prepared, proposed, and negotiated".
  while (at < words.length && at < 6) {
    const word = (words[at] ?? '').replace(/,$/, '').toLowerCase()
    const verb = findVerb(word) ?? pastVerb(word)
    if (!(verb && verb.form === 'past') && !(at > 0 && /^(?:and|&)$/.test(word))) break
    at++
  }
  if (at === 0) return null
  const rest = words.slice(at)
  const article = /^(?:an?|the)$/i.test(rest[0] ?? '') ? (rest[0] ?? '').toLowerCase() : null
  let start = article ? 1 : 0
  while (start < rest.length && (VAGUE.test(rest[start] ?? '') || /^[$\d(]/.test(rest[start] ?? ''))) start++
  const phrase: string[] = []
  for (const word of rest.slice(start)) {
    if (STOP.test(word) || /[\d$%()"/]/.test(word)) break
    phrase.push(word.replace(/[,;:.]+$/, ''))
    if (/[,;:.]$/.test(word)) break
  }
  if (/^(?:high|low)$/i.test(phrase[0] ?? '') || phrase.some((word) => /billion|million|thousand|^multi-?(?:dollar|functional)/i.test(word))) return null
  const head = phrase.at(-1)?.toLowerCase() ?? ''
  if (phrase.length < 2 || phrase.length > 4 || !/^[a-z][a-z'-]+$/i.test(head)) return null
  // A measure or a group of people is no subject of work.
  if (/^(?:times?|rates?|errors?|use|number|spending|scores?|staff|crews?|teams?|levels?|hours?|areas?|wait|volume|turnover|accuracy|experience)$/.test(head)) return null
  const counted = start > (article ? 1 : 0) && /^[$\d(]/.test(rest[start - 1] ?? '')
  const plural = /[^s]s$/.test(head) && !/(?:ss|us|is|ics)$/.test(head)
  const mass = isMassNoun(head) || /ics$|^(?:accounting|engineering|manufacturing|welding|nursing|monitoring|modeling|forecasting|programming|testing|teaching|fundraising|sampling|mapping|imaging|screening|drilling|farming|banking|lending|underwriting|publishing|staffing|coding)$/.test(head)
  if (!plural && !mass && (!isSingularNoun(head) || counted)) return null
  if (!plural && !mass && !article) return null
  // A word before the head has to say what kind it is.
  const telling = phrase.slice(0, -1).filter((word) => word.length > 3 && !VAGUE.test(word) && !EVERYWHERE.has(word.toLowerCase()) && !PLAIN_HEADS.has(word.toLowerCase()) && !findVerb(word))
  if (telling.length === 0 || (PLAIN_HEADS.has(head) && telling.length < 1) || phrase.some((word) => /^[A-Z]{7,}$/.test(word) || /'/.test(word))) return null
  const said = phrase.map((word) => (/^[A-Z][a-z-]+$/.test(word) && !/^(?:Medicaid|Medicare|English|Spanish|American|Microsoft|Oracle|Java|Windows|Linux|Cisco|Excel)$/.test(word) && !findProper(phrase, word) ? word.toLowerCase() : word)).join(' ')
  return `${article && !plural && !mass ? `${article === 'the' ? 'the' : article} ` : ''}${said}`
}

/** Two capitals in a row are a name. */
function findProper(phrase: readonly string[], word: string): boolean {
  const at = phrase.indexOf(word)
  return /^[A-Z]/.test(phrase[at - 1] ?? '') || /^[A-Z]/.test(phrase[at + 1] ?? '')
}
