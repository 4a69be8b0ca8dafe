/** Sees to it that no option rests on a degree or a post alone while a deed of the person's own field is untold, and that the strongest deeds are told somewhere. */
import { isSame, worthAsTold, type Bears, type Line } from './first-record.ts'

/** From which strength on a deed fills an option that tells nothing, takes the place of a slight one that bears on nothing, and stands beside another. */
const LEAST = { alone: 0.5, instead: 2, beside: 2 }
/** From which strength on a deed that is about the subject stands beside another. */
const LEAST_FITTING = 0.3
/** How near a deed has to lie to an option that is not its subject, by its strength, weakest last: as read against sixty told deeds. */
const ACCEPTED = [
  { worth: 4.5, nearness: -4.5 },
  { worth: 2, nearness: -3.6 },
  { worth: -Infinity, nearness: -2.5 },
] as const
/** By how much two options have to gain together for their deeds to change places. */
const GAIN = 1
/** Up to here a deed that is not on the subject of its option gives way to one that is as much stronger. */
const SLIGHT = 1
const STRONGER = 2
/** What a step of nearness to the subject is worth where one of several deeds is taken. */
const NEARNESS_WORTH = 0.5
const TOLD_MOST = 2

/** Whether a reader would accept the deed in an option of a subject that lies so near. */
const isAccepted = (worth: number, nearness: number): boolean => nearness >= (ACCEPTED.find((step) => worth >= step.worth)?.nearness ?? 0)

/** The lines without the deeds of another subject that no reader would take for support; what `stays` says was told for its option is kept. */
export function withoutFar<L extends Line>(
  told: readonly (readonly L[])[],
  { onSubject }: Pick<Bears<L>, 'onSubject'>,
  stays: (line: L, at: number) => boolean,
  nearness: (line: L, at: number) => number,
): L[][] {
  return told.map((of, at) => of.filter((line) => line.kind !== 'work' || stays(line, at) || onSubject(line, at) || isAccepted(worthAsTold(line), nearness(line, at))))
}

/**
 * The lines of each option. An option that tells nothing takes the deed of most strength and nearness that stands nowhere else; what is strong and
 * untold then takes the place of a slight deed of another subject, or stands beside one. Nothing is said of how it bears on the subject.
 * @param nearness how near a line is to the subject of an option, in the steps of the matcher
 */
export function withStrongLines<L extends Line>(told: readonly (readonly L[])[], all: readonly L[], { onSubject, inField }: Bears<L>, nearness: (line: L, at: number) => number): L[][] {
  const lines = told.map((of) => [...of])
  const open = all.filter((line) => line.kind === 'work' && inField(line)).toSorted((a, b) => worthAsTold(b) - worthAsTold(a))
  const untold = () => open.filter((line) => !lines.some((of) => of.some((one) => isSame(one, line))))
  const weigh = (line: L, at: number) => worthAsTold(line) + nearness(line, at) * NEARNESS_WORTH
  lines.forEach((own, at) => {
    if (own.length > 0) return
    const [best] = untold()
      .filter((line) => worthAsTold(line) >= LEAST.alone && isAccepted(worthAsTold(line), nearness(line, at)))
      .toSorted((a, b) => weigh(b, at) - weigh(a, at))
    if (best) own.push(best)
  })
  for (const line of untold()) {
    const worth = worthAsTold(line)
    const places = lines
      .map((own, at) => ({ own, at }))
      .filter(({ at }) => onSubject(line, at) || isAccepted(worth, nearness(line, at)))
      .toSorted((a, b) => nearness(line, b.at) - nearness(line, a.at))
    const slight =
      worth < LEAST.instead
        ? undefined
        : places.find(({ own, at }) => own.length === 1 && own.every((one) => one.kind === 'work' && !onSubject(one, at) && worthAsTold(one) <= SLIGHT && worthAsTold(one) + STRONGER <= worth))
    if (slight) {
      slight.own.splice(0, 1, line)
      continue
    }
    const beside = places.find(({ own }) => own.length < TOLD_MOST)
    if (!beside) continue
    const fits = worth >= LEAST_FITTING && onSubject(line, beside.at)
    if (fits || worth + Math.max(0, nearness(line, beside.at)) * NEARNESS_WORTH >= LEAST.beside) beside.own.push(line)
  }
  return lines
}

/**
 * Two options that each tell one deed change places with it where both together gain in nearness to their subjects. What `stays` says was told for its
 * option, such as the work that is handed on there, stays.
 */
export function bestPlaced<L extends Line>(told: readonly (readonly L[])[], stays: (line: L, at: number) => boolean, nearness: (line: L, at: number) => number): L[][] {
  const lines = told.map((of) => [...of])
  const isFree = (at: number) => lines[at]?.length === 1 && lines[at].every((line) => line.kind === 'work' && !stays(line, at))
  for (let one = 0; one < lines.length; one++)
    for (let other = one + 1; other < lines.length; other++) {
      const [here] = lines[one] ?? []
      const [there] = lines[other] ?? []
      if (!here || !there || !isFree(one) || !isFree(other)) continue
      const gain = nearness(here, other) + nearness(there, one) - nearness(here, one) - nearness(there, other)
      if (gain < GAIN) continue
      lines[one] = [there]
      lines[other] = [here]
    }
  return lines
}
