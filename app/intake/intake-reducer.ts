/** Decides what the intake form shows from what was typed, sent and answered. */
import { INTAKE_GROUPS } from '../../content/intake.ts'
import type { IntakeAnswers } from '../../domain/intake/intake-application.ts'
import type { Sent } from './intake-sent.tsx'
import { EMPTY_INTAKE, intakeErrors, withAnswer, type IntakeForm } from './intake-state.ts'

/** The step after the groups of questions: the files. */
export const LAST_STEP = INTAKE_GROUPS.length

export type IntakeStage = { kind: 'editing' } | { kind: 'sending' } | { kind: 'failed'; message: string } | ({ kind: 'sent' } & Sent)

export type IntakeState = {
  form: IntakeForm
  /** An application that corrects another has its resume already. */
  corrects: boolean
  step: number
  reviewing: boolean
  /** Sending or reviewing was pressed: broken rules are shown until the next change. */
  submitted: boolean
  serverErrors: Record<string, string>
  stage: IntakeStage
  /** Names the application as it stands; other answers are another application. */
  key: string | null
  /** This device holds a profile that the form can take over. */
  offersProfile: boolean
  note: string | null
}

export type IntakeAction =
  | { kind: 'opened'; form: (form: IntakeForm) => IntakeForm; offersProfile: boolean; note: string | null }
  | { kind: 'answered'; group: keyof IntakeAnswers; field: string; value: string }
  | { kind: 'profile-imported'; form: (form: IntakeForm) => IntakeForm; note: string }
  | { kind: 'file-chosen' | 'file-removed'; form: (form: IntakeForm) => IntakeForm }
  /** What became of a file on its way to the server: the application stays the same. */
  | { kind: 'file-moved'; form: (form: IntakeForm) => IntakeForm }
  | { kind: 'answers-replaced'; answers: IntakeAnswers }
  | { kind: 'step-opened'; step: number }
  | { kind: 'checked' }
  | { kind: 'review-opened' }
  | { kind: 'review-left'; step?: number }
  | { kind: 'sent-off'; key: string }
  /** `errors` name what is wrong in the form; without any, whoever reviewed it stays there and presses again. */
  | { kind: 'refused'; message: string; errors: Record<string, string>; byServer?: boolean }
  | { kind: 'arrived'; sent: Sent }

export function initialIntake({ form, corrects }: { form: IntakeForm; corrects: boolean }): IntakeState {
  return { form, corrects, step: 0, reviewing: false, submitted: false, serverErrors: {}, stage: { kind: 'editing' }, key: null, offersProfile: false, note: null }
}

const edited = (state: IntakeState, form: IntakeForm): IntakeState => ({
  ...state,
  form,
  submitted: false,
  serverErrors: {},
  key: null,
  stage: state.stage.kind === 'sending' ? state.stage : { kind: 'editing' },
})

/** The first step with a field that is named in `errors`. */
function stepOfErrors(errors: Record<string, string>): number {
  const steps = Object.keys(errors).map((path) => (path === 'userResume' ? 0 : INTAKE_GROUPS.findIndex(({ key }) => path.startsWith(`${key}.`))))
  return Math.min(...steps.map((step) => (step === -1 ? LAST_STEP : step)))
}

export function reduceIntake(state: IntakeState, action: IntakeAction): IntakeState {
  switch (action.kind) {
    case 'opened':
      return { ...state, form: action.form(state.form), offersProfile: action.offersProfile, note: action.note }
    case 'answered':
      return edited(state, withAnswer(state.form, action.group, action.field, action.value))
    case 'profile-imported':
      return { ...edited(state, action.form(state.form)), note: action.note, offersProfile: false }
    case 'file-chosen':
    case 'file-removed':
      return edited(state, action.form(state.form))
    case 'file-moved':
      return { ...state, form: action.form(state.form) }
    case 'answers-replaced':
      return { ...state, form: { ...state.form, answers: action.answers } }
    case 'step-opened':
      return { ...state, step: action.step }
    case 'checked':
      return { ...state, submitted: true }
    case 'review-opened':
      return { ...state, reviewing: true }
    case 'review-left':
      return { ...state, reviewing: false, step: action.step ?? state.step }
    case 'sent-off':
      return { ...state, stage: { kind: 'sending' }, key: action.key }
    case 'refused': {
      const refused: IntakeState = { ...state, stage: { kind: 'failed', message: action.message }, serverErrors: action.byServer ? action.errors : state.serverErrors }
      return Object.keys(action.errors).length === 0 ? refused : { ...refused, reviewing: false, step: stepOfErrors(action.errors) }
    }
    case 'arrived':
      return { ...state, form: EMPTY_INTAKE, submitted: false, key: null, stage: { kind: 'sent', ...action.sent } }
  }
}

/** The rules that the form breaks as it stands, by field path. */
export const brokenRules = ({ form, corrects }: Pick<IntakeState, 'form' | 'corrects'>): Record<string, string> => intakeErrors(form, { corrects })

/** What is shown of them, and of what the server found. */
export const shownErrors = (state: IntakeState): Record<string, string> => (state.submitted ? { ...state.serverErrors, ...brokenRules(state) } : state.serverErrors)
