import { JOB_NAMES } from './job-names.ts'
import { promisesNow } from './view-metrics.ts'
import type { Services } from './services.ts'

/** `good` needs nobody, `look` soon, `bad` now. `where` is the view of the console in which it is mended. */
export type HealthLine = { state: 'good' | 'look' | 'bad'; what: string; words: string; where: string | null }

/** A queue with more than this behind it does not keep up. */
const DEEP_QUEUE = 100

/** Nearly what files may take: the next letter hardly fits. */
const FULL_OF_UNPAID = 0.89

const count = (number: number, one: string, many = `${one}s`) => `${number > 1000 ? 'More than 1,000' : number} ${number === 1 ? one : many}`

const spanWords = (seconds: number) =>
  seconds < 3600 ? `${Math.max(1, Math.round(seconds / 60))} minutes` : seconds < 172_800 ? `${Math.round(seconds / 3600)} hours` : `${Math.round(seconds / 86_400)} days`

/** `share` of the space for what belongs to no paid order. */
function unpaidLine(share: number): HealthLine {
  const what = 'Forms before payment'
  const taken = `What was sent before payment takes ${Math.round(share * 100)}% of its space (UNPAID_MB).`
  if (share < FULL_OF_UNPAID * 0.8) return { state: 'good', what, words: taken, where: null }
  const words = share < FULL_OF_UNPAID ? `${taken} Beyond 90% letters and forms with files are refused.` : `${taken} Letters and forms with files are refused; customers who paid notice nothing.`
  return { state: share < FULL_OF_UNPAID ? 'look' : 'bad', what, words: `${words} Set more, or let them expire sooner (RETENTION_DAYS).`, where: 'letters' }
}

/** How the installation does, in words: each line says what is so and what to do. Reaching the database shows that it is there. */
export async function viewHealth({
  database,
  jobs,
  files,
  clock,
  faults,
  mailLeaves,
  inboundMail,
  unpaidBytesMax,
}: Pick<Services, 'database' | 'jobs' | 'files' | 'clock' | 'faults' | 'mailLeaves' | 'inboundMail' | 'unpaidBytesMax'>): Promise<HealthLine[]> {
  const { stores } = database
  const [storage, queues, promises, heldUp, dead, unpaid] = await Promise.all([
    files.health(),
    jobs.queues(),
    promisesNow({ database, clock }),
    stores.mails.areHeldUp(),
    stores.mails.page({ unsettled: 'dead' }, { limit: 100 }),
    stores.unpaidRoom.held(),
  ])
  const given = queues.reduce((sum, queue) => sum + queue.dead, 0)
  const retrying = queues.filter((queue) => queue.retrying > 0)
  const deep = queues.filter((queue) => queue.waiting > DEEP_QUEUE)
  const kinds = [...faults()].sort(([, one], [, other]) => other - one)
  const errors = kinds.reduce((sum, [, times]) => sum + times, 0)
  return [
    storage === 'writable'
      ? { state: 'good', what: 'Files', words: 'Files of customers can be stored.', where: null }
      : {
          state: 'bad',
          what: 'Files',
          words:
            storage === 'full'
              ? 'There is no space for files: customers cannot send any. Make room where the data folder lies.'
              : 'Files cannot be written: customers cannot send any. Look at the folder or the bucket.',
          where: null,
        },
    unpaidLine(unpaid / unpaidBytesMax),
    promises.late > 0
      ? {
          state: 'bad',
          what: 'Promises',
          words: `${count(promises.late, 'promise is', 'promises are')} late, the longest by ${spanWords(promises.longestSeconds)}. A customer is told within ten minutes of a missed promise.`,
          where: '',
        }
      : {
          state: promises.soon > 0 ? 'look' : 'good',
          what: 'Promises',
          words: promises.soon > 0 ? `None is late. ${count(promises.soon, 'falls', 'fall')} due within a day.` : 'None is late, and none falls due within a day.',
          where: promises.soon > 0 ? '' : null,
        },
    dead.rows.length > 0
      ? {
          state: 'bad',
          what: 'Mails',
          words: `${count(dead.rows.length, 'mail was', 'mails were')} given up after a day of tries. Send ${dead.rows.length === 1 ? 'it' : 'them'} again once the cause is mended.`,
          where: 'mails',
        }
      : heldUp
        ? { state: 'look', what: 'Mails', words: 'The mail server takes nothing at the moment. Mails wait and are tried again for a day.', where: 'mails' }
        : {
            state: mailLeaves === 'sent' ? 'good' : 'look',
            what: 'Mails',
            words: mailLeaves === 'sent' ? 'Mails leave.' : 'No mail server is set: mails stay here, and customers get none.',
            where: mailLeaves === 'sent' ? null : 'mails',
          },
    inboundMail === null || inboundMail.provesSenders
      ? { state: 'good', what: 'Answers by mail', words: inboundMail === null ? 'Not set up: mails lead to the page of the order.' : 'They come into the thread of their order.', where: null }
      : { state: 'look', what: 'Answers by mail', words: 'Each is shown as from an unknown address: no receiving mail server is named that verifies senders (MAIL_RECEIVING_HOST).', where: null },
    given > 0
      ? { state: 'bad', what: 'Jobs', words: `${count(given, 'job was', 'jobs were')} given up. Nothing more happens by itself.`, where: 'jobs' }
      : retrying.length + deep.length > 0
        ? {
            state: 'look',
            what: 'Jobs',
            words: [
              ...retrying.map((queue) => `${JOB_NAMES[queue.name]}: ${count(queue.retrying, 'failed and is', 'failed and are')} tried again.`),
              ...deep.map((queue) => `${JOB_NAMES[queue.name]}: ${count(queue.waiting, 'waits', 'wait')}.`),
            ].join(' '),
            where: 'jobs',
          }
        : { state: 'good', what: 'Jobs', words: 'None failed, and none waits long.', where: null },
    errors > 0
      ? {
          state: 'look',
          what: 'Errors',
          words: `${count(errors, 'error')} since this process started: ${kinds
            .slice(0, 5)
            .map(([kind, times]) => `${kind} ${times}`)
            .join(', ')}${kinds.length > 5 ? ' and others' : ''}. The log says where.`,
          where: null,
        }
      : { state: 'good', what: 'Errors', words: 'None since this process started.', where: null },
  ]
}
