/** Everything that meets text of visitors, by name. */
import { headingKinds } from '../../domain/resume/resume-sections.ts'

export const READERS: Record<string, (text: string) => unknown> = {
  'headings of a resume': headingKinds,
}
