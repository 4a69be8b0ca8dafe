import type { Article } from '../article.ts'
import { EDITORIAL_AUTHOR, STRONG_VERSION, WEAK_VERSION } from '../article.ts'
import { SOURCES } from '../sources.ts'

export const article: Article = {
  slug: 'how-a-data-scientist-can-frame-an-endeavor',
  title: 'How a data scientist can frame an endeavor',
  description: 'An illustration: naming the data, the method, the user and the adoption route, so that "AI matters" becomes a project an officer can test.',
  published: '2026-11-20',
  updated: '2026-11-20',
  lastReviewed: '2026-11-20',
  author: EDITORIAL_AUTHOR,
  category: 'professions',
  profession: 'dataScientist',
  lead: '"AI matters to the country" is an argument about a field. A data scientist\'s endeavor needs four nouns instead: which data, which method, which user, and which path by which that user comes to rely on it. If one of the four is missing, the project is still an idea.',
  sections: [
    {
      id: 'who-priyanka-is',
      heading: 'Who Priyanka is',
      blocks: [
        {
          kind: 'callout',
          tone: 'note',
          title: 'What is invented in this illustration',
          text: "The scientist below, Priyanka, does not exist, nor do the cooperatives. Nobody's real petition is retold.",
        },
        {
          kind: 'paragraph',
          text: 'She holds a Ph.D. in statistics and works in the analytics group of an equipment maker. Her thesis was about failure times when most units never fail during the study. At work she forecasts spare parts. On her own time, and with permission, she has applied the thesis method to distribution transformers, using smart-meter voltage that two rural electric cooperatives shared with her.',
        },
        {
          kind: 'quote',
          text: 'As a data scientist I will leverage machine learning and big data to solve problems in energy, healthcare and finance. Artificial intelligence is a national priority, and demand for data scientists is growing fast. My Ph.D. and my publications show that I am able to make a national impact.',
          attribution: WEAK_VERSION,
        },
        {
          kind: 'quote',
          text: 'I will continue to develop and validate a failure-time model that flags aging distribution transformers from the smart-meter voltage that utilities already store. The method is published, and two rural cooperatives have run it on 4,100 units. My next steps are a blind test at three further utilities, an open reference implementation, and a short protocol by which a utility engineer can check the model on local data before trusting it.',
          attribution: STRONG_VERSION,
        },
      ],
    },
    {
      id: 'reading-the-weak-version-closely',
      heading: 'Reading the weak version closely',
      blocks: [
        {
          kind: 'paragraph',
          text: 'It names three sectors, so an officer cannot ask who benefits in any one of them. It presents a degree and papers as proof of impact; that belongs to prong 2, and 893 of 3,633 dismissed appeals (24.6%) record this confusion. [1] It leans on demand for data scientists. And it says "artificial intelligence is a priority", which is true of the field and silent about her.',
        },
      ],
    },
    {
      id: 'reading-the-strong-one',
      heading: 'Reading the strong one',
      blocks: [
        {
          kind: 'paragraph',
          text: 'The object is a model with a stated input. The problem is one cause of outages. The users are utilities, and none of them pays her salary. The route is an open implementation together with a protocol, which matters because engineers do not adopt models they cannot check.',
        },
        {
          kind: 'paragraph',
          text: "For context she cites one document: the Energy Department's July 2025 report, which finds that load growth and retirements raise outage risk by 2030. [2] She writes one sentence to narrow it, since the report is about generation and load on a large scale, while her model concerns a single component. Saying so openly costs nothing and earns trust.",
        },
        {
          kind: 'paragraph',
          text: 'Because she has an advanced STEM degree, prong 3 may receive a strong positive factor, but only when three things stand together: the degree, work that furthers a critical technology or an area important to competitiveness or security, and being well positioned. [3]',
        },
      ],
    },
    {
      id: 'what-goes-into-the-file',
      heading: 'What goes into the file',
      blocks: [
        {
          kind: 'list',
          ordered: true,
          items: [
            'The method paper, with the part on transformers marked.',
            'Data-sharing agreements with both cooperatives, dated.',
            'A results table: units scored, flagged, inspected, confirmed, missed. Misses included.',
            'Letters from the two operations managers: what they inspected because of a flag.',
            'A letter from an independent reliability statistician on what is new.',
            'Code repository with license and tests.',
            'Messages from the three further utilities that show interest, or a signed test plan.',
            'The DOE report, relevant pages only.',
            'Thesis, transcript, evaluation if foreign, and a source for the entry requirement of the occupation.',
          ],
        },
        {
          kind: 'paragraph',
          text: 'About citations: she gives a count with database and date, and says how many of those concern this method. Officers take counts apart; one paper, a fifth place among the authors and another topic can reduce a proud number to nothing. [3]',
        },
      ],
    },
    {
      id: 'the-objection-to-prepare-for',
      heading: 'The objection to prepare for',
      blocks: [
        {
          kind: 'paragraph',
          text: '"Any utility vendor could do this." Perhaps. The endeavor does not require that nobody else can. It requires that this work, by its route, can have wider effect, and that she has moved it forward. A comparison with what vendors offer, fair to both, answers better than praise. If a vendor\'s tool is already widespread and open, she should know it before filing and not after.',
        },
      ],
    },
    {
      id: 'the-honest-limit',
      heading: 'The honest limit',
      blocks: [
        {
          kind: 'paragraph',
          text: 'With two cooperatives the evidence is young. A validation on 4,100 units is real work and still a small share of any grid. She should not write that the model prevents outages when it has flagged units. If the blind test has not begun when she files, its later results will not count, since facts after filing do not.',
        },
        {
          kind: 'paragraph',
          text: 'An analyst who makes dashboards for one company stands further back. There the object might be a data-quality method or an open data set that others reuse. Where no such object exists, the honest thing is to build one first.',
        },
      ],
    },
  ],
  sources: [SOURCES.greencardnav, SOURCES.gridReport, SOURCES.niwSkills],
  related: [{ label: 'Data scientist and analyst templates', path: '/data-scientist-analyst-sample' }, { article: 'using-ai-to-draft-honestly' }, { article: 'national-importance-routes' }],
}
