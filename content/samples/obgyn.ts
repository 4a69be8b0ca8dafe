/** Sample obgyn: a fictional obstetrician-gynecologist at a regional hospital. */
import type { Sample } from '../../domain/endeavor/sample.ts'
import { sampleOption } from './sample-option.ts'

const hemorrhage = 'Introduced a hemorrhage protocol that lowered transfusions by 28%'
const residents = 'Supervised 16 residents in obstetric simulation'
const telehealth = 'Provided telehealth follow-up for 140 patients with hypertension after birth'
const audit = 'Led a prescribing audit that reduced opioid prescriptions after cesarean birth by 41%'

export const obgyn: Sample = {
  id: 'obgyn',
  petitioner: {
    facts: {
      name: 'Sample petitioner (fictional)',
      headline: 'OB-GYN Attending Physician',
      summary: null,
      roles: [{ title: 'OB-GYN Attending Physician', employer: 'St. Orla Regional Hospital', startYear: 2013, endYear: null, current: true, duties: [hemorrhage, residents, telehealth, audit] }],
      yearsOfExperience: 13,
      degrees: [{ level: 'professional', field: 'Medicine', institution: 'Valmont Medical School', year: 2009, source: 'M.D., Valmont Medical School, 2009' }],
      licences: ['Board certification in obstetrics and gynecology'],
      skills: ['High-risk obstetrics', 'Obstetric simulation', 'Ultrasound', 'Telehealth', 'Quality improvement'],
      results: [hemorrhage, residents, telehealth, audit].map((text) => ({ text, role: 0 })),
      publications: ['A staged hemorrhage protocol in a regional hospital'],
      patents: [],
      awards: [],
      profession: { key: 'physicianDentist', confidence: 1, evidence: ['OB-GYN Attending Physician'] },
      language: 'en',
    },
    form: {
      userBackground: { employmentType: 'employee', futureRoleFocus: 'Clinical lead for maternal safety programs across several hospitals' },
      userProposedEndeavor: { futureProject: '', proposedEndeavorNiche: '', additionalInfo: '' },
    },
  },
  options: [
    sampleOption({
      seed: 'obstetric-telementoring', path: 'close', variant: 0,
      title: 'Establish an obstetric tele-mentoring protocol for emergency teams in counties without a maternity ward',
      text: 'I will establish an obstetric tele-mentoring protocol that links emergency teams in counties without a maternity ward to an obstetrician, with agreed steps for the first hour. Where maternity wards have closed, these teams meet hemorrhage or severe hypertension rarely and with no specialist nearby. The work will produce a first-hour protocol for three emergencies, a simulation course for mixed teams, and a transfer and outcome registry. As an employee of a U.S. perinatal network, I will test it with three rural hospitals. Protocol, course, and registry results will be published, so hospital networks in other states can adopt them without my presence. The endeavor continues my work as an OB-GYN Attending Physician at St. Orla Regional Hospital, where I introduced a hemorrhage protocol that lowered transfusions by 28%. The CMS Health Tech Ecosystem of July 2025 aims to improve access to patient data; both the mentoring and the registry depend on such shared records.',
      person: ['The endeavor continues my work as an OB-GYN Attending Physician at St. Orla Regional Hospital, where I introduced a hemorrhage protocol that lowered transfusions by 28%.', 'One of my publications is “A staged hemorrhage protocol in a regional hospital.”', 'I am board certified in obstetrics and gynecology.'],
      support: ['OB-GYN Attending Physician', 'St. Orla Regional Hospital', hemorrhage, 'A staged hemorrhage protocol in a regional hospital', 'Board certification in obstetrics and gynecology'],
    }),
    sampleOption({
      seed: 'surgical-simulation-registry', path: 'close', variant: 1,
      title: 'Create a procedure-outcome registry with linked training so that smaller hospitals can lower avoidable complications',
      text: 'A smaller hospital sees each surgical complication rarely, so its teams neither recognize the pattern nor train for it. I propose to create a procedure-outcome registry for such hospitals that links every avoidable complication to a short simulation exercise for the team. Its outputs are a minimal outcome data set, a library of simulation exercises, and a yearly feedback report. Working for a U.S. teaching hospital, I will run the first trial with two smaller hospitals and their residency programs and make the results public. Data set and exercises will be open, and hospitals outside the first network can join with the same forms. The groundwork exists: in my present position I supervised 16 residents in obstetric simulation. The health-data program CMS announced in July 2025 promotes the exchange of patient data, and the registry draws its outcomes from such data instead of asking busy teams for a second set of records.',
      person: ['The groundwork exists: in my present position I supervised 16 residents in obstetric simulation.', 'Quality improvement and ultrasound belong to my daily practice.'],
      support: [residents, 'Quality improvement', 'Ultrasound'],
    }),
    sampleOption({
      seed: 'remote-monitoring', path: 'alternative', variant: 2,
      title: 'Build a home-monitoring pathway that lets community clinics act early on worsening chronic disease',
      text: 'My proposed endeavor is to build a home-monitoring pathway with which community clinics can act on early signs of worsening heart failure, diabetes, or hypertension before a hospital stay. Home devices send many readings and few decisions, so clinics without extra staff stop looking at them. I will deliver a decision rule for each condition, a staffing and response plan, and a data interface to common records. From a position with a U.S. health system, I will bring in two community clinics as the first users. Rules, plan, and interface will be published, so clinics and device makers elsewhere can adopt the pathway. This is an alternative path, from birth care to lifelong conditions, and one part of it is familiar: I provided telehealth follow-up for 140 patients with hypertension after birth. The CMS Health Tech Ecosystem of July 2025 sets a framework for access to patient data; the pathway brings home readings into the clinic record.',
      person: ['This is an alternative path, from birth care to lifelong conditions, and one part of it is familiar: I provided telehealth follow-up for 140 patients with hypertension after birth.', 'My experience covers 13 years of hospital practice.'],
      support: [telehealth],
    }),
    sampleOption({
      seed: 'antibiotic-stewardship', path: 'alternative', variant: 3,
      title: 'Create a prescribing-feedback method that lowers needless antibiotic and opioid use in small practices',
      text: 'Most needless prescriptions are written in small practices, yet feedback programs reach mainly hospitals. The endeavor I propose is to create a prescribing-feedback method that shows physicians and dentists in such practices, case by case, when an antibiotic or opioid was not needed and what works instead. What others will be able to use is a set of prescribing indicators, short case-based feedback letters, and a patient leaflet for pain without opioids. Employed by a U.S. practice network or health department, I plan to try the method with ten small practices. Indicators and letters will be published, so associations and health departments in any state can run the program. It opens another path, beyond obstetrics, on evidence from my own hospital: I led a prescribing audit that reduced opioid prescriptions after cesarean birth by 41%. The health-data program CMS announced in July 2025 aims to improve access to patient data; feedback to small practices needs exactly that data.',
      person: ['It opens another path, beyond obstetrics, on evidence from my own hospital: I led a prescribing audit that reduced opioid prescriptions after cesarean birth by 41%.', 'I hold an MD from Valmont Medical School.'],
      support: [audit, 'M.D., Valmont Medical School, 2009'],
    }),
  ],
}
