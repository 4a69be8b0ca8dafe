/**
 * What stands around an acceptance: it concedes only where neither what stands in front of it nor what stands behind can limit it, or make it somebody else's words.
 * “You claim: the endeavor has substantial merit.”, “The endeavor has substantial merit. In part.”, and the law as a list of the three prongs concede nothing.
 */
import { acceptedOutright } from './closed-acceptances.ts'
import type { ConcededPoint } from './notice-reading.ts'
import { doubtsNothing, isGeneral, judgeClauses, showsLaw, wantsNothing } from './notice-passages.ts'
import type { NoticeBlock, Sentence } from './notice-text.ts'
import { concernsNamed, isLawHeading, namesWholeWaiver, pointsNamed, sectionOfHeading, topicsOf, isPartTitle } from './notice-topics.ts'
import { onlyRecites, tellsOfCase } from './recitals.ts'
import { asksFor } from './request-words.ts'
import { getConcern } from './rfe-concerns.ts'

type What = ConcededPoint['what']

/** “This finding was made in error.”, “On further review we disagree.”, “USCIS no longer holds so.” */
const BACK =
  /\b(?:withdr[ae]w(?:s|n|ing)?|errors?|erred|erroneous(?:ly)?|mistaken(?:ly)?|(?:by|a) mistake|reopen(?:s|ed)?|rescind(?:s|ed)?|vacate[sd]?|no longer|disagree[sd]?|supersede[sd]?|reconsider(?:s|ed)?|revisit(?:s|ed)?|reverse[sd]?|retract(?:s|ed)?|overturn\w*|overrule\w*|set(?:s|ting)? (?:it |this |that )?aside|depart(?:s|ed)? from|does not stand|cannot stand|changed (?:our|its|my) (?:view|mind|finding)|upon reconsideration|premature|(?:we|uscis|i) now (?:think|find|believe|hold|conclude|see)s?|think otherwise|second thought)\b/
/** “That conclusion …” behind an acceptance says something more of it: only what it rests on is known to leave it whole. */
const OF_FINDING =
  /^(?:but |however,? |yet )?(?:this|that|our|the|such|the (?:above|earlier|foregoing)) (?:\w+ )?(?:finding|conclusion|determination|decision|acceptance|view|concession|holding|assessment)s?\b(?! (?:rests?|is based|is supported|follows|is made|applies to the)\b)/
const NOT_BACK = /\b(?:not|never|neither|nor|no need to) (?:\w+ ){0,3}(?:withdraw|reopen|rescind|vacate|disagree|reconsider|revisit|reverse|retract|overturn|depart)\w*/g

/** Whether words behind an acceptance may take it back. */
const mayTakeBack = (plain: string): boolean => BACK.test(plain.replace(NOT_BACK, '')) || OF_FINDING.test(plain)

/** A later sentence that speaks of one before it: “The foregoing was copied from your brief.”, “Strike the first sentence on merit.” */
const OF_BEFORE =
  /\b(?:foregoing|preceding|(?:sentences?|paragraphs?|findings?|text|analysis|statement) above|above (?:sentences?|paragraphs?|findings?|text|analysis|statement)|the above (?:is|was|were|are|applies|holds|assumes?|reflects?)|first sentence|(?:view|finding|position|conclusion)s? (?:stated|given|made|taken|expressed) (?:earlier|above|before)|earlier (?:finding|view|sentence|conclusion|position)s?|says? as much)\b/
const ONLY_LEADS =
  /^(?:(?:accordingly|therefore|thus),? )?(?:in (?:light|view|consideration) of|based on|for|given|because of|on the basis of|in addition to|notwithstanding|despite) (?:all )?(?:of )?the (?:foregoing|preceding|above)\b/
const speaksOfBefore = (plain: string): boolean => OF_BEFORE.test(plain.replace(ONLY_LEADS, ''))

/** It begins with a word for what stands before it, or is no whole sentence: “That is your position.”, “In part.” */
const LEANS =
  /^(?:(?:but|yet|and|however|or|still|also|even so|nonetheless|nevertheless),? )?(?:that|this|it|so|such|those|these|none|nothing|neither|both|not|at least|in part|to a|if|were|had|perhaps|maybe|provided|assuming|with|as|only|or|in theory|for (?:one|a|now|the)|(?:we|uscis|i) (?:(?:do|does|am|are|is|can)(?: not|not)|disagree|doubt)|counsel|the (?:record|evidence|question|officer|second officer) )\b/
/** “This is not in dispute.”, “No more evidence is needed on this point.”, “This finding rests on the record.” */
const CONFIRMS =
  /^(?:this|that|the|our) (?:finding|conclusion|determination) (?:rests|is based|follows)\b|^(?:this|that|it) (?:is|was) not (?:in dispute|disputed|contested|in question|at issue)[.]?$|^(?:this|that|the) (?:element|prong|point|requirement|part|half)(?: of the (?:test|first prong|analysis))? (?:is|has been) (?:therefore |thus )?(?:met|satisfied|established)[.]?$/

/** Somebody else's words begin, or what is only supposed, or the law as a list. */
const OPENS_WORDS =
  /[:–—]$|\bas follows\b|\bthe following\b|\b(?:suppose|supposing|assum(?:e|es|ing)|imagine|presum(?:e|es|ing))\b|^(?:(?:in|as|to|according to) )?(?:(?:your|the|his|her) )?(?:counsel|attorney|brief|cover letter|lawyer|representative)\b|\b(?:you|counsel|attorney|petitioner|beneficiary|brief|letters?|he|she|officer|statement|plan) (?:also |further |then )?(?:claim|write|argue|assert|state|say|contend|maintain|submit that|allege|believe|explain|quote|wrote|said|reason|hold|held)(?:s|d|ed)?\b|\b(?:two|three|four|several) (?:statements|claims|things|questions|arguments|points|prongs|elements|limbs|steps)\b|\b(?:must|has to|have to|need to|needs to) (?:be )?(?:show|prove|establish|demonstrate)\w*\b|\b(?:it is|remains) for you to\b|\byour word\b|^(?:these|here|below) (?:are|is)\b|^(?:uscis|we|the (?:law|test|statute|regulations?|analysis)|(?:matter of )?dhanasar|a waiver) (?:asks?|requires?|needs?)\b/
/** Who says it, or on what: such an acceptance is the agency's own. */
const OF_AGENCY =
  /\b(?:uscis|this office|the (?:officer|director|service)|we|i) (?:(?:also|therefore|thus|further|readily|fully|does|do|has|have|is|are|am|sees?|takes?|no|not) )*(?:find|agree|conclude|accept|concede|acknowledge|recogni[sz]e|determine|satisfied|persuaded|convinced|found|dispute|question|doubt|contest|issue|quarrel|problem|difficulty|fault|trouble)|\b(?:evidence|record|documentation|materials|exhibits|submission|these|documents|letters?|degree|diploma)\b.*\b(?:show|establish|demonstrate|prove|confirm|support|leave|sufficient|make|qualif)|\bas (?:shown|evidenced|documented|demonstrated) (?:by|in)\b|\bha(?:s|ve) (?:been )?(?:\w+ly |also |therefore |thus )?(?:established|demonstrated|shown|proven|met|satisfied|carried|submitted)|\b(?:meets?|met|satisf(?:y|ies|ied))\b|\b(?:is|are|was|were) (?:\w+ly |also |therefore |thus )?(?:recogni[sz]ed|acknowledged|found|considered|deemed|met|satisfied|established|accepted|conceded|not (?:in dispute|disputed|contested|in question|at issue))\b/
/** A heading under which the officer speaks: of a point of the test, or of the decision itself. */
const OF_DECISION =
  /^(?:\W?(?:[a-z\d]{1,4})[.)] )?(?:(?:the|our|case|this) )?(?:analysis|discussion|conclusions?|findings|evaluation|determination|decision|assessment|(?:request for|initial) evidence|notice of intent to deny|background|record)(?: so far)?(?: (?:and|of) (?:analysis|discussion|conclusions?|findings|the (?:evidence|record|case)))?[.:]?$|\brequest for (?:initial |additional )?evidence\b|\bintent to deny\b|^what (?:has been|is|was) (?:shown|established|met|accepted|settled|granted|not in dispute)\b|^dear \w|^(?:re|to|date|attn|notice date|receipt(?: number)?): |^form i-140\b/
const OF_PAPERS =
  /\b(?:letters?|exhibits?|statement|attorney|counsel|your (?!(?:proposed |specific )?(?:endeavor|undertaking|classification|eligibility|degree|ability|education|record|qualifications)\b)|(?<=\bwhat )you|you (?:told|say|said|wrote|write|claim)|petitioner's (?:statement|brief|view)|prior|previous|vacated|superseded|denied|withdrawn|former|hypothetical|sample|need to|would|other beneficiary|template)\b/
const CLAIMS_HEADING = /\b(?:claims?|claimed|questions?|arguments?|argued|contentions?|positions?|assertions?|asserted|brief|asks?|elements|test|framework|standards?|law|rules?|says?)\b/

/** The acceptance of nobody by name: “The proposed endeavor has substantial merit.” */
const isBare = (plain: string): boolean => !OF_AGENCY.test(plain)

/** Whether it names a point of the test, and none that is accepted. */
const namesOnlyOthers = (plain: string, accepted: ReadonlySet<What>): boolean => {
  const concerns = concernsNamed(plain)
  const points = pointsNamed(plain)
  const named: What[] = [...points, ...concerns.map((concern) => (concern === 'substantial-merit' || concern === 'national-importance' ? concern : getConcern(concern).point))]
  const half = (one: What) => one === 1 && accepted.has('substantial-merit') !== accepted.has('national-importance')
  return named.length > 0 && named.every((one) => !accepted.has(one) && (one !== 1 || half(one)))
}

/** “The letters do not show your ability to run it” is a criticism of another point by what it means. */
const refusesOther = (plain: string, accepted: ReadonlySet<What>): boolean => {
  const topics = topicsOf(plain, plain, null)
  const isOther = ({ point, concern }: (typeof topics)[number]) =>
    (concern !== null && (concern === 'national-importance' || concern === 'substantial-merit') ? !accepted.has(concern) : true) && !accepted.has(point)
  return topics.length > 0 && topics.every(isOther)
}

type Behind = 'goes on' | 'ends' | 'may limit'
const behindIt = (plain: string, accepted: ReadonlySet<What>): Behind => {
  const judged = judgeClauses(plain, true)
  const has = (kind: string) => judged.some((one) => one.kind === kind)
  if (isPartTitle(plain) && !has('adverse')) return 'ends'
  if (CONFIRMS.test(plain) || acceptedOutright(plain) !== null) return 'goes on'
  if (namesOnlyOthers(plain, accepted) || (has('adverse') && namesWholeWaiver(plain))) return 'ends'
  if (/^it also (?:demonstrates|shows|establishes)\b/.test(plain) && !has('adverse')) return 'goes on'
  if (LEANS.test(plain) && !/^(?:the (?:record|evidence))/.test(plain) && !wantsNothing.test(plain) && !doubtsNothing(plain)) return 'may limit'
  if (/^[a-z][a-z -]{2,30}: /.test(plain)) return 'ends'
  if (has('adverse') && refusesOther(plain, accepted)) return 'ends'
  if (wantsNothing.test(plain) || doubtsNothing(plain) || onlyRecites(plain, false)) return 'goes on'
  if (has('accepting') && !has('adverse')) return 'goes on'
  if (showsLaw(plain) || isGeneral(plain)) return 'goes on'
  if (asksFor(plain) && !/\b(?:this|that|it|so)[.]?$/.test(plain)) return 'ends'
  return has('deferring') ? 'ends' : 'may limit'
}

const BEHIND = 2
const RUN = 12

/** What stands around the acceptance at a place of a notice: it may be somebody else's words, or taken back; or what stands right behind it may limit it. */
export function limitAround(blocks: readonly NoticeBlock[], at: { block: number; sentence: number }, accepted: ReadonlySet<What>): 'not accepted' | 'doubted' | null {
  const block = blocks[at.block]!
  const own = block.sentences[at.sentence]!
  if (isOfLead(own, at.sentence === 0 ? blocks[at.block - 1] : undefined)) return 'not accepted'
  const behind = [...block.sentences.slice(at.sentence + 1), ...blocks.slice(at.block + 1).flatMap(({ sentences }) => sentences)]
  if ([own, ...behind.slice(0, BEHIND)].some(({ plain }) => mayTakeBack(plain)) || behind.some(({ plain }) => speaksOfBefore(plain)) || isLedTo(blocks, at, own)) return 'not accepted'
  // Where the sentence turns to a criticism itself, what stands behind goes on with that.
  const turns = judgeClauses(own.plain, true).some(({ kind }) => kind === 'adverse')
  for (const { plain } of turns ? [] : block.sentences.slice(at.sentence + 1, at.sentence + 1 + BEHIND)) {
    const found = behindIt(plain, accepted)
    if (found === 'may limit') return 'doubted'
    if (found === 'ends') break
  }
  const next = at.sentence === block.sentences.length - 1 ? blocks[at.block + 1] : undefined
  const opensNext = next?.kind === 'text' ? next.sentences[0]?.plain : undefined
  return opensNext !== undefined && behindIt(opensNext, accepted) === 'may limit' ? 'doubted' : null
}

/** The sentence right behind a place of a notice, no heading between. */
export function sentenceBehind(blocks: readonly NoticeBlock[], at: { block: number; sentence: number }): string | null {
  const next = blocks[at.block + 1]
  return (blocks[at.block]!.sentences[at.sentence + 1] ?? (next?.kind === 'text' ? next.sentences[0] : undefined))?.text ?? null
}

/** “You claim this: …”, “The first prong: you are …”, “… of a colleague”, or the end of what a lead begins. */
const CLAIMED = /^[^:]{0,60}\b(?:you|your|counsel|petitioner|claim\w*|argu\w*|brief|writes?|wrote|says?|said|asserts?)\b[^:]{0,60}: /
const LIMB = /^(?:the )?(?:first|second|third) (?:prong|limb|element|question)[^:]{0,20}: (?:the|your|you|on balance)\b/
const OF_ANOTHER =
  /\b(?:endeavor|undertaking|work|research|project) (?:of|by|with|from) (?:an?|the|another|your|his|her|one|some) (?!(?:petitioner|beneficiary|self-petitioner|applicant)\b)(?:[\w-]+ ){0,3}?(?:colleague|employer|friend|company|firm|team|partner|supervisor|advisor|adviser|professor|university|hospital|group|husband|wife|other)s?\b/
const isOfLead = (own: Sentence, before: NoticeBlock | undefined): boolean => {
  const lead = before?.sentences.at(-1)?.text ?? ''
  return (
    CLAIMED.test(own.plain) ||
    (LIMB.test(own.plain) && isBare(own.plain)) ||
    OF_ANOTHER.test(own.plain) ||
    /[,;]$|[,;] and$/.test(own.plain) ||
    (/^[a-z]/.test(own.text) && lead !== '' && !/[.!?]["”)]?$/.test(lead))
  )
}

const isOfOfficer = (heading: string): boolean => {
  if (OF_DECISION.test(heading)) return true
  return !OF_PAPERS.test(heading) && (sectionOfHeading(heading) !== null || namesWholeWaiver(heading) || (heading.split(' ').length === 1 && !CLAIMS_HEADING.test(heading)))
}

/** In front of it: a lead, somebody else's words, or a heading of claims or of the law. */
function isLedTo(blocks: readonly NoticeBlock[], at: { block: number; sentence: number }, own: Sentence): boolean {
  const bare = isBare(own.plain)
  for (const { plain } of blocks[at.block]!.sentences.slice(0, at.sentence).toReversed()) {
    if (OPENS_WORDS.test(plain) && (bare || /:$|\bas follows\b|\bthe following\b/.test(plain))) return true
    if (acceptedOutright(plain) !== null) continue
    return bare && !mayStandInFront(plain)
  }
  const inFront = blocks.slice(Math.max(0, at.block - RUN), at.block).toReversed()
  for (const { kind, sentences } of inFront) {
    const last = sentences.at(-1)?.plain ?? ''
    if (kind === 'heading') {
      const heading = sentences.map(({ plain }) => plain).join(' ')
      return isLawHeading(heading) || !isOfOfficer(heading)
    }
    if (last.endsWith(':') && (bare || own.item || sentences[0]?.item !== true)) return true
    if (bare && OPENS_WORDS.test(last)) return true
    // The items of one list, and a run of acceptances, stand under one lead.
    if (!(sentences[0]?.item === true && own.item) && !(sentences.length === 1 && acceptedOutright(last) !== null)) return false
  }
  return false
}

const mayStandInFront = (plain: string): boolean => {
  const judged = judgeClauses(plain, true)
  return (
    namesWholeWaiver(plain) ||
    tellsOfCase(plain) ||
    onlyRecites(plain, true) ||
    showsLaw(plain) ||
    isGeneral(plain) ||
    judged.some(({ kind }) => kind === 'adverse' || kind === 'accepting' || kind === 'asking')
  )
}

/** The three limbs of the test told one by one, each as nobody's word, are the law recited. */
export function recitesAllLimbs(conceded: readonly { what: What; plain: string }[]): boolean {
  const bare = new Set(conceded.filter(({ plain }) => isBare(plain)).map(({ what }) => what))
  return (bare.has('substantial-merit') || bare.has('national-importance') || bare.has(1)) && bare.has(2) && bare.has(3)
}
