import type { EndeavorOption } from './endeavor-set.ts'

const without = (text: string, sentence: string): string => {
  const at = text.indexOf(sentence)
  if (at < 0) return text
  const [before, after] = [text.slice(0, at), text.slice(at + sentence.length)]
  // A sentence takes the blank behind it along, at the end of its text the one before it.
  return after.trim() === '' ? before.trimEnd() : `${before}${after.trimStart()}`
}

/** The option without one of its marked sentences, in the text and in the part that holds it. */
export function leaveOutSentence(option: EndeavorOption, sentence: string): EndeavorOption {
  const { unsupported = [], parts, ...rest } = option
  const left = unsupported.filter((one) => one.sentence !== sentence)
  const cut = (part: string) => without(part, sentence)
  return {
    ...rest,
    text: cut(option.text),
    ...(parts === undefined ? {} : { parts: { problem: cut(parts.problem), build: cut(parts.build), users: cut(parts.users), spread: cut(parts.spread), why: cut(parts.why) } }),
    ...(left.length === 0 ? {} : { unsupported: left }),
  }
}

/** A text in pieces, those that are marked with what was not found. */
export function piecesOf(text: string, unsupported: NonNullable<EndeavorOption['unsupported']>): { text: string; words: string[] | null }[] {
  const pieces: { text: string; words: string[] | null }[] = []
  let at = 0
  for (const { sentence, words } of unsupported) {
    const start = text.indexOf(sentence, at)
    if (start < 0) continue
    if (start > at) pieces.push({ text: text.slice(at, start), words: null })
    pieces.push({ text: sentence, words })
    at = start + sentence.length
  }
  if (at < text.length) pieces.push({ text: text.slice(at), words: null })
  return pieces
}
