/** Sample software_engineering: a fictional backend engineer in payments. */
import type { Sample } from '../../domain/endeavor/sample.ts'

const queue = 'Built a replay-safe queue for instant payments that 14 partner banks use'
const claims = 'Reduced settlement errors by 38% by redesigning the event pipeline'
const release = 'Introduced signed builds and reproducible releases for 60 internal services'
const clinics = 'Developed HL7 and FHIR interfaces for 6 outpatient clinics'
const certificates = 'Moved 40 services from shared passwords to short-lived certificates'

export const softwareEngineering: Sample = {
  id: 'software_engineering',
  petitioner: {
    facts: {
      name: 'Sample petitioner (fictional)',
      headline: 'Senior Backend Engineer',
      summary: null,
      roles: [
        { title: 'Senior Backend Engineer', employer: 'Larkfield Payments', startYear: 2020, endYear: null, current: true, duties: [queue, claims, release] },
        { title: 'Software Engineer', employer: 'Brookmere Systems', startYear: 2015, endYear: 2020, current: false, duties: [clinics, certificates] },
      ],
      yearsOfExperience: 11,
      degrees: [{ level: 'master', field: 'Computer Science', institution: 'Fairhaven Technical University', year: 2015, source: 'M.Sc. in Computer Science, Fairhaven Technical University, 2015' }],
      licences: [],
      skills: ['Java', 'Kafka', 'Kubernetes', 'CI/CD', 'TLS', 'FHIR', 'PostgreSQL'],
      results: [
        { text: queue, role: 0 },
        { text: claims, role: 0 },
        { text: release, role: 0 },
        { text: clinics, role: 1 },
        { text: certificates, role: 1 },
      ],
      publications: [],
      patents: [],
      awards: [],
      profession: { key: 'softwareEngineer', confidence: 1, evidence: ['Senior Backend Engineer'] },
      language: 'en',
    },
    form: {
      userBackground: { employmentType: 'employee', futureRoleFocus: 'Lead engineer for dependable payment and release infrastructure' },
      userProposedEndeavor: { futureProject: '', proposedEndeavorNiche: '', additionalInfo: '' },
    },
  },
}
