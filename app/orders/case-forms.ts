/** What the forms of a case's page ask: one answer for each. */
import { DOCUMENT_NAME_MAX, FACT_TEXT_MAX } from '../../content/petition/case-words.ts'
import { FACT_FIELDS, OPTION_PARTS, type ChosenOptions } from '../../domain/petition/case-file.ts'
import { ANSWER_LINES_MAX, ANSWER_PARAGRAPHS_MAX } from '../../domain/petition/parted-answers.ts'
import { chooseArguments } from '../../usecases/choose-arguments.ts'
import { tieExhibitFile } from '../../usecases/case-evidence.ts'
import {
  answerCaseQuestion,
  askCaseQuestionAgain,
  attestMeanings,
  takeBackMeaning,
  confirmFactsTogether,
  keepOwnWords,
  settleFact,
  takeBackConfirmed,
  takeBackOwnWords,
} from '../../usecases/petition-case.ts'
import type { Says } from '../../domain/petition/surely.ts'
import type { Services } from '../../usecases/services.ts'
import { fieldOf, typedFields } from '../ui/posted-fields.ts'

/** `about`: the fact, question or part at which the problem is shown. `typed`: what was written there, so that nothing is lost. */
export type CaseFormProblem = { status: 400 | 409 | 422 | 429; problem: string; about: string; typed: Record<string, string> }
export type CaseFormAnswer = { kind: 'no-such-order' } | { kind: 'go'; query: string } | ({ kind: 'problem' } & CaseFormProblem)

/** What the fields on what a sentence means are called, before their keys. */
export const ATTEST = 'attest.'

export const TEXT_TOO_LONG = `At most ${FACT_TEXT_MAX.toLocaleString('en-US')} characters, please.`
export const NAME_TOO_LONG = `At most ${DOCUMENT_NAME_MAX} characters for the name of a document, please.`
export const TOO_MANY_PARAGRAPHS = `At most ${ANSWER_PARAGRAPHS_MAX} paragraphs or lines of a list in one answer, please. Tell the strongest, and put the rest into a document.`

const WORDS: Record<string, string> = {
  'not-possible': 'This order cannot be changed now. Please check your order page.',
  'no-such-fact': 'This fact is no longer there. Please check the page as it is now.',
  'not-together': 'One of these has to be looked at by itself. Please check the page as it is now.',
  'no-such-question': 'This question is no longer there.',
  'no-such-exhibit': 'This document is no longer there.',
  'no-such-source': 'This file is no longer there.',
  'not-to-keep': 'These words cannot stand in a letter as they are. Please say it anew.',
  'changed-meanwhile': 'This was changed in another window meanwhile. What you wrote is still here; please look at it as it is now and send it again.',
  'case-full': 'Your case holds as much of this as it can. What you wrote is still here: please write to us.',
  'says-nothing': 'Please write what the letter may say (who, what, when), or leave it out.',
  'not-in-parts': 'Please write each line in its four parts with a semicolon between them, as in the example. A public document needs its date.',
  'too-many-lines': `At most ${ANSWER_LINES_MAX} lines in one answer, please.`,
  'too-many-paragraphs': TOO_MANY_PARAGRAPHS,
  'name-too-long': NAME_TOO_LONG,
  'part-too-long': `At most ${DOCUMENT_NAME_MAX} characters in each part, please.`,
  'speaks-to-machine': 'A sentence in it speaks to a machine. Please tell it in your own words.',
  'not-whole': 'Please choose one way in each of the first three groups, and at least one in the last.',
  locked: 'You have chosen an endeavor already. Write to us if something in it is wrong.',
}

const WRITTEN_WRONG = ['says-nothing', 'not-whole', 'too-many-lines', 'too-many-paragraphs', 'name-too-long', 'part-too-long']

/** Facts as their customer saw them. */
const seenFacts = (form: FormData): { id: string; rev: number }[] =>
  form.getAll('fact').flatMap((one) => {
    const [, id, seen] = (typeof one === 'string' && /^(\w+):(\d+)$/.exec(one)) || []
    return id === undefined ? [] : [{ id, rev: Number(seen) }]
  })

/** Yes or no, by the key of what was shown. */
const attestedIn = (form: FormData): Record<string, 'yes' | 'no'> =>
  Object.fromEntries([...form].flatMap(([name, value]) => (name.startsWith(ATTEST) && (value === 'yes' || value === 'no') ? [[name.slice(ATTEST.length), value] as const] : [])))

export async function answerCaseForm(services: Services, reference: string, form: FormData): Promise<CaseFormAnswer> {
  const field = (name: string) => fieldOf(form, name)
  const about = field('id')
  const typed = typedFields(form)
  const problem = (status: CaseFormProblem['status'], words: string): CaseFormAnswer => ({ kind: 'problem', status, problem: words, about, typed })
  if (Object.values(typed).some((value) => value.length > FACT_TEXT_MAX)) return problem(422, TEXT_TOO_LONG)
  if (field('document').length > DOCUMENT_NAME_MAX) return problem(422, NAME_TOO_LONG)
  const told = (result: { kind: string; what?: string }, query: string): CaseFormAnswer => {
    if (result.kind === 'no-such-case') return { kind: 'no-such-order' }
    if (result.kind === 'done') return { kind: 'go', query }
    if (result.kind === 'identifier') return problem(422, `Please leave out ${result.what ?? 'the number'}: the letter does not need it.`)
    return problem(WRITTEN_WRONG.includes(result.kind) ? 422 : 409, WORDS[result.kind] ?? 'This is not possible now. Please check the page as it is now.')
  }
  const rev = Number(field('rev'))
  switch (field('intent')) {
    case 'confirm-fact':
      return told(await settleFact(services, { reference, id: about, rev, act: 'confirm' }), '')
    case 'confirm-together': {
      const facts = seenFacts(form)
      if (facts.length === 0) return problem(409, WORDS['no-such-fact']!)
      return told(await confirmFactsTogether(services, { reference, facts }), '')
    }
    case 'take-back-together':
      return told(await takeBackConfirmed(services, { reference, press: field('press') }), '')
    case 'reject-fact':
      return told(await settleFact(services, { reference, id: about, rev, act: 'reject' }), '')
    case 'keep-words': {
      const [fact] = seenFacts(form)
      return fact === undefined ? problem(409, WORDS['no-such-fact']!) : told(await keepOwnWords(services, { reference, ...fact }), '')
    }
    case 'take-back-words':
      return told(await takeBackOwnWords(services, { reference, id: about, rev }), '')
    case 'correct-fact': {
      const fields = Object.fromEntries(
        Object.values(FACT_FIELDS)
          .flat()
          .map((name) => [name, field(name)]),
      )
      if (Object.values(fields).join('').length > FACT_TEXT_MAX) return problem(422, TEXT_TOO_LONG)
      return told(await settleFact(services, { reference, id: about, rev, act: 'correct', text: field('text'), fields }), '')
    }
    case 'attest': {
      const words = attestedIn(form)
      if (Object.keys(words).length === 0) return problem(422, 'Please say yes or no to at least one of them, or leave them for later.')
      return told(await attestMeanings(services, { reference, words }), '#meanings')
    }
    case 'take-back-meaning':
      return told(await takeBackMeaning(services, { reference, factId: about, says: field('says') as Says, sentence: field('sentence') }), '#meanings')
    case 'answer-question':
      if (field('text') === '') return problem(422, 'Please write your answer, or say that there is nothing.')
      return told(await answerCaseQuestion(services, { reference, question: about, text: field('text'), document: field('document') }), '')
    case 'pass-question':
      return told(await answerCaseQuestion(services, { reference, question: about, text: '', document: '' }), '')
    case 'ask-again':
      return told(await askCaseQuestionAgain(services, { reference, question: about }), '')
    case 'tie-file':
    case 'untie-file':
      if (field('fileId') === '') return problem(422, 'Please choose the file.')
      return told(await tieExhibitFile(services, { reference, exhibit: about, fileId: field('fileId'), tied: field('intent') === 'tie-file' }), '')
    case 'choose': {
      if (field('confirmed') !== 'yes') return problem(422, 'Please tick the box: with the choice the right to withdraw ends.')
      const chosen = (name: string) => form.getAll(name).filter((value): value is string => typeof value === 'string' && value !== '')
      const options = Object.fromEntries(OPTION_PARTS.map((part) => [part, chosen(part)])) as ChosenOptions
      const own = field('own')
      const endeavor = field('endeavor') === 'own' ? own : field('endeavor')
      if (endeavor === '') return problem(422, 'Please choose an endeavor, or write your own.')
      return told(await chooseArguments(services, { reference, endeavor, options, actor: 'customer' }), '#choice')
    }
    default:
      return problem(400, 'This page cannot do that.')
  }
}
