/** Part II: the endeavor as it was locked, told by its problem, method, outputs and users. */
import { plain } from '../../../domain/documents/blocks.ts'
import type { DraftBlock } from '../../../domain/petition/draft.ts'
import { facts, frame, heading, lockSentence, made, part, vary, type LetterGround } from './letter-parts.ts'

export function endeavorPart(ground: LetterGround): DraftBlock[] {
  const { file, seed } = ground
  const titles = (place: string, wordings: readonly [string, ...string[]]) => vary(seed, `title-${place}`, wordings)
  return [
    heading('endeavor', 'heading', 1, 'The proposed endeavor'),
    ...(file.lock === null
      ? []
      : [
          frame(
            'endeavor',
            'statement-lead',
            vary(seed, 'statement-lead', [
              'The proposed endeavor, in full, is:',
              'I propose the following endeavor:',
              'This petition is based on the following endeavor:',
              'My proposed endeavor is the following:',
            ]),
          ),
          made('endeavor', 'statement', { kind: 'quote', content: plain(lockSentence(file.lock.text)) }),
        ]),
    ...part(ground, 'endeavor', 'problem', titles('problem', ['The problem', 'The problem it addresses', 'What is lacking today']), facts(ground, 'endeavor.problem')),
    ...part(ground, 'endeavor', 'method', titles('method', ['The method', 'How the work is done', 'Method']), facts(ground, 'endeavor.method')),
    ...part(ground, 'endeavor', 'outputs', titles('outputs', ['What the work will produce', 'Outputs', 'Results that can be checked']), facts(ground, 'endeavor.outputs')),
    ...part(ground, 'endeavor', 'users', titles('users', ['Who will use it', 'Users', 'First users and those after them']), facts(ground, 'endeavor.users')),
    ...part(ground, 'endeavor', 'vehicle', 'How I will carry out the work', facts(ground, 'endeavor.vehicle')),
  ]
}
