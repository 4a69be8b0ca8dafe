/** Workbook of marketing; examples are fictional. */
import { fill, h2, p, table } from '../../../domain/documents/blocks.ts'
import type { Document } from '../../../domain/documents/document.ts'
import { caseBuilder } from './case-builder-frame.ts'

export const caseBuilderMarketing: Document = caseBuilder({
  id: 'case-builder-marketing',
  profession: 'Marketing',
  edition: '2026-11-23',
  pages: 17,
  start: {
    intro: [
      'Of all professions in this series, marketing has the longest way to go. Its ordinary success, more sales for a client, is the plainest example of a benefit that stays private. Do not try to make it look public. Look instead for a piece of your craft that changes what people do when nothing is sold: come back for a check, recognize a scam, apply for an apprenticeship, open a first export order without an agency.',
      'Then make it a method others can hold. A campaign ends. A tested message library, an interview guide, a counting rule or a labeling practice remains, and strangers can use it. Your strongest exhibit may be a report in which someone else counted, under a plan written before the first message.',
    ],
    collect: [
      'Degree papers and course descriptions (research, statistics, writing)',
      'Briefs, message tests and results that the owner has released',
      'Study plans with a date before the work, and reports after it',
      'Requests by public bodies or nonprofits, with what they used and changed',
      'Handbooks, templates and training sheets with license',
      'Contracts, so that you know which work belongs to an agency or client',
    ],
  },
  threshold: {
    occupation: [
      'Look at three O*NET pages: marketing managers; market research analysts and marketing specialists; public relations specialists. All are normally entered with a bachelor’s degree. Sales agents and demonstrators usually have lower entry; graphic designers stand on a page of their own, and positions in social media alone are in doubt. If your title is a fashion of the year, describe the tasks and name the page they fit. Expect the question whether the degree had to be in a particular field, and collect postings that say so.',
    ],
    degreeCases: [
      ['A master’s in marketing, communication, psychology or statistics', 'Diploma, transcript; underline the research courses.'],
      ['A general master’s in business', 'Your concentration, and two courses on which the method rests.'],
      ['A licence, licenciatura or diploma of three to five years', 'An evaluation: the same word means different levels in different countries.'],
      ['A bachelor’s in another field and agency years', 'Letters for five years in research or strategy; account service may not be the specialty.'],
    ],
    experience: [
      'Designing and reading tests, and deciding on their results',
      'Audience research you led, from the first interview to the brief',
      'Responsibility for a budget with an outcome that was counted',
      'Guidance of writers, analysts or partner organizations',
    ],
    exceptional: {
      academic: 'Degree or certificate of a school in marketing, communication or research.',
      tenYears: 'Ten full-time years, agency by agency; freelance time needs contracts and tax papers.',
      licence: 'Few exist. A certification in research methods or accredited public relations may fit; a platform badge does not.',
      pay: 'Salary beside survey data for the occupation and place. Fees of a freelancer are hard to compare; give both gross and net.',
      membership: 'A research or public-relations society that asks for degree, practice and adherence to a code.',
      recognition: 'Prizes with a jury that judged effect and not beauty; thanks from an agency or health body.',
    },
    traps: [
      'Followers, reach and press clippings as recognition.',
      'Occupation “influencer” or “brand ambassador”.',
      'Ten years that mix sales, design and marketing without dates.',
      'A degree in a field that has no course in common with the endeavor, and no five years either.',
    ],
    pattern:
      'The endeavor is carried out as [[field: O*NET occupation]], entered with a bachelor’s degree ([[field: postings]]). I hold [[field: degree]] ([[short: year]]), with [[field: courses]], and [[field: if needed: years confirmed by agencies]] in [[long: research, testing or public information]].',
  },
  endeavor: {
    find: [
      { ask: 'When did words of yours change an act that earned nobody money?', lines: 3, hint: 'A call not answered, a form returned, a visit kept, a rumor dropped.' },
      { ask: 'What do you do before writing that colleagues skip, and could it be taught in a day?', lines: 3 },
      { ask: 'Which organizations with no marketer need exactly this?', lines: 3, hint: 'Clinics, county offices, small plants, schools, credit unions.' },
    ],
    contrast: [
      [
        'I will help U.S. companies grow through innovative digital marketing.',
        'I continue a workbook with which a small machine shop answers a first foreign inquiry: claims it may make, proofs it must attach, prices in full, tested with export advisers of two states.',
        'A task, a kind of firm, a tester.',
      ],
      [
        'I raise awareness of women’s health.',
        'I extend *Answer First*: one question before discharge, then the reminder that answers it, counted by someone else as checks within ten days.',
        'Awareness became an act with a date.',
      ],
      [
        'I use AI to personalize content at scale.',
        'I publish a rule and an icon by which local newspapers state which part of a text was machine-made, with a test of what readers understand.',
        'A practice and its proof instead of a tool.',
      ],
    ],
    problem: {
      ask: 'Who does not do what, by when, and what do they say when asked? Quote three of them.',
      lines: 9,
      hint: 'Your own interviews count if you describe how people were chosen. Remove names.',
    },
    method: {
      ask: 'Listening, message, test, sending, count. Which rule in it is yours?',
      lines: 10,
      hint: 'A good rule forbids something: no message without an answer, no claim without a paper.',
    },
    outputs: [
      'Message library with test results',
      'Interview or listening guide',
      'Counting rule, registered plan',
      'Training day for non-marketers',
      'Label or disclosure practice',
      'Templates in a public or common system',
    ],
    beneficiaries: [
      ['Organizations without a marketer', 'They ask, write and count by themselves', 'Director who sent the first message'],
      ['People reached', 'They do in time what they had wanted to do', 'Nurse, counselor, adviser who sees them'],
      ['Researchers and teachers', 'They test it on another act', 'Professor with own data'],
    ],
    routes: [
      ['Message service', 'Templates for all its clients', 'Release note, number switched on'],
      ['Public authority', 'Letters rewritten under your rule', 'Old and new letter'],
      ['Trade or health network', 'Handbook passed to members', 'Circular, reports of use'],
      ['Teaching', 'Course unit, own experiments', 'Syllabus, results'],
    ],
    milestones: [
      ['Study under a plan deposited before it starts', 'Receipt with date'],
      ['Use on a second act by strangers', 'Their report, gains and failures'],
      ['Editing by a board', 'Issue without your hand'],
    ],
    duties: [
      'Planning campaigns, buying media, improving search rank and conversion',
      'Brand books, launches, events, newsletters, posts',
      'Reporting reach and leads to a client',
      'Managing agencies and budgets',
    ],
    patterns: [
      'I continue to develop and test [[field: name]], by which [[field: organization without marketers]] brings [[field: people]] to [[field: act]] within [[field: time]], counted by [[long: outside person and plan]].',
      'I establish [[field: rule or practice]] for [[field: kind of message]], publish [[field: tests]], and pass it on through [[long: service, authority or school]].',
    ],
  },
  prong1: {
    merit: {
      ask: 'Before and after, or with and without: how many people, which act, who counted, what did not change?',
      lines: 6,
      hint: 'Opens and clicks are not acts. Give the site at which nothing happened.',
    },
    importance: {
      field: 'Other communicators, offices or teachers change how they ask, test or disclose.',
      jobs: 'Rare. Jobs at user firms need those firms’ statements and a cause.',
      economy: 'Orders, exports or savings of many small firms, counted by an adviser and not by you.',
      public: 'A health, safety or fraud act becomes more frequent in a population.',
    },
    priorities: [
      { key: 'CDC', tier: 'B for a named condition or act', use: 'The page you print names the condition.' },
      { key: 'HRSA', tier: 'C for messages in care', use: 'As setting; workforce figures are not your argument.' },
      { key: 'AML', tier: 'B for warnings against fraud', use: 'You work with institutions that see the fraud.' },
      { key: 'ITA', tier: 'B for first exports of small firms', use: 'An adviser of the program tested your material.' },
      { key: 'MEP', tier: 'C for small makers', use: 'A center passed it on.' },
      { key: 'TRADE', tier: 'B for ways into apprenticeships', use: 'Applications and starts were counted.' },
      { key: 'SBA', tier: 'C for small firms', use: 'A counselor uses the method.' },
      { key: 'RMF', tier: 'B for disclosure of machine-made content', use: 'You can point to the risk it names.' },
    ],
    effects: [
      ['A service made it the default', 'Release note, count by its staff'],
      ['An office sends other letters', 'Both versions, reading test'],
      ['A stranger measured it elsewhere', 'Plan and report of the stranger'],
      ['Users continue without you', 'Form or routine in force'],
    ],
    options: [
      {
        name: 'An act, counted',
        when: 'You have a comparison someone else made.',
        pattern:
          'Of [[short: number]] people under the usual message [[short: number]] did [[field: act]]; of [[short: number]] under [[field: method]], [[short: number]]. [[field: Counter]] held the data.',
        proof: 'plan with date, report, statement of the counter.',
      },
      {
        name: 'Default for many',
        when: 'A channel adopted it for all its users.',
        pattern: 'Since [[short: date]] [[field: channel]] offers [[field: element]] to all clients; [[short: number]] use it, of whom I know [[short: number]].',
        proof: 'note, list, letter with the reason.',
      },
      {
        name: 'Warning that works',
        when: 'Fraud or safety messages.',
        pattern:
          'Among those who read [[field: message]], [[short: number]] of [[short: number]] recognized [[field: scheme]] in a later test, against [[short: number]] of [[short: number]] with [[field: usual warning]].',
        proof: 'test by a bank or university, material used.',
      },
      {
        name: 'First step of small firms',
        when: 'Exports, hiring or adoption by firms without staff.',
        pattern: '[[short: Number]] firms used [[field: workbook]] with [[field: adviser]]; [[short: number]] completed [[field: step]], which [[short: number]] had tried before.',
        proof: 'adviser’s record and definition of the step.',
      },
    ],
    traps: ['Clients’ revenue, rankings, followers; an agency to be founded.', '“Awareness” without an act.', 'Four causes because each has a federal page.'],
  },
  prong2: {
    skills: [
      ['Asking, and writing that is understood', 'Interviews, reading tests'],
      ['Testing and counting', 'Experiments, statistics'],
      ['Handing over', 'Handbooks, trainings'],
    ],
    record: [
      ['Campaigns for public ends', 'Your role, who counted'],
      ['Articles, talks', 'Method and not opinion'],
      ['Users', 'Organizations that report use unasked'],
      ['Funding', 'Awards to this method'],
    ],
    results: [
      ['Act within a time', 'Records of the organization'],
      ['Understanding', 'Readers who can repeat it, of ten'],
      ['Complaints and stops', 'Both groups'],
      ['Use without request', 'Reports, dates'],
    ],
    letters: [
      ['Professional who sees the people', 'Why they stay away; what the team changed'],
      ['Independent tester', 'Other act, own count, failure'],
      ['Channel or authority', 'Reason for adoption, control of complaints'],
      ['Former head of research', 'A test in which you opposed the client'],
    ],
    progress: {
      ask: 'Plan deposited, partners, readers, translators, money, time beside the job: what is signed?',
      lines: 6,
      hint: 'A four-day contract or a leave proves time better than a promise.',
    },
    options: [
      {
        name: 'From selling to serving, shown',
        when: 'Your record is commercial.',
        pattern: 'At [[field: employer]] I [[field: skill used there]]; in the endeavor the same skill [[field: use]], as [[field: witness]] describes.',
        proof: 'employer’s letter on skills, witness outside.',
      },
      {
        name: 'Candor about failure',
        when: 'You publish what does not work.',
        pattern: 'At [[field: site]] there was no gain; [[field: document]] says so on page [[short: number]], and I changed [[field: rule]].',
        proof: 'the page, the later edition.',
      },
      {
        name: 'Partners with tasks',
        when: 'Next users have named persons.',
        pattern: '[[field: Organization]] will [[field: task]] from [[short: date]]; [[field: person]] approves, [[field: person]] counts.',
        proof: 'letters before filing.',
      },
    ],
  },
  prong3: {
    balance: {
      impractical: 'Would users take it from a competitor’s marketing department, or from a public, open source only?',
      benefitAnyway: 'Good marketers are there. What do they find in your library that each would have to learn by failing?',
      urgency: 'Which season, version, program year or spread of a scheme sets a date?',
      beyondMinimum: 'Which conduct, such as withdrawing a text, is not hired by posting?',
      economic: 'What did public offices or small firms save, by their reckoning?',
      noHarm: 'Do communicators on site edit and send?',
    },
    options: [
      {
        name: 'Public text, private jobs',
        when: 'A sponsored position would serve promotion.',
        pattern: 'The license forbids use for [[field: promotion]]; a position at [[field: kind of employer]] exists for it.',
        proof: 'license, postings, letter from an authority.',
      },
      {
        name: 'Collected failures',
        when: 'Continuity is the value.',
        pattern: '[[short: Number]] organizations report results to [[field: handbook]]; [[field: user]] relies on [[field: failures]] it could not have seen.',
        proof: 'log, letter.',
      },
      {
        name: 'Closing window',
        when: 'A channel or season is fixed.',
        pattern: '[[field: Channel]] settles [[field: templates]] on [[short: date]]; the next occasion is [[short: year]].',
        proof: 'channel’s calendar.',
      },
    ],
    traps: ['Growth of the advertising industry.', 'Language skills as such.', 'Clients who would miss you.'],
  },
  exhibits: [
    ['Passport, resume', 'Identity'],
    ['Degree, courses', 'EB-2, Prong 2'],
    ['O*NET, postings', 'EB-2'],
    ['Statement, handbook', 'Prong 1, 2'],
    ['Plan with date', 'Prong 1, 2'],
    ['Report, counter’s statement', 'Prong 1'],
    ['Letters from users', 'Prong 1, 2, 3'],
    ['Release note, rewritten letters', 'Prong 1'],
    ['Public page, dated', 'Prong 1'],
    ['Articles with shares', 'Prong 2'],
    ['Employer letters, release', 'Prong 2, 3'],
    ['Log of use', 'Prong 1, 2'],
    ['Award, work plan', 'Prong 2, 3'],
  ],
  checks: [
    'The act, the people and the time are in the first sentence.',
    'Someone else counted, under a plan older than the result.',
    'No reach, rank or revenue remains in prong 1.',
    'Health or legal sentences were approved by a named professional.',
    'Consent covers every quotation, photograph and message.',
  ],
  worksheets: [
    {
      in: 'endeavor',
      blocks: [
        h2('Campaign or method?'),
        p('Four works of yours. Only a yes in the last two columns makes a candidate.'),
        table(
          [2, 1.7, 1.9, 1.7, 1.7],
          ['Work, year', 'Ordered by', 'Act that changed', 'Who counted', 'Used by strangers'],
          Array.from({ length: 4 }, () => [fill('Work, year'), fill('Ordered by'), fill('Act that changed'), fill('Who counted'), fill('Used by strangers')]),
        ),
      ],
    },
  ],
  runOn: ['endeavor', 'prong2', 'prong3', 'exhibits', 'checks'],
  rows: { exhibits: 4, skills: 0, letters: 0, effects: 0, occupationTest: 2, endeavorSentence: 3, notes: 9 },
})
