/** What a client who answers loosely says, and what has to be asked again before it is signed. */
import { expect, test } from 'vitest'
import { checkKnowledge } from '../../content/petition/check-knowledge.ts'
import { composeResponse } from '../../content/rfe-response/compose-response.ts'
import { openForRequest } from '../../content/rfe-response/questions.ts'
import { layOut } from '../../test/rfe-letters/lay-out.ts'
import { answer, done, textOfLetter } from '../../test/rfe-responses/answer-notice.ts'
import { emptyCase, STATEMENT_ID, type CaseFile } from '../petition/case-file.ts'
import { withExhibit } from '../petition/change-case.ts'
import { checkDraft } from '../petition/checks/check-draft.ts'
import { isTalk } from '../petition/fact-words.ts'
import { readNotice } from '../rfe/read-notice.ts'
import { answerQuestionOfRequest, cameLater, confirmFiledEndeavor, confirmTable, copyFilingDay, placeSentence, settleRequest, withoutLaterFacts } from './change-response.ts'
import { arguesConceded } from './conceded-words.ts'
import { countedFromToday, laterDates } from './later-dates.ts'
import { paperOfAnother, wantedByOthers } from './other-hands.ts'
import { responseOf } from './request-table.ts'
import { itemsOf, liveRequests, unsettledWords } from './response-file.ts'

const FILED = '2026-01-10'

/** Filed on January 10, 2026; prong two is accepted. */
function responseTo(body: string): CaseFile {
  const pages = layOut({
    header: ['U.S. Citizenship and Immigration Services'],
    footer: [],
    body: `| REQUEST FOR EVIDENCE\n| Notice Date: May 4, 2026\n| Form I-140\n| Response Due: July 27, 2026\n\nYou filed Form I-140 and ask for a national interest waiver of the job offer.\n\n${body}`,
  })
  let file: CaseFile = { ...emptyCase(), response: responseOf({ file: 'n', sha256: 'n', reading: readNotice(pages) }) }
  file = withExhibit(file, { id: STATEMENT_ID, title: 'Statement of the petitioner', proves: ['Prong 1', 'Prong 2', 'Prong 3'], state: 'have' }).file
  for (const { id, rev } of [...liveRequests(file.response!), ...file.response!.accepted]) file = done(settleRequest(file, { id, rev, act: 'confirm' }))
  for (const { text } of unsettledWords(file.response!)) file = done(placeSentence(file, { text, concern: null }))
  file = done(copyFilingDay(file, { day: FILED, today: '2026-11-22' }))
  file = done(confirmFiledEndeavor(file, { text: 'My proposed endeavor is to test kilns that fire roof tiles with waste heat.', at: '2026-11-22T00:00:00Z', by: 'customer' }))
  return answer(done(confirmTable(file, { at: '2026-11-22T00:00:00Z' })), 'name', { text: 'Ilse Varga Moreno' })
}
const IMPORTANCE =
  '# National importance\n\nThe evidence does not establish that the endeavor is of national importance. The letters do not explain how your method would affect kilns beyond the plant that employs you.\n\n# Well positioned\n\nThe record establishes that you are well positioned to advance the proposed endeavor.'
const have = (file: CaseFile): CaseFile => ({ ...file, exhibits: file.exhibits.map((exhibit) => ({ ...exhibit, state: 'have' as const })) })
const found = (file: CaseFile) => {
  const all = have(file)
  return checkDraft(all, composeResponse({ file: all, seed: 'seed' }), checkKnowledge(all, [], [], '2026-11-22'))
}
const asked = (file: CaseFile) => liveRequests(file.response!).flatMap((request) => openForRequest(file, request).flatMap(({ id, ask }) => (/^agree-/.test(id) ? [ask] : [])))
const stops = (file: CaseFile) => found(file).flatMap(({ rule, blocking }) => (blocking ? [rule] : []))

test('a time that is counted from today is asked for its month, and stops the release until it is told', () => {
  expect(countedFromToday('Brandt Tile put it into all nine kilns this spring.', FILED)).toBe('this spring')
  expect(countedFromToday('Two plants have joined recently.', FILED)).toBe('recently')
  expect(countedFromToday('Since January the state gives it to 61 plants.', FILED)).toBe('Since January')
  expect(countedFromToday('Since January 2025 the state gives it to 61 plants.', FILED)).toBeNull()
  for (const [text, words] of [
    ['Two weeks ago the tile makers took it up.', 'Two weeks ago'],
    ['In the past few months two plants joined.', 'In the past few months'],
    ['By now eleven plants run it.', 'By now'],
    ['Eleven plants in four states now use it.', 'now'],
    ['To date it was installed in 61 plants.', 'To date'],
    ['The number has since grown to 61 plants.', 'has since grown'],
    ['Since the notice four plants have signed.', 'Since the notice'],
    ['After the petition was filed two plants joined.', 'After the petition was filed'],
    ['Recently the state, which in 2023 had refused it, took it up.', 'Recently'],
  ])
    expect([text, countedFromToday(text!, FILED)]).toEqual([text, words])
  for (const plain of [
    'As of June 2025 eleven plants now use it.',
    'The basis of each figure is set out now line by line.',
    'Two owners now say in their own words what they changed.',
    'After I filed the patent application two plants joined.',
    'Ten years ago I founded the company.',
    'Many kilns cannot be fired with waste heat today.',
    'Brandt Tile put it into nine kilns in the spring of 2025.',
    'Brandt Tile will start this spring.',
    'Last year, in May 2025, two plants joined.',
    'Each spring the kilns are tested.',
  ])
    expect([plain, countedFromToday(plain, FILED)]).toEqual([plain, null])
  const file = answer(responseTo(IMPORTANCE), 'r1.words1', { text: 'Brandt Tile put it into all nine kilns this spring.', document: 'Letter of Brandt Tile, May 2026' })
  expect(asked(file)[0]).toContain('“this spring” is counted from today')
  expect(stops(file)).toContain('after-filing')
})

test('a time that is counted from today is no doubt where the day of the answer puts it before the filing', () => {
  for (const [text, ahead] of [
    ['Two years ago two plants joined.', true],
    ['Last year two plants joined.', true],
    ['Twelve months ago two plants joined.', true],
    ['Last month two plants joined.', false],
    ['Three months ago two plants joined.', false],
    ['Some months ago two plants joined.', false],
    ['Two plants joined this spring.', false],
  ] as const)
    expect([text, countedFromToday(text, FILED, '2026-11-22') === null]).toEqual([text, ahead])
})

test('a part of a year is later than the filing where it begins after it', () => {
  for (const text of [
    'It was signed in Q2 2026.',
    'It was signed in the second quarter of 2026.',
    'It was signed in 3/2026.',
    'It was signed in spring 2026.',
    'It was signed in mid-2026.',
    'The county bought it in FY2027.',
  ])
    expect([text, laterDates(text, FILED).length]).toEqual([text, 1])
  for (const text of ['It was signed in Q4 2025.', 'It was signed in 12/2025.', 'It was signed in early 2026.', 'It was signed in the fall of 2025.', 'The county bought it in FY 2025.'])
    expect([text, laterDates(text, FILED)]).toEqual([text, []])
})

test('a step of the plan that was taken after the filing is no progress; one that is ahead may be dated ahead', () => {
  const plan = { element: 'p2.plan' as const }
  expect(cameLater({ ...plan, text: 'Ostrow College signed in March 2026 that it gives the course.' }, FILED)).toBe('March 2026')
  expect(cameLater({ ...plan, text: 'In April 2026 the first kiln was rebuilt.' }, FILED)).toBe('April 2026')
  for (const text of [
    'The first kiln is rebuilt in April 2026.',
    'In April 2026 I will rebuild the first kiln.',
    'Ostrow College agreed in March 2025 to give the course from September 2026.',
    'Second kiln: October 2026.',
  ])
    expect([text, cameLater({ ...plan, text }, FILED)]).toEqual([text, null])
})

test('why an answer meets the point is not told without the answer that was stopped', () => {
  let file = answer(responseTo(IMPORTANCE), 'r1.words1', { text: 'Brandt Tile put it into nine kilns in March 2026.', document: 'Letter of Brandt Tile' })
  file = withoutLaterFacts(answer(file, 'r1.because1', { text: 'A company that does not employ me uses it.' }))
  const letter = textOfLetter(have(file), composeResponse({ file: have(file), seed: 'seed' }))
  expect(letter).not.toContain('does not employ me uses it')
})

test('what the notice accepts is not argued inside of another answer', () => {
  const two = ['record', 'plan'] as const
  expect(arguesConceded('The limit depends on moisture. I have a doctorate and so I am well positioned to do it.', two)).toBe('I have a doctorate and so I am well positioned to do it.')
  expect(arguesConceded('The notice agrees that I am well positioned to do it.', two)).toBeNull()
  expect(arguesConceded('I am well positioned to do it.', ['national-importance'])).toBeNull()
  expect(arguesConceded('The protocol is of national importance.', ['national-importance'])).not.toBeNull()
  expect(arguesConceded('Also a labor certification would be impractical, since no employer has this job.', ['balance'])).not.toBeNull()
  const file = answer(responseTo(IMPORTANCE), 'r1.words1', {
    text: 'Nine kilns of other firms ran it in 2025. I have a doctorate and am well positioned to do it.',
    document: 'Report of the tile works, 2025',
  })
  expect(asked(file)[0]).toContain('argues a point that the notice accepts')
  expect(stops(file)).toContain('conceded')
})

test('what others promised or have is not shown by a picture, an account, or a letter of somebody else', () => {
  expect(wantedByOthers('The Calder Fund promised $35,000.', ['Bank statement, October 2025'])).not.toBeNull()
  expect(wantedByOthers('I was asked for it by the state architect.', ['Photographs of seven buildings (filed as Exhibit 4)'])).not.toBeNull()
  expect(wantedByOthers('I asked for a mix of my own.', ['Photographs of seven buildings'])).toBeNull()
  expect(wantedByOthers('The state architect asked me for it.', ['Photographs of seven buildings (filed as Exhibit 4)'])).not.toBeNull()
  expect(wantedByOthers('The Calder Fund promised $35,000.', ['Bank statement, October 2025', 'Letter of the Calder Fund'])).toBeNull()
  expect(wantedByOthers('I promised nothing.', ['Bank statement'])).toBeNull()
  expect(paperOfAnother('OSHA has a national emphasis program on dust.', ['Letter of Ann Rook, Tile Works'])).toMatchObject({ body: 'OSHA' })
  expect(paperOfAnother('OSHA has a national emphasis program on dust.', ['Letter of the Occupational Safety and Health Administration'])).toBeNull()
  expect(paperOfAnother('OSHA has a national emphasis program on dust.', ['OSHA directive CPL 03-00-008'])).toBeNull()
  expect(paperOfAnother('Brandt Tile has nine kilns.', ['Letter of Ann Rook'])).toBeNull()
})

test('an item that asks for two things is two items, and a row of items on one line is a row', () => {
  const file = responseTo(
    `${IMPORTANCE.replace('\n\n# Well', ' You should submit:\n\na. A description of the endeavor as it was filed;\n\nb. Documentary evidence that the method has effects in the field, and evidence that it has been taken up by other plants; and\n\nc. Evidence of public initiatives.\n\n# Well')}\n\n# On balance\n\nYou have not shown why a labor certification would be impractical. Please submit: (1) An explanation of why it would be impractical to obtain one; (2) Evidence that the United States would benefit even if others are available; and (3) Evidence of the urgency of the work.`,
  )
  const [first, second] = liveRequests(file.response!)
  expect(itemsOf(first!).map(({ label, text }) => [label, text])).toEqual([
    ['a.', 'A description of the endeavor as it was filed'],
    ['b.', 'Documentary evidence that the method has effects in the field'],
    ['b.', 'evidence that it has been taken up by other plants'],
    ['c.', 'Evidence of public initiatives'],
  ])
  expect(itemsOf(second!).map(({ label }) => label)).toEqual(['(1)', '(2)', '(3)'])
})

test('“because” goes from a reason unless it leads another clause', () => {
  const because = (text: string) => {
    const told = answerQuestionOfRequest(responseTo(IMPORTANCE), { id: 'r1.because1', element: 'p1.beyond' }, { text, document: '', exhibit: '', existed: 'yes' })
    return told.kind === 'changed' ? told.file.facts.at(-1)!.text : told.kind
  }
  expect(because('because the figures are of what operators found, not of how many kilns there are')).toMatch(/^The figures are of what/)
  expect(because('because the worksheet is open, nobody has to ask me for it')).toMatch(/^Because the worksheet is open/)
})

test('a sentence that ends in “yes” is talk, and is not told beside whole ones', () => {
  expect(isTalk('The 93 is only the hazard yes.')).toBe(true)
  expect(isTalk('The answer of the board was yes.')).toBe(false)
  const file = answer(responseTo(IMPORTANCE), 'r1.words1', { text: 'The 93 is only the hazard yes. Nine kilns of other firms ran the method in 2025.', document: 'Report of the tile works, 2025' })
  const letter = textOfLetter(have(file), composeResponse({ file: have(file), seed: 'seed' }))
  expect(letter).not.toContain('only the hazard')
  expect(letter).toContain('Nine kilns of other firms')
})

test('the words of the notice wait again once their answer was stopped, and no reason is asked for a claim that is withdrawn', () => {
  const open = (file: CaseFile) => openForRequest(file, liveRequests(file.response!)[0]!).map(({ id }) => id)
  const said = answer(responseTo(IMPORTANCE), 'r1.words1', { text: 'Brandt Tile put it into nine kilns in March 2026.', document: 'Letter of Brandt Tile' })
  expect(open(said)).not.toContain('r1.words1')
  expect(open(withoutLaterFacts(said))).toContain('r1.words1')
  const jobs = responseTo(IMPORTANCE.replace('\n\n# Well', ' The claim that the method will create 40 jobs is not accompanied by any basis for the figure.\n\n# Well'))
  const place = liveRequests(jobs.response!)[0]!.quotes.findIndex(({ text }) => text.includes('40 jobs'))
  const withdrawn = answer(jobs, `r1.words${place}`, { text: 'We withdraw the claim of 40 jobs.' })
  expect(asked(withdrawn)).toEqual([])
  expect(open(withdrawn)).not.toContain(`r1.because${place}`)
})

test('items that are orders stand in the list that “should:” opens', () => {
  const file = responseTo(
    IMPORTANCE.replace(
      '\n\n# Well',
      ' To overcome this the petitioner should:\n\n(i) identify the plants that use the method and state what each changed because of it;\n\n(ii) explain how the method would reach plants with which the petitioner has no contract, with documents; and\n\n(iii) submit independent evidence of the savings.\n\n# Well',
    ),
  )
  const [request, ...others] = liveRequests(file.response!)
  expect(others).toEqual([])
  expect(itemsOf(request!).map(({ label }) => label)).toEqual(['(i)', '(i)', '(ii)', '(iii)'])
})

test('a time that is told from the petition or from the answer itself may lie behind the filing', () => {
  for (const [text, words] of [
    ['While my petition was pending, six plants joined.', 'While my petition was pending'],
    ['In response to your letter I measured thirty ovens.', 'In response to your letter'],
    ['For this response I had thirty ovens measured.', 'For this response'],
    ['To answer this point I ran a test.', 'To answer this point'],
    ['Thirty weeks ago six plants joined.', 'Thirty weeks ago'],
    ['Half a year ago six plants joined.', 'Half a year ago'],
    ['This past summer six plants joined.', 'This past summer'],
    ['A month later six plants joined.', 'A month later'],
    ['The latest audit shows 300 ovens.', 'The latest audit'],
  ])
    expect([text, countedFromToday(text!, FILED)]).toEqual([text, words])
})

test.each(['14.3.2026', '2026/03/14', '14th of March, 2026', '14th March 2026', 'March the 14th 2026', 'Mar-2026', '03-2026'])('a later date is found in the form %s', (date) => {
  expect(laterDates(`Six plants joined on ${date}.`, '2026-01-10')).toEqual([date])
  expect(laterDates(`Six plants joined on ${date}.`, '2026-04-10')).toEqual([])
})
