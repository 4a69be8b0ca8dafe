/** Notes of a fictional kiln inspector, typed in a hurry: told as sentences where rules can do so, and left as they are where none can. */
import { describe, expect, it, test } from 'vitest'
import { CASE_QUESTIONS } from '../../content/petition/case-questions.ts'
import { caseOf } from '../../test/petitions/case-of.ts'
import { MORE_PEOPLE } from '../../test/petitions/more-people.ts'
import { PEOPLE } from '../../test/petitions/people.ts'
import { RICH_ENGINEER } from '../../test/petitions/rich-person.ts'
import { proposeAnswer } from './fact-words.ts'

describe('what is whole is left as it is', () => {
  it.each([
    ['method', 'Third, the potter signs a form and the kiln waits a day, and fourth, the guild puts the case in its log.'],
    ['outputs', 'The guide, the table and the film exist already.'],
    ['outputs', 'Existing: a guide of 22 pages and a table.'],
  ])('%s: %s', (question, note) => expect(proposeAnswer(note, question)).not.toMatch(/fourth\.|will produce/))
})

describe('a note is told as a sentence', () => {
  it.each([
    ['merit', 'The potter opens the door each night, when it passes 40 degrees he calls the inspector.', 'The potter opens the door each night. When it passes 40 degrees, he calls the inspector.'],
    ['user-ties', 'I do not fire kilns there, the potters do the work.', 'I do not fire kilns there. The potters do the work.'],
    ['merit', 'We fired 400 pots, the scale stopped 17.', 'We fired 400 pots. The scale stopped 17.'],
    ['method', 'Machine has a small door and when scale is dry the door opens.', 'The machine has a small door and when the scale is dry the door opens.'],
    ['cost-today', 'The guild bought 40 kilns for 2.1 million.', 'The guild bought 40 kilns for $2.1 million.'],
    ['interest', 'The council wrote may 2026 that it wants 20 kilns.', 'The council wrote in May 2026 that it wants 20 kilns.'],
    ['result', 'At Lindenau: I reduced breakage from 9 to 5 percent in 2 years.', 'At Lindenau I reduced breakage from 9 to 5 percent in 2 years.'],
    ['result', 'Share of broken pots from 40% to 7% in 2 years', 'The share of broken pots fell from 40 percent to 7 percent in 2 years.'],
    ['plan', 'In 2027 train 40 potters in ten towns, 2028 publish the second guide', 'In 2027 I will train 40 potters in ten towns. In 2028 I will publish the second guide.'],
    ['outputs', 'guide, firing table, paper forms', 'The work will produce a guide, a firing table, and paper forms.'],
    ['urgency', 'State will rewrite owner manual in 2027.', 'State will rewrite the owner manual in 2027.'],
    ['usual-practice', 'The inspector looks at the kiln once. see attached', 'The inspector looks at the kiln once.'],
    ['result', 'See above, the trial. The guild fired 400 pots.', 'The guild fired 400 pots.'],
    ['education', 'PhD thesis on wet clay', 'My PhD thesis was on wet clay.'],
    ['occupation', 'Ceramic engineer, needs a bachelor', 'I will work as a ceramic engineer. The occupation requires a bachelor’s degree.'],
    ['occupation', 'Kiln engineer, bachelor’s required in all 50 states', 'I will work as a kiln engineer. The occupation requires a bachelor’s degree in all 50 states.'],
    ['plan', 'First half of 2027 we fire 300 pots for the guild.', 'In the first half of 2027, we fire 300 pots for the guild.'],
    ['result', 'The share of cracks went down by half, see above.', 'The share of cracks went down by half.'],
    ['occupation', 'Glaze chemist, masters usually', 'I will work as a glaze chemist. The occupation usually requires a master’s degree.'],
    ['license', 'OH license since 2016', 'I have held an Ohio license since 2016.'],
    ['vehicle', 'self employed', 'I do the work on my own account.'],
    ['vehicle', 'Clay Trust, 50% of my time', 'I do the work at Clay Trust and give it 50 percent of my time.'],
    ['publications', '11 papers, 6 first author, cited 240 times', 'I have published 11 papers, 6 of them as first author; they have been cited 240 times.'],
    ['means', '$48,000 from the guild fund.', 'I have $48,000 from the guild fund.'],
    // Who gives it is not what I have.
    ['means', 'Ohio kiln program contract $60,000', 'Ohio kiln program contract $60,000'],
    ['own-part', 'Idea and table mine, program written by Lars Dahl and me', 'The idea and the table are mine. The program was written by Lars Dahl and me.'],
    ['result', 'error rate in pots from 0.9% before to 0.1%, counted by the guild', 'The error rate in pots fell from 0.9 percent to 0.1 percent, as counted by the guild.'],
    // A span of which another verb tells something is no change, and what a body found is not what was found of it.
    ['problem', 'Old tiles from 1890 to 1930 hang on iron hooks.', 'Old tiles from 1890 to 1930 hang on iron hooks.'],
    ['problem', 'Pipe from 4 to 12 inches leaks at the joint.', 'Pipe from 4 to 12 inches leaks at the joint.'],
    ['beyond', 'Gorse Valley found in its first month that the glaze was wrong.', 'Gorse Valley found in its first month that the glaze was wrong.'],
    ['problem-size', 'KLIN published in 2022 that 12% of the kilns failed.', 'KLIN published in 2022 that 12 percent of the kilns failed.'],
    ['own-part', 'Handbook published in 2022.', 'The handbook was published in 2022.'],
    ['spread', 'It works in any kiln. See also my answer on users.', 'It works in any kiln.'],
    ['benefit', 'Other potters exist of course.', 'Other potters exist of course.'],
    ['priority-bears', 'page 12: “Kilns should be tested in the field.”', 'On page 12 the document says: “Kilns should be tested in the field.”'],
    ['result', 'The 31 to 14.', 'The 31 to 14.'],
    ['vehicle', 'At Clay Trust, 50% of my time', 'I do the work at Clay Trust and give it 50 percent of my time.'],
    ['means', 'One day a week. $9,000 grant of the clay fund for 2027-2029, signed.', 'I have one day a week. I have a $9,000 grant of the clay fund for 2027-2029, which is signed.'],
    ['means', '70% of my time.', 'I work on it for 70 percent of my time.'],
    ['beyond', 'The guild made own version of it.', 'The guild made own version of it.'],
    ['interest', 'They wrote that they’d buy 500 tiles.', 'They wrote that they would buy 500 tiles.'],
    ['standing', 'I coach a kids soccer team.', 'I coach a children’s soccer team.'],
    ['words-of-users', '“The first list that we could defend” — Ada Reed, letter of May 2026', 'Ada Reed wrote in a letter of May 2026: “The first list that we could defend.”'],
    ['route', 'The chart is in the journal of tiles (see CV) and is free.', 'The chart is in the journal of tiles and is free.'],
    ['user-ties', 'City pays us nothing.', 'The city pays us nothing.'],
    ['merit', 'The guild counted this, not me.', 'The guild counted this, and not I.'],
    ['problem', 'The crack is found when the pot leaks, then it must be thrown out.', 'The crack is found when the pot leaks, and then it must be thrown out.'],
    ['vehicle', 'I am at the mill and they give me one day a week for it since 2024.', 'I am at the mill and they have given me one day a week for it since 2024.'],
    ['means', 'One day a week. $85,000 from the clay fund for 2 years.', 'I have one day a week. I have $85,000 from the clay fund for 2 years.'],
    ['recognition', 'I review for two journals, about 10 papers/yr.', 'I review for two journals, about 10 papers a year.'],
    ['usual-practice', 'It costs about $30k/year, so it’s not free.', 'It costs about $30,000 a year, so it is not free.'],
    ['license', 'I hold an Ohio kiln license since 2017.', 'I have held an Ohio kiln license since 2017.'],
    ['progress', 'We are at version 3 now since March 2026.', 'We have been at version 3 since March 2026.'],
    ['license', 'I am a licensed kiln inspector in Ohio since March 2022.', 'I have been a licensed kiln inspector in Ohio since March 2022.'],
    ['occupation', 'I work for the guild as a kiln inspector since 2019.', 'I have worked for the guild as a kiln inspector since 2019.'],
    ['progress', 'Version 2 is out since October 2025.', 'Version 2 has been out since October 2025.'],
    ['users', 'The guild uses the test on 84 kilns since 2023.', 'The guild has used the test on 84 kilns since 2023.'],
    ['problem', 'The kilns are not tested since 2019.', 'The kilns have not been tested since 2019.'],
    ['beyond', 'Six guilds use it since 2025', 'Six guilds have used it since 2025.'],
    ['result', 'Kiln cost $212,000 to $88,000', 'Kiln cost fell from $212,000 to $88,000.'],
    ['result', 'Fuel nights 61 to 24 per season', 'Fuel nights fell from 61 to 24 per season.'],
    ['second-result', 'At Lindenau: fired 400 pots', 'At Lindenau I fired 400 pots.'],
    ['outputs', 'manual, kit list, 2-day workshop', 'The work will produce a manual, a kit list, and a two-day workshop.'],
    ['users', 'They dont pay and it doesnt cost 120,000 a year', 'They do not pay and it does not cost $120,000 a year.'],
  ])('%s: %s', (question, note, told) => expect(proposeAnswer(note, question)).toBe(told))
})

it.each([
  'My method is the standard, we expect.',
  'The law names my method, I was informed.',
  'The mills adopted it, the paper wrote.',
  'I hope it is so, the state has adopted my form.',
  'It is not true, I wrote the standard.',
  'Forty farms use it, they told me.',
  'Every time it rains, the pump stops.',
  'Had I known, I would have built it.',
])('what one half says of the other is not parted from it: %s', (note) => expect(proposeAnswer(note, 'merit')).not.toMatch(/\w\. [IFTW]/))

test('what goes up may be a range, and is asked for', () => expect(proposeAnswer('Kiln cost $88,000 to $212,000', 'result')).toMatch(/^Kiln cost \$88,000 to/))

test('clauses of a list, what “if” leads to, and words of others stay together', () => {
  for (const said of [
    'The first kiln saved wood, the second saved time, and the third saved both.',
    'If the clay is wet, the potter waits a day.',
    'In the winter that came after, the guild closed two kilns.',
    'She wrote: “It works, we use it every day.”',
  ])
    expect(proposeAnswer(said)).toBe(said)
})

test('whole sentences are left as they are', () => {
  for (const { id, example } of CASE_QUESTIONS.filter(({ lines, id }) => lines === undefined && id !== 'name')) expect(proposeAnswer(example, id), id).toBe(proposeAnswer(example))
  for (const person of [...PEOPLE, ...MORE_PEOPLE, RICH_ENGINEER])
    for (const { text, kind, source } of caseOf(person).facts) if (kind === 'statement' && source.kind === 'answer') expect(proposeAnswer(text, source.question), source.question).toBe(text)
})

test.each([
  ['The guild signed on August 14, 2025 that it distributes the kiln to 900 members.', 'a date keeps its comma'],
  ['When I filed, 41 of the 131 kilns were in Nebraska, Colorado and Oklahoma, by the record of users.', 'places of a list stay in one sentence, also where a name ends like a verb'],
])('%s: %s', (said) => expect(proposeAnswer(said, 'beyond')).toBe(said))

test('an adverb goes behind the auxiliary', () => {
  expect(proposeAnswer('The sampling already runs since February 2026.', 'urgency')).toBe('The sampling has already run since February 2026.')
  for (const typed of [
    'Where the door cannot be moved because there is no hoist, or the hoist is worn, my chart does not work.',
    'No guild or kiln pays me.',
    'No company of mine.',
    'In 2022, after I had already helped a neighbor kiln, Marmol Works gave me a letter that says I can teach it.',
  ])
    expect(proposeAnswer(typed, 'vehicle')).toBe(typed)
  expect(proposeAnswer('It has run since April 2022.', 'vehicle')).toBe('It has run since April 2022.')
  expect(proposeAnswer('Should the kiln crack, I would stop the trial.', 'plan')).toBe('Should the kiln crack, I would stop the trial.')
  expect(proposeAnswer('Six guilds now use it since 2025.', 'beyond')).toBe('Six guilds have now used it since 2025.')
})

test.each(['It is the largest kiln since 2019.', 'This is the first test since 2020.', 'I hold a license, and the kiln has stood there since 2019.', 'I have held a license since 2017.'])(
  'what is right already keeps its tense: %s',
  (text) => expect(proposeAnswer(text, 'progress')).toBe(text),
)

test('a body that is named by its place keeps its capital behind an article', () => {
  expect(proposeAnswer('university of Adams', 'who-counted')).not.toContain('The university')
  expect(proposeAnswer('University of Adams counted the pots', 'who-counted')).toBe('The University of Adams counted the pots.')
})
