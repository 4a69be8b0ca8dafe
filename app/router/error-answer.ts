/** The error of a page whose loader refused with a status, or that failed on the server (500). */
export class ErrorAnswer extends Error {
  readonly status: number
  constructor(status: number) {
    super(`the page was answered with ${status}`)
    this.status = status
  }
}

/** Null for an error that happened while the page was drawn. */
export function statusOf(error: unknown): number | null {
  return error instanceof ErrorAnswer ? error.status : null
}
