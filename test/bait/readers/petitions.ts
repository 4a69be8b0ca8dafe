/** Cases, petitions, plans, and letters of writers: everything that meets text of visitors there, by name, and the most of it that comes in one piece. */
import { publicPriorities } from '../../../content/areas/public-priorities.ts'
import { composeLetter } from '../../../content/petition/letter/compose-letter.ts'
import { planParagraphs } from '../../../domain/plan-review/plan-paragraphs.ts'
import { reviewPlan } from '../../../domain/plan-review/plan-review.ts'
import { plainText, sentencesOfBlock } from '../../../domain/petition/checks/block-text.ts'
import { p, plain } from '../../../domain/documents/blocks.ts'
import { caseOf } from '../../petitions/case-of.ts'
import { WATER_ENGINEER } from '../../petitions/people.ts'
import type { DraftBlock } from '../../../domain/petition/draft.ts'
import { emptyCase, type CaseFile } from '../../../domain/petition/case-file.ts'
import { answerQuestion } from '../../../domain/petition/change-case.ts'
import { claimsApart } from '../../../domain/petition/checks/claims-apart.ts'
import { proposeAnswer } from '../../../domain/petition/fact-words.ts'
import { checkDraft } from '../../../domain/petition/checks/check-draft.ts'
import { withLetterFacts } from '../../../domain/petition/letter-facts.ts'
import { factsOfIntake } from '../../../domain/petition/read-case.ts'
import { compareReturned } from '../../../domain/petition/returned-letter.ts'
import { adoptionRefusal } from '../../../domain/reference-letters/adoption.ts'
import { bodyFromAnswers } from '../../../domain/reference-letters/letter-from-answers.ts'
import { ANSWER_SLOTS } from '../../../domain/reference-letters/writer-questions.ts'
import { caseOfText, factsOfText } from './case-of-text.ts'
import { DOCUMENT, FACT, FIELD, LINE, SENTENCE, short, type Reader } from './common.ts'

/** Answers up to this length are read as notes. */
const NOTE = 1_500
/** Questions whose notes are told in ways of their own. */
const ANSWERED = ['', 'r1.words0', 'means', 'outputs', 'education', 'occupation', 'license', 'vehicle', 'recognition', 'publications', 'urgency', 'plan'] as const

const blockOf = (text: string) => ({ kind: 'paragraph', content: [{ kind: 'text', text }] }) as never

const planOf = (lines: string[]) => reviewPlan({ fileName: 'plan.pdf', sha256: '', endeavor: lines[0]!.slice(0, 2000), paragraphs: planParagraphs([{ lines }]) })

/** Of a whole case, with every statement and the name of every document in these words. */
const wholeCaseOf = (text: string): CaseFile => ({
  ...WHOLE_CASE,
  facts: WHOLE_CASE.facts.map((fact) => (fact.kind === 'statement' || fact.kind === 'item' ? { ...fact, text } : fact)),
  exhibits: WHOLE_CASE.exhibits.map((exhibit) => ({ ...exhibit, title: text.slice(0, 200) })),
})

const WHOLE_CASE = caseOf(WATER_ENGINEER)
const draftOf = (text: string): DraftBlock[] =>
  factsOfText(text).map(({ id, text: said }) => ({
    id: `p2/${id}`,
    section: 'p2',
    origin: 'composer',
    block: p(plain(said)),
    composed: null,
    basis: { [id]: 1 },
    reviewed: false,
    removed: false,
    standard: null,
    beside: null,
  }))

const letterOf = (text: string) => ({
  exhibitId: 'x1',
  kind: 'user' as const,
  number: 1,
  name: 'Joan Sample',
  position: '',
  answers: Object.fromEntries(ANSWER_SLOTS.map((slot) => [slot, text])),
  body: [text],
})

export const READERS: Record<string, Reader> = {
  'an answer told as sentences': { read: (text) => ANSWERED.map((id) => proposeAnswer(text, id)), most: NOTE },
  'a plan of one line': { read: (text) => planOf([`The company will sell ten of them ${text} in May.`]), most: LINE },
  'a plan of many lines': { read: (text) => planOf(short(text)), most: DOCUMENT },
  'a paragraph of a petition': { read: (text) => [plainText(blockOf(text)), sentencesOfBlock(blockOf(text))], most: LINE },
  'an input form': {
    read: (text) =>
      factsOfIntake({
        userBackground: { profession: text },
        userProng2Education: { degrees: text },
        userProng2Demand: { awards: text },
        userProng3: {},
        userProposedEndeavor: { futureProject1: text },
      } as never),
    most: FIELD,
  },
  'an answer about a case': {
    read: (text) =>
      ([undefined, 'phase', 'tie'] as const).map((lines) =>
        answerQuestion(emptyCase(), { question: { id: 'q', element: 'p2.plan', ...(lines === undefined ? {} : { lines }) }, text, document: text.slice(0, 200) }),
      ),
    most: FIELD,
  },
  'the letter of a writer': {
    read: (text) => [
      bodyFromAnswers(letterOf(text), letterOf(text).answers),
      withLetterFacts(emptyCase(), letterOf(text)),
      adoptionRefusal({ name: 'J', version: 1, adopted: null, body: [`${text} ${'word '.repeat(60)}`] }, { name: 'J', version: 1 }),
    ],
    most: FIELD,
  },
  'a draft that is checked': { read: (text) => checkDraft(caseOfText(text), draftOf(text), { standards: [], publicTexts: [], links: [], ended: [], shared: [], today: '2026-01-14' }), most: FACT },
  'the letter of a whole case, and what its facts say apart': {
    read: (text) => {
      const file = wholeCaseOf(text)
      composeLetter({ file, seed: 'one' }, publicPriorities)
      claimsApart(
        file,
        file.facts,
        file.facts.filter(({ kind }) => kind === 'role'),
      )
    },
    most: SENTENCE,
  },
  'a letter that came back': {
    read: (text) =>
      compareReturned(
        caseOfText(text),
        draftOf(text),
        short(text).map((words) => ({ marks: [], cell: false, tracked: false, remarks: [], runs: [{ text: `${words} x` }] })) as never,
        { order: 'o', revision: 1 } as never,
      ),
    most: FIELD,
  },
}
