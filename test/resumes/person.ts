/** One fictional person whose resume is printed by the generator and whose facts are the labels to score against. */
import type { ProfessionKey } from '../../domain/professions.ts'
import type { DEGREE_LEVELS } from '../../domain/resume/degree-levels.ts'

export const LAYOUTS = ['classic', 'title-first', 'sidebar-left', 'sidebar-right', 'latex', 'plain', 'date-column', 'caps', 'academic', 'pipes', 'web', 'pdf-lib', 'pdf-lib-rows'] as const

export type Layout = (typeof LAYOUTS)[number]

export type PrintedRole = {
  title: string
  employer: string
  place?: string
  /** As printed. */
  dates: string
  startYear: number
  endYear: number | null
  duties: string[]
}

export type PrintedDegree = {
  level: (typeof DEGREE_LEVELS)[number]
  /** As printed: "B.Sc. in Chemistry". */
  printed: string
  field: string | null
  institution: string
  dates: string
  year: number
}

export type Person = {
  id: string
  layout: Layout
  font?: 'serif' | 'sans' | 'condensed'
  language?: string
  profession: ProfessionKey
  name: string
  /** After the name: ", RN". */
  suffix?: string
  headline: string | null
  contact: string[]
  headings: { summary?: string; experience: string; education: string; licences?: string; skills?: string; publications?: string; patents?: string; awards?: string; other?: string }
  summary: string | null
  roles: PrintedRole[]
  degrees: PrintedDegree[]
  licences: string[]
  /** Label → skills; the label '' prints none. */
  skills: Record<string, string[]>
  publications?: string[]
  patents?: string[]
  awards?: string[]
  /** Lines of a further section: memberships, languages, interests. */
  other?: string[]
  /** Whole years of experience in 2026, overlaps counted once; null without dated roles. */
  years: number | null
  /** Sections in another order than usual. */
  educationFirst?: boolean
}
