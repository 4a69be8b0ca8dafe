/** Workbook of the software engineer; examples are fictional. */
import { fill, h2, p, table } from '../../../domain/documents/blocks.ts'
import type { Document } from '../../../domain/documents/document.ts'
import { caseBuilder } from './case-builder-frame.ts'

export const caseBuilderSoftwareEngineer: Document = caseBuilder({
  id: 'case-builder-software-engineer',
  profession: 'Software engineer',
  edition: '2026-11-23',
  pages: 18,
  runOn: ['endeavor', 'prong3', 'exhibits', 'checks'],
  rows: { exhibits: 1, thresholdParagraph: 3, notes: 11 },
  start: {
    intro: [
      'Code is the easiest work to show and the hardest to call your own. Most of what you wrote sits in an employer’s repository, serves that employer’s customers, and was reviewed and changed by others. The Policy Manual uses a software engineer who adapts an employer’s code for clients as its example of work whose national importance is hard to show.',
      'This workbook looks for the part that leaves the company: a library, protocol, test method, file format, reference implementation or failure analysis that engineers elsewhere can pick up. It need not be famous. One outside team that changed its own build because of your work proves more than ten thousand stars.',
    ],
    collect: [
      'Diplomas and transcripts, with a credential evaluation if they are foreign',
      'Links to public repositories and a list of your merged changes in projects you do not own',
      'Design documents, incident reviews and architecture records you wrote, if you may show them',
      'The intellectual-property and open-source clauses of your employment agreement',
      'Talks, posts, bug reports with identifiers, standards comments, package download records',
      'Names of engineers outside your company who used something you made',
    ],
  },
  threshold: {
    occupation: [
      'Software developers and software quality analysts normally enter with a bachelor’s degree, and O*NET describes both. A title such as “web specialist” or “coder” may point to an occupation with lower entry; choose the O*NET title by what you do, and print it on the day.',
    ],
    degreeCases: [
      ['A U.S. master’s in computer science, software or computer engineering', 'Diploma and transcript. Mark the courses the endeavor rests on.'],
      ['A foreign four-year degree in computing and five years after it', 'Evaluation as a bachelor’s equivalent, and letters that count only the years after the degree was conferred.'],
      ['A degree in mathematics or physics, work in software', 'Transcript with programming and theory courses, and a short statement of how they fit the specialty.'],
      ['A three-year bachelor’s or a bootcamp certificate', 'Ask an evaluator early. A bootcamp is training, not a degree.'],
    ],
    experience: [
      'Ownership of a service or component: its design, its interfaces, its on-call duty',
      'Growth in scope: from fixing defects, to designing a module, to deciding architecture across teams',
      'Languages, platforms and kinds of system (embedded, distributed, mobile, compilers), so that the specialty is visible',
      'Review and mentoring of other engineers’ work, and releases you were accountable for',
    ],
    exceptional: {
      academic: 'Degree or certificate in computing from a college or university.',
      tenYears: 'Letters for ten full-time years as a developer. Freelance work needs contracts and client letters that add up.',
      licence: 'There is no state license. A vendor certificate fits only if it certifies people for the occupation; explain how.',
      pay: 'Tax records or offer letters beside survey data for the same title, level and place. Count stock only as it vested.',
      membership: 'A computing society whose members hold a professional degree. A paid mailing list or a forum is not one.',
      recognition: 'Accepted security disclosures, maintainer status given by others, an award from a body outside your company.',
    },
    traps: [
      'Five years counted from the first job and not from the day the bachelor’s was conferred.',
      'Human-resources letters that confirm dates and title but describe no duties.',
      'Specialty of the degree (for example civil engineering) and of the endeavor never connected.',
    ],
    pattern:
      'I hold [[field: degree]] in [[field: field]] from [[field: school]], conferred [[short: month and year]]. I carry out the endeavor as [[field: occupation]], an occupation whose entry requirement is [[field: requirement]]. The endeavor draws on [[long: two subjects of the degree]].',
  },
  endeavor: {
    find: [
      {
        ask: 'Which tool or library did you write because nothing available solved the problem?',
        lines: 3,
        hint: 'Scripts that a second team copied count. So does the test harness nobody asked for.',
      },
      { ask: 'Which failure do you understand better than the documentation does?', lines: 3, hint: 'Think of incident reviews: a race, a data loss, a broken update, an exploit.' },
      { ask: 'Which of your changes did strangers accept, fork, port or complain about?', lines: 3, hint: 'Issue threads by outside users are evidence of use, even when they are angry.' },
    ],
    contrast: [
      [
        'I will apply my skills in cloud and microservices to help U.S. companies modernize.',
        'I continue *Replaybench*, an open test bench that injects the eleven known failure patterns of instant-payment messages, so that a bank’s vendor can show how its software recovers before it goes live.',
        'A named artifact, a bounded failure class, a user who is not a client.',
      ],
      [
        'I will develop AI software that improves health care.',
        'I maintain a conformance suite for one exchange of medication lists between small clinics’ record systems, with the test data and the fixes published.',
        'One exchange, one outcome, open to any vendor.',
      ],
      [
        'At my employer I will lead the migration to a new platform.',
        'I publish the order of steps, the compatibility layer and the rollback test with which any operator of the same controller family can leave an unsupported runtime.',
        'The employer’s project became a transferable method.',
      ],
    ],
    problem: {
      ask: 'What goes wrong today, in which kind of system, for whom, and how do you know?',
      lines: 6,
      hint: 'Name the component and the failure. Cite an incident record, an advisory, a measurement or a letter, not an industry report.',
    },
    method: {
      ask: 'How does your approach work, in six sentences an operator could follow? What was usual before, and which step is yours?',
      lines: 6,
      hint: 'Give it a working name. Say what it does not do. Point to the commit, design note or paper where the idea first stands.',
    },
    outputs: [
      'Source code under an open license, with tagged releases',
      'A specification, file format or interface that others implement',
      'A conformance or fault-injection test suite with public results',
      'A reference implementation or template repository',
      'Security advisories and fixes accepted upstream',
      'Operator or developer training material that works without you',
    ],
    beneficiaries: [
      ['Vendors that ship the same kind of component', 'They adopt a format, test or fix in their own release process', 'An engineer there who made the change'],
      ['Operators who run such systems with few staff', 'They can check or recover something they had to trust before', 'The person on duty, or their association'],
    ],
    routes: [
      ['Upstream', 'Your change is merged in a project that others ship', 'Merge record, release notes, packages that depend on it'],
      ['Open release', 'Others install, fork or port your code', 'Outside issues, forks with commits, a distributor’s package'],
      ['Standard', 'Your proposal is discussed or adopted by a working group', 'Draft number, minutes, implementers’ reports'],
      ['Vendor adoption', 'A maker that does not employ you changes its product', 'A letter saying what changed, when, and why'],
    ],
    milestones: [
      ['Release that covers a second platform or protocol', 'Tag, changelog, passing public tests'],
      ['First implementation by someone else', 'Their repository, or a letter with a date'],
      ['Measured trial at a site outside your employer', 'Report with the counting method'],
      ['Maintenance shared with a second maintainer', 'Commit rights and release signed by that person'],
    ],
    duties: [
      'Writing, testing and reviewing code to requirements; fixing defects; attending planning',
      'Moving services to a cloud provider, adding monitoring, cutting hosting costs',
      'Integrating purchased software and building features for clients',
    ],
    patterns: [
      'I continue to develop and release [[field: name]], [[field: kind of tool or method]] with which [[field: users outside my employer]] can [[long: what they can newly do]].',
      'I extend [[field: method]] from [[field: first system]], where it is in use, to [[field: second class of systems]], and publish [[field: outputs]].',
    ],
  },
  prong1: {
    merit: {
      ask: 'Describe one failure that your work prevented, shortened or made visible, with date and measurement.',
      lines: 7,
      hint: 'Mean time to recover, number of rejected builds, defects found before release: say who counted and how.',
    },
    importance: {
      field: 'Other engineers build this kind of system differently because of your format, algorithm or test. The usual route for software.',
      jobs: 'Rarely your route. Only with a venture, a place and a hiring plan that you can document.',
      economy: 'Savings outside your employer that a third party measured, for example hours of outage or of manual checking at several operators.',
      public: 'A service on which people depend (water, emergency calls, benefits) keeps running or can be trusted in more than one place.',
    },
    priorities: [
      { key: 'CYB', tier: 'B when you secure critical infrastructure or post-quantum migration; else C', use: 'Your software protects a system of a listed sector or a federal network.' },
      { key: 'CISA', tier: 'B for a sector’s control software or secure-by-design practice', use: 'A maker or operator in the sector uses the result.' },
      { key: 'PQC', tier: 'A if you implement or migrate to the standardized algorithms', use: 'Your tool inventories, replaces or tests cryptography.' },
      { key: 'AIAP', tier: 'B for evaluation and infrastructure; C for “AI” in general', use: 'You test or operate models, and can name the failure you prevent.' },
      { key: 'CMS', tier: 'B when you implement its exchange', use: 'Small practices or patients exchange records with your component.' },
      { key: 'FED', tier: 'B for instant-payment software', use: 'Institutions other than your employer connect through it.' },
      { key: 'GRID', tier: 'B for grid operation and forecasting software', use: 'A utility runs it on its own feeders.' },
      { key: 'GSA', tier: 'C unless a public office uses your code', use: 'The system delivers a public benefit and the method is published.' },
    ],
    effects: [
      ['A vendor changed its release or design', 'Letter from its engineer, changelog entry, advisory'],
      ['Outside engineers build on the code', 'Dependency record, forks with their own commits, ports'],
      ['Operators check or recover what they could not', 'Trial report, runbook of the operator, training list'],
      ['A public body refers to it', 'The document itself, with page and date'],
    ],
    options: [
      {
        name: 'Changed practice upstream',
        when: 'Maintainers or vendors adopted your approach for everyone they serve.',
        pattern:
          '[[field: Project or maker]] has [[long: what it has done differently]] in every release since [[short: date]]; [[field: name of its engineer]] explains that it did so because of [[field: your change]].',
        proof: 'that person’s letter, the merge or release record, and a list of what the component is part of.',
      },
      {
        name: 'A test others can repeat',
        when: 'The value is in measuring a failure, and anyone may run the measurement.',
        pattern: 'With [[field: suite]], [[field: outside team]] found [[long: defect or result]] in a system I have never worked on.',
        proof: 'their report, the published suite at that version, and the fix.',
      },
      {
        name: 'Infrastructure that many stand on',
        when: 'Your component sits below products whose users have never heard of it.',
        pattern: 'The component is included in [[field: distributions or products]], which the record of [[field: source]] lists on [[short: date]]; a fault in it would reach [[long: whom]].',
        proof: 'package metadata, bills of materials, an engineer’s explanation of what depends on it.',
      },
      {
        name: 'Capability for operators without a security team',
        when: 'Small organizations can now do what needed specialists.',
        pattern: '[[short: Number]] operators with [[short: number]] staff or fewer used [[field: tool]] after [[short: hours]] of training, and [[long: what they then did]].',
        proof: 'attendance lists, the trial report, a letter from the association that brought them together.',
      },
    ],
    traps: ['Downloads and stars offered as adoption. Automated builds download too.', 'Revenue, users or uptime of your employer’s product.', 'Tools you have planned but not written.'],
  },
  prong2: {
    skills: [
      ['The algorithm or comparison at the center', 'Graduate course, thesis chapter, earlier system with the same question'],
      ['Running it safely at other people’s sites', 'On-call years, incident reviews, release engineering'],
    ],
    record: [
      ['Authorship', 'Commits under your name, design documents, patents with your claim marked'],
      ['Maintainership', 'Rights granted by a project, reviews you made, releases you signed'],
      ['Security work', 'Advisory identifiers, acknowledgments, fixes accepted'],
      ['Publication and talks', 'Peer-reviewed paper, engineering conference with a program committee'],
      ['Funding', 'Grant or sponsorship of the project, paid to you or to its fiscal host'],
    ],
    results: [
      ['Time to detect or recover', 'From log time stamps, same kind of event, months before and after'],
      ['Defects caught before release', 'Confirmed reports per release, duplicates removed'],
      ['Outside implementations', 'Repositories with commits by people you do not employ'],
      ['Coverage', 'Protocol versions or device families that pass the suite'],
    ],
    letters: [
      ['Maintainer or vendor engineer, no tie to you', 'Which of your decisions they adopted and what they removed'],
      ['Operator of a trial site', 'What the shift does now, before and after, with an example'],
      ['Researcher who reused the method', 'Why earlier attempts failed on their systems'],
      ['Former technical lead', 'Your part in a design, set apart from the team’s'],
    ],
    progress: {
      ask: 'Hours per week on the endeavor since when, money and equipment, employer’s permission, and the next release date',
      lines: 7,
      hint: 'A contribution graph is not a plan. State who reviews, who hosts, who pays, and what happens if you change jobs.',
    },
    options: [
      {
        name: 'The person behind the design',
        when: 'Public history shows that the decisive idea was yours.',
        pattern: 'I proposed [[field: decision]] on [[short: date]] in [[field: public discussion]]; it was released in version [[short: number]].',
        proof: 'the dated thread, the commit, and an outside engineer who followed both.',
      },
      {
        name: 'A releasing project',
        when: 'You can show steady versions, users and repair of faults.',
        pattern: 'Since [[short: date]] I have released [[short: number]] versions and closed [[short: number]] reports by outside users, the last on [[short: date]].',
        proof: 'release page printed with its date, and an issue list with authors.',
      },
      {
        name: 'Rights and independence settled',
        when: 'An officer could ask whether your employer owns the work.',
        pattern: 'My employer confirmed on [[short: date]] that it claims no rights in [[field: project]] and that I may continue it.',
        proof: 'the signed release, the license file, contributor agreements.',
      },
    ],
  },
  prong3: {
    balance: {
      impractical: 'Which employer would define a job around an open component used by its competitors? What would be lost if one did?',
      benefitAnyway: 'Others can code. What knowledge of this code base, its users and its failure cases comes only with you?',
      urgency: 'Does a standard, a product line, a key size or a platform’s end of support fix a date?',
      beyondMinimum: 'Which skill would no job posting list, for example rebuilding a vendor’s toolchain from memory dumps?',
      economic: 'What do operators or vendors save, counted by them? Who is paid in the U.S. to help?',
      noHarm: 'Is the result free to all, and does it create paid maintenance for others?',
    },
    options: [
      {
        name: 'Neutral maintenance',
        when: 'Competing firms rely on the project because none of them owns it.',
        pattern: '[[field: Vendor engineer]] writes that [[field: firm]] could adopt [[field: format]] only because no competitor controls it.',
        proof: 'that letter, the governance file, the grant’s condition of independence.',
      },
      {
        name: 'A date outside your control',
        when: 'Design choices freeze soon for years.',
        pattern: '[[field: Makers or agencies]] decide on [[field: interface]] by [[short: date]]; after that, changes wait until [[short: year]].',
        proof: 'a published schedule or a letter naming the product line.',
      },
    ],
    traps: ['Statistics about how hard developers are to hire.', 'The sentence “my skills cannot be put into a job description” without an example.'],
  },
  exhibits: [
    ['Passport page, resume', 'Identity'],
    ['Diploma, transcript, evaluation', 'EB-2, Prong 2'],
    ['O*NET summary and job postings', 'EB-2'],
    ['Employer letters with duties', 'EB-2, Prong 2'],
    ['Signed statement of the endeavor', 'Prong 1, 2'],
    ['Technical description, version and date', 'Prong 1, 2'],
    ['Repository record: license, releases, authors', 'Prong 1, 2'],
    ['Employer’s release of rights', 'Prong 2, 3'],
    ['Trial report with counting method', 'Prong 1, 2'],
    ['Letters from outside engineers and operators', 'Prong 1, 2, 3'],
    ['Public priority documents, printed with date', 'Prong 1'],
    ['Work plan with budget and milestones', 'Prong 2, 3'],
    ['Grant or sponsorship agreement', 'Prong 2'],
    ['Letters of interest, dated before filing', 'Prong 2, 3'],
  ],
  checks: [
    'An engineer who reads the endeavor knows what to clone, run or implement.',
    'Work of the team and work of yours are told apart in every sentence.',
    'The license and the owner of each output are stated.',
    'Nothing confidential of an employer or customer is disclosed; export-controlled code was checked before release.',
    'Numbers about use name the source, the date and what was left out.',
  ],
  worksheets: [
    {
      in: 'endeavor',
      blocks: [
        h2('Whose code is it?'),
        p('Fill this in before you write a line of the letter. A project that an employer owns can still be described, but the plan must then rest on that employer’s consent.'),
        table(
          [2.2, 1.6, 1.6, 2, 2],
          ['Component', 'Written at work or alone', 'Owner', 'License', 'Consent, with date'],
          Array.from({ length: 4 }, () => [fill('Component'), fill('Written at work or alone'), fill('Owner'), fill('License'), fill('Consent')]),
        ),
      ],
    },
    {
      in: 'prong2',
      blocks: [
        h2('From commit history to evidence'),
        p('Choose five changes, not five hundred. For each, show that an outsider cared.'),
        table(
          [2.2, 1.2, 3, 2.6],
          ['Change, link', 'Date', 'Decision in it that was yours', 'Outsider who used or discussed it'],
          Array.from({ length: 3 }, () => [fill('Change'), fill('Date'), fill('Decision'), fill('Outsider')]),
        ),
      ],
    },
  ],
})
