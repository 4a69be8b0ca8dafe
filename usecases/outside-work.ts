/**
 * Work whose cost the text of strangers decides. It is named and pure, and what it is given and answers can be copied, so
 * that it can be done apart from the process that answers everybody.
 */
import { draftingKnowledge, knowledgeOn } from '../content/areas/all-areas.ts'
import { publicPriorities } from '../content/areas/public-priorities.ts'
import { checkKnowledge } from '../content/petition/check-knowledge.ts'
import { comparedTexts } from '../content/petition/letter/compose-letter.ts'
import type { LetterGround } from '../content/petition/letter/letter-parts.ts'
import { askedMeanings, type AskedMeaning } from '../content/petition/attested-words.ts'
import { findQuestion } from '../content/petition/questions.ts'
import { composedFor } from '../content/rfe-response/composed-for.ts'
import { composeSet, parseDraftPlan, planFitsTexts, tuneSet, untoldFacts, type Composed } from '../domain/drafting/compose-set.ts'
import type { UntoldFacts } from '../domain/drafting/missing-facts.ts'
import type { TuningOption } from '../domain/endeavor/endeavor-form.ts'
import type { EndeavorSet } from '../domain/endeavor/endeavor-set.ts'
import type { PersonFacts } from '../domain/person/person-facts.ts'
import type { IntakeAnswers } from '../domain/intake/intake-application.ts'
import { personFromResume } from '../domain/person/person-from-resume.ts'
import { settledFacts } from '../domain/person/stated-facts.ts'
import type { CaseFile } from '../domain/petition/case-file.ts'
import type { CaseQuestion } from '../domain/petition/gaps.ts'
import { checkDraft, type CheckKnowledge } from '../domain/petition/checks/check-draft.ts'
import { piecesOf, type DraftBlock, type LetterMark } from '../domain/petition/draft.ts'
import { ownWordsOf, type OwnWords } from '../domain/petition/own-words.ts'
import { blockFromModel, type ModelAnswer } from '../domain/petition/model-block.ts'
import { compareReturned, type ComparedLetter, type ReturnedParagraph } from '../domain/petition/returned-letter.ts'
import { readCase } from '../domain/petition/read-case.ts'
import { reviewPlan } from '../domain/plan-review/plan-review.ts'
import { resumeFactsOf } from '../domain/resume/read-resume.ts'
import { confirmableTogether } from '../content/petition/questions.ts'
import { caseView, countQuestions, fittingPriorities } from './case-view.ts'
import type { CurrentOptions, DraftInput } from './endeavor-drafter.ts'

/** Each citation of a document is one; a letter of three hundred facts has some hundreds. More would hold whoever takes the letter in, shows it, and compares it. */
const LETTER_PIECES_MAX = 40_000

function letterOf(ground: LetterGround): DraftBlock[] {
  const blocks = composedFor(ground, publicPriorities)
  if (piecesOf(blocks) > LETTER_PIECES_MAX) throw new RangeError('the letter is too large')
  return blocks
}

/** `YYYY-MM-DD`: no document that has ended by then is named. */
type OfDay = { today: string }

export const OUTSIDE_WORK = {
  settleStatedFacts(stated: PersonFacts) {
    const person = settledFacts(stated)
    return { person, facts: resumeFactsOf(person) }
  },
  findUntoldFacts({ facts, person, form, today }: Pick<DraftInput, 'facts' | 'person' | 'form'> & OfDay): UntoldFacts {
    return untoldFacts(person ?? personFromResume(facts), form, knowledgeOn(today))
  },
  composeEndeavors({ facts, person, form, variety, today }: Pick<DraftInput, 'facts' | 'person' | 'form'> & { variety: number } & OfDay): Composed {
    return composeSet(person ?? personFromResume(facts), form, knowledgeOn(today), variety)
  },
  /** Null where the texts on the screen do not come from this plan, or it is none. */
  tuneEndeavors({ tuning, current, plan, today }: { tuning: TuningOption; current: CurrentOptions; plan: unknown } & OfDay): EndeavorSet | null {
    const known = parseDraftPlan(plan)
    return known === null || !planFitsTexts(known, current, draftingKnowledge) ? null : tuneSet(known, tuning, knowledgeOn(today))
  },
  /** `known`: the case as it stands, of which nothing is lost. */
  readCase({ answers, resumes, known }: { answers: IntakeAnswers; resumes: readonly { person: PersonFacts; file: string }[]; known: CaseFile | undefined }): CaseFile {
    return readCase(answers, resumes, known)
  },
  viewCase: caseView,
  countQuestions,
  findConfirmable: ({ file }: { file: CaseFile }): string[] => confirmableTogether(file),
  /** Null where it is not asked. */
  findQuestion: ({ file, id }: { file: CaseFile; id: string }): CaseQuestion | null => findQuestion(file, id) ?? null,
  findMeanings: ({ file }: { file: CaseFile }): AskedMeaning[] => askedMeanings(file),
  /** Null where the customer may not insist on the words of a fact. */
  findOwnWords: ({ file, id }: { file: CaseFile; id: string }): OwnWords | null => ownWordsOf(file, id),
  findPriorities: fittingPriorities,
  composeLetter: letterOf,
  /** What is held against earlier letters. */
  wordLetter: (ground: LetterGround): string[] => comparedTexts(letterOf(ground)).map(({ text }) => text),
  checkLetter({ file, blocks, shared, today }: { file: CaseFile; blocks: readonly DraftBlock[] } & Pick<CheckKnowledge, 'shared' | 'today'>) {
    return checkDraft(file, blocks, checkKnowledge(file, publicPriorities, shared, today))
  },
  /** A paragraph in the words of a model, or why it is refused. */
  wordBlock({ file, blocks, blockId, today, answer }: { file: CaseFile; blocks: readonly DraftBlock[]; blockId: string; today: string; answer: ModelAnswer }) {
    const block = blocks.find(({ id }) => id === blockId)!
    return blockFromModel({ file, blocks, block, knowledge: checkKnowledge(file, publicPriorities, [], today) }, answer)
  },
  reviewPlan,
  /** Null where it is another letter. */
  compareLetter({ file, blocks, paragraphs, mark }: { file: CaseFile; blocks: readonly DraftBlock[]; paragraphs: readonly ReturnedParagraph[]; mark: LetterMark }): ComparedLetter | null {
    return compareReturned(file, blocks, paragraphs, mark)
  },
}

export type OutsideWork = typeof OUTSIDE_WORK
