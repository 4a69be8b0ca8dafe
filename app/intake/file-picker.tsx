import { useId, useRef, useState } from 'react'
import { INTAKE_WORDS } from '../../content/intake.ts'
import { formatBytes } from '../ui/format-bytes.ts'
import { readAsDataUrl } from '../ui/read-file.ts'
import type { HeldFile } from './intake-state.ts'
import { fileFits } from './intake-state.ts'

const ACCEPT = '.pdf,.doc,.docx,.rtf,.txt,.png,.jpg,.jpeg,.webp'

type FilePickerProps = {
  label: string
  hint: string
  buttonLabel: string
  multiple: boolean
  files: HeldFile[]
  /** How many more fit. */
  room: number
  /** How many bytes more can travel with the form. */
  bytesLeft?: number
  warning: string | null
  onAdd: (files: HeldFile[]) => void
  onRemove: (file: HeldFile) => void
  /** Told when a file was too large (it is skipped), alone or with the others, could not be read, or the list is full. */
  onRefused: (why: 'too-large' | 'too-large-together' | 'unreadable' | 'too-many') => void
  disabled?: boolean
}

/** Files one by one, each with its size and a way to take it out again. */
export function FilePicker({ label, hint, buttonLabel, multiple, files, room, bytesLeft = Infinity, warning, onAdd, onRemove, onRefused, disabled = false }: FilePickerProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [reading, setReading] = useState<string | null>(null)

  async function take(list: FileList) {
    const chosen = [...list]
    let left = bytesLeft
    if (chosen.length > room && multiple) onRefused('too-many')
    for (const file of chosen.slice(0, multiple ? room : 1)) {
      if (!fileFits(file.size)) {
        onRefused('too-large')
        continue
      }
      if (file.size > left) {
        onRefused('too-large-together')
        continue
      }
      left -= file.size
      setReading(file.name)
      try {
        onAdd([{ id: crypto.randomUUID(), name: file.name, bytes: file.size, dataUrl: await readAsDataUrl(file), storedId: null }])
      } catch {
        onRefused('unreadable')
      }
    }
    setReading(null)
    if (input.current) input.current.value = ''
  }

  return (
    <div>
      <p className="font-semibold" id={`${id}-label`}>
        {label}
      </p>
      <p className="text-sm text-ink-soft" id={`${id}-hint`}>
        {hint}
      </p>
      <ul className="mt-3 space-y-2">
        {files.map((file) => (
          <li key={file.id} className="flex items-center gap-3 rounded-lg border border-line bg-white px-3.5 py-2">
            <svg viewBox="0 0 16 16" className="size-4 shrink-0 text-pine" aria-hidden="true">
              <path d="M3 8.5l3.2 3.2L13 5" fill="none" stroke="currentColor" strokeWidth="1.8" strokeLinecap="round" strokeLinejoin="round" />
            </svg>
            <span className="flex min-w-0 flex-1 items-baseline gap-x-3 max-sm:flex-col">
              <span className="max-w-full truncate sm:flex-1">{file.name}</span>
              <span className="shrink-0 text-sm text-ink-soft">
                {formatBytes(file.bytes)}
                {file.uploading ? `, ${INTAKE_WORDS.fileSending}` : file.storedId === null ? null : `, ${INTAKE_WORDS.fileKept}`}
              </span>
            </span>
            <button type="button" className="button button-quiet text-sm" disabled={disabled} onClick={() => onRemove(file)}>
              Remove<span className="sr-only"> {file.name}</span>
            </button>
          </li>
        ))}
        {reading === null ? null : <li className="px-3.5 py-2 text-ink-soft">Reading {reading} …</li>}
      </ul>
      {room > 0 ? (
        <>
          <input
            ref={input}
            id={id}
            type="file"
            accept={ACCEPT}
            multiple={multiple}
            disabled={disabled}
            className="peer sr-only"
            aria-labelledby={`${id}-label`}
            aria-describedby={`${id}-hint`}
            onChange={(event) => {
              if (event.target.files) void take(event.target.files)
            }}
          />
          <label htmlFor={id} className="button button-secondary mt-3 peer-focus-visible:focus-ring">
            {buttonLabel}
          </label>
        </>
      ) : null}
      {warning === null ? null : (
        <p className="mt-2 text-sm font-medium text-alert" role="alert">
          {warning}
        </p>
      )}
    </div>
  )
}
