/** Sample data_science_analytics: a fictional data scientist in grid analytics. */
import type { Sample } from '../../domain/endeavor/sample.ts'
import { fictionalPetitioner } from './fictional-petitioner.ts'

const storms = 'Built a storm-outage model that 11 electric cooperatives use to place crews'
const acceptance = 'Designed acceptance tests for 5 vendor AI models, with stated sample sizes and error bounds'
const meters = 'Traced faulty readings of 900 smart meters to one firmware batch by comparing install, weather, and repair records'
const scores = 'Recalibrated a readmission score for 2 rural hospitals and reduced false alarms by 47%'
const records = 'Joined appointment and claims records of 37 clinics in one monthly report'

export const dataScienceAnalytics: Sample = {
  id: 'data_science_analytics',
  petitioner: {
    facts: fictionalPetitioner({
      headline: 'Senior Data Scientist',
      profession: 'dataScientist',
      yearsOfExperience: 10,
      roles: [
        { title: 'Senior Data Scientist', employer: 'Northmere Grid Analytics', from: 2020, to: null, duties: [storms, acceptance, meters] },
        { title: 'Data Scientist', employer: 'Calder Health Partners', from: 2016, to: 2020, duties: [scores, records] },
      ],
      degrees: [{ level: 'master', field: 'Statistics', institution: 'Glenrock State University', year: 2016, source: 'M.S. in Statistics, Glenrock State University, 2016' }],
      skills: ['Python', 'Bayesian modeling', 'Time-series forecasting', 'Model evaluation', 'SQL', 'Geospatial analysis'],
    }),
    form: {
      userBackground: { employmentType: 'employee', futureRoleFocus: 'Lead data scientist for forecasts that small utilities can check and act on' },
      userProposedEndeavor: { futureProject: '', proposedEndeavorNiche: '', additionalInfo: '' },
    },
  },
}
