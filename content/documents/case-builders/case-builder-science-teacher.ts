/** Workbook of the science teacher; examples are fictional. */
import { fill, fillBox, h2, p, table } from '../../../domain/documents/blocks.ts'
import type { Document } from '../../../domain/documents/document.ts'
import { caseBuilder } from './case-builder-frame.ts'

export const caseBuilderScienceTeacher: Document = caseBuilder({
  id: 'case-builder-science-teacher',
  profession: 'Science teacher',
  edition: '2026-11-23',
  pages: 19,
  start: {
    intro: [
      'The Policy Manual uses classroom teaching as its example of good work that normally has no national importance, because it reaches the students in the room. Do not argue against the example. Build a petition about something else: a curriculum, a laboratory kit, an assessment, or a way of training teachers that people in other schools already use.',
      'Your main question is therefore simple. Who teaches differently because of something you made, and has never sat in your class or worked in your building? If the answer is nobody yet, use Part 2 to plan a release and a trial, and come back when there is a result.',
    ],
    collect: [
      'Diplomas, transcripts, evaluation of a foreign degree, teaching license',
      'The material itself: lessons, kit lists, videos, assessments, each with a date and a version',
      'Downloads or orders by school, course lists, board minutes that mention it',
      'Student results, with a comparison and the way they were scored',
      'Workshop programs, attendance lists, the names of people who trained others',
      'Your contract and what it says about ownership of lessons',
    ],
  },
  threshold: {
    occupation: [
      'Secondary school teacher and instructional coordinator are separate O*NET occupations. A bachelor’s degree is the normal entry to the first and often a master’s to the second. Choose the one in which you will do the curriculum work, and say so. Tutors and laboratory aides have other entry requirements.',
    ],
    degreeCases: [
      ['Master of Education or of Science, U.S.', 'Diploma, transcript, and the courses in which you learned to design lessons or tests.'],
      ['Master’s in a pure science, license gained later', 'Both. Explain how the science enters the material.'],
      ['Foreign teaching diploma of a pedagogical institute', 'Evaluation that says whether it is a bachelor’s or a higher degree, and in which subject.'],
      ['Bachelor’s and at least five later school years', 'Letters from schools on curriculum duties that grew. Student teaching before the degree does not count.'],
    ],
    experience: [
      'Writing units that other teachers of the department taught',
      'Leading a department, coaching colleagues, running a district workshop',
      'Building laboratory exercises and their safety instructions',
      'Setting and moderating examinations, analyzing their results',
    ],
    exceptional: {
      academic: 'A degree in the science you teach or in education.',
      tenYears: 'School letters adding up to ten full-time years; part-time terms named as such.',
      licence: 'A state educator license, and board certification by a national body if you hold it.',
      pay: 'Public pay scales make this hard. Extra-duty stipends for curriculum work may help.',
      membership: 'An association of science teachers, if membership asks for a degree or a position in the profession.',
      recognition: 'Awards from education departments, invitations to write examination tasks, adoption notices.',
    },
    traps: [
      'A license offered as if it were a degree.',
      'An evaluation that stops at “equivalent to three years of study.”',
      'Letters by a principal who praises character and lists no curriculum duties.',
      'A degree in engineering or business with an endeavor in biology teaching and no bridge between them.',
    ],
    pattern:
      'I earned [[field: degree]] in [[field: subject]] at [[field: school]]. As a [[field: teacher or coordinator]], an occupation normally entered with [[field: requirement]], I develop [[field: material]]; the courses [[long: names from the transcript]] are the ones it uses.',
  },
  endeavor: {
    find: [
      {
        ask: 'Which of your lessons has another teacher asked to copy, and what did that teacher change in it?',
        lines: 4,
        hint: 'The change is valuable. It shows which part travels and which part was only your room.',
      },
      {
        ask: 'What misunderstanding do students bring every year, and what do you do about it that the textbook does not?',
        lines: 4,
        hint: 'Heat and temperature, mass and weight, correlation and cause, a model taken for the thing itself.',
      },
      { ask: 'Which obstacle does the material remove: money, bandwidth, language, safety, time, a missing specialist?', lines: 4, hint: 'Describe the school where the obstacle is greatest.' },
    ],
    contrast: [
      [
        'I will teach physics in underserved American schools and inspire young people.',
        'I continue *Two-Window Lab*, remote experiments on real apparatus that a class runs over a telephone connection; eleven rural schools book it, and two colleges host a bench.',
        'The class became a facility others book.',
      ],
      [
        'I will improve STEM education through innovative methods.',
        'I write and test science units in which students new to English argue from drawings and measured values first and from sentences later; a scoring guide lets any teacher use them.',
        'Method, learners and a way to check.',
      ],
      [
        'My experience as a mentor will help new teachers.',
        'I develop a one-year protocol for mentoring new science teachers by video of their laboratory starts, and follow who is still teaching after three years at sites that use it and sites that do not.',
        'Experience became a protocol with a measured result.',
      ],
    ],
    problem: {
      ask: 'Describe the moment in a lesson where things go wrong, in which kinds of schools, and what teachers do today.',
      lines: 8,
      hint: 'Cite a study, a test report or your own data with the number of classes. Vacancies are not the problem you solve.',
    },
    method: {
      ask: 'What does a teacher receive, in what order are the steps, and which step is yours?',
      lines: 10,
      hint: 'A colleague in another state should be able to start on Monday. Name the sources you built on.',
    },
    outputs: [
      'Teacher edition with lesson plans and answer keys',
      'Kit drawings, parts list, safety sheet',
      'Assessment tasks with a scoring guide',
      'Training handbook for people who train others',
      'Simulation or remote laboratory',
      'Evaluation report, article, data set without names',
    ],
    beneficiaries: [
      ['Teachers in other districts', 'They replace a unit and keep the scoring', 'Teacher who never met you'],
      ['Colleges that prepare teachers', 'They use it in a methods course', 'Lecturer in charge'],
      ['Education agencies', 'They list or fund it for many schools', 'Science coordinator'],
      ['Researchers on learning', 'They test the idea elsewhere', 'Lead author'],
    ],
    routes: [
      ['Open release', 'Editable files with a free license at a known site', 'Register of schools that report teaching it'],
      ['Adoption list', 'An agency or district places it on its list', 'Minutes, list before and after'],
      ['Train the trainer', 'Each trained teacher prepares others', 'Tree of who prepared whom'],
      ['Publisher', 'A publisher or museum distributes it', 'Contract, copies by state'],
    ],
    milestones: [
      ['Trial in classes of teachers you did not train', 'Scores by people who do not know the group'],
      ['Edition for a second subject or grade', 'Named co-author and dated release'],
      ['College includes it in a course', 'Syllabus'],
      ['Editing handed to a group', 'Rules signed by its members'],
    ],
    duties: [
      'Teaching assigned classes, grading, supervising laboratories and clubs',
      'Planning lessons to the state standard, meeting parents',
      'Mentoring one colleague at a time in your own school',
    ],
    patterns: [
      'I continue to develop and release [[field: name of material]], with which teachers of [[field: subject and grades]] can [[field: act]] in schools that [[long: condition]].',
      'I test and spread [[field: training model]], by which a teacher who has learned [[field: practice]] prepares others, as [[field: agency or college]] already does.',
    ],
  },
  prong1: {
    merit: {
      ask: 'What can students do after the unit that comparable students cannot? Give classes, tasks, scorers and dates.',
      lines: 7,
      hint: 'Two groups and a blind score are better than a survey. If you have only a survey, say what it cannot show.',
    },
    importance: {
      field: 'Science instruction elsewhere adopts your sequence, task type or training model. This is the usual route.',
      jobs: 'Hardly ever fits. A kit workshop that employs people is a small addition.',
      economy: 'Possible if colleges and employers of technicians accept the course in place of remedial work, with their figures.',
      public: 'A group that could not do laboratory science, such as small rural schools, gains it across a region.',
    },
    priorities: [
      { key: 'AIED', tier: 'A for courses on AI; C for other science courses', use: 'Students learn to use or judge AI in your lessons.' },
      { key: 'CHIPS', tier: 'C; B for modules that lead to semiconductor programs', use: 'A college recognizes the module for entry.' },
      { key: 'TRADE', tier: 'B for modules inside apprenticeships', use: 'A registered program uses the material.' },
      { key: 'BEAD', tier: 'C', use: 'A remote laboratory depends on new connections, and you can name the places.' },
      { key: 'CDC', tier: 'C; B for a named health topic', use: 'Student measurements serve a public health question.' },
      { key: 'TSA', tier: 'C, with care', use: 'Only to show which subject a region names. Never argue that positions are empty.' },
    ],
    effects: [
      ['A district or agency replaced a unit', 'Course list before and after, coordinator’s letter'],
      ['Teachers train teachers', 'Register with dates, sample of those trained in the second round'],
      ['Student results outside your school', 'Report by an outside evaluator'],
      ['Another subject took the method', 'The new unit and a letter from its author'],
      ['Teacher preparation changed', 'Old and new syllabus'],
    ],
    options: [
      {
        name: 'It works without its author',
        when: 'Classes of teachers you never met show the result.',
        pattern: 'Students of teachers prepared in the second round reached [[field: result]]; students of teachers I prepared reached [[field: result]].',
        proof: 'evaluation with the two groups, training register.',
      },
      {
        name: 'A list opened it to many schools',
        when: 'An agency reviewed and adopted the material.',
        pattern: 'On [[short: date]] [[field: agency]] withdrew [[field: earlier unit]] and listed [[field: material]] for [[short: number]] districts, because [[long: reason in its words]].',
        proof: 'review protocol, list, minutes of districts.',
      },
      {
        name: 'Laboratory for those who had none',
        when: 'Cost, distance or language kept classes out.',
        pattern: 'At [[field: school]], where [[field: obstacle]], classes did [[short: number]] experiments last year and [[short: number]] with the kit.',
        proof: 'teacher’s log, parts invoices, photographs without students.',
      },
      {
        name: 'New teachers start differently',
        when: 'A college has built it into its program.',
        pattern: 'Every candidate in [[field: program]] now [[field: act]] before the first school placement; until [[short: year]] they [[field: earlier practice]].',
        proof: 'syllabuses, letter from the lecturer.',
      },
    ],
    traps: [
      'Counting the students you taught as persons reached.',
      'Downloads without schools or names behind them.',
      'Statements that the nation needs science teachers.',
      'Test scores of your own classes without a comparison.',
    ],
  },
  prong2: {
    skills: [
      ['Science content of the material', 'Degree courses, laboratory work, research before teaching'],
      ['Task and test design', 'Measurement courses, examination boards, trials'],
      ['Preparing teachers', 'Coaching positions, workshops with results'],
      ['Building the kit', 'Workshop, electronics, safety training'],
    ],
    record: [
      ['Authorship', 'Title pages, version history, lessons written by others marked'],
      ['Adoption', 'Schools that taught at least a stated number of lessons'],
      ['Articles and talks', 'Journals for teachers count when others cite the practice'],
      ['Grants and prizes', 'Your name or role in the agreement'],
      ['Corrections', 'A flaw you found, announced and repaired'],
    ],
    results: [
      ['Correct reasoning on an unseen task', 'Share of students; scorers do not know the group'],
      ['Experiments done per class and term', 'Teachers’ logs in the same months'],
      ['Cost of a class set', 'Invoice of parts at the school'],
      ['Trained teachers still using it', 'Asked after one year, non-answers counted as no'],
    ],
    letters: [
      ['Teacher in another state', 'What the unit replaced and how the room changed'],
      ['Evaluator', 'How classes were chosen and scored, what did not improve'],
      ['Coordinator of an agency', 'Why it was listed, what was rejected'],
      ['Teacher educator', 'What candidates do now'],
    ],
    progress: {
      ask: 'Hours outside your contract, money, trial schools, site, co-authors: what is settled, and what would survive a change of school?',
      lines: 8,
      hint: 'Ask the district in writing whether it claims the lessons. Enclose the answer.',
    },
    options: [
      {
        name: 'The author can be seen',
        when: 'Versions, drafts or an article fix what is yours.',
        pattern: 'The [[field: rule or task type]] first stood in [[field: draft or article]] of [[short: date]], of which I am [[field: role]].',
        proof: 'dated draft, title page, statement of co-authors.',
      },
      {
        name: 'Tested by someone else',
        when: 'An outsider designed or scored the trial.',
        pattern: '[[field: Evaluator]] chose [[short: number]] classes, collected the papers and reported [[field: result]], including [[long: what did not improve]].',
        proof: 'report, letter on independence.',
      },
      {
        name: 'Schools that have set a date',
        when: 'Others have committed time and staff.',
        pattern: '[[field: Agency or school]] has named [[short: number]] teachers and the week of [[short: date]] for preparation.',
        proof: 'signed statement, calendar page.',
      },
    ],
  },
  prong3: {
    balance: {
      impractical: 'Would a sponsoring school test a classroom position? What in that position has nothing to do with the material?',
      benefitAnyway: 'U.S. teachers are available and use your work. What do they still need from its author?',
      urgency: 'When are course lists decided? Which standard or technology makes the present edition old?',
      beyondMinimum: 'What did the work take that no posting for a teacher asks for?',
      economic: 'What do schools save in equipment, by their own accounts? Whom does a grant pay?',
      noHarm: 'Does a qualified teacher remain in the room, with better means?',
    },
    options: [
      {
        name: 'Common property of many schools',
        when: 'The material is useful because it belongs to no district.',
        pattern: '[[field: Agency]] could accept [[field: material]] because [[long: ownership and license]]; a position at one district would cover [[field: duties of the position]].',
        proof: 'license, agency’s letter, job description.',
      },
      {
        name: 'Transfer in progress',
        when: 'You are handing the work to U.S. teachers.',
        pattern: '[[short: Number]] teachers already train others. The steps left are [[long: steps]], which need [[field: author’s part]] until [[short: date]].',
        proof: 'register, plan, draft rules of the group.',
      },
      {
        name: 'Tied to the school calendar',
        when: 'A decision comes on a known date.',
        pattern: '[[field: Agency]] decides on its list in [[short: month]]; the next chance is in [[short: year]].',
        proof: 'calendar of the agency, its statement of intent.',
      },
    ],
    traps: ['Vacancy lists, class sizes or retirement figures.', 'Praise of your devotion to students.', 'The wish to stay at your present school.'],
  },
  exhibits: [
    ['Passport page, curriculum vitae', 'Identity'],
    ['Degrees, transcript, evaluation', 'EB-2'],
    ['Teaching license', 'EB-2, Prong 2'],
    ['O*NET page, postings', 'EB-2'],
    ['Statement of the endeavor', 'Prong 1, 2'],
    ['Teacher edition and kit list', 'Prong 1, 2'],
    ['Training handbook', 'Prong 1, 2'],
    ['Evaluation report', 'Prong 1, 2'],
    ['Course lists and minutes', 'Prong 1'],
    ['Syllabus of a college', 'Prong 1'],
    ['Letters from outside teachers', 'Prong 1, 2'],
    ['Public documents with date', 'Prong 1'],
    ['District’s statement on ownership', 'Prong 2'],
    ['Grant, budget, plan', 'Prong 2, 3'],
  ],
  checks: [
    'Your own classes are described as a place of trial and never as the endeavor.',
    'At least one user has no tie to your school, your friends or your training.',
    'Every count of schools says what counted as use.',
    'No student can be recognized in a picture, a sample of work or a table.',
    'Lessons written by others carry their names.',
    'The words “shortage” and “inspire” do not occur.',
  ],
  worksheets: [
    {
      in: 'endeavor',
      blocks: [
        h2('From your room to other rooms'),
        p('Enter each place where the material has been taught. Leave out your own classes. Write “not known” where you have not asked.', { keepWithNext: true }),
        table(
          [1.8, 1.5, 1.2, 1.6, 2, 1.3],
          ['School, state', 'Teacher', 'Lessons taught', 'Trained by', 'What was changed there', 'Proof'],
          Array.from({ length: 4 }, () => [fill('School, state'), fill('Teacher'), fill('Lessons taught'), fill('Trained by'), fill('What was changed'), fill('Proof')]),
        ),
      ],
    },
    {
      in: 'prong1',
      blocks: [
        h2('Plan of a fair trial'),
        p('If you have no outside result yet, plan one. A small honest trial is worth more than a large opinion poll.', { keepWithNext: true }),
        table(
          [2.2, 4.6],
          ['Decision', 'Yours'],
          [
            ['Task that shows the difference', fill('Task')],
            ['Classes with and without the material', fill('Classes')],
            ['Who scores, and what they do not know', fill('Scorers')],
            ['What would count as no effect', fill('No effect')],
          ],
        ),
        fillBox('Permission needed from schools and parents, and who asks for it', 3),
      ],
    },
  ],
  runOn: ['prong3', 'exhibits', 'checks'],
  rows: { thresholdParagraph: 16, occupationTest: 2, notes: 11 },
})
