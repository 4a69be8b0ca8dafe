import { expect, test } from 'vitest'
import { readFilingForm } from './filing-form.ts'

test('an empty address asks for the petition alone, on paper', () => {
  expect(readFilingForm(new URLSearchParams())).toEqual({ plan: { step: 'petition', online: false, premium: false, adults: 0, children: 0, workCards: 0, travelDocuments: 0 }, date: '' })
})

test('what is no answer is left out', () => {
  const { plan, date } = readFilingForm(new URLSearchParams('step=everything&adults=two&children=-3&workCards=99&date=2026-02-31x&way=fax'))
  expect(plan).toMatchObject({ step: 'petition', online: false, adults: 0, workCards: 0 })
  expect(date).toBe('')
})

test('a family keeps its numbers', () => {
  expect(readFilingForm(new URLSearchParams('step=both&adults=2&children=1&workCards=2&travelDocuments=3&date=2027-01-04')).plan).toMatchObject({
    adults: 2,
    children: 1,
    workCards: 2,
    travelDocuments: 3,
  })
})
