import { orderHref, topic, type ProfessionPage } from './profession-page.ts'
import { STORY_SLUGS } from './story-slugs.ts'

export const HR_RECRUITER: ProfessionPage = {
  path: '/hr-recruiter-sample',
  title: 'HR & Recruiter - EB2 NIW Templates',
  description: 'EB-2 NIW templates for HR, recruiting and workforce professionals: cover letter, Case Builder, job titles, topics and what to avoid.',
  heading: 'HR & Recruiter',
  intro: [
    'Recruiters know the argument “there are not enough workers”. In this petition it works against you. Shortages are what the labor-certification process exists for, and appeal decisions reject it again and again.',
    'The template turns the other way. It looks for a hiring, training or retention method that employers and colleges can adopt, with figures of your own. No research background is needed, only records.',
  ],
  blocks: [
    {
      profession: 'hrRecruiter',
      name: 'HR & Recruiter',
      button: { label: 'GET THIS TEMPLATE', href: orderHref('hrRecruiter') },
      coverLetterPages: 9,
      caseBuilderPages: 16,
      jobTitles: [
        'HR Manager',
        'Technical Recruiter',
        'Talent Acquisition Partner',
        'HR Business Partner',
        'People Operations Manager',
        'Learning and Development Manager',
        'Compensation Analyst',
        'HR Analytics Specialist',
        'Workforce Development Manager',
        'Diversity and Inclusion Specialist',
        'Organizational Development Consultant',
      ],
      topics: [
        topic('Hiring by skills and apprenticeships', 'Federal policy asks for many new apprentices. You would show a design that several manufacturers use.', 'TRADE', 'MEP'),
        topic('Talent paths in chip regions', 'Chip and regional programs fund training. Show completion and placement, agreed with a college.', 'CHIPS', 'HUBS'),
        topic('Entry routes into cyber work', 'The NICE framework names roles. Map training to them and follow people for a year.', 'NICE', 'CYB'),
        topic('Keeping staff in rural clinics', 'Federal projections look at health professions. Your subject is what makes people stay, measured at several sites.', 'HRSA'),
        topic('Veterans into technical jobs', 'A federal agency works on transition. A guide from military skills to job requirements, adopted by employers, is concrete.', 'VA'),
        topic('Auditing AI hiring tools', 'NIST’s framework is the base. An audit method with published results from several firms can be checked.', 'RMF', 'AIAP'),
        topic('Retraining for people who lost their jobs', 'The AI plan speaks of workers. Show who was retrained, in what, and where they work now.', 'AIAP', 'TRADE'),
        topic('Fatigue and safety programs', 'Process-safety rules touch staffing. Incident figures before and after make the case.', 'PSM'),
      ],
      limit: 'Recruiting for clients stays with clients, and a shortage of workers is not an argument here. The method must outlive the placement.',
    },
  ],
  coverLetter: {
    advancedDegree: 'A master’s in HR, psychology or business, or a bachelor’s with five years of progressive experience in the same specialty.',
    prong1: 'The hiring or training method, the public aim it serves, and the employers and colleges that can adopt it.',
    prong2: 'Programs you designed, retention or placement figures, certifications, letters from partners.',
    prong3: 'The benefit of shared methods, argued without shortage statistics.',
    appendix: 'Degrees, program guides, outcome tables, partner agreements, policy documents.',
  },
  stories: [{ slug: STORY_SLUGS['/hr-recruiter-sample'], label: 'How an HR professional can frame an endeavor' }],
}
