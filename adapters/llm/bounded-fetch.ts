/** Asks a service whose answers have a longest length: a model that rambles, or a gateway that went wrong, must not fill the memory. */
export class AnswerTooLongError extends Error {
  constructor(bytesMax: number) {
    super(`the answer is longer than ${bytesMax} bytes`)
  }
}

/** Like `fetch`; an answer of more than `bytesMax` bytes, unpacked, is given up with `AnswerTooLongError` while it comes. */
export function boundedFetch(bytesMax: number): typeof fetch {
  return async (input, init) => {
    const response = await fetch(input, init)
    const { status, statusText, headers, body } = response
    if (body === null) return response
    if (Number(headers.get('content-length') ?? 0) > bytesMax) {
      await body.cancel()
      throw new AnswerTooLongError(bytesMax)
    }
    let bytes = 0
    const counted = body.pipeThrough(
      new TransformStream<Uint8Array, Uint8Array>({
        transform(chunk, controller) {
          bytes += chunk.byteLength
          if (bytes > bytesMax) controller.error(new AnswerTooLongError(bytesMax))
          else controller.enqueue(chunk)
        },
      }),
    )
    return new Response(counted, { status, statusText, headers })
  }
}
