import type { ModelAnswer, ModelAsk } from '../domain/petition/model-block.ts'

/** Why there is no answer to look at. */
export type NoAnswer = 'no-answer' | 'cut-off' | 'timed-out' | 'unreadable' | 'ceiling'

/** Words one paragraph of a letter anew. Never rejects; what it answers is not checked yet. */
export interface BlockDrafter {
  /** `petitioner`: the name that is not sent; empty where none is confirmed. */
  draft(ask: ModelAsk, petitioner: string): Promise<({ kind: 'drafted' } & ModelAnswer) | { kind: 'none'; why: NoAnswer }>
}
