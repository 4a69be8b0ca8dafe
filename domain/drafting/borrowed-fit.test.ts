import { describe, expect, it } from 'vitest'
import { draftingKnowledge as knowledge } from '../../content/areas/all-areas.ts'
import { isAboutObject, isOfOneMatter, isSaidOf, metBy } from './borrowed-fit.ts'
import { contentOf } from './content-of.ts'
import { designSchema, type Design } from './design.ts'

const problemOf = (topic: string) => knowledge.areas.flatMap(({ problems }) => problems).find((one) => one.topic === topic)!
const documentOf = (key: string) => knowledge.priorities.find((one) => one.key === key)!

describe('how far words are met', () => {
  it('counts words of like meaning, and nothing where a text tells nothing', () => {
    expect(metBy('swallowing', 'swallow')).toBeGreaterThan(0.5)
    expect(metBy('vaccinations and screenings', 'radar along a sluice wall')).toBeLessThan(0.3)
    expect(metBy('', 'a bridge')).toBe(0)
    expect(metBy('a bridge', '')).toBe(0)
  })
})

describe('what a known problem is about', () => {
  it.each([
    ['rounding rules for costly vials of a drug', 'pharmacist checks of cancer drugs'],
    ['pit and auger soil surveys', 'sensor-based irrigation'],
  ])('is not “%s”, which shares a word with it', (object, topic) => {
    expect(isAboutObject(object, problemOf(topic))).toBe(false)
  })

  it.each([
    ['sterile compounding of eye drops without contamination', 'sterile-compounding'],
    ['a swallowing service', 'swallow-safety'],
    ['pressure injuries', 'wound-prevention and healing'],
  ])('is “%s”', (object, topic) => {
    expect(isAboutObject(object, problemOf(topic))).toBe(true)
  })
})

it('takes a law for what it says, and not for a name that it shares with a work', () => {
  expect(isSaidOf(documentOf('FOIA'), 'drying of flooded public records')).toBe(false)
  expect(isSaidOf(documentOf('TBIACT'), 'oxygen targets against brain injury in preterm infants')).toBe(false)
  expect(isSaidOf(documentOf('TEXTILE410'), 'dyeing of wool with less water for mills')).toBe(true)
  // Nothing is left to part company in.
  expect(isSaidOf(documentOf('FOIA'), 'public records')).toBe(true)
})

it('gives a work to those whom another is meant for only where both are of one matter', () => {
  expect(isOfOneMatter('seepage through weir joints', 'a survey of leaks beneath weirs and sluices')).toBe(true)
  expect(isOfOneMatter('closing the books at month end', 'a sensor kit for bridge inspection by county crews')).toBe(false)
})

const work = (area: string, general: string, users: string, clause: string): Design =>
  designSchema.parse({
    area,
    problem: 'carried',
    form: 'practice',
    path: 'close',
    maker: 'generalize',
    topic: null,
    own: { phrase: general, general, kind: 'make', verb: 'write', deliverable: 'protocol' },
    users,
    project: null,
    niche: null,
    role: null,
    whys: [{ clause, setting: null, near: true }],
    standing: null,
    support: [],
    notes: [],
    salt: 3,
  })
const contentFor = (design: Design) => contentOf(design, 'employee', knowledge)

describe('what a work that is handed on borrows', () => {
  it('is no sentence and no document of a problem that only its line touches', () => {
    const content = contentFor(
      work('clinical-pharmacist-practice', 'rounding rules for costly vials of a drug', 'hospital networks', 'wrote rounding rules for costly vials of a drug with the oncology committee'),
    )
    expect(content?.priority ?? null).toBeNull()
    expect([...(content?.problem.told ?? []), ...(content?.problem.now ?? [])].join(' ')).not.toMatch(/cancer/i)
  })

  it('stays where the problem is about it', () => {
    const content = contentFor(work('pharmacy', 'a sterile compounding contamination checklist', 'hospital networks', 'wrote a sterile compounding contamination checklist'))
    expect(content?.priority?.key).toBe('COMPOUND')
  })

  it('names the work in what lacks today', () => {
    const content = contentFor(work('ground-office', 'a rope splice inspection rule', 'small harbors', 'wrote a rope splice inspection rule'))
    for (const said of content?.problem.now ?? []) expect(said).toContain('rope splice inspection rule')
  })
})
