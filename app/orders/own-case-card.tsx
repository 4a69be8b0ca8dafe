import { unconfirmed } from '../../domain/own-case/own-case.ts'
import type { OwnCaseView } from '../../usecases/own-case.ts'
import { Card } from './order-cards.tsx'

/** Leads to the page on which a buyer of the package says the facts of the case once. */
export function OwnCaseCard({ reference, ownCase }: { reference: string; ownCase: OwnCaseView | null }) {
  if (ownCase === null) return null
  const left = unconfirmed(ownCase.own)
  const words =
    ownCase.updatedAt === null
      ? 'Say the facts of your case once. They then stand in a petition letter of your own, a statement, an exhibit index with cover sheets, and data sheets for the forms.'
      : left > 0
        ? `${left === 1 ? 'One fact' : `${left} facts`} from your resume ${left === 1 ? 'waits' : 'wait'} for your yes. Until then ${left === 1 ? 'it stands' : 'they stand'} in no document.`
        : 'Your documents are made of your answers each time you download them.'
  return (
    <Card heading="My case">
      <p>{words}</p>
      <a className={`button mt-4 ${ownCase.updatedAt === null ? 'button-primary' : 'button-secondary'}`} href={`/orders/${encodeURIComponent(reference)}/my-case`}>
        Open my case
      </a>
    </Card>
  )
}
