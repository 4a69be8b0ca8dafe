/** Tells what one clause of a notice does: states the law, finds something missing, accepts something or asks for it. */
import { acceptsAsElsewhere, endOfAccepted, isLimitedBehind } from './behind-acceptance.ts'
import { isLimitedBefore, opensWithLimit, withoutOpening } from './before-acceptance.ts'
import { hasUnusualWord } from './words-of-acceptance.ts'
import { isLimited, takesBack } from './limits-of-acceptance.ts'
import { turnIn } from './notice-turns.ts'
import { asksFor } from './request-words.ts'
import { saysLacking } from './words-of-lack.ts'

export type PassageKind = 'adverse' | 'accepting' | 'asking' | 'deferring' | 'general' | 'neutral'

/** `from` and `to` are indexes in the sentence. */
export type Clause = { from: number; to: number; plain: string }

const clauseBreak =
  /[;:]\s|,?(?<!\b(?:all|everything|anything|nothing|none))(?<!\b(?:question|doubt|dispute)(?= but that\b))\sbut\s|,\syet\s|\syet\s(?=(?:the|you|your|it|they|he|she|his|her|there|no|none|nothing|neither|this|that|these|those|we|uscis)\b)|,\s(?=(?:noting|stating|observing|explaining) that\b)|,?\s(?:however|nevertheless|nonetheless),\s|,\s(?:and so|and|so|which|whereas|while|although|though|as)\s|,\s(?=nor (?:did|does|do|has|have|is|are|was|were)\b)|,\s(?=provided that\b)/g
const leadingBreak = /^(?:although|though|even though|even if|while|despite|in spite of|notwithstanding|because|since|as(?! an? )|given that)\b/

const subject =
  /^(?:you|your|it|its|he|she|they|this|that|these|those|there|no|none|nothing|uscis|we|which|the (?:petitioner|beneficiary|record|evidence|file|officer|endeavor|letters?|plan))\b|^(?:has|have|is|are|was|were|does|do|did|cannot|fails?|failed|lacks?)\b/

/** “The record of citations, while notable, does not show …” is one clause. */
const insertion = /^(?:not )?(?:notable|helpful|impressive|commendable|relevant|important|laudable|positive|valuable|informative|noteworthy|useful|significant|credible)\b[^,;]{0,30}, /

/** "… as a pilot, an instructor, and a specialist" and "as well as" go on with what stands before them. */
const endsList = (before: string, mark: string, after: string): boolean =>
  /\bas\s$/.test(mark)
    ? /^(?:well|such)\b|^(?:an?|the) [^,;]{1,60}, (?:is|are|was|were|has|have|does|did)\b/.test(after)
    : /\band\s$/.test(mark) && /, [^,;]{1,48}$/.test(before) && !subject.test(after)

/** "You have not, however, shown …", "The five letters, however, describe …" is one clause. */
const inVerb = (before: string, mark: string): boolean =>
  /\b(?:however|nevertheless|nonetheless),\s$/.test(mark) &&
  (/\b(?:has|have|had|do|does|did|is|are|was|were|can|could)(?: not|n't)?$/.test(before) ||
    /^(?:the|your|his|her|these|those|this|that|both|all) (?!(?:[\w'-]+ ){0,3}(?:is|are|was|were|has|have|had|does|do|did|can|could|may|would|will|\w+ed)\b)(?:[\w'-]+ ){0,3}[\w'-]+$/.test(before))

/** Parts a sentence into clauses; the parts cover the sentence. */
export const clausesOf = (plain: string): Clause[] => {
  const starts = [0]
  for (const match of plain.matchAll(clauseBreak)) {
    const before = plain.slice(starts.at(-1), match.index)
    const after = plain.slice(match.index + match[0].length)
    if (!inVerb(before, match[0]) && !(/\b(?:while|although|though)\s$/.test(match[0]) && insertion.test(after)) && !endsList(before, match[0], after)) starts.push(match.index + match[0].length)
  }
  if (leadingBreak.test(plain)) {
    const comma = plain.indexOf(', ', 8)
    if (comma > 0) starts.push(comma + 2)
  }
  const ordered = [...new Set(starts)].sort((a, b) => a - b)
  return ordered.map((from, index) => {
    const to = ordered[index + 1] ?? plain.length
    return { from, to, plain: plain.slice(from, to).trim() }
  })
}

const generalOpening =
  /^(?:(?:an?|any|each|every|no) (?:petitioner|person|individual|applicant|endeavor|undertaking|beneficiary|petition|advanced degree|waiver(?! of the (?:required |requirements? of an? )?job offer\b[^.;]* not\b)|claimed)\b|to (?:establish|show|determine|qualify|demonstrate|meet|assist|be)\b|in (?:determining|evaluating|assessing)\b|when (?:determining|evaluating)\b|under (?:the|section|matter|this)\b|section \d|matter of|if\b|where\b(?![^,;]{3,80} (?:you|the (?:petitioner|plan|letters?|record|statement|brief)) (?:do|does|did) not\b)(?! (?:the|your|this) (?:petition|record|evidence|plan|case|brief|letters?) (?:falls?|comes?|fails?|stops?)\b)|unless\b|should you\b|an? (?:notice of intent to deny|request for evidence) is\b|this (?:notice|letter|request) (?:does|is|will|was|has) not\b|in (?:dhanasar|nysdot|matter of \w+),? (?:the|we|an?)\b(?!.*\b(?:you|your|here)\b)|it was (?:also )?said\b(?=[^;]*\bin (?:that case|dhanasar|nysdot)\b)(?!.*\b(?:your?|here)\b)|for example|it (?:should|must|is to) be (?:borne in mind|remembered|noted) that\b(?!.*\b(?:your?|the (?:petitioner|record|letters?|plan|evidence))\b)|(?:your|the petitioner's) attention is (?:drawn|called) to the (?:rule|law|regulation|requirement)|the (?:policy )?manual\b|it is incumbent (?:up)?on\b|it is not (?:enough|required)\b(?!.*\b(?:your?|the (?:petitioner|beneficiary)'s)\b)|the (?:term|framework|statute|regulations?|law)\b|benefits? limited|(?:letters|assertions|statements|claims|documents|projections|benefits|arguments|evidence) (?:that|which|without|alone)\b(?=.*\b(?:must|may|can|cannot|should|would|not|no|nothing|little|only|suffic\w*|enough|generally|weight|rarely)\b)|an? (?:(?!is\b|are\b|was\b|has\b)\w+ ){1,4}(?:about|of|that|which)\b.{0,80}\b(?:an endeavor|an occupation|a petition|a petitioner|a waiver)\b|\(?(?:\d|i{1,3})\) (?:that|whether|on balance|the (?:(?:foreign national|person|individual|petitioner|beneficiary)(?:'s|\b)|(?:proposed )?endeavor (?:has|have|had|is|be)\b))|prong (?:[123]|one|two|three): the)/
const generalAnywhere =
  /\bis (?:not )?to be (?:evaluated|determined|judged|assessed|weighed)\b|\bofficers? should\b|\bnot exhaustive\b|\bno (?:one|single|particular) (?:\w+ ){1,5}is (?:required|needed|controlling|prescribed)\b|\b(?:if|when|where|unless) the (?:petitioner|foreign national|person|individual) (?:demonstrates|establishes|shows)\b|\bmay grant\b|\b8 c\.?f\.?r\b|\bi&n dec\b|(?<!, which )(?<!^)\bmay (?:include|be shown|have|deny|be denied|be accepted|not have|not be enough|weigh|consider)\b|\bbut (?:is|are) not limited to\b|^generally\b|\bgenerally (?:speaking|found|held|must|may|are|is|do|does|requires?|should|has|have|will|cannot|considers?|not)\b|\bcannot suffice\b|\binherently\b|\bany alien\b|\b(?:uscis|officers?|this office) (?:considers|looks? at|will consider|balance)\b|\bbears the burden\b|\bclassroom teaching\b|\b(?:petitioner|person|individual|endeavor|evidence|beneficiary) must\b(?! (?:resolve|clarify|reconcile))|\bmust (?:first|then|have|show|hold|establish|demonstrate|include|be well)\b|\b(?:foreign national|individual|person) (?:proposes|to)\b/
const optional = /\b(?:you|petitioner|beneficiary) may (?:also )?(?:wish to )?(?:submit|send|provide|include)\b/
const conditional =
  /(?<!\beven )\b(?:if(?! (?:any|anything|at all|ever)\b)|unless|(?<!\b(?:was|were|is|been) )provided that|(?<!\b(?:determined?|established?|clear|see|tell|judged?|conclude|evaluated?|assess(?:ed)?) )whether or not|in the event)\b/

const deferral =
  /\bwill (?:be )?(?:evaluated?|consider(?:ed)?|address(?:ed)?|examined?|weigh(?:ed)?|review(?:ed)?)\b[^.;]{0,80}\b(?:after|once|when|until)\b|\bneed not\b|(?<!\b(?:you|petitioner|beneficiary|he|she|they|counsel|record|evidence|letters?|plan|statement|petition) )\b(?:do|does|did) not (?:address|comment on|reach|decide|consider) whether\b|\bdoes not reach\b|\bhas not (?:made findings|weighed|considered|analy[sz]ed|reviewed)\b|\b(?:uscis|we|this office|the (?:officer|director|service)) (?:has|have) not (?:yet )?(?:(?:reached|addressed|decided|evaluated|examined|assessed)\b|considered whether\b)|\breserves?\b|\bnot (?:reviewed|discussed|addressed in this|considered(?=[.,;]?$| (?:in|at|here|until|further|because|on|by)\b))|\bwill be (?:considered|examined|reviewed|weighed)\b|\bnot (?:analy[sz]ed|reached|addressed|evaluated|decided) (?:at this (?:time|stage|point)|here|further|yet)\b|\bremains? open\b|\bno (?:determination|finding|decision) (?:is|has been) made\b|\bis not made\b(?! (?:good|up|clear|out)\b)|\b(?:to be|not yet) (?:decided|considered|reached)\b(?! (?:as|an?)\b)|\bwill not (?:address|analy[sz]e|reach|discuss)\b/

const doubtFree =
  /\bthere is nothing (?:further |more )?to add\b|\b(?:does|do|did) not (?:question|dispute|doubt|contest|challenge|disturb|disagree)\b|\b(?:is|are) not (?:in dispute|in question|in doubt|disputed|contested|questioned|(?:at|in) issue)\b|\b(?:has|have) no (?:questions?|doubts?|concerns?|difficulty|quarrel) (?:about|regarding|as to|with)\b|\bno (?:dispute|question|doubt) (?:but )?(?:that|about)\b|\b(?:nobody|no one) (?:doubts?|questions?|disputes?|contests?) (?:that|the)\b|\bnor (?:is|was) it (?:\w+ )?(?:disputed|contested|questioned|denied|doubted|in (?:dispute|question|doubt))\b|\bnothing (?:further|more|else) is (?:needed|required|requested)\b|\bno (?:(?:further|additional|more|other) )?(?:evidence|documents?|documentation|information)(?: (?:on|as to|regarding|for) (?:this|that|the)(?: [\w-]+){1,3})? (?:is|are) (?:being |therefore )?(?:needed|required|requested|sought)\b|\b(?:has|have) not been (?:(?:placed|put|called|drawn) (?:in|into) (?:question|doubt|dispute)|questioned|disputed|contested)\b(?! by\b)/

/** “There is no question but that …” */
export const doubtsNothing = (plain: string): boolean => doubtFree.test(plain)

const negation = /\b(?:not|never|nor|neither|none|cannot|nothing)\b|n't\b/
/** What is not done without anything being held against the petition: "you are not required", "does not claim". */
const harmless =
  /\b(?:not|never|cannot|n't)(?: \w+ly)? (?:be |been |being )?(?:required?|requires?|needed|need|necessary|obliged|bound|limited|prevented?|preclude[ds]?|mean|waived?|claim(?:ed|s)?|assert(?:ed|s)?|argue[ds]?|seek(?:s|ing)?|intend(?:ed)?|wish|want|ask for (?:any )?(?:further|more|additional)|return(?:ed)?|send originals|extend(?:ed)? the (?:time|period|deadline)|grant(?:ed)? (?:more|additional|further) time|(?:the )?only|merely|simply|just)\b|\bwhether or not\b|\bif not\b|\bcannot (?:\w+ )?be (?:sponsored|certified|advertised)\b|\bwho (?:has|have|had) (?:not|never) (?:personally )?(?:worked|met|collaborated|published|studied)\b/g

const individual =
  /\bit does not appear that\b|\b(?:was|were) (?:\w+ly )?(?:not|limited|confined|restricted|considered|deemed|found|too|insufficient|vague|unclear|general|generic)\b|\bdid not\b|\b(?:lacked|undermined|fell short|failed to|considered|deemed|made it)\b|\bno (?:customers?|agency|agencies|investors?|users?|partners?|company|companies|clients?|one)\b|\bdelays?\b|\bblanket waivers?\b|\bself-employment\b|\bcredentials\b|\bmaterial (?:change|alteration)\b|\ba waiver of\b[^.;]* not\b|(?<!\bor )\b(?:her|his)\b(?! or\b)|(?<!\b(?:that|if|when|whether|unless|or) )\b(?:he|she) (?:has|had|did|does|is|was)\b|^(?:lack of|failure to|insufficient|no)\b|\bwaiving\b|\b(?:the|this) (?:\w+ )?(?:impact|benefits?) (?:of|is|was|are|were)\b|\bdetails\b|\bthere (?:is|are|was|were) (?:no|little|insufficient|a lack)\b|\b(?:jobs|positions|hires|employees|revenues?|sales) (?:(?:that|which) would|to be (?:created|hired)|projected|planned|predicted|described)\b|\b(?:projected|predicted|anticipated|expected|forecast) (?:[a-z]+ ){1,5}(?:in [a-z]+ )?(?:is|are|was|were|has|have|does|do|did) (?:not|deemed|found|considered)\b|^this (?:does|did) not (?:meet|satisfy|establish|show|demonstrate|support)\b|\b(?:you|your|the record|the petition|petitioner'?s?|self-petitioner|beneficiary'?s?|applicant|evidence|letters?|citations?|publications?|plan|proposal|description|statement|uscis|this office|the service|officer|the file|evaluations?|recommendations?|opinions?|documents?|documentation|diploma|report|reports|awards?|studies|study|articles?|papers?|they|these|those|it|none|nothing|(?:has|have) not been|alone|no \w+ (?:has|have|was|were)|transcripts?|undertaking|endeavor|classification|merit|importance|projections?|forecasts?|assumptions?|prong|assertion|company|business|(?:her|his|their|the) (?:\w+ ){0,2}(?:work|role|services|employment|activities|project))\b/

/** “You need submit nothing further on this point”, “No deficiency was found”: it refuses nothing, and is no whole acceptance either. */
export const wantsNothing =
  /\b(?:nothing|no) (?:more|further|additional|else)\b[^.;]{0,40}\b(?:is|are|needs?) (?:\w+ )?(?:asked|needed|required|requested|necessary|submitted|sent)\b|\bneeds? (?:to )?(?:(?:submit|send|provide|say|show|add) )?(?:nothing|no) (?:more|further|additional)\b|\bno (?:deficienc(?:y|ies)|objections?) (?:on|in|with|here|(?:is|was|were) (?:found|noted|seen|raised))\b|\b(?:does|do|did) not take issue\b|\bthere is no issue (?:with|as to|on)\b|\bis not the (?:problem|difficulty)\b|\bwill not (?:be )?(?:revisit|reopen|disturb|return to)(?:ed)?\b|\b(?:uscis|we|this office) (?:is|are|does|do) not (?:ask(?:ing)?|request(?:ing)?)(?: for)? (?:any |further |more |additional )?(?:evidence|documents|documentation|information)\b|\bevidence (?:on|of|as to|regarding) (?:this|that|the)(?: \w+){1,3} is not (?:requested|needed|required)\b|\bcannot be doubted\b|\bnothing in the (?:record|file) speaks against\b|\b(?:you|petitioner|beneficiary) (?:do|does) not (?:have|need) to (?:answer|respond|reply|submit|send)\b|\bwill not be discussed further\b|\bno (?:question|doubt|issue|difficulty|objection)s? (?:arises?|remains?|is (?:raised|seen|taken))\b|\bthis (?:rfe|notice|letter|request) does not (?:concern|address|involve|reach)\b|\b(?:is|are) not needed for (?:this|that) purpose\b|^nothing (?:turns|hangs|depends) (?:up)?on\b|^nothing in this (?:letter|notice|request)\b/

/** “No evidence on this point is requested.” */
const notRequested =
  /\bno (?:\w+ )?(?:evidence|documents?|documentation|information)(?: (?:on|as to|regarding|about|for) (?:this|that|the)(?: \w+){1,3})? (?:is|are) (?:\w+ )?(?:needed|required|requested|sought|necessary)\b/

/** A clause that speaks of this case although its sentence opens with the law. */
const ownSubject =
  /^an? (?:[\w-]+ ){0,2}(?:plan|letter|statement|report|opinion|budget|forecast)\b[^;]*\b(?:gives?|names?|says?|tells?|shows?|adds?|offers?) (?:no|nothing|none)\b(?![^;]*\b(?:must|may|should|would|will|can|cannot|generally|alone)\b)|\b(?:by contrast|the petition,)|\bthe (?:articles?|reports?|evaluation|diploma|plan|statement|brief|materials|documents?|petition|projections?|writers?) (?:itself |themselves |also |only )?(?:do|does|did|has|have|is|are|was|were) not\b|\b(?:you|your|the record|the file)\b|\b(?:this|that|the|his|her) (?:argument|contention|claim|assertion|reliance|brief)\b|\b(?:the petitioner|the beneficiary|the evidence|the letters) (?:has|have|does|do|did|is|are) not\b/

const claim =
  /\b(?:you|petitioner|beneficiary|statement|letters?|petition|plan)\b[^,;]{0,24}\b(?:state[sd]?|claim(?:s|ed)?|assert(?:s|ed)?|argue[sd]?|says?|said|speaks?|contend(?:s|ed)?|maintain(?:s|ed)?|believe[sd]?|intend(?:s|ed)?|propose[sd]? (?:to|that)|relies|relied|rely|describe[sd]?|list(?:s|ed)?)\b/

/** That there is no employer is what petitioners say of themselves, and refuses nothing: “she explains that she does not have an employer”. */
const withoutEmployer =
  /\b(?:you|(?:the )?(?:self-)?petitioner|(?:the )?beneficiary|he|she) (?:also |further |then )?(?:states?|stated|explains?|explained|indicates?|indicated|says?|said|notes?|noted|writes?|wrote|adds?|added) that (?:you|he|she|there|the (?:petitioner|beneficiary)) (?:(?:do|does|did) not (?:currently |yet )?(?:have|need)|(?:has|have|is|was) no(?:t)?) (?:an?y? )?(?:\w+ )?(?:employer|job offer|sponsor)\b/

/** “The petitioner argues that the process does not suit a founder” is what the petitioner argues, unless it ends in a judgment. */
const contends =
  /^(?:you|counsel|the (?:self-)?(?:petitioner|beneficiary)|he|she) (?:also |further |now |next )?(?:argues?|contends?|maintains?|asserts?|claims?|states?|explains?|says?|writes?|adds?|reports?|submits?)(?: further| also)? that\b/
/** “We raised the lack of independent letters in the first request”: what an earlier letter asked. */
const ASKED_EARLIER = /^(?:in (?:the|our) (?:first|earlier|prior|previous) (?:request|notice|letter),? )?(?:we|uscis|this office) (?:had |also )*(?:raised|asked|requested)\b/
export const asksEarlier = (plain: string): boolean => ASKED_EARLIER.test(plain)
const contended = /\b(?:did not|has not|have not|had not|was not|were not|without|fail\w*|(?<=[,;] [^,;]{0,40})lack\w*|unsupported|uscis|the record|the evidence|but|however|yet|although|despite)\b/

const acceptances: readonly RegExp[] = [
  /\bit is (?:undisputed|uncontested|not (?:disputed|contested|questioned)) that\b/,
  /\b(?:uscis|this office|the officer|the service|the director|officer|we)\b[^,;]{0,20}\b(?:agree[sd]?|concur(?:s|red)?|accept(?:s|ed)?|conced(?:es|ed)|acknowledge[sd]?|f(?:inds?|ound)|conclude[sd]?|recogni[sz]e[sd]?|(?:is|are) satisfied|has determined|determine[sd]?)\b[^;]{0,12}\bthat\b/,
  /\b(?:uscis|this office|the officer|the service|the director|officer|we)\b[^,;]{0,20}\b(?:acknowledge[sd]?|recogni[sz]e[sd]?|accept(?:s|ed)?) the (?:substantial merit|national importance)\b/,
  /\b(?:has|have|had) (?:therefore |thus |already |also |sufficiently |adequately |clearly )?(?:established|demonstrated|satisfied|met|shown)\b/,
  /\b(?:you|petitioner|beneficiary|applicant|she|he) (?:therefore |thus |also )?(?:established|demonstrated|showed|satisfied|met)\b/,
  /\b(?:has|have) been (?:met|satisfied|established|demonstrated|shown)\b/,
  /\b(?:is|are|was|were) (?:found|determined|deemed|considered|acknowledged|recogni[sz]ed|accepted) (?:to (?:have|be|possess|qualify|hold)|as (?:having|holding|possessing|an?))\b/,
  /\b(?:is|are) (?:satisfied(?! that\b)|met|established)\b/,
  /\bqualif(?:y|ies)\b|\bqualified (?:for|as)\b|\bmeets? (?:the|this|all)\b|\bis eligible for\b/,
  /\bha(?:s|d|ve) (?:both )?(?:substantial )?merit\b|\bhas (?:both )?(?:substantial merit and )?national importance\b|\bfound\b[^;]{0,80}\bhad (?:both )?substantial merit\b/,
  /\b(?:is|are) (?:\w+ly |also |thus |therefore )?well[- ](?:positioned|placed)\b/,
  /\b(?:evidence|record|documentation|file)\b[^;]{0,20}\b(?:establishe[sd]|demonstrate[sd]|is sufficient|are sufficient)\b/,
  /\bis clearly (?:described|established)\b/,
  /\b(?:is|are) sufficient to (?:establish|show|demonstrate|prove)\b/,
  /\b(?:supports?|leads? (?:us |uscis |this office |the officer )?to) (?:a|the) (?:finding|conclusion) that\b/,
  /\bfinds? (?:that )?(?:this|the) (?:requirement|prong|element|part|criterion)\b[^.;]{0,12}\bmet\b/,
  /\b(?:finds?|sees?) (?:\w+ )?merit in\b|\bfinds? (?:both )?substantial merit\b/,
  /\b(?:is|are|was|were) (?:found|deemed|considered|acknowledged|recogni[sz]ed|accepted|credited) for (?:its|his|her|their|the|your|substantial merit|national importance)\b/,
  /\b(?:is|are|was|were) in an area of substantial (?:intrinsic )?merit\b/,
  /\b(?:is|was) (?:(?:substantially )?meritorious|of (?:both )?(?:substantial merit|national importance))\b/,
  /\b(?:satisf(?:y|ies|ied)|meets?|met|fulfill(?:s|ed)?) the (?:first|second|third)\b/,
  /\b(?:satisf(?:y|ies|ying)|fulfill(?:s|ing)?|meet(?:s|ing)?) (?:the|this) (?:\w+ )?(?:requirement|threshold|standard)s?\b/,
  /\bmerit\b[^;]{0,80}\b(?:is|was|were|are) (?:acknowledged|recogni[sz]ed|accepted|conceded|established|undisputed)\b/,
]
/** "Documentation showing how the endeavor has national importance" is asked for, and accepts nothing; nor do "examples of how she is well positioned", and what is seen in a potential. */
const toBeShown = /\b(?:showing|establishing|demonstrating|explaining|documenting|to (?:show|establish|demonstrate|prove|explain|document))\b|\bhow (?:the |your )?(?:[\w'-]+ ){0,4}$/

const onlyPotential = /\b(?:its|his|her|their|the|some|a) potential (?:for )?(?:substantial )?(?:merit|national importance|value)\b/

/** “Dr. Tarn writes that you are well positioned”, “counsel asserts that the record establishes …”: what others say, the agency has not accepted. */
const othersSay =
  /^(.*?)\b(?:states?|stated|says?|said|writes?|wrote|claims?|claimed|asserts?|asserted|argues?|argued|contends?|contended|(?:submits?|submitted)(?= that\b)|maintains?|maintained|believes?|believed|considers?|considered|deems?|opines?|opined|concludes?|concluded|indicates?|indicated|explains?|explained|notes?|noted|adds|added|attests?|attested|confirms?|confirmed|affirms?|affirmed|testif(?:y|ies|ied)|alleges?|alleged|feels?|thinks?|predicts?|praises?) (?:that|you|he|she|(?:the|this|both) (?:\w+ ){0,2}(?:petitioner|beneficiary|endeavor|record|evidence|prong|element|requirement|criterion|merit|importance)|both prongs|prong \w+ is|your)\b|^(.*?)\b(?:attest|testif(?:y|ies)|speak)s? to\b/
const byAgency =
  /\b(?:uscis|this office|officer|the service|the director|we)\b(?![^;]*\b(?:petitioner|beneficiary|you|your|counsel|attorney|brief|letters?|opinion|experts?|evaluator|dr|professor|prof|he|she|they)\b)/
const hedged =
  /\b(?:in part|partially|partly|(?:is|are|was|were) (?:claimed|said|asserted|alleged|believed|thought) to|rather than|instead of|as opposed to|hardly|barely|scarcely|would have|had (?:she|he|you)|yet to|according to|to the extent|(?:is )?another matter|purport\w*|allegedly|supposedly|reportedly|arguably|ostensibly|apparently|seemingly|(?:little|nothing|not much) more than|at (?:best|most)|far from|(?<!\bby )(?:us|uscis|the officer) to|as (?:stated|described|explained|argued|claimed|asserted|told|set (?:out|forth)) (?:in|by) (?!(?:the|this) (?:notice|decision|request)\b)|you claim|you state)\b|\b(?:found|determined|deemed|considered|acknowledged|recogni[sz]ed|accepted|credited)\b[^;]*\bby (?!(?:uscis|this office|the (?:officer|service|director|record|evidence)|a preponderance|virtue)\b|\w+ing\b)/
/** What somebody else claims, which the agency may know of without sharing it. */
const claimOfOthers = /\b(?:assertion|claim|contention|argument|view|belief|opinion|suggestion|allegation|statement)s? (?:is |was )?that\b/
const shares = /\b(?:agrees?|agreed|concurs?|concurred|accepts?|accepted|credits?|credited)\b/
/** The importance of a whole field is no point of the test. */
const ofField =
  /\b(?:fields?|occupations?|industry|industries|professions?|sectors?|disciplines?|subject areas?|stem)\b(?: of [^,;]{2,40})? (?:itself )?(?:is|are|has|have|was)\b[^;]{0,40}\b(?:merit|importan(?:ce|t))\b|\b(?:merit|importance) (?:of|in) (?:the|your|his|her|this|that) (?:\w+ )?(?:field|occupation|industry|profession|sector|discipline|subject area)\b|\bis an? (?:[\w-]+ ){1,4}of (?:both )?(?:substantial merit|national importance)\b|(?:^|\bthat )(?!(?:the|your|his|her|its|it|this|that|these|those|you|he|she|they|both|each|such|prong|there|substantial|national)\b)(?:[\w-]+ ){1,4}(?:has|have|is|are) (?:\w+ )?(?:substantial merit|national(?:ly)? importan)/
const ofEndeavor =
  /(?:\b(?:the|this|your|his|her|its|their)|'s)(?: [\w-]+){0,5}? (?<!\b(?:of|in|for|behind) (?:the|your|his|her|this|that) (?:proposed )?)\b(?:endeavor|undertaking|work|research|project)\b[^;]*\b(?:has|have|is|are)\b/
const PUT_IN_QUESTION = /\b(?:placed|put|called|drawn) in(?:to)? (?:question|doubt|dispute)\b/
/**
 * “USCIS accepts that a founder cannot practically be certified by her own company”, “I count these in your favor, though not heavily”: something is
 * granted, and nothing is refused; what it grants is asked.
 */
const GRANTS =
  /^(?:while |although |though )?(?:(?:uscis|this office|the (?:officer|director|service)|we|i) (?:do |does |also |readily |therefore |thus |nevertheless ){0,2}(?:accepts?|agrees?|concedes?) that (?!(?:the|this|your|his|her) (?:record|evidence|petition|filing|letters?|documents?|plan|exhibits?|[\w-]+ (?:does|do|did|has|have|is|are|was|were) not)\b|(?:you|he|she|the (?:self-)?petitioner|no|nothing|none|there)\b)|(?:uscis|we|i) counts? (?:[^,;]{1,40} )?in (?:your|his|her|the petitioner's) favor\b|it is (?:accepted|agreed|conceded) that (?!(?:the|your|this) (?:record|evidence|petition)\b|(?:you|no|nothing)\b))/
export const grantsSomething = (clause: string): boolean => GRANTS.test(clause)
const isOfField = (clause: string): boolean => ofField.test(clause) && !ofEndeavor.test(clause)
/** “The shortage is of national importance”, “the hospital's program has substantial merit”: neither is the endeavor. */
const ofThing =
  /(?:^|\bthat |\bdoubts? |\bquestions? )(?:(?:the|this|that|these|those|such|an?|your|his|her) (?:[\w-]+ ){0,3}?(?:shortages?|problems?|diseases?|conditions?|needs?|goals?|topics?|crisis|crises|questions?|issues?|polic(?:y|ies)|initiatives?|sectors?|industr(?:y|ies)|fields?|occupations?|professions?|markets?|demand|subjects?|challenges?|threats?|areas?|technolog(?:y|ies)|compan(?:y|ies)|employers?|firms?|hospitals?|universit(?:y|ies)|agenc(?:y|ies)|country|state|colleagues?|team|resources?|infrastructure) |(?:[\w-]+ ){0,3}(?!(?:petitioner|beneficiary|applicant|self-petitioner)'s)[\w-]+'s (?:[\w-]+ ){1,4}?)(?:itself |also )?(?:has|have|had|is|are|was|were|carr(?:y|ies)|enjoys?|possess(?:es)?)\b[^;]*\b(?:merit|importance|important)\b/
const isOfThing = (clause: string): boolean => ofThing.test(clause)
const isSaidByOthers = (clause: string): boolean => {
  const found = othersSay.exec(clause)
  const before = found?.[1] ?? found?.[2]
  // “It is noted that …”
  const isPassive = before !== undefined && /\bit is (?:\w+ )?$/.test(before) && /^(?:noted|concluded|confirmed)\b/.test(clause.slice(before.length))
  return before !== undefined && !isPassive && !byAgency.test(before)
}

/** “Dr. Tarn writes that the loom will …”, “the letter praises your skills”: foretold or praised, and not yet weighed. What a letter tells of the past may be the criticism itself. */
export const tellsOfOthers = (plain: string): boolean =>
  /^(?:the |your |his |her |this |one |another )?(?:[\w.',-]+ ){1,6}(?:states?|writes?|says?|asserts?|opines?|attests?|believes?|praises?|commends?|predicts?) /.test(plain) &&
  /^(?:[\w.',-]+ ){0,6}?(?:letters?|dr|prof|professor|mr|mrs|ms|experts?|authors?|references?|statement|opinion|recommenders?)\b/.test(plain) &&
  /\b(?:praises?|commends?|predicts?|will|would|could)\b/.test(plain) &&
  !/\b(?:not|no|never|only|merely|but|however|without|same|identical|\d+|one|two|three|few|several)\b/.test(plain)

/** A “that” behind words that do not surely affirm it: “unconvinced that”, “finds it doubtful that”, “That … is open to question”. */
const unaffirmed =
  /^that\b|\b(?!(?:agree[sd]?|concur(?:s|red)?|accept(?:s|ed)?|conced(?:es|ed)|acknowledge[sd]?|finds|(?<=\bwe (?:also |therefore |thus |further )?)find|found|conclude[sd]?|recogni[sz]e[sd]?|notes?|noted|satisfied|persuaded|convinced|determine[sd]?|considers?|establish(?:es|ed)?|demonstrat(?:e|es|ed|ing)|show(?:s|n|ed|ing)?|proven?|confirm(?:s|ed)?|indicates?|suggests?|supports?|reflects?|finding|conclusion|clear|both|(?:assertion|claim|contention|argument|view|opinion)s?|question|dispute|doubt|contest|challenge|disagree|undisputed|uncontested|(?<=\bnot )(?:disputed|contested|questioned)|(?<=\b(?:sufficient|persuasive|ample) )evidence|and|or|in|of|for|with|by|to|on|at|from|than|is)\b)\w+ (?:(?!only\b)\w+ly )?that\b(?! (?:of|is|was|are|were|has|have|would|will)\b| (?:you|he|she|they|the petitioner) (?:ha(?:s|ve) )?(?:describe|propose|submit|provide|present|pursue|plan|intend)\w*\b)/

/** What is found has to be a step of the test: “finds that the letters on national importance repeat one another” grants none. */
const meetsTest =
  /\bmerit\b|\bhas (?:[\w-]+ ){0,4}(?:importance|implications)\b|\b(?:is|are|was|were|be|being) (?:both |also )?(?:of|in an area of) (?:[\w-]+ ){0,4}importance\b|\b(?:acknowledge|recogni[sz]e|accept)[sd]? the national importance of (?:the|your|his|her|this) (?:proposed )?(?:endeavor|undertaking|work|research|project)\b|\bnationally important\b|\b(?:positioned|placed)\b|\bqualif|\beligible\b|\b(?:me(?:ets?|t)|satisf\w+|fulfill\w*|shown|establish\w*|demonstrat\w*|accepted|sufficient)\b|\bbenefi|\bwaiv|\b(?:is|are|holds?|has|have|possess\w*|earned)\b[^;]{0,80}\b(?:ability|degree|professions?|equivalent|doctorate)\b/

const isInUnusualWords = (clause: string): boolean => {
  const said = withoutOpening(clause)
  const end = endOfAccepted(said)
  return end !== null && hasUnusualWord(said, end)
}
const isFoundInPart = (clause: string): boolean => isLimited(clause) || isLimitedBefore(clause) || isLimitedBehind(clause)
const isInPart = (clause: string): boolean => isInUnusualWords(clause) || isFoundInPart(clause)

const accepts = (clause: string): boolean =>
  !isInPart(clause) &&
  !onlyPotential.test(clause) &&
  !hedged.test(clause) &&
  !unaffirmed.test(clause) &&
  !(claimOfOthers.test(clause) && !shares.test(clause)) &&
  !isSaidByOthers(clause) &&
  !isOfField(clause) &&
  !isOfThing(clause) &&
  meetsTest.test(clause.split(/\bthat (?=(?:the|this|your?|it|its|she|he|her|his|they|both|an?|on balance)\b)/).at(-1)!) &&
  acceptances.some((acceptance) => {
    const at = acceptance.exec(clause)?.index
    return at !== undefined && !toBeShown.test(clause.slice(0, at))
  })

/** It uses the words of an acceptance and grants nothing: whether it is held against the petition is to be asked. */
export const seemsToAccept = (plain: string): boolean => {
  const limited = takesBack(plain) || acceptsAsElsewhere(plain) || opensWithLimit(plain)
  return clausesOf(plain).some(
    ({ plain: clause }) =>
      !isSaidByOthers(clause) &&
      !claim.test(clause) &&
      (limited || grantsSomething(clause) || (/\b(?:whether|how)\b/.test(clause) ? isFoundInPart(clause) : isInPart(clause)) || unaffirmed.test(clause)) &&
      (nearlyShown.test(clause) || grantsSomething(clause) || doubtFree.test(clause) || acceptances.some((acceptance) => acceptance.test(clause))),
  )
}
const nearlyShown =
  /\bas (?:met|satisfied|established|shown|conceded)\b|\b(?:prepared|willing|inclined|ready|disposed) to (?:accept|agree|find|concede)\b|\b(?:close|closer|near) to \w+ing\b|^whether\b[^;]*\b(?:established|shown|demonstrated|met|satisfied)\b/

/** It uses the words of an acceptance, whether it grants something or not, and no word of refusal. */
export const speaksFor = (plain: string): boolean =>
  doubtFree.test(plain) ||
  (!negation.test(plain.replace(harmless, '')) &&
    (/\b(?:accept(?:s|ed)|shows?|equals?|equates?|equivalent|demonstrates?|establish(?:es|ed))\b/.test(plain) || acceptances.some((acceptance) => acceptance.test(plain))))

/** “Going on record without documents does not meet the burden of proof in these proceedings.” */
const ofBurden = (plain: string): boolean =>
  /\bburden of (?:proof|persuasion)\b/.test(plain) &&
  !/\b(?:you|your|he|she|his|her|here|therefore|thus|this|the (?:record|letters?|plan|evidence|self-petitioner|beneficiary)|(?:petitioner|beneficiary) (?:has|have|did|does|had|fail\w*))\b/.test(plain)

/** “Meeting one prong does not give rise to a presumption as to the others.” */
const ofOneProng =
  /^(?:please (?:note|be advised) that |note that )?(?:meeting|satisfying|establishing|showing) (?:one|a|any|the (?:first|second|third)) (?:prong|element|criterion|requirement)\b(?!.*\b(?:you|your|the (?:record|petitioner))\b)/

/** True for sentences that state the law or what anyone may send, whatever words of refusal they contain. */
export const isGeneral = (plain: string): boolean =>
  (/^note: (?!.*\b(?:you|your|the (?:record|petitioner|plan|letters?))\b)/.test(plain) && !/\bplease\b/.test(plain)) ||
  generalOpening.test(plain) ||
  ofBurden(plain) ||
  ofOneProng.test(plain) ||
  optional.test(plain) ||
  (generalAnywhere.test(plain) &&
    !/\bit does not appear that\b|\b(?:is|are|was|were) (?:missing|absent) from the (?:filing|petition|record|file)\b|\b(?:you|your|the record|the file)\b.{0,60}\b(?:not|no|lacks?|fails?)\b|\bthe (?:petitioner|beneficiary|evidence|documentation|documents?|letters?) (?:(?:did|does|do|has|have|had) not|fail)/.test(
      plain,
    ))

/** “The petitioner provided a diploma”, “Here, Mr. Orrin asserts …”: what was sent or said in this case, and no case of the law. */
const toldHere =
  /^(?:here|in this case|in the present case),|(?<!\b(?:dhanasar|that case|nysdot),? )(?:\bthe (?:self-)?(?:petitioner|beneficiary)|\bcounsel|^(?:he|she)|\b(?:mr|ms|mrs|dr)\. [a-z'-]+) (?:also |has |had |further |then )*(?:submitted|submits|provided|filed|furnished|presented|offered|claims?|claimed|states?|stated|describes?|described|cites?|cited|writes?|wrote|worked|points? to|relied|relies|argues?|argued|asserts?|asserted|contends?|maintains?|explains?|explained)\b(?! (?:must|should|may)\b)|\bthe (?:letters?|articles?|reports?|evaluation|diploma|plan|statement|brief|materials|writers?|projections?)(?: (?:of|from|by) [^,;]{2,40})? (?:do|does|did|has|have|is|are|was|were) not\b/
const ofOtherCase = /\b(?:in|of) (?:dhanasar|nysdot|that case|matter of)\b|\bi&n dec\b/

const thisCase =
  /\bit does not appear that\b|\b(?:is|are|was|were) (?:missing|absent) from the (?:filing|petition)\b|\b(?<!\bin dhanasar,? )(?:(?:the )?(?:self-)?petitioner|beneficiary|counsel|he|she|the brief) (?:also |further |next )?(?:contends|argues|maintains|asserts|relies|points)\b|\bno \w+ (?:has|have|was|were) been \w+|\bthe (?:petitioner|beneficiary) (?:has )?(?:met|satisfied|established|demonstrated|qualifie[sd])\b|\b(?:you|your|the record|the file|submitted|exhibits?)\b|\b(?:the|self-) ?(?:petitioner|beneficiary|evidence)(?:'s)?\b.{0,90}\b(?:(?:has|have|did|does|is|are) not|fail(?:s|ed) to)\b|\b(?:uscis|this office|the officer) (?:has determined|finds|agrees|accepts|acknowledges|concludes|recogni[sz]es|is satisfied|cannot|is unable)\b/

const isOfCase = (plain: string): boolean => thisCase.test(plain) || (toldHere.test(plain) && !ofOtherCase.test(plain))

const lawCue = /\bcongress\b|\bdhanasar\b|\bpreponderance\b|\bsection 203|\b8 cfr\b|\bi&n dec\b|\bpolicy manual\b|\bthree (?:things|prongs|parts|elements|requirements|part)\b/

/** "The work described lacked the impact required under Dhanasar" names the law and judges this case. */
const judged =
  /^(?:the|this) (?:\w+ )?prong\b[^;,]{0,40} has been (?:met|satisfied|established|demonstrated)\b|\b(?:endeavor|petitioner|beneficiary|work|school|research|evidence)(?:'s)? (?:has |have )?(?:met|satisf(?:ies|ied)|established|demonstrated)\b|\b(?:met|satisfied) the (?:first|second|third)\b|\b(?:did not|lacked|failed to|(?:was|were|is|are) not|ha(?:s|ve|d) not|(?:is|was|were) (?:recogni[sz]ed|found|deemed|considered)|this failure|(?:these|those|such) (?:factors|points|claims|assertions|arguments|statements|letters|documents) .{0,80}\b(?:do|does|did) not|impossible (?:for [^,;]{1,24} )?to|insufficient)\b/
const ofLawgiver = /\bcongress\b|\bi&n dec\b|\bstatute\b|\bregulations?\b|\b8 cfr\b|\b(?:in|unlike|under) (?:matter of )?\w+, (?:the|a|an|we|no)\b|\bmust\b|\bmay\b|\bshould\b/

/** True for a sentence that only the part setting out the law would contain. */
export const showsLaw = (plain: string): boolean => lawCue.test(plain) && !isOfCase(plain) && !(judged.test(plain) && !ofLawgiver.test(plain))

/** In the part that sets out the law, only sentences that speak of this case's papers are more than law. */
export const isGeneralInLawPart = (plain: string): boolean => isGeneral(plain) || !isOfCase(plain)

/** “The petitioner's diploma was awarded …”, “The letter from Arden Looms is signed …”: the law names no paper of one person. */
const ofOnePaper =
  /^(?:\w+(?: \w+){0,2}, )?(?:(?:the (?:self-)?(?:petitioner|beneficiary)'s|his|her) (?!(?:proposed )?endeavor\b)|the (?:letter|evaluation|diploma|report|statement|plan|transcript|certificate) (?:from|by|of|dated) )(?![^;]*\b(?:must|may|should|shall|if|when|whether)\b)[^;]{2,160}?\b(?:was|were|is|are|did|does|do|has|had|gives?|says?|states?|names?|lists?)\b/

/** True for a sentence with which a notice turns from the law to this case. */
export const turnsToCase = (plain: string): boolean => (isOfCase(plain) || (ofOnePaper.test(plain) && !lawCue.test(plain))) && !isGeneral(plain) && !showsLaw(plain)

/** “None of them describes what would change if it succeeds”: what stands before the condition refuses. */
const refused =
  /\b(?:do|does|did|has|have) not (?:been )?(?:establish|demonstrat|show|prov|explain|describ|identif|indicat|document|substantiat|say|address|discuss|compar|clarif|mention)\w*\b|\bnone of (?:them|these|those|the \w+)\b|\bsays? nothing\b|\bno (?:evidence|documentation|explanation|indication|basis)\b/

const notShown =
  /\b(?:(?:do|does|did|has|have|had|was|were) not (?:been |yet |sufficiently |adequately )?(?:establish|demonstrat|show|prov)(?:e[dn]?|ed|s|n|es)?|(?:fail(?:s|ed)? to|unable to|cannot|could not) (?:establish|demonstrate|show|prove))\b/
const listed = /^(?:\(?(?:\d|i{1,3}|[a-c])\)|or\b|nor\b|and that\b|that\b)/

/**
 * Each clause of a sentence with what it does. In "did not establish: (1) …; (2) that you are well positioned; or (3) …" every
 * part of the list is missing: none of them is accepted. `inPart`: it stands in the part of a point, outside of the law, and so speaks
 * of this case whatever its subject.
 */
export const judgeClauses = (sentence: string, inPart = false): { clause: Clause; kind: PassageKind }[] => {
  const whole = { law: isGeneral(sentence), individual: inPart || individual.test(sentence) }
  const withdrawn = takesBack(sentence) || acceptsAsElsewhere(sentence) || opensWithLimit(sentence)
  let missing = false
  /** “… has not, however, provided evidence that the endeavor, which …, has national importance” */
  let refuses = false
  /** "USCIS agrees that …, and that …" */
  let agreed = false
  let before = ''
  /** "As stated in the letters, you are well positioned": the clause before tells whose word it is. */
  let ofOthers = false
  // “Counsel submits that the petitioner, as a founder, cannot obtain one” is counsel's word to its end.
  const claimed = contends.test(sentence) && !contended.test(sentence) && !/[;:]|, (?:and|so|which|whereas|while|nor)\b/.test(sentence)
  return clausesOf(sentence).map((clause) => {
    // “Do not submit duplicate copies.”
    const judged = clause.from === 0 && /^(?:please )?do not\b/.test(clause.plain) ? 'general' : judgeInSentence(clause.plain, whole)
    if (claimed && judged === 'adverse') return { clause, kind: 'neutral' }
    const kind = judged === 'accepting' && (withdrawn || (ofOthers && !ownVoice.test(clause.plain))) ? 'neutral' : judged
    ofOthers ||= asOthersSay.test(clause.plain) || isSaidByOthers(clause.plain)
    const aside = /\bwhich,?$/.test(before)
    before = clause.plain
    if (agreed && kind === 'neutral' && /^that (?!is|was|does|did|has|would|will)\b/.test(clause.plain) && !negation.test(clause.plain)) return { clause, kind: 'accepting' }
    agreed = kind === 'accepting' && /\bthat\b/.test(clause.plain)
    if (missing && listed.test(clause.plain)) return { clause, kind: kind === 'deferring' ? kind : 'adverse' }
    // "did not show that the endeavor, which begins in one town, has national importance"
    if ((missing || refuses) && kind === 'accepting' && (aside || withoutSubject.test(clause.plain))) return { clause, kind: 'neutral' }
    refuses ||= kind === 'adverse'
    missing = (kind === 'adverse' && notShown.test(clause.plain)) || (missing && aside)
    return { clause, kind }
  })
}

const withoutSubject = /^(?:has|have|had|is|are|was|were|meets?|met|satisf(?:y|ies|ied)|qualif(?:y|ies|ied)|holds?|possess(?:es)?|rises?)\b/
const asOthersSay = /^as (?:\w+ly )?(?:stated|described|explained|argued|claimed|asserted|told|noted) (?:in|by) (?!(?:the|this) (?:notice|decision|request)\b)/
const ownVoice = /\b(?:uscis|this office|officer|the service|the director|we|record|evidence|documentation)\b/

/** `sentence` is the whole plain sentence that the clause belongs to. */
export const judgeClause = (clause: string, sentence: string): PassageKind => judgeInSentence(clause, { law: isGeneral(sentence), individual: individual.test(sentence) })

/** “This part of the first prong” is the half that its heading names. */
export const halfOfProng = /\bthis (?:part|half|element) of the (?:first|second|third) prong\b/

const judgeInSentence = (given: string, sentence: { law: boolean; individual: boolean }): PassageKind => {
  const clause = given.replace(halfOfProng, 'this requirement')
  if (doubtFree.test(clause)) return isInUnusualWords(clause) || isFoundInPart(clause.replace(PUT_IN_QUESTION, 'questioned')) || isOfField(clause) || isOfThing(clause) ? 'neutral' : 'accepting'
  if (asksFor(clause)) return 'asking'
  if (turnIn(clause) !== null && !grantsSomething(clause)) return 'adverse'
  if (isGeneral(clause) || (sentence.law && !ownSubject.test(clause))) return 'general'
  if (deferral.test(clause)) return 'deferring'
  if ((contends.test(clause) || ASKED_EARLIER.test(clause)) && !contended.test(clause)) return sentence.law ? 'general' : 'neutral'
  if (wantsNothing.test(clause)) return sentence.law ? 'general' : 'neutral'
  const missing = saysLacking(clause.replace(notRequested, '')) || negation.test(clause.replace(withoutEmployer, '').replace(harmless, ''))
  if (missing && !/\bnot (?:only|merely)\b/.test(clause) && sentence.individual && !grantsSomething(clause)) {
    return conditional.test(clause) && !refused.test(clause.slice(0, clause.search(conditional))) ? 'general' : 'adverse'
  }
  if (sentence.law) return 'general'
  if (!negation.test(clause) && !/\b(?:if|whether|must|unless|only|should|because|would be(?! (?:\w+ )?beneficial to the united states\b)|may(?! \d)|might|could|provided that)\b/.test(clause)) {
    if (accepts(clause) && !claim.test(clause)) return 'accepting'
  }
  return 'neutral'
}
