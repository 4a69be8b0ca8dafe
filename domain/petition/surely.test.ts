import { describe, expect, test } from 'vitest'
import { caseOf } from '../../test/petitions/case-of.ts'
import { WATER_ENGINEER } from '../../test/petitions/people.ts'
import { publicExhibitId, type CaseFile } from './case-file.ts'
import { sentencesOf } from './checks/block-text.ts'
import { surelyMeant } from './surely.ts'

const FILE = caseOf(WATER_ENGINEER)
const fact = (text: string) => ({ text, kind: 'statement', source: { kind: 'customer', quote: '' } }) as const
const said = (text: string): string => [...new Set(surelyMeant(FILE, fact(text)).map((one) => one.said.says))].join(' ')

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
    ['used withoutMe', 'Fennimore Instruments used Night Line without my help in 2025.'],
    ['used withoutMe', 'Two other districts used Night Line without my help.'],
    ['used withoutMe', 'Other utilities use Night Line on their own.'],
    ['adopted', 'The Ohio Department of Natural Resources listed Night Line in its guide in 2025.'],
    ['counted measured', 'An independent auditor counted 31 million gallons of treated water saved with Night Line.'],
    ['onOwnAccount', 'I am self-employed.'],
    ['prepared', 'My master’s thesis dealt with hidden leaks in small systems.'],
  ])('%s: %s', (says, text) => expect(said(text)).toBe(says))
})

test('who is denied to pay is said as far as it is denied', () => {
  const tie = (text: string) => surelyMeant(FILE, fact(text)).flatMap((one) => (one.said.says === 'untied' ? [one.said.tie] : []))[0]
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
    'Oakline Controls used its program without my help.',
    'The State Water Board included its program in its plan in 2025.',
    'Nobody else has its program.',
    'The State Water Board adopts Night Line in its manual in June 2027.',
    'The State Water Board lists Night Line in its guide by the end of 2027.',
    'Nine systems run Night Line on their own in 2028.',
    'Nine systems use Night Line on their own by the end of 2026.',
    'The program is published in June 2027.',
    'Night Line reduced the losses by 40 percent in 2027.',
    'In May 2027 six systems signed letters that they will use Night Line.',
    'In 2027 the board of the association voted to use Night Line.',
    'The operators use the program. They neither employ nor pay me.',
    'The operators do not employ or pay me.',
    'The crews use Night Line on their own.',
    'Two crews used Night Line without my help.',
    'All stations run the program by themselves.',
    'Both programs use the rule by themselves.',
    'Nine control systems run Night Line on their own.',
    'The systems use Night Line without my help.',
    'Two districts used Night Line without my help.',
    'Joan Ferris used Night Line without my help.',
    'Joan Power used Night Line without my help.',
    'The national list names hidden leaks in small systems.',
    'The county association rule requires leaks.',
    'Night Line reduced the costs from $40 to $12 thousand.',
    'Dr Bell used Night Line without my help.',
    'Bell Water Company used Night Line without my help.',
    'Harlow Water District used Night Line without my help.',
    'HARLOW COUNTY WATER DISTRICT used Night Line without my help.',
    'Amara Bell counted 31 million gallons of water saved with Night Line.',
    'Night Line found 14 leaks, as Amara Bell counted.',
    'Night Line found 14 leaks, as the report shows.',
    'Night Line found 14 leaks, as the laboratory measured.',
    'The utility counted 31 million gallons of treated water saved with Night Line.',
    'The association counted 31 million gallons of lost water with Night Line in 2024.',
    'The association counted 12 deaths with Night Line in 2024.',
    'The Brightwell Engineering plan names hidden leaks in small systems.',
    'The State Farm report names hidden leaks.',
    'The City Loan plan names hidden leaks in small systems.',
    'City Office Supplies Board included Night Line in its guide.',
    'The State of Confusion included Night Line in its guide.',
    'The Texas Water Heater Agency included Night Line in its guide.',
    'The leaks do not exist yet.',
    'The rule for small tanks does not exist.',
    'The program of the association does not exist yet.',
    'I am self-employed as a baker.',
    'Night Line cut the losses from 5 days to 3 weeks.',
    'Night Line reduced the losses from 23 percent in 2023 to 11 percent in 2019.',
    'I will publish the program by 2021.',
  ])('%s', (text) => expect(said(text)).toBe(''))

  test('nor does a fact of which another sentence may take it back', () => {
    expect(said('The association does not pay me. My wife’s company bills it $40,000 a year.')).toBe('')
    expect(said('The program is published under an open license. The license ended in 2025.')).toBe('')
  })
  test.each([
    'I own 100 percent of Kiln Works LLC.',
    'I am the founder of Kiln Works LLC.',
    'I co-founded Kiln Works LLC.',
    'Kiln Works LLC is my company.',
    'My wife’s company, Kiln Works LLC, sells pumps.',
  ])('nor a company of the petitioner: %s', (text) => {
    const own = { ...FILE, facts: [...FILE.facts, { ...FILE.facts.find(({ kind }) => kind === 'statement')!, id: 'own', text }] }
    expect(surelyMeant(own, fact('Kiln Works LLC used Night Line without my help in 2025.'))).toEqual([])
    expect(surelyMeant(own, fact('Kiln Works LLC counted 31 million gallons of treated water saved with Night Line.'))).toEqual([])
  })
  test('but another company', () => {
    expect(said('Gray Fork Water used Night Line without my help in 2025.')).toBe('used withoutMe')
  })
})

test('a plan by name is public where it is one of the chosen documents', () => {
  const asked = 'The Blue Basin plan names hidden leaks in small systems.'
  const exhibit = { ...FILE.exhibits[0]!, id: publicExhibitId('basin'), title: 'Blue Basin plan of 2025' }
  const chosen = { ...FILE, facts: [...FILE.facts], priorities: ['basin'], exhibits: [...FILE.exhibits, exhibit] }
  expect(said(asked)).toBe('')
  expect(surelyMeant(chosen, fact(asked)).map((one) => one.said.says)).toEqual(['askedFor'])
})

describe('what leads is such a sentence of an answer that has nothing else', () => {
  const led = (text: string): string => [...new Set(surelyMeant(FILE, fact(text)).map((one) => one.said.says))].filter((one) => one !== 'beside' && one !== 'deed').join(' ')
  test.each([
    ['progress', 'I released the first version in February 2022. The library holds readings from 42 known leaks, given by eleven systems.'],
    ['progress', 'I released the first version in February 2022. I wrote the program and the description.'],
    ['progress', 'The record of changes is public. I released the first version in February 2022.'],
    ['counted measured', 'The association counted 31 million gallons of treated water saved with Night Line. The trial took place in Ohio and Indiana.'],
    ['counted measured', 'The association counted 31 million gallons of treated water saved with Night Line. Its report of March 2025 shows the count.'],
    ['counted measured', 'The association counted 31 million gallons of treated water saved with Night Line. The association has 31 members.'],
    ['interest written', 'Six systems signed letters in August 2026 that they will test Night Line in 2027. The letters are Exhibits 9 to 14.'],
    ['used withoutMe', 'Two universities repeated the test without me. They are Ohio State University and Prairie University.'],
    ['used withoutMe', 'Two universities repeated the test without me. Both published their reports in 2025.'],
    ['used withoutMe', 'Two other districts used Night Line without my help. They serve 12,000 people.'],
    ['untied', 'The nine systems do not pay me. They are members of the Clearbrook Foundation.'],
    ['open', 'The program is published under an open license. The license is the MIT license.'],
    ['adopted', 'In May 2025 the State Water Board adopted Night Line in its manual for operators. It is on page 14 of the manual.'],
    ['result ownResult', 'With Night Line I lowered the share of lost water from 23 percent in 2019 to 11 percent in 2023. I designed the comparison and led the search.'],
  ])('%s: %s', (says, text) => expect(led(text)).toBe(says))
  test.each([
    'I released the first version in February 2022. It was withdrawn in 2023 after two failures.',
    'I released the first version in February 2022. All copies were burned.',
    'I released the first version in February 2022. Brightwell Engineering owns Night Line.',
    'I released the first version in February 2022. Night Line does not exist yet.',
    'The association counted 31 million gallons of treated water saved with Night Line. Joan Ferris made up the count.',
    'The association counted 31 million gallons of treated water saved with Night Line. The meters ran backward.',
    'The association counted 31 million gallons of treated water saved with Night Line. I wrote the report of the association.',
    'The association counted 31 million gallons of treated water saved with Night Line. The false report shows the count.',
    'The association counted 31 million gallons of treated water saved with Night Line. The report denies the count.',
    'Six systems signed letters in August 2026 that they will test Night Line in 2027. The letters are void.',
    'Six systems signed letters in August 2026 that they will test Night Line in 2027. The letters are Exhibits that were taken back.',
    'Two universities repeated the test without me. They are members of my family.',
    'Two universities repeated the test without me. I tested Night Line at two universities in 2025.',
    'Two universities repeated the test without me. They are Brightwell Engineering and Ohio State University.',
    'Two other districts used Night Line without my help. They serve no purpose.',
    'The program is published under an open license. The program ends in March 2027.',
    'The program is published under an open license. The license is a paid license.',
    'My employer has no position for this work. Its letter of May 2026 lists it.',
    'In May 2025 the State Water Board adopted Night Line in its manual for operators. It was in 1990.',
    'The association counted 31 million gallons of treated water saved with Night Line. Brightwell Engineering confirmed the count.',
    'By June 2027 I will release version 5. No system with leaks needs it.',
  ])('nothing from the first: %s', (text) => {
    const [first] = sentencesOf(text)
    expect(surelyMeant(FILE, fact(first!)).length).toBeGreaterThan(0)
    expect(surelyMeant(FILE, fact(text)).filter(({ sentence }) => sentence === first)).toEqual([])
  })
  test('nor behind what takes it back', () => {
    expect(led('A colleague wrote the first version. I released the first version in February 2022.')).toBe('')
  })
  test('nor beside another paragraph of the same answer that may take it back', () => {
    const source = { kind: 'answer', question: 'route', quote: '' } as const
    const open = { ...fact('The program is published under an open license.'), source }
    const add = (text: string) => ({
      ...FILE,
      facts: [...FILE.facts.filter((one) => one.source.kind !== 'answer' || one.source.question !== 'route'), { ...FILE.facts.find(({ kind }) => kind === 'statement')!, id: 'other', text, source }],
    })
    const saysOf = (file: CaseFile) => surelyMeant(file, open).map((one) => one.said.says)
    expect(saysOf(add('Brightwell Engineering sued to end the license.'))).toEqual([])
    expect(saysOf(add('The program is in a public repository.'))).toEqual(['open'])
  })
})

describe('what stands behind “which” is a sentence of its own', () => {
  test.each([
    ['progress beside used', 'In 2023 I built Night Line, which three hospitals use.'],
    ['progress used withoutMe', 'I released the second version in 2025, which nine water systems have used without my help.'],
    ['progress beside measured', 'In 2023 I built Night Line, which found 14 leaks in 2024.'],
  ])('%s: %s', (says, text) => expect(said(text)).toBe(says))
  test.each([
    'In 2023 I built Night Line, which three hospitals banned.',
    'In 2023 I built Night Line, which three hospitals used and dropped.',
    'In 2023 I built Night Line, which three hospitals used until 2024.',
    'In 2023 I built Night Line, which three hospitals rarely use.',
    'In 2023 I built Night Line, which few hospitals use.',
    'In 2023 I built Night Line, which a colleague wrote.',
    'In 2023 I built Night Line, which my students use.',
    'In 2023 I built Night Line, which the district uses.',
    'In 2023 I built Night Line, which three hospitals use as a doorstop.',
    'In 2023 I built Night Line for a hospital, which two hospitals use.',
  ])('nothing: %s', (text) => expect(said(text)).toBe(''))
})

test('the work is also what the endeavor says that it makes', () => {
  const made = { ...FILE, lock: { ...FILE.lock!, text: 'To build and release a retrofit controller that lets grocers run cold rooms' } }
  const says = (text: string) => surelyMeant(made, fact(text)).map((one) => one.said.says)
  expect(says('Two grocers of Ohio used the retrofit controller without my help.')).toEqual([])
  expect(says('Two bakeries of Ohio used the retrofit controller without my help.')).toEqual(['used', 'withoutMe'])
  expect(says('Two bakeries of Ohio used the controller without my help.')).toEqual(['used', 'withoutMe'])
  expect(says('Two bakeries of Ohio used the rival controller without my help.')).toEqual([])
})
