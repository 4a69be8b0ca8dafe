/** What can be mended in an option of a model without asking it again: a wrong key, a sentence too many. */
import { folded, namesOfDocument, type ListedDocument } from '../../domain/endeavor/check-material.ts'
import { checkEndeavor, type CheckContext, type CheckKnowledge } from '../../domain/endeavor/endeavor-check.ts'
import type { EndeavorRule } from '../../domain/endeavor/endeavor-rules.ts'
import type { EndeavorOption } from '../../domain/endeavor/endeavor-set.ts'

export const PARTS = ['problem', 'build', 'users', 'spread', 'priority', 'why'] as const
export type DraftSentence = { part: (typeof PARTS)[number]; text: string }

/** What one sentence can break alone, so that the option may be whole without it. */
const RULES_OF_SENTENCES: readonly EndeavorRule[] = [
  'unsafe words',
  'number',
  'employer',
  'school',
  'degree',
  'credential',
  'deed',
  'honor',
  'patent',
  'law or program',
  'priority in text',
  'approval',
  'instruction',
  'left unsaid',
  'identifier',
  'link',
  'markup',
  'sentence form',
]
const LEFT_OUT_MAX = 2
const REFERS_BACK =
  /^(?:It|Its|They|Their|Them|This|That|These|Those|Such|Here|There|So|Then|Both|Neither|Either|He|She|His|Her|The latter|The former|Afterwards?|After (?:that|this)|From (?:this|that|it))\b/

/** Keys of the documents that the text names: the first two of those the model gave and those it forgot. */
export function keysNamedIn(text: string, given: readonly string[], documents: readonly ListedDocument[]): string[] {
  let left = folded(text)
  const found: string[] = []
  // Several keys may share one name: the one that the model gave takes it.
  for (const document of [...documents.filter(({ key }) => given.includes(key)), ...documents.filter(({ key }) => !given.includes(key))]) {
    const names = namesOfDocument(document).map(folded)
    if (!names.some((name) => left.includes(name))) continue
    found.push(document.key)
    left = names.reduce((rest, name) => rest.replaceAll(name, ' '), left)
  }
  return found.slice(0, 2)
}

/**
 * The draft without the sentences that break a rule by themselves; null where what is left would be no whole option: too
 * short, a part of it gone, its thing no longer introduced, or a next sentence that speaks of the one left out.
 */
export function withoutFaultySentences<D extends { sentences: DraftSentence[] }>(
  draft: D,
  at: number,
  toOption: (draft: D, at: number) => EndeavorOption,
  context: CheckContext,
  knowledge: CheckKnowledge,
): D | null {
  const { sentences } = draft
  const isFaulty = (sentence: DraftSentence) => {
    const alone = toOption({ ...draft, sentences: [sentence] }, at)
    return checkEndeavor(alone, at, context, knowledge).some(({ rule }) => RULES_OF_SENTENCES.includes(rule))
  }
  const faulty = sentences.map(isFaulty)
  const left = sentences.filter((_, index) => !faulty[index])
  const count = sentences.length - left.length
  if (count === 0 || count > LEFT_OUT_MAX) return null
  const introduces = sentences.findIndex(({ part }) => part === 'build')
  if (faulty[introduces]) return null
  if (sentences.some(({ part }) => part !== 'priority' && !left.some((one) => one.part === part))) return null
  if (sentences.some(({ text }, index) => index > 0 && faulty[index - 1] && !faulty[index] && REFERS_BACK.test(text.trim()))) return null
  const shorter = { ...draft, sentences: left }
  return checkEndeavor(toOption(shorter, at), at, context, knowledge).length === 0 ? shorter : null
}
