/** Workbook of banking and finance; examples are fictional. */
import { fill, fillBox, h2, p, table } from '../../../domain/documents/blocks.ts'
import type { Document } from '../../../domain/documents/document.ts'
import { caseBuilder } from './case-builder-frame.ts'

export const caseBuilderBankingFinance: Document = caseBuilder({
  id: 'case-builder-banking-finance',
  profession: 'Banking and finance',
  edition: '2026-11-23',
  pages: 18,
  start: {
    intro: [
      'Money is easy to count, and that misleads. Assets under management, deals closed and returns earned describe what clients and employers gained. An officer reads them as private benefit, whatever the number of zeros. What can be of national importance is a method in finance that protects or opens something for people who are not your clients: a way to recognize a fraud, to price a risk nobody priced, to lend where files are thin, to settle when a payment arrives at night.',
      'Two rules of your trade help you here. First, you know how to show a counterfactual: what would have happened under the old rule, on the same cases. Second, you are used to independent review. Ask for both, and treat your own endeavor as you would a model that has to pass validation.',
    ],
    collect: [
      'Diplomas, charters, examination certificates, registration numbers',
      'Policies, typologies, models or procedures with your name as author or owner',
      'Validation and audit reports that may be shown, or a letter that describes them',
      'Alert, loss, approval or settlement figures with their definitions',
      'Articles, comment letters to agencies, talks before associations',
      'Limits of confidentiality: suspicious-activity reports and bank regulators’ examination reports and ratings stay out of every exhibit and letter',
    ],
  },
  threshold: {
    occupation: [
      'Finance has titles that say little: vice president, associate, relationship manager. Look up the tasks in O*NET under financial analysts, financial examiners, credit analysts, accountants and auditors, financial risk specialists, or compliance officers. Most are normally entered with a bachelor’s degree. Tellers, loan clerks and some sales positions are not. For loan and compliance officers, collect postings that show the requirement, because practice varies.',
    ],
    degreeCases: [
      ['A master’s in finance, economics, accounting or financial engineering', 'Diploma and transcript. A general management degree needs a word on its courses in finance.'],
      [
        'A professional qualification such as a chartered accountant’s',
        'Show the degree beneath it. An officer may hold that the qualification alone is no degree; an evaluation says what it equals.',
      ],
      ['A three-year commerce degree and a one-year diploma', 'Evaluation that decides whether one of them equals a U.S. bachelor’s; two short programs are not simply added.'],
      ['A four-year degree in law, mathematics or engineering and years in a bank', 'Letters in the specialty of the endeavor: credit, fraud, treasury or audit.'],
    ],
    experience: [
      'Own authority: lending limit, closing of alerts, sign-off of models, audit opinions',
      'Rules or typologies written by you and put into operation, with the date',
      'Responsibility toward examiners, boards or committees',
      'A step from single cases to portfolios, from portfolios to policy',
    ],
    exceptional: {
      academic: 'Degree, diploma or certificate from a college or institute in the area of finance concerned.',
      tenYears: 'Letters from banks, firms or agencies that add up to ten full-time years in the occupation.',
      licence:
        'State license as an accountant, or a certification in fraud examination, anti-money-laundering or risk that rests on examination and practice. A registration to sell securities shows permission and little more.',
      pay: 'Salary and regular bonus apart, beside survey figures for the same position and city. Carried interest and option gains need their own explanation.',
      membership: 'An institute of analysts, auditors or examiners that asks for a degree and supervised practice.',
      recognition: 'Thanks from an agency or court, appointment to an industry working group, an award with published criteria.',
    },
    traps: [
      'Rank in a bank taken for a profession.',
      'A charter without the degree under it.',
      'Letters from clients in place of letters of employers.',
      'Registration of one’s own firm offered as a personal license.',
    ],
    pattern:
      'As [[field: O*NET occupation]] I have dealt with [[field: risk, product or control]] since [[short: year]]. My [[field: degree]] was evaluated as equivalent to [[field: U.S. degree]]; [[short: number]] later years in [[field: specialty]] are confirmed by [[field: institutions]], the last of them with authority for [[field: decision]].',
  },
  endeavor: {
    find: [
      {
        ask: 'Which rule, threshold or form did you change because it punished the wrong people or missed the right ones?',
        lines: 3,
        hint: 'Alert rule, score cut-off, collateral haircut, hold, reserve, audit sample.',
      },
      { ask: 'Which part of that could a bank use that has never met you and buys nothing from you?', lines: 3 },
      { ask: 'Who bore the damage before, and was it anyone beside your employer?', lines: 3, hint: 'Depositors, small borrowers, suppliers, heirs, taxpayers.' },
    ],
    contrast: [
      [
        'I will help American companies grow through investment and advisory services.',
        'I continue a template for revenue-based loans to metal recyclers that ties repayment to weighed output, with a loss table from three lenders who publish it together.',
        'An instrument, a class of borrower, open figures.',
      ],
      [
        'I fight money laundering in the global banking system.',
        'I maintain a typology set for trade invoices of small freight forwarders, each with the false alarms it caused at five banks and the fields in which it can be seen.',
        'One channel, and the cost to the honest is part of it.',
      ],
      [
        'My expertise in fintech will expand financial inclusion.',
        'I develop a night-liquidity schedule with which a credit union can accept instant payments around the clock without doubling its reserve, tried in simulation on the records of twelve institutions.',
        'A bottleneck with hours and a number.',
      ],
    ],
    problem: {
      ask: 'Follow one payment, loan or position from start to harm. At which minute or signature could it have gone otherwise?',
      lines: 9,
      hint: 'Change names and amounts as the law requires. Then give the frequency from a source you can print.',
    },
    method: {
      ask: 'Trigger, information used, decision, record, review. Which element departs from usual practice, and why is it fair?',
      lines: 10,
      hint: 'Say what the method costs honest customers. Name data it must not use.',
    },
    outputs: [
      'Typology or question set',
      'Open scorecard with fair-lending tests',
      'Standard clauses or term sheet',
      'Model-validation or audit program',
      'Stress or liquidity schedule',
      'Training for branch staff or examiners',
    ],
    beneficiaries: [
      ['Community banks and credit unions', 'They apply a control of large banks at their own size', 'Chief risk officer, league or association'],
      ['Borrowers and payers who are nobody’s client', 'A hold is explained, a file is read, a loss is avoided', 'Consumer counselor or ombuds office'],
      ['Examiners and auditors', 'They can test a practice on a record', 'Retired examiner, professor of auditing'],
    ],
    routes: [
      ['Association', 'Model policy for members', 'Circular, count of members who adopted it'],
      ['Core-system vendor', 'Form, field or report for all its banks', 'Release note'],
      ['Comment to a rule', 'Agency discusses the proposal', 'Docket entry, passage in the preamble'],
      ['Professional press and courses', 'Auditors teach it', 'Syllabus, article, request for reprint'],
    ],
    milestones: [
      ['Back-test at institutions other than the author’s', 'Report with common definitions'],
      ['False-alarm cost under a stated limit', 'Quarterly table'],
      ['Second editor for the typology set', 'Two issues signed by both'],
    ],
    duties: [
      'Analyzing statements, building valuation models, preparing pitch and credit papers',
      'Managing portfolios, client relations, sales targets',
      'Clearing alerts, filing reports, closing the books, testing controls of one institution',
      'Advising companies on funding or tax for a fee',
    ],
    patterns: [
      'I continue to develop [[field: name]], a [[field: typology, schedule, instrument or test]] that lets [[field: kind of institution]] [[field: decide or detect]] [[field: risk]] with [[long: records it already keeps]].',
      'I extend [[field: method]] from [[field: first institution]] to [[field: class of institutions]] through [[field: association or vendor]], measured by [[long: outcome and cost to the honest]].',
    ],
  },
  prong1: {
    merit: {
      ask: 'Same cases, old rule and new rule: caught, missed, wrongly stopped. Who did the comparison?',
      lines: 6,
      hint: 'Define loss before or after recovery. Give the number of cases beside each rate.',
    },
    importance: {
      field: 'Institutions, auditors or examiners work differently. Fits controls, tests and models.',
      jobs: 'A lender or fund of your own in a named distressed area, with money committed and terms.',
      economy: 'Losses prevented or credit extended at many institutions, each in its own books.',
      public: 'Savers, elderly payers or small towns keep money or access they were losing.',
    },
    priorities: [
      { key: 'AML', tier: 'A for a crime it lists, for instance fraud or cybercrime', use: 'Name which of its eight areas the method serves.' },
      { key: 'FED', tier: 'B for instant payments at small institutions', use: 'The rail creates the problem you solve.' },
      { key: 'SBA', tier: 'C; B where its own loan program is the channel', use: 'A participating lender uses the method.' },
      { key: 'OZ', tier: 'B for finance in designated areas', use: 'Projects are mapped to the zones.' },
      { key: 'RMF', tier: 'B for validation of AI in credit or fraud', use: 'You match test and function.' },
      { key: 'AIAP', tier: 'C for AI in regulated firms', use: 'One action can be quoted.' },
      { key: 'S2P', tier: 'C for financing of lines and plants', use: 'The instrument was used in such a project.' },
      { key: 'MIN', tier: 'C for credit to processors of minerals', use: 'The borrower’s mineral is covered.' },
      { key: 'CHIPS', tier: 'C for suppliers of chip plants', use: 'As setting only.' },
    ],
    effects: [
      ['Policy adopted by institutions that do not know you', 'Circular, board minutes'],
      ['Fewer losses and fewer wrong holds', 'Joint table of several banks'],
      ['Loans made that the old score refused, and repaid', 'Vintage table of the lender'],
      ['Audit or examination program rewritten', 'Both versions, letter'],
    ],
    options: [
      {
        name: 'Protection at the counter',
        when: 'Staff stop harm that software does not see.',
        pattern: 'In [[short: number]] held transactions at [[short: number]] institutions, [[short: number]] proved to be [[field: crime]]; honest customers waited [[field: time]] on average.',
        proof: 'joint report with definitions, outside coders, letter from a bank that is no client.',
      },
      {
        name: 'Shared knowledge among small institutions',
        when: 'None could see the pattern alone.',
        pattern: 'A pattern first recorded by [[field: institution]] on [[short: date]] was recognized by [[short: number]] others within [[field: time]], without exchange of [[field: data]].',
        proof: 'library log, letters, privacy opinion.',
      },
      {
        name: 'Credit on other evidence',
        when: 'A class of sound borrowers was left outside.',
        pattern:
          'Of [[short: number]] applicants refused by [[field: usual score]] and accepted by [[field: method]], [[short: number]] had repaid after [[field: time]]; tests by [[field: group]] showed [[long: fair-lending result]].',
        proof: 'lender’s table, independent fair-lending test.',
      },
      {
        name: 'A test for models of others',
        when: 'Your work makes models answerable.',
        pattern: '[[field: Bank or auditor]] applied [[field: test]] to [[field: model class]] and [[long: decision taken]].',
        proof: 'validation program, letter without model details.',
      },
    ],
    traps: [
      'Assets, deals, returns, or the growth of an industry.',
      'Foreign investors you could bring.',
      'Confidential reports to authorities, even as a number per client.',
      'Fraud in general, where one scheme is meant.',
    ],
  },
  prong2: {
    skills: [
      ['Knowledge of the instrument or crime', 'Cases handled, courses, charter examinations'],
      ['Measurement', 'Back-tests, vintage tables, sampling'],
      ['Law and fairness', 'Policies written, reviews passed'],
      ['Making institutions act', 'Training given, committees, vendors'],
    ],
    record: [
      ['Authorship', 'Typologies, clauses, programs with your name'],
      ['Adoption', 'Institutions, by size and state'],
      ['Results under review', 'Audits and validations of your own work'],
      ['Publications, comments', 'Who answered or cited them in practice'],
      ['Trust', 'Funds, data or authority placed in you'],
    ],
    results: [
      ['Loss avoided', 'Confirmed cases, net of recovery'],
      ['Wrong alarms', 'Per thousand transactions, all institutions'],
      ['Repayment', 'Same age of loans, both groups'],
      ['Time to decision', 'Clock of the institution'],
    ],
    letters: [
      ['Officer of an institution never yours', 'The branch before and after'],
      ['Scholar of auditing, crime or credit', 'How the test was repeated, what changed in the result'],
      ['League, vendor or agency alumnus', 'Why it was passed on to all'],
      ['Former superior', 'Which authority you had, which rule you wrote, what failed'],
    ],
    progress: {
      ask: 'Editors, funds, data rights, institutions, system access: what is agreed, and does it survive a change of bank?',
      lines: 7,
      hint: 'Outside activities often need the employer’s consent. File it.',
    },
    options: [
      {
        name: 'Wrote the rule, answered for it',
        when: 'You carried responsibility for outcomes.',
        pattern: 'From [[short: year]] I decided on [[field: matter]]; after [[field: finding]] I changed [[field: rule]], and [[field: reviewer]] confirmed [[field: result]].',
        proof: 'employer letter, review summary.',
      },
      {
        name: 'Editor of a common resource',
        when: 'Others contribute under your hand.',
        pattern: '[[short: Number]] institutions contributed [[short: number]] entries, [[short: number]] refused by me because [[field: reason]].',
        proof: 'index, editing log, contributor’s letter.',
      },
      {
        name: 'Funding without a product',
        when: 'A league or foundation pays the work.',
        pattern: '[[field: Body]] pays [[field: amount]] a year until [[short: year]] and requires [[field: openness or neutrality]].',
        proof: 'agreement, first payment.',
      },
    ],
  },
  prong3: {
    balance: {
      impractical: 'Would competitors share with a bank’s employee? Does a vendor need a neutral author?',
      benefitAnyway: 'Able analysts are many. What would they have to build again: patterns, error history, trust of institutions?',
      urgency: 'Which launch, rule date or wave of a scheme is documented?',
      beyondMinimum: 'Which sense for people or papers cannot be put into a posting?',
      economic: 'Whose money stayed, where, by whose books?',
      noHarm: 'Do tellers, analysts and examiners work with the method?',
    },
    options: [
      {
        name: 'Between competitors',
        when: 'Sharing rests on someone outside them.',
        pattern: '[[field: Officer]] states that [[field: institution]] contributes only as long as [[field: condition of neutrality]].',
        proof: 'letter, contributor agreement.',
      },
      {
        name: 'Date of a rail or rule',
        when: 'A technical or legal change has a fixed date.',
        pattern: 'From [[short: date]] [[field: institutions]] will [[field: duty or capability]]; [[field: part of the method]] must be in place by then.',
        proof: 'announcement, institution’s schedule.',
      },
      {
        name: 'Self-employed editor',
        when: 'No employer could or should sponsor you.',
        pattern: 'My income comes from [[field: source]] and is independent of [[field: users]]; the method is free for [[field: group]].',
        proof: 'contracts, tax papers, license text.',
      },
    ],
    traps: ['Taxes you pay and capital you bring, by themselves.', 'Employment figures of the financial sector.', 'A promise of lower prices for all consumers.'],
  },
  exhibits: [
    ['Passport, resume', 'Identity'],
    ['Degree, charter, evaluation', 'EB-2'],
    ['Employer letters', 'EB-2, Prong 2'],
    ['O*NET, postings', 'EB-2'],
    ['Statement, method text', 'Prong 1, 2'],
    ['Joint or outside evaluation', 'Prong 1, 2'],
    ['Circular, model policy', 'Prong 1'],
    ['Release note of a vendor', 'Prong 1'],
    ['Letters from institutions', 'Prong 1, 2, 3'],
    ['Public document, dated', 'Prong 1'],
    ['Library index, contributors', 'Prong 2, 3'],
    ['Articles, comments', 'Prong 2'],
    ['Funding agreement, plan', 'Prong 2, 3'],
    ['Letters of interest', 'Prong 2, 3'],
  ],
  checks: [
    'No client, account or report to an authority can be recognized.',
    'Every rate has its number of cases and its definition of loss.',
    'The cost to honest customers is stated.',
    'If you earn from those you serve, the letter says how much and why.',
    'Your letter has the order of document 4, and no sentence of it.',
  ],
  worksheets: [
    {
      in: 'endeavor',
      blocks: [
        h2('Whose benefit is it?'),
        p('List results of your career. Strike out each whose benefit ends with a client, fund or employer.'),
        table(
          [2, 1.7, 1.7, 2, 1.6],
          ['Result', 'Paid for by', 'Gained by', 'Others who gained', 'Repeatable?'],
          Array.from({ length: 4 }, () => [fill('Result'), fill('Paid for by'), fill('Gained by'), fill('Others who gained'), fill('Repeatable')]),
        ),
      ],
    },
    {
      in: 'prong1',
      blocks: [
        h2('Old rule, new rule'),
        p('The same cases under both. One row per institution.'),
        table(
          [1.8, 1.2, 1.6, 1.6, 1.6, 1],
          ['Institution, period', 'Cases', 'Caught: old, new', 'Missed: old, new', 'Wrongly stopped', 'Exhibit'],
          Array.from({ length: 3 }, () => [fill('Institution, period'), fill('Cases'), fill('Caught'), fill('Missed'), fill('Wrongly stopped'), fill('Exhibit')]),
        ),
        fillBox('What the comparison cannot show', 2),
      ],
    },
  ],
  runOn: ['endeavor', 'prong3', 'exhibits', 'checks'],
  rows: { thresholdParagraph: 3, exhibits: 2, effects: 0, occupationTest: 2, endeavorSentence: 3, notes: 11 },
})
