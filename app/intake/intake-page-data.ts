import type { Services } from '../../usecases/services.ts'
import { viewIntakeForm } from '../../usecases/view-intake-form.ts'

/** What the form starts with; `reference` is that of the order in the address, null where it names none. */
export async function intakePageData(services: Services, reference: string | null) {
  const order = reference === null ? null : await viewIntakeForm(services, reference)
  return { order, unknownReference: reference !== null && order === null }
}

export type IntakePageData = Awaited<ReturnType<typeof intakePageData>>
