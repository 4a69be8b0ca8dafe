import { expect, test } from 'vitest'
import { readPerson } from '../../domain/person/read-person.ts'
import { EMPTY_PROFILE, forgetProfile, keepFacts, keepProfile, keepProjectSaid, PROFILE_KEYS, readProfile, withFileInMemory, type DeviceStorage, type Profile } from './stored-profile.ts'

/** A storage that holds `quota` letters in all. */
function storageOf(quota = Infinity): DeviceStorage & { items: Map<string, string> } {
  const items = new Map<string, string>()
  return {
    items,
    getItem: (key) => items.get(key) ?? null,
    removeItem: (key) => void items.delete(key),
    setItem(key, value) {
      const others = [...items].filter(([other]) => other !== key).reduce((sum, [, text]) => sum + text.length, 0)
      if (others + value.length > quota) throw new DOMException('full', 'QuotaExceededError')
      items.set(key, value)
    },
  }
}

const switchedOff: DeviceStorage = {
  getItem() {
    throw new DOMException('off', 'SecurityError')
  },
  setItem() {
    throw new DOMException('off', 'SecurityError')
  },
  removeItem() {
    throw new DOMException('off', 'SecurityError')
  },
}

const profile: Profile = {
  background: { employmentType: 'consultant_contractor', futureRoleFocus: 'Protection settings for feeders' },
  endeavor: { futureProject: 'A guide', proposedEndeavorNiche: 'Inverters', additionalInfo: '' },
  resume: { name: 'resume.pdf', dataUrl: `data:application/pdf;base64,${'A'.repeat(4000)}` },
}

test('is kept under three keys and comes back whole', () => {
  const storage = storageOf()
  expect(keepProfile(storage, profile)).toBe('whole')
  expect([...storage.items.keys()].sort()).toEqual(Object.values(PROFILE_KEYS).sort())
  expect(readProfile(storage)).toEqual(profile)
})

test('keeps the name of the resume where there is no room for the file', () => {
  const storage = storageOf(1000)
  expect(keepProfile(storage, profile)).toBe('name-only')
  expect(readProfile(storage)).toEqual({ ...profile, resume: { name: 'resume.pdf', dataUrl: null } })
})

test('an update that finds no room does not leave the older file behind', () => {
  const storage = storageOf(5000)
  expect(keepProfile(storage, profile)).toBe('whole')
  const larger: Profile = { ...profile, resume: { name: 'newer.pdf', dataUrl: `data:application/pdf;base64,${'B'.repeat(9000)}` } }
  expect(keepProfile(storage, larger)).toBe('name-only')
  expect(readProfile(storage).resume).toEqual({ name: 'newer.pdf', dataUrl: null })
})

test('a storage that is full or switched off keeps nothing and throws nothing', () => {
  expect(keepProfile(storageOf(0), profile)).toBe('nothing')
  expect(keepProfile(switchedOff, profile)).toBe('nothing')
  expect(keepProfile(null, profile)).toBe('nothing')
  expect(readProfile(switchedOff)).toEqual(EMPTY_PROFILE)
  forgetProfile(switchedOff)
})

test('damaged or foreign contents come back empty', () => {
  const storage = storageOf()
  storage.setItem(PROFILE_KEYS.background, '{"employmentType":"astronaut","futureRoleFocus":7}')
  storage.setItem(PROFILE_KEYS.files, 'not json')
  storage.setItem(PROFILE_KEYS.endeavor, 'null')
  expect(readProfile(storage)).toEqual(EMPTY_PROFILE)
})

test('forgetting leaves nothing on the device and touches no other key', () => {
  const storage = storageOf()
  storage.setItem('user', '{}')
  keepProfile(storage, profile)
  forgetProfile(storage)
  expect([...storage.items.keys()]).toEqual(['user'])
})

test('corrections are kept beside the resume they are about, and go with it', () => {
  const facts = readPerson([{ lines: ['EXPERIENCE', 'Charge Nurse, Mercy Clinic', 'March 2018 – Present'] }], new Date('2026-11-22T00:00:00Z'))
  const storage = storageOf()
  keepFacts(storage, facts)
  expect(storage.items.size).toBe(0)
  keepProfile(storage, profile)
  keepFacts(storage, facts)
  expect(readProfile(storage).resume).toEqual({ ...profile.resume, facts })
  expect([...storage.items.keys()].sort()).toEqual(Object.values(PROFILE_KEYS).sort())
  keepFacts(storage, null)
  expect(readProfile(storage)).toEqual(profile)
  keepFacts(storage, facts)
  keepProfile(storage, { ...profile, resume: { name: 'newer.pdf', dataUrl: 'data:application/pdf;base64,AA' } })
  expect(readProfile(storage).resume).toEqual({ name: 'newer.pdf', dataUrl: 'data:application/pdf;base64,AA' })
})

test('corrections give way where there is no room for them, and damaged ones are none', () => {
  const facts = readPerson([{ lines: ['EXPERIENCE', 'Charge Nurse, Mercy Clinic', 'March 2018 – Present'] }], new Date('2026-11-22T00:00:00Z'))
  const storage = storageOf(4300)
  keepProfile(storage, profile)
  keepFacts(storage, facts)
  expect(readProfile(storage)).toEqual(profile)
  storage.items.set(PROFILE_KEYS.files, JSON.stringify({ ...profile.resume, facts: { roles: 'none' } }))
  expect(readProfile(storage)).toEqual(profile)
})

test('a file that only the page remembers stays beside the corrections that the device keeps', () => {
  const facts = readPerson([{ lines: ['EXPERIENCE', 'Charge Nurse, Mercy Clinic', 'March 2018 – Present'] }], new Date('2026-11-22T00:00:00Z'))
  const stored: Profile = { ...profile, resume: { name: 'resume.pdf', dataUrl: null, facts } }
  expect(withFileInMemory(stored, profile).resume).toEqual({ ...profile.resume, facts })
  expect(withFileInMemory(profile, { ...profile, resume: { ...profile.resume!, facts } }).resume).toEqual(profile.resume)
})

test('words on the project stay beside the answers that they are about, and go with them', () => {
  const storage = storageOf()
  const said = { thing: 'A depth chart', users: 'small ports', shortfall: '' }
  keepProjectSaid(storage, said)
  expect(storage.items.size).toBe(0)
  keepProfile(storage, profile)
  keepProjectSaid(storage, said)
  expect(readProfile(storage)).toEqual({ ...profile, endeavor: { ...profile.endeavor, projectSaid: said } })
  storage.setItem(PROFILE_KEYS.endeavor, JSON.stringify({ ...profile.endeavor, projectSaid: 'no parts' }))
  expect(readProfile(storage).endeavor).toEqual(profile.endeavor)
  keepProjectSaid(switchedOff, said)
  forgetProfile(storage)
  expect(readProfile(storage)).toEqual(EMPTY_PROFILE)
})
