import { unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { zipFiles } from './zip-files.ts'

test('a long text is packed in pieces, and others are answered between them', async () => {
  const text = Buffer.alloc(1024 * 1024, 'One row after the other. ')
  let turns = 0
  let packing = true
  const turn = () => {
    turns++
    if (packing) setImmediate(turn)
  }
  setImmediate(turn)
  const made: Uint8Array[] = []
  for await (const piece of zipFiles([{ name: 'data.json', text: true, pieces: () => [text] }])) made.push(piece)
  packing = false
  expect(turns).toBeGreaterThanOrEqual(16)
  expect(Buffer.from(unzipSync(Buffer.concat(made))['data.json']!).equals(text)).toBe(true)
})
