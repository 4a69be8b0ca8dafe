import type { CaseTasks } from '../../usecases/view-petition.ts'
import { Card } from './order-cards.tsx'

/** What the customer can do for their petition now; leads to the page of the case. */
export function CaseCard({ reference, tasks }: { reference: string; tasks: CaseTasks | null }) {
  if (tasks === null) return null
  const { toConfirm, toAnswer, choose } = tasks
  const todo = [...(choose ? ['choose your endeavor and arguments'] : []), ...(toConfirm > 0 ? [`look at ${toConfirm === 1 ? 'one fact' : `${toConfirm} facts`} that we read`] : []), ...(toAnswer > 0 ? [`answer ${toAnswer === 1 ? 'one question' : `${toAnswer} questions`}`] : [])]
  return (
    <Card heading={choose ? 'Next step: choose your endeavor' : 'Your case'}>
      <p>{todo.length === 0 ? 'You have looked at everything. You can still correct a fact.' : `Please ${todo.join(', and ')}. Your letter is written from what you confirm, and from nothing else.`}</p>
      <a className={`button mt-4 ${todo.length === 0 ? 'button-secondary' : 'button-primary'}`} href={`/orders/${encodeURIComponent(reference)}/case${choose ? '#choice' : ''}`}>
        Open your case
      </a>
    </Card>
  )
}
