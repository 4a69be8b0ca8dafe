/** The labelled notices as units of the statistical reader, and the training of its weights: the same each time. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gatherPassages } from '../domain/rfe/gather-passages.ts'
import { foldNotice } from '../domain/rfe/notice-text.ts'
import { unitsOf, type Unit } from '../domain/rfe/sentence-features.ts'
import { KINDS, PLACES, type SentenceWeights, type StoredWeights } from '../domain/rfe/sentence-model.ts'

export const LABELLED = 'test/labelled-notices'
export type Finding = { kind: (typeof KINDS)[number]; prong: string; quote: string }
export type Labelled = { unit: Unit; kinds: Set<Finding['kind']>; prong: string | null }
export type LabelledNotice = { writer: string; name: string; units: Labelled[] }

const words = (text: string): string[] =>
  text
    .toLowerCase()
    .replace(/[’‘]/g, "'")
    .match(/[a-z0-9']+/g) ?? []
type Span = { from: number; to: number }

function spansOf(all: readonly string[], quote: string): Span[] {
  const wanted = words(quote)
  const found: Span[] = []
  for (let from = 0; from + wanted.length <= all.length; from++) if (wanted.every((word, at) => all[from + at] === word)) found.push({ from, to: from + wanted.length })
  return found
}

/** Each finding where it stands: of words that a notice prints more than once, the place behind the finding before it. */
function placed(all: readonly string[], findings: readonly Finding[]): (Span & Finding)[] {
  let last = 0
  return findings.flatMap((finding) => {
    const spans = spansOf(all, finding.quote)
    const span = spans.find(({ from }) => from >= last) ?? spans[0]
    if (span === undefined) return []
    last = span.from
    return [{ ...span, ...finding }]
  })
}

export function labelledNotice(folder: string, writer: string, name: string): LabelledNotice {
  const text = readFileSync(join(folder, writer, `${name}.txt`), 'utf8')
  const { findings } = JSON.parse(readFileSync(join(folder, writer, `${name}.json`), 'utf8')) as { findings: Finding[] }
  const units = unitsOf(gatherPassages(foldNotice([{ lines: text.split(/\r?\n/) }])))
  const all = units.flatMap(({ text }) => words(text))
  const found = placed(all, findings)
  let at = 0
  return {
    writer,
    name,
    units: units.map((unit): Labelled => {
      const from = at
      at += words(unit.text).length
      const own = found.filter((one) => {
        const shared = Math.min(one.to, at) - Math.max(one.from, from)
        return shared > 0 && (shared * 2 > one.to - one.from || shared * 2 > at - from)
      })
      const argued = own.find(({ kind }) => kind !== 'accepted')
      return { unit, kinds: new Set(own.map(({ kind }) => kind)), prong: (argued ?? own[0])?.prong ?? null }
    }),
  }
}

export const labelledNotices = (folder = LABELLED): LabelledNotice[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((one) => one.isDirectory())
    .map(({ name }) => name)
    .toSorted()
    .flatMap((writer) =>
      readdirSync(join(folder, writer))
        .filter((name) => name.endsWith('.json'))
        .toSorted()
        .map((name) => labelledNotice(folder, writer, name.replace('.json', ''))),
    )

/** Features that fewer notices have tell of one case alone. */
const NOTICES_MIN = 3
const ROUNDS = 40
const RATE = 0.15

export type Example = { features: readonly string[]; notice: number; targets: readonly number[]; weight?: number }
export type Weights = { features: Map<string, number>; rows: Float64Array[]; bias: Float64Array }

/** Logistic regression of each target by itself (`softmax`: of one among them), by steps of AdaGrad in a fixed order. */
export function train(examples: readonly Example[], targets: number, softmax: boolean, penalty: number): Weights {
  const seen = new Map<string, Set<number>>()
  for (const { features, notice } of examples) for (const feature of features) (seen.get(feature) ?? seen.set(feature, new Set()).get(feature)!).add(notice)
  const features = new Map([...seen].filter(([, notices]) => notices.size >= NOTICES_MIN).map(([feature], at) => [feature, at]))
  const rows = Array.from({ length: targets }, () => new Float64Array(features.size))
  const squares = Array.from({ length: targets }, () => new Float64Array(features.size).fill(1e-2))
  const bias = new Float64Array(targets)
  const sparse = examples.map((one) => Int32Array.from(one.features.flatMap((feature) => features.get(feature) ?? [])))
  let seed = 7
  const random = () => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0
    return seed / 2 ** 32
  }
  const order = examples.map((_one, at) => at)
  for (let round = 0; round < ROUNDS; round++) {
    for (let at = order.length - 1; at > 0; at--) {
      const other = Math.floor(random() * (at + 1))
      ;[order[at], order[other]] = [order[other]!, order[at]!]
    }
    for (const place of order) {
      const own = sparse[place]!
      const { targets: wanted, weight = 1 } = examples[place]!
      const scores = rows.map((row, target) => own.reduce((sum, feature) => sum + row[feature]!, bias[target]!))
      const most = Math.max(...scores)
      const total = scores.reduce((sum, score) => sum + Math.exp(score - most), 0)
      for (let target = 0; target < targets; target++) {
        const chance = softmax ? Math.exp(scores[target]! - most) / total : 1 / (1 + Math.exp(-scores[target]!))
        const error = (chance - wanted[target]!) * weight
        bias[target]! -= 0.02 * error
        const row = rows[target]!
        const square = squares[target]!
        for (const feature of own) {
          const gradient = error + penalty * row[feature]!
          square[feature]! += gradient * gradient
          row[feature]! -= (RATE * gradient) / Math.sqrt(square[feature]!)
        }
      }
    }
  }
  return { features, rows, bias }
}

/** So little a weight changes nothing. */
const LEAST = 0.04
const HUNDREDTHS = 100

/** The weights as they are stored: in hundredths, the features of no weight left out. */
export const stored = ({ features, rows, bias }: Weights): StoredWeights => {
  const kept = [...features].filter(([, place]) => rows.some((row) => Math.abs(row[place]!) >= LEAST)).toSorted(([one], [other]) => (one < other ? -1 : 1))
  return {
    bias: [...bias].map((one) => Math.round(one * HUNDREDTHS)),
    features: kept.map(([feature]) => feature).join('\n'),
    weights: rows.map((row) => kept.map(([, place]) => Math.round(row[place]! * HUNDREDTHS))),
  }
}

const PENALTY = 0.002

/** The weights that the notices teach. */
export function learned(notices: readonly LabelledNotice[]): SentenceWeights {
  const of = (pick: (one: Labelled) => Omit<Example, 'notice'> | null) =>
    notices.flatMap(({ units }, notice) =>
      units.flatMap((one): Example[] => {
        const example = pick(one)
        return example === null ? [] : [{ ...example, notice }]
      }),
    )
  const kinds = of(({ unit, kinds: own }) => ({ features: unit.kind, targets: KINDS.map((kind) => (own.has(kind) ? 1 : 0)) }))
  const points = of(({ unit, prong }) => (prong === null ? null : { features: unit.point, targets: PLACES.map((place) => (String(place) === prong ? 1 : 0)) }))
  return { kind: stored(train(kinds, KINDS.length, false, PENALTY)), point: stored(train(points, PLACES.length, true, PENALTY)) }
}
