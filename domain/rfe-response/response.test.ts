/** The table of a notice and the answers to it: what holds for every notice, every order of acts, and every letter. */
import fc from 'fast-check'
import { expect, onTestFinished, test, vi } from 'vitest'
import { checkKnowledge } from '../../content/petition/check-knowledge.ts'
import { composeResponse } from '../../content/rfe-response/compose-response.ts'
import { closingFact, figuresOf } from '../../content/rfe-response/closing-fact.ts'
import { findAsked } from '../../content/petition/case-questions.ts'
import { findResponseQuestion, openForRequest, responseQuestions } from '../../content/rfe-response/questions.ts'
import { abilityKind } from '../petition/ability-kinds.ts'
import { answer, answered, confirmed, done, readTable, saidById, textOfLetter } from '../../test/rfe-responses/answer-notice.ts'
import { RESPONSE_CASES } from '../../test/rfe-responses/response-cases.ts'
import { emptyCase, isSettled, settledFacts, STATEMENT_ID, type CaseFile } from '../petition/case-file.ts'
import { withExhibit } from '../petition/change-case.ts'
import { proposeSentence } from '../petition/fact-words.ts'
import { checkDraft } from '../petition/checks/check-draft.ts'
import { checkDocument } from '../documents/check-document.ts'
import { plainText, sentencesOf } from '../petition/checks/block-text.ts'
import { editableText, exhibitNumbers, factsOf, letterDocument, withText, type DraftBlock } from '../petition/draft.ts'
import { ranges } from '../petition/titled-exhibits.ts'
import { notationOfReturned } from '../petition/returned-letter.ts'
import { noticeReadingSchema } from '../rfe/notice-reading.ts'
import { readNotice } from '../rfe/read-notice.ts'
import { layOut } from '../../test/rfe-letters/lay-out.ts'
import { noticePages } from '../../test/rfe-responses/answer-notice.ts'
import {
  addRequest,
  answerQuestionOfRequest,
  cameLater,
  confirmTable,
  copyDeadline,
  copyFilingDay,
  correctRequest,
  missingOf,
  placeSentence,
  settleRequest,
  withoutLaterFacts,
} from './change-response.ts'
import { answerHeading, requestIdOf } from './check-response.ts'
import { answerDoubts } from './answer-doubts.ts'
import { namedIn } from './named-words.ts'
import { isDatedLater, laterDates } from './later-dates.ts'
import { isConclusion, objectionOf } from './objection.ts'
import { onlyWithdraws } from './withdrawn.ts'
import { recordIn, responseOf } from './request-table.ts'
import {
  concededConcerns,
  CONCERN_ELEMENTS,
  elementOfPassage,
  elementsOf,
  factsOfRequest,
  isOnPassage,
  liveRequests,
  passageQuestion,
  PETITION_AS_FILED,
  unorderedProngs,
  unsettledWords,
} from './response-file.ts'

const compose = (file: CaseFile, seed = 'seed') => composeResponse({ file, seed })
const blocking = (file: CaseFile, blocks: readonly DraftBlock[]) =>
  checkDraft(file, blocks, checkKnowledge(file, [], [], '2026-11-22'))
    .filter((found) => found.blocking)
    .map(({ rule }) => rule)
const oneCase = fc.constantFrom(...RESPONSE_CASES)
const WATER = RESPONSE_CASES[0]!

test('ten notices become the tables that their readers made, in their order, with exact words and the printed date', () => {
  for (const one of RESPONSE_CASES) {
    const { response } = readTable(one)
    expect([one.key, liveRequests(response!).map(({ concern }) => concern)]).toEqual([one.key, one.requests.map(({ concern }) => concern)])
    const printed = noticePages(one)
      .flatMap(({ lines }) => lines)
      .join(' ')
      .replace(/\s+/g, ' ')
    for (const { quotes, asked } of response!.requests) for (const { text } of [...quotes, ...asked]) expect(printed).toContain(text.slice(0, 60))
    expect(printed).toContain(response!.deadline!.printed)
    expect(noticeReadingSchema.parse(structuredClone(response!.notice.reading))).toEqual(response!.notice.reading)
  }
})

test('the filed petition gives the endeavor word by word and its exhibits by the names they were filed under', () => {
  for (const one of RESPONSE_CASES) {
    const { response, exhibits } = readTable(one)
    expect(response!.petition!.endeavors[0]?.text).toBe(one.endeavor)
    const filed = exhibits.filter((exhibit) => exhibit.filed !== undefined)
    expect(filed.length).toBe(one.petition.match(/^- /gm)!.length)
    expect(filed.every(({ state, existed }) => state === 'have' && existed === 'yes')).toBe(true)
  }
})

test('every one of the ten is answered without a blocking finding, each request once, in the order of the notice', () => {
  for (const one of RESPONSE_CASES) {
    const file = answered(one)
    const blocks = compose(file, one.key)
    expect([one.key, checkDraft(file, blocks, checkKnowledge(file, [], [], '2026-11-22')).filter((found) => found.blocking)]).toEqual([one.key, []])
    const heads = blocks.filter(({ id }) => /\/r\d+\/heading$/.test(id)).map(({ id }) => requestIdOf(id))
    expect(heads).toEqual(liveRequests(file.response!).map(({ id }) => id))
    const words = blocks.map(({ block }) => plainText(block)).join('\n')
    for (const { quotes } of liveRequests(file.response!)) for (const { text } of quotes) expect(words.split(text).length - 1).toBe(1)
    for (const fact of file.facts.filter(isSettled).filter(({ element }) => !element.startsWith('identity')))
      expect(blocks.filter((block) => requestIdOf(block.id) !== null && block.standard === null && factsOf(block).includes(fact.id)).length).toBe(1)
  }
})

test('a letter names its standard of proof, what each request asks to be sent, and each document that it rests on by its title', () => {
  let asks = 0
  for (const one of RESPONSE_CASES) {
    const file = answered(one)
    const blocks = compose(file, one.key)
    expect(blocks.filter(({ standard }) => standard === 'response-burden')).toHaveLength(1)
    // The law on merit stands only where the notice contests it.
    const merit = liveRequests(file.response!).some(({ concern }) => concern === 'substantial-merit')
    expect([one.key, blocks.some(({ standard, block }) => standard !== null && plainText(block).includes('Merit may be shown'))]).toEqual([one.key, merit])
    for (const { id, asked } of liveRequests(file.response!)) {
      const own = blocks.filter((block) => requestIdOf(block.id) === id)
      const words = own.map(({ block }) => plainText(block)).join('\n')
      for (const { text } of asked) expect(words).toContain(text)
      asks += asked.length
      const record = own.find((block) => block.id.endsWith('/record'))
      const shown = new Set(own.flatMap(factsOf).flatMap((fact) => file.facts.find((known) => known.id === fact)!.exhibits))
      for (const exhibit of shown) expect(plainText(record!.block)).toContain(file.exhibits.find((known) => known.id === exhibit)!.title.replace(/ \(filed as .*$/, ''))
    }
  }
  expect(asks).toBeGreaterThan(3)
})

const wordsOfLetter = (file: CaseFile, seed: string) => textOfLetter(file, compose(file, seed)).replace(/\s+/g, ' ').replaceAll('\u00A0', ' ')
const caseOf = (key: string) => RESPONSE_CASES.find((one) => one.key.startsWith(key))!
const requestsOf = (key: string) => liveRequests(readTable(caseOf(key)).response!)

test('each request opens with its law, or says where that stands, and ends by applying it to its exhibits, once', () => {
  for (const one of RESPONSE_CASES) {
    const file = answered(one)
    const blocks = compose(file, one.key)
    const requests = liveRequests(file.response!)
    for (const { id, concern } of requests) {
      const own = blocks.filter((block) => requestIdOf(block.id) === id)
      const results = own.filter((block) => block.id.endsWith('/result'))
      expect([one.key, concern, results.length]).toEqual([one.key, concern, 1])
      expect(own.at(-1)).toBe(results[0])
      const rests = new Set(own.flatMap(factsOf))
      expect(new Set(factsOf(results[0]!))).toEqual(rests)
      const at = blocks.findIndex((block) => block.id === answerHeading({ id, concern }))
      const law = blocks[at + 1]!
      expect([one.key, concern, law.standard === 'form' ? plainText(law.block) : 'law']).toEqual([
        one.key,
        concern,
        expect.stringMatching(/^law$|^The standard for this point is the one quoted under (?:Request|Ground) \d\.$/),
      ])
    }
  }
  const [, , plan] = requestsOf('03')
  expect(wordsOfLetter(answered(caseOf('03')), '03')).toContain('The standard for this point is the one quoted under Ground 2.')
  expect(plan!.concern).toBe('plan')
})

test('of the second prong a result names only the factors that were answered', () => {
  expect(wordsOfLetter(answered(caseOf('04')), '04')).not.toContain('well positioned to advance the endeavor.')
  const words = wordsOfLetter(answered(caseOf('10')), '10')
  expect(words).toContain('plan for future activities')
  expect(words).not.toContain('my education')
})

test('the law on jobs and other effects on the economy stands only where a fact meets it', () => {
  const ECONOMY = 'significant potential to employ U.S. workers'
  expect(wordsOfLetter(answered(WATER), WATER.key)).not.toContain(ECONOMY)
  const file = answered(WATER)
  const request = liveRequests(file.response!).find(({ concern }) => concern === 'national-importance')!
  const spoken = { ...file, facts: file.facts.map((fact) => (fact.element === 'p1.beyond' && isSettled(fact) ? { ...fact, text: `${fact.text} It brought nine jobs to the county.` } : fact)) }
  expect(request.quotes.length).toBeGreaterThan(0)
  expect(wordsOfLetter(spoken, WATER.key)).toContain(ECONOMY)
  const only = (text: string, quote: string) => ({
    ...file,
    facts: file.facts.map((fact) => (fact.element === 'p1.beyond' ? { ...fact, text } : fact)),
    response: { ...file.response!, requests: file.response!.requests.map((one) => (one.id === request.id ? { ...one, quotes: [{ text: quote, page: 1 }] } : one)) },
  })
  expect(wordsOfLetter(only('Anyone can use it, also those who never hire me.', 'The plan would serve only those who hire her and employ workers.'), 'a')).not.toContain(ECONOMY)
  expect(wordsOfLetter(only('The work creates no jobs.', 'No jobs are shown.'), 'a')).not.toContain(ECONOMY)
})

test('it is never declared that all that is told existed at filing: later documents and dates ahead are named as what they are', () => {
  for (const seed of ['a', 'b', 'c', 'd', 'e', 'f', 'g']) {
    const told = wordsOfLetter(answered(WATER), seed)
    expect(told).toMatch(/existed on that day|as they stood on that day/)
    expect(told).not.toMatch(/The facts below existed on/)
    expect(told).toMatch(/The following bear a later date\. .* - Exhibit R-4 \(Second letter of Joan Ferris [^)]*June 2026\): for the facts told under Request 2/)
  }
  const file = answered(WATER)
  const [first] = factsOfRequest(file.facts, liveRequests(file.response!)[0]!)
  const saying = (text: string) => wordsOfLetter({ ...file, facts: file.facts.map((fact) => (fact.id === first!.id ? { ...fact, text } : fact)) }, 'a')
  expect(saying('The tools are to be sown again in 2027 and released in 2029.')).toContain('were still ahead on that day.')
  expect(saying('The tools were released in 2025.')).not.toContain('what was still ahead')
})

test('a request closes on what the notice asked for before what it has read, and on states before counties', () => {
  const file = answered(WATER)
  const request = {
    ...liveRequests(file.response!)[0]!,
    quotes: [
      { text: 'They do not show that your specific kiln would have an impact beyond the plant that employs you.', page: 1 },
      { text: 'The kiln would primarily benefit the workers of that plant.', page: 1 },
    ],
  }
  const said = (id: string, place: number, text: string) => ({
    ...file.facts[0]!,
    id,
    text,
    element: 'p1.beyond' as const,
    source: { kind: 'answer' as const, question: passageQuestion(request, place), quote: text },
  })
  const old = said('old', 0, 'I published the drawing, free to use.')
  const added = said('new', 1, 'Other plants wrote that they use it.')
  const isNew = ({ id }: { id: string }) => id === 'new'
  expect(closingFact(request, [old, added], isNew)?.facts.map(({ id }) => id) ?? []).not.toContain('old')
  const local = said('new', 1, 'Three growers with 640 members in five counties use it.')
  expect(closingFact(request, [old, local], isNew)?.figures).toEqual(['three growers', '640 members'])
  const wide = said('wide', 0, 'Seven plants in four states use it.')
  expect(closingFact(request, [wide, local], isNew)).toMatchObject({ figures: ['seven plants', 'four states'], facts: [{ id: 'wide' }] })
})

test('who reads an answer is told what was asked, under a request too', () => {
  expect(findAsked('r2.words0')).toBe('what answers the words of request 2')
  const [own] = responseQuestions(confirmed(WATER)).filter(({ id }) => /^r1\.(?!words|because|item)/.test(id))
  expect(findAsked(own!.id)).toBe(own!.ask)
  expect([findAsked('r2.item1'), findAsked('r2.lacks1')]).toEqual(['what is sent for an item of request 2', 'why an item of request 2 is not available'])
})

test('a question is found by its id, and of the requests only its own is read: each holds long passages', () => {
  const file = confirmed(WATER)
  const questions = responseQuestions(file)
  expect(new Set(questions.map(({ id }) => id.split('.')[0])).size).toBeGreaterThan(2)
  for (const question of questions) {
    const requests = file.response!.requests.map((request) =>
      question.id.startsWith(`${request.id}.`)
        ? request
        : {
            ...request,
            get quotes(): never {
              throw new Error(`${request.id} is read for ${question.id}`)
            },
          },
    )
    expect(findResponseQuestion({ ...file, response: { ...file.response!, requests } }, question.id)).toEqual(question)
  }
  for (const id of ['', 'r1', 'r1.', 'r99.words0', 'r1.words99', 'words0']) expect(findResponseQuestion(file, id)).toBeUndefined()
})

test('a question on a fact is found by its id, and of the facts only its own is read', () => {
  const file = answered(WATER)
  const settled = file.facts.filter(isSettled)
  expect(settled.length).toBeGreaterThan(3)
  for (const { id, rev } of settled) {
    const facts = file.facts.map((fact) =>
      fact.id === id
        ? fact
        : {
            ...fact,
            get text(): never {
              throw new Error(`${fact.id} is read for ${id}`)
            },
          },
    )
    expect(findResponseQuestion({ ...file, facts }, `agree-${id}-${rev}`)).toMatchObject({ replaces: id })
    expect(findResponseQuestion({ ...file, facts }, `agree-${id}-${rev + 1}`)).toBeUndefined()
  }
})

test('the index of requests is what the officer meets first, before any law', () => {
  for (const one of RESPONSE_CASES) {
    const blocks = compose(answered(one), one.key)
    const index = blocks.findIndex(({ id }) => id === 'opening/index')
    expect(blocks.slice(0, index).every(({ standard }) => standard === null || standard === 'form')).toBe(true)
  }
})

test('a title stands once in the body of a letter and once in its index', () => {
  for (const one of RESPONSE_CASES) {
    const file = answered(one)
    const [body = ''] = wordsOfLetter(file, one.key).split('## Index of exhibits')
    for (const { title } of file.exhibits.filter(({ id }) => id !== STATEMENT_ID)) {
      const bare = title.replace(/ \(filed as [^)]*\)$/, '')
      // Once for each request that lists it, once among those of a later date, and nowhere else.
      const lists = compose(file, one.key).filter(({ id, block }) => (id.endsWith('/record') || id === 'opening/later') && plainText(block).includes(bare)).length
      expect([title, body.split(bare).length - 1]).toEqual([title, lists])
    }
  }
})

test('the original notice and the complete response are enclosed, and the Policy Manual stands with each prong that is argued', () => {
  for (const one of RESPONSE_CASES) {
    const file = answered(one)
    const blocks = compose(file, one.key)
    const once = plainText(blocks.find(({ standard }) => standard === 'response-once')!.block)
    expect(once).toMatch(/original notice.*complete response.*8 CFR 103\.2\(b\)\(11\)/)
    for (const { standard, block } of blocks)
      if (['p1-importance', 'p2', 'p3'].includes(standard ?? '')) expect([one.key, standard, plainText(block)]).toEqual([one.key, standard, expect.stringContaining('6 USCIS-PM F.5(D)')])
  }
})

test('a document dated after filing is told before the answers, with the rule once; the letter of the others says nothing of it', () => {
  const told = wordsOfLetter(answered(WATER), WATER.key)
  expect(told.split('See Matter of Katigbak, 14 I&N Dec. 45, 49').length - 1).toBe(1)
  expect(told).toContain('Exhibits without an R were filed with the petition.')
  expect(told).not.toContain('where it shows a fact that is not')
  for (const one of RESPONSE_CASES) {
    const file = answered(one)
    const blocks = compose(file, one.key)
    const isListed = blocks.some(({ id }) => id === 'opening/later')
    expect([one.key, wordsOfLetter(file, one.key).includes('See Matter of Katigbak')]).toEqual([one.key, isListed])
  }
})

test('exceptional ability is told by the kinds of the regulation, one line each, and weighed as a whole; no profession is asked for', () => {
  const file = answered(caseOf('09'))
  for (const seed of ['a', 'b', 'c', 'd', 'e']) {
    const blocks = compose(file, seed)
    const list = blocks.find(({ id }) => id.endsWith('/ability/kinds'))!
    expect(
      plainText(list.block)
        .split('\n')
        .map((line) => /^\(([A-F])\) /.exec(line)?.[1]),
    ).toEqual(['A', 'B', 'C', 'F'])
    const letter = wordsOfLetter(file, seed)
    expect(letter).toContain('count two of the six kinds and do not name them')
    expect(letter).toContain('## Final merits')
    expect(letter).toContain('Before filing, I had worked full time in institutional kitchens for twelve years, as three employers confirm')
    expect(letter).toContain('The results under Request 2 show what the expertise was used for')
    expect(letter).not.toContain('## A profession')
  }
  expect(['I have built two prototypes before filing the patent', 'I have worked there for ten years before filing.'].map(proposeSentence)).toEqual([
    'I have built two prototypes before filing the patent.',
    'Before filing, I had worked there for ten years.',
  ])
  // A sentence that fits two kinds, or none, claims neither.
  expect(['I am a licensed member of the society.', 'I cook well.'].map(abilityKind)).toEqual([null, null])
})

test('an exhibit is tagged by the points whose answers rest on it', () => {
  const file = answered(caseOf('09'))
  const { exhibits } = letterDocument(file, compose(file), { title: 'Response letter', edition: '2026-11-22' })
  const documents = exhibits.filter(({ title }) => !title.startsWith('Statement of the petitioner'))
  expect(documents.map(({ proves }) => proves)).toEqual([['EB-2'], ['EB-2'], ['EB-2'], ['EB-2'], ['EB-2'], ['Prong 2'], ['Prong 2'], ['Prong 2'], ['Prong 2']])
})

test('one point is told of as one, and no sentence of the composer gives an argument up', () => {
  const one = caseOf('07')
  for (const seed of ['a', 'b', 'c', 'd', 'e', 'f', 'g']) {
    const letter = wordsOfLetter(answered(one), seed)
    expect(letter).not.toMatch(/the one points?\b[^.]*order|one point, and each|Each of the one|each point/i)
    for (const each of RESPONSE_CASES)
      for (const block of compose(answered(each), seed))
        if (factsOf(block).length === 0 && block.block.kind !== 'quote') expect(plainText(block.block)).not.toMatch(/\bI (?:withdraw|concede|abandon)\b/)
  }
})

test('an answer that gives an argument up is told, and none of the ten does', () => {
  const given = (file: CaseFile) => checkDraft(file, compose(file), checkKnowledge(file, [], [], '2026-11-22')).filter(({ rule }) => rule === 'gives-up')
  for (const one of RESPONSE_CASES) expect([one.key, given(answered(one))]).toEqual([one.key, []])
  const file = answered(WATER)
  const { id } = file.facts.find((fact) => fact.element === 'p3.benefit' && isSettled(fact))!
  const said = { ...file, facts: file.facts.map((fact) => (fact.id === id ? { ...fact, text: 'I withdraw what was said of the two makers. The rule did not exist when I filed.' } : fact)) }
  expect(given(said).map(({ blocking, section, quote }) => [blocking, section, quote])).toEqual([[false, 'p3', 'I withdraw']])
})

test('a prong that is contested and not ordered is told until its rows are put aside', () => {
  let file = readTable(WATER)
  expect(unorderedProngs(file.response!, ['Prong1'])).toEqual([3])
  expect(unorderedProngs(file.response!, ['Prong3', 'Prong1'])).toEqual([])
  const row = liveRequests(file.response!).find(({ point }) => point === 3)!
  file = done(settleRequest(file, { id: row.id, rev: row.rev, act: 'reject' }))
  expect(unorderedProngs(file.response!, ['Prong1'])).toEqual([])
})

test('whatever is taken out of a letter or put into it: a request is answered once, or nothing is released', () => {
  fc.assert(
    fc.property(oneCase, fc.nat(), fc.constantFrom('drop', 'twice', 'swap', 'words'), (one, at, harm) => {
      const file = answered(one)
      const blocks = compose(file)
      const live = liveRequests(file.response!)
      const request = live[at % live.length]!
      const own = (block: DraftBlock) => requestIdOf(block.id) === request.id
      const quote = blocks.findIndex(({ id }) => id.endsWith(`/${request.id}/words/0`))
      const harmed: Record<typeof harm, () => DraftBlock[]> = {
        drop: () => blocks.filter((block) => !own(block)),
        twice: () => [...blocks, ...blocks.filter(({ id }) => id === answerHeading(request))],
        swap: () => [...blocks.filter((block) => own(block)), ...blocks.filter((block) => !own(block))],
        words: () => blocks.map((block, place) => (place === quote ? { ...block, block: { kind: 'quote', content: [{ kind: 'text', text: 'USCIS has a question about this.' }] } } : block)),
      }
      const rules: Record<typeof harm, string> = { drop: 'unanswered', twice: 'answered-twice', swap: 'notice-order', words: 'notice-words' }
      if (harm === 'swap' && live[0]!.id === request.id) return
      expect(blocking(file, harmed[harm]())).toContain(rules[harm])
    }),
    { numRuns: 60 },
  )
})

test('what the notice accepts is never argued: not by the composer, and not by an operator without being held', () => {
  fc.assert(
    fc.property(oneCase, fc.nat(), (one, at) => {
      const file = answered(one)
      const conceded = concededConcerns(file.response!)
      if (conceded.length === 0) return
      const element = CONCERN_ELEMENTS[conceded[at % conceded.length]!][0]!
      const fact = {
        id: 'f999',
        element,
        kind: 'statement' as const,
        text: 'My work was praised by many people.',
        fields: {},
        readText: '',
        source: { kind: 'customer' as const, quote: '' },
        unsure: false,
        state: 'confirmed' as const,
        rev: 1,
        exhibits: [],
        roleId: null,
      }
      const more = { ...file, facts: [...file.facts, fact] }
      const blocks = compose(more)
      expect(blocks.some((block) => factsOf(block).includes('f999'))).toBe(false)
      const argued = blocks.map((block, place) => (place === blocks.length - 3 ? { ...block, basis: { ...block.basis, f999: 1 } } : block))
      expect(blocking(more, argued)).toContain('conceded')
    }),
    { numRuns: 40 },
  )
})

const MONTHS = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December']
const day = fc.record({ year: fc.integer({ min: 2018, max: 2032 }), month: fc.integer({ min: 1, max: 12 }), day: fc.integer({ min: 1, max: 28 }) })
const iso = ({ year, month, day: of }: { year: number; month: number; day: number }) => `${year}-${String(month).padStart(2, '0')}-${String(of).padStart(2, '0')}`

test('only sentences with a later date are asked whether they plan: a long fact costs no look at each of its sentences', () => {
  const looks = vi.spyOn(RegExp.prototype, 'test')
  onTestFinished(() => looks.mockRestore())
  const sentences = 'It ran in 2019. '.repeat(400)
  expect(laterDates(sentences, '2026-01-14')).toEqual([])
  expect(looks.mock.calls.length).toBe(0)
  expect(laterDates(`${sentences}Two of them closed in 2027. They will open in 2028. Both moved in June 2029.`, '2026-01-14')).toEqual(['2027', 'June 2029'])
  expect(looks.mock.calls.length).toBeLessThan(12)
})

test('a date is later than filing exactly when its day, month or year ends no earlier than it begins after', () => {
  fc.assert(
    fc.property(day, day, (filed, told) => {
      const filedOn = iso(filed)
      const month = MONTHS[told.month - 1]!
      const later = iso(told) > filedOn
      expect(laterDates(`I published it on ${month} ${told.day}, ${told.year}.`, filedOn).length > 0).toBe(later)
      expect(laterDates(`I published it on ${told.day} ${month} ${told.year}.`, filedOn).length > 0).toBe(later)
      expect(laterDates(`The record is of ${iso(told)}.`, filedOn).length > 0).toBe(later)
      expect(laterDates(`I published it in ${month} ${told.year}.`, filedOn).length > 0).toBe(iso(told).slice(0, 7) > filedOn.slice(0, 7))
      expect(laterDates(`I published it in ${told.year}.`, filedOn).length > 0).toBe(told.year > filed.year)
    }),
    { numRuns: 300 },
  )
})

test('what is planned, and the end of a term, may be dated ahead', () => {
  for (const text of ['By June 2030 I will release version 3.', 'The grant runs until June 2030.', 'The contract of May 2020 is valid through 2031.', 'The foundation pays from 2020 to 2031.'])
    expect(laterDates(text, '2026-01-14')).toEqual([])
  expect(laterDates('Two utilities adopted the method in March 2027.', '2026-01-14')).toEqual(['March 2027'])
  expect(laterDates('Two utilities adopted the method in March 2027.', '')).toEqual([])
})

test('a sentence of nothing but dates is read once, not again for each of them', () => {
  expect(laterDates('to 2025 '.repeat(100_000), '2024-01-14')).toHaveLength(100_000)
})

test('a fact that came after filing is stopped with its reason however it comes in, and no letter holds it', () => {
  const file = answered(WATER)
  const later = answer({ ...file, response: { ...file.response!, chosenAt: null } }, 'r1.beyond', { text: 'A utility in Oregon took the method into use in June 2026.' })
  const stopped = withoutLaterFacts(later)
  const fact = stopped.facts.find(({ text }) => text.includes('Oregon'))!
  expect([fact.state, fact.stopped]).toEqual(['rejected', 'June 2026'])
  expect(compose(stopped).some(({ block }) => plainText(block).includes('Oregon'))).toBe(false)
  // An operator's own words are held too.
  const blocks = compose(file)
  const edited = blocks.map((block) =>
    block.id.endsWith('words/0/answer/f3') || /words\/0\/answer\//.test(block.id)
      ? { ...block, origin: 'operator' as const, block: { kind: 'paragraph' as const, content: [{ kind: 'text' as const, text: 'It was adopted in August 2026.' }] } }
      : block,
  )
  expect(blocking(file, edited)).toContain('after-filing')
  expect(cameLater({ element: 'p2.plan', text: 'Done in August 2027.' }, '2026-01-14')).toBeNull()
})

test('the date to answer by is copied: a letter with another one is held, and no act computes one', () => {
  for (const one of RESPONSE_CASES) {
    const file = answered(one)
    const blocks = compose(file)
    const deadline = blocks.find(({ id }) => id === 'opening/deadline')!
    expect(plainText(deadline.block)).toContain(file.response!.deadline!.printed)
    const other = blocks.map((block) =>
      block === deadline ? { ...block, block: { kind: 'paragraph' as const, content: [{ kind: 'text' as const, text: 'The notice prints “March 1, 2031” as the date by which to answer.' }] } } : block,
    )
    expect(blocking(file, other)).toContain('deadline')
  }
  const open = readTable(WATER)
  expect(done(copyDeadline(open, { printed: '  within 87 days ' })).response!.deadline!.printed).toBe('within 87 days')
})

test('nothing is confirmed before each row was looked at, the day is copied and the endeavor stands; afterwards the table is closed', () => {
  let file = readTable(WATER)
  expect(confirmTable(file, { at: 'now' })).toMatchObject({ kind: 'not-ready', missing: ['looked-at', 'filing-day', 'endeavor'] })
  expect(copyFilingDay(file, { day: '2027-01-01', today: '2026-11-22' })).toEqual({ kind: 'not-a-filing-day' })
  // The notice is of May 4, 2026: who copies a later day would let facts through that came after filing.
  expect(copyFilingDay(file, { day: '2026-05-05', today: '2026-11-22' })).toEqual({ kind: 'not-a-filing-day' })
  expect(copyFilingDay(file, { day: '2026-05-04', today: '2026-11-22' }).kind).toBe('changed')
  const { reading } = file.response!.notice
  const recognized = {
    ...file,
    response: { ...file.response!, notice: { ...file.response!.notice, reading: reading.kind === 'read' ? { ...reading, notes: [...reading.notes, 'recognized-in-pictures' as const] } : reading } },
  }
  expect(copyFilingDay(recognized, { day: '2026-05-05', today: '2026-11-22' }).kind).toBe('changed')
  expect(copyFilingDay(file, { day: 'soon', today: '2026-11-22' })).toEqual({ kind: 'not-a-day' })
  file = confirmed(WATER)
  expect(missingOf(file)).toEqual([])
  expect(settleRequest(file, { id: 'r1', rev: 2, act: 'reject' })).toEqual({ kind: 'confirmed' })
  expect(addRequest(file, { concern: 'plan', record: 'absent', quote: 'No plan was sent.', page: 1 })).toEqual({ kind: 'confirmed' })
})

test('a sentence that the reader could not place stops the table until the customer says what it is about, and no guess is told as known', () => {
  const notice = {
    header: ['U.S. Citizenship and Immigration Services'],
    footer: [],
    body: `| REQUEST FOR EVIDENCE\n| Form I-140, national interest waiver\n| Respond by July 27, 2026\n\n# On balance\n\nYou have not shown why a labor certification would be impractical.\n\n# Other\n\nThe nine bullet points of the letter could have been written by any weaver. The letters do not tell which looms were rebuilt by your own hands and skills.`,
  }
  let file: CaseFile = { ...readTable(WATER), response: responseOf({ file: 'n.pdf', sha256: 'n', reading: readNotice(layOut(notice)) }) }
  const [words, ...others] = unsettledWords(file.response!)
  expect([words?.text, others]).toEqual(['The nine bullet points of the letter could have been written by any weaver.', []])
  expect(file.response!.requests.map(({ concern, guessed }) => [concern, guessed])).toEqual([
    ['balance', undefined],
    ['record', true],
  ])
  expect(missingOf(file)).toContain('sentences')
  expect(placeSentence(file, { text: 'Other words.', concern: null })).toEqual({ kind: 'no-such-request' })
  const harmless = done(placeSentence(file, { text: words!.text, concern: null }))
  expect([missingOf(harmless).includes('sentences'), liveRequests(harmless.response!).length]).toEqual([false, 2])
  expect(placeSentence(harmless, { text: words!.text, concern: null })).toEqual({ kind: 'no-such-request' })
  file = done(placeSentence(file, { text: words!.text, concern: 'endeavor-unclear' }))
  expect(missingOf(file)).not.toContain('sentences')
  expect(liveRequests(file.response!).map(({ concern }) => concern)).toContain('endeavor-unclear')
  const row = file.response!.requests.find(({ concern }) => concern === 'record')!
  expect(done(correctRequest(file, { id: row.id, rev: row.rev, concern: 'plan', record: 'absent', quote: 'The letters.', page: 1 })).response!.requests.map(({ guessed }) => guessed)).not.toContain(
    true,
  )
})

test('a suggestion for a sentence settles nothing: the table waits until the customer confirms it, and a table of before has none', () => {
  const notice = {
    header: ['U.S. Citizenship and Immigration Services'],
    footer: [],
    body: `| REQUEST FOR EVIDENCE\n| Form I-140, national interest waiver\n| Respond by July 27, 2026\n\n# On balance\n\nYou have not shown why a labor certification would be impractical. The petition names the waiver and gives no reason for it that would not hold for any other school of the valley. Weavers live in every town of the valley.`,
  }
  const of = (reading: ReturnType<typeof readNotice>): CaseFile => ({
    ...confirmed(WATER),
    response: { ...confirmed(WATER).response!, ...responseOf({ file: 'n.pdf', sha256: 'n', reading }), filedOn: '2025-01-07' },
  })
  const reading = readNotice(layOut(notice))
  let file = of(reading)
  file = done(settleRequest(file, { id: 'r1', rev: 1, act: 'confirm' }))
  const [words] = unsettledWords(file.response!)
  expect(words).toEqual({ text: 'Weavers live in every town of the valley.', page: 1, suggested: 'balance' })
  expect(liveRequests(file.response!).flatMap(({ quotes }) => quotes.map(({ text }) => text))).not.toContain(words!.text)
  expect(confirmTable(file, { at: '2026-11-22T00:00:00Z' })).toEqual({ kind: 'not-ready', missing: ['sentences'] })
  const placed = done(placeSentence(file, { text: words!.text, concern: words!.suggested! }))
  expect(missingOf(placed)).toEqual([])
  expect(
    liveRequests(placed.response!)
      .find(({ concern }) => concern === 'balance')!
      .quotes.map(({ text }) => text),
  ).toContain(words!.text)
  // As installations hold them: read before there were suggestions.
  if (reading.kind !== 'read') throw new Error()
  const before = { ...reading, passages: reading.passages.map(({ suggested: _suggested, ...rest }) => rest) }
  expect(noticeReadingSchema.parse(structuredClone(before))).toEqual(before)
  expect(unsettledWords(of(before).response!)).toEqual([{ text: words!.text, page: 1 }])
})

test('whatever a customer does to the table, no two standing rows ask about the same, and a second window loses nothing', () => {
  const concerns = ['endeavor-unclear', 'national-importance', 'substantial-merit', 'record', 'plan', 'balance', 'eb2-threshold'] as const
  const act = fc.record({
    kind: fc.constantFrom('confirm', 'reject', 'correct', 'add'),
    row: fc.nat({ max: 8 }),
    concern: fc.constantFrom(...concerns),
    page: fc.integer({ min: 1, max: 9 }),
    stale: fc.boolean(),
  })
  fc.assert(
    fc.property(oneCase, fc.array(act, { maxLength: 14 }), (one, acts) => {
      let file = readTable(one)
      for (const { kind, row, concern, page, stale } of acts) {
        const rows = file.response!.requests
        const at = rows[row % rows.length]!
        const rev = stale ? at.rev - 1 : at.rev
        const words = { concern, record: 'unknown' as const, quote: `The record is silent on page ${page}.`, page }
        const result = kind === 'add' ? addRequest(file, words) : kind === 'correct' ? correctRequest(file, { id: at.id, rev, ...words }) : settleRequest(file, { id: at.id, rev, act: kind })
        if (stale && kind !== 'add') expect(result.kind).toBe('changed-meanwhile')
        if (result.kind === 'changed') file = result.file
        const live = liveRequests(file.response!)
        expect(new Set(live.map((request) => request.concern)).size).toBe(live.length)
        expect(new Set(file.response!.requests.map(({ id }) => id)).size).toBe(file.response!.requests.length)
      }
    }),
    { numRuns: 120 },
  )
})

test('a table takes sixty rows and ten quotes of each, and says so', () => {
  const file = readTable(WATER)
  const add = (to: CaseFile, quote: string, page = 1) => addRequest(to, { concern: 'plan', record: 'unknown', quote, page })
  const grown = (to: CaseFile, quote: string) => {
    const result = add(to, quote)
    if (result.kind !== 'changed') throw new Error(result.kind)
    return result.file
  }
  let quoted = grown(file, 'No plan was sent.')
  const quotes = () => liveRequests(quoted.response!).find(({ concern }) => concern === 'plan')!.quotes.length
  for (let place = 0; quotes() < 10; place++) quoted = grown(quoted, `No plan was sent, line ${place}.`)
  expect(add(quoted, 'No plan was sent, once more.')).toEqual({ kind: 'case-full' })
  expect(add(quoted, 'No plan was sent, line 0.').kind).toBe('changed')
  let long = file
  while (long.response!.requests.length < 60) {
    long = grown(long, 'No plan was sent.')
    for (const { id, rev } of liveRequests(long.response!)) {
      const result = settleRequest(long, { id, rev, act: 'reject' })
      if (result.kind === 'changed') long = result.file
    }
  }
  expect(add(long, 'No plan was sent.')).toEqual({ kind: 'case-full' })
})

test('what the record holds is told by the words of the notice alone', () => {
  expect(recordIn(['The record contains no letters of intent from customers.'])).toBe('absent')
  expect(recordIn(['You did not submit an evaluation of the degree.'])).toBe('absent')
  expect(recordIn(['The letters are vague and do not give examples.'])).toBe('insufficient')
  expect(recordIn(['Please send more.'])).toBe('unknown')
})

test('a reading that is no notice gives a table without rows, which the customer may fill', () => {
  const denial = readNotice([
    {
      lines: [
        'U.S. Citizenship and Immigration Services',
        'DECISION',
        'Your Form I-140 petition has been reviewed and is hereby denied. You may appeal this decision within 30 days of the date of this notice by filing Form I-290B with the office that made it.',
      ],
    },
  ])
  expect(denial).toEqual({ kind: 'not-a-notice', why: 'denial' })
  expect(saidById(WATER, readTable(WATER)).length).toBe(6)
})

test('what is submitted with a response is R-1, R-2, … without a gap, and what was filed keeps its name, in the letter, its index, the editor, and a Word file that comes back', () => {
  for (const one of RESPONSE_CASES) {
    const file = answered(one)
    const blocks = compose(file, one.key)
    const numbers = exhibitNumbers(blocks, file)
    const filed = file.exhibits.filter((exhibit) => exhibit.filed !== undefined && numbers.has(exhibit.id))
    for (const exhibit of filed) expect(`Exhibit ${numbers.get(exhibit.id)!}`).toBe(exhibit.filed!.label)
    const added = [...numbers].filter(([id]) => !filed.some((exhibit) => exhibit.id === id)).map(([, number]) => number)
    expect(added).toEqual(added.map((_, place) => `R-${place + 1}`))
    const letter = letterDocument(file, blocks, { title: 'Response', edition: '2026-11-22' })
    expect(checkDocument(letter)).toEqual([])
    const index = letter.exhibits.map(({ id }) => id)
    expect(index.slice(0, added.length)).toEqual(added.map((number) => `Ex-${number}`))
    expect(letter.exhibits.filter(({ title }) => / \(filed with the petition\)$/.test(title)).map(({ id }) => id)).toEqual(index.slice(added.length))
    const words = textOfLetter(file, blocks)
    expect(words.includes('filed as Exhibit')).toBe(false)
    if (filed.length > 0) expect(words).toMatch(/marked R|R-1, R-2/)
    for (const { block } of blocks) {
      const source = editableText(block, numbers)
      if (source !== null && block.kind !== 'quote') expect(plainText(withText(block, source, numbers))).toEqual(plainText(block))
    }
    const every = added.length >= 2 ? notationOfReturned([{ text: `See Exhibits ${ranges(added)}.`, bold: false, italic: false }], file, blocks, blocks) : ''
    for (const number of added.length >= 2 ? added : []) expect(every).toContain(`{{Ex-${number}}}`)
    const back = notationOfReturned([{ text: 'See Exhibit R-1 and Exhibit 3.', bold: false, italic: false }], file, blocks, blocks)
    expect(back.includes('{{Ex-R-1}}')).toBe(added.length > 0)
    expect(back.includes('{{Ex-3}}')).toBe(filed.some((exhibit) => exhibit.filed?.label === 'Exhibit 3'))
  }
})

/** As the customer confirms all that the notice seems to accept. */
const accepting = (file: CaseFile): CaseFile => ({
  ...file,
  response: { ...file.response!, accepted: file.response!.accepted.map((one) => ({ ...one, state: 'confirmed' as const })) },
})

const responseTo = (lines: readonly string[]): CaseFile => {
  const reading = readNotice([{ lines: ['U.S. Citizenship and Immigration Services', 'REQUEST FOR EVIDENCE', 'Form I-140, national interest waiver', 'Respond by May 28, 2026', '', ...lines] }])
  return { ...emptyCase(), response: responseOf({ file: 'notice.pdf', sha256: 'x', reading }) }
}

test('no contested sentence of a table is without an answer, an open question, or a finding that stops the release', () => {
  fc.assert(
    fc.property(oneCase, fc.infiniteStream(fc.boolean()), (one, answers) => {
      const all = answered(one)
      const left = new Set(
        all.facts
          .filter(({ source }) => source.kind === 'answer' && /\.words\d/.test(source.question) && answers.next().value === true)
          .map(({ source }) => (source.kind === 'answer' ? source.question : '')),
      )
      // Some are passed ("there is nothing to say to this"), some were never asked.
      const passed = new Set([...left].filter(() => answers.next().value === true))
      const file: CaseFile = {
        ...all,
        facts: all.facts.filter(({ source }) => source.kind !== 'answer' || !left.has(source.question)),
        answers: Object.fromEntries(Object.entries(all.answers).flatMap(([id, given]): [string, typeof given][] => (left.has(id) ? (passed.has(id) ? [[id, 'nothing']] : []) : [[id, given]]))),
      }
      const findings = checkDraft(file, compose(file), checkKnowledge(file, [], [], '2026-11-22')).filter(({ blocking: stops }) => stops)
      for (const request of liveRequests(file.response!)) {
        const open = new Set(openForRequest(file, request).map(({ id }) => id))
        for (const [place, { text }] of request.quotes.entries()) {
          const isAnswered = factsOfRequest(file.facts, request).some((fact) => isOnPassage(fact, request, place))
          const byWhole = (isConclusion(text) || request.quotes.length === 1) && factsOfRequest(file.facts, request).length > 0
          const stops = findings.some(({ rule, quote }) => (rule === 'passage-unanswered' && text.startsWith(quote)) || (rule === 'unanswered' && quote.startsWith(request.id)))
          expect([text, isAnswered || byWhole || stops]).toEqual([text, true])
          if (!isAnswered && !passed.has(passageQuestion(request, place))) expect(open.has(passageQuestion(request, place))).toBe(true)
        }
      }
    }),
    { numRuns: 60 },
  )
}, 60_000)

test('prong two that is contested as a whole is asked for and answered as a whole, until a part of it gets a row of its own', () => {
  const whole = responseTo(['Second prong', '', 'The evidence does not establish that you are well positioned to advance the proposed endeavor.'])
  const [request] = liveRequests(whole.response!)
  expect(request).toMatchObject({ concern: 'record', whole: true })
  expect(elementsOf(request!)).toEqual(expect.arrayContaining(['p2.record', 'p2.plan', 'p2.progress', 'p2.interest']))
  expect(responseQuestions(whole).some(({ element }) => element === 'p2.plan')).toBe(true)
  expect(plainText(compose(whole).find(({ id }) => id === 'opening/index')!.block)).toContain('Well positioned to advance the endeavor')
  const parted = done(addRequest(whole, { concern: 'plan', record: 'absent', quote: 'No plan was sent.', page: 1 }))
  expect(liveRequests(parted.response!).map(({ concern, whole: all }) => [concern, all === true])).toEqual([
    ['record', false],
    ['plan', false],
  ])
  const part = responseTo(['Second prong', '', 'The letters do not describe your own contributions to the project.'])
  expect(liveRequests(part.response!)[0]!.whole).toBeUndefined()
})

test('why an answer meets what the notice misses is asked of the petitioner once the answer is there, and stands behind it', () => {
  const quote = 'The letters speak of rail safety in general and do not explain how your tool would affect railroads beyond the one that employs you.'
  const table = responseTo(['National importance', '', quote])
  const words = { r: 'r1.words0', why: 'r1.because0' }
  const asked = (file: CaseFile) => openForRequest(file, liveRequests(file.response!)[0]!).map(({ id }) => id)
  expect(asked(table)).not.toContain(words.why)
  const told = answer(table, words.r, { text: 'Nine railroads in five states ran the tool when I filed.', document: 'Letter of the short line association, March 2025' })
  expect(asked(told)).toContain(words.why)
  expect(openForRequest(told, liveRequests(told.response!)[0]!).find(({ id }) => id === words.why)!.ask).toContain('how my tool would affect railroads beyond the one that employs me')
  const file = answer(told, words.why, { text: 'None of the nine is owned by my employer, so the tool does its work where I have none.', document: 'Letter of the short line association, March 2025' })
  const letter = textOfLetter(file, compose(file)).replace(/\s+/g, ' ')
  expect(letter).toMatch(/\(Notice, page 1\) Nine railroads in five states [^“]*? None of the nine is owned/)
})

test('a request closes on the answer to the point that the notice contests, by its figures, and repeats no sentence', () => {
  const table = responseTo([
    'National importance',
    '',
    'The evidence does not establish that the endeavor is of national importance. The letters do not explain how your method would affect kilns beyond the plant that employs you.',
  ])
  const tested = answer(table, 'r1.words0', { text: 'The test house ran the method on kilns of three makers and found 18 of 20 cracked tiles.', document: 'Report of the test house, 2024' })
  const used = answer(tested, 'r1.words1', { text: 'When I filed, five plants in three states, with 610 kilns, had run the method. Each of them wrote so.', document: 'Letters of five plants, 2025' })
  const file = answer(used, 'r1.because1', { text: 'None of the five is owned by my employer.', document: 'Letters of five plants, 2025' })
  const letter = textOfLetter(file, compose(file)).replace(/\s+/g, ' ')
  expect(letter).toContain('As to how my method would affect kilns beyond the plant that employs me, the answer rests above all on five plants, three states, and 610 kilns (Exhibit R-2).')
  for (const said of ['found 18 of 20 cracked tiles', 'had run the method', 'None of the five']) expect(letter.split(said).length - 1).toBe(1)
  // What the answer may deny is not said to be shown.
  expect(textOfLetter(answered(caseOf('08')), compose(answered(caseOf('08'))))).not.toMatch(/is shown above all by/)
  for (const one of RESPONSE_CASES) {
    const [body = ''] = wordsOfLetter(answered(one), one.key).split('# Conclusion')
    const told = sentencesOf(body).filter((sentence) => sentence.split(' ').length > 9 && !/Dhanasar|notice/.test(sentence))
    expect([one.key, told.filter((sentence, place) => told.indexOf(sentence) !== place)]).toEqual([one.key, []])
  }
  expect(figuresOf('The plan needs 12 pumps, and none of the two makers sells them.')).toEqual(['12 pumps'])
  expect(figuresOf('It has its limits and in 2024 was 40 percent of this.')).toEqual([])
})

test('the grounds of a notice of intent to deny are called so, and the parts of a numbered notice by its own numbers', () => {
  const headings = (file: CaseFile) => compose(file).flatMap(({ id, block }) => (/\/r\d+\/heading$/.test(id) ? [plainText(block)] : []))
  const noid = answered(caseOf('03'))
  expect(headings(noid)[0]).toBe('Ground 1: national importance')
  const letter = wordsOfLetter(noid, '03')
  expect(letter).not.toMatch(/\bRequests? \d|\| Request \|/)
  expect(letter).toContain('the one quoted under Ground 2.')
  const numbered = responseTo([
    '1. The endeavor. The endeavor has substantial merit and national importance and the first prong is met.',
    '',
    '2. Plan. The record has no model or plan for future activities.',
    '',
    '3. The waiver. The petitioner did not explain why a labor certification would be impractical.',
  ])
  expect(headings(numbered)).toEqual(['Item 2 of the notice: plan, progress, and support', 'Item 3 of the notice: balance of the waiver'])
  expect(plainText(compose(numbered).find(({ id }) => id === 'opening/index')!.block)).toContain('Item 2 of the notice')
  expect(plainText(compose(numbered).find(({ id }) => id === 'opening/index')!.block)).toMatch(/(^|\n)2\b[^]*(^|\n)3\b/m)
  // Two points under one number are told apart.
  const shared = responseTo(['1. EB-2. The classification is not at issue.', '', '2. Position. The letters do not show your own part in the rail yard. The work plan gives no dates.'])
  expect(headings(shared)).toEqual(['Item 2 of the notice, point 1: record of success', 'Item 2 of the notice, point 2: plan, progress, and support'])
  // The law on translations stands where the notice misses one.
  const translated = responseTo(['EB-2 classification', '', 'The letter of your employer is not accompanied by a certified English translation.'])
  const told = (file: CaseFile) => textOfLetter(file, compose(file)).replace(/\s+/g, ' ')
  expect(told(translated)).toContain('certifies as complete and accurate, and with the translator’s certification of competence to translate it. 8 CFR 103.2(b)(3).')
  expect(told(shared)).not.toContain('103.2(b)(3)')
  // A list of what may be sent numbers no parts.
  const listed = responseTo(['Plan', '', 'The record has no model or plan for future activities. Please submit:', '', '1. A plan of work.', '', '2. Letters of users.'])
  expect(headings(listed)).toEqual(['Request 1: plan, progress, and support'])
})

test('a closing sentence tells whole words, of the sentence that refuses, and figures inside of it; a plan may be dated ahead, and years of experience are answered as such', () => {
  expect(objectionOf('They do not show that your work would have an impact beyond the yard, which employs you.')?.words).toBe('that my work would have an impact beyond the yard')
  expect(objectionOf('The petition projects 900 fewer delays a year. This figure is not supported by any study.')?.words).toBe('evidence for this figure')
  expect(objectionOf('The articles have been cited 12 times. The record does not show how this compares with others.')).toBeNull()
  expect(namedIn('The three letters praise your skills in similar language.')?.kind).toBe('same-words')
  expect(figuresOf('Three cooperatives and 640 members had signed.')).toEqual(['three cooperatives', '640 members'])
  for (const ahead of ['The manual is due in the second quarter of 2027.', 'The seed must be sown again in 2027.', 'The test has to be run in May 2027.'])
    expect([ahead, laterDates(ahead, '2026-01-19')]).toEqual([ahead, []])
  expect(laterDates('The manual was out in May 2027.', '2026-01-19')).toEqual(['May 2027'])
  const quoted = (...texts: string[]) => ({ concern: 'eb2-threshold' as const, quotes: texts.map((text) => ({ text, page: 1 })) })
  expect(elementOfPassage(quoted('It is not clear that the experience was progressive.'), 0)).toBe('eb2.experience')
  expect(elementOfPassage(quoted('The letter does not describe your duties.', 'The record does not show exceptional ability.'), 0)).toBe('eb2.occupation')
  expect(elementOfPassage({ ...quoted('The letters do not describe your duties.'), concern: 'record' }, 0)).toBe('p2.record')
})

test('what a sentence of a notice misses is said as the petitioner would say it, or not at all', () => {
  const missed = (quote: string) => objectionOf(quote)?.words ?? null
  expect(missed('You have not shown why it would be impractical to obtain a labor certification for a welder.')).toBe('why it would be impractical to obtain a labor certification for a welder')
  expect(missed('The record does not show that the Petitioner is the author of the tool.')).toBe('that I am the author of the tool')
  expect(missed('The record includes no plan that describes how the school would be run.')).toBe('a plan that describes how the school would be run')
  expect(missed('The record contains no letters of intent and no evidence of interest from others.')).toBe('letters of intent')
  expect(missed('The evidence does not show what the beneficiary told the board.')).toBeNull()
  expect(missed('The membership is open to anyone who pays.')).toBeNull()
  expect(missed('Your claim that growers cannot wait is not documented.')).toBe('evidence for my claim that growers cannot wait')
  expect(missed('The letters from employers do not state that the experience was full time.')).toBe('that the experience was full time')
  expect(missed('This was not explained.')).toBeNull()
  expect(
    responseQuestions(responseTo(['Second prong', '', 'The evidence does not establish that you are well positioned to advance the proposed endeavor.'])).some(({ id }) => id === 'r1.because0'),
  ).toBe(false)
  expect([
    isConclusion('The record does not establish that the endeavor has national importance.'),
    isConclusion('The letters do not explain how it has national importance.'),
    isConclusion('No evidence that the salary shows exceptional ability was sent.'),
  ]).toEqual([true, false, false])
})

test('a kind of evidence that the notice accepts is listed as accepted and not argued; what stands above the ordinary is asked for, or nothing is released', () => {
  const table = responseTo([
    'Individual of exceptional ability',
    '',
    'The petitioner claims three of the six kinds of evidence. The academic record is accepted as one kind. The record does not contain evidence that the salary demonstrates exceptional ability.',
  ])
  expect(table.response!.accepted.map(({ what }) => what)).toEqual(['ability-A'])
  const [request] = liveRequests(table.response!)
  const ability = answer(accepting(table), 'r1.ability', {
    text: 'I hold an official academic record in ferry piloting.\n\nMy salary in 2024 was twice that of other pilots.',
    document: 'Academic record and pay survey',
  })
  const chosen = { ...ability, response: { ...ability.response!, requests: ability.response!.requests.map((one) => ({ ...one, theory: 'door-ability' })) } }
  const letter = (file: CaseFile) => textOfLetter(file, compose(file)).replace(/\s+/g, ' ')
  expect(letter(chosen)).toContain('The notice accepts kind (A), which is not argued again.')
  expect(letter(chosen)).not.toContain('in ferry piloting')
  expect(letter(chosen)).toMatch(/\(D\) Salary or other remuneration\. My salary/)
  const stops = (file: CaseFile) =>
    checkDraft(file, compose(file), checkKnowledge(file, [], [], '2026-11-22')).some(({ rule, quote, blocking: stop }) => stop && rule === 'passage-unanswered' && quote === 'r1 final merits')
  expect(openForRequest(chosen, request!).map(({ id }) => id)).toContain('r1.above-ordinary')
  expect(stops(chosen)).toBe(true)
  const above = answer(chosen, 'r1.above-ordinary', { text: 'Of 80 licensed pilots in the state, three hold the highest class, as the register counts.', document: 'Register of pilots 2024' })
  expect(stops(above)).toBe(false)
  expect(letter(above)).toMatch(/## Final merits .* Of 80 licensed pilots/)
  // The statute asks for more than the expertise: whom it will benefit.
  const open = checkDraft(above, compose(above), checkKnowledge(above, [], [], '2026-11-22')).filter(({ quote, blocking: stop }) => stop && quote === 'r1 prospective benefit')
  expect(open.map(({ rule }) => rule)).toEqual(['passage-unanswered'])
  expect(openForRequest(above, request!).map(({ id }) => id)).toContain('r1.prospective-benefit')
  expect(letter(above)).not.toContain('benefit the United States prospectively')
  const whole = answer(above, 'r1.prospective-benefit', { text: 'The state harbor plan of 2024 names five ports that will be opened to pilots of this class.', document: 'State harbor plan 2024' })
  expect(checkDraft(whole, compose(whole), checkKnowledge(whole, [], [], '2026-11-22')).some(({ quote }) => quote === 'r1 prospective benefit')).toBe(false)
  expect(letter(whole)).toMatch(/## Prospective benefit The state harbor plan .*that because of it I will substantially benefit the United States prospectively, and that I qualify/)
})

test('a kind of evidence that the answer to a passage tells already is told by reference; one with something of its own is told', () => {
  const table = responseTo([
    'Individual of exceptional ability',
    '',
    'The record does not contain evidence that the salary demonstrates exceptional ability. The society is open to anyone who pays the fee.',
  ])
  const answered = answer(table, 'r1.words0', {
    text: 'My salary in 2024 was 96,400 dollars. The state survey puts the ninetieth percentile at 58,900 dollars.',
    document: 'Pay statements and survey',
  })
  const ability = (text: string) => {
    const given = answer(answered, 'r1.ability', { text, document: 'Evidence by kind' })
    const chosen = { ...given, response: { ...given.response!, requests: given.response!.requests.map((one) => ({ ...one, theory: 'door-ability' })) } }
    return textOfLetter(chosen, compose(chosen)).replace(/\s+/g, ' ')
  }
  const again = ability('My salary of 96,400 dollars in 2024 stands above the ninetieth percentile of 58,900 dollars.')
  expect(again.split('96,400').length - 1).toBe(1)
  expect(again).toContain('(D) Salary or other remuneration. Shown above, under “The record does not contain evidence that the salary …” (Exhibit R-2).')
  expect(ability('My salary of 96,400 dollars was the second of 212 in the state.')).toContain('(D) Salary or other remuneration. My salary of $96,400 was the second of 212')
})

test('one sentence of a notice that accepts several points is told once', () => {
  const file = responseTo([
    'First prong',
    '',
    'The endeavor has substantial merit and national importance and the first prong is met.',
    '',
    'Second prong',
    '',
    'The record has no plan for future activities.',
  ])
  expect(file.response!.accepted.length).toBeGreaterThan(1)
  // Before the customer has said so nothing is accepted, and nothing is released.
  expect(compose(file).some(({ id }) => id === 'opening/accepted')).toBe(false)
  const waits = (one: CaseFile) => checkDraft(one, compose(one), checkKnowledge(one, [], [], '2026-11-22')).filter(({ quote, blocking: stop }) => stop && quote.startsWith('accepted ')).length
  expect([waits(file), waits(accepting(file))]).toEqual([file.response!.accepted.length, 0])
  const list = compose(accepting(file)).find(({ id }) => id === 'opening/accepted')!
  expect(plainText(list.block).split('the first prong is met').length - 1).toBe(1)
  expect(plainText(list.block)).toMatch(/^Prong 1: /)
})

test('a sentence that only withdraws a claim cites nothing, and is told as giving it up', () => {
  const table = responseTo(['Second prong', '', 'The letters do not describe your own contributions to the project. The society is open to anyone who pays the fee.'])
  const own = answer(table, 'r1.words0', { text: 'I wrote the survey of 40 docks.', document: 'Survey of docks, 2024' })
  const told = (text: string) => {
    const file = answer(own, 'r1.words1', { text, document: 'Letters of members' })
    const blocks = compose(file)
    return { letter: textOfLetter(file, blocks).replace(/\s+/g, ' '), found: checkDraft(file, blocks, checkKnowledge(file, [], [], '2026-11-22')) }
  }
  const { letter, found } = told('I no longer rely on the membership.')
  expect(letter).toMatch(/I no longer rely on the membership\. (?!\()/)
  expect(letter).not.toContain('Letters of members')
  expect(found.filter(({ rule }) => rule === 'no-exhibit')).toEqual([])
  expect(['I do not claim the membership. Three kinds remain without it.', 'I do not rely on the fee, but on the vote of the jury.', 'I lead it.'].map(onlyWithdraws)).toEqual([true, false, false])
  expect(told('I withdraw the membership.').found.map(({ rule }) => rule)).toContain('gives-up')
  expect(told('The membership rests on a vote.').letter).toContain('(Exhibit R-2)')
})

test('what a contested sentence names is met by the words of the answer, or asked for: a document, what was not granted, letters in the same words', () => {
  const stops = (file: CaseFile) =>
    checkDraft(file, compose(file), checkKnowledge(file, [], [], '2026-11-22')).flatMap(({ rule, blocking: blocks, message }) => (message.includes('passes it over') ? [[rule, blocks]] : []))
  const open = (file: CaseFile) => liveRequests(file.response!).flatMap((request) => openForRequest(file, request).flatMap(({ id }) => (id.includes('.named') ? [id] : [])))
  const plan = responseTo(['Plan', '', 'The loan that the business plan relies on has not been granted.'])
  expect(open(plan)).toEqual([])
  const silent = answer(plan, 'r1.words0', { text: 'The plan does not need the loan for two years. The league had granted 18,000 dollars.', document: 'Grant letter, 2025' })
  expect([open(silent), stops(silent)]).toEqual([['r1.named0'], [['passage-unanswered', true]]])
  const said = answer(silent, 'r1.named0', { text: 'The bank had not decided on it when I filed.', document: 'Letter of the bank, 2025' })
  expect([open(said), stops(said)]).toEqual([[], []])
  expect(textOfLetter(said, compose(said)).replace(/\s+/g, ' ')).toContain('The league had granted $18,000 (Exhibit R-1). The bank had not decided')
  expect(stops(answer(plan, 'r1.words0', { text: 'The loan was granted in June 2025.', document: 'Loan agreement, 2025' }))).toEqual([])

  const letters = responseTo(['Second prong', '', 'The letters use the same words to praise you and do not describe your own contributions to the project.'])
  const own = answer(letters, 'r1.words0', { text: 'I wrote 212 of its 240 changes.', document: 'Version history, 2025' })
  expect([open(own), stops(own)]).toEqual([['r1.named0'], [['passage-unanswered', true]]])
  expect(stops({ ...own, answers: { ...own.answers, 'r1.named0': 'nothing' } })).toEqual([])
  expect(stops(answer(letters, 'r1.words0', { text: 'I do not rely on the letters. I wrote 212 of its 240 changes.', document: 'Version history, 2025' }))).toEqual([])

  const balance = responseTo(['Balance', '', 'The petitioner did not explain why a labor certification would be impractical. The claim that growers cannot wait is not documented.'])
  const bare = answer(balance, 'r1.words1', { text: 'A herd may not be moved for 23 days.', document: 'Field report, 2024' })
  expect([open(bare), stops(bare)]).toEqual([['r1.named1'], [['exhibit-reach', false]]])
  const paged = answer(balance, 'r1.words1', { text: 'A herd may not be moved for 23 days.', document: 'Field report, 2024, pages 4 to 6' })
  expect([open(paged), stops(paged)]).toEqual([[], []])
  expect(textOfLetter(paged, compose(paged)).replace(/\s+/g, ' ')).toContain('The support is in Exhibit R-1, pages 4 to 6, which is submitted with this response.')
})

test('what the petition says is shown by the petition, which can be chosen; another document behind it is told', () => {
  const file = confirmed(WATER)
  const petition = file.exhibits.find(({ title }) => title === PETITION_AS_FILED)!
  expect(petition).toMatchObject({ state: 'have', existed: 'yes' })
  const said = 'The petition names the eleven systems one by one on its page 4.'
  const told = (document: string) => {
    const given = answer(file, 'r1.words0', { text: said, document })
    return checkDraft(given, compose(given), checkKnowledge(given, [], [], '2026-11-22')).filter(({ rule, quote }) => rule === 'exhibit-reach' && quote === said).length
  }
  expect([told('Report of a neighbor'), told(PETITION_AS_FILED)]).toEqual([1, 0])
  // It lay before the officer already: only its copy is new.
  const shown = answer(file, 'r1.words0', { text: said, document: PETITION_AS_FILED })
  const letter = textOfLetter(shown, compose(shown)).replace(/\s+/g, ' ')
  expect(letter).toMatch(/(?:Filed with the petition|In the record at filing|Already in the record): The petition as filed \(copy, Exhibit R-1\)/)
  expect(letter).not.toMatch(/(?:Added|Submitted|New) with this response: The petition as filed/)
  // Whether or not the petition is among the exhibits, and of a later statement too.
  const reach = (text: string, document: string) => {
    const given = answer({ ...file, exhibits: file.exhibits.filter(({ title }) => title !== PETITION_AS_FILED) }, 'r1.words0', { text, document })
    return checkDraft(given, compose(given), checkKnowledge(given, [], [], '2026-11-22')).filter(({ rule, blocking: stops }) => rule === 'exhibit-reach' && !stops).length
  }
  expect(reach('Teaching is the last step, which the petition names on its page 4.', 'Report of a neighbor')).toBe(1)
  expect(reach('The statement of May speaks of the last step.', 'Report of a neighbor')).toBe(1)
  expect(reach('The statement of May speaks of the last step.', 'Statement of May 2025')).toBe(0)
})

test('what the notice leaves for later is told as that and not argued, until the table holds a request on it; an accepted degree is not argued again', () => {
  const file = answered(caseOf('04'))
  const { notice } = file.response!
  if (notice.reading.kind !== 'read') throw new Error('not read')
  const later = 'This prong will be considered once the second prong has been resolved.'
  const point = ([1, 2, 3] as const).find((prong) => !liveRequests(file.response!).some((request) => request.point === prong) && !file.response!.accepted.some(({ what }) => what === prong))
  const reading = { ...notice.reading, notReached: [{ point: point ?? (3 as const), quote: later, page: 1 }] }
  const left: CaseFile = { ...file, response: { ...file.response!, notice: { ...notice, reading }, accepted: file.response!.accepted.filter(({ what }) => what !== (point ?? 3)) } }
  expect(wordsOfLetter(left, 'a')).toMatch(new RegExp(`which the notice does not reach[^“]*Prong ${point ?? 3}: “${later}” \\(page 1\\)`))
  expect(blocking(left, compose(left))).toEqual([])
  const requested = { ...left, response: { ...left.response!, requests: left.response!.requests.map((one) => ({ ...one, point: point ?? (3 as const) })) } }
  expect(wordsOfLetter(requested, 'a')).not.toContain(later)
  const degree = { id: 'a9', rev: 1, what: 'degree-equivalence' as const, quote: 'USCIS accepts the evaluation.', page: 1, state: 'confirmed' as const }
  const accepted = { ...file, response: { ...file.response!, accepted: [...file.response!.accepted, degree] } }
  const told = wordsOfLetter(accepted, 'a')
  expect(told).toContain('Equivalence of the degree: “USCIS accepts the evaluation.” (page 1)')
  expect(told).toContain('The notice accepts that my degree is the equivalent of a U.S. bachelor’s degree, and I do not argue that again.')
  // When it was conferred is told all the same: the years are counted from it.
  for (const fact of settledFacts(file, 'eb2.degree')) expect(told).toContain(fact.text.replace(/\.$/, ''))
  expect(blocking(accepted, compose(accepted))).toEqual([])
})

test('figures of one thing that do not go together, documents that cannot show what they are cited for, and words that accuse are told before release', () => {
  const file = answered(WATER)
  const [first, second] = factsOfRequest(file.facts, liveRequests(file.response!)[0]!)
  const told = (one: string, other: string, title = 'Seed agreements of two guilds, July 2025') => {
    const exhibits = [{ ...file.exhibits[0]!, id: '90', title }]
    const said = { ...file, exhibits, facts: [first!, second!].map((fact, place) => ({ ...fact, text: [one, other][place]!, exhibits: ['90'] })) }
    return answerDoubts(said, new Map([first!, second!].map(({ id }) => [id, 'p1' as const]))).map(({ rule, message }) => `${rule}: ${message}`)
  }
  expect(told('In eleven mills the trial was run.', 'I count the eight rural mills that used it.')).toEqual([expect.stringContaining('“eleven mills” (an answer) and “eight rural mills” (an answer)')])
  expect(told('In eleven mills the trial was run.', 'Eight of the eleven mills used it; the eight mills are listed.')).toEqual([])
  expect(told('Growers in five counties signed.', 'The soil is salty.', 'Survey of four counties, 2023 (filed as Exhibit 5)')).toEqual([
    expect.stringContaining('“four counties” (the title of a document)'),
  ])
  expect(told('Each member receives the schedule with the seed.', 'The seed is to be released in 2028.')).toEqual([expect.stringMatching(/a use that exists, and .* a release that is still ahead/)])
  expect(told('Each member will receive the schedule with the seed.', 'The seed is to be released in 2028.')).toEqual([])
  expect(told('The average of the field is 9 citations. My five articles together have 31.', 'They are listed.')).toEqual([
    expect.stringContaining('is 6.2 for each of the articles, and the average told beside it is 9'),
  ])
  expect(told('The average of the field is 5 citations. My five articles together have 31.', 'They are listed.')).toEqual([])
  expect(told('The guilds have no such position to offer.', 'They sow.')).toEqual([expect.stringContaining('does not show whom somebody employs')])
  expect(told('The guilds have no such position to offer.', 'They sow.', 'Letter of the miller, July 2025')).toEqual([])
  expect(told('A labor certification would test the market for one position.', 'They sow.')).toEqual([expect.stringContaining('does not show a rule of law')])
  expect(told('The report that the notice misses is the tally.', 'They sow.')).toEqual([expect.stringMatching(/^idle-or-harmful: This accuses/)])
})

test('where five years are to be counted, months, full time and specialty are asked for until they are told', () => {
  const file = answered(caseOf('04'))
  const request = { ...liveRequests(file.response!).find(({ concern }) => concern === 'eb2-threshold')!, theory: 'door-five-years' }
  const asked = (text: string) => {
    const facts = file.facts.map((fact) => (fact.element === 'eb2.experience' ? { ...fact, text } : fact.element.startsWith('eb2.') ? { ...fact, text: 'It is so.' } : fact))
    return openForRequest({ ...file, facts }, request).some(({ id }) => id === `${request.id}.terms`)
  }
  expect(asked('I worked there from 2015 to 2021.')).toBe(true)
  expect(asked('I worked there full time from June 2015 to May 2021.')).toBe(true)
  expect(asked('I worked there full time in civil engineering from June 2015 to May 2021.')).toBe(false)
})

test('an exhibit that an answer calls by its name stands in the index', () => {
  const file = answered(WATER)
  const filed = file.exhibits.find(({ filed: was }) => was !== undefined)!
  const [first] = factsOfRequest(file.facts, liveRequests(file.response!)[0]!)
  const without = { ...file, facts: file.facts.map((fact) => ({ ...fact, exhibits: fact.exhibits.filter((id) => id !== filed.id) })) }
  const indexed = (one: CaseFile) => compose(one).some(({ block }) => JSON.stringify(block).includes(`"Ex-${filed.id}"`))
  expect(indexed(without)).toBe(false)
  expect(indexed({ ...without, facts: without.facts.map((fact) => (fact.id === first!.id ? { ...fact, text: `${fact.text} The letter (${filed.filed!.label}) is submitted again.` } : fact)) })).toBe(
    true,
  )
})

test('what makes no sentence, two numbers of one thing, a document that is cited elsewhere, and what gives a point up are asked about before the letter is signed', () => {
  const file = confirmed(WATER)
  const [request] = liveRequests(file.response!)
  const say = (text: string, place = 0, from = file) => answer(from, passageQuestion(request!, place), { text, document: 'Trial log of the mills, 2025' })
  const asked = (from: CaseFile) => openForRequest(from, request!).filter(({ replaces }) => replaces !== undefined)
  expect(asked(say('Eleven mills ran the trial.'))).toEqual([])
  expect(asked(say('Through the mills and the makers.')).map(({ id }) => id.replace(/\d+-\d+$/, ''))).toEqual(['whole-f'])
  const two = say('In nine mills the valve was used.', 1, say('Eleven mills ran the trial.'))
  expect(asked(two).map(({ ask }) => ask)).toEqual([expect.stringMatching(/no sentence says how the two numbers go together\. How should this stand in your response/)])
  const given = asked(say('I withdraw the second figure. The mills remain.'))
  expect(given.map(({ ask }) => ask)).toEqual([expect.stringContaining('“I withdraw” gives an argument up')])
  // Said anew, it keeps its place and its document, and is asked about no more.
  const anew = done(
    answerQuestionOfRequest(say('I withdraw the second figure. The mills remain.'), findResponseQuestion(say('I withdraw the second figure. The mills remain.'), given[0]!.id)!, {
      text: 'Eleven mills remain.',
      document: '',
      exhibit: '',
      existed: 'yes',
    }),
  )
  expect(asked(anew)).toEqual([])
  expect(anew.facts.find(({ text }) => text === 'Eleven mills remain.')).toMatchObject({ state: 'corrected', exhibits: [expect.any(String)], source: { question: passageQuestion(request!, 0) } })
  const filed = { ...file, exhibits: [...file.exhibits, { ...file.exhibits[0]!, id: '90', title: 'Survey of pumps, 2024' }] }
  expect(asked(say('The survey counts forty pumps.', 0, filed)).map(({ ask }) => ask)).toEqual([
    expect.stringMatching(/^This names what the survey says and cites “Trial log of the mills, 2025”\. How/),
  ])
})

test('a reason stands without the word that led to it', () => {
  const file = confirmed(WATER)
  const reason = (text: string) => {
    const told = done(answerQuestionOfRequest(file, { id: 'r1.because0', element: 'p1.beyond' }, { text, document: '', exhibit: '', existed: 'yes' }))
    return told.facts.at(-1)!.text
  }
  expect(reason('so nobody has to buy from my employer')).toBe('Nobody has to buy from my employer.')
  expect(reason('Because the mills use it and nobody paid me.')).toBe('The mills use it and nobody paid me.')
  expect(reason('Because nobody paid me, the effect does not end there.')).toBe('Because nobody paid me, the effect does not end there.')
})

test('a document is dated by the last date in its title, and not by what it is about', () => {
  expect(isDatedLater('Plan of work 2027 to 2029, November 2025', '2026-01-14')).toBe(false)
  expect(isDatedLater('Letters on the trial of 2024, May 2026', '2026-01-14')).toBe(true)
  expect(isDatedLater('Diploma', '2026-01-14')).toBe(false)
})

test('a document that was filed is told as filed, however its title is typed', () => {
  const file = confirmed(WATER)
  const filed = file.exhibits.find((one) => one.filed?.label === 'Exhibit 2')!
  const cites = (document: string, given = file) => {
    const told = answer(given, 'r1.words0', { text: 'The trial report counts the wells on its page 4.', document })
    return { told, cited: told.exhibits.find(({ id }) => told.facts.at(-1)!.exhibits.includes(id))! }
  }
  for (const typed of [
    'Trial report of the Tri-Valley Rural Water Association, March 2025',
    'a copy of the Trial Report of the Tri-Valley Rural Water Association, March 2025.',
    'Exhibit 2',
    'Trial report of the Tri-Valley Rural Water Association, March 2025, filed as Exhibit 2',
  ])
    expect(cites(typed).cited.id, typed).toBe(filed.id)
  // Another document, and a name that does not go with its title, are what they are called.
  for (const typed of ['Trial report of the Tri-Valley Rural Water Association, March 2026', 'Trial report of the Tri-Valley Rural Water Association, March 2025, filed as Exhibit 3', 'Exhibit R-2'])
    expect(cites(typed).cited.title, typed).toBe(typed)
  // The petition could not be read: the customer's own word that it was filed stands.
  const unread = { ...file, exhibits: file.exhibits.filter((one) => one.filed === undefined) }
  const { told } = cites('Trial report of March 2025, filed with the petition', unread)
  const have = { ...told, exhibits: told.exhibits.map((one) => ({ ...one, state: 'have' as const })) }
  const letter = textOfLetter(have, compose(have)).replace(/\s+/g, ' ')
  expect(letter).toMatch(/(?:Filed with the petition|In the record at filing|Already in the record): [^.]*Trial report of March 2025/)
  expect(letter).not.toMatch(/(?:Added|Submitted|New) with this response: Trial report/)
})

test('a title tells that a document was filed only with the petition, and only where it does not deny it', () => {
  const file = confirmed(WATER)
  const unread = { ...file, exhibits: file.exhibits.filter((one) => one.filed === undefined) }
  const isTold = (document: string) => {
    const told = answer(unread, 'r1.words0', { text: 'The trial report counts the wells on its page 4.', document })
    const have = { ...told, exhibits: told.exhibits.map((one) => ({ ...one, state: 'have' as const })) }
    return /(?:Filed with the petition|In the record at filing|Already in the record): /.test(textOfLetter(have, compose(have)).replace(/\s+/g, ' '))
  }
  for (const filed of [
    'Well log 2024, filed as Exhibit 12',
    'Well log 2024 (first submitted with my petition)',
    'Well log 2024 (filed with the petition as Exhibit B.2).',
    'Why the wells did not fail (filed with the petition)',
    'Well log 2024, filed with the petition on January 14, 2026',
  ])
    expect([filed, isTold(filed)]).toEqual([filed, true])
  for (const other of [
    'Tax return 2023 (not filed with the petition)',
    'Tax return 2023, which wasn’t at that time filed with the petition',
    'Tax return 2023 (never before submitted as Exhibit 4)',
    'Testimony filed as Exhibit 12 in the county docket',
    'Answer to the plea filed with the petition of the county',
  ])
    expect([other, isTold(other)]).toEqual([other, false])
})

test('an exhibit number with a dot is no other number', () => {
  const at = (label: string) => withExhibit(emptyCase(), { title: `Well log (filed as ${label})`, proves: [], filed: { label, page: 1, unsure: false } }).file
  const isThere = (label: string, title: string) => withExhibit(at(label), { title, proves: [] }).file.exhibits.length === 1
  expect(['Exhibit 31', 'exhibit 31.', '“Exhibit 31”', 'Well log, filed as Exhibit 31.'].map((title) => isThere('Exhibit 31', title))).toEqual([true, true, true, true])
  expect(['Exhibit 3.1', 'Exhibit 3.1.', 'Well log (filed as Exhibit 3.1)'].map((title) => isThere('Exhibit 3.1', title))).toEqual([true, true, true])
  expect(['Exhibit 3.1', 'Well log, filed as Exhibit 3.1'].map((title) => isThere('Exhibit 31', title))).toEqual([false, false])
})
