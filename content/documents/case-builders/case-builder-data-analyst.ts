/** Workbook of the data analyst; examples are fictional. */
import { fill, h2, p, table } from '../../../domain/documents/blocks.ts'
import type { Document } from '../../../domain/documents/document.ts'
import { caseBuilder } from './case-builder-frame.ts'

export const caseBuilderDataAnalyst: Document = caseBuilder({
  id: 'case-builder-data-analyst',
  profession: 'Data analyst',
  edition: '2026-11-23',
  pages: 18,
  start: {
    intro: [
      'A report answers a manager’s question and is forgotten by spring. An endeavor needs something that stays: a definition that others count by, a linked data set, a quality rule, an indicator with a published method, a record format. Analysts make such things all the time and call them “cleanup.”',
      'Turn your attention from the dashboard to what had to be decided before it could be drawn. Which records mean the same person, firm or event? Which figure was wrong for everyone until you found the cause? Who outside the company has the same tables and the same trouble?',
    ],
    collect: [
      'Degree papers and course descriptions in databases, statistics or the subject area',
      'Data dictionaries, definitions, query libraries and quality rules with your name',
      'Corrections you caused: restated figures, errata, changed forms',
      'Public data sets, maps or indicators you publish, apart from visit counts',
      'Consents and data-use terms; advice received on privacy and competition',
      'People elsewhere who count by your definition',
    ],
  },
  threshold: {
    occupation: [
      'The title “data analyst” covers clerical reporting as well as professional analysis. Business intelligence analysts, operations research analysts, statisticians and market research analysts are separate O*NET occupations; health and financial analysts have their own. Show that the one you name is usually entered with a bachelor’s degree, through O*NET and several job postings from different employers.',
    ],
    degreeCases: [
      ['A master’s in analytics, information management or statistics', 'Diploma and transcript with the method’s subject marked.'],
      ['A master’s in business, health or economics', 'Quantitative courses, thesis, and the link to the data you work with.'],
      ['A bachelor’s and reporting positions', 'Check whether the five years were professional work. Report production alone is weak.'],
      ['A certificate course in analytics', 'Supplementary at most; it is no step above a bachelor’s.'],
    ],
    experience: [
      'From prepared reports to defining measures, sampling and linking rules',
      'Ownership of a data model or register, its quality checks and its documentation',
      'Analyses on which a budget, a rule or a supplier decision rested',
      'Instruction of others in the definitions you set',
    ],
    exceptional: {
      academic: 'A degree or diploma in analytics or in the subject analyzed.',
      tenYears: 'Letters for ten years of full-time analysis, with the level of each position.',
      licence: 'A professional designation in analytics, statistics or the subject, granted after examination and practice.',
      pay: 'Pay statements against survey pay for the O*NET title chosen, in the same metropolitan area.',
      membership: 'An association of statisticians, operations researchers or health-information professionals that asks for a degree.',
      recognition: 'A correction or data set acknowledged by an agency, a standards role, a juried visualization prize.',
    },
    traps: [
      'Two O*NET titles in one petition, whichever reads better on the page.',
      'Five years that mix customer service with analysis.',
      'An employer’s letter that lists software and not decisions.',
    ],
    pattern:
      'I am a [[field: O*NET title]] with [[field: degree]] in [[field: subject]] of [[short: date]]. The subject on which the endeavor depends, [[field: linkage, sampling, indicator design or other]], was part of [[long: courses or thesis]].',
  },
  endeavor: {
    find: [
      { ask: 'Which number do two offices report differently, and do you know why?', lines: 3, hint: 'Definitions that disagree are a public problem as soon as both offices are public or many.' },
      { ask: 'Which cleaning rule have you rebuilt in every job?', lines: 3, hint: 'Names, addresses, dates of service, units, closed and reopened accounts.' },
      { ask: 'Which map, list or register do outsiders ask you for?', lines: 3, hint: 'Keep the requests. They are letters of interest in the making.' },
    ],
    contrast: [
      [
        'I will use data analytics to support decisions of U.S. companies.',
        'I maintain *Clear Seat*, a counting rule and open table by which school districts record a vacant teaching position on the day it becomes vacant, so that vacancies of different districts can be compared.',
        'A definition with users replaced a service.',
      ],
      [
        'I will build dashboards that improve access to health care.',
        'I publish travel and waiting times to the nearest dental chair that accepts a child’s coverage, by a call protocol that three counties repeat, beside the official designation of the area.',
        'Own measurement, repeated by others, next to a public reference.',
      ],
      [
        'My analysis of energy data will reduce costs in industry.',
        'I keep a benchmark that compares the night load of small foundries by furnace type, after removing weather and shift effects, and returns the result to each plant that contributes.',
        'One sector, a correction that can be tested, exchange among peers.',
      ],
    ],
    problem: {
      ask: 'Which decision goes wrong because records are split, doubled, late or defined differently?',
      lines: 6,
      hint: 'Take one real episode: date, number of records, the wrong conclusion, who acted on it.',
    },
    method: {
      ask: 'Write the rule so that a stranger could count by it: sources, unit, inclusion, linking, checks, correction.',
      lines: 7,
      hint: 'Then add one line: what would a competent analyst without your rule have done?',
    },
    outputs: [
      'Counting or linking rule with version',
      'Record format and data dictionary',
      'Linked public data set or map',
      'Accuracy test with judged cases',
      'Query library or small program others run',
      'Instruction for data clerks and analysts',
    ],
    beneficiaries: [
      ['Bodies that share a problem and cannot see it singly', 'They act on a dependence or gap that only the linked records show', 'Coordinator of a network'],
      ['Offices with incomparable figures', 'They count by one rule and trust the comparison', 'Analyst of a second office'],
    ],
    routes: [
      ['Shared rule', 'A network or agency counts your way', 'Circular, form, training date'],
      ['Format in software', 'A vendor adds your field, key or check', 'Version note, product manager’s letter'],
      ['Open data', 'Others decide or publish with your table', 'Citations in reports, requests, corrections sent in'],
      ['Replication', 'An analyst in another field applies the rule', 'Report on what carried over'],
    ],
    milestones: [
      ['Accuracy test in a second place', 'Judged sample, both error rates'],
      ['Quarterly run by local staff', 'Signed run sheet'],
      ['Format proposed to a standards group', 'Submission and co-sponsor'],
    ],
    duties: ['Weekly and monthly reporting, dashboards, ad hoc queries', 'Sales, campaign or cost analysis for one company', 'Cleaning data for a migration; training users on a tool'],
    patterns: [
      'I continue to define, test and publish [[field: rule or indicator]], by which [[field: group of organizations]] can see [[long: what single records hide]].',
      'I keep [[field: open data set]], extend it to [[field: places or years]], and help [[field: outside bodies]] count and correct it themselves.',
    ],
  },
  prong1: {
    merit: {
      ask: 'Show one figure that was wrong before and right after, how you know, and what was done with it.',
      lines: 6,
      hint: 'Have cases judged blind by someone else. Give false matches as well as missed ones.',
    },
    importance: {
      field: 'Analysts elsewhere, or software, count or link by your rule.',
      jobs: 'Only when the map leads to local orders or openings that the recipients confirm.',
      economy: 'Interruptions, improper payments or waste avoided at several bodies, counted by each.',
      public: 'A gap in a service becomes visible and is acted on in more than one county or state.',
    },
    priorities: [
      { key: 'HRSA', tier: 'C as projections; never as a shortage argument', use: 'You improve how access or capacity is measured.' },
      { key: 'HPSA', tier: 'B for dental access measures', use: 'Your figures stand beside the designation and explain a difference.' },
      { key: 'DIB', tier: 'B for supplier visibility', use: 'Small domestic suppliers are the records you link.' },
      { key: 'MEP', tier: 'C; B when a center runs your rule', use: 'Manufacturers receive the result through it.' },
      { key: 'AML', tier: 'B for fraud or ownership records', use: 'You name the priority and the record defect.' },
      { key: 'GSA', tier: 'C; B if an agency counts by your rule', use: 'Public programs or procurement use it.' },
      { key: 'GRID', tier: 'C for energy benchmarking', use: 'Reduced peak load is shown at the plants.' },
      { key: 'TSA', tier: 'B for vacancy data', use: 'Districts record by your definition.' },
    ],
    effects: [
      ['Common definition in force', 'Form before and after, instruction, start date'],
      ['Error found and corrected elsewhere', 'Erratum, restated table, thanks in writing'],
      ['Decision taken by several bodies', 'List kept by the network, sample minutes'],
      ['Vendor added a field or warning', 'Version note, letter'],
    ],
    options: [
      {
        name: 'Seen only together',
        when: 'The finding exists only when records of many are linked.',
        pattern: 'From [[short: number]] separate lists the rule showed [[field: shared dependence or gap]]; [[short: number]] of the bodies confirmed it and [[short: number]] acted.',
        proof: 'map report, confirmations, the network’s own count of acts.',
      },
      {
        name: 'One way of counting',
        when: 'Offices gave up their own definitions for yours.',
        pattern: 'Since [[short: date]] [[field: offices]] record [[field: event]] by [[field: rule]]; the figures of [[short: years]] can for the first time be compared.',
        proof: 'both forms, an analyst’s letter from each office.',
      },
      {
        name: 'Key inside other people’s systems',
        when: 'A product carries your match or check to buyers unknown to you.',
        pattern: '[[field: Product]] warns its users of [[field: condition]] by [[field: your rule]], from version [[short: number]] on.',
        proof: 'note, letter on the comparison that led to the choice.',
      },
    ],
    traps: [
      'Page views and followers of a dashboard.',
      'A description of the program whose data you use, in place of what you changed.',
      'Savings of your employer.',
      'An indicator nobody has yet decided anything with.',
    ],
  },
  prong2: {
    skills: [
      ['Linking, sampling or indicator design', 'Course, thesis, first register you built'],
      ['The subject behind the records', 'Years with clinics, schools, suppliers, claims'],
      ['Dealing with data owners', 'Agreements reached, refusals overcome and how'],
    ],
    record: [
      ['Change record of the rule', 'Who wrote which part, when'],
      ['Tests', 'Who judged, how many cases, both errors'],
      ['Publications', 'Data papers, methods notes, agency reports that name you'],
      ['Corrections', 'Your own errors withdrawn, and how soon'],
    ],
    results: [
      ['True matches found', 'Of those judged true by outsiders'],
      ['Matches that were true', 'Of those the rule made'],
      ['Time to produce a comparable figure', 'From request to release, same question'],
      ['Bodies that act', 'Their own count within a stated period'],
    ],
    letters: [
      ['Head of the network', 'Why earlier lists could not be compared, and what owners feared'],
      ['User of one finding', 'A decision taken because of it, with its date'],
      ['Outside methodologist', 'What in the rule differs from the literature'],
    ],
    progress: {
      ask: 'Which agreements give you data until when? Who pays for upkeep? Who else can already run it?',
      lines: 6,
      hint: 'If the data belong to your employer the plan ends with your position. Look for owners who will sign with you. If the largest owner withdrew tomorrow, what would remain?',
    },
    options: [
      {
        name: 'Tested where it could fail',
        when: 'A blind judgment of cases exists.',
        pattern: 'Reviewers appointed by [[field: body]] judged [[short: number]] cases; the rule reached [[short: share]] and [[short: share]], against [[field: comparison]].',
        proof: 'test report, reviewers’ statement.',
      },
      {
        name: 'Error owned',
        when: 'You withdrew something and trust grew.',
        pattern: 'On [[short: date]] I withdrew [[field: result]] because of [[field: cause]], informed [[field: users]], and added [[field: check]].',
        proof: 'notice, change record, a user’s reaction.',
      },
    ],
  },
  prong3: {
    balance: {
      impractical: 'Whose employee could compare the records of competitors, counties or hospitals without losing their trust?',
      benefitAnyway: 'Others can query. Who set the definitions, holds the consents and knows the refuted cases?',
      urgency: 'Is a form, a contract or a record format about to be fixed for years?',
      beyondMinimum: 'What did the work need that postings for analysts do not ask for?',
      economic: 'Which orders, services or corrections followed, and where?',
      noHarm: 'Do clerks and analysts in place run it themselves?',
    },
    options: [
      {
        name: 'No party to the data',
        when: 'Owners release records only to someone without a stake.',
        pattern: '[[field: Owner]] would withdraw if the analyst belonged to [[field: kind of party]], as the letter of [[short: date]] says.',
        proof: 'letter, consent form.',
      },
      {
        name: 'Before the form is printed',
        when: 'A definition enters a form or format soon.',
        pattern: '[[field: Body or vendor]] settles [[field: form or format]] on [[short: date]]; what is not in it cannot be counted until [[short: date]].',
        proof: 'schedule, message about the field.',
      },
    ],
    traps: ['Growth rates of analyst positions.', 'Praise of data-driven decisions in general.'],
  },
  exhibits: [
    ['Passport page, resume', 'Identity'],
    ['Diploma, transcript', 'EB-2, Prong 2'],
    ['O*NET summary, postings', 'EB-2'],
    ['Rule book with version', 'Prong 1, 2'],
    ['Accuracy test', 'Prong 1, 2'],
    ['Report or map with confirmations', 'Prong 1'],
    ['Forms before and after', 'Prong 1'],
    ['Letters from network, user, methodologist', 'Prong 1, 2, 3'],
    ['Vendor’s note and letter', 'Prong 1, 3'],
    ['Program pages, printed with date', 'Prong 1'],
    ['Change record, consents', 'Prong 2'],
    ['Agreement and payments', 'Prong 2, 3'],
    ['Plan, letters from further bodies', 'Prong 2, 3'],
  ],
  checks: [
    'The object is a rule, data set or format, and not a dashboard.',
    'Unit, period and source stand beside each count.',
    'Both kinds of error are given.',
    'Privacy, consent and competition were considered and are shown.',
  ],
  worksheets: [
    {
      in: 'prong1',
      blocks: [
        h2('Your definitions'),
        p('Write three definitions that are yours. If you cannot, the endeavor is still a report.'),
        table(
          [1.6, 3.4, 2, 1.8],
          ['Term', 'Counted as (and not counted as)', 'Used before you', 'Used now by'],
          Array.from({ length: 3 }, () => [fill('Term'), fill('Counted as'), fill('Used before'), fill('Used now by')]),
        ),
      ],
    },
    {
      in: 'prong2',
      blocks: [
        h2('Who lets you see what'),
        table(
          [2.2, 2, 1.6, 1.4, 2],
          ['Owner of the records', 'Consent or agreement', 'Named: you or employer', 'Until', 'What you may publish'],
          Array.from({ length: 4 }, () => [fill('Owner'), fill('Consent or agreement'), fill('Named'), fill('Until'), fill('What you may publish')]),
        ),
      ],
    },
  ],
  runOn: ['prong3', 'exhibits', 'checks'],
  rows: { thresholdParagraph: 6, exhibits: 1, skills: 1, notes: 11 },
})
