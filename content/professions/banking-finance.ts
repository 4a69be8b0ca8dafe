import { orderHref, topic, type ProfessionPage } from './profession-page.ts'
import { STORY_SLUGS } from './story-slugs.ts'

export const BANKING_FINANCE: ProfessionPage = {
  path: '/banking-finance-sample',
  title: 'Banking & Finance - EB2 NIW Templates',
  description: 'EB-2 NIW templates for banking and finance: a full-length cover letter, Case Builder, reference letters and topics. No citations required.',
  heading: 'Banking & Finance',
  intro: [
    'This package is built around one complete banking petition. You read the letter, its three reference letters and the continuation of the endeavor, and see how each claim leads to its exhibit.',
    'Finance people seldom publish, and the test does not require it. What counts is a method of your own, in risk, compliance, credit or payments, and proof that institutions beyond your employer gain from it.',
  ],
  blocks: [
    {
      profession: 'bankingFinance',
      name: 'Banking & Finance',
      button: { label: 'GET THIS TEMPLATE', href: orderHref('bankingFinance') },
      coverLetterPages: 8,
      caseBuilderPages: 18,
      jobTitles: [
        'Financial Analyst',
        'Investment Banking Associate',
        'Credit Risk Analyst',
        'Compliance Officer',
        'AML Analyst or Manager',
        'Auditor',
        'Treasury Manager',
        'Portfolio Manager',
        'Quantitative Analyst',
        'Fintech Product Manager',
        'Controller',
        'Loan Officer',
      ],
      topics: [
        topic('Fraud detection that small banks can share', 'FinCEN lists fraud among its national priorities. Show explanations that an examiner can follow, and banks that tested them.', 'AML'),
        topic(
          'Fewer false alerts in transaction monitoring',
          'Monitoring by typology follows the published priorities. Before-and-after alert figures, with the bank’s consent, are the proof.',
          'AML',
        ),
        topic('Credit for firms without a long record', 'Federal programs aim at small-business credit. A scoring method needs a fair-lending test as well as good accuracy.', 'SBA'),
        topic(
          'Liquidity and controls for instant payments',
          'Round-the-clock settlement is new for small institutions. Your operating model should be written so that a second bank can adopt it.',
          'FED',
        ),
        topic(
          'Financing power and chip projects',
          'Grid and factory programs create projects that are hard to finance. Name the structure you developed and the deals that closed with it.',
          'S2P',
          'CHIPS',
        ),
        topic('Supply-chain finance for critical minerals', 'A federal order of 2025 concerns processed minerals. Show how your structure lets a domestic processor buy or sell.', 'MIN'),
        topic('Capital for distressed areas', 'Opportunity Zones are now permanent. Outcomes in a region, measured against that region, count more than deal size.', 'OZ'),
        topic('Model risk when banks use AI', 'NIST’s framework is general. A validation method for one class of models, used by several institutions, is specific.', 'RMF', 'AIAP'),
      ],
      limit: 'The size of a market and the returns of clients do not show national importance. Neither does the reputation of your bank.',
    },
  ],
  coverLetter: {
    advancedDegree: 'A master’s or MBA, or a bachelor’s in a business field with five years of progressive experience in it.',
    prong1: 'The financial problem, your method, and institutions or regions that benefit beyond your clients.',
    prong2: 'Models and policies you wrote, results on record, licenses, training you gave, letters from other institutions.',
    prong3: 'Why the benefit holds even though other qualified finance people are available.',
    appendix: 'Degrees, role letters, redacted results, regulator and program documents.',
  },
  stories: [{ slug: STORY_SLUGS['/banking-finance-sample'], label: 'How a banking professional can frame an endeavor' }],
}
