/** Parts III to V: the three prongs, each in the order that the chosen argument asks for. */
import { plain } from '../../../domain/documents/blocks.ts'
import type { Cell, Inlines } from '../../../domain/documents/document.ts'
import { formatDate } from '../../../domain/format-date.ts'
import type { PublicPriority } from '../../../domain/drafting/problem-area.ts'
import type { CaseFact, Element } from '../../../domain/petition/case-file.ts'
import type { DraftBlock } from '../../../domain/petition/draft.ts'
import type { StandardKey } from '../legal-sources.ts'
import { isSentence } from '../../../domain/petition/fact-words.ts'
import { pagesInWords, pinsOf } from '../../../domain/petition/passages.ts'
import { degreesOf, positionsTable } from './eb2-part.ts'
import {
  citation,
  endeavorInShort,
  exhibitsOf,
  facts,
  frame,
  heading,
  made,
  paragraphs,
  part,
  publicExhibitId,
  shownFrame,
  standard,
  told,
  vary,
  withPins,
  type LetterGround,
  type Wordings,
} from './letter-parts.ts'

const IMPORTANCE: Record<string, string> = {
  'p1-practice': 'National importance: a practice that others take up',
  'p1-public': 'National importance: a public need in more than one place',
  'p1-region': 'National importance: the effect on a region',
  'p1-technology': 'National importance: a technology of public concern',
}

/** Jobs or effects on an economy that are claimed: the law on them is told only then. */
const ECONOMY = /\bjobs\b|\bnew workers\b|\bto (?:hire|employ)\b|\bemployment\b|\beconom(?:y|ic|ically)\b/i

function priorityPart(ground: LetterGround, priorities: readonly PublicPriority[]): DraftBlock[] {
  const { file, seed } = ground
  const all = facts(ground, 'p1.priority')
  const [ties, stated] = [all.filter(({ kind }) => kind === 'tie'), all.filter(({ kind }) => kind !== 'tie')]
  const named = priorities.filter(({ key }) => file.priorities.includes(key))
  if (all.length + named.length === 0) return []
  const items = named.map((one): Inlines => [...plain(`${one.title}, ${one.issuer}, ${formatDate(one.date)}: it ${one.says[0]}`), ...citation([publicExhibitId(one.key)]), { kind: 'text', text: '.' }])
  return [
    heading('p1', 'priority/heading', 2, vary(seed, 'title-priority', ['Public priorities', 'What public documents say', 'The subject in public documents'])),
    ...paragraphs(ground, 'p1', 'priority', stated),
    ...(items.length === 0
      ? []
      : [
          frame(
            'p1',
            'priority/lead',
            vary(seed, 'priority-lead', [
              'The federal government has spoken on the subject of the endeavor. I cite the following for that subject and no further:',
              'The following speaks to the subject of the endeavor, without naming the endeavor itself:',
              'On the subject of the endeavor, the public record holds the following:',
            ]),
          ),
          made('p1', 'priority/documents', { kind: 'list', ordered: false, items: items.map((content) => ({ content })) }),
        ]),
    ...(ties.length === 0
      ? []
      : [
          factTable(
            ground,
            'p1',
            'priority/outputs',
            { columns: [2, 2.4, 3, 1.2], header: ['Output', 'Public document', 'In substance', 'Exhibit'], caption: 'Outputs of the endeavor beside public documents' },
            ties,
            (fact) => [fact.fields['output']!, fact.fields['document']!, sentenceOf(fact.fields['says']!)],
          ),
        ]),
  ]
}

const capital = (words: string): string => words.slice(0, 1).toUpperCase() + words.slice(1)
const sentenceOf = (words: string): string => `${capital(words)}${/[.?!]$/.test(words) ? '' : '.'}`

/** A row for each fact, its exhibit in the last column. */
function factTable(
  { file }: LetterGround,
  section: 'p1' | 'p2',
  id: string,
  given: { columns: number[]; header: string[]; caption: string },
  rows: readonly CaseFact[],
  words: (fact: CaseFact) => string[],
): DraftBlock {
  const cells = rows.map((fact): Cell[] => {
    const pages = pagesInWords(fact.kind === 'tie' ? [fact] : pinsOf(file, fact))
    return [
      ...words(fact).map((text): Cell => ({ kind: 'words', content: plain(text) })),
      { kind: 'words', content: [...citation(exhibitsOf(file, fact)).slice(1, -1), ...plain(pages === '' ? '' : `, ${pages}`)] },
    ]
  })
  return made(section, id, { kind: 'table', columns: given.columns, header: given.header.map((text) => plain(text)), rows: cells, caption: plain(given.caption) }, withPins(file, rows))
}

/** What the facts mean for the rule, said of this endeavor. */
function applied(ground: LetterGround, id: string, shown: readonly CaseFact[], wordings: (short: string) => Wordings): DraftBlock[] {
  const short = endeavorInShort(ground.file)
  return shown.length === 0 || short === null ? [] : [shownFrame(ground, 'p1', `${id}/applied`, vary(ground.seed, `applied-${id}`, wordings(short)), shown)]
}

export function prongOnePart(ground: LetterGround, priorities: readonly PublicPriority[]): DraftBlock[] {
  const { file } = ground
  const title = IMPORTANCE[file.options.p1[0] ?? ''] ?? 'National importance'
  const merit = facts(ground, 'p1.merit')
  const beyond = facts(ground, 'p1.beyond')
  return [
    heading('p1', 'heading', 1, 'Prong one: substantial merit and national importance'),
    standard('p1', 'p1-open'),
    ...part(ground, 'p1', 'merit', 'Substantial merit', merit, 'p1-merit'),
    ...applied(ground, 'merit', merit, (short) => [
      `These effects are why I ask USCIS to find substantial merit in the endeavor to ${short}.`,
      `On this evidence, work to ${short} has substantial merit.`,
      `The endeavor to ${short} has its merit in the effects shown here.`,
      `This evidence establishes the substantial merit of the endeavor to ${short}.`,
    ]),
    ...part(ground, 'p1', 'beyond', title, beyond, 'p1-importance').flatMap((block) =>
      block.standard === 'p1-importance' && beyond.some(({ text }) => ECONOMY.test(text)) ? [block, standard('p1', 'p1-economy')] : [block],
    ),
    ...applied(ground, 'beyond', beyond, (short) => [
      `The national importance of the endeavor to ${short} rests on this reach.`,
      `This is the prospective impact that I claim for work to ${short}.`,
      `For these reasons I ask USCIS to find national importance in the endeavor to ${short}.`,
      `It is by this impact that the endeavor to ${short} is of national importance.`,
    ]),
    ...priorityPart(ground, priorities),
  ]
}

/** Results under the position in which they were achieved. */
function recordPart(ground: LetterGround): DraftBlock[] {
  const { file, seed } = ground
  const record = facts(ground, 'p2.record')
  const roles = facts(ground, 'eb2.experience')
  const listed = file.options.eb2[0] === 'eb2-five-years'
  if (record.length === 0 && (roles.length === 0 || listed)) return []
  const blocks = [heading('p2', 'record/heading', 2, vary(seed, 'title-record', ['Record of success in related work', 'Record of results', 'What I have done in this field']))]
  const withResults = roles.filter(({ id }) => record.some(({ roleId }) => roleId === id))
  const others = roles.filter((role) => !withResults.includes(role))
  for (const role of withResults) {
    const results = record.filter(({ roleId }) => roleId === role.id)
    const sentences = results.filter(({ text }) => isSentence(text))
    const lines = results.filter(({ text }) => !isSentence(text))
    const group = [role, ...sentences]
    blocks.push(
      made(
        'p2',
        `record/${role.id}`,
        { kind: 'paragraph', content: group.flatMap((fact, place): Inlines => [...(place === 0 ? [] : [{ kind: 'text', text: ' ' } as const]), ...told(file, fact)]) },
        withPins(file, group),
      ),
    )
    if (lines.length > 0) blocks.push(made('p2', `record/${role.id}/lines`, { kind: 'list', ordered: false, items: lines.map((fact) => ({ content: told(file, fact) })) }, withPins(file, lines)))
  }
  const loose = record.filter(({ roleId }) => !withResults.some(({ id }) => id === roleId))
  const statements = loose.filter(({ kind }) => kind !== 'item')
  const items = loose.filter(({ kind }) => kind === 'item')
  blocks.push(...paragraphs(ground, 'p2', 'record/more', statements, true))
  if (!listed && others.length > 1) blocks.push(positionsTable(ground, 'p2', others))
  else if (!listed) blocks.push(...paragraphs(ground, 'p2', 'record/positions', others))
  if (items.length > 0) {
    blocks.push(frame('p2', 'record/items-lead', vary(seed, 'items', ['Others have taken note of the work in these ways:', 'The following is documented as well:', 'To this the record adds:'])))
    blocks.push(made('p2', 'record/items', { kind: 'list', ordered: false, items: items.map((fact) => ({ content: told(file, fact) })) }, withPins(file, items)))
  }
  return blocks
}

function educationPart(ground: LetterGround): DraftBlock[] {
  const own = facts(ground, 'p2.education')
  const degrees = degreesOf(ground)
  const skills = own.filter(({ source }) => source.kind === 'answer' && source.question === 'skills')
  const studies = own.filter((fact) => !skills.includes(fact))
  if (own.length > 0)
    return [
      ...part(ground, 'p2', 'education', vary(ground.seed, 'title-education', ['Education', 'Education for this work', 'Training for this work']), studies, true),
      ...part(ground, 'p2', 'skills', vary(ground.seed, 'title-skills', ['Skills and knowledge', 'Knowledge that the work needs', 'Skills that the work needs']), skills, true),
    ]
  if (degrees.length === 0) return []
  return [
    heading('p2', 'education/heading', 2, 'Education'),
    made(
      'p2',
      'education/degree',
      {
        kind: 'paragraph',
        content: [
          ...plain(vary(ground.seed, 'education-degree', ['My formal education for this work is the degree described in Part I', 'The degree described in Part I prepared me for this work'])),
          ...citation(degrees.flatMap(({ exhibits }) => (exhibits.length === 0 ? ['st'] : exhibits))),
          { kind: 'text', text: '.' },
        ],
      },
      degrees,
    ),
  ]
}

const FACTORS: Record<string, readonly [element: Element, words: string]> = {
  education: ['p2.education', 'my training'],
  record: ['p2.record', 'my results'],
  progress: ['p2.progress', 'the progress already made'],
  plan: ['p2.plan', 'the plan'],
  interest: ['p2.interest', 'the interest of others'],
}

/** The factors that are shown, each with the exhibit that shows it first, against the rule. */
function positionedPart(ground: LetterGround, order: readonly string[]): DraftBlock[] {
  const short = endeavorInShort(ground.file)
  const shown = order.flatMap((name) => {
    const [element, words] = FACTORS[name]!
    const [fact] = facts(ground, element)
    return fact === undefined ? [] : [{ fact, words }]
  })
  if (short === null || shown.length < 3) return []
  const verb = vary(ground.seed, 'positioned', ['equip me to', 'put me in a good position to', 'show that I am well positioned to', 'are why I am well positioned to'])
  const content = shown.flatMap(({ fact, words }, place): Inlines => {
    const joint = place === 0 ? '' : place === shown.length - 1 ? ', and ' : ', '
    return [...plain(`${joint}${place === 0 ? words.replace(/^./, (letter) => letter.toUpperCase()) : words}`), ...citation(exhibitsOf(ground.file, fact).slice(0, 1))]
  })
  return [
    made(
      'p2',
      'applied',
      { kind: 'paragraph', content: [...content, ...plain(` ${verb} ${short}.`)] },
      shown.map(({ fact }) => fact),
    ),
  ]
}

function planPart(ground: LetterGround): DraftBlock[] {
  const all = facts(ground, 'p2.plan')
  const phases = all.filter(({ kind }) => kind === 'phase')
  if (all.length === 0) return []
  return [
    heading('p2', 'plan/heading', 2, vary(ground.seed, 'title-plan', ['Plan for future work', 'The plan', 'Model and plan'])),
    ...(phases.length === 0
      ? []
      : [
          factTable(
            ground,
            'p2',
            'plan/phases',
            { columns: [2.2, 1.6, 1.8, 2.6, 1], header: ['Phase', 'When', 'With whom', 'What it yields', 'Exhibit'], caption: 'Phases of the endeavor' },
            phases,
            ({ fields }) => [fields['phase']!, fields['when']!, capital(fields['with'] || '–'), sentenceOf(fields['yields']!)],
          ),
        ]),
    ...paragraphs(
      ground,
      'p2',
      'plan',
      all.filter(({ kind }) => kind !== 'phase'),
      true,
    ),
  ]
}

const ORDERS: Record<string, readonly string[]> = {
  'p2-author': ['record', 'progress', 'education', 'plan', 'interest'],
  'p2-results': ['education', 'record', 'progress', 'plan', 'interest'],
  'p2-plan': ['plan', 'progress', 'interest', 'record', 'education'],
}

export function prongTwoPart(ground: LetterGround): DraftBlock[] {
  const { file, seed } = ground
  const title = (place: string, wordings: readonly [string, ...string[]]) => vary(seed, `title-${place}`, wordings)
  const parts: Record<string, () => DraftBlock[]> = {
    education: () => educationPart(ground),
    record: () => recordPart(ground),
    plan: () => planPart(ground),
    progress: () => part(ground, 'p2', 'progress', title('progress', ['Progress already made', 'Progress', 'Progress to date']), facts(ground, 'p2.progress'), true),
    interest: () => part(ground, 'p2', 'interest', title('interest', ['Interest of others', 'Users, customers, and supporters', 'Interest in the work']), facts(ground, 'p2.interest'), true),
  }
  const order = ORDERS[file.options.p2[0] ?? ''] ?? ORDERS['p2-results']!
  return [heading('p2', 'heading', 1, 'Prong two: well positioned to advance the endeavor'), standard('p2', 'p2'), ...order.flatMap((name) => parts[name]!()), ...positionedPart(ground, order)]
}

type Factor = {
  id: string
  element: 'p3.impractical' | 'p3.benefit' | 'p3.urgency'
  titles: Wordings
  law: StandardKey
  /** Which sentence of its first fact says it in short: a benefit is conceded first and claimed last. */
  core: 'first' | 'last'
}

const BALANCE: Record<string, Factor> = {
  'p3-not-one-job': {
    id: 'impractical',
    element: 'p3.impractical',
    titles: ['A job offer does not fit this work', 'Labor certification is impractical here', 'Why no single position fits'],
    law: 'p3-impractical',
    core: 'first',
  },
  'p3-benefit': {
    id: 'benefit',
    element: 'p3.benefit',
    titles: ['The benefit stands even if others are available', 'Contribution whatever the supply of workers', 'What would be lost'],
    law: 'p3-benefit',
    core: 'last',
  },
  'p3-time': { id: 'urgency', element: 'p3.urgency', titles: ['Urgency', 'Why the time matters'], law: 'p3-urgency', core: 'first' },
}

/** Words by which a sentence leans on the one before it. */
const LEANS = /^(?:It|Its|That|This|These|Those|They|Their|He|She|His|Her|Both|Such|So|But|And)\b/

/** What others can do is granted before the benefit is claimed. */
const CONCEDES = /^(?:Others?|Another|Anyone|Any|Many|Some)\b/

/** The sentence of a fact that stands by itself and says it in short. */
function coreOf(fact: CaseFact, core: Factor['core']): CaseFact {
  const all = fact.text.split(/(?<=[\p{Ll}\d]{2}[.?!])(?<!Mrs\.) (?=\p{Lu})/u)
  const own = core === 'first' ? all[0] : all.findLast((sentence) => !LEANS.test(sentence) && !CONCEDES.test(sentence))
  return { ...fact, text: own ?? fact.text }
}

function balancePart(ground: LetterGround, argued: readonly { factor: Factor; found: readonly CaseFact[] }[]): DraftBlock[] {
  if (argued.length === 0) return []
  const { file, seed } = ground
  const short = endeavorInShort(file)
  const shown = argued.map(({ factor, found }) => coreOf(found[0]!, factor.core))
  const work = short === null ? 'this endeavor' : `the endeavor to ${short}`
  return [
    heading('p3', 'balance/heading', 2, 'The balance'),
    made(
      'p3',
      'balance',
      { kind: 'paragraph', content: shown.flatMap((fact, place): Inlines => [...(place === 0 ? [] : plain(' ')), ...told(file, fact)]) },
      withPins(
        file,
        argued.map(({ found }) => found[0]!),
      ),
    ),
    frame(
      'p3',
      'balance/weighed',
      vary(seed, 'weighed', [
        `The requirements of a job offer and a labor certification protect the domestic labor supply. I ask USCIS to find that, for ${work}, more is gained by waiving it. *Dhanasar*, 26 I&N Dec. at 890–91.`,
        `Against this stands the protection of U.S. workers by a test of the market. For ${work}, I submit that a waiver serves the United States better. *Dhanasar*, 26 I&N Dec. at 890–91.`,
        `On balance, waiving the job offer and labor certification for ${work} would benefit the United States. *Dhanasar*, 26 I&N Dec. at 890–91.`,
        `I submit that these points outweigh, for ${work}, the interest in a job offer. *Dhanasar*, 26 I&N Dec. at 890–91.`,
      ]),
    ),
  ]
}

export function prongThreePart(ground: LetterGround): DraftBlock[] {
  const { file, seed } = ground
  // A factor that was not chosen is argued behind the chosen ones where a confirmed fact carries it.
  const argued = [...new Set([...file.options.p3, ...Object.keys(BALANCE)])].flatMap((id) => {
    const factor = BALANCE[id]
    const found = factor === undefined ? [] : facts(ground, factor.element)
    return factor === undefined || found.length === 0 ? [] : [{ factor, found }]
  })
  return [
    heading('p3', 'heading', 1, 'Prong three: on balance, a waiver benefits the United States'),
    standard('p3', 'p3-open'),
    ...argued.flatMap(({ factor, found }) => part(ground, 'p3', factor.id, vary(seed, `title-${factor.id}`, factor.titles), found, factor.law)),
    ...balancePart(ground, argued),
  ]
}
