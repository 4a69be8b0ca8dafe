/** What a writer of a reference letter is asked: six things that only this person can tell, in the words of what they are to the work. */

export const WRITER_KINDS = ['researcher', 'user', 'association', 'vendor', 'employer'] as const
export type WriterKind = (typeof WRITER_KINDS)[number]

export const WRITER_KIND_LABELS: Record<WriterKind, string> = {
  researcher: 'Researcher or other expert of the field',
  user: 'Someone who uses the work',
  association: 'Association, agency or public body',
  vendor: 'Maker, supplier or customer',
  employer: 'Present or former employer',
}

/**
 * What an answer is about, the same for every kind: the tie to the petitioner, what was done with the work, how it was
 * before, what is different now, how the writer knows, and what comes next.
 */
export const ANSWER_SLOTS = ['tie', 'use', 'before', 'change', 'proof', 'ahead'] as const
export type AnswerSlot = (typeof ANSWER_SLOTS)[number]

export type WriterAnswers = Readonly<Partial<Record<AnswerSlot, string>>>

export type WriterQuestion = { slot: AnswerSlot; ask: string; why: string }

const WHY: Record<AnswerSlot, string> = {
  tie: 'An officer weighs a letter by how its writer knows the work, and by what they gain from it. A connection that you state openly does no harm.',
  use: 'What you did yourself is worth more than an opinion.',
  before: 'A change is measured against what was there before.',
  change: 'One dated case that you can vouch for is stronger than praise.',
  proof: 'Say how you know. Leave out what you only heard from others.',
  ahead: 'A plan counts when it names what you will do. “Nothing yet” is an answer too.',
}

const ASKS: Record<WriterKind, Record<AnswerSlot, string>> = {
  researcher: {
    tie: 'How do you know this work, since when, and have you ever worked with, been paid by, or published with the petitioner?',
    use: 'What did you or your group do with the work: repeat it, build on it, teach it, review it?',
    before: 'How was this question handled in your own work before?',
    change: 'What do you do differently now because of it? Give one case with its date.',
    proof: 'Which part of it did you examine yourself, how, and what did you find?',
    ahead: 'What will you do with it next, and what could you not do if the work stopped?',
  },
  user: {
    tie: 'How did you come across the work, and is there any tie of employment, money or family between you and the petitioner?',
    use: 'For what do you use it, how often, and who on your team works with it?',
    before: 'How did you manage before you had it, and what went wrong then?',
    change: 'What has changed for you since? Give one case with its date, counted if you counted.',
    proof: 'Who measured or noticed the change, and from which records do you know it?',
    ahead: 'What will you use it for next, and what would you do without it?',
  },
  association: {
    tie: 'Whom does your organization serve, and has the petitioner ever been employed or paid by it?',
    use: 'What has your organization decided about the work: adopted, recommended, published, taught? When, and by which body?',
    before: 'What did your members do about this problem before, and what did it cost them?',
    change: 'What do your members do differently since? Give one case with its date, counted if you counted.',
    proof: 'From which reports, minutes or counts do you know this?',
    ahead: 'What does your organization plan to do with the work, and by when?',
  },
  vendor: {
    tie: 'What does your company make or sell, and which dealings, payments or shares tie it to the petitioner?',
    use: 'Where in your product or service does the work appear, and since when?',
    before: 'How did you solve this before, and where did that fall short for your customers?',
    change: 'What can your customers do now that they could not do before? Give one case with its date.',
    proof: 'How was the choice made in your company, and who tested the work before it?',
    ahead: 'What will you build on it, and would you develop it yourselves if nobody else did?',
  },
  employer: {
    tie: 'In which position did the petitioner work for you, from when to when, and what is your own position?',
    use: 'Which part of the results was the petitioner’s own, as distinct from the team’s?',
    before: 'How was this work done before the petitioner took it up?',
    change: 'What was different afterwards? Give one result with its date, and who counted it.',
    proof: 'From which records or your own presence do you know it?',
    ahead: 'Does the work reach beyond your organization? Name who outside of it uses the work, as far as you know yourself.',
  },
}

const EXTRA_WHY: Partial<Record<WriterKind, Partial<Record<AnswerSlot, string>>>> = {
  employer: {
    use: 'The achievements of an employer or a team are not counted as one person’s.',
    ahead: 'Benefit to one employer is not enough for this kind of petition. If you know of nobody outside, leave it empty.',
  },
}

export function questionsFor(kind: WriterKind): WriterQuestion[] {
  return ANSWER_SLOTS.map((slot) => ({ slot, ask: ASKS[kind][slot], why: EXTRA_WHY[kind]?.[slot] ?? WHY[slot] }))
}
