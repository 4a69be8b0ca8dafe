import { findPreview } from '../../content/previews.ts'
import { PaperSheet } from './paper-sheet.tsx'
import { PreviewImage, type PreviewLook } from './preview-image.tsx'

type PreviewPictureProps = PreviewLook & {
  id: string
  /** Above the title on the drawn sheet, where no picture exists. */
  label: string
  title: string
}

const LINES = [92, 97, 88, 95, 62, 0, 90, 96, 93, 98, 71, 0, 94, 89, 97, 45]

/** The first page of a document; a drawn sheet with its title while there is no picture of it. */
export function PreviewPicture({ id, label, title, className = '', ...look }: PreviewPictureProps) {
  const preview = findPreview(id)
  if (preview === null) return <PaperSheet className={className} label={label} title={title} rows={LINES.map((line) => ({ line }))} />
  return <PreviewImage preview={preview} className={className} {...look} />
}
