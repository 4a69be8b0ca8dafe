/** Reads an uploaded notice about a waiver petition: its kind, printed deadline, contested concerns and accepted points. */
import { findPrintedDeadline } from './notice-deadline.ts'
import { decideNoticeKind, findNoticeDate, findReceiptLast4, receiptNumber } from './notice-kind.ts'
import { clausesOf, isGeneral, isGeneralInLawPart, judgeClause } from './notice-passages.ts'
import { cutQuote } from './notice-quote.ts'
import type { ConcededPoint, NoticeFinding, NoticeNote, NoticeReading, PointStatus } from './notice-reading.ts'
import { foldNotice, type NoticePage, type NoticeText, type Sentence } from './notice-text.ts'
import { type ClauseTopic, concernsNamed, defaultConcern, isLawHeading, pointsNamed, type Section, sectionOfHeading, topicsOf } from './notice-topics.ts'
import { type ConcernKey, getConcern, type Point, type Prong, rfeConcerns } from './rfe-concerns.ts'

/** A notice has a few pages; more text than this is another document. */
export const longestNotice = 400_000
const fewestWords = 25

type Passage = ClauseTopic & { strength: 'stated' | 'asked'; quote: string; page: number }
type Gathered = { passages: Passage[]; conceded: ConcededPoint[]; unassigned: number }

/** Without receipt numbers: a quote that would show one ends before it. */
const withoutReceipt = (quote: string): string => {
  const match = receiptNumber.exec(quote.toLowerCase())
  return match ? quote.slice(0, match.index).trim() : quote
}

const acceptedPoints = (plain: string, section: Section): ConcededPoint['what'][] => {
  const concerns = concernsNamed(plain)
  const points = pointsNamed(plain)
  const what: ConcededPoint['what'][] = [...points]
  if (concerns.includes('substantial-merit')) what.push('substantial-merit')
  if (concerns.includes('national-importance')) what.push('national-importance')
  if (concerns.includes('balance')) what.push(3)
  const classified = concerns.includes('eb2-threshold') || /\bqualif(?:y|ies)\b|\bis eligible for\b/.test(plain)
  if (classified && (points.length === 0 || /\bqualif/.test(plain))) what.push('eb2')
  const whole = /\b(?:this|the) (?:prong|part|requirement|element|point|threshold)\b/.test(plain)
  if (what.length === 0 && section && whole) what.push(section.point)
  return what
}

const gather = (notice: NoticeText): Gathered => {
  const gathered: Gathered = { passages: [], conceded: [], unassigned: 0 }
  let section: Section = null
  let law = false
  /** A list of what anyone may send goes on until its items end. */
  let listing: 'general' | null = null

  const readSentence = (sentence: Sentence) => {
    for (const clause of clausesOf(sentence.plain)) {
      const kind = judgeClause(clause.plain, sentence.plain)
      const quote = withoutReceipt(cutQuote(sentence.text, clause.from, clause.to))
      if (quote === '') continue
      if (kind === 'adverse' || kind === 'asking') {
        const found = topicsOf(clause.plain, section)
        // A request outside any part counts only when it uses the words of the test.
        const topics = kind === 'asking' && section === null ? found.filter((topic) => topic.sure) : found
        if (kind === 'adverse' && topics.length === 0) gathered.unassigned++
        const strength = kind === 'adverse' ? 'stated' : 'asked'
        for (const topic of topics) gathered.passages.push({ ...topic, strength, quote, page: sentence.page })
      } else if (kind === 'accepting') {
        for (const what of acceptedPoints(clause.plain, section)) {
          if (!gathered.conceded.some((point) => point.what === what)) {
            gathered.conceded.push({ what, quote, page: sentence.page })
          }
        }
      }
    }
  }

  for (const block of notice.blocks) {
    if (block.kind === 'heading') {
      const heading = block.sentences.map((sentence) => sentence.plain).join(' ')
      section = sectionOfHeading(heading)
      law = isLawHeading(heading)
      listing = null
      continue
    }
    for (const sentence of block.sentences) {
      if (sentence.item && listing === 'general') continue
      listing = null
      const general = isGeneral(sentence.plain) || /\bmay\b/.test(sentence.plain)
      if (general && /:$/.test(sentence.plain)) listing = 'general'
      if (!law || !isGeneralInLawPart(sentence.plain)) readSentence(sentence)
    }
  }
  return gathered
}

/** One finding for each concern: a stated reason before a request, the concern's own passage before a general one. */
const chooseFindings = (passages: readonly Passage[]): NoticeFinding[] => {
  const chosen = new Map<ConcernKey, NoticeFinding>()
  const take = (concern: ConcernKey, passage: Passage) => {
    const known = chosen.get(concern)
    if (known && (known.strength === 'stated' || passage.strength === 'asked')) return
    const { quote, page, strength } = passage
    chosen.set(concern, { concern, point: getConcern(concern).point, quote, page, strength })
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

const commonWords = new Set('the of and to in that for you your is are not be this with by on or have has a'.split(' '))

/** Extraction with a broken font map gives letters but no words. */
const isReadable = (words: string[]): boolean =>
  words.filter((word) => commonWords.has(word.toLowerCase())).length / words.length > 0.08

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

  const { passages, conceded, unassigned } = gather(notice)
  const findings = chooseFindings(passages)
  const contested = (point: Point) => findings.some((finding) => finding.point === point)
  const accepted = (what: ConcededPoint['what']) => conceded.some((point) => point.what === what)
  const status = (point: Point): PointStatus => {
    if (contested(point)) return 'contested'
    const whole = accepted(point) || (point === 1 && accepted('substantial-merit') && accepted('national-importance'))
    return whole ? 'conceded' : 'not-addressed'
  }
  const { deadline, several } = findPrintedDeadline(notice)
  const clash = ([1, 2, 3, 'eb2'] as const).some((point) => contested(point) && accepted(point))
  const statedPoints = new Set(findings.filter((finding) => finding.strength === 'stated').map((finding) => finding.point))
  const askedOnly = findings.some((finding) => !statedPoints.has(finding.point))
  const announced = notice.lines.flatMap((line) => /\bpage \d{1,2} of (\d{1,2})$/.exec(line.plain)?.[1] ?? [])
  const pagesMissing = announced.some((count) => Number(count) > pages.length)
  const emptyPages = pages.some((page) => page.lines.every((line) => line.trim() === ''))

  const doubts: [NoticeNote, boolean][] = [
    ['no-contested-point-found', findings.length === 0],
    ['asked-without-reason', askedOnly],
    ['contested-and-conceded', clash],
    ['kind-not-printed', kind.noticeKind === 'unknown'],
    ['several-deadlines', several],
    ['pages-without-text', emptyPages],
    ['pages-missing', pagesMissing],
  ]
  const remarks: [NoticeNote, boolean][] = [
    ['eb2-has-no-prong', contested('eb2')],
    ['no-deadline-printed', deadline === null],
    ['deadline-is-a-period', deadline?.form === 'period'],
    ['form-not-printed', kind.formType === null],
    ['unassigned-passages', unassigned > 0],
  ]
  const notes = [...doubts, ...remarks].filter(([, holds]) => holds).map(([note]) => note)
  return {
    kind: 'read',
    noticeKind: kind.noticeKind,
    noticeDate: findNoticeDate(notice),
    receiptLast4: findReceiptLast4(notice),
    formType: kind.formType,
    deadline: deadline && { ...deadline, quote: withoutReceipt(deadline.quote) || deadline.printed },
    prongs: { 1: status(1), 2: status(2), 3: status(3) },
    eb2: status('eb2'),
    findings,
    conceded,
    confidence: doubts.some(([, holds]) => holds) ? 'unclear' : 'clear',
    notes,
  }
}

/** The prongs to preselect at the checkout, in order; none for a text that is not a notice or could not be read. */
export const contestedProngs = (reading: NoticeReading): Prong[] =>
  reading.kind === 'read' ? ([1, 2, 3] as const).filter((prong) => reading.prongs[prong] === 'contested') : []
