import { describe, expect, it } from 'vitest'
import { readResume } from '../resume/read-resume.ts'
import { checkEntailed } from './check-entailed.ts'
import { materialOf } from './check-material.ts'

const resume = `Runa Vestergaard
Harbor Engineer
Portland, Maine

EXPERIENCE
Senior Harbor Engineer, Quill Harbor Works, Portland, ME, 2017 – Present
- Developed the Tern mooring score that is used at 19 marinas in 4 states
- Cut berth collisions from 14 to 5 a year. Wrote 22 checklists for night crews
- Co-chair of the storm drill council; mentor dock crews in safety projects (9 completed)
- Working group member, Northern Ports Society, Guideline on mooring in ice (2023)
- Ran a survey of 310 piles; findings cited in the 2021 coastal plan of Maine
- Invited to speak before the House Committee on Harbors on dredging rules

Harbor Engineer, Fjell Offshore, Bergen, Norway, 2010 – 2016
- Saved USD 3.2 million a year in dredging
- First engineer of the firm to hold a diving license

PUBLICATIONS
Vestergaard R. Ice loads on mooring lines. Cold Coasts, 2019.`

const material = materialOf({ facts: readResume([{ lines: resume.split('\n') }], new Date('2026-06-01')), resumeText: resume }, [])
const title = 'Develop a mooring course so that small marinas can keep boats safe in storms'

function faultsOf(sentence: string): string[] {
  const faults: string[] = []
  checkEntailed(sentence, title, material, (detail) => faults.push(detail))
  return faults
}

describe('what follows from no single line is refused', () => {
  it.each([
    ['figures of two lines', 'I tested the score on 310 piles at 19 marinas.'],
    ['a figure beside the words of another line', 'I mentored dock crews at 310 marinas in safety projects.'],
    ['a cause and an effect of two lines', 'Berth collisions fell because of my mooring score.'],
    ['a cause that is called by its name', 'Berth collisions fell from 14 to 5 a year because of Tern.'],
    ['a thing of one’s own that did what another line tells', 'My checklists cut berth collisions at night.'],
    ['a speech that changed a rule', 'My speech before the House Committee changed the dredging rules.'],
    ['an effect in the words of a line that tells none', 'Marinas in 4 states lose fewer boats since the Tern mooring score.'],
    ['a plan written by who is cited there', 'I wrote the 2021 coastal plan of Maine.'],
    ['a guideline written by a member of its group', 'I wrote the guideline on mooring in ice.'],
    ['what others are told to gain', 'Marinas that follow the score also earn more from guests.'],
    ['what others are told to do with a thing', 'Harbor masters across the coast teach with the score.'],
    ['what a thing has become', 'The score has become the model for other ports.'],
    ['that nothing else is like it', 'No other score has been tested on piles.'],
    ['that nobody else may', 'Nobody else in the country may moor boats in ice.'],
    ['that there was nothing before', 'There was no mooring score before.'],
    ['that it is the first', 'The score was the first of its kind.'],
    ['what a field holds', 'Engineers now agree that ice loads matter more than wind.'],
    ['a figure under another employer', 'I saved USD 3.2 million a year in dredging for Quill Harbor Works.'],
  ])('%s', (_what, sentence) => expect(faultsOf(sentence)).not.toEqual([]))
})

describe('what a line tells, what is planned, and what holds of everybody is left alone', () => {
  it.each([
    ['a thing with its figures', 'The Tern mooring score, which I developed, is used at 19 marinas in 4 states.'],
    ['a change with its figures', 'Berth collisions fell from 14 to 5 a year.'],
    ['a work that was written', 'I wrote 22 checklists for night crews.'],
    ['a member who says so', 'I belonged to the working group of a guideline on mooring in ice.'],
    ['a finding that was cited', 'My survey of 310 piles was cited in the 2021 coastal plan of Maine.'],
    ['a figure under its own employer', 'At Fjell Offshore I saved USD 3.2 million a year in dredging.'],
    ['a rank that a line tells', 'I was the first engineer of the firm to hold a diving license.'],
    ['a paper', 'In 2019 I wrote on ice loads on mooring lines.'],
    ['a problem', 'A marina with one night guard learns of a loose line in the morning.'],
    ['what nobody of a ward can do', 'Nobody else on the pier at night can read the wind.'],
    ['what a planned thing does', 'The course asks for three knots and takes less than a day.'],
    ['a plan', 'Twelve marinas will have fewer loose lines after the course.'],
  ])('%s', (_what, sentence) => expect(faultsOf(sentence)).toEqual([]))
})
