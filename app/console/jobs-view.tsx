import { useState } from 'react'
import { Badge, ConfirmDialog, formatMinute, ROW } from './console-parts.tsx'
import { JOB_NAMES } from '../../usecases/job-names.ts'
import { PagedList } from './paged-list.tsx'
import type { AnswerOf } from '../ui/ask.ts'

type JobsPage = AnswerOf<'GET /api/console/jobs'>

/** On a phone the counts stand under the name of their work, each after its word. */
const CELL = 'digits-aligned max-sm:pb-2.5 max-sm:text-sm sm:px-5 sm:py-2.5 sm:text-right'

function Word({ children }: { children: string }) {
  return (
    <span aria-hidden="true" className="text-ink-soft sm:hidden">
      {children}{' '}
    </span>
  )
}

const counted = (count: number) => (count > 1000 ? '1,000+' : count.toLocaleString('en-US'))

function Queues({ queues }: JobsPage) {
  return (
    <>
      <div className="card mt-5 overflow-x-auto">
        <table role="table" className="w-full border-collapse max-sm:block">
          <thead role="rowgroup" className="max-sm:sr-only">
            <tr role="row" className="border-b border-line-strong text-left">
              {['Work', 'Waiting', 'Running', 'Given up'].map((heading, index) => (
                <th key={heading} role="columnheader" scope="col" className={`px-5 py-2.5 font-semibold ${index === 0 ? '' : 'text-right'}`}>
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup" className="max-sm:block">
            {queues.map(({ name, waiting, retrying, active, dead }) => (
              <tr key={name} role="row" className="border-b border-line last:border-0 max-sm:grid max-sm:grid-cols-3 max-sm:gap-x-3 max-sm:px-4">
                <th role="rowheader" scope="row" className="text-left font-normal max-sm:col-span-3 max-sm:pt-2.5 sm:px-5 sm:py-2.5">
                  {JOB_NAMES[name]}
                </th>
                <td role="cell" className={CELL}>
                  <Word>Waiting</Word>
                  {counted(waiting)}
                  {retrying === 0 ? null : <span className="block text-sm text-ink-soft">{counted(retrying)} after a failure</span>}
                </td>
                <td role="cell" className={CELL}>
                  <Word>Running</Word>
                  {counted(active)}
                </td>
                <td role="cell" className={`${CELL} ${dead > 0 ? 'font-semibold text-alert' : ''}`}>
                  <Word>Given up</Word>
                  {counted(dead)}
                </td>
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
function RunAgain({ job, again }: { job: JobsPage['rows'][number]; again: () => void }) {
  const [asking, setAsking] = useState(false)
  return (
    <>
      <button type="button" className="button button-secondary" aria-haspopup="dialog" onClick={() => setAsking(true)}>
        Run again
      </button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title="Run this job again?"
        doIt="Run it again"
        path={`/api/console/jobs/${job.id}/run`}
        done="The job is in its queue again"
        after={again}
      >
        <p className="wrap-anywhere">
          {JOB_NAMES[job.name]}, given up {formatMinute(job.failedAt)}: {job.error}
        </p>
        <p className="mt-3">Find the cause first: with the same cause it is given up again. A payment is never given back twice.</p>
      </ConfirmDialog>
    </>
  )
}

export function JobsView() {
  return (
    <>
      <h1 className="text-title">Jobs</h1>
      <p className="mt-1 max-w-prose text-ink-soft">Work that is done behind the pages. What fails is tried again with growing pauses, then given up and kept here for 30 days.</p>
      <PagedList call="GET /api/console/jobs" label="Jobs given up" empty="No job was given up." head={Queues}>
        {(job, again) => (
          <li key={job.id} className={`flex flex-wrap items-center justify-between gap-3 ${ROW}`}>
            <span className="min-w-0 flex-1 basis-64">
              <span className="block font-semibold">{JOB_NAMES[job.name]}</span>
              <span className="block text-sm text-ink-soft">
                {formatMinute(job.failedAt)} · {job.tries} tries
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
