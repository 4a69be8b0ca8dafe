import { useView } from './site-page.tsx'

/** What the page itself adds to the head. */
export function PageMeta() {
  const { facts, modules } = useView()
  const last = facts.parts.length - 1
  const tags = modules[last]?.meta?.({ loaderData: facts.error === null ? facts.parts[last]?.data : undefined, params: facts.params }) ?? []
  return tags.map((tag) => ('title' in tag ? <title key="title">{tag['title']}</title> : <meta key={JSON.stringify(tag)} {...tag} />))
}
