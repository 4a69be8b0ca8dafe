/** The words that set an occupation apart, as its description and tasks hold them, the most telling first. */
import { occupationIndex } from './occupation-index.ts'

let byCode: ReadonlyMap<string, readonly string[]> | undefined

function turned(): ReadonlyMap<string, readonly string[]> {
  const { byTerm, codes } = occupationIndex()
  const words = codes.map((): { term: string; weight: number }[] => [])
  for (const [term, list] of byTerm) {
    if (term.includes(' ')) continue
    for (const bearer of list.split(',')) {
      const cut = bearer.indexOf(':')
      words[Number(bearer.slice(0, cut))]?.push({ term, weight: Number(bearer.slice(cut + 1)) })
    }
  }
  return new Map(codes.map((code, at) => [code, (words[at] ?? []).sort((a, b) => b.weight - a.weight).map(({ term }) => term)]))
}

/** Single words only; none where the code is not known. */
export function termsOf(code: string): readonly string[] {
  byCode ??= turned()
  return byCode.get(code) ?? []
}
