import { orderHref, topic, type ProfessionPage } from './profession-page.ts'
import { STORY_SLUGS } from './story-slugs.ts'

export const TECH_ENTREPRENEUR: ProfessionPage = {
  path: '/tech-entrepreneur-sample',
  title: 'Tech Entrepreneur - EB2 NIW Templates',
  description: 'EB-2 NIW templates for tech founders and company owners: cover letter, 22-page Case Builder, evidence the agency lists for entrepreneurs.',
  heading: 'Tech Entrepreneur',
  intro: [
    'Founders have an advantage: the endeavor is often narrower than an occupation already. It has a product, customers and a date.',
    'They also have a habit to lose. “My company will create jobs” is too general for this test. The template asks for the specific venture, your central role in it, and what existed on the filing day: ownership, users, contracts, funding, revenue. Papers and citations are not among the things it needs.',
  ],
  blocks: [
    {
      profession: 'techEntrepreneur',
      name: 'Tech Entrepreneur',
      button: { label: 'GET THIS TEMPLATE', href: orderHref('techEntrepreneur') },
      coverLetterPages: 11,
      caseBuilderPages: 22,
      jobTitles: [
        'Founder and CEO',
        'Co-Founder and CTO',
        'Startup Founder',
        'Chief Product Officer',
        'Managing Director',
        'Innovation Lead',
        'Technology Consultant (owner)',
        'SaaS Founder',
        'Hardware Startup Founder',
        'Venture Builder',
      ],
      topics: [
        topic('AI tools for small manufacturers', 'Federal centers and the AI plan meet here. Pilots with measured scrap or downtime show effect.', 'MEP', 'AIAP'),
        topic(
          'Cyber defense for small utilities and clinics',
          'The cyber strategy covers critical infrastructure. Show customers who cannot staff a security team and what changed for them.',
          'CYB',
          'CISA',
        ),
        topic('Health apps on open exchange', 'The CMS ecosystem invites them. Working connections and clinic users are proof; an app store page is not.', 'CMS'),
        topic('Grid and battery analytics', 'Reliability policy explains why. A utility pilot agreement dated before filing is a strong exhibit.', 'GRID', 'S2P'),
        topic('Chip and photonics supply', 'Federal chip and hub programs name regions and steps. Say which step your company makes possible.', 'CHIPS', 'HUBS'),
        topic('Drone services and parts', 'The drone order promotes domestic supply. Contracts and flight waivers count.', 'DRONE'),
        topic('Fraud prevention for community banks', 'Fraud is a national priority and small banks join instant payments. Show banks using the product.', 'AML', 'FED'),
        topic('Learning tools for AI literacy', 'The 2025 education order supports it. District agreements and outcomes show reach.', 'AIED'),
        topic('Recycling critical materials', 'Minerals policy is the background. Recovery rates from your plant or pilot are the case.', 'MIN'),
        topic('Ventures in distressed areas', 'Jobs can count when measured against the region. Use a method: roles, dates, wages, source.', 'OZ', 'SBIR'),
      ],
      limit: 'General talk of job creation fails, and projections without a method carry little weight. Plans made after filing do not count.',
    },
  ],
  coverLetter: {
    advancedDegree: 'A master’s or doctorate, or a bachelor’s with five years of progressive experience, in the specialty the venture needs. A doctorate in another field does not help.',
    prong1: 'The venture, the problem, the technology, and effect beyond its own customers.',
    prong2: 'Ownership and role, investment usual for the sector, accelerators, grants, contracts, revenue, users.',
    prong3: 'Self-employment does not fit labor certification. Show what the country gains by waiving it.',
    appendix: 'Incorporation and ownership records, cap table, agreements, plan with method, agency documents.',
  },
  stories: [{ slug: STORY_SLUGS['/tech-entrepreneur-sample'], label: 'How a tech founder can frame an endeavor' }],
}
