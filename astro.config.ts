import type { RequestListener } from 'node:http'
import react from '@astrojs/react'
import tailwindcss from '@tailwindcss/vite'
import type { AstroIntegration } from 'astro'
import { defineConfig } from 'astro/config'
import type { Plugin } from 'vite'
import { pagesFollowIslands } from './scripts/pages-follow-islands.ts'

/** The server asks the built pages for one page at a time (app/pages-entry.ts); it answers requests itself. */
const pagesOfTheServer: AstroIntegration = {
  name: 'pages',
  hooks: {
    'astro:config:done': ({ setAdapter }) =>
      setAdapter({
        name: 'pages',
        entrypointResolution: 'auto',
        serverEntrypoint: new URL('app/pages-entry.ts', import.meta.url),
        adapterFeatures: { buildOutput: 'server', middlewareMode: 'classic' },
        supportedAstroFeatures: { serverOutput: 'stable' },
      }),
  },
}

/** `client:painted`, for islands that start by themselves. */
const paintedDirective: AstroIntegration = {
  name: 'painted',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) => addClientDirective({ name: 'painted', entrypoint: './app/layouts/painted-directive.ts' }),
  },
}

/** In dev mode the product answers calls, and hands pages what they need, before Astro draws them. */
const productBehind: AstroIntegration = {
  name: 'product',
  hooks: {
    'astro:server:setup': ({ server }) => {
      type DevProduct = { answer(...given: [...Parameters<RequestListener>, (fault?: unknown) => void]): Promise<void> }
      server.middlewares.use(async (request, response, next) => {
        try {
          const { answer } = (await server.ssrLoadModule('/scripts/dev-product.ts')) as DevProduct
          await answer(request, response, next)
        } catch (error) {
          next(error)
        }
      })
    },
  },
}

/** The gallery of shared parts and mails stands in dev mode only. */
const galleryInDevMode: AstroIntegration = {
  name: 'gallery',
  hooks: {
    'astro:config:setup': ({ command, injectRoute }) => {
      if (command === 'dev') injectRoute({ pattern: '/dev/gallery', entrypoint: './scripts/dev-gallery/gallery.astro' })
    },
  },
}

/** What Astro draws with is written into the built pages: an installation holds no tools that build. In dev mode they are imported as they lie. */
const toolsWithin: Plugin = {
  name: 'tools-within',
  config: (_config, { command }) =>
    command === 'build' ? { ssr: { noExternal: ['@oslojs/encoding', 'clsx', 'cookie', 'devalue', 'html-escaper', 'mrmime', 'piccolore', 'picomatch', 'ultrahtml'] } } : {},
}

/** The element that starts islands is fetched with the script of the site (app/site-script.ts), once the page has been painted: Astro would write it into every page. */
const islandsFetched: Plugin = {
  name: 'islands-fetched',
  apply: 'build',
  transform: { filter: { id: /astro-island\.prebuilt\.js$/ }, handler: () => ({ code: `export default ''`, map: null }) },
}

/** Small parts that nearly every page needs travel together: joined they are a tenth smaller, and asked for at once. */
const joinedScripts: Plugin = {
  name: 'joined-scripts',
  config: () => ({
    environments: {
      client: {
        build: {
          rolldownOptions: {
            output: {
              codeSplitting: {
                groups: [
                  { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler|@astrojs[\\/]react)[\\/]|ui[\\/]site-facts/ },
                  { name: 'site', test: /app[\\/]account[\\/]stored-user|app[\\/]ui[\\/](alerts|local-times|look-again|refresh-page|server-clock|track)\.ts/ },
                  { name: 'forms', test: /app[\\/]ui[\\/](ask|call|copy-anchor|form-field|form-guards|form-text|format-bytes|read-file|use-sending|use-timed-message)\.tsx?|domain[\\/]email-address/ },
                ],
              },
            },
          },
        },
      },
    },
  }),
}

export default defineConfig({
  srcDir: './app',
  outDir: './build',
  output: 'server',
  adapter: pagesOfTheServer,
  integrations: [react(), paintedDirective, productBehind, galleryInDevMode],
  build: { client: './client', server: './server', assets: 'assets', inlineStylesheets: 'always' },
  devToolbar: { enabled: false },
  // The server takes forms of its own origin only (server/page-forms.ts). `csp` collects the hashes of what the build writes into pages.
  security: { checkOrigin: false, csp: true },
  image: { service: { entrypoint: 'astro/assets/services/noop' } },
  markdown: { syntaxHighlight: false },
  vite: {
    plugins: [tailwindcss(), pagesFollowIslands, toolsWithin, islandsFetched, joinedScripts],
    // Scripts that need no others are written into their page; all else lies beside it and is kept between pages.
    build: { assetsInlineLimit: (path: string) => path.endsWith('.js') },
  },
})
