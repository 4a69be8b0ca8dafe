/** Sample entrepreneur_ai_marketplace: a fictional founder of a software marketplace. */
import type { Sample } from '../../domain/endeavor/sample.ts'
import { fictionalPetitioner } from './fictional-petitioner.ts'

const market = 'Opened a marketplace where 340 small firms compare 62 AI tools by published task tests'
const withdrawn = 'Withdrew 11 tools from sale after they failed a repeated test'
const camera = 'Trained inspection cameras on the parts of 4 machine shops without sending images out of the plant'
const watch = 'Operated a shared alarm desk for the networks of 5 clinics and 2 water districts'
const referrals = 'Built a referral-status page used by 8 clinics to close 1,900 referrals'

export const entrepreneurAiMarketplace: Sample = {
  id: 'entrepreneur_ai_marketplace',
  petitioner: {
    facts: fictionalPetitioner({
      headline: 'Founder and Chief Executive',
      profession: 'techEntrepreneur',
      yearsOfExperience: 11,
      roles: [
        { title: 'Founder', employer: 'Plainlabel Software', from: 2021, to: null, duties: [market, withdrawn, camera] },
        { title: 'Engineering Lead', employer: 'Cordale Managed Systems', from: 2015, to: 2021, duties: [watch, referrals] },
      ],
      degrees: [{ level: 'master', field: 'Computer Science', institution: 'Linwood Institute of Technology', year: 2015, source: 'M.S. in Computer Science, Linwood Institute of Technology, 2015' }],
      skills: ['Machine learning evaluation', 'Computer vision', 'Python', 'Network monitoring', 'FHIR', 'Product strategy'],
    }),
    form: {
      userBackground: { employmentType: 'entrepreneur_businessowner', futureRoleFocus: 'Founder who builds tested AI services for small firms' },
      userProposedEndeavor: { futureProject: '', proposedEndeavorNiche: '', additionalInfo: '' },
    },
  },
}
