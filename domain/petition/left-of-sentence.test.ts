import { expect, test } from 'vitest'
import { caseOf } from '../../test/petitions/case-of.ts'
import { WATER_ENGINEER } from '../../test/petitions/people.ts'
import { leftWithout, withoutWithheld } from './left-of-sentence.ts'
import { isLegalClaim, withoutLegalClaims } from './legal-claims.ts'

const left = (sentence: string) => leftWithout(sentence, (part) => /\blaw\b/.test(part))

test.each([
  ['The county keeps the list because the law requires it', 'The county keeps the list'],
  ['Because the law requires a plan, the county keeps the list', 'The county keeps the list'],
  ['I wrote the list, and the law asks for one', 'I wrote the list'],
  ['The county keeps the list; the law asks for one', 'The county keeps the list'],
])('%s: what stands beside a reason or an addition is as true without it', (sentence, told) => {
  expect(left(sentence)).toBe(told)
})

test.each([
  'I would sell the kit in every state, but federal law limits it to three',
  'The method was not dropped because the law requires it',
  'I left no plant because the law forbids it',
  'I built the pump alone, although the law asks for two builders',
  'The kit is sold in every state, while the law limits it to three',
  'Although the law limits it to three, the kit is sold in every state',
  'The kit is sold only because the law asks for it',
  'Few mills test the dryer because the law requires it',
  'The mill runs the dryer mainly because the law requires it',
  'It is false that I left the mill because the law requires it',
  'The dryer is safe because the law requires it, but the mill has dropped it',
  'The mill buys the dryer, since the law requires it, unless the state pays',
  'The kit is sold in every state; the law limits it to three',
  'My claim that the mill bought it, since the law requires it, was wrong',
  'Nine mills use the kit, and the law requires them to stop',
  'I earned the license, and the law took it away',
])('%s: what says something else without the rest is not told', (sentence) => {
  expect(left(sentence)).toBeNull()
})

test.each([
  'In 2014 I trained drivers, clerks, and the foremen whom the law requires to be certified',
  'Because the law requires tests, which are costly, the mill uses my dryer',
  'Because the law asks mills, kilns, and states to test, I built a dryer',
  'Because the law requires the test, and the mill has no staff, I run it',
  'The mill (which is small, and the law requires it) uses my dryer',
  'The mill wrote “We use the dryer, and the law requires it” in 2014',
])('%s: no list, bracket, or quotation is cut in two', (sentence) => {
  expect(left(sentence)).toBeNull()
})

test.each(['I can work for the mill, so long as the law requires no sponsor.', 'The mill offered me a post, so labor certification takes two years, but it withdrew the offer.'])(
  '%s: a conclusion on the law is cut off only where nothing behind it limits what stands before',
  (said) => {
    const file = caseOf({ ...WATER_ENGINEER, answers: { result: [said, ''] } })
    const fact = file.facts.find(({ text }) => text === said)!
    expect(withoutLegalClaims(file, fact)).toBeNull()
  },
)

test.each([
  'No sponsor paid for the clinic.',
  'My idea requires a server.',
  'My brother-in-law required surgery.',
  'I studied law, and the school required a thesis.',
  'The mill never sponsored my study.',
  'The museum has no sponsor.',
  'No boiler could be certified before my test.',
  'My model says that a law of cooling requires a second fan.',
  'The act of welding requires calm hands.',
])('%s: what says nothing of the law of visas is no legal claim', (sentence) => expect(isLegalClaim(sentence)).toBeNull())

test.each([
  'No employer can sponsor this work.',
  'There is no permanent job to certify.',
  'My post cannot be certified.',
  'No labor certification fits it.',
  'Sponsorship by one mill is not possible.',
])('%s: a conclusion on certification is one', (sentence) => expect(isLegalClaim(sentence)).toBe('certification'))

test('a later step waits with the first', () => {
  const text = 'The law asks for a list first. Second, the clerk reads the list. Third, she signs it. The county pays.'
  expect(withoutWithheld(text, (one) => /\blaw\b/.test(one))).toEqual(['The county pays.'])
})

test.each(['As such, nine mills closed.', 'If so, the mill pays.', 'Several of those mills use it.', 'There, the dryer saved nine mills.', 'When it did, the mill paid.'])(
  '%s: waits with what it leans on',
  (sentence) => expect(withoutWithheld(`The law asks for it. ${sentence}`, (one) => /law/.test(one))).toEqual([]),
)

test.each(['There is a shortage of dryers.', 'The dryer saved nine mills.', 'Second graders use the kit.'])('%s: leans on nothing', (sentence) =>
  expect(withoutWithheld(`The law asks for it. ${sentence}`, (one) => /law/.test(one))).toEqual([sentence]),
)

test.each([
  'I qualify as advanced degree professional.',
  'I am clearly a member of a profession under the law.',
  'I am thus a person of exceptional ability.',
  'I meet all the criteria of the EB-2.',
  'I am eligible for the national interest waiver.',
])('%s: that the classification is open is one', (sentence) => expect(isLegalClaim(sentence)).toBe('eligibility'))

test.each(['I am a member of the national society of pump makers.', 'I qualify new valves for the city.', 'I meet the crews each week.', 'I am a professional engineer.'])(
  '%s: is a fact',
  (sentence) => expect(isLegalClaim(sentence)).toBeNull(),
)

test('what is told of both groups waits with the sentence that tells of them', () =>
  expect(withoutWithheld('In trial 12 kilns with chart cracked 3 pots and 12 others cracked 7. The share of glaze was 2 percent in both groups.', (one) => one.startsWith('In trial'))).toEqual([]))
