/** Nine more fictional petitioners, so that twelve fields are tried. All people, places of work and figures are made up. */
import type { Petitioner } from './people.ts'

const WILDFIRE_ANALYST: Petitioner = {
  key: 'wildfire-analyst',
  plan: 'employee',
  degrees: [{ degree: 'Master of Science', field: 'applied statistics', school: 'Redwood Coast University', country: 'United States', year: '2018' }],
  roles: [
    { title: 'senior data scientist', employer: 'Sierra Ridge Utility Cooperative', from: 'February 2021', to: 'present' },
    { title: 'data analyst', employer: 'Hollis Forestry Consultants', from: 'July 2018', to: 'January 2021' },
  ],
  endeavor: 'To build and publish a forecasting tool that tells rural electric cooperatives which line segments to switch off, and for how few hours, when dry wind raises the danger of fire',
  options: { eb2: ['eb2-advanced'], p1: ['p1-public'], p2: ['p2-author'], p3: ['p3-benefit', 'p3-time'] },
  priorities: [],
  answers: {
    name: ['Ilan Berkovich Soto', ''],
    problem: [
      'When dry wind is forecast, a cooperative that owns lines in the hills switches off whole circuits as a precaution. People on oxygen machines, pumps that fill water tanks and cell towers lose power for two days at a time, although only a few spans of line are exposed to the wind.',
      'Circuit records of Sierra Ridge Utility Cooperative, 2019 to 2024',
    ],
    'usual-practice': [
      'Large companies pay meteorologists and own hundreds of weather stations. A cooperative with 9,000 meters receives one regional forecast, and its manager decides by telephone late at night.',
      'Survey of eleven cooperatives, Western Line Association, 2024',
    ],
    method: [
      'The tool, named Spanwise, divides each circuit into spans of about 400 meters. For every span it joins three inputs: hourly wind from the public forecast model, the dryness of grass measured by satellite, and the age and height of the poles. A rule that I derived ranks the spans, and the tool then searches for the smallest set of switches that isolates the worst of them.',
      'Spanwise method paper, revision of 2025',
    ],
    outputs: ['What will exist is the tool itself under an open license, a set of past wind events against which others can test their own tools, and a night checklist for dispatchers.', ''],
    merit: [
      'During the wind event of October 2024, Sierra Ridge switched off 61 spans on the advice of the tool. The year before, under similar wind, it had switched off 19 whole circuits. Customers without power fell from 7,412 to 1,118, and inspectors found damage on four of the spans that had been switched off.',
      'After-event report of Sierra Ridge Utility Cooperative, November 2024',
    ],
    beyond: [
      'Two cooperatives in other states, Palo Verde Electric and Tumbleweed Power, ran Spanwise in the season of 2025. Neither has ever employed or paid me. Palo Verde has rewritten its switching order so that the dispatcher starts from the ranked list.',
      'Switching order of Palo Verde Electric, amended June 2025',
    ],
    route: [
      'The code and the wind events are public, and the Western Line Association teaches the checklist in its course for dispatchers. A maker of switching software, Gridnote, reads the ranked list since its release of May 2026.',
      'Course outline of the Western Line Association and release notes of Gridnote 4.1',
    ],
    spread: [
      'A cooperative needs a map of its poles with their year of setting, which federal lenders already ask it to keep. Preparing the map takes about three days of one employee.',
      'Spanwise setup guide, page 6',
    ],
    priority: [
      'The state wildfire mitigation plan of 2025 asks small utilities to replace circuit-wide shutoffs by methods that act on parts of a circuit, and names forecasting at span level as one of them.',
      'State wildfire mitigation plan 2025, section 4.3',
    ],
    education: ['In my thesis I estimated rare events from short records, which is the same difficulty that a cooperative with six seasons of data has.', 'Thesis, Redwood Coast University, 2018'],
    occupation: [
      'I carry out the endeavor as a statistician and data scientist. Employers of that occupation normally require at least a bachelor’s degree in statistics, mathematics or computer science.',
      'O*NET summary for data scientists',
    ],
    result: [
      'At Hollis Forestry Consultants I built the model with which the firm chose plots for thinning. Of the plots that burned in 2020, those chosen by the model lost a third of their trees and the others two thirds; the state forester counted both.',
      'Employment letter of Hollis Forestry Consultants with title, dates and duties',
    ],
    'own-part': [
      'A colleague prepared the satellite data. The ranking rule, the search for switches and all of the published code are my own work, as the commit record shows.',
      'Public repository record of Spanwise',
    ],
    plan: [
      'Before the season of 2027 I will add slope and road access to the ranking. By November 2027 five further cooperatives will have run the tool through one season, and each will publish its list beside what inspectors found.',
      'Work plan 2027 to 2028',
    ],
    means: [
      'Sierra Ridge has given me one day a week for the public version in a signed memorandum. The Tall Grass Fund pays $64,000 for the wind-event archive.',
      'Memorandum of March 2026 and grant letter of the Tall Grass Fund',
    ],
    progress: ['The first version ran in September 2022. The version of July 2026 is the fifth, and the archive holds 38 wind events from four states.', 'Public repository record of Spanwise'],
    interest: [
      'Seven cooperatives signed a common letter in August 2026 in which each names the circuits on which it will run the tool. The insurer of three of them asked for the after-event reports.',
      'Common letter of seven cooperatives, August 2026',
    ],
    benefit: [
      'Any analyst can run Spanwise. The ranking for hills with power lines on both sides of a valley is not solved; I am the one working on it, and the association has written that it has no other party to ask.',
      'Letter of Marta Oyelaran, Western Line Association',
    ],
    urgency: [
      'The season of dry wind begins in September of every year. Cooperatives settle their switching orders in spring, so what is not ready by April waits for another season.',
      'Calendar of the Western Line Association',
    ],
  },
}

const MATH_TEACHER: Petitioner = {
  key: 'mathematics-teacher-educator',
  plan: 'employee',
  degrees: [{ degree: 'Master of Education', field: 'mathematics education', school: 'Ohio Valley College', country: 'United States', year: '2014' }],
  roles: [
    { title: 'coordinator of mathematics', employer: 'Marion Ridge Schools', from: 'August 2018', to: 'present' },
    { title: 'mathematics teacher', employer: 'Eastbrook High School', from: 'August 2014', to: 'June 2018' },
  ],
  endeavor: 'To develop and evaluate a diagnostic kit with which community colleges find the one missing idea that keeps returning adults from passing their first course in mathematics',
  options: { eb2: ['eb2-advanced'], p1: ['p1-practice'], p2: ['p2-results'], p3: ['p3-not-one-job', 'p3-benefit'] },
  priorities: [],
  answers: {
    name: ['Thandeka Mabuza Reyes', ''],
    problem: [
      'Adults who return to a community college take a placement test and are sent to a remedial course that repeats a year of algebra. Most of them lack one idea and not a year. They pay for the course, sit through what they know, and many leave before they reach the point that they needed.',
      'Report on remedial enrollment, Three Creeks Community College, 2023',
    ],
    'usual-practice': [
      'Placement tests answer with a score. A score of 41 says that a student is below a line; it does not say that the student adds fractions by adding the lower numbers.',
      'Technical note on placement scores, 2024',
    ],
    method: [
      'The kit holds 26 short tasks in which each wrong answer points to one known misconception. A student does six or seven of them with pencil in hand while a tutor watches. The order is not fixed: a decision chart that I wrote chooses the next task from the answer before. At the end stands one sentence that names the idea, and a lesson of forty minutes that belongs to it.',
      'First Gap kit, tutor’s handbook, third edition',
    ],
    outputs: ['The work will leave behind the kit and its handbook, the evaluated decision chart, and a video course for tutors.', ''],
    users: ['Tutors in college learning centers are the first users. Programs that prepare adults for the high school equivalency test follow.', 'First Gap kit, tutor’s handbook, third edition'],
    merit: [
      'Three Creeks compared two groups in the fall of 2024. Of 188 students who had the kit before their course, 131 passed. Of 194 who were placed by score, 92 passed. The college’s office of research drew the groups by lot and published the tables.',
      'Office of research, Three Creeks Community College, comparison of fall 2024',
    ],
    beyond: [
      'The learning centers of Pinnacle Plains College and of Lower Bay College use the kit. I have worked for neither. Lower Bay now opens its remedial course only to students whom the kit has seen, which is a change in its catalog.',
      'Catalog of Lower Bay College, 2026',
    ],
    route: [
      'The handbook is free to copy. The regional tutoring association printed it for its members and trains tutors from it without me.',
      'Program of the regional tutoring association, spring 2026',
    ],
    spread: ['A center needs one printed kit and a tutor who has seen the video course of three hours. There is no license and no software.', 'First Gap kit, tutor’s handbook, third edition'],
    priority: [
      'The state plan for adult education of 2024 sets as its first measure the share of returning students who pass a credit course in mathematics within a year, and asks colleges for diagnostics that replace repetition.',
      'State plan for adult education 2024, page 11',
    ],
    education: [
      'The research project of my master’s program was a catalog of 140 wrong answers with the thought behind each. Twenty-two of the 26 tasks come from it.',
      'Master’s project, Ohio Valley College, 2014',
    ],
    occupation: ['I do this work as an instructional coordinator. The occupation normally requires a master’s degree.', 'O*NET summary for instructional coordinators'],
    result: [
      'At Eastbrook I taught the students who repeated algebra. In 2015, 44 percent of them passed the state test; in 2018, after three years with early forms of the tasks, 71 percent did. The principal took both figures from the state’s file.',
      'Employment letter of Eastbrook High School with title, dates and duties',
    ],
    'second-result': [
      'Marion Ridge asked me to rebuild its grade-nine course in 2019. The number of students who failed it fell from 83 to 37 in three years, with the same examination.',
      'Employment letter of Marion Ridge Schools with title, dates and duties',
    ],
    plan: [
      'In the spring of 2027 four colleges will repeat the comparison with groups drawn by lot. Their offices of research, and not I, will publish the tables. In 2028 I will revise the chart by what those tables show.',
      'Agreement on the comparison of 2027, four colleges',
    ],
    means: [
      'My contract with Marion Ridge runs for ten months; I give the two others to this work. The Lantern Trust pays for printing and for the tutors’ hours with $37,500.',
      'Grant letter of the Lantern Trust, April 2026',
    ],
    progress: [
      'The third edition of the handbook appeared in January 2026. Since 2022 tutors have sent in the sheets of 2,940 students, from which five tasks were rewritten.',
      'Register of returned sheets',
    ],
    interest: [
      'Four colleges have signed the agreement for 2027. The association of learning centers invited me to present the comparison at its meeting in October 2026.',
      'Agreement on the comparison of 2027 and invitation of the association',
    ],
    impractical: [
      'Four colleges, an association and a school district take part, and none of them could describe the work as a position of its own. The offices of research must stay independent of whoever writes the kit, so no one of the colleges may employ me for it.',
      'Agreement on the comparison of 2027, four colleges',
    ],
    benefit: [
      'A college could give the kit without me. It could not mend it: the chart depends on what each wrong answer means, and that catalog is mine. The director of the learning center at Lower Bay writes that the center would stop at the present edition.',
      'Letter of Colm Hanrahan, Lower Bay College',
    ],
  },
}

const BATTERY_CHEMIST: Petitioner = {
  key: 'battery-chemist',
  plan: 'employee',
  degrees: [{ degree: 'Doctor of Philosophy', field: 'chemical engineering', school: 'Granite State Institute of Technology', country: 'United States', year: '2020' }],
  roles: [{ title: 'process chemist', employer: 'Loopcell Materials', from: 'September 2020', to: 'present' }],
  endeavor: 'To develop a washing step without fluorinated solvents that lets small recyclers recover clean graphite from spent lithium-ion cells, and to publish its operating limits',
  options: { eb2: ['eb2-advanced'], p1: ['p1-technology'], p2: ['p2-author'], p3: ['p3-benefit'] },
  priorities: [],
  answers: {
    name: ['Jun-ho Pereira Lim', ''],
    problem: [
      'Recyclers of lithium-ion cells sell the metals and burn or bury the graphite, because a binder clings to it. The binder can be dissolved, but the solvents that dissolve it are themselves being restricted.',
      'Waste stream study of three recyclers, 2023',
    ],
    'usual-practice': [
      'The usual ways are heat above 600 degrees, which damages the surface of the graphite, or fluorinated solvents, whose disposal costs a small recycler more than the graphite brings.',
      'Waste stream study of three recyclers, 2023',
    ],
    method: [
      'My step uses warm water with a salt and a pulse of pressure. The salt loosens the binder at its edge and the pulse lifts it off as a skin, which floats. Which salt works at which acidity was the open question; I found the window in 2022 by 212 experiments and named the step Skinlift.',
      'Patent application on the Skinlift step',
    ],
    outputs: ['The work will give recyclers a washing unit that can be built from stock parts, a table of operating limits for five kinds of cell, and a test sheet for the washed graphite.', ''],
    merit: [
      'In the pilot of 2025 the step washed 4.2 tons of graphite from mixed cells. An independent laboratory measured 99.2 percent purity, and new cells made with the washed material kept 91 percent of their capacity after 500 cycles.',
      'Report of Keel Analytical Laboratory, January 2026',
    ],
    beyond: [
      'Northbank Recovery, a recycler that competes with my employer, built the washing unit from my published drawings in March 2026. It no longer sends graphite to the landfill of its county.',
      'Letter of Northbank Recovery, June 2026',
    ],
    route: [
      'My employer has agreed in writing that the operating limits are published and that anyone may build the unit. The test sheet is before a committee of the Recycled Carbon Council as a draft method.',
      'Release of Loopcell Materials, 2024, and agenda of the Recycled Carbon Council',
    ],
    spread: ['A recycler that handles a ton a week can house the unit in a room of forty square meters and needs no permit for solvents.', 'Unit description, sheet 3'],
    priority: [
      'The federal critical materials list names natural graphite, and the assessment that accompanies it asks for recovery of graphite from spent cells without new hazardous solvents.',
      'Critical materials assessment, chapter on graphite',
    ],
    education: ['My dissertation was on how polymer films leave carbon surfaces. Its second chapter describes the pulse.', 'Dissertation, Granite State Institute of Technology, 2020'],
    occupation: ['I work as a chemical engineer. The occupation normally requires a bachelor’s degree in chemical engineering.', 'O*NET summary for chemical engineers'],
    result: [
      'I brought the step from a beaker to the pilot in three years. Loopcell’s shift records show that the washing time fell from eleven hours to fifty minutes between the first and the last month of the pilot.',
      'Employment letter of Loopcell Materials with title, dates and duties',
    ],
    'own-part': [
      'Two technicians ran the pilot by day. The choice of salt, the pulse and the control of acidity are mine, and the patent application names me as the sole inventor.',
      'Patent application on the Skinlift step',
    ],
    'second-result': [
      'Three of my five peer-reviewed articles treat the step. One of them was reproduced by a group at Tidewater University, which published the same purity within one percent.',
      'Articles and the reproduction study, 2024 to 2026',
    ],
    plan: [
      'By September 2027 the table of limits will cover cells with silicon in the anode. By March 2028 two recyclers outside Loopcell will have run the unit for six months, with the laboratory taking samples unannounced.',
      'Work plan 2027 to 2028',
    ],
    means: [
      'The state energy office has awarded $210,000 for the sampling and the second unit. Loopcell gives the laboratory and a technician without charge until the end of 2028.',
      'Award notice of the state energy office, July 2026',
    ],
    progress: [
      'The pilot ended in December 2025. Cells with silicon have been washed at beaker size since April 2026, and the first limits are in the laboratory journal.',
      'Laboratory journal, volumes 14 and 15',
    ],
    interest: [
      'Northbank Recovery and Cinder Creek Metals have each signed for six months of operation. A maker of anodes, Halden Carbon, has asked for 200 kilograms of washed material for its own tests.',
      'Operating agreements and request of Halden Carbon, 2026',
    ],
    benefit: [
      'Others can build the unit as it stands. For cells with silicon the window of acidity is narrower and has to be found anew, and the two recyclers state that they have neither a chemist nor a laboratory for it.',
      'Letters of Northbank Recovery and Cinder Creek Metals',
    ],
  },
}

const INFECTION_NURSE: Petitioner = {
  key: 'infection-nurse',
  plan: 'employee',
  degrees: [{ degree: 'Master of Science', field: 'nursing', school: 'Bayou City University', country: 'United States', year: '2017' }],
  roles: [
    { title: 'infection prevention nurse', employer: 'St. Brendan Regional Hospital', from: 'May 2019', to: 'present' },
    { title: 'registered nurse', employer: 'Magnolia Dialysis Center', from: 'June 2014', to: 'April 2019' },
  ],
  endeavor: 'To test and spread a bedside protocol with which dialysis centers without an infection specialist find the source of bloodstream infections within the same shift',
  options: { eb2: ['eb2-advanced'], p1: ['p1-public'], p2: ['p2-results'], p3: ['p3-benefit', 'p3-time'] },
  priorities: [],
  answers: {
    name: ['Grace Wanjiru Otieno', ''],
    problem: [
      'A dialysis patient who develops a fever in the chair is sent to the emergency room. The center learns days later which germ it was, and by then the chair, the line and the staff of that shift can no longer be examined. The next patient is exposed to the same fault.',
      'Incident review of Magnolia Dialysis Center, 2018, and surveillance summary of the Gulf Renal Network',
    ],
    'usual-practice': [
      'Hospitals have infection specialists who walk to the bed. Of the 46 free-standing centers in the Gulf Renal Network, three have one on the premises.',
      'Staffing list of the Gulf Renal Network, 2025',
    ],
    method: [
      'The protocol is a tray and a card. The nurse takes four swabs in a fixed order, photographs the connection under a marked lamp, and answers nine questions. Each answer closes off a possible source. The order of the swabs and the nine questions are my own; single swabs were in use before.',
      'Protocol Same Shift, card and instructions, 2025 edition',
    ],
    outputs: ['There will be a validated card, a training of ninety minutes, and a public register of sources found.', ''],
    users: [
      'Charge nurses of free-standing dialysis centers use it first. Home dialysis programs can use the part that concerns the connection.',
      'Protocol Same Shift, card and instructions, 2025 edition',
    ],
    merit: [
      'Nine centers used the card from January to December 2025. A source was named within the shift in 58 of 73 fevers. In the year before, the same centers had named a source in 12 of 69. Infections for each thousand patient months fell from 2.9 to 1.7, as the network’s surveillance nurse counted.',
      'Surveillance summary of the Gulf Renal Network, 2025',
    ],
    beyond: [
      'The nine centers belong to four owners, none of which employs or pays me. Two of the owners, Coastal Kidney and Meadowlark Renal, have written the card into their policy on fevers.',
      'Policies and letters of Coastal Kidney and Meadowlark Renal, 2026',
    ],
    route: [
      'The card is printed free of charge by the Gulf Renal Network for all of its centers. The state board accepts the training for continuing education, and trainers who are not known to me give it.',
      'Approval of the training by the state board, March 2026',
    ],
    priority: [
      'The national action plan on infections in health care names bloodstream infections of dialysis patients as a target of its second phase and asks for methods fit for centers without specialists.',
      'National action plan, chapter on dialysis, page 8',
    ],
    education: ['The final project of my master’s degree compared three ways to swab a connection. The order on the card follows from its result.', 'Final project, Bayou City University, 2017'],
    occupation: [
      'I carry out the endeavor as an infection prevention nurse specialist. The position requires a bachelor’s degree in nursing and certification in infection control.',
      'Job requirements of five hospitals and O*NET summary',
    ],
    license: [
      'I am licensed as a registered nurse in Texas since 2014, and certified in infection control since 2018.',
      'License record of the state board of Texas and certificate in infection control',
    ],
    result: [
      'At St. Brendan the number of bloodstream infections on the renal ward fell from 14 in 2019 to 3 in 2023. I designed the line rounds; the quality office counted the cases and published them each quarter.',
      'Employment letter of St. Brendan Regional Hospital with title, dates and duties',
    ],
    'own-part': [
      'The ward’s physicians ordered the cultures and treated the patients. I wrote the rounds, trained 52 nurses and examined each case.',
      'Letter of Dr. Alan Broussard, St. Brendan Regional Hospital',
    ],
    'second-result': ['At Magnolia I found that a batch of caps did not close. The maker withdrew the batch in August 2018 and named my report in its notice.', 'Withdrawal notice, August 2018'],
    plan: [
      'Fifteen further centers will begin in January 2027 and report every fever for a year. An epidemiologist of the network will compare them with fifteen that wait. I will publish the result whatever it is, in the spring of 2028.',
      'Study plan of the Gulf Renal Network, 2026',
    ],
    means: [
      'The network pays for trays and the epidemiologist out of a federal quality contract. St. Brendan releases me for eight hours a week.',
      'Letter of St. Brendan Regional Hospital and contract summary of the Gulf Renal Network, July 2026',
    ],
    progress: ['The first card was tried in June 2023 in one center. The edition of 2025 is the fourth, and the register holds 131 fevers.', 'Register of the protocol'],
    interest: [
      'Fifteen centers enrolled in writing by September 2026. The renal network of a neighboring state asked for the material and has named two centers for a trial of its own.',
      'Enrollment forms and letter of the neighboring network',
    ],
    benefit: [
      'A trained nurse can use the card. When a source does not fit the nine questions, somebody has to examine the case and decide whether the card must change; the network’s medical director writes that I do this now and that nobody else does.',
      'Letter of Dr. Simone Achard, Gulf Renal Network',
    ],
    urgency: [
      'The federal quality contract that pays for the study ends in September 2028. Centers that have not reported a full year by then cannot be counted.',
      'Letter of the Gulf Renal Network, July 2026',
    ],
  },
}

const FRAUD_ANALYST: Petitioner = {
  key: 'fraud-analyst',
  plan: 'consultant',
  degrees: [{ degree: 'Master of Business Administration', field: 'finance', school: 'Lakefront Graduate School', country: 'United States', year: '2015' }],
  roles: [
    { title: 'principal', employer: 'Okafor Risk Practice', from: 'January 2023', to: 'present' },
    { title: 'vice president, payments risk', employer: 'Harborline Bank', from: 'September 2015', to: 'December 2022' },
  ],
  endeavor: 'To develop and maintain a shared warning exchange through which credit unions stop transfers to accounts that scammers have opened, without handing over the data of their members',
  options: { eb2: ['eb2-advanced'], p1: ['p1-practice'], p2: ['p2-plan'], p3: ['p3-not-one-job', 'p3-benefit'] },
  priorities: [],
  answers: {
    name: ['Chidinma Okafor', ''],
    problem: [
      'A scammer persuades an older member of a credit union to send money to an account at another institution. The account has often received such money before, but the institution that knows it may not tell the next one who its customer is. The second, third and fourth victim send money to the same account.',
      'Case file of 212 transfers, Great Basin Credit Union League, 2024',
    ],
    'usual-practice': [
      'Banks buy scores from vendors that pool data. A credit union with 6,000 members cannot pay for them, and its lawyers do not allow it to send member data to a vendor.',
      'Cost survey of the Great Basin Credit Union League, 2024',
    ],
    method: [
      'The exchange carries no names. Each institution turns the number of a receiving account into a keyed mark that changes every night, and asks whether another has met the mark in a reported scam. The answer is a count and an age, nothing else. The exchange of keys among institutions that do not trust each other is an idea of others; the rule for when a count holds a transfer, and for how many hours, is what I developed.',
      'Design paper of the Lookback exchange',
    ],
    outputs: ['Three things will exist: the running exchange, an open specification that a core processor can build in, and a call script for holding a transfer without accusing anyone.', ''],
    merit: [
      'From March to December 2025, eighteen credit unions held 344 transfers. Members withdrew 271 of them after a call. The league added up the withdrawn amounts: $3.1 million. In 26 cases the transfer was honest and went out a day late.',
      'Annual report of the Great Basin Credit Union League, 2025',
    ],
    beyond: [
      'My practice is paid by no credit union for the exchange. The league, which owns it, admitted a second league of another state in February 2026, so that 41 institutions ask each other now.',
      'Agreement of the two leagues, February 2026',
    ],
    route: [
      'The specification is public. The core processor Alder Systems has built the question into its transfer screen, and every client of Alder can switch it on without a contract with the league.',
      'Release letter of Alder Systems, June 2026',
    ],
    spread: [
      'An institution needs the export of outgoing transfers that its processor already makes, and a person who makes the calls. At the present size that is about four calls a week.',
      'Design paper of the Lookback exchange, annex B',
    ],
    priority: [
      'The interagency statement on elder financial exploitation of December 2024 asks institutions to hold suspicious transfers and to share warnings by means that protect privacy.',
      'Interagency statement of December 2024, pages 3 and 5',
    ],
    education: [
      'In the finance part of my degree I wrote on how payment delays change the behavior of senders. The hours in the holding rule go back to that study.',
      'Study on payment delays, Lakefront Graduate School, 2015',
    ],
    occupation: [
      'I work as a financial risk specialist. The occupation normally requires a bachelor’s degree in finance, economics or a related field.',
      'O*NET summary for financial risk specialists',
    ],
    result: [
      'At Harborline I led the group that rewrote the rules for outgoing wires. Losses of customers to scams fell from $9.4 million in 2018 to $2.2 million in 2021, as the bank’s audit reported.',
      'Employment letter of Harborline Bank with title, dates and duties',
    ],
    'own-part': ['Five analysts reviewed the alerts. The rules and the holding times were mine, and the audit names me as their author.', 'Internal audit summary, Harborline Bank, 2021'],
    plan: [
      'By April 2027 a third league will join. By the end of 2027 the holding rule will take the age of the receiving account into account, and an independent examiner will compare honest transfers that were delayed before and after the change.',
      'Work plan of the exchange, 2027',
    ],
    means: [
      'The two leagues pay for servers and a help desk with $118,000 a year until 2029. I give two days a week, which my other clients have accepted in their contracts.',
      'Budget of the two leagues, 2026 to 2029',
    ],
    progress: ['The exchange has run every night since March 3, 2025. Version 1.4 of the specification was published in August 2026.', 'Operating log of the exchange'],
    interest: [
      'The league of a third state signed a letter of intent in July 2026. Two further core processors have asked for the test files.',
      'Letter of intent and requests of two processors, 2026',
    ],
    impractical: [
      'The exchange works because its keeper is employed by none of the institutions: no credit union would send its marks to an employee of another. The leagues have no position of this kind and their by-laws exclude one.',
      'By-laws of the Great Basin Credit Union League, article 9',
    ],
    benefit: [
      'A help desk can run the exchange from day to day. The holding rule has to follow the scammers, who change their ways each quarter; since the start I have revised it six times, and the league’s chair writes that nobody else is able to.',
      'Letter of Rosalind Tate, Great Basin Credit Union League',
    ],
  },
}

const RUNWAY_PILOT: Petitioner = {
  key: 'runway-pilot',
  plan: 'employee',
  degrees: [{ degree: 'Bachelor of Science', field: 'aeronautical science', school: 'Florida Skyway College', country: 'United States', year: '2011' }],
  roles: [
    { title: 'safety manager and line check pilot', employer: 'Cardinal Regional Air', from: 'March 2018', to: 'present' },
    { title: 'first officer', employer: 'Blue Mesa Airways', from: 'June 2012', to: 'February 2018' },
  ],
  endeavor: 'To develop and prove a method by which small airports and regional operators find runway approaches with a hidden risk of landing long, from flight data that operators already record',
  options: { eb2: ['eb2-five-years'], p1: ['p1-public'], p2: ['p2-results'], p3: ['p3-not-one-job', 'p3-benefit'] },
  priorities: [],
  answers: {
    name: ['Mateus Carvalho Dunn', ''],
    problem: [
      'An airplane that touches down a thousand feet too far has less runway to stop. At some airports this happens far more often than at others, and nobody sees it, because each operator looks only at its own few landings there.',
      'Study of touchdown points at 24 airports, 2022',
    ],
    'usual-practice': ['Operators examine single events after a pilot reports them. A landing that ended well is not reported.', 'Safety manual extracts of three operators'],
    method: [
      'The method takes the touchdown point of every landing from the recorder, removes what wind and weight explain, and lays the remainder of several operators over one another without naming airplane or crew. Where the remainder of all of them lies far down the runway, the approach itself is at fault: a hill, a light, a sloping threshold. The correction for sloping thresholds is my contribution.',
      'Method description, Long Landing Atlas, version 3',
    ],
    outputs: ['An atlas of approaches with their measured tendency, an open program that makes it, and a page for each approach that a crew can read in one minute.', ''],
    merit: [
      'The atlas named seven approaches in 2023. At Tern Island the airport moved one light after reading its page; long landings there fell from 9.1 to 2.4 in each hundred within a year, counted over 1,906 landings of three operators.',
      'Evaluation of Tern Island Airport, October 2024',
    ],
    beyond: [
      'Three operators that compete with my employer, Gray Gull Air, Summit Link and Delmar Commuter, send their touchdown points and brief their crews from the pages. Two airports that have no tie to me have changed their lighting.',
      'Letters of three operators and lighting records of two airports',
    ],
    route: [
      'The program is free, and the Regional Operators Safety Forum has made the pages part of its briefing library, which 29 operators read.',
      'Library index of the Regional Operators Safety Forum, 2026',
    ],
    priority: [
      'The federal runway safety plan for 2024 to 2027 names runway excursions as its first concern and asks operators to share recorded data on landings.',
      'Federal runway safety plan, objective 1',
    ],
    education: [
      'My studies included a year of flight data analysis, with a project on touchdown dispersion that used the recorder of a training airplane.',
      'Transcript and project report, Florida Skyway College, 2011',
    ],
    occupation: ['I do this work as an aviation safety analyst. Employers of such analysts normally require a bachelor’s degree in aeronautics or engineering.', 'Five postings and O*NET summary'],
    progression: [
      'At Blue Mesa I flew as a first officer and recorded landings beside that duty. At Cardinal I first reviewed the landings of one fleet; since 2020 I have answered for the safety analysis of the whole company, with two analysts who report to me. Both positions had the analysis of flight data in them.',
      'Letters of Blue Mesa Airways and Cardinal Regional Air on duties',
    ],
    result: [
      'At Cardinal I introduced the review of every landing in 2019. Long landings of the company fell from 6.0 in each hundred to 2.2 by 2022, as the federal inspector’s report of that year states.',
      'Employment letter of Cardinal Regional Air with title, dates and duties',
    ],
    'own-part': ['A programmer of the company wrote the download from the recorder. The analysis, the correction and the pages are mine.', 'Letter of Captain Irene Sandoval, Cardinal Regional Air'],
    'second-result': [
      'At Blue Mesa I collected 4,200 landings as a first officer and reported two approaches that later appeared in the atlas. The chief pilot changed the briefing for both.',
      'Employment letter of Blue Mesa Airways with title, dates and duties',
    ],
    plan: [
      'In 2027 I will add wet runways, for which the forum has collected braking reports since May 2026. The atlas of 2028 will cover sixty approaches, and the forum’s committee will audit ten of them against surveys on the ground.',
      'Work plan of the Regional Operators Safety Forum, 2027 to 2028',
    ],
    means: [
      'Cardinal gives me six flying days a month for the atlas under a letter of 2024. The forum pays for storage and for the surveys.',
      'Letter of Cardinal Regional Air, 2024, and budget of the forum',
    ],
    progress: ['Version 3 of the atlas, of June 2026, covers 38 approaches and 61,000 landings.', 'Long Landing Atlas, version 3'],
    interest: [
      'Five more operators signed the data agreement between April and September 2026. The airport authority of a western state asked for the pages of its eleven airports.',
      'Data agreements and request of the airport authority, 2026',
    ],
    impractical: [
      'Competitors send their landings because the atlas belongs to none of them. A certified position with one operator would end that, and the forum has no employees.',
      'Data agreement, clause 4',
    ],
    benefit: [
      'Analysts can run the program. The correction for wet runways needs someone who has flown the approaches and knows the data of several operators; the forum’s chair writes that the atlas would stay at its present edition.',
      'Letter of Warren Adeleke, Regional Operators Safety Forum',
    ],
  },
}

const ACCESS_ENGINEER: Petitioner = {
  key: 'accessibility-engineer',
  plan: 'employee',
  degrees: [{ degree: 'Master of Science', field: 'computer science', school: 'Capitol Technical University', country: 'United States', year: '2017' }],
  roles: [
    { title: 'senior software engineer', employer: 'Fernway Software', from: 'July 2019', to: 'present' },
    { title: 'software engineer', employer: 'Lumen Civic', from: 'August 2017', to: 'June 2019' },
  ],
  endeavor: 'To build and release a testing tool that finds, before publication, where county and state forms on the web cannot be completed with a screen reader',
  options: { eb2: ['eb2-advanced'], p1: ['p1-practice'], p2: ['p2-author'], p3: ['p3-benefit', 'p3-time'] },
  priorities: [],
  answers: {
    name: ['Priya Raghunathan', ''],
    problem: [
      'A blind resident who wants to renew a permit meets a form that reads aloud well until its third page, where an error message appears that the screen reader never speaks. The form passes the usual automatic checks, since each page on its own is correct.',
      'Test protocol of 120 county forms, 2023',
    ],
    'usual-practice': [
      'Automatic checkers look at one page at a time and at its code. People who test by ear find such faults, but a county publishes hundreds of forms and pays for two or three tests a year.',
      'Test protocol of 120 county forms, 2023',
    ],
    method: [
      'The tool fills in a form as a person with a screen reader would. It drives a real screen reader, makes one mistake on purpose on each page, and listens: if what is spoken after the mistake does not name the field, the form fails. I call this the spoken-error test; the list of deliberate mistakes and the rule for what counts as named are mine.',
      'Hearback documentation, chapters 1 to 4',
    ],
    outputs: ['The result is an open tool, a public corpus of forms with known faults, and a report that an official without technical training can read.', ''],
    merit: [
      'Of the 120 county forms that passed a common checker, the tool failed 74. Blind testers confirmed 71 of these. Counties that mended them saw the share of forms finished by screen-reader users rise from 38 to 81 percent in the following year, by their own counts.',
      'Evaluation by the Council of Blind Citizens, 2025',
    ],
    beyond: [
      'Nine counties and one state agency run the tool before they publish a form. None is a client of my employer, and nobody pays me for it. The state agency has made a passed test a condition of publication.',
      'Publication rule of the Office of Digital Services, 2026',
    ],
    route: [
      'The tool is open source. Two vendors of form software, Papertrail Gov and Clerkbase, run it in their own release tests, so that their customers receive forms that have been heard.',
      'Release test descriptions of Papertrail Gov and Clerkbase, 2026',
    ],
    spread: ['A county needs an ordinary computer. Testing one form takes about seven minutes without supervision.', 'Hearback documentation, chapter 2'],
    priority: [
      'The federal rule of April 2024 on accessible web content of state and local governments requires that their services can be used with screen readers, with dates that depend on population.',
      'Federal rule of April 2024, summary and dates',
    ],
    education: ['In my master’s work I studied how speech output reports changes of a page. The listening part of the tool grew out of it.', 'Master’s thesis, Capitol Technical University, 2017'],
    occupation: ['I carry out the endeavor as a software developer. The occupation normally requires a bachelor’s degree in computer science.', 'O*NET summary for software developers'],
    result: [
      'At Lumen Civic I rebuilt the benefit application of a city of 400,000. Applications given up by screen-reader users fell from 52 to 19 percent, counted by the city.',
      'Employment letter of Lumen Civic with title, dates and duties',
    ],
    'own-part': [
      'I wrote 91 percent of the lines of the tool, and all of the test rules, as the record of the repository shows. Fourteen volunteers added translations and fixes.',
      'Public repository record of Hearback',
    ],
    plan: [
      'Version 3, planned for May 2027, will test forms that need a signature. By the end of 2027 the Council of Blind Citizens will have retested 200 forms by ear, and the table will be public.',
      'Work plan 2027',
    ],
    means: [
      'My employment contract leaves open-source work on Fridays to me, by an annex of 2022. The Clear Path Foundation pays the blind testers with $55,000.',
      'Annex of 2022 and grant letter of the Clear Path Foundation',
    ],
    progress: [
      'The first release was in November 2022 and the latest, the eleventh, in September 2026. The corpus holds 1,860 forms with 640 confirmed faults.',
      'Public repository record of Hearback',
    ],
    interest: [
      'Twelve counties wrote between March and September 2026 when they will begin and with how many forms. The association of county clerks has asked for two training days.',
      'Letters of twelve counties and of the association of county clerks',
    ],
    benefit: [
      'The tool is free for all. Forms with signatures need rules that do not exist, and the Council of Blind Citizens writes that it approached three firms, of which none would make them without a paying customer.',
      'Letter of Edgar Montoya, Council of Blind Citizens',
    ],
    urgency: [
      'The dates of the federal rule fall in 2027 and 2028. Counties buy and rebuild their forms before those dates, and what they publish then stays for years.',
      'Federal rule of April 2024, summary and dates',
    ],
  },
}

const TIMBER_ARCHITECT: Petitioner = {
  key: 'timber-architect',
  plan: 'entrepreneur',
  degrees: [{ degree: 'Master of Architecture', field: 'architecture', school: 'Technische Hochschule Nordheim', country: 'Germany', year: '2013' }],
  roles: [
    { title: 'founder and architect', employer: 'Refit Timber Studio', from: 'April 2022', to: 'present' },
    { title: 'project architect', employer: 'Sandoval & Price Architects', from: 'October 2014', to: 'March 2022' },
  ],
  endeavor: 'To develop, test and license a bolted timber frame that strengthens unreinforced brick schoolhouses against earthquakes during one summer, while the brick stays in sight',
  options: { eb2: ['eb2-advanced'], p1: ['p1-public'], p2: ['p2-plan'], p3: ['p3-not-one-job', 'p3-benefit'] },
  priorities: [],
  answers: {
    name: ['Annika Lindqvist Farrow', ''],
    problem: [
      'Many schoolhouses in the mountain states were built of brick before 1940 and have no steel in their walls. Districts know that the walls can fall outward in an earthquake. Strengthening them with concrete closes a school for more than a year, so the work is put off.',
      'Inventory of brick schools, state office of school construction, 2023',
    ],
    'usual-practice': [
      'Two ways are usual: a concrete skin on the inside, or steel columns that need new foundations. Both need heavy machines in the classrooms.',
      'Inventory of brick schools, state office of school construction, 2023',
    ],
    method: [
      'My frame is made of glued timber posts that stand against the inside of the wall and are bolted through the brick at the floors. A slotted plate, which I designed, lets the timber shrink without loosening the bolt. Two carpenters can set a bay in a day without a crane.',
      'Drawings and calculation of the Refit frame, issue 4',
    ],
    outputs: ['There will be a set of licensed drawings for four common wall heights, a calculation that local engineers can check, and an installation course for carpenters.', ''],
    merit: [
      'Western Basin University shook two full-size walls in 2025. The bare wall fell at the strength of shaking that the code expects once in 475 years. The wall with the frame stood at one and a half times that strength with cracks that could be filled.',
      'Test report of Western Basin University, August 2025',
    ],
    beyond: [
      'The state office of school construction has placed the frame on its list of accepted methods. Engineers of two other firms have used the drawings for schools in which my studio has no part.',
      'List of accepted methods, state office of school construction, 2026',
    ],
    route: [
      'Any district may license the drawings for a flat fee, whoever its architect is. The calculation is printed in the test report and is open to every engineer.',
      'License terms and test report of Western Basin University, August 2025',
    ],
    spread: [
      'The frame fits walls between ten and sixteen feet high without openings wider than eight feet, which the inventory finds in 212 schools of the state.',
      'Inventory of brick schools, state office of school construction, 2023',
    ],
    priority: [
      'The state seismic safety strategy of 2024 names unreinforced brick schools as the first class of buildings to be strengthened and asks for methods that can be carried out between school years.',
      'State seismic safety strategy 2024, page 19',
    ],
    education: ['My degree project dealt with timber beside old masonry. The idea of the slotted plate stands in its last chapter.', 'Degree project, Technische Hochschule Nordheim, 2013'],
    equivalent: [
      'The evaluation states that my degree from Technische Hochschule Nordheim is equal to a Master of Architecture of a university in the United States.',
      'Credential evaluation of the degree of Technische Hochschule Nordheim',
    ],
    occupation: ['I work as an architect. The occupation requires a professional degree in architecture and a license, which I hold in one state.', 'License and O*NET summary for architects'],
    result: [
      'At Sandoval & Price I was the project architect for the repair of six historic school buildings. Five of the six were finished within the summer for which they were planned, as the districts’ completion papers show.',
      'Employment letter of Sandoval & Price Architects with title, dates and duties',
    ],
    'own-part': ['Structural engineers of the firm signed the calculations. I designed the sequence of work and the connections.', 'Letter of Luis Sandoval, Sandoval & Price Architects'],
    plan: [
      'In the summer of 2027 the frame will be set in two schools at Ashgrove and Pinyon. In each, the university will place sensors in four bays and publish the readings after a year. The drawings for two-story walls follow in 2028.',
      'Contracts with the Ashgrove and Pinyon districts',
    ],
    means: [
      'The two districts pay for the work from a bond of 2025. A state innovation grant of $180,000 covers the sensors and the engineers’ review.',
      'Bond certificates and grant agreement, 2025 and 2026',
    ],
    progress: [
      'The studio was founded in April 2022. The slotted plate was patented in May 2025, and the first school, at Red Mesa, was finished in August 2026 after nine weeks.',
      'Patent and completion papers of Red Mesa School',
    ],
    'owner-control': ['I own 80 percent of the studio, designed the frame, and sign its drawings. A builder who is a silent partner holds the rest.', 'Operating agreement of Refit Timber Studio'],
    interest: [
      'Eleven districts asked for estimates in writing during 2026. The carpenters’ training center at Ogallala has scheduled the installation course for March 2027.',
      'Requests of eleven districts and course schedule',
    ],
    impractical: [
      'I own the studio that licenses the frame. An owner cannot test the labor market for a place that is hers, and the districts cannot employ the holder of a license from which they buy.',
      '',
    ],
    benefit: [
      'Other architects can set the frame from the drawings. The two-story version needs a new plate and another test on the shaking table, for which the university has reserved the table in my studio’s name.',
      'Letter of Western Basin University, May 2026',
    ],
  },
}

const SOIL_AGRONOMIST: Petitioner = {
  key: 'soil-agronomist',
  plan: 'employee',
  degrees: [
    { degree: 'Doctor of Philosophy', field: 'soil science', school: 'Prairie Land University', country: 'United States', year: '2016' },
    { degree: 'Bachelor of Science', field: 'agronomy', school: 'Universidad Agraria del Norte', country: 'Peru', year: '2009' },
  ],
  roles: [
    { title: 'extension soil scientist', employer: 'High Plains Extension Service', from: 'January 2018', to: 'present' },
    { title: 'postdoctoral researcher', employer: 'Prairie Land University', from: 'June 2016', to: 'December 2017' },
  ],
  endeavor: 'To develop and hand over to extension offices a field test that shows growers how little nitrogen a strip of their own land needs, so that less of it reaches wells',
  options: { eb2: ['eb2-advanced'], p1: ['p1-practice'], p2: ['p2-author'], p3: ['p3-benefit', 'p3-time'] },
  priorities: [],
  answers: {
    name: ['Rosa Quispe Villanueva', ''],
    problem: [
      'Growers of corn on sandy soil put on more nitrogen than the crop takes up, because a poor year costs them more than the fertilizer. What the crop leaves goes down to the water from which the same families drink.',
      'Well survey of Sandhill County, 2022',
    ],
    'usual-practice': [
      'A laboratory test of one sample for forty acres is usual. It comes back after nine days and gives an average for land that changes every hundred feet.',
      'Extension circular 88, High Plains Extension Service',
    ],
    method: [
      'I let the field answer. A grower leaves twelve short strips with stepped amounts of nitrogen and photographs each of them from above four times. The test, called Twelve Strips, reads from the pictures at which step the crop stops getting greener. How the steps are laid and how the reading is corrected for dry weeks are my own work; the use of pictures is common.',
      'Twelve Strips manual, edition of 2026',
    ],
    outputs: ['Extension offices will receive a manual, a free program for a telephone, and a library of readings from five kinds of soil.', ''],
    users: ['Growers on sandy soil in four counties lay the strips. County agents read them together with the growers.', 'Twelve Strips manual, edition of 2026'],
    merit: [
      'Over three seasons 96 fields were read. Growers who followed the reading put on 41 pounds less nitrogen for each acre and harvested the same weight within two percent, by the scale tickets. In 2025 the county found less nitrate in 17 of 22 test wells beside those fields than three years earlier.',
      'Three-season report, Sandhill County, 2025',
    ],
    beyond: [
      'The counties of Arroyo and Loup, in a state where I have no employer, took up the test through their own agents in 2025. A maker of spreaders, Danforth, has added the stepped strips to its control screen.',
      'Letters of the counties of Arroyo and Loup and Danforth release note',
    ],
    route: [
      'The manual is printed by the national association of county agents and the program is free. Whoever has a spreader and a telephone can lay the strips.',
      'Publication list of the national association of county agents, 2026',
    ],
    spread: [
      'The strips take up a quarter of an acre and two hours of a grower’s time in a season. They work wherever corn grows on soil with less than 15 percent clay.',
      'Twelve Strips manual, edition of 2026',
    ],
    priority: [
      'The federal strategy on nutrient reduction of 2022 asks states for on-farm methods that lower nitrogen at its source in areas with private wells.',
      'Federal nutrient reduction strategy, recommendation 3',
    ],
    education: [
      'For my doctorate I measured how nitrogen moves through sand under irrigation. The correction for dry weeks comes from its fourth chapter.',
      'Dissertation, Prairie Land University, 2016',
    ],
    occupation: ['I carry out the endeavor as a soil scientist. The occupation normally requires a bachelor’s degree in soil science or agronomy.', 'O*NET summary for soil and plant scientists'],
    result: [
      'I wrote the extension circular on irrigation of sandy soil that the service has used since 2019. Its users in Sandhill County pumped 18 percent less water in 2021 than in 2018, by the meters of the water district.',
      'Employment letter of High Plains Extension Service with title, dates and duties',
    ],
    'own-part': [
      'Agents recruited the growers and a student wrote the telephone program to my description. The design of the strips and the reading rule are mine.',
      'Letter of Dale Hutchins, county agent',
    ],
    'second-result': [
      'As a postdoctoral researcher I published the data of 300 soil cores, which two other groups have since used for models of their own.',
      'Data publication of 2017 and two articles that use it',
    ],
    plan: [
      'In the seasons of 2027 and 2028 sorghum will be added with twenty growers. After each season the county agents, and not I, will write the report. The reading rule for sorghum will be public by March 2029.',
      'Work plan with five counties, 2027 to 2029',
    ],
    means: [
      'The state’s groundwater fund pays $96,000 for pictures and well samples. The extension service gives a third of my hours by my position description.',
      'Award letter of the groundwater fund and position description',
    ],
    progress: ['Strips were first laid in 2021 on four fields. The manual has had three editions, and the library held 1,150 readings in September 2026.', 'Library index, September 2026'],
    interest: [
      'Thirty-one growers have signed for the sorghum strips. Three county boards passed resolutions in 2026 to pay for the pictures themselves.',
      'Grower agreements and resolutions of three county boards',
    ],
    benefit: [
      'Agents can lay and read the strips for corn. Sorghum greens in another way, and the rule has to be found from the first season on; the director of the groundwater fund writes that the award was made to this project because nobody else proposed one.',
      'Letter of Nadia Brandt, groundwater fund',
    ],
    urgency: [
      'A rule for sorghum needs two growing seasons, and the award ends in June 2029. A season that is missed cannot be made up.',
      'Award letter of the groundwater fund and position description',
    ],
  },
}

export const MORE_PEOPLE: readonly Petitioner[] = [WILDFIRE_ANALYST, MATH_TEACHER, BATTERY_CHEMIST, INFECTION_NURSE, FRAUD_ANALYST, RUNWAY_PILOT, ACCESS_ENGINEER, TIMBER_ARCHITECT, SOIL_AGRONOMIST]
