/**
 * What stands before the words of an acceptance: “In theory, …”, “For now, …”, “Perhaps …”, “Within one town, …”. It concedes only where the
 * opening is of a shape that is known to limit nothing; any other is asked about.
 */

const READS =
  '(?:review(?:ing|ed)?|consider(?:ing|ation|ed)|examin(?:ing|ation|ed)|evaluat(?:ing|ion|ed)|weigh(?:ing|ed)|read(?:ing)?|assess(?:ing|ment|ed)|analy(?:sis|zing|zed)|study|receipt of your response)'
const CASE = '(?:case|matter|petition|instance|regard|respect|proceeding|response|brief|letters?|statement|submission|filing|plan|evidence|record|documents?|documentation|cover letter)'
const OF_CASE = "(?:the|this|your|his|her|its|these|petitioner's)(?: (?:instant|present|current|initial|original|submitted|whole|entire|supporting|expert|support|detailed|business))*"

const harmless: readonly RegExp[] = [
  /^(?:first|second|third|last|finally|further|furthermore|moreover|therefore|thus|hence|here|overall|indeed|however|nevertheless|nonetheless|also|again|next|likewise|still|as such|altogether|by contrast|that said)$/,
  /^(?:first|second|third|last|additional|according|consequent|similar|clear|specific|notab|ultimate|correspond|equal|important|final)(?:ing)?ly$/,
  new RegExp(`^(?:in|with|on|by|through|from) ${OF_CASE} ${CASE}\\b(?:,? (?:and|or) (?:the |your )?\\w+){0,2}(?: (?:submitted|provided|presented|of record|before us|filed))?$`),
  /^in (?:(?:light|view|consideration|recognition) of .+|(?:sum|summary|addition|conclusion|short|fact|particular|total|all)|(?:response|support|answer)(?: (?:to|of) .+)?|(?:our|its) (?:view|review|judgment|assessment))$/,
  new RegExp(
    `^(?:(?:in|on|upon|after|following|having|by) )?(?:an? |our |its |the )?(?:(?:careful|further|thorough|full|complete|initial|de novo|close|carefully|fully|now) (?:and \\w+ )?)*${READS}\\b.*$`,
  ),
  /^(?:based (?:up)?on|on the (?:basis|strength) of|given|owing to|due to|because of|by (?:virtue|reason) of|turning to|as (?:to|for|regards)|regarding|concerning|with (?:regard|respect) to|in regard to) (?!your (?:first|earlier|previous|prior|other)\b).+$/,
  /^as (?:an? (?:result|preliminary matter|initial matter|whole|consequence|threshold matter)|(?:noted|discussed|stated|explained|shown|indicated|set forth|described) (?:above|below|here))$/,
  /^(?:for|to|from) (?:this|that|these|those|the (?:foregoing|above|following|stated)) (?:reasons?|ends?)?$/,
  /^(?:by (?:a|the) preponderance of .+|by (?:submitting|providing|filing|presenting) .+|on balance|at the outset|to begin)$/,
  /^(?:under|within|for) (?:the |this )?(?:(?:first|second|third|dhanasar|matter of dhanasar|three-part|statutory|regulatory|applicable|governing|precedent) ?)*(?:prong|framework|analysis|test|standard|law|regulations?|dhanasar)?(?: of (?:the )?(?:dhanasar|matter of dhanasar)(?: \w+)?)?$/,
  /^with (?:(?:an?|the|your|his|her|both|\w+) )?[^,]*\b(?:degrees?|doctorate|ph\.d\.|years|experience|training|education|record)\b[^,]*$/,
]
/** “As the founder of the mill, you are …” tells of the person; “As a hobby, the endeavor …” limits. */
const asPerson = /^as (?:an?|the|one) [^,]+$/
const PERSON = /^(?:you|he|she|dr|prof|mr|mrs|ms|the (?:self-)?(?:petitioner|beneficiary))\b/

/** A word that begins a phrase and no subject. */
const BEGINS =
  '(?:in|on|at|for|to|by|with|within|without|under|upon|as|after|before|during|through|throughout|from|of|off|among|amid|outside|inside|until|since|despite|notwithstanding|except|apart|aside|beyond|besides|barring|absent|per|via|only|even|once|when|where|wherever|taken|viewed|seen|read|looked|held|[\\w-]+(?:ing|ed|ly|wise)|perhaps|maybe|(?:\\w+ ){1,3}ago)'
const SUBJECT = "(?:the|you|your|uscis|we|it|this|that|these|he|she|his|her|its|dr|prof|mr|mrs|ms|both|each|prong|substantial|national|\\w+'s)"
const opening = new RegExp(`(?:^|\\bthat,? )(?:(?:and|but|so|yet) )?(${BEGINS}(?: [^,;]{1,160}?)?), (?=(${SUBJECT}\\b.*))`)
/** “Perhaps the first prong is met”, without a comma. */
const adverb = /(?:^|\bthat )(perhaps|maybe|\w{3,}ly) (?=(?:the|your|this|it|you|its)\b)/

/** True of a clause whose acceptance stands behind an opening that is not known to limit nothing. */
export function isLimitedBefore(clause: string): boolean {
  const [, phrase, behind = ''] = opening.exec(clause) ?? []
  const alone = adverb.exec(clause)?.[1]
  const said = [phrase, alone].filter((one) => one !== undefined)
  return said.some((one) => !harmless.some((shape) => shape.test(one)) && !(asPerson.test(one) && PERSON.test(behind)))
}
