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

const NUMBER = /^(?:\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|a|several|many|some)$/
/** Behind these a number stands alone: "from 61 to 24", "grades 6 and 9", "phase 2". */
const BEFORE_NUMBER =
  /^(?:to|by|from|of|in|at|than|about|over|under|above|below|nearly|since|until|and|or|for|exceeding|reached|phase|grades?|levels?|class|type|part|section|title|chapter|version|stage|tier|unit|step|zone|line|region|district|ages?|aged?)$/
const SAYS_WHERE = /^(?:at|in|on|by|for|from|to|as|with|through|across|under|within|into|during|between|among|over|per|via)$/
const NO_NOUN_BEFORE = /^(?:and|or|was|were|is|are|been|be|being|has|have|had|not|also|then|that|which|who|to|i|[a-z]+ly)$/

/** "the unit shown": a participle of the noun before it, and no deed of its own. */
function isParticipleBehindNoun(words: readonly string[], at: number): boolean {
  const [before = '', word = ''] = [words[at - 1], words[at]]
  const verb = findVerb(word)
  return /^[a-z]{3,}$/.test(word) && (verb?.form === 'past' || PARTICIPLE.test(word)) && verb?.base !== word && /[A-Za-z\d)]$/.test(before) && !NO_NOUN_BEFORE.test(before.toLowerCase())
}
const PARTICIPLE = /^(?:shown|given|taken|seen|done|made|built|held|kept|sold|sent|told|run|worn|written|drawn|grown|known|driven|chosen|broken|frozen|proven|found|born|set|put|cut)$/

/** Whether a clause that ends before this word ends inside of a phrase: behind a noun that asks for more, or within a list of what was used or whom it was for. */
export function partsPhrase(words: readonly string[], at: number): boolean {
  const before = (words[at - 1] ?? '').toLowerCase()
  const next = (words[at] ?? '').toLowerCase()
  if (ASKS_FOR_MORE[next]?.test(before) === true) return true
  // "among them three | by …", "the work of J. | Quill": what is counted, and whose name it is, follows.
  if (/^[A-Z]\.?$/.test(words[at - 1] ?? '') || (NUMBER.test(before) && !BEFORE_NUMBER.test((words[at - 2] ?? '').toLowerCase()))) return true
  // "three by the unit shown | at the fair": the participle belongs to what follows.
  if (at > 2 && SAYS_WHERE.test(next) && isParticipleBehindNoun(words, at - 1)) return true
  const isDeed = (word: string | undefined) => findVerb((word ?? '').replace(/,$/, ''))?.form === 'past'
  const listed = next === 'and' ? !isDeed(words[at + 1]) : /,$/.test(before) && !GOES_ON.test(next) && !isDeed(next) && !/ing$/.test(next)
  if (!listed) return false
  const opened = words.findLastIndex((word, n) => n > 0 && n < at && OPENS_PHRASE.test(word))
  return opened > 0 && !words.slice(opened + 1, at).some(isDeed)
}
