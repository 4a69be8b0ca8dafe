import { z } from 'zod'
import type { BackupSize } from '../../usecases/services.ts'

/** What a backup holds, to be held against what it was made of and what was made of it. */
export const manifestSchema = z.object({
  format: z.literal(1),
  madeAt: z.iso.datetime(),
  /** Names of the migrations that its tables went through, in their order. */
  migrations: z.array(z.string()),
  /** In the order in which rows can be put back: those that others point at come first. */
  tables: z.array(z.object({ name: z.string().regex(/^\w+$/), rows: z.number().int(), sha256: z.string() })),
  /** Jobs that were not over. */
  jobs: z.number().int(),
  /** Backups of earlier versions have none. */
  jobsSha256: z.string().optional(),
  /** Stored files by their key. */
  files: z.array(z.object({ key: z.string().regex(/^[0-9a-f]{2}\/[0-9a-f]{40}$/), bytes: z.number().int(), sha256: z.string() })),
  /** Files that a row names and the store did not have. */
  missingFiles: z.array(z.string()),
  secrets: z.array(z.string().regex(/^[\w-]+\.secret$/)),
  /** Of each secret; backups of earlier versions have none. */
  secretsSha256: z.record(z.string(), z.string()).optional(),
  /** Sums over all orders, in cents. */
  money: z.object({ total: z.string(), paid: z.string(), refunded: z.string() }),
})

export type BackupManifest = z.infer<typeof manifestSchema>

export const sizeOf = ({ tables, files, missingFiles }: BackupManifest): BackupSize => ({
  rows: tables.reduce((sum, { rows }) => sum + rows, 0),
  files: files.length,
  missingFiles: missingFiles.length,
})
