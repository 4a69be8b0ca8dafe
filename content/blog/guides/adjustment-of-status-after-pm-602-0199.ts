import { feeOf } from '../../facts/fees.ts'
import type { Article } from '../article.ts'
import { EDITORIAL_AUTHOR } from '../article.ts'
import { SOURCES } from '../sources.ts'

export const article: Article = {
  slug: 'adjustment-of-status-after-pm-602-0199',
  title: 'Adjustment of status after memo PM-602-0199',
  description: 'The May 2026 memo calls adjustment discretionary. What changed, what did not, which positive facts to document, and when to see a lawyer.',
  published: '2026-11-20',
  updated: '2026-11-20',
  lastReviewed: '2026-11-20',
  author: EDITORIAL_AUTHOR,
  category: 'filing',
  profession: null,
  lead: 'Memo PM-602-0199 of May 21, 2026 tells officers that adjustment of status (becoming a permanent resident from inside the United States) is a discretionary "grace". We have read reports of it, not its text. Lawyers who read it in May 2026 say that it amends no statute or regulation, and that it asks more of an applicant than before: not only that each requirement is met, but that the person\'s record in the United States speaks for a favorable decision. [1][2] Readings differ on how far it goes, so treat firm predictions with care and document your positive facts.',
  sections: [
    {
      id: 'where-adjustment-stands-in-the-niw-path',
      heading: 'Where adjustment stands in the NIW path',
      blocks: [
        { kind: 'paragraph', text: 'Adjustment of status is the second step, and it is a different application with a different question.' },
        {
          kind: 'table',
          caption: 'Two applications, two questions: the I-140 asks for the waiver, the I-485 for the adjustment',
          head: ['', 'I-140', 'I-485'],
          rows: [
            ['Question', 'Do this endeavor and this person meet EB-2 and the waiver?', 'May this person become a permanent resident from inside the United States?'],
            ['When', 'When the petition is ready', "When a visa number is available under the month's chart"],
            ['Looks at', 'Endeavor, record, balance', 'Entry, status, admissibility, conduct, discretion'],
            ['Approval gives', 'A place in the queue', 'Permanent residence'],
          ],
        },
        {
          kind: 'paragraph',
          text: 'An approved I-140 does not carry over as approval of the second. A person outside the country, or one who prefers it, goes through a consulate instead. Which of the two fits is a legal question about your own history.',
        },
      ],
    },
    {
      id: 'what-the-memo-did-not-change',
      heading: 'What an applicant still needs',
      blocks: [
        {
          kind: 'paragraph',
          text: 'You still need a visa number (see [the Visa Bulletin guide](/blog/visa-bulletin-for-niw-filers)), a lawful basis to adjust, and no ground of inadmissibility. The forms are the same: I-485 as the main application; I-765 and I-131 if you want work and travel permission while it is pending, each with its own fee; the medical exam on I-693, birth record and status history in support. Since September 18, 2026 only the edition 09/18/26 of Form I-485 is accepted. [3]',
        },
        {
          kind: 'paragraph',
          text: `The I-485 fee for a person of 14 or older is ${feeOf('i485Paper')} on paper and ${feeOf('i485Online')} online under the schedule of October 1, 2026. [4] A child under 14 who files with a parent pays ${feeOf('i485ChildPaper')} on paper. While an I-485 filed with its fee is pending, Form I-765 costs ${feeOf('i765')} and Form I-131 ${feeOf('i131Paper')} on paper, as a report of the schedule gives them; read the schedule on the day you file.`,
        },
      ],
    },
    {
      id: 'what-the-memo-asks-officers-to-weigh',
      heading: 'What the memo asks officers to weigh',
      blocks: [
        { kind: 'paragraph', text: 'Commentators list the positive facts that an applicant should document. [1]' },
        {
          kind: 'table',
          caption: 'Positive facts and ordinary documents that show them',
          head: ['Fact', 'Documents'],
          rows: [
            ['Lawful entry and unbroken lawful status', 'Admission records, approval notices, a one-page status timeline'],
            ['Authorized work only', 'Work permits or visa approvals matched to pay records'],
            ['Taxes filed and paid', 'Tax transcripts for each year of work'],
            ['Family and community ties', 'Marriage and birth records, school records, letters from local organizations'],
            ['Contributions', 'What the endeavor has done so far, volunteer work, professional service'],
            ['No violations', 'A plain statement; certified court records if anything ever happened'],
          ],
        },
        { kind: 'paragraph', text: 'None of these papers is hard to obtain, but together they take time. Begin before your date is current.' },
      ],
    },
    {
      id: 'make-a-status-timeline',
      heading: 'Make a status timeline',
      blocks: [
        { kind: 'paragraph', text: 'The single most useful page is one you write yourself: a table with one row for every period since your first entry.' },
        {
          kind: 'list',
          ordered: true,
          items: [
            'Dates from and to.',
            'Status held, with the notice number.',
            'Employer or school.',
            'Work authorized? By what?',
            'Document in the file.',
            'Anything to explain: a late extension, a gap, a change of employer.',
          ],
        },
        {
          kind: 'paragraph',
          text: 'Be complete. A gap that you explain with a document is a fact; a gap that an officer finds is a question about candor. If a row worries you, stop and take the page to a lawyer before filing anything.',
        },
      ],
    },
    {
      id: 'a-short-discretion-section',
      heading: 'A short discretion section',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Some applicants add a cover letter to the I-485. If you do, keep it to one or two pages and write it like the index of a file: each positive fact, the exhibit that shows it, no adjectives. An invented example:',
        },
        {
          kind: 'quote',
          text: 'I entered on August 14, 2019 with a student visa (Exhibit 2) and have held lawful status without a gap since then (timeline, Exhibit 3). I have worked only with authorization (Exhibits 4 to 7), filed federal returns for 2019 through 2025 (Exhibit 8), and serve as a volunteer judge at the county science fair (Exhibit 12). I have no arrests or citations.',
          attribution: 'An invented applicant',
        },
        {
          kind: 'paragraph',
          text: 'It asks for nothing and lets the record speak. Notice what it leaves out: how much the person wants to stay, how hard the years were, and a comparison with other applicants.',
        },
      ],
    },
    {
      id: 'if-there-is-a-negative-fact',
      heading: 'If there is a negative fact',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Do not hide it, and do not explain it on your own. A late return, an unauthorized week of work, an arrest without a conviction, a misstatement on an earlier form: each of these has rules behind it that a general article cannot apply to you. A lawyer may find that the fact does not matter, or that it changes which route is open. Either is worth knowing before you file.',
        },
        {
          kind: 'callout',
          tone: 'attorney',
          title: 'When to talk to an attorney first',
          text: 'Any period without status, any work without permission, any arrest, any earlier refusal or removal case, public benefits you are unsure about, or a plan to travel while the application is pending. The [AILA lawyer directory](https://www.ailalawyer.com) lists attorneys; the [Justice Department list](https://www.justice.gov/eoir/list-pro-bono-legal-service-providers) has free and low-cost providers.',
        },
      ],
    },
    {
      id: 'how-to-read-commentary-on-the-memo',
      heading: 'How to read commentary on the memo',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Commentators disagree about how far the memo goes. [1][2] Their expectations are opinions about how officers will behave, and we found no public count that settles the question. When you read such a page, look for three things: does the writer quote the memo, is the page dated, and does it separate what the memo *says* from what the writer *expects*? The two commentaries cited here date from late May 2026, when the memo was days old.',
        },
      ],
    },
    {
      id: 'what-this-means-for-your-niw-petition',
      heading: 'What this means for your NIW petition',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Little, directly. The petition should still prove the endeavor. But two habits pay twice. Keep your pay records, tax transcripts and notices from the first day, since they serve both steps. And keep the description of your work consistent: the job on your I-485, the endeavor in your I-140 and your tax records should be recognizably the same life. If your work has changed since you filed, that is a good moment for one hour with a lawyer.',
        },
      ],
    },
    {
      id: 'what-we-offer-here-and-what-we-do-not',
      heading: 'What we offer here, and what we do not',
      blocks: [
        {
          kind: 'paragraph',
          text: 'The Adjustment of Status package is an editable sample filing with a guide to Forms I-485, I-765 and I-131. Its two applicants are fictional; they file in October 2026, and their letters take this memo into account. It shows order and form, so compare each page with the current form instructions. It does not assess your eligibility and it does not replace advice about your history.',
        },
      ],
    },
  ],
  sources: [SOURCES.graceMemo, SOURCES.calivisa, SOURCES.i485, SOURCES.g1055],
  related: [{ article: 'visa-bulletin-for-niw-filers' }, { article: 'niw-filing-mechanics-and-fees' }, { label: 'Package comparison', path: '/prices' }],
}
