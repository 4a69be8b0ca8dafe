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
  edition: editionWithFacts('2026-11-23'),
  kind: 'guide',
  front: 'heading',
  footer: SAMPLE_FOOTER,
  headingNumbers: 'decimal',
  pages: { from: 4, to: 7 },
  notice: [
    plain(
      'The forms are not reproduced here. Download them free from the Department of Labor. The answers are those of a fictional person; they show only what kind of answer goes where. This is not legal advice. Current as of November 2026.',
    ),
  ],
  exhibits: [],
  blocks: [
    h1('Which forms are current'),
    table(
      [2.2, 2.4, 2.6],
      ['Form', 'Needed for a waiver petition filed now?', 'Source and date'],
      [
        [
          'ETA-9089, Appendix A',
          '**Yes.** Information about the foreign worker',
          '[90 FR 3238, January 14, 2025](https://www.govinfo.gov/content/pkg/FR-2025-01-14/html/2025-00582.htm); [summary](https://immigration.com/news/national-interest-waiver/uscis-updates-filing-procedures-form-i-140?page=55)',
        ],
        [
          'ETA-9089, Final Determination',
          '**Yes.** Signed by you; not certified by the Department of Labor',
          'Same notice; [Path2USA](https://www.path2usa.com/blog/uscis-introduces-new-filing-procedures-for-form-i-140/)',
        ],
        ['ETA-9089, main form, and a certification', 'No. The waiver takes its place', 'INA 203(b)(2)(B)'],
        ['ETA-750, Part B', 'No. The notice puts the two parts of Form ETA-9089 in its place', '8 CFR 204.5(k)(4)(ii) was written for it, and web pages still mention it'],
      ],
      'Which forms to file, as checked in November 2026',
    ),
    p(
      'A waiver petition has no labor certification, but it must still include the information about the worker that the certification form would have contained. Until 2023, petitioners used ETA-750 Part B or the old ETA-9089 for this. The Department of Labor then moved to a new form in several parts. In a notice applicable since January 14, 2025 USCIS announced which of those parts go with a national interest waiver. The regulation was not rewritten: if 8 CFR 204.5(k)(4)(ii) seems to ask for Form ETA-750B, it is the notice that replaces it.',
    ),
    note(
      'A gap in the official instructions',
      'When we read them, the instructions to Form I-140 (edition 06/07/24) did not yet mention this. If the instructions on the day you file say something different, follow the instructions.',
    ),
    h1('Appendix A, item by item'),
    p(
      'Appendix A asks for information about the foreign worker. You are the worker, and because you are petitioning for yourself there is no employer behind the form. Section and item numbers are those of the form as checked in November 2026; make sure yours match. Items marked with an asterisk must be answered; on paper, enter “N/A” where you have no answer, or “0” where the form asks for a number.',
    ),
    table(
      [2.1, 2.7, 1.8, 0.7],
      ['Subject', 'Sample answer (fictional)', 'Watch for', 'Section, item'],
      [
        ['Name', 'LINDQVIST REYES, Mateo', 'As in your passport and on Form I-140', 'A 1–3'],
        ['Address', 'Where you live now', 'Same as I-140', 'A 4–10'],
        ['Birth, citizenship', '03/08/1990; Uruguay', 'Determines your Visa Bulletin column', 'A 11, 14, 15'],
        ['Class of admission, A-Number', 'H-1B; from your notices', '“N/A” if you have none', 'A 12, 13'],
        [
          'Highest education',
          'Bachelor’s; finance; institution; Uruguay; 12/2012',
          'The item says “U.S. diploma/degree.” For a foreign degree check the U.S. level that your evaluation finds, and name the foreign institution and country as on the diploma',
          'B a, 1–1e',
        ],
        ['Further degrees', 'None', 'Up to five blocks, a to e', 'B b–e'],
        [
          'Work history',
          'Three positions since 2012, full time',
          'Same titles, dates and hours as in your employers’ letters; page A.5 has room for one job: use a further copy for each',
          'E a, 1–1k',
        ],
        ['Duties', '“Reviewed payment cases, interviewed customers, wrote the bank’s rule on disputed transfers”', 'Facts, no praise; up to 3,500 characters', 'E a, 1l'],
        ['Training, certificates, licenses', 'Fraud examiner course, 2016', 'Provider, name, start, end, month awarded; only with evidence', 'C a, 1–1e'],
        ['Special skills', 'Skills the endeavor needs and a document shows', 'Provider, country; up to 1,500 characters', 'D a, 1–1c'],
      ],
      'Appendix A with sample answers',
    ),
    h2('Questions that assume an employer'),
    p(
      'Some items refer to a job offer, a wage or an employer. A self-petition has none. Follow the form’s own instructions for those items; where there are none, “N/A – national interest waiver, self-petition” says what is meant. Do not invent an employer, and do not list your current employer as if it had offered the position.',
    ),
    h1('Final Determination'),
    steps(
      'Download the two-page Final Determination form from the Department of Labor.',
      'Section A (items 1 to 14) is for government use: leave it blank. There is no certification; that is what “uncertified” means.',
      'Section B, foreign worker: sign (item 1) and date (item 2) by hand.',
      'Section C, attorney or agent: leave blank or enter “N/A”; if you have a lawyer, the lawyer signs here.',
      'Section D, employer: the USCIS evidence checklist for Form I-140 is [reported](https://github.com/HHHHHejia/openniw/blob/main/.agents/skills/niw-petition/references/forms.md) to ask for the signatures of both petitioner and beneficiary. You are both, so sign and date here too (items 1 to 6). We did not open the notice’s own text on this point: read the checklist on the Form I-140 page before you sign.',
    ),
    h1('ETA-750 Part B: only to understand old filings'),
    p(
      'You may come across Form ETA-750 in two places: in petitions from earlier years, and in advice that is out of date. Part B asked for the same kind of information: name, address, birth, education, recent work, and an original signature on two copies. If an old petition of yours includes it, use it to check that your dates match.',
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
      'Where the same fact appears',
    ),
    p(lawSays('laborForms')),
    h1('Make everything match'),
    p('Officers compare documents. Write each fact here once, then copy it onto the forms.'),
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
      'Consistency check',
    ),
    h2('Occupation'),
    p(
      'Form I-140 asks for an occupation and its SOC code. Choose the occupation through which you will carry out the endeavor. For an advanced-degree professional, since January 15, 2025 the Policy Manual asks whether that occupation is itself a profession, with a bachelor’s degree as the normal entry requirement; exceptional ability must relate to the endeavor. The code, the O*NET page in your exhibits and your letter must all match.',
    ),
    h1('Common mistakes'),
    bullets(
      'An ETA-750 in a new filing.',
      'A complete ETA-9089 with an invented employer.',
      'No signature on the Final Determination.',
      'A position in the form that no employer’s letter proves, or dates that differ by a month.',
      'Five years of experience claimed, with part-time work counted as full time.',
      'An edition that the Department has replaced.',
    ),
    h1('Check before you file'),
    checkboxes(
      'I downloaded the forms from the Department of Labor this month',
      'I read the Form I-140 instructions today for any change',
      'Appendix A is complete, and a letter proves every position',
      'I signed and dated the Final Determination and left the Department’s section blank',
      'The facts match Form I-140, my resume and the letters',
      'The two documents come right after Form I-140',
      'No sample answer from this guide is left',
    ),
    h2('Where to check'),
    bullets(
      '[USCIS, Form I-140](https://www.uscis.gov/i-140)',
      '[Department of Labor, forms of the Foreign Labor Application Gateway](https://flag.dol.gov)',
      '[Federal Register notice, 90 FR 3238](https://www.govinfo.gov/content/pkg/FR-2025-01-14/html/2025-00582.htm)',
      '[Origin Law on the notice of January 2025](https://originlaw.com/immigration-insights/uscis-updates-i-140-filing-requirements-key-details-for-flag-system-and-supporting-documents/)',
      '[National Law Review on the new form](https://natlawreview.com/article/uscis-provides-guidance-i-140-immigrant-petitions-filed-new-version-form-eta-9089), August 13, 2024',
    ),
  ],
}
