/** Answers that are made while they are sent. */

/**
 * Pulled as fast as the receiver takes it, and not before it asks; where the receiver leaves, nothing more is made. A fault on the way breaks the
 * answer off without its words, which may hold what people wrote: `what` it was stands in the error, and `report` gets the fault.
 */
export function streamed(pieces: AsyncGenerator<Uint8Array, void>, what: string, report: (error: unknown) => void): ReadableStream<Uint8Array> {
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          const { done, value } = await pieces.next()
          if (done) controller.close()
          else controller.enqueue(value)
        } catch (error) {
          report(error)
          controller.error(new Error(`${what} broke off`))
        }
      },
      async cancel() {
        await pieces.return()
      },
    },
    { highWaterMark: 0 },
  )
}
