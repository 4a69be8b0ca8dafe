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
  'p1-practice': ['National importance: a practice that others take up', 'The effect that counts is on people who owe me nothing.', 'I look here at those who act differently because of the work.', 'Neither employer nor client is meant in this section.', 'What others have taken up without me is told here.', 'This section is about people I neither serve nor employ.'],
  'p1-public': ['National importance: a public need in more than one place', 'The need is not that of one institution.', 'What follows concerns places other than my own.', 'I turn to how the need is met elsewhere.', 'The reach of the work is shown by where it is used.', 'More than one place has this need, and more than one has answered it.'],
  'p1-region': ['National importance: the effect on a region', 'The effect is measured against the region in which it falls.', 'I measure by the region, and not by an industry.', 'A region is the yardstick here, as the standard allows.', 'What the region gains is told in this section.'],
  'p1-technology': ['National importance: a technology of public concern', 'What matters is what this endeavor changes in the technology.', 'I do not ask whether the technology matters but what the work does to it.', 'The work is on the technology itself.', 'Others have built on the work in the ways told here.', 'The technology is named in public documents; this section shows the work on it.'],
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
    frame('p1', 'priority/limit', sentences(
        seed,
        'priority-limit',
        ['This shows that the subject is of public concern.', 'I cite it for the concern that it expresses.', 'A public priority is what it establishes.', 'It speaks to the subject and not to my work.', 'So much for the subject.'],
        ['What the endeavor does about it rests on the facts above.', 'The effect of the work is shown by the exhibits already cited.', 'That the endeavor answers to it appears from the sections before.', 'The tie to this endeavor lies in the evidence told above.', 'The work’s own effect has its own exhibits.'],
      )),
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
    ...part(ground, 'p1', 'beyond', title, beyond, vary(seed, 'beyond', leads as unknown as Wordings)),
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
          ['I do not rely here on my credentials.', 'Credentials are the subject of Part IV.', 'My own record has its place in Part IV.', 'I do not offer my qualifications under this prong.', 'Nothing here turns on my own standing.'],
          ['Nor do I argue from a need for workers.', 'Markets and their growth are left out too.', 'I do not rely on how large an industry is.', 'I do not argue that a profession deserves a waiver.', 'I do not count the size of any market.'],
          ['Neither would say anything about this endeavor.', 'The endeavor has to carry the argument by itself.', 'None of that would show what the endeavor does.', 'What counts is the effect told above.', 'This part stands or falls with the endeavor.'],
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

type Factor = { id: string; element: 'p3.impractical' | 'p3.benefit' | 'p3.urgency'; titles: Wordings; lead: readonly Wordings[] }

const BALANCE: Record<string, Factor> = {
  'p3-not-one-job': {
    id: 'impractical',
    element: 'p3.impractical',
    titles: ['A job offer does not fit this work', 'Labor certification is impractical here', 'Why no single position fits'],
    lead: [
      ['Labor certification begins with one position and its minimum requirements.', 'A certification tests the market for one described position.', 'The process needs an employer who can describe a job.', 'One employer, one position: that is where certification starts.'],
      ['This work is not such a position.', 'It does not fit here, for these reasons.', 'For this endeavor that is impractical.', 'I explain why that cannot be done here.'],
    ],
  },
  'p3-benefit': {
    id: 'benefit',
    element: 'p3.benefit',
    titles: ['The benefit stands even if others are available', 'Contribution whatever the supply of workers', 'What would be lost'],
    lead: [
      ['I assume that other qualified workers can be found.', 'Let it be granted that others are qualified and available.', 'I make no claim about how many workers there are.', 'The number of qualified workers is not my argument.'],
      ['The contribution would still be of benefit.', 'What matters is what this contribution adds.', 'The question is what would be missing.', 'Something would be lost all the same.'],
    ],
  },
  'p3-time': { id: 'urgency', element: 'p3.urgency', titles: ['Time', 'Why the time matters'], lead: [['The contribution is bound to dates.', 'Here time has a cost.', 'The dates are these.', 'A delay would have its price.']] },
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
    ...(argued.length === 0 ? [] : [heading('p3', 'balance/heading', 2, 'The balance'), frame(
            'p3',
            'balance',
            sentences(
              seed,
              'balance',
              ['Labor certification protects U.S. workers when vacancies are filled.', 'Certification guards the labor market for a position.', 'The process protects workers from a given hire.', 'A market test serves those who might apply.', 'The interest behind certification is that of other workers.'],
              ['This waiver fills no vacancy.', 'No vacancy is filled here.', 'Nobody’s position is taken by this endeavor.', 'The endeavor takes no place from anyone.', 'Here nobody applies and nobody is passed over.'],
              ['Against that interest stands the contribution shown above.', 'On the other side lies what the endeavor adds.', 'The contribution weighs on the other side.', 'What would be gained has been shown.', 'The exhibits of this part weigh against it.'],
              ['On balance, the waiver benefits the United States.', 'The balance is in favor of a waiver.', 'Weighed together, they favor the waiver.', 'I submit that the balance supports it.', 'A waiver is the better outcome for the country.'],
            ),
          ),
        ]),
  ]
}
