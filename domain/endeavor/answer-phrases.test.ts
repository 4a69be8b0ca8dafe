import { describe, expect, it } from 'vitest'
import { phraseFromAnswer, roleFocusFromAnswer } from './answer-phrases.ts'

const phraseOf = (phrase: ReturnType<typeof phraseFromAnswer>) => phrase && [phrase.kind, phrase.text]

describe('the project a visitor describes', () => {
  it.each([
    ['I want to build an open tool for credit unions.', ['verb', 'build an open tool for credit unions']],
    ['My project is to develop outage forecasts for cooperatives', ['verb', 'develop outage forecasts for cooperatives']],
    ['Developing low-cost robotic cells for small shops', ['verb', 'develop low-cost robotic cells for small shops']],
    ['A platform for community banks', ['noun', 'a platform for community banks']],
    ['platform for community banks', ['noun', 'a platform for community banks']],
    ['We plan to launch a mobile clinic', ['verb', 'launch a mobile clinic']],
  ])('%j becomes %j', (answer, phrase) => {
    expect(phraseOf(phraseFromAnswer(answer))).toEqual(phrase)
  })

  it('is quoted when it does not parse', () => {
    expect(phraseFromAnswer('There are many farms that I would help with irrigation')?.kind).toBe('quote')
  })

  it('passes over a sentence with words an endeavor may not use', () => {
    expect(phraseOf(phraseFromAnswer('This is the best idea in the world. I will build a water-testing kit for towns.'))).toEqual(['verb', 'build a water-testing kit for towns'])
    expect(phraseFromAnswer('A revolutionary world-class app')).toBeNull()
  })

  it('quotes words of the answer only', () => {
    const answer = 'I want to build an open tool for credit unions, because banks lose money.'
    expect(answer).toContain(phraseFromAnswer(answer)?.quote)
  })
})

describe('the other answers', () => {
  it('gives a role an article and a topic none', () => {
    expect(phraseOf(phraseFromAnswer('Clinical lead for maternal safety', 16))).toEqual(['noun', 'a clinical lead for maternal safety'])
    expect(phraseOf(phraseFromAnswer('Health communication and digital campaigns', 16))).toEqual(['noun', 'health communication and digital campaigns'])
  })
})

describe('the next role a visitor describes', () => {
  it.each([
    ['Continue in my field with focus on safer systems', ['noun', 'safer systems']],
    ['Continue in my current role', null],
    ['keep helping companies hire', ['verb', 'keep helping companies hire']],
    ['Training captain', ['noun', 'a training captain']],
  ])('%j becomes %j', (answer, phrase) => {
    expect(phraseOf(roleFocusFromAnswer(answer))).toEqual(phrase)
  })
})
