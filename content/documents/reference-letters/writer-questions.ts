/**
 * Documents 6A to 6E: what to ask each kind of letter writer, with a record of adoption. They hold questions and no
 * sentence of a letter: a letter is made of its own writer's answers.
 */
import { checkboxes, fill, fillBox, h1, h2, note, p, pageBreak, plain, signature, steps, table } from '../../../domain/documents/blocks.ts'
import { GUIDE_FOOTER } from '../../../domain/documents/document.ts'
import type { Block, Document } from '../../../domain/documents/document.ts'

type Question = readonly [ask: string, lines: number, hint?: string]

type WriterSheet = {
  /** Last part of the document's id, and the letter of its number. */
  kind: string
  letter: string
  /** `Independent researcher`. */
  writer: string
  /** What only this kind of writer can know. */
  ground: string
  tie: readonly Question[]
  before: readonly Question[]
  seen: readonly Question[]
  changed: readonly Question[]
  further: readonly Question[]
}

const WHO: readonly Question[] = [
  ['Your name, title and organization, and how long you have been there', 2],
  ['What in your education or work qualifies you to judge the subject?', 3, 'Two or three facts. Your resume will be enclosed with the letter.'],
]

const LIMITS: readonly Question[] = [
  ['What did not work, came at a cost, or remains open?', 2, 'A letter that acknowledges limits is more credible.'],
  ['What can you not speak to, because you did not see it or it is too early?', 2],
]

const boxes = (questions: readonly Question[]): Block[] => questions.map(([ask, lines, hint]) => fillBox(ask, lines, hint))

const forThePetitioner = (writer: string, ground: string): Block[] => [
  h1('For the petitioner, before you send this'),
  p(`Fill in this part and nothing else. **${writer}: ${ground}** If the person cannot speak to that, ask someone else.`),
  table(
    [2.2, 4.8],
    ['To fill in', 'Yours'],
    [
      ['My full name, as in the petition', fill('My full name')],
      ['My endeavor in one sentence, in the same words as in the petition', fill('My endeavor', 3)],
      ['The one thing this letter should be about', fill('The one thing', 2)],
      ['Documents I enclose (no drafts of a letter)', fill('Documents enclosed', 2)],
      ['I need the signed letter by', fill('Date')],
    ],
  ),
  note('Do not answer for the writer', 'Send the questions blank. An answer you wrote is not testimony, and a letter that its named author disowns can cost more than the petition.'),
]

const fromAnswersToLetter = (): Block[] => [
  h1('From the answers to the letter'),
  p('You may write the letter yourself or ask someone to put your answers in order. Either way, it consists of the answers above and nothing else.'),
  table(
    [0.6, 4.4, 2],
    ['Part', 'What the part says', 'From'],
    [
      ['1', 'Who is writing, and why this person can judge', 'Who you are'],
      ['2', 'How the writer knows the work, and every connection', 'How you know the work'],
      ['3', 'How things were before', 'Before'],
      ['4', 'What the writer saw, with dates and numbers', 'What you saw'],
      ['5', 'What the writer now does differently', 'What changed'],
      ['6', 'Why it matters more broadly, and what still has to be done', 'Broader use'],
      ['7', 'What the writer cannot speak to', 'Limits'],
    ],
    'Order of the letter',
  ),
  steps(
    'Cut any sentence that no answer supports.',
    'Give each number with its date and how it was counted, as in the answer.',
    'No praise without an example, no legal terms (“national importance,” “well positioned”), nothing about a labor shortage.',
    'The writer reads every word, corrects anything that is wrong, prints the letter on letterhead, and signs and dates it.',
  ),
]

const adoptionRecord = (): Block[] => [
  pageBreak(),
  h1('Adoption record'),
  p('The petitioner keeps this page with the answers and every draft. It is not an exhibit; keep it in case anyone asks how the letter was prepared.'),
  table(
    [3.4, 1.4, 2.2],
    ['Step', 'Date', 'By whom, how'],
    ['Questions sent, blank', 'Answers received', 'First version assembled from the answers', 'Version sent to the writer', 'Final version approved', 'Signed letter received'].map((step) => [
      step,
      fill('Date'),
      fill('By whom, how'),
    ]),
  ),
  fillBox('What the writer changed, and where', 2, 'Write “nothing” if nothing was changed. Do not guess.'),
  h2('For the writer to complete and sign'),
  checkboxes(
    'I answered the questions myself.',
    'I read the whole letter before I signed it.',
    'Each statement in it is true to my own knowledge, or the letter says how I learned it.',
    'It discloses every connection between the petitioner and me.',
    'I was not paid for it, or the letter says what I received.',
    'I can be reached at the address in the letter and will answer questions about it.',
  ),
  signature('', '[[field: Name of the writer]]', 'Date: [[short: date]]'),
]

const sheet = ({ kind, letter, writer, ground, tie, before, seen, changed, further }: WriterSheet): Document => ({
  id: `writer-questions-${kind}`,
  title: `Questions for a letter: ${writer.toLowerCase()}`,
  subtitle: `NIW DIY, document 6${letter}: question sheet and adoption record`,
  edition: '2026-11-23',
  kind: 'workbook',
  front: 'heading',
  footer: GUIDE_FOOTER,
  headingNumbers: 'decimal',
  pages: { from: 4, to: 6 },
  notice: [
    plain(
      'For the person asked to write a letter. Answer in your own words and from your own knowledge; leave blank what you do not know. You decide what goes into a letter and whether to write one. General information, not legal advice.',
    ),
  ],
  exhibits: [],
  blocks: [
    ...forThePetitioner(writer, ground),
    h1('Questions for the writer'),
    h2('Who you are'),
    ...boxes(WHO),
    h2('How you know the work'),
    ...boxes(tie),
    h2('Before'),
    ...boxes(before),
    h2('What you saw'),
    ...boxes(seen),
    h2('What changed'),
    ...boxes(changed),
    h2('Broader use'),
    ...boxes(further),
    h2('Limits'),
    ...boxes(LIMITS),
    ...fromAnswersToLetter(),
    ...adoptionRecord(),
  ],
})

export const writerQuestionsResearcher = sheet({
  kind: 'researcher',
  letter: 'A',
  writer: 'Independent researcher',
  ground: 'knows what was new in the method and how other researchers have used it.',
  tie: [
    ['When and how did you first come across this work?', 2, 'A paper, a talk, a data set, a student who used it; with the date.'],
    ['Have you ever employed, taught, reviewed, funded or published with the petitioner? Any other connection?', 2],
  ],
  before: [['How did your field handle this problem before, and where did that fall short?', 3]],
  seen: [
    ['What did you test, read closely or build on? How?', 4],
    ['What did you find, with numbers where you have them?', 3],
    ['How do you know that this part of the work is the petitioner’s own?', 3],
  ],
  changed: [['What does your group do differently because of it, and since when?', 4, 'A procedure, a study, a course, a tool you use.']],
  further: [
    ['Who else uses it or has asked about it, as far as you know firsthand?', 3],
    ['What is the next step, and what will it take?', 3],
  ],
})

export const writerQuestionsUser = sheet({
  kind: 'user',
  letter: 'B',
  writer: 'User',
  ground: 'knows what happened in daily operations before and after, with figures.',
  tie: [
    ['How did your organization come to use this work? Who decided, and when?', 3],
    ['Did anyone pay anyone? Is the petitioner or the petitioner’s employer your supplier or client?', 2],
  ],
  before: [['What did you do before, how often did it go wrong, and what did that cost?', 4, 'Cases, hours, dollars: over which months, and how counted.']],
  seen: [
    ['What exactly is in use, where and by how many people?', 3],
    ['What are the figures since then? Who counted them?', 4],
    ['Describe one case you remember. What happened?', 4],
  ],
  changed: [['Which of your rules, forms, systems or training changed because of it?', 3]],
  further: [
    ['Which organizations like yours have asked you about it or started using it?', 3],
    ['Would you keep using it if the petitioner were not available? What would be missing?', 3],
  ],
})

export const writerQuestionsAssociation = sheet({
  kind: 'association',
  letter: 'C',
  writer: 'Association or standards body',
  ground: 'knows how a practice spreads among many organizations and what they need.',
  tie: [
    ['Whom does your organization serve? How many members, and in which states?', 2],
    ['Has the organization paid, appointed or honored the petitioner? When, and after what decision?', 3],
  ],
  before: [['What had members told you about the problem? What had you tried?', 3]],
  seen: [
    ['How was the work examined before you recommended it?', 3, 'Committee, test, comparison; attach any minutes.'],
    ['How many members use it, and in what form? How do you count them?', 3],
    ['What did the petitioner do personally in your process?', 3],
  ],
  changed: [['Which of your guides, standards, courses or forms names or uses it? Since which edition?', 3]],
  further: [
    ['Who outside your membership has asked for it?', 2],
    ['Does it matter to you that the work belongs to no single employer? Why?', 2, 'Only if you can speak from your own experience.'],
  ],
})

export const writerQuestionsVendor = sheet({
  kind: 'vendor',
  letter: 'D',
  writer: 'Manufacturer, vendor or licensee',
  ground: 'knows what was built into a product and why.',
  tie: [
    ['What does your company make, and for whom?', 2],
    ['Is there a license, an order, an ownership share or any payment between you and the petitioner? On what terms?', 3],
  ],
  before: [['How did your product handle this before? What did customers complain about?', 2]],
  seen: [
    ['Which of the petitioner’s ideas, methods or components did you adopt? In which release?', 3],
    ['Why this one and not another? What did you compare it with?', 3],
    ['What did your own tests or customers show?', 3],
  ],
  changed: [['How many products, sites or customers have it now? Which records show that?', 2]],
  further: [
    ['Can competitors use the same method? On what terms?', 2],
    ['What do you plan next, and does it depend on the petitioner’s further work?', 3],
  ],
})

export const writerQuestionsEmployer = sheet({
  kind: 'employer',
  letter: 'E',
  writer: 'Current or former employer',
  ground: 'knows the person’s own role in a result, and the duties that prove experience.',
  tie: [
    ['Position, dates (month, day, year), full or part time, hours per week', 3, 'With your name, title and address, these prove experience under 8 CFR 204.5(g)(1).'],
    ['Whom did the petitioner report to? What did you see yourself?', 2],
  ],
  before: [['What was the task or problem when the petitioner took it over?', 3]],
  seen: [
    ['Specific duties, starting with those that took the most time', 4],
    ['What did the petitioner decide, design or write that others did not?', 4, 'Keep it separate from what the team or the company did.'],
    ['What were the results, with figures you can document?', 3],
  ],
  changed: [['What is still in use in your organization?', 3]],
  further: [
    ['Has any of it gone beyond your organization: a publication, a standard, a license, a tool others use?', 3],
    ['Is the endeavor named above part of the petitioner’s work for you, or separate? Do you permit it?', 3],
  ],
})
