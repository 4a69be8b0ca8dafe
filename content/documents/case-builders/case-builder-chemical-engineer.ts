/** Workbook of the chemical engineer; examples are fictional. */
import { fill, fillBox, h2, p, table } from '../../../domain/documents/blocks.ts'
import type { Document } from '../../../domain/documents/document.ts'
import { caseBuilder } from './case-builder-frame.ts'

export const caseBuilderChemicalEngineer: Document = caseBuilder({
  id: 'case-builder-chemical-engineer',
  profession: 'Chemical engineer',
  edition: '2026-11-23',
  pages: 18,
  start: {
    intro: [
      'Process engineers tend to introduce themselves by industry: oil, drugs, polymers, water. For this petition introduce yourself by unit operation. Distilling, crystallizing, oxidizing, separating, relieving pressure: these occur in many plants, and the next plant can adopt an improvement made in one. An industry cannot be improved by one person; a step can.',
      'Much of your best work is probably confidential. Begin early with the question of what may be shown. Often the compound can be hidden and the physics shown, or a public model system can carry the proof. A petition that says “the details are a trade secret” asks the officer to decide without evidence.',
    ],
    collect: [
      'Diplomas, thesis, list of laboratory courses',
      'Run sheets, balances and analyses that an owner has released',
      'Patents, articles, conference posters, with the share of each author',
      'Hazard studies, incident inquiries and what was changed afterward',
      'Permits or filings that cite a method of yours',
      'Confidentiality agreements, to know what you may not file',
    ],
  },
  threshold: {
    occupation: [
      'Chemical engineer is an O*NET title with a bachelor’s entry; materials engineer, environmental engineer and chemist are neighbors with the same entry. “Process operator” and “laboratory technician” are different occupations. A food or corrosion specialist should decide which of the neighbors describes the tasks, and keep to it in form, letters and statement.',
    ],
    degreeCases: [
      ['A U.S. doctorate or master’s in chemical engineering or chemistry', 'Diploma and transcript. Point to the chapter from which the method came.'],
      ['A state-examination degree of five years (chemistry, pharmacy, food technology)', 'An evaluation that explains the examination and gives one U.S. level.'],
      ['A doctorate conferred abroad without a master’s', 'Evaluation of the doctorate itself; add the bachelor’s papers so that no step is missing.'],
      ['A bachelor’s and plant years', 'Letters from each plant. Shift supervision counts where engineering decisions are described.'],
    ],
    experience: [
      'Balances, scale-up calculations and equipment sizing that you signed',
      'Trials planned, run and reported; change of conditions on your decision',
      'Leading hazard studies, relief calculations or incident inquiries',
      'Transfer from laboratory to pilot to plant, with responsibility for yield and release',
    ],
    exceptional: {
      academic: 'A degree in chemical, materials or environmental engineering, or chemistry.',
      tenYears: 'Ten full-time years in plants, laboratories or design offices, each confirmed.',
      licence: 'Engineer’s license in chemical engineering, or a process-safety certification that requires an examination and practice.',
      pay: 'Base pay against survey figures for your region and industry; leave out relocation and site bonuses.',
      membership: 'A society of chemical engineers or chemists in a grade reserved for degree holders.',
      recognition: 'Award for a paper or a safety improvement, reviewer’s appointment, request to join a technical committee.',
    },
    traps: [
      'Evaluation based on a translated title alone, without hours and courses.',
      'Plant letters signed by a colleague who is not the employer.',
      'Experience in sales of chemicals counted as engineering.',
      'An endeavor in batteries or biotechnology on a refinery record, with no link shown.',
    ],
    pattern:
      'My [[field: degree]] ([[field: university]], [[short: year]]) and [[field: years or positions, if needed]] concern [[field: unit operation]]. The occupation of [[field: chemical, materials or environmental engineer]] is entered with [[field: degree]], and the endeavor applies [[long: chapter, course or duty]].',
  },
  endeavor: {
    find: [
      {
        ask: 'Where does the step you know best stop, lose, leak or pollute? After how many hours or kilograms?',
        lines: 3,
        hint: 'Crust, foam, poisoned catalyst, hot spot, brine, off-gas, dead volume.',
      },
      { ask: 'Which reading, sequence or material did you use that the textbook does not suggest?', lines: 3 },
      { ask: 'In which other plants does the same step run, with other chemicals?', lines: 3, hint: 'Name three. If you find none, the idea may be tied to one product.' },
    ],
    contrast: [
      [
        'I will strengthen American pharmaceutical manufacturing.',
        'I continue *Warm Step*, which reads young crust on a crystallizer wall from existing thermometers and loosens it by short local warming, with a rule for the product made meanwhile.',
        'A step, a signal, an action, a quality rule.',
      ],
      [
        'My work addresses PFAS, one of the great challenges of our time.',
        'I develop a test that closes the fluorine balance of small destruction units, so that a county can see what share left as fluoride and what as unnoticed fragments.',
        'The object is a balance someone can repeat.',
      ],
      [
        'I make chemical plants safer.',
        'I publish a screening of batch recipes for loss of cooling that needs one calorimeter run and shows which order of addition removes the hazard, tried on 40 recipes of toll makers.',
        'Hazard, input, decision, trial.',
      ],
    ],
    problem: {
      ask: 'Write the story of one run that failed, with times and quantities, and say how common such runs are.',
      lines: 9,
      hint: 'State how you know how common: a survey, a public inquiry report, data of several sites.',
    },
    method: {
      ask: 'Principle, readings, action, limits, release. What would a competent engineer have to be told?',
      lines: 10,
      hint: 'Give ranges of temperature, pressure and concentration. List systems for which it fails.',
    },
    outputs: [
      'Operating protocol with exclusions',
      'Analysis or balance method',
      'Catalyst, sorbent or membrane recipe',
      'Control text or calculation sheet',
      'Archive of runs from several owners',
      'Patent with terms for users',
    ],
    beneficiaries: [
      ['Makers of other products with the same step', 'Longer runs, less waste, or a step done at home', 'Plant manager who is not a client'],
      ['Builders of columns, reactors, coolers', 'Their equipment ships with the method', 'Engineering director'],
      ['Communities and regulators', 'They can measure what was invisible', 'Laboratory head or permit engineer'],
    ],
    routes: [
      ['Equipment', 'Control block or internal part', 'Manual, number of units'],
      ['Published protocol', 'Laboratories and plants repeat it', 'Repetition reports, good and bad'],
      ['License', 'Rights for several firms, same terms', 'Agreements'],
      ['Test method', 'Committee or agency considers it', 'Ballot, comment, round-robin result'],
    ],
    milestones: [
      ['Same result with a compound chosen by another party', 'Its own report'],
      ['Pilot at one ton a day or stated flow', 'Balance closed within a stated margin'],
      ['Exclusion test confirmed', 'Two systems that were predicted to fail and did'],
    ],
    duties: [
      'Optimizing yield and energy of the employer’s line; preparing work orders',
      'Writing batch records, validation and change papers',
      'Drawing flow sheets and data sheets for a project',
      'Taking samples, running analyses, ordering chemicals',
    ],
    patterns: [
      'I continue to develop [[field: name]] for [[field: unit operation]], which detects or prevents [[field: fault]] by [[field: principle]] and works for [[long: class of systems]], except [[field: exclusions]].',
      'I establish a [[field: test or balance]] for [[field: substance or hazard]] and have it repeated by [[field: laboratories]] so that [[long: decision of plant or agency]].',
    ],
  },
  prong1: {
    merit: {
      ask: 'Runs with and without: how many, at which sites, ended by what, with which product quality?',
      lines: 6,
      hint: 'Close the mass balance. Report systems that did not work before someone asks.',
    },
    importance: {
      field: 'Other engineers operate or analyze the step differently. Usual for methods.',
      jobs: 'A plant or line brought back to a named county, in the owner’s words and numbers.',
      economy: 'Solvent, energy or imports saved by several owners, from their books.',
      public: 'Less release, cleaner water, or an ingredient made near its users.',
    },
    priorities: [
      { key: 'API', tier: 'B for making active ingredients', use: 'Your step is in such a process and the ingredient may be named.' },
      { key: 'PFAS', tier: 'A if your object is its measurement or destruction', use: 'Print the page that names the medium you treat.' },
      { key: 'MIN', tier: 'B for processed minerals and recycling', use: 'The mineral appears in the order or the list it uses.' },
      { key: 'CET', tier: 'B by subfield, for instance biomanufacturing', use: 'Quote the subfield and the list’s own reservation.' },
      { key: 'PSM', tier: 'B for preventing releases', use: 'Your method concerns an element of the standard.' },
      { key: 'CHIPS', tier: 'C; B for process chemicals of fabs', use: 'Purity levels are part of the method.' },
      { key: 'FAAF', tier: 'C for aviation fuel', use: 'As setting; the forecast counts flights and not fuel.' },
      { key: 'MEP', tier: 'C for small makers', use: 'A center arranged a trial.' },
    ],
    effects: [
      ['Another owner changed its operation', 'Decision paper, letter with before and after'],
      ['Equipment is delivered with it', 'Manual, service list'],
      ['Laboratories obtain the same value', 'Round-robin table'],
      ['A release or waste stream shrank', 'Meter and laboratory data of the owner'],
    ],
    options: [
      {
        name: 'A step that now runs',
        when: 'Continuous, smaller or domestic production had been given up before.',
        pattern: '[[field: Maker]] had abandoned [[field: step]] in [[short: year]] because of [[field: fault]]; with [[field: method]] it has run [[field: product]] since [[short: date]].',
        proof: 'maker’s letter with the first decision and the second, run table.',
      },
      {
        name: 'Seen for the first time',
        when: 'Your contribution is a measurement.',
        pattern: '[[field: Method]] found [[field: share or level]] of [[field: substance]] that [[field: usual test]] did not show; [[short: number]] laboratories confirmed it.',
        proof: 'reference material, parallel results, changed permit or practice.',
      },
      {
        name: 'Hazard removed at the recipe',
        when: 'Process safety.',
        pattern: 'Among [[short: number]] recipes, [[short: number]] could run away on [[field: failure]]; [[field: owners]] changed [[field: order, dose or limit]].',
        proof: 'screening table without names, owners’ change papers.',
      },
      {
        name: 'Same physics, other chemistry',
        when: 'The method left its first product.',
        pattern: '[[field: Group]] applied [[field: principle]] to [[field: other system]] and obtained [[field: result]], including [[long: where it fell short]].',
        proof: 'article or report, letter on independence.',
      },
    ],
    traps: [
      'Sales of medicines, fuels or plastics as importance.',
      'Tons of product of your employer.',
      'Bench results in grams presented as production.',
      'Green or critical as adjectives, without a balance.',
    ],
  },
  prong2: {
    skills: [
      ['Physics and chemistry of the step', 'Thesis, articles'],
      ['Scale-up', 'Pilot and plant campaigns'],
      ['Measurement', 'Analytical validation, sensors'],
      ['Safety and quality', 'Studies led, releases decided'],
    ],
    record: [
      ['Articles', 'Idea, experiment or text: your share as printed'],
      ['Patents', 'Claims, owner, users'],
      ['Campaigns', 'Number, scale, stopped ones too'],
      ['Use by others', 'Plants, laboratories, equipment'],
      ['Committees', 'Test methods, safety groups'],
    ],
    results: [
      ['Run length or time between washes', 'Every run, cause of end'],
      ['Yield and purity', 'Same sample point, same analysis'],
      ['Balance closure', 'In, out, held back'],
      ['Solvent, energy, waste', 'Per kilogram, meter readings'],
    ],
    letters: [
      ['Plant manager elsewhere', 'What had been given up and why it was resumed'],
      ['Laboratory that repeated it', 'Own program or apparatus, and deviations'],
      ['Equipment builder', 'Questions of customers, what ships now'],
      ['Research director', 'Border between company work and yours'],
    ],
    progress: {
      ask: 'Compounds, benches, analyses, permissions, grant, partners: which stand firm if you change jobs?',
      lines: 7,
      hint: 'Ask the funder whether the agreement follows the investigator.',
    },
    options: [
      {
        name: 'From thesis to plant',
        when: 'The line from discovery to use is short and documented.',
        pattern: 'In [[short: year]] I observed [[field: phenomenon]]; in [[short: year]] this became [[field: method]], and since [[short: year]] [[field: user]] operates it.',
        proof: 'thesis page, article, user’s letter.',
      },
      {
        name: 'Advice against use',
        when: 'You turned a user away for a reason.',
        pattern: 'I advised [[field: user]] not to apply it to [[field: system]] because of [[field: exclusion]]; [[long: what followed]].',
        proof: 'dated message, user’s letter.',
      },
      {
        name: 'Principal investigator',
        when: 'A grant was awarded on your plan.',
        pattern: '[[field: Fund]] awarded [[field: amount]] for [[field: period]], naming me [[field: role]]; reviewers judged [[field: criteria]].',
        proof: 'agreement, review summary.',
      },
    ],
  },
  prong3: {
    balance: {
      impractical: 'Who would withhold data or stop using the method if one maker employed you for it?',
      benefitAnyway: 'Colleagues are able. What do they need that only shared failures and corrections give?',
      urgency: 'Which investment, contract end, permit or compliance date fixes the technique for years?',
      beyondMinimum: 'What judgment about a system (when not to heat, where it will foam) does no job posting name?',
      economic: 'What do the owners’ books show? Which technician does the grant pay?',
      noHarm: 'Were operators kept and trained? Who says so?',
    },
    options: [
      {
        name: 'Custodian of competitors’ runs',
        when: 'An archive or round robin rests on your neutrality.',
        pattern: '[[short: Number]] organizations deposit [[field: data]] on terms that exclude [[field: producers]] from access and name [[field: custodian]].',
        proof: 'terms, depositor’s letter.',
      },
      {
        name: 'Twenty years of steel',
        when: 'An equipment decision is near.',
        pattern: '[[field: Owner]] decides by [[short: date]] between [[field: technique]] and [[field: technique]]; the equipment lasts [[short: years]].',
        proof: 'letter, budget page.',
      },
      {
        name: 'STEM degree in its place',
        when: 'Doctorate or master’s, a named area, and a proven position.',
        pattern: 'I hold [[field: degree]]; [[field: public document]] addresses [[field: area]]; my position is shown by [[field: exhibits]].',
        proof: 'all three; otherwise omit.',
      },
    ],
    traps: ['Open positions in the chemical industry.', 'A supply crisis told at length, followed by one sentence on you.', 'Secret data promised “on request”.'],
  },
  exhibits: [
    ['Passport, curriculum vitae', 'Identity'],
    ['Degree, evaluation', 'EB-2, Prong 2'],
    ['O*NET, postings', 'EB-2'],
    ['Statement, protocol', 'Prong 1, 2'],
    ['Run comparison', 'Prong 1, 2'],
    ['Repetition by a laboratory', 'Prong 1, 2'],
    ['Letter from a plant', 'Prong 1, 3'],
    ['Manual of an equipment builder', 'Prong 1'],
    ['Public document, dated', 'Prong 1'],
    ['Articles with shares', 'Prong 2'],
    ['Employer letter, release', 'Prong 2, 3'],
    ['Archive terms', 'Prong 2, 3'],
    ['Grant, plan', 'Prong 2, 3'],
    ['Letters of intent', 'Prong 2, 3'],
  ],
  checks: [
    'One unit operation is the subject from first page to last.',
    'Mass balances close, or the gap is stated.',
    'Excluded systems are named.',
    'Every owner of data agreed in writing to what is filed.',
    'The industry’s size appears nowhere.',
  ],
  worksheets: [
    {
      in: 'endeavor',
      blocks: [
        h2('Where else does the step run?'),
        p('For each type of plant, write what is the same and what differs. The third column is your claim of transfer; the fifth its proof.'),
        table(
          [1.9, 1.9, 1.9, 1.8, 1.7],
          ['Plant or product', 'The same step, and how it is run', 'What the method changes', 'What would stand in its way', 'Who has tried it'],
          Array.from({ length: 3 }, () => [fill('Plant or product'), fill('Same step'), fill('What changes'), fill('Hindrance'), fill('Who has tried it')]),
        ),
      ],
    },
    {
      in: 'prong1',
      blocks: [
        h2('Run ledger'),
        p('All runs by others, in the order of their dates.'),
        table(
          [1.8, 1.6, 1.2, 1.9, 1.7, 1],
          ['Site, operator', 'System', 'Length', 'Ended by', 'Product tests', 'Exhibit'],
          Array.from({ length: 3 }, () => [fill('Site, operator'), fill('System'), fill('Length'), fill('Ended by'), fill('Product tests'), fill('Exhibit')]),
        ),
        fillBox('Systems for which it failed, and why', 2),
      ],
    },
  ],
  runOn: ['endeavor', 'prong3', 'exhibits', 'checks'],
  rows: { exhibits: 2, effects: 0, occupationTest: 2, endeavorSentence: 3, notes: 11 },
})
