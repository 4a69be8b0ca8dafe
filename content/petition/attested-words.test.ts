import { describe, expect, test } from 'vitest'
import { proposalsOf, withoutWord, withWords } from '../../domain/petition/attestations.ts'
import { wordsGiven } from '../../domain/petition/words-given.ts'
import { correctFact } from '../../domain/petition/change-case.ts'
import type { CaseFile } from '../../domain/petition/case-file.ts'
import { plainText } from '../../domain/petition/checks/block-text.ts'
import { isOutOfDate } from '../../domain/petition/draft.ts'
import { meaningsOf } from '../../domain/petition/surely.ts'
import { caseOf, done } from '../../test/petitions/case-of.ts'
import { PEOPLE, WATER_ENGINEER } from '../../test/petitions/people.ts'
import { publicPriorities } from '../areas/public-priorities.ts'
import { askedMeanings } from './attested-words.ts'
import { composeLetter } from './letter/compose-letter.ts'

const unasked = (file: CaseFile): CaseFile => ({ ...file, attested: [] })
const say = (file: CaseFile, word: 'yes' | 'no', says?: string): CaseFile =>
  withWords(
    file,
    askedMeanings(file)
      .filter(({ meaning }) => says === undefined || meaning.says === says)
      .map(({ key: _key, ...asked }) => ({ ...asked, word, at: '2026-11-03T00:00:00Z' })),
  )
const answered = (answers: Record<string, string>): CaseFile =>
  unasked(
    caseOf({
      ...WATER_ENGINEER,
      answers: {
        name: WATER_ENGINEER.answers['name']!,
        method: WATER_ENGINEER.answers['method']!,
        ...Object.fromEntries(Object.entries(answers).map(([id, text]) => [id, [text, 'A letter, 2026'] as const])),
      },
    }),
  )
const asked = (file: CaseFile): string[] => askedMeanings(file).map(({ meaning, sentence }) => `${meaning.says}: ${sentence}`)
const letter = (file: CaseFile) => composeLetter({ file, seed: 'one' }, publicPriorities)
const text = (file: CaseFile): string =>
  letter(file)
    .map(({ block }) => plainText(block))
    .join('\n')

describe('what a sentence may mean is asked', () => {
  test.each([
    ['withoutMe', 'beyond', 'Since 2024 two mills in Oregon have used the night reading on their own pumps.'],
    ['untied', 'user-ties', 'The mills have never hired or paid me.'],
    ['open', 'route', 'The sheets stand in a public repository, and the program is free.'],
    ['adopted', 'beyond', 'The Gorse County Water Board put the night reading into the second chapter of its manual.'],
    ['counted', 'merit', 'The state auditor counted 14 leaks at nine plants in 2025.'],
    ['measured', 'merit', 'At nine plants the loss fell from 23 percent to 11 percent.'],
    ['ownResult', 'result', 'I cut the loss of the Gorse district from 23 percent to 11 percent.'],
    ['progress', 'progress', 'The second version has been out since March 2025.'],
    ['written', 'interest', 'Six districts wrote in May 2026 that they want to join the trial.'],
    ['leftOut', 'employer-limit', 'What I do for other districts is no part of my job.'],
    ['onlyMine', 'benefit', 'Nobody else works on pumps that stand in the flood zone.'],
  ])('%s', (says, question, sentence) => expect(asked(answered({ [question]: sentence }))).toContain(`${says}: ${sentence}`))

  test.each([
    ['withoutMe', 'beyond', 'Two mills may use the night reading next year.'],
    ['withoutMe', 'beyond', 'I used the night reading at two mills.'],
    ['withoutMe', 'beyond', 'No mill has used the night reading.'],
    ['untied', 'user-ties', 'The mills pay me each month.'],
    ['counted', 'merit', 'I counted 14 leaks at nine plants in 2025.'],
    ['ownResult', 'result', 'I hope to cut the loss by half.'],
    ['progress', 'progress', 'It has been out since March 2025.'],
    ['withoutMe', 'merit', 'At nine mills the pumps used 1,096 gallons a day less than before.'],
    ['counted', 'beyond', 'The best documented of all is the mill at Gorse, where I was for 9 days.'],
    ['ownResult', 'result', 'My shift lead cut the loss of the district from 23 percent to 11 percent.'],
    ['untied', 'user-ties', 'The Gorse mill paid $900 for the training, and the others paid nothing.'],
    ['withoutMe', 'beyond', 'In 4 of these mills the crews ran the night reading alone.'],
  ])('and not %s of what does not say it', (says, question, sentence) => expect(asked(answered({ [question]: sentence })).filter((one) => one.startsWith(says))).toEqual([]))

  test('the lesser only where the greater was denied', () => {
    const file = answered({ result: 'I cut the loss of the Gorse district from 23 percent to 11 percent.' })
    expect(asked(file)).toEqual([expect.stringMatching(/^ownResult/)])
    expect(asked(say(file, 'no'))).toEqual([expect.stringMatching(/^result/)])
    expect(asked(say(file, 'yes'))).toEqual([])
  })
})

describe('a letter concludes', () => {
  const file = unasked(caseOf(WATER_ENGINEER))
  test('nothing before the customer says that it is so, however surely a sentence reads', () => {
    expect(file.facts.flatMap((fact) => meaningsOf(file, fact)).filter(({ said: { says } }) => !['near', 'plan', 'prepared', 'region'].includes(says))).toEqual([])
    expect(text(file)).toMatch(/I submit that [^.]*national importance/)
  })
  test('nothing from a no', () => expect(text(say(file, 'no'))).toBe(text(file)))
  test('each conclusion from its own yes', () => {
    const yes = say(say(file, 'yes'), 'yes')
    expect(text(yes)).not.toMatch(/I submit that [^.]*national importance/)
    expect(text(say(file, 'yes', 'open'))).toMatch(/By this route|In this way/)
    const letters = unasked(
      caseOf({
        ...WATER_ENGINEER,
        answers: {
          ...WATER_ENGINEER.answers,
          interest: ['Six systems in three other states wrote between May and August 2026 that they will use Night Line.', 'Letters of interest from six water systems, 2026'],
        },
      }),
    )
    expect(text(say(say(letters, 'yes', 'interest'), 'yes', 'written'))).toMatch(/stands in writing|was thus put in writing/)
    expect(text(say(letters, 'yes', 'written'))).not.toMatch(/stands in writing|was thus put in writing/)
    expect(text(say(file, 'yes', 'progress'))).not.toMatch(/stands in writing|was thus put in writing/)
  })
  test.each(PEOPLE.map((person) => [person.key, person] as const))('%s: of everybody more is argued where they say yes', (_key, person) => {
    const open = unasked(caseOf(person))
    const submitted = (one: CaseFile): number => text(one).split('I submit that').length
    let yes = open
    for (let round = 0; round < 4; round++) yes = say(yes, 'yes')
    expect(submitted(yes)).toBeLessThan(submitted(open))
    expect(askedMeanings(yes)).toEqual([])
  })
})

test('a word holds as long as its sentence stands, and taken back it puts its paragraph out of date', () => {
  const file = say(unasked(caseOf(WATER_ENGINEER)), 'yes')
  const given = wordsGiven(file).find(({ meaning }) => meaning.says === 'open')!
  const fact = file.facts.find(({ id }) => id === given.factId)!
  const corrected = done(correctFact(file, { id: fact.id, rev: fact.rev, text: 'The program costs forty dollars.', fields: {}, said: { at: '2026-11-04T00:00:00Z', by: 'customer' } }))
  expect(wordsGiven(corrected).filter(({ factId }) => factId === fact.id)).toEqual([])
  const back = withoutWord(file, { factId: given.factId, sentence: given.sentence, says: 'open' })
  expect(proposalsOf(back).some(({ meaning }) => meaning.says === 'open')).toBe(true)
  expect(
    letter(file)
      .filter((block) => isOutOfDate(block, back))
      .map(({ id }) => id),
  ).not.toEqual([])
  expect(letter(file).filter((block) => isOutOfDate(block, file))).toEqual([])
})

test('a case of hundreds of long answers is asked a dozen things', () => {
  const file = unasked(caseOf(WATER_ENGINEER))
  const merit = file.facts.find(({ element }) => element === 'p1.merit')!
  const many = Array.from({ length: 400 }, (_, place) => ({ ...merit, id: `z${place}`, text: `In trial ${place + 5} the mill counted 40 leaks. `.repeat(40).trim() }))
  expect(askedMeanings({ ...file, facts: [...file.facts, ...many] }).length).toBeLessThanOrEqual(12)
})

test.each([
  ['the Two-Tide Test', 'To lower the losses of small hatcheries, without a breach of their permits, through a method I call the Two-Tide Test'],
  ['this work', 'To let small mills turn old rope into clean fiber that a paper mill will buy, with a low-cost bench and a free plan'],
  ['the tide gauge', 'To build and test a tide gauge that small ports can read'],
])('%s is what the work is called', (name, endeavor) => {
  const file = unasked(
    caseOf({
      ...WATER_ENGINEER,
      endeavor,
      answers: {
        name: WATER_ENGINEER.answers['name']!,
        method: ['The gauge stands in the harbor. The reading is taken at each tide.', ''],
        route: ['The sheets stand in a public repository, and the program is free.', 'Page of the repository'],
      },
    }),
  )
  expect(askedMeanings(file).map(({ states }) => states)).toContain(`Anyone can get and use ${name} today, without asking me.`)
})

test('nobody is asked to say of all users what their sentence says of some', () => {
  expect(asked(answered({ 'user-ties': 'Two of the mills pay me for the training; the others do not pay anything.' })).filter((one) => one.startsWith('untied'))).toEqual([])
})

describe('a yes goes no further than it was said', () => {
  const merged = (answers: Record<string, string>, says: string) => text(say(answered(answers), 'yes', says))
  test('to the sentence alone: what points back stands behind no other', () => {
    const [own, more] = ['Nine systems of Ohio have run Night Line since 2024.', 'At forty other systems I run Night Line for the operators myself.']
    expect(merged({ beyond: own }, 'withoutMe')).toMatch(/put Night Line to use|the work of others/)
    expect(merged({ beyond: `${own} ${more}` }, 'withoutMe')).not.toMatch(/put Night Line to use|the work of others/)
  })
  test('to the date of its own sentence, and to none of two', () => {
    const later = say(say(answered({ progress: 'I was licensed in 2009. In March 2025 I released version 4 of Night Line.' }), 'no', 'progress'), 'yes', 'progress')
    expect(text(later)).toMatch(/March 2025/)
    expect(text(later)).not.toMatch(/[Bb]y 2009/)
    expect(merged({ progress: 'In March 2025 I tested Night Line on the pipes that the town laid in 1931.' }, 'progress')).not.toMatch(/under way/)
  })
  test('to the work as it was called', () => {
    const file = say(unasked(caseOf(WATER_ENGINEER)), 'yes')
    const method = file.facts.find(({ element }) => element === 'endeavor.method')!
    const renamed = { ...file, facts: file.facts.map((fact) => (fact.id === method.id ? { ...fact, text: 'The method, which I call Deep Dredge, moves silt.' } : fact)) }
    expect(wordsGiven(file).length).toBeGreaterThan(5)
    expect(wordsGiven(renamed)).toEqual([])
    expect(askedMeanings(renamed).map(({ key }) => key)).not.toContain(askedMeanings(unasked(file))[0]!.key)
  })
  test('and not to a fact to which something was added', () => {
    const file = say(unasked(caseOf(WATER_ENGINEER)), 'yes')
    const open = wordsGiven(file).find(({ meaning }) => meaning.says === 'open')!
    const added = { ...file, facts: file.facts.map((fact) => (fact.id === open.factId ? { ...fact, text: `${fact.text} I have to approve each user first.` } : fact)) }
    expect(wordsGiven(added).filter(({ factId }) => factId === open.factId)).toEqual([])
  })
  test('and a no is heard also where a letter would take a sentence by itself', () => {
    const file = answered({ plan: 'By June 2027 I will release version 5.' })
    const step = file.facts.find(({ text: words }) => words.startsWith('By June 2027'))!
    expect(meaningsOf(file, step).map(({ said }) => said.says)).toContain('plan')
    const denied = withWords(file, [{ factId: step.id, text: step.text, sentence: step.text, meaning: { says: 'plan' }, about: 'Night Line', states: '', word: 'no', at: '2026-11-03T00:00:00Z' }])
    expect(meaningsOf(denied, step).map(({ said }) => said.says)).not.toContain('plan')
  })
  test('what is owned besides makes no employer the own company', () => {
    const file = caseOf({
      ...WATER_ENGINEER,
      plan: 'entrepreneur',
      roles: [{ title: 'principal engineer', employer: 'Harlow Pumps', from: '2019', to: 'present' }],
      answers: { ...WATER_ENGINEER.answers, vehicle: ['I own the rights to the program and the drawings.', ''] },
    })
    expect(text(file)).not.toMatch(/Harlow Pumps, of which I am an owner|my own company/)
  })
})

test('nothing is asked of work that has no name before the endeavor is chosen: the choice may name it, and the words would be lost', () => {
  const chosen = answered({ route: 'The sheets stand in a public repository, and the program is free.' })
  const unnamed = { ...chosen, facts: chosen.facts.filter(({ element }) => element !== 'endeavor.method') }
  expect(askedMeanings({ ...chosen, lock: null })).not.toEqual([])
  expect(askedMeanings({ ...unnamed, lock: null })).toEqual([])
  expect(askedMeanings(unnamed)).not.toEqual([])
})
