import { Outlet } from 'react-router'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'
import { useSwitchAtPromotionChange } from './use-promotion.ts'

/** The frame of every page but the bare ones (/not-found, /coming-soon, the test payment page). */
export default function SiteLayout() {
  useSwitchAtPromotionChange()
  return (
    <>
      <a href="#content" className="skip-link button button-primary">
        Skip to the content
      </a>
      <SiteHeader />
      <main id="content" tabIndex={-1} className="outline-none">
        <Outlet />
      </main>
      <SiteFooter />
    </>
  )
}
