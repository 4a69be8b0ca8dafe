/** Second workbook, for petitioners who advance the endeavor through their own company; examples are fictional. */
import { bullets, checkboxes, contents, fill, fillBox, h1, h2, note, p, pageBreak, plain, table } from '../../../domain/documents/blocks.ts'
import type { Document } from '../../../domain/documents/document.ts'
import { GUIDE_FOOTER } from '../../../domain/documents/document.ts'
import { NOTICE } from './case-builder-fixed-parts.ts'
import { emptyRows } from './case-builder-frame.ts'

export const caseBuilderEntrepreneur: Document = {
  id: 'case-builder-entrepreneur',
  title: 'Second NIW Case Builder: Entrepreneur',
  subtitle: 'Worksheets on the company that carries your endeavor',
  edition: '2026-11-26',
  kind: 'workbook',
  front: 'cover',
  footer: GUIDE_FOOTER,
  notice: [plain(NOTICE)],
  pages: { from: 11, to: 11 },
  exhibits: [],
  blocks: [
    contents('Contents', 1),
    h1('What this second workbook adds'),
    p(
      'Complete the Case Builder for your profession first. It asks about your degree, occupation, problem and method. This one asks about the vehicle: the company, its money, its customers, its people and its plan. A founder’s petition fails most often because it describes the company and not the endeavor, or because there is no method behind its figures.',
    ),
    p(
      'Remember what an officer may already have read. The Policy Manual uses a founder who argues that small businesses create jobs as an example of an argument that is too general. The evidence it accepts from founders goes mostly to prong 2: ownership and a central role, outside investment in amounts typical for the sector, admission to an accelerator, revenue growth, jobs created, grants, contracts. None of it answers the prong 1 question: what changes beyond your customers?',
    ),
    note(
      'Before you begin',
      'Only what existed on the day of filing counts. A company registered, a contract signed or a business plan rewritten after filing does not repair the case. If the key facts are three months away, consider waiting for them.',
    ),
    h2('Which founder are you?'),
    checkboxes(
      'The company exists and has users or revenue, and I own part of it',
      'The company exists and has a prototype or pilot but no revenue',
      'The company is abroad and I will open a U.S. entity',
      'I work for an employer and am building the company on the side',
      'I am planning a company but have not registered anything (the weakest position: see sheet 9)',
    ),

    pageBreak(),
    h1('1. The endeavor is not the company'),
    p('Fill in both columns. If the right one repeats the left, go back to Part 2 of the workbook for your profession.', { keepWithNext: true }),
    table(
      [3, 3.6],
      ['The company', 'The endeavor'],
      [
        [
          '*Fictional:* Rillwater Instruments sells a turbidity sensor to dairies',
          '*Fictional:* to develop and publish a cleaning-verification method that lets a small dairy prove, without a laboratory, that a pipe is clean; Rillwater is one of its makers',
        ],
        [
          '*Fictional:* a platform that matches patients with interpreters',
          '*Fictional:* to test and release a rule by which clinics decide when an interpreter by video is unsafe, with the platform as test bed',
        ],
        [fill('Your company', 3), fill('Your endeavor', 3)],
      ],
    ),
    fillBox(
      'If the company were sold tomorrow, which part of the endeavor would continue, and who would continue it?',
      3,
      'A method that works only through your product is a product. Published tests, licenses and standards outlive the company.',
    ),
    fillBox('Who benefits without buying from you, and how?', 3, 'License, open test, published data, supplier training, standard, spillover to other manufacturers. One is enough, with evidence.'),
    h2('A founder’s occupation'),
    p(
      '“Entrepreneur” and “chief executive” rarely require a degree for entry. Since January 15, 2025 the occupation behind the endeavor must itself be a profession if you petition with a degree; exceptional ability is tested otherwise. Describe the professional work you do in the company: engineer, scientist, software developer, accountant.',
    ),
    table([2.4, 1.2, 3, 1], ['Work you do yourself', 'Hours a week', 'Occupation and entry requirement', 'Exhibit'], emptyRows(1, ['Work', 'Hours', 'Occupation', 'Exhibit'])),

    pageBreak(),
    h1('2. Ownership and role'),
    p('One table should show the officer who owns the company and who makes the decisions.', { keepWithNext: true }),
    table(
      [2.4, 1, 1.6, 2.2, 1],
      ['Holder', 'Share', 'Since', 'Paid with (money, work, rights)', 'Exhibit'],
      [['You', fill('Share'), fill('Since'), fill('Paid with'), fill('Exhibit')], ...emptyRows(3, ['Holder', 'Share', 'Since', 'Paid with', 'Exhibit'])],
    ),
    table(
      [2.4, 3, 2.2],
      ['Decision', 'Who can make it alone', 'Document'],
      [
        ['Technical direction, release, research', fill('Who'), fill('Document')],
        ['Hiring and firing', fill('Who'), fill('Document')],
        ['Contracts and spending, limits', fill('Who'), fill('Document')],
        ['License or sale of the method', fill('Who'), fill('Document')],
      ],
    ),
    fillBox(
      'What would not have happened at the company without you? Give three dated facts',
      4,
      'Other people’s achievements stay theirs. Choose decisions and inventions that a co-founder or early customer can confirm.',
    ),
    h2('Intellectual property'),
    table([2.4, 2, 2.2, 1], ['Invention, code, data, trademark', 'Owner on paper', 'Assigned or licensed, date', 'Exhibit'], emptyRows(2, ['Right', 'Owner', 'Assigned', 'Exhibit'])),

    pageBreak(),
    h1('3. Outside funding'),
    p('Amounts matter relative to the sector and the stage. State the stage, and cite a public or independent source for what is typical there, or leave the comparison out.'),
    table(
      [2, 1.2, 1.3, 2.4, 1],
      ['Source', 'Date', 'Amount', 'Reviewed by whom, on what basis', 'Exhibit'],
      [
        ['Grant or award (reviewed)', fill('Date'), fill('Amount'), fill('Reviewed by'), fill('Exhibit')],
        ['Investor who is not a relative', fill('Date'), fill('Amount'), fill('Reviewed by'), fill('Exhibit')],
        ['Accelerator, incubator', fill('Date'), fill('Amount'), fill('Reviewed by'), fill('Exhibit')],
        ['Bank or public loan', fill('Date'), fill('Amount'), fill('Reviewed by'), fill('Exhibit')],
        ['Own or family money', fill('Date'), fill('Amount'), 'Not outside funding; shows commitment', fill('Exhibit')],
      ],
    ),
    p(
      'Federal small-business research programs (SBIR and STTR) fund reviewed projects; [Public Law 119-83](https://www.govinfo.gov/content/pkg/PLAW-119publ83/html/PLAW-119publ83.htm) of April 13, 2026 extended them after a lapse. The Policy Manual’s own list of founder evidence is in [volume 6, part F, chapter 5](https://www.uscis.gov/policy-manual/volume-6-part-f-chapter-5).',
    ),
    fillBox('One rejection, and what you changed because of it', 3, 'Optional. Answering a reviewer’s criticism shows progress.'),
    h2('Runway'),
    table(
      [2.6, 1.4, 1.4, 1.4],
      ['', 'Today', 'In 12 months', 'In 24 months'],
      [
        ['Cash and committed funds', fill('Today'), fill('12 months'), fill('24 months')],
        ['Monthly cost', fill('Today'), fill('12 months'), fill('24 months')],
        ['Months covered', fill('Today'), fill('12 months'), fill('24 months')],
      ],
    ),

    pageBreak(),
    h1('4. Customers, users, revenue'),
    p('Customers prove that the product works and that you can deliver. The benefit to them is not yet national importance.'),
    table(
      [2, 1.3, 1.5, 2.3, 1],
      ['Customer or user', 'Since', 'Paid or pilot', 'What it does differently', 'Exhibit'],
      emptyRows(5, ['Customer', 'Since', 'Paid or pilot', 'What it does differently', 'Exhibit']),
    ),
    table(
      [2.4, 1.1, 1.1, 1.1, 1.6],
      ['By year', '[[short: Year]]', '[[short: Year]]', '[[short: Year]]', 'Source (tax, bank, books)'],
      [
        ['Revenue', fill('Year 1'), fill('Year 2'), fill('Year 3'), fill('Source')],
        ['Active users, with definition', fill('Year 1'), fill('Year 2'), fill('Year 3'), fill('Source')],
        ['Repeat orders', fill('Year 1'), fill('Year 2'), fill('Year 3'), fill('Source')],
      ],
    ),
    h2('Beyond customers'),
    table(
      [2.4, 3, 1.6],
      ['Who adopted or copied the method', 'What changed there', 'Proof'],
      [
        ['Another manufacturer or a licensee', fill('What changed'), fill('Proof')],
        ['A public agency or standards group', fill('What changed'), fill('Proof')],
        ['A university or laboratory', fill('What changed'), fill('Proof')],
      ],
    ),
    fillBox('The strongest of these in three sentences, with the name of the person who will confirm it', 4),

    pageBreak(),
    h1('5. Jobs, and how you counted them'),
    p('Use this sheet only if jobs are your route to national importance or a real factor under prong 3. The benchmark is the region, so start with the place.'),
    table(
      [2.6, 4],
      ['Question', 'Answer and source'],
      [
        ['County or area, and why you chose it', fill('Answer', 2)],
        ['Its unemployment or income figure, source and date', fill('Answer', 2)],
        ['Is it a designated area (for example an Opportunity Zone)? Which tract?', fill('Answer', 2)],
        ['What ties the work to the place (materials, plant, college, customers)?', fill('Answer', 2)],
      ],
    ),
    table([2, 1, 1, 1, 2.4], ['Position', 'Now', 'Year 1', 'Year 3', 'Depends on (contract, capacity, sales)'], emptyRows(4, ['Position', 'Now', 'Year 1', 'Year 3', 'Depends on'])),
    bullets(
      '*Sound:* “Each line needs four operators; the second line is on order for May and the loan pays for it.”',
      '*Unsound:* “We expect 150 jobs in five years,” with a growth rate taken from a market report.',
      'List contractors, indirect jobs and jobs abroad separately or not at all.',
    ),
    p(
      'The federal [Opportunity Zones](https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title26-section1400Z-1&num=0&edition=prelim) law was made permanent by Public Law 119-21. A designation helps to describe the region; it says nothing about your venture.',
    ),

    pageBreak(),
    h1('6. The plan'),
    p('Appeal decisions give no weight to business plans that show no method. Three sourced pages beat forty from a template.'),
    table(
      [1.2, 2.6, 2.2, 1.6, 1],
      ['Quarter', 'Step', 'How you will know it is done', 'Funded by', 'Exhibit'],
      [
        [fill('Quarter'), '*Fictional:* field test at third dairy', 'Report under the written protocol', 'Grant, second part', fill('Exhibit')],
        [fill('Quarter'), '*Fictional:* license to a second maker', 'Signed license, first unit', 'Royalty advance', fill('Exhibit')],
        ...emptyRows(4, ['Quarter', 'Step', 'Sign', 'Paid from', 'Exhibit']),
      ],
    ),
    h2('Every forecast number'),
    table([2, 1.2, 3, 1.6], ['Figure', 'Value', 'How it was worked out', 'Source of the input'], emptyRows(4, ['Figure', 'Value', 'How', 'Source'])),
    fillBox('What would make you abandon a step, and what would you do then?', 4, 'Officers know that ventures fail. You need not show that success is likely; you do need a well-thought-out plan.'),

    pageBreak(),
    h1('7. Argument options for a founder'),
    checkboxes(
      '**Prong 1: the method leaves the company.** A license, open test or standard carries it.\n[[field: Second maker]] builds [[field: object]] by [[field: method]] under a license of [[short: date]]; it is not a customer of mine.\n**Proof:** license, first product, engineer’s letter.',
      '**Prong 1: a region with need.** The place, the tie to it and the paid next step are shown.\nIn [[field: county]], where [[field: figure and source]], the company employs [[short: number]] and has ordered [[field: capacity]] that needs [[short: number]] more.\n**Proof:** payroll, order, area figures.',
      '**Prong 2: reviewed and funded.** Outsiders examined the venture before they funded it.\n[[field: Funder]] awarded [[short: amount]] on [[short: date]] after review of [[field: criteria]]; the first milestone was met on [[short: date]].\n**Proof:** award letter, review, milestone report.',
      '**Prong 2: the founder’s hand.** A decisive invention or decision is documented as yours.\n[[field: Co-founder or client]] describes how I [[field: act]] on [[short: date]], after which [[long: result]].\n**Proof:** letter, dated record, assignment of rights.',
      '**Prong 3: owner and control.** Ownership does not rule out a labor certification; it is one of the circumstances weighed together in 20 CFR 656.17(l).\nBecause I own [[short: share]] of the company and control it, a bona fide job opportunity would have to be proved under 20 CFR 656.17(l), while the endeavor rests on [[long: what only you continue]].\n**Proof:** share register, rights, letters from partners.',
      '**Prong 3: self-employment that adds.** The venture buys from, trains or employs others here.\nOf its spending in [[short: year]], [[short: amount]] went to U.S. suppliers and [[short: amount]] to wages.\n**Proof:** books, payroll, supplier statements.',
    ),
    h2('Sentences to delete'),
    bullets(
      'The market will be worth billions of dollars.',
      'We are the only, the first or the leading company.',
      'Small businesses are the backbone of the economy.',
      'Our product will create thousands of indirect jobs.',
      'No American company can do this.',
    ),

    pageBreak(),
    h1('8. Letters for a founder'),
    table(
      [2, 3.4, 2.2],
      ['Writer', 'What only this writer can say', 'Name, stake in the company (none?)'],
      [
        ['Licensee or second manufacturer', 'Why it took the method and what it built', fill('Name')],
        ['Reviewer of a grant, or program manager', 'What was examined, how many applied if published, what followed', fill('Name')],
        ['First customer', 'How things worked before, the test, the decision to continue', fill('Name')],
        ['Outside scientist or engineer', 'What is new in the method and how it was checked', fill('Name')],
        ['Regional development body', 'The place, the company’s part in its plan, support given', fill('Name')],
      ],
    ),
    p(
      'An investor has an interest in the outcome. Use an investor’s letter for the facts of the investment, and let someone without a stake speak about the work. Each writer must read, correct and adopt the letter he or she signs.',
    ),
    h2('Company exhibits'),
    checkboxes(
      'Registration, good standing, share register, operating agreement',
      'Assignments and licenses of rights',
      'Tax returns, bank statements or reviewed accounts',
      'Award letters with review, investment agreements, accelerator admission',
      'Contracts, orders, pilot reports, letters of intent (dated, with amounts)',
      'Payroll records, leases, equipment orders',
      'Plan with worked figures and sources',
      'Permits the activity needs, and applications filed',
    ),

    pageBreak(),
    h1('9. Warning signs'),
    p('Check what is true. Each is a point that decisions have turned on; a lawyer can tell you what it means for you.'),
    checkboxes(
      'Nothing is registered, built, signed or paid',
      'I bought the business plan and cannot explain its figures',
      'The company’s work is what any firm of its kind does',
      'I spend my time on sales and administration, but the endeavor is research',
      'My status does not allow the work I describe as done',
      'The degree and the company have nothing in common',
      'The only supporters are investors, relatives and customers',
      'The idea has changed since the letters were signed',
    ),
    fillBox('What you will do about each item you checked, and by when', 6),
    fillBox('The case of your company in five sentences: problem, method, proof, reach, next step', 6),
  ],
}
