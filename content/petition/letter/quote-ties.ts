/** What of the endeavor stands beside the words that are quoted from a public document: one sentence for each quotation, from what both name, or none. */
import { plain } from '../../../domain/documents/blocks.ts'
import type { Inlines } from '../../../domain/documents/document.ts'
import type { CaseFact } from '../../../domain/petition/case-file.ts'
import { sentencesOf } from '../../../domain/petition/checks/block-text.ts'
import type { DraftBlock } from '../../../domain/petition/draft.ts'
import { isWhole } from '../../../domain/petition/fact-words.ts'
import { sharedPhrase } from '../../../domain/petition/passages.ts'
import { isTelegraphic } from '../../../domain/petition/telegraphic.ts'
import { bareEnd, count, LEANS, lowered } from './core-sentence.ts'
import { citation, exhibitsOf, facts, made, vary, type LetterGround } from './letter-parts.ts'
import { nameOfMethod } from '../../../domain/petition/method-name.ts'
import { subjectOf } from '../../../domain/petition/subject-of.ts'

const LISTED = /^The (?:work|endeavor|project) will produce (.+)\.$/
const LIST_MAX = 24
const SENTENCE_MAX = 34

const quotationsIn = (text: string): string[] => [...text.matchAll(/“([^”]{12,})”/g)].map(([, words]) => words!)

export function quoteTies(ground: LetterGround, stated: readonly CaseFact[]): DraftBlock[] {
  const { file, seed } = ground
  const about = subjectOf(file)
  const outputs = facts(ground, 'endeavor.outputs')
  const listed = outputs.flatMap((fact) => {
    const list = LISTED.exec(sentencesOf(fact.text)[0] ?? '')?.[1]
    return list === undefined || count(list) > LIST_MAX ? [] : [{ fact, list }]
  })[0]
  const method = facts(ground, 'endeavor.method').flatMap((fact) => sentencesOf(fact.text).map((words) => ({ fact, words })))
  let isListTold = false
  const named = nameOfMethod(file)
  return stated.flatMap((fact): DraftBlock[] => {
    const [quotation] = quotationsIn(fact.text)
    if (quotation === undefined || fact.source.kind === 'letter') return []
    const step = method
      .map(({ fact: own, words }) => ({ own, words, shared: sharedPhrase(quotation, words) }))
      .find(({ words, shared }) => shared !== null && count(words) <= SENTENCE_MAX && !LEANS.test(words) && isWhole(words) && !isTelegraphic(words))
    const shared = [...outputs.map(({ text }) => text), file.lock?.text ?? ''].map((text) => sharedPhrase(quotation, text)).find((one) => one !== null) ?? null
    const told = (words: string, own: CaseFact): DraftBlock => {
      const content: Inlines = [...plain(words), ...citation([...exhibitsOf(file, fact), ...exhibitsOf(file, own)]), ...plain('.')]
      return made('p1', `priority/tied/${fact.id}`, { kind: 'paragraph', content }, [fact, own, ...(named !== undefined && words.includes(named.name) ? [named.fact] : [])])
    }
    if (listed !== undefined && shared !== null && !isListTold) {
      isListTold = true
      return [
        told(
          vary(seed, 'tied-outputs', [
            `On ${shared}, of which these words speak, the outputs of ${about} are ${listed.list}`,
            `Where these words speak of ${shared}, the outputs of ${about} are ${listed.list}`,
          ]),
          listed.fact,
        ),
      ]
    }
    if (step === undefined) return []
    return [
      told(
        `${vary(seed, `tied-step-${fact.id}`, [`Of ${step.shared!} ${about} has this step`, `On ${step.shared!} this is the step of ${about}`])}: ${lowered(bareEnd(step.words), file.facts)}`,
        step.own,
      ),
    ]
  })
}
