/** The words of the Endeavor Generator, its profile modal and the selected-endeavor page (specification 2 §2.10–2.12, §5). */
import {
  ADDITIONAL_INFO_MAX,
  FUTURE_PROJECT_MAX,
  FUTURE_ROLE_FOCUS_MAX,
  NICHE_MAX,
  TUNING_LIST_MAX,
  type GeneratorEmploymentType,
  type GeographicFocus,
  type IndustryFocus,
  type SampleId,
  type TuningOption,
  type WorkType,
} from '../domain/endeavor/endeavor-form.ts'
import type { PageMeta } from './copy.ts'

export const GENERATOR_META: PageMeta = {
  path: '/proposed-endeavor-generator',
  title: 'EB2 NIW Proposed Endeavor Generator - free, no account',
  description: 'Turn a resume into four proposed endeavors for an EB-2 NIW petition, then tune detail, region and field. Free, or try it with a sample.',
}

export const GENERATOR_PAGE = {
  heading: 'Proposed Endeavor Generator',
  lead: 'Every EB-2 NIW petition rests on a proposed endeavor. Turn your resume into four: what you will do, for whom, and how it reaches beyond one employer. Free, no account needed.',
  aiLink: { label: 'What is Selfpetition AI?', href: '/ai' },
  tabs: { sample: 'Use a Sample', profile: 'Use Your Profile' },
  sampleLabel: 'Sample',
  samplePlaceholder: 'Choose a sample...',
  sampleNote: 'Samples are about fictional people. Begin with one:',
  /** One press each. */
  firstSamples: ['software_engineering', 'nurse', 'product_management'],
  addProfile: 'Add Profile',
  updateProfile: 'Update Profile',
  profileLoaded: '✓ Profile successfully loaded',
  outputHeading: 'Proposed Endeavors',
  /** The page puts the number after it: OPTION 1. */
  option: 'OPTION',
  petitionLink: 'Use in my petition -->',
  schooling:
    'We read no completed bachelor’s or higher degree in your resume. The EB-2 category is for people with an advanced degree or exceptional ability. If you hold such a degree, add it under “What we read.”',
  scanned: 'Your resume was read from a scanned picture. Please check every line here: names, dates and numbers may be misread.',
  emptyOutput: 'Choose a sample or add your profile. Four options appear here.',
  partsHeading: 'Read it in parts',
  parts: { problem: 'The problem', build: 'What I will build', users: 'Who uses it first', spread: 'How it spreads', why: 'Why me' },
  basisHeading: 'What this rests on',
  toProveHeading: 'What you would still have to prove',
  prioritiesHeading: 'Published priorities it refers to',
  adaptationsHeading: 'Tuning choices adapted here',
  path: { close: 'Close to your present work', alternative: 'Another path' },
  draftedBy: {
    composer: 'Drafted by our built-in composer from your resume and answers.',
    model: 'Drafted by a language model; a program compared its facts with your resume. Please check each one.',
  },
  copy: 'Copy',
  copied: 'Copied',
  copyFailed: 'Your browser did not allow copying',
  download: 'Download as Word',
  undo: 'Undo the last tuning',
  unsupported: {
    heading: 'Please check before you use this text',
    /** After the number of them, where there are several. */
    several: 'sentences to look at, one by one:',
    /** A list of words stands between the two; without an ending of its own. */
    notFound: 'We could not find this in your resume:',
    advice: 'Remove it or correct it before you use this text.',
    /** Read aloud before and behind a marked sentence. */
    markStart: 'Not found in your resume:',
    markEnd: 'End of this sentence.',
    remove: 'Remove this sentence',
    removed: 'The sentence was removed.',
    putBack: 'Put the sentence back',
  },
  downloadFailed: 'The file could not be made. Please try again in a minute.',
  smartAdaptation: 'Smart Adaptation',
  supportFrom: { resume: 'From your resume', answers: 'From your answers', sample: 'From the sample profile' },
  markChanges: 'Mark what tuning changed',
  /** After a number each. */
  wordsNew: 'words new',
  wordsGone: 'words gone',
  textBefore: 'Text before',
  unchanged: 'Unchanged by this tuning',
  restored: 'The original options are shown again.',
  ready: 'Four options are ready.',
  tuned: 'The options were tuned.',
  cancelled: 'Canceled. What was shown before is still here. A run that had already started may count.',
  resumeNote: 'The resume is read in memory and is not stored by the server.',
  modelNote: 'What it says, without your name, and your answers are sent to the language-model service that writes the drafts.',
  /** Between the two numbers of '1 of 5 runs left this hour'. */
  limitOf: 'of',
  limitNote: 'runs left this hour',
  /** Before a time of day. */
  limitNext: 'next at',
  limitNextSentence: 'The next run is possible at',
  limitReason: 'A run is one profile drafted or one tuning applied. Samples are free.',
} as const

/** Below the options: what becomes of the one that is chosen. */
export const GENERATOR_NEXT = {
  heading: 'The next step',
  text: 'Choose the option you truly intend to carry out: “Use in my petition” takes it into the order. Around it, Selfpetition AI drafts:',
  gets: [
    'a petition letter of about 30 pages from your own answers, revised until you are satisfied',
    'a list of the evidence it needs',
    'one reference letter, drafted last so that it supports the arguments you chose',
  ],
  /** Before the price of the moment. */
  price: 'Selfpetition AI',
  more: { label: 'What it contains', href: '/ai' },
} as const

/** 'Email to me' beside the Word file, and its form. */
export const GENERATOR_EMAIL = {
  button: 'Email to me',
  label: 'Your email address',
  hint: 'We send the four options once and nothing else. Our copy is deleted after 7 days.',
  send: 'Send',
  sending: 'Sending…',
  cancel: 'Cancel',
  /** Before the address. */
  sent: 'Sent to',
  invalid: 'Enter a valid e-mail',
  tooMany: 'You have sent several copies. Please wait an hour and try again, or download the options as Word.',
  tooManyToAddress: 'This address has received several copies this hour. Please try again later, or download the options as Word.',
  notOurs: 'Only options as the generator wrote them can be emailed. Please generate or tune them again.',
  holdsAddress: 'These options hold something like a web address, so they are not emailed. Please download them as Word.',
} as const

/** Info alerts above the outputs, hidden while tuning is disabled. */
export const GENERATOR_ALERTS = {
  sample: {
    title: 'Smart Adaptation:',
    text: 'When tuned parameters will not logically match the profile, AI may exclude some selections for better results.',
  },
  profile: {
    title: 'Endeavor Options:',
    text: "Some options closely match petitioner's profile, while others suggest alternative paths that the same background could support. Choose only an option you truly intend to carry out and can document.",
  },
} as const

export const GENERATOR_OVERLAYS = {
  loadingSample: { heading: 'Loading Sample', text: 'Loading predefined profile...' },
  generating: { heading: 'Generating', text: 'AI is crafting proposed endeavors...' },
  cancel: 'Cancel',
  /** After a number of seconds. */
  elapsed: 'seconds so far',
  scan: 'A scanned resume takes longer: its letters are recognized in the pictures of its pages, up to 40 seconds.',
} as const

export const GENERATION_LIMIT_MODAL = {
  heading: 'Generation Limit Reached',
  text: "You've reached your generation limit. Please wait an hour before trying again.",
  button: 'Understood',
} as const

export const GENERATOR_FAILURES = {
  tune: 'No endeavors could be generated for your tuning selection. Try adjusting the parameters.',
  profile: 'Error, please submit the profile again',
  sample: 'This sample could not be loaded. Please choose it again.',
  dismiss: 'Dismiss this message',
  again: 'Try again',
} as const

/** Groups in the order of the dropdown, each with its samples. */
export const SAMPLE_GROUPS: readonly { label: string; samples: readonly { id: SampleId; label: string }[] }[] = [
  {
    label: 'Engineering',
    samples: [
      { id: 'software_engineering', label: 'Software Engineering' },
      { id: 'data_science_analytics', label: 'Data Science & Analytics' },
      { id: 'it_consulting', label: 'IT Consulting' },
      { id: 'semiconductor_electronics', label: 'Semiconductor & Electronics' },
      { id: 'ev_controls_safety', label: 'EV Controls & Safety' },
    ],
  },
  {
    label: 'Product & Project Mgmt',
    samples: [
      { id: 'product_management', label: 'Product Management' },
      { id: 'project_management', label: 'Project Management' },
      { id: 'operations_supply_chains', label: 'Operations & Supply Chains' },
      { id: 'procurement', label: 'Procurement' },
    ],
  },
  {
    label: 'Finance',
    samples: [
      { id: 'investment_banking', label: 'Investment Banking' },
      { id: 'financial_compliance', label: 'Financial Compliance' },
    ],
  },
  {
    label: 'Healthcare',
    samples: [
      { id: 'obgyn', label: 'OB-GYN' },
      { id: 'nurse', label: 'Nurse' },
    ],
  },
  {
    label: 'Entrepreneurs & Business Owners',
    samples: [
      { id: 'entrepreneur_ai_marketplace', label: 'AI Marketplace' },
      { id: 'entrepreneur_healthcare_staffing', label: 'Healthcare Staffing' },
      { id: 'entrepreneur_real_estate_marketing', label: 'Real Estate Marketing' },
      { id: 'entrepreneur_accounting', label: 'Accounting' },
    ],
  },
  { label: 'Other', samples: [{ id: 'hr_recruiting', label: 'HR & Recruiting' }] },
]

export const TUNING_WORDS = {
  heading: 'Tuning',
  apply: 'Apply',
  reset: 'Reset',
  disabled: 'Choose a sample or add your profile to tune the options.',
  show: 'Show the tuning controls',
  hide: 'Hide the tuning controls',
  /** Between two choices. */
  replaced: 'was replaced by',
  maximum: `Choose up to ${TUNING_LIST_MAX}. A third choice replaces the oldest.`,
} as const

export const TUNING_CONTROLS: {
  levelOfDetail: { label: string; options: Record<TuningOption['levelOfDetail'], string> }
  technologicalAdvancement: { label: string; options: Record<TuningOption['technologicalAdvancement'], string> }
  geographicFocus: { label: string; options: Record<GeographicFocus, string> }
  strategicIndustryFocus: { label: string; options: Record<IndustryFocus, string> }
  typeOfWork: { label: string; options: Record<WorkType, string> }
} = {
  levelOfDetail: { label: 'Level of Detail', options: { default: 'Default', detailed: 'More Detailed' } },
  technologicalAdvancement: {
    label: 'Technological Advancement',
    options: { default: 'Default', more_tech: 'More Tech-oriented' },
  },
  geographicFocus: {
    label: 'Geographic Focus',
    options: { no_focus: 'No Focus', local: 'Local', multi_state: 'States or Regions', nationwide: 'Nationwide' },
  },
  strategicIndustryFocus: {
    label: 'Industry Focus',
    options: {
      'AI & Automation': 'AI & Automation',
      'Cybersecurity & Information Security': 'Cybersecurity & Information Security',
      'Advanced Manufacturing': 'Advanced Manufacturing',
      'Strategic Supply Chains': 'Strategic Supply Chains',
      Health: 'Health',
      'Global Financial System': 'Global Financial System',
      Energy: 'Energy',
      'Aerospace, Defense & National Security': 'Aerospace, Defense & National Security',
      Telecommunications: 'Telecommunications',
    },
  },
  typeOfWork: {
    label: 'Type of Work',
    options: {
      Innovation: 'Innovation',
      'Problem Solving': 'Problem Solving',
      Scalability: 'Scalability',
      'Collaboration & Partnerships': 'Collaboration & Partnerships',
      'Process Optimization': 'Process Optimization',
    },
  },
}

const EMPLOYMENT_TYPE_LABELS: Record<GeneratorEmploymentType, string> = {
  employee: 'Employee',
  entrepreneur_businessowner: 'Entrepreneur or business owner',
  consultant_contractor: 'Consultant or contractor',
}

/** The modal 'Profile Input': two steps. */
export const PROFILE_MODAL = {
  title: 'Profile Input',
  steps: ['Profile Overview', 'Additional Info (optional)'],
  privacy: 'When you submit, our server reads the resume in memory and does not store it. This browser remembers it, your answers and your corrections until you clear them.',
  clear: 'Clear my data on this device',
  cleared: 'Your profile and its options were removed from this device.',
  keptNameOnly: 'Your browser had no room to remember the resume itself: choose it again next time.',
  keptNothing: 'Your browser did not let us remember your profile on this device.',
  continue: 'Continue',
  previous: 'Previous',
  submit: 'Submit Profile',
  close: 'Close',
  /** Beside the counter, as in 120 / 1000. */
  counter: 'characters',
  tooLong: (max: number): string => `Please shorten this to ${max.toLocaleString('en-US')} characters. All you entered is still here.`,
  resume: {
    label: 'Resume (PDF or Word, under 3 MB)',
    hint: 'A Word file (.docx) is welcome too. Cover contact details if you like. Dates, roles and results are what we use.',
    choose: 'Choose a file',
    change: 'Choose another file',
    drop: 'or drop it here',
    /** Before the name of the file. */
    notTaken: 'Not taken:',
    unread: 'Your browser could not read this file. Please choose it again.',
    again: 'Please choose your resume again: this device remembers only its name.',
    missing: 'Resume is required',
    wrongType: 'Only PDF files are accepted',
    oldWord: 'This is an older Word file (.doc), or one with a password. Please save it as .docx without a password, or as PDF.',
    tooLarge: 'File size must be under 3MB',
    unreadable: 'We could not read text in this file. A scan has no text: please export the resume from your editor.',
  },
  employmentType: {
    label: 'Employment type',
    hint: 'How you will do the work in the United States',
    options: EMPLOYMENT_TYPE_LABELS,
    missing: 'Employment type is required',
  },
  futureRoleFocus: {
    label: 'Intended future role and focus',
    hint: 'What will you do yourself, on which problem?',
    example: 'Lead protection engineer; settings for feeders with many solar inverters, tested with rural cooperatives',
    max: FUTURE_ROLE_FOCUS_MAX,
    missing: 'Role description is required',
  },
  futureProject: {
    label: 'Future project',
    hint: 'A project you plan: problem, method, who will use the result',
    example: 'A settings guide and fault data set that other utilities can use',
    max: FUTURE_PROJECT_MAX,
  },
  proposedEndeavorNiche: {
    label: 'Niche',
    hint: 'The narrow part of the field that is yours',
    example: 'Fault detection where inverters supply most of the current',
    max: NICHE_MAX,
  },
  additionalInfo: {
    label: 'Additional information',
    hint: 'Anything the resume does not show',
    example: 'I filed before: please stay close to the endeavor in that petition',
    max: ADDITIONAL_INFO_MAX,
  },
} as const

export const SELECTED_ENDEAVOR_META: PageMeta = {
  path: '/selected-proposed-endeavor',
  title: 'Your selected endeavor - EB2 NIW',
  description: 'The proposed endeavor you chose, and what a drafted petition around it would contain.',
}

export const SELECTED_ENDEAVOR = {
  heading: 'Your selected endeavor',
  line: 'This endeavor may be central to your EB-2 NIW case',
  tocLink: { label: 'See the table of contents of a sample petition (PDF)', href: '/ai-sample-toc.pdf', newTab: true },
  question: { label: 'HAVE A QUESTION?', href: '/contact' },
  order: { label: 'START ORDER', href: '/checkout-selfpetition-ai' },
  next: 'Order a draft built around it, or go back and compare the other options. You can still change your mind in the checkout.',
  back: { label: 'Back to the generator', href: '/proposed-endeavor-generator' },
  emptyHeading: 'No endeavor was chosen yet',
  empty: 'The generator writes four options from a resume or from a sample. The one you pick is shown here and can go into your order.',
  open: { label: 'Open the generator', href: '/proposed-endeavor-generator' },
} as const
