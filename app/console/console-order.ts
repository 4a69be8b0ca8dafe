import type { AnswerOf } from '../ui/ask.ts'

/** What the call of one order answers. */
export type ConsoleOrder = AnswerOf<'GET /api/console/orders/:reference'>
