import { orderHref, topic, type ProfessionPage } from './profession-page.ts'
import { STORY_SLUGS } from './story-slugs.ts'

export const PILOT: ProfessionPage = {
  path: '/pilot-sample',
  title: 'Pilot & Aeronautical Engineer - EB2 NIW Templates',
  description: 'EB-2 NIW templates for pilots and aeronautical engineers: two cover letters, two Case Builders, topics and the threshold question for pilots.',
  heading: 'Pilot & Aeronautical Engineer',
  intro: [
    'Two templates for two backgrounds: the first is for people who fly, the second for people who also design, test or certify.',
    'For pilots the first question is the threshold, before any waiver argument: does the occupation behind the endeavor normally need a bachelor’s degree, and do your degree and years meet it? Many pilots rely on five years’ experience or on exceptional ability, where flight records and licenses count. Research and citations are not needed for either template.',
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
        topic('Upset-recovery training by evidence', 'Forecasts see busier airports. A syllabus adopted by several schools, with check results, is an object of its own.', 'FAAF'),
        topic('Flight data monitoring for small operators', 'Large carriers have it. A low-cost method with de-identified findings from several operators would be yours.', 'FAAF'),
        topic('Runway incursions and fatigue', 'More operations make both matter. Show the tool, the operators and what they changed.', 'FAAF'),
        topic('Flying drones beyond sight', 'The 2025 order promotes it. Procedures accepted for real operations are stronger than a proposal.', 'DRONE'),
        topic('Transition training for eVTOL', 'A pilot program exists by order. Work with a maker, school or authority on a standard.', 'DRONE'),
        topic('Safety in aerial firefighting and medical transport', 'Several operators can share one safety program. Incident figures show whether it works.', 'FAAF'),
        topic('Drone logistics for remote places', 'The same order covers cargo. Name the route, the partner and the repeatable part.', 'DRONE'),
      ],
      limit: 'A shortage of pilots is rejected as an argument. In a decision of November 3, 2025 (AAO, In Re: 40127277), a flight school whose text described ordinary pilot training was dismissed.',
    },
    {
      profession: 'aeronauticalEngineer',
      name: 'Pilot & Aeronautical Eng.',
      button: { label: 'GET THIS TEMPLATE: PILOT & AERONAUTICAL ENG.', href: orderHref('aeronauticalEngineer') },
      coverLetterPages: 9,
      caseBuilderPages: 20,
      jobTitles: ['Aerospace Engineer', 'Aeronautical Engineer', 'Aerodynamics Engineer', 'Structures or Stress Engineer', 'Avionics Engineer', 'Flight Test Engineer', 'Propulsion Engineer', 'Airworthiness or Certification Engineer', 'UAV Design Engineer', 'Maintenance Engineering Manager', 'Systems Engineer', 'GNC Engineer'],
      topics: [
        topic('Certifying electric and vertical flight', 'NASA and the drone order both look here. A means of compliance that others can cite is your object.', 'NASA', 'DRONE'),
        topic('Finding and repairing composite damage', 'Advanced materials are listed technologies. Inspection data on real parts shows it works.', 'CET', 'DIB'),
        topic('Trusted drone parts made at home', 'Domestic supply is written into the order. A qualified subsystem with a buyer or test record is proof.', 'DRONE', 'DIB'),
        topic('Gas turbines that burn less', 'Engines stand on the technologies list. State your component and the measured gain.', 'CET'),
        topic('Seeing and avoiding without GPS', 'Navigation and autonomy are listed. Flight tests with logs carry more than simulation.', 'CET', 'DRONE'),
        topic('Maintenance forecasts for a growing fleet', 'FAA tables project a larger fleet. Show a method used by more than one operator.', 'FAAF'),
        topic('Quieter and supersonic flight tests', 'NASA’s plan names both. Describe the measurement method that is yours.', 'NASA'),
        topic('Heat protection at very high speed', 'Hypersonics is a listed area. Leave out controlled details: export rules apply to petitions too.', 'CET'),
      ],
      limit: 'A large employer’s program is not your endeavor. Find the part that is your own and would travel to other makers.',
    },
  ],
  coverLetter: {
    advancedDegree: 'Degree and five progressive years, or three of six kinds of evidence of exceptional ability, with licenses and ratings.',
    prong1: 'A training, safety or design method by name, and operators or makers that can adopt it.',
    prong2: 'Hours and ratings as record; programs written, tests flown, adoption by others as the argument.',
    prong3: 'Safety as a reason that can be documented, without shortage figures.',
    appendix: 'Degrees, certificates and ratings, syllabi, test or safety data, FAA and other federal documents.',
  },
  stories: [{ slug: STORY_SLUGS['/pilot-sample'], label: 'How a pilot can frame an endeavor' }],
}
