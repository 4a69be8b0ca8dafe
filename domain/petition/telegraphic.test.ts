import { describe, expect, test } from 'vitest'
import { CASE_QUESTIONS } from '../../content/petition/case-questions.ts'
import { caseOf } from '../../test/petitions/case-of.ts'
import { MORE_PEOPLE } from '../../test/petitions/more-people.ts'
import { PEOPLE } from '../../test/petitions/people.ts'
import { RICH_ENGINEER } from '../../test/petitions/rich-person.ts'
import { sentencesOf } from './checks/block-text.ts'
import { isWhole, proposeAnswer } from './fact-words.ts'
import { isTelegraphic } from './telegraphic.ts'

describe('English as people type it in a hurry', () => {
  test.each([
    'I began with glazes in 2019, first chart 2022, second chart in 2024 with photos.',
    'I found that pots crack at noon, published in 2022, cited 41 times.',
    'There is no chart for small kilns only the big mills have one.',
    'Over 60 means call the inspector within a day.',
    'There are many potters but not with this.',
    'Free chart, guild newsletter, and Ash Mill sells the set with our chart.',
    'The mill pays, Ada Reed who is an owner of the mill is also president of the guild.',
    'Either fired too late, at noon, or put away wrongly.',
    'Neither guild nor state ever paid me anything.',
    'Ash Mill says not planning to make it.',
    'It will be a chart and hopefully also a short course for potters.',
    'The members of the guild have I think 54 kilns.',
    'Two potters piloted.',
    'Kiln center compared the two years of the trial.',
    'Ash Mill sells new tiles, no interest in keeping old ones.',
    'Elm Pottery confirmed, no chemist.',
    'The plan says somewhere around page 20 that kilns leak.',
    'By March 2027 six counties.',
    'No fixed date.',
    'Clay board of Ohio, member since 2022; I judged nine kilns.',
    'Cracks there down by a third.',
    'The guide of the guild, plus the form is free.',
    'A clay degree, plus I am the daughter of a potter.',
    'The clerk has used it every morning since June 2023, before she had a paper list with 80 names.',
    'I am the owner so who should file for me.',
    '$210,000 revenue this year, subscription from the guilds ($600 a month each).',
    'Dr. Reed and a clerk, out of old kiln records.',
    '$9,000 grant of the clay fund for 2027, signed.',
    'The glaze that works without a fridge and the 9,400 readings paired with logs, this nobody else has, and the license is only to me.',
    'The cracks there fell by a third they said.',
    'That was the hard part, before that it was three weeks.',
    'The glaze that works without a fridge and the 9,400 readings, this nobody else has.',
    'Kiln survey plan 2024 page 9: “Tools are needed.”',
    'What they need: a hammer for $1,150, a phone, and the course.',
    'Hobby: I also sing.',
    'Clay at our mill: 5,200 pots weighed and 14 cracks found.',
    'Harlow Building 2022 - found 37 loose tiles nobody had seen.',
    'Hammers x6 we have.',
    'The rule is published so anyone.',
    'The guild says the loss is $5 million but I think is more.',
    'Lists from the street, or a full scaffold which costs about $9,000, so the owner waits.',
    'Before they burned 30 a year, in 2025 it was 5 and they sort earlier.',
    'Paper in the journal of tiles, the chart can be copied for free, and I sit in the group which writes the guide.',
    'By May 2027 eleven more potteries.',
    'Machine has a small door and when clay is dry the door opens.',
    'If result is more than 2 percent, the potter stops.',
    'University gives lab.',
    'And two potters asked license.',
    'In 2027 train 40 potters in ten towns.',
    'By December 2027 publish report.',
    'Write rules for schools too.',
    '31 potters trained.',
    'Kiln run by 6 operators.',
    'Ceramic engineer, needs a bachelor.',
    'Before: the town found three cracks in five years.',
    'The guild gave a webinar, 85 people came.',
    'Ohio group repeated it.',
    'The council wrote May 2026 to have it.',
    'State office pays.',
    'Savings $70,000 and a loan.',
    'Glaze data, firing model, published design.',
    'My post is paid by grants, so no permanent job.',
    'Licensed potter, state of Ohio.',
    'At Lindenau I fired 22 kilns, error went from 8 degrees to 3.',
    'On Oak Ridge 2026 they found a crack.',
    'Open plan, course of guild, 130 people did it.',
    'Two guilds pay me as consultant.',
    'The guild council want 40 kilns.',
    'Can it be sent to the guild?',
    'Open plan, course of the guild 4 times per year, 130 people did it.',
    'The Ohio and Iowa guilds wrote in July 2026, 14 workshops.',
    'Nobody has job like this.',
    'The firing season starts in December each year, kiln safety rule in Ohio from July 2027.',
    'Permits for winter firings from 11 per year to 96.',
    '212 firings 2021-2025, 3 broke the door.',
    'The Ohio guild wrote in April 2026 wants a table for its towns.',
    'The kiln strategy 2023 wants more testing.',
    'Firing guide free, 2 towns teach it.',
    'Send shards to the state kiln, 9 days until result, glaze already in sewers.',
    'Sort by clay type, stack with felt and fans.',
    'The guild teaches it in Ohio since January 2025, 420 people.',
    'We compared 64 kilns, error 11 percent.',
    'We fired 22 kilns, complaints down by half.',
    'Town potters, 14 trained.',
    'Town plan 2025 kilns.',
    'At Lindenau near misses 9 in 2019 and 1 in 2024.',
    'Moisture fell from 60 percent to 8 percent, the lab checked.',
    'Fuel nights fell from 61 to 24 per season, fires in town 14 in 2021, 3 in 2024.',
    'The kiln was built by a mason, formula and tests me.',
    '7 of guilds never had a contract with us.',
    'I took the mean of last 10 firings.',
    'Kiln cost $212,000 to $88,000.',
    'Fuel nights 61 to 24 per season.',
    'The Ohio guild wrote in June 2026, wants training for 40 towns.',
    'Ohio potters guild letter: will test on 12 kilns in 2027.',
    'At Lindenau: fired 400 pots.',
    'The rule gives fire / wait / vent only.',
    'First version 2021, tested 5 kilns.',
    'By October 2027 second version with rain correction, tested on 40 kilns.',
    'I have a grant from the state council 45000.',
    'Small contractor has no potter.',
    'ASTM clay committee asks for a field test.',
    'The rule is mine, district crew set kilns.',
    'Union and contractors never paid me.',
    'Nobody measured it, only I have the 64 firings.',
    'In 2027 submit to the board? not sure.',
    'From [year] to [year] the permits rose.',
  ])('%s', (sentence) => expect(isTelegraphic(sentence)).toBe(true))

  test.each([
    'From 2020 to 2025 the permits rose from 11 a year to 96.',
    'In 2023 the whole state began.',
    'The card needs neither.',
    'The table has three parts: sand, clay, and heat.',
    'In short: it works.',
    'The towns pay a subscription.',
    'The clerk has used it since June 2023, before which she had a list.',
    'A rival, Kiln House, built an oven for it.',
    'Ohio signed an agreement for five towns.',
    '$9,000 came from the clay fund.',
    'Before that she only bleached it.',
    'Losses of clay fell from 11 percent to 9 percent.',
    'Nobody has a job like this.',
    'In June 2026 the guilds wrote to 14 workshops.',
    'The guilds asked for kilns, tables, and 14 doors.',
    'The firing season starts in December each year, and the rule in Ohio holds from July 2027.',
    'The strategy of 2023 wants more testing.',
    'The guide is free, and two towns teach it.',
    'In the fall of 2023 needs changed.',
    'In 2015, when the kiln was built, it served three towns.',
    'The library holds readings from 42 kilns, given by eleven towns.',
    'Version 3 came out in March 2026.',
    'Phase 2 ran from 2024 to 2025.',
    'Of nine potters six came.',
    'It is equal to a bachelor’s degree in ceramics.',
    'Two of them describe the rule.',
    'Most of them lack one idea and not a year.',
    'Version 3 of the atlas, of June 2026, covers 38 kilns and 61,000 firings.',
    'Of the 120 forms that passed, the tool failed 74.',
    'Growers prune vines in June.',
    'Each needs a kiln for $640 and a fan.',
    'Both end before the firing.',
    'Seven towns use it, my own and six others.',
    'The guild of potters, which has never paid me, gave the rule set to its 83 members in October 2025.',
    'The town paid for the signs.',
    'Small guilds spray by the calendar.',
    'Kilns tip over because the ground under a wall fails.',
    'The guild and the school belong to the town.',
    'Use of the kiln is free.',
    'Seven of ten kilns passed.',
    'The fee fell from $212,000 to $88,000.',
  ])('%s is whole', (sentence) => expect(isTelegraphic(sentence)).toBe(false))

  test('whole sentences are none', () => {
    const told = [...PEOPLE, ...MORE_PEOPLE, RICH_ENGINEER].flatMap((person) =>
      caseOf(person)
        .facts.filter(({ kind }) => kind === 'statement')
        .map(({ text }) => text),
    )
    const examples = CASE_QUESTIONS.filter(({ lines }) => lines === undefined).map(({ example }) => example)
    expect([...told, ...examples].flatMap(sentencesOf).filter(isTelegraphic)).toEqual([])
  })
})

test.each(['In 2027 I will add five kilns, 2028 national dataset.', 'Three potteries want it, see attached emails.'])('“%s” is a note', (sentence) =>
  expect(isTelegraphic(sentence) || !isWhole(sentence)).toBe(true),
)

test.each(['Its technicians now note the reading in the record of each oven.', 'Of 156 that were dried by the test, four did.'])('“%s” is a whole sentence', (sentence) =>
  expect([isTelegraphic(sentence), isWhole(sentence)]).toEqual([false, true]),
)

test('a participle before its noun is nothing that the petitioner did', () => {
  expect(proposeAnswer('Sealed bid auction with zones.')).toBe('Sealed bid auction with zones.')
  expect(proposeAnswer('Measured the leaks of nine towns')).toBe('I measured the leaks of nine towns.')
})

test('money, months, and common misspellings are set right', () => {
  expect(proposeAnswer('A sensor costs 40$ and the board recomends it since may 2026')).toBe('A sensor costs $40 and the board has recommended it since May 2026.')
})

describe('a clause that only depends on another', () => {
  test.each(['Because the test is fast.', 'Because the test is fast, which helps the potters.', 'Although the kiln is old.', 'Because it is small, and because it costs nothing.'])('%s', (sentence) =>
    expect(isTelegraphic(sentence)).toBe(true),
  )
  test.each([
    'Because the test is fast, the works use it each week.',
    'Because of the flood the works closed.',
    'Because the test is fast, and because it costs nothing, the guild teaches it.',
    'Although the kiln is old, it passes the test.',
    'The guild teaches it because the test is fast.',
    'The chart, first published in 2022, is free.',
    'I found that pots crack at noon.',
    'The guild, the mill, and Tarn Works use the chart.',
    'Either the kiln is full or the potter waits.',
    'Neither the guild nor the state ever paid me.',
    'Neither Ohio nor Iowa ever paid me.',
    'Two towns that were screened adopted the chart.',
    'The mill has three kilns, no money for a chart and good potters.',
    'It is free, so that only the big mills have one.',
    'Ada Reed, who is an owner of the mill, is also president of the guild.',
    'I teach the New Mexico potters who work alone, and every Ohio Potter who has a kiln.',
    'A full kiln means the inspector must wait.',
  ])('but not “%s”', (sentence) => expect(isTelegraphic(sentence)).toBe(false))
})

test('the month of May is no verb', () => {
  expect(isWhole('In May 2027 a second course for potters.')).toBe(false)
  expect(isWhole('In May 2027 I will teach the course.')).toBe(true)
  expect(isWhole('Potters may use it.')).toBe(true)
})

describe('a note by its signs', () => {
  test.each([
    'At Lindenau the check of a kiln took 9 days → 31 hours.',
    'If the firing fails = call the inspector.',
    'The potter reads the dial 3x a day and writes it down.',
    'The therapist listens & scores the tape in four minutes.',
    'A real survey of a kiln = $40,000 for each of them.',
    'Twenty potters began at once & 20 waited for a year.',
    'Q1 2027 class in four counties, by 12/2027 the report is public.',
    'A new chart costs ≥ $25 for each kiln and covers one only.',
    'The tests do not see it, cause they run on cold kilns.',
    'Kiln Works: wrote a chart that removed 12 percent of the cost.',
    'Lindenau Pottery: 3 potters run it on each firing since 2025.',
    'Online sessions - needs a potter at the other end.',
  ])('%s', (sentence) => expect(isTelegraphic(sentence)).toBe(true))
  test.each([
    'The difference was small (p = 0.03) and the guild accepted it.',
    'Tarn & Brink sell the chart in C++ and as a sheet.',
    'He wrote: “9 days → 31 hours”.',
    'The guild asked for one thing: a chart that costs nothing.',
  ])('but not “%s”', (sentence) => expect(isTelegraphic(sentence)).toBe(false))
})

test.each([
  ['My glaze, nobody else mixes it.', true],
  ['Clay pots, all have hairline cracks.', true],
  ['Adams Guild, three more asked.', true],
  ['Nothing, the clerk looks at it.', true],
  ['Or the old chart, only for large kilns.', true],
  ['Lost tiles: 31 per 100 firings before, 6 after.', true],
  ['600 short kilns in the United States.', true],
  ['Kit sold since 2019.', true],
  ['Guild kiln run by two potters since May 2021', true],
  ['The guild has sold the kit since 2019.', false],
  ['Nine towns run the kiln, each since March 2025.', false],
  ['Sell to other guilds.', true],
  ['Examine tiles, write reports.', true],
  ['Work on the kiln began in May.', false],
  ['Clay prices fell.', false],
  ['Research shows the cracks.', false],
  ['Water and clay reach the kiln.', false],
  ['In most towns, nobody mixes it.', false],
  ['Two seasons later, all had cracks.', false],
  ['Unlike the chart, it needs no phone.', false],
  ['Each morning, three more came.', false],
  ['The guild asked in May, and three more asked in June.', false],
  ['Where pots crack, nobody knows why.', false],
  ['600 short kilns burn wood.', false],
  ['The kit has three parts: 4 clamps, a plate, and a rod.', false],
  ['Ohio, Iowa, and Utah use it.', false],
  ['Nine towns, all of them small, use it.', false],
  ['State fire office put the rule in its manual.', true],
  ['State kiln council has nine members.', true],
  ['The state fire office put the rule in its manual.', false],
  ['Anywhere kilns are small and it rains.', true],
  ['None came back with cracks... well two.', true],
  ['In spring 2027 I will fire 300 pots in two new towns.', false],
  ['Nine counties run the tube-well survey each May.', false],
  ['Three hours drive.', true],
  ['Three hours later the kiln is cold.', false],
])('a thing with something said behind it is a note: %s', (sentence, isNote) => expect(isTelegraphic(sentence)).toBe(isNote))
