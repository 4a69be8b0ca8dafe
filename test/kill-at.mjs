/**
 * Loaded before a program that has the embedded database: ends its process, as a power cut would, at the first statement that
 * holds the words of `KILL_AT`: before it is run, or (`KILL_WHEN=committed`) once the transaction that it belongs to is committed and
 * nobody has been told yet.
 */
import { PGlite } from '@electric-sql/pglite'

const words = process.env['KILL_AT']
const committed = process.env['KILL_WHEN'] === 'committed'
const end = () => process.kill(process.pid, 'SIGKILL')

// Every message to the engine goes through here.
const own = PGlite.prototype.execProtocolRawSync
let met = false
PGlite.prototype.execProtocolRawSync = function execProtocolRawSync(message) {
  const sent = Buffer.from(message)
  if (sent.includes(words)) {
    if (!committed) end()
    met = true
  }
  const answer = own.call(this, message)
  if (met && sent.includes('COMMIT')) end()
  return answer
}
