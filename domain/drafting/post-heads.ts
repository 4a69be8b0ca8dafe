/** Finds the head of another post inside a line, or as a line among the deeds of one: what stands behind it was done elsewhere. */
import type { PersonFacts } from '../person/person-facts.ts'
import { findVerb, pastVerb } from './verbs.ts'

const YEAR = '(?:(?:0?\\d|1[0-2])\\s?/\\s?|[A-Z][a-z]{2,8}\\.? )?(?:19|20)\\d\\d'
const SPAN = `(?:'\\d\\d\\s*[-–—]\\s*(?:'\\d\\d|[Pp]resent|[Cc]urrent)|${YEAR}\\s*(?:[-–—]|to)\\s*(?:${YEAR}|[Pp]resent|[Cc]urrent))`
const TITLE =
  '(?:Manager|Director|Engineer|Supervisor|Coordinator|Officer|Analyst|Accountant|Auditor|Specialist|Technician|Designer|Developer|Architect|Nurse|Teacher|Instructor|Consultant|Administrator|Assistant|Associate|Clerk|Representative|President|Superintendent|Foreman|Buyer|Planner|Scientist|Researcher|Intern|Lead|Leader)'
const NAMED = "(?:[A-Z][\\w&/.'-]*,? (?:of |and |for |& )?)"

/** "… 14 plants by 12% '12 - '14 Senior Manager of …" and "… 14 plants by 12% Senior Manager of Planning, 2012 - 2014 …" */
const HEADS = [
  new RegExp(`(?<=\\S)\\s+(?=${SPAN}[\\s,:;|-]+${NAMED}{0,5}${TITLE}\\b)`, 'g'),
  new RegExp(`(?<=[a-z%.)])\\s+(?=${NAMED}{0,5}${TITLE}(?: (?:of|for) ${NAMED}{0,4}[A-Z]\\w*)?,? \\(?${SPAN})`, 'g'),
]
/** Behind one of these the years belong to the sentence. */
const OF_SENTENCE = /\b(?:from|between|in|during|for|since|of|the|and)$/i

export type LinePart = { text: string; /** True where it stands behind the head of another post. */ behindHead: boolean }

/** The line in parts, in its order; one part where it holds no such head. */
export function partsAtHeads(line: string): LinePart[] {
  const cuts = HEADS.flatMap((head) => [...line.matchAll(head)].map(({ index, 0: blank }) => ({ from: index, to: index + blank.length })))
    .filter(({ from }) => !OF_SENTENCE.test(line.slice(0, from)))
    .sort((a, b) => a.from - b.from)
  const parts: LinePart[] = []
  let start = 0
  for (const { from, to } of cuts) {
    if (from < start) continue
    parts.push({ text: line.slice(start, from).trim(), behindHead: start > 0 })
    start = to
  }
  return [...parts, { text: line.slice(start).trim(), behindHead: start > 0 }].filter(({ text }) => text !== '')
}

/** "TARN MEDIA, Chatsworth, California, Account Manager, 1998-2001.": the head of a post, standing among the deeds of another. */
const YEARS = /(?<![\d$])(?:19|20)\d\d\s*(?:-|–|—|to|until|through)\s*(?:(?:[A-Z][a-z]{2,8}\.? )?(?:19|20)\d\d|present|current|now|today)\b/i

/** "January 1990 to March 1994 Tarn Works, Systems Lead and developer for …": however long the line runs on. */
const BEGINS_WITH_YEARS = new RegExp(`^\\(?${YEARS.source}`, 'i')
const MONTH_AT_HEAD = /^\(?[A-Z][a-z]{2,8}\.? (?=(?:19|20)\d\d)/

function headsAPost({ text, action }: PersonFacts['achievements'][number]): boolean {
  if (BEGINS_WITH_YEARS.test(text.replace(MONTH_AT_HEAD, ''))) return true
  const first = (text.split(' ')[0] ?? '').replace(/,$/, '')
  const told = findVerb(first)?.form === 'past' || pastVerb(first) !== null
  return !told && YEARS.test(text) && text.split(' ').length <= 24 && (action === null || /,.*,|[|•]/.test(text))
}

/** How many lines may part the heads of two posts that stand in one stack. */
const STACKED = 3

/** Posts that stand in a stack above their common deeds: "Senior Manager, 2015-18 / Manager, 2012-15" and then the bullets, which no line gives to either. */
function stackedPosts({ roles, achievements }: PersonFacts): ReadonlySet<string> {
  const posts = roles.flatMap(({ id, employer, place }) => (place ? [{ id, employer, page: place.page, line: place.line }] : [])).sort((a, b) => a.page - b.page || a.line - b.line)
  const isBare = (id: string) => !achievements.some(({ roleId }) => roleId === id)
  return new Set(
    posts.flatMap(({ id, employer, page, line }, at) => {
      const above = posts[at - 1]
      const oneHouse = above?.employer === employer || above?.employer === null || employer === null
      return above && oneHouse && isBare(above.id) && above.page === page && line - above.line <= STACKED ? [id] : []
    }),
  )
}

/** What stands behind such a head was done in a post that was not read, and what stands below two posts in either: no post is told of it. */
export function untiedBehindHeads(facts: PersonFacts): ReadonlySet<string> {
  const { achievements } = facts
  const stacked = stackedPosts(facts)
  const untied = new Set(achievements.filter(({ roleId, origin }) => origin !== 'visitor' && roleId !== null && stacked.has(roleId)).map(({ id }) => id))
  let role: string | null = null
  let passed = false
  for (const fact of achievements) {
    if (fact.roleId !== role) passed = false
    role = fact.roleId
    passed = passed || headsAPost(fact)
    if (passed) untied.add(fact.id)
  }
  return untied
}
