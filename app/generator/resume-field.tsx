import { useEffect, useId, useRef, useState } from 'react'
import { PROFILE_MODAL } from '../../content/generator.ts'
import { readAsDataUrl } from '../ui/read-file.ts'
import { RESUME_MESSAGE_MS, resumeContentFault, resumeFileFault, type ResumeFileFault } from './resume-file.ts'
import type { ProfileResume } from './stored-profile.ts'

const words = PROFILE_MODAL.resume

const FAULT_WORDS: Record<ResumeFileFault, string> = { 'wrong-type': words.wrongType, 'old-word': words.oldWord, 'too-large': words.tooLarge }

type ResumeFieldProps = {
  resume: ProfileResume | null
  /** The field's own message after a try to go on. */
  error: string | null
  onChange: (resume: ProfileResume | null) => void
}

/** Chooses or takes a dropped PDF or Word file. A refused file is cleared; its message goes by itself, a quiet note of the file's name stays. */
export function ResumeField({ resume, error, onChange }: ResumeFieldProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const latest = useRef(0)
  const [message, setMessage] = useState<string | null>(null)
  const [notTaken, setNotTaken] = useState<string | null>(null)
  const [over, setOver] = useState(false)
  useEffect(() => () => clearTimeout(timer.current), [])

  const refuse = (name: string, text: string, ms: number | null) => {
    if (input.current) input.current.value = ''
    onChange(null)
    setNotTaken(name)
    setMessage(text)
    if (ms !== null) timer.current = setTimeout(() => setMessage(null), ms)
  }
  const take = async (file: File) => {
    const choice = ++latest.current
    clearTimeout(timer.current)
    setMessage(null)
    setNotTaken(null)
    const fault = resumeFileFault(file)
    if (fault !== null) return refuse(file.name, FAULT_WORDS[fault], RESUME_MESSAGE_MS[fault])
    try {
      const contentFault = resumeContentFault(new Uint8Array(await file.slice(0, 8).arrayBuffer()))
      const dataUrl = await readAsDataUrl(file)
      // A second file may have been chosen while the first was read.
      if (choice !== latest.current) return
      if (contentFault !== null) return refuse(file.name, FAULT_WORDS[contentFault], RESUME_MESSAGE_MS[contentFault])
      onChange({ name: file.name, dataUrl })
    } catch {
      if (choice === latest.current) refuse(file.name, words.unread, null)
    }
  }

  const shownError = message ?? error
  const described = [`${id}-hint`, shownError === null ? null : `${id}-error`].filter((part) => part !== null).join(' ')
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block font-semibold">
        {words.label}
      </label>
      <p id={`${id}-hint`} className="mb-2 text-sm text-ink-soft">
        {words.hint}
      </p>
      <div
        className={`relative flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg border border-dashed px-4 py-4 focus-within:focus-ring ${
          over ? 'border-pine bg-pine-tint' : shownError !== null ? 'border-alert' : 'border-line-strong bg-paper'
        }`}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault()
          setOver(false)
          const file = event.dataTransfer.files[0]
          if (file) void take(file)
        }}
      >
        <input
          ref={input}
          id={id}
          type="file"
          accept=".pdf,.docx,application/pdf,application/vnd.openxmlformats-officedocument.wordprocessingml.document"
          className="absolute inset-0 size-full cursor-pointer opacity-0"
          aria-invalid={shownError !== null}
          aria-describedby={described}
          aria-required
          onChange={(event) => {
            const file = event.target.files?.[0]
            if (file) void take(file)
          }}
        />
        <span className="button button-secondary pointer-events-none" aria-hidden="true">
          {resume === null ? words.choose : words.change}
        </span>
        <span className="min-w-0 grow basis-40 text-sm break-words" data-testid="resume-name">
          {resume === null ? <span className="text-ink-soft">{words.drop}</span> : <span className="font-medium text-pine-dark">{resume.name}</span>}
        </span>
      </div>
      {shownError === null ? null : (
        <p id={`${id}-error`} className="mt-1.5 text-sm font-medium text-alert" role="alert">
          {shownError}
        </p>
      )}
      {notTaken === null ? null : (
        <p className="mt-1 text-sm break-words text-ink-soft">
          {words.notTaken} {notTaken}
        </p>
      )}
    </div>
  )
}
