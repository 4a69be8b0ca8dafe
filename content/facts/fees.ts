/**
 * Every government fee that documents and pages name, in cents, with where it stands and when it was read. A fee is
 * written here and nowhere else.
 */
import type { DatedFact, FactSource } from '../../domain/facts/dated-fact.ts'
import { dollars, formatPriceTag, type Cents } from '../../domain/money.ts'

export type Fee = DatedFact & { cents: Cents }

const SCHEDULE: FactSource = { name: 'USCIS fee schedule G-1055, edition 05/29/26', url: 'https://www.uscis.gov/g-1055' }
/** Fees change by rules announced some weeks ahead: half a year is the longest one may trust. */
const FEE_TERM_DAYS = 180
/** A public reading of the schedule, item by item. */
const READING = 'https://github.com/HHHHHejia/openniw/blob/main/.agents/skills/i485-adjustment/references/package.md'

const fee = (amount: number, what: string, checkedOn: string, readIn: string = READING): Fee => ({
  cents: dollars(amount),
  what,
  says: amount === 0 ? 'No fee' : formatPriceTag(dollars(amount)),
  source: SCHEDULE,
  readIn: [readIn],
  checkedOn,
  goodForDays: FEE_TERM_DAYS,
})

const PETITION_READING = 'https://www.greencardnav.com'

export const FEES = {
  i140Paper: fee(715, 'Form I-140, on paper', '2026-11-20', PETITION_READING),
  i140Online: fee(665, 'Form I-140, online', '2026-11-20', PETITION_READING),
  asylumProgram: fee(300, 'Asylum Program Fee of a self-petitioner', '2026-11-20', PETITION_READING),
  i907: fee(2965, 'Form I-907, premium processing of an I-140', '2026-11-20', PETITION_READING),
  i290b: fee(800, 'Form I-290B, motion or appeal', '2026-11-20', PETITION_READING),
  i485Paper: fee(1440, 'Form I-485, on paper', '2026-11-20', PETITION_READING),
  i485Online: fee(1390, 'Form I-485, online', '2026-11-20', PETITION_READING),
  i485ChildPaper: fee(950, 'Form I-485 of a child under 14 filed with a parent’s, on paper', '2026-08-04'),
  i485ChildOnline: fee(900, 'Form I-485 of a child under 14 filed with a parent’s, online', '2026-08-04'),
  i765: fee(260, 'Form I-765 while an I-485 filed with its fee is pending', '2026-08-04'),
  i131Paper: fee(630, 'Form I-131, advance parole on a pending I-485, on paper', '2026-08-04'),
  i131Online: fee(580, 'Form I-131, advance parole on a pending I-485, online', '2026-08-04'),
  i693: fee(0, 'Form I-693, medical examination (the surgeon charges separately)', '2026-08-04'),
  g1145: fee(0, 'Form G-1145, message of receipt', '2026-08-04'),
} as const satisfies Record<string, Fee>

export type FeeKey = keyof typeof FEES

/** `$1,440`, for sentences. */
export const feeOf = (key: FeeKey): string => formatPriceTag(FEES[key].cents)

/** The edition of the schedule as documents name it. */
export const FEE_SCHEDULE_EDITION = '05/29/26'
