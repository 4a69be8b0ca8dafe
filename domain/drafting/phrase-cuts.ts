/** Where a long line may not be cut: inside of a phrase. */
import { findVerb } from './verbs.ts'

/** Nouns that say nothing without what they are on, to, or of: “a focus | on”, “access | to”. */
const ASKS_FOR_MORE: Readonly<Record<string, RegExp>> = {
  on: /^(?:focus|emphasis|reliance|impact|influence|effects?|concentration|stress|bearing)$/,
  to: /^(?:access|approach|adherence|attention|commitment|contributions?|conversion|dedication|exposure|obstacles?|relation|respect|responses?|solutions?|transition|threats?|view|regard)$/,
  with: /^(?:compliance|accordance|conformance|conformity|contact|connection|familiarity|interactions?|respect|regard)$/,
  in: /^(?:changes?|declines?|expertise|improvements?|increases?|interest|proficiency|reductions?|gains?)$/,
  for: /^(?:need|demand|preparation|reason|regard|respect|support|responsibility|accountability|eye)$/,
  from: /^(?:protection|transition|migration|conversion)$/,
}
/** What may follow a list that is over. */
const GOES_ON = /^(?:while|which|who|resulting|thereby|whereby|so|in|by|for|with|to|as|on|during|within|across|where|when|that|from|at|via|through|then)$/i
/** What opens a phrase of how, with what, and for whom. */
const OPENS_PHRASE = /^(?:using|utilizing|including|through|with|by|for|via)$/i

/** Whether a clause that ends before this word ends inside of a phrase: behind a noun that asks for more, or within a list of what was used or whom it was for. */
export function partsPhrase(words: readonly string[], at: number): boolean {
  const before = (words[at - 1] ?? '').toLowerCase()
  const next = (words[at] ?? '').toLowerCase()
  if (ASKS_FOR_MORE[next]?.test(before) === true) return true
  const isDeed = (word: string | undefined) => findVerb((word ?? '').replace(/,$/, ''))?.form === 'past'
  const listed = next === 'and' ? !isDeed(words[at + 1]) : /,$/.test(before) && !GOES_ON.test(next) && !isDeed(next) && !/ing$/.test(next)
  if (!listed) return false
  const opened = words.findLastIndex((word, n) => n > 0 && n < at && OPENS_PHRASE.test(word))
  return opened > 0 && !words.slice(opened + 1, at).some(isDeed)
}
