import { orderHref, topic, type ProfessionPage } from './profession-page.ts'
import { STORY_SLUGS } from './story-slugs.ts'

export const DATA_SCIENTIST_ANALYST: ProfessionPage = {
  path: '/data-scientist-analyst-sample',
  title: 'Data Scientist & Data Analyst - EB2 NIW Templates',
  description: 'EB-2 NIW templates for data scientists and data analysts: cover letter, Case Builder, titles and topics. Built without research or citations.',
  heading: 'Data Scientist & Data Analyst',
  intro: [
    'Two templates, because the two cases differ. A data scientist usually argues from a model and its validation. An analyst argues from a method, a data set or a standard that others take over.',
    'Neither needs a publication list. A model in use at three hospitals, a public data set with real users, a quality rule that a regulator or association picked up: these can be documented, and that is what a letter needs.',
  ],
  blocks: [
    {
      profession: 'dataScientist',
      name: 'Data Scientist',
      button: { label: 'GET THIS TEMPLATE: DATA SCIENTIST', href: orderHref('dataScientist') },
      coverLetterPages: 9,
      caseBuilderPages: 19,
      jobTitles: ['Data Scientist', 'Senior or Principal Data Scientist', 'Applied Scientist', 'Machine Learning Scientist', 'Research Scientist', 'Statistician', 'Computational Biologist', 'Decision Scientist', 'NLP Scientist', 'AI Engineer', 'Quantitative Researcher'],
      topics: [
        topic('Early warning for sepsis or maternal risk', 'Public-health agencies work on both. Validation at several rural sites, not at one teaching hospital, shows that others can use the model.', 'CDC', 'CMS'),
        topic('Forecasting load, outages and failing transformers', 'Federal reports tie reliability to load growth. Name the utility data, the error you reduced and the next adopter.', 'GRID', 'S2P'),
        topic('Evaluation of safe and robust AI', 'The AI plan and NIST both ask for evaluation. A benchmark with outside users says what you do; “AI matters” does not.', 'AIAP', 'RMF'),
        topic('Networks of payment fraud', 'Fraud is a national priority for financial institutions. Describe the graph method and how banks can share signals lawfully.', 'AML'),
        topic('Yield and defect analytics for chip plants', 'The CHIPS Act covers research as well as plants. Show a method that moves between tools or sites.', 'CHIPS'),
        topic('Learning on health data that stays private', 'Privacy-enhancing methods are on the technologies list. Sites that already train a model together, without pooling their data, are your evidence.', 'CET', 'CMS'),
        topic('Flood and wildfire risk for infrastructure', 'Federal permitting needs sound data on risk. Say which decision changes because of your map.', 'FAST'),
        topic('Predicting shortfalls of drug ingredients', 'An order of 2025 concerns a reserve of key drug ingredients. A forecast that a supplier or agency can test would fit it.', 'API'),
      ],
      limit: 'Saying that AI is important is an argument for the field, not for your endeavor. Name the data, the method, the user and the path to adoption, and leave citation counts aside unless the cited work is this work.',
    },
    {
      profession: 'dataAnalyst',
      name: 'Data Analyst',
      button: { label: 'GET THIS TEMPLATE: DATA ANALYST', href: orderHref('dataAnalyst') },
      coverLetterPages: 8,
      caseBuilderPages: 18,
      jobTitles: ['Data Analyst', 'Business Intelligence Analyst', 'Reporting Analyst', 'Healthcare Data Analyst', 'Financial Data Analyst', 'Marketing Analyst', 'Operations Analyst', 'Supply Chain Analyst', 'Product Analyst', 'Analytics Engineer'],
      topics: [
        topic('Open maps of access to care', 'Federal designations say where care is thin. A dashboard that counties use to place services goes beyond reporting.', 'HPSA', 'HRSA'),
        topic('Supplier risk for small defense makers', 'Industrial-base policy looks at hidden dependencies. Your scoring method should work on data a small firm really has.', 'DIB', 'MEP'),
        topic('Data quality in anti-money-laundering records', 'Monitoring fails on bad records. A published set of checks, used at more than one institution, is yours to show.', 'AML'),
        topic('Program integrity in public benefits', 'Modern services need sound data. Show errors found and corrected without harm to rightful recipients.', 'GSA'),
        topic('Energy benchmarks for industrial sites', 'Work on grid reliability begins with knowing who uses how much. A benchmark that many plants can compare themselves with reaches beyond one of them.', 'GRID'),
        topic('Workforce gaps in semiconductor regions', 'Federal chip programs fund training. Data that colleges use to plan courses links analysis with effect.', 'CHIPS'),
        topic('Vacancy and outcome data for school districts', 'The federal lists name states and subjects; they do not say what helps. Follow one program and measure its result.', 'TSA'),
      ],
      limit: 'Routine analysis for one company reads as a job. Make the method, the data set or the standard the subject, and show who else relies on it.',
    },
  ],
  coverLetter: {
    advancedDegree: 'A degree above the bachelor’s in a quantitative field, or a bachelor’s with five years of progressive data work.',
    prong1: 'One question, one method, the decision it improves, and users outside your organization.',
    prong2: 'Validation reports, deployments, data releases, your own part in the team’s results.',
    prong3: 'Why the benefit does not depend on a single position with minimum requirements.',
    appendix: 'Degrees, role letters, validation tables, usage records, agency documents.',
  },
  stories: [{ slug: STORY_SLUGS['/data-scientist-analyst-sample'], label: 'How a data scientist can frame an endeavor' }],
}
