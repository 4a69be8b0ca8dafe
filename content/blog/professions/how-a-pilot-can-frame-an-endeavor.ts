import type { Article } from '../article.ts'
import { EDITORIAL_AUTHOR, STRONG_VERSION, WEAK_VERSION } from '../article.ts'
import { SOURCES } from '../sources.ts'

export const article: Article = {
  slug: 'how-a-pilot-can-frame-an-endeavor',
  title: 'How a pilot can frame an endeavor',
  description: 'An illustration: line flying and pilot shortages do not carry a petition. What a tested drone-training standard adds, and the threshold check.',
  published: '2026-11-20',
  updated: '2026-11-20',
  lastReviewed: '2026-11-20',
  author: EDITORIAL_AUTHOR,
  category: 'professions',
  profession: 'pilot',
  lead: "Flying for an airline, however safely, is an occupation, and a lack of pilots is rejected as an argument. In a decision of November 3, 2025 (In Re: 40127277) the appeal of a flight school was dismissed because its text described ordinary pilot training. [1] A pilot's endeavor has to be something others adopt: a syllabus, a procedure, a safety method. Before that comes the EB-2 threshold, which deserves a check of its own.",
  sections: [
    {
      id: 'first-check-is-there-a-door',
      heading: 'First check: is there a door?',
      blocks: [
        {
          kind: 'callout',
          tone: 'note',
          title: 'What is invented in this illustration',
          text: 'Captain Andrés is a fictional pilot. His operators and his test flights never took place, and the page describes no customer.',
        },
        {
          kind: 'paragraph',
          text: "Ask two things honestly. Does the occupation through which you will work normally require a bachelor's degree? And do you have a degree above a bachelor's, a bachelor's with five progressive years in the specialty, or three of the six kinds of exceptional-ability evidence? A pilot's certificate can be one kind, as a license. Total hours are experience, and they prove little about a degree. Since January 15, 2025 the occupation itself is examined. [2] For a captain whose plan is to develop training standards, the occupation may be that of a training developer or safety analyst, provided that it is what he will really do and his letters show it.",
        },
        { kind: 'paragraph', text: 'If the answer is unclear, stop and ask a lawyer. No wording of prong 1 repairs a closed door.' },
      ],
    },
    {
      id: 'second-check-what-is-there-besides-flying',
      heading: 'Second check: what is there besides flying?',
      blocks: [
        {
          kind: 'paragraph',
          text: "Andrés has a degree in aeronautical science and eleven years with a regional cargo carrier. For the past three he has run its small drone trial, which carries medical samples between clinics beyond the operator's line of sight. Crews kept losing their picture of the traffic when the link dropped. He wrote a lost-link drill, tried it in a simulator with 26 remote pilots, and measured how long each needed to recover. Two other operators asked to use the drill.",
        },
        {
          kind: 'quote',
          text: 'My endeavor is to work as an airline captain in the United States and to open a flight school that trains new pilots, helping to solve the pilot shortage. Aviation moves billions of dollars of goods, and I have 9,400 flight hours with no accidents.',
          attribution: WEAK_VERSION,
        },
        {
          kind: 'quote',
          text: 'I will continue to develop a lost-link training standard for remote pilots who fly beyond visual line of sight: a simulator drill, a scoring sheet and an instructor guide. Twenty-six remote pilots have flown it at my carrier, and two outside operators are preparing to run it. Over two years I will collect recovery times at five operators, publish the drill with its scoring, and submit it to a standards group that works on remote-pilot training.',
          attribution: STRONG_VERSION,
        },
      ],
    },
    {
      id: 'what-an-officer-can-do-with-each',
      heading: 'What an officer can do with each',
      blocks: [
        {
          kind: 'paragraph',
          text: 'With the first, nothing. A school for pilots trains its customers; hours and a clean record describe the person. Classroom and flight instruction meet the teaching comparison that Dhanasar began [3] and that dismissed appeals repeat.',
        },
        {
          kind: 'paragraph',
          text: 'With the second, an officer can open exhibits. Is there a drill? Did 26 people fly it? Who are the two operators? What is the standards group? Each question has a page.',
        },
        {
          kind: 'paragraph',
          text: 'For context, the order of June 6, 2025 on drones speaks of flight beyond visual line of sight and of domestic supply. [4] Andrés cites the first subject and leaves the second alone. He does not cite traffic forecasts, because a growing number of flights says nothing about a drill.',
        },
      ],
    },
    {
      id: 'the-folder',
      heading: 'The folder',
      blocks: [
        {
          kind: 'list',
          ordered: true,
          items: [
            'Drill, scoring sheet and guide, with version dates.',
            'Simulator records of the 26 pilots, names removed: recovery time on the first and third attempt.',
            'Letters from the two operators. One explains what it changed in its manual.',
            "A human-factors researcher's letter; she knows the drill from a conference and has no connection with the carrier.",
            'Correspondence with the standards group, from before filing.',
            "The carrier's permission to publish.",
            'Certificates, degree, evaluation, employer letters with duties in training and safety.',
            'A schedule: two paid days each week for the project.',
          ],
        },
      ],
    },
    {
      id: 'prong-3-in-his-words',
      heading: 'Prong 3 in his words',
      blocks: [
        {
          kind: 'paragraph',
          text: "The drill must be tested at operators that compete with each other. One employer's job offer would tie it to one fleet. The benefit of a shared standard does not depend on whether more pilots are available. An operator can say so in a letter under its own heading.",
        },
      ],
    },
    {
      id: 'other-material-pilots-may-have',
      heading: 'Other material pilots may have',
      blocks: [
        {
          kind: 'list',
          ordered: false,
          items: [
            "A flight-data method for operators with fewer than ten aircraft, used by somebody else's safety office.",
            'An upset-recovery syllabus that several schools adopted.',
            'A fatigue tool with results.',
            'A procedure for aerial firefighting or medical transport which another base put in its manual.',
          ],
        },
      ],
    },
    {
      id: 'the-honest-limit',
      heading: 'The honest limit',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Twenty-six pilots at one carrier are an experiment. "Preparing to run it" is not "has run it", and the petition must use the first phrase until the second is true; if the operators fly the drill only after filing, that result comes too late. Standards groups take years and owe nobody an answer, so the plan should not hang on their decision alone.',
        },
        {
          kind: 'paragraph',
          text: 'Last, the two halves of the plan. If Andrés still intends to fly cargo three days a week, he should say so and let the two days stand on their own. A pilot whose real wish is to fly has an honorable occupation; which visa category fits it is a question for an attorney. The [AILA lawyer directory](https://www.ailalawyer.com) lists attorneys; the [Justice Department list](https://www.justice.gov/eoir/list-pro-bono-legal-service-providers) names low-cost help.',
        },
      ],
    },
  ],
  sources: [SOURCES.niwSkills, SOURCES.eigLaw, SOURCES.dhanasar, SOURCES.drones],
  related: [{ label: 'Pilot templates', path: '/pilot-sample' }, { article: 'eb-2-threshold-two-doors' }, { article: 'endeavor-or-occupation' }],
}
