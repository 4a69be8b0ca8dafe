/** Fictional petitioners of different fields: what each confirmed and answered. All people, places of work and figures are made up. */
import type { ChosenOptions } from '../../domain/petition/case-file.ts'

export type Petitioner = {
  key: string
  plan: 'employee' | 'entrepreneur' | 'consultant'
  degrees: { degree: string; field: string; school: string; country: string; year: string }[]
  roles: { title: string; employer: string; from: string; to: string }[]
  endeavor: string
  options: ChosenOptions
  priorities: string[]
  /** By question: what was written, and the document that shows it. */
  answers: Record<string, readonly [text: string, document: string]>
}

export const WATER_ENGINEER: Petitioner = {
  key: 'water-engineer',
  plan: 'employee',
  degrees: [{ degree: 'Master of Science', field: 'environmental engineering', school: 'Lakeshore State University', country: 'United States', year: '2016' }],
  roles: [
    { title: 'water network engineer', employer: 'Harlow County Water District', from: 'June 2019', to: 'present' },
    { title: 'hydraulic modeler', employer: 'Brightwell Engineering', from: 'August 2016', to: 'May 2019' },
  ],
  endeavor: 'To develop, test and publish a method with which small public water systems can find hidden leaks from the pressure readings they already have, without new sensors',
  options: { eb2: ['eb2-advanced'], p1: ['p1-practice'], p2: ['p2-author'], p3: ['p3-not-one-job', 'p3-benefit'] },
  priorities: [],
  answers: {
    name: ['Amara Nwosu Bell', ''],
    problem: [
      'A small water system usually learns of a hidden leak when the water reaches the street. Until then treated water is lost and the pressure in the pipes falls, so that dirt can be drawn in from the soil. A district with five employees cannot walk its pipes with listening equipment every month.',
      'Technical description of the Night Line method, version 2',
    ],
    'usual-practice': [
      'Large utilities divide their network into zones with a flow meter for each. The meters and their chambers cost more than most small systems spend on repairs in a year. Small systems therefore wait for complaints.',
      'Technical description of the Night Line method, version 2',
    ],
    method: [
      'The method, which I call Night Line, uses the pressure readings that a system stores at its tanks and pumps. It compares each night between two and four o’clock with the same hours of earlier weeks and removes what the weather explains. What is left points to the part of the network where pressure is lost. The rule for removing the weather is mine; comparing night readings was known before.',
      'Technical description of the Night Line method, version 2',
    ],
    outputs: ['The work will produce an open program, a library of readings from known leaks, and a field guide for operators.', ''],
    users: [
      'Nine small systems of the Tri-Valley Rural Water Association use the program now. The association has 64 members and has offered the method to all of them.',
      'Letter of Joan Ferris, Tri-Valley Rural Water Association',
    ],
    merit: [
      'In the trial of 2024 the program pointed to 17 places on the networks of nine systems. Crews dug at all 17 and found a leak at 14 of them. The association counted 31 million gallons of treated water saved in the twelve months that followed, by comparing pumped and billed water.',
      'Trial report of the Tri-Valley Rural Water Association, March 2025',
    ],
    beyond: [
      'The Tri-Valley Rural Water Association is neither my employer nor a client of my employer. It has made the nightly comparison part of its service to members since April 2025.',
      'Letter of Joan Ferris, Tri-Valley Rural Water Association',
    ],
    route: [
      'The program and the description are published under an open license. Two makers of control systems for pumps, Oakline Controls and Fennimore Instruments, have added an export of night readings in the form that the program reads. Their customers need no contract with me.',
      'Release notes of Oakline Controls 6.2 and Fennimore PumpView 3',
    ],
    spread: [
      'Any system that stores pressure readings at least every five minutes can use the method. It takes an operator about six hours to prepare the first year of readings and ten minutes a week afterwards.',
      'Trial report of the Tri-Valley Rural Water Association, March 2025',
    ],
    priority: [
      'The Harlow State drinking water plan of 2025 names loss of treated water in systems that serve fewer than 10,000 people as its second objective and asks for methods that need no new metering.',
      'Harlow State drinking water plan 2025, pages 14 to 16',
    ],
    education: [
      'My master’s thesis dealt with pressure in networks that have few measuring points. Its third chapter contains the first form of the rule that Night Line uses.',
      'Thesis, Lakeshore State University, 2016',
    ],
    occupation: [
      'I carry out the endeavor as an environmental engineer. The occupation normally requires a bachelor’s degree in environmental, civil or a related field of engineering.',
      'O*NET summary for environmental engineers and five postings',
    ],
    result: [
      'At the Harlow County Water District the share of treated water that was lost fell from 23 percent in 2019 to 11 percent in 2023. I designed the comparison and led the search; the operations manager took the figures from the yearly water audits.',
      'Employment letter of Harlow County Water District with title, dates and duties',
    ],
    'own-part': [
      'Three colleagues of the district collected readings and repaired pipes. The rule, the program and the description are my work alone, as the dated record of the public repository shows.',
      'Public repository record of Night Line',
    ],
    'second-result': [
      'I wrote a paper on the removal of weather from night readings, which a peer-reviewed journal on water supply published in 2023. I am its only author.',
      'Article in a peer-reviewed journal on water supply, 2023',
    ],
    plan: [
      'By June 2027 I will release version 5, which handles systems with a single tank. By December 2027 twenty more systems of the association will have used it for six months, and the association will publish their audits. In 2028 I will submit the description to the standards committee of the state water association.',
      'Work plan 2027 to 2029',
    ],
    means: [
      'I work on it every Friday, which my employer has agreed to in writing without an end date. The Clearbrook Foundation has granted the project $48,000 for travel, test equipment and a student programmer.',
      'Grant agreement of the Clearbrook Foundation, May 2026, and letter of the Harlow County Water District',
    ],
    progress: [
      'I released the first version in February 2022 and the fourth in July 2026. The library holds readings from 42 known leaks, given by eleven systems.',
      'Public repository record of Night Line',
    ],
    interest: [
      'Six systems in three other states wrote between May and August 2026 which parts of their networks they will examine. The state office of rural water has asked for a training day.',
      'Letters of interest from six water systems, 2026',
    ],
    impractical: [
      'The work serves an association, two makers and systems in several states at the same time. My employer has no position for it and could not describe it as the minimum requirements of one. The association employs no engineers.',
      'Letter of Joan Ferris, Tri-Valley Rural Water Association',
    ],
    benefit: [
      'Others can run the program. The rule for systems with a single tank does not exist yet, and the two makers have written that they will build in what I publish and will not develop it themselves.',
      'Letters of Oakline Controls and Fennimore Instruments, August 2026',
    ],
    standing: [
      'I have filed federal tax returns for every year since 2016 and teach a free evening course for operators of small systems twice a year.',
      'Tax transcripts 2016 to 2025 and course announcements',
    ],
  },
}

export const SPEECH_PATHOLOGIST: Petitioner = {
  key: 'speech-pathologist',
  plan: 'consultant',
  degrees: [
    { degree: 'Doctor of Philosophy', field: 'communication sciences and disorders', school: 'Prairie Valley University', country: 'United States', year: '2019' },
    { degree: 'Bachelor of Arts', field: 'linguistics', school: 'Universidad del Sur', country: 'Chile', year: '2011' },
  ],
  roles: [
    { title: 'clinical research lead', employer: 'Mesa Children’s Hearing Center', from: 'January 2020', to: 'present' },
    { title: 'speech-language pathologist', employer: 'Rio Alto School District', from: 'August 2013', to: 'July 2016' },
  ],
  endeavor: 'To develop and validate a listening-based screening protocol that lets preschool staff tell a language disorder from the normal course of learning two languages',
  options: { eb2: ['eb2-advanced'], p1: ['p1-public'], p2: ['p2-results'], p3: ['p3-benefit', 'p3-time'] },
  priorities: [],
  answers: {
    name: ['Catalina Rivas Ortega', ''],
    problem: [
      'Preschool staff who meet a child with two languages at home often cannot tell whether the child is slow to learn English or has a language disorder. Some children are sent to special education without need. Others wait years for help that works best before the age of five.',
      'Statement of the screening problem, Mesa Children’s Hearing Center',
    ],
    method: [
      'The protocol has four listening tasks of three minutes each. The child repeats invented words that follow the sound patterns of both languages, so that vocabulary in either language does not matter. Staff mark what they hear on a tablet. The choice of the invented words and the way in which the two results are joined are my own work.',
      'Protocol Dos Voces, manual for staff, second edition',
    ],
    outputs: ['The work will produce a validated protocol, its norms for children from three to five, and a training course of one day.', ''],
    users: ['Preschool staff are the first users. Pediatric clinics that check development at the age of four are the second.', 'Protocol Dos Voces, manual for staff, second edition'],
    merit: [
      'In a study of 312 children, the protocol found 51 of 58 children whom a full evaluation later diagnosed. The usual checklist had found 33 of them. Of the children without a disorder, 9 percent were referred by the protocol and 27 percent by the checklist.',
      'Journal article on the validation study, 2024',
    ],
    beyond: [
      'Four preschool programs in two states that have never employed or paid me use the protocol. The largest, Valle Verde Early Learning, screens 1,400 children a year with it and has changed its rule for referrals.',
      'Letter of Denise Kwan, Valle Verde Early Learning',
    ],
    route: [
      'The manual is free. Trainers whom I have never met teach the one-day course from it, and the state university at Cedar Falls has added it to the practicum of its teachers.',
      'Course outline of the practicum, 2026',
    ],
    priority: [
      'The state plan for early childhood of 2025 names the early identification of language disorders in children who learn English as one of its five aims and asks programs to use tools that are valid for two languages.',
      'State plan for early childhood 2025, page 22',
    ],
    education: [
      'My dissertation measured how children with two languages repeat invented words. It is the first of the studies on which the protocol rests.',
      'Dissertation, Prairie Valley University, 2019',
    ],
    occupation: ['I carry out the endeavor as a speech-language pathologist. The occupation requires a master’s degree for entry in every state.', 'O*NET summary for speech-language pathologists'],
    license: ['I have been licensed as a speech-language pathologist in New Mexico since 2013, and the license is in good standing.', 'License record of the state board of New Mexico'],
    result: [
      'At the Mesa Children’s Hearing Center I designed the validation study, trained the staff of six sites and led the analysis. The center took up the protocol for all children under five in 2023.',
      'Employment letter of Mesa Children’s Hearing Center with title, dates and duties',
    ],
    'second-result': ['I am the first author of four peer-reviewed articles on language screening. Two of them describe the protocol.', 'List of publications with first pages'],
    'own-part': ['A statistician of the center computed the norms. I chose the tasks, wrote the manual and defined how the results are joined.', 'Letter of Dr. Paul Imre, statistician'],
    plan: [
      'In the first year I will collect norms for Vietnamese and English at five preschools. In the second I will publish them with the course material. The sign of completion is a table of norms from at least 300 children.',
      'Work plan 2027 to 2028',
    ],
    means: [
      'The Harbor Fund for Children pays for the data collection with a grant of $90,000. Two of the five preschools have signed agreements.',
      'Grant letter of the Harbor Fund for Children, June 2026',
    ],
    progress: [
      'The Spanish and English version was finished in 2023 and has been used with more than 5,000 children since. I recorded the words for the Vietnamese version in April 2026.',
      'Usage record of the protocol server',
    ],
    interest: [
      'Three school districts asked for training in writing in 2026. Lotus Preschool Network will take part in the Vietnamese study with four classrooms.',
      'Letters of three school districts and Lotus Preschool Network',
    ],
    benefit: [
      'Other pathologists can give the screening. The extension to a language with tones needs someone who built the first version, because the rule that joins the two results has to be made anew. The center’s director writes that the study would end without me.',
      'Letter of Dr. Ruth Adeyemi, Mesa Children’s Hearing Center',
    ],
    urgency: [
      'Children of the study are three years old only once. The preschools have set aside classrooms for the school years that begin in 2027 and 2028, and the grant ends in December 2028.',
      'Grant letter of the Harbor Fund for Children, June 2026',
    ],
  },
}

export const COLD_CHAIN_FOUNDER: Petitioner = {
  key: 'cold-chain-founder',
  plan: 'entrepreneur',
  degrees: [{ degree: 'Bachelor of Engineering', field: 'mechanical engineering', school: 'Kumasi Technical University', country: 'Ghana', year: '2012' }],
  roles: [
    { title: 'founder and chief engineer', employer: 'Frostline Systems', from: 'May 2023', to: 'present' },
    { title: 'refrigeration engineer', employer: 'Norden Food Logistics', from: 'March 2017', to: 'April 2023' },
    { title: 'maintenance engineer', employer: 'Volta Fisheries', from: 'September 2012', to: 'February 2017' },
  ],
  endeavor: 'To build and release a retrofit controller that lets independent grocers and food banks run existing cold rooms on natural refrigerants and shifted hours without replacing them',
  options: { eb2: ['eb2-five-years'], p1: ['p1-technology'], p2: ['p2-plan'], p3: ['p3-not-one-job'] },
  priorities: ['FLW'],
  answers: {
    name: ['Kwame Adjei Mensah', ''],
    problem: [
      'Independent grocers and food banks keep food in cold rooms that are fifteen to thirty years old. Their refrigerants are being withdrawn from sale. A new cold room costs more than a small grocer earns in two years, so many run the old one until it fails and the food in it is lost.',
      'Survey of 60 cold rooms, Midland Food Bank Alliance, 2025',
    ],
    method: [
      'The controller is built into the existing room. It measures how fast the room warms, learns how long the compressor may rest, and moves its work to the hours when electricity is cheap. A second circuit, which I designed, lets the room run on propane in an amount small enough for the safety rules.',
      'Design description of the Frostline controller, revision C',
    ],
    outputs: ['The work will produce the controller, open drawings of its safety circuit, and an installation course for refrigeration mechanics.', ''],
    merit: [
      'In a trial of twelve months at eight food banks, the rooms used 28 percent less electricity and no room failed. In the year before, three of the eight had failed and 41 tons of food had been thrown away.',
      'Trial report of the Midland Food Bank Alliance, 2026',
    ],
    beyond: [
      'The Midland Food Bank Alliance owns no share in my company. It has made the safety circuit part of its own building standard, which applies to 34 food banks in five states.',
      'Building standard of the Midland Food Bank Alliance, section 7',
    ],
    route: [
      'The drawings of the safety circuit are public, so that any maker may build it. One maker that competes with my company, Arctis Controls, has announced a version of its own.',
      'Product notice of Arctis Controls, July 2026',
    ],
    occupation: ['I carry out the endeavor as a mechanical engineer. The occupation normally requires a bachelor’s degree in mechanical engineering.', 'O*NET summary for mechanical engineers'],
    result: [
      'At Norden Food Logistics I led the change of 22 cold stores from one refrigerant to another without a day of closure. The company’s energy audit shows a fall of 19 percent in electricity use.',
      'Employment letter of Norden Food Logistics with title, dates and duties',
    ],
    plan: [
      'In the first year the company will install 40 controllers in Ohio, Indiana and Kentucky. The sign of completion is the commissioning report of each room, signed by a mechanic who is not our employee.',
      'Business plan 2027 to 2029',
    ],
    means: [
      'The company has $310,000 from two investors and a purchase order for 25 controllers. The cost of each installation was taken from the invoices of the trial.',
      'Investment agreements and purchase order, 2026',
    ],
    progress: [
      'The company was formed in Ohio in May 2023. Two revisions of the controller were tested by an independent laboratory, which reported in February 2026 that the circuit meets the limits for propane.',
      'Laboratory report, February 2026',
    ],
    progression: [
      'At Volta Fisheries I kept the cold stores of one plant in order under a senior engineer. At Norden I planned and led changes of whole stores and signed for them, and since 2023 I have led the engineering of a company. All of this work was in refrigeration.',
      'Employment letters of Volta Fisheries, Norden Food Logistics, and Frostline Systems',
    ],
    'owner-control': [
      'I own 68 percent of the company and lead its engineering. The patent application for the second circuit names me as the only inventor.',
      'Share register and patent application',
    ],
    interest: [
      'The Midland Food Bank Alliance ordered 25 controllers in June 2026. Fourteen grocers of the Corner Market Cooperative have asked for quotations.',
      'Purchase order and letters of fourteen grocers',
    ],
    impractical: [
      'I own and direct the company that carries the work. A labor certification asks an employer to test the market for a position, and an owner cannot recruit for the place that he holds himself.',
      '',
    ],
  },
}

export const PEOPLE: readonly Petitioner[] = [WATER_ENGINEER, SPEECH_PATHOLOGIST, COLD_CHAIN_FOUNDER]
