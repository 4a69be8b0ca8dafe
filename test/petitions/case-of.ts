/** The case that a fictional petitioner would have after confirming, answering and choosing. */
import { CASE_QUESTIONS } from '../../content/petition/case-questions.ts'
import { questionsOf } from '../../content/petition/questions.ts'
import { publicPriorities } from '../../content/areas/public-priorities.ts'
import { publicExhibitId } from '../../content/petition/letter/letter-parts.ts'
import { answerQuestion, chooseEndeavor, confirmFact, withExhibit, withStandingExhibits, type Changed } from '../../domain/petition/change-case.ts'
import { emptyCase, type CaseFile } from '../../domain/petition/case-file.ts'
import { wordsOfFact } from '../../domain/petition/fact-words.ts'
import { withWords } from '../../domain/petition/attestations.ts'
import { subjectOf } from '../../domain/petition/subject-of.ts'
import { surelyMeant } from '../../domain/petition/surely.ts'
import { withNewFacts, type NewFact } from '../../domain/petition/read-case.ts'
import type { Petitioner } from './people.ts'

export function done(result: Changed): CaseFile {
  if (result.kind !== 'changed') throw new Error(JSON.stringify(result))
  return result.file
}

/** The customer confirms what we said of their answers in other words. */
export const lookedAt = (file: CaseFile): CaseFile =>
  file.facts.filter(({ state, source }) => state === 'read' && source.kind === 'answer').reduce((told, { id, rev }) => done(confirmFact(told, { id, rev })), file)

export function caseOf(person: Petitioner): CaseFile {
  const source = { kind: 'customer' as const, quote: '' }
  const news: NewFact[] = [
    ...person.degrees.map((fields): NewFact => ({ element: 'eb2.degree', kind: 'degree', fields, text: wordsOfFact('degree', fields, ''), source })),
    ...person.roles.map((fields): NewFact => ({ element: 'eb2.experience', kind: 'role', fields, text: wordsOfFact('role', fields, ''), source })),
  ]
  let file = withNewFacts({ ...emptyCase(), plan: person.plan, priorities: person.priorities }, news)
  for (const { id } of news.map((_, place) => file.facts[place]!)) file = done(confirmFact(file, { id, rev: 1 }))
  for (const [id, [text, document]] of Object.entries(person.answers)) {
    const question = CASE_QUESTIONS.find((one) => one.id === id)!
    file = lookedAt(done(answerQuestion(file, { question, text, document })))
  }
  for (const priority of publicPriorities.filter(({ key }) => person.priorities.includes(key)))
    file = withExhibit(file, { id: publicExhibitId(priority.key), title: priority.title, proves: ['Prong 1'], state: 'have', url: priority.url }).file
  file = withStandingExhibits(file)
  file = { ...file, exhibits: file.exhibits.map((exhibit) => ({ ...exhibit, state: 'have' as const, existed: 'yes' as const })) }
  return attested(done(chooseEndeavor(file, { text: person.endeavor, at: '2026-11-01T00:00:00Z', by: 'customer', options: person.options })))
}

/** The case with what was said of its documents, by the beginnings of their titles. */
export const withDocuments = (file: CaseFile, documents: Readonly<Record<string, string>>): CaseFile =>
  Object.entries(documents).reduce((told, [title, text]) => {
    const exhibit = told.exhibits.find((one) => one.title.startsWith(title))
    const question = questionsOf(told).find((one) => one.exhibit === exhibit?.id)
    if (question === undefined) throw new Error(`nothing is asked of ${title}`)
    return lookedAt(done(answerQuestion(told, { question, text, document: '' })))
  }, file)

/** The customer says yes to all that their sentences surely mean. */
export const attested = (file: CaseFile): CaseFile =>
  withWords(
    file,
    file.facts.flatMap((fact) =>
      surelyMeant(file, fact).map(({ said: meaning, sentence }) => ({
        factId: fact.id,
        text: fact.text,
        sentence,
        meaning,
        about: subjectOf(file),
        states: '',
        word: 'yes' as const,
        at: '2026-11-02T00:00:00Z',
      })),
    ),
  )
