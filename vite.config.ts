import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  server: { port: 5173 },
  build: { assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // A page asks for the framework, the parts that most pages share, and itself: few requests, and two of them kept between pages.
            codeSplitting: {
              groups: [
                { name: 'framework', test: /node_modules[\\/](react|react-dom|react-router|scheduler|cookie|set-cookie-parser)[\\/]/, priority: 2 },
                { name: 'shared', test: /[\\/](app[\\/](ui|site)|domain|content)[\\/]/, minShareCount: 6, maxModuleSize: 12_000, priority: 1 },
              ],
            },
          },
        },
      },
    },
  },
})
