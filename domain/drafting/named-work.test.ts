import { describe, expect, it } from 'vitest'
import { namedWork } from './named-work.ts'

const work = (quote: string, strength = 2, kind: 'work' | 'award' = 'work') => ({ kind, quote, strength })

describe('the work that a project names', () => {
  it.each([
    ['extend TideWatch to 40 small ports', 'Created TideWatch, a mooring alarm that 14 ports use'],
    ['bring TideWatch to county ports', 'Created TIDEWATCH, a mooring alarm that 14 ports use'],
    ['finish the MOOR-C trial in 9 ports', 'Designed the MOOR-C trial of two kinds of lines'],
    ['put 4 units of the T-40 into yards', 'Built the T-40 winch with a brake of its own'],
  ])('%s', (project, line) => expect(namedWork(project, [work('Led a yard of 30'), work(line)])?.quote).toBe(line))

  it('is the strongest of several', () => {
    expect(namedWork('extend TideWatch', [work('Taught TideWatch', 1), work('Created TideWatch', 4), work('TideWatch prize', 9, 'award')])?.quote).toBe('Created TideWatch')
  })

  it('is how it was made before what was granted for it, though that be slight', () => {
    const grant = work('Harbor seed grant, “Interviews on TideWatch” (PI), $18,000', 3)
    expect(namedWork('extend TideWatch', [grant, work('I developed TideWatch with three mates', -0.4)])?.quote).toBe('I developed TideWatch with three mates')
    expect(namedWork('extend TideWatch', [grant])).toBe(grant)
  })

  it('is none where only a short form of the trade is shared, or no name at all', () => {
    expect(namedWork('improve AIS data of small ports', [work('Wrote AIS filters')])).toBeNull()
    expect(namedWork('build a mooring alarm', [work('Built a mooring alarm')])).toBeNull()
  })

  it('is the line that shares most words with the project, three at least', () => {
    const flow = work('Designed a continuous flow process for an injectable drug on the shortage list', 2)
    const route = work('Found a route with less solvent for an injectable drug', 5)
    expect(namedWork('bring five injectable drugs in shortage home with a flow process', [route, flow])).toBe(flow)
    expect(namedWork('bring drug makers home', [route, flow])).toBeNull()
  })
})
