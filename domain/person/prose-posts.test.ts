import { expect, test } from 'vitest'
import { readPerson } from './read-person.ts'

const NOW = new Date('2026-11-26T00:00:00Z')
const read = (text: string) => readPerson([{ lines: text.split('\n') }], NOW)
const rolesOf = (text: string) => read(text).roles.map(({ title, employer, start, end, current, certainty }) => [title, employer, start?.year, current ? 'now' : end?.year, certainty])

const PROSE = `Ana Duarte

Posts

Quill Clay & Glaze Trust, Marble, Virginia. Head of Kiln Studies (since
September 2019). I run a workshop of five potters. We have mended 612
old pots, nine of which are now in a museum.

British Institute for Moving Clay, London. Senior Kiln Engineer (2014–2019); before that Kiln
Engineer (2010–14). Restored the glazes of 70 British vases. Trained 160 potters
from 29 countries.

Harbor Kilns Ltd, Cardiff. Owner and glaze consultant (2007–2010). Built
25 kilns for two mills.

Education

MA in Pottery, University of Quill, 2007`

test('paragraphs that open with an employer, a title and dates tell positions, and earlier ones there', () => {
  expect(rolesOf(PROSE)).toEqual([
    ['Head of Kiln Studies', 'Quill Clay & Glaze Trust', 2019, 'now', 'sure'],
    ['Senior Kiln Engineer', 'British Institute for Moving Clay', 2014, 2019, 'sure'],
    ['Kiln Engineer', 'British Institute for Moving Clay', 2010, 2014, 'sure'],
    ['Owner and glaze consultant', 'Harbor Kilns Ltd', 2007, 2010, 'sure'],
  ])
})

test('what such a paragraph tells is of its position; where it has several, of none of them surely', () => {
  const told = read(PROSE).achievements.map(({ text, roleId, certainty }) => [text, roleId, certainty])
  expect(told).toContainEqual(['Built 25 kilns for two mills.', 'role-4', 'sure'])
  expect(told.filter(([text]) => /70 British vases/.test(String(text)))).toEqual([[expect.any(String), null, 'unsure']])
})

test('one paragraph that opens otherwise leaves them all to the usual reading', () => {
  const roles = rolesOf(PROSE.replace('Harbor Kilns Ltd, Cardiff. Owner and glaze consultant (2007–2010). Built', 'In those years I dried clay. Built'))
  expect(roles).not.toContainEqual(['Head of Kiln Studies', 'Quill Clay & Glaze Trust', 2019, 'now', 'sure'])
})
