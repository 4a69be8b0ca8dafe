/** What a person did, one fact for each bullet or sentence, tied to a position only where the resume ties it. */
import { isPlace } from '../resume/header-words.ts'
import { isAddressedToMachine } from '../resume/machine-instructions.ts'
import type { ResumeLine } from '../resume/resume-sections.ts'
import { isContactLine } from '../resume/resume-top.ts'
import { paragraphsOf, sentencesOf } from '../resume/wrapped-text.ts'
import { actionOf, measuresOf, objectOf } from './achievement-words.ts'
import type { AchievementFact } from './person-facts.ts'
import { withUnmarkedItems } from './unmarked-items.ts'

export type ReadAchievement = Omit<AchievementFact, 'id'>

const MAX_ACHIEVEMENTS = 400
const TOOLS_LABEL =
  /^(?:(?:key )?(?:tools|technologies|technology|tech stack|stack|environment|skills(?: used)?|software|hardware|operating systems?|languages?|databases?|platforms?|team(?: size)?|client|project(?: name| title)?|role|duration|supervisor|salary|location|url|website|reason for leaving|references?|period|domain))(?:\s+(?:used|and tools))?\s*[:–-]/i
/** "[number] of staff", "reduce churn to <>", "$XX". */
const BLANK_OF_TEMPLATE =
  /\[\s*(?:number|amount|percent(?:age)?|quantity|value|(?:positive |negative )?(?:outcome|results?)|action|name|product|software|type|time|timeframe|date|company|job title|industry|area|department|task|program|skill|x+|n|%|#)[^\]]{0,30}\]|<\s*>|(?<![\p{L}\d]|[\dx],)(?:\$\s?X+|X+\s?%|XX+|_{3,}|#{2,})(?![\p{L}\d])/iu
/** A heading of the form that ran into the text below it. */
const HEADING_BEFORE = /^(?:(?:key |selected )?(?:accomplishments|achievements|highlights|responsibilities)|job duties)\s*:?\s+(?=\p{Lu})/iu
/** "Marketing Specialist 01/2000 to 01/2004": the head of a position. */
const HEAD_OF_POSITION = /(?<!\d)(?:0?[1-9]|1[0-2])\/(?:19|20)\d\d (?:to|-|–) (?:(?:0?[1-9]|1[0-2])\/(?:19|20)\d\d|current|present)(?!\w)/i
/** "Strong communication skills", "Proficient multi-tasker": what the person is like, and nothing that was done. */
const QUALITY =
  /^(?:(?:very |highly |extremely )?(?:strong|excellent|proven|proficient|solid|outstanding|exceptional|advanced|extensive|working|thorough|in-depth|basic|good|great|superior|demonstrated|effective|fluent|expert|knowledgeable|familiar|dedicated|motivated|detail[- ]oriented)|knowledge of|familiarity with|proficiency in|expertise in|ability to)\b/i
const CONTACT = /[\w.+-]+@[\w-]+\.\w{2,}|(?<!\d)\(?\d{3}\)?[-. ]\d{3}[-. ]\d{4}(?!\d)/

/** @param width letters on a full line of the column, where the lines given are too few to tell */
export function achievementsIn(lines: ResumeLine[], roleId: string | null, width = 0): ReadAchievement[] {
  return paragraphsOf(withUnmarkedItems(beforeContact(lines), width), width)
    .flatMap(({ text, bullet, first }) =>
      (bullet ? [text] : sentencesOf(text))
        .map((part) =>
          part
            .replace(/^[-–—•·*]\s*/, '')
            .replace(HEADING_BEFORE, '')
            .trim(),
        )
        .flatMap(apart)
        .map((part) => ({ text: part, bullet, first })),
    )
    .filter(
      ({ text, bullet }) =>
        tellsOfWork(text, bullet) &&
        (roleId !== null || actionOf(text) !== null || measuresOf(text).measures.length > 0 || isSentence(text)) &&
        !BLANK_OF_TEMPLATE.test(text) &&
        !CONTACT.test(text) &&
        !isAddressedToMachine(text),
    )
    .slice(0, MAX_ACHIEVEMENTS)
    .map(({ text, first }) => {
      const { measures, isResult } = measuresOf(text)
      const action = actionOf(text)
      return {
        origin: 'resume',
        place: { page: first.page + 1, line: first.number, quote: text },
        certainty: runsOn(text) || (/^\p{Ll}/u.test(text) && action === null) || (roleId === null && action === null && measures.length === 0) ? 'unsure' : 'sure',
        roleId,
        text,
        action,
        object: objectOf(text),
        measures,
        isResult,
      }
    })
}

function tellsOfWork(text: string, bullet: boolean): boolean {
  const words = text.split(/\s+/).length
  if (words < 3 || isPlace(text) || TOOLS_LABEL.test(text) || HEAD_OF_POSITION.test(text)) return false
  if (QUALITY.test(text) && actionOf(text) === null && measuresOf(text).measures.length === 0) return false
  // A short line that is no bullet and no sentence is a heading within the position ("Project: Data migration").
  return bullet || words > 5 || /[.!]$/.test(text) || actionOf(text) !== null
}

function isSentence(text: string): boolean {
  return /[.!]$/.test(text) && text.split(/\s+/).length > 8
}

/** Statements that lost the marks between them ("… the process Trained 12 people"), each of its own where a verb in the form of the first one begins it. */
function apart(text: string): string[] {
  const form = verbForm(text.match(/^\S+/)?.[0] ?? '')
  if (form === null) return [text]
  const parts: string[] = []
  let start = 0
  for (const { index, 1: word = '', 2: verb = '' } of text.matchAll(/(?<=\s)(\S+)\s(?=(\p{Lu}\p{Ll}{2,})\s[\p{Ll}\d$])/gu)) {
    const at = index + word.length + 1
    const ahead = text.slice(start, at).trim()
    if (verbForm(verb) !== form || ADJECTIVE.test(verb) || GOES_ON.test(word) || !/[\p{L}\d)%]$/u.test(word) || ahead.split(/\s+/).length < 3) continue
    if (form === 'base' && !/^[\p{Ll}\d(]/u.test(word)) continue
    parts.push(ahead)
    start = at
  }
  return [...parts, text.slice(start).trim()]
}

/** Past forms that end otherwise and are no nouns. */
const IRREGULAR = /^(?:Paid|Led|Built|Wrote|Oversaw|Taught|Sold|Ran|Drove|Brought|Grew|Spoke)$/

function verbForm(word: string): 'past' | 'base' | 'going' | null {
  if (IRREGULAR.test(word)) return 'past'
  if (!/^\p{Lu}\p{Ll}+$/u.test(word) || actionOf(word) === null || ADJECTIVE.test(word)) return null
  if (/ed$/.test(word)) return 'past'
  return /ing$/.test(word) ? 'going' : actionOf(word) === word.toLowerCase() ? 'base' : null
}

/** In a resume whose side column comes last, the contact details follow the last duty. */
function beforeContact(body: ResumeLine[]): ResumeLine[] {
  const at = body.findIndex((line) => !line.bullet && line.gapBefore && isContactLine(line.text))
  return at < 0 ? body : body.slice(0, at)
}

/** "… of the bank Supervised a staff": a second sentence begins where none has ended, so that lines or columns were run together. */
function runsOn(text: string): boolean {
  if (/\b(?:Company Name|City\s?, State)\b|[\p{Ll}\d)] (?:Additional Information|Highlights|Accomplishments|Affiliations|Certifications|References|Education|Skills)\.?$/u.test(text)) return true
  return [...text.matchAll(/(?<=\s)(\S+)\s(?=(\p{Lu}\p{Ll}{2,})\s([\p{Ll}\d$]+))/gu)].some(({ index, 0: before, 1: word = '', 2: verb = '', 3: next = '' }) => {
    if (!/[\p{L}\d)%]$/u.test(word) || GOES_ON.test(word) || actionOf(text.slice(index + before.length)) === null) return false
    const inflected = /ed$|ing$/.test(verb)
    if (/^[\p{Ll}(\d]/u.test(word)) return inflected || text.length > 120
    return /^(?:a|an|the|and)$/.test(next) || (text.length > 120 && NO_NOUN.test(verb)) || (inflected && /^\p{Lu}\p{Ll}+$/u.test(word) && !ADJECTIVE.test(verb))
  })
}

/** Verbs that are no nouns too. */
const NO_NOUN =
  /^(?:Teach|Take|Maintain|Manage|Provide|Develop|Ensure|Evaluate|Create|Assist|Perform|Prepare|Conduct|Collaborate|Coordinate|Implement|Identify|Analyze|Handle|Recommend|Resolve|Oversee|Supervise|Communicate|Negotiate|Participate|Facilitate|Establish|Assess|Investigate)$/

/** Behind these a name may follow. */
const GOES_ON = /^(?:the|an?|of|in|for|to|with|by|and|or|as|at|on|from|its|our|their|my|per|via|using|called|named)$/i
const ADJECTIVE =
  /^(?:Advanced|Applied|Certified|Registered|Licensed|United|Integrated|Distributed|Managed|Shared|Limited|Combined|Engineering|Marketing|Accounting|Manufacturing|Nursing|Banking|Training|Trading|Planning|Consulting|Processing|Testing|Purchasing|Learning|Teaching|Housing|Mining|Shipping|Building|Boeing|Beijing)$/
