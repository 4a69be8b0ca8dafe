import { isSpanishAddress } from '../../content/es.ts'

/** An address that is no page leads home, among the Spanish pages to theirs. A missing file is a short 404: what asks for a picture or a script reads no page. */
export function unknownAddress({ pathname }: URL): Response {
  if (!/\.[A-Za-z0-9]{1,8}$/.test(pathname)) return new Response(null, { status: 302, headers: { location: isSpanishAddress(pathname) ? '/es' : '/' } })
  return new Response('There is no such file.\n', { status: 404, headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' } })
}
