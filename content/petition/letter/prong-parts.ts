/** Parts III to V: the three prongs, each in the order that the chosen argument asks for. */
import { plain } from '../../../domain/documents/blocks.ts'
import { capitalize } from '../../../domain/endeavor/sentence-forms.ts'
import type { Cell, Inlines } from '../../../domain/documents/document.ts'
import { formatDate } from '../../../domain/format-date.ts'
import type { PublicPriority } from '../../../domain/drafting/problem-area.ts'
import type { CaseFact, CaseFile } from '../../../domain/petition/case-file.ts'
import type { DraftBlock } from '../../../domain/petition/draft.ts'
import type { StandardKey } from '../legal-sources.ts'
import { isSentence } from '../../../domain/petition/fact-words.ts'
import { sentencesOf } from '../../../domain/petition/checks/block-text.ts'
import { isToldBy, pagesInWords, pinsOf } from '../../../domain/petition/passages.ts'
import { hasFigure } from '../../../domain/petition/evidence-weight.ts'
import { tieOf } from '../../../domain/petition/reasoning.ts'
import { LEANS } from './core-sentence.ts'
import { asked, resultWorth } from './fact-roles.ts'
import { degreesOf, positionsTable } from './eb2-part.ts'
import { quoteTies } from './quote-ties.ts'
import { citesAgencyLetter } from './strength.ts'
import { delayReason, jobReason, ownCompany, reasonInlines, type Reason } from './reasons.ts'
import { balanceFinding, importanceFinding, leadsToMerit, meritFinding, positionFinding } from './findings.ts'
import {
  argued,
  citation,
  exhibitsOf,
  facts,
  frame,
  heading,
  made,
  paragraphs,
  part,
  publicExhibitId,
  reworded,
  standard,
  told,
  vary,
  withPins,
  type LetterGround,
  type Wordings,
} from './letter-parts.ts'

const IMPORTANCE: Record<string, string> = {
  'p1-practice': 'National importance: a practice others adopt',
  'p1-public': 'National importance: a wider public need',
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
  const told = argued(ground, 'p1', 'priority', stated)
  // What waits to be said whole is told nowhere, and has no heading.
  if (told.length + ties.length + named.length === 0) return []
  const items = named.map((one): Inlines => [...plain(`${one.title}, ${one.issuer}, ${formatDate(one.date)}: it ${one.says[0]}`), ...citation([publicExhibitId(one.key)]), { kind: 'text', text: '.' }])
  return [
    heading('p1', 'priority/heading', 2, vary(seed, 'title-priority', ['Public priorities', 'What public documents say', 'The subject in public documents'])),
    ...told,
    ...quoteTies(ground, stated),
    ...(items.length === 0
      ? []
      : [
          frame(
            'p1',
            'priority/lead',
            vary(seed, 'priority-lead', [
              'I cite the following public documents for what they say themselves:',
              'The following public documents do not name the endeavor; they are cited for what they say:',
              'These public documents are cited for their own words and no further:',
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

const sentenceOf = (words: string): string => `${capitalize(words)}${/[.?!]$/.test(words) ? '' : '.'}`

/** A row for each fact, its exhibit in the last column. `also`: what else the rows tell. */
function factTable(
  { file }: LetterGround,
  section: 'p1' | 'p2',
  id: string,
  given: { columns: number[]; header: string[]; caption: string },
  rows: readonly CaseFact[],
  words: (fact: CaseFact) => string[],
  also: readonly CaseFact[] = [],
): DraftBlock {
  const cells = rows.map((fact): Cell[] => {
    const pages = pagesInWords(fact.kind === 'tie' ? [fact] : pinsOf(file, fact))
    return [
      ...words(fact).map((text): Cell => ({ kind: 'words', content: plain(text) })),
      { kind: 'words', content: [...citation(exhibitsOf(file, fact)).slice(1, -1), ...plain(pages === '' ? '' : `, ${pages}`)] },
    ]
  })
  return made(section, id, { kind: 'table', columns: given.columns, header: given.header.map((text) => plain(text)), rows: cells, caption: plain(given.caption) }, [...withPins(file, rows), ...also])
}

/** A finding that has nothing of its own to tell leads to the facts; one that weighs them ends the part. */
function meritPart(ground: LetterGround): DraftBlock[] {
  const told = part(ground, 'p1', 'merit', 'Substantial merit', facts(ground, 'p1.merit'), 'p1-merit')
  const found = meritFinding(ground)
  const law = told.findIndex(({ standard: key }) => key === 'p1-merit') + 1
  return told.length > 0 && leadsToMerit(ground) ? [...told.slice(0, law), ...found, ...told.slice(law)] : [...told, ...found]
}

const PAID = /\b(?:paid|pays) (?:me|my (?:company|firm|practice))\b|\bbought\b/i
/** That somebody has paid for the work is interest of users, and no benefit beyond clients. */
const paidFor = (ground: LetterGround): CaseFact[] =>
  facts(ground, 'p1.beyond').filter((fact) => fact.kind === 'statement' && fact.source.kind !== 'letter' && tieOf(fact.text) === null && sentencesOf(fact.text).every((one) => PAID.test(one)))

export function prongOnePart(ground: LetterGround, priorities: readonly PublicPriority[]): DraftBlock[] {
  const { file } = ground
  const title = IMPORTANCE[file.options.p1[0] ?? ''] ?? 'National importance'
  const paid = paidFor(ground)
  const beyond = facts(ground, 'p1.beyond').filter((fact) => !paid.includes(fact))
  return [
    heading('p1', 'heading', 1, 'Prong one: substantial merit and national importance'),
    standard('p1', 'p1-open'),
    ...meritPart(ground),
    ...part(ground, 'p1', 'beyond', title, beyond, 'p1-importance').flatMap((block) =>
      block.standard === 'p1-importance' && beyond.some(({ text }) => ECONOMY.test(text)) ? [block, standard('p1', 'p1-economy')] : [block],
    ),
    ...priorityPart(ground, priorities),
    ...importanceFinding(ground),
  ]
}

/** Results under the position in which they were achieved, those with figures first. */
function recordPart(ground: LetterGround): DraftBlock[] {
  const { file, seed } = ground
  const record = facts(ground, 'p2.record')
  const roles = facts(ground, 'eb2.experience').filter(({ kind }) => kind === 'role')
  const listed = file.options.eb2[0] === 'eb2-five-years'
  if (record.length === 0 && (roles.length === 0 || listed)) return []
  const blocks = [heading('p2', 'record/heading', 2, vary(seed, 'title-record', ['Record of results', 'The record', 'Results so far']))]
  const withResults = roles.filter(({ id }) => record.some(({ roleId }) => roleId === id))
  const others = roles.filter((role) => !withResults.includes(role))
  for (const role of withResults) {
    const ofRole = record.filter(({ roleId }) => roleId === role.id)
    const results = ofRole.some(({ text }) => LEANS.test(text)) ? ofRole : ofRole.toSorted((one, other) => resultWorth(other) - resultWorth(one))
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
  if (!listed && others.length > 1) blocks.push(positionsTable(ground, 'p2', others))
  else if (!listed) blocks.push(...paragraphs(ground, 'p2', 'record/positions', others))
  blocks.push(...argued(ground, 'p2', 'record/more', statements))
  if (items.length > 0) {
    blocks.push(frame('p2', 'record/items-lead', vary(seed, 'items', ['To this the record adds:', 'The record holds this as well:', 'Of the record there is this besides:'])))
    blocks.push(made('p2', 'record/items', { kind: 'list', ordered: false, items: items.map((fact) => ({ content: told(file, fact) })) }, withPins(file, items)))
  }
  return blocks.length === 1 ? [] : blocks
}

/** “My thesis showed which pumps will fail” is done. */
const INTENDED = /\bI (?:\p{Ll}+ly )?(?:(?:will|shall)\b|(?:plan|intend|hope|want|expect|aim|have yet) to\b|am (?:going|about) to\b)/u
/** A course or an examination that is only intended is a step of the plan, and neither education nor skill. */
const intended = (ground: LetterGround): CaseFact[] => facts(ground, 'p2.education').filter(({ kind, text }) => kind === 'statement' && sentencesOf(text).every((one) => INTENDED.test(one)))

function educationPart(ground: LetterGround): DraftBlock[] {
  const own = facts(ground, 'p2.education').filter((fact) => !intended(ground).includes(fact))
  const degrees = degreesOf(ground)
  const skills = own.filter(({ source }) => source.kind === 'answer' && source.question === 'skills')
  const studies = own.filter((fact) => !skills.includes(fact))
  const told = [
    ...part(ground, 'p2', 'education', vary(ground.seed, 'title-education', ['Education', 'Education for this work', 'Training for this work']), studies),
    ...part(ground, 'p2', 'skills', vary(ground.seed, 'title-skills', ['Skills and knowledge', 'Knowledge that the work needs', 'Skills that the work needs']), skills),
  ]
  if (told.length > 0) return told
  if (degrees.length === 0) return []
  return [
    heading('p2', 'education/heading', 2, 'Education'),
    made(
      'p2',
      'education/degree',
      {
        kind: 'paragraph',
        content: [
          ...plain(
            vary(ground.seed, 'education-degree', ['My formal education is the degree described in Part I', 'Part I describes the degree that I hold', 'The degree of Part I is my formal education']),
          ),
          ...citation(degrees.flatMap(({ exhibits }) => (exhibits.length === 0 ? ['st'] : exhibits))),
          { kind: 'text', text: '.' },
        ],
      },
      degrees,
    ),
  ]
}

const COUNTS = /\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|hundred|half|twice)\b/gi

/** A sentence of the plan whose numbers and most of whose words stand in one row of the table is told there. */
function toldInTable(file: CaseFile, plan: CaseFact, phases: readonly CaseFact[]): InTable {
  const known = inTables.get(file.facts) ?? new Map<CaseFact, InTable>()
  inTables.set(file.facts, known)
  const there = known.get(plan) ?? withoutTold(plan, phases)
  known.set(plan, there)
  return there
}
type InTable = { kept: string; rows: CaseFact[] }
/** A case is never changed in place: what is found once holds for all wordings of a letter. */
const inTables = new WeakMap<CaseFile['facts'], Map<CaseFact, InTable>>()

function withoutTold(plan: CaseFact, phases: readonly CaseFact[]): InTable {
  const rows = new Set<CaseFact>()
  const kept = sentencesOf(plan.text).filter((sentence, place, all) => {
    // What the next sentence leans on stays before it.
    if (LEANS.test(all[place + 1] ?? '')) return true
    const row = phases.find((phase) => {
      const words = Object.values(phase.fields).join(' ')
      return isToldBy({ text: sentence }, { text: words }, 0.6) && [...sentence.matchAll(COUNTS)].every(([one]) => words.toLowerCase().includes(one.toLowerCase()))
    })
    if (row !== undefined) rows.add(row)
    return row === undefined
  })
  return { kept: kept.join(' '), rows: [...rows] }
}

/** Whose the practice is, is no step that was made: it tells how the plan is carried out. */
const owned = (ground: LetterGround): CaseFact[] => asked(facts(ground, 'p2.progress'), 'owner-control')
const progressOf = (ground: LetterGround): CaseFact[] => facts(ground, 'p2.progress').filter((fact) => !owned(ground).includes(fact))

function planPart(ground: LetterGround): DraftBlock[] {
  const all = [...facts(ground, 'p2.plan'), ...owned(ground), ...intended(ground)]
  const phases = all.filter(({ kind }) => kind === 'phase')
  if (all.length === 0) return []
  const prose = all.filter(({ kind }) => kind !== 'phase').map((fact) => ({ fact, ...toldInTable(ground.file, fact, phases) }))
  const rest = argued(
    ground,
    'p2',
    'plan',
    prose.filter(({ kept }) => kept !== '').map(({ fact, kept }) => reworded(fact, kept)),
  )
  // What waits to be said whole is told nowhere, and has no heading.
  if (phases.length + rest.length === 0) return []
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
            ({ fields }) => [fields['phase']!, fields['when']!, capitalize(fields['with'] || '–'), sentenceOf(fields['yields']!)],
            prose.filter(({ rows }) => rows.length > 0).map(({ fact }) => fact),
          ),
        ]),
    ...rest,
  ]
}

const ORDERS: Record<string, readonly string[]> = {
  'p2-author': ['record', 'progress', 'education', 'plan', 'interest'],
  'p2-results': ['education', 'record', 'progress', 'plan', 'interest'],
  'p2-plan': ['plan', 'progress', 'interest', 'record', 'education'],
}

/** A record without any figure does not lead the prong. */
const withResultsBehind = (ground: LetterGround, order: readonly string[]): readonly string[] =>
  order[0] !== 'record' || facts(ground, 'p2.record').some(({ text }) => hasFigure(text)) ? order : [...order.slice(1, 2), 'record', ...order.slice(2)]

export function prongTwoPart(ground: LetterGround): DraftBlock[] {
  const { file, seed } = ground
  const title = (place: string, wordings: readonly [string, ...string[]]) => vary(seed, `title-${place}`, wordings)
  const parts: Record<string, () => DraftBlock[]> = {
    education: () => educationPart(ground),
    record: () => recordPart(ground),
    plan: () => planPart(ground),
    progress: () => part(ground, 'p2', 'progress', title('progress', ['Progress already made', 'Progress', 'Progress to date']), progressOf(ground)),
    interest: () => {
      const told = [...facts(ground, 'p2.interest'), ...paidFor(ground)]
      const law = told.some((fact) => citesAgencyLetter(file, fact)) ? 'p2-agency' : undefined
      return part(ground, 'p2', 'interest', title('interest', ['Interest of others', 'Users, customers, and supporters', 'Interest in the work']), told, law)
    },
  }
  const order = withResultsBehind(ground, ORDERS[file.options.p2[0] ?? ''] ?? ORDERS['p2-results']!)
  return [heading('p2', 'heading', 1, 'Prong two: well positioned to advance the endeavor'), standard('p2', 'p2'), ...order.flatMap((name) => parts[name]!()), ...positionFinding(ground)]
}

type Factor = {
  id: string
  element: 'p3.impractical' | 'p3.benefit' | 'p3.urgency'
  titles: Wordings
  law: StandardKey
}

const BALANCE: Record<string, Factor> = {
  'p3-not-one-job': {
    id: 'impractical',
    element: 'p3.impractical',
    titles: ['The job offer', 'Labor certification and this work', 'A job offer and this work'],
    law: 'p3-impractical',
  },
  'p3-benefit': {
    id: 'benefit',
    element: 'p3.benefit',
    titles: ['The benefit whoever is available', 'Contribution whatever the supply of workers', 'The contribution'],
    law: 'p3-benefit',
  },
  'p3-time': {
    id: 'urgency',
    element: 'p3.urgency',
    titles: ['Urgency', 'Why the time matters'],
    law: 'p3-urgency',
  },
}

function balancePart(ground: LetterGround, argued: readonly { factor: Factor; found: readonly CaseFact[] }[]): DraftBlock[] {
  if (argued.length === 0) return []
  return [
    heading('p3', 'balance/heading', 2, 'The balance'),
    standard('p3', 'p3-weigh'),
    ...balanceFinding(
      ground,
      argued.map(({ factor: { element }, found }) => ({ element, found })),
    ),
  ]
}

const REASONS: Record<Factor['element'], (ground: LetterGround) => Reason | null> = {
  'p3.impractical': jobReason,
  'p3.benefit': () => null,
  'p3.urgency': delayReason,
}

/** A factor with its law, its facts, and why they meet it; what is said of Schedule A stands behind the law of Schedule A. */
function factorPart(ground: LetterGround, factor: Factor, found: readonly CaseFact[]): DraftBlock[] {
  const scheduled = asked(found, 'schedule-a', 'schedule-a-duties')
  const own = found.filter((fact) => !scheduled.includes(fact))
  const reason = REASONS[factor.element](ground)
  const told = (some: readonly CaseFact[]) => argued(ground, 'p3', factor.id, some)
  return [
    heading('p3', `${factor.id}/heading`, 2, vary(ground.seed, `title-${factor.id}`, factor.titles)),
    standard('p3', factor.law),
    ...told(own),
    ...(ownCompany(ground.file) === null || factor.id !== 'impractical' ? [] : [standard('p3', 'p3-own-company')]),
    ...(reason === null || factor.id !== 'urgency' ? [] : [standard('p3', 'p3-urgency-steps')]),
    ...(scheduled.length === 0 ? [] : [standard('p3', 'p3-schedule-a'), ...told(scheduled)]),
    ...(reason === null ? [] : [made('p3', `${factor.id}/applied`, { kind: 'paragraph', content: reasonInlines(ground, reason) }, [...reason.facts, ...(reason.follows?.facts ?? [])])]),
  ]
}

/** Whether a fact is told: one that waits to be said whole argues nothing. */
const argues = (ground: LetterGround, { id }: Factor, fact: CaseFact): boolean => argued(ground, 'p3', id, [fact]).length > 0

export function prongThreePart(ground: LetterGround): DraftBlock[] {
  const { file } = ground
  // A factor that was not chosen is argued behind the chosen ones where a confirmed fact carries it.
  const argued = [...new Set([...file.options.p3, ...Object.keys(BALANCE)])].flatMap((id) => {
    const factor = BALANCE[id]
    const found = factor === undefined ? [] : facts(ground, factor.element).filter((fact) => argues(ground, factor, fact))
    return factor === undefined || found.length === 0 ? [] : [{ factor, found }]
  })
  return [
    heading('p3', 'heading', 1, 'Prong three: on balance, a waiver benefits the United States'),
    standard('p3', 'p3-open'),
    ...argued.flatMap(({ factor, found }) => factorPart(ground, factor, found)),
    ...balancePart(ground, argued),
  ]
}
