/** Reads an uploaded notice about a waiver petition: its kind, printed deadline, contested concerns and accepted points. */
import { namesPaper } from './asked-items.ts'
import { meantByRequest } from './asked-meaning.ts'
import { findPrintedDeadline } from './notice-deadline.ts'
import { chooseFindings, gatherPassages, withoutReceipt, type Asked, type Gathered, type Passage } from './gather-passages.ts'
import { decideNoticeKind, findNoticeDate, findReceiptLast4, receiptNumberIn } from './notice-kind.ts'
import { PASSAGES_MAX, type ConcededPoint, type NoticeFinding, type NoticeNote, type NoticePassage, type NoticeReading, type PointStatus } from './notice-reading.ts'
import { withSentences } from './sentence-reader.ts'
import { withSuggestions, type Located } from './suggest-concern.ts'
import { placeAsked, placeSiblings } from './place-asked.ts'
import { weighConcern } from './notice-meaning.ts'
import { foldNotice, plainOf, type NoticePage, type NoticeText } from './notice-text.ts'
import { concernsNamed } from './notice-topics.ts'
import { getConcern, rfeConcerns, type ConcernKey, type Point, type Prong } from './rfe-concerns.ts'

/** A notice has a few pages; more text than this is another document. */
export const longestNotice = 400_000
const fewestWords = 25
/** So many sentences of a notice are asked about; a person reads one that holds more. */
const UNSURE_MAX = 40
/** So many of them beside a prong on which nothing was found: they may be about it. */
const UNSURE_TELLING = 3

const commonWords = new Set('the of and to in that for you your is are not be this with by on or have has a'.split(' '))

const HALF_MEANT = 2
const meansConcern = (quote: string, concern: ConcernKey, point: Point, strength: Passage['strength']): boolean =>
  concern !== 'substantial-merit' &&
  (weighConcern(plainOf(quote), (one) => one, { among: (one) => getConcern(one).point === point, atLeast: HALF_MEANT }) === concern ||
    (strength === 'asked' && meantByRequest(plainOf(quote)) === concern))

/** Extraction with a broken font map gives letters but no words. */
const isReadable = (words: string[]): boolean => words.filter((word) => commonWords.has(word.toLowerCase())).length / words.length > 0.08

/**
 * Reads the text of a notice, page by page, as it came out of the PDF. Everything in it is data: the answer holds only
 * quotations and marks. Dates and times are transcribed and never computed. Runs in time linear in the text; a text of
 * more than 400,000 letters is refused as `too-long`.
 */
export const readNotice = (pages: readonly NoticePage[]): NoticeReading => {
  const length = pages.reduce((sum, page) => sum + page.lines.reduce((all, line) => all + line.length + 1, 0), 0)
  if (length > longestNotice) return { kind: 'unclear', why: 'too-long' }
  const notice = foldNotice(pages)
  const words = notice.lines.flatMap((line) => line.text.split(' '))
  if (words.length < fewestWords) return { kind: 'unclear', why: 'no-text' }
  if (!isReadable(words)) return { kind: 'unclear', why: 'not-readable' }
  const kind = decideNoticeKind(notice)
  if (kind.kind === 'not-a-notice') return kind

  const { passages, asks, unplaced, remarks, unsure: notUnderstoodYet, conceded: granted, notReached, unassigned, headed, deferred, parts } = withSentences(gatherPassages(notice))
  const acceptedPoint = (point: Point) =>
    granted.some(({ what }) => what === point) || (point === 1 && ['substantial-merit', 'national-importance'].every((each) => granted.some(({ what }) => what === each)))
  // A part that weighs evidence, accepts nothing and refuses in no word that is known still contests its point.
  const silent = remarks.flatMap(({ concern, point, quote, page }): Passage[] =>
    point === null || deferred.has(point) || acceptedPoint(point) || passages.some((passage) => passage.point === point && passage.strength === 'stated')
      ? []
      : [{ concern, point, quote, page, sure: false, strength: 'asked' }],
  )
  // So does one that lists papers to send under its heading, and tells no reason that is understood.
  const open = (point: Point) => headed.has(point) && !deferred.has(point) && !acceptedPoint(point) && ![...passages, ...silent].some((passage) => passage.point === point)
  // An item that names its point in the words of the test needs no heading.
  const named = (point: Point) => !deferred.has(point) && !acceptedPoint(point) && ![...passages, ...silent].some((passage) => passage.point === point)
  const wanted = asks.flatMap(({ concern, point, quote, page, choice, listed, sure }): Passage[] =>
    point !== null && listed && choice !== 'offered' && namesPaper(quote) && (open(point) || (sure === true && named(point))) ? [{ concern, point, quote, page, sure: false, strength: 'asked' }] : [],
  )
  const chosen = chooseFindings([...silent, ...passages, ...wanted])
  const isContested = (point: Point) => chosen.some((finding) => finding.point === point)
  // The other half of a contested point, where a remark or an order of its part means it in its own words.
  const isMissing = (concern: ConcernKey) => !chosen.some((finding) => finding.concern === concern)
  const halfIn = ({ concern, point, quote, page, headed: isHeaded }: Asked, strength: Passage['strength']): Passage[] =>
    (point === 1 || point === 2) && concern !== null && isContested(point) && isMissing(concern) && (isHeaded === true || meansConcern(quote, concern, point, strength))
      ? [{ concern, point, quote, page, sure: false, strength }]
      : []
  const halves = [
    ...remarks.flatMap((one) => halfIn(one, 'stated')),
    ...asks.flatMap((one) => (one.choice === 'offered' || one.guessed === true || (one.listed === true && one.running !== true) ? [] : halfIn(one, 'asked'))),
  ]
  const told = chooseFindings([...silent, ...passages, ...wanted, ...halves.filter(({ strength }) => strength === 'stated')])
  const ordered = halves.filter(({ concern, strength }, at) => strength === 'asked' && !told.some((one) => one.concern === concern) && halves.findIndex((one) => one.concern === concern) === at)
  const findings = rfeConcerns.flatMap(({ key }): NoticeFinding[] => {
    const one = told.find(({ concern }) => concern === key)
    const half = ordered.find(({ concern }) => concern === key)
    return one !== undefined ? [one] : half === undefined ? [] : [{ concern: key, point: half.point, quote: half.quote, page: half.page, strength: 'asked' }]
  })
  const contested = (point: Point) => findings.some((finding) => finding.point === point)
  // What the notice holds something against is not conceded: the sentence that seems to is asked about.
  const isHeldAgainst = ({ what }: ConcededPoint) => findings.some(({ concern, point }) => point === what || concern === what)
  const conceded = granted.filter((one) => !isHeldAgainst(one))
  const clashing = granted.filter(isHeldAgainst)
  const unsure = [
    ...notUnderstoodYet,
    ...clashing.filter(({ quote }) => !conceded.some((one) => one.quote === quote)).map(({ quote, page }) => ({ concern: null, point: null, quote, page, part: null })),
  ]
  const accepted = (what: ConcededPoint['what']) => conceded.some((point) => point.what === what && point.doubted !== true)
  const status = (point: Point): PointStatus => {
    if (contested(point)) return 'contested'
    const whole = accepted(point) || (point === 1 && accepted('substantial-merit') && accepted('national-importance'))
    return whole ? 'conceded' : 'not-addressed'
  }
  const notUnderstood = [...headed].some((point) => status(point) === 'not-addressed' && !deferred.has(point))
  const silentProng = ([1, 2, 3] as const).some((prong) => status(prong) === 'not-addressed' && !deferred.has(prong))
  const guessed = findings.some((finding) => finding.guessed === true && !findings.some((other) => other.point === finding.point && other.guessed !== true))
  const noticeDate = findNoticeDate(notice)
  const { deadline, several } = findPrintedDeadline(notice, noticeDate)
  const clash = clashing.length > 0 || ([1, 2, 3, 'eb2'] as const).some((point) => contested(point) && accepted(point))
  const statedPoints = new Set(findings.filter((finding) => finding.strength === 'stated').map((finding) => finding.point))
  const askedOnly = findings.some((finding) => !statedPoints.has(finding.point))
  const announced = notice.lines.flatMap((line) => /\bpage \d{1,2} of (\d{1,2})$/.exec(line.plain)?.[1] ?? [])
  const pagesMissing = announced.some((count) => Number(count) > pages.length)
  const emptyPages = pages.some((page) => page.lines.every((line) => line.trim() === ''))

  const doubts: [NoticeNote, boolean][] = [
    ['no-contested-point-found', findings.length === 0],
    ['asked-without-reason', askedOnly],
    ['contested-and-conceded', clash],
    ['part-not-understood', notUnderstood],
    ['unassigned-passages', ((unassigned > 0 || unsure.length >= UNSURE_TELLING) && silentProng) || guessed || unsure.length > UNSURE_MAX],
    ['kind-not-printed', kind.noticeKind === 'unknown'],
    ['several-deadlines', several],
    ['pages-without-text', emptyPages],
    ['pages-missing', pagesMissing],
  ]
  const notesOnly: [NoticeNote, boolean][] = [
    ['eb2-has-no-prong', contested('eb2')],
    ['no-deadline-printed', deadline === null],
    ['deadline-is-a-period', deadline?.form === 'period'],
    ['form-not-printed', kind.formType === null],
  ]
  const left = notReached.filter(({ point }) => status(point) === 'not-addressed')
  const notes = [...doubts, ...notesOnly].filter(([, holds]) => holds).map(([note]) => note)
  // What is said against a point that is granted is no finding, and nobody may lose it.
  const againstGranted = remarks.filter(({ point }) => point !== null && status(point) !== 'contested').map(({ quote, page }) => ({ concern: null, point: null, quote, page, part: null }))
  return {
    kind: 'read',
    noticeKind: kind.noticeKind,
    noticeDate,
    receiptLast4: findReceiptLast4(notice),
    formType: kind.formType,
    deadline: deadline && { ...deadline, quote: withoutReceipt(deadline.quote) || deadline.printed },
    prongs: { 1: status(1), 2: status(2), 3: status(3) },
    eb2: status('eb2'),
    findings,
    passages: passagesInOrder(
      notice,
      { passages, asks, unplaced, unsure: [...againstGranted, ...unsure], remarks: remarks.filter(({ point }) => point !== null && status(point) === 'contested'), parts },
      findings,
      conceded,
    ),
    conceded,
    ...(left.length === 0 ? {} : { notReached: left }),
    confidence: doubts.some(([, holds]) => holds) ? 'unclear' : 'clear',
    notes,
  }
}

/** The receipt number that a notice prints; null where it prints none, or more than one. */
export const readReceiptNumber = (pages: readonly NoticePage[]): { receipt: string | null } => ({ receipt: receiptNumberIn(foldNotice(pages)) })

/** “Because your license lapsed, …”, “Not every weaver with a degree …”: more than a conclusion. */
const givesReason = /^(?!because the (?:first|second|third)\b).*\b(?:because|since|given that|in light of|in view of|due to|not every|alone|by itself|in itself)\b/i

/** Words of a conclusion on a whole point; “none of them names a grower” has none of them, and is a criticism of its own. */
const CONCLUDES = /\b(?:prongs?|positioned|placed|waiv\w+|balance|classification|requirements?|elements?|eligib\w+|criteri\w+|burden|merit|importance|endeavor|undertaking|this|these|it|such)\b/i

/** “Knowing the work is not the same as being well positioned.” */
const COMPARES = /\bnot (?:the same (?:as|thing)|by (?:itself|themselves)|on that account)\b/i

/** “Peer review is of little value as evidence that you are well positioned” weighs a piece of evidence, and concludes nothing. */
const DENIES = /\b(?:not|nor|neither|no|none|fail\w*|cannot|unable|unmet|insufficient|lack\w*|short)\b/i

/** Each passage once, under a concern that the notice raises, in the order in which the notice prints them. */
const passagesInOrder = (
  notice: NoticeText,
  { passages, asks, unplaced, unsure, remarks, parts: partOf }: Pick<Gathered, 'passages' | 'asks' | 'unplaced' | 'unsure' | 'remarks' | 'parts'>,
  findings: readonly NoticeFinding[],
  conceded: readonly ConcededPoint[],
): NoticePassage[] => {
  const granted = new Set(conceded.map(({ what }) => what))
  const raised = new Set(findings.map((finding) => finding.concern))
  const concernOf = (concern: ConcernKey | null, point: Point | null): ConcernKey | null => {
    if (concern !== null && raised.has(concern)) return concern
    const [only, ...others] = findings.filter((finding) => finding.point === point)
    return others.length === 0 ? (only?.concern ?? null) : null
  }
  const ifRaised = (concern: ConcernKey | null): ConcernKey | null => (concern !== null && raised.has(concern) ? concern : null)
  const own = new Set(passages.flatMap(({ concern, strength }) => (concern !== null && strength === 'stated' ? [concern] : [])))
  // "The first two prongs are not met" adds nothing where the notice says why.
  const telling = ({ concern, point, sure, quote }: Passage) =>
    concern !== null ||
    !sure ||
    !own.has(findings.find((finding) => finding.point === point)?.concern ?? 'balance') ||
    givesReason.test(quote) ||
    !CONCLUDES.test(quote) ||
    !DENIES.test(quote) ||
    COMPARES.test(quote)
  const stated = passages
    .filter((passage) => passage.strength === 'stated' && telling(passage))
    .map(({ concern, point, quote, page }): NoticePassage => ({ concern: ifRaised(concern), point, quote, page, kind: 'stated' }))
  // A finding that rests on a request alone is told by that request.
  const only = findings.filter((finding) => finding.strength === 'asked').map(({ concern, point, quote, page }): NoticePassage => ({ concern, point, quote, page, kind: 'stated' }))
  // On a point that is accepted and not raised nothing is asked: what else the item is about, its reader says.
  const isOpen = (point: Point | null) => point === null || !granted.has(point) || findings.some((finding) => finding.point === point)
  const asked = asks.map(({ concern, point, sure: _sure, guessed: _guessed, headed: _headed, running: _running, ...words }): NoticePassage => ({
    concern: ifRaised(concern),
    point: isOpen(point) ? point : null,
    ...words,
    kind: 'asked',
  }))
  const known = stated.length + only.length + asked.length + unplaced.length + remarks.length
  // What is not understood takes no place from what is.
  const loose = [...unplaced, ...unsure.slice(0, Math.max(0, Math.min(UNSURE_MAX, PASSAGES_MAX - known)))].map(({ concern, point, quote, page }): NoticePassage => ({
    concern,
    point,
    quote,
    page,
    kind: 'stated',
  }))
  const beside = remarks.map(({ concern, point, quote, page }): NoticePassage => ({ concern: concernOf(concern, point), point, quote, page, kind: 'stated' }))
  let lastAsked = 0
  const placed = withoutTwins([...stated, ...only, ...asked, ...loose, ...beside]).map((passage) => {
    // Few words of an item may stand before it as well; items are read in their order.
    const behind = passage.kind === 'asked' ? notice.body.indexOf(passage.quote, lastAsked) : -1
    if (behind >= 0) lastAsked = behind
    return { passage, at: behind >= 0 ? behind : notice.body.indexOf(passage.quote) }
  })
  const items = itemAt(notice)
  const guesses = new Set(passages.flatMap(({ guessed, quote }) => (guessed === true ? [quote] : [])))
  const parts = new Map([...unplaced, ...unsure].map(({ quote, part }) => [quote, part]))
  const last = new Map<Point, ConcernKey>()
  const ordered = placed
    .sort((one, other) => one.at - other.at)
    .slice(0, PASSAGES_MAX)
    .map(({ passage: { concern, point, ...rest }, at }): Located => {
      const item = items(at)
      // What names its point only goes on with what stands before it.
      const meant = concern ?? (point === null ? null : (last.get(point) ?? concernOf(null, point)))
      if (point !== null && concern !== null) last.set(point, concern)
      return { passage: { concern: meant, point, ...rest, ...(item === null ? {} : { item }) }, at, part: parts.get(rest.quote) ?? null, guessed: guesses.has(rest.quote) }
    })
  // Nothing on its point stands before it: it goes with what stands behind.
  const next = new Map<Point, ConcernKey>()
  const settled = ordered
    .toReversed()
    .map((one): Located => {
      const { concern, point } = one.passage
      if (point === null) return one
      if (concern !== null) next.set(point, concern)
      const meant = concern ?? next.get(point)
      return meant === undefined || concern !== null ? one : { ...one, passage: { ...one.passage, concern: meant } }
    })
    .toReversed()
  const named = new Set(asks.flatMap(({ quote, concern, headed }) => (headed === true || (concern !== null && concernsNamed(plainOf(quote)).includes(concern)) ? [quote] : [])))
  const siblings = placeSiblings(
    notice,
    settled.map(({ passage }) => passage),
    raised,
    named,
  )
  return withoutTwins(
    placeAsked(
      notice,
      withSuggestions(
        notice,
        settled.map((one, place) => ({ ...one, passage: siblings[place]! })),
        raised,
        granted.has('substantial-merit'),
      ),
      partOf,
      raised,
      new Set(asks.flatMap(({ quote, guessed }) => (guessed === true ? [quote] : []))),
    ),
  )
}

function withoutTwins(passages: readonly NoticePassage[]): NoticePassage[] {
  const seen = new Set<string>()
  const placed = new Set(passages.flatMap(({ quote, concern, kind }) => (concern !== null && kind === 'stated' ? [quote] : [])))
  return passages.filter(({ quote, concern, kind }) => {
    if (concern === null && kind === 'stated' && placed.has(quote)) return false
    const key = `${kind === 'asked' ? '' : concern} ${quote}`
    return seen.has(key) ? false : (seen.add(key), true)
  })
}

const LABEL_ROWS = [Array.from({ length: 20 }, (_one, at) => String(at + 1)), 'ABCDEFGHIJKL'.split(''), ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X']] as const

/** A heading behind the last of the parts that is of none of them. */
const CLOSES =
  /^(?:conclusions?|summary|disposition|closing|how to respond|(?:your )?response|evidence (?:requested|needed|required)|(?:documents|items) (?:requested|needed|required)|what (?:to (?:send|submit)|we need)|requests?)[.:]?$/i
function headingsAt(body: string, blocks: NoticeText['blocks']): { start: number; text: string }[] {
  let from = 0
  return body.split('\n').flatMap((text, place) => {
    const start = from
    from += text.length + 1
    return blocks[place]?.kind === 'heading' ? [{ start, text }] : []
  })
}

/** The label of the part in which a place of a notice lies, `2`, `B`, `III`: only where its parts are labelled from the first on, each label once. A numbered list is no part of what stands behind it. */
function itemAt({ body, blocks }: NoticeText): (at: number) => string | null {
  let from = 0
  const labelled = body.split('\n').flatMap((text, place) => {
    const start = from
    from += text.length + 1
    const label = /^(\d{1,2}|[A-L]|[IVX]{1,4})\. +\p{Lu}/u.exec(text)?.[1]
    const isHeading = blocks[place]?.kind === 'heading'
    return label === undefined ? [] : [{ label, isHeading, start, end: isHeading ? Infinity : start + text.length }]
  })
  const inRow = (row: readonly string[], among: typeof labelled) => among.filter(({ label }) => row.includes(label))
  const isRow = (row: readonly string[], parts: typeof labelled) => parts.length > 1 && parts.every(({ label }, place) => label === row[place])
  const lastLabel = labelled.findLast(({ isHeading }) => isHeading)?.start ?? 0
  const closings = headingsAt(body, blocks).flatMap(({ start, text }) => (start > lastLabel && CLOSES.test(text) ? [start] : []))
  const headings = labelled.filter(({ isHeading }) => isHeading)
  const rows = [...LABEL_ROWS.map((row) => ({ row, parts: inRow(row, headings) })), { row: LABEL_ROWS[0], parts: inRow(LABEL_ROWS[0], labelled) }]
  const parts = rows.find((one) => isRow(one.row, one.parts))?.parts ?? []
  const closed = closings[0] ?? Infinity
  return (at) => (at >= closed ? null : (parts.findLast(({ start, end }) => start <= at && at < end && !parts.some((other) => other.start > start && other.start <= at))?.label ?? null))
}

/** The prongs to preselect at the checkout, in order; none for a text that is not a notice or could not be read. */
export const contestedProngs = (reading: NoticeReading): Prong[] => (reading.kind === 'read' ? ([1, 2, 3] as const).filter((prong) => reading.prongs[prong] === 'contested') : [])
