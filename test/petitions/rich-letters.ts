/** What four writers answer about the water engineer who tells much. All people, places and figures are made up. */
import type { WriterAnswers, WriterKind } from '../../domain/reference-letters/writer-questions.ts'

export const RICH_LETTERS: readonly { name: string; position: string; kind: WriterKind; answers: WriterAnswers }[] = [
  {
    name: 'Joan Ferris',
    position: 'director of the Tri-Valley Rural Water Association',
    kind: 'association',
    answers: {
      tie: 'Our association serves 64 small water systems. It has never employed or paid the petitioner.',
      use: 'Our board adopted the night comparison as a recommended practice in October 2024. It has been part of our basic course for operators since January 2025, and our field technician looks at the weekly lists of twenty members.',
      before:
        'Our members searched for a leak when water stood in the road. In the three years before the trial we counted 212 repairs, of which 168 were made at night or on a weekend, at about twice the price of a planned one.',
      change:
        'Members now open the list on Monday morning and plan the week by it. At the town of Alder Fork the list named a stretch under a parking lot in May 2025; the crew dug the next day and closed a leak that had run, by the readings, for eleven weeks.',
      proof: 'I know this from the repair ledgers that members send us each quarter. I compared those of the nine systems of the trial with the nine of the same size that did not take part.',
      ahead: 'The board has set aside $46,000 for 2027 to bring the comparison to the 31 members that do not use it. Without a person who keeps the program up we would stop at those who have it.',
    },
  },
  {
    name: 'Tobias Merrow',
    position: 'operator of the Pine Ledge water system',
    kind: 'user',
    answers: {
      tie: 'I read about the program in the newsletter of the association. I am not related to the petitioner and we have met once.',
      use: 'I export the pressure readings every Friday and start the program before I go home. On Monday I have a list of the places to look at, the most likely one first.',
      before:
        'I run 900 connections by myself. I never went out to search, because there was always something that could not wait, and the listening truck of the county has to be asked for a month ahead.',
      change: 'I have found four leaks since March 2025. The largest one, under the pasture behind the school, lost 31 gallons a minute and had not come to the surface in two years.',
      proof: 'The well pump has a counter of hours. It ran 19 hours a day in February 2025 and 17 hours a day in February 2026, with eleven connections more.',
      ahead: 'I will store the readings of the new booster station from this winter on and give them to the library.',
    },
  },
  {
    name: 'Ruth Okafor',
    position: 'professor of civil engineering, Upper Plains Polytechnic',
    kind: 'researcher',
    answers: {
      tie: 'I have never worked or published with the petitioner. I reviewed the conference paper of June 2024 without knowing its author.',
      use: 'My group repeated the method on readings of our own from two towns and teaches it in our graduate course on distribution networks since the fall of 2025.',
      before: 'We assumed that at least one flow meter for each zone was needed before anything could be said of losses. Our own textbook said so until its present edition.',
      change: 'We have taken that sentence out. In March 2026 a student of mine found three of four leaks in a network of 40 miles from nine pressure gauges alone, which we had called impossible.',
      proof: 'I recomputed the published trial from its raw readings. Of 34 places that the program had named, I got the same 34, and the order differed in two.',
      ahead: 'We will test the method on networks that are fed from two sides. If the library of known leaks were not kept up, we would have nothing to test against.',
    },
  },
  {
    name: 'Martin Hale',
    position: 'general manager of Harlow County Water District',
    kind: 'employer',
    answers: {
      tie: 'The petitioner has been our distribution engineer since June 2019. I have been general manager since 2016.',
      use: 'The ranking of the old pipe and the comparison of night readings are the petitioner’s own. Our crews did the digging, and our clerk kept the ledger.',
      before: 'We replaced pipe by its age. Nobody compared the readings of one night with those of another.',
      change: 'In 2023 we paid for three emergency repairs, after 14 in 2019. Our clerk counted both years from the same ledger.',
      proof: 'I sign every invoice of a repair above $2,000, and I sat in the meetings in which the order of replacement was decided.',
    },
  },
]
