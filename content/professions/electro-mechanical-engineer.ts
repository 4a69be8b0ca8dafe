import { orderHref, topic, type ProfessionPage } from './profession-page.ts'
import { STORY_SLUGS } from './story-slugs.ts'

export const ELECTRO_MECHANICAL_ENGINEER: ProfessionPage = {
  path: '/electro-mechanical-engineer-sample',
  title: 'Electro-Mechanical Engineer - EB2 NIW Templates',
  description: 'EB-2 NIW templates for mechatronics, controls, robotics and manufacturing engineers: cover letter, Case Builder and topics to build on.',
  heading: 'Electro-Mechanical Engineer',
  intro: [
    'Machines leave traces: drawings, test rigs, failure rates, patents, uptime. Papers and citations are not required: an engineer who has never published may still hold strong documents. The template helps you find them and put each one behind a sentence.',
    'It keeps asking one question: when the production line in your plant runs better, whose line elsewhere can run better too? A transferable design answers it; a local improvement does not.',
  ],
  blocks: [
    {
      profession: 'electromechanicalEngineer',
      name: 'Electro-Mechanical Engineer',
      button: { label: 'GET THIS TEMPLATE', href: orderHref('electromechanicalEngineer') },
      coverLetterPages: 9,
      caseBuilderPages: 18,
      jobTitles: [
        'Mechatronics Engineer',
        'Electromechanical Engineer',
        'Controls Engineer',
        'Robotics Engineer',
        'Automation Engineer',
        'Mechanical Design Engineer',
        'Manufacturing Engineer',
        'Test Engineer',
        'Battery Systems Engineer',
        'EV Powertrain Engineer',
        'Maintenance Reliability Engineer',
        'Medical Device Engineer',
      ],
      topics: [
        topic('Robot cells small manufacturers can afford', 'Federal centers serve small makers. A cell design with its cost sheet and a second user says more than a demonstration.', 'MEP', 'CET'),
        topic('Functional safety for electric and automated vehicles', 'Vehicle safety is a federal task. Show a safety case or test method that suppliers can share.', 'NHTSA'),
        topic('Catching battery fires before they start', 'Energy storage is on the technologies list. Sensor data from abuse tests and from packs in use is your proof.', 'CET', 'NHTSA'),
        topic('Maintenance forecasts for chip tools', 'Chip plants depend on tools that keep running. Describe the signal, the lead time you gain and the tool families it covers.', 'CHIPS'),
        topic('Domestic actuators for drones', 'The drone order asks for domestic supply. A qualified part with a named buyer or test lab is evidence. Mind export control.', 'DRONE', 'DIB'),
        topic('Motors with fewer rare earths', 'Minerals policy explains the reason. Efficiency curves against a standard motor show the result.', 'MIN'),
        topic('Drives that save energy in industry', 'Lower demand helps reliability. Measure at several plants, not one.', 'GRID'),
        topic('Surgical and assistive mechatronics', 'Health agencies track the conditions you would treat. Letters in which clinics describe their use of your device weigh more than praise.', 'CDC'),
      ],
      limit: 'One plant’s savings are local. Patents help only when they are used, and only for the endeavor you describe.',
    },
  ],
  coverLetter: {
    advancedDegree: 'A master’s in mechanical, electrical or mechatronic engineering, or a bachelor’s with five years of progressive experience in one of them.',
    prong1: 'The machine problem, the design principle that is yours, and industries that can reuse it.',
    prong2: 'Prototypes, test data, patents in use, production results, letters from customers or test houses.',
    prong3: 'Why a design that serves many plants is poorly described by one plant’s job offer.',
    appendix: 'Degrees, drawings or photographs you may share, test reports, adoption letters, agency documents.',
  },
  stories: [{ slug: STORY_SLUGS['/electro-mechanical-engineer-sample'], label: 'How an electro-mechanical engineer can frame an endeavor' }],
}
