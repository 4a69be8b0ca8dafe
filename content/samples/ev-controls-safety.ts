/** Sample ev_controls_safety: a fictional functional-safety engineer for electric drives. */
import type { Sample } from '../../domain/endeavor/sample.ts'
import { fictionalPetitioner } from './fictional-petitioner.ts'
import { sampleOption } from './sample-option.ts'

const cases = 'Wrote the safety cases for 4 electric drive controllers under ISO 26262'
const bench = 'Built a fault-injection bench with 310 automated tests for motor and battery controllers'
const alarms = 'Cut false battery alarms by 45% by combining voltage, gas, and pressure signals'
const zones = 'Separated the control networks of 2 water plants into tested zones during operation'
const failures = 'Compiled 120 failure modes of inverters and motors for a shared test catalog'

export const evControlsSafety: Sample = {
  id: 'ev_controls_safety',
  petitioner: {
    facts: fictionalPetitioner({
      headline: 'Functional Safety Engineer',
      profession: 'electromechanicalEngineer',
      yearsOfExperience: 12,
      roles: [
        { title: 'Functional Safety Engineer', employer: 'Verrin Drive Systems', from: 2018, to: null, duties: [cases, bench, alarms, failures] },
        { title: 'Controls Engineer', employer: 'Oakhart Automation', from: 2014, to: 2018, duties: [zones] },
      ],
      degrees: [{ level: 'master', field: 'Mechatronics', institution: 'Halvorsen Technical University', year: 2014, source: 'M.S. in Mechatronics, Halvorsen Technical University, 2014' }],
      skills: ['ISO 26262', 'Simulink', 'Fault injection', 'Battery management systems', 'PLC programming', 'FMEA'],
      licences: ['Certified functional safety engineer'],
    }),
    form: {
      userBackground: { employmentType: 'employee', futureRoleFocus: 'Lead engineer for repeatable safety tests of electric drive controls' },
      userProposedEndeavor: { futureProject: '', proposedEndeavorNiche: '', additionalInfo: '' },
    },
  },
  options: [
    sampleOption({
      seed: 'controls-safety-case', path: 'close', variant: 0,
      title: 'Develop a reusable safety-case template with which smaller suppliers show that electric-vehicle controls fail safely',
      text: 'The weak spot in an electric drive is often the border between two suppliers: each proves its own part, and the handover is tested by no one. I will develop a reusable safety-case template for the controls of electric vehicles in which that border is a chapter of its own. A smaller supplier receives a worked structure to fill in, a fault-injection test library to run, and an interface checklist to sign together with its neighbor. {person} As an employee of a U.S. component maker, I will test the template with two suppliers and have a second laboratory repeat the results. It will then be published and proposed to industry working groups. The federal Critical and Emerging Technologies List of February 2024 includes highly automated systems; their controls need a proof that another laboratory can repeat.',
      person: ['It draws on present work: as a Functional Safety Engineer at Verrin Drive Systems, I wrote the safety cases for 4 electric drive controllers under ISO 26262.', 'For these controllers I built a fault-injection bench with 310 automated tests.', 'My credentials include certification as a functional safety engineer.'],
      support: ['Functional Safety Engineer', 'Verrin Drive Systems', cases, bench, 'Certified functional safety engineer'],
    }),
    sampleOption({
      seed: 'battery-runaway', path: 'close', variant: 1,
      title: 'Build a layered thermal-runaway detection scheme that warns of a battery fire before the first cell vents',
      text: 'Heat is a late sign. By the time a battery pack reports it, the damaged cell may already be venting and its neighbors beginning to follow. My endeavor is to build a layered thermal-runaway detection scheme for vehicles and stationary storage that listens for what comes earlier: gas, pressure, and small shifts in voltage. Its products are a sensor layout with tested thresholds, an abuse-test data set open to other researchers, and a warning message that fire crews can read at a glance. {person} One pack maker and one fire department will try the scheme with my employer. Data and message format go to the standards groups for vehicles and fire safety, where makers of any battery can adopt them. Advanced energy storage stands on the February 2024 list of critical and emerging technologies; early warning is a condition of its safe use.',
      person: ['The principle has been tried on a smaller scale: in my present role I cut false battery alarms by 45% by combining voltage, gas, and pressure signals.', 'Battery management systems and Simulink are my daily tools.'],
      support: [alarms, 'Battery management systems', 'Simulink'],
    }),
    sampleOption({
      seed: 'electric-propulsion-cert', path: 'alternative', variant: 2,
      title: 'Develop a shared compliance method by which small aircraft makers show that electric propulsion fails safely',
      text: 'I propose to carry the discipline of safe failure from the road into the air and develop a shared compliance method for electric aircraft propulsion. At present each small maker negotiates its own way of showing that a motor may fail without loss of the aircraft, and evidence from one program is of no use to the next. The work would give such makers a catalog of propulsion failures, ground and flight test procedures, and a reporting format in which results can be compared. {person} With a U.S. propulsion company as employer, I would begin with one aircraft maker and one test organization. Catalog and procedures would be submitted to standards committees, so that makers other than my employer can use them. The executive order of June 2025 on American drones sets up an eVTOL pilot program; such aircraft need agreed tests before they carry anyone.',
      person: ['This would be a second path, and its raw material exists: in my present position I compiled 120 failure modes of inverters and motors for a shared test catalog.', 'I hold a master’s degree in Mechatronics from Halvorsen Technical University.'],
      support: [failures, 'M.S. in Mechatronics, Halvorsen Technical University, 2014'],
    }),
    sampleOption({
      seed: 'ot-segmentation', path: 'alternative', variant: 3,
      title: 'Create a segmentation pattern for control networks that contains an intrusion without stopping a water plant',
      text: 'A small water plant cannot stop its pumps to rebuild its network, so office computers and pump controllers remain on the same wire. I want to create a segmentation pattern for control networks that can be put in during operation and is proved by cutting the link on purpose. The pattern will comprise a zone design for equipment that is already installed, tested switch and firewall settings, and an islanding drill for the operators. {person} Employed by a U.S. control-system integrator, I plan to apply it at one water and one power utility. The design, the settings, and the drill reports will be published through sector groups for other utilities to adopt. The President’s Cyber Strategy of March 2026 makes critical infrastructure one of its six pillars. A plant that can cut itself off and keep pumping limits what an attack on it achieves.',
      person: ['It opens another path that starts from earlier work: as a Controls Engineer at Oakhart Automation, I separated the control networks of 2 water plants into tested zones during operation.', 'From functional safety I bring the rule that a protection counts only when its failure has been tested.'],
      support: ['Controls Engineer', 'Oakhart Automation', zones],
    }),
  ],
}
