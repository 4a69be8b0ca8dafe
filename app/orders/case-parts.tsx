import type { CaseFormProblem } from './case-forms.ts'

/** Documents, files, or answers to choose from on a whole page, in all of its forms together: beyond so many each form would hold thousands of them. */
export const OFFERED_MAX = 6000

/** What is wrong with the row or form that the problem is about. */
export function Problem({ problem, about }: { problem: CaseFormProblem | null; about: string }) {
  if (problem?.about !== about) return null
  return (
    <p role="alert" className="mt-3 font-medium text-alert">
      {problem.problem}
    </p>
  )
}

/** What a form of the case does, and to which row of it. */
export function Hidden({ intent, id, rev }: { intent: string; id: string; rev?: number }) {
  return (
    <>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="id" value={id} />
      {rev === undefined ? null : <input type="hidden" name="rev" value={rev} />}
    </>
  )
}

/** How far an argument is carried, as one mark beside its name. */
export function StrengthMark({ words, look }: { words: string; look: string }) {
  return <span className={`inline-block rounded-md px-2 py-0.5 text-sm leading-snug font-medium ${look}`}>{words}</span>
}

/** One of several to choose from, pressed anywhere. */
export function ChoiceRow({ children }: { children: React.ReactNode }) {
  return (
    <label className="flex cursor-pointer items-start gap-3 rounded-lg border border-line px-4 py-3 has-checked:border-pine has-checked:bg-pine-tint has-focus-visible:focus-ring">{children}</label>
  )
}
