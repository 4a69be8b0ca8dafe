import { orderHref, topic, type ProfessionPage } from './profession-page.ts'
import { STORY_SLUGS } from './story-slugs.ts'

export const MARKETING: ProfessionPage = {
  path: '/marketing-sample',
  title: 'Marketing - EB2 NIW Templates',
  description: 'EB-2 NIW templates for marketing and communications professionals: cover letter, Case Builder and topics with public effect. Read the limits.',
  heading: 'Marketing',
  intro: [
    'Marketing is one of the harder professions to argue. We say so before you buy.',
    'Campaigns that raise a client’s sales stay with the client. What can carry a petition is a reusable method with a public effect: people screened, scams avoided, small firms exporting for the first time. If your record holds one of these, the template shows how to build on it. Publications are not needed; measurements are.',
  ],
  blocks: [
    {
      profession: 'marketing',
      name: 'Marketing',
      button: { label: 'GET THIS TEMPLATE', href: orderHref('marketing') },
      coverLetterPages: 10,
      caseBuilderPages: 17,
      jobTitles: [
        'Marketing Manager',
        'Digital Marketing Specialist',
        'Growth Marketing Manager',
        'Product Marketing Manager',
        'Brand Manager',
        'SEO Specialist',
        'Marketing Analyst',
        'Content Strategist',
        'Communications Manager',
        'CRM Manager',
        'Public Relations Manager',
        'E-commerce Manager',
      ],
      topics: [
        topic('First exports of small manufacturers', 'Federal offices promote exports by small firms. A toolkit with first orders in new countries shows effect.', 'ITA', 'MEP'),
        topic('Health messages that change behavior', 'Screening and maternal care are public-health aims. Use a comparison group and publish the material.', 'CDC'),
        topic('Warning people about scams', 'Fraud is a national priority. Banks or senior centers that tested your messages can say what changed.', 'AML'),
        topic('Campaigns that lead into apprenticeships', 'Federal policy seeks new apprentices. Count those who entered and stayed, not those who clicked.', 'TRADE', 'CHIPS'),
        topic('Measurement that respects privacy', 'Small firms need simple methods. An open guide with outside users is something you can show.', 'SBA'),
        topic('Digital adoption in distressed areas', 'Opportunity Zones are about places. Measure what changed for firms there against the rest of the region.', 'OZ', 'SBA'),
        topic('Visitors for rural regions', 'Small-business support reaches tourism too. A plan several counties use goes beyond one client.', 'SBA'),
        topic('Open disclosure of AI content', 'NIST’s framework speaks of transparency. A labeling practice adopted by several publishers would be yours.', 'RMF'),
      ],
      limit: 'Growing clients’ sales is the weakest case we know in this list. If there is no public effect you can measure, another route may serve you better: ask an attorney.',
    },
  ],
  coverLetter: {
    advancedDegree: 'A master’s in marketing, communications or business, or a bachelor’s with five years of progressive marketing work. Check that the occupation normally needs a degree.',
    prong1: 'The public effect, the method that produces it, and how others use the method without hiring you.',
    prong2: 'Measured campaigns, methods you wrote, awards that were your own, letters from agencies, clinics or banks.',
    prong3: 'Reasons of its own: what the country gains even if other marketers are available.',
    appendix: 'Degrees, campaign measurements, toolkits, partner letters, program documents.',
  },
  stories: [{ slug: STORY_SLUGS['/marketing-sample'], label: 'How a marketer can frame an endeavor' }],
}
