/** What the server imports of the built pages. */
import { createHash } from 'node:crypto'
import { createApp } from 'astro/app/entrypoint'
import { SPECULATION_RULES } from './layouts/speculation-rules.ts'

const app = createApp({ streaming: false })

/** Draws a page whole: it is hashed, compressed and kept as one piece. */
export function render(request: Request, locals: App.Locals): Promise<Response> {
  return app.render(request, { locals })
}

const { scriptHashes = [], styleHashes = [] } = app.getManifest().csp ?? {}

/** The hashes of every inline block that this build writes: no other block may run. */
export const inlineHashes = {
  script: [...scriptHashes, `sha256-${createHash('sha256').update(SPECULATION_RULES).digest('base64')}`],
  style: [...styleHashes],
}
