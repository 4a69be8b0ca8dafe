/** The case of a paid order, of a petition or of an answer to a notice: read from what the customer sent, and changed under the lock of its order. */
import { isDeepStrictEqual } from 'node:util'
import { publicPriorities } from '../content/areas/public-priorities.ts'
import { dayOf } from '../domain/calendar-day.ts'
import { inForceOn } from '../domain/drafting/problem-area.ts'
import { readChoices } from '../content/order-choices.ts'
import { publicExhibitId } from '../content/petition/letter/letter-parts.ts'
import { isStillAsked } from '../content/petition/questions.ts'
import { withoutWord, withWords } from '../domain/petition/attestations.ts'
import { wordsGiven } from '../domain/petition/words-given.ts'
import { lastTogether, placeOf } from '../domain/petition/fact-groups.ts'
import { isSettled, waitsForLook, type CaseExhibit, type CaseFile, type Element, type FactFields } from '../domain/petition/case-file.ts'
import { seenWordsOf, stillDoubted } from '../domain/petition/own-words.ts'
import { isOutOfDate } from '../domain/petition/draft.ts'
import type { Says } from '../domain/petition/surely.ts'
import {
  answerQuestion,
  changeExhibit,
  confirmFact,
  confirmTogether,
  correctFact,
  hasRoomFor,
  keepWords,
  passQuestion,
  rejectFact,
  takeBackTogether,
  takeBackWords,
  showFact,
  withExhibit,
  withStandingExhibits,
  type Refused,
} from '../domain/petition/change-case.ts'
import { proposeSentence, tidy } from '../domain/petition/fact-words.ts'
import { CASE_FACTS_MAX, withNewFacts } from '../domain/petition/read-case.ts'
import { withoutLaterFacts, withoutStop } from '../domain/rfe-response/change-response.ts'
import { PAID_STATES } from '../domain/orders/order-states.ts'
import type { GeneratorForm } from '../domain/endeavor/endeavor-form.ts'
import type { PersonFacts } from '../domain/person/person-facts.ts'
import { withinLimits } from '../domain/person/fact-limits.ts'
import { lockOrder } from './lock-order.ts'
import { notifyOperator } from './notify-operator.ts'
import type { EndeavorDrafter } from './endeavor-drafter.ts'
import {
  isWorkRefused,
  type Chance,
  type Clock,
  type Database,
  type DocumentReader,
  type DoWork,
  type FileStore,
  type IntakeRecord,
  type OrderRecord,
  type PetitionRecord,
  type ResumeRead,
  type Stores,
} from './ports.ts'

type CaseDeps = { database: Database; clock: Clock }
type ReadDeps = CaseDeps & { files: FileStore; documents: Pick<DocumentReader, 'readResume'>; drafter: EndeavorDrafter; work: DoWork; chance: Pick<Chance, 'id'> }

/** Whether the form of an order is read into its case: one that nobody has paid for costs no reading. A dispute may still end well. */
export const isFormRead = ({ product, state }: Pick<OrderRecord, 'product' | 'state'>): boolean => product === 'selfpetition-ai' && (PAID_STATES.includes(state) || state === 'disputed')

const isTaken = (order: OrderRecord): boolean => order.product !== 'niw-diy' && PAID_STATES.includes(order.state)

async function readResumes(deps: ReadDeps, intake: IntakeRecord): Promise<{ read: ResumeRead; name: string }[]> {
  const found: { read: ResumeRead; name: string }[] = []
  for (const file of await deps.database.stores.files.ofOwner('intake', intake.id)) {
    if (file.role !== 'resume' || file.storageKey === null) continue
    const bytes = await deps.files.get(file.storageKey)
    const read = bytes === null ? null : await deps.documents.readResume(bytes, { visitor: `order-${intake.orderId}`, now: deps.clock.now() })
    if (read?.kind === 'busy') throw new Error('the reader is busy; the job is tried again')
    // One that cannot be read stays for the operator, who sees the file with the form.
    if (read?.kind === 'read') found.push({ read, name: file.name })
  }
  return found
}

const EMPLOYMENT: Record<string, GeneratorForm['userBackground']['employmentType']> = { employee: 'employee', entrepreneur: 'entrepreneur_businessowner', consultant: 'consultant_contractor' }

/** What the endeavor composer makes of the resume and the form; nothing where it would have to guess. */
async function composedCandidates(deps: ReadDeps, intake: IntakeRecord, resume: ResumeRead | undefined): Promise<{ title: string; text: string }[]> {
  if (resume === undefined) return []
  const { userBackground, userProposedEndeavor } = intake.answers
  const form: GeneratorForm = {
    userBackground: { employmentType: EMPLOYMENT[userProposedEndeavor.executionPlan] ?? 'employee', futureRoleFocus: (userProposedEndeavor.roleDesc || userBackground.profession).slice(0, 1000) },
    userProposedEndeavor: {
      futureProject: (userProposedEndeavor.proposedEndeavor || userProposedEndeavor.futureProject1).slice(0, 1000),
      proposedEndeavorNiche: userProposedEndeavor.proposedEndeavorNiche.slice(0, 500),
      additionalInfo: '',
    },
  }
  const person: PersonFacts = withinLimits(resume.person)
  const input = { facts: resume.facts, person, form, resumeText: resume.text, visitor: `order-${intake.orderId}` }
  try {
    return (await deps.drafter.untoldFacts(input)).missing.length > 0 ? [] : (await deps.drafter.generate(input)).options.map(({ title, text }) => ({ title, text }))
  } catch (error) {
    if (isWorkRefused(error) && error.kind === 'too-complex') return []
    throw error
  }
}

/** The job: reads the newest form of a paid order and its resume. What a case holds already stays as it is. */
export async function readPetitionCase(deps: ReadDeps, { orderId }: { orderId: string }): Promise<void> {
  const asked = await deps.database.stores.orders.findById(orderId)
  if (asked === null || !isFormRead(asked)) return
  const intake = (await deps.database.stores.intakes.findByOrder(orderId)).toSorted((one, other) => other.submittedAt.getTime() - one.submittedAt.getTime())[0]
  if (intake === undefined) return
  const resumes = await readResumes(deps, intake)
  const composed = await composedCandidates(deps, intake, resumes[0]?.read)
  let isStored = false
  while (!isStored) isStored = await storeRead(deps, orderId, intake, { resumes: resumes.map(({ read: { person }, name }) => ({ person, file: name })), composed })
}

type Read = { resumes: { person: PersonFacts; file: string }[]; composed: { title: string; text: string }[] }

/** Whether both are stored as the same. */
const isSameCase = (one: CaseFile, stored: CaseFile): boolean => isDeepStrictEqual(JSON.parse(JSON.stringify(one)), stored)

/** False where the case changed while it was read into: then nothing is stored. */
async function storeRead(deps: ReadDeps, orderId: string, intake: IntakeRecord, { resumes, composed }: Read): Promise<boolean> {
  const before = await deps.database.stores.petitions.find(orderId)
  const read = await deps.work('readCase', { answers: intake.answers, resumes, known: before?.file }, `order-${orderId}`)
  return deps.database.transaction(async (stores) => {
    const order = await stores.orders.lock(orderId)
    if (order === null || !isFormRead(order)) return true
    // Deleted or taken off the order since it was read: its words do not come back.
    if (!(await stores.intakes.findByOrder(orderId)).some(({ id }) => id === intake.id)) return true
    const known = await stores.petitions.find(orderId)
    if (known?.version !== before?.version) return false
    const chosen = readChoices(order.selections).endeavor
    const offered = [
      ...(chosen.text === '' ? [] : [{ title: chosen.title || 'The endeavor from your order', text: chosen.text, from: 'customer' as const }]),
      ...composed.map((one) => ({ ...one, from: 'composer' as const })),
    ]
    const candidates = offered.reduce(
      (list, { title, text, from }) => (list.some((one) => one.text === tidy(text)) ? list : [...list, { id: `c${list.length + 1}`, title: tidy(title), text: tidy(text), from }]),
      read.candidates,
    )
    const at = new Date(deps.clock.now())
    const file = withStandingExhibits({ ...read, candidates })
    // A form that says nothing new is no change: whoever works on this version goes on.
    if (known === null || !isSameCase(file, known.file)) await stores.petitions.put({ orderId, file, seed: known?.seed ?? null, version: (known?.version ?? 0) + 1, updatedAt: at })
    await stores.orders.recordEvent(order, { at, actor: 'program', cause: `input form read into the case: ${read.facts.length} facts` })
    return true
  })
}

export type CaseResult = { kind: 'done' } | { kind: 'no-such-case' } | { kind: 'not-possible' } | { kind: 'no-such-question' } | Refused

/** Works on the case of a locked order; what `work` answers is stored. */
export async function onCase<R>(
  deps: CaseDeps,
  reference: string,
  work: (stores: Stores, order: OrderRecord, record: PetitionRecord, at: Date) => Promise<R>,
): Promise<R | { kind: 'no-such-case' } | { kind: 'not-possible' }> {
  const at = new Date(deps.clock.now())
  return deps.database.transaction(async (stores): Promise<R | { kind: 'no-such-case' } | { kind: 'not-possible' }> => {
    const order = await lockOrder(stores, reference)
    const record = order === null ? null : await stores.petitions.find(order.id)
    if (order === null || record === null) return { kind: 'no-such-case' }
    return isTaken(order) ? work(stores, order, record, at) : { kind: 'not-possible' }
  })
}

export const storeCase = (stores: Stores, record: PetitionRecord, file: CaseFile, at: Date, seed = record.seed): Promise<void> =>
  stores.petitions.put({ ...record, file, seed, version: record.version + 1, updatedAt: at })

/** What happens beside a change, in the same transaction. */
type After = (stores: Stores, order: OrderRecord, before: CaseFile, after: CaseFile, at: Date) => Promise<void>

const isChanged = (result: { kind: string }): result is { kind: 'changed'; file: CaseFile } => result.kind === 'changed'

/** Of an answer to a notice, what came after filing is taken out with each change. */
const change = <R extends { kind: string } = Refused>(
  deps: CaseDeps,
  reference: string,
  act: (file: CaseFile, at: Date) => { kind: 'changed'; file: CaseFile } | R,
  after?: After,
): Promise<CaseResult | R> =>
  onCase(deps, reference, async (stores, order, record, at): Promise<CaseResult | R> => {
    const result = act(record.file, at)
    if (!isChanged(result)) return result
    const next = withoutLaterFacts(result.file)
    await storeCase(stores, record, next, at)
    await after?.(stores, order, record.file, next, at)
    return { kind: 'done' }
  })

export type CustomerDeps = CaseDeps & { chance: Pick<Chance, 'id'>; publicUrl: string; operatorEmail: string }

/**
 * What the customer does to the case. The operator is mailed once when every fact was looked at, and once for each revision
 * of a letter whose facts have changed since.
 */
export const changeByCustomer = <R extends { kind: string } = Refused>(
  deps: CustomerDeps,
  reference: string,
  act: (file: CaseFile, at: Date) => { kind: 'changed'; file: CaseFile } | R,
): Promise<CaseResult | R> =>
  change<R>(deps, reference, act, async (stores, order, before, after, at) => {
    const draft = await stores.petitions.draft(order.id)
    const marked = draft?.blocks.filter(({ block }) => isOutOfDate(block, after)).length ?? 0
    if (draft !== null && marked > 0) {
      await notifyOperator(deps, stores, at, order, {
        dedupeKey: `operator-case-changed:${order.id}:${draft.revision.number}`,
        heading: 'A customer changed a fact behind the letter',
        text: null,
        rows: [
          ['Revision', String(draft.revision.number)],
          ['Paragraphs to compose again', String(marked)],
        ],
      })
    }
    const attested = (file: CaseFile) => wordsGiven(file).filter(({ word }) => word === 'yes').length
    if (draft !== null && attested(after) > attested(before)) {
      await notifyOperator(deps, stores, at, order, {
        dedupeKey: `operator-case-attested:${order.id}:${draft.revision.number}`,
        heading: 'A customer said what the letter may conclude',
        text: 'Compose the letter again to use it.',
        rows: [['Revision', String(draft.revision.number)]],
      })
    }
    const left = (file: CaseFile) => file.facts.filter(({ state }) => state === 'read').length
    if (left(before) > 0 && left(after) === 0) {
      await notifyOperator(deps, stores, at, order, {
        dedupeKey: `operator-case-read:${order.id}`,
        heading: 'A customer has looked at every fact',
        text: null,
        rows: [['Facts to use', String(after.facts.filter(isSettled).length)]],
      })
    }
  })

/** The case of an order, read outside of any transaction; null where there is none. */
export async function caseOf(stores: Stores, reference: string): Promise<{ order: OrderRecord; record: PetitionRecord } | null> {
  const order = await stores.orders.findByReference(reference)
  const record = order === null ? null : await stores.petitions.find(order.id)
  return order === null || record === null ? null : { order, record }
}

/** The customer's word on a fact, as they saw it (`rev`). What they looked at in our words, or put right there, is not asked about again. */
export async function settleFact(
  deps: CustomerDeps,
  given: { reference: string; id: string; rev: number } & ({ act: 'confirm' | 'reject' } | { act: 'correct'; text: string; fields: FactFields }),
): Promise<CaseResult> {
  return changeByCustomer(deps, given.reference, (file, at) => {
    // Said anew, a fact is held against the day of filing anew.
    const open = given.act === 'reject' ? file : withoutStop(file, given.id)
    const said = { at: at.toISOString(), by: 'customer' }
    if (given.act === 'reject') return rejectFact(open, given)
    const before = open.facts.find(({ id }) => id === given.id)
    const settled = given.act === 'correct' ? correctFact(open, { ...given, said }) : confirmFact(open, { ...given, said })
    if (settled.kind !== 'changed' || before === undefined || !waitsForLook(before)) return settled
    const own = seenWordsOf(settled.file, given.id)
    const rev = settled.file.facts.find(({ id }) => id === given.id)!.rev
    return own?.doubted === true ? keepWords(settled.file, { id: given.id, rev, own, said }) : settled
  })
}

/** The customer insists on the words of a fact as they were typed, or takes that back. */
export async function keepOwnWords(deps: CustomerDeps & { work: DoWork }, given: { reference: string; id: string; rev: number }): Promise<CaseResult | { kind: 'not-to-keep' }> {
  const found = await caseOf(deps.database.stores, given.reference)
  if (found === null) return { kind: 'no-such-case' }
  const { order, record } = found
  if (record.file.facts.find(({ id }) => id === given.id)?.rev !== given.rev) return { kind: 'changed-meanwhile' }
  const own = await deps.work('findOwnWords', { file: record.file, id: given.id }, `order-${order.id}`)
  if (own === null) return { kind: 'not-to-keep' }
  return changeByCustomer(deps, given.reference, (file, at) => keepWords(file, { ...given, own, said: { at: at.toISOString(), by: 'customer' } }))
}
export const takeBackOwnWords = (deps: CustomerDeps, given: { reference: string; id: string; rev: number }): Promise<CaseResult> =>
  changeByCustomer(deps, given.reference, (file) => takeBackWords(file, given))

/** Several facts that come from one place, by one press. One that is unsure, does not agree with another, or has a question on it is asked by itself. */
export async function confirmFactsTogether(
  deps: CustomerDeps & { work: DoWork },
  given: { reference: string; facts: readonly { id: string; rev: number }[] },
): Promise<CaseResult | { kind: 'not-together' }> {
  const found = await caseOf(deps.database.stores, given.reference)
  if (found === null) return { kind: 'no-such-case' }
  const { order, record } = found
  const confirmable = await deps.work('findConfirmable', { file: record.file }, `order-${order.id}`)
  const places = new Set(record.file.facts.flatMap((fact) => (given.facts.some(({ id }) => id === fact.id) ? [placeOf(fact)?.key ?? null] : [])))
  return changeByCustomer<Refused | { kind: 'not-together' }>(deps, given.reference, (file, at) => {
    // Another fact may have come to contradict one of these since.
    if (!isDeepStrictEqual(file.facts, record.file.facts)) return { kind: 'changed-meanwhile' }
    if (places.size !== 1 || places.has(null) || !given.facts.every(({ id }) => confirmable.includes(id))) return { kind: 'not-together' }
    return confirmTogether(file, { facts: given.facts, said: { at: at.toISOString(), by: 'customer', together: `${at.toISOString()}-${given.facts[0]?.id ?? ''}` } })
  })
}

/** The last such press, as long as nothing else was confirmed or corrected after it. */
export const takeBackConfirmed = (deps: CustomerDeps, given: { reference: string; press: string }): Promise<CaseResult> =>
  changeByCustomer(deps, given.reference, (file) => (lastTogether(file)?.press === given.press ? takeBackTogether(file, given) : { kind: 'changed-meanwhile' }))

/** The customer's word on what their sentences mean, by the keys that were shown. What was changed meanwhile is asked anew. */
export async function attestMeanings(deps: CustomerDeps & { work: DoWork }, given: { reference: string; words: Readonly<Record<string, 'yes' | 'no'>> }): Promise<CaseResult> {
  const found = await caseOf(deps.database.stores, given.reference)
  if (found === null) return { kind: 'no-such-case' }
  const { order, record } = found
  const asked = await deps.work('findMeanings', { file: record.file }, `order-${order.id}`)
  const told = asked.flatMap(({ key, factId, text, sentence, meaning, about, states }) =>
    given.words[key] === undefined ? [] : [{ factId, text, sentence, meaning, about, states, word: given.words[key] }],
  )
  if (told.length < Object.keys(given.words).length) return { kind: 'changed-meanwhile' }
  return changeByCustomer(deps, given.reference, (file, at) =>
    isDeepStrictEqual(file, record.file)
      ? {
          kind: 'changed',
          file: withWords(
            file,
            told.map((one) => ({ ...one, at: at.toISOString() })),
          ),
        }
      : { kind: 'changed-meanwhile' },
  )
}
export const takeBackMeaning = (deps: CustomerDeps, given: { reference: string; factId: string; says: Says; sentence: string }): Promise<CaseResult> =>
  changeByCustomer<Refused>(deps, given.reference, (file) => ({ kind: 'changed', file: withoutWord(file, given) }))

/** `text` empty: there is nothing to say to it. */
export async function answerCaseQuestion(deps: CustomerDeps & { work: DoWork }, given: { reference: string; question: string; text: string; document: string }): Promise<CaseResult> {
  const found = await caseOf(deps.database.stores, given.reference)
  if (found === null) return { kind: 'no-such-case' }
  const { order, record } = found
  const question = await deps.work('findQuestion', { file: record.file, id: given.question }, `order-${order.id}`)
  if (question === null) return { kind: 'no-such-question' }
  const result = await changeByCustomer<CaseResult>(deps, given.reference, (file) => {
    // What it asks about was changed or answered since it was found.
    if (!isStillAsked(file, question)) return { kind: 'no-such-question' }
    return given.text.trim() === '' ? { kind: 'changed', file: passQuestion(file, question.id) } : answerQuestion(file, { question, text: given.text, document: given.document })
  })
  if (result.kind === 'done' && question.replaces !== undefined) {
    const told = await caseOf(deps.database.stores, given.reference)
    const anew = told === null ? null : stillDoubted(told.record.file, question)
    // What may not be kept is asked about again.
    if (anew !== null) await keepOwnWords(deps, { reference: given.reference, id: anew.id, rev: anew.rev })
  }
  return result
}

/** A question that the customer passed by is open again; one that was answered is changed by its fact. */
export const askCaseQuestionAgain = (deps: CustomerDeps, given: { reference: string; question: string }): Promise<CaseResult> =>
  changeByCustomer<Refused | { kind: 'no-such-question' }>(deps, given.reference, (file) => {
    const { [given.question]: said, ...answers } = file.answers
    return said === 'nothing' ? { kind: 'changed', file: { ...file, answers } } : { kind: 'no-such-question' }
  })

/** An operator proposes a fact; the customer confirms it. */
export const proposeFact = (deps: CaseDeps, given: { reference: string; element: Element; text: string; actor: string }): Promise<CaseResult> =>
  change(deps, given.reference, (file) => {
    const text = proposeSentence(given.text)
    if (file.facts.length >= CASE_FACTS_MAX) return { kind: 'case-full' }
    const next = withNewFacts(file, [{ element: given.element, kind: 'statement', text, source: { kind: 'operator', by: given.actor, quote: tidy(given.text) } }])
    return text === '' ? { kind: 'says-nothing' } : { kind: 'changed', file: next }
  })

export const showCaseFact = (deps: CaseDeps, given: { reference: string; id: string; exhibits: string[] }): Promise<CaseResult> => change(deps, given.reference, (file) => showFact(file, given))

export const addCaseExhibit = (deps: CaseDeps, given: { reference: string; title: string; proves: CaseExhibit['proves'] }): Promise<CaseResult> =>
  change(deps, given.reference, (file) =>
    tidy(given.title) === ''
      ? { kind: 'says-nothing' }
      : !hasRoomFor(file, tidy(given.title))
        ? { kind: 'case-full' }
        : { kind: 'changed', file: withExhibit(file, { title: tidy(given.title), proves: given.proves }).file },
  )

export const changeCaseExhibit = (deps: CaseDeps, given: { reference: string; id: string } & Partial<Pick<CaseExhibit, 'title' | 'state' | 'existed' | 'translation'>>): Promise<CaseResult> => {
  const { reference, id, ...rest } = given
  return change(deps, reference, (file) => changeExhibit(file, id, rest))
}

export const addCandidate = (deps: CaseDeps, given: { reference: string; title: string; text: string }): Promise<CaseResult> =>
  change(deps, given.reference, (file) =>
    tidy(given.text) === ''
      ? { kind: 'says-nothing' }
      : file.lock !== null
        ? { kind: 'locked' }
        : { kind: 'changed', file: { ...file, candidates: [...file.candidates, { id: `c${file.candidates.length + 1}`, title: tidy(given.title), text: tidy(given.text), from: 'operator' }] } },
  )

/** Which public documents the letter names; each is an exhibit of its own. */
export const choosePriorities = (deps: CaseDeps, given: { reference: string; keys: string[] }): Promise<CaseResult> =>
  change<Refused>(deps, given.reference, (file, at) => {
    const holds = inForceOn(dayOf(at.getTime()))
    const named = publicPriorities.filter((one) => one.verified && given.keys.includes(one.key) && (holds(one) || file.priorities.includes(one.key)))
    const next = named.reduce((one: CaseFile, { key, title, url }) => withExhibit(one, { id: publicExhibitId(key), title, proves: ['Prong 1'], state: 'have', existed: 'yes', url }).file, file)
    return { kind: 'changed', file: { ...next, priorities: named.map(({ key }) => key) } }
  })

/** Reads form and resume once more, after a new form or where the reading failed. */
export async function readCaseAgain({ database }: Pick<CaseDeps, 'database'>, { reference }: { reference: string }): Promise<{ kind: 'done' } | { kind: 'no-such-case' }> {
  return database.transaction(async (stores) => {
    const order = await lockOrder(stores, reference)
    if (order?.product === 'rfe-response') {
      await stores.jobs.enqueue('read-notice', { orderId: order.id })
      return { kind: 'done' as const }
    }
    if (order === null || !isFormRead(order) || (await stores.intakes.findByOrder(order.id)).length === 0) return { kind: 'no-such-case' as const }
    await stores.jobs.enqueue('read-case', { orderId: order.id })
    return { kind: 'done' as const }
  })
}
