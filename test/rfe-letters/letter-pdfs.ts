/** The letters that also exist as PDF files, with their letter size in points. */
export const letterPdfs: readonly { id: string; size: number }[] = [
  { id: 't01-importance-and-balance', size: 12 },
  { id: 't03-noid-all-prongs', size: 12 },
  { id: 't08-eb2-and-prong-one', size: 12 },
  { id: 'h01-record-conceded-merit', size: 12 },
  { id: 'h02-all-prongs-and-eb2', size: 13 },
]
