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
    'My doctoral students at the coastal institute will test the moorings.',
    'Beside my post as a lecturer in naval history, I will write the library.',
    'On leave from the ministry of ports, I will visit each port.',
    'Funded by a shipping line, I will open the library.',
    'After leading a salvage company, I will open the library.',
    'Elected to the board of the pilots’ guild, I will share the library.',
    'A winner of a national medal for seamanship, I will train dock crews.',
    'Author of a handbook on rigging, I will write the tests.',
    'Temporarily assigned to the coast guard, I will compare its logs.',
    'Following a decade in marine insurance, I understand what a failure costs.',
    'Between lecture tours in Norway, I will write the tests.',
    'In my weekly radio program, I will explain the tests.',
    'Together with my co-founder, I will offer the library to ports.',
    'By virtue of my seat on the harbor council, I can have the tests adopted.',
    'As someone who has advised the admiralty, I will bring the library to it.',
    'Because I manage the docks of the regional carrier, I can test the library there.',
    'Like the other trustees of the lighthouse fund, I will ask for open drawings.',
    'Thanks to a data agreement with an insurer, I hold ten years of logs.',
    'Under contract to three shipyards, I see their side as well.',
    'On the advisory council of the pilots, I will propose the library.',
    'Widely used by pilots already, the library needs only a guide.',
    'Having published in the leading journal of the field, I will write up the tests.',
    'My subordinates in four shipyards will run the tests.',
    'My factory in Portland will cast the first fittings.',
    'I will fill the library while on leave from the ministry of ports.',
    'At my training center in Seattle, crews will try the tests.',
    'Together with investors who have already pledged money, I will open the library.',
    'With forty ports already signed up, I will begin at once.',
    'I will print the tests in the journal that I edit.',
    'I will film the tests with the crew of my television series.',
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
    'A harbor engineer by training, I will write the tests for crews.',
    'Named a leader of a pier repair committee, I know how its members decide.',
    'Trained as a marine engineer, I will explain each test.',
    'Responsible for a pier repair committee, I see the same faults each spring.',
    'Mindful of small budgets, I will keep the tests on paper.',
    'Encouraged by the first answers, I will add a second test.',
    'Port by port, I will compare the logs.',
    'A year later, I will ask each port what has changed.',
    'Once the tests are written, I will show them to dock crews.',
    'While working for a port authority, I will try the library in two ports.',
    'In my second year, I will add the drawings.',
    'After running the library for a season, I will publish what failed.',
    'Unlike a full survey, a test takes one hour.',
    'Because a small port has no engineer, the guide is short.',
    'As someone who has trained dock crews, I will write the tests in plain words.',
    'In my office, I will compare the logs.',
    'In ports that have already lost a pier, the library comes first.',
    'Closed cases come first: where a test would have failed, I will change it.',
  ])('is told where it rests on the resume or is planned: %s', (sentence) => expect(faultsOf(sentence)).toEqual([]))

  it('is read in a moment, however long the sentence is', () => {
    for (const part of [
      'As a ',
      'With my ',
      'my team ',
      'Without me would ',
      'I taught ',
      ', I ',
      'the, ',
      'After doing ',
      'backed by a grant, ',
      'because I ',
      'my team at ',
      'as someone who runs ',
      'Elected to ',
      'A winner of ',
      'On leave from ',
      'ly ',
      '. ',
      '- ',
      '“',
    ]) {
      const from = performance.now()
      checkOpenings(part.repeat(60_000 / part.length), title, [], () => {})
      checkOpenings(`With my ${part.repeat(60_000 / part.length)}`, title, [], () => {})
      expect(performance.now() - from, part).toBeLessThan(300)
    }
  })
})
