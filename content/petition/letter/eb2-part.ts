/** Part I: the door of EB-2, by the degree, by the degree with five years of work, or by exceptional ability. */
import { plain } from '../../../domain/documents/blocks.ts'
import type { Cell } from '../../../domain/documents/document.ts'
import { formatDate } from '../../../domain/format-date.ts'
import { FIVE_YEARS, monthsAfterDegree } from '../../../domain/petition/progressive-years.ts'
import { degreeLevel } from '../../../domain/petition/fact-words.ts'
import { findExhibit, type CaseFact } from '../../../domain/petition/case-file.ts'
import type { DraftBlock } from '../../../domain/petition/draft.ts'
import type { StandardKey } from '../legal-sources.ts'
import { citation, exhibitsOf, facts, frame, heading, made, paragraphs, shownFrame, standard, vary, type LetterGround } from './letter-parts.ts'

/** How the occupation has to fit, by the door. */
const FIT: Record<string, StandardKey> = { 'eb2-ability': 'eb2-ability-fit', 'eb2-five-years': 'eb2-fit' }

const RANK = { doctorate: 0, master: 1, bachelor: 2, other: 3 } as const

export const degreesOf = (ground: LetterGround): CaseFact[] => facts(ground, 'eb2.degree').toSorted((one, other) => RANK[degreeLevel(one)] - RANK[degreeLevel(other)])

/** Positions as a table: two or more are easier to compare than to read. */
export function positionsTable(ground: LetterGround, section: 'eb2' | 'p2', roles: readonly CaseFact[]): DraftBlock {
  const cell = (text: string): Cell => ({ kind: 'words', content: plain(text) })
  const rows = roles.map((role) => [
    cell(role.fields['title'] ?? ''),
    cell(role.fields['employer'] ?? ''),
    cell([role.fields['from'], role.fields['to']].filter(Boolean).join(' to ')),
    { kind: 'words', content: citation(exhibitsOf(ground.file, role)).slice(1, -1) } as Cell,
  ])
  return made(
    section,
    'positions',
    { kind: 'table', columns: [2.2, 2.4, 2, 1.2], header: [plain('Position'), plain('Employer'), plain('Dates'), plain('Exhibit')], rows, caption: plain('Positions held') },
    roles,
  )
}

/** How long the positions after the bachelor's degree are, told where every date is known and five years are reached. */
function countedYears({ file }: LetterGround, degrees: readonly CaseFact[], roles: readonly CaseFact[]): DraftBlock[] {
  const bachelor = degrees.find((degree) => degreeLevel(degree) === 'bachelor')
  const day = file.response?.filedOn || file.lock?.at.slice(0, 10)
  const months = bachelor === undefined || day === undefined ? null : monthsAfterDegree(bachelor, roles, day)
  if (bachelor === undefined || day === undefined || months === null || months < FIVE_YEARS) return []
  const [years, rest] = [Math.floor(months / 12), months % 12]
  const span = `${years} years${rest === 0 ? '' : ` and ${rest} ${rest === 1 ? 'month' : 'months'}`}`
  const conferred = (bachelor.fields['year'] ?? '').trim()
  const facts = [bachelor, ...roles]
  const content = [
    ...plain(
      `The degree was conferred in ${conferred}. Counted from ${/^\d{4}$/.test(conferred) ? 'the end of that year' : 'then'} to ${formatDate(day)}, with times that overlap counted once, the positions after it add up to ${span}`,
    ),
    ...citation(facts.flatMap((fact) => exhibitsOf(file, fact))),
    ...plain('.'),
  ]
  return [made('eb2', 'experience/counted', { kind: 'paragraph', content }, facts)]
}

export function eb2Part(ground: LetterGround): DraftBlock[] {
  const { file, seed } = ground
  const door = file.options.eb2[0] ?? 'eb2-advanced'
  const degrees = degreesOf(ground)
  const roles = facts(ground, 'eb2.experience')
  const occupation = facts(ground, 'eb2.occupation')
  const blocks: DraftBlock[] = [heading('eb2', 'heading', 1, 'Eligibility for the EB-2 classification')]
  if (door === 'eb2-ability') {
    const evidence = facts(ground, 'eb2.ability')
    blocks.push(standard('eb2', 'eb2-ability'))
    if (evidence.length > 0) {
      blocks.push(
        frame(
          'eb2',
          'ability/lead',
          vary(seed, 'ability', [
            'The record holds evidence of the following kinds:',
            'I offer the following evidence, each item under its exhibit:',
            'The regulation’s kinds of evidence are met as follows:',
          ]),
        ),
      )
      blocks.push(
        made(
          'eb2',
          'ability',
          { kind: 'list', ordered: false, items: evidence.map((fact) => ({ content: [...plain(fact.text.replace(/\.$/, '')), ...citation(exhibitsOf(file, fact)), { kind: 'text', text: '.' }] })) },
          evidence,
        ),
      )
      blocks.push(
        frame(
          'eb2',
          'ability/weighed',
          vary(seed, 'weighed', [
            'These items are the entry to the question, and not its answer. Weighed together with the results in Part IV, they show expertise significantly above that ordinarily encountered in my field.',
            'I ask that they be weighed together with the results told in Part IV, where it is shown what the expertise was used for.',
          ]),
        ),
      )
    }
    if (degrees.length > 0) blocks.push(...paragraphs(ground, 'eb2', 'degree', degrees))
  } else {
    blocks.push(standard('eb2', door === 'eb2-five-years' ? 'eb2-five-years' : 'eb2-advanced'))
    if (degrees.length > 0) {
      blocks.push(heading('eb2', 'degree/heading', 2, 'Degree'))
      blocks.push(
        ...paragraphs(
          ground,
          'eb2',
          'degree',
          degrees.map((degree, place) => (place === 0 ? degree : { ...degree, text: degree.text.replace(/^I hold /, 'I also hold ') })),
        ),
      )
      const level = degreeLevel(degrees[0]!)
      if (door === 'eb2-advanced' && level !== 'bachelor' && level !== 'other') {
        blocks.push(
          shownFrame(
            ground,
            'eb2',
            'degree/applied',
            degrees.length > 1
              ? vary(seed, 'applied-first', ['The first of these degrees is above that of baccalaureate, and I rely on it.', 'I rely on the first of them, which stands above the baccalaureate.'])
              : vary(seed, 'applied', [
                  'This degree is above the baccalaureate.',
                  'A degree of this level stands above the baccalaureate, and I rely on it.',
                  'It is above that of baccalaureate; no experience has to take its place.',
                  'As a degree above the baccalaureate it meets the regulation by itself.',
                  'I rely on this degree, which is higher than a baccalaureate.',
                ]),
            degrees.slice(0, 1),
          ),
        )
      }
    }
    const evaluationsOf = ({ exhibits }: CaseFact) => exhibits.filter((id) => /^Credential evaluation/.test(findExhibit(file, id)?.title ?? ''))
    const foreign = degrees.filter((degree) => evaluationsOf(degree).length > 0).map((degree) => ({ ...degree, exhibits: evaluationsOf(degree) }))
    if (foreign.length > 0) {
      const schools = foreign.map(({ fields }) => fields['school'] ?? '').join(' and ')
      blocks.push(
        shownFrame(
          ground,
          'eb2',
          'degree/foreign',
          vary(seed, 'foreign', [
            `The degree of ${schools} comes with an evaluation of its United States equivalent.`,
            `What the degree of ${schools} is equal to in the United States is shown by an evaluation.`,
            `An evaluation states the United States equivalent of the degree of ${schools}.`,
          ]),
          foreign,
        ),
      )
    }
    if (door === 'eb2-five-years' && roles.length > 0) {
      blocks.push(heading('eb2', 'experience/heading', 2, 'Progressive experience'))
      blocks.push(
        frame('eb2', 'experience/lead', vary(seed, 'experience', ['I rely on the following positions:', 'The experience was gained in these positions:', 'The five years rest on these positions:'])),
      )
      blocks.push(positionsTable(ground, 'eb2', roles), ...countedYears(ground, degrees, roles))
    }
  }
  if (occupation.length > 0) blocks.push(heading('eb2', 'occupation/heading', 2, 'Occupation'), standard('eb2', FIT[door] ?? 'eb2-occupation'), ...paragraphs(ground, 'eb2', 'occupation', occupation))
  return blocks
}
