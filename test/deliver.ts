/** Delivers through the product's own doors, so that no test claims what did not happen. */
import type { DeliverableKind } from '../domain/orders/deliverables.ts'
import type { Services } from '../usecases/services.ts'
import { addReadyFile, releaseDelivery } from '../usecases/release-delivery.ts'

const ACTOR = 'operator:test'

export async function owedBy(services: Services, reference: string, kind: DeliverableKind) {
  const order = await services.database.stores.orders.findByReference(reference)
  const one = (await services.database.stores.deliverables.ofOrder(order?.id ?? '00000000-0000-4000-8000-000000000000')).find((each) => each.kind === kind)
  if (one === undefined) throw new Error(`order ${reference} owes no ${kind}`)
  return one
}

/** Puts one text file ready and releases it, or marks a consultation as held. The jobs must have been started. */
export async function deliver(services: Services, reference: string, kind: DeliverableKind, line = 'Here it is'): Promise<string> {
  const deliverableId = (await owedBy(services, reference, kind)).id
  const fileIds: string[] = []
  if (kind !== 'consultation') {
    const ready = await addReadyFile(services, { reference, deliverableId, name: `${kind}.txt`, bytes: new TextEncoder().encode(`the ${kind} of ${reference}`) })
    if (ready.kind !== 'ready') throw new Error(`the file was refused: ${ready.kind}`)
    fileIds.push(ready.file.id)
  }
  const released = await releaseDelivery(services, { reference, deliverableId, line, fileIds, actor: ACTOR })
  if (released.kind !== 'released') throw new Error(`the delivery was refused: ${released.kind}`)
  return released.deliveryId
}
