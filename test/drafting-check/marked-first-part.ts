/** Inventions in shapes of their own and true sentences over four more people, written before any sentence was marked. */
import { profile, type CheckedProfile } from './profiles.ts'

export type Marked = { people: readonly CheckedProfile[]; inventions: Readonly<Record<string, readonly string[]>>; truths: Readonly<Record<string, readonly string[]>> }

export const markedFirstPart: Marked = {
  people: [
    profile(
      'waterchemist',
      'RHT',
      'A lead sampling routine for small water systems',
      `
Ilona Varga
Water Quality Chemist

Experience
Water Quality Chemist, Cedar Fork Utilities, Dubuque, Iowa, 2018 - present
- Run the metals bench; about 6,400 samples a year.
- Wrote the tap sampling instructions that 14 schools of the county follow.
- Cut the time from sample to result from 11 to 4 days.
- Assist the state laboratory in a yearly ring test.
Laboratory Technician, Danube Waterworks, Gyor, 2012 - 2016
- Calibrated two spectrometers and trained 5 technicians.

Education
M.Sc. Environmental Chemistry, Iowa State University, 2018
B.Sc. Chemistry, University of Pannonia, 2011

Certifications
Grade II water treatment operator, Iowa

Publications
Varga I. Copper and lead in school fountains. Midwest Water Notes, 2022.
`,
      'Cut the time from sample to result from 11 to 4 days.',
      'Develop a lead sampling routine so that small water systems can find unsafe taps sooner',
      `I will develop a lead sampling routine for small water systems that have no laboratory of their own. A single sample a year says little about a tap that is used only on some days. The routine sorts taps by use, asks for two draws, and tells the operator which ones to repeat. It will produce a sampling card, a sorting sheet, and a result template. As a water quality chemist at Cedar Fork Utilities, I cut the time from sample to result from 11 to 4 days. Working for a utility, I will try the routine in three towns and publish card and sheet under an open license, so that other systems can adopt them. The Rural Health Transformation Program of July 2025 asks states to improve outcomes for rural residents, and safe water is a part of that.`,
    ),
    profile(
      'speech',
      'ESSA',
      'A screening for language delay in bilingual preschools',
      `
Mariana Coelho
Speech-Language Pathologist

Experience
Speech-Language Pathologist, Rio Vista School District, Las Cruces, New Mexico, 2017 - present
- Serve a caseload of 58 children in three preschools.
- Adapted the picture naming screener into Portuguese and Spanish.
- Referral errors in the preschools went from 22% to 9%.
- Sit on the district committee for early learning.
Clinical Fellow, Mesa Hearing Clinic, El Paso, 2016 - 2017
- Tested 130 children under supervision.

Education
M.S. Communication Disorders, New Mexico State University, 2016
Bacharel em Fonoaudiologia, Universidade Federal de Minas Gerais, 2011

Licenses
Certificate of Clinical Competence, ASHA
Speech-Language Pathologist, New Mexico

Languages
Portuguese, Spanish, English
`,
      'Referral errors in the preschools went from 22% to 9%.',
      'Create a two-language screening kit so that preschools can tell delay from difference',
      `I will create a two-language screening kit for preschools whose children hear one language at home and another in class. A child who mixes two grammars is often sent to a specialist, while a quiet one waits. The kit asks the same questions in both languages and compares the answers. It will produce a picture set, a scoring sheet, and a short course for teachers. As a speech-language pathologist at Rio Vista School District, I saw referral errors go from 22% to 9%. Employed by a district, I will use the kit in four preschools and publish it under an open license for other districts to adopt. The Every Student Succeeds Act of 2015 asks for evidence-based interventions in schools, and a fair screening comes before any of them.`,
    ),
    profile(
      'picker',
      'CET',
      'A grasp test bench for warehouse robots',
      `
Tomasz Wilk
Robotics Engineer

Experience
Robotics Engineer, Harbor Lane Automation, Columbus, Ohio, 2019 - present
- Designed the gripper controller of two picking cells.
- Raised picks per hour from 410 to 640 in the cosmetics cell.
- Member of a team of 9 that installed 23 cells at four customers.
- Mentor two interns each summer.
Controls Engineer, Fabryka Linia, Poznan, 2014 - 2018
- Programmed conveyors for 6 bottling lines.
- Supported the chief engineer in a patent application for a belt sensor.

Education
Ph.D. Robotics, Ohio State University, 2023
M.Eng. Automation, Poznan University of Technology, 2014

Publications
Wilk T, Harrow J. Slip detection with two cheap microphones. Conference on Grasping, 2021.

Awards
Best poster, Midwest Robotics Day, 2020
`,
      'Raised picks per hour from 410 to 640 in the cosmetics cell.',
      'Build an open grasp test bench so that small warehouses can choose robots that fit their goods',
      `I will build an open grasp test bench for small warehouses that cannot try a robot before they buy it. A seller shows boxes; the warehouse ships bags, bottles, and loose socks. The bench drops forty everyday goods in front of a gripper and records what slips. It will produce a parts list, a test protocol, and a score sheet. As a robotics engineer at Harbor Lane Automation, I raised picks per hour from 410 to 640 in one cell. As an employee of a maker, I will run the bench at two warehouses and release plans and protocol as open source, so that other warehouses can adopt them. The Critical and Emerging Technologies List of February 2024 names energy storage, and warehouses that move cells need careful hands.`,
    ),
    profile(
      'fireline',
      'FARM',
      'A grazing map against grass fires',
      `
Lerato Dube
Rangeland Analyst

Experience
Rangeland Analyst, Blue Mesa Conservation District, Grand Junction, Colorado, 2020 - present
- Map fuel loads on 310,000 acres with satellite images.
- Advise 37 ranchers on where to graze before August.
- Helped to write the county's grass fire plan of 2023.
Research Assistant, University of Pretoria, 2013 - 2016
- Clipped and weighed 2,200 plots.
- Co-wrote two reports on burning in the Lowveld.

Education
M.S. Rangeland Ecology, Colorado State University, 2019
B.Sc. Agriculture, University of Pretoria, 2013

Volunteering
Volunteer firefighter, Mesa County, since 2021
`,
      'Advise 37 ranchers on where to graze before August.',
      'Develop a grazing map service so that ranch counties can thin grass before the fire season',
      `I will develop a grazing map service for counties where grass dries faster than anybody can mow it. Cattle could eat what burns, but ranchers learn too late which pasture matters. The service reads weekly images and names ten pastures a county should graze first. It will produce a map, a message template, and a guide for districts. As a rangeland analyst at Blue Mesa Conservation District, I advise 37 ranchers on where to graze before August. Employed by a district, I will test the service in two counties and publish guide and code, so that other districts can adopt them. The Agriculture Improvement Act of 2018 supports soil health and conservation on working land, and a pasture that did not burn keeps its soil.`,
    ),
  ],
  inventions: {
    waterchemist: [
      'Mothers in Dubuque stopped buying bottled water once they had seen my sheets.',
      'The sorting sheet behind this routine has been through two seasons of field use.',
      'My published field protocol, now in its second edition, will serve as the base of the card.',
      'Dozens of operators already keep the card above the sink.',
      'One in five rural taps exceeds the federal limit for lead.',
      'I oversee the ring test of the state laboratory.',
      'A court in Iowa relied on my numbers.',
      'Building on our network of twelve partner laboratories, I will add the towns of the north.',
      'The award-winning instructions that I wrote reach every school nurse.',
      'Engineers from Chicago fly in to see how the bench is run.',
      'What began as a hobby in Gyor turned into the standard of the Hungarian waterworks.',
      'The routine, proven on well water and on river water, will need only a few changes.',
      'Two of my former technicians now head laboratories themselves.',
      'I am the person whom the state calls when a result looks odd.',
      'Colleagues credit the card with the lowest lead values that the county ever had.',
    ],
    speech: [
      'Pediatricians across the border region send me their hardest cases.',
      'The kit’s first edition sold out within a month.',
      'With the norms that I collected from children in Brazil, the kit will score fairly.',
      'Teachers trained by me spot a delay six months sooner.',
      'Forty percent of bilingual children are misdiagnosed before first grade.',
      'I steer the district committee for early learning.',
      'My screener, validated against two gold standards, will be the core of the kit.',
      'Parents drive from Albuquerque for an appointment.',
      'The state education department consulted me on its reading law.',
      'As the region’s only trilingual specialist, I will write all three versions.',
      'The scoring sheet grew out of a grant-funded study of twins.',
      'An app version is live and has users in Texas.',
      'Publishers have been bidding for the picture set.',
      'I bring a decade of hospital work with stroke patients.',
      'The course builds on lectures that I gave to audiences in Lisbon.',
    ],
    picker: [
      'The controller I invented is now the default on the whole product line.',
      'Competitors copy the gripper within a year of each release.',
      'Our spare-parts marketplace, which small warehouses already trust, will carry the plans.',
      'No robot that passed the bench has been returned.',
      'Warehouse injuries have dropped wherever the cells went in.',
      'I headed the installation of 23 cells at four customers.',
      'My belt sensor sits in bottling plants on three continents.',
      'Insurers grant a discount to sites that carry our score.',
      'Seventy percent of small warehouses abandon their first robot.',
      'The microphone method earned me an invitation to advise the standards committee.',
      'The interns I hired went on to found companies of their own.',
      'A major retailer, impressed by the numbers, ordered the bench for all its sites.',
      'Before Ohio I spent a research year in Zurich.',
      'A prototype stands in our hall and runs day and night.',
      'Engineers know me as the author of the open grasp library.',
    ],
    fireline: [
      'The map called the Pine Gulch fire two weeks before it started.',
      'Ranchers who followed the map lost not one head of cattle.',
      'I drafted the county’s grass fire plan single-handedly.',
      'Our drone fleet will fill the gaps between two satellite passes.',
      'The state forester quotes my figures in his briefings.',
      'Grass fires cost western counties two billion dollars a year.',
      'The algorithm, trained on ten years of my own field data, will pick the pastures.',
      'Utah and Wyoming took over the service last spring.',
      'I was the crew boss on the night the mesa burned.',
      'Insurance premiums in the district went down thanks to the map.',
      'A television documentary followed my work for a season.',
      'My dissertation on fuel moisture gave the service its thresholds.',
      'Grazing cooperatives that I set up in the Lowveld still operate.',
      'Federal agencies have asked for a license to the code.',
      'Ours is the most accurate fuel map in the West.',
    ],
  },
  truths: {
    waterchemist: [
      'About 6,400 samples a year pass over my metals bench.',
      'Fourteen schools of the county follow the tap sampling instructions that I wrote.',
      'I take part in a yearly ring test of the state laboratory as an assistant.',
      'In Gyor I calibrated two spectrometers and trained five technicians.',
      'My master’s degree in environmental chemistry is from Iowa State University.',
      'I am certified in Iowa as a Grade II water treatment operator.',
      'In 2022 I wrote about copper and lead in school fountains.',
      'Water that stands in a pipe overnight takes up more metal than water that flows.',
      'The operator fills two bottles, one before breakfast and one at noon.',
      'A town of eight hundred people cannot keep a chemist.',
      'My routine will fit on both sides of one card.',
      'I plan to compare the first draws with the second ones after one season.',
      'The three towns will be chosen with the county health office.',
      'Results will go back to each household within a week.',
      'If the sheet asks for too many repeats, I will shorten it.',
    ],
    speech: [
      'My caseload is 58 children in three preschools.',
      'I put the picture naming screener into Portuguese and Spanish.',
      'Referral errors, once 22%, are 9% now.',
      'I belong to the district committee for early learning.',
      'As a clinical fellow in El Paso, I tested 130 children under supervision.',
      'I hold the Certificate of Clinical Competence of ASHA and a New Mexico license.',
      'Portuguese, Spanish, and English are my languages.',
      'I studied in Minas Gerais before I came to New Mexico State University.',
      'Two languages in one head take turns, and a test in one of them sees half.',
      'A teacher needs ten minutes and a quiet corner for each child.',
      'The pictures will show things that children in both cultures know.',
      'My first four preschools will be in one district.',
      'Children who score low in both languages go to a specialist first.',
      'I will ask parents which words the child says at home.',
      'The sheet leaves room for words that a child invents.',
    ],
    picker: [
      'I designed the gripper controller of two picking cells.',
      'In the cosmetics cell, picks per hour rose from 410 to 640.',
      'With a team of nine I took part in installing 23 cells at four customers.',
      'Each summer I mentor two interns.',
      'In Poznan I programmed the conveyors of six bottling lines.',
      'I supported the chief engineer when he applied for a patent on a belt sensor.',
      'My doctorate in robotics is from Ohio State University.',
      'With J. Harrow I described how two cheap microphones detect slip.',
      'My poster was named the best of Midwest Robotics Day in 2020.',
      'A bag changes its shape each time it is lifted.',
      'The bench costs less than one robot hand and fits on a pallet.',
      'I will publish failures as well as successes.',
      'A warehouse can bring its own goods and add them to the list.',
      'My plan begins with goods that slip, such as bottles and bags.',
      'Small warehouses buy by brochure because nobody lends them a robot.',
    ],
    fireline: [
      'I map fuel loads on 310,000 acres from satellite images.',
      'Thirty-seven ranchers get my advice on where to graze before August.',
      'I helped to write the grass fire plan of the county in 2023.',
      'As a research assistant in Pretoria, I clipped and weighed 2,200 plots.',
      'I am a co-author of two reports on burning in the Lowveld.',
      'My master’s degree in rangeland ecology is from Colorado State University.',
      'Since 2021 I have been a volunteer firefighter in Mesa County.',
      'Cheatgrass greens early and is dry by June.',
      'A fence in the wrong place keeps cattle from the grass that burns.',
      'The service will name ten pastures and leave the choice to the rancher.',
      'My messages will be short enough for a telephone.',
      'Each map is replaced after a week.',
      'I intend to walk every pasture that the map names in the first summer.',
      'Clouds hide some weeks, and the map will say so.',
      'The guide explains how a district can run the code without me.',
    ],
  },
}
