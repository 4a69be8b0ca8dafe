/** What is known of one petition: facts with their sources, exhibits, what the customer chose. A letter is written from nothing else. */
import type { ResponseFile } from '../rfe-response/response-file.ts'

/** What an officer looks for, in the order in which a petition is decided. */
export const ELEMENTS = [
  'identity.name',
  'eb2.degree',
  'eb2.experience',
  'eb2.occupation',
  'eb2.ability',
  'endeavor.problem',
  'endeavor.method',
  'endeavor.outputs',
  'endeavor.users',
  'endeavor.vehicle',
  'p1.merit',
  'p1.beyond',
  'p1.priority',
  'p2.education',
  'p2.record',
  'p2.plan',
  'p2.progress',
  'p2.interest',
  'p3.impractical',
  'p3.benefit',
  'p3.urgency',
  'closing.standing',
  'exhibit.shows',
] as const
export type Element = (typeof ELEMENTS)[number]

export const ELEMENT_LABELS: Record<Element, string> = {
  'identity.name': 'Your name',
  'eb2.degree': 'Degree',
  'eb2.experience': 'Positions',
  'eb2.occupation': 'Occupation',
  'eb2.ability': 'Exceptional ability',
  'endeavor.problem': 'The problem',
  'endeavor.method': 'The method',
  'endeavor.outputs': 'What will exist',
  'endeavor.users': 'First users',
  'endeavor.vehicle': 'Through whom you will do the work',
  'p1.merit': 'Substantial merit',
  'p1.beyond': 'Effect beyond employer and clients',
  'p1.priority': 'Public priority',
  'p2.education': 'Education for the endeavor',
  'p2.record': 'Record of results',
  'p2.plan': 'Plan',
  'p2.progress': 'Progress',
  'p2.interest': 'Interest of others',
  'p3.impractical': 'Why labor certification does not fit',
  'p3.benefit': 'Benefit even if others are available',
  'p3.urgency': 'Urgency',
  'closing.standing': 'Conduct and status',
  'exhibit.shows': 'What a document says',
}

/** `passage`: what stands in an exhibit, and on which page; `phase`: a row of the plan; `tie`: an output and the public document that asks for it. */
export type FactKind = 'name' | 'degree' | 'role' | 'statement' | 'item' | 'passage' | 'phase' | 'tie'

/** The parts of the kinds that have any. */
export const FACT_FIELDS: Partial<Record<FactKind, readonly string[]>> = {
  degree: ['degree', 'field', 'school', 'country', 'year'],
  role: ['title', 'employer', 'from', 'to'],
  passage: ['page', 'says'],
  phase: ['phase', 'when', 'with', 'yields'],
  tie: ['output', 'document', 'says', 'page'],
}
/** The parts of a fact that is more than a sentence; a part that is not known is empty. */
export type FactFields = Readonly<Record<string, string>>

/** Where a fact stands. `quote` is what was read there, word by word. */
export type FactSource =
  | { kind: 'intake'; field: string; quote: string }
  | { kind: 'resume'; file: string; page: number; line: number; quote: string }
  | { kind: 'answer'; question: string; quote: string }
  | { kind: 'customer'; quote: string }
  /** The petition as it was filed. */
  | { kind: 'filed'; file: string; page: number; quote: string }
  /** A reference letter that its writer adopted; `exhibit` is its id. */
  | { kind: 'letter'; writer: string; exhibit: string; quote: string }
  | { kind: 'operator'; by: string; quote: string }

/** `read`: nobody has confirmed it, and no letter may use it. */
export type FactState = 'read' | 'confirmed' | 'corrected' | 'rejected'

/** An operator's word for the customer: where the customer said so, and in which words. `at` ISO. */
export type OnBehalf = { by: string; at: string; from: 'message' | 'upload'; /** The day of the message, or the name of the file with the place in it. */ what: string; quote: string }

/** The customer's own word on a fact. `at` ISO; `together`: the press by which others were confirmed with it. */
export type Said = { at: string; by: string; together?: string }

/** Words as they were typed that their customer keeps against our doubt. `at` ISO; `before`: how the fact stood, for the way back. */
export type KeptWords = { at: string; by: string; before: { text: string; state: FactState; unsure?: boolean; said?: Said; onBehalf?: OnBehalf } }

export type CaseFact = {
  id: string
  element: Element
  kind: FactKind
  /** The words a letter uses: a sentence in the first person, or a line of a list. */
  text: string
  fields: FactFields
  /** As it was first read; a correction keeps it. */
  readText: string
  source: FactSource
  /** The reader was not certain. */
  unsure: boolean
  state: FactState
  /** Counts its changes: text that rests on an earlier one is out of date. */
  rev: number
  /** Ids of the exhibits that show it. */
  exhibits: string[]
  /** The position under which a result was achieved. */
  roleId: string | null
  /** What the customer typed when the fact was said anew; its source stays the first one. */
  typed?: string
  /** Where the customer insists on their own words; gone with their next word. */
  kept?: KeptWords
  /** Where an operator confirmed it for the customer; gone as soon as the customer says a word of their own. */
  onBehalf?: OnBehalf
  /** Who confirmed or corrected it last, and when. */
  said?: Said
  /** Of an answer to a notice: why it came too late to count. Such a fact is rejected. */
  stopped?: string
}

export const EXHIBIT_STATES = ['have', 'requested', 'missing'] as const
export type ExhibitState = (typeof EXHIBIT_STATES)[number]

export type CaseExhibit = {
  /** Letters and digits; its number in a letter follows from where it is first cited. */
  id: string
  title: string
  /** `Filing`: a form that the petition has to hold and that shows no element. */
  proves: ('Identity' | 'Filing' | 'EB-2' | 'Prong 1' | 'Prong 2' | 'Prong 3')[]
  state: ExhibitState
  /** Whether it existed on the day of filing; what came later proves nothing. */
  existed: 'yes' | 'no' | 'unknown'
  translation: 'not-needed' | 'needed' | 'done'
  /** Of a public document: its address. */
  url: string | null
  /** Ids of the customer's files that are this document. */
  files?: string[]
  /** Of an answer to a notice: under which name the petition that was filed holds it, as its list was read. */
  filed?: { label: string; page: number; unsure: boolean }
}

/** What the customer chose to file: all later text has to agree with it. */
export type EndeavorLock = { text: string; at: string; by: string }

export const OPTION_PARTS = ['eb2', 'p1', 'p2', 'p3'] as const
export type OptionPart = (typeof OPTION_PARTS)[number]
export type ChosenOptions = Readonly<Record<OptionPart, string[]>>

/** How those who use the work stand to the petitioner: what is denied of it. */
export type Untied = { employs: boolean; paysMe: boolean; paysForIt: boolean }
/** What a sentence says, where it is known. `counted`: by others; `result`: of the petitioner, `ownResult` with the method of the endeavor; `written`: what the interest was put into. */
export type Meaning =
  | { says: 'adopted'; document: string }
  | { says: 'untied'; tie: Untied }
  | { says: 'near'; words: string }
  | { says: 'used' | 'withoutMe' | 'open' | 'counted' | 'measured' | 'result' | 'ownResult' | 'progress' | 'interest' | 'written' | 'region' | 'askedFor' }
  | { says: 'leftOut' | 'noPosition' | 'onOwnAccount' | 'onlyMine' | 'plan' | 'prepared' | 'beside' | 'deed' }

/** The customer's word on what a sentence of a fact means, in the very words to which they said yes or no. `text`: the whole fact; `about`: what the work was called. `at` ISO. */
export type Attestation = { factId: string; text: string; sentence: string; meaning: Meaning; about: string; states: string; word: 'yes' | 'no'; at: string }

export type Candidate = { id: string; title: string; text: string; from: 'customer' | 'composer' | 'operator' }

export type CaseFile = {
  facts: CaseFact[]
  exhibits: CaseExhibit[]
  /** Endeavors to choose from. */
  candidates: Candidate[]
  lock: EndeavorLock | null
  options: ChosenOptions
  /** Keys of the public documents that the letter names. */
  priorities: string[]
  /** By question: answered, or nothing to say to it. */
  answers: Record<string, 'answered' | 'nothing'>
  /** employee | entrepreneur | consultant, or empty: through whom the work is done. */
  plan: string
  /** Counts the ids that were given, so that none is given twice. */
  lastId: number
  /** What the customer said that sentences mean: a letter concludes from no other. Cases of before hold none. */
  attested?: Attestation[]
  /** Only where a notice is answered: it sets what is argued, and in which order. */
  response?: ResponseFile
}

export const NO_OPTIONS: ChosenOptions = { eb2: [], p1: [], p2: [], p3: [] }

export const emptyCase = (): CaseFile => ({ facts: [], exhibits: [], candidates: [], lock: null, options: NO_OPTIONS, priorities: [], answers: {}, plan: '', lastId: 0 })

/** Whether what a letter argues is settled: of a petition the endeavor, of an answer to a notice how each request is answered. */
export const isChosen = ({ lock, response }: Pick<CaseFile, 'lock' | 'response'>): boolean =>
  response === undefined ? lock !== null : lock !== null && response.confirmedAt !== null && response.chosenAt !== null

/** What a letter may use. */
export const isSettled = ({ state }: Pick<CaseFact, 'state'>): boolean => state === 'confirmed' || state === 'corrected'

/** An answer in words of ours that its customer has not looked at. */
export const waitsForLook = ({ state, source, typed }: Pick<CaseFact, 'state' | 'source' | 'typed'>): boolean => state === 'read' && (source.kind === 'answer' || typed !== undefined)

export const settledFacts = (file: CaseFile, ...elements: Element[]): CaseFact[] => file.facts.filter((fact) => isSettled(fact) && elements.includes(fact.element))

export const findExhibit = (file: Pick<CaseFile, 'exhibits'>, id: string): CaseExhibit | undefined => file.exhibits.find((one) => one.id === id)

/** The petitioner's own statement: what nothing else shows rests on it. */
export const STATEMENT_ID = 'st'
export const PASSPORT_ID = 'pp'
/** The id of the exhibit that holds a public document. */
export const publicExhibitId = (key: string): string => `p${key}`
export const LABOR_FORM_ID = 'eta'

export type ClaimStanding = 'documented' | 'owed' | 'stated' | 'gap'

/** How an element stands: shown by a document that is here, by one that is still to come, only said by the petitioner, or not there. */
export function standingOf(file: CaseFile, element: Element): ClaimStanding {
  const facts = settledFacts(file, element)
  if (facts.length === 0) return 'gap'
  const states = facts.flatMap((fact) => fact.exhibits.map((id) => findExhibit(file, id)?.state ?? 'missing'))
  return states.includes('have') ? 'documented' : states.includes('requested') ? 'owed' : 'stated'
}

/** What every petition needs; the door of EB-2 is looked at by itself. */
export const NEEDED_ELEMENTS: readonly Element[] = ['endeavor.problem', 'endeavor.method', 'p1.merit', 'p1.beyond', 'p1.priority', 'p2.record', 'p2.plan', 'p2.progress', 'p2.interest']
export const BALANCE_ELEMENTS: readonly Element[] = ['p3.impractical', 'p3.benefit', 'p3.urgency']
