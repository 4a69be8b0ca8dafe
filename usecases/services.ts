import type { Document } from '../domain/documents/document.ts'
import type { Sheet } from '../domain/documents/sheet.ts'
import type { LaunchGap } from '../domain/launch/launch-gap.ts'
import type { AccountDeps } from './account-deps.ts'
import type { EventCounter } from './count-events.ts'
import type { PeopleFollower } from './follow-people.ts'
import type { BlockDrafter } from './block-drafter.ts'
import type { EndeavorSeal } from './email-endeavors.ts'
import type { EndeavorDrafter } from './endeavor-drafter.ts'
import type { LetterKeys } from './evaluated-letter.ts'
import type { PaymentEvent } from './payment-news.ts'
import type {
  Authenticator,
  Chance,
  Clock,
  Database,
  DocumentReader,
  DoWork,
  FileStore,
  InboundMailDoor,
  JobOverview,
  PackageMaker,
  PasswordHasher,
  PaymentProvider,
  PetitionRuns,
  RateLimiter,
  SandboxPayment,
  SignedAddresses,
  StorageHealth,
  StoreMark,
  VirusScan,
  WriterLinks,
  Zip,
  PaymentMode,
} from './ports.ts'
import type { Challenges } from './sign-in.ts'
import type { StopLinks } from './stop-mails.ts'

/** `missingFiles`: those that rows name and the store does not have. */
export type BackupSize = { rows: number; files: number; missingFiles: number }

/**
 * What use cases are given: the world behind its ports, and the facts of this installation. `server/compose.ts` joins them
 * once; pages and calls hand them on, and each use case names the parts it takes: `placeOrder(services, given)`.
 */
export type Services = {
  database: Database
  files: FileStore & StoreMark & { health(): Promise<StorageHealth> }
  clock: Clock
  chance: Chance
  limits: RateLimiter
  payment: PaymentProvider
  documents: DocumentReader
  scan: VirusScan
  packages: PackageMaker
  drafter: EndeavorDrafter
  /** Work on text of strangers, apart from the thread that answers everybody. */
  work: DoWork
  /** Words paragraphs of a petition; null where no language model is set. */
  blockDrafter: BlockDrafter | null
  jobs: JobOverview
  counter: EventCounter
  people: PeopleFollower
  addresses: SignedAddresses
  letterKeys: LetterKeys
  /** Answers by mail; null where none are taken, and mails lead to the page. */
  inboundMail: InboundMailDoor | null
  stopLinks: StopLinks
  /** Private links of those who write reference letters. */
  writerLinks: WriterLinks
  /** Which options the generator wrote. */
  seal: EndeavorSeal
  passwords: PasswordHasher
  authenticator: Authenticator
  challenges: Challenges
  mailLeaves: AccountDeps['mailLeaves']
  markOf: AccountDeps['markOf']
  operatorsNeedSecondFactor: boolean
  publicUrl: string
  /** The Google tag that public pages load once a visitor agrees; null where there is none. */
  googleTag: string | null
  operatorEmail: string
  /** Per cent of the price of a package that count toward Selfpetition AI; 0 where none do. */
  upgradeCreditPercent: number
  /** Days after which personal data go. */
  personalDays: number
  /** Bytes that what belongs to no paid order may take. */
  unpaidBytesMax: number
  paymentMode: PaymentMode
  /** What the environment still lacks before real customers come. */
  launchSettings: LaunchGap[]
  /** True where a language-model service of another company writes the drafts. */
  draftsWithModel: boolean
  /** Which letters are alike. */
  petitionRuns: PetitionRuns
  /** A document as a Word file and as a PDF. */
  renderBoth(document: Document): Promise<{ docx: Uint8Array; pdf: Uint8Array; pageCount: number }>
  /** A document as a Word file. */
  renderWord(document: Document): Promise<Uint8Array>
  renderPdf(document: Document): Promise<Uint8Array>
  /** Tables as an Excel workbook. */
  renderSheets(sheets: readonly Sheet[]): Promise<Uint8Array>
  /** Files as one archive. */
  zip: Zip
  /** The event of a stored body. */
  readEvent(provider: string, payload: unknown): PaymentEvent
  /** Verified, parsed event of the raw webhook body; null where the signature does not hold. */
  verifyWebhook(rawBody: string, signature: string): PaymentEvent | null
  /** The built-in test payment page; null where a real provider takes payments. */
  sandbox: {
    find(id: string): Promise<SandboxPayment | null>
    act(id: string, action: 'pay' | 'fail' | 'cancel'): Promise<{ next: string | null } | null>
  } | null
  /** The local mailbox at /dev/mail and the key that opens it; null where there is none. */
  devMailbox: { key: string; opens(given: string): boolean } | null
  /** Writes everything that an installation cannot make anew into a new folder. Returns what it holds; null where the folder is there already. */
  backUp(folder: string): Promise<BackupSize | null>
  /** How many errors of each kind this process has met. */
  faults(): ReadonlyMap<string, number>
  /** Tells who runs the site of a fault that no visitor is told of. Gets no personal data. */
  report(message: string, error: unknown): void
}
