import { customType } from 'drizzle-orm/pg-core'
import { storableText } from '../../domain/storable-text.ts'

/** As JSON writes a null letter or half of one; it may also be a backslash that stands for itself. */
const MAY_HOLD = /\\u(?:0000|d[89a-f])/

const stored = (_name: string, value: unknown): unknown => (typeof value === 'string' ? storableText(value) : value)

/** The JSON of a value that PostgreSQL takes: a text of which half a letter was left would refuse the whole row. */
export function storableJson(value: unknown): string {
  const json = JSON.stringify(value)
  return MAY_HOLD.test(json) ? JSON.stringify(value, stored) : json
}

/** A column of JSON. */
export const jsonb = customType<{ data: unknown; driverData: unknown }>({
  dataType: () => 'jsonb',
  toDriver: storableJson,
  fromDriver: (value) => (typeof value === 'string' ? (JSON.parse(value) as unknown) : value),
})
