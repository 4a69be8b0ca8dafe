/** The turns in which a notice says that something is missing, weak or at odds with itself, with no negated verb. */

/** What was to be found is not there. */
const notThere: readonly RegExp[] = [
  /\bno such (?:showing|evidence|explanation|proof)\b/,
  /\b(?:gives?|gave|carr(?:y|ies)|carried|bore|provides?|provided|offers?|contains?|includes?|included|states?|stated|names?|named) no\b/,
  /\b(?:identif(?:y|ies|ied)|lists?|mentions?|cites?|shows?|showed) no\b/,
  /\bthere (?:is|was|are|were) no\b/,
  /\bno (?:\w+ ){0,2}(?:evidence|documents?|documentation|material|plan|letters?|correspondence|agreements?|milestones?|funding|contracts?|examples?)\b/,
  /\bno (?:\w+ ){0,2}(?:evaluation|basis|detail|explanation|arguments?|proof|studies|showing|information|indication)\b/,
  // “You sent your tax returns but no surveys that would show …”, “They make no mention of the dye house.”
  /\bno (?:[a-z-]+ ){1,3}(?:that|which) (?:would |could |might )?(?:show|establish|demonstrate|support|corroborate|confirm|compare)s?\b/,
  /\bmakes? no (?:mention|reference|showing|attempt|effort|provision|allowance|room)\b/,
  /\bno [a-z][a-z, ]{2,50} (?:has|have|had) (?:written|agreed|committed|offered|signed|expressed|come forward|shown|invested|purchased|indicated)\b/,
  /^no (?!determination|decision|finding|extension|fee|further|additional|action)[a-z]+(?:,? (?:or )?[a-z]+){1,5} (?:has|have|had) (?:been )?\w+/,
  /\bno (?!determination|decision|finding|extension|fee)\w+ (?:has|have|was|were) (?:been )?\w+/,
  /\b(?:nothing|none)\b.{0,30}\b(?:offered|sent|provided|submitted|included)\b/,
  /\bwithout (?:\w+ly )?(?:stating|saying|specifying|indicating|naming|giving|telling|accounting for|offering|providing|showing|explaining|describing)\b/,
  /\bwithout (?:\w+ly )?(?:identifying|submitting|addressing|demonstrating|establishing|documenting|detailing)\b/,
  /\bwithout (?:(?:any|sufficient|substantial|adequate|credible|supporting|objective|independent|specific|further) )?(?:a basis|evidence|support|explanation|documentation|detail)\b/,
  /\bwithout (?:any |a |an? independent |further |more |independent )?(?:sources?|data|figures?|comparisons?|proof|corroboration|analys[ie]s|examples?|dates|names|particulars|citations? to)\b/,
  /\b(?:stops?|stopped) short of\b/,
  /\b(?:gives?|gave|given|names?|named|states?|stated|lists?|listed|describes?|mentions?|praises?|claims?|says?|said|put|made|written|recommends?)\b[^.;]{0,80} without (?!(?:an? )?(?:doubt|question|hesitation|regard|prejudice|delay|exception|power|charge)\b)[a-z]+/,
  /\bno [a-z]+(?:,? (?:or |and )?[a-z]+){0,4} (?:is|are|was|were) (?:given|named|stated|shown|identified|described|mentioned|supplied|attached|documented|told)\b/,
  /\b(?:hardly|scarcely|barely)\b(?! be (?:doubted|denied|questioned|disputed))/,
  /\bhas (?:very )?(?:little|nothing) to (?:say|show|offer)\b/,
  /^(?:nobody|no one) (?:is|was|has|else)\b/,
  /\b(?:omits?|omitted|skips? over|skipped over|passes over)\b/,
  /\b(?:found|finds?|sees?|saw|says?|said|tells?|told|shows?|offers?|offered|learned?|learn) (?:us )?(?:very|too|only a|rather) (?:little|few)\b/,
  /\bleft to (?:the reader|this office|uscis|the officer|us)\b/,
  /\bleaves? (?:this|that|it|the (?:point|question|matter)) open\b/,
  /\b(?:can|could|may) be read (?:either|both|in (?:two|several|more than one)) ways?\b/,
  /\b(?:finds?|found|sees?|saw|identifies|names?|mentions?|offers?) none\b/,
  /\b(?:lack(?:s|ed|ing)?|fail(?:s|ed|ing)? to|unable to|silent|missing|absent|undocumented)\b/,
  /^(?:lack of|failure to)\b/,
  /\b(?:this|the|such|your|his|her|its|their) failure to\b/,
  /\ba lack of\b/,
  // “No market study or independent source accompanies these projections.”
  /^no (?!determination|decision|finding|extension|fee|further|additional|more|single|issue|question|doubt|dispute|objection|response|appeal|action|particular|one)(?:[a-z]+,? ){1,9}[a-z]+s (?:the|this|these|those|your|his|her|its|their|such|any|that|how|what|why)\b/,
  /\bleft out\b/,
  /\bleft to (?:guess|speculate|wonder|infer|assume|the imagination)\b|\bnowhere\b|\bit is (?:hard|difficult|not easy) to (?:see|tell|say|understand)\b/,
  /\b(?:wants?|needs?|requires?|calls for) (?:some |further |more )?(?:clarification|explanation|correction|reconciliation)\b/,
  /\b(?:left|leaves?|remains?|is|are|was|were|goes|go|went) (?:\w+ly )?(?:un(?:answered|explained|stated|documented|addressed|resolved|named|identified|verified|corroborated|accounted for)|blank|empty)\b/,
  /\bno [a-z]+ (?:appears?|exists?|is (?:apparent|evident|to be (?:found|seen)))\b/,
  /\bleaves? open\b/,
  /\bremains? to be (?:shown|established|demonstrated|documented|explained)\b/,
  /\b(?:overlooks|ignores|overlooked|ignored)\b/,
  /\binstead of (?:stating|showing|explaining|describing|demonstrating|saying|addressing|telling)\b/,
  /\brather than (?:establish|demonstrat|show|explain|describ|document|identify)ing\b/,
]

/** What is there is not enough. */
const notEnough: readonly RegExp[] = [
  /\b(?:insufficient(?:ly)?|inadequately|unclear|vague|unpersuasive|unproven|unsupported|unsubstantiated|speculative|localized|inadequate|conclusory|deficient)\b/,
  /\b(?:falls?|comes? up) short\b/,
  /\b(?:is|are|was|were) (?:\w+ )?(?:wanting|thin|scant|non-binding)\b/,
  /\btoo (?:general|generic|broad|vague|limited)\b|\b(?:such|so|very|only in) (?:broad|general|vague|generic) terms\b/,
  /\boverly (?:optimistic|broad|general|expansive|ambitious)\b/,
  /\bnot (?:well|clearly|sufficiently) (?:defined|specific)\b/,
  /\b(?:little|limited|minimal) (?:(?:probative|evidentiary) (?:value|weight)|weight|evidence|insight|support|detail|information)\b/,
  /\b(?:limited|no|reduced) weight\b/,
  /\bcarr(?:y|ies) (?:no|little) weight\b/,
  /\b(?:bears? no|no bearing|(?:says?|tells?) (?:nothing|little))\b/,
  /\bargue only\b/,
  /\b(?:rests?|relies|rely|depends?) (?:\w+ly )?on (?:the petitioner's|your|his|her|its) own (?:words?|statements?|account|assertions?|say-so)\b/,
  /\b(?:contains?|contained|includes?|included|consists?|consisted|comprises?|comprised|offers?|offered) (?:only|merely|solely|no(?:thing)? more than)\b/,
  /\bonly in terms of\b/,
  /\b(?:is|are|was|were|remains?) (?:\w+ly )?(?:modest|minimal|negligible|sparse|meager)\b/,
  /\b(?:far|much|well|considerably|significantly|substantially) (?:less|fewer|lower|below) than (?:the|what|is|those)\b/,
  /\bimmeasurable\b/,
  /\binsignificant\b/,
  /\bis not an? (?:\w+ )?(?:impact|effect|benefit|contribution)\b/,
]

/** It reaches no further than it should not stop at. */
const tooNarrow: readonly RegExp[] = [
  /\brather than (?:having|extending|affecting|reaching|benefit\w+|advancing|broad\w*|national\w*)/,
  /\brather than the (?:\w+ ){0,2}(?:field|industry|sector|nation|economy|public|country|profession)/,
  /\brather than (?:his|her|your|their|its|the) (?:\w+ )?(?:own|specific|individual|proposed)\b/,
  /\brather than (?:a|the|any) (?:\w+ )?(?:defined|specific|clear|endeavor)/,
  /\bfocus(?:es|ed)? (?:\w+ )?on\b[^;]{0,80}\brather than\b/,
  /\b(?:in place|instead) of an? (?:\w+ )?endeavor/,
  /\b(?:primarily|mainly|merely|solely|mostly|chiefly) (?:impact|benefit|serve|affect|help|reach|concern|address)(?:s|es|ed)?\b/,
  /\bbenefit(?:s|ed|ing)? (?:primarily|mainly|mostly|chiefly)\b/,
  /\b(?:benefits?|reach(?:es)?|serves?|helps?|affects?) only\b/,
  /\b(?:felt|enjoyed|shared|experienced|realized) only (?:by|in|within|among|at)\b/,
  /\blimited (?:local )?(?:impact|effect|reach)\b/,
  /(?<!\bnot (?:be |been )?)\blimited to\b/,
  /\b(?:confined|restricted|specific) to (?:the|your|his|her|its|their)\b/,
  /\bclient-specific\b/,
]

/** It does not agree with itself, or came too late. */
const atOdds: readonly RegExp[] = [
  /\b(?:undermin(?:es?|ed|ing)|unsigned|undated|inconsistent|inconsistenc(?:y|ies)|discrepanc(?:y|ies)|contradict\w*|questionable|unreliable)\b/,
  /\bconflicting\b/,
  /\bdescribes? different\b/,
  /\bdifferent (?:ways|versions|accounts|figures|numbers|amounts|descriptions|dates)\b/,
  // It held once, and does not now.
  /\b(?:has|have|had|was|were|is|are) (?:since |now |already )?(?:expired|dissolved|ended|run out|lapsed|terminated|cancell?ed|revoked|suspended)\b/,
  /\bceased (?:to|operations?|trading|business|work|publication)\b/,
  /\bno longer (?!questions?|disputes?|contests?|doubts?|requires?|needs?|needed|required|requested|contested|disputed|at issue|in (?:dispute|question))\w+/,
  /\bchanged (?:the|your|his|her|its) (?:proposed )?endeavor\b/,
  /\b(?:made|makes|introduced|introduces|present(?:ed|s)) (?:\w+ ){0,2}changes? to (?:the|your|his|her|their|its) (?:\w+ )?(?:endeavor|undertaking)\b/,
  /\b(?:is|was|constitute[sd]?|considered|represent(?:s|ed)?|amount(?:s|ed)? to) an? (?:\w+ )?material (?:change|alteration)\b/,
  new RegExp(
    '\\b(?:constitutes?|amounts? to|is) (?:\\w+ )?(?:continuing|a continuation of|the continuation of) (?:to perform |performing |with )?' +
      '(?:his|her|your|their|the)(?: \\w+){0,2} (?:job|employment|duties|occupation|position)\\b',
  ),
  /\b(?:began|begun|dated|issued|obtained|granted|signed|published|created) after the (?:petition|filing|date of filing)\b/,
]

/** The agency doubts it, or counts it against the petition. */
const doubted: readonly RegExp[] = [
  /(?<!\bnot )(?<!\bbeen )\bin (?:serious |some |grave )?doubt\b(?<!\b(?:no|never|not|nothing|without) [^.;]{0,40})/,
  /\b(?:hard|difficult|impossible|not easy) to (?:reconcile|square)\b/,
  /\b(?:claim|argument|case|petition)\b[^.;,]{0,60} fails? (?:at|on|under)\b/,
  /\bdisagree[sd]?\b/,
  /\bcasts? doubt\b/,
  /\b(?:is|are|was|were) (?:\w+ly )?(?:misplaced|unavailing|without merit|not well taken|mistaken|inapposite|immaterial)\b/,
  /\braise[sd]? (?:an? |the )?(?:issues?|questions?|doubts?|concerns?)\b/,
  /\b(?:questioned|doubts|doubted|challenged)\b[^;]{0,30}\b(?:whether|that|how)\b/,
  /\b(?:uscis|this office|officer|the service|we) (?:has |have )?(?:questions?|questioned|doubts?|doubted) (?:the|that|whether|how|if|your|his|her|this)\b/,
  /\b(?:impossible|difficult|not possible) (?:for [^,;]{1,24} )?to (?:determine|evaluate|assess|tell|identify|judge|establish|conclude|ascertain)\b/,
  /\b(?:decided|resolved|weighs?|counts?|tips?|cuts?) against (?:you|the petitioner|the beneficiary|a waiver|approval|rather than)\b/,
]

/** Of the classification and its kinds of evidence: only some of them, or a lower degree. */
const partOfMeasure: readonly RegExp[] = [
  /\b(?:all|each|every|both|the)\b(?: [\w-]+){0,4} (?:except|other than|apart from|aside from|save for|with the exception)\b/,
  /\b(?:all|everything|anything) but (?:the|that|one)\b/,
  /\b(?:criterion|claim|argument)(?: \([a-f]\))? (?:also )?fails\b/,
  /\b(?:only|just|thus|therefore|then) (?:met|satisfied) (?:one|two|1|2) (?:of (?:the |these )?)?(?:six |regulatory |evidentiary ){0,2}(?:criteri(?:a|on)|categor(?:y|ies)|kinds?)\b/,
  /\b(?:only|only (?:met|meets|satisfie[sd])) (?:one|two|1|2) of\b/,
  /\b(?:equivalent|equal|comparable) to an? (?:associate|high school|secondary|vocational)\b/,
  /\bineligible\b/,
]

const turnsOfLack: readonly RegExp[] = [...notThere, ...notEnough, ...tooNarrow, ...atOdds, ...doubted, ...partOfMeasure]

/** True of a clause that says in any of these turns that something is missing. */
export const saysLacking = (clause: string): boolean => turnsOfLack.some((turn) => turn.test(clause))
