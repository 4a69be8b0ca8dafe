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

export type CallOptions = { signal?: AbortSignal | undefined; method?: 'GET' | 'POST' | 'PATCH'; token?: string }

const NO_ANSWER = 'No answer from the server. Please check your connection and try again. Nothing you typed is lost.'

function noAnswer(signal: AbortSignal | undefined): CallRefusal {
  const kind = signal?.aborted ? 'aborted' : 'no-answer'
  return { ok: false, status: 0, kind, message: NO_ANSWER, fields: {}, retryAfterSeconds: null, body: {} }
}

export async function call<T>(path: string, body: unknown, signal?: AbortSignal): Promise<CallAnswer<T>> {
  return callWith(path, body, { signal })
}

/** `call` with another method or a bearer token. A GET sends no body. */
export async function callWith<T>(path: string, body: unknown, { signal, method = 'POST', token }: CallOptions): Promise<CallAnswer<T>> {
  let response: Response
  try {
    response = await fetch(path, {
      method,
      headers: { ...(method === 'GET' ? {} : { 'content-type': 'application/json' }), ...(token === undefined ? {} : { authorization: token }) },
      body: method === 'GET' ? null : JSON.stringify(body),
      signal: signal ?? null,
    })
  } catch {
    return noAnswer(signal)
  }
  const json = response.status === 204 ? null : ((await response.json().catch(() => undefined)) as Record<string, unknown> | null | undefined)
  // An answer that broke off on its way, or that is no JSON, says nothing: a value without its fields would be taken for one.
  if (response.ok && json === undefined) return noAnswer(signal)
  if (response.ok) return { ok: true, value: json as T, token: response.headers.get('authorization') ?? undefined }
  const retryAfter = Number(response.headers.get('retry-after'))
  return {
    ok: false,
    status: response.status,
    kind: typeof json?.['kind'] === 'string' ? json['kind'] : 'failed',
    message: typeof json?.['message'] === 'string' ? json['message'] : response.statusText || 'The server could not answer.',
    fields: (json?.['fields'] as Record<string, string> | undefined) ?? {},
    retryAfterSeconds: Number.isFinite(retryAfter) && retryAfter > 0 ? retryAfter : null,
    body: json ?? {},
  }
}
