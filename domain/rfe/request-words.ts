/** Tells a clause that asks for something to be sent or explained from a rule on how to answer, and from the law. */

const SEND =
  '(?:submit|resubmit|provide|furnish|supply|send|forward|attach|produce|enclose|include|explain|describe|clarify|identify|document|specify|list|address|state|indicate|confirm|name|verify|correct|supplement)'
const PAPER =
  '(?:evidence|documentation|documents?|letters?|statements?|cop(?:y|ies)|translations?|evaluations?|transcripts?|contracts?|records?|plans?|reports?|explanations?|descriptions?|correspondence|proof|information|affidavits?|certificates?|agreements?|photographs?|clarification|details|studies|study|lists?|returns|diplomas?)'
const WHO = '(?:you|the (?:self-)?(?:petitioner|beneficiary))'

/** “If available, provide …”, “should you have contracts, submit …”. */
const WHERE_THERE_IS = new RegExp(
  `^(?:if (?:available|possible|applicable|you (?:have|possess|hold|received|obtained) (?!(?:any )?questions|moved|changed|not\\b|an? (?:attorney|new address))[^,;]{1,80}|(?:such |any |the )?[\\w -]{1,40} (?:exists?|(?:is|are) available))|if you (?:wish|want|choose|intend|decide) to (?:rebut|respond|overcome|contest|continue|proceed|pursue|address)\\b[^,;]{0,80}|should you have (?!(?:any )?questions)[^,;]{1,80}), (?:then )?(?:also )?${SEND}\\b`,
)

const forms: readonly RegExp[] = [
  /^(?:(?:first|second|third|fourth|finally|also|next|in addition),? )?(?:please |kindly )?clarify\b/,
  new RegExp(`\\bplease (?:also )?${SEND}\\b`),
  /\bplease (?:also )?give (?:us )?(?:an?|the|all|any|further|more|details|dates|examples)\b/,
  new RegExp(`^(?:forward|attach|produce|include) (?:[\\w-]+ ){0,6}?${PAPER}\\b`),
  WHERE_THERE_IS,
  /^(?:(?:in particular|specifically|also),? )?(?:identify|list|specify|address|state|indicate|confirm|verify|reconcile|correct) (?:the|each|every|all|how|why|what|which|who|whether|when|where|your|his|her|its|their)\b/,
  /\b(?:uscis|this office|the officer|we) (?:\w+ )?(?:requests?|asks?) that (?:you|the (?:self-)?petitioner)\b/,
  /^please (?:also )?have (?:[\w'-]+ ){1,5}(?:confirm|state|sign|explain|describe|provide|submit|write|clarify|correct|verify)\b/,
  /^(?:[^,;]{1,60}, )?(?:uscis|this office|the officer|we) (?:\w+ )?requests? (?!that\b|to\b|no\b|not\b|any\b)\w/,
  new RegExp(`\\b(?:uscis|this office|the officer|we) (?:\\w+ )?(?:requires?|needs?|seeks?|requests?) (?:to see )?(?!no )(?:an? |the )?(?:[\\w-]+ ){0,2}?${PAPER}\\b`),
  new RegExp(`\\b${WHO} (?:should|must|needs? to|ha(?:s|ve) to|will need to|would need to|(?:is|are) (?:\\w+ )?(?:asked|requested|required|advised|invited|expected) to) (?:\\w+ )?${SEND}\\b`),
  /\b(?:your|the|any) (?:response|reply|answer|rebuttal)(?: to this (?:notice|request))? (?:should|must|needs? to|has to|ought to|is expected to) (?:\w+ )?(?:include|contain|identify|point to|name|address|explain|describe|provide|show|be accompanied by)\b/,
  /\bevidence (?:(?:to|that would|which would) [^.;,]{1,60} )?(?:should|must) include\b/,
  new RegExp(
    `^(?:[^,;]{1,80}, )?(?:such |an? |the |these )?(?:[\\w-]+ ){0,3}?${PAPER}\\b[^;]{0,160} (?:(?:should|must|needs? to) (?:\\w+ )?be (?:submitted|provided|included|sent|furnished)|(?:is|are) (?:also |therefore )?(?:needed|required|requested))(?: (?:here|as well|with (?:the|your) response|to (?:distinguish|explain|show how|support|corroborate) [^;]{1,160}))?[.:]?$`,
  ),
  new RegExp(`^[^,;]{1,60}, (?:submit|provide|furnish|supply|send|explain|describe|clarify) (?:how|why|what|which|whether|(?:an? |the |your |his |her |its |any )?(?:[\\w-]+ ){0,3}?${PAPER})\\b`),
  /^(?:in order )?to (?:meet|satisfy|establish|show|demonstrate|overcome) [^,;]{1,80}, (?:please )?(?:submit|provide|send|furnish)\b/,
  /\b(?:it|he|she|they) (?:must|should|needs? to) (?:therefore |also )?(?:say|explain|show|address|state|describe|clarify) (?:why|how|what|whether|which|who)\b/,
  /\b(?:record|petition) (?:should|must|needs to) be supplemented (?:with|by)\b/,
  /\b(?:uscis|this office|the officer|we) (?:\w+ )?(?:invites?|encourages?|advises?) (?:you|the petitioner) to (?:submit|provide|send|explain)\b/,
  /\b(?:uscis|this office|the officer|we) (?:(?:would|will|do|still|also|therefore) ){0,2}(?:needs?|wants?|wish(?:es)?|like) to (?:see|know|have)(?::?$| (?:what|how|whether|which|who|why|some|any|an?|evidence|documentation)\b)/,
  new RegExp(
    `\\b${WHO} (?:should|must|needs? to|ha(?:s|ve) to) (?:resolve|reconcile|correct|settle) (?:the|this|these|any) (?:\\w+ )?(?:conflicts?|discrepanc|inconsistenc|contradictions?|differences?)`,
  ),
  /^(?:the|your|this|these|such|each) (?:[\w-]+ ){0,3}?(?:explanation|description|statement|letters?|plan|evaluation|affidavit|report)\b[^.;,]{0,60} (?:should|must|needs? to) (?:\w+ )?(?:describe|explain|state|identify|specify|list|include|contain|address|detail|name|set forth|give)\b/,
  new RegExp(`\\b(?:petition|record|filing|case) (?:needs?|requires?|calls for) (?:an? )?(?:more|further|additional|fuller|clearer) (?:[\\w-]+ ){0,3}?${PAPER}\\b`),
  /\b(?:should|must|needs? to) be (?:submitted|provided|included|sent) (?:with|in|as part of) (?:your|the) (?:response|reply|answer)\b/,
  /(?:\bin (?:response|answer|reply)(?: to this (?:notice|request))?|^to (?:overcome|address|resolve|cure|remedy) (?:this|these|the) [\w ]{1,30}), (?:you|the petitioner) (?:must|should|needs? to) (?:\w+ )?(?:demonstrate|establish|show|address|resolve)\b/,
]

/** How to answer, and not what with. */
const OF_PROCEDURE =
  /\b(?:submit|send|provide|include|return|mail|upload|forward|attach) (?:all (?:requested|materials?|(?:of )?the (?:above|following|requested|evidence))|any (?:response|reply|materials?)|(?:your|an?) (?:\w+ )?(?:response|reply)|this (?:notice|letter|request|page)|the (?:requested|response|following address|original(?= ?(?:response|[.,;]|$)))|(?:the|this|that|such|these) (?:evidence|documents?|materials?|items|information) (?:by|within|at|before|no later)|a copy of this (?:notice|letter|request|page)|everything(?= ?(?:[.,;]|$|at|by|in|together|with)\b)|your (?:answer|evidence)(?: ?(?:[.,;]|$)| (?:to (?:this|the) (?:notice|request|address|office)|by|in one|at|within|together)\b)|it (?:to|by|with|in))|\ball (?:of the )?requested\b|\bat (?:one|the same) time\b|\boriginal (?:uscis )?(?:notice|request)\b|\bto the (?:address|office)\b(?! of (?!uscis))|\bany (?:foreign|document (?:in|containing|that is)|evidence (?:you|that you|in a))\b|\b(?:any|each|every|all|documents?|evidence|materials?)\b[^.;]{0,40}\bin (?:a|another|the) (?:foreign )?language\b|\bto withdraw\b|\bwithdraw(?:al of)? (?:the|your|this) (?:petition|request|application)\b|\bkeep the originals\b|\b(?:receipt|a-|alien|file) ?number\b(?! of (?:an?|the|each) (?!(?:petition|case|form|notice|file)\b))|\bon (?:top|each page)\b(?! of the (?:plan|report|article))|\bcover sheet\b(?! of)|\bmust be received\b/

/** “The petitioner must submit evidence of at least three of the following” is the law. */
const OF_LAW = /\b(?:at least (?:two|three) of\b|8 c\.?f\.?r\b|regulations?\b|statute\b|under the (?:act|law)\b(?! of))/
const KINDS_OF_LAW =
  /\bat least (?:two|three) of (?:the|these|six)(?: (?:following|six|ten|listed|regulatory|evidentiary)){0,3}(?: (?:categories|criteria|kinds|types|forms)\b|(?= ?(?:[.:;,]|$|(?:in|at|under|listed|set|above|below)\b)))/
/** What this petitioner is told to do: the law in it is what the paper is about, unless it stands before. */
const TOLD_TO = new RegExp(
  `\\b(?:you (?:should|must|needs? to|have to|will need to|are (?:\\w+ )?(?:asked|requested|required|advised|invited|expected) to)|the (?:self-)?(?:petitioner|beneficiary) (?:should|is (?:\\w+ )?(?:asked|requested|invited|advised) to)) (?:\\w+ )?${SEND}\\b`,
)
/** “To meet the regulation, you must submit an official academic record.” */
const TO_MEET_IT = new RegExp(
  `^(?:in order )?to (?:meet|satisfy|comply with|fulfill|overcome) [^;]{1,160}, you (?:should|must|need to|have to) (?:\\w+ )?${SEND} (?!evidence (?:that|of) (?:the|an?) (?:petitioner|alien|individual|person))(?:[\\w-]+ ){0,4}?${PAPER}\\b`,
)
const isLaw = (clause: string): boolean => {
  const at = clause.search(TOLD_TO)
  return at < 0 ? OF_LAW.test(clause) : KINDS_OF_LAW.test(clause) || (OF_LAW.test(clause.slice(0, at)) && !TO_MEET_IT.test(clause))
}

const NOT_ASKED = /^(?:and )?no (?:\w+ )?(?:evidence|documents?|documentation|information)\b|\b(?:not|no longer) (?:need|needed|required|requested|necessary)\b|^(?:if|should you|unless)\b/

const NAMED_BEFORE = new RegExp(
  `\\b(?:submit|provide|furnish|supply|send|include|explain|clarify|document) (?:such|this|that|these|those|the (?:above|missing|said))(?: (?:missing|\\w+ing))? ?${PAPER}?[.]?$|\\b(?:submit|provide|furnish|supply|send|explain|clarify|document) (?:it|them|this|one)[.]$`,
)

/** What asks whatever else it says: an order to send or explain something. */
const ORDERS =
  /^(?:(?:first|second|third|fourth|finally|also|next|in addition),? )?(?:please |kindly )?(?:submit|resubmit|supply|provide|send|furnish|explain|describe|discuss|substantiate|corroborate|quantify|connect|tell us|show (?:who|how|that|why|what))\b|\bplease (?:submit|provide|send|furnish|explain|describe)\b|\b(?:additional|further|more) (?:evidence|documentation|documents|information) (?:is|are) (?:needed|required|requested)\b|\b(?<!original )(?:uscis|this office|the officer|we) (?:\w+ )?(?:asks?|requests?) (?:you )?(?:for|to)\b|\byou are (?:asked|requested) to (?:submit|provide|send|explain)\b/

const asksInWords = (clause: string): boolean =>
  ORDERS.test(clause) || (!OF_PROCEDURE.test(clause) && !isLaw(clause) && (!NOT_ASKED.test(clause) || WHERE_THERE_IS.test(clause)) && forms.some((form) => form.test(clause)))

/** What tells where, how, and until when to answer, and names no paper but the notice itself. */
const NOTICE = '(?:(?:an?|the) )?(?:(?:copy|original|first page) of )?(?:this|the|your)(?: original)? (?:notice|request|letter|page|form|coversheet|cover sheet)'
const DAY = '(?:(?:the )?(?:(?:due )?date|deadline)(?: [a-z]+){0,4}|\\w+ \\d{1,2}(?:,? \\d{4})?|\\d{1,2}[/ -][\\w]+[/ -]\\d{2,4})'
const HOW = [
  '(?:to|at) (?:this office|(?:us|uscis)\\b|(?:the )?(?:\\w+ )?(?:address|office|center)(?: (?:listed|shown|given|printed|noted|indicated|provided|that is|which is))?(?: (?:above|below|here|on|in|at the top of|at the bottom of|of)(?: (?:this|the) (?:notice|page|letter|request))?)?)',
  `(?:by|before|on or before|no later than|not later than|until) ${DAY}`,
  '(?:within|in|no later than) (?:the )?(?:\\d+|[a-z-]+) (?:calendar )?(?:days?|weeks?|months?)(?: (?:of|from|after) (?:the )?(?:date|receipt)(?: (?:of|on|shown on))?(?: (?:this|the) (?:notice|request|letter))?)?',
  `(?:together |along )?with ${NOTICE}(?: (?:on top|attached|in front))?|(?:including|and|enclosing|attaching) ${NOTICE}`,
  '(?:by|via|through) (?:mail(?:ing it)?|fax|courier|e-?mail|using the (?:enclosed|attached) envelope|post)|in (?:the (?:enclosed )?envelope|one (?:package|envelope|submission)|english)|all at (?:once|one time|the same time)|together|online|with (?:the|your) (?:case|receipt) number on each page',
  '(?:or|otherwise|failing which) (?:the|your|this) (?:petition|case|form|request)[^,;:]{0,40} (?:may|will|shall) be (?:denied|rejected|considered abandoned|abandoned)',
]
const ONLY_HOW = `(?:(?:,|,? and)? ?(?:${HOW.join('|')})){1,6}[.]?$`
/** “Please submit the requested evidence.” asks for nothing that is not named elsewhere. */
const REFERS_HOW = new RegExp(
  `^(?:please |you must )?(?:submit|send|mail|return|forward) (?:your|the) (?:\\w+ )?(?:response|reply|rebuttal|answer) ${ONLY_HOW}|^(?:please |you must )?(?:submit|provide|send|return) (?:all )?(?:of )?the requested (?:evidence|documents?|documentation|materials?|information|items)(?:[.]?$| ${ONLY_HOW})`,
)
/** “Additional evidence is needed.” “You must submit the evidence listed below.” */
const REFERS_BELOW =
  /^(?:(?:based )?(?:up)?on [^,;]{4,80}, |at this time, )?(?:additional|further|more) (?:evidence|documentation|information) (?:is|are) (?:needed|required|requested)(?: (?:before|to|in order to|so that) [^;:]{0,80}\b(?:decision|processing|adjudication|review)\b[^;:]{0,40})?[.]?$|^you must submit the evidence (?:requested|listed|described) below\b[^;:]{0,80}[.]?$/

const refersOnly = (clause: string): boolean => REFERS_HOW.test(clause) || REFERS_BELOW.test(clause)

const ALL_TOGETHER =
  /^(?:please )?(?:send|submit|mail|return) (?:(?:it all|everything|all of it)\b(?! (?:that|you|which|on|about))|all (?:of )?(?:the |your )?(?:materials?|documents?|evidence|items)(?: (?:at|in|together|by|within)\b[^;:]{0,60})?[.]?$)/
const UNLESS_ASKED = /\b(?:unless|if|when|until|what) (?:uscis|this office|the officer|we) (?:\w+ )?(?:asks?|requests?)\b/

/** A rule on how to answer, told as an order. */
export const tellsHowToAnswer = (plain: string): boolean =>
  ALL_TOGETHER.test(plain) ||
  (UNLESS_ASKED.test(plain) && /\bnot\b/.test(plain)) ||
  (/^(?:please |do not )?(?:submit|send|provide|include|return|mail|upload|forward|attach)\b/.test(plain) && OF_PROCEDURE.test(plain))

/** The paragraph on how and until when to answer stands behind the parts. */
export const closesParts = (plain: string): boolean =>
  /^(?:your|the) (?:response|reply|rebuttal|answer) (?:should|must|may|needs to) (?:include|contain|address|provide)\b/.test(plain) ||
  (/^(?:please |you must )?(?:submit|send|mail|return|forward) (?:your|the) (?:\w+ )?(?:response|reply|rebuttal|answer)\b/.test(plain) && refersOnly(plain))

export const asksFor = (clause: string): boolean => !refersOnly(clause) && !ALL_TOGETHER.test(clause) && !(UNLESS_ASKED.test(clause) && /\bnot\b/.test(clause)) && asksInWords(clause)

/** “Please submit this evidence.” Nothing else in it tells what is asked for. */
export const asksForNamedBefore = (plain: string): boolean => asksFor(plain) && NAMED_BEFORE.test(plain)

const WORD_OF_ORDER = /^(?:[•▪◦●‣*–-]\s*)?(?:please |kindly )?(?:submit|provide|send|furnish|supply|explain|(needed|need|required|requested|wanted|to (?:submit|provide|send))): (?=\S)/i
/** “Submit: a plan.” Where the thing begins that one word asks for; in no part only an order is taken for one. */
export function behindOneWord(text: string, inPart: boolean): number | null {
  const [lead, inPartOnly] = WORD_OF_ORDER.exec(text) ?? []
  return lead === undefined || (inPartOnly !== undefined && !inPart) || tellsHowToAnswer(`submit ${text.slice(lead.length).toLowerCase()}`) ? null : lead.length
}
