/** What a person did, one fact for each bullet or sentence, tied to a position only where the resume ties it. */
import { isPlace } from '../resume/header-words.ts'
import { isAddressedToMachine } from '../resume/machine-instructions.ts'
import type { ResumeLine } from '../resume/resume-sections.ts'
import { isContactLine } from '../resume/resume-top.ts'
import { paragraphsOf, sentencesOf, type Paragraph } from '../resume/wrapped-text.ts'
import { actionOf, measuresOf, objectOf } from './achievement-words.ts'
import type { AchievementFact } from './person-facts.ts'
import { isAmongDeeds, isKnownHead, isOfSomebody, isOwnDeed, isOwnResult, isOwnStatement } from './own-deeds.ts'
import { tellsOfEmployer } from './told-of-others.ts'
import { isToldWhole, rowsOf, withoutDates } from './standing-lines.ts'
import { ADJECTIVE, GOES_ON, NO_NOUN, statementsIn } from './statements-apart.ts'
import { withUnmarkedItems } from './unmarked-items.ts'

export type ReadAchievement = Omit<AchievementFact, 'id'>

const MAX_ACHIEVEMENTS = 400
const TOOLS_LABEL =
  /^(?:(?:key )?(?:tools|technologies|technology|tech stack|stack|environment|skills(?: used)?|software|hardware|operating systems?|languages?|databases?|platforms?|team(?: size)?|client|project(?: name| title)?|role|duration|supervisor|salary|location|url|website|reason for leaving|references?|period|domain))(?:\s+(?:used|and tools))?\s*[:–-]/i
/** "[number] of staff", "reduce churn to <>", "$XX". */
const BLANK_OF_TEMPLATE =
  /\[\s*(?:number|amount|percent(?:age)?|quantity|value|(?:positive |negative )?(?:outcome|results?)|action|name|product|software|type|time|timeframe|date|company|job title|industry|area|department|task|program|skill|x+|n|%|#)[^\]]{0,30}\]|<\s*>|(?<![\p{L}\d]|[\dx],)(?:\$\s?X+|X+\s?%|XX+|_{3,}|#{2,})(?![\p{L}\d])/iu
/** A heading of the form that ran into the text below it. */
const HEADING_BEFORE =
  /^(?:(?:[Ss]ynopsis [Oo]f )?(?:(?:[Kk]ey|[Ss]elected|[Mm]ajor|[Nn]otable|[Ss]ignificant) )?(?:[Aa]ccomplishments|[Aa]chievements|[Cc]ontributions|[Hh]ighlights|[Rr]esponsibilities|RESPONSIBILITIES)|[Jj]ob [Dd]uties)\s*:?\s+(?=\p{Lu})|^(?:[Kk]ey |[Mm]ajor |[Ss]elected )?[Rr]esults?\s*:+\s+(?=\p{L})/u
/** "Marketing Specialist 01/2000 to 01/2004": the head of a position. */
const HEAD_OF_POSITION = /(?<!\d)(?:0?[1-9]|1[0-2])\/(?:19|20)\d\d (?:to|-|–) (?:(?:0?[1-9]|1[0-2])\/(?:19|20)\d\d|current|present)(?!\w)/i
/** "Strong communication skills", "Proficient multi-tasker": what the person is like, and nothing that was done. */
const QUALITY =
  /^(?:(?:very |highly |extremely )?(?:strong|excellent|proven|proficient|solid|outstanding|exceptional|advanced|extensive|working|thorough|in-depth|basic|good|great|superior|demonstrated|effective|fluent|expert|knowledgeable|familiar|dedicated|motivated|detail[- ]oriented)|knowledge of|familiarity with|proficiency in|expertise in|ability to)\b/i
const CONTACT = /[\w.+-]+@[\w-]+\.\w{2,}|(?<!\d)\(?\d{3}\)?[-. ]\d{3}[-. ]\d{4}(?!\d)/

/** Somebody else's, another time's, or none: “Claimed to have cut …”, “My manager reduced …”, “By 2030 …”, “Reduced gas use (Jane Roe's project)”. */
const NOT_THIS_DEED =
  /^(?:claim(?:s|ed) (?:wrongly )?to|(?:plan(?:s|ned)|hop(?:es|ed|ing)|want(?:s|ed)|wish(?:es|ed)|tr(?:y|ies|ied)|attempt(?:s|ed)|fail(?:s|ed)) to|could|would|should|will|may|might|never(?! (?:missed|lost|failed))|did not|do not|didn['’]t|nearly|almost|accused|trained under|next|before I|after I|if|by 20\d\d|in 20\d\d I will|my (?!(?:team|work|own|thesis|research|group|lab|laboratory|company|practice|responsibilit\p{Ll}+|duties|role|job|projects?|designs?|programs?|students?|methods?|models?|tools?)\b)\p{Ll}+|our (?:supplier|competitor|client|customer|partner)s?|her|his|their|she|he|they|dr\.|prof\.|mr\.|ms\.|mrs\.)(?=[\s,:])|\((?:[^()]{0,60}(?:['’]s (?:project|work|study|idea|team)|\b(?:planned|proposed|withdrawn|projected|not|hypothetical|expected|simulated|later found)\b)[^()]{0,60})\)\.?$|\b(?:later found false|had claimed|was withdrawn)\b/iu

/**
 * @param year of today: what is dated later is not done yet
 * @param width letters on a full line of the column, where the lines given are too few to tell
 * @param only of lines beside the positions: which of them are worth a fact, whatever their form
 */
export function achievementsIn(lines: ResumeLine[], roleId: string | null, year: number, width = 0, only?: (text: string) => boolean): ReadAchievement[] {
  const read = only === undefined ? lines : lines.map(behindLabel)
  const paragraphs = paragraphsOf(withUnmarkedItems(beforeContact(read), width), width)
  const told = only === undefined ? paragraphs.flatMap((one) => (one.bullet ? [one] : sentencesOf(one.text).map((text) => ({ ...one, text })))) : paragraphs
  return belowHeads(told, new Set(lines.filter(({ bullet }) => bullet)), year)
    .flatMap(({ text, bullet, first, isForeign }) =>
      (bullet ? [text] : only === undefined ? sentencesOf(text) : rowsOf(text).flatMap((row) => (isToldWhole(row) ? [row] : sentencesOf(row))))
        .map((part) =>
          part
            .replace(/^[-–—•·*]\s*/, '')
            .replace(HEADING_BEFORE, '')
            .trim(),
        )
        .flatMap((part) => (only === undefined ? statementsIn(part) : [{ text: withoutDates(part), whole: true }]))
        .map((part) => ({ ...part, bullet, first, isForeign })),
    )
    .filter(
      ({ text, bullet }) =>
        tellsOfWork(text, bullet) &&
        (only === undefined || only(text)) &&
        (only !== undefined || roleId !== null || actionOf(text) !== null || measuresOf(text).measures.length > 0 || isSentence(text)) &&
        !BLANK_OF_TEMPLATE.test(text) &&
        !CONTACT.test(text) &&
        !isAddressedToMachine(text),
    )
    .slice(0, MAX_ACHIEVEMENTS)
    .map(({ text, whole, first, isForeign }) => {
      const { measures, isResult } = measuresOf(text)
      const action = actionOf(text)
      return {
        origin: 'resume',
        place: { page: first.page + 1, line: first.number, quote: text },
        certainty:
          !whole ||
          runsOn(text) ||
          (only === undefined && (isForeign || (isResult && !isOwnResult(text, year)))) ||
          NOT_THIS_DEED.test(text) ||
          (/^\p{Ll}/u.test(text) && action === null) ||
          (only === undefined && roleId === null && action === null && measures.length === 0)
            ? 'unsure'
            : 'sure',
        roleId,
        text,
        action,
        object: objectOf(text),
        measures,
        isResult,
      }
    })
}

/**
 * Each paragraph, and whether something leads it that is not known to leave it the person's own: a line that is set out otherwise than
 * what stands below it, one that ends in a colon or within a sentence, a bullet over bullets further right, or a sentence of somebody.
 * @param marked the lines that are printed with a bullet
 */
function belowHeads(paragraphs: Paragraph[], marked: ReadonlySet<ResumeLine>, year: number): (Paragraph & { isForeign: boolean })[] {
  let isForeign = false
  // Behind a sentence of somebody, whose is a deed without a subject?
  let isTold = false
  let above: { isForeign: boolean; x: number } | null = null
  return paragraphs.map((one, n) => {
    const { text, first } = one
    const isMarked = marked.has(first)
    const x = first.layout?.x ?? 0
    // A bullet no further right than the one that headed others.
    if (above !== null && (!isMarked || x <= above.x)) [isForeign, above] = [above.isForeign, null]
    const next = paragraphs[n + 1]?.first
    const isOverMarks = next !== undefined && marked.has(next)
    const overDeeper = isMarked && isOverMarks && first.layout !== null && next.layout !== null && next.layout.column === first.layout.column && next.layout.x > x + DEEPER
    const isLabel = (TOOLS_LABEL.test(text) && !text.endsWith(':')) || (!isMarked && !endsWithin(text) && (isOwnDeed(text) || isAmongDeeds(text, paragraphs[n - 1]?.text)))
    const leads = isOpenEnded(text) || (isMarked ? overDeeper || /^(?:What|Where|How|Who) /i.test(text) : isHead(text) || isOverMarks)
    if (leads && !isLabel && (endsWithin(text) || !isOwnStatement(text, year))) {
      if (overDeeper) above = { isForeign, x }
      // "• Joined the mill. Key results:": the last sentence alone heads.
      const last = text.endsWith(':') ? (sentencesOf(text).at(-1) ?? text) : text
      const own = isForeign
      isForeign = !isKnownHead(last, year) && !(ENDED.test(last) && tellsOfEmployer(last, actionOf(last)))
      isTold = false
      if (last !== text) return { ...one, isForeign: own }
    } else if (!isMarked && isOfSomebody(text, year) && !tellsOfEmployer(text, actionOf(text))) isTold = true
    else if (/^I\b/.test(text)) isTold = false
    else return { ...one, isForeign: isForeign || (isTold && !isMarked && actionOf(text) !== null) }
    return { ...one, isForeign }
  })
}
const ENDED = /[.!?;]["”’)]?$/
/** Points by which a bullet stands below another one. */
const DEEPER = 4

/** "… the crew that": what stands below ends it. */
const ENDS_WITHIN = /\b(?:that|which|who|whom|whose|by|to|of|the|an?|and|with|for|from|following|how|what|as|(?:what|how|which) the \p{L}+)$/iu
const isOpenEnded = (text: string): boolean => text.endsWith(':') || endsWithin(text)
/** “… the library that 40 teams release with” is whole. */
const STRANDED = /\b(?:that|which|who|whom|what) .{3,200} (?:with|for|from|to|of|by|as)$/iu
const endsWithin = (text: string): boolean => ENDS_WITHIN.test(text) && !STRANDED.test(text)

/** A line without a bullet that ends no sentence and is none. */
const isHead = (text: string): boolean => text.endsWith(':') || (!ENDED.test(text) && text.split(/\s+/).length <= WORDS_OF_HEAD)
const WORDS_OF_HEAD = 14

/** "Other<tab>Member of …": without the label that stands in a column of its own. */
function behindLabel(line: ResumeLine): ResumeLine {
  const [, text] = /^[^\t\d]{3,24}\t+(.+)$/.exec(line.text) ?? []
  return text === undefined ? line : { ...line, text, breaks: [], gapBefore: true, cut: true }
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
    return /^(?:a|an|the|and)$/.test(next) || (text.length > 120 && NO_NOUN.test(verb)) || (/ed$/.test(verb) && /^\p{Lu}\p{Ll}+$/u.test(word) && !ADJECTIVE.test(verb))
  })
}
