/** Feeds one reader with every bait and says what it is at, so that whoever stops this process knows where it hung. */
import { writeSync } from 'node:fs'
import { baitsOf } from './baits.ts'
import { EXPORTED_READERS, readerOf } from './exported-readers.ts'
import { READERS } from './readers.ts'

/** Of a line or a sentence that a rule is given, with room. */
const SENTENCE = 6_000

const [name = ''] = process.argv.slice(2)
const reader = READERS[name] ?? (name in EXPORTED_READERS ? { read: await readerOf(name), most: SENTENCE } : undefined)
if (reader === undefined) throw new Error(`no reader ${name}`)
for (const size of [2_000, reader.most]) {
  for (const bait of baitsOf(size)) {
    writeSync(1, `${bait.name}\n`)
    await reader.read(bait.text)
  }
}
writeSync(1, 'done\n')
