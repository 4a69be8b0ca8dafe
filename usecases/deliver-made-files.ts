import type { FileRecord } from './ports.ts'
import { addReadyFile, READY_FILES, releaseDelivery, removeReadyFile, type ReleaseResult } from './release-delivery.ts'
import type { Services } from './services.ts'

export type RenderDeps = Pick<Services, 'renderBoth'>

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
type Given = Omit<Parameters<typeof releaseDelivery>[1], 'fileIds'> & {
  files: readonly MadeFile[]
  /** Files that an operator put ready go along; without it they stop the delivery. */
  withOthersReady?: boolean
}

/** Puts files that the program made ready and delivers them at once; where that is refused or fails, they are taken away again. */
export async function deliverMadeFiles(deps: Deps, { files, withOthersReady = false, ...delivery }: Given): Promise<ReleaseResult> {
  const { reference, deliverableId } = delivery
  const made: string[] = []
  const takeAway = () => Promise.all(made.map((fileId) => removeReadyFile(deps, { reference, fileId })))
  try {
    for (const { name, bytes } of files) {
      const ready = await addReadyFile(deps, { reference, deliverableId, name, bytes })
      if (ready.kind !== 'ready') {
        await takeAway()
        return ready.kind === 'no-such-order' ? ready : { kind: 'not-possible' }
      }
      made.push(ready.file.id)
    }
    const fileIds = withOthersReady ? (await readyFor(deps, delivery)).map(({ id }) => id) : made
    const result = await releaseDelivery(deps, { ...delivery, fileIds })
    if (result.kind !== 'released') await takeAway()
    return result
  } catch (error) {
    await takeAway().catch(() => {})
    throw error
  }
}

async function readyFor({ database: { stores } }: Deps, { reference, deliverableId }: Pick<Given, 'reference' | 'deliverableId'>): Promise<FileRecord[]> {
  const order = await stores.orders.findByReference(reference)
  return order === null ? [] : (await stores.files.ofOwner(READY_FILES, order.id)).filter(({ role }) => role === deliverableId)
}
