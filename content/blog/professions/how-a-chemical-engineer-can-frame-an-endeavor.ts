import type { Article } from '../article.ts'
import { EDITORIAL_AUTHOR, STRONG_VERSION, WEAK_VERSION } from '../article.ts'
import { SOURCES } from '../sources.ts'

export const article: Article = {
  slug: 'how-a-chemical-engineer-can-frame-an-endeavor',
  title: 'How a chemical engineer can frame an endeavor',
  description: 'An illustration: tie the endeavor to a unit operation and its users, not to the size of the chemical or pharmaceutical industry.',
  published: '2026-11-20',
  updated: '2026-11-20',
  lastReviewed: '2026-11-20',
  author: EDITORIAL_AUTHOR,
  category: 'professions',
  profession: 'chemicalEngineer',
  lead: 'For a chemical engineer the anchor is a unit operation, a catalyst or a method: crystallizing this compound, destroying that residue, running this step continuously. Tie the endeavor to it and to the plants or laboratories that could run it. The importance of medicines, water or energy is the background, and the background is not yours to claim.',
  sections: [
    {
      id: 'elifs-situation',
      heading: "Elif's situation",
      blocks: [
        {
          kind: 'callout',
          tone: 'note',
          title: 'What is invented in this illustration',
          text: "Elif is invented, along with her company and its partners. Nothing below comes from a customer's file.",
        },
        {
          kind: 'paragraph',
          text: "Elif has a Ph.D. and six years in process development at a contract manufacturer. Her subject is continuous crystallization. Batches of one old antibiotic ingredient vary so much that part of each has to be worked again; in her seeded continuous crystallizer the size stays inside the limits. She published the principle in 2023. A public university's pilot plant has repeated it with another ingredient.",
        },
      ],
    },
    {
      id: 'the-version-she-wrote-first',
      heading: 'The version she wrote first',
      blocks: [
        {
          kind: 'quote',
          text: 'I will use my knowledge of chemical engineering to support pharmaceutical manufacturing in the United States. The country depends on imported ingredients and drug shortages harm patients. I am a Ph.D. with nine publications and 160 citations, and my company supplies several of the largest drug makers.',
          attribution: WEAK_VERSION,
        },
        {
          kind: 'paragraph',
          text: 'It contains a true national problem, a true record and a true employer. Her work is nowhere in it. A text index of 3,633 dismissed appeals found that pattern 1,729 times. [1]',
        },
      ],
    },
    {
      id: 'the-version-after-one-week',
      heading: 'The version after one week',
      blocks: [
        {
          kind: 'quote',
          text: "I will continue to develop a seeded continuous crystallization step for essential antibiotic ingredients, with an in-line size measurement that lets small domestic plants run it with existing tanks. The principle is published and a university pilot plant has repeated it with a second ingredient. Over thirty months I will complete a third ingredient, publish the operating window and failure modes, and transfer the step to two plants outside my employer through the university's manufacturing center.",
          attribution: STRONG_VERSION,
        },
      ],
    },
    {
      id: 'what-she-moved-and-where',
      heading: 'What she moved, and where',
      blocks: [
        {
          kind: 'table',
          caption: 'Sorting the first paragraph',
          head: ['Sentence', 'Where it went'],
          rows: [
            ['Dependence on imports', 'One line of context, with the order of August 13, 2025 on a reserve of active pharmaceutical ingredients [2]'],
            ['Shortages harm patients', 'Deleted; she cannot show that her step ends a given shortage'],
            ['Ph.D., papers, citations', 'Prong 2, with the share that concerns crystallization'],
            ["The employer's customers", "Deleted; the employer's reach is not hers"],
            ['What she actually does', 'The new paragraph'],
          ],
        },
        {
          kind: 'paragraph',
          text: 'The manual\'s pattern for medicine is to argue the effect on public health and not the company\'s profit. [3] Elif has a narrow health argument, and it is enough: a step that keeps an essential ingredient within specification at a small plant makes it more practical to make it there. She writes "more practical" since she has the yields, and she leaves out "secure supply" since she has no evidence for it.',
        },
      ],
    },
    {
      id: 'proof-exhibit-by-exhibit',
      heading: 'Proof, exhibit by exhibit',
      blocks: [
        {
          kind: 'list',
          ordered: false,
          items: [
            "The pilot plant's report on the second ingredient. It was made by others, so it stands first.",
            'The 2023 paper, with the figure on size distribution marked.',
            "A letter from the pilot plant's director: why they tried it, what failed at the start, what they use now.",
            'A letter from an independent crystallization researcher on what was known before.',
            'A letter of intent from one outside plant, with conditions stated.',
            "Run logs, with the employer's permission and confidential values removed.",
            'The executive order, passage marked.',
            'A plan of thirty months, tied to funding that exists.',
            'Diplomas and evaluation.',
          ],
        },
        { kind: 'paragraph', text: 'One letter per ground. The director does not praise her degree, and the researcher does not describe the plant.' },
      ],
    },
    {
      id: 'prong-3-for-process-work',
      heading: 'Prong 3 for process work',
      blocks: [
        {
          kind: 'paragraph',
          text: "Labor certification describes one position at one site. The transfer work runs through a university center and two plants that compete with her employer; no single offer fits it. The director's letter may say so in a paragraph, as the person who would have to organize it. She also notes that other qualified engineers would benefit from the published window, and that her argument does not rest on a lack of them. An advanced STEM degree can add weight when the work furthers a critical technology and she is well positioned to advance it, all three together. [4]",
        },
      ],
    },
    {
      id: 'if-your-field-is-another-one',
      heading: 'If your field is another one',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Process-safety engineers can point to an analysis that predicts a release, once used at a site that is not theirs. Water engineers may have a method for residues that were hard to destroy. Materials engineers may recover battery metals from scrap. In every case the first noun of the endeavor should be a step that somebody could draw as a box in a flow diagram, with arrows in and out.',
        },
      ],
    },
    {
      id: 'the-honest-limit',
      heading: 'The honest limit',
      blocks: [
        {
          kind: 'paragraph',
          text: "A step that works only with the employer's secret equipment cannot travel. If transfer depends on a license the employer will not give, then the route is closed, and she should say nothing about outside plants. Trade secrets also limit what can be filed. A petition is no place to publish them.",
        },
        {
          kind: 'paragraph',
          text: 'And "domestic" must be true. If the two outside plants are abroad, this is good engineering with its effect elsewhere. Where a plan depends on permits, export rules or an employer\'s consent, an hour with a lawyer before filing is well spent ([AILA lawyer directory](https://www.ailalawyer.com)).',
        },
      ],
    },
  ],
  sources: [SOURCES.greencardnav, SOURCES.apiReserve, SOURCES.threeProngs, SOURCES.niwSkills],
  related: [{ label: 'Chemical engineer templates', path: '/chemical-engineer-sample' }, { article: 'public-priorities-and-your-endeavor' }, { article: 'reference-letters-that-carry-weight' }],
}
