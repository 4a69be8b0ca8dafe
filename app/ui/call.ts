/** How pages make the product's JSON calls: every outcome is a value, none is an exception. */

export type CallRefusal = {
  ok: false
  /** 0 where no answer came: offline, aborted, or a broken connection. */
  status: number
  kind: string
  message: string
  fields: Record<string, string>
  retryAfterSeconds: number | null
  body: Record<string, unknown>
}

/** `token` is what the answer's Authorization header held. */
export type CallAnswer<T> = { ok: true; value: T; token?: string | undefined } | CallRefusal

export type CallOptions = {
  signal?: AbortSignal | undefined
  method?: 'GET' | 'POST' | 'PATCH'
  token?: string
  /** The call goes on where its page is left meanwhile. */
  outlivesPage?: boolean
}

/** Browsers carry no more than 64 KB for pages that are gone. */
const OUTLIVING_MAX = 60_000

const NO_ANSWER = 'No answer from the server. Please check your connection and try again. Nothing you typed is lost.'

/** Where what answers is not the application: a proxy, or a page of a network that wants a sign-in first. */
const NOT_ABLE = 'The server could not answer. Please try again in a moment. Nothing you typed is lost.'

/** The server answers within a minute or two; what is sent takes longer on a slow line, at 5 KB a second. */
const ANSWER_MS = 120_000
const limitMs = (sent: string | Blob | null) => ANSWER_MS + (sent === null ? 0 : typeof sent === 'string' ? sent.length : sent.size) / 5

function noAnswer(signal: AbortSignal | undefined): CallRefusal {
  const kind = signal?.aborted ? 'aborted' : 'no-answer'
  return { ok: false, status: 0, kind, message: NO_ANSWER, fields: {}, retryAfterSeconds: null, body: {} }
}

export async function call(path: string, body: unknown, signal?: AbortSignal): Promise<CallAnswer<unknown>> {
  return callWith(path, body, { signal })
}

/** `call` with another method or a bearer token. A GET sends no body, a file is sent as its bytes. */
export async function callWith(path: string, body: unknown, { signal, method = 'POST', token, outlivesPage = false }: CallOptions): Promise<CallAnswer<unknown>> {
  const sent = method === 'GET' ? null : body instanceof Blob ? body : JSON.stringify(body)
  const limit = new AbortController()
  const end = () => limit.abort()
  const timer = setTimeout(end, limitMs(sent))
  if (signal?.aborted) end()
  signal?.addEventListener('abort', end)
  try {
    const headers = {
      ...(sent === null ? {} : { 'content-type': typeof sent === 'string' ? 'application/json' : 'application/octet-stream' }),
      ...(token === undefined ? {} : { authorization: token }),
    }
    const keepalive = outlivesPage && typeof sent === 'string' && sent.length < OUTLIVING_MAX
    return await answerOf(await fetch(path, { method, headers, body: sent, signal: limit.signal, keepalive }), signal)
  } catch {
    return noAnswer(signal)
  } finally {
    clearTimeout(timer)
  }
}

async function answerOf(response: Response, signal: AbortSignal | undefined): Promise<CallAnswer<unknown>> {
  const json = response.status === 204 ? null : ((await response.json().catch(() => undefined)) as Record<string, unknown> | null | undefined)
  // An answer that broke off on its way, or that is no JSON, says nothing: a value without its fields would be taken for one.
  if (response.ok && json === undefined) return noAnswer(signal)
  if (response.ok) return { ok: true, value: json, token: response.headers.get('authorization') ?? undefined }
  const retryAfter = Number(response.headers.get('retry-after'))
  return {
    ok: false,
    status: response.status,
    kind: typeof json?.['kind'] === 'string' ? json['kind'] : 'failed',
    message: typeof json?.['message'] === 'string' ? json['message'] : NOT_ABLE,
    fields: (json?.['fields'] as Record<string, string> | undefined) ?? {},
    retryAfterSeconds: Number.isFinite(retryAfter) && retryAfter > 0 ? retryAfter : null,
    body: json ?? {},
  }
}
