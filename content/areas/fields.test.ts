import { expect, it } from 'vitest'
import { contentOf } from '../../domain/drafting/content-of.ts'
import { designsOf } from '../../test/terse-person.ts'
import { draftingKnowledge as knowledge } from './all-areas.ts'

it.each<[string, string[], string, RegExp]>([
  [
    'Sleep Technologist',
    ['Scored 900 sleep studies by AASM standards with 93% interscorer agreement', 'Ran 400 CPAP titration studies and 60 MSLT naps'],
    'B.S. in Respiratory Therapy',
    /^sleep-testing$|^diagnostics$/,
  ],
  [
    'Project Scheduler',
    [
      'Built the Primavera baseline schedule of a $400 million light rail line',
      'Cost loaded 3,000 activities for a full funding grant agreement',
      'Wrote monthly schedule updates for 4 design build contracts',
    ],
    'B.S. in Civil Engineering',
    /^public-works-scheduling$|^construction(?:-delivery)?$/,
  ],
  [
    'Pharmaceutical Formulation Chemist',
    ['Led preformulation of a topical cream that entered trials in 2019', 'Closed 140 deviation investigations with CAPA at 2 cGMP plants', 'Ran the stability program of 12 oral solid dose products'],
    'M.S. in Chemistry',
    /^drug-quality-systems$|^pharmaceutics$|^carried$/,
  ],
  [
    'Reservoir Engineer',
    ['Installed fiber-optic temperature sensing in 5 wells of a geothermal field', 'Predicted thermal drawdown within 4 degrees'],
    'Ph.D. in Petroleum Engineering',
    /^subsurface-energy$/,
  ],
  [
    'Nuclear Engineer',
    ['Validated neutronics of a small modular reactor core', 'Wrote a probabilistic risk assessment for 2 plants'],
    'Ph.D. in Nuclear Engineering',
    /^nuclear$|^nuclear-plant-operations$/,
  ],
  ['Battery Engineer', ['Built a degradation model that predicts cell life within 5%', 'Cut electrode scrap by 28% on a pilot line'], 'Ph.D. in Chemical Engineering', /^energy-storage$/],
  [
    'Photonics Engineer',
    ['Designed a silicon photonic transceiver for 400 gigabits per second', 'Built a fiber laser with 30% more output power'],
    'Ph.D. in Optics',
    /^photonics$|^light-matter-physics$/,
  ],
  ['Atmospheric Scientist', ['Improved hurricane intensity forecasts by 9%', 'Modeled extreme rainfall for 6 counties'], 'Ph.D. in Atmospheric Science', /^weather-climate$|^ground-science$/],
  [
    'Bioinformatics Scientist',
    ['Built a variant calling pipeline for 20,000 genomes', 'Developed a single-cell clustering method used by 40 laboratories'],
    'Ph.D. in Bioinformatics',
    /^genomics$|^computing-research$/,
  ],
  ['Immunologist', ['Engineered a CAR-T cell construct with less cytokine release', 'Raised antibody titers 6-fold with an mRNA vaccine adjuvant'], 'Ph.D. in Immunology', /^cancer-immunology$/],
  ['Site Reliability Engineer', ['Raised availability of 25 microservices to 99.99%', 'Cut cloud spend by $2.1 million with autoscaling'], 'B.S. in Computer Science', /^cloud-reliability$/],
  ['Naval Architect', ['Designed hull forms for 7 ferries that cut fuel use by 12%', 'Checked the stability of 20 vessels for class approval'], 'M.S. in Naval Architecture', /^marine-engineering$/],
  ['Diagnostic Radiologist', ['Read 15,000 mammograms a year with a recall rate of 8%', 'Led low-dose CT lung screening for 1,900 smokers'], 'Doctor of Medicine', /^medical-imaging$/],
  [
    'Economist',
    ['Estimated the effect of minimum wage on employment in 900 counties', 'Evaluated a cash transfer with 12,000 households'],
    'Ph.D. in Economics',
    /^economics$|^quantitative-social-science$/,
  ],
  [
    'Occupational Therapist',
    ['Ran 300 repetitions per session of arm practice after stroke', 'Made orthoses for 90 hands after tendon repair'],
    'Master of Occupational Therapy',
    /^occupational-therapy$|^physical-therapy$/,
  ],
  ['Respiratory Therapist', ['Cut ventilator days from 8 to 6 with a weaning protocol', 'Taught inhaler technique to 120 patients with COPD'], 'B.S. in Respiratory Care', /^respiratory-care$/],
  ['Audiologist', ['Screened 9,000 newborns for hearing loss', 'Programmed 80 cochlear implants'], 'Doctor of Audiology', /^hearing-care$/],
  ['Ophthalmologist', ['Performed 4,000 cataract operations', 'Treated glaucoma of 900 patients with laser'], 'Doctor of Medicine', /^eye-care$/],
  ['Orthopedic Surgeon', ['Operated on 700 hip fractures', 'Replaced 900 knees with an infection rate of 0.5%'], 'Doctor of Medicine', /^orthopedics$|^surgery-transplant$/],
  ['Neurologist', ['Treated 800 patients with epilepsy and read 3,000 EEGs', 'Started a multiple sclerosis infusion clinic'], 'Doctor of Medicine', /^neurology$/],
  ['Industrial Hygienist', ['Measured respirable silica at 40 sites', 'Lowered the noise dose of 120 welders'], 'M.S. in Industrial Hygiene', /^occupational-hygiene$/],
  ['Plant Pathologist', ['Forecast apple scab in 60 orchards', 'Detected citrus greening in nursery stock'], 'Ph.D. in Plant Pathology', /^plant-(?:pests|science)$/],
  ['Hydrogeologist', ['Modeled the depletion of an aquifer with 90 wells', 'Traced nitrate plumes to 3 sources'], 'Ph.D. in Hydrogeology', /^hydrology-snow$|^water$/],
  ['Archivist', ['Wrote finding aids for 700 boxes of records', 'Saved born-digital records from 200 disks'], 'Master of Archival Studies', /^library-archives$/],
  ['Archaeologist', ['Surveyed 60 sites with lidar', 'Dated 12 burial mounds by radiocarbon'], 'Ph.D. in Archaeology', /^heritage-archaeology$/],
  ['Patent Attorney', ['Prosecuted 200 patents in biotechnology', 'Licensed 14 university inventions'], 'Master of Laws', /^innovation-law$/],
  [
    'Process Safety Engineer',
    ['Led 30 HAZOP and LOPA studies at 2 refineries', 'Cut process safety events from 12 to 4 with a barrier register'],
    'M.S. in Chemical Engineering',
    /^chemical-process$/,
  ],
  [
    'Industrial Engineer, Final Assembly',
    ['Raised the narrowbody wing line from 28 to 40 ship sets a month', 'Cut traveled work by 40% with kitting and takt recovery'],
    'M.S. in Industrial Engineering',
    /^aerospace-production$/,
  ],
  ['Bridge Engineer', ['Completed 300 load ratings of county bridges', 'Built a box culvert rating tool for 5 counties'], 'M.S. in Structural Engineering', /^bridge-engineering$|^civil-structures$/],
  ['IT Director', ['Consolidated 19 data centers into 2', 'Migrated 11,000 mailboxes to one tenant'], 'B.S. in Information Systems', /^it-operations$/],
  ['Food Safety Consultant', ['Led 4 plants to HACCP and SQF certification', 'Built allergen changeover plans for 6 lines'], 'M.S. in Food Science', /^food-plant-safety$|^food-industry$/],
  ['Finance Director', ['Consolidated 11 billing systems after 4 acquisitions', 'Recovered $900,000 of FCC fees for a broadband carrier'], 'MBA', /^finance-operations$/],
  ['HVAC Design Engineer', ['Designed heat pump retrofits for 18 schools', 'Commissioned liquid cooling for a 20 MW data center'], 'B.S. in Mechanical Engineering', /^building-systems$|^mechanical$/],
  ['OT Security Engineer', ['Segmented 24 plants into IEC 62443 zones', 'Built an asset inventory of 9,000 PLCs'], 'B.S. in Electrical Engineering', /^ot-security$/],
  ['Tax Manager', ['Prepared R&D credit studies for 60 manufacturers', 'Documented transfer pricing for 40 affiliates'], 'Master of Taxation', /^business-tax$|^financial-reporting$/],
  ['Reliability Engineer', ['Introduced RCM and a CMMS at 4 paper mills', 'Ran vibration and thermography routes on 2,500 machines'], 'B.S. in Mechanical Engineering', /^plant-reliability$/],
  ['Geotechnical Engineer', ['Assessed liquefaction of 30 levees', 'Designed deep foundations for 14 bridges'], 'Ph.D. in Geotechnical Engineering', /^geotechnical$|^civil-structures$/],
  ['Small Engine Mechanic', ['Rebuilt 60 outboard motors a season', 'Checked 200 boats for fuel leaks with 3 comebacks'], 'Certificate in Marine Mechanics', /^small-vehicle-repair$/],
  ['Simulator Technician', ['Kept 4 full flight simulators at 99% availability', 'Repaired the visual system and control loading'], 'A.S. in Avionics', /^flight-simulation$/],
  ['Floral Designer', ['Designed bouquets for 120 weddings', 'Raised the vase life of roses from 6 to 9 days'], 'Certificate in Floral Design', /^floriculture$/],
  ['Fashion Buyer', ['Planned an assortment for 25 boutiques with 71% sell through', 'Cut clearance of dresses by a quarter'], 'B.A. in Fashion', /^fashion-merchandising$|^retail$/],
  ['Conference Manager', ['Ran 40 conferences with up to 6,000 guests', 'Cut event waste by 30% with surplus pick-up'], 'B.A. in Hospitality', /^event-management$/],
  ['Flight Attendant', ['Taught 300 cabin crew to evacuate a narrowbody', 'Handled 40 medical emergencies aboard'], 'B.A. in Tourism', /^cabin-safety$|^(?:flight|airline)-operations$/],
])('a %s is given problems of that very field', (title, results, degree, fields) => {
  const areas = designsOf(title, results, degree).map(({ area }) => area)
  expect(areas).toHaveLength(4)
  for (const area of areas) expect(area).toMatch(fields)
})

it('words that several trades share lead no one of another trade to those who use them', () => {
  // "pipeline" is no oil pipeline, "mechanical" no garage, "aircraft measurements" no airline.
  const usersOf = (...person: Parameters<typeof designsOf>) => designsOf(...person).map(({ users }) => users)
  expect(
    usersOf('Bioinformatics Scientist', ['Built a variant calling pipeline for 20,000 genomes', 'Developed a clustering pipeline used by 40 laboratories'], 'Ph.D. in Bioinformatics'),
  ).not.toContain('oil and gas equipment firms')
  expect(usersOf('Robotics Engineer', ['Developed motion planning software for a fleet of 150 robots', 'Built a mechanical gripper for 900 items'], 'M.S. in Robotics')).not.toContain(
    'independent repair shops',
  )
  expect(
    usersOf('Atmospheric Scientist', ['Quantified methane emissions from aircraft measurements over 2 basins', 'Improved rainfall forecasts by 9%'], 'Ph.D. in Atmospheric Science'),
  ).not.toContain('regional air carriers')
})

it.each<[string, string[], string, string, string]>([
  [
    'Vaccine Logistics Officer',
    ['Found that 1 in 8 vaccine shipments was frozen on the last leg, from 90,000 temperature readings', 'Raised repair of vaccine refrigerators within 7 days from 31% to 80%'],
    'M.S. in Supply Chain Management',
    'immunization-supply',
    'VAXSTORE',
  ],
  [
    'Broadcast Software Engineer',
    ['Built an MPEG-DASH packager for 40 television stations', 'Added failover to a playout video server with 3 seconds of black'],
    'M.S. in Computer Science',
    'media-engineering',
    'NEXTGEN',
  ],
  [
    'System Safety Engineer',
    ['Tracked 210 hazards under MIL-STD-882E for 3 weapon systems', 'Wrote the PESHE and ESOH evaluations of 2 acquisition programs'],
    'M.S. in Systems Engineering',
    'system-safety',
    'SYSSAFE',
  ],
  [
    'Photomask Process Engineer',
    ['Cut reticle haze so that cleaning went from 4 to 10 months', 'Built a FOUP humidity alarm for 9,000 wafer carriers'],
    'M.S. in Materials Science',
    'chip-fabrication',
    'CHIPMETRO',
  ],
  ['Motorcycle Technician', ['Found brake faults on 90 motorcycles of one model', 'Rebuilt 140 engines with a comeback rate of 2%'], 'Diploma in Motorcycle Repair', 'small-vehicle-repair', 'TREAD'],
  [
    'Flight Simulation Engineer',
    ['Ran 900 QTG tests a year under Part 60', 'Wrote 30 upset recovery scenarios for the instructor station'],
    'B.S. in Aerospace Engineering',
    'flight-simulation',
    'FSTD',
  ],
  ['Complaints Manager', ['Found the root cause of 9,000 consumer complaints', 'Set an early warning on complaint trends for 4 banks'], 'B.A. in Law', 'complaints-analysis', 'COMPLAINT'],
  ['Beekeeper', ['Raised 900 queens a year from local stock', 'Cut colony loss to varroa from 45% to 18%'], 'B.S. in Agriculture', 'beekeeping', 'ELAPBEE'],
  ['Realtor', ['Closed 200 sales without one lost wire at escrow', 'Cleared title of 12 farms held by heirs'], 'B.A. in Business', 'real-estate-brokerage', 'HEIRS'],
])('a %s is given a subject of that very field, with its document', (title, results, degree, field, document) => {
  const designs = designsOf(title, results, degree).filter(({ area }) => area === field)
  expect(designs.length).toBeGreaterThan(1)
  expect(designs.map((design) => contentOf(design, 'employee', knowledge)?.priority?.key)).toContain(document)
})

it.each<[string, string[], string, RegExp]>([
  [
    'Preschool Lead Teacher',
    ['Taught 18 toddlers and prekindergarten children by a play-based plan', 'Cut biting incidents in the toddler room from 9 to 2 a week'],
    'B.A. in Early Childhood Education',
    /^early-childhood-classroom$/,
  ],
  [
    'Third Grade Teacher',
    ['Raised guided reading levels of 24 third grade pupils by two steps', 'Taught phonics in small groups at a Title I elementary school'],
    'B.A. in Elementary Education',
    /^elementary-classroom$|^school-teaching$/,
  ],
  [
    'High School English Teacher',
    ['Taught AP English to 120 students of 11th and 12th grade', 'Built a writing workshop in which 90% of essays were revised'],
    'B.A. in English',
    /^secondary-english-classroom$/,
  ],
  [
    'High School Science Teacher',
    ['Taught biology and chemistry to 140 students with 30 lab reports each', 'Wrote lab safety checks for a chemistry stockroom of 400 bottles'],
    'B.S. in Biology',
    /^secondary-math-science-classroom$|^school-teaching$/,
  ],
  ['Spanish Teacher', ['Taught AP Spanish and a class for heritage speakers', 'Raised oral proficiency of 80 students by one ACTFL level'], 'M.A. in Spanish', /^world-language-classroom$/],
  [
    'Physical Education Teacher',
    ['Taught physical education to 400 pupils with FitnessGram tests', 'Built an adapted PE unit for 12 pupils with disabilities'],
    'B.S. in Kinesiology',
    /^physical-education-classroom$/,
  ],
  [
    'Assistant Principal',
    ['Cut chronic absence from 31% to 18% in one urban high school', 'Ran walkthroughs and teacher evaluation for 46 teachers'],
    'M.Ed. in Educational Leadership',
    /^school-leadership$/,
  ],
  ['Substitute Teacher', ['Served as long term substitute in 6 classrooms', 'Worked as paraprofessional with 9 pupils in small groups'], 'B.A. in Psychology', /^classroom-support-staff$/],
  [
    'After-School Program Coordinator',
    ['Ran an after-school site for 90 children with 12 youth workers', 'Planned a summer camp for 200 children'],
    'B.A. in Recreation',
    /^after-school-programs$|^social-services$/,
  ],
  [
    'Personal Trainer',
    ['Designed exercise programs for 140 clients after fitness assessment', 'Trained 30 older adults in resistance training with no injury'],
    'B.S. in Exercise Science',
    /^personal-training$|^fitness$/,
  ],
  ['Group Fitness Instructor', ['Taught 12 group exercise and yoga classes a week', 'Ran the campus recreation program of 2,000 students'], 'B.S. in Recreation', /^group-exercise-recreation$/],
  [
    'Membership Director, Health Club',
    ['Raised retention of new gym members from 41% to 63%', 'Ran membership sales and tours of a fitness center'],
    'B.A. in Business',
    /^fitness-membership-desk$|^club-management$|^venture-building$/,
  ],
  ['Wellness Coordinator', ['Ran biometric screening for 3,000 employees', 'Built a worksite wellness program with health coaching'], 'B.S. in Health Promotion', /^worksite-wellness$/],
  ['Home Health Aide', ['Cared for 6 clients with dementia at home', 'Used Hoyer lift transfers and reported changes in vital signs'], 'Certificate in Home Health', /^home-care-aides$/],
  [
    'Disease Intervention Specialist',
    ['Interviewed 300 syphilis cases and notified 410 partners', 'Ran contact tracing for tuberculosis in 4 counties'],
    'B.S. in Public Health',
    /^disease-investigation$/,
  ],
  ['Medical Assistant', ['Roomed 30 patients a day and took vital signs', 'Performed venipuncture and EKGs in a family practice'], 'Diploma in Medical Assisting', /^medical-assisting$/],
  [
    'Medical Coder',
    ['Coded 60 charts a day in ICD-10 and CPT with 97% accuracy', 'Cut denials of a billing office by 22%'],
    'A.S. in Health Information',
    /^medical-coding-records$|^clinic-operations$/,
  ],
  ['Paramedic', ['Answered 1,100 emergency calls on an ALS ambulance', 'Trained 24 EMTs in airway and cardiac arrest drills'], 'A.S. in Paramedicine', /^emergency-medical-services$|^public-safety$/],
  ['Salon Manager', ['Managed a hair salon of 18 stylists', 'Raised rebooking at the salon from 40% to 58%'], 'Cosmetology License', /^salon-operations$/],
  ['Budget Analyst', ['Built the annual budget of a $90 million division', 'Wrote variance analysis each month and a rolling forecast'], 'B.S. in Finance', /^operating-budgets$/],
  [
    'Finance and Insurance Manager, Car Dealership',
    ['Financed 600 vehicle sales with 94% finance approval', 'Sold GAP insurance and extended service plans at a dealership'],
    'B.A. in Business',
    /^dealership-finance$/,
  ],
  [
    'Collections Specialist',
    ['Collected past due accounts of $2 million from an aging report', 'Settled 300 payment arrangements with delinquent customers'],
    'A.S. in Business',
    /^(?:consumer-collections|customer-credit-collections)$/,
  ],
  ['Financial Advisor', ['Advised 120 households on retirement planning', 'Managed client portfolios with Series 7 and 66 licenses'], 'B.S. in Finance', /^household-investment-advice$/],
  [
    'Hospital Finance Manager',
    ['Prepared the Medicare cost report of a 90-bed hospital', 'Raised charge capture by $1.4 million with a chargemaster review'],
    'M.S. in Health Administration',
    /^hospital-finance$/,
  ],
  ['HR Generalist', ['Checked I-9 and background checks of 700 new hires', 'Ran new hire orientation and exit interviews at one plant'], 'B.A. in Human Resources', /^personnel-practice$/],
  ['Payroll Specialist', ['Ran biweekly payroll in ADP for 900 hourly workers', 'Corrected Kronos time cards and garnishments'], 'B.S. in Accounting', /^payroll-accounting$/],
  [
    'Instructional Designer',
    ['Built 40 e-learning courses in Captivate with ADDIE', 'Moved a course library to a new LMS'],
    'M.A. in Instructional Design',
    /^instructional-design$|^higher-education$/,
  ],
  [
    'Help Desk Technician',
    ['Closed 6,000 tickets at the help desk', 'Imaged 700 laptops and reset passwords in Active Directory'],
    'A.S. in Information Technology',
    /^desktop-support$|^it-operations$/,
  ],
  [
    'IT Project Manager',
    ['Led 14 network infrastructure projects with cutover plans', 'Managed SOWs and vendors of a $4 million site rollout'],
    'B.S. in Information Systems',
    /^it-project-delivery$/,
  ],
  ['Web Developer', ['Built 30 WordPress sites for small businesses', 'Made PHP forms of a county website usable on phones'], 'B.S. in Web Design', /^small-site-web-practice$/],
  [
    'Clinical Applications Analyst',
    ['Configured Epic templates for 12 clinics', 'Trained 400 end users of the EHR at go live'],
    'B.S. in Health Informatics',
    /^clinical-application-support$|^health-informatics$/,
  ],
  ['Public Information Officer', ['Wrote public notices of a city of 80,000', 'Ran 20 town hall meetings and media inquiries for the county'], 'B.A. in Communication', /^government-public-affairs$/],
  ['Sports Information Director', ['Wrote game notes and media guides for 14 college teams', 'Ran the press box on game day'], 'B.A. in Sport Management', /^sports-publicity$/],
  [
    'Nonprofit Communications Coordinator',
    ['Wrote the annual report and donor newsletter of a charity', 'Ran outreach campaigns for a community nonprofit'],
    'B.A. in Communication',
    /^nonprofit-communications$/,
  ],
  ['Insurance Agent', ['Wrote 900 homeowners and auto insurance policies', 'Reviewed coverage of 300 policyholders at renewal'], 'B.A. in Business', /^insurance(?:-agency-practice)?$/],
  [
    'Route Sales Representative',
    ['Served 60 grocery accounts on a direct store delivery route', 'Cut expired stock of a beverage distributor by 30%'],
    'A.A. in Business',
    /^route-and-wholesale-selling$/,
  ],
  ['Advertising Sales Representative', ['Sold radio advertising to 80 local businesses', 'Built sponsorship sales of 4 festivals'], 'B.A. in Advertising', /^local-media-sales$/],
])('a %s is given problems of that very post', (title, results, degree, fields) => {
  const areas = designsOf(title, results, degree).map(({ area }) => area)
  expect(areas).toHaveLength(4)
  for (const area of areas) expect(area).toMatch(fields)
})
