import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { renderToPipeableStream } from 'react-dom/server'
import { ServerRouter, type EntryContext } from 'react-router'
import { startWhenIdle } from './idle-start.ts'

export { contextFor } from './services-context.ts'

/** Renders a page whole: it is hashed, compressed and kept as one piece. */
export default async function handleRequest(request: Request, status: number, headers: Headers, routerContext: EntryContext): Promise<Response> {
  let failed = false
  const html = await new Promise<string>((resolve, reject) => {
    const { pipe } = renderToPipeableStream(<ServerRouter context={routerContext} url={request.url} />, {
      onAllReady() {
        const body = new PassThrough()
        text(body).then(resolve, reject)
        pipe(body)
      },
      onShellError: reject,
      onError(error) {
        failed = true
        console.error('a page failed to render', error)
      },
    })
  })
  headers.set('content-type', 'text/html; charset=utf-8')
  return new Response(startWhenIdle(html), { status: failed ? 500 : status, headers })
}
