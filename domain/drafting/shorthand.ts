/** What is typed short in an answer, written out: “w/o”, “thru”, “mgmt”, “&” between words, lists of states by their codes. */
import { joinList } from '../endeavor/sentence-forms.ts'
import { STATES } from '../resume/state-names.ts'

const WRITTEN_OUT: readonly (readonly [RegExp, string])[] = [
  [/(?<=^|\s)w\/o (?=[a-z\d])/gi, 'without '],
  [/(?<=^|\s)w\/ ?(?=[a-z\d])/gi, 'with '],
  [/(?<=\s)w\. (?=[a-z])/g, 'with '],
  [/\bb\/c\b/gi, 'because'],
  [/\bthru\b/gi, 'through'],
  [/\b(m)gmt\b/gi, '$1anagement'],
  [/\b(u)nivs\b\.?/gi, '$1niversities'],
  [/\b(m)gr(s?)\b/g, '$1anager$2'],
  [/\b(d)ept(s?)\b\.?(?=[ ,;]|$)/g, '$1epartment$2'],
  [/\b(g)ov(?:['’]|ern)?t\b\.?/gi, '$1overnment'],
  [/\bbldgs\b\.?/gi, 'buildings'],
  [/\bapprox\.? (?=\d)/gi, 'about '],
  [/(?<=[a-z] )std(s?)\b/g, 'standard$1'],
  [/\bincl\.?(?= [a-z])/gi, 'including'],
  [/\byr(s?)\b\.?/gi, 'year$1'],
  [/\b(I want|my (?:plan|goal|aim|idea|project) is) (?=(?:make|build|create|develop|help|improve|teach|bring|open|start|design|study|do|write|reduce|train|publish|find|use|give|test)\b)/gi, '$1 to '],
  [/\bsubs\b(?= (?:and|&) (?:their|its) crews?\b)/gi, 'subcontractors'],
  // "nurses (all shifts) & train", and not "R&D" or "Smith & Sons"
  [/(?<=[a-z)]) & (?=[a-z])/g, ' and '],
  [/(?<=[a-z]{2}) \+ (?=[a-z]{2})/g, ' and '],
  [/\b(low|high) (cost|income|risk|voltage|pressure|temperature|resolution|speed|GWP) (?=[a-z]+)(?!of\b|for\b|to\b|in\b|is\b|are\b|and\b|or\b|on\b|at\b|with\b)/gi, '$1-$2 '],
  // "US cold states"
  [/\bU\.?S\.? (cold|hot|dry|small|rural|large|southern|northern|western|eastern|coastal) (?=[a-z]+s\b)/g, '$1 U.S. '],
  [/\b([A-Z]{2,5}C|[A-Z]*[B-DF-Z][A-Z]*)['’]s\b(?=$|[,;.)]| (?:and|or|for|to|from|in|with|on|by|at)\b)/g, '$1s'],
  [/\$(\d{1,3})[kK]\b/g, '$$$1,000'],
]
const MUNICIPAL = /\bmunis\b/g
const OF_POWER = /\b(?:co-?ops|cooperatives|utilit(?:y|ies)|electric|water)\b/i

const CODE = `(?:${Object.keys(STATES).join('|')})`
/** "in TN, AL, GA, and KY": two or more, which nothing else can be. */
const CODES = new RegExp(`\\b${CODE}(?:(?:, | and | or |, and |/| & )${CODE}\\b)+`, 'g')
/** "hospitals TX OK NM": a row of codes behind those who are there. */
const ROW = new RegExp(`(?<=[a-z]s )${CODE}(?: ${CODE}\\b)+`, 'g')
/** Codes that are no word and no abbreviation of something else. */
const ONE_CODE =
  /(?<=\b(?:in|from|across|to|of|for|and|,) (?:(?:north|south|east|west|northern|southern|eastern|western|rural|central|upstate) )?)(?:AZ|FL|IA|KS|KY|MN|NC|NH|NJ|NM|NV|NY|OH|TN|TX|UT|WI|WV|WY)\b(?![-\d])/g

const STATE = `(?:(?:north|south|east|west|northern|southern|eastern|western|central|upstate) )?(?:${Object.values(STATES).join('|')})`
/** "Utah, Nevada, Texas", "Ohio, Iowa and Kansas" */
const LISTED = new RegExp(`\\b${STATE}(?:, ${STATE})+(?:,? and ${STATE})?\\b(?!,? (?:and|or)\\b)`, 'g')
/** "North Dakota/Minnesota" */
const EITHER = new RegExp(`\\b(?:${Object.values(STATES).join('|')}) ?/ ?(?:${Object.values(STATES).join('|')})\\b(?! ?/)`, 'g')

const named = (code: string): string => STATES[code] ?? code

export const withoutShorthand = (answer: string): string => {
  const plain = WRITTEN_OUT.reduce((text, [found, instead]) => text.replace(found, instead), answer)
  return (OF_POWER.test(plain) ? plain.replace(MUNICIPAL, 'municipal utilities') : plain)
    .replace(CODES, (codes) => {
      const list = codes.split(/, and |, | and | or |\/| & /).map(named)
      return / or /.test(codes) ? list.join(' or ') : joinList(list)
    })
    .replace(EITHER, (states) => states.replace('/', ' and '))
    .replace(ROW, (codes) => `in ${joinList(codes.split(' ').map(named))}`)
    .replace(ONE_CODE, named)
    .replace(LISTED, (states) => joinList(states.split(/, and |, | and /)))
}
