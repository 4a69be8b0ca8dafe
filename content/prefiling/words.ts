/** What the page of the pre-filing check says. */
import type { PageMeta } from '../copy.ts'
import type { LeftoverKind } from '../../domain/prefiling/find-leftovers.ts'

export const PREFILING_META: PageMeta = {
  path: '/pre-filing-check',
  title: 'Pre-filing check of a petition letter',
  description: 'Drop your Word file and see what would be filed by mistake: open brackets, sample names and footers, mismatched exhibits. It stays on your device.',
}

export const PREFILING = {
  heading: 'Pre-filing check',
  lead: 'Drop the Word file of your letter and see what would be filed by mistake. The file stays on your device: this page reads it and sends it nowhere.',
  fileLabel: 'Your Word file (.docx)',
  fileHint: 'Up to 25 MB. Check the version you are going to print.',
  choose: 'Choose a Word file',
  drop: 'or drop it here',
  reading: 'Reading the file…',
  again: 'Check another file',
  clean: 'No problems found among the items checked.',
  cleanNote: 'It looks for places left open, marks and names of samples, and exhibits that do not match. It cannot tell whether what the letter says is true or enough.',
  foundOne: '1 place to look at',
  foundMany: (count: number) => `${count} places to look at`,
  note: 'The check finds words, not meaning. A bracket in a quotation may be intended, and a wrong fact goes unnoticed. This is not legal advice.',
  withoutScripts: 'The check runs in your browser and needs scripts. With scripts turned off, search the file for [, {{, ____, “fictional” and “sample” in Word, headers and footers included.',
  faults: {
    'not-word': 'This is not a Word file (.docx). In Word or Google Docs, save it as .docx and choose it again.',
    'too-large': 'This file is larger than 25 MB. Remove the pictures from a copy and check the copy.',
    damaged: 'This file could not be read. Open it in Word, save it under a new name and choose the new file.',
  },
} as const

export const PLACE_WORDS = { text: 'Text', header: 'Header', footer: 'Footer', footnote: 'Footnote', properties: 'Properties of the file', file: 'Whole file' } as const

/** What each kind means and what to do about it. */
export const KIND_WORDS: Record<LeftoverKind, { heading: string; advice: string }> = {
  bracket: { heading: 'Open brackets', advice: 'Fill the place in or take it out. A bracket inside a quotation may stay.' },
  field: { heading: 'Fields that were not filled in', advice: 'Click the field in Word and type your own words, or delete it.' },
  blank: { heading: 'Lines to write on', advice: 'Type what belongs there, or sign by hand where it is the place of your signature.' },
  reminder: { heading: 'Notes to yourself', advice: 'Finish what the note asks for and delete it.' },
  'sample-mark': { heading: 'Words that mark a sample', advice: 'They belong to the sample and its notices. Delete them, headers and footers included.' },
  'sample-name': { heading: 'Names from the samples', advice: 'If the name is the sample’s and not that of somebody in your case, replace the whole sentence with your own.' },
  provider: { heading: 'Our name', advice: 'Our name does not belong in your petition.' },
  'exhibit-unlisted': { heading: 'Exhibits cited but not listed', advice: 'Add the exhibit to the index or correct its number.' },
  'exhibit-uncited': { heading: 'Exhibits listed but never cited', advice: 'Cite the exhibit at the sentence it proves, or leave it out.' },
  'exhibit-gap': { heading: 'Numbers missing in the list', advice: 'An officer will look for the missing exhibit. Number them in sequence.' },
  tracked: { heading: 'Changes that were not accepted', advice: 'In Word: Review, Accept All Changes.' },
  comment: { heading: 'Comments', advice: 'In Word: Review, Delete All Comments.' },
}
