/** Answers in which nothing is said that a letter could tell. */

/** “See attached.”, “see above, the trial”: what lies beside an answer, or above it, is in no letter. */
const POINTS_ELSEWHERE =
  /^\(?(?:please )?see (?:also )?(?:attached|above|below|enclosed|(?:the |my )?(?:attach\p{L}*|enclos\p{L}*|resume|résumé|cv|linkedin|file|degree|diploma|transcript|answers?(?: above)?|other answers?))\b(?![^\n]*\b(?:that|which|who)\b)[^“”\d:;.\n]{0,60}[.!)]*$/iu
export const pointsElsewhere = (sentence: string): boolean => POINTS_ELSEWHERE.test(sentence)

const DENIES = /^(?:none|no|nope|n\/?a|nothing|nobody|not applicable|-+|\.+|unknown)[.!]?$/i
/** That there is nothing to say. */
export const saysNone = (answer: string): boolean => DENIES.test(answer.trim())
/** That there is none: where a question asks for that, this answers it; “unknown” and “n/a” do not. */
export const saysNo = (answer: string): boolean => /^(?:no|none|nobody)[.!]?$/i.test(answer.trim())

const AGREES = /^(?:yes|yep|yeah|y|ok(?:ay)?|sure|correct|true|of course)[.!]?$/i
/** Said to us, with nothing in it: “yes”, “same as above”, “not sure”. */
const EMPTY =
  /^(?:(?:the )?same(?: as (?:above|before|the (?:other|last|first|previous) (?:one|answer)))?|as above|ditto|idem|(?:I(?: am|[’']m) )?not sure|(?:I have )?no idea|(?:I )?(?:do not|don[’']?t) (?:know|have (?:it|one|any|that)|have)|not yet|maybe|later|will send(?: it| later)?|\?+)[.!]?$/i
/** What is typed to get past a field. */
const FILLER =
  /^(?:(?:idk|dunno|no clue|tb[dac]|to be (?:determined|confirmed|added)|todo|whatever|anything|something|nothing special|blah|bla|test(?:ing)?|hello|hi|foo|bar|baz|x{2,}|z{2,}|placeholder|text|answer|my answer|some text|as (?:I )?(?:said|told|wrote)(?: (?:above|before|already))?|already (?:said|told|answered|written)(?: (?:above|before))?|you (?:know|decide)|as you (?:like|wish)|see (?:my )?(?:resume|cv))[\s,.!?]*){1,12}$/i
const LOREM = /\blorem ipsum\b|\bdolor sit amet\b/i
const ROWS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm', 'azertyuiop', 'qwertzuiop', 'qsdfghjklm', 'wxcvbn', '1234567890']
const ROWS_ALSO_BACK = ROWS.flatMap((row) => [row, [...row].toReversed().join('')])
/** “asdf”, “qwerty”, “dfgdfg”: keys beside each other, once or again. */
function isKeyboardRow(word: string): boolean {
  const piece = /^(.{2,5}?)\1+.{0,4}$/.exec(word)?.[1]
  return (word.length >= 4 && ROWS_ALSO_BACK.some((row) => row.includes(word))) || (word.length >= 6 && piece !== undefined && piece.length > 2 && ROWS_ALSO_BACK.some((row) => row.includes(piece)))
}
/** “hjkgfd”, “lkjhsdf”: no vowel, and no abbreviation. */
const isMash = (word: string): boolean => isKeyboardRow(word) || (word.length >= 5 && /^[bcdfghjklmnpqrstvwxz]+$/.test(word))

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\d]+/gu) ?? []
/** Filler, keys struck at random, one word again and again. */
export function isNonsense(answer: string): boolean {
  const text = answer.trim()
  const all = wordsOf(text)
  if (FILLER.test(text) || LOREM.test(text)) return true
  if (all.some(isMash) && all.every((word) => isMash(word) || (word.length === 3 && ROWS_ALSO_BACK.some((row) => row.includes(word))))) return !/^\p{Lu}{2,6}$/u.test(text)
  if (all.length > 1 && new Set(all).size === 1 && !/\d/.test(all[0]!)) return true
  return /^(\p{L})\1{3,}$/iu.test(text.replace(/\s/g, ''))
}

/** So many words at the least, and such a part of them, are those of the question. */
const REPEATS = { words: 5, part: 0.9 }
/** An answer that only says the question again. */
export function repeatsQuestion(answer: string, ask: string): boolean {
  const [said, asked] = [wordsOf(answer), new Set(wordsOf(ask))]
  return said.length >= REPEATS.words && !/\d/.test(answer) && said.filter((word) => asked.has(word)).length >= REPEATS.part * said.length
}

export const isEmptyAnswer = (answer: string): boolean => AGREES.test(answer.trim()) || EMPTY.test(answer.trim()) || isNonsense(answer) || pointsElsewhere(answer.trim())

const YES_BEFORE = /^(?:yes|yep|yeah|correct)[,.:;!] (?=\S+ \S)/i
/** “Yes, two in Idaho”: what is said behind the word. A “no” is kept: what follows may hang on it. */
export const withoutYes = (answer: string): string => answer.replace(YES_BEFORE, '').replace(/^./u, (letter) => letter.toUpperCase())
