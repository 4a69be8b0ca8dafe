/** Part VI: what is asked, and the declaration. Part VII: exhibits and sources. */
import { plain } from '../../../domain/documents/blocks.ts'
import { parseInline } from '../../../domain/documents/inline-syntax.ts'
import { formatDate } from '../../../domain/format-date.ts'
import { plainText } from '../../../domain/petition/checks/block-text.ts'
import { citedIn, factsOf, type DraftBlock } from '../../../domain/petition/draft.ts'
import { LEGAL_SOURCES, LEGAL_SOURCES_READ } from '../legal-sources.ts'
import { facts, FORM, frame, heading, made, paragraphs, sourcesOf, standard, type LetterGround } from './letter-parts.ts'
import { RESTS_ON_TOLD } from './findings.ts'
import { nameFacts, signerOf } from './opening-part.ts'

/** What the letter has concluded part by part: what no part concludes from facts, the end does not claim. */
function established({ file }: LetterGround, argument: readonly DraftBlock[]): string {
  // What is only submitted is concluded nowhere.
  const ids = new Set(
    argument.flatMap((block) => (block.section === 'eb2' || (factsOf(block).length > 0 && citedIn(block).length > 0 && !RESTS_ON_TOLD.test(plainText(block.block))) ? [block.id] : [])),
  )
  const claimed = new Set(argument.flatMap(({ id, block }) => (/\bI submit\b/.test(plainText(block)) ? [id] : [])))
  const has = (...some: readonly string[]): boolean => some.some((id) => ids.has(id))
  const door = file.options.eb2[0] ?? 'eb2-advanced'
  const isClassified =
    door === 'eb2-ability' ? has('eb2/ability/weighed') : has(door === 'eb2-five-years' ? 'eb2/experience/applied' : 'eb2/degree/applied') && has('eb2/occupation/listed', 'eb2/occupation/profession')
  const [merit, importance] = [has('p1/merit/applied'), has('p1/beyond/applied')]
  const first = merit && importance ? 'both substantial merit and national importance' : merit ? 'substantial merit' : 'national importance'
  const parts = [
    ...(isClassified ? [['Part I', 'the classification']] : []),
    ...(merit || importance ? [['Part III', `that the endeavor has ${first}`]] : []),
    ...(has('p2/applied') ? [['Part IV', `that I am well positioned to advance ${merit || importance ? 'it' : 'the endeavor'}`]] : []),
    ...(has('p3/balance') ? [['Part V', 'that on balance a waiver would be beneficial to the United States']] : []),
  ].map(([name, what], place) => (place === 0 ? `${name} establishes ${what}` : `${name}, ${what}`))
  // What is submitted and concluded from nothing is said again as that.
  const isSubmitted = (id: string): boolean => !ids.has(id) && claimed.has(id)
  const [weighty, wide] = [isSubmitted('p1/merit/applied'), isSubmitted('p1/beyond/applied')]
  const submitted = [
    ...(weighty || wide ? [`in Part III, that the endeavor has ${weighty && wide ? 'substantial merit and national importance' : weighty ? 'substantial merit' : 'national importance'}`] : []),
    ...(isSubmitted('p2/applied') ? ['in Part IV, that I am well positioned to advance the endeavor'] : []),
    ...(isSubmitted('p3/balance') ? ['in Part V, that on balance a waiver is beneficial'] : []),
  ]
  const listed = (some: readonly string[]): string => (some.length === 1 ? some[0]! : `${some.slice(0, -1).join('; ')}; and ${some.at(-1)!}`)
  const told = [...(parts.length === 0 ? [] : [`${listed(parts)}.`]), ...(submitted.length === 0 ? [] : [`I submit, ${listed(submitted)}.`])]
  return told.length === 0 ? 'I' : `${told.join(' ')} For these reasons, I`
}

/** `argument`: Parts I to V, whose conclusions are summed up. */
export function conclusionPart(ground: LetterGround, argument: readonly DraftBlock[]): DraftBlock[] {
  const standing = facts(ground, 'closing.standing')
  return [
    heading('conclusion', 'heading', 1, 'Conclusion'),
    // What is weighed stands before what is asked.
    ...(standing.length === 0
      ? []
      : [
          heading('conclusion', 'discretion/heading', 2, 'Discretion'),
          standard('conclusion', 'discretion'),
          ...paragraphs(ground, 'conclusion', 'discretion', standing),
          heading('conclusion', 'request/heading', 2, 'Request'),
        ]),
    made(
      'conclusion',
      'request',
      {
        kind: 'paragraph',
        content: parseInline(
          `${established(ground, argument)} respectfully request that USCIS approve this petition, classify me under INA § 203(b)(2), and waive the requirements of a job offer and of a labor certification in the national interest.`,
        ),
      },
      [],
      FORM,
    ),
    heading('conclusion', 'declaration/heading', 2, 'Declaration'),
    standard('conclusion', 'declaration'),
    made('conclusion', 'executed', { kind: 'paragraph', content: parseInline('Executed on [[field: Date of signing]] at [[field: City and state]].'), keepWithNext: true }, [], FORM),
    made('conclusion', 'signature', { kind: 'signature', closing: 'Respectfully submitted,', name: signerOf(ground), lines: [plain('Petitioner')] }, nameFacts(ground)),
  ]
}

/** `blocks`: the letter before it, whose sources are listed. */
export function appendixPart(blocks: readonly DraftBlock[]): DraftBlock[] {
  return [
    made('appendix', 'break', { kind: 'page-break' }),
    heading('appendix', 'heading', 1, 'Exhibits and authorities'),
    heading('appendix', 'exhibits/heading', 2, 'Index of exhibits'),
    made('appendix', 'exhibits', { kind: 'exhibit-index' }),
    heading('appendix', 'sources/heading', 2, 'Authorities'),
    made('appendix', 'sources', { kind: 'list', ordered: false, items: sourcesOf(blocks).map((key) => ({ content: parseInline(LEGAL_SOURCES[key].cite) })) }, [], 'sources'),
    ...(LEGAL_SOURCES_READ === null ? [] : [frame('appendix', 'sources/date', `The authorities were consulted as they stood on ${formatDate(LEGAL_SOURCES_READ)}.`)]),
  ]
}
