import { joinList } from '../../domain/endeavor/sentence-forms.ts'
import type { CaseTasks } from '../../usecases/view-petition.ts'
import { Card } from './order-cards.tsx'

/** What the customer can do for their petition now; leads to the page of the case. `delivered`: the letter is with them, so nothing there is the next step. */
export function CaseCard({ reference, tasks, delivered }: { reference: string; tasks: CaseTasks | null; delivered: boolean }) {
  if (tasks === null) return null
  const { toConfirm, toAnswer, toSettle, choose, letter, notice } = tasks
  if (delivered && !choose) return <DeliveredCard reference={reference} tasks={tasks} />
  if (notice !== null) return <NoticeCard reference={reference} tasks={tasks} notice={notice} />
  const todo = [
    ...(choose ? ['choose your endeavor and arguments'] : []),
    ...(toConfirm > 0 ? [`look at ${toConfirm === 1 ? 'one fact' : `${toConfirm} facts`} that we read`] : []),
    ...(toAnswer === null ? ['answer what is asked there'] : toAnswer > 0 ? [`answer ${toAnswer === 1 ? 'one question' : `${toAnswer} questions`}`] : []),
    ...(toSettle === null || toSettle === 0 ? [] : [`settle ${toSettle === 1 ? 'one point' : `${toSettle} points`} on which your facts or documents may not agree`]),
  ]
  return (
    <Card heading={choose ? 'Next step: choose your endeavor' : 'Your case'}>
      <p>{todo.length === 0 ? 'You have looked at everything. You can still correct a fact.' : `Please ${joinList(todo)}. Your letter is written from what you confirm, and from nothing else.`}</p>
      <a className={`button mt-4 ${todo.length === 0 ? 'button-secondary' : 'button-primary'}`} href={`/orders/${encodeURIComponent(reference)}/case${choose ? '#choice' : ''}`}>
        Open your case
      </a>
      {letter ? <LetterLink reference={reference} /> : null}
    </Card>
  )
}

/** The same of an answer to a notice: its table comes first. */
function NoticeCard({ reference, tasks, notice }: { reference: string; tasks: CaseTasks; notice: NonNullable<CaseTasks['notice']> }) {
  const { toLookAt, toConfirm, answerable } = notice
  const { toAnswer, choose } = tasks
  const words = !answerable
    ? 'We read the letter you sent, and it is not one that a response answers. Please look at what it is and what you can do.'
    : toConfirm
      ? `We made a table of what the notice asks. Please check it against your letter${toLookAt > 0 ? `: ${toLookAt === 1 ? 'one row is' : `${toLookAt} rows are`} for you to confirm` : ''}. Nothing is drafted before you confirm it.`
      : choose
        ? 'Please choose how each request is answered.'
        : toAnswer === null
          ? 'The table is confirmed. Please look at the questions that are open; the response is written from what you answer, and from nothing else.'
          : toAnswer > 0
            ? `The table is confirmed. ${toAnswer === 1 ? 'One question is' : `${toAnswer} questions are`} open; the response is written from what you answer, and from nothing else.`
            : 'The table is confirmed, and no question is open now. You can still correct a fact.'
  return (
    <Card heading={choose && !toConfirm ? 'Next step: choose how to answer' : 'Your notice, request by request'}>
      <p>{words}</p>
      <a
        className={`button mt-4 ${toConfirm || choose || toAnswer !== 0 ? 'button-primary' : 'button-secondary'}`}
        href={`/orders/${encodeURIComponent(reference)}/case${choose && !toConfirm ? '#choice' : ''}`}
      >
        Open the table
      </a>
      {tasks.letter ? <LetterLink reference={reference} /> : null}
    </Card>
  )
}

/** Your letter was delivered: what is still open in the case changes it only by a revision. */
function DeliveredCard({ reference, tasks }: { reference: string; tasks: CaseTasks }) {
  const { toConfirm, toAnswer, toSettle, letter, notice } = tasks
  const open = [
    ...(toConfirm > 0 ? [toConfirm === 1 ? 'one fact' : `${toConfirm} facts`] : []),
    ...(toAnswer === null || toAnswer === 0 ? [] : [toAnswer === 1 ? 'one question' : `${toAnswer} questions`]),
    ...(toSettle === null || toSettle === 0 ? [] : [toSettle === 1 ? 'one point to settle' : `${toSettle} points to settle`]),
  ]
  return (
    <Card heading={notice === null ? 'Your case' : 'Your notice, request by request'}>
      <p>
        Your {notice === null ? 'letter' : 'response'} was delivered. {open.length === 0 ? 'You can still correct a fact' : `Open in your case: ${open.join(', ')}`}. To have it changed, ask for a
        revision.
      </p>
      <a className="button button-secondary mt-4" href={`/orders/${encodeURIComponent(reference)}/case`}>
        {notice === null ? 'Open your case' : 'Open the table'}
      </a>
      {letter ? <LetterLink reference={reference} /> : null}
    </Card>
  )
}

/** To the letter that was delivered, paragraph by paragraph. */
function LetterLink({ reference }: { reference: string }) {
  return (
    <a className="button button-secondary mt-4 ml-3 max-sm:ml-0" href={`/orders/${encodeURIComponent(reference)}/letter`}>
      Read the letter and comment
    </a>
  )
}
