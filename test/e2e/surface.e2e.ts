/** What the server shows to whom, without a browser. */
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { test } from './journey.ts'

test.use({ readOnly: true })

/** A raw request: `fetch` does not let a Host header be chosen. */
function ask(baseUrl: string, path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<{ status: number; headers: Record<string, unknown>; body: string; bytes: Buffer }> {
  const { hostname, port } = new URL(baseUrl)
  return new Promise((resolve, reject) => {
    request({ hostname, port, path, method, headers }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => {
        const bytes = Buffer.concat(chunks)
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: bytes.toString(), bytes })
      })
    })
      .once('error', reject)
      .end()
  })
}

test('the local mailbox answers this machine only', async ({ baseUrl }) => {
  const key = readFileSync(join(process.env['E2E_DATA_DIR'] ?? '', 'mailbox.secret'), 'utf8')
  const cookie = `mailbox=${key}`
  assert.equal((await ask(baseUrl, '/dev/mail', { cookie })).status, 200)
  assert.equal((await ask(baseUrl, `/dev/mail?key=${key}`)).status, 302)
  // As a proxy asks that sets no header: it looks like this machine and has no key.
  for (const path of ['/dev/mail', `/dev/mail?key=${'0'.repeat(64)}`]) assert.equal((await ask(baseUrl, path)).status, 403, path)
  const strangers: Record<string, string>[] = [{ host: 'prongwise.example' }, { 'x-forwarded-for': '203.0.113.9' }, { forwarded: 'for=203.0.113.9' }]
  for (const headers of strangers) {
    for (const path of ['/dev/mail']) assert.equal((await ask(baseUrl, path, { ...headers, cookie })).status, 404, `${path} ${JSON.stringify(headers)}`)
  }
})

test('unknown addresses lead home and unknown calls say no', async ({ baseUrl }) => {
  const page = await ask(baseUrl, '/no-such-page')
  assert.deepEqual([page.status, page.headers['location']], [302, '/'])
  const spanish = await ask(baseUrl, '/es/no-existe')
  assert.deepEqual([spanish.status, spanish.headers['location']], [302, '/es'])
  const call = await ask(baseUrl, '/api/no-such-call')
  assert.equal(call.status, 404)
  assert.equal(JSON.parse(call.body).kind, 'no-such-call')
  assert.equal((await ask(baseUrl, '/no-such-picture.png')).status, 404)
  assert.equal((await ask(baseUrl, '/assets/..%2f..%2fpackage.json')).status, 404)
  assert.equal((await ask(baseUrl, '/not-found')).status, 404)
  for (const spelling of ['/_image', '/%5Fimage', '//_image', '/_image/', '/_IMAGE', '/_server-islands/x', '/_actions/x']) {
    const answer = await ask(baseUrl, `${spelling}?href=/favicon.svg&f=svg`)
    assert.ok([301, 302, 400, 404].includes(answer.status), `${spelling}: ${answer.status}`)
    assert.ok(!answer.body.includes('<svg'), spelling)
  }
})

test('an address in another spelling leads to its page', async ({ baseUrl }) => {
  for (const [asked, stands] of [
    ['/Prices?a=1', '/prices?a=1'],
    ['/pilot-sample/', '/pilot-sample'],
    ['/BLOG', '/blog/'],
    ['/contact/', '/contact'],
  ] as const) {
    const answer = await ask(baseUrl, asked)
    assert.deepEqual([answer.status, answer.headers['location']], [301, stands], asked)
  }
  for (const [asked, status] of [
    ['/%', 302],
    ['/authors', 302],
    ['/tutorship', 302],
    ['/auth/x', 404],
    ['/api', 404],
  ] as const) {
    assert.equal((await ask(baseUrl, asked)).status, status, asked)
  }
  const refused = await ask(baseUrl, '/prices', {}, 'DELETE')
  assert.deepEqual([refused.status, refused.headers['allow']], [405, 'GET, HEAD'])
})

test('every page carries strict headers', async ({ baseUrl }) => {
  // Twice: rendered, then from the page cache.
  for (const path of ['/faq', '/faq', '/orders/PW-0000-0000-0000-0000', '/api/no-such-call']) {
    const { headers } = await ask(baseUrl, path)
    assert.equal(headers['x-content-type-options'], 'nosniff', path)
    assert.equal(headers['x-frame-options'], 'DENY', path)
    if (!path.startsWith('/api')) assert.match(String(headers['content-security-policy']), /default-src 'none'.*frame-ancestors 'none'/, path)
  }
  const order = await ask(baseUrl, '/orders/PW-0000-0000-0000-0000')
  assert.match(String(order.headers['cache-control']), /no-store/)
})

test('a page that is not kept is sent small too', async ({ baseUrl }) => {
  const sizes: number[] = []
  for (const path of ['/prices', '/prices?utm_source=letter', '/checkout-niw-diy?profession=pilot']) {
    for (const encoding of ['br', 'gzip']) {
      const { headers, bytes } = await ask(baseUrl, path, { 'accept-encoding': encoding })
      assert.equal(headers['content-encoding'], encoding, path)
      assert.equal(headers['vary'], 'accept-encoding', path)
      assert.match((encoding === 'br' ? brotliDecompressSync : gunzipSync)(bytes).toString(), /^<!DOCTYPE html>[\s\S]*<\/html>$/i)
      sizes.push(bytes.length)
    }
  }
  assert.ok(Math.max(...sizes) < 25_000, `${sizes.join(', ')} bytes`)
  assert.equal((await ask(baseUrl, '/orders?x=1', { 'accept-encoding': 'identity' })).headers['content-encoding'], undefined)
  assert.equal((await ask(baseUrl, '/dashboard', { 'accept-encoding': 'br' })).headers['content-encoding'], undefined, 'what one visitor sees is not compressed')
})

test('a kept page is sent small and not twice', async ({ baseUrl }) => {
  const askSmall = () => ask(baseUrl, '/faq', { 'accept-encoding': 'br' })
  let first = await askSmall()
  // It is kept, and has its tag, once it is compressed as far as it goes.
  for (let tries = 0; tries < 100 && first.headers['etag'] === undefined; tries += 1) {
    await new Promise((resolve) => setTimeout(resolve, 100))
    first = await askSmall()
  }
  assert.equal(first.headers['content-encoding'], 'br')
  const again = await ask(baseUrl, '/faq', { 'accept-encoding': 'br', 'if-none-match': String(first.headers['etag']) })
  assert.deepEqual([again.status, again.body.length], [304, 0])
  assert.equal((await ask(baseUrl, '/faq')).headers['content-encoding'], undefined)
})
