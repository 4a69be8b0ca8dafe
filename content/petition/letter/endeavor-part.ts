/** Part II: the endeavor as it was locked, told by its problem, method, outputs and users. */
import { plain } from '../../../domain/documents/blocks.ts'
import type { CaseFact } from '../../../domain/petition/case-file.ts'
import { sentencesOf } from '../../../domain/petition/checks/block-text.ts'
import type { DraftBlock } from '../../../domain/petition/draft.ts'
import { isWhole } from '../../../domain/petition/fact-words.ts'
import { NO_OUTPUT } from '../../../domain/petition/told-whole.ts'
import { aheadFinding } from './findings.ts'
import { facts, frame, heading, lockSentence, made, part, reworded, vary, type LetterGround } from './letter-parts.ts'

/** Words that make a sentence; what a relative clause or a participle holds makes none. */
const FINITE = /\b(?:am|is|are|was|were|be|been|has|have|had|will|would|can|could|may|shall|should|must|do|does|gives?|exists?|receives?|includes?|consists?|leaves?|produces?)\b/i
const RELATIVE = /\b(?:that|which|who|whom|whose|where|with which|by which|in which)\b[^,.;]*/gi

/** By whom or through whom, as an answer to “through whom”; and users that were only named. */
function carriedOut(fact: CaseFact): CaseFact {
  return /^(?:As an?|Through|With|On) /.test(fact.text) && !/^[^.]*?, (?:I|we) /.test(fact.text)
    ? reworded(fact, `I will carry out the endeavor ${fact.text.slice(0, 1).toLowerCase()}${fact.text.slice(1)}`)
    : fact
}
function namedUsers(fact: CaseFact): CaseFact {
  if (fact.source.kind === 'answer' && fact.source.question !== 'users') return fact
  const [first = '', ...others] = sentencesOf(fact.text)
  if (isWhole(first) || /^(?:us|me|them|we|they|everybody|everyone|nobody|others)\b|\b(?:first|then|later|now)\b/i.test(first) || !/^\p{Lu}[\p{L} ,’-]+\.?$/u.test(first)) return fact
  return reworded(fact, [`The first users are ${/^\p{Lu}\p{Ll}/u.test(first) ? first.slice(0, 1).toLowerCase() + first.slice(1) : first}`.replace(/\.?$/, '.'), ...others].join(' '))
}

/** Outputs that were only listed, as the sentence that the list stands for. */
function asSentence(fact: CaseFact): CaseFact {
  const [first = ''] = fact.text.split(/(?<=[.?!]) /)
  if (
    first !== fact.text ||
    first.split(/, (?:and )?/).some((one) => NO_OUTPUT.test(one)) ||
    !/^(?:An?|The|One|Two|Three|Four|Five|Six) /.test(first) ||
    FINITE.test(first.replace(RELATIVE, '')) ||
    /^The (?:work|endeavor|project) \p{Ll}+s \p{Ll}/u.test(first)
  )
    return fact
  return reworded(fact, `The outputs will be ${first.slice(0, 1).toLowerCase()}${first.slice(1).replace(/\.?$/, '.')}`)
}

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
          ...aheadFinding(ground),
        ]),
    ...part(ground, 'endeavor', 'problem', titles('problem', ['The problem', 'The problem it addresses', 'What is lacking today']), facts(ground, 'endeavor.problem')),
    ...part(ground, 'endeavor', 'method', titles('method', ['The method', 'How the work is done', 'Method']), facts(ground, 'endeavor.method')),
    ...part(ground, 'endeavor', 'outputs', titles('outputs', ['What the work will produce', 'Outputs', 'What will be made']), facts(ground, 'endeavor.outputs').map(asSentence)),
    ...part(ground, 'endeavor', 'users', titles('users', ['Who will use it', 'Users', 'First users and those after them']), facts(ground, 'endeavor.users').map(namedUsers)),
    ...part(
      ground,
      'endeavor',
      'vehicle',
      titles('vehicle', ['How I will carry out the work', 'Through whom the work is done', 'The setting of the work']),
      facts(ground, 'endeavor.vehicle').map(carriedOut),
    ),
  ]
}
