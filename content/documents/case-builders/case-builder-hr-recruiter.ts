/** Workbook of HR and recruiting; examples are fictional. */
import { fill, h2, p, table } from '../../../domain/documents/blocks.ts'
import type { Document } from '../../../domain/documents/document.ts'
import { caseBuilder } from './case-builder-frame.ts'

export const caseBuilderHrRecruiter: Document = caseBuilder({
  id: 'case-builder-hr-recruiter',
  profession: 'HR and recruiter',
  edition: '2026-11-23',
  pages: 16,
  start: {
    intro: [
      'Recruiters often argue that workers are scarce and that they know how to find them. In this petition neither half helps. A shortage of workers is what labor certification exists to test, and filling jobs for clients benefits clients. Put the number of placements aside. Ask what you know about choosing, preparing, keeping or treating people that an unknown employer, college or agency could apply.',
      'Personnel work leaves few public traces, and much of it is protected. Your evidence has to be made with care: pooled figures without names, a changed rule in two versions, a study in which someone else held the key. Begin with consent, because it can seldom be obtained afterward.',
    ],
    collect: [
      'Diplomas; transcripts with courses in selection, learning, law or statistics',
      'Rules, tests, curricula and guides you wrote, with date and owner',
      'Figures an employer has released, with the definition of each',
      'Audits of hiring tools, fairness calculations, corrections',
      'Agreements with councils, colleges, workforce boards, veterans’ groups',
      'Letters that confirm duties beyond administration',
    ],
  },
  threshold: {
    occupation: [
      'O*NET has human resources managers; human resources specialists; training and development specialists and managers; compensation and benefits specialists. A bachelor’s degree is the usual entry. Human resources assistants, payroll clerks and staffing coordinators are a different matter, and a recruiter paid by commission will be asked whether the position needs a degree. Settle this before you write about anything else.',
    ],
    degreeCases: [
      ['A master’s in industrial psychology, human resources or adult education', 'Diploma and transcript. Name the course on which the method rests.'],
      ['A general master’s in business or public administration', 'The concentration, or the thesis, if it dealt with work and people.'],
      ['A law, language or engineering degree abroad', 'Evaluation, and postings that accept any bachelor’s degree for the occupation, where they do.'],
      ['A bachelor’s and years in agencies', 'Letters that show selection, training or analysis. Sourcing and scheduling prove little.'],
    ],
    experience: [
      'Design of selection steps, interviews, tests or curricula, and their revision',
      'Decisions on pay structures, grades or career steps',
      'Investigations, negotiations and compliance for which you answered',
      'Leading a function, a site or a program with its results',
    ],
    exceptional: {
      academic: 'Degree or certificate in personnel, psychology, education or labor law.',
      tenYears: 'Ten years in full-time positions of the occupation; count years as an assistant separately.',
      licence: 'A senior professional certification in human resources that requires practice and an examination.',
      pay: 'Fixed salary against survey data. Commission depends on placements and is a weak comparison.',
      membership: 'A professional body that asks for a degree or certification and a code of conduct.',
      recognition: 'Appointment to a workforce board or standards group, an award whose jury judged results.',
    },
    traps: [
      'The recruiter’s title without proof of a degree requirement.',
      'Agency ownership shown as a license of the person.',
      'Letters from placed candidates.',
      'Five years that begin before the degree was conferred.',
    ],
    pattern:
      'I am a [[field: O*NET title]] with [[field: degree]] ([[field: school]], [[short: year]]). Employers ask for [[field: entry degree]] ([[field: postings]]). The endeavor rests on [[field: course or thesis]] and on [[short: number]] years of [[long: selection, training or analysis]].',
  },
  endeavor: {
    find: [
      {
        ask: 'Which step of hiring or training did you abolish, reverse or add, and what showed that it was right?',
        lines: 3,
        hint: 'Résumé screen, first interview, probation talk, shift plan, exit survey.',
      },
      { ask: 'Which people were shut out or left, for a reason that had nothing to do with the work?', lines: 3 },
      { ask: 'Who else decides about such people, without your budget or your software?', lines: 3, hint: 'Small plants, clinics, school districts, bases, workshops.' },
    ],
    contrast: [
      [
        'I will recruit skilled talent for U.S. companies.',
        'I continue a practice in which the tasks of a job are measured before anyone is hurt, so that physician, worker and employer agree on the first day which ones remain possible.',
        'From filling places to a rule that others keep.',
      ],
      [
        'I promote diversity and inclusion in the workplace.',
        'I develop an audit that an employer of 200 can run on a purchased screening tool in one day, with made-up applications and a report the vendor must answer.',
        'A test with an object and an addressee.',
      ],
      [
        'I help veterans find good jobs.',
        'I maintain a table that translates maintenance codes of military units into entrance requirements of six technical colleges, agreed with their registrars.',
        'The translation is the thing, and others keep it.',
      ],
    ],
    problem: {
      ask: 'Follow one person through the present process. Where does the decision go wrong, and what does it cost whom?',
      lines: 5,
      hint: 'With consent or as a composite that you mark as such. Add counts from files, by someone with access.',
    },
    method: {
      ask: 'Occasion, observation, decision, safeguard, follow-up. What can be repeated without you?',
      lines: 6,
      hint: 'Say what the method must not use: age, photographs, home address, software scores.',
    },
    outputs: [
      'Work samples or interview kit with scoring',
      'Curriculum with entrance and exit test',
      'Audit procedure for a hiring tool',
      'Shift, retention or return-to-work program',
      'Pooled data under an agreement',
      'Training of observers or mentors',
    ],
    beneficiaries: [
      ['Applicants outside usual papers', 'They are seen doing the work', 'Workshop, union, veterans’ counselor'],
      ['Small employers', 'They decide by a rule that can be examined', 'Council or chamber'],
      ['Colleges and boards', 'They place, advance or certify otherwise', 'Dean, program director'],
    ],
    routes: [
      ['Council or sector group', 'Rule for all members', 'Old and new text, vote'],
      ['Public college or board', 'Placement or funding condition', 'Catalog, policy'],
      ['Open kit', 'Users train users', 'Register, second generation'],
      ['Scholarly check', 'Repeated elsewhere', 'Study, data terms'],
    ],
    milestones: [
      ['Results under another’s seal', 'Date of opening'],
      ['Fairness figures reviewed outside', 'Review, withdrawn items'],
      ['Keeper other than the author', 'Signed offer'],
    ],
    duties: [
      'Sourcing, interviewing and onboarding for open positions',
      'Payroll, benefits, files, policies of one employer',
      'Employer branding, engagement surveys, events',
      'Employee relations and advice to managers',
    ],
    patterns: [
      'I continue to develop [[field: name]], with which [[field: kind of employer or school]] decides about [[field: admission or advance]] by [[field: observation]], under [[long: safeguard and outside check]].',
      'I test [[field: hiring tool or practice]] for [[field: fault]], publish [[field: procedure]], and hand it to [[long: council, board or college]].',
    ],
  },
  prong1: {
    merit: {
      ask: 'Whom did the old rule choose, whom the new one, and how did both fare? Who held the scores?',
      lines: 5,
      hint: 'Completion, injuries, pay after a year. Satisfaction is not a result.',
    },
    importance: {
      field: 'Employers, schools or auditors decide in another way.',
      jobs: 'Jobs created by a funded program of yours in a named, economically depressed area.',
      economy: 'Losses through early leaving reduced at many firms, in their accounts.',
      public: 'People who had been shut out are working, or a care or safety unit stays staffed, because of the method.',
    },
    priorities: [
      { key: 'TRADE', tier: 'A for admitting and keeping apprentices', use: 'Active apprentices are what you count.' },
      { key: 'MEP', tier: 'C for small makers', use: 'A center arranged a trial.' },
      { key: 'NICE', tier: 'B for roles and skills in cybersecurity', use: 'Your test follows its work roles.' },
      { key: 'VA', tier: 'B for veterans into technical work', use: 'A program office or college took part.' },
      { key: 'RMF', tier: 'B for audits of AI hiring tools', use: 'You measure a risk it describes.' },
      { key: 'AIAP', tier: 'C for retraining', use: 'One action can be quoted.' },
      { key: 'CHIPS', tier: 'B for training in chip regions', use: 'A workforce program under it uses your course.' },
    ],
    effects: [
      ['A standard reads differently', 'Both texts, minutes'],
      ['A school places differently', 'Catalog, results'],
      ['Excluded people work', 'Counts of a third party'],
      ['A tool was corrected', 'Audit, vendor’s reply'],
    ],
    options: [
      {
        name: 'Sealed prediction',
        when: 'Scores existed before outcomes and nobody used them.',
        pattern:
          'Of [[short: number]] people admitted by [[field: old rule]], those with [[field: high score]] completed in [[short: number]] cases of [[short: number]], those with [[field: low score]] in [[short: number]] of [[short: number]].',
        proof: 'report, statement of the keeper of the seal.',
      },
      {
        name: 'Rule for a whole sector',
        when: 'A council, board or association changed its text.',
        pattern: 'Since [[short: date]] [[field: body]] admits by [[field: method]]; it binds [[short: number]] employers, [[short: number]] of whom never met me.',
        proof: 'texts, vote, coordinator’s letter.',
      },
      {
        name: 'Machine held to account',
        when: 'You found a fault in automated selection.',
        pattern:
          'With [[short: number]] made-up applications the audit showed [[field: fault]] in [[field: kind of tool]]; [[field: employer or vendor]] changed [[field: setting]] and it was repeated.',
        proof: 'procedure, both runs, reply.',
      },
    ],
    traps: ['Vacancies, placements, time to hire.', 'Shortage of any profession.', 'A consulting firm for employers in general.', 'Diversity or engagement without a decision that changed.'],
  },
  prong2: {
    skills: [
      ['Selection, learning, law', 'Courses, thesis, certificates'],
      ['Building tasks or curricula', 'Kits, versions, corrections'],
      ['Measuring fairly', 'Statistics, audits'],
    ],
    record: [
      ['Programs', 'What you designed, what went on after you left'],
      ['Studies', 'Share, data keeper'],
      ['Users', 'Employers, schools, observers trained by others'],
      ['Service', 'Boards, standards, juries'],
    ],
    results: [
      ['Completion or stay', 'All admitted, same period'],
      ['Agreement of observers', 'Pairs of sheets'],
      ['Group differences', 'Method and limit stated'],
      ['Hours per decision', 'Clock of the user'],
    ],
    letters: [
      ['Coordinator of many employers', 'Files before, objection, vote'],
      ['Scholar of selection', 'What the raw sheets showed'],
      ['Dean or workshop head', 'People placed or admitted, and hard cases'],
      ['Former manager', 'A first version that failed'],
    ],
    progress: {
      ask: 'Consents, data terms, funds, partners, hours: what is signed and personal to you?',
      lines: 5,
      hint: 'An employer’s data leave with no one. Agree on pooled figures now.',
    },
    options: [
      {
        name: 'Gave up a favorite',
        when: 'You withdrew an item after evidence.',
        pattern: '[[field: Reviewer]] found that [[field: item]] favored [[field: group]]; on [[short: date]] I withdrew it and told [[field: users]].',
        proof: 'notice, reviewer’s letter.',
      },
      {
        name: 'Second generation',
        when: 'Those you trained train others.',
        pattern: 'Of [[short: number]] registered [[field: observers]], I trained [[short: number]].',
        proof: 'register, a trainer’s letter.',
      },
      {
        name: 'Follow-up under consent',
        when: 'A series continues for years.',
        pattern: '[[short: Number]] people agreed to be followed until [[short: year]]; [[field: analyst]] holds the key.',
        proof: 'consent form, data terms.',
      },
    ],
  },
  prong3: {
    balance: {
      impractical: 'Would rivals send results to one of them? Would the register outlive a sponsor?',
      benefitAnyway: 'If there were applicants enough for every job, what would choosing well still need from you?',
      urgency: 'Which cohort, vote, consent or program year ends?',
      beyondMinimum: 'Which ability at the bench, on the ward or in a cell block does no job posting name?',
      economic: 'What does early leaving cost, by the users’ accounts?',
      noHarm: 'Which workers here are admitted, kept or advanced?',
    },
    options: [
      {
        name: 'Good for workers here',
        when: 'The effect itself serves U.S. workers.',
        pattern: '[[short: Number]] people whom [[field: old rule]] excluded now work at [[field: employers]]; [[field: counselor]] counted them.',
        proof: 'counselor’s letter, counting rule.',
      },
      {
        name: 'Register without an owner',
        when: 'Pooled data need a neutral place.',
        pattern: '[[short: Number]] employers send results on terms that bar [[field: any employer]] from seeing those of others.',
        proof: 'terms, letter from one employer.',
      },
      {
        name: 'Cohort that ends',
        when: 'A follow-up or vote is dated.',
        pattern: 'The [[field: cohort]] completes on [[short: date]] and [[field: body]] votes on [[short: date]].',
        proof: 'consent, agenda.',
      },
    ],
    traps: ['Any figure on unfilled positions.', 'Your employer’s need of you.', 'Tax and fee income from placements.'],
  },
  exhibits: [
    ['Passport, resume', 'Identity'],
    ['Degrees, evaluation', 'EB-2, Prong 2'],
    ['O*NET, postings', 'EB-2'],
    ['Statement, manual', 'Prong 1, 2'],
    ['Study with sealed scores', 'Prong 1, 2'],
    ['Standard, both texts', 'Prong 1'],
    ['Letters from users, scholar', 'Prong 1, 2, 3'],
    ['Public pages, dated', 'Prong 1'],
    ['Employer letters, release', 'Prong 2, 3'],
    ['Register, data terms', 'Prong 2, 3'],
    ['Grant, work plan', 'Prong 2, 3'],
    ['Letters of intent', 'Prong 2, 3'],
  ],
  checks: [
    'The words shortage, gap and talent pool occur nowhere.',
    'Figures have a definition, a period and a keeper.',
    'No applicant or employee can be recognized without consent.',
    'Fairness was examined, and what was withdrawn is named.',
  ],
  worksheets: [
    {
      in: 'exhibits',
      blocks: [
        h2('Consent ledger'),
        p('Whose data stand behind the figures, and what you may show. A gap here removes an exhibit.'),
        table(
          [2, 1.8, 1.6, 1.4, 1],
          ['People or owner', 'Data, period', 'Form of consent', 'Valid until', 'Exhibit'],
          Array.from({ length: 3 }, () => [fill('People or owner'), fill('Data, period'), fill('Form of consent'), fill('Valid until'), fill('Exhibit')]),
        ),
      ],
    },
  ],
  runOn: ['endeavor', 'prong1', 'prong2', 'prong3', 'exhibits', 'checks'],
  rows: { exhibits: 2, effects: 0, skills: 1, letters: 0, outputs: 2, notes: 9 },
})
