import { expect, test } from 'vitest'
import { changesSince, orderedPackage, packageEdition } from './ordered-package.ts'

test('only what is true in the order is chosen, in the order of the lists', () => {
  expect(
    orderedPackage({
      userProfession: { pilot: true, softwareEngineer: true, it: false, general: 'yes', userInput: '' },
      userEmployment: { employee: true, consultant: true },
      userAddons: { aos: true },
    }),
  ).toEqual({
    professions: ['softwareEngineer', 'pilot'],
    employmentTypes: ['employee', 'consultant'],
    addons: { aos: true, forms9089750: false, consultation: false },
  })
})

test('the profession that was typed goes along, on one line', () => {
  expect(orderedPackage({ userProfession: { general: true, userInput: ' Beekeeper\n and  honey taster ' } })).toMatchObject({ professions: ['general'], typedProfession: 'Beekeeper and honey taster' })
  expect(orderedPackage({ userProfession: { general: true, userInput: ' ' } })).not.toHaveProperty('typedProfession')
})

test('an order without selections chooses nothing', () => {
  expect(orderedPackage({})).toEqual({ professions: [], employmentTypes: [], addons: { aos: false, forms9089750: false, consultation: false } })
})

test('a package is as new as its newest document, and its changes are the documents after it', () => {
  const documents = [
    { title: 'A', edition: '2026-11-21' },
    { title: 'B', edition: '2027-01-05' },
  ]
  expect(packageEdition(documents)).toBe('2027-01-05')
  expect(changesSince('2026-11-21', documents)).toEqual([{ title: 'B', edition: '2027-01-05' }])
  expect(changesSince('2027-01-05', documents)).toEqual([])
  expect(packageEdition([])).toBe('')
})
