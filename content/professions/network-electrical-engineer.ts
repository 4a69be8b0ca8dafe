import { orderHref, topic, type ProfessionPage } from './profession-page.ts'
import { STORY_SLUGS } from './story-slugs.ts'

export const NETWORK_ELECTRICAL_ENGINEER: ProfessionPage = {
  path: '/network-electrical-engineer-sample',
  title: 'Network & Electrical Engineer - EB2 NIW Templates',
  description: 'EB-2 NIW templates for network, telecom, power and electrical engineers: cover letter, Case Builder, topics on grid, broadband and networks.',
  heading: 'Network & Electrical Engineer',
  intro: [
    'Power and communication networks are written into federal policy more clearly than most fields: reliability, transmission, broadband, spectrum. That gives a good engineer much to cite and an easy way to go wrong.',
    'The policy shows that the grid matters. The letter must show that *your settings, design or study method* matters. You can do that without a single publication, from test records, standards work and the utilities or carriers that took your approach.',
  ],
  blocks: [
    {
      profession: 'networkElectricalEngineer',
      name: 'Network & Electrical Engineer',
      button: { label: 'GET THIS TEMPLATE', href: orderHref('networkElectricalEngineer') },
      coverLetterPages: 10,
      caseBuilderPages: 18,
      jobTitles: [
        'Network Engineer',
        'Network Security Engineer',
        'RF Engineer',
        'Telecommunications Engineer',
        'Electrical Engineer',
        'Power Systems Engineer',
        'Protection and Control Engineer',
        'Substation Design Engineer',
        'Transmission Planning Engineer',
        'Electrical Project Engineer',
        'Wireless Engineer',
        'Data Center Electrical Engineer',
      ],
      topics: [
        topic(
          'Protection for inverter-heavy grids',
          'The reliability order and the report behind it describe rising outage risk. Fault records and settings tested at several sites are proof.',
          'GRID',
        ),
        topic('Faster studies for large new loads', 'Speed to Power is about serving data centers and factories. Show study time before and after, and who runs your method.', 'S2P'),
        topic(
          'Reading the condition of transformers',
          'A transformer that fails without warning is a reliability problem. A way to see it early that a second utility adopted is a strong exhibit.',
          'GRID',
          'S2P',
        ),
        topic('Rural broadband at lower cost per home', 'The federal program pays to reach unserved places. A design guide used by small providers spreads further than one build.', 'BEAD'),
        topic('Sharing spectrum and planning 5G and 6G', 'The spectrum strategy and the technologies list both name it. Show measurements and contributions to standards.', 'SPEC', 'CET'),
        topic('Separated control networks for utilities', 'Critical-infrastructure guidance asks for it. Publish the zones and tests, without the client’s secrets.', 'CYB', 'CISA'),
        topic('Power quality in data centers', 'AI infrastructure is a stated aim. Describe the disturbance, the fix and the second site where it worked.', 'S2P', 'AIAP'),
        topic('Microgrids for hospitals and military bases', 'Resilience policy covers both. A control scheme with islanding tests is concrete.', 'GRID', 'DIB'),
      ],
      limit: 'Installing known equipment at client sites is implementation. Without a design, setting or method that others reuse, the reach stays with the client.',
    },
  ],
  coverLetter: {
    advancedDegree: 'A master’s in electrical or communication engineering, or a bachelor’s with five years of progressive experience in that specialty.',
    prong1: 'The network problem, your design or study method, and the operators who can use it.',
    prong2: 'Field results, standards or working-group roles, licenses, letters from operators other than your employer.',
    prong3: 'Why work for many operators, tied to the dates of their upgrades, does not fit one certified position.',
    appendix: 'Degrees, license, test reports, study extracts, federal reliability or broadband documents.',
  },
  stories: [{ slug: STORY_SLUGS['/network-electrical-engineer-sample'], label: 'How a network engineer can frame an endeavor' }],
}
