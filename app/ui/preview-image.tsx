import type { Preview } from '../../content/previews.ts'

export type PreviewLook = {
  alt: string
  /** As in `<img sizes>`. */
  sizes?: string
  eager?: boolean
  className?: string
}

/** A picture of a page of a document, in the size that the place asks for. */
export function PreviewImage({ preview, alt, sizes, eager = false, className = '' }: PreviewLook & { preview: Preview }) {
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
