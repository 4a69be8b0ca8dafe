import { DocumentCarousel } from '../site/document-carousel.tsx'
import { placed } from '../ui/site-facts.tsx'

export default placed(PackagePreview)

/** The previews of the package, in the answer that lists its documents. Paper shows the list alone. */
function PackagePreview() {
  return (
    <div className="no-print -mx-5 pt-3 [&_h2]:text-xl">
      <DocumentCarousel />
    </div>
  )
}
