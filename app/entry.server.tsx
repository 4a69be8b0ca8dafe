import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { renderToPipeableStream } from 'react-dom/server'
import type { EntryContext, RouterContextProvider } from 'react-router'
import type { PageFacts } from './router/page-facts.ts'
import { locationOf } from './router/page-location.ts'
import { INLINE_SCRIPTS } from './router/page-scripts.tsx'
import { SitePage, type PartModule, type View } from './router/site-page.tsx'
import { requestContext } from './services-context.ts'
import siteCss from './styles/app.css?inline'
import fontCss from './styles/fonts.css?inline'
import { createPageStyles } from './styles/page-styles.ts'
import { STYLES_PLACE } from './styles/page-styles-place.ts'

export { contextFor } from './services-context.ts'

const stylesFor = createPageStyles(siteCss)

const isRefusal = (error: unknown): error is { status: number } => typeof (error as { status?: unknown } | null)?.status === 'number'

/** A request that a page refuses, such as a method it does not take, is no fault of ours: anybody can send one. */
export function handleError(error: unknown): void {
  if (!isRefusal(error) || error.status >= 500) console.error(error)
}

/** What the loaders answered. */
function factsOf({ manifest, staticHandlerContext: { matches, loaderData, actionData, errors } }: EntryContext): PageFacts {
  const failedAt = errors === null ? -1 : matches.findIndex(({ route }) => route.id in errors)
  const shown = failedAt === -1 ? matches : matches.slice(0, failedAt + 1)
  const files = shown.map(({ route }) => manifest.routes[route.id])
  const error = errors?.[shown.at(-1)?.route.id ?? '']
  const facts: PageFacts = {
    build: manifest.version,
    scripts: [...new Set([manifest.entry.module, ...manifest.entry.imports, ...files.flatMap((file) => (file === undefined ? [] : [file.module, ...(file.imports ?? [])]))])],
    params: matches.at(-1)?.params ?? {},
    parts: shown.map(({ route }, index) => ({
      id: route.id,
      module: files[index]?.module ?? '',
      data: loaderData[route.id],
      action: actionData?.[route.id],
    })),
    error: failedAt === -1 ? null : { status: isRefusal(error) ? error.status : 500 },
  }
  // As the browser will read it.
  return JSON.parse(JSON.stringify(facts)) as PageFacts
}

/** Renders a page whole: it is hashed, compressed and kept as one piece. */
export default async function handleRequest(request: Request, status: number, headers: Headers, routerContext: EntryContext, context: RouterContextProvider): Promise<Response> {
  // The data travels in the facts of the page instead.
  await routerContext.serverHandoffStream?.cancel()
  const facts = factsOf(routerContext)
  const modules = facts.parts.map(({ id }) => routerContext.routeModules[id] as unknown as PartModule)
  const view: View = { facts, modules, location: locationOf(new URL(request.url), null), stills: null }
  let failed = false
  const html = await new Promise<string>((resolve, reject) => {
    const { pipe } = renderToPipeableStream(<SitePage view={view} />, {
      onAllReady() {
        const body = new PassThrough()
        text(body).then(resolve, reject)
        pipe(body)
      },
      onShellError: reject,
      onError(error) {
        failed = true
        context.get(requestContext).report('a page failed to render', error)
      },
    })
  })
  headers.set('content-type', 'text/html; charset=utf-8')
  const styles = fontCss + stylesFor(html)
  const { noteInline } = context.get(requestContext)
  noteInline('style', styles)
  for (const script of INLINE_SCRIPTS) noteInline('script', script)
  return new Response(html.replace(STYLES_PLACE, () => styles), { status: failed ? 500 : status, headers })
}
