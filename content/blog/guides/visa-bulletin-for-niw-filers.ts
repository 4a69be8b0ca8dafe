import { formatDate } from '../../../domain/format-date.ts'
import { BULLETIN, BULLETIN_ASKS, BULLETIN_MONTH, cutoff } from '../../facts/bulletin.ts'
import { feeOf } from '../../facts/fees.ts'
import type { Article } from '../article.ts'
import { EDITORIAL_AUTHOR } from '../article.ts'
import { SOURCES } from '../sources.ts'

export const article: Article = {
  slug: 'visa-bulletin-for-niw-filers',
  title: 'How to read the Visa Bulletin as an NIW filer',
  description: 'Priority date, the two charts, the EB-2 dates of October 2026 by country of birth, and what an approved I-140 does and does not give you.',
  published: '2026-11-20',
  updated: '2026-11-20',
  lastReviewed: '2026-11-20',
  author: EDITORIAL_AUTHOR,
  category: 'filing',
  profession: null,
  lead: 'An approved I-140 gives you a place in a queue, not a green card. The place is your **priority date**, the day your I-140 was properly filed. Each month the State Department publishes the Visa Bulletin, which says how far the queue has moved for your category (EB-2) and your country of birth. Compare your date with the right chart: if yours is earlier, you may act. [1]',
  sections: [
    {
      id: 'three-facts-that-place-you-in-line',
      heading: 'Three facts that place you in line',
      blocks: [
        {
          kind: 'list',
          ordered: true,
          items: [
            '**Category.** An NIW is EB-2. It has no queue of its own.',
            '**Priority date.** For a self-filed NIW, the proper filing date of the I-140. A package that was rejected for a wrong fee has no date.',
            "**Country of chargeability.** Usually the country where you were born, not your citizenship and not where you live. There are rules about using a spouse's country; ask a lawyer if yours differ.",
          ],
        },
      ],
    },
    {
      id: 'two-charts-two-verbs',
      heading: 'Two charts, two verbs',
      blocks: [
        { kind: 'paragraph', text: 'The bulletin has two charts for employment categories, and people mix them up.' },
        {
          kind: 'table',
          caption: 'What each chart decides',
          head: ['Chart', "When your date is earlier than the chart's"],
          rows: [
            ['Final Action Dates', 'A green card **can be approved**'],
            ['Dates for Filing', 'You **may file** the green-card application, if USCIS honors this chart in that month'],
          ],
        },
        {
          kind: 'paragraph',
          text: "USCIS announces every month which chart it accepts for adjustment of status. So there are two pages to read: the State Department's bulletin, and the USCIS page that says which chart counts. Do not assume that last month's answer holds.",
        },
      ],
    },
    {
      id: 'eb-2-in-october-2026',
      heading: 'EB-2 in October 2026',
      blocks: [
        { kind: 'paragraph', text: 'These are the dates of one month, shown to practice reading. Look up the current bulletin before you decide anything.' },
        {
          kind: 'table',
          caption: 'EB-2, Visa Bulletin of October 2026 (USCIS accepted the filing chart that month)',
          head: ['Country of birth', 'Final action', 'Dates for filing'],
          rows: [...Object.values(BULLETIN.rows).map(({ name, finalAction, filing }) => [name, formatDate(finalAction), formatDate(filing)])],
        },
        { kind: 'paragraph', text: `Source: the bulletin of ${BULLETIN_MONTH}, the last that we read. [1] ${BULLETIN_ASKS}` },
      ],
    },
    {
      id: 'reading-it-with-three-invented-people',
      heading: 'Reading it, with three invented people',
      blocks: [
        {
          kind: 'paragraph',
          text: `**Ana, born in Brazil, priority date February 10, 2026.** Most countries apply. The filing chart says ${cutoff('most', 'filing')}; hers is earlier, so in October 2026 she may file the adjustment application if she is in the United States and otherwise eligible. The final-action chart says ${cutoff('most', 'finalAction')}; hers is later, so it cannot be approved yet.`,
        },
        {
          kind: 'paragraph',
          text: `**Wei, born in mainland China, priority date June 2, 2022.** The filing chart says ${cutoff('china', 'filing')}, so he may file on the same conditions as Ana. The final-action chart says ${cutoff('china', 'finalAction')}, so he waits for the approval.`,
        },
        {
          kind: 'paragraph',
          text: '**Ravi, born in India, priority date May 5, 2024.** Both charts are far behind his date. His I-140 can be approved and keeps the date, and he cannot file for the green card in that month.',
        },
        {
          kind: 'queue',
          caption: 'Three people on the EB-2 charts of October 2026',
          years: [2013, 2027],
          legend: { approved: 'Can be approved', mayFile: 'May file', waits: 'Waits', person: 'Priority date' },
          rows: [
            { ...BULLETIN.rows.most, person: 'Ana', priority: '2026-02-10', reading: 'may file' },
            { ...BULLETIN.rows.china, name: 'China', person: 'Wei', priority: '2022-06-02', reading: 'may file' },
            { ...BULLETIN.rows.india, person: 'Ravi', priority: '2024-05-05', reading: 'waits' },
          ],
        },
        { kind: 'paragraph', text: 'The three could have filed equal petitions and received equal approvals. What differs is the line.' },
      ],
    },
    {
      id: 'why-the-dates-move-and-move-back',
      heading: 'Why the dates move, and move back',
      blocks: [
        {
          kind: 'paragraph',
          text: 'The yearly number of visas is limited by category and by country. [2] Usually the dates move forward. When more people apply than there are numbers left, a date can stop or go back. Going back is called retrogression. [3] It is one reason to look at the chart of the month in which you act, and not at the one you read when you began. What it means for an application that is already pending is a question for a lawyer.',
        },
        { kind: 'paragraph', text: 'Nobody can tell you when a date will arrive. Articles that predict "India reaches 2016 by spring" are guesses, and we make none.' },
      ],
    },
    {
      id: 'what-follows-for-your-planning',
      heading: 'What follows for your planning',
      blocks: [
        {
          kind: 'paragraph',
          text: '**File the petition when it is ready, not when the queue is short.** The date is fixed by filing. For people in long lines that is a reason not to wait for perfection in layout; it is no reason to file a thin endeavor, because a denial gives no place at all.',
        },
        {
          kind: 'paragraph',
          text: `**Weigh premium processing against the line.** Premium processing costs ${feeOf('i907')} since March 1, 2026, for action in 45 business days. [4] If your date is years from current, a quick approval changes little except your peace of mind and, for some people, status planning.`,
        },
        {
          kind: 'paragraph',
          text: '**Mind your status meanwhile.** A pending or approved I-140 alone gives no right to stay or work. Keep a status of your own as long as you can, after an adjustment application is filed too, and get advice about what applies to you.',
        },
        {
          kind: 'paragraph',
          text: '**Keep the documents alive.** When the date becomes current you will need a birth record, a medical exam on Form I-693 and proof of status history. The medical belongs with the I-485; read the form page for what is asked on that day, photographs included. [5]',
        },
        {
          kind: 'paragraph',
          text: '**Children.** A child close to 21 can lose eligibility as a dependent. The law that protects some of them uses arithmetic on these very charts. That is a question for a lawyer, early.',
        },
        {
          kind: 'callout',
          tone: 'attorney',
          title: 'Questions for a lawyer',
          text: 'Ask about cross-chargeability through a spouse, a child near 21, an older priority date from another petition, time out of status, and whether to adjust or use a consulate. The [AILA lawyer directory](https://www.ailalawyer.com) lists attorneys by place and language.',
        },
      ],
    },
    {
      id: 'a-monthly-habit-of-five-minutes',
      heading: 'A monthly habit of five minutes',
      blocks: [
        {
          kind: 'list',
          ordered: true,
          items: [
            'Open the new bulletin. It normally comes out in the second week of the month before it applies. [6]',
            'Find "Employment-Based", row 2nd, your column.',
            'Write both dates in a small table with the month.',
            'Open the USCIS page on filing charts; note which applies.',
            'Compare with your priority date. Earlier than the chart: you may act. Equal or later: wait. [6]',
          ],
        },
        { kind: 'paragraph', text: '"C" in a cell means current: there is no queue in that category. "U" means unavailable: nobody may act, whatever the date. [2]' },
        { kind: 'paragraph', text: 'After a year you will have your own record of the movement, which is more honest than any forecast.' },
      ],
    },
    {
      id: 'what-our-guide-does-and-does-not-do',
      heading: 'What our guide does and does not do',
      blocks: [
        {
          kind: 'paragraph',
          text: 'The NIW DIY package includes a guide to the bulletin. It explains how to read; it does not predict, and it does not tell you what to do about your status. For everything that depends on your history, see a lawyer. For the rest of the filing, see [forms, fees and payment](/blog/niw-filing-mechanics-and-fees).',
        },
      ],
    },
  ],
  sources: [SOURCES.visaBulletin, SOURCES.bulletinOverview, SOURCES.retrogression, SOURCES.i907, SOURCES.i485, SOURCES.filingCharts],
  related: [{ article: 'niw-filing-mechanics-and-fees' }, { article: 'adjustment-of-status-after-pm-602-0199' }, { label: 'What NIW DIY includes', path: '/niw-diy' }],
}
