/** Exhibit sheets of the husband, who applies as a derivative. */
import type { ExhibitSheet } from './exhibit-sheet.ts'

export const SPOUSE_EXHIBITS: readonly ExhibitSheet[] = [
  {
    tab: 'B-1',
    title: 'Passport, birth certificate, photographs',
    proves: 'Identity, citizenship, and date and place of birth of the husband.',
    behind: [
      ['Passport, page with photograph and pages with visas and stamps', 'Issued 04/2022'],
      ['Birth certificate, Olomouc, with translation', '1992'],
      ['Photographs, if still asked for', 'Current instructions'],
    ],
    checks: ['His set is complete in itself: nothing depends on the wife’s packet alone', 'Names of both parents are in the certificate', 'The translation is complete and signed'],
    yours: 'My spouse’s documents that are missing',
  },
  {
    tab: 'B-2',
    title: 'Entry and status of the husband',
    proves: 'Admission and lawful status from August 2022 to the day of filing, as the dependent of a student and then of an H-1B worker.',
    behind: [
      ['I-94 and stamp of the last entry, Chicago, H-4', '07/28/2024'],
      ['Form I-20 for a dependent, F-2', '2022 to 2023'],
      ['Approval notices H-4', '2023 and 2026'],
    ],
    checks: ['His status follows hers; each change has its own notice', 'The I-94 of the last entry is his own', 'He did not work in a status that did not permit it'],
    yours: 'Dates on which our statuses differ',
  },
  {
    tab: 'B-3',
    title: 'The marriage',
    proves: 'A bona fide marriage, entered into on June 11, 2022.',
    behind: [
      ['Marriage certificate with translation', '06/11/2022'],
      ['Leases in both names, two addresses', '2022 to 2027'],
      ['Joint bank and insurance statements, one for each half year', '2022 to 2026'],
      ['Eight photographs with date, place and names', '2021 to 2026'],
      ['Letters from two friends who attended the wedding', '09/2026'],
    ],
    checks: [
      'There are documents from every year, not only from recent months',
      'Both names, or the shared address, appear on each',
      'Photographs also show other people, who are named',
      'The statement of section 3.4 tells the same story with the same dates',
    ],
    yours: 'Proof of our marriage, year by year',
  },
  {
    tab: 'B-4',
    title: 'Link to the principal’s application',
    proves: 'The husband is a derivative of the principal: same petition, same priority date, filed together.',
    behind: [
      ['Copy of the wife’s I-140 approval notice', '06/2026'],
      ['Copy of the first page of her Form I-485', '10/2026'],
      ['Copy of the bulletin and of the chart page', '10/2026'],
    ],
    checks: [
      'The chart was read for the country we claim: a spouse may be charged to the other’s country of birth (INA 202(b)(2))',
      'If he files later, the principal’s receipt notice takes the place of the copy',
      'The marriage took place before the approval of the principal’s application',
    ],
    yours: 'Together or later, and why',
  },
  {
    tab: 'B-5',
    title: 'Husband’s studies, work and taxes',
    proves: 'His activities since arrival: college study, no employment; joint returns since 2024.',
    behind: [
      ['Transcript of Alder Community College (fictional)', '2023 to 2026'],
      ['Joint IRS transcripts', '2024 and 2025'],
      ['Form 8843 as a family member of a student', '2022 and 2023'],
    ],
    checks: [
      'His study was permitted in the status he then held: in F-2, less than a full course of study (8 CFR 214.2(f)(15)(ii))',
      'We considered remote work for an employer abroad, and asked a lawyer about it',
      'Joint returns are in both names',
    ],
    yours: 'Everything my spouse did for pay, wherever the payer was',
  },
  {
    tab: 'B-6',
    title: 'Husband’s medical examination',
    proves: 'Form I-693 of the husband in its sealed envelope (paper filing).',
    behind: [['Sealed envelope, not opened', 'Signed 09/2026']],
    checks: ['Each of us has an envelope', 'His is in his packet, not in hers', 'The civil surgeon recorded his vaccinations'],
    yours: 'Surgeon, date of the visit, date of signature',
  },
  {
    tab: 'B-7',
    title: 'Husband’s documents for Forms I-765 and I-131',
    proves: 'Identity and pending application for card and travel document.',
    behind: [
      ['Copies of passport page and I-94', '2022 and 2024'],
      ['Photographs, if still asked for', 'Current instructions'],
      ['Statement on travel', '10/2026'],
    ],
    checks: [
      'On paper: each form has its own payment authorization',
      'He does not begin to work until he has the card',
      'He does not travel in H-4 status without knowing what it means for the application (document 9)',
    ],
    yours: 'Which of the two forms my spouse needs, and when',
  },
]
