/**
 * What stands behind the words of an acceptance: it concedes only where every phrase there is known to limit nothing. “… has
 * substantial merit as a hobby”, “… is met, at least for your town” are asked about.
 */

const STATE = '(?:met|satisfied|fulfilled|established|demonstrated|shown|accepted|acknowledged|recogni[sz]ed|conceded|undisputed|uncontested|disputed|contested|questioned)'
/** The words in which an acceptance names what it accepts; what limits it can only stand behind the last of them. */
const head = new RegExp(
  `\\b(?:merit|meritorious|importance|implications|(?:is|are|was|were|been|be) (?:\\w+ly |also |therefore |thus )?(?:not )?${STATE}|prongs?|requirements?|threshold|well[- ](?:positioned|placed)|(?<!\\bto (?:a|an|some|any|this|that|one) (?:\\w+ )?)degrees?|doctorate|ph\\.d\\.|classification|eb-2|ability|criteri(?:on|a)|in (?:dispute|question|issue)|at issue|waiver|(?<=\\b(?:to|benefits?|benefiting) the )united states|professionals?)(?![\\w-])`,
  'g',
)

/** A word of these takes something out, or opens what does. */
const LIMITING =
  'as|at|if|so|within|among|inside|outside|during|throughout|before|after|without|despite|pending|per|once|when|where|until|unless|while|only|though|although|but|except|another|others?|different|unrelated|earlier|previous|prior|former|denied|withdrawn|certain|some'
const wordBut = (words: string) => `(?!(?:${words})\\b)[\\w'’.&/-]+`
const WORD = wordBut(`${LIMITING}|to|for|with`)
const NOUNS = `(?:${WORD},? ){0,8}${WORD}`
/** “providing dental care to veterans” */
const DOING = `[a-z]+ing(?:,? ${wordBut(`${LIMITING}|your|his|her`)}){1,12}`
const PART = '(?:an? )?(?:kinds?|sorts?)|one|two|three|half|parts?|several|many|most'
const THE = "(?:the|this|that|your|his|her|its|their|such|an?|[\\w-]+'s)"
const ENDEAVOR = '(?:endeavors?|undertaking|work|research|projects?|efforts?|plans?|studies|program)'
const LAW = '(?:8 c\\.?f\\.?r|section|matter|dhanasar|the (?:act|statute|regulations?|framework|(?:dhanasar|first|second|third) \\w+|policy manual)|this (?:prong|part))'

/** What may stand behind it and limits nothing. */
const harmless: readonly RegExp[] = [
  /^[\s,.;:()"'-]*(?:and|so|as|but|which|yet|or|while|although|though|whereas)?[\s,.;:()"'-]*$/,
  /^(?:itself|here|already|too|as well|sought|requested|as filed|as proposed|on this record)\b/,
  // “… of the endeavor”, “a degree in statistics”
  new RegExp(`^(?:and|or) (?:the |its |your )?(?:substantial |national )?$`),
  new RegExp(`^of (?!(?:${PART})\\b)(?:${DOING}|${NOUNS})`),
  new RegExp(`^in (?:(?:light|view|consideration) of|(?:this|the) (?:case|matter|proceeding|regard|respect|record)|(?:the |an? )?(?:fields?|area|subject) of) ?(?:${NOUNS})?`),
  new RegExp(
    `^to (?!potentially|merely|possibly|partially|arguably|hypothetically)(?:\\w+ly )?[a-z]+ (?:(?:forward|out|on) )?(?:it|them|research|(?:${THE} )(?:${WORD} ){0,3}?${ENDEAVOR})(?: forward)?(?: in ${NOUNS})?(?![\\w-])`,
  ),
  new RegExp(`^(?:under|pursuant to|within the meaning of|as (?:required|defined|contemplated|understood|set (?:out|forth)) (?:by|in|under)) ${LAW}\\b[^,;]*`),
  /^by (?:a|the) preponderance of (?:the )?evidence\b/,
  /^(?:by|(?:based )?(?:up)?on|through) (?:the|your|this|his|her|its|their) (?:\w+ )?(?:evidence|record|documentation|letters?|documents?)\b(?: (?:submitted|provided|of record|in the record))?/,
  /^(?:given|because|since|due to|in light of|in view of) (?!.*\b(?:says?|claims?|only|assum\w+|if|believes?|might|could|alleg\w+|assert\w+|unverified|unsupported)\b)[^;]+/,
  /^for (?:(?:the )?(?:eb-2 )?classification|purposes of (?:this|the) (?:prong|petition)|(?:its|his|her|your|the) )/,
  // The next thing that is said; where it accepts, it holds a head of its own.
  /^and (?:that|is|are|has|have|you|the|it|this|he|she|therefore|thus|need|needs?|no (?:further|more|additional)|uscis|we)\b(?!.*\b(?:revisit\w*|provisional\w*|subject to|reopen\w*|remains|will|may|might|verif\w*|later)\b).*/,
  /^(?:from|awarded by|conferred by|equivalent to|or (?:its|an?|the) (?:\w+ )?equivalent|or higher)\b[^,;]*/,
]

/** Behind these words the field or the thing itself may be named. */
const nameable = /(?:\bmerit|degrees?|doctorate|ph\.d\.|ability|importance)$/
const named = new RegExp(`^in (?:the )?(?!(?:your|his|her|their|its|an?|one|theory|abstract|appearance|principle|name|part|general)\\b)${NOUNS}`)

/** “…, as shown in the denied petition”: a word of another place, unless it is that of the record or of the notice. */
const asElsewhere =
  /, (?:but )?as (?:(?:it|this|that) )?(?:(?:is|was|were|has been|had been) )?(?:\w+ly )?(?:\w+ed|shown|found|held|seen|said|set (?:out|forth))\b(?! (?:above|below|here|by (?!(?:\w+ ){0,2}(?:another|other|earlier|previous|prior|denied|first|withdrawn|different)\b)|(?:in|under) (?:the|this) (?:record|notice|decision|request|evidence|regulations?|statute)|under)\b)/

/** “The merit of the endeavor as a hobby is not disputed”: the limit stands inside. */
const inPart = /\b(?:merit|importance|prong|positioned|placed|degree)\b.*\b(?:at least|as an? (?!(?:member|individual|alien|person|advanced|professional|whole|result|matter)\b))/

/** True where something stands behind the last word of an acceptance that is not known to limit nothing. */
export function isLimitedBehind(clause: string): boolean {
  const last = [...clause.matchAll(head)].at(-1)
  if (last === undefined) return false
  if (inPart.test(clause.slice(0, last.index))) return true
  let rest = clause.slice(last.index + last[0].length).replace(/^[\s,]+/, '')
  const own = nameable.test(last[0]) ? named.exec(rest) : null
  if (own !== null) rest = rest.slice(own[0].length)
  for (let left = ''; left !== rest;) {
    left = rest
    for (const phrase of harmless) rest = rest.replace(phrase, '').replace(/^[\s,]+/, '')
  }
  return rest !== ''
}

/** “…, as the first officer held” */
const asHeld = /, as (?:the|an?|your|his|her|its|their|another) [^,;]{1,40} (?:held|found|said|saw|put|determined|concluded|decided|ruled|had)\b/

/** True of a sentence that accepts as something elsewhere has it. */
export const acceptsAsElsewhere = (sentence: string): boolean => asElsewhere.test(sentence) || asHeld.test(sentence)
