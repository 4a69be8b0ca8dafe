import { describe, expect, it } from 'vitest'
import { mendedAnswers } from './mended-answers.ts'
import { projectOfSubject } from './stated-focus.ts'
import { readStatedProject } from './stated-project.ts'

const mended = (futureProject: string) =>
  mendedAnswers({ userBackground: { employmentType: 'employee', futureRoleFocus: '' }, userProposedEndeavor: { futureProject, proposedEndeavorNiche: '', additionalInfo: '' } }).form
    .userProposedEndeavor.futureProject
const read = (answer: string) => {
  const project = readStatedProject(mended(answer))
  return project?.kind === 'project' ? project : null
}

describe('a project whose verb stands behind its name, or in a later sentence', () => {
  it.each([
    ['extend TideWatch to more island ports (now 9, want 120) with state ferry unions', 'extend TideWatch from 9 to 120 island ports with state ferry unions'],
    [
      'Continuation of the rope gauge survey for ice and other hazards in pier and dock houses, with state labs. We have the Tarn grant till 2029 and I plan to extend it to 6 states.',
      'continue the rope gauge survey for ice and other hazards in pier and dock houses with state labs and extend it to six states',
    ],
    [
      'Pier 12, three docks now under permit (40 berths), later to give the drawings and load tables as open documents for other harbors',
      'publish the Pier 12 drawings and load tables as open documents for other harbors',
    ],
    [
      'TidePeek for the 2031 mooring deadline: harbor offices and ferry lines must file berth plans, nobody has a way to read thousands of old charts. I’d build batch reader',
      'build TidePeek, a batch reader for the 2031 mooring deadline',
    ],
    [
      'A floating workshop. The Island Sail Kit in a boat, with a rigger, going round yards that can’t send their sails anywhere; one week in each place. Starting with Maine.',
      'develop a floating workshop with the Island Sail Kit in a boat and a rigger, going round yards that cannot send their sails anywhere',
    ],
  ])('%j', (answer, phrase) => expect(read(answer)?.phrase).toBe(phrase))

  it('tells who has to do what as the trouble, and whom it is for', () => {
    expect(
      read('TidePeek for the 2031 mooring deadline: harbor offices and ferry companies must file berth plans, nobody has a way to read thousands of old charts. I’d build batch reader'),
    ).toMatchObject({
      users: 'harbor offices and ferry companies',
      trouble: { clause: 'harbor offices and ferry companies must file berth plans, and nobody has a way to read thousands of old charts', told: true },
      object: 'reader',
      form: 'tool',
    })
  })

  it('a thing that travels is a service, and is for those it goes to', () => {
    expect(read('A travelling bench. The Island Sail Kit in a van, going round museums that can’t send their sails anywhere. Starting with Maine.')).toMatchObject({
      form: 'service',
      users: 'museums',
      trouble: { clause: 'many museums cannot send their sails anywhere', told: true },
    })
    expect(read('A test bench for boat builders')).toMatchObject({ form: 'tool' })
  })

  it.each(['A tide app for small harbors. I will keep my job', 'A floating workshop. We are two riggers and want to sail', 'A tide app. It has three parts'])(
    'says no more than it does: %s',
    (answer) => expect(read(answer)?.phrase ?? '').not.toMatch(/job|rigger|parts/),
  )

  it('a certificate is handed out', () => {
    expect(read('SailStrong Online - subscription program w/ video checks, start in AZ & NM. Also training certificate for riggers')?.outputs).toEqual(['a training certificate for riggers'])
  })

  it('those with whom it goes on are those who use it', () => {
    expect(read('Continuation of the rope survey for ice in pier houses, with state labs.')?.users).toBe('state labs')
  })

  it('other states are where it goes, and nobody who uses it', () => {
    expect(read('publish open berth drawings for other states')?.users ?? null).toBeNull()
  })
})

describe('a subject without a verb', () => {
  const subject = (answer: string) => {
    const project = readStatedProject(mended(answer))
    return project?.kind === 'unreadable' ? projectOfSubject(project.subject ?? project.quote) : null
  }
  it('keeps its figures and the network that it is for', () => {
    expect(subject('Multi-boat supervision (1:4 going to 1:9) under part 12, network of island hospitals TX OK NM')).toMatchObject({
      phrase: 'improve multi-boat supervision from 1:4 to 1:9 under part 12 for a network of island hospitals in Texas, Oklahoma, and New Mexico',
      users: 'island hospitals',
    })
    expect(subject('Multi-boat supervision under part 12')).toMatchObject({ phrase: 'improve multi-boat supervision under part 12', users: null })
  })
})
