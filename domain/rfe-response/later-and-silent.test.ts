/** What a response says of documents that were made later, of points on which the notice is silent, and of the notice's own labels and dates. */
import { expect, test } from 'vitest'
import { checkKnowledge } from '../../content/petition/check-knowledge.ts'
import { composeResponse } from '../../content/rfe-response/compose-response.ts'
import { findResponseQuestion, openForRequest } from '../../content/rfe-response/questions.ts'
import { optionsOf } from '../../content/rfe-response/theories.ts'
import { layOut } from '../../test/rfe-letters/lay-out.ts'
import { answer, done, textOfLetter } from '../../test/rfe-responses/answer-notice.ts'
import { emptyCase, STATEMENT_ID, type CaseFile } from '../petition/case-file.ts'
import { withExhibit } from '../petition/change-case.ts'
import { plainText } from '../petition/checks/block-text.ts'
import { checkDraft } from '../petition/checks/check-draft.ts'
import { letterDocument } from '../petition/draft.ts'
import { readNotice } from '../rfe/read-notice.ts'
import { chooseTheories, confirmFiledEndeavor, confirmTable, copyFilingDay, placeSentence, settleRequest } from './change-response.ts'
import { laterDates, olderThan } from './later-dates.ts'
import { responseOf } from './request-table.ts'
import { liveRequests, partNames, silentIn, unsettledWords } from './response-file.ts'

/** Filed on January 10, 2026. */
function responseTo(body: string, head = '| REQUEST FOR EVIDENCE\n| Notice Date: May 4, 2026\n| Form I-140\n| Response Due: July 27, 2026'): CaseFile {
  const pages = layOut({
    header: ['U.S. Citizenship and Immigration Services'],
    footer: [],
    body: `${head}\n\nYou filed Form I-140 and ask for a national interest waiver of the job offer.\n\n${body}`,
  })
  let file: CaseFile = { ...emptyCase(), response: responseOf({ file: 'n', sha256: 'n', reading: readNotice(pages) }) }
  file = withExhibit(file, { id: STATEMENT_ID, title: 'Statement of the petitioner', proves: ['Prong 1', 'Prong 2', 'Prong 3'], state: 'have' }).file
  for (const { id, rev } of [...liveRequests(file.response!), ...file.response!.accepted]) file = done(settleRequest(file, { id, rev, act: 'confirm' }))
  for (const { text } of unsettledWords(file.response!)) file = done(placeSentence(file, { text, concern: null }))
  file = done(copyFilingDay(file, { day: '2026-01-10', today: '2026-11-22' }))
  file = done(confirmFiledEndeavor(file, { text: 'My proposed endeavor is to test kilns that fire roof tiles with waste heat.', at: '2026-11-22T00:00:00Z', by: 'customer' }))
  return answer(done(confirmTable(file, { at: '2026-11-22T00:00:00Z' })), 'name', { text: 'Ilse Varga Moreno' })
}
const have = (file: CaseFile): CaseFile => ({ ...file, exhibits: file.exhibits.map((exhibit) => ({ ...exhibit, state: 'have' as const })) })
const blocksOf = (file: CaseFile) => composeResponse({ file: have(file), seed: 'seed' })
const wordsOf = (file: CaseFile) => textOfLetter(have(file), blocksOf(file)).replace(/\s+/g, ' ').replaceAll('\u00A0', ' ')
const found = (file: CaseFile) => checkDraft(have(file), blocksOf(file), checkKnowledge(have(file), [], [], '2026-11-22'))
const asked = (file: CaseFile) => liveRequests(file.response!).flatMap((request) => openForRequest(file, request).flatMap(({ id, ask }) => (/^agree-/.test(id) ? [ask] : [])))

const IMPORTANCE = 'The evidence does not establish that the endeavor is of national importance. The letters do not explain how your method would affect kilns beyond the plant that employs you.'

test('each part is called by the label that the notice prints before it, a letter as well as a number', () => {
  const parts = `# A. Advanced degree\n\nThe petitioner holds an advanced degree. This is not in question.\n\n# B. National importance\n\n${IMPORTANCE} The petitioner should submit:\n\n1. Letters of plants; and\n\n2. A count of kilns.\n\n# C. The balance\n\nYou have not shown why a labor certification would be impractical.`
  const noid = responseTo(parts, '| NOTICE OF INTENT TO DENY\n| Date: March 17, 2026\n| Form I-140\n\nUSCIS intends to deny the petition unless you respond within 33 days of the date of this notice.')
  expect(partNames(noid.response!)).toEqual(['Ground B of the notice', 'Ground C of the notice'])
  expect(partNames(responseTo(parts).response!)).toEqual(['Part B of the notice', 'Part C of the notice'])
  const told = answer(noid, 'r1.words1', { text: 'Five plants in three states ran it in 2025.', document: 'Letters of five plants, 2025' })
  expect(plainText(blocksOf(told).find(({ id }) => id === 'opening/index')!.block)).toMatch(/(^|\n)B\n[^]*(^|\n)C\n/m)
  expect(partNames(responseTo(parts.replace('# A.', '# I.').replace('# B.', '# II.').replace('# C.', '# III.')).response!)).toEqual(['Part II of the notice', 'Part III of the notice'])
  expect(partNames(responseTo(parts.replace(/# [ABC]\. /g, '# ')).response!)).toEqual(['Request 1', 'Request 2'])
})

test('the list of later documents holds each one that is cited, the statement too, with what it is submitted for', () => {
  let file = responseTo(`# National importance\n\n${IMPORTANCE}`)
  file = answer(file, 'r1.words0', { text: 'Five plants in three states ran it in August 2025.', document: 'Letter of the tile makers’ union, April 2026' })
  file = answer(file, 'r1.words1', { text: 'None of them employs me.' })
  file = answer(file, 'r1.spread', { text: 'Any plant with a flue can use it.', document: 'Report of the test house, March 2025' })
  const told = wordsOf(file)
  expect(told).toContain('- Exhibit R-1 (Letter of the tile makers’ union, April 2026): for the facts of August 2025 told under Request 1')
  expect(told).toContain('- Exhibit R-2 (my statement, signed with this response): for the facts told under Request 1')
  expect(told.split('Matter of Katigbak, 14 I&N Dec. 45, 49').length - 1).toBe(1)
  expect(plainText(blocksOf(file).find(({ id }) => id === 'opening/later')!.block)).not.toContain('test house')
  // The statement is tagged by what it is cited for, and not by every prong.
  const { exhibits } = letterDocument(have(file), blocksOf(file), { title: 'Response letter', edition: '2026-11-22' })
  expect(exhibits.find(({ title }) => title.startsWith('Statement'))!.proves).toEqual(['Prong 1'])
})

test('a point on which the notice is silent is reserved in one sentence; what it does not reach is relied on now, and nothing is left for later', () => {
  const silent = (body: string) => silentIn(responseTo(body).response!)
  expect(silent(`# National importance\n\n${IMPORTANCE}`)).toEqual(['eb2', 'substantial-merit', 2, 3])
  const merit = `# Classification\n\nYou qualify for the EB-2 classification.\n\n# National importance\n\nThe endeavor has substantial merit. ${IMPORTANCE}`
  expect(silent(merit)).toEqual([2, 3])
  const told = (body: string) => wordsOf(answer(responseTo(body), 'r1.words1', { text: 'Five plants in three states ran it in 2025.', document: 'Letters of five plants, 2025' }))
  expect(told(merit)).toContain(
    'The notice raises no question about whether I am well positioned to advance the endeavor or the balance under the third prong. On these points I rely on the petition and the evidence filed with it, and I do not waive them.',
  )
  const left = `${merit}\n\n# Well positioned\n\nYou are well positioned to advance the endeavor.\n\n# On balance\n\nAs the first prong has not been established, USCIS does not reach the third prong here.`
  expect(silent(left)).toEqual([])
  expect(told(left)).not.toContain('raises no question')
  expect(told(left)).toMatch(/I (?:therefore )?rely on the petition, the evidence filed with it, and the exhibits of this response: - Prong 3: “/)
  expect(told(left)).not.toMatch(/for later|do not argue it/)
  expect(silentIn({ ...responseTo(merit).response!, notice: { file: 'n', sha256: 'n', reading: { kind: 'unclear', why: 'no-text' } } })).toEqual([])
})

test('a document of a later day than the notice prints stops the release; of a period nothing is counted', () => {
  const foundWith = (document: string, head?: string) =>
    found(answer(responseTo(`# National importance\n\n${IMPORTANCE}`, head), 'r1.words1', { text: 'Five plants in three states ran it in 2025.', document }))
  const late = (document: string, head?: string) =>
    foundWith(document, head).flatMap(({ rule, quote, blocking, waivable }) => (quote === document && ['deadline', 'may-disagree'].includes(rule) ? [[rule, blocking, waivable]] : []))
  expect(late('Letter of five plants, August 2026')).toEqual([['deadline', true, false]])
  expect(late('Letter of five plants, July 2026')).toEqual([])
  const period = '| NOTICE OF INTENT TO DENY\n| Date: March 17, 2026\n| Form I-140\n\nUSCIS intends to deny the petition unless you respond within 33 days of the date of this notice.'
  expect(late('Letter of five plants, May 2026', period)).toEqual([['may-disagree', false, false]].map(([rule, blocking]) => [rule, blocking, expect.anything()]))
  expect(late('Letter of five plants, March 2026', period)).toEqual([])
  // A letter that is dated by hand.
  const file = answer(responseTo(`# National importance\n\n${IMPORTANCE}`), 'r1.words1', { text: 'Five plants ran it in 2025.', document: 'Letter of five plants, May 2026' })
  const dated = (day: string) =>
    checkDraft(
      have(file),
      blocksOf(file).map((block) => (block.id === 'opening/date' ? { ...block, block: { kind: 'paragraph' as const, content: [{ kind: 'text' as const, text: day }] } } : block)),
      checkKnowledge(have(file), [], [], '2026-11-22'),
    ).filter(({ rule }) => rule === 'deadline').length
  expect([dated('July 28, 2026'), dated('July 20, 2026')]).toEqual([1, 0])
})

const PLAN = 'The record does not contain a plan that explains how the kiln trials will be paid.'

test('a plan or budget that was made after the filing shows nothing of that day: it is held until a person says why', () => {
  const remade = (document: string) =>
    found(answer(responseTo(`# Plan\n\n${PLAN}`), 'r1.words0', { text: 'The grant pays the first two years.', document })).flatMap(({ rule, quote, blocking, waivable }) =>
      rule === 'after-filing' && quote === document ? [[blocking, waivable]] : [],
    )
  expect(remade('Revised budget, May 2026')).toEqual([[true, true]])
  expect([remade('Budget, December 2025'), remade('Letter of the fund, May 2026')]).toEqual([[], []])
})

test('a sum that the notice attacks is defended or withdrawn, and an open withdrawal is not talked out of', () => {
  const file = responseTo('# Plan\n\nThe record does not contain a plan that explains who pays. The plan lists income of $310,000 in the second year without any basis for it.')
  const passes = (one: CaseFile) => found(one).flatMap(({ message, blocking }) => (message.includes('passes it over') ? [blocking] : []))
  const silent = answer(file, 'r1.words1', { text: 'The revised plan counts the grant alone.', document: 'Grant letter, October 2025' })
  expect(passes(silent)).toEqual([true])
  expect(openForRequest(silent, liveRequests(silent.response!)[0]!).find(({ id }) => id === 'r1.named1')!.ask).toContain('“$310,000”. Does this figure stand?')
  const withdrawn = answer(file, 'r1.words1', { text: 'I withdraw the $310,000. The plan counts the grant alone.', document: 'Grant letter, October 2025' })
  expect([passes(withdrawn), asked(withdrawn)]).toEqual([[], []])
  expect(wordsOf(withdrawn)).toContain('I withdraw the $310,000.')
  // Elsewhere it is still asked whether it is meant.
  expect(asked(answer(file, 'r1.words0', { text: 'I withdraw the plan. The grant pays.', document: 'Grant letter, October 2025' }))).toEqual([
    expect.stringContaining('“I withdraw” gives an argument up'),
  ])
})

test('a document that is older than what a sentence tells, or of another body, is not cited for it and is asked about', () => {
  expect(olderThan('Report on the kilns, October 2025', 'Version 2.1 came out in November 2025.', '2026-01-10')).toBe('November 2025')
  for (const text of ['It came out in September 2025.', 'It will be out by November 2025.', 'I will publish it in November 2025.'])
    expect(olderThan('Report on the kilns, October 2025', text, '2026-01-10')).toBeNull()
  expect([olderThan('Diploma', 'It came out in 2025.', '2026-01-10'), olderThan('Records, 2019 to 2025', 'It came out in 2025.', '2026-01-10')]).toEqual([null, null])
  const file = responseTo(`# National importance\n\n${IMPORTANCE}`)
  const old = answer(file, 'r1.words1', { text: 'Five plants ran version 2.1 in November 2025.', document: 'Report of the test house, October 2025' })
  expect(wordsOf(old)).toContain('in November 2025 (Exhibit R-1).')
  expect(wordsOf(old)).toContain('Statement of the petitioner (Exhibit R-1).')
  expect(wordsOf(old)).not.toContain('Report of the test house')
  expect(asked(old)).toEqual([expect.stringContaining('is older than what it should show (“November 2025”)')])
  const until = answer(file, 'r1.words1', { text: 'When I filed, five plants ran it.', document: 'Report of the test house, October 2025' })
  expect(wordsOf(until)).toContain('When I filed, five plants ran it (Exhibit R-1, Exhibit R-2).')
  const two = answer(answer(file, 'r1.words0', { text: 'The Alder Creek plant ran it in 2025.', document: 'Report of the Alder Creek Tile Works, 2025' }), 'r1.words1', {
    text: 'Ruby Valley Ceramics ran it in four more kilns.',
    document: 'Report of the Alder Creek Tile Works, 2025',
  })
  expect(asked(two)).toEqual([])
  const other = { ...two, exhibits: [...two.exhibits, { ...two.exhibits[0]!, id: '90', title: 'Letter of Ruby Valley Ceramics, January 2026' }] }
  expect(asked(other)).toEqual([
    expect.stringContaining(
      'This speaks of Ruby Valley Ceramics and cites “Report of the Alder Creek Tile Works, 2025”. Ask the customer whether “Letter of Ruby Valley Ceramics, January 2026”'.split(' Ask')[0]!,
    ),
  ])
})

test('who has not answered, and how long a document is, is asked about', () => {
  const say = (text: string) => asked(answer(responseTo(`# National importance\n\n${IMPORTANCE}`), 'r1.words1', { text, document: 'Letters of plants, 2025' }))
  expect(say('Five plants wrote. The makers of Kansas have not answered my letters.')).toEqual([expect.stringContaining('“have not answered” gives an argument up')])
  expect(say('The description has eleven pages. It names the three kilns.')).toEqual([expect.stringContaining('tells how long a document is')])
  expect(say('Five plants wrote that they use it.')).toEqual([])
})

test('where one position alone is longer than five years after the degree, the letter says so', () => {
  let file = responseTo('# Eligibility for the EB-2 classification\n\nThe evidence does not show five years of progressive experience after the degree. The letter of the kiln maker is not signed.')
  file = answer(file, 'r1.degree', { text: 'I hold a Bachelor of Engineering of the University of Porto Novo, conferred in 2015.', document: 'Diploma and evaluation' })
  const worked = (to: string) => {
    const one = answer(file, 'r1.words0', { text: `I worked full time at Lohner Kilns from March 2019 to ${to} as an engineer.`, document: 'Letter of Lohner Kilns, January 2026' })
    const theories = { r1: 'door-five-years' }
    return wordsOf(done(chooseTheories(one, { theories, options: optionsOf(one, theories), at: '2026-11-22T01:00:00Z' })))
  }
  expect(worked('December 2025')).toContain('The period from March 2019 to December 2025 alone is longer than five years, and all of it follows the degree of 2015 (')
  expect(worked('March 2024')).not.toContain('alone is longer than five years')
  expect(findResponseQuestion(file, 'r1.degree')).toBeDefined()
})

test('support that was signed after filing is told as of that day only where the answer tells what stood on it', () => {
  const say = (text: string, document: string) => {
    const file = answer(responseTo(`# National importance\n\n${IMPORTANCE}`), 'r1.words1', { text, document })
    const held = found(file).filter(({ rule, message }) => rule === 'after-filing' && /signed after the filing/.test(message)).length
    const told = wordsOf(file)
    return { held, asks: asked(file).filter((ask) => /signed after the filing/.test(ask)).length, toldAsOfThatDay: told.includes(`(${document}): for the facts`) }
  }
  expect(say('Two tile makers want the kiln.', 'Letter of intent of two tile makers, April 2026')).toEqual({ held: 1, asks: 1, toldAsOfThatDay: false })
  // What stood on that day may be told by a paper that was signed later.
  expect(say('Two tile makers had asked for the kiln before I filed.', 'Letter of intent of two tile makers, April 2026')).toEqual({ held: 0, asks: 0, toldAsOfThatDay: true })
  expect(say('Two tile makers want the kiln.', 'Report of the test house, April 2026')).toEqual({ held: 0, asks: 0, toldAsOfThatDay: true })
  expect(say('Two tile makers want the kiln.', 'Letter of intent of two tile makers, December 2025')).toMatchObject({ held: 0, asks: 0 })
  expect(say('Two tile makers asked for the kiln in May 2025.', 'Letter of intent of two tile makers, April 2026')).toMatchObject({ held: 0, asks: 0 })
  expect(say('The kilns of Dr. Lund burned 40 tons in 2025.', 'Letter of intent of two tile makers, April 2026')).toMatchObject({ held: 0, asks: 0 })
  // The date of something else tells nothing of it.
  for (const [aside, held] of [
    ['I took my degree in 2015.', 1],
    ['The old plant burned down in June 2019.', 1],
    ['The tile makers first saw it in May 2025.', 0],
    ['They had ordered a first kiln in May 2025.', 0],
  ] as const)
    expect([aside, say(`Two tile makers want the kiln. ${aside}`, 'Letter of intent of two tile makers, April 2026')]).toMatchObject([aside, { held, asks: held, toldAsOfThatDay: held === 0 }])
})

test.each([
  'The county, which will publish it, adopted it in May 2026.',
  'The association would not wait and adopted it in June 2026.',
  'Nine plants run it by April 2026.',
  'The state adopted it before June 2026.',
  'I plan to extend the test that ended in July 2026 with a saving of 40 percent.',
  'In May 2026, the mill, which is to close, bought the kiln.',
  'The council adopted the rule by March 2026, and will fund it.',
])('a plan elsewhere in the sentence, and the end of what was so, make no date a plan: %s', (text) => expect(laterDates(text, '2026-01-10').length).toBe(1))

test.each([
  'Ten quarries lease it by April 2026.',
  'By June 2026, ten quarries depend upon it.',
  'The masons try it through June 2026.',
  'I teach forty masons between March and June 2026.',
  'Since a season that runs well, ten quarries keep it to June 2026.',
  'I plan to renew the pact, and ten quarries lease it by April 2026.',
  'The award covers ten quarries from May 2026.',
  'The guild will confirm that ten quarries lease it by April 2026.',
  'In May 2026 ten quarries lease it and will renew.',
])('a later date behind a verb of the present is no plan, whatever the verb: %s', (text) => expect(laterDates(text, '2026-01-10').length).toBe(1))

test.each([
  'The quarry agreed to try the saw by September 2026.',
  'My goal is to teach forty masons by 2027.',
  'My license is valid until June 2028.',
  'The deadline is June 2026.',
  'I will open the mill in May 2027.',
  'In May 2027, I will open the mill.',
  'By 2028, forty mills will use it.',
  'The lease runs until June 2030.',
  'I plan to hire two people, buy a kiln, and open in May 2026.',
  'The plan is to be carried out by May 2027.',
  'The company expects to have ten employees by 2027.',
])('a step that is ahead, and a term, are dated ahead: %s', (text) => expect(laterDates(text, '2026-01-10')).toEqual([]))
