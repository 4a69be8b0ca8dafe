import { expect, it } from 'vitest'
import { withoutNames } from './object-words.ts'

it.each([
  ['wrote the open source Python package kelpbridge (14,000 downloads)', 'wrote the open-source Python package'],
  ['Created KELPLIFT, free R package to link tides', 'Created a free R package to link tides'],
  ['Built an Excel tool for berth slots', 'Built a tool for berth slots'],
  ['Designed a 30 kW tide pump', 'Designed a tide pump'],
  ['Created the “Ebb” watch scheme', 'Created the watch scheme'],
  ['Built a tide model for 14 ports', 'Built a tide model for 14 ports'],
  ['Wrote a tide atlas of the Marble coast', 'Wrote a tide atlas of the Marble coast'],
  ['Developed watch follow up for small boats', 'Developed watch follow-up for small boats'],
])('a deed without names and sizes: %j', (deed, plain) => {
  expect(withoutNames(deed)).toBe(plain)
})
