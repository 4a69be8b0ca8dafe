/**
 * Loaded before a program that has the embedded database: ends its process, as a power cut would, at the first statement that
 * holds the words of `KILL_AT`: before it is run, or (`KILL_WHEN=committed`) once the transaction that it belongs to is committed and
 * nobody has been told yet.
 */
import { PGlite } from '@electric-sql/pglite'

const words = process.env['KILL_AT']
const committed = process.env['KILL_WHEN'] === 'committed'
const end = () => process.kill(process.pid, 'SIGKILL')

const own = PGlite.prototype.execProtocol
let met = false
PGlite.prototype.execProtocol = async function execProtocol(message, options) {
  const sent = Buffer.from(message).toString('latin1')
  if (sent.includes(words)) {
    if (!committed) end()
    met = true
  }
  const answer = await own.call(this, message, options)
  if (met && answer.messages.some(({ name, text }) => name === 'commandComplete' && text === 'COMMIT')) end()
  return answer
}
