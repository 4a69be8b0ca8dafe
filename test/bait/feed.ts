/** Feeds one reader with every bait and says what it is at, so that whoever stops this process knows where it hung. */
import { writeSync } from 'node:fs'
import { baitsOf } from './baits.ts'
import { READERS } from './readers.ts'

const [name = '', ...sizes] = process.argv.slice(2)
const read = READERS[name]
if (read === undefined) throw new Error(`no reader ${name}`)
for (const size of sizes.map(Number)) {
  for (const bait of baitsOf(size)) {
    writeSync(1, `${bait.name}\n`)
    read(bait.text)
  }
}
writeSync(1, 'done\n')
