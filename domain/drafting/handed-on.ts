/** Which of a person's own things can be handed on by the general pattern: instruments of a field whose own action or figure is told. */
import type { Asset } from './assets.ts'
import { headOf, needsFigure, type Deliverable } from './deliverable.ts'

/** Papers of an office, and people: nobody else takes them up as they are. */
const NO_INSTRUMENT =
  /^(?:plan|manual|handbook|report|polic(?:y|ie)|list|inventor(?:y|ie)|archive|campaign|club|league|workshop|seminar|strateg(?:y|ie)|form|routine|script|questionnaire|website|portal|student|trainee|intern|resident|team|group)s?$/
/** What an employer keeps for its own house. */
const OF_THE_HOUSE =
  /\b(?:inter-?departmental|departmental|corporate|company-wide|office|in-house|internal|employee|staff|personal|organizational|benefits?|wellness|medical plans?|recruitment|recruiting|internship|onboarding|recognition|incentive|hr|(?:journal|manuscript|peer) reviews?)\b/i

/** What the rules on arms and exports hold back: nobody releases it. */
const HELD_BACK = /\b(?:missiles?|warheads?|weapons?|weaponry|munitions?|ballistic|torpedo(?:es)?|classified|electronic warfare|fire control|explosives?)\b/i

/** A plan or a form that other houses work by is an instrument. */
const TAKEN_OVER = /\b(?:adopted|used|taken up|accepted) (?:now |since then |in (?:19|20)\d\d )?(?:by|at|in) (?:\d|two|three|four|five|six|seven|eight|nine|ten|twelve|several|other|all)\b/i

/** Without a use for others, whatever its field. */
export function staysInside({ object, clause }: Pick<Asset, 'object' | 'clause'>): boolean {
  return (
    object !== null &&
    ((NO_INSTRUMENT.test(headOf(object.phrase)) && !TAKEN_OVER.test(clause)) || OF_THE_HOUSE.test(object.phrase) || HELD_BACK.test(object.phrase) || / and (?:the|an?) /.test(object.phrase))
  )
}

/** Kinds with a method of their own. */
const INSTRUMENTS: ReadonlySet<Deliverable> = new Set(['software', 'model', 'protocol', 'teaching', 'program', 'device', 'record', 'process'])

/** What it reached is told with a figure, or that others took it up. */
const REACHED =
  /%|\bfrom (?:[$€£]?\d)|\$\d|\b(?:adopted|used|installed|licensed|deployed|taken up|downloaded)\b|\b(?:fell|dropped|rose|cut|lowered|reduced|raised|detected?s?|found|flag(?:s|ged)|predicts?|predicted|catches|maps)\b.*\d/

/** "… of the assembly process ($2.5m)": what it cost. */
const PRICE = / \([^()]*[$€£][^()]*\)$/

/** A usable thing that was made, with what it reached; a patent says by its title what it is. */
export function isInstrument({ object, kind, clause, result }: Pick<Asset, 'object' | 'clause' | 'result' | 'kind'>): boolean {
  if (!object?.deliverable || staysInside({ object, clause }) || !INSTRUMENTS.has(object.deliverable)) return false
  return kind === 'patent' || (kind === 'work' && REACHED.test(`${clause.replace(PRICE, '')} ${result ?? ''}`))
}

/** From here on a charge, or a work that is no thing of its own, is no duty of every working day though it has no figure. */
const LEAST_UNCOUNTED = { charge: 2, work: 3 }

/** What is done every working day, without a figure and without a reach: "maintained records of activities", "created nightly specials". */
export function isRoutine({ object, kind, clause, strength }: Pick<Asset, 'object' | 'kind' | 'clause' | 'strength'>): boolean {
  if (kind !== 'work' || object === null || /\d/.test(clause)) return false
  if (object.deliverable && needsFigure(object.deliverable)) return strength < LEAST_UNCOUNTED.work
  return strength < (object.kind === 'run' ? LEAST_UNCOUNTED.charge : 0)
}
