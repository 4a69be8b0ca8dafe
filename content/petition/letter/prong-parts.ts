/** Parts III to V: the three prongs, each in the order that the chosen argument asks for. */
import { plain } from '../../../domain/documents/blocks.ts'
import type { Inlines } from '../../../domain/documents/document.ts'
import { formatDate } from '../../../domain/format-date.ts'
import type { PublicPriority } from '../../../domain/drafting/problem-area.ts'
import type { CaseFact } from '../../../domain/petition/case-file.ts'
import type { DraftBlock } from '../../../domain/petition/draft.ts'
import { isSentence } from '../../../domain/petition/fact-words.ts'
import { degreesOf, positionsTable } from './eb2-part.ts'
import { citation, facts, frame, heading, made, paragraphs, part, publicExhibitId, sentences, standard, told, vary, type LetterGround, type Wordings } from './letter-parts.ts'

const IMPORTANCE: Record<string, readonly [title: string, ...leads: Wordings]> = {
  'p1-practice': [
    'National importance: a practice that others take up',
    'This section looks beyond my employer and clients.',
    'The effect described here reaches beyond my workplace.',
    'I turn to practitioners outside my own workplace.',
    'The work changes a practice, not one employer.',
    'Those described here are neither employer nor client.',
  ],
  'p1-public': [
    'National importance: a public need in more than one place',
    'The need is not limited to one institution.',
    'The need extends well beyond my own workplace.',
    'These facts concern places other than my workplace.',
    'This section describes how far the need reaches.',
  ],
  'p1-region': [
    'National importance: the effect on a region',
    'This section describes the effect on a region.',
    'I describe what the region stands to gain.',
    'A regional effect may have national importance.',
  ],
  'p1-technology': [
    'National importance: a technology of public concern',
    'This section shows the contribution to the technology.',
    'I describe what the endeavor adds to the technology.',
    'The promise of a technology would not be enough.',
  ],
}

function priorityPart(ground: LetterGround, priorities: readonly PublicPriority[]): DraftBlock[] {
  const { file, seed } = ground
  const stated = facts(ground, 'p1.priority')
  const named = priorities.filter(({ key }) => file.priorities.includes(key))
  if (stated.length + named.length === 0) return []
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
              'I cite the following for the subject that it names, and for no more:',
              'The document below speaks to the subject of the endeavor, without naming the endeavor itself:',
              'The subject is one on which the federal government has spoken:',
            ]),
          ),
          made('p1', 'priority/documents', { kind: 'list', ordered: false, items: items.map((content) => ({ content })) }),
        ]),
    frame(
      'p1',
      'priority/limit',
      vary(seed, 'priority-limit', [
        'It shows federal concern with the subject.',
        'I cite it for the subject only.',
        'It does not evaluate my own work.',
        'It shows the public interest in the subject.',
        'I cite it as evidence of public concern.',
      ]),
    ),
  ]
}

export function prongOnePart(ground: LetterGround, priorities: readonly PublicPriority[]): DraftBlock[] {
  const { file, seed } = ground
  const [title, ...leads] = IMPORTANCE[file.options.p1[0] ?? ''] ?? [
    'National importance',
    'National importance is a question of reach: who is affected beyond those for whom I work.',
    'I turn from the worth of the work to its reach.',
  ]
  const merit = facts(ground, 'p1.merit')
  const beyond = facts(ground, 'p1.beyond')
  return [
    heading('p1', 'heading', 1, 'Prong one: substantial merit and national importance'),
    standard('p1', 'p1'),
    ...part(ground, 'p1', 'merit', 'Substantial merit', merit),
    ...part(ground, 'p1', 'beyond', title, beyond, vary(seed, 'beyond', leads as unknown as Wordings)),
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
        group,
      ),
    )
    if (lines.length > 0) blocks.push(made('p2', `record/${role.id}/lines`, { kind: 'list', ordered: false, items: lines.map((fact) => ({ content: told(file, fact) })) }, lines))
  }
  const loose = record.filter(({ roleId }) => !withResults.some(({ id }) => id === roleId))
  const statements = loose.filter(({ kind }) => kind !== 'item')
  const items = loose.filter(({ kind }) => kind === 'item')
  blocks.push(...paragraphs(ground, 'p2', 'record/more', statements))
  if (!listed && others.length > 1) blocks.push(positionsTable(ground, 'p2', others))
  else if (!listed) blocks.push(...paragraphs(ground, 'p2', 'record/positions', others))
  if (items.length > 0) {
    blocks.push(frame('p2', 'record/items-lead', vary(seed, 'items', ['Others have taken note of the work in these ways:', 'The following is documented as well:', 'To this the record adds:'])))
    blocks.push(made('p2', 'record/items', { kind: 'list', ordered: false, items: items.map((fact) => ({ content: told(file, fact) })) }, items))
  }
  return blocks
}

function educationPart(ground: LetterGround): DraftBlock[] {
  const own = facts(ground, 'p2.education')
  const degrees = degreesOf(ground)
  if (own.length > 0) return part(ground, 'p2', 'education', vary(ground.seed, 'title-education', ['Education and knowledge', 'Education', 'Training for this work']), own)
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
            vary(ground.seed, 'education-degree', [
              'My formal education for this work is the degree shown in Part I',
              'The degree of Part I is the education on which the work rests',
              'I bring to the endeavor the education that Part I shows',
            ]),
          ),
          ...citation(degrees.flatMap(({ exhibits }) => (exhibits.length === 0 ? ['st'] : exhibits))),
          { kind: 'text', text: '.' },
        ],
      },
      degrees,
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
    plan: () => part(ground, 'p2', 'plan', title('plan', ['Plan for future work', 'The plan', 'Model and plan']), facts(ground, 'p2.plan')),
    progress: () => part(ground, 'p2', 'progress', title('progress', ['Progress already made', 'Progress', 'Progress to date']), facts(ground, 'p2.progress')),
    interest: () => part(ground, 'p2', 'interest', title('interest', ['Interest of others', 'Users, customers, and supporters', 'Interest in the work']), facts(ground, 'p2.interest')),
  }
  const order = ORDERS[file.options.p2[0] ?? ''] ?? ORDERS['p2-results']!
  return [heading('p2', 'heading', 1, 'Prong two: well positioned to advance the endeavor'), standard('p2', 'p2'), ...order.flatMap((name) => parts[name]!())]
}

type Factor = { id: string; element: 'p3.impractical' | 'p3.benefit' | 'p3.urgency'; titles: Wordings; lead: readonly Wordings[] }

const BALANCE: Record<string, Factor> = {
  'p3-not-one-job': {
    id: 'impractical',
    element: 'p3.impractical',
    titles: ['A job offer does not fit this work', 'Labor certification is impractical here', 'Why no single position fits'],
    lead: [
      [
        'Labor certification begins with one described position.',
        'A certification tests the market for one position.',
        'The process requires an employer and a job.',
        'An employer must first describe a single position.',
      ],
      ['Here that is impractical, for these reasons.', 'For this endeavor that process is impractical.', 'The facts below show why it does not fit.', 'That does not suit this endeavor.'],
    ],
  },
  'p3-benefit': {
    id: 'benefit',
    element: 'p3.benefit',
    titles: ['The benefit stands even if others are available', 'Contribution whatever the supply of workers', 'What would be lost'],
    lead: [
      ['I assume that other qualified workers are available.', 'Other qualified U.S. workers may well be available.', 'I make no claim about available workers.'],
      [
        'The contribution would still benefit the United States.',
        'The benefit described here would remain.',
        'The facts below show the remaining benefit.',
        'The country would gain from it all the same.',
      ],
    ],
  },
  'p3-time': {
    id: 'urgency',
    element: 'p3.urgency',
    titles: ['Time', 'Why the time matters'],
    lead: [['The national interest in the contribution is urgent.', 'Here the time that certification takes would matter.', 'The facts below show why timing matters.']],
  },
}

export function prongThreePart(ground: LetterGround): DraftBlock[] {
  const { file, seed } = ground
  const chosen = file.options.p3.length > 0 ? file.options.p3 : Object.keys(BALANCE)
  const sections = chosen.flatMap((id): { title: string; made: DraftBlock[]; facts: CaseFact[] }[] => {
    const one = BALANCE[id]
    if (one === undefined) return []
    const found = facts(ground, one.element)
    return [{ title: one.id, facts: found, made: part(ground, 'p3', one.id, vary(seed, `title-${one.id}`, one.titles), found, sentences(seed, `lead-${one.id}`, ...one.lead)) }]
  })
  const argued = sections.filter(({ facts: found }) => found.length > 0)
  return [
    heading('p3', 'heading', 1, 'Prong three: on balance, a waiver benefits the United States'),
    standard('p3', 'p3'),
    ...sections.flatMap(({ made: blocks }) => blocks),
    ...(argued.length === 0
      ? []
      : [
          heading('p3', 'balance/heading', 2, 'The balance'),
          frame(
            'p3',
            'balance',
            sentences(
              seed,
              'balance',
              [
                'Labor certification protects U.S. workers.',
                'The job offer requirement protects U.S. workers.',
                'I recognize the purpose of labor certification.',
                'The interests of U.S. workers must be weighed.',
                'I do not dispute the purpose of certification.',
              ],
              [
                'The benefits shown above weigh for a waiver.',
                'Against it stands the contribution shown above.',
                'This part shows what the country would gain.',
                'The exhibits above show the benefit of a waiver.',
                'The contribution shown above must also be weighed.',
              ],
              [
                'On balance, a waiver benefits the United States.',
                'I submit that the balance favors a waiver.',
                'Weighed together, these considerations favor a waiver.',
                'For these reasons the balance favors a waiver.',
                'On balance, the waiver serves the national interest.',
              ],
            ),
          ),
        ]),
  ]
}
