/** Workbook of the physician and dentist; examples are fictional. */
import { fill, fillBox, h2, p, table } from '../../../domain/documents/blocks.ts'
import type { Document } from '../../../domain/documents/document.ts'
import { caseBuilder } from './case-builder-frame.ts'

export const caseBuilderPhysicianDentist: Document = caseBuilder({
  id: 'case-builder-physician-dentist',
  profession: 'Physician and dentist',
  edition: '2026-11-23',
  pages: 19,
  start: {
    intro: [
      'Clinicians rarely lose on merit. They lose because the petition describes care of their own patients, which stays local however good it is. This workbook looks for the part of your work that another clinic can carry out without you: a protocol, a screening step, a registry, a training program, a way of prescribing less.',
      '**Decide on the route first.** Physicians who work full time in a shortage area or for Veterans Affairs have a waiver of their own, which does not cover dentists: Policy Manual, [volume 6, part F](https://www.uscis.gov/policy-manual/volume-6-part-f), chapter 6. If your case is a service commitment, read that chapter before you go on. This workbook is for the general waiver, the three prongs of *Dhanasar*. Dentists use the same worksheets with dental examples.',
    ],
    collect: [
      'Degree, transcript, evaluation, license, board and ECFMG certificates, residency record, any J-1 waiver',
      'Protocol texts by date, with committee approvals',
      'Audit, registry or quality reports without patient names',
      'Letters or minutes from hospitals, clinics and payers that changed something',
      'Approvals of an ethics board, or its statement that none was needed',
      'Contracts: who owns what you write, how your week is divided',
    ],
  },
  threshold: {
    occupation: [
      'Physicians and dentists enter practice with a professional degree, so the occupation is rarely doubted. Name the O*NET title of the specialty in which the endeavor lies. If the endeavor is research or informatics, ask whether the medical degree is the one it needs.',
      'A state license is not an EB-2 requirement in itself. If the plan includes treating patients, show the license, or the exact step at which you are and its date.',
    ],
    degreeCases: [
      ['U.S. M.D., D.O., D.D.S. or D.M.D.', 'Diploma. No evaluation.'],
      ['Foreign medical or dental degree entered from secondary school', 'Evaluation that compares the program with the U.S. professional degree and says why.'],
      ['Foreign degree and a U.S. master’s, such as public health', 'Both. Use the master’s as the simpler proof and the clinical degree for fit.'],
      ['Residency only documented by a logbook', 'Certificate or letter of the program with dates and scope.'],
    ],
    experience: [
      'Independent care in the specialty, with the kinds of cases and procedures',
      'Writing or revising protocols, serving on a quality or infection committee',
      'Supervising residents, hygienists, nurses or community health workers',
      'Designing audits and reporting them to a hospital board or public office',
    ],
    exceptional: {
      academic: 'Professional degree, residency, fellowship.',
      tenYears: 'Letters from hospitals or practices for ten full-time years; training years are described as what they were.',
      licence: 'License and board certification, with dates and any restriction.',
      pay: 'Compare base pay and production share with a survey for specialty and region.',
      membership: 'A college or academy that admits after an examination or peer review.',
      recognition: 'Guideline panels, quality awards to you by name, invitations by a health department.',
    },
    traps: [
      'An evaluation that calls a six-year medical degree “bachelor of medicine” and stops there.',
      'A gap between the clinical specialty and the subject of the endeavor.',
      'Translations of diplomas by the applicant.',
      'A plan to treat patients in a state where the license has not been applied for.',
    ],
    pattern:
      'My degree of [[field: title]] from [[field: school]] ([[short: year]]) was evaluated as [[field: U.S. degree]]. I carry out the endeavor as a [[field: specialty]]; residency in [[field: subject]] taught me [[long: part of the protocol]].',
  },
  endeavor: {
    find: [
      {
        ask: 'Which harm or delay have you seen repeat itself, and at which step of care does it begin?',
        lines: 4,
        hint: 'Intake, the recall list, the chairside check, discharge, the pharmacy, the transfer call.',
      },
      {
        ask: 'What have you written, drawn or programmed that colleagues use when you are away?',
        lines: 4,
        hint: 'Order sets, checklists, call scripts, consent talks, recall rules, image libraries.',
      },
      {
        ask: 'Which place could least afford a specialist, and what would it need to do the step by itself?',
        lines: 4,
        hint: 'Say who would do it: a nurse at night, a hygienist in a van, a school.',
      },
    ],
    contrast: [
      [
        'As an orthodontist I will give underserved communities access to quality care.',
        'I continue *Second Look*, a teledentistry step in which hygienists photograph five sites of the mouth and a remote reader sorts lesions for biopsy; misses and false referrals are published by site.',
        'Access became one step with a count of errors.',
      ],
      [
        'I am a psychiatrist in a field of great need.',
        'I develop a caseload rule that tells a primary-care team, week by week, which patients with depression have not improved and need a change, and train practices to run it without a psychiatrist on site.',
        'Need was replaced by a rule others run.',
      ],
      [
        'I will perform advanced surgery with better outcomes.',
        'I run a registry through which surgeons of small hospitals compare leaks after one operation and rehearse the step where they occur.',
        'From personal skill to a means for other surgeons.',
      ],
    ],
    problem: {
      ask: 'Which patients, which step, how often does it fail, and how do you know?',
      lines: 8,
      hint: 'An audit of sixty charts with a stated rule is enough to begin. Figures on shortages of clinicians do not answer this question.',
    },
    method: {
      ask: 'Write the protocol as a sequence: who does what, when, with which limit, and what happens if not.',
      lines: 10,
      hint: 'Mark what comes from an existing guideline. Your part is often the order, the trigger, or who is allowed to start.',
    },
    outputs: [
      'Protocol with edition number and approval',
      'Training file or simulation for staff of other sites',
      'Registry form with definitions',
      'Decision aid or order set for record systems',
      'Tele-mentoring series with case minutes',
      'Article, guideline chapter or public report',
    ],
    beneficiaries: [
      ['Hospitals and clinics outside your group', 'They carry out a step they used to refer or miss', 'Nursing or medical director'],
      ['Makers of record systems', 'They build the step into a form', 'Product or clinical board'],
      ['Health departments, payers', 'They recommend or pay for the step', 'Program officer'],
      ['Schools of nursing, dentistry, hygiene', 'They teach it', 'Course director'],
    ],
    routes: [
      ['Collaborative', 'A group of hospitals adopts one text', 'Minutes, site list with start dates'],
      ['Record form', 'The question or order set is in a release', 'Release note, number of sites that keep it on'],
      ['Tele-mentoring', 'Sites learn by discussing cases', 'Attendance by site, changed orders'],
      ['Guideline', 'A society cites or adopts it', 'Text before and after'],
    ],
    milestones: [
      ['New site starts with trainers other than you', 'Start report signed by the site'],
      ['Safety limit watched for twelve months', 'Registry table with harms'],
      ['Comparison with sites that wait', 'Protocol registered beforehand'],
      ['Text governed by a group', 'Resolution'],
    ],
    duties: [
      'Examining, diagnosing, prescribing, operating, filling and extracting',
      'Taking calls, supervising residents or hygienists in the usual way',
      'Following guidelines and keeping records',
      'Opening or managing a practice',
    ],
    patterns: [
      'I continue to test and hand over [[field: protocol]], by which [[field: staff at what kind of site]] can [[field: step]] for patients with [[field: condition]], measured by [[long: outcome and harm]].',
      'I build [[field: registry or training]], with which [[field: clinicians elsewhere]] find and correct [[field: failure]].',
    ],
  },
  prong1: {
    merit: {
      ask: 'What changed for patients at sites other than yours? Give the outcome, the harm you watched, and who counted.',
      lines: 7,
      hint: 'Before and after in the same sites is acceptable if you name what else changed in that year.',
    },
    importance: {
      field: 'A medical or dental advance or a better process that practices elsewhere carry out.',
      jobs: 'Rarely. New positions for community health workers at several sites may be named.',
      economy: 'Avoided transfers, admissions or repeat procedures, counted by payers or hospitals.',
      public: 'A risk to a population is found earlier or falls. This needs numbers from outside your practice.',
    },
    priorities: [
      { key: 'CDC', tier: 'B for a named condition; C otherwise', use: 'Maternal health, chronic disease or opioids is your subject, and you print the page that says so.' },
      { key: 'CMS', tier: 'B when your step moves data through it', use: 'The protocol writes or reads a coded field that other systems see.' },
      { key: 'HPSA', tier: 'C; shows where a place is, never why you matter', use: 'Dental sites of your trial lie in designated areas.' },
      { key: 'HRSA', tier: 'C; it projects workforce', use: 'Only to describe the setting. Leave the projected gaps out.' },
      { key: 'RMF', tier: 'B for clinical AI with measured risk', use: 'A reader or triage model is part of the protocol.' },
      { key: 'BEAD', tier: 'C', use: 'Remote reading depends on connections being built.' },
    ],
    effects: [
      ['A site outside your group changed a step', 'Old and new order set, start report'],
      ['A form asks a new question', 'Release note and count'],
      ['Harm fell or was watched', 'Registry report by an outside body'],
      ['A school or society teaches it', 'Syllabus, guideline text'],
      ['Another specialty copied the design', 'Letter from its investigator'],
    ],
    options: [
      {
        name: 'Runs without the inventor',
        when: 'Sites you did not train show the same result.',
        pattern:
          'At [[short: number]] sites started by [[field: trainers]], [[field: outcome]] moved from [[short: value]] to [[short: value]]; at sites I started, from [[short: value]] to [[short: value]].',
        proof: 'registry table by site, start reports.',
      },
      {
        name: 'Built into the record',
        when: 'A software maker or network adopted the step.',
        pattern: 'Version [[short: number]] of [[field: system]] asks [[field: question]] at [[short: number]] sites; [[short: number]] switched it off.',
        proof: 'release note, maker’s letter.',
      },
      {
        name: 'Less of something harmful',
        when: 'Stewardship, opioid-sparing or imaging work.',
        pattern: 'Prescriptions of [[field: drug class]] per [[short: number]] visits fell from [[short: value]] to [[short: value]], while [[field: balancing measure]] stayed at [[short: value]].',
        proof: 'pharmacy or payer data, audit rule.',
      },
      {
        name: 'Earlier finding',
        when: 'A screening step changes stage or time to treatment.',
        pattern:
          'Of [[short: number]] persons screened by [[field: staff]], [[short: number]] had [[field: finding]]; the median wait was [[field: time]], compared with [[field: time]] at [[field: comparison]].',
        proof: 'reading log, laboratory confirmation in totals.',
      },
    ],
    traps: [
      'Numbers of patients treated by you.',
      'A county’s lack of clinicians as the reason for national importance.',
      'Gratitude letters of patients.',
      'Disease burden of the whole country without a step from your protocol to it.',
    ],
  },
  prong2: {
    skills: [
      ['Clinical content', 'Residency, fellowship, board subject'],
      ['Measurement of outcomes', 'Public health courses, audit, registry work'],
      ['Change in other organizations', 'Committee service, site starts, training of staff'],
      ['Data protection and ethics', 'Courses, approvals, agreements'],
    ],
    record: [
      ['Protocols written', 'Editions with your name, committee date'],
      ['Publications', 'Your contribution; studies by others that apply the step'],
      ['Committees and panels', 'What the text said before and after your part'],
      ['Grants', 'Role, amount, period'],
      ['Teaching', 'Sites that run the step after the course; attendance alone says little'],
    ],
    results: [
      ['Time from arrival to the step', 'Median at each site, same clock'],
      ['Finding or treatment rate', 'Numerator and denominator as in the registry'],
      ['Harm or false alarm', 'Counted with the same care'],
      ['Sites active after a year', 'Reports received; silence counts as inactive'],
    ],
    letters: [
      ['Nurse, hygienist or manager of another site', 'What happens now at the bedside or chair'],
      ['Registry keeper', 'How it was counted and what you could not touch'],
      ['Software maker or payer', 'Why the step was accepted'],
      ['Clinician of another specialty', 'What was copied and why'],
    ],
    progress: {
      ask: 'License, protected time, sites under agreement, data access, money: what is signed, and what ends with your present position?',
      lines: 8,
      hint: 'Two protected days a week in writing are stronger than an intention to work evenings.',
    },
    options: [
      {
        name: 'Charts to protocol',
        when: 'You found the failure yourself.',
        pattern:
          'I reviewed [[short: number]] charts between [[short: dates]] under [[field: approval]]; [[field: cause]] occurred in [[short: number]], and section [[short: number]] of the protocol answers it.',
        proof: 'audit report, edition 1, approval.',
      },
      {
        name: 'Changed by evidence',
        when: 'You removed or corrected a step.',
        pattern: 'After [[field: site]] reported [[field: problem]], edition [[short: number]] dropped [[field: step]].',
        proof: 'minutes of the case meeting, both texts.',
      },
      {
        name: 'Sites waiting with a date',
        when: 'Agreements are signed before filing.',
        pattern: '[[short: Number]] hospitals or clinics will begin by [[short: date]]; each names [[field: responsible person]] and hours.',
        proof: 'agreements.',
      },
    ],
  },
  prong3: {
    balance: {
      impractical: 'Would an employer’s vacancy be a clinic position? Which hours of the endeavor happen outside it?',
      benefitAnyway: 'Licensed colleagues exist and use the protocol. What is lost if its author stops now?',
      urgency: 'Are there start dates, a comparison that closes, or a season of illness?',
      beyondMinimum: 'Which tasks are beyond license and board certificate: registry design, governance, training of trainers?',
      economic: 'What did hospitals or payers report as avoided cost? Who is paid by the grant?',
      noHarm: 'Do local staff keep and widen their work?',
    },
    options: [
      {
        name: 'Belongs to no hospital',
        when: 'Competing systems share one text or registry.',
        pattern: '[[field: Participant]] reports to [[field: registry]] because [[long: neutrality]]; it would not report to [[field: competitor]].',
        proof: 'participation agreement, letter.',
      },
      {
        name: 'Knowledge moved to where patients are',
        when: 'Local staff carry out the step.',
        pattern: '[[field: Staff]] at [[field: site]] now [[field: step]] themselves; [[short: number]] of [[short: number]] cases needed no transfer.',
        proof: 'site report, training record.',
      },
      {
        name: 'A comparison that closes',
        when: 'Evidence can be gained only before everyone starts.',
        pattern: 'Until [[short: date]] [[short: number]] sites have not begun, which permits [[field: design]]; afterward it does not.',
        proof: 'registered design, site calendar.',
      },
    ],
    traps: ['A shortage designation as the main argument.', 'Repeating the outcome table of prong 1.', 'A promise to serve somewhere, made under the wrong route.'],
  },
  exhibits: [
    ['Passport page, curriculum vitae', 'Identity'],
    ['Degree, transcript, evaluation', 'EB-2'],
    ['License, board and training papers', 'EB-2, Prong 2'],
    ['O*NET page of the specialty', 'EB-2'],
    ['Statement of the endeavor', 'Prong 1, 2'],
    ['Protocol with edition and approval', 'Prong 1, 2'],
    ['Registry or audit report', 'Prong 1, 2'],
    ['Letters from other sites', 'Prong 1, 2'],
    ['Release note or guideline text', 'Prong 1'],
    ['Public pages with date', 'Prong 1'],
    ['Ethics decision', 'Prong 2'],
    ['Employer on time and rights', 'Prong 2'],
    ['Agreements of new sites', 'Prong 2, 3'],
    ['Grant, plan, safety limits', 'Prong 2, 3'],
  ],
  checks: [
    'The route under chapter 6 was considered, and the letter does not mix the two.',
    'Own patients appear only as the origin of the question.',
    'Every outcome has its harm or false-alarm measure beside it.',
    'Nothing in any exhibit could identify a patient, dates and places included; small groups are combined, and the owner of the records agreed to the use.',
    'License status is stated for each state in the plan.',
    'Clinical claims are limited to what the report says.',
  ],
  worksheets: [
    {
      in: 'endeavor',
      blocks: [
        h2('Where your week goes'),
        p('A divided week is judged by where the hours are. Enter the usual week and the week after approval.', { keepWithNext: true }),
        table(
          [2.4, 1.2, 1.2, 2.2, 1.2],
          ['Activity', 'Hours now', 'Hours later', 'Serves the endeavor by', 'Proof'],
          [
            ['Own patients', fill('Hours now'), fill('Hours later'), fill('Serves by'), fill('Proof')],
            ['Protocol and case meetings', fill('Hours now'), fill('Hours later'), fill('Serves by'), fill('Proof')],
            ['Starting and training sites', fill('Hours now'), fill('Hours later'), fill('Serves by'), fill('Proof')],
            ['Registry and publication', fill('Hours now'), fill('Hours later'), fill('Serves by'), fill('Proof')],
          ],
        ),
      ],
    },
    {
      in: 'prong1',
      blocks: [
        h2('Outcome and harm, side by side'),
        p('One line per outcome. Leave none without its opposite.', { keepWithNext: true }),
        table(
          [2, 1.1, 1.1, 2, 1.1, 1.1],
          ['Outcome', 'Before', 'After', 'Harm or burden watched', 'Before', 'After'],
          Array.from({ length: 3 }, () => [fill('Outcome'), fill('Before'), fill('After'), fill('Harm or burden'), fill('Before'), fill('After')]),
        ),
        fillBox('What else changed at these sites in the same period', 2),
      ],
    },
  ],
  runOn: ['prong3', 'exhibits', 'checks'],
  rows: { thresholdParagraph: 12, beneficiaries: 1, routes: 2, occupationTest: 2, notes: 11 },
})
