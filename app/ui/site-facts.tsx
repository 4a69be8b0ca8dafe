import { createContext, useContext, useEffect, type ComponentType } from 'react'
import type { Promotion } from '../../domain/pricing/promotion.ts'

/** What every section of a page may need to know of the site at this moment. */
export type SiteFacts = {
  /** The public address, without a slash at the end. */
  origin: string
  /** As the server saw it when it drew the page: the page agrees with the server. */
  promotion: Promotion
  /** The query of the page, with its question mark, or empty. */
  search: string
}

const SiteContext = createContext<SiteFacts | null>(null)

export function useSite(): SiteFacts {
  const site = useContext(SiteContext)
  if (site === null) throw new Error('this belongs inside a placed section')
  return site
}

/** Makes a section that a page can place: it is given the facts of the site, and everything inside it knows them. */
export function placed<P extends object>(Section: ComponentType<P>) {
  return function Placed({ site, ...props }: P & { site: SiteFacts }) {
    // One mark for each island that answers: the script that starts a page counts them (start-script.ts).
    useEffect(() => {
      const { dataset } = document.documentElement
      dataset['islands'] = String(Number(dataset['islands'] ?? 0) + 1)
    }, [])
    return (
      <SiteContext value={site}>
        <Section {...(props as unknown as P)} />
      </SiteContext>
    )
  }
}
