import { expect, it } from 'vitest'
import { draftingKnowledge } from '../../content/areas/all-areas.ts'
import { readPerson } from '../person/read-person.ts'
import { composeSet } from './compose-set.ts'
import { knowledgeWithout, unwantedIn } from './unwanted-words.ts'

const lines = ['Mira Sample', 'Bridge Engineer', '', 'EXPERIENCE', '', 'Bridge Engineer, Quill Works Ltd, Marble    2015 - 2024']
const told = ['Surveyed 212 steel bridges with strain gauges; wrote the load-rating procedure used by 14 counties in the valley', 'Cut the bridge inspection time at the crossing from 9 days to 4']
const person = readPerson([{ lines: [...lines, ...told.map((line) => `- ${line}`), '', 'EDUCATION', 'MSc, Civil Engineering, Quill University – Marble, 2014'] }], new Date('2026-06-01T00:00:00Z'))

function composed(additionalInfo: string) {
  const form = { userBackground: { employmentType: 'employee' as const, futureRoleFocus: '' }, userProposedEndeavor: { futureProject: '', proposedEndeavorNiche: '', additionalInfo } }
  const found = composeSet(person, form, draftingKnowledge)
  if (found.kind === 'ask') throw new Error('asked')
  return found.set.options
}

it('no option is about a problem, or names a document, whose words are to be left unsaid', () => {
  const before = composed('')
  const document = before.flatMap(({ grounding }) => grounding.priorities)[0]!
  const name = draftingKnowledge.priorities
    .find(({ key }) => key === document.key)!
    .names[0].split(' ')
    .slice(1, 4)
    .join(' ')
  const users = 'state bridge offices'
  expect(before.flatMap(({ title, text }) => unwantedIn(`${title} ${text}`, [name.toLowerCase(), users]))).not.toEqual([])
  const after = composed(`Please do not mention ${name} or ${users}`)
  expect(after.flatMap(({ title, text }) => unwantedIn(`${title} ${text}`, [name.toLowerCase(), users]))).toEqual([])
})

it('what names none of the words stays, and an area with less than two problems goes', () => {
  const all = draftingKnowledge.areas.length
  const left = knowledgeWithout(draftingKnowledge, ['culvert'])
  expect(left.areas.length).toBeGreaterThan(all - 5)
  expect(left.areas.flatMap(({ problems }) => problems).filter(({ subject }) => unwantedIn(subject, ['culverts']).length > 0)).toEqual([])
  expect(left.areas.every(({ problems }) => problems.length > 1)).toBe(true)
})
