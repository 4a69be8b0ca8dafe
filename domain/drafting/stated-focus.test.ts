import { describe, expect, it } from 'vitest'
import { readFocus } from './stated-focus.ts'

const read = (answer: string) => {
  const focus = readFocus(answer)
  return focus && { subject: focus.subject, project: focus.project?.phrase ?? null, users: focus.users }
}

describe('what a visitor wants to work on', () => {
  it.each([
    ['Accounting manager improving revenue recognition for subscription companies', 'improve revenue recognition for subscription companies', 'subscription companies'],
    ['To continue as a mechanical engineer designing energy-efficient HVAC systems for schools', 'design energy-efficient HVAC systems for schools', 'schools'],
    ['I want to lead a team that develops low-cost water sensors for rural utilities.', 'develop low-cost water sensors for rural utilities', 'rural utilities'],
    ['Founder of a company that builds AI tools for radiologists', 'build AI tools for radiologists', 'radiologists'],
    ['Nurse educator; I want to train new ICU nurses in rural hospitals', 'train new ICU nurses in rural hospitals', 'rural hospitals'],
    ['Head of cybersecurity, protecting small hospitals from ransomware', 'protect small hospitals from ransomware', 'small hospitals'],
    [
      'Bridge engineer. I will help state and county agencies deliver widenings with fewer change orders',
      'help state and county agencies deliver widenings with fewer change orders',
      'state and county agencies',
    ],
  ])('is a project where a verb says what is made or changed: %s', (answer, project, users) => {
    expect(read(answer)).toMatchObject({ project, users })
  })

  it.each([
    ['Lead engineer for payment software of small banks', 'payment software of small banks', 'small banks'],
    ['Senior data scientist focused on fraud detection in community banks', 'fraud detection in community banks', 'community banks'],
    ['Director of supply chain resilience for U.S. semiconductor manufacturers', 'supply chain resilience for U.S. semiconductor manufacturers', 'semiconductor manufacturers'],
    ['Teacher of special education focusing on autism', 'special education. autism', null],
    ['Lead protection engineer; settings for feeders with many solar inverters', 'settings for feeders with many solar inverters', null],
    ['Civil engineer in the U.S., responsible for flood resilience of county roads', 'flood resilience of county roads', null],
  ])('is a subject where none does: %s', (answer, subject, users) => {
    expect(read(answer)).toEqual({ subject, project: null, users })
  })

  it.each([
    '',
    'Marketing manager',
    'software developer',
    'The work that I do now',
    'I want to use my skills to grow professionally and support my family',
    'Continue in my field',
    'To work in the United States',
  ])('is nothing where the answer names a role, a career, or the person alone: “%s”', (answer) => {
    expect(read(answer)?.project ?? null).toBeNull()
    expect(read(answer)?.users ?? null).toBeNull()
  })

  it('makes no project of a post', () => {
    for (const answer of ['Manage a team of twelve analysts at a bank', 'Lead data science teams to better results', 'Supply chain manager for hospitals', 'Run a research lab on battery recycling'])
      expect(readFocus(answer)?.project ?? null, answer).toBeNull()
  })

  it('keeps the words of the answer as its quote', () => {
    const answer = 'Accounting manager improving revenue recognition for subscription companies'
    expect(answer).toContain(readFocus(answer)?.project?.quote)
  })
})
