import { redirect } from 'react-router'
import type { Route } from './+types/unknown-page.ts'

/** An address that is no page leads home; a missing asset is a 404. */
export function loader({ url }: Route.LoaderArgs) {
  if (/\.[A-Za-z0-9]{1,8}$/.test(url.pathname)) throw new Response(null, { status: 404 })
  return redirect('/')
}

export default function UnknownPage() {
  return null
}
