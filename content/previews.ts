/** Pictures of the sample documents, as they lie under public/previews; written by scripts/list-previews.ts. */

export type Preview = { id: string; file: string; width: number; height: number; alt: string }

export const PREVIEWS: readonly Preview[] = []

const byId = new Map(PREVIEWS.map((preview) => [preview.id, preview]))

/** Null where no picture was made yet: the page then draws a sheet with the document's title. */
export function findPreview(id: string): Preview | null {
  return byId.get(id) ?? null
}
