/** What a strict reader of a response looked for: the prong that the notice leaves for later, the whole of prong two, what was really submitted, and who supports whom. */
import { expect, test } from 'vitest'
import { checkKnowledge } from '../../content/petition/check-knowledge.ts'
import { openForRequest } from '../../content/rfe-response/questions.ts'
import { composeResponse } from '../../content/rfe-response/compose-response.ts'
import { closingFact } from '../../content/rfe-response/closing-fact.ts'
import { findResponseQuestion, openOnBalance } from '../../content/rfe-response/questions.ts'
import { answer, confirmed, done, noticePages, textOfLetter } from '../../test/rfe-responses/answer-notice.ts'
import type { ResponseCase } from '../../test/rfe-responses/response-cases.ts'
import { checkDraft } from '../petition/checks/check-draft.ts'
import { EVIDENCE, evidenceWeight } from '../petition/evidence-weight.ts'
import type { DraftBlock } from '../petition/draft.ts'
import { readReceiptNumber } from '../rfe/read-notice.ts'
import type { CaseFile } from '../petition/case-file.ts'
import { answerItemAbove, answerQuestionOfRequest } from './change-response.ts'
import { liveRequests } from './response-file.ts'
import { supportTies } from './support-ties.ts'

/** A notice on kiln vents that contests national importance, record and plan, and does not reach the balance. */
const KILN: ResponseCase = {
  key: 'kiln-vents',
  name: 'Ottilie Marwa Brandt',
  filedOn: '2026-02-03',
  notice: {
    header: ['U.S. Citizenship and Immigration Services', 'Page {page} of {pages}'],
    footer: ['IOE0912345678'],
    body: `| Request for Evidence
| Notice Date: June 2, 2026
| Form I-140, Immigrant Petition for Alien Workers

Dear Petitioner: You ask that the job offer requirement be waived in the national interest. You have 84 days from the date of this notice to respond.

# I. Classification

The petitioner qualifies for the EB-2 classification.

# II. National importance

USCIS agrees that the endeavor has substantial merit. The petitioner has not established that the endeavor is of national importance. The only kiln at which the vent was used belongs to the petitioner's employer, Ashlar Brick.

Please submit the following:

(a) Evidence of the use of the vent by brick works other than Ashlar Brick; and

(b) Letters from persons who have no financial tie to the petitioner.

# III. Well positioned

The letters do not explain what part of the vent trial is the petitioner's own work. The plan names no source of funds after the first year.

Evidence that the petitioner is well positioned may include, but is not limited to:

- Correspondence from prospective users
- Patents or licenses
- Evidence of funding

Please provide (i) an account of the petitioner's own part in the vent trial; and (ii) a plan with dates.

# IV. Balance

Because the first two prongs have not been established, USCIS does not reach the third prong.`,
  },
  petition: `# The proposed endeavor

My proposed endeavor is to develop, test and publish a vent by which small brick works burn off kiln gas.

# List of Exhibits

- Exhibit A: Master's diploma in ceramic engineering, 2017
- Exhibit B: Report on the vent trial, December 2025
- Exhibit C: Work plan, January 2026`,
  endeavor: 'My proposed endeavor is to develop, test and publish a vent by which small brick works burn off kiln gas.',
  requests: [],
}
const said = (file: CaseFile, given: Record<string, { text: string; document?: string; filed?: string }>): CaseFile =>
  Object.entries(given).reduce((told, [id, one]) => (findResponseQuestion(told, id) === undefined ? told : answer(told, id, one)), file)
const itemWith = (file: CaseFile, concern: string, words: string) => place(file, concern).asked.findIndex(({ text }) => text.startsWith(words))
const place = (file: CaseFile, concern: string) => liveRequests(file.response!).find((one) => one.concern === concern)!
function kiln(more: Record<string, { text: string; document?: string; filed?: string }> = {}): CaseFile {
  const file = confirmed(KILN)
  const [importance, record, plan] = ['national-importance', 'record', 'plan'].map((concern) => place(file, concern).id)
  const own = record === undefined ? plan! : record
  const answers = {
    name: { text: 'Ottilie Marwa Brandt' },
    [`${importance}.words0`]: { text: 'Three brick works that have never paid me burned with the vent before I filed.', document: 'Letters of three brick works, June 2026' },
    [`${importance}.words1`]: {
      text: 'Larkin Tile, Oxbow Brick, and Saddler Clay used the vent from May 2025 on, and none of them is a client of Ashlar Brick.',
      document: 'Letters of three brick works, June 2026',
    },
    [`${importance}.route`]: { text: 'The drawings were downloaded 212 times from 31 states by January 2026.', document: 'Download log, January 2026' },
    [`${importance}.item${itemWith(file, 'national-importance', 'Letters from persons')}`]: {
      text: 'Professor Ines Calloway of Redwater University, whom I have never met, tested the vent on 12 kilns and found less gas at 11 of them.',
      document: 'Letter of Professor Ines Calloway, June 2026',
    },
    [`${own}.words0`]: { text: 'I drew the vent and chose its valve. The crew of Ashlar Brick built it.', document: 'Statement of the kiln master, June 2026' },
    [`${plan}.words0`]: {
      text: 'The Hearth Fund granted $80,000 for two years in January 2026, and Redwater University gives its test kiln for the third year.',
      document: 'Grant letter of the Hearth Fund, January 2026',
    },
    [`${plan}.item${itemWith(file, 'plan', 'a plan with dates')}`]: { text: 'In 2026 I will test six kilns, and in 2027 I will publish version 2.', filed: 'Exhibit C' },
    ...more,
  }
  const told = said(file, answers)
  return {
    ...told,
    facts: told.facts.map((fact) => (fact.state === 'read' ? { ...fact, state: 'rejected' as const } : fact)),
    exhibits: told.exhibits.map((one) => ({ ...one, state: 'have' as const })),
  }
}
const letterOf = (file: CaseFile) => textOfLetter(file, composeResponse({ file, seed: 'kiln' })).replace(/\s+/g, ' ')
const BALANCE = {
  'left3.benefit': { text: 'Others can build the vent. The rule for wet clay does not exist yet, and Saddler Clay wrote that it will not make it.', document: 'Letter of Saddler Clay, January 2026' },
  'left3.employer-limit': {
    text: 'My position at Ashlar Brick is for its own two kilns. The vent for other works is not in the description of my job.',
    document: 'Job description, Ashlar Brick, 2025',
  },
}

test('the prong that a notice leaves for later is asked for and argued before the conclusion; without an answer the operator is warned', () => {
  const silent = kiln()
  expect(openOnBalance(silent).map(({ id }) => id)).toEqual(['left3.impractical', 'left3.employer-limit', 'left3.benefit', 'left3.urgency'])
  const warned = (file: CaseFile) =>
    checkDraft(file, composeResponse({ file, seed: 'kiln' }), checkKnowledge(file, [], [], '2026-11-22')).filter(({ rule, section }) => rule === 'not-argued' && section === 'p3')
  expect(warned(silent)).toHaveLength(1)
  expect(letterOf(silent)).toMatch(/I rely on the petition, the evidence filed with it/)
  const file = kiln(BALANCE)
  expect(warned(file)).toEqual([])
  const letter = letterOf(file)
  expect(letter).toMatch(
    /# The third prong, which the notice leaves for later .*The vent for other works is not in the description of my job \(Exhibit R-\d\).*The rule for wet clay does not exist yet.*on balance it would be beneficial to the United States.*# Conclusion/,
  )
  expect(letter).toMatch(/does not reach the third prong\.” \(page \d\) As all of it is submitted together, I argue that prong in the last part before the conclusion/)
  expect(letter).not.toMatch(/nothing can follow|leaves no second response/)
  expect(letter).toMatch(/– \| The third prong, not reached \| \d \| The last part before the conclusion \| Exhibits? R-/)
})

test('what came after the filing is stopped in the part on the balance too', () => {
  const file = kiln({ ...BALANCE, 'left3.urgency': { text: 'The state adopted its gas rule in May 2026.', document: 'Gas rule' } })
  const found = checkDraft(file, composeResponse({ file, seed: 'kiln' }), checkKnowledge(file, [], [], '2026-11-22'))
  expect(found.filter(({ rule, quote }) => rule === 'after-filing' && quote === 'May 2026')).not.toEqual([])
})

test('a note is told nowhere in a response before it is said whole, and its passage stays unanswered', () => {
  const file = kiln({ [`${place(confirmed(KILN), 'record').id}.words0`]: { text: 'own part: vent, valve, 3 months', document: 'Statement of the kiln master, June 2026' } })
  const letter = letterOf(file)
  expect(letter).not.toMatch(/own part: vent/i)
  expect(checkDraft(file, composeResponse({ file, seed: 'kiln' }), checkKnowledge(file, [], [], '2026-11-22')).filter(({ rule, blocking }) => rule === 'unanswered' && blocking)).not.toEqual([])
})

test('prong two is concluded as a whole, once, behind its last point', () => {
  const letter = letterOf(kiln())
  expect(letter.match(/(?:second prong as a whole|on the second prong are thereby answered)[^.]*I am well positioned to advance the endeavor/g)).toHaveLength(1)
  expect(letter).not.toContain('()')
})

test('an example that the notice names is given where the response holds such a document', () => {
  const letter = letterOf(kiln())
  const grant = /Exhibit (R-\d): Grant letter of the Hearth Fund/.exec(letter)![1]!
  expect(letter).toContain(`“Evidence of funding” (page 1). Provided as Exhibit ${grant}.`)
  expect(letter).toMatch(/“Correspondence from prospective users” \(page 1\)\. Provided as Exhibit R-\d/)
  expect(letter).toMatch(/“Patents or licenses” \(page 1\)\. The notice names this as an example/)
})

test('an institution that supports the work is disclosed behind the answer that calls its expert independent', () => {
  const file = kiln()
  expect(supportTies(file).map(({ words }) => words)).toEqual(['Redwater University gives its test kiln for the third year'])
  expect(letterOf(file)).toMatch(
    /found less gas at 11 of them \(Exhibit R-\d\)\. I disclose that the same institution supports the work: Redwater University gives its test kiln for the third year \(Exhibit R-\d[,)]/,
  )
  const alone = kiln({
    [`${place(confirmed(KILN), 'plan').id}.words0`]: {
      text: 'The Hearth Fund granted $80,000 for three years in January 2026. Redwater University gives nothing.',
      document: 'Grant letter of the Hearth Fund, January 2026',
    },
  })
  expect(supportTies(alone)).toEqual([])
})

test('a sentence that denies every tie is asked about where another answer tells one', () => {
  const open = confirmed(KILN)
  const question = `${place(open, 'national-importance').id}.item${itemWith(open, 'national-importance', 'Letters from persons')}`
  const doubts = (text: string) => {
    const file = kiln({ [question]: { text, document: 'Letter of Professor Ines Calloway, June 2026' } })
    const found = checkDraft(file, composeResponse({ file, seed: 'kiln' }), checkKnowledge(file, [], [], '2026-11-22')).filter(
      ({ rule, message }) => rule === 'may-disagree' && /denies a tie/.test(message),
    )
    const asked = liveRequests(file.response!).flatMap((request) => openForRequest(file, request).filter(({ ask }) => /denies a tie/.test(ask)))
    return [found.length, asked.length]
  }
  expect(doubts('Professor Ines Calloway of Redwater University has no connection to my work and tested the vent on 12 kilns.')).toEqual([1, 1])
  expect(doubts('Professor Ines Calloway of Redwater University, whom I have never met, tested the vent on 12 kilns.')).toEqual([0, 0])
  expect(doubts('Professor Ines Calloway of Redwater University has no family tie to me and tested the vent on 12 kilns.')).toEqual([0, 0])
})

test('an item may point to the answer to another request, and cites what that answer cites', () => {
  const file = kiln()
  const [record, plan] = [place(file, 'record'), place(file, 'plan')]
  const held = [record, plan].flatMap((request) => request.asked.map((item, at) => ({ request, item, at }))).find(({ item }) => /own part/.test(item.text))!
  const pointed = done(answerItemAbove(file, { question: `${held.request.id}.item${held.at}`, above: [`${record.id}.words0`] }))
  const letter = letterOf(pointed)
  const master = /Exhibit (R-\d): Statement of the kiln master/.exec(letter)![1]!
  expect(letter).toMatch(new RegExp(`own part in the vent trial” \\(page 1\\)\\. Answered [^.]*\\(Exhibit ${master}\\)`))
  const astray = done(answerItemAbove(file, { question: `${held.request.id}.item${held.at}`, above: [`${plan.id}.words0`] }))
  const found = checkDraft(astray, composeResponse({ file: astray, seed: 'kiln' }), checkKnowledge(astray, [], [], '2026-11-22'))
  expect(found.filter(({ rule, message }) => rule === 'exhibit-reach' && /shares no word/.test(message))).toHaveLength(1)
})

test('the petitioner’s statement stands in the list of each part that cites it', () => {
  const file = kiln({ [`${place(confirmed(KILN), 'plan').id}.progress`]: { text: 'I had drawn version 2 before I filed.' } })
  expect(letterOf(file)).toMatch(/Statement of the petitioner \(Exhibit R-\d\)\./)
})

test('a conclusion leads with use by others who pay nothing, and not with downloads', () => {
  const file = kiln()
  const request = place(file, 'national-importance')
  const shown = file.facts.filter(({ element, state }) => element.startsWith('p1.') && state === 'confirmed')
  // Nothing else is counted: no figure stands in the place of the count of downloads.
  expect(closingFact(request, shown, () => true)?.figures ?? []).not.toContain('31 states')
  const counted = shown.filter(({ text }) => text.includes('downloaded'))
  expect(counted).toHaveLength(1)
  expect(closingFact(request, counted, () => true)).toBeNull()
  expect(letterOf(file)).not.toMatch(/The figures that weigh most are 212/)
})

test('a conclusion weighs no figures of what is only planned', () => {
  const file = kiln()
  const request = place(file, 'national-importance')
  const [shown] = file.facts.filter(({ element, state }) => element.startsWith('p1.') && state === 'confirmed')
  const figuresOf = (text: string) => closingFact(request, [{ ...shown!, text }], () => true)?.figures ?? []
  expect(figuresOf('Twelve plants in 4 states use the vent.')).toContain('4 states')
  expect(figuresOf('Twelve plants in 4 states will use the vent by 2028.')).toEqual([])
})

test.each([
  ['The city of Fallow put the vent into its permit code in May 2025.', EVIDENCE.adopted],
  ['Oxbow Brick and two other plants have used the vent since 2025.', EVIDENCE.used],
  ['The inspector counted 4 leaks where there had been 19.', EVIDENCE.measured],
  ['The drawings were downloaded 212 times from 31 states.', EVIDENCE.counted],
  ['The market of 900 plants grows each year.', EVIDENCE.counted],
  ['Six plants will use the vent in 2028.', EVIDENCE.none],
  ['I measured 40 kilns.', EVIDENCE.none],
  ['No plant has used it.', EVIDENCE.none],
  ['Three brick works that have never paid me burned with the vent.', EVIDENCE.used],
  ['Two plants have never used it.', EVIDENCE.none],
])('%s weighs %i', (text, weight) => expect(evidenceWeight(text)).toBe(weight))

test('what is answered on the balance can be said anew, and is checked as every answer is', () => {
  const file = kiln()
  const question = findResponseQuestion(file, 'left3.benefit')!
  expect(answerQuestionOfRequest(file, question, { text: 'The rule for wet clay does not exist yet.', document: '', exhibit: '', existed: 'yes' }).kind).toBe('changed')
})

test('the receipt number stands at the head of the response where the notice prints one and no other, and nowhere else', () => {
  const pages = noticePages(KILN)
  expect(readReceiptNumber(pages)).toEqual({ receipt: 'IOE0912345678' })
  expect(readReceiptNumber([...pages, { lines: ['See also SRC2190012345.'] }])).toEqual({ receipt: null })
  const file = kiln()
  const whole: CaseFile = { ...file, response: { ...file.response!, notice: { ...file.response!.notice, receipt: 'IOE0912345678' } } }
  expect(letterOf(whole).match(/IOE0912345678/g)).toHaveLength(1)
  expect(letterOf(whole)).toContain('Receipt number: IOE0912345678')
  const identified = (blocks: DraftBlock[]) => checkDraft(whole, blocks, checkKnowledge(whole, [], [], '2026-11-22')).filter(({ rule }) => rule === 'identifier')
  const blocks = composeResponse({ file: whole, seed: 'kiln' })
  expect(identified(blocks)).toEqual([])
  const [first] = blocks
  expect(identified(blocks.map((block) => (block === first ? { ...block, block: { kind: 'paragraph', content: [{ kind: 'text', text: 'IOE0912345678' }] } } : block)))).toHaveLength(1)
})
