import { expect, it } from 'vitest'
import { brokenClause, brokenQuote, wholeBeginning, withArticles, withLastAnd } from './whole-clause.ts'

it.each([
  ['ranked as most steady pilot of the harbor among 18', 'article'],
  ['wrote letters sent to customer regarding berths', 'article'],
  ['gave calm leadership and coordinates tide bids for the port', 'another tense'],
  ['wrote tide plans to maintains the safety of the port', 'another tense'],
  ['opened new berths for ferries, and expand existing ones in the bay', 'another tense'],
  ['ran harbor watches for 18 ports supervised over 100 pilots and trained them', 'two statements'],
  ['sold an average of 202 berths a month 57% rise in fees', 'two statements'],
  ['sent all berth bills to the mainland and Ensured all fees are paid', 'two statements'],
  ['wrote thousands letters to ship owners', 'a word is missing'],
  ['cut 30% costs by drawing new berth maps', 'a word is missing'],
  ['raised an established a ferry program for the island', 'a word is missing'],
  ['supervised 15+ harbor specialist and answered questions', 'number'],
  ['checked berth files, demand packages on harbor claims', 'a list without its and'],
  ['worked on tide charts, harbor maps, berth lists and increased safety at sea', 'a list of two kinds'],
  ['set up a lasting storm strategy with a physical', 'unfinished'],
  ['checked berth files, harbor maps,tide charts and logs', 'marks'],
  ['ran a crew of four as well as well as serve as indirect head of 20', 'a word twice'],
  ['cut costs as the leader of a night harbor teams in the bay', 'number'],
  ['set up 100 winches of200 in the port', 'marks'],
  ['met pilots, crews, and groups Understand tide rules for ports', 'two statements'],
  ['coached night crews at the pier to promote optimal', 'unfinished'],
  ['designed, built, and projected manage harbor winches', 'another tense'],
  ['ran berth checks that helped in improved tide charts', 'a word is missing'],
  ['handled the large call volume while being able as a pilot', 'no work that can be shown'],
  ['finished product was part of a harbor campaign', 'no verb in the past tense'],
])('%j is not told: %s', (clause, fault) => {
  expect(brokenClause(clause)).toBe(fault)
})

it.each([
  'led games for sailors such as arts and crafts, music, and rowing',
  'handled all harbor claims ensuring services and supplies have been paid for',
  'asked about member or guest satisfaction in the marina',
  'taught pilots to read the tides and maintain engines in winter',
  'built a tide model and ran it for 14 ports',
  'sold berths worth $4 million, a 57% increase in fees over the year',
  'trained crews, vendors, and pilots and cut delays by 30%',
  'managed fish and produce handling at the pier with no losses',
  'taught in an isolated, small, northern port and gave night lessons',
  'created and helped maintain daily tide reports',
  'created and fulfilled supply requests for ferries',
  'drew charts used by 14 ports, which cut groundings by half',
  'cut costs by 30% through new berth maps',
])('%j is whole', (clause) => {
  expect(brokenClause(clause)).toBeNull()
})

it.each([
  ['coded berth fees, checked and posted incoming payments', 'coded berth fees, and checked and posted incoming payments'],
  ['managed berth fees, helped in the loan process, acted as a liaison for ports', 'managed berth fees, helped in the loan process, and acted as a liaison for ports'],
])('the last deed of a row is joined by its "and": %j', (clause, said) => {
  expect(withLastAnd(clause)).toBe(said)
})

it.each([
  'coded berth fees, issued bills and collected payments',
  'wrote about relevant, earned and owned berths',
  'came on time, prepared and attentive for each watch',
  'checked winches, used in all ports of the bay',
  'drafted berth letters, reviewed by counsel',
])('%j stays as it is', (clause) => {
  expect(withLastAnd(clause)).toBe(clause)
})

it.each([
  ['managed pricing model to raise berth fees', 'managed the pricing model to raise berth fees'],
  ['developed berth plans and managed pricing model', 'developed berth plans and managed the pricing model'],
  ['managed fish and produce landing process with no losses', 'managed the fish and produce landing process with no losses'],
  ['built harbor tide model for 14 ports', 'built a harbor tide model for 14 ports'],
])('one thing behind a verb gets its article: %j', (clause, said) => {
  expect(withArticles(clause)).toBe(said)
})

it.each([
  'developed and ran a tide model for ports',
  'brought up a pier with 100 berths',
  'performed tide analysis for the port',
  'kept a neat and organized working area',
  'managed fish and produce docks',
  'built tide models for ports',
])('%j needs none', (clause) => {
  expect(withArticles(clause)).toBe(clause)
})

it.each([
  'Year to date berth volume growth 162%, fees 230%',
  '400+ licensed berth non-profit harbor with pilot program, two marinas and ten piers Report to the port captain',
  'The largest ferry line running nine hubs across the bay where 877 ships leave daily',
  'Around 80 pilots and deckhands attended',
  'Selected Projects: - North Pier- 300,000 SF hall - South Pier- 40,000 SF shed',
  'Also work 40 hours on deck weekly and 20 in the galley weekly!',
  'Kept logs for lost and stolen gear.Coordinated more than $5 million in pier contracts',
  'Baked bread for the season Manage 6-8 deck hands',
  'Create tide tables for special trips',
  'processed thousands claims worth in excess of $20 million',
  'Part of a team responsible for moving over 100,000 crates monthly',
  'Developed a harbor program that fit the needs of the town, continues to work with the port and wants …',
  'Harbor tools: Sonar 12, Tidebox 8',
  'Berth sales: 12% compared to 9% in the year before',
  'Harbor fees 6.1% (port average 12.8%)',
  'Hotline for ferry crews',
  'Courses: 12 hours of sonar, 8 hours of tides',
])('%j is not quoted', (quote) => {
  expect(brokenQuote(quote)).not.toBeNull()
})

it.each([
  'Led 200 sailors and pilots in a rescue drill in the bay',
  'Raised berth fees by an average of 15% across 9 piers',
  'Since taking the post, I have cut delays by over 30%',
  'Responsible for a staff of 20 pilots',
  'Design of a tide gauge adopted by 14 ports',
  'Oversee on-time repair of piers ($10M total) within budget',
  'Initially, directed night pilotage leading 10 deckhands',
  'Sales leader in a new berth launch with over $695,000 of fees',
  'Voting member of the drafting team for a pilotage guideline on low tides',
  // A deed, or a result, behind the work it belongs to.
  'Canal extension 640 M$: resequenced the locks, recovered 4.5 months, avoided fines of 9.4 M$',
  'Weekly tide reviews, found 163 days of hidden silt in the plan of the outer harbor',
  'Buoy repair ‘swift’ kit (2024): replays 30 days of tides” and “caught 4 breaking moorings in 3 ports',
  'Upper lock protocol (paddle + gate): mean gain 9.4 points in 6 weeks, n=64',
  'Delay claims analysis: 9 claims, 14.7 M$ claimed, settled at 3.9 M$',
  'Bilingual hotline for ferry crews, 3,100 calls, 412 strandings stopped',
  'My change in the mooring rule ended the broken lines (11 in 2020, none since)',
  'Kelp treatment trial on 42 piers, rot damage down 55%',
  'Founder of an evening school for pilots” and “640 graduates, 71% hired within a year',
  'Standardized rope setup across 5 harbors, severe strains 31/yr to 6/yr',
  // Of one's own people, or beside what is usual.
  '71% of my deckhands passed the pilot exam in 2023, compared to 38% in my first year',
  'Refloat readmission in the program 6.1% (harbor average 12.8%)',
  'Load rated 620+ county piers” and “for 114 of them the posting was removed',
  'Found and rightly reported 3 faults in buoy firmware, affected lamps installed at 300 ports',
  'Assist in harbor inspection” and “98% quay compliance in 2024 from 81% in 2022',
])('%j is quoted', (quote) => {
  expect(brokenQuote(quote)).toBeNull()
})

it('a clause that breaks in its tail is told up to there, with every figure', () => {
  expect(wholeBeginning('cut berth costs by 35% per year as the leader of a night harbor teams in the bay')).toBe('cut berth costs by 35% per year')
  expect(wholeBeginning('cut berth costs with a night harbor teams by 35% per year')).toBeNull()
  expect(wholeBeginning('supervised dock crews in nine harbors as an observer for in house training')).toBeNull()
  expect(wholeBeginning('reduced dock delays by 10% per year on paper in a models')).toBeNull()
  expect(wholeBeginning('managed the dock budget of nine ports as acting and interim a heads')).toBeNull()
})

it('what came of a work may be quoted without a deed, and what a house earned may not', () => {
  expect(brokenQuote('In the three schools which used the kiln units the share of pupils meeting goal rose from 17% to 31%')).toBeNull()
  expect(brokenQuote('The tide meter is now carried by 2,300 pilots in 14 harbors')).toBeNull()
  expect(brokenQuote('Hatch monitoring program” and “claims for wet cargo down from $610K to $145K')).toBeNull()
  expect(brokenQuote('Regional sales volume of the house moved from $9 million to $14 million')).toBe('no deed')
  expect(brokenQuote('The largest carrier with 80 gates and 12 piers')).toBe('no deed')
})
