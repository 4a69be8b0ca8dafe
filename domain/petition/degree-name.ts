/** The names of degrees as they are conferred: a level, what it is of or in, and nothing else. What has more words is no degree here, and is asked for. */
import { MONTH_NAMES } from '../format-date.ts'
import { sentencesOf } from './checks/block-text.ts'
import { monthOfDay } from './months.ts'

export type DegreeLevel = 'doctorate' | 'master' | 'bachelor'

const DISCIPLINES =
  'sciences?|arts?|engineering|technolog(?:y|ies)|philosophy|administration|health|polic(?:y|ies)|education|architecture|laws?|social work|nursing|practice|medicine|surgery|dentistry|pharmacy|commerce|applications?|finance|accountancy|accounting|music|divinity|theology|ministry|systems|affairs|planning|studies|research|management|economics|therapy|chiropractic|optometry|design|journalism|agriculture|forestry|teaching|informatics|analytics|business|marketing|psychology|history|literature|languages?|communications?|computing|disorders|development|conservation|nutrition|construction|resources|relations|letters|geography|geology|hydrology|(?!(?:topics|basics|academics|athletics|tactics|metrics|antics|apology|cosmetics)\\b)[\\p{L}]{2,20}(?:ology|ography|onomy|ometry|istry|iatry|ics)|nanoscience|neuroscience|bioengineering|biochemistry|biotechnology|criminology|counseling|GIS|film|theat(?:er|re)|dance|water|energy|soils?|materials|security|justice|leadership|metallurgy|surveying|English|artificial intelligence|machine learning'
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
const SORTS_BEHIND =
  'civil|mecanica|electrica|eletrica|electronica|eletronica|industrial|quimica|ambiental|agronomica|agricola|forestal|florestal|sistemas?|computacion|computacao|computacional(?:es)?|informatica|software|alimentos?|empresas|negocios|publica|social(?:es)?|politicas?|naturales|exactas|economicas|contables|contabeis|biologicas?|salud|saude|educacion|educacao|juridicas|materiales|materiais|telecomunicaciones|petroleos?|minas|aeronautica|biomedica|producao|produccion|aplicadas?|general|veterinaria|humana|hidraulica|sanitaria|estructural|energia|agua'
const FIRST_THERE =
  'ingenieria|engenharia|ciencias?|administra(?:cion|cao)|derecho|direito|educa(?:cion|cao)|medicina|arquitectura|arquitetura|economia|fisica|quimica|matematicas?|enfermeria|enfermagem|psicologia|biologia|geologia|informatica|sistemas|contabilidad|contabilidade|estadistica|estatistica|hidrologia|agronomia|comunicacion|comunicacao'
const THERE = `(?:${FIRST_THERE})(?: (?:(?:de|da|e|y|en) )?(?:${SORTS_BEHIND}|${FIRST_THERE})){0,3}`
const EN = `(?:en|em) ${THERE}`
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

const BY = "(?: (?:by|of|from) (?:the )?[\\p{Lu}\\d][\\p{L}\\d&’'.-]*(?: (?:and |of |for |the )?[\\p{Lu}\\d][\\p{L}\\d&’'.-]*){0,6})"
/** An evaluation, or the degree itself, from the first word to the last. */
const EQUATED = new RegExp(
  `^(?:(?:(?:The|An|My) (?:(?:credential|credentials|education|educational|academic) )?(?:evaluation|evaluator|report)${BY}{0,2} (?:finds|found|states|stated|says|concludes|concluded|determines|determined|shows|confirms) (?:that )?(?:it|my degree|the degree|this degree)|(?:The|My|This) (?:degree|diploma)|It)(?: from (?:the )?(?<school>\\p{Lu}[^,;:]{2,80}?))? (?:is |to be |as )?(?<not>not )?(?:equal|equivalent|comparable) to|(?:The|An|My) (?:(?:credential|credentials) )?(?:evaluation|evaluator)${BY}{0,2} equates (?:it|my degree|the degree|this degree) (?:with|to)) (?:an?|the) (?:United States |U\\.S\\. |US |American )?(?<name>[^,;:()]{2,80}?)(?: (?:of|from|at) (?:an? (?:(?:regionally )?accredited )?(?:university|college)|universities) (?:in|of) the United States)?(?<also>, not an? [\\p{L}’]+(?: degree)?)?\\.$`,
  'u',
)

/**
 * The level with which an answer equates the degree of a school: each of its sentences equates it, or says which degree it does not equal, and nothing besides.
 * “Was found equal” and “equal to half of” have no such shape.
 */
export function equatedLevel(answer: string, school: string): DegreeLevel | null {
  if (answer.length > 2 * DEGREE_MAX) return null
  const told = sentencesOf(answer).map((one) => {
    const { name = '', not, school: named = school } = EQUATED.exec(one)?.groups ?? {}
    return { level: school.includes(named) ? levelOfName(name) : null, isDenied: not !== undefined }
  })
  const held = new Set(told.flatMap(({ level, isDenied }) => (isDenied ? [] : [level])))
  const [level = null] = held
  return held.size === 1 && told.every((one) => one.level !== null && !(one.isDenied && one.level === level)) ? level : null
}

/** Fields that no degree is called by, but that are studied. */
const STUDIED =
  'botany|zoology|anatomy|classics|astronomy|pharmaceutics|midwifery|podiatry|taxation|banking|insurance|entrepreneurship|tourism|hospitality|fisheries|textiles|aviation|transport|transportation|sustainability|religion|translation|interpretation|writing|media|cybersecurity|biomedicine|physiotherapy|mining|metallurgy|fashion|advertising|logistics|supply chain|real estate|infrastructure|robotics|software|networks|environment|interaction|vision|processing|control|mechanics|dynamics|structures|learning|intelligence|disabilities|assessment|pathology|statistics|performance|composition|viticulture|enology|\\p{L}{2,12}culture|\\p{L}{2,14}sciences?|\\p{L}{2,12}medicine|\\p{L}{2,12}engineering'
const SORTS_STUDIED =
  'aeronautical|speech-language|timber|wood|concrete|steel|geological|geophysical|integrative|recreation|sport|human-computer|industrial-organizational|petroleum|rock|fluid|solid|structural|thermal|heat|wind|solar|hydrologic|hydrological|ecological|genetic|cellular|cell|developmental|cognitive|behavioral|neural|evolutionary|microbial|medicinal|dietetic|pastry|culinary|district|international|comparative|marketing|management|digital|cloud|mobile|embedded|distributed|integrated|high|low|machine|artificial|computer-aided|building|road|railway|highway|bridge|mine|marine|river|forest|range|dairy|poultry|seed|tropical|applied|pure|remote|sensing|spatial|geospatial|geographic|second|bilingual|adult|higher|inclusive|inclusion|curriculum|guidance|psychiatric|pediatric|adult-gerontology|community|mental|maternal|dental|cardiovascular|respiratory|radiologic|laboratory'
/** “Topics”, “apology”, “cosmetics”: words that only end like a discipline. */
const NO_DISCIPLINE =
  'topics|basics|academics|athletics|tactics|metrics|apology|cosmetics|antics|statics|lyrics|specifics|logics|mechanics’|studies|research|practice|applications?|letters|policies|resources'
const KNOWN_WORD = new RegExp(`^(?:${SORTS_OF}|${SORTS_STUDIED}|(?!(?:${NO_DISCIPLINE})$)(?:${DISCIPLINES}|${STUDIED}))$`, 'iu')
const LAST_WORD = new RegExp(`^(?!(?:${NO_DISCIPLINE})$)(?:${DISCIPLINES}|${STUDIED})$`, 'iu')
const SORT_OF = new RegExp(`^(?:${SORTS_OF}|women’s|gender)$`, 'iu')
const FIELD_THERE = new RegExp(`^${THERE}$`, 'iu')
const PAIRS = /\b(?:supply chain|early childhood|physician assistant|real estate|social work|artificial intelligence|machine learning)\b/gi
const isKnownWord = (word: string): boolean => KNOWN_WORD.test(word.replaceAll('_', ' '))
/** Whether words name what is studied at a university, each of them known, and say nothing besides. */
export function isFieldOfStudy(given: string): boolean {
  if (given.length > 120) return false
  const name = bare(given)
  if (FIELD_THERE.test(name)) return true
  const parts = name
    .replace(PAIRS, (pair) => pair.replace(' ', '_'))
    .replace(/ \(([^()]+)\)$/, ', $1')
    .split(/,? and |, | & | of | in |\//)
    .map((part) => part.split(' '))
  const [word = '', before = ''] = parts.at(-1)!.toReversed()
  const isStudied = LAST_WORD.test(word.replaceAll('_', ' ')) || (/^(?:studies|policies|resources)$/i.test(word) && SORT_OF.test(before))
  return isStudied && parts.every((part, place) => (place === parts.length - 1 ? part.slice(0, -1) : part).every(isKnownWord))
}

const WORD_OF_SCHOOL = `(?!(?:From|To|At|By|With|Without|Not|No|None|On|In|Until|Since|Never)\\b)(?:(?:d|D|L|l)’)?\\p{Lu}[\\p{L}\\d.’&-]*`
const LINK = '(?:of|for|and|the|at|in|de|do|da|dos|das|del|della|delle|degli|di|des|du|la|le|el|los|las|e|y|et|und|fur|van|voor|zu|&)'
const SCHOOL_NAME = new RegExp(`^(?:the )?${WORD_OF_SCHOOL}(?:,? (?:${LINK} ){0,3}${WORD_OF_SCHOOL}){0,11}(?: \\(\\p{Lu}[\\p{Lu}\\d&-]{1,9}\\))?$`, 'u')
/** What a school that confers degrees is called in its name, or letters that stand for one. */
const IS_SCHOOL =
  /\b(?:Universit\p{L}*|Universid\p{L}*|Université|Uniwersytet|University|College|Institut\p{L}*|Polytechnic|Politecnico|Polit[eé]cnica|Polytechnique|Politechnika|Hochschule|Ecole|Academy|Akademi\p{L}*|Faculty|Faculdade|Facultad|Escuela|Escola|Seminary|Conservatory|Tech|Caltech|(?:Graduate|Business|Law|Medical|Dental|Divinity|Nursing|Engineering|Management) School|School of)(?:\b|$)/iu
const LETTERS = /^(?!(?:TBD|TBA|NONE|GED|ABD|MOOC|UDEMY)\b)\p{Lu}{3,8}(?: \p{Lu}\p{L}+)?$/u
const DONE_TO_ONE =
  /\b(?!(?:United|Applied|Advanced|Integrated|Allied|Mohamm?ed|Ahmed|Muhammed|Saeed|Reed|Reformed|Associated|Sacred|Blessed|Red)\b)\p{L}{2,}ed\b|\b(?:High|Secondary|Middle|Elementary|Primary|Driving|Online|Course|Courses|Class|Dropout|Self-taught|Visiting|Summer|Extension)\b/iu
/** Whether words are the name of a school as it stands on a diploma, and say nothing of what was done there. */
export const isSchoolName = (given: string): boolean => {
  const name = bare(given)
  return name.length <= 160 && SCHOOL_NAME.test(name) && (IS_SCHOOL.test(name) || LETTERS.test(name)) && !DONE_TO_ONE.test(name)
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
