/**
 * Every government fee that documents and pages name, in cents, with where it stands and when it was read. A fee is
 * written here and nowhere else.
 */
import type { DatedFact, FactSource } from '../../domain/facts/dated-fact.ts'
import { dollars, formatPriceTag, type Cents } from '../../domain/money.ts'

export type Fee = DatedFact & { cents: Cents }

/** The edition of the schedule as documents name it. */
export const FEE_SCHEDULE_EDITION = '10/01/26'
const schedule = (edition: string): FactSource => ({ name: `USCIS fee schedule G-1055, edition ${edition}`, url: 'https://www.uscis.gov/g-1055' })
const SCHEDULE = schedule(FEE_SCHEDULE_EDITION)
/** Of these no reading of the newer edition was found. */
const EARLIER = schedule('05/29/26')
/** Fees change by rules announced some weeks ahead: half a year is the longest one may trust. */
const FEE_TERM_DAYS = 180
/** Two public readings of edition 10/01/26, one line by line with its pages, one of the petition's fees. */
const READING = 'https://github.com/christophermarsh/briefcaddy/blob/main/schemas/law/fees.json'
const PETITION_READING = 'https://github.com/thalamuxtech/rtlawservices'
/** Readings of edition 05/29/26. */
const EARLIER_PETITION_READING = 'https://www.greencardnav.com'
const EARLIER_READING = 'https://github.com/HHHHHejia/openniw/blob/main/.agents/skills/i485-adjustment/references/package.md'

const fee = (amount: number, what: string, checkedOn: string, readIn: string = READING, source: FactSource = SCHEDULE): Fee => ({
  cents: dollars(amount),
  what,
  says: amount === 0 ? 'No fee' : formatPriceTag(dollars(amount)),
  source,
  readIn: [readIn],
  checkedOn,
  goodForDays: FEE_TERM_DAYS,
})

export const FEES = {
  i140Paper: fee(715, 'Form I-140, on paper', '2026-11-26', PETITION_READING),
  i140Online: fee(665, 'Form I-140, online', '2026-11-20', EARLIER_PETITION_READING, EARLIER),
  asylumProgram: fee(300, 'Asylum Program Fee of a self-petitioner', '2026-11-26', PETITION_READING),
  i907: fee(2965, 'Form I-907, premium processing of an I-140', '2026-11-26', PETITION_READING),
  i290b: fee(800, 'Form I-290B, motion or appeal', '2026-11-26'),
  i485Paper: fee(1440, 'Form I-485, on paper', '2026-11-26'),
  i485Online: fee(1390, 'Form I-485, online', '2026-11-26'),
  i485ChildPaper: fee(950, 'Form I-485 of a child under 14 filed with a parent’s, on paper', '2026-11-26'),
  i485ChildOnline: fee(900, 'Form I-485 of a child under 14 filed with a parent’s, online', '2026-11-26'),
  i765: fee(260, 'Form I-765 while an I-485 filed with its fee is pending', '2026-11-26'),
  i131Paper: fee(630, 'Form I-131, advance parole on a pending I-485, on paper', '2026-11-26'),
  i131Online: fee(580, 'Form I-131, advance parole on a pending I-485, online', '2026-11-26'),
  i693: fee(0, 'Form I-693, medical examination (the surgeon charges separately)', '2026-08-04', EARLIER_READING, EARLIER),
  g1145: fee(0, 'Form G-1145, message of receipt', '2026-08-04', EARLIER_READING, EARLIER),
} as const satisfies Record<string, Fee>

export type FeeKey = keyof typeof FEES

/** `$1,440`, for sentences. */
export const feeOf = (key: FeeKey): string => formatPriceTag(FEES[key].cents)
