import { readNotice } from '../domain/rfe/read-notice.ts'

/** The reading of a request for evidence of these paragraphs, each behind a blank line, under the head of such a notice. */
export function readNoticeOf(...paragraphs: string[]) {
  const lines = ['U.S. Citizenship and Immigration Services', 'REQUEST FOR EVIDENCE', 'Form I-140', 'Notice Date: May 4, 2026', ...paragraphs].flatMap((line) => [line, ''])
  const reading = readNotice([{ lines }])
  if (reading.kind !== 'read') throw new Error(JSON.stringify(reading))
  return reading
}
