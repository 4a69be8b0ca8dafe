import type { Exhibit } from './document.ts'
import { formatExhibitId } from './document.ts'

/** Words of the exhibit index, the same in both formats. */
export const EXHIBIT_INDEX_HEADER = ['Exhibit', 'Document', 'Proves'] as const
/** Relative column widths. */
export const EXHIBIT_INDEX_COLUMNS = [1.1, 4.4, 1.3] as const

export const exhibitRow = (exhibit: Exhibit): { label: string; title: string; shows: string; proves: string } => ({
  label: formatExhibitId(exhibit.id),
  title: exhibit.title,
  shows: exhibit.shows === undefined ? '' : `. ${exhibit.shows}`,
  proves: exhibit.proves.join(', '),
})
