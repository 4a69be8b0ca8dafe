import { describe, expect, it } from 'vitest'
import { designSchema } from './design.ts'
import { whyOf } from './say-facts.ts'

const design = designSchema.parse({
  area: 'retail',
  problem: 'scams',
  form: 'service',
  path: 'close',
  maker: 'problem',
  topic: null,
  users: 'grocery chains',
  project: null,
  niche: null,
  role: null,
  whys: [{ clause: 'managed support and product questions for each client', setting: 'as a cashier', near: false, field: false }],
  standing: null,
  support: [],
  notes: [],
  salt: 1,
})

describe('a deed that is not about the problem', () => {
  it.each([0, 1, 2, 3])('is told by itself, with nothing said of what it proves (wording %i)', (at) => {
    const said = whyOf(design, { field: 'retail' }, false, (_slot, items) => items[at % items.length] ?? items[0])
    expect(said).toContain('I managed support and product questions for each client')
    expect(said).not.toMatch(/\boperation\b|\bbefore\b|part of my record|what it takes/)
  })
})
