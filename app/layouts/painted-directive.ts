/** `client:painted`: an island that starts by itself, once the page has been painted. */
import type { ClientDirective } from 'astro'
import { afterPaint } from '../ui/after-paint.ts'

declare module 'astro' {
  interface AstroClientDirectives {
    'client:painted'?: boolean
  }
}

const painted: ClientDirective = (load) => afterPaint(async () => (await load())())

export default painted
