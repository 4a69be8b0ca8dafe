/** Where a person did something, as a phrase of a sentence: "as a senior accountant at Mercer Foods". */
import { withArticle } from '../endeavor/sentence-forms.ts'
import type { RoleFact } from '../person/person-facts.ts'
import { isProperWord } from './proper-words.ts'
import { isSpelledRight } from './spelling.ts'

/** Titles that can be said in a sentence: "senior accountant", "nurse manager". */
export function titleInSentence(title: string): string | null {
  // "Staff Engineer, Risk": the unit behind the comma is left out.
  const plain = title
    .replace(/, [A-Z][A-Za-z& -]+$/, '')
    .replace(/[^\x20-\x7e]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^(?:state|city)\s+/i, '')
    .replace(/ & /g, ' and ')
    // "Process &Tooling Engineer", not "R&D Manager".
    .replace(/(?<=[a-z]{2}) ?& ?(?=[A-Za-z]{3})/g, ' and ')
  if (plain.length < 4 || plain.length > 48 || /[\d,;:|()@/\\.]|\b(?:of the year|company|city|state|name|various|present|current|temporary|self)\b|\s[-–]\s|[-–] |^[-–]/i.test(plain)) return null
  const words = plain.split(' ')
  // "Supervisor Reliability Engineer": two posts that lost what parted them.
  if (words.length > 5 || (words.length > 2 && /^(?:supervisor|manager|director|coordinator|superintendent) (?!of |for |in |and )/i.test(plain))) return null
  if (words.some((word) => !/^[A-Z]{2,}$/.test(word) && !isSpelledRight(word.toLowerCase()))) return null
  const last = words.at(-1)?.toLowerCase() ?? ''
  if (
    !/(?:er|or|ist|ant|ent|ian|man|woman|nurse|chef|head|lead|aide|clerk|intern|fellow|officer|executive|associate|representative|rep|pilot|captain|attorney|counsel|coach|analyst|architect|specialist|advocate|expert|steward|mechanic|president|chief|cook|assistant|master|host|librarian|dean|principal|founder|ceo|cto|cfo|coo|faculty)$/.test(
      last,
    )
  )
    return null
  if (
    /^(?:department|development|management|procurement|recruitment|investment|client|equipment|student|parent|patient|center|major|minor|senior|junior|other|vendor|customer|volunteer)$/.test(last) &&
    last !== 'volunteer'
  )
    return null
  return words
    .map((word) => (/^[BCDFGHJKLMNPQRSTVWXZ][bcdfghjklmnpqrstvwxz]{1,3}$/i.test(word) && !/^(?:[SJMD]rs?|st|mgr|tech|pvt)$/i.test(word) ? word.toUpperCase() : word))
    .map((word) => ((/^(?:[A-Z]{2,4}|[A-Z]&[A-Z]|[A-Z]\.)$/.test(word) && !/^(?:AND|FOR|THE|ART|LAW|OF|VICE|LEAD|TEAM|HEAD)$/.test(word)) || isProperWord(word) ? word : word.toLowerCase()))
    .join(' ')
    .replace(/\b(?:ii|iii|iv|i)$/, '')
    .trim()
}

function employerInSentence(employer: string | null): string | null {
  if (!employer) return null
  // "Quill Payments, San Diego CA": the place is left out.
  const plain = employer
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/, [A-Z][A-Za-z .]+,? [A-Z]{2}$/, '')
    // "Quill Bancorp ($19B assets)": what kind of house it is.
    .replace(/ \([^()]*\)$/, '')
  if (plain.length < 3 || plain.length > 50 || /[^\x20-\x7e’é]|company name|city|\bstate\b|confidential|[|•;:,@+]|\d{4}|average|university of\b.*\bat\b/i.test(plain)) return null
  return /^[A-Z0-9]/.test(plain) ? plain.replace(/[.,]+$/, '') : null
}

const inCapitals = (text: string) => text === text.toUpperCase() && /[A-Z]{5}/.test(text)

/** Where title and employer are both set in capitals, or several long words of the employer, that is how the resume looks and not how the name is written; short words may be abbreviations. */
function plainCase(employer: string | null, title: string | null): string | null {
  if (employer === null || !inCapitals(employer)) return employer
  const long = employer.match(/[A-Z]{5,}/g) ?? []
  if (!(title !== null && inCapitals(title)) && long.length < 2) return employer
  return employer
    .replace(/[A-Z]{5,}/g, (word) => word.charAt(0) + word.slice(1).toLowerCase())
    .replace(/(?<=[a-z] )(?:OF|AND|THE|FOR)(?= )/g, (word) => word.toLowerCase())
    .replace(/\bINC\b/, 'Inc')
}

/** Countries by names that are no name of a person, and of no American place: not Georgia, Jordan, Chad. */
const COUNTRIES =
  'Albania|Algeria|Angola|Argentina|Armenia|Australia|Austria|Azerbaijan|Bangladesh|Belarus|Belgium|Benin|Bolivia|Botswana|Brazil|Bulgaria|Cameroon|Canada|Chile|China|Colombia|Costa Rica|Croatia|Czech Republic|Denmark|Dominican Republic|Ecuador|Egypt|El Salvador|England|Estonia|Ethiopia|Finland|France|Germany|Ghana|Greece|Guatemala|Honduras|Hungary|Iceland|India|Indonesia|Iran|Iraq|Ireland|Israel|Italy|Ivory Coast|Jamaica|Japan|Kazakhstan|Kenya|Kuwait|Latvia|Lithuania|Malaysia|Mexico|Mongolia|Morocco|Mozambique|Nepal|New Zealand|Nicaragua|Nigeria|Norway|Oman|Pakistan|Panama|Paraguay|Peru|Philippines|Poland|Portugal|Qatar|Romania|Russia|Rwanda|Saudi Arabia|Scotland|Senegal|Serbia|Singapore|Slovakia|Slovenia|South Africa|South Korea|Spain|Sri Lanka|Sudan|Sweden|Switzerland|Syria|Taiwan|Tanzania|Thailand|Tunisia|Turkey|Uganda|Ukraine|United Arab Emirates|United Kingdom|Uruguay|Uzbekistan|Venezuela|Vietnam|Zambia|Zimbabwe'
const ABROAD = new RegExp(`,\\s?(${COUNTRIES})(?=$|[\\s,.;)|–—-])(?!,? [A-Z]{2}\\b)`)
const WITH_THE = /^(?:Czech|Dominican|Philippines|United)/

/** The country of a post that its own lines place abroad: a reader would else take its ministry or port authority for an American one. */
function countryOf(role: RoleFact, employer: string): string {
  const country = ABROAD.exec(role.place?.quote ?? '')?.[1]
  return country === undefined || employer.includes(country) ? '' : ` in ${WITH_THE.test(country) ? 'the ' : ''}${country}`
}

export function settingOf(role: RoleFact | undefined): string | null {
  if (!role || role.certainty !== 'sure') return null
  const title = role.title ? titleInSentence(role.title) : null
  const employer = employerInSentence(plainCase(role.employer, role.title))
  const house = employer && `at ${employer}${countryOf(role, employer)}`
  if (title && house) return `as ${withArticle(title)} ${house}`
  if (title) return `as ${withArticle(title)}`
  return house
}
