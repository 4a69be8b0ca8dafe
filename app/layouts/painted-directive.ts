/** `client:painted`: an island that starts by itself, with the script of the site: once the page has been painted. */
import type { ClientDirective } from 'astro'

declare module 'astro' {
  interface AstroClientDirectives {
    'client:painted'?: boolean
  }
}

const painted: ClientDirective = async (load) => (await load())()

export default painted
