/** Sample data_science_analytics: a fictional data scientist in grid analytics. */
import type { Sample } from '../../domain/endeavor/sample.ts'
import { fictionalPetitioner } from './fictional-petitioner.ts'
import { sampleOption } from './sample-option.ts'

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
  options: [
    sampleOption({
      seed: 'outage-forecast', path: 'close', variant: 0,
      title: 'Build an open outage-risk forecasting method so that rural electric cooperatives can place crews before a storm',
      text: 'When a storm is two days away, a rural electric cooperative decides from experience where its few crews should wait. I will build an open outage-risk forecasting method that names the feeders most likely to fail, gives the reasons, and states how uncertain the forecast is. Weather, vegetation, and equipment records already hold warning signs; no small utility has the staff to join them. The method will consist of a feeder-level risk model, a data-preparation guide, and a benchmark set of past storms against which other methods can be scored. {person} As an employee of a U.S. grid-analytics company, I will run it with two cooperatives outside its customers, then publish everything for any utility or vendor to adopt. The 2025 executive order on grid reliability addresses the risk of outages; a forecast by feeder gives small utilities a way to act on that risk.',
      person: ['The work has begun: as a Senior Data Scientist at Northmere Grid Analytics, I built a storm-outage model that 11 electric cooperatives use to place crews.', 'I hold a master’s degree in Statistics from Glenrock State University.'],
      support: ['Senior Data Scientist', 'Northmere Grid Analytics', storms, 'M.S. in Statistics, Glenrock State University, 2016'],
    }),
    sampleOption({
      seed: 'ai-evaluation', path: 'close', variant: 1,
      title: 'Develop a small-sample evaluation standard for AI systems on which public agencies must rely for rare events',
      text: 'How many cases must an AI system get right before a public agency may trust it with a rare event? Vendors answer with averages from large public tests; the cases that matter to one county are few. My endeavor is to develop a small-sample evaluation standard that says how many test cases are needed, and how the remaining doubt is to be reported. Three things come out of it: a sample-size calculator, an open set of stress cases, and a report template that states uncertainty in plain words. {person} From my position with a U.S. employer I will try it with two public agencies, then publish draft and code through testing bodies, for anyone to use and criticize. America’s AI Action Plan of July 2025 includes actions on evaluating AI systems. The standard serves the part of that task where data are few.',
      person: ['I already write such tests for one kind of user: in my present position I designed acceptance tests for 5 vendor AI models, with stated sample sizes and error bounds.', 'Bayesian modeling and model evaluation are my daily tools.'],
      support: [acceptance, 'Bayesian modeling', 'Model evaluation'],
    }),
    sampleOption({
      seed: 'rural-early-warning', path: 'alternative', variant: 2,
      title: 'Develop a transferable early-warning protocol to help rural hospitals test patient-risk scores before switching on alarms',
      text: 'I propose to return to clinical data and develop a transferable early-warning protocol. With it, a rural hospital can test a patient-risk score that was trained in larger hospitals, recalibrate it on its own patients, and decide whether the alarm deserves to be switched on. Scores lose accuracy on the way, and a ward that hears too many false alarms stops listening. I would deliver a local validation procedure for small samples, an open recalibration package, and an alarm-burden report written for ward staff. {person} Working for a U.S. health system, I would begin with three rural hospitals and publish procedure, code, and results, so that hospitals elsewhere can repeat the check. The CMS Health Tech Ecosystem of July 2025 aims at better access to patient data; the protocol uses that access to ask whether a score is right for the people in the beds.',
      person: ['This alternative path has a start: as a Data Scientist at Calder Health Partners, I recalibrated a readmission score for 2 rural hospitals and reduced false alarms by 47%.', 'At Calder Health Partners I also joined appointment and claims records of 37 clinics in one monthly report.'],
      support: ['Data Scientist', 'Calder Health Partners', scores, records],
    }),
    sampleOption({
      seed: 'yield-analytics', path: 'alternative', variant: 3,
      title: 'Create a cross-tool defect-tracing method that leads smaller chip plants from a yield loss to its cause',
      text: 'Smaller chip plants and their suppliers collect sensor data from every tool, but each tool keeps it in its own format. The cause of a lost yield is found weeks late. The endeavor would create a cross-tool defect-tracing method by which such a plant can follow a bad wafer back to the tool and the step that spoiled it. I would write a common event format for tool data, an open package that ranks possible causes by tested comparison, and a public test set of simulated defects. {person} Employed by a U.S. semiconductor supplier, I would begin with one plant and one toolmaker. The format stays open for other toolmakers to adopt in their interfaces. The CHIPS and Science Act of 2022 supports domestic chip manufacturing and research; a plant that finds a fault in days makes fuller use of the lines it has.',
      person: ['It would be a new direction, from grid to factory, by the same reasoning: I traced faulty readings of 900 smart meters to one firmware batch by comparing install, weather, and repair records.', 'My experience covers 10 years of drawing causes out of operating records.'],
      support: [meters],
    }),
  ],
}
