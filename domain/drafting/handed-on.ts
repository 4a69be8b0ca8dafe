/** What of a person's own work cannot be handed on by the general pattern, whatever its field. */
import type { Asset } from './assets.ts'
import { headOf } from './deliverable.ts'

/** Papers of an office, and people: nobody else takes them up as they are. */
const NO_INSTRUMENT =
  /^(?:plan|manual|handbook|report|polic(?:y|ie)|list|inventor(?:y|ie)|archive|campaign|club|league|workshop|seminar|strateg(?:y|ie)|form|routine|script|questionnaire|website|portal|student|trainee|intern|resident|team|group)s?$/
/** What an employer keeps for its own house. */
const OF_THE_HOUSE =
  /\b(?:inter-?departmental|departmental|corporate|company-wide|office|in-house|internal|employee|staff|personal|organizational|benefits?|wellness|medical plans?|recruitment|recruiting|internship|onboarding|recognition|incentive|hr)\b/i

export function staysInside({ object }: Pick<Asset, 'object'>): boolean {
  return object !== null && (NO_INSTRUMENT.test(headOf(object.phrase)) || OF_THE_HOUSE.test(object.phrase) || / and (?:the|an?) /.test(object.phrase))
}
