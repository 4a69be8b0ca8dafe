/** Months as people write them: “June 2019”, “2019”. Counted from the year 0, so that they can be compared. */
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const DATED = /\b(?:(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.? (?:\d{1,2}, )?)?((?:19|20)\d\d)\b/gi

/** The first year told, with a month where one stands in the text; null where there is no year. `late`: a year alone ends with its December. */
export function monthOf(text: string, late: boolean): number | null {
  const year = /\b(?:19|20)\d\d\b/.exec(text)?.[0]
  if (year === undefined) return null
  const month = MONTHS.findIndex((name) => text.toLowerCase().includes(name))
  return Number(year) * 12 + (month >= 0 ? month : late ? 11 : 0)
}

/** The latest month or year that a text names; null where it names none. */
export function latestMonthOf(text: string, late = true): number | null {
  const months = [...text.matchAll(DATED)].map(([, month, year]) => Number(year) * 12 + (month === undefined ? (late ? 11 : 0) : MONTHS.indexOf(month.toLowerCase())))
  return months.length === 0 ? null : Math.max(...months)
}

/** YYYY-MM-DD in months from the year 0. */
export const monthOfDay = (day: string): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1
