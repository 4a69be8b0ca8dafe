/** A letter is sworn to: what joins its facts may not say more than they do. */
import { expect, test } from 'vitest'
import { findExhibit } from '../../../domain/petition/case-file.ts'
import { plainText } from '../../../domain/petition/checks/block-text.ts'
import { citedIn, factsOf } from '../../../domain/petition/draft.ts'
import { caseOf } from '../../../test/petitions/case-of.ts'
import { MORE_PEOPLE } from '../../../test/petitions/more-people.ts'
import { PEOPLE, WATER_ENGINEER } from '../../../test/petitions/people.ts'
import { RICH_ENGINEER } from '../../../test/petitions/rich-person.ts'
import { wholeQuestions } from '../questions.ts'
import { publicPriorities } from '../../areas/public-priorities.ts'
import { composeLetter } from './compose-letter.ts'
import { nameOfMethod } from '../../../domain/petition/method-name.ts'

/** Words of argument and of law that frames may use: they say nothing of what anybody did. */
const FRAME = new Set(
  'ahead asked back bear places counted carries come formal longer only outside pay posted reached stands steps studied studies today training ways alone already apart before begins beyond both checked company concern concerns conclusion conditions considerations contract count dated depend documents done each efforts employ employment fact field figures filing forecast found further gain goes gone hoped-for intention kind known lack leaves many measure measured missing named nature needs neither only past potential proposal reaches related rely rest rests result results route shortage size specific spreads stage steps such support supported take takes team they through told users very whom wider word writing words speak account bears been much propose does effect from itself made matters step time took certification could employer facts find have leave name names next none offers opportunity outside planned progressed subject then there therefore those would without above academic advance advanced after also among available baccalaureate balance benefit broader carry clearly comes concerning considered contribution date dates degree degrees dhanasar doctorate document education effects else endeavor equivalent established even experience expertise encountered factors favor favors first followed foreign forward gained gives health here higher impact implications importance interest labor lies looks market master merit more national nearest offer open other outputs ordinarily others owner ownership part plan position positioned progress progressive prospective public qualified ranks reach record regard regarding region same science show shown shows side significantly speaks states still subject submit substantial success taken technology test than that these this thus together toward under united waiver view weigh weighed weighs well what which whole whoever unlikely will with work worker workers would years'.split(
    ' ',
  ),
)
/** Counted from the dates of positions, leads of lists, and the rule of EB-2 that is applied: they state nothing else of the person. */
const COUNTED = /^eb2\/(?:experience\/counted|ability\/benefit)$|-?lead$|^eb2\/occupation\/|^p2\/education\/degree$/
/** Months are counted by us and stand behind the exhibit of their date. */
const MONTHS = /(?:, which by my count|; by my count|; counted from).*$/s
const SEEDS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight']
const contentWords = (text: string): string[] => (text.toLowerCase().match(/[\p{L}][\p{L}’'-]{3,}|\d[\d,.]*\d|\d/gu) ?? []).map((word) => word.replace(/[’'](?:s|t)?$/, ''))

test('each sentence is that of a fact, of the law, or a frame whose words are those of its facts', () => {
  const foreign = new Map<string, string>()
  const able = { ...RICH_ENGINEER, options: { ...RICH_ENGINEER.options, eb2: ['eb2-ability'] } }
  for (const person of [...PEOPLE, ...MORE_PEOPLE, RICH_ENGINEER, able]) {
    const file = caseOf(person)
    for (const seed of SEEDS)
      for (const block of composeLetter({ file, seed }, publicPriorities)) {
        if (block.standard !== null || block.block.kind !== 'paragraph' || !['eb2', 'endeavor', 'p1', 'p2', 'p3'].includes(block.section) || COUNTED.test(block.id)) continue
        const facts = file.facts.filter(({ id }) => factsOf(block).includes(id))
        const ground = new Set(
          contentWords(
            [
              ...facts.flatMap((fact) => [fact.text, ...Object.values(fact.fields), fact.source.kind === 'letter' ? fact.source.writer : '']),
              ...citedIn(block).flatMap((id) => findExhibit(file, id)?.title ?? []),
              file.lock!.text,
              // What the petitioner calls the method.
              nameOfMethod(file)?.name ?? '',
            ].join(' '),
          ),
        )
        for (const word of contentWords(plainText(block.block).replace(MONTHS, ''))) if (!ground.has(word) && !FRAME.has(word)) foreign.set(word, `${block.id}: ${plainText(block.block)}`)
      }
  }
  expect(Object.fromEntries(foreign)).toEqual({})
})

test('what leans on a sentence that waits, waits with it', () => {
  const told = (text: string) => {
    const file = caseOf({ ...WATER_ENGINEER, answers: { ...WATER_ENGINEER.answers, progress: [text, 'Letter of Joan Ferris, Tri-Valley Rural Water Association'] } })
    return composeLetter({ file, seed: 'one' }, publicPriorities)
      .filter(({ section }) => section === 'p2')
      .map(({ block }) => plainText(block))
      .join(' ')
  }
  expect(told('Just me and program since 2022. Six towns run it.')).not.toContain('Six towns run it')
  expect(told('Just me and program since 2022. Some use the old chart of the town.')).not.toContain('old chart of the town')
  expect(told('Just me and program since 2022. Six towns run the program.')).toContain('Six towns run the program')
  // What could stand of an answer that waits for the most part is a remnant of it.
  expect(told('2027 spring: two new towns, 300 pipes, then a 2028 manual for all of the state with the council. I have finished the form.')).not.toContain('I have finished the form')
  expect(told('Before me the town repaired about six pipes a year. After: 71 in two years.')).not.toContain('about six pipes')
})

test('the page of a sentence stands with its exhibit, and leaves no preposition behind', () => {
  const file = caseOf({
    ...WATER_ENGINEER,
    answers: { ...WATER_ENGINEER.answers, progress: ['The state water association put the rule in its 2026 manual on page 44.', 'Manual of the state water association, 2026'] },
  })
  const text = composeLetter({ file, seed: 'one' }, publicPriorities)
    .map(({ block }) => plainText(block))
    .join(' ')
  expect(text).toContain('in its 2026 manual')
  expect(text).not.toMatch(/2026 manual on[ .]/)
})

test('an answer that begins with “They” waits for who they are, and is asked for again', () => {
  const caseWith = (text: string) => caseOf({ ...WATER_ENGINEER, answers: { ...WATER_ENGINEER.answers, interest: [text, 'Letter of Joan Ferris, Tri-Valley Rural Water Association'] } })
  const told = (text: string) =>
    composeLetter({ file: caseWith(text), seed: 'one' }, publicPriorities)
      .map(({ block }) => plainText(block))
      .join(' ')
  const open = 'They wrote in May 2026 that they will test the kiln rule.'
  const named = 'The Tri-Valley association wrote in May 2026. They will test the kiln rule.'
  expect(told(open)).not.toContain('will test the kiln rule')
  expect(told(named)).toContain('They will test the kiln rule')
  const asked = (text: string) => wholeQuestions(caseWith(text), caseWith(text).facts).filter(({ ask }) => ask.includes('kiln rule'))
  expect([asked(open).length, asked(named).length]).toEqual([1, 0])
})
