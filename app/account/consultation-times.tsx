import { useState, type FormEvent } from 'react'
import type { OwnTime } from '../../usecases/consultations.ts'
import { showAlert } from '../ui/alerts.ts'
import { FormNotice, TextField } from '../ui/form-field.tsx'
import { LocalTime } from '../ui/local-time.tsx'
import { callAsUser } from './stored-user.ts'

/** Times that follow each other, half an hour each. */
const MANY = [1, 2, 4, 8] as const
const HALF_HOUR_MS = 30 * 60_000

type TimesProps = { place: '/tutors' | '/api/console'; times: readonly OwnTime[]; again(): void }

/** What a consultant or operator offers, and who comes when. */
export function ConsultationTimes({ place, times, again }: TimesProps) {
  async function act(path: string, body: Record<string, unknown>, done: string) {
    const answer = await callAsUser(`${place}/times/${path}`, body)
    showAlert(answer.ok ? { kind: 'success', message: done } : { kind: 'error', message: answer.message })
    again()
  }
  // The account has the card's own heading above these; the console's page has its title.
  const Heading = place === '/tutors' ? 'h3' : 'h2'
  const booked = times.filter(({ order }) => order !== null)
  const free = times.filter(({ order }) => order === null)
  return (
    <div className="space-y-8">
      <OfferForm place={place} again={again} />
      <section>
        <Heading className="mb-3 text-heading">Booked</Heading>
        {booked.length === 0 ? <p className="text-ink-soft">Nobody has booked a time of yours.</p> : null}
        <ul aria-label="Booked consultations" className="space-y-3">
          {booked.map((time) => (
            <li key={time.id} className="flex flex-wrap items-center justify-between gap-3 rounded-lg border border-line px-4 py-3">
              <span className="min-w-0">
                <span className="block font-semibold">
                  <LocalTime at={time.startsAt} />
                </span>
                <span className="block text-sm wrap-anywhere text-ink-soft">
                  {time.email}, order {time.order}
                  {time.held ? ', held' : ''}
                </span>
              </span>
              {time.held ? null : time.canBeHeld ? (
                <button type="button" className="button button-primary" onClick={() => void act(`${time.id}/held`, {}, 'Marked as held; the customer is told')}>
                  Mark as held
                </button>
              ) : (
                <button type="button" className="button button-secondary" onClick={() => void act(`${time.id}/return`, {}, 'Given back; the customer is told and chooses another time')}>
                  I cannot come
                </button>
              )}
            </li>
          ))}
        </ul>
      </section>
      <section>
        <Heading className="mb-3 text-heading">Free</Heading>
        {free.length === 0 ? <p className="text-ink-soft">You offer no times. Customers who bought a consultation then agree on one by email.</p> : null}
        <ul aria-label="Free times" className="grid gap-2 sm:grid-cols-2">
          {free.map((time) => (
            <li key={time.id} className="flex items-center justify-between gap-3 rounded-lg border border-line px-4 py-2">
              <LocalTime at={time.startsAt} />
              <button type="button" className="button button-quiet text-sm" onClick={() => void act(`${time.id}/removal`, {}, 'Not offered any more')}>
                Take back<span className="sr-only"> this time</span>
              </button>
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}

function OfferForm({ place: path, again }: Pick<TimesProps, 'place' | 'again'>) {
  const [day, setDay] = useState('')
  const [time, setTime] = useState('')
  const [many, setMany] = useState<number>(1)
  const [place, setPlace] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [sending, setSending] = useState(false)
  async function offer(event: FormEvent) {
    event.preventDefault()
    if (sending) return
    const first = Date.parse(`${day}T${time}`)
    if (!Number.isFinite(first)) return setProblem('Choose a day and a time.')
    setSending(true)
    const startsAt = Array.from({ length: many }, (_, index) => new Date(first + index * HALF_HOUR_MS).toISOString())
    const answer = await callAsUser(`${path}/times`, { startsAt, place })
    setSending(false)
    if (!answer.ok) return setProblem(answer.message)
    setProblem(null)
    showAlert({ kind: 'success', message: many === 1 ? 'The time is offered' : `${many} times are offered` })
    again()
  }
  return (
    <form onSubmit={offer} className="space-y-4" aria-label="Offer times">
      <div className="grid gap-4 sm:grid-cols-3">
        <TextField type="date" label="Day" required value={day} onChange={({ target }) => setDay(target.value)} />
        <TextField type="time" label="From, in your own time" required step={300} value={time} onChange={({ target }) => setTime(target.value)} />
        <label className="block font-semibold">
          How many half hours
          <select className="field mt-1.5" value={many} onChange={({ target }) => setMany(Number(target.value))}>
            {MANY.map((count) => (
              <option key={count}>{count}</option>
            ))}
          </select>
        </label>
      </div>
      <TextField label="Where you meet" hint="A link or a phone number. Whoever books reads it." optional maxLength={300} value={place} onChange={({ target }) => setPlace(target.value)} />
      {problem === null ? null : <FormNotice tone="error">{problem}</FormNotice>}
      <button type="submit" className="button button-primary" aria-disabled={sending}>
        Offer
      </button>
    </form>
  )
}
