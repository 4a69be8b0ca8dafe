/** Words and limits of the page on which a customer looks after their case. */
import type { Element } from '../../domain/petition/case-file.ts'
import { INTAKE_FIELD_LABELS } from '../intake-labels.ts'

/** Characters of one answer or correction. */
export const FACT_TEXT_MAX = 6000
export { DOCUMENT_NAME_MAX } from '../../domain/petition/parted-answers.ts'

/** What the page says once a form of it was taken. */
export const DONE = {
  confirmed: 'Confirmed. Your letter can use it.',
  together: 'Confirmed. You can take that back above your facts.',
  takenBack: 'Taken back. Nothing of it is used until you confirm it.',
  rejected: 'Left out. You can still bring it back.',
  corrected: 'Your correction is saved.',
  kept: 'Your words stand as you wrote them. You can take that back below the questions.',
  wordsTakenBack: 'Taken back. It stands as before.',
  answered: 'Your answer is saved. You can still change it.',
  attested: 'Saved. Your letter concludes what you said yes to.',
  meaningTakenBack: 'Taken back. Your letter no longer concludes it.',
  passed: 'Skipped. You can still answer it under “Questions you skipped”.',
  askedAgain: 'The question is open again.',
  chosen: 'Your choice is saved. We write the full draft from it.',
} as const

export const FACT_FIELD_LABELS: Record<string, string> = {
  degree: 'Degree',
  field: 'Field',
  school: 'School',
  country: 'Country',
  year: 'Year',
  title: 'Title',
  employer: 'Employer',
  from: 'From',
  to: 'To (or “present”)',
  page: 'Page',
  says: 'What it says there',
  phase: 'Phase',
  when: 'When',
  with: 'With whom',
  yields: 'What it yields',
  output: 'Output',
  document: 'Public document, with its date',
}

export const ELEMENT_GROUPS: readonly { title: string; elements: readonly Element[] }[] = [
  { title: 'You', elements: ['identity.name', 'closing.standing'] },
  { title: 'Degrees, positions, qualifications', elements: ['eb2.degree', 'eb2.experience', 'eb2.occupation', 'eb2.ability', 'p2.education'] },
  { title: 'Your endeavor', elements: ['endeavor.problem', 'endeavor.method', 'endeavor.outputs', 'endeavor.users', 'endeavor.vehicle'] },
  { title: 'Why it matters', elements: ['p1.merit', 'p1.beyond', 'p1.priority'] },
  { title: 'What you have done and will do', elements: ['p2.record', 'p2.plan', 'p2.progress', 'p2.interest'] },
  { title: 'The balance', elements: ['p3.impractical', 'p3.benefit', 'p3.urgency'] },
  { title: 'What your documents say', elements: ['exhibit.shows'] },
]

/** Places in a resume of which the customer knows all facts together. */
export const FACT_PLACES = {
  studies: 'Your studies',
  works: 'Listed in your resume: publications, patents, awards',
  licenses: 'Licenses and certificates',
  results: 'Other results in your resume',
} as const

/** The question of the input form that an answer belongs to. */
export const intakeQuestion = (field: string): string => INTAKE_FIELD_LABELS[field] ?? field
