/** The five-question chooser: which product fits how somebody wants to work. It says nothing about eligibility. */
import type { CopyLink, PageMeta, RichText } from './copy.ts'
import type { ChooserQuestion, ProductFit } from '../domain/orders/product-fit.ts'

export const CHOOSER_META: PageMeta = {
  path: '/choose',
  title: 'Which NIW package fits you? Five questions',
  description: 'Answer five short questions about how you want to work, and see which package fits: templates, a drafted petition, an RFE response, or a lawyer.',
}

export const CHOOSER = {
  heading: 'Which package fits you?',
  lead: 'Five questions about how you want to work. They say nothing about whether you qualify: that is a question for an attorney.',
  submit: 'Show what fits',
  again: 'Start over',
  unanswered: 'Please answer this question',
  resultLabel: 'What fits your answers',
  becauseLabel: 'Why',
  note: 'A suggestion about products, not legal advice. Every package can be compared side by side.',
  compare: { label: 'Compare all packages', href: '/select-product' },
} as const

export const CHOOSER_QUESTIONS: Record<ChooserQuestion, { question: string; answers: readonly { value: string; label: string }[] }> = {
  stage: {
    question: 'Where are you in the process?',
    answers: [
      { value: 'starting', label: 'I am preparing a petition' },
      { value: 'rfe', label: 'I received a request for evidence' },
      { value: 'denial', label: 'I received a notice of intent to deny, or a denial' },
    ],
  },
  status: {
    question: 'Is anything urgent or risky in your situation?',
    answers: [
      { value: 'no', label: 'Not that I know of' },
      { value: 'yes', label: 'My status ends soon, or there was an earlier refusal, removal case or arrest' },
    ],
  },
  endeavor: {
    question: 'Do you know which endeavor you will propose?',
    answers: [
      { value: 'clear', label: 'Yes, I can say it in two sentences' },
      { value: 'open', label: 'Not yet' },
    ],
  },
  writing: {
    question: 'Who should write the first version?',
    answers: [
      { value: 'me', label: 'I will, with good examples' },
      { value: 'you', label: 'I would rather edit a draft' },
    ],
  },
  profession: {
    question: 'Is your profession on our list of templates?',
    answers: [
      { value: 'listed', label: 'Yes' },
      { value: 'other', label: 'No, or I am not sure' },
    ],
  },
}

export const CHOOSER_RESULTS: Record<ProductFit, { heading: string; text: RichText; primary: CopyLink; secondary: CopyLink }> = {
  lawyer: {
    heading: 'Talk to an attorney first',
    text: 'What you describe needs advice on your own situation, which we do not give. The [American Immigration Lawyers Association](https://www.ailalawyer.com) and the [list kept by the Department of Justice](https://www.justice.gov/eoir/list-pro-bono-legal-service-providers) help you find someone. You can come back for the drafting, with your lawyer.',
    primary: { label: 'Find an attorney', href: 'https://www.ailalawyer.com', newTab: true },
    secondary: { label: 'What a lawyer does and what we do', href: '/blog/diy-or-lawyer-what-each-does' },
  },
  rfe: {
    heading: 'RFE Response',
    text: 'Start with the free evaluation: see which prongs the notice asks about, then order only those, at {price.rfeProng} each.',
    primary: { label: 'Free evaluation', href: '/rfe#free-evaluation' },
    secondary: { label: 'How an RFE response works', href: '/rfe' },
  },
  generator: {
    heading: 'The free generator first',
    text: 'Both packages start from an endeavor. Read four versions of yours, made from your resume, and decide afterwards who writes the letter.',
    primary: { label: 'Open the free generator', href: '/proposed-endeavor-generator' },
    secondary: { label: 'What an endeavor is', href: '/blog/endeavor-or-occupation' },
  },
  diy: {
    heading: 'NIW DIY',
    text: 'You like to write and your profession is listed: a full sample, a Case Builder and guides, for {price.niwDiy}. Delivered within 24 hours.',
    primary: { label: 'See the templates', href: '/niw-diy' },
    secondary: { label: 'Compare with a draft', href: '/select-product' },
  },
  ai: {
    heading: 'Selfpetition AI',
    text: 'A petition letter of about 30 pages, drafted from your own record, for {price.ai}. Read the first draft within 48 hours; withdraw then and get back what you paid minus {retainer}.',
    primary: { label: 'See how it works', href: '/ai' },
    secondary: { label: 'Read a sample letter', href: '/sample-petition' },
  },
}
