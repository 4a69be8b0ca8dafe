/** What a letter says where not all is answered: what was answered stands, what is open is shown as open, and nothing is claimed of it. Notices and people are made up. */
import { expect, test } from 'vitest'
import { composeResponse } from '../../content/rfe-response/compose-response.ts'
import { openForRequest } from '../../content/rfe-response/questions.ts'
import { theoryStandings } from '../../content/rfe-response/theories.ts'
import { layOut } from '../../test/rfe-letters/lay-out.ts'
import { answer, done, textOfLetter } from '../../test/rfe-responses/answer-notice.ts'
import { emptyCase, STATEMENT_ID, type CaseFile } from '../petition/case-file.ts'
import { withExhibit } from '../petition/change-case.ts'
import { readNotice } from '../rfe/read-notice.ts'
import { answerQuestionOfRequest, confirmFiledEndeavor, confirmTable, copyFilingDay, placeSentence, settleRequest, withoutLaterFacts } from './change-response.ts'
import { checkResponse } from './check-response.ts'
import { unmetWords } from './named-words.ts'
import { isAnsweredInFull, openPassages } from './open-places.ts'
import { responseOf } from './request-table.ts'
import { itemsOf, liveRequests, silentIn, unsettledWords } from './response-file.ts'
import { toldText } from './told-answer.ts'
import { onlyWithdraws } from './withdrawn.ts'

function responseTo(body: string, title = 'REQUEST FOR EVIDENCE'): CaseFile {
  const pages = layOut({
    header: ['U.S. Citizenship and Immigration Services'],
    footer: [],
    body: `| ${title}\n| Notice Date: May 4, 2026\n| Form I-140\n| Response Due: July 27, 2026\n\nYou filed Form I-140 and ask for a national interest waiver of the job offer.\n\n${body}`,
  })
  let file: CaseFile = { ...emptyCase(), response: responseOf({ file: 'n', sha256: 'n', reading: readNotice(pages) }) }
  file = withExhibit(file, { id: STATEMENT_ID, title: 'Statement of the petitioner', proves: ['Prong 1', 'Prong 2', 'Prong 3'], state: 'have' }).file
  for (const { id, rev } of [...liveRequests(file.response!), ...file.response!.accepted]) file = done(settleRequest(file, { id, rev, act: 'confirm' }))
  for (const { text } of unsettledWords(file.response!)) file = done(placeSentence(file, { text, concern: null }))
  file = done(copyFilingDay(file, { day: '2026-01-10', today: '2026-11-22' }))
  file = done(confirmFiledEndeavor(file, { text: 'My proposed endeavor is to dry seaweed with the waste heat of ferries.', at: '2026-11-22T00:00:00Z', by: 'customer' }))
  return answer(done(confirmTable(file, { at: '2026-11-22T00:00:00Z' })), 'name', { text: 'Runa Okello Brandt' })
}
const IMPORTANCE = `# National importance

The letters do not explain how the dryer would reach harbors beyond your own. You have not shown that the dryer will have substantial positive economic effects.

Please submit:

(a) a report on the dryer;

(b) a letter of a harbor that uses it.

# Well positioned

The record establishes that you are well positioned to advance the proposed endeavor.`
const SEEDS = ['a', 'b', 'c', 'd', 'e', 'f']
const have = (file: CaseFile): CaseFile => ({ ...file, exhibits: file.exhibits.map((exhibit) => ({ ...exhibit, state: 'have' as const })) })
const letter = (file: CaseFile, seed = 'a') => textOfLetter(have(file), composeResponse({ file: have(file), seed })).replace(/\s+/g, ' ')
const rules = (file: CaseFile) => checkResponse(have(file), composeResponse({ file: have(file), seed: 'a' })).map(({ rule }) => rule)

const CLAIMS =
  /answered in full|been answered|addresses each point|addresses the point|is answered|answered below|answer follows|I address|as a whole gives it|all of this part is the answer|the whole of this part answers|thereby answered|I answer item by item|answered one by one/

const REACH = { text: 'When I filed, the harbors of Skarvik and Port Emmet ran the dryer, and neither of them employs me.', document: 'Log of the harbors, 2025' }
const ECONOMY = { text: 'The harbor of Skarvik counted 140 tons of seaweed that it sold in 2025 and had burned before.', document: 'Count of Skarvik, December 2025' }
const REPORT = { text: 'The report of 2025 compares the dryer with open racks over two summers.', document: 'Report on the dryer, 2025' }

test('nothing is said to be answered while a passage or an item is open, and all is said so once it is', () => {
  const half = answer(answer(responseTo(IMPORTANCE), 'r1.words0', REACH), 'r1.item0', REPORT)
  for (const seed of SEEDS) expect(letter(half, seed)).not.toMatch(CLAIMS)
  expect(isAnsweredInFull(half)).toBe(false)
  const whole = answer(answer(half, 'r1.words1', ECONOMY), 'r1.item1', { text: 'The harbor master of Skarvik writes that it runs the dryer since May 2025.', document: 'Letter of Skarvik, June 2026' })
  expect(isAnsweredInFull(whole)).toBe(true)
  for (const seed of SEEDS) expect(letter(whole, seed)).toMatch(CLAIMS)
  expect(letter(whole)).not.toContain('[Open')
})

test('a passage without an answer is marked as open, blocks the release, and is not followed by what answers something else', () => {
  let file = answer(responseTo(IMPORTANCE), 'r1.words0', REACH)
  file = answer(file, 'r1.spread', { text: 'There are 61 harbors with a ferry in the country.', document: 'Register of harbors, 2025' })
  expect(openPassages(file, liveRequests(file.response!)[0]!)).toEqual([1])
  const text = letter(file)
  expect(text).toMatch(/substantial positive economic effects\.” \(Notice, page 1\) \[Open: nothing answers these words of the notice yet\]/)
  expect(text).toContain('When I filed, the harbors of Skarvik')
  // What belongs to no passage stands under a heading of its own.
  expect(text).toMatch(/## [^#]+ There are 61 harbors/)
  expect(rules(file)).toContain('unanswered')
  // What an operator writes in its place is no mark.
  const written = composeResponse({ file: have(file), seed: 'a' }).map((block) => (block.id.includes('/open/words/') ? { ...block, origin: 'operator' as const } : block))
  expect(checkResponse(have(file), written).filter(({ rule, quote }) => rule === 'unanswered' && quote.includes('/open/'))).toEqual([])
})

test('an item whose answer is no sentence stands by the document that it names, and as open where it names none', () => {
  const file = responseTo(IMPORTANCE)
  const named = answer(answer(file, 'r1.item0', { text: 'report, two summers', document: 'Report on the dryer, 2025' }), 'r1.words0', REACH)
  expect(letter(named)).toMatch(/“a report on the dryer” \(page 1\)\. Provided as Exhibit R-\d/)
  expect(letter(named)).toMatch(/Report on the dryer, 2025 \(Exhibit R-\d\)/)
  expect(letter(named)).not.toContain('two summers')
  const passage = answer(file, 'r1.words0', { text: 'log, two harbors', document: 'Log of the harbors, 2025' })
  expect(letter(passage)).toMatch(/\[Open: nothing answers these words/)
  expect(letter(passage)).toMatch(/: Log of the harbors, 2025 \(Exhibit R-\d\)/)
  const bare = answer(answer(file, 'r1.item0', { text: 'report, two summers' }), 'r1.words0', REACH)
  expect(letter(bare)).toContain('“a report on the dryer” (page 1). [Open: nothing is given for this item yet]')
  expect(rules(bare)).toContain('item-unanswered')
  expect(checkResponse(have(bare), composeResponse({ file: have(bare), seed: 'a' })).map(({ message }) => message)).toContainEqual(expect.stringContaining('makes no sentence'))
})

test('an answer that only points to another is refused, unless a document is named with it', () => {
  const file = responseTo(IMPORTANCE)
  const question = openForRequest(file, liveRequests(file.response!)[0]!).find(({ id }) => id === 'r1.item0')!
  const given = { text: 'see above', document: '', exhibit: '', existed: 'yes' as const }
  expect(answerQuestionOfRequest(file, question, given)).toEqual({ kind: 'says-nothing' })
  expect(answerQuestionOfRequest(file, question, { ...given, document: 'Report on the dryer, 2025' }).kind).toBe('changed')
})

test('what is no sentence is told nowhere, and every word of it is asked for again', () => {
  expect(toldText('Harbor master: “we burn nothing now”.')).toBeNull()
  expect(toldText('The harbor master wrote in May 2025: “We burn nothing now.”')).toBe('The harbor master wrote in May 2025: “We burn nothing now.”')
  expect(toldText('A grant of $40,000 of the Harbor Fund, signed in August 2025.')).toBeNull()
  expect(toldText('The fund, named by the council in 2024, paid for the dryer.')).toBe('The fund, named by the council in 2024, paid for the dryer.')
  expect(toldText('See the log p 3')).toBeNull()
  // What leans on it waits too.
  expect(toldText('Free on the web. Harbor schools teach it.')).toBeNull()
  expect(toldText('The plan and the letter describe one dryer from two sides')).toBe('The plan and the letter describe one dryer from two sides.')
  expect(toldText('The harbor letter, and notes of six ports in Ohio, all from before I filed.')).toBeNull()
  expect(toldText('Six ports ran the dryer before I filed.')).toBe('Six ports ran the dryer before I filed.')
  expect(toldText('Plan of work, pages 4 to 11, by harbor and month.')).toBeNull()
  expect(toldText('Page 12 of the harbor review')).toBeNull()
  expect(toldText('The harbor review counts the tons that were sold. Page 12.')).toBe('The harbor review counts the tons that were sold. Page 12.')
  expect(toldText('Page 12 of the harbor review counts the tons.')).toBe('Page 12 of the harbor review counts the tons.')
  expect(toldText('Official report and log with the harbor seal. Dryer finished May 2025.')).toBeNull()
  const file = answer(responseTo(IMPORTANCE), 'r1.item0', { text: 'A grant of $40,000 of the Harbor Fund, signed in August 2025.', document: 'Grant agreement, August 2025' })
  expect(openForRequest(file, liveRequests(file.response!)[0]!).map(({ ask }) => ask)).toContainEqual(expect.stringContaining('How should this stand in your response: “A grant of $40,000'))
})

test('an answer that the letter leaves out is shown to the operator', () => {
  const untold = (text: string) => {
    const file = answer(answer(responseTo(IMPORTANCE), 'r1.words0', REACH), 'r1.spread', { text })
    return checkResponse(have(file), composeResponse({ file: have(file), seed: 'a' })).flatMap(({ rule, quote }) => (rule === 'fragment' ? [quote] : []))
  }
  expect(untold('16 harbors in three states.')).toEqual(['16 harbors in three states.'])
  expect(untold('There are 61 harbors with a ferry in the country.')).toEqual([])
})

test('nobody is said to have done what an answer to the notice only names', () => {
  const file = answer(responseTo(IMPORTANCE), 'r1.route', { text: 'Published description, free, and the harbor guide.' })
  expect(file.facts.at(-1)!.text).not.toMatch(/^I published/)
})

test('what is withdrawn calls for no law', () => {
  const jobs = IMPORTANCE.replace('You have not shown that the dryer will have substantial positive economic effects.', 'The projection that the dryer creates 60 jobs is not supported by any data.')
  let file = answer(answer(responseTo(jobs), 'r1.words0', REACH), 'r1.words1', { text: 'I withdraw the figure of 60 jobs.' })
  // Nor for a document.
  expect(unmetWords(file, liveRequests(file.response!)[0]!, 1)).toBeNull()
  expect(letter(file)).not.toContain('significant potential to employ U.S. workers')
  file = answer(file, 'r1.words1', { text: 'The harbor of Skarvik hired four workers for the dryer in 2025.', document: 'Payroll of Skarvik, 2025' })
  expect(letter(file)).toContain('significant potential to employ U.S. workers')
})

test('a description that is asked for as an example is given by the answers of its request', () => {
  const body = `# The proposed endeavor

The record does not describe what you propose to do.

You may submit a detailed description of the proposed endeavor.

# Well positioned

The record establishes that you are well positioned to advance the proposed endeavor.`
  const file = answer(responseTo(body), 'r1.words0', { text: 'The description in the petition tells the three steps of the dryer on its pages 3 to 11.', document: 'Description of the dryer, 2025' })
  const [request] = liveRequests(file.response!)
  expect(itemsOf(request!).map(({ choice }) => choice)).toEqual(['offered'])
  expect(letter(file)).toContain('This part as a whole gives it.')
})

const NOID = `A. National importance

You have not demonstrated that the dryer is used outside of Skarvik.

B. Well positioned

The record does not show that your work has been relied upon by others. You did not submit evidence that the Harbor Union has agreed to distribute the dryer.

C. Balance

Because you have not established the first two prongs, USCIS need not reach the third prong.

# Conclusion

USCIS intends to deny the petition. You may submit additional evidence to overcome these grounds, including:

- Bank statements or other proof of funds
- Any agreement with the Harbor Union`

test('the closing list of a notice goes to the points that it is to meet, and not to a part that only sums up', () => {
  const file = responseTo(NOID, 'NOTICE OF INTENT TO DENY')
  const items = liveRequests(file.response!).flatMap((request) => itemsOf(request).map(({ text }) => [request.point, text]))
  expect(items).toEqual([
    [2, 'Bank statements or other proof of funds'],
    [2, 'Any agreement with the Harbor Union'],
  ])
})

test('a prong that the notice names, if only to leave it, is not said to be passed over in silence', () => {
  expect(silentIn(responseTo(NOID, 'NOTICE OF INTENT TO DENY').response!)).not.toContain(3)
})

test('what an answer dates before filing stays where another sentence of it came later', () => {
  const said = answer(responseTo(IMPORTANCE), 'r1.words0', {
    text: 'The port of Skarvik wrote on September 12, 2025 that it will run the dryer. The port of Emmet joined in March 2026. Both run it each week.',
    document: 'Letter of Skarvik',
  })
  const file = withoutLaterFacts(said)
  expect(file.facts.slice(-2).map(({ state, stopped, text }) => [state, stopped, text])).toEqual([
    ['confirmed', undefined, 'The port of Skarvik wrote on September 12, 2025 that it will run the dryer.'],
    ['rejected', 'March 2026', 'The port of Emmet joined in March 2026. Both run it each week.'],
  ])
  expect(new Set(file.facts.map(({ id }) => id)).size).toBe(file.facts.length)
  expect(withoutLaterFacts(file)).toEqual(file)
  // What bears no date of its own may be of the time after filing.
  const undated = withoutLaterFacts(answer(responseTo(IMPORTANCE), 'r1.words0', { text: 'Two ports run the dryer. The port of Emmet joined in March 2026.' }))
  expect(undated.facts.at(-1)).toMatchObject({ state: 'rejected', stopped: 'March 2026' })
})

test('where both halves of the first prong are accepted, nothing is said of its silence', () => {
  const file = responseTo(`# Prong 1

The record establishes that the proposed endeavor has substantial merit and is of national importance.

# Prong 2

The record does not contain evidence of funding for the dryer.`)
  expect(file.response!.accepted.map(({ what }) => what)).toEqual(['substantial-merit', 'national-importance'])
  expect(silentIn(file.response!)).not.toContain(1)
})

test('a notice on exceptional ability alone is answered by ability first, whatever else the facts carry', () => {
  const body = `# Exceptional ability

The evidence does not establish that you meet at least three of the criteria for exceptional ability. The letters do not show ten years of full-time experience.`
  const file = answer(responseTo(body), 'r1.degree', { text: 'I hold a certificate in carpentry of the school of Lindenau, conferred in 2008.', document: 'Certificate' })
  expect(theoryStandings(have(file), 'eb2-threshold')[0]!.theory.id).toBe('door-ability')
  const degree = answer(responseTo(body.replace('The letters do not', 'The evaluation does not show an advanced degree. The letters do not')), 'r1.degree', {
    text: 'I hold a master’s degree in timber engineering of the University of Lindenau, conferred in 2008.',
    document: 'Diploma',
  })
  expect(theoryStandings(have(degree), 'eb2-threshold')[0]!.theory.id).not.toBe('door-ability')
})

test('what is granted beside a withdrawal is a withdrawal, and no reason is asked for it', () => {
  expect(onlyWithdraws('I agree that the report is on the whole industry. I do not rely on it.')).toBe(true)
  expect(onlyWithdraws('I agree that the report is on the whole industry, but it names the dryer. I do not rely on it.')).toBe(false)
  expect(onlyWithdraws('I agree with the notice that kelp rots.')).toBe(false)
})
