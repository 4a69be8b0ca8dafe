import { Outlet } from '../router/site-page.tsx'
import { AlertBar } from './alerts.tsx'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'
import { usePageChanges } from './use-page-changes.ts'
import { useSwitchAtPromotionChange } from './use-promotion.ts'

/** The frame of every page but the bare ones (/not-found, /coming-soon, the test payment page). */
export default function SiteLayout() {
  useSwitchAtPromotionChange()
  usePageChanges()
  return (
    <>
      <a href="#content" className="skip-link button button-primary">
        Skip to the content
      </a>
      <SiteHeader />
      <AlertBar />
      <main id="content" tabIndex={-1} className="outline-none">
        <Outlet />
      </main>
      <SiteFooter />
    </>
  )
}
