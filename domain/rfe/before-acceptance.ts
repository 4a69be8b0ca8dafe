/**
 * What stands before the words of an acceptance: “In theory, …”, “For now, …”, “Perhaps …”, “Within one town, …”. It concedes only where the
 * opening is of a shape that is known to limit nothing; any other is asked about.
 */

const READS =
  '(?:review(?:ing|ed)?|consider(?:ing|ation|ed)|examin(?:ing|ation|ed)|evaluat(?:ing|ion|ed)|weigh(?:ing|ed)|read(?:ing)?|assess(?:ing|ment|ed)|analy(?:sis|zing|zed)|study|receipt of your response)'
const CASE = '(?:case|matter|petition|instance|regard|respect|proceeding|response|brief|letters?|statement|submission|filing|plan|evidence|record|documents?|documentation|cover letter)'
const OF_CASE = "(?:the|this|your|his|her|its|these|petitioner's)(?: (?:instant|present|current|initial|original|submitted|whole|entire|supporting|expert|support|detailed|business))*"

/** What a finding may rest on: papers and what the person has done. */
const GROUND =
  '(?:.*\\b(?:evidence|record|documentation|documents?|letters?|materials?|exhibits?|tabs?|review|analysis|totality|foregoing|above|degrees?|doctorate|education|training|experience|years|skills|expertise|knowledge|licenses?|achievements|accomplishments|publications|articles|citations|patents?|awards?|grants?|contracts?|progress|success|work|role)\\b.*)'
/** What a finding may be about: the points of the test by their names. */
const POINT =
  "(?:(?:the|this|your|his|her|its|both|petitioner's|beneficiary's|proposed|first|second|third|last|final|eb-2|dhanasar|question|issue|element|requirement|matter|criterion|of|whether|and|or|substantial|national|underlying|requested|sought|advanced|degree|exceptional|merit|importance|endeavor|endeavor's|prongs?|classification|balance|balancing|test|framework|ability|one|two|three|petitioner|beneficiary|case|petition|record|waiver|national interest waiver) ?)+"
/** Words that make an opening a limit, whatever its shape. */
const LIMITS =
  /\b(?:alone|only|solely|merely|just|exceptions?|except|excluding|initial(?:ly)?(?! matter\b)|preliminar\w*(?! matter\b)|tentative\w*|provisional\w*|interim|first (?:review|look|reading|impression|glance|view|draft)|(?:quick|brief|cursory) \w+|(?:present|current) (?!case\b|matter\b|petition\b)|abroad|claim(?:s|ed)?|assert\w*|alleg\w*|argu\w*|contend\w*|contentions?|say-so|represent(?:s|ed|ations?)|counsel(?:'s)?|attorney(?:'s)?|lawyer(?:'s)?|promis\w*|intent(?:ions?)?|expect\w*|anticipat\w*|plan(?:s|ned)|future|prospective|pilots?|drafts?|if|unless|until|once|assum\w*|presum\w*|suppos\w*|some|most|mostly|part|parts|partly|partial\w*|half|face|favorabl[ey]|generous\w*|charitabl[ey]|unverified|untranslated|unsigned|disregard\w*|ignoring|without|apart|aside|other than|but|though|although|despite|not|no)\b/

const harmless: readonly RegExp[] = [
  /^(?:first|second|third|last|finally|further|furthermore|moreover|therefore|thus|hence|here|overall|indeed|however|nevertheless|nonetheless|also|again|next|likewise|still|as such|altogether|by contrast|that said)$/,
  /^(?:first|second|third|last|additional|according|consequent|similar|clear|specific|notab|ultimate|correspond|equal|important|final)(?:ing)?ly$/,
  new RegExp(`^(?:in|with|on|by|through|from) ${OF_CASE} ${CASE}\\b(?:,? (?:and|or) (?:the |your )?\\w+){0,2}(?: (?:submitted|provided|presented|of record|before us|filed))?$`),
  /^in (?:(?:light|view|consideration|recognition) of .+|(?:sum|summary|addition|conclusion|short|fact|particular|total|all)|(?:response|support|answer)(?: (?:to|of) .+)?|(?:our|its) (?:view|review|judgment|assessment))$/,
  new RegExp(`^(?:(?:in|on|upon|after|following|having|by) )?(?:an? |our |its |the )?(?:(?:careful|further|thorough|full|complete|de novo|close|carefully|fully|now) (?:and \\w+ )?)*${READS}\\b.*$`),
  /^given that .*\b(?:has|have|had|was|were)\b/,
  new RegExp(`^(?:based (?:up)?on|on the (?:basis|strength) of|given|owing to|due to|because of|by (?:virtue|reason) of) ${GROUND}$`),
  new RegExp(`^(?:turning (?:first |next |now |then |back )?to|as (?:to|for|regards)|regarding|concerning|with (?:regard|respect) to|in regard to) ${POINT}$`),
  /^as (?:an? (?:result|preliminary matter|initial matter|whole|consequence|threshold matter)|(?:noted|discussed|stated|explained|shown|indicated|set forth|described) (?:above|below|here))$/,
  /^(?:for|to|from) (?:this|that|these|those|the (?:foregoing|above|following|stated)) (?:reasons?|ends?)?$/,
  /^(?:by (?:a|the) preponderance of .+|on balance|at the outset|to begin)$/,
  /^(?:under|within|for) (?:the |this )?(?:(?:first|second|third|dhanasar|matter of dhanasar|three-part|statutory|regulatory|applicable|governing|precedent) ?)*(?:prong|framework|analysis|test|standard|law|regulations?|dhanasar)?(?: of (?:the )?(?:dhanasar|matter of dhanasar)(?: \w+)?)?$/,
  /^with (?:(?:an?|the|your|his|her|both|\w+) )?[^,]*\b(?:degrees?|doctorate|ph\.d\.|years|experience|training|education|record)\b[^,]*$/,
]
/** “As the founder of the mill, you are …” tells of the person; “As a hobby, the endeavor …” limits. */
const asPerson = /^as (?:an?|the|one) [^,]+$/
const PERSON = /^(?:you|he|she|dr|prof|mr|mrs|ms|the (?:self-)?(?:petitioner|beneficiary))\b/

/** A word that begins a phrase and no subject. */
const BEGINS =
  '(?:due|given|owing|in|on|at|for|to|by|with|within|without|under|upon|as|after|before|during|through|throughout|from|of|off|among|amid|outside|inside|until|since|despite|notwithstanding|except|apart|aside|beyond|besides|barring|absent|per|via|only|even|once|when|where|wherever|taken|viewed|seen|read|looked|held|[\\w-]+(?:ing|ed|ly|wise)|perhaps|maybe|(?:\\w+ ){1,3}ago)'
const SUBJECT = "(?:the|you|your|uscis|we|it|this|that|these|he|she|his|her|its|dr|prof|mr|mrs|ms|both|each|prong|substantial|national|\\w+'s)"
const opening = new RegExp(`(?:^|\\bthat,? )(?:(?:and|but|so|yet) )?(${BEGINS}(?: [^,;]{1,160}?)?), (?=(${SUBJECT}\\b.*))`)
/** “On its face the record establishes …”, “For purposes of this notice we find …”, without a comma. */
const SPEAKS =
  "(?:we|you|he|she|it|uscis|(?:the|this|your|his|her|its) (?:[\\w'-]+ ){0,3}?(?:petitioner|beneficiary|endeavor|prong|evidence|record|office|officer|requirement|criterion|service|director|merit|importance|balance|work|research)) (?:\\w+ly |also |therefore |thus )?(?:is|are|was|were|has|have|had|do|does|did|meets?|met|finds?|found|agrees?|concurs?|accepts?|concedes?|acknowledges?|concludes?|determines?|recogni[sz]es?|establish(?:es|ed)?|shows?|showed|demonstrates?|demonstrated|satisf(?:y|ies|ied)|qualif(?:y|ies)|holds?|treats?|favors?)\\b"
const bareOpening = new RegExp(
  `^(?:(?:and|but|so|yet) )?((?:in|on|at|for|by|with|within|without|under|upon|as|after|before|during|through|from|to|until|since|despite|save|except|apart|aside|barring|beyond|given|assuming|presuming|supposing|solely|only|purely|merely|taken|viewed|taking|viewing|standing|looking|reading|regarding|concerning|based|insofar|up) [^,;]{3,160}?) (?=(${SPEAKS}))`,
)
/** “Perhaps the first prong is met”, without a comma. */
const adverb = /(?:^|\bthat )(perhaps|maybe|\w{3,}ly) (?=(?:the|your|this|it|you|its)\b)/

const opensWithIt = new RegExp(`^(?:(?:and|but|so|yet) )?(${BEGINS}(?: [^,;]{1,160}?)?), (?=(${SUBJECT}\\b.*))`)

/** True of a phrase that is not known to limit nothing. */
const mayLimit = (phrase: string, behind: string): boolean => LIMITS.test(phrase) || (!harmless.some((shape) => shape.test(phrase)) && !(asPerson.test(phrase) && PERSON.test(behind)))

/** True of a sentence that opens with what may limit all that it accepts behind it, in whatever clause. */
export function opensWithLimit(sentence: string): boolean {
  if (/^(?:though|although|while|albeit) [\w-]+(?: [\w-]+)?, /.test(sentence)) return true
  const [, phrase, behind = ''] = opensWithIt.exec(sentence) ?? []
  return phrase !== undefined && mayLimit(phrase, behind)
}

/** True of a clause whose acceptance stands behind an opening that is not known to limit nothing. */
export function isLimitedBefore(clause: string): boolean {
  const [, phrase, behind = ''] = opening.exec(clause) ?? []
  const alone = adverb.exec(clause)?.[1]
  const bare = bareOpening.exec(clause)?.[1]
  const said = [phrase, alone, bare].filter((one) => one !== undefined)
  return said.some((one) => mayLimit(one, behind))
}

/** Without an opening that is known to limit nothing. */
export function withoutOpening(clause: string): string {
  const [whole, phrase, behind = ''] = opensWithIt.exec(clause) ?? []
  if (whole !== undefined && phrase !== undefined && !mayLimit(phrase, behind)) return clause.slice(whole.length)
  const bare = bareOpening.exec(clause)
  return bare !== null && !mayLimit(bare[1]!, bare[2]!) ? clause.slice(bare[0].length) : clause
}
