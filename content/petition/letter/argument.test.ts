/** How a letter argues: what stands before what, and what a finding names. */
import { describe, expect, test } from 'vitest'
import { answerQuestion, correctFact } from '../../../domain/petition/change-case.ts'
import type { CaseFile } from '../../../domain/petition/case-file.ts'
import { plainText } from '../../../domain/petition/checks/block-text.ts'
import { checkDraft } from '../../../domain/petition/checks/check-draft.ts'
import { factsOf, type DraftBlock } from '../../../domain/petition/draft.ts'
import { caseOf, done } from '../../../test/petitions/case-of.ts'
import { knowledgeOf } from '../../../test/petitions/knowledge.ts'
import { MORE_PEOPLE } from '../../../test/petitions/more-people.ts'
import { COLD_CHAIN_FOUNDER, PEOPLE, WATER_ENGINEER } from '../../../test/petitions/people.ts'
import { RICH_ENGINEER } from '../../../test/petitions/rich-person.ts'
import { publicPriorities } from '../../areas/public-priorities.ts'
import { CASE_QUESTIONS } from '../case-questions.ts'
import { composeLetter } from './compose-letter.ts'
import { lowered } from './core-sentence.ts'

const letterOf = (file: CaseFile, seed = 'one') => composeLetter({ file, seed }, publicPriorities)
const wordsOf = (blocks: readonly DraftBlock[], id: string) => plainText(blocks.find((block) => block.id === id)!.block)
const personOf = (key: string) => [...PEOPLE, ...MORE_PEOPLE].find((person) => person.key === key)!
const answered = (file: CaseFile, id: string, text: string, document = '') => done(answerQuestion(file, { question: CASE_QUESTIONS.find((one) => one.id === id)!, text, document }))
const blocking = (file: CaseFile) => checkDraft(file, letterOf(file), knowledgeOf(file)).filter((one) => one.blocking)

describe('the order of an element', () => {
  test('public documents stand before the finding of national importance', () => {
    for (const person of [...PEOPLE, ...MORE_PEOPLE]) {
      const blocks = letterOf(caseOf(person))
      const ids = blocks.map(({ id }) => id)
      const documents = ids.findLastIndex((id) => id.startsWith('p1/priority/'))
      const finding = ids.indexOf('p1/beyond/applied')
      expect(documents, person.key).toBeGreaterThan(0)
      expect(finding, person.key).toBeGreaterThan(documents)
    }
  })

  test('follows what each answer does in it, not the order in which answers came', () => {
    let file = caseOf({ ...WATER_ENGINEER, answers: {} })
    for (const id of ['spread', 'route', 'beyond'] as const) file = answered(file, id, ...WATER_ENGINEER.answers[id]!)
    const told = letterOf(file).filter(({ id }) => /^p1\/beyond\/f\d+$/.test(id))
    expect(told.map(({ block }) => plainText(block))).toEqual([
      expect.stringMatching(/^The Tri-Valley Rural Water Association is neither/),
      expect.stringMatching(/^The program and the description are published/),
      expect.stringMatching(/^Any system that stores/),
    ])
  })

  test('has headings of its own only where it has many paragraphs of several kinds', () => {
    const third = (file: CaseFile) => letterOf(file).filter(({ block }) => block.kind === 'heading' && block.level === 3)
    expect(third(caseOf(WATER_ENGINEER))).toEqual([])
    expect(third(caseOf(RICH_ENGINEER)).map(({ block }) => plainText(block))).toEqual(expect.arrayContaining(['Use by others', 'The effect on a region', 'My own part', 'Risks']))
  })
})

test('a sentence that leads on to a table, a list, or a quotation stays on the page of what follows', () => {
  const leads = letterOf(caseOf(COLD_CHAIN_FOUNDER)).filter(({ block }) => block.kind === 'paragraph' && plainText(block).endsWith(':'))
  expect(leads.map(({ id }) => id)).toEqual(expect.arrayContaining(['opening/endeavor-lead', 'eb2/experience/lead', 'endeavor/statement-lead']))
  for (const { id, block } of leads.filter((one) => one.standard === null)) expect(block, id).toMatchObject({ keepWithNext: true })
})

test('a sentence keeps its own periods, and hands its page to the exhibit', () => {
  const file = caseOf({
    ...WATER_ENGINEER,
    answers: {
      ...WATER_ENGINEER.answers,
      priority: ['The state plan of 2025 asks small systems for cheap ways to find leaks, p. 19', 'State plan, 2025'],
      route: ['Five towns teach it in the course that the council has given since Jan. 2026. It is taught nowhere else in the U.S.', 'Course list, 2026'],
    },
  })
  const blocks = letterOf(file)
  const printed = (start: string) => JSON.stringify(blocks.find(({ block }) => block.kind === 'paragraph' && plainText(block).startsWith(start))!.block)
  expect(printed('The state plan of 2025')).toMatch(/ways to find leaks".*page\u00A019/)
  expect(printed('Five towns')).toMatch(/since January 2026.*in the U\.S\."/)
  expect(wordsOf(blocks, 'p1/beyond/applied')).not.toMatch(/, p\b|\bJan\b/)
})

describe('a finding', () => {
  test('names the facts of this person, each with its exhibit, and restates no first words of the endeavor', () => {
    const blocks = letterOf(caseOf(personOf('infection-nurse')))
    expect(wordsOf(blocks, 'p1/merit/applied')).toMatch(/the bedside protocol/)
    for (const person of [...PEOPLE, ...MORE_PEOPLE])
      for (const { block, id } of letterOf(caseOf(person)).filter((one) => one.id.endsWith('/applied') || one.id === 'p3/balance'))
        expect(plainText(block), id).not.toMatch(/\bto (?:develop|build|test|prove) (?:and|,)/)
  })

  test('is out of date where a fact that it names has changed, or the fact that gave the method its name', () => {
    const file = caseOf(WATER_ENGINEER)
    const blocks = letterOf(file)
    const merit = blocks.find(({ id }) => id === 'p1/merit/applied')!
    const naming = file.facts.find(({ text }) => text.includes('which I call Night Line'))!
    expect(plainText(merit.block)).toContain('Night Line')
    expect(factsOf(merit)).toContain(naming.id)
    const renamed = done(correctFact(file, { id: naming.id, rev: naming.rev, text: naming.text.replace('Night Line', 'Dark Hours'), fields: {} }))
    expect(wordsOf(letterOf(renamed), 'p1/merit/applied')).toContain('Dark Hours')
  })

  test('is only submitted, and cites nothing, where no sentence says it by itself', () => {
    const file = caseOf({ ...WATER_ENGINEER, answers: { ...WATER_ENGINEER.answers, merit: ['It is used. They found that it works better than before.', 'Trial report, March 2025'] } })
    expect(wordsOf(letterOf(file), 'p1/merit/applied')).toMatch(/^I submit that [^.]*\.$/)
    expect(blocking(file)).toEqual([])
  })
})

test('a finding tells one fact, and names the others by their exhibits', () => {
  for (const person of [...PEOPLE, ...MORE_PEOPLE]) {
    const blocks = letterOf(caseOf(person))
    for (const id of ['p1/beyond/applied', 'p2/applied', 'p3/balance'].filter((one) => blocks.some((block) => block.id === one)))
      expect(wordsOf(blocks, id).split(/[.?!] /).length, `${person.key} ${id}`).toBeLessThanOrEqual(5)
  }
})

test('behind a colon a name keeps its capital, and an ordinary word loses it', () => {
  const own = [{ text: 'Danforth sells spreaders. A maker, Danforth, has it. Growers lay the strips. The version of July was the fifth.' }]
  expect(['Danforth sells spreaders', 'Growers lay the strips', 'Alder Valley opens', 'I wrote it', 'Version 3 covers it', 'Forty-two openings were made'].map((words) => lowered(words, own))).toEqual(
    ['Danforth sells spreaders', 'growers lay the strips', 'Alder Valley opens', 'I wrote it', 'version 3 covers it', 'forty-two openings were made'],
  )
})

describe('the plan', () => {
  test('tells no sentence that a row of its table tells, and loses none that says more', () => {
    const file = answered(caseOf(WATER_ENGINEER), 'phases', 'Systems with a single tank; June 2027; four systems; release of version 5\nState standard; 2029; the committee; a section in the standard')
    const blocks = letterOf(file)
    const prose = blocks.filter(({ id }) => /^p2\/plan\/f\d+$/.test(id)).map(({ block }) => plainText(block))
    expect(prose.join(' ')).not.toContain('By June 2027 I will release version 5')
    expect(prose.join(' ')).toContain('By December 2027 twenty more systems of the association will have used it for six months')
    const table = blocks.find(({ id }) => id === 'p2/plan/phases')!
    expect(factsOf(table)).toContain(file.facts.find(({ text }) => text.startsWith('By June 2027'))!.id)
    expect(blocking(file)).toEqual([])
  })
})

describe('the door of EB-2', () => {
  const occupation = (text: string) => {
    const before = caseOf(personOf('accessibility-engineer'))
    const { id, rev } = before.facts.find(({ element }) => element === 'eb2.occupation')!
    const file = done(correctFact(before, { id, rev, text, fields: {} }))
    return {
      file,
      words: letterOf(file)
        .flatMap((block) => (block.id === 'eb2/occupation/profession' ? [plainText(block.block)] : []))
        .join(''),
    }
  }

  test('concludes that an occupation is a profession only where a fact says what its entry requires, with the exhibit of the fact', () => {
    for (const text of [
      'I work as a software developer. The occupation normally requires a bachelor’s degree in computer science.',
      'I work as a software developer. Employers of such developers normally require at least a bachelor’s degree.',
      'I work as a librarian. The occupation requires a master’s degree for entry in every state.',
      'I work as a librarian. A master’s degree in library science is required for the job now.',
      'I work as a librarian. For entry into the occupation a master’s degree is needed.',
      'I work as a librarian. A master’s degree is the minimum requirement for entry into the occupation.',
      'I work as a librarian. The occupation requires a master’s degree in library science, history, or a closely related field.',
    ]) {
      const { file, words } = occupation(text)
      expect(words, text).toMatch(/occupation of (?:software developer|librarian).*8 CFR 204\.5\(k\)\(2\)/)
      expect(blocking(file), text).toEqual([])
    }
    for (const text of [
      'I work as a software developer.',
      'I work as a software developer. The occupation often requires a bachelor’s degree.',
      'I work as a software developer. The occupation does not require a bachelor’s degree.',
      'I work as a software developer. The occupation requires a bachelor’s degree or equivalent experience.',
      'I work as a technician. The occupation requires an associate degree.',
      'I work as a librarian. A master’s degree is not required for the job now.',
      'I work as a librarian. A master’s degree is required for some jobs.',
      'I work as a librarian. If a master’s degree is required for the job, the county pays more.',
      'I work as a librarian. It is false that a master’s degree is required for the job.',
      'I work as a librarian. Few counties say that a master’s degree is required for the job.',
      'I work as a librarian. A master’s degree is required for my position.',
      'I work as a librarian. A master’s degree is required for the job of my supervisor.',
      'I work as a librarian. The occupation of an archivist requires a master’s degree.',
      'I work as a librarian. My wife’s occupation requires a master’s degree.',
      'I work as a librarian. The occupation never requires a master’s degree.',
      'I work as a librarian. I doubt that the occupation requires a master’s degree.',
      'I work as a librarian. In Germany the occupation requires a master’s degree.',
      'I work as a librarian. The occupation requires a master’s degree only of supervisors.',
      'I work as a librarian. The occupation requires a master’s degree or a license.',
      'I work as a librarian. The occupation pays well, and the state requires a bachelor’s degree of its teachers.',
      'I work as a librarian. Entry into the occupation requires a high-school diploma, and promotion requires a master’s degree.',
      'I work as a librarian. Teaching the occupation requires a doctoral degree.',
      'I work as a librarian. The senior position requires a master’s degree.',
      'I work as a librarian. The occupation requires a master’s degree in Ohio.',
      'I work as a librarian. The occupation requires a bachelor’s degree for promotion.',
      'I work as a librarian. The occupation requires a bachelor’s degree, which can be waived.',
      'I trained as a doctor. The occupation requires a doctorate.',
      'I work as a librarian. The occupation requires a master’s degree in theory.',
      'I work as a librarian. The occupation requires a master’s degree in about half of the states.',
      'I work as a librarian. The occupation requires a master’s degree in lieu of experience.',
      'I work as a librarian. The occupation requires a master’s degree in library science at large schools.',
      'I work as a librarian. The occupation requires a master’s degree in law for supervisors.',
      'I work as a librarian. A master’s degree in some cases is required for entry.',
      'I work as a librarian. A master’s degree is required for the supervisor job.',
    ])
      expect(occupation(text).words, text).toBe('')
  })

  test('five years are asked for their progress, which the letter tells and applies', () => {
    const { progression: _progression, ...answers } = COLD_CHAIN_FOUNDER.answers
    const before = caseOf({ ...COLD_CHAIN_FOUNDER, answers })
    expect(CASE_QUESTIONS.find(({ id }) => id === 'progression')?.when).toBe('few-degrees')
    expect(letterOf(before).some(({ id }) => id === 'eb2/experience/applied')).toBe(false)
    const equated = answered(
      before,
      'equivalent',
      'The evaluation of June 2026 by Meridian Credential Services states that my degree is equal to a U.S. Bachelor of Science in mechanical engineering.',
      'Evaluation of Meridian Credential Services, June 2026',
    )
    const told = answered(
      equated,
      'progression',
      'At Volta Fisheries I kept one plant under a senior engineer. At Norden I led the change of 22 cold stores and signed for each.',
      'Letters of Volta Fisheries and Norden Food Logistics on my duties',
    )
    const blocks = letterOf(told)
    const sentence = blocks.find(({ block }) => block.kind === 'paragraph' && plainText(block).includes('under a senior engineer'))!
    expect(sentence.id).toMatch(/^eb2\/experience\/f\d+$/)
    expect(wordsOf(blocks, 'eb2/experience/applied')).toMatch(/equivalent of an advanced degree|equivalent of a master/)
    const table = blocks.find(({ id }) => id === 'eb2/positions')!.block
    expect(table.kind === 'table' && table.rows.length).toBe(COLD_CHAIN_FOUNDER.roles.length)
    expect(blocking(told)).toEqual([])
  })
})

test('outputs that were only listed stand in a sentence', () => {
  const told = (text: string) => {
    const file = caseOf({ ...WATER_ENGINEER, answers: { ...WATER_ENGINEER.answers, outputs: [text, ''] } })
    return letterOf(file)
      .filter(({ id }) => /^endeavor\/outputs\/f/.test(id))
      .map(({ block }) => plainText(block))
      .join('')
  }
  expect(told('An atlas of approaches, an open program that makes it, and a page that a crew can read.')).toBe(
    'The outputs will be an atlas of approaches, an open program that makes it, and a page that a crew can read.',
  )
  expect(told('The work will produce an open program.')).toBe('The work will produce an open program.')
})
