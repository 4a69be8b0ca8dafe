import type { Article } from '../article.ts'
import { EDITORIAL_AUTHOR } from '../article.ts'
import { SOURCES } from '../sources.ts'

export const article: Article = {
  slug: 'rfe-notices-in-2026',
  title: 'RFE notices in 2026: what changed and how to read one',
  description: 'After PA-2026-05 deadlines can be shorter and some cases are denied without a notice. How to read an RFE, point by point, and answer once.',
  published: '2026-11-20',
  updated: '2026-11-20',
  lastReviewed: '2026-11-20',
  author: EDITORIAL_AUTHOR,
  category: 'notices',
  profession: null,
  lead: 'A request for evidence (RFE) is a list of points on which the officer is not yet persuaded, with a printed date. Since policy alert PA-2026-05 of August 5, 2026, two things are different: officers may deny without sending any notice when required initial evidence is missing or eligibility is not shown, and the old 12-week norm is now only a maximum, so a deadline may be much shorter. [1] Copy the printed date, answer every contested point about the endeavor you filed, and send one complete reply.',
  sections: [
    {
      id: 'what-pa-2026-05-changed',
      heading: 'What PA-2026-05 changed',
      blocks: [
        {
          kind: 'paragraph',
          text: 'The alert covers new cases and cases already pending. The points below are as summarized in a public change log; read the alert itself before you rely on them. [2]',
        },
        {
          kind: 'table',
          caption: 'What holds since August 5, 2026',
          head: ['Subject', 'Now'],
          rows: [
            ['No notice at all', 'A denial without any request or warning is possible when initial evidence is missing or eligibility is not shown'],
            ['RFE response time', '12 weeks is the maximum, not the norm'],
            ['Notice of intent to deny (NOID)', '30 days at most'],
            ['Mailed notice', '3 days are added'],
            ['Mail to an address abroad', 'The extra 14 days are gone'],
            ['Extensions', 'None'],
          ],
        },
        { kind: 'paragraph', text: 'The practical meaning: file complete. People used to treat the RFE as a second chance to supply what was left out. It may not come.' },
      ],
    },
    {
      id: 'never-calculate-the-deadline',
      heading: 'Never calculate the deadline',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Do not count weeks from the notice date, and do not trust a tool that does. **Transcribe the date that is printed on your notice.** Then record on the same sheet: the notice date, the receipt number, whether it is an RFE or a NOID, each contested point with a short exact quote, and each element the notice concedes. [3]',
        },
        {
          kind: 'paragraph',
          text: 'The last item is easy to forget. A notice may say that substantial merit has been shown, or that you hold an advanced degree. Do not argue conceded points again; a long defense of something already granted buries the answer to what is not.',
        },
      ],
    },
    {
      id: 'separate-the-standard-text-from-the-personal-text',
      heading: 'Separate the standard text from the personal text',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Much of a notice is standard: the statute, the three prongs, lists of possible evidence. Read it once. Then look for the passages that could only have been written about you: your exhibit numbers, your employer, a phrase from your plan. Those few paragraphs are the real questions. [4]',
        },
        {
          kind: 'paragraph',
          text: "One method works on paper. Take three colors. Yellow for standard text, green for what is conceded, red for each sentence that says something was not shown. Number the reds. Your reply has one heading for each red, in the notice's order.",
        },
      ],
    },
    {
      id: 'the-seven-concerns-you-will-most-likely-meet',
      heading: 'The seven concerns you will most likely meet',
      blocks: [
        { kind: 'paragraph', text: 'USCIS publishes no statistics of RFE reasons, so a page that gives exact percentages is guessing. [5] These seven recur in guides and in appeal decisions.' },
        {
          kind: 'table',
          caption: 'What the notice says, and what it asks for',
          head: ['Concern', 'Prong', 'It asks for'],
          rows: [
            ['The endeavor reads like a job', '1', 'A detailed description of the endeavor already filed, how and through whom'],
            ['National importance not shown', '1', 'Impact beyond employer, clients and locality, tied to the endeavor'],
            ['Substantial merit not documented', '1', 'Objective material on the specific work'],
            ['Record and role', '2', 'Your own contributions, adoption by others, independent letters with examples'],
            ['Plan, progress, support', '2', 'Milestones, contracts, funding, interest from users or investors'],
            ['Why waive', '3', 'Why labor certification is impractical, benefit even if U.S. workers exist, urgency, jobs'],
            ['EB-2 threshold', 'EB-2', 'Degree evaluation, letters for five years, three of six kinds of evidence, an occupation that is a profession, link to the endeavor'],
          ],
        },
        {
          kind: 'paragraph',
          text: 'How often do notices come? Third parties quote about 50% of NIW cases in early 2026 and about 39% in March 2026. [6] We could not trace those figures to an agency table, so treat them as disputed.',
        },
      ],
    },
    {
      id: 'answer-the-endeavor-as-filed',
      heading: 'Answer the endeavor as filed',
      blocks: [
        {
          kind: 'paragraph',
          text: 'It is tempting to rewrite the endeavor so that it answers the criticism. Do not. Re-scoping in a reply is a material change, and the endeavor is locked by the record. [3] In 504 of 3,633 dismissed appeals (13.9%) the endeavor had been changed or enlarged after filing. [7]',
        },
        {
          kind: 'paragraph',
          text: "What you may do: explain it better, quote the filed pages, add documents that prove facts which existed on the filing date. What does not count: a second project, a new employer's program, a paper published last month.",
        },
        {
          kind: 'paragraph',
          text: '*Example (invented).* The petition proposed an inspection protocol for small dams. The notice says the national importance is not clear. A safe reply quotes page 6 of the petition on the state dam-safety offices, adds the 2025 emails in which two offices asked for the protocol, and a letter from one of them. An unsafe reply says that the protocol will now also serve bridges and mines.',
        },
      ],
    },
    {
      id: 'one-reply-complete',
      heading: 'One reply, complete',
      blocks: [
        { kind: 'paragraph', text: 'Under 8 CFR 103.2(b)(11) everything goes in one submission; a partial answer is a request to decide on the record. [3] So assemble first and send last:' },
        {
          kind: 'list',
          ordered: true,
          items: [
            'A cover page with receipt number, notice date and printed deadline. Put the original notice on top if the notice asks for it.',
            'A one-page map: each point, where it is answered, which exhibits.',
            "The narrative, in the notice's order. Start each part with the quote, then the answer in one sentence, then the proof.",
            'New exhibits, numbered on from the old ones. Refer to the old ones by their filed numbers.',
            'Delivery with proof, several days before the printed date. "Received by" means received.',
          ],
        },
        { kind: 'paragraph', text: 'Premium processing: an RFE counts as the action and the clock starts anew when the reply arrives. [8]' },
      ],
    },
    {
      id: 'tone',
      heading: 'Tone',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Write for a busy reader. Thank nobody and accuse nobody. If the notice overlooked an exhibit, say where it is: "Exhibit 14, page 3, filed with the petition, states…" If it misread the law, quote the Policy Manual passage and move on.',
        },
        {
          kind: 'callout',
          tone: 'attorney',
          title: 'When to get a lawyer for a notice',
          text: "If you have a NOID, a question about fraud, misrepresentation or a letter's authenticity, an old refusal, a status that is about to end, or a deadline you may miss, call an immigration attorney the same day. To find one: the [AILA lawyer directory](https://www.ailalawyer.com) or the [Justice Department list](https://www.justice.gov/eoir/list-pro-bono-legal-service-providers).",
        },
      ],
    },
    {
      id: 'if-you-want-help-with-the-writing',
      heading: 'If you want help with the writing',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Our [RFE Response](/rfe) is a drafted narrative with a proposed evidence list at {price.rfeProng} per prong, for the prongs your notice contests. We compare it with what you filed and mark anything that would re-scope the endeavor. It is drafting and not representation, and no outcome is promised.',
        },
      ],
    },
  ],
  sources: [SOURCES.pa202605, SOURCES.migrantUsa, SOURCES.niwSkills, SOURCES.viston, SOURCES.greenwayGuide, SOURCES.rajuLaw, SOURCES.greencardnav, SOURCES.i907],
  related: [{ label: 'RFE Response, priced per prong', path: '/rfe' }, { article: 'after-filing-nothing-re-scoped' }, { article: 'reference-letters-that-carry-weight' }],
}
