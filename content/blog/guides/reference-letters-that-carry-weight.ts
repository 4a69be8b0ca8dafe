import type { Article } from '../article.ts'
import { EDITORIAL_AUTHOR } from '../article.ts'
import { SOURCES } from '../sources.ts'

export const article: Article = {
  slug: 'reference-letters-that-carry-weight',
  title: 'Reference letters that carry weight with an officer',
  description: 'Who should write, what only they can say, how drafts may be used, and why a letter its author disowns can end more than the petition.',
  published: '2026-11-20',
  updated: '2026-11-20',
  lastReviewed: '2026-11-20',
  author: EDITORIAL_AUTHOR,
  category: 'evidence',
  profession: null,
  lead: "A letter carries weight when someone with first-hand knowledge states a fact that nobody else in the file can state: what they did differently because of your work. It carries little weight when it praises. In 547 of 3,633 dismissed NIW appeals (15.1%) the letters were called conclusory: they admired the person, gave no example and missed the question. [1] And it must be the writer's own letter, reviewed, edited and signed by a person who will stand behind it.",
  sections: [
    {
      id: 'start-from-the-gaps-not-from-the-names',
      heading: 'Start from the gaps, not from the names',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Most people begin with a list of impressive people. Begin with your exhibit list instead and mark the statements that no document proves. Each mark is a job for one writer.',
        },
        {
          kind: 'table',
          caption: 'Gaps and the writers who can fill them',
          head: ['Gap', 'Who knows', 'Fact to ask for'],
          rows: [
            ['Nobody outside uses the method', 'A user at another organization', 'What they changed, when, and with what result'],
            ["The result was a team's", "The team's lead or client", 'Which part was yours, and how they know'],
            ['The problem is obscure', 'An expert without ties to you', 'Why this problem matters and what others have tried'],
            ['Why the job offer should be waived', 'Someone who hires or funds such work', 'Why labor certification suits this work badly'],
            ['The plan looks optimistic', 'A future partner', 'What they have agreed to do, and under what conditions'],
          ],
        },
        {
          kind: 'paragraph',
          text: 'Give each writer one ground. Two letters on the same ground add pages and not proof. Letters are also the third kind of evidence in order: primary documents first, then secondary ones, then statements. [2] Whatever a letter says should be corroborated somewhere else in the file if a document exists.',
        },
      ],
    },
    {
      id: 'independent-writers-first',
      heading: 'Independent writers first',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Independence means no employment, funding or authorship tie. State the relation openly: "I have never worked with Dr. N.; I learned of her protocol in 2024, when our hospital looked for a way to…" A friendly supervisor can describe your role well, and that is worth one letter. It cannot show that the work has left your building.',
        },
        {
          kind: 'paragraph',
          text: 'Letters in which independent people describe what *they* did differently because of the work are among the things that win, according to notes on 1,040 appeal decisions. [2] That is the sentence to look for. If a writer cannot say it, ask what they can say truthfully, and do not ask them to stretch.',
        },
      ],
    },
    {
      id: 'what-a-good-page-contains',
      heading: 'What a good page contains',
      blocks: [
        {
          kind: 'list',
          ordered: true,
          items: [
            '**Who is speaking**: name, position, organization, contact, and what qualifies them on this subject.',
            '**How they know the work**: when and where they met it; their tie to you, or that there is none.',
            '**The work, in their words**: not your abstract, but what the thing is and does.',
            '**The example**: a date, a place, a decision, a number they measured themselves.',
            '**The endeavor**: what they expect if it continues, and for whom, with their reason.',
            '**What they do not know**. One honest limit makes the rest believable.',
          ],
        },
        { kind: 'paragraph', text: 'Three to four pages are enough. Compare two ways of saying the same thing, both invented:' },
        {
          kind: 'quote',
          text: 'Mr. R. is an outstanding engineer of rare talent whose groundwork will change the entire industry. I recommend him without reservation.',
          attribution: 'Carries little weight',
          side: 'weak',
        },
        {
          kind: 'quote',
          text: 'In March 2025 our cooperative had three unexplained feeder trips. My team used the wave-signature procedure Mr. R. published in 2024. It pointed to a recloser setting in two days; our usual review takes about three weeks. We have since put the procedure in our storm manual. I have never employed Mr. R. or worked with him.',
          attribution: 'Carries weight',
          side: 'strong',
        },
        { kind: 'paragraph', text: 'The second has no adjective about the person at all.' },
      ],
    },
    {
      id: 'how-drafts-may-be-used-and-how-they-may-not',
      heading: 'How drafts may be used, and how they may not',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Many writers are busy and ask for a draft. A draft is a draft: the signer must review it, change what is not theirs, and adopt it. Give them facts and questions, not a finished speech, and leave blanks where only they know the answer.',
        },
        {
          kind: 'paragraph',
          text: 'The danger is not theoretical. In a decision of May 27, 2026 (In Re: 30556449), letters were **disowned by the people named as their authors**. The result was a finding of willful misrepresentation and inadmissibility. The explanation that a consultant had drafted them was rejected. [2] Inadmissibility is about the person and not only about one petition; what it means for later applications is a question for an attorney.',
        },
        { kind: 'paragraph', text: 'So keep a short trail for every letter:' },
        {
          kind: 'list',
          ordered: false,
          items: [
            'your email that asks, and the list of facts you sent;',
            "the writer's edits, or their own text;",
            "the signed version, sent by the writer from the writer's own address;",
            'a line in which they agree to be contacted about it.',
          ],
        },
        {
          kind: 'callout',
          tone: 'caution',
          title: 'Never do this',
          text: 'Do not sign for someone, do not paste a signature, do not send a letter the writer has not read, and do not let anyone, including a service like ours, "take care of" the signatures. If you learn that a filed letter was not the writer\'s own, talk to an immigration attorney at once.',
        },
      ],
    },
    {
      id: 'repeated-language',
      heading: 'Repeated language',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Letters with the same sentences hurt each other. Repeated text, wrong focus and support for a weak plan are named among the reasons letters got little weight. [2] Practitioners also report scrutiny of repeated language across filings, although the public software inventory of the Department of Homeland Security names no text matching for EB-2 NIW. [3] You do not need to settle that question. Letters written by different people from different facts do not repeat one another.',
        },
        { kind: 'paragraph', text: 'A quick test: put all letters side by side and mark every run of eight words that appears twice. Technical names are fine. Whole thoughts are not.' },
      ],
    },
    {
      id: 'timing-and-the-filing-date',
      heading: 'Timing and the filing date',
      blocks: [
        {
          kind: 'paragraph',
          text: 'A letter dated after filing can still describe facts that existed before. It cannot bring new facts. [2] Ask early, give a month, remind once, and build the petition so that one late letter does not hold it up.',
        },
      ],
    },
    {
      id: 'a-request-you-can-send',
      heading: 'A request you can send',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Plain is best. "I am preparing a petition and would value a letter from you about one thing: how your clinic uses the screening sheet. Would you be willing to say, in your own words, when you began, what you changed, and what you saw? I can send dates and a summary for reference. Please correct anything, and write only what you know. If you would rather not, I understand."',
        },
        { kind: 'paragraph', text: 'Then wait for what comes back. The most useful sentence is often one that you could not have written, because only the writer was there.' },
        {
          kind: 'paragraph',
          text: '[NIW DIY](/niw-diy) includes sample letters, question sheets for writers and a request guide. [Selfpetition AI](/ai) includes one letter draft, marked as a draft for its signer. Neither replaces the signer.',
        },
      ],
    },
  ],
  sources: [SOURCES.greencardnav, SOURCES.niwSkills, SOURCES.elarar],
  related: [{ article: 'evidence-list-and-exhibits' }, { label: 'Reference letters in our packages', path: '/faq/ReferenceLetters' }, { label: 'NIW DIY templates', path: '/niw-diy' }],
}
