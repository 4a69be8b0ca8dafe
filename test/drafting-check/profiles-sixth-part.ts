/** Five more fictional people, whose lines tell what they helped with beside what they led. */
import { profile, type CheckedProfile } from './profiles.ts'

export const profilesSixthPart: readonly CheckedProfile[] = [
  profile(
    'dietitian',
    'RHT',
    'A meal-planning course for rural people with diabetes',
    `
Marisol Quintero
Clinical Dietitian

Experience
Clinical Dietitian, Bluestem County Hospital, Salina, Kansas, 2019 - Present
- Taught 340 patients with diabetes in group classes.
- Assisted the diabetes team in a project that lowered readmissions by 12%.
- Wrote a carbohydrate picture book of 48 pages used in the outpatient clinic.
Dietitian, Hospital San Rafael, Quito, 2014 - 2018
- Planned menus for 160 beds within a budget of $90,000 a year.
- Member of the team that opened a tube-feeding service.

Education
Master of Public Health, University of Kansas, 2021
Bachelor of Nutrition and Dietetics, Universidad Central del Ecuador, 2013

Licenses
Licensed Dietitian, Kansas
Registered Dietitian Nutritionist (RDN)

Awards
Employee of the Quarter, Bluestem County Hospital, 2022
`,
    'Taught 340 patients with diabetes in group classes.',
    'Develop a meal-planning course so that rural people with diabetes can keep their blood sugar steady',
    `I will develop a meal-planning course for rural people with diabetes. Many of them see a dietitian once, receive a sheet made for city shops, and go home to a freezer and one
grocery store. The course begins with what a household already buys and changes one meal at a time. It will produce a picture book for portions, six lesson plans, and a score
sheet for blood sugar before and after meals. As a clinical dietitian at Bluestem County Hospital, I taught 340 patients with diabetes in group classes. Employed by a rural hospital,
I will teach the course in two counties first and publish the lessons under an open license, so that other hospitals can adopt them. The Rural Health Transformation Program of
July 2025 asks states to improve outcomes for rural residents, and steadier blood sugar is such an outcome.`,
  ),
  profile(
    'welding',
    'IIJA',
    'A weld inspection routine for old steel bridges',
    `
Tomasz Wrona
Welding Engineer

Experience
Welding Engineer, Carrow Bridge Works, Erie, Pennsylvania, 2017 - Present
- Qualified 23 welding procedures for bridge girders.
- Cut weld repairs from 9% to 4% of inspected length with a preheat log.
- Helped the quality manager prepare two audits of the fabrication shop.
Weld Inspector, Stocznia Polmorska, Gdynia, 2010 - 2016
- Inspected 1,400 meters of hull welds by ultrasonic testing each month.
- Supported the redesign of the plate-edge milling line.

Education
M.Sc. in Materials Engineering, Gdansk University of Technology, 2010

Certifications
AWS Certified Welding Inspector
ASNT Level II in Ultrasonic Testing

Publications
Wrona T. Preheat records and hydrogen cracking in girder welds. Welding Practice Review, 2021.
`,
    'Cut weld repairs from 9% to 4% of inspected length with a preheat log.',
    'Develop a weld inspection routine so that counties can repair old steel bridges before cracks spread',
    `I will develop a weld inspection routine for old steel bridges that counties own. Their welds were made before preheat was recorded, and an inspector with a lamp seldom knows
which ones deserve a closer look. The routine sorts welds by detail and thickness and sends the ultrasonic probe to a few of them. It will produce an inspection sheet, a map of
weld details, and a field guide for crews. At Carrow Bridge Works, I cut weld repairs from 9% to 4% of inspected length with a preheat log. As an employee of a bridge shop, I will try
the routine on three county bridges and publish the guide, so that other counties can adopt it. The Infrastructure Investment and Jobs Act of 2021 funds the repair of bridges,
and repairs go further where the right welds are found.`,
  ),
  profile(
    'analyst',
    'CYB',
    'A log review kit for small water utilities',
    `
Hana Petrosyan
Security Operations Analyst

Experience
Security Operations Analyst, Northbay Managed Security, Duluth, Minnesota, 2020 - Present
- Review alerts of 31 client networks on the night shift.
- Wrote 64 detection rules; false alerts fell by 45% in the first year.
- Assist incident responders in evidence collection.
System Administrator, Ararat Telecom, Yerevan, 2015 - 2019
- Maintained 200 Linux servers in a team of four.
- Took part in the migration of billing to a new data center.

Education
Bachelor of Science in Informatics, Yerevan State University, 2015

Certifications
CompTIA Security+
GIAC Certified Incident Handler

Languages
Armenian, Russian, English
`,
    'Wrote 64 detection rules; false alerts fell by 45% in the first year.',
    'Build a log review kit so that small water utilities can notice intruders within one day',
    `I will build a log review kit for small water utilities. Such a utility has one person for computers and pumps, and its logs are read only after something has stopped. The kit
collects the few logs that matter, compares each day with the days before, and asks three plain questions. It will produce a collection script, a library of detection rules, and a
handbook for the first hour of an incident. At Northbay Managed Security, I wrote 64 detection rules, and false alerts fell by 45% in the first year. As an employee of a security
company, I will install the kit at four utilities and release rules and handbook under an open license, so that other utilities can adopt them. The President’s Cyber Strategy of
March 2026 makes critical infrastructure one of its pillars, and drinking water belongs to it.`,
  ),
  profile(
    'speech',
    'ESSA',
    'A language-screening routine for kindergartens',
    `
Ifeoma Balogun
Speech-Language Pathologist

Experience
Speech-Language Pathologist, Harrow Valley School District, Yakima, Washington, 2018 - Present
- Carry a caseload of 55 children in three elementary schools.
- Created a picture-based screening that takes 8 minutes a child.
- Participated in a district committee on dual-language testing.
Speech Therapist, Lagoon Children’s Clinic, Lagos, 2013 - 2017
- Treated children with hearing loss and cleft palate.
- Under supervision of the audiologist, fitted 26 hearing aids.

Education
Master of Science in Speech-Language Pathology, Eastern Washington University, 2018
Bachelor of Speech Therapy, University of Ibadan, 2012

Licenses
Speech-Language Pathologist, Washington State Department of Health
CCC-SLP

Presentations
Screening in eight minutes. Washington speech and hearing convention, 2023.
`,
    'Created a picture-based screening that takes 8 minutes a child.',
    'Develop a language-screening routine so that kindergartens can find children who need help early',
    `I will develop a language-screening routine for kindergartens with many home languages. A quiet child is often taken for a shy one, and help begins in third grade when reading
has already failed. The routine uses pictures in place of questions and compares each child with speakers of the same home language. It will produce a picture set, a score sheet,
and a training module for teachers. In the Harrow Valley School District, I created a picture-based screening that takes 8 minutes a child. As an employee of a school district, I
will try it in five kindergartens and publish pictures and scores free of charge, so that other districts can adopt them. The Every Student Succeeds Act of 2015 asks for
evidence-based interventions in schools, and an intervention has to reach the right child.`,
  ),
  profile(
    'protection',
    'S2P',
    'A relay-setting review method for rural electric cooperatives',
    `
Jorge Villalba
Protection Engineer

Experience
Protection Engineer, Sagebrush Transmission, Boise, Idaho, 2016 - Present
- Set and tested 410 relays at 37 substations of 138 kV.
- Reduced false trips from 14 to 5 a year with a settings database.
- Worked with the planning group on an interconnection study for a 90 MW wind farm.
Electrical Engineer, Electra Andina, La Paz, 2011 - 2015
- Assisted in commissioning a 40 MVA transformer.
- Trained 18 field technicians in relay testing.

Education
Master of Engineering in Electrical Engineering, University of Idaho, 2018
Licenciatura in Electrical Engineering, Universidad Mayor de San Andres, 2010

Licenses
Professional Engineer, Idaho

Memberships
IEEE Power and Energy Society
`,
    'Reduced false trips from 14 to 5 a year with a settings database.',
    'Develop a relay-setting review method so that rural cooperatives can connect new plants without false trips',
    `I will develop a relay-setting review method for rural electric cooperatives. A cooperative connects a solar plant, the fault currents change, and nobody goes back to settings that
were made when power flowed one way. The method lists each setting with the reason it was chosen and flags those whose reason is gone. It will produce a settings database template, a
review checklist, and a course for engineers. At Sagebrush Transmission, I reduced false trips from 14 to 5 a year with a settings database. As an employee of a utility, I will
review two cooperatives first and publish template and checklist, so that other cooperatives can adopt them. The Speed to Power initiative of September 2025 seeks faster grid
projects, and a reviewed setting removes one cause of delay.`,
  ),
]
