/** Five fictional people more, with teams, boards and pending things that invite a lift. */
import { profile, type CheckedProfile } from './profiles.ts'

export const profilesEighthPart: readonly CheckedProfile[] = [
  profile(
    'midwife',
    'RHT',
    'A postpartum warning-sign course for rural families',
    `
Grace Achieng
Certified Nurse-Midwife

Experience
Certified Nurse-Midwife, Prairie Rose Birth Center, Hays, Kansas, 2018 - Present
- Attended 420 births; transfers to hospital fell from 14% to 9%.
- Started a home-visit program for 75 families a year.
- Sits on the center's safety board.
Midwife, Kisumu Lakeside Clinic, Kenya, 2010 - 2016
- Worked with a mobile team that vaccinated 1,900 children.
- Helped to write a triage card for night shifts.

Education
Master of Science in Nurse-Midwifery, University of Kansas, 2018
Diploma in Midwifery, Kisumu Medical Training College, 2009

Licenses
Advanced Practice Registered Nurse, Kansas
`,
    'Started a home-visit program for 75 families a year.',
    'Develop a warning-sign course so that rural families can recognize danger in the weeks after birth',
    `I will develop a warning-sign course for rural families with a newborn. Most deaths of mothers come after they have left the hospital, and the drive back is longest where nobody is
close. The course shows six signs in pictures and rehearses the call that each of them demands. It will produce a picture card, a rehearsal script, and a visit form for midwives. At
Prairie Rose Birth Center, I started a home-visit program for 75 families a year. Employed by a birth center, I will teach the course in two counties first and publish card and script
under an open license, so that other centers can adopt them. The Rural Health Transformation Program of July 2025 asks states to improve outcomes for rural residents, and a mother
who calls in time is such an outcome.`,
  ),
  profile(
    'drone',
    'IIJA',
    'A drone inspection routine for culverts',
    `
Felipe Arruda
Civil Engineer, Infrastructure Inspection

Experience
Inspection Engineer, Terralign Survey, Boise, Idaho, Feb 2019 to now
- Flew 310 bridge and culvert inspections in 11 counties.
- Cut field time per culvert from 90 to 35 minutes.
- Part of the team that won the state contract of $2.4 million.
Junior Engineer, Prefeitura de Campinas, 2014 to 2018
- Drew 58 drainage plans.
- Assisted in a flood study of the Atibaia river.

Education
M.Eng. Civil Engineering, Boise State University, 2019
B.Sc. Civil Engineering, Universidade Estadual de Campinas, 2013

Certificates
FAA Remote Pilot certificate
Engineer in Training, Idaho
`,
    'Cut field time per culvert from 90 to 35 minutes.',
    'Develop a culvert inspection routine so that small counties can find failing pipes before roads collapse',
    `I will develop a drone inspection routine for culverts that counties own. A culvert is looked at from the road, and the pipe that fails does so in the middle, where nobody has been
for ten years. The routine flies a small drone through the pipe, records its shape, and compares it with the last flight. It will produce a flight checklist, a shape record, and a
rating sheet. At Terralign Survey, I cut field time per culvert from 90 to 35 minutes. As an employee of a survey firm, I will fly forty culverts of two counties and publish
checklist and sheet, so that other counties can adopt them; a licensed engineer signs each rating. The Infrastructure Investment and Jobs Act of 2021 funds the repair of bridges, and
a culvert under a road is a small one.`,
  ),
  profile(
    'reading',
    'ESSA',
    'A reading-fluency routine for fourth graders',
    `
Leila Haddad
Reading Specialist

Experience
Reading Specialist, Cedar Fork Elementary, Akron, Ohio, 2017 - present
* Tutored 96 struggling readers in small groups; 61 reached grade level.
* Wrote 24 decodable stories used by four schools of the district.
* Member of the district's textbook committee.
French Teacher, Lycee du Cedre, Beirut, 2008 - 2015
* Taught classes of 28.
* Accompanied a school choir to Lyon.

Education
M.Ed. in Reading, Kent State University, 2017
Licence de lettres, Universite Saint-Joseph, 2007

License
Ohio Professional Educator License, Reading Specialist

Honor
Teacher of the Month, Cedar Fork Elementary, May 2021
`,
    'Tutored 96 struggling readers in small groups; 61 reached grade level.',
    'Create a reading-fluency routine so that fourth graders can catch up before textbooks leave them behind',
    `I will create a reading-fluency routine for fourth graders who read word by word. Their lessons turn to science and history, and a child who needs a minute for a sentence has
forgotten its beginning at the end. The routine has three short readings a day, of which the third is recorded and heard by the child. It will produce a story set, a recording sheet,
and a guide for tutors. At Cedar Fork Elementary, I tutored 96 struggling readers in small groups, and 61 of them reached grade level. As an employee of a school district, I will start
in four classrooms and publish stories and guide free of charge, so that other schools can adopt them. The Every Student Succeeds Act of 2015 asks for evidence-based interventions in
schools, and the recordings are such evidence.`,
  ),
  profile(
    'coldchain',
    'DSCSA',
    'A temperature-record kit for vaccine shipments',
    `
Bogdan Ilic
Cold Chain Quality Manager

Work
Cold Chain Quality Manager, Boreal Pharma Logistics, Louisville, KY, since 06/2018
- Answer for 12 lanes and 40,000 shipments a year.
- Excursions per thousand shipments: 7.2 before, 2.9 after my packing trial.
- Deputy to the director of quality.
Quality Inspector, Zdravlje Depo, Nis, 2009 - 2017
- Inspected 15 warehouses a year.
- Cooperated with the ministry on a recall exercise.

Degrees
MSc Pharmacy, University of Nis, 2009

Memberships
International Society for Pharmaceutical Engineering

Publications
Ilic B, Savic N. Packing trials for autumn lanes. Cold Chain Notes, 2020.
Ilic B. Loggers that nobody reads. Depot Quality, 2022.
`,
    'Answer for 12 lanes and 40,000 shipments a year.',
    'Build a temperature-record kit so that small distributors can prove that vaccines stayed cold',
    `I will build a temperature-record kit for small distributors of vaccines. Their loggers travel with every box and are read only when somebody complains, so that a warm hour is found
weeks later or never. The kit reads each logger at the dock, sorts the boxes at once, and keeps the record with the shipment. It will produce a reading tool, a sorting rule, and a
record template. As cold chain quality manager at Boreal Pharma Logistics, I answer for 12 lanes and 40,000 shipments a year. Working for a distributor, I will try the kit at three
docks and publish rule and template under an open license for other distributors to adopt. The Drug Supply Chain Security Act of 2013 requires the tracing of prescription drugs, and a
traced box should also be a cold one.`,
  ),
  profile(
    'gridplan',
    'S2P',
    'A queue-screening model for grid connections',
    `
Nkechi Eze
Transmission Planner

Experience
Transmission Planner, High Plains Grid Operator, Little Rock, Arkansas, 2019 - present
• Screened 260 connection requests; study time went from 14 months to 9.
• Author of the queue dashboard that 3 neighboring operators adopted in 2023.
• Alternate member of the regional planning committee.
Power Engineer, Volta Electric, Accra, 2012 - 2017
• Modeled 22 feeders under the senior planner.
• Contributed to the national load forecast.

Education
Ph.D. candidate, Power Systems, University of Arkansas, since 2022
M.S. Electrical Engineering, University of Arkansas, 2019
B.Sc. Electrical Engineering, Kwame Nkrumah University of Science and Technology, 2011

Awards
Young Planner Prize, Southern Grid Forum, 2022
`,
    'Screened 260 connection requests; study time went from 14 months to 9.',
    'Develop a queue-screening model so that grid operators can connect sound projects in less time',
    `I will develop a queue-screening model for operators whose list of connection requests grows faster than their studies. A project that will never be built holds the place of one
that could start next spring, because both wait for the same study. The model reads land rights, equipment orders, and line limits and sorts requests into three lanes. It will produce
a scoring tool, a data template, and a guide for study engineers. At High Plains Grid Operator, I screened 260 connection requests, and study time went from 14 months to 9. As an
employee of an operator, I will run the model beside the present queue for one cycle and publish tool and template, so that other operators can adopt them. The Speed to Power
initiative of September 2025 seeks faster grid projects, and the queue is where they stand still.`,
  ),
]
