import { feeOf } from '../../facts/fees.ts'
import type { Article } from '../article.ts'
import { EDITORIAL_AUTHOR } from '../article.ts'
import { SOURCES } from '../sources.ts'

export const article: Article = {
  slug: 'after-filing-nothing-re-scoped',
  title: 'After filing: why nothing may be re-scoped',
  description: 'The endeavor is fixed on the filing date. What you may still explain, what counts as a material change, and how to live with a pending case.',
  published: '2026-11-20',
  updated: '2026-11-20',
  lastReviewed: '2026-11-20',
  author: EDITORIAL_AUTHOR,
  category: 'notices',
  profession: null,
  lead: 'On the day you file, the record locks your endeavor. In a reply, a motion or an appeal you may explain it, document it and correct misreadings; you may not change or enlarge it, and facts that arose after filing do not count. [1] It is a frequent reason for dismissal: 504 of 3,633 dismissed NIW appeals (13.9%) say that the endeavor was changed or enlarged after filing. [2] The remedy for a wrong endeavor is a new petition.',
  sections: [
    {
      id: 'why-the-rule-exists',
      heading: 'Why the rule exists',
      blocks: [
        {
          kind: 'paragraph',
          text: 'A petition asks the agency to decide whether you were eligible when you filed. Your priority date, your place in the visa queue, comes from that day. If a petitioner could improve the endeavor later, the early date would be earned by a later project. So the officer compares: is this the thing that was described, with more light on it, or is it another thing?',
        },
        { kind: 'paragraph', text: 'The rule is not about words. You may call your "tool" a "system" in the reply. It is about substance: object, problem, method, place, vehicle, users.' },
      ],
    },
    {
      id: 'explain-or-change',
      heading: 'Explain or change?',
      blocks: [
        {
          kind: 'table',
          caption: 'What a reply may say about one invented endeavor, a low-cost test for lead in school drinking fountains',
          head: ['The reply says', 'Explanation or change'],
          rows: [
            ['Describes in more detail how samples are taken, quoting page 7 of the petition', 'Explanation'],
            ['Adds a 2025 email in which a state office asked for the protocol, before filing', 'Explanation, with evidence of an existing fact'],
            ['Adds a letter, written now, about a 2025 trial', 'Explanation; the fact existed'],
            ['Adds a paper accepted after filing', 'New fact; does not count'],
            ['Says the test now also covers copper and arsenic', 'Change'],
            ['Says the work will be done through a new company', 'Likely a change, unless the petition already said so'],
            ['Replaces schools by private buildings because they pay', 'Change'],
            ['Drops one of two goals in the petition', 'Change of scope; be careful'],
          ],
        },
        { kind: 'paragraph', text: 'When you are unsure, ask what a stranger would answer who has only the filed pages. If the stranger could not have guessed it, it is new.' },
      ],
    },
    {
      id: 'what-people-do-under-pressure',
      heading: 'What people do under pressure',
      blocks: [
        {
          kind: 'paragraph',
          text: 'A notice says the national importance is not clear. The natural reaction is to make the endeavor bigger: more states, more industries, a training institute. That is the move that fails. A second one is to supply recent success: new citations, a promotion, a contract signed last month. Recent success feels like proof, but eligibility is judged at filing. [1]',
        },
        {
          kind: 'paragraph',
          text: 'A third, quieter change comes from a new helper. A different consultant or lawyer writes the reply, prefers another framing, and the endeavor shifts from "a protocol" to "an advisory practice". Whoever writes for you must begin with the filed text. Send all of it.',
        },
        {
          kind: 'paragraph',
          text: 'And a fourth comes from letters. A writer asked for support in month nine describes what you do *now*. Ask writers to speak about the period before filing and to name dates.',
        },
      ],
    },
    {
      id: 'how-to-stay-inside-the-lines',
      heading: 'How to stay inside the lines',
      blocks: [
        {
          kind: 'list',
          ordered: true,
          items: [
            '**Keep the filed copy.** Every page, scanned, with exhibit numbers. Without it you cannot prove what you said.',
            '**Write a lock sheet.** On one page, quote from the petition: endeavor sentence, problem, object, method, users, route, vehicle, place, milestones.',
            '**Compare line by line.** For every sentence in the reply that describes the endeavor, write the page of the petition where it comes from. No page: mark it red.',
            '**Date each fact.** For each new exhibit, write when the fact happened and when the document was made.',
            '**Answer once.** Everything goes in one submission; a partial answer is a request to decide on the record. [1]',
            '**Copy the printed deadline.** Since the policy alert of August 5, 2026 response times may be shorter than the former norm. [3]',
          ],
        },
        {
          kind: 'paragraph',
          text: 'Our [RFE Response](/rfe) works this way: we ask for the original petition together with the notice, and a passage that would re-scope the endeavor gets a stop mark in the draft rather than smoother wording.',
        },
      ],
    },
    {
      id: 'what-a-pending-case-allows-in-ordinary-life',
      heading: 'What a pending case allows in ordinary life',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Life goes on after filing. People change jobs, publish, move and start the next project. None of this has to be hidden. The questions are whether the filed endeavor is still what you intend to do, and how a change fits your immigration status.',
        },
        {
          kind: 'paragraph',
          text: 'If the plan depends on one employer, a missing offer can defeat it. [2] A plan that you can carry through different employers, or on your own, is sturdier. That is decided before filing.',
        },
        {
          kind: 'paragraph',
          text: 'If you have stopped pursuing the filed endeavor altogether, do not repeat in a reply that you "will continue" it. That would be a false statement. Ask a lawyer what your choices are.',
        },
        {
          kind: 'callout',
          tone: 'attorney',
          title: 'When to talk to an attorney',
          text: 'Talk to one if your work has moved away from the filed endeavor, a notice mentions misrepresentation, you found an error in something you filed, or you are choosing between a motion, an appeal and a new petition. The [AILA lawyer directory](https://www.ailalawyer.com) and the [Justice Department list](https://www.justice.gov/eoir/list-pro-bono-legal-service-providers) can help you find one.',
        },
      ],
    },
    {
      id: 'a-motion-an-appeal-or-a-new-petition',
      heading: 'A motion, an appeal, or a new petition',
      blocks: [
        {
          kind: 'paragraph',
          text: `After a denial there are three roads. A **motion or appeal** on Form I-290B costs ${feeOf('i290b')} under the October 1, 2026 schedule and is due in 30 days, or 33 if the decision was mailed. [4] An appeal asks whether the decision was wrong *on the record*; a motion asks the same office to look again. Neither is a place for a better endeavor. In 439 of the dismissed appeals (12.1%) the appeal did not even engage with the grounds of refusal. [2] On the merits, the same count shows 86.6% dismissed, 10.2% remanded (sent back to be decided again) and 3.2% sustained (the appeal was granted). [2] Those shares are of appealed denials that reached a decision in that index, and they tell nothing about first petitions.`,
        },
        {
          kind: 'paragraph',
          text: 'A **new petition** has a new priority date and a new fee, and it begins again: the endeavor may be described anew, and facts since the first filing count. Where the endeavor was wrongly framed, it is the road that addresses the problem. Whether it is right for you depends on your status and your place in the queue.',
        },
      ],
    },
    {
      id: 'better-decide-before-you-file',
      heading: 'Better: decide before you file',
      blocks: [
        { kind: 'paragraph', text: 'All of this argues for slow work at the beginning. Before filing, read these five lines on two different days:' },
        {
          kind: 'list',
          ordered: false,
          items: [
            'This is the project that I will still want to be doing in three years.',
            'It fits through more than one employer, or I have documents for the one it needs.',
            'Every goal I name is one that I have begun.',
            'I have not named a second problem for safety.',
            'Letters, plan, forms and cover letter describe the same thing.',
          ],
        },
        {
          kind: 'paragraph',
          text: 'If one of them is not true today, it is cheap to repair. After filing it is not. Start from [endeavor or occupation](/blog/endeavor-or-occupation) and [the self-check](/blog/what-an-niw-petition-tests), and let someone who knows your work read the endeavor sentence first.',
        },
      ],
    },
  ],
  sources: [SOURCES.niwSkills, SOURCES.greencardnav, SOURCES.pa202605, SOURCES.g1055],
  related: [{ article: 'rfe-notices-in-2026' }, { label: 'RFE Response', path: '/rfe' }, { article: 'evidence-list-and-exhibits' }],
}
