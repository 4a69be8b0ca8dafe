/** Document 10A: a complete fictional adjustment filing of a couple, sheet by sheet, with empty sheets for one's own. No form is reproduced. */
import { bullets, checkboxes, contents, h1, h2, p, plain, steps, table } from '../../../domain/documents/blocks.ts'
import { SAMPLE_FOOTER } from '../../../domain/documents/document.ts'
import type { Document } from '../../../domain/documents/document.ts'
import { editionWithFacts } from '../../facts/all-facts.ts'
import { principalPacket } from './principal-packet.ts'
import { spousePacket } from './spouse-packet.ts'
import { workingSheets } from './working-sheets.ts'

export const adjustmentSample: Document = {
  id: 'adjustment-sample',
  title: 'Sample adjustment of status filing',
  subtitle: 'NIW DIY, document 10A: a complete filing of two applicants, with question sheets for your own',
  edition: editionWithFacts('2026-11-22'),
  kind: 'letter',
  front: 'heading',
  footer: SAMPLE_FOOTER,
  headingNumbers: 'decimal',
  pages: { from: 51, to: 75 },
  notice: [
    plain(
      'A worked sample. Irena Dvorska, Pavel Dvorsky, their employer, schools, letters and documents are fictional; public sources are named with their dates. The forms themselves are not reproduced: take the current editions with their instructions from uscis.gov. This is not legal advice, it promises no result, and its sworn statements are not to be edited: write yours from the question sheet that follows each.',
    ),
  ],
  exhibits: [],
  blocks: [
    contents('Contents', 2),
    h1('How this sample is built'),
    p(
      'Two people file together: Irena, whose petition with a national interest waiver was approved, and her husband Pavel, who follows as a derivative. Everything they file besides the forms themselves is here: letters, statements, tables, lists, and a cover sheet for each exhibit. The checks of each exhibit, which are for their eyes only, are kept apart. The last part has the same sheets, blank.',
    ),
    table(
      [1.2, 3.4, 2.6],
      ['Section', 'What it holds', 'What you do with it'],
      [
        ['2', 'The principal’s packet: letter, index, answers, statements, histories, sheets for fifteen exhibits', 'Follow sheet by sheet; answer the question sheets'],
        ['3', 'The husband’s packet, with sheets for seven exhibits', 'Use it once for each family member'],
        ['4', 'Empty sheets, the order of the envelope, logs', 'Fill in first, before any form'],
        ['5', 'Questions that come up, with dated facts and sources', 'Read before filing, and check what has changed'],
      ],
    ),
    h2('The two applicants in short'),
    bullets(
      'Irena Dvorska, 32, engineer, born in the Czech Republic. In the United States since August 2019: student, practical training, H-1B since October 2023. Petition filed November 10, 2025 and approved in June 2026.',
      'Pavel Dvorsky, 33, husband since June 2022. F-2, then H-4. Studying surveying.',
      'They file in October 2026, when the filing chart shows March 15, 2026 for their country and USCIS accepts that chart.',
    ),
    p(
      'Their case is deliberately simple. Like most cases, it has a few small things to explain: a traffic fine, a visa that was not issued at the first interview, and a tax return that had to be amended.',
    ),
    h2('How to work with it'),
    steps(
      'Read document 9 first. Its section 3 asks whether you may adjust at all.',
      'Fill in the sheets of section 4 with your documents in front of you.',
      'Write your own exhibit list, then collect.',
      'Save this file under a new name and replace letters, lists and tables section by section. Shaded places show where something of yours must stand. Take out the three sworn statements: write the ones you sign from your own answers.',
      'Answer the forms from the sheets, never from memory.',
      'Have another person check the packet against the sheets. A second reader catches what the first one missed.',
      'On the day of filing, check editions, fees and address again, and the chart of the month in which USCIS will receive the package.',
    ),
    h2('Before the first word'),
    checkboxes(
      'I have the current editions of the forms and have read their instructions',
      'I know my priority date and the chart that is accepted this month',
      'No point in section 3 of document 9 is open, or I have spoken with a lawyer',
      'I know which family members are applying with me',
      'I have set a date for completing the packet and scheduled the medical examination for the weeks before it',
    ),
    ...principalPacket,
    ...spousePacket,
    ...workingSheets,
  ],
}
