/**
 * Whether a line beside a degree leaves open that these studies came to their end. What people say of studies under way has no end, so a line
 * that tells of their course at all is a remark, unless it has the shape of what finished studies show: a label with its list or title, an honor,
 * work done, or words that the end came.
 */
import { namesField } from '../resume/field-words.ts'
import { isPlace, namesJob, namesSchool } from '../resume/header-words.ts'
import { dateRanges, singleDates } from '../resume/resume-dates.ts'
import { degreeHits } from '../resume/resume-degrees.ts'
import { actionOf } from './achievement-words.ts'
import { isFieldThroughout } from './run-on-degree.ts'

const wordsOf = (...parts: string[]): RegExp => new RegExp(`(?<![\\p{L}-])(?:${parts.join('|')})(?![\\p{L}-])`, 'iu')
const opensWith = (...parts: string[]): RegExp => new RegExp(`^\\W*(?:${parts.join('|')})(?![\\p{L}-])`, 'iu')

/** What studies come to their end by. */
const STAGE = wordsOf(
  '(?:thes[ie]s|dissertations?|defen[cs]es?|viva(?: voce)?|exam(?:ination)?s?|orals|prelims?|quals|candida(?:te|cy)|proposal|prospectus|chapters)',
  '(?:(?<=(?:one|two|three|final|last) )chapter|capstone|graduation|completion|conferral|requirements?)',
  '(?:course ?work|(?:course|class|module|credit|semester|trimester|term|year)(?:e?s)?|(?:credit|semester|quarter) hours|hrs)',
)
/** Words of studies that names hold too: "Graduate Student Union", "Honors Program". */
const OF_STUDY = wordsOf('(?:degree(?! college)|diploma|program(?:me)?|unit)s?', 'graduat(?:ed|ing)', '(?:student|graduate)s?(?=\\W*$| (?:at|by|in|late|next|of|on|since|this|until|with)(?!\\p{L}))')

/** The end is ahead, is not reached, or was given up. Grammar tells it (what will be, is to be, is not, is still), or the word itself. */
const NOT_ENDED = wordsOf(
  '(?:will|shall|should|to be|being|expect\\p{L}*|anticipat\\p{L}*|intend(?:s|ed|ing)?|hop(?:e|es|ing) to|plan(?:s|ned|ning)? (?:to|for))',
  '(?:aim(?:s|ing) (?:to|for)|about to|set to|slated|due|upcoming)',
  '(?:forthcoming|soon|until|pending|await\\p{L}*|waiting|(?:re)?scheduled?|tentative(?:ly)?|prospective|projected|nearly|near(?:ing)? completion)',
  '(?:almost|toward|towards|en route|underway|under (?:way|review|revision|examination|evaluation|consideration|preparation))',
  '(?:on (?:track|course|schedule|hold|pause|leave|break)|in (?:progress|process|preparation|review|revision|the making)|work in progress)',
  '(?:leave of absence|ABD|all but|all-but-\\p{L}+)',
  '(?:current|currently|still|ongoing|to date|so far|yet|not|never|without|lack(?:s|ed|ing)?|incomplete|partial(?:ly)?)',
  '(?:un(?:finished|completed|defended|awarded|earned)|fail(?:ed|ing)?|remain(?:s|ed|ing)?|to go|except(?:ing)?|minus|other than)',
  '(?:but (?:the |my )?(?:thesis|dissertation|exams?|defen[cs]e))',
  '(?<=\\d\\s?%\\s)(?:completed?|done|finished|through)',
  '(?:proposal|prospectus)(?= (?:was |has been )?\\p{L}+ed)',
  '(?:enroll?(?:ed|ing|ment)?|matriculat\\p{L}*|admitted(?! to (?:the )?(?:bar|practice))|attending|pursuing|studying|continuing(?! education))',
  '(?:finishing|completing|graduating|candidates?)',
)
/** The studies were given up, or put off. */
const GIVEN_UP = wordsOf(
  '(?:left|leaving|withdr[ae]wn?|withdrew|withdrawing|withdrawal|transferr(?:ed|ing)|dropped|drop-?out|quit|stopp?ed|paus(?:ed?|ing))',
  '(?:interrupt(?:ed|ion)|suspended|discontinued?|abandoned)',
  '(?:deferr?(?:ed|al)?|postponed?|delay(?:ed)?|resum(?:ed?|ing)|revoked|rescinded|cancel(?:l?ed)?|dismissed|expelled|terminated|lapsed?|expired)',
  '(?:cut short|break|hiatus|audited|mastered out|non-?degree)',
)
/** The words are those of an end that has not come, wherever they stand. */
export const isOpen = (text: string): boolean => NOT_ENDED.test(text) || GIVEN_UP.test(text)

/** "Third year", "Senior": such words open a line that tells of studies under way. */
const OPENS_SO = opensWith(
  '(?:course ?work|credits?|courses?|classes|thesis|dissertation|exams?) (?:complete|completed|done|only)',
  '(?:submitted|drafted|draft)(?=\\W*$)',
  '(?:\\p{L}+ ){0,2}(?:status|stage|phase|progress|standing) ?: (?!completed?|finished|passed|graduated|awarded|conferred|(?:full|part)[- ]time)\\p{L}+',
  '(?:switched|moved|changed|shifted|went|returned|relocated|called) (?:to|away|back|into|from)',
  'working (?:on|towards?)',
  '(?:freshman|sophomore|junior|senior|(?:rising|incoming) [\\p{L}-]+)(?=\\W*$| (?:standing|status))',
  '(?:first|second|third|fourth|fifth|final|last|\\d(?:st|nd|rd|th))[- ]year(?=\\W*$| (?:of|completed|only|student|studies|in)\\b)',
)
/** What the studies of those show who ended them, wherever it stands in the line. */
const BESIDE_STUDIES = wordsOf(
  '(?:honou?rs?|laude|distinction|merit|awards?|prizes?|medal(?:ist)?|scholar|scholars|scholarships?|fellow|fellowships?|grants?|stipend|bursary)',
  '(?:deans?|president|gpa|cgpa|grades?|rank(?:ed|ing)?|top|average)',
  '(?:minors?|major|majored|concentration|emphasis|speciali[sz](?:ed|ation)|focus(?:ed)?|electives?|abroad|exchange|visiting|member|captain|chair)',
  '(?:officer|association|society|club|team|council|union|government)',
  '(?:(?:first|second|third|1st|2nd|upper|lower) (?:class|division)|elected|inducted|selected|chosen|invited|appointed|recogni[sz]ed)',
  '(?:admitted to (?:the )?(?:bar|practice))',
  '(?:assistants?|assistantship|(?:supervised|advised|directed|guided|funded|sponsored|nominated|published)(?= (?:by|for|in|as))|tutor|instructor)',
  '(?:lecturer|teaching|research|projects?|probation|full[- ]time|regular|evening|distance|ects|experience)',
)
/** The end came. */
const ENDED = wordsOf(
  '(?:graduated|graduate of|conferred|alum(?:nus|na|ni)|valedictorian|salutatorian|defended|class of|awarded)',
  '(?:(?<=^\\W*)(?:completed|finished|passed)(?=\\W*$))',
  '(?:(?:degree|diploma|studies|program(?:me)?|thesis|dissertation) (?:was )?(?:granted|earned|received|obtained|accepted|completed|finished))',
  '(?:(?:earned|received|obtained|completed|finished) (?:the |my |an? |his |her |\\p{L}+ )?(?:degree|diploma|studies|program(?:me)?|thesis|dissertation|requirements))',
  '(?:(?:completed|finished|passed)(?: \\p{L}+){0,3} (?:with|in|on|at|early))',
  '(?:completed|finished|passed)(?= (?:in |on |by )?(?:\\p{Lu}\\p{L}+ )?(?:19|20)\\d\\d)',
)
/** Of the end only where nothing else of the course of studies is meant. */
const ENDED_PART = wordsOf('proposal|prospectus|course ?work|qualifying|comprehensive|preliminary|prelims|quals|candidacy|toward|towards|year|semester')

const LABEL_WORDS = [
  '(?:thesis|theses|dissertation|capstone|topic|title|subject|project|research|essay|paper|publication|report|work)s?',
  '(?:course ?work|(?:course|class|subject|module|elective|topic|skill)(?:e?s)?|minors?|majors?|concentrations?|emphasis|speciali[sz]ations?|focus|track|field)',
  '(?:gpa|cgpa|grades?|honou?rs?|awards?|activities|clubs?|memberships?|societies|scholarships?|achievements?|distinctions?|advis[eo]rs?)',
  '(?:supervis[eo]rs?|committee|mentors?|chairs?|location|languages?|tools)',
]
/** "Status: …", "Start: …", "Degree date: …". */
const STATE_WORDS = 'stat(?:us|e)|date|start|beg[iu]n|end|complet|graduat|degree|diploma|stud(?:y|ies)|progress|stage|standing|year|note|credit|hours|exam|defen|require|remain'
const TELLS_STATE = new RegExp(STATE_WORDS, 'i')
/** Behind a label. "Thesis on hold" and "Thesis in review" hold none. */
const MARKS = ['\\s*[:–—]\\s*', '\\s+-\\s+', '\\s*(?=["“‘«])', '\\s+(?:titled|entitled|called|named|about|included?s?|including|covered|covering)\\s+']
const NO_TITLE = 'hold|track|pause|leave|schedule|course|time|its|progress|process|preparation|review|revision'
/** "Thesis: …", "Relevant coursework – …", "Courses included …", "Honors thesis on …": behind it stands a title or a list. */
const LABEL = `(?:[\\p{L}.’'-]+(?: and| &|,|/)? ){0,4}(?:${LABEL_WORDS.join('|')})(?: (?:title|topic|area|and \\p{L}+))?`
const LABELLED = new RegExp(`^\\W*(${LABEL})(?:${MARKS.join('|')}|\\s+(?:on|in|of)\\s+(?!${NO_TITLE}))`, 'iu')
/** "Senior design: Hydraulic press": whatever it is called, as long as it is nothing of the course of studies. */
const OTHER_LABEL = /^((?:[\p{L}&’'-]+ ){0,4}[\p{L}&’'-]+ ?)\s?:\s+(?=\p{Lu})/u
const QUOTED = /["“«‘][^"”»’]{3,200}["”»’]/gu
/** "Botany Relevant Courses Introduction to Kilns": a list that no mark parts from what stands before it. */
const LISTS = [
  '(?:relevant|related|selected|key|core) (?:course ?work|courses|classes|subjects|modules)',
  'minors? in',
  'course ?work in(?= (?:\\p{L}+ ){1,3}(?:and|&))',
  'courses (?:included?|including|taken)',
]
const LIST_BEHIND = new RegExp(`\\b(?:${LISTS.join('|')})\\b.*$`, 'iu')
const COURSES = /\b[Cc]ourse ?work(?:\s*[:–—-]\s+|\s+)(\p{Lu}[^;|\t)]*)/u
/** "Coursework Only", "Coursework: Completed". */
const STATE_OF_COURSES = /^(?:all|complet\w*|done|only|finish\w*|pass\w*|\w+ed)\b/i

/** "3.5 Credits Earned: 62 Semester hours", in a form of the government. */
const FORM_OF_CREDITS = /(?:\b\d\.\d{1,2} )?\bcredits earned\s?: ?\d{1,3} (?:semester|quarter)(?: hours)?/gi

/** "Coursework: Soil, Clay": what a list of courses holds says nothing of how far the studies have come. */
export function withoutCourses(text: string): string {
  return text.replace(FORM_OF_CREDITS, '').replace(COURSES, (whole, list: string) => (isOpen(list) || STATE_OF_COURSES.test(list) ? whole : ''))
}

/** Where what was said of the title or the list ends. */
const BEHIND_TITLE = /(?:\s*[;([]|,\s|\.\s|\s[–—-]\s)(?=[^;([]{3,60}$)/u

const SMALL = /^(?:an?|and|as|at|by|for|from|in|of|on|or|the|to|with)$/
const isTitleCase = (text: string): boolean => (text.match(/[\p{L}’'-]{2,}/gu) ?? []).every((word) => SMALL.test(word) || /^\p{Lu}/u.test(word))

/** "Year of passing: 2014", "Graduation May 2014". */
const OF_THE_END = /^(?:(?:year|month|date|of|graduation|completion|passing|degree|conferral|commencement|award|class)(?!\p{L})[\s:.–—-]*)+$/iu
function datesEnd(text: string): boolean {
  const dates = singleDates(text)
  return dates.length > 0 && OF_THE_END.test(dates.reduceRight((rest, { index, length }) => rest.slice(0, index) + rest.slice(index + length), text).trim())
}

/** @param now a date behind it is ahead */
function isAhead(text: string, now: Date): boolean {
  const [year, month] = [now.getUTCFullYear(), now.getUTCMonth() + 1]
  return [...dateRanges(text), ...singleDates(text)].some(({ startYear, startMonth, endYear, endMonth }) => {
    const [last, of] = endYear === null ? [startYear, startMonth] : [endYear, endMonth]
    return last !== null && (last > year || (last === year && (of ?? 0) > month))
  })
}

/** "September 2015 Thesis: …". */
function behindDate(text: string): string {
  const [date] = [...dateRanges(text), ...singleDates(text)].sort((a, b) => a.index - b.index || b.length - a.length)
  return date?.index === 0 ? text.slice(date.length).trim() : text
}

function otherLabel(text: string): RegExpExecArray | null {
  const found = OTHER_LABEL.exec(text)
  return TELLS_STATE.test(found?.[1] ?? '') ? null : found
}

/** What is left of a line without the titles and lists in it: they may say anything. */
export function withoutTitles(line: string): string {
  const plain = withoutCourses(line.replace(QUOTED, ' ').replace(LIST_BEHIND, '')).trim()
  const told = behindDate(plain)
  const [label = '', name = ''] = LABELLED.exec(told) ?? otherLabel(told) ?? []
  if (label === '' || isOpen(name)) return plain
  const value = told.slice(label.length)
  // "Thesis: in progress", "Coursework: completed": no title begins in small letters, and none is one word of the course of studies.
  const words = value.split(/\s+/).filter((word) => /\p{L}/u.test(word))
  const marked = /[:–—-]\s*$/.test(label)
  const ofWork = (beginsWithVerb(value) || /^\p{Lu}\p{Ll}+ing\s/u.test(value)) && !OF_COURSE_OF_STUDY.has(actionOf(value) ?? '') && !isOpen(words[0] ?? '')
  if (marked && !ofWork && (/^\p{Ll}/u.test(value) || words.length <= 4) && (isOpen(value) || /^(?:\p{L}+ed|written|done|complete)\W*$/iu.test(value))) return `${name} ${value}`
  const behind = value.search(BEHIND_TITLE)
  const rest = behind < 0 ? '' : value.slice(behind).replace(/^[\s,;.–—-]+/, '')
  return /^\P{Lu}/u.test(rest) ? rest : ''
}

/** Said outright, in whatever title, label, or honor it stands. */
const SAYS_NOT = wordsOf(
  'no (?:degree|diploma)',
  '(?:received|earned|awarded|obtained) no (?:degree|diploma)',
  'ABD',
  '(?:did|do|does) not (?:graduate|complete|finish)',
  'not (?:completed|finished|conferred|awarded)',
  'non-graduat\\p{L}+',
  '\\d+ (?:of|out of) \\d+ credits',
  '(?:graduated|completed|finished|awarded|conferred|earned|degree|diploma)(?: (?:awarded|granted|conferred|earned|received))?\\s?[:?]\\s?(?:no(?!\\. ?\\d)|none|nil|n/a|\\d{1,2} ?%)',
  '(?:completed|finished|done) all but',
  'exmatriculat\\p{L}*',
  'pre-?doctoral(?= (?:stage|phase|stud\\p{L}+|status|candidate|level)|\\W*$)',
  '(?<=^\\W*)[123]L(?=\\W*$)',
  '(?:completed|finished) (?:\\d{1,2} ?%|in part)',
  '(?:completed|finished) (?:all |the )?course ?work (?:with|only|toward|towards|for|but)',
  'will (?:be |have (?:been )?)?(?:graduate|awarded|award|complete|completed|finish|finished|receive|conferred)\\p{L}*',
)

/** "Enrolled, not finished because of the move": the studies ended without the degree. */
export function saysNotEarned(given: string): boolean {
  return given
    .replace(QUOTED, ' ')
    .split(/[;|•\t]|,\s|\.\s|\s[–—-]\s/)
    .some((part) => NOT_EARNED.test(part.trim()))
}

const NOT_EARNED =
  /^\W*(?:(?:but|and|studies|degree|program(?:me)?|was|were) )*(?:not (?:finished|completed|awarded|conferred)|never (?:finished|completed)|unfinished|no degree(?: (?:awarded|earned|conferred|received))?|(?:did|could) not (?:finish|complete|graduate)|(?:left|withdrew) (?:without|before) (?:\p{L}+ ){0,3}(?:degree|graduati(?:on|ng)|complet(?:ion|ing))|dropped out)(?=\W*$| (?:because|due|owing|for|when|after|as|in|since|the degree|my degree)(?!\p{L}))/iu

/** "After a break I obtained my Kiln Design degree": the end came; that of another level, or elsewhere, tells nothing. */
const OBTAINED =
  /\b(?:earned|received|obtained) (?:my|the|an?|his|her) (?:(?!(?:towards?|for|of|without|in|other|another|second|high|honorary|associate|bachelor|master|doctor)\p{L}*\b)\p{L}+ ){0,3}(?:degree|diploma|double major)\b/iu
const WENT_AWAY = /\b(?:left|leaving|transferr|withdr|dropp|quit|elsewhere|instead|another)/i

/** The line leaves open whether the studies beside it came to their end. @param now the day of reading */
export function leavesOpen(given: string, now: Date): boolean {
  // A label is tried from each mark of a run.
  const line = given.replace(/([.’'-]{3})[.’'-]+/g, '$1')
  if (SAYS_NOT.test(line.replace(QUOTED, ' '))) return true
  const [obtained] = OBTAINED.exec(line) ?? []
  if (obtained !== undefined && !WENT_AWAY.test(line) && !isOpen(line.slice(line.indexOf(obtained) + obtained.length))) return false
  const describes = line.split(/\s+/).length > LONGEST_LINE
  const parts = line.split(/[;|•\t]/)
  // "Kilns and Society; Race, Class and Justice; Penology": what was taught.
  if (parts.length > 3 && parts.every(isTitleCase) && !isOpen(line)) return false
  return parts.some(
    (part) =>
      !(RECEIVED_AWARD.test(part) && !isOpen(part)) &&
      withoutTitles(part)
        .split(/,(?= )|\.\s/)
        .map((piece, at) => (at === 0 ? piece : withoutTitles(piece)))
        .filter((piece) => /\p{L}{2}/u.test(piece))
        .some((piece) => (!describes || (isOpen(piece) && STAGE.test(piece))) && isRemark(piece.trim(), now, part.trimStart().startsWith(piece))),
  )
}

/** "Actively pursuing a teaching certification", "studying for the CPA exam": what is open is no degree. */
export function aimsAtCertificate(text: string): boolean {
  return (
    (/\b(?:certif|licen[cs])/i.test(text) || /\bfor (?:the |my )?\p{Lu}{2,6} [Ee]xam\b/u.test(text)) &&
    NOT_ENDED.test(text) &&
    !GIVEN_UP.test(text) &&
    !OF_A_DEGREE.test(text) &&
    degreeHits(text).length === 0
  )
}

const OF_A_DEGREE = wordsOf('degrees?|graduat\\p{L}+|thesis|dissertation|course ?work|(?:course|class|credit|semester|trimester|term|year)(?:e?s)?|hours|studies')

function isRemark(piece: string, now: Date, leads: boolean): boolean {
  if (aimsAtCertificate(piece) || isNameOfSchool(piece) || namesCourses(piece) || namesCountry(piece) || /^continu(?:ed|ing) education\b/i.test(piece)) return false
  const words = piece.split(/\s+/).length
  const ofStage = STAGE.test(piece)
  const ofStudy = ofStage || OF_STUDY.test(piece)
  const beside = BESIDE_STUDIES.test(piece)
  const givenUp = GIVEN_UP.test(piece) && !(isTitleCase(piece) && words > 3 && /\p{Ll}/u.test(piece))
  const open = isOpen(piece)
  if (ENDED.test(piece) && !ENDED_PART.test(piece)) return isAhead(piece, now) || (open && !beside)
  // "Withdrew For Family Reasons", in whatever letters.
  if ((OPENS_SO.test(piece) || isOpen(piece.split(/\s+/)[0] ?? '')) && !beside) return true
  if (isAhead(piece, now)) return true
  // "Completion of Kiln Safety" tells of another course.
  if (
    !open &&
    /^\P{L}*(?:Graduation|Completion) (?:of|from) (?:the )?(?!Course|Credit|Class|Semester|Term|Year|Requirement|Thes|Dissert|Exam|Degree|Program|Stud|All|Some|Most|One|Two|Three|First|Second|Third)\p{Lu}\p{L}+ \p{Lu}/u.test(
      piece,
    )
  )
    return false
  if (!open && (DESCRIBES_PROGRAM.test(piece) || (NAME_AHEAD.test(piece) && isWork(piece.replace(NAME_AHEAD, ''))))) return false
  if (isWork(piece) || (!open && ([A_FORM, WHOLE_COUNT, OTHER_EXAM].some((pattern) => pattern.test(piece)) || namesSubject(piece) || datesEnd(piece)))) return false
  if ((open && ofStage) || givenUp || (ofStudy && GOING_ON.test(piece))) return true
  if (beside && !isTitleCase(piece) && isOpen(piece.replace(/^\S+\s/, ''))) return true
  if (beside || tellsOfTitle(piece) || (words === 1 && !open) || words > LONGEST_REMARK) return false
  if (!ofStage && ((isTitleCase(piece) && words > 3 && /\p{Ll}/u.test(piece)) || (!open && NAMES_PROGRAM.test(piece)))) return false
  if (!open && isTitleCase(piece) && !beginsWithVerb(piece) && NAMES_THESIS.test(piece)) return false
  if (open || ofStage) return true
  if (!ofStudy && ENDED_OTHER.test(piece) && !IN_PART.test(piece)) return false
  const tellsDeed = beginsWithVerb(piece) && !/^(?:\p{L}+ing|applied)\b/iu.test(piece)
  return !isTitleCase(piece) && (ofStudy || SENTENCE.test(piece) || (leads && (tellsDeed || isProse(piece))))
}

/** "Universidade Federal do Rio Quill, Marble": capitals, and the small words that join them in whatever language. */
function isNameOfSchool(piece: string): boolean {
  return (
    /^(?:\p{Lu}[\p{L}.’'-]*|Universi\p{L}+)(?: (?:\p{Lu}[\p{L}.’'-]*|de|do|da|dos|das|du|des|del|della|di|la|las|los|el|le|les|et|e|y|of|and|for|the))*$/u.test(piece) &&
    ROMANCE_KIND.test(piece) &&
    !isOpen(piece)
  )
}

/** "Received the kiln award from the College of Clay, Quill University, for my work". */
const RECEIVED_AWARD = /^\W*(?:received|awarded|won|earned)\s[^;.]{0,60}?\b(?:awards?|scholarships?|prizes?|medals?|fellowships?)\b/i

/** "Child Development and Psychology coursework", "studio art courses": what was studied, and nothing of how far. */
function namesCourses(piece: string): boolean {
  const [, subject = ''] = piece.match(/^(?:and )?((?:[\p{L}/&’'-]+ ){1,6})(?:courses?|classes|course ?work)\W*$/iu) ?? []
  const isName = /\sCourse\W*$/.test(piece) && isTitleCase(piece) && subject.trim().includes(' ')
  return (namesField(subject) || isName) && !OF_THE_COURSE.test(subject) && !isOpen(subject) && !beginsWithVerb(piece)
}

const LONGEST_COUNTRY = 40
/** "united states" behind a school. */
const namesCountry = (piece: string): boolean => piece.length < LONGEST_COUNTRY && isPlace(`Anywhere, ${piece.toLowerCase().replace(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase())}`)

const OF_THE_COURSE = wordsOf(
  'all|most|some|half|required|complet\\p{L}*|finish\\p{L}*|pass\\p{L}*|tak\\p{L}*|attend\\p{L}*|doctoral|graduate|ph\\.?d|master\\p{L}*|bachelor\\p{L}*|degree',
  'core|last|final|first|second|third|one|two|three|four|five|six|only|more|few|several|many|for|in|of|major|minor|program|my',
)

const ROMANCE_KIND = /\b(?:Universidade|Universidad|Universit[éà]|Instituto|Faculdade|Facultad|Escola|Escuela|École|Politécnic[oa])(?!\p{L})/u

/** A paragraph describes something. */
const LONGEST_LINE = 40
/** A sentence that is longer does too. */
const LONGEST_REMARK = 16
/** "School closed before I could", "Writing up": words that names, lists and honors have not. */
const SENTENCE = wordsOf(
  '(?:my|we|they|is|was|were|are|has|have|had|been|am|do|does|did|can|could|would|might|must|to (?:follow|come|be))',
  '(?:before|because|due to|when|while|if|as soon as|though|although|once|up|off|out|back|away|ahead|half ?way|instead)',
)
/** "Backlog in two subjects": words in small letters that name nothing and nobody. */
function isProse(piece: string): boolean {
  const [first = '', ...rest] = piece.split(/\s+/)
  const small = [first.toLowerCase(), ...rest].filter((word) => /^\p{Ll}{3,}\W*$/u.test(word) && !SMALL.test(word))
  return (
    rest.length < LONGEST_REMARK / 2 &&
    small.length > 2 &&
    !/:\/\/|@/.test(piece) &&
    !rest.some((word) => /^\p{Lu}|\d/u.test(word)) &&
    !namesJob(first) &&
    !namesSchool(piece) &&
    !isFieldThroughout(piece)
  )
}

/** "Credits Earned: 96 Semester hours", in a form of the government; "128 credits", which are those of a whole bachelor's degree. */
const A_FORM = /^(?:total |semester |quarter )?(?:credits?|hours)(?: hours)?(?: earned)?\s?:\s?\d+(?: (?:semester|quarter) hours)?$/i
const WHOLE_COUNT = /(?<!\bof |[/\d.])(?:1[2-9]|2\d)\d (?:semester |credit )?(?:hours|hrs|credits)\b/i
/** "Completed glaze training and received a license", "I earned over 150 community service hours": what came to its end beside the degree. */
const ENDED_OTHER = /^\W*(?:I )?(?:completed|finished|received|earned|obtained|passed) [\p{L}\d]+ [\p{L}\d]/iu
const IN_PART = wordsOf(
  '\\d+ ?(?:%|/|of|out of|hours|hrs)',
  '(?:one|two|three|four|five|six|seven|most|half|part|some|many|much|several) of',
  'most|half|parts?|portion|phase|several|almost|nearly|but|only|through|instead|rather',
)
/** "Two-year dyeing program which included both wool and silk courses": what the whole of the studies held. */
const DESCRIBES_PROGRAM =
  /^(?:(?!(?:the|my|this|his|her|of|on|to|in|into|from|through)\b)[\p{L}’'-]+ ){1,6}(?:program(?:me)?|curriculum) (?:(?:which|that|with) )?(?:includ|cover|combin|consist)\p{L}*/iu
/** "Botany Gained knowledge of clay through courses": behind a name that ran into it, a deed. */
const NAME_AHEAD = /^(?:\p{Lu}\p{L}+ ){1,4}?(?=\p{Lu}\p{Ll}+ed \p{Ll})/u
/** "Dual degree", "Five-year integrated program with Marble College". */
const NAMES_PROGRAM = /^(?:(?!(?:the|my|this|his|her|of|on|to|in|into|from|through)\b)[\p{L}’'-]+ ){1,4}(?:degree|diploma|program(?:me)?)(?: (?:in|with|at|for)\b.*)?\W*$/iu
/** "Botany MSc Thesis", "Thesis Track". */
const NAMES_THESIS = /(?:^|\s)thesis (?:track|option|program|route)(?: .*\d{4})?$|\s(?:thesis|dissertation|capstone)(?: .*\d{4})?\W*$/i
/** "Passed the CPA exam", "Bar exam": no degree's. */
const OTHER_EXAM = /(?:(?<!\p{L})\p{Lu}{2,5}|\b[Bb]ar|\b[Bb]oard|[Ll]icens\p{L}+|[Cc]ertif\p{L}+) [Ee]xam/u
/** "Fraud Examination" is a subject, and none of those by which studies end. */
function namesSubject(piece: string): boolean {
  const kind = /(?<![\p{L}-])(\p{Lu}\p{Ll}+) Examination(?!\p{L})/u.exec(piece)?.[1]
  return kind !== undefined && !OF_THE_END_OF_STUDIES.test(kind)
}

const OF_THE_END_OF_STUDIES = new RegExp(
  `^(?:${[
    'qualifying|comprehensive|preliminary|candidacy|cumulative|entrance|exit|final|first|second|last|oral|written|public|general|special|breadth|depth|field|area|major',
    'thesis|dissertation|doctoral|phd|graduate|degree|diploma|masters?|bachelors?|honou?rs|state|national|the|my|this|each|one|no',
  ].join('|')})$`,
  'i',
)
/** What even a line with honors in it says of studies under way. */
const GOING_ON = wordsOf('expected|anticipated|candidate for|graduating(?! class)|to be|pending|will|in progress')

/** By these a degree comes about; others are what somebody did beside it. */
const OF_COURSE_OF_STUDY = new Set(
  'complete finish pass defend submit earn take attend begin start write draft prepare need continue study pursue advance enroll register read receive require'.split(' '),
)

/** "Tutored students who are currently enrolled": a deed, and not one of those that bring a degree about, nor one done to it ("Postponed the defense"). */
function isWork(piece: string): boolean {
  const [first = '', ...rest] = piece.toLowerCase().split(/\s+/)
  const action = actionOf(piece) ?? ''
  if (!beginsWithVerb(piece) || rest.length < 2 || OF_COURSE_OF_STUDY.has(action)) return false
  if (isOpen([first, ...rest.slice(0, 2)].join(' ')) || /^(?:to|by|from|out|off|up)$/.test(rest[0] ?? '')) return false
  const [object = ''] = rest.join(' ').split(/\b(?:of|for|in|with|as|to|at|on|from|by|and)\b/)
  return OF_TEACHING.has(action) || !(STAGE.test(object) || /^(?:the|my|this) (?:degree|program|programme|diploma|studies)\b/.test(object))
}

/** "Thesis examined kilns in small towns": what it does is what it is about. */
const tellsOfTitle = (piece: string): boolean => isWork(/^(?:\S+ ){0,2}?(?:thesis|dissertation|capstone) (.+)$/i.exec(piece)?.[1] ?? '') && !isOpen(piece)

/** "Studied …", "Led …": in another form than the noun or the name of it has. */
function beginsWithVerb(piece: string): boolean {
  const action = actionOf(piece)
  return action !== null && action !== (/\p{L}+/u.exec(piece)?.[0] ?? '').toLowerCase()
}

const OF_TEACHING = new Set('teach grade tutor assist instruct lead design develop coach mentor help create'.split(' '))
