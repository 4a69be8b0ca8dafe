import type { Article } from '../article.ts'
import { EDITORIAL_AUTHOR, STRONG_VERSION, WEAK_VERSION } from '../article.ts'
import { SOURCES } from '../sources.ts'

export const article: Article = {
  slug: 'how-a-software-engineer-can-frame-an-endeavor',
  title: 'How a software engineer can frame an endeavor',
  description: 'An illustration: from "I build backend systems" to open tooling with named outside users, with the evidence it needs and its honest limit.',
  published: '2026-11-20',
  updated: '2026-11-20',
  lastReviewed: '2026-11-20',
  author: EDITORIAL_AUTHOR,
  category: 'professions',
  profession: 'softwareEngineer',
  lead: "A software engineer's endeavor is not the codebase of the day. It is a tool, method or protocol that people outside the employer can pick up, aimed at one problem that an authoritative document names. The Policy Manual uses an engineer who adapts the employer's code for its clients as its own example of importance that is hard to show [1], so the first job is to find the part of your work that reaches people outside the company.",
  sections: [
    {
      id: 'mirelas-starting-point',
      heading: "Mirela's starting point",
      blocks: [
        { kind: 'callout', tone: 'note', title: 'What is invented in this illustration', text: "Mirela, her employer and her tool are invented. This is not a customer's story." },
        {
          kind: 'paragraph',
          text: "Mirela is a platform engineer, nine years after her bachelor's degree, working for a firm that sells billing software to utilities. At work she keeps services running. For three years she has also maintained an open-source scanner that lists which cryptographic algorithms a program really calls, after a colleague at a water utility could not answer that question for an auditor.",
        },
      ],
    },
    {
      id: 'two-ways-to-write-it',
      heading: 'Two ways to write it',
      blocks: [
        {
          kind: 'quote',
          text: 'I will continue to work as a senior software engineer in the United States, designing scalable, secure backend systems. Software is the foundation of the modern economy, and companies need engineers who can build reliable platforms. My skills in distributed systems will help U.S. companies stay competitive.',
          attribution: WEAK_VERSION,
        },
        {
          kind: 'quote',
          text: 'I will continue to develop an open scanner that inventories the cryptographic algorithms used in utility control and billing software, so that small utilities can plan their move to post-quantum standards. Version 2 reads compiled programs without source code. Over the next two years I will test it with four utilities that do not employ me, publish the rules and the error rates, and write a migration worksheet that a two-person technical team can follow.',
          attribution: STRONG_VERSION,
        },
      ],
    },
    {
      id: 'why-the-second-one-holds-together',
      heading: 'Why the second one holds together',
      blocks: [
        {
          kind: 'paragraph',
          text: '**It has a name and a state.** A scanner exists, version 2 is under way. Endeavors built on a product that has not been developed could not show prospective impact. [2]',
        },
        {
          kind: 'paragraph',
          text: '**It names one problem.** Utilities cannot migrate what they cannot list. The March 2026 cyber strategy covers critical infrastructure and, for federal networks, post-quantum work. [3] That is a frame and not a proof: Mirela still has to show that her scanner acts on the problem.',
        },
        { kind: 'paragraph', text: '**Somebody else uses it.** Four utilities, and anyone who downloads it. The weak text has no reader outside "U.S. companies".' },
        {
          kind: 'paragraph',
          text: "**It could not carry a colleague's name.** Hand the weak text to any backend engineer and it fits. This is the finding behind 47.6% of the dismissed appeals in one public count. [4]",
        },
      ],
    },
    {
      id: 'her-evidence-list',
      heading: 'Her evidence list',
      blocks: [
        {
          kind: 'list',
          ordered: false,
          items: [
            'Repository history that shows who wrote what, with release notes and dates.',
            'Download and fork counts, plus the names of organizations that reported use.',
            'Issue threads in which outsiders describe a result or ask for a change.',
            "A letter from the utility's security lead: what they ran, what it found, what they did next.",
            'A letter from a cryptography engineer without ties to her on how hard such inventories are.',
            'A memorandum with two of the four test sites, signed before filing.',
            'The strategy document with the passage marked.',
            'Degree, transcript, evaluation, and employer letters showing that her five years grew in responsibility.',
          ],
        },
      ],
    },
    {
      id: 'the-plan-on-one-page',
      heading: 'The plan on one page',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Milestones help because they can be checked: version 2 tagged by spring, two sites by summer, error rates published by the end of the year, worksheet after the third site. Mirela writes beside each one what has been done already. She also says how the hours divide, since she keeps her job: evenings and one agreed day each week. An endeavor that takes less time than the client work beside it may be judged by the client work. [2]',
        },
        {
          kind: 'paragraph',
          text: 'She checks one more thing, her employment contract. If the firm owns what she writes at home, the scanner is not hers to release. A written permission belongs in the exhibits.',
        },
      ],
    },
    {
      id: 'the-honest-limit',
      heading: 'The honest limit',
      blocks: [
        {
          kind: 'paragraph',
          text: "Downloads are not adoption. If no utility has run the scanner in earnest, the record shows a clever project with an audience of programmers, and Mirela would do better to find two users first and file later. Her job title also brings no weight of its own: neither pay nor the employer's customer list says anything about prong 1. And if her true plan is to be promoted at the billing firm, the scanner is decoration. In that case she should not file on it.",
        },
        {
          kind: 'paragraph',
          text: 'An engineer whose strongest work is confidential has a different problem, because proof needs documents that can be shown. Ask the employer what may be disclosed before choosing that project.',
        },
      ],
    },
  ],
  sources: [SOURCES.threeProngs, SOURCES.niwSkills, SOURCES.cyberStrategy, SOURCES.greencardnav],
  related: [
    { label: 'Software engineer and IT templates', path: '/software-engineer-it-sample' },
    { article: 'endeavor-or-occupation' },
    { label: 'Endeavor Generator', path: '/proposed-endeavor-generator' },
  ],
}
