/** What readers of several areas are fed with. */
export type Reader = { read: (text: string) => unknown; most: number }

/** Letters of one document. */
export const DOCUMENT = 60_000
/** Of the longest field of a form, with room. */
export const FIELD = 20_000
/** Of one fact of a case. */
export const FACT = 6_000
/** Of a statement, where each of a case is one. */
export const SENTENCE = 800
/** More than a request or a header holds: the square of what they hold takes half a second, which stops a machine that answers, and no test. */
export const LINE = 200_000

export const short = (text: string) => text.match(/[\s\S]{1,90}/g) ?? []
