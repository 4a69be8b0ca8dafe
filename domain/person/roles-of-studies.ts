/** Researchers list posts among their studies: "2024–2025 Postdoctoral researcher, Quill University" is a position and no degree. */
import { dateRanges, singleDates } from '../resume/resume-dates.ts'
import { namesSchool, titleScore } from '../resume/header-words.ts'
import { degreeHits } from '../resume/resume-degrees.ts'
import type { ResumeLine } from '../resume/resume-sections.ts'
import { rolesIn, type ReadRole } from './role-facts.ts'

const POST = /\b(?:post-?\s?doc(?:toral)?|visiting (?:(?:ph\.?d\.? )?student|researcher|scholar|scientist|fellow|professor|lecturer)|research (?:fellow|associate|scientist)|lecturer|professor)\b/i

/** @param named the heading names positions too ("Education & Employment"): any title is one. */
function isPost({ bullet, text }: ResumeLine, named: boolean): boolean {
  const [span = singleDates(text).find(({ index }) => index === 0)] = dateRanges(text)
  if (bullet || span === undefined || degreeHits(text.replace(/^.*\bvisiting ph\.?d\.? student\b/i, '')).length > 0) return false
  // What stands first on the line, dates aside: "Supervised by a professor" is no post.
  const [first = ''] = (span.index === 0 ? text.slice(span.length) : text.slice(0, span.index)).replace(/^[\s,:|–—-]+/, '').split(/,\s|\t|\s[|•·–—-]\s|\.\s/)
  const isTitle = POST.test(first) || (named && titleScore(first) >= 2 && !/\b(?:student|candidate)\b/i.test(first))
  return first.split(/\s+/).length <= 6 && isTitle && !/^\p{L}+ed\b/u.test(first)
}

/** The lines of each post: its own, and the school on a line of its own below. */
function postsIn(studies: ResumeLine[], mixed: ReadonlySet<ResumeLine>): ResumeLine[][] {
  return studies.flatMap((line, n) => {
    if (!isPost(line, mixed.has(line))) return []
    const next = studies[n + 1]
    const isSchools =
      next !== undefined &&
      !next.bullet &&
      !namesSchool(line.text) &&
      namesSchool(next.text) &&
      degreeHits(next.text).length === 0 &&
      [...dateRanges(next.text), ...singleDates(next.text)].length === 0
    return [isSchools ? [line, next] : [line]]
  })
}

/** @param mixed lines under headings that name studies and positions */
export function withoutPosts(studies: ResumeLine[], mixed: ReadonlySet<ResumeLine>): ResumeLine[] {
  const posts = new Set(postsIn(studies, mixed).flat())
  return studies.filter((line) => !posts.has(line))
}

/** Never surely: the heading over them says that they are studies. */
export function rolesOfStudies(studies: ResumeLine[], told: ReadRole[], mixed: ReadonlySet<ResumeLine>): ReadRole[] {
  return postsIn(studies, mixed)
    .flatMap(rolesIn)
    .filter((role) => role.title !== null && !told.some(({ title, start }) => title === role.title && start?.year === role.start?.year))
    .map((role) => ({ ...role, certainty: 'unsure' }))
}
