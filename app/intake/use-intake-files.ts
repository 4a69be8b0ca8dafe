import { useEffect, useRef, type Dispatch } from 'react'
import { call } from '../ui/call.ts'
import type { DraftRole } from '../../usecases/intake-drafts.ts'
import type { IntakeAction } from './intake-reducer.ts'
import type { HeldFile, IntakeForm } from './intake-state.ts'
import { ask } from '../ui/ask.ts'

type Change = (form: IntakeForm) => IntakeForm

const replaceFile =
  (id: string, next: (file: HeldFile) => HeldFile): Change =>
  (form) => ({
    ...form,
    resume: form.resume?.id === id ? next(form.resume) : form.resume,
    additional: form.additional.map((file) => (file.id === id ? next(file) : file)),
  })

/** False once it was taken out again. */
const holds = (form: IntakeForm, id: string) => form.resume?.id === id || form.additional.some((file) => file.id === id)

/**
 * Adds and removes files one by one. With an order each goes ahead to the server; one that does not arrive stays in this
 * browser and travels with the form.
 */
export function useIntakeFiles(orderReference: string | null, form: IntakeForm, act: Dispatch<IntakeAction>) {
  const forget = (storedId: string) => void call(`/api/intake-drafts/files/${storedId}/removal`, { orderReference })

  const latest = useRef(form)
  useEffect(() => {
    latest.current = form
  }, [form])

  // One after the other: the server takes few large bodies of one visitor at once.
  const sending = useRef<Promise<void>>(Promise.resolve())

  function sendAhead(role: DraftRole, file: HeldFile) {
    if (orderReference === null || file.dataUrl === null) return
    act({ kind: 'file-moved', form: replaceFile(file.id, (held) => ({ ...held, uploading: true })) })
    const { dataUrl } = file
    sending.current = sending.current.then(() => send(orderReference, role, file, dataUrl))
  }

  async function send(reference: string, role: DraftRole, file: HeldFile, data: string) {
    const answer = await ask('POST /api/intake-drafts/files', { body: { orderReference: reference, role, name: file.name, data } })
    if (answer.ok && !holds(latest.current, file.id)) forget(answer.value.id)
    act({
      kind: 'file-moved',
      form: replaceFile(file.id, (held) => (answer.ok ? { ...held, uploading: false, storedId: answer.value.id, dataUrl: null } : { ...held, uploading: false })),
    })
  }

  return {
    add(role: DraftRole, files: HeldFile[]) {
      act({ kind: 'file-chosen', form: (form) => (role === 'resume' ? { ...form, resume: files[0] ?? null } : { ...form, additional: [...form.additional, ...files] }) })
      for (const file of files) sendAhead(role, file)
    },
    remove(file: HeldFile) {
      if (file.storedId !== null) forget(file.storedId)
      act({
        kind: 'file-removed',
        form: (form) => ({
          ...form,
          resume: form.resume?.id === file.id ? null : form.resume,
          additional: form.additional.filter(({ id }) => id !== file.id),
        }),
      })
    },
  }
}
