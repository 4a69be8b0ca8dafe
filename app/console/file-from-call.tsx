import { useState, type ReactNode } from 'react'
import { fetchAsUser } from '../account/stored-user.ts'
import { showAlert } from '../ui/alerts.ts'

/** A button that asks a call for a file and keeps it under a name. */
export function FileFromCall({ path, name, children }: { path: string; name: string; children: ReactNode }) {
  const [making, setMaking] = useState(false)
  async function open() {
    if (making) return
    setMaking(true)
    const answer = await fetchAsUser(path)
    const file = answer?.ok === true ? await answer.blob().catch(() => null) : null
    setMaking(false)
    if (file === null) return showAlert({ kind: 'error', message: 'The file could not be made. Please try again.' })
    const url = URL.createObjectURL(file)
    Object.assign(document.createElement('a'), { href: url, download: name }).click()
    setTimeout(() => URL.revokeObjectURL(url), 60_000)
  }
  return (
    <button type="button" className="button button-secondary" aria-disabled={making} onClick={() => void open()}>
      {making ? 'Making the file…' : children}
    </button>
  )
}
