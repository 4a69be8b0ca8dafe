/** Tells a clause that asks for something to be sent or explained from a rule on how to answer, and from the law. */

const SEND =
  '(?:submit|resubmit|provide|furnish|supply|send|forward|attach|produce|enclose|include|explain|describe|clarify|identify|document|specify|list|address|state|indicate|confirm|name|verify|correct|supplement)'
const PAPER =
  '(?:evidence|documentation|documents?|letters?|statements?|cop(?:y|ies)|translations?|evaluations?|transcripts?|contracts?|records?|plans?|reports?|explanations?|descriptions?|correspondence|proof|information|affidavits?|certificates?|agreements?|photographs?|clarification|details|studies|study|lists?|returns|diplomas?)'
const WHO = "(?:you|the (?:self-)?(?:petitioner|beneficiary)|(?<!\\bor )(?:he|she)(?! or\\b)|(?:mr|ms|mrs|dr)\\. [a-z'-]+)"

/** “If available, provide …”, “should you have contracts, submit …”. */
const WHERE_THERE_IS = new RegExp(
  `^(?:if (?:available|possible|applicable|you (?:have|possess|hold|received|obtained) (?!(?:any )?questions|moved|changed|not\\b|an? (?:attorney|new address))[^,;]{1,80}|(?:such |any |the )?[\\w -]{1,40} (?:exists?|(?:is|are) available))|if you (?:wish|want|choose|intend|decide) to (?:rebut|respond|overcome|contest|continue|proceed|pursue|address)\\b[^,;]{0,80}|should you have (?!(?:any )?questions)[^,;]{1,80}), (?:then )?(?:also )?${SEND}\\b`,
)

/** What an order names: a thing, or a question to be answered. */
const THING = '(?:the|an?|any|all|each|every|both|your|his|her|their|its|this|that|these|those|how|why|what|which|who|whose|whether|when|where|us|more|further|with)\\b'
const TELL =
  '(?:show|demonstrate|establish|prove|substantiate|name|say|tell|give|set out|set forth|account for|support|back up|make clear|compare|quantify|reconcile|outline|detail|specify|break down|supplement|point to|cite|correct|update|obtain|add|file|list|state|identify|address|document|confirm)'
/** “To overcome this, ”, “In your response, ”, “Also, ”. */
const FRONT =
  '(?:(?!(?:if|unless|where|when|should|although|though|while|because|since|the|your|his|her|this|these|those|it|he|she|they|you|we|uscis|one|dr|mr|ms|mrs|an?)\\b)[^,;:]{2,80}, |(?:therefore|accordingly|thus|hence|consequently|first|second|third|fourth|finally|also|next|then|lastly|in addition|moreover|further|specifically|in particular|in (?:so )?doing(?: so| this)?),? )?'
/** “The bond should be provided”: what is to be sent or explained, and no rule on how to send it. */
const TO_BE_SENT =
  '(?:made (?:known|available|clear|part of the record)|handed in|put in writing|brought|filed|attached|included|enclosed|added|set out|spelled out|stated|provided|submitted|resubmitted|sent(?: in)?|produced|furnished|supplied|explained|identified|described|documented|clarified|quantified|disclosed|corrected|reconciled|accounted for|named|listed|substantiated|corroborated|given(?! (?:[a-z]+ )?(?:weight|credit|consideration|deference))|shown(?! (?:that|to)\\b))'
const ANY_PAPERS =
  '(?:any|all|each|every|no|only|the original|original|photocopies|such (?:evidence|documents?|materials?)|translations?|documents?|materials?|responses?|answers?|evidence|documentation)'

const ASKED_FOR = '(?:requested|needed|required|wanted|sought|asked for|called for|invited|welcome|in order|necessary)'
const SOME_PAPER = `(?:${PAPER}|account|details|leases?|orders?|invoices?|receipts?|results|data|figures|surveys?|references|returns|logs|pages)`
const AGENCY = '(?:uscis|this office|the officer|the undersigned|the service|we)'

const forms: readonly RegExp[] = [
  // “Letters would carry more weight if the writers told what they tested.”
  /^(?:(?:the|such|these|any|letters|copies|contracts|orders|evidence|documents|statements)\b)[^;:,]{0,100} would (?:carry|have|receive|be given) (?:more|greater|added) weight\b/,
  /^(?:an?|the|signed|letters|contracts|orders|copies|data) (?![^;:]*\b(?:not|no|if)\b)[^;:]{3,120} would (?:also )?(?:be worth|weigh|count for|tell us|persuade|mean) (?:far |much |a good deal |considerably )?more\b/,
  /\b(?:the|your|any) (?:response|reply|rebuttal|answer) (?:would|might|could) (?:do well to|benefit from|be (?:stronger|helped) (?:if|by|with)|usefully (?:include|contain|show))/,
  new RegExp(`\\b${AGENCY} would be (?:helped|assisted|aided|served) by (?:an?|the|any|some|more|further|your|evidence|letters|copies)\\b`),
  new RegExp(`^(?:[^,;:]{3,60}, )?${AGENCY} (?:also |now |therefore )?(?:invites?|encourages?|urges?) ${WHO} to (?:\\w+ )?${TELL}\\b`),
  /^(?:[^,;:]{3,60}, )?(?:you|the (?:self-)?petitioner) (?:is|are) (?:also |now |therefore )?(?:asked|invited) for (?:an?|the|any|some|more|further|your|evidence|letters|copies)\b/,
  // “The evidence should explain how …”, “The evaluator ought to state which …”
  /(?:^(?=letters |statements )|\b(?:the|this|your|such|any|an?|each|every) )(?:[\w'-]+ ){0,3}?(?:evidence|statements|documentation|materials|evaluators?|employers?|writers?|authors?|experts?|registrar|signator(?:y|ies)|institution|letters?|plan|statement|evaluation|agreements?) (?:submitted |provided )?(?:should|ought to|needs? to|(?:is|are) asked to) (?:also |then |therefore |clearly )?(?:explain|describe|identify|address|clarify|state|specify|tell|name|set out|give|list|document|include|show|demonstrate) (?:how|why|what|which|whether|who|when|where|that the|the|each|his|her|your|any|an?)\b/,
  /^it would (?:also )?(?:assist|help|be (?:most |very )?(?:helpful|useful|of (?:use|help|assistance))) ?(?:\w+ )?(?:if|to (?:see|have|know|learn|receive))\b/,
  new RegExp(`\\b${AGENCY} would (?:also )?(?:be interested in|give (?:\\w+ )?weight to|appreciate|value|look to) `),
  new RegExp(
    `^(?:[^,;:]{3,60}, )?${WHO} (?:may|might|could) (?:also |further )?(?:wish to |want to )?(?:tell us|address(?: in (?:the|your|his|her) (?:response|reply))?|explain|say|describe|clarify) (?:how|why|what|which|whether|who|when|where|in what)\\b`,
  ),
  new RegExp(`^(?:an?|the|any) [^;:]{3,100} (?:must|should|ought to) accompany (?:it|them|this|these|each|the (?:letters?|plan|statement|evaluation))\\b`),
  new RegExp(
    `\\b${WHO} (?:(?:(?:will|would) (?:also )?have|has|have|ought|(?:is|are) (?:\\w+ )?(?:directed|instructed|urged|reminded|free|welcome|allowed|permitted)) to|(?:is|are) to|would do well to|(?:may|might) (?:also )?(?:wish|want|choose|care) to) (?:also |first )?(?:${SEND}|obtain)\\b`,
  ),
  new RegExp(`\\b(?:uscis|this office|the officer|the undersigned|we|one) (?:would|might) (?:also |rather |therefore )?(?:expect|wish|hope|want) to (?:see|find|have|know|receive)\\b`),
  new RegExp(`^(?:[^,;:]{3,60}, )?${AGENCY} (?:also |would |therefore ){0,2}(?:suggests?|proposes?|seeks?) (?:that ${WHO} |the |an? |${SOME_PAPER})`),
  // “A fuller account is needed”, “Evidence is requested that …”, “Returns of the firm, for two years, are requested.”
  new RegExp(
    `^(?:[^,;:]{3,60}, )?(?:(?:an?|the|some|also|any|such|further|more|additional) ){0,3}(?:[\\w-]+ ){0,3}?${SOME_PAPER}\\b(?![^;]*\\b(?:by (?:the )?(?:law|regulation|statute)|if|not|no)\\b)(?:(?! (?:is|are|was|were) (?:met|where|not|only)\\b)[^;:]){0,120} (?:is|are|would be|will be) (?:also |therefore |hereby |still )?${ASKED_FOR}(?:[.]?$|,? (?:that|which|in which|as to|on|of|about|regarding|for|from|showing|here|to (?:show|explain|establish))\\b)`,
  ),
  /^(?:more|further detail) (?:is|must be|has to be|needs to be) (?:needed|required|known|said|shown|told) (?:on|of|about|as to|regarding)\b/,
  /^there is (?:hereby |also )?(?:requested|needed|wanted) (?:an?|the|some)\b/,
  /^the following (?:is|are) (?:\w+ )?(?:requested|needed|wanted|asked)\b/,
  new RegExp(
    `^(?!it (?:is|was)\\b)(?:it|an? (?:explanation|account|description|breakdown)|what [^;]{4,80}|who [^;]{4,80}|how [^;]{4,80}) (?:should|must|has to|needs to|ought to) (?:also |then )?be (?:explained|stated|clarified|described|shown|given|told|set out|made clear)(?: (?:how|who|what|which|why|where|when|of (?:how|who|what|which|why|the|any))\\b|[.]?$)`,
  ),
  new RegExp(`^(?:also )?evidence (?:should|needs to|ought to) (?:also )?be (?:submitted|provided|sent|furnished) (?:that|which|of|showing)\\b`),
  new RegExp(`\\bit is (?:therefore |also )?(?:requested|suggested|asked) that [^;]{3,120} be (?:${TO_BE_SENT.slice(3, -1)})\\b`),
  // “You must show who has used it.”, “You will need to show …”, “Also wanted are the bylaws.”, “Further particulars of the plan are invited.”
  /\byou (?:(?:must|should|need to|have to) (?:\w+ )?(?:show|demonstrate|establish|prove) (?:how|why|what|which|who|whose|where)|(?:will|would) (?:also )?need to (?:\w+ )?(?:show|demonstrate|establish|prove|document|obtain|give|come forward))\b/,
  /^(?:also|still|further|most)(?: (?:also|still))? (?:called for|needed|wanted|required|requested|missing|sought|asked for)(?: here| too| as well)? (?:is|are|would be) (?!not\b|no\b|that\b)/,
  /^(?:[^,;:]{3,60}, )?we (?:also |still |now |further )?need (?!to\b|not\b|no\b|only\b|more (?:before|time)\b)/,
  /^what is (?:called for|needed|wanted|required|requested|missing)(?: here)? (?:is|would be) (?:an?|the|some|further|more)\b/,
  /^(?!(?:it|this|that|no|nothing|if|none)\b)(?![^;:]*\bnot\b)[^;:]{3,160} (?:would (?:also )?be (?:of (?:some |great |particular |more |greater )?(?:use|help|assistance|value)|helpful|useful|welcome)|(?:is|are) (?:also |hereby |therefore )?(?:invited|called for|wanted))(?: (?:here|too|as well|on this point))?[.]?$/,
  /^it (?:is|has|needs|ought) (?:therefore |also |still |first )?to be (?:explained|shown|stated|clarified|documented|told|set out) (?:how|why|what|whether|which|who|by|in)\b/,
  new RegExp(
    `^${FRONT}(?:please |kindly )?(?:also |then )?(?:submit|resubmit|provide|furnish|send|attach|enclose|explain|describe|clarify|identify|specify|substantiate) (?=[a-z0-9"(])(?!(?:it|them|this|these|those|all|any|everything|by(?! (?:whom|what|which)\\b)|in|to|at|within|with|together|and|or|no|not|only|nothing)\\b)`,
  ),
  /\bopportunity is (?:hereby )?(?:given|afforded|offered|granted) to (?:submit|provide|send|explain|show)\b/,
  new RegExp(`^let (?:the|your) (?:response|reply|answer) (?:include|contain|state|show|say|address)\\b`),
  new RegExp(`\\b(?:with|in) (?:the|your) (?:response|reply|answer)(?: there)? should be (?:an?|the)\\b`),
  /\b(?:your|the|any) (?:response|reply|answer|rebuttal) (?:should|must|ought to) be accompanied by\b/,
  new RegExp(`^the [^;:]{3,100} (?:must|should) accompany (?:your|the) (?:response|reply|answer)\\b`),
  /\bit is incumbent (?:up)?on (?:you|the (?:self-)?petitioner) to (?:provide|submit|show|explain|document)\b/,
  new RegExp(`^(?:and |then |provide also |next )(?:please )?(?:also )?${SEND} (?:the|an?|any|all|your|his|her)\\b`),
  /\bplease be so kind as to\b/,
  /^the [\w' -]{3,60}? (?:might|could|should|may) be asked to (?:confirm|state|explain|amplify|say|sign|write|describe|clarify|supplement)\b/,
  new RegExp(`^it would (?:assist|help|be (?:helpful|useful)) (?:\\w+ )?if ${WHO} (?:were to )?(?:submit|submitted|provide|provided|send|sent|explain|explained|show|showed)\\b`),
  new RegExp(`^${AGENCY} cannot (?:proceed|decide|continue|go on) without (?:the|an?|those|these|further|more) (?:[\\w-]+ ){0,4}?${SOME_PAPER}\\b`),
  new RegExp(
    `^${FRONT}(?:please |kindly )?(?:also |then )?${TELL} ${THING}(?! it may\\b)(?! (?:(?:letters?|evidence|record|plan|documents?)\\b[^;]{0,60} )?(?:is|are|was|were|do|does|did|has|have|not)\\b)`,
  ),
  new RegExp(`^${FRONT}(?:please |kindly )?(?:also |then )?${SEND} (?:the|an?|any|all|each|every|both|your|his|her|their|its|copies|how|why|what|which|who|whether|${PAPER})\\b`),
  /^(?:please |kindly )?(?:have|ask|let) (?:(?:the|an?|each|every|your|his|her) [\w' -]{3,60}? (?:to )?(?:confirm|state|sign|explain|describe|say|verify|write)|us (?:know|have|see))\b/,
  /^(?:please )?consider (?:submitting|providing|sending|including)\b/,
  new RegExp(`\\bplease (?:also )?${TELL}\\b`),
  new RegExp(
    `^(?!${ANY_PAPERS}\\b|the (?:response|reply|answer|rebuttal|original|petition|claim|case|waiver|evidence|documents?|materials?)\\b)[^;:]{3,160}? (?:should|needs? to|ought(?: also| likewise| therefore)? to|(?:is|are) to|has to|have to) (?:also |first |then |therefore |likewise )?be ${TO_BE_SENT}\\b(?! (?:by|before|within|together|in english|in one|in person|online)\\b)`,
  ),
  new RegExp(`^the [^;:]{3,160}? must (?:also )?be ${TO_BE_SENT} (?:in|with) (?:your|the) (?:response|reply|answer)\\b`),
  new RegExp(
    `^(?:also )?(?:what is |what we )?(?:still |also |therefore )?(?:needed|wanted|required|requested|asked for|need) (?:here )?(?:is|are|would be) (?:an? |the |any )?(?:[\\w-]+ ){0,2}?${PAPER}\\b`,
  ),
  new RegExp(
    `^(?:(?:an?|any|the|some|also) )?(?:[\\w-]+ ){0,3}?(?:${PAPER}|leases?|orders?|invoices?|receipts?|results|data|figures|surveys?|references)\\b(?![^;]*\\bif\\b)[^;:]{0,120} (?:would (?:also )?(?:be (?:helpful|useful|of (?:more |greater )?(?:use|help|assistance|value)|welcome|needed|required|relevant|probative|persuasive)|help|assist)(?: (?:uscis|us|this office|the officer))?(?: (?:in|with|to) [^;,:]{3,60})?|will (?:also )?be (?:needed|required)|(?:is|are) (?:also )?(?:called for|asked for|sought|wanted|welcome|invited))(?: (?:here|too|as well|on this point))?[.]?$`,
  ),
  /^(?:also |most |especially )?(?:of (?:most |more |particular )?(?:use|help|value)|helpful|useful|welcome) (?:here )?would be\b/,
  /\bit would (?:also )?(?:be (?:helpful|useful|of help|of use)|help) (?:for (?:us|uscis) )?to (?:see|have|know|learn|receive)\b/,
  /\b(?:uscis|this office|the officer|the undersigned|we) (?:would|will|must|also|still|therefore)(?: \w+)? (?:welcome|(?:like|want|wish) to (?:see|have|know|receive|read|get)|(?:need|require) (?!to (?:be|find|conclude|determine)\b|not\b))/,
  /\b(?:uscis|this office|the officer|the undersigned|we) (?:(?!should|may|must|can|will)\w+ )?(?:looks? for|needs? to (?:see|know|have|learn))\b/,
  /\bit is (?:therefore |also )?(?:requested|suggested|asked) that (?:you|the (?:self-)?(?:petitioner|beneficiary))\b/,
  new RegExp(`\\b${WHO} (?:has|have|is|are) (?:hereby |also |now )?(?:given |afforded |offered |granted )?(?:an?|the|this) opportunity to ${SEND}\\b`),
  new RegExp(`\\b${WHO} (?:should|(?:is|are) (?:\\w+ )?(?:asked|requested|advised|invited|encouraged|expected) to) (?:\\w+ )?${TELL}\\b`),
  /\b(?:your|the|any) (?:response|reply|answer|rebuttal)(?: to this (?:notice|request)| on this point| in this regard)? (?:should|must|needs? to|ought to) (?:\w+ )?(?:tell|say|state|make clear|set out|give|demonstrate|establish|discuss|document|clarify)\b/,
  new RegExp(
    `^(?:the|your|this|each|any|these|such|any such) (?:[\\w-]+ ){0,3}?(?:${PAPER})\\b[^.;,]{0,60} (?:should|needs? to|ought to) (?:\\w+ )?(?:be (?:signed|dated|resubmitted|supplemented|accompanied)|say|tell|show|cover|give|come from|bear|make clear|set out)\\b`,
  ),
  /^(?:(?:first|second|third|fourth|finally|also|next|in addition),? )?(?:please |kindly )?clarify\b/,
  new RegExp(`\\bplease (?:also )?${SEND}\\b`),
  /\bplease (?:also )?give (?:us )?(?:an?|the|all|any|further|more|details|dates|examples)\b/,
  new RegExp(`^(?:forward|attach|produce|include) (?:[\\w-]+ ){0,6}?${PAPER}\\b`),
  WHERE_THERE_IS,
  /^(?:(?:in particular|specifically|also),? )?(?:identify|list|specify|address|state|indicate|confirm|verify|reconcile|correct) (?:the|each|every|all|how|why|what|which|who|whether|when|where|your|his|her|its|their)\b/,
  /\b(?:uscis|this office|the officer|the undersigned|we) (?:\w+ )?(?:requests?|asks?) that (?:you|the (?:self-)?petitioner)\b/,
  /^please (?:also )?have (?:[\w'-]+ ){1,6}(?:redo|revise|amend|supplement|correct|justify|confirm|state|sign|explain|describe|provide|submit|write|clarify|correct|verify)\b/,
  /^(?:[^,;]{1,60}, )?(?:uscis|this office|the officer|the undersigned|we) (?:\w+ )?requests? (?!that\b|to\b|no\b|not\b|any\b)\w/,
  new RegExp(`\\b(?:uscis|this office|the officer|the undersigned|we) (?:\\w+ )?(?:requires?|needs?|seeks?|requests?) (?:to see )?(?!no )(?:an? |the )?(?:[\\w-]+ ){0,2}?${PAPER}\\b`),
  new RegExp(`\\b${WHO} (?:should|must|needs? to|ha(?:s|ve) to|will need to|would need to|(?:is|are) (?:\\w+ )?(?:asked|requested|required|advised|invited|expected) to) (?:\\w+ )?${SEND}\\b`),
  /\b(?:your|the|any) (?:response|reply|answer|rebuttal)(?: to this (?:notice|request)| on this point| in this regard| (?:on|to|under|as to|regarding) the [\w' -]{3,60}?)? (?:should|must|needs? to|has to|ought to|is expected to) (?:\w+ )?(?:include|contain|identify|point to|name|address|explain|describe|provide|show|be accompanied by)\b/,
  /\bevidence (?:(?:to|that would|which would) [^.;,]{1,60} )?(?:should|must) include\b/,
  new RegExp(
    `^(?![^;]{0,200}\\bno (?:one|single|particular)\\b)(?:[^,;]{1,80}, )?(?:such |an? |the |these )?(?:[\\w-]+ ){0,3}?${PAPER}\\b(?![^;]{0,160}\\b(?:is|are|was|were) (?:met|where)\\b)[^;]{0,160} (?:(?:should|must|needs? to) (?:\\w+ )?be (?:submitted|provided|included|sent|furnished|supplied)|(?:is|are) (?:also |therefore )?(?:needed|required|requested))(?: (?:here|as well|(?:with|in) (?:the|your|any) (?:response|reply|rebuttal)|to (?:distinguish|explain|show how|support|corroborate) [^;]{1,160}))?[.:]?$`,
  ),
  new RegExp(`^[^,;]{1,60}, (?:submit|provide|furnish|supply|send|explain|describe|clarify) (?:how|why|what|which|whether|(?:an? |the |your |his |her |its |any )?(?:[\\w-]+ ){0,3}?${PAPER})\\b`),
  /^(?:in order )?to (?:meet|satisfy|establish|show|demonstrate|overcome) [^,;]{1,80}, (?:please )?(?:submit|provide|send|furnish)\b/,
  /\b(?:it|he|she|they) (?:must|should|needs? to) (?:therefore |also )?(?:say|explain|show|address|state|describe|clarify) (?:why|how|what|whether|which|who)\b/,
  /\b(?:record|petition) (?:should|must|needs to) be supplemented (?:with|by)\b/,
  /\b(?:uscis|this office|the officer|the undersigned|we) (?:\w+ )?(?:invites?|encourages?|advises?) (?:you|the petitioner) to (?:submit|provide|send|explain)\b/,
  /\b(?:uscis|this office|the officer|the undersigned|we) (?:(?:would|will|do|still|also|therefore) ){0,2}(?:needs?|wants?|wish(?:es)?|like) to (?:see|know|have)(?::?$| (?:what|how|whether|which|who|why|some|any|an?|evidence|documentation)\b)/,
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
  /^answer (?:each|every|all)\b|\bunder (?:its|their|the same) (?:own )?numbers?\b|\b(?:submit|send|provide|include|return|mail|upload|forward|attach) (?:all (?:requested|materials?|(?:of )?the (?:above|following|requested|evidence))|any (?:response|reply|materials?)|(?:your|an?) (?:\w+ )?(?:response|reply)|this (?:notice|letter|request|page)|the (?:requested|response|following address|original(?= ?(?:response|[.,;]|$)))|(?:the|this|that|such|these) (?:evidence|documents?|materials?|items|information) (?:by|within|at|before|no later)|a copy of this (?:notice|letter|request|page)|everything(?= ?(?:[.,;]|$|at|by|in|together|with)\b)|your (?:answer|evidence)(?: ?(?:[.,;]|$)| (?:to (?:this|the) (?:notice|request|address|office)|by|in one|at|within|together)\b)|it (?:to|by|with|in))|\ball (?:of the )?requested\b|\bat (?:one|the same) time\b|\boriginal (?:uscis )?(?:notice|request)\b|\bto the (?:address|office)\b(?! of (?!uscis))|\bany (?:foreign|document (?:in|containing|that is)|evidence (?:you|that you|in a))\b|\b(?:any|each|every|all|documents?|evidence|materials?)\b[^.;]{0,40}\bin (?:a|another|the) (?:foreign )?language\b|\bto withdraw\b|\bwithdraw(?:al of)? (?:the|your|this) (?:petition|request|application)\b|\bkeep the originals\b|\b(?:receipt|a-|alien|file) ?number\b(?! of (?:an?|the|each) (?!(?:petition|case|form|notice|file)\b))|\bon (?:top|each page)\b(?! of the (?:plan|report|article))|\bcover sheet\b(?! of)|\bmust be received\b/

/** “The petitioner must submit evidence of at least three of the following” is the law. */
const OF_LAW =
  /\b(?:at least (?:two|three) of\b|(?:uscis|officers?|this office|we) (?:may|can|might|could) (?:\w+ )?(?:request|ask|require)\b|8 c\.?f\.?r\b|regulations?\b|statute\b|under the (?:act|law)\b(?! of))/
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

const NOT_ASKED =
  /^(?:and )?no (?:\w+ )?(?:evidence|documents?|documentation|information|proof|papers?|letters?)\b|\b(?:not|no longer) (?:need|needed|required|requested|necessary)\b|^(?:if|should you|unless)\b/

const NAMED_BEFORE = new RegExp(
  `\\b(?:submit|provide|furnish|supply|send|include|explain|clarify|document) (?:such|this|that|these|those|the (?:above|missing|said))(?: (?:missing|\\w+ing))? ?${PAPER}?[.]?$|\\b(?:submit|provide|furnish|supply|send|explain|clarify|document) (?:it|them|this|one)[.]$`,
)

/** What asks whatever else it says: an order to send or explain something. */
const ORDERS =
  /^(?:(?:first|second|third|fourth|finally|also|next|in addition|therefore|accordingly|thus|hence|consequently),? )?(?:please |kindly )?(?:submit|resubmit|supply|provide|send|furnish|explain|describe|discuss|substantiate|corroborate|quantify|connect|tell us|show (?:who|how|that|why|what))\b|\bplease (?:submit|provide|send|furnish|explain|describe)\b|\b(?:additional|further|more) (?:evidence|documentation|documents|information) (?:is|are) (?:needed|required|requested)\b|\b(?<!original )(?:uscis|this office|the officer|the undersigned|we) (?:\w+ )?(?:asks?|requests?) (?:you |him |her |(?:that )?the (?:self-)?(?:petitioner|beneficiary) )?(?:for|to)\b(?! (?:no|not|nothing)\b)|\byou are (?:asked|requested) to (?:submit|provide|send|explain)\b/

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
const UNLESS_ASKED = /\b(?:unless|if|when|until|what) (?:uscis|this office|the officer|the undersigned|we) (?:\w+ )?(?:asks?|requests?)\b/

/** A rule on how to answer, told as an order. */
export const tellsHowToAnswer = (plain: string): boolean =>
  ALL_TOGETHER.test(plain) ||
  (UNLESS_ASKED.test(plain) && /\bnot\b/.test(plain)) ||
  (/^(?:please |do not )?(?:submit|send|provide|include|return|mail|upload|forward|attach)\b/.test(plain) && OF_PROCEDURE.test(plain))

/** The paragraph on how and until when to answer stands behind the parts. */
export const closesParts = (plain: string): boolean =>
  /^(?:your|the) (?:response|reply|rebuttal|answer) (?:should|must|may|needs to) (?:include|contain|address|provide)\b/.test(plain) ||
  (/^(?:please |you must )?(?:submit|send|mail|return|forward) (?:your|the) (?:\w+ )?(?:response|reply|rebuttal|answer)\b/.test(plain) && refersOnly(plain))

/** An officer who writes “I ask you for …” speaks for the agency; “we ask you therefore for a statement” requests it. */
const inAgencyWords = (clause: string): string =>
  clause
    .replace(/\bi (?=(?:\w+ ){0,2}(?:ask|request|invite|need|want|wish|like|encourage|advise|suggest|seek|welcome)\b)/g, 'we ')
    .replace(/\b(show|tell|give|send) me\b/g, '$1 us')
    .replace(/^we invite (?=(?:an?|the|your|further|more) )/, 'we request ')
    .replace(/^write (?=an? (?:page|statement|account|letter|description)\b)/, 'submit ')
    .replace(/\bwe (?:would |therefore |also |must ){0,2}(?:ask|invite) (?:you )?(?:therefore |also |now ){0,2}for (?=(?:an?|the|some|any|all|your|further|more|[\w-]+) )/g, 'we request ')

/** “To the extent that a contract was signed, submit it” asks for what there is. */
const EXTENT =
  /^(?:but |and )?(?:to the extent|insofar as)(?: that)? [^;:]{3,160}?, (?=(?:please|kindly|submit|provide|send|furnish|explain|describe|identify|document\w*|copies|evidence|letters?|proof|an?|the|he|she|you|any)\b)/
/** “Should you respond on this point, …” */
const SHOULD_YOU = /^(?:should you|if you) (?:wish to |choose to |want to |decide to )?(?:respond|reply|answer|rebut|contest|pursue)\b[^,;]{0,60}, (?=(?:the|your|you|please|it)\b)/
export const asksFor = (given: string): boolean => asksInAgencyWords(inAgencyWords(given.replace(EXTENT, '').replace(SHOULD_YOU, '')))
const asksInAgencyWords = (clause: string): boolean => !refersOnly(clause) && !ALL_TOGETHER.test(clause) && !(UNLESS_ASKED.test(clause) && /\bnot\b/.test(clause)) && asksInWords(clause)

/** “Please submit this evidence.” Nothing else in it tells what is asked for. */
export const asksForNamedBefore = (plain: string): boolean => asksFor(plain) && NAMED_BEFORE.test(plain)

const WORD_OF_ORDER =
  /^(?:[•▪◦●‣*–-]\s*)?(?:please |kindly )?(?:submit|provide|send|furnish|supply|explain|((?:(?:evidence|documents?|documentation|items?|response|information|what is|still|also) )?(?:needed|need|required|requested|wanted|outstanding)|cure|remedy|to cure(?: this)?|(?:request|item) (?:no\. ?)?\d{1,2}|(?:suggested |acceptable )?evidence(?: to (?:submit|send|provide))?|to (?:submit|provide|send))): (?=\S)/i
/** “Submit: a plan.” Where the thing begins that one word asks for; in no part only an order is taken for one. */
export function behindOneWord(text: string, inPart: boolean): number | null {
  const [lead, inPartOnly] = WORD_OF_ORDER.exec(text) ?? []
  return lead === undefined || (inPartOnly !== undefined && !inPart) || tellsHowToAnswer(`submit ${text.slice(lead.length).toLowerCase()}`) ? null : lead.length
}
