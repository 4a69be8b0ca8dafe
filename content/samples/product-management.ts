/** Sample product_management: a fictional product manager in health software. */
import type { Sample } from '../../domain/endeavor/sample.ts'
import { fictionalPetitioner } from './fictional-petitioner.ts'
import { sampleOption } from './sample-option.ts'

const portal = 'Led a patient portal from pilot to 230 practices with a median setup of 9 days'
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
  options: [
    sampleOption({
      seed: 'patient-access-product', path: 'close', variant: 0,
      title: 'Develop a patient-access product blueprint with which independent practices open their records without a technical team',
      text: 'Patient portals are designed for hospital systems and then sold to practices with five employees, who give up during setup or never switch record sharing on. I will develop a patient-access product blueprint for exactly these practices: screens that patients have tested, the data flows behind them, and rollout steps a receptionist can follow. A screen library, a rollout guide for a five-person practice, and a public usability test report are what the work leaves behind. {person} I will take this further as an employee of a U.S. health-software company, with four independent practices as first users. Blueprint and test report will be published, and vendors of other record systems can build them into their products. The CMS Health Tech Ecosystem of July 2025 sets a framework for patient access to health data; the blueprint is about the practices where that access usually stops.',
      person: ['The groundwork is my present product: as a Senior Product Manager at Larchfield Health Software, I led a patient portal from pilot to 230 practices with a median setup of 9 days.', 'For that portal I ran 74 usability sessions with patients over 65.'],
      support: ['Senior Product Manager', 'Larchfield Health Software', portal, sessions],
    }),
    sampleOption({
      seed: 'ai-product-lifecycle', path: 'close', variant: 1,
      title: 'Create an AI product-safety life cycle that mid-size firms can run with their ordinary product teams',
      text: 'Who accepted the risk? In mid-size firms that question often has no answer once an AI feature has reached its users; guidance on AI safety is written for specialists. My endeavor is to create an AI product-safety life cycle, a sequence of decisions and records that an ordinary product team can keep while it ships. It contains a decision record for each release stage, a catalog of incident patterns, and one day of training for the team. {person} From a position with a U.S. software company, I will run the first full cycle with three product teams and release records and catalog under an open license. Trade groups and insurers can refer to them. America’s AI Action Plan of July 2025 treats AI adoption as a national aim, and a named decision with a date is what lets a mid-size firm adopt responsibly.',
      person: ['I keep an early version of it myself: at my present employer I introduced a release record for 12 AI features with a named owner for each accepted risk.', 'Release management and product discovery are part of my daily practice.'],
      support: [releases, 'Release management', 'Product discovery'],
    }),
    sampleOption({
      seed: 'secure-iot-process', path: 'alternative', variant: 2,
      title: 'Develop a secure-by-design product process that small makers of industrial sensors follow from requirement to recall',
      text: 'My proposal is a secure-by-design product process for small makers of industrial sensors, covering the years from the first requirement to the last update. Security tends to enter such a product shortly before release, when a device that cannot be updated in the field can no longer be changed. The process I would write has a stage checklist with evidence forms, a threat-model library for each type of sensor, and a playbook for updates and recalls. {person} Two sensor makers would take part while I work for a U.S. maker of connected products; checklist and library would be published, and certification bodies could refer to them in their own schemes. Sensors of this sort sit in pumps, valves, and substations, and the President’s Cyber Strategy of March 2026 gives a pillar to the critical infrastructure they are part of.',
      person: ['This is an alternative path, and a return to hardware: as a Product Owner at Sentra Gauge Instruments, I specified signed updates and a recall procedure for a sensor line with 18,000 installed units.', 'Requirements engineering is the skill that carries over.'],
      support: ['Product Owner', 'Sentra Gauge Instruments', updates, 'Requirements engineering'],
    }),
    sampleOption({
      seed: 'learning-ai-venture', path: 'alternative', variant: 3,
      title: 'Create a practice studio for AI literacy that small libraries and schools run without a specialist',
      text: 'Using an AI tool is quickly learned; noticing when its answer is wrong takes practice. Courses for that are sold to large districts. I would like to create a practice studio for AI literacy for the small school and the village library, where nobody on the staff is a specialist. Twelve guided projects, a course for the person who leads them, and a skills check with public results would make up the studio; learners are marked on correcting an answer, not on producing one. {person} Working for a U.S. education company, I would open the studio with three schools and two libraries. Projects and skills check would carry an open license, so that other libraries can run them without asking me. The executive order of April 2025 on AI education asks for such learning among young people; the studio takes it to small places.',
      person: ['It would be a new direction with a beginning: beside my product work I wrote 10 guided lessons with which library volunteers teach adults to check AI answers.', 'I hold a master’s degree in Human-Computer Interaction from Brantwood University.'],
      support: [lessons, 'M.S. in Human-Computer Interaction, Brantwood University, 2015'],
    }),
  ],
}
