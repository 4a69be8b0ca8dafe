import type { ConsultationView } from '../../usecases/consultations.ts'
import { LocalTime } from '../ui/local-time.tsx'
import { Card } from './order-cards.tsx'

/** The time of a consultation: one is chosen, or the booked one is shown and may be given back. Works without scripts, then in UTC. */
export function ConsultationTimeCard({ view, problem }: { view: ConsultationView | null; problem: string | null }) {
  if (view === null || (view.booked === null && view.free.length === 0)) return null
  const said =
    problem === null ? null : (
      <p role="alert" className="mb-4 font-medium text-alert">
        {problem}
      </p>
    )
  const { booked, free } = view
  return (
    <div id="consultation" className="scroll-mt-20">
      <Card heading={booked === null ? 'Choose a time for your consultation' : 'Your consultation'}>
        {said}
        {booked === null ? (
          <form method="post" data-page-form>
            <input type="hidden" name="intent" value="book-time" />
            <p>30 minutes, already paid. You get a file for your calendar by email.</p>
            <fieldset className="mt-4">
              <legend className="sr-only">Free times</legend>
              <ul className="grid max-h-96 gap-2 overflow-y-auto pr-1 sm:grid-cols-2" data-testid="free-times">
                {free.map((time) => (
                  <li key={time.id}>
                    <label className="flex min-h-11 cursor-pointer items-start gap-3 rounded-lg border border-line bg-white px-3.5 py-2.5 hover:border-pine has-checked:border-pine has-checked:bg-pine-tint has-focus-visible:focus-ring">
                      <input type="radio" name="timeId" value={time.id} required className="mt-1 size-4 shrink-0 accent-pine outline-none" />
                      <span>
                        <LocalTime at={time.startsAt} />
                        <span className="block text-sm text-ink-soft">with {time.with}</span>
                      </span>
                    </label>
                  </li>
                ))}
              </ul>
            </fieldset>
            <button className="button button-primary mt-4">Book this time</button>
          </form>
        ) : (
          <>
            <p className="text-lg">
              <span className="font-semibold">
                <LocalTime at={booked.startsAt} />
              </span>{' '}
              with {booked.with}
            </p>
            {booked.place === '' ? <p className="mt-1 text-ink-soft">You agree on how to meet in the messages below.</p> : <p className="mt-1 wrap-anywhere">Where: {booked.place}</p>}
            {booked.canGiveBack ? (
              <details className="mt-4">
                <summary className="link w-fit cursor-pointer">Another time suits you better?</summary>
                <form method="post" data-page-form className="mt-3">
                  <input type="hidden" name="intent" value="return-time" />
                  <input type="hidden" name="timeId" value={booked.timeId} />
                  <p>Cancel this time and choose another one. You will both get an email.</p>
                  <button className="button button-secondary mt-3">Cancel this time</button>
                </form>
              </details>
            ) : (
              <p className="mt-2 text-ink-soft">This is coming up soon. If you cannot make it, please write in the messages.</p>
            )}
          </>
        )}
      </Card>
    </div>
  )
}
