import { expect, test } from 'vitest'
import { onRequest } from './middleware.ts'

const answerTo = async (routePattern: string, method: string) => {
  const context = { request: new Request('http://localhost/', { method }), routePattern, locals: {} } as unknown as Parameters<typeof onRequest>[0]
  const answer = await onRequest(context, async () => new Response('drawn'))
  return answer instanceof Response ? answer.text() : null
}

test('pages that take no form refuse one, and the page of a fault stands in the place of one that does', async () => {
  for (const page of ['/', '/prices', '/console/[...path]']) expect(await answerTo(page, 'POST'), page).toContain('only read')
  for (const page of ['/orders/[reference]/case', '/404', '/500']) expect(await answerTo(page, 'POST'), page).toBe('drawn')
  expect(await answerTo('/', 'GET')).toBe('drawn')
})
