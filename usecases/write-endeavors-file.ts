import { dayOf } from '../domain/calendar-day.ts'
import { endeavorOptionsDocument, type DownloadedOption } from '../content/documents/endeavor-options.ts'
import type { Services } from './services.ts'

/** A Word file of the given options, in their order. */
export function writeEndeavorsFile({ clock, renderWord }: Pick<Services, 'clock' | 'renderWord'>, options: readonly DownloadedOption[]): Promise<Uint8Array> {
  return renderWord(endeavorOptionsDocument(options, dayOf(clock.now())))
}
