import { useRef, useState } from 'react'
import { useSearchParams } from '../router/search-params.ts'
import { useStoredUser } from '../account/stored-user.ts'
import { showAlert } from '../ui/alerts.tsx'

const FAILED = 'The file did not come in full, so nothing was saved. Please try again.'

/** Saves a list as a CSV file, by the filters in the address bar. A file that breaks off is not saved. */
export function ExportButton({ path, name }: { path: string; name: string }) {
  const user = useStoredUser()
  const params = useSearchParams()
  const [making, setMaking] = useState(false)
  const underway = useRef(false)
  async function save() {
    if (underway.current) return
    underway.current = true
    setMaking(true)
    const filters = new URLSearchParams(params)
    for (const key of ['before', 'after']) filters.delete(key)
    const blob = await fetch(`${path}?${filters}`, { headers: { authorization: user?.token ?? '' } })
      .then((response) => (response.ok ? response.blob() : null))
      .catch(() => null)
    underway.current = false
    setMaking(false)
    if (blob === null) return showAlert({ kind: 'error', message: FAILED })
    const url = URL.createObjectURL(blob)
    Object.assign(document.createElement('a'), { href: url, download: `${name}-${new Date().toISOString().slice(0, 10)}.csv` }).click()
    setTimeout(() => URL.revokeObjectURL(url), 60_000)
    showAlert({ kind: 'success', message: 'The file is saved. It holds customers’ data: keep it safe and delete it when you are done.' })
  }
  return (
    <button type="button" className="button button-secondary" aria-disabled={making} onClick={() => void save()}>
      {making ? 'Preparing…' : 'Save as CSV'}
    </button>
  )
}
