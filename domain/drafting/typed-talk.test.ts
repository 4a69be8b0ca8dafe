import { describe, expect, it } from 'vitest'
import { readStatedProject } from './stated-project.ts'
import { withoutTalk } from './typed-talk.ts'

const read = (answer: string) => {
  const project = readStatedProject(answer)
  return project?.kind === 'project' ? project : null
}

describe('a project without the talk around it', () => {
  it.each([
    ['I have two plans. First is a rope-wear gauge for small ferry lines. Second is a course for deckhands about splicing.', 'develop a rope-wear gauge for small ferry lines'],
    ['Two ideas: 1) a silt map for harbor pilots, 2) a winter course. The first one is the main.', 'develop a silt map for harbor pilots'],
    ['There are three things. First, a quick mold test for old docks in Ohio.', 'develop a quick mold test for old docks in Ohio'],
    ['2 projects. The main one is a leak finder for rural water districts. The other is only a dream.', 'develop a leak finder for rural water districts'],
    ['Two plans. First is a book. Second is a drill kit for island ports. The second one is the main.', 'develop a drill kit for island ports'],
    ['The first plan is training of harbor judges on rope evidence, the second is not decided yet.', 'train harbor judges on rope evidence'],
    ['God willing, I will build a low-cost hoist for rural clinics.', 'build a low-cost hoist for rural clinics'],
    ['I want to make a hail map for orchard owners, inshallah, and teach it to extension agents.', 'make a hail map for orchard owners and teach it to extension agents'],
    ['With God’s help I would like to create a screening tool for ferry pilots.', 'create a screening tool for ferry pilots'],
    ['God bless America. I plan to design a cheap stove for food banks.', 'design a cheap stove for food banks'],
    ['If God permits, a mobile rope lab for island clinics, thanks be to God.', 'build a mobile rope lab for island clinics'],
    ['To warn dairies about heat early if God forbid the grid fails.', 'warn dairies about heat early if the grid fails'],
    ['Honestly I think a shared parts library for small foundries.', 'develop a shared parts library for small foundries'],
    ['To be honest, I want to reduce rework at small shipyards, you know, by a weld checklist.', 'reduce rework at small shipyards by a weld checklist'],
    ['I guess a database of dock bolts for county engineers, if all goes well.', 'develop a database of dock bolts for county engineers'],
    ['Build a test bench — a simple one, really — for rural repair shops.', 'build a test bench for rural repair shops'],
    ['A noise map - my favorite idea - for harbor neighbors.', 'develop a noise map for harbor neighbors'],
    ['A guide for prison librarians. Maybe also a podcast later, who knows.', 'develop a guide for prison librarians'],
    ['Retrofit of old fans in subway stations. Possibly also a training thing but that is not firm.', 'retrofit old fans in subway stations'],
    ['A cheaper filter for well owners, because without water no life, no farm.', 'develop a cheaper filter for well owners'],
    ['Better hearing checks for welders because nobody, no doctor, no boss.', 'improve hearing checks for welders'],
    ['Dust sensor for old quarry in Utah so workers not breathe and no need many masks.', 'develop a dust sensor for old quarries in Utah'],
    ['Sign-language glossary for court interpreters USA.', 'develop a sign-language glossary for court interpreters in the United States'],
    ['Help island clinics finish with paper charts.', 'help island clinics eliminate paper charts'],
    [
      'Bring the bench to village museums, parish archives, county libraries, who have tapes nobody hears.',
      'bring the bench to village museums, parish archives, and county libraries that have tapes nobody hears',
    ],
    ['Give radio kits to volunteer fire departments.', 'give radio kits to volunteer fire departments'],
    ['an open roof standard for about 300 U.S. crop mutuals, cheap and that the boards really use', 'develop an open roof standard for about 300 U.S. crop mutuals'],
  ])('%s', (answer, phrase) => expect(read(answer)?.phrase).toBe(phrase))

  it.each([
    ['1) A tide map for pilots 2) a winter course', 'develop a tide map for pilots'],
    ['A salt free dyeing line for sail lofts', 'develop a salt-free dyeing line for sail lofts'],
    ['Offer free classes on knots to deckhands', 'offer free classes on knots to deckhands'],
    ['A rope checklist for small clinics, not for hospitals', 'develop a rope checklist for small clinics, not for hospitals'],
    ['A rope checklist for small clinics, not for money', 'develop a rope checklist for small clinics'],
    ['A low-cost winch for river barges make in USA', 'develop a low-cost winch for river barges made in the United States'],
  ])('%s', (answer, phrase) => expect(read(answer)?.phrase).toBe(phrase))

  it('names the second plan as what is handed out besides', () =>
    expect(read('Two plans. First is a rope gauge for ferry lines. Second is a course for deckhands on splicing. The first one is the principal.')?.outputs).toEqual([
      'a course for deckhands on splicing',
    ]))

  it('says nothing where nothing is named', () => expect(readStatedProject('My project is the same as my job, nothing new.')?.kind).toBe('unreadable'))

  it('puts those with whom it begins beside what is made', () =>
    expect(withoutTalk('Wall panel which works when no power. For fire crews first, later for homes.')).toBe('Wall panel for fire crews that works when there is no power.'))

  it.each([
    'Build a rope gauge for ferry lines so that they can plan and not guess.',
    'Teach crews what you know of ropes, because they lose them in storms.',
    'Study why docks fail. Then test a cheaper bolt with two ports.',
    'I hope to develop a tide map for small ports.',
  ])('leaves as it is: %s', (answer) => expect(withoutTalk(answer)).toBe(answer))

  it('takes farms that insure for users, and neither homes nor a verb that tells of something else', () => {
    expect(read('Open hail curves for the roughly 500 U.S. farm mutuals so rural homes stay insurable.')?.users).toBe('U.S. farm mutuals')
    expect(read('A radio for fire crews that still works when there is no tower.')?.trouble).toBeNull()
  })
})

it('what is not needed, joined by nothing, is left out', () => {
  expect(withoutTalk('We will bring the paint to two docks in Maine, with the dock existing spray pumps no new pump.')).toBe('We will bring the paint to two docks in Maine.')
  expect(withoutTalk('A crane with two arms no wider than a dock.')).toContain('no wider than a dock')
})
