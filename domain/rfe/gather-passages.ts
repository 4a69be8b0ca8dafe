/** Collects what a notice says of its own: findings, acceptances and points left for later, outside the general law. */
import {
  asksEarlier,
  doubtsNothing,
  grantsSomething,
  halfOfProng,
  isGeneral,
  isGeneralInLawPart,
  judgeClause,
  judgeClauses,
  seemsToAccept,
  showsLaw,
  speaksFor,
  tellsOfOthers,
  turnsToCase,
  wantsNothing,
} from './notice-passages.ts'
import { acceptedOutright, citesAndAccepts } from './closed-acceptances.ts'
import { limitAround, recitesAllLimbs, sentenceBehind } from './around-acceptance.ts'
import { opensWithLimit } from './before-acceptance.ts'
import { notFull } from './limits-of-acceptance.ts'
import { caseInLaw, heldHalf, isClaim, saidAside, seemsGranted } from './half-sentences.ts'
import { favors } from './words-of-favor.ts'
import { behindOneWord, asksFor, asksForNamedBefore, closesParts, tellsHowToAnswer } from './request-words.ts'
import { abilityKind, type AbilityKind } from '../petition/ability-kinds.ts'
import {
  goesOnWith,
  halvesOf,
  rowOf,
  withoutNamedLabel,
  itemsOfSentence,
  leadsToExamples,
  leadsToList,
  leadsToPapers,
  listItem,
  namesPaper,
  namesKindOfPaper,
  nesting,
  isFragment,
  offersList,
  offersSeries,
  offersToYou,
  opensFragments,
  opensList,
  type ItemChoice,
} from './asked-items.ts'
import { cutQuote, longestQuote, piecesOf } from './notice-quote.ts'
import { receiptNumber } from './notice-kind.ts'
import { meantByRequest } from './asked-meaning.ts'
import { weighConcern } from './notice-meaning.ts'
import type { ConcededPoint, NoticeFinding } from './notice-reading.ts'
import { plainOf, type NoticeText, type Sentence } from './notice-text.ts'
import { withOpenLeads, withTitles } from './unmarked-shapes.ts'
import { onlyRecites, tellsOfCase } from './recitals.ts'
import { pointsOfParagraphs, withoutEither } from './paragraph-points.ts'
import { quotedSentences } from './quoted-sentences.ts'
import { sentencesOfOtherCase } from './other-case.ts'
import { REFUSES } from './suggest-concern.ts'
import { saysLacking } from './words-of-lack.ts'
import { type ClauseTopic, concernsNamed, defaultConcern, isLawHeading, namesWholeWaiver, pointsNamed, type Section, sectionOfHeading, topicsOf, isPartTitle } from './notice-topics.ts'
import { type ConcernKey, getConcern, type Point, rfeConcerns } from './rfe-concerns.ts'

export type Passage = ClauseTopic & { strength: 'stated' | 'asked'; quote: string; page: number }
/** What the notice asks for, in its words; `point` is null outside of any part. */
export type Asked = {
  concern: ConcernKey | null
  point: Point | null
  quote: string
  page: number
  label?: string
  under?: string
  listed?: true
  choice?: ItemChoice
  /** Its own words are those of the test. */
  sure?: true
  /** Its point rests on the meaning of its words, outside of any part. */
  guessed?: true
  /** The heading above it names its concern alone. */
  headed?: true
  /** One of the things that a sentence names, and no item of a list. */
  running?: true
}
/** `part`: the part in which it stands; its point tells no more than a suggestion. */
export type Loose = Asked & { part: Section }
export type Gathered = {
  passages: Passage[]
  asks: Asked[]
  /** Adverse sentences that fit no concern. */
  unplaced: Loose[]
  conceded: ConcededPoint[]
  notReached: { point: Point; quote: string; page: number }[]
  /** What is said of a piece of evidence within the part of a point, without a word of refusal: "the membership is open to anyone". */
  remarks: Asked[]
  /** What is said of this case, and neither tells what was sent in nor speaks for the petition; whether it holds anything against it is not known. */
  unsure: Loose[]
  /** Adverse clauses that fit no concern. */
  unassigned: number
  /** Points that have a headed part of their own. */
  headed: Set<Point>
  /** Points the notice says it leaves for later. */
  deferred: Set<Point>
  /** The point of the part in which a sentence stands. */
  parts: Map<Sentence, Point>
  /** The notice with its parts and lists marked, as it was read, and the sentences of it that set out the law. */
  shaped: NoticeText
  law: ReadonlySet<Sentence>
  /** Words of the petition or of another case, titles inside of the text, and lists of what was sent in: nothing is said in them by the notice. */
  settled: Set<Sentence>
}

/** Without receipt numbers: a quote that would show one ends before it. */
export const withoutReceipt = (quote: string): string => {
  const match = receiptNumber.exec(quote.toLowerCase())
  return match ? quote.slice(0, match.index).trim() : quote
}

/** Without what only sets out the law in front of what is said of this case. */
export const toldPieces = (text: string, from: number, to: number): string[] => {
  const pieces = piecesOf(text, from, to)
    .map(withoutReceipt)
    .filter((piece) => piece !== '')
  const own = pieces.filter((piece, at) => at === pieces.length - 1 || !(isGeneral(plainOf(piece)) || showsLaw(plainOf(piece)) || OF_SOURCE.test(plainOf(piece))))
  return own.filter((piece, at) => at === 0 || piece.split(' ').length > TAIL_MAX)
}
/** “The decision goes on to say that an endeavor that …” */
const OF_SOURCE = /^the (?:same |policy )?(?:decision|chapter|manual|regulation|statute) (?:goes on|also|then|says?|holds?|speaks?|notes?|adds?|contemplates?)\b/
/** So few words behind a quotation tell nothing. */
const TAIL_MAX = 6

/** What a part is about: a half of prong one where its heading names only that. */
const partOf = ({ point, named }: NonNullable<Section>): ConcededPoint['what'] => {
  const [only, ...others] = named
  return others.length === 0 && (only === 'substantial-merit' || only === 'national-importance') ? only : point
}

const acceptedPoints = (plain: string, section: Section): ConcededPoint['what'][] => {
  if (/\bfirst (?:half|part) of the first prong\b/.test(plain)) return ['substantial-merit']
  if (halfOfProng.test(plain)) return section?.named.length === 1 ? [partOf(section)] : []
  const concerns = concernsNamed(plain)
  const points = pointsNamed(plain)
  const what: ConcededPoint['what'][] = [...points]
  if (concerns.includes('substantial-merit') || /\bmerit in\b/.test(plain)) what.push('substantial-merit')
  if (concerns.includes('national-importance') || /\bnational implications\b/.test(plain)) what.push('national-importance')
  if (concerns.includes('balance') && /\b(?:waiv|beneficial|outweigh|balanc)/.test(plain)) what.push(3)
  // Kinds of evidence that are met are the first step only.
  const counted = /\b(?:criteria|criterion(?! for (?:the )?(?:eb-2|classification))|categories|kinds)\b/.test(plain)
  const able =
    /\b(?:established|demonstrated|shown|has|have|had|of) (?:that (?:you are|(?:he|she) is) an individual of )?exceptional ability\b/.test(plain) &&
    !/\b(?:kinds?|evidence|criteria|criterion|claims?)\b/.test(plain)
  const classified =
    able ||
    (concerns.includes('eb2-threshold') && !counted) ||
    /\bqualif(?:y|ies)(?! (?:as|for)\b)|\b(?:qualif(?:y|ies|ied) (?:for|as)|is eligible for)\b[^;]*\b(?:classification|eb-2|advanced[- ]degree|exceptional ability|professions)\b/.test(plain)
  // A bachelor’s degree by itself is not yet the classification.
  const isLower = /\b(?:bachelor's|baccalaureate|undergraduate) degree\b/.test(plain) && !/\b(?:qualif\w+|advanced|experience|master\w*|doctora\w+|exceptional)\b/.test(plain)
  if (classified && !isLower && (points.length === 0 || /\bqualif/.test(plain))) what.push('eb2')
  // “The requirement of a translation has been met.”
  const whole = /\b(?:this|the) (?:prong|part|requirement|element|point|threshold)\b(?! (?:of|for|that|to)\b)/.test(plain)
  if (what.length === 0 && section && whole) what.push(partOf(section))
  return what
}

/** "The petitioner has a doctoral degree. This is not in question." In the part on the classification, the degree stands for it. */
const pointsMeant = (before: string, section: Section): ConcededPoint['what'][] => {
  const named = acceptedPoints(before, section)
  return named.length === 0 && section?.point === 'eb2' && /\b(?:master|doctoral|advanced|graduate|m\.s\.|ph\.d\.)[^.;]{0,30}\bdegree\b|\bdoctorate\b/.test(before) ? ['eb2'] : named
}

/**
 * The sentences that set out the law: all of a part headed as such; else from where the law begins in a part to the first sentence of this case.
 * A citation behind a sentence of this case is law for itself alone.
 */
/** “A degree followed by five years of experience shall be considered …” */
const ofAnyone = /\b(?:shall|must|may|should|if|whether)\b/

/** A title is no law. */
const citesLaw = (plain: string): boolean => showsLaw(plain) && !(/[a-z][.]$/.test(plain) && isPartTitle(plain))
/** “Requirement.” in front of a paragraph. */
const LAW_TITLE = /^(?:the )?(?:(?:legal |applicable |governing )?(?:requirements?|standards?|law|rules?|framework|tests?))[.:]$/
const lawSentences = (notice: NoticeText): Set<Sentence> => {
  const law = new Set<Sentence>()
  let part: { sentence: Sentence; opens: boolean }[] = []
  let headed = false
  const close = () => {
    // How to answer is no law of the test.
    const first = part.findIndex(({ sentence }) => citesLaw(sentence.plain) && !/\b8 c\.?f\.?r\.? (?:§ ?)?103\./.test(sentence.plain))
    const own = part.findIndex(({ sentence }) => turnsToCase(sentence.plain))
    // What a sentence refuses before the law is cited is no law.
    const refuses = part.slice(0, Math.max(0, first)).some(({ sentence }) => judgeClauses(sentence.plain).some(({ kind }) => kind === 'adverse'))
    let inLaw = headed || (first >= 0 && !refuses && (own < 0 || first < own))
    /** In a part that is headed as the law, the law ends where something is held against this petition. */
    let argues = false
    for (const { sentence, opens } of part) {
      if (headed && turnsToCase(sentence.plain) && judgeClauses(sentence.plain).some(({ kind }) => kind === 'adverse')) argues = true
      const shows = citesLaw(sentence.plain)
      const isLaw = shows && !asksUnderCondition(sentence.plain)
      if (isLaw && opens && !argues) inLaw = true
      else if (((!headed || argues) && turnsToCase(sentence.plain)) || orders(sentence.plain)) inLaw = false
      if (citesAndAccepts(sentence.plain) || caseInLaw(sentence.plain) !== null) continue
      if (!asksOfYou(sentence.plain) && (inLaw || (isLaw && !orders(sentence.plain)))) law.add(sentence)
    }
    part = []
  }
  for (const block of notice.blocks) {
    if (block.kind === 'heading') {
      close()
      headed = isLawHeading(block.sentences.map((sentence) => sentence.plain).join(' '))
    } else {
      // “Importance.” under “The requirements of the waiver” is the head of an argument.
      if (headed && block.sentences.length > 1 && isPartTitle(block.sentences[0]!.plain)) {
        close()
        headed = false
      }
      part.push(...block.sentences.map((sentence, at) => ({ sentence, opens: at === 0 })))
      if (LAW_TITLE.test(block.sentences[0]?.plain ?? '')) for (const one of block.sentences) if (!turnsToCase(one.plain) && !asksOfYou(one.plain)) law.add(one)
    }
  }
  close()
  return law
}

/** The law orders nothing to be sent: what does is said to the petitioner. */
const orders = (plain: string): boolean =>
  /^(?:(?:therefore|accordingly|thus|also|to [^,;]{3,60}),? )?(?:please |kindly )?(?:also )?(?:submit|provide|send|furnish|supply|explain|describe|clarify|identify|list)\b/.test(plain) &&
  asksFor(plain)

const asksOfYou = (plain: string): boolean =>
  /\b(?:please|(?:you|the (?:self-)?(?:petitioner|beneficiary)|he|she) should|(?:you|(?:self-)?petitioner|beneficiary) (?:is|are) (?:\w+ )?(?:asked|requested|invited)|(?:uscis|we|this office) (?:\w+ )?(?:requests?|asks?))\b/.test(
    plain,
  ) &&
  asksFor(plain) &&
  !/\b(?:8 c\.?f\.?r|regulations?|statute|at least (?:two|three))\b/.test(plain)

/** So much weight of another point in a part that a phrase opened. */
const MEANT_ELSEWHERE = 3

/** So much weight of one concern in a request that stands in no part. */
const CLEARLY = 4
const asksClearly = (plain: string): boolean => weighConcern(plain, (concern) => getConcern(concern).point, { atLeast: CLEARLY }) !== null

const refersToClaim = /\b(?:this|that|these|those|such|the|his|her|its|your) (?:claims?|assertions?|arguments?|statements?|contentions?)\b/
const pointsBack =
  /^(?:however,? |yet,? |but |still,? |also,? |further(?:more)?,? |moreover,? |in addition,? )?(?:this|that|these|those|such|it|they|the (?:claims?|assertions?|arguments?|statements?|letters?|plan|documents?|evidence))\b/

const turns = /\b(?:however|but|yet|nevertheless|nonetheless)\b/
const acceptsMeritOnly = (plain: string): boolean =>
  /\bmerit\b/.test(plain) && !/\bimportance\b/.test(plain) && judgeClauses(plain).some(({ kind }) => kind === 'accepting') && judgeClauses(plain).every(({ kind }) => kind !== 'adverse')
const concludes = /\btherefore\b|^(?:thus|accordingly|consequently|as a result|for (?:this|these|that) reasons?)\b/
/** Two sentences before it are held against each other: "USCIS cannot tell which of these is the endeavor". */
const setsAgainst = /\bwhich of (?:these|those|them|the two)\b|\bthese (?:two |three )?(?:statements|descriptions|accounts|versions) (?:differ|do not agree|cannot|contradict|are inconsistent)\b/
/** "This figure is not supported" says nothing without the sentence before it. */
const leansBack = /^(?:however,? )?(?:this|that|these|those) (?:\w+ )?(?:figure|number|projection|estimate|claim|sum|percentage|amount|comparison)s?\b|\bhow (?:this|these|that|they|it) compares?\b/

/** The sentences without which a refusal cannot be understood, and one quotation with them where it is short enough. */
const withWhatItMeans = (sentence: Sentence, before: readonly Sentence[], adverse: boolean): { joined: string | null; joins: readonly Sentence[] } => {
  const near = !adverse ? [] : setsAgainst.test(sentence.plain) ? before : leansBack.test(sentence.plain) ? before.slice(-1) : []
  const joins = near.every((each) => judgeClauses(each.plain, true).every(({ kind }) => kind === 'neutral')) ? near : []
  const whole = [...joins, sentence].map(({ text }) => text).join(' ')
  return { joined: joins.length > 0 && whole.length <= longestQuote && withoutReceipt(whole) === whole ? whole : null, joins }
}
const meansBefore = /\b(?:it|them|they|these|those|here|such)\b/
const EVIDENCE =
  'letters?|certificates?|awards?|prizes?|memberships?|reports?|articles?|citations?|publications?|patents?|surveys?|projections?|figures?|plan|diploma|degree|evaluations?|offer|contracts?|agreements?|statements?|testimonials?|recommendations?|salary|licenses?|loan|grant|society|association|shortage|demand'
const ofEvidence = new RegExp(
  `^(?:(?:the|this|that|these|those|both|one|two|three|four|five|several|many|your|his|her|its|an?) )(?:(?!(?:is|are|was|were|has|have|had)\\b)[\\w'-]+ ){0,5}?(?:${EVIDENCE})\\b[^;]{0,90}?\\b(?:is|are|was|were|has|have|had|comes?|came|names?|lists?|covers?|speaks?|concerns?|relates?|shares?|shared|repeats?|uses?|discuss(?:es)?|rests?|predates?|belongs?|goes|went)\\b`,
)
const weighs =
  /\b(?:alone|by itself|in itself|themselves|anyone|merely|only|solely|the same|(?:nearly |almost )?identical|(?:reduce|lessen|diminish|detract|weaken)(?:s|ed)?|routine|hypothetical|minimal(?:ly)?|scant|self-employ\w+|by anyone|rather than|no more than|no further|stops there|left open|is (?:all|what) (?:that )?the (?:\w+ )?(?:evidence|reports?|record|letters?|petition))\b/
/** What counts against a piece of evidence, a plan, or a claim, whatever it is: “the estimate takes for granted that …”, “the loan offer expired”, “four jobs are too few”. */
const counts =
  /\bstands? to (?:gain|profit|benefit)\b|\bis (?:also )?(?:your|his|her|the petitioner's) (?:own )?(?:business |former |present )?(?:partner|employer|colleague|supervisor|relative|brother|sister|cousin|wife|husband|teacher|student)\b|\bof (?:them|these|those) (?:are )?(?:by|from) (?:you|yourself|himself|herself|the petitioner)\b|\bneeds? \$[\d,.]+[^;]{0,80}[;,][^;]{0,80}\$ ?\d|\bthat is where (?:matters|it|things|the (?:letters?|plan|matter)) (?:rests?|stops?|ends?)\b|\b(?:closed|ended|expired|lapsed) (?:an?|one|two|three|some|many) (?:years?|months?|weeks?) (?:ago|earlier|before)\b|\b(?:when|whereas|but|while) the (?:\w+ )?(?:comparison|question|measure|standard) (?:should be|is)\b|\btoo (?:few|little|small|short)\b(?= ?(?:[.;,]|$))|\bthat is all\b|\b(?:at most|no more than|fewer than|less than) [^;]{1,60} (?:can|could) be (?:counted|credited)\b|\b(?:devotes?|spares?|gives?|spends?) (?:this |that |it )?(?:only |but )?(?:a single|one|a|two) (?:short )?(?:sentence|paragraph|line|page|word)s?\b|\b(?:a single|one|two) (?:short )?(?:sentence|paragraph|line|page|word)s? (?:is|are) (?:given|devoted)\b|\bword-for-word\b|\b(?:nearly|almost|much|all) alike\b|\binterchangeable\b|\b(?:shown|supported|evidenced|attested|proved|backed|borne out) (?:only )?by (?:only )?(?:a single|one)\b|\btoo (?:few|small|little|short|late|old|recent|brief|narrow|low|slow|early) (?:to|for)\b|\btak(?:es?|ing) for granted\b|\bas though\b|\bpresuppos\w+\b|\b(?:conditioned|conditional|contingent) (?:up)?on\b|\bword for word\b|\bverbatim\b|\b(?:expired|lapsed) (?:in|on|before|after)\b|\bhinges? on\b|\bbases? (?:this|that|it|his opinion|her opinion|the opinion) on\b|\bmultiplies the\b|\bapplying an? (?:\w+ )?average\b|\b(?:marked|labell?ed) (?:as )?"?(?:advertis\w+|paid|sponsored|trial|draft)\b|\badmits? (?:whoever|anyone|everyone|everybody|all)\b|\b(?:permits?|allows?|recogni[sz]es?|adds?|draws?|leaves?) no\b|\bleaves? (?:out|blank)\b|\bspeaks? against\b|\bhard to square\b|\b(?:is|are) common to (?:all|every|most)\b|\bsays? nothing new\b|\bhave published with you\b|\b(?:the )?(?:third|fourth|fifth|sixth|seventh|last|one) of (?:two|three|four|five|six|seven|eight|nine|ten|\w+ty|\d+) (?:authors|inventors|co-authors|contributors)\b|\bits only (?:source|basis)\b|\$[\d,.]+[^;]{0,80}\$[\d,.]+ (?:(?:is|are|was|were) )?(?:on hand|at hand|available|needed|shown)\b|\bis to be met from (?:your )?savings\b/
/** In the part of the first prong: it reaches no further. */
const stopsThere =
  /\b(?:effects?|reach|benefits?|impact|savings|gains?|improvement)\b[^.;]*\bwould,? (?:\w+ )?(?:stay|end|stop|remain with|remain within|accrue to|fall to)\b|\bwould (?:serve|help|reach|benefit) (?:one|a single|its own|the members of)\b/
/** In the part of the balance: somebody could be found, and the job could be described. */
const couldBeCertified =
  /\bthrough (?:the|that) (?:ordinary|usual|regular|labor certification) process\b|\b(?:labor certification|department of labor|ordinary (?:process|path)|(?:this|that) process)\b[^.;]{0,60}\b(?:designed|equipped|intended|meant|made|exists?|there) to\b|\b(?:scarcity|shortages?)\b[^.;]{0,60}\b(?:labor certification|ordinary process|department of labor)\b|\b(?:employers?|firms?|universit(?:y|ies)|hospitals?|compan(?:y|ies)|agencies|position)\b[^.;]*\b(?:could|can|might) (?:\w+ )?(?:file|seek|ask for|request|sponsor|hire|petition|apply|obtain|be certified)\b|\blabor market can be tested\b|\bcan be (?:listed|stated|described|set out) in a job (?:description|posting|order|advertisement)\b|\bin ample supply\b|\bis (?:a|your) (?:choice|preference)\b|\bcould (?:open|begin|start|wait) (?:a|one|two|some) (?:\w+ )?(?:years?|months?) later\b|\b(?:of|by|to|that) every (?:labor certification|petitioner|applicant|beneficiary)\b/

/** “The plan mentions none”: the paper that was looked at is not what is missing. */
const PAPER_LOOKED_AT = /^(?:the|this|your|his|her|its|their|the petitioner's) (?:[\w-]+ ){0,2}(?:plan|letters?|budget|statement|brief)\b/

/** What was sent in or claimed is told, and not yet weighed. */
const recital =
  /^(?:in support|as evidence|with (?:the|your) (?:petition|filing)|you (?:have |had |also |further |then )*(?:submit|provid|stat|claim|assert|propos|inten|seek|argu|plan(?:s|ned)?\b|request|describ|includ|list|wr[io]t|sa[iy]|explain|indicat|not[ei]|fil|ask|point|cit|rel[yi]|mention|maintain|contend|believ|h[eo]ld|earn|receiv|current|work|(?:are|were)\b|mark|attach|enclos|furnish|present|offer|refer|discuss|add|respon|answer|check|appear|allege|emphasi|reason)|i\b|(?:the (?:self-)?(?:petitioner|beneficiary)|he|she|counsel|(?:mr|ms|mrs)\. [a-z'-]+) (?:has |had |also |further |then )*(?:submit|provid|stat|wr[io]t|claim|assert|propos|intend|seek|argue|plan|request|describe|include|list|h[eo]lds?\b|earn|receiv|works\b|cite|rel(?:y|ie)|point|maintain|contend|attach|enclos)|(?:the|your) (?:record|petition|filing|file) (?:also )?(?:include[sd]?|contain(?:s|ed)?|describe[sd]?|shows?))/

const TURNS_TO = '(?:as (?:to|for|regards)|regarding|concerning|turning (?:now |next |then )?to|with (?:regards?|respect) to|(?:in|with) regard to)'
const LEAD = new RegExp(
  `^(?:(?:${TURNS_TO}|on|for|finally|in (?:your|his|her|the) (?:[\\w'-]+ ){0,2}(?:statement|plan|brief|letter|petition))(?: [^,;]{3,80})?,? )(?=(?:you|the (?:self-)?(?:petitioner|beneficiary)|counsel)\\b)`,
)
/** Behind “On the third prong, ” and “In your statement ”. */
const recites = (plain: string): boolean => recital.test(plain.replace(LEAD, ''))

/** “You rely on your 640 citations.” Where nothing behind it weighs it, it may be the criticism itself. */
const restsOn =
  /^(?:you|the petitioner|counsel|(?:your|the petitioner's) (?:argument|claim|case|brief)) (?:\w+ ){0,2}(?:rel(?:y|ies|ied)|points?|pointed|rests?|rested|bases?|based|depends?)\b[^.;]{0,24}\b(?:on|upon|to)\b/

/** “You list a budget of $600,000 against committed funds of $40,000.” */
const holdsAgainst = /^(?:you|the petitioner|your|his|her) [^;]*\b(?:against|versus|compared (?:to|with)|as opposed to)\b [^;]*\d/

/** “They are colleagues. Letters of colleagues do not show an influence.” A rule behind a sentence of this case is held against it. */
const isRuleOf = (plain: string, before: string): boolean =>
  isGeneral(plain) &&
  !isGeneral(before) &&
  !showsLaw(before) &&
  /\b(?:not|no|never|little|nothing|cannot|neither|nor)\b/.test(plain) &&
  !/\b(?:congress|dhanasar|preponderance|section|cfr|c\.f\.r|i&n dec|policy manual|statute|regulations?|burden|matter of|uscis|officers?|if|when|may|must|should|please|would|in (?:determining|evaluating))\b/.test(
    plain,
  ) &&
  !setsOutProng.test(plain) &&
  !tellsHowToAnswer(plain)

/** “If a delay would harm a project, name it”: asked under a condition, which only the petitioner can tell. */
const asksUnderCondition = (plain: string): boolean => {
  const [, condition = '', order = ''] =
    /^(?:if|where|should|unless) ([^;]{4,120}?)(?:, | (?=then ))(?:please |then |also |(?:you|he|she|the (?:petitioner|beneficiary)) (?:should|must) )*(.+)$/.exec(plain) ?? []
  return (
    condition !== '' &&
    /^(?:(?:it|they|these|this|that|them|the|an?|such|copies|proof|evidence) (?:[^,;]{1,100}? )?(?:should|must|may|can|could) (?:then |also )?be (?:sent|sent in|shown|provided|submitted|furnished|explained|included|enclosed|attached|documented|filed|produced|given|identified|stated)|(?:they|it|these|the (?:letters?|plan|statements?|evidence)) (?:should|must|ought to|needs? to) (?:\w+ )?(?:say|state|tell|show|explain|describe|name|identify)|(?!(?:the|your|this) (?:petition|case|request)\b)[\w' -]{3,60} would (?:also )?(?:establish|show|answer|resolve|confirm|settle) (?:that|this|it)|let us (?:see|have|know)|name|submit|provide|send|explain|describe|identify|state|show|tell|list|document|include|clarify|give|set (?:it|this|them|these) (?:out|forth)|say|point|obtain|file)\b/.test(
      order,
    ) &&
    !/\b(?:not (?:respond|answer|reply)|respond|moved?|questions?|foreign language|translat\w+|attorney|withdraw)\b/.test(plain)
  )
}

/** “What we need”, “Evidence requested”: the lines under it are asked for. */
const asksInHeading = (plain: string): boolean =>
  /\bwhat (?:to (?:send|submit|provide)|(?:we|uscis|this office) (?:needs?|asks?|requests?|requires?|wants?)|(?:you )?(?:should|must|need to|can|may) (?:send|submit|provide)|(?:is|remains) (?:needed|required|requested|to be (?:sent|submitted)))\b|\b(?:evidence|documents?|documentation|items|information|materials?) (?:that (?:is|are) )?(?:requested|needed|required|to (?:be )?(?:submit|send|sent|provide)\w*)\b|\b(?:requested|required|needed|outstanding|missing) (?:\w+ )?(?:evidence|documents?|documentation|items|information|materials?)\b/.test(
    plain,
  ) && !/\b(?:not|no)\b|^request for evidence/.test(plain)

/** “What to submit: …”, “Evidence requested: …”: such a title in front of what is asked for. */
const wantsInTitle = (lead: string): boolean => lead.split(' ').length <= 6 && asksInHeading(lead) && !/\b(?:is|are|was|were|has|have|had)\b/.test(lead)

/** A list of examples. */
const onlyOffers = /\bconsider (?:submitting|providing|sending|including)\b|\bmay include\b[^;]{0,40}:$|\b(?:would|could|might)\b[^;]{0,60}:$/

const PAPERS_OF = '(?:evidence|documents?|documentation|proof|letters?|statements?|contracts?|agreements?|records?|material|copies|returns|reports?|data|estimates?|accounts?|opinions?)'
const MAY_BE_SENT = new RegExp(
  `^(?:[\\w-]+ ){0,4}?${PAPERS_OF}\\b[^;]{0,120} (?:may|might|could) (?:also )?be (?:submitted|provided|included|sent|furnished|offered|used)(?: (?:as well|too|here))?[.]$`,
)
const REMEDY = '(?:respond(?: to)?|rebut|overcome|cure|meet|answer|address|support|supplement|show|resolve|remedy|establish|demonstrate|document|correct)'
const BY = '(?:with|by (?:submitting|providing|sending|(?:the )?submission of|means of)|through|by (?:an?|the|signed|copies|letters|contracts))'
/** “You may rebut this with letters of mills.”, “This could be shown by orders.”, “A signed lease would cure this.”, “Probative evidence would be orders of mills.” */
const offersRemedy = [
  new RegExp(`^(?:[^,;:]{3,60}, )?(?:you|the (?:self-)?(?:petitioner|beneficiary)) (?:may|might|could|can) (?:\\w+ )?${REMEDY} (?:(?:this|these|that|it|them|the|your|such)\\b[^;:]{0,60}? ?)?${BY} `),
  new RegExp(
    `^(?:this|that|it|these|they|the (?:gap|defect|deficiency|finding|point|claim|doubt|discrepancy)) (?:can|could|may|might) (?:\\w+ )?be (?:rebutted|overcome|cured|met|answered|shown|resolved|remedied|corrected|documented|supported) ${BY}\\b`,
  ),
  new RegExp(
    `^(?:an?|signed|copies of|further|more) (?:[\\w-]+ ){0,5}?(?:${PAPERS_OF}|affidavit|lease|invoices?|receipts?)\\b[^;:]{0,80} (?:would|could|might) (?:cure|resolve|remedy|answer|settle|go (?:some|a long|far) way|help (?:to )?(?:show|establish|resolve))\\b`,
  ),
  /^(?![^;:]*\b(?:not|what|which|how|is|are|was|were|has|have)\b)[^;:]{3,160} (?:will|would) (?:also )?(?:do|suffice|serve|be (?:enough|sufficient|acceptable|accepted))[.]$/,
  /^so (?:would|will|might|could) (?!it\b|this\b|that\b|you\b)[^;:]{3,240}[.]$/,
  new RegExp(
    `^${PAPERS_OF} (?:that|which) (?:would|could|might) (?:\\w+ )?(?:assist|help|be (?:helpful|useful)|show|establish|support|answer)\\b[^;:]{0,40} (?:includes?|is|are|would be),? (?!not\\b|no\\b)`,
  ),
  new RegExp(
    `^(?:(?:examples? of )?(?:such|acceptable|probative|better|persuasive|relevant|suitable|appropriate|the best|suggested) ${PAPERS_OF}|${PAPERS_OF} (?:of this|on this|to this effect|in this regard))\\b[^;:]{0,40} (?:is|are|includes?|consists? of|(?:would|could|might|may|can) (?:be|include|consist of|take the form of)),? (?!not\\b|no\\b|given\\b|submitted\\b|lacking\\b|missing\\b)`,
  ),
] as const
const OF_ANYONE = /\b(?:at least (?:two|three)|regulations?|8 c\.?f\.?r|statute|in every case|an? (?:petitioner|person|individual))\b/
const namesRemedy = (plain: string): boolean => /[.]$/.test(plain) && offersRemedy.some((one) => one.test(plain)) && namesKindOfPaper(plain) && !OF_ANYONE.test(plain) && !tellsHowToAnswer(plain)
/** “You might include a lease and a budget.”, “Letters of interest may also be provided.” */
const offersPapers = (plain: string): boolean =>
  (offersToYou(plain) || MAY_BE_SENT.test(plain)) &&
  /[.]$/.test(plain) &&
  !/\b(?:any (?:other )?evidence|evidence (?:and|or) arguments?|additional evidence|rebuttal|withdraw|(?<!\baddress in (?:your|the|his|her) )response|appeal|motion|(?:at least )?(?:two|three) of)\b/.test(
    plain,
  ) &&
  !tellsHowToAnswer(plain)

/** “On what ground?” */
const QUESTION_WORDS_MIN = 3
/** A question that the notice puts to the petitioner. */
const asksQuestion = (plain: string, inPart: boolean): boolean =>
  /\?["')]?$/.test(plain) &&
  plain.split(' ').length >= (inPart ? QUESTION_WORDS_MIN : WORDS_MIN) &&
  (inPart || /\b(?:you|your|petitioner|beneficiary|endeavor|work)\b/.test(plain)) &&
  !/\b(?:respond|respon[ds]e|deadline|notice|i-140|this (?:letter|request)|appeal|attorney)\b|\b(?:what|how) (?:if|do i|can i|should i)\b/.test(plain)

/** “You claim that X; the calculation rests on one farm.” */
const behindClaim =
  /^(?:you|counsel|the (?:self-)?(?:petitioner|beneficiary)) (?:\w+ )?(?:argue|claim|assert|contend|maintain|state|say|believe|explain|calculate|estimate)(?:s|d|ed)?\b[^;]*; ((?:the|this|that|these|those|it|its|they|no|none|nothing|your|his|her) .+)$/
/** “You are offered a post, so that way is open to you.” */
const behindSo = /^(?:you|the (?:self-)?(?:petitioner|beneficiary)) [^;]*, (?:and )?so (?!that\b)(.+)$/

/** “If the endeavor is to serve one mill, its benefits would stay there”: told of this case under a condition. */
const supposes = /^if (?:the|your|this|that|these|you|(?:self-)?petitioner|he|she) [^,;]{4,140}, (?:the|your|its|this|that|it|their|these|there|no) [^;]*\b(?:would|could|does|do|is|are|cannot)\b/
const ofAnyCase =
  /\b(?:must|should|please|may|will|uscis|officer|respon\w+|received|submit|provide|petition|petitioner (?:demonstrates|establishes|shows)|if (?:the|an?) (?:person|individual|foreign national))\b/
const supposesOfCase = (plain: string): boolean => supposes.test(plain) && !ofAnyCase.test(plain)

/** On the balance, that somebody employs the petitioner is held against a waiver. */
const tellsOfEmployer =
  /^(?:you|the (?:self-)?(?:petitioner|beneficiary)) (?:also |currently |already |now )?(?:hold|have|has|are|is|work)s? (?:\w+ ){0,5}(?:offer|offered|employed|employee|employment|employer|position|sponsored)\b/

/** “The petitioner states X, but Y”: what is left to weigh is what stands behind the turn. Of a sentence that only recites, nothing is. */
const behindTurn = (whole: string): string | null => {
  const plain = whole.replace(LEAD, '')
  return /[,;.] (?:but|yet|however,?|although|though|which (?:suggests|indicates|implies|means)) (.+)$/.exec(plain)?.[1] ?? behindClaim.exec(plain)?.[1] ?? behindSo.exec(plain)?.[1] ?? null
}
const behindIssue = /^(?:the|a) (?:\w+ )?(?:issue|question)s? (?:[\w ]{1,30} )?(?:is|remains|becomes) whether\b.*, (?:and|but|yet) ((?:the|this|your|it|on) .+)$/
/** What makes a letter worth more is not held against it. */
const independent = /\bwho (?:has|have|had) (?:not|never) (?:personally )?(?:worked|met|collaborated|published|studied)\b/g
const weighedPart = (whole: string): string => {
  const plain = whole.replace(independent, '')
  const issue = behindIssue.exec(plain)?.[1]
  if (issue !== undefined || !(recites(plain) || saidAside(plain))) return issue ?? plain
  const turned = behindTurn(plain) ?? ''
  return isClaim(turned) ? '' : turned
}

/** “That a matter is regulated does not make every endeavor in it important.” */
const ofAny = /\b(?:every|any|each|an?) (?:[\w-]+ )?(?:endeavor|petitioner|petition|individual|person|occupation|applicant)\b/

/** Words of the law, of procedure, and of what may be sent are no remarks. */
const isRemark = (plain: string, point: Point): boolean => {
  const weighed = weighedPart(plain).replace(/, if [^,;]{3,40},/, '')
  return (
    weighed !== '' &&
    !isGeneral(plain) &&
    judgeClauses(plain).every(({ kind }) => kind !== 'accepting') &&
    !wantsNothing.test(plain) &&
    !asksEarlier(plain) &&
    !doubtsNothing(plain) &&
    !/\b(?:is|are|was|were) (?:accepted|credited|counted)\b/.test(weighed) &&
    !favors(weighed) &&
    !/\b(?:(?<!\bwhether (?:\w+ ){1,3})(?<!\b(?:in|of|since|until|by|last|early|late) )may(?! \d)|must|should|please|if|uscis|this (?:notice|office))\b/.test(weighed) &&
    (ofEvidence.test(weighed) ||
      weighs.test(weighed) ||
      counts.test(weighed) ||
      (point === 1 && stopsThere.test(weighed)) ||
      (point === 3 && couldBeCertified.test(weighed)) ||
      (refusesHere(weighed) && !ofClosing.test(weighed) && !ofAny.test(weighed)) ||
      saysLacking(weighed))
  )
}

/** Too short a sentence judges nothing; a line of a form ends without a stop. */
const WORDS_MIN = 4
const ofProcedure =
  /\b(?:(?<!\b(?:in|of|since|until|by|last|early|late) )may(?! \d)|must|should|please|if|(?<!\b(?:informed|told|advised|notified|to) )uscis|this (?:notice|office|letter|request|response|is about|concerns|refers)|your (?:request|petition|application) for|concerns your|respon(?:d|se)|(?:reply|replies) (?:must|should|has|have|is|are)|deadline|form [ig]-|receipt|matter of|section|policy manual|regulations?|statute|congress|dhanasar|cfr|preponderance|(?<!\b(?:before|after|when|since|until) (?:you|he|she|the petitioner) )filed|enclosed?|decision|rebut|the director has (?:considered|reviewed)|due (?:by|on)|cannot be extended|rebuttal|endeavor is to|submit(?:ted)?|sincerely|officer|appeal|motion|not ask for (?:any )?(?:further|more|additional)|burden of proof|for more information|days for mailing|cop(?:y|ies) for your (?:files|records)|reasons? (?:is|are) (?:set out|given|stated))\b/

/** What becomes of a late answer, and that a denial is intended, says nothing on a point. */
const warnsOfDelay = /^failure to (?:submit|provide|send|respond|answer|reply)\b[^;]{0,80}\b(?:denial|denied|deny|denying)\b/
const warnsOfTime =
  /^there is no provision for an? (?:\w+ )?extension\b|\b(?:intends?|proposes?|plans?) to deny\b|\b(?:another|further|second) opportunity\b|\b(?:answers?|responses?|evidence|materials?) (?:that|which) (?:arrives?|comes?|is|are) (?:received )?(?:later|late|after)\b/

/** “The second prong turns from the endeavor to the person.” */
const setsOutProng =
  /^the (?:first|second|third|last|next) (?:prong|part|element|step|factor) (?:of [^.;,]{2,40} )?(?:asks?|turns?|requires?|looks?|considers?|focuses|is about|calls? for|goes to|shifts?|examines?|weighs?|concerns?|addresses)\b(?![^;]*\b(?:you|your|petitioner|beneficiary|not|no|here)\b)/

/** “The remaining issue is whether you merit a waiver.” “It remains to determine whether …” */
const setsOutIssue = /^(?:the|a) (?:\w+ )?(?:issue|question)s? (?:[\w ]{1,30} )?(?:is|remains|becomes) whether\b|^it remains,? (?:then,? )?to (?:determine|decide|consider|examine) whether\b/
/** “The remaining question under this prong is national importance.” */
const namesIssue = /^the (?:\w+ )?(?:issue|question|matter)s? (?:[\w ]{1,30} )?(?:is|remains) (?!not\b|no\b|that\b)(?:the )?[\w -]{4,50}[.]$/
/** “Petitioner: Arden Looms Inc.” */
const formLine = /^(?:petitioner|beneficiary|applicant|attorney|representative|employer|name|re)(?: name)?: [^.]{1,80}(?:inc|ltd|co|corp|llc)?\.$/
const defines = /^"[^"]{2,60}"[^.;]{0,60}\b(?:means|is defined|refers to)\b/

/** “1989), aff'd, 905 F.2d 41 (2d Cir.”: a part of a citation. */
const ofCitation = /^(?:[\w'.,()-]+ ){0,6}?(?:v\. \w+, )?\d{1,4} (?:f\. ?(?:2d|3d|4th|supp)|u\.s\.|s\. ct)[^;]{0,60}$/

/** “There is no discussion of why …”, “The foundation has no board”: what is not there is told of this case, whatever else the sentence says. */
const refusesHere = (plain: string): boolean =>
  !/^(?:please )?do not\b/.test(plain) &&
  /^(?:and |but )?no (?!further\b|additional\b|more\b|longer\b)|\b(?:(?:is|are|was|were|has|have|had|there (?:is|was)(?: [\w, -]{1,60})?) no|(?:is|are|was|were|does|do|did|has|have|had|could) not|nor (?:is|are|was|were|does|do|did|has|have|could)|never|none of|nothing in)\b/.test(
    plain,
  )
/** What any notice says of the law, of sending, and of time. */
const ofRule =
  /\b(?:(?<!\b(?:in|of|since|until|by|last|early|late) )may(?! \d)|must|please|if|whether or not|need not|uscis (?:will|considers?|may)|this (?:notice|office|letter|request)|your (?:request|application) for|respon(?:d|se)|deadline|form [ig]-|receipt|matter of|section|policy manual|regulations?|statute|congress|dhanasar|cfr|preponderance|decision|due (?:by|on)|extended|rebuttal|sincerely|appeal|motion|not (?:required?|necessary|needed|asked?|seek|requested)|burden|days|cop(?:y|ies) for your|no (?:further|additional|more|longer)|ask for)\b/

/** What in a part only the law, an order, or the rules of the answer would say. */
const ofClosing =
  /\b(?:(?<!\bwhether (?:\w+ ){1,3})(?<!\b(?:in|of|since|until|by|last|early|late) )may(?! \d)|(?<!^what )must|please|uscis (?:will|considers?|may|must|can|looks?|evaluates?|weighs?|requires?|reviewed|has (?:reviewed|considered)|does not need|makes?)|this (?:notice|letter|request|is about|concerns|refers)|respon(?:d|se)s?|(?:reply|replies|answers?) (?:must|should|has|have|is|are|that|not)|(?:the|this|your|response) deadline|form [ig]-|receipt|matter of|policy manual|regulations?|statute|congress|dhanasar|c\.?f\.?r|preponderance|due (?:by|on)|extended|rebuttal|sincerely|appeal|motion|not (?:required?|necessary|needed|asked?|seek|requested)|(?<!\ba )burden|days|cop(?:y|ies) for your|no (?:further|additional|more)|ask for|for more information)\b/

const ofOrder = new RegExp(
  `${ofClosing.source}|(?<!\\b(?:when|but|although|while|whereas|though) [^,;]{2,60})\\bshould\\b|\\b(?:officer|uscis|this office|director|we) (?:has|have) (?:read|reviewed|considered|examined|looked)\\b`,
)

/** “If the mill is meant, the plan does not tell its costs”: what stands behind such a condition speaks of this case. */
const behindCondition = /^(?:if|should|unless|where|assuming)\b[^;]{3,280}, ((?:the|your|his|her|its|their|this|that|it|there|no|none|nothing|you|she|he|they|we|uscis|one)\b[^;]*)$/
const withoutCondition = (plain: string): string => {
  const behind = behindCondition.exec(plain)?.[1]
  return behind !== undefined && refusesHere(behind) ? behind : plain
}

/** A sentence of this case that no rule understood: the customer says whether it holds anything against the petition. `argued`: it stands where the notice argues. */
const isUnsure = (whole: string, argued: boolean): boolean => {
  const plain = argued ? withoutCondition(whole) : whole
  // “The petitioner asserts that her work is important, with no details”: who says the last of it is not known.
  const weighed = weighedPart(plain) || (/\b(?:no|not|nothing|never|without)\b|\bin (?:another|an unrelated|a different) (?:field|subject|discipline)\b/.test(plain) ? plain : '')
  // “The letter supports the endeavor but commits no funds to it”: praise stands before the turn.
  const judging = /\b(?:but|yet|however,?) (.+)$/.exec(weighed)?.[1] ?? weighed
  return (
    weighed !== '' &&
    plain.split(' ').length >= WORDS_MIN &&
    /[.!]["')]?$/.test(plain) &&
    !isGeneral(plain) &&
    (refusesHere(plain) || !favors(judging)) &&
    !(argued ? (refusesHere(plain) ? ofClosing : ofOrder) : refusesHere(plain) ? ofRule : ofProcedure).test(
      (concernsNamed(plain).length > 0 ? weighed.replace(/\b(?:uscis|officer|filed|dhanasar)\b/g, '') : weighed).replace(
        /^please |\b(?:that|which) you (?:have )?submitted\b|(?<=\w )submitted (?=\w+s\b|are\b|were\b|have\b|do\b|did\b)/g,
        '',
      ),
    ) &&
    !setsOutProng.test(plain) &&
    !ofCitation.test(plain) &&
    !(namesIssue.test(plain) && concernsNamed(plain).length > 0) &&
    (!setsOutIssue.test(plain) || behindIssue.test(plain)) &&
    !formLine.test(plain) &&
    !defines.test(plain) &&
    !/^(?:please )?do not\b/.test(plain) &&
    !announces.test(plain) &&
    !warnsOfDelay.test(plain) &&
    !warnsOfTime.test(plain) &&
    !tellsHowToAnswer(plain)
  )
}

/** It has a subject, and so is no title. */
const tellsSomething = /^(?:the|your|this|that|his|her|its|these|those|no|none|an?|counsel)\b|\b(?:you|we|he|she|it|they|uscis)\b/
/** "2. Importance." or "PRONG THREE - ON BALANCE." at the beginning of what it is a heading to. */
const runInHeading = ({ text, plain, item }: Sentence, first: boolean, alone: boolean): Section => {
  const bare = plain.replace(/^\(?(?:[a-z]|\d{1,2}|[ivx]{1,4})[.)]\s+/, '')
  const words = bare.split(' ').length
  const bareTitle = words <= 3 && (first || pointsNamed(bare).length > 0 || concernsNamed(bare).length > 0)
  // “Merit and importance of the proposed endeavor. You plan to …”
  const leads = first && !alone && !item && (pointsNamed(bare).length > 0 || concernsNamed(bare).length > 0) && !namesPaper(text) && !tellsSomething.test(bare) && !saysLacking(bare)
  const names = first && !alone && !item && ofNoun.test(bare)
  const marked = bareTitle || leads || names || /^prong (?:\d|one|two|three|i{1,3})[.:]$/.test(plain) || (first && bare !== plain) || (/[A-Z]{3}/.test(text) && text === text.toUpperCase())
  const isTitle = marked && words <= 8 && /[.:]$/.test(bare) && !/\b(?:is|are|was|were|has|have|had|not|no|does|do|did|please|submit|provide)\b/.test(bare)
  return isTitle ? sectionOfHeading(bare) : null
}

/** “Your position to advance the endeavor.” */
const ofNoun = /^(?:the|your|his|her|the petitioner's) [a-z-]+ (?:to|of|for|from) [a-z' -]+[.:]$/

const bareTitle = /^(?!(?:is|are|was|were|has|have|not|no|please|submit|provide|see|this|these|it|they|neither|none)\b)(?:the |your |his |her )?[a-z'-]+(?: [a-z'-]+)?\.$/

const ORDER = '(?:first|second|third|fourth|finally|lastly)'
/** So many words name a point by themselves: “the proposed endeavor”. */
const BARE_ISSUE = 4

/** The whole of it says what comes next. */
const onlyNamesIssue = /^(?:the|our|my) [^,;]{4,160}[.]$/
/** “The second matter is whether the endeavor has national importance.”, “Finally, on balance, you …”: one point of the test and nothing more. */
const issueNamed = (plain: string): Section => {
  const issue =
    /^(?:the|our|my) (?:(?:first|second|third|fourth|next|last|final|other|remaining|main) )?(?:issue|question|matter|point|requirement|concern|difficulty|problem|subject) (?:(?:then|here|now) )?(?:is|concerns|goes to|lies with|relates to|touches) (?!.*\b(?:not|no)\b)([^;]{4,160})[.]$/.exec(
      plain,
    )?.[1] ?? new RegExp(`^${ORDER}, ((?:on |the )?(?!.*\\b(?:is|are|was|were|has|have)\\b.*,)[^,;.]{4,40}), `).exec(plain)?.[1]
  if (issue === undefined) return null
  const points = new Set([...pointsNamed(issue), ...concernsNamed(issue).map((concern) => getConcern(concern).point)])
  // “Our first concern is the endeavor.”
  return points.size === 1 || (points.size === 0 && issue.split(' ').length <= BARE_ISSUE) ? sectionOfHeading(issue) : null
}

/** What a title may hold: no stop but behind “Ms.” */
const TITLE = '(?:\\b(?:mr|ms|mrs|dr)\\.|[^,;.])'
const opensTopic = new RegExp(`^(?:(?:first|second|third|finally|lastly|next),? )?(?:${TURNS_TO}|on(?= (?:the (?:first|second|third|last) (?:prong|part|element)|balance)\\b)) (${TITLE}{4,80}), `)
/** “Finally there is the balance.”, “Turning to the weaver herself.” */
const announcesTopic = new RegExp(
  `^(?:(?:first|second|third|finally|lastly|next|then),? )?(?:${TURNS_TO}|there (?:is|remains)(?: also| then| finally)?(?= the\\b)|(?:this|that) leaves|next (?:is|comes)|it remains to (?:consider|address|discuss)|(?:we|i|uscis|this office) (?:now |next |then )?(?:(?:turns?|comes?|goes? on|passe?s?) to|(?:begins?|starts?) with|takes? up)) ([^,;.]{4,100})[.]$`,
)
const ofPersonAlone = /^(?:the (?:self-)?(?:petitioner|beneficiary)(?:'s (?:own )?(?:qualifications|background|position))?|you|the person) (?:himself|herself|yourself|personally)$|^yourself$/

/** “National importance is another question.”, “The plan is harder.” */
const turnsHarder =
  /^(?:but |however,? )?((?:the )?[\w -]{4,40}?) (?:is|are|remains?) (?:quite )?(?:(?:another|a different|a separate|the harder|a harder|a more difficult) (?:question|matter|issue|point|story)|(?:the )?(?:harder|more difficult|less clear|at issue))[.]$/
/** “The last part of the test weighs …” at the head of a paragraph. */
const opensProng =
  /^(?:the|this) ((?:first|second|third|last) (?:prong|part|element)) (?:of the (?:test|framework|analysis) )?(?:weighs?|asks?|concerns?|looks?|turns?|considers?|requires?|shifts?|focuses|is about|is whether|remains|is left|comes (?:last|next))\b/
const OF_PERSON = /^(?:your|his|her|the petitioner's|the beneficiary's) (?:own )?(?:standing|background|person|qualifications|credentials|place)$/
const OF_MEANS = /^(?:the|your|his|her) (?:means|funds|funding|money|financing|finances|budget|timetable)$/

/** “It is claimed that the loom is of national importance.” Such a head of a paragraph tells what the paragraph weighs. */
const opensClaim =
  /^(?:it is (?:also |further |next )?(?:claimed|argued|asserted|contended|maintained)|(?:you|counsel|the (?:self-)?(?:petitioner|beneficiary)) (?:also |further |next )?(?:claims?|argues?|asserts?|contends?|maintains?)|(?:the|your|his|her) (?:[\w'-]+ ){0,2}(?:claim|argument|contention|assertion) is) that /
const claimedTopic = (plain: string): Section => {
  if (!opensClaim.test(plain)) return null
  const points = new Set([...pointsNamed(plain), ...concernsNamed(plain).map((concern) => getConcern(concern).point)])
  return points.size === 1 ? sectionOfHeading(plain) : null
}

/** “On the third prong the brief relies on a shortage.” */
const onProng = /^(?:on|under|for|as to|as for|in the matter of|with (?:regard|respect) to) the ((?:first|second|third|last) (?:prong|part|element))\b(?! (?:and|or)\b)/
/** “As for national importance, you cite …” speaks of it to the end of the paragraph, where no part is open. */
const leadingTopic = (plain: string): Section => {
  const issue = issueNamed(plain)
  if (issue !== null) return issue
  const prong = onProng.exec(plain)?.[1]
  if (prong !== undefined) return sectionOfHeading(prong.replace('part', 'prong'))
  const topic = opensTopic.exec(plain)?.[1] ?? announcesTopic.exec(plain)?.[1] ?? turnsHarder.exec(plain)?.[1]
  if (topic === undefined || /\b(?:not|no|nothing|none|only)\b/.test(topic) || (!/\bwhether\b/.test(topic) && /\b(?:is|are|was|were|has|have|had|would|could|does|do|did)\b/.test(topic))) return null
  if (ofPersonAlone.test(topic) || OF_PERSON.test(topic)) return { point: 2, named: [] }
  return OF_MEANS.test(topic) ? { point: 2, named: ['plan'] } : sectionOfHeading(topic)
}

const prongOpened = (plain: string): Section => {
  const prong = opensProng.exec(plain)?.[1]
  return prong === undefined ? null : sectionOfHeading(prong.replace('part', 'prong'))
}

/** “Whether he is well positioned is the next question.” */
const opensQuestion = /^whether ([^;]{6,120}) is (?:the|a|an)(?:other)? (?:\w+ )?(?:question|issue|matter|point)\b/
/** A paragraph that opens with the law of one point, or with the question that it puts, speaks of that point. */
const openedByLaw = (plain: string): Section => {
  const question = opensQuestion.exec(plain)?.[1]
  if (question === undefined && !((isGeneral(plain) || showsLaw(plain)) && (/\bon balance\b/.test(plain) || !/\bwaiver\b|\bnational interest\b/.test(plain)))) return null
  const points = new Set([...pointsNamed(plain), ...concernsNamed(plain).map((concern) => getConcern(concern).point)])
  return points.size === 1 ? sectionOfHeading(question ?? plain) : null
}

/** “Are you the person to do it?” in front of a paragraph is its title. */
const QUESTION_MAX = 10
const questioned = (plain: string): Section =>
  /^(?:what|why|are|is|who|how|can|does|should)\b[^?]*\?$/.test(plain) && plain.split(' ').length <= QUESTION_MAX && !/\b(?:evidence|documents?|letters?|proof)\b/.test(plain)
    ? sectionOfHeading(plain)
    : null

/** “Ground 1. The petitioner has not established exceptional ability.” is the heading of what stands behind it, up to the next ground. */
const GROUND = /^(?:ground|issue|deficiency|basis|objection|reason) (?:no\.? ?)?(?:\d{1,2}|[ivx]{1,4}|[a-h]|one|two|three|four|five)[.:]/
const groundOf = (sentences: readonly Sentence[]): Section | undefined => {
  const [first, second] = sentences
  const label = first === undefined ? null : GROUND.exec(first.plain)
  if (label === null) return undefined
  const told = first!.plain.slice(label[0].length).trim() || (second?.plain ?? '')
  const points = new Set([...pointsNamed(told), ...concernsNamed(told).map((concern) => getConcern(concern).point)])
  return points.size > 1 ? null : sectionOfHeading(told)
}
const IS_PERSON = /^(?:you|yourself|(?:the )?(?:self-)?petitioner|(?:the )?beneficiary|the person)[.:]?$/
/** “Point 4 - ”, “(b) ”, “Issue 2: ” in front of a title. */
const withoutLabel = (heading: string): string =>
  heading.replace(
    /^(?:(?:issue|ground|part|item|point|section|deficiency|finding|concern|reason|topic) )?(?:no\. ?|number )?\(?(?:[a-z]{1,2}-?\d{1,2}|\d{1,2}(?:\.\d{1,2})*|[a-h]|[ivx]{1,4})(?:[.):]+| ?[-–—]) ?/,
    '',
  )
/** “C-3”, “2”, “B” in front of the title of a part, and in “For C-3:”, which goes on with that part. */
const LABEL_OF_PART =
  /^(?:(?:issue|ground|part|item|point|section|deficiency|finding|concern|reason|topic|exhibit|tab) )?(?:no\. ?|number )?\(?([a-z]{1,2}-?\d{1,2}|\d{1,2}(?:\.\d{1,2})*|[a-h]|[ivx]{1,4})[.):,]/
const REFERS_TO_PART =
  /^(?:for|on|under|as to|regarding|re:?|in (?:response|answer|reply) to|[^,;:]{0,40} (?:review|discussion|reading|reconsideration) of) (?:(?:issue|ground|part|item|point|section|deficiency|finding|concern|reason|topic|exhibit|tab) )?(?:no\. ?|number )?\(?([a-z]{1,2}-?\d{1,2}|\d{1,2}(?:\.\d{1,2})*|[a-h]|[ivx]{1,4})\)?[.:]?$/

/** “The letters.” names a kind of paper and no point. */
const KIND_OF_PAPER = /^(?:the |your )?(?:(?:recommendation|support|reference|expert) )?(?:letters(?: of (?:recommendation|support|reference))?|testimonials|(?:expert )?opinions?)[.:]?$/

/** “(c) The opinion of Professor Orla Venn.”, “(d) Model or plan.”: a title in front of what is said of it. */
const TITLE_OF_PAPER = new RegExp(
  `^(?:the |your |his |her )?(?:(?!(?:there|you|we|it|they|he|she|no|not|few|only)\\b)[\\w-]+(?<!s|ed) ){0,3}?(?:${EVIDENCE}|opinions?|applications?|advisor(?:y|ies)|documents?|exhibits?|returns)(?: and (?:the )?(?:[\\w-]+ ){0,2}?(?:${EVIDENCE}|opinions?|advisor(?:y|ies)|documents?))?[.:]$`,
)
const OF_NAME = /^(.{3,60}?) (?:of|by|from) (?:the |an? )?(?:(?:[A-Z][\w.'’-]*|of|and|the|for) ?){1,12}[.:]$/
const onlyNames = ({ text, plain }: Sentence): boolean => {
  const bare = withoutLabel(plain)
  const head = OF_NAME.exec(text.slice(plain.length - bare.length))?.[1]
  return TITLE_OF_PAPER.test(bare) || (head !== undefined && TITLE_OF_PAPER.test(`${head.toLowerCase()}.`)) || (bare !== plain && isPartTitle(bare))
}

/** “The experience:” stands inside of its part. */
const leadsOn = (heading: string): boolean =>
  /^[^.]*:$/.test(heading) &&
  (heading.split(' ').length <= 4 || /\b(?:is|are|was|were|has|have|may|should|must|submit|provide|include)\b/.test(heading)) &&
  !/\b(?:respon\w+|notes?|please|important|conclusions?|address|mail\w*|reply|warning|re|deadline|instructions?|rebut\w*)\b/.test(heading)

/** “First, the degree.”, “Third, you.”: what such a title is about, null where that is not known. */
const titleInOrder = (plain: string): string | null => {
  const order = '(?:first|second|third|fourth|fifth|sixth|finally|lastly|next), '
  // “Second, whether you are well positioned.”, “As to national importance.”
  const topic = new RegExp(`^(?:${order})?(?:whether [^.;?]{4,120}|(?:as to|regarding|concerning|turning to|with (?:regard|respect) to) [^.;,?]{4,80})[.:]$`).exec(plain)?.[0]
  const verbs = topic?.match(/\b(?:is|are|was|were|has|have|would|remains?|does|do|did)\b/g)?.length ?? 0
  if (topic !== undefined && verbs < 2 && (pointsNamed(topic).length > 0 || concernsNamed(topic).length > 0)) return topic.replace(new RegExp(`^${order}`), '')
  const title = new RegExp(`^${order}((?:[\\w'-]+ ){0,4}[\\w'-]+)[.:]$`).exec(plain)?.[1]
  return title === undefined || /\b(?:is|are|was|were|has|have|had|not|no|does|do|did|please|submit|provide|send|explain)\b/.test(title) ? null : title
}

/** “About the degree.”, “On you.” in front of a paragraph. */
const titleAbout = (plain: string): string | null =>
  /^(?:about|on|as to|regarding|concerning) (?![^.:]*\b(?:is|are|was|were|has|have|not|no)\b)([\w'-]+(?: [\w'-]+){0,4})[.:]$/.exec(plain)?.[1] ?? null

const takesKind =
  /\b(?:accepted|accepts|counts?|counted|credited|credits|met|satisfied|satisfies|meets)\b[^.;]{0,40}\b(?:one|a|an|this|the (?:first|second|third|fourth|fifth|sixth)) (?:of the (?:six )?|regulatory |evidentiary )?(?:kinds?|criteri(?:a|on)|categor(?:y|ies))\b|\b(?:this|the) (?:criterion|category|kind) (?:has been|is) met\b|\b(?:evidence|letters?|records?|license|membership) (?:meets?|satisf(?:y|ies)) this (?:criterion|category|kind)\b|\b(?:meeting|satisfying|fulfilling|meets|satisfies|fulfills|met|satisfied|fulfilled) the (?:[\w-]+ ){1,5}criterion\b(?! for (?:the )?(?:eb-2|classification))/
/** "…, meeting 8 CFR 204.5(k)(3)(ii)(C)": the petitioner sent in what this letter of the regulation asks for. */
const letterMet = /\b(?:meeting|satisfying|fulfilling|which (?:meets|satisfies|fulfills)) (?:the criterion (?:at|of|in) )?8 c\.?f\.?r\.? (?:§ ?)?204\.5\(k\)\(3\)\(ii\)\(([a-f])\)/
const sentIn = /^(?:the )?(?:self-)?(?:petitioner|beneficiary|you) (?:has |have )?(?:submitted|provided|presented|documented|demonstrated|showed|holds?)\b/
/** “It may be that the transcript meets the criterion, as counsel contends.” */
const keptOpen = /\b(?:nearly|almost|mostly|largely|partly|(?:part|most|some|half) of|may|might|could|would|if|unless|whether|standing alone|contends?|claims?|asserts?|argues?|according to)\b/
/** "The academic record is accepted as one kind": one of six, and not the classification. */
const acceptedKind = (plain: string, judged: readonly { kind: string }[], open: AbilityKind | null): ConcededPoint['what'] | null => {
  if (keptOpen.test(plain) || notFull(plain) || opensWithLimit(plain)) return null
  const letter = !sentIn.test(plain) || /\b(?:not|no|fail\w*|lack\w*)\b/.test(plain) ? undefined : letterMet.exec(plain)?.[1]
  if (letter !== undefined) return `ability-${letter.toUpperCase()}` as ConcededPoint['what']
  if (!takesKind.test(plain) || judged.some(({ kind }) => kind === 'adverse' || kind === 'general' || kind === 'asking')) return null
  const kind = abilityKind(plain) ?? (/\b(?:this|the) (?:criterion|category|kind)\b/.test(plain) ? open : null)
  return kind === null ? null : `ability-${kind}`
}

/** "National importance: not shown." "Prong one: met." A label with what is said of it. */
const labelled = (plain: string): { section: NonNullable<Section>; kind: AbilityKind | null; from: number; verdict: 'met' | 'missing' | 'later' | null } | null => {
  const match = /^(?:\(?(?:[a-z]|\d{1,2}|[ivx]{1,4})[.)] )?([a-z][a-z0-9 ,'&/()-]{3,60}?)(?::| -) (?=\S)/.exec(plain)
  if (match === null || /^(?!evidence (?:of|that|on)\b).*\b(?:is|are|was|were|has|have|not|please|submit|provide|notes?|states?|matter of)\b/.test(match[1]!)) return null
  const section = sectionOfHeading(match[1]!)
  if (section === null) return null
  const rest = plain.slice(match[0].length)
  // “Prong 1 - Merit: met.”
  const inner = /^[a-z][a-z ]{3,40}: /.test(rest) ? labelled(rest) : null
  if (inner !== null && inner.section.point === section.point) return { ...inner, from: inner.from + match[0].length }
  const verdict = /^(?:this (?:\w+ )?(?:is|has|was) )?not (?:been )?(?:met|shown|satisfied|established|demonstrated)\b[^;]{0,20}$/.test(rest)
    ? 'missing'
    : /^(?:this (?:\w+ )?(?:is|has|was) )?(?:been )?(?:met|shown|satisfied|established|demonstrated|accepted|conceded|undisputed|not (?:disputed|in dispute|contested|in question|at issue))\.?$|^(?:okay|ok|yes|satisfied|met|accepted|established), [a-z' .-]{0,40}\b(?:degree|diploma|doctorate) (?:is |was )?(?:verified|confirmed|accepted|established|shown)\.?$/.test(
          rest,
        )
      ? 'met'
      : /^(?:to be|not(?: yet)?|will be) (?:reached|decided|considered|addressed|discussed|reviewed)\b/.test(rest)
        ? 'later'
        : null
  // “Official academic record: met” is one of six kinds, and not the classification.
  const kind = section.point === 'eb2' && !/\b(?:classification|eb-2|advanced|exceptional|equivalent|bachelor's|master's|doctora\w+)\b/.test(match[1]!) ? abilityKind(match[1]!) : null
  return { section, kind, from: match[0].length, verdict }
}

/** "…, and USCIS accepts this": the bachelor's degree alone, which is not yet the classification. */
const ofEquivalence = /\b(?:equivalent|equals?|equates|comparable)\b[^;]{0,80}\bbachelor/
const agencyAccepts =
  /\b(?:degree|diploma|it) (?:is|was) (?:accepted|recogni[sz]ed|found|deemed) (?:as|to be) (?:the |an? )?(?:foreign )?equivalent\b|\b(?:this|that|which|it) is (?:therefore |hereby )?accepted\b|\b(?:uscis|this office|the officer|the service|we)\b[^.;,]{0,20}\b(?:accepts?|agrees?|does not (?:dispute|question|contest))\b/
/** "On balance, it would be beneficial …, provided that the other requirements are met": what is found, and what it waits for. A heading has no condition. */
const balanceGranted =
  /^on balance,? (?:it would be beneficial to the united states to waive|the united states would benefit)\b[^.;]*,? (?:provided that|as long as|so long as|assuming that|once) (?:the |all |both )?(?:of the )?(?:other|remaining|first|second|first two)\b[^.;]*\b(?:met|satisfied|established|shown|demonstrated)\b/
/** “(C) A license to practice …”: the kind of evidence that a lettered line names, where its words are those of its letter. */
const kindOfLine = (line: string): AbilityKind | null => {
  const cited = /^(?:\d{1,2}(?:\.\d{1,2})*\.? )?[^.;:]{4,80},? \(?8 C\.?F\.?R\.? (?:§ ?)?204\.5\(k\)\(3\)\(ii\)\(([A-F])\)\)?\.?/.exec(line)?.[1]
  if (cited !== undefined) return cited as AbilityKind
  const letter = /^\(?([A-F])[.)] /.exec(line)?.[1]
  return letter !== undefined && abilityKind(line) === letter ? letter : null
}
/** What is left for later, and not what need not be sent. */
const leavesOpen =
  /\b(?:will (?:not )?(?:be )?(?:evaluat|consider|address|examin|weigh|review|reach|decid|analy)|(?:do(?:es)?|did|ha(?:s|ve)) not (?:yet )?(?:been )?(?:reach|decid|consider|address|weigh|analy|made)|not (?:yet )?(?:reached|decided|considered|analy[sz]ed)|to be (?:decided|considered|reached)|reserves?|remains? open)/

const takenWhole = (plain: string, section: Section, judged: readonly { kind: string }[]): ConcededPoint['what'] | null => {
  if (judged.some(({ kind }) => kind === 'adverse' || kind === 'asking')) return null
  if (ofEquivalence.test(plain) && agencyAccepts.test(plain)) return 'degree-equivalence'
  return section?.point === 3 && balanceGranted.test(plain) ? 3 : null
}

/** "…, and thus was not established" has its subject in the clause before. */
const subjectless = /^(?:thus|therefore|hence|so|was|were|is|are|has|have|had|did|does|do|could|cannot|lacks?|lacked|fails?|failed)\b(?! (?:the|you|it|they|he|she|there|this|that)\b)/

/** "The evidence is insufficient for the reasons below": the reasons name the points. */
const announces =
  /^what follows\b|\b(?:for|due to) (?:the )?(?:following reasons?|reasons? (?:below|that follows?|stated|given|set (?:out|forth)|discussed|explained|listed))\b|\bas (?:explained|discussed|described|detailed|set (?:out|forth)) below\b|^(?:this|the) (?:letter|notice|request) (?:explains|describes|lists|tells you|sets out) (?:what|which|why)\b/

/** “This office is unable to complete the processing of your petition.” */
const cannotGoOn = /\b(?:unable to|cannot) (?:complete|continue|finish) (?:the )?(?:processing|adjudication|review)\b(?!.*\b(?:because|since|as|due to)\b)/

/** An item of a list that names another concern of the same point by the words of the test belongs there. */
const ownTopic = (plain: string, of: Pick<Asked, 'concern' | 'point' | 'guessed'>, section: Section): Pick<Asked, 'concern' | 'point' | 'sure' | 'guessed'> => {
  const own = topicsOf(plain, plain, section)[0]
  // “a plan with a budget, and letters that tell your own part in the patent”: both what it names and what it means are of the other half of the point.
  const meant = own?.sure === false && own.concern !== of.concern ? meantByRequest(plain) : null
  if (meant !== null && meant === own?.concern && of.point === getConcern(meant).point) return { ...of, concern: meant }
  return own?.sure === true && (of.point === null || (own.concern !== null && own.point === of.point)) ? { concern: own.concern, point: own.point, sure: true } : of
}

/** “You may submit, with your response:” opens a list on the whole of a notice, also where it stands behind the last part. */
const ofResponse = (lead: string): boolean =>
  /\b(?:with|in|as part of) (?:your|the|any) (?:response|reply|rebuttal|answer)\b|^(?:in )?(?:rebuttal|response|reply|answer) to (?:(?:all of )?(?:the )?(?:above|foregoing)|(?:all )?(?:parts?|sections?|grounds?|items?) [a-z\d]{1,4}\b)|\b(?:on|for|under|to) (?:all|any) of (?:the above|these|the foregoing)\b/.test(
    lead,
  )

/** Outside of any part, what a request is to show tells more than the paper that it names. */
const topicOfRequest = (plain: string, section: Section): Pick<ClauseTopic, 'point' | 'concern' | 'sure'> | undefined => {
  const [topic] = topicsOf(plain, plain, section)
  if (section !== null || (topic !== undefined && topic.guessed !== true)) return topic
  const concern = meantByRequest(plain)
  return concern === null ? undefined : { point: getConcern(concern).point, concern, sure: false }
}

const ofWhole = (plain: string): boolean => ofResponse(plain) || closesParts(plain)

/** What a list is about, by what opens it: “If you wish to respond, provide:” tells nothing of its items. */
const placeOfList = (lead: string, section: Section): Pick<Asked, 'concern' | 'point'> => {
  const [topic] = topicsOf(lead, lead, section)
  return topic === undefined || topic.guessed ? { concern: null, point: section?.point ?? null } : { concern: topic.concern, point: topic.point }
}

const hasSubject = /^(?:the (?:self-)?(?:petitioner|beneficiary|record|evidence|letters?|petition|plan)|you|your|uscis|this office|it|this|these|there)\b/

/** The lines under it are what was sent in. */
const namesWhatWasSent =
  /^(?:(?:in support|to|as|with|for)\b[^:;]{0,60}?,? )?(?:you|the (?:self-)?(?:petitioner|beneficiary)|the (?:record|petition|filing|file|evidence)) (?:has |have |also )*(?:submitted|provided|included|includes?|contains?|consists? of|furnished|presented|filed|sent)\b[^:]{0,80}:$/

/** “Reply by April 10.”, “You have thirty days to answer.” */
const opensAnswer =
  /^(?:please )?(?:reply|respond|answer) (?:by|within|no later)\b|^you have (?:\w+[- ]?\w*|\d+) (?:\(\d+\) )?(?:calendar )?days\b|^(?:your|the|any) (?:response|reply|rebuttal|answer) (?:must|should|has to|is to) (?:be (?:received|mailed|sent|filed)|reach|arrive)\b|^(?:your|the) (?:response|reply|rebuttal|answer) is due\b/

/** So much held against the petition is more than a remark. */
const ARGUES_AT_LENGTH = 3

/** So many guesses of a notice are held against their paragraphs: more are shown to nobody. */
const GUESSES_MAX = 160

/** So many items may be of several points. */
const CLOSING_ITEMS = 3

/** “Proof of the funds that the plan names”: it begins with a paper, and not as titles do. */
const isUnmarkedItem = (line: string): boolean => {
  const text = withoutNamedLabel(line)
  const words = text.split(' ')
  return isFragment(text) && words.length > 3 && !text.endsWith(':') && words.slice(1).filter((word) => /^[A-Z]/.test(word)).length * 2 < words.length - 1
}

const isInCapitals = ({ sentences }: NoticeText['blocks'][number]): boolean => sentences.every(({ text }) => /[A-Z]{3}/.test(text) && !/[a-z]/.test(text))

/** A line that does more than name a paper. */
const judgesPaper = /\b(?:is|are|was|were|do|does|did|has|have|had|can|cannot|could|would|will|not|no|only|without)\b/

/** A paragraph that begins with what it asks for, and names no other point, goes on with the paragraph before it. */
const asksOn = ({ kind, sentences: [first] }: NoticeText['blocks'][number], { point }: NonNullable<Section>): boolean =>
  kind !== 'heading' &&
  first !== undefined &&
  !first.item &&
  (asksFor(first.plain) || offersPapers(first.plain)) &&
  !ofWhole(first.plain) &&
  !tellsHowToAnswer(first.plain) &&
  [...pointsNamed(first.plain), ...concernsNamed(first.plain).map((concern) => getConcern(concern).point)].every((named) => named === point)

/** “…, and a third of the citing papers are her own” goes on with what stands before it. */
const goesOnAgainst = (clause: string): boolean => clause.split(' ').length > 5 && !/^(?:that|which|who|whose|as|so|nor|or)\b/.test(clause) && !favors(clause) && !speaksFor(clause) && !asksFor(clause)

/** “If that is so, we do not know …” is said of this case. */
const IF_SO = /^(?:but |and )?if (?:that|this|it) is (?:so|true|right|the case),? (?=(?:we|uscis|the|it|there|no|none|your?|he|she|his|her)\b)/
/** “• Submit an explanation …” outside of any list is an order like any other. */
const unmarked = (sentence: Sentence): Sentence => {
  const so = IF_SO.exec(sentence.plain)?.[0].length ?? 0
  if (so > 0) return { ...sentence, text: sentence.text.slice(so), plain: sentence.plain.slice(so) }
  const text = sentence.item ? sentence.text.replace(/^[•▪◦●‣*–-]\s+/, '') : sentence.text
  return text === sentence.text || !asksFor(plainOf(text)) ? sentence : { ...sentence, text, plain: plainOf(text) }
}

/** Reads block by block; a heading opens the part of a point, and the part that sets out the law is passed over. */
export const gatherPassages = (folded: NoticeText): Gathered => {
  const notice = withOpenLeads(withTitles(folded))
  const gathered: Gathered = {
    passages: [],
    asks: [],
    unplaced: [],
    remarks: [],
    unsure: [],
    conceded: [],
    notReached: [],
    unassigned: 0,
    headed: new Set(),
    deferred: new Set(),
    parts: new Map(),
    shaped: notice,
    law: lawSentences(notice),
    settled: new Set(),
  }
  let section: Section = null
  /** What the last heading over the text opened. */
  let ofHeading: Section = null
  /** The part that goes on behind the paragraph on the answer. */
  let aside: Section = null
  const { law } = gathered
  const headings = notice.blocks.filter(({ kind }) => kind === 'heading').map(({ sentences }) => sentences.map(({ plain }) => plain).join(' '))
  const repeated = new Set(headings.filter((heading, at) => headings.indexOf(heading) < at))
  /** A list of what anyone may send, or of what was sent in, goes on until its items end; where it stands in the part of a point, its items are offered. */
  let listing: 'general' | 'sent' | Pick<Asked, 'concern' | 'point'> | null = null
  const waiver: Passage[] = []
  /** What the items of a list of requests belong to; null outside of one. */
  let asking: Pick<Asked, 'concern' | 'point' | 'choice'> | null = null
  /** Those of the list that is open. */
  let list: Asked[] = []
  /** Within an item every sentence belongs to it. */
  let inItem = false
  /** The part was opened by a bare title inside of the text, “First prong.”: a list that stands by itself behind it may be about any. */
  let bare = false
  /** The paragraph in which it was opened: there it holds for certain. */
  let bareAt = -1
  let paragraph = 0
  /** The items of the open list are the sentences behind it. */
  let fragments = false
  /** A heading asks for what stands under it. */
  let wanting = false
  /** The part was opened by a phrase, and ends with its paragraph. */
  let passing = false
  /** The part is that of a paragraph whose words and place tell its point: it has no heading. */
  let inferred = false
  /** The point of the last block that has one. */
  let lastPoint: Point | null = null
  const pointAt = pointsOfParagraphs(notice)
  /** The parts by the labels of their headings. */
  const labels = new Map<string, Section>()
  const endInferred = () => {
    if (!inferred) return
    section = null
    passing = false
    inferred = false
  }
  /** The kind of evidence of exceptional ability that the last lettered line named. */
  let openKind: AbilityKind | null = null

  /** "The waiver" is the third prong where a part on the first or second stands before it, else all of them. */
  const waiverPart = (heading: string): Section => (/^(?:the )?waiver[.:]?$/.test(withoutLabel(heading)) && (gathered.headed.has(1) || gathered.headed.has(2)) ? { point: 3, named: [] } : null)
  /** “Point 4 - you” */
  const personPart = (heading: string): Section => (IS_PERSON.test(withoutLabel(heading)) && gathered.headed.size > 0 ? { point: 2, named: [] } : null)

  const leave = (point: Point, sentence: Sentence) => {
    gathered.deferred.add(point)
    const quote = withoutReceipt(cutQuote(sentence.text, 0, sentence.text.length))
    if (quote !== '' && leavesOpen.test(sentence.plain) && !gathered.notReached.some((one) => one.point === point)) gathered.notReached.push({ point, quote, page: sentence.page })
  }

  /** A paragraph outside of any part that argues, and one that refuses nothing. */
  let argued = false
  let introduces = false
  const introductions = new Set<string>()
  const isBlank = (): boolean => gathered.headed.size + gathered.unplaced.length === 0 && gathered.passages.every(({ strength }) => strength === 'asked')
  const quoteOf = (text: string): string => withoutReceipt(cutQuote(text, 0, text.length))
  /** How many passages stand before the block. */
  let passagesBefore = 0
  let looseBefore = 0
  /** The point on which a paragraph outside of any part has held something so far, where it is one. */
  const heldHere = (running?: 'running'): Point | null => {
    // Where something in it could not be placed, what a sentence asks may be about that; a list stands right behind what it is to meet.
    if (running !== undefined && gathered.unplaced.length + gathered.unsure.length > looseBefore) return null
    const points = new Set(gathered.passages.slice(passagesBefore).flatMap(({ strength, point }) => (strength === 'stated' ? [point] : [])))
    const [only] = points
    return points.size === 1 && section === null ? only! : null
  }
  const placeOfPart = (plain: string, shared: Pick<Asked, 'concern' | 'point'>, held: Point | null) => {
    const told = shared.point === null ? topicOfRequest(plain, section) : undefined
    return ownTopic(plain, told === undefined ? { ...shared, point: shared.point ?? held } : { concern: told.concern, point: told.point, ...isGuess(told) }, section)
  }
  const isGuess = (told: Pick<ClauseTopic, 'sure'> | undefined): { guessed?: true } => (section === null && told?.sure === false ? { guessed: true } : {})
  const ask = (sentence: Sentence, of: Pick<Asked, 'concern' | 'point' | 'guessed'>, offered?: 'offered') => {
    const held = ofWhole(sentence.plain) ? null : heldHere('running')
    const parts = itemsOfSentence(sentence.text)
    // What one item of the sentence names is not what the others are about.
    const shared = parts.length > 1 && section === null ? placeOfList(plainOf(sentence.text.slice(0, sentence.text.indexOf(parts[0]?.text ?? ''))), null) : of
    for (const { text, label, under, choice } of parts) {
      const quote = quoteOf(text).replace(/^[•▪◦●‣*–-]\s+/, '')
      if (quote !== '')
        gathered.asks.push({
          ...(parts.length > 1 ? placeOfPart(plainOf(text), shared, held) : of),
          quote,
          page: sentence.page,
          ...(label && { label }),
          ...(under && { under: quoteOf(under) }),
          ...((offered ?? choice) && { choice: offered ?? choice }),
          ...(parts.length > 1 && { listed: true, running: true }),
          ...(parts.length === 1 && isHeaded(of.concern)),
        })
    }
  }
  /** Whether a label of the open list stands under the item before it, and that item. */
  let isPart = nesting()
  let whole: { item: Asked; leads: boolean; sure: boolean } | null = null
  const newList = () => {
    list = []
    isPart = nesting()
    whole = null
  }
  const openList = (of: NonNullable<typeof asking>) => {
    asking = of
    newList()
  }
  const askItem = (sentence: Sentence, of: NonNullable<typeof asking>) => {
    const { endsOr } = listItem(sentence.text)
    const row = rowOf(sentence.text)
    for (const [at, text] of row.entries()) askLine(row.length === 1 ? sentence : { ...sentence, text, plain: plainOf(text) }, of, endsOr && at === row.length - 1)
  }
  const askLine = (sentence: Sentence, of: NonNullable<typeof asking>, endsOr: boolean) => {
    const { text: words, label, choice } = listItem(sentence.text)
    const [first = words, ...others] = halvesOf(words)
    askOne({ sentence, text: first, label, endsOr, own: choice }, of)
    const asked = list.at(-1)
    // The other half of an item stands beside it, under the same label.
    if (asked === undefined) return
    for (const text of others) {
      const other: Asked = { ...asked, quote: quoteOf(text) }
      gathered.asks.push(other)
      list.push(other)
    }
  }
  const askOne = (given: { sentence: Sentence; text: string; label: string | undefined; endsOr: boolean; own: Asked['choice'] }, of: NonNullable<typeof asking>) => {
    const { sentence, text, label, endsOr, own } = given
    const choice = of.choice ?? own
    const quote = quoteOf(text)
    if (quote === '') return
    // A line with no label of its own under “2. Evidence of skills, including:” is a part of it.
    const part = label === undefined ? whole?.leads === true && whole.item.label !== undefined && sentence.item : isPart(label)
    const above = part ? whole : null
    // Its point holds for its parts where it names it in the words of the test.
    const to = above?.sure === true ? above.item : of
    const told = to.concern === null ? topicOfRequest(sentence.plain, to.point === null ? section : { point: to.point, named: [] }) : undefined
    // What is listed under “Plan for future activities” is about the plan, unless it names another concern in the words of the test.
    const headed = section !== null && section.point === to.point && section.named.length === 1 ? section.named[0]! : null
    const about = ownTopic(sentence.plain, { concern: to.concern ?? headed ?? told?.concern ?? null, point: to.point ?? told?.point ?? null, ...(to.point === null ? isGuess(told) : {}) }, section)
    const words = above?.item.quote ?? ''
    // What only leads to its parts asks for nothing itself.
    if (above?.leads === true) {
      gathered.asks = gathered.asks.filter((one) => one !== above.item)
      list = list.filter((one) => one !== above.item)
    }
    const oneIsEnough = /\b(?:one (?:or more )?of|any of|either)\b/i.test(words)
    const item: Asked = {
      ...about,
      quote,
      page: sentence.page,
      listed: true,
      ...(headed !== null && section === ofHeading && about.concern === headed && { headed: true as const }),
      ...(label !== undefined && { label: `${above?.item.label ?? ''}${label}` }),
      ...(words !== '' && { under: words }),
      ...((choice ?? oneIsEnough) && { choice: choice ?? 'any' }),
    }
    gathered.asks.push(item)
    list.push(item)
    if (label !== undefined && !part) lastLabel = label
    if (!part) whole = { item, leads: sentence.text.trimEnd().endsWith(':'), sure: told?.sure === true }
    // "… ; or" makes each of them one way.
    if (endsOr) for (const one of list) one.choice ??= 'any'
    else if (list[0]?.choice === 'any') item.choice = 'any'
  }

  /** The letters of a list may go on behind those of the list before it. */
  let lastLabel: string | undefined
  const openItem = (): string | undefined => whole?.item.label ?? lastLabel
  /** “B. The materials that the expert saw.” names no paper that is known, and is no title either. */
  const isNextItem = ({ text, plain }: Sentence): boolean =>
    !text.endsWith(':') && goesOnWith(text, openItem()) && (namesPaper(text) || (/[.;]$/.test(text) && text.split(' ').length > 3 && sectionOfHeading(plain) === null))

  /** The only list of a notice that holds something against several points stands behind the last of them: it is of no single part. */
  const lastPart = notice.blocks.findLastIndex(({ kind, sentences }) => kind === 'heading' && sectionOfHeading(sentences.map(({ plain }) => plain).join(' ')) !== null)
  const partBehind = (index: number): boolean => index < lastPart
  const opensListOnAll = (lead: string, index: number): boolean => ofResponse(lead) && !(section !== null && partBehind(index))
  const closesAll = (index: number, lead: string): boolean => {
    if (section === null || leadsToExamples(lead) || linesBelow(index).length < CLOSING_ITEMS || topicsOf(lead, lead, null).some(({ guessed }) => guessed !== true)) return false
    const { point } = section
    const others = gathered.passages.some((passage) => passage.strength === 'stated' && passage.sure && passage.point !== point) || [...gathered.headed].some((headed) => headed !== point)
    const held = gathered.passages.some((passage) => passage.strength === 'stated' && passage.point !== point) || gathered.remarks.some((one) => one.point !== point)
    return others && held && gathered.asks.every((asked) => asked.point === null && asked.listed !== true) && !partBehind(index)
  }

  const isHeaded = (concern: ConcernKey | null): { headed?: true } => (concern !== null && section?.named.length === 1 && section.named[0] === concern ? { headed: true } : {})

  /** A part that a phrase opened may have ended where a sentence clearly means another point. */
  const meansAnotherPoint = (plain: string): boolean => {
    const meant = weighConcern(plain, (concern) => getConcern(concern).point, { atLeast: MEANT_ELSEWHERE })
    return section !== null && meant !== null && getConcern(meant).point !== section.point
  }

  /** What a request is to show is of no other point than that of its part. */
  const isOfPart = (plain: string): boolean => {
    const meant = meantByRequest(plain)
    return meant === null || section === null || getConcern(meant).point === section.point
  }

  /** In a paragraph that no heading opens, what clearly means another point is a guess of its own. */
  const topicsIn = (clause: string, sentence: string): ClauseTopic[] => {
    const own = inferred ? topicsOf(clause, sentence, null) : []
    const meant = own.length === 0 ? null : weighConcern(withoutEither(clause).replace(PAPER_LOOKED_AT, 'it'), (concern) => getConcern(concern).point, { atLeast: CLEARLY })
    const isOwn = own.some(({ sure }) => sure) || (meant !== null && section !== null && own.every(({ point }) => point !== section!.point))
    return isOwn ? own : topicsOf(clause, sentence, section)
  }

  /** `about`: the sentence whose topic it shares. */
  const remark = (sentence: Sentence, about: Sentence, known: Pick<ClauseTopic, 'point' | 'concern'> | null = null) => {
    const quote = withoutReceipt(cutQuote(sentence.text, 0, sentence.text.length))
    const topic = known ?? topicsOf(about.plain, about.plain, section)[0]
    const point = known?.point ?? section?.point ?? topic?.point ?? null
    if (quote === '' || point === null) return
    for (const piece of toldPieces(sentence.text, 0, sentence.text.length))
      if (!gathered.remarks.some((one) => one.quote === piece))
        gathered.remarks.push({ concern: topic?.point === point ? topic.concern : null, point, quote: piece, page: sentence.page, ...isHeaded(topic?.point === point ? topic.concern : null) })
  }

  /** What a half is held against is the point of its part, unless it clearly means another. */
  const topicOfHalf = (held: string, whole: string, part: NonNullable<Section>): Pick<ClauseTopic, 'point' | 'concern'> | null => {
    const [topic] = topicsOf(held, whole, part)
    const elsewhere = topic !== undefined && topic.point !== part.point
    return elsewhere || ((bare || passing) && meansAnotherPoint(held))
      ? null
      : { point: part.point, concern: topic?.concern ?? (part.named.length === 1 ? part.named[0]! : defaultConcern[part.point]) }
  }

  /** "However, this claim was not substantiated" is about what the sentence, or the one before, claims. */
  const claimedBefore = (clause: string, sentence: Sentence, previous: Sentence | null): ClauseTopic[] => {
    if (refersToClaim.test(clause)) {
      const topics = topicsOf(sentence.plain, sentence.plain, section)
      if (topics.length > 0) return topics
    }
    return previous !== null && (pointsBack.test(clause) || meansBefore.test(clause)) ? topicsOf(previous.plain, previous.plain, section) : []
  }

  const readSentence = (sentence: Sentence, before: readonly Sentence[], after: readonly Sentence[], inLaw: boolean, below: readonly string[]) => {
    const previous = before.at(-1) ?? null
    const judged = judgeClauses(sentence.plain, section !== null && !inLaw)
    // What a paragraph is about by its words alone widens no acceptance.
    const ofAcceptance = inferred ? null : section
    const whole = inLaw ? null : takenWhole(sentence.plain, ofAcceptance, judged)
    if (whole !== null && (ofAcceptance !== null || whole === 'degree-equivalence')) {
      if (section !== null && !inferred) gathered.headed.add(section.point)
      const quote = withoutReceipt(cutQuote(sentence.text, 0, sentence.text.length))
      if (quote !== '' && !gathered.conceded.some(({ what }) => what === whole)) gathered.conceded.push({ what: whole, quote, page: sentence.page })
      return
    }
    const outright = inLaw ? null : acceptedOutright(sentence.plain)
    if (outright !== null) {
      if (section !== null && !inferred) gathered.headed.add(section.point)
      const quote = quoteOf(sentence.text)
      for (const what of outright) if (quote !== '' && !gathered.conceded.some((point) => point.what === what)) gathered.conceded.push({ what, quote, page: sentence.page })
      return
    }
    const unsureOf = ({ text, page }: Sentence) => {
      const quote = quoteOf(text)
      if (quote !== '' && !gathered.unsure.some((one) => one.quote === quote)) gathered.unsure.push({ concern: null, point: null, quote, page, part: section })
    }
    const hidden = judged.every(({ kind }) => kind === 'neutral' || kind === 'general') && isGeneral(sentence.plain) ? caseInLaw(sentence.plain) : null
    if (hidden !== null) {
      const quote = withoutReceipt(cutQuote(sentence.text, hidden, sentence.text.length))
      const [topic] = topicsOf(sentence.plain.slice(hidden), sentence.plain, section)
      if (section !== null && topic?.point === section.point) gathered.remarks.push({ concern: topic.concern, point: section.point, quote, page: sentence.page })
      else if (quote !== '') gathered.unsure.push({ concern: null, point: null, quote, page: sentence.page, part: section })
      return
    }
    const unjudged = !inLaw && judged.every(({ kind }) => kind === 'neutral')
    const weighedBehind = after[0] !== undefined && judgeClauses(after[0].plain, section !== null && !inLaw).some(({ kind }) => kind === 'adverse')
    // “USCIS agrees that …, although the evidence stops at the county line.”
    const isHalved = unjudged || (!inLaw && judged.at(-1)?.kind === 'neutral' && judged.every(({ kind }) => kind === 'neutral' || kind === 'accepting'))
    const held = section !== null && isHalved ? heldHalf(sentence.plain) : null
    const ofHeld = held === null || section === null ? null : topicOfHalf(held, sentence.plain, section)
    const isFree = !inLaw && asking === null
    // “The following would help: letters of archives; proof of funds.”
    const lead = sentence.plain.slice(0, sentence.plain.indexOf(': ') + 1)
    const isWanted = lead !== '' && wantsInTitle(lead)
    const isSentence = isFree && !onlyNames(sentence) && !isWanted && !/^[•▪◦●‣*–-]\s+[a-z]/.test(sentence.text)
    const isBare = section !== null && ((after.length === 0 && restsOn.test(sentence.plain)) || holdsAgainst.test(sentence.plain))
    const ofCase = !inLaw && judged.every(({ kind }) => kind === 'neutral' || kind === 'general')
    const isSupposed = ofCase && section !== null && supposesOfCase(sentence.plain)
    const isEmployed = unjudged && section?.point === 3 && tellsOfEmployer.test(sentence.plain)
    // Before anything is held against the petition, what refuses nothing only introduces.
    const isPreamble = section === null && introduces && isBlank() && !REFUSES.test(sentence.plain) && !saysLacking(sentence.plain)
    const onlyTold = onlyRecites(sentence.plain, section === null && isBlank())
    const isTold = section !== null && !/^in (?:matter of )?dhanasar\b/.test(sentence.plain) && /[.!]["')]?$/.test(sentence.plain) && (tellsOfCase(sentence.plain) || recites(sentence.plain))
    const isNotUnderstood = isSentence && ((ofCase && !onlyTold && (isTold || isUnsure(sentence.plain, section !== null || argued))) || (unjudged && isBare) || isSupposed || isEmployed)
    const grantsNothing =
      isSentence && judged.every(({ kind }) => kind === 'neutral' || kind === 'general') && ((!isGeneral(sentence.plain) && seemsToAccept(sentence.plain)) || (!inLaw && seemsGranted(sentence.plain)))
    const isFavor =
      isSentence &&
      section !== null &&
      ofCase &&
      !onlyTold &&
      !isGeneral(sentence.plain) &&
      favors(sentence.plain) &&
      !ofClosing.test(sentence.plain) &&
      !ofAnyone.test(sentence.plain) &&
      sentence.plain.split(' ').length >= WORDS_MIN
    const isRule = isFree && section !== null && previous !== null && !weighedBehind && isRuleOf(sentence.plain, previous.plain)
    const isConditional = !inLaw && asksUnderCondition(sentence.plain) && !judged.some(({ kind }) => kind === 'asking')
    if (ofHeld !== null) remark(sentence, sentence, ofHeld)
    else if (
      section !== null &&
      unjudged &&
      !isWanted &&
      !onlyTold &&
      !grantsSomething(sentence.plain) &&
      isRemark(sentence.plain, section.point) &&
      !(bare && paragraph > bareAt && meansAnotherPoint(sentence.plain))
    )
      remark(sentence, sentence)
    else if (unjudged && weighedBehind && tellsOfOthers(sentence.plain)) return
    else if (isConditional && section !== null && !isNotUnderstood && isOfPart(sentence.plain)) {
      const topic = topicOfRequest(sentence.plain, section)
      ask(sentence, { concern: topic?.concern ?? null, point: topic?.point ?? section.point })
      return
    } else if (isNotUnderstood || grantsNothing || isFavor || isRule || isConditional) {
      const quote = withoutReceipt(cutQuote(sentence.text, 0, sentence.text.length))
      if (quote !== '') gathered.unsure.push({ concern: null, point: null, quote, page: sentence.page, part: section })
      if (isPreamble && !speaksFor(sentence.plain)) introductions.add(quote)
    }
    // "USCIS finds merit. However, the academy would serve its members."
    if (previous !== null && !inLaw && turns.test(sentence.plain) && judged.every(({ kind }) => kind === 'neutral') && acceptsMeritOnly(previous.plain))
      remark(sentence, sentence, { point: 1, concern: 'national-importance' })
    // What a conclusion follows from has to be answered with it.
    if (previous !== null && !inLaw && concludes.test(sentence.plain) && judged.some(({ kind }) => kind === 'adverse') && judgeClauses(previous.plain, true).every(({ kind }) => kind === 'neutral'))
      remark(previous, sentence)
    const { joined, joins } = withWhatItMeans(sentence, before, !inLaw && judged.some(({ kind }) => kind === 'adverse'))
    for (const each of joins) {
      gathered.unsure = gathered.unsure.filter(({ quote }) => !each.text.startsWith(quote))
      gathered.remarks = gathered.remarks.filter(({ quote }) => !each.text.startsWith(quote))
      if (joined === null) remark(each, sentence)
    }
    if (!inLaw && !inItem && asksQuestion(sentence.plain, section !== null)) {
      const [topic] = topicsOf(sentence.plain, sentence.plain, section)
      ask(sentence, { concern: topic?.concern ?? null, point: topic?.point ?? section?.point ?? null })
      return
    }
    // Outside of a part, what may be sent too stands beside what is asked for.
    const isOffered =
      section !== null
        ? offersPapers(sentence.plain)
        : offersPapers(sentence.plain) &&
          ([previous, after[0]].some((beside) => beside != null && offersPapers(beside.plain)) ||
            heldHere() !== null ||
            (gathered.asks.length > 0 && (/\bmay also\b/.test(sentence.plain) || (previous !== null && asksFor(previous.plain)))))
    if (!inLaw && !inItem && (isOffered || offersSeries(sentence.plain) || namesRemedy(sentence.plain))) {
      const topic = topicOfRequest(sentence.plain, section)
      ask(sentence, { concern: topic?.concern ?? null, point: topic?.point ?? section?.point ?? heldHere('running') }, 'offered')
      return
    }
    const overPapers = after.length === 0 && !inLaw && section !== null && leadsToPapers(sentence.plain, below)
    const opens = opensList(sentence.plain) || overPapers || (lead !== '' && (wantsInTitle(lead) || (opensList(lead) && itemsOfSentence(sentence.text).length > 1)))
    if (!inItem && (opens || judged.some(({ kind }) => kind === 'asking'))) {
      // “Please provide such letters” asks for what the sentence before it names.
      const named = previous !== null && asksForNamedBefore(sentence.plain) ? previous : null
      const { plain } = named ?? sentence
      const topic = topicOfRequest(plain, section)
      const of = sentence.plain.endsWith(':')
        ? placeOfList(plain, section)
        : { concern: topic?.concern ?? null, point: topic?.point ?? section?.point ?? (ofWhole(sentence.plain) ? null : heldHere('running')), ...isGuess(topic) }
      const one = /\b(?:one or more|any|either|at least one) of\b/.test(sentence.plain)
      const examples = onlyOffers.test(sentence.plain) || (overPapers && leadsToExamples(sentence.plain))
      fragments = opensFragments(sentence.plain) && after[0] !== undefined && isFragment(after[0].text)
      if (fragments || sentence.plain.endsWith(':')) openList({ ...of, point: of.point ?? heldHere(), ...(examples ? { choice: 'offered' as const } : one && { choice: 'any' as const }) })
      else {
        const both = named === null ? '' : `${named.text} ${sentence.text}`
        if (both !== '' && both.length <= longestQuote && withoutReceipt(both) === both) gathered.asks.push({ ...of, quote: both, page: named!.page })
        else if (lead !== '' && wantsInTitle(lead) && itemsOfSentence(sentence.text).length === 1)
          ask({ ...sentence, text: sentence.text.slice(lead.length).trim(), plain: sentence.plain.slice(lead.length).trim() }, of)
        else ask(sentence, of)
      }
    }
    const kindAccepted = section === null || section.point === 'eb2' ? acceptedKind(sentence.plain, judged, openKind) : null
    if (kindAccepted !== null && !inLaw) {
      const quote = withoutReceipt(cutQuote(sentence.text, 0, sentence.text.length))
      if (quote !== '' && !gathered.conceded.some(({ what }) => what === kindAccepted)) gathered.conceded.push({ what: kindAccepted, quote, page: sentence.page })
    }
    // “Because your license lapsed, you have not shown …”: the reason is quoted with what follows from it.
    const isReason = /^(?:because|since|given that)\b/.test(sentence.plain) && judged[0]?.kind === 'neutral' && (judged[1]?.clause.to ?? Infinity) <= longestQuote
    const reasonEnds = isReason ? judged[1]?.clause.from : undefined
    // “The record shows a degree but does not show five years of experience”: what is shown is a part of the point that is refused.
    const refusedBeside = (what: ConcededPoint['what']): boolean =>
      judged.some(({ clause, kind }) => {
        if (kind !== 'adverse' || /^(?:and )?nothing (?:more|further|else)\b/.test(clause.plain) || (typeof what === 'string' && what !== 'eb2')) return false
        const points = topicsOf(clause.plain, sentence.plain, section).map(({ point }) => point)
        return points.length === 0 || points.some((point) => point === what)
      })
    // “We accept that …; we do not see …”: what one half seems to grant is asked, and not lost in the other.
    const isRefused = !inLaw && (ofHeld !== null || judged.some(({ kind }) => kind === 'adverse'))
    for (const { clause, kind } of isRefused ? judged : [])
      if (kind === 'neutral' && seemsGranted(clause.plain))
        unsureOf({ ...sentence, text: sentence.text.slice(clause.from, clause.to).replace(/[,;]?\s+(?:but|yet|although|though|while|whereas|however)?[,;]?\s*$/i, '') })
    /** What the clause before it was held against, where a long sentence is not quoted whole. */
    let heldBefore: ClauseTopic[] = []
    for (const { clause, kind } of judged) {
      if (section && !inferred) gathered.headed.add(section.point)
      if (kind === 'neutral' && heldBefore.length > 0 && goesOnAgainst(clause.plain)) {
        const rest = withoutReceipt(cutQuote(sentence.text, clause.from, clause.to))
        if (rest !== '') for (const topic of heldBefore) gathered.passages.push({ ...topic, strength: 'stated', quote: rest, page: sentence.page })
        continue
      }
      heldBefore = []
      const quote = kind === 'adverse' && joined !== null ? joined : withoutReceipt(cutQuote(sentence.text, kind === 'adverse' && clause.from === reasonEnds ? 0 : clause.from, clause.to))
      if (quote === '' || warnsOfDelay.test(clause.plain)) continue
      if (kind === 'asking' && previous !== null && asksForNamedBefore(clause.plain)) continue
      if (kind === 'adverse' || kind === 'asking') {
        const told = topicsIn(clause.plain, sentence.plain)
        if (kind === 'adverse' && (cannotGoOn.test(clause.plain) || (announces.test(sentence.plain) && told.every(({ sure }) => !sure)))) continue
        // "did not show that the endeavor, which began in one company, has national importance"
        const own = told.length === 0 && (/\bwhich,?$/.test(clause.plain) || subjectless.test(clause.plain)) ? topicsOf(sentence.plain, sentence.plain, section) : told
        const found = own.length === 0 && kind === 'adverse' && !namesWholeWaiver(clause.plain) ? claimedBefore(clause.plain, sentence, previous) : own
        // A request outside any part counts only when its words leave no doubt.
        const isElsewhere = kind === 'adverse' && bare && paragraph > bareAt && found.length > 0 && found.every(({ sure }) => !sure) && meansAnotherPoint(clause.plain)
        if (isElsewhere) {
          gathered.unplaced.push({ concern: null, point: null, quote, page: sentence.page, part: null })
          continue
        }
        const topics = kind === 'asking' && section === null ? found.filter((topic) => topic.sure || asksClearly(clause.plain)) : found
        const isGuess = topics.length > 0 && topics.every(({ guessed }) => guessed === true)
        const naming = (namesWholeWaiver(clause.plain) && !isGuess) || (topics.length === 0 && namesWholeWaiver(sentence.plain))
        const whole = kind === 'adverse' && naming && topics.every(({ point }) => point === 'eb2')
        if (whole) waiver.push({ point: 3, concern: 'balance', sure: true, strength: 'stated', quote, page: sentence.page })
        if (kind === 'adverse' && topics.length === 0 && !whole && !warnsOfTime.test(sentence.plain)) {
          gathered.unassigned++
          gathered.unplaced.push({ concern: null, point: null, quote, page: sentence.page, part: section })
        }
        const strength = kind === 'adverse' ? 'stated' : 'asked'
        const pieces = kind === 'adverse' && joined === null && clause.from !== reasonEnds ? toldPieces(sentence.text, clause.from, clause.to) : [quote]
        for (const topic of topics) for (const piece of pieces) gathered.passages.push({ ...topic, strength, quote: piece, page: sentence.page })
        if (kind === 'adverse' && sentence.text.length > longestQuote) heldBefore = topics
      } else if (kind === 'deferring') {
        // “We have not considered whether it would be beneficial on balance …” names the point that it leaves.
        const whether = /\bconsidered (whether\b.*)/.exec(clause.plain)?.[1]
        const left = (whether === undefined ? undefined : topicsOf(whether, whether, null).find(({ sure }) => sure)?.point) ?? section?.point
        if (left !== undefined) leave(left, sentence)
      } else if (kind === 'accepting' && !/;(?: and| or)?$/.test(sentence.plain)) {
        const told = acceptedPoints(clause.plain, ofAcceptance)
        // "You hold an advanced degree. This is not in dispute."
        const meant = told.length === 0 && previous !== null && /^(?:this|that|it) (?:is|was) not\b/.test(clause.plain) ? pointsMeant(previous.plain, ofAcceptance) : told
        // An acceptance of something that is no point of the test is asked about too.
        if (meant.length === 0 && !inLaw && kindAccepted === null && isSentence && !ofAnyone.test(sentence.plain)) unsureOf(sentence)
        for (const what of meant) {
          if (refusedBeside(what)) continue
          const from = meant === told ? { quote, page: sentence.page } : { quote: withoutReceipt(cutQuote(previous!.text, 0, previous!.text.length)), page: previous!.page }
          if (from.quote !== '' && !gathered.conceded.some((point) => point.what === what)) gathered.conceded.push({ what, ...from })
        }
      }
    }
  }

  /** The lines of the list under a block, marked or not. */
  const linesBelow = (index: number): string[] => {
    const below = notice.blocks.slice(index + 1, index + 16)
    const isMarked = below[0]?.sentences[0]?.item === true
    const end = below.findIndex(({ kind, sentences: [first] }) => (isMarked ? first?.item !== true : kind !== 'heading' || first === undefined || !isUnmarkedItem(first.text)))
    return (end < 0 ? below : below.slice(0, end)).map(({ sentences }) => sentences[0]?.text ?? '')
  }

  for (const [index, block] of notice.blocks.entries()) {
    paragraph = index
    passagesBefore = gathered.passages.length
    looseBefore = gathered.unplaced.length + gathered.unsure.length
    if (aside !== null) section = aside
    // What the paragraph on the answer lists is of no part.
    aside = closesParts(block.sentences[0]?.plain ?? '') && block.sentences.some(({ text }) => itemsOfSentence(text).length > 1) ? section : null
    // The paragraph on the answer ends the last of the parts.
    if (section !== null && block.kind !== 'heading' && !partBehind(index) && opensAnswer.test(block.sentences[0]?.plain ?? '')) {
      section = null
      bare = false
    }
    const stays: boolean = passing && aside === null && section !== null && asksOn(block, section)
    if ((passing && !stays) || aside !== null) section = null
    passing = stays
    const head = block.sentences
      .slice(0, 3)
      .map(({ text }) => text)
      .join(' ')
    if (block.kind === 'heading' || /^\(?[A-Z][.)] |^\d{1,2}\.\d{1,2}\.? /.test(head)) openKind = kindOfLine(head)
    const heading = block.sentences.map((sentence) => sentence.plain).join(' ')
    // A line of few words that asks for something is no title.
    if (
      block.kind === 'heading' &&
      !(asksFor(heading) && !isInCapitals(block) && !heading.endsWith(':') && sectionOfHeading(heading) === null && !asksInHeading(heading) && heading.split(' ').length > 3)
    ) {
      // “For C-3:” goes on with the part of that label.
      const referred = REFERS_TO_PART.exec(heading)?.[1]
      if (referred !== undefined && labels.has(referred)) {
        section = labels.get(referred)!
        ofHeading = section
        wanting ||= leadsToPapers(heading, linesBelow(index))
        bare = false
        listing = null
        asking = null
        continue
      }
      const [line] = block.sentences
      // “2. Evidence of skills, including:” behind “1.” is the next item of the list, although it looks like a heading.
      const isNext = asking !== null && line !== undefined && (goesOnWith(line.text, openItem()) || (list.length === 0 && /^\(?[1aAI][.)] /.test(line.text)))
      // So does each line of a list without marks.
      if (asking !== null && line !== undefined && block.sentences.length === 1 && isUnmarkedItem(line.text) && list.every(({ label }) => label === undefined)) {
        askItem(line, asking)
        continue
      }
      if (asking !== null && isNext && (namesPaper(line.text) || (!/^\(?[A-Z]/.test(line.text) && sectionOfHeading(heading) === null && !isLawHeading(heading) && !ofProcedure.test(heading)))) {
        askItem(line, asking)
        continue
      }
      // A line that opens a list of what to send looks like a heading, and is none.
      if (opensList(heading) || (heading.endsWith(':') && judgeClause(heading.slice(0, -1), heading) === 'asking')) {
        if (bare || opensListOnAll(heading, index) || closesAll(index, heading)) section = null
        bare = false
        openList({ concern: null, point: section?.point ?? null, ...(onlyOffers.test(heading) && { choice: 'offered' }) })
        continue
      }
      if (line !== undefined && !(section === null && isLawHeading(heading)) && leadsToPapers(heading, linesBelow(index)) && sectionOfHeading(heading) === null) {
        if (opensListOnAll(heading, index) || closesAll(index, heading)) section = null
        openList({ concern: null, point: section?.point ?? null, ...(leadsToExamples(heading) && { choice: 'offered' }) })
        continue
      }
      if ((section !== null || offersToYou(heading)) && offersList(heading)) {
        if (opensListOnAll(heading, index) || closesAll(index, heading)) section = null
        openList({ concern: null, point: section?.point ?? null, choice: 'offered' })
        continue
      }
      // “You submitted:” stands inside of its part.
      if (namesWhatWasSent.test(heading) && notice.blocks[index + 1]?.sentences[0]?.item === true) {
        asking = null
        listing = 'sent'
        continue
      }
      const within: boolean = wanting && heading.endsWith(':')
      wanting = within || asksInHeading(heading)
      // “Analysis” under each prong stands inside of its part.
      section =
        sectionOfHeading(heading) ??
        sectionOfHeading(withoutLabel(heading)) ??
        waiverPart(heading) ??
        personPart(heading) ??
        (repeated.has(heading) || leadsOn(heading) || KIND_OF_PAPER.test(withoutLabel(heading)) ? section : null)
      ofHeading = section
      const own = LABEL_OF_PART.exec(heading)?.[1]
      if (own !== undefined && !labels.has(own)) labels.set(own, section)
      bare = false
      listing = null
      asking = null
      continue
    }
    /** The lines of a list go on behind a colon and behind semicolons, also without a mark. */
    const goesOn = /(?::|;|; (?:and\/or|and|or))$/.test(notice.blocks[index - 1]?.sentences.at(-1)?.plain ?? '')
    const ground = groundOf(block.sentences)
    if (ground !== undefined) {
      endInferred()
      section = ground
      bare = false
      listing = null
      asking = null
      if (ground !== null) gathered.headed.add(ground.point)
    }
    const quoted = quotedSentences(block.sentences)
    const otherCase = sentencesOfOtherCase(block.sentences)
    inferred &&= section !== null
    const inferPart = () => {
      if (section !== null || asking !== null || (block.sentences.length === 1 && block.sentences[0]?.item === true)) return
      const point = pointAt(index, lastPoint)
      const isArgued = () =>
        block.sentences.some((one) => !law.has(one) && (asksQuestion(one.plain, true) || judgeClauses(one.plain, true).some(({ kind }) => kind === 'adverse' || kind === 'asking')))
      if (point !== null && (!isBlank() || isArgued())) {
        section = { point, named: [] }
        passing = true
        inferred = true
      }
    }
    inferPart()
    // A paragraph that refuses something, or names a point of the test, argues, also outside of any part.
    const ofCase = section === null ? block.sentences.filter((one) => !law.has(one)) : []
    introduces = !ofCase.some(({ plain }) => judgeClauses(plain).some(({ kind }) => kind === 'adverse'))
    argued = !introduces || ofCase.some(({ plain }) => !isGeneral(plain) && pointsNamed(plain).length + concernsNamed(plain).length > 0)
    const settled = { conceded: gathered.conceded.length, held: gathered.passages.length + gathered.unplaced.length + gathered.unsure.length + gathered.asks.length }
    for (const [at, sentence] of block.sentences.entries()) {
      if (quoted.has(sentence) || otherCase.has(sentence)) gathered.settled.add(sentence)
      if (quoted.has(sentence)) {
        // The petitioner’s own words may be held against the petition: whoever reads the table says so.
        if (REFUSES.test(sentence.plain) || saysLacking(sentence.plain)) gathered.unsure.push({ concern: null, point: null, quote: quoteOf(sentence.text), page: sentence.page, part: section })
        continue
      }
      const thing = asking !== null && withoutNamedLabel(sentence.text) !== sentence.text ? null : behindOneWord(sentence.text, section !== null)
      if (thing !== null) {
        const text = sentence.text.slice(thing)
        const topic = topicOfRequest(plainOf(text), section)
        ask({ ...sentence, text, plain: plainOf(text) }, { concern: topic?.concern ?? null, point: topic?.point ?? section?.point ?? null })
        asking = null
        inItem = false
        continue
      }
      // “(c) A plan.” is an item of an open list, and no heading of what stands behind it.
      const isOfList =
        at === 0 && asking !== null && (goesOn || isUnmarkedItem(sentence.text) || (list.length === 0 && /^\(?[AI][.)] /.test(sentence.text) && namesPaper(sentence.text)) || isNextItem(sentence))
      const label = isOfList ? null : labelled(sentence.plain)
      if (label !== null) {
        endInferred()
        section = label.section
        listing = null
        asking = null
        gathered.headed.add(section.point)
        const quote = withoutReceipt(cutQuote(sentence.text, 0, sentence.text.length))
        const accepted = label.kind === null ? partOf(section) : (`ability-${label.kind}` as const)
        if (label.verdict === 'met' && quote !== '' && !gathered.conceded.some(({ what }) => what === accepted)) gathered.conceded.push({ what: accepted, quote, page: sentence.page })
        if (label.verdict === 'later') leave(section.point, sentence)
        if (label.verdict === 'missing' && quote !== '')
          gathered.passages.push({ point: section.point, concern: section.named.length === 1 ? section.named[0]! : null, sure: true, strength: 'stated', quote, page: sentence.page })
        if (label.verdict !== null) continue
      }
      const title = label === null && !isOfList ? (titleInOrder(sentence.plain) ?? (at === 0 && block.sentences.length > 1 ? titleAbout(sentence.plain) : null)) : null
      if (title !== null) {
        endInferred()
        section = sectionOfHeading(title) ?? waiverPart(title.replace(/ itself$/, '')) ?? personPart(title)
        // “About the endeavor.” may be followed by all of the first prong.
        if (section?.named.length === 1 && section.named[0] === 'endeavor-unclear' && /^about\b/.test(sentence.plain)) section = { point: 1, named: [] }
        bare = true
        bareAt = index
        listing = null
        asking = null
        if (section !== null) gathered.headed.add(section.point)
        continue
      }
      const opened = label === null && !isOfList ? (runInHeading(sentence, at === 0, block.sentences.length === 1) ?? (at === 0 ? waiverPart(sentence.plain) : null)) : null
      if (opened !== null) {
        endInferred()
        // “Salary.” and “Recognition.” under the heading of their point stand inside of its part.
        const isInside: boolean = section?.point === opened.point && !bare && !passing
        section = opened
        bare = !isInside && !/^\W?(?:\d|[a-z]|[ivx]+)[.)]/.test(sentence.plain) && sentence.text !== sentence.text.toUpperCase()
        bareAt = index
        listing = null
        asking = null
        gathered.headed.add(opened.point)
        continue
      }
      // “The petitioner.” behind “The endeavor.” opens a part too, whatever it is about.
      if (bare && at === 0 && label === null && !isOfList && block.sentences.length > 1 && bareTitle.test(sentence.plain)) {
        section = null
        inferPart()
        continue
      }
      if (leadsToList(sentence.plain) && (opensListOnAll(sentence.plain, index) || (at === block.sentences.length - 1 && closesAll(index, sentence.plain)))) section = null
      const topic =
        section === null || passing || bare
          ? (leadingTopic(sentence.plain) ??
            (at === 0 ? (claimedTopic(sentence.plain) ?? prongOpened(sentence.plain) ?? (block.sentences.length > 1 ? (questioned(sentence.plain) ?? openedByLaw(sentence.plain)) : null)) : null))
          : null
      if (topic !== null) {
        section = topic
        passing = true
        inferred = false
        if (
          (/^the \w+ \w+ (?:is|concerns) /.test(sentence.plain) && issueNamed(sentence.plain) !== null) ||
          ((announcesTopic.test(sentence.plain) || turnsHarder.test(sentence.plain) || onlyNamesIssue.test(sentence.plain)) && leadingTopic(sentence.plain) !== null)
        ) {
          gathered.settled.add(sentence)
          continue
        }
      }
      if (sentence.item && listing !== null && !(listing === 'sent' && judgesPaper.test(sentence.plain))) {
        if (listing !== 'general' && listing !== 'sent') askItem(sentence, { ...listing, choice: 'offered' })
        else gathered.settled.add(sentence)
        continue
      }
      if (section !== null) gathered.parts.set(sentence, section.point)
      listing = null
      fragments &&= at > 0
      const isAnItem: boolean = (at > 0 && inItem && isNextItem(sentence)) || ((fragments || (at > 0 && inItem && block.sentences[0]?.item === false)) && isFragment(sentence.text))
      const isItem: boolean = isAnItem || (at === 0 && (sentence.item || goesOn || isOfList))
      inItem = asking !== null && (isItem || (at > 0 && inItem && !fragments))
      if (wanting && asking === null && at === 0 && sentence.item) openList({ concern: null, point: section?.point ?? null })
      inItem ||= wanting && asking !== null && at === 0 && sentence.item
      if (inItem && (at === 0 || isAnItem)) {
        askItem(sentence, asking!)
        if (section !== null && !inferred) gathered.headed.add(section.point)
      } else if (!inItem) asking = null
      const general = isGeneral(sentence.plain) || /\b(?:may|might|could)\b/.test(sentence.plain)
      if (namesWhatWasSent.test(sentence.plain) && notice.blocks[index + 1]?.sentences[0]?.item === true && at === block.sentences.length - 1) {
        asking = null
        listing = 'sent'
      } else if (general && leadsToList(sentence.plain) && !asksFor(sentence.plain)) {
        // Outside of any part, what may be sent is the law unless it is offered to the petitioner.
        const before = block.sentences[at - 1]?.plain ?? ''
        const ofCase = heldHere() !== null
        const toYou = section !== null || ofCase || offersToYou(sentence.plain) || offersToYou(before) || asksFor(before)
        const isOffer = toYou && !law.has(sentence) && offersList(sentence.plain)
        const [topic] = isOffer ? topicsOf(sentence.plain, sentence.plain, section) : []
        listing = isOffer ? { concern: topic?.concern ?? null, point: topic?.point ?? (section === null ? heldHere() : null) } : 'general'
        newList()
      }
      // “(a) Evidence of use by owners who are not clients of the employer” asks, and finds nothing missing.
      const isAsked = inItem && (at === 0 || isAnItem) && !hasSubject.test(listItem(sentence.plain).text)
      if (otherCase.has(sentence)) {
        // Whether it grants or refuses something here, the customer says.
        if (judgeClauses(sentence.plain).some(({ kind }) => kind === 'adverse' || kind === 'accepting'))
          gathered.unsure.push({ concern: null, point: null, quote: quoteOf(sentence.text), page: sentence.page, part: section })
      } else if (!isAsked && (!law.has(sentence) || !isGeneralInLawPart(sentence.plain)))
        readSentence(
          asking === null ? unmarked(sentence) : sentence,
          block.sentences.slice(Math.max(0, at - 2), at),
          block.sentences.slice(at + 1),
          law.has(sentence),
          at === block.sentences.length - 1 ? linesBelow(index) : [],
        )
    }
    // “Degree: you qualify as …” alone in its paragraph: what stands behind it is of no part until something opens one.
    lastPoint = section?.point ?? lastPoint
    const isSettled =
      settled.held === gathered.passages.length + gathered.unplaced.length + gathered.unsure.length + gathered.asks.length &&
      gathered.conceded.slice(settled.conceded).some(({ what }) => what === 'eb2')
    if (isSettled && section?.point === 'eb2' && labelled(block.sentences[0]?.plain ?? '') !== null) passing = true
  }
  // Where a notice argues at length behind them, they are no criticism.
  if (gathered.passages.filter(({ strength }) => strength === 'stated').length + gathered.remarks.length >= ARGUES_AT_LENGTH)
    gathered.unsure = gathered.unsure.filter(({ quote }) => !introductions.has(quote))
  const pointsBeside = (quote: string): Set<Point> => {
    const block = notice.blocks.find(({ kind, sentences }) => kind !== 'heading' && sentences.some(({ text }) => text.includes(quote)))
    const own = block?.sentences.find(({ text }) => text.includes(quote))
    // “Second, no agency has written” begins another point; what is accepted is not what is refused.
    if (own === undefined || /^(?:second|third|fourth|finally|lastly|next|also|even so)\b/.test(own.plain)) return new Set()
    const beside = block!.sentences.filter((one) => one !== own && !law.has(one) && !isGeneral(one.plain) && !speaksFor(one.plain))
    return new Set(beside.flatMap(({ plain }) => [...pointsNamed(plain), ...concernsNamed(plain).map((concern) => getConcern(concern).point)]))
  }
  // A meaning that the paragraph contradicts in the words of the test is no more than a suggestion.
  const isDoubtful = ({ guessed, point, quote }: Pick<Asked, 'guessed' | 'point' | 'quote'>): boolean => {
    if (guessed !== true || point === null) return false
    const beside = pointsBeside(quote)
    return beside.size > 0 && !beside.has(point)
  }
  const doubtful = new Set<unknown>(
    [...gathered.passages, ...gathered.asks]
      .filter(({ guessed }) => guessed === true)
      .slice(0, GUESSES_MAX)
      .filter(isDoubtful),
  )
  for (const one of gathered.passages.filter((each) => doubtful.has(each))) {
    const { quote, page, strength } = one
    if (strength === 'stated' && !gathered.unplaced.some((each) => each.quote === quote)) gathered.unplaced.push({ concern: null, point: null, quote, page, part: null })
  }
  gathered.passages = gathered.passages.filter((one) => !doubtful.has(one))
  gathered.asks = gathered.asks.map((one) => (doubtful.has(one) ? { ...one, concern: null, point: null } : one))
  const placeOf = (quote: string) => {
    const block = notice.blocks.findIndex((one) => one.sentences.some(({ text }) => text.includes(quote)))
    return block < 0 ? null : { block, sentence: notice.blocks[block]!.sentences.findIndex(({ text }) => text.includes(quote)) }
  }
  const limbs = recitesAllLimbs(gathered.conceded.map(({ what, quote }) => ({ what, plain: plainOf(quote) })))
  const looked = gathered.conceded.map((one) => {
    const place = placeOf(one.quote)
    if (place === null) return { one, limit: null }
    const limit = limbs && one.what !== 'eb2' ? 'not accepted' : limitAround(notice.blocks, place, new Set(gathered.conceded.flatMap(({ quote, what }) => (quote === one.quote ? [what] : []))))
    const behind = sentenceBehind(notice.blocks, place)
    const shown = behind === null ? '' : quoteOf(behind)
    return { one: { ...one, ...(limit === 'doubted' && { doubted: true as const }), ...(shown !== '' && { behind: shown }) }, limit }
  })
  gathered.conceded = looked.flatMap(({ one, limit }) => (limit === 'not accepted' ? [] : [one]))
  for (const { one, limit } of looked)
    if (limit === 'not accepted' && !gathered.unsure.some(({ quote }) => quote === one.quote)) gathered.unsure.push({ concern: null, point: null, quote: one.quote, page: one.page, part: null })
  const elsewhere = gathered.headed.size > 0 || gathered.passages.some(({ point, strength }) => point !== 'eb2' && strength === 'stated')
  return elsewhere ? gathered : { ...gathered, passages: [...gathered.passages, ...waiver] }
}

/** One finding for each concern: a stated reason before a request, the concern's own passage before a general one. */
export const chooseFindings = (passages: readonly Passage[]): NoticeFinding[] => {
  const chosen = new Map<ConcernKey, NoticeFinding>()
  const take = (concern: ConcernKey, passage: Passage) => {
    const known = chosen.get(concern)
    if (known && (known.strength === 'stated' || passage.strength === 'asked')) return
    const { quote, page, strength, guessed } = passage
    chosen.set(concern, { concern, point: getConcern(concern).point, quote, page, strength, ...(guessed === true && { guessed }) })
  }
  for (const sure of [true, false]) {
    for (const passage of passages) {
      if (passage.concern && passage.strength === 'stated' && passage.sure === sure) take(passage.concern, passage)
    }
  }
  const pointTaken = (point: Point) => [...chosen.values()].some((finding) => finding.point === point)
  for (const strength of ['stated', 'asked'] as const) {
    const open = new Set(passages.map((passage) => passage.point).filter((point) => !pointTaken(point)))
    for (const passage of passages) {
      if (passage.strength !== strength || !open.has(passage.point)) continue
      if (passage.concern) take(passage.concern, passage)
    }
    for (const passage of passages) {
      if (passage.strength === strength && !pointTaken(passage.point)) take(defaultConcern[passage.point], passage)
    }
  }
  return rfeConcerns.flatMap((concern) => chosen.get(concern.key) ?? [])
}
