/** Everything the pages and calls can ask of the product. Composed in `server/compose.ts`. */
import type { Review } from '../content/reviews.ts'
import type { AccountRole } from '../domain/accounts/account-roles.ts'
import type { SectionValues } from '../domain/accounts/profile-fields.ts'
import type { SampleId } from '../domain/endeavor/endeavor-form.ts'
import type { EndeavorSet } from '../domain/endeavor/endeavor-set.ts'
import type { LaunchGap } from '../domain/launch/launch-gap.ts'
import type { Funnel, FunnelRange } from '../domain/funnel/funnel.ts'
import type { IntakeApplication } from '../domain/intake/intake-application.ts'
import type { OrderSelections } from '../domain/orders/order-selections.ts'
import type { DiscountKind } from '../domain/pricing/quote.ts'
import type { Product } from '../domain/pricing/price-list.ts'
import type { answerDelivery } from './answer-delivery.ts'
import type { answerLead, AnswerLeadResult } from './answer-lead.ts'
import type { ChangeRoleResult, InviteResult } from './change-role.ts'
import type { offerProfile, profilePhoto, ProfileRequest, ProfileView } from './consultant-profile.ts'
import type { giveRole } from './give-role.ts'
import type { ConfirmAccountResult, Registration } from './register-account.ts'
import type { RequestResetResult, ResetPasswordResult } from './reset-password.ts'
import type { ConsultantCard } from './shown-consultants.ts'
import type { ResetSecondFactorResult } from './reset-second-factor.ts'
import type { beginSecondFactor, ConfirmSecondFactorResult, Proof, RemoveSecondFactorResult, RenewRecoveryCodesResult, SecondFactorStatus } from './second-factor.ts'
import type { SecondStepResult, SignInResult } from './sign-in.ts'
import type { emailEndeavors, EndeavorSeal } from './email-endeavors.ts'
import type { OptionText, TuneInput } from './endeavor-drafter.ts'
import type { GenerateRequest, GenerateResult } from './generate-endeavors.ts'
import type { AddDraftFileResult, Answers, Draft, DraftRole, SaveDraftResult } from './intake-drafts.ts'
import type { OrderFiles, openPackage, PackageRequest, requestPackage } from './order-files.ts'
import type { SignedFileRequest } from './open-signed-file.ts'
import type { writeToCustomer, writeToOperator, WriteMessageResult } from './order-messages.ts'
import type { PlaceOrderResult } from './place-order.ts'
import type { DeletionAnswer } from './delete-data.ts'
import type { DataExport, viewDataRequest } from './request-data.ts'
import type { AccountRecord, Clock, Database, DataRequestKind, FileStore, JobOverview, RateLimiter, StorageHealth } from './ports.ts'
import type { ContactMessage } from './receive-contact-message.ts'
import type { RfeLetterRequest, RfeLetterResult } from './receive-rfe-letter.ts'
import type { PaymentMode } from './payment-links.ts'
import type { PaymentEvent } from './payment-news.ts'
import type { RecordPaymentResult } from './record-payment-event.ts'
import type { addReadyFile, ReadyFileResult, releaseDelivery, ReleaseResult } from './release-delivery.ts'
import type { SubmitIntakeResult } from './submit-intake.ts'
import type { OrderView } from './view-order.ts'
import type { watchPromises } from './watch-promises.ts'
import type { WithdrawOrderResult } from './withdraw-order.ts'


/** What the forms can ask. Composed in `server/compose-forms.ts`. */
export type FormsApplication = {
  sendContactMessage(message: ContactMessage): Promise<{ kind: 'received' | 'repeated' }>
  submitRfeLetter(request: RfeLetterRequest): Promise<RfeLetterResult>
  /** Null where the address does not hold, is over, or the file is gone. */
  openSignedFile(request: SignedFileRequest): Promise<{ name: string; mediaType: string; bytes: Uint8Array } | null>
  /** False where the token was not made here. */
  stopMails(token: string): Promise<boolean>
  /** Which options the generator wrote. */
  endeavorSeal: EndeavorSeal
  emailEndeavors(given: { email: string; options: readonly OptionText[]; seal: string }): ReturnType<typeof emailEndeavors>
  requestData(given: { email: string; kind: DataRequestKind }): Promise<void>
  /** Null where the link is unknown or over; so in the next two. */
  viewDataRequest(token: string): Promise<Awaited<ReturnType<typeof viewDataRequest>>>
  downloadData(token: string): Promise<DataExport | null>
  deleteData(token: string, choice?: { packages?: boolean }): Promise<DeletionAnswer | null>
  /** The started form of an order's id, with its files; null where none was saved. */
  findIntakeDraft(orderId: string): Promise<Draft | null>
  saveIntakeDraft(given: { orderReference: string; answers: Answers; version: number }): Promise<SaveDraftResult>
  addIntakeDraftFile(given: { orderReference: string; role: DraftRole; name: string; data: string }): Promise<AddDraftFileResult>
  removeIntakeDraftFile(given: { orderReference: string; fileId: string }): Promise<boolean>
  /** Puts a mail that was given up back in the queue; false where it is not given up. */
  resendMail(mailId: string): Promise<boolean>
  deleteExpired(): Promise<Record<string, number>>
}

/** What accounts can do. Composed in `server/compose-accounts.ts`. */
export type AccountsApplication = {
  signIn(given: { email: string; password: string; connection: string }): Promise<SignInResult>
  signInSecondStep(given: { challenge: string; code: string; connection: string }): Promise<SecondStepResult>
  secondFactorStatus(account: AccountRecord): Promise<SecondFactorStatus>
  /** True for an operator who must turn a second factor on before anything else. */
  needsSecondFactor(account: AccountRecord): Promise<boolean>
  beginSecondFactor(account: AccountRecord, proof: Proof): ReturnType<typeof beginSecondFactor>
  /** `token` is the session that stays open. */
  confirmSecondFactor(account: AccountRecord, given: { code: string; connection: string; token: string }): Promise<ConfirmSecondFactorResult>
  renewRecoveryCodes(account: AccountRecord, proof: Proof): Promise<RenewRecoveryCodesResult>
  removeSecondFactor(account: AccountRecord, proof: Proof): Promise<RemoveSecondFactorResult>
  resetSecondFactor(given: { email: string }): Promise<ResetSecondFactorResult>
  signOut(token: string): Promise<void>
  /** Null where the token is unknown, over, revoked or of an account that is not confirmed. */
  findSignedIn(token: string): Promise<AccountRecord | null>
  registerAccount(given: Registration): Promise<{ token: string }>
  confirmAccount(given: { code: string; password: string }): Promise<ConfirmAccountResult>
  requestPasswordReset(given: { email: string }): Promise<RequestResetResult>
  resetPassword(given: { email: string; code: string; newPassword: string; connection: string }): Promise<ResetPasswordResult>
  viewProfile(of: ProfileRequest): Promise<ProfileView | null>
  saveProfileSection(userId: string, key: string, values: SectionValues): Promise<void>
  /** The consultant's own choice whether customers may see the profile. */
  offerProfile(userId: string, shown: boolean): ReturnType<typeof offerProfile>
  profilePhoto(userId: string): ReturnType<typeof profilePhoto>
  /** Null where the order has no paid consultation or does not exist. */
  orderConsultants(reference: string): Promise<ConsultantCard[] | null>
  changeRole(given: { userId: string; role: AccountRole; by: AccountRecord }): Promise<ChangeRoleResult>
  /** False where the address has an account already. */
  inviteAccount(given: { email: string; role: AccountRole; by: AccountRecord }): Promise<InviteResult>
  giveRole(given: { email: string; role: AccountRole }): ReturnType<typeof giveRole>
}

export type Application = FormsApplication & AccountsApplication & {
  clock: Clock
  database: Database
  fileHealth(): Promise<StorageHealth>
  files: FileStore
  limits: RateLimiter
  publicUrl: string
  placeOrder(given: OrderSelections): Promise<PlaceOrderResult>
  /** Opens the payment of an order that was placed and not paid. */
  payOrder(reference: string): Promise<PlaceOrderResult | { kind: 'no-such-order' } | { kind: 'too-old' }>
  /** Null where no active code of the product matches. */
  checkPromoCode(product: Product, typed: string): Promise<{ kind: DiscountKind; percent: number } | null>
  /** What became of a stored event that is handled again; null where it is unknown. */
  handleStoredEvent(id: string): Promise<string | null>
  /** Null where no order has this reference. */
  viewOrder(reference: string): Promise<OrderView | null>
  /** The files of an order for its page, with fresh links; null where no order has this reference. */
  orderFiles(reference: string): Promise<OrderFiles | null>
  openPackage(request: PackageRequest): ReturnType<typeof openPackage>
  requestPackage(reference: string, by: 'customer' | 'operator', actor?: string): ReturnType<typeof requestPackage>
  /** What the customer says to a delivery. */
  answerDelivery(given: Parameters<typeof answerDelivery>[1]): ReturnType<typeof answerDelivery>
  /** The customer writes in the thread of the order. */
  writeToOperator(given: Parameters<typeof writeToOperator>[1]): Promise<WriteMessageResult | { kind: 'too-many' }>
  writeToCustomer(given: Parameters<typeof writeToCustomer>[1]): Promise<WriteMessageResult>
  /** Mails the operator what the day begins with, once a day. */
  morningDigest(): Promise<void>
  /** Reminds of promises that fall due, and tells of those that were missed. */
  watchPromises(): ReturnType<typeof watchPromises>
  answerLead(given: Parameters<typeof answerLead>[1]): Promise<AnswerLeadResult>
  addReadyFile(given: Parameters<typeof addReadyFile>[1]): Promise<ReadyFileResult>
  releaseDelivery(given: Parameters<typeof releaseDelivery>[1]): Promise<ReleaseResult>
  withdrawOrder(given: { reference: string; shownRefundCents: number }): Promise<WithdrawOrderResult>
  /** Mails an address the links of its orders. Says nothing of whether there are any. */
  sendOrderLinks(email: string): Promise<void>
  /** The reference of the order that a payment page was for; null where it is not known. */
  orderOfPaymentPage(sessionId: string): Promise<string | null>
  recordPaymentEvent(event: PaymentEvent): Promise<RecordPaymentResult>
  submitIntake(given: IntakeApplication): Promise<SubmitIntakeResult>
  generateEndeavors(given: GenerateRequest): Promise<GenerateResult>
  tuneEndeavors(given: TuneInput): Promise<EndeavorSet>
  /** True where a language-model service of another company writes the drafts. */
  draftsWithModel: boolean
  sampleSet(id: SampleId): EndeavorSet | null
  /** A Word file of the given options, in their order. */
  writeEndeavorsFile(options: readonly { title: string; text: string }[]): Promise<Uint8Array>
  countEvent(event: string): void
  jobs: JobOverview
  /** False where the job is not given up. */
  runJobAgain(id: string): Promise<boolean>
  viewFunnel(range: FunnelRange): Promise<Funnel>
  /** The built-in test payment page; null where a real provider takes payments. */
  sandbox: {
    find(id: string): Promise<import('./ports.ts').SandboxPayment | null>
    act(id: string, action: 'pay' | 'fail' | 'cancel'): Promise<{ next: string | null } | null>
  } | null
  /** Verified, parsed event of the raw webhook body; null where the signature does not hold. */
  verifyWebhook(rawBody: string, signature: string): PaymentEvent | null
  paymentMode: PaymentMode
  /** The reviews of the home page. */
  shownReviews(): Promise<Review[]>
  /** What must be replaced, set or decided before real customers come. */
  launchCheck(): Promise<LaunchGap[]>
  /** The local mailbox at /dev/mail and the key that opens it; null where there is none. */
  devMailbox: { key: string; opens(given: string): boolean } | null
}

