import type { Article } from '../article.ts'
import { EDITORIAL_AUTHOR } from '../article.ts'
import { SOURCES } from '../sources.ts'

export const article: Article = {
  slug: 'endeavor-or-occupation',
  title: 'Endeavor or occupation? The most common appeal finding',
  description: '1,729 of 3,633 dismissed NIW appeals say the field was proved, not the endeavor. What the difference is and how to write past it.',
  published: '2026-11-20',
  updated: '2026-11-20',
  lastReviewed: '2026-11-20',
  author: EDITORIAL_AUTHOR,
  category: 'standard',
  profession: null,
  lead: 'An occupation is what people with your title usually do. An endeavor is what you will undertake inside that occupation: a particular project, goal or problem, by a particular method, with an effect that reaches someone outside your employer. Decisions on appeal say more often than anything else that a petitioner proved the importance of the first and not the second: 1,729 of 3,633 dismissed NIW appeals between 2015 and 2026, or 47.6%. [1]',
  sections: [
    {
      id: 'what-the-counts-say-and-what-they-cannot-say',
      heading: 'What the counts say, and what they cannot say',
      blocks: [
        {
          kind: 'paragraph',
          text: 'A public text index went through 3,633 dismissed appeals and marked which findings appear in each. The rows overlap, because one decision can contain several findings. [1]',
        },
        {
          kind: 'bars',
          caption: 'Findings in 3,633 dismissed NIW appeals, 2015–2026',
          series: ['Share of the dismissed appeals'],
          rows: [
            { name: 'Proved that the field matters, not the specific endeavor', count: '1,729', shares: [47.6] },
            { name: 'Credentials offered as proof of national importance', count: '893', shares: [24.6] },
            { name: 'EB-2 classification never established', count: '664', shares: [18.3] },
            { name: 'Endeavor too vague', count: '566', shares: [15.6] },
            { name: 'Letters that praise and give no example', count: '547', shares: [15.1] },
            { name: 'Endeavor changed or enlarged after filing', count: '504', shares: [13.9] },
            { name: 'Business plan or projections without a method', count: '380', shares: [10.5] },
          ],
        },
        { kind: 'paragraph', text: 'After 2017 the first finding appears in 51.9% of dismissals, and in only 2.5% of the 80 appeals that were granted. [1] That contrast is why we put it first.' },
        {
          kind: 'paragraph',
          text: 'Read these numbers for what they are. They describe *appealed denials*. They show how petitions fail, and they say nothing about how many petitions are approved. A person whose petition was approved never appears in them.',
        },
      ],
    },
    {
      id: 'what-the-policy-manual-asks-for',
      heading: 'What the Policy Manual asks for',
      blocks: [
        {
          kind: 'paragraph',
          text: 'The manual says the endeavor is narrower than the occupation. It wants to know what this person will undertake (projects, goals, area), how it will be furthered (through an employer or otherwise), and its likely direct impact, in plain language. [2]',
        },
        {
          kind: 'paragraph',
          text: "Its own examples draw the line. Classroom teaching without wider effect on the field or region is normally not nationally important, and the importance of teaching does not cure that. A software engineer who adapts the employer's code for clients will find national importance hard to show without a specific wider impact. A founder who argues only that small business creates jobs is too general. The size of an industry is not the importance of one endeavor in it. [3]",
        },
        {
          kind: 'paragraph',
          text: 'The recent decisions follow the same path. An endeavor that recites the ordinary functions of the occupation fails: the text of one pilot-training business only described the "nature of pilot training". Undifferentiated consulting fails the same way. [4] A public summary of a dismissed case on business consulting shows one such decision. [5]',
        },
      ],
    },
    {
      id: 'three-rewrites',
      heading: 'Three rewrites',
      blocks: [
        { kind: 'paragraph', text: 'The people below are invented to show the difference.' },
        {
          kind: 'table',
          caption: 'From occupation to endeavor',
          head: ['Reads as an occupation', 'Reads as an endeavor'],
          rows: [
            [
              'I will continue my career as a civil engineer and improve U.S. bridges.',
              'I will continue developing a load-rating method for prestressed county bridges built without drawings, publish it with worked examples, and train county engineers in two states to use it.',
            ],
            [
              'I will apply machine learning to healthcare to save costs.',
              'I will validate an early-warning model for post-surgical infection across rural hospitals that share one record system, and release the validation protocol so that other hospitals can test their own models.',
            ],
            [
              'I will offer consulting to small food firms.',
              'I will turn the allergen-control procedure I introduced at two bakeries into an open plan with audit sheets, and have it tested by a state extension program.',
            ],
          ],
        },
        {
          kind: 'paragraph',
          text: 'Each endeavor sentence has four things that the occupation sentence lacks: a **named object** (method, protocol, procedure), a **problem** narrow enough to check, **somebody outside** the employer who uses the result, and a **route** by which it reaches them.',
        },
      ],
    },
    {
      id: 'the-colleague-test',
      heading: 'The colleague test',
      blocks: [
        {
          kind: 'paragraph',
          text: "Take your paragraph and put a colleague's name on it: same title, same years, a different employer. If it still fits, you have written an occupation. Then cut everything that fits the colleague. What remains is the start of your endeavor, even when it is only one line.",
        },
        {
          kind: 'paragraph',
          text: "Most people find something. It is often a thing they no longer see as special: the test bench they built because the vendor's tool was too slow, the checklist that two other plants asked for, the data set they cleaned for a year. The question is whether it can travel.",
        },
      ],
    },
    {
      id: 'mistakes-that-look-like-solutions',
      heading: 'Mistakes that look like solutions',
      blocks: [
        {
          kind: 'paragraph',
          text: '**Adding more problems.** Naming six national problems does not make one endeavor larger. In appeal decisions of 2025 and 2026, many national problems named at once weakened each other. [4] Choose one.',
        },
        {
          kind: 'paragraph',
          text: "**Adding more credentials.** In 24.6% of dismissals the person's record was offered as proof that the *work* is important. [1] Keep degrees, salary and awards for prong 2.",
        },
        {
          kind: 'paragraph',
          text: '**Adding the size of the market.** A sentence about billions of dollars describes the field. Ask instead who would do something differently because of your work.',
        },
        {
          kind: 'paragraph',
          text: '**Splitting time.** If your plan has research and client work side by side, expect to be judged by where the time goes; client work dominated in such decisions. [4] Say honestly how the hours divide.',
        },
        {
          kind: 'paragraph',
          text: '**Promising a product that does not exist.** A product or method not yet developed could not show prospective impact. [4] Describe ongoing work: what exists, what is next.',
        },
      ],
    },
    {
      id: 'write-it-before-you-file',
      heading: 'Write it before you file',
      blocks: [
        {
          kind: 'paragraph',
          text: 'You cannot repair this later by changing the endeavor. In 504 of the dismissals (13.9%) the endeavor was changed or enlarged after filing, and that did not count. [1] The first filed description is the one every later letter, exhibit and answer must match. Our guide on [what may not change after filing](/blog/after-filing-nothing-re-scoped) explains why.',
        },
      ],
    },
    {
      id: 'a-pattern-to-fill',
      heading: 'A pattern to fill',
      blocks: [
        {
          kind: 'list',
          ordered: true,
          items: [
            '**Problem:** one sentence, with a document that names this problem.',
            '**Object:** the method, system, tool, curriculum or protocol, with its name and its present state.',
            '**Next steps:** two or three milestones with dates you can defend.',
            '**Who benefits outside:** a user group that is not your employer and not your clients.',
            '**Route:** publication, standard, open tool, license, training program, regulator.',
            '**Vehicle:** the job, company or collaboration through which you will do it.',
          ],
        },
        {
          kind: 'paragraph',
          text: 'If line 4 or 5 stays empty, the honest answer may be that this project is good work and not an NIW endeavor. Look at your other projects before you decorate this one. The [profession articles](/blog/?category=professions) show a weak and a strong version side by side, and the [Endeavor Generator](/proposed-endeavor-generator) proposes four drafts from a resume for you to judge and rewrite.',
        },
      ],
    },
  ],
  sources: [SOURCES.greencardnav, SOURCES.policyManual, SOURCES.threeProngs, SOURCES.niwSkills, SOURCES.meritdraft],
  related: [
    { article: 'national-importance-routes' },
    { label: 'Turn a resume into four proposed endeavors', path: '/proposed-endeavor-generator' },
    { label: 'Profession templates', path: '/niw-diy' },
  ],
}
