import { useState } from 'react'
import type { QueueCounts } from '../../usecases/ports.ts'
import { Modal } from '../ui/modal.tsx'
import { ActButton, Badge, formatUtcMinute, ROW } from './console-parts.tsx'
import { PagedList, type ListPage } from './paged-list.tsx'

type Job = { id: string; name: keyof typeof NAMES; failedAt: string; tries: number; error: string }
type JobsPage = ListPage<Job> & { queues: QueueCounts[] }

const NAMES: Record<QueueCounts['name'], string> = {
  'send-mail': 'Send an e-mail',
  'deliver-sandbox-event': 'Report a test payment',
  'assemble-package': 'Make a package',
  'refund-payment': 'Give a payment back',
  'delete-expired': 'Delete what has expired',
  'requeue-mails': 'Queue stranded mails again',
}

const CELL = 'px-2 py-2.5 text-right tabular-nums last:pr-4 sm:px-5'

const counted = (count: number) => (count > 1000 ? '1,000+' : count.toLocaleString('en-US'))

function Queues({ queues }: JobsPage) {
  return (
    <>
      <div className="card mt-5 overflow-x-auto">
        <table className="w-full border-collapse">
          <thead>
            <tr className="border-b border-line-strong text-left">
              {['Work', 'Waiting', 'Running', 'Given up'].map((heading, index) => (
                <th key={heading} scope="col" className={`px-2 py-2.5 font-semibold first:pl-4 last:pr-4 sm:px-5 ${index === 0 ? '' : 'text-right'}`}>
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {queues.map(({ name, waiting, retrying, active, dead }) => (
              <tr key={name} className="border-b border-line last:border-0">
                <th scope="row" className="py-2.5 pr-2 pl-4 text-left font-normal sm:px-5">
                  {NAMES[name]}
                </th>
                <td className={CELL}>
                  {counted(waiting)}
                  {retrying === 0 ? null : <span className="block text-sm text-ink-soft">{counted(retrying)} after a failure</span>}
                </td>
                <td className={CELL}>{counted(active)}</td>
                <td className={`${CELL} ${dead > 0 ? 'font-semibold text-alert' : ''}`}>{counted(dead)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <h2 className="mt-8 mb-4 text-heading">Given up</h2>
    </>
  )
}

/** Asks once more before the work is done again: a package is mailed again, a refund is asked for again. */
function RunAgain({ job, again }: { job: Job; again: () => void }) {
  const [asking, setAsking] = useState(false)
  return (
    <>
      <button type="button" className="button button-secondary" onClick={() => setAsking(true)}>
        Run again
      </button>
      <Modal open={asking} onClose={() => setAsking(false)} title="Run this job again?">
        <p>
          {NAMES[job.name]}, given up {formatUtcMinute(job.failedAt)}: {job.error}
        </p>
        <p className="mt-3">Find the cause first: with the same cause it is given up again. A payment is never given back twice.</p>
        <div className="mt-6">
          <ActButton
            path={`/api/console/jobs/${job.id}/run`}
            done="The job is in its queue again"
            after={() => {
              setAsking(false)
              again()
            }}
          >
            Run it again
          </ActButton>
        </div>
      </Modal>
    </>
  )
}

export function JobsView() {
  return (
    <>
      <h1 className="text-title">Jobs</h1>
      <p className="mt-1 max-w-prose text-ink-soft">Work that is done behind the pages. What fails is tried again with growing pauses, then given up and kept here for 30 days.</p>
      <PagedList<Job, JobsPage> path="/api/console/jobs" label="Jobs given up" empty="No job was given up." head={Queues}>
        {(job, again) => (
          <li key={job.id} className={`flex flex-wrap items-center justify-between gap-3 ${ROW}`}>
            <span className="min-w-0 flex-1 basis-64">
              <span className="block font-semibold">{NAMES[job.name]}</span>
              <span className="block text-sm text-ink-soft">
                {formatUtcMinute(job.failedAt)} · {job.tries} tries
              </span>
              <span className="block text-sm wrap-anywhere text-alert">{job.error}</span>
            </span>
            <Badge tone="bad">Given up</Badge>
            <RunAgain job={job} again={again} />
          </li>
        )}
      </PagedList>
    </>
  )
}
