import { createContext, RouterContextProvider } from 'react-router'
import type { Application } from '../usecases/application.ts'

/** What loaders and actions of pages may use. */
export const applicationContext = createContext<Application>()

/** What only the server knows of a request. */
export type RequestFacts = {
  /** True where it comes from this machine, for this machine, and through no proxy. */
  isThisMachine(): boolean
  /** Writes a fault down as the log does: without what people typed. */
  report(message: string, error: unknown): void
  /** Notes an inline block as it is written into the page: the policy of the page lets no other one run. */
  noteInline(kind: 'script' | 'style', text: string): void
}

export const requestContext = createContext<RequestFacts>()

/** Called by the server for each request: pages reach the product only through this. */
export function contextFor(app: Application, facts: RequestFacts): RouterContextProvider {
  const context = new RouterContextProvider()
  context.set(applicationContext, app)
  context.set(requestContext, facts)
  return context
}
