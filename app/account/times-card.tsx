import { useCallback, useEffect, useState } from 'react'
import type { OwnTime } from '../../usecases/consultations.ts'
import { LoadFailed } from '../ui/load-failed.tsx'
import { ConsultationTimes } from './consultation-times.tsx'
import { askAsUser } from './stored-user.ts'

/** The consultations of a consultant. */
export function TimesCard() {
  const [times, setTimes] = useState<OwnTime[] | null>(null)
  const [failed, setFailed] = useState<string | null>(null)
  const load = useCallback(async () => {
    const answer = await askAsUser('GET /tutors/times', {})
    setFailed(answer.ok ? null : answer.message)
    if (answer.ok) setTimes(answer.value)
  }, [])
  useEffect(() => void load(), [load])
  return (
    <section className="card p-5 sm:p-7" id="times">
      <h2 className="mb-5 text-heading">Consultations</h2>
      {failed !== null && times === null ? <LoadFailed message={failed} again={() => void load()} /> : null}
      {times === null ? failed === null ? <p role="status">Loading…</p> : null : <ConsultationTimes place="/tutors" times={times} again={() => void load()} />}
    </section>
  )
}
