import type { Article } from '../article.ts'
import { EDITORIAL_AUTHOR, STRONG_VERSION, WEAK_VERSION } from '../article.ts'
import { SOURCES } from '../sources.ts'

export const article: Article = {
  slug: 'how-an-electro-mechanical-engineer-can-frame-an-endeavor',
  title: 'How an electro-mechanical engineer can frame an endeavor',
  description: "An illustration: one plant's improvement is local; a motor design with fewer rare-earth materials that others can build may reach further.",
  published: '2026-11-20',
  updated: '2026-11-20',
  lastReviewed: '2026-11-20',
  author: EDITORIAL_AUTHOR,
  category: 'professions',
  profession: 'electromechanicalEngineer',
  lead: 'Improving the machines of one plant helps one plant. An electro-mechanical engineer reaches further when the improvement becomes a transferable design: drawings, a control law or a test that another maker can use with different parts and different people. Look for the thing you could hand over in a box with a manual.',
  sections: [
    {
      id: 'what-yuki-has-already-built',
      heading: 'What Yuki has already built',
      blocks: [
        { kind: 'callout', tone: 'note', title: 'What is invented in this illustration', text: "Yuki, the motor and the companies are imaginary. This does not retell any customer's petition." },
        {
          kind: 'paragraph',
          text: "Yuki holds a master's degree in mechatronics and designs drives for conveyor systems. Two years ago a supplier raised the price of magnets, and Yuki tried a rotor that uses roughly a third of the usual rare-earth mass and makes up for it with geometry and control. The motor ran for 2,000 hours on a university bench. A pump maker in another state asked for the drawings.",
        },
        {
          kind: 'quote',
          text: 'My proposed endeavor is to work as a mechatronics engineer and improve the efficiency of manufacturing equipment in the United States. American manufacturing is worth billions and must become more competitive. I have saved my employers more than $900,000.',
          attribution: WEAK_VERSION,
        },
        {
          kind: 'quote',
          text: 'I will continue to develop a low-rare-earth rotor and its control method for industrial motors between 2 and 15 kilowatts. A bench prototype has run for 2,000 hours at a university laboratory. My next steps are endurance tests at two temperatures, a build by an independent pump manufacturer using my drawings, and publication of the design rules so that small motor makers can adapt them to their own frames.',
          attribution: STRONG_VERSION,
        },
      ],
    },
    {
      id: 'the-difference-in-three-questions',
      heading: 'The difference in three questions',
      blocks: [
        {
          kind: 'paragraph',
          text: '*What exactly?* The first answer is "equipment". The second is a rotor and a control method, with a power range. A power range is a modest thing to write, and it does more for credibility than any adverb.',
        },
        { kind: 'paragraph', text: '*For whom, besides the employer?* The savings of $900,000 went to employers. The rotor goes to a pump manufacturer first and to small motor makers after that.' },
        {
          kind: 'paragraph',
          text: '*Through what?* An outside build and published design rules. The manual asks, for technology of this kind, about wide adoption, licensing interest, a new process, or an effect on how similar technology is built. [1]',
        },
        {
          kind: 'paragraph',
          text: 'Federal orders concern processed critical minerals and the products made from them. [2] Yuki uses one of them to show that reliance on such materials is a public subject. The document deals with imports and security; the endeavor deals with a rotor that needs less. One sentence joins them, and the evidence carries on from there.',
        },
      ],
    },
    {
      id: 'evidence-from-strong-to-weak',
      heading: 'Evidence, from strong to weak',
      blocks: [
        {
          kind: 'list',
          ordered: true,
          items: [
            'Test report of the university laboratory, signed by somebody who is not Yuki.',
            "The pump manufacturer's letter: why they asked, what they built or plan to build, on what conditions.",
            'Drawings and control code with dates (in the file only as far as a patent plan allows).',
            'A patent filing, if there is one, with an honest line: a filing is not a grant, and a grant is not use.',
            'A comparison of mass, torque and efficiency with two motors on the market.',
            'A letter from a motor-design researcher without ties.',
            'Licensing emails from before the filing date.',
            "Employer's statement that the rotor is Yuki's own work, or a license back.",
            'A plan: tests, outside build, publication, each with a month and the money it needs.',
          ],
        },
        {
          kind: 'paragraph',
          text: 'The third prong gets its own page. Suitable points are that the tests run across several firms, which no single job offer describes, and that the work would be useful even where qualified engineers are available.',
        },
      ],
    },
    {
      id: 'other-objects-in-the-same-field',
      heading: 'Other objects in the same field',
      blocks: [
        {
          kind: 'list',
          ordered: false,
          items: [
            'A robotic cell that a small shop can retool in a day.',
            'A sensor set that detects thermal runaway in a battery pack before smoke; battery work touches the list of critical and emerging technologies. [3]',
            'A reliability method for vacuum pumps in chip plants.',
            'A safety controller design for automated vehicles.',
          ],
        },
        {
          kind: 'paragraph',
          text: 'Each needs an outside builder or user. Where the list of technologies fits, remember that it calls itself no list of funding priorities, and that a listed area by itself is credited and then found insufficient. [4]',
        },
      ],
    },
    {
      id: 'where-this-illustration-could-break',
      heading: 'Where this illustration could break',
      blocks: [
        {
          kind: 'paragraph',
          text: 'If the pump manufacturer only asked for drawings and never answered again, there is one inquiry and no adoption. If the motor loses too much torque when hot, the whole premise fails, and the petition must not hide the test that shows it. A product that still has to be invented gives an officer nothing to weigh; the 2,000 hours on a bench are what makes this one "ongoing".',
        },
        {
          kind: 'paragraph',
          text: 'Yuki should also look at titles. "Maintenance technician" and "mechatronics engineer" can describe the same work, but they differ in entry requirement, and since January 15, 2025, for a petition that rests on a degree, the occupation itself has to be a profession. [5] Letters, contract and petition should all use the title that matches the duties.',
        },
      ],
    },
    {
      id: 'a-last-exercise',
      heading: 'A last exercise',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Write the handover note for the box: contents, conditions, known limits, contact. If it fills a page without effort, the design is transferable, and that page can be the skeleton of the prong 1 section. If it stays empty, keep building.',
        },
      ],
    },
  ],
  sources: [SOURCES.threeProngs, SOURCES.criticalMinerals, SOURCES.cet, SOURCES.niwSkills, SOURCES.millerMayer],
  related: [{ label: 'Electro-mechanical engineer templates', path: '/electro-mechanical-engineer-sample' }, { article: 'national-importance-routes' }, { article: 'evidence-list-and-exhibits' }],
}
