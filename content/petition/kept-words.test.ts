import { describe, expect, test } from 'vitest'
import { isSettled, type CaseFact, type CaseFile } from '../../domain/petition/case-file.ts'
import { answerQuestion, confirmFact, correctFact, keepWords, takeBackWords } from '../../domain/petition/change-case.ts'
import { checkDraft } from '../../domain/petition/checks/check-draft.ts'
import { plainText } from '../../domain/petition/checks/block-text.ts'
import { isForModel } from '../../domain/petition/model-block.ts'
import { ownWordsOf, seenWordsOf, stillDoubted } from '../../domain/petition/own-words.ts'
import { caseOf, done } from '../../test/petitions/case-of.ts'
import { WATER_ENGINEER } from '../../test/petitions/people.ts'
import { publicPriorities } from '../areas/public-priorities.ts'
import { CASE_QUESTIONS } from './case-questions.ts'
import { checkKnowledge } from './check-knowledge.ts'
import { statementDocument } from './documents.ts'
import { composeLetter } from './letter/compose-letter.ts'
import { confirmableTogether, findQuestion, questionsOf } from './questions.ts'

const SAID = { at: '2026-11-30T08:00:00.000Z', by: 'customer' }
const DOUBTED = 'system of harlow county it reads the meters by night since 2024'
const KEPT = 'System of harlow county it reads the meters by night since 2024.'

const caseWith = (question: string, text: string, document = ''): CaseFile => {
  const { [question]: _own, ...answers } = WATER_ENGINEER.answers
  const asked = CASE_QUESTIONS.find(({ id }) => id === question)!
  return done(answerQuestion(caseOf({ ...WATER_ENGINEER, answers }), { question: asked, text, document }))
}
const answerTo = (file: CaseFile, question: string): CaseFact => file.facts.find(({ source }) => source.kind === 'answer' && source.question === question)!
const kept = (file: CaseFile, question: string): CaseFile => {
  const { id, rev } = answerTo(file, question)
  return done(keepWords(file, { id, rev, own: ownWordsOf(file, id)!, said: SAID }))
}
const letterOf = (file: CaseFile) => composeLetter({ file, seed: 'one' }, publicPriorities)
const wordsOf = (file: CaseFile): string =>
  letterOf(file)
    .map(({ block }) => plainText(block))
    .join('\n')
const findings = (file: CaseFile) => checkDraft(file, letterOf(file), checkKnowledge(file, publicPriorities, [], '2026-11-30'))

describe('words that the customer insists on', () => {
  const file = caseWith('progress', DOUBTED)
  const { id, rev } = answerTo(file, 'progress')
  const asked = findQuestion(file, `whole-${id}-${rev}`)!
  const insisted = kept(file, 'progress')

  test('are offered with the question on them, from a capital to a period', () => expect(asked.keep).toEqual({ factId: id, rev, words: KEPT }))

  test('stand in the letter as they were typed, and are asked about no more', () => {
    expect(wordsOf(file)).not.toContain('harlow')
    expect(wordsOf(insisted)).toContain(KEPT.slice(0, -1))
    expect(questionsOf(insisted).filter(({ replaces }) => replaces === id)).toEqual([])
    expect(JSON.stringify(statementDocument(insisted, letterOf(insisted), { edition: '2026-11-30', reference: 'PW-TEST' }))).toContain(KEPT)
  })

  test('are recorded with who said so, and no model words them', () => {
    expect(answerTo(insisted, 'progress')).toMatchObject({ text: KEPT, state: 'confirmed', said: SAID, kept: { ...SAID, before: { text: answerTo(file, 'progress').text, state: 'confirmed' } } })
    expect(letterOf(insisted).filter((block) => id in block.basis && isForModel(block, insisted))).toEqual([])
  })

  test('are a warning for the operator, and no block', () => {
    const found = findings(insisted).filter(({ rule }) => rule === 'own-words')
    expect(found).toMatchObject([{ blocking: false }])
    expect(found[0]!.message).toContain(`Kept in the customer’s own words against our doubt (customer, November 30, 2026): “${KEPT}”`)
    expect(findings(insisted).filter(({ rule, quote }) => (rule === 'fragment' || rule === 'splice') && quote.includes('harlow'))).toEqual([])
  })

  test('are of no fact that was rejected, and their way back keeps who confirmed it and what was unsure', () => {
    expect(ownWordsOf({ ...file, facts: file.facts.map((fact) => (fact.id === id ? { ...fact, state: 'rejected' as const } : fact)) }, id)).toBeNull()
    const onBehalf = { by: 'operator', at: SAID.at, from: 'message' as const, what: '2026-11-29', quote: 'Yes.' }
    const known = { ...file, facts: file.facts.map((fact) => (fact.id === id ? { ...fact, onBehalf, unsure: true } : fact)) }
    const insistedOn = answerTo(kept(known, 'progress'), 'progress')
    expect(answerTo(done(takeBackWords(kept(known, 'progress'), { id, rev: insistedOn.rev })), 'progress')).toMatchObject({ onBehalf, unsure: true })
  })

  test('have a way back, and go with the next word', () => {
    const fact = answerTo(insisted, 'progress')
    const back = done(takeBackWords(insisted, { id, rev: fact.rev }))
    const { rev: _rev, ...before } = answerTo(file, 'progress')
    expect(answerTo(back, 'progress')).toMatchObject(before)
    expect(answerTo(back, 'progress').kept).toBeUndefined()
    expect(takeBackWords(back, { id, rev: answerTo(back, 'progress').rev })).toEqual({ kind: 'changed-meanwhile' })
    const corrected = done(correctFact(insisted, { id, rev: fact.rev, text: 'The meters of Harlow County are read by night.', fields: {}, said: SAID }))
    expect(answerTo(corrected, 'progress').kept).toBeUndefined()
  })

  test.each([
    'My patient Maria Lopez it has recovered of cholera in May 2024.',
    'my patient maria lopez she has cholera in may 2024.',
    'MY PATIENT MARIA LOPEZ IT HAS CHOLERA IN MAY 2024.',
    'My patient M. Lopez of bed 14 it has cholera.',
    'My supervisor Joan Ferris says that I am best engineer of state.',
    'By federal law it must test each systems, the agency cannot certify my job.',
    'I do not know how many systems it use.',
    'See attached letter.',
  ])('are never offered for what is withheld: %s', (text) => {
    const withheld = caseWith('progress', `${text} ${KEPT}`)
    expect(ownWordsOf(withheld, answerTo(withheld, 'progress').id)).toBeNull()
  })
})

describe('an answer that was worded anew', () => {
  const file = caseWith('progress', DOUBTED)
  const { id, rev } = answerTo(file, 'progress')
  const resume = { kind: 'resume' as const, file: 'resume.pdf', page: 1, line: 4, quote: 'Night readings' }
  const known = { ...file, facts: file.facts.map((fact) => (fact.id === id ? { ...fact, source: resume } : fact)) }
  const question = { id: `whole-${id}-${rev}`, element: 'p2.progress' as const, replaces: id }
  const anew = done(answerQuestion(known, { question, text: 'The savings program serves about 40,000 a year.', document: '' }))
  const fact = anew.facts.find((one) => one.id === id)!

  test('keeps what was typed beside its first source, and waits', () => expect(fact).toMatchObject({ state: 'read', typed: 'The savings program serves about 40,000 a year.', source: resume }))

  test('is confirmed by itself', () => {
    const [other] = anew.facts.filter((one) => isSettled(one) && one.kind === 'statement')
    const two = { ...anew, facts: anew.facts.map((one) => (one === other ? { ...one, state: 'read' as const, source: resume } : one)) }
    expect(confirmableTogether(two)).not.toContain(id)
  })

  test('holds the release until its customer has looked at it', () => {
    const waiting = (one: CaseFile) => findings(one).filter(({ rule }) => rule === 'waits-for-look')
    expect(waiting(anew)).toMatchObject([{ blocking: true, waivable: false, message: expect.stringContaining('One answer of the customer waits for their look') as string }])
    expect(waiting(done(confirmFact(anew, { id, rev: fact.rev })))).toEqual([])
  })

  test('may stand as it was typed instead', () => {
    const own = ownWordsOf(anew, id)!
    expect(own.words).toBe('The savings program serves about 40,000 a year.')
    expect(done(keepWords(anew, { id, rev: fact.rev, own, said: SAID })).facts.find((one) => one.id === id)).toMatchObject({ text: own.words, state: 'confirmed' })
  })
})

describe('a wording is asked about once', () => {
  const file = caseWith('progress', DOUBTED)
  const question = questionsOf(file).find(({ id }) => id.startsWith('whole-'))!
  const anew = (text: string) => done(answerQuestion(file, { question, text, document: '' }))
  test('what was said anew and is doubted still may be kept as it was typed', () => {
    const told = anew('system of harlow county it reads the meters by night')
    const fact = stillDoubted(told, question)!
    expect(ownWordsOf(told, fact.id)).toEqual({ words: 'System of harlow county it reads the meters by night.', doubted: true })
  })
  test('and what stands is left as it is', () => expect(stillDoubted(anew('The county reads the meters by night.'), question)).toBeNull())
  test('and what its customer has looked at in our words stands in them', () => {
    const { id } = answerTo(file, 'progress')
    const looked = { ...file, facts: file.facts.map((fact) => (fact.id === id ? { ...fact, text: 'In since 2024 the county reads the meters.', state: 'confirmed' as const } : fact)) }
    expect(seenWordsOf(looked, id)).toMatchObject({ words: 'In since 2024 the county reads the meters.' })
    const [named] = file.facts.filter(({ kind }) => kind === 'degree')
    expect(seenWordsOf(file, named!.id)).toBeNull()
  })
  test('nor does it hold for questions of another kind', () => expect(stillDoubted(file, { id: 'agree-f1-1', replaces: question.replaces! })).toBeNull())
})
