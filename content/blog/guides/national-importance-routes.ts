import type { Article } from '../article.ts'
import { EDITORIAL_AUTHOR } from '../article.ts'
import { SOURCES } from '../sources.ts'

export const article: Article = {
  slug: 'national-importance-routes',
  title: 'Routes to national importance in the Policy Manual',
  description: 'The ways in which the manual lets an endeavor matter nationally, the evidence each needs, and the arguments that fail again and again.',
  published: '2026-11-20',
  updated: '2026-11-20',
  lastReviewed: '2026-11-20',
  author: EDITORIAL_AUTHOR,
  category: 'standard',
  profession: null,
  lead: 'National importance is about what your endeavor can change, not about how large your industry is or how wide the map. The Policy Manual accepts several routes: implications inside a field (a better process, a medical advance), significant potential to employ U.S. workers, other substantial positive economic effects, and broader implications for a field, a region or the public. Local work can qualify. Benefit to one employer does not, however large the employer. [1] Choose the one route your evidence really supports and prove that.',
  sections: [
    {
      id: 'route-one-implications-inside-a-field',
      heading: 'Route one: implications inside a field',
      blocks: [
        { kind: 'paragraph', text: 'The endeavor improves how others in the field work. Engineers, researchers, clinicians and educators can use this route, and the evidence is about *others*.' },
        {
          kind: 'paragraph',
          text: "Ask: who else would build, treat, teach or test differently because of this? Then show the path. A method travels by publication, by a standards committee, by an open tool that people download, by a license, by a training program, by a regulator's guidance. For technology made for a company's own customers the manual looks for evidence of wide adoption or licensing interest, a new process, or an effect on how others build similar technology. [2]",
        },
        {
          kind: 'paragraph',
          text: '*Example (invented).* A test engineer wrote a procedure for finding hairline cracks in wind-turbine bolts. At her plant it saves money: that is benefit to one employer. When two other operators ask to use it and an industry working group schedules it for review, it has begun to reach the field. Her evidence is the requests, the agenda, and letters that say what the operators changed.',
        },
      ],
    },
    {
      id: 'route-two-jobs-measured-against-a-place',
      heading: 'Route two: jobs, measured against a place',
      blocks: [
        {
          kind: 'paragraph',
          text: 'The manual accepts "significant potential to employ U.S. workers", with more weight in an economically depressed area. [1] The number means little alone. Twelve jobs in a large city and twelve jobs in a county that lost its only plant are different facts, so measure against the region: its unemployment, its wages, its lost employers, each from a dated public source.',
        },
        {
          kind: 'paragraph',
          text: 'Projections need a method. In 380 of 3,633 dismissed appeals (10.5%) a business plan or its projections had none. [3] Show the chain: signed interest or current customers, capacity per employee, hiring sequence, assumptions that a reader can disagree with. That small business creates jobs is a general truth and says nothing about one venture. [2]',
        },
      ],
    },
    {
      id: 'route-three-other-substantial-economic-effects',
      heading: 'Route three: other substantial economic effects',
      blocks: [
        {
          kind: 'paragraph',
          text: "Lower cost for a whole class of users, a domestic source for a part that was imported, fewer failures in a shared system. The effect must come from the endeavor, and somebody other than you should describe it. If the only economic effect is your employer's revenue, you are back at one employer.",
        },
      ],
    },
    {
      id: 'route-four-health-safety-and-the-public',
      heading: 'Route four: health, safety and the public',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Work that protects patients, drinking water, power supply or public money can matter nationally without an economic figure. For a drug developed inside a company, argue the effect on public health and not the company\'s profit. [2] The strongest version ties a narrow result ("detects this failure earlier") to an authoritative statement about that same failure.',
        },
      ],
    },
    {
      id: 'where-stem-and-technology-lists-come-in',
      heading: 'Where STEM and technology lists come in',
      blocks: [
        {
          kind: 'paragraph',
          text: 'For science and technology officers may look at authoritative lists: the Critical and Emerging Technologies list, the annual research-priorities memo, the national security strategy. Prong 3 gets a strong positive factor only when three things stand together: an advanced STEM degree (a Ph.D. especially), work that furthers a critical technology or another STEM area important to competitiveness or security, and being well positioned. A listed area alone is credited and then held insufficient. [4]',
        },
        {
          kind: 'paragraph',
          text: "The list helps you explain the subject. It cannot do your endeavor's work. Our guide to [public priorities](/blog/public-priorities-and-your-endeavor) shows how to use it.",
        },
      ],
    },
    {
      id: 'what-separates-granted-from-dismissed-appeals',
      heading: 'What separates granted from dismissed appeals',
      blocks: [
        { kind: 'paragraph', text: 'One public index compared dismissed appeals with the 80 that were granted. [3] These are appealed denials only, and they are not approval rates.' },
        {
          kind: 'bars',
          caption: 'What the decision says, as a share of each group',
          series: ['dismissed', 'granted'],
          rows: [
            { name: 'The effect must reach beyond employer, clients and customers', count: null, shares: [22.5, 2.5] },
            { name: 'The work is compared with teaching activities', count: null, shares: [39.5, 2.5] },
          ],
        },
        {
          kind: 'paragraph',
          text: 'What recurs in granted appeals: a named method, problem or system presented as ongoing work; an authoritative document that names *that* technology or problem; dissemination or adoption as the route to wider effect; independent people who say what *they* did differently; government funding or laboratory interest; and a plan together with progress. [4]',
        },
        {
          kind: 'table',
          caption: 'Arguments that fail, and the question each leaves open',
          head: ['Argument', 'What it leaves open'],
          rows: [
            ['"My field is worth billions."', 'What changes in it because of your work?'],
            ['"There are not enough people in my profession."', 'Why is the waiver the answer? Labor certification tests shortages'],
            ['"My employer serves all fifty states."', 'Who benefits who is not the employer or its customers?'],
            ['"I hold two degrees and an award."', 'That is prong 2; why does the work matter?'],
            ['"My work touches AI, energy, health and defense."', 'Which one problem does it change?'],
            ['"I will train many people."', 'How does the effect pass beyond the people you train?'],
          ],
        },
      ],
    },
    {
      id: 'building-the-section-step-by-step',
      heading: 'Building the section, step by step',
      blocks: [
        {
          kind: 'list',
          ordered: true,
          items: [
            '**One sentence.** "My endeavor has national importance because [result], once [route], changes [what] for [whom beyond employer and clients]."',
            '**The problem, documented.** One or two authoritative sources that name it. Tier A names your specific problem or technology; tier B the sub-field; tier C only the field, and that is context.',
            '**The route, evidenced.** Requests, downloads, pilots, memoranda, committee agendas, licenses.',
            '**The scale, honest.** Figures with a source and a year, or none. Every number that is your own estimate says how you made it.',
            '**The limit.** One line on what you do not claim. It makes the rest credible.',
          ],
        },
        { kind: 'paragraph', text: 'Keep the person out of it. When a sentence praises you, move it to prong 2.' },
        {
          kind: 'callout',
          tone: 'note',
          title: 'About our drafts',
          text: 'A [Selfpetition AI](/ai) draft ({price.ai}) offers several argument options for this section. You choose, and you remain responsible for every word that you file.',
        },
      ],
    },
    {
      id: 'if-none-of-the-routes-fits',
      heading: 'If none of the routes fits',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Then do not force one. Some good careers hold no endeavor that reaches past the employer, and a petition would have nothing to rest on. Two things are still open: a different project of yours that already travels, or time to let the present one travel (publish the method, open the tool, find the second user) before you file. Facts after filing do not count, so the waiting must happen first. [4]',
        },
      ],
    },
  ],
  sources: [SOURCES.policyManual, SOURCES.threeProngs, SOURCES.greencardnav, SOURCES.niwSkills],
  related: [{ article: 'public-priorities-and-your-endeavor' }, { article: 'endeavor-or-occupation' }, { label: 'Selfpetition AI', path: '/ai' }],
}
