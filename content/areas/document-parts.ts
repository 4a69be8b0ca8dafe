/** Short forms in which public documents are written, and the addresses under which the government keeps them. */
import type { PublicPriority } from '../../domain/drafting/problem-area.ts'
import { list } from './area-parts.ts'

export const CONGRESS = 'U.S. Congress'
export const PRESIDENT = 'White House'

/** A public law from 1995 on: "118-63". */
export const law = (number: string) => `https://www.congress.gov/${number.split('-')[0]}/plaws/publ${number.split('-')[1]}/PLAW-${number.split('-')[0]}publ${number.split('-')[1]}.htm`
/** A document of the Federal Register by its day and its number. */
export const register = (date: string, document: string) => `https://www.govinfo.gov/content/pkg/FR-${date}/html/${document}.htm`
/** A section of the United States Code. */
export const code = (title: number, section: string) => `https://www.govinfo.gov/link/uscode/${title}/${section}`
/** A part or section of the Code of Federal Regulations: "part-493", "section-482.42". */
export const regulation = (title: number, place: string) => `https://www.ecfr.gov/current/title-${title}/${place}`

type Draft = {
  key: string
  title: string
  date: string
  issuer: string
  url: string
  names: PublicPriority['names']
  says: PublicPriority['says']
  /** "a | b": an endeavor has to be about one of these. */
  subjects: string
  /** "a | b": and for one of these, where any stand here. */
  users?: string
  /** "a | b": users and subjects it does not reach, though the others are met. */
  notFor?: string
  notAbout?: string
} & Pick<PublicPriority, 'narrow' | 'unopened' | 'until'>

export function publicDocument({ subjects, users = '', notFor, notAbout, ...rest }: Draft): PublicPriority {
  const except = { ...(notFor === undefined ? {} : { users: list(notFor) }), ...(notAbout === undefined ? {} : { subjects: list(notAbout) }) }
  return { ...rest, speaksOf: { subjects: list(subjects), users: list(users), ...(Object.keys(except).length > 0 ? { except } : {}) }, verified: true }
}

/** Written to one sub-field, and known by its title, date, and content without having been opened by us: it stands in the launch check. */
export const unopenedDocument = (draft: Omit<Draft, 'narrow' | 'unopened'>): PublicPriority => publicDocument({ ...draft, narrow: true, unopened: true })
