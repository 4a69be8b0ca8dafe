import { createContext, RouterContextProvider } from 'react-router'
import type { Application } from '../usecases/application.ts'

/** What loaders and actions of pages may use. */
export const applicationContext = createContext<Application>()

/** Called by the server for each request: pages reach the product only through this. */
export function contextFor(app: Application): RouterContextProvider {
  const context = new RouterContextProvider()
  context.set(applicationContext, app)
  return context
}
