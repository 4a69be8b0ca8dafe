/** Sample hr_recruiting: a fictional talent manager in the chip industry. */
import type { Sample } from '../../domain/endeavor/sample.ts'
import { fictionalPetitioner } from './fictional-petitioner.ts'

const profile = 'Agreed one technician skills profile with 3 chip employers and 2 community colleges'
const samples = 'Replaced resume screening by work samples in 640 technician applications'
const audit = 'Tested 2 purchased ranking tools with 400 paired applications and switched one of them off'
const outcomes = 'Matched the records of 1,150 graduates with their first jobs for a college advisory board'
const onboarding = 'Wrote task-based orientation plans for 70 newly hired nurses'

export const hrRecruiting: Sample = {
  id: 'hr_recruiting',
  petitioner: {
    facts: fictionalPetitioner({
      headline: 'Talent Acquisition and Workforce Development Manager',
      profession: 'hrRecruiter',
      yearsOfExperience: 12,
      roles: [
        { title: 'Workforce Development Manager', employer: 'Castellan Semiconductor', from: 2019, to: null, duties: [profile, samples, audit, outcomes] },
        { title: 'HR Business Partner', employer: 'Brightwater Hospital Group', from: 2014, to: 2019, duties: [onboarding] },
      ],
      degrees: [
        {
          level: 'master',
          field: 'Industrial-Organizational Psychology',
          institution: 'Garrow State University',
          year: 2014,
          source: 'M.S. in Industrial-Organizational Psychology, Garrow State University, 2014',
        },
      ],
      skills: ['Work-sample tests', 'Job analysis', 'People analytics', 'Structured interviews', 'Curriculum design', 'Adverse-impact analysis'],
    }),
    form: {
      userBackground: { employmentType: 'employee', futureRoleFocus: 'Lead for skills tests shared by employers and colleges' },
      userProposedEndeavor: { futureProject: '', proposedEndeavorNiche: '', additionalInfo: '' },
    },
  },
}
