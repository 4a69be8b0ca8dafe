/** Workbook of the data scientist; examples are fictional. */
import { fill, fillBox, h2, p, table } from '../../../domain/documents/blocks.ts'
import type { Document } from '../../../domain/documents/document.ts'
import { caseBuilder } from './case-builder-frame.ts'

export const caseBuilderDataScientist: Document = caseBuilder({
  id: 'case-builder-data-scientist',
  profession: 'Data scientist',
  edition: '2026-11-23',
  pages: 19,
  start: {
    intro: [
      'A data scientist’s petition is usually lost between two sentences: “artificial intelligence matters to the nation” and “I am good at machine learning.” The first is about the field. The second is about the person. The endeavor lies between them: this outcome, predicted or measured from these data, by this method, for this decision, checked in this way.',
      'You have one advantage over other professions. Your claims can be tested. A forecast deposited before the event, an external validation, a calibration plot or an ablation by another team is harder evidence than praise. Plan the case around two or three such tests, and describe plainly where the model did not help.',
    ],
    collect: [
      'Diplomas, transcripts, thesis',
      'Papers, preprints, model cards, registered forecasts, competition results',
      'Validation reports with dates, cohorts and who scored them',
      'Data-use agreements, ethics approvals, and what they allow you to say',
      'Package release pages, dependency lists, notebooks reused by others',
      'Messages from people who changed a decision because of an output',
    ],
  },
  threshold: {
    occupation: [
      'O*NET lists data scientists, statisticians, and computer and information research scientists. Each is normally entered with at least a bachelor’s degree, and research scientists usually with more. Pick one and use it throughout. “AI expert” is a description and not an occupation.',
    ],
    degreeCases: [
      ['A U.S. doctorate or master’s in statistics, computing, or a quantitative science', 'Diploma, transcript, and one sentence on how the thesis leads to the method.'],
      ['A master’s in economics, physics or biology with modeling work', 'Courses in inference and computing, plus publications that show the bridge.'],
      ['A foreign licentiate, specialist or integrated degree', 'An evaluation that names the U.S. level and explains the program’s length.'],
      ['A bachelor’s and five years in analytics', 'Letters on modeling duties. Reporting work belongs to a different specialty; separate the years.'],
    ],
    experience: [
      'Problem formulation, study design, and choice of the outcome and unit of analysis',
      'Models you specified, validated and released, and the decisions they entered',
      'Responsibility for data quality, drift monitoring, documentation and ethics review',
      'Supervision of analysts or students, and defense of results before people outside the team',
    ],
    exceptional: {
      academic: 'A quantitative degree or a completed doctoral program.',
      tenYears: 'Ten years of full-time modeling or research positions. Doctoral study counts only if it was full-time employment, and the letter says so.',
      licence: 'An accreditation by a statistical society after review of your work may fit. Course badges do not.',
      pay: 'Compare base and bonus with survey data for the same occupation and area. Explain signing grants separately.',
      membership: 'A statistical or computing society with degree or sponsorship requirements.',
      recognition: 'Best-paper awards, invited reviews, benchmark wins with a named organizer, requests of a public body for your analysis.',
    },
    traps: [
      'Exceptional ability argued with fame in a topic that is not the endeavor’s.',
      'Thesis in one subject, endeavor in another, and no paragraph between them.',
      'A position described as “analyst” in the letter and “scientist” in the petition.',
    ],
    pattern:
      'My [[field: degree]] in [[field: subject]] ([[field: university]], [[short: year]]) dealt with [[field: thesis question]]. The endeavor applies and extends this to [[long: outcome and data]], as a [[field: O*NET occupation]].',
  },
  endeavor: {
    find: [
      {
        ask: 'Which assumption in standard practice did you learn to distrust, and on which data?',
        lines: 3,
        hint: 'Missing not at random, leakage between sites, survivor bias, shifting labels, a metric that rewards the wrong thing.',
      },
      {
        ask: 'Who makes a decision with your output, how often, and what did they do before?',
        lines: 3,
        hint: 'Name the desk: dispatcher, ward nurse, lot engineer, fraud examiner. “Stakeholders” is nobody.',
      },
      { ask: 'What could another team reproduce tomorrow from what you have published?', lines: 3, hint: 'If the answer is nothing, begin with a synthetic data set or a scoring protocol.' },
    ],
    contrast: [
      [
        'I will use AI and big data to transform American health care.',
        'I continue *Quietvital*, an early-warning score for sepsis in hospitals that record vital signs by hand: the model treats the gap between measurements as information, and each release is validated at a site it has never seen.',
        'Outcome, data, idea, and a rule for validation.',
      ],
      [
        'My models will prevent fraud in the financial system.',
        'I extend a graph method that finds shared mule accounts from hashed transfers, so that small institutions learn of an account that moved between them without exchanging customers’ names.',
        'One fraud pattern, one privacy constraint, a class of users.',
      ],
      [
        'I will research trustworthy large language models.',
        'I maintain a test set and scoring code that measure how often a model invents a dose when asked in the abbreviated style of clinic notes.',
        'A measurable failure replaced a theme.',
      ],
    ],
    problem: {
      ask: 'State the decision, the error it suffers from, and the cost of both kinds of mistake.',
      lines: 6,
      hint: 'Give the base rate. Say which comparison (rule, human, purchased model) is in use now, with your source.',
    },
    method: {
      ask: 'Data, target, estimator, validation, release. One or two sentences each, then the step that is new.',
      lines: 8,
      hint: 'Write it for a physician or an engineer. Equations belong in an exhibit. Say which parts are textbook.',
    },
    outputs: [
      'Open package or model weights with a card',
      'Benchmark, synthetic data or annotated set',
      'Scoring or monitoring protocol',
      'Registered forecasts and evaluation reports',
      'Peer-reviewed paper or technical standard',
      'Coding guide or workshop for data producers',
    ],
    beneficiaries: [
      ['Sites whose data are too few for a model of their own', 'They can use calibrated predictions and see the uncertainty', 'Planner, clinician or engineer at a site outside the training set'],
      ['Researchers in another field with the same data defect', 'They reuse the estimator and revise a finding', 'First author of the study'],
      ['Vendors and shops that create the data', 'They record it in a usable form', 'Manager who changed the form'],
    ],
    routes: [
      ['Open package', 'Teams install it and publish with it', 'Reverse dependencies, acknowledgments, issues by strangers'],
      ['Benchmark', 'Others must report on your test set', 'Leaderboard entries, papers that adopt the protocol'],
      ['Protocol of a body', 'A network scores forecasts your way', 'Minutes, registry, scoring reports'],
      ['Workflow', 'A device, record or shop system carries it', 'Vendor’s letter, release note, count of sites'],
    ],
    milestones: [
      ['Forecasts deposited before the period begins', 'Time stamp of a registry'],
      ['External validation at sites with other equipment', 'Report by an evaluator outside the team'],
      ['Subgroup or regional failure repaired', 'Pre-stated margin reached'],
      ['Maintenance by a group', 'Two releases signed by others'],
    ],
    duties: [
      'Cleaning data, fitting and tuning models, building dashboards and pipelines for a product',
      'A/B tests, segmentation, churn and recommendation models',
      'Presenting findings to management',
    ],
    patterns: [
      'I continue to build, validate and release [[field: name]], which predicts [[field: outcome]] from [[field: data]] for [[field: deciding person]], and is tested by [[long: design]].',
      'I develop a measure of [[field: failure of a class of models]], publish [[field: benchmark]], and work with [[field: outside teams]] who apply it to [[long: systems]].',
    ],
  },
  prong1: {
    merit: {
      ask: 'Report one result the way a skeptical reader would want it: comparison, number of events, interval, who scored it.',
      lines: 6,
      hint: 'Area under a curve alone convinces few. Add calibration, a decision threshold, and what happened at that threshold.',
    },
    importance: {
      field: 'Others in the field change how they estimate, validate or report. Usual for method builders.',
      jobs: 'Seldom. Training places for analysts at user sites are a side effect at best.',
      economy: 'Fewer failures, less waste or fewer false alarms, measured at several organizations by themselves.',
      public: 'A risk is seen earlier for a population, or a harm of automated decisions is found and removed.',
    },
    priorities: [
      { key: 'AIAP', tier: 'B for evaluation and robustness of AI', use: 'Your object is a test, a failure measure or dependable infrastructure.' },
      { key: 'RMF', tier: 'A for measuring a risk it describes', use: 'You quote the function (map, measure, manage) you implement.' },
      { key: 'CET', tier: 'B by subfield; the list disclaims being a funding priority', use: 'The subfield is printed on the list, for example privacy-enhancing technology.' },
      { key: 'GRID', tier: 'B for outage and equipment forecasting', use: 'Utilities act on the forecast.' },
      { key: 'S2P', tier: 'C; B for load forecasts of large users', use: 'Your forecast enters generation or transmission planning.' },
      { key: 'CDC', tier: 'B for a named condition', use: 'The outcome is one the program addresses.' },
      { key: 'CMS', tier: 'C; B when the model uses its exchange', use: 'Sites receive data through the framework.' },
      { key: 'AML', tier: 'B for fraud and cybercrime typologies', use: 'You can name the priority your detection serves.' },
      { key: 'API', tier: 'B for shortages of active ingredients', use: 'You predict supply interruptions for listed drugs.' },
      { key: 'CHIPS', tier: 'B for yield and defect analysis', use: 'Fabs other than your employer’s could apply it.' },
    ],
    effects: [
      ['A decision rule was replaced', 'Resolution, protocol or work order before and after'],
      ['External validation succeeded or failed honestly', 'Evaluator’s report, registry entry'],
      ['Method reused on other phenomena', 'Paper, letter from its author stating what changed'],
      ['Data are recorded better', 'Old and new form, date of change, volume'],
    ],
    options: [
      {
        name: 'Predicted before it happened',
        when: 'You can show a dated forecast and an independent score.',
        pattern: 'On [[short: date]] I deposited predictions for [[field: units]]; [[field: evaluator]] scored them against [[short: number]] events and found [[field: result]].',
        proof: 'deposit receipt, report with counting rules, evaluator’s statement of independence.',
      },
      {
        name: 'Estimator that travels',
        when: 'The statistical problem occurs outside your application.',
        pattern: '[[field: Researcher]] used [[field: method]] on [[field: other data]] and [[long: conclusion that changed]].',
        proof: 'the study, a letter on how the method was found and why it was needed.',
      },
      {
        name: 'Safety of deployed models',
        when: 'You discovered or measure a failure of systems others operate.',
        pattern: 'The test showed [[field: failure]] in [[field: class of systems]]; [[field: operator]] changed [[field: setting or model]] and repeated it on [[short: date]].',
        proof: 'test report, operator’s letter, second result.',
      },
      {
        name: 'Prediction for those with little data',
        when: 'Pooling, transfer or privacy work opens a tool to small sites.',
        pattern: 'A site with [[short: number]] recorded events obtained [[field: calibrated result]], without its records leaving [[field: place]].',
        proof: 'site-level table, data agreement, planner’s letter.',
      },
    ],
    traps: [
      'Accuracy without base rate, comparison or date.',
      'Spending forecasts for artificial intelligence.',
      'A position on the CET list as if the list named you.',
      'Retrospective fits sold as prediction.',
    ],
  },
  prong2: {
    skills: [
      ['Theory behind the estimator or test', 'Doctoral or graduate work, proof in a paper'],
      ['Knowledge of how the data come about', 'Time spent at wards, plants, benches or call centers'],
      ['Reliable software', 'Package releases, reviews, reproducible pipelines'],
    ],
    record: [
      ['Contribution statements', 'Which section, proof, data or code was yours'],
      ['Adoption', 'Use in a protocol, pipeline or standard, with a user’s voice'],
      ['Citations, with care', 'Two or three in which others build on the idea, quoted; no percentile'],
      ['Grants and awards', 'Where you are principal or named investigator'],
      ['Review and service', 'Journals, program committees, validation panels'],
    ],
    results: [
      ['Events caught at a fixed workload', 'Same number of flagged units for each method compared'],
      ['Calibration', 'Slope and intercept on data after release'],
      ['False alarms per day or shift', 'Counted at the desk that receives them'],
      ['Outside reuse', 'Studies, packages or sites, one line each'],
    ],
    letters: [
      ['User with authority over a decision', 'What they refused to use before and why this differs'],
      ['Outside researcher', 'Which assumption failed, which step solved it'],
      ['Evaluator or data steward', 'How the score was produced and what you could not influence'],
      ['Data producer', 'How the record changed at the source'],
    ],
    progress: {
      ask: 'Position, access to data, computing, funding, approvals: which are in writing, until when, and which move with you?',
      lines: 6,
      hint: 'An agreement that names only the institute ends with the job. Ask whether you can be named.',
    },
    options: [
      {
        name: 'Author of the decisive step',
        when: 'A contribution statement separates your part.',
        pattern: 'Of the [[short: number]] authors I [[field: contribution]]; the step that [[field: users]] rely on is in section [[short: number]].',
        proof: 'the statement as printed, the repository history.',
      },
      {
        name: 'Discipline under pressure',
        when: 'You withheld or corrected a result and users remember it.',
        pattern: 'When [[field: check]] failed on [[short: date]], I [[field: action]]; [[field: user]] describes the consequence.',
        proof: 'dated note, the user’s letter.',
      },
      {
        name: 'Access secured',
        when: 'Data are the scarce means.',
        pattern: '[[short: Number]] owners signed agreements for [[field: data]] until [[short: year]], for use in [[field: plan]].',
        proof: 'signature pages with the confidential parts covered.',
      },
    ],
  },
  prong3: {
    balance: {
      impractical: 'Do several data owners trust a neutral person and not one employer? What would sponsorship by one do to that trust?',
      benefitAnyway: 'Modelers exist. Which assumption, proof or history of the data is yours to extend?',
      urgency: 'Is there a season, a cohort or a yearly test that will be lost? A purchase decision that needs the forecast?',
      beyondMinimum: 'Which judgment (when not to publish a ranking, which bias to expect) is outside a posting’s list of tools?',
      economic: 'What did users save or avoid, by their own count? Which paid positions does a grant support?',
      noHarm: 'Do the outputs help planners or clinicians work, and leave the decision with them?',
    },
    options: [
      {
        name: 'STEM factor, complete',
        when: 'You have an advanced STEM degree, work in an area important to competitiveness or security, and a proven position.',
        pattern: 'My [[field: degree]], my work on [[field: named subfield]], and [[field: proof of position]] stand together; I ask that they be weighed with [[field: other factors]].',
        proof: 'degree, the public document, prong 2 exhibits. Leave it out if one of the three is missing.',
      },
      {
        name: 'Neutral keeper of pooled knowledge',
        when: 'Competitors or peers share only with someone who gains nothing.',
        pattern: '[[field: Owner]] writes that it would not share [[field: summaries]] with [[field: vendor or peer]].',
        proof: 'the letter, governance terms.',
      },
      {
        name: 'A test that comes once',
        when: 'Validation depends on a calendar.',
        pattern: 'The next [[field: season or cohort]] begins on [[short: date]]; without [[field: registration]] the earliest test is [[short: year]].',
        proof: 'protocol and calendar.',
      },
    ],
    traps: ['Salary data or vacancy counts for artificial intelligence.', 'National competition with other countries, without a step from your model to it.'],
  },
  exhibits: [
    ['Passport page, curriculum vitae', 'Identity'],
    ['Degrees, thesis abstract, evaluation', 'EB-2, Prong 2'],
    ['O*NET page, postings', 'EB-2'],
    ['Statement of the endeavor', 'Prong 1, 2'],
    ['Method paper with contribution statement', 'Prong 1, 2'],
    ['Registered forecast or protocol', 'Prong 1'],
    ['Evaluation by an outsider', 'Prong 1, 2'],
    ['Decision documents before and after', 'Prong 1'],
    ['Letters from users and reusers', 'Prong 1, 2, 3'],
    ['Package record', 'Prong 1, 2'],
    ['Public documents with date', 'Prong 1'],
    ['Data agreements', 'Prong 2, 3'],
    ['Award, budget, appointment', 'Prong 2'],
    ['Plan with failure criteria', 'Prong 2, 3'],
  ],
  checks: [
    'Outcome, data, method, user and validation are all named on the first page.',
    'Each result has its comparison, number of events and date.',
    'Weak sites or subgroups are reported.',
    'No patient, customer or secret appears in an exhibit; approvals cover the use.',
    'The word “AI” could be struck out everywhere and the endeavor would still be clear.',
  ],
  worksheets: [
    {
      in: 'endeavor',
      blocks: [
        h2('Model to decision'),
        p('Trace one prediction from the record to the act. The column left empty shows where your proof is missing.'),
        table(
          [1.6, 1.6, 1.6, 1.8, 1.6, 1.2],
          ['Data and source', 'Prediction', 'Seen by', 'Act it changes', 'Outcome counted', 'Proof'],
          Array.from({ length: 5 }, () => [fill('Data and source'), fill('Prediction'), fill('Seen by'), fill('Act it changes'), fill('Outcome counted'), fill('Proof')]),
        ),
      ],
    },
    {
      in: 'prong1',
      blocks: [
        h2('Validation ledger'),
        p('List all tests, including those that failed. Mark how far the site was from the data you trained on.'),
        table(
          [1.8, 1.1, 1.3, 1.7, 2, 1.6],
          ['Site, cohort', 'Period', 'Events', 'Distance from training', 'Result and comparison', 'Scored by'],
          Array.from({ length: 3 }, () => [fill('Site, cohort'), fill('Period'), fill('Events'), fill('Distance from training'), fill('Result and comparison'), fill('Scored by')]),
        ),
        fillBox('The failure you will report, and what you do about it', 2),
      ],
    },
  ],
  runOn: ['prong3', 'exhibits', 'checks'],
  rows: { thresholdParagraph: 9, exhibits: 2, effects: 0, notes: 11 },
})
