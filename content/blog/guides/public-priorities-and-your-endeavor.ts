import type { Article } from '../article.ts'
import { EDITORIAL_AUTHOR } from '../article.ts'
import { SOURCES } from '../sources.ts'

export const article: Article = {
  slug: 'public-priorities-and-your-endeavor',
  title: 'How to tie an endeavor to a public priority',
  description: 'Which public documents carry weight, how to rank them, and how to link one to your project without claiming what it does not say.',
  published: '2026-11-20',
  updated: '2026-11-20',
  lastReviewed: '2026-11-20',
  author: EDITORIAL_AUTHOR,
  category: 'standard',
  profession: null,
  lead: 'A public priority shows that your subject matters to the country. It never shows that your endeavor does. To use one well, find a document that names your specific problem or technology, quote the exact passage, and then show with your own evidence how your work acts on that problem. Appeal decisions punish the shortcut: in 1,729 of 3,633 dismissals (47.6%) the field was proved and the endeavor was not. [1]',
  sections: [
    {
      id: 'three-tiers',
      heading: 'Three tiers',
      blocks: [
        { kind: 'paragraph', text: 'Sort what you find by how close it comes to your work. [2]' },
        {
          kind: 'table',
          caption: 'How close is the document?',
          head: ['Tier', 'It names', 'Use'],
          rows: [
            ['A', 'Your specific problem or technology', 'Quote it; it carries weight when your evidence meets it'],
            ['B', 'Your sub-field', 'Use it to frame the subject, and narrow to your work in one sentence'],
            ['C', 'Only the field', 'Context. One line, never proof'],
          ],
        },
        {
          kind: 'paragraph',
          text: 'Suppose you work on open tools that help organizations move to post-quantum cryptography. A speech that calls cybersecurity vital is tier C. A national cyber strategy with a pillar on federal networks that names zero trust and post-quantum work [3] is tier B or A, depending on how narrow your tool is. A technical publication about migrating exactly the kind of system you handle is tier A.',
        },
        { kind: 'paragraph', text: 'One tier A document with one honest paragraph is worth more than eleven tier C quotations.' },
      ],
    },
    {
      id: 'documents-that-people-use-with-their-dates',
      heading: 'Documents that people use, with their dates',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Priorities change with administrations, and a list has the date it was made. Below are examples, each as reported by the source we read. Open the primary document and read the passage before you rely on it.',
        },
        {
          kind: 'table',
          caption: 'Examples of documented public priorities',
          head: ['Subject', 'Document', 'Date'],
          rows: [
            ['Technologies', 'Critical and Emerging Technologies List: 18 areas with subfields. It says itself that it is no funding-priority list [4]', 'February 12, 2024'],
            ['Artificial intelligence', "America's AI Action Plan: three pillars, more than 90 actions [5]", 'July 23, 2025'],
            ['Cybersecurity', "President's cyber strategy: six pillars, among them critical infrastructure and federal networks [3]", 'March 6, 2026'],
            ['Electric grid', 'Energy Department (DOE) report under Executive Order (EO) 14262: load growth and 104 GW of retirements raise outage risk by 2030 [6]', 'July 2025'],
            ['Power for industry', 'Speed to Power: generation and transmission for data centers and factories [7]', 'September 18, 2025'],
            ['Semiconductors', 'CHIPS and Science Act: manufacturing, research, 33 STEM workforce programs [8]', '2022'],
            ['Medicines', 'Executive order on a strategic reserve of active pharmaceutical ingredients [9]', 'August 13, 2025'],
            ['Health data', 'CMS Health Tech Ecosystem, interoperability framework [10]', 'July 30, 2025'],
            ['Illicit finance', 'FinCEN national priorities, fraud and cybercrime among them [11]', 'June 30, 2021'],
            ['Schools', 'EO 14277 on AI education for youth [12]', 'April 23, 2025'],
            ['Skilled work', 'EO 14278: over one million new active apprentices [13]', 'April 23, 2025'],
            ['Drones', 'EO on drone dominance: flights beyond visual line of sight, domestic supply [14]', 'June 6, 2025'],
          ],
        },
      ],
    },
    {
      id: 'the-four-sentence-link',
      heading: 'The four-sentence link',
      blocks: [
        { kind: 'paragraph', text: 'Once you have the passage, four sentences are enough.' },
        {
          kind: 'list',
          ordered: true,
          items: [
            '**What the document says**, in its own words, with date and page.',
            '**Which part of it your work concerns.** Narrow: "the passage on transformer failure", not "energy".',
            '**What your work does about it**, with the exhibit that shows it.',
            '**Who beyond your employer will use it**, with the exhibit that shows that.',
          ],
        },
        {
          kind: 'paragraph',
          text: 'Here is an invented example. "The July 2025 DOE report finds that load growth and retirements raise outage risk by 2030 (Exhibit 9, passage marked). My endeavor concerns one cause of outages, undetected insulation decay in distribution transformers. My published method finds the decay from data that utilities already record (Exhibit 11). Two cooperatives that do not employ me have begun to apply it (Exhibits 14 and 15)." Sentences one and two come from the government. Three and four must come from you, and that is where the case is.',
        },
      ],
    },
    {
      id: 'mistakes-to-avoid',
      heading: 'Mistakes to avoid',
      blocks: [
        { kind: 'paragraph', text: '**Treating a list as a pass.** A listed technology area is credited and then held insufficient when it stands alone. [2]' },
        {
          kind: 'paragraph',
          text: '**Stretching.** If a document says "advanced manufacturing" and you run payroll for a factory, do not call payroll advanced manufacturing. A link that needs the word "ultimately" is too long.',
        },
        { kind: 'paragraph', text: '**Collecting.** Many national problems named at once weaken each other. [2] Choose the one that your project can change, and leave the others out.' },
        {
          kind: 'paragraph',
          text: '**Using shortage reports as a priority.** A workforce projection documents a need for services, as that of HRSA, the federal health-workforce agency, does up to 2037. [15] It can frame a *model* that improves access. It does not make one more practitioner nationally important, because the importance or shortage of a profession does not cure a narrow endeavor. [16]',
        },
        {
          kind: 'paragraph',
          text: "**Citing news of a document.** Read and file the document itself. A newspaper's sentence about a strategy is weaker than the strategy's own sentence, and sometimes wrong.",
        },
        { kind: 'paragraph', text: '**Old priorities in the present tense.** Write the date. If a program was replaced, say so, and find the present one.' },
      ],
    },
    {
      id: 'how-to-search-in-one-afternoon',
      heading: 'How to search in one afternoon',
      blocks: [
        {
          kind: 'list',
          ordered: true,
          items: [
            "Write the problem in three different words: the engineer's word, the regulator's word, the user's word.",
            'Search the sites that own it: the agency that regulates it, the national laboratory that studies it, the committee that writes its standard.',
            'In each document, search inside for your three words. No hit means tier C at most.',
            'Save the PDF with its date and page number. It becomes an exhibit.',
            'Write the four sentences. If sentence three has no exhibit yet, you have found your next task.',
          ],
        },
        {
          kind: 'paragraph',
          text: 'If nothing names your problem, say nothing. A missing source is no disaster: adoption by independent users can carry national importance without any list. An invented or bent source is a disaster, because it puts the rest of your word in doubt.',
        },
        {
          kind: 'callout',
          tone: 'note',
          title: 'What our generator does',
          text: 'The free [Endeavor Generator](/proposed-endeavor-generator) points to a public priority only where one from its dated list fits the subject. Treat it as a pointer for your reading, not as proof.',
        },
      ],
    },
    {
      id: 'interested-agencies',
      heading: 'Interested agencies',
      blocks: [
        {
          kind: 'paragraph',
          text: 'A letter from a federal agency, a national laboratory, a state or local economic-development body or another quasi-governmental entity can help under any of the three prongs when it describes use of *your* work. It is never required. [16] If you already work with such a body, ask. If you do not, a general letter of welcome adds little.',
        },
      ],
    },
  ],
  sources: [
    SOURCES.greencardnav,
    SOURCES.niwSkills,
    SOURCES.cyberStrategy,
    SOURCES.cet,
    SOURCES.aiActionPlan,
    SOURCES.gridReport,
    SOURCES.speedToPower,
    SOURCES.chips,
    SOURCES.apiReserve,
    SOURCES.healthTech,
    SOURCES.amlPriorities,
    SOURCES.aiEducation,
    SOURCES.skilledTrades,
    SOURCES.drones,
    SOURCES.hrsa,
    SOURCES.policyManual,
  ],
  related: [{ article: 'national-importance-routes' }, { article: 'evidence-list-and-exhibits' }, { label: 'Endeavor Generator', path: '/proposed-endeavor-generator' }],
}
