/** Bonus: a statement that describes ongoing work as a continuing endeavor, with a sample and places to fill. */
import { fill, fillBox, h1, h2, note, p, pageBreak, plain, signature, table } from '../../../domain/documents/blocks.ts'
import { SAMPLE_FOOTER } from '../../../domain/documents/document.ts'
import type { Document } from '../../../domain/documents/document.ts'

export const endeavorContinuation: Document = {
  id: 'endeavor-continuation',
  title: 'Continuation of the endeavor statement',
  subtitle: 'Bonus document',
  edition: '2026-11-26',
  kind: 'letter',
  front: 'heading',
  footer: SAMPLE_FOOTER,
  headingNumbers: 'none',
  pages: { from: 3, to: 4 },
  notice: [plain('The sample part is fictional and belongs to the banking cover letter (document 4). It is not legal advice and does not promise any result. Follow its order, not its sentences.')],
  exhibits: [],
  blocks: [
    h1('What this statement is for'),
    p(
      'A petition is stronger when the endeavor is already under way and weaker when it is only an intention. In this signed statement you set out what you have done, what you are doing now, what you will do next, and what that depends on. It becomes an exhibit, and the letter cites it. You can describe an endeavor that has not begun in the same order; just say plainly what exists and what does not.',
    ),
    note(
      'Do not change it later',
      'After filing, you may explain the endeavor but not change it. Reread the statement before you sign: would you be comfortable being held to each sentence in two years?',
    ),
    h1('Sample'),
    p('**Statement of Mateo Lindqvist Reyes (fictional) on the continuation of the endeavor**', { align: 'center' }),
    h2('The endeavor'),
    p(
      'I continue to develop, test and release Second Look, an open set of questions, patterns and records that helps the staff of a community bank or credit union recognize, before a transfer goes out, that a customer is being coached by a fraudster.',
    ),
    h2('What has been done'),
    p(
      'I released the first version in January 2023 and have released a new one every year. Six institutions used version 1.3 from February to December 2025; an independent group at Carrick State University counted the records. A vendor built the record form into its release of May 2026. As of the day I sign this statement, the library holds 87 patterns from 19 institutions.',
    ),
    h2('What I am doing now'),
    p(
      'I work on the project ten hours a week, outside my job. This quarter I am translating the question set into Spanish with two part-time coders, answering the questions of the institutions that use it, and reviewing new patterns. The dated record of the library shows this work week by week.',
    ),
    h2('What comes next'),
    p(
      'In the first half of 2027, the Spanish set will be tested the way the first set was. In the second half, I will write questions for transfers made by phone and in an app, where no one sees the customer. In 2028, five more institutions will begin, and an outside group will conduct a second evaluation. In 2029, a group of three leagues will take over maintenance of the library.',
    ),
    h2('Who carries it forward, and what it does not depend on'),
    p(
      'The institutions use the texts themselves; I do not serve them for a fee. The League of Plains Credit Unions is covering the costs for two years. The endeavor does not depend on my employer, which has released all rights in it. If my job ended, I would continue it in any position that leaves me ten hours a week; if the funding ended, the part already received would cover the costs of 2027, and the second evaluation would be smaller.',
    ),
    h2('How progress can be checked'),
    table(
      [2.4, 2.4, 2.2],
      ['Sign of progress', 'Where it can be seen', 'When'],
      [
        ['New versions with dates', 'Public record', 'Once a year'],
        ['Spanish set tested', 'Report by an outside group', 'End of 2027'],
        ['Institutions that use it', 'Monthly counts of the league', 'Each quarter'],
        ['Patterns contributed by others', 'Index of the library', 'Each quarter'],
      ],
    ),
    p('I declare under penalty of perjury under the laws of the United States of America that the foregoing is true and correct (28 U.S.C. 1746).'),
    signature('Signed,', 'Mateo Lindqvist Reyes (fictional)', 'Executed on [[short: Date]]'),
    pageBreak(),
    h1('Your own statement'),
    note('A document of its own', 'Write your statement in a new file. This page, the sample and the boxes are not for the envelope.'),
    p('Write in full sentences, in the first person, with dates. Describe one problem and one method, and what you do rather than what your profession does.'),
    fillBox('The endeavor in one sentence, beginning with “I continue to”', 3, 'Use the same words as in the letter and on the forms.'),
    fillBox('What has been done, with dates', 4, 'Each fact needs an exhibit.'),
    fillBox('What you are doing now, and for how many hours', 3),
    fillBox('What comes next, step by step', 4),
    fillBox('How it reaches others, and what it does not depend on', 3, 'Employer, funding, partners: what happens if you lose one of them?'),
    table(
      [2.4, 2.4, 2.2],
      ['Sign of progress', 'Where it can be seen', 'When'],
      Array.from({ length: 4 }, () => [fill('Sign of progress'), fill('Where it can be seen'), fill('When')]),
    ),
    p(
      'End your statement with this sentence, and sign and date it by hand: “I declare under penalty of perjury under the laws of the United States of America that the foregoing is true and correct (28 U.S.C. 1746). Executed on [[short: date]].”',
    ),
  ],
}
