/** Sample it_consulting: a fictional independent consultant for public bodies and small hospitals. */
import type { Sample } from '../../domain/endeavor/sample.ts'
import { fictionalPetitioner } from './fictional-petitioner.ts'

const identity = 'Planned staged identity and access upgrades for 9 municipal clients'
const logins = 'Reduced accounts without multifactor login from 64% to 5% in a school district with 3,200 users'
const tools = 'Inventoried 47 AI tools at 3 insurance agencies and wrote the rules for their use'
const links = 'Designed fiber and radio links for 14 school and town sites in one county'
const restore = 'Ran full restore drills on 31 clinical servers and cut the proven recovery time from 4 days to 19 hours'

export const itConsulting: Sample = {
  id: 'it_consulting',
  petitioner: {
    facts: fictionalPetitioner({
      headline: 'Independent IT Consultant',
      profession: 'it',
      yearsOfExperience: 14,
      roles: [
        { title: 'Principal Consultant', employer: 'Aldergate IT Consulting', from: 2018, to: null, duties: [identity, logins, tools, links] },
        { title: 'Systems Engineer', employer: 'Pinecrest Hospital Network', from: 2012, to: 2018, duties: [restore] },
      ],
      degrees: [
        { level: 'master', field: 'Information Systems', institution: 'Marlow Institute of Technology', year: 2012, source: 'M.S. in Information Systems, Marlow Institute of Technology, 2012' },
      ],
      skills: ['Identity management', 'Zero trust architecture', 'Network design', 'Backup and recovery', 'Microsoft 365', 'Terraform'],
    }),
    form: {
      userBackground: { employmentType: 'consultant_contractor', futureRoleFocus: 'Independent consultant for security methods that small public bodies can run themselves' },
      userProposedEndeavor: { futureProject: '', proposedEndeavorNiche: '', additionalInfo: '' },
    },
  },
}
