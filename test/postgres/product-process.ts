/** The product without its pages as a process of its own; says its port when it answers. Books times that its input names, as the page of an order does. Ends with its input. */
import { createInterface } from 'node:readline'
import { readEnv } from '../../server/env.ts'
import { createLog } from '../../server/log.ts'
import { serve } from '../../server/serve.ts'
import { bookTime } from '../../usecases/consultations.ts'

const serving = await serve({ env: readEnv(), log: createLog('silent'), buildDir: null })
console.log(`port ${serving.port}`)
const { services } = serving.product
const input = createInterface({ input: process.stdin })
input.on('line', (line) => {
  const [reference = '', timeId = ''] = line.split(' ')
  bookTime(services, { reference, timeId }).then(
    ({ kind }) => console.log(`${reference} ${kind}`),
    () => console.log(`${reference} fault`),
  )
})
input.on('close', () => void serving.close().then(() => process.exit(0)))
