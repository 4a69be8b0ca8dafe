/** What a notice lists under one request: read item by item, asked for singly, closed in its order. */
import { expect, test } from 'vitest'
import { checkKnowledge } from '../../content/petition/check-knowledge.ts'
import { composeResponse } from '../../content/rfe-response/compose-response.ts'
import { findLackQuestion, openForRequest, waitingForRequest } from '../../content/rfe-response/questions.ts'
import { layOut } from '../../test/rfe-letters/lay-out.ts'
import { answer, done } from '../../test/rfe-responses/answer-notice.ts'
import { emptyCase, STATEMENT_ID, type CaseFile } from '../petition/case-file.ts'
import { withExhibit } from '../petition/change-case.ts'
import { checkDraft } from '../petition/checks/check-draft.ts'
import { plainText } from '../petition/checks/block-text.ts'
import { factsOf } from '../petition/draft.ts'
import { QUESTIONS_MAX } from '../petition/gaps.ts'
import { itemsOfSentence } from '../rfe/asked-items.ts'
import { readNotice } from '../rfe/read-notice.ts'
import { addItem, answerItemAbove, answerQuestionOfRequest, confirmFiledEndeavor, confirmTable, copyFilingDay, missingOf, placeSentence, settleItem, settleRequest } from './change-response.ts'
import { requestIdOf } from './check-response.ts'
import { responseOf } from './request-table.ts'
import { isAnsweredSingly, itemsOf, itemStates, liveRequests, MAIN_ELEMENT, openItems, unsettledWords, type NoticeRequest } from './response-file.ts'

const notice = (part: string) =>
  layOut({
    header: ['U.S. Citizenship and Immigration Services'],
    footer: [],
    body: `| REQUEST FOR EVIDENCE
| Notice Date: May 4, 2026
| Form I-140, Immigrant Petition for Alien Workers
| Response Due: July 27, 2026

You filed Form I-140 and ask for a national interest waiver of the job offer.

# Well positioned

${part}

# On balance

You have not shown why it would be impractical to obtain a labor certification for a kiln engineer.`,
  })
const tableOf = (part: string): CaseFile => {
  const file: CaseFile = { ...emptyCase(), response: responseOf({ file: 'notice.pdf', sha256: 'a', reading: readNotice(notice(part)) }) }
  return withExhibit(file, { id: STATEMENT_ID, title: 'Statement of the petitioner', proves: ['Prong 2'], state: 'have' }).file
}
const first = (file: CaseFile): NoticeRequest => liveRequests(file.response!)[0]!
const items = (part: string) => itemsOf(first(tableOf(part)))
const texts = (part: string) => items(part).map(({ text }) => text)
const states = (file: CaseFile) => itemStates(file, first(file)).map((state) => state?.kind ?? null)

const CRITICISM = 'The record does not contain a plan that explains how the kiln trials will be paid.'
const LETTERED = `${CRITICISM} Please submit:

- (a) A plan with dates for the kiln trials. The plan should name who pays;
- (b) Signed agreements with tile works;
- (c) Bank records that show the funds; and
- (d) Letters from prospective users.`

test('the items of a list are read one by one, whatever marks them', () => {
  const four = ['A plan with dates for the kiln trials', 'Signed agreements with tile works', 'Bank records that show the funds', 'Letters from prospective users']
  expect(items(LETTERED).map(({ label }) => label)).toEqual(['(a)', '(b)', '(c)', '(d)'])
  expect(texts(LETTERED)).toEqual(four)
  const lines = (mark: (place: number) => string) => `${CRITICISM} Please submit:\n\n${four.map((text, place) => `${mark(place)}${text}${place === 3 ? '.' : ';'}`).join('\n\n')}`
  for (const mark of [(at: number) => `${at + 1}. `, () => '• ', () => '', (at: number) => `${'abcd'[at]}. `, (at: number) => `(${['i', 'ii', 'iii', 'iv'][at]}) `])
    expect(texts(lines(mark))).toEqual(four)
  expect(texts(`${CRITICISM} Please submit (a) a plan with dates for the kiln trials; (b) signed agreements with tile works; and (c) bank records.`)).toEqual([
    'a plan with dates for the kiln trials',
    'signed agreements with tile works',
    'bank records',
  ])
  expect(texts(`${CRITICISM} Please submit a plan with dates; agreements with tile works; and bank records.`)).toEqual(['a plan with dates', 'agreements with tile works', 'bank records'])
  expect(texts(`${CRITICISM} Please provide signed contracts, bank records, and letters from users.`)).toEqual(['signed contracts', 'bank records', 'letters from users'])
  // One thing with several sides stays one.
  expect(texts(`${CRITICISM} Please submit evidence of how the kiln would serve tile works, schools, and towns.`)).toHaveLength(1)
})

test('an item with parts is read part by part, under the words of the whole, on lines of its own and inside of a sentence', () => {
  const LETTERS = '(a) Letters from each kiln maker that state:\n\n(i) the title;\n\n(ii) the dates of the trials; and\n\n(iii) the hours;\n\n(b) Bank records; and\n\n(c) A plan.'
  const read = (part: string) => items(`${CRITICISM} Please submit:\n\n${part}`).map(({ label, under, text }) => [label, under ?? null, text])
  const parts = [
    ['(a)(i)', 'Letters from each kiln maker that state', 'the title'],
    ['(a)(ii)', 'Letters from each kiln maker that state', 'the dates of the trials'],
    ['(a)(iii)', 'Letters from each kiln maker that state', 'the hours'],
    ['(b)', null, 'Bank records'],
    ['(c)', null, 'A plan'],
  ]
  expect(read(LETTERS)).toEqual(parts)
  // What asks for something itself stays beside its parts.
  expect(read(LETTERS.replace('that state:', 'of 2025.')).slice(0, 2)).toEqual([
    ['(a)', null, 'Letters from each kiln maker of 2025'],
    ['(a)(i)', 'Letters from each kiln maker of 2025', 'the title'],
  ])
  const sentence = 'Please submit (a) letters from each kiln maker that state (i) the title; (ii) the dates of the trials; and (iii) the hours; (b) bank records; and (c) a plan.'
  expect(itemsOfSentence(sentence).map(({ label, under, text }) => [label, under ?? null, text])).toEqual(
    parts.map(([label, under, text]) => [label, under === null ? null : 'letters from each kiln maker that state', text!.replace(/^[BA](?=ank| plan)/, (letter) => letter.toLowerCase())]),
  )
  expect(itemsOfSentence('Please provide: a. letters of the makers, b. tax records of two years, and c. an account of the trials.').map(({ label }) => label)).toEqual(['a.', 'b.', 'c.'])
  // “(i)” behind “(h)” goes on with the letters.
  const nine = 'abcdefghi'.split('').map((letter) => `(${letter}) Record of kiln ${letter.toUpperCase()};`)
  expect(read(nine.join('\n\n')).map(([label]) => label)).toEqual('abcdefghi'.split('').map((letter) => `(${letter})`))
})

test('an item that a page break parts stays one', () => {
  const [one] = notice(`${CRITICISM} Please submit:\n\n(a) A plan with dates for the kiln trials that names\nthe makers and who pays;\n\n(b) Bank records.`)
  const at = one!.lines.findIndex((line) => line.includes('that names'))
  const split = [{ lines: [...one!.lines.slice(0, at + 1), 'Page 1 of 2'] }, { lines: ['U.S. Citizenship and Immigration Services', ...one!.lines.slice(at + 1), 'Page 2 of 2'] }]
  const response = responseOf({ file: 'n', sha256: 'n', reading: readNotice(split) })
  expect(itemsOf(response.requests[0]!).map(({ label, text }) => [label, text])).toEqual([
    ['(a)', 'A plan with dates for the kiln trials that names the makers and who pays'],
    ['(b)', 'Bank records'],
  ])
})

test('what is one way among several, and what is only offered, is told from what is asked for', () => {
  expect(items(`${CRITICISM} Please submit signed contracts, letters of intent, and/or bank records.`)).toMatchObject([{ choice: 'any' }, { choice: 'any' }, { choice: 'any', text: 'bank records' }])
  const one = items(`${CRITICISM} Please submit one or more of the following:\n\n- Signed contracts\n\n- Bank records`)
  expect(one.map(({ choice }) => choice)).toEqual(['any', 'any'])
  expect(items(`${CRITICISM} Please submit:\n\n- Signed contracts; or\n\n- Bank records.`).map(({ choice }) => choice)).toEqual(['any', 'any'])
  expect(items(`${CRITICISM} Evidence of your plan may include, but is not limited to:\n\n- Signed contracts\n\n- Bank records`)).toMatchObject([{ choice: 'offered' }, { choice: 'offered' }])
  expect(itemsOfSentence('Please submit evidence such as signed contracts, bank records, and letters of users.').map(({ choice }) => choice)).toEqual(['any', 'any', 'any'])
})

test('an item of a list that names no point is asked about and not guessed, and how to send the answer is no item', () => {
  const response = responseOf({
    file: 'n',
    sha256: 'n',
    reading: readNotice(notice(`${CRITICISM}\n\n# How to respond\n\nPlease submit the following documents:\n\n- Photographs of the two ovens\n\n- The cover sheet of this notice`)),
  })
  expect(response.requests.flatMap((request) => itemsOf(request).map(({ text }) => text))).toEqual([])
  expect(unsettledWords(response)).toEqual([{ text: 'Photographs of the two ovens', page: 1, asked: true }])
})

const LOOSE = `${CRITICISM}

# How to respond

We need more evidence before we can decide. Please submit the following documents:

- Photographs of the two ovens

- Letters that explain why a labor certification cannot be obtained

- A log of the two ovens

Please also send your agreement with the quarry.`
const waits = (file: CaseFile) => unsettledWords(file.response!).map(({ text }) => text)

test('what is asked for on no point that is known holds the table open until the customer says where it belongs, and then stands in the order of the notice', () => {
  let file = tableOf(LOOSE)
  const asked = ['Photographs of the two ovens', 'A log of the two ovens', 'Please also send your agreement with the quarry.']
  expect([waits(file), unsettledWords(file.response!).map(({ suggested }) => suggested)]).toEqual([asked, [undefined, undefined, 'plan']])
  for (const { id, rev } of liveRequests(file.response!)) file = done(settleRequest(file, { id, rev, act: 'confirm' }))
  expect(missingOf(file)).toContain('sentences')
  const [, log, agreement] = asked
  file = done(placeSentence(file, { text: agreement!, concern: 'plan' }))
  file = done(placeSentence(file, { text: log!, concern: 'plan' }))
  expect(missingOf(file)).toContain('sentences')
  expect(placeSentence(file, { text: log!, concern: 'balance' })).toEqual({ kind: 'no-such-request' })
  expect(itemsOf(first(file)).map(({ text }) => text)).toEqual([log, agreement])
  expect(itemsOf(liveRequests(file.response!).find(({ concern }) => concern === 'balance')!).map(({ text }) => text)).toEqual(['Letters that explain why a labor certification cannot be obtained'])
  const elsewhere = done(placeSentence(file, { text: asked[0]!, concern: 'endeavor-unclear' }))
  expect([missingOf(elsewhere).includes('sentences'), liveRequests(elsewhere.response!).find(({ concern }) => concern === 'endeavor-unclear')]).toMatchObject([
    false,
    { record: 'unknown', quotes: [{ text: asked[0] }] },
  ])
  const none = done(placeSentence(file, { text: asked[0]!, concern: null }))
  expect([
    missingOf(none).includes('sentences'),
    liveRequests(none.response!)
      .flatMap((one) => itemsOf(one).map(({ text }) => text))
      .includes(asked[0]!),
  ]).toEqual([false, false])
})

test('that somebody looks at a row does not settle it: a row keeps its state, and items that have answers keep their places', () => {
  const file = tableOf(LOOSE)
  const log = { text: 'A log of the two ovens', concern: 'balance' as const }
  const placed = done(placeSentence(file, log)).response!.requests.find(({ concern }) => concern === 'balance')!
  const letters = 'Letters that explain why a labor certification cannot be obtained'
  expect([placed.state, placed.asked.map(({ text }) => text)]).toEqual(['read', [letters, log.text]])
  const photographs = { text: 'Photographs of the two ovens', concern: 'balance' as const }
  const before = (one: CaseFile) =>
    done(placeSentence(one, photographs))
      .response!.requests.find(({ concern }) => concern === 'balance')!
      .asked.map(({ text }) => text)
  expect(before(file)).toEqual([photographs.text, letters])
  expect(before({ ...file, answers: { [`${placed.id}.item0`]: 'nothing' } })).toEqual([letters, photographs.text])
})

test('a table of before gets the same items from its stored sentences, and keeps them when one is answered', () => {
  const part = `${CRITICISM} Please submit (a) a plan with dates for the kiln trials; (b) signed agreements with tile works; and (c) bank records.`
  const fresh = tableOf(part)
  const before: CaseFile = structuredClone(fresh)
  const { itemized: _itemized, ...old } = first(before)
  const sentence = 'Please submit (a) a plan with dates for the kiln trials; (b) signed agreements with tile works; and (c) bank records.'
  const stored: NoticeRequest = { ...old, asked: [{ text: sentence, page: 1 }] }
  const migrated: CaseFile = { ...before, response: { ...before.response!, requests: [stored, ...before.response!.requests.slice(1)] } }
  expect(itemsOf(first(migrated))).toEqual(itemsOf(first(fresh)))
  expect(isAnsweredSingly(first(migrated))).toBe(true)
  const aside = done(settleItem(migrated, { id: stored.id, rev: stored.rev, place: 1, act: 'reject' }))
  expect(itemsOf(first(aside)).map(({ aside: gone }) => gone ?? false)).toEqual([false, true, false])
  expect(first(aside).itemized).toBe(true)
})

function confirmedOf(part: string): CaseFile {
  let file = tableOf(part)
  for (const { id, rev } of liveRequests(file.response!)) file = done(settleRequest(file, { id, rev, act: 'confirm' }))
  file = done(copyFilingDay(file, { day: '2026-01-10', today: '2026-11-22' }))
  file = done(confirmFiledEndeavor(file, { text: 'My proposed endeavor is to test kilns that fire roof tiles with waste heat.', at: '2026-11-22T00:00:00Z', by: 'customer' }))
  file = done(confirmTable(file, { at: '2026-11-22T00:00:00Z' }))
  file = answer(file, 'name', { text: 'Ilse Varga Moreno' })
  return answer(file, 'r1.words0', { text: 'The trials are paid by the fund of the tile makers until 2027.', document: 'Agreement of the tile makers’ fund, May 2025' })
}
const lack = (file: CaseFile, question: string, text: string) => done(answerQuestionOfRequest(file, findLackQuestion(file, question)!, { text, document: '', exhibit: '', existed: 'yes' }))
const have = (file: CaseFile): CaseFile => ({ ...file, exhibits: file.exhibits.map((exhibit) => ({ ...exhibit, state: 'have' as const })) })
const stops = (file: CaseFile) => checkDraft(file, composeResponse({ file, seed: 'seed' }), checkKnowledge(file, [], [], '2026-11-22')).filter(({ rule }) => rule === 'item-unanswered')

test('each item is asked for by itself until it has an answer, a document, a reason, or another answer that gives it', () => {
  let file = confirmedOf(LETTERED)
  const asked = () => waitingForRequest(file, first(file)).flatMap(({ id }) => (id.includes('.item') ? [id] : []))
  expect(asked()).toEqual(['r1.item0', 'r1.item1', 'r1.item2', 'r1.item3'])
  expect(stops(file).map(({ quote, blocking, waivable }) => [quote, blocking, waivable])).toHaveLength(4)
  expect(stops(file).every(({ blocking, waivable }) => blocking && !waivable)).toBe(true)
  file = answer(file, 'r1.item0', { text: 'The plan sets two trials in each spring.' })
  expect(states(file)).toEqual(['answered', 'open', 'open', 'open'])
  file = answer(file, 'r1.item1', { text: 'Two tile works signed in 2025 and name the ovens.', document: 'Agreements of Lohner and Pires, March 2025' })
  expect(answerItemAbove(file, { question: 'r1.item2', above: ['r1.words3'] })).toEqual({ kind: 'no-such-fact' })
  file = done(answerItemAbove(file, { question: 'r1.item2', above: ['r1.words0'] }))
  expect(findLackQuestion(file, 'r1.item9')).toBeUndefined()
  // Why it is missing may lie after the filing.
  file = lack(file, 'r1.item3', 'The one user that had written, Sable Tiles, closed in March 2026 and answers no mail.')
  expect(states(have(file))).toEqual(['answered', 'exhibit', 'above', 'unavailable'])
  expect([asked(), stops(have(file))]).toEqual([[], []])
  // What is taken back is open again.
  const gone = { ...file, facts: file.facts.map((fact) => (fact.text.startsWith('Two tile works') ? { ...fact, state: 'rejected' as const } : fact)) }
  expect([states(gone)[1], stops(gone).map(({ quote }) => quote)]).toEqual(['open', ['r1 Signed agreements with tile works']])
})

test('what became of the items of a request is told from one look at each fact, however many items there are', () => {
  const file = confirmedOf(LETTERED)
  const request = first(file)
  const [fact] = file.facts.filter(({ element }) => element.startsWith('p2'))
  const reads = (count: number): number => {
    let looked = 0
    const watched = {
      ...fact!,
      get element() {
        looked++
        return fact!.element
      },
    }
    const asked = Array.from({ length: count }, (_, place) => ({ text: `A letter of works ${place}`, page: 1, above: ['r1.words0'] }))
    const states = itemStates({ ...file, facts: [watched] }, { ...request, asked })
    expect(states.map((state) => state?.kind)).toEqual(asked.map(() => 'above'))
    return looked
  }
  expect(reads(40)).toBe(reads(2))
})

test('answers to other requests are found by one look at each fact, however many items point to them', () => {
  const file = confirmedOf(LETTERED)
  const [fact] = file.facts.filter(({ element }) => element.startsWith('p2'))
  const reads = (count: number): number => {
    let looked = 0
    const watched = {
      ...fact!,
      element: 'p3.benefit' as const,
      get source() {
        looked++
        return { kind: 'answer' as const, question: 'r2.words0', quote: '' }
      },
    }
    const asked = Array.from({ length: count }, (_, place) => ({ text: `A letter of works ${place}`, page: 1, above: ['r2.words0', 'r2.words1'] }))
    const states = itemStates({ ...file, facts: [watched] }, { ...first(file), asked, itemized: true })
    expect(states.map((state) => state?.kind)).toEqual(asked.map(() => 'above'))
    return looked
  }
  expect(reads(40)).toBe(reads(2))
})

test('whether an item is not to be had is read once for all that stand in for it', () => {
  const request = first(confirmedOf(LETTERED))
  const reads = (count: number): number => {
    let looked = 0
    const fact = {
      id: 'f1',
      rev: 1,
      kind: 'statement' as const,
      fields: {},
      exhibits: [],
      unsure: false,
      readText: '',
      roleId: null,
      element: MAIN_ELEMENT[request.concern],
      state: 'confirmed' as const,
      source: { kind: 'answer' as const, question: `${request.id}.item0`, quote: '' },
      get text() {
        looked++
        return 'The works sent the letters.'
      },
    }
    const asked = [
      { text: 'Letters of works', page: 1 },
      ...Array.from({ length: count }, (_, place) => ({ text: `If such letters are unavailable, tax records ${place}`, page: 1, choice: 'offered' as const })),
    ]
    const answers = Object.fromEntries(asked.map((_, place) => [`${request.id}.item${place}`, 'nothing' as const]))
    const states = itemStates({ facts: [fact], exhibits: [], answers }, { ...request, asked, itemized: true })
    expect(states.slice(1).map((state) => state?.kind)).toEqual(Array.from({ length: count }, () => 'left-out'))
    return looked
  }
  expect(reads(40)).toBe(reads(2))
})

test('a response closes each item in the order of the notice, by its exhibit, its answer, or the reason', () => {
  let file = confirmedOf(LETTERED)
  file = lack(file, 'r1.item3', 'The one user that had written has closed and answers no mail.')
  file = answer(file, 'r1.item1', { text: 'Two tile works signed in 2025 and name the ovens.', document: 'Agreements of Lohner and Pires, March 2025' })
  file = answer(file, 'r1.item0', { text: 'The plan sets two trials in each spring.' })
  file = have(done(answerItemAbove(file, { question: 'r1.item2', above: ['r1.words0'] })))
  const blocks = composeResponse({ file, seed: 'seed' })
  const own = blocks.filter(({ id }) => requestIdOf(id) === 'r1' && id.includes('/item/')).map(({ block }) => plainText(block))
  expect(own.slice(2)).toEqual([
    expect.stringMatching(/^\(a\) “A plan with dates for the kiln trials” \(page 1\)\. Answered as follows\.$/),
    expect.stringMatching(/^The plan sets two trials/),
    expect.stringMatching(/^\(b\) “Signed agreements with tile works” \(page 1\)\. Provided as\.$/),
    expect.stringMatching(/^Two tile works signed/),
    expect.stringMatching(/^\(c\) “Bank records that show the funds” \(page 1\)\. Answered above, in reply to the passage quoted from the notice\.$/),
    expect.stringMatching(/^\(d\) “Letters from prospective users” \(page 1\)\. Not available\.$/),
    expect.stringMatching(/^The one user that had written/),
  ])
  for (const fact of file.facts.filter(({ element }) => element.startsWith('p2')))
    expect(blocks.filter((block) => requestIdOf(block.id) === 'r1' && block.standard === null && factsOf(block).includes(fact.id))).toHaveLength(1)
  // Another order, or an item that was taken out of the letter, stops it.
  const place = (start: string) => blocks.findIndex(({ id }) => id === `p2/r1/item/${start}`)
  const swapped = [...blocks.slice(0, place('0')), ...blocks.slice(place('1'), place('2')), ...blocks.slice(place('0'), place('1')), ...blocks.slice(place('2'))]
  const found = (draft: typeof blocks) => checkDraft(file, draft, checkKnowledge(file, [], [], '2026-11-22')).map(({ rule }) => rule)
  expect(found(blocks)).not.toContain('notice-order')
  expect(found(swapped)).toContain('notice-order')
  expect(found(blocks.filter(({ id }) => !id.startsWith('p2/r1/item/3')))).toContain('item-unanswered')
})

test('every item of the notice stands in the letter and in its index, also what is not needed, with the reason', () => {
  const body = (file: CaseFile) => composeResponse({ file: have(file), seed: 'seed' }).flatMap(({ id, block }) => (requestIdOf(id) === 'r1' && /\/item\/[\d+]+$/.test(id) ? [plainText(block)] : []))
  const index = (file: CaseFile) => plainText(composeResponse({ file: have(file), seed: 'seed' }).find(({ id }) => id === 'opening/index')!.block)
  const pass = (file: CaseFile, ...questions: string[]): CaseFile => ({ ...file, answers: { ...file.answers, ...Object.fromEntries(questions.map((id) => [id, 'nothing' as const])) } })
  const standing = confirmedOf(`${CRITICISM} Please submit:\n\n(a) Letters of the kiln makers;\n\n(b) If such letters are unavailable, tax records of the trials; and\n\n(c) Bank records.`)
  const letters = (text: string) =>
    answer(answer(standing, 'r1.item0', { text, document: 'Letters of the kiln makers, March 2025' }), 'r1.item2', {
      text: 'The account holds the funds of two years.',
      document: 'Bank records, 2025',
    })
  const given = pass(letters('Both makers tell the dates of the trials.'), 'r1.item1')
  expect([states(have(given)), stops(have(given))]).toEqual([['exhibit', 'left-out', 'exhibit'], []])
  expect(body(given)[1]).toBe(
    '(b) “If such letters are unavailable, tax records of the trials” (page 1). What this item would stand in for is submitted or answered above, and nothing is submitted under it.',
  )
  expect(index(given)).toMatch(/1 \(a\)[^]*“Letters of the kiln makers”[^]*Provided[^]*1 \(b\)[^]*Not needed[^]*1 \(c\)/)
  // What it stands in for is not to be had: now it is asked for, and holds the release.
  const closed = pass(letters('One maker tells the dates; the other closed in 2021.'), 'r1.item1')
  expect([states(have(closed))[1], stops(have(closed)).map(({ quote }) => quote)]).toEqual(['open', ['r1 If such letters are unavailable, tax records of the trials']])
  expect(waitingForRequest(closed, first(closed)).map(({ id }) => id)).toContain('r1.item1')
  const any = answer(confirmedOf(`${CRITICISM} Please submit signed contracts, letters of intent, and/or bank records.`), 'r1.item2', {
    text: 'The account holds the funds.',
    document: 'Bank records, 2025',
  })
  expect(body(any)).toEqual([
    '“signed contracts” and “letters of intent” (page 1). By the words of the notice one of these items is enough; nothing is submitted under these.',
    expect.stringMatching(/^“bank records” \(page 1\)\. Provided as/),
  ])
  const offered = pass(confirmedOf(`${CRITICISM} Evidence of your plan may include, but is not limited to:\n\n- Signed contracts\n\n- Bank records`), 'r1.item0', 'r1.item1')
  const examples = ['“Signed contracts” and “Bank records” (page 1). The notice names these as examples of what may be sent; nothing is submitted under them.']
  expect([body(offered), states(have(offered)), stops(have(offered))]).toEqual([examples, ['left-out', 'left-out'], []])
  const untouched = confirmedOf(`${CRITICISM} Evidence of your plan may include, but is not limited to:\n\n- Signed contracts\n\n- Bank records`)
  expect([body(untouched), stops(have(untouched))]).toEqual([examples, []])
})

test('an item that is answered above names the passage and, where it asks for it, what predates the filing', () => {
  let file = confirmedOf(`${CRITICISM} The business plan gives no dates for the kilns. Please submit:\n\n1. Agreements that predate the filing; and\n\n2. Bank records.`)
  file = answer(file, 'r1.words1', { text: 'The fund wrote that it pays until 2027.', document: 'Letter of the tile makers’ fund, April 2026' })
  file = have(done(answerItemAbove(file, { question: 'r1.item0', above: ['r1.words0', 'r1.words1'] })))
  const told = composeResponse({ file, seed: 'seed' }).find(({ id }) => id === 'p2/r1/item/0')!
  expect(plainText(told.block)).toMatch(/Answered above, in reply to the first and second passages quoted from the notice\. predates the filing\.$/)
})

test('what an item asks of a plan may be dated ahead', () => {
  const later = (text: string) => {
    const file = answer(confirmedOf(LETTERED), 'r1.item0', { text })
    return checkDraft(have(file), composeResponse({ file: have(file), seed: 'seed' }), checkKnowledge(file, [], [], '2026-11-22')).filter(({ rule }) => rule === 'after-filing')
  }
  expect(later('Two trials run in each spring, 2027: the first oven, 2028: the second.')).toEqual([])
})

test('one way of a list is enough, none is too little, and what is only offered stops nothing', () => {
  const any = confirmedOf(`${CRITICISM} Please submit signed contracts, letters of intent, and/or bank records.`)
  expect(openItems(any, first(any))).toEqual([0, 1, 2])
  const one = answer(any, 'r1.item2', { text: 'The account holds the funds of two years.', document: 'Bank records, 2025' })
  expect([states(one), stops(have(one))]).toEqual([['left-out', 'left-out', 'exhibit'], []])
  const passed = { ...any, answers: { ...any.answers, 'r1.item0': 'nothing' as const, 'r1.item1': 'nothing' as const, 'r1.item2': 'nothing' as const } }
  expect(openItems(passed, first(passed))).toEqual([0, 1, 2])
  const offered = confirmedOf(`${CRITICISM} Evidence of your plan may include, but is not limited to:\n\n- Signed contracts\n\n- Bank records`)
  expect([states(offered), stops(offered)]).toEqual([['open', 'open'], []])
})

test('no more is asked at a time for one request than a petition asks, and the rest follows', () => {
  const many = `${CRITICISM} Please submit:\n\n${Array.from({ length: 18 }, (_one, at) => `${at + 1}. Trial record of kiln number ${at + 20}.`).join('\n\n')}`
  let file = confirmedOf(many)
  expect(itemsOf(first(file))).toHaveLength(18)
  const before = openForRequest(file, first(file)).map(({ id }) => id)
  expect(before).toHaveLength(QUESTIONS_MAX)
  const item = before.find((id) => id.includes('.item'))!
  file = answer(file, item, { text: 'The record lists each firing of the spring.' })
  const after = openForRequest(file, first(file)).map(({ id }) => id)
  expect([after.length, after.includes(item), after.every((id) => before.includes(id))]).toEqual([QUESTIONS_MAX, false, false])
})

test('a customer adds an item that was missed and puts one aside that is not asked, while the table is open', () => {
  const file = tableOf(LETTERED)
  const { id, rev } = first(file)
  const added = done(addItem(file, { id, rev, text: 'Tax returns of two years.', page: 2 }))
  expect(itemsOf(first(added)).at(-1)).toEqual({ text: 'Tax returns of two years.', page: 2 })
  expect(addItem(added, { id, rev, text: 'Another.', page: 2 })).toEqual({ kind: 'changed-meanwhile' })
  const aside = done(settleItem(added, { id, rev: rev + 1, place: 0, act: 'reject' }))
  expect(states(aside)[0]).toBeNull()
  expect(states(done(settleItem(aside, { id, rev: rev + 2, place: 0, act: 'confirm' })))[0]).toBe('open')
  expect(settleItem(aside, { id, rev: rev + 2, place: 99, act: 'reject' })).toEqual({ kind: 'no-such-request' })
  const closed = confirmedOf(LETTERED)
  expect(settleItem(closed, { id, rev: first(closed).rev, place: 0, act: 'reject' })).toEqual({ kind: 'confirmed' })
})
