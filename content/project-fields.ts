/** The words with which a visitor puts right how the project was understood. */
import type { SaidFault, SaidPart } from '../domain/drafting/said-project.ts'

export const PROJECT_FIELDS = {
  heading: 'Your project',
  lead: 'Option 1 is built on these words as you write them. Nothing here is required: what you leave empty is left unsaid.',
  /** Where nothing was typed that reads like a project. */
  none: 'You have typed no project so far. Fill in the first line, and option 1 becomes yours.',
  parts: {
    thing: { label: 'What will exist', hint: 'Name the thing itself: “A …”', example: 'A test kit that finds leaks in small water mains' },
    users: { label: 'Who would use it first', hint: 'A group, in the plural', example: 'Rural water districts' },
    shortfall: { label: 'What falls short for them today', hint: 'One plain sentence', example: 'Leaks are found only after a street floods' },
  } satisfies Record<SaidPart, { label: string; hint: string; example: string }>,
} as const

/** Beside the field: why its words can stand in no sentence, and how they could. */
const PROJECT_FAULTS: Record<SaidFault, string | Record<SaidPart, string>> = {
  long: 'This is too long for one sentence. Please shorten it.',
  language: 'Please write this in English, in simple words.',
  unsafe: 'This holds something that an endeavor may not say: a number of a person, a link, a promise, a superlative, or a request. Please leave it out.',
  self: 'Please say it without “I”, “we”, or “us”.',
  several: 'Please keep to one statement.',
  who: 'Please name who is meant, in place of “they” or “it”.',
  'no thing': {
    thing: 'We could not use this as the name of a thing. Begin with “A” or “An” and the thing itself, such as “A guide to …”.',
    users: 'Please name a group in the plural, such as “small clinics”.',
    shortfall: 'Please say it as one whole sentence, such as “Leaks are found too late”.',
  },
  'no users': 'Please name people or organizations in the plural, such as “small clinics” or “school nurses”.',
}

export const faultWords = (part: SaidPart, fault: SaidFault | undefined): string | null => {
  if (fault === undefined) return null
  const words = PROJECT_FAULTS[fault]
  return typeof words === 'string' ? words : words[part]
}
