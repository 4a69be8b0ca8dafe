/** Endeavors that hand a person's own work on. */
import { expect, test } from 'vitest'
import { CARRIED, carriedProblem } from '../../domain/drafting/carried.ts'
import { composeSet, parseDraftPlan, planFitsTexts, tuneSet } from '../../domain/drafting/compose-set.ts'
import { CONTRIBUTION_FORMS } from '../../domain/drafting/problem-area.ts'
import { readPerson } from '../../domain/person/read-person.ts'
import { draftingKnowledge as knowledge } from './all-areas.ts'

const FORM = {
  userBackground: { employmentType: 'employee' as const, futureRoleFocus: 'The work that I do now' },
  userProposedEndeavor: { futureProject: '', proposedEndeavorNiche: '', additionalInfo: '' },
}
const read = (text: string) => readPerson([{ lines: text.split('\n') }], new Date('2026-06-01T00:00:00Z'))
function composed(text: string) {
  const result = composeSet(read(text), FORM, knowledge)
  if (result.kind !== 'composed') throw new Error('asked')
  return { options: result.set.options, designs: parseDraftPlan(result.set.plan)!.options, plan: parseDraftPlan(result.set.plan)! }
}

const NURSE = `Tamsin Quill

Experience

Nurse Educator, Fellbrook Regional Hospital, Aug 2017 – Present
• Redesigned the sepsis screening protocol for 5 emergency departments; time to first antibiotic fell from 90 to 48 minutes across 2,100 cases.
• Created a simulation curriculum for newly graduated nurses used in 12 hospitals; first-year turnover dropped from 27% to 15%.
• Chaired the regional sepsis collaborative of eight rural hospitals.

Staff Nurse, Tarn Valley Hospital, 2012 – 2017
• Precepted 20 new graduates.

Education
Master of Science in Nursing, Fell State University, 2017`

test('the strongest results are each told once and whole, and a known problem that one of them is about stands before the general pattern', () => {
  const { options, designs } = composed(NURSE)
  const text = options.map((option) => option.text).join(' ')
  for (const told of [
    'Time to first antibiotic fell from 90 to 48 minutes across 2,100 cases.',
    'First-year turnover dropped from 27% to 15%.',
    'chaired the regional sepsis collaborative of eight rural hospitals',
  ])
    expect(text.split(told)).toHaveLength(2)
  expect(designs[0]).toMatchObject({ area: 'hospital-nursing', own: null })
  const handed = designs.filter(({ problem }) => problem === 'carried')
  expect(handed.length).toBeLessThanOrEqual(2)
  expect(new Set(handed.map(({ own }) => own?.general)).size).toBe(handed.length)
})

test('a work is handed on for a known problem only where the object itself names it firmly', () => {
  // One shared word hands no load rating on for the sake of the order of repairs.
  const engineer = composed(`Orin Sample

Experience
Bridge Engineer, Tarn Structures LLC, 2016 – Present
• Developed a load-rating procedure for 212 county-owned truss bridges that cut rating time from 5 days to 9 hours per bridge.
• Designed the retrofit of a deck truss; the load posting was lifted from 15 to 36 tons.
• Inspected 340 concrete bridges.

Education
M.S. in Structural Engineering, Fell State University, 2012`)
  for (const { own, problem } of engineer.designs) if (own?.deliverable === 'protocol') expect(problem).toBe('carried')
  expect(engineer.options.map(({ text }) => text).join(' ')).toContain('that cut rating time from 5 days to 9 hours per bridge')
})

test('no work is handed on twice in a set, and what is handed on tells its own measure', () => {
  const { designs, options } = composed(`Orin Sample

Experience
Clinical Nurse Specialist, Tarn Valley Hospital, Aug 2017 – Present
• Built a tracheostomy handover bundle used in 9 hospitals; unplanned tube changes dropped from 41% to 13%.
• Introduced a nurse-led mobility protocol in 3 intensive care units; median ventilator days fell from 6.8 to 4.9.
• Reduced central line infections from 2.9 to 0.6 per 1,000 line days with an audit checklist.

Education
Master of Science in Nursing, Fell State University, 2017`)
  const at = designs.findIndex(({ problem }) => problem === 'carried')
  expect(designs[at]).toMatchObject({ own: { general: 'a tracheostomy handover bundle' } })
  expect(designs.filter(({ own }) => own?.general === 'a tracheostomy handover bundle')).toHaveLength(1)
  expect(options[at]!.text.split(/unplanned tube changes/i).length).toBeGreaterThanOrEqual(4)
})

test('what a patent is on is tested, taught, or described, and not given away', () => {
  const { designs, options } = composed(`Orin Sample

Experience
Reservoir Engineer, Tarn Deep Heat LLC, 2016 – Present
• Built a heat extraction simulator for 14 wells; forecast error fell from 12% to 4%.
• Trained 30 engineers in well logging.

Education
Ph.D. in Petroleum Engineering, Fell State University, 2016

Patents
US 10,000,000 B2, "Method for varnish aging prediction in painted casks," 2022`)
  const at = designs.findIndex(({ whys }) => whys[0]?.kind === 'patent')
  expect(designs[at]).toMatchObject({ own: { deliverable: 'model' } })
  expect(designs[at]!.form).not.toBe('tool')
  expect(options[at]!.title).toContain('method for varnish aging prediction in painted casks')
})

test('a set keeps its works under every tuning, and its plan still fits its texts', () => {
  const { options, plan } = composed(NURSE)
  expect(planFitsTexts(plan, options, knowledge)).toBe(true)
  const tuned = tuneSet(plan, { technologicalAdvancement: 'more_tech', strategicIndustryFocus: [], typeOfWork: [], geographicFocus: 'nationwide', levelOfDetail: 'detailed' }, knowledge)
  tuned!.options.forEach(({ text }, at) => {
    const clause = plan.options[at]!.whys[0]?.clause
    if (clause) expect(text).toContain(clause)
  })
})

test('a study counts no readers of a guide, and a course its participants', () => {
  const own = { phrase: 'a tide gate', general: 'a tide gate', kind: 'make' as const, verb: 'build', means: null, scope: null, timed: null, metric: null }
  for (const deliverable of Object.keys(knowledge.deliverables) as (keyof typeof knowledge.deliverables)[]) {
    const parts = (form: 'evidence' | 'training') => carriedProblem({ ...own, deliverable }, deliverable, 'ports', knowledge, form)
    expect([deliverable, parts('evidence').measure, ...parts('evidence').steps].join(' | ')).not.toMatch(/written guide|without outside help|going live/)
    expect([deliverable, parts('training').measure]).toEqual([deliverable, expect.stringMatching(/participants/)])
  }
})

test('no thing that was built is named by its building', () => {
  for (const deliverable of ['solution', 'practice'] as const) for (const { thing } of Object.values(knowledge.deliverables[deliverable].forms)) expect(thing).not.toContain('{action}')
})

test('every kind of work has parts for a whole text in at least four forms', () => {
  for (const [kind, { now, cost, steps, outputs, forms }] of Object.entries(knowledge.deliverables)) {
    expect([kind, now.length >= 2, cost.length >= 2, steps.length >= 4, outputs.length >= 4]).toEqual([kind, true, true, true, true])
    expect([kind, Object.keys(forms).filter((form) => CONTRIBUTION_FORMS.includes(form as never)).length >= 4]).toEqual([kind, true])
    for (const handing of Object.values(forms)) expect(handing.thing).toMatch(/\{(?:object|several|bare|action)\}/)
  }
  expect(knowledge.areas.every(({ problems }) => problems.every(({ id }) => id !== CARRIED))).toBe(true)
})

test('a researcher’s options are about what the publications are about', () => {
  const { options, designs } = composed(`Mirka Ikonen

Experience
Research Assistant, Harbor University, 2019 – Present
• Ran field sampling in three bays

Education
Ph.D. in Marine Biology, Harbor University, 2024

Publications
${['Embedded tidal bloom forecasting with sparse sensors', 'Tidal bloom forecasting in small bays', 'Larval drift of oysters under storm surge', 'Storm surge and the settlement of oyster larvae']
  .map((title, n) => `• Ikonen, M., & Quill, T. (${2020 + n}). ${title}. Journal of Bays, ${n + 3}(2), 10–20.`)
  .join('\n')}`)
  expect(designs.slice(0, 2).map(({ problem }) => problem)).toEqual(['bloom-forecast', 'coast-change'])
  expect(designs.filter(({ own }) => own?.deliverable === 'topic').length).toBeLessThanOrEqual(2)
  expect(options[0]!.text).toMatch(/“(?:Embedded tidal bloom forecasting with sparse sensors|Tidal bloom forecasting in small bays)\.”/)
})

test('what somebody does in the present post is no other path', () => {
  const { designs } = composed(`Orin Sample

Experience
Nurse Educator, Tarn Valley Hospital, Aug 2017 – Present
• Redesigned the sepsis screening protocol for 5 emergency departments; time to first antibiotic fell from 90 to 48 minutes.
• Reduced central line infections from 2.9 to 0.6 per 1,000 line days with an audit checklist.
• Trained 120 nurses in delirium screening.

Staff Nurse, Fellbrook Hospital, 2012 – 2017
• Precepted 20 new graduates.

Education
Master of Science in Nursing, Fell State University, 2017`)
  for (const { path, form } of designs) if (path === 'alternative') expect(form).not.toBe('training')
})

test('users, employer, and document are those of the field that the line names', () => {
  const { designs } = composed(`Orin Sample

Experience
OT Security Architect, Tarn Utilities Services, 2018 – Present
• Designed a network segmentation scheme for 47 water treatment plants; remote access paths without control fell from 212 to 9.
• Developed an asset discovery tool for programmable logic controllers that maps a plant in 4 hours; released as open source and used by 130 utilities.
• Ran 22 ransomware drills with rural electric cooperatives; recovery time fell from 11 days to 3.

Education
M.S. in Cybersecurity, Fell State University, 2018`)
  const scheme = designs.find(({ own, problem }) => own?.general.includes('segmentation') || problem === 'ot-segmentation')
  expect(scheme?.users).toMatch(/water/)
})
