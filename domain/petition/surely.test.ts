import { describe, expect, test } from 'vitest'
import { caseOf } from '../../test/petitions/case-of.ts'
import { WATER_ENGINEER } from '../../test/petitions/people.ts'
import { factSurelySays, sureSentences } from './surely.ts'

const FILE = caseOf(WATER_ENGINEER)
const fact = (text: string) => ({ text, kind: 'statement', source: { kind: 'customer', quote: '' } }) as const
const said = (text: string): string => [...new Set(factSurelySays(FILE, fact(text)).map((one) => one.said.says))].join(' ')

describe('a sentence of a closed shape says', () => {
  test.each([
    ['untied', 'The nine systems do not pay me.'],
    ['untied', 'None of the nine systems employs me or pays me.'],
    ['untied', 'Neither the association nor its members have ever paid me.'],
    ['untied', 'The nine systems do not pay for it, and none of them employs me.'],
    ['adopted', 'In May 2025 the State Water Board adopted Night Line in its manual for operators.'],
    ['used withoutMe', 'In 2025 two systems of Ohio used Night Line on their own.'],
    ['interest written', 'Six systems signed letters in August 2026 that they will test Night Line in 2027.'],
    ['interest', 'The board of the association voted in June 2026 to use Night Line in all member systems.'],
    ['open', 'I published the program under an open license in 2023.'],
    ['open', 'Anyone can download the program free of charge.'],
    ['region', 'The work saves $61 a year for each household in four distressed counties, as the state audits show.'],
    ['counted measured', 'The association counted 31 million gallons of treated water saved with Night Line in 2024.'],
    ['measured', 'Night Line found 14 leaks in 2024.'],
    ['result ownResult', 'With Night Line I lowered the share of lost water from 23 percent in 2019 to 11 percent in 2023.'],
    ['result', 'In 2023 I found 14 leaks.'],
    ['progress', 'I released the first version in February 2022 and the fourth in July 2026.'],
    ['near', 'The application for the state program is due in March 2027.'],
    ['leftOut', 'Most of this work is outside of my position.'],
    ['noPosition', 'My employer has no position for this work.'],
    ['onlyMine', 'The rule for small tanks does not exist yet.'],
    ['askedFor', 'The Harlow State drinking water plan 2025 asks for methods that find hidden leaks in small public water systems.'],
    ['plan', 'By June 2027 I will release version 5.'],
    ['prepared', 'My master’s thesis dealt with hidden leaks in small systems.'],
  ])('%s: %s', (says, text) => expect(said(text)).toBe(says))
})

test('who is denied to pay is said as far as it is denied', () => {
  const tie = (text: string) => factSurelySays(FILE, fact(text)).flatMap((one) => (one.said.says === 'untied' ? [one.said.tie] : []))[0]
  expect(tie('The nine systems neither employ nor pay me.')).toEqual({ employs: true, paysMe: true, paysForIt: false })
  expect(tie('The nine systems do not pay me for it.')).toEqual({ employs: false, paysMe: false, paysForIt: true })
  expect(tie('The nine systems do not pay my employer.')).toBeUndefined()
})

describe('any other says nothing', () => {
  test.each([
    'The nine systems do not pay me on time.',
    'The nine systems do not pay me directly.',
    'The association said that it does not pay me.',
    'Since 2026 the nine systems do not pay for it any more.',
    'Unless the board votes otherwise, the nine systems do not pay me.',
    'The State Water Board lists Night Line in its manual under methods that failed.',
    'The State Water Board added a warning about Night Line to its guide.',
    'The Oakline Board included Night Line in its guide.',
    'The State Water Board included Night Line in its guide until 2025.',
    'Two systems of the Harlow County Water District used Night Line without my help.',
    'The district used Night Line without my help.',
    'Two systems tried to use Night Line without my help in 2025.',
    'Rivals use Night Line without my help.',
    '0 systems used Night Line without my help.',
    'They have used Night Line without my help.',
    'The other systems do not pay me.',
    'Most systems used Night Line without my help.',
    'The association counted 31 million gallons of water lost with Night Line in 2024.',
    'Six systems wrote in August 2026 that they will sue over Night Line.',
    'I wrote to six systems in August 2026 that they will use Night Line.',
    'The program is available.',
    'The program is free in 2026.',
    'The program of a competitor is published under an open license.',
    'My own company counted 31 million gallons of water saved with Night Line.',
    'The district counted 31 million gallons of treated water saved with Night Line.',
    'Night Line missed 380 leaks in 2024.',
    'Night Line found 14 leaks of 400.',
    'I lowered the accuracy of Night Line by 40 percent in 2023.',
    'With Night Line I lowered the share of lost water from 11 percent in 2019 to 23 percent in 2023.',
    'I lowered the share of treated water by 40 percent with Night Line.',
    'I will release version 5, or nothing.',
    'I released the first version in February 2027.',
    'I completed the program in February 2022.',
    'Oakline Controls released the first version of Night Line in February 2022.',
    'In June 2027 my vacation begins.',
    'The rule of June 2027 was postponed to 2035.',
    'The board meets in March 2027 and again each month.',
    'Little of this work is outside of my position.',
    'The association has no position for it.',
    'The Harlow State drinking water plan 2025 warns of hidden leaks.',
    'The Harlow State drinking water plan 2025 asks for no methods that find hidden leaks.',
  ])('%s', (text) => expect(said(text)).toBe(''))

  test('nor does a fact of which another sentence may take it back', () => {
    expect(said('The association does not pay me. My wife’s company bills it $40,000 a year.')).toBe('')
    expect(said('The program is published under an open license. The license ended in 2025.')).toBe('')
  })
  test('nor a company of the petitioner', () => {
    const own = { ...FILE, facts: [...FILE.facts, { ...FILE.facts.find(({ kind }) => kind === 'statement')!, id: 'own', text: 'I own 100 percent of Kiln Works LLC.' }] }
    expect(factSurelySays(own, fact('Kiln Works LLC used Night Line without my help in 2025.'))).toEqual([])
    expect(said('Gray Fork Water used Night Line without my help in 2025.')).toBe('used withoutMe')
  })
})

test('what leads is one such sentence to which none behind it points back', () => {
  const led = (text: string) => sureSentences(FILE, fact(text), 'progress').length
  expect(led('I released the first version in February 2022. The library holds readings from eleven towns.')).toBe(1)
  expect(led('I released the first version in February 2022. It was withdrawn in 2023 after two failures.')).toBe(0)
  expect(led('I released the first version in February 2022. All copies were burned.')).toBe(0)
})
