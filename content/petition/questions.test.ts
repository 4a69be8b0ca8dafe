/** What is asked of answers that cannot stand in a letter as they are. */
import { describe, expect, test } from 'vitest'
import { answerQuestion, passQuestion, rejectFact } from '../../domain/petition/change-case.ts'
import { citedIn } from '../../domain/petition/draft.ts'
import { plainText } from '../../domain/petition/checks/block-text.ts'
import { nextQuestions, openQuestions } from '../../domain/petition/gaps.ts'
import { checkDraft } from '../../domain/petition/checks/check-draft.ts'
import { caseOf, done } from '../../test/petitions/case-of.ts'
import { knowledgeOf } from '../../test/petitions/knowledge.ts'
import { WATER_ENGINEER } from '../../test/petitions/people.ts'
import { publicPriorities } from '../areas/public-priorities.ts'
import { composeLetter } from './letter/compose-letter.ts'
import { CASE_QUESTIONS } from './case-questions.ts'
import { findQuestion, pointsOf, questionsOf } from './questions.ts'

const terse = caseOf({ ...WATER_ENGINEER, answers: { ...WATER_ENGINEER.answers, means: ['Contracts: Brook Bend $38,000, Mesa Vale $27,000', 'Contracts of two towns, 2026'] } })
const contracts = terse.facts.find(({ text }) => text.startsWith('Contracts:'))!
const asked = () => nextQuestions(terse, questionsOf(terse)).find(({ replaces }) => replaces === contracts.id)!
const fragments = (file: typeof terse) => checkDraft(file, composeLetter({ file, seed: 'one' }, publicPriorities), knowledgeOf(file)).filter(({ rule }) => rule === 'fragment')

test('an answer without a verb is warned of in the letter, and asked for in whole sentences', () => {
  expect(fragments(terse)).toMatchObject([{ quote: expect.stringContaining('Brook Bend') }])
  expect(asked().ask).toContain('“Contracts: Brook Bend $38,000, Mesa Vale $27,000”')
})

test('each question is found by its id, and none that is not asked', () => {
  for (const question of questionsOf(terse)) expect(findQuestion(terse, question.id)).toEqual(question)
  for (const id of ['', 'whole-', `${asked().id}0`, `whole-${terse.facts[0]!.id}-1`]) expect(findQuestion(terse, id)).toBeUndefined()
})

test('what is said anew stands in the place of the words before, shown by the same documents', () => {
  const told = done(answerQuestion(terse, { question: asked(), text: 'brook Bend pays $38,000 a year and Mesa Vale $27,000', document: '' }))
  expect(told.facts.find(({ id }) => id === contracts.id)).toMatchObject({
    text: 'Brook Bend pays $38,000 a year and Mesa Vale $27,000.',
    state: 'corrected',
    exhibits: contracts.exhibits,
    source: contracts.source,
    rev: contracts.rev + 1,
  })
  expect(told.facts).toHaveLength(terse.facts.length)
  expect(fragments(told)).toEqual([])
  expect(questionsOf(told).filter(({ replaces }) => replaces === contracts.id)).toEqual([])
})

test('a document that is named with it shows it too', () => {
  const told = done(answerQuestion(terse, { question: asked(), text: 'Brook Bend pays $38,000 a year.', document: 'Payments of Brook Bend, 2026' }))
  const { exhibits } = told.facts.find(({ id }) => id === contracts.id)!
  expect(exhibits.map((id) => told.exhibits.find((one) => one.id === id)!.title)).toEqual(['Contracts of two towns, 2026', 'Payments of Brook Bend, 2026'])
})

test('whole sentences are not asked for again, nor the page behind them', () => {
  const paged = caseOf({ ...WATER_ENGINEER, answers: { ...WATER_ENGINEER.answers, priority: ['The state plan asks for cheap methods. Page 12.', 'State plan, 2025'] } })
  const again = (file: typeof paged) => questionsOf(file).filter(({ id, replaces }) => replaces !== undefined && !id.startsWith('which-'))
  expect(again(paged)).toEqual([])
  expect(again(caseOf(WATER_ENGINEER))).toEqual([])
})

const withAnswers = (answers: typeof WATER_ENGINEER.answers) => caseOf({ ...WATER_ENGINEER, answers: { ...WATER_ENGINEER.answers, ...answers } })

test('two facts that do not agree are both named in one question, until one is said anew', () => {
  const file = withAnswers({ comparison: ['None of the twelve pumps in the survey could be opened.', ''], skills: ['I repaired all 14 survey pumps myself.', ''] })
  const question = questionsOf(file).find(({ id }) => id.startsWith('agree-'))!
  expect(findQuestion(file, question.id)).toMatchObject({ id: question.id, element: question.element, replaces: question.replaces })
  expect(question.ask).toContain('14 survey pumps')
  expect(question.ask).toContain('twelve pumps in the survey could')
  expect(nextQuestions(file, questionsOf(file)).map(({ id }) => id)).toContain(question.id)
  const told = done(answerQuestion(file, { question, text: 'I repaired the twelve survey pumps myself.', document: '' }))
  expect(questionsOf(told).filter(({ id }) => id.startsWith('agree-'))).toEqual([])
})

test('a sentence that its exhibit does not show gets its own document, and the rest keeps the other', () => {
  const file = withAnswers({ interest: ['The state office asked for a training day. Oak Valley Power agreed to test two hundred meters.', 'Letter of the state office'] })
  const question = questionsOf(file).find(({ takesOut }) => takesOut?.sentence.startsWith('Oak Valley Power'))!
  expect(findQuestion(file, question.id)).toEqual(question)
  const before = file.facts.find(({ id }) => id === question.takesOut!.factId)!
  const citedFor = (one: typeof file) =>
    composeLetter({ file: one, seed: 'one' }, publicPriorities)
      .filter(({ id, block }) => id.startsWith('p2/interest/') && JSON.stringify(block).includes('training day'))
      .flatMap(citedIn)
  // Until then the petitioner's own statement stands behind it.
  expect(citedFor(file)).toEqual([...before.exhibits, 'st'])
  const told = done(answerQuestion(file, { question, text: 'Oak Valley Power agreed to test two hundred meters.', document: 'Letter of Oak Valley Power, May 2026' }))
  const kept = told.facts.find(({ id }) => id === before.id)!
  expect(kept).toMatchObject({ text: 'The state office asked for a training day.', exhibits: before.exhibits, rev: before.rev + 1 })
  const own = told.facts.find(({ text }) => text.startsWith('Oak Valley Power'))!
  expect(own).toMatchObject({ state: 'confirmed', element: before.element })
  expect(own.exhibits.map((id) => told.exhibits.find((one) => one.id === id)!.title)).toEqual(['Letter of Oak Valley Power, May 2026'])
  expect(questionsOf(told).filter(({ takesOut }) => takesOut?.sentence.startsWith('Oak Valley Power'))).toEqual([])
  const unshown = done(answerQuestion(file, { question, text: 'Oak Valley Power agreed to test two hundred meters.', document: '' }))
  expect(unshown.facts.find(({ text }) => text.startsWith('Oak Valley Power'))!.exhibits).toEqual([])
})

test('of several sentences that are asked about together, one that the answer does not repeat stays where it stood', () => {
  const file = withAnswers({ interest: ['The state office asked for a training day. Oak Valley Power agreed to test two hundred meters.', 'Letter of the state office'] })
  const fact = file.facts.find(({ text }) => text.startsWith('The state office asked'))!
  const question = { ...questionsOf(file).find(({ takesOut }) => takesOut?.factId === fact.id)!, takesOut: { factId: fact.id, sentence: fact.text } }
  const told = done(answerQuestion(file, { question, text: 'Oak Valley Power has agreed to test two hundred meters.', document: 'Letter of Oak Valley Power, May 2026' }))
  expect(told.facts.find(({ id }) => id === fact.id)).toMatchObject({ text: 'The state office asked for a training day.', exhibits: fact.exhibits })
  expect(told.facts.filter(({ text }) => text.includes('Oak Valley Power'))).toHaveLength(1)
})

describe('answers to a criterion', () => {
  const able = (ability: string) =>
    caseOf({ ...WATER_ENGINEER, options: { ...WATER_ENGINEER.options, eb2: ['eb2-ability'] }, answers: { ...WATER_ENGINEER.answers, ability: [ability, 'Letters and invoices, 2026'] } })
  const printed = (file: typeof terse) =>
    composeLetter({ file, seed: 'one' }, publicPriorities)
      .map(({ block }) => plainText(block))
      .join('\n')
  test('are printed once they are sentences, and asked for again until then', () => {
    const file = able('1) I have worked full time in pump repair over 14 years, letters. 2) I am a member of the Pump Society.')
    expect(printed(file)).not.toContain('14 years, letters')
    expect(printed(file)).toContain('a member of the Pump Society')
    expect(questionsOf(file).map(({ ask }) => ask)).toContainEqual(expect.stringContaining('over 14 years, letters'))
    expect(checkDraft(file, composeLetter({ file, seed: 'one' }, publicPriorities), knowledgeOf(file)).filter(({ rule, quote }) => rule === 'coverage' && quote === 'eb2.ability')).toHaveLength(1)
  })
  test('are printed once where they were given twice', () => {
    const file = able('1) My fee of $145 an hour is higher than that of most advisers. 2) My fee is $145 an hour, which is higher than that of most advisers.')
    expect(printed(file).match(/\$145/g)).toHaveLength(1)
  })
})

test('words of talk are asked for in those of a letter', () => {
  const file = withAnswers({ 'own-part': ['I wrote the program, and the director got the money.', ''] })
  expect(questionsOf(file).map(({ ask }) => ask)).toContainEqual(expect.stringContaining('got the money'))
})

test('a sentence that was taken out stays where it stood', () => {
  const grant = 'Grant agreement of the Clearbrook Foundation, May 2026'
  const agreed = 'My employer has agreed in writing that I work on it every Friday.'
  const paid = 'The foundation pays $9,000 for travel.'
  const order = (text: string): string[] => {
    const file = caseOf({ ...WATER_ENGINEER, answers: { ...WATER_ENGINEER.answers, means: [text, grant] } })
    const question = questionsOf(file).find(({ takesOut }) => takesOut?.sentence === agreed)!
    return done(answerQuestion(file, { question, text: agreed, document: 'Letter of the Harlow County Water District' })).facts.flatMap((fact) =>
      [agreed, paid].includes(fact.text) ? [fact.text] : [],
    )
  }
  expect(order(`${agreed} ${paid}`)).toEqual([agreed, paid])
  expect(order(`${paid} ${agreed}`)).toEqual([paid, agreed])
})

test('a text in which no verb was found is asked for again', () => {
  const file = caseOf({ ...WATER_ENGINEER, answers: { ...WATER_ENGINEER.answers, 'usual-practice': ['Equal percent cuts or lawsuits', ''] } })
  expect(questionsOf(file).some(({ replaces, ask }) => replaces !== undefined && ask.includes('Equal percent cuts'))).toBe(true)
})

test('what must be settled names its question, whether it was passed, and goes once the fact is left out', () => {
  const file = caseOf({ ...WATER_ENGINEER, answers: { ...WATER_ENGINEER.answers, vehicle: ['I carry it out on two days a week.', 'Letter of the Harlow County Water District'] } })
  const [point, ...others] = pointsOf(file)
  expect([others, point!.rule, point!.passed]).toEqual([[], 'may-disagree', false])
  expect(findQuestion(file, point!.question!)?.replaces).toBe(point!.factId)
  expect(pointsOf(passQuestion(file, point!.question!))).toMatchObject([{ key: point!.key, passed: true }])
  const fact = file.facts.find(({ id }) => id === point!.factId)!
  expect(pointsOf(done(rejectFact(file, { id: fact.id, rev: fact.rev })))).toEqual([])
})

test('words that make no sentence are left out beside those that do, and warned of', () => {
  const letter = (usual: string) => {
    const file = caseOf({ ...WATER_ENGINEER, answers: { ...WATER_ENGINEER.answers, 'usual-practice': [usual, ''] } })
    const blocks = composeLetter({ file, seed: 'one' }, publicPriorities)
    return {
      words: blocks.map(({ block }) => plainText(block)).join('\n'),
      warned: checkDraft(file, blocks, knowledgeOf(file)).filter(({ rule, blocking }) => rule === 'fragment' && !blocking).length,
      blocking: checkDraft(file, blocks, knowledgeOf(file)).filter(({ blocking }) => blocking),
    }
  }
  const broken = letter('Divers or listening rods. The towns have to wait for complaints.')
  expect(broken.words).toContain('The towns have to wait for complaints')
  expect(broken.words).not.toMatch(/Divers or listening rods|In my own words/)
  expect([broken.warned, broken.blocking]).toEqual([1, []])
  const whole = letter('Towns send divers. They wait for complaints.')
  expect([whole.words.includes('“Towns'), whole.warned]).toEqual([false, 0])
})

test('a sentence that only the petitioner can say is not asked about under another name', () => {
  const said = 'There is no permanent job to certify.'
  const file = withAnswers({ impractical: [`My post is paid by grants until 2028. ${said}`, 'Grant agreement, 2024'] })
  const of = (one: typeof file) => pointsOf(one).filter(({ quote }) => quote === said)
  const question = questionsOf(file).find(({ takesOut }) => takesOut?.sentence === said)!
  expect(of(file)).toMatchObject([{ passed: false }])
  const told = done(answerQuestion(file, { question, text: said, document: '' }))
  expect(openQuestions(told, questionsOf(told)).filter(({ takesOut }) => takesOut?.sentence === said)).toEqual([])
  expect(of(told)).toMatchObject([{ passed: true }])
})

test('of the questions for the figures of a change three are asked at a time, and the next once they are answered', () => {
  const vague = ['Cracks', 'Fires', 'Losses', 'Repairs', 'Delays'].map((what) => `${what} dropped a lot after the test.`)
  const file = caseOf({
    ...WATER_ENGINEER,
    answers: {
      name: WATER_ENGINEER.answers['name']!,
      merit: [vague[0]!, ''],
      'second-effect': [vague[1]!, ''],
      result: [vague[2]!, ''],
      'second-result': [vague[3]!, ''],
      'third-result': [vague[4]!, ''],
    },
  })
  const asked = (of: typeof file) => questionsOf(of).filter(({ takesOut }) => takesOut !== undefined && vague.includes(takesOut.sentence))
  expect(asked(file)).toHaveLength(3)
  expect(pointsOf(file).filter(({ quote }) => vague.includes(quote))).toHaveLength(5)
  const [first] = asked(file)
  const answered = done(answerQuestion(file, { question: first!, text: 'Cracks fell from 90 to 41 in 2025.', document: 'Kiln report of Redclay Works, 2025' }))
  expect(asked(answered).map(({ takesOut }) => takesOut!.sentence)).toEqual(vague.slice(1, 4))
})

test('what is to be said whole is asked with its question, its example, and a sentence to fill in about the petitioner’s own work', () => {
  const file = caseOf({ ...WATER_ENGINEER, answers: { name: WATER_ENGINEER.answers['name']!, beyond: ['Two towns in Ohio, not members', ''] } })
  const [question] = questionsOf(file).filter(({ id }) => id.startsWith('whole-'))
  const beyond = CASE_QUESTIONS.find(({ id }) => id === 'beyond')!
  expect(question!.ask).toContain(beyond.ask)
  expect(question!.example).toBe(beyond.example)
  expect(question!.pattern).toMatch(/have used the method \[with or without\] my help since \[month and year\]/)
  expect(
    questionsOf({ ...file, lock: null, candidates: [{ id: 'c1', title: '', text: 'To publish a night check for kilns', from: 'customer' }] }).find(({ id }) => id === 'interest')!.pattern,
  ).toContain('the night check')
})

test('of several sentences only those that wait are quoted, beside the answer as it stands', () => {
  const [first, broken] = ['Two towns of Ohio have used the method since 2025.', 'Without fee for town of Ohio and also school.']
  const asked = (text: string) => questionsOf(caseOf({ ...WATER_ENGINEER, answers: { name: WATER_ENGINEER.answers['name']!, beyond: [text, ''] } })).find(({ id }) => id.startsWith('whole-'))!
  const of = asked(`${first} ${broken}`)
  expect(of.ask).toContain(`“${broken}”`)
  expect(of.ask).toContain('Of your 2 sentences, this one waits')
  expect(of.ask).not.toContain(first)
  expect(of.proposed ?? of.begun).toContain(first)
  expect(asked(broken).ask).toContain(`You wrote: “${broken}”`)
  expect(asked(broken).begun).toBeUndefined()
})

test('an element of which nothing is whole is asked before a second answer of one that is told', () => {
  const file = caseOf({
    ...WATER_ENGINEER,
    answers: { name: WATER_ENGINEER.answers['name']!, merit: ['31 leaks, 14 found', ''], progress: ['I published the first version in March 2022.', ''], partners: ['Contract, guild', ''] },
  })
  const places = openQuestions(file, questionsOf(file)).map(({ id, element, replaces }) => (replaces === undefined ? id : `whole ${element}`))
  expect(places.indexOf('whole p1.merit')).toBeLessThan(places.indexOf('usual-practice'))
  expect(places.indexOf('whole p2.progress')).toBeGreaterThan(places.indexOf('skills'))
})
