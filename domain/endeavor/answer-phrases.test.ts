import { describe, expect, it } from 'vitest'
import { nicheNoun, phraseFromAnswer, projectSentence, projectTitle, roleFocusFromAnswer, roleFocusSentence } from './answer-phrases.ts'

const sentenceOf = (answer: string) => {
  const phrase = phraseFromAnswer(answer)
  return phrase && projectSentence(phrase)
}

describe('the project a visitor describes', () => {
  it.each([
    ['I want to build an open tool for credit unions.', 'I will build an open tool for credit unions.'],
    ['My project is to develop outage forecasts for cooperatives', 'I will develop outage forecasts for cooperatives.'],
    ['Developing low-cost robotic cells for small shops', 'I will develop low-cost robotic cells for small shops.'],
    ['A platform for community banks', 'I will develop a platform for community banks.'],
    ['platform for community banks', 'I will develop a platform for community banks.'],
    ['We plan to launch a mobile clinic', 'I will launch a mobile clinic.'],
  ])('%j becomes %j', (answer, sentence) => {
    expect(sentenceOf(answer)).toBe(sentence)
  })

  it('is quoted when it does not parse', () => {
    expect(sentenceOf('There are many farms that I would help with irrigation')).toMatch(/^My project, in the words I gave it, is this: “.*”$/)
  })

  it('passes over a sentence with words an endeavor may not use', () => {
    expect(sentenceOf('This is the best idea in the world. I will build a water-testing kit for towns.')).toBe('I will build a water-testing kit for towns.')
    expect(phraseFromAnswer('A revolutionary world-class app')).toBeNull()
  })

  it('gives a title in the imperative', () => {
    const phrase = phraseFromAnswer('I want to build an open tool for credit unions.')
    expect(phrase && projectTitle(phrase)).toBe('Build an open tool for credit unions')
  })

  it('quotes words of the answer only', () => {
    const answer = 'I want to build an open tool for credit unions, because banks lose money.'
    expect(answer).toContain(phraseFromAnswer(answer)?.quote)
  })
})

describe('the other answers', () => {
  it('gives a role an article and a topic none', () => {
    const role = phraseFromAnswer('Clinical lead for maternal safety', 16)
    const topic = phraseFromAnswer('Health communication and digital campaigns', 16)
    expect(role && roleFocusSentence(role, 0)).toBe('I intend to do this as a clinical lead for maternal safety.')
    expect(topic && roleFocusSentence(topic, 0)).toBe('The focus I chose for my next role is health communication and digital campaigns.')
  })

  it('accepts a niche of one word and refuses a statement', () => {
    expect(nicheNoun('oncology')?.text).toBe('oncology')
    expect(nicheNoun('I think there is a lot that could be done here')).toBeNull()
  })
})

describe('the next role a visitor describes', () => {
  const sentenceOn = (answer: string) => {
    const phrase = roleFocusFromAnswer(answer)
    return phrase && roleFocusSentence(phrase, 1)
  }

  it.each([
    ['Continue in my field with focus on safer systems', 'It matches the focus I named: safer systems.'],
    ['Continue in my current role', null],
    ['keep helping companies hire', 'My aim for the next role is to keep helping companies hire.'],
    ['Training captain', 'The role I seek for it is that of a training captain.'],
  ])('%j becomes %j', (answer, sentence) => {
    expect(sentenceOn(answer)).toBe(sentence)
  })
})
