import { describe, expect, test } from 'vitest'
import { publicPriorities } from '../../content/areas/public-priorities.ts'
import { composeLetter } from '../../content/petition/letter/compose-letter.ts'
import { CASE_QUESTIONS } from '../../content/petition/case-questions.ts'
import { questionsOf } from '../../content/petition/questions.ts'
import { caseOf, done, withDocuments } from '../../test/petitions/case-of.ts'
import { knowledgeOf } from '../../test/petitions/knowledge.ts'
import { WATER_ENGINEER } from '../../test/petitions/people.ts'
import { RICH_DOCUMENTS } from '../../test/petitions/rich-documents.ts'
import { RICH_ENGINEER } from '../../test/petitions/rich-person.ts'
import { isSettled, type CaseFile } from './case-file.ts'
import { answerQuestion, correctFact, rejectFact } from './change-case.ts'
import { checkDraft } from './checks/check-draft.ts'
import { blockWords, factsOf, isOutOfDate, printedBlocks, type DraftBlock } from './draft.ts'
import { nextQuestions, QUESTIONS_MAX } from './gaps.ts'
import { askFor, isForModel } from './model-block.ts'
import { isToldBy, pinsOf } from './passages.ts'

const letterOf = (file: CaseFile): DraftBlock[] => composeLetter({ file, seed: 'pages' }, publicPriorities)
const whole = (file: CaseFile): string =>
  printedBlocks(file, letterOf(file))
    .map(({ block }) => blockWords(block))
    .join('\n')
    .replaceAll('\u00A0', ' ')
const blocking = (file: CaseFile) => checkDraft(file, letterOf(file), knowledgeOf(file)).filter((one) => one.blocking)
const question = (id: string) => CASE_QUESTIONS.find((one) => one.id === id)!
const answer = (file: CaseFile, id: string, text: string) => answerQuestion(file, { question: question(id), text, document: '' })

describe('what the documents say', () => {
  const file = withDocuments(caseOf(RICH_ENGINEER), RICH_DOCUMENTS)
  const blocks = letterOf(file)
  const passages = file.facts.filter(({ kind }) => kind === 'passage')

  test('stands in the letter with its pages, behind the paragraph that it bears out; nothing blocks, nothing is left out', () => {
    expect(passages.length).toBeGreaterThan(100)
    expect(blocking(file)).toEqual([])
    expect(new Set(blocks.filter(({ section }) => section !== 'opening').flatMap(factsOf))).toEqual(new Set(file.facts.filter(isSettled).map(({ id }) => id)))
    const text = whole(file)
    expect(text).toMatch(/page\s17\)\.[^\n]*\nThe association issued this report on March 18, 2025/)
    expect(text).toMatch(/The nine systems were drawn by lot from the 31 members that had stored readings for a year \(page 4\)\./)
    const ids = blocks.map(({ id }) => id)
    const trial = ids.findIndex((id) => /^p1\/merit\/f\d+\/shown\//.test(id))
    expect(ids[trial]).toContain(`${ids[trial - 1]!}/shown/`)
    expect(ids.indexOf('p1/merit/applied')).toBeGreaterThan(trial)
    // What a document says of another element stands there, under the name of its writer.
    const certification = blocks.find(({ block, section }) => section === 'p3' && blockWords(block).includes('would have no way to write down the work as the duties of one position'))!
    expect(blockWords(certification.block)).toMatch(/^Joan Ferris explains that the association employs no/)
  })

  test('is said of the document and not of the petitioner', () => {
    const here = caseOf(RICH_ENGINEER)
    const asked = questionsOf(here).find(({ exhibit }) => exhibit !== undefined)!
    const told = done(answerQuestion(here, { question: asked, text: 'Issued by the state office in March 2025.\npp. 3-4: lists the courses that count', document: 'Another' }))
    expect(told.facts.slice(-2).map(({ text, fields, exhibits }) => [text, fields['page'], exhibits])).toEqual([
      ['Issued by the state office in March 2025.', '', [asked.exhibit]],
      ['Lists the courses that count.', '3–4', [asked.exhibit]],
    ])
  })

  test('is told once: a passage that repeats a fact gives the fact its page and no sentence', () => {
    const text = whole(file)
    expect(text.match(/found a leak at 14 of them/g)).toHaveLength(1)
    expect(text).toMatch(/a leak at 14 of them \(Exhibit \d+[^)]*page\s9\)\..*by comparing pumped and billed water \(Exhibit \d+, page\s17\)/)
    const sentences = blocks.filter(({ id }) => id.includes('/shown/')).flatMap(({ block }) => blockWords(block).split(/(?<=[a-z]\.) (?=[A-Z])/))
    expect(new Set(sentences).size).toBe(sentences.length)
  })

  test('marks exactly its paragraph when it changes, and goes when it is taken back', () => {
    const pinned = passages.find(({ text }) => text.includes('found a leak at 14'))!
    const own = passages.find(({ text }) => text.includes('drawn by lot'))!
    for (const { id, rev, fields } of [pinned, own]) {
      const changed = done(correctFact(file, { id, rev, text: '', fields: { ...fields, page: '5' } }))
      expect(blocks.filter((block) => isOutOfDate(block, changed) && block.id !== 'opening/summary').length).toBe(1)
      expect(whole(changed)).toMatch(id === own.id ? /stored readings for a year \(page 5\)/ : /a leak at 14 of them \(Exhibit \d+[^)]*page\s5\)/)
      const gone = done(rejectFact(file, { id, rev }))
      if (id === own.id) expect(whole(gone)).not.toContain('drawn by lot')
      else expect(whole(gone)).not.toMatch(/a leak at 14 of them \(Exhibit \d+[^)]*page/)
    }
  })

  test('a model is shown the facts of a paragraph, and no passage whose page stands there', () => {
    const forModel = blocks.filter((block) => isForModel(block, file))
    const asked = forModel.flatMap((block) => askFor(file, blocks, block).facts.map(({ id }) => id))
    expect(passages.filter(({ id }) => asked.includes(id))).toEqual([])
    expect(forModel.some(({ id }) => id.includes('/shown/'))).toBe(false)
    expect(forModel.some((block) => factsOf(block).some((id) => passages.some((one) => one.id === id)))).toBe(true)
  })

  test('is asked of documents that are here and carry a fact, never of more than twelve at once, and behind what is missing', () => {
    const here = caseOf(RICH_ENGINEER)
    const documents = questionsOf(here).filter(({ exhibit }) => exhibit !== undefined)
    expect(documents.length).toBeGreaterThan(25)
    expect(documents.some(({ exhibit }) => exhibit === 'st' || exhibit === 'pp' || exhibit === 'eta')).toBe(false)
    expect(nextQuestions(here, questionsOf(here)).length).toBeLessThanOrEqual(QUESTIONS_MAX)
    const owed = { ...here, exhibits: here.exhibits.map((one) => ({ ...one, state: 'requested' as const })) }
    expect(questionsOf(owed).filter(({ exhibit }) => exhibit !== undefined)).toEqual([])
    const bare = { ...here, facts: here.facts.filter(({ element }) => !element.startsWith('p3')), answers: {} }
    expect(nextQuestions(bare, questionsOf(bare)).map(({ element }) => element)).toEqual(expect.arrayContaining(['p3.impractical', 'p3.benefit', 'p3.urgency']))
  })
})

describe('many facts and many passages', () => {
  const rich = caseOf(RICH_ENGINEER)
  const exhibit = rich.exhibits[0]!.id
  const words = 'The pump of the county stopped 3 times before the method was taught'
  let reads = 0
  const counted = (kind: 'passage' | 'statement', place: number, text: string) =>
    Object.defineProperty(
      { ...rich.facts[0]!, id: `${kind}${place}`, kind, element: kind === 'passage' ? ('exhibit.shows' as const) : ('p2.record' as const), fields: { page: '4' }, exhibits: [exhibit] },
      'text',
      {
        enumerable: true,
        get: () => ((reads += 1), text),
      },
    )

  test('are compared with each other once, each text read once, however often a letter asks', () => {
    const passages = Array.from({ length: 50 }, (_, place) => counted('passage', place, `${words} in county ${place % 2}.`))
    const facts = Array.from({ length: 50 }, (_, place) => counted('statement', place, `${words} in county 0, as I reported.`))
    const file = { ...rich, facts: [...passages, ...facts] }
    reads = 0
    for (let time = 0; time < 3; time++) for (const fact of facts) expect(pinsOf(file, fact).map(({ id }) => id)).toEqual(passages.filter((_, place) => place % 2 === 0).map(({ id }) => id))
    expect(reads).toBeLessThanOrEqual(100)
    expect(pinsOf(file, facts[0]!)).toBe(pinsOf(file, facts[0]!))
  })

  test('a passage of some hundred words is told in full and compared with nothing', () => {
    const wordy = (count: number) =>
      `${Array.from({ length: count }, (_, place) => `w${'abcdefghij'[place % 10]}${'abcdefghij'[Math.floor(place / 10) % 10]}${'abc'[Math.floor(place / 100)]}`).join(' ')}.`
    const said = (count: number) => isToldBy({ text: wordy(count) }, { text: wordy(count) })
    expect([said(200), said(201)]).toEqual([true, false])
  })
})

describe('the phases of the plan', () => {
  test('stand in a table, and a line without its parts is refused', () => {
    const text = whole(caseOf(RICH_ENGINEER))
    expect(text).toMatch(/Systems with a single tank\nJanuary to June 2027\nFour systems of the association\nVersion 5 of the program with its tests\./)
    const file = caseOf(WATER_ENGINEER)
    expect(answer(file, 'phases', 'Trial; 2027; the association')).toEqual({ kind: 'not-in-parts' })
    expect(answer(file, 'phases', 'Trial; ; the association; a report')).toEqual({ kind: 'not-in-parts' })
    const told = done(answer(file, 'phases', 'I will run the trial in 2027 with four systems.\nReport; 2028; ; a public report'))
    expect(told.facts.slice(-2).map(({ kind, text: words }) => [kind, words])).toEqual([
      ['statement', 'I will run the trial in 2027 with four systems.'],
      ['phase', 'Report, 2028: a public report.'],
    ])
  })
})

describe('outputs beside public documents', () => {
  test('stand in a table with page and exhibit, only where the document has a date', () => {
    const file = caseOf(RICH_ENGINEER)
    const table = letterOf(file).find(({ id }) => id === 'p1/priority/outputs')!.block
    const plan = file.exhibits.find(({ title }) => title.startsWith('Harlow State drinking water plan'))!
    expect(table.kind === 'table' ? table.rows.length : 0).toBe(3)
    expect(JSON.stringify(table)).toContain(`Ex-${plan.id}`)
    expect(whole(file)).toMatch(/Associations are to teach their members one such method before 2028\.\nExhibit \d+, page 16/)
    expect(answer(file, 'outputs-and-priorities', 'The guide; a plan of the state; 3; it asks for one')).toEqual({ kind: 'not-in-parts' })
    const named = done(answer(caseOf(WATER_ENGINEER), 'outputs-and-priorities', 'The guide; Rural Water Act of Harlow State, May 2024; p. 3; guides are to be written'))
    expect(named.exhibits.at(-1)).toMatchObject({ title: 'Rural Water Act of Harlow State, May 2024', state: 'requested', proves: ['Prong 1'] })
    expect(named.facts.at(-1)).toMatchObject({ kind: 'tie', fields: { page: '3' }, exhibits: [named.exhibits.at(-1)!.id] })
  })
})

describe('an answer of many lines', () => {
  const ties = (count: number, document: (place: number) => string) => Array.from({ length: count }, (_, place) => `The guide; ${document(place)}; 3; it asks for ${place} guides`).join('\n')
  const long = `Plan ${'of the state '.repeat(15)}2027`

  test('reads the title of each exhibit a few times, however many lines name one', () => {
    const file = caseOf(WATER_ENGINEER)
    let reads = 0
    const exhibits = Array.from({ length: 250 }, (_, place) =>
      Object.defineProperty({ ...file.exhibits[0]!, id: `y${place}` }, 'title', { enumerable: true, get: () => ((reads += 1), `Report ${place} of 2024`) }),
    )
    const told = done(
      answer(
        { ...file, exhibits },
        'outputs-and-priorities',
        ties(40, (place) => `Report ${200 + place} of 2024`),
      ),
    )
    expect(told.facts.slice(-40).map((fact) => fact.exhibits)).toEqual(Array.from({ length: 40 }, (_, place) => [`y${200 + place}`]))
    expect(reads).toBeLessThanOrEqual(250 * 2)
  })

  test('is refused beyond forty lines, with a document of too long a name, and before any title is read where the case is full', () => {
    const file = caseOf(WATER_ENGINEER)
    const say = (text: string, given = file) => answer(given, 'outputs-and-priorities', text)
    expect(say(ties(41, (place) => `Report ${place} of 2024`))).toEqual({ kind: 'too-many-lines' })
    expect(answer(file, 'phases', 'Trial; 2027; the association; a report\n'.repeat(41))).toEqual({ kind: 'too-many-lines' })
    expect(long.length).toBeGreaterThan(200)
    expect(say(ties(1, () => long))).toEqual({ kind: 'name-too-long' })
    const unread = Object.defineProperty({ ...file.exhibits[0]! }, 'title', {
      get: () => {
        throw new Error('a title was read')
      },
    })
    const full = { ...file, exhibits: [unread], facts: Array.from({ length: 300 }, (_, place) => ({ ...file.facts[0]!, id: `f${place}` })) }
    expect(
      say(
        ties(1, () => 'Report of 2024'),
        full,
      ),
    ).toEqual({ kind: 'case-full' })
    const told = done(say(ties(1, () => 'Report of 2024')))
    const tie = told.facts.at(-1)!
    expect(correctFact(told, { id: tie.id, rev: tie.rev, text: '', fields: { ...tie.fields, document: long } })).toEqual({ kind: 'name-too-long' })
    expect(done(correctFact(told, { id: tie.id, rev: tie.rev, text: '', fields: { ...tie.fields, document: long.slice(-200) } })).facts.at(-1)!.state).toBe('corrected')
  })
})

test('exceptional ability is told kind by kind, and a sentence that fits none or several stands behind them', () => {
  const before = caseOf(WATER_ENGINEER)
  const said = [
    'I have been licensed as a professional engineer in Iowa since 2019.',
    'I am a senior member of a society that admits engineers only: a member of the Society of Water Engineers.',
    'The council recognized my work in 2025.',
    'I keep the records of the district.',
  ]
  const ability = { id: 'ability', element: 'eb2.ability' as const }
  const told = done(answerQuestion(before, { question: ability, text: said.join('\n\n'), document: 'Licenses and letters' }))
  const blocks = letterOf({ ...told, options: { ...told.options, eb2: ['eb2-ability'] } })
  const places = said.map((sentence) => blocks.find(({ block, section }) => section === 'eb2' && blockWords(block).includes(sentence.replace(/\.$/, '')))!.id.split('/')[1])
  expect(places).toEqual(['ability-C', 'ability-E', 'ability-F', 'ability'])
  expect(blocks.filter(({ section, block }) => section === 'eb2' && block.kind === 'heading').map(({ block }) => blockWords(block))).toEqual(
    expect.arrayContaining([
      'Official academic record: 8 CFR 204.5(k)(3)(ii)(A)',
      'License or certification: 8 CFR 204.5(k)(3)(ii)(C)',
      'Membership in professional associations: 8 CFR 204.5(k)(3)(ii)(E)',
      'Recognition for achievements and contributions: 8 CFR 204.5(k)(3)(ii)(F)',
      'Further evidence',
    ]),
  )
})

test('the table of the opening names its exhibits in the order of their numbers, rows of them by first and last', () => {
  const file = caseOf(RICH_ENGINEER)
  const summary = printedBlocks(file, letterOf(file)).find(({ draft }) => draft.id === 'opening/summary')!
  expect(blockWords(summary.block)).toMatch(/\nExhibits \d+(?:–\d+)?(?:, \d+(?:–\d+)?)+\n/)
  expect(blockWords(summary.block)).not.toMatch(/Exhibit \d+, Exhibit/)
})

test('three kinds of evidence are three kinds, not three sentences', () => {
  const before = caseOf(WATER_ENGINEER)
  const ability = { id: 'ability', element: 'eb2.ability' as const }
  const doorOf = (said: string[]) => {
    const told = done(answerQuestion(before, { question: ability, text: said.join('\n\n'), document: 'Licenses and letters' }))
    const file = { ...told, options: { ...told.options, eb2: ['eb2-ability'] } }
    const blocks = letterOf(file)
    return { blocks, found: checkDraft(file, blocks, knowledgeOf(file)).filter(({ rule, quote }) => rule === 'coverage' && quote === 'eb2.ability') }
  }
  const member = ['I am a member of the Society of Water Engineers.', 'I am a fellow of the Lake Institute.', 'I am a member of the Pump League.']
  expect(doorOf(member).found).toMatchObject([{ message: expect.stringContaining('A and E') }])
  const { blocks, found } = doorOf([member[0]!, 'My fee of $145 an hour is above the usual.'])
  expect(found).toEqual([])
  const whole = blocks.findIndex(({ id }) => id === 'eb2/ability/weighed')
  expect(blockWords(blocks[whole]!.block)).toMatch(/significantly above that ordinarily encountered\.$/)
  expect(blocks[whole - 1]!.standard).toBe('eb2-ability-merits')
})

test('a foreign degree is held against the rule by what its evaluation says', () => {
  const person = { ...WATER_ENGINEER, degrees: [{ degree: 'Magíster en Ingeniería', field: 'hydraulics', school: 'Universidad del Sur', country: 'Chile', year: '2013' }] }
  const applied = (equivalent: [string, string]) => letterOf(caseOf({ ...person, answers: { ...person.answers, equivalent } })).find(({ id }) => id === 'eb2/degree/applied')
  expect(blockWords(applied(['The evaluation of May 2026 finds it equal to a U.S. Master of Science.', 'Evaluation, May 2026'])!.block)).toContain('Magíster en Ingeniería')
  expect(applied(['The evaluation of May 2026 finds it equal to a U.S. Bachelor of Science.', 'Evaluation, May 2026'])).toBeUndefined()
})

test('the evaluation that an answer names is the one that was asked for with the degree', () => {
  const person = { ...WATER_ENGINEER, degrees: [{ degree: 'Ingeniero Civil', field: 'hydraulics', school: 'Universidad del Sur', country: 'Chile', year: '2013' }] }
  const told = caseOf({ ...person, answers: { ...person.answers, equivalent: ['It is equal to a U.S. Bachelor of Science.', 'Evaluation of Meridian, May 2026'] } })
  expect(told.exhibits.filter(({ title }) => /evaluation/i.test(title)).map(({ title }) => title)).toEqual(['Evaluation of Meridian, May 2026'])
})

test('the letter of an employer that an answer names is the one that was asked for with the position', () => {
  const told = caseOf({
    ...WATER_ENGINEER,
    answers: { ...WATER_ENGINEER.answers, result: ['Losses fell from 23 percent to 11 percent.', 'Letter of the Harlow County Water District with title, dates and duties'] },
  })
  expect(told.exhibits.filter(({ title }) => title.includes('Harlow County Water District with title'))).toHaveLength(1)
})
