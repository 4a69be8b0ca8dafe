/** Workbook of the electro-mechanical engineer; examples are fictional. */
import { fill, fillBox, h2, p, table } from '../../../domain/documents/blocks.ts'
import type { Document } from '../../../domain/documents/document.ts'
import { caseBuilder } from './case-builder-frame.ts'

export const caseBuilderElectromechanicalEngineer: Document = caseBuilder({
  id: 'case-builder-electromechanical-engineer',
  profession: 'Electro-mechanical engineer',
  edition: '2026-11-23',
  pages: 18,
  start: {
    intro: [
      'You make things move on purpose: robots, drives, batteries, test rigs, implants. The record usually consists of machines that stand in one company’s hall. An officer who reads of a better machine sees a better product of that company. Your first task is to take the principle out of the machine: a mechanism, a control law, a test or a design rule that works in a machine you have never touched.',
      'The second task is physical proof. Cycle counts, wear, refusals, temperatures and failures can be measured by someone else. A page of raw readings from an outside bench convinces more than a video of a running cell.',
    ],
    collect: [
      'Degree papers with the thesis or final project',
      'Drawings, schematics and control listings that are yours to show',
      'Test plans and raw data, above all from benches of others',
      'Failure analyses, change orders and the reason for each change',
      'Patents or applications with the list of inventors and the owner',
      'Agreements on inventions with each employer, and any release',
    ],
  },
  threshold: {
    occupation: [
      'O*NET separates mechatronics, mechanical, electrical and robotics engineers from electro-mechanical and robotics technicians. Engineers normally enter with a bachelor’s degree. Technicians often do not, and a petition under a technician title tends to end at this step. Read both pages, mark the tasks that are yours, and let the employer’s letter use the engineer’s words only where they are true.',
    ],
    degreeCases: [
      ['A master’s in mechatronics, mechanical, electrical or control engineering', 'Diploma and transcript, plus the thesis title if it leads to the endeavor.'],
      ['A polytechnic or applied-sciences diploma', 'An evaluation that deals with admission, length and hours; evaluators treat these schools differently.'],
      ['A double diploma or exchange program', 'State which school conferred which degree, and when. Count no year twice.'],
      ['A bachelor’s and work on machines', 'Letters that separate engineering from assembly and repair, with dates for each.'],
    ],
    experience: [
      'Concept, sizing and selection of drives, sensors and mechanisms',
      'Control design, from the model to tuning on the machine',
      'Risk assessments, safety functions and their verification',
      'Prototype tests, release decisions and field corrections under your name',
    ],
    exceptional: {
      academic: 'Degree or certificate in an engineering field that touches the mechanism in question.',
      tenYears: 'Employer letters for ten full-time years; apprenticeship counts only if it was the occupation itself.',
      licence: 'Engineer’s license, functional-safety certification with examination, or a maker’s highest programmer grade as a supplement.',
      pay: 'Compare with engineers of your state in the same field, in the same year.',
      membership: 'A society of mechanical, electrical or control engineers that examines applicants.',
      recognition: 'Design prize with a jury, an invitation to a standards panel, a customer’s written acknowledgment of your own idea.',
    },
    traps: [
      'Technician years added to engineer years.',
      'A patent offered as a degree substitute.',
      'A title like “automation expert” that no register of occupations contains.',
      'An endeavor in batteries behind ten years in packaging, without a bridge.',
    ],
    pattern:
      'I completed [[field: degree]] at [[field: school]] in [[short: year]], equal to [[field: U.S. level]] according to [[field: evaluator]]. My occupation, [[field: O*NET title]], normally requires [[field: entry degree]]; the endeavor uses its core: [[long: mechanism, control or test]].',
  },
  endeavor: {
    find: [
      {
        ask: 'Which part of a machine did you redesign because the catalog solution failed? How did it fail?',
        lines: 3,
        hint: 'Creep, backlash, heat, noise, dirt, an operator who had to bypass it.',
      },
      { ask: 'If the machine were scrapped tomorrow, which idea would you carry to the next employer, legally?', lines: 3 },
      { ask: 'Who with a smaller budget has the same trouble, and what do they do now?', lines: 3, hint: 'Job shops, clinics, farms, drone builders, repair depots.' },
    ],
    contrast: [
      [
        'I will automate American factories with robots.',
        'I re-engineer the brakes and locks of old movable bridges so that each step is proved before the next and half the drive still closes the span, in drawings other owners can use.',
        'One obstacle, two parts, a safe failure.',
      ],
      [
        'I improve the safety of electric vehicles.',
        'I develop a pressure-and-swelling sensor with a decision rule that warns of a failing battery cell minutes before gas escapes, tested on cells of three chemistries by an outside laboratory.',
        'Signal, rule, lead time, tester.',
      ],
      [
        'I reduce dependence on foreign magnets.',
        'I publish a design method for reluctance motors with printed steel rotors for pumps up to five horsepower, with loss measurements a repair shop can repeat.',
        'Power class, calculation, measurement.',
      ],
    ],
    problem: {
      ask: 'Which failure, under which load, how often, and at what cost to whom?',
      lines: 9,
      hint: 'Use counts of an outside body or your own with a protocol. Describe one failure in slow motion.',
    },
    method: {
      ask: 'Mechanism, sensing, control, safe state, verification. What does each do, and which one is new?',
      lines: 11,
      hint: 'One sketch in an exhibit replaces a page. Say which tolerances or ratings limit the use.',
    },
    outputs: [
      'Drawing set with tolerances a small shop can hold',
      'Control code for several makes',
      'Test rig and protocol',
      'Sizing method or design tables',
      'Patent with open or licensed use',
      'Teaching unit for colleges',
    ],
    beneficiaries: [
      ['Small manufacturers and repair shops', 'They can build or adjust it themselves', 'Adviser of a manufacturing center'],
      ['Makers of components', 'They sell a compatible part or library', 'Applications manager'],
      ['Another industry (medicine, farming, flight)', 'The principle solves its version of the fault', 'Engineer who adapted it'],
    ],
    routes: [
      ['Open hardware', 'Files, bill of material, builder’s guide', 'Copies built by strangers, with photographs'],
      ['Component maker', 'Part or library for all buyers', 'Catalog page, letter'],
      ['License', 'Several firms take rights', 'Agreements, units shipped'],
      ['Teaching', 'Colleges build and test it', 'Syllabus, teachers’ letters'],
    ],
    milestones: [
      ['Endurance test at an outside bench', 'Report with cycles and wear'],
      ['Version for a second make', 'Run recorded by its user'],
      ['Failure rate below a stated limit', 'Log of all runs, refusals included'],
    ],
    duties: [
      'Designing fixtures and panels for orders; reviewing suppliers’ drawings',
      'Programming controllers, commissioning lines, reducing downtime at one plant',
      'Running validation tests laid down by the company',
      'Keeping parts lists and maintenance schedules',
    ],
    patterns: [
      'I continue to develop [[field: name]], a [[field: mechanism, control or test]] that [[field: effect]] in [[field: class of machines]], built from [[field: means]] and verified by [[long: outside test]].',
      'I carry [[field: principle]] from [[field: first use]] to [[field: second use]] by releasing [[field: design files]] and working with [[long: maker, school or laboratory]].',
    ],
  },
  prong1: {
    merit: {
      ask: 'Give the outside measurement: sample, load, number of cycles, result, and what broke.',
      lines: 6,
      hint: 'Name the bench and the person at it. A range says more than a best value.',
    },
    importance: {
      field: 'Designers elsewhere size, control or test in another way. The usual road for a principle.',
      jobs: 'If you make the part yourself: orders, machines and hires with dates, and where.',
      economy: 'Scrap, energy or idle hours saved in several firms, on their own meters.',
      public: 'Injuries, fires or lack of care become fewer for people who never bought from you.',
    },
    priorities: [
      { key: 'MEP', tier: 'B for designs small manufacturers can use', use: 'A center or its client tested the design.' },
      { key: 'CET', tier: 'B by subfield, for instance robotics or batteries', use: 'You quote the line and add that the list sets no funding order.' },
      { key: 'NHTSA', tier: 'B for vehicle batteries and automated driving', use: 'The hazard is on the page you print.' },
      { key: 'CHIPS', tier: 'C; B for upkeep of process tools', use: 'More than one fab owner could apply it.' },
      { key: 'DRONE', tier: 'B for domestic parts and flight beyond sight', use: 'You build or test such a part.' },
      { key: 'DIB', tier: 'C for suppliers', use: 'A supplier confirms the need and may be named.' },
      { key: 'MIN', tier: 'B for designs with less rare material', use: 'Grams per unit, old and new.' },
      { key: 'GRID', tier: 'C for drives that save energy', use: 'Setting only.' },
      { key: 'CDC', tier: 'C; B for a device against a named condition', use: 'A clinician writes about the condition and the device.' },
    ],
    effects: [
      ['Strangers built it', 'Photographs, order lists, questions in a forum'],
      ['A maker changed a part or a default', 'Catalog before and after'],
      ['Another industry adapted the idea', 'Changed files, letter from the adapter'],
      ['A hazard or idle time went down', 'Logs of several owners, one protocol'],
    ],
    options: [
      {
        name: 'Principle in a second machine',
        when: 'Someone moved your idea to equipment you do not know.',
        pattern: '[[field: Engineer]] used [[field: principle]] in [[field: other machine]], changed [[field: part]], and could omit [[long: earlier step]].',
        proof: 'files or drawings of the second use, letter on what was kept.',
      },
      {
        name: 'Within reach of small firms',
        when: 'The obstacle was price or skill.',
        pattern:
          '[[short: Number]] firms with [[short: number]] to [[short: number]] employees made or fitted [[field: design]] with [[field: own tools]]; [[field: measure]] went from [[field: value]] to [[field: value]].',
        proof: 'protocol and sheets kept by a center, shops that gave up included.',
      },
      {
        name: 'Warning or safe state',
        when: 'The contribution prevents harm.',
        pattern: 'In [[short: number]] tests [[field: device]] gave [[field: lead time]] before [[field: hazard]], missed [[short: number]] and warned falsely in [[short: number]].',
        proof: 'laboratory report, sensor data, comment of an outside safety engineer.',
      },
      {
        name: 'Material or energy spared',
        when: 'The design needs less of something scarce.',
        pattern: 'Per [[field: unit]] the design needs [[field: amount]] of [[field: material or energy]] instead of [[field: amount]], at the same [[field: duty]].',
        proof: 'weighing or meter record, test at equal duty.',
      },
    ],
    traps: ['Units sold by the employer.', 'A prototype that has not left your bench.', 'Patents without anyone who uses them.', 'Robots, batteries and drones in one endeavor.'],
  },
  prong2: {
    skills: [
      ['Mechanics and materials', 'Courses, calculations that were checked'],
      ['Drives and control', 'Tuning records, code'],
      ['Reliability and safety', 'Analyses, certificates, incidents'],
      ['Making', 'Time at machines, drawings that shops could build'],
    ],
    record: [
      ['Inventions', 'Claims that are yours, assignee, licensees'],
      ['Machines in service', 'Your part, number running, years'],
      ['Tests by others', 'Laboratories, shops, students'],
      ['Publications, design notes', 'Readers who built from them'],
      ['Safety and standards work', 'Panels, comments adopted'],
    ],
    results: [
      ['Changeover or set-up', 'Clock kept by the user, all cases'],
      ['Cycles to failure', 'Same load, number of samples'],
      ['False stops and missed faults', 'Per hundred runs'],
      ['Mass, loss or scrap', 'Scale or meter, same part'],
    ],
    letters: [
      ['Head of a shop or center', 'What stood idle before, and why it runs'],
      ['Component maker', 'Which advice to customers was rewritten'],
      ['Adapter in another industry', 'What was kept and what had to change'],
      ['Former chief designer', 'Your share in one machine, told with its faults'],
    ],
    progress: {
      ask: 'Bench, tools, parts, rights, money, co-developers: what is secured, by which paper, until when?',
      lines: 7,
      hint: 'Check the invention clause of your contract before you call anything yours.',
    },
    options: [
      {
        name: 'One thread through several jobs',
        when: 'Each position added a part of the design.',
        pattern: 'From [[field: position]] comes [[field: element]], from [[field: position]] [[field: element]]; together they form [[field: method]].',
        proof: 'employers’ letters, dated sketches.',
      },
      {
        name: 'Improved by failure',
        when: 'Revisions answer faults users reported.',
        pattern: 'Revision [[short: letter]] corrected [[field: fault]] found by [[field: user]] on [[short: date]].',
        proof: 'issue record, both drawings.',
      },
      {
        name: 'Rights are clear',
        when: 'An employer could be thought to own it.',
        pattern: '[[field: Employer]] stated on [[short: date]] that it claims no right in [[field: design]]; [[field: license or patent]] is held by [[field: holder]].',
        proof: 'release, register extract.',
      },
    ],
  },
  prong3: {
    balance: {
      impractical: 'Does the design serve competing makers, or makers still to come? What would change if one of them sponsored you?',
      benefitAnyway: 'Other designers exist. What is unfinished and would be continued only by you: endurance runs, versions, maintenance?',
      urgency: 'Which model freeze, recall, program year or bench slot has a date?',
      beyondMinimum: 'Which lessons from failures appear in no job posting?',
      economic: 'What do owners no longer pay for? Which parts are now made in the United States?',
      noHarm: 'What do operators and technicians do with the time saved, in the owner’s words?',
    },
    options: [
      {
        name: 'Owned by no maker',
        when: 'Several competing products include it.',
        pattern: 'The [[field: routine or part]] runs on [[short: number]] makes; [[field: manager]] would not have taken it from [[field: competitor]].',
        proof: 'library pages of two makers, letter.',
      },
      {
        name: 'Model freeze',
        when: 'A product generation closes soon.',
        pattern: '[[field: Maker]] closes [[field: generation]] on [[short: date]]; the next opening is [[short: year]].',
        proof: 'maker’s schedule or letter.',
      },
      {
        name: 'Parts made here',
        when: 'Suppliers in the country began to make something.',
        pattern: '[[short: Number]] U.S. suppliers make [[field: part]] from the public drawing; [[field: owner]] describes [[field: orders or work]].',
        proof: 'supplier pages, letter with numbers of its own.',
      },
    ],
    traps: ['Replacement of labor praised as a benefit.', 'Vacancies for automation engineers.', 'A start-up plan that appeared after filing.'],
  },
  exhibits: [
    ['Passport, resume', 'Identity'],
    ['Diplomas, evaluation', 'EB-2'],
    ['O*NET pages, postings', 'EB-2'],
    ['Statement', 'Prong 1, 2'],
    ['Design file, revision', 'Prong 1, 2'],
    ['Outside test or shop study', 'Prong 1, 2'],
    ['Letters from adopters', 'Prong 1, 3'],
    ['Catalog or library page', 'Prong 1'],
    ['Syllabus of a school', 'Prong 1'],
    ['Public pages with date', 'Prong 1'],
    ['Employer letters, release', 'Prong 2'],
    ['Repository or notebook', 'Prong 2'],
    ['Award, loan, agreement', 'Prong 2, 3'],
    ['Plan with stop criteria', 'Prong 2, 3'],
  ],
  checks: [
    'The endeavor is a principle with a name, and the machine is its example.',
    'Someone outside measured it, and the raw data are in an exhibit.',
    'Refusals, breakages and users who stopped are reported.',
    'Ownership is proved for each drawing and program.',
    'No controlled technical data (defense, export) is disclosed.',
  ],
  worksheets: [
    {
      in: 'endeavor',
      blocks: [
        h2('Take the machine apart'),
        p('For your best machine, write each function and where its solution came from. The row marked “mine” is the candidate.'),
        table(
          [1.7, 2, 2, 1.4, 1.8],
          ['Function', 'Usual solution', 'Solution here', 'Whose idea', 'Other machines it fits'],
          Array.from({ length: 4 }, () => [fill('Function'), fill('Usual solution'), fill('Solution here'), fill('Whose idea'), fill('Other machines it fits')]),
        ),
      ],
    },
    {
      in: 'prong1',
      blocks: [
        h2('Bench record'),
        p('One row per test outside your own bench.'),
        table(
          [1.8, 1.6, 1.3, 1.7, 1.7, 1],
          ['Bench, person', 'Sample, load', 'Cycles', 'Result', 'What failed', 'Exhibit'],
          Array.from({ length: 3 }, () => [fill('Bench, person'), fill('Sample, load'), fill('Cycles'), fill('Result'), fill('What failed'), fill('Exhibit')]),
        ),
        fillBox('The limit you will state openly', 2),
      ],
    },
  ],
  runOn: ['endeavor', 'prong3', 'exhibits', 'checks'],
  rows: { exhibits: 2, effects: 0, occupationTest: 2, endeavorSentence: 3, notes: 11 },
})
