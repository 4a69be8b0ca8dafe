/** What the provider is not. It stands apart from the other notices because every page carries it. */
import type { Paragraphs } from './copy.ts'

export type Notice = { id: string; version: string; text: Paragraphs }

/** In the footer of every page, in emails and on the first page of every delivered file. */
export const NOT_A_LAW_FIRM: Notice = {
  id: 'not-a-law-firm',
  version: '2026-11-20',
  text: [
    '{brand} is a technology drafting provider. It is **not a law firm** and not an attorney, and it gives no legal advice. It is not affiliated with USCIS or any other government agency.',
    'You decide what to file and you are responsible for the final content of your petition. No outcome is promised. For advice on your own situation, speak with a licensed immigration attorney.',
  ],
}

/** One line beside prices and tools. */
export const NOT_A_LAW_FIRM_SHORT: Notice = {
  id: 'not-a-law-firm-short',
  version: '2026-11-20',
  text: ['Not a law firm. No legal advice. No outcome promised. You are responsible for what you file.'],
}
