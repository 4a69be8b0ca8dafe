/** Sample product_management: a fictional product manager in health software. */
import type { Sample } from '../../domain/endeavor/sample.ts'
import { fictionalPetitioner } from './fictional-petitioner.ts'

const portal = 'Led the rollout of an online appointment scheduling portal to 230 medical practices with a median setup of 9 days'
const sessions = 'Ran 74 usability sessions with patients over 65'
const releases = 'Introduced a release record for 12 AI features with a named owner for each accepted risk'
const updates = 'Specified signed updates and a recall procedure for a sensor line with 18,000 installed units'
const lessons = 'Wrote 10 guided lessons with which library volunteers teach adults to check AI answers'

export const productManagement: Sample = {
  id: 'product_management',
  petitioner: {
    facts: fictionalPetitioner({
      headline: 'Senior Product Manager',
      profession: 'productProjectManager',
      yearsOfExperience: 11,
      roles: [
        { title: 'Senior Product Manager', employer: 'Larchfield Health Software', from: 2019, to: null, duties: [portal, sessions, releases, lessons] },
        { title: 'Product Owner', employer: 'Sentra Gauge Instruments', from: 2015, to: 2019, duties: [updates] },
      ],
      degrees: [{ level: 'master', field: 'Human-Computer Interaction', institution: 'Brantwood University', year: 2015, source: 'M.S. in Human-Computer Interaction, Brantwood University, 2015' }],
      skills: ['User research', 'FHIR', 'Product discovery', 'Release management', 'Accessibility testing', 'Requirements engineering'],
    }),
    form: {
      userBackground: { employmentType: 'employee', futureRoleFocus: 'Head of product for patient access in small practices' },
      userProposedEndeavor: { futureProject: '', proposedEndeavorNiche: '', additionalInfo: '' },
    },
  },
}
