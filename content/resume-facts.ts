/** The words of 'What we read': what was understood of a resume, and how the visitor corrects it. */
import type { FactQuestion } from '../domain/person/decisive-facts.ts'
import type { FactList } from '../domain/person/correct-facts.ts'
import type { DegreeFact } from '../domain/person/person-facts.ts'

export const FACTS_PANEL = {
  heading: 'What we read',
  /** Beside what the folded panel shows. */
  cue: 'Check and correct',
  lead: 'Open a line to see the words of your resume it comes from. Correct what is wrong, then compose again: no new upload is needed.',
  scanned: 'Read from a picture: please check every line.',
  show: 'Show what we read',
  hide: 'Hide what we read',
  groups: {
    role: 'Role',
    field: 'Field',
    years: 'Years of work',
    roles: 'Earlier positions',
    degrees: 'Degrees',
    results: 'Strongest results',
    skills: 'Skills',
    licenses: 'Licenses and certificates',
    awards: 'Awards',
    publications: 'Publications',
    patents: 'Patents',
  },
  none: 'Nothing was read here.',
  unsure: 'unsure',
  stated: 'from you',
  ongoing: 'not completed',
  noTitle: 'Position without a title',
  noEmployer: 'employer not found',
  noSchool: 'school not found',
  noDegree: 'Degree',
  present: 'present',
  /** Before the number of a page. */
  page: 'Page',
  noWords: 'You told us this; the resume does not.',
  yearsNote: 'Counted from the dates of your positions, overlaps once.',
  fieldNote: 'Most likely by your titles, tools, and words. You can choose another.',
  fieldNone: 'No occupation fits for sure.',
  correct: 'Correct it',
  remove: 'Remove',
  confirm: 'This is right',
  add: 'Add',
  /** Before what was removed, for screen readers. */
  removed: 'Removed:',
  save: 'Save',
  cancel: 'Cancel',
  /** Before a number. */
  more: 'Show all',
  fewer: 'Show fewer',
  compose: 'Compose again',
  composeNote: 'Counts toward your hourly limit. Your corrections stay on this device.',
  undo: 'Undo all corrections',
  changed: 'You changed what was read. The options still rest on the facts before.',
  attribution: {
    text: 'Occupations: O*NET 27.0 Database by the U.S. Department of Labor, Employment and Training Administration (USDOL/ETA), used under the CC BY 4.0 license; modified. O*NET® is a trademark of USDOL/ETA, which has not approved, endorsed or tested these changes.',
    href: 'https://www.onetcenter.org/database.html',
    label: 'About O*NET',
  },
} as const

/** The items that one 'Add' button adds, after the word. */
export const FACT_NOUNS: Record<FactList, string> = {
  roles: 'a position',
  degrees: 'a degree',
  achievements: 'a result',
  skills: 'a skill',
  licenses: 'a license',
  awards: 'an award',
  publications: 'a publication',
  patents: 'a patent',
}

export const FACT_FIELDS = {
  title: 'Title',
  employer: 'Employer',
  from: 'From (year)',
  to: 'To (year)',
  current: 'I work here now',
  level: 'Degree',
  levelUnknown: 'Choose the degree',
  degreeField: 'Field of study',
  school: 'School',
  year: 'Year',
  completed: 'I hold this degree',
  years: 'Whole years',
  ownField: 'My occupation in my own words',
  text: 'In your words, as your records show it',
} as const

export const DEGREE_LEVEL_WORDS: Record<NonNullable<DegreeFact['level']>, string> = {
  doctorate: 'Doctorate',
  professional: 'Professional degree (M.D., J.D., …)',
  master: 'Master’s degree',
  bachelor: 'Bachelor’s degree',
  associate: 'Associate degree',
  diploma: 'Diploma',
}

/** The one short step before composing, where something decisive is not sure. */
export const FACTS_STEP = {
  title: 'One check before we draft',
  lead: 'Your resume does not tell this for sure. Nothing is drafted on a guess.',
  /** Where the project alone is asked for. */
  leadProject: 'This is how we understood your project. Correct it or fill it in, so that option 1 says what you mean.',
  questions: {
    role: 'What is your present position, or the latest one?',
    field: 'Which occupation is yours?',
    degree: 'Which is your highest degree?',
    project: 'How would you put your project?',
    work: 'What have you done in your work? One result a line, with its number where you have one.',
  } satisfies Record<FactQuestion, string>,
  results: 'Your results',
  resultsHint:
    'Say what you made or changed, for whom, and what was counted before and after: “Rewrote the check-in steps of two clinics; the wait fell from 40 to 25 minutes.” Without a count, say who took it up: “Wrote the repair list that all three shifts use.” Training you designed, a certificate, or an award counts as well. Tell only what you could show.',
  read: 'We read:',
  noDegree: 'Leave this degree out',
  otherField: 'Another one',
  compose: 'Compose',
  skip: 'Go on without',
  needed: 'Please answer this: without it nothing can be drafted.',
  /** The call's own message, for those who call without a page. */
  refusal: 'Some facts that decide the draft could not be read for sure. Please confirm or correct them.',
} as const
