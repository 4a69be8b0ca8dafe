/** Part II: the endeavor as it was locked, told by its problem, method, outputs and users. */
import { plain } from '../../../domain/documents/blocks.ts'
import type { DraftBlock } from '../../../domain/petition/draft.ts'
import { facts, frame, heading, lockSentence, made, part, vary, type LetterGround } from './letter-parts.ts'

const VEHICLES: Record<string, readonly [string, string]> = {
  employee: ['I intend to carry the endeavor forward while I am employed. It is defined by the work described here and not by the duties of a position, and I do not offer a benefit to one employer as its national importance.', 'I expect to pursue the endeavor as an employee. What I ask to be weighed is the work described in this part, which is narrower than any job and does not end with one.'],
  entrepreneur: ['I intend to carry the endeavor forward through an enterprise of my own. The question is what the enterprise will make possible for others, and not its revenue.', 'I will pursue the endeavor as the owner of a business. I describe the specific undertaking, since the general worth of small business would prove nothing about it.'],
  consultant: ['I intend to carry the endeavor forward as an independent consultant. What I ask to be weighed is the method and its reach, and not the services that a client pays for.', 'I will pursue the endeavor on my own account. The service to single clients is not its measure; what others can use without me is.'],
}

export function endeavorPart(ground: LetterGround): DraftBlock[] {
  const { file, seed } = ground
  const vehicle = VEHICLES[file.plan]
  const titles = (place: string, wordings: readonly [string, ...string[]]) => vary(seed, `title-${place}`, wordings)
  return [
    heading('endeavor', 'heading', 1, 'The proposed endeavor'),
    ...(file.lock === null ? [] : [frame('endeavor', 'statement-lead', vary(seed, 'statement-lead', ['Every later part can be held against this statement:', 'I repeat the statement of the endeavor:', 'As filed, the endeavor is:', 'What I propose to do is this:'])), made('endeavor', 'statement', { kind: 'quote', content: plain(lockSentence(file.lock.text)) })]),
    ...part(ground, 'endeavor', 'problem', titles('problem', ['The problem', 'The problem it addresses', 'What is lacking today']), facts(ground, 'endeavor.problem')),
    ...part(ground, 'endeavor', 'method', titles('method', ['The method', 'How the work is done', 'Method']), facts(ground, 'endeavor.method')),
    ...part(ground, 'endeavor', 'outputs', titles('outputs', ['What the work will produce', 'Outputs', 'Results that can be checked']), facts(ground, 'endeavor.outputs')),
    ...part(ground, 'endeavor', 'users', titles('users', ['Who will use it', 'Users', 'First users and those after them']), facts(ground, 'endeavor.users')),
    ...(vehicle === undefined ? [] : [heading('endeavor', 'vehicle/heading', 2, 'Through whom the work is done'), frame('endeavor', 'vehicle', vary(seed, 'vehicle', vehicle))]),
  ]
}
