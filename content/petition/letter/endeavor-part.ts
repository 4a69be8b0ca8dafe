/** Part II: the endeavor as it was locked, told by its problem, method, outputs and users. */
import { plain } from '../../../domain/documents/blocks.ts'
import type { DraftBlock } from '../../../domain/petition/draft.ts'
import { facts, frame, heading, lockSentence, made, part, sentences, vary, type LetterGround, type Wordings } from './letter-parts.ts'

/** Sentences in turn, each in several wordings: two letters seldom have the same paragraph. */
const VEHICLES: Record<string, readonly Wordings[]> = {
  employee: [
    [
      'I will pursue the endeavor as an employee.',
      'I plan to do this work while employed.',
      'I intend to pursue it in salaried employment.',
      'I expect to pursue the endeavor while employed.',
      'I will carry it out in paid employment.',
      'As an employee I will carry out this work.',
    ],
  ],
  entrepreneur: [
    ['I will pursue the endeavor through my own business.', 'A company that I own will do the work.', 'My own company will carry out the endeavor.', 'I will do this work as a business owner.'],
  ],
  consultant: [['I will pursue the endeavor as an independent consultant.', 'I will do this work in independent practice.', 'I plan to do this work while self-employed.']],
}

export function endeavorPart(ground: LetterGround): DraftBlock[] {
  const { file, seed } = ground
  const vehicle = VEHICLES[file.plan]
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
    ...(vehicle === undefined ? [] : [heading('endeavor', 'vehicle/heading', 2, 'How I will carry out the work'), frame('endeavor', 'vehicle', sentences(seed, 'vehicle', ...vehicle))]),
  ]
}
