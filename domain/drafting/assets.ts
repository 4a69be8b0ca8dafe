/** What a person can be told to have done, strongest first: results, patents, publications and awards, each as it can stand in a sentence. */
import { isSafe } from '../endeavor/safe-words.ts'
import { withArticle } from '../endeavor/sentence-forms.ts'
import { holdsWebAddress } from '../endeavor/web-addresses.ts'
import { measuresOf } from '../person/achievement-words.ts'
import type { ItemFact, PersonFacts } from '../person/person-facts.ts'
import { holdsMistakenLetters } from '../resume/mistaken-letters.ts'
import { PEER_REVIEW } from '../resume/resume-lists.ts'
import { searchableLine } from './evidence.ts'
import { structureOf } from './achievement-structure.ts'
import { deliverableOf, severalOf } from './deliverable.ts'
import { isSingularNoun } from './noun-numbers.ts'
import { isOfTheThing, isResultLine, isToldBefore, metricOf, resultOf } from './line-results.ts'
import { isNoNoun, isPlain, lineObject } from './line-object.ts'
import { isNotOfPerson, withoutHouseSize } from './not-of-person.ts'
import { workKind, type OwnObject } from './own-object.ts'
import { publishedSubjects } from './published-subjects.ts'
import { postTold, toldPlainly } from './own-words.ts'
import { figuresIn, isStanding, MADE_AT_HEAD, OF_RULE, printedLine, standingWorth, printedWorth, TAKEN_UP_BY_OTHERS, tellsChange } from './printed-line.ts'
import { isFused, isLongLine, segmentsOf, withoutLoudLabel } from './achievement-segments.ts'
import { copyEdited } from './copy-edit.ts'
import { deedOf, keepsBounds, keepsMeaning } from './keeps-meaning.ts'
import { isPassiveAtHead, isSureVerb, withoutAdverb } from './noun-headed.ts'
import { quoteLine, quoteOfWeight } from './quote-achievement.ts'
import { readsWell } from './reads-well.ts'
import { articled, asDuty, isSound, tellAchievement } from './restate-achievement.ts'
import { restateLine, shortenedClause } from './restate-line.ts'
import { retellPrinted } from './retell-printed.ts'
import { seenChange } from './seen-change.ts'
import { partsAtHeads, untiedBehindHeads } from './post-heads.ts'
import { settingOf } from './role-setting.ts'
import { saysNothing } from './says-nothing.ts'
import { brokenClause, brokenQuote, isOutcome, wholeBeginning, withArticles, withLastAnd } from './whole-clause.ts'
import { printedObject } from './printed-object.ts'
import { titledObject, titleInSentence } from './titled-object.ts'
import { turnedLines } from './turn-active.ts'
import { topicStems } from './topic-fit.ts'
import { findVerb, isPastVerb, pastVerb } from './verbs.ts'

export type AssetKind = 'work' | 'patent' | 'publication' | 'award'

/** A fact that can be told. `clause` follows "I"; where `quoted`, it is the resume's own words, or the person's where `stated`. */
export type Asset = {
  id: string
  kind: AssetKind
  clause: string
  /** The sentence of what came of it, where its line tells that. */ result: string | null
  quoted: boolean
  /** It tells the whole line and not one statement of it. */ whole?: true
  stated: boolean
  setting: string | null
  /** The post it stands under; null for what stands under none. */ roleId: string | null
  quote: string
  strength: number
  text: string
  /** What was worked on; null where the clause does not clearly tell, and for works and awards. */ object: OwnObject | null
  /** Words of the object and its complements, for comparison with a subject. */ about: string
}

const STRONG = new Set(
  'identify discover map release specify calibrate chair develop design build create implement launch establish found author write invent reduce cut increase improve lead direct oversee initiate devise introduce pioneer publish win save restructure redesign automate standardize architect formulate spearhead organize coordinate train teach manage analyze research investigate negotiate evaluate engineer generate secure raise achieve grow eliminate streamline plan produce program conduct turn transform renegotiate find solve'.split(
    ' ',
  ),
)
const WEAK = new Set(
  'help assist perform provide prepare maintain process support use utilize ensure operate order schedule serve verify check monitor review complete record update handle work distribute enter answer greet file stock clean attend meet issue receive purchase ship send mail call contact sign type copy print pack load sort allocate'.split(
    ' ',
  ),
)
const WIDE =
  /\b(?:national(?:ly)?|federal|statewide|state-wide|nation-?wide|international(?:ly)?|global(?:ly)?|across (?:the )?(?:United States|country|U\.?S\.?)|ministry|parliament|congress|senate|world)\b/i
/** Counts that say little of a person: shifts, hours, a day's customers, a rank among sellers, what comes back each week. */
const ROUTINE =
  /\b(?:words per minute|wpm|hours? (?:a|per) (?:day|week)|days a week|per shift|24\/7|quota|commissions?|rep of the month|customers? (?:a|per) day|calls? (?:a|per) (?:day|week)|on an? (?:daily|weekly|bi-?weekly|monthly) basis)\b/i

/** How many people were led says little of the work. */
const STAFF =
  /^(?:led|managed|supervised|mentored|precepted|oversaw|hired|directed|coached|headed) (?:a |the )?(?:team |staff |group |crew )?(?:of )?(?:\d+|two|three|four|five|six|seven|eight|nine|ten)(?:-member)? (?:[a-z-]+ ){0,3}[a-z-]+$/

/** A charge with its budget, and nothing that came of it. */
const BUDGET =
  /^(?:managed|oversaw|administered|controlled|directed|was responsible for|full responsibility for|in charge of)\b(?!.*(?:%|\bfrom \$?\d|saved|cut|reduced)).*(?:\bbudgets?\b|\bP ?& ?L\b|\b(?:opex|capex|portfolios?) of [$€£])/i

/** "Managed the expansion of the plant ($1.5m)": what a project cost is no result of it. */
const IN_CHARGE =
  /^(?:managed?|leads?|led|oversee|oversaw|direct(?:ed)?|supervised?|handled?|ran|coordinated?|plan(?:ned)?,?|executed?|was responsible for|full responsibility for|in charge of)(?: |$)(?!.*(?:%|\bsaved\b|\bcut\b|\breduced\b))/i
/** "Managed categories with a sales goal of $21 million", "projects ranging from $1 million to $9 million": what was asked for, and how large things are, is none either. */
const GOAL = /\b(?:goals?|targets?|quotas?) of (?:over |about |more than )?[$€£]?\d|\b(?:rang(?:ing|ed)|var(?:ying|ied))(?: in [a-z]+)? from [$€£]?\d/i
/** "(portfolio: $9.2B)" */
const PORTFOLIO = /\((?:total |annual )?(?:portfolio|budget|funds?|assets|opex|capex|value|revenue)s?:? (?:of )?[$€£]\d/i
/** "Directed a $30 million program" */
const SIZED =
  /^[A-Za-z]+ (?:and [a-z]+ )?(?:an? |the )?[$€£]\d[\d.,]*\+?[MBK]?(?: (?:million|billion))? (?:[a-z-]+ ){0,3}(?:program|project|portfolio|department|division|budget|business|operation|contract|facility|plant)s?$/i
const isProjectSize = (clause: string) =>
  ((clause.endsWith(')') && /[$€£]\d/.test(clause.slice(clause.lastIndexOf('(')))) || PORTFOLIO.test(clause) || SIZED.test(clause) || GOAL.test(clause)) && IN_CHARGE.test(clause)

/** "Saved $75,000 by negotiating the price": bargaining says something of a buyer and little of anybody else. */
const BARGAIN = /^(?:saved|negotiated|obtained|secured)\b.*\b(?:re-?negotiat\w+|negotiat\w+|prices?|pricing|purchas\w+|discounts?|rebates?)\b/i

/** Papers that were counted, and nothing that came of them. */
const PAPERS =
  /^(?:wrote|prepared|created|compiled|drafted|produced|submitted|completed|authored|generated|reviewed|gave|delivered|made) (?:(?!rules|standard|guideline)\S+ ){0,5}(?:reports?|manuals?|presentations?|documents?|documentation|memos?|newsletters?|minutes|proposals?|trainings?|lectures?|handbooks?)(?= |,|$)(?!.*(?:%|\bfrom \$?\d|\badopted\b|\bused (?:by|in|at|now)\b))/

/** Money that others gave is the means of a work and not the work. */
const FUNDED =
  /\b(?:proposal|grant) writing\b|^(?:(?:wrote|written) and )?(?:secured|won|raised|obtained|received|attracted|brought in|was awarded) (?:over |more than |about |nearly )?[$€£]\S+(?: (?:million|billion))?(?: (?:from|in|of|for)\b.*\b(?:grants?|funding|funds|sources|research|sponsors?|donors?|contracts?)\b|.*\b(?:grants?|funding)\b)/i

/** What was done while learning a trade does not stand before what was done in it. */
const LEARNERS = /\b(?:intern|internship|trainee|student|apprentice|volunteer)\b/i

/** A program, model or standard with a name of its own. */
const NAMED_PROGRAM = /\b(?:[A-Z][A-Za-z-]+ ){2,6}(?:Program|Initiative|System|Model|Framework|Standard|Curriculum|Policy|Plan|Act|Protocol)\b/
/** What others took from it. */
const TAKEN_UP =
  /\b(?:national model|state model|adopted (?:in \d{4} )?(?:by|across|as)|used (?:now )?(?:by|in|at|across) (?:all |now )?(?:\d[\d,]*|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|the state|the national) |licensed (?:to|by) |became the standard|first (?:of its kind|in the (?:state|country|region))|the first (?:[a-z-]+ ){1,5}(?:in|at) (?:the )?[A-Z]|certification|accredit)/i

/** How many work under or beside the person, which tool keeps the versions, and what margin the employer had: nothing for others. */
const OWN_TEAM =
  /^(?:(?:led|managed|supervised|oversaw|hired|directed|coached|headed|mentored|built|trained|recruited|in charge of|supervision of),? (?:and )?)+(?:an? |the |our )?(?:(?:core |cross-functional |[a-z]+ing ){0,2}(?:team|staff|crew|group)\b.{0,40}?\b(?:of |to |size )*(?:\d+|two|three|four|five|six|seven|eight|nine|ten)\b|(?:\d+|two|three|four|five|six|seven|eight|nine|ten)(?:-(?:member|person))? (?:new |project |direct |full-time )?(?:employees|technicians|engineers|developers|staff|people|members|hires|reports|associates|analysts|team))|\bteam of \d+$/i
const VERSION_CONTROL = /\b(?:Mercurial|Subversion|SVN|ClearCase|Perforce|CVS|(?:source|version|revision) (?:code )?control)\b/
const MARGIN = /\b(?:gross|operating|net|profit|store|contribution)s? margins?\b|\bmargins? (?:growth|improvement)\b/i
const TRIVIA_LOSS = 9
const isTrivia = (clause: string): boolean =>
  VERSION_CONTROL.test(clause) ||
  MARGIN.test(clause) ||
  (OWN_TEAM.test(clause) && !tellsChange(clause) && !TAKEN_UP_BY_OTHERS.test(clause) && !/%|\b(?:reduced|cut|raised|saved|released|delivered|launched|designed)\b/.test(clause))

/** What somebody was there for, without what came of it. */
const IN_DUTY = /^(?:was )?(?:directly |fully |primarily |mainly )?(?:responsible|accountable|in charge) (?:for|of)\b(?!.*(?:%|\bfrom \$?\d|\bsav(?:ed|ing)\b|\bcut\b|\breduc(?:ed|ing)\b|\bresult))/i

/** "Selected three times to attend": what was done to the person reads as a deed without its "was". */
const BEFELL = /^(?:selected|chosen|elected|nominated|invited|named) (?:[a-z\d]+ times? |twice |again )?(?:to|as|by)\b|^trained (?:on|by)\b/i

/** What one person answered for alone, or was the first to do. */
const ALONE = /\b(?:sole(?:ly)? (?!propriet|trader|source)|single-handed(?:ly)?|from (?:scratch|the ground up)\b|as the (?:first|only) )/i

/** What was made says more than what was in somebody’s charge. */
const MADE_WORTH = 0.5

/** "Managed the caseload of 14 to 17 students": how many were in one's charge, and nothing that came of it. */
const CASELOAD = /^(?:managed|handled|carried|maintained|held|supervised|oversaw|taught|ran|kept) (?:an? |the |my )?(?:[a-z-]+ ){0,3}(?:caseloads?|class(?:es)?|classrooms?|sections|rosters?)\b/i

/** What came of a deed beside shares and money: "a mean gain of 9.4 points", "found 163 days of hidden float", "opened 11 days before the date". */
const CAME_OF =
  /\b(?:mean|median|average|net) (?:gain|increase|improvement|reduction|drop|decrease|rise)s?(?: of)? \d|\b(?:found|flagged|detected|caught|uncovered|discovered|identified|recovered|avoided|prevented|blocked|settled at|awarded) (?:about |over |more than )?[$€£]?\d|\b\d[\d,.]* (?:hours|days|weeks|months|years) (?:before|ahead|earlier|sooner|faster|early)\b|\b(?:none|not one|without (?:one|a single|any)) (?:[a-z-]+ ){0,2}[a-z]{4,}|\b(?:days|hours)\b[\w/ ]{0,24} (?:returned|freed|saved|gained)\b|\b\d+ of (?:the |them |my )?\d* ?(?:are|were|is) still\b|\bwith (?:no|zero) (?:lost|missed|false|unplanned)\b/i
/** "adopted as company standard": one house's own. */
const OF_HOUSE_RULE = /\b(?:company|corporate|internal|plant|department|in-house)(?:[ -]wide)? (?:standard|policy|guidelines?|handbook)s?\b/i
/** "9.4 M$", "USD 5.2M", "6.3M EUR": money as others write it. */
const MONEY = /\b\d[\d,.]* ?(?:MM?|B|bn|k)? ?(?:[$€£]|EUR|USD|CHF|GBP)(?![A-Za-z])|\b(?:USD|EUR|GBP|CHF|CAD|AUD) ?\d[\d,.]* ?(?:MM?\b|million|B\b|bn\b|billion)/
/** What the money is not: the size of the work. */
const SAVED = /\b(?:sav(?:ed|ing|es)|avoid(?:ed|ing)|settled|recover(?:ed|ing)|reduc(?:ed|ing)|cut)\b/i

/** What no longer happened after the deed. */
const NONE_LEFT =
  /\b(?:result(?:ing|ed) in|led to|leading to|with|achiev(?:ing|ed)|had) (?:zero|no) (?:[a-z-]+ ){0,2}(?:incidents?|accidents?|injur(?:y|ies)|defects?|fatalit(?:y|ies)|recalls?|deficienc(?:y|ies)|findings?|violations?|infections?|outages?)\b/i

/** Verbs of what is done every day, whose counts say how much there is of it. */
const DAILY_VERB = new Set(
  'manage oversee supervise coordinate run operate handle maintain administer process inspect evaluate treat teach coach serve monitor prepare perform conduct direct lead head review examine chair provide guide mark present'.split(
    ' ',
  ),
)
/** What the count of a duty, and of what is headed by no verb, weighs at most. */
const SCALE_MOST = { duty: 2, noun: 1.4 }
/** "Manages sampling on 61,000 acres", "Inspection of 1,400 units": how large a duty is, with nothing that came of it. */
const isScale = (clause: string, base: string): boolean =>
  (base === '' ? !/^(?:during|in|as|within|after|with|by|through|I|my)\b/i.test(clause) : DAILY_VERB.has(base)) &&
  !/%|[$€£]\d|\bsav(?:ed|ings?)\b|\bby [a-z]+ing\b/.test(clause) &&
  !STAFF.test(clause) &&
  !CASELOAD.test(clause) &&
  !tellsChange(clause) &&
  !CAME_OF.test(clause) &&
  !NONE_LEFT.test(clause) &&
  !TAKEN_UP_BY_OTHERS.test(clause)

/** How much a statement weighs before an officer: the size of its figures, its reach, its verb. */
export function weightOf(told: string, base: string): number {
  const clause = withoutHouseSize(told)
  const { measures } = measuresOf(clause)
  const most = isScale(clause, base) ? (base === '' ? SCALE_MOST.noun : SCALE_MOST.duty) : Infinity
  const size = Math.min(most, Math.max(0, tellsChange(clause) ? 4 : NONE_LEFT.test(clause) || CAME_OF.test(clause) ? 3 : 0, MONEY.test(clause) && SAVED.test(clause) ? 4 : 0, ...measures.map(sizeOf)))
  const words = clause.split(' ').length
  return (
    size +
    (NAMED_PROGRAM.test(clause) ? 1.2 : 0) +
    (TAKEN_UP.test(clause) || TAKEN_UP_BY_OTHERS.test(clause) ? 1.5 : 0) +
    (OF_RULE.test(clause) && !OF_HOUSE_RULE.test(clause) ? 1.5 : 0) +
    (WIDE.test(clause) ? 1.5 : 0) +
    (ALONE.test(clause) ? 1.2 : 0) +
    (STRONG.has(base) ? 1.5 : WEAK.has(base) ? -1.5 : 0.3) +
    (workKind(base) === 'make' && STRONG.has(base) ? MADE_WORTH : 0) -
    (ROUTINE.test(clause) ? 3 : 0) -
    (FUNDED.test(clause) ? 4 : 0) -
    (BUDGET.test(clause) ? 5 : isProjectSize(clause) ? 4 : STAFF.test(clause) || (CASELOAD.test(clause) && !tellsChange(clause) && !/%/.test(clause)) ? 3 : 0) -
    (PAPERS.test(clause) || IN_DUTY.test(clause) ? 2 : 0) -
    (OF_TARGET.test(clause) ? 4 : 0) -
    (BARGAIN.test(clause) ? 3 : 0) -
    (measures.length === 0 && isSlight(clause) ? 2.5 : 0) -
    (isTrivia(clause) ? TRIVIA_LOSS : 0) -
    (measures.length === 0 && words <= 6 ? 1 : 0) -
    (words > 22 ? 0.4 : 0)
  )
}

/** "Met the productivity standard of 85%": what was asked for was done. */
const OF_TARGET = /^(?:consistently )?(?:met|exceeded|maintained|kept|achieved) (?:an? |the |my |all )?(?:[a-z-]+ ){0,3}(?:standards?|goals?|targets?|benchmarks?|expectations)\b/i

/** All of what was due: that a goal was met says how much was reached and not what changed. */
const MET = /^(?:a |an )?100 ?(?:%|percent)/i

function sizeOf(measure: string): number {
  if (MET.test(measure)) return 1.6
  if (/billion|\bbn\b|\db\b/i.test(measure)) return 6
  if (/million|\bmm?\b|\dm\b/i.test(measure)) return 5
  if (/%|percent|fold|\dx\b|doubl|tripl|halv|\bfrom\b/i.test(measure)) return 4
  const figure = Number(/\d[\d,]*/.exec(measure)?.[0].replaceAll(',', '') ?? '0')
  if (/[$€£₹]/.test(measure)) return figure >= 100_000 ? 4 : 3
  return figure >= 1000 ? 4 : figure >= 100 ? 3 : figure >= 20 ? 2.4 : 1.6
}

/** What an old post weighs less; a result of wide reach or of millions stays large. */
function recencyLoss(at: number, clause: string): number {
  const years = Math.min(Math.max(0, at), 4) * 0.35
  return WIDE.test(clause) || NAMED_PROGRAM.test(clause) || Math.max(0, ...measuresOf(clause).measures.map(sizeOf)) >= 5 ? years * 0.3 : years
}

/** The object of the verb with its nearest complement, without how, when, why and with whom it was done. */
function aboutOf(clause: string): string {
  const plain =
    clause.split(/,? (?:while|which|by|through|using|resulting|including|ensuring|so that|in order|with|as|during|across|within|thereby|leading|allowing|enabling|utilizing|to) /i)[0] ?? clause
  const parts = plain.split(/ (?=(?:of|for|on|in|at|from|into|over|under|between|among|against) )/)
  return parts.slice(0, 2).join(' ')
}

/** Deeds of any working day, which say nothing of a person. */
const SLIGHT =
  /^(?:assisted|helped|attended|answered|greeted|participated|communicated|interacted|responded|handled (?:the )?(?:phone|calls)|worked|dealt|observed|kept|contacted|visited|joined|met|moved|cleaned|learned|listened|filed|performed other|remained|became|acted|displayed|used|ensured|followed|answered|welcomed|completed (?:daily|special|paperwork)|delivered (?:the )?(?:premium|customer)|provided (?:the )?(?:customer|support|assistance|service|information)|maintained (?:a |the )?(?:clean|positive|professional|good|strong|knowledge|ongoing|communication)|adhered|copied|scanned|routed|set an?|took|maintained (?:an? )?(?:up-to-date )?knowledge|supported (?:the )?(?:team|staff)|adhered|developed (?:[a-z]+ ){0,2}relationships|formed relationships|built relationships|played|built (?:\w+ )?(?:loyalty|rapport|trust)|made (?:\w+ )?calls|collaborated with|partnered with|consulted with)\b/

const isSlight = (clause: string) => SLIGHT.test(deedOf(clause))

function shortenedTruly(segment: string, clause: string): string {
  const short = shortenedClause(clause)
  return keepsMeaning(segment, short) ? short : clause
}

type Statement = { clause: string; base: string; quoted: boolean; /** As printed, in the line or in what was parted from it. */ printed: string }

/** Every statement of a line that can be told in correct English, each once; a visitor's own words may stand as they are. */
function statementsIn(text: string, stated: boolean): Statement[] {
  const segments = segmentsOf(text)
  return segments.flatMap((printed, at) => {
    // What came of the deed before it is told with that deed.
    if (at > 0 && !stated && isToldBefore(segments, at)) return []
    if (at > 0 && !stated && isOfTheThing(segments[at - 1] ?? '', printed)) return []
    // "Silt model from 411 cores. Used by 14 ports": alone it names no thing.
    if (at > 0 && !stated && (isPassiveAtHead(printed) || (MADE_AT_HEAD.test(segments[0] ?? '') && DONE_TO_THING.test(printed)))) return []
    // "Designed a model …; stopped $11 million": who stopped it, the line leaves open.
    if (at > 0 && !stated && MADE_THING.test(segments[0] ?? '') && EFFECT_AT_HEAD.test(printed)) return []
    // Where the figures are told behind it, the deed is told by its beginning.
    const counted = /\d/.test(resultOf(text, printed) ?? '')
    const bare = withoutAdverb(printed).replace(OF_MINE, '')
    for (const turned of bare === printed ? turnedLines(printed) : [bare]) {
      // What was turned is no longer in the resume's words and can stand in no quotation marks.
      const said = statementIn(turned, printed, false, counted).filter(({ quoted }) => !quoted)
      if (said.length > 0) return said
    }
    return statementIn(printed, printed, stated, counted)
  })
}

/** "Sold about 5,200 sets", "Used on 410 units": what became of the thing before it. */
const DONE_TO_THING = /^(?:sold|shipped|installed|used|produced|built|delivered|printed|downloaded|licensed|fitted) (?:on |in |at |by )?(?:approx\.?|about|over|more than|nearly|some)? ?\d/i

/** "Trained my crews in …": whose they were says the post. */
const OF_MINE = /(?<=^[A-Z][a-z]+ (?:and [a-z]+ )?)my (?=[a-z]+s\b)/

/** What can act by itself once it is made, and what it may then have done. */
const MADE_THING =
  /^(?:I )?(?:[A-Z]?[a-z]+ly )?(?:(?:wrote|built|designed|developed|created|invented|implemented|introduced|deployed|launched|started|set up|trained)(?:,? and |, | )?)+.{0,70}\b(?:tools?|models?|pipelines?|software|algorithms?|devices?|systems?|platforms?|apps?|dashboards?|scores?|sensors?|scripts?|calculators?)\b/i
const EFFECT_AT_HEAD =
  /^(?:it )?(?:stopped|cut|reduced|saved|found|caught|flagged|detected|predicted|identified|raised|lowered|increased|decreased|improved|prevented|eliminated|shortened|recovered|doubled|halved|tripled|boosted|generated|achieved|avoided|retired|replaced|brought)\b/i

/** "Salvage order: showed …": what the line is about, and no deed. */
const isLabelled = (segment: string): boolean => /^[A-Z][a-z-]+(?: [a-z-]+){1,2}: [a-z]+/.test(segment) && isPastVerb(/: ([a-z]+)/.exec(segment)?.[1] ?? '')

/** "… of delivery routes: stock-outs 17% of clinics | to 4%": what stands behind a colon is told whole or not at all. */
const isCutBehindColon = (segment: string, clause: string): boolean => {
  const end =
    segment
      .replace(/[\s.;,]+$/, '')
      .split(' ')
      .at(-1) ?? ''
  return clause.includes(': ') && !clause.endsWith(end)
}

/** A post by which something was led or made. */
const LEADS = /^was (?:an? )?(?:\S+ ){0,4}?(?:lead|leader|manager|director|chair|founder|co-founder|architect|designer|inventor|investigator)\b/i

/** "Designed and lead a study": behind a past tense the verb lost its own. */
const LEAD_FOR_LED = /(?<=^[A-Z][a-z]+ed\b.{0,60} and )lead(?= (?:the|an?|all|our|two|three|[a-z]+ (?:team|staff|crew|group|effort|project|initiative|study)s?)\b)/

function statementIn(given: string, printed: string, stated: boolean, counted = false): Statement[] {
  const segment = given.replace(LEAD_FOR_LED, 'led')
  if (isResultLine(segment) || (!stated && isLabelled(segment))) return quotedIn(segment, printed)
  const named = namedThing(segment)
  if (named) return [{ ...named, quoted: false, printed }]
  const post = postTold(segment)
  if (post !== null && readsWell(post) && isSound(post) && keepsBounds(segment, post)) return [{ clause: post, base: LEADS.test(post) ? 'lead' : '', quoted: false, printed }]
  if ((!stated && !isSureVerb(segment)) || isPassiveAtHead(segment)) return quotedIn(segment, printed)
  const told = tellAchievement(segment)
  const clause = told === null ? null : told.quoted ? inFirstPerson(told.clause) : told.clause
  const plain = clause === null || isCutBehindColon(segment, clause) ? null : toldPlainly(/^was /.test(clause) ? clause : articled(clause))
  // What was said anew was held to this when it was made.
  if (plain !== null && readsWell(plain) && keepsMeaning(segment, plain) && (stated || !isSlight(plain) || /\d/.test(plain)) && ((told !== null && !told.quoted) || isSound(plain)))
    return [{ clause: shortenedTruly(segment, plain), base: findVerb(deedOf(plain).split(' ')[0] ?? '')?.base ?? told?.base ?? '', quoted: false, printed }]
  const line = restateLine(segment)
  const said = line === null || isCutBehindColon(segment, line.clause) ? null : toldPlainly(line.clause)
  // What was cut before its figure says less than the line itself.
  if (said !== null && /\d/.test(segment) && !/\d/.test(said) && !stated && !counted) {
    const measured = withMeasuredTail(segment, said)
    if (measured !== null) return [{ clause: measured, base: line?.base ?? '', quoted: false, printed }]
    const whole = quotedIn(segment, printed)
    if (whole.length > 0) return whole
  }
  if (line !== null && said !== null && readsWell(said) && keepsMeaning(segment, said) && !isSlight(said)) return [{ clause: shortenedTruly(segment, said), base: line.base, quoted: false, printed }]
  if (stated) return told ? [{ clause: told.clause, base: told.base, quoted: told.quoted, printed }] : []
  return quotedIn(segment, printed)
}

/** ", which led to a 40% reduction in scrap": what came of the deed, with its figure, at the end of a line. */
const MEASURED_TAIL =
  /, ((?:which|that) (?:led to|resulted in|reduced|improved|saved|increased|cut|lowered|raised|shortened)|resulting in|leading to|reducing|saving|increasing|improving|cutting|lowering|raising|shortening|yielding|generating) ([^,;:()]*\d[^;:()]*)$/

/** A long line by its deed and what was measured of it, without what stands between them; null where it has no such end. */
function withMeasuredTail(segment: string, said: string): string | null {
  const plain = segment.replace(/[.;\s]+$/, '')
  const tail = plain.length > MEASURED_LETTERS ? null : MEASURED_TAIL.exec(plain)
  if (!tail) return null
  const head = shortestDeed(plain.slice(0, tail.index), said)
  const clause = head === null ? null : toldPlainly(`${head}, ${tail[1] ?? ''} ${tail[2] ?? ''}`)
  return clause !== null && clause.split(' ').length <= MEASURED_MAX && readsWell(clause) && isSound(clause) && keepsMeaning(plain, clause) ? clause : null
}
const MEASURED_MAX = 30
const MEASURED_LETTERS = 400

/** The deed up to the first place at which it may end. */
function shortestDeed(line: string, said: string): string | null {
  const words = said.split(' ')
  const at = words.findIndex((word, n) => n >= DEED_LEAST && /^(?:for|in|at|by|with|to|through|using|across|during|within|on|from)$/.test(word))
  const short = at === -1 ? said : words.slice(0, at).join(' ').replace(/,$/, '')
  return [short, said].find((clause) => readsWell(clause) && isSound(clause) && keepsMeaning(line, clause)) ?? null
}
const DEED_LEAST = 5

/** 'Released "quill", a library for streaming graphs (40 installations)': a thing with a name of its own, what it is, and what stands in brackets of its use. */
function namedThing(segment: string): { clause: string; base: string } | null {
  const found = /^([A-Z][a-z-]+) "?([A-Za-z][\w.-]{2,30})"?,"? (an? [a-z][a-z -]{6,80}?)(?: \(([\w\d,+%$. -]{3,80})\))?$/.exec(segment.replace(/[.;\s]+$/, ''))
  if (!found) return null
  const [, head = '', name = '', is = '', use] = found
  const verb = findVerb(head)
  if (verb?.form !== 'past' || /\b(?:that|which|who)\b|(?:^| )(?:and|of|for|to|in|by|with)$/.test(is)) return null
  const clause = `${verb.past} ${name}, ${is}${use ? ` (${use})` : ''}`
  return keepsMeaning(segment, clause) ? { clause, base: verb.base } : null
}

function quotedIn(segment: string, printed: string): Statement[] {
  const quote = quoteLine(segment) ?? (isSureVerb(segment) ? quoteOfWeight(segment) : null)
  if (quote === null) return []
  const base = baseOfQuote(quote)
  const weight = weightOf(quote, base)
  const retold = weight < LEAST_RETOLD ? null : retellPrinted(quote, segment)
  if (retold !== null) return [{ clause: retold, base, quoted: false, printed }]
  return weight < LEAST_QUOTED ? [] : [{ clause: quote, base, quoted: true, printed }]
}

/** What a line is about by its printed words, and what its result was counted in. */
function printedOwn(clause: string, line: string): OwnObject | null {
  const found = printedObject(clause.split('”')[0] ?? '')
  return found === null ? null : { ...found, means: null, scope: null, timed: null, metric: metricOf(line, null) }
}

/** A duty of any working day is not worth telling, and one without a figure or a reach not worth a quotation. */
const LEAST_RETOLD = 1.2
const LEAST_QUOTED = 2
const VERB_OF: Readonly<Record<string, string>> = {
  management: 'manage',
  development: 'develop',
  coordination: 'coordinate',
  negotiation: 'negotiate',
  implementation: 'implement',
  direction: 'direct',
  planning: 'plan',
}

/** The verb that a quoted line is headed by, or that its noun stands for; empty where none is known. */
const baseOfQuote = (quote: string) => {
  const first = (/^(?:(?:I|[A-Z]?[a-z]+ly)\s+)*([A-Za-z]+)/.exec(quote)?.[1] ?? '').toLowerCase()
  return VERB_OF[first] ?? (findVerb(first) ?? pastVerb(first))?.base ?? ''
}

/** "Working with the plant I built a …": the deed stands behind "I". */
function verbOfLine(line: string): string {
  const told = / I ([a-z]+)\b/.exec(line)?.[1]
  return told === undefined ? baseOfQuote(line) : ((findVerb(told) ?? pastVerb(told))?.base ?? '')
}

/** "with no lost report", "without a single outage": what did not happen beside the deed. */
const NO_LOSS = /\b(?:with|at|had|and) (?:no|zero|none)\b|\bwithout (?:a single |any |one )/i

/** Whether what is told of a line holds its figures, who took it up, what did not happen, and a word of each of its passages. */
function tellsAll(printed: string, said: string): boolean {
  const low = said.toLowerCase()
  return (
    figuresIn(printed).every((figure) => said.includes(figure.replace(/^~|\s/g, ''))) &&
    (!TAKEN_UP_BY_OTHERS.test(printed) || TAKEN_UP_BY_OTHERS.test(said)) &&
    (!NO_LOSS.test(printed) || NO_LOSS.test(said)) &&
    printed.split(/”(?:,| and) “/).every((passage, _at, passages) => {
      const long = [...passage.matchAll(/[a-z]{5,}/gi)].map(([word]) => word.toLowerCase())
      return passages.length === 1 || long.filter((word) => low.includes(word)).length >= long.length / 2
    })
  )
}

/** The line in its own words, where what can be said of it leaves out what it counts or who took the work up; null where nothing is left out. */
function printedOf(
  { text, certainty, action }: PersonFacts['achievements'][number],
  told: readonly Asset[],
  next: string | null,
  behind: readonly string[],
): { clause: string; weight: number } | null {
  // Lines that may have run together are not quoted; one that only begins with a small letter is.
  if (certainty !== 'sure' && !(/^\p{Ll}/u.test(text) && action === null && !/[a-z\d)] [A-Z][a-z]{2,} [a-z]/.test(text))) return null
  const clause = printedLine(text, next, behind)
  if (clause === null) return null
  const saids = told.map((one) => `${one.clause} ${one.result ?? ''}`.replaceAll(' %', '%'))
  // Two sentences that each begin with a deed are two deeds.
  const several = [...text.matchAll(/[.!] +([A-Z][a-z]+) /g)].some(([, head = '']) => isPastVerb(head.toLowerCase()))
  if ((several && saids.length > 0 ? [saids.join(' ')] : saids).some((said) => tellsAll(clause, said))) return null
  const standing = standingWorth(clause)
  if (standing !== null) return { clause, weight: standing }
  const base = verbOfLine(clause.split('”')[0] ?? '')
  const weight = weightOf(clause.replaceAll('”', '').replaceAll('“', ''), base)
  const worth = isScale(clause, base) ? Math.min(printedWorth(clause), SCALE_WORTH) : printedWorth(clause)
  return { clause, weight: weight + worth + (base === '' && isOutcome(clause.split('”')[0] ?? '', clause) ? OUTCOME_WORTH : 0) }
}

/** The line, or, where its grammar fails further on, what stands before a comma and still counts something. */
function unbrokenPart(printed: { clause: string; weight: number }): { clause: string; weight: number } {
  if (brokenQuote(printed.clause) === null || printed.clause.includes('”')) return printed
  const commas = [...printed.clause.matchAll(/, /g)].map(({ index }) => index)
  const head = commas
    .toReversed()
    .map((at) => printed.clause.slice(0, at))
    .find((part) => part.split(' ').length >= UNBROKEN_LEAST && part.split('(').length === part.split(')').length && figuresIn(part).length > 0 && brokenQuote(part) === null)
  return head === undefined ? printed : { clause: head, weight: Math.min(printed.weight, weightOf(head, verbOfLine(head)) + printedWorth(head)) }
}
const UNBROKEN_LEAST = 7
/** What came of a work says as much as a deed of weight. */
const OUTCOME_WORTH = 1
const SCALE_WORTH = 0.5
const SEEN_LESS = 1
const ABOVE_PART = 0.1

/** Publications whose titles are compared. */
const PUBLICATIONS_READ = 120

/** Achievements, and their letters together, that options are composed of: more than a resume of ten pages tells. */
const COMPOSED_MAX = 150
const COMPOSED_LETTERS = 40_000

/** What the visitor stated themselves, then the others from the first on, as far as they are composed of; in their order. */
function composedOf({ achievements }: PersonFacts): PersonFacts['achievements'] {
  const taken = new Set<string>()
  let letters = 0
  for (const fact of [...achievements.filter(({ origin }) => origin === 'visitor'), ...achievements.filter(({ origin }) => origin !== 'visitor')]) {
    letters += fact.text.length
    if (taken.size === COMPOSED_MAX || letters > COMPOSED_LETTERS) break
    taken.add(fact.id)
  }
  return achievements.filter(({ id }) => taken.has(id))
}

/** A clause that is whole, or its beginning that is; null where neither can be told. */
function wholeOf({ kind, stated, quote }: Asset, clause: string): string | null {
  if (kind !== 'work' || stated || brokenClause(clause) === null) return clause
  const cut = wholeBeginning(clause)
  return cut !== null && keepsMeaning(quote, cut) ? cut : null
}

/** "Median delay fell from 6 days to 2": a sentence, and no note. */
const TELLS_ITSELF = /^[A-Z][^,;:]*? (?:fell|rose|dropped|grew|declined|climbed|went (?:up|down|from)|came down|(?:was|were) (?:reduced|cut|increased|lowered|raised|improved)) (?:by|from|to) /
/** "Title of it (US 2025/0123456 A1, pending)". */
const PENDING = /\b(?:US|U\.S\.|EP|WO|PCT)\b.*\bpending\b/
const PENDING_LETTERS = 160
const PENDING_WORTH = 3.2
/** "TR 2021/04417 B – “…” (granted 2023)": a patent by its number, wherever it is listed. */
const PATENT_NUMBER = /^(?:US|EP|WO|TR|CN|JP|KR|DE|GB|FR|IN|BR|CA|AU|RU|KZ|UA)\s?\d[\d/.,x]{4,20}\s?[A-C]\d?\b/

/** Awards in a paragraph that stands under publications. */
const awardsAmong = (item: ItemFact): ItemFact[] =>
  isNoPublication(item.text)
    ? item.text
        .split(/(?<=\d|[a-z)])\.\s+/)
        .filter((text) => /^(?:[A-Z][\w’'-]* ){0,6}(?:Award|Prize|Medal)\b/.test(text))
        .map((text, at) => ({ ...item, id: `${item.id}-award-${at}`, text: text.replace(/\.$/, '') }))
    : []
const SENTENCES_BEHIND = 2
type Achievement = PersonFacts['achievements'][number]
/** The sentences that stand behind a line in its own paragraph. */
function paragraphBehind({ place, roleId }: Achievement, next: readonly Achievement[]): string[] {
  const end = next.findIndex((one) => place === null || one.place?.page !== place.page || one.place.line !== place.line || one.roleId !== roleId || one.certainty !== 'sure')
  return next.slice(0, end === -1 ? next.length : end).map(({ text }) => text)
}

/** Whether a line stands as a later passage in what is quoted of another. */
const isPassageOf = (clause: string, line: string): boolean =>
  clause
    .split(/”(?:,| and) “/)
    .slice(1)
    .includes(line.replace(/[\s.,;:–—-]+$/, ''))

/** A statement that is told in its own words, and hands nothing on. */
const asPrinted = (clause: string, of: Pick<Asset, 'id' | 'stated' | 'setting' | 'roleId' | 'quote' | 'strength'>): Asset => {
  const text = searchableLine(clause)
  return { ...of, kind: 'work', clause, result: null, quoted: true, text, object: null, about: text }
}

export function assetsOf(facts: PersonFacts): Asset[] {
  const roles = new Map(facts.roles.map((role) => [role.id, role]))
  const assets: Asset[] = []
  const seen = new Set<string>()
  const add = (drafted: Asset) => {
    if (!drafted.stated && holdsMistakenLetters(drafted.clause)) return
    if (drafted.kind === 'work' && !drafted.stated && (saysNothing(drafted.clause) || isNotOfPerson(drafted.quote) || (drafted.quoted && isFused(drafted.clause)))) return
    if (drafted.kind === 'work' && !drafted.stated && BEFELL.test(drafted.clause) && !isStanding(drafted.clause)) return
    const clause = drafted.quoted ? drafted.clause : wholeOf(drafted, withArticles(withLastAnd(copyEdited(drafted.clause))))
    if (clause === null || (drafted.kind === 'work' && !drafted.stated && drafted.quoted && brokenQuote(clause) !== null)) return
    const asset = { ...drafted, clause }
    const key = asset.clause.toLowerCase()
    if (seen.has(key)) return
    seen.add(key)
    assets.push(asset)
  }
  const untied = untiedBehindHeads(facts)
  const composed = composedOf(facts)
  const below = new Map(composed.flatMap(({ id, roleId }, at): [string, string][] => (composed[at + 1]?.roleId === roleId ? [[id, composed[at + 1]?.text ?? '']] : [])))
  const behind = new Map(composed.map((fact, at) => [fact.id, paragraphBehind(fact, composed.slice(at + 1, at + 1 + SENTENCES_BEHIND))]))
  for (const fact of composed) {
    // What was told with the sentence before it is not told again.
    if (fact.origin !== 'visitor' && assets.some(({ roleId, quoted, clause }) => quoted && (roleId === null || roleId === fact.roleId) && isPassageOf(clause, fact.text))) continue
    // A line in which several statements ran together is not sure as a whole; parted, each says what it says, but not where.
    const parted = fact.certainty !== 'sure'
    const at = facts.roles.findIndex(({ id }) => id === fact.roleId)
    const line = fact.place?.quote ?? fact.text
    const text = withoutLoudLabel(fact.text)
    const pieces = partsAtHeads(text)
    const before = assets.length
    const tiedTo = untied.has(fact.id) ? null : fact.roleId
    /** What an old post, and one of a learner, weighs less. */
    const lossOf = (told: string, roleId: string | null) => recencyLoss(at, told) + (at > 0 && LEARNERS.test(roles.get(roleId ?? '')?.title ?? '') ? 2 : 0)
    // A seat, a grant, or an honor is told in its own words and as no deed.
    const standing = fact.origin !== 'visitor' && standingWorth(text.trim()) !== null
    const addPrinted = () => {
      const found = pieces.length > 1 || fact.origin === 'visitor' ? null : printedOf({ ...fact, text }, assets.slice(before), below.get(fact.id) ?? null, behind.get(fact.id) ?? [])
      const printed = found === null ? null : unbrokenPart(found)
      if (printed === null) return
      const retold = standing ? null : retellPrinted(printed.clause, text)
      // The whole line does not stand behind a part of it that tells no more figures.
      const parts = assets.slice(before).filter(({ clause, result }) => figuresIn(`${clause} ${result ?? ''}`).every((figure) => printed.clause.includes(/\d[\d,.]*/.exec(figure)?.[0] ?? figure)))
      const own = printedOwn(printed.clause, line)
      add({
        id: fact.id,
        kind: 'work',
        clause: retold ?? printed.clause,
        result: null,
        quoted: retold === null,
        whole: true,
        stated: false,
        setting: parted ? null : settingOf(roles.get(tiedTo ?? '')),
        roleId: tiedTo,
        quote: line,
        strength: Math.max(printed.weight - lossOf(printed.clause, tiedTo) - (retold === null ? 0.5 : 0), ...parts.map(({ strength }) => strength + ABOVE_PART)),
        text: searchableLine(printed.clause),
        object: own ?? parts.find(({ object }) => object?.deliverable)?.object ?? null,
        about: searchableLine(aboutOf(deedOf(printed.clause.split('”')[0] ?? ''))),
      })
    }
    if (standing || (parted && (fact.roleId === null || segmentsOf(text).length < 2))) {
      addPrinted()
      continue
    }
    const seen = parted || fact.origin === 'visitor' ? null : seenChange(text)
    // What a sentence tells by its own verb, and what stands under no post, nobody is said to have seen.
    if (seen !== null && (tiedTo === null || TELLS_ITSELF.test(text))) {
      const printed = text.replace(/[\s.;,]+$/, '')
      const setting = settingOf(roles.get(tiedTo ?? ''))
      add(asPrinted(printed, { id: fact.id, stated: false, setting, roleId: tiedTo, quote: line, strength: weightOf(printed, '') - lossOf(printed, tiedTo) }))
      continue
    }
    if (seen !== null) {
      add({
        id: fact.id,
        kind: 'work',
        clause: seen,
        result: null,
        quoted: false,
        stated: false,
        setting: settingOf(roles.get(tiedTo ?? '')),
        roleId: tiedTo,
        quote: line,
        // What was only seen to change says less than a deed.
        strength: weightOf(seen, 'see') - lossOf(seen, tiedTo) - SEEN_LESS,
        text: searchableLine(seen),
        object: null,
        about: searchableLine(seen),
      })
      continue
    }
    for (const { clause, base, quoted, printed, text, behindHead } of pieces.flatMap(({ text, behindHead }) =>
      statementsIn(fact.origin === 'visitor' || fact.roleId === null ? text : asDuty(text), fact.origin === 'visitor').map((one) => ({ ...one, text, behindHead })),
    )) {
      const roleId = behindHead ? null : tiedTo
      const result = quoted ? null : resultOf(text, printed)
      const whole = result === null ? clause : `${clause}; ${result}`
      const strength = weightOf(whole, base) - lossOf(whole, roleId) - (quoted ? (fact.origin === 'visitor' ? 1.5 : 0.8) : 0)
      const plainDeed = deedOf(quoted ? `${clause.charAt(0).toLowerCase()}${clause.slice(1)}` : clause)
      const structure = structureOf(plainDeed, base)
      const named = structure.object === null ? null : deliverableOf(structure.object)
      // The phrase of the line, where the noun alone names no thing that others take up.
      const phrase = lineObject(plainDeed)
      const fuller = phrase !== null && structure.object !== null && phrase.verb === structure.object.verb && phrase.general.startsWith(structure.object.general) && phrase.deliverable !== 'work'
      const phrased = named === null || fuller ? phrase : null
      const object = [phrased, structure.object].find((one) => one !== null && !isNoNoun(one.general)) ?? null
      const deliverable = object !== null && isPlain(object.general) ? null : ((fuller ? named : null) ?? phrased?.deliverable ?? named)
      const told: OwnObject | null =
        object === null || (quoted && deliverable === null)
          ? null
          : { ...object, means: structure.means, scope: structure.scope, timed: structure.timed, deliverable, metric: metricOf(printed, result) }
      const ofPrinted = printedOwn(clause, printed)
      // "a coupled model" of "a coupled model of ember transport": what it is of tells it apart.
      const longer = told?.deliverable && ofPrinted?.deliverable === told.deliverable && ofPrinted.general.startsWith(`${told.general} of `) ? ofPrinted : null
      const own = told?.deliverable ? { ...told, ...(longer ? { phrase: longer.phrase, general: longer.general } : {}) } : (ofPrinted ?? told)
      // Of a line in which much ran together only the statement itself is shown.
      const quote = (pieces.length > 1 || isLongLine(line) || isFused(line)) && line.includes(printed) ? printed : line
      add({
        id: fact.id,
        kind: 'work',
        clause,
        result,
        quoted,
        stated: fact.origin === 'visitor',
        setting: parted || behindHead ? null : settingOf(roles.get(roleId ?? '')),
        roleId,
        quote,
        strength,
        text: searchableLine(clause),
        object: own,
        about: searchableLine(aboutOf(deedOf(clause))),
      })
    }
    addPrinted()
  }
  const subjects = subjectsOfPublications(facts.publications)
  const central = centralities(facts.publications)
  /** What is pending is told in the words that say so. */
  const addPending = (item: ItemFact) => {
    const clause = item.text.replace(/\s+/g, ' ').replace(/[\s.,;]+$/, '')
    if (clause.length > PENDING_LETTERS || !isSafe(clause) || holdsWebAddress(clause) || /["“”|<>]|\d\. [A-Z]|[a-z]\. [A-Z]/.test(clause)) return
    add(asPrinted(clause, { id: item.id, stated: item.origin === 'visitor', setting: null, roleId: null, quote: item.place?.quote ?? item.text, strength: PENDING_WORTH }))
  }
  const listed = (kind: AssetKind, items: readonly ItemFact[], strength: number) => {
    for (const item of items) {
      // An application is no patent, and neither is a paper that is listed in one line with patents.
      if (kind === 'patent' && /\b(?:papers?|publications?|articles?|journals?|proceedings|conference)\b|\b[A-Z][a-z]*\. [A-Z][a-z]+\. /i.test(item.text)) continue
      if (kind === 'patent' && PENDING.test(item.text) && item.certainty === 'sure') addPending(item)
      if (kind === 'patent' && !/\bgranted\b/i.test(item.text) && /\b(?:applications?|pending|provisional|applied|filed|disclosures?)\b/i.test(item.text)) continue
      if (kind === 'publication' && isNoPublication(item.text)) continue
      const title = item.certainty === 'sure' ? (kind === 'award' ? awardOf(item.text) : titleOfWork(item.text)) : null
      if (title)
        add({
          id: item.id,
          kind,
          clause: title,
          result: null,
          quoted: true,
          stated: item.origin === 'visitor',
          setting: null,
          roleId: null,
          quote: item.place?.quote ?? item.text,
          strength: strength + (kind === 'publication' ? (central.get(item.id) ?? 0) : WIDE.test(item.text) ? 1 : 0),
          text: searchableLine(item.text),
          object: kind === 'award' ? null : ((kind === 'patent' ? patentedObject(title) : null) ?? titledObject(title) ?? subjects.get(item.id) ?? null),
          about: searchableLine(title),
        })
    }
  }
  listed('patent', [...facts.patents, ...patentsIn(facts), ...facts.publications.filter(({ text }) => PATENT_NUMBER.test(text) && /\bgranted\b/i.test(text))], 7)
  // A row of publications says more than one.
  listed('publication', facts.publications, facts.publications.length >= 10 ? 6.5 : facts.publications.length >= 3 ? 6 : 5)
  listed('award', [...facts.awards, ...facts.publications.flatMap(awardsAmong)], 1.6)
  return assets.sort((a, b) => b.strength - a.strength)
}

/** "Awarded United States Patent Number 5,000,000 in May 1998 for Method of …": patents that stand in a line of the work, each by its title. */
const GRANTED = /\b(?:United States|U\.?S\.?) Patent (?:Number |No\.? ?|# ?)?\d[\d,]{6,}(?:,? (?:in |\()?(?:[A-Z][a-z]{2,8}\.? )?(?:19|20)\d\d\)?)?(?: for|:|,| -| –)? ["“]?/g
const TITLE_OF_PATENT =
  /^(?!(?:Awarded|Granted|Received|Issued)\b)[A-Z][A-Za-z-]*(?: (?!(?:Awarded|Granted|Received|Issued)\b)(?:[A-Z][A-Za-z-]*|an?|and|or|the|of|for|in|on|with|within|using|to|by|from|based|over)(?![A-Za-z-]))*/

function patentsIn({ achievements, patents }: PersonFacts): ItemFact[] {
  return achievements.flatMap((fact) =>
    fact.certainty !== 'sure'
      ? []
      : [...fact.text.matchAll(GRANTED)].flatMap(({ index, 0: head }, at): ItemFact[] => {
          const title = TITLE_OF_PATENT.exec(fact.text.slice(index + head.length))?.[0].replace(/(?: (?:an?|and|or|the|of|for|in|on|with|within|using|to|by|from|based|over))+$/, '') ?? ''
          if (title.split(' ').length < 3 || patents.some(({ text }) => text.includes(title))) return []
          return [{ id: `${fact.id}-patent-${at}`, origin: fact.origin, place: fact.place, certainty: 'sure', text: `Patent: ${title}` }]
        }),
  )
}

/** "more than 90", where a resume lists ten publications or more; only lines whose title is clear are counted. */
export function publicationCount(facts: PersonFacts): string | null {
  const titled = facts.publications.filter(({ certainty, text }) => certainty === 'sure' && !isNoPublication(text) && titleOfWork(text) !== null).length
  return titled > 10 ? `more than ${Math.floor((titled - 1) / 10) * 10}` : null
}

/** Words of a resume that begin with their verb, as a clause after "I"; null where that would be no English. */
export function inFirstPerson(quote: string): string | null {
  const plain = quote
    .replace(/ …$/, '')
    .replace(/[.;,]+$/, '')
    .replace(/^(?:also|successfully|consistently|currently|effectively) /i, '')
  const [first = '', ...rest] = plain.split(' ')
  const verb = findVerb(first) ?? pastVerb(first)
  const next = rest[0] ?? ''
  if (/^(?:contracted|assigned|recognized|featured|nominated|invited|ranked|cited|named|chosen|rated|presented|trusted)$/i.test(first)) return null
  if (!verb || rest.length < 3 || /^(?:and|or|&|in|by|as|for|of)$/.test(next) || /[.;:"“”?!]\s|[a-z]\.[A-Z]|[()[\]/\\]|\b(?:I|my|me|you|your)\b|&$/.test(plain)) return null
  // Later verbs of the same form would stay in the present; a noun that looks like a verb is followed by another noun.
  if (
    verb.form !== 'past' &&
    (verb.form === 'gerund' ||
      /^[A-Z]/.test(next) ||
      !/^(?:an?|the|all|any|each|\d|to|on|with|in|for|new|daily|monthly|weekly|and)/.test(next) ||
      rest.some((word, at) => findVerb(word.replace(/,$/, ''))?.form === verb.form && /(?:^and$|,$)/.test(rest[at - 1] ?? 'and')))
  )
    return null
  return [verb.past, ...rest].join(' ').replaceAll(' & ', ' and ')
}

/** What was said on a stage or on the air is no publication, wherever a resume lists it. */
const SPOKEN =
  /\b(?:moderat(?:or|ed)|panel(?:ist| discussion)|radio|television|talk show|podcast|webinar|keynote|invited (?:talk|speaker|lecture)|guest (?:speaker|lecture)|platform presentation|oral (?:presentation|abstract)|poster(?: presentation)?|speaker)\b/i
/** A service to a journal, a talk, and what was written for a degree below the doctorate or by a student one supervised. */
const NOT_PUBLISHED =
  /^\W*(?:(?:ad[- ]hoc|peer|guest|associate|invited|regular|journal|senior|managing|section) )*(?:reviewer|referee|editor|reviewed|presented|presenter|presentation|speaker|talk|lecture|supervis(?:or|ed|ion))\b/i
/** "Co-author in 3 papers on tides", "2 others as co-author": how many there are, and no title. */
const COUNT_OF_PAPERS =
  /^\W*(?:(?:first |lead |main )?(?:co-?)?authors? (?:in|of|on) (?:over |more than )?(?:\d+|two|three|four|five|six|seven|eight|nine|ten|several|other)\b|(?:\d+|two|three|four|five|six) (?:others?|more|further)\b)/i
const PAPER_TOLD = /\bpresented\W+(?:(?:an?|the|my|research|conference) )*(?:papers?|posters?|talks?|work|study|findings)\b/i
const OF_STUDIES =
  /\b(?:(?:bachelor|master)(?:['’]?s)?|undergraduate|diploma|honou?rs|student|B\.?Sc?\.?|M\.?Sc?\.?|M\.?A\.?(?:T\.?)?|B\.?A\.?|M\.?Eng\.?|MBA|M\.?Phil\.?)\s*(?:degree |final |year )?(?:thes[ie]s|dissertation|project report)\b|\bthesis (?:of|by) |\b(?:supervised|advisee|co-supervised)\b/i

/** What may stand before a title in quotation marks: names of authors, a year, a number, and what kind of work it is. */
const BEFORE_TITLE =
  /^(?:\W*|\d+[a-z]?|(?:journal |review |research |conference |peer-reviewed |book )?(?:article|paper|chapter|book|monograph|thesis|dissertation|essay|report|preprint|manuscript|proceedings|brief|column|co-?authors?|authors?|publication|patent)s?|(?:sole |first |lead |main |corresponding |senior )?(?:authors?|inventors?)|of|the|in|with|by|and|et|al|on|including|citations|press|review|forthcoming|accepted|submitted|published|under|title[ds]?|selected|recent|most|important|us|u\.?s)$/i

/** "Reviewer for the Council (“Records at Risk”)", "Led the “Quill” program": a name in quotation marks that is no title of the person's own work. */
function isNamedInPassing(text: string): boolean {
  const [, before = '', behind = ''] = /^([^"“”]*)["“][^"“”]{12,200}["”](.*)$/s.exec(text.replace(/\s+/g, ' ').trim()) ?? []
  if (before === '' && behind === '') return false
  if (/\(\s*$/.test(before) && /^\s*\)/.test(behind)) return true
  const words = before.split(/[\s,;:.()[\]&–—-]+/)
  return isPastVerb((words[0] ?? '').toLowerCase()) || words.some((word) => word !== '' && !AUTHOR_WORD.test(word) && !BEFORE_TITLE.test(word))
}

/** “Invited expert in …”, “Panel member, …”: a seat, and no work of one's own. */
const SEAT =
  /^\W*(?:invited (?:expert|speaker|panelist|participant|member|adviser|advisor|guest)|expert (?:in|on|at|for)|panel(?:ist| member)|(?:committee |board |working group )?member(?:,| of| in)|delegate|observer)\b/i

/** A line under publications that names none of the person's own. */
export const isNoPublication = (text: string): boolean => {
  const title = titleOfWork(text) ?? ''
  if (isNamedInPassing(text) || SEAT.test(text)) return true
  const [before = '', ...behind] = title === '' ? [text] : text.split(title)
  return NOT_PUBLISHED.test(text) || COUNT_OF_PAPERS.test(text) || PEER_REVIEW.test(text) || PAPER_TOLD.test(before) || OF_STUDIES.test(`${before} ${behind.join(title)}`) || isSpoken(text)
}

export const isSpoken = (text: string): boolean => {
  const title = titleOfWork(text) ?? ''
  const [before = '', ...behind] = title === '' ? [text] : text.split(title)
  // Behind the year of one entry another may have run in.
  return SPOKEN.test(`${before} ${behind.join(title).split(/(?<=\b(?:19|20)\d\d)\b/)[0] ?? ''}`)
}

/** Names with initials, as a citation begins: a text with words of its own before the year is no list of authors. */
const AUTHOR_WORD = /^(?:\p{Lu}[\p{L}’'.-]*|y|and|et|al|de|del|la|da|dos|van|von|der)$/u

/** Offices, meetings and journals, which stand in a citation beside the title. */
const BODY =
  /\b(?:Branch|Unit|Institute|Ministry|Department|Bureau|Directorate|Division|Secretariat|Task Force|Committee|Assessment Group|Working Group|Research Group|University|Congress|Conference|Symposium|Seminar|Memories|Proceedings|Journal of)\b/

/** What stands behind "(2014)." where only authors stand before it. */
function titleBehindYear(plain: string): string | undefined {
  const [, before = '', title] = /^(.*?)\(\d{4}[a-z]?\)[.,:]?\s*([A-Z][^.?]{15,160})(?:[.?]|$)/.exec(plain) ?? []
  const names = before.split(/[\s,;.&]+/).filter(Boolean)
  return names.length >= 2 && names.every((word) => AUTHOR_WORD.test(word)) ? title : undefined
}

const letters = (title: string) => !/[^\x20-\x7e’éíóáúñ]/.test(title)

/** Stands for the stop of an abbreviation inside of a title. */
const INITIAL_STOP = '\u2024'
const PLACES = /\b(?:U\.S\.A|U\.S|U\.K|E\.U|D\.C)\.?/g

/** "in the western U.S. Forest Ecology": the stops of an abbreviation end no title. Behind its last one the title may go on or be over: null where nothing tells which. */
function withoutInitialStops(text: string): string | null {
  let unsure = false
  const plain = text.replace(PLACES, (found, at: number) => {
    const rest = text.slice(at + found.length)
    const goesOn = /^(?: [a-z(\d]|[,;:)"'’-])/.test(rest)
    // "… in the western U.S. Journal of …", "…of U.S. Forest Service": the one ends there, the other does not.
    if (found.endsWith('.') && !goesOn && rest !== '') {
      if (/^ (?:[A-Z][\w&]*\.? ){0,3}(?:Journal|J\.?|Proceedings|Proc\.?|Transactions|Review|Letters|Annals|Bulletin|Science|Sciences|Research|Nature|PNAS|PLOS|PLoS)\b/.test(rest))
        return `${found.slice(0, -1).replaceAll('.', INITIAL_STOP)}${INITIAL_STOP}.`
      unsure = true
    }
    return found.replaceAll('.', INITIAL_STOP)
  })
  return unsure && !/["“]/.test(text) ? null : plain
}

/** The title of a paper or patent where the line clearly holds one; else null. */
export function titleOfWork(text: string): string | null {
  const plain = withoutInitialStops(text.replace(/\s+/g, ' ').replace(/[“”]/g, '"').trim())
  if (plain === null) return null
  const quoted = /"\s*([^"]{12,160}?)[.,]?\s*"/.exec(plain)?.[1]
  const patent = /\bpatent\b/i.test(plain)
  const found =
    quoted ??
    // "A. Author, B. Author (2014). Title of the paper. Journal"
    titleBehindYear(plain) ??
    // "Author AB, Author CD, et al. Title of the paper. Journal"
    /^\p{Lu}[\p{L}’'-]+ \p{Lu}{1,3}(?:(?:, | and )\p{Lu}[\p{L}’'-]+ \p{Lu}{1,3})*(?:,? ?et al)?\. ?([A-Z][^.?]{15,160})[.?](?:\s|$)/u.exec(plain)?.[1] ??
    // "A. Author: Title, in: Book, 2009"
    /^[A-Z][^:]{4,120}?:\s+([A-Z][^:]{10,140}?),\s+in:/.exec(plain)?.[1] ??
    // "Title of the paper. Journal of …"
    (/^(?:US|U\.S\.)?\s?Patent\b/i.test(plain) ? /^[^:–-]{4,40}[:–-]\s+([A-Z][^.;]{12,140})/.exec(plain)?.[1] : undefined) ??
    // A year in brackets that no authors stand before leaves open which part is the title.
    (/\(\d{4}[a-z]?\)/.test(plain) ? undefined : /^([A-Z](?:[^.,;:"]|,(?! [A-Z])){24,150})[.,]\s+(?:[A-Z]|\d{4})/.exec(plain)?.[1])
  // Two entries that ran together: the first one's title ends where the next one's number begins.
  const title = (found ?? '')
    .replace(/\s(?:US|U\.S\.)?\s?Patent (?:No\.? )?[\d,]{6,}.*$/i, '')
    .replace(/[.,;:\s]+$/, '')
    .replaceAll(INITIAL_STOP, '.')
    .trim()
  const words = title.split(' ')
  return words.length >= 3 &&
    // A title that ends in an initial goes on behind its stop.
    !/(?:^|[ (.])[A-Z]$/.test(title) &&
    words.length <= 24 &&
    isSafe(title) &&
    // "Student Reporter Oct": a post with its date.
    !/\b(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)\.?$/.test(title) &&
    letters(title) &&
    !holdsWebAddress(title) &&
    /^[A-Z0-9]/.test(title) &&
    (quoted || patent || !BODY.test(title)) &&
    !/[<>|]|\beds?\b\.?|\bvol\b|,.*,.*,.*,/i.test(title)
    ? title
    : null
}

/** How much of what a person publishes a title shares: what stands alone among many is a side line. */
function centralities(publications: readonly ItemFact[]): Map<string, number> {
  const titled = publications.slice(0, PUBLICATIONS_READ).flatMap(({ id, text, certainty }) => {
    const title = certainty === 'sure' ? titleOfWork(text) : null
    return title === null ? [] : [{ id, stems: new Set(topicStems(title)) }]
  })
  const bearers = new Map<string, number>()
  for (const { stems } of titled) for (const stem of stems) bearers.set(stem, (bearers.get(stem) ?? 0) + 1)
  return new Map(
    titled.map(({ id, stems }, at) => {
      const most = Math.max(0, ...[...stems].map((stem) => (bearers.get(stem) ?? 1) - 1))
      return [id, (titled.length > 2 && most === 0 ? -0.8 : Math.min(most / titled.length, 0.6)) - Math.min(at, 10) * 0.01]
    }),
  )
}

/** What the publications are about, by the first of them that tells it. */
function subjectsOfPublications(publications: readonly ItemFact[]): Map<string, OwnObject> {
  const titled = publications.slice(0, PUBLICATIONS_READ).flatMap(({ id, text, certainty }) => {
    const title = certainty === 'sure' ? titleOfWork(text) : null
    return title === null ? [] : [{ id, title }]
  })
  return new Map(
    publishedSubjects(titled.map(({ title }) => title)).flatMap(({ phrase, titles }) => {
      const id = titled[titles[0] ?? -1]?.id
      return id === undefined
        ? []
        : [
            [
              id,
              {
                phrase,
                general: isSingularNoun(phrase.split(' ').at(-1) ?? '') ? severalOf(withArticle(phrase)) : phrase,
                kind: 'study',
                verb: 'study',
                means: null,
                scope: null,
                timed: null,
                deliverable: 'topic',
                metric: null,
              },
            ] as const,
          ]
    }),
  )
}

/** "Method for thermal drawdown prediction in fractured reservoirs": what the patent is on, by its title. */
function patentedObject(title: string): OwnObject | null {
  const plain = title.replace(/^(?:A|An|The) /, '').replace(/^(?:Systems?|Methods?|Apparatus|Devices?)(?:,? (?:and|or) (?:an? )?(?:system|method|apparatus|device)s?)+ /i, 'Method ')
  const words = plain.split(' ')
  if (words.length > 9 || /[^A-Za-z -]/.test(plain)) return null
  const phrase = withArticle(titleInSentence(words))
  const deliverable = deliverableOf({ phrase, kind: 'make', verb: 'develop' })
  return deliverable ? { phrase, general: phrase, kind: 'make', verb: 'develop', means: null, scope: null, timed: null, deliverable, metric: null } : null
}

function awardOf(text: string): string | null {
  const plain = text
    .replace(/\s+/g, ' ')
    .replace(/[.,;:\s]+$/, '')
    .trim()
  return /\b(?:award|prize|medal|commendation|fellowship|scholarship|honor|recognition|winner|grant)\b/i.test(plain) &&
    plain.split(' ').length >= 3 &&
    plain.split(' ').length <= 20 &&
    /^[A-Z]/.test(plain) &&
    letters(plain) &&
    isSafe(plain) &&
    !/["<>|]|dean'?s? list|employee of the (?:month|week)|gpa/i.test(plain)
    ? plain
    : null
}
