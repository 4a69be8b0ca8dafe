/** Sample entrepreneur_healthcare_staffing: a fictional owner of a regional staffing firm for clinicians. */
import type { Sample } from '../../domain/endeavor/sample.ts'
import { fictionalPetitioner } from './fictional-petitioner.ts'

const credentials = 'Built a consent-based record that 14 rural hospitals accept in place of their own credential check'
const days = 'Reduced the median time from job offer to first shift from 47 to 16 days by planned onboarding'
const interviews = 'Cut first-year turnover by 29% in 9 rural clinics through stay interviews and redesigned schedules'
const veterans = 'Hired 55 former military medics by practical skills tests instead of job titles'
const apprentices = 'Designed an apprentice skills record for sterile-processing trainees of 4 hospitals'

export const entrepreneurHealthcareStaffing: Sample = {
  id: 'entrepreneur_healthcare_staffing',
  petitioner: {
    facts: fictionalPetitioner({
      headline: 'Owner and Director of Clinical Recruiting',
      profession: null,
      yearsOfExperience: 13,
      roles: [
        { title: 'Director of Recruiting', employer: 'Fieldgate Clinical Staffing', from: 2018, to: null, duties: [credentials, days, interviews, veterans] },
        { title: 'Human Resources Manager', employer: 'Tri-Ridge Hospital Alliance', from: 2013, to: 2018, duties: [apprentices] },
      ],
      degrees: [{ level: 'master', field: 'Health Administration', institution: 'Orrin Valley University', year: 2013, source: 'M.H.A., Health Administration, Orrin Valley University, 2013' }],
      skills: ['Credential verification', 'Workforce scheduling', 'Stay-interviews', 'Skills assessment', 'Apprenticeship design', 'Data privacy'],
    }),
    form: {
      userBackground: { employmentType: 'entrepreneur_businessowner', futureRoleFocus: 'Owner who turns staffing methods of one firm into open standards' },
      userProposedEndeavor: { futureProject: '', proposedEndeavorNiche: '', additionalInfo: '' },
    },
  },
}
