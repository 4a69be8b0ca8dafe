import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { CASE_QUESTIONS } from '../../content/petition/case-questions.ts'
import { confirmableTogether, pointsOf, questionsOf } from '../../content/petition/questions.ts'
import { emptyCase, type CaseFile } from '../../domain/petition/case-file.ts'
import { withExhibit } from '../../domain/petition/change-case.ts'
import { nextQuestions, openQuestions } from '../../domain/petition/gaps.ts'
import { withWords } from '../../domain/petition/attestations.ts'
import { caseOf } from '../../test/petitions/case-of.ts'
import { WATER_ENGINEER } from '../../test/petitions/people.ts'
import { withNewFacts } from '../../domain/petition/read-case.ts'
import { promotionAt } from '../../domain/pricing/promotion.ts'
import { caseView } from '../../usecases/case-view.ts'
import type { CustomerCase } from '../../usecases/view-petition.ts'
import { ATTEST } from './case-forms.ts'
import { stillToDo } from './case-choice.tsx'
import { CasePage } from './case-page.tsx'
import { OFFERED_MAX } from './case-parts.tsx'

const ELEMENTS = ['p1.merit', 'p2.record', 'eb2.experience'] as const
const factsOf = (count: number): CaseFile =>
  withNewFacts(
    emptyCase(),
    Array.from({ length: count }, (_, place) => ({
      element: ELEMENTS[place % ELEMENTS.length]!,
      kind: 'statement' as const,
      text: `I counted ${place + 3} pumps in the ${place + 20}th ward.`,
      source: { kind: 'customer' as const, quote: '' },
    })),
  )

function pageOf(file: CaseFile, about?: string, settled: { reason: string; at: string } | null = null, files: { id: string; name: string }[] = [], typed: Record<string, string> = {}): string {
  const questions = nextQuestions(file, questionsOf(file))
  const shown = {
    kind: 'case',
    file,
    questions,
    moreQuestions: openQuestions(file, questionsOf(file)).length - questions.length,
    options: [],
    standings: [],
    pages: 0,
    goal: 30,
    response: null,
    choice: 'to-come',
    files,
    together: confirmableTogether(file),
    ownWords: caseView({ file, items: [] }).ownWords,
    meanings: caseView({ file, items: [] }).meanings,
    points: pointsOf(file).map((point) => ({ ...point, settled })),
  }
  const problem = about === undefined ? null : { status: 409 as const, problem: 'Changed meanwhile', about, typed }
  return renderToStaticMarkup(createElement(CasePage, { site: { origin: '', promotion: promotionAt(0), search: '' }, reference: 'A-1', found: shown as unknown as CustomerCase, problem }))
}
/** Each folded group of facts: its heading, and whether it stands open. */
const groupsOf = (html: string) => [...html.matchAll(/<details data-key="([^"]+)"[^>]*?class="mt-4"( open="")?>/g)].map(([, title, open]) => [title, open !== undefined])

test('few facts stand open; of many only the first group does, and that of a refused form', () => {
  expect(groupsOf(pageOf(factsOf(8)))).toEqual([])
  const many = factsOf(9)
  const [degrees, matters, done] = ['Degrees, positions, qualifications', 'Why it matters', 'What you have done and will do']
  expect(groupsOf(pageOf(many))).toEqual([
    [degrees, true],
    [matters, false],
    [done, false],
  ])
  const last = many.facts.find(({ element }) => element === 'p2.record')!
  expect(groupsOf(pageOf(many, last.id))).toEqual([
    [degrees, true],
    [matters, false],
    [done, true],
  ])
  expect(pageOf(many).match(/data-testid="fact"/g)).toHaveLength(9)
})

test('the page says how far the questions have come and leads to what is open', () => {
  const fresh = pageOf(factsOf(2))
  expect(fresh).not.toContain('<progress')
  expect(fresh).toContain('href="#facts">Go to the 2 facts to confirm')
  expect(fresh).toContain('href="#questions">Go to the first open question')
  const begun = pageOf({ ...factsOf(0), answers: { name: 'answered', problem: 'nothing' } })
  // Of those that may still come it names no number: sixty questions at once are a wall.
  expect(begun).toMatch(/<progress[^>]* value="2" max="14"[^>]*><\/progress>2 done, 12 open now/)
  expect(begun).toContain('12 questions are open now, the most important first.')
  expect(begun).not.toContain('href="#facts"')
  const all = pageOf({ ...factsOf(0), answers: Object.fromEntries(CASE_QUESTIONS.map(({ id }) => [id, 'answered' as const])) })
  expect(all).toContain('Every question is done')
  expect(all).not.toContain('href="#questions"')
})

test('of many documents those that are here are folded behind those that are not', () => {
  const exhibits = Array.from({ length: 10 }, (_, place) => ({
    id: `x${place}`,
    title: `Letter ${place} of the clinic`,
    proves: ['Prong 1' as const],
    state: place < 7 ? ('have' as const) : ('requested' as const),
    existed: 'yes' as const,
    translation: 'none' as const,
    url: null,
  }))
  const page = (count: number) => pageOf({ ...emptyCase(), exhibits: exhibits.slice(0, count) as unknown as CaseFile['exhibits'] })
  expect(page(8)).not.toContain('documents that we have')
  const folded = page(10)
  expect(folded).toMatch(/Letter 9 of the clinic.*7 documents that we have.*Letter 0 of the clinic/s)
  expect(folded.match(/Letter \d of the clinic/g)).toHaveLength(10)
})

test('each document offers the files; where all of them together would be too many, one form asks which file is which document', () => {
  const file = Array.from({ length: 50 }).reduce<CaseFile>((whole, _, place) => withExhibit(whole, { title: `Letter ${place} of the clinic`, proves: ['Prong 1'] }).file, emptyCase())
  const page = (files: number) =>
    pageOf(
      file,
      undefined,
      null,
      Array.from({ length: files }, (_, place) => ({ id: `u${place}`, name: `scan ${place}.pdf` })),
    )
  const optionsIn = (html: string) => html.split('scan 0.pdf</option>').length - 1
  expect(optionsIn(page(OFFERED_MAX / 50))).toBe(50)
  const many = page(OFFERED_MAX / 50 + 1)
  expect(optionsIn(many)).toBe(1)
  expect(many).toMatch(/<select name="id".*Letter 49 of the clinic<\/option>.*<select name="fileId"/s)
})

test('a document is asked about by itself, and what was told of it stands under its title with the page', () => {
  const exhibit = { id: 'x9', title: 'Trial report', proves: ['Prong 1' as const], state: 'have' as const, existed: 'yes' as const, translation: 'not-needed' as const, url: null }
  const [fact, ...others] = factsOf(2).facts.map((one) => ({ ...one, state: 'confirmed' as const, exhibits: ['x9'] }))
  const file = { ...factsOf(0), facts: [fact!, ...others], exhibits: [exhibit], answers: Object.fromEntries(CASE_QUESTIONS.map(({ id }) => [id, 'answered' as const])) }
  const asked = pageOf(file)
  expect(asked).toContain('What does “Trial report” say, and on which page?')
  expect(asked).not.toContain('name="document"')
  const passage = { ...fact!, id: 'f9', element: 'exhibit.shows' as const, kind: 'passage' as const, fields: { page: '4', says: 'Crews dug at all places.' }, text: 'Crews dug at all places.' }
  const told = pageOf({ ...file, facts: [...file.facts, passage], answers: { ...file.answers, 'document-x9': 'answered' } })
  expect(told).toContain('What you told us of “Trial report”, page 4')
  expect(told).not.toContain('and on which page?')
})

test('what does not agree is told with what settles it, and with the note that settled it', () => {
  const file = withNewFacts(
    emptyCase(),
    (['endeavor.vehicle', 'p2.plan'] as const).map((element, place) => ({
      element,
      kind: 'statement' as const,
      text: `I carry out the endeavor ${place === 0 ? 'on two days a week' : 'every Friday'}.`,
      source: { kind: 'answer' as const, question: element, quote: '' },
    })),
  )
  const confirmed: CaseFile = { ...file, facts: file.facts.map((fact) => ({ ...fact, state: 'confirmed' as const })) }
  expect(pageOf(file)).not.toContain('Points to settle')
  const open = pageOf(confirmed)
  expect(open).toContain('To settle before your petition is released: one point')
  expect(open).toMatch(/data-testid="point" data-settled="false"/)
  expect(open).toContain('It is asked below once the questions before it are done; leaving the fact out settles it too.')
  const settled = pageOf(confirmed, undefined, { reason: 'The second day is your own time.', at: '2026-11-20T10:00:00Z' })
  expect(settled).toContain('We looked at it on November 20, 2026, and it stands: The second day is your own time.')
  expect(settled).not.toContain('Leave the fact out')
})

test('of thousands of points a hundred are shown, with the number of the others', () => {
  const told = ['Ten', 'Twelve'].map((count) => `${count} hospitals use it. `.repeat(150).trim())
  const file = withNewFacts(
    emptyCase(),
    told.map((text, place) => ({ element: ELEMENTS[place]!, kind: 'statement' as const, text, source: { kind: 'answer' as const, question: 'users', quote: '' } })),
  )
  const page = pageOf({ ...file, facts: file.facts.map((fact) => ({ ...fact, state: 'confirmed' as const })) })
  const all = Number(/To settle before your petition is released: (\d+) points/.exec(page)?.[1])
  expect(all).toBeGreaterThan(140)
  expect(page.split('data-testid="point"').length - 1).toBe(100)
  expect(page).toContain(`${all - 100} more are shown once these are settled.`)
})

test('a skipped question can be asked again; an answered one is changed by its fact', () => {
  const html = pageOf({ ...factsOf(0), answers: { problem: 'answered', method: 'nothing' } })
  expect(html).toContain('Questions you skipped: 1')
  const rows = [...html.matchAll(/<li data-key="([a-z.-]+)" data-testid="skipped-question".*?<\/li>/gs)].map(([row, id]) => [id, /name="intent" value="([a-z-]+)"/.exec(row)?.[1]])
  expect(rows).toEqual([['method', 'ask-again']])
  expect(pageOf(factsOf(0))).not.toContain('data-key="skipped"')
})

test('the name is asked for as it stands in the passport, and not in whole sentences', () => {
  const question = (id: string) => new RegExp(`<li data-key="${id}".*?</details></li>`, 's').exec(pageOf(factsOf(0)))?.[0] ?? ''
  expect(question('name')).toContain('As it stands in your passport')
  expect(question('name')).not.toContain('whole sentences')
  expect(question('problem')).toContain('whole sentences')
})

test('each act on a fact or a question says that it was taken', () => {
  const acts = [...pageOf(factsOf(2)).matchAll(/<form data-page-form="true"([^>]*)><input type="hidden" name="intent" value="([a-z-]+)"/g)]
  expect(new Set(acts.map(([, , intent]) => intent))).toEqual(new Set(['confirm-fact', 'reject-fact', 'correct-fact', 'answer-question', 'pass-question']))
  expect(acts.filter(([, rest]) => !/data-done="[^"]/.test(rest!)).map(([, , intent]) => intent)).toEqual([])
})

test('facts of one place are confirmed by one press, without what is unsure; the press can be taken back', () => {
  const place = { kind: 'resume' as const, file: 'resume.pdf', page: 1, line: 1, quote: 'as it stands there' }
  const news = ['pumps in Lima', 'valves in Troy', 'gauges in Dayton'].map((what, at) => ({
    element: 'p2.record' as const,
    kind: 'item' as const,
    text: `“On ${what}”, Water Journal, 2021.`,
    source: place,
    unsure: at === 2,
  }))
  const file = withNewFacts(emptyCase(), news)
  const html = pageOf(file)
  const form = /<form[^>]*>(?:(?!<form).)*value="confirm-together".*?<\/form>/s.exec(html)?.[0] ?? ''
  expect([...form.matchAll(/name="fact" value="([^"]+)"/g)].map(([, one]) => one)).toEqual(file.facts.slice(0, 2).map(({ id, rev }) => `${id}:${rev}`))
  expect(form).toContain('Confirm all 2 of these')
  // Their words stand before the press, and what is unsure behind it.
  expect(html.indexOf('On valves')).toBeLessThan(html.indexOf(form))
  expect(html.indexOf('On gauges')).toBeGreaterThan(html.indexOf(form))
  expect(html).not.toContain('take-back-together')
  const said = { at: '2026-01-05T12:00:00.000Z', by: 'customer', together: 'p1' }
  const confirmed = { ...file, facts: file.facts.map((fact, at) => (at === 2 ? fact : { ...fact, state: 'confirmed' as const, said })) }
  const after = pageOf(confirmed)
  expect(after).toContain('You confirmed 2 facts at once.')
  expect(after).toMatch(/name="press" value="p1"/)
  expect(after).toContain('You confirmed this on January 5, 2026')
  expect(after).not.toContain('confirm-together')
})

test('beside the choice stands what else has to happen before the letter is released', () => {
  const one = withExhibit(factsOf(1), { title: 'Diploma', proves: ['EB-2'], state: 'requested' }).file
  const of = (file: CaseFile, questions: number, points: number) =>
    stillToDo({ file, questions: Array.from({ length: questions }), points: Array.from({ length: points }, () => ({ settled: null })) } as unknown as Parameters<typeof stillToDo>[0])
  expect(of(one, 12, 2)).toBe('Your letter cannot be released on this choice yet: first please look at one fact, answer 12 questions, settle 2 points, and send one document.')
  expect(of(factsOf(3), 1, 0)).toBe('Your letter cannot be released on this choice yet: first please look at 3 facts and answer one question.')
  // Questions come and go; alone they hold nothing.
  expect(of(factsOf(0), 12, 0)).toBeNull()
})

describe('the customer’s own words', () => {
  const source = { kind: 'answer' as const, question: 'progress', quote: 'system of harlow county it reads the meters by night since 2024' }
  const words = 'System of harlow county it reads the meters by night since 2024.'
  const file = withNewFacts(emptyCase(), [{ element: 'p2.progress', kind: 'statement', text: words, source }])
  const [fact] = file.facts
  const answers = Object.fromEntries(CASE_QUESTIONS.map(({ id }) => [id, 'answered' as const]))
  const confirmed = { ...file, answers, facts: [{ ...fact!, state: 'confirmed' as const }] }

  test('are offered with the question on them, by one press that says which words', () => {
    const html = pageOf(confirmed)
    expect(html).toMatch(/exactly as you wrote it: <q class="wrap-anywhere">System of harlow county/)
    expect(html).toMatch(/name="intent" value="keep-words"\/><input type="hidden" name="id" value="whole-f1-1"\/><input type="hidden" name="fact" value="f1:1"/)
    expect(html).toContain('It is right as I wrote it: use my words')
  })

  test('have a way back', () => {
    const kept = { ...confirmed, facts: [{ ...confirmed.facts[0]!, rev: 2, kept: { at: '2026-11-30T08:00:00Z', by: 'customer', before: { text: words, state: 'confirmed' as const } } }] }
    const html = pageOf(kept)
    expect(html).toContain('Kept as you wrote it: 1')
    expect(html).toMatch(/name="intent" value="take-back-words"\/><input type="hidden" name="id" value="f1"\/><input type="hidden" name="rev" value="2"/)
    expect(html).not.toContain('keep-words"/>')
  })

  test('stand beside ours where a fact of a resume was said anew, with its first source', () => {
    const resume = { kind: 'resume' as const, file: 'resume.pdf', page: 1, line: 4, quote: 'Night readings' }
    const anew = { ...file, facts: [{ ...fact!, text: 'I got $40,000 a year.', typed: 'Got 40k a year', source: resume }] }
    const html = pageOf(anew)
    expect(html).toContain('You wrote: “Got 40k a year”')
    expect(html).toContain('First from: resume.pdf, page 1: “Night readings”')
    expect(html).toContain('We said it in other words than you.')
    expect(html).toContain('<q class="wrap-anywhere">Got 40k a year.</q>')
  })
})

describe('what the letter may conclude', () => {
  const named = { ...caseOf(WATER_ENGINEER), attested: [] }
  const radiosOf = (html: string) =>
    [...html.matchAll(/<input type="radio"[^>]*>/g)].flatMap(([tag]) => {
      const of = (attribute: string) => new RegExp(` ${attribute}="([^"]*)"`).exec(tag)?.[1] ?? ''
      return of('name').startsWith(ATTEST) ? [{ name: of('name'), value: of('value'), checked: / checked=/.test(tag) }] : []
    })
  test('is asked in plain words, yes or no, under the sentence that it is of', () => {
    const html = pageOf(named)
    expect(html).toContain('What your letter may conclude')
    expect(html).toContain('Anyone can get and use Night Line today, without asking me.')
    const names = radiosOf(html).map(({ name }) => name)
    expect(new Set(names)).toEqual(new Set(caseView({ file: named, items: [] }).meanings.map(({ key }) => `${ATTEST}${key}`)))
    expect(names.length).toBe(new Set(names).size * 2)
    expect(radiosOf(html).filter(({ checked }) => checked)).toEqual([])
  })
  test('keeps what was chosen beside the error, and tells what was said with the way back', () => {
    const { key, ...meaning } = caseView({ file: named, items: [] }).meanings[0]!
    const refused = pageOf(named, 'meanings', null, [], { [`${ATTEST}${key}`]: 'no' })
    expect(radiosOf(refused).filter(({ checked }) => checked)).toEqual([{ name: `${ATTEST}${key}`, value: 'no', checked: true }])
    const said = pageOf(withWords(named, [{ ...meaning, word: 'no', at: '2026-11-03T00:00:00Z' }]))
    expect(said).toContain('What you said: 0 to conclude, 1 not')
    expect(said).toContain('value="take-back-meaning"')
  })
  test('is no card where nothing is to be asked', () => expect(pageOf(emptyCase())).not.toContain('What your letter may conclude'))
})
