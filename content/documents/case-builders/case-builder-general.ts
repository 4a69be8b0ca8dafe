/** Workbook for a profession that has none of its own; examples are fictional. */
import { bullets, fill, h2, p, table } from '../../../domain/documents/blocks.ts'
import type { Document } from '../../../domain/documents/document.ts'
import { caseBuilder } from './case-builder-frame.ts'

export const caseBuilderGeneral: Document = caseBuilder({
  id: 'case-builder-general',
  profession: 'General (any profession)',
  edition: '2026-11-23',
  pages: 18,
  start: {
    intro: [
      'This edition is for agronomists, architects, economists, lawyers, librarians, nurses, planners, psychologists, translators, veterinarians and all others who do not find their profession in our list. In place of a sample letter your package holds a letter shell: headings, legal standards and open places. Read the complete banking letter (document 4) for its form, and take your content from here.',
      'The rules are the same for every profession. Two of them decide most cases: the endeavor has to be narrower than the occupation, and its effect has to reach people who neither employ nor pay you. Where the examples below come from another field, ask what the same move would be in yours.',
    ],
    collect: [
      'Every diploma, license and registration, with translations',
      'Experience letters from each employer, or documents that can replace them',
      'What you have written, taught, designed, measured or changed, with dates',
      'Proof that someone elsewhere used it',
      'The name of the public body that deals with your problem, and its documents',
      'A calendar: when could each missing paper arrive?',
    ],
  },
  threshold: {
    occupation: [
      'Search O*NET for your duties and not for your title. Read “education” in two or three neighboring occupations, and choose the one that you can honestly say you practice. If most people enter it with less than a bachelor’s degree, the first two doors may be closed however many degrees you hold.',
      'Professions with a state license (law, nursing, architecture, psychology, veterinary medicine) raise a second question: may you carry out the endeavor where you plan to? Research, teaching and design of programs may not need the license; treatment and representation do.',
    ],
    degreeCases: [
      ['Degree with a direct professional title', 'Diploma, transcript, license abroad if any.'],
      ['Integrated first degree of five or more years', 'An evaluation that decides between bachelor’s and master’s level.'],
      ['First professional degree in law, medicine or similar', 'Ask the evaluator how it is treated; practice differs by country.'],
      ['Arts or humanities degree and a technical endeavor', 'Courses and work that connect them, or another endeavor.'],
    ],
    experience: [
      'First duties under supervision, then independent cases, then responsibility for a method, program or staff',
      'Number and kind of cases, sites, texts, projects or animals: whatever your profession counts',
      'Special training that the duties required',
      'Decisions for which you answered by signature',
    ],
    exceptional: {
      academic: 'The official record of a degree, diploma or certificate in the area of your ability.',
      tenYears: 'Letters from present and former employers; public-service records are good substitutes.',
      licence: 'License to practice, chamber registration, sworn or certified status, specialist title.',
      pay: 'Statutory pay scales help: show your step beside the usual one.',
      membership: 'A chamber or learned society, with its rule of admission.',
      recognition: 'Orders, prizes, appointments, invitations to hearings, reviews by named experts.',
    },
    traps: [
      'Titles translated so freely that diploma, letter and form disagree.',
      'A company’s registration or permit in place of a personal license.',
      'Endeavor in a field that neither degree nor years have touched.',
    ],
    pattern:
      'In [[field: country]] I was trained and registered as [[field: profession]] ([[field: degree]], [[short: date]]), which the evaluation places at [[field: U.S. level]]. In the United States the endeavor belongs to the occupation of [[field: O*NET title]].',
  },
  endeavor: {
    find: [
      { ask: 'What do colleagues come to you for, rather than to the person beside you?', lines: 3, hint: 'A kind of case, a table you keep, a way of asking, a repair, a translation key.' },
      { ask: 'Which harm, waste or error do you see again and again, and what have you already tried?', lines: 3, hint: 'Tried is the word that matters. An attempt that half worked is a beginning.' },
      { ask: 'If you could leave one page to everyone who does your work, what would it say?', lines: 3 },
    ],
    contrast: [
      [
        'As a nurse I will improve patient care in the United States.',
        'I test and teach *Second Sip*, a bedside swallowing check for night shifts without a speech therapist, whose results are counted in care homes of two chains.',
        'Nurse: one act, one setting, count by others.',
      ],
      [
        'I will practice sustainable architecture.',
        'I publish details and moisture records of straw-panel walls in wet climates, so that a building official can approve them from data.',
        'Architect: evidence for those who decide.',
      ],
      [
        'I will use my experience in agriculture to support farmers.',
        'I keep a field key by which extension agents tell salt damage from a root disease in pistachio within a morning.',
        'Agronomist: a tool in the hands of a public service.',
      ],
      [
        'I will help immigrants with legal translation.',
        'I maintain a glossary of benefit notices, tested with readers, which three county offices print.',
        'Translator: users are offices, and the test is theirs.',
      ],
    ],
    problem: {
      ask: 'Tell one case from beginning to end in which the problem did its harm. Then say how often it occurs, by whose count.',
      lines: 6,
      hint: 'Remove names. If nobody has counted, say so; counting may be the first step of your plan.',
    },
    method: {
      ask: 'What do you do, step by step? Which step would your teacher not recognize?',
      lines: 7,
      hint: 'Give it a name of two words. A named thing can be cited, tested and asked for.',
    },
    outputs: [
      'Guide, protocol, glossary or key',
      'Course for practitioners, with its test',
      'Design, breed, instrument or detail others can copy',
      'Register, collection or measurements open to others',
      'Draft of a rule, code or standard',
      'Study with a result that can be repeated',
    ],
    beneficiaries: [
      ['Colleagues who never met you', 'They work by your guide, key or design', 'One of them, by name'],
      ['The public those colleagues serve', 'Less harm, waiting or expense', 'The office or institution that counts'],
    ],
    routes: [
      ['Professional body', 'It prints, teaches or recommends', 'Minutes, course list, edition'],
      ['Public service', 'County, state or federal staff use it', 'Form, instruction, officer’s letter'],
      ['Institution', 'Homes, schools, courts or museums adopt it', 'Their rule, start date, head count'],
      ['Publication', 'Others repeat, cite and correct', 'Texts that build on it'],
    ],
    milestones: [
      ['Use in a second institution', 'Agreement, first record'],
      ['Result counted by others', 'Their table'],
      ['Others teach it', 'Program with their names'],
    ],
    duties: ['What the law, a license or a job advertisement says your profession does', 'Serving patients, clients, pupils or readers one by one', 'Managing a department well'],
    patterns: [
      'I continue to test and spread [[field: name]], a [[field: guide, design, course or key]] that lets [[field: practitioners]] [[long: do what, where]].',
      'I study [[field: problem]] in [[field: setting]] and turn the findings into [[field: output]] used by [[long: bodies]].',
    ],
  },
  prong1: {
    merit: {
      ask: 'What is better for a person, animal, building, text or field after your method? Who noticed, and how was it recorded?',
      lines: 5,
      hint: 'Merit can lie in culture, health, education, science, business. It need not be money.',
    },
    importance: {
      field: 'Your profession, or a branch of it, works in another way in more than one place.',
      jobs: 'A concrete undertaking in a region with need; its size is compared with that region.',
      economy: 'A loss avoided by many, shown by those who bore it.',
      public: 'A group of the public is safer, healthier, better informed or better served, by a path that can be followed.',
    },
    priorities: [
      { key: 'HRSA', tier: 'C; projections show a field and never an endeavor', use: 'Your output changes how care is delivered or taught.' },
      { key: 'CDC', tier: 'B for a named condition', use: 'Health professions; the condition is the one you treat in the endeavor.' },
      { key: 'AIED', tier: 'B for teaching young people about AI', use: 'Teachers, librarians, psychologists with such a program.' },
      { key: 'TRADE', tier: 'B for apprenticeship design', use: 'You create training for skilled work.' },
      { key: 'PFAS', tier: 'A if these substances are your subject', use: 'Environmental and water professions.' },
      { key: 'MIN', tier: 'B for processing and recycling', use: 'Geologists, metallurgists, economists of supply.' },
      { key: 'SBA', tier: 'C', use: 'Advisers and economists whose tool small firms use.' },
      { key: 'VA', tier: 'B for transition into work', use: 'Psychologists, trainers and planners with a veterans’ program.' },
    ],
    effects: [
      ['A guide in the hands of strangers', 'Orders, print run of an office, their statements'],
      ['A rule or recommendation', 'Text, date, explanation of the body'],
      ['An institution’s changed routine', 'Old and new instruction'],
      ['A repeated result', 'Second report, by others'],
    ],
    options: [
      {
        name: 'Tool of a public service',
        when: 'Officials use your work in their own tasks.',
        pattern: '[[field: Office]] has used [[field: tool]] since [[short: date]] for [[field: task]]; [[field: officer]] explains what was done before.',
        proof: 'instruction or form, officer’s letter. A letter from an interested agency helps and is never required.',
      },
      {
        name: 'Accepted by the profession',
        when: 'A body of peers recommends or teaches it.',
        pattern: 'The [[field: body]], whose [[short: number]] members practice in [[field: area]], took up [[field: method]] in its [[field: course or guideline]] of [[short: date]].',
        proof: 'the text, minutes, author of the chapter.',
      },
      {
        name: 'Local work with a wider use',
        when: 'You work in one place and the result is a model.',
        pattern: 'What was tried in [[field: place]] was repeated in [[field: place]] by [[field: people]], who report [[long: result]].',
        proof: 'both reports, statement that you took no part.',
      },
    ],
    traps: ['The good reputation of your profession, or the lack of people in it.', 'Treating, teaching or advising persons one at a time, however many.', 'Several national problems on one page.'],
  },
  prong2: {
    skills: [
      ['The craft on which the method rests', 'Degree, residency, apprenticeship, master class'],
      ['Knowledge of the setting', 'Years in wards, fields, archives, courts'],
      ['Teaching or publishing it', 'Courses held, texts printed'],
    ],
    record: [
      ['Works', 'Texts, designs, collections, protocols with date'],
      ['Use by others', 'One line per use, with someone who can confirm it'],
      ['Appointments', 'Boards, juries, hearings, editorial tasks'],
      ['Support', 'Grants, residencies, contracts in your name'],
    ],
    results: [
      ['Cases', 'All cases of a period, not a selection'],
      ['Error, harm or delay', 'Defined before counting'],
      ['People who learned it', 'And still practice after half a year'],
      ['Copies or uses', 'Counted by the office or body'],
    ],
    letters: [
      ['Practitioner elsewhere', 'One case handled by your method'],
      ['Official or head of an institution', 'Why the routine was changed'],
      ['Scholar or senior of the field', 'What existed before, what is new'],
      ['Former superior', 'How the method arose, and that it was yours'],
    ],
    progress: {
      ask: 'What has been done in the last twelve months, what is agreed for the next, and who pays for your time?',
      lines: 5,
      hint: 'Ongoing work counts for more than intention. Include the license or permission the plan needs.',
    },
    options: [
      {
        name: 'Long practice of one thing',
        when: 'Years on the same question can be documented.',
        pattern: 'Since [[short: year]] I have worked on [[field: question]]: [[field: first step]], [[field: second]], [[field: present]].',
        proof: 'one dated document for each step.',
      },
      {
        name: 'Support on examination',
        when: 'A board, jury or foundation looked before it gave.',
        pattern: '[[field: Body]] chose the project from [[field: applicants, if published]] for [[field: reason]].',
        proof: 'decision letter with reasons.',
      },
    ],
  },
  prong3: {
    balance: {
      impractical: 'Would the work serve many institutions, or need a freedom that one employer cannot give?',
      benefitAnyway: 'Assume that others practice your profession: what ends if you do not go on?',
      urgency: 'Is there a season, an outbreak, a code cycle, a collection that decays, a generation that leaves?',
      beyondMinimum: 'What does the task ask that the license and the advertisement do not?',
      economic: 'Who saves or earns by it, in which place?',
      noHarm: 'Do you train, equip or supply practitioners in the United States?',
    },
    options: [
      {
        name: 'Serving many institutions',
        when: 'The work moves between institutions.',
        pattern: '[[short: Number]] institutions share [[field: work]]; none could employ me for it alone, as [[field: head]] writes.',
        proof: 'letter, joint agreement.',
      },
      {
        name: 'It cannot wait',
        when: 'Nature or law sets the date.',
        pattern: '[[field: Event or deadline]] falls in [[short: date]]; before it [[long: what must be ready]].',
        proof: 'public calendar, expert’s statement.',
      },
    ],
    traps: ['Figures on unfilled positions.', 'Love of the country, hardship or family: at most they bear on discretion.'],
  },
  exhibits: [
    ['Passport page, resume', 'Identity'],
    ['Diplomas, transcripts, evaluation', 'EB-2'],
    ['License or registration, translated', 'EB-2, Prong 2'],
    ['O*NET page and advertisements', 'EB-2'],
    ['Letters on experience', 'EB-2, Prong 2'],
    ['The work itself: guide, design, key', 'Prong 1, 2'],
    ['Records of use by others', 'Prong 1'],
    ['Result with its count', 'Prong 1, 2'],
    ['Public document on the problem', 'Prong 1'],
    ['Letters of reference', 'Prong 1, 2, 3'],
    ['Plan, agreements, support', 'Prong 2, 3'],
    ['Calendar or deadline', 'Prong 3'],
  ],
  checks: [
    'A reader outside the profession can say after one page what you make or change.',
    'License questions are answered before an officer asks them.',
    'Examples taken from this workbook are gone.',
  ],
  worksheets: [
    {
      in: 'endeavor',
      blocks: [
        h2('Three candidates'),
        p('Do not take the first idea. Write down at least three and compare them; the one with the most proof is usually the best, even if it is the smallest.', { keepWithNext: true }),
        table(
          [2.4, 2, 2, 1.6, 1.4],
          ['Candidate', 'Already done', 'Used by whom outside', 'Public source', 'Proof in hand'],
          Array.from({ length: 5 }, () => [fill('Candidate'), fill('Done'), fill('Used by'), fill('Public source'), fill('Proof')]),
        ),
      ],
    },
    {
      in: 'prong1',
      blocks: [
        h2('Find your public source'),
        p('If no row of the table above fits, search in this order and stop at the first document that names your problem.'),
        bullets(
          'The federal agency in charge of the subject: strategy, research agenda, program page',
          'Federal statutes and executive orders on the subject, with number and date',
          'State or regional plans, if the effect is regional',
          'National academies, standards bodies, professional colleges',
        ),
        table(
          [3, 1.4, 2.6, 1.2],
          ['Document, page', 'Date', 'Sentence that names the problem', 'Tier'],
          [
            [fill('Document'), fill('Date'), fill('Sentence'), fill('Tier')],
            [fill('Document'), fill('Date'), fill('Sentence'), fill('Tier')],
            [fill('Document'), fill('Date'), fill('Sentence'), fill('Tier')],
          ],
        ),
        p('If none fits, say nothing. An endeavor can be shown by its own effects.'),
      ],
    },
  ],
  runOn: ['prong3', 'checks'],
  rows: { thresholdParagraph: 7, exhibits: 0, effects: 0, notes: 3 },
})
