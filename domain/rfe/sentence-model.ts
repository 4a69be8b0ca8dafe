/** How likely a sentence of a notice holds something against the petition, asks for something, or accepts something, and on which point: by weights learned from labelled notices. */
import type { Unit } from './sentence-features.ts'
import type { Point } from './rfe-concerns.ts'

/** Each by itself: one sentence may grant, hold against and ask. */
export const KINDS = ['criticism', 'request', 'accepted'] as const
/** `other`: of no point of the test, as the form or its signature. */
export const PLACES = ['eb2', 1, 2, 3, 'other'] as const satisfies readonly (Point | 'other')[]

/** In hundredths; `features` by lines. */
export type StoredWeights = { bias: number[]; features: string; weights: number[][] }
export type SentenceWeights = { kind: StoredWeights; point: StoredWeights }

export type Likely = { criticism: number; request: number; accepted: number; place: Point | 'other'; sure: number }
export type SentenceModel = (unit: Unit) => Likely

const HUNDREDTHS = 100

function scorer({ bias, features, weights }: StoredWeights): (own: readonly string[]) => number[] {
  const places = new Map(features.split('\n').map((feature, place) => [feature, place]))
  return (own) => {
    const known = own.flatMap((feature) => places.get(feature) ?? [])
    return bias.map((base, target) => known.reduce((sum, place) => sum + (weights[target]?.[place] ?? 0), base) / HUNDREDTHS)
  }
}

const chance = (score: number): number => 1 / (1 + Math.exp(-score))

export function sentenceModel({ kind, point }: SentenceWeights): SentenceModel {
  const kinds = scorer(kind)
  const points = scorer(point)
  return (unit) => {
    const [criticism = 0, request = 0, accepted = 0] = kinds(unit.kind).map(chance)
    const scores = points(unit.point)
    const most = Math.max(...scores)
    const total = scores.reduce((sum, score) => sum + Math.exp(score - most), 0)
    return { criticism, request, accepted, place: PLACES[scores.indexOf(most)]!, sure: 1 / total }
  }
}
