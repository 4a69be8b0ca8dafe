/** Workbook of the pilot; examples are fictional. */
import { fill, fillBox, h2, p, table } from '../../../domain/documents/blocks.ts'
import type { Document } from '../../../domain/documents/document.ts'
import { caseBuilder } from './case-builder-frame.ts'

export const caseBuilderPilot: Document = caseBuilder({
  id: 'case-builder-pilot',
  profession: 'Pilot',
  edition: '2026-11-23',
  pages: 20,
  start: {
    intro: [
      'A pilot’s petition can fail at two points. The first is the threshold: an officer may doubt that airline flying normally requires a bachelor’s degree. Petitions have been argued on exceptional ability, or on five progressive years in a safety, training or engineering position; a lawyer can tell you which fits you. Complete Part 1 first: if it fails, an officer need not reach the rest.',
      'The second is the endeavor. A text that describes what pilot training is describes an occupation. Flying, instructing and checking are the occupation. Look for an instrument you made: a data method, a syllabus others adopted, a procedure for a new kind of aircraft.',
      'Leave out how many pilots retire or are hired. A shortage of workers is what labor certification exists to test.',
    ],
    collect: [
      'Degree, evaluation, certificates, ratings, authorizations with dates',
      'Letters from all operators with hours per week, seat, and ground duties',
      'Safety reports, data programs, manuals or syllabi you wrote, with revision pages',
      'Letters from schools, operators or makers that changed something',
      'Awards and working-group papers with their criteria',
      'Consent of employers to use data without names',
    ],
  },
  threshold: {
    occupation: [
      'O*NET lists airline pilots and commercial pilots separately. Look up where it places your duties, instruction included, and the education it reports, before you rely on either. A safety manager, test pilot or training program designer may have a firmer footing, if that is what you do.',
      'Where the occupation is doubtful, some petitions argue exceptional ability first and the five years in the alternative, each with its own exhibits. A lawyer can tell you whether that suits your record.',
    ],
    degreeCases: [
      ['Bachelor’s in aviation or aeronautical science', 'Diploma, transcript, and the non-flying courses that the endeavor uses.'],
      ['Degree in another subject, flying learned later', 'Exceptional ability as the main door. The degree can still serve as the academic record if it relates to the ability.'],
      ['Military academy or flight college abroad', 'Evaluation that separates degree credit from flight training.'],
      ['No degree', 'Only exceptional ability. Plan for at least three other categories.'],
    ],
    experience: [
      'Running a flight-data, fatigue or reporting program',
      'Writing or revising manuals, minimum equipment procedures or training syllabi',
      'Check and standardization duties, with the number of crews observed',
      'Test flights, entry of a new type into service, route or airport qualification',
    ],
    exceptional: {
      academic: 'Degree, or a diploma of an institution of learning, related to flight safety, training or engineering.',
      tenYears: 'Letters that add up to ten full-time years in the occupation. Logbook pages support them and do not replace them.',
      licence: 'Airline transport or commercial certificate, ratings, check or test authorizations.',
      pay: 'Compare seat, type and years with a published scale. Seniority pay alone shows seniority.',
      membership: 'An association whose members must hold a degree or practice a profession. A union or an owners’ club is not one.',
      recognition: 'A safety award to you by name, election to a working group, thanks from an authority for a defined contribution.',
    },
    traps: [
      'Flight hours used as proof of ability: they prove time.',
      'Three categories ticked, and no paragraph on the whole.',
      'Employer letters that mention aircraft types and no ground duties.',
      'Experience as a captain offered for an endeavor in data analysis.',
    ],
    pattern:
      'I meet [[short: number]] of the six categories: [[long: categories with exhibits]]. Taken together they show expertise significantly above that ordinarily encountered in [[field: the sciences, the arts, or business]], because [[long: what peers entrusted to me]].',
  },
  endeavor: {
    find: [
      {
        ask: 'What did you notice in the cockpit or simulator that no form, recorder or syllabus captured?',
        lines: 4,
        hint: 'A pattern at one airport, a trap in a display, a moment at which crews stop talking.',
      },
      { ask: 'What did you write or build so that other crews could see it too?', lines: 4, hint: 'A card, a spreadsheet, a scenario, a reporting question, a procedure.' },
      { ask: 'Which operators or schools outside your own use it, and what had they used before?', lines: 4, hint: 'If none, which association or authority could test it with three operators?' },
    ],
    contrast: [
      [
        'I will train the next generation of American pilots at my own academy.',
        'I continue *Quiet Recovery*, an upset-recovery syllabus that measures hesitation in seconds; six schools teach it, and instructors of four were trained by other instructors.',
        'A school’s business became a measured syllabus.',
      ],
      [
        'My fifteen thousand hours will raise aviation safety.',
        'I develop a fatigue record for on-demand crews that asks four questions before duty and compares answers with schedule, so that small operators can see which patterns tire people.',
        'Hours were replaced by an instrument.',
      ],
      [
        'I will expand the use of drones in the United States.',
        'I write and test a procedure and crew training for carrying blood between rural clinics beyond visual line of sight, including what the remote crew does when the link is lost.',
        'One operation, one failure, people who follow the procedure.',
      ],
    ],
    problem: {
      ask: 'Which hazard, in which kind of operation, and how does it stay unseen today?',
      lines: 8,
      hint: 'Use a count: reports against observations, events against flights. One accident story is an illustration and not a proof.',
    },
    method: {
      ask: 'What is recorded or practiced, how is it judged, who receives the result, and which step is your own?',
      lines: 10,
      hint: 'Say how crews are protected. A method that pilots do not trust collects nothing.',
    },
    outputs: [
      'Syllabus with performance measures',
      'Data specification or analysis program',
      'Risk tool or reporting form',
      'Operating procedure for a new kind of flight',
      'Scenario library for simulators',
      'Study with a university or authority',
    ],
    beneficiaries: [
      ['Operators other than yours', 'They change a limit, a manual or a roster', 'Director of operations or safety'],
      ['Flight schools and colleges', 'They replace exercises', 'Chief instructor'],
      ['Makers of aircraft or equipment', 'They record or display something new', 'Product manager'],
      ['Emergency and medical services', 'Flights are planned by another rule', 'Base manager'],
    ],
    routes: [
      ['Association', 'Members share a method and results', 'Rules, list of users, dates'],
      ['Training center', 'Simulator sessions use the scenarios', 'Syllabus pages before and after'],
      ['Equipment', 'A format or alert is part of a product', 'Release note'],
      ['Authority', 'A notice or working group takes it up', 'Minutes, document that cites it'],
    ],
    milestones: [
      ['Method checked against recorders or observers', 'Report with disagreements counted'],
      ['First operator with another class of aircraft', 'Signed start and first quarter’s data'],
      ['Instructors trained by instructors', 'Register of who trained whom'],
      ['Rules owned by the members', 'Vote or resolution'],
    ],
    duties: [
      'Planning and flying assigned flights, keeping current, briefing crews',
      'Instruction, check rides and line checks to the published standard',
      'Managing a base, a fleet or a flight school',
    ],
    patterns: [
      'I continue to develop [[field: method]], with which [[field: kind of operator]] can see [[field: hazard]] from [[field: data]], and turn it into [[long: change in training or procedure]].',
      'I test and spread [[field: syllabus or procedure]] for [[field: operation]], measured by [[field: performance]], which [[field: schools or operators]] already use.',
    ],
  },
  prong1: {
    merit: {
      ask: 'Which behavior in flight or training changed where it was used, compared with where it was not?',
      lines: 7,
      hint: 'Accidents are too rare to compare. Use approaches, deviations, response times, reports per flight.',
    },
    importance: {
      field: 'Operators, schools or makers elsewhere adopt the method or standard. This is where most pilot cases belong.',
      jobs: 'Weak. A flight school that hires instructors is a business like others.',
      economy: 'Fewer damaged aircraft or canceled flights at several operators, by insurers’ or operators’ records.',
      public: 'Medical flights, firefighting or remote supply become safer or possible in named places.',
    },
    priorities: [
      { key: 'FAAF', tier: 'C; a forecast of activity', use: 'Your method deals with operations that the forecast counts. Quote the page, and draw no conclusion about staffing.' },
      { key: 'DRONE', tier: 'A for flight beyond visual line of sight and eVTOL; C for crewed aircraft', use: 'Your procedure or training is for that operation.' },
      { key: 'NASA', tier: 'B for a research theme you quote', use: 'Electric flight or air traffic research uses pilots’ procedures like yours.' },
      { key: 'CET', tier: 'B when the subfield on uncrewed systems is yours', use: 'You develop operation of such systems and do not only fly them.' },
      { key: 'HRSA', tier: 'C', use: 'A medical-transport method serves regions that a page describes. Workforce gaps stay out.' },
      { key: 'RMF', tier: 'B for an alert that uses AI', use: 'You measure false alerts by its functions.' },
    ],
    effects: [
      ['A limit or procedure changed at another operator', 'Manual page before and after, letter'],
      ['Exercises were replaced at schools', 'Syllabi with dates'],
      ['Equipment records or shows something new', 'Release note, maker’s letter'],
      ['An association shares results', 'Pooling rules, users by quarter'],
    ],
    options: [
      {
        name: 'What was invisible is counted',
        when: 'You can compare the method with reports or recorders.',
        pattern: 'Of [[short: number]] [[field: events]] found by the method at [[short: number]] operators, crews had reported [[short: number]].',
        proof: 'study, rule for an event, agreement check.',
      },
      {
        name: 'Crews behave differently',
        when: 'A comparison exists over several quarters.',
        pattern: '[[field: Behavior]] fell from [[short: value]] to [[short: value]] of [[field: flights]] with the method and from [[short: value]] to [[short: value]] without it.',
        proof: 'report by an outsider, data limits.',
      },
      {
        name: 'A standard where none existed',
        when: 'New aircraft or operations lack accepted training.',
        pattern: 'For [[field: operation]], [[field: operators]] train crews by [[field: document]], edition [[short: number]], and report [[field: measure]].',
        proof: 'document, training records in totals, operators’ letters.',
      },
      {
        name: 'Carried in the equipment',
        when: 'A maker took up your format, alert or check.',
        pattern: 'Since [[short: date]] [[field: product]] provides [[field: function]] to [[field: class of users]], because [[long: reason in the maker’s words]].',
        proof: 'maker’s letter, release note.',
      },
    ],
    traps: ['Retirements, hiring plans, pilot numbers.', 'The importance of aviation to the economy.', 'Passengers carried or hours flown by you.', 'A school’s growth as an effect on the field.'],
  },
  prong2: {
    skills: [
      ['Knowledge of the operation', 'Types flown, bases, kinds of flight'],
      ['Judging performance', 'Check authority, test flying, observation training'],
      ['Data and statistics', 'Degree courses, safety analyst positions'],
      ['Writing training', 'Instructional design, syllabi in use'],
    ],
    record: [
      ['Programs run', 'Reports or flights handled per year and changes that followed'],
      ['Documents in force', 'Manual or syllabus with revision page and author'],
      ['Authority or association work', 'What the text said before and after your part'],
      ['Articles and talks', 'Those that others cite in a procedure'],
      ['Certificates', 'Only those the method draws on'],
    ],
    results: [
      ['Deviation per hundred approaches or flights', 'Same limits throughout, discarded data counted'],
      ['Response or recognition time', 'Simulator clock, same scenario'],
      ['Reports per thousand flights', 'A rise can be good: say why'],
      ['Operators active after four quarters', 'Data received, others counted as stopped'],
    ],
    letters: [
      ['Director of another operator', 'Which page of the manual changed'],
      ['Researcher', 'How the method was tested and where it failed'],
      ['Chief instructor elsewhere', 'Which exercises went and why'],
      ['Association officer', 'Why members trust the keeper of the data'],
    ],
    progress: {
      ask: 'Days free by roster, data agreements, simulator time, money, users: what is signed, and what depends on your present seat?',
      lines: 8,
      hint: 'Ask the operator to confirm in writing that it claims no rights and what your roster leaves free.',
    },
    options: [
      {
        name: 'From the line, tested off it',
        when: 'You found the hazard while flying and proved it with data.',
        pattern:
          'I first saw [[field: pattern]] in [[short: year]] as [[field: position]]; the method of [[short: date]] found it in [[short: number]] of [[short: number]] flights at other operators.',
        proof: 'dated note, version record, report.',
      },
      {
        name: 'Trusted by competitors',
        when: 'Operators share data with you.',
        pattern: '[[short: Number]] operators signed the rules of [[field: pool]] and elected me [[field: role]] on [[short: date]].',
        proof: 'rules, vote, agreements.',
      },
      {
        name: 'Roster and money settled',
        when: 'Time is the doubt an officer will have.',
        pattern: 'My roster leaves [[short: number]] days a week; [[field: body]] pays [[short: amount]] until [[short: year]] for [[field: purpose]].',
        proof: 'operator’s letter, agreement, budget.',
      },
    ],
  },
  prong3: {
    balance: {
      impractical: 'Would a certification describe a seat in a cockpit? What in the endeavor would it leave out?',
      benefitAnyway: 'Assume pilots can be hired. What can they use only if the method goes on?',
      urgency: 'Which operators start when? Is a rule, product or training standard being fixed?',
      beyondMinimum: 'Certificates and hours fill a posting. What does the method need that they do not show?',
      economic: 'Repairs, cancellations, insurance: what have operators recorded? Whom do you pay?',
      noHarm: 'Is the data barred from discipline? Do crews keep the decision?',
    },
    options: [
      {
        name: 'Neutral among operators',
        when: 'Sharing would end if one operator employed the keeper.',
        pattern: '[[field: Association]] states that [[short: number]] members would withdraw if [[long: condition]].',
        proof: 'its letter, rules of the pool.',
      },
      {
        name: 'Before the standard is set',
        when: 'A format, rule or syllabus will be fixed on a date.',
        pattern: '[[field: Body or maker]] decides on [[field: subject]] in [[short: month and year]]; its request for [[field: contribution]] is dated [[short: date]].',
        proof: 'request, calendar.',
      },
      {
        name: 'Crews gain, none is replaced',
        when: 'Users are pilots already employed.',
        pattern: '[[short: Number]] facilitators at [[field: operators]] run [[field: activity]] in their paid time, after training by [[field: whom]].',
        proof: 'register, operators’ confirmation.',
      },
    ],
    traps: ['Lack of pilots at regional carriers.', 'An offer for a captain’s position as proof of national benefit.', 'Time saved by skipping the labor certification, without a date that matters.'],
  },
  exhibits: [
    ['Passport page, resume, flight time summary', 'Identity'],
    ['Degree, evaluation', 'EB-2'],
    ['Letters for ten years and ground duties', 'EB-2, Prong 2'],
    ['Certificates and authorizations', 'EB-2'],
    ['Award with criteria', 'EB-2'],
    ['O*NET page, postings, if used', 'EB-2'],
    ['Statement of the endeavor', 'Prong 1, 2'],
    ['Method, syllabus or specification', 'Prong 1, 2'],
    ['Study or comparison', 'Prong 1, 2'],
    ['Manual and syllabus pages', 'Prong 1'],
    ['Letters from operators and schools', 'Prong 1, 2, 3'],
    ['Public document with date', 'Prong 1'],
    ['Operator on roster and rights', 'Prong 2'],
    ['Agreements, budget, plan', 'Prong 2, 3'],
  ],
  checks: [
    'The threshold rests on a door that does not depend on line flying being a profession, or that point is proved.',
    'If exceptional ability is the door: at least three categories are proved, and a paragraph weighs the whole.',
    'No sentence about pilot numbers is left.',
    'Another operator could apply the method from the description.',
    'No crew, passenger or patient can be recognized from place and date.',
    'Employers agreed to the use of their data.',
  ],
  worksheets: [
    {
      in: 'threshold',
      blocks: [
        h2('After three of six: the whole'),
        p('Many pilots hold the same certificates. Write down what sets your record apart in the subject of the endeavor, and who entrusted it to you.', { keepWithNext: true }),
        table(
          [2.4, 2.6, 2, 1],
          ['What was entrusted to you', 'By whom, by which rule', 'How many others had it', 'Exhibit'],
          Array.from({ length: 4 }, () => [fill('What was entrusted'), fill('By whom, by which rule'), fill('How many others'), fill('Exhibit')]),
        ),
        fillBox('In five sentences: why the whole is more than years and hours', 7, 'Compare yourself with pilots of the same rank and not with beginners.'),
        table(
          [3, 1.2, 3],
          ['Question about your door', 'Yes, no', 'If no, what you will do'],
          [
            ['Does the ability relate to the endeavor and not only to flying?', fill('Yes, no'), fill('What you will do')],
            ['Do the letters show full-time hours for ten years?', fill('Yes, no'), fill('What you will do')],
            ['If five years are the alternative: is the position itself a profession?', fill('Yes, no'), fill('What you will do')],
          ],
        ),
        h2('Ten years, month by month'),
        p('A careful reader will find gaps, furloughs and part-time seasons. Enter them yourself.', { keepWithNext: true }),
        table(
          [2.2, 1.5, 1.3, 2.2, 1.2],
          ['Operator', 'From, to', 'Hours per week', 'Duties on the ground', 'Letter asked on'],
          Array.from({ length: 5 }, () => [fill('Operator'), fill('From, to'), fill('Hours per week'), fill('Duties on the ground'), fill('Letter asked on')]),
        ),
        fillBox('An operator has closed or does not answer: what you can show in its place', 4, 'Contracts, tax records, schedules, and statements of two former colleagues who worked there.'),
      ],
    },
    {
      in: 'endeavor',
      blocks: [
        h2('Flying or endeavor'),
        p('Divide a usual month. Hours in the cockpit that serve the method need a reason.', { keepWithNext: true }),
        table(
          [2.4, 1.2, 3, 1.2],
          ['Activity', 'Days', 'What the endeavor gains', 'Proof'],
          [
            ['Assigned flights', fill('Days'), fill('Gain'), fill('Proof')],
            ['Checks and instruction', fill('Days'), fill('Gain'), fill('Proof')],
            ['Work on the method', fill('Days'), fill('Gain'), fill('Proof')],
          ],
        ),
      ],
    },
    {
      in: 'prong1',
      blocks: [
        h2('Chain from data to cockpit'),
        p('Follow two findings to the flight that was flown differently.', { keepWithNext: true }),
        table(
          [1.8, 1.6, 1.8, 1.8, 1.2],
          ['Finding', 'Operators', 'Page or exercise changed', 'What crews do now', 'Proof'],
          Array.from({ length: 3 }, () => [fill('Finding'), fill('Operators'), fill('Page or exercise'), fill('What crews do now'), fill('Proof')]),
        ),
        fillBox('What the data cannot show', 2),
      ],
    },
  ],
  runOn: ['prong3', 'exhibits', 'checks'],
  rows: { beneficiaries: 1, routes: 2, occupationTest: 2, notes: 11 },
})
