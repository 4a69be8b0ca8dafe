import type { Article } from '../article.ts'
import { EDITORIAL_AUTHOR, STRONG_VERSION, WEAK_VERSION } from '../article.ts'
import { SOURCES } from '../sources.ts'

export const article: Article = {
  slug: 'how-a-network-engineer-can-frame-an-endeavor',
  title: 'How a network engineer can frame an endeavor',
  description: 'An illustration: installing known equipment is implementation; a tested segmentation design that small utilities can copy is an endeavor.',
  published: '2026-11-20',
  updated: '2026-11-20',
  lastReviewed: '2026-11-20',
  author: EDITORIAL_AUTHOR,
  category: 'professions',
  profession: 'networkElectricalEngineer',
  lead: "Installing known equipment at client sites is implementation, even when the client is important. A network engineer's endeavor begins where the work produces something the next site can reuse without you: a reference design, a test method, a tool, a set of measured results that changes how others build.",
  sections: [
    {
      id: 'a-career-with-one-thread',
      heading: 'A career with one thread',
      blocks: [
        { kind: 'callout', tone: 'note', title: 'What is invented in this illustration', text: "Kwabena and every utility in this article are made up. It is no account of a customer's case." },
        {
          kind: 'paragraph',
          text: 'Kwabena has designed networks for twelve years, first for telecom operators and now for an integrator with municipal clients. Reading his project list he found one thread. Four times he had separated the control network of a water plant from its office network without stopping the plant, each time with fewer hours of downtime, and each time he wrote the steps down.',
        },
      ],
    },
    {
      id: 'first-draft-and-what-was-wrong-with-it',
      heading: 'First draft, and what was wrong with it',
      blocks: [
        {
          kind: 'quote',
          text: 'I propose to provide network engineering and cybersecurity services to utilities across the United States. Critical infrastructure is under attack, and there are not enough engineers with my certifications. I have completed over sixty projects for well-known clients.',
          attribution: WEAK_VERSION,
        },
        {
          kind: 'paragraph',
          text: 'Services to clients end with the clients. A lack of engineers is a matter for labor certification. Sixty projects are sixty implementations. In the appeal decisions of 2025 and 2026 undifferentiated consulting fails in the same way as an endeavor that recites ordinary duties. [1] The sentence about attacks is true, and it would be true if Kwabena did not exist.',
        },
      ],
    },
    {
      id: 'second-draft',
      heading: 'Second draft',
      blocks: [
        {
          kind: 'quote',
          text: 'I will continue to develop a staged method for separating control networks from office networks at small water utilities while the plant keeps running. The method has a device-discovery step that is safe for old controllers, a decision sheet for each connection, and a rollback test. Two utilities that were never clients of my employer have applied it from the written version. I will test it at six more through a state rural-water association, publish downtime and error figures, and propose it to the association as a training module.',
          attribution: STRONG_VERSION,
        },
      ],
    },
    {
      id: 'five-reasons-this-draft-can-be-examined',
      heading: 'Five reasons this draft can be examined',
      blocks: [
        {
          kind: 'list',
          ordered: true,
          items: [
            '**Object:** a staged method with three named parts.',
            '**Problem:** separation without shutdown. It is a known obstacle, and he can cite guidance about it.',
            '**Users beyond clients:** two utilities already, six to come.',
            '**Route:** association, publication, training module.',
            '**Measure:** downtime and errors, before and after.',
          ],
        },
        {
          kind: 'paragraph',
          text: 'The March 2026 cyber strategy has six pillars, and critical infrastructure is one of them. [2] Kwabena quotes this in one line. The rest of his section is about old controllers.',
        },
      ],
    },
    {
      id: 'the-exhibits-he-needs',
      heading: 'The exhibits he needs',
      blocks: [
        {
          kind: 'table',
          caption: 'What each exhibit has to show',
          head: ['Exhibit', 'Shows', 'Caution'],
          rows: [
            ['Method document, three versions with dates', 'Development over time', 'Remove addresses, device names and anything an attacker could use'],
            ['Downtime records of four projects', 'Improvement', 'Needs the permission of the clients'],
            ['Letters from the two independent utilities', 'Use without him', 'Each writer describes their own plant'],
            ['Association email and agenda', 'The route is open', 'Must be dated before filing'],
            ['Letter from an industrial-control researcher', 'What differs from standard guidance', 'Must say that there is no tie'],
            ['Certifications and employer letters', 'Well positioned; EB-2 experience', 'Duties, dates, growth'],
          ],
        },
        { kind: 'paragraph', text: 'Security work has a special trap. Evidence that proves too much can endanger the plant it describes. Redact, and explain in a footnote what was removed and why.' },
      ],
    },
    {
      id: 'how-much-math-how-much-story',
      heading: 'How much math, how much story',
      blocks: [
        {
          kind: 'paragraph',
          text: 'The officer is not a network engineer. One diagram with six boxes is better than a page of protocol names. Kwabena tells one incident in four sentences: a pump controller that stopped when scanned, how the discovery step avoids it, what the operator saw. Then he gives the numbers for all sites in a table. The story makes the problem plain, while the table keeps it honest.',
        },
      ],
    },
    {
      id: 'if-you-are-on-the-power-side',
      heading: 'If you are on the power side',
      blocks: [
        {
          kind: 'paragraph',
          text: 'A protection engineer may have a settings method for grids with many inverters. A planner may have a faster study for large loads, and here the September 2025 Speed to Power notice about generation and transmission for data centers and factories gives context. [3] A radio engineer may have a planning method for sharing spectrum. The question is always whether another engineer, at another company, would do the next job differently.',
        },
      ],
    },
    {
      id: 'the-honest-limit',
      heading: 'The honest limit',
      blocks: [
        {
          kind: 'paragraph',
          text: "Two utilities and one association make a regional effect. That can be enough in principle, because importance is not a matter of map size [4], but he should not write \"nationwide\" over it. Nor should he lean on his employer's client list: the integrator's reach is the integrator's.",
        },
        {
          kind: 'paragraph',
          text: 'There is also the question of ownership. If the steps were written on paid hours for clients, the integrator may own them. Kwabena asked for permission to publish and received it in writing. Without that letter he would have had to choose another endeavor, or write a new method from public material.',
        },
        { kind: 'paragraph', text: 'Engineers who have held a security clearance, or who handle export-controlled designs, should get legal advice on what may be filed at all.' },
      ],
    },
  ],
  sources: [SOURCES.niwSkills, SOURCES.cyberStrategy, SOURCES.speedToPower, SOURCES.policyManual],
  related: [
    { label: 'Network and electrical engineer templates', path: '/network-electrical-engineer-sample' },
    { article: 'national-importance-routes' },
    { article: 'public-priorities-and-your-endeavor' },
  ],
}
