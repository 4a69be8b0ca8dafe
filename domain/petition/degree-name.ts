/** The names of degrees as they are conferred: a level, what it is of or in, and nothing else. What has more words is no degree here, and is asked for. */
import { MONTH_NAMES } from '../format-date.ts'
import { sentencesOf } from './checks/block-text.ts'
import { monthOfDay } from './months.ts'

export type DegreeLevel = 'doctorate' | 'master' | 'bachelor'

const DISCIPLINES =
  'sciences?|arts?|engineering|technolog(?:y|ies)|philosophy|administration|health|polic(?:y|ies)|education|architecture|laws?|social work|nursing|practice|medicine|surgery|dentistry|pharmacy|commerce|applications?|finance|accountancy|accounting|music|divinity|theology|ministry|systems|affairs|planning|studies|research|management|economics|therapy|chiropractic|optometry|design|journalism|agriculture|forestry|teaching|informatics|analytics|business|marketing|psychology|history|literature|languages?|communications?|computing|disorders|development|conservation|nutrition|construction|resources|relations|letters|geography|geology|hydrology|[\\p{L}]{2,20}(?:ology|ography|onomy|ometry|istry|iatry|ics)|nanoscience|neuroscience|bioengineering|biochemistry|biotechnology|criminology|counseling|GIS|film|theat(?:er|re)|dance|water|energy|soils?|materials|security|justice|leadership|metallurgy|surveying|English|artificial intelligence|machine learning'
const SORTS_OF =
  'advanced|aerospace|agricultural|animal|applied|architectural|biological|biomedical|business|chemical|civil|clinical|communication|computer|computing|control|creative|cultural|data|dental|earth|educational|electrical|electronics?|elementary|engineering|environmental|exercise|family|fine|food|general|geotechnical|global|graphic|health|healthcare|human|hydraulic|industrial|information|instructional|interior|international|landscape|liberal|library|life|manufacturing|marine|materials|mathematical|mechanical|medical|mining|molecular|natural|nuclear|nursing|occupational|operations|oral|organizational|osteopathic|petroleum|pharmaceutical|physical|physician assistant|plant|political|power|professional|project|public|quantitative|regional|religious|safety|secondary|social|software|soil|special|speech|sport|structural|supply chain|surgical|sustainable|systems|technical|telecommunications?|transportation|urban|veterinary|water|wildlife|computational|theoretical|experimental|comparative|American|European|African|Asian|Latin American|English|modern|classical|organic|inorganic|analytical|atmospheric|ocean|coastal|transport|process|metallurgical|automotive|network|polymer|textile|sports|crop|rural|sanitary|renewable|naval|forensic|strategic|financial|criminal|actuarial|early childhood|child|school|rehabilitation|tourism|hospitality|construction|risk|signal|quantum|optical'
/** Each word of what a degree is of or in is known. */
const NAMED = `(?:(?:${SORTS_OF}),? (?:and |& )?){0,3}(?:${DISCIPLINES})`
/** Behind a level these are no discipline, but what one does there: “PhD studies”, “MBA applications”; and a “Master” alone may be of a trade. */
const DONE_THERE = 'studies|research|education|teaching|planning|practice|development|applications?|letters|(?<!human )resources|policies|topics|basics|academics|athletics'
const BEHIND = `(?<!\\b(?:Master|Bachelor|Doctor|Doctorate|Diplom) )(?![^()]*\\b(?:${DONE_THERE})\\b)${NAMED}`
const listOf = (part: string): string => `${part}(?:(?:,? and |, (?!(?:${DONE_THERE})\\b)| & | of )${part}){0,3}`
const OF = listOf(NAMED)
/** In Spanish and Portuguese the discipline stands first: “en Ingeniería Civil”. */
const EN =
  '(?:en|em) (?:ingenieria|engenharia|ciencias?|administra(?:cion|cao)|derecho|direito|educa(?:cion|cao)|medicina|arquitectura|arquitetura|economia|fisica|quimica|matematicas?|enfermeria|psicologia|biologia|geologia|informatica)(?: (?:de |da |e |y )?\\p{L}{3,20}){0,3}'
const IN = `(?: (?:in ${listOf(NAMED)}|${EN}))`

const DOCTORS =
  'PhD|DPhil|MD|JD|EdD|DDS|DMD|PharmD|DVM|DNP|DBA|DEng|EngD|DSc|ScD|PsyD|DPT|DO|AuD|ThD|SJD|JSD|DrPH|Dr\\.?-?Ing|Dr\\.? ?rer\\.? ?nat|Dr\\.? ?med|Juris Doctor|Doctorado|Doutorado|Doctorat|Doctorate(?: degree)?|Doctoral degree|Doctor’s degree|Doctor(?= (?:of|in|en) )'
const MASTERS =
  'MBA|EMBA|MSc|MS|MA|MEng|ME|MTech|MPhil|MEd|MPH|MFA|MPA|MSW|LLM|MArch|MPP|MSN|MSE|MRes|MSEE|MSCS|MPS|MHA|MCA|MCom|MIS|MUP|MLIS|MDiv|DEA|Magister|Maestria|Mestrado|Laurea Magistrale|Master(?:’?s)?(?: degree)?'
const BACHELORS =
  'BSc|BS|BA|BEng|BE|BTech|BCom|BEd|BArch|BBA|BFA|BSN|BPharm|BCA|LLB|MBBS|Bachelor of Medicine,? (?:and )?Bachelor of Surgery|MBChB|Licenciatura|Licenciad[oa]|Bacharelado|Bacharel|Baccalaureate degree|Diplom(?:-?Ingenieur(?:in)?)?|Ingenier[oa](?: (?:civil|mecanic[oa]|electric[oa]|electronic[oa]|industrial|quimic[oa]|ambiental|agronom[oa]|(?:en|de) sistemas))?|Laurea|Bachelor(?:’?s)?(?: degree)?'
/** “Ph.D.”, “M. Sc.”: stops and blanks within an abbreviation are none. */
const LEVELS: readonly [DegreeLevel, RegExp][] = [
  ['doctorate', DOCTORS],
  ['master', MASTERS],
  ['bachelor', BACHELORS],
].map(([level, names]) => [
  level as DegreeLevel,
  new RegExp(
    `^(?:(?:Executive|Joint|Dual|Professional|Integrated|Honou?rs) )?(?:${names!})(?: (?:of|de) ${OF})?(?: \\(Hon(?:ou)?rs\\)| \\(Hons\\)| Hons)?${IN}?(?:,? ${BEHIND}| \\(${BEHIND}\\)| \\((?:${names!})\\))?$`,
    'iu',
  ),
])

/** What a university adds to a name that is whole. */
const ADDED =
  /(?:,? with (?:(?:high|first[- ]class|second[- ]class) )?(?:hono(?:u)?rs|distinction)|,? (?:summa |magna )?cum laude| \((?:first|second)[- ]class hono(?:u)?rs\)| \((?:hono(?:u)?rs|hons\.?|Oxon\.?|Cantab\.?|FH)\))$/i
const bare = (words: string): string => words.normalize('NFD').replace(/\p{M}/gu, '').replace(/[’'‘]/g, '’').replace(/\s+/g, ' ').trim()
/** “M. Sc.” → “MSc”, “LL.M.” → “LLM”. */
const withoutStops = (words: string): string =>
  words
    .replace(/\b(\p{Lu}\p{Ll}?)\. (?=(?:D|A|S|Sc|Eng|Tech|Ed|Phil|Arch|Com)\b)/gu, '$1.')
    .split(' ')
    .map((one) => (/^\(?(?:\p{L}{1,5}\.){1,4}(?:\p{L}{1,5})?\)?,?$/u.test(one) ? one.replaceAll('.', '') : one))
    .join(' ')

const CAPITAL = '(?:d’)?\\p{Lu}[\\p{L}.’&-]*'
const SCHOOL = `(?:the )?${CAPITAL}(?:,? (?:(?:of|for|and|the|at|de|do|da) ){0,2}${CAPITAL}){0,9}`
const DATE = `(?:(?:${MONTH_NAMES}) )?(?:\\d{1,2}, )?(?:19|20)\\d\\d`
/** “I hold a Master of Science in hydrology from Lakeshore State University, as its certificate shows.” */
const HELD = new RegExp(
  `^I (?:hold|have|received|earned|was awarded|obtained) (?:an?|the|my) (?:degree of )?(.{2,120}?)(?:,? (?:from|at|of) ${SCHOOL})?(?:,? (?:conferred )?in ${DATE}| on ${DATE})?(?:, as (?:the|its|my) [\\p{L} ]{3,60} shows?|; (?:it|the degree) was conferred (?:on|in) ${DATE}(?: after (?:coursework|studies)(?: and (?:a|my) thesis)?)?)?\\.?$`,
  'u',
)

/** What may stand beside it, and takes nothing back. */
const EQUATES =
  /^(?:The|An) evaluation (?:of [\p{L}\d ]{3,40} )?(?:finds|found|states|says)(?: that)? (?:it|the degree|my degree) (?:is |to be )?(?:equal|equivalent|comparable) to (?:an?|the) (?:United States |U\.S\. |American )?([\p{L}. ’]{3,80})\.$/u

function levelOfName(given: string): DegreeLevel | null {
  const name = bare(given)
    .replace(/^(?:an?|the) /i, '')
    .replace(/^degree of /i, '')
    .replace(/\.$/, (stop) => (/\.\p{L}+\.$/u.test(given) ? stop : ''))
  const whole = [name, name.replace(ADDED, ''), name.replace(ADDED, '').replace(ADDED, '')].map(withoutStops)
  return LEVELS.find(([, shape]) => whole.some((one) => shape.test(one)))?.[0] ?? null
}

/** No degree’s name with its school is longer. */
const DEGREE_MAX = 400
/** The level of the degree that words name, where they name one that was conferred and nothing besides; of a sentence, the name is read out of it. */
export function conferredLevel(given: string): DegreeLevel | null {
  if (given.length > DEGREE_MAX) return null
  const words = bare(given)
  if (words === '') return null
  const level = levelOfName(words)
  if (level !== null) return level
  const [first = '', ...others] = sentencesOf(words)
  const name = HELD.exec(first)?.[1]
  const held = name === undefined ? null : levelOfName(name)
  return others.every((one) => levelOfName(EQUATES.exec(one)?.[1] ?? '') === held) ? held : null
}

const YEARS = new RegExp(
  `^(?:(?:(?:${MONTH_NAMES}|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)\\.?,? |(?:Spring|Summer|Fall|Autumn|Winter) )?(?:\\d{1,2}, )?(?:19|20)\\d\\d|(?:19|20)\\d\\d ?[-–] ?(?:19|20)\\d\\d|\\d{1,2}\\/(?:\\d{1,2}\\/)?(?:19|20)\\d\\d|(?:19|20)\\d\\d-\\d\\d(?:-\\d\\d)?)$`,
  'i',
)
/** Whether a year, with or without its month, is none that is ahead of the day (YYYY-MM-DD). A year alone is past with its December. */
export function isYearPast(given: string, day: string | null): boolean {
  const year = given.trim()
  if (year === '') return true
  if (year.length > 30 || !YEARS.test(year)) return false
  if (day === null) return true
  const told = Math.max(...(year.match(/(?:19|20)\d\d/g) ?? []).map(Number))
  const name = /^[A-Za-z]{3}/.exec(year)?.[0]
  const month = name === undefined ? Number(/^(\d{1,2})\//.exec(year)?.[1] ?? /^\d{4}-(\d\d)(?:-|$)/.exec(year)?.[1] ?? 12) : (MONTHS[name.toLowerCase()] ?? 1)
  return told * 12 + month - 1 <= monthOfDay(day)
}
/** A season in the month in which it ends. */
const MONTHS: Readonly<Record<string, number>> = { jan: 1, feb: 2, mar: 3, apr: 4, may: 5, jun: 6, jul: 7, aug: 8, sep: 9, oct: 10, nov: 11, dec: 12, spr: 6, sum: 8, fal: 12, aut: 12, win: 1 }
