import { data, Link } from 'react-router'

export const meta = () => [{ title: 'Page not found' }, { name: 'robots', content: 'noindex' }]

export function loader() {
  return data(null, { status: 404 })
}

export default function NotFoundPage() {
  return (
    <main className="shell-narrow py-24">
      <p className="eyebrow">404</p>
      <h1 className="mt-2 text-title">This page does not exist</h1>
      <p className="mt-4 text-ink-soft">The address may be mistyped or out of date.</p>
      <Link to="/" className="button button-primary mt-8">
        Go to the home page
      </Link>
    </main>
  )
}
