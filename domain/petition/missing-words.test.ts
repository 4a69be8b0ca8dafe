/** Sentences of fictional potters who learned English late: what they surely lack is put in, and whatever may be meant otherwise stays. */
import { describe, expect, test } from 'vitest'
import { proposeAnswer } from './fact-words.ts'
import { proposedWording } from './proposed-wording.ts'
import { isTelegraphic } from './telegraphic.ts'

describe('what a sentence surely lacks', () => {
  test.each([
    ['outputs', 'It will be created firing table, open data set and manual for potters.', 'The work will produce a firing table, an open data set, and a manual for potters.'],
    ['outputs', 'Free chart, glaze data library, training video', 'The work will produce a free chart, a glaze data library, and a training video.'],
    ['merit', 'The rule says that federal government should test the kilns.', 'The rule says that the federal government should test the kilns.'],
    ['progress', 'First version was made in 2023.', 'The first version was made in 2023.'],
    ['education', 'In it I described for first time the crack at low heat.', 'In it I described for the first time the crack at low heat.'],
    ['usual-practice', 'They open the door at wrong time because nobody measures it.', 'They open the door at the wrong time because nobody measures it.'],
    ['method', 'I calculate when the glaze is in second stage.', 'I calculate when the glaze is in the second stage.'],
    ['method', 'I weigh most of pots before I fire them.', 'I weigh most of the pots before I fire them.'],
    ['interest', 'The council wrote in June 2026 that it want to test the kiln.', 'The council wrote in June 2026 that it wants to test the kiln.'],
    ['interest', '4 guilds in Ohio wrote in July 2026, want to test the kiln.', 'Four guilds in Ohio wrote in July 2026 that they want to test the kiln.'],
    ['problem', 'Small potters have not money for a meter.', 'Small potters have no money for a meter.'],
    ['means', 'The guild gives me 40 percent of time for this work.', 'The guild gives me 40 percent of my time for this work.'],
    ['license', 'I have my license in Ohio since 2012 and in Iowa since 2021.', 'I have had my license in Ohio since 2012 and in Iowa since 2021.'],
    ['beyond', 'The guild recommends the chart to members since April 2026.', 'The guild has recommended the chart to members since April 2026.'],
    ['result', 'Number of cracks was 8 in 2020 and 3 in 2024.', 'The number of cracks was 8 in 2020 and 3 in 2024.'],
    ['second-result', 'The paper of 2024 won best paper award of the conference.', 'The paper of 2024 won the best paper award of the conference.'],
    ['second-result', 'Won best young potter award of the clay society 2023.', 'I won the best young potter award of the clay society in 2023.'],
    ['priority', 'USDA Special Clay plan says testing is important.', 'The USDA Special Clay plan says testing is important.'],
    ['merit', 'The council compared it with year before.', 'The council compared it with the year before.'],
    ['second-result', 'I presented at national convention of potters in 2024, 2025.', 'I presented at the national convention of potters in 2024 and 2025.'],
    ['means', 'Grant $60,000 Clay Prairie Foundation', 'I have a grant of $60,000 from the Clay Prairie Foundation.'],
    ['means', 'I have a grant of $60,000 Clay Prairie Foundation.', 'I have a grant of $60,000 from the Clay Prairie Foundation.'],
    ['beyond', 'The Gulf Potters Association put it in 2025 kiln manual.', 'The Gulf Potters Association put it in the 2025 kiln manual.'],
    ['impractical', 'The station needs entomologist for its orchards.', 'The station needs an entomologist for its orchards.'],
    ['impractical', 'The museum needs a potter only for own kilns.', 'The museum needs a potter only for its own kilns.'],
    ['problem', 'The wind dries the clay, and grower must water it every week.', 'The wind dries the clay, and the grower must water it every week.'],
    ['progress', 'First version was made in 2023, third version was published in February 2026.', 'The first version was made in 2023. The third version was published in February 2026.'],
    ['occupation', 'I work as ceramic engineer. Occupation requires bachelor’s degree in ceramics.', 'I work as a ceramic engineer. The occupation requires a bachelor’s degree in ceramics.'],
    ['occupation', 'The occupation normally requires at least bachelor’s degree in biology.', 'The occupation normally requires at least a bachelor’s degree in biology.'],
    ['result', 'I cut the cracks by half. Maintenance manager confirmed it.', 'I cut the cracks by half. The maintenance manager confirmed it.'],
    ['progress', 'Library contains 9,000 photos.', 'The library contains 9,000 photos.'],
    ['merit', 'We fired twice, and number of broken pots decreased from 88 to 31.', 'We fired twice, and the number of broken pots decreased from 88 to 31.'],
    ['means', 'The guild gives me two days in a week and 8 hours in week.', 'The guild gives me two days a week and 8 hours a week.'],
    ['benefit', 'Nobody else has such collection.', 'Nobody else has such a collection.'],
    ['second-result', 'It is used in the textbook of University of Georgia.', 'It is used in the textbook of the University of Georgia.'],
    ['users', 'It will be used by members of American Kiln Federation.', 'It will be used by members of the American Kiln Federation.'],
    ['occupation', 'I am mechanical engineer. The occupation needs bachelor’s degree in mechanics.', 'I am a mechanical engineer. The occupation needs a bachelor’s degree in mechanics.'],
    ['education', 'In master’s thesis I measured the heat of a kiln.', 'In my master’s thesis I measured the heat of a kiln.'],
    ['employer-independence', 'The guild signed a waiver 2022.', 'The guild signed a waiver in 2022.'],
    // Which journal, nobody says: no article is chosen for it.
    ['route', 'The chart was published in open journal in 2024.', 'The chart was published in open journal in 2024.'],
    ['means', 'I have a grant from Seawall Foundation, $45,000 for two years.', 'I have a grant from the Seawall Foundation, $45,000 for two years.'],
    ['priority', 'National Kiln Plan of 2024 says on page 40 that kilns should be tested.', 'The National Kiln Plan of 2024 says on page 40 that kilns should be tested.'],
    ['route', 'Company Ofenbau, which makes kilns, put the chart on its website.', 'The company Ofenbau, which makes kilns, put the chart on its website.'],
    ['plan', 'In spring of 2027 I will test the kiln.', 'In the spring of 2027 I will test the kiln.'],
    ['urgency', 'The glaze will be forbidden in January 2028, so potters need other way before.', 'The glaze will be forbidden in January 2028, so potters need another way before.'],
    ['beyond', 'The guild, which is not my employer, recommends the chart to members since April 2026.', 'The guild, which is not my employer, has recommended the chart to members since April 2026.'],
    ['education', 'I took course of probability.', 'I took a course of probability.'],
    ['route', 'The program is free on internet.', 'The program is free on the internet.'],
    ['plan', 'In first half of 2027 I will add kilns on rails.', 'In the first half of 2027 I will add kilns on rails.'],
    ['spread', 'The potter needs two days for first kiln.', 'The potter needs two days for the first kiln.'],
    ['result', 'I found 14 cracks before they was visible.', 'I found 14 cracks before they were visible.'],
    ['education', 'I took also a course of probability.', 'I also took a course of probability.'],
    ['impractical', 'The work is not in my position, and the guild has not engineers.', 'The work is not in my position, and the guild has no engineers.'],
    ['merit', 'In trial of 2025 we fired 12 kilns.', 'In the trial of 2025 we fired 12 kilns.'],
    ['plan', 'The results will be published by association.', 'The results will be published by the association.'],
    ['result', 'The number of cracks in the kilns of station was 8 in 2020.', 'The number of cracks in the kilns of the station was 8 in 2020.'],
    ['spread', 'Model can be used in every state where pots are fired.', 'The model can be used in every state where pots are fired.'],
    ['progress', 'Data set has 2,600 curves so far.', 'The data set has 2,600 curves so far.'],
    ['interest', 'Extension service of Michigan wrote in June 2026 that it will test ten kilns.', 'The extension service of Michigan wrote in June 2026 that it will test ten kilns.'],
    ['beyond', 'Oregon potters association, which is not my employer, recommends the chart.', 'The Oregon potters association, which is not my employer, recommends the chart.'],
  ])('%s: %s', (question, typed, told) => expect(proposeAnswer(typed, question)).toBe(told))

  test.each([
    'The cracks are listed by station and sorted by manufacturer.',
    'Paper is fired in no kiln.',
    'The trust between doctor and patient grew.',
    'Both nurse and patient sign it.',
    'They came by car.',
    'It was tested in plant and pilot trials.',
    'The plant has site and system data.',
    'The role of engineer changed.',
    'I was elected chair of the board.',
    'Plant managers confirmed it.',
    'Such work is done on two days in the week of the fair.',
    'We saw it at first sight and gave first aid.',
    'We met for first responders and for next year.',
    'The guild has not always paid.',
    'I work as chief engineer of the guild.',
    'Oregon Potters Association recommends the chart.',
    'State law requires a permit.',
    'A new kiln is tried at first light and in second gear.',
    'I asked that it have a door.',
    'The county lets it use the kiln.',
    'They have not money alone in mind.',
    'The guild recommends the chart that was tested since April 2026.',
    'Most of us fire at night.',
    'The chart goes from station to station and from farm to table.',
    'I own a kiln on my own account.',
    'The first version was made in 2023.',
    'The federal government pays for it.',
    'Number 4 was the best kiln.',
    'We gave 40 percent of time and money to the guild.',
    'The firm Clay Works needs a potter of its own.',
  ])('what may stand so is left: %s', (typed) => expect(proposeAnswer(typed, 'merit')).toBe(typed))
})

describe('two sentences behind a comma', () => {
  test.each([
    ['Measuring the heat is common, stopping by the color of the flame is new.', 'Measuring the heat is common; stopping by the color of the flame is new.'],
    ['Six towns choose their kilns in 2027, after that the tables stay for ten years.', 'Six towns choose their kilns in 2027; after that the tables stay for ten years.'],
    ['The reading of both curves is mine, other charts use only the heat.', 'The reading of both curves is mine. Other charts use only the heat.'],
    ['I work on this three days a week, the other two days I see private clients.', 'I work on this three days a week. The other two days I see private clients.'],
  ])('%s', (typed, told) => expect(proposeAnswer(typed, 'method')).toBe(told))
  test.each(['When the potters left in 2027, after that the tables stayed.', 'Measuring the heat is common, and stopping is new.'])('what is joined otherwise stays: %s', (typed) =>
    expect(proposeAnswer(typed, 'method')).toBe(typed),
  )
})

describe('what is no sentence, or of which nobody knows who it is said of, is asked for again', () => {
  test.each([
    'NSF grant with the guild, $120,000, where I am co-investigator.',
    'Not my employer, never paid me.',
    'One guild only needs own plant.',
    'It was the third edition, that should be in May 2027.',
    'I published article about the glaze.',
    'The potter takes photo of the pot with phone.',
    'It works on any kiln that has thermometer.',
    'I put two microphones on tower when it rains.',
    'In the winter of 2025 test found 13 cracks.',
    'Three plants sold 4,100 tons in 2025, before that 0.',
    'Shift log shows.',
    'At Pell cut furnace rejects by 30 percent.',
    'Maintenance manager confirmed it by a test.',
    'Twelve towns with model made three firings.',
    'The pot works without crack until today.',
    'Group in Michigan used my data.',
    'Joint with most damage is inspected first.',
    'Ten more towns will use program.',
    'It is inspected by method.',
    'The guild wrote me in May 2026, they want to try it in two kilns.',
    'I go through eleven positions, that part is mine.',
    'After three years of firing the glaze become hard.',
    'I gave a talk about model of the kiln.',
  ])('%s', (typed) => expect(isTelegraphic(typed)).toBe(true))
  test.each([
    'School in Ohio begins in August.',
    'The use of the program grew.',
    'They wrote to me in May 2026 that they want it.',
    'The published report of the guild is free.',
    'They let the glaze become hard.',
    'The people become tired.',
    'Not my employer but the guild paid for it.',
    'I pay for it on my own.',
    'The grant of the guild pays $120,000, where I am co-investigator.',
    'They own plants in Ohio.',
  ])('but not: %s', (typed) => expect(isTelegraphic(typed)).toBe(false))
})

describe('nothing is turned around', () => {
  test.each([
    // A person measures, and is not measured.
    ['result', 'I changed the firing. Plant manager measured by meter.', /was measured/],
    ['own-part', 'The team did the firing, but the chart and the form, all of that was me.', /the form\. All/],
    ['result', 'At Halden cracks per year from 6 to 1.', /per, the year/],
  ])('%s: %s', (question, typed, turned) => expect(proposeAnswer(typed, question)).not.toMatch(turned))
  test('the place stands before the comma, and what fell behind it', () =>
    expect(proposeAnswer('At Halden cracks per year from 6 to 1.', 'result')).toBe('At Halden, the cracks per year fell from 6 to 1.'))
})

describe('the words that are proposed', () => {
  test.each([
    ['beyond', 'Midland cooperative has used the chart since 2025.', 'The Midland cooperative has used the chart since 2025.'],
    ['beyond', 'The guild uses the chart. Not my employer, never paid me.', 'The guild uses the chart. It is not my employer and has never paid me.'],
  ])('%s: %s', (question, typed, proposed) => expect(proposedWording(typed, question, null)).toBe(proposed))
})
