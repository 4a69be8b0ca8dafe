import { useId, useState } from 'react'
import { FILE_NEED_WORDS } from '../../content/order-files.ts'
import { PROVIDER } from '../../content/provider.ts'
import type { FileNeed } from '../../domain/orders/needed-files.ts'
import { ORDER_FILE_BYTES_MAX } from '../../domain/uploads/order-uploads.ts'
import type { OrderFileView, OrderUploadsView, UnfinishedUpload } from '../../usecases/order-uploads.ts'
import { formatBytes } from '../ui/format-bytes.ts'
import { placed } from '../ui/site-facts.tsx'
import { FILE_MB_MAX, useOrderUploads, type Sending } from './use-order-uploads.ts'

const ACCEPT = '.pdf,.doc,.docx,.rtf,.txt,.png,.jpg,.jpeg,.webp'

type OrderUploadsProps = {
  reference: string
  uploads: OrderUploadsView
  /** What was wrong with saying that all is here. */
  problem: string | null
}

export default placed(OrderUploads)

/** The files that a customer hands over: what is asked for, what has arrived, and what is on its way. */
function OrderUploads({ reference, uploads, problem }: OrderUploadsProps) {
  const { files, unfinished, sending, busy, said, add, again, cancel, takeBackFile, discard } = useOrderUploads(reference, uploads)
  return (
    <div>
      <p className="text-ink-soft">PDF, Word, text or pictures, up to {FILE_MB_MAX} MB each. If your connection drops, the upload resumes where it stopped.</p>
      <noscript>Handing over files here needs JavaScript. Without it, please email them to {PROVIDER.email}.</noscript>
      <ul aria-label="Files of this order" className="mt-4 divide-y divide-line border-t border-line">
        {uploads.needs.map((need) => (
          <Need key={need} need={need} wanted={uploads.waits.some(({ needed }) => needed.includes(need))} arrived={files.some((file) => file.need === need)} onAdd={(chosen) => add(need, chosen)}>
            {files
              .filter((file) => file.need === need)
              .map((file) => (
                <Arrived key={file.id} file={file} onTakeBack={() => takeBackFile(file)} />
              ))}
            {unfinished
              .filter((one) => one.need === need)
              .map((one) => (
                <Unfinished key={one.id} upload={one} onDiscard={() => discard(one)} />
              ))}
            {sending
              .filter((one) => one.need === need)
              .map((one) => (
                <OnItsWay key={one.key} one={one} onCancel={() => cancel(one)} onAgain={() => again(one)} />
              ))}
          </Need>
        ))}
      </ul>
      <p role="status" className="sr-only">
        {said}
      </p>
      {uploads.waits.map(({ deliverableId, label, needed }) => {
        const missing = needed.filter((need) => !files.some((file) => file.need === need))
        return (
          <form key={deliverableId} method="post" data-page-form className="mt-5 border-t border-line pt-5">
            <input type="hidden" name="intent" value="files-complete" />
            <input type="hidden" name="deliverableId" value={deliverableId} />
            {problem === null ? null : (
              <p role="alert" className="mb-3 font-medium text-alert">
                {problem}
              </p>
            )}
            {missing.length > 0 ? (
              <p>
                {label} begins once these are here: {missing.map((need) => FILE_NEED_WORDS[need].label).join(', ')}.
              </p>
            ) : (
              <>
                <p>Is everything here? Then {label} can begin. You can still add files later.</p>
                <button className="button button-primary mt-3" disabled={busy}>
                  Everything is here, begin
                </button>
              </>
            )}
          </form>
        )
      })}
    </div>
  )
}

function Need({ need, wanted, arrived, onAdd, children }: { need: FileNeed; wanted: boolean; arrived: boolean; onAdd(files: readonly File[]): void; children: React.ReactNode }) {
  const id = useId()
  const { label, hint } = FILE_NEED_WORDS[need]
  return (
    <li className="py-4" data-need={need}>
      <div className="flex items-center justify-between gap-x-4">
        <div className="min-w-0">
          <p id={`${id}-label`} className="font-semibold">
            {label}
            {wanted && !arrived ? <span className="ml-2 rounded-md bg-amber-tint px-2 py-0.5 text-sm font-medium text-amber">needed</span> : null}
          </p>
          {hint === '' ? null : <p className="text-sm text-ink-soft">{hint}</p>}
        </div>
        <div className="shrink-0">
          <input
            id={id}
            type="file"
            multiple
            accept={ACCEPT}
            className="peer sr-only"
            aria-labelledby={`${id}-add ${id}-label`}
            onChange={({ target }) => {
              onAdd([...(target.files ?? [])])
              target.value = ''
            }}
          />
          <label id={`${id}-add`} htmlFor={id} className="button button-secondary peer-focus-visible:focus-ring">
            Add files
          </label>
        </div>
      </div>
      <ul className="space-y-2 not-empty:mt-3">{children}</ul>
    </li>
  )
}

const ROW = 'flex flex-wrap items-center gap-x-3 gap-y-1 rounded-lg border border-line bg-white px-3.5 py-2'

function Arrived({ file, onTakeBack }: { file: OrderFileView; onTakeBack(): void }) {
  const [asks, setAsks] = useState(false)
  return (
    <li className={ROW} data-file="arrived">
      <span className="min-w-0 flex-1 wrap-anywhere">
        {file.url === null ? (
          `${file.name} (no longer kept)`
        ) : (
          <a className="link font-semibold" href={file.url} download>
            {file.name}
          </a>
        )}{' '}
        <span className="text-sm text-ink-soft">{formatBytes(file.bytes)}</span>
      </span>
      {asks ? (
        <>
          <button type="button" className="button button-quiet text-sm text-alert" onClick={onTakeBack} autoFocus>
            Yes, remove it<span className="sr-only">: {file.name}</span>
          </button>
          <button type="button" className="button button-quiet text-sm" onClick={() => setAsks(false)}>
            Keep it
          </button>
        </>
      ) : (
        <button type="button" className="button button-quiet text-sm" onClick={() => setAsks(true)}>
          Remove<span className="sr-only"> {file.name}</span>
        </button>
      )}
    </li>
  )
}

function Unfinished({ upload, onDiscard }: { upload: UnfinishedUpload; onDiscard(): void }) {
  return (
    <li className={ROW} data-file="unfinished">
      <span className="min-w-0 flex-1 wrap-anywhere">
        {upload.name}: {formatBytes(upload.received)} of {formatBytes(upload.bytes)} arrived. Choose the same file again, and it goes on from there.
      </span>
      <button type="button" className="button button-quiet text-sm" onClick={onDiscard}>
        Discard<span className="sr-only"> {upload.name}</span>
      </button>
    </li>
  )
}

const STATES: Record<Sending['state'], string> = { queued: 'waits for its turn', sending: '', waiting: 'no connection; it goes on by itself', failed: '' }

function OnItsWay({ one, onCancel, onAgain }: { one: Sending; onCancel(): void; onAgain(): void }) {
  const { source, bytes, received, state, message } = one
  return (
    <li className={ROW} data-file={state}>
      <span className="min-w-0 flex-1 basis-48 wrap-anywhere">
        {source.name}{' '}
        <span className="text-sm text-ink-soft">
          {state === 'failed' ? formatBytes(bytes) : `${formatBytes(received)} of ${formatBytes(bytes)}`}
          {STATES[state] === '' ? '' : `, ${STATES[state]}`}
        </span>
        {state === 'failed' ? (
          <span role="alert" className="block text-sm font-medium text-alert">
            {message}
          </span>
        ) : (
          <progress className="mt-1 block h-2 w-full accent-pine" aria-label={`${source.name} on its way`} max={Math.max(1, bytes)} value={received} />
        )}
      </span>
      {state === 'failed' && source.size <= ORDER_FILE_BYTES_MAX ? (
        <button type="button" className="button button-quiet text-sm" onClick={onAgain}>
          Try again<span className="sr-only">: {source.name}</span>
        </button>
      ) : null}
      <button type="button" className="button button-quiet text-sm" onClick={onCancel}>
        {state === 'failed' ? 'Remove' : 'Cancel'}
        <span className="sr-only"> {source.name}</span>
      </button>
    </li>
  )
}
