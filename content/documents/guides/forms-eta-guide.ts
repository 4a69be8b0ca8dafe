/** Document 11: the Labor Department forms of a waiver petition: what is current, what is old, and sample answers. */
import { bullets, checkboxes, fill, h1, h2, note, p, plain, steps, table } from '../../../domain/documents/blocks.ts'
import { SAMPLE_FOOTER } from '../../../domain/documents/document.ts'
import type { Document } from '../../../domain/documents/document.ts'
import { editionWithFacts } from '../../facts/all-facts.ts'
import { lawSays } from '../../facts/fact-blocks.ts'

export const formsEtaGuide: Document = {
  id: 'forms-eta-guide',
  title: 'Forms ETA-9089 and ETA-750',
  subtitle: 'NIW DIY, document 11: guide with sample answers',
  edition: editionWithFacts('2026-11-22'),
  kind: 'guide',
  front: 'heading',
  footer: SAMPLE_FOOTER,
  headingNumbers: 'decimal',
  pages: { from: 4, to: 7 },
  notice: [
    plain(
      'The forms are not reproduced here. Take them, free of charge, from the Department of Labor. The answers are those of a fictional person and show kind and form of an answer only. This is not legal advice. Current as of November 2026.',
    ),
  ],
  exhibits: [],
  blocks: [
    h1('What is current, in one table'),
    table(
      [2.2, 2.4, 2.6],
      ['Form', 'For a waiver petition filed now', 'Source and date'],
      [
        [
          'ETA-9089, Appendix A',
          '**Yes.** Facts about the foreign worker',
          'Federal Register notice of January 2025; [summary](https://immigration.com/news/national-interest-waiver/uscis-updates-filing-procedures-form-i-140?page=55)',
        ],
        [
          'ETA-9089, Final Determination',
          '**Yes.** Signed by you; not certified by the Department of Labor',
          'Same notice; [Path2USA](https://www.path2usa.com/blog/uscis-introduces-new-filing-procedures-for-form-i-140/)',
        ],
        ['ETA-9089, main form, and a certification', 'No. The waiver waives it', 'INA 203(b)(2)(B)'],
        ['ETA-750, Part B', 'Old practice. Do not use it for a new filing', 'Pages of 2024 to 2026 still name it'],
      ],
      'Which form, as read in November 2026',
    ),
    p(
      'A waiver petition has no labor certification, but it still brings the facts about the worker that the certification form would have held. Until 2023 that was done with ETA-750 Part B or the old ETA-9089. The Department of Labor then moved to a new form in parts. USCIS announced in January 2025 which of them belong to a national interest waiver.',
    ),
    note(
      'A gap in the official papers',
      'The instructions of Form I-140 (edition 06/07/24) did not mention this yet when we read them. If the instructions on the day of your filing say something else, the instructions count.',
    ),
    h1('Appendix A, item by item'),
    p(
      'Appendix A asks for the foreign worker’s own data. You are the worker, and since you petition for yourself there is no employer behind it. Section and item are those of the form as read in November 2026; look whether yours is the same. Items marked with an asterisk on the form must be answered; on paper an item without an answer gets “N/A”, or “0” where a number is asked.',
    ),
    table(
      [2.1, 2.7, 1.8, 0.7],
      ['Subject', 'Sample answer (fictional)', 'Care', 'Section, item'],
      [
        ['Name', 'LINDQVIST REYES, Mateo', 'As in passport and I-140', 'A 1–3'],
        ['Address', 'Where you live now', 'Same as I-140', 'A 4–10'],
        ['Birth, citizenship', '03/08/1990; Uruguay', 'Country of birth decides the queue', 'A 11, 14, 15'],
        ['Class of admission, A-Number', 'H-1B; from the notices', '“N/A” where there is none', 'A 12, 13'],
        ['Highest education', 'Bachelor’s degree, finance, 2012', 'Only what the diploma shows: field, institution, country, month and year', 'B a, 1–1e'],
        ['Further degrees', 'None', 'Up to five blocks, a to e', 'B b–e'],
        ['Work history', 'Three positions since 2012, full time', 'Same titles, dates and hours as in the employers’ letters; one block for each', 'E a, 1–1k'],
        ['Duties', '“Reviewed payment cases, interviewed customers, wrote the bank’s rule on disputed transfers”', 'Facts; no praise; up to 3,500 characters', 'E a, 1l'],
        ['Training, certificates, licenses', 'Course for fraud examiners, 2016', 'Provider, name, start, end, month awarded; only with proof', 'C a, 1–1e'],
        ['Special skills', 'What the endeavor needs and a document shows', 'Provider, country; up to 1,500 characters', 'D a, 1–1c'],
      ],
      'Appendix A with sample answers',
    ),
    h2('Questions that assume an employer'),
    p(
      'Some items speak of a job offer, a wage or an employer. For a self-petition there is none. Follow the form’s own instruction for such items; where it gives none, many petitioners write “N/A – national interest waiver, self-petition”. Do not invent an employer, and do not name yours as if it had offered the position.',
    ),
    h1('Final Determination'),
    steps(
      'Take the two pages of the Final Determination form from the Department of Labor.',
      'Section A (items 1 to 14) is for government use: leave it empty. There is no certification; that is what “uncertified” means.',
      'Section B, foreign worker: sign (item 1) and date (item 2) by hand.',
      'Section C, attorney or agent: empty, or “N/A”; a lawyer of yours signs if there is one.',
      'Section D, employer: readings differ. You are the petitioner too, and a public reading of the USCIS evidence checklist has a self-petitioner fill in and sign D (items 1 to 6) as well as B; the text of the section speaks of an employer. Read the checklist on the page of Form I-140 before you sign.',
    ),
    h1('ETA-750 Part B: only to understand old papers'),
    p(
      'You may meet Form ETA-750 in two places: in petitions of earlier years, and in advice that has not been brought up to date. Part B of it held the same kind of facts: name, address, birth, education, work of the last years, and a signature in two copies. If an old petition of yours contains it, use it to check that your dates agree.',
    ),
    table(
      [2.4, 2.3, 2.3],
      ['Fact', 'ETA-750 Part B (old)', 'ETA-9089 (now)'],
      [
        ['Personal data', 'First block', 'Appendix A'],
        ['Education', 'Schools with dates', 'Appendix A, with field and year'],
        ['Work history', 'Last three years and related work', 'Appendix A, with duties'],
        ['Declaration and signature', 'End of Part B', 'Final Determination'],
      ],
      'Where the same fact stands',
    ),
    p(lawSays('laborForms')),
    h1('Agree with everything else'),
    p('Officers compare. Write each fact once here, then copy it into the forms.'),
    table(
      [2, 1.7, 1.7, 1.7],
      ['Fact', 'Appendix A', 'I-140', 'Letters and diploma'],
      [
        ...['Name', 'Degree and year', 'Position 1: title, from, to', 'Position 2: title, from, to', 'Position 3: title, from, to', 'Hours a week', 'Occupation title and code'].map((fact) => [
          fact,
          fill('Appendix A'),
          fill('I-140'),
          fill('Letters and diploma'),
        ]),
      ],
      'Table of agreement',
    ),
    h2('Occupation'),
    p(
      'The I-140 asks for an occupation and a code (SOC). Choose the occupation through which you carry out the endeavor. For an advanced-degree professional, since January 15, 2025 the Policy Manual asks whether that occupation is itself a profession, with a bachelor’s degree as the normal entry requirement; exceptional ability must relate to the endeavor. The code, the O*NET page among your exhibits and the words of your letter must be the same.',
    ),
    h1('Common faults'),
    bullets(
      'An ETA-750 in a new filing.',
      'A complete ETA-9089 with an invented employer.',
      'No signature on the Final Determination.',
      'A position in the form that no employer’s letter proves, or dates that differ by a month.',
      'Five years of experience claimed, with part-time work counted as full time.',
      'A printed edition that the Department has replaced.',
    ),
    h1('Check before you file'),
    checkboxes(
      'Forms taken from the Department of Labor this month',
      'Instructions of the I-140 read today for any change',
      'Appendix A complete, every position proved by a letter',
      'Final Determination signed and dated by me, Department’s part empty',
      'Facts agree with I-140, resume and letters',
      'The two documents lie directly behind Form I-140',
      'No sample answer of this guide is left',
    ),
    h2('Where to check'),
    bullets(
      '[USCIS, Form I-140](https://www.uscis.gov/i-140)',
      '[Department of Labor, forms of the Foreign Labor Application Gateway](https://flag.dol.gov)',
      '[Origin Law on the notice of January 2025](https://originlaw.com/immigration-insights/uscis-updates-i-140-filing-requirements-key-details-for-flag-system-and-supporting-documents/)',
      '[National Law Review on the new form](https://natlawreview.com/article/uscis-provides-guidance-i-140-immigrant-petitions-filed-new-version-form-eta-9089), August 13, 2024',
    ),
  ],
}
