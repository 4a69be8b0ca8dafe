/** All work that the processes know by name. */
import { OUTSIDE_WORK } from '../../usecases/outside-work.ts'
import type { DoWork } from '../../usecases/ports.ts'
import { completeDrafts, holdDrafts } from '../llm/hold-drafts.ts'
import { readMail } from '../mail/read-inbound-mail.ts'
import { hashLetters } from '../signing/hash-letters.ts'

export const TASKS = { ...OUTSIDE_WORK, readMail, hashLetters, holdDrafts, completeDrafts }

export type DoTask = DoWork<typeof TASKS>
