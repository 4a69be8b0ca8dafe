import { expect, test } from 'vitest'
import { bankingCoverLetter } from './documents/cover-letters/banking-cover-letter.ts'
import { formsEtaGuide } from './documents/guides/forms-eta-guide.ts'
import { HOME_SERVICES } from './home.ts'
import { NIW_DIY_CHECKOUT } from './checkout.ts'
import { LINE_ITEM_LABELS } from '../domain/orders/line-items.ts'
import { NIW_DIY_DOCUMENTS } from './niw-diy-documents.ts'
import { ADD_ONS, PACKAGE_CARDS } from './pricing.ts'

test('the cards call a document what it calls itself', () => {
  const card = PACKAGE_CARDS.find(({ product }) => product === 'niw-diy')!
  expect(bankingCoverLetter.title).toMatch(/^Complete cover letter/)
  expect(card.includes.join('\n')).toContain('Complete cover letter and three reference letters (banking)')
  expect(formsEtaGuide.subtitle).toContain('guide with sample answers')
  const addOns = ADD_ONS.lists.find(({ product }) => product === 'niw-diy')!.lines.map(({ name }) => name)
  expect(addOns.filter((name) => /^(Adjustment|Forms)/.test(name) && !name.includes('guide with sample answers'))).toEqual([])
  const { aos, forms9089750 } = NIW_DIY_CHECKOUT.addons
  expect([aos.label, forms9089750.label]).toEqual(addOns.filter((name) => /^(Adjustment|Forms)/.test(name)))
  expect(LINE_ITEM_LABELS['niw-diy'].Forms).toBe(forms9089750.label)
  const forms = NIW_DIY_DOCUMENTS.filter(({ title }) => title.startsWith('Forms '))
  expect(forms.length).toBe(2)
  expect(forms.filter(({ title }) => !title.includes('guide with sample answers'))).toEqual([])
  expect(HOME_SERVICES.services.find(({ title }) => title === 'Adjustment of Status')!.points.join('\n')).toContain('Guide with sample answers and cover letter')
})
