/** Workbook of the IT professional; examples are fictional. */
import { fill, fillBox, h2, p, table } from '../../../domain/documents/blocks.ts'
import type { Document } from '../../../domain/documents/document.ts'
import { caseBuilder } from './case-builder-frame.ts'

export const caseBuilderIt: Document = caseBuilder({
  id: 'case-builder-it',
  profession: 'IT',
  edition: '2026-11-23',
  pages: 19,
  start: {
    intro: [
      'Good IT is invisible: nothing stops, nobody writes about it, and the next organization solves the same problem again from zero. That is the opening for an endeavor. Somewhere in your work there is an order of steps, a configuration standard, a recovery drill, a control catalog or a migration path that others would use if it were written down, tested and given away.',
      'Two habits lose these cases. One is to list platforms and certificates, as in a resume. The other is consulting: “I will help organizations secure their systems” describes every firm in the trade. Ask at each page what is new against standard practice, and which organization that never hired you could use it.',
    ],
    collect: [
      'Degree papers; certificates with the date and the examining body',
      'Runbooks, architecture records, change logs and exercise reports you wrote',
      'Incident timelines and service-level records with permission to use them',
      'Assessment or audit results before and after a change you designed',
      'Contracts and consent for work outside your employer',
      'A list of organizations that copied a template, script or policy of yours',
    ],
  },
  threshold: {
    occupation: [
      '“IT” is a field and not an occupation. Look for the O*NET title that matches what you do: computer systems engineers and architects, information security analysts, database administrators and architects, and systems analysts are usually entered with a bachelor’s degree.',
      'User support, help desk and computer operation often have lower entry. If your title is support manager or technician, describe the occupation in which the endeavor will be carried out and prove its requirement; if you cannot, a lawyer can tell you about exceptional ability.',
    ],
    degreeCases: [
      ['A bachelor’s in information systems plus five years', 'Letters that show growth from operation to design, all after the degree.'],
      ['A degree in electronics or telecommunications', 'Transcript with networking, operating systems and databases marked.'],
      ['A business degree and an IT career', 'An evaluator’s view of the specialty. Five years in IT do not turn a business degree into a computing degree.'],
      ['Vendor certificates and no degree', 'Not a degree, at any number. Only the third door may be open.'],
    ],
    experience: [
      'From tickets and patching to designing storage, identity, backup or network segments',
      'Responsibility for recovery objectives, change approval and security exceptions',
      'Budget, vendors and engineers you directed, with numbers that the employer states',
      'Size and kind of environment: sites, users, regulated data, availability duty',
    ],
    exceptional: {
      academic: 'A diploma or certificate of study in computing. A boot camp record adds little.',
      tenYears: 'Full-time systems, database or security positions over ten years, each confirmed by letter.',
      licence: 'Certifications by examination with renewal and an ethics duty are the best candidates; say how many people hold them only if the issuer does.',
      pay: 'Wage records compared with the survey level of the same occupation and area, not of “IT”.',
      membership: 'Professional bodies with an admission standard tied to a degree and practice.',
      recognition: 'Thanks from a public body for a documented contribution, prizes judged by peers, an invited control or benchmark role.',
    },
    traps: [
      'Contractor years described by a staffing agency that never saw the work.',
      'A letter that repeats the job advertisement.',
      'Own company as the only witness of your experience, with no client or tax record behind it.',
      'Support work counted into the five years of a security specialty.',
    ],
    pattern:
      'After my [[field: degree]] of [[short: date]], I worked for [[short: number]] years in [[field: specialty]]: first [[field: duty]], then [[field: design duty]], then [[field: responsibility]]. The endeavor continues this specialty in [[long: area]].',
  },
  endeavor: {
    find: [
      {
        ask: 'Which document of yours do colleagues keep on paper for the night when everything is down?',
        lines: 3,
        hint: 'That runbook may be the method. What did you know that the vendor manual does not say?',
      },
      { ask: 'Which setting, exception or dependency surprised you at more than one site?', lines: 3, hint: 'A repeated surprise is a pattern, and a pattern can be published.' },
      { ask: 'Which group of small organizations has your problem and no specialist?', lines: 3, hint: 'School districts, clinics, towns, water works, small suppliers: choose one.' },
    ],
    contrast: [
      [
        'I will provide cybersecurity consulting to small and mid-size businesses in the United States.',
        'I continue *Gatepost*, a published order of eleven changes by which a school district with two IT staff replaces shared passwords, with a test that shows after each change what a stolen password still opens.',
        'A method with a number of steps, a user group, and a test anyone can run.',
      ],
      [
        'I will use my certificates to move government agencies to the cloud.',
        'I maintain a control map for one migration: tax-record systems of counties from retired mid-range machines to hosted databases, with rollback drills and their timed results.',
        'One system class, published controls, evidence from drills.',
      ],
      [
        'I will manage ERP projects in manufacturing.',
        'I publish a reconciliation kit that proves, item by item, that stock and lot history survived a change of ERP; three plants used it without me.',
        'Use by strangers replaced the list of projects.',
      ],
    ],
    problem: {
      ask: 'Describe the night or the week in which the problem shows. Which systems, how many people, what could nobody find out?',
      lines: 6,
      hint: 'Leave out national cybercrime totals. One documented incident at one site is the better beginning.',
    },
    method: {
      ask: 'List the steps of your method in order. Beside each, write what standard practice does instead.',
      lines: 8,
      hint: 'If a named framework already has the step, say so and claim only the difference: an order, a test, a threshold, a lower cost of doing it.',
    },
    outputs: [
      'Runbook or playbook with version and license',
      'Configuration baseline or infrastructure template',
      'Self-test or scoring sheet with published results',
      'Control mapping to a public framework',
      'Anonymous incident or drill data set',
      'Course with which local staff train the next site',
    ],
    beneficiaries: [
      ['Organizations without a security or recovery specialist', 'They carry out the steps with the staff they have', 'Administrator of a site that was never a client'],
      ['Associations, service districts, cooperatives', 'They make the procedure part of what members receive', 'Executive or technology director'],
      ['Product vendors', 'A default, warning or template changes for every customer', 'Product engineer'],
    ],
    routes: [
      ['Shared-service body', 'A regional service center or network requires or teaches it', 'Board minutes, member circular, training calendar'],
      ['Vendor default', 'A backup, identity or cloud product changes a check', 'Release note and a letter from its engineer'],
      ['Benchmark', 'A public benchmark or guide takes up your test', 'Draft, comment record, published page'],
      ['Peer transfer', 'Site A teaches site B from your files', 'Results sent in by sites you never visited'],
    ],
    milestones: [
      ['Second environment (hosted, hybrid, other vendor)', 'Test results from it, in the same format'],
      ['Sites led by local staff', 'Names, dates, time sheets'],
      ['Outside review of the controls', 'Reviewer’s report and your answer'],
      ['A body that keeps the method when you leave', 'Charter or letter from that body'],
    ],
    duties: [
      'Keeping servers, networks, accounts and backups running; answering tickets; patching',
      'Choosing and installing products, writing policies, passing audits for one employer',
      'Assessments and migrations sold to clients one after another',
    ],
    patterns: [
      'I continue [[field: name]], a [[field: drill, baseline or migration path]] with which [[field: kind of organization]] can [[field: result]] using [[long: staff and equipment it already has]].',
      'I test and publish [[field: method]] at [[short: number]] further sites, and pass it through [[field: association or vendor]] to [[long: others who face the problem]].',
    ],
  },
  prong1: {
    merit: {
      ask: 'What could one site do after your method that it could not do before? Give the clock time, count or test result.',
      lines: 6,
      hint: 'Recovery time, accounts with standing privilege, restore success on first try, findings closed. State the counting rule.',
    },
    importance: {
      field: 'Recovery, access or migration is carried out differently by people and products beyond your sites.',
      jobs: 'Only if a training program leads to jobs, and those jobs can be shown.',
      economy: 'Avoided outage or avoided purchase at several public or small bodies, counted by them.',
      public: 'Care, classes, water or public records continue during failure in places that are not yours.',
    },
    priorities: [
      { key: 'CYB', tier: 'B for zero trust or infrastructure recovery; C for “security”', use: 'Your sites belong to the pillar you cite, and you can point to the line.' },
      { key: 'CISA', tier: 'B inside one of the sixteen sectors', use: 'You state the sector and the function you keep running.' },
      { key: 'GSA', tier: 'C; B if a public service is modernized by your path', use: 'A government body published or adopted your controls.' },
      { key: 'DIB', tier: 'B for small suppliers’ security designs', use: 'Suppliers used the design, and an assessor looked at it.' },
      { key: 'RMF', tier: 'A if you implement its functions as controls', use: 'You govern AI systems in firms under a regulator.' },
      { key: 'AIAP', tier: 'C for most IT work', use: 'Context beside the row above, never alone.' },
      { key: 'MEP', tier: 'C; B when a center spreads your ERP method', use: 'Small manufacturers reuse it with a center’s help.' },
    ],
    effects: [
      ['A cooperative or network made it a duty', 'Resolution, schedule, list of members'],
      ['A vendor’s default changed', 'Release note, engineer’s letter'],
      ['Sites report results on their own', 'Submitted sheets with dates, contact at each site'],
      ['A university or lab repeated the test', 'Report, corrections that you took over'],
    ],
    options: [
      {
        name: 'Procedure of a network',
        when: 'An organization with many members decided to work your way.',
        pattern: 'On [[short: date]] the board of [[field: network]], with [[short: number]] members, decided that [[long: new procedure]]; before, its members [[long: old practice]].',
        proof: 'minutes, the circular, a director’s letter on the reason.',
      },
      {
        name: 'Default of a product',
        when: 'Your finding now protects customers you do not know.',
        pattern: 'Version [[short: number]] of [[field: product]] checks for [[field: condition]] that I described in [[field: document]]; its maker says why it added the check.',
        proof: 'dated publication before the release, the release note, the letter.',
      },
      {
        name: 'Proven on a bad day',
        when: 'A real incident was handled with your method, without you.',
        pattern: 'On [[short: date]] [[field: organization]] lost [[field: systems]]; its own review gives [[short: time]] until [[field: service]] returned, by the steps of [[field: method]].',
        proof: 'the organization’s review and a user of the service as witness.',
      },
      {
        name: 'Within reach of the smallest',
        when: 'Cost and staff kept such bodies from an accepted practice.',
        pattern: 'A body with [[short: number]] IT staff and [[short: cost]] completed [[field: steps]] in [[short: time]], and [[short: number]] others followed.',
        proof: 'budgets or invoices, staff lists, completion records.',
      },
    ],
    traps: [
      'Breach statistics of a whole sector in place of your own results.',
      'A framework described over a page, with one sentence on your method.',
      'Clients’ praise as national effect: they paid for the benefit they had.',
    ],
  },
  prong2: {
    skills: [
      ['The technical core (identity, storage, network, database)', 'Courses; the system you designed first; failures you analyzed'],
      ['Running drills or migrations under pressure', 'Incident command, exercises, on-call responsibility'],
      ['Passing it on to non-specialists', 'Training given, material used by others'],
    ],
    record: [
      ['Designs in use', 'Architecture decision with your name and a date'],
      ['Exercises and incidents', 'Reports with times, your role marked'],
      ['Templates and tools', 'Release page, copies, sites that run them'],
      ['Talks to practitioners', 'Program of a regional or sector conference'],
      ['Agreements and payments', 'Contract for the outside work, receipts'],
    ],
    results: [
      ['Recovery time of a service', 'Start and end events fixed beforehand; drills and incidents apart'],
      ['Restore success', 'First attempts only, of all attempts'],
      ['Accounts that could cause harm', 'Same query before and after, same directory'],
      ['Time to migrate', 'From freeze to sign-off, with rollbacks included'],
    ],
    letters: [
      ['Director of a network or service center', 'Why this method was chosen over one it had tried'],
      ['User of the service (nurse, teacher, clerk)', 'What the failure or drill was like at the desk'],
      ['Vendor engineer', 'What was tested before the default changed'],
      ['Academic or auditor', 'How the method differs from the standard, point by point'],
    ],
    progress: {
      ask: 'Who pays for the next twelve months, who lends equipment and sites, and what may you do under your employment contract?',
      lines: 6,
      hint: 'Agreements with bodies other than your employer keep the endeavor alive when the job ends.',
    },
    options: [
      {
        name: 'Origin in a failure you examined',
        when: 'The method began with an event that you can document.',
        pattern: 'After [[field: event]] on [[short: date]] I recorded [[field: finding]]; the first edition of [[field: method]] followed on [[short: date]].',
        proof: 'the dated record, the edition, a colleague who was there.',
      },
      {
        name: 'Led by others now',
        when: 'People you trained carry it out.',
        pattern: '[[short: Number]] of the last [[short: number]] drills were led by [[field: role]] at their own site.',
        proof: 'time sheets signed by them, training list.',
      },
      {
        name: 'Means secured',
        when: 'There is a paid agreement or lent equipment.',
        pattern: '[[field: Body]] has agreed to [[field: amount or equipment]] for [[field: period]], and had delivered [[field: part]] by [[short: date]].',
        proof: 'agreement and payment or delivery record.',
      },
    ],
  },
  prong3: {
    balance: {
      impractical: 'Would one employer create a position whose purpose is the recovery, access or migration of other organizations?',
      benefitAnyway: 'Administrators are available. What would stop if you, and not they, stopped keeping the method?',
      urgency: 'Do contracts, end-of-support dates, grant terms or a network’s own deadline fix the time?',
      beyondMinimum: 'Compare five postings with what the method needed. Which part appears in none?',
      economic: 'What does a site save, in hours or purchases? Who in the U.S. is paid or trained?',
      noHarm: 'Do local staff keep the work and become able to do more of it?',
    },
    options: [
      {
        name: 'Trust that needs independence',
        when: 'Sites disclose weaknesses only to someone who sells nothing.',
        pattern: 'Members share [[field: sensitive finding]] because [[field: petitioner’s position]]; [[field: director]] says what they would not give to a vendor.',
        proof: 'the letter, a confidentiality rule, the record of what was shared.',
      },
      {
        name: 'Change while the systems are open',
        when: 'A replacement is under way and will be fixed for years.',
        pattern: '[[short: Number]] organizations sign for [[field: system]] by [[short: date]]; after that the order of [[field: steps]] cannot be changed before [[short: year]].',
        proof: 'procurement notices, their requests to you.',
      },
      {
        name: 'Staff made able, not replaced',
        when: 'Existing workers take over the steps.',
        pattern: '[[short: Number]] employees of [[field: bodies]] now carry out [[field: task]] that was bought in or left undone.',
        proof: 'training list, their manager’s statement.',
      },
    ],
    traps: ['Open-vacancy counts in cybersecurity.', 'Damage estimates of attacks that your method does not address.'],
  },
  exhibits: [
    ['Passport page, resume', 'Identity'],
    ['Degree, evaluation, translation', 'EB-2'],
    ['Letters for five years, with duties', 'EB-2, Prong 2'],
    ['O*NET page of the exact title', 'EB-2'],
    ['Description of the method, edition and date', 'Prong 1, 2'],
    ['Results of drills or migrations with rules', 'Prong 1, 2'],
    ['Review of a real incident', 'Prong 1'],
    ['Minutes or circular of a network', 'Prong 1'],
    ['Vendor’s release note and letter', 'Prong 1, 3'],
    ['Letters from site leaders and users', 'Prong 1, 2'],
    ['Policy pages, dated', 'Prong 1'],
    ['Agreement, payments, lent equipment', 'Prong 2'],
    ['Employer’s consent to outside work', 'Prong 2, 3'],
    ['Plan 2027 to 2029', 'Prong 2, 3'],
    ['Requests of further sites', 'Prong 2, 3'],
  ],
  checks: [
    'No product name or certificate stands where a method should.',
    'Each step that a public framework already contains is credited to it.',
    'Site names and weaknesses are released in writing, or made anonymous.',
    'Drills and real incidents are never added together.',
    'Nothing reads like an offer of services.',
  ],
  worksheets: [
    {
      in: 'endeavor',
      blocks: [
        h2('Standard practice and your difference'),
        p('Take the framework, vendor guide or textbook an expert would name first. Fill in one line per step.'),
        table(
          [2, 2.6, 2.6, 2],
          ['Step', 'What the standard says', 'What you do', 'Evidence that it matters'],
          Array.from({ length: 5 }, () => [fill('Step'), fill('What the standard says'), fill('What you do'), fill('Evidence')]),
        ),
      ],
    },
    {
      in: 'prong1',
      blocks: [
        h2('Map of use'),
        p('Write down every organization that has used any part. The column on payment sorts clients from the rest; the rest is your argument.'),
        table(
          [2.6, 1.6, 2.4, 1.4, 1.8],
          ['Organization, state', 'Since', 'Part used, by whom', 'Paid you?', 'Proof'],
          Array.from({ length: 4 }, () => [fill('Organization, state'), fill('Since'), fill('Part used, by whom'), fill('Paid you'), fill('Proof')]),
        ),
        fillBox('Which use reached furthest from you, and how did it get there?', 2),
      ],
    },
  ],
  runOn: ['prong3', 'exhibits', 'checks'],
  rows: { thresholdParagraph: 9, exhibits: 2 },
})
