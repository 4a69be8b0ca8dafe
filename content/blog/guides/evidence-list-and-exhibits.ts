import type { Article } from '../article.ts'
import { EDITORIAL_AUTHOR } from '../article.ts'
import { SOURCES } from '../sources.ts'

export const article: Article = {
  slug: 'evidence-list-and-exhibits',
  title: 'Building an evidence list and an exhibit index',
  description: 'A working list with seven columns, the order of proof, how to number and cite exhibits, and what to do with a sentence no exhibit supports.',
  published: '2026-11-20',
  updated: '2026-11-20',
  lastReviewed: '2026-11-20',
  author: EDITORIAL_AUTHOR,
  category: 'evidence',
  profession: null,
  lead: 'An evidence list is a table you keep while you work; an exhibit index is the clean version you file. Make the list first, with one row per document and a column that says what the document proves and for which test. Write the letter from the list, cite each exhibit at the sentence that needs it, and build the index last. Every sentence that no exhibit supports is a place to stop.',
  sections: [
    {
      id: 'the-seven-columns',
      heading: 'The seven columns',
      blocks: [
        {
          kind: 'table',
          caption: 'A working evidence list (invented rows; P1 to P3 are the three prongs)',
          head: ['Id', 'Title', 'What it proves', 'Test', 'Who holds it', 'Status', 'Before filing?'],
          rows: [
            ['E-01', 'M.S. diploma, transcript, evaluation', 'Advanced degree in the specialty', 'EB-2', 'University; evaluator', 'Have', 'Yes'],
            ['E-07', 'Method paper, 2024', 'The named method exists and is public', 'P1, P2', 'Journal', 'Have', 'Yes'],
            ['E-09', 'Agency report, passage marked', 'The problem is a documented one', 'P1', 'Agency site', 'Have', 'Yes'],
            ['E-12', 'Letter, operations chief of a cooperative', 'Outside use of the method', 'P1, P2', 'Writer', 'Asked for', 'Facts: yes'],
            ['E-15', 'Pilot agreement', 'Progress on the plan', 'P2', 'Partner', 'Missing', 'Must be signed first'],
            ['E-18', 'Statement on hiring in this work', 'Labor certification suits it badly', 'P3', 'Writer', 'Missing', 'Facts: yes'],
          ],
        },
        {
          kind: 'paragraph',
          text: 'Add an eighth column, *translation needed*, if any paper is not in English. Missing certified translations appear in 56 of 3,633 dismissed NIW appeals; it is one of the cheapest mistakes to avoid. [1]',
        },
        {
          kind: 'paragraph',
          text: 'The "test" column does most of the work. Sort by it. If everything says P2, you have a strong person and an unproved endeavor, which is exactly the pattern of the 893 dismissals (24.6%) where credentials were offered as proof of national importance. [1]',
        },
      ],
    },
    {
      id: 'the-order-of-proof',
      heading: 'The order of proof',
      blocks: [
        {
          kind: 'paragraph',
          text: "The rule in 8 CFR 103.2(b)(2) prefers primary documents, then secondary ones, then statements by people. [2] Think of it as a ladder. The contract is better than a newspaper line about the contract, and the newspaper line is better than a friend's memory. Go down a rung only when the rung above does not exist, and say that it does not.",
        },
        {
          kind: 'table',
          caption: 'The same fact on three rungs',
          head: ['Fact', 'Primary', 'Secondary', 'Statement'],
          rows: [
            ['A utility uses your tool', 'Signed order, release note, configuration record', "Utility's annual report", "Engineer's letter"],
            ['You led the work', 'Project charter, commit log, grant page', 'Conference program', "Supervisor's letter"],
            ['The product has users', 'Invoice list, download log', 'Trade article', "Customer's letter"],
            ['You earn above the usual range', 'Tax form, pay record plus wage survey', 'Offer letter', "Employer's letter"],
          ],
        },
        { kind: 'paragraph', text: 'Letters then do what only people can do: explain why the documents matter, and what the writer did because of them.' },
      ],
    },
    {
      id: 'what-exists-on-the-filing-date',
      heading: 'What exists on the filing date',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Facts that come after filing do not count: a new citation, a new paper, a new job. [2] So the column "before filing?" has three honest values. *Yes.* *No*, in which case you wait or leave it out. *Facts yes, document later*: a letter signed next week may describe what happened last year.',
        },
        { kind: 'paragraph', text: 'Before you file, read down that column once. A "no" that carries your whole plan is a reason to delay.' },
      ],
    },
    {
      id: 'numbers-in-evidence',
      heading: 'Numbers in evidence',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Citations are taken apart in decisions: one paper, a fifth authorship, a topic that is not the endeavor\'s, and the count shrinks to nothing. Percentile claims are checked for the category they rest on. [2] If you use a number, give three things beside it: where it comes from, the date you looked, and what it is compared with. "41 citations (database, November 2026), of which 29 concern the method of this petition" is a fact. "Top 3% worldwide" invites the officer to ask: of what?',
        },
        { kind: 'paragraph', text: 'What beats a count is **adoption**. Somebody who uses the thing is stronger than somebody who mentions it.' },
      ],
    },
    {
      id: 'numbering-and-citing',
      heading: 'Numbering and citing',
      blocks: [
        {
          kind: 'list',
          ordered: false,
          items: [
            'One document, one exhibit, one number. A bundle called "various certificates" cannot be cited.',
            'Number in the order in which the letter first needs them, or group by test. Choose one system and keep it.',
            'Cite at the sentence: "The procedure has been in the cooperative\'s storm manual since May 2025 (Exhibit 12, p. 2)." A cluster of five exhibits after a paragraph tells the reader to search.',
            'Cite only exhibits that are in the index. Check this by machine or by hand at the end; an exhibit that was removed late leaves its number behind.',
            'In the index give each exhibit its title, date, pages and one line on what it proves.',
            'Mark the passage. A box around three lines on a forty-page report saves the officer a search.',
          ],
        },
        {
          kind: 'paragraph',
          text: 'A cover letter of 15 to 30 pages is the usual practical range in public guides, with two to four pages for the exhibit index and sources. [3][4] Length is no aim. A shorter letter in which every claim has a number is easier to follow than a long one in which the reader loses the thread.',
        },
      ],
    },
    {
      id: 'what-to-do-with-an-unsupported-sentence',
      heading: 'What to do with an unsupported sentence',
      blocks: [
        { kind: 'paragraph', text: 'You will find some. There are four honest things to do.' },
        {
          kind: 'list',
          ordered: true,
          items: [
            '**Prove it.** Somebody holds the document. Ask.',
            '**Weaken it.** "Widely used" becomes "used at two sites".',
            '**Mark it as plan.** "I intend to release the second version in 2027" needs no exhibit of the release, only of the progress.',
            '**Delete it.** Most sentences that cannot be proved were there only because they sounded good.',
          ],
        },
        {
          kind: 'paragraph',
          text: 'Drafting tools make this harder, since fluent sentences look finished. When you read a draft, ours included, put a pencil mark at every claim and write the exhibit number next to it. Our [Selfpetition AI](/ai) drafts come with a proposed evidence list for that purpose; "proposed" means that you decide whether the document exists and says what the line says.',
        },
        {
          kind: 'callout',
          tone: 'caution',
          title: 'Your name is on it',
          text: 'You sign the petition under penalty of perjury. [5] A document that is altered, or that says something that did not happen, can end more than this case. If a document in your file worries you, ask an attorney ([AILA lawyer directory](https://www.ailalawyer.com)) before you file.',
        },
      ],
    },
    {
      id: 'the-last-pass',
      heading: 'The last pass',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Print the index. For each exhibit ask: *what does this prove, and for which test?* If you cannot answer in one line, the officer cannot either. Then read only the sentences with exhibit numbers, in order. They should tell the whole story by themselves: this person fits EB-2, this project can change this problem for these people, this person has begun it, and here is why waiting for the usual route makes little sense.',
        },
        {
          kind: 'paragraph',
          text: 'Keep the working list after filing. If a notice comes, it is the map from each question to the documents that already answer it, and to the ones that existed and were left out. Our guide to [RFE notices in 2026](/blog/rfe-notices-in-2026) starts from that list.',
        },
      ],
    },
  ],
  sources: [SOURCES.greencardnav, SOURCES.niwSkills, SOURCES.petitionSample, SOURCES.diyGuide, SOURCES.signatures],
  related: [{ article: 'reference-letters-that-carry-weight' }, { label: 'Document list of NIW DIY', path: '/faq/DocumentsList' }, { article: 'endeavor-or-occupation' }],
}
