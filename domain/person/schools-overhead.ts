/** Degrees that tell a school beside them, below a line that may name theirs: which of the two gave the degree, nobody says. */
import { isFieldThroughout } from './run-on-degree.ts'
import type { Token } from './study-tokens.ts'

/** "Quill A&M Marble" over "May 2017" over "Masters of Science : Botany Moss University": such degrees, and all without a school, which may have lost it to them. */
export function belowOtherSchools(tokens: readonly Token[]): ReadonlySet<Token> {
  const below = tokens.filter((token, n) => {
    if (token.degrees.length === 0 || token.school === null) return false
    const above = tokens.findLastIndex((other, k) => k < n && !other.dateOnly)
    const [head, before] = [tokens[above], tokens[above - 1]]
    if (head === undefined || above === n - 1 || head.line.bullet || head.span !== null || head.other || head.degrees.length > 0) return false
    // What a degree without a school has below it is its own.
    if (before !== undefined && !(head.school !== null && before.degrees.length > 0 && before.school !== null)) return false
    return !isPart(head.school ?? head.line.text, token.school) && (head.school !== null || (!head.placeOnly && isNameLike(head.line.text)))
  })
  return new Set(below.length === 0 ? [] : [...below, ...tokens.filter(({ degrees, school }) => degrees.length > 0 && school === null)])
}

const isPart = (one: string, two: string): boolean =>
  one.toLowerCase().includes(two.toLowerCase()) || two.toLowerCase().includes(one.toLowerCase()) || /^(?:school|college|faculty|department) of\b/i.test(one)

/** A few words in capitals that are no field of study. */
function isNameLike(text: string): boolean {
  const words = text.split(/\s+/)
  return words.length >= 2 && words.length <= 6 && words.every((word) => /^[\p{Lu}&]|^(?:of|at|the|and|in)$/u.test(word)) && !isFieldThroughout(text) && !/[:.,;]$/.test(text)
}
