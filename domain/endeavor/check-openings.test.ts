import { describe, expect, it } from 'vitest'
import { readResume } from '../resume/read-resume.ts'
import { materialOf } from './check-material.ts'
import { checkOpenings } from './check-openings.ts'
import { checkTold } from './check-told.ts'

const resume = `Odalys Ferrant
Harbor Engineer
Astoria, Oregon

EXPERIENCE
Harbor Engineer, Clatsop Marine Works, Astoria, OR, 2016 - Present
- Designed a mooring test rig for 12 small ports
- Lead a pier repair committee of seven members
- Trained 30 dock crews to read the mooring test rig
- Wrote a pier inspection form that nine ports adopted

EDUCATION
M.Sc. in Marine Engineering, University of Vigo-Sur, 2014

LICENSES
Professional Engineer, Oregon`

const material = materialOf({ facts: readResume([{ lines: resume.split('\n') }], new Date('2026-06-01')), resumeText: resume }, [])
const title = 'Build an open mooring test library so that small ports can berth safely'
const faultsOf = (sentence: string) => checkTold(sentence, title, material).map(({ rule }) => rule)

describe('what stands before the subject', () => {
  it.each([
    'With my license as a naval architect, I will test the moorings.',
    'With my license in Alaska, I will test the moorings.',
    'Backed by a federal grant, I will open the library.',
    'Supported by the state port authority, I will open the library.',
    'As chair of the national pilots board, I will share the library.',
    'A former dean of engineering, I will train dock crews.',
    'In my second term as president of the guild, I will share the library.',
    'After directing a shipyard in Lisbon, I will open the library.',
    'Since founding my own shipyard, I have seen how moorings fail.',
    'With investors already in place, I will open the library.',
    'Through my column on harbors, crews will learn of the library.',
    'Fluent in five languages, I will translate the library.',
    'Without me the port would have closed its terminal.',
    'My company makes winches for ports.',
    'My students at the institute will test the moorings.',
    'When I taught oceanography, crews lacked such a library.',
  ])('is refused where nothing of the resume tells it: %s', (sentence) => expect(faultsOf(sentence)).toContain('deed'))

  it.each([
    'With my license as a professional engineer in Oregon, I will sign the tests.',
    'As leader of a pier repair committee, I will test the library with its members.',
    'As a harbor engineer, I see how moorings fail.',
    'As a consultant, I will test the moorings of small ports.',
    'After designing a mooring test rig for small ports, I will open its drawings.',
    'After a pilot in two ports, I will publish the library.',
    'After collecting a year of logs, I will publish the library.',
    'Backed by a written plan, each port will keep its own log.',
    'With funding from ports that adopt it, the library can be kept current.',
    'Drawing on my work as a harbor engineer, I will write the tests.',
    'Without a test, a port learns of a bad mooring in the storm.',
    'Using the mooring test rig that I designed, I will fill the library.',
    'Supported by two ports as hosts, the pilot will run for six months.',
  ])('is told where it rests on the resume or is planned: %s', (sentence) => expect(faultsOf(sentence)).toEqual([]))

  it('is read in a moment, however long the sentence is', () => {
    for (const part of ['As a ', 'With my ', 'my team ', 'Without me would ', 'I taught ', ', I ', 'the, ', 'After doing ', 'backed by a grant, ', '. ', '- ', '“']) {
      const from = performance.now()
      checkOpenings(part.repeat(60_000 / part.length), title, [], () => {})
      checkOpenings(`With my ${part.repeat(60_000 / part.length)}`, title, [], () => {})
      expect(performance.now() - from, part).toBeLessThan(300)
    }
  })
})
