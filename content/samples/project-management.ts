/** Sample project_management: a fictional project manager for capital projects. */
import type { Sample } from '../../domain/endeavor/sample.ts'
import { fictionalPetitioner } from './fictional-petitioner.ts'

const substations = 'Delivered 6 substation projects with permits and equipment orders run in parallel, on average 11 weeks before the contract date'
const delays = 'Forecast the schedules of 19 construction projects from a register of 480 delay causes'
const rooms = 'Passed every quality inspection of 5,400 square meters of clean room at the first visit by a photo record of covered work'
const depots = 'Estimated the cost of 62 county road and bridge repairs, with final cost within 4% of the bid'
const supervisors = 'Reduced recordable injuries by 36% on 8 sites with a stop-work rule for 38 site supervisors'

export const projectManagement: Sample = {
  id: 'project_management',
  petitioner: {
    facts: fictionalPetitioner({
      headline: 'Senior Construction Project Manager, PMP',
      profession: 'productProjectManager',
      yearsOfExperience: 15,
      roles: [
        { title: 'Senior Construction Project Manager', employer: 'Harrow Ridge Constructors', from: 2017, to: null, duties: [substations, delays, rooms, supervisors] },
        { title: 'Construction Project Manager', employer: 'Wexcombe County Works', from: 2011, to: 2017, duties: [depots] },
      ],
      degrees: [
        { level: 'master', field: 'Construction Management', institution: 'Tarnfield University', year: 2011, source: 'M.S. in Construction Management, Tarnfield University, 2011' },
        { level: 'bachelor', field: 'Civil Engineering', institution: 'Tarnfield University', year: 2008, source: 'B.S. in Civil Engineering, Tarnfield University, 2008' },
      ],
      skills: ['Critical-path scheduling', 'Permitting', 'Commissioning', 'Earned value', 'Change management', 'Primavera P6'],
      licences: ['Project Management Professional (PMP)'],
    }),
    form: {
      userBackground: { employmentType: 'employee', futureRoleFocus: 'Program director for grid and factory construction' },
      userProposedEndeavor: { futureProject: '', proposedEndeavorNiche: '', additionalInfo: '' },
    },
  },
}
