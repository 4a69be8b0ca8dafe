/** What two facts measure, count, and date of one thing. */
import { describe, expect, test } from 'vitest'
import { pointsOf } from '../../../content/petition/questions.ts'
import { caseOf } from '../../../test/petitions/case-of.ts'
import { WATER_ENGINEER } from '../../../test/petitions/people.ts'
import type { CaseFact } from '../case-file.ts'
import { claimsMeasured } from './claims-measured.ts'

const messages = (progress: string, benefit: string) =>
  pointsOf(
    caseOf({
      ...WATER_ENGINEER,
      roles: [
        { title: 'inspector', employer: 'Lindenau Kiln Office', from: 'June 2015', to: 'March 2018' },
        { title: 'engineer', employer: 'Redclay Works', from: 'April 2018', to: 'present' },
      ],
      endeavor: 'To develop and publish a test by which potteries find cracks in a kiln before it is fired',
      answers: { name: ['Ada Brink', ''], progress: [progress, 'Yearbook of the guild, 2026'], benefit: [benefit, ''] },
    }),
  ).map(({ message }) => message)

describe('two facts that cannot both be measured', () => {
  test.each([
    ['a unit', 'The glaze releases 5 mg of lead per liter.', 'The old glaze sheet said that a glaze releases 5 g of lead per liter.', /“5 g” here, and “5 mg”/],
    ['a scale', 'Cracked kilns cost potters $3 million a year.', 'Potters lose $3 thousand a year to cracked kilns.', /“\$3 thousand” here/],
    ['a measure', 'The detection limit of the strip is 5 mg.', 'The limit of the strip is 8 mg.', /measures it otherwise/],
    ['a place among authors', 'I am the first author of the glaze paper.', 'I was the second author of the paper.', /another place among the authors/],
    ['a unit of energy', 'Each kiln loses 2 kWh a night.', 'Each night a kiln loses 2 MWh.', /“2 MWh” here/],
    ['a unit, by another form of the word', 'A strip weighs 90 g.', 'The weight of a strip is 90 kg.', /“90 kg” here/],
    ['since when a position is held', 'Since 2016 I have worked at Redclay Works.', 'My lessons are free.', /The position there says otherwise/],
    ['a half of each', 'Ilse Maren and I each wrote half of the code.', 'I wrote 90 percent of the code.', /other shares/],
    ['a place in a list', 'Ilse Maren and I share the paper; she is listed first and I am second.', 'I am the first author of the paper.', /another place among the authors/],
    ['shares told in the passive', 'I wrote three quarters of the field guide.', 'Most of the guide, about 60 percent, was written by Ilse Maren.', /other shares/],
    ['a version that is reached', 'The program has reached version 5.', 'The latest release of the program is 4.1.', /of the version/],
    ['shares over the whole', 'I wrote 80 percent of the code.', 'Ilse Maren wrote half of the code.', /other shares/],
    ['one’s own share', 'I wrote two thirds of the field guide.', 'My share of the guide is 30 percent.', /other shares/],
    ['the last version', 'The current version of the program is 3.2.', 'The program is now at version 2.4.', /of the version/],
    ['when a version came out', 'Version 2 was released in 2023.', 'Version 2 of the program came out in 2024.', /of the version/],
    ['a present employer whose position has ended', 'My current employer, Lindenau Kiln Office, lets me do it.', 'My lessons are free.', /has ended/],
    ['work at a place before the position began', 'I started in spring 2009 at Redclay Works.', 'My lessons are free.', /The position there says otherwise/],
    ['when a position ended, by its season', 'I left Lindenau Kiln Office in the spring of 2014.', 'My lessons are free.', /The position there says otherwise/],
    ['a position that was left for a client', 'I left Lindenau Kiln Office in 2014 for a client of mine.', 'My lessons are free.', /The position there says otherwise/],
    ['until when a position was held', 'I worked at Lindenau Kiln Office until 2014.', 'My lessons are free.', /The position there says otherwise/],
    ['from when until when', 'From 2010 to 2014 I worked at Lindenau Kiln Office.', 'My lessons are free.', /The position there says otherwise/],
    ['from when until when, behind its name', 'I was employed by Lindenau Kiln Office from 2016 to 2021.', 'My lessons are free.', /The position there says otherwise/],
    ['by whom one was hired', 'Redclay Works hired me in 2012.', 'My lessons are free.', /The position there says otherwise/],
    ['work behind a position', 'In 2019 at Lindenau I trained twelve inspectors.', 'My lessons are free.', /The position there says otherwise/],
    ['when a position began', 'I joined Redclay Works in 2021.', 'My lessons are free.', /The position there says otherwise/],
    ['when a position began, at one word of its name', 'I joined Redclay in 2021.', 'My lessons are free.', /The position there says otherwise/],
    ['when a position began, at its name with a common word', 'I joined the Redclay Works Company in 2021.', 'My lessons are free.', /The position there says otherwise/],
    ['by whom one was employed', 'I was employed by Lindenau Kiln Office in 2021.', 'My lessons are free.', /The position there says otherwise/],
    ['the last version, by a part of the name', 'The glaze guide is at version 2.', 'The current version of the guide is 3.', /of the version/],
    ['work behind its end, without a position', 'In 2021 I worked for Mossgate Clay.', 'I left Mossgate Clay in 2019.', /when the work there began or ended/],
  ])('%s', (_name, progress, benefit, message) => expect(messages(progress, benefit)).toContainEqual(expect.stringMatching(message)))

  test.each([
    ['of two substances', 'The glaze releases 5 mg of lead per liter.', 'The glaze holds 5 g of tin per liter.'],
    ['of two things', 'A test takes 3 hours.', 'The course for the inspectors takes 3 days.'],
    ['of another whole', 'Cracked kilns cost potters $3 million a year.', 'A cracked kiln costs a potter $3 thousand.'],
    ['of one amount in two units', 'The strip finds 5 mg of lead in a glaze.', 'A potter with this strip sees 0.005 g of lead.'],
    ['of another strip', 'The detection limit of the lead strip is 5 mg.', 'The detection limit of the tin strip is 8 mg.'],
    ['of two papers', 'I am the first author of the glaze paper.', 'I was the second author of the clay paper.'],
    ['of shares that add up', 'I wrote 60 percent of the code.', 'Ilse Maren wrote 40 percent of the code.'],
    ['of two versions', 'Version 2 was released in 2023.', 'Version 3 of my program appeared in 2024.'],
    ['of a version and its part', 'The program has reached version 5.', 'The latest release of the program is 5.1.'],
    ['of two papers on two subjects', 'My name comes last on the paper on clay.', 'I was the first author of the paper on glaze.'],
    ['of the last and the third place', 'My name comes last on the paper on clay.', 'I was the third author of the clay paper.'],
    ['of a box of them', 'A strip weighs 90 g.', 'A crate of strips weighs 90 kg.'],
    ['of what is ahead', 'The course reached 4 thousand potters.', 'The course will reach 4 million potters some day.'],
    ['of a part of the time', 'Between 2016 and 2017 I worked at Lindenau Kiln Office.', 'My lessons are free.'],
    ['of the end of a position', 'I worked at Lindenau Kiln Office until early 2018.', 'My lessons are free.'],
    ['of a study', 'I left Lindenau Kiln Office in 2014 as a student.', 'My lessons are free.'],
    ['of a visit', 'In 2019 at Lindenau I gave an invited lecture.', 'My lessons are free.'],
    ['of the versions of two works', 'The glaze guide is at version 2.', 'The kiln guide is at version 3.'],
    ['of a version of each of two works', 'Version 2 of the glaze guide came out in 2023.', 'Version 2 of the kiln guide came out in 2024.'],
    ['of another body of the same place', 'I left Redclay State in 2012.', 'My lessons are free.'],
    ['of a county, beside its office', 'In 2012 I worked for Lindenau County.', 'My lessons are free.'],
    ['of a place that was left', 'I left Lindenau in 2012.', 'My lessons are free.'],
    ['of what was done with a former employer', 'In 2021, I worked with Lindenau Kiln Office on the standard.', 'My lessons are free.'],
    ['of what was done with its people', 'In 2021, I worked with people at Lindenau Kiln Office.', 'My lessons are free.'],
    ['of a year with it', 'In 2021, with Lindenau Kiln Office, I wrote the standard.', 'My lessons are free.'],
    ['of what a former employer did', 'I was cited by Lindenau Kiln Office in 2021.', 'My lessons are free.'],
    ['of the year in which one left', 'In 2018 at Lindenau I trained twelve inspectors.', 'I left Lindenau in 2018.'],
  ])('no question %s', (_name, progress, benefit) => expect(messages(progress, benefit)).toEqual([]))
})

const statement = (id: string, text: string): CaseFact => ({
  id,
  rev: 1,
  element: 'p2.progress',
  kind: 'statement',
  text,
  fields: {},
  readText: text,
  source: { kind: 'customer', quote: '' },
  unsure: false,
  state: 'confirmed',
  exhibits: [],
  roleId: null,
})

test.each([
  ['a share of each', (thing: string) => `I wrote half of the ${thing} guide.`, 'I wrote 90 percent of the hull guide.'],
  ['a place on each', (thing: string) => `I am the first author of the ${thing} paper.`, 'I am the second author of the hull paper.'],
  ['the version of each', (thing: string) => `The current version of the ${thing} is 2.`, 'The current version of the hull is 3.'],
  ['the day of each', (thing: string) => `Version 2 of the ${thing} came out in 2023.`, 'Version 2 of the hull came out in 2024.'],
])('so many are compared, whatever a case holds: %s', (_name, told, other) => {
  const things = Array.from({ length: 400 }, (_one, place) => `${String.fromCharCode(97 + (place % 26))}${'abcdefghijklmnopqr'.charAt(Math.floor(place / 26))}x`)
  const doubts = (list: string[]) => claimsMeasured([statement('f1', list.map(told).join(' ')), statement('f2', other)])
  expect(doubts(['hull'])).toHaveLength(1)
  expect(doubts(['hull', ...things])).toEqual([])
})

test('a list of many amounts in one clause is compared with nothing', () => {
  const doubts = (list: string) => claimsMeasured([statement('f1', `The glaze releases ${list}5 mg of lead per liter.`), statement('f2', 'The glaze releases 5 g of lead per liter.')])
  expect([doubts('').length, doubts('7 mg, '.repeat(14)).length]).toEqual([1, 0])
})
