/**
 * A review of a customer's business plan: paragraph by paragraph against the endeavor and what prong two asks of a plan. What it
 * says rests on the words of the plan; what it does not find, it asks for. It writes no plan.
 */
import { dismissedPatterns } from '../petition/checks/dismissed-patterns.ts'
import { sentencesOf } from '../petition/checks/block-text.ts'
import { identifiersIn } from '../petition/identifiers.ts'
import { isAddressedToMachine } from '../resume/machine-instructions.ts'

/** `page`: counted from 1. */
export type PlanParagraph = { page: number; text: string }

export const PLAN_RULES = ['number', 'projection', 'field', 'jobs', 'funding', 'milestones', 'credentials', 'certainty', 'category', 'endeavor', 'factor', 'identifier', 'machine', 'own'] as const
export type PlanRule = (typeof PLAN_RULES)[number]

export const PLAN_RULE_LABELS: Record<PlanRule, string> = {
  number: 'Number without a source',
  projection: 'Projection without a method',
  field: 'The field instead of the endeavor',
  jobs: 'Jobs without method',
  funding: 'Money without proof',
  milestones: 'Steps without dates',
  credentials: 'Person instead of plan',
  certainty: 'More certain than a record can be',
  category: 'Words of another category',
  endeavor: 'Not the endeavor',
  factor: 'Missing for prong two',
  identifier: 'Personal identifier',
  machine: 'Words that speak to a machine',
  own: 'Remark',
}

export type PlanRemark = {
  id: string
  rule: PlanRule
  /** Which paragraph it is about, counted from 0; null for the whole plan. */
  paragraph: number | null
  /** The words it is about, as they stand in the plan; empty where it is about something that is not there. */
  quote: string
  says: string
  /** What to do. */
  advice: string
  by: 'program' | 'operator'
  /** An operator took it out of the review. */
  dropped: boolean
}

export const PLAN_FACTORS = ['model', 'steps', 'progress', 'means', 'interest', 'others'] as const
export type PlanFactor = (typeof PLAN_FACTORS)[number]

export const PLAN_FACTOR_LABELS: Record<PlanFactor, string> = {
  model: 'A model or plan for what will be done',
  steps: 'Steps with dates and a sign of completion',
  progress: 'Progress already made',
  means: 'Money, hours, and people',
  interest: 'Interest of customers, users, or investors',
  others: 'Effect beyond the company and its clients',
}

export type PlanReview = {
  fileName: string
  /** SHA-256 (hex) of the file that was read. */
  sha256: string
  /** What it was held against; empty where none was chosen yet. */
  endeavor: string
  paragraphs: PlanParagraph[]
  remarks: PlanRemark[]
  /** For each factor the paragraphs that speak of it, the first three. */
  factors: Record<PlanFactor, number[]>
  /** Words of the operator above the findings. */
  summary: string
}

const SOURCE =
  /\b(?:according to|source[sd]?|based on|census|bureau|statistics|survey|audit(?:ed)?|invoices?|quot(?:e|ation)s? (?:of|from)|measured|counted|contract|agreement|purchase orders?|report(?:ed)? (?:of|by|in)|records?|appendix|exhibit|annex|table|figure|see )\b|\[\d+\]|\((?:19|20)\d\d\)|https?:|\^\d/i
const AMOUNT = /(?:[$€£]\s?\d[\d,.]*(?:\s?(?:million|billion|thousand|k|m|bn))?|\b\d[\d,.]*\s?(?:%|percent|million|billion|thousand)|\b\d{1,3}(?:,\d{3})+\b)/i
const FUTURE =
  /\b(?:will|expects?|expected|projects?|projected|projection|forecasts?|forecasted|estimates?|estimated|anticipates?|anticipated|plans? to|aims? to|targets?|by (?:year|the end of)|year (?:one|two|three|four|five|[1-5]))\b/i
const METHOD =
  /\b(?:because|based on|method|measured|per (?:unit|customer|month|year|day|hour|room|site|user|employee)|for each|according to|calculated|assum(?:es|ing|ption)|multiplied|times the|at a price of|conversion|from the (?:invoices|pilot|trial|contract)|capacity of|an hour|a month|wages?|salar(?:y|ies))\b/i
const JOBS =
  /\b(?:creat\w+|add\w*|hire|hires|hiring|employ|employs|generat\w+|support\w*)\b[^.]{0,60}?\b(\d[\d,]*|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|fifty|hundreds?|thousands?)\b[^.]{0,40}\b(?:jobs?|positions?|employees|workers|people|staff)\b/i
const JOB_METHOD = /\b(?:wage|salary|salaries|full[- ]time|part[- ]time|county|region|unemployment|hired in|payroll|quarter|month|because|per|for each|when|after)\b/i
const FUNDING = /\b(?:invest(?:ment|ors?|ed)?|funding|fund(?:ed|s)?|loan|grant|capital|seed|raise[sd]?|savings|equity)\b/i
const FUNDING_PROOF = /\b(?:agreement|signed|letter of|committed|bank statement|term sheet|granted|paid|received|invoice|contract|awarded|account|deposit)\b/i
const DATED = /\b(?:(?:january|february|march|april|may|june|july|august|september|october|november|december)\b|(?:19|20)\d\d\b|quarter|Q[1-4]\b|month \d|months? \d|week \d|within \d)/i
const STEP = /\b(?:milestone|phase|stage|step|launch|roll ?out|complete|deliver|release|install|open|pilot|certif|register|apply for|submit)\w*\b/i
const DONE = /\b(?:was|were|has|have|had|completed|finished|built|tested|signed|formed|incorporated|released|installed|opened|received|sold|trained|measured)\b/i
const INTEREST = /\b(?:letters? of (?:intent|interest|support)|purchase orders?|signed|agreement|pilot|waiting list|customers?|clients?|users?|subscribers?|partners?|distributors?|investors?)\b/i
const OTHERS =
  /\b(?:other (?:companies|makers|manufacturers|cities|states|regions|organizations|hospitals|schools|firms)|industry[- ]wide|open (?:source|license|standard)|licens\w+|standards?|publish\w*|regulator|association|public|nationwide|across the (?:country|region|state)|competitors?)\b/i
const MODEL = /\b(?:we|I|the company|the business|the venture|the program|the project)\b[^.]{0,80}\b(?:sells?|offers?|provides?|builds?|develops?|makes?|delivers?|operates?|trains?|licenses?)\b/i
const WHO = /\b(?:founder|owner|principal|ceo|president)\b[^.]{0,80}\b(?:holds|has|degree|years of experience|expertise|award|expert)\b/i

const STOP = new Set(
  'that with from this their which they have will into over under about other than such between after before when where what while these those without within through across more most less much many also only each same'.split(
    ' ',
  ),
)
const wordsOf = (text: string): Set<string> =>
  new Set(
    text
      .toLowerCase()
      .match(/\p{L}{5,}/gu)
      ?.filter((word) => !STOP.has(word))
      .map((word) => word.slice(0, 6)) ?? [],
  )

type Draft = Omit<PlanRemark, 'id' | 'by' | 'dropped'>

function remarksOn({ text }: PlanParagraph, paragraph: number): Draft[] {
  const found: Draft[] = []
  const add = (rule: PlanRule, quote: string, says: string, advice: string) => found.push({ rule, paragraph, quote: quote.slice(0, 240), says, advice })
  for (const sentence of sentencesOf(text)) {
    if (isAddressedToMachine(sentence)) {
      add('machine', sentence, 'This sentence speaks to a machine. An officer who reads it will doubt the rest.', 'Take it out.')
      continue
    }
    const [what] = identifiersIn(sentence)
    if (what !== undefined) add('identifier', '', `The paragraph holds ${what}.`, 'Take it out: nobody who reads the plan needs it.')
    const amount = AMOUNT.exec(sentence)?.[0] ?? ''
    const jobs = JOBS.exec(sentence)
    const future = FUTURE.test(sentence)
    if (jobs !== null) {
      if (!JOB_METHOD.test(sentence))
        add(
          'jobs',
          sentence,
          'Jobs are promised without saying which, when, where, and at what pay.',
          'Name each position, the month in which it is filled, the place, and what the work needs before it can be filled. Set the number against the employment of that region.',
        )
    } else if (amount !== '' && future && !METHOD.test(sentence))
      add(
        'projection',
        sentence,
        `“${amount}” is projected, and the sentence does not say how it was arrived at.`,
        'Say how the figure follows from units, prices, and what has been counted so far; put the calculation into a table that can be checked.',
      )
    else if (amount !== '' && !future && !SOURCE.test(sentence))
      add('number', sentence, `“${amount}” stands without a source.`, 'Name the document it comes from, and attach it; leave the figure out where there is none.')
    if (FUNDING.test(sentence) && amount !== '' && !FUNDING_PROOF.test(sentence) && !found.some((one) => one.quote === sentence.slice(0, 240) && one.rule === 'projection'))
      add(
        'funding',
        sentence,
        'Money is named without the document that shows it.',
        'Name the agreement, statement, or grant letter with its date, or say plainly that the money is still sought and from whom.',
      )
    for (const { quote, message } of dismissedPatterns(sentence, 'p1')) {
      const rule: PlanRule = /market|field|shortage|workers/i.test(message)
        ? 'field'
        : /Credentials/.test(message)
          ? 'credentials'
          : /EB-1|superlative/.test(message)
            ? 'category'
            : /Certainty/.test(message)
              ? 'certainty'
              : /projection/i.test(message)
                ? 'projection'
                : 'field'
      if (found.some((one) => one.rule === rule && one.quote === sentence.slice(0, 240))) continue
      add(
        rule,
        sentence,
        `“${quote}”: ${message.charAt(0).toLowerCase()}${message.slice(1)}`,
        rule === 'field'
          ? 'Say what this endeavor changes, for whom, and how it can be seen.'
          : rule === 'credentials'
            ? 'Move it to the part about the people, and say here what will be done.'
            : rule === 'projection'
              ? 'Say how the figure was arrived at.'
              : 'Say what can be shown, in plain words.',
      )
    }
    if (WHO.test(sentence) && !found.some((one) => one.rule === 'credentials'))
      add('credentials', sentence, 'A qualification is offered where the plan should say what will be done.', 'Keep one short part about the people; let each other part speak of the work.')
  }
  if (STEP.test(text) && FUTURE.test(text) && !DATED.test(text) && text.split(/\s+/).length > 8)
    add(
      'milestones',
      sentencesOf(text).find((sentence) => STEP.test(sentence)) ?? '',
      'A step is announced without a date and without a sign by which its completion can be seen.',
      'Give the month, and say which document will exist when it is done.',
    )
  return found
}

/** Places of one kind that are told one by one: nobody reads thousands of them, or makes a document of them. */
export const ALIKE_MAX = 60

/** The first places of each kind, and before them how many more there are. */
function firstOfEach(drafts: readonly Draft[]): Draft[] {
  const counts = new Map<PlanRule, number>()
  const kept = drafts.filter(({ rule }) => {
    const count = (counts.get(rule) ?? 0) + 1
    counts.set(rule, count)
    return count <= ALIKE_MAX
  })
  const more = [...counts].flatMap(([rule, count]): Draft[] =>
    count <= ALIKE_MAX
      ? []
      : [
          {
            rule,
            paragraph: null,
            quote: '',
            says: `The plan holds ${(count - ALIKE_MAX).toLocaleString('en-US')} more places like the ${ALIKE_MAX} that are told paragraph by paragraph.`,
            advice: 'Read the whole plan for them.',
          },
        ],
  )
  return [...more, ...kept]
}

/** A heading or a cell of a table says too little to be read as a paragraph. */
const isProse = ({ text }: PlanParagraph) => text.split(/\s+/).length >= 6

/** `endeavor`: as it was chosen, or the one that the customer has in mind; empty where there is none. */
export function reviewPlan(given: { fileName: string; sha256: string; endeavor: string; paragraphs: readonly PlanParagraph[] }): PlanReview {
  const { fileName, sha256, endeavor } = given
  const paragraphs = [...given.paragraphs]
  const where = (speaks: (text: string) => boolean) => paragraphs.flatMap((one, place) => (isProse(one) && speaks(one.text) ? [place] : []))
  const found: Record<PlanFactor, number[]> = {
    model: where((text) => MODEL.test(text)),
    steps: where((text) => STEP.test(text) && DATED.test(text) && FUTURE.test(text)),
    progress: where((text) => DONE.test(text) && DATED.test(text) && !FUTURE.test(text)),
    means: where((text) => FUNDING.test(text) && (AMOUNT.test(text) || FUNDING_PROOF.test(text))),
    interest: where((text) => INTEREST.test(text) && (DATED.test(text) || /\b(?:signed|letters? of|purchase orders?)\b/i.test(text))),
    others: where((text) => OTHERS.test(text)),
  }
  const drafts: Draft[] = [...wholePlan(paragraphs, endeavor, found), ...firstOfEach(paragraphs.flatMap((one, place) => (isProse(one) ? remarksOn(one, place) : [])))]
  const factors = Object.fromEntries(PLAN_FACTORS.map((factor) => [factor, found[factor].slice(0, 3)])) as Record<PlanFactor, number[]>
  return { fileName, sha256, endeavor, paragraphs, factors, summary: '', remarks: drafts.map((draft, place) => ({ ...draft, id: `r${place + 1}`, by: 'program', dropped: false })) }
}

const FACTOR_ADVICE: Record<PlanFactor, string> = {
  model: 'Say in two sentences what will be made or done, for whom, and how it is paid for.',
  steps: 'Add a table: step, month, who does it, and the document that shows it is done.',
  progress: 'Say what has been done already, with dates; work in progress weighs more than an intention.',
  means: 'Name money, hours, and people for the first twelve months, each with the document that shows it.',
  interest: 'Name who has asked for it, agreed to use it, or paid for it, and attach what they wrote, with dates.',
  others: 'Say who outside the company and its clients will do something differently, and by which route it reaches them.',
}

function wholePlan(paragraphs: readonly PlanParagraph[], endeavor: string, found: Record<PlanFactor, number[]>): Draft[] {
  const whole = (rule: PlanRule, says: string, advice: string): Draft => ({ rule, paragraph: null, quote: '', says, advice })
  const missing = PLAN_FACTORS.filter((factor) => found[factor].length === 0).map((factor) =>
    whole('factor', `Nothing in the plan was found to speak of: ${PLAN_FACTOR_LABELS[factor].toLowerCase()}.`, FACTOR_ADVICE[factor]),
  )
  const own = [...wordsOf(endeavor)]
  const said = wordsOf(paragraphs.map(({ text }) => text).join(' '))
  const absent = own.filter((word) => !said.has(word))
  if (endeavor === '' || absent.length * 2 <= own.length) return missing
  const names = [...new Set(endeavor.match(/\p{L}{5,}/gu)?.filter((word) => absent.includes(word.toLowerCase().slice(0, 6))) ?? [])].slice(0, 8)
  return [
    whole(
      'endeavor',
      `Most of the words in which the endeavor was chosen do not occur in the plan (${names.join(', ')}). A plan of another undertaking shows nothing about this one.`,
      'Say at the beginning, in the words of the endeavor, what the company does for it; take out what belongs to other business.',
    ),
    ...missing,
  ]
}

export type PlanChange =
  | { kind: 'remark'; id: string; says: string; advice: string }
  | { kind: 'drop'; id: string; dropped: boolean }
  | { kind: 'add'; paragraph: number | null; says: string; advice: string }
  | { kind: 'summary'; text: string }

/** What an operator changes; null where there is no such remark or paragraph. */
export function changedReview(review: PlanReview, change: PlanChange): PlanReview | null {
  switch (change.kind) {
    case 'summary':
      return { ...review, summary: change.text }
    case 'add': {
      if (change.paragraph !== null && review.paragraphs[change.paragraph] === undefined) return null
      const last = Math.max(0, ...review.remarks.map(({ id }) => Number(id.slice(1))))
      return {
        ...review,
        remarks: [...review.remarks, { id: `r${last + 1}`, rule: 'own', paragraph: change.paragraph, quote: '', says: change.says, advice: change.advice, by: 'operator', dropped: false }],
      }
    }
    case 'remark':
    case 'drop': {
      if (!review.remarks.some(({ id }) => id === change.id)) return null
      return {
        ...review,
        remarks: review.remarks.map((one) =>
          one.id !== change.id ? one : change.kind === 'drop' ? { ...one, dropped: change.dropped } : { ...one, says: change.says, advice: change.advice, by: 'operator' },
        ),
      }
    }
  }
}
