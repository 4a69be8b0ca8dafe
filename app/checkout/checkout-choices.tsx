import type { CheckoutDisclaimer } from '../../content/disclaimers.ts'
import type { AddonWords } from '../../content/checkout.ts'
import { REFERENCE_LETTER_PRICE, REFERENCE_LETTERS_MAX } from '../../domain/pricing/price-list.ts'
import { formatPriceTag } from '../../domain/money.ts'
import { Choice } from '../ui/choice.tsx'
import { RichText } from '../ui/rich-text.tsx'

export function AddonBoxes<K extends string>({
  words,
  chosen,
  onChange,
}: {
  words: Readonly<Record<K, AddonWords>>
  chosen: Readonly<Record<NoInfer<K>, boolean>>
  onChange(key: K, checked: boolean): void
}) {
  return (
    <div className="space-y-2.5">
      {(Object.keys(words) as K[]).map((key) => (
        <Choice
          key={key}
          kind="checkbox"
          label={words[key].label}
          note={<RichText text={words[key].hint} />}
          aside={<RichText text={words[key].price} />}
          checked={chosen[key]}
          onChange={(checked) => onChange(key, checked)}
        />
      ))}
    </div>
  )
}

/** None to three; each count shows what it costs. */
export function ReferenceLetterCount({ count, onChange, none }: { count: number; onChange(count: number): void; none: string }) {
  return (
    <div className="grid gap-2.5 xs:grid-cols-2 md:grid-cols-4">
      {Array.from({ length: REFERENCE_LETTERS_MAX + 1 }, (_, letters) => (
        <Choice
          key={letters}
          kind="radio"
          name="referenceLetters"
          label={letters === 0 ? none : String(letters)}
          aside={letters === 0 ? null : formatPriceTag(letters * REFERENCE_LETTER_PRICE)}
          checked={count === letters}
          onChange={() => onChange(letters)}
        />
      ))}
    </div>
  )
}

/** The full wording stands beside each box before anything is ticked. */
export function DisclaimerBoxes({
  disclaimers,
  given,
  onChange,
}: {
  disclaimers: readonly CheckoutDisclaimer[]
  given: { disclaimer1: boolean; disclaimer2: boolean }
  onChange(given: { disclaimer1: boolean; disclaimer2: boolean }): void
}) {
  return (
    <div className="space-y-2.5">
      {disclaimers.map(({ id, label, full }) => (
        <Choice
          key={id}
          kind="checkbox"
          label={
            <span className="font-semibold">
              <RichText text={label} />
            </span>
          }
          note={<RichText text={full} />}
          checked={given[id]}
          onChange={(checked) => onChange({ ...given, [id]: checked })}
        />
      ))}
    </div>
  )
}
