/** The words of the intake form of Selfpetition AI: every field with its hint, its reason and an example. */
import type { IntakeAnswers } from '../domain/intake/intake-application.ts'
import { INTAKE_MESSAGES } from '../domain/intake/intake-rules.ts'
import type { PageMeta, RichText } from './copy.ts'

export type IntakeFieldWords = {
  name: string
  label: string
  hint: string
  why: string
  example: string
  required: boolean
  control: 'email' | 'line' | 'area' | 'choice'
}

type AnswerGroup = keyof IntakeAnswers

export type IntakeGroup<G extends AnswerGroup = AnswerGroup> = G extends AnswerGroup
  ? { key: G; title: string; lead: RichText; fields: readonly (IntakeFieldWords & { name: keyof IntakeAnswers[G] & string })[] }
  : never

export const INTAKE_SAMPLE_META: PageMeta = {
  path: '/aiform1',
  title: 'Input Form - EB2 NIW',
  description: 'The questions behind a Selfpetition AI draft, shown as a sample: background, endeavor, education, demand for your work and Prong 3.',
}

export const INTAKE_META: PageMeta = {
  path: '/aiform2',
  title: 'Thank you for ordering',
  description: 'Tell us about your work so that we can prepare your first draft.',
}

export const INTAKE_WORDS = {
  sampleHeading: 'Input Form',
  sampleBanner: 'This is only a sample of the form. Please [place and pay for your order](/checkout-selfpetition-ai) first; the form opens right after it.',
  generalHint: 'Not all questions are mandatory. Answer what you can; short notes are fine. Write “none” where you know there is nothing.',
  safetyHint: 'Please leave out passport numbers, A-numbers (alien registration numbers) and social security numbers. We do not need them.',
  parts: 'Parts of the form',
  part: 'Part',
  of: 'of',
  next: 'Continue',
  back: 'Back',
  /** Beside the way to send it from any part. */
  sendAnyTime: 'Only your email, profession, company and a resume or LinkedIn profile are required: you can send the form from any part.',
  chosenEndeavor: 'You chose this endeavor in the generator, so it is filled in. Change it if you like.',
  optional: 'optional',
  required: 'required',
  whyLabel: 'Why we ask',
  exampleLabel: 'Example',
  saved: 'Your answers are saved on this device while you write.',
  savedWithOrder: 'Your answers are saved with your order while you write. Reopen this page from the link in your email, on any device.',
  savedAt: 'Saved',
  saving: 'Saving…',
  notSaved: 'Not saved yet: no connection. Your answers are still here, and we will keep trying.',
  notKept: 'This browser cannot save your answers. They stay here until you close this page, so please send the form first.',
  newer: 'This form was changed on another device after you opened it here.',
  takeNewer: 'Show the answers from the other device',
  keepMine: 'Keep the answers on this screen',
  resumed: 'We filled in what you saved before.',
  imported: 'Filled in from your generator profile. Please check each answer.',
  alreadySent: 'You sent this form. Your answers are in it: correct anything that needs it and send it again. The files you sent stay, and you can add more.',
  changesHeading: 'Your changes',
  nothingChanged: 'Nothing is changed yet, so there is nothing to send.',
  review: 'Review my answers',
  reviewHeading: 'Please check your answers',
  reviewLead: 'This is what we will work with. Fix anything that is not right, then submit.',
  backToForm: 'Back to the form',
  change: 'Change',
  nothingAnswered: 'Nothing answered in this part.',
  noFiles: 'No files.',
  fileSending: 'sending…',
  fileKept: 'saved',
  clear: 'Clear my answers on this device',
  import: 'Use the profile from the Endeavor Generator',
  filesHeading: 'Files',
  resumeLabel: 'Resume',
  resumeHint: 'PDF or Word, up to 3 MB. Needed only if you give no LinkedIn profile.',
  additionalLabel: 'Additional files',
  additionalHint: 'Degrees, letters, plans, articles. Up to 3 MB each.',
  addFile: 'Add a file',
  removeFile: 'Remove',
  submit: 'Submit',
  submitting: 'Sending…',
  tooLarge: 'File size exceeds 3MB limit: you can also e-mail us larger files at {email}',
  tooLargeTogether: 'These files are too large together: send at most 22 MB here and email us the others at {email}',
  failure: 'The form was not sent. Everything you entered is still here: try again or email us at {email}',
  messages: INTAKE_MESSAGES,
} as const

export const EXECUTION_PLAN_LABELS = {
  employee: 'As an employee',
  entrepreneur: 'As an entrepreneur or business owner',
  consultant: 'As a consultant or contractor',
} as const

export const INTAKE_GROUPS: readonly IntakeGroup[] = [
  {
    key: 'userBackground',
    title: 'Profile Overview',
    lead: 'Who you are and how we reach you.',
    fields: [
      {
        name: 'email',
        label: 'Email',
        control: 'email',
        required: true,
        hint: 'The one you ordered with, if you can',
        why: 'We match the form with your order and send the draft here.',
        example: 'name@example.com',
      },
      {
        name: 'profession',
        label: 'Profession (current role)',
        control: 'line',
        required: true,
        hint: 'Title and field',
        why: 'The occupation behind the endeavor must normally need a bachelor’s degree.',
        example: 'Protection engineer, electric utilities',
      },
      {
        name: 'company',
        label: 'Company',
        control: 'line',
        required: true,
        hint: 'Employer, own company, or “between jobs”',
        why: 'We keep your own work apart from what the company did.',
        example: 'Example Power Systems, Inc. (fictional)',
      },
      {
        name: 'linkedin',
        label: 'LinkedIn profile',
        control: 'line',
        required: false,
        hint: 'A profile address or a resume is needed',
        why: 'It saves you typing dates and titles.',
        example: 'linkedin.com/in/your-name',
      },
    ],
  },
  {
    key: 'userProposedEndeavor',
    title: 'Proposed endeavor',
    lead: 'What you will do in the United States, narrower than your job.',
    fields: [
      {
        name: 'executionPlan',
        label: 'How will you carry it out?',
        control: 'choice',
        required: false,
        hint: 'Choose the closest',
        why: 'The letter must say through whom the work will be done.',
        example: 'As an employee',
      },
      {
        name: 'roleDesc',
        label: 'Your role',
        control: 'area',
        required: false,
        hint: 'What you do yourself, in three to six sentences',
        why: 'An officer asks what is yours and what is your team’s.',
        example: 'I design relay settings for feeders with many solar inverters and test them on recorded faults.',
      },
      {
        name: 'futureProject1',
        label: 'Future project 1',
        control: 'area',
        required: false,
        hint: 'Problem, method, output, who uses it',
        why: 'Projects make an endeavor specific.',
        example: 'A settings guide that three rural cooperatives test over one storm season.',
      },
      {
        name: 'futureProject2',
        label: 'Future project 2',
        control: 'area',
        required: false,
        hint: 'A second project that serves the same endeavor',
        why: 'Two steps in one direction are stronger than two directions.',
        example: 'An open data set of labeled fault records.',
      },
      {
        name: 'proposedEndeavor',
        label: 'Proposed endeavor, if you already have one',
        control: 'area',
        required: false,
        hint: 'One to three sentences, or leave empty',
        why: 'If you filed before, the words of the earlier filing matter.',
        example: 'To develop and share protection settings that keep inverter-heavy feeders stable.',
      },
      {
        name: 'proposedEndeavorNiche',
        label: 'Niche',
        control: 'area',
        required: false,
        hint: 'The narrow part of the field that is yours',
        why: 'A narrow subject can be documented. A wide one cannot.',
        example: 'Fault detection on feeders where inverters supply most of the current',
      },
      {
        name: 'pastProject1',
        label: 'Past project 1',
        control: 'area',
        required: false,
        hint: 'What you did, what changed, who can confirm it',
        why: 'Shows that the endeavor continues work you already do.',
        example: 'Reworked settings on 14 feeders; unwanted trips fell from nine to two in a year; the operations manager can confirm.',
      },
      {
        name: 'pastProject2',
        label: 'Past project 2',
        control: 'area',
        required: false,
        hint: 'Another one, different in kind',
        why: 'A second example shows it was not chance.',
        example: 'Trained 20 technicians with a test bench I built.',
      },
    ],
  },
  {
    key: 'userProng2Education',
    title: 'Education (Prong 2)',
    lead: 'What you learned and where you belong. Prong 2 asks whether you are well positioned for the endeavor.',
    fields: [
      {
        name: 'degrees',
        label: 'Degrees',
        control: 'area',
        required: false,
        hint: 'Degree, field, school, country, year, length',
        why: 'The EB-2 threshold rests on them; foreign degrees need an evaluation.',
        example: 'B.Eng. electrical engineering, four years, 2012; M.Sc. power systems, 2015',
      },
      {
        name: 'certificates',
        label: 'Certificates and licenses',
        control: 'area',
        required: false,
        hint: 'Name, issuer, year',
        why: 'A license or certification can be one of the six kinds of evidence of exceptional ability.',
        example: 'Professional Engineer license, state and year',
      },
      {
        name: 'associations',
        label: 'Professional associations',
        control: 'area',
        required: false,
        hint: 'Name, grade of membership, what admission requires',
        why: 'A membership counts when members must belong to a profession.',
        example: 'Member grade, admission by degree and experience',
      },
    ],
  },
  {
    key: 'userProng2Demand',
    title: 'Demand for your work (Prong 2)',
    lead: 'How others have valued and used what you do. Leave out what does not apply; most people have only a few of these.',
    fields: [
      {
        name: 'salary',
        label: 'Salary (total compensation)',
        control: 'line',
        required: false,
        hint: 'Per year, with currency and country',
        why: 'Pay above the usual level can be evidence when it is compared fairly.',
        example: 'USD per year, base and bonus',
      },
      {
        name: 'promotions',
        label: 'Promotions',
        control: 'area',
        required: false,
        hint: 'From, to, year, reason',
        why: 'Shows trust in your judgment.',
        example: 'Engineer to lead engineer in 2019, after the feeder project',
      },
      {
        name: 'awards',
        label: 'Awards',
        control: 'area',
        required: false,
        hint: 'Name, giver, year, how people are chosen',
        why: 'Only awards that were your own count.',
        example: 'Regional engineering award, chosen by a jury from 40 entries',
      },
      {
        name: 'patents',
        label: 'Patents',
        control: 'area',
        required: false,
        hint: 'Number, status, your part, any use or license',
        why: 'Use by others says more than the grant.',
        example: 'Granted 2021, second of three inventors, licensed to one maker',
      },
      {
        name: 'citations',
        label: 'Publications and citations',
        control: 'area',
        required: false,
        hint: 'Only if you have them',
        why: 'Not required. One paper that others work with is worth more than a count.',
        example: 'Conference paper 2020; a utility’s guideline refers to it',
      },
      {
        name: 'mediaRecognition',
        label: 'Media',
        control: 'area',
        required: false,
        hint: 'Outlet, date, what it says about your work',
        why: 'Coverage must be about your work, not only your employer.',
        example: 'Trade journal article on the test bench, 2022',
      },
      {
        name: 'conferences',
        label: 'Conferences',
        control: 'area',
        required: false,
        hint: 'Talks, panels, reviews; invited or submitted',
        why: 'Shows how your method reaches others.',
        example: 'Invited talk to 60 protection engineers, 2023',
      },
      {
        name: 'exceptionalAbility',
        label: 'Anything that sets you apart',
        control: 'area',
        required: false,
        hint: 'A fact someone outside your company can confirm',
        why: 'Independent confirmation carries weight.',
        example: 'Two other utilities asked for my settings sheet and use it.',
      },
    ],
  },
  {
    key: 'userProng3',
    title: 'The balance (Prong 3)',
    lead: 'Prong 3 asks why it serves the United States to waive the job offer.',
    fields: [
      {
        name: 'urgency',
        label: 'Urgency',
        control: 'area',
        required: false,
        hint: 'What is time-bound, and how it is documented',
        why: 'Health, safety and fixed dates can weigh in the balance.',
        example: 'The equipment is being installed over the next three years.',
      },
      {
        name: 'impracticability',
        label: 'Why is labor certification not practical?',
        control: 'area',
        required: false,
        hint: 'Reasons in the work itself',
        why: 'The process asks for minimum requirements of one job. Some work does not fit it.',
        example: 'The work serves several utilities and no single employer could describe it as one position.',
      },
      {
        name: 'additionalInfo',
        label: 'Anything else',
        control: 'area',
        required: false,
        hint: 'Earlier filings, notices, deadlines, wishes for the draft',
        why: 'Tell us what we did not ask.',
        example: 'I filed in 2024 and withdrew; the endeavor was the same.',
      },
    ],
  },
]

/** What the customer can do while we draft, said once the form has arrived. */
export const INTAKE_NEXT = 'Next: in a minute or two your order page shows the facts we read. Confirm them and answer a few questions there: your petition is written only from what you confirm.'
