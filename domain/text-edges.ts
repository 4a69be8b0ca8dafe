/**
 * Takes marks off the ends of a text in one pass. A pattern that ends in `+$` costs the square of a long run of its
 * marks, because it is tried again from every one of them.
 */

/** The text without the letters of `marks` and the white space at its end. */
export function trimEndOf(text: string, marks: string): string {
  let end = text.length
  while (end > 0 && isMark(text.charAt(end - 1), marks)) end--
  return text.slice(0, end)
}

const isMark = (letter: string, marks: string): boolean => marks.includes(letter) || /\s/.test(letter)
