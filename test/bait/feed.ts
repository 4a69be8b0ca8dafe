/** Feeds one reader, or the exported rules of a place, with every bait and says what it is at, so that whoever stops this process knows where it hung. */
import { writeSync } from 'node:fs'
import { baitsOf } from './baits.ts'
import { readerOf } from './exported-readers.ts'
import type { Reader } from './readers/common.ts'

/** Of a line or a sentence that a rule is given, with room. */
const SENTENCE = 6_000

const [readers = '', name = ''] = process.argv.slice(2)
const reader = readers === '' ? { read: await readerOf(name), most: SENTENCE } : ((await import(readers)) as { READERS: Record<string, Reader> }).READERS[name]
if (reader === undefined) throw new Error(`no reader ${name}`)
for (const size of [2_000, reader.most]) {
  for (const bait of baitsOf(size)) {
    writeSync(1, `${bait.name}\n`)
    await reader.read(bait.text)
  }
}
writeSync(1, 'done\n')
