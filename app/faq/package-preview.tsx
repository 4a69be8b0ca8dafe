/** The place of the document carousel in the answer about the package; the documents block under it names every document. */
export function PackagePreview() {
  return null
}
