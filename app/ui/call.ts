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

export type CallAnswer<T> = { ok: true; value: T } | CallRefusal

const NO_ANSWER = 'No answer from the server. Please check your connection and try again. Nothing you typed is lost.'

export async function call<T>(path: string, body: unknown, signal?: AbortSignal): Promise<CallAnswer<T>> {
  let response: Response
  try {
    response = await fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: signal ?? null,
    })
  } catch {
    const kind = signal?.aborted ? 'aborted' : 'no-answer'
    return { ok: false, status: 0, kind, message: NO_ANSWER, fields: {}, retryAfterSeconds: null, body: {} }
  }
  const json = (await response.json().catch(() => null)) as Record<string, unknown> | null
  if (response.ok) return { ok: true, value: json as T }
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
