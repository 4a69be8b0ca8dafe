/**
 * The last Visa Bulletin that was read: its EB-2 rows as ISO dates. Texts and tables take them from here, so that a newer month
 * is entered once. A bulletin is in force in its own month only.
 */
import { formatDate } from '../../domain/format-date.ts'

export type BulletinRow = { name: string; finalAction: string; filing: string }

export const BULLETIN = {
  /** `YYYY-MM` */
  month: '2026-10',
  lastDay: '2026-10-31',
  /** The chart that USCIS accepted in that month. */
  accepted: 'Dates for Filing',
  rows: {
    most: { name: 'Most countries', finalAction: '2025-01-01', filing: '2026-03-15' },
    china: { name: 'China (mainland)', finalAction: '2021-10-01', filing: '2023-01-01' },
    india: { name: 'India', finalAction: '2013-11-01', filing: '2015-01-15' },
  },
} as const satisfies { month: string; lastDay: string; accepted: string; rows: Record<string, BulletinRow> }

export const BULLETIN_MONTH = formatDate(BULLETIN.month)

/** `January 1, 2025` */
export const cutoff = (row: keyof typeof BULLETIN.rows, chart: 'finalAction' | 'filing'): string => formatDate(BULLETIN.rows[row][chart])

/** What stands wherever a date of the bulletin is printed. */
export const BULLETIN_ASKS = `The bulletins after ${BULLETIN_MONTH} were not read. In the month you file, take the dates from the Visa Bulletin on travel.state.gov and the chart that counts from uscis.gov/visabulletininfo.`
