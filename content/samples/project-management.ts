/** Sample project_management: a fictional project manager for capital projects. */
import type { Sample } from '../../domain/endeavor/sample.ts'
import { fictionalPetitioner } from './fictional-petitioner.ts'
import { sampleOption } from './sample-option.ts'

const substations = 'Delivered 6 substation projects with permits and equipment orders run in parallel, on average 11 weeks before the contract date'
const delays = 'Kept a register of 480 delay causes across 19 projects'
const rooms = 'Managed the construction of 5,400 square meters of clean room, certified in 4 zones'
const depots = 'Introduced one maintenance system at 7 county road depots'
const supervisors = 'Rewrote the tasks of 38 site supervisors after an AI scheduling tool arrived and retrained them'

export const projectManagement: Sample = {
  id: 'project_management',
  petitioner: {
    facts: fictionalPetitioner({
      headline: 'Senior Project Manager, PMP',
      profession: 'productProjectManager',
      yearsOfExperience: 15,
      roles: [
        { title: 'Senior Project Manager', employer: 'Harrow Ridge Constructors', from: 2017, to: null, duties: [substations, delays, rooms, supervisors] },
        { title: 'Project Manager', employer: 'Wexcombe County Works', from: 2011, to: 2017, duties: [depots] },
      ],
      degrees: [
        { level: 'master', field: 'Construction Management', institution: 'Tarnfield University', year: 2011, source: 'M.S. in Construction Management, Tarnfield University, 2011' },
        { level: 'bachelor', field: 'Civil Engineering', institution: 'Tarnfield University', year: 2008, source: 'B.S. in Civil Engineering, Tarnfield University, 2008' },
      ],
      skills: ['Critical-path scheduling', 'Permitting', 'Commissioning', 'Earned value', 'Change management', 'Primavera P6'],
      licences: ['Project Management Professional (PMP)'],
    }),
    form: {
      userBackground: { employmentType: 'employee', futureRoleFocus: 'Program director for grid and factory projects' },
      userProposedEndeavor: { futureProject: '', proposedEndeavorNiche: '', additionalInfo: '' },
    },
  },
  options: [
    sampleOption({
      seed: 'interconnection-delivery', path: 'close', variant: 0,
      title: 'Create a parallel-path delivery method to shorten the time between approval and energizing of grid connections',
      text: 'A grid-connection project waits in single file. One late permit or transformer moves everything behind it. I will create a parallel-path delivery method that lets permits, equipment orders, and design advance side by side, with the cost of stopping agreed in advance so that an early order is not a gamble. It will be written down as a decision map with exit points, a shared schedule template, and a data set of delays and their causes. {person} Working for a U.S. grid contractor, I will apply the method to two connection projects run by different owners. Map, template, and delay data will be published for utilities, developers, and permitting offices elsewhere. The Speed to Power initiative of September 2025 seeks faster generation and transmission projects; the method concerns the stretch between approval and energizing.',
      person: ['I have worked this way before: as a Senior Project Manager at Harrow Ridge Constructors, I delivered 6 substation projects with permits and equipment orders run in parallel, on average 11 weeks before the contract date.', 'I also kept a register of 480 delay causes across 19 projects.'],
      support: ['Senior Project Manager', 'Harrow Ridge Constructors', substations, delays],
    }),
    sampleOption({
      seed: 'fab-sequencing', path: 'close', variant: 1,
      title: 'Develop a clean-room commissioning sequence that brings chip suppliers’ lines into service one zone at a time',
      text: 'Parts of a new clean room are ready months before the building is certified, and during those months the tools stand in crates. My proposed endeavor is to develop a clean-room commissioning sequence in which construction, tool delivery, and testing follow zones, so that a supplier to the chip industry can start its first line while the last walls are still going up. I will set out a zone-by-zone certification plan, a contamination-control protocol, and a readiness record that builder and owner share. {person} The first full use will be at one supplier plant under construction, with my employer as builder. Published as a guide, the sequence can then be adopted by other owners and builders. The CHIPS and Science Act of 2022 supports domestic chip manufacturing; certification by zones shortens the wait between a finished room and a working line.',
      person: ['I know the sequence from practice: in my present position I managed the construction of 5,400 square meters of clean room, certified in 4 zones.', 'Commissioning and critical-path scheduling are my daily work.'],
      support: [rooms, 'Commissioning', 'Critical-path scheduling'],
    }),
    sampleOption({
      seed: 'county-digital-service', path: 'alternative', variant: 2,
      title: 'Create a shared-service adoption model by which small counties put one tested digital service into use together',
      text: 'Five small counties buy five permit systems, and none of the five is properly tested, because no county can pay for testing alone. I would create a shared-service adoption model by which such counties choose one digital service together, try it out, and run it with named people on each side. Purchasing is the easy half, so the model gives most of its pages to adoption. Counties receive a joint requirements template, an adoption plan with staff roles, and a report on cost and outcome that anyone may read. {person} From a position with a U.S. public-service organization, I would begin with three counties. All three documents would be public, so other groups of counties can repeat the arrangement. The Opportunity Zones law made permanent by Public Law 119-21 steers investment to distressed areas, and a county there can use it only if its permits work.',
      person: ['For me this is a change of direction, back to public works: as a Project Manager at Wexcombe County Works, I introduced one maintenance system at 7 county road depots.', 'Change management and permitting carry over directly.'],
      support: ['Project Manager', 'Wexcombe County Works', depots, 'Change management', 'Permitting'],
    }),
    sampleOption({
      seed: 'ai-reskilling', path: 'alternative', variant: 3,
      title: 'Create a job-redesign and retraining kit for site offices whose planning tasks are changed by AI',
      text: 'When an AI scheduling tool comes to a site office, the course that comes with it explains the tool. Nobody redesigns the job. The endeavor I propose is a job-redesign and retraining kit with which an employer can sort the tasks that AI changes, write the new job, and retrain the person who already holds it. Six redesigned job profiles, a task-sorting interview, and short practice modules for each profile are its parts. {person} As an employee of a U.S. workforce organization, I plan to use the kit with two mid-size employers in building and logistics. Interview, profiles, and modules will be open, and workforce boards can offer them to employers of any size without further permission. America’s AI Action Plan of July 2025 addresses what AI does to workers; the kit works where that is decided, in a single job.',
      person: ['It is another path than building, and I came upon it at work: on my present projects I rewrote the tasks of 38 site supervisors after an AI scheduling tool arrived and retrained them.', 'My experience covers 15 years of leading people through new procedures.'],
      support: [supervisors],
    }),
  ],
}
