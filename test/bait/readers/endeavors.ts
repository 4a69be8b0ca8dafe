/** Answers of the generator, and options: everything that meets text of visitors there, by name, and the most of it that comes in one piece. */
import { phraseFromAnswer, roleFocusFromAnswer } from '../../../domain/endeavor/answer-phrases.ts'
import { findUnsafeWords } from '../../../domain/endeavor/safe-words.ts'
import { comparableWords, plainLine, splitSentences } from '../../../domain/endeavor/sentence-forms.ts'
import { holdsWebAddress } from '../../../domain/endeavor/web-addresses.ts'
import { unsupportedSentences } from '../../../domain/endeavor/unsupported-sentences.ts'
import { sharedRuns } from '../../../domain/endeavor/shared-runs.ts'
import { inFirstPerson, titleOfWork } from '../../../domain/drafting/assets.ts'
import { ownObject, ownObjectOf } from '../../../domain/drafting/own-object.ts'
import { tellAchievement } from '../../../domain/drafting/restate-achievement.ts'
import { titleInSentence } from '../../../domain/drafting/role-setting.ts'
import { isForeign, mendedAnswers } from '../../../domain/drafting/mended-answers.ts'
import { readNiche } from '../../../domain/drafting/stated-niche.ts'
import { readStatedProject } from '../../../domain/drafting/stated-project.ts'
import { holdDrafts } from '../../../adapters/llm/hold-drafts.ts'
import { FIELD, SENTENCE, type Reader } from './common.ts'

/** What a model may write, with figures that the resume has beside the bait. */
const saidByModel = (text: string) => ({
  title: `Develop a checklist so that hospitals can train nurses ${text.slice(0, 100)}`,
  sentences: [
    { part: 'build' as const, text: 'I trained 25 nurses and raised the share of patients who went home by 25%.' },
    { part: 'why' as const, text: `${text.slice(0, 3800)} I trained 25 nurses ${text.slice(0, 200)}.` },
  ],
  supportQuotes: [text, '25 nurses'],
  priorityKeys: [],
  toProve: [text],
  adaptations: [text],
})

/** As much as is taken of a model’s option. */
const OPTION = 4000

export const READERS: Record<string, Reader> = {
  'an answer of the generator': {
    read: (text) => [
      phraseFromAnswer(text),
      roleFocusFromAnswer(text),
      readNiche(text),
      isForeign(text),
      mendedAnswers({ userBackground: { employmentType: 'employee', futureRoleFocus: text }, userProposedEndeavor: { futureProject: text, proposedEndeavorNiche: '', additionalInfo: '' } }),
      readStatedProject(text),
    ],
    most: FIELD,
  },
  'phrases of a resume': { read: (text) => [tellAchievement(text), inFirstPerson(text), titleOfWork(text), titleInSentence(text)], most: FIELD },
  'what a deed made': { read: (text) => [ownObject(text, 'build'), ownObjectOf({ clause: text, kind: 'work' }, [])], most: FIELD },
  'words that nothing bears out': { read: (text) => unsupportedSentences({ title: text.slice(0, 300), text: text.slice(0, OPTION) }, { given: text }, { priorities: [] }), most: FIELD },
  'words of an option': { read: (text) => [findUnsafeWords(text), plainLine(text), splitSentences(text), comparableWords(text), holdsWebAddress(text), sharedRuns(text, text)], most: FIELD },
  'options of a model, held against a person': {
    read: (text) =>
      holdDrafts({
        drafts: [saidByModel(text), saidByModel(''), saidByModel(''), saidByModel('')],
        ground: { sources: [{ from: 'resume', text }], documents: [], context: { resumeText: `${text} at 25 nurses, 25% of patients\n${text.slice(0, 150)} y 25 nurses` } },
      }),
    most: SENTENCE,
  },
}
