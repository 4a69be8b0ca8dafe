/** The letter of a case: a petition, or, where a notice is answered, the response. */
import type { PublicPriority } from '../../domain/drafting/problem-area.ts'
import type { DraftBlock } from '../../domain/petition/draft.ts'
import { composeLetter } from '../petition/letter/compose-letter.ts'
import type { LetterGround } from '../petition/letter/letter-parts.ts'
import { composeResponse } from './compose-response.ts'

export const composedFor = (ground: LetterGround, priorities: readonly PublicPriority[]): DraftBlock[] =>
  ground.file.response === undefined ? composeLetter(ground, priorities) : composeResponse(ground)
