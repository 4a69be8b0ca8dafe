import { expect, test } from 'vitest'
import { projectReadBack } from './project-read-back.ts'

const back = (futureProject: string, proposedEndeavorNiche = '', projectSaid?: { thing: string; users: string; shortfall: string }) =>
  projectReadBack({
    userBackground: { employmentType: 'employee', futureRoleFocus: 'Harbor engineer' },
    userProposedEndeavor: { futureProject, proposedEndeavorNiche, additionalInfo: '', ...(projectSaid ? { projectSaid } : {}) },
  })

test('a project that was read whole is sure, in the words that were typed', () => {
  expect(back('I want to build a low-cost tide gauge for small ports. Today ports wait weeks for a survey.')).toEqual({
    parts: { thing: 'A low-cost tide gauge for small ports', users: 'small ports', shortfall: 'Ports wait weeks for a survey' },
    isSure: true,
    faults: {},
  })
})

test('of a project that was not, only what stands in it is filled in, and it is asked about', () => {
  expect(back('I want to extend my tide gauge to the whole coast where old charts mislead the boats')).toMatchObject({ parts: { thing: '', shortfall: '' }, isSure: false })
  expect(back('To finish with empty ferries. My pairing system will be given to harbors like Quillport, this is what I did and works.')).toMatchObject({ isSure: false })
})

test('nothing is asked where no project was typed', () => {
  expect(back('')).toBeNull()
  expect(back('', 'tide gauges of small ports')).toBeNull()
  expect(back('open a bakery')).toBeNull()
  expect(back('', 'build a tide gauge for small ports')).toMatchObject({ parts: { thing: 'A tide gauge for small ports' } })
})

test('what the visitor gave comes back as typed, with what is wrong with it', () => {
  const said = { thing: 'Help  ports!', users: 'FEMA', shortfall: '' }
  expect(back('a tide gauge for ports', '', said)).toEqual({ parts: said, isSure: true, faults: { thing: 'no thing', users: 'no users' } })
})
