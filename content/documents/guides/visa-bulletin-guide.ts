/** Document 8: how to read the Visa Bulletin after an EB-2 petition. */
import { bullets, checkboxes, fill, h1, h2, note, p, plain, steps, table } from '../../../domain/documents/blocks.ts'
import { GUIDE_FOOTER } from '../../../domain/documents/document.ts'
import type { Document } from '../../../domain/documents/document.ts'
import { lawSays } from '../../facts/fact-blocks.ts'

export const visaBulletinGuide: Document = {
  id: 'visa-bulletin-guide',
  title: 'Visa Bulletin guide',
  subtitle: 'NIW DIY, document 8',
  edition: '2026-11-22',
  kind: 'guide',
  front: 'heading',
  footer: GUIDE_FOOTER,
  headingNumbers: 'decimal',
  pages: { from: 3, to: 5 },
  notice: [plain('General information, not legal advice. The dates are those of the bulletin of October 2026 and serve as an example. Always read the bulletin of the month in which you act.')],
  exhibits: [],
  blocks: [
    h1('The idea in one page'),
    p(
      'An approved I-140 is a place in a queue and not a green card. The number of employment-based immigrant visas each year is limited by category and by country of birth. The [Visa Bulletin](https://travel.state.gov/content/travel/en/legal/visa-law0/visa-bulletin.html) of the Department of State says each month who may go forward.',
    ),
    bullets(
      '**Priority date**: your place in the queue. For a self-petitioner it is the date on which the I-140 was properly filed. It is printed on the receipt and approval notices.',
      '**Category**: EB-2 for a national interest waiver. The waiver has no queue of its own.',
      '**Country**: the country of *birth* in most cases, and not citizenship. A spouse born in another country may help (“cross-chargeability”); ask a lawyer before relying on it.',
      '**Cut-off date**: your date must be *earlier* than the date in the chart. “C” means current, no cut-off; “U” means unavailable.',
    ),
    h1('Two charts'),
    table(
      [1.7, 3, 2.3],
      ['Chart', 'What it decides', 'When it counts'],
      [
        ['A. Final Action Dates', 'When a green card can be approved', 'Always'],
        ['B. Dates for Filing', 'When the application may be filed', 'Only in a month in which USCIS says that it accepts this chart'],
      ],
    ),
    p(
      'USCIS states for each month which chart applicants inside the United States may use, on its page [Adjustment of Status Filing Charts](https://www.uscis.gov/visabulletininfo). It usually does so within a week of the bulletin. For an immigrant visa abroad, the National Visa Center works with chart B and the consulate with chart A.',
    ),
    h1('Example: October 2026, EB-2'),
    table(
      [2.4, 2, 2],
      ['Country of birth', 'A. Final Action', 'B. Dates for Filing'],
      [
        ['Most countries', 'January 1, 2025', 'March 15, 2026'],
        ['China (mainland)', 'October 1, 2021', 'January 1, 2023'],
        ['India', 'November 1, 2013', 'January 15, 2015'],
      ],
      'EB-2 in the bulletin of October 2026; USCIS accepted chart B in that month',
    ),
    h2('Three readings (fictional people)'),
    table(
      [2, 1.6, 3.4],
      ['Person', 'Priority date', 'What October 2026 meant'],
      [
        ['Born in Brazil', 'February 20, 2026', 'Earlier than March 15, 2026 in chart B, which was accepted: the I-485 could be filed. Later than January 1, 2025 in chart A: no approval yet.'],
        ['Born in India', 'June 3, 2019', 'Later than both dates: wait. Keep the status valid and the address known.'],
        ['Born in Ghana', 'May 6, 2026', 'Later than chart B: wait for a later month. Read each new bulletin.'],
      ],
    ),
    h1('How to read the bulletin each month'),
    steps(
      'Open the newest bulletin. It appears in the middle of the month before.',
      'Find the employment-based charts, row “2nd”, and the column of your country of birth.',
      'Write down both dates in the table below.',
      'Open the USCIS page on filing charts and see which chart it accepts this month.',
      'Compare with your priority date. Earlier than the date: you may act in that month. The same day or later: wait.',
      'Read the notes after the charts. They say when the Department expects dates to move back.',
    ),
    table(
      [1.2, 1.4, 1.4, 1.6, 1.4],
      ['Month', 'Chart A', 'Chart B', 'Accepted by USCIS', 'May I file?'],
      Array.from({ length: 8 }, () => [fill('Month'), fill('Chart A'), fill('Chart B'), fill('Chart accepted'), fill('May I file')]),
      'My bulletin log',
    ),
    h1('When dates move back'),
    p(
      'Cut-off dates can go back (“retrogression”), most often toward September, when the numbers of the fiscal year are used up. The year begins on October 1. An I-485 that was filed while the date was current stays pending; its approval waits until the date is current again. Work and travel permission can be kept during that time.',
    ),
    note(
      'Do not plan on a forecast',
      'No one can tell you the month in which your date will be current. Be ready instead: documents collected, translations made, the medical examination timed (document 9 if ordered).',
    ),
    h1('What changes the queue for you'),
    bullets(
      '**Date of filing.** A petition that is filed earlier has an earlier date, if it is approvable on the day of filing.',
      '**An earlier priority date.** An approved employment-based petition of yours may let a later one use its date. Read 8 CFR 204.5(e) or ask a lawyer.',
      `**Children.** A child must be unmarried and under 21. A special calculation can reduce the age; it has deadlines. ${lawSays('childAge')}`,
      '**Premium processing** shortens the decision on the I-140. It does not move the queue.',
    ),
    h1('Ready for the month in which the date is current'),
    checkboxes(
      'Priority date read from the notice, not from memory',
      'Country of chargeability settled',
      'Birth certificates and marriage certificate with certified translations',
      'Passport pages, entry records, all status notices in order',
      'Decision made: adjust inside the country, or visa abroad',
      'Address change reported to USCIS if you have moved',
    ),
    h1('Where to check'),
    bullets(
      '[Visa Bulletin, Department of State](https://travel.state.gov/content/travel/en/legal/visa-law0/visa-bulletin.html)',
      '[USCIS, which chart may be used this month](https://www.uscis.gov/visabulletininfo)',
      '[USCIS, Form I-485](https://www.uscis.gov/i-485)',
    ),
  ],
}
