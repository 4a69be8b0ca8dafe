import type { Article } from '../article.ts'
import { EDITORIAL_AUTHOR, STRONG_VERSION, WEAK_VERSION } from '../article.ts'
import { SOURCES } from '../sources.ts'

export const article: Article = {
  slug: 'how-a-tech-founder-can-frame-an-endeavor',
  title: 'How a tech founder can frame an endeavor',
  description: 'An illustration: general talk of jobs fails. A venture needs a named product, a wider effect, figures with a method, and proof dated before filing.',
  published: '2026-11-20',
  updated: '2026-11-20',
  lastReviewed: '2026-11-20',
  author: EDITORIAL_AUTHOR,
  category: 'professions',
  profession: 'techEntrepreneur',
  lead: 'A founder has to show this specific venture, not the virtue of small business. The Policy Manual says plainly that a general claim about job creation is too general, and it names the evidence that helps: ownership and a central role, outside investment usual for the sector, accelerators, revenue growth, jobs, grants and contracts. [1][2] Most of that evidence belongs to prong 2. For prong 1 you still need an effect beyond your customers.',
  sections: [
    {
      id: 'linhs-company-in-four-lines',
      heading: "Linh's company in four lines",
      blocks: [
        {
          kind: 'callout',
          tone: 'note',
          title: 'What is invented in this illustration',
          text: "Linh and her company do not exist. The revenue, letters and customers below are made up, and no client's venture stands behind them.",
        },
        {
          kind: 'paragraph',
          text: "Linh has a master's in industrial engineering and owns 70% of a company with three employees. Its software looks through a cheap camera and warns a machine operator when a cutting tool is about to fail. Nine small machine shops pay for it. She also gives away, free of charge, the labeled image set on which it was trained, because shops would not trust a box they could not check.",
        },
        {
          kind: 'quote',
          text: 'I will grow my artificial-intelligence startup, which will create 50 jobs and generate $20 million in revenue within five years, contributing to U.S. economic growth. The global market for AI in manufacturing will reach $68 billion. Startups are the engine of the American economy.',
          attribution: WEAK_VERSION,
        },
        {
          kind: 'quote',
          text: "I will continue to develop low-cost camera monitoring of cutting-tool wear for machine shops with fewer than fifty employees, and an open set of labeled wear images with a test by which any vendor or college can compare methods. Nine shops use the product and two technical colleges teach with the image set. Over three years I will extend the set to four materials, publish yearly test results including my own product's errors, and license the method to one machine maker.",
          attribution: STRONG_VERSION,
        },
      ],
    },
    {
      id: 'where-the-numbers-went',
      heading: 'Where the numbers went',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Fifty jobs and twenty million dollars had no method behind them, and 380 of 3,633 dismissed appeals (10.5%) describe such plans. [3] She keeps a forecast in her business plan, but each line shows its origin: nine customers, churn so far, hours to set up one shop, hence the number of installers. The plan arrives at five hires in three years. Five is small, and it can be defended.',
        },
        { kind: 'paragraph', text: "The market figure is deleted. Nobody's endeavor is as large as its market." },
      ],
    },
    {
      id: 'where-the-wider-effect-lies',
      heading: 'Where the wider effect lies',
      blocks: [
        {
          kind: 'paragraph',
          text: "It lies less in the product than in the image set and the public test. Competitors use them. Colleges teach with them. It is the kind of effect that the manual has in mind when it asks how technology for a company's own customers changes what others build.",
        },
        {
          kind: 'paragraph',
          text: "America's AI Action Plan of July 23, 2025 has three pillars and more than 90 actions. [4] Linh searches it for her own words before she cites it. If a passage names her problem she quotes two lines; if none does, she leaves the plan out.",
        },
      ],
    },
    {
      id: 'evidence-sorted-by-test',
      heading: 'Evidence, sorted by test',
      blocks: [
        {
          kind: 'table',
          caption: "Linh's exhibits",
          head: ['Test', 'Exhibit'],
          rows: [
            ['EB-2', "Degree and evaluation; letters showing years in production engineering; a source that her occupation requires a bachelor's degree"],
            [
              'Prong 1',
              "Image set with download records by institution; syllabi of two colleges; a competitor's published result on the test; letters from shops on scrap and stoppages, with their own counts",
            ],
            ['Prong 2', "Share register; investment agreement; invoices and bank summary; patent filing; a state grant award in the company's name, with her role; plan and progress"],
            ['Prong 3', 'Why an owner cannot sensibly be put through a test of the labor market for her own position; benefit of an open test even where other engineers exist; no worker displaced'],
          ],
        },
        { kind: 'paragraph', text: "Everything in the table is dated before filing. An investor who signs next month is next month's fact. Plans made after filing do not count either. [5]" },
      ],
    },
    {
      id: 'the-ownership-trap',
      heading: 'The ownership trap',
      blocks: [
        {
          kind: 'paragraph',
          text: "A founder's own achievements and the company's are not the same. Awards to the company need a line about who did what. A grant \"to the team\" needs the proposal's page that names her. If a co-founder wrote the vision code, say so; her part may be the wear model and the image set, and that is enough.",
        },
      ],
    },
    {
      id: 'occupation-behind-the-title',
      heading: 'Occupation behind the title',
      blocks: [
        {
          kind: 'paragraph',
          text: '"Chief executive" may not be a profession by itself. Commentators on the January 2025 guidance use the example of a doctorate behind a bakery. [6] Linh therefore explains that she advances the venture as an industrial engineer: what share of her week is engineering, with a calendar to show it. As the company grows that share will fall. She says how the technical work stays in her hands.',
        },
      ],
    },
    {
      id: 'when-a-venture-stays-local',
      heading: 'When a venture stays local',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Another founder may have only a workshop that hires in a county with few employers. Then the route is jobs measured against the region, with dated unemployment figures, letters of intent and a hiring plan. Mixing the two routes gives half of each.',
        },
      ],
    },
    {
      id: 'the-honest-limit',
      heading: 'The honest limit',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Nine customers may leave. Two colleges are a start. If the open set is downloaded and never used, the wider effect is a hope. Linh should not promise that scrap falls at every shop, because at three of the nine it did not, and their letters say so.',
        },
        {
          kind: 'paragraph',
          text: 'Founders also carry a status question that this page cannot touch: who may work for a company they own, and when. Ask an immigration attorney before signing anything ([AILA lawyer directory](https://www.ailalawyer.com)).',
        },
      ],
    },
  ],
  sources: [SOURCES.threeProngs, SOURCES.litwin, SOURCES.greencardnav, SOURCES.aiActionPlan, SOURCES.niwSkills, SOURCES.millerMayer],
  related: [{ label: 'Tech entrepreneur templates', path: '/tech-entrepreneur-sample' }, { article: 'national-importance-routes' }, { article: 'after-filing-nothing-re-scoped' }],
}
