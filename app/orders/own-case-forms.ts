/** What the form of "My case" asks. */
import { readOwnCase, type OwnCase } from '../../domain/own-case/own-case.ts'
import { saveOwnCase } from '../../usecases/own-case.ts'
import type { Services } from '../../usecases/services.ts'
import { typedFields } from '../ui/posted-fields.ts'

/** `typed`: what was written, so that nothing is lost. */
export type OwnCaseProblem = { status: 409; problem: string; typed: OwnCase }
export type OwnCaseAnswer = { kind: 'no-such-order' } | { kind: 'go' } | ({ kind: 'problem' } & OwnCaseProblem)

export async function answerOwnCaseForm(services: Services, reference: string, form: FormData): Promise<OwnCaseAnswer> {
  const fields = typedFields(form)
  const own = readOwnCase(fields)
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
