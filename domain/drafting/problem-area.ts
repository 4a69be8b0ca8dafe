/**
 * What the composer knows beside the person: problem areas in typed parts, each part with the words that are evidence for it,
 * and the public documents an endeavor may name. A part never holds a finished endeavor; `design-endeavors.ts` joins parts that agree.
 */
import type { Deliverable, Handing } from './deliverable.ts'
import type { IndustryFocus } from '../endeavor/endeavor-form.ts'

/** A public document that shows that a subject matters; it never proves that one person's endeavor does. */
export type PublicPriority = {
  key: string
  /** The document's own title. */
  title: string
  /** Two wordings that stand inside a sentence and carry the year: "the Sarbanes-Oxley Act of 2002". */
  names: readonly [string, string]
  /** ISO date of the document: "2002-07-30", "2022-10". */
  date: string
  /** Last day of a program or plan that ends, "2030-09-30"; absent where no end is known. */
  until?: string
  issuer: string
  /** Address of the document itself. */
  url: string
  /** Predicates after the name, only what the document says: "requires yearly reports on internal controls". Third person singular. */
  says: readonly [string, ...string[]]
  /** What it speaks of, as word beginnings: one of `subjects` and, where any are listed, one of `users` has to be met. */
  speaksOf: {
    subjects: readonly string[]
    users: readonly string[]
    /** What it does not reach, though `subjects` and `users` are met: a leave law that begins at 50 employees says nothing of small firms, rural care nothing of a wellness plan for staff. */
    except?: { subjects?: readonly string[]; users?: readonly string[] }
  }
  /** Written to one sub-field: it stands before a document that only covers the field. */
  narrow?: true
  /** Title, date and content are known, and the text itself was not opened by us: the launch check asks for it. */
  unopened?: true
  /** False: neither opened nor known. Such a document is never named in a text. */
  verified: boolean
}

/** Stands as a problem's `priority` where documents share its words and none speaks of it. */
export const NO_DOCUMENT = 'NONE'

/** Whether a document still holds on `today` (`YYYY-MM-DD`). */
export const inForceOn =
  (today: string) =>
  ({ until }: Pick<PublicPriority, 'until'>): boolean =>
    until === undefined || today <= until

/** How a contribution exists in the world; four options of a set take four different forms. */
export const CONTRIBUTION_FORMS = ['tool', 'practice', 'training', 'evidence', 'service'] as const
export type ContributionForm = (typeof CONTRIBUTION_FORMS)[number]

/** Kinds of bodies that carry a result to others; each form of contribution is carried by some of them. */
export const ROUTE_KINDS = ['association', 'agency', 'education', 'standards', 'library'] as const
export type RouteKind = (typeof ROUTE_KINDS)[number]

export type Route = {
  /** Noun phrase with article: "the state hospital associations". */
  name: string
  kind: RouteKind
  /** Places in the area's `users` of those it reaches; all where absent. */
  users?: readonly number[]
  /** Ids of the problems it carries; all of the area where absent. */
  problems?: readonly string[]
}

/** What a person did to the object of an asset: each kind of work asks for other steps. */
export const WORK_KINDS = ['make', 'change', 'run', 'study', 'teach'] as const
export type WorkKind = (typeof WORK_KINDS)[number]

export type UserGroup = {
  /** Plural noun phrase without article: "regional nonprofit hospitals". */
  name: string
  /** Words of a resume or an answer that show work with such users. */
  cues: readonly string[]
  /** An employer in whose service work for them is done, where it is another than the area's. */
  host?: string
}

export type Problem = {
  id: string
  /** Word beginnings that show work on this very problem. */
  cues: readonly string[]
  /** Noun phrase without article that can stand before "toolkit" or "course": "month-end close control". */
  topic: string
  /** The same as a noun phrase that can stand by itself after "for": "the verification of payments". */
  subject: string
  /** Verb phrase in the base form: "catch posting errors before statements go out". */
  aim: string
  /** Clauses: what today's practice does. */
  now: readonly [string, string, ...string[]]
  /** Clauses: what follows from it. */
  cost: readonly [string, string, ...string[]]
  /** The problem in whole sentences, said before `now` and `cost`: first what today's practice is, which stands by itself, then what follows from it. "{users}" stands for the users. */
  told?: readonly [string, string, ...string[]]
  /** Verb phrases in the base form, in order: the method. */
  steps: readonly [string, string, string, ...string[]]
  /** Noun phrases with article. */
  outputs: readonly [string, string, string, ...string[]]
  /** Noun phrase with "the": what shows whether it works. */
  measure: string
  /** Predicate whose subject is the contribution: "gives smaller issuers a control they can test". */
  tie: string
  /** Places in the area's `users` of the groups that have this problem; all where absent. */
  groups?: readonly number[]
  /** Key of the document that covers this problem; the area's first where absent, `NO_DOCUMENT` where no known one carries it. */
  priority?: string
}

export type ProblemArea = {
  id: string
  /** Noun phrase: "financial reporting". */
  name: string
  /** Beginnings of O*NET-SOC codes whose work lies here. */
  occupations: readonly string[]
  /** Word beginnings that show work in this area. */
  cues: readonly string[]
  users: readonly [UserGroup, UserGroup, ...UserGroup[]]
  /** Who carries a result to the others of its kind. */
  channels: readonly [Route, Route, ...Route[]]
  /** Singular noun phrase with article: an employer in whose service the work can be done. */
  host: string
  priorities: readonly [string, ...string[]]
  /** Only for people whose title or project names it: its other words stand in every resume. */
  onlyByTitle?: true
  /** Industry focuses of the tuning panel the area lies in or can be turned to. */
  industries: readonly IndustryFocus[]
  problems: readonly [Problem, Problem, ...Problem[]]
}

/** What hands on a person's own work of one kind, whatever its field; the placeholders stand in `content/areas/deliverables.ts`. */
export type CarriedParts = Pick<Problem, 'now' | 'cost' | 'steps' | 'outputs' | 'measure'> & {
  forms: Readonly<Partial<Record<ContributionForm, Handing>>>
  /** What is done, handed out, and counted in a form that has its own: a course, a study. */
  inForm: Readonly<Partial<Record<ContributionForm, Pick<Problem, 'steps' | 'outputs' | 'measure'>>>>
}

/** What is said of any such work whose result was counted; "{metric}" is what it was counted in. */
export type MeasuredParts = Pick<Problem, 'now' | 'cost'> & { counting: string; form: string }

/** `grounds` hold what is common to a whole field: parts with "{object}", "{subject}", "{aim}" and "{users}" for an object that no area is about. */
export type DraftingKnowledge = {
  areas: readonly ProblemArea[]
  grounds: readonly ProblemArea[]
  deliverables: Readonly<Record<Deliverable, CarriedParts>>
  measured: MeasuredParts
  priorities: readonly PublicPriority[]
}
