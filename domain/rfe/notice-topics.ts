/** Decides which of the seven concerns a clause of a notice is about, from its words and from the part it stands in. */
import { turnIn } from './notice-turns.ts'
import { weighConcern, whatIsMissing, withoutMoney } from './notice-meaning.ts'
import type { ConcernKey, Point } from './rfe-concerns.ts'

/** The part of the notice being read; `named` is the concern its heading speaks of, where it speaks of one. */
export type Section = { point: Point; named: ConcernKey[] } | null

/** `named`: the clause uses the words of the test; `telling`: it uses words usual for the concern. */
type Cue = { concern: ConcernKey; point: Point; named: RegExp; telling: RegExp }

const cues: readonly Cue[] = [
  {
    concern: 'endeavor-unclear',
    point: 1,
    named:
      /\bendeavor (?:itself )?(?:is|remains|was) (?:not |un)(?:clear|specific|defined|described)|\bwhat the (?:specific )?(?:proposed )?endeavor|\b(?:in place|instead) of an? (?:\w+ )?endeavor|(?<!\b(?:advance|that) (?:the|your|his|her|their|its) )\bspecific endeavor\b|\bendeavor\b[^.;]{0,40}\b(?:too (?:general|generic|vague|broad)|not (?:well |clearly |sufficiently )?(?:defined|specific|described|identified)|lack(?:s|ed)? specificity)|\bdefined (?:proposed )?endeavor\b|\ban? (?:[a-z]+,? (?:and )?){0,3}(?:specific|consistent|concrete|clear) (?:proposed )?endeavor\b|\bdescription of the (?:proposed )?endeavor|\b(?:define|describe|explain|identify|present) (?:the|your|an?|his|her|their|its) (?:\w+ ){0,2}endeavor|\bmaterial (?:change|alteration)s?\b|\bendeavor (?:was|has been|is) (?:materially |since )?(?:changed|altered|replaced|redefined)\b|\bdescriptions?(?: of the endeavor)? (?:has |have )?(?:changed|were unclear|was unclear)|\bdescription is (?:vague|general)|\b(?:set (?:out|forth)|state|specify|clarify)\b[^.;]{0,60}\bthe (?:\w+ )?endeavor (?:that )?(?:you|the petitioner|the beneficiary|he|she)\b/,
    telling:
      /\bduties\b|\boccupation\b|\bvague\b|\bunclear\b|\bwhat (?:you|the petitioner|the beneficiary) (?:intends?|proposes?|plans?|will)|\bidentify the (?:services|methods|project)|\b(?:carried out|undertake|undertaken)\b|\bnever says\b|\bhas not been described\b|\bwhich (?:program|project|organi[sz]ation)/,
  },
  {
    concern: 'national-importance',
    point: 1,
    named:
      /\bnational(?:ly)? importan(?:ce|t)\b|\b(?:importance|matters?) to the (?:nation|country|united states)\b|\bblanket waivers?\b|\bimportance of (?:an? |the |your |his |her |that |this )?(?:field|industry|occupation|endeavor|work|profession|problem|subject|sector)\b|\bprospective impact\b|\b(?:substantial|significant) positive economic effects?\b|\b(?:impact|effect|influence)s?\b[^,;]{0,40}\bnational (?:scale|scope)\b|\bnational scope\b|\bnational in scope\b|\bnational impact\b|\b(?:impact|effect)s?\b[^,;]{0,40}\b(?:national|u\.s\.|american|nation's) econom(?:y|ies)\b|\bpotential\b[^,;]{0,24}\bto employ\b|\bbroad(?:er)? (?:\w+ ){0,5}(?:impacts?|implications?)\b|\bmore broadly\b|\bbroader (?:field|economy)\b|\b(?:articles?|reports?|study|studies|surveys?|statistics|publications?|polic(?:y|ies)|initiatives?|(?:strategic|national|federal|state) plans?)\b[^.;]{0,60}\b(?:do|does|did) not (?:\w+ly )?(?:mention|discuss|address|speak of|refer to|name)\b[^.;]{0,50}\b(?:endeavor|method|project|work|business|services)\b/,
    telling:
      /\bbroader implications?\b|\bprospective impact\b|\beconomic effects?\b|\b(?:beyond|outside(?: of)?|past) (?:the|your|that|those|its|his|her|their)\b|\b(?:as a whole|more broadly|at large)\b|\bimpact\b|\baffect the field\b|\b(?:effect|influence)\b|\bdepressed area\b|\b(?:field|industry|sector|profession) in general\b|\bsize of\b|\bcreat(?:e|ion of) \w* ?jobs\b/,
  },
  {
    concern: 'substantial-merit',
    point: 1,
    named: /\b(?:substantial|intrinsic) merit\b|\bmerit of\b|\b(?:its|the|your|their) merit\b|\bmeritorious\b/,
    telling: /\bmerit\b|\bobjective (?:documentation|material|evidence)\b/,
  },
  {
    concern: 'plan',
    point: 2,
    named:
      /\b(?<!\b(?:in|from|by) (?:the|your|his|her|its) )(?:business|detailed|current|written) plan\b(?<!\bbeyond [^.;]{0,60})(?! (?:showing|explaining|describing|demonstrating|on|of|for) how (?:[a-z'-]+ ){1,6}(?:would|will|could|might) (?:[a-z]+ )?(?:reach|extend|spread|benefit|affect|impact|help|influence|improve|transform)\b(?![^.;]*\b(?:and how|pay|paid|fund\w*|financ\w*|budget|costs?|revenues?|milestones?|timeline|staff\w*)\b))|\bplans? (?:for|describing) (?:(?:your|his|her|the) )?(?:future|how)|\bprogress (?:made )?towards?\b/,
    telling:
      /\bplans?\b|\bmilestones?\b|\bfund(?:s|ing|ed)?\b|\bfinanc|\binvest(?:or|ors|ment|ments)\b|\bletters? of (?:intent|interest|commitment)\b|\b(?:bank|lenders?|loans?|roadmap|schedule|timetable|hiring|start-?up|permits?|no (?:clients|customers|income|revenue)|memorand(?:um|a))\b|\b(?:llc|company|firm|venture|corporation) (?:was|has been|is) (?:organized|incorporated|formed|registered|founded)\b|\bagreements?\b|\bcontracts?\b|\bprogress\b|\bcorrespondence\b|\btimeline\b|\bforecasts?\b|\bprojections?\b|\b(?:prospective|potential) (?:customers|clients|users)\b|\bleases?\b|\bpath forward\b|\bpay (?:them|for)\b|\bpartners?\b|\bbudget\b|\bcosts?\b|\bprototype\b/,
  },
  {
    concern: 'record',
    point: 2,
    named: /\brecord of success\b|\btrack record\b|\bhistory of success\b|\bpast achievements?\b/,
    telling: /\brole\b|\bcontributions?\b|\bcit(?:e|ed|es|ation|ations)\b|\bletters?\b|\badopted\b|\brelied\b|\binfluence\b|\bachievements?\b|\bsuccess\b|\bfindings\b|\bpositions?\b|\bskills\b/,
  },
  {
    concern: 'balance',
    point: 3,
    named:
      /\bon balance\b|\bthe balance\b|\blabor certification\b|\bjob offer\b(?! (?:letter|to (?:you|him|her|them|the)|from|in)\b)|\bwaiver would\b|^waiving\b|\bfavou?rs? a waiver\b|\boutweighs?\b/,
    telling: /\bimpractic|\burgen|\bdepartment of labor\b|\blabor market\b|\bu\.s\. workers?\b|\bwaive[dr]?\b|\bshortage\b|\bsponsor\b/,
  },
  {
    concern: 'eb2-threshold',
    point: 'eb2',
    named:
      /\b(?:degree|experience|diploma)\b[^.;]{0,40}\b(?:field|specialty) of the (?:proposed )?endeavor\b|\badvanced[- ]degree\b|\bexceptional ability\b|\brecognition (?:\w+ ){0,5}(?:for|of) (?:\w+ ){0,2}(?:achievements|contributions)\b|\bpeers, governmental entities\b|\bprofessional associations?\b|\beb-2 (?:eligibility|classification)\b|\bclassification\b|\b(?:six|three|two) (?:of the (?:six )?|of six )?(?:required |regulatory |evidentiary |initial ){0,2}(?:categories|criteria)\b|\b(?:six|three|two) (?:of the six |of six )?regulatory\b|\bof the six\b(?! (?!kinds|types|criteria|categories|forms|regulatory|evidentiary|required|listed|initial)[a-z])|\bequal to a u\.s\.|\bprogressive experience\b|\bexperience (?:was|is|had been) (?:\w+ )?progressive\b|\bforeign credentials\b|\bis a profession\b|\bmember of the professions\b|\bthreshold requirement\b|\bbaccalaureate\b|\b(?:u\.s\.|united states) (?:master|bachelor|doctor)|\bofficial academic record\b|\binstitution of learning\b|\bordinarily encountered\b|\bten years of full-time\b|\bkinds of evidence\b/,
    telling: /\bdegree\b|\bdiploma\b|\btranscripts?\b|\bevaluation\b|\bfive (?:full )?years\b|\bletterhead\b/,
  },
]

const pointOf: Record<ConcernKey, Point> = Object.fromEntries(cues.map((cue) => [cue.concern, cue.point])) as Record<ConcernKey, Point>

/** What stands for a point that is contested in general words only. */
export const defaultConcern: Record<Point, ConcernKey> = {
  1: 'national-importance',
  2: 'record',
  3: 'balance',
  eb2: 'eb2-threshold',
}

const ordinals: readonly (readonly [Point, RegExp])[] = [
  [
    1,
    /\b(?:first(?:,| and| or)[^.;]{0,24}prongs|first (?:prong|part|element|requirement|factor|step(?= (?:of|in|under) (?:the|this|that|dhanasar)\b))|prong (?:1|one|i)\b|first two (?:prongs|parts|steps)|three (?:\w+ )?(?:prongs|parts|steps))/,
  ],
  [
    2,
    /\b(?:second,? (?:and|or) third prongs|second (?:prong|part|element|requirement|factor|step(?= (?:of|in|under) (?:the|this|that|dhanasar)\b))|prong (?:2|two|ii)\b|first two (?:prongs|parts|steps)|three (?:\w+ )?(?:prongs|parts|steps))/,
  ],
  [
    3,
    /\b(?:third (?:prong|part|element|requirement|factor|step(?= (?:of|in|under) (?:the|this|that|dhanasar)\b))|the third (?:cannot|can not|is not|fails)|prong (?:3|three|iii)\b|three (?:\w+ )?(?:prongs|parts|steps)|last (?:prong|part))/,
  ],
]
const wellPlaced = /\b(?:well|uniquely|best)[- ](?:positioned|placed)\b/

/** The points a clause names in general words ("the first prong", "well positioned"), without a concern of its own. */
export const pointsNamed = (plain: string): Point[] => {
  const points = ordinals.filter(([, pattern]) => pattern.test(plain)).map(([point]) => point)
  return wellPlaced.test(plain) && !points.includes(2) ? [...points, 2] : points
}

/** The concerns whose own words a clause uses. */
export const concernsNamed = (given: string): ConcernKey[] => {
  const plain = withoutMoney(given)
  return cues.filter((cue) => cue.named.test(plain)).map((cue) => cue.concern)
}

/** “Money and partners.”, “Your record.”: titles of the second prong in the words of its factors. */
const OF_MEANS = /\b(?:money|funds?|funding|financ\w+|investors?|partners?|resources|budget|milestones|timeline|timetable)\b/
const OF_PAST = /^(?:your|his|her|the petitioner's|the beneficiary's) (?:own |past )?(?:record|background|achievements|accomplishments|work|publications|citations)[.:]?$/
const MEANS_WORDS = 6
/** “(1) Evidence of funding.” is no title. */
const OF_PAPER = /\b(?:evidence|proof|documents?|documentation|copies|cop(?:y|ies)|letters?|statements?|records?|agreements?|contracts?|list|submit|provide|send)\b/
const isOfMeans = (plain: string): boolean => OF_MEANS.test(plain) && plain.split(' ').length <= MEANS_WORDS && !OF_PAPER.test(plain)

/** What a heading names of a point in one of these words alone. */
const HALVES: readonly (readonly [ConcernKey, RegExp])[] = [
  ['substantial-merit', /\bmerit\b/],
  ['national-importance', /\bimportance\b|\bmatters? to the (?:nation|country|united states)\b/],
  [
    'endeavor-unclear',
    /^(?:(?:(?:issue|ground|part|item|point|section) )?\W?[a-z\d]{1,4}(?:\.\d{1,2}){0,2}[.):]? ){0,2}(?:what is )?(?:(?:the|your|his|her) )?(?:\w+ )?(?:endeavor|undertaking)[?.:]?$|\bwhat (?:you|the petitioner|he|she) (?:proposes?|intends?|plans?|wants?|hopes?|wish(?:es)?) to do\b/,
  ],
  ['record', /\b(?:education|skills|knowledge|record|achievements)\b/],
  ['plan', new RegExp(`\\b(?:plans?|progress|interest of|interest from)\\b|${OF_MEANS.source}`)],
]

/** Words of a title that stands as a sentence, at most. */
const TITLE_WORDS = 4
/** “Endeavor.”, “Dhanasar, first prong.”: a short sentence that opens the part of a point. */
export const isPartTitle = (plain: string): boolean => plain.split(' ').length <= TITLE_WORDS && sectionOfHeading(plain) !== null

/** The section a heading opens; null for a heading about something else ("How to respond"). */
export const sectionOfHeading = (plain: string): Section => {
  const named = concernsNamed(plain)
  const ordinal = pointsNamed(plain)
  // “The three prongs at this time” is the part of none.
  if (ordinal.length > 2 && named.length === 0) return null
  const first = named[0]
  const point =
    ordinal[0] ??
    (first ? pointOf[first] : undefined) ??
    (/\b(?:ability|capacity|position|standing|readiness) to (?:advance|carry|pursue|undertake|execute|realize)\b|\b(?:right )?person (?:to|for)\b|\bthe one (?:to|for|who)\b/.test(plain)
      ? 2
      : undefined) ??
    (/\bwhat (?:you|the petitioner|he|she) (?:proposes?|intends?|plans?|wants?|hopes?|wish(?:es)?) to do\b|\bmerit\b|\bmatters? to the (?:nation|country|united states)\b|\bendeavor\b|\bimportance\b|\bpropos(?:e|ed|al)\b|\bundertaking\b/.test(
      plain,
    )
      ? 1
      : undefined) ??
    (OF_PAST.test(plain) ||
    isOfMeans(plain) ||
    /\bposition(?:ed|ing)?\b|\bplans?\b|\binterest (?:of|from|by|or support) (?:of |from )?(?:others|potential|prospective|relevant|customers|users|investors|other)\b|\bprogress\b|^\W?(?:[a-z0-9]{1,3}[.)] )?education,? (?:and )?skills\b/.test(
      plain,
    )
      ? 2
      : undefined) ??
    (/\bbalanc|\bwaiver of\b|\bwhy (?:to )?waive\b|\bwaiving\b/.test(plain) ? 3 : undefined) ??
    (/\bdegree\b|^(?:\W?[a-z\d]{1,4}[.)] )?eb-?2[.:]?$|\beligibility for\b(?! (?:a |the )?(?:national interest )?waiver)|\bprofession/.test(plain) ? 'eb2' : undefined)
  if (point === undefined) return null
  const own = named.filter((concern) => pointOf[concern] === point)
  // “Merit: met.” is half of the first prong.
  const half = HALVES.flatMap(([concern, words]) => (pointOf[concern] === point && words.test(plain) ? [concern] : []))
  const both = half.length === 2 && half.includes('substantial-merit') && half.includes('national-importance')
  return { point, named: own.length === 0 && (half.length === 1 || both) ? half : own }
}

const inList =
  /\b(?:difficult|impossible|not possible) (?:for [^,;]{1,24} )?to (?:establish|determine|evaluate|tell|assess|conclude)\b[^;]{0,80}\bwell[- ](?:positioned|placed)\b|\bnot\b[^;]{0,30}\b(?:establish|demonstrat|show|prov)[^;]{0,300}\b(?:well|uniquely|best)[- ](?:positioned|placed)\b|(?:,|;|\bor\b|\bnor\b) (?:or |and )?that (?:you are|he|she|they|the (?:petitioner|beneficiary))\b[^,;]{0,30}well[- ](?:positioned|placed)|\bwell[- ](?:positioned|placed)\b[^,;]{0,60}(?:,|;)? or that\b/

/** The waiver as a whole: it says nothing of a prong where another sentence names one. */
export const namesWholeWaiver = (plain: string): boolean => /\bnational interest waiver\b|\bmerit(?:s|ed)?\b[^.;]{0,60}\bwaiver\b|\bwaiver\b[^.;]{0,120}\bin the national interest\b/.test(plain)

/** A heading over the law that applies to everyone. */
export const isLawHeading = (plain: string): boolean =>
  /\b(?:law|legal|requirements?|standards?|framework|regulations?)\b/.test(plain) && concernsNamed(plain).length === 0 && pointsNamed(plain).length === 0

/** "The job offer requirement attached to this classification" is about the job offer. */
/** "Influence to meet the criteria for a waiver" is about the influence. */
const forWaiver = /\b(?:to|that would|which would|and (?:does|do|did) not) (?:meet|satisfy|warrant|justify|support) (?:the |all )?(?:\w+ ){0,3}(?:for |of )?(?:a |the )?(?:national interest )?waiver\b/

/** “Substantial merit alone does not carry the first prong” is not about the merit. */
const meritAlone = /\b(?:substantial |intrinsic )?merit (?:alone|by itself|in itself|on its own)\b/g

/** “It has no bearing on the endeavor” faults no description of it. */
const withoutBearing =
  /\b(?:no bearing (?:up)?on|no relation to|nothing to do with|unrelated to|not (?:related|tied|connected|relevant) to) (?:the|your|his|her|its|this) (?:proposed |specific )?(?:endeavor|undertaking)\b/g

const ofClassification = /\brequirements? (?:that is )?(?:for|of|attached to) (?:(?:this|the) )?(?:eb-2 )?(?:\w+ )?classification\b/g

/** “Not every individual who holds an advanced degree is well positioned” is not about the degree. */
const whoHolds = /\bwho (?:holds?|has|have|possess(?:es)?|earned) [^,;]{1,80}?(?= (?:is|are|was|were)\b)/g
/** “The brief repeats the arguments made under the first two prongs” is about neither of them. */
const madeElsewhere = /\b(?:made|given|raised|offered|advanced|presented|discussed|set out) (?:under|for|on|in|with) (?:the )?(?:first|second|third|other|previous)[^,;.]{0,24}?\bprongs?\b/g

/** So much weight of another point takes a clause out of the part in which it stands. */
const STRONGLY = 5

/** What was done, held against its field: it has had no wide influence. */
const OWN_WORK = '(?:contributions|achievements|accomplishments|research|work|performance|publications|findings|results|methods?)'
const ofWhatWasDone = new RegExp(
  `\\b${OWN_WORK} (?:\\w+ )?(?:had|has had|have had|extended|influenced|impacted|affected|reached|changed|(?:has|have) (?:influenced|impacted|affected|reached|changed|extended))\\b|\\b${OWN_WORK} (?:has|have|had|was|were) not (?:been )?shown to (?:have )?(?:had |influenc|impact|affect)`,
)
/** What lies ahead, and the words of the test, are of the first prong whatever stands beside them. */
const ofWhatIsAhead = /\b(?:would|will|could|may|might|prospective|potential|proposed|endeavor|national(?:ly)? importan(?:ce|t)|economic effects?)\b/

/** `sure`: the clause itself uses the words of the test. `guessed`: it uses none, and stands in no part that names the point. */
export type ClauseTopic = { point: Point; concern: ConcernKey | null; sure: boolean; guessed?: true }

/**
 * What an adverse or asking clause is about. Words of the test decide wherever the clause stands, also those of its
 * sentence when they belong to the part; usual words decide
 * inside the part of their own point, or anywhere when no part is open; else the part itself decides. `concern` is null
 * when only the point is known. Empty when nothing is known.
 */
export const topicsOf = (clause: string, sentence: string, section: Section): ClauseTopic[] => {
  const turn = turnIn(clause)
  if (turn !== null) {
    // “… does not justify a waiver and does not show that the endeavor has national importance.”
    const besides = cues.filter((cue) => cue.point !== turn.point && cue.named.test(clause)).map(({ point, concern }): ClauseTopic => ({ point, concern, sure: true }))
    const placed = pointsNamed(clause).filter((point) => point !== turn.point && besides.every((one) => one.point !== point))
    return [{ point: turn.point, concern: turn.concern, sure: true }, ...besides, ...placed.map((point) => ({ point, concern: null, sure: true }))]
  }
  const aside = section === null && forWaiver.test(clause) ? weighConcern(clause.replace(forWaiver, ''), (concern) => pointOf[concern], { atLeast: 4 }) : null
  if (aside !== null) return [{ point: pointOf[aside], concern: aside, sure: false, guessed: true }]
  if (section === null && ofWhatWasDone.test(clause) && !ofWhatIsAhead.test(clause)) return [{ point: 2, concern: 'record', sure: false, guessed: true }]
  const isAside = section !== null && section.point !== 'eb2' && !/\b(?:qualif|eligib)/.test(clause)
  const plain = withoutMoney(clause)
    .replace(meritAlone, 'this')
    .replace(withoutBearing, 'no bearing on it')
    .replace(isAside ? /\b(?:the|this|that) classification\b/g : ofClassification, 'requirement')
    .replace(whoHolds, '')
    .replace(madeElsewhere, '')
  const missing = whatIsMissing(plain)
  // A plan is a paper: in the part of another prong, what it lacks is held against that one.
  const isPaper = (cue: Cue) => cue.concern === 'plan' && section !== null && typeof section.point === 'number' && section.point !== 2 && !/\bprogress (?:made )?towards?\b/.test(plain)
  const anywhere = cues.filter((cue) => cue.named.test(plain) && !isPaper(cue))
  const behind = missing === null ? [] : anywhere.filter((cue) => cue.named.test(missing))
  // "Your past achievements do not make the visa programs unsuitable" is not about the achievements.
  const meant = missing !== null && behind.length === 0 && anywhere.length > 0 && !/^(?:a waiver|waiving)\b/.test(plain) ? weighConcern(missing, (concern) => pointOf[concern], { atLeast: 3 }) : null
  if (meant !== null && section === null && anywhere.every(({ point }) => point !== pointOf[meant])) return [{ point: pointOf[meant], concern: meant, sure: false, guessed: true }]
  const inClause = behind.length > 0 ? behind : anywhere
  const granted = clause.search(meritAlone) >= 0 ? 'substantial-merit' : null
  const inSentence = cues.filter((cue) => cue.point === section?.point && cue.concern !== granted && cue.named.test(sentence))
  // "While the merit is acknowledged, the evidence does not show an impact beyond …" is not about the merit.
  const besides = inClause.length === 0 && section !== null && missing !== null ? weighConcern(missing, (each) => each, { among: (each) => pointOf[each] === section.point, atLeast: 3 }) : null
  const named = inClause.length > 0 ? inClause : inSentence.length === 1 && (besides === null || besides === inSentence[0]!.concern) ? inSentence : []
  // "They relate to the first two prongs and do not address the third."
  const generalBehind = missing === null ? [] : pointsNamed(missing)
  const general = generalBehind.length > 0 ? generalBehind : pointsNamed(plain)
  if (named.length > 0) {
    const inside = named.filter((cue) => cue.point === section?.point)
    const chosen = inside.length > 0 && section?.point === 'eb2' ? inside : named
    const told = chosen.map((cue): ClauseTopic => ({ point: cue.point, concern: cue.concern, sure: true }))
    // "… national importance, that he is well positioned, or that a waiver …" names a point without a concern of its own.
    const alsoPlaced = inList.test(plain) && !told.some(({ point }) => point === 2) ? [{ point: 2 as const, concern: null, sure: true }] : []
    return [...told, ...alsoPlaced]
  }
  if (section) {
    const telling = cues.filter((cue) => cue.point === section.point && cue.telling.test(plain))
    if (telling[0] && !general.some((point) => point !== section.point)) {
      return [{ point: section.point, concern: telling[0].concern, sure: false }]
    }
  }
  if (general.length > 0) return general.map((point) => ({ point, concern: null, sure: true }))
  if (section) {
    // "They do not show an effect beyond the hospital" is not about the classification under whose heading it stands.
    const elsewhere = weighConcern(plain, (concern) => pointOf[concern], { atLeast: STRONGLY })
    if (elsewhere !== null && section.point === 'eb2' && pointOf[elsewhere] !== 'eb2') return [{ point: pointOf[elsewhere], concern: elsewhere, sure: false }]
    const around = cues.filter((cue) => cue.point === section.point && cue.telling.test(sentence))
    if (around.length === 1 && around[0]) return [{ point: section.point, concern: around[0].concern, sure: false }]
    const weighed = section.named.length === 1 ? null : weighConcern(plain, (each) => each, { among: (each) => pointOf[each] === section.point })
    // Under “Merit and importance” it is mostly the importance that is refused.
    const concern = section.named.length === 1 ? (section.named[0] ?? null) : (weighed ?? (section.named.includes('national-importance') ? 'national-importance' : null))
    return [{ point: section.point, concern, sure: false }]
  }
  if (namesWholeWaiver(plain)) return []
  const weighed = weighConcern(plain, (concern) => pointOf[concern])
  return weighed === null ? [] : [{ point: pointOf[weighed], concern: weighed, sure: false, guessed: true }]
}
