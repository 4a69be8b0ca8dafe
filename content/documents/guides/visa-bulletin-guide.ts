/** Document 8: how to read the Visa Bulletin after an EB-2 petition. */
import { bullets, checkboxes, fill, h1, h2, note, p, plain, steps, table } from '../../../domain/documents/blocks.ts'
import { GUIDE_FOOTER } from '../../../domain/documents/document.ts'
import type { Document } from '../../../domain/documents/document.ts'
import { formatDate } from '../../../domain/format-date.ts'
import { editionWithFacts } from '../../facts/all-facts.ts'
import { BULLETIN, BULLETIN_ASKS, BULLETIN_MONTH, cutoff } from '../../facts/bulletin.ts'
import { lawSays } from '../../facts/fact-blocks.ts'

export const visaBulletinGuide: Document = {
  id: 'visa-bulletin-guide',
  title: 'Visa Bulletin guide',
  subtitle: 'NIW DIY, document 8',
  edition: editionWithFacts('2026-11-23'),
  kind: 'guide',
  front: 'heading',
  footer: GUIDE_FOOTER,
  headingNumbers: 'decimal',
  pages: { from: 3, to: 5 },
  notice: [
    plain(
      'General information, not legal advice. The dates come from the October 2026 Visa Bulletin, the last one we read. They are not in force today and stand here only to show how a chart is read.',
    ),
  ],
  exhibits: [],
  blocks: [
    h1('The Visa Bulletin on one page'),
    p(
      'An approved Form I-140 is a place in line, not a green card. The number of employment-based immigrant visas each year is limited by category and by country of birth. The [Visa Bulletin](https://travel.state.gov/content/travel/en/legal/visa-law0/visa-bulletin.html) published by the Department of State says each month who may go forward.',
    ),
    bullets(
      '**Priority date**: your place in line. For a self-petitioner, it is the date on which Form I-140 was properly filed. It appears on the receipt and approval notices.',
      '**Category**: EB-2 for a national interest waiver. The waiver has no line of its own.',
      '**Country**: in most cases your country of *birth*, not citizenship. A spouse born in another country may help (“cross-chargeability”); ask a lawyer before relying on it.',
      '**Cutoff date**: your date must be *earlier* than the date in the chart. “C” means current (no cutoff); “U” means unavailable.',
    ),
    h1('Two charts'),
    table(
      [1.7, 3, 2.3],
      ['Chart', 'What it decides', 'When it applies'],
      [
        ['A. Final Action Dates', 'When a green card can be approved', 'Always'],
        ['B. Dates for Filing', 'When the application may be filed', 'Only in months when USCIS says it accepts this chart'],
      ],
    ),
    p(
      'Each month USCIS announces which chart applicants inside the United States may use, on its page [Adjustment of Status Filing Charts](https://www.uscis.gov/visabulletininfo). It usually does so within a week of the bulletin. For an immigrant visa abroad, the National Visa Center uses Chart B and the consulate uses Chart A.',
    ),
    h1(`How to read a chart: ${BULLETIN_MONTH}, not in force today`),
    table(
      [2.4, 2, 2],
      ['Country of birth', 'A. Final Action', 'B. Dates for Filing'],
      [...Object.values(BULLETIN.rows).map(({ name, finalAction, filing }) => [name, formatDate(finalAction), formatDate(filing)])],
      `EB-2 in the ${BULLETIN_MONTH} Visa Bulletin, the last month we read; USCIS accepted Chart B that month`,
    ),
    p(BULLETIN_ASKS),
    h2('Three examples (fictional people)'),
    table(
      [2, 1.6, 3.4],
      ['Person', 'Priority date', 'What October 2026 meant'],
      [
        [
          'Born in Brazil',
          'February 20, 2026',
          `Earlier than ${cutoff('most', 'filing')} in Chart B, which USCIS accepted: Form I-485 could be filed. Later than ${cutoff('most', 'finalAction')} in Chart A: no approval yet.`,
        ],
        ['Born in India', 'June 3, 2019', 'Later than both dates: wait. Maintain status and keep USCIS informed of your address.'],
        ['Born in Ghana', 'May 6, 2026', 'Later than the Chart B date: wait, and read each new bulletin.'],
      ],
    ),
    h1('How to read the bulletin each month'),
    steps(
      'Open the latest bulletin. It usually comes out in the middle of the month before.',
      'Find the employment-based charts, the row “2nd,” and the column for your country of birth.',
      'Write down both dates in the table below.',
      'Open the USCIS filing charts page and see which chart it accepts this month.',
      'Compare with your priority date. If yours is earlier than the date in the chart, you may file that month; if it is the same day or later, wait. The month in which USCIS *receives* the application counts, not the postmark (8 CFR 103.2(a)(7), 245.1(g)(1)).',
      'Read the notes after the charts. They say when the Department of State expects dates to move back.',
    ),
    table(
      [1.2, 1.4, 1.4, 1.6, 1.4],
      ['Month', 'Chart A', 'Chart B', 'Accepted by USCIS', 'May I file?'],
      Array.from({ length: 6 }, () => [fill('Month'), fill('Chart A'), fill('Chart B'), fill('Chart accepted'), fill('May I file')]),
      'My bulletin log',
    ),
    h1('When dates move back'),
    p(
      'Cutoff dates can move back (“retrogression”), most often toward September, when the visa numbers for the fiscal year run out. The new fiscal year begins on October 1. A Form I-485 filed while the date was current stays pending; it cannot be approved until the date is current again. Work and travel authorization can continue in the meantime.',
    ),
    note(
      'Do not plan on a forecast',
      'No one can tell you the month in which your date will be current. Be ready instead: documents collected, translations done, medical exam timed (document 9, if ordered).',
    ),
    h1('What can change your place in line'),
    bullets(
      '**Filing date.** The earlier you file, the earlier your date, as long as the petition is approvable on the day you file it.',
      '**An earlier priority date.** If you already have an approved employment-based petition, a later one may be able to use its date. Read 8 CFR 204.5(e) or ask a lawyer.',
      `**Children.** A child must be unmarried and under 21. A special calculation can reduce the child’s age. ${lawSays('childAge')}`,
      '**Premium processing** gets you a faster decision on Form I-140. It does not move your place in line.',
    ),
    h1('Be ready for the month your date is current'),
    checkboxes(
      'Priority date taken from the notice, not from memory',
      'Country of chargeability confirmed',
      'Birth certificates and marriage certificate with certified translations',
      'Passport pages, entry records and all status notices in order',
      'Decision made: adjust status in the United States or apply for a visa abroad',
      'Address change reported to USCIS if you have moved',
    ),
    h1('Where to check'),
    bullets(
      '[Visa Bulletin, Department of State](https://travel.state.gov/content/travel/en/legal/visa-law0/visa-bulletin.html)',
      '[USCIS, which chart to use this month](https://www.uscis.gov/visabulletininfo)',
      '[USCIS, Form I-485](https://www.uscis.gov/i-485)',
    ),
  ],
}
