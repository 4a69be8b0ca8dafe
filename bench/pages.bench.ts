import autocannon from 'autocannon'
import { machineLine, ms, startServer } from './measure.ts'

const SECONDS = 8
const CONNECTIONS = 20

const server = await startServer()
console.log(`\nPages from the server, ${CONNECTIONS} connections, ${SECONDS} s each, load generator on the same machine (${machineLine()})`)
for (const path of ['/', '/proposed-endeavor-generator', '/orders/PW-0000-0000-0000-0000']) {
  // The first request renders and fills the cache.
  await fetch(server.baseUrl + path).then((answer) => answer.text())
  await new Promise((resolve) => setTimeout(resolve, 500))
  const result = await autocannon({ url: server.baseUrl + path, duration: SECONDS, connections: CONNECTIONS, headers: { 'accept-encoding': 'br' } })
  const kind = path.startsWith('/orders') ? 'rendered for each request' : 'kept'
  console.log(`  ${path} (${kind}): ${Math.round(result.requests.average)} requests/s, median ${ms(result.latency.p50)}, p99 ${ms(result.latency.p99)}`)
}
console.log()
await server.stop()
