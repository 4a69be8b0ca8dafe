/** A Stripe account that tests can break: products, prices, coupons, codes, payment links, sessions and refunds over HTTP. */
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

type Item = Record<string, any> & { id: string }

export type FakeStripe = {
  url: string
  requests: { method: string; path: string; body: Record<string, any>; idempotencyKey: string | null }[]
  lists: Record<'products' | 'prices' | 'coupons' | 'promotion_codes' | 'payment_links' | 'sessions' | 'refunds', Map<string, Item>>
  /** Statuses to answer next, before anything is done. */
  failNext: number[]
  /** So many of the next creations are done, and the connection breaks before their answer. */
  loseNext: number
  /** After this many creations everything fails, as when the connection is cut. */
  cutAfter: number | null
  /** As Stripe does after a day. */
  forgetKeys(): void
  close(): Promise<void>
}

/** `a[b][0]=c` → `{ a: { b: { 0: 'c' } } }` */
function readForm(text: string): Record<string, any> {
  const result: Record<string, any> = {}
  for (const [name, value] of new URLSearchParams(text)) {
    const path = name.split(/[[\]]+/).filter((part) => part !== '')
    let at = result
    path.forEach((part, index) => {
      if (index === path.length - 1) at[part] = value
      else at = at[part] ??= {}
    })
  }
  return result
}

const read = async (request: IncomingMessage): Promise<string> => {
  let text = ''
  for await (const chunk of request) text += String(chunk)
  return text
}

export async function startFakeStripe(): Promise<FakeStripe> {
  let count = 0
  let made = 0
  const replays = new Map<string, { body: string; answer: Item }>()
  const lists: FakeStripe['lists'] = {
    products: new Map(),
    prices: new Map(),
    coupons: new Map(),
    promotion_codes: new Map(),
    payment_links: new Map(),
    sessions: new Map(),
    refunds: new Map(),
  }
  const requests: FakeStripe['requests'] = []
  const fake: FakeStripe = { url: '', requests, lists, failNext: [], loseNext: 0, cutAfter: null, forgetKeys: () => replays.clear(), close: async () => {} }

  const make: Record<keyof FakeStripe['lists'], (body: Record<string, any>) => Item> = {
    products: (body) => ({ ...body, id: body['id'], object: 'product', active: true }),
    prices(body) {
      for (const price of lists.prices.values()) if (body['transfer_lookup_key'] === 'true' && price['lookup_key'] === body['lookup_key']) price['lookup_key'] = null
      return { ...body, id: `price_${(count += 1)}`, object: 'price', active: true, unit_amount: Number(body['unit_amount']) }
    },
    coupons: (body) => ({ ...body, id: body['id'], object: 'coupon', percent_off: Number(body['percent_off']), applies_to: { products: Object.values(body['applies_to']['products']) } }),
    promotion_codes: (body) => ({ ...body, id: `promo_${(count += 1)}`, object: 'promotion_code', active: true }),
    payment_links: (body) => ({ metadata: {}, ...body, id: `plink_${(count += 1)}`, object: 'payment_link', active: true, url: `https://buy.stripe.example/${count}` }),
    sessions: (body) => ({ ...body, id: `cs_test_${(count += 1)}`, object: 'checkout.session', status: 'open', url: `https://checkout.stripe.example/${count}` }),
    refunds: (body) => ({ ...body, id: `re_${(count += 1)}`, object: 'refund', status: 'succeeded', amount: Number(body['amount']) }),
  }

  const server = createServer((request, response) => {
    void (async () => {
      const text = await read(request)
      const url = new URL(request.url ?? '/', 'http://fake')
      const idempotencyKey = (request.headers['idempotency-key'] as string | undefined) ?? null
      const body = readForm(request.method === 'GET' ? url.search.slice(1) : text)
      requests.push({ method: request.method ?? '', path: url.pathname, body, idempotencyKey })
      const answer = (status: number, json: unknown) => response.writeHead(status, { 'content-type': 'application/json', 'request-id': 'req_fake' }).end(JSON.stringify(json))
      const refuse = (status: number, code: string) => answer(status, { error: { type: 'invalid_request_error', code, message: code } })
      const forced = fake.failNext.shift()
      if (forced !== undefined) return forced === 404 ? answer(404, { message: 'a gateway' }) : refuse(forced, 'forced')
      const [, , ...parts] = url.pathname.split('/')
      const name = (parts[0] === 'checkout' ? parts[1] : parts[0]) as keyof FakeStripe['lists']
      const id = parts[0] === 'checkout' ? parts[2] : parts[1]
      const list = lists[name]
      if (list === undefined) return refuse(404, 'resource_missing')
      if (request.method === 'GET' && id !== undefined) {
        const found = list.get(decodeURIComponent(id))
        return found === undefined ? refuse(404, 'resource_missing') : answer(200, found)
      }
      if (request.method === 'GET') {
        const keys = Object.values((body['lookup_keys'] as Record<string, string> | undefined) ?? {})
        const all = [...list.values()].filter(
          (item) =>
            (body['active'] === undefined || String(item['active']) === body['active']) &&
            (keys.length === 0 || keys.includes(item['lookup_key'] as string)) &&
            (body['code'] === undefined || item['code'] === body['code']) &&
            (body['status'] === undefined || item['status'] === body['status']) &&
            (body['payment_link'] === undefined || item['payment_link'] === body['payment_link']) &&
            (body['payment_intent'] === undefined || item['payment_intent'] === body['payment_intent']),
        )
        const after = body['starting_after'] === undefined ? 0 : all.findIndex((item) => item.id === body['starting_after']) + 1
        const limit = Math.min(Number(body['limit'] ?? 10), 100)
        return answer(200, { object: 'list', data: all.slice(after, after + limit), has_more: all.length > after + limit, url: url.pathname })
      }
      if (id !== undefined) {
        const found = list.get(decodeURIComponent(id))
        if (found === undefined) return refuse(404, 'resource_missing')
        if (parts[3] === 'expire') {
          if (found['status'] !== 'open') return refuse(400, 'not_open')
          return answer(200, Object.assign(found, { status: 'expired' }))
        }
        Object.assign(found, body, body['active'] === undefined ? {} : { active: body['active'] === 'true' })
        return answer(200, found)
      }
      if (fake.cutAfter !== null && made >= fake.cutAfter) return refuse(400, 'cut')
      if (idempotencyKey !== null) {
        const replay = replays.get(idempotencyKey)
        if (replay !== undefined && replay.body !== text)
          return answer(400, { error: { type: 'idempotency_error', message: 'Keys for idempotent requests can only be used with the same parameters' } })
        if (replay !== undefined && fake.loseNext > 0) {
          fake.loseNext -= 1
          return request.socket.destroy()
        }
        if (replay !== undefined) return answer(200, replay.answer)
      }
      made += 1
      const item = make[name](body)
      list.set(item.id, item)
      if (idempotencyKey !== null) replays.set(idempotencyKey, { body: text, answer: item })
      if (fake.loseNext > 0) {
        fake.loseNext -= 1
        return request.socket.destroy()
      }
      return answer(200, item)
    })()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  fake.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  fake.close = () =>
    new Promise((resolve) => {
      server.closeAllConnections()
      server.close(() => resolve())
    })
  return fake
}
