/** What the server imports of the built pages. */
import { createHash } from 'node:crypto'
import { createApp } from 'astro/app/entrypoint'
import { SPECULATION_RULES } from './layouts/speculation-rules.ts'

const app = createApp({ streaming: false })

/** Astro adds routes of its own to every build; the one that fetches pictures asks any host for any bytes. */
const isOwnPage = (request: Request) => app.match(request)?.origin !== 'internal'

/** Draws a page whole: it is hashed, compressed and kept as one piece. */
export async function render(request: Request, locals: App.Locals): Promise<Response> {
  return isOwnPage(request) ? app.render(request, { locals }) : new Response('There is no such page.\n', { status: 404, headers: { 'content-type': 'text/plain' } })
}

const { scriptHashes = [], styleHashes = [] } = app.getManifest().csp ?? {}

/** The hashes of every inline block that this build writes: no other block may run. */
export const inlineHashes = {
  script: [...scriptHashes, `sha256-${createHash('sha256').update(SPECULATION_RULES).digest('base64')}`],
  style: [...styleHashes],
}
