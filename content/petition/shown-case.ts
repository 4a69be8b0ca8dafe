/** The studio at work on a built-in sample: its options, the chosen one, a page of the letter that follows, and the evidence that the page cites. */
import type { SampleId } from '../../domain/endeavor/endeavor-form.ts'
import type { EndeavorOption } from '../../domain/endeavor/endeavor-set.ts'
import { personFromResume } from '../../domain/person/person-from-resume.ts'
import { emptyCase, findExhibit, STATEMENT_ID, type CaseExhibit, type CaseFile, type Element } from '../../domain/petition/case-file.ts'
import { chooseEndeavor, confirmFact, showFact, withStandingExhibits, type Changed } from '../../domain/petition/change-case.ts'
import { exhibitNumbers, type DraftBlock } from '../../domain/petition/draft.ts'
import { factsOfResume, withNewFacts, type NewFact } from '../../domain/petition/read-case.ts'
import { publicPriorities } from '../areas/public-priorities.ts'
import { findSample } from '../samples/all-samples.ts'
import { sampleSet } from '../samples/sample-sets.ts'
import { composeLetter } from './letter/compose-letter.ts'

const SHOWN: { sample: SampleId; option: 0 | 1 | 2 | 3 } = { sample: 'software_engineering', option: 0 }

export type ShownExhibit = { number: string } & Pick<CaseExhibit, 'id' | 'title' | 'proves'>
export type ShownCase = {
  options: readonly string[]
  /** Place of the chosen option. */
  chosen: number
  /** Blocks of one section of the letter, from its heading on. */
  page: readonly DraftBlock[]
  /** What the page cites, by its numbers in the whole letter. */
  exhibits: readonly ShownExhibit[]
  /** What the generator says is still to be built or proved. */
  toProve: readonly string[]
}

function done(result: Changed): CaseFile {
  if (result.kind !== 'changed') throw new Error(`the shown case: ${result.kind}`)
  return result.file
}

/** What the option says is, in the sample, what the petitioner says: it rests on their own statement. */
function factsOfOption({ parts }: EndeavorOption): NewFact[] {
  if (parts === undefined) return []
  const told = (element: Element, text: string): NewFact => ({ element, kind: 'statement', text, source: { kind: 'customer', quote: text } })
  return [told('endeavor.problem', parts.problem), told('endeavor.method', parts.build), told('endeavor.users', parts.users), told('p2.plan', parts.users), told('p1.beyond', parts.spread)]
}

/** A result is shown by the letter of the employer for whom it was achieved. */
function withEmployersLetters(file: CaseFile): CaseFile {
  return file.facts.reduce((before, { id, roleId }) => {
    const exhibits = roleId === null ? [] : (before.facts.find((role) => role.id === roleId)?.exhibits ?? [])
    return exhibits.length === 0 ? before : done(showFact(before, { id, exhibits }))
  }, file)
}

function composeShownCase(): ShownCase {
  const set = sampleSet(SHOWN.sample)
  const sample = findSample(SHOWN.sample)
  if (set === null || sample === undefined || sample === null) throw new Error(`no sample ${SHOWN.sample}`)
  const option = set.options[SHOWN.option]
  const news = [...factsOfResume(personFromResume(sample.petitioner.facts), 'resume').filter(({ kind }) => kind !== 'name'), ...factsOfOption(option)]
  const read = withNewFacts({ ...emptyCase(), plan: sample.petitioner.form.userBackground.employmentType, priorities: option.grounding.priorities.map(({ key }) => key) }, news)
  const confirmed = read.facts.reduce((file, { id, rev }) => done(confirmFact(file, { id, rev })), read)
  const file = done(
    chooseEndeavor(withStandingExhibits(withEmployersLetters(confirmed)), {
      text: option.title,
      at: '2026-11-22T00:00:00Z',
      by: 'customer',
      options: { eb2: ['eb2-advanced'], p1: ['p1-practice'], p2: ['p2-results'], p3: ['p3-benefit'] },
    }),
  )
  const letter = composeLetter({ file, seed: SHOWN.sample }, publicPriorities)
  const page = letter.filter(({ section, removed }) => section === 'p2' && !removed)
  const numbers = exhibitNumbers(letter, file)
  const cited = exhibitNumbers(page, file)
  const exhibits = [...numbers].flatMap(([id, number]): ShownExhibit[] => {
    const exhibit = findExhibit(file, id)
    return exhibit === undefined || !cited.has(id) ? [] : [{ id, number, title: exhibit.title, proves: id === STATEMENT_ID ? ['Prong 2'] : exhibit.proves }]
  })
  return { options: set.options.map(({ title }) => title), chosen: SHOWN.option, page, exhibits, toProve: option.grounding.toProve }
}

let composed: ShownCase | null = null

/** Composing takes a tenth of a second, so it is done when the page is first asked for. */
export const shownCase = (): ShownCase => (composed ??= composeShownCase())
