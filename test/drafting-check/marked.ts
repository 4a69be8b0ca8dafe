/** Holds sentences, planted into true options, against the check and against what it marks. */
import { checkEndeavor } from '../../domain/endeavor/endeavor-check.ts'
import { unsupportedSentences } from '../../domain/endeavor/unsupported-sentences.ts'
import { readResume } from '../../domain/resume/read-resume.ts'
import { listedDocuments, type CheckedProfile } from './profiles.ts'
import type { Marked } from './marked-first-part.ts'

const READ_AT = new Date('2026-06-01T00:00:00Z')
type Fate = 'refused' | 'marked' | 'left'

function contextOf({ resume, project }: CheckedProfile) {
  const form = { userBackground: { employmentType: 'employee' as const, futureRoleFocus: '' }, userProposedEndeavor: { futureProject: project, proposedEndeavorNiche: '', additionalInfo: '' } }
  return { facts: readResume([{ lines: resume.split('\n') }], READ_AT), resumeText: resume, form, words: { min: 80, max: 200 }, marks: true }
}

/** What becomes of a sentence in the middle of the person's true option. */
export function fateOf(person: CheckedProfile, sentence: string, context = contextOf(person)): { fate: Fate; why: string } {
  const { option } = person
  const cut = option.text.indexOf('. ', option.text.length / 2) + 2
  const text = `${option.text.slice(0, cut)}${sentence} ${option.text.slice(cut)}`
  const knowledge = { priorities: listedDocuments }
  const before = checkEndeavor(option, 0, context, knowledge).map(({ rule, detail }) => rule + detail)
  const fault = checkEndeavor({ ...option, text }, 0, context, knowledge).find(({ rule, detail }) => rule !== 'word count' && !before.includes(rule + detail))
  if (fault !== undefined) return { fate: 'refused', why: `${fault.rule}: ${fault.detail}` }
  const mark = unsupportedSentences({ ...option, text }, context, knowledge).find((one) => one.sentence === sentence)
  return mark === undefined ? { fate: 'left', why: '' } : { fate: 'marked', why: mark.words.join(', ') }
}

export function fatesOf({ people, inventions, truths }: Marked) {
  const each = (sentences: Marked['inventions']) =>
    people.flatMap((person) => {
      const context = contextOf(person)
      return (sentences[person.id] ?? []).map((sentence) => ({ sentence: `${person.id}: ${sentence}`, ...fateOf(person, sentence, context) }))
    })
  return { inventions: each(inventions), truths: each(truths) }
}
