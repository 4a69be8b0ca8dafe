import { describe, expect, it } from 'vitest'
import { composeSet } from '../../domain/drafting/compose-set.ts'
import type { GeneratorForm } from '../../domain/endeavor/endeavor-form.ts'
import { readPerson } from '../../domain/person/read-person.ts'
import { draftingKnowledge } from './all-areas.ts'

const OFFICER = `Ora Sample
Staff Accountant

Experience
Staff Accountant, Tarn Foods 2015 - Present
• Reconciled 140 balance sheet accounts each month and cut the close from 9 days to 5
• Matched vendor invoices to receipts and recovered $210,000 of duplicate payments
• Trained 6 new clerks in posting and month-end review

Accounting Clerk, Quill Stores 2011 - 2015
• Posted 2,000 invoices a month
• Prepared sales tax returns for 14 stores

Education
B.S. Accounting, Tarn College, 2011`

const PERSON = readPerson([{ lines: OFFICER.split('\n') }], new Date('2026-06-01T00:00:00Z'))

function optionsFor(answers: { role?: string; project?: string; niche?: string; info?: string }) {
  const form: GeneratorForm = {
    userBackground: { employmentType: 'employee', futureRoleFocus: answers.role ?? '' },
    userProposedEndeavor: { futureProject: answers.project ?? '', proposedEndeavorNiche: answers.niche ?? '', additionalInfo: answers.info ?? '' },
  }
  const composed = composeSet(PERSON, form, draftingKnowledge)
  if (composed.kind === 'ask') throw new Error(composed.missing.join())
  return composed.set.options
}
const texts = (answers: Parameters<typeof optionsFor>[0]) => optionsFor(answers).map(({ text }) => text)
const notes = (answers: Parameters<typeof optionsFor>[0]) => optionsFor(answers).flatMap(({ adaptations }) => adaptations)

describe('what a visitor answers, in the options', () => {
  it('gives a project the problem, method, outputs, and document of the known problem that it is about, and keeps its own thing', () => {
    const [first] = optionsFor({ project: 'a survey route that ranks gas leaks by their path to the nearest building', niche: 'Oil & Gas' })
    expect(first.title).toBe('Develop a survey route that ranks gas leaks by their path to the nearest building')
    expect(first.text).toMatch(/mobile leak detection|grade leaks by migration path|combine readings/)
    expect(first.text).toContain('route')
    expect(first.grounding.priorities.length).toBe(1)
    expect(first.text).toContain('oil and gas')
  })

  it('lends a project of which it shares little no steps', () => {
    const [first] = optionsFor({ project: 'a wireless gas leak sensor for old pipelines', niche: 'Oil & Gas' })
    expect(first.title).toBe('Develop a wireless gas leak sensor for old pipelines')
    expect(first.text).not.toMatch(/mobile leak detection|grade leaks by migration path|combine readings/)
    expect(first.text).toContain('a working sensor')
  })

  it('never tells the post that is held as one that is sought', () => {
    expect(texts({ role: 'Staff accountant' }).join(' ')).not.toMatch(/(?:next|intended) role|role I seek/)
    expect(texts({ role: 'Senior budget analyst' }).join(' ')).toMatch(/(?:next|intended) role|role I seek/)
  })

  it('employs whoever seeks a post of another field where the answer says, or nowhere in particular', () => {
    const inCity = optionsFor({ role: 'Budget analyst in a city goverment', niche: 'municpal budgets, small towns' })
    expect(inCity[0].text).toContain('a U.S. city government')
    expect(inCity[0].text).toContain('small towns')
    expect(inCity.map(({ text }) => text).join(' ')).not.toMatch(/goverment|municpal|budgets, small towns/)
    expect(texts({ role: 'Financial analyst' }).join(' ')).not.toContain('accounting firm')
  })

  it('names no bigger company as a kind of employer', () => {
    expect(texts({ role: 'same as now, but in a bigger company' }).join(' ')).not.toContain('bigger company')
  })

  it('carries a niche itself where the subjects of the field that are near to it are about something else', () => {
    const [first] = optionsFor({ niche: 'month-end accruals with tide data for small ports' })
    expect(first.title).toBe('Develop a tested approach to month-end accruals with tide data for small ports')
    expect(first.text).toContain('small ports')
  })

  it('says why a niche or a project stands in no option, and prints nothing of it', () => {
    const said = { project: 'quiero hacer un mapa de mareas para los puertos', niche: 'I love it, whatever with qzxvb' }
    expect(notes(said).join(' ')).toMatch(/another language/)
    expect(notes(said).join(' ')).toMatch(/Your niche, “I love it/)
    expect(texts(said).join(' ')).not.toMatch(/quiero|qzxvb/)
    expect(notes({ project: 'get promoted to director' }).join(' ')).toContain('step of your own career')
  })

  it('keeps the answer as it was typed beside the option that rests on it', () => {
    const typed = 'an sensor that find leaks of gas in pipelines of small comunities'
    const [first] = optionsFor({ project: typed })
    expect(first.grounding.support).toContainEqual({ from: 'answers', quote: typed })
    expect(first.text).not.toMatch(/an sensor|comunities/)
  })
})
