/** Tells what a sentence claims of the person from what it plans. */

const ADVERBS = '(?:also |then |now |first |further |next |later |therefore |thus |only |hope to |)'
const PLAN_VERBS = '(?:will|would|shall|can|could|may|might|plan|intend|propose|aim|hope|seek|want|wish|expect|am going|am seeking|am planning)'
const PLAN = new RegExp(
  `\\bI(?:['’](?:ll|d)| do not| start from| begin with| ${ADVERBS}${PLAN_VERBS})\\b|\\b[Mm]y (?:own )?(?:next |first |planned |proposed |future )?(?:aim|plan|goal|endeavor|proposal|intention|purpose|pilot|trial|step|part|task)\\b`,
  'g',
)
/** A plan also without "I will": "three schools come first", "my first hosts are to be five schools". */
const PLANNED = /\b(?:will|would|shall|comes? first|(?:is|are) (?:meant|planned|intended) to|(?:is|are) to (?!date\b|this\b|the\b|an?\b|my\b|its\b)[a-z]+)\b/g
const SELF = /\b(?:I|[Mm]y|me|mine|[Ww]e|[Oo]ur)\b/g
/** Says that something stands already, also where no "I" stands in the sentence. */
const STANDING =
  /\b(?:(?:already|so far|to date) (?:[\w-]+ ){0,3}?(?:us(?:e|es|ed|ing)|adopt\w*|deploy\w*|install\w*|licens\w*|follow\w*|appl(?:y|ies|ied)|rel(?:y|ies|ied)|bought|cho(?:se|sen)|test\w*|pilot\w*|reach\w*|serv\w*|help\w*|cover\w*|train\w*)|(?:us(?:e|es|ed)|adopted|deployed|installed|reached|served|trained|downloaded) [^.;]{0,60}(?:already|so far|to date)|(?:has|have) (?:been )?(?:adopted|deployed|licensed|installed|chosen)|relied on by|adopted by|follow my|uses? my|(?:use|run|follow|apply|rely on|relie[sd] on|work by)s? (?:the|this|my|our|these) (?:[\w-]+ ){1,3}(?:today|now|at present|currently|already))\b/i

export type Claims = {
  sentence: string
  /** Whether the words at this place are told as a fact about the person or the person's work. */
  claimedAt(index: number): boolean
  /** Whether any part of the sentence is. */
  any: boolean
  /** Whether the sentence speaks of the person's own work at all, and plans nothing. */
  toldOfSelf: boolean
  /** Whether anything in it is planned. */
  planned: boolean
}

/** What a person has, not what a plan has: "my experience", against "my first users". */
const HELD =
  /^[Mm]y (?:own |present |current |earlier |past |two |three |[\w-]+ )?(?:experience|work|years|career|degree|training|roles?|background|team|tenure|patents?|awards?|fellowship|doctorate|Ph|master|bachelor|MBA|M\.|B\.|papers?|publications?|study|studies|time|license|certificate)/

export function claimsOf(sentence: string): Claims {
  const plans = [...sentence.matchAll(PLAN)].map(({ index }) => index)
  const modals = [...sentence.matchAll(PLANNED)].map(({ index }) => ({ index, claim: false }))
  const selves = [...sentence.matchAll(SELF)].map(({ index, 0: word }) => {
    const planned = modals.length > 0 || plans.some((plan) => plan < index)
    const possessive = !/^(?:I|[Ww]e)$/.test(word)
    return { index, claim: !plans.includes(index) && !(possessive && planned && !HELD.test(sentence.slice(index))) }
  })
  const anchors = [...selves, ...modals].sort((a, b) => a.index - b.index)
  const standing = STANDING.test(sentence)
  const governing = (at: number) => anchors.findLast(({ index }) => index <= at) ?? anchors[0] ?? null
  return {
    sentence,
    claimedAt: (at) => governing(at)?.claim ?? standing,
    planned: modals.length > 0 || plans.length > 0,
    toldOfSelf: selves.length > 0 && modals.length === 0 && plans.length === 0,
    any: selves.some(({ claim }) => claim) || (standing && selves.every(({ claim }) => claim)),
  }
}
