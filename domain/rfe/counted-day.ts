/** The last day of a period that a notice gives in days: counted by us and printed nowhere, so it is shown only where its reader is asked to check it. */
import { DAY_MS } from '../calendar-day.ts'
import { readPrintedDay } from './response-date.ts'

const WORDS = new Map([
  ['ten', 10],
  ['twelve', 12],
  ['fourteen', 14],
  ['fifteen', 15],
  ['twenty', 20],
  ['thirty', 30],
  ['thirty-three', 33],
  ['forty-two', 42],
  ['forty-five', 45],
  ['sixty', 60],
  ['eighty-four', 84],
  ['eighty-seven', 87],
  ['ninety', 90],
])
const PERIOD = /\b(\d{1,3}|[a-z]+(?:-[a-z]+)?)(?: \((\d{1,3})\))? (?:calendar )?(days|weeks)\b/gi

/** `days` of the period; `day`: YYYY-MM-DD, without days for the mail, and not moved from a weekend or holiday. */
type CountedDay = { days: number; from: string; day: string }

/** Null where the notice prints a date, counts business days or from its service, or where either part is not plain. `noticeDate`, `printed`: as printed. */
export function countedDay(noticeDate: string | null, printed: string): CountedDay | null {
  const from = noticeDate === null ? null : readPrintedDay(noticeDate)
  const periods = [...printed.matchAll(PERIOD)]
  if (from === null || periods.length !== 1 || readPrintedDay(printed) !== null || /\bbusiness\b|\bservice\b|\breceipt\b|\bworking\b/i.test(printed)) return null
  const [, first = '', second, unit = ''] = periods[0]!
  const number = /^\d/.test(first) ? Number(first) : WORDS.get(first.toLowerCase())
  if (number === undefined || number === 0 || (second !== undefined && Number(second) !== number)) return null
  const days = /weeks/i.test(unit) ? number * 7 : number
  return { days, from, day: new Date(Date.parse(`${from}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10) }
}
