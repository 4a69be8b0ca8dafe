import { expect, it, test } from 'vitest'
import { isSpliced, isWhole, paragraphsOf, proposeAnswer, proposeSentence, wordsOfFact } from './fact-words.ts'

it.each([
  ['Awarded the contract for 12 bridges.', 'Awarded the contract for 12 bridges.'],
  ['Appointed chair of the national welding committee.', 'Appointed chair of the national welding committee.'],
  ['Trained by Siemens on 12 turbine models.', 'Trained by Siemens on 12 turbine models.'],
  ['Cited 41 times, a group in Oslo tested the index.', 'Cited 41 times, a group in Oslo tested the index.'],
  ['Used in three plants since 2022.', 'Used in three plants since 2022.'],
  ['Used three plants for the trial.', 'I used three plants for the trial.'],
  ['Helped to design 12 bridges.', 'I helped to design 12 bridges.'],
  ['Designed 12 bridges.', 'I designed 12 bridges.'],
  ['Infrared sees voids but not at noon.', 'Infrared sees voids but not at noon.'],
  ['Glazed clay tile is strong but only when dry.', 'Glazed clay tile is strong but only when dry.'],
])('%j does not make the person the doer of what others did', (line, said) => {
  expect(proposeSentence(line)).toBe(said)
})

it('two sentences that only a comma joins are told from other commas', () => {
  for (const text of [
    'Other trainers teach it, I have not met most of them.',
    'It ran for a year. Falls went from 19 to 7, the quality office counted them.',
    'The rule is mine, it is the hard part.',
  ])
    expect(isSpliced(text), text).toBe(true)
  for (const text of [
    'When the pump is old, it is replaced.',
    'In 2019 it was old, it seems.',
    'As the rule is mine, I have to keep it.',
    'The trial was held in May, and they have printed it.',
    'The rule, which is mine, is public.',
  ])
    expect(isSpliced(text), text).toBe(false)
})

it('an answer is handed on with its commas set right, and a list in one line told apart', () => {
  expect(proposeAnswer('the rule is mine, it is the hard part')).toBe('The rule is mine; it is the hard part.')
  expect(proposeAnswer('built 2 kits in Feb 2024')).toBe('I built 2 kits in February 2024.')
  expect(paragraphsOf('1) I hold a degree. 2) I am a member of the union. 3) State award of 2023')).toEqual(['I hold a degree.', 'I am a member of the union.', 'State award of 2023'])
  expect(paragraphsOf('The method has steps: (1) dig, (2) test.')).toEqual(['The method has steps: (1) dig, (2) test.'])
})

it('a sentence without its subject or its verb is told from a whole one', () => {
  for (const text of [
    'Old tailings dams.',
    'Says that sealants should be used more.',
    'Free on the web page of the council.',
    'Thesis about cracks in glass',
    'Cited 41 times, a group in Oslo tested it.',
    '2027: 20 more dams in two states.',
    'Just me',
    'Pond was lowered by two meters.',
    'Consultant drills once a year.',
    'Nine papers, five as first author.',
    'Not needed, nurses do it under their own license.',
    'I have worked full time in pump repair over 14 years, letters.',
    'I read the meters because I did 6 years repairs.',
  ])
    expect(isWhole(text), text).toBe(false)
  for (const text of [
    'Small systems therefore wait for complaints.',
    'Vendors report one figure.',
    'A district cannot walk its pipes every month.',
    'Members withdrew 271 of them after a call.',
    'The standards body votes on the text in October 2027.',
    'Public records show it.',
    'Both compete with my employer.',
    'State offices said so.',
    'Project managers use it.',
    'Not every system stores them.',
    'Will Harper directs the office.',
    'It names the risk but no test.',
    'The clerk keeps gauges, pumps, and letters.',
    'First the nurse reads the last two values and the weight.',
    'A technician weighs each sample.',
    'I worked six years as a nurse.',
    'They had two years of records.',
  ])
    expect(isWhole(text), text).toBe(true)
})

test('what is said to us of another answer is no sentence of a letter, unless it is all that was said', () => {
  expect(proposeAnswer('The network has not adopted it yet. I wrote it wrong. The board decides in February 2027.')).toBe('The network has not adopted it yet. The board decides in February 2027.')
  expect(proposeAnswer('Sorry, that was a typo. The pilot had 41 pumps.')).toContain('The pilot had 41 pumps.')
  expect(proposeAnswer('Sorry about that. The pilot had 41 pumps.')).toBe('The pilot had 41 pumps.')
  for (const kept of [
    'It was a mistake. The board closed the ward.',
    'My mistake. I planted 40 trees.',
    'I wrote it badly. Then I rewrote it for the county.',
    'I wrote it wrongly sized pumps in mind.',
    'That was a mistake of the mill. We mended it.',
    'My mistake cost the mill a day.',
  ])
    expect(proposeAnswer(kept)).toBe(kept)
})

it('a figure that an answer begins with is no mark of a list', () => {
  expect(paragraphsOf('3.1 percent shrinkage, was 4')).toEqual(['3.1 percent shrinkage, was 4'])
  expect(paragraphsOf('234.263 asks for a test')).toEqual(['234.263 asks for a test'])
  expect(paragraphsOf('2020. Second edition in 2024.')).toEqual(['2020. Second edition in 2024.'])
  expect(paragraphsOf('17. It was 38 before.')).toEqual(['17. It was 38 before.'])
  expect(paragraphsOf('–5 degrees at the intake')).toEqual(['–5 degrees at the intake'])
  expect(paragraphsOf('1. A mold\n2. A press\n- a kiln')).toEqual(['A mold', 'A press', 'a kiln'])
  expect(proposeSentence('–5 degrees was the lowest reading')).toBe('–5 degrees was the lowest reading.')
})

test('a thing that is not named before acts where a word in -s tells where or how', () => {
  expect(isWhole('A tight tile rings under 4 ms and a loose one rings longer.')).toBe(true)
  expect(isWhole('The Ohio Clay Department funds Lindenau with $9,000 a year.')).toBe(true)
  expect(isWhole('Each clay tile with holes in the yard.')).toBe(false)
})

test('a degree whose name says that it is one is told without saying it twice', () => {
  expect(wordsOfFact('degree', { degree: 'Bachelor’s degree', field: 'Ceramics', school: 'Quill University', country: '', year: '2012' }, '')).toBe(
    'I hold a bachelor’s degree in Ceramics from Quill University, conferred in 2012.',
  )
  expect(wordsOfFact('degree', { degree: 'Master of Science', field: 'Ceramics', school: 'Quill University', country: '', year: '' }, '')).toBe(
    'I hold the degree of Master of Science in Ceramics from Quill University.',
  )
})
