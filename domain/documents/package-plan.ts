/** Decides which documents an NIW DIY order receives, in which folders and under which names. */
import type { EmploymentType, ProfessionKey } from '../professions.ts'

/** `general` is the choice "not listed". */
export type PackageProfession = ProfessionKey | 'general'

export type PackageSelection = {
  professions: readonly PackageProfession[]
  /** What the customer typed for `general`; left out where nothing was typed, or the customer had it deleted. */
  typedProfession?: string
  employmentTypes: readonly EmploymentType[]
  addons: { aos: boolean; forms9089750: boolean; consultation: boolean }
}

export type PackageFormat = 'docx' | 'pdf'

export type PackageItem = {
  /** Printed number (`#2`, `#3A`), or null for what has none. */
  number: string | null
  documentId: string
  /** What the list of contents calls it. */
  title: string
  folder: string
  /** File name without extension. */
  fileName: string
  formats: readonly PackageFormat[]
}

export type PackagePlan = { selection: PackageSelection; items: readonly PackageItem[] }

export type PackageRefusal =
  | { kind: 'no-profession' }
  | { kind: 'too-many-professions'; limit: number }
  | { kind: 'repeated-profession' }
  | { kind: 'no-employment-type' }
  | { kind: 'too-many-employment-types'; limit: number }
  | { kind: 'repeated-employment-type' }

/** Limits of an NIW DIY order (specification 2 §9.4). */
const MAX_PROFESSIONS = 2
const MAX_EMPLOYMENT_TYPES = 2

const PACKAGE_FOLDERS = {
  start: '01 Start here',
  coverLetters: '02 Cover letters',
  caseBuilders: '03 Case builders',
  referenceLetters: '04 Reference letters',
  afterFiling: '05 After filing',
  forms: '06 Forms',
} as const

/** Names of professions in file names and lists. */
const PROFESSION_NAMES: Readonly<Record<PackageProfession, string>> = {
  softwareEngineer: 'Software engineer',
  it: 'IT',
  bankingFinance: 'Banking and finance',
  dataScientist: 'Data scientist',
  dataAnalyst: 'Data analyst',
  productProjectManager: 'Product and project manager',
  networkElectricalEngineer: 'Network and electrical engineer',
  electromechanicalEngineer: 'Electro-mechanical engineer',
  chemicalEngineer: 'Chemical engineer',
  marketing: 'Marketing',
  hrRecruiter: 'HR and recruiter',
  scienceTeacher: 'Science teacher',
  physicianDentist: 'Physician and dentist',
  pilot: 'Pilot',
  aeronauticalEngineer: 'Aeronautical engineer',
  techEntrepreneur: 'Tech entrepreneur',
  general: 'General (any profession)',
}

/** `softwareEngineer` -> `software-engineer`: the part of a document id that names a profession. */
const professionSlug = (profession: PackageProfession): string => profession.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** The sample cover letter (#2) of a profession; null where the package has none (banking has #4, `general` has none). */
export const coverLetterId = (profession: PackageProfession): string | null => (profession === 'bankingFinance' || profession === 'general' ? null : `cover-letter-${professionSlug(profession)}`)

export const caseBuilderId = (profession: PackageProfession): string => `case-builder-${professionSlug(profession)}`

/** How a profession is called in titles: the general edition by what was typed. */
const nameOf = (profession: PackageProfession, typed: string | undefined): string => (profession === 'general' && typed !== undefined ? `${typed} (general edition)` : PROFESSION_NAMES[profession])

/** The same for file names, which every system must be able to hold. */
const fileNameOf = (profession: PackageProfession, typed: string | undefined): string => {
  const letters = nameOf(profession, typed)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9 ()-]+/g, ' ')
    .replace(/ +/g, ' ')
    .trim()
  const cut = profession === 'general' && letters.length > FILE_PROFESSION_MAX ? `${letters.slice(0, FILE_PROFESSION_MAX).replace(/[ (-]+$/, '')} (general edition)` : letters
  return cut === '(general edition)' ? PROFESSION_NAMES.general : cut
}
const FILE_PROFESSION_MAX = 60

const BOTH: readonly PackageFormat[] = ['docx', 'pdf']
const LETTERS = ['A', 'B', 'C'] as const
/** Kinds of letter writers, each with its question sheet. */
const WRITERS = [
  ['A', 'researcher', 'Researcher'],
  ['B', 'user', 'User'],
  ['C', 'association', 'Association'],
  ['D', 'vendor', 'Vendor'],
  ['E', 'employer', 'Employer'],
] as const

/**
 * The plan of an order, or why the selection is not an order. Every package holds #1, #4 to #8, the bonus, the
 * invitation and a Case Builder per profession; #2 comes per profession except banking and `general`; #3A per
 * employment type other than employee; `general` adds a letter shell; `aos` adds #9, #10 and #10A, `forms9089750` adds #11 (specification 1 §3).
 * A consultation is a service and adds no document.
 */
export const planPackage = (selection: PackageSelection): { kind: 'planned'; plan: PackagePlan } | { kind: 'refused'; refusal: PackageRefusal } => {
  const refusal = refuseSelection(selection)
  if (refusal) return { kind: 'refused', refusal }
  return { kind: 'planned', plan: { selection, items: packageItems(selection) } }
}

const refuseSelection = ({ professions, employmentTypes }: PackageSelection): PackageRefusal | null => {
  if (professions.length === 0) return { kind: 'no-profession' }
  if (professions.length > MAX_PROFESSIONS) return { kind: 'too-many-professions', limit: MAX_PROFESSIONS }
  if (new Set(professions).size < professions.length) return { kind: 'repeated-profession' }
  if (employmentTypes.length === 0) return { kind: 'no-employment-type' }
  if (employmentTypes.length > MAX_EMPLOYMENT_TYPES) {
    return { kind: 'too-many-employment-types', limit: MAX_EMPLOYMENT_TYPES }
  }
  if (new Set(employmentTypes).size < employmentTypes.length) return { kind: 'repeated-employment-type' }
  return null
}

const packageItems = ({ professions, typedProfession, employmentTypes, addons }: PackageSelection): PackageItem[] => [
  item(null, 'package-contents', 'What is inside', PACKAGE_FOLDERS.start, '00 What is inside', ['pdf']),
  item(null, 'law-and-fees', 'Law, fees and forms with their dates', PACKAGE_FOLDERS.start, '00 Law and fees with dates', ['pdf']),
  item('#1', 'instructions', 'Instructions', PACKAGE_FOLDERS.start, '01 Instructions'),
  item(null, 'community-invitation', 'Invitation to the community', PACKAGE_FOLDERS.start, 'Community invitation', ['pdf']),
  ...professions.flatMap((profession) => {
    const id = coverLetterId(profession)
    const name = PROFESSION_NAMES[profession]
    if (profession === 'general') {
      return [item(null, 'letter-shell', `Letter shell: ${nameOf(profession, typedProfession)}`, PACKAGE_FOLDERS.coverLetters, `02 Letter shell - ${fileNameOf(profession, typedProfession)}`)]
    }
    if (id === null) return []
    return [item('#2', id, `Sample cover letter: ${name}`, PACKAGE_FOLDERS.coverLetters, `02 Sample cover letter - ${name}`)]
  }),
  ...professions.map((profession) => {
    const title = `NIW Case Builder: ${nameOf(profession, typedProfession)}`
    return item('#3', caseBuilderId(profession), title, PACKAGE_FOLDERS.caseBuilders, `03 Case Builder - ${fileNameOf(profession, typedProfession)}`)
  }),
  ...employmentTypes.flatMap((type) => {
    if (type === 'employee') return []
    const name = type === 'entrepreneur' ? 'Entrepreneur' : 'Consultant'
    return [item('#3A', `case-builder-${type}`, `Second Case Builder: ${name}`, PACKAGE_FOLDERS.caseBuilders, `03A Case Builder - ${name}`)]
  }),
  item('#4', 'banking-cover-letter', 'Complete cover letter: banking', PACKAGE_FOLDERS.coverLetters, '04 Complete cover letter - Banking'),
  ...LETTERS.map((letter) =>
    item(`#5${letter}`, `reference-letter-${letter.toLowerCase()}`, `Complete reference letter ${letter}`, PACKAGE_FOLDERS.referenceLetters, `05${letter} Complete reference letter`, ['pdf']),
  ),
  ...WRITERS.map(([letter, kind, name]) =>
    item(`#6${letter}`, `writer-questions-${kind}`, `Questions for a letter: ${name}`, PACKAGE_FOLDERS.referenceLetters, `06${letter} Questions for a letter - ${name}`),
  ),
  item('#7', 'reference-letter-guide', 'How to ask for reference letters, with e-mail samples', PACKAGE_FOLDERS.referenceLetters, '07 How to ask for reference letters'),
  item('#12', 'forms-i140-guide', 'Form I-140, part by part: guide with sample answers', PACKAGE_FOLDERS.forms, '12 Form I-140, part by part'),
  item('#8', 'visa-bulletin-guide', 'Visa Bulletin guide', PACKAGE_FOLDERS.afterFiling, '08 Visa Bulletin guide'),
  ...(addons.aos
    ? [
        item('#9', 'adjustment-guide', 'Adjustment of Status guide', PACKAGE_FOLDERS.afterFiling, '09 Adjustment of Status guide'),
        item('#10', 'forms-i485-guide', 'Forms I-485, I-765 and I-131: guide with sample answers and cover letter', PACKAGE_FOLDERS.forms, '10 Forms I-485, I-765, I-131'),
        item('#10A', 'adjustment-sample', 'Sample adjustment of status filing', PACKAGE_FOLDERS.forms, '10A Sample adjustment filing'),
      ]
    : []),
  ...(addons.forms9089750 ? [item('#11', 'forms-eta-guide', 'Forms ETA-9089 and ETA-750: guide with sample answers', PACKAGE_FOLDERS.forms, '11 Forms ETA-9089 and ETA-750')] : []),
  item(null, 'endeavor-continuation', 'Bonus: continuation of the endeavor statement', PACKAGE_FOLDERS.coverLetters, 'Bonus - Continuation of the endeavor statement'),
]

const item = (number: string | null, documentId: string, title: string, folder: string, fileName: string, formats: readonly PackageFormat[] = BOTH): PackageItem => ({
  number,
  documentId,
  title,
  folder,
  fileName,
  formats,
})

/** Made for each order on the day of its download; they stand in no catalogue. */
export const MADE_DOCUMENT_IDS = ['package-contents', 'law-and-fees', 'letter-shell'] as const
export type MadeDocumentId = (typeof MADE_DOCUMENT_IDS)[number]

export const isMadeDocument = (id: string): id is MadeDocumentId => (MADE_DOCUMENT_IDS as readonly string[]).includes(id)

/** Every document that some order receives; all but the made ones must be in the catalogue. */
export const allPackageDocumentIds = (): string[] => {
  const professions = Object.keys(PROFESSION_NAMES) as PackageProfession[]
  const employmentTypes: readonly EmploymentType[] = ['entrepreneur', 'consultant']
  const addons = { aos: true, forms9089750: true, consultation: false }
  const ids = professions.flatMap((profession) => packageItems({ professions: [profession], employmentTypes, addons }).map((entry) => entry.documentId))
  return [...new Set(ids)]
}

/** Documents of the catalogue that the public site offers; the legal texts are made from their own files. */
export const PUBLIC_DOCUMENT_IDS = ['ai-petition-sample', 'rfe-sample'] as const

/** Paths inside the archive, in the order of the plan. */
export const packagePaths = (plan: PackagePlan): string[] => plan.items.flatMap((entry) => entry.formats.map((format) => `${entry.folder}/${entry.fileName}.${format}`))
