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
export const isEmptyAnswer = (answer: string): boolean => AGREES.test(answer.trim()) || EMPTY.test(answer.trim()) || pointsElsewhere(answer.trim())

const YES_BEFORE = /^(?:yes|yep|yeah|correct)[,.:;!] (?=\S+ \S)/i
/** “Yes, two in Idaho”: what is said behind the word. A “no” is kept: what follows may hang on it. */
export const withoutYes = (answer: string): string => answer.replace(YES_BEFORE, '').replace(/^./u, (letter) => letter.toUpperCase())
