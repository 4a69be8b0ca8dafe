/** What stands in the fields while a fact is being corrected, and what it says when it is saved. */
import type { Correction, StatedDegree, StatedRole } from '../../domain/person/correct-facts.ts'
import { highestDegree, latestRole, type FactQuestion } from '../../domain/person/decisive-facts.ts'
import type { DegreeFact, MonthYear, PersonFacts, RoleFact } from '../../domain/person/person-facts.ts'

export type RoleDraft = { title: string; employer: string; from: string; to: string; current: boolean }
export type DegreeDraft = { level: NonNullable<DegreeFact['level']> | ''; field: string; school: string; year: string; completed: boolean }
/** `code` is one of the offered occupations; '' stands for the own words. */
export type FieldDraft = { code: string; words: string }

export const EMPTY_ROLE: RoleDraft = { title: '', employer: '', from: '', to: '', current: false }
export const EMPTY_DEGREE: DegreeDraft = { level: '', field: '', school: '', year: '', completed: true }

const yearText = (point: MonthYear | null) => (point === null ? '' : String(point.year))

export function roleDraft(role: RoleFact | null): RoleDraft {
  if (role === null) return { ...EMPTY_ROLE, current: true }
  return { title: role.title ?? '', employer: role.employer ?? '', from: yearText(role.start), to: yearText(role.end), current: role.current }
}

export function degreeDraft(degree: DegreeFact | null): DegreeDraft {
  if (degree === null) return EMPTY_DEGREE
  return { level: degree.level ?? '', field: degree.field ?? '', school: degree.school ?? '', year: degree.year === null ? '' : String(degree.year), completed: degree.completed === true }
}

export function fieldDraft(person: PersonFacts): FieldDraft {
  const [best] = person.occupations
  if (best === undefined) return { code: '', words: '' }
  return best.code === '' ? { code: '', words: best.title } : { code: best.code, words: '' }
}

function yearOf(text: string): number | null {
  const year = Number(text.trim())
  return /^\d{4}$/.test(text.trim()) && year >= 1940 && year <= 2060 ? year : null
}

/** The month that was read stays where the year stays. */
function pointOf(text: string, read: MonthYear | null): MonthYear | null {
  const year = yearOf(text)
  if (year === null) return null
  return read?.year === year ? read : { year, month: null }
}

const orNull = (text: string): string | null => (text.trim() === '' ? null : text.trim())

export function statedRole(draft: RoleDraft, read: RoleFact | null): StatedRole {
  return {
    title: orNull(draft.title),
    employer: orNull(draft.employer),
    start: pointOf(draft.from, read?.start ?? null),
    end: draft.current ? null : pointOf(draft.to, read?.end ?? null),
    current: draft.current,
  }
}

export function statedDegree({ level, field, school, year, completed }: DegreeDraft): StatedDegree {
  return { level: level === '' ? null : level, field: orNull(field), school: orNull(school), year: yearOf(year), completed }
}

/** Null while neither an offered occupation nor words of one's own are chosen. */
export function statedField({ code, words }: FieldDraft, person: PersonFacts): Extract<Correction, { type: 'field-stated' }> | null {
  const offered = person.occupations.find((match) => match.code === code && code !== '')
  if (offered !== undefined) return { type: 'field-stated', code, title: offered.title }
  const title = words.trim()
  return title === '' ? null : { type: 'field-stated', code: '', title }
}

/** The answers to the questions before composing. `degree` null: that degree is left out. */
export type StepAnswers = { role: RoleDraft; field: FieldDraft; degree: DegreeDraft | null; work: string }

export function stepAnswers(person: PersonFacts): StepAnswers {
  return { role: roleDraft(latestRole(person)), field: fieldDraft(person), degree: degreeDraft(highestDegree(person)), work: '' }
}

/** The first question without which the answers say nothing; null where all are answered. */
export function openQuestion(questions: readonly FactQuestion[], answers: StepAnswers, person: PersonFacts): FactQuestion | null {
  const answered: Record<FactQuestion, boolean> = {
    role: answers.role.title.trim() !== '',
    field: statedField(answers.field, person) !== null,
    degree: answers.degree === null || answers.degree.level !== '',
    work: answers.work.trim() !== '',
    // Nothing of it is required.
    project: true,
  }
  return questions.find((question) => !answered[question]) ?? null
}

/** In the order in which they are to be made. */
export function stepCorrections(questions: readonly FactQuestion[], answers: StepAnswers, person: PersonFacts): Correction[] {
  const corrections: Correction[] = []
  if (questions.includes('role')) {
    const read = latestRole(person)
    corrections.push({ type: 'role-stated', id: read?.id ?? null, role: statedRole(answers.role, read) })
  }
  const field = questions.includes('field') ? statedField(answers.field, person) : null
  if (field !== null) corrections.push(field)
  if (questions.includes('degree')) {
    const read = highestDegree(person)
    if (answers.degree !== null) corrections.push({ type: 'degree-stated', id: read?.id ?? null, degree: statedDegree(answers.degree) })
    else if (read !== null) corrections.push({ type: 'removed', list: 'degrees', id: read.id })
  }
  if (questions.includes('work')) {
    const lines = answers.work
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '')
    corrections.push(...lines.slice(0, 20).map((text): Correction => ({ type: 'text-stated', list: 'achievements', id: null, text })))
  }
  return corrections
}
