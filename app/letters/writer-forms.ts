/** What the page of a private link asks: one answer for each, whether a form or the script of the page sent it. */
import { LETTER_PARAGRAPHS_MAX, WRITER_PARAGRAPHS_MAX } from '../../content/reference-letters.ts'
import { ANSWER_SLOTS, type AnswerSlot } from '../../domain/reference-letters/writer-questions.ts'
import type { Services } from '../../usecases/services.ts'
import { adoptLetter, limitLetter, saveAnswers, saveLetterText, viewWriterPage, WRITER_FORM_LIMIT, type WriteResult, type WriterPage } from '../../usecases/write-reference-letter.ts'
import { typedFields } from '../ui/posted-fields.ts'

export type LetterProblem = { status: 400 | 409 | 422 | 429; problem: string; about: 'answers' | 'text' | 'adoption'; typed: Record<string, string>; slot?: AnswerSlot }
export type LetterAnswer = { kind: 'no-such-letter' } | { kind: 'done'; page: WriterPage } | ({ kind: 'problem' } & LetterProblem)

const WORDS: Record<Exclude<WriteResult['kind'], 'done' | 'no-such-letter' | 'identifier' | 'too-many-paragraphs'>, string> = {
  'changed-meanwhile': 'The letter has changed since you loaded it, perhaps in another window. Please read it as it is now.',
  'too-long': 'This is longer than a letter can be. Please shorten it.',
  'letter-too-long': `A letter holds at most ${LETTER_PARAGRAPHS_MAX} paragraphs; each line of a list is one. Please shorten it.`,
  'adopted-already': 'This letter is adopted already and cannot be changed or adopted again here. Ask the person who sent you the link to open it for changes.',
  'other-name': 'Please type your name as it stands under the letter. If it is written wrong there, ask the person who sent you the link to correct it.',
  'says-too-little': 'The letter says too little yet. Please answer more of the questions, in whole sentences.',
  'speaks-to-machine': 'A sentence in it speaks to a machine. Please say it in your own words.',
}

const PART_OF: Record<string, LetterProblem['about']> = { 'save-text': 'text', 'from-answers': 'text', adopt: 'adoption' }

export async function answerLetterForm(services: Services, token: string, form: FormData): Promise<LetterAnswer> {
  const typed = typedFields(form)
  const field = (name: string): string | undefined => typed[name]
  const problem = (status: LetterProblem['status'], about: LetterProblem['about'], words: string): LetterAnswer => ({ kind: 'problem', status, about, problem: words, typed })
  const told = async (about: LetterProblem['about'], result: WriteResult): Promise<LetterAnswer> => {
    if (result.kind === 'no-such-letter') return result
    if (result.kind === 'identifier') return problem(422, about, `The letter holds ${result.what}. Please leave it out: nobody needs it there.`)
    if (result.kind === 'too-many-paragraphs')
      return { kind: 'problem', status: 422, about, slot: result.slot, typed, problem: `One answer holds at most ${WRITER_PARAGRAPHS_MAX} paragraphs; each line of a list is one. Please shorten it.` }
    if (result.kind !== 'done') return problem(result.kind === 'changed-meanwhile' || result.kind === 'adopted-already' ? 409 : 422, about, WORDS[result.kind])
    const page = await viewWriterPage(services, token)
    return page === null ? { kind: 'no-such-letter' } : { kind: 'done', page }
  }
  const limit = await limitLetter(services, token, WRITER_FORM_LIMIT)
  if (limit.kind === 'no-such-letter') return limit
  if (limit.kind === 'limited')
    return problem(429, PART_OF[field('intent') ?? ''] ?? 'answers', 'This letter was saved many times within an hour. What you typed is still here: please save it again later.')
  const version = Number(field('version'))
  switch (field('intent')) {
    case 'save-answers': {
      const answers = Object.fromEntries(ANSWER_SLOTS.flatMap((slot) => (field(slot) === undefined ? [] : [[slot, field(slot)]])))
      const position = field('position')
      return told('answers', await saveAnswers(services, token, { answers, ...(position === undefined ? {} : { position }) }))
    }
    case 'save-text':
      return told('text', await saveLetterText(services, token, { text: field('text') ?? '', version }))
    case 'from-answers':
      return told('text', await saveLetterText(services, token, { text: null, version }))
    case 'adopt':
      if (field('confirmed') !== 'yes') return problem(422, 'adoption', 'Please tick the box: a letter is adopted only by someone who has read it.')
      return told('adoption', await adoptLetter(services, token, { name: field('name') ?? '', version }))
    default:
      return problem(400, 'answers', 'This page cannot do that.')
  }
}
