/** What a field of the consultant's profile may hold. A section of fields becomes one schema here. */
import { z } from 'zod'
import { FILE_MEDIA_TYPES, fileKindOf } from '../uploads/upload-limits.ts'
import { dataUrlLengthMax, decodeDataUrl } from '../uploads/data-url.ts'
import { numeric, oneOf, required, url } from './form-rules.ts'

type Common = { name: string; label: string; hint?: string; required?: boolean }
type Line = Common & { kind: 'text' | 'long'; max: number }
export type PlainField =
  | Line
  | (Common & { kind: 'url' })
  | (Common & { kind: 'number'; max: number })
  | (Common & { kind: 'colour' })
  | (Common & { kind: 'choice'; options: readonly { value: string; label: string }[] })
  | (Common & { kind: 'photo' })
/** Repeated entries, each with the same lines. */
export type ListField = Common & { kind: 'list'; max: number; entry: readonly Line[]; entryLabel: string }
/** Any number of the options. */
export type ChoicesField = Common & { kind: 'choices'; options: readonly { value: string; label: string }[] }
export type ProfileField = PlainField | ListField | ChoicesField

/** A photo is shown small: this is enough for 800 pixels. */
export const PHOTO_BYTES_MAX = 512 * 1024

export const PHOTO_REFUSED = 'Use a JPEG, PNG or WebP picture of at most 512 KB'

const WORDS = {
  required: 'Please fill in this field',
  url: 'Enter an address that starts with http:// or https://',
  number: 'Enter a number',
  choice: 'Choose one of the options',
  colour: 'Choose a color',
  photo: PHOTO_REFUSED,
} as const

function isPhoto(data: string): boolean {
  const decoded = data.length > dataUrlLengthMax(PHOTO_BYTES_MAX) ? null : decodeDataUrl(data, PHOTO_BYTES_MAX)
  if (decoded?.kind !== 'file') return false
  const kind = fileKindOf(decoded.bytes)
  return (kind === 'jpeg' || kind === 'png' || kind === 'webp') && data.startsWith(`data:${FILE_MEDIA_TYPES[kind]};`)
}

/** Every value is text; an optional one may be empty. */
function textSchema(field: Common, passes: (text: string) => boolean, words: string) {
  return z
    .string({ error: field.required ? WORDS.required : words })
    .trim()
    .superRefine((text, context) => {
      if (!required(text)) {
        if (field.required) context.addIssue({ code: 'custom', message: WORDS.required })
      } else if (!passes(text)) context.addIssue({ code: 'custom', message: words })
    })
}

function schemaOf(field: ProfileField): z.ZodType {
  const options = 'options' in field ? field.options.map(({ value }) => value) : []
  switch (field.kind) {
    case 'text':
    case 'long':
      return textSchema(field, (text) => text.length <= field.max, `At most ${field.max} characters`)
    case 'url':
      return textSchema(field, (text) => text.length <= 2000 && url(text), WORDS.url)
    case 'number':
      return z.preprocess(
        (value) => (typeof value === 'number' ? String(value) : value),
        textSchema(field, (text) => numeric(text) && Number(text) >= 0 && Number(text) <= field.max, `${WORDS.number} from 0 to ${field.max}`),
      )
    case 'colour':
      return textSchema(field, (text) => /^#[0-9a-f]{6}$/i.test(text), WORDS.colour)
    case 'choice':
      return textSchema(field, (text) => oneOf(text, options), WORDS.choice)
    case 'photo':
      return textSchema(field, isPhoto, WORDS.photo)
    case 'choices':
      return z.array(z.string().refine((value) => oneOf(value, options), WORDS.choice)).max(options.length)
    case 'list':
      return z.array(z.object(Object.fromEntries(field.entry.map((line) => [line.name, schemaOf(line)])))).max(field.max, `At most ${field.max}`)
  }
}

/** The values of a section. A field that is left out is empty; unknown fields are dropped. */
export function sectionSchema(fields: readonly ProfileField[]) {
  return z.object(
    Object.fromEntries(
      fields.map((field) => {
        const empty = field.kind === 'list' || field.kind === 'choices' ? [] : ''
        return [field.name, z.preprocess((value) => value ?? empty, schemaOf(field))]
      }),
    ),
  )
}

export type SectionValues = Record<string, string | string[] | Record<string, string>[]>
