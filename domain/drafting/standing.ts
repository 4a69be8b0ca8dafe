/** Whole sentences about a person’s degree, posts, credentials and skills, only from facts that are sure. */
import { isSafe } from '../endeavor/safe-words.ts'
import { joinList, withArticle } from '../endeavor/sentence-forms.ts'
import { holdsWebAddress } from '../endeavor/web-addresses.ts'
import type { PersonFacts } from '../person/person-facts.ts'
import { holdsCue, searchableLine } from './evidence.ts'
import type { ProblemArea } from './problem-area.ts'
import { postOf, titleInSentence } from './role-setting.ts'

const LEVELS: Readonly<Record<string, string>> = {
  doctorate: 'a doctorate',
  professional: 'a professional degree',
  master: 'a master’s degree',
  bachelor: 'a bachelor’s degree',
  associate: 'an associate degree',
}

const OWN_YEARS = /\b(?<over>over|more than|at least)?\s*\b(?<count>\d{1,2})\s*(?<more>\+|plus)?[ -]+years?\b/gi

/** False where the person tells another number of years than the dates do: an old resume counts on to this day. */
function agreesWithOwnWords({ summary, headline }: PersonFacts, years: number): boolean {
  return [...`${summary ?? ''}\n${headline ?? ''}`.matchAll(OWN_YEARS)].every(({ groups }) => {
    const count = Number(groups?.['count'])
    return groups?.['over'] !== undefined || groups?.['more'] !== undefined ? years >= count : Math.abs(years - count) <= 1
  })
}

/** Whole sentences about degree and years, only from facts that are sure. */
export function standingSentences(facts: PersonFacts, { area, ofCareer }: { area: ProblemArea; ofCareer: boolean }): { sentence: string; quote: string; post?: true }[] {
  const found: { sentence: string; quote: string; post?: true }[] = []
  const degree = facts.degrees.find(
    ({ certainty, level, field, completed }) =>
      certainty === 'sure' &&
      completed &&
      level &&
      LEVELS[level] &&
      field &&
      /^[A-Za-z&,' -]{4,48}$/.test(field) &&
      field.split(' ').length <= 6 &&
      !/\b([a-z]+)\b.*\b\1\b/i.test(field.replace(/\b(?:and|of|in|the)\b/gi, '')) &&
      !/\b(?:january|february|march|april|may|june|july|august|september|october|november|december|university|college|city|state|gpa|program|degree|major|minor|honors?|school|studies in|progress|pending|ongoing|expected|candidate|incomplete|present|currently|degree)\b/i.test(
        field,
      ),
  )
  // A degree of another field says nothing for the endeavor.
  const fits = (field: string) => (ofCareer && degree?.level !== 'associate' ? true : [...area.cues, ...area.problems.flatMap(({ cues }) => cues)].some((cue) => holdsCue(searchableLine(field), cue)))
  if (degree?.level && degree.field && fits(degree.field)) {
    // An MBA is a degree in business administration, whatever its concentration.
    const named = /\bM\.?B\.?A\b|\bbusiness administration\b/i.test(degree.place?.quote ?? '') && degree.level === 'master' ? 'business administration' : degree.field
    const field = named
      .replaceAll('&', 'and')
      .split(' ')
      .map((word) => (/^(?:[A-Z]{2,4}|English|Spanish|French|German|Chinese|American|African|Latin|Asian|European)$/.test(word) ? word : word.toLowerCase()))
      .join(' ')
    found.push({ sentence: `I hold ${LEVELS[degree.level]} in ${field}.`, quote: degree.place?.quote ?? '' })
  }
  // Roles stand newest first: where the first has no dates, or a title that no sentence can carry, another is not called the latest.
  const latest = facts.roles[0]
  const title = latest?.certainty === 'sure' && latest.title && (latest.current || latest.start !== null || latest.end !== null) ? titleInSentence(latest.title) : null
  if (latest && title) {
    const years = facts.yearsOfExperience
    const sentence =
      years !== null && years >= 3 && years <= 45 && agreesWithOwnWords(facts, years)
        ? `I have ${years} years of work behind me, ${latest.current ? 'now' : 'most recently'} as ${withArticle(title)}.`
        : `My ${latest.current ? 'present' : 'latest'} post is that of ${withArticle(title)}.`
    found.push({ sentence, quote: latest.place?.quote ?? latest.title ?? '', post: true })
  }
  const license = facts.licenses.find(({ certainty, text }) => certainty === 'sure' && /^[A-Z][A-Za-z ()&'-]{5,60}$/.test(text) && text.split(' ').length <= 8 && isSafe(text))
  if (license) found.push({ sentence: `My credentials include ${license.text.replace(/^(?:certified|licensed)/i, (word) => word)}.`, quote: license.place?.quote ?? license.text })
  return found.filter(({ sentence }) => isSafe(sentence))
}

/** Tools and subjects of the resume that lie in the area, as one sentence; null where fewer than two can be told. */
export function skillSentence(facts: PersonFacts, area: ProblemArea, at: number): { sentence: string; quote: string } | null {
  const cues = [...area.cues, ...area.problems.flatMap(({ cues: own }) => own)]
  const fitting = facts.skills.filter(
    ({ certainty, text }) =>
      certainty === 'sure' &&
      /^[A-Za-z][A-Za-z0-9 +#./&-]{1,28}$/.test(text) &&
      text.split(' ').length <= 3 &&
      isSafe(text) &&
      !holdsWebAddress(text) &&
      !SOFT.test(text) &&
      !PERSON.test(text) &&
      !HEADING.test(text) &&
      cues.some((cue) => holdsCue(searchableLine(text), cue)),
  )
  const all = [...new Set(fitting.map(({ text }) => (/^[A-Z][a-z]+(?:[ -][A-Za-z]+)*$/.test(text) && !NAMED.test(text) ? text.toLowerCase() : text)))]
  const own = all.filter((name) => !all.some((other) => other !== name && name.toLowerCase().includes(other.toLowerCase())))
  if (own.length < 2) return null
  // Another option of the same person names other skills where there are enough.
  const names = [...own.slice((at * 2) % own.length), ...own].slice(0, Math.min(3, own.length))
  const told = joinList(names)
  const forms = [`I bring knowledge of ${told}.`, `My working knowledge includes ${told}.`, `I am versed in ${told}.`, `To it I bring ${told}.`]
  return { sentence: forms[at % forms.length] ?? `I bring knowledge of ${told}.`, quote: fitting[0]?.place?.quote ?? fitting[0]?.text ?? '' }
}

/** Products and languages, whose names keep their capital. */
const NAMED =
  /^(?:Java|Python|Excel|Oracle|Linux|Tableau|Jenkins|Selenium|Angular|React|Hadoop|Spark|Ansible|Docker|Kubernetes|Windows|Cisco|Adobe|Photoshop|Salesforce|Hyperion|Primavera|Revit|Spanish|French|German|Microsoft|Active|Google|Apache|Quickbooks|Peachtree|Unix|Azure|Splunk|Jira|Cucumber|Eclipse|Maven|Git|Spring|Hibernate|Ruby|Perl|Scala|Kafka|Sharepoint|Outlook|Android|Lightroom|Illustrator|Essbase|Access|Aderant)/

const SOFT =
  /\b(?:communication|leadership|team|motivat|organiz|skills?|detail|problem|interpersonal|customer service|microsoft office|ms office|excel|word|powerpoint|typing|hard work|flexib|creativ|time management|analytical)\b/i

/** "PROGRAMMING" over a list heads it. */
const HEADING = /^[A-Z]{6,}(?: [A-Z]{3,})*$/

/** A word for a person is a post, not a skill. */
const PERSON =
  /^(?:[a-z]+ )*(?:teacher|manager|engineer|nurse|accountant|analyst|consultant|instructor|developer|specialist|technician|assistant|director|officer|coordinator|chef|designer|administrator|advisor|agent|lawyer|attorney|physician|therapist|tutor|trainer|mentor|supervisor|clerk|students?|clients?|patients?|customers?|employees?)$/i

/** "I have worked as a nurse at Elm Fork Hospital and as a care manager." */
export function careerSentence(facts: PersonFacts): { sentence: string; quote: string } | null {
  const told = facts.roles.flatMap((role) => {
    const setting = postOf(role)
    return setting?.startsWith('as ') ? [{ setting, quote: role.place?.quote ?? '' }] : []
  })
  const settings = [...new Set(told.map(({ setting }) => setting))].slice(0, 2)
  return settings.length === 0 ? null : { sentence: `I have worked ${settings.join(' and ')}.`, quote: told[0]?.quote ?? '' }
}
