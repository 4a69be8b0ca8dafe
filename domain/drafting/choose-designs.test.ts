import { expect, it } from 'vitest'
import { draftingKnowledge } from '../../content/areas/all-areas.ts'
import { readPerson } from '../person/read-person.ts'
import { disagrees, fittingFor, inOneWord, isAnothersRecord, isMeantFor, isOfStrangers, placeOfProject, settingBeside, standsBeside, withSubject } from './choose-designs.ts'
import { composeSet } from './compose-set.ts'
import { searchableLine } from './evidence.ts'
import type { Problem, ProblemArea } from './problem-area.ts'

const slotOf = (id: string) => {
  for (const area of draftingKnowledge.areas) {
    const problem = area.problems.find((one) => one.id === id)
    if (problem) return { area: { area }, problem: { problem }, object: null } as unknown as Parameters<typeof standsBeside>[1]
  }
  throw new Error(id)
}
const paper = (clause: string, kind: 'publication' | 'work' = 'publication') => ({ kind, clause, text: searchableLine(`${clause}, Transportation Review, 2021`) })

it('a publication stands only in an option whose subject shares words with it', () => {
  const reforestation = slotOf('reforestation')
  expect(standsBeside(paper('Seedlings of spruce on burned slopes'), reforestation)).toBe(true)
  expect(standsBeside(paper('Rope mathematics and the counting of knots'), reforestation)).toBe(false)
  expect(standsBeside(paper('cut the mooring time of 14 ferries', 'work'), reforestation)).toBe(true)
})

it('a publication of the same field, or in its journal, does not stand under another subject', () => {
  const freight = slotOf('transport-planning')
  expect(standsBeside(paper('Phantom ferries: measuring crossings that never sailed'), freight)).toBe(false)
  expect(standsBeside(paper('Sharing winches among 30 electric ferries'), freight)).toBe(false)
  expect(standsBeside(paper('Half-empty trucks on county roads'), freight)).toBe(true)
})

it('what an option rests on is shown once and with its letters mended', () => {
  const lines = ['Mira Sample', 'Bridge Engineer', '', 'EXPERIENCE', '', 'Bridge Engineer, Quill Works Ltd, Marble    2015 - 2024']
  const told = [
    'Surveyed 212 steel bridges with strain gauges; wrote the load-rating procedure used by 14 counties in the valley',
    'Cut the bridge inspection time at the CafÃ© crossing from 9 days to 4',
  ]
  const person = readPerson([{ lines: [...lines, ...told.map((line) => `- ${line}`), '', 'EDUCATION', 'MSc, Civil Engineering, Quill University â€“ Marble, 2014'] }], new Date('2026-06-01T00:00:00Z'))
  const form = { userBackground: { employmentType: 'employee', futureRoleFocus: '' }, userProposedEndeavor: { futureProject: '', proposedEndeavorNiche: '', additionalInfo: '' } }
  const composed = composeSet(person, form as never, draftingKnowledge)
  const supports = composed.kind === 'ask' ? [] : composed.set.options.map(({ grounding }) => grounding.support.map(({ quote }) => quote))
  expect(supports.flat().length).toBeGreaterThan(0)
  for (const quotes of supports) expect(new Set(quotes).size).toBe(quotes.length)
  expect(supports.flat().filter((quote) => /[Ãâ]/.test(quote))).toEqual([])
})

it('a line about the subject is told where none of those told is', () => {
  const isNear = (line: string) => line.includes('dam')
  expect(fittingFor(['led a team of 9'], ['cut costs by 8%', 'inspected 12 dams', 'mended a dam'], isNear)).toBe('inspected 12 dams')
  expect(fittingFor(['led a team of 9', 'mended a dam'], ['inspected 12 dams'], isNear)).toBeUndefined()
})

const FORM = { userBackground: { employmentType: 'employee' as const, futureRoleFocus: '' }, userProposedEndeavor: { futureProject: '', proposedEndeavorNiche: '', additionalInfo: '' } }
const read = (...lines: string[]) => readPerson([{ lines: ['Mira Sample', '', 'Experience', ...lines] }], new Date('2026-06-01T00:00:00Z'))

it('who has answered is not asked again, and a subject that nothing in the record supports gives way to one of the set that something does', () => {
  const guard = read(
    'Security Guard, Tarn Plaza',
    '2011 to 2012',
    '• Patrolled schools and plants at night',
    '• Watched the gate cameras',
    'Wire-man Assembler, Tarn Boards',
    '2013 to 2014',
    '• Built product from scratch',
    '• Applied circuit boards',
    '• Inspected all products before use',
    'Technician, Quill Dishes',
    '2010 to 2012',
    '• Installed wire outlets',
    '• Installed and repaired electric wire',
  )
  // Three trades with two lines each: four subjects of one's own are not told, and a subject is told once.
  expect(composeSet(guard, FORM, draftingKnowledge).kind).toBe('ask')
  const answered = { ...FORM, userBackground: { ...FORM.userBackground, futureRoleFocus: 'lead assembler' } }
  const composed = composeSet(guard, answered, draftingKnowledge)
  expect(composed.kind).toBe('composed')
  if (composed.kind === 'composed') for (const { grounding } of composed.set.options) expect(grounding.support.length).toBeGreaterThan(0)
})

it('where too little of a set is supported, the field is asked for', () => {
  const guard = read(
    'Security Guard, Tarn Plaza',
    '2014 to 2020',
    '• Patrolled the site',
    '• Watched the gate cameras',
    '• Built a key board',
    '• Trained 3 guards',
    'Wire Assembler, Tarn Boards',
    '2010 to 2014',
    '• Applied circuit boards',
  )
  const headed = { ...guard, headline: 'Security Guard' }
  expect(composeSet(headed, FORM, draftingKnowledge)).toEqual({ kind: 'ask', missing: ['field'] })
})

it('a project that is named stands in a known problem, also where a work of the record would have stood', () => {
  const [field, other] = draftingKnowledge.areas as [ProblemArea, ProblemArea]
  const ground = { ...other, id: 'ground-of-a-work' }
  const placed = (area: ProblemArea, id: string) => placeOfProject({ area: { area }, problem: { problem: { id } } }, field, draftingKnowledge)
  expect(placed(other, other.problems[1]!.id)).toEqual({ area: other.id, problem: other.problems[1]!.id })
  expect(placed(other, 'carried')).toEqual({ area: other.id, problem: other.problems[0]!.id })
  expect(placed(ground, 'carried')).toEqual({ area: field.id, problem: field.problems[0]!.id })
})

it('records that were kept in a post are not the person’s to open, and public ones are', () => {
  const record = { deliverable: 'record' as const }
  expect(isAnothersRecord({ asset: { kind: 'work', quote: 'Built the first ferry-wide database of berth charges' }, object: record })).toBe(true)
  expect(isAnothersRecord({ asset: { kind: 'work', quote: 'Built a public database of berth depths' }, object: record })).toBe(false)
  expect(isAnothersRecord({ asset: { kind: 'publication', quote: 'A database of berth depths' }, object: record })).toBe(false)
  expect(isAnothersRecord({ asset: { kind: 'work', quote: 'Built a simulator of berths' }, object: { deliverable: 'software' } })).toBe(false)
})

it('those for whom something is made employ nobody, and beside a stated project they are not its users', () => {
  const farms = { users: 'small farms', host: 'a U.S. farm' }
  expect(settingBeside(farms, null, false)).toBe(farms)
  expect(settingBeside(farms, 'small farms', false)).toEqual({ users: 'small farms', host: null })
  expect(settingBeside(farms, 'small farms', true)).toBeNull()
  expect(settingBeside(farms, 'teachers', true)).toBe(farms)
})

it('an option tells the line that names its subject before a count of what comes back every other week', () => {
  const keeper = read(
    'Accountant, Quill Works Ltd, Marble',
    '2015 to 2024',
    '• Issued 240 checks to rope makers on a bi-weekly basis',
    '• Prepared and filed monthly sales tax returns for 9 states',
    '• Reconciled the ledgers of two harbors',
    '• Closed the books of the northern ferry line each month',
  )
  const form = { ...FORM, userBackground: { ...FORM.userBackground, futureRoleFocus: 'Accountant who prepares tax returns for small companies' } }
  const composed = composeSet(keeper, form, draftingKnowledge)
  const texts = composed.kind === 'composed' ? composed.set.options.map(({ text }) => text) : []
  expect(texts.length).toBe(4)
  expect(texts.join(' ')).not.toMatch(/240 checks/)
  expect(texts.slice(0, 2).join(' ')).toMatch(/sales tax returns for 9 states/)
})

it('a problem of others that is only near in meaning to an answer is not what is meant', () => {
  const area = { id: 'pages', users: [{ name: 'tram operators', cues: [] }] } as unknown as ProblemArea
  const problem = {
    ...area.problems?.[0],
    topic: 'late trams',
    subject: 'late trams',
    aim: 'tell riders of late trams',
    cues: [],
    outputs: [],
    steps: [],
  } as unknown as ProblemArea['problems'][number]
  expect(isMeantFor('publishing houses', area, problem, 'Editor at a publishing house, finding poets')).toBe(false)
  expect(isMeantFor('publishing houses', area, problem, 'Editor at a publishing house, with books on trams')).toBe(true)
})

it('what one group alone has is meant only where the answer names that group', () => {
  const area = { id: 'rooms', name: 'rooms', users: [{ name: 'senior residences', cues: [] }] } as unknown as ProblemArea
  const problem = { topic: 'interiors to age in', subject: 'interiors', aim: 'adapt rooms', cues: ['interior'], outputs: [], steps: [], now: [], cost: [], measure: '' } as unknown as Problem
  expect(isMeantFor('law firms', area, problem, 'Interior designer for law firms')).toBe(false)
  expect(isMeantFor('law firms', area, problem, 'Interior designer for law firms, with residences')).toBe(true)
})

it('a site is told with what is done there, where the project does not say it', () => {
  const site = (phrase: string, niche = 'rope recovery') => withSubject({ phrase, object: 'site' } as Parameters<typeof withSubject>[0], niche).phrase
  expect(site('build a first site in Astoria', 'PET rope recycling and salt recovery')).toBe('build a first site for PET rope recycling and salt recovery in Astoria')
  expect(site('build a first site in Astoria with four kilns')).toBe('build a first site for rope recovery in Astoria with four kilns')
  expect(site('build a site for buoys in Astoria')).toBe('build a site for buoys in Astoria')
})

it('a niche that says more than the known problem near it is option 1 in its own words, with the parts of that problem', () => {
  const engineer = read(
    'Bridge Engineer, Quill Works Ltd, Marble',
    '2015 - Present',
    '• Surveyed 212 steel girder bridges with strain gauges and ranked their fatigue details',
    '• Wrote the load-rating procedure used by 14 counties in the valley',
    '• Cut the time of a bridge inspection from 9 days to 4',
  )
  const optionsWith = (proposedEndeavorNiche: string) => {
    const composed = composeSet(engineer, { ...FORM, userProposedEndeavor: { ...FORM.userProposedEndeavor, proposedEndeavorNiche } }, draftingKnowledge)
    return composed.kind === 'ask'
      ? []
      : (composed.set.plan as { options: { project: { phrase: string } | null; problem: string; area: string }[] }).options.map(({ project, problem, area }) => ({
          project: project?.phrase ?? null,
          problem,
          area,
        }))
  }
  expect(optionsWith('Fatigue retrofit of aging steel girder bridges (county-owned)')[0]).toEqual({
    project: 'improve the fatigue retrofit of aging steel girder bridges',
    problem: 'steel-fatigue',
    area: expect.any(String),
  })
  // Two words choose among the known problems and make no title.
  expect(optionsWith('steel bridges')[0]?.project).toBeNull()
})

it('a project that names a work of the record is told beside that work, and no other option is', () => {
  const architect = read(
    'Security Architect, Quill Electric Cooperative',
    '2015 - Present',
    '• Created the TideWatch detection service, which watches the controls of 14 small electric cooperatives',
    '• Re-segmented the control network of 212 substations into 5 zones without an outage',
    '• Cut the time from alarm to report from 9 days to 4',
    '• Trained 450 operators in two states on secure switching',
  )
  const composed = composeSet(
    architect,
    { ...FORM, userProposedEndeavor: { ...FORM.userProposedEndeavor, futureProject: 'Make a low-cost version of TideWatch for county water districts' } },
    draftingKnowledge,
  )
  const texts = composed.kind === 'ask' ? [] : composed.set.options.map(({ text }) => text)
  expect(texts.map((text) => text.includes('14 small electric cooperatives'))).toEqual([true, false, false, false])
})

it('users whom nobody named are a stranger’s, beside the main field and without a deed on the subject', () => {
  const group = draftingKnowledge.areas
    .flatMap(({ id, users }) => users.map((one) => ({ area: id, users: one.name, cue: one.cues.find((cue) => cue.length > 4 && !cue.endsWith('$')) })))
    .find(({ cue }) => cue !== undefined)
  if (group?.cue === undefined) throw new Error('no cue')
  const design = { area: group.area, users: group.users, whys: [{ near: false }], project: null, own: null }
  const nothing = [searchableLine('mended nets in the harbor')]
  expect(isOfStrangers(design, 'another', nothing, draftingKnowledge)).toBe(true)
  expect(isOfStrangers(design, group.area, nothing, draftingKnowledge)).toBe(false)
  expect(isOfStrangers({ ...design, whys: [{ near: true }] }, 'another', nothing, draftingKnowledge)).toBe(false)
  expect(isOfStrangers(design, 'another', [searchableLine(`worked for ${group.cue}`)], draftingKnowledge)).toBe(false)
})

it('what single papers are on carries one option at most', () => {
  const titles = [
    'Learning surrogates of coupled wildfire models',
    'Ember showers at Marble: a reconstruction',
    'A growth index for plume-dominated fires',
    'Spotting distances of crown fires in steep valleys',
  ]
  const scholar = read(
    'Environmental Scientist, Quill Institute',
    '2015 - Present',
    '• Supervised 2 students of wildfire behavior',
    '• Ran the fire models of the forest service each morning',
    '',
    'Publications',
    ...titles.map((title, n) => `• “${title},” Journal of Wildland Fire, ${2018 + n}`),
  )
  const composed = composeSet(scholar, { ...FORM, userBackground: { ...FORM.userBackground, futureRoleFocus: 'research scientist in wildfire modeling' } }, draftingKnowledge)
  const plan = composed.kind === 'ask' ? { options: [] } : (composed.set.plan as { options: { own: { deliverable: string } | null }[] })
  expect(plan.options).toHaveLength(4)
  expect(plan.options.filter(({ own }) => own?.deliverable === 'topic').length).toBeLessThanOrEqual(1)
})

it('a word that is joined by a hyphen is also known written in one', () => {
  expect(inOneWord('splice sea-proof ropes')).toBe('splice sea-proof ropes splice seaproof ropes')
  expect(inOneWord('splice ropes 3-4')).toBe('splice ropes 3-4 splice ropes 3-4')
  expect(inOneWord('splice ropes')).toBe('splice ropes')
})

it('a field before "recycling" is told of one', () => {
  expect(withSubject({ phrase: 'build a site in Astoria', object: 'site' } as Parameters<typeof withSubject>[0], 'old batteries recycling').phrase).toBe(
    'build a site for old battery recycling in Astoria',
  )
})

it('parts company, as an option, where no deed is on its subject and little of the person lies in it, or where nobody knows its users', () => {
  const sound = { readiness: 1.5, standing: 2.5, deed: true, isHome: true, knowsUsers: true }
  expect(disagrees(sound)).toBe(false)
  expect(disagrees({ ...sound, deed: false })).toBe(false)
  expect(disagrees({ ...sound, deed: false, readiness: 4.5, standing: 0.5 })).toBe(true)
  expect(disagrees({ ...sound, deed: false, standing: -0.5 })).toBe(true)
  // A deed that shares a word does not make strangers the users.
  expect(disagrees({ ...sound, isHome: false, knowsUsers: false, standing: 0.5 })).toBe(true)
  expect(disagrees({ ...sound, isHome: false, knowsUsers: false })).toBe(false)
})

it('a site takes no list of topics, and nothing that it says itself', () => {
  const shed = (niche: string) => withSubject({ phrase: 'build a rope drying plant in Astoria', object: 'plant' } as Parameters<typeof withSubject>[0], niche).phrase
  expect(shed('tides and kelp waste')).toBe('build a rope drying plant in Astoria')
  expect(shed('kelp drying')).toBe('build a rope drying plant in Astoria')
})
