import { describe, expect, it } from 'vitest'
import { draftingKnowledge } from '../../content/areas/all-areas.ts'
import { readPerson } from '../person/read-person.ts'
import { evidenceLines, weighAreas } from './evidence.ts'

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
