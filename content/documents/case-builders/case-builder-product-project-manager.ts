/** Workbook of the product and project manager; examples are fictional. */
import { fill, h2, p, table } from '../../../domain/documents/blocks.ts'
import type { Document } from '../../../domain/documents/document.ts'
import { caseBuilder } from './case-builder-frame.ts'

export const caseBuilderProductProjectManager: Document = caseBuilder({
  id: 'case-builder-product-project-manager',
  profession: 'Product and project manager',
  edition: '2026-11-23',
  pages: 17,
  start: {
    intro: [
      'Managers make things happen through other people. That is the strength of the work and the weakness of the petition: the product was built by engineers, the money came from the company, and “led a team of twelve” is true of many. What is yours is a decision rule, a sequence, a requirement, a contract form, a safety gate or a product class that you defined and that others have taken up.',
      'Product managers should look for a class of product (exchange of records for small practices, secure defaults of a device family) and what its makers now do differently. Project managers should look for a delivery method bound to one kind of project. General skill in planning, agility or leadership is an occupation.',
    ],
    collect: [
      'Degrees; records of certificates, kept apart from them',
      'Requirements, decision records, product criteria, stage definitions you wrote',
      'Baseline and final dates, costs, recalls, claims or defect records with permission',
      'Contract forms, procedures or templates in which your method appears',
      'Statements of engineers on what you decided and they built',
      'Names at organizations that use it and were never customers',
    ],
  },
  threshold: {
    occupation: [
      'Neither title is an O*NET title by itself. Project management specialists, construction managers, computer and information systems managers, and marketing managers each have their own entry. A product manager in software, in medicine and in retail may fall under three of them.',
      'Settle the one that matches your duties, then show its entry requirement with postings for that kind of product or project. A certificate earned after a short course does not make the occupation a profession.',
    ],
    degreeCases: [
      ['Engineering or computing degree and management work', 'Tie the degree to the product or project class, not to management.'],
      ['M.B.A. or other management master’s', 'Courses that support the endeavor; the bachelor’s field often helps more.'],
      ['Bachelor’s and progressive experience', 'Growth from coordination to authority over scope, money and acceptance.'],
      ['Two short master’s programs', 'Evaluate each; one that stands is enough.'],
    ],
    experience: [
      'Authority: what you could decide alone, with budget and sign-off limits',
      'From tracking tasks to defining requirements, sequence, contract terms or release criteria',
      'Technical substance of each product or project, so that the specialty can be seen',
    ],
    exceptional: {
      academic: 'A degree in engineering, business, design or the product’s field.',
      tenYears: 'Ten full-time years of managing products or projects; coordinator years are counted separately.',
      licence: 'A certification with experience, examination and renewal is the usual exhibit. Name the body and requirement.',
      pay: 'Salary and bonus for the same kind of manager; leave equity out or explain it.',
      membership: 'A body that admits on degree and responsible practice. Paying for an exam course is not membership.',
      recognition: 'A juried award that names you, an invited seat on a standards or contract committee, thanks from an agency for a delivered service.',
    },
    traps: [
      'Letters that praise leadership and list no product, project, amount or date.',
      'A specialty that changes with each employer: bank app, then bridge, then game.',
      'Degree equivalence built from certificates.',
    ],
    pattern:
      'I manage [[field: kind of product or project]] as a [[field: O*NET title]], for which [[field: entry requirement]] is usual. My [[field: degree]] covers [[field: subject]], the technical ground of [[long: endeavor]].',
  },
  endeavor: {
    find: [
      {
        ask: 'Which rule of yours would stay if you left: an acceptance test, a gate, an order of work, a default setting?',
        lines: 3,
        hint: 'Ask the engineers. They know which decision was yours, for they argued against it.',
      },
      { ask: 'For which kind of product or project do you know why it fails, before it does?', lines: 3, hint: 'Recalls, change orders, lost windows, abandoned pilots, unsafe defaults.' },
      { ask: 'Who outside your company asked for your template, checklist or clause?', lines: 2, hint: 'Competitors, agencies, suppliers, a trade body.' },
    ],
    contrast: [
      [
        'I will lead digital products that create value for U.S. customers.',
        'I continue *Two-Page Consent*, a product pattern by which small practices release a patient’s record through the federal exchange framework after a consent that test readers can repeat in their own words.',
        'A class of product, a test of success, users in other firms.',
      ],
      [
        'I will manage infrastructure projects on time and within budget.',
        'I publish a method that orders the work of battery-storage sites around fire-marshal approvals, with the waiting times of earlier sites.',
        'One project class; the cause of delay is named.',
      ],
      [
        'I will improve quality at medical-device companies.',
        'I develop a launch gate for infusion pumps that replays field complaints of older models against the new alarm design; three makers run it.',
        'A gate with a test; more than one maker.',
      ],
    ],
    problem: {
      ask: 'What goes wrong in this class of product or project, at which decision, and who bears it?',
      lines: 5,
      hint: 'Use one product or project you can document. Avoid failure rates from consultancy brochures.',
    },
    method: {
      ask: 'Set out your method as a procedure: who decides what, on which evidence, in which order. What do standard methods do at that point?',
      lines: 7,
      hint: 'Agile, stage gates and critical path are standard. Begin where they end.',
    },
    outputs: [
      'Manual or playbook for one class of product or project',
      'Acceptance test, gate or safety criteria',
      'Model contract clause or procurement text',
      'Open requirement set or reference design',
      'Data set of durations, failures or decisions',
      'Training for product owners or project staff elsewhere',
    ],
    beneficiaries: [
      ['Makers or owners of the same class', 'They release or build by your criteria', 'Chief engineer or head of product'],
      ['People who depend on the product or asset', 'An error, wait or recall is avoided', 'Clinic, operator, consumer body'],
    ],
    routes: [
      ['Contract form', 'An association or agency puts it in its model text', 'Edition, minutes, signed contracts'],
      ['Standard', 'Your criteria are discussed or adopted', 'Draft, ballot, comment record'],
      ['Open playbook', 'Competitors use it and report', 'Reports sent in, changed procedures'],
      ['Regulator or program', 'A public body refers to your test', 'Its document, page and date'],
    ],
    milestones: [
      ['Next product or project class covered', 'Results in the same measures'],
      ['Comparison by an outside group', 'Matching rule fixed before results'],
      ['Method kept by a committee', 'Resolution and first revision without you'],
    ],
    duties: ['Road maps, backlogs, sprints, status reports, budgets, risk registers', 'Coordinating departments, vendors and stakeholders', 'Delivering client projects, one after another'],
    patterns: [
      'I continue to develop, test and publish [[field: name]], a method by which makers of [[field: product class]] decide [[field: decision]] on the basis of [[long: evidence]].',
      'I extend [[field: delivery method]], used in [[short: number]] projects by [[field: owners]], to [[field: next class]], and release [[long: data and forms]].',
    ],
  },
  prong1: {
    merit: {
      ask: 'Compare products or projects with and without the method: which, how matched, by whom, which result.',
      lines: 5,
      hint: 'Report those managed by others apart from yours. Name what else could explain the difference.',
    },
    importance: {
      field: 'A class of products or projects is specified, contracted or released in another way, by many.',
      jobs: 'For ventures or plants in a named place, with a plan. Not for a department.',
      economy: 'Time, claims or recalls saved at several owners, counted by an outsider.',
      public: 'Safer devices, earlier power, services that people can use, in more than one locality.',
    },
    priorities: [
      { key: 'S2P', tier: 'B for projects of generation and transmission', use: 'Your method shortens or secures such projects.' },
      { key: 'FAST', tier: 'B when permits are what your method orders', use: 'Projects of the kinds listed there are planned with it.' },
      { key: 'CMS', tier: 'B for products on the exchange framework', use: 'Patients or small practices use the product class.' },
      { key: 'RMF', tier: 'A for a product gate that carries out its functions', use: 'AI product teams of several firms apply the gate.' },
      { key: 'CISA', tier: 'B for secure-by-design product criteria', use: 'Makers changed a default or a release rule.' },
      { key: 'CHIPS', tier: 'C; B for sequencing of fab construction', use: 'Owners or builders of fabs use it.' },
      { key: 'DIB', tier: 'C; B for re-sourcing of critical parts', use: 'The program moved a part to domestic makers.' },
    ],
    effects: [
      ['Model text changed', 'Edition, article, contracts signed'],
      ['Competitor adopted a criterion', 'Release rule, letter from its manager'],
      ['Outside staff achieved the result', 'Project file, study, statement'],
      ['Used for another class', 'Report on what carried over'],
    ],
    options: [
      {
        name: 'Method apart from manager',
        when: 'Others obtained the result from your manual alone.',
        pattern: 'In [[short: number]] projects run by [[field: owners’ staff]], without me, [[field: measure]] was [[short: result]], against [[short: figure]] in matched projects.',
        proof: 'outside study with matching rule, one owner’s letter.',
      },
      {
        name: 'Term of the trade',
        when: 'A contract form, standard or purchasing text carries it.',
        pattern: 'Since [[short: date]] [[field: body]] requires [[field: article or criterion]]; [[short: number]] contracts or products followed by [[short: date]].',
        proof: 'text, body’s letter on the reasons, count by the body.',
      },
      {
        name: 'Safer class of product',
        when: 'Makers changed a gate or default and a hazard fell.',
        pattern: 'After [[field: makers]] introduced [[field: gate]], [[field: hazard]] was found in [[short: number]] designs before release.',
        proof: 'gate records, change orders, safety officer’s letter.',
      },
    ],
    traps: ['Revenue, users, valuation or the budget under your control.', 'The importance of the industry you deliver to.', 'Team results told with “I.”'],
  },
  prong2: {
    skills: [
      ['Technical ground of the class', 'Engineering, clinical or software background'],
      ['Deciding with evidence', 'Decision records, gates you set and held'],
      ['Agreement among opposed parties', 'Committees, contract talks, ballots'],
    ],
    record: [
      ['Authorship', 'Manual, criteria or clause with name and edition'],
      ['Decisions', 'Dated records, with alternatives rejected'],
      ['Products or projects', 'Before and after, your authority stated'],
      ['Invited roles', 'Committee seats, juries, reviews'],
    ],
    results: [
      ['Time from approval to use', 'Same start and end for all cases'],
      ['Hazards or defects before release', 'By severity, confirmed by engineering'],
      ['Forecast error', 'Forecast at a fixed point against outcome'],
      ['Claims, recalls, change orders', 'Per project or thousand units'],
    ],
    letters: [
      ['Engineer of the team', 'Which decision was yours and what it replaced'],
      ['Owner or maker, no tie to you', 'What staff did without you'],
      ['Body that adopted it', 'Debate, objections, reasons'],
    ],
    progress: {
      ask: 'Who has agreed to the next class or comparison? What time and pay are assured, and does the employer consent?',
      lines: 5,
      hint: 'If the plan needs a position, show the position. If not, show the agreement that carries it.',
    },
    options: [
      {
        name: 'Decision of record',
        when: 'Documents show a contested choice that you made.',
        pattern: 'On [[short: date]] I decided [[field: choice]] against [[field: alternative]]; [[field: engineer]] explains what would have followed.',
        proof: 'decision record, the letter, outcome.',
      },
      {
        name: 'Trusted by both sides',
        when: 'Opposed parties agreed on your text.',
        pattern: '[[field: First party]] and [[field: second party]] accepted [[field: clause or criterion]] that I drafted; it took [[long: how]].',
        proof: 'minutes, letters from both.',
      },
    ],
  },
  prong3: {
    balance: {
      impractical: 'Would any firm hire a person to keep a method for its rivals or contract partners?',
      benefitAnyway: 'Managers abound. What is it that only the method’s author continues?',
      urgency: 'Does a contract edition, launch cycle, outage or standard ballot set the date?',
      beyondMinimum: 'What did you need that postings, with their certificates and tools, leave out?',
      economic: 'Who pays less, waits less or is paid, and who counted?',
      noHarm: 'Are local managers trained to do it themselves?',
    },
    options: [
      {
        name: 'Between the parties',
        when: 'The method works only if no party owns it.',
        pattern: '[[field: Body]] states that [[field: parties]] accept the data because [[long: what makes the work wider than one job]].',
        proof: 'letter, agreement.',
      },
      {
        name: 'Revision date',
        when: 'A form or standard opens once in years.',
        pattern: '[[field: Form or standard]] is revised in [[short: year]]; the evidence must exist by [[short: date]].',
        proof: 'calendar of the body.',
      },
    ],
    traps: ['Demand for managers or certificate holders.', 'Leadership as a rare gift.'],
  },
  exhibits: [
    ['Passport page, resume', 'Identity'],
    ['Degrees, evaluation', 'EB-2'],
    ['O*NET title, postings of the class', 'EB-2'],
    ['Employer letters with authority and dates', 'EB-2, Prong 2'],
    ['Manual or criteria, edition', 'Prong 1, 2'],
    ['Comparison with matching rule', 'Prong 1, 2'],
    ['Contract form, standard or procedure', 'Prong 1'],
    ['Letters: engineer, owner, body', 'Prong 1, 2, 3'],
    ['Public documents with date', 'Prong 1'],
    ['Decision records', 'Prong 2'],
    ['Agreement, payments, consent', 'Prong 2, 3'],
    ['Work program, owners’ proposals', 'Prong 2, 3'],
  ],
  checks: [
    'The class of product or project is named, and nothing else is promised.',
    'Each “I” is a decision or text; each team result is called one.',
    'Words of general management (lead, align, drive, deliver) are gone wherever the sentence stands without them.',
  ],
  worksheets: [
    {
      in: 'prong2',
      blocks: [
        h2('Mine, the team’s, the company’s'),
        p('Divide your three best results. Only the first column may be argued as your record.', { keepWithNext: true }),
        table(
          [1.6, 2.2, 2.2, 2],
          ['Result', 'Decision or text of mine', 'Done by the team', 'Given by the company'],
          Array.from({ length: 3 }, () => [fill('Result'), fill('Mine'), fill('Team'), fill('Company')]),
        ),
      ],
    },
  ],
  runOn: ['prong2', 'prong3', 'exhibits', 'checks'],
  rows: { thresholdParagraph: 12, exhibits: 2, effects: 1, notes: 11 },
})
