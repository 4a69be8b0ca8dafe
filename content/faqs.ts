/** The twelve sections of the FAQ, in the order of the page (specification 1 §2, "FAQ"). */
import { formatDate } from '../domain/format-date.ts'
import { BULLETIN, BULLETIN_ASKS, BULLETIN_MONTH } from './facts/bulletin.ts'
import { feeOf } from './facts/fees.ts'
import { LAW } from './facts/law.ts'
import { showsClaim } from './claims.ts'
import type { CopyBlock, PageMeta, Source } from './copy.ts'

export const FAQ_KEYS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'] as const
export type FaqKey = (typeof FAQ_KEYS)[number]

/** Values of the optional path parameter of /faq. */
export const FAQ_LOCATIONS = [
  'NiwCaseBuilder',
  'ReferenceLetters',
  'AiContent',
  'BankingApplication',
  'Discord',
  'Decision',
  'TrackRecord',
  'CancelationPolicy',
  'Legal',
  'EligibleNationalities',
  'Costs',
  'DocumentsList',
] as const
export type FaqLocation = (typeof FAQ_LOCATIONS)[number]

export type FaqSection = {
  key: FaqKey
  location: FaqLocation
  /** Anchor that other pages link to, where one exists. */
  fragment: 'niw-case-builder' | 'documents-list' | 'banking-application' | null
  question: string
  /** A plain short answer, for structured data and assistants. */
  short: string
  answer: readonly CopyBlock[]
  /** When the facts in the answer were last checked, ISO; null where it holds none that can age. */
  reviewedAt: string | null
}

export const FAQ_META: PageMeta = {
  path: '/faq',
  title: 'FAQ - EB2 NIW templates, AI drafts, RFEs, costs, refunds',
  description: 'DIY or AI, reference letters, AI-written petitions, what is in the package, refunds, costs and who can file an EB-2 NIW petition.',
}

export const FAQ_WORDS = {
  heading: 'Frequently asked questions',
  lead: 'Facts about fees, forms and dates carry the day they were checked. Look them up again on the day you file.',
  sourcesHeading: 'Sources',
  reviewed: 'Facts last checked',
  filter: 'Find in the answers',
  clearFilter: 'Clear',
  noMatch: 'No answer matches. Try a single word, or ask us.',
  expandAll: 'Open all',
  collapseAll: 'Close all',
  linkToAnswer: 'Link to this answer',
  missing: { text: 'Something missing?', button: { label: 'Ask us', href: '/contact' } },
} as const

const CHECKED = '2026-11-20'

const POLICY_MANUAL: Source = {
  label: 'USCIS Policy Manual, Volume 6, Part F, Chapter 5',
  url: 'https://www.uscis.gov/policy-manual/volume-6-part-f-chapter-5',
  date: CHECKED,
}
const DHANASAR: Source = { label: 'Matter of Dhanasar, 26 I&N Dec. 884 (AAO 2016)', url: 'https://www.justice.gov/media/871246/dl?inline', date: '2016-12-27' }
const G1055: Source = { label: 'USCIS fee schedule, Form G-1055, edition 10/01/26', url: 'https://www.uscis.gov/g-1055', date: '2026-10-01' }

export const FAQS: readonly FaqSection[] = [
  {
    key: 'one',
    location: 'Decision',
    fragment: null,
    question: 'NIW DIY or Selfpetition AI: how do I decide?',
    short: 'Choose NIW DIY if your profession is listed and you want to write. Choose Selfpetition AI if you want a draft made from your own answers.',
    reviewedAt: null,
    answer: [
      { kind: 'paragraphs', text: ['Ask yourself one question: **do you want to write the first version?**'] },
      {
        kind: 'list',
        items: [
          '**NIW DIY** ({price.niwDiy}) fits when your profession is on [the list](/niw-diy), you can describe your work in plain words, and you can spare a few evenings. You get a sample, a Case Builder and guides within 24 hours.',
          '**Selfpetition AI** ({price.ai}) fits when your profession is not listed, your story crosses several fields, or writing in English takes you too long. You fill in a form, get options within 48 hours, choose, and receive a letter of about 30 pages.',
          '**Neither** fits yet when you cannot name an endeavor, the specific work you plan to do in the United States. Try the free [Endeavor Generator](/proposed-endeavor-generator) first.',
        ],
      },
      {
        kind: 'paragraphs',
        text: [
          'Both need the same thing from you: true facts and documents that prove them. A draft does not replace evidence.',
          'Both can be used with a lawyer. Some customers prepare the draft and ask an attorney to review it before filing.',
          'Already have a request for evidence? Neither package fits: see [RFE Response](/rfe).',
        ],
      },
    ],
  },
  {
    key: 'two',
    location: 'ReferenceLetters',
    fragment: null,
    question: 'How do reference letters work?',
    short: 'Ask a few people who know your work, independent ones first. Give each one topic. The writer must review, change and adopt any draft.',
    reviewedAt: CHECKED,
    answer: [
      {
        kind: 'paragraphs',
        text: [
          'A reference letter tells the officer something only that person can tell: what they saw you do, or what they changed because of your work. A letter that only praises you adds little. In a count of 3,633 dismissed NIW appeals from 2015 to 2026, about 15% of the decisions faulted letters as conclusory.',
        ],
      },
      { kind: 'heading', text: 'What makes a letter useful' },
      {
        kind: 'list',
        items: [
          '**One topic per writer.** No two letters should cover the same ground or share sentences.',
          '**Independent voices first.** People without employment, funding or authorship ties to you carry more weight. The letter says how they know the work.',
          '**A concrete change.** “We moved two plants to this method in 2023” says more than “outstanding”.',
          '**It speaks to the endeavor**, not only to your character.',
          '**It can be checked.** Another document supports what the letter says.',
        ],
      },
      { kind: 'heading', text: 'A draft belongs to the writer' },
      {
        kind: 'paragraphs',
        text: [
          'It is common to send a writer a draft. The writer must then review it, correct it, put it in their own words and sign only what they believe. In a decision of May 2026, named authors disowned their letters. The result was a finding of willful misrepresentation, and the excuse that a consultant had drafted them was rejected.',
        ],
      },
      { kind: 'heading', text: 'What our products contain' },
      {
        kind: 'list',
        items: [
          'NIW DIY: three reference letters of the banking petition (5A–5C), question sheets for five kinds of writers (6A–6E), and a guide with emails for asking (7).',
          'Selfpetition AI: one draft of 3–4 pages. Up to three more cost {price.referenceLetter} each.',
          'RFE Response: up to three drafts as an add-on.',
        ],
      },
      {
        kind: 'sources',
        items: [
          { label: 'Count of dismissed NIW appeals, 2015–2026', url: 'https://www.greencardnav.com', date: '2026-09' },
          { label: 'Public notes on 1,040 appeal decisions, on In Re: 30556449 (AAO, May 27, 2026)', url: 'https://github.com/thepaperscompany/niw-skills', date: '2026-07-20' },
        ],
      },
    ],
  },
  {
    key: 'three',
    location: 'AiContent',
    fragment: null,
    question: 'Does the agency deny petitions written with AI?',
    short: 'We know of no published rule that refuses a petition because software helped to write it. You sign it under penalty of perjury, so every fact must be true and yours.',
    reviewedAt: CHECKED,
    answer: [
      {
        kind: 'paragraphs',
        text: [
          'We know of no published rule that refuses a petition because software helped to write it. The decision rests on eligibility and evidence. Three things matter more than the tool.',
          '**Your signature.** By signing you state that you know the content, have reviewed it, and certify under penalty of perjury that it is true and correct. An invented citation or job detail is your problem, whoever typed it.',
          '**Your own text.** The agency uses software that tags uploaded documents and looks for signs of fraud. Its public inventory does not name text matching for EB-2 NIW. Practitioners still report closer reading of language that repeats from filing to filing. Change template sentences until they could only be about you.',
          '**Your letters.** A letter signed by someone who did not read it can end in a finding of misrepresentation.',
        ],
      },
      { kind: 'heading', text: 'What we do about it' },
      {
        kind: 'list',
        items: [
          'Drafts start from your answers. Where a fact is missing, the draft says so and leaves a place for it.',
          'We review drafts before you see them, and no two petitioners are given duplicated content.',
          'You choose the endeavor and the arguments and may change every word, without a limit on revisions.',
        ],
      },
      {
        kind: 'sources',
        items: [
          { label: 'USCIS Policy Manual, Volume 1, Part B, Chapter 2: Signatures', url: 'https://www.uscis.gov/policy-manual/volume-1-part-b-chapter-2', date: CHECKED },
          {
            label: 'A practitioner’s reading of the DHS inventory of AI uses',
            url: 'https://www.elararlaw.com/post/does-uscis-use-ai-in-eb1-and-eb2-niw-petitions-here-s-what-you-should-know',
            date: '2025-01-22',
          },
          { label: 'A law firm on repeated language', url: 'https://www.unilawglobal.com/news23.html', date: '2026' },
        ],
      },
    ],
  },
  {
    key: 'four',
    location: 'DocumentsList',
    fragment: 'documents-list',
    question: 'What is inside NIW DIY?',
    short: 'Instructions, a sample cover letter, the NIW Case Builder, a banking petition with three reference letters, question sheets for letter writers, guides and community access.',
    reviewedAt: null,
    answer: [
      { kind: 'carousel' },
      { kind: 'documents', fragment: 'documents-list' },
      {
        kind: 'list',
        items: [
          'At most two professions and two employment types per order. Two professions give two sets of documents 2 and 3.',
          'The Banking and Finance package omits document 2, because the banking letter (4) is its sample.',
          'Choosing only Employee omits document 3A.',
          'Documents 9, 10 and 10A are the Adjustment of Status add-on ({price.aos}). Document 11 is the forms add-on ({price.forms}).',
          'The cover letter argues the Advanced Degree criteria and Prongs 1, 2 and 3 (why the endeavor matters, why you, why waive the job offer), and ends with an appendix of evidence.',
        ],
      },
      { kind: 'paragraphs', text: ['You receive Word and PDF files within 24 hours. Government forms are described, not copied: take the current edition from uscis.gov.'] },
    ],
  },
  {
    key: 'five',
    location: 'NiwCaseBuilder',
    fragment: 'niw-case-builder',
    question: 'What is the NIW Case Builder?',
    short: 'A workbook of 16 to 22 pages for one profession. Its questions, argument options and sentence patterns lead from your work to a petition letter.',
    reviewedAt: CHECKED,
    answer: [
      {
        kind: 'paragraphs',
        text: ['The sample letter shows one finished case. The Case Builder (document 3) helps you build a different one: yours. It has 16 to 22 pages, depending on the profession.'],
      },
      {
        kind: 'list',
        ordered: true,
        items: [
          '**Threshold.** Which documents show an advanced degree, or a bachelor’s degree with five years of progressive experience, and which occupation stands behind the endeavor.',
          '**Endeavor.** The problem, your method, the outputs, who benefits beyond your employer, and how the work reaches them.',
          '**Prong 1.** Argument options for merit and national importance, each with the evidence it needs.',
          '**Prong 2.** Your education, record, plan and progress, with a place for every exhibit.',
          '**Prong 3.** Reasons why a waiver makes sense, kept apart from the first two prongs.',
          '**Checks.** Would the paragraph fit any colleague’s resume? Then it describes an occupation, not an endeavor.',
        ],
      },
      {
        kind: 'paragraphs',
        text: [
          'Founders and consultants also get document 3A. It asks for ownership, customers, funding and progress, because the agency looks at those for entrepreneurs.',
          'The most frequent finding in dismissed appeals is that the petition proved the importance of a field and not of the specific endeavor: 47.6% of 3,633 decisions. The Case Builder spends most of its pages there.',
        ],
      },
      { kind: 'sources', items: [POLICY_MANUAL, DHANASAR, { label: 'Count of dismissed NIW appeals, 2015–2026', url: 'https://www.greencardnav.com', date: '2026-09' }] },
    ],
  },
  {
    key: 'six',
    location: 'BankingApplication',
    fragment: 'banking-application',
    question: 'Why is a banking petition included when I work in another field?',
    short: 'It is the one complete case in the package: letter, three reference letters and continuation of the endeavor. You study how its parts fit, not its subject.',
    reviewedAt: null,
    answer: [
      {
        kind: 'paragraphs',
        text: [
          'Documents 4, 5A–5C and the bonus belong to one banking petition with fictional people and banks. They are in every package because a complete case teaches what a single sample cannot: how the letter, the reference letters and the exhibits refer to each other.',
        ],
      },
      {
        kind: 'list',
        items: [
          'Follow one claim. See where the letter states it, which reference letter supports it and which exhibit proves it.',
          'Compare the three reference letters. Each has its own topic and its own way of knowing the work.',
          'Read the continuation of the endeavor. It shows how work already under way is described as ongoing.',
        ],
      },
      {
        kind: 'paragraphs',
        text: [
          'Do not copy its sentences. Banking arguments do not carry over, and text that appears in many filings helps nobody. Your own subject comes from documents 2 and 3.',
          'If you ordered Banking and Finance, the banking letter is your profession’s sample.',
        ],
      },
    ],
  },
  {
    key: 'seven',
    location: 'Discord',
    fragment: null,
    question: 'What is the Discord community?',
    short: 'A chat for people who prepare their own petitions. Every package includes an invitation; NIW DIY gives lifetime access.',
    reviewedAt: null,
    answer: [
      {
        kind: 'paragraphs',
        text: [
          'A chat community of people who prepare their own petitions. Every package includes an invitation, and NIW DIY gives lifetime access. The link is on the page you see after payment and in the email with your documents.',
        ],
      },
      {
        kind: 'list',
        items: [
          'Good uses: asking how others organized exhibits, finding a proofreader, hearing how long a step took.',
          'Not a source of legal advice. Members share their own experience, and your case may differ.',
          'Keep private things private. Do not post receipt numbers, passports, letters with names or full drafts.',
          'Do not copy another member’s text. It was written for another person’s facts.',
        ],
      },
    ],
  },
  {
    key: 'eight',
    location: 'TrackRecord',
    fragment: null,
    question: 'What is your track record, and how do you count?',
    short: '{trackRecord} petitioners served {trackRecord.period} and a success rate of {successRate}. How the rate is counted is stated beside it.',
    reviewedAt: CHECKED,
    answer: [
      {
        kind: 'paragraphs',
        text: [
          'We have served {trackRecord} petitioners {trackRecord.period}. On the home page we show {customers} customers and {professions} professions.',
          'Success rate: **{successRate}**. {successRate.method}',
          'Read any success rate with three questions. Out of how many? Over which period? How were the results learned? People who do not report their result are in nobody’s count, and a past share says nothing about one future petition.',
        ],
      },
      { kind: 'heading', text: 'For comparison' },
      {
        kind: 'paragraphs',
        text: [
          'Figures quoted from USCIS data put approvals for all NIW filers at 42.6%, 48.1% and 55.3% in the first three quarters of fiscal year 2026. Others point out that USCIS publishes no NIW approval rate as such. Treat every such number, ours included, as dated and open to dispute.',
          'No one can tell you the chance of your own case in advance. We do not try.',
        ],
      },
      { kind: 'sources', items: [{ label: 'NIW approval rates 2026, with notes on method', url: 'https://gloryabroad.com/en/blog/niw-approval-rate-2026', date: '2026' }] },
    ],
  },
  {
    key: 'nine',
    location: 'CancelationPolicy',
    fragment: null,
    question: 'Can I cancel, and what do I get back?',
    short: 'NIW DIY and RFE responses are non-refundable. Selfpetition AI: withdraw at the first draft for the price paid minus {retainer}.',
    reviewedAt: null,
    answer: [
      {
        kind: 'table',
        table: {
          caption: 'Refunds by product',
          columns: ['Refund', 'Why'],
          rows: [
            { name: 'NIW DIY', cells: ['None', 'You receive all files within 24 hours and keep them.'] },
            {
              name: 'Selfpetition AI',
              cells: ['At the first draft: the price paid minus {retainer}', 'The retainer pays for the first draft. After you choose options, work on the full letter begins and no refund is due.'],
            },
            { name: 'RFE Response', cells: ['None', 'Drafting starts from your notice and cannot be used for anyone else.'] },
            { name: 'Adjustment of Status alone', cells: ['None', 'You receive the files within 24 hours and keep them.'] },
          ],
        },
      },
      {
        kind: 'paragraphs',
        text: [
          '**Example.** At today’s package price of {price.ai}, a customer who withdraws at the first draft gets {refund.ai} back.',
          'To withdraw, use your order page when you have received the first draft, or write to {email} with your order number. A reason is not needed. We send the refund to your original payment method within 10 business days.',
          'Ordered twice? Write to us before anything is delivered and we cancel the second order in full. Ordered the wrong thing? Write to us as well and we will look at it.',
          'If we miss a promised time by more than 72 hours through no fault of yours, you may cancel what was not delivered and get back what you paid for it. A faulty file is corrected without charge.',
          'Government fees are paid to the government and are not ours to refund. Rights that the law gives you and that cannot be waived stay as they are.',
        ],
      },
    ],
  },
  {
    key: 'ten',
    location: 'Legal',
    fragment: null,
    question: 'Do you give legal advice?',
    short: 'No. {brand} is a technology drafting provider, not a law firm. You are responsible for the final content. For advice, speak with an immigration attorney.',
    reviewedAt: CHECKED,
    answer: [
      {
        kind: 'paragraphs',
        text: [
          'No. {brand} is a technology drafting provider. It is not a law firm, does not represent you, and does not tell you whether you are eligible, which category to choose or when to file. No outcome is promised, and you are responsible for the final content of your petition.',
          'What we do: provide templates, draft text from your facts, show what the published standard asks, and point to gaps in the documents you name.',
        ],
      },
      { kind: 'heading', text: 'When to speak with an attorney' },
      {
        kind: 'list',
        items: [
          'You received a notice of intent to deny, or a petition of yours was refused.',
          'Someone has raised misrepresentation, or you once gave an authority a wrong answer.',
          'Your status ends soon, or you worked without authorization.',
          'You are unsure whether to adjust status inside the country or apply abroad.',
        ],
      },
      {
        kind: 'paragraphs',
        text: [
          'Where to look: [members of the American Immigration Lawyers Association](https://www.ailalawyer.com) and [free or low-cost providers listed by the Department of Justice](https://www.justice.gov/eoir/list-pro-bono-legal-service-providers).',
          'A self-petitioner may file an NIW petition without a lawyer. Many people still ask one to review the final text.',
        ],
      },
      {
        kind: 'sources',
        items: [
          {
            label: 'USCIS: employment-based second preference',
            url: 'https://www.uscis.gov/working-in-the-united-states/permanent-workers/employment-based-immigration-second-preference-eb-2',
            date: CHECKED,
          },
        ],
      },
    ],
  },
  {
    key: 'eleven',
    location: 'EligibleNationalities',
    fragment: null,
    question: 'Which nationalities can use this?',
    short:
      'The NIW test is the same for every nationality. The wait for a visa number depends on the country of birth; visas abroad and entry were restricted for nationals of some countries when we last read the rules.',
    reviewedAt: CHECKED,
    answer: [
      {
        kind: 'paragraphs',
        text: [
          'The test is the same for every nationality, and so are the templates and drafts. Two things differ after approval. The queue depends on your **country of birth**, not on your passport. And some nationals could not get a visa or enter when we last read the rules (below).',
          'An approved petition (Form I-140) gives you a place in that queue, the priority date. It is not a green card. The Visa Bulletin, published each month, shows whose turn it is, in two charts: *Final Action Dates* (when a case can be approved) and *Dates for Filing* (when you may file, in months when USCIS accepts that chart).',
        ],
      },
      {
        kind: 'table',
        table: {
          caption: `EB-2 in the Visa Bulletin of ${BULLETIN_MONTH}`,
          columns: ['Final Action Date', 'Date for Filing'],
          rows: Object.values(BULLETIN.rows).map(({ name, finalAction, filing }) => ({ name, cells: [formatDate(finalAction), formatDate(filing)] })),
          note: `USCIS accepted the filing chart in ${BULLETIN_MONTH}. Dates move every month, sometimes backwards. ${BULLETIN_ASKS}`,
        },
      },
      { kind: 'heading', text: 'Nationals of some countries' },
      { kind: 'paragraphs', text: [LAW.visaPause.says, LAW.entrySuspension.says] },
      { kind: 'paragraphs', text: ['NIW DIY includes a guide to the bulletin (document 8). Whether you can apply inside the United States or at a consulate is a question for an attorney.'] },
      {
        kind: 'sources',
        items: [
          { label: 'Department of State: Visa Bulletin', url: 'https://travel.state.gov/content/travel/en/legal/visa-law0/visa-bulletin.html', date: BULLETIN.month },
          {
            label: 'A law firm on the pause of immigrant visas',
            url: 'https://www.dorsey.com/newsresources/publications/client-alerts/2026/1/immigrant-visas-for-75-countries-on-pause',
            date: '2026-01',
          },
          {
            label: 'Congressional Research Service on the proclamation',
            url: 'https://www.everycrsreport.com/files/2025-12-19_IN12631_ac1fc8a6173209ca3b8043e566d5319f4686f0ea.html',
            date: '2025-12-19',
          },
        ],
      },
    ],
  },
  {
    key: 'twelve',
    location: 'Costs',
    fragment: null,
    question: 'What does it cost in all?',
    short: `Our package price plus government fees. For the petition alone (Form I-140) a self-petitioner paid ${feeOf('i140Paper')} on paper plus a ${feeOf('asylumProgram')} Asylum Program Fee, as of October 2026.`,
    reviewedAt: CHECKED,
    answer: [
      { kind: 'heading', text: 'Our prices today' },
      {
        kind: 'table',
        table: {
          caption: 'Packages and add-ons',
          columns: ['Price', 'Add-ons'],
          rows: [
            {
              name: 'NIW DIY',
              cells: [
                '{price.niwDiy}',
                'Second profession {price.secondProfession}, second employment type {price.secondEmploymentType}, Adjustment of Status {price.aos}, forms guide {price.forms}, consultation {price.consultation}',
              ],
            },
            { name: 'Selfpetition AI', cells: ['{price.ai}', 'Reference letter {price.referenceLetter} each, consultation {price.consultation}, business plan review {price.businessPlan}'] },
            { name: 'RFE Response', cells: ['{price.rfeProng} per prong', 'Reference letter {price.referenceLetter} each, consultation {price.consultation}'] },
            { name: 'Adjustment of Status alone', cells: ['{price.aos}', 'None'] },
          ],
        },
      },
      { kind: 'heading', text: 'Government fees' },
      {
        kind: 'table',
        table: {
          caption: 'USCIS fees from the fee schedule of October 1, 2026 (Form I-140 online: May 29, 2026)',
          columns: ['Fee', 'Note'],
          rows: [
            { name: 'I-140 petition', cells: [`${feeOf('i140Paper')} paper, ${feeOf('i140Online')} online`, 'Self-petitioner files'] },
            { name: 'Asylum Program Fee', cells: [feeOf('asylumProgram'), 'For a self-petitioner, paid separately'] },
            { name: 'I-907 premium processing', cells: [feeOf('i907'), 'Optional, since March 1, 2026; 45 business days for NIW. A request for evidence counts as action and resets the clock'] },
            {
              name: 'I-485 adjustment (green card)',
              cells: [
                `${feeOf('i485Paper')} paper, ${feeOf('i485Online')} online`,
                'At 14 and over, and for a younger child who does not file with a parent; I-765 (work permit) and I-131 (travel) have fees of their own',
              ],
            },
          ],
          note: 'On paper, checks and money orders have not been taken since October 28, 2025: pay by card of a U.S. bank with Form G-1450 or from a U.S. bank account with Form G-1650, one authorization per form and fee. Online, you pay in your USCIS account. A wrong fee means rejection.',
        },
      },
      { kind: 'heading', text: 'Other costs to plan for' },
      {
        kind: 'list',
        items: [
          'Evaluation of foreign degrees and certified translations',
          'The medical examination (I-693) with the adjustment application',
          'A lawyer, if you want advice or representation. Full representation is often quoted at {lawyerRange}, with dependents at about half; other published 2026 ranges start lower. It is a different service from ours.',
        ],
      },
      {
        kind: 'sources',
        items: [
          G1055,
          { label: 'USCIS: Form I-907', url: 'https://www.uscis.gov/i-907', date: '2026-03-01' },
          { label: 'A law firm on electronic payment', url: 'https://menglawgrp.com/uscis-will-require-electronic-payments-for-all-paper-filed-forms-beginning-october-28-2025', date: '2025-10-28' },
          { label: 'One published range of lawyer fees', url: 'https://deepvisalabs.com/lawyer/eb2-niw-lawyer/', date: '2026' },
        ],
      },
    ],
  },
]

/** The section a value of the path parameter names; undefined for an unknown value, which shows the page from the top. */
export function findFaqByLocation(location: string | undefined): FaqSection | undefined {
  return FAQS.find((section) => section.location === location)
}

/** In place of counts that may not be shown yet. */
const NO_COUNTS = {
  short: 'We publish counts of customers and results once they are confirmed, with their period and method. Until then we show none.',
  text: 'We show how many petitioners we served, and a success rate, only once the counts behind them, their period and how the results were learned are confirmed. Until then we show none.',
}

/** The answers for a reader: on a public address the track record stands without counts that are not confirmed. */
export function faqsShown(local: boolean): readonly FaqSection[] {
  if (showsClaim('trackRecord', local) && showsClaim('successRate', local)) return FAQS
  return FAQS.map((section) => {
    const [first, ...rest] = section.answer
    if (section.location !== 'TrackRecord' || first?.kind !== 'paragraphs') return section
    return { ...section, short: NO_COUNTS.short, answer: [{ ...first, text: [NO_COUNTS.text, ...first.text.filter((paragraph) => !/\{(successRate|trackRecord)/.test(paragraph))] }, ...rest] }
  })
}
