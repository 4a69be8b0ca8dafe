import { describe, expect, test } from 'vitest'
import { readResume } from '../resume/read-resume.ts'
import { bearingOf, notBorneOut, planOf, textsThatBear } from './borne-out.ts'

const resume = `
Tarik Osmanoglu
Port Noise Engineer

Experience
Senior Acoustics Engineer, Brine Harbor Authority, Savannah, Georgia, 2018 - present
- Designed a quiet-crane schedule; complaints fell from 310 to 120 a year, and 9 terminals use it.
- Leading the section of 4 engineers that measures night noise.
- The hull model was evaluated with the Coast Pilots Guild on 26 ships.
- Trained 85 crane drivers; the training film was requested by 3 ports.
- Member of the working group that drafted the noise rule; wrote its annex on winches.
- Propeller data are not in the public register. Provisional patent filed for the winch damper.
- Released three filter sets; two hoods made for tugs were fitted on 140 trucks.
Acoustics Engineer, Marmara Boatworks, Izmit, 2012 - 2016
- Tested winches with damping pads in 12 months; noise down 6 dB.

Education
M.Sc. Acoustics, Karadeniz Technical University, 2012
Ph.D. Acoustics, Georgia Coastal University - part-time, exp. 2028
`.trim()
const person = { facts: readResume([{ lines: resume.split('\n') }], new Date('2026-06-01')), resumeText: resume }
const plan = planOf('Develop a night-noise routine so that small ports can load ships quietly', ['It will produce a noise map and a crane card.'])
const lost = (sentence: string) => notBorneOut(sentence, [bearingOf(person)], plan).words

describe('borne out by one line', () => {
  test.each([
    'I designed a schedule for quiet cranes that nine terminals use.',
    'Complaints fell from 310 to 120 a year.',
    'At the Brine Harbor Authority, I lead a section of four engineers.',
    'I have trained 85 crane drivers, and three ports requested the training film.',
    'As a member of a working group, I wrote the annex on winches.',
    'A provisional patent was filed for the winch damper.',
    'In Izmit, I tested winches with damping pads.',
    'The hull model was evaluated with the Coast Pilots Guild.',
    'I am studying for a Ph.D. in acoustics at Georgia Coastal University.',
    'Two hoods made for tugs were fitted on 140 trucks.',
    'I will build on the schedule that nine terminals use.',
    'I will ask each crew for a recording at night.',
    'The routine reads the map, marks the loud cranes, and calls the driver.',
    'A small port has no one who measures at night.',
  ])('%s', (sentence) => {
    expect(lost(sentence)).toEqual([])
  })
})

describe('not borne out', () => {
  test.each([
    ['a word that stands in another line', 'I designed a quiet-crane schedule on 26 ships.'],
    ['another doer', 'Three ports trained 85 crane drivers.'],
    ['the person for another doer', 'I requested the training film.'],
    ['others at work with the person', 'The Coast Pilots Guild evaluated the hull model with me.'],
    ['a party with another tie', 'The hull model was evaluated for the Coast Pilots Guild.'],
    ['a larger post in the same words', 'I lead the Brine Harbor Authority.'],
    ['a whole for a part', 'I drafted the noise rule.'],
    ['a figure of another thing', 'I designed a schedule that 310 terminals use.'],
    ['a span of another length', 'I tested winches with damping pads in 12 weeks.'],
    ['a rate that no line has', 'I trained 85 crane drivers a month.'],
    ['a change turned about', 'Complaints went from 120 to 310 a year.'],
    ['a limit left away', 'I hold a patent for the winch damper.'],
    ['a degree not yet held', 'I hold a Ph.D. in acoustics from Georgia Coastal University.'],
    ['a denial left away', 'Propeller data are in the public register.'],
    ['a denial added', 'No terminal uses the schedule.'],
    ['a cause', 'It was the winches that brought noise down in 12 months.'],
    ['a thing under another verb', 'Three filter sets were fitted on 140 trucks.'],
    ['a verb no list knows', 'Harbor masters in Maine set their clocks by the schedule.'],
    ['the field', 'Port engineers regard winches as beyond repair.'],
    ['a rank', 'I wrote the only annex on winches.'],
    ['what a plan takes for granted', 'I will offer the patented winch damper to small ports.'],
    ['what a plan rests on', 'Building on the award, I will draw the noise map.'],
    ['what others do already', 'The map, which nine ferry lines already print, will be free.'],
    ['an opening of a plan in its own words', 'Starting from the rulings that follow my schedule, I will write the crane card.'],
    ['what others did, beside a plan', 'The card, tried by ferry lines for two years, will be free.'],
    ['what goes on', 'I will continue to advise the coast guard.'],
    ['who will be what', 'The course whose graduates now run the port will be opened to crews.'],
  ])('%s: %s', (_, sentence) => {
    expect(lost(sentence)).not.toEqual([])
  })
})

test('what the person answers of a plan bears out nothing, and what is stated beside it does', () => {
  const form = (futureProject: string, additionalInfo: string) => ({
    userBackground: { employmentType: 'employee' as const, futureRoleFocus: '' },
    userProposedEndeavor: { futureProject, proposedEndeavorNiche: '', additionalInfo },
  })
  const read = (given: ReturnType<typeof form>) =>
    notBorneOut('Ferry lines in Maine print the card.', [bearingOf({ ...person, form: form(given.userProposedEndeavor.futureProject, given.userProposedEndeavor.additionalInfo) })], planOf('', []))
      .words
  expect(read(form('Ferry lines in Maine print the card', ''))).not.toEqual([])
  expect(read(form('', 'Ferry lines in Maine print the card.'))).toEqual([])
})

test('two sentences of a longer text are two lines', () => {
  const bears = [textsThatBear(['I wrote a guide. I trained nine crews. I moved to Bergen.'])]
  expect(notBorneOut('I wrote a guide for nine crews.', bears, plan).words).not.toEqual([])
  expect(notBorneOut('I trained nine crews.', bears, plan).words).toEqual([])
})

test('what a line nearly says is near, and what no line says is not', () => {
  expect(notBorneOut('I coached 85 crane drivers.', [bearingOf(person)], plan)).toMatchObject({ isNear: true, isHeld: false })
  expect(notBorneOut('Ferry lines in Maine praise the winch.', [bearingOf(person)], plan)).toMatchObject({ isNear: false })
})

test('a long run without an end is read', () => {
  const text = `The ${'which '.repeat(2000)}${'a'.repeat(3000)} ${'I had zebras, '.repeat(1500)} AB${'1'.repeat(3000)}`
  expect(notBorneOut(text, [textsThatBear([text])], plan).words.length).toBeLessThanOrEqual(8)
})
