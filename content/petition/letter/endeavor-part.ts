/** Part II: the endeavor as it was locked, told by its problem, method, outputs and users. */
import { plain } from '../../../domain/documents/blocks.ts'
import type { DraftBlock } from '../../../domain/petition/draft.ts'
import { facts, frame, heading, lockSentence, made, part, sentences, vary, type LetterGround, type Wordings } from './letter-parts.ts'

/** Sentences in turn, each in several wordings: two letters seldom have the same paragraph. */
const VEHICLES: Record<string, readonly Wordings[]> = {
  employee: [
    ['I intend to pursue the endeavor while employed.', 'I expect to do this work as an employee.', 'The work will be done while I hold a position.', 'I will advance the endeavor in employment.', 'A salaried position will be my livelihood.'],
    ['It is narrower than any job and does not end with one.', 'What defines it is the work told above, not the duties of a post.', 'The position is the means; the endeavor is that work.', 'Its measure is the work itself, whoever employs me.', 'No list of duties would describe it.'],
    ['I offer no benefit to one employer as its importance.', 'What one employer gains is left out of account.', 'An employer’s own advantage plays no part in the argument.', 'Gains to an employer are not what I rest it on.', 'The importance I claim is not that of a good employee.'],
  ],
  entrepreneur: [
    ['I intend to pursue the endeavor through an enterprise of my own.', 'A business that I own will carry the work.', 'I will do the work as the owner of a business.', 'The vehicle is a company of mine.'],
    ['What counts is what it makes possible for others.', 'Its revenue is not the measure; its effect on others is.', 'I ask that its effect be weighed, and not its sales.', 'The question is whom it serves beyond its customers.'],
    ['I describe this undertaking and no other.', 'That small businesses are useful in general would prove nothing here.', 'The argument is about this one venture.', 'Enterprise as such is not what I argue from.'],
  ],
  consultant: [
    ['I intend to pursue the endeavor as an independent consultant.', 'I will do this work on my own account.', 'The work will be done in a practice of my own.', 'Independent practice is the vehicle.'],
    ['What a client pays for is not its measure.', 'Services to single clients are left out of account.', 'I ask that the method and its reach be weighed.', 'Client work is beside the point here.'],
    ['What others can use without me is.', 'The endeavor is what remains for others to use.', 'Its worth lies in what spreads without my presence.', 'I look to those who never hire me.'],
  ],
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
    ...(vehicle === undefined ? [] : [heading('endeavor', 'vehicle/heading', 2, 'Through whom the work is done'), frame('endeavor', 'vehicle', sentences(seed, 'vehicle', ...vehicle))]),
  ]
}
