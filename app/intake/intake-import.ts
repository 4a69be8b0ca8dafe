/** What the profile of the Endeavor Generator gives to the intake form: answers that are still empty, and the resume. */
import type { Profile } from '../generator/stored-profile.ts'
import { withAnswer, type IntakeForm } from './intake-state.ts'

const PLANS = { employee: 'employee', entrepreneur_businessowner: 'entrepreneur', consultant_contractor: 'consultant' } as const

const BASE64_START = /^data:[^,]*;base64,/

/** Bytes of a base64 data URL. */
function bytesOf(dataUrl: string): number {
  const base64 = dataUrl.replace(BASE64_START, '')
  return Math.floor((base64.length * 3) / 4) - (base64.endsWith('==') ? 2 : base64.endsWith('=') ? 1 : 0)
}

export function hasProfile({ background, endeavor }: Profile): boolean {
  return [background.employmentType, background.futureRoleFocus, ...Object.values(endeavor)].some((text) => text !== '')
}

/** Fills only what is empty: an answer that was typed here is never replaced. `fileId` names the resume in the form. */
export function importProfile(form: IntakeForm, { background, endeavor, resume }: Profile, fileId: string): IntakeForm {
  const given: [group: 'userProposedEndeavor' | 'userProng3', field: string, value: string][] = [
    ['userProposedEndeavor', 'executionPlan', background.employmentType === '' ? '' : PLANS[background.employmentType]],
    ['userProposedEndeavor', 'roleDesc', background.futureRoleFocus],
    ['userProposedEndeavor', 'futureProject1', endeavor.futureProject],
    ['userProposedEndeavor', 'proposedEndeavorNiche', endeavor.proposedEndeavorNiche],
    ['userProng3', 'additionalInfo', endeavor.additionalInfo],
  ]
  let filled = form
  for (const [group, field, value] of given) {
    const now = (filled.answers[group] as Record<string, string>)[field] ?? ''
    if (now.trim() === '' && value !== '') filled = withAnswer(filled, group, field, value)
  }
  if (form.resume !== null || resume?.dataUrl == null) return filled
  return { ...filled, resume: { id: fileId, name: resume.name, bytes: bytesOf(resume.dataUrl), dataUrl: resume.dataUrl, storedId: null } }
}
