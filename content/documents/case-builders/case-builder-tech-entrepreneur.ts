/** Workbook of the tech entrepreneur; examples are fictional. */
import { fill, fillBox, h2, p, table } from '../../../domain/documents/blocks.ts'
import type { Document } from '../../../domain/documents/document.ts'
import { caseBuilder } from './case-builder-frame.ts'

export const caseBuilderTechEntrepreneur: Document = caseBuilder({
  id: 'case-builder-tech-entrepreneur',
  profession: 'Tech entrepreneur',
  edition: '2026-11-23',
  pages: 22,
  start: {
    intro: [
      'A founder’s petition has two natural enemies. One is the pitch deck: large markets, fast growth, no method behind a figure. The other is the general statement that new companies create jobs, which the Policy Manual itself calls too general. What helps is a specific venture, described in detail, with documents that existed on the filing date.',
      'Keep three things apart on every page: the technology, the company and you. National importance is argued with what the technology changes outside the company and its customers. Money, contracts and growth belong to prong 2. You appear as the person who made the decisive part and has the role and the means to continue.',
      'A plan, a company or a contract that begins after filing does not count for this petition. Ask a lawyer what waiting would change.',
    ],
    collect: [
      'Incorporation papers, share register, bylaws, board minutes on your role',
      'Investment agreements with proof of payment, accelerator papers with selection rules',
      'Financial statements, payroll, tax returns of the company',
      'Contracts, licenses, letters of intent, pilot reports',
      'Patent, software or trademark papers with inventor or author named',
      'Business plan with its date and with the source of each number',
      'Degrees, and letters for five years if you need them',
    ],
  },
  threshold: {
    occupation: [
      '“Founder,” “chief executive” and “entrepreneur” do not tell an officer which education is needed. Name the occupation in which you carry out the endeavor: software developer, electrical engineer, medical scientist, operations research analyst. Then show that this occupation normally asks for a bachelor’s degree, and that it fills your week.',
      'Commentators use the example of a doctorate in engineering behind a bakery. What is asked is whether the work in the venture is a profession, and whether five years, if you need them, lie in its specialty. A degree in another field also weakens prong 2.',
    ],
    degreeCases: [
      ['Advanced degree in the technology of the venture', 'Diploma, transcript, and how the product uses it.'],
      ['M.B.A. and a technical bachelor’s degree', 'Decide which occupation you work in. The M.B.A. fits a business endeavor, the five years fit a technical one.'],
      ['Bachelor’s degree and five years, partly in your own firm', 'Letters from outside employers first. Own-firm years need contracts, tax papers and clients’ letters.'],
      ['Left university to start up', 'Exceptional ability only. Look at the six categories with care.'],
    ],
    experience: [
      'Technical decisions you were responsible for, with products released',
      'Growth from own work to leading designers, engineers or analysts',
      'Experiments, certification or regulated launches',
      'Duties in the same technology as the venture, by year',
    ],
    exceptional: {
      academic: 'A degree or diploma related to the technology.',
      tenYears: 'Ten full-time years in the occupation; founding years with tax and contract evidence.',
      licence: 'A personal license or certification. Registering a company is not a license of a person.',
      pay: 'Salary or drawings compared with the occupation. Share value on paper is not pay.',
      membership: 'An association whose members must belong to a profession. A founders’ network or chamber of commerce is not enough.',
      recognition: 'Awards or grants given to you by name for technical work, with rules of selection.',
    },
    traps: [
      'Company achievements listed as personal categories.',
      'An occupation chosen for its degree requirement and contradicted by the organization chart.',
      'Letters from co-founders and employees as proof of past positions.',
      'Press articles about funding offered as recognition by peers.',
    ],
    pattern:
      'I carry out the endeavor as a [[field: occupation]], in which [[field: entry requirement]] is normal. I hold [[field: degree]] and have [[short: years]] of progressive experience after it with [[field: employers]], in [[long: specialty of the venture]].',
  },
  endeavor: {
    find: [
      {
        ask: 'If the company were sold tomorrow, which part of the technology would you insist on continuing, and why?',
        lines: 4,
        hint: 'That part is probably the endeavor. The rest is the business around it.',
      },
      {
        ask: 'Who uses your method, format, data or component without being a paying customer?',
        lines: 4,
        hint: 'Competitors with a license, open-source users, buyers who ask others for your format, standards bodies.',
      },
      { ask: 'Which problem of a whole class of firms or people did the first ten users have in common?', lines: 4, hint: 'Describe their day before and after.' },
    ],
    contrast: [
      [
        'I will build a leading AI company and create one thousand American jobs.',
        'I continue *Second Cut*, software that plans tool paths from scrap measurements for shops with fewer than 50 machines; the file format is open, and two machine makers read it.',
        'Leadership and job numbers gave way to a method and its users.',
      ],
      [
        'My platform connects clinics with staff across the country.',
        'I develop a credential check that a clinic can repeat without us, and publish which state records it reads and how often they disagree.',
        'A marketplace became a checkable method.',
      ],
      [
        'Our cyber product protects small businesses.',
        'I build an offline recovery drill for municipal offices that proves a restored system is the one they saved; drill reports are pooled, and insurers use the score.',
        'A product claim became a test with outside users.',
      ],
    ],
    problem: {
      ask: 'What can a class of users not do today, what do they do instead, and what does it cost them? Name your evidence.',
      lines: 8,
      hint: 'Ten interviews with dates are better than a market report. Leave out total addressable market altogether.',
    },
    method: {
      ask: 'How does the technology work, which step is new against what was sold before, and what is public?',
      lines: 10,
      hint: 'Distinguish patent, secret and open parts. An officer must see how others can benefit if much is secret.',
    },
    outputs: [
      'Product or device with release history',
      'Open format, interface or specification',
      'License to other makers',
      'Patent or published application',
      'Validation or pilot report by an outsider',
      'Data or benchmark available to others',
    ],
    beneficiaries: [
      ['Competitors or makers of related products', 'They build in the method or format', 'Licensee’s manager'],
      ['Users who do not pay', 'They work with the open part', 'Register, maintainer'],
      ['A region with few such employers', 'People are trained and hired for the work', 'Development office, college'],
      ['Public bodies, insurers, safety groups', 'They refer to the test or record', 'Minutes, guide'],
    ],
    routes: [
      ['Licensing', 'Others build with it', 'Agreement, deliveries'],
      ['Open specification', 'Anyone can implement it', 'Implementations by strangers'],
      ['Adoption by buyers', 'Buyers demand the result from all suppliers', 'Purchase terms before and after'],
      ['Program of a public body', 'Sites are reached by its network', 'Agreement, site list'],
    ],
    milestones: [
      ['Validation by a laboratory or pilot site at its own rules', 'Report with failures'],
      ['First license or implementation by another firm', 'Agreement or release'],
      ['Stated number of sites in use for six months', 'Use log and payments'],
      ['Specification passes to a body with outsiders', 'Rules and names'],
    ],
    duties: ['Raising money, hiring, selling, managing a budget', 'Product management for paying customers', 'Advising or investing in other companies'],
    patterns: [
      'I continue to develop [[field: technology]], which enables [[field: class of users]] to [[field: act]], and to bring it into use through [[long: venture, license, open part]].',
      'Through [[field: company]], which I [[field: own and lead in which role]], I advance [[field: method]], so that [[long: change outside its customers]].',
    ],
  },
  prong1: {
    merit: {
      ask: 'What does the technology do better, by whose measurement, and where does it fail?',
      lines: 7,
      hint: 'Merit of an enterprise can also be shown without revenue. A figure from the pitch deck is not a measurement.',
    },
    importance: {
      field: 'Others build, buy or test similar technology differently, or license it.',
      jobs: 'Significant potential, for this venture, in a named place, compared with that region’s employment. Formula required.',
      economy: 'Savings or production at several firms in the region or field, from their own books.',
      public: 'Fewer failures, frauds, outages or harms for people who are not customers.',
    },
    priorities: [
      { key: 'CET', tier: 'B by printed subfield; it sets no funding priority', use: 'The technology itself, and not only its market, is listed.' },
      { key: 'AIAP', tier: 'B for the action you quote', use: 'Adoption, evaluation or infrastructure of AI is the object.' },
      { key: 'MEP', tier: 'B for help to small manufacturers', use: 'Your users are such firms and a center has used the tool.' },
      { key: 'CYB', tier: 'B for critical infrastructure', use: 'You can name the pillar and the operators.' },
      { key: 'CMS', tier: 'B for exchange of patient data', use: 'The product implements the framework.' },
      { key: 'GRID', tier: 'B for reliability', use: 'Utilities have tried it.' },
      { key: 'CHIPS', tier: 'B for the supply chain', use: 'Parts or measurement for chip plants are produced in the country.' },
      { key: 'MIN', tier: 'B for processed minerals', use: 'You recycle, replace or process them.' },
      { key: 'AML', tier: 'B for a named priority', use: 'Institutions outside your customer base use typology or data.' },
      { key: 'SBIR', tier: 'C; an award to you belongs in prong 2', use: 'To explain an award and its review.' },
      { key: 'OZ', tier: 'C; shows that a place is distressed', use: 'The site is inside and the jobs route is your main one.' },
      { key: 'HUBS', tier: 'C; B with a role in the hub', use: 'The hub’s agreement names the company.' },
    ],
    effects: [
      ['Another maker builds in the technology', 'License, release, letter on the reason'],
      ['Non-customers use the open part', 'Register, code search, letters'],
      ['Purchase terms or guides changed', 'Texts before and after'],
      ['Jobs in a region, if that is the route', 'Payroll, commuting area, college agreement, formula'],
    ],
    options: [
      {
        name: 'A competitor took it up',
        when: 'You licensed, opened or supplied a central part.',
        pattern: 'Since [[short: date]] [[field: maker]], which competes with [[field: company]], builds [[field: part]] into [[field: product]], under [[long: terms that reach users]].',
        proof: 'license with prices covered, delivery schedule, maker’s letter.',
      },
      {
        name: 'Buyers changed their terms',
        when: 'Demand for your format or test comes from non-customers.',
        pattern:
          '[[field: Buyer]] has required [[field: record or test]] of all suppliers since [[short: date]]; [[short: number]] of [[short: number]] comply, [[short: number]] with products of others.',
        proof: 'terms before and after, buyer’s letter.',
      },
      {
        name: 'Work in a place that needs it',
        when: 'The jobs route is real, regional and calculated.',
        pattern:
          'In [[field: county]], where [[field: measured condition with source and date]], the company employs [[short: number]] and will employ [[short: number]] by [[short: date]], by [[long: formula from orders]].',
        proof: 'payroll, lease, orders, public data for the county, training agreement.',
      },
      {
        name: 'Protects people who never buy',
        when: 'Fewer failures reach the public.',
        pattern: 'At [[short: number]] sites [[field: harm]] occurred [[short: number]] times in [[field: period]], against [[short: number]] before; [[field: outside body]] counted.',
        proof: 'counting rules, body’s report.',
      },
    ],
    traps: [
      'Market size, valuation, growth multiples.',
      '“Small companies are the backbone of the economy.”',
      'Job numbers from a spreadsheet without formula.',
      'Benefits that stop at the customers.',
    ],
  },
  prong2: {
    skills: [
      ['Core of the technology', 'Degree, positions, publications before the company'],
      ['Knowledge of the users', 'Years in their industry, pilots attended'],
      ['Leading a technical venture', 'Teams led, products shipped, regulated launches'],
      ['Handling money and risk', 'Budgets kept, audits, corrections'],
    ],
    record: [
      ['Ownership and role', 'Register, bylaws, minutes; percentage before and after funding'],
      ['Outside investment', 'Paid amounts; statement on what is usual for the sector'],
      ['Accelerators and grants', 'Selection rules, number of applicants, your role'],
      ['Revenue and contracts', 'Reviewed statements; renewals count more than first orders'],
      ['Intellectual property', 'Inventor, assignment, use by others'],
      ['Earlier ventures', 'What became of them, including failures'],
    ],
    results: [
      ['Sites in use after six months', 'Logins or runs, silent sites counted as lost'],
      ['Effect at a user', 'User’s own figures, period and comparison'],
      ['Independent test', 'Correct, wrong, declined'],
      ['Months of cash', 'Balance divided by average spending of six months'],
    ],
    letters: [
      ['Competitor, licensee or non-customer', 'What it builds or buys differently'],
      ['Tester or pilot site', 'How it was measured and what failed'],
      ['Investor’s technical reviewer', 'What was examined before payment'],
      ['Development office or college', 'What the venture does in the region'],
    ],
    progress: {
      ask: 'What exists today: product, users, money, staff, approvals? What is contracted, what is only expected?',
      lines: 6,
      hint: 'Three columns help: measured, contracted, estimated. Move nothing to the left.',
    },
    options: [
      {
        name: 'Kinds of evidence the manual lists',
        when: 'Several of them are documented.',
        pattern:
          'At filing: [[short: percent]] ownership and the office of [[field: role]]; [[short: amount]] paid by [[field: investors]]; [[field: grant or accelerator]]; revenue of [[short: amount]] in [[field: period]]; [[short: number]] contracts.',
        proof: 'one exhibit for each, none later than the filing.',
      },
      {
        name: 'Examined by those who paid',
        when: 'Due diligence tested the technology.',
        pattern: 'Before paying, [[field: investor or agency]] tested [[field: claim]] with [[field: method]]; its condition was [[long: condition tied to the endeavor]].',
        proof: 'agreement, letter, test note.',
      },
      {
        name: 'A plan that survives a bad year',
        when: 'Figures have methods and a lower case.',
        pattern:
          'With contracted orders alone the company has cash for [[short: number]] months; if [[field: estimated sales]] fail, [[field: step]] moves to [[short: date]] and [[field: endeavor’s core]] goes on.',
        proof: 'plan, reviewed statements, orders.',
      },
    ],
  },
  prong3: {
    balance: {
      impractical: 'Who would be the employer, and how much of it do you own? Which part of the work could no other employer offer?',
      benefitAnyway: 'Engineers and managers can be hired. What depends on the inventor or founder, by contract?',
      urgency: 'Which license, standard, grant or pilot has a date? What is fixed without you?',
      beyondMinimum: 'Which decisions of yours would no job description contain?',
      economic: 'Wages, purchases, license income: what do the books show, for which period?',
      noHarm: 'Do you take a job from anyone, or create jobs? How many, where, at what pay?',
    },
    options: [
      {
        name: 'No employer to sponsor the work',
        when: 'You control the company, and others could only offer a different job.',
        pattern: 'I hold [[short: percent]] of [[field: company]]. [[field: Other possible employer]] could offer [[field: position]], in which [[long: what would end]].',
        proof: 'register, bylaws, letter from a neutral user.',
      },
      {
        name: 'Obligations tied to the founder',
        when: 'Grants, licenses or investors require you.',
        pattern: '[[field: Agreement]] requires my [[field: role]] until [[short: date]]; if I cannot act, [[long: consequence in the text]].',
        proof: 'clause with prices covered.',
      },
      {
        name: 'Self-employment that adds work',
        when: 'Payroll is documented.',
        pattern: 'From [[short: date]] to [[short: date]] the company paid [[short: amount]] in wages to [[short: number]] people in [[field: place]], by its reviewed books.',
        proof: 'payroll, tax filings, accountant’s report.',
      },
    ],
    traps: ['Projected jobs repeated from prong 1.', 'The claim that a founder cannot be certified, without saying why in this company.', 'The STEM factor claimed without an advanced STEM degree.'],
  },
  exhibits: [
    ['Passport page, resume', 'Identity'],
    ['Degrees, evaluation, employer letters', 'EB-2'],
    ['O*NET page of the occupation, postings', 'EB-2'],
    ['Statement of the endeavor', 'Prong 1, 2'],
    ['Technical description, limits', 'Prong 1, 2'],
    ['Independent test or pilot report', 'Prong 1, 2'],
    ['License or open specification, register', 'Prong 1, 2'],
    ['Terms, guides, minutes of others', 'Prong 1'],
    ['Letters from non-customers', 'Prong 1, 3'],
    ['Public documents with date', 'Prong 1'],
    ['Incorporation, shares, bylaws', 'Prong 2, 3'],
    ['Investment and bank proof', 'Prong 2'],
    ['Statements, payroll, tax', 'Prong 2, 3'],
    ['Contracts and orders', 'Prong 2'],
    ['Dated plan with methods', 'Prong 2, 3'],
  ],
  checks: [
    'The occupation on page one is the one in the bylaws and the time sheets.',
    'No document about money stands in prong 1, unless jobs or economy is the route.',
    'Each figure is marked measured, contracted or estimated with its formula.',
    'Investors and employees are not the main witnesses for national importance.',
    'Everything in the plan was decided before filing.',
    'The company could lose its next customer and the argument would stand.',
  ],
  worksheets: [
    {
      in: 'threshold',
      blocks: [
        h2('Your week as an occupation'),
        p('Enter the hours of an ordinary week. The occupation you name should hold the largest share.', { keepWithNext: true }),
        table(
          [2.6, 1.2, 2.6, 1.4],
          ['Activity', 'Hours', 'Occupation it belongs to', 'Shown by'],
          [
            ['Design, code, experiments', fill('Hours'), fill('Occupation'), fill('Shown by')],
            ['Users, pilots, standards', fill('Hours'), fill('Occupation'), fill('Shown by')],
            ['Sales, finance, hiring', fill('Hours'), fill('Occupation'), fill('Shown by')],
            [fill('Other'), fill('Hours'), fill('Occupation'), fill('Shown by')],
          ],
        ),
      ],
    },
    {
      in: 'endeavor',
      blocks: [
        h2('Technology, company, you'),
        p('Write one sentence in each field. If two fields say the same, the petition will mix them too.', { keepWithNext: true }),
        table(
          [1.6, 2, 2, 2],
          ['', 'Technology', 'Company', 'You'],
          [
            ['What exists', fill('Technology', 2), fill('Company', 2), fill('You', 2)],
            ['What comes next', fill('Technology', 2), fill('Company', 2), fill('You', 2)],
            ['Who outside benefits', fill('Technology', 2), fill('Company', 2), fill('You', 2)],
          ],
        ),
      ],
    },
    {
      in: 'prong1',
      blocks: [
        h2('Outside the customer list'),
        p('List users and imitators who do not pay you. Say how each learned of the technology.', { keepWithNext: true }),
        table(
          [2, 1.8, 2.4, 1.4],
          ['Organization', 'Learned of it by', 'What it does differently', 'Exhibit'],
          Array.from({ length: 5 }, () => [fill('Organization'), fill('Learned of it by'), fill('What it does differently'), fill('Exhibit')]),
        ),
        fillBox('If the jobs route is yours: place, formula, and the region’s own figures with source and date', 7),
      ],
    },
    {
      in: 'prong2',
      blocks: [
        h2('Money and ownership on the filing date'),
        p('One line per event. Promised money goes into the last column only.', { keepWithNext: true }),
        table(
          [1.2, 2.2, 1.4, 1.4, 1.2, 1.3],
          ['Date', 'Event: founding, round, grant', 'Paid in', 'Your share after', 'Exhibit', 'Only promised'],
          Array.from({ length: 5 }, () => [fill('Date'), fill('Event'), fill('Paid in'), fill('Your share after'), fill('Exhibit'), fill('Only promised')]),
        ),
        h2('Figures and their methods'),
        p('Every number of the plan that the letter repeats must appear here. M is measured, C contracted, E estimated.', { keepWithNext: true }),
        table(
          [2, 1.2, 0.8, 3, 1.2],
          ['Figure', 'Value, period', 'M, C, E', 'Source or formula', 'Lower case'],
          Array.from({ length: 6 }, () => [fill('Figure'), fill('Value, period'), fill('M, C, E'), fill('Source or formula'), fill('Lower case')]),
        ),
        fillBox('The assumption that would hurt most if it were wrong, and what you would do', 9, 'A customer, a price, a certificate, a part, a person.'),
      ],
    },
    {
      in: 'prong3',
      blocks: [
        h2('If someone else employed you'),
        p('Take the two employers who would be most likely to hire you. What would become of the work?', { keepWithNext: true }),
        table(
          [1.8, 1.6, 2.6, 1.6],
          ['Employer', 'Position', 'What would end, and who says so', 'Exhibit'],
          Array.from({ length: 2 }, () => [fill('Employer'), fill('Position'), fill('What would end', 2), fill('Exhibit')]),
        ),
      ],
    },
  ],
  runOn: ['exhibits', 'checks'],
  rows: { thresholdParagraph: 9, beneficiaries: 1, routes: 2, occupationTest: 2, exhibits: 3, notes: 7 },
})
