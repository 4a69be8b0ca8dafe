/** Sample obgyn: a fictional obstetrician-gynecologist at a regional hospital. */
import type { Sample } from '../../domain/endeavor/sample.ts'

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
}
