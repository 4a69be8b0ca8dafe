import { findInfected, isRefusal, judgeUpload, withStoredFiles } from './keep-files.ts'
import { DELIVERY_FILES, releaseDelivery, type ReleaseResult } from './release-delivery.ts'
import type { Services } from './services.ts'

export type RenderDeps = Pick<Services, 'renderBoth'>
export type PreviewDeps = Pick<Services, 'renderPdf'>

export type MadeFile = { name: string; bytes: Uint8Array }

/** A document as the two files in which it is delivered, Word and PDF. */
export async function madeBoth({ renderBoth }: RenderDeps, name: string, document: Parameters<Services['renderBoth']>[0]): Promise<MadeFile[]> {
  const { docx, pdf } = await renderBoth(document)
  return [
    { name: `${name}.docx`, bytes: docx },
    { name: `${name}.pdf`, bytes: pdf },
  ]
}

type Deps = Parameters<typeof releaseDelivery>[0]
type Given = Omit<Parameters<typeof releaseDelivery>[1], 'fileIds' | 'made' | 'deliveredBefore'> & {
  /** Told before the files are made: two who press at once deliver once. */
  deliveredBefore: number
  files: readonly MadeFile[]
  /** Files that an operator put ready go along; without it they stop the delivery. */
  withOthersReady?: boolean
}

/** Delivers files that the program made. They are recorded with their delivery: a process that ends on the way leaves none that lies ready. */
export async function deliverMadeFiles(deps: Deps, { files, withOthersReady = false, ...delivery }: Given): Promise<ReleaseResult> {
  const judged = files.map(({ name, bytes }) => judgeUpload({ field: 'file', role: delivery.deliverableId, name, bytes, bytesMax: Infinity }))
  const uploads = judged.filter((one) => !isRefusal(one))
  if (uploads.length < files.length || (await findInfected(deps, uploads)) !== null) return { kind: 'not-possible' }
  const order = await deps.database.stores.orders.findByReference(delivery.reference)
  if (order === null) return { kind: 'no-such-order' }
  const { result } = await withStoredFiles(deps, { kind: DELIVERY_FILES, id: order.id }, uploads, async (made) => {
    const result = await releaseDelivery(deps, { ...delivery, made, fileIds: withOthersReady ? 'any' : [] })
    return { keep: result.kind === 'released', result }
  })
  return result
}
