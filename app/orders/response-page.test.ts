/** What the page of a response shows of the items that a notice lists, and what its forms ask. */
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { CaseFile } from '../../domain/petition/case-file.ts'
import { answerQuestion, withExhibit } from '../../domain/petition/change-case.ts'
import { promotionAt } from '../../domain/pricing/promotion.ts'
import { reopenTable } from '../../domain/rfe-response/change-response.ts'
import { itemsOf, liveRequests, MAIN_ELEMENT, type AskedItem } from '../../domain/rfe-response/response-file.ts'
import { answer, confirmed, done } from '../../test/rfe-responses/answer-notice.ts'
import { RESPONSE_CASES } from '../../test/rfe-responses/response-cases.ts'
import { caseView } from '../../usecases/case-view.ts'
import type { ShownCase } from '../../usecases/view-petition.ts'
import { OFFERED_MAX } from './case-parts.tsx'
import { ResponsePage } from './response-page.tsx'

const BATTERIES = RESPONSE_CASES[4]!
const pageOf = (file: CaseFile, now = 0): string =>
  renderToStaticMarkup(
    createElement(ResponsePage, {
      site: { origin: '', promotion: promotionAt(0), search: '' },
      reference: 'A-1',
      found: { kind: 'case', choice: 'to-come', letterDelivered: false, taken: true, files: [], ...caseView({ file, items: [] }), points: [] } as ShownCase,
      problem: null,
      now,
    }),
  )
const withItem = (file: CaseFile, change: Partial<AskedItem>): CaseFile => ({
  ...file,
  response: { ...file.response!, requests: liveRequests(file.response!).map((request) => ({ ...request, asked: request.asked.map((item) => ({ ...item, ...change })) })) },
})
const states = (html: string) => [...html.matchAll(/data-testid="item" data-state="([a-z-]+)"/g)].map(([, state]) => state)
/** The markup of one open question, by its key. */
const questionOf = (html: string, id: string): string => new RegExp(`<li data-key="${id.replace('.', '\\.')}".*?</details></li>`, 's').exec(html)?.[0] ?? ''
const intents = (html: string) => [...html.matchAll(/name="intent" value="([a-z-]+)"/g)].map(([, intent]) => intent)

test('each item stands in its row with its state, and its question has three ways and no way past it', () => {
  const file = confirmed(BATTERIES)
  const page = pageOf(file)
  expect(states(page)).toEqual(['open', 'open'])
  expect(intents(questionOf(page, 'r1.item0'))).toEqual(['answer-request', 'item-lacks'])
  // Once there is another answer, an item can be pointed to it.
  const said = answer(file, 'r1.words0', { text: 'The basis of each figure is set out line by line.', document: 'Basis of the projections' })
  const asked = questionOf(pageOf(said), 'r1.item0')
  expect(intents(asked)).toEqual(['answer-request', 'item-above', 'item-lacks'])
  expect(asked).toMatch(/<label[^>]*><input type="checkbox"[^>]* name="above" value="r1\.words0"\/>/)
  const closed = pageOf(answer(said, 'r1.item0', { text: 'The plan has a date for each step.', document: 'Plan of work' }))
  expect([states(closed), questionOf(closed, 'r1.item0')]).toEqual([['exhibit', 'open'], ''])
  expect(closed).toContain('With a document: Plan of work')
})

test('a suggested point is chosen beforehand, marked, and confirmed by one press; without one nothing is chosen', () => {
  const open = done(reopenTable(confirmed(BATTERIES)))
  const { reading } = open.response!.notice
  if (reading.kind !== 'read') throw new Error()
  const loose = (quote: string) => ({ concern: null, point: null, quote, page: 2, kind: 'stated' as const })
  const passages = [...reading.passages, { ...loose('Batteries of the kind are sold in every town.'), suggested: 'national-importance' as const }, loose('The drawer was left open.')]
  const html = pageOf({ ...open, response: { ...open.response!, notice: { ...open.response!.notice, reading: { ...reading, passages } } } })
  const [first, second] = [...html.matchAll(/<li data-testid="sentence".*?<\/form><\/li>/gs)].map(([row]) => row)
  expect(first).toContain('Batteries of the kind')
  expect(first).toMatch(/<option value="national-importance" selected="">/)
  const [, mark] = /<p id="([^"]+)"[^>]*>Suggested: please confirm<\/p>/.exec(first!) ?? []
  expect(first).toContain(`aria-describedby="${mark}"`)
  expect(first).toMatch(/>Confirm<span class="sr-only">/)
  expect(second).toContain('The drawer was left open.')
  expect(second).toMatch(/<option value="" selected="">/)
  expect(second).not.toContain('Suggested')
  expect(second).toMatch(/>Save<span/)
  expect(html).toContain('2 sentences that fit no row')
  expect(html).toContain('It counts only once you confirm it')
})

test('what the notice asks for on no point that is known stands among the sentences that fit no row', () => {
  const open = done(reopenTable(confirmed(BATTERIES)))
  const { reading } = open.response!.notice
  if (reading.kind !== 'read') throw new Error()
  const item = { concern: null, point: null, page: 2, kind: 'asked' as const, listed: true as const }
  const passages = [...reading.passages, { ...item, quote: 'the log of the drawer', under: 'Records of the shed' }, { ...item, point: 3 as const, quote: 'A letter on the labor certification' }]
  const html = pageOf({ ...open, response: { ...open.response!, notice: { ...open.response!.notice, reading: { ...reading, passages } } } })
  const [first, second] = [...html.matchAll(/<li data-testid="sentence".*?<\/form><\/li>/gs)].map(([row]) => row)
  expect(first).toContain('Records of the shed … the log of the drawer')
  expect(first).toContain('<option value="none">It asks for nothing to be sent</option>')
  expect(first).toMatch(/<option value="" selected="">/)
  expect(second).toMatch(/<option value="balance" selected="">/)
  expect(second).toContain('Suggested: please confirm')
})

test('what is one way among several may be passed, and while the table is open an item is added or put aside', () => {
  const file = confirmed(BATTERIES)
  expect(intents(questionOf(pageOf(withItem(file, { choice: 'any' })), 'r1.item0'))).toContain('pass-request')
  expect(intents(pageOf(file))).not.toContain('add-item')
  const open = pageOf(done(reopenTable(file)))
  expect(intents(open).filter((intent) => /item$/.test(intent!))).toEqual(['reject-item', 'reject-item', 'add-item'])
  expect(pageOf(done(reopenTable(withItem(file, { aside: true }))))).toContain('Not asked, you say')
})

test('of the documents that show an item a few are named, however many there are', () => {
  let file = confirmed(RESPONSE_CASES[0]!)
  const request = liveRequests(file.response!)[0]!
  file = done(
    answerQuestion(file, {
      question: { id: `${request.id}.item0`, element: MAIN_ELEMENT[request.concern] },
      text: 'The report counts the days on which the plant ran.',
      document: 'Report 0 of the office',
    }),
  )
  for (let place = 1; place < 9; place++) file = withExhibit(file, { title: `Report ${place} of the office`, proves: ['Prong 1'] }).file
  const ids = file.exhibits.flatMap(({ id, title }) => (/^Report \d of the office$/.test(title) ? [id] : []))
  file = { ...file, facts: file.facts.map((fact) => (fact.source.kind === 'answer' && fact.source.question === `${request.id}.item0` ? { ...fact, exhibits: ids } : fact)) }
  const asked = [{ text: 'A report of the office', page: 1 }, ...itemsOf(request)]
  const requests = file.response!.requests.map((one) => (one.id === request.id ? { ...one, asked, itemized: true as const } : one))
  const html = pageOf({ ...file, response: { ...file.response!, requests } })
  expect(html).toContain(': Report 0 of the office; Report 1 of the office; Report 2 of the office; Report 3 of the office; Report 4 of the office; and 4 more')
})

test('a period is counted to its last day, told as our count, and to be verified; a printed date is only copied', () => {
  const counted = pageOf(confirmed(RESPONSE_CASES[9]!))
  expect(counted).toMatch(/Counted by us, not printed:<\/span> 30 days from June 15, 2026 end on July 15, 2026\. Please verify it/)
  expect(counted).not.toContain('Copied, not counted')
  const printed = pageOf(confirmed(BATTERIES))
  expect(printed).toContain('Copied, not counted')
  expect(printed).not.toContain('counted-day')
})

test('the date to answer by stands before everything else, as printed, and so does that none was found', () => {
  const file = confirmed(BATTERIES)
  const { printed } = file.response!.deadline!
  const page = pageOf(file)
  expect(page).toContain(`Date to answer by, as printed: ${printed}`)
  expect(page.indexOf('deadline-first')).toBeLessThan(page.indexOf('id="table"'))
  expect(pageOf({ ...file, response: { ...file.response!, deadline: null } })).toContain('We found no date to answer by.')
})

test('the choice of an answer to a notice names no right to withdraw: such an order has none', () => {
  const file = confirmed(BATTERIES)
  const page = renderToStaticMarkup(
    createElement(ResponsePage, {
      site: { origin: '', promotion: promotionAt(0), search: '' },
      reference: 'A-1',
      found: { kind: 'case', choice: 'now', letterDelivered: false, taken: true, files: [], ...caseView({ file, items: [] }), points: [] } as ShownCase,
      problem: null,
      now: 0,
    }),
  )
  expect(page).toContain('I choose these ways')
  expect(page).not.toContain('withdraw')
})

test('the third prong is asked for in a part of its own where the notice does not reach it, and nowhere else', () => {
  const left = pageOf(confirmed(RESPONSE_CASES[9]!))
  expect(left).toContain('The balance, which the notice leaves for later')
  expect(intents(questionOf(left, 'left3.benefit'))).toEqual(['answer-request', 'pass-request'])
  const said = answer(confirmed(RESPONSE_CASES[9]!), 'left3.benefit', { text: 'The rule for payment apps does not exist yet.' })
  expect(questionOf(pageOf(said), 'left3.benefit')).toBe('')
  expect(pageOf(confirmed(BATTERIES))).not.toContain('left3')
})

test('of many other answers each item offers so many that all forms together hold no thousands of them', () => {
  const said = answer(confirmed(BATTERIES), 'r1.words0', { text: 'The basis of each figure is set out line by line.' })
  const [request] = liveRequests(said.response!)
  const asked = Array.from({ length: 1000 }, (_, place) => ({ text: `Document ${place} of the works`, page: 1 }))
  const known = said.facts.at(-1)!
  const answers = Array.from({ length: 900 }, (_, place) => ({ ...known, id: `a${place}`, source: { kind: 'answer' as const, question: `r1.item${place + 100}`, quote: '' } }))
  const html = pageOf({ ...said, facts: [...said.facts, ...answers], response: { ...said.response!, requests: [{ ...request!, itemized: true, asked }] } })
  const pointed = [...html.matchAll(/name="above" value="([^"]+)"/g)].map(([, id]) => id)
  expect(pointed.length).toBeGreaterThan(OFFERED_MAX / 2)
  expect(pointed.length).toBeLessThanOrEqual(OFFERED_MAX)
  expect(pointed[0]).toBe('r1.words0')
})

test('a date to answer by that has passed is said first; one that is to come, or cannot be read, is not called passed', () => {
  const file = confirmed(BATTERIES)
  const dated = (printed: string): CaseFile => ({ ...file, response: { ...file.response!, deadline: { printed, quote: '', page: null, by: 'customer' } } })
  const first = (printed: string, day: string) => /data-testid="deadline-first">.*?<\/p>/s.exec(pageOf(dated(printed), Date.parse(day)))?.[0] ?? ''
  expect(first('March 3, 2026', '2026-03-05T13:00:00Z')).toContain('This date has passed.')
  expect(first('March 3, 2026', '2026-03-03T13:00:00Z')).not.toContain('has passed')
  expect(first('87 days', '2026-03-05T13:00:00Z')).not.toContain('has passed')
})
