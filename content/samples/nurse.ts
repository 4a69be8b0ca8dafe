/** Sample nurse: a fictional nurse educator at a small hospital, earlier a flight nurse. */
import type { Sample } from '../../domain/endeavor/sample.ts'
import { fictionalPetitioner } from './fictional-petitioner.ts'

const drills = 'Introduced ten-minute rescue drills on 5 wards and shortened the time from first warning sign to call by 34%'
const calls = 'Ran discharge calls and medication checks for 260 patients with heart failure'
const depression = 'Coordinated collaborative depression care for 180 patients of 2 primary-care practices'
const fatigue = 'Introduced a written crew self-check before night flights at 3 helicopter bases'

export const nurse: Sample = {
  id: 'nurse',
  petitioner: {
    facts: fictionalPetitioner({
      headline: 'Clinical Nurse Educator',
      profession: null,
      yearsOfExperience: 12,
      roles: [
        { title: 'Clinical Nurse Educator', employer: 'Elm Fork Community Hospital', from: 2020, to: null, duties: [drills, calls] },
        { title: 'Care Manager', employer: 'Saddleback Primary Care', from: 2017, to: 2020, duties: [depression] },
        { title: 'Flight Nurse', employer: 'Highmere Air Medical Service', from: 2014, to: 2017, duties: [fatigue] },
      ],
      degrees: [
        { level: 'master', field: 'Nursing', institution: 'Ravenna State University', year: 2019, source: 'M.S.N., Nursing, Ravenna State University, 2019' },
        { level: 'bachelor', field: 'Nursing', institution: 'Ravenna State University', year: 2014, source: 'B.S.N., Nursing, Ravenna State University, 2014' },
      ],
      licences: ['Registered nurse license'],
      skills: ['Rapid response', 'Bedside simulation', 'Discharge planning', 'Medication reconciliation', 'Collaborative care', 'Crew resource management'],
    }),
    form: {
      userBackground: { employmentType: 'employee', futureRoleFocus: 'Nurse lead for patient-safety practice in small hospitals' },
      userProposedEndeavor: { futureProject: '', proposedEndeavorNiche: '', additionalInfo: '' },
    },
  },
}
