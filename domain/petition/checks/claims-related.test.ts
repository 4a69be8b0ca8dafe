/** What facts say of one thing by relation. */
import { describe, expect, test } from 'vitest'
import { pointsOf } from '../../../content/petition/questions.ts'
import { caseOf } from '../../../test/petitions/case-of.ts'
import { WATER_ENGINEER, type Petitioner } from '../../../test/petitions/people.ts'
import { claimsRelated } from './claims-related.ts'

const messages = (progress: string, benefit: string) =>
  pointsOf(
    caseOf({
      ...WATER_ENGINEER,
      roles: [{ title: 'engineer', employer: 'Redclay Works', from: 'July 2019', to: 'present' }],
      endeavor: 'To develop and publish a test by which potteries find cracks in a kiln before it is fired',
      answers: { name: ['Ada Brink', ''], progress: [progress, 'Yearbook of the guild, 2026'], benefit: [benefit, ''] },
    }),
  ).map(({ message }) => message)

describe('two facts that relate one thing to two', () => {
  test.each([
    ['who paid', 'The pilot was funded by the Ohio Ceramics Board.', 'I paid for the pilot from my own savings.', /Another is told to have paid/],
    ['who paid, in the active', 'The Delmar Foundation paid for the field trial in 2025.', 'The field trial was paid for by Redclay Works.', /Another is told to have paid/],
    ['who paid, by the pronoun', 'The pilot ran for a year. It was funded by the Delmar Foundation.', 'My employer paid for the pilot.', /Another is told to have paid/],
    ['whose it is', 'The software belongs to Redclay Works.', 'I own the software.', /told as another’s/],
    ['whose it is, of a thing that begins like what is shared', 'The code belongs to Quill Works.', 'I own the code.', /told as another’s/],
    ['whose it is, behind one sentence three hundred times', 'The software belongs to Redclay Works.', `${'I own the plant. '.repeat(301)}I own the software.`, /told as another’s/],
    ['when it began', 'The field trial started in March 2024.', 'The trial began in October 2025.', /begun at another time/],
    ['where it is', 'The test bench is located in Toledo, Ohio.', 'The test bench is in Tulsa, Oklahoma.', /elsewhere/],
    ['who paid, as a gift', 'The Delmar Foundation gave $40,000 for the glaze atlas.', 'I paid for the glaze atlas out of my own pocket.', /Another is told to have paid/],
    ['who paid, as a cost', 'The clay atlas was fully sponsored by Redclay Works.', 'The atlas cost me my savings of two years.', /Another is told to have paid/],
    [
      'who paid, where the sentence goes on to the future',
      'The pilot was funded by the Ohio Ceramics Board, and it will run until 2028.',
      'The Delmar Foundation covered the costs of the pilot.',
      /Another is told to have paid/,
    ],
    ['whose rights they are', 'I hold all rights to the glaze table.', 'The glaze table belongs to Redclay Works.', /told as another’s/],
    ['whose copyright it is', 'The copyright in the field guide lies with the Ohio Ceramics Board.', 'I own the field guide.', /told as another’s/],
    ['who leads it', 'I am the director of the glaze clinic.', 'The glaze clinic is headed by Ilse Maren.', /Another is told to lead/],
    ['since when it is led', 'I have run the glaze clinic since 2019.', 'In the end I took over the clinic in 2021.', /led since another time/],
    ['what is led before it began', 'Since 2018 I have headed the glaze clinic.', 'The glaze clinic was founded in 2020.', /begun later/],
    ['when it opened', 'The glaze clinic opened in 2020.', 'We launched the glaze clinic in 2022.', /opened at another time/],
    ['whose it is, where the sentence goes on', 'Redclay Works holds the intellectual property in the clay atlas.', 'The clay atlas is mine, and I license it to whoever asks.', /told as another’s/],
    ['who paid, of a common noun beside the employer', 'The league underwrote the glaze atlas.', 'The glaze atlas was paid for by Redclay Works.', /Another is told to have paid/],
    ['who paid, as a grant', 'I made the glaze atlas with a grant from the Delmar Foundation.', 'The glaze atlas cost me two years of savings.', /Another is told to have paid/],
    ['since which season it is led', 'I have been in charge of the clay bench since the spring of 2019.', 'I took over the clay bench in 2022.', /led since another time/],
    ['who bought it', 'The Delmar Foundation is paying for the glaze atlas.', 'The glaze atlas was bought by me, and nobody will pay it back.', /Another is told to have paid/],
    ['when it began, behind the thing', 'The field trial began in May 2023.', 'I have readings of the field trial since it was started in 2021.', /begun at another time/],
    ['where it is kept', 'The clay bench stands in a shed in Toledo, Ohio.', 'The bench is kept in Tulsa, Oklahoma.', /elsewhere/],
    ['who made it', 'The rule is Dr. Marens’s. I programmed it.', 'I wrote the rule alone in 2021.', /the work of another/],
    ['who made it, in the passive', 'The glaze chart was designed by Ilse Maren.', 'I designed the glaze chart on my own.', /the work of another/],
    ['whose work it is', 'The glaze chart was drawn by my supervisor.', 'The chart is mine.', /the work of another/],
    ['who worked it out', 'The limit was worked out by Ines Maren of the guild.', 'I designed the limit by myself in 2022.', /the work of another/],
    ['a license, and its examination ahead', 'I have been a licensed professional engineer in Ohio since 2022.', 'I will take the PE exam in April 2027.', /examination for it is ahead/],
    ['a license, and a licensing examination ahead', 'I have held an Ohio license since 2022.', 'I am preparing for the licensing exam.', /examination for it is ahead/],
    ['a license', 'I am a licensed engineer in Ohio.', 'I do not hold a license in Ohio.', /A license is held here/],
  ])('%s', (_name, progress, benefit, message) => expect(messages(progress, benefit)).toContainEqual(expect.stringMatching(message)))

  test.each([
    ['half a name', 'The pilot was funded by the Ohio Ceramics Board.', 'The board paid for the pilot.'],
    ['the letters of a name', 'The pilot was funded by the Ohio Ceramics Board.', 'The OCB paid for the pilot.'],
    ['the employer by its name', 'The pilot was funded by Redclay Works.', 'My employer paid for the pilot.'],
    ['another who made it with the petitioner', 'The glaze chart was designed by Ilse Maren and me.', 'I designed the glaze chart on my own.'],
    ['another thing that somebody made', 'The kiln table was written by Ilse Maren.', 'I designed the glaze chart on my own.'],
    ['another deed', 'The glaze chart was printed by my supervisor.', 'The glaze chart is mine.'],
    ['another examination', 'I have been a licensed professional engineer in Ohio since 2022.', 'I will take the SE exam in April 2027.'],
    ['the examination of another state', 'I have been licensed as a surveyor in Ohio since 2022.', 'I will take the surveyor exam of Kansas in 2027.'],
    ['another thing', 'The kiln pilot was funded by the Ohio Ceramics Board.', 'I paid for the glaze pilot.'],
    ['another of them', 'The first trial started in March 2024.', 'The second trial began in October 2025.'],
    ['a part', 'The pilot was funded partly by the Ohio Ceramics Board.', 'I paid for the pilot as well.'],
    ['each of its year', 'The pilot was funded by Redclay Works in 2024.', 'The Delmar Foundation funded the pilot in 2025.'],
    ['another sum', 'The Delmar Foundation gave $40,000 for the pilot.', 'I paid $2,000 for the pilot.'],
    ['one who paid with another', 'I and the Ohio Ceramics Board funded the pilot.', 'I paid for the pilot.'],
    ['what goes on with another', 'The pilot was funded by the Delmar Foundation, and from 2025 by me.', 'I paid for the pilot.'],
    ['what is not one thing', 'Redclay Works paid for the trip.', 'I paid for the trip.'],
    ['what is led after it began', 'The glaze clinic was founded in 2017.', 'I have led the glaze clinic since 2019.'],
    ['data and their program', 'I own the code of the pilot.', 'The data of the pilot belong to Redclay Works.'],
    ['a firm of one’s own', 'My own small company paid for the pilot.', 'I paid for the pilot.'],
    ['a license of another state', 'I am a licensed engineer in Ohio.', 'I do not hold a license in Iowa.'],
  ])('no question of %s', (_name, progress, benefit) => expect(messages(progress, benefit)).toEqual([]))
})

describe('whose time it is, and who counted', () => {
  const messagesOf = (answers: Petitioner['answers']) =>
    pointsOf(
      caseOf({ ...WATER_ENGINEER, endeavor: 'To develop and publish a test by which potteries find cracks in a kiln before it is fired', answers: { name: ['Ada Brink', ''], ...answers } }),
    ).map(({ message }) => message)
  const times = (vehicle: string, means: string) => messagesOf({ vehicle: [vehicle, ''], means: [means, 'Employment letter of Redclay Works, 2026'] }).filter((one) => /free time/.test(one))
  const counted = (by: string, again: string, report: string) =>
    messagesOf({ merit: ['Cracks fell from 90 to 41.', 'Kiln report, 2025'], 'who-counted': [by, 'Kiln report, 2025'], result: [`Cracks fell by 54 percent. ${again}`, report] }).filter((one) =>
      /Another is told to have counted/.test(one),
    )
  test('work in free time, which the employer gives hours for', () => {
    expect(times('I do it after my shifts, on my own time.', 'My pottery gives me eight hours a week for it.')).toHaveLength(1)
    expect(times('I do this work at weekends; my employer has no part in it.', 'Redclay Works lets me use one day a week for the work.')).toHaveLength(1)
    expect(times('I work on it in the evenings.', 'The work is part of my regular duties.')).toHaveLength(1)
    expect(times('I do it after my shifts, on my own time.', 'My pottery gives me a kiln for it.')).toEqual([])
    expect(times('Some of it I do on my own time.', 'My pottery gives me eight hours a week for it.')).toEqual([])
  })
  test('one count that two are told to have made', () => {
    expect(counted('I counted the cracks myself from the kiln book.', 'Our kiln inspector counted.', 'Kiln report, 2025')).toHaveLength(1)
    expect(counted('I counted the cracks myself from the kiln book.', 'Our kiln inspector counted again.', 'Kiln report, 2025')).toEqual([])
    expect(counted('I counted the cracks myself from the kiln book.', 'The inspector counted the glazes.', 'Glaze report, 2024')).toEqual([])
  })
})

test.each([
  ['free and paid time', 'p2.plan', 'I do it after work. It gives me two days. '],
  ['a license and its examination', 'p2.plan', 'I am licensed in Ohio. I will take the zither exam. '],
  ['a license and none', 'p2.plan', 'I am licensed in Ohio. I do not hold a license in Iowa. '],
  ['who counted', 'p1.merit', 'I counted the pots alone. The staff counted the pots. '],
])('sentences on %s are held against so many, and not each against all', (_name, element, text) => {
  let looks = 0
  const facts = Array.from({ length: 60 }, (_, place) => ({
    ...caseOf(WATER_ENGINEER).facts.find(({ kind }) => kind === 'statement')!,
    element,
    text: text.repeat(40),
    exhibits: [`e${place}`],
    get id() {
      looks += 1
      return `f${place}`
    },
  }))
  claimsRelated(facts as never, null)
  expect(looks).toBeLessThan(400_000)
})
