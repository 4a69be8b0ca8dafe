/** Every check before a letter is released. Pure: the same letter on the same case gives the same findings. */
import { formatDate } from '../../format-date.ts'
import { checkDocument } from '../../documents/check-document.ts'
import type { Block } from '../../documents/document.ts'
import { inlinesOfBlock } from '../../documents/walk-document.ts'
import { notBorneOut, planOf, textsThatBear } from '../../endeavor/borne-out.ts'
import { wordsNotIn } from '../../endeavor/unsupported-sentences.ts'
import { isAddressedToMachine } from '../../resume/machine-instructions.ts'
import { checkResponse, noticeTexts } from '../../rfe-response/check-response.ts'
import {
  BALANCE_ELEMENTS,
  ELEMENT_LABELS,
  ELEMENTS,
  findExhibit,
  isSettled,
  NEEDED_ELEMENTS,
  settledFacts,
  standingOf,
  STATEMENT_ID,
  waitsForLook,
  type CaseFact,
  type CaseFile,
  type Element,
} from '../case-file.ts'
import { citedIn, factsOf, isOutOfDate, letterDocument, shownBlocks, type DraftBlock, type Section } from '../draft.ts'
import { abilityKind } from '../ability-kinds.ts'
import { degreeLevel, equivalences, foreignDegrees, isConferred, isSpliced, isWhole, isWholeText } from '../fact-words.ts'
import { balanceGap } from '../gaps.ts'
import { isIdle, missingReasons } from '../reasoning.ts'
import { doubtedSentences } from '../own-words.ts'
import { faultsOf, hintOf } from '../sentence-gate.ts'
import { isTelegraphic } from '../telegraphic.ts'
import { FIVE_YEARS, monthsAfterDegree, type WorkAfterDegree } from '../progressive-years.ts'
import { identifiersIn } from '../identifiers.ts'
import { disagreements } from './agreement.ts'
import { bare, plainText, sentencesOf, short, sentencesOfBlock, type Sentence, wordsAlone } from './block-text.ts'
import { dismissedPatterns } from './dismissed-patterns.ts'
import { finding, SETTLED_RULES, unsettled, type Finding } from './finding.ts'
import { claimsApart } from './claims-apart.ts'
import { claimsCrossed, notKnown } from './claims-crossed.ts'
import { doubts, withOffer, type Doubt } from './possible-conflicts.ts'
import { lawKeys, unsupportedIn, type Ground } from './support.ts'
import { wordsOf } from './told-sentences.ts'

/** What checks know beside the case. */
export type CheckKnowledge = {
  /** Texts of the dated list of law, with its standard paragraphs: a citation that stands in none of them is refused. */
  standards: readonly string[]
  /** Texts of public documents that a letter may name. */
  publicTexts: readonly string[]
  links: readonly string[]
  /** Public documents that the case has chosen and that hold no longer: `until` their last day, null where one has left the list. */
  ended: readonly { exhibit: string; title: string; until: string | null }[]
  /** The largest share of eight-word runs of a section with one earlier letter, 0 to 1. */
  shared: readonly { section: Section; share: number }[]
  /** YYYY-MM-DD; null where no day is known. */
  today: string | null
}

export const SHARED_MAX = 0.05
const LONG_WORDS = 45
/** As many words as one finding names. */
const UNTRACED_MAX = 8
const HINTS_MAX = 3

const sectionOf = (element: Element): Section =>
  element.startsWith('eb2')
    ? 'eb2'
    : element.startsWith('endeavor')
      ? 'endeavor'
      : element.startsWith('p1')
        ? 'p1'
        : element.startsWith('p2')
          ? 'p2'
          : element.startsWith('p3')
            ? 'p3'
            : element.startsWith('closing')
              ? 'conclusion'
              : element.startsWith('exhibit')
                ? 'appendix'
                : 'opening'

export function checkDraft(file: CaseFile, blocks: readonly DraftBlock[], knowledge: CheckKnowledge): Finding[] {
  const shown = shownBlocks(blocks)
  const laws = lawKeys([...knowledge.standards, ...knowledge.publicTexts])
  return [
    ...shown.flatMap((block) => checkBlock(file, block, knowledge, laws)),
    ...(file.response === undefined ? checkCoverage(file, shown) : [...checkResponse(file, shown), ...checkContestedDoor(file, shown)]),
    ...checkAgreement(file, shown, knowledge.today),
    ...waitingAnswers(file),
    ...keptWords(file, shown),
    ...checkLock(file, shown),
    ...checkExhibits(file, shown),
    ...checkEnded(file, shown, knowledge),
    ...checkShared(knowledge),
    ...checkForm(file, shown),
  ]
}

function groundOf(file: CaseFile, block: DraftBlock, knowledge: CheckKnowledge): Ground {
  const facts = factsOf(block).flatMap((id) => file.facts.filter((fact) => fact.id === id && isSettled(fact)))
  const own = facts.flatMap((fact) => [fact.text, ...Object.values(fact.fields)])
  const titles = citedIn(block).flatMap((id) => findExhibit(file, id)?.title ?? [])
  return {
    facts: facts.map(({ text }) => text),
    texts: [
      ...own,
      ...titles,
      ...noticeOf(file),
      ...(file.lock === null ? [] : [file.lock.text]),
      ...(block.composed === null ? [] : [plainText(block.composed)]),
      ...(block.id.startsWith('p1/priority') ? knowledge.publicTexts : []),
    ],
  }
}

function checkBlock(file: CaseFile, block: DraftBlock, knowledge: CheckKnowledge, laws: ReadonlySet<string>): Finding[] {
  const at = { section: block.section, blockId: block.id }
  const text = plainText(block.block)
  const found: Finding[] = []
  const untouched = block.origin === 'composer'
  const asComposed = block.composed !== null && JSON.stringify(block.block) === JSON.stringify(block.composed)
  const isStandard = block.standard !== null && asComposed
  const sentences = sentencesOfBlock(block.block)
  const kept = file.facts.flatMap((fact) => (fact.kept !== undefined && fact.id in block.basis ? [fact.text] : []))
  if (isOutOfDate(block, file)) found.push(finding('out-of-date', at, '', 'A fact that this rests on was changed or taken back. Compose again, or write it from the facts as they are now.'))
  if (block.beside !== null) found.push(finding('newer-text', at, '', 'The composer wrote a newer text for this place. Take it, or keep yours.'))
  if (!untouched && !block.reviewed) found.push(finding('not-reviewed', at, '', 'Mark it as reviewed once it has been read against its facts.'))
  if (!isStandard) {
    // What the composer wrote holds words of its facts and of its frame only (petition.test.ts).
    if (!asComposed) found.push(...unsupportedIn(text, groundOf(file, block, knowledge), laws).map(({ rule, quote, message, sentence }) => finding(rule, at, quote, message, sentence)))
    if (block.origin === 'model' && !asComposed) {
      const { texts } = groundOf(file, block, knowledge)
      const lost = wordsNotIn(texts)
      const bears = [textsThatBear(texts)]
      const own = texts.map(wordsAlone)
      for (const { text: sentence } of sentences) {
        // What is told in the very words of a fact is borne out by it.
        const isToldSo = sentence.split('; ').every((part) => own.some((one) => one.includes(wordsAlone(part))))
        const words = isToldSo ? [] : [...new Set([...lost(sentence), ...notBorneOut(sentence, bears, planOf('', [])).words])].slice(0, UNTRACED_MAX)
        const message = `A model wrote this, and no one fact behind the paragraph bears it out: ${words.join(', ')}. Read it against the facts; reword it, or write down why it stands.`
        if (words.length > 0) found.push(finding('untraced', at, sentence.slice(0, 160), message, sentence))
      }
    }
    found.push(...uncited(block, sentences).map((sentence) => finding('no-exhibit', at, sentence, 'No exhibit is cited for this statement.')))
    found.push(
      ...quotations(text)
        .filter((quote) => !standsIn(quote, file, block, knowledge))
        .map((quote) => finding('quotation', at, quote, 'These words do not stand in a source of this paragraph.')),
    )
    for (const { text: sentence } of sentences) {
      found.push(...dismissedPatterns(sentence, block.section).map(({ quote, message }) => finding('dismissed-pattern', at, quote, message, sentence)))
      const opinion = OPINION.exec(sentence)?.[0]
      if (opinion !== undefined) found.push(finding('opinion', at, sentence.slice(0, 120), `“${opinion}”: what the petitioner thinks shows nothing. Ask what it rests on, or take it out.`))
      if (isIdle(sentence))
        found.push(finding('idle-or-harmful', at, sentence.slice(0, 160), 'Idle or harmful: it says nothing for the petitioner, or speaks against. Ask for what is known, or leave it out.'))
      const isKept = kept.some((words) => words.includes(sentence))
      if (!isKept && tellsStatements(file, block) && isFragment(sentence))
        found.push(
          finding('fragment', at, sentence.slice(0, 120), 'No subject, no verb, or no article was found in it. The customer is asked to say it whole; write it as a sentence, or wait for the answer.'),
        )
      if (!isKept && block.block.kind === 'paragraph' && isSpliced(sentence))
        found.push(finding('splice', at, sentence.slice(0, 120), 'A comma joins two whole sentences. Offer the customer a semicolon or two sentences.'))
      const length = sentence.split(/\s+/).length
      if (length > LONG_WORDS && block.block.kind === 'paragraph') found.push(finding('long-sentence', at, sentence.slice(0, 90), `${length} words. An officer reads two sentences more easily.`))
    }
  }
  for (const link of linksOf(block.block)) if (!knowledge.links.includes(link)) found.push(finding('link', at, link, 'This address is not in the dated list.'))
  for (const what of identifiersIn(block.id === 'opening/re' ? withoutReceipt(file, text) : text)) found.push(finding('identifier', at, what, `The text holds ${what}. Take it out.`))
  for (const { text: sentence } of sentences)
    if (isAddressedToMachine(sentence)) found.push(finding('speaks-to-machine', at, sentence.slice(0, 120), 'This speaks to a machine and not to an officer.'))
  return found
}

/** The receipt number that a notice prints stands once at the head of the answer to it. */
const withoutReceipt = ({ response }: CaseFile, text: string): string => (response?.notice.receipt === undefined ? text : text.replace(response.notice.receipt, ''))

/** Blocks whose sentences are those of answers; a line of a resume stands in a list as it is, and a finding was looked at where its fact is told. */
const tellsStatements = (file: CaseFile, block: DraftBlock): boolean =>
  (block.block.kind === 'paragraph' || block.block.kind === 'list') &&
  !/\/(?:applied|balance)$/.test(block.id) &&
  factsOf(block).some((id) => file.facts.some((fact) => fact.id === id && fact.kind === 'statement'))

const OPINION = /\bI (?:think|believe|feel|hope|am (?:sure|convinced|certain|confident))\b/
/** Titles and names stand between quotation marks or before a citation of law. */
const isFragment = (sentence: string): boolean => !/^“/.test(sentence) && !/^\p{Lu}[\p{L}, ]+ Dec\b/u.test(sentence) && (!isWhole(sentence) || isTelegraphic(sentence))

const linksOf = (block: Block): string[] => inlinesOfBlock(block).flatMap((run) => run.flatMap((inline) => (inline.kind === 'link' ? [inline.href] : [])))

/** Quotations of five words and more. */
const quotations = (text: string): string[] => [...text.matchAll(/“([^”]+)”/g)].map(([, quote]) => quote!).filter((quote) => quote.trim().split(/\s+/).length >= 5)

const noticeOf = (file: CaseFile): string[] => (file.response === undefined ? [] : noticeTexts(file.response))

function standsIn(quote: string, file: CaseFile, block: DraftBlock, knowledge: CheckKnowledge): boolean {
  const key = bare(quote)
  const facts = file.facts.filter((fact) => factsOf(block).includes(fact.id))
  return [
    ...noticeOf(file),
    ...facts.flatMap((fact) => (fact.source.kind === 'letter' ? [fact.source.quote] : [fact.text, fact.source.quote])),
    ...knowledge.standards,
    ...knowledge.publicTexts,
    file.lock?.text ?? '',
  ].some((text) => bare(text).includes(key))
}

const ARGUES =
  /^(?:I|We) (?:ask|argue|submit|request|respectfully|seek|file|rely|offer|begin|turn|take|address|describe|show|explain|cite|look|measure|repeat|make no|do not|intend|expect|propose|will pursue|declare|understand|assume|am the petitioner)\b/

/** Statements about the person or the work with no exhibit behind them. A frame paragraph of the composer states none. */
function uncited(block: DraftBlock, sentences: readonly Sentence[]): string[] {
  const { kind } = block.block
  if (kind !== 'paragraph' && kind !== 'numbered' && kind !== 'list') return []
  if (block.section === 'opening' && block.origin === 'composer') return []
  if (block.id === 'conclusion/executed') return []
  const frame = block.composed === null ? new Set<string>() : new Set(factsOf(block).length === 0 ? sentencesOfBlock(block.composed).map(({ text }) => bare(text)) : [])
  return sentences.filter(({ text, cited }) => !cited && !frame.has(bare(text)) && isStatement(text)).map(({ text }) => text.slice(0, 160))
}

function isStatement(sentence: string): boolean {
  if (ARGUES.test(sentence)) return false
  return /\d/.test(sentence) || /\b(?:I|my|me|we|our)\b/i.test(sentence) || /[a-z,] \p{Lu}\p{L}+/u.test(sentence) || /\b(?:has|have|was|were|is|are|uses?|used|will)\b/.test(sentence)
}

/** How many statements a letter makes and how many of them name an exhibit. */
export function countStatements(blocks: readonly DraftBlock[]): { statements: number; cited: number } {
  const sentences = shownBlocks(blocks)
    .filter((block) => block.section !== 'opening' && factsOf(block).length > 0 && block.block.kind !== 'table' && block.block.kind !== 'signature')
    .flatMap((block) => sentencesOfBlock(block.block))
    // What is submitted states nothing.
    .filter(({ text }) => !ARGUES.test(text))
  return { statements: sentences.length, cited: sentences.filter(({ cited }) => cited).length }
}

function checkCoverage(file: CaseFile, blocks: readonly DraftBlock[]): Finding[] {
  const used = new Set(blocks.flatMap(factsOf))
  const argued = (element: Element) =>
    settledFacts(file, element).some(({ id }) => used.has(id)) || (element === 'p1.priority' && file.priorities.length > 0 && blocks.some(({ id }) => id === 'p1/priority/documents'))
  const gap = (element: Element, message = `Nothing in the letter stands for: ${ELEMENT_LABELS[element].toLowerCase()}. Ask the customer, or correct a fact.`) =>
    finding('coverage', { section: sectionOf(element) }, element, message)
  const found = NEEDED_ELEMENTS.filter((element) => !argued(element)).map((element) => gap(element))
  if (!argued('identity.name')) found.push(gap('identity.name', 'The name of the petitioner is not confirmed.'))
  if (!argued('p2.education') && !argued('eb2.degree')) found.push(gap('p2.education'))
  if (balanceGap(file) || !BALANCE_ELEMENTS.some(argued)) found.push(finding('coverage', { section: 'p3' }, 'p3', 'Prong three has no factor of its own.'))
  found.push(...leftOut(file, blocks))
  return [...found, ...checkDoor(file, argued), ...foreignDegree(file), ...standings(file, used), ...ownExhibits(blocks), ...notArgued(file, blocks), ...notReasoned(file, blocks)]
}

/** Sentences of answers that stand nowhere in the letter: broken ones until they are said whole, and those that do not speak for the petitioner. */
function leftOut(file: CaseFile, blocks: readonly DraftBlock[]): Finding[] {
  const told = blocks.map(({ block }) => plainText(block)).join('\n')
  return file.facts
    .filter((fact) => isSettled(fact) && fact.kind === 'statement' && (fact.source.kind === 'answer' || fact.source.kind === 'intake') && fact.kept === undefined && !/[“”]/.test(fact.text))
    .flatMap(({ text, element }) =>
      sentencesOf(text).flatMap((sentence): Finding[] => {
        const at = { section: sectionOf(element) }
        if (told.includes(sentence.replace(/[.?!]$/, ''))) return []
        if (file.response === undefined && isIdle(sentence))
          return [finding('idle-or-harmful', at, sentence.slice(0, 160), 'Left out: it says nothing for the petitioner, or speaks against. Ask for what is known.')]
        return isFragment(sentence)
          ? [finding('fragment', at, sentence.slice(0, 120), 'Left out until it is a sentence: no subject, no verb, or no article was found in it. The customer is asked to say it whole.')]
          : []
      }),
    )
}

/** Answers in words of ours that their customer has not looked at: what they say may turn what the letter says without them. */
function waitingAnswers({ facts }: CaseFile): Finding[] {
  const waiting = facts.filter(waitsForLook)
  const [first] = waiting
  if (first === undefined) return []
  const count = waiting.length === 1 ? 'One answer of the customer waits' : `${waiting.length} answers of the customer wait`
  const message = `${count} for their look, since we said it in other words: “${short(first.text)}”${waiting.length === 1 ? '' : ' is the first'}. The letter is written without what waits. Ask the customer to confirm, correct, or leave out.`
  return [finding('waits-for-look', { section: sectionOf(first.element) }, '', message, waiting.map(({ id, rev }) => `${id}-${rev}`).join(' '))]
}

/** What the customer insists on. */
const keptWords = ({ facts }: CaseFile, blocks: readonly DraftBlock[]): Finding[] =>
  facts.flatMap((fact) => {
    const { id, text, kept, element } = fact
    const block = blocks.find((one) => one.section !== 'opening' && id in one.basis)
    if (kept === undefined || !isSettled(fact)) return []
    const doubted = doubtedSentences(text)
    const hints = [...new Set(doubted.flatMap((one) => faultsOf(one).map(hintOf)))].slice(0, HINTS_MAX)
    const message = [`Kept in the customer’s own words against our doubt (${kept.by}, ${formatDate(kept.at.slice(0, 10))}): “${short(doubted.join(' '))}”`, ...hints].join(' ')
    return [finding('own-words', block === undefined ? { section: sectionOf(element) } : { section: block.section, blockId: block.id }, doubted.join(' ').slice(0, 160), message)]
  })

/** Letters by which a sentence is found of which the beginning or the end is told in other words. */
const LETTERS = 24

/** Facts against each other and against the titles of their exhibits, at the paragraph that tells them. */
function checkAgreement(file: CaseFile, blocks: readonly DraftBlock[], today: string | null): Finding[] {
  const told = blocks.filter(({ section }) => section !== 'opening')
  const used = new Set(told.flatMap(factsOf))
  const facts = file.facts.filter((fact) => used.has(fact.id) && isSettled(fact))
  const roles = settledFacts(file, 'eb2.experience').filter(({ id, kind }) => kind === 'role' && used.has(id))
  const apart = claimsApart(file, facts, roles).filter(({ factId }) => used.has(factId))
  const found = [...disagreements(file, used, today), ...doubts(file, used), ...apart]
  const words = new Map(told.map((block) => [block, plainText(block.block)]))
  // What was left out of the letter, such as a sentence on the law without its words, holds nothing.
  const sentenceOf = (factId: string, quote: string) =>
    facts
      .filter(({ id }) => id === factId)
      .flatMap((fact) => sentencesOf(wordsOf(fact)))
      .find((one) => one.startsWith(quote)) ?? quote
  const isTold = ({ factId, quote, withheld }: Doubt) => {
    const bareOf = (text: string) => text.replace(/[.?!…]+$/, '').trim()
    const known = withheld === true ? [bareOf(quote)] : [bareOf(quote).slice(0, LETTERS), bareOf(sentenceOf(factId, quote)).slice(-LETTERS)]
    return told.some((block) => factsOf(block).includes(factId) && (block.block.kind === 'table' || known.some((one) => words.get(block)!.includes(one))))
  }
  const crossed = file.response === undefined ? notKnown(found, claimsCrossed(file, facts, roles)).filter((doubt) => used.has(doubt.factId) && isTold(doubt)) : []
  return [...found, ...crossed].map((doubt) => {
    const block = told.find((one) => factsOf(one).includes(doubt.factId))!
    const at = { section: block.section, blockId: block.id }
    // What answers a notice has checks of its own on what each request needs.
    return file.response === undefined && SETTLED_RULES.some((rule) => rule === doubt.rule)
      ? { ...unsettled(doubt, at), message: withOffer(doubt) }
      : finding(doubt.rule, at, doubt.quote, doubt.message)
  })
}

/** Where a notice contests the classification, the door is looked at as in a petition. */
function checkContestedDoor(file: CaseFile, blocks: readonly DraftBlock[]): Finding[] {
  if (!file.response?.requests.some(({ concern, state }) => concern === 'eb2-threshold' && state !== 'rejected')) return []
  const used = new Set(blocks.flatMap(factsOf))
  return checkDoor(file, (element) => settledFacts(file, element).some(({ id }) => used.has(id)))
}

function checkDoor(file: CaseFile, argued: (element: Element) => boolean): Finding[] {
  const at = { section: 'eb2' as const }
  const door = file.options.eb2[0]
  const day = file.response?.filedOn || (file.lock?.at.slice(0, 10) ?? null)
  const told = settledFacts(file, 'eb2.degree').filter(({ kind }) => kind === 'degree')
  const levels = settledFacts(file, 'eb2.degree')
    .filter((degree) => isConferred(degree, day))
    .map(degreeLevel)
  if (door === undefined) return [finding('coverage', at, 'door', 'No door to EB-2 is chosen.')]
  const found = told
    .filter((degree) => !isConferred(degree, day))
    .map((degree) => finding('coverage', at, degree.text, 'This does not read as a degree that was conferred by then. Ask the customer, and correct it or leave it out.'))
  if (door === 'eb2-advanced' && !levels.some((level) => level === 'master' || level === 'doctorate')) found.push(finding('coverage', at, 'eb2.degree', 'No confirmed degree is above a bachelor’s.'))
  if (door === 'eb2-five-years' && (!levels.includes('bachelor') || !argued('eb2.experience')))
    found.push(finding('coverage', at, 'eb2.experience', 'A confirmed bachelor’s degree and positions after it are needed.'))
  if (door === 'eb2-five-years') {
    const bachelor = settledFacts(file, 'eb2.degree').find((degree) => degreeLevel(degree) === 'bachelor')
    const experience = settledFacts(file, 'eb2.experience')
    const roles = experience.filter(({ kind }) => kind === 'role')
    const worked = bachelor === undefined || file.lock === null ? null : monthsAfterDegree(bachelor, roles, file.response?.filedOn || file.lock.at)
    const undated = worked === null || worked.undated > 0
    // An answer to a notice may tell the positions in sentences.
    const isCounted = bachelor !== undefined && file.lock !== null && (file.response === undefined || (!undated && roles.length === experience.length))
    if (isCounted && (worked?.months ?? 0) < FIVE_YEARS) found.push(finding('coverage', at, 'five years', tooFewMonths(worked)))
  }
  if (door === 'eb2-ability') {
    const kinds = new Set([
      ...(settledFacts(file, 'eb2.degree').some(({ kind }) => kind === 'degree') ? ['A'] : []),
      ...settledFacts(file, 'eb2.ability')
        .filter(({ text }) => isWholeText(sentencesOf(text)))
        .map(({ text }) => abilityKind(text)),
    ])
    kinds.delete(null)
    if (kinds.size < 3)
      found.push(
        finding(
          'coverage',
          at,
          'eb2.ability',
          `Three of the six kinds of evidence are needed; the facts show ${kinds.size === 0 ? 'none' : [...kinds].toSorted().join(' and ')}. A sentence counts for the one kind that it names: degree, ten years, license, pay, membership, or recognition. Ask for another, or say each in a sentence of its own.`,
        ),
      )
  }
  if (door !== 'eb2-ability' && !argued('eb2.occupation')) found.push(finding('coverage', at, 'eb2.occupation', 'The occupation and its entry requirement are not told.'))
  const degrees = settledFacts(file, 'eb2.degree')
  if (door !== 'eb2-ability' && degrees.length > 0 && !degrees.some(isShown(file)))
    found.push(finding('missing-exhibit', at, 'eb2.degree', 'The degree needs its own exhibit: the official academic record.'))
  return found
}

function tooFewMonths(worked: WorkAfterDegree | null): string {
  if (worked === null) return 'The degree has no date, so that nobody can count five years. Correct it, or choose another door.'
  const why = worked.undated > 0 ? ' A position without a beginning or an end counts for nothing.' : ''
  return `The positions after the degree add up to at least ${worked.months} months.${why} A month without a day counts from its end, or to its beginning; a year without a month counts from the end of its December, or to the beginning of its January. Five years are needed; tell the days, correct a date, or choose another door.`
}

/** A foreign degree opens the door by its United States equivalent, which a fact has to tell. */
function foreignDegree(file: CaseFile): Finding[] {
  const door = file.options.eb2[0]
  const levels = door === 'eb2-five-years' ? ['bachelor'] : door === 'eb2-advanced' ? ['master', 'doctorate'] : []
  const own = settledFacts(file, 'eb2.degree').filter((fact) => fact.kind === 'degree' && levels.includes(degreeLevel(fact)))
  const foreign = foreignDegrees(file)
  if (own.length === 0 || !own.every((fact) => foreign.includes(fact)) || equivalences(file).length > 0) return []
  return [finding('foreign-degree', { section: 'eb2' }, own[0]!.text, 'The degree is foreign, and no fact says which United States degree an evaluation equates it with. Ask the customer.')]
}

/** Where the letter tells a fact and cannot say why it meets its test, at the paragraph that tells it. */
function notReasoned(file: CaseFile, blocks: readonly DraftBlock[]): Finding[] {
  return missingReasons(file).flatMap(({ element, factId, message }) => {
    const block = factId === null ? undefined : blocks.find((one) => one.section !== 'opening' && factsOf(one).includes(factId))
    return factId !== null && block === undefined
      ? []
      : [finding('not-reasoned', block === undefined ? { section: sectionOf(element) } : { section: block.section, blockId: block.id }, element, message)]
  })
}

/** Exhibits that the opening lists and the argument never cites, and confirmed facts that stand nowhere. */
function notArgued(file: CaseFile, blocks: readonly DraftBlock[]): Finding[] {
  const listed = blocks.filter(({ id }) => id === 'opening/summary').flatMap(citedIn)
  const cited = new Set(blocks.filter(({ section }) => section !== 'opening' && section !== 'appendix').flatMap(citedIn))
  const used = new Set(blocks.filter(({ id }) => id !== 'opening/summary').flatMap(factsOf))
  const untold = ELEMENTS.map((element) => ({ element, facts: settledFacts(file, element).filter(({ id }) => !used.has(id)) })).filter(({ facts }) => facts.length > 0)
  return [
    ...[...new Set(listed)]
      .filter((id) => !cited.has(id))
      .map((id) => findExhibit(file, id)?.title ?? id)
      .map((title) => finding('not-argued', { section: 'opening', blockId: 'opening/summary' }, title, `“${title}” stands in the table, and no argument cites it.`)),
    ...untold.map(({ element, facts }) =>
      finding(
        'not-argued',
        { section: sectionOf(element) },
        element,
        `${ELEMENT_LABELS[element]}: the letter leaves out ${facts.length === 1 ? 'a confirmed fact' : `${facts.length} confirmed facts`}.`,
      ),
    ),
  ]
}

const isShown = (file: CaseFile) => (fact: CaseFact) => fact.exhibits.some((id) => (findExhibit(file, id)?.state ?? 'missing') !== 'missing')

/** Prong three has to be shown by something that the first two were not shown by. */
function ownExhibits(blocks: readonly DraftBlock[]): Finding[] {
  const citedBy = (wanted: (block: DraftBlock) => boolean) => new Set(blocks.filter(wanted).flatMap(citedIn))
  const balance = citedBy(({ section, id }) => section === 'p3' && id !== 'p3/balance')
  const before = citedBy(({ section }) => section === 'endeavor' || section === 'p1' || section === 'p2')
  return balance.size === 0 || [...balance].some((id) => id !== STATEMENT_ID && !before.has(id))
    ? []
    : [finding('stated-only', { section: 'p3' }, 'p3', 'Prong three rests on documents that the parts before it cite already. A document of its own would carry it.')]
}

/** The thinnest claims. */
function standings(file: CaseFile, used: ReadonlySet<string>): Finding[] {
  const elements = [...NEEDED_ELEMENTS, ...BALANCE_ELEMENTS].filter((element) => settledFacts(file, element).some(({ id }) => used.has(id)))
  const thin = elements
    .filter((element) => standingOf(file, element) === 'stated')
    .map((element) => finding('stated-only', { section: sectionOf(element) }, element, `${ELEMENT_LABELS[element]}: only the petitioner says so. A document would carry it.`))
  const problems = settledFacts(file, 'endeavor.problem').length
  return problems > 3 ? [...thin, finding('several-problems', { section: 'endeavor' }, 'endeavor.problem', `${problems} facts speak of the problem. One problem, well shown, is stronger.`)] : thin
}

function checkLock(file: CaseFile, blocks: readonly DraftBlock[]): Finding[] {
  if (file.lock === null) return [finding('endeavor-lock', { section: 'endeavor' }, 'lock', 'The customer has not chosen an endeavor.')]
  const key = bare(file.lock.text)
  const statement = blocks.find(({ id }) => id === 'endeavor/statement')
  const found: Finding[] = []
  if (statement === undefined) found.push(finding('endeavor-lock', { section: 'endeavor' }, 'statement', 'The endeavor as it was chosen does not stand in the letter.'))
  for (const block of blocks) {
    const at = { section: block.section, blockId: block.id }
    if ((block.id === 'endeavor/statement' || block.id === 'opening/endeavor') && bare(plainText(block.block)) !== key)
      found.push(finding('endeavor-lock', at, plainText(block.block).slice(0, 120), 'These are not the words that the customer chose.'))
    if (block.origin === 'composer') continue
    for (const { text } of sentencesOfBlock(block.block)) {
      if (!/\b(?:my|the) (?:proposed )?endeavor (?:is|will be|consists|aims|seeks|now|also|includes)\b/i.test(text)) continue
      const own = new Set(
        bare(text)
          .split(' ')
          .filter((word) => word.length > 4),
      )
      const agreed = [...own].filter((word) => key.includes(word.slice(0, 6))).length
      if (agreed * 2 < own.size) found.push(finding('endeavor-lock', at, text.slice(0, 120), 'This describes another endeavor than the one that was chosen.'))
    }
  }
  return found
}

function checkExhibits(file: CaseFile, blocks: readonly DraftBlock[]): Finding[] {
  const found: Finding[] = []
  const cited = new Set<string>()
  for (const block of blocks) {
    for (const id of citedIn(block)) {
      cited.add(id)
      const exhibit = findExhibit(file, id)
      const at = { section: block.section, blockId: block.id }
      if (exhibit === undefined) found.push(finding('unknown-exhibit', at, `Exhibit ${id}`, `The case has no exhibit “${id}”.`))
      else if (exhibit.state === 'missing') found.push(finding('missing-exhibit', at, exhibit.title, `“${exhibit.title}” is marked as missing.`))
      // A new document may show what was so on the day of filing: there the facts are looked at.
      else if (exhibit.existed === 'no' && file.response === undefined) found.push(finding('after-filing', at, exhibit.title, `“${exhibit.title}” did not exist on the filing date.`))
    }
  }
  for (const exhibit of file.exhibits.filter(({ id }) => cited.has(id) && id !== STATEMENT_ID)) {
    if (exhibit.state === 'requested') found.push(finding('owed-exhibit', { section: 'appendix' }, exhibit.title, `“${exhibit.title}” is cited and still owed.`))
    if (exhibit.translation === 'needed') found.push(finding('translation', { section: 'appendix' }, exhibit.title, `“${exhibit.title}” needs a certified translation.`))
  }
  return found
}

/** A public document that has ended, where the letter names it; one that has left the list is named by no new letter, and its choice is asked for again. */
const checkEnded = (file: CaseFile, blocks: readonly DraftBlock[], { ended }: CheckKnowledge): Finding[] =>
  ended.flatMap(({ exhibit, title, until }) => {
    const block = blocks.find((one) => one.section !== 'opening' && one.section !== 'appendix' && citedIn(one).includes(exhibit))
    const at = block === undefined ? { section: 'p1' as const } : { section: block.section, blockId: block.id }
    const name = findExhibit(file, exhibit)?.title ?? title
    if (until === null) return [finding('ended-document', at, name, `“${name}” is no longer in the list of public documents. Choose the documents again, and compose again.`)]
    return block === undefined ? [] : [finding('ended-document', at, name, `“${name}” ended on ${formatDate(until)}. Name another document, or write down why it still speaks for the work.`)]
  })

const checkShared = ({ shared }: CheckKnowledge): Finding[] =>
  shared
    .filter(({ share }) => share > SHARED_MAX)
    .map(({ section, share }) => finding('shared-words', { section }, section, `${(share * 100).toFixed(1)}% of the wording of this section stands in an earlier letter.`))

/** Faults that no renderer may meet. */
function checkForm(file: CaseFile, blocks: readonly DraftBlock[]): Finding[] {
  if (blocks.length === 0) return [finding('document', { section: 'opening' }, 'empty', 'There is no draft.')]
  return checkDocument(letterDocument(file, blocks, { title: 'Petition letter', edition: '2026-01-01' }))
    .filter(({ kind }) => kind !== 'dangling-exhibit')
    .map(({ message, block }) => {
      const at = block === undefined ? undefined : blocks[block]
      return finding('document', at === undefined ? { section: 'appendix' } : { section: at.section, blockId: at.id }, message, message)
    })
}
