import { expect, test } from 'vitest'
import { writerLinks } from './writer-links.ts'

const links = writerLinks('a secret of this test', 'https://drafts.example')
const given = { writerId: '7f1c2d64-0f1a-4a57-9d2c-1f0b3a5f7e11', key: 'q7', until: 1_800_000_000_000 }
const token = links.address(given).split('/').at(-1)!

test('a link is read as it was written, and in no other spelling', () => {
  expect(links.read(token)).toEqual(given)
  const [writerId, key, until, signature] = token.split('.')
  const others = [`${token}.x`, `${token}.`, ...[`+${until}`, `${until} `, ` ${until}`, `${until}.0`, `0${until}`, '18e11', '0x1a3185c5000'].map((one) => [writerId, key, one, signature].join('.'))]
  for (const other of [...others, '', '...', [writerId, key, until].join('.')]) expect(links.read(other), other).toBeNull()
})
