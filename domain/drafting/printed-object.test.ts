import { expect, it } from 'vitest'
import { printedObject } from './printed-object.ts'

const said = (passage: string) => {
  const found = printedObject(passage)
  return found && [found.deliverable, found.verb, found.general]
}

it.each([
  ['Acoustic monitoring of rope breaks in moored ferries, 5 piers on the north shore', ['practice', 'run', 'acoustic monitoring of rope breaks in moored ferries']],
  ['Wrote procedure for rope void detection (echo + borescope)', ['protocol', 'write', 'a procedure for rope void detection']],
  ['Kelp dust exposures: 0.21 → 0.07 mg/m3 after hood trial', ['change', 'reduce', 'kelp dust exposures']],
  ['Leak search from the air: method that cut unfound leaks over 1 m from 7.2 to 0.9 per km', ['change', 'cut', 'unfound leaks']],
  ['Mooring load model for soft rope calibrated with 31 pulls', ['model', 'develop', 'a mooring load model for soft rope']],
  ['Incident learning system started', ['software', 'develop', 'an incident learning system']],
])('what a printed line is about: %s', (passage, object) => {
  expect(said(passage)).toEqual(object)
})

it.each(['6 engineers under me', 'Senior Kelp Engineer', '2 million fatality-free shifts', 'teaching of 12 interns', 'Various duties as assigned'])('is nothing in “%s”', (passage) => {
  expect(said(passage)).toBeNull()
})
