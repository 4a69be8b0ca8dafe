// Learns the weights of the statistical reader of notices from the labelled ones, the same each time:
//   node scripts/train-notice-reader.ts [folder of labelled notices [a writer to leave out]]
import { writeFileSync } from 'node:fs'
import { LABELLED, labelledNotices, learned } from './notice-training.ts'

const [folder = LABELLED, without] = process.argv.slice(2)
const notices = labelledNotices(folder).filter(({ writer }) => writer !== without)
writeFileSync('domain/rfe/sentence-weights.json', `${JSON.stringify(learned(notices))}\n`)
console.log(`${notices.length} notices, ${notices.reduce((sum, { units }) => sum + units.length, 0)} sentences`)
