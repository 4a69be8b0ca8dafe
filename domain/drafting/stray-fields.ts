/** Fields that a few words of a resume alone speak for, and neither what the field is called nor enough of the work: they are somebody else's. */
import type { PersonFacts } from '../person/person-facts.ts'
import { PROFESSION, searchableLine, sureness, type AreaEvidence, type EvidenceKind, type EvidenceLine } from './evidence.ts'

const ANSWERS: ReadonlySet<EvidenceKind> = new Set(['project', 'niche', 'aim'])
const NAMING: ReadonlySet<EvidenceKind> = new Set(['title', 'degree'])

/** What stands in the names of fields of any kind. */
const OF_ANY_FIELD = /^(?:and|work|care|services?|management|engineering|practice|operations?|systems?|other|with|from|their|that|office|offices|small|public|support|delivery)$/
const stemOf = (word: string): string => word.replace(/(?:ies|ing|es|ed|s|y)$/, '').slice(0, 6)

/** Different words that mean the field: "timber" and "mass timber" are one, and so are "prosthe" and "prosthetic". */
function differentWords(cues: readonly string[]): number {
  const groups: string[][] = []
  for (const cue of cues) {
    const words = cue.replace(/\$$/, '').split(' ').map(stemOf)
    const near = groups.filter((group) => words.some((word) => group.some((other) => word.startsWith(other) || other.startsWith(word))))
    groups.splice(0, groups.length, ...groups.filter((group) => !near.includes(group)), [...words, ...near.flat()])
  }
  return groups.length
}

/** From here on so many different words are no coincidence. */
const ENOUGH = 3
/** Share of the career from which on posts lie in a field by their titles. */
const OF_POSTS = 0.1
/** And from which on they show the person's own, whatever the occupation is called. */
const AT_HOME = 0.5

/**
 * The fields without those: "timber" in the lines of a structural engineer is no forestry, and "due diligence" in those of a lawyer no law of
 * aircraft, whatever the answers repeat of it. What is only wished for stays, and so do those of the profession where that was not surely read.
 */
export function withoutStrayFields(fields: AreaEvidence[], lines: readonly EvidenceLine[], { occupations }: Pick<PersonFacts, 'occupations'>): AreaEvidence[] {
  if (!fields.some(({ ofCareer, backed, main }) => ofCareer || (backed && main >= AT_HOME))) return fields
  const told = searchableLine(lines.map(({ text }) => text).join(' '))
  const isStray = ({ area, ofCareer, main, sought = 0, supports }: AreaEvidence): boolean => {
    const shown = supports.filter(({ line, cue }) => sureness(cue) >= 1 && !ANSWERS.has(line.kind))
    // What the answers say beyond the words of the resume is a wish.
    const wished = supports.filter(({ line, cue }) => sureness(cue) >= 1 && ANSWERS.has(line.kind) && line.kind !== 'project')
    const all = (told: typeof supports) => differentWords(told.map(({ cue }) => cue))
    if (sought > 0 || shown.length === 0 || all([...shown, ...wished]) > all(shown)) return false
    const name = searchableLine(area.name).trim().split(' ')
    if (name.some((word) => word.length > 3 && !OF_ANY_FIELD.test(word) && told.includes(` ${stemOf(word)}`))) return false
    const different = all(shown)
    const isNamed = (ofCareer || main >= OF_POSTS) && different > 1 && shown.some(({ line }) => NAMING.has(line.kind))
    return different < ENOUGH && !isNamed
  }
  const kept = fields.filter((field) => !isStray(field))
  // An occupation that is not sure tells no field from its neighbors.
  const isSure = occupations.some(({ confidence, stated }) => stated === true || confidence >= PROFESSION.confidence)
  return isSure && kept.some(({ ofCareer }) => ofCareer) ? kept : fields.filter((field) => field.ofCareer || !isStray(field))
}
