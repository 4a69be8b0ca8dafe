/** "2014 –" with nothing behind the dash: the position may go on to this day, or its end was lost. */
import { yearsOfRoles } from './role-years.ts'
import { monthsOf, type ReadRole } from './role-facts.ts'

/**
 * A hanging end is never sure. It is no present position where another one goes on in words, or began later and has an end.
 * @param saysCurrent the heading over the position says that it goes on
 */
export function withHangingEnds(roles: ReadRole[], saysCurrent: (role: ReadRole) => boolean): ReadRole[] {
  const told = roles.map((role) => (role.hangs === true && saysCurrent(role) ? { ...role, hangs: undefined } : role))
  const settled = told.filter(({ hangs }) => hangs !== true)
  return told.map((role) => {
    if (role.hangs !== true) return role
    const ended = settled.some(({ start, current }) => current || (start !== null && role.start !== null && monthsOf(start) > monthsOf(role.start)))
    return { ...role, certainty: 'unsure', current: !ended }
  })
}

/** "Scheduler (volunteer)"; a "Volunteer Coordinator" is employed. */
const UNPAID = /\(\s*(?:unpaid|voluntary|volunteer)\s*\)|^volunteer$|[,–—-]\s+volunteer$/i
/** "Volunteer 05/2007 – 05/2010", of which no title is read. */
const HEADED_UNPAID = /^volunteer\W+\d/i

/** The years of paid work counted, null where it matters by more than one whether the positions that hang have ended. */
export function yearsBesideHanging(roles: ReadRole[], now: Date): number | null {
  const paid = roles.filter(({ title, place }) => !UNPAID.test(title ?? '') && !(title === null && HEADED_UNPAID.test(place?.quote ?? '')))
  const counted = yearsOfRoles(paid, now)
  const most = yearsOfRoles(
    paid.map((role) => (role.hangs === true ? { ...role, current: true } : role)),
    now,
  )
  return counted === null || most === null || most - counted > 1 ? null : counted
}
