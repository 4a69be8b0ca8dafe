/** What a rendered page is made of. The server writes it into the document; the browser reads it there, of the page it is on and of those it goes to. */

export type PagePart = {
  id: string
  /** The address of the script with its component. */
  module: string
  /** What its loader answered, and its action where a form was sent. */
  data: unknown
  action: unknown
}

export type PageFacts = {
  /** Which build the scripts belong to: those of another build do not fit together. */
  build: string
  /** Script that starts the page, then all that it and the parts import: fetched at once. */
  scripts: string[]
  params: Record<string, string | undefined>
  /** From the outermost part to the page itself. Where a part failed, it is the last one. */
  parts: PagePart[]
  /** Set where the last part shows its error instead of itself. */
  error: { status: number } | null
}

export const FACTS_ID = 'page-facts'

/** JSON that may stand inside a script block: no text can end it. What is `still` among the data is drawn by the server alone. */
export function writeFacts(facts: PageFacts): string {
  const parts = facts.parts.map((part) => ({ ...part, data: withoutStill(part.data) }))
  return JSON.stringify({ ...facts, parts }).replaceAll('<', '\\u003c')
}

function withoutStill(data: unknown): unknown {
  if (typeof data !== 'object' || data === null || !('still' in data)) return data
  const { still: _, ...rest } = data
  return rest
}

export function readFacts(text: string): PageFacts {
  return JSON.parse(text) as PageFacts
}

const OPENING = new RegExp(`<script type="application/json" id="${FACTS_ID}">`)

/** The facts inside a document as it was sent; null where it is no page of this site. */
export function factsIn(html: string): PageFacts | null {
  const opening = OPENING.exec(html)
  if (opening === null) return null
  const start = opening.index + opening[0].length
  return readFacts(html.slice(start, html.indexOf('</script>', start)))
}
