import type { Article } from '../article.ts'
import { EDITORIAL_AUTHOR } from '../article.ts'
import { SOURCES } from '../sources.ts'

export const article: Article = {
  slug: 'diy-or-lawyer-what-each-does',
  title: 'DIY or a lawyer: what each one does',
  description: 'Who may advise, who may draft, what you carry alone when you self-file, and the situations in which you should not do it alone.',
  published: '2026-11-20',
  updated: '2026-11-20',
  lastReviewed: '2026-11-20',
  author: EDITORIAL_AUTHOR,
  category: 'choices',
  profession: null,
  lead: 'You may file an NIW for yourself; the law does not require a lawyer. A lawyer gives advice about your case, takes responsibility as your representative and speaks for you before the agency. A template or drafting service gives structure and text, and you remain author, petitioner and sender. These are different services, so the useful question is not which is better but which parts of the work you need someone else to carry.',
  sections: [
    {
      id: 'who-does-what',
      heading: 'Who does what',
      blocks: [
        {
          kind: 'table',
          caption: 'The work, part by part',
          head: ['Part of the work', 'You alone', '{brand}', 'Lawyer'],
          rows: [
            ['Decide whether to file at all', 'You', 'No', 'Advises'],
            ['Judge eligibility, status, history', 'You', 'No', 'Advises'],
            ['Choose the endeavor', 'You', 'Offers drafts to choose from', 'Advises, you decide'],
            ['Write the cover letter', 'You', 'Sample to adapt, or a draft', 'Usually writes it'],
            ['Reference letters', 'You and the writers', 'Samples, or a draft for the signer', 'Often drafts them for the signers'],
            ['Evidence list', 'You', 'Proposed list', 'Usually prepares it'],
            ['Forms and fees', 'You', 'Guides describe them', 'Usually prepares them'],
            ['Assemble and send', 'You', 'No', 'Yes'],
            ['Answer questions from the agency', 'You', 'Drafted text on request', 'Yes, as representative'],
            ['Responsibility for the content', 'You', 'You', 'You, with professional duties on the lawyer'],
          ],
        },
        { kind: 'paragraph', text: 'Look at the last row. Even with a lawyer you sign, and what you sign must be true.' },
      ],
    },
    {
      id: 'where-the-line-runs',
      heading: 'Where the line runs',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Under 8 CFR 1.2, preparing or filing a petition on behalf of another person before the Department of Homeland Security is "practice", and studying the facts and law with advice is "preparation". The exception is narrow: filling in blanks on printed forms, for little pay, by someone who does not claim to be qualified. [1] The line protects people from unlicensed advisers, the kind often called *notarios*.',
        },
        {
          kind: 'paragraph',
          text: 'For you it has a practical meaning. A service that is not a law firm must not tell you whether you qualify, what you should claim, or how to answer a legal question. If one does, leave. A service may show what the published standard asks, set your facts in order, and mark what is missing. The decisions are yours.',
        },
        { kind: 'paragraph', text: '{brand} is a technology drafting provider. We are not a law firm, we are not affiliated with USCIS, and nothing here or in our documents is legal advice.' },
        {
          kind: 'paragraph',
          text: 'In early 2025 the Federal Trade Commission ended its case against a company that advertised an "AI lawyer" without testing whether its output did what a lawyer does. [2] You can use the same yardstick on anyone who sells you help: what evidence do they give for what they claim?',
        },
      ],
    },
    {
      id: 'what-you-take-on-when-you-do-it-yourself',
      heading: 'What you take on when you do it yourself',
      blocks: [
        {
          kind: 'paragraph',
          text: '**Time.** A careful self-filer spends some weeks: finding the endeavor, gathering documents, asking for letters, writing, checking. The writing is the smaller half.',
        },
        {
          kind: 'paragraph',
          text: '**The mistakes nobody catches.** An exhibit cited but missing, a fee of the wrong amount, a letter that names another employer. A second pair of eyes who knows you, not the law, catches many of them.',
        },
        {
          kind: 'paragraph',
          text: '**The silence.** Nobody tells you that the petition is weak. You have the public record instead: of 3,633 dismissed appeals, 47.6% say the field was proved and not the endeavor, and 18.3% have an adverse finding on the classification itself. [3] Read those two findings as if they were about you.',
        },
        {
          kind: 'paragraph',
          text: '**One chance.** Since August 5, 2026 officers may deny without first asking when required initial evidence is missing or eligibility is not shown. [4] An incomplete filing is riskier than it was.',
        },
      ],
    },
    {
      id: 'what-a-lawyer-adds-that-text-cannot',
      heading: 'What a lawyer adds that text cannot',
      blocks: [
        {
          kind: 'paragraph',
          text: "A lawyer can tell you *not* to file yet. A lawyer sees that your status history makes one route safe and another not; that a child's age matters; that an old misstatement must be dealt with first. A lawyer has duties to you that a company does not have: confidentiality, competence, no conflict of interest. And the agency sends its notices to your representative, who must answer in time.",
        },
        {
          kind: 'paragraph',
          text: 'What a lawyer cannot add is your facts. The engineer who knows why the second prototype failed is you. A lawyer who receives nothing but a resume can only describe an occupation.',
        },
      ],
    },
    {
      id: 'situations-in-which-you-should-talk-to-a-lawyer',
      heading: 'Situations in which you should talk to a lawyer',
      blocks: [
        {
          kind: 'list',
          ordered: false,
          items: [
            'You have been refused any U.S. visa or petition, or had a removal case.',
            'You have been out of status or worked without permission, even briefly.',
            'Anyone has raised fraud, misrepresentation or a false document.',
            'You have been arrested anywhere, whatever the result.',
            'Your status ends within months.',
            'A child is near 21, or a marriage or divorce is in progress.',
            'You received a notice of intent to deny.',
            'Your occupation may not be a profession, or your degree is a three-year one.',
            'You are a physician who may fit the separate rules for shortage areas or the VA.',
          ],
        },
        {
          kind: 'paragraph',
          text: 'A consultation about one of these points need not cover the whole case, and you can still write the petition yourself. The [AILA lawyer directory](https://www.ailalawyer.com) lists immigration lawyers; the [Justice Department list](https://www.justice.gov/eoir/list-pro-bono-legal-service-providers) names free and low-cost legal service providers.',
        },
      ],
    },
    {
      id: 'a-middle-way-that-people-use',
      heading: 'A middle way that people use',
      blocks: [
        {
          kind: 'paragraph',
          text: "Some self-filers combine the two: draft with a template or a drafting service, then pay a lawyer for a fixed-fee review of the finished text. It keeps your knowledge in the text and puts a professional's judgment at the end. If you do so, tell the lawyer how the draft was made, and ask for the review in writing: what was looked at, what was not.",
        },
        {
          kind: 'paragraph',
          text: 'Ask any lawyer before hiring: Who writes the letter? How many NIW petitions did you file last year, and how do you count results? Is the fee fixed? Are a notice reply and dependents included? Take quotes in writing, and compare what each includes before you compare the price.',
        },
      ],
    },
    {
      id: 'which-of-our-products-goes-with-which-reader',
      heading: 'Which of our products goes with which reader',
      blocks: [
        {
          kind: 'list',
          ordered: false,
          items: [
            '[NIW DIY](/niw-diy), {price.niwDiy}: templates for a profession on our list. You write; you get structure, samples, a case builder and guides. Non-refundable.',
            '[Selfpetition AI](/ai), {price.ai}: a draft built from your answers, for any profession. You choose among options and revise. You may withdraw at the first draft for a partial refund.',
            '[RFE Response](/rfe), {price.rfeProng} per prong: a drafted reply to the points in your notice. Non-refundable.',
            '[Endeavor Generator](/proposed-endeavor-generator), free: four proposed endeavors from a resume, to judge and rewrite.',
          ],
        },
        {
          kind: 'paragraph',
          text: "None contains advice, filing, or a promise about the result. If after reading this you are unsure which column of the table you need, begin with the lawyer's: an hour there can tell you whether the rest is worth doing now.",
        },
      ],
    },
  ],
  sources: [SOURCES.practiceDefinition, SOURCES.doNotPay, SOURCES.greencardnav, SOURCES.pa202605],
  related: [
    { label: 'Compare the packages', path: '/prices' },
    { label: 'FAQ: is this legal advice?', path: '/faq/Legal' },
    { label: 'FAQ: costs', path: '/faq/Costs' },
  ],
}
