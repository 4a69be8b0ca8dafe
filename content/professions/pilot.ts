import { orderHref, topic, type ProfessionPage } from './profession-page.ts'
import { STORY_SLUGS } from './story-slugs.ts'

export const PILOT: ProfessionPage = {
  path: '/pilot-sample',
  title: 'Pilot & Aeronautical Engineer - EB2 NIW Templates',
  description: 'EB-2 NIW templates for pilots and aeronautical engineers: two cover letters, two Case Builders, topics and the threshold question for pilots.',
  heading: 'Pilot & Aeronautical Engineer',
  intro: [
    'Two templates for two backgrounds: the first is for people who fly; the second is for engineers who design, test or certify aircraft, with or without a pilot’s license.',
    'For pilots the first question is the threshold, before any waiver argument: does the occupation behind the endeavor normally need a bachelor’s degree, and do your degree and years meet it? Many pilots rely on a bachelor’s degree with five years of progressive experience, or on exceptional ability, where flight records and licenses count. Research and citations are not needed for either template.',
  ],
  blocks: [
    {
      profession: 'pilot',
      name: 'Pilot',
      button: { label: 'GET THIS TEMPLATE: PILOT', href: orderHref('pilot') },
      coverLetterPages: 9,
      caseBuilderPages: 20,
      jobTitles: ['Airline Pilot', 'First Officer', 'Captain', 'Corporate Pilot', 'Helicopter Pilot', 'Cargo Pilot', 'Flight Instructor (CFI/CFII)', 'Chief Pilot', 'Check Airman', 'Flight Safety Officer', 'UAS Pilot or Program Manager', 'Test Pilot'],
      topics: [
        topic('Evidence-based upset-recovery training', 'Airports are forecast to get busier. A syllabus that several schools adopted, with check results, is something you can name.', 'FAAF'),
        topic('Flight data monitoring for small operators', 'Traffic is forecast to grow. Large carriers already monitor flight data; show a low-cost method, with anonymous findings from several small operators.', 'FAAF'),
        topic('Runway incursions and fatigue', 'More flights make both risks matter more. Show your tool, the operators that use it and what they changed.', 'FAAF'),
        topic('Drone flights beyond visual line of sight', 'The 2025 drone order promotes them. Procedures accepted for real operations are stronger than a proposal.', 'DRONE'),
        topic('Transition training for eVTOL', 'The drone order has a trial program for eVTOL aircraft. Work with a maker, a school or an authority on a training standard.', 'DRONE'),
        topic('Safety in aerial firefighting and medical transport', 'Several operators can share one safety program. Incident figures show whether it works.', 'FAAF'),
        topic('Drone logistics for remote places', 'The order promotes longer drone flights, which make such deliveries possible. Name the route, the partner and the part that others can repeat.', 'DRONE'),
      ],
      limit: 'A shortage of pilots is rejected as an argument. In a decision of November 3, 2025 (AAO, In Re: 40127277), the appeal of a flight school whose text described ordinary pilot training was dismissed.',
    },
    {
      profession: 'aeronauticalEngineer',
      name: 'Pilot & Aeronautical Eng.',
      button: { label: 'GET THIS TEMPLATE: PILOT & AERONAUTICAL ENG.', href: orderHref('aeronauticalEngineer') },
      coverLetterPages: 9,
      caseBuilderPages: 20,
      jobTitles: ['Aerospace Engineer', 'Aeronautical Engineer', 'Aerodynamics Engineer', 'Structures or Stress Engineer', 'Avionics Engineer', 'Flight Test Engineer', 'Propulsion Engineer', 'Airworthiness or Certification Engineer', 'UAV Design Engineer', 'Maintenance Engineering Manager', 'Systems Engineer', 'GNC Engineer'],
      topics: [
        topic('Certifying electric and vertical flight', 'NASA’s plan and the drone order both deal with it. A means of compliance that other makers can cite would be your contribution.', 'NASA', 'DRONE'),
        topic('Finding and repairing composite damage', 'Advanced materials are on the technologies list. Inspection data from real parts shows that your method works.', 'CET', 'DIB'),
        topic('Trusted drone parts made in the United States', 'The order asks for domestic supply. A qualified subsystem with a buyer or a test record is proof.', 'DRONE', 'DIB'),
        topic('Gas turbines that burn less fuel', 'Gas turbine engines are on the technologies list. State your component and the measured gain.', 'CET'),
        topic('Detect-and-avoid, and navigation without GPS', 'Navigation and autonomy are listed technologies. Logs of real flight tests prove more than simulation.', 'CET', 'DRONE'),
        topic('Maintenance forecasts for a growing fleet', 'The FAA forecast expects a larger fleet. Show a method that more than one operator uses.', 'FAAF'),
        topic('Flight tests for noise and supersonic speed', 'NASA’s plan names both. Describe the measuring method that is yours.', 'NASA'),
        topic('Heat protection at very high speed', 'Hypersonics is a listed area. Leave out controlled details: export rules apply to petitions too.', 'CET'),
      ],
      limit: 'A large employer’s program is not your endeavor. Find the part that is your own and that other makers could use.',
    },
  ],
  coverLetter: {
    advancedDegree: 'A master’s, or a bachelor’s with five years of progressive experience; otherwise three of six kinds of evidence of exceptional ability, with licenses and ratings.',
    prong1: 'A training, safety or design method with a name, and the operators or makers that can adopt it.',
    prong2: 'Flight hours and ratings as your record; the programs you wrote, the tests you flew and their use by others as the argument.',
    prong3: 'Safety as a reason that can be documented, without shortage figures.',
    appendix: 'Degrees, certificates and ratings, syllabi, test or safety data, FAA and other federal documents.',
  },
  stories: [{ slug: STORY_SLUGS['/pilot-sample'], label: 'How a pilot can frame an endeavor' }],
}
