import { isRunnableDevEnvironment, type Plugin } from 'vite'

/** In dev mode Astro passes over a changed module that a browser has loaded too, as the words of an island: a page that draws it on the server would show them as they were. */
export const pagesFollowIslands: Plugin = {
  name: 'pages-follow-islands',
  apply: 'serve',
  hotUpdate: {
    order: 'pre',
    handler({ modules, server, timestamp }) {
      const { environment } = this
      if (environment.name === 'client' || !isRunnableDevEnvironment(environment)) return
      const inBrowser = (id: string | null) => id !== null && server.environments.client.moduleGraph.getModuleById(id) !== undefined
      const shared = modules.filter(({ id }) => inBrowser(id))
      const stale = new Set<(typeof modules)[number]>()
      for (const module of shared) environment.moduleGraph.invalidateModule(module, stale, timestamp, true)
      for (const { id } of stale) {
        const evaluated = id === null ? undefined : environment.runner.evaluatedModules.getModuleById(id)
        if (evaluated !== undefined) environment.runner.evaluatedModules.invalidateModule(evaluated)
      }
      // No island brings to the browser what the server alone draws.
      if (shared.some(({ importers }) => [...importers].some(({ id }) => id !== null && /app\/.*\.tsx$/.test(id) && !inBrowser(id)))) server.ws.send({ type: 'full-reload' })
    },
  },
}
