/**
 * Sentences that accept a point outright: the whole of each is of one closed shape, without a word that could limit it.
 */
import type { ConcededPoint } from './notice-reading.ts'

type What = ConcededPoint['what']

const LEAD =
  '(?:(?:(?:here|therefore|thus|accordingly|consequently|further|furthermore|moreover|additionally|also|first|second|third|next|finally|in (?:this case|sum|summary|conclusion)|(?:upon|on|after) (?:our |further )?review(?: of the (?:record|evidence))?|on this record|based on (?:the|this|your) (?:evidence|record)|for (?:these|the above) reasons)),? )?'
const AGENCY = '(?:uscis|this office|the (?:officer|director|service)|we|i)'
const FINDS = `(?:${AGENCY} (?:also |therefore |thus |further |readily |fully )?(?:finds?|agrees?(?: with (?:you|the petitioner|the petitioner's claim|your claim))?|concludes?|accepts?|concedes?|acknowledges?|recogni[sz]es?|determines?|(?:is|are|am) (?:satisfied|persuaded|convinced)|ha(?:s|ve) (?:found|determined|concluded)|ha(?:s|ve) no (?:doubts?|difficulty|trouble|hesitation)(?: in)?(?: finding| concluding| accepting)?|(?:does|do) not (?:dispute|question|doubt|contest)) that )`
const PERSON = '(?:you|the (?:self-)?(?:petitioner|beneficiary)|he|she)'
const PAPERS =
  '(?:(?:the|your|this) (?:evidence|record|documentation|materials|exhibits|submission)(?: (?:submitted|provided|of record|in the record|you (?:submitted|filed|provided)))?|these(?: documents| materials| exhibits)?)'
const SHOWS = `(?:(?:${PERSON} ha(?:s|ve) satisfied (?:us|uscis|this office) |${PERSON} (?:ha(?:s|ve) )?(?:submitted|provided|presented) (?:sufficient|enough|adequate) (?:evidence|documentation) to (?:show|establish|demonstrate|prove) |${PAPERS} (?:also |therefore |thus |sufficiently |clearly |adequately )?(?:shows?|establish(?:es)?|demonstrates?|proves?|confirms?|leaves? no (?:doubt|question)|(?:is|are) (?:sufficient|enough|adequate) to (?:show|establish|demonstrate|prove|find)|supports? (?:a|the) (?:finding|conclusion)) )that )`
const BEFORE = `${LEAD}(?:${FINDS}|${SHOWS})?`
const ENDEAVOR = "(?:the|your|this|his|her|the petitioner's|the beneficiary's) (?:proposed |stated )?(?:endeavor|undertaking)(?:, as (?:described|proposed|filed|stated),)?"
const SURELY = '(?:also |therefore |thus |clearly |indeed )?'
const MERIT = 'substantial merit'
const IMPORTANCE = 'national importance'
const FIRST = '(?:prong (?:one|1|i)|the first prong|both (?:elements|parts|halves) of the first prong)'
const SECOND = '(?:prong (?:two|2|ii)|the second prong)'
const THIRD = '(?:prong (?:three|3|iii)|the third prong)'
const OF_TEST = '(?: of (?:the )?(?:matter of )?dhanasar(?: (?:framework|test|analysis))?)?'
const NOTHING_MORE =
  '(?:,? and (?:(?:nothing|no) (?:more|further|additional|else)(?: evidence| documentation)? is (?:needed|required|requested|asked)|(?:needs|requires) (?:nothing (?:more|further)|no (?:further|more|additional) (?:evidence|documentation))|(?:we|uscis) (?:asks?(?: for)?|needs?|requests?) nothing(?: more| further)?)(?: (?:on|as to|about|regarding|for) (?:it|this|that)(?: (?:point|prong|issue|element|matter|requirement))?)?)?'
const END = `${NOTHING_MORE}[.]?$`

/** What is said of a point by its name. */
const named = (point: string): string[] => [
  `${LEAD}(?:the )?${point}(?: of ${ENDEAVOR})? (?:is|has been) ${SURELY}(?:met|conceded|accepted|established|shown|demonstrated|not (?:in dispute|at issue|disputed|contested|in question)|(?:plain|clear|evident|apparent)(?: from the record)?|beyond (?:dispute|question|doubt)|resolved in (?:your|the petitioner's) favor)${END}`,
  `${LEAD}(?:the|its) (?:first|second) element, ${point}, (?:is|has been) ${SURELY}(?:met|established|resolved in (?:your|the petitioner's) favor)${END}`,
  `${LEAD}${PERSON} ha(?:s|ve) ${SURELY}(?:met|carried|satisfied) (?:your|his|her|the) burden (?:as to|on|with respect to|regarding|of (?:showing|proving|establishing)) (?:the )?${point}${END}`,
  `${LEAD}(?:${AGENCY} finds? for (?:you|the petitioner)|${PERSON} prevails?|${AGENCY} (?:sees?|has|have|takes?|finds?) no (?:issue|quarrel|problem|difficulty|fault) with ${PERSON}) on ${point}${END}`,
  `${LEAD}${AGENCY} (?:sees?|has|have|takes?|finds?) no (?:issue|quarrel|problem|difficulty|fault) with (?:the )?${point}(?: of ${ENDEAVOR})?${END}`,
  `${LEAD}(?:your|his|her|the petitioner's) showing (?:on|as to|of) ${point} (?:is|was) (?:sufficient|adequate|enough|accepted)${END}`,
  `${LEAD}${PAPERS} (?:is|are) (?:sufficient|enough|adequate) to (?:show|establish|demonstrate|prove) ${point}${END}`,
  `${LEAD}${AGENCY} (?:is|are|am) (?:also |therefore |thus )?(?:satisfied|persuaded|convinced) (?:of|as to) (?:the |its |both its )?${point}(?: of ${ENDEAVOR})?${END}`,
  `${BEFORE}${PERSON} ha(?:s|ve) ${SURELY}(?:established|demonstrated|shown|proven) (?:the )?${point}(?: of ${ENDEAVOR})?${END}`,
]
const HAS = '(?:has|carries|possesses|is of|enjoys) '
const DEGREE = "(?:master's degree|doctoral degree|doctorate|ph\\.d\\.|advanced degree)"
const MEMBER = '(?:an? )?(?:member of the professions holding an advanced degree|advanced degree professional)'
/** “…, and you seek to work in an occupation that is a profession as defined at 8 CFR 204.5(k)(2)” */
const PROFESSION =
  '(?:,? and (?:that )?(?:you|he|she|the petitioner) seeks? (?:to work in|employment in) an occupation that is a profession)?(?: as (?:that term is )?defined (?:at|in|by) 8 c\\.?f\\.?r\\.? (?:§ ?)?204\\.5\\(k\\)\\(2\\))?'

const SHAPES: readonly (readonly [readonly What[], readonly string[]])[] = [
  [
    ['substantial-merit', 'national-importance'],
    [`${BEFORE}${ENDEAVOR} ${SURELY}${HAS}both ${MERIT} and ${IMPORTANCE}${END}`, ...named(`(?:both )?${MERIT} and ${IMPORTANCE}`)],
  ],
  [['substantial-merit'], [`${BEFORE}${ENDEAVOR} ${SURELY}${HAS}${MERIT}${END}`, ...named(MERIT)]],
  [['national-importance'], [`${BEFORE}${ENDEAVOR} ${SURELY}${HAS}${IMPORTANCE}${END}`, ...named(IMPORTANCE)]],
  [[1], named(FIRST + OF_TEST)],
  [[2], [...named(SECOND + OF_TEST), `${BEFORE}${PERSON} (?:is|are) ${SURELY}well[- ]positioned to advance (?:${ENDEAVOR}|it)${END}`]],
  [
    [3],
    [
      ...named(THIRD + OF_TEST),
      `${LEAD}the balance(?: of (?:the )?(?:factors|equities|considerations))? favors (?:a|the) waiver${END}`,
      `${LEAD}on balance,? the united states would benefit from (?:a|the) waiver(?: of the (?:requirements? of a )?(?:job offer|labor certification)(?: requirement)?(?:,? and (?:thus )?(?:of )?(?:a|the) labor certification)?)?${END}`,
    ],
  ],
  [
    ['eb2'],
    [
      `${BEFORE}${PERSON} (?:holds? an? (?:u\\.s\\. |united states )?${DEGREE} and (?:therefore |thus |also )?(?:are|is|qualif(?:y|ies) as)|(?:therefore |thus |also )?qualif(?:y|ies) as) ${MEMBER}${PROFESSION}${END}`,
      `${LEAD}(?:${FINDS}|${SHOWS})${PERSON} (?:are|is) ${MEMBER}${PROFESSION}${END}`,
      `${LEAD}you are an? member of the professions holding an advanced degree${PROFESSION}${END}`,
      `${BEFORE}${PERSON} holds? an? advanced degree${PROFESSION}${END}`,
      `${BEFORE}${PERSON} (?:is|are) eligible for (?:the )?(?:requested |underlying )?(?:eb-2 )?classification(?: as ${MEMBER})?${END}`,
      `${LEAD}(?:your|his|her|the petitioner's) ${DEGREE} (?:qualifies (?:you|him|her) for (?:the|this) (?:requested )?classification|makes (?:you|him|her) ${MEMBER})${END}`,
    ],
  ],
]
const closed = SHAPES.map(([what, shapes]) => ({ what, shapes: shapes.map((shape) => new RegExp(`^${shape}`)) }))

/** Of the decision that an acceptance names: “Matter of Dhanasar, 26 I&N Dec. 884 (AAO 2016),”. */
const CITATION = /,? 26 i ?& ?n dec\. 884(?:, \d{3}(?:-\d{1,3})?)?(?: \((?:aao )?(?:dec\. 27, )?2016\))?,?/g

/** What the whole of a sentence accepts; null where it is of no such shape. */
export const acceptedOutright = (plain: string): readonly What[] | null => {
  const said = plain.replace(CITATION, '')
  return closed.find(({ shapes }) => shapes.some((shape) => shape.test(said)))?.what ?? null
}

/** True of an acceptance that cites, and is no law for it. */
export const citesAndAccepts = (plain: string): boolean => plain.search(CITATION) >= 0 && acceptedOutright(plain) !== null
