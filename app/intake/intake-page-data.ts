import type { Application } from '../../usecases/application.ts'
import type { OrderRecord } from '../../usecases/ports.ts'

/** The endeavor chosen in the generator, where the customer wants the draft to follow it. */
function chosenEndeavor({ selections }: OrderRecord): string {
  const chosen = selections['userEndeavorOption'] as { endeavorTitle?: string; endeavorOption?: string; useSelectedEndeavor?: string } | undefined
  if (chosen?.useSelectedEndeavor !== 'yes') return ''
  return [chosen.endeavorTitle, chosen.endeavorOption].filter(Boolean).join('\n\n')
}

/** What the form starts with; `reference` is that of the order in the address, null where it names none. */
export async function intakePageData(app: Application, reference: string | null) {
  if (reference === null) return { order: null, unknownReference: false }
  const { orders, intakes } = app.database.stores
  const order = await orders.findByReference(reference)
  if (order === null || order.product !== 'selfpetition-ai') return { order: null, unknownReference: true }
  const [sent, draft] = await Promise.all([intakes.findByOrder(order.id), app.findIntakeDraft(order.id)])
  const { email, paidAt } = order
  const shown = { reference: order.reference, email, paid: paidAt !== null, endeavor: chosenEndeavor(order), sent: sent.length > 0, draft }
  return { order: shown, unknownReference: false }
}

export type IntakePageData = Awaited<ReturnType<typeof intakePageData>>
