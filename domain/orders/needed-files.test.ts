import { expect, test } from 'vitest'
import { neededFor, owedAtPayment } from './deliverables.ts'
import { afterAct } from './deliverables.ts'
import { FILE_NEEDS, fileNeedsOf, filesNeededFor, fileWaits, waitReason } from './needed-files.ts'
import { PRODUCTS } from '../pricing/price-list.ts'

const AT = new Date('2026-01-05T12:00:00Z')

test('an order takes every file that something it owes waits for', () => {
  for (const product of PRODUCTS) {
    for (const items of [[], ['BusinessPlan'], ['Consultation', 'ReferenceLetter2', 'BusinessPlan']]) {
      const takes = fileNeedsOf(product, items)
      expect(new Set(takes).size).toBe(takes.length)
      for (const { kind } of owedAtPayment(product, items, AT)) {
        const needed = filesNeededFor(kind, product)
        if (needed !== null && takes.length > 0) expect(takes).toEqual(expect.arrayContaining(needed))
      }
    }
  }
})

test('an RFE draft waits until the letter and the filed petition are both here', () => {
  const list = owedAtPayment('rfe-response', ['Prong1'], AT)
  const missing = (...here: string[]) => fileWaits(list, 'rfe-response', new Set(here)).map((wait) => wait.missing)
  expect(missing()).toEqual([['rfe-letter', 'filed-petition']])
  expect(missing('rfe-letter')).toEqual([['filed-petition']])
  expect(missing('rfe-letter', 'filed-petition')).toEqual([[]])
  expect(missing(...FILE_NEEDS)).toEqual([[]])
})

test('what waits for files asks for those alone that are missing', () => {
  expect(waitReason(['rfe-letter', 'filed-petition'])).toBe(neededFor('first-draft', 'rfe-response'))
  expect(waitReason(['filed-petition'])).toBe('We are waiting for the petition you filed')
  expect(waitReason(['business-plan'])).toBe(neededFor('plan-review', 'selfpetition-ai'))
  expect(waitReason([])).not.toMatch(/letter|petition/)
})

test('what the operator stopped for a reason of his own waits for no list, and leaving the stop takes the reason away', () => {
  const begun = afterAct(owedAtPayment('rfe-response', [], AT), 0, { kind: 'begin', from: AT }, AT, 'rfe-response')!
  const paused = afterAct(begun, 0, { kind: 'pause', reason: 'We are waiting for page 3' }, AT, 'rfe-response')!
  expect(fileWaits(paused, 'rfe-response', new Set())).toEqual([])
  expect(paused[0]).toMatchObject({ waitsFor: 'We are waiting for page 3', waitingSince: AT })
  expect(afterAct(paused, 0, { kind: 'begin', from: AT }, AT, 'rfe-response')![0]).toMatchObject({ state: 'in-work', waitsFor: null, waitingSince: null })
})

test('a Selfpetition AI draft waits for its form, not for files', () => {
  expect(fileWaits(owedAtPayment('selfpetition-ai', [], AT), 'selfpetition-ai', new Set())).toEqual([])
})
