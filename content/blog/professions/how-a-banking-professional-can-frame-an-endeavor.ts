import type { Article } from '../article.ts'
import { EDITORIAL_AUTHOR, STRONG_VERSION, WEAK_VERSION } from '../article.ts'
import { SOURCES } from '../sources.ts'

export const article: Article = {
  slug: 'how-a-banking-professional-can-frame-an-endeavor',
  title: 'How a banking professional can frame an endeavor',
  description: 'An illustration: a compliance analyst moves from client returns and market size to a shared fraud typology that small banks can use and test.',
  published: '2026-11-20',
  updated: '2026-11-20',
  lastReviewed: '2026-11-20',
  author: EDITORIAL_AUTHOR,
  category: 'professions',
  profession: 'bankingFinance',
  lead: 'In banking the usual mistake is to argue with sums of money. The size of the market, the assets under management and the returns of clients all describe the field or the employer. A workable endeavor names one weakness in the financial system, a method for dealing with it, and institutions beyond your own that could use the method.',
  sections: [
    {
      id: 'where-daniel-begins',
      heading: 'Where Daniel begins',
      blocks: [
        { kind: 'callout', tone: 'note', title: 'What is invented in this illustration', text: 'Daniel is fictional, and so are the banks. No customer of ours is described.' },
        {
          kind: 'paragraph',
          text: 'Daniel has a master\'s degree in finance and works as an anti-money-laundering analyst for a mid-sized bank. His day consists of alerts, most of them false. In 2023 he wrote down, pattern by pattern, how "mule" accounts behave in their first thirty days, and turned the patterns into simple rules. Two community banks in a regional compliance group asked for his sheet.',
        },
        {
          kind: 'quote',
          text: 'I will use my expertise in anti-money laundering to protect the United States financial system, which processes trillions of dollars every year. Financial crime is a serious threat, and my employer, a bank with branches in eleven states, needs qualified analysts.',
          attribution: WEAK_VERSION,
        },
        {
          kind: 'quote',
          text: 'I will continue to develop a typology of first-month mule-account behavior, with detection rules that a community bank can run on its own core-banking export. The typology is in use at two banks that do not employ me. Over three years I will measure false alerts before and after at six institutions through a regional compliance group, publish the rules with their error rates, and revise them as patterns shift.',
          attribution: STRONG_VERSION,
        },
      ],
    },
    {
      id: 'what-changed-between-them',
      heading: 'What changed between them',
      blocks: [
        {
          kind: 'paragraph',
          text: 'The first paragraph argues that money laundering is bad and that the employer is big. Nobody disputes either. Benefit to one employer, even with national reach, is not enough under the Policy Manual, and industry size is not the importance of the endeavor. [1]',
        },
        {
          kind: 'paragraph',
          text: "The second has an object (a typology with rules), users who are not his employer, a route (the compliance group and publication) and a measure (false alerts before and after). FinCEN's national priorities of June 30, 2021 name fraud and cybercrime among others [2], and a proposed rule of April 7, 2026 concerns how programs must be run. [3] Daniel quotes the passage on fraud and stops there. He does not list all the priorities, because several problems named together weaken each other. [4]",
        },
      ],
    },
    {
      id: 'evidence-he-gathers',
      heading: 'Evidence he gathers',
      blocks: [
        {
          kind: 'table',
          caption: "Daniel's exhibits by question",
          head: ['Question', 'Exhibit'],
          rows: [
            ['Does the typology exist?', 'The dated document and rule set, with account data removed'],
            ['Do others use it?', 'Letters from compliance officers of the two banks, each with numbers they counted themselves'],
            ['Is there a route?', 'Minutes of the regional group; invitation to present'],
            ['Is it his?', 'Letter from his manager on authorship; internal release permission'],
            ['Is there progress?', 'Before-and-after table from the first two banks'],
            ['Does the subject matter?', 'FinCEN document, passage marked'],
            ['Is he in EB-2?', 'Degree, transcript, evaluation; occupation requirement from a public source'],
          ],
        },
        { kind: 'paragraph', text: 'Note the first row. Bank data is confidential, and a petition is no reason to breach that. Synthetic examples can show how a rule works.' },
      ],
    },
    {
      id: 'reading-prong-3-for-this-work',
      heading: 'Reading prong 3 for this work',
      blocks: [
        {
          kind: 'paragraph',
          text: "Labor certification describes a job at one employer. Daniel's work needs him to measure across institutions, including competitors of whoever would sponsor him. That is a reason of its own, and a letter from the compliance group's chair can confirm it. He does not write that the country lacks analysts: a labor-shortage argument is found in 325 of 3,633 dismissed appeals. [5]",
        },
      ],
    },
    {
      id: 'other-shapes-for-other-desks',
      heading: 'Other shapes for other desks',
      blocks: [
        {
          kind: 'paragraph',
          text: 'A credit analyst may have a scoring method for firms with thin files, tested for fair lending. A treasury manager may have a liquidity procedure for instant payments at small institutions. A quantitative analyst may have a validation method for models. In each the pattern is the same: what is the thing, who else uses it, how would they learn of it, what was measured.',
        },
        { kind: 'paragraph', text: 'Portfolio performance is no such thing. A good return benefits the investor, and the next manager can have one too.' },
      ],
    },
    {
      id: 'the-honest-limit',
      heading: 'The honest limit',
      blocks: [
        {
          kind: 'paragraph',
          text: "If Daniel's rules are only a configuration of software that his bank bought, they may not be his, and they may not travel. If the two community banks merely received a file and never used it, his letters will be polite and empty. And if his plan for the next years is a better position at the same bank, this endeavor is not his real endeavor.",
        },
        {
          kind: 'paragraph',
          text: "Some finance roles also raise the threshold question. Loan officer or branch positions do not always need a bachelor's degree for entry, and then the [EB-2 door](/blog/eb-2-threshold-two-doors) has to be checked before any of this. Where the answer is unclear, ask an attorney through the [AILA lawyer directory](https://www.ailalawyer.com).",
        },
      ],
    },
  ],
  sources: [SOURCES.policyManual, SOURCES.amlPriorities, SOURCES.amlProposal, SOURCES.niwSkills, SOURCES.greencardnav],
  related: [
    { label: 'Banking and finance templates', path: '/banking-finance-sample' },
    { article: 'public-priorities-and-your-endeavor' },
    { label: 'Why a banking application is included', path: '/faq/BankingApplication' },
  ],
}
