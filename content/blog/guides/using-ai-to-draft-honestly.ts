import type { Article } from '../article.ts'
import { EDITORIAL_AUTHOR } from '../article.ts'
import { SOURCES } from '../sources.ts'

export const article: Article = {
  slug: 'using-ai-to-draft-honestly',
  title: 'Using AI to draft a petition honestly',
  description: 'What a drafting model does well, where it invents, nine checks before you file, and what is publicly known about agency software.',
  published: '2026-11-20',
  updated: '2026-11-20',
  lastReviewed: '2026-11-20',
  author: EDITORIAL_AUTHOR,
  category: 'choices',
  profession: null,
  lead: 'You may use software to draft your petition, as people use templates and editors; what matters is that every statement in it is true, yours, and supported by an exhibit. A language model is good at order and wording. It does not know your life, it fills silence with plausible sentences, and it will call an ordinary job important if you let it. The rule that keeps you safe is simple: the model may arrange facts and may not supply them.',
  sections: [
    {
      id: 'what-a-model-does-well',
      heading: 'What a model does well',
      blocks: [
        {
          kind: 'list',
          ordered: false,
          items: [
            'It turns a long answer of yours into a paragraph with a beginning and an end.',
            'It offers several framings of one project, so that you can reject three.',
            'It notices when two pages call the same thing by different names.',
            'It sorts evidence by prong and shows which pile is thin.',
            'It keeps the order of a petition letter.',
          ],
        },
        { kind: 'paragraph', text: 'These are drafting tasks. They save time, and they leave the judgment with you.' },
      ],
    },
    {
      id: 'where-it-goes-wrong',
      heading: 'Where it goes wrong',
      blocks: [
        {
          kind: 'paragraph',
          text: '**It invents sources.** A report with a real-sounding title and number may not exist. In a petition that is not a typing error; it puts every other citation in doubt.',
        },
        {
          kind: 'paragraph',
          text: '**It inflates.** Ask it to make a paragraph "stronger" and you get superlatives, market sizes and large words from another visa category. Officers read for facts. Superlatives in letters are worthless, and words such as "extraordinary" belong to EB-1. [1]',
        },
        {
          kind: 'paragraph',
          text: '**It writes the occupation.** A model has read many job descriptions. Without your facts it describes what people with your title do, which is the finding in 1,729 of 3,633 dismissed appeals: the field was shown, not the endeavor. [2]',
        },
        { kind: 'paragraph', text: '**It repeats itself across people.** Two petitioners who give the same thin prompt get related sentences.' },
        { kind: 'paragraph', text: '**It answers questions you did not mean to ask.** "Am I eligible?" has an answer only for your whole record, and giving it is legal advice.' },
      ],
    },
    {
      id: 'an-example-before-and-after',
      heading: 'An example, before and after',
      blocks: [
        { kind: 'paragraph', text: 'Invented input: "I am a refrigeration engineer; I work on leak detection."' },
        {
          kind: 'quote',
          text: 'As a leader in the refrigeration industry, I will transform the multi-billion-dollar cold-chain market and address the urgent shortage of qualified engineers.',
          attribution: 'A model with two facts',
          side: 'weak',
        },
        {
          kind: 'paragraph',
          text: 'The first answer contains no fact that the writer supplied apart from the field. Now with questions answered: what did you build, who else used it, what is written down?',
        },
        {
          kind: 'quote',
          text: 'I continue to develop a leak-location procedure for ammonia systems that uses the pressure sensors plants already have. It is written up in a 22-page field guide (Exhibit 6). Two food plants that never employed me tested it in 2025 (Exhibits 9 and 10). Over the next two years I will compare it with helium testing at four sites and publish the results.',
          attribution: 'The same model with answers',
          side: 'strong',
        },
        { kind: 'paragraph', text: 'The machine is the same. What changed is that a person told it something true.' },
      ],
    },
    {
      id: 'nine-checks-before-you-file',
      heading: 'Nine checks before you file',
      blocks: [
        {
          kind: 'list',
          ordered: true,
          items: [
            '**Sources.** Open every one. Read the page that is cited. If you cannot find it in five minutes, delete it.',
            '**Numbers.** Each has a source and a year, or is marked as your own figure with its method.',
            '**Names.** Every person, company and product in the text exists and did what it says.',
            '**Colleague test.** Would this paragraph fit a colleague? Then it is an occupation.',
            '**Named object.** One method, system, protocol or problem with a name.',
            '**Outside user and route.** Somebody beyond employer and clients, and how the work reaches them.',
            '**Unsafe arguments.** No shortage, no market size, no superlatives, no promises.',
            '**Ongoing work.** "Continue" where work exists; no claim that a plan is already done.',
            '**Exhibit numbers.** A pencil mark at every claim, a number beside every mark.',
          ],
        },
        { kind: 'paragraph', text: 'Then read the draft aloud to somebody who knows your work. They will stop you at the sentences that are not you.' },
      ],
    },
    {
      id: 'letters-are-different',
      heading: 'Letters are different',
      blocks: [
        {
          kind: 'paragraph',
          text: 'A model may help you list questions for a letter writer. It must not become the writer. On May 27, 2026 the Administrative Appeals Office (AAO) decided a case (In Re: 30556449) in which letters were disowned by their named authors; the finding was willful misrepresentation and inadmissibility, and "my consultant drafted them" was rejected as an explanation. [1] A draft sent to a writer is a draft; the person must review it, change it, and adopt it as theirs. See [letters that carry weight](/blog/reference-letters-that-carry-weight).',
        },
      ],
    },
    {
      id: 'what-is-publicly-known-about-agency-software',
      heading: 'What is publicly known about agency software',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Less than the internet says. USCIS uses a classifier in its ELIS system that tags uploaded documents, and it has fraud analytics. The public software inventory of the Department of Homeland Security does not name text matching for EB-2 NIW. [3] Practitioners report that officers look closely at repeated language. [4] Other commentators expect more automation and say so as an expectation. [5]',
        },
        {
          kind: 'paragraph',
          text: 'We know of no public rule that forbids drafting help by software. We also know of no detector whose verdict proves anything. What an officer can always see is a text without facts.',
        },
        {
          kind: 'paragraph',
          text: 'So do not try to "humanize" a draft by tricks. Put in what only you know: the day the test failed, the reason for the second design, the name of the committee. Specific truth is the one thing that no two petitions share.',
        },
      ],
    },
    {
      id: 'your-documents-and-your-privacy',
      heading: 'Your documents and your privacy',
      blocks: [
        {
          kind: 'paragraph',
          text: 'A resume and an immigration history are sensitive. Before you paste them anywhere, find out: is it stored, for how long, who reads it, is it used to train models, can you delete it? Remove passport numbers, alien registration numbers and social security numbers; a draft never needs them. Our free generator reads the resume in memory and does not store it. The Privacy Policy, linked at the foot of every page, lists what is kept for orders, for how long, and which outside providers may process text.',
        },
      ],
    },
    {
      id: 'claims-made-by-services',
      heading: 'Claims made by services',
      blocks: [
        {
          kind: 'paragraph',
          text: 'In early 2025 the Federal Trade Commission closed its case against a company that had sold an "AI lawyer": a $193,000 order, because it had neither tested its output nor had lawyers check it, and yet said that it did a lawyer\'s work. [6] Use the case as a filter. Ask any service, ours too: what exactly do you produce, who checks it, what do you not do?',
        },
        {
          kind: 'paragraph',
          text: 'For [Selfpetition AI](/ai) the answers are these. You fill in a form; within 48 hours you get a first draft with endeavor and argument options; you choose; the full letter of about 30 pages follows with revisions, one reference-letter draft and a proposed evidence list. The price is {price.ai}. We review each draft for gaps, invented details and claims without support. We do not give legal advice, judge eligibility, assemble or file, and we promise no outcome. You are responsible for the final text.',
        },
        {
          kind: 'callout',
          tone: 'attorney',
          title: 'When software is the wrong tool',
          text: 'If your question is "may I", "should I" or "what happens if", it is a legal question. Ask a licensed attorney through the [AILA lawyer directory](https://www.ailalawyer.com) or a provider on the [Justice Department list](https://www.justice.gov/eoir/list-pro-bono-legal-service-providers).',
        },
      ],
    },
  ],
  sources: [SOURCES.niwSkills, SOURCES.greencardnav, SOURCES.elarar, SOURCES.unilaw, SOURCES.immigrationCopilot, SOURCES.doNotPay],
  related: [
    { label: 'How Selfpetition AI works', path: '/ai' },
    { label: 'FAQ: content written with AI', path: '/faq/AiContent' },
    { label: 'Samples', path: '/ai-samples' },
  ],
}
