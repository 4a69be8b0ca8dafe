/** `kept` and `missed`: first deliveries of the last 30 days. `overdue`: what is over its time now and not delivered, however long. */
type Promises = { kept: number; missed: number; overdue: number }

/** Which share of the promises was kept: one that ran out is missed from then on, and not only once it is delivered. */
export function promiseWords({ kept, missed, overdue }: Promises): string {
  const all = kept + missed + overdue
  if (all === 0) return 'No promised delivery in the last 30 days.'
  // Rounded down: nothing but all of them is 100%.
  const share = `${kept} of ${all} ${all === 1 ? 'promise' : 'promises'} kept (${Math.floor((kept / all) * 100)}%).`
  const delivered = [...(kept > 0 ? [`${kept} on time`] : []), ...(missed > 0 ? [`${missed} late`] : [])].join(', ')
  return [share, ...(delivered === '' ? [] : [`Delivered in the last 30 days: ${delivered}.`]), ...(overdue > 0 ? [`Overdue and not delivered: ${overdue}.`] : [])].join(' ')
}
