/**
 * Leaves the names of single people out of what a visitor describes: nobody else is to be named in a petition without being asked. Only
 * what is clearly a person's name is touched: behind a title, or behind a word of kinship or company. Anything else stays as typed.
 */
import { withArticle } from '../endeavor/sentence-forms.ts'

const WORD = "(?!(?:I|The|A|An|And|For|In|My|Our)\\b)\\p{Lu}\\p{Ll}+(?:[-'’]\\p{Lu}\\p{Ll}+)?"
const MIDDLE = '(?: \\p{Lu}\\.| (?:de|van|von|der|da|di|el|al|bin))*'
const PAIR = `${WORD}${MIDDLE} ${WORD}(?: ${WORD})?`
const ONE_OR_MORE = `${WORD}(?:${MIDDLE} ${WORD}){0,2}`
const TITLE = '(?:Dr|Prof|Mr|Mrs|Ms|Mx|Rev)\\.?|Professor|Doctor|Miss|Pastor|Rabbi|Sheikh'
const TITLED = `(?:${TITLE}) (?:(?:Dr|Prof)\\.? )?${ONE_OR_MORE}`

const KIN =
  'wife|husband|spouse|son|daughter|mother|father|mom|mum|dad|brother|sister|uncle|aunt|nephew|niece|cousin|grandmother|grandfather|grandson|granddaughter|fianc[eé]e?|girlfriend|boyfriend|mother-in-law|father-in-law|brother-in-law|sister-in-law'
const COMPANY = '(?:business |research |lab )?(?:partner|colleague|friend|co-?founder|mentor|adviser|advisor|coworker|co-worker|classmate|roommate|neighbor)'
const RELATED = `(?:(?:late|older|younger|elder|former|old|good|best|dear|eldest|youngest) )?(?:${KIN}|${COMPANY})`

/** A name ends its phrase; before a noun it may be part of the name of a thing. */
const GOES_ON = "(?=['’]s |[,.;:!?)]|$| (?:and|or|who|whom|that|which|will|would|can|is|was|has|have|in|on|of|for|from|at|to|with|by|since|so|I|we|started|founded|built|runs?)\\b)"

/** “my wife Mara Ostrow”, “my mother, Greta Moll,”, “my friend and co-founder Lia Brandt” */
const BEHIND_KIN = new RegExp(
  `\\b([Mm]y|[Oo]ur) ((?:${RELATED}) and )?((?:late |older |younger |elder |eldest |youngest )?(?:${KIN})(?: and ${COMPANY})?),? (?:named |called )?${ONE_OR_MORE}(['’]s(?= ))?${GOES_ON}`,
  'gu',
)
const BEHIND_COMPANY = new RegExp(`\\b(?:([Mm]y|[Oo]ur) )?((?:${RELATED} and )?${COMPANY}),? (?:named |called )?(?:(?:${TITLE}) ${ONE_OR_MORE}|(${PAIR}))(['’]s(?= ))?${GOES_ON}`, 'gu')

const TITLED_AND_I = new RegExp(`\\b${TITLED} and (I|we)\\b|\\b(I) and ${TITLED}(?=[\\s,.;:!?)]|$)`, 'gu')
/** “Dr. Lund's clinic” */
const TITLED_OWNS = new RegExp(`\\b${TITLED}['’]s? ((?:\\p{Ll}[\\p{L}-]*[ ])*?\\p{Ll}[\\p{L}-]*)(?=[.,;:!?)]| (?:and|or|in|at|for|to|that|which|who|with|on|of|so)\\b|$)`, 'gu')
/** “developed with Prof. Aalto”, “supervised by Dr. Rask”, “with the help of Ms. Orr” */
const DONE_BY = '(?:developed|designed|started|built|made|written|created|supervised|led|funded|advised|guided|mentored|supported|owned|run|headed|together|jointly|along)(?: together| jointly)?'
const BESIDE = '(?:with|by|alongside|under|from)(?: the (?:help|guidance|support|supervision|direction) of)?'
const TITLED_BESIDE = new RegExp(`,? ?(?:\\b${DONE_BY} )?\\b${BESIDE} ${TITLED}(?=[,.;:!?)]| (?:for|to|that|which|in)\\b|$)`, 'gu')
/** “Dr. Lund and other rural doctors” */
const TITLED_AND_OTHERS = new RegExp(`\\b${TITLED} and (?:all |the )?other (?=\\p{Ll})`, 'gu')
const TITLED_FOR = new RegExp(` \\b(?:for|of|at|to) ${TITLED}(?=[,.;:!?)]|$)`, 'gu')

const ORGANIZATION = new RegExp(
  `\\b(?:${[
    'Bank|Inc|LLC|Ltd|Corp|University|College|Hospitals?|Schools?|Clinics?|Group|Company|Foundation|Institute|Center|Labs?|Laborator(?:y|ies)|Systems?|Services|Solutions|Partners',
    'Association|Society|Church|County|City|Health|Energy|Foods|Farms?|Industries|Technolog(?:y|ies)|Consulting|Capital|Agency|Department|Program|Network',
    'Hills|Valley|Lake|River|Motors|Airlines|Works|Ventures',
  ].join('|')})\\b`,
)
const isOrganization = (name: string): boolean => ORGANIZATION.test(name)

/** What is left where a name carried its sentence: a word that leans on it, or nobody to whom a deed belongs. */
const LEFT_OPEN = /\b(?:that|which|not|was|were|is|are|by|with|of|from|and|or|than|an and|a and)\s*(?:[.,;:!?]|$)|^\s*(?:,|and\b)|\ban and\b|, and (?:I|we) will\b.*\bit\b/
const MADE_BY_ANOTHER = new RegExp(`\\b(?:invented|patented|discovered|written|authored|founded|proposed)(?: \\p{Ll}+){0,2} (?:by|with) ${TITLED}`, 'u')

/** The answer without the names of single people; unchanged where none is clearly one, or where it would say something else without them. */
export function withoutPeople(answer: string): string {
  if (!/\p{Lu}\p{Ll}/u.test(answer) || MADE_BY_ANOTHER.test(answer)) return answer
  const left = unnamed(answer)
  return left !== answer && LEFT_OPEN.test(left) && !LEFT_OPEN.test(answer) ? answer : left
}

function unnamed(answer: string): string {
  return answer
    .replace(BEHIND_KIN, (all: string, whose: string, first: string | undefined, kin: string, owns: string | undefined) => (isOrganization(all) ? all : `${whose} ${first ?? ''}${kin}${owns ?? ''}`))
    .replace(BEHIND_COMPANY, (all: string, whose: string | undefined, relation: string, name: string | undefined, owns: string | undefined) =>
      name !== undefined && isOrganization(name) ? all : `${whose === undefined ? withArticle(relation) : `${whose} ${relation}`}${owns ?? ''}`,
    )
    .replace(TITLED_AND_I, (_all, behind: string | undefined, before: string | undefined) => behind ?? before ?? '')
    .replace(TITLED_AND_OTHERS, '')
    .replace(TITLED_OWNS, (_all, thing: string) => (/[^s]s$/.test(thing.split(' ').at(-1) ?? '') ? thing : withArticle(thing)))
    .replace(TITLED_BESIDE, '')
    .replace(TITLED_FOR, '')
    .replace(/ {2,}/g, ' ')
    .trim()
}
