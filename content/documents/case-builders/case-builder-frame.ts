/** The worksheets every NIW Case Builder shares; each profession brings its own questions, examples and evidence. */
import { bullets, checkboxes, contents, fill, fillBox, h1, h2, p, pageBreak, plain, steps, table } from '../../../domain/documents/blocks.ts'
import { GUIDE_FOOTER } from '../../../domain/documents/document.ts'
import type { Words } from '../../../domain/documents/blocks.ts'
import type { Block, Cell, Document } from '../../../domain/documents/document.ts'
import { editionWithFacts } from '../../facts/all-facts.ts'
import { priorities } from '../../professions/priority-sources.ts'
import { draftingChecks, filingFacts, NOTICE } from './case-builder-fixed-parts.ts'

/** A question with ruled lines under it. */
export type Prompt = { ask: Words; lines: number; hint?: Words }

/** An argument to tick. `pattern` is a sentence with `[[field: …]]` places; `proof` names what must stand behind it. */
export type ArgumentOption = { name: string; when: string; pattern: string; proof: string }

/** `key` of content/professions/priority-sources.ts, which gives title, date and address. */
export type PriorityRow = { key: string; tier: Words; use: Words }

export type CaseBuilderPart = 'threshold' | 'endeavor' | 'prong1' | 'prong2' | 'prong3' | 'exhibits' | 'checks'

/**
 * What a profession brings. All texts use the notation of docs/documents.md and must be the profession's own: other
 * professions' workbooks are compared with them in overlap.test.ts. No exhibits are cited in a workbook.
 *
 * Length: every part begins on a new page. To reach an exact page count change `lines` of the prompts, the empty rows
 * (`rows`), add a worksheet (`worksheets`), or let a part follow without a new page (`runOn`). Put `lines` where a
 * petitioner of this profession has most to write. Tables of up to six rows and boxes of up to eighteen lines are not
 * torn apart: a page that ends half empty has a table or box behind it that is a little too tall.
 */
export type CaseBuilderContent = {
  /** `case-builder-<professionSlug>`. */
  id: string
  /** As printed on the cover: `Data scientist`. */
  profession: string
  /** `YYYY-MM-DD`. */
  edition: string
  /** Pages of the PDF, exactly. */
  pages: number
  start: {
    /** Two or three paragraphs: what makes a case of this profession, and where it usually goes wrong. */
    intro: readonly Words[]
    /** Boxes to tick: what to have at hand before the first question. */
    collect: readonly Words[]
  }
  threshold: {
    /** Whether the occupation needs a bachelor's degree, which O*NET titles fit, what to do if it is doubtful. */
    occupation: readonly Words[]
    /** Table `[your degree, what to show]`. */
    degreeCases: readonly (readonly [Words, Words])[]
    /** Duties that show progressive experience in the specialty, for the employer's letter. */
    experience: readonly Words[]
    /** The six categories of 8 CFR 204.5(k)(3)(ii) in this profession. */
    exceptional: { academic: Words; tenYears: Words; licence: Words; pay: Words; membership: Words; recognition: Words }
    traps: readonly Words[]
    /** A sentence pattern for the EB-2 paragraph. */
    pattern: Words
  }
  endeavor: {
    /** Questions that lead from daily work to a nameable object. */
    find: readonly Prompt[]
    /** Table `[weak, stronger, what changed]`. */
    contrast: readonly (readonly [Words, Words, Words])[]
    problem: Prompt
    method: Prompt
    /** Kinds of output to tick. */
    outputs: readonly Words[]
    /** Table `[group outside employer and clients, what changes for it, who could confirm it]`, followed by empty rows. */
    beneficiaries: readonly (readonly [Words, Words, Words])[]
    /** Table `[route, what it looks like here, proof that the route is open]`. */
    routes: readonly (readonly [Words, Words, Words])[]
    /** Table `[milestone, sign that it is reached]`, examples followed by empty rows. */
    milestones: readonly (readonly [Words, Words])[]
    /** Ordinary duties of the occupation: an endeavor that says no more than these is the job. */
    duties: readonly Words[]
    /** Sentence patterns for the endeavor in one sentence. */
    patterns: readonly Words[]
  }
  prong1: {
    merit: Prompt
    /** The manual's four routes, each with what it would mean here. */
    importance: { field: Words; jobs: Words; economy: Words; public: Words }
    priorities: readonly PriorityRow[]
    /** Table `[effect beyond the employer, documents that can show it]`, with a column to fill. */
    effects: readonly (readonly [Words, Words])[]
    options: readonly ArgumentOption[]
    traps: readonly Words[]
  }
  prong2: {
    /** Table `[part of the method, course, training or work that taught it]`: examples, followed by empty rows. */
    skills: readonly (readonly [Words, Words])[]
    /** Table `[kind of proof, what counts in this profession]`, with a column to fill. */
    record: readonly (readonly [Words, Words])[]
    /** Table `[measure, how it is counted honestly]`, with columns for before, after and exhibit. */
    results: readonly (readonly [Words, Words])[]
    /** Table `[who, what only this person knows]`, with a column for the name and the tie. */
    letters: readonly (readonly [Words, Words])[]
    progress: Prompt
    options: readonly ArgumentOption[]
  }
  prong3: {
    /** The question each factor asks in this profession. */
    balance: { impractical: Words; benefitAnyway: Words; urgency: Words; beyondMinimum: Words; economic: Words; noHarm: Words }
    options: readonly ArgumentOption[]
    traps: readonly Words[]
  }
  /** Table `[document, what it proves]`; empty rows follow. */
  exhibits: readonly (readonly [Words, Words])[]
  /** The profession's own checks, after those of the frame. */
  checks: readonly Words[]
  /** Further worksheets at the end of a part; begin each with `h2`. */
  worksheets?: readonly { in: CaseBuilderPart; blocks: readonly Block[] }[]
  /** Parts that follow the part before without a new page. */
  runOn?: readonly CaseBuilderPart[]
  /** Empty rows of the tables and lines of the frame's own boxes; defaults in `ROWS`. */
  rows?: Partial<typeof ROWS>
}

const ROWS = {
  degrees: 2,
  employers: 3,
  thresholdParagraph: 4,
  outputs: 3,
  beneficiaries: 2,
  routes: 3,
  milestones: 2,
  occupationTest: 3,
  endeavorSentence: 3,
  importance: 4,
  effects: 2,
  skills: 2,
  letters: 1,
  balance: 2,
  exhibits: 4,
  notes: 8,
}

/** The workbook as a document. Parts always stand in the order in which a decision is written. */
export const caseBuilder = (content: CaseBuilderContent): Document => {
  const rows = { ...ROWS, ...content.rows }
  const part = (name: CaseBuilderPart, blocks: readonly Block[]): Block[] => [
    ...(content.runOn?.includes(name) ? [] : [pageBreak()]),
    ...blocks,
    ...(content.worksheets ?? []).filter((sheet) => sheet.in === name).flatMap((sheet) => sheet.blocks),
  ]
  return {
    id: content.id,
    title: `NIW Case Builder: ${content.profession}`,
    subtitle: 'Workbook for your own EB-2 National Interest Waiver petition',
    edition: editionWithFacts(content.edition),
    kind: 'workbook',
    front: 'cover',
    footer: GUIDE_FOOTER,
    notice: [plain(NOTICE)],
    pages: { from: content.pages, to: content.pages },
    exhibits: [],
    blocks: [
      ...startPart(content),
      ...part('threshold', thresholdPart(content, rows)),
      ...part('endeavor', endeavorPart(content, rows)),
      ...part('prong1', prong1Part(content, rows)),
      ...part('prong2', prong2Part(content, rows)),
      ...part('prong3', prong3Part(content, rows)),
      ...part('exhibits', exhibitsPart(content, rows)),
      ...part('checks', checksPart(content, rows)),
    ],
  }
}

type Rows = typeof ROWS

const ask = ({ ask: question, lines, hint }: Prompt): Block => fillBox(question, lines, hint)
const paragraphs = (texts: readonly Words[]): Block[] => texts.map((text) => p(text))
export const emptyRows = (count: number, labels: readonly string[], lines = 1): Cell[][] => Array.from({ length: count }, () => labels.map((label) => fill(label, lines)))

/** One box per argument: what it is, when to use it, its sentence, its proof. */
const argumentOptions = (options: readonly ArgumentOption[]): Block[] => options.map(({ name, when, pattern, proof }) => checkboxes(`**${name}.** ${when}\n${pattern}\n**Proof:** ${proof}`))

const startPart = ({ start }: CaseBuilderContent): Block[] => [
  contents('Contents', 1),
  h1('How to use this workbook'),
  ...paragraphs(start.intro),
  steps(
    'Work through the parts in order. They follow the order in which officers write decisions.',
    'Answer in sentences you could sign. Where you have no proof, leave a blank and note who could give it.',
    'Examples and patterns show form only. Use your own facts, or leave them out.',
    'Check two or three argument options per prong. One documented argument is worth more than five bare ones.',
    'Write the exhibit number next to every fact, then build the list in Part 6.',
  ),
  h2('Have these ready'),
  checkboxes(...start.collect),
]

const thresholdPart = ({ threshold }: CaseBuilderContent, rows: Rows): Block[] => [
  h1('Part 1. EB-2 threshold'),
  h2('Is your occupation a profession?'),
  ...paragraphs(threshold.occupation),
  table(
    [2.4, 2.4, 2.6, 1],
    ['Occupation behind the endeavor', 'O*NET title and code', 'Normal entry requirement', 'Exhibit'],
    [[fill('Occupation', 2), fill('O*NET title and code', 2), fill('Entry requirement', 2), fill('Exhibit', 2)]],
  ),
  h2('Choose your route to EB-2'),
  checkboxes(
    'A degree above the bachelor’s, or its foreign equivalent.',
    'A bachelor’s degree or its foreign equivalent, and five years of progressive experience in the specialty after it.',
    'Exceptional ability: at least three of six categories (or comparable evidence, where these do not readily apply to the occupation), then a look at the record as a whole.',
  ),
  h2('Your degrees'),
  table(
    [2.6, 2.4, 1.3, 1.6, 1],
    ['Degree and field', 'School and country', 'Conferred', 'Evaluation, translation', 'Exhibit'],
    emptyRows(rows.degrees, ['Degree and field', 'School and country', 'Conferred', 'Evaluation, translation', 'Exhibit']),
  ),
  table([2.4, 4], ['If you hold', 'Show'], threshold.degreeCases),
  h2('Five years of progressive experience'),
  p(
    '8 CFR 204.5(g)(1) requires letters from employers that give the writer’s name, address and title and describe your duties. Where a letter cannot be had, other documents on the experience are considered.',
    {
      keepWithNext: true,
    },
  ),
  table(
    [2, 1.3, 2, 3, 1],
    ['Employer', 'From, to', 'Writer and title', 'Duties that show progression', 'Exhibit'],
    emptyRows(rows.employers, ['Employer', 'From, to', 'Writer and title', 'Duties', 'Exhibit']),
  ),
  p('**Duties each letter should describe**', { keepWithNext: true }),
  bullets(...threshold.experience),
  h2('Exceptional ability: three of six'),
  table(
    [1.7, 4.2, 1.8],
    ['Category', 'In your profession', 'Your evidence, exhibit'],
    [
      ['Academic record', threshold.exceptional.academic, fill('Your proof')],
      ['Ten years of full-time work', threshold.exceptional.tenYears, fill('Your proof')],
      ['License or certification', threshold.exceptional.licence, fill('Your proof')],
      ['Pay', threshold.exceptional.pay, fill('Your proof')],
      ['Membership', threshold.exceptional.membership, fill('Your proof')],
      ['Recognition', threshold.exceptional.recognition, fill('Your proof')],
    ],
  ),
  h2('Where petitions fail at this step'),
  bullets(...threshold.traps),
  h2('Your EB-2 paragraph'),
  p(threshold.pattern),
  fillBox('Your version, with exhibits', rows.thresholdParagraph),
]

const endeavorPart = ({ endeavor }: CaseBuilderContent, rows: Rows): Block[] => [
  h1('Part 2. The proposed endeavor'),
  h2('Find it in your own work'),
  ...endeavor.find.map(ask),
  h2('Weak and stronger'),
  table([2.4, 3.4, 2.4], ['Weak', 'Stronger', 'What changed'], endeavor.contrast),
  h2('The problem'),
  ask(endeavor.problem),
  h2('The method'),
  ask(endeavor.method),
  h2('Outputs'),
  checkboxes(...endeavor.outputs),
  fillBox('Name each output, its version or date, and who owns it', rows.outputs),
  h2('Who benefits beyond your employer and clients'),
  table([2, 3.2, 2.2], ['Group', 'What changes for it', 'Who could confirm it'], [...endeavor.beneficiaries, ...emptyRows(rows.beneficiaries, ['Group', 'What changes', 'Who could confirm it'])]),
  h2('How the effect spreads'),
  table([1.5, 3.2, 2.8], ['Route', 'In your field', 'Evidence that it is open'], endeavor.routes),
  fillBox('Your route, and what has already happened along it', rows.routes),
  h2('Plan and milestones'),
  table(
    [1.4, 3.3, 3.1, 1],
    ['Period', 'Milestone', 'How you will know', 'Exhibit'],
    [...endeavor.milestones.map(([milestone, sign]) => [fill('Period'), milestone, sign, fill('Exhibit')]), ...emptyRows(rows.milestones, ['Period', 'Milestone', 'Sign', 'Exhibit'])],
  ),
  h2('Occupation or endeavor?'),
  p('Cross out everything a qualified colleague could also sign. What remains is the endeavor. These are duties of the occupation:', {
    keepWithNext: true,
  }),
  bullets(...endeavor.duties),
  fillBox('What remains', rows.occupationTest),
  h2('Your endeavor in one sentence'),
  bullets(...endeavor.patterns),
  fillBox('Your sentence', rows.endeavorSentence),
]

const prong1Part = ({ prong1 }: CaseBuilderContent, rows: Rows): Block[] => [
  h1('Part 3. Prong 1: substantial merit and national importance'),
  h2('Substantial merit'),
  ask(prong1.merit),
  h2('National importance: choose your route'),
  p('Choose one route and give it most of your pages. A benefit to one employer is not enough, no matter how large the employer.', {
    keepWithNext: true,
  }),
  table(
    [1.8, 5],
    ['Route in the Policy Manual', 'What it would mean for you'],
    [
      ['Implications within a field', prong1.importance.field],
      ['Potential to employ U.S. workers, especially in a depressed area', prong1.importance.jobs],
      ['Other substantial positive economic effects', prong1.importance.economy],
      ['Broader implications for a region or the public', prong1.importance.public],
    ],
  ),
  fillBox('My route, and the link from my work to that effect', rows.importance),
  h2('Public priorities'),
  p(
    'Tier A names your problem or technology; tier B names the sub-field; tier C names only the field and is context, never proof. Open each source, print the page with its date, and cite only what you read.',
    {
      keepWithNext: true,
    },
  ),
  table(
    [2.5, 2, 3.2],
    ['Source and date', 'Tier', 'Use it when'],
    prong1.priorities.map(({ key, tier, use }) => [sourceWords(key), tier, use]),
  ),
  h2('Effects beyond your employer'),
  table(
    [2.4, 3.2, 2.2],
    ['Effect', 'Documents that can show it', 'Yours, exhibit'],
    [...prong1.effects.map(([effect, documents]) => [effect, documents, fill('Yours, exhibit')]), ...emptyRows(rows.effects, ['Effect', 'Documents', 'Exhibit'])],
  ),
  h2('Argument options for prong 1'),
  ...argumentOptions(prong1.options),
  h2('What weakens prong 1'),
  bullets(...prong1.traps),
]

const sourceWords = (key: string): string => {
  const source = priorities.find((entry) => entry.key === key)
  if (source === undefined) throw new Error(`no priority ${key} in content/professions/priority-sources.ts`)
  return `[${source.title}](${source.url.replaceAll('(', '%28').replaceAll(')', '%29')}), ${source.date === null ? 'date of the page you print' : dateWords(source.date)}`
}

const MONTHS = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December']

/** `2026-03-06` -> `March 6, 2026`; a year or a month alone stays one. */
const dateWords = (date: string): string => {
  const [year = '', month, day] = date.split('-')
  if (month === undefined) return year
  const name = MONTHS[Number(month) - 1] ?? month
  return day === undefined ? `${name} ${year}` : `${name} ${Number(day)}, ${year}`
}

const prong2Part = ({ prong2 }: CaseBuilderContent, rows: Rows): Block[] => [
  h1('Part 4. Prong 2: well positioned'),
  h2('Education and skills, tied to the method'),
  table(
    [2.4, 3.6, 1],
    ['Part of the method', 'Where you learned it', 'Exhibit'],
    [...prong2.skills.map(([piece, learned]) => [piece, learned, fill('Exhibit')]), ...emptyRows(rows.skills, ['Part of the method', 'Where you learned it', 'Exhibit'])],
  ),
  h2('Your record'),
  table(
    [1.8, 3.4, 2.4],
    ['Type', 'What counts here', 'Yours, exhibit'],
    prong2.record.map(([kind, counts]) => [kind, counts, fill('Yours, exhibit')]),
  ),
  h2('Results you can count'),
  table(
    [2, 3, 1, 1, 1],
    ['Measure', 'How it is counted', 'Before', 'After', 'Exhibit'],
    prong2.results.map(([measure, method]) => [measure, method, fill('Before'), fill('After'), fill('Exhibit')]),
  ),
  h2('Reference letters: one point per writer'),
  table(
    [2, 3.4, 2.4],
    ['Writer', 'What only this writer knows', 'Name, connection to you'],
    [...prong2.letters.map(([who, knows]) => [who, knows, fill('Name, connection')]), ...emptyRows(rows.letters, ['Writer', 'What only this writer knows', 'Name, connection'])],
  ),
  h2('Progress and resources'),
  ask(prong2.progress),
  h2('Argument options for prong 2'),
  ...argumentOptions(prong2.options),
]

const prong3Part = ({ prong3 }: CaseBuilderContent, rows: Rows): Block[] => [
  h1('Part 5. Prong 3: the balance'),
  p('This part needs its own facts and exhibits. Answer what applies and leave the rest blank.', { keepWithNext: true }),
  table(
    [1.7, 3, 3],
    ['Factor', 'The question for you', 'Your facts, exhibit'],
    [
      ['A labor certification is impractical', prong3.balance.impractical, fill('Your facts', rows.balance)],
      ['Benefit even if qualified U.S. workers are available', prong3.balance.benefitAnyway, fill('Your facts', rows.balance)],
      ['Urgency', prong3.balance.urgency, fill('Your facts', rows.balance)],
      ['Skills beyond the minimum requirements of a job', prong3.balance.beyondMinimum, fill('Your facts', rows.balance)],
      ['Economic effect and jobs', prong3.balance.economic, fill('Your facts', rows.balance)],
      ['No harm to U.S. workers', prong3.balance.noHarm, fill('Your facts', rows.balance)],
    ],
  ),
  h2('Argument options for prong 3'),
  ...argumentOptions(prong3.options),
  h2('What weakens prong 3'),
  bullets(...prong3.traps),
]

const exhibitsPart = ({ exhibits }: CaseBuilderContent, rows: Rows): Block[] => [
  h1('Part 6. Exhibit list'),
  p(
    'Give each document one exhibit number. Note what it proves, who has it, whether you have it yet, whether it existed on the filing date (Y/N) and whether it needs a translation (Y/N). Number it last.',
  ),
  table(
    [0.7, 3, 1.4, 1.5, 1.1, 0.8, 0.8],
    ['No.', 'Document', 'Proves', 'Holder', 'Have, requested, missing', 'On filing date', 'Transl.'],
    [
      ...exhibits.map(([document, proves]) => [fill('No.'), document, proves, fill('Holder'), fill('Status'), fill('On filing date'), fill('Translation')]),
      ...emptyRows(rows.exhibits, ['No.', 'Document', 'Proves', 'Holder', 'Status', 'On filing date', 'Translation']),
    ],
  ),
]

const checksPart = ({ checks }: CaseBuilderContent, rows: Rows): Block[] => [
  h1('Part 7. Checks before you file'),
  h2('Check your letter against this list'),
  checkboxes(...draftingChecks),
  h2('For your profession'),
  checkboxes(...checks),
  h2('Dated facts'),
  ...filingFacts(),
  p('Once you file, the endeavor is fixed. New documents may prove facts that existed on the filing date; a new or broader endeavor needs a new petition.'),
  ...(rows.notes > 0 ? [h2('Still missing'), fillBox('What, from whom, and by when', rows.notes)] : []),
]
