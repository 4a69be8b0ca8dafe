import { ConsultationTimes } from '../account/consultation-times.tsx'
import { WhenLoaded } from './console-parts.tsx'
import { useLoaded } from './use-loaded.ts'

/** An operator's own consultations; those of a consultant stand in the consultant's account. */
export function Consultations() {
  const { loaded, again } = useLoaded('GET /api/console/times', {})
  return (
    <>
      <h1 className="text-title">My consultations</h1>
      <p className="mt-1 mb-6 max-w-2xl text-ink-soft">
        Times that you offer yourself. Customers who bought a consultation choose one on the page of their order; both of you are mailed a file for the calendar and reminded the day before.
      </p>
      <div className="card p-5 sm:p-6">
        <WhenLoaded loaded={loaded} again={again}>
          {(times) => <ConsultationTimes place="/api/console" times={times} again={again} />}
        </WhenLoaded>
      </div>
    </>
  )
}
