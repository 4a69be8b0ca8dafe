/** Ten fictional people with their resume, their answers and one true option each: what inventions are planted into. */
import type { ListedDocument } from '../../domain/endeavor/check-material.ts'
import type { EndeavorOption } from '../../domain/endeavor/endeavor-set.ts'

export type CheckedProfile = { id: string; resume: string; project: string; option: EndeavorOption }

const listed = (key: string, title: string, name: string, date: string, issuer: string, covers: string): ListedDocument => ({ key, title, names: [name], date, issuer, covers: [covers] })

export const listedDocuments: readonly ListedDocument[] = [
  listed(
    'RHT',
    'Rural Health Transformation Program, section 71401 of Public Law 119-21',
    'the Rural Health Transformation Program of July 2025',
    '2025-07-04',
    'U.S. Congress',
    'asks states to improve outcomes and access for rural residents',
  ),
  listed('CYB', 'President’s Cyber Strategy for America', 'the President’s Cyber Strategy of March 2026', '2026-03-06', 'White House', 'makes critical infrastructure one of its pillars'),
  listed('IIJA', 'Infrastructure Investment and Jobs Act', 'the Infrastructure Investment and Jobs Act of 2021', '2021-11-15', 'U.S. Congress', 'funds the repair of bridges'),
  listed(
    'SOX',
    'Sarbanes-Oxley Act of 2002, section 404',
    'the Sarbanes-Oxley Act of 2002',
    '2002-07-30',
    'U.S. Congress',
    'asks for a yearly assessment of internal controls over financial reporting',
  ),
  listed('ESSA', 'Every Student Succeeds Act', 'the Every Student Succeeds Act of 2015', '2015-12-10', 'U.S. Congress', 'asks for evidence-based interventions in schools'),
  listed(
    'PSQIA',
    'Patient Safety and Quality Improvement Act of 2005',
    'the Patient Safety and Quality Improvement Act of 2005',
    '2005-07-29',
    'U.S. Congress',
    'set up a national system for learning from medical errors',
  ),
  listed('CET', 'Critical and Emerging Technologies List Update', 'the Critical and Emerging Technologies List of February 2024', '2024-02-12', 'White House', 'names energy storage'),
  listed('FAA', 'FAA Reauthorization Act of 2024', 'the FAA Reauthorization Act of 2024', '2024-05-16', 'U.S. Congress', 'asks for better training and fewer runway incursions'),
  listed('FARM', 'Agriculture Improvement Act of 2018', 'the Agriculture Improvement Act of 2018', '2018-12-20', 'U.S. Congress', 'supports soil health and conservation on working land'),
  listed('DSCSA', 'Drug Supply Chain Security Act', 'the Drug Supply Chain Security Act of 2013', '2013-11-27', 'U.S. Congress', 'requires the tracing of prescription drugs through the supply chain'),
  listed('S2P', 'Speed to Power Initiative', 'the Speed to Power initiative of September 2025', '2025-09-18', 'Department of Energy', 'seeks faster grid projects'),
]

export function profile(id: string, key: string, project: string, resume: string, quote: string, title: string, text: string): CheckedProfile {
  const document = listedDocuments.find((one) => one.key === key)
  if (!document) throw new Error(key)
  return {
    id,
    resume: resume.trim(),
    project,
    option: {
      title,
      text: text.trim().replace(/\s+/g, ' '),
      path: 'close',
      grounding: {
        support: [{ from: 'resume', quote }],
        priorities: [{ key, title: document.title, date: document.date, url: 'https://www.congress.gov/', note: '' }],
        toProve: [],
      },
      adaptations: [],
    },
  }
}

export const profiles: readonly CheckedProfile[] = [
  profile(
    'nurse',
    'RHT',
    'A sepsis screening kit for critical access hospitals',
    `
Amara Okonjo
Registered Nurse, Cardiac ICU

Experience
Charge Nurse, Lakeside Regional Hospital, Toledo, Ohio, 2018 - Present
- Led a team of 12 nurses in a 24-bed cardiac ICU.
- Introduced a sepsis screening checklist that cut time to antibiotics by 31%.
- Trained 85 nurses in early warning scores.
- Cut open purchase requests for monitors from 40 to 6 with the finance office.
Staff Nurse, St. Brigid Medical Center, Lagos, 2012 - 2017
- Cared for patients after open-heart surgery in two wards.

Education
Master of Science in Nursing, Bowling Green State University, 2019
Bachelor of Nursing Science, University of Ibadan, 2011

Licenses
Registered Nurse, Ohio Board of Nursing
CCRN

Publications
Okonjo A. Nurse-led sepsis screening in a cardiac ICU. Journal of Critical Care Nursing, 2021.
`,
    'Introduced a sepsis screening checklist that cut time to antibiotics by 31%.',
    'Develop a nurse-led sepsis screening method so that rural hospitals can treat infections sooner',
    `I will develop a nurse-led sepsis screening method for rural hospitals. Small hospitals often find sepsis late, because one nurse watches many
patients and no shared screening routine exists. The method joins a short bedside score, a call rule, and a weekly review of missed cases. The work will
produce a screening checklist, a training module for night shifts, and a report template for results. As a charge nurse at Lakeside Regional Hospital, I
introduced a screening checklist that cut time to antibiotics by 31%. Employed by a hospital network, I will try it in a few rural hospitals first and
publish checklist and results under an open license, so that other hospitals can adopt them. The Rural Health Transformation Program of July 2025 asks states
to improve outcomes for rural residents, and earlier treatment of sepsis serves that aim directly.`,
  ),
  profile(
    'software',
    'CYB',
    'An open fault-testing toolkit for instant payments',
    `
Ravi Deshpande
Senior Backend Engineer

Experience
Senior Backend Engineer, Larkfield Payments, Denver, 2019 - Present
- Built a replay-safe queue for instant payments used by 14 partner banks.
- Lead a team of 5 engineers; the service handles 41 billion events a year.
- Reduced failed settlements by 38% by redesigning the event pipeline.
Software Engineer, Brookmere Systems, Pune, 2013 - 2018
- Automated regression tests, cutting release time from 5 days to 1 day.

Education
B.Tech. in Computer Science, Pune Institute of Computer Technology, 2013

Skills
Java, Kafka, Kubernetes, PostgreSQL, ISO 20022

Certifications
AWS Certified Solutions Architect
`,
    'Built a replay-safe queue for instant payments used by 14 partner banks.',
    'Build an open fault-testing toolkit so that community banks can keep instant payments correct',
    `I will build an open fault-testing toolkit for instant payments. Smaller banks rent their payment software and cannot see how it behaves when a network
fails in the middle of a transfer. The method replays recorded faults against a bank's own test system and compares the ledgers afterwards. The work will produce a
fault library, a test bench that runs on ordinary servers, and a written reconciliation procedure. At Larkfield Payments, I built a replay-safe queue that 14 partner
banks use, and I reduced failed settlements by 38%. As an employee of a payments company, I will try the toolkit with a few community banks and release
code and cases under an open license, so that other banks and vendors can adopt them. The President’s Cyber Strategy of March 2026 makes critical infrastructure
one of its pillars, and tested payments belong to it.`,
  ),
  profile(
    'bridge',
    'IIJA',
    'A load-rating method for old steel bridges in small counties',
    `
Chiara Bellandi
Structural Engineer, P.E.

Experience
Structural Engineer, Halvorsen Bridge Group, Minneapolis, 2016 - Present
- Rated 230 county bridges for load under AASHTO rules.
- Found fatigue cracks in 17 steel girders with acoustic sensors.
- Managed a $6.2 million repair program for Renner County.
Junior Engineer, Studio Tecnico Marchetti, Bologna, 2011 - 2015
- Designed two pedestrian bridges.

Education
Ph.D. in Civil Engineering, University of Minnesota, 2016
Laurea Magistrale in Civil Engineering, University of Bologna, 2010

Licenses
Professional Engineer, Minnesota

Patents
US 10,482,115 B2, Acoustic crack sensor for steel girders

Awards
Young Bridge Engineer Award, 2020
`,
    'Rated 230 county bridges for load under AASHTO rules.',
    'Develop an acoustic load-rating method so that small counties can keep old steel bridges safe',
    `I will develop an acoustic load-rating method for old steel bridges in small counties. Counties close or keep bridges on visual checks alone, and cracks that lie
inside a girder stay unseen until they grow. The method combines low-cost sensors with a rating rule that a county engineer can repeat. The work will produce a sensor
layout guide, a rating spreadsheet with worked cases, and a training course. At Halvorsen Bridge Group, I rated 230 county bridges and found fatigue cracks in 17 steel
girders with acoustic sensors. As a consultant, I will try the method with a few counties and contribute it to the AASHTO committee on bridges, so that other
counties can reuse it. The Infrastructure Investment and Jobs Act of 2021 funds the repair of bridges, and a repeatable rating shows which repairs come first.`,
  ),
  profile(
    'accountant',
    'SOX',
    'A month-end control kit for smaller issuers',
    `
Maribel Quintero
Financial Controller

Experience
Financial Controller, Tamarind Foods Inc., Miami, 2017 - Present
- Shortened the monthly close from 11 days to 4 days.
- Collected $3.4 million in outstanding invoices in one year.
- Prepared the company for its first audit of internal controls with 62 controls.
Senior Auditor, Delgado & Asociados, Bogota, 2010 - 2016
- Audited 25 manufacturing clients under IFRS 15 and IFRS 16.

Education
MBA, Florida International University, 2018
Bachelor of Accounting, Universidad Nacional de Colombia, 2009

Certifications
CPA, Florida Board of Accountancy

Memberships
American Institute of Certified Public Accountants
`,
    'Shortened the monthly close from 11 days to 4 days.',
    'Create a month-end control kit so that smaller issuers can catch posting errors early',
    `I will create a month-end control kit for smaller issuers. A company with a small finance team closes its books by hand, and an error in one account is found only
when the auditor asks for it. The kit turns the close into a sequence of short checks, each with an owner and a record. The work will produce a control catalog, a close
calendar, and test sheets with worked examples. At Tamarind Foods, I shortened the monthly close from 11 days to 4 days and prepared the company for its first audit of
internal controls. From my own practice, I will introduce the kit at a few small issuers and publish it for other companies to adopt. The
Sarbanes-Oxley Act of 2002 asks for a yearly assessment of internal controls over financial reporting, and the kit gives smaller issuers checks they can test.`,
  ),
  profile(
    'teacher',
    'ESSA',
    'A bilingual fractions course for grades three to five',
    `
Yusuf Karadag
Mathematics Teacher

Experience
Mathematics Teacher, Pinecrest Elementary School, Houston, 2017 - Present
- Wrote a bilingual fractions course used in 9 classrooms.
- Raised the share of students who passed the state test from 54% to 71%.
- Mentored 6 new teachers.
Teacher, Ataturk Ilkokulu, Izmir, 2010 - 2016
- Taught classes of 30 pupils.

Education
Master of Education in Curriculum and Instruction, University of Houston, 2020
Bachelor of Mathematics Education, Ege University, 2009

Certifications
Texas Standard Teaching Certificate, EC-6

Awards
Teacher of the Year, Pinecrest Elementary School, 2022
`,
    'Wrote a bilingual fractions course used in 9 classrooms.',
    'Develop a bilingual fractions course so that young learners in public schools master arithmetic earlier',
    `I will develop a bilingual fractions course for grades three to five. Many children learn the language of the classroom and the idea of a fraction at the same time, and
ordinary textbooks help with neither. The course joins picture tasks, short talks in both languages, and a weekly check that shows what each child still misses. The work
will produce lesson plans, a set of task cards, and a teacher guide. At Pinecrest Elementary School, I wrote a bilingual fractions course used in 9 classrooms. As an
employee of a school district, I will try the course in a few schools and publish it free to use, so that other districts can adopt it. The Every Student
Succeeds Act of 2015 asks for evidence-based interventions in schools, and measured lessons are what it means.`,
  ),
  profile(
    'physician',
    'PSQIA',
    'A bleeding-response protocol for small maternity units',
    `
Hanna Lindqvist, M.D.
Obstetrician

Experience
Obstetrician, Northgate Women's Hospital, Portland, 2018 - Present
- Led 22 drills for severe bleeding after birth.
- Reduced transfusions after birth by 26% in three years.
- Enrolled 340 patients in the MATRA trial at 4 hospitals.
Resident Physician, Karolinska University Hospital, Stockholm, 2012 - 2017

Education
Doctor of Medicine, Uppsala University, 2011

Licenses
Licensed physician, Oregon Medical Board
Board certified, American Board of Obstetrics and Gynecology

Fellowship
Maternal-Fetal Medicine Fellowship, Oregon Health & Science University, 2020

Publications
Lindqvist H, Moen T. Drills for severe bleeding after birth. Obstetrics Today, 2022.
`,
    'Led 22 drills for severe bleeding after birth.',
    'Establish a bleeding-response protocol so that small maternity units can act within minutes',
    `I will establish a bleeding-response protocol for small maternity units. Units with few births a year meet severe bleeding rarely, so roles and drug doses are sorted out
while time runs. The protocol gives each person one task, one card, and one measured drill a month. The work will produce a protocol with drug tables, a drill kit with
scenarios, and a record form for delays. At Northgate Women's Hospital, I led 22 drills for severe bleeding and reduced transfusions after birth by 26%. Employed by a
hospital, I will try the protocol in a few units and publish it through state perinatal groups, so that other hospitals can adopt it. The Patient Safety and
Quality Improvement Act of 2005 set up a national system for learning from medical errors, and recorded delays are what such a system learns from.`,
  ),
  profile(
    'chemist',
    'CET',
    'A cold-weather test method for sodium-ion cells',
    `
Tomasz Wrona
Battery Scientist

Experience
Battery Scientist, Voltane Cells Inc., Fremont, 2019 - Present
- Developed a sodium-ion electrolyte that kept 88% of capacity at -20 °C.
- Built a test line for 96 cells.
Research Associate, Argentum National Laboratory, 2015 - 2018
- Published on dendrite growth; data set downloaded 2,300 times.

Education
Ph.D. in Chemistry, Warsaw University of Technology, 2015
M.Sc. in Chemistry, Warsaw University of Technology, 2011

Patents
US 11,204,877 B1, Electrolyte for sodium-ion cells
EP 3 512 004, Separator coating

Publications
Wrona T., Hale S. Dendrite growth in sodium cells. Journal of Cell Chemistry, 2018.
`,
    'Developed a sodium-ion electrolyte that kept 88% of capacity at -20 °C.',
    'Develop a cold-weather test method so that storage builders can compare sodium-ion cells fairly',
    `I will develop a cold-weather test method for sodium-ion cells. Builders of storage for northern states receive data sheets measured at room temperature, and the loss in the cold
shows only after installation. The method fixes cooling steps, rest times, and the current at which a cell is measured. The work will produce a test protocol, an open data
set of measured cells, and a calculation sheet for storage builders. At Voltane Cells, I developed a sodium-ion electrolyte that kept 88% of capacity at -20 °C. As an
employee of a cell maker, I will compare cells of a few suppliers and propose the protocol to a standards committee, so that other makers can reuse it. The
Critical and Emerging Technologies List of February 2024 names energy storage, and comparable tests help such storage into use.`,
  ),
  profile(
    'pilot',
    'FAA',
    'A taxi-phase drill set for regional airlines',
    `
Diego Arriaga
Airline Captain

Experience
Captain, Condor Ridge Airlines, Phoenix, 2016 - Present
- 9,400 flight hours, 3,100 as captain on the Embraer 175.
- Wrote a taxi briefing that cut runway crossing errors by 44% in the fleet.
- Check airman for 60 pilots under 14 CFR Part 121.
First Officer, Aerolinea del Bajio, Leon, 2009 - 2015

Education
Bachelor of Aeronautical Engineering, Instituto Politecnico Nacional, 2008

Licenses
FAA Airline Transport Pilot certificate
Certified Flight Instructor

Awards
Safety Award, Condor Ridge Airlines, 2021
`,
    'Wrote a taxi briefing that cut runway crossing errors by 44% in the fleet.',
    'Create a taxi-phase drill set so that regional airlines can prevent wrong runway crossings',
    `I will create a taxi-phase drill set for regional airlines. Crews rehearse engine failures often and taxi errors seldom, although a wrong turn at night can put an aircraft on an
active runway. The set replays recorded taxi routes in an ordinary training device and scores what each pilot says and checks. The work will produce a drill library, a
scoring sheet, and an instructor guide. At Condor Ridge Airlines, I wrote a taxi briefing that cut runway crossing errors by 44% in the fleet. As a consultant, I
will try the drills with a few regional carriers and publish them through a pilots' safety association, so that other carriers can adopt them. The FAA
Reauthorization Act of 2024 asks for better training and fewer runway incursions, and the drills train for exactly that.`,
  ),
  profile(
    'agronomist',
    'FARM',
    'A salt-mapping service for small irrigated farms',
    `
Leyla Hashimova
Agronomist

Experience
Agronomist, Sunfield Growers Cooperative, Fresno, 2018 - Present
- Mapped soil salt on 5,200 acres for 48 farms.
- Saved 19% of irrigation water on almond orchards.
Soil Scientist, Research Institute of Soil Science, Baku, 2010 - 2017
- Ran a laboratory with 7 technicians.

Education
Ph.D. in Soil Science, Azerbaijan State Agricultural University, 2014
Master of Agronomy, Azerbaijan State Agricultural University, 2009

Certifications
Certified Crop Adviser

Publications
Hashimova L. Salt maps from handheld sensors. Irrigation Letters, 2019.
`,
    'Mapped soil salt on 5,200 acres for 48 farms.',
    'Develop a salt-mapping procedure so that small irrigated farms can save water and soil',
    `I will develop a salt-mapping procedure for small irrigated farms. Salt rises where water is scarce, and a small grower learns of it only when trees lose their leaves. The
procedure joins handheld sensor readings with a few laboratory samples and turns them into a watering plan for each block. The work will produce a sampling guide, a map template,
and a calculation tool for leaching. At Sunfield Growers Cooperative, I mapped soil salt on 5,200 acres for 48 farms and saved 19% of irrigation water on almond orchards.
From a small advisory firm, I will try the procedure with growers in one valley and publish it through extension offices, so that other regions can adopt it. The Agriculture
Improvement Act of 2018 supports soil health on working land, and early salt maps protect that soil.`,
  ),
  profile(
    'pharmacy',
    'DSCSA',
    'A tracing routine for hospital pharmacies',
    `
Grace Adeyemi-Hall
Supply Chain Manager, Pharmaceuticals

Experience
Supply Chain Manager, Meridian Hospital Pharmacy Services, Atlanta, 2018 - Present
- Traced 1.2 million drug packages a year across 33 hospital pharmacies.
- Lowered expired stock by 47%.
- Wrote rules for drug shortages used in 33 pharmacies.
Logistics Analyst, Kestrel Freight Ltd., Leeds, 2011 - 2017
- Modelled delivery routes for 140 vans.

Education
MSc in Supply Chain Management, Cranfield University, 2012
BSc in Economics, University of Leeds, 2010

Certifications
APICS CSCP, Lean Six Sigma Green Belt

Awards
Logistics Innovation Prize, 2019
`,
    'Traced 1.2 million drug packages a year across 33 hospital pharmacies.',
    'Create a package-tracing routine so that small hospital pharmacies can find suspect drugs quickly',
    `I will create a package-tracing routine for small hospital pharmacies. A small pharmacy receives drugs from many wholesalers in different data formats, and a suspect package takes
days to find. The routine reads each delivery into one record, compares it with the order, and rehearses a recall every quarter. The work will produce a data template, a
matching tool, and a recall drill guide. At Meridian Hospital Pharmacy Services, I traced 1.2 million drug packages a year across 33 hospital pharmacies and lowered expired stock by
47%. Working for a hospital group, I will try the routine in a few pharmacies and publish tool and guide under an open license for other pharmacies to adopt. The Drug Supply Chain
Security Act of 2013 requires the tracing of prescription drugs, and the routine makes that tracing usable.`,
  ),
]

export const profileOf = (id: string, among: readonly CheckedProfile[] = profiles): CheckedProfile => {
  const found = among.find((one) => one.id === id)
  if (!found) throw new Error(id)
  return found
}
