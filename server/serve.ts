import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { compose, type ComposeOptions, type Product } from './compose.ts'
import { gracefulStop } from './graceful-stop.ts'
import { readsQuery } from '../content/reading-pages.ts'
import { createPageCache, type PageCache } from './page-cache.ts'
import { commandSecrets } from './secrets.ts'
import { createSite, loadPages } from './site.ts'

/** How soon a page that another process changed is rendered anew. */
const LOOK_FOR_CHANGES_MS = 3000

export type Serving = {
  product: Product
  cache: PageCache
  port: number
  close(): Promise<void>
}

/** Starts the whole product and resolves when it answers requests. */
export async function serve(options: Omit<ComposeOptions, 'publicUrl' | 'ownUrl'> & { buildDir: string | null }): Promise<Serving> {
  const { env, log, clock = { now: () => Date.now() }, buildDir } = options
  let port = env.PORT
  // A request without a body gets no stream for one: that was a fifth of what a cached page costs outside of the kernel.
  const server: Server = createServer({ optimizeEmptyRequests: true })
  // Who only holds a connection is cut: headers come within 20 s. A body may take its time on a slow line; while it is read
  // its pace is watched (api/calls.ts), and this is the end of all of them.
  server.headersTimeout = 20_000
  server.requestTimeout = 20 * 60_000
  // Longer than anything keeps its visitor waiting: whoever takes nothing of an answer does not hold it for ever.
  server.timeout = 5 * 60_000
  const stopServer = gracefulStop(server)
  let answer: RequestListener = (_request, response) => {
    response.writeHead(503, { 'retry-after': '2', 'content-type': 'application/json' }).end('{"kind":"starting","message":"Starting, please try again in a moment."}')
  }
  server.on('request', (request, response) => answer(request, response))
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(env.PORT, env.HOST, resolve)
  })
  port = (server.address() as AddressInfo).port
  let product: Product | undefined
  try {
    const publicUrl = (env.PUBLIC_URL ?? `http://localhost:${port}`).replace(/\/$/, '')
    product = await compose({ ...options, publicUrl, ownUrl: () => `http://127.0.0.1:${port}` })
    const cache = createPageCache(clock.now, readsQuery)
    const pages = buildDir === null ? null : await loadPages(buildDir)
    const site = createSite({
      services: product.services,
      log,
      cache,
      settings: { trustProxy: env.TRUST_PROXY ?? false },
      secrets: commandSecrets(env),
      pages,
    })
    const listener = getRequestListener(site.fetch)
    await product.startJobs()
    answer = (request, response) => {
      if (!cache.answer(request, response)) void listener(request, response)
    }
    const running = product
    // Another process may have changed what pages say: this one learns of it by asking.
    let version = await running.services.database.stores.reviews.version()
    const look = setInterval(() => {
      running.services.database.stores.reviews.version().then(
        (found) => {
          if (found !== version) cache.clear()
          version = found
        },
        () => {
          // The database is away for the moment: the next look finds it.
        },
      )
    }, LOOK_FOR_CHANGES_MS)
    look.unref()
    return {
      product: running,
      cache,
      port,
      async close() {
        await stopServer()
        clearInterval(look)
        await running.close()
      },
    }
  } catch (error) {
    server.close()
    await product?.close()
    throw error
  }
}
