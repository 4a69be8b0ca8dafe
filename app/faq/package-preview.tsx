import { DocumentCarousel } from '../site/document-carousel.tsx'

/** The previews of the package, in the answer that lists its documents. Paper shows the list alone. */
export function PackagePreview() {
  return (
    <div className="no-print">
      <DocumentCarousel />
    </div>
  )
}
