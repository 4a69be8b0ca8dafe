import type { ReactNode } from 'react'
import { PRODUCT_NAMES } from '../../content/products.ts'
import { PROVIDER } from '../../content/provider.ts'
import { ORDER_STATE_LABELS, type OrderState } from '../../domain/orders/order-states.ts'
import { placed } from '../ui/site-facts.tsx'
import { CaseCard } from './case-card.tsx'
import { AnswersCard } from './answers-card.tsx'
import { ConsultationTimeCard } from './consultation-time-card.tsx'
import { ConsultationCard } from './consultation-card.tsx'
import { EvaluatedLetter } from './evaluated-letter.tsx'
import { OwnCaseCard } from './own-case-card.tsx'
import { DeliveriesCards } from './deliveries-card.tsx'
import { FilesCard } from './files-card.tsx'
import { LettersCard } from './letters-card.tsx'
import { MessagesCard } from './messages-card.tsx'
import { Bought, Card, NextStep, PromiseClock, ResponseDate, Timeline } from './order-cards.tsx'
import type { OrderFormProblem } from './order-forms.ts'
import type { OrderPageData } from './order-page-data.ts'
import { OrderWay } from './order-way.tsx'
import { readNow, stateSentence } from './order-words.ts'
import { UpgradeCard } from './upgrade-card.tsx'
import { WithdrawalCard } from './withdrawal-card.tsx'

/** States in which news is on its way by itself. */
const MOVING: readonly OrderState[] = ['placed', 'payment_pending']

const READ_NOW = {
  letter: 'In a minute or two the table of what it asks stands here. Please check it then: nothing is drafted before you confirm it.',
  form: 'In a minute or two the facts we read stand here. Please look at them then: your letter is written from what you confirm, and from nothing else.',
} as const

export const OrderPage = placed(Order)

/** `handOver` is the island of the customer's files. */
function Order({
  order,
  next,
  ownCase,
  files,
  consultants,
  uploads,
  answers,
  consultation,
  caseTasks,
  writers,
  now,
  paymentUnavailable,
  linkRenewed,
  newestAsked,
  problem,
  handOver,
}: OrderPageData & { problem: OrderFormProblem | null; handOver?: ReactNode }) {
  const held = order.deliverables.some(({ kind, deliveredAt }) => kind === 'consultation' && deliveredAt !== null)
  const newerOnItsWay = newestAsked && files.kind === 'ready' && files.changes.length > 0
  const refundOnItsWay = order.refundedCents < (order.withdrawalRefundCents ?? 0)
  const reading = readNow({ order, uploads, answers, caseTasks, now })
  const moving = MOVING.includes(order.state) || files.kind === 'preparing' || newerOnItsWay || refundOnItsWay || reading !== null
  const letterDelivered = order.deliverables.some(({ kind, state }) => (kind === 'full-petition' || kind === 'rfe-answer') && (state === 'delivered' || state === 'accepted'))
  const caseCard = <CaseCard reference={order.reference} tasks={caseTasks} delivered={letterDelivered} />
  const comments = caseTasks?.comments ?? 0
  const unsent = comments === 0 ? null : { count: comments, href: `/orders/${encodeURIComponent(order.reference)}/letter#answer` }
  return (
    <div className="shell py-10 md:py-14">
      {/* The script of the site looks for news as long as this stands there. */}
      <div hidden>{moving ? <span data-look-again /> : null}</div>
      <p className="eyebrow">Order {order.reference}</p>
      <h1 className="mt-2 text-title">{PRODUCT_NAMES[order.product]}</h1>
      <div className="mt-4 flex flex-wrap items-baseline gap-x-4 gap-y-2">
        <span data-testid="order-state" data-state={order.state} className="rounded-full bg-ink px-3.5 py-1 text-sm font-semibold text-white">
          {ORDER_STATE_LABELS[order.state]}
        </span>
        <p role="status" className="text-ink-soft">
          {stateSentence(order)}
        </p>
      </div>
      <div className="mt-8 grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="space-y-6">
          <ResponseDate order={order} now={now} />
          <PromiseClock order={order} now={now} />
          {letterDelivered ? null : caseCard}
          {reading === null ? null : (
            <Card heading={reading === 'letter' ? 'We are reading your letter' : 'We are reading your form'}>
              <p>{READ_NOW[reading]}</p>
            </Card>
          )}
          <DeliveriesCards product={order.product} deliverables={order.deliverables} answered={false} problem={problem} choosesOnCase={caseTasks?.choose === true} unsent={unsent} />
          {letterDelivered ? caseCard : null}
          <OwnCaseCard reference={order.reference} ownCase={ownCase} />
          <UpgradeCard order={order} />
          <FilesCard files={files} linkRenewed={linkRenewed} newestAsked={newestAsked} />
          <NextStep order={order} next={next} uploads={uploads} paymentUnavailable={paymentUnavailable} />
          {uploads.needs.length === 0 ? null : (
            <div id="files" className="scroll-mt-20">
              <Card heading="Your files">
                <EvaluatedLetter letter={order.evaluatedLetter} problem={problem?.about === 'letter' ? problem.problem : null} />
                {handOver}
              </Card>
            </div>
          )}
          <LettersCard view={writers} problem={problem?.about === 'letters' ? problem : null} />
          <ConsultationTimeCard view={consultation} problem={problem?.about === 'consultation' ? problem.problem : null} />
          <ConsultationCard consultants={held || consultation?.booked != null || (consultation?.free.length ?? 0) > 0 ? null : consultants} reference={order.reference} />
          <DeliveriesCards product={order.product} deliverables={order.deliverables} answered problem={problem} choosesOnCase={false} unsent={null} />
          <AnswersCard answers={answers} reference={order.reference} />
          <MessagesCard order={order} problem={problem?.about === 'messages' ? problem.problem : null} />
          <Bought order={order} />
          <WithdrawalCard order={order} problem={problem === null || problem.about !== 'withdrawal' ? null : problem.problem} />
        </div>
        <div className="space-y-6">
          <OrderWay order={order} now={now} />
          <Timeline order={order} />
          <p className="text-[0.9375rem] text-ink-soft">
            Bookmark this page: its address opens your order without a password. Questions? Write to{' '}
            <a className="link" href={`mailto:${PROVIDER.email}?subject=${encodeURIComponent(`Order ${order.reference}`)}`}>
              {PROVIDER.email}
            </a>
            .
          </p>
        </div>
      </div>
    </div>
  )
}
