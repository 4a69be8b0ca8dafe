import type { Article } from '../article.ts'
import { EDITORIAL_AUTHOR } from '../article.ts'
import { SOURCES } from '../sources.ts'

export const article: Article = {
  slug: 'what-an-niw-petition-tests',
  title: 'What an NIW petition tests, question by question',
  description: 'The EB-2 threshold, the three Dhanasar prongs and discretion: what each one asks, what answers it, and where petitions most often stop.',
  published: '2026-11-20',
  updated: '2026-11-20',
  lastReviewed: '2026-11-20',
  author: EDITORIAL_AUTHOR,
  category: 'standard',
  profession: null,
  lead: 'A petition for an EB-2 national interest waiver (NIW) is two tests in a row, and a final look. First: do you belong in EB-2 at all, through an advanced degree or exceptional ability? Second: does your specific proposed endeavor pass the three prongs (questions) of Matter of Dhanasar, the 2016 decision that set the test? [1] If both answers are yes you are eligible, and the officer then decides whether to grant the waiver as a matter of discretion. [2] Each part has its own evidence. Most failures come from answering one question with evidence that belongs to another.',
  sections: [
    {
      id: 'the-two-tests-in-one-table',
      heading: 'The two tests in one table',
      blocks: [
        {
          kind: 'table',
          caption: 'The order in which a decision is written',
          head: ['Step', 'The question', 'What answers it'],
          rows: [
            ['EB-2 threshold', 'Is this person an advanced degree professional or a person of exceptional ability?', 'Degree and evaluation, employer letters, three of six categories'],
            ['Prong 1', 'Does the specific endeavor have substantial merit and national importance?', 'A described project, its wider effect, documents about that problem'],
            ['Prong 2', 'Is this person well positioned to advance it?', 'Record, plan, progress, interest from others'],
            ['Prong 3', 'On balance, does the United States gain by waiving the job offer and labor certification?', 'Reasons of its own, with their own exhibits'],
            ['Discretion', 'Is there a reason not to grant it?', 'A short closing paragraph in an ordinary case'],
          ],
        },
        {
          kind: 'paragraph',
          text: 'The standard of proof on each prong is a preponderance of the evidence: more likely than not. [2] That is not a high bar in words. It becomes high when the record says little about the thing being asked.',
        },
      ],
    },
    {
      id: 'the-threshold-comes-first',
      heading: 'The threshold comes first',
      blocks: [
        {
          kind: 'paragraph',
          text: 'A petition can fail before anyone reads about your project. Of 3,633 dismissed NIW appeals from 2015 to 2026, 664 (18.3%) contain an adverse finding on the EB-2 classification itself. [3] Among 1,040 decisions from January 2025 to June 2026, nearly half of the dismissals touch it. [2]',
        },
        {
          kind: 'paragraph',
          text: "There are two doors. An **advanced degree professional** has a degree above a bachelor's (or the foreign equivalent), or a bachelor's degree plus five years of progressive experience after it, in the specialty. A person of **exceptional ability** starts with at least three of six kinds of evidence and then faces a judgment of the whole. [4] Since January 15, 2025, where the petitioner relies on a degree, the occupation through which the endeavor is advanced must itself be a profession and the five years must be in its specialty; exceptional ability must relate to the endeavor. [5] We give this its own guide: [the two EB-2 doors](/blog/eb-2-threshold-two-doors).",
        },
      ],
    },
    {
      id: 'prong-1-the-endeavor-not-the-field',
      heading: 'Prong 1: the endeavor, not the field',
      blocks: [
        { kind: 'paragraph', text: 'Prong 1 asks about the work you propose to do. Two words matter.' },
        {
          kind: 'paragraph',
          text: '**Substantial merit** is broad: business, entrepreneurship, science, technology, culture, health or education. The Policy Manual asks for no immediate or countable economic effect, and pure research can qualify. [4] Merit is rarely where the fight is.',
        },
        {
          kind: 'paragraph',
          text: '**National importance** is where the fight is. It looks at prospective impact and not at the size of the map: local work can qualify when its effect reaches past the people it directly serves. Benefit to one employer is not enough, even an employer with offices in every state. [4]',
        },
        {
          kind: 'paragraph',
          text: 'Take a water engineer. "I will work as a water treatment engineer, and clean water matters" describes an occupation and a field. "I will finish and publish a method for testing small-town filtration units for a named contaminant, with three utilities as first users" describes an endeavor. The second sentence gives an officer something to test: which method, which users, what changes if it works.',
        },
        { kind: 'paragraph', text: 'About 85% of the dismissals among the 1,040 decisions turn on prong 1. [2] Give this part most of your time.' },
      ],
    },
    {
      id: 'prong-2-you-and-how-far-you-have-come',
      heading: 'Prong 2: you, and how far you have come',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Prong 2 is about the person. Officers look at education, skills, knowledge and record of success in related work; a plan; progress toward it; and interest from customers, users, investors or other relevant people. [4] You need not show that success is likely.',
        },
        {
          kind: 'paragraph',
          text: "Two habits weaken this part. The first is putting it in the wrong place: in 893 of the 3,633 dismissals (24.6%) credentials were offered as proof of *national importance*. [3] An excellent resume shows that you can do the work. It says nothing about why the work matters. The second is counting the employer's achievements as your own. Say what your hands did, and let somebody else confirm it.",
        },
        {
          kind: 'paragraph',
          text: 'A plan goes together with progress. A page of milestones with nothing behind it is weak; a pilot result, a draft standard, a signed letter of intent or an accepted paper gives the plan weight.',
        },
      ],
    },
    {
      id: 'prong-3-why-waive-the-usual-route',
      heading: 'Prong 3: why waive the usual route',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Normally an employer offers a job and tests the labor market. Prong 3 asks why the country gains by skipping that for you. The factors are examples, not a list to tick: labor certification is impractical for this work; the country would benefit even if qualified U.S. workers are available; the work is urgent; it creates jobs; self-employment does not harm U.S. workers. [6]',
        },
        {
          kind: 'paragraph',
          text: 'Give prong 3 its own heading and exhibits. Repeating prongs 1 and 2 in other words adds nothing. Shortage statistics do not help either, because a shortage is what labor certification exists to test; 325 of the dismissed appeals (8.9%) mention a labor-shortage argument. [3]',
        },
      ],
    },
    {
      id: 'discretion-briefly',
      heading: 'Discretion, briefly',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Meeting all three prongs makes a person eligible. The waiver remains discretionary. In the public appeal decisions of 2025 and 2026 nobody was refused on discretion alone, so an ordinary case needs a short closing paragraph and not a chapter. [2]',
        },
        {
          kind: 'callout',
          tone: 'attorney',
          title: 'When to talk to an attorney',
          text: "If you have a past refusal, a fraud or misrepresentation question, a criminal record, an unlawful stay, or status that ends soon, get a lawyer's advice before filing. The [AILA lawyer directory](https://www.ailalawyer.com) lists attorneys and the [Justice Department list](https://www.justice.gov/eoir/list-pro-bono-legal-service-providers) names free and low-cost providers.",
        },
      ],
    },
    {
      id: 'a-ten-minute-self-check',
      heading: 'A ten-minute self-check',
      blocks: [
        {
          kind: 'list',
          ordered: true,
          items: [
            'Write your endeavor in two sentences. Would they fit any qualified colleague? Then you have written an occupation.',
            'Underline the name of the method, system or problem. No name, no endeavor yet.',
            'Name someone outside your employer and clients who would use or copy the result, and the route by which it reaches them.',
            'Sort your evidence into four piles: threshold, prong 1, prong 2, prong 3. Look for the thin pile.',
            'Check that every document existed, or proves facts that existed, on the day you file.',
          ],
        },
        { kind: 'paragraph', text: 'None of this tells you how your petition will end. It tells you what the published standard asks, and which part of your record is still silent.' },
      ],
    },
  ],
  sources: [SOURCES.dhanasar, SOURCES.niwSkills, SOURCES.greencardnav, SOURCES.policyManual, SOURCES.millerMayer, SOURCES.prongThree],
  related: [{ article: 'endeavor-or-occupation' }, { label: 'Try the free Endeavor Generator', path: '/proposed-endeavor-generator' }, { label: 'Compare the packages', path: '/prices' }],
}
