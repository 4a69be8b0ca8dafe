import { fetchAsUser } from '../account/stored-user.ts'
import { showAlert } from '../ui/alerts.ts'

/** Opens a customer's file; the server writes down who did. */
function FileButton({ id, name }: { id: string; name: string }) {
  async function open() {
    const file = await (await fetchAsUser(`/api/console/files/${id}`))?.blob().catch(() => null)
    if (!file) return showAlert({ kind: 'error', message: 'The file could not be opened, or is no longer kept.' })
    const url = URL.createObjectURL(file)
    const link = Object.assign(document.createElement('a'), { href: url, download: name })
    link.click()
    setTimeout(() => URL.revokeObjectURL(url), 60_000)
  }
  return (
    <button type="button" className="link wrap-anywhere text-left" onClick={() => void open()}>
      {name}
    </button>
  )
}

/** A file with its size, or what became of it. */
export function FileLine({ file: { id, name, bytes, kept }, what }: { file: { id: string; name: string; bytes: number; kept: boolean }; what?: string }) {
  return (
    <>
      {kept ? <FileButton id={id} name={name} /> : `${name} (no longer kept)`}{' '}
      <span className="text-sm text-ink-soft">
        {what === undefined ? '' : `${what}, `}
        {Math.ceil(bytes / 1024)} KB
      </span>
    </>
  )
}
