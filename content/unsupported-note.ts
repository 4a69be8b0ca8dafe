import { GENERATOR_PAGE } from './generator.ts'

const WORDS = GENERATOR_PAGE.unsupported

/** What goes with a text that leaves the page while sentences in it are marked; nothing of what does not stand in the text. */
export function notesOn(text: string, unsupported: readonly string[]): string[] {
  const marked = unsupported.filter((sentence) => sentence.trim() !== '' && text.includes(sentence))
  return marked.length === 0 ? [] : [`${WORDS.heading}. ${WORDS.notFound} ${marked.map((sentence) => `“${sentence}”`).join(' ')} ${WORDS.advice}`]
}
