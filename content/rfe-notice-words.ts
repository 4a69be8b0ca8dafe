/** The words for what the reading of an uploaded notice could not settle. None of them is legal advice. */
import type { NoticeNote, NoticeReading } from '../domain/rfe/notice-reading.ts'

export const noticeNoteWords: Record<NoticeNote, string> = {
  'eb2-has-no-prong': 'The notice also questions the EB-2 classification. This is not one of the three prongs; a person from our team will write to you about it.',
  'no-deadline-printed': 'We found no printed deadline in the text. Please look for it on the first page of your letter.',
  'deadline-is-a-period': 'The letter gives a number of days and no date. We do not count days for you; please settle the date from your letter.',
  'several-deadlines': 'The letter prints more than one date to answer by. Please check which one applies.',
  'no-contested-point-found': 'We could not find which points the letter contests. A person from our team will read it.',
  'asked-without-reason': 'For some points the letter asks for evidence without giving a reason.',
  'contested-and-conceded': 'The letter seems to accept and to contest the same prong. A person from our team will read it.',
  'kind-not-printed': 'We could not see whether this is a request for evidence or a notice of intent to deny.',
  'form-not-printed': 'The text does not name the form it is about.',
  'unassigned-passages': 'Some critical sentences could not be matched to a prong for certain. A person from our team will read them.',
  'part-not-understood': 'One part of the letter could not be understood by our program. A person from our team will read it.',
  'pages-without-text': 'Some pages hold no text; they may be scans. We read the others.',
  'recognized-in-pictures': 'The file holds pictures of pages. We recognized the text in them, so single letters and digits may be wrong: compare each date with your letter.',
  'pages-missing': 'By its own page numbers, the letter has more pages than the file.',
}

type Unclear = Extract<NoticeReading, { kind: 'unclear' }>['why']

export const unclearNoticeWords: Record<Unclear, string> = {
  'no-text': 'We could not read text in this file; it may be a scan. A person from our team will read the letter.',
  'not-readable': 'The text in this file cannot be read by a program. A person from our team will read the letter.',
  'too-long': 'This file is much longer than a notice. Please send only the letter.',
}
