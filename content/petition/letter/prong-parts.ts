/** Parts III to V: the three prongs, each in the order that the chosen argument asks for. */
import { plain } from '../../../domain/documents/blocks.ts'
import type { Inlines } from '../../../domain/documents/document.ts'
import { formatDate } from '../../../domain/format-date.ts'
import type { PublicPriority } from '../../../domain/drafting/problem-area.ts'
import type { CaseFact } from '../../../domain/petition/case-file.ts'
import type { DraftBlock } from '../../../domain/petition/draft.ts'
import { isSentence } from '../../../domain/petition/fact-words.ts'
import { degreesOf, positionsTable } from './eb2-part.ts'
import { citation, facts, frame, heading, made, paragraphs, part, publicExhibitId, sentences, standard, told, vary, type LetterGround } from './letter-parts.ts'

const IMPORTANCE: Record<string, readonly [title: string, lead: string, other: string]> = {
  'p1-practice': ['National importance: a practice that others take up', 'The effect that counts here is on people and organizations with whom I have no tie of employment or contract.', 'I look in this section at those who do something differently because of the work and who owe me nothing.'],
  'p1-public': ['National importance: a public need in more than one place', 'The need is not that of one institution, and the answer to it is not bound to one.', 'What follows concerns how a public need is met, in places other than my own.'],
  'p1-region': ['National importance: the effect on a region', 'The effect is measured against the region in which it falls, as the standard allows.', 'I measure the effect by the region, and not by the size of an industry.'],
  'p1-technology': ['National importance: a technology of public concern', 'A technology that is named in a public document matters to the extent that the endeavor is work on that very technology.', 'The question is not whether the technology matters but what this endeavor changes in it.'],
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
    ...(items.length === 0 ? [] : [frame('p1', 'priority/lead', vary(seed, 'priority-lead', ['I cite the following for the subject that it names, and for no more:', 'The document below speaks to the subject of the endeavor, without naming the endeavor itself:', 'The subject is one on which the federal government has spoken:'])), made('p1', 'priority/documents', { kind: 'list', ordered: false, items: items.map((content) => ({ content })) })]),
    frame('p1', 'priority/limit', vary(seed, 'priority-limit', ['A priority of this kind shows that the subject is of public concern. That this endeavor answers to it is shown by the facts above.', 'I do not offer the document as proof of what my work does. It shows the concern; the exhibits cited above show the effect.', 'The tie between the concern and this endeavor lies in the facts told above, which stand on exhibits of their own.'])),
  ]
}

export function prongOnePart(ground: LetterGround, priorities: readonly PublicPriority[]): DraftBlock[] {
  const { file, seed } = ground
  const [title, ...leads] = IMPORTANCE[file.options.p1[0] ?? ''] ?? ['National importance', 'National importance is a question of reach: who is affected beyond those for whom I work.', 'I turn from the worth of the work to its reach.']
  const merit = facts(ground, 'p1.merit')
  const beyond = facts(ground, 'p1.beyond')
  const blocks = [
    heading('p1', 'heading', 1, 'Prong one: substantial merit and national importance'),
    standard('p1', 'p1'),
    ...part(ground, 'p1', 'merit', 'Substantial merit', merit),
    ...part(ground, 'p1', 'beyond', title, beyond, vary(seed, 'beyond', leads as [string, string])),
    ...priorityPart(ground, priorities),
  ]
  if (beyond.length > 0) {
    blocks.push(
      heading('p1', 'not-relied/heading', 2, vary(seed, 'title-not', ['What I do not rely on', 'Limits of this argument'])),
      frame(
        'p1',
        'not-relied',
        sentences(
          seed,
          'not-relied',
          ['I do not rely here on my credentials, which are the subject of Part IV.', 'I do not argue from my own record in this part; it has its place in Part IV.', 'I do not offer my qualifications under this prong.', 'I do not count my own standing as importance of the work.'],
          ['I do not argue that workers in my occupation are few or that its market is large.', 'I do not rely on the size of an industry, nor on how many people could do such work.', 'I do not rest the argument on a need for workers or on the growth of a market.', 'I do not claim that a profession, as such, deserves a waiver.'],
          ['Neither would say anything about this endeavor.', 'The endeavor has to carry the argument by itself.', 'None of that would show what the endeavor does.', 'What counts is the effect told above.'],
        ),
      ),
    )
  }
  return blocks
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
    blocks.push(made('p2', `record/${role.id}`, { kind: 'paragraph', content: group.flatMap((fact, place): Inlines => [...(place === 0 ? [] : [{ kind: 'text', text: ' ' } as const]), ...told(file, fact)]) }, group))
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
  return [heading('p2', 'education/heading', 2, 'Education'), made('p2', 'education/degree', { kind: 'paragraph', content: [...plain(vary(ground.seed, 'education-degree', ['My formal education for this work is the degree shown in Part I', 'The degree of Part I is the education on which the work rests', 'I bring to the endeavor the education that Part I shows'])), ...citation(degrees.flatMap(({ exhibits }) => (exhibits.length === 0 ? ['st'] : exhibits))), { kind: 'text', text: '.' }] }, degrees)]
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
    progress: () => part(ground, 'p2', 'progress', title('progress', ['Progress already made', 'Progress', 'What stands already']), facts(ground, 'p2.progress')),
    interest: () => part(ground, 'p2', 'interest', title('interest', ['Interest of others', 'Users, customers, and supporters', 'Who waits for the work']), facts(ground, 'p2.interest')),
  }
  const order = ORDERS[file.options.p2[0] ?? ''] ?? ORDERS['p2-results']!
  return [heading('p2', 'heading', 1, 'Prong two: well positioned to advance the endeavor'), standard('p2', 'p2'), ...order.flatMap((name) => parts[name]!())]
}

const BALANCE: Record<string, { id: string; element: 'p3.impractical' | 'p3.benefit' | 'p3.urgency'; titles: readonly [string, string]; lead: readonly [string, string] }> = {
  'p3-not-one-job': { id: 'impractical', element: 'p3.impractical', titles: ['A job offer does not fit this work', 'Labor certification is impractical here'], lead: ['Labor certification tests the minimum requirements of one position with one employer. The reasons why this work is not such a position are these.', 'The process begins with an employer who can describe a position. I explain why that is not practical for this endeavor.'] },
  'p3-benefit': { id: 'benefit', element: 'p3.benefit', titles: ['The benefit stands even if others are available', 'Contribution whatever the supply of workers'], lead: ['For this factor I assume that other qualified workers can be found. The contribution would still be of benefit, for the following reasons.', 'I make no claim about how many workers there are. The question is what this contribution adds.'] },
  'p3-time': { id: 'urgency', element: 'p3.urgency', titles: ['Time', 'Why the time matters'], lead: ['The contribution is bound to dates.', 'A labor certification takes time, and here time has a cost.'] },
}

export function prongThreePart(ground: LetterGround): DraftBlock[] {
  const { file, seed } = ground
  const chosen = file.options.p3.length > 0 ? file.options.p3 : Object.keys(BALANCE)
  const sections = chosen.flatMap((id): { title: string; made: DraftBlock[]; facts: CaseFact[] }[] => {
    const one = BALANCE[id]
    if (one === undefined) return []
    const found = facts(ground, one.element)
    return [{ title: one.id, facts: found, made: part(ground, 'p3', one.id, vary(seed, `title-${one.id}`, one.titles), found, vary(seed, `lead-${one.id}`, one.lead)) }]
  })
  const argued = sections.filter(({ facts: found }) => found.length > 0)
  return [
    heading('p3', 'heading', 1, 'Prong three: on balance, a waiver benefits the United States'),
    standard('p3', 'p3'),
    ...sections.flatMap(({ made: blocks }) => blocks),
    ...(argued.length === 0 ? [] : [heading('p3', 'balance/heading', 2, 'The balance'), frame(
            'p3',
            'balance',
            sentences(
              seed,
              'balance',
              ['Labor certification protects U.S. workers when a vacancy is filled.', 'The process exists to protect workers from displacement by a given hire.', 'What certification guards is the labor market for a position.', 'A test of the labor market serves those who might fill a vacancy.'],
              ['This waiver fills none.', 'No vacancy is filled here.', 'Nobody’s position is taken by this endeavor.', 'The endeavor takes no such place from anyone.'],
              ['Against that interest stands the contribution shown in this part.', 'On the other side lies what the endeavor adds.', 'The contribution described above weighs on the other side.', 'What would be gained has been shown above.'],
              ['On balance, the waiver is of benefit to the United States.', 'The balance is in favor of a waiver.', 'Weighed together, they favor waiving the job offer.', 'I submit that the balance supports the waiver.'],
            ),
          ),
        ]),
  ]
}
