/** What the forms of "My case" and its evidence planner ask. */
import { readOwnEvidence, readOwnFacts, type OwnCase, type OwnEvidence, type OwnFacts } from '../../domain/own-case/own-case.ts'
import { saveOwnCase } from '../../usecases/own-case.ts'
import type { Services } from '../../usecases/services.ts'
import { limitOrderForm } from '../../usecases/limit-order-forms.ts'
import { MANY_FORMS } from '../../content/order-forms.ts'
import { typedFields } from '../ui/posted-fields.ts'

/** `typed`: what was written, so that nothing is lost. */
export type OwnCaseProblem<Part> = { status: 409 | 429; problem: string; typed: Part }
export type OwnCaseAnswer<Part> = { kind: 'no-such-order' } | { kind: 'go' } | ({ kind: 'problem' } & OwnCaseProblem<Part>)

export const answerFactsForm = (services: Services, reference: string, form: FormData): Promise<OwnCaseAnswer<OwnFacts>> => answer(services, reference, form, readOwnFacts)
export const answerEvidenceForm = (services: Services, reference: string, form: FormData): Promise<OwnCaseAnswer<OwnEvidence>> => answer(services, reference, form, readOwnEvidence)

async function answer<Part extends Partial<OwnCase>>(services: Services, reference: string, form: FormData, read: (fields: Record<string, string>) => Part): Promise<OwnCaseAnswer<Part>> {
  const fields = typedFields(form)
  const own = read(fields)
  const limit = await limitOrderForm(services, { reference, intent: 'own-case' })
  if (limit.kind !== 'allowed') return limit.kind === 'no-such-order' ? limit : { kind: 'problem', status: 429, problem: MANY_FORMS, typed: own }
  const saved = await saveOwnCase(services, { reference, own, version: Number(fields['version'] ?? NaN) })
  switch (saved.kind) {
    case 'saved':
      return { kind: 'go' }
    case 'no-such-case':
      return { kind: 'no-such-order' }
    case 'changed-meanwhile':
      return { kind: 'problem', status: 409, problem: 'Your case was changed in another window meanwhile. What you wrote is still here: look at it and save it again.', typed: own }
  }
}
