/** Whole sentences about a person’s degree, posts and credentials, only from facts that are sure. */
import { isSafe } from '../endeavor/safe-words.ts'
import { withArticle } from '../endeavor/sentence-forms.ts'
import { DEGREE_LEVELS } from '../resume/degree-levels.ts'
import type { PersonFacts } from '../person/person-facts.ts'
import { holdsCue, searchableLine } from './evidence.ts'
import type { ProblemArea } from './problem-area.ts'
import { isProperWord } from './proper-words.ts'
import { titleInSentence } from './role-setting.ts'
import { topicStems } from './topic-fit.ts'

const LEVELS: Readonly<Record<string, string>> = {
  doctorate: 'a doctorate',
  professional: 'a professional degree',
  master: 'a master’s degree',
  bachelor: 'a bachelor’s degree',
  associate: 'an associate degree',
}

/** A credential that is not held, or no longer. */
const NOT_HELD = /\b(?:pending|in progress|expected|anticipated|candidate|eligible|eligibility|expired|lapsed|inactive|exam|applied|awaiting|pursuing|working towards?|studying|preparing)\b/i

/** What somebody is like, or what ends no name: cells of a list that ran together. */
const NO_NAME =
  /[ÂÃï�]|\b(?:self-[a-z]+|motivated|oriented|driven|hard-?working|organized|reliable|dedicated|flexible|players?|communicators?|learners?|thinkers?|skills?|multi-?task\w*)\b|(?:^| )(?:certified|licensed|registered|bonded|insured)$/i
/** A body that one belongs to is no credential. */
const BODY = /\b(?:Institute|Association|Society|Academy|Council|Federation|Chamber|Union|Guild|Club|Fraternity|Sorority|League|Network)\b/i
const GRANTED_BY = /\b(?:certifi\w+|licen\w+|registered|registration|diplomate|board|fellow|credential\w*|accredit\w+)\b/i
/** Held in any trade: they say nothing of an endeavor. */
const OF_ANY_TRADE = /\b(?:CPR|first aid|BLS|AED|driv(?:er['’]?s?|ing)|food handler|typing|notary)\b/i

/** Initials of credentials that a reader knows without their words. */
const KNOWN_INITIALS = /\b(?:CPA|CFA|CMA|CIA|CISA|CISSP|CCNA|MCSE|PMP|RN|PE|EIT|PHR|SPHR|LCSW|OTR|ACCA|CAMS|LEED|CFE|CFP|CSCP|CPIM)\b/
/** What any credential is called by. */
const GRANT_STEMS: ReadonlySet<string> = new Set(
  topicStems(
    'certified certification certificate licensed license registered registration board professional society institute association state national american united level advanced basic master open',
  ),
)

/** Whether a credential is one of the person's work: by known initials, or by a word that a post or a line under one has too. A diver's card says nothing of an accountant. */
function isOfTheirWork(text: string, { roles, headline, achievements }: PersonFacts): boolean {
  if (KNOWN_INITIALS.test(text)) return true
  // "CFS RAC FSs"
  if (!/\b[A-Z]?[a-z]{3,}\b/.test(text)) return false
  const worked = new Set(
    topicStems([headline ?? '', ...roles.map(({ title }) => title ?? ''), ...achievements.flatMap(({ roleId, text: line }) => (roleId === null || line.includes(text) ? [] : [line]))].join(' ')),
  )
  return topicStems(text).some((stem) => worked.has(stem) && !GRANT_STEMS.has(stem))
}

/** Posts that name no work. */
const BARE_POST =
  /^(?:(?:executive|assistant|associate|deputy|senior|junior|committee|board|general) )?(?:director|manager|supervisor|consultant|coordinator|assistant|officer|executive|associate|member|lead|specialist|intern|volunteer|owner|partner|president|head|representative)$/

/** The sentences an option may hold. No years are counted: a post that was not read would make the count untrue. */
export function standingSentences(facts: PersonFacts, { area, ofCareer }: { area: ProblemArea; ofCareer: boolean }): { sentence: string; quote: string; post?: true }[] {
  const found: { sentence: string; quote: string; post?: true }[] = []
  const told = facts.degrees.find(
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
  // Beside a higher degree that may be held, a lower one would be told for the highest.
  const rank = (level: string | null) => (level === null ? DEGREE_LEVELS.length : DEGREE_LEVELS.findIndex((one) => one === level))
  const degree = facts.degrees.some(({ certainty, level, completed }) => certainty !== 'sure' && completed !== false && level !== null && rank(level) < rank(told?.level ?? null)) ? undefined : told
  // A degree of another field says nothing for the endeavor.
  const fits = (field: string) => (ofCareer && degree?.level !== 'associate' ? true : [...area.cues, ...area.problems.flatMap(({ cues }) => cues)].some((cue) => holdsCue(searchableLine(field), cue)))
  if (degree?.level && degree.field && fits(degree.field)) {
    // An MBA is a degree in business administration, whatever its concentration.
    const named = /\bM\.?B\.?A\b|\bbusiness administration\b/i.test(degree.place?.quote ?? '') && degree.level === 'master' ? 'business administration' : degree.field
    const field = named
      .replaceAll('&', 'and')
      .split(' ')
      .map((word) => (/^[A-Z]{2,4}$/.test(word) || isProperWord(word) ? word : word.toLowerCase()))
      .join(' ')
    const sentence = /^juris\b/i.test(field) ? 'I hold a Juris Doctor degree.' : `I hold ${LEVELS[degree.level]} in ${field}.`
    found.push({ sentence, quote: degree.place?.quote.toLowerCase().includes(degree.field.toLowerCase()) ? degree.place.quote : degree.field })
  }
  // Roles stand newest first: where the first has no dates, or a title that no sentence can carry no other is told.
  const latest = facts.roles[0]
  const title = latest?.certainty === 'sure' && latest.title && (latest.current || latest.start !== null || latest.end !== null) ? titleInSentence(latest.title) : null
  if (latest && title && !BARE_POST.test(title)) {
    // A later one may stand where it was not read.
    const sentence = latest.current ? `My present post is that of ${withArticle(title)}.` : `I have worked as ${withArticle(title)}.`
    // "August 2015" alone shows no post.
    const printed = latest.place?.quote ?? ''
    found.push({ sentence, quote: printed.toLowerCase().includes((latest.title ?? '').toLowerCase()) ? printed : (latest.title ?? ''), post: true })
  }
  const license = facts.licenses.find(
    ({ certainty, text }) =>
      certainty === 'sure' &&
      !NOT_HELD.test(text) &&
      !NO_NAME.test(text) &&
      (!BODY.test(text) || GRANTED_BY.test(text)) &&
      !OF_ANY_TRADE.test(text) &&
      /^[A-Z][A-Za-z ()&'-]{5,60}$/.test(text) &&
      text.split(' ').length <= 8 &&
      isOfTheirWork(text, facts) &&
      isSafe(text),
  )
  if (license) found.push({ sentence: `My credentials include ${license.text.replace(/^(?:certified|licensed)/i, (word) => word)}.`, quote: license.place?.quote ?? license.text })
  return found.filter(({ sentence }) => isSafe(sentence))
}
