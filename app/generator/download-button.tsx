import { useState } from 'react'
import { GENERATOR_PAGE } from '../../content/generator.ts'
import { useTimedMessage } from '../ui/use-timed-message.ts'
import { unsupportedOf, type ShownSet } from './generator-state.ts'

const FAILURE_MS = 8000

async function fetchFile(set: ShownSet): Promise<Blob | string> {
  try {
    const response = await fetch('/endeavour/download', {
      method: 'POST',
      signal: AbortSignal.timeout(60_000),
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ titles: set.options.map(({ title }) => title), options: set.options.map(({ text }) => text), unsupported: unsupportedOf(set) }),
    })
    if (response.ok) {
      const file = await response.blob()
      return file.type.startsWith('text/') ? GENERATOR_PAGE.downloadFailed : file
    }
    const refusal = (await response.json()) as { message?: string }
    return response.status === 429 && refusal.message ? refusal.message : GENERATOR_PAGE.downloadFailed
  } catch {
    return GENERATOR_PAGE.downloadFailed
  }
}

/** The four options on the screen as a Word file. */
export function DownloadButton({ set }: { set: ShownSet }) {
  const [busy, setBusy] = useState(false)
  const [failure, showFailure] = useTimedMessage(FAILURE_MS)
  const download = async () => {
    if (busy) return
    setBusy(true)
    const file = await fetchFile(set)
    setBusy(false)
    if (typeof file === 'string') {
      showFailure(file)
      return
    }
    const url = URL.createObjectURL(file)
    const link = document.createElement('a')
    link.href = url
    link.download = 'proposed-endeavors.docx'
    link.click()
    URL.revokeObjectURL(url)
  }
  return (
    <span className="inline-flex flex-wrap items-center justify-end gap-x-3">
      <span role="status" className="text-sm text-alert empty:hidden">
        {failure}
      </span>
      <button type="button" className="button button-secondary" aria-disabled={busy} onClick={() => void download()}>
        {GENERATOR_PAGE.download}
      </button>
    </span>
  )
}
