import { previewFile, SMALLER_PREVIEWS, type Preview } from '../../content/previews.ts'

export type PreviewLook = {
  alt: string
  /** As in `<img sizes>`. */
  sizes?: string
  eager?: boolean
  /** The largest thing a visitor sees first. */
  first?: boolean
  className?: string
}

/** A picture of a page of a document, in the size that the place asks for. */
export function PreviewImage({ preview, alt, sizes, eager = false, first = false, className = '' }: PreviewLook & { preview: Preview }) {
  return (
    <img
      className={`preview-picture ${className}`}
      src={previewFile(preview)}
      srcSet={[...SMALLER_PREVIEWS.map((width) => `/previews/${width}/${preview.id}.avif ${width}w`), `${previewFile(preview)} ${preview.width}w`].join(', ')}
      width={preview.width}
      height={preview.height}
      alt={alt}
      sizes={sizes}
      loading={eager || first ? 'eager' : 'lazy'}
      fetchPriority={first ? 'high' : undefined}
      decoding={first ? 'sync' : 'async'}
    />
  )
}
