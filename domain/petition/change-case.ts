/** What may be done to a case, each act as a new case. Refusals are unions; nothing is lost where two act at once. */
import { sentencesOf } from './checks/block-text.ts'
import { isAddressedToMachine, withoutMachineInstructions } from '../resume/machine-instructions.ts'
import {
  FACT_FIELDS,
  findExhibit,
  LABOR_FORM_ID,
  PASSPORT_ID,
  STATEMENT_ID,
  waitsForLook,
  type CaseExhibit,
  type CaseFact,
  type CaseFile,
  type ChosenOptions,
  type Element,
  type FactFields,
  type Said,
} from './case-file.ts'
import { asTyped, isHere, paragraphsOf, proposeAnswer, proposeSentence, tidy, wordsOfFact } from './fact-words.ts'
import type { OwnWords } from './own-words.ts'
import { saysTheSame } from './reworded.ts'
import { identifiersIn } from './identifiers.ts'
import { ANSWER_LINES_MAX, ANSWER_PARAGRAPHS_MAX, DOCUMENT_NAME_MAX, partedFacts, partsOf, titlesOf, type AskedQuestion, type PartedFact } from './parted-answers.ts'
import { CASE_FACTS_MAX, withNewFacts, type NewFact } from './read-case.ts'
import { isEmptyAnswer, isNonsense, repeatsQuestion, saysNo, saysNone } from './says-nothing.ts'

export type Refused =
  | { kind: 'no-such-fact' }
  | { kind: 'no-such-exhibit' }
  | { kind: 'changed-meanwhile' }
  | { kind: 'says-nothing' }
  | { kind: 'identifier'; what: string }
  | { kind: 'speaks-to-machine' }
  | { kind: 'locked' }
  | { kind: 'case-full' }
  | { kind: 'not-in-parts' }
  | { kind: 'too-many-lines' }
  | { kind: 'too-many-paragraphs' }
  | { kind: 'name-too-long' }
  | { kind: 'part-too-long' }
export type Changed = { kind: 'changed'; file: CaseFile } | Refused

const EVALUATION = 'Credential evaluation of the degree of '

/** Of all kinds together: filed ones, those of facts and answers, letters. */
export const CASE_EXHIBITS_MAX = 300

/** Whether a document of this title finds a place: it is there already, or there is room for one more. */
export const hasRoomFor = (file: CaseFile, title: string): boolean => file.exhibits.length < CASE_EXHIBITS_MAX || file.exhibits.some((one) => one.title.toLowerCase() === title.toLowerCase())

const changed = (file: CaseFile): Changed => ({ kind: 'changed', file })

/** Why a text is not taken into a case; null where it is. */
function refusalOf(text: string): Refused | null {
  if (!/\p{L}/u.test(text)) return { kind: 'says-nothing' }
  const [found] = identifiersIn(text)
  if (found !== undefined) return { kind: 'identifier', what: found }
  return isAddressedToMachine(text) ? { kind: 'speaks-to-machine' } : null
}

/** “n/a” says that there is none. */
const isFiller = (text: string): boolean => isNonsense(text) && !saysNone(text)

const withFact = (file: CaseFile, id: string, change: (fact: CaseFact) => CaseFact): CaseFile => ({
  ...file,
  facts: file.facts.map((fact) => (fact.id === id ? { ...change(fact), rev: fact.rev + 1 } : fact)),
})

/** What was said before, by the customer or for them, goes with their next word. */
function withOwnWord(file: CaseFile, id: string, change: (fact: CaseFact) => CaseFact): CaseFile {
  return withFact(file, id, (fact) => {
    const { onBehalf: _onBehalf, said: _said, kept: _kept, ...own } = fact
    return change(own)
  })
}

/** `rev`: the fact as the customer saw it. */
function seen(file: CaseFile, id: string, rev: number): CaseFact | Refused {
  const fact = file.facts.find((one) => one.id === id)
  if (fact === undefined) return { kind: 'no-such-fact' }
  return fact.rev === rev ? fact : { kind: 'changed-meanwhile' }
}
const isRefused = (given: CaseFact | Refused): given is Refused => 'kind' in given && !('element' in given)

const withSaid = (said: Said | undefined) => (said === undefined ? {} : { said })

export function confirmFact(file: CaseFile, given: { id: string; rev: number; said?: Said }): Changed {
  const fact = seen(file, given.id, given.rev)
  if (isRefused(fact)) return fact
  const refusal = refusalOf(fact.text)
  if (refusal !== null) return refusal
  return changed(
    withSuggestedExhibit(
      withOwnWord(file, fact.id, (one) => ({ ...one, ...withSaid(given.said), state: one.state === 'corrected' ? 'corrected' : 'confirmed', unsure: false })),
      fact.id,
    ),
  )
}

/** `fields` for a degree or a position, `text` for everything else. */
export function correctFact(file: CaseFile, given: { id: string; rev: number; text: string; fields: FactFields; said?: Said }): Changed {
  const fact = seen(file, given.id, given.rev)
  if (isRefused(fact)) return fact
  const names = FACT_FIELDS[fact.kind] ?? []
  const fields = fact.kind === 'name' ? { name: tidy(given.text) } : Object.fromEntries(names.map((name) => [name, tidy(given.fields[name] ?? '')]))
  if (fact.kind === 'tie' && (fields['document'] ?? '').length > DOCUMENT_NAME_MAX) return { kind: 'name-too-long' }
  if ((fact.kind === 'role' || fact.kind === 'degree') && Object.values(fields).some((part) => part.length > DOCUMENT_NAME_MAX)) return { kind: 'part-too-long' }
  // What they correct stands in their own words: a sentence made of it in others would come back at each correction.
  const proposed = proposeAnswer(given.text)
  const text = wordsOfFact(fact.kind, fields, saysTheSame(given.text, proposed) ? proposed : asTyped(given.text))
  if (isFiller(names.length > 0 ? Object.values(fields).join(' ') : given.text)) return { kind: 'says-nothing' }
  const refusal = refusalOf(names.length > 0 ? Object.values(fields).join(' ') : text)
  if (refusal !== null) return refusal
  return changed(
    withSuggestedExhibit(
      withOwnWord(file, fact.id, ({ typed: _typed, ...one }) => ({ ...one, ...withSaid(given.said), text, fields, state: 'corrected', unsure: false })),
      fact.id,
    ),
  )
}

export function rejectFact(file: CaseFile, given: { id: string; rev: number }): Changed {
  const fact = seen(file, given.id, given.rev)
  return isRefused(fact) ? fact : changed(withOwnWord(file, fact.id, (one) => ({ ...one, state: 'rejected' })))
}

/** The customer's own words as they typed them, whatever we think of their English; those that are not doubted are confirmed like any. `own`: as they were found for this `rev`. */
export function keepWords(file: CaseFile, given: { id: string; rev: number; own: OwnWords; said: Said }): Changed {
  const fact = seen(file, given.id, given.rev)
  if (isRefused(fact)) return fact
  const { state, unsure, said, onBehalf } = fact
  const { words, doubted } = given.own
  const refusal = refusalOf(words)
  if (refusal !== null) return refusal
  const kept = doubted ? { kept: { at: given.said.at, by: given.said.by, before: { text: fact.text, state, unsure, ...withSaid(said), ...(onBehalf === undefined ? {} : { onBehalf }) } } } : {}
  return changed(withOwnWord(file, fact.id, (one) => ({ ...one, ...kept, said: given.said, text: words, state: state === 'corrected' ? state : 'confirmed', unsure: false })))
}

/** The fact stands as it did before its words were kept, and is asked about again. */
export function takeBackWords(file: CaseFile, given: { id: string; rev: number }): Changed {
  const fact = seen(file, given.id, given.rev)
  if (isRefused(fact)) return fact
  if (fact.kept === undefined) return { kind: 'changed-meanwhile' }
  const { before } = fact.kept
  return changed(withOwnWord(file, fact.id, (one) => ({ ...one, ...before })))
}

/** Several facts of one place by one press, or none of them. Each keeps its own record of who said so, and when. */
export function confirmTogether(file: CaseFile, given: { facts: readonly { id: string; rev: number }[]; said: Said & { together: string } }): Changed {
  let next = file
  for (const one of given.facts) {
    const fact = seen(next, one.id, one.rev)
    if (isRefused(fact)) return fact
    if (fact.state !== 'read' || fact.unsure || waitsForLook(fact)) return { kind: 'changed-meanwhile' }
    const result = confirmFact(next, { ...one, said: given.said })
    if (result.kind !== 'changed') return result
    next = result.file
  }
  return changed(next)
}

/** What one press confirmed is open again; what was said anew since then stays. */
export function takeBackTogether(file: CaseFile, { press }: { press: string }): Changed {
  const back = file.facts.filter(({ state, said }) => state === 'confirmed' && said?.together === press)
  if (back.length === 0) return { kind: 'no-such-fact' }
  return changed(back.reduce((next, { id }) => withOwnWord(next, id, (fact) => ({ ...fact, state: 'read' })), file))
}

/** What was said anew of a fact; in other words than those typed it waits for its customer. */
type Anew = { text: string; typed: string; state: 'corrected' | 'read' }

/** A fact in whole sentences; its source and its exhibits stay, with a document that is named beside them. */
function saidAnew(file: CaseFile, question: string, factId: string, given: Anew & { document: string }): Changed {
  const fact = file.facts.find(({ id }) => id === factId)
  if (fact === undefined) return { kind: 'no-such-fact' }
  const title = tidy(given.document)
  if (title.length > DOCUMENT_NAME_MAX) return { kind: 'name-too-long' }
  if (title !== '' && !hasRoomFor(file, title)) return { kind: 'case-full' }
  const shown = title === '' ? null : withExhibit(file, { title, proves: purposesOf(fact.element) })
  const exhibits = [...new Set([...fact.exhibits, ...(shown === null ? [] : [shown.id])])]
  const told = withOwnWord(shown?.file ?? file, factId, (one) => ({ ...one, text: given.text, typed: given.typed, exhibits, state: given.state, unsure: false }))
  return changed({ ...told, answers: { ...file.answers, [question]: 'answered' } })
}

const wordsOf = (text: string): Set<string> => new Set(text.toLowerCase().match(/[\p{L}\d]{4,}|\d+/gu) ?? [])
/** So much of a sentence is said again where it is repeated in other words. */
const SAID_AGAIN = 0.5
/** Of several sentences that were asked about together, those that the answer does not repeat: they stay where they stood. */
function untold(asked: string, answer: string): string {
  const sentences = sentencesOf(asked)
  const said = wordsOf(answer)
  return sentences.length < 2
    ? ''
    : sentences
        .filter((one) => {
          const words = [...wordsOf(one)]
          return words.filter((word) => said.has(word)).length < words.length * SAID_AGAIN
        })
        .join(' ')
}

/** A sentence of a fact becomes one of its own, shown by the document that is named or by nothing but the petitioner's statement; the rest keeps its exhibits. */
function takenOut(file: CaseFile, given: Anew & { question: AskedQuestion; document: string }, taken: { factId: string; sentence: string }): Changed {
  const whole = file.facts.find(({ id }) => id === taken.factId)
  if (whole === undefined) return { kind: 'no-such-fact' }
  const title = tidy(given.document)
  if (title.length > DOCUMENT_NAME_MAX) return { kind: 'name-too-long' }
  if (title !== '' && !hasRoomFor(file, title)) return { kind: 'case-full' }
  const shown = title === '' ? { file, exhibits: [] } : (({ file: told, id }) => ({ file: told, exhibits: [id] }))(withExhibit(file, { title, proves: purposesOf(whole.element) }))
  // Where no document is named, none is asked for anew: neither of the fact that it becomes, nor of the one that it was.
  const answered = (id: string, rev: number) => ({ ...file.answers, [given.question.id]: 'answered' as const, ...(title === '' ? { [`shows-${id}-${rev}`]: 'answered' as const } : {}) })
  const rest = whole.text.replace(taken.sentence, untold(taken.sentence, given.text)).replace(/\s+/g, ' ').trim()
  if (rest === '' || !whole.text.includes(taken.sentence))
    return changed({
      ...withOwnWord(shown.file, whole.id, (fact) => ({ ...fact, text: given.text, typed: given.typed, exhibits: shown.exhibits, state: given.state, unsure: false })),
      answers: answered(whole.id, whole.rev + 1),
    })
  if (file.facts.length + 1 > CASE_FACTS_MAX) return { kind: 'case-full' }
  const kept = withOwnWord(shown.file, whole.id, ({ typed: _typed, ...fact }) => ({ ...fact, text: rest, state: 'corrected' }))
  const before = new Set(file.facts.map(({ id }) => id))
  const told = withNewFacts(kept, [{ element: whole.element, kind: 'statement', text: given.text, source: whole.source, exhibits: shown.exhibits }])
  const [own] = told.facts.filter(({ id }) => !before.has(id)).map((fact) => ({ ...fact, typed: given.typed, state: given.state === 'read' ? given.state : ('confirmed' as const) }))
  if (own === undefined) return changed({ ...told, answers: { ...file.answers, [given.question.id]: 'answered' } })
  // It stays where it stood: before the rest, or behind it.
  const leads = whole.text.trimStart().startsWith(taken.sentence)
  const facts = told.facts.flatMap((fact) => (!before.has(fact.id) ? [] : fact.id !== whole.id ? [fact] : leads ? [own, fact] : [fact, own]))
  return changed({ ...told, facts, answers: answered(own.id, own.rev) })
}

/** The evaluation that was asked for with a foreign degree is the one that the answer names, where there is one only. */
function withNamedEvaluation(file: CaseFile, title: string): CaseFile {
  const [asked, ...others] = file.exhibits.filter((one) => one.title.startsWith(EVALUATION) && one.state !== 'missing')
  return asked === undefined || others.length > 0 || file.exhibits.some((one) => one.title.toLowerCase() === title.toLowerCase())
    ? file
    : { ...file, exhibits: file.exhibits.map((one) => (one.id === asked.id ? { ...one, title } : one)) }
}

/** Counted before anything is worded: the wording of hundreds of lines keeps everybody else waiting. */
function hasNoPlace(file: CaseFile, question: AskedQuestion, said: string): Refused | null {
  const parts = partsOf(question, said).length
  if (question.lines !== undefined && parts > ANSWER_LINES_MAX) return { kind: 'too-many-lines' }
  if (parts > ANSWER_PARAGRAPHS_MAX) return { kind: 'too-many-paragraphs' }
  const isFact = question.replaces === undefined && question.takesOut === undefined && !saysNone(said)
  return isFact && file.facts.length + parts > CASE_FACTS_MAX ? { kind: 'case-full' } : null
}

/** Questions of which “no” is an answer: that there is no such tie is told. */
const SAYS_BY_NO: ReadonlySet<string> = new Set(['user-ties', 'schedule-a'])

/** What a customer wrote for the letter stands as confirmed; a sentence that we made of it in other words waits for them to look at it. */
const stateOfAnswer = ({ kind, text, source }: CaseFact): 'confirmed' | 'read' => (kind === 'statement' && !saysTheSame(source.quote, text) ? 'read' : 'confirmed')

/** Every paragraph of an answer is a fact; a named document becomes an exhibit that is asked for. */
export function answerQuestion(file: CaseFile, given: { question: AskedQuestion; text: string; document: string }): Changed {
  const { id, element } = given.question
  const said = withoutMachineInstructions(given.text.split('\n')).join('\n')
  const refusal = hasNoPlace(file, given.question, said) ?? refusalOf(paragraphsOf(said).join(' '))
  if (refusal !== null) return refusal
  // Nothing of it could be sworn to, whatever document is named: the question stays open.
  const { ask = '', replaces, takesOut, exhibit } = given.question
  // What is to be said anew is quoted in its question.
  const isListed = replaces === undefined && takesOut === undefined && exhibit === undefined
  if (isFiller(said) || (isListed && repeatsQuestion(said, ask))) return { kind: 'says-nothing' }
  // What names a document tells where it is shown, and is asked again in words.
  if (file.response === undefined && given.question.exhibit === undefined && element !== 'identity.name' && tidy(given.document) === '') {
    const isAnew = given.question.replaces !== undefined || given.question.takesOut !== undefined
    if (isEmptyAnswer(said) || (isAnew && saysNone(said))) return { kind: 'says-nothing' }
    if (saysNone(said) && !(SAYS_BY_NO.has(id) && saysNo(said))) return changed(passQuestion(file, id))
  }
  const anew = (factId: string): Anew => {
    const source = file.facts.find((fact) => fact.id === factId)?.source
    const paragraphs = paragraphsOf(said)
    const text = paragraphs.map((one) => proposeAnswer(one, source?.kind === 'answer' ? source.question : '')).join(' ')
    const typed = paragraphs.join(' ')
    return { text, typed, state: saysTheSame(typed, text) ? 'corrected' : 'read' }
  }
  if (given.question.replaces !== undefined) return saidAnew(file, id, given.question.replaces, { ...anew(given.question.replaces), document: given.document })
  if (given.question.takesOut !== undefined) return takenOut(file, { ...given, ...anew(given.question.takesOut.factId) }, given.question.takesOut)
  const parted = element === 'identity.name' ? paragraphsOf(said).map((quote): PartedFact => nameFact(id, quote)) : partedFacts(given.question, said)
  if (parted === null) return { kind: 'not-in-parts' }
  const documents = parted.flatMap(({ document }) => document ?? [])
  if (documents.some((one) => one.length > DOCUMENT_NAME_MAX)) return { kind: 'name-too-long' }
  if (file.facts.length + parted.length > CASE_FACTS_MAX) return { kind: 'case-full' }
  const title = given.question.exhibit === undefined ? tidy(given.document) : ''
  if (id === 'equivalent' && title !== '') file = withNamedEvaluation(file, title)
  const titles = titlesOf(file.exhibits)
  const fresh = new Set([title, ...documents].filter((one) => one !== '' && titles.named(one) === undefined))
  if (fresh.size > 0 && file.exhibits.length + fresh.size > CASE_EXHIBITS_MAX) return { kind: 'case-full' }
  let told = file
  // A line names its document with issuer and date: the title of one that is there may be the beginning of it.
  const shownBy = (words: string, loosely: boolean): string => {
    const there = loosely ? titles.named(words) : undefined
    if (there !== undefined) return there
    const shown = withExhibit(told, { title: words, proves: purposesOf(element) })
    told = shown.file
    titles.add(shown.id, words)
    return shown.id
  }
  const before = new Set(file.facts.map((fact) => fact.id))
  const named = title === '' ? [] : [shownBy(title, false)]
  const news = parted.map(({ document, ...fact }): NewFact => ({ ...fact, exhibits: fact.exhibits ?? (document === undefined ? named : [shownBy(document, true)]) }))
  told = withNewFacts(told, news)
  const facts = told.facts.map((fact) => (before.has(fact.id) ? fact : { ...fact, state: stateOfAnswer(fact) }))
  return changed({ ...told, facts, answers: { ...file.answers, [id]: 'answered' } })
}

const nameFact = (question: string, name: string): PartedFact => ({ element: 'identity.name', kind: 'name', text: name, fields: { name }, source: { kind: 'answer', question, quote: name } })

export const passQuestion = (file: CaseFile, question: string): CaseFile => ({ ...file, answers: { ...file.answers, [question]: 'nothing' } })

export function purposesOf(element: Element): CaseExhibit['proves'] {
  if (element.startsWith('eb2')) return ['EB-2', 'Prong 2']
  if (element.startsWith('p1')) return ['Prong 1']
  if (element.startsWith('endeavor')) return ['Prong 1', 'Prong 2']
  if (element.startsWith('p2')) return ['Prong 2']
  if (element.startsWith('p3')) return ['Prong 3']
  return ['Identity']
}

const FILED_AS = /,? \(?(?:filed|submitted) (?:as|under) (?:the )?(exhibit [a-z0-9.-]*[a-z0-9])\.?\)?\.?$/
/** Inner dots stay: “Exhibit 3.1” is not Exhibit 31. */
const dottedTitle = (title: string): string =>
  title
    .toLowerCase()
    .replace(FILED_AS, '')
    .replace(/[“”"‘’',;:()]/g, '')
    .replace(/\.$/, '')
    .replace(/^(?:an? |the )?(?:copy of )?(?:an? |the )?/, '')
const bareTitle = (title: string): string => dottedTitle(title).replace(/\.(?!\d)/g, '')

/** What was filed with the petition, by its title or by the name under which it was filed; undefined where neither tells one. */
function filedUnder(exhibits: readonly CaseExhibit[], title: string): CaseExhibit | undefined {
  const bare = bareTitle(title)
  const label = /^exhibit [a-z0-9.-]+$/.exec(dottedTitle(title))?.[0]
  const [one, ...others] = exhibits.filter(({ title: known, filed }) => filed !== undefined && (label === undefined ? bareTitle(known) === bare : filed.label.toLowerCase() === label))
  const named = FILED_AS.exec(title.toLowerCase())?.[1]
  return others.length > 0 || (named !== undefined && one?.filed?.label.toLowerCase() !== named) ? undefined : one
}

/** “Letter of the Mill with title, dates and duties” is the employment letter of the Mill. */
const sameTitle = (title: string): string => title.toLowerCase().replace(/^(?:employment )?letter of (?:the )?(?=.* with title, dates and duties$)/, 'employment letter of ')

/** An exhibit of that title, the one there is or a new one that is asked for. */
export function withExhibit(file: CaseFile, given: Pick<CaseExhibit, 'title' | 'proves'> & Partial<CaseExhibit>): { file: CaseFile; id: string } {
  const there = file.exhibits.find(({ title }) => sameTitle(title) === sameTitle(given.title)) ?? (given.filed === undefined ? filedUnder(file.exhibits, given.title) : undefined)
  if (there !== undefined) {
    const proves = [...new Set([...there.proves, ...given.proves])]
    return { file: { ...file, exhibits: file.exhibits.map((one) => (one.id === there.id ? { ...one, proves } : one)) }, id: there.id }
  }
  const id = given.id ?? `x${file.lastId + 1}`
  return { file: { ...file, lastId: file.lastId + 1, exhibits: [...file.exhibits, { state: 'requested', existed: 'unknown', translation: 'not-needed', url: null, ...given, id }] }, id }
}

/** What usually shows a degree or a position is asked for as soon as the customer says that it is right. */
function withSuggestedExhibit(file: CaseFile, factId: string): CaseFile {
  const fact = file.facts.find(({ id }) => id === factId)
  if (fact === undefined || fact.exhibits.length > 0) return file
  const { degree = '', school = '', employer = '' } = fact.fields
  const title =
    fact.kind === 'degree' && school !== ''
      ? `Diploma and transcript, ${school}${degree === '' ? '' : ` (${degree})`}`
      : fact.kind === 'role' && employer !== '' && !/^self/i.test(employer)
        ? `Employment letter of ${employer} with title, dates and duties`
        : null
  if (title === null) return file
  const { file: shown, id } = withExhibit(file, { title, proves: ['EB-2', 'Prong 2'] })
  const foreign = fact.kind === 'degree' && (fact.fields['country'] ?? '') !== '' && !isHere(fact.fields['country']!)
  const evaluated = foreign ? withExhibit(shown, { title: `${EVALUATION}${school}`, proves: ['EB-2'] }) : { file: shown, id: null }
  const ids = evaluated.id === null ? [id] : [id, evaluated.id]
  return { ...evaluated.file, facts: evaluated.file.facts.map((one) => (one.id === factId ? { ...one, exhibits: ids } : one)) }
}

/** What every petition holds whatever its facts: the petitioner's own statement, the passport page and the labor form. */
export function withStandingExhibits(file: CaseFile): CaseFile {
  const standing = [
    { id: STATEMENT_ID, title: 'Statement of the petitioner', proves: ['Prong 1', 'Prong 2', 'Prong 3'], state: 'have' },
    { id: PASSPORT_ID, title: 'Biographic page of the petitioner’s passport', proves: ['Identity'], state: 'requested' },
    { id: LABOR_FORM_ID, title: 'Form ETA-9089, Appendix A, and signed Final Determination', proves: ['Filing'], state: 'requested' },
  ] as const
  return standing.reduce(
    (given: CaseFile, one) =>
      findExhibit(given, one.id) === undefined ? { ...given, exhibits: [...given.exhibits, { existed: 'unknown', translation: 'not-needed', url: null, ...one, proves: [...one.proves] }] } : given,
    file,
  )
}

export function changeExhibit(file: CaseFile, id: string, change: Partial<Pick<CaseExhibit, 'title' | 'state' | 'existed' | 'translation'>>): Changed {
  if (findExhibit(file, id) === undefined) return { kind: 'no-such-exhibit' }
  return changed({ ...file, exhibits: file.exhibits.map((one) => (one.id === id ? { ...one, ...change } : one)) })
}

/** Says that a file of the customer is an exhibit, or that it is not: an exhibit is here once a file of it is. */
export function tieFile(file: CaseFile, given: { exhibit: string; fileId: string; tied: boolean }): Changed {
  const exhibit = findExhibit(file, given.exhibit)
  if (exhibit === undefined) return { kind: 'no-such-exhibit' }
  const others = (exhibit.files ?? []).filter((id) => id !== given.fileId)
  const files = given.tied ? [...others, given.fileId] : others
  const state = files.length > 0 ? 'have' : exhibit.files === undefined || exhibit.files.length === 0 ? exhibit.state : 'requested'
  return changed({ ...file, exhibits: file.exhibits.map((one) => (one.id === exhibit.id ? { ...one, files, state } : one)) })
}

/** Ties facts and exhibits; the text that rests on the fact is out of date then. */
export function showFact(file: CaseFile, given: { id: string; exhibits: string[] }): Changed {
  if (!file.facts.some(({ id }) => id === given.id)) return { kind: 'no-such-fact' }
  if (given.exhibits.some((id) => findExhibit(file, id) === undefined)) return { kind: 'no-such-exhibit' }
  return changed(withFact(file, given.id, (one) => ({ ...one, exhibits: [...new Set(given.exhibits)] })))
}

/** The choice that locks the endeavor. It is made once; afterwards only the arguments may change. */
export function chooseEndeavor(file: CaseFile, given: { text: string; at: string; by: string; options: ChosenOptions }): Changed {
  if (file.lock !== null) return { kind: 'locked' }
  const text = proposeSentence(given.text).replace(/[.]$/, '').replace(/^To /, 'to ')
  const refusal = refusalOf(text)
  return refusal ?? changed({ ...file, lock: { text, at: given.at, by: given.by }, options: given.options })
}
