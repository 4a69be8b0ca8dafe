/** Words that accept something on their face and grant nothing: of somebody else, of another petition, under an unmet condition, in part only. */
import { withoutOpening } from './before-acceptance.ts'

const PLACED = /\b(?:is|are|was|were|remains?) (?:to be )?(?:(?:\w+ly|also|thus|indeed|now|otherwise) )*(?:well|uniquely|best)[- ](?:positioned|placed)\b/
const aside = /(?:, [^,]{1,80},|,)$|\b(?:is|are|was|were) (?:\w+ly )?(?:found|deemed|considered|determined|shown) to$|\b(?:also|thus|therefore|then|himself|herself|yourself|\w+ly)$/
const PERSON = /\b(?:you|he|she|they|(?:petitioner|beneficiary|applicant|foreign national)(?: who [^,;]{1,80})?|(?:dr|mr|mrs|ms|prof|professor)\.? [\w' -]{1,40})$/
const ofAnyone = /\b(?:another|other|any|each|every|no|only|an?) (?:\w+ )?(?:petitioner|beneficiary|applicant|foreign national)(?: who [^,;]{1,80})?$/

/** “Her company is well positioned”: the test asks about the person of the petition. */
function placesAnother(clause: string): boolean {
  const at = PLACED.exec(clause)?.index
  if (at === undefined) return false
  let before = clause.slice(0, at).trimEnd()
  for (let rest = before.replace(aside, '').trimEnd(); rest !== before; rest = rest.replace(aside, '').trimEnd()) before = rest
  return before !== '' && (!PERSON.test(before) || ofAnyone.test(before))
}

const TO_ADVANCE = 'advance|carry|pursue|undertake|execute|conduct|further|continue|realize|implement|accomplish|achieve|perform|complete|develop|move|do|bring|proceed|succeed'
const OPINION = 'view|views|opinion|words|eyes|estimation|judgment|assessment|submission|telling|mind|belief|theory|reckoning|account|reading|version|perspective'

/** The person is placed to advance the endeavor, or nothing of the test is met: “to continue in his job”, “to advance the goals of his employer”. */
const ADVANCED = /\b(?:the|this|that|your|his|her|their|its|such|an?|'s)(?: [\w-]+){0,3} (?:endeavors?|undertaking|work|research|projects?|efforts?|plans?)\b|\b(?:it|them|research)\b/
const PLACED_TO = /\b(?:positioned|placed) to ([^;]+)/
const placesForElse = (clause: string): boolean => {
  const what = PLACED_TO.exec(clause)?.[1]
  return what !== undefined && !ADVANCED.test(what)
}

const CONVINCED = '(?:agrees?|agreed|concurs?|concurred|finds?|found|(?:is|are|was|were) (?:satisfied|persuaded|convinced|sure))'
const OFFICE = /\b(?:uscis|service|office|officer|director|agency|adjudicator|department|we|aao|center|bureau|immigration)\b/
/** “Professor Tarn finds that …”, “your attorney is satisfied that …” */
const convincesOthers = (clause: string): boolean => {
  const before = new RegExp(`^(.*?)\\b${CONVINCED} (?:\\w+ )?that\\b`).exec(withoutOpening(clause))?.[1]?.trim()
  return before !== undefined && !OFFICE.test(before) && !/^(?:(?:it|and|also|therefore|thus|further|is|was|has|been|\w+ly),? ?)*$/.test(before)
}

/** A finding that is not made for good: “tentatively finds”, “is inclined to agree”, “we treat … as met”. */
const notForGood =
  /\b(?:tentative(?:ly)?|provisional(?:ly)?|preliminar(?:y|ily)|arguendo|presumptively|prima facie|for (?:the )?(?:sake of|purposes of (?:argument|discussion|this (?:notice|request|letter|rfe|noid)))|for now|for the (?:moment|time being|present)|at (?:this|the present) (?:stage|point|juncture|moment|time)|at (?:face value|first)|on (?:its|their) face|inclined|prepared|willing|ready|disposed|(?:is|are|was|were|be|as) (?:presumed|assumed|supposed|treated)|(?:uscis|we|office|officer|service|director) (?:\w+ly |also |will |may |might |could |would )?(?:assumes?|presumes?|supposes?|treats?|regards?|gives? (?:you |the petitioner )?the benefit)|some indication|without (?:deciding|conceding|prejudice)|(?:may|might|could) (?:change|be revised|be revisited)|since revised)\b/
/** A part of the point: “nearly all of the second prong”, “in one respect”, “with the exception of the plan”. */
const ofAPart =
  /\b(?:nearly|almost|mostly|largely|chiefly|mainly|somewhat|partway|halfway|part|parts|portions?|half|most|much|many|some|several|aspects?|first (?:element|half|part|step)) (?:all |every |each |both |one )?(?:elements? |factors? |of )*(?:of )?(?:the |this |its )?(?:\w+ )?(?:prongs?|test|requirements?|criteri(?:on|a)|merit|importance|classification|met|satisfied|established|demonstrated|shown)\b|\b(?:is|are|was|were|has|have|been) (?:\w+ )?(?:nearly|almost|mostly|largely|chiefly|mainly|somewhat) \w+|\bfor the most part\b|\b(?:with the exception of|except(?:ing)?|save (?:for|in|as)|apart from|aside from|other than|but for|short of|barring|to (?:some|a|an|that|this|what) (?:\w+ )?(?:degree|extent)|in (?:some|one|certain|large|good|most|many) (?:\w+ )?(?:respects?|measure|part|ways?|aspects?))\b/
/** Somebody else’s doing: “your attorney has shown”, “not contested by counsel”. */
const ofOthers =
  /(?:^|\bthat |, )(?:your|his|her|the|petitioner's|one|another|an?) (?:\w+ )?(?:attorney|counsel|lawyer|expert|writers?|readers?|recommenders?|author|professor|evaluator|employer|colleagues?) (?:has|have|had) (?:\w+ly )?(?:established|shown|demonstrated|satisfied|met)\b|\b(?:undisputed|uncontested|unquestioned|disputed|contested|questioned|doubted|challenged|conceded|accepted|acknowledged|recogni[sz]ed) by (?!(?:uscis|us|this office|the (?:officer|service|director|agency))\b)/

/** True of a clause that is provisional, partial, or somebody else's, whatever words of acceptance it has. */
export const notFull = (clause: string): boolean => notForGood.test(clause) || ofAPart.test(clause) || ofOthers.test(clause)

const limits: readonly RegExp[] = [
  /\b(?:appears?|seems?) (?:to|that)\b/,
  /\b(?:once|initially|at first) (?:found|accepted|concluded|agreed|determined)\b/,
  /\b(?:met|satisfied) (?:for|as to|with respect to|by) (?:other|another|somebody|someone)\b/,
  /\b(?:met|satisfied) by (?:your|his|her|their|the (?:petitioner|beneficiary)'s) (?:\w+ )?(?:co-\w+|employer|company|spouse|wife|husband|partner|colleagues?|team|firm)\b/,
  /\b(?:you|counsel|petitioner|beneficiary|he|she|they) (?:\w+ )?(?:believes?|regards?|views?|thinks?|sees?|considers?)\b/,
  // “well positioned to find work”, “as a company”
  new RegExp(`\\b(?:positioned|placed) (?:as an?\\b|to (?!(?:\\w+ly )?(?:${TO_ADVANCE})\\b))`),
  new RegExp(`\\b(?:in|on|by|under|from) (?:the (?:petitioner's|beneficiary's)|your|his|her|their|counsel's) (?:own )?(?:${OPINION})\\b`),
  // “well positioned in Canada”
  /\b(?:positioned|placed) (?:(?:in|on) (?!(?:light|view|balance|the (?:whole|record|evidence))\b)|at|within|among|abroad|outside)\b/,
  // “the employer's product has national importance”, “the endeavor of your co-author”
  /\b(?!(?:petitioner|beneficiary|applicant|nation)')\w+'s (?:[\w-]+ ){1,3}(?:has|have|is|are|was|were) (?:[\w-]+ ){0,4}(?:merit|importance|important)\b/,
  /\b(?:endeavor|undertaking|work|research|project) of (?:your|his|her|their|its|another) /,
  new RegExp(`\\bin the (?:${OPINION}) of (?!(?:uscis|this office|the (?:officer|service|director|agency))\\b)`),
  // “The first officer found …”, “in an earlier petition”
  /\b(?:first|previous|prior|earlier|former|other|another|initial) (?:officer|adjudicator|decision|petition|filing|proceeding|determination|endeavor)\b|\bdifferent endeavor\b/,
  // “had it been translated”; “The evidence would establish …”
  /\bhad (?:it|they|he|she|you|the \w+) (?:been|had|\w+ed)\b/,
  /^(?:(?!\bthat\b)[^;])*\b(?:would|could|might) (?:\w+ )?(?:establish|show|demonstrate|satisfy|meet|support|prove)\b/,
  /\bthat\b[^;]*\b(?:would|could|might) (?:\w+ )?(?:meet|satisfy|fulfill|qualify|be (?:met|satisfied|eligible|well))\b/,
  // “You have established a company whose work is of national importance.”
  /\bestablished an? (?:[\w-]+ ){1,4}(?:whose|which|that|where|in)\b/,
  /\b(?:merit|importance) (?:to|for) (?!the (?:united states|u\.s\.|nation|country|public|american)|u\.s\.|america|society|purposes)/,
  /\b(?:arguably|ostensibly|seemingly|hardly|barely|partially|partly|in part|at (?:best|most)|in name|on paper)\b/,
  /\b(?:established|shown|demonstrated|supported) only (?:by|in|through|with)\b|\bby nothing (?:other|more|but)\b|\b(?:met|satisfied|established|shown) (?:only (?:if|when|where|in part)|in form)\b/,
  /\b(?:close|closer|near) to (?:establish|show|demonstrat|meet|satisfy)\w*\b/,
  /^whether\b[^;]*\b(?:is|remains) (?:an?|in|open|not|un\w+)\b/,
]

/** True of a clause that grants nothing although its words accept something. */
export const isLimited = (clause: string): boolean => notFull(clause) || placesAnother(clause) || placesForElse(clause) || convincesOthers(clause) || limits.some((limit) => limit.test(clause))

const SAYS = '(?:says?|said|states?|stated|claims?|claimed|argues?|argued|concludes?|concluded|believes?|insists?|maintains?|contends?|writes?|wrote|(?:sees?|puts?|has) it)'
/** “…, the brief concludes.” */
const addedAuthor = new RegExp(`, (?:so |or so |as )?(?:counsel|you|(?:the|your|his|her|their|its) (?:[\\w-]+ ){0,2}[\\w-]+) ${SAYS}(?:[,.]|$)`)
const byAgency = new RegExp(`, (?:so |as )?the (?:record|evidence|notice|service|director|officer|office) ${SAYS}`)
/** “The petitioner is well positioned …; the question is whether the beneficiary is.” */
const asksTheSameOf = /\b(?:question|issue|point|matter) (?:here |now )?(?:is|remains) (?:\w+ )?whether [^.;,]{1,60} (?:is|are|was|were|has|have|does|do|did|can)[.?]?$/
const takenBack =
  /\b(?:that|this|the|which|it) (?:\w+ ){0,2}(?:is|was|has been|must be) (?:hereby |now |therefore )?(?:withdrawn|rescinded|vacated|reconsidered|(?:made )?in error|erroneous|mistaken|incorrect)\b/

/** “The second prong is met, though the evidence is thin and should be supplemented.” */
const isThin = /\b(?:though|although|but|yet|while|albeit)\b[^;]*\b(?:thin|weak|slight|scant|sparse|(?:should|must|needs? to) be (?:supplemented|improved|documented|verified|confirmed))\b/

/** “The first prong is met, assuming the letters are genuine.” */
const waits =
  /\b(?:assuming|presuming|contingent (?:on|upon)|conditioned (?:on|upon)|pending (?:a|the|your|receipt|review|verification|further|proof))\b|\b(?:met|satisfied|positioned|merit|importance|established|shown|demonstrated|endeavor),? provided (?:that|the|your|you)\b/

/** What a sentence or a part of it begins with where something has yet to happen: “Once the lease is signed, …”, “Were it signed, …”, “Subject to the lease, …”. */
const CONDITION = [
  '(?:provided|providing|supposing|granted|granting|assuming|presuming|given) that',
  '(?:provided|providing|supposing|assuming|presuming) (?:the|an?|this|these|your?|his|her|its|their|it|they|he|she|that)',
  '(?:if|unless|until|once|when|whenever|as soon as|(?:so|as|for as) long as|in case|in the event|insofar as|to the extent)',
  '(?:subject to|contingent (?:up)?on|conditional (?:up)?on|depending on|pending|barring|absent|on (?:the )?(?:condition|assumption|understanding|premise|proviso))',
  'upon (?:(?:the|your|its|his|her) )?(?:receipt|proof|filing|submission|presentation|signing|execution|completion|approval|issuance|verification|confirmation)',
  '(?:should|were|had) (?:the|an?|this|these|your?|his|her|its|their|it|they|he|she|that)',
]
const beginsWithCondition = new RegExp(`(?:^|\\bthat,? |[,;] (?:and |but |so )?)(?:even |only |but )?(?:${CONDITION.join('|')})\\b[^;]{2,160}, `)

/** “Given that the petitioner has led three trials, …” gives a reason. */
const givesReason = /^given that [^,;]*\b(?:has|have|had|was|were)\b/

/** “…, but for the plan”, “this finding may be revisited”: something is taken out of what is accepted, or may be. */
const takesOut =
  /\b(?:(?:may|might|could) (?:change|be (?:revised|revisited|reconsidered))|with the exception of|save (?:for|in|as to)|except (?:for|as to|in|that)|but for (?!(?:the|these|those|this|that|several|other) (?:following |foregoing |above )?reasons?\b))/

/** True of a sentence that takes back what one of its clauses accepts, or tells that somebody else accepts it. */
export const takesBack = (sentence: string): boolean =>
  (addedAuthor.test(sentence) && !byAgency.test(sentence)) ||
  asksTheSameOf.test(sentence) ||
  takenBack.test(sentence) ||
  isThin.test(sentence) ||
  takesOut.test(sentence) ||
  waits.test(sentence) ||
  (beginsWithCondition.test(sentence) && !givesReason.test(sentence))
