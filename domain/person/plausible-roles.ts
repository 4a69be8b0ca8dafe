/** What is set out like a position and is none: parts of sentences, courses, studies, projects. */
import { employerScore, isCity, isPlace, namesSchool, surelyEmployer, titleScore } from '../resume/header-words.ts'
import { degreeHits } from '../resume/resume-degrees.ts'
import { actionOf } from './achievement-words.ts'
import { dateAlone, type RoleEntry } from './role-entries.ts'
import type { Named } from './role-names.ts'

export const OF_PROJECT = /^(?:description|project|environment|synopsis)\s*:/i
/** What stands before a date or a name and tells what it is. */
const LABEL_ALONE = /^(?:(?:time |employment |working )?(?:duration|period)(?: of (?:employment|service|work))?|tenure|dates?|role|client|designation|organi[sz]ation|from|since|to|till|until)$/i
/** Addresses are no name, and words that begin or end like a part of a sentence are none. */
const PART_OF_SENTENCE =
  /\S@\S+\.\p{Ll}{2,}|https?:|^\p{Ll}+\s(?!\p{Lu})(?:\S+\s){3}|^(?:are|is|was|were|from|under|to|the|of|and|in|for|with)\b|^\p{Lu}\p{Ll}+ly(?:$|,|\s\p{Ll})|\s(?:of|for|in|and|to|the|with|by|at|upon|since)$|(?<!\b(?:Sr|Jr|Dr|St|Asst|Assoc|Prof|Inc|Co|Ltd|Corp|Dept|\p{Lu}))\.\s\p{Lu}\p{Ll}+ \p{Ll}/u

/** @param blanked this resume has placeholders where its employers stand: what is left alone is a title */
export function withNames(named: Named, blanked: boolean): Named {
  const name = (text: string | null) =>
    text === null || !/\p{L}/u.test(text) || LABEL_ALONE.test(text) || PART_OF_SENTENCE.test(text) || dateAlone(text) || isSentence(text) || tellsWork(text) || COURSE_CODE.test(text) ? null : text
  const [title, told] = [name(named.title === null ? null : withoutCourse(named.title.replace(/^N\/A\s+(?=\p{Lu})/u, ''))), employs(name(named.employer))]
  // "Marble Bay, CO" employs nobody.
  const employer = told !== null && isPlace(told) ? null : told
  const isTitle = title === null && employer !== null && !surelyEmployer(employer) && (blanked ? !OF_PROJECT.test(employer) : named.title !== null && titleScore(employer) >= 2)
  // "Banking Center Manager, Assistant Vice President" are two titles.
  if (title !== null && employer !== null && ENDS_AS_TITLE.test(employer) && !surelyEmployer(employer)) return { ...named, title, employer: null, sure: false }
  return isTitle ? { ...named, title: employer, employer: null, sure: false } : { ...named, title, employer }
}

/** "Kiln Design (CER 3140)". */
const COURSE_CODE = /\((?:\p{Lu}{2,5}|\p{Lu}\p{Ll}{2,6})[ -]?\d{3,5}\p{Lu}?\)/u

/** "Teaching Assistant, Kiln Design (CER 3140)". */
function withoutCourse(title: string): string {
  const [first = title] = title.split(/,\s+|\s+for\s+/)
  return COURSE_CODE.test(title) && titleScore(first) >= 2 ? first : title
}

/** "PhD Dissertation Advisor" beside a name: whom somebody advises is no employer. */
export function isAdvising({ title, employer }: Named): boolean {
  return (
    [title, employer].some((name) => /\b(?:dissertation|thesis|practicum|capstone|doctoral|masters?)\b.*\b(?:advis[eo]r|committee|reader|supervisor|mentor)\b/i.test(name ?? '')) &&
    !surelyEmployer(employer ?? '') &&
    employerScore(employer ?? '') === 0
  )
}

/** Parts of sentences and of lists: what is open, cut or parted within names nothing surely. */
export function isImplausible({ title, employer }: Pick<Named, 'title' | 'employer'>): boolean {
  const isTorn = (text: string) => {
    const [open, closed] = [text.match(/\(/g)?.length ?? 0, text.match(/\)/g)?.length ?? 0]
    return open !== closed || /;|[,(&/]$|\s(?:of|and|for|the|in|with|to|at)$/i.test(text)
  }
  return (
    (employer !== null && employerScore(employer) === 0 && !surelyEmployer(employer) && !namesSchool(employer) && !looksLikeName(employer)) ||
    (employer !== null && /^an? \p{L}/iu.test(employer)) ||
    [title ?? '', employer ?? ''].some(isTorn) ||
    isDoubled(title ?? '') ||
    // "Marble, KY & Harbor" are places.
    /,\s\p{Lu}{2}\s(?:&|and|\/)\s\p{Lu}/u.test(employer ?? '') ||
    // "Marble Branch. (Volunteer)" is where somebody worked.
    (/\b(?:branch|campus|district|region)\.?(?:\s*\([^)]*\))?$/i.test(title ?? '') && titleScore((title ?? '').replace(/\s*\([^)]*\)$/, '')) < 2) ||
    /^(?:co-?)?(?:supervision|examination|invitation|organi[sz]ation|participation|membership|reviewing|mentoring|supervising|attendance)\b|:\s|\b\p{L}{2,10}-\d{3}\b|^(?:oral|external|thesis) examiner\b/iu.test(
      title ?? '',
    ) ||
    /^clients?\s/i.test(employer ?? '') ||
    // "University of Western Quill London" holds its town.
    isCity(employer?.match(/^University of (?!(?:\p{Lu}\p{L}+ )?(?:North|South|East|West|Greater|Central) )\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)* (\p{Lu}\p{L}+)$/u)?.[1] ?? '') ||
    /:|^[^\p{L}\d]|^(?:with|without|and|or|of|in|at|on|by)\s|\b\p{Lu}{2,5} \d{3,4}\b|^\p{Lu}\p{L}{2,12} \d{3,4}\p{Lu}?$/u.test(employer ?? '') ||
    /^(?:spring|summer|autumn|fall|winter)\b|\b(?:course|seminar|workshop|conference|thesis|award|prize)s?\b/i.test(employer ?? '')
  )
}

/** Where no word tells of an organization, a few words with capitals are a name; "time", "A Flexible Tag based Nose" and "Bash scripting, Linux" are none. */
function looksLikeName(employer: string): boolean {
  const words = employer.replace(/\s*\([^()]*\)$/, '').split(/\s+/)
  const small = words.filter(
    (word, n) =>
      /^\p{Ll}/u.test(word) &&
      !/^\p{Ll}{1,2}\p{Lu}/u.test(word) &&
      !/^(?:of|and|the|de|du|di|da|do|dos|das|des|del|della|la|las|los|le|les|y|e|et|und|der|van|von|för|og)$/.test(word) &&
      !(n === 0 && words.length > 1) &&
      !/\.\p{Ll}/u.test(word),
  )
  return (small.length === 0 || (small.length === 1 && words.length === 2)) && words.length <= 8
}

/** A course employs nobody, nor does what is done there. */
function employs(text: string | null): string | null {
  return text !== null &&
    (/\bcourse\b|^(?:\p{Lu}{2,5} )?\p{Lu}{2,5} \d{3,4} - /iu.test(text) || /^(?:administration|head|member|working|responsible|serving|problem setter)\b.*\b(?:of|as|in)\b/i.test(text))
    ? null
    : text
}

const ENDS_AS_TITLE =
  /\s(?:manager|director|officer|supervisor|coordinator|specialist|analyst|engineer|consultant|vice president|assistant|associate|representative|administrator|technician|teacher|nurse|clerk|developer|accountant|scholar|researcher|fellow|lecturer|professor|scientist|student|intern|instructor)$/i

/** "ETC1010: Data Modelling", a course that is taught. */
export function isCourse({ header }: RoleEntry): boolean {
  const text = header[0]?.rest ?? ''
  return /^(?:\p{Lu}{2,5} )?\p{Lu}{2,5}[ -]?\d{3,4}\p{Lu}?\b/u.test(text) && titleScore(text) === 0
}

/** "Ana Duarte, Kiln Science, Quill University" among those whom the person taught. */
export function isStudent({ title, employer }: Named): boolean {
  const [name = '', field = '', ...school] = (title ?? employer)?.split(', ') ?? []
  return (
    (title === null || employer === null) &&
    school.length > 0 &&
    namesSchool(school.join(', ')) &&
    /^\p{Lu}[\p{L}.'’-]+(?: \p{Lu}[\p{L}.'’-]*){1,2}$/u.test(name) &&
    employerScore(name) === 0 &&
    titleScore(name) === 0 &&
    employerScore(field) === 0 &&
    !namesSchool(name)
  )
}

/** An honor, or a certificate, with its date. */
export function isHonorAlone({ title, employer }: Named): boolean {
  return [title, employer].some(
    (name) =>
      /^(?:dean['’]?s list|president['’]?s list|honou?r roll)\b|^(?:full |partial )?(?:(?:doctoral|graduate|undergraduate|travel|dissertation|merit|academic|tuition) )*(?:scholarship|fellowship|grant)$/i.test(
        name ?? '',
      ) && !/^(?:scholar|fellow|grant)\p{L}*$/iu.test(name ?? ''),
  )
}

/** "Academic Projects" with their years, alone or over what they were called: the heading of a list. */
export function isProjectsAlone({ title, employer }: Named): boolean {
  return [title, employer].some((name) =>
    /^(?:(?:\p{L}+ ){0,2}(?:academic|course|class|college|university|school|student|personal|key|selected|relevant|major|other|capstone|technical|side|independent|group) )?projects?(?: (?:work|experience|details|undertaken|completed|handled))?\W*$/iu.test(
      name ?? '',
    ),
  )
}

/** "Manager Kiln Marble Systems Kiln Manager": the same job twice in one title, with nothing between that joins the two. */
export function isDoubled(title: string): boolean {
  return /(?<!\p{L})(manager|engineer|analyst|director|supervisor|coordinator|specialist|consultant|developer|technician|officer|representative|administrator|accountant|teacher|nurse|designer|scientist)(?!\p{L})(?:(?!\s(?:and|&|or|to|of|for)\s)[^,;/|()–—-])+?(?<!\p{L})\1(?!\p{L})/iu.test(
    title,
  )
}

/** A degree with its school, among the positions. */
export function isStudy(parts: { text: string }[]): boolean {
  return parts.some(({ text }) => degreeHits(text)[0]?.index === 0) && parts.some(({ text }) => namesSchool(text)) && parts.every(({ text }) => titleScore(text) < 2)
}

/** "Take orders". */
function tellsWork(text: string): boolean {
  return /^\p{L}+ \p{Ll}/u.test(text) && actionOf(text) !== null && titleScore(text) === 0 && employerScore(text) === 0
}

/** Many small words, and none that names a job or an employer. */
function isSentence(text: string): boolean {
  const small = text.split(/\s+/).filter((word) => /^\p{Ll}{3,}/u.test(word) && !/^(?:and|for|the|with)$/.test(word)).length
  return small > 3 && small >= text.split(/\s+/).length * 0.4 && titleScore(text) === 0 && !surelyEmployer(text)
}
