// The operator's orders in the terminal: asks the running server, or opens the database itself when none runs.
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { orderChoices } from '../content/order-choices.ts'
import { fileStoreOf } from '../server/compose-files.ts'
import { ORDER_STATES, type OrderState } from '../domain/orders/order-states.ts'
import { readEnv, type Env } from '../server/env.ts'
import { operatorFile, operatorOrders, type OperatorIntakeView, type OperatorOrder, type OperatorOrders } from '../usecases/operator-orders.ts'
import { readPageKey } from '../usecases/paging.ts'
import { jsonForTerminal, textForTerminal } from './terminal-text.ts'
import { askServer, notThisServer, withDatabase } from './reach-product.ts'

const HELP = `npm run orders -- [options]
  --state STATE   only orders in this state: ${ORDER_STATES.join(', ')}
  --limit N       how many (default 20)
  --after KEY     the next page, as the last line of a page says
  --json          as JSON
  --file ID       save a customer's file (the access is recorded)
  --out PATH      where to save it
  --deliver REF   make the package of an NIW DIY order again and mail its link; releases a payment that needed a look`

type Options = { state?: string; limit: string; after?: string; json: boolean; file?: string; out?: string; deliver?: string }

const indent = (text: string, by: string) => text.split('\n').join(`\n${by}`)

function intakeLines(intake: OperatorIntakeView): string[] {
  return [
    `  Input form of ${intake.submittedAt} from ${intake.email} (matched by ${intake.matchedBy})`,
    ...intake.answers.map(([question, answer]) => `    ${question}: ${indent(answer, '      ')}`),
    ...intake.files.map((file) => `    File ${file.id}  ${file.role}: ${file.name} (${file.bytes} bytes)${file.kept ? '' : ', no longer kept'}`),
  ]
}

function orderLines(order: OperatorOrder): string[] {
  return [
    `${order.reference}  ${order.product}  ${order.state.toUpperCase()}  ${order.total}${order.paid === null ? '' : ` (paid ${order.paid})`}`,
    ...order.flags.map((flag) => `  ! ${flag}`),
    `  Customer: ${order.email}`,
    `  Placed ${order.placedAt}${order.paidAt === null ? '' : `, paid ${order.paidAt}`}${order.dueAt === null ? '' : `, due ${order.dueAt}`}`,
    ...(order.paused === null ? [] : [`  Paused: ${order.paused}`]),
    ...order.lines.map((line) => `    ${line.label}: ${line.price}`),
    ...(order.discount === null ? [] : [`    Discount: ${order.discount}${order.promoCode === null ? '' : ` (${order.promoCode})`}`]),
    ...orderChoices(order.selections).map(([name, words]) => `  ${name}: ${indent(words, '    ')}`),
    ...order.intakes.flatMap(intakeLines),
    ...order.history.map((event) => `  ${event.at}  ${event.state}: ${event.cause} (${event.actor})`),
    '',
  ]
}

function print(report: OperatorOrders, json: boolean): void {
  if (json) {
    console.log(jsonForTerminal(report))
    return
  }
  const lines = report.orders.flatMap(orderLines)
  if (report.orders.length === 0) lines.push('No orders.')
  if (report.unmatchedIntakes.length > 0) lines.push('Input forms without an order:', ...report.unmatchedIntakes.flatMap(intakeLines))
  if (report.next !== null) lines.push(`More: --after ${report.next}`)
  console.log(textForTerminal(lines.join('\n')))
}

async function saveFile(env: Env, id: string, out: string): Promise<void> {
  const response = await askServer(env, `/api/operator/files/${encodeURIComponent(id)}`)
  const bytes =
    response === null
      ? await withDatabase(env, async (database) => {
          const deps = { database, files: fileStoreOf(env), clock: { now: () => Date.now() } }
          const file = await operatorFile(deps, id, 'operator-command')
          return file === null ? null : Buffer.concat(await Array.fromAsync(file.pieces()))
        })
      : response.ok
        ? new Uint8Array(await response.arrayBuffer())
        : null
  if (bytes === null) throw new Error('There is no such file, or it is no longer kept.')
  writeFileSync(out, bytes, { flag: 'wx', mode: 0o600 })
  console.log(`Saved ${out}`)
}

/** Needs the running server: it is the one that runs the jobs. */
async function deliver(env: Env, reference: string): Promise<void> {
  const response = await askServer(env, `/api/operator/orders/${encodeURIComponent(reference)}/package`, { method: 'POST' })
  if (response === null) throw new Error(`No server answers on port ${env.PORT}. Start it first: it makes the packages.`)
  const answer = (await response.json()) as { result?: string; message?: string }
  if (!response.ok) throw new Error(answer.message ?? `The server answered ${response.status}.`)
  console.log(answer.result === 'queued' ? 'Queued. The customer gets the link by e-mail.' : 'The newest edition is stored already; its link is on the order page.')
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      state: { type: 'string' },
      limit: { type: 'string', default: '20' },
      after: { type: 'string' },
      json: { type: 'boolean', default: false },
      file: { type: 'string' },
      out: { type: 'string' },
      deliver: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  })
  const options: Options = values
  if (values.help) return console.log(HELP)
  const env = readEnv()
  if (options.deliver !== undefined) return deliver(env, options.deliver)
  if (options.file !== undefined) return saveFile(env, options.file, options.out ?? options.file)
  if (options.state !== undefined && !ORDER_STATES.includes(options.state as OrderState)) throw new Error(`There is no state ${options.state}.\n${HELP}`)
  const query = new URLSearchParams({ limit: options.limit, ...(options.state ? { state: options.state } : {}), ...(options.after ? { after: options.after } : {}) })
  const response = await askServer(env, `/api/operator/orders?${query}`)
  if (response !== null) {
    if (!response.ok) throw notThisServer(env, response)
    return print((await response.json()) as OperatorOrders, options.json)
  }
  const after = options.after === undefined ? undefined : (readPageKey(options.after, 'uuid') ?? undefined)
  print(await withDatabase(env, (database) => operatorOrders({ database }, { state: options.state as OrderState | undefined }, { after, limit: Number(options.limit) })), options.json)
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
