/** The published priorities that profession topics refer to. */
import { priorities, type Priority } from './priority-sources.ts'

export const PRIORITY_KEYS = [
  'CET',
  'AIAP',
  'CYB',
  'GRID',
  'S2P',
  'CHIPS',
  'API',
  'MIN',
  'HRSA',
  'HPSA',
  'CMS',
  'AML',
  'AIED',
  'TRADE',
  'DRONE',
  'FAAF',
  'TSA',
  'SBIR',
  'HUBS',
  'OZ',
  'PQC',
  'RMF',
  'NICE',
  'CISA',
  'FED',
  'SBA',
  'ITA',
  'MEP',
  'BEAD',
  'SPEC',
  'PFAS',
  'PSM',
  'DIB',
  'NHTSA',
  'NASA',
  'CDC',
  'VA',
  'GSA',
  'FAST',
] as const
export type PriorityKey = (typeof PRIORITY_KEYS)[number]

const byKey = new Map(priorities.map((priority) => [priority.key, priority]))

/** Title, date and address of a priority. Throws when the list no longer holds the key. */
export function getPriority(key: PriorityKey): Priority {
  const found = byKey.get(key)
  if (found === undefined) throw new Error(`no priority ${key}`)
  return found
}
