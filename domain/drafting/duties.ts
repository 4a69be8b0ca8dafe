/** Where no deed can be told of a subject, what a post consisted of: its short lines on that subject, in their own words, as one sentence. */
import type { AchievementFact, PersonFacts } from '../person/person-facts.ts'
import { isSafe } from '../endeavor/safe-words.ts'
import { joinList } from '../endeavor/sentence-forms.ts'
import { isNotOfPerson } from './not-of-person.ts'
import { isNounAtHead } from './noun-headed.ts'
import { keepsMeaning } from './keeps-meaning.ts'
import { readsWell } from './reads-well.ts'
import { asDuty, isSound } from './restate-achievement.ts'
import { settingOf } from './role-setting.ts'
import { saysNothing } from './says-nothing.ts'
import { findVerb, gerundOf } from './verbs.ts'

const WORDS = { least: 3, most: 12 }
/** Duties that one sentence tells. */
const TOLD_MOST = 3

/** Where a line goes on with how, why, and beside what else: what stands before it is told. */
const GOES_ON = /,? (?:in order to|so that|to (?:ensure|make sure|verify|determine|meet)|ensuring|while|which|as well as|including|such as|as needed|as required|when|and (?:other|more|any)) .*$/i
/** What was done to the person, or is over with. */
const BEFELL = /^(?:trained (?:to|in|on|by|as)|transferred|promoted|passed|selected|earned|received|awarded|learned|hired|assigned|appointed)\b|^(?:lead|staff) [a-z]+ [a-z]+/i
/** What anybody does at work, and what one is like. */
const OF_ANY_POST =
  /\b(?:phones?|telephones?|calls|inquir(?:y|ies)|greet\w*|duties|tasks|various|customer service|timely|professional|relationships?|communications?|attend\w*|meetings?|clerical|errands|as assigned|knowledge of|policies and procedures|team player|work area|clean\w*|productivity|expectations)\b/i

/** "Prepare journal entries" → "preparing journal entries"; null where that might say something else, or says nothing. */
export function dutyOf(line: string): string | null {
  const plain = line
    .replace(/\s+/g, ' ')
    .trim()
    .replace(GOES_ON, '')
    .replace(/[.;,]+$/, '')
  const [head = '', ...rest] = plain.split(' ')
  const verb = findVerb(head)
  if (!verb || rest.length + 1 < WORDS.least || rest.length + 1 > WORDS.most || !/^[A-Za-z][A-Za-z ,'’&-]*$/.test(plain)) return null
  // "trips to pools, parks, picnics", "…, Correspond to suppliers", "… and stock them": a row that breaks off, or another statement.
  if ((plain.includes(',') && !/, (?:and|or) [^,]+$/.test(plain)) || /, [A-Z][a-z]+ (?:to|with|the|all|on)\b|\b(?:them|it)$|\b(?:them|it) [a-z]+ing\b/.test(plain)) return null
  if (
    BEFELL.test(plain) ||
    OF_ANY_POST.test(plain) ||
    saysNothing(plain) ||
    isNotOfPerson(plain) ||
    (verb.form !== 'past' && isNounAtHead(plain)) ||
    /^[A-Z][a-z]+ing [A-Z]/.test(plain) ||
    !isSafe(plain)
  )
    return null
  // Each verb of a row takes the form of the first; where one may be a noun, or stands farther on, its form is not sure.
  const words = rest.map((word) => (word === '&' ? 'and' : word))
  const second = /^(?:and|or)$/.test(words[0] ?? '') ? findVerb(words[1] ?? '') : null
  if (/^(?:and|or)$/.test(words[0] ?? '') && second?.form !== verb.form) return null
  const object = second ? words.slice(2) : words
  if (object.length < 1 || object.some((word, at) => /^(?:and|or)$|,$/.test(word) && isLaterVerb(object[at + 1] ?? '', verb.form))) return null
  const past = [verb.past, ...(second ? [words[0] ?? '', second.past] : []), ...object].join(' ')
  if (!readsWell(past) || !isSound(past) || !keepsMeaning(plain, past)) return null
  return [gerundOf(verb.base), ...(second ? [words[0] ?? '', gerundOf(second.base)] : []), ...object].join(' ')
}

const isLaterVerb = (word: string, form: string) => {
  const verb = findVerb(word.replace(/,$/, ''))
  return verb !== null && verb.form === form
}

const sumOf = (duties: readonly { near: number }[]) => duties.reduce((sum, { near }) => sum + near, 0)

type Line = Pick<AchievementFact, 'id' | 'text' | 'roleId'>

/**
 * The sentence on the post that has the nearest of these lines, with the words of the resume; null where no line can be told.
 * `nearness`: 0 for a line that says nothing of the subject, the more the nearer.
 */
export function dutiesTold({ roles, achievements }: Pick<PersonFacts, 'roles' | 'achievements'>, nearness: (line: Line) => number): { sentence: string; quotes: string[]; ids: string[] } | null {
  const told = achievements.flatMap((line) => {
    const near = line.certainty === 'sure' && line.origin === 'resume' ? nearness(line) : 0
    const duty = near > 0 ? dutyOf(asDuty(line.text)) : null
    return duty === null ? [] : [{ line, duty, near }]
  })
  const [best] = roles
    .flatMap((role) => {
      const setting = role.title === null ? null : settingOf(role)
      const own = told.filter(({ line }, at) => line.roleId === role.id && !told.slice(0, at).some(({ duty }) => duty === told[at]?.duty))
      return setting !== null && setting.startsWith('as ') && own.length > 0 ? [{ role, setting, own: own.toSorted((a, b) => b.near - a.near).slice(0, TOLD_MOST) }] : []
    })
    .sort((a, b) => sumOf(b.own) - sumOf(a.own))
  if (!best) return null
  return {
    sentence: `My duties ${best.setting} ${best.role.current ? 'include' : 'included'} ${joinList(best.own.map(({ duty }) => duty))}.`,
    quotes: best.own.map(({ line }) => line.place?.quote ?? line.text),
    ids: best.own.map(({ line }) => line.id),
  }
}
