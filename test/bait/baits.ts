/** Lines made to send patterns back and forth: each repeats what some pattern begins with and never finishes it. */

const REPEATED = [
  ' ', '\t', ' \t', '-', '– ', '_', ':', '.', '. ', ',', ', ', ';', '/', '|', '• ', '(', ')', '( ', '((', '[', '{', '"', "'", '’', '“', '@', '#', '+', '=', '%', '$', '*', '~', '<', '\\',
  '\u00a0', '\u0000', '\n', ' \n', '1', '1 ', '1.', '1,', '1-', '12/', '2019', '2019 ', '2019-', '2019 – ', 'May 2019 to ', 'jan', 'jan ', 'to', 'a', 'A', 'aA', 'a ', 'A ', 'A. ', 'A.', 'a.', 'a-', 'a,', 'a, ', 'and ', 'and the ', 'of ', 'to ', 'in ', 'Ab ', 'Ab, ', 'Ab-',
  'Ab\t', 'Ab | ', 'Ab & ', 'M.', 'B.Sc ', 'Ph.', 'the ', 'you ', 'ignore ', 'is ', 'led ', 'from 1 to ', '$1', 'a@', 'a.b@', 'www.', 'http://', 'http://a.', 'é', '化', 'page 1 of ', 'first ', 'as the ', 'not ', 'by ', 'evidence ', 'the petitioner ', 'within 30 ', 'Form I-',
]

const BEGINNINGS = ['', 'A', 'Senior Engineer at ', '- ', '(']
const ENDINGS = ['x', '', '!', ' 2019']

/** Every bait of about the given length, with its name. */
export function* baitsOf(length: number): Generator<{ name: string; text: string }> {
  for (const [n, part] of REPEATED.entries()) {
    // All beginnings with all endings would be many runs of the same.
    const ending = ENDINGS[n % ENDINGS.length] ?? ''
    for (const beginning of new Set(['', BEGINNINGS[n % BEGINNINGS.length] ?? ''])) {
      const text = `${beginning}${part.repeat(Math.ceil(length / part.length)).slice(0, length)}${ending}`
      yield { name: `${JSON.stringify(`${beginning}${part}`)} × ${length} ${JSON.stringify(ending)}`, text }
    }
  }
}
