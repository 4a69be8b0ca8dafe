import { expect, it } from 'vitest'
import { copyEdited } from './copy-edit.ts'

it.each([
  ['OK I drop the guild. Okay, the guild is gone.', 'I drop the guild. The guild is gone.'],
  ['It’s also been tested, and she’s not seen it.', 'It’s also been tested, and she’s not seen it.'],
  ['It’s in the manual, and that’s not a draft.', 'It is in the manual, and that is not a draft.'],
  ['It’s never failed, and she’s taught the course since 2019.', 'It’s never failed, and she’s taught the course since 2019.'],
  ['It’s the first rule of its kind.', 'It is the first rule of its kind.'],
  ['The index passed the limit in Feb 2024.', 'The index passed the limit in February 2024.'],
  ['It has stood in the manual since Jan. 2026.', 'It has stood in the manual since January 2026.'],
  ['Without it the slope would of reached the road.', 'Without it the slope would have reached the road.'],
  ['It rose from 22% to 71% in 3 yrs and stayed.', 'It rose from 22 percent to 71 percent in 3 years and stayed.'],
  ['Each costs 180,000 dollars.', 'Each costs $180,000.'],
  ['It is for one day only!', 'It is for one day only.'],
  ['I don’t own it and can’t sell it; they’ve kept it.', 'I do not own it and cannot sell it; they have kept it.'],
  ['I work for many districts. each is small. nobody can hire me.', 'I work for many districts. Each is small. Nobody can hire me.'],
  ['3 other districts use it. 2 were closed.', 'Three other districts use it. Two were closed.'],
  ['4 to 6 weeks pass. 12 of them were dry.', '4 to 6 weeks pass. 12 of them were dry.'],
  ['It serves farms, schools, etc. and one town, vs. none before.', 'It serves farms, schools, etc. and one town, vs. none before.'],
  ['It was read at the Conf. on Kilns of 2022.', 'It was read at the Conf. on Kilns of 2022.'],
  ['He wrote “I don’t sell in Feb 2024!” to us.', 'He wrote “I don’t sell in Feb 2024!” to us.'],
  ['The pH of 3 wells fell of course, as it should of course.', 'The pH of 3 wells fell of course, as it should of course.'],
  ['See, in small towns they wait. I must say we bought a mill too.', 'In small towns they wait. We bought a mill too.'],
  ['It is a rival of ours actually, in tiles at least. The rest I learned there honestly.', 'It is a rival of ours, in tiles at least. The rest I learned there.'],
  ['Well, pump, and pipe were tested. See, for example, page 4.', 'Well, pump, and pipe were tested. See, for example, page 4.'],
  ['I have to admit patients within an hour. I must say the names twice.', 'I have to admit patients within an hour. I must say the names twice.'],
  ['See the plan of 2024. It was not actually used.', 'See the plan of 2024. It was not actually used.'],
])('%j', (written, edited) => expect(copyEdited(written)).toBe(edited))
