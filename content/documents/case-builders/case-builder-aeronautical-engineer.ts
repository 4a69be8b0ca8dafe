/** Workbook of the aeronautical engineer; examples are fictional. */
import { fill, fillBox, h2, p, table } from '../../../domain/documents/blocks.ts'
import type { Document } from '../../../domain/documents/document.ts'
import { caseBuilder } from './case-builder-frame.ts'

export const caseBuilderAeronauticalEngineer: Document = caseBuilder({
  id: 'case-builder-aeronautical-engineer',
  profession: 'Aeronautical engineer',
  edition: '2026-11-23',
  pages: 20,
  start: {
    intro: [
      'Aeronautical engineers work on large programs, and a petition easily tells the story of the program. An officer then reads about an aircraft that belongs to a company, designed by hundreds. The case has to contain something that is yours and that can leave the building: a test, an analysis, a repair process, a certification argument, a material model.',
      'Two boundaries come with this profession. What belongs to the employer cannot be shown without its consent. What is controlled for export may not be shown at all. Ask about both early; a case can often be built from published work, standards activity and letters from people outside.',
    ],
    collect: [
      'Degrees, thesis, transcripts, evaluation',
      'Reports, papers, patents with your part marked',
      'Standards or working-group records, ballots, comments',
      'Test data that may be released, with the release decision',
      'Letters from makers, laboratories, operators or ranges outside your company',
      'Employment contract: inventions, side work, publication',
    ],
  },
  threshold: {
    occupation: [
      'Aerospace engineer is an O*NET occupation normally entered with a bachelor’s degree in engineering. Maintenance managers and technicians stand elsewhere and may need other proof. If your title is “systems engineer,” show with duties and postings that the position is engineering.',
    ],
    degreeCases: [
      ['M.S. or Ph.D. in aerospace or mechanical engineering', 'Diploma, transcript, one sentence on the thesis.'],
      ['Five-year foreign engineer’s diploma', 'Evaluation that states whether it equals a master’s degree and on which comparison.'],
      ['Physics, mathematics or materials degree', 'Courses in structures, fluids or control, and the duties that use them.'],
      ['B.S. and five later engineering years', 'Letters with rising responsibility: analysis, lead, approval.'],
    ],
    experience: [
      'Loads, stress, flutter or performance analysis you signed',
      'Test plans, rigs and instrumentation you designed',
      'Compliance reports, findings settled with an authority, repair approvals',
      'Lead of an integrated team, review of suppliers’ work',
    ],
    exceptional: {
      academic: 'Engineering degree in the subject of the endeavor.',
      tenYears: 'Ten full-time years as an engineer; separate technician and student years.',
      licence: 'Professional engineer license or an authority’s delegation to make findings.',
      pay: 'Compare by specialty, grade and area; leave out hardship and travel pay.',
      membership: 'A grade in an engineering institute that is given after review.',
      recognition: 'Patents in use, best-paper or society awards, a standards chair.',
    },
    traps: [
      'A program’s certification shown as the engineer’s achievement.',
      'Thesis on turbines, endeavor on drones, and nothing that joins them.',
      'Duties so secret that the letter says nothing.',
      'A bachelor’s degree in aviation management taken for an engineering degree.',
    ],
    pattern:
      'My [[field: degree]] from [[field: university]] concerned [[field: subject]]. As an aerospace engineer I apply it to [[field: component or test]], which my thesis prepared in [[long: chapter, method, result]].',
  },
  endeavor: {
    find: [
      { ask: 'Which number in your work did everyone use and no one could defend?', lines: 4, hint: 'A scatter factor, a thrust reserve, an allowable, a reaction time, an inspection interval.' },
      { ask: 'What did you do to measure, derive or replace it?', lines: 4, hint: 'Rig, coupon, model, flight card, statistical argument.' },
      { ask: 'Who outside your company has the same gap, and would trust your result?', lines: 4, hint: 'A maker of another size, a repair station, a range, a laboratory, a standards group.' },
    ],
    contrast: [
      [
        'I will strengthen American aerospace through advanced composite design.',
        'I continue *Tap Atlas*, a procedure by which repair stations find weak bonds in composite skins with a recorded tap and a reference set; stations add their own parts and publish misses.',
        'Composite design became a repair test with known misses.',
      ],
      [
        'I work on certification of next-generation air taxis.',
        'I develop and publish a way to show that a lift system survives the loss of one power bus, using ground runs in place of part of the flight program, and bring it through a standards ballot.',
        'A program became a means of compliance that others can use.',
      ],
      [
        'I will research navigation without GPS.',
        'I build a public data set and score for landing by camera at night over snow and water, where methods that work by day get lost, and run it with two test ranges.',
        'Conditions, a score and places.',
      ],
    ],
    problem: {
      ask: 'What must a maker, operator or authority know, what do they know today, and what does the gap cost?',
      lines: 8,
      hint: 'Give one documented case. Fleet forecasts and market values do not describe a technical gap.',
    },
    method: {
      ask: 'Principle, equipment, procedure, criterion for failure. Then mark the step that is new and why it works.',
      lines: 10,
      hint: 'A graduate engineer should be able to repeat it. If release is not allowed, describe the level that is public.',
    },
    outputs: [
      'Test procedure with drawings and report form',
      'Analysis program with verification cases',
      'Data set, allowables or reference specimens',
      'Means of compliance or standards text',
      'Repair or inspection process',
      'Course for test and repair engineers',
    ],
    beneficiaries: [
      ['Makers outside your company', 'They change a design or a test plan', 'Chief engineer'],
      ['Test ranges and laboratories', 'They admit or repeat a test', 'Manager, professor'],
      ['Repair stations and operators', 'They inspect or intervene earlier', 'Quality manager'],
      ['Standards groups, authorities', 'They accept a new kind of proof', 'Chair, record of the ballot'],
    ],
    routes: [
      ['Standard', 'A ballot accepts the procedure', 'Record with comments'],
      ['Second laboratory', 'It is built and compared', 'Round-robin report'],
      ['Supplier or tool maker', 'It is built into a product or program', 'License or release note'],
      ['Range or authority practice', 'It opens a way to approval', 'Rules before and after'],
    ],
    milestones: [
      ['Blind comparison with free flight or full scale', 'Deposited predictions, all misses listed'],
      ['Second class of aircraft or material', 'Criterion met in a stated number of tests'],
      ['Standards ballot', 'Accepted text, objections answered'],
      ['Maintenance by a committee', 'Minutes'],
    ],
    duties: ['Analysis and drawings for the employer’s program', 'Flight test, certification or maintenance support to an existing procedure', 'Supplier coordination, reviews, configuration control'],
    patterns: [
      'I continue to develop and validate [[field: method]], which shows [[field: who]] whether [[field: component or aircraft]] will [[field: behavior]] before [[long: costly or dangerous test]].',
      'I bring [[field: means of compliance or process]] from [[field: present state]] to [[field: standard or users]], with tests at [[long: laboratories]].',
    ],
  },
  prong1: {
    merit: {
      ask: 'How well does it predict or detect, compared with present practice? Give numbers of cases, misses of both kinds, and who held the data.',
      lines: 7,
      hint: 'The dangerous miss deserves its own sentence.',
    },
    importance: {
      field: 'Other engineers test, design or approve differently. The natural route for a method.',
      jobs: 'Only with a concrete production site and its own figures, compared with the region.',
      economy: 'Shorter programs or fewer scrapped parts at several firms, by their records.',
      public: 'People below or aboard are exposed to less risk in a class of operations.',
    },
    priorities: [
      { key: 'DRONE', tier: 'A for flight beyond visual line of sight, eVTOL, domestic drones', use: 'Your object makes one of these possible or safer. Quote the passage.' },
      { key: 'CET', tier: 'B by printed subfield; the list disclaims funding priority', use: 'Uncrewed systems, propulsion, hypersonics or materials are your subject in substance.' },
      { key: 'NASA', tier: 'B for a thrust of the plan you quote', use: 'Electric flight, quiet supersonic flight or air traffic research.' },
      { key: 'DIB', tier: 'B for a supplier problem the program names', use: 'Small suppliers can make or test the part with your process.' },
      { key: 'FAAF', tier: 'C', use: 'Maintenance methods for a growing fleet. A forecast proves no method.' },
      { key: 'MIN', tier: 'B for processed minerals you replace or save', use: 'The design removes a listed material from a motor or magnet.' },
    ],
    effects: [
      ['Design or test plan changed elsewhere', 'Chief engineer’s letter, pages that may be shown'],
      ['Procedure balloted or adopted', 'Ballot record, rules before and after'],
      ['Laboratory repeated it', 'Report with disagreements'],
      ['Method used on another problem', 'Paper, letter from its author'],
    ],
    options: [
      {
        name: 'Right before the flight',
        when: 'Predictions were deposited and then tested.',
        pattern:
          'For [[short: number]] tests by [[field: laboratories]], the method gave [[short: number]] correct and [[short: number]] dangerous misses; [[field: present practice]] gave [[short: number]] and [[short: number]].',
        proof: 'deposit, round-robin report, letter on blindness.',
      },
      {
        name: 'Opens a path to approval',
        when: 'A range, authority or group now accepts a proof it did not accept.',
        pattern: 'Issue [[short: number]] of [[field: rules]] excluded [[field: operation]]; issue [[short: number]] permits it with [[field: method]], whoever applies it.',
        proof: 'both issues, manager’s letter, list of applicants.',
      },
      {
        name: 'Process small suppliers can run',
        when: 'Cost or equipment kept them out.',
        pattern: '[[field: Supplier]] with [[short: number]] employees has performed [[field: process]] since [[short: date]]; scrap moved from [[short: value]] to [[short: value]].',
        proof: 'supplier’s record, part drawings that may be released.',
      },
      {
        name: 'Finds damage earlier',
        when: 'Inspection or monitoring is the object.',
        pattern: 'In [[short: number]] parts with known defects the method found [[short: number]] and falsely marked [[short: number]]; [[field: station]] changed its interval on [[short: date]].',
        proof: 'blind trial, quality manager’s letter.',
      },
    ],
    traps: ['The aircraft program’s order book.', 'National rivalry without a technical step to your work.', 'Accuracy on the cases used for tuning.', 'Patents without a user.'],
  },
  prong2: {
    skills: [
      ['Theory', 'Graduate courses, thesis, derivation in print'],
      ['Rigs and instruments', 'Laboratory years, calibration, fixtures'],
      ['Approval practice', 'Compliance reports, delegations, ballots'],
      ['Programs and data', 'Verification cases, release records'],
    ],
    record: [
      ['Own part in team results', 'Contribution notes, signed pages, inventor statements'],
      ['Use by others', 'Benches built, licenses, adopted text'],
      ['Papers', 'Those on the endeavor; two where another group builds on them'],
      ['Standards work', 'Comments made and resolved'],
      ['Funding', 'Your role in the agreement'],
    ],
    results: [
      ['Dangerous misses', 'Predicted safe, was not; per number of tests'],
      ['Test effort', 'Flights, specimens or days planned and needed'],
      ['Detection at a fixed false-call rate', 'Blind parts'],
      ['Laboratories that agree', 'Same specimen, deposited results'],
    ],
    letters: [
      ['Chief engineer of another firm', 'What was designed or tested differently'],
      ['Second laboratory', 'What it withdrew or confirmed'],
      ['Range, station or authority person', 'Which rule changed'],
      ['Committee chair', 'How objections were answered'],
    ],
    progress: {
      ask: 'Bench, tunnel, range or fleet access; agreements; hours beside employment; release decisions: what is in writing?',
      lines: 8,
      hint: 'An employer’s letter should say what it does not own, and that publication is allowed.',
    },
    options: [
      {
        name: 'Derivation to hardware',
        when: 'The chain from thesis to a built rig is yours.',
        pattern: 'Chapter [[short: number]] derives [[field: quantity]]; the rig of [[short: date]] measures it; [[field: laboratory]] built its own on [[short: date]].',
        proof: 'chapter, drawings with names, laboratory’s letter.',
      },
      {
        name: 'Objections met in public',
        when: 'A ballot or review tested you.',
        pattern: 'Of [[short: number]] objections in [[field: ballot]], I resolved [[short: number]] by [[field: change]]; [[short: number]] remain open and are listed.',
        proof: 'record of comments.',
      },
      {
        name: 'Independent of the employer',
        when: 'The work continues whoever employs you.',
        pattern: '[[field: Fund or laboratory]] provides [[field: means]] to me by name until [[short: year]], at any site with [[field: equipment]].',
        proof: 'agreement, employer’s letter on rights.',
      },
    ],
  },
  prong3: {
    balance: {
      impractical: 'Would sponsorship by one maker stop others from sending aircraft, parts or data?',
      benefitAnyway: 'Engineers can be hired. Which derivation, rig or list of failures do they need you to extend?',
      urgency: 'Which entry into service, ballot, campaign or chamber slot has a date?',
      beyondMinimum: 'Which judgment is missing from a posting that lists tools and years?',
      economic: 'What do firms report in tests avoided or scrap? Which positions does the fund pay?',
      noHarm: 'Does the method add work for test and repair staff?',
    },
    options: [
      {
        name: 'Three STEM elements',
        when: 'Advanced degree, important technology and proven position are all documented.',
        pattern: '[[field: Degree]], [[field: named technology and document]], and [[field: proof of position]] are present together; beside them I point to [[long: other factor]].',
        proof: 'degree, public text, prong 2 exhibits.',
      },
      {
        name: 'Trusted with unreleased designs',
        when: 'Competitors share with a neutral engineer.',
        pattern: '[[field: Maker]] states that it sends [[field: item]] only because I am not employed by [[field: class of firms]].',
        proof: 'letter, confidentiality agreement.',
      },
      {
        name: 'Campaign with a fixed season',
        when: 'Weather, range or chamber time sets a date.',
        pattern: '[[field: Campaign]] takes place in [[short: month and year]]; [[short: number]] partners have reserved it, and the next is [[short: year]].',
        proof: 'reservations, plan.',
      },
    ],
    traps: ['The size of the aerospace industry or its open positions.', 'Security language without a document that may be shown.'],
  },
  exhibits: [
    ['Passport page, curriculum vitae', 'Identity'],
    ['Degrees, thesis pages, evaluation', 'EB-2, Prong 2'],
    ['O*NET page, postings', 'EB-2'],
    ['Statement of the endeavor', 'Prong 1, 2'],
    ['Method or process, released version', 'Prong 1, 2'],
    ['Release and export review', 'Prong 1, 2'],
    ['Comparison or round robin', 'Prong 1, 2'],
    ['Rules, ballots, standards text', 'Prong 1'],
    ['Letters from makers and laboratories', 'Prong 1, 2, 3'],
    ['Public documents with date', 'Prong 1, 3'],
    ['Papers with contribution notes', 'Prong 2'],
    ['Employer on rights and time', 'Prong 2'],
    ['Funding, plan, criteria', 'Prong 2, 3'],
    ['Requests of users', 'Prong 2, 3'],
  ],
  checks: [
    'The employer’s aircraft could be deleted from the letter and the endeavor would remain.',
    'Every exhibit was cleared for release, and the letter cites the decision.',
    'Dangerous misses are reported first.',
    'Team results carry your part in a document other than your own statement.',
    'The technology named in a public list is the one you work on.',
    'No promise of certification by an authority is made.',
  ],
  worksheets: [
    {
      in: 'endeavor',
      blocks: [
        h2('Yours, the employer’s, controlled'),
        p('Sort everything you might show. Only the last column with a yes goes into the exhibits.', { keepWithNext: true }),
        table(
          [2.2, 1.6, 1.8, 1.8, 1.1],
          ['Item', 'Owner', 'Your part, shown by', 'Release decided by, date', 'May be filed'],
          Array.from({ length: 4 }, () => [fill('Item'), fill('Owner'), fill('Your part'), fill('Release decided by'), fill('May be filed')]),
        ),
      ],
    },
    {
      in: 'prong1',
      blocks: [
        h2('Prediction against test'),
        p('Enter campaigns, including those with bad results. State who held the data until all predictions were deposited.', { keepWithNext: true }),
        table(
          [1.8, 1.2, 1.2, 1.4, 1.4, 1.6],
          ['Article, condition', 'Tests', 'Correct', 'Dangerous misses', 'No answer', 'Data held by'],
          Array.from({ length: 3 }, () => [fill('Article, condition'), fill('Tests'), fill('Correct'), fill('Dangerous misses'), fill('No answer'), fill('Data held by')]),
        ),
        fillBox('The limit of validity you will print on the first page', 2),
      ],
    },
    {
      in: 'prong2',
      blocks: [
        h2('Team results: your part'),
        p('For each report, paper, patent or program you want to cite, write what would be missing if you had not been there, and which document says so.', { keepWithNext: true }),
        table(
          [2, 1, 3, 2],
          ['Result', 'People', 'What would be missing', 'Document, exhibit'],
          Array.from({ length: 5 }, () => [fill('Result'), fill('People'), fill('What would be missing', 2), fill('Document, exhibit')]),
        ),
        fillBox('A mistake in the method that someone else found, and what you changed', 4, 'An engineer’s answer to a fault often convinces more than the first result.'),
      ],
    },
  ],
  runOn: ['exhibits', 'checks'],
  rows: { thresholdParagraph: 14, beneficiaries: 1, routes: 2, occupationTest: 2, notes: 11 },
})
