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
  ['Your name, title and organization, and since when', 2],
  ['What in your education or work enables you to judge the subject?', 3, 'Two or three facts. A curriculum vitae is enclosed with the letter.'],
]

const LIMITS: readonly Question[] = [
  ['What did not work, cost something, or remains open?', 3, 'A letter that names limits is believed more easily.'],
  ['What can you not say, because you did not see it or it is too early?', 2],
]

const boxes = (questions: readonly Question[]): Block[] => questions.map(([ask, lines, hint]) => fillBox(ask, lines, hint))

const forThePetitioner = (writer: string, ground: string): Block[] => [
  h1('For the petitioner, before this goes out'),
  p(`Fill in this part and nothing else. **${writer}: ${ground}** If the person cannot say that, ask someone else.`),
  table(
    [2.2, 4.8],
    ['To fill in', 'Yours'],
    [
      ['My full name, as in the petition', fill('My full name')],
      ['My endeavor in one sentence, the same words as in the petition', fill('My endeavor', 3)],
      ['The one thing this letter should be about', fill('The one thing', 2)],
      ['Documents I enclose (no drafts of a letter)', fill('Documents enclosed', 2)],
      ['I need the signed letter by', fill('Date')],
    ],
  ),
  note(
    'Do not answer for the writer',
    'Send the questions empty. An answer that you wrote is not testimony. Letters that their named authors disowned have led to a finding of willful misrepresentation (In Re: 30556449, AAO, May 27, 2026).',
  ),
]

const fromAnswersToLetter = (): Block[] => [
  h1('From the answers to the letter'),
  p('You may write the letter yourself, or ask someone to put your answers in order. Either way it is made of the answers above and of nothing else.'),
  table(
    [0.7, 3.2, 3.1],
    ['Part', 'What the part says', 'From'],
    [
      ['1', 'Who writes, and why this person can judge', 'Who you are'],
      ['2', 'How the writer knows the work, and every tie', 'How you know the work'],
      ['3', 'How things were before', 'Before'],
      ['4', 'What the writer saw, with dates and numbers', 'What you saw'],
      ['5', 'What the writer does differently since', 'What changed'],
      ['6', 'Why it reaches further, and what is still to do', 'Further'],
      ['7', 'What the writer cannot say', 'Limits'],
    ],
    'Order of the letter',
  ),
  steps(
    'A sentence that no answer supports is taken out.',
    'Numbers keep the date and the way of counting that the answer gives.',
    'No praise without an example, no words of the law (“national importance”, “well positioned”), nothing about a shortage of workers.',
    'The writer reads every word, changes what is not right, prints it on letterhead, signs and dates it.',
  ),
]

const adoptionRecord = (): Block[] => [
  pageBreak(),
  h1('Adoption record'),
  p('The petitioner keeps this page with the answers and every draft. It is not an exhibit; it is there if someone asks how the letter came about.'),
  table(
    [3.4, 1.4, 2.2],
    ['Step', 'Date', 'By whom, how'],
    ['Questions sent, empty', 'Answers received', 'First text put together, from the answers', 'Text sent to the writer', 'Final text approved', 'Signed letter received'].map((step) => [
      step,
      fill('Date'),
      fill('By whom, how'),
    ]),
  ),
  fillBox('What the writer changed in the text, with the places', 2, 'Nothing, if nothing was changed. Do not guess.'),
  h2('For the writer to mark and sign'),
  checkboxes(
    'I answered the questions myself.',
    'I read the whole letter before I signed it.',
    'Each statement in it is true to my own knowledge, or says how I learned it.',
    'Every tie between the petitioner and me is named in it.',
    'I was not paid for it, or the letter says what I received.',
    'I can be reached at the address in the letter and will answer questions about it.',
  ),
  signature('', '[[field: Name of the writer]]', 'Date: [[short: date]]'),
]

const sheet = ({ kind, letter, writer, ground, tie, before, seen, changed, further }: WriterSheet): Document => ({
  id: `writer-questions-${kind}`,
  title: `Questions for a letter: ${writer.toLowerCase()}`,
  subtitle: `NIW DIY, document 6${letter}: question sheet and adoption record`,
  edition: '2026-11-22',
  kind: 'workbook',
  front: 'heading',
  footer: GUIDE_FOOTER,
  headingNumbers: 'decimal',
  pages: { from: 4, to: 6 },
  notice: [
    plain(
      'For the person who is asked for a letter. Answer in your own words and from your own knowledge; leave empty what you do not know. You decide what goes into a letter, and whether there is one. General information, not legal advice.',
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
    h2('Further'),
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
  ground: 'knows what was new in the method and what other people’s research did with it.',
  tie: [
    ['When and how did you first meet this work?', 2, 'A paper, a talk, a data set, a student who used it: with the date.'],
    ['Have you ever employed, taught, reviewed, funded or published with the petitioner? Any other tie?', 2],
  ],
  before: [['What did your field do about this problem before, and where did that fall short?', 3]],
  seen: [
    ['What did you test, read closely or build on? How?', 4],
    ['What did you find, with numbers where you have them?', 3],
    ['How do you know that this part of the work is the petitioner’s own?', 3],
  ],
  changed: [['What does your group do differently because of it, and since when?', 4, 'A procedure, a study, a course, a tool that you use.']],
  further: [
    ['Who else uses it or has asked about it, as far as you know at first hand?', 3],
    ['What is the next step, and what does it need?', 3],
  ],
})

export const writerQuestionsUser = sheet({
  kind: 'user',
  letter: 'B',
  writer: 'User',
  ground: 'knows what happened in daily work before and after, with figures.',
  tie: [
    ['How did your organization come to use this work? Who decided, and when?', 3],
    ['Was anything paid, by whom to whom? Is the petitioner or the petitioner’s employer your supplier or client?', 2],
  ],
  before: [['What did you do before, how often did it go wrong, and what did that cost?', 4, 'Cases, hours, money: over which months, counted how.']],
  seen: [
    ['What exactly is in use, where and by how many people?', 3],
    ['What are the figures since then? Counted by whom?', 4],
    ['Describe one case that you remember. What happened?', 4],
  ],
  changed: [['Which rule, form, system or training of yours was changed because of it?', 3]],
  further: [
    ['Which organizations like yours have asked you about it, or begun?', 3],
    ['Would you go on using it if the petitioner were not available? What would be missing?', 3],
  ],
})

export const writerQuestionsAssociation = sheet({
  kind: 'association',
  letter: 'C',
  writer: 'Association or standards body',
  ground: 'knows how a practice spreads among many organizations and what they ask for.',
  tie: [
    ['Whom does your organization serve? How many members, in which states?', 2],
    ['Has the organization paid, appointed or honored the petitioner? When, and after what decision?', 3],
  ],
  before: [['What had members told you about the problem? What had you tried?', 3]],
  seen: [
    ['How was the work examined before you recommended it?', 3, 'Committee, test, comparison: with the minutes if there are any.'],
    ['How many members use it, in which form? How is that counted?', 3],
    ['What did the petitioner do personally in your process?', 3],
  ],
  changed: [['Which guide, standard, course or form of yours names or uses it? Since which edition?', 3]],
  further: [
    ['Who outside your membership has asked for it?', 2],
    ['Does it matter to you that the work belongs to no single employer? Why?', 4, 'Only if you have an experience of your own with it.'],
  ],
})

export const writerQuestionsVendor = sheet({
  kind: 'vendor',
  letter: 'D',
  writer: 'Maker, vendor or licensee',
  ground: 'knows what was built into a product and why.',
  tie: [
    ['What does your company make, and for whom?', 2],
    ['Is there a license, an order, a share or any payment between you and the petitioner? On which terms?', 3],
  ],
  before: [['How did your product handle this before? What did customers complain about?', 3]],
  seen: [
    ['Which idea, method or component of the petitioner did you take up? In which release?', 3],
    ['Why this one and not another? What did you compare?', 3],
    ['What did your own tests or customers show?', 3],
  ],
  changed: [['How many products, sites or customers have it now? From which records?', 3]],
  further: [
    ['Can competitors use the same method? On what terms?', 2],
    ['What do you plan next, and does it depend on the petitioner’s further work?', 3],
  ],
})

export const writerQuestionsEmployer = sheet({
  kind: 'employer',
  letter: 'E',
  writer: 'Present or former employer',
  ground: 'knows the person’s own part in a result, and the duties that prove experience.',
  tie: [
    ['Position, dates (day, month, year), full or part time, hours a week', 3, 'These prove experience under 8 CFR 204.5(g)(1): with your name, title and address.'],
    ['To whom did the petitioner report? What did you see yourself?', 2],
  ],
  before: [['What was the task or problem when the petitioner took it over?', 3]],
  seen: [
    ['Concrete duties, in the order of time they took', 4],
    ['What did the petitioner decide, design or write that others did not?', 4, 'Separate it from what the team or the company did.'],
    ['What came of it, with figures you can show?', 3],
  ],
  changed: [['What is still in use in your organization?', 3]],
  further: [
    ['Has anything left your organization: a publication, a standard, a license, a tool others use?', 3],
    ['Does the endeavor named above belong to the petitioner’s work with you, or is it separate? Do you permit it?', 3],
  ],
})
