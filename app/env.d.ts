declare namespace App {
  /** What the server hands to pages: they reach the product only through this. */
  interface Locals {
    services: import('../usecases/services.ts').Services
    /** True where the request comes from this machine, for this machine, and through no proxy. */
    isThisMachine(): boolean
    /** For whom limits are counted: the line the request came over. */
    visitor(): string
    /** What a page failed with; true where it is work that was refused. */
    failed(error: unknown): boolean
    /** Why the page could not be drawn, where it was not a fault. */
    refused(): 'busy' | 'too-complex' | null
  }
}

interface Window {
  /** What visitors did before the script of the site came (early-events.ts), in its order; undefined once that script listens. */
  earlyEvents?: Event[] | undefined
}
