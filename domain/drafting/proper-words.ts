/** Names of languages and countries, which keep their capital wherever they stand: "English teacher", "Japan program manager". */
const LETTERS = [...'abcdefghijklmnopqrstuvwxyz']
const CODES = LETTERS.flatMap((first) => LETTERS.map((second) => `${first}${second}`))

function namesOf(type: 'language' | 'region'): string[] {
  const names = new Intl.DisplayNames('en-US', { type, fallback: 'none' })
  return CODES.flatMap((code) => names.of(type === 'region' ? code.toUpperCase() : code) ?? [])
}

/** What no list of the two holds in this form. */
const ADJECTIVES = ['American', 'African', 'Asian', 'European', 'Latin', 'British', 'Canadian', 'Mexican', 'Australian', 'Indian', 'Latino', 'Latina', 'Hispanic']

let known: ReadonlySet<string> | null = null

/** Whether the word, written with its capital, is such a name. */
export function isProperWord(word: string): boolean {
  known ??= new Set([...ADJECTIVES, ...namesOf('language'), ...namesOf('region')].filter((name) => /^[A-Z][a-z]{3,}$/.test(name)))
  return known.has(word)
}
