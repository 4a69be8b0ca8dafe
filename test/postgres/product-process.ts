/** The product without its pages as a process of its own; says its port when it answers. Ends with its input. */
import { readEnv } from '../../server/env.ts'
import { createLog } from '../../server/log.ts'
import { serve } from '../../server/serve.ts'

const serving = await serve({ env: readEnv(), log: createLog('silent'), buildDir: null })
console.log(`port ${serving.port}`)
process.stdin.on('end', () => void serving.close().then(() => process.exit(0)))
process.stdin.resume()
