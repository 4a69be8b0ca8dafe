/** What was found in a line while one resume is read: its lines are asked the same questions again and again. */

let known: Map<unknown, Map<string, unknown>> | null = null

/** Answers of functions made by `remembered` are kept while `read` runs, and forgotten with its end. */
export function remembering<T>(read: () => T): T {
  if (known !== null) return read()
  known = new Map()
  try {
    return read()
  } finally {
    known = null
  }
}

/** @param of a function of nothing but its text; whoever asks again gets the same answer, and changes nothing in it */
export function remembered<T>(of: (text: string) => T): (text: string) => T {
  return (text) => {
    if (known === null) return of(text)
    let answers = known.get(of) as Map<string, T> | undefined
    if (answers === undefined) known.set(of, (answers = new Map()))
    if (answers.has(text)) return answers.get(text) as T
    const answer = of(text)
    answers.set(text, answer)
    return answer
  }
}
