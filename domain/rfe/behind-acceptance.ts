/**
 * What stands behind the words of an acceptance: it concedes only where every phrase there is of a shape that is known to limit nothing.
 * “… has substantial merit as a hobby”, “… is met, at least for your town”, “… to advance a small local project” are asked about.
 */
import { isProperWord } from '../drafting/proper-words.ts'

const STATE = '(?:met|satisfied|fulfilled|established|demonstrated|shown|accepted|acknowledged|recogni[sz]ed|conceded|undisputed|uncontested|disputed|contested|questioned)'
/** The words in which an acceptance names what it accepts. */
const head = new RegExp(
  `\\b(?:merit|meritorious|importance|implications|(?:is|are|was|were|been|be) (?:\\w+ly |also |therefore |thus )?(?:not )?${STATE}|prongs?|requirements?|threshold|well[- ](?:positioned|placed)|(?<!\\bto (?:a|an|some|any|this|that|one) (?:\\w+ )?)degrees?|doctorate|ph\\.d\\.|classification|eb-2|ability|criteri(?:on|a)|in (?:dispute|question|issue)|at issue|waiver|waive|(?<=\\b(?:to|benefits?|benefiting) the )united states|professionals?)(?![\\w-])`,
  'g',
)

/** A word of these takes something out, or opens what does. */
const LIMITING =
  'as|at|if|so|within|among|inside|outside|during|throughout|before|after|without|despite|pending|per|once|when|where|until|unless|while|only|though|although|but|except|another|others?|different|unrelated|earlier|previous|prior|former|denied|withdrawn|certain|some|which|whom?|whose|that|than|not|never|no|yet'
const wordBut = (words: string) => `(?!(?:${words})\\b)[\\w'’.&/-]+`
const DETERMINER = "the|an?|this|that|these|those|your|his|her|its|their|such|any|each|every|one|two|three|half|several|many|most|[\\w-]+'s"
const WORD = wordBut(`${LIMITING}|to|for|with|from|in|on|by`)
/** The name of a subject: “soil physics”, “optical and electrical engineering”; never “a small town”, “the abstract”. */
const SUBJECT = `(?!(?:${DETERMINER}|theory|appearance|principle|name|part|general|practice|form|isolation|miniature|private|retirement|question|dispute|issue)\\b)(?:${WORD},? ){0,8}${WORD}`
/** “providing dental care to veterans” */
const DOING = `[a-z]+ing(?:,? ${wordBut(`${LIMITING}|your|his|her|one|single`)}){1,12}`

const OWN = "(?:the|this|that|your|his|her|its|their|such|(?:petitioner|beneficiary|applicant|self-petitioner)'s)"
const THING = '(?:endeavors?|undertakings?|work|research|projects?|efforts?|plans?|studies|program)'
/** What the petition states, by its usual names: a word that is not among them may name a part of it, or something else. */
const ENDEAVOR = `(?:(?:(?:all|each) of )?${OWN} (?:(?:own|stated|specific|overall|entire|described|said|new|future) )?(?:(?:proposed|planned|intended) (?:${WORD} ){0,3}?|(?:scientific|technical|medical|engineering|business) )?${THING}|an? (?:${THING}(?= (?:in|of|to)\\b)))`
/** What the endeavor is, as its own name has it: “to develop barley”, “of improving dental health”, “in agronomy”. */
const WHAT_IT_IS = [
  `of ${DOING}`,
  `(?:aimed at|focus(?:ed|ing) on|involving|against|on|regarding|concerning) ${SUBJECT}`,
  `to (?:further )?[a-z]+ (?:${wordBut(`${LIMITING}`)},? ){0,10}${wordBut(LIMITING)}`,
  `in (?:(?:the )?(?:fields?|areas?) of )?${SUBJECT}`,
]
const NAMED_ENDEAVOR = `(?:${ENDEAVOR}(?: (?:${WHAT_IT_IS.join('|')})){0,2}|it|them|research)`

const LAW =
  '(?:8 c\\.?f\\.?r\\.?|section|matter of|dhanasar|the (?:act|statute|regulations?|framework|law|test|analysis|(?:dhanasar|first|second|third|three-prong|national interest waiver|policy|statutory|regulatory|precedent) (?:[\\w-]+ ?){1,2})|this (?:prong|part|framework|analysis|test))'
const CERTIFICATION = '(?:(?:an?|the|any) )?(?:permanent )?(?:labor certification|job offer)(?: requirements?)?'
const EVIDENCE = '(?:evidence|record|documentation|letters?|documents?|materials?|filings?|exhibits?|submissions?|totality of the (?:evidence|record|circumstances))'
const OFFICER_ADVERBS = '(?:successfully|effectively|meaningfully|further|continue to|be able to)'
const ADVANCE = '(?:advance|carry|pursue|undertake|execute|conduct|further|continue|realize|implement|accomplish|achieve|perform|complete|develop|move|do|bring|lead)'
const DEGREE = "(?:(?:master|doctor|bachelor)(?:'s)?(?: degree)?(?: of [a-z]+)?|ph\\.?d\\.?|doctorate|m\\.?b?\\.?[as]\\.?|m\\.?sc\\.?|degree)"
const SCHOOL = `(?:an? (?:accredited|u\\.s\\.|united states|american) [a-z]+|(?:the )?(?!(?:${DETERMINER})\\b)(?:(?!(?:un(?!i|ited)|non|defunct|closed|former)\\w*)[\\w.'&-]+ ){0,4}(?:university|college|institute|school|academy|polytechnic)(?: (?:of|at) (?:(?!(?:${LIMITING}|${DETERMINER})\\b)[\\w.'&-]+ ?){1,6})?)`

const NOT_THE_THING =
  'abstract|pilots?|phases?|parts?|prototypes?|ideas?|concepts?|goals?|aims?|problems?|questions?|topics?|subjects?|theory|fields?|industry|sector|profession|occupation|market|region|state|city|town|past|end|beginning|first|second|third|company|employer|team|letters?'

/** What is only said, ahead, or wrong is no reason on which a point is granted for good. */
const NO_REASON = [
  'says?|claims?|alleg\\w+|assert\\w+|believes?|assum\\w+|represent(?:s|ations?)|unverified|unsupported|only|if|whether|once|until|when|error|mistake|misread|oversight|proof',
  'will|would|shall|might|could|may|should|must|intend\\w*|plan(?:s|ned|ning)|expect\\w*|anticipat\\w*|hop(?:e|es|ed|ing)|foresee\\w*|forthcoming|future|prospective|pending|likely|possib\\w+|potential\\w*',
  'upcoming|to (?:be|come|follow)|renew\\w*|continu\\w+|approv\\w+|withdr\\w+|promis\\w+|project(?:ed|ions?)|rescinded',
].join('|')
/** “since her method has been adopted”: told as so, of the past or of the endeavor; “since the lease is signed” may be a condition. */
const TOLD_AS_SO = `[^;]*(?:\\b(?:has|have|had|was|were)\\b|(?<!\\b(?:is|are|be|been|being|an?|the|your|his|her|its|their) )\\b\\w{3,}ed\\b)|(?:it|this|the (?:proposed )?${THING}) `

/** What may stand behind it and limits nothing. */
const harmless: readonly RegExp[] = [
  /^[\s,.;:()"'-]*(?:and|so|as|but|which|yet|or|while|although|though|whereas)?[\s,.;:()"'-]*$/,
  /^(?:itself|here|already|too|as well|sought|requested|as filed|as proposed|on this record|(?:is|are) hereby|also|therefore)\b/,
  /^(?:and|or) (?:the |its |your )?(?:substantial |national )?$/,
  new RegExp(`^(?:of|in|for|behind) ${NAMED_ENDEAVOR}(?![\\w-])`),
  new RegExp(`^of ${DOING}`),
  // “the merit of the weir”: one word for the thing itself
  new RegExp(`^(?:of|in) the (?!(?:${NOT_THE_THING})\\b)[a-z]+(?=[,.;]|$)`),
  new RegExp(`^(?:of|in|under|for) (?:both )?${LAW}(?![\\w-])`),
  /^of (?:the )?(?:evidence|professions|(?:eb-2 )?classification)\b/,
  new RegExp(`^(?:of |for )?(?:the (?:requirements? of )?)?${CERTIFICATION}(?:,? and(?: thus| therefore| hence|,? consequently)?,?(?: of)? ${CERTIFICATION})?(?![\\w-])`),
  new RegExp(`^in (?:(?:this|the) (?:case|matter|proceeding|regard|respect|record)(?! of\\b)|(?:(?:light|view|consideration) of|(?:the |an? )?(?:fields?|area|subject) of) (?:${SUBJECT})?)`),
  new RegExp(`^to (?:${OFFICER_ADVERBS} )?${ADVANCE} (?:(?:forward|out|on|about) )?${NAMED_ENDEAVOR}(?![\\w-])(?: forward)?`),
  /^(?:to|for|in) the (?:united states|nation|country|american public)(?: as a whole)?\b/,
  new RegExp(`^(?:under|pursuant to|within the meaning of|as (?:required|defined|contemplated|understood|set (?:out|forth)) (?:by|in|under)) ${LAW}[^,;]*`),
  /^by (?:a|the) preponderance of (?:the )?evidence\b/,
  new RegExp(
    `^(?:by|(?:based )?(?:up)?on|(?:through|with|from|in|as (?:shown|evidenced|reflected|documented) (?:by|in))) (?:(?:all of )?(?:the|your|this|his|her|its|their|these) )?(?:(?:\\w+ )?(?:evidence|record)|${EVIDENCE})(?![\\w-])(?: (?:submitted|provided|presented|of record|in the (?:record|file)|before us))*`,
  ),
  new RegExp(`^(?:see )?\\(?(?:see )?(?:exhibits?|exh?\\.|tabs?) [\\w-]+(?:(?:,| and|,? and|-) ?[\\w-]+)*\\)?`),
  new RegExp(`^(?:given|because of|due to|in light of|in view of) (?:the|this|these|your|his|her|its|their) (?!.*\\b(?:${NO_REASON})\\b)[^;]+`),
  new RegExp(`^(?:given that|because|since) (?!.*\\b(?:${NO_REASON})\\b)(?=${TOLD_AS_SO})[^;]+`),
  /^(?:for|as|of) an? (?:(?:advanced degree )?professional|individual of exceptional ability|member of the professions)\b/,
  /^for (?:(?:the )?(?:eb-2 )?classification|purposes of (?:this|the) (?:prong|petition))/,
  new RegExp(`^(?:or (?:an? )?)?(?:its |the )?(?:foreign )?equivalent(?! to (?:${LIMITING}))\\b|^or higher\\b`),
]

/** Behind a degree: its school, and its name again. */
const behindDegree: readonly RegExp[] = [
  new RegExp(`^(?:in|of) (?:the )?(?!(?:your|his|her|their|its|an?|one|theory|abstract|appearance|principle|name|part|general)\\b)${SUBJECT}`),
  new RegExp(`^(?:(?:awarded|conferred|issued|granted|earned|obtained) (?:by|from|at)|from) ${SCHOOL}`),
  new RegExp(`^(?:in the form of |namely,? |specifically,? )?\\(?(?:an?|the|your|his|her) (?:u\\.s\\. |foreign )?${DEGREE}(?![\\w-])`),
  /^followed by (?:at least )?(?:five|5) years of (?:\w+[- ]){0,3}experience(?: in the (?:specialty|field))?\b/,
  /^(?:that is |which is )?equivalent to an? (?:u\.s\.|united states) [\w' ]{4,24}degree\b/,
]
const degree = /^(?:degrees?|doctorate|ph\.d\.|ability|professionals?)$/
/** “in the sciences, arts, or business” */
const named = new RegExp(`^in (?:the )?(?:fields? of |areas? of )?(?:sciences?, (?:the )?arts?,? (?:or|and) business|${SUBJECT})`)

/** “An honorary advanced degree” is none that the law asks for: what stands before it is one of the usual words, or asked about. */
const ofDegree =
  /\b(?:an?|the|your|his|her|their|one) ((?:(?!(?:as|an?|the|your|his|her|their|one|holds?|who|with|has) )[\w.'-]+ ){1,4}?)(?:(?:advanced|academic|qualifying|required|requisite)[ -])+degree/
const USUAL =
  /^(?:(?:u\.s\.|united|states|foreign|single-source|single|or|and|its|equivalent|completed|earned|valid|accredited|professional|professionals?|holding|of|an?|the|with|who|holds?|has|member|professions) ?)+$/

/** “The endeavor described in the withdrawn plan”, “your work, completed abroad,”: what its petition says of it, or something else. */
const DESCRIBES = '(?:proposed|planned|aimed|focused|centered|dedicated|devoted|directed|titled|entitled|named|called|based|related|intended|designed)'
const PAPERED = '(?:\\w+ed|set (?:out|forth)|shown|laid out)'
const toldOf = new RegExp(`\\b${THING},? (?:as )?(?!${DESCRIBES} (?!by|at|under|during|before))${PAPERED}\\b ?(?:in |by )?([^,;]*?),?(?= (?:has|have|is|are|was|were|meets?|satisf\\w+)\\b|$)`)
const OWN_PAPER =
  /^(?:(?:the|this|your|his|her|its|their|(?:the )?petitioner's) )?(?:(?:initial|current|present|detailed|personal|business|professional|written|endeavor|i-140|form|cover|proposed|endeavor's|support) )*(?:petition|record|form(?: i-140)?|i-140|plan|statements?|letters?|filing|submission|petitioner|beneficiary|you|exhibits? \w+|part \w+(?: of the (?:form|petition))?)(?: (?:filed|submitted) with (?:the|this|your) petition)?$/

/** “Your volunteer endeavor”, “the endeavor, in its original form,”: another one than the petition states, or a part of it. */
const otherThing = new RegExp(
  `\\b${OWN} (?!(?:${DETERMINER}|own|stated|specific|overall|entire|described|said|new|future|same|proposed|planned|intended|scientific|technical|medical|engineering|business|entrepreneurial|academic|professional|research)\\b)[\\w-]+ (?:endeavor|undertaking|project|effort)\\b`,
)
const inserted = new RegExp(
  `\\b${THING}, (?:in|for|under|at|on|by|within|before|after|with|without|during|from|if|though|while|when) (?!(?:this|the) (?:case|matter|record)\\b|(?:light|view) of\\b|our view\\b)[^,]{1,80}, (?:has|have|is|are|was|were|meets?)\\b`,
)

/** “…, as shown in the denied petition”: a word of another place, unless it is that of the record or of the notice. */
const asElsewhere =
  /, (?:but )?as (?:(?:it|this|that) )?(?:(?:is|was|were|has been|had been) )?(?:\w+ly )?(?:\w+ed|shown|found|held|seen|said|set (?:out|forth))\b(?! (?:above|below|here|by (?!(?:\w+ ){0,2}(?:another|other|earlier|previous|prior|denied|first|withdrawn|different)\b)|(?:in|under) (?:the|this) (?:record|notice|decision|request|evidence|regulations?|statute)|under)\b)/

/** “The merit of the endeavor as a hobby is not disputed”: the limit stands inside. */
const inPart = /\b(?:merit|importance|prong|positioned|placed|degree)\b.*\b(?:at least|as an? (?!(?:member|individual|alien|person|advanced|professional|whole|result|matter)\b))/

/** A clause says the next thing behind “and”: each is judged by what stands behind its own words. */
const nextThing =
  /,? and (?=(?:that|is|are|has|have|you|he|she|it|qualif\w+|(?:therefore|thus|hence)(?!,? (?:of|an?|the)\b)|also|meets?|satisf\w+|no|needs?|uscis|we|this|the (?:petitioner|beneficiary|evidence|record|first|second|third|endeavor|proposed))\b)/
/** “… and no more evidence is required in this regard” */
const nothingMore =
  /^(?:(?:that )?(?:you|it|he|she|this|the (?:petitioner|beneficiary)) )?(?:no (?:further|more|additional)|needs? (?:not|no)|is not (?:in|at) |uscis (?:does not|has no)|we (?:do not|have no))/

const namesCountry = (phrase: string): boolean =>
  / united (?!states\b)/.test(` ${phrase}`) || (phrase.match(/\b[a-z]{4,}\b/g) ?? []).some((word) => isProperWord(`${word[0]!.toUpperCase()}${word.slice(1)}`) && !(word === 'american'))

/** Without the phrases that limit nothing. */
function leftBehind(behind: string, heading: string): string {
  let rest = behind.replace(/^[\s,]+/, '')
  const shapes = degree.test(heading) ? [named, ...behindDegree, ...harmless] : harmless
  for (let left = ''; left !== rest;) {
    left = rest
    for (const phrase of shapes) {
      const found = phrase.exec(rest)
      if (found !== null && (namesCountry(found[0]) ? degree.test(heading) && phrase !== named : true)) rest = rest.slice(found[0].length).replace(/^[\s,]+/, '')
    }
  }
  return rest
}

/** True where something stands behind the last word of an acceptance that is not known to limit nothing. */
export function isLimitedBehind(clause: string): boolean {
  const said = clause.split(nextThing)
  const from = said.findIndex((part) => part.search(head) >= 0)
  if (from < 0) return false
  if (inPart.test(clause) || otherThing.test(clause) || inserted.test(clause)) return true
  return said.slice(from).some((part, at) => {
    if (at > 0 && nothingMore.test(part)) return false
    const last = [...part.matchAll(head)].at(-1)
    if (last === undefined) return true
    const before = ofDegree.exec(part)?.[1]
    if (before !== undefined && !USUAL.test(before)) return true
    const paper = toldOf.exec(part.slice(0, last.index))?.[1]
    return (paper !== undefined && paper !== '' && !OWN_PAPER.test(paper)) || leftBehind(part.slice(last.index + last[0].length), last[0]) !== ''
  })
}

/** Where the last word that names what is accepted ends; null where none does. */
export function endOfAccepted(clause: string): number | null {
  const last = [...clause.matchAll(head)].at(-1)
  return last === undefined ? null : last.index + last[0].length
}

/** “…, as the first officer held” */
const asHeld = /, as (?:the|an?|your|his|her|its|their|another) [^,;]{1,40} (?:held|found|said|saw|put|determined|concluded|decided|ruled|had)\b/

/** True of a sentence that accepts as something elsewhere has it. */
export const acceptsAsElsewhere = (sentence: string): boolean => asElsewhere.test(sentence) || asHeld.test(sentence)
