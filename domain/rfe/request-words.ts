/** Tells a clause that asks for something to be sent or explained from a rule on how to answer, and from the law. */

const SEND = '(?:submit|provide|furnish|supply|send|enclose|include|explain|describe|clarify|identify|document|specify|list|address|state|indicate|confirm|name|verify|correct|supplement)'
const PAPER =
  '(?:evidence|documentation|documents?|letters?|statements?|cop(?:y|ies)|translations?|evaluations?|transcripts?|contracts?|records?|plans?|reports?|explanations?|descriptions?|correspondence|proof|information|affidavits?|certificates?|agreements?|photographs?|clarification|details|studies|study|lists?|returns|diplomas?)'
const WHO = '(?:you|the (?:self-)?(?:petitioner|beneficiary))'

const forms: readonly RegExp[] = [
  /^(?:(?:first|second|third|fourth|finally|also|next|in addition),? )?(?:please |kindly )?clarify\b/,
  new RegExp(`\\bplease (?:also )?${SEND}\\b`),
  /^(?:identify|list|specify|address|state|indicate|confirm|verify|reconcile|correct) (?:the|each|every|all|how|why|what|which|who|whether|when|where|your|his|her|its|their)\b/,
  /\b(?:uscis|this office|the officer|we) (?:\w+ )?requests? that (?:you|the petitioner)\b/,
  new RegExp(`\\b(?:uscis|this office|the officer|we) (?:\\w+ )?(?:requires?|needs?|seeks?|requests?) (?:to see )?(?:an? |the )?(?:[\\w-]+ ){0,2}?${PAPER}\\b`),
  new RegExp(`\\b${WHO} (?:should|must|needs? to|ha(?:s|ve) to|will need to|would need to|(?:is|are) (?:\\w+ )?(?:asked|requested|required|advised|invited|expected) to) (?:\\w+ )?${SEND}\\b`),
  /\b(?:your|the|any) (?:response|reply|answer)(?: to this (?:notice|request))? (?:should|must|needs? to|has to|ought to|is expected to) (?:\w+ )?(?:include|contain|address|explain|describe|provide|show|be accompanied by)\b/,
  /\bevidence (?:(?:to|that would|which would) [^.;,]{1,60} )?(?:should|must) include\b/,
  new RegExp(
    `^(?:[^,;]{1,80}, )?(?:such |an? |the |these )?(?:[\\w-]+ ){0,3}?${PAPER}\\b[^;]{0,160} (?:(?:should|must|needs? to) (?:\\w+ )?be (?:submitted|provided|included|sent|furnished)|(?:is|are) (?:also |therefore )?(?:needed|required|requested))(?: (?:here|as well|with (?:the|your) response))?[.:]?$`,
  ),
  new RegExp(`^[^,;]{1,60}, (?:submit|provide|furnish|supply|send|explain|describe|clarify) (?:how|why|what|which|whether|(?:an? |the |your |his |her |its |any )?(?:[\\w-]+ ){0,3}?${PAPER})\\b`),
  /\b(?:record|petition) (?:should|must|needs to) be supplemented (?:with|by)\b/,
  /\b(?:uscis|this office|the officer|we) (?:\w+ )?(?:invites?|encourages?|advises?) (?:you|the petitioner) to (?:submit|provide|send|explain)\b/,
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
  /\b(?:submit|send|provide|include|return|mail|upload) (?:all (?:requested|materials?|(?:of )?the (?:above|following|requested|evidence))|any (?:response|reply|materials?)|your response|this (?:notice|letter|request|page)|the (?:original|requested|response|following address)|a copy of this|everything|your (?:answer|reply|evidence)|it (?:to|by|with|in))\b|\ball (?:of the )?requested\b|\bat (?:one|the same) time\b|\boriginal (?:uscis )?(?:notice|request)\b|\bto the (?:address|office)\b|\bany (?:foreign|document (?:in|containing|that is)|evidence (?:you|that you|in a))\b|\bin (?:a|another|the) (?:foreign )?language\b|\bwithdraw\w*\b|\bkeep the originals\b|\b(?:receipt|a-|alien|file) ?number\b|\bon (?:top|each page)\b|\bcover sheet\b|\bmust be received\b|\bby the (?:due )?date\b/

/** “The petitioner must submit evidence of at least three of the following” is the law. */
const OF_LAW = /\bat least (?:two|three) of\b|\b8 c\.?f\.?r\b|\bregulations?\b|\bstatute\b|\bunder the (?:act|law)\b/

const NOT_ASKED = /\b(?:not|no longer) (?:need|needed|required|requested|necessary)\b|^(?:if|should you|unless)\b/

const NAMED_BEFORE = new RegExp(
  `\\b(?:submit|provide|furnish|supply|send|include|explain|clarify|document) (?:such|this|that|these|those|the (?:above|missing|said))(?: (?:missing|\\w+ing))? ?${PAPER}?[.]?$|\\b(?:submit|provide|furnish|supply|send|explain|clarify|document) (?:it|them|this|one)[.]$`,
)

/** What asks whatever else it says: an order to send or explain something. */
const ORDERS =
  /^(?:(?:first|second|third|fourth|finally|also|next|in addition),? )?(?:please |kindly )?(?:submit|supply|provide|send|furnish|explain|describe|tell us|show (?:who|how|that|why|what))\b|\bplease (?:submit|provide|send|furnish|explain|describe)\b|\b(?:additional|further|more) (?:evidence|documentation|documents|information) (?:is|are) (?:needed|required|requested)\b|\b(?<!original )(?:uscis|this office|the officer|we) (?:\w+ )?(?:asks?|requests?) (?:you )?(?:for|to)\b|\byou are (?:asked|requested) to (?:submit|provide|send|explain)\b/

const asksInWords = (clause: string): boolean => ORDERS.test(clause) || (!OF_PROCEDURE.test(clause) && !OF_LAW.test(clause) && !NOT_ASKED.test(clause) && forms.some((form) => form.test(clause)))

/** “Please submit the requested evidence.” asks for nothing that is not named elsewhere. */
const REFERS =
  /^(?:please |you must )?(?:submit|provide|send|return) (?:all )?(?:of )?the requested (?:evidence|documents?|documentation|materials?|information|items)(?: (?:by|within|before|on or before|no later than|at|together|with)\b[^;]{0,80})?[.]?$/

export const asksFor = (clause: string): boolean => !REFERS.test(clause) && asksInWords(clause)

/** “Please submit this evidence.” Nothing else in it tells what is asked for. */
export const asksForNamedBefore = (plain: string): boolean => asksFor(plain) && NAMED_BEFORE.test(plain)
