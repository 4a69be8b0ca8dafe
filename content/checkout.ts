/** The words of the three checkouts. Messages of rules come from the order rules themselves, so that page and server agree. */
import { CHECKOUT_MESSAGES, type OrderProfessionKey } from '../domain/orders/checkout-rules.ts'
import type { EmploymentType } from '../domain/professions.ts'
import type { PageMeta, RichText } from './copy.ts'

export const CHECKOUT_METAS = {
  'niw-diy': { path: '/checkout-niw-diy', title: 'Checkout NIW DIY', description: 'Choose professions, employment types and add-ons for your NIW DIY package.' },
  'selfpetition-ai': { path: '/checkout-selfpetition-ai', title: 'Checkout Selfpetition AI', description: 'Order a Selfpetition AI draft and choose reference letters and add-ons.' },
  'rfe-response': { path: '/checkout-rfe-response', title: 'Checkout RFE Response', description: 'Choose the prongs your notice asks about and order a drafted RFE response.' },
} as const satisfies Record<string, PageMeta>

/** Labels of the profession boxes, in the order of the checkout. */
export const PROFESSION_LABELS: Record<OrderProfessionKey, string> = {
  softwareEngineer: 'Software Engineer',
  it: 'IT',
  bankingFinance: 'Banking/Finance',
  dataScientist: 'Data Scientist',
  dataAnalyst: 'Data Analyst',
  productProjectManager: 'Product & Project Manager',
  networkElectricalEngineer: 'Network & Electrical Engineer',
  electromechanicalEngineer: 'Electro-Mechanical Engineer',
  chemicalEngineer: 'Chemical Engineer',
  marketing: 'Marketing',
  hrRecruiter: 'HR & Recruiter',
  scienceTeacher: 'Science Teacher',
  physicianDentist: 'Physician & Dentist',
  pilot: 'Pilot',
  aeronauticalEngineer: 'Pilot & Aeronautical Eng.',
  techEntrepreneur: 'Tech Entrepreneur',
  general: 'Not listed',
}

export const EMPLOYMENT_LABELS: Record<EmploymentType, { label: string; hint: string }> = {
  employee: { label: 'Employee', hint: 'You will work for an employer' },
  entrepreneur: { label: 'Entrepreneur', hint: 'You own or will own the business; adds document 3A' },
  consultant: { label: 'Consultant', hint: 'You work for several clients; adds document 3A' },
}

export const CHECKOUT_WORDS = {
  summaryHeading: 'Order summary',
  totalLabel: 'Total',
  discountLabel: 'Discount',
  discountIncluded: 'taken off',
  chosenLabel: 'Made for:',
  promotionLine: 'Promotion applied, ends on',
  promotionNote: 'The discount applies to the base price. Add-ons are not discounted and discounts cannot be combined.',
  emailLabel: 'Email',
  emailHint: 'We send the order confirmation and your documents here.',
  promoToggle: 'Have a code?',
  promoLabel: 'Promo code',
  promoApply: 'Apply',
  promoApplied: 'Code applied',
  upgrade: {
    heading: 'Already have our NIW DIY package?',
    hint: 'Your package gives you a credit toward this order, once. The order number is in your confirmation email.',
    label: 'NIW DIY order number',
    apply: 'Apply credit',
    applied: 'credited from order',
    remove: 'Remove',
    line: 'Credit for your NIW DIY package',
    ended: 'This credit no longer applies and was removed. Please check the new total, then press the button again.',
  },
  refundHeading: 'Refunds',
  submit: 'Go to payment',
  submitting: 'Opening secure payment…',
  barSubmit: 'Pay securely',
  /** Beside the way to pay: each is true of every order. */
  trust: ['Encrypted payment page of our card provider', 'We never see your card number', 'Your order page opens right after you pay'],
  backToPackages: 'All packages',
  secure: 'Secure checkout',
  paymentMethodsLabel: 'Payment methods',
  /** `marks`: the files in `public/payment/`, with their size in pixels; `named`: the mark already says the name. */
  paymentMethods: [
    {
      name: 'Card',
      named: false,
      marks: [
        { file: 'visa', alt: 'Visa', width: 36, height: 13 },
        { file: 'mastercard', alt: 'Mastercard', width: 28, height: 18 },
        { file: 'american-express', alt: 'American Express', width: 20, height: 20 },
        { file: 'discover', alt: 'Discover', width: 52, height: 12 },
      ],
    },
    { name: 'Apple Pay', named: true, marks: [{ file: 'apple-pay', alt: 'Apple Pay', width: 30, height: 23 }] },
    { name: 'Google Pay', named: true, marks: [{ file: 'google-pay', alt: 'Google Pay', width: 37, height: 17 }] },
    { name: 'Alipay', named: false, marks: [{ file: 'alipay', alt: '', width: 18, height: 18 }] },
    { name: 'Cash App Pay', named: false, marks: [{ file: 'cash-app', alt: '', width: 18, height: 18 }] },
  ],
  waiting: { lead: 'Taking you to secure payment', heading: 'DO NOT REFRESH', text: 'Directing you to payment' },
  failure: 'The payment page could not be opened. Nothing was charged and your selections are kept. Press the button again or write to {email}.',
  priceChanged: 'The price has changed since you opened this page. Please check the new total, then press the button again.',
  tooMany: 'Too many attempts. Wait a minute and try again.',
  mandatoryNote: 'All mandatory charges are in this total.',
  messages: CHECKOUT_MESSAGES,
} as const

export type AddonWords = { label: string; price: string; hint: RichText }

export const NIW_DIY_CHECKOUT = {
  heading: 'Customize your NIW DIY package',
  professionHeading: 'Profession',
  professionHint: 'One is included. A second one adds its own cover letter and Case Builder for {price.secondProfession}. Two at most.',
  notListedLabel: 'Not listed? Tell us your profession',
  notListedPlaceholder: 'Your profession',
  notListedHint: 'You receive the general Case Builder, without a sample letter of your profession. [Selfpetition AI](/ai) drafts for any profession, and you can [ask us first](/contact).',
  employmentHeading: 'Employment type',
  employmentHint: 'One is included. A second one costs {price.secondEmploymentType}. Two at most.',
  employmentHelp: 'Choose how you will do the work in the United States, not how you work today.',
  addonsHeading: 'Add-ons',
  addons: {
    aos: {
      label: 'Adjustment of Status: guide with sample answers and a sample package',
      price: '{price.aos}',
      hint: 'Documents 9, 10 and 10A: the adjustment guide, sample answers for I-485, I-765 and I-131 with a cover letter, and a complete sample filing of more than 50 pages to edit. For people already in the United States.',
    },
    forms9089750: {
      label: 'Forms ETA-9089 and ETA-750: guide with sample answers',
      price: '{price.forms}',
      hint: 'Document 11: worked sample answers. As of 2026, NIW petitions use ETA-9089 Appendix A and the Final Determination; ETA-750 belongs to older practice.',
    },
    consultation: { label: '30 min Consultation', price: '{price.consultation}', hint: 'A call about using the documents. It is not legal advice.' },
  } satisfies Record<string, AddonWords>,
} as const

export const SELFPETITION_AI_CHECKOUT = {
  heading: 'Customize your Selfpetition AI order',
  endeavorHeading: 'The endeavor you chose',
  endeavorQuestion: CHECKOUT_MESSAGES.endeavor,
  endeavorYes: 'Yes, focus the draft on it',
  endeavorNo: 'No, propose others from my answers',
  referenceHeading: 'Extra reference letters',
  referenceHint: 'One draft is included. Each extra one costs {price.referenceLetter}.',
  addonsHeading: 'Add-ons',
  addons: {
    consultation: { label: '30 min Consultation', price: '{price.consultation}', hint: 'A call about the options in your draft. It is not legal advice.' },
    businessPlan: { label: 'Business Plan review', price: '{price.businessPlan}', hint: 'Written comments on your plan. It does not rewrite the plan.' },
  } satisfies Record<string, AddonWords>,
  disclaimersHeading: 'Please read and approve',
  formLink: { label: 'See the input form you will fill in after the order', href: '/aiform1', newTab: true },
  excluded: 'Not included: forms, assembly and filing.',
} as const

export const RFE_RESPONSE_CHECKOUT = {
  heading: 'Customize your RFE response',
  prongsHeading: 'Which prongs does the notice ask about?',
  prongsHint: '{price.rfeProng} each. Choose only what the notice asks. Not sure? [Send us the letter](/rfe#free-evaluation) and we will tell you which, free of charge.',
  prongs: {
    prong1: { label: 'Prong 1', hint: 'Substantial merit and national importance of the endeavor' },
    prong2: { label: 'Prong 2', hint: 'You are well positioned to advance it' },
    prong3: { label: 'Prong 3', hint: 'On balance, waiving the job offer benefits the United States' },
  },
  referenceHeading: 'Reference letters',
  referenceHint: 'Drafts cost {price.referenceLetter} each. Nothing is added unless you choose it.',
  addonsHeading: 'Add-ons',
  addons: {
    consultation: { label: '30 min Consultation', price: '{price.consultation}', hint: 'A call about your notice and the argument options. It is not legal advice.' },
  } satisfies Record<string, AddonWords>,
  disclaimersHeading: 'Please read and approve',
  formLink: { label: 'See the input form', href: '/aiform1', newTab: true },
  contactLink: { label: 'Ask a question', href: '/contact' },
  notice: {
    heading: 'Response date',
    letter: 'We still have the letter you sent us for evaluation: on your order page, you choose whether to use it.',
    unanswerableHeading: 'Is there something to answer?',
    unanswerable:
      'Our program read the letter you sent as a decision, as a notice of intent to revoke, or as a letter about something else. A response is possible to a request for evidence and to a notice of intent to deny only, so there would be nothing for us to draft. After a denial a motion, an appeal or a new petition may be open for a short time: speak with an immigration attorney.',
    misread: 'My letter is a request for evidence or a notice of intent to deny about a national interest waiver, and the program misread it',
    dateLabel: 'The date printed on your notice',
    dateHint: 'Copy it from the letter, and do not count days. We keep it in view for you.',
    passed: 'this date has passed.',
    passedMeans: 'A late response can be denied without review, and no extra time can be given. Before you pay, ask a lawyer what is still possible.',
    acknowledge: 'I know that the response date has passed and want to order anyway',
  },
  excluded: 'Not included: forms, assembly and filing.',
  deadline: 'Keep the response date printed on your notice in view. It is not extended.',
} as const
