/** Workbook of the network and electrical engineer; examples are fictional. */
import { fill, fillBox, h2, p, table } from '../../../domain/documents/blocks.ts'
import type { Document } from '../../../domain/documents/document.ts'
import { caseBuilder } from './case-builder-frame.ts'

export const caseBuilderNetworkElectricalEngineer: Document = caseBuilder({
  id: 'case-builder-network-electrical-engineer',
  profession: 'Network and electrical engineer',
  edition: '2026-11-23',
  pages: 18,
  start: {
    intro: [
      'Engineers of networks and power systems usually show what they installed: substations, rings, towers, data halls. An installation belongs to its owner. However large the site, the benefit stays there. What can travel is the part you had to invent because the manual, the vendor’s guide or the standard setting did not fit: a test, a calculation, a segmentation pattern, a way to place a fiber route or to share a channel.',
      'This workbook serves both halves of the profession. If you work with packets and radio, read “line” as link and “fault” as outage or intrusion. The questions are the same: which failure, on which kind of equipment, found or prevented by which step, and who outside your projects repeats that step.',
    ],
    collect: [
      'Diplomas; license or engineer-in-training record; vendor certificates with dates',
      'Single-line diagrams, network drawings or link budgets that may be shown (remove names and addresses of protected sites)',
      'Disturbance records, packet captures, outage logs or drive tests before and after a change',
      'Test procedures, setting guides and templates that carry your name',
      'Minutes of standards groups, user groups, operator forums',
      'Consent of the owner for each drawing you intend to file',
    ],
  },
  threshold: {
    occupation: [
      'For power and radio work the fitting O*NET titles are electrical engineers and electronics engineers. For data networks they are computer network architects and, with care, network administrators: the entry requirement of administrators varies, and technician titles usually ask for less than a bachelor’s degree. If your job title says “specialist” or “technician”, let the letter describe engineering duties and choose the title that matches them.',
    ],
    degreeCases: [
      ['A master’s in power, electronics, communications or computer networks', 'Diploma and transcript; mark the two courses that carry the method.'],
      ['An engineer’s diploma of four to five and a half years', 'An evaluation that states which U.S. degree it equals, and why. Do not assume a master’s.'],
      ['A bachelor’s of three years plus field practice', 'Evaluation first. If no single degree equals a U.S. bachelor’s, speak with a lawyer before you rely on the five years.'],
      ['A degree in physics, mathematics or computing', 'Postings that accept it for this occupation, and courses in circuits, signals or networks.'],
    ],
    experience: [
      'Design studies: load flow, short circuit, coordination, capacity, link budget, routing policy',
      'Commissioning and acceptance tests that you planned and not only attended',
      'Root-cause reports after trips, outages or intrusions',
      'Review and approval of drawings by others; responsibility for a region, voltage level or backbone',
    ],
    exceptional: {
      academic: 'A degree, diploma or certificate of an engineering program; vendor academies only in addition.',
      tenYears: 'Letters for ten years of full-time work as an engineer; state the years as technician separately.',
      licence: 'Professional engineer license, operator certification for bulk power, or an expert-level network certificate with examination.',
      pay: 'Pay records beside survey data for the same title and metropolitan area; leave out overtime for storms.',
      membership: 'A professional engineering institute in a grade that requires a degree and practice.',
      recognition: 'Thanks from a utility commission, a working-group citation, a prize for a technical paper.',
    },
    traps: [
      'A vendor certificate offered as a license.',
      'Employers who confirm dates and title but no duties.',
      'Five years that begin in a technician position without saying when engineering began.',
      'Network occupation with an endeavor in power, or the reverse, and no explanation.',
    ],
    pattern:
      'Since [[short: year]] I have worked as [[field: occupation]] in [[field: specialty, such as line protection or radio planning]]. I hold [[field: degree and its U.S. level]], and [[field: employers]] confirm [[short: number]] years after it, from [[field: first duty]] to [[field: last duty]].',
  },
  endeavor: {
    find: [
      {
        ask: 'Which setting, default or drawing rule did you stop trusting after an event? What did you put in its place?',
        lines: 3,
        hint: 'A pickup value, a timer, a flat subnet, a fade margin, a route along the road.',
      },
      { ask: 'Which file or procedure of yours do colleagues elsewhere open when you are not there?', lines: 3, hint: 'Spreadsheet, script, template, checklist, test case.' },
      { ask: 'What do small operators still do by guess because the correct study is too costly or secret?', lines: 3 },
    ],
    contrast: [
      [
        'I will modernize the U.S. power grid with smart technologies.',
        'I continue a screening study that tells a utility in two days, from data it already files, which feeders can take a large charging site without a new transformer, and I publish its test cases.',
        'One decision, its input, a time, something others can check.',
      ],
      [
        'I design secure networks for critical infrastructure.',
        'I develop *Quiet Cell*, a pattern that splits a water or gas operator’s flat control network into cells with switches it already owns, plus a script that proves from outside that each cell holds.',
        'A pattern with a proof, for operators without budget.',
      ],
      [
        'I will expand rural broadband.',
        'I maintain an open route planner that joins pole records with road and rock data, so that a county can compare cost per home for aerial and buried fiber before it asks for bids.',
        'The object is a planner and not the network.',
      ],
    ],
    problem: {
      ask: 'Describe one event: time, equipment, what the design predicted, what happened, and what was learned.',
      lines: 10,
      hint: 'Use a public or released case. Then say how often the same condition exists elsewhere, with your source.',
    },
    method: {
      ask: 'Inputs, steps, result, limits. Which step is not in the standard or the handbook?',
      lines: 11,
      hint: 'Give voltage class, frequency band or protocol. Name the instrument or software a user needs.',
    },
    outputs: [
      'Test procedure with recorded cases',
      'Setting or configuration guide',
      'Planning tool with open data format',
      'Reference design with bill of materials',
      'Proposal to a standards group',
      'Course for technicians or operators',
    ],
    beneficiaries: [
      ['Cooperatives, municipal utilities, county networks', 'They perform a study they could not buy', 'Chief engineer or manager of their association'],
      ['Makers of relays, radios, switches', 'A function or default is added for all buyers', 'Product manager with release note'],
      ['Regulators and planners', 'A rule refers to a measurable test', 'Staff engineer who cites it'],
    ],
    routes: [
      ['Association', 'Guide or model specification of a group of operators', 'Minutes, guide before and after'],
      ['Firmware or tool', 'A maker carries the test or profile', 'Release note, letter'],
      ['Standard', 'Working group discusses your contribution', 'Document number, attendance'],
      ['Open repository', 'Operators download cases and return new ones', 'Change history, requests'],
    ],
    milestones: [
      ['Tests at operators in a second state', 'Reports counted alike'],
      ['A maker opens the format', 'Version and date'],
      ['Draft sent to a working group', 'Registered document'],
    ],
    duties: [
      'Preparing drawings, load schedules and bills of material for a client’s site',
      'Configuring routers, firewalls and base stations; monitoring and tickets',
      'Inspecting, commissioning and maintaining electrical plants by the book',
      'Buying equipment and supervising contractors',
    ],
    patterns: [
      'I continue to develop [[field: name]], a [[field: test, planner or pattern]] with which [[field: kind of operator]] can [[field: decision]] on [[field: equipment]] using [[long: means it already has]].',
      'I measure [[field: failure]] on [[field: class of lines or networks]], publish [[field: cases]], and work with [[field: association or maker]] so that [[long: default or rule]] changes.',
    ],
  },
  prong1: {
    merit: {
      ask: 'Which reliability, safety, access or security figure moved, where, and who read the meter?',
      lines: 6,
      hint: 'Minutes without service, false trips, exposed services, homes passed per dollar. Keep weather and load comparable.',
    },
    importance: {
      field: 'Other engineers set, test or plan differently. Fits methods taken up by guides and instruments.',
      jobs: 'Only with a build-out of your own that has investors and a payroll plan by county.',
      economy: 'Avoided equipment or faster connection at several utilities, priced by them.',
      public: 'Fewer hazards or outages for a region, or service where there was none.',
    },
    priorities: [
      { key: 'GRID', tier: 'B for reliability methods on lines and substations', use: 'A cause of outage is what you remove.' },
      { key: 'S2P', tier: 'B for interconnection studies of large loads', use: 'Your step lies between application and energizing.' },
      { key: 'CYB', tier: 'B for control networks in critical infrastructure', use: 'Operators of such systems run your pattern.' },
      { key: 'CISA', tier: 'C by sector; B for secure-by-design changes', use: 'Name the sector and the page you printed.' },
      { key: 'BEAD', tier: 'B for design that lowers the cost of unserved homes', use: 'An eligible applicant used the planner.' },
      { key: 'SPEC', tier: 'B for shared use of a band', use: 'You can name the band and the sharing rule.' },
      { key: 'CET', tier: 'C; B if the subfield is printed there', use: 'Communication and network technologies, with the exact words.' },
      { key: 'AIAP', tier: 'C for power of data centers', use: 'As setting only; the action you serve must be quotable.' },
      { key: 'DIB', tier: 'C for bases and suppliers', use: 'A base or supplier has taken the design, and may say so.' },
    ],
    effects: [
      ['A guide or model specification changed', 'Old and new clause, vote, author’s letter'],
      ['An instrument or device gained a function', 'Manual page, customers who asked'],
      ['Operators found and removed a hazard themselves', 'Their test sheets, work orders'],
      ['A study became affordable', 'Hours and prices of both ways, by an outsider'],
    ],
    options: [
      {
        name: 'Failure mode and its test',
        when: 'You showed that equipment set by usual practice fails under a new condition.',
        pattern:
          'Of [[short: number]] [[field: devices]] chosen by [[field: rule]], [[short: number]] failed under [[field: condition]]; [[field: owners]] corrected [[short: number]] and repeated the test.',
        proof: 'selection rule, raw records, owners’ sheets, a later real event if there is one.',
      },
      {
        name: 'Rule that cites a measurement',
        when: 'An association, planner or standards body wrote your test into a text.',
        pattern: 'Clause [[short: number]] of [[field: document]] now requires [[field: test]]; it applies to [[field: organizations]], of which [[short: number]] never worked with me.',
        proof: 'both editions, minutes, letter from the editor.',
      },
      {
        name: 'Design for those without specialists',
        when: 'The effect lies in what small operators can do alone.',
        pattern: '[[field: Operator]] with [[short: number]] staff completed [[field: study or segmentation]] in [[field: time]] with [[field: own equipment]].',
        proof: 'their report, time sheet, photograph of the set-up without location.',
      },
      {
        name: 'Access at lower cost',
        when: 'Homes, clinics or fields were reached that an earlier plan left out.',
        pattern: 'With [[field: planner]] the cost per [[field: home or site]] in [[field: county]] fell from [[field: amount]] to [[field: amount]], by the applicant’s count.',
        proof: 'both plans, bid results, applicant’s letter.',
      },
    ],
    traps: [
      'Megawatts, kilometers or subscribers of the employer.',
      'A critical sector named, and then a project for one plant in it.',
      'Drawings of protected sites filed without consent.',
      'Savings taken from a vendor’s brochure.',
    ],
  },
  prong2: {
    skills: [
      ['Theory (fields, machines, queues, propagation)', 'Course, thesis, paper'],
      ['Diagnosis of real events', 'Root-cause reports, years on call'],
      ['Tool building', 'Scripts, test files, released versions'],
      ['Working with operators', 'Courses held, user meetings'],
    ],
    record: [
      ['Own designs', 'Those with your seal or signature, and what was new in each'],
      ['Standards and guides', 'Clauses you drafted, comments accepted'],
      ['Papers and patents', 'Your share, and who applied them'],
      ['Events resolved', 'Cause found, rule changed afterward'],
      ['Teaching', 'Participants, material, repeaters'],
    ],
    results: [
      ['Correct operations', 'All events on tested devices, also the wrong ones'],
      ['Time to study or restore', 'Same task, with and without the method'],
      ['Exposed services or open paths', 'Scan from outside, same scope'],
      ['Cost per unit reached', 'Bid prices, same year'],
    ],
    letters: [
      ['Operator’s engineer', 'The event, the doubt, and what was set differently'],
      ['Maker of equipment', 'Why the function was added and for whom'],
      ['Academic or laboratory user', 'Another kind of system on which the step works or fails'],
      ['Editor of a guide', 'Which text was replaced, and on what evidence'],
    ],
    progress: {
      ask: 'Records, test sets, software licenses, sites, money, helpers: which do you hold, on paper, for how long?',
      lines: 7,
      hint: 'Security rules may forbid taking records along. Obtain a written release before you rely on them.',
    },
    options: [
      {
        name: 'From event to method',
        when: 'Your field history explains why you, and not a passer-by, found it.',
        pattern: 'As [[field: position]] I investigated [[short: number]] [[field: events]]; the cause common to [[short: number]] became [[field: step of the method]].',
        proof: 'employer’s letter with two cases, the method text.',
      },
      {
        name: 'Keeper of shared records',
        when: 'Owners entrusted data to you in person.',
        pattern: '[[short: Number]] owners agreed that I may [[field: publish or use]] their [[field: records]] until [[short: year]].',
        proof: 'agreements, index of records.',
      },
      {
        name: 'Plan with instruments in place',
        when: 'Next steps need equipment and sites that are promised.',
        pattern: 'For [[field: milestone]] I have [[field: test set or laboratory]], [[field: sites]] and [[field: money]]; [[field: person]] confirms each.',
        proof: 'loan note, site requests, award.',
      },
    ],
  },
  prong3: {
    balance: {
      impractical: 'Must the work stay neutral between makers, utilities or carriers? Which contract says so?',
      benefitAnyway: 'Assume enough engineers. What would they still lack: records, test cases, an open format, its upkeep?',
      urgency: 'Which energizing, auction, grant window or retirement date is printed in a public or signed paper?',
      beyondMinimum: 'Which knowledge of failures is not in any posting?',
      economic: 'Which equipment, truck rolls or delays were avoided, by the operator’s price?',
      noHarm: 'Do technicians and contractors use the method in their own work?',
    },
    options: [
      {
        name: 'Neutral between makers',
        when: 'Competing firms use one format or test.',
        pattern: '[[field: Firm]] writes that it could adopt [[field: format]] because no competitor controls it.',
        proof: 'letter, license text.',
      },
      {
        name: 'Before the settings are frozen',
        when: 'Connection or build dates decide.',
        pattern: '[[field: Site or program]] is fixed on [[short: date]] and reviewed only after [[short: years]]; [[field: step]] must be ready by [[short: date]].',
        proof: 'queue list, schedule, review rule.',
      },
      {
        name: 'Multiplier for present engineers',
        when: 'Users and not you perform the work in the field.',
        pattern: '[[short: Number]] technicians of [[field: organizations]] now carry out [[field: task]] and [[short: number]] teach it.',
        proof: 'course lists, their own reports.',
      },
    ],
    traps: [
      'Retirements of engineers as a reason for the waiver.',
      'Fear of blackouts or attacks without a step from your method.',
      'An offer of your employer described as if only that employer could use you.',
    ],
  },
  exhibits: [
    ['Passport, resume', 'Identity'],
    ['Diploma, evaluation, license', 'EB-2'],
    ['Employer letters with duties', 'EB-2, Prong 2'],
    ['O*NET, postings', 'EB-2'],
    ['Statement and method', 'Prong 1, 2'],
    ['Test report with selection rule', 'Prong 1, 2'],
    ['Event file', 'Prong 1'],
    ['Guide or standard, both editions', 'Prong 1'],
    ['Release note of a maker', 'Prong 1'],
    ['Letters from users', 'Prong 1, 2, 3'],
    ['Public documents, dated', 'Prong 1'],
    ['Agreements on records', 'Prong 2, 3'],
    ['Plan, budget, award', 'Prong 2, 3'],
    ['Requests of operators', 'Prong 2, 3'],
  ],
  checks: [
    'Voltage class, band or protocol is stated, so that scope is clear.',
    'Every drawing and record has the owner’s consent and shows no protected location.',
    'Tested devices were chosen by a stated rule, and failures are counted.',
    'What the employer built is called the employer’s.',
    'Export-controlled or confidential details were left out.',
  ],
  worksheets: [
    {
      in: 'endeavor',
      blocks: [
        h2('From site work to method'),
        p('List your four most instructive projects. Only what fills the last two columns belongs to the endeavor.'),
        table(
          [1.8, 1.8, 2, 2, 1.8],
          ['Project, year', 'Owner’s result', 'What the rule book lacked', 'What you made', 'Who reused it'],
          Array.from({ length: 4 }, () => [fill('Project, year'), fill('Owner’s result'), fill('What the rule book lacked'), fill('What you made'), fill('Who reused it')]),
        ),
      ],
    },
    {
      in: 'prong1',
      blocks: [
        h2('Test log'),
        p('One row per device, link or cell tested outside your own employer, whatever the outcome.'),
        table(
          [1.7, 1.4, 1.6, 1.6, 1.8, 1],
          ['Operator', 'Device or link', 'First result', 'Change made', 'Repeat, later event', 'Exhibit'],
          Array.from({ length: 3 }, () => [fill('Operator'), fill('Device or link'), fill('First result'), fill('Change made'), fill('Repeat, later event'), fill('Exhibit')]),
        ),
        fillBox('Events in which the method was wrong or no help', 2),
      ],
    },
  ],
  runOn: ['endeavor', 'prong3', 'exhibits', 'checks'],
  rows: { exhibits: 2, effects: 0, occupationTest: 2, endeavorSentence: 3, notes: 11 },
})
