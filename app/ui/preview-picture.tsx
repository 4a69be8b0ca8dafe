import { findPreview } from '../../content/previews.ts'
import { PaperSheet } from './paper-sheet.tsx'

type PreviewPictureProps = {
  id: string
  /** Above the title on the drawn sheet, where no picture exists. */
  label: string
  title: string
  alt: string
  /** As in `<img sizes>`. */
  sizes?: string
  eager?: boolean
  className?: string
}

const LINES = [92, 97, 88, 95, 62, 0, 90, 96, 93, 98, 71, 0, 94, 89, 97, 45]

/** The first page of a document; a drawn sheet with its title while there is no picture of it. */
export function PreviewPicture({ id, label, title, alt, sizes, eager = false, className = '' }: PreviewPictureProps) {
  const preview = findPreview(id)
  if (preview === null) {
    return <PaperSheet className={className} label={label} title={title} rows={LINES.map((line) => ({ line }))} />
  }
  return (
    <img
      className={`preview-picture ${className}`}
      src={preview.file}
      srcSet={`${preview.small.file} ${preview.small.width}w, ${preview.file} ${preview.width}w`}
      width={preview.width}
      height={preview.height}
      alt={alt}
      sizes={sizes}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
    />
  )
}
