import { useRef, useState } from 'react'
import { useSearchParams } from '../ui/use-search-params.ts'
import { fetchAsUser } from '../account/stored-user.ts'
import { showAlert } from '../ui/alerts.ts'

const FAILED = 'The file did not come in full, so nothing was saved. Please try again.'

/** The head of a list that can be saved: its name, the saved files, and the button that makes one. `path` answers the rows as CSV. */
export function ExportedHeading({ title, path, name }: { title: string; path: string; name: string }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <h1 className="text-title">{title}</h1>
      <span className="flex flex-wrap items-center gap-4">
        <a href="/console/exports" className="link">
          Saved files
        </a>
        <ExportButton path={path} name={name} />
      </span>
    </div>
  )
}

/** Saves a list as a CSV file, by the filters in the address bar. A file that breaks off is not saved. */
function ExportButton({ path, name }: { path: string; name: string }) {
  const params = useSearchParams()
  const [making, setMaking] = useState(false)
  const underway = useRef(false)
  async function save() {
    if (underway.current) return
    underway.current = true
    setMaking(true)
    const filters = new URLSearchParams(params)
    for (const key of ['before', 'after']) filters.delete(key)
    const blob = await fetchAsUser(`${path}?${filters}`)
      .then((response) => response?.blob() ?? null)
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
