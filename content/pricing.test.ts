import { expect, test } from 'vitest'
import { bankingCoverLetter } from './documents/cover-letters/banking-cover-letter.ts'
import { formsEtaGuide } from './documents/guides/forms-eta-guide.ts'
import { HOME_SERVICES } from './home.ts'
import { ADD_ONS, PACKAGE_CARDS } from './pricing.ts'

test('the cards call a document what it calls itself', () => {
  const card = PACKAGE_CARDS.find(({ product }) => product === 'niw-diy')!
  expect(bankingCoverLetter.title).toMatch(/^Complete cover letter/)
  expect(card.includes.join('\n')).toContain('Complete cover letter and three reference letters (banking)')
  expect(formsEtaGuide.subtitle).toContain('guide with sample answers')
  const addOns = ADD_ONS.lists.find(({ product }) => product === 'niw-diy')!.lines.map(({ name }) => name)
  expect(addOns.filter((name) => /^(Adjustment|Forms)/.test(name) && !name.includes('guide with sample answers'))).toEqual([])
  expect(HOME_SERVICES.services.find(({ title }) => title === 'Adjustment of Status')!.points.join('\n')).toContain('Guide with sample answers and cover letter')
})
