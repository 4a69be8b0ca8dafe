import type { ReactNode } from 'react'

type PhoneFoldProps = {
  /** Entries that stand open on a phone; the rest is one press away. */
  first: 2 | 3 | 5 | 6
  count: number
  /** What is counted, as in "Show all 12 documents". */
  what: string
  /** One list, whose children are the entries. */
  children: ReactNode
}

/** A list that a phone shows the beginning of. It needs no script, and wider screens and paper show all of it. */
export function PhoneFold({ first, count, what, children }: PhoneFoldProps) {
  return (
    <div className="phone-fold" data-first={count > first ? first : undefined}>
      {children}
      {count > first ? <FoldMore count={count} what={what} /> : null}
    </div>
  )
}

export function FoldMore({ count, what }: { count: number; what: string }) {
  return (
    <label className="fold-more button button-secondary">
      <input type="checkbox" className="sr-only" />
      <span className="fold-all">
        Show all {count} {what}
      </span>
      <span className="fold-fewer">Show fewer {what}</span>
    </label>
  )
}
