/** The beginning of a letter: what is asked, the endeavor as filed, what stands where. */
import { citation, FORM, frame, lockSentence, made, standard, vary, type LetterGround } from './letter-parts.ts'
import { parseInline } from '../../../domain/documents/inline-syntax.ts'
import type { Cell, Inlines } from '../../../domain/documents/document.ts'
import { findExhibit, LABOR_FORM_ID, PASSPORT_ID, settledFacts, STATEMENT_ID, type CaseFact } from '../../../domain/petition/case-file.ts'
import { citedIn, type DraftBlock } from '../../../domain/petition/draft.ts'
import { plain } from '../../../domain/documents/blocks.ts'

/** The name as it was answered, before the one that a resume prints. */
export function nameFacts({ file }: LetterGround): CaseFact[] {
  const names = settledFacts(file, 'identity.name')
  return [(file.response === undefined ? names.find(({ source }) => source.kind === 'answer') : undefined) ?? names[0]].filter((one) => one !== undefined)
}
const nameOf = (ground: LetterGround): string => nameFacts(ground)[0]?.text ?? ''

export const signerOf = (ground: LetterGround): Inlines => {
  const name = nameOf(ground)
  return name === '' ? parseInline('[[long: Your full name as in your passport]]') : plain(name)
}

const CLASSES: Record<string, [request: string, line: string]> = {
  'eb2-ability': ['as a person of exceptional ability', 'exceptional ability'],
  'eb2-advanced': ['as a member of the professions holding an advanced degree', 'member of the professions holding an advanced degree'],
  'eb2-five-years': ['as a member of the professions holding the equivalent of an advanced degree', 'member of the professions holding the equivalent of an advanced degree'],
}

/** Where each element is argued: the beginnings of the ids of its blocks. */
const ELEMENT_ROWS: readonly [label: string, where: string, places: readonly string[]][] = [
  ['EB-2 classification', 'Part I', ['eb2/']],
  ['Proposed endeavor', 'Part II', ['endeavor/']],
  ['Substantial merit', 'Part III', ['p1/merit']],
  ['National importance', 'Part III', ['p1/beyond', 'p1/priority']],
  ['Well positioned', 'Part IV', ['p2/']],
  ['Balance', 'Part V', ['p3/']],
]

/** What every such petition holds beside the evidence. */
function standingExhibits({ file }: LetterGround): DraftBlock[] {
  if (!file.exhibits.some(({ id }) => id === PASSPORT_ID) || !file.exhibits.some(({ id }) => id === LABOR_FORM_ID)) return []
  return [
    made(
      'opening',
      'standing',
      {
        kind: 'paragraph',
        content: [
          ...plain('The biographic page of my passport is submitted as '),
          { kind: 'exhibit', id: `Ex-${PASSPORT_ID}` },
          ...plain(', and Form ETA-9089, Appendix A, with the signed Final Determination, as '),
          { kind: 'exhibit', id: `Ex-${LABOR_FORM_ID}` },
          ...plain('.'),
        ],
      },
      [],
      FORM,
    ),
  ]
}

/** So many titles stand for the evidence of an element. */
const PRINCIPAL = 3

/** The documents on which an element rests first: those of its finding, then the first of each of its parts. */
function principalEvidence({ file }: LetterGround, blocks: readonly DraftBlock[]): string[] {
  const findings = blocks.filter(({ id }) => id.endsWith('/applied')).flatMap(citedIn)
  const parts = new Map(
    blocks.toReversed().flatMap((block) =>
      citedIn(block)
        .slice(0, 1)
        .map((id) => [block.id.split('/')[1], id] as const),
    ),
  )
  const ids = [...new Set([...findings, ...[...parts.values()].toReversed()])].filter((id) => id !== STATEMENT_ID)
  return ids.slice(0, PRINCIPAL).flatMap((id) => findExhibit(file, id)?.title ?? [])
}

/** `argument`: the parts behind it; an exhibit stands in the table where it is cited there. */
export function openingPart(ground: LetterGround, argument: readonly DraftBlock[]): DraftBlock[] {
  const { file, seed } = ground
  const [request, line] = CLASSES[file.options.eb2[0] ?? 'eb2-advanced'] ?? CLASSES['eb2-advanced']!
  const rows = ELEMENT_ROWS.flatMap(([label, where, places]): Cell[][] => {
    const own = argument.filter(({ id }) => places.some((place) => id.startsWith(place)))
    const ids = own.flatMap(citedIn)
    if (ids.length === 0) return []
    const cited = citation(ids).slice(1, -1)
    return [
      [
        { kind: 'words', content: plain(`${label} (${where})`) },
        { kind: 'words', content: plain(principalEvidence(ground, own).join('; ')) },
        { kind: 'words', content: cited },
      ],
    ]
  })
  return [
    made('opening', 'date', { kind: 'paragraph', content: parseInline('[[field: Date]]'), tight: true }, [], FORM),
    made(
      'opening',
      'address',
      { kind: 'paragraph', content: parseInline('U.S. Citizenship and Immigration Services\n[[long: Filing address from the I-140 page of uscis.gov, checked on the day of filing]]') },
      [],
      FORM,
    ),
    made(
      'opening',
      're',
      {
        kind: 'paragraph',
        content: [
          ...parseInline('**Re: Form I-140, Immigrant Petition for Alien Workers**\nPetitioner and beneficiary: '),
          ...signerOf(ground),
          ...parseInline(`\nClassification: INA § 203(b)(2), ${line}\nRequest: national interest waiver of the job offer and labor certification`),
        ],
      },
      nameFacts(ground),
      FORM,
    ),
    made('opening', 'greeting', { kind: 'paragraph', content: plain('Dear Officer:') }, [], FORM),
    made(
      'opening',
      'request',
      {
        kind: 'paragraph',
        content: parseInline(
          vary(seed, 'request', [
            `I file this petition on my own behalf. I ask for classification ${request} under section 203(b)(2) of the Immigration and Nationality Act, 8 U.S.C. § 1153(b)(2). I also ask that the job offer, and thus the labor certification, be waived in the national interest under section 203(b)(2)(B)(i).`,
            `I am the petitioner and the beneficiary. I seek classification ${request}, INA § 203(b)(2), 8 U.S.C. § 1153(b)(2), together with a national interest waiver of the job offer and labor certification, INA § 203(b)(2)(B)(i).`,
            `This letter supports the Form I-140 that I file for myself. It asks USCIS to classify me ${request} under INA § 203(b)(2), 8 U.S.C. § 1153(b)(2), and to waive the job offer requirement in the national interest under INA § 203(b)(2)(B)(i).`,
          ]),
        ),
      },
      [],
      FORM,
    ),
    ...(file.lock === null
      ? []
      : [
          frame(
            'opening',
            'endeavor-lead',
            vary(seed, 'endeavor-lead', [
              'The endeavor that I propose is:',
              'I propose the following endeavor:',
              'The petition rests on one proposed endeavor:',
              'My proposed endeavor is as follows:',
            ]),
          ),
          made('opening', 'endeavor', { kind: 'quote', content: plain(lockSentence(file.lock.text)) }),
        ]),
    ...standingExhibits(ground),
    standard('opening', 'burden'),
    standard('opening', 'dhanasar'),
    ...(rows.length < 3
      ? [
          made(
            'opening',
            'roadmap',
            {
              kind: 'paragraph',
              content: parseInline(
                'Part I shows that I am eligible for the EB-2 classification. Part II describes the proposed endeavor. Parts III, IV, and V take the three prongs in turn. Part VI states what I ask for, and Part VII lists the exhibits and authorities.',
              ),
            },
            [],
            FORM,
          ),
        ]
      : [
          made(
            'opening',
            'summary',
            { kind: 'table', columns: [1.8, 3.2, 1.4], header: [plain('Element'), plain('Principal evidence'), plain('Exhibits')], rows, caption: plain('Where each element is shown') },
            file.facts.filter(({ id }) => argument.some(({ basis }) => id in basis)),
            FORM,
          ),
        ]),
  ]
}
