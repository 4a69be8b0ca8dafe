import { describe, expect, it } from 'vitest'
import { projectGap } from './project-gap.ts'

const gap = (phrase: string, object: string | null, users: string | null, form: 'tool' | 'practice' | 'evidence' | 'service' = 'tool') =>
  projectGap({ phrase, object, form, users }, (_name, [first]) => first)

describe('what today’s practice lacks, told by the project itself', () => {
  it.each([
    [
      'extend TideNet from three states to all kelp-producing states and adapt it to rivers',
      null,
      null,
      'So far TideNet is in use in three states only; the other kelp-producing states work without it.',
    ],
    ['take the platform from 11 to 150 small ports, and add a module', 'platform', 'small ports', 'So far the platform serves 11 small ports, and many more have to work without it.'],
    ['expand Casa Marea to four more states', null, 'island cooperatives', 'In these states, island cooperatives cannot yet turn to Casa Marea.'],
    [
      'extend rope splicing without an ergonomist to island ports with a toolkit',
      'toolkit',
      'island ports',
      'Where island ports have no ergonomist on staff, nobody may be there to lead rope splicing.',
    ],
    [
      'conduct a 12-port trial of DockWell between visits',
      'trial',
      'island families',
      'Results from a few centers do not show whether DockWell works across many sites, and without a larger trial others have little reason to adopt it.',
    ],
    ['build a kelp line in Maine', 'line', null, 'Until a line of this kind runs, cost and quality at commercial scale remain unproven, and nobody else can plan with the process.'],
    ['develop a tide benchmark for ports', 'benchmark', 'ports', 'Without a shared benchmark, ports cannot tell how well one system or practice performs against another.'],
    ['open the mooring method to ports', 'method', 'small ports', 'As long as such a method stays with the few who know it, small ports have to develop and defend one of their own.'],
    ['develop a rope toolkit for ports', 'toolkit', 'small ports', 'Without a toolkit made for them, small ports have to work this out one by one.'],
  ] as const)('%s', (phrase, object, users, said) => expect(gap(phrase, object, users)).toBe(said))

  it('says nothing where not even the lack can be told', () => expect(gap('improve rope', null, null, 'practice')).toBe(''))

  it('says nothing of lines that are bred, which nobody lacks by name', () => expect(gap('stack kelp vigor with cold tolerance to release four lines', null, 'growers', 'practice')).toBe(''))
})
