import type { Article } from '../article.ts'
import { EDITORIAL_AUTHOR, STRONG_VERSION, WEAK_VERSION } from '../article.ts'
import { SOURCES } from '../sources.ts'

export const article: Article = {
  slug: 'how-an-hr-professional-can-frame-an-endeavor',
  title: 'How an HR professional can frame an endeavor',
  description: 'An illustration: why "filling shortages" works against you, and how an apprenticeship design used by several plants can be an endeavor.',
  published: '2026-11-20',
  updated: '2026-11-20',
  lastReviewed: '2026-11-20',
  author: EDITORIAL_AUTHOR,
  category: 'professions',
  profession: 'hrRecruiter',
  lead: "An HR professional's first idea is often to fill shortages, and it is the idea to drop. Shortages are what labor certification exists to test, and recruiting for clients stays with the clients. What can work is a design: a way of hiring, training or keeping people that other employers can run, with results that somebody counted.",
  sections: [
    {
      id: 'samir-and-the-second-shift',
      heading: 'Samir and the second shift',
      blocks: [
        {
          kind: 'callout',
          tone: 'note',
          title: 'What is invented in this illustration',
          text: "Samir, his plants and his figures are fiction. No real person's application is described on this page.",
        },
        {
          kind: 'paragraph',
          text: "Samir has a master's in organizational psychology and leads training at a maker of precision parts. Apprentices used to leave in their fourth month. He found that the fourth month was when they moved to the second shift, away from their mentor. He redesigned the first year: paired shifts, a skills card signed by the mentor, a pay step at each card. Of his first 40 apprentices under the new design, 31 finished the year, against 19 of 40 before. Three other manufacturers in the county copied the card.",
        },
      ],
    },
    {
      id: 'on-paper-twice',
      heading: 'On paper, twice',
      blocks: [
        {
          kind: 'quote',
          text: 'As an experienced HR manager and recruiter I will help American companies overcome the severe shortage of skilled workers by finding and retaining talent. My network of 12,000 candidates and my certifications allow me to fill hard positions quickly.',
          attribution: WEAK_VERSION,
        },
        {
          kind: 'quote',
          text: 'I will continue to develop a first-year apprenticeship design for small manufacturers, built on paired shifts, mentor-signed skills cards and pay steps tied to them. Three plants outside my employer use the card. With a community college I will run the full design at six plants over three years, publish completion figures with a comparison year, and release the cards, mentor guide and costing sheet for any plant to use.',
          attribution: STRONG_VERSION,
        },
      ],
    },
    {
      id: 'reading-them-as-an-officer-would',
      heading: 'Reading them as an officer would',
      blocks: [
        {
          kind: 'paragraph',
          text: 'In the weak text the problem is national and the action belongs to any recruiter. Labor-shortage arguments were noted in 325 of 3,633 dismissed appeals. [1] "My network" is an asset of the person, so it speaks to prong 2 if it speaks at all. Who benefits? Companies that pay.',
        },
        {
          kind: 'paragraph',
          text: "The strong text has a design with three parts. The county's other plants are neither employer nor clients. The college is a route. A comparison year makes the result testable, and the costing sheet tells a plant manager what a mentor hour costs, which is the first thing a plant manager asks.",
        },
        {
          kind: 'paragraph',
          text: 'The order on skilled trades of April 23, 2025 set the aim of more than one million new active apprentices. [2] Samir does not claim to deliver a share of that million. He says that completion decides whether a new apprentice becomes a skilled worker, and that his design concerns completion. The CHIPS and Science Act contains 33 STEM workforce programs. [3] None of his plants makes chips, so he leaves it out.',
        },
      ],
    },
    {
      id: 'what-he-puts-in-the-file',
      heading: 'What he puts in the file',
      blocks: [
        {
          kind: 'list',
          ordered: false,
          items: [
            'A table of the two groups of 40: who left, when, why.',
            "The design in version form, with dates, and Samir named as its author by the plant's director.",
            'Letters from two of the three outside plants, each telling what changed on their floor.',
            'A signed agreement with the college, and its role.',
            'A letter from a researcher on apprenticeships who has never worked with him.',
            'A note on limits: one county, one trade, a good labor market in year two.',
            'The mentor guide.',
            "Threshold papers: degree, evaluation, duties, and a source for the occupation's entry requirement.",
          ],
        },
        { kind: 'paragraph', text: 'The note on limits answers the question that the officer would otherwise ask.' },
      ],
    },
    {
      id: 'fit-between-occupation-and-endeavor',
      heading: 'Fit between occupation and endeavor',
      blocks: [
        {
          kind: 'paragraph',
          text: '"Recruiter" and "training and development specialist" can be the same person on different days, with different entry requirements. For a petition that rests on a degree the occupation must be a profession, and five years must be in its specialty. [4] So Samir describes himself as what he is in this project, and his employer letters describe training design.',
        },
      ],
    },
    {
      id: 'making-room-for-prong-3',
      heading: 'Making room for prong 3',
      blocks: [
        {
          kind: 'paragraph',
          text: 'The work takes place at six plants and a college, and it has to be published openly. A single employer that sponsored him would have reason to keep the design to itself. A letter from the college can say why one position at one plant does not describe the work. Jobs created are not claimed, since apprentices are hired by the plants and not by him.',
        },
      ],
    },
    {
      id: 'what-else-can-carry-an-endeavor-in-hr',
      heading: 'What else can carry an endeavor in HR',
      blocks: [
        {
          kind: 'paragraph',
          text: 'An audit method for hiring software, with published test cases. A retention program for rural clinics that other clinics ran by themselves. A pathway from military to technical work, built on roles that an employer recognizes. A fatigue program in a safety-critical trade. What they share is a document that can be handed over, and people elsewhere who use it.',
        },
      ],
    },
    {
      id: 'the-honest-limit',
      heading: 'The honest limit',
      blocks: [
        {
          kind: 'paragraph',
          text: "Thirty-one of 40 against 19 of 40 is one plant and two years. The difference may have other causes, and the petition should say which ones were checked. If the other plants copied a card and nothing else, they have not adopted the design, and a letter that claims more would have to be taken back. Nor is the benefit to apprentices, real as it is, enough by itself: it is the teacher's problem again, an effect that ends with the people one has trained. The wider effect lies in the plants that run it without him.",
        },
      ],
    },
  ],
  sources: [SOURCES.greencardnav, SOURCES.skilledTrades, SOURCES.chips, SOURCES.eigLaw],
  related: [{ label: 'HR and recruiter templates', path: '/hr-recruiter-sample' }, { article: 'national-importance-routes' }, { article: 'diy-or-lawyer-what-each-does' }],
}
