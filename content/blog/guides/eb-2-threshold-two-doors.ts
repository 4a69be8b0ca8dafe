import type { Article } from '../article.ts'
import { EDITORIAL_AUTHOR } from '../article.ts'
import { SOURCES } from '../sources.ts'

export const article: Article = {
  slug: 'eb-2-threshold-two-doors',
  title: 'The two EB-2 doors, after the January 2025 update',
  description: 'Advanced degree or exceptional ability: what each door needs, the fit between occupation and endeavor, and the papers that trip people.',
  published: '2026-11-20',
  updated: '2026-11-20',
  lastReviewed: '2026-11-20',
  author: EDITORIAL_AUTHOR,
  category: 'standard',
  profession: null,
  lead: "Before the waiver is considered, you must fit EB-2 by one of two doors: as an **advanced degree professional** (a degree above a bachelor's, or a bachelor's plus five years of progressive experience) or as a person of **exceptional ability** (at least three of six kinds of evidence, then a judgment of the whole). Since January 15, 2025, the door must also match your endeavor: for a degree, the occupation must be a profession and the five years must be in its specialty; an exceptional ability must relate to the work you propose. [1]",
  sections: [
    {
      id: 'why-to-take-this-part-seriously',
      heading: 'Why to take this part seriously',
      blocks: [
        {
          kind: 'paragraph',
          text: 'It looks like paperwork, so people hurry through it. In a count of 3,633 dismissed NIW appeals (2015–2026), 664, or 18.3%, have an adverse finding on the classification. [2] Among 1,040 decisions from January 2025 to June 2026, nearly half of the dismissals touch it. [3] A failure here ends the case before any argument about national importance.',
        },
      ],
    },
    {
      id: 'door-one-advanced-degree-professional',
      heading: 'Door one: advanced degree professional',
      blocks: [
        { kind: 'paragraph', text: 'There are two ways through.' },
        {
          kind: 'paragraph',
          text: "**A degree above a bachelor's**, from the United States or an equivalent foreign one. Put in the diploma, the transcript and, for a foreign degree, an evaluation that compares it with a U.S. degree. Everything in another language needs a full certified translation; 56 of the dismissals in the index mention missing certified translations. [2]",
        },
        {
          kind: 'paragraph',
          text: "**A bachelor's degree plus five years** of progressive experience after the degree, in the specialty. The experience is proved by letters from current or former employers under 8 CFR 204.5(g)(1), with the writer's name, address and title and concrete duties. [3] Where the specialty customarily requires a doctorate, the degree must be a doctorate (8 CFR 204.5(k)(2)).",
        },
        {
          kind: 'paragraph',
          text: '"Progressive" means that responsibility grew. A letter that says "she worked here from 2016 to 2022 as an engineer" proves time and nothing more. A useful letter says what the person did in the first year, what she was trusted with in the fourth, which systems or teams, and that the work needed the degree.',
        },
        {
          kind: 'table',
          caption: 'What trips people at door one [3][4]',
          head: ['Problem', 'What it leads to', 'What to do'],
          rows: [
            ['Certificate without letterhead or signatory', 'Little weight', 'Ask for a letter with name, title, address, contact and duties'],
            ["Three-year foreign bachelor's, unevaluated", 'Equivalence not shown', 'Get an evaluation that explains its reasoning'],
            ['Parts of a document left untranslated', 'Not considered', 'Translate the whole, stamps and reverse side included'],
            ['Experience in another specialty', 'Years not counted', 'Count only years that fit, and say so'],
            ['Experience before the degree', 'Years not counted', 'Start counting on the date the degree was conferred'],
          ],
        },
      ],
    },
    {
      id: 'door-two-exceptional-ability',
      heading: 'Door two: exceptional ability',
      blocks: [
        {
          kind: 'paragraph',
          text: 'The regulation, 8 CFR 204.5(k)(3)(ii), lists six kinds of evidence, and you need at least three or, where they do not readily apply to your occupation, comparable evidence. [4][5]',
        },
        {
          kind: 'list',
          ordered: true,
          items: [
            'An academic record relevant to the area of ability.',
            'Letters showing ten or more years of full-time experience in the occupation.',
            'A license or certification for the profession or occupation.',
            'Pay that shows exceptional ability.',
            'Membership in professional associations.',
            'Recognition by peers, government or professional bodies for achievements and contributions.',
          ],
        },
        {
          kind: 'paragraph',
          text: "Three of six is only the entry. The officer then weighs everything together and asks whether it shows expertise significantly above what is ordinarily met in the field. [4] Two traps recur: an association counts only if its members belong to a profession (a bachelor's degree is the usual entry), and a company registration is not a personal license. [3]",
        },
        { kind: 'paragraph', text: 'For pay, a single figure proves nothing. Set it beside a published wage range for the same occupation, region and year, and name the source.' },
      ],
    },
    {
      id: 'the-january-2025-update-fit',
      heading: 'The January 2025 update: fit',
      blocks: [
        { kind: 'paragraph', text: 'Policy alert PA-2025-03 took effect on January 15, 2025, and applies to cases pending or filed on or after that date. [6] It asks three questions about fit.' },
        {
          kind: 'paragraph',
          text: "**With a degree: is the occupation a profession?** The occupation through which you advance the endeavor must normally require a bachelor's degree for entry. It is judged by the occupation and not by your own diplomas. [7] A person with a doctorate who proposes to run a bakery is the teaching example that commentators use: the doctorate is real, and the occupation behind the endeavor is not a profession. [1]",
        },
        { kind: 'paragraph', text: '**With five years: are they in the specialty of that occupation?** Five years in logistics do not support the occupation of a battery chemist.' },
        { kind: 'paragraph', text: '**Does the exceptional ability relate to the endeavor?** Officers look for shared skills, knowledge and expertise, case by case. [6] Show the link in words.' },
        {
          kind: 'paragraph',
          text: 'So write one paragraph that joins the two tests: "I will advance this endeavor as a [occupation]. Entry to it normally requires a bachelor\'s degree in [fields], as [source] shows. My degree and my years at [employers] are in that specialty." The people who skip the paragraph leave the officer to guess.',
        },
      ],
    },
    {
      id: 'occupations-that-need-extra-care',
      heading: 'Occupations that need extra care',
      blocks: [
        {
          kind: 'paragraph',
          text: "Pilots, marketing and recruiting staff, some managers and some founders should stop here and check. The usual entry requirement of the occupation may not be a bachelor's degree, or the answer may differ by source. Name the occupation by the work you will really do, and look up what entry to that occupation requires. The title in your petition must match your letters, your tax records and your plan; a title chosen only because it sounds better is a false statement.",
        },
        {
          kind: 'callout',
          tone: 'attorney',
          title: 'Two cases for a lawyer',
          text: 'A three-year degree with no U.S. equivalent, and an occupation whose entry requirement is disputed, can decide a case by themselves. Ask an immigration attorney before filing ([AILA lawyer directory](https://www.ailalawyer.com), [Justice Department list](https://www.justice.gov/eoir/list-pro-bono-legal-service-providers)).',
        },
      ],
    },
    {
      id: 'how-long-this-section-is',
      heading: 'How long this section is',
      blocks: [
        {
          kind: 'paragraph',
          text: 'In a cover letter this section is short: one to three pages. State which door you use, list the exhibits, and write the fit paragraph. Our [NIW DIY](/niw-diy) sample cover letters open with this section for the profession you choose, from {price.niwDiy}.',
        },
      ],
    },
    {
      id: 'checklist-before-you-move-on',
      heading: 'Checklist before you move on',
      blocks: [
        {
          kind: 'list',
          ordered: false,
          items: [
            'Diploma, transcript, evaluation and translations are complete and agree on names and dates.',
            'Every employer letter has name, title, address, dates, hours and duties, and shows growth.',
            'The years counted start after the degree and stay in the specialty.',
            "One source shows that the occupation normally requires a bachelor's degree.",
            'One paragraph ties occupation, qualification and endeavor together.',
            'For exceptional ability: three categories at least, each with a comparison that lets a stranger see what is above ordinary.',
          ],
        },
      ],
    },
  ],
  sources: [SOURCES.millerMayer, SOURCES.greencardnav, SOURCES.niwSkills, SOURCES.policyManual, SOURCES.uscisEb2, SOURCES.eigLaw, SOURCES.niwus],
  related: [{ article: 'what-an-niw-petition-tests' }, { article: 'evidence-list-and-exhibits' }, { label: 'NIW DIY templates', path: '/niw-diy' }],
}
