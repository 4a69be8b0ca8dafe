/** The exhibits of the sample filing: a sheet to file for each, and apart from it what only the applicant reads. */
import { checkboxes, fill, fillBox, h3, p, pageBreak, table } from '../../../domain/documents/blocks.ts'
import type { Block } from '../../../domain/documents/document.ts'

export type ExhibitSheet = {
  /** `A-1`. */
  tab: string
  title: string
  /** What the officer may conclude from it. */
  proves: string
  /** `[document, date or period]`, as they lie behind the sheet. */
  behind: readonly (readonly [string, string])[]
  checks: readonly string[]
  /** What to ask oneself where one's own case differs. */
  yours: string
  /** Lines for `yours`; 2 where it is not said. */
  lines?: number
}

/** What goes into the envelope: one page for each exhibit; the first stands on the page on which the block before it ends. */
export const exhibitSheets = (sheets: readonly ExhibitSheet[]): Block[] =>
  sheets.flatMap(({ tab, title, proves, behind }, index): Block[] => [
    ...(index === 0 ? [] : [pageBreak()]),
    h3(`Exhibit ${tab}. ${title}`),
    p(`**What it proves.** ${proves}`),
    table(
      [0.6, 4, 2, 1],
      ['No.', 'Behind this sheet', 'Date or period', 'Pages'],
      [...behind.map(([document, date], place) => [String(place + 1), document, date, fill('Pages')]), [fill('Number'), fill('Document'), fill('Date'), fill('Pages')]],
    ),
  ])

/** What stays at home: the checks of each exhibit and room for one's own thoughts. */
export const privateChecks = (sheets: readonly ExhibitSheet[]): Block[] =>
  sheets.flatMap(({ tab, title, checks, yours, lines = 2 }): Block[] => [h3(`Private check, Exhibit ${tab}: ${title}`), checkboxes(...checks), fillBox(yours, lines)])

/** The index of a packet, made from its sheets so that the two never differ. */
export const exhibitList = (sheets: readonly ExhibitSheet[]): Block =>
  table(
    [0.8, 2.6, 4],
    ['Exhibit', 'Document', 'What it proves'],
    sheets.map(({ tab, title, proves }) => [tab, title, proves]),
  )
