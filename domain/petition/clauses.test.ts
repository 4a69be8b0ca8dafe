import { describe, expect, test } from 'vitest'
import { isLoose, looseCommas } from './clauses.ts'

describe('two sentences that only a comma joins', () => {
  test.each([
    'The farms own most of the silos, ours has 40, and a crew of two.',
    'They knock on it and listen, one man says full.',
    'The chart is mine, I weighed three hundred lambs myself.',
    'The barn has no scale, farms have no barn.',
    'I am a vet, normally you need a degree.',
    'By May 2027 all nine barns are trained, by then the second form is done too.',
    'At the mill I built a sieve, it’s still running, they lost no batch since.',
    'Either you send a bottle or you do not test, most do not.',
    'Now the office faxes the file, forty pages, nobody reads it.',
    'A feed company wanted to buy it, I refused.',
    'Next Oregon and Quebec, they asked.',
    'Then porous clay in 2028, which is harder, I may need a laboratory for that.',
    'Sprays went from 2.1 a barn to 0.4, larvae stayed the same.',
    'The paper in the journal, the chart can be copied for free, and I sit in the group.',
    'The guild has a report of 2021, on page 33 it says that methods are missing.',
    'I caught 14 cracks, before Clayscan we caught one in six years.',
    'In February 2027 about 2 million hives go to the coast for almonds, they sit next to each other.',
    'The procedure is open, printed in 2022, workshops in Oakdale and Pennfield asked for a copy.',
    'I showed that weevils hide in the dikes, growers now mow them.',
  ])('%s', (sentence) => expect(looseCommas(sentence)).not.toEqual([]))

  test.each([
    'When the pump stops, the crew digs.',
    'The larger the kiln, the longer it takes.',
    'In the towns we visited, forty pumps failed.',
    'The mill, in 2025 the largest of its kind, closed.',
    'When it cracks, in 2025 it was five.',
    'In 2024, the office confirmed 40 of the 44 readings.',
    'I measure the flow, my colleague counts the fish, and the county pays for both.',
    'Two makers, Oak Controls and Fenn Instruments, have added the form.',
    'Of 40 barns, 12 held a leak.',
    'The list, which the crew reads on Monday, names the pipe.',
    'Version 3, planned for May 2027, will test forms that need a signature.',
    'Two years later, the county repeated the count.',
    'Then later in 2028, I may need a laboratory.',
    'Now in the second year, the crew counts again.',
    'The pipe, the report says, is older than the road.',
    'The law of April 8, 2025 asks for a plan.',
    'Usually, the owner pays.',
    'The office wrote “It works, we use it” in its report.',
  ])('%s is one', (sentence) => expect(looseCommas(sentence)).toEqual([]))
})

describe('a sentence in which nothing is said of anything', () => {
  test.each([
    'Days until a moved lamb has a pen: from 31 to 6.',
    'Losses of moved lambs down from 22 to 9 the year after.',
    'Later all farms with timber, 31 in the state.',
    'No drilling unless the chart says so.',
    'Paper strip with a dye that I made, the trick is a little patch.',
    'Strips, a color card, leaflets with pictures, and the recipe is going to be published.',
    'Six barns right now, Quarry Hill plus five others, the co-op has nineteen in all.',
    'Ten hours a week of my own time, county lends truck and two crew days a month.',
    'About 20,000 barns in the country I think.',
    'Then the state I hope.',
    'Then hard clay in 2028, which is slower.',
    'Twenty hours a week from the co-op, $40,000 from the state for two years.',
    'A thesis about worm eggs under water, how long until they die.',
    'A calendar on paper and on the web, a thermometer list, a yearly training day.',
    'Already finished the safety tests in May.',
    'Missed one lamb in 2024, it was lame and we said good.',
    'At Oster, found the crack in the gate in 2014.',
    'The marking is mine, me only.',
    'The co-op counted it not me.',
    'The form changes in October 2027, if the strip is not on it they wait five years.',
  ])('%s', (sentence) => expect(isLoose(sentence)).toBe(true))

  test.each([
    'Timber posts rot from the inside.',
    'Staff mark what they hear on a tablet.',
    'Two of them describe the count.',
    'The barn, which is old, stands.',
    'The guild counted the barns, which is harder.',
    'A crew that knows the road, which floods, drives it.',
    'Of 188 students who had the kit before their course, 131 passed.',
    'The tool, named Spanhill, divides each circuit into spans.',
    'Posts that are not tested by then stay in place for years.',
    'A landing that ended well is not reported.',
    'Each needs one teacher who has used the program for a season.',
    'Given the cost, the county chose the second form.',
    'What remains is what I think.',
    'The two barns closed in May.',
    'A public test program, a library of 150 recorded faults, and a guide for operators.',
  ])('%s is whole', (sentence) => expect(isLoose(sentence)).toBe(false))
})
