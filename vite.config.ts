import { fileURLToPath } from 'node:url'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'

const file = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const PAGES = file('app/')
const SERVER_PART = file('app/router/react-router-server.ts')
const BROWSER_PART = file('app/router/react-router-browser.ts')

/** React Router answers requests on the server; what draws pages and moves between them is ours (docs/decisions/007). */
const ownPages = (): Plugin => ({
  name: 'own-pages',
  enforce: 'pre',
  resolveId(source, importer) {
    if (source !== 'react-router' || importer === undefined || importer === SERVER_PART || !importer.startsWith(PAGES)) return null
    return this.environment.name === 'client' ? BROWSER_PART : SERVER_PART
  },
})

export default defineConfig({
  plugins: [ownPages(), tailwindcss(), reactRouter()],
  server: { port: 5173 },
  // How long plugins took is no news to who starts the product for the first time.
  build: { assetsInlineLimit: 0, rolldownOptions: { checks: { bundlerTimings: false } } },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // A page asks for the framework, the parts that most pages share, and itself: few requests, and two of them kept between pages.
            codeSplitting: {
              groups: [
                { name: 'framework', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 2 },
                { name: 'shared', test: /[\\/](app[\\/](ui|site|router)|domain|content)[\\/]/, minShareCount: 4, maxModuleSize: 3_000, priority: 1 },
              ],
            },
          },
        },
      },
    },
  },
})
