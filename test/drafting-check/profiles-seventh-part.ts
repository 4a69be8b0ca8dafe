/** Five further fictional people, in forms that the earlier ones do not have: labels, dates of months, percents with decimals. */
import { profile, type CheckedProfile } from './profiles.ts'

export const profilesSeventhPart: readonly CheckedProfile[] = [
  profile(
    'mechanic',
    'FAA',
    'A fatigue-crack inspection guide for regional aircraft',
    `
Emeka Ojukwu
Aircraft Structures Technician

EXPERIENCE
Lead Structures Technician | Prairie Jet Maintenance | Wichita, Kansas | Mar 2018 - Present
- Lead a crew of 7 on heavy checks of regional jets.
- Cut rework hours by 18.5% through a repair photo log.
- Trained 26 apprentices in sheet-metal repair.
Structures Technician | Delta Aero Services | Port Harcourt | Jan 2011 - Dec 2017
- Repaired fuselage skins and stringers of turboprops.
- Assisted the quality department in 5 audits.

EDUCATION
Higher National Diploma, Mechanical Engineering, Federal Polytechnic Nekede, 2010

CERTIFICATES
FAA Airframe and Powerplant certificate
NDT Level II, eddy current
`,
    'Cut rework hours by 18.5% through a repair photo log.',
    'Develop a crack inspection guide so that regional maintenance shops can find structural damage early',
    `I will develop a crack inspection guide for shops that maintain regional aircraft. Their technicians work from manuals of several thousand pages, and a repair that was made twenty
years ago is on none of them. The guide leads from the place of an old repair to the probe, the angle, and the picture of a crack at that place. It will produce a photo catalog, an
inspection card, and a training module. At Prairie Jet Maintenance, I cut rework hours by 18.5% through a repair photo log. As an employee of a maintenance shop, I will try the guide
on two aircraft types and publish the catalog, so that other shops can adopt it. The FAA Reauthorization Act of 2024 asks for better training, and an inspector who has seen the crack
before is better trained.`,
  ),
  profile(
    'soil',
    'FARM',
    'A cover-crop planning tool for dry farming',
    `
Lucia Ferreyra
Agronomist

Positions
Extension agronomist, High Mesa Conservation District, Clovis, New Mexico (2019 to date)
  Ran cover-crop trials on 14 farms over three seasons.
  Soil moisture at planting rose by 11% on the trial plots.
  Co-wrote a farmers' manual with two colleagues.
Field assistant, Estacion Experimental Pampa Seca, Argentina (2013 to 2018)
  Collected 3,600 soil samples.
  Helped the senior scientist lay out a tillage experiment.

Education
M.S. Agronomy, New Mexico State University, 2019
Ingeniera Agronoma, Universidad Nacional de La Pampa, 2012

Publications
Ferreyra L, Dunmore K. Rye before sorghum in dry years. Dryland Farming Letters, 2022.

Grants
$24,000 from the state soil health fund, 2021
`,
    'Ran cover-crop trials on 14 farms over three seasons.',
    'Create a cover-crop planning tool so that dryland farmers can keep soil moisture through spring',
    `I will create a cover-crop planning tool for farmers who have no irrigation. A cover crop protects the soil and drinks the water that the next crop needs, and advice made for wet
states says nothing about the day on which to end it. The tool compares moisture, forecast, and the crop that follows, and names the last safe week. It will produce a planning sheet,
a moisture map, and a manual with worked seasons. I ran cover-crop trials on 14 farms over three seasons. As an employee of a conservation district, I will plan the spring with nine
farmers and publish sheet and manual, so that other districts can adopt them. The Agriculture Improvement Act of 2018 supports soil health and conservation on working land, and
a cover crop serves both only when it ends in time.`,
  ),
  profile(
    'lab',
    'PSQIA',
    'A specimen-mix-up drill for hospital laboratories',
    `
Yelena Brodskaya, MLS
Medical Laboratory Scientist

Work
Senior Medical Laboratory Scientist, Saint Odile Medical Center, Albany, NY, 06/2017 - present
* Introduced a two-label check: mislabeled specimens fell from 41 to 9 a year
* Night shift lead for 5 technologists
* Contributed to the validation of a blood gas analyzer
Laboratory Technologist, City Clinic No. 4, Minsk, 08/2009 - 05/2016
* Performed 120 blood counts a day
* Took part in a national proficiency test

Training
Bachelor of Science, Medical Laboratory Science, University at Albany, 2017
Specialist diploma in biology, Belarusian State University, 2009

Certification
MLS(ASCP)
New York State Clinical Laboratory Technologist license
`,
    'Introduced a two-label check: mislabeled specimens fell from 41 to 9 a year',
    'Design a specimen mix-up drill so that hospital laboratories can catch wrong labels before treatment',
    `I will design a specimen mix-up drill for hospital laboratories. A wrong label is found by luck, when a result contradicts the one of yesterday, and the patient may have been treated
for somebody else by then. The drill sends a marked false specimen through the day and follows who notices it, where, and how. It will produce a drill script, a tracking form, and a
report template for the ward. At Saint Odile Medical Center, I introduced a two-label check, and mislabeled specimens fell from 41 to 9 a year. As an employee of a hospital, I will
run the drill in three laboratories and publish script and forms, so that other hospitals can adopt them. The Patient Safety and Quality Improvement Act of 2005 set up a national
system for learning from medical errors, and a drill finds errors that harmed nobody.`,
  ),
  profile(
    'auditor',
    'SOX',
    'A purchase-control test for small listed companies',
    `
Anjali Menon
Internal Auditor

Senior Internal Auditor — Copperline Instruments, Tucson, AZ — since 2020
Tested 85 purchasing controls a year; closed 92% of findings within 60 days.
Supported external auditors during quarterly reviews.
Audit Associate — Varma & Pillai LLP, Kochi — 2014 to 2019
Audited 33 trading companies under Indian standards.
Participated in a forensic review of a textile mill.

Bachelor of Commerce, University of Kerala, 2012
Chartered Accountant, Institute of Chartered Accountants of India, 2014
Certified Internal Auditor (CIA)

Volunteer: treasurer of the Tucson Malayalee Library, 2021 to 2023
`,
    'Tested 85 purchasing controls a year; closed 92% of findings within 60 days.',
    'Build a purchase-control test set so that small listed companies can notice false invoices in time',
    `I will build a purchase-control test set for small listed companies. False invoices are paid there because the person who orders also confirms the delivery, and a yearly test of
twenty-five samples misses a supplier who sends three. The set looks at all invoices of a quarter for patterns and then at the few that stand out. It will produce a query library, a
test sheet, and a report template for the audit committee. At Copperline Instruments, I test 85 purchasing controls a year and closed 92% of findings within 60 days. As an employee of
a listed company, I will run the set for two quarters and publish queries and sheets, so that other companies can adopt them. The Sarbanes-Oxley Act of 2002 asks for a yearly
assessment of internal controls over financial reporting, and purchases are where it is hardest.`,
  ),
  profile(
    'battery',
    'CET',
    'A second-life test for batteries of delivery vans',
    `
Duc Anh Trinh
Battery Test Engineer

Employment
Battery Test Engineer, Ironwood Mobility, Toledo, OH; 2021-
  • Set up a 240-channel cell test floor.
  • Test time per module: 6.5 h down to 2 h.
  • Interim supervisor of 4 technicians, Jan-Jun 2023.
Research Assistant, Hanoi Institute of Energy Materials; 2016-2020
  • Worked under Prof. Le on electrolyte additives.
  • Co-author of four papers; one Best Poster prize, Da Nang 2019.

Degrees
Master of Science, Electrochemical Engineering, University of Toledo, 2021
Bachelor of Engineering, Hanoi University of Science and Technology, 2016

Patent application
US 2024/0123987, quick impedance sorting of used modules (pending; with J. Okafor)
`,
    'Test time per module: 6.5 h down to 2 h.',
    'Develop a second-life test method so that fleets can reuse batteries of delivery vans safely',
    `I will develop a second-life test method for batteries of delivery vans. A fleet replaces a pack when its range no longer suffices, and nobody knows which of its modules could store
solar power for ten more years. The method reads a module within hours, sorts it by impedance, and says for which use it is safe. It will produce a test protocol, a sorting tool, and a
data sheet for buyers. At Ironwood Mobility, I set up a 240-channel cell test floor, and test time per module went from 6.5 h down to 2 h. As an employee of a testing firm, I will
sort the modules of two fleets and publish the protocol, so that other firms can adopt it. The Critical and Emerging Technologies List of February 2024 names energy storage, and used
modules are storage that exists already.`,
  ),
]
