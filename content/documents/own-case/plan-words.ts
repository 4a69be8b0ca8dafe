/** The words of a plan of evidence: on its page, in Word and in its workbook. */
import type { PlanExhibit, PlanHole, Purpose } from '../../../domain/petition/evidence-plan.ts'

export const STATE_WORDS: Record<PlanExhibit['state'], string> = { have: 'In hand', requested: 'Asked for', missing: 'Missing' }
export const EXISTED_WORDS: Record<PlanExhibit['existed'], string> = { yes: 'Exists today', no: 'Comes after filing', unknown: 'Not said' }
export const TRANSLATION_WORDS: Record<PlanExhibit['translation'], string> = { 'not-needed': 'Not needed', needed: 'Needed', done: 'Done' }

/** What an officer looks for in each part. */
export const PURPOSE_WORDS: Record<Purpose, string> = {
  Identity: 'Who you are: passport page, I-94 if you are in the United States',
  Filing: 'Forms that go with the petition: Appendix A of Form ETA-9089 and the signed Final Determination',
  'EB-2': 'The classification: diploma, evaluation, employers’ letters with duties and dates',
  'Prong 1': 'Substantial merit and national importance: what the endeavor changes beyond one employer',
  'Prong 2': 'Well positioned: your own part, use by others, plan and progress',
  'Prong 3': 'The balance: why a job offer is a poor fit, urgency, benefit in any case',
}

const EXHIBIT_HOLES: Record<Extract<PlanHole, { exhibit: number }>['kind'], string> = {
  missing: 'is missing',
  requested: 'was asked for and is not in hand yet',
  translation: 'needs a full English translation with the translator’s certification',
  'no-date': 'has no date, and nothing says that it exists already',
  'after-filing': 'comes after the day of filing and cannot prove eligibility on that day',
  'proves-nothing': 'is in the list, but nothing says what it proves',
  'no-claim': 'is in the list, but no claim rests on it',
}
const CLAIM_HOLES: Record<Extract<PlanHole, { claim: number }>['kind'], string> = {
  unshown: 'rests on no exhibit',
  'shown-late': 'rests only on what comes after the day of filing',
  'not-in-hand': 'rests only on what is not in hand yet',
}

/** What is open, as the end of a sentence about its claim or exhibit. */
export const holeWords = (hole: PlanHole): string => ('claim' in hole ? CLAIM_HOLES[hole.kind] : 'exhibit' in hole ? EXHIBIT_HOLES[hole.kind] : 'has no exhibit')

export const holeSubject = (hole: PlanHole): string => ('claim' in hole ? `Claim ${hole.claim}` : 'exhibit' in hole ? `Exhibit ${hole.exhibit}` : hole.proves)

export const holeSentence = (hole: PlanHole): string => `${holeSubject(hole)} ${holeWords(hole)}.`

export const NO_HOLES = 'None that this list can see. It cannot tell whether an exhibit proves enough.'
