import { describe, expect, it } from 'vitest'
import { draftingKnowledge } from '../../content/areas/all-areas.ts'
import { readPerson } from '../person/read-person.ts'
import { bearsOut, evidenceLines, weighAreas, withLeadingField, type AreaEvidence, type EvidenceLine } from './evidence.ts'

const FORM = { userBackground: { employmentType: 'employee' as const, futureRoleFocus: '' }, userProposedEndeavor: { futureProject: '', proposedEndeavorNiche: '', additionalInfo: '' } }
const backed = (lines: string) => {
  const person = readPerson([{ lines: lines.split('\n') }], new Date('2026-06-01T00:00:00Z'))
  return weighAreas(evidenceLines(person, FORM), person, draftingKnowledge)
    .filter((area) => area.backed)
    .map(({ area }) => area.id)
}

describe('the areas a person can be offered', () => {
  it('rest on the occupation and not on words that mean something else', () => {
    const areas = backed(`Ora Sample
Lead Accountant

Experience
Lead Accountant, Mercer Foods 2016 - Present
• Prepared month-end journal entries and reconciled the general ledger of 14 plants
• Kept a mobile app for expense claims and guarded the vault
• Trained 6 guards in fraud awareness and retention of records
• Coordinated the dental and family benefits statement`)
    expect(areas).toContain('financial-reporting')
    expect(areas).not.toEqual(expect.arrayContaining([expect.stringMatching(/dental|social|public-safety|human-resources/)]))
  })

  it('may rest on the work alone where it shows in several lines and several words', () => {
    expect(
      backed(`Ora Sample

Experience
Section Lead, Example Works 2016 - Present
• Calibrated PLC controls on 12 presses
• Cut unplanned downtime by 22% with vibration sensors
• Wrote the preventive maintenance plan of the plant`),
    ).toContain('manufacturing')
    expect(
      backed(`Ora Sample

Experience
Section Lead, Example Works 2016 - Present
• Managed a team and wrote reports
• Improved customer service in the branch`),
    ).toEqual([])
  })
})

const careers = (lines: string) => {
  const person = readPerson([{ lines: lines.split('\n') }], new Date('2026-06-01T00:00:00Z'))
  return weighAreas(evidenceLines(person, FORM), person, draftingKnowledge)
    .filter(({ ofCareer }) => ofCareer)
    .map(({ area }) => area.id)
}

describe('the fields of a career', () => {
  it('are not those of single words that stand apart in its lines', () => {
    const office = `Ora Sample
Supervisor

Experience
Supervisor, Tarn Family Clinic 2018 - Present
• Set up a track of overdue charts for 4 front desks
• Directed receptionists, scheduling, transportation requests, and patient satisfaction
• Raised attendance of patients by 20%

Clinical Administrative Assistant, Tarn Hospital 2014 - 2018
• Answered 60 calls a day`
    expect(careers(office)).not.toContain('transport')
    const union = `Ora Sample
Union President

Experience
Union President, Local 2534 2016 - Present
• Wrote the first manual of business procedures and office policies
• Oversaw a board of 12 members

Licensing Coordinator, Tarn Department of Aviation 2009 - 2016
• Coordinated public hearings on regulations`
    expect(careers(union)).not.toContain('innovation-law')
  })

  const field = { cues: ['track', 'ballast', 'seismic', 'rail transit', 'signal'], problems: [{ cues: ['bridge load'] }] } as unknown as Parameters<typeof bearsOut>[0]
  const line = (text: string, kind: EvidenceLine['kind'] = 'achievement'): EvidenceLine => ({ id: text, kind, text: ` ${text} `, quote: text, weight: 3, roleId: null })
  it.each([
    ['a phrase', [line('planned rail transit for two towns')], true],
    ['two words of one line', [line('renewed ballast and signal boxes')], true],
    ['a word of a title', [line('seismic designer', 'title')], true],
    ['a word that work comes back to', [line('seismic survey'), line('seismic hazard maps'), line('seismic retrofit')], true],
    ['words of different lines', [line('a track record of sales'), line('seismic changes in staff')], false],
    ['skills that are listed', [line('rail transit', 'skill')], false],
  ])('rest on %s or do not', (_name, lines, expected) => {
    expect(bearsOut(field, lines)).toBe(expected)
  })
})

describe('where the occupation is unsure', () => {
  const area = (id: string, score: number, ofCareer: boolean, lines = 4): AreaEvidence =>
    ({
      area: { id, cues: ['moor'] },
      score,
      ofCareer,
      backed: true,
      main: 0,
      problems: [],
      supports: Array.from({ length: lines }, (_, n) => ({ cue: 'mooring line', line: { id: `${n}`, kind: 'achievement', text: ` mooring line ${n} `, roleId: null } })),
    }) as unknown as AreaEvidence
  const career = (areas: readonly AreaEvidence[], confidence: number) =>
    withLeadingField(areas, { occupations: [{ code: '53-5021.00', title: 'Captains', confidence, evidence: [] }] })
      .filter(({ ofCareer }) => ofCareer)
      .map(({ area: { id } }) => id)

  it('the field that far more of the resume speaks of is the career too', () => {
    expect(career([area('harbors', 50, false), area('mills', 16, true)], 0.25)).toEqual(['harbors', 'mills'])
  })
  it('a sure occupation, a small lead, and few lines leave it as it is', () => {
    expect(career([area('harbors', 50, false), area('mills', 16, true)], 0.8)).toEqual(['mills'])
    expect(career([area('harbors', 20, false), area('mills', 16, true)], 0.25)).toEqual(['mills'])
    expect(career([area('harbors', 50, false, 2), area('mills', 16, true)], 0.25)).toEqual(['mills'])
  })
})
