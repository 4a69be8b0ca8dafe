import { describe, expect, test } from 'vitest'
import { publicPriorities } from '../../content/areas/public-priorities.ts'
import { composeLetter } from '../../content/petition/letter/compose-letter.ts'
import { caseOf } from '../../test/petitions/case-of.ts'
import { INVENTIONS } from '../../test/petitions/inventions.ts'
import { knowledgeOf } from '../../test/petitions/knowledge.ts'
import { WATER_ENGINEER } from '../../test/petitions/people.ts'
import { checkDraft } from './checks/check-draft.ts'
import { factsOf, recomposed } from './draft.ts'
import { askFor, blockFromModel, isForModel } from './model-block.ts'

const file = caseOf(WATER_ENGINEER)
const blocks = composeLetter({ file, seed: 'model' }, publicPriorities)
const block = blocks.find((one) => one.id.startsWith('p1/merit/') && isForModel(one, file))!
const ask = askFor(file, blocks, block)
const look = (text: string, facts = factsOf(block)) => blockFromModel({ file, blocks, block, knowledge: knowledgeOf(file) }, { text, facts })

describe('a paragraph in the words of a model', () => {
  test('is taken where it tells the same facts with the same exhibits', () => {
    const taken = look(ask.text)
    expect(taken).toMatchObject({ kind: 'taken', block: { origin: 'model', reviewed: false, basis: block.basis, composed: block.composed } })
  })
  test('is taken with a word that no fact holds, and the operator has to settle that', () => {
    const taken = look(ask.text.replace(/ (\(\{\{)/, ' steadily $1'))
    if (taken.kind !== 'taken') throw new Error(JSON.stringify(taken))
    const found = checkDraft(file, [taken.block], knowledgeOf(file)).filter(({ rule }) => rule === 'untraced')
    expect(found).toMatchObject([{ blockId: block.id, blocking: true, waivable: true, message: expect.stringContaining('steadily') }])
    expect(checkDraft(file, [{ ...taken.block, origin: 'operator' }], knowledgeOf(file)).filter(({ rule }) => rule === 'untraced')).toEqual([])
  })
  test('is refused with each of two hundred inventions', () => {
    const passed = INVENTIONS.filter(({ sentence, exhibit }) => look(`${sentence.replace('{{@}}', `{{${exhibit}}}`)} ${ask.text}`).kind === 'taken')
    expect(passed).toEqual([])
  })
  test('is refused where it leaves out a fact or an exhibit, names a fact that it was not shown, pads, or brings marks', () => {
    expect(look(ask.text, [])).toMatchObject({ kind: 'refused', why: [expect.stringContaining('leaves out a fact')] })
    expect(look(ask.text, [...factsOf(block), 'f999'])).toMatchObject({ kind: 'refused', why: ['It names facts that it was not shown: f999.'] })
    expect(look(ask.text.replace(/ \(\{\{.*?\}\}[^)]*\)/g, ''))).toMatchObject({ kind: 'refused', why: expect.arrayContaining([expect.stringContaining('no longer cites')]) })
    expect(look(`${ask.text} ${ask.text}`)).toMatchObject({ kind: 'refused', why: expect.arrayContaining(['It is much longer than its facts.']) })
    expect(look(`**${ask.text}**`)).toMatchObject({ kind: 'refused', why: ['It holds marks other than citations of exhibits.'] })
    expect(look('')).toMatchObject({ kind: 'refused' })
  })
  test('is refused where an invention has neither number nor name', () => {
    expect(look(`Neighboring districts praised the pleasant results warmly (${/\{\{[^}]+\}\}/.exec(ask.text)![0]}). ${ask.text}`)).toMatchObject({
      kind: 'refused',
      why: expect.arrayContaining([expect.stringContaining('The facts do not say this: “Neighboring districts')]),
    })
  })
  test('is refused where the person made or owns what the facts only name', () => {
    const problem = blocks.find((one) => one.id === 'endeavor/problem/f10')!
    const its = askFor(file, blocks, problem)
    const exhibit = /\{\{[^}]+\}\}/.exec(its.text)![0]
    const after = (claim: string) => blockFromModel({ file, blocks, block: problem, knowledge: knowledgeOf(file) }, { text: `${its.text} ${claim} (${exhibit}).`, facts: factsOf(problem) })
    for (const claim of ['The person who invented the flow meter was me', 'The flow meter is my creation', 'The flow meter is mine', 'Credit for the flow meter belongs to me', 'I own the flow meter'])
      expect(after(claim), claim).toMatchObject({ kind: 'refused', why: expect.arrayContaining([expect.stringContaining('The facts do not say this')]) })
  })
  test('is taken as the composer wrote it, in each place, also where the person owns a thing', () => {
    const refused = blocks
      .filter((one) => isForModel(one, file))
      .filter((one) => blockFromModel({ file, blocks, block: one, knowledge: knowledgeOf(file) }, { text: askFor(file, blocks, one).text, facts: factsOf(one) }).kind === 'refused')
    expect(refused.map(({ id }) => id)).toEqual([])
    expect(blocks.some((one) => isForModel(one, file) && / is mine\b/.test(askFor(file, blocks, one).text))).toBe(true)
  })
  test('may begin with what the facts show, in their words and those of the heading, and claim no more', () => {
    const beyond = blocks.find((one) => one.id.startsWith('p1/beyond/') && isForModel(one, file))!
    const its = askFor(file, blocks, beyond)
    const led = (lead: string) => blockFromModel({ file, blocks, block: beyond, knowledge: knowledgeOf(file) }, { text: `${lead} ${its.text}`, facts: factsOf(beyond) }).kind
    expect(led('The practice has been taken up by an organization independent of me.')).toBe('taken')
    expect(led('Every organization has taken up the practice.')).toBe('refused')
    expect(led('The practice delights engineers in distant provinces.')).toBe('refused')
    const uncited = INVENTIONS.filter(({ kind }) => kind !== 'exhibit').filter(({ sentence }) => led(sentence) === 'taken')
    expect(uncited).toEqual([])
  })
  test('is asked of the composer’s paragraphs that rest on facts, and of no other', () => {
    const asked = blocks.filter((one) => isForModel(one, file))
    expect(asked.length).toBeGreaterThan(15)
    expect(asked.every((one) => one.block.kind === 'paragraph' && one.standard === null && factsOf(one).length > 0)).toBe(true)
    expect(isForModel({ ...block, origin: 'operator' }, file)).toBe(false)
    expect(isForModel({ ...block, removed: true }, file)).toBe(false)
    const changed = { ...file, facts: file.facts.map((fact) => ({ ...fact, rev: fact.rev + 1 })) }
    expect(isForModel(block, changed)).toBe(false)
  })
  test('goes with its facts, and keeps beside it what the composer writes anew', () => {
    const taken = look(ask.text.replace('. ', '; '))
    if (taken.kind !== 'taken') throw new Error(JSON.stringify(taken))
    const stood = blocks.map((one) => (one.id === block.id ? taken.block : one))
    expect(
      recomposed(
        stood,
        blocks.filter(({ id }) => id !== block.id),
      ).some(({ id }) => id === block.id),
    ).toBe(false)
    const other = { ...block, block: { kind: 'paragraph', content: [{ kind: 'text', text: 'Other words.' }] } as const }
    expect(
      recomposed(
        stood,
        blocks.map((one) => (one.id === block.id ? other : one)),
      ).find(({ id }) => id === block.id),
    ).toMatchObject({ origin: 'model', beside: other.block })
  })
})
