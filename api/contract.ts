/**
 * The calls whose answers pages read: what each takes and what it answers. Types only, so that nothing of it reaches the
 * browser; the server is held to it by `answered` (answers.ts), pages by `ask` (app/ui/ask.ts).
 */
import type { z } from 'zod'
import type { ProjectReadBack } from '../domain/drafting/project-read-back.ts'
import type { AccountOrder } from '../usecases/account-orders.ts'
import type { AccountView } from '../usecases/account-deps.ts'
import type { checkPromoCode } from '../usecases/check-promo-code.ts'
import type { OwnTime } from '../usecases/consultations.ts'
import type { ConsoleCounts } from '../usecases/console-counts.ts'
import type { ConsoleOrder, OrderRow } from '../usecases/console-orders.ts'
import type { ProfileView } from '../usecases/consultant-profile.ts'
import type { DeletionAnswer } from '../usecases/delete-data.ts'
import type { Draft } from '../usecases/intake-drafts.ts'
import type { ReviewRow } from '../usecases/manage-reviews.ts'
import type { LeadRow, MailRow, PaymentEventRow } from '../usecases/operator-lists.ts'
import type { LetterView } from '../usecases/operator-letters.ts'
import type { OperatorIntakeRow } from '../usecases/operator-orders.ts'
import type { OrderFileView, UnfinishedUpload } from '../usecases/order-uploads.ts'
import type { Page } from '../usecases/paging.ts'
import type { PlanReviewView } from '../usecases/review-plan.ts'
import type { ReturnedView } from '../usecases/returned-letter.ts'
import type { LinkStanding } from '../usecases/payment-links.ts'
import type { compareRevisions } from '../usecases/petition-rounds.ts'
import type { PlacedOrder } from '../usecases/place-order.ts'
import type { ExportRecord, OperatorAction, QueueCounts, DeadJob, PaymentMode, RateLimitAnswer } from '../usecases/ports.ts'
import type { ComparedWriterView, WritersView } from '../usecases/manage-writers.ts'
import type { LetterAnswer } from '../usecases/receive-rfe-letter.ts'
import type { Enrollment, SecondFactorStatus } from '../usecases/second-factor.ts'
import type { ConsultantRow } from '../usecases/shown-consultants.ts'
import type { BuiltInReview } from '../usecases/shown-reviews.ts'
import type { Unanswered } from '../usecases/unanswered.ts'
import type { WorkView } from '../usecases/work-times.ts'
import type { OperatorCase } from '../usecases/view-petition.ts'
import type { Today } from '../usecases/view-today.ts'
import type { Figures } from '../usecases/view-figures.ts'
import type { HealthLine } from '../usecases/view-health.ts'
import type { Funnel } from '../domain/funnel/funnel.ts'
import type { LaunchGap } from '../domain/launch/launch-gap.ts'
import type { Cents } from '../domain/money.ts'
import type { PromoCode } from '../domain/pricing/promo-codes.ts'
import type { Product } from '../domain/pricing/price-list.ts'
import type { ORDER_SCHEMAS } from '../domain/orders/order-selections.ts'
import type { intakeApplicationSchema } from '../domain/intake/intake-application.ts'
import type { PersonFacts } from '../domain/person/person-facts.ts'
import type { basicsBody, confirmBody, requestResetBody, resetBody, signInBody } from './account-calls.ts'
import type { contactBody, evaluationBody, uploadBody } from './contact-calls.ts'
import type { offerBody } from './consultation-calls.ts'
import type { dataRequestBody, deletionBody } from './data-request-calls.ts'
import type { DefaultBody, EndeavorAnswer, FactsAsked, GenerateBody, TuneBody } from './endeavour-calls.ts'
import type { draftBody, draftFileBody } from './intake-calls.ts'
import type { beginUploadBody } from './order-upload-calls.ts'
import type { orderLinksBody, promoBody, upgradeCreditBody } from './order-calls.ts'
import type { confirmationBody, proofBody, stepBody } from './second-factor-calls.ts'

type Call<Answer, Body = never> = { answer: Answer; body: Body }
type Said = { message: string }
type Dated<T extends { at: Date }> = Omit<T, 'at'> & { at: string }

export type Calls = {
  [P in Product as `POST /api/orders/${P}`]: Call<PlacedOrder, z.input<(typeof ORDER_SCHEMAS)[P]>>
} & {
  'POST /api/promo-codes/check': Call<NonNullable<Awaited<ReturnType<typeof checkPromoCode>>>, z.input<typeof promoBody>>
  'POST /api/upgrade-credits/check': Call<{ creditCents: Cents }, z.input<typeof upgradeCreditBody>>
  'POST /api/order-links': Call<Said, z.input<typeof orderLinksBody>>
  'POST /api/orders/:reference/uploads': Call<{ kind: 'begun'; upload: UnfinishedUpload } | { kind: 'kept'; file: OrderFileView }, z.input<typeof beginUploadBody>>
  /** A piece of the file as its bytes; the query says where it begins. */
  'POST /api/orders/:reference/uploads/:id/chunks': Call<{ received: number }, Blob>
  'POST /api/orders/:reference/uploads/:id/completion': Call<{ kind: 'kept'; file: OrderFileView }, Record<never, never>>
  /** A resume as its bytes; how many rows it added to confirm. */
  'POST /api/orders/:reference/my-case/resume': Call<{ rows: number }, Blob>
  /** What the generator read of a resume; how many rows it added to confirm. */
  'POST /api/orders/:reference/my-case/facts': Call<{ rows: number }, PersonFacts>
  'GET /api/orders/:reference/package': Call<{ kind: 'none' | 'deleted' | 'preparing' | 'held' } | { kind: 'ready'; url: string; bytes: number }>
  'POST /api/intake-applications': Call<Said & { matchedBy: 'reference' | 'later'; copyMailed: boolean }, z.input<typeof intakeApplicationSchema>>
  'POST /api/intake-drafts': Call<{ version: number }, z.input<typeof draftBody>>
  'POST /api/intake-drafts/files': Call<Draft['files'][number], z.input<typeof draftFileBody>>
  'POST /api/data-requests/:token/deletion': Call<DeletionAnswer, z.input<typeof deletionBody>>
  'POST /api/data-requests': Call<Said, z.input<typeof dataRequestBody>>
  'POST /api/contact/landing': Call<Said, z.input<typeof contactBody>>
  'POST /api/rfe-evaluations': Call<LetterTaken, z.input<typeof evaluationBody>>
  'POST /contact/apply': Call<LetterTaken, z.input<typeof uploadBody>>

  'POST /endeavour/generate': Call<(EndeavorAnswer & { scanned: boolean; facts: PersonFacts; project: ProjectReadBack | null; seal: string; limit: RateLimitAnswer }) | FactsAsked, GenerateBody>
  'POST /endeavour/generate-tuned': Call<EndeavorAnswer & { seal: string | null; limit: RateLimitAnswer }, TuneBody>
  'POST /endeavour/generate-default': Call<EndeavorAnswer & { seal: string }, DefaultBody>

  'POST /auth': Call<AccountView, z.input<typeof signInBody>>
  'POST /auth/second-factor': Call<AccountView, z.input<typeof stepBody>>
  'GET /users': Call<AccountView>
  'PATCH /users': Call<AccountView & Said, z.input<typeof basicsBody>>
  'POST /users/confirm': Call<Said & { email: string }, z.input<typeof confirmBody>>
  'POST /users/request-password-reset': Call<Said, z.input<typeof requestResetBody>>
  'POST /users/password-reset': Call<Said, z.input<typeof resetBody>>
  'GET /users/orders': Call<AccountOrder[]>
  'GET /users/second-factor': Call<SecondFactorStatus>
  'POST /users/second-factor': Call<Omit<Enrollment, 'kind'>, z.input<typeof proofBody>>
  'POST /users/second-factor/confirmation': Call<{ recoveryCodes: string[] }, z.input<typeof confirmationBody>>
  'POST /users/second-factor/recovery-codes': Call<{ recoveryCodes: string[] }, z.input<typeof proofBody>>
  'POST /users/second-factor/removal': Call<Said, z.input<typeof proofBody>>
  'GET /tutors': Call<ProfileView>

  'GET /tutors/times': Call<OwnTime[]>
  'POST /tutors/times': Call<{ count: number }, z.input<typeof offerBody>>
  'GET /api/console/times': Call<OwnTime[]>
  'POST /api/console/times': Call<{ count: number }, z.input<typeof offerBody>>

  'GET /api/console/today': Call<Today>
  'GET /api/console/counts': Call<ConsoleCounts>
  'GET /api/console/unanswered': Call<{ now: number; rows: Unanswered[] }>
  'GET /api/console/orders': Call<Page<OrderRow>>
  'GET /api/console/due': Call<Page<OrderRow> & { late: string }>
  'GET /api/console/orders/:reference': Call<ConsoleOrder>
  'GET /api/console/orders/:reference/petition': Call<OperatorCase>
  'GET /api/console/orders/:reference/petition/comparison': Call<NonNullable<Awaited<ReturnType<typeof compareRevisions>>>>
  'GET /api/console/orders/:reference/returned-letter': Call<ReturnedView>
  'GET /api/console/orders/:reference/plan-review': Call<PlanReviewView>
  'GET /api/console/orders/:reference/work': Call<WorkView>
  'GET /api/console/orders/:reference/writers': Call<WritersView<ComparedWriterView>>
  'GET /api/console/intakes': Call<Page<OperatorIntakeRow>>
  'GET /api/console/letters': Call<Page<LetterView>>
  'GET /api/console/leads': Call<Page<LeadRow>>
  'GET /api/console/accounts': Call<Page<AccountView>>
  'GET /api/console/accounts/:id/events': Call<{ at: Date; actor: string; what: string }[]>
  'GET /api/console/consultants': Call<Page<ConsultantRow> & { anyWaiting: boolean }>
  'GET /api/console/mails': Call<Page<MailRow>>
  'GET /api/console/payment-events': Call<Page<PaymentEventRow>>
  'GET /api/console/payment-links': Call<{ mode: PaymentMode; syncedAt: string | null; leftOver: string[]; links: PaymentLinkRow[] }>
  'GET /api/console/promo-codes': Call<Page<PromoCode>>
  'GET /api/console/reviews': Call<Page<ReviewRow>>
  'GET /api/console/reviews/built-in': Call<BuiltInReview[]>
  'GET /api/console/launch-check': Call<LaunchGap[]>
  'GET /api/console/funnel': Call<Funnel>
  'GET /api/console/health': Call<HealthLine[]>
  'GET /api/console/figures': Call<Figures>
  'GET /api/console/jobs': Call<Page<Omit<DeadJob, 'mailId' | 'failedAt'> & { failedAt: string }> & { queues: QueueCounts[] }>
  'GET /api/console/exports': Call<Page<Dated<ExportRecord>>>
  'GET /api/console/actions': Call<Page<Dated<OperatorAction>>>
}

type LetterTaken = Said & { next: string; answer: LetterAnswer }
export type PaymentLinkRow = Pick<LinkStanding, 'key' | 'standing' | 'url'> & { product: string; items: string[]; price: string; charged: string | null; syncedAt: string | null }

export type CallName = keyof Calls
