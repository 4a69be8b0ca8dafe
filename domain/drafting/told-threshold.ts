/** What of EB-2 itself is said to be open beside an option: nothing that the resume's own words speak against, read as a fact or not. */
import { openThreshold } from '../person/eb2-threshold.ts'
import type { PersonFacts } from '../person/person-facts.ts'
import type { Design } from './design.ts'

const DEGREE_WORDS =
  /\b(?:B\.? ?Sc|B\.? ?Eng|B\.? ?Tech|B\.? ?Com|B\.?S\.?N|BBA|M\.? ?Sc|M\.? ?Eng|M\.? ?Tech|MBA|M\.? ?Ed|M\.?S\.?N|MPH|Ph\.? ?D|Pharm\.? ?D|DVM|Dipl\.?-? ?Ing|Licenciatura|Lic\. |mgr|Laurea|Magister|Bachelors?(?:['’]s)?|Masters|Master['’]s|Master (?:of|in)|Doctorate|Doctor of)\b|\b[BM]\.[AS]\.(?=[\s,)]|$)/
const YEARS_OF_WORK = /\b(\d{1,2}|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty)(?:\+|-plus)?[ -](?:years?|yrs?)\b/i
const FIVE = 5
/** So long a working life leaves room for studies and five years behind them, whatever year they ended in. */
const LONG = 10

/** Years in which any post was held, as far as dates are told. */
function yearsWorked({ roles }: PersonFacts): number {
  const latest = Math.max(0, ...roles.flatMap(({ start, end }) => [start?.year ?? 0, end?.year ?? 0]))
  const worked = new Set<number>()
  for (const { start, end, current } of roles) {
    const until = end?.year ?? (current ? latest : (start?.year ?? 0))
    for (let year = start?.year ?? until; year < until; year++) worked.add(year)
  }
  return worked.size
}

export function toldThreshold(facts: PersonFacts): Design['threshold'] {
  const open = openThreshold(facts)
  const inWords = [facts.headline, facts.summary].filter((text) => text !== null)
  if (open === 'no degree') {
    const lines = [...inWords, ...[...facts.achievements, ...facts.licenses, ...facts.skills, ...facts.awards].map(({ text }) => text)]
    return lines.some((line) => DEGREE_WORDS.test(line)) ? null : open
  }
  if (open === 'bachelor') {
    const said = inWords.flatMap((text) => YEARS_OF_WORK.exec(text)?.[1] ?? [])
    const undated = facts.degrees.every(({ level, year }) => level !== 'bachelor' || year === null)
    const worked = Math.max(yearsWorked(facts), facts.yearsOfExperience ?? 0)
    if (said.some((years) => !/^\d/.test(years) || Number(years) >= FIVE) || (undated && worked >= LONG)) return null
    // The years were read, and what they follow was not.
    return undated && worked >= FIVE ? 'undated bachelor' : open
  }
  return open
}
