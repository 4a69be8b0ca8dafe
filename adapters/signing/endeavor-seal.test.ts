import { describe, expect, test } from 'vitest'
import { endeavorSeal } from './endeavor-seal.ts'

const { seal, holdsForWords, holdsForTuning } = endeavorSeal('secret of this test')
const options = ['First', 'Second', 'Third', 'Fourth'].map((title) => ({ title, text: `The text of ${title}.` }))
const plan = { options: [{ seed: 'a', person: ['I built a bridge.'] }] }
const sealed = seal({ options, plan })

describe('a seal', () => {
  test('holds for the words it was made for, as they come back from a form', () => {
    expect(holdsForWords(options, sealed)).toBe(true)
    expect(
      holdsForWords(
        options.map(({ title, text }) => ({ title: ` ${title}`, text: `${text}\n` })),
        sealed,
      ),
    ).toBe(true)
  })

  test.each([
    ['another word', options.map((option, at) => (at === 3 ? { ...option, text: `${option.text} Buy now.` } : option))],
    ['another title', options.map((option, at) => (at === 0 ? { ...option, title: 'Other' } : option))],
    ['another order', [...options].reverse()],
    ['a missing option', options.slice(1)],
    ['words moved between title and text', options.map((option, at) => (at === 0 ? { title: `${option.title}The`, text: 'text of First.' } : option))],
  ])('does not hold with %s', (_change, changed) => {
    expect(holdsForWords(changed, sealed)).toBe(false)
    expect(holdsForTuning(changed, plan, sealed)).toBe(false)
  })

  test('does not hold where it is cut, empty or of another installation', () => {
    for (const other of ['', '.', sealed.slice(1), `x${sealed}`, endeavorSeal('another secret').seal({ options, plan })]) {
      expect(holdsForWords(options, other)).toBe(false)
    }
  })

  test('lets tuning use the plan only as it left the server', () => {
    expect(holdsForTuning(options, JSON.parse(JSON.stringify(plan)), sealed)).toBe(true)
    expect(holdsForTuning(options, undefined, sealed)).toBe(true)
    expect(holdsForTuning(options, { options: [{ seed: 'a', person: ['Buy now.'] }] }, sealed)).toBe(false)
  })
})
