import { orderHref, topic, type ProfessionPage } from './profession-page.ts'
import { STORY_SLUGS } from './story-slugs.ts'

export const SOFTWARE_ENGINEER_IT: ProfessionPage = {
  path: '/software-engineer-it-sample',
  title: 'Software Engineer & IT - EB2 NIW Templates',
  description: 'EB-2 NIW templates for software engineers and IT professionals: sample cover letter, Case Builder, job titles and topics. No publications required.',
  heading: 'Software Engineer & IT',
  intro: [
    'Most engineers have no papers and no citations. The NIW test does not ask for them. It asks what you will build, who outside your company will use it, and what shows that you can.',
    'The hard part is showing reach beyond your employer. A release that serves one product’s customers is a job well done; a tool, method or reference design that other teams adopt is the start of an endeavor. Both templates help you draw that line.',
  ],
  blocks: [
    {
      profession: 'softwareEngineer',
      name: 'Software Engineer',
      button: { label: 'GET THIS TEMPLATE: SOFTWARE ENGINEER', href: orderHref('softwareEngineer') },
      coverLetterPages: 9,
      caseBuilderPages: 18,
      jobTitles: ['Software Engineer', 'Senior or Staff Software Engineer', 'Backend Engineer', 'Full-Stack Developer', 'Platform Engineer', 'Embedded Software Engineer', 'Site Reliability Engineer', 'Machine Learning Engineer', 'Security Software Engineer', 'Mobile Engineer', 'Software Architect', 'QA Automation Engineer'],
      topics: [
        topic('Memory-safe control software', 'Critical infrastructure is one pillar of the cyber strategy. You would show a rewrite or a check that several utilities can adopt.', 'CYB', 'CISA'),
        topic('Migration to post-quantum cryptography', 'The standards exist and running systems must follow. You would show an open migration tool that has users outside your company.', 'PQC', 'CYB'),
        topic('Dependable AI inference', 'The AI plan speaks of infrastructure and evaluation. Name the failure you prevent and who runs your tests.', 'AIAP', 'CET'),
        topic('Health record exchange for small clinics', 'The CMS framework describes the exchange. Your part is a component that small clinics can install without a vendor project.', 'CMS'),
        topic('Instant payments for community banks', 'FedNow is open to banks of every size. Middleware that keeps instant payments stable and screens them for fraud needs pilot banks as proof.', 'FED', 'AML'),
        topic('Load forecasting at the grid edge', 'Federal reports link reliability with rising load. Show your model on real feeders and say how a second utility would reuse it.', 'GRID', 'S2P'),
        topic('Compiler and design tools for chips', 'The CHIPS Act funds research besides factories. An open tool with outside contributors is stronger than an internal one.', 'CHIPS', 'CET'),
        topic('Reliable public benefit systems', 'Modern public services are a federal aim. Publish the accessibility and recovery method, not only the one system.', 'GSA'),
      ],
      limit: 'Adapting an employer’s code for its clients is the Policy Manual’s own example of work that rarely shows national importance. If that is your work, look for the part that others could use.',
    },
    {
      profession: 'it',
      name: 'IT',
      button: { label: 'GET THIS TEMPLATE: IT', href: orderHref('it') },
      coverLetterPages: 9,
      caseBuilderPages: 19,
      jobTitles: ['Systems Administrator', 'IT Manager', 'Cloud Engineer', 'Network Administrator', 'DevOps Engineer', 'Database Administrator', 'IT Consultant', 'Information Security Analyst', 'ERP Consultant', 'IT Support Manager', 'Enterprise Architect', 'Business Systems Analyst'],
      topics: [
        topic('Zero trust for towns and school districts', 'The 2026 strategy names zero trust. A rollout plan that a town with two IT staff can follow is concrete.', 'CYB', 'CISA'),
        topic('Recovery after ransomware in rural hospitals', 'Infrastructure protection includes hospitals. Tested restore times from several sites would be your evidence.', 'CYB'),
        topic('Moving local government off old systems', 'Federal offices promote modern services. Publish the controls and the order of steps so that others can repeat them.', 'GSA', 'CYB'),
        topic('Security design for small defense suppliers', 'The industrial base depends on small firms. Show a reference design that suppliers adopted and that passed an assessment.', 'DIB', 'CYB'),
        topic('Identity and access in water utilities', 'Water is one of sixteen critical sectors. Name the weakness, the change, and the utilities that tried it.', 'CISA'),
        topic('Governance of AI in regulated firms', 'NIST offers a framework; firms need working controls. Yours should be documented and used outside one client.', 'RMF', 'AIAP'),
        topic('ERP renewal for small manufacturers', 'Federal centers help small manufacturers. A migration template with measured results reaches further than one project.', 'MEP'),
      ],
      limit: 'Consulting that anyone could offer fails. State what is new compared with standard practice, and how organizations that never hired you can use it.',
    },
  ],
  coverLetter: {
    advancedDegree: 'A master’s degree, or a bachelor’s in computing or engineering with five years of progressive experience proved by employer letters.',
    prong1: 'The system, method or tool by name, the problem it solves, and adoption beyond one product.',
    prong2: 'Architecture you designed, use by others, incident or performance records, open contributions, letters from outside teams.',
    prong3: 'Work that serves many organizations does not fit the job description of one employer.',
    appendix: 'Degrees, employer letters, repository and release records, adoption proof, policy documents.',
  },
  stories: [{ slug: STORY_SLUGS['/software-engineer-it-sample'], label: 'How a software engineer can frame an endeavor' }],
}
