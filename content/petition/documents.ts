/** The papers of a case beside its letter: the petitioner's statement, the book of exhibits, the first draft to choose from, the check report. */
import { bullets, h1, h2, p, pageBreak, plain, signature, spacer, table } from '../../domain/documents/blocks.ts'
import type { Block, Document } from '../../domain/documents/document.ts'
import { parseInline } from '../../domain/documents/inline-syntax.ts'
import { formatDate } from '../../domain/format-date.ts'
import { ELEMENT_LABELS, isSettled, STATEMENT_ID, type CaseExhibit, type CaseFact, type CaseFile } from '../../domain/petition/case-file.ts'
import { waitsAtGate } from '../../domain/petition/broken-sentence.ts'
import { plainText, sentencesOf, wordsAlone } from '../../domain/petition/checks/block-text.ts'
import { doubtsOf } from '../../domain/petition/checks/case-doubts.ts'
import { isIdle } from '../../domain/petition/reasoning.ts'
import { RULE_LABELS, type Finding } from '../../domain/petition/checks/finding.ts'
import { exhibitNumbers, indexedTitle, inIndexOrder, purposesOfExhibits, SECTION_LABELS, type DraftBlock } from '../../domain/petition/draft.ts'
import { standingOfOption } from '../../domain/petition/gaps.ts'
import { publicLabel } from '../../domain/orders/public-label.ts'
import { ARGUMENT_OPTIONS } from './argument-options.ts'
import { exhibitsOf, lockSentence } from './letter/letter-parts.ts'
import { LEGAL_SOURCES_READ, STANDARD_PARAGRAPHS } from './legal-sources.ts'

/** `edition`: YYYY-MM-DD. */
type Made = { edition: string; reference: string }

const base = (id: string, title: string, { edition }: Made): Pick<Document, 'id' | 'title' | 'edition' | 'kind' | 'front' | 'exhibits'> => ({
  id,
  title,
  edition,
  kind: 'letter',
  front: 'heading',
  exhibits: [],
})

export const petitionerName = (file: CaseFile): string => file.facts.find((fact) => fact.kind === 'name' && isSettled(fact))?.text ?? ''

/**
 * What is sworn to of a fact: its sentences that the letter tells; of one that the letter tells in other words, those that could
 * stand in it and that no such sentence follows. What waits, and what is withheld, is in no paper.
 */
function swornTo(file: CaseFile, fact: CaseFact, blocks: readonly DraftBlock[]): string {
  if (fact.kind !== 'statement') return fact.text
  const letter = blocks.filter(({ basis }) => fact.id in basis).map(({ block }) => wordsAlone(plainText(block)))
  const all = sentencesOf(fact.text)
  const told = all.filter((one) => letter.some((words) => words.includes(wordsAlone(one))))
  if (told.length > 0) return told.join(' ')
  const withheld = doubtsOf(file).filter((doubt) => doubt.withheld === true && doubt.factId === fact.id)
  const stands = (one: string): boolean => (fact.kept !== undefined || !waitsAtGate(one)) && !isIdle(one) && !withheld.some(({ quote }) => one.includes(quote) || quote.includes(one))
  // “It cut leaks by half. If the meters were right.”: what waits may limit what stands before it.
  return all.filter((one, place) => stands(one) && (place === all.length - 1 || stands(all[place + 1]!))).join(' ')
}

/** What rests on the petitioner's own word: each fact that no other exhibit shows, as far as the letter tells it. Null where there is none. */
export function statementDocument(file: CaseFile, blocks: readonly DraftBlock[], made: Made): Document | null {
  const used = new Set(blocks.flatMap(({ basis }) => Object.keys(basis)))
  const stated = file.facts
    .filter((fact) => isSettled(fact) && used.has(fact.id) && fact.kind !== 'name' && exhibitsOf(file, fact).includes(STATEMENT_ID))
    .map((fact) => ({ ...fact, text: swornTo(file, fact, blocks) }))
    .filter(({ text }) => text !== '')
  if (stated.length === 0) return null
  const name = petitionerName(file)
  const groups = new Map<string, CaseFact[]>()
  for (const fact of stated) groups.set(ELEMENT_LABELS[fact.element], [...(groups.get(ELEMENT_LABELS[fact.element]) ?? []), fact])
  return {
    ...base('statement-of-the-petitioner', 'Statement of the petitioner', made),
    footer: 'Statement of the petitioner',
    blocks: [
      p([...plain(`I, ${name}, `), ...parseInline('make this statement in support of my Form I-140. It holds what I know from my own work and for which no other document is submitted.')]),
      ...[...groups].flatMap(([label, facts]): Block[] => [h2(plain(label)), ...facts.map((fact): Block => ({ kind: 'numbered', content: plain(fact.text) }))]),
      p(STANDARD_PARAGRAPHS.declaration.text.replace('in this letter', 'in this statement')),
      p('Executed on [[field: Date of signing]] at [[field: City and state]].'),
      signature('', plain(name === '' ? ' ' : name), 'Petitioner'),
    ].filter((block) => block.kind !== 'signature' || name !== ''),
  }
}

/** The sheet behind which an exhibit lies. */
export function exhibitCover(number: string, exhibit: Pick<CaseExhibit, 'title' | 'filed'>, made: Made): Document {
  return { ...base('exhibit-cover', `Exhibit ${number}`, made), front: 'none', footer: 'Exhibits to Form I-140', blocks: coverBlocks(number, indexedTitle(exhibit, number)) }
}

const coverBlocks = (number: string, title: string): Block[] => [spacer(180), { ...h1(plain(`Exhibit ${number}`)) }, p(plain(title))]

/** The index alone; null where the letter cites no exhibit. */
export function exhibitList(file: CaseFile, blocks: readonly DraftBlock[], made: Made): Document | null {
  const book = exhibitBook(file, blocks, made)
  return book === null ? null : { ...book, title: 'List of exhibits', blocks: book.blocks.slice(0, 2) }
}

/** The index and a cover sheet for each exhibit, in the order of the letter; null where it cites none. */
export function exhibitBook(file: CaseFile, blocks: readonly DraftBlock[], made: Made): Document | null {
  const numbers = exhibitNumbers(blocks, file)
  const list = inIndexOrder(numbers).map(([id, number]) => ({ number, exhibit: file.exhibits.find((one) => one.id === id)! }))
  if (list.length === 0) return null
  const purposes = purposesOfExhibits(file, blocks)
  return {
    ...base('exhibits', 'Exhibits', made),
    footer: 'Exhibits to Form I-140',
    blocks: [
      p('Place each document behind the sheet that bears its number. A document in another language needs a full English translation with the translator’s certification (8 CFR 103.2(b)(3)).'),
      table(
        [0.8, 4.2, 1.6],
        ['No.', 'Document', 'Shows'],
        list.map(({ number, exhibit }) => [plain(number), plain(indexedTitle(exhibit, number)), plain(purposes(exhibit).join(', '))]),
        'Index of exhibits',
      ),
      ...list.flatMap(({ number, exhibit }): Block[] => [pageBreak(), ...coverBlocks(number, indexedTitle(exhibit, number))]),
    ],
  }
}

const STRENGTHS = { strong: 'Strong on the present record', fair: 'Carried, but documents are still to come', thin: 'Thin: something it needs is missing' } as const
const PARTS = { eb2: 'The door to EB-2', p1: 'Prong one', p2: 'Prong two', p3: 'Prong three' } as const

/** What the customer chooses from. */
export function firstDraftDocument(file: CaseFile, made: Made): Document {
  return {
    ...base('first-draft', 'First draft: the endeavor and the arguments', made),
    kind: 'guide',
    footer: `Order ${publicLabel(made.reference)}`,
    blocks: [
      p(
        'Choose one endeavor and the arguments on the page of your order. With your choice the endeavor is fixed, the full draft begins, and the right to withdraw ends. Nothing here is legal advice, and no result is promised.',
      ),
      h1('Endeavors to choose from'),
      ...(file.candidates.length === 0
        ? [p('Write your own on the page of your order: what you will develop or do, for whom, and by which method.')]
        : file.candidates.flatMap((one): Block[] => [h2(plain(one.title)), p(plain(lockSentence(one.text)))])),
      h1('Ways to argue'),
      ...(['eb2', 'p1', 'p2', 'p3'] as const).flatMap((part): Block[] => [
        h2(PARTS[part]),
        ...ARGUMENT_OPTIONS.filter((option) => option.part === part).flatMap((option): Block[] => {
          const { strength, has, missing } = standingOfOption(file, option)
          return [
            p(parseInline(`**${option.title}.** ${option.argues}`), { keepWithNext: true }),
            bullets(plain(STRENGTHS[strength]), ...(has.length === 0 ? [] : [plain(`There is: ${has.join('; ')}.`)]), ...(missing.length === 0 ? [] : [plain(`Missing: ${missing.join('; ')}.`)])),
          ]
        }),
      ]),
    ],
  }
}

export type ReportFigures = { statements: number; cited: number; exhibits: number; owed: number; warnings: number; waived: number; sharedPerMille: number; pages: number; revision: number }

const percent = (perMille: number) => `${(perMille / 10).toFixed(1)}%`

/** What was checked before the delivery, what is still owed, and what was set aside with which reason. */
export function checkReport(figures: ReportFigures, given: { warnings: readonly Finding[]; waived: readonly { finding: Finding; reason: string; /** YYYY-MM-DD */ day: string }[] } & Made): Document {
  const { statements, cited, exhibits, owed, sharedPerMille, pages, revision } = figures
  return {
    ...base('check-report', 'Check report', given),
    kind: 'guide',
    footer: `Order ${publicLabel(given.reference)}, revision ${revision}`,
    blocks: [
      p(
        plain(
          `${statements} statements, ${cited} of them with an exhibit; ${exhibits} exhibits, ${owed} still owed; ${percent(sharedPerMille)} of the wording shared with an earlier letter; ${pages} pages.`,
        ),
      ),
      p(
        plain(
          `The program looked at every number, name, credential and citation of law, at exhibits, quotations, coverage of each element, the endeavor as you chose it, and sentences on which appeals are dismissed. ${LEGAL_SOURCES_READ === null ? 'No lawyer has yet held the citations of law against their sources: do so, or have it done, before you file.' : `The citations of law were held against their sources on ${LEGAL_SOURCES_READ}.`} A program does not replace a reader: read each sentence yourself before you sign.`,
        ),
      ),
      h1('To look at'),
      ...(given.warnings.length === 0
        ? [p('Nothing.')]
        : [bullets(...given.warnings.map(({ rule, section, message }) => plain(`${SECTION_LABELS[section]}: ${RULE_LABELS[rule].toLowerCase()}. ${message}`)))]),
      h1('Settled or set aside, with the reason'),
      ...(given.waived.length === 0
        ? [p('Nothing.')]
        : [bullets(...given.waived.map(({ finding, reason, day }) => plain(`${RULE_LABELS[finding.rule]}${finding.quote === '' ? '' : `, “${finding.quote}”`}: ${reason} (${formatDate(day)})`)))]),
    ],
  }
}
