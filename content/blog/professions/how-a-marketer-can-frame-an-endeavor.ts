import type { Article } from '../article.ts'
import { EDITORIAL_AUTHOR, STRONG_VERSION, WEAK_VERSION } from '../article.ts'
import { SOURCES } from '../sources.ts'

export const article: Article = {
  slug: 'how-a-marketer-can-frame-an-endeavor',
  title: 'How a marketer can frame an endeavor',
  description: "An illustration: growing clients' sales is the weakest case; a tested scam-prevention message that banks can reuse is a different thing.",
  published: '2026-11-20',
  updated: '2026-11-20',
  lastReviewed: '2026-11-20',
  author: EDITORIAL_AUTHOR,
  category: 'professions',
  profession: 'marketing',
  lead: 'Marketing is one of the harder professions for an NIW, and it is better to hear that at the start. Growing the sales of clients benefits the clients. An endeavor in this field needs a reusable method with a public effect that somebody measured, and it needs a careful look at the EB-2 threshold before anything else.',
  sections: [
    {
      id: 'threshold-first',
      heading: 'Threshold first',
      blocks: [
        { kind: 'callout', tone: 'note', title: 'What is invented in this illustration', text: 'Camila was made up to show the difference. Her credit union, numbers and letters are made up too.' },
        {
          kind: 'paragraph',
          text: "For a petition that rests on a degree, the occupation behind the endeavor has had to be a profession since January 15, 2025, meaning that a bachelor's degree is the normal entry. [1] For some marketing roles that is clear from public sources; for others (social media specialist, event promoter) it may not be. Camila, with a master's in marketing research, describes herself by her work: she designs and analyzes experiments on messages. A public source on the entry requirement of that occupation goes into the file. Had her degree been in tourism and her years in sales, the fit would have been the first problem and perhaps the last.",
        },
      ],
    },
    {
      id: 'her-material',
      heading: 'Her material',
      blocks: [
        {
          kind: 'paragraph',
          text: 'For a credit union Camila ran a campaign on scams that target older members. Instead of clicks she measured something else: how many members stopped a transfer after seeing a message at the moment of payment. She tried four messages; one did far better than the rest. Two other credit unions used it, and a state consumer office asked for the report.',
        },
      ],
    },
    {
      id: 'the-two-paragraphs',
      heading: 'The two paragraphs',
      blocks: [
        {
          kind: 'quote',
          text: 'I am a marketing expert with ten years of experience in digital strategy. I plan to establish a consulting agency that will help small and medium businesses increase their online presence and revenue, creating jobs and boosting the economy.',
          attribution: WEAK_VERSION,
        },
        {
          kind: 'quote',
          text: 'I will continue to develop and test payment-moment messages that help older bank customers recognize impostor scams before money leaves the account. One message set has been tested at three credit unions with a comparison group. Over two years I will repeat the test at eight institutions, publish the messages together with those that failed, and prepare a kit that a branch can run and measure without an agency.',
          attribution: STRONG_VERSION,
        },
      ],
    },
    {
      id: 'why-the-agency-fails',
      heading: 'Why the agency fails',
      blocks: [
        {
          kind: 'paragraph',
          text: "It recites what agencies do. Its effect passes through clients and ends at their revenue. Its jobs have no method behind them; 380 of 3,633 dismissed appeals (10.5%) describe plans or projections of that kind. [2] And the general argument that small business makes jobs is one of the Policy Manual's own examples of being too general. [3] Any agency could file the same paragraph. A public summary shows a dismissed appeal on business consulting. [4]",
        },
      ],
    },
    {
      id: 'why-the-kit-may-stand',
      heading: 'Why the kit may stand',
      blocks: [
        {
          kind: 'paragraph',
          text: 'There is a result that exists already. There is a comparison group. The failures are published too, which makes the work useful to others. The users are institutions that do not pay her. Fraud is among the national priorities that FinCEN published on June 30, 2021 [5]; she quotes the line and adds that the priority concerns financial institutions in general, while her kit concerns one moment in one kind of scam.',
        },
      ],
    },
    {
      id: 'evidence-for-a-skeptical-reader',
      heading: 'Evidence for a skeptical reader',
      blocks: [
        {
          kind: 'list',
          ordered: true,
          items: [
            'The test report, with design, sample, comparison group and raw counts.',
            'Letters from the two other credit unions: dates, what they ran, what they counted.',
            "The consumer office's email, and a reply that shows what it did with the report.",
            'A letter from a researcher who studies consumer fraud and has no tie to her.',
            'The kit in its present version.',
            'Signed test plans with some of the eight institutions.',
            'Permission from the first credit union to use its data, anonymized.',
            'Degree, transcript, evaluation, employer letters with duties.',
          ],
        },
        { kind: 'paragraph', text: "Screenshots of campaigns, follower counts and advertising awards go into prong 2, if at all. An award is the person's own only if the name on it is theirs." },
      ],
    },
    {
      id: 'how-to-phrase-the-balance',
      heading: 'How to phrase the balance',
      blocks: [
        {
          kind: 'paragraph',
          text: "For prong 3 Camila explains that the tests run at several institutions at once and that results must be published whoever hires her, which no single employer's position would allow. She leaves out any talk of scarce talent. She mentions urgency only as far as a source supports it.",
        },
      ],
    },
    {
      id: 'if-your-work-is-elsewhere',
      heading: 'If your work is elsewhere',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Public-health messages for a screening program, recruitment into apprenticeships, a toolkit for small manufacturers that enter export markets: each can carry an endeavor when there is a test, an outside user and a publication. Brand work for consumer goods usually cannot, whatever its quality, since its purpose is the brand.',
        },
      ],
    },
    {
      id: 'the-honest-limit',
      heading: 'The honest limit',
      blocks: [
        {
          kind: 'paragraph',
          text: "Three credit unions are few. If the effect shrinks at the fourth, the endeavor shrinks with it, and what comes in after the filing date cannot be used to enlarge it. The consumer office's interest is an inquiry until it uses something. A marketer who has no measured public result today should be slow to file: design a test with a willing institution, run it, write it up, and look at the petition again next year.",
        },
        {
          kind: 'paragraph',
          text: "When the threshold question is open, an attorney's opinion is worth more than any template, ours included. The [AILA lawyer directory](https://www.ailalawyer.com) and the [Justice Department list](https://www.justice.gov/eoir/list-pro-bono-legal-service-providers) are starting points.",
        },
      ],
    },
  ],
  sources: [SOURCES.niwus, SOURCES.greencardnav, SOURCES.threeProngs, SOURCES.meritdraft, SOURCES.amlPriorities],
  related: [{ label: 'Marketing templates', path: '/marketing-sample' }, { article: 'eb-2-threshold-two-doors' }, { label: 'Endeavor Generator', path: '/proposed-endeavor-generator' }],
}
