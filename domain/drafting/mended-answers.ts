/** What a visitor typed, as a copy editor sets it right before it is read: misspelled words, contractions, British spellings; an answer that is none is left out. */
import type { GeneratorForm } from '../endeavor/endeavor-form.ts'
import { placeOf } from '../meaning/word-vectors.ts'
import { withoutShorthand } from './shorthand.ts'
import { isWord } from './spelling.ts'
import { findVerb, thirdPersonOf } from './verbs.ts'

/** `notes`: what was read otherwise than it was typed, or not at all, for the visitor. */
export type MendedForm = { form: GeneratorForm; notes: string[] }

const NO_ANSWER =
  /^(?:none|no|n\/?a|nil|null|nothing|not (?:sure|yet|applicable|decided)(?: yet)?|i(?: do not|’m not| am not|'m not) (?:know|sure)|i don['’]?t know|idk|no idea|tbd|same|skip|test|as above|see (?:resume|cv|above)|[-–—.?!\s]*)[.!\s]*$/i

const CONTRACTIONS: readonly (readonly [RegExp, string])[] = [
  [/\b(do|does|did|is|are|was|were|has|have|had|could|would|should)n['’]?t\b/gi, '$1 not'],
  [/\bcan['’]t\b|\bcant\b/gi, 'cannot'],
  [/\bwon['’]?t\b/gi, 'will not'],
  // Their apostrophe typed or not: "Im", "Ive", "thats"; "ill", "id", and "were" are words of their own.
  [/\b([Ii])m\b/g, '$1 am'],
  [/\b([Ii])ve\b/g, '$1 have'],
  [/\b(that|what)s\b/gi, '$1 is'],
  [/\b(they|you)re\b/gi, '$1 are'],
]

const AMERICAN: readonly (readonly [RegExp, string | ((...found: string[]) => string)])[] = [
  [/\bprogramm(?:e)?(s?)\b/gi, 'program$1'],
  [/\b([Bb]ehavi|[Ll]ab|[Cc]ol|[Nn]eighb|[Ff]av)our(?=s?\b|al\b|hood|able|ed\b)/g, '$1or'],
  [/\b([Cc]ent)re(s?)\b/g, '$1er$2'],
  [/\b([Oo]rgan|[Oo]ptim|[Mm]odern|[Dd]igital|[Ss]tandard|[Mm]inim|[Uu]til)is(e[sd]?|ing|ations?)\b/g, '$1iz$2'],
  [/\b([Aa]naly)s(e[sd]?|ing)\b(?= (?:the|how|what|why|data|which|their|of|and|[a-z]+s\b))/g, '$1z$2'],
  [/\bwanna\b/gi, 'want to'],
  [/\bgonna\b/gi, 'going to'],
  [/\bwich\b/g, 'which'],
  [/\bbec[ao]u?se\b/g, 'because'],
  [/\bteh\b/g, 'the'],
  [/\bthier\b/g, 'their'],
  // "an marketing toolkit", "a app"
  [/\b([Aa])n (?=[bcdfgjklmnpqrstvwyz][a-z])/g, '$1 '],
  [/\b([Aa]) (?=(?:[aei][a-z]{2}|o(?!ne\b|nce\b)[a-z]{2}))(?!eu|uni)/g, '$1n '],
  [/\bloosing\b/g, 'losing'],
  [/(?<=\b(?:they|we|who|to|will|can|cannot|not|often|would|could) )loose(?= [a-z])/g, 'lose'],
  [/\bcan not\b/g, 'cannot'],
  [/\bdata base(s?)\b/g, 'database$1'],
  // Thousands as other countries write them: "10.000 pipes", "5 000 t".
  [/(?<![\d.,])([1-9]\d{0,2})\.(000|\d{3}(?:\.\d{3})+)(?= (?!m?g\b|kg\b|mm\b|s\b)\p{L})/gu, (_all: string, some: string, rest: string) => `${some},${rest.replace('.', ',')}`],
  [/(?<![\d.,])([1-9]\d{0,2}) (000)(?= \p{L})/gu, '$1,$2'],
  [/(?<=[,;:] |\b(?:because|but|and|where) )([a-z]+[^\Wsiu]s|people|children) has (?=(?:no|not|an?|the|to|few|many|only|too)\b)/g, '$1 have '],
  [/\b(newcomer|refugee|immigrant|migrant|veteran)s (?=(?:students|families|workers|patients|children|learners|women|owners)\b)/gi, '$1 '],
  [
    /\b(students|pupils|children|kids|youth|teens|boys|girls|women|men|adults|people)( \([^()]{1,40}\))? (\d{1,2}) ?(?:[-–]|to) ?(\d{1,2})(?: years?(?: old| of age)?)?(?= (?!percent|hours?|days?|weeks?|months?)\p{L}|[.,;]|$)/gu,
    '$1$2 aged $3 to $4',
  ],
  // "courts and hospital"
  [/\b([a-z]+s and )(hospital|school|clinic|farm|court|plant|bank|store|office|mine|port|town|village)(?=[,.;]|$| (?:in|at|where|that|who)\b)/g, '$1$2s'],
  // "for hot and humid climate"
  [/\b(in|for|under) ((?:(?!(?:the|an?|this|that|our|my|each|every|one|its|and)\b)[a-z-]+ (?:and )?){1,3})(climate|region|environment)(?=$|[.,;]| (?:and|with|in)\b)/g, '$1 $2$3s'],
  [/(\d) %/g, '$1%'],
  [/(\d) dollar(?=[.,;]|$| (?:each|per|a)\b)/g, '$1 dollars'],
  [/\bmore (fast|cheap|quick|clean|strong|short|small|light|warm|cold|slow|low|high)\b/gi, '$1er'],
  [/\bmore (safe|simple|wide|large)\b(?= (?:and|or|with|by|for|to)\b|[.,;]|$)/gi, '$1r'],
  // "nobody teach them"
  [
    /\b(nobody|no one|everybody|everyone) (?!else\b|can\b|will\b)([a-z]{3,})(?= (?:them|it|him|her|the|us|how|this|that|their|to)\b)/gi,
    (said, who = '', verb = '') => (findVerb(verb)?.form === 'base' ? `${who} ${thirdPersonOf(verb)}` : said),
  ],
  [/\bthe ~ ?(?=\d)/g, 'the roughly '],
  [/~ ?(?=\d)/g, 'about '],
  [/\bstd(s?)\b\.?(?! (?:test|clinic|screen|prevent|rate)\w*)/g, 'standard$1'],
  // "for old elevator in housing", "training for inspector": one of many, without its article.
  [
    /\b(for|of|with) ((?:(?!(?:the|an?|any|this|that|our|my|each|every|one|its|their|no|and|or|of|to|in|at|on|by|from|with|for)\b)[a-z-]+ ){0,2}?)((?:[a-z]+-)?[a-z]{2,12}(?:ctor|ator|ponder|eer|ner|mer|ker|cher|vider|iver|rator|ician|ologist|apist|acist|entist|ducer|gator|ployee|trainee|ufacturer|engineer|technician))(?=[.,;]|$| (?:in|at|who|that|and|to|with)\b)/g,
    (all, by = '', kind = '', noun = '') => (ONE_ALONE.test(noun) ? all : `${by} ${kind}${noun}s`),
  ],
  [/\b(in|within|of|during) (first|second|last) (year|month|week|quarter)(?=$|[,.;])/g, '$1 the $2 $3'],
  [/\bon demand (?=[a-z]+s?\b)(?!for\b|from\b|of\b|by\b|in\b|and\b)/g, 'on-demand '],
  [/\breplacement of (?=[a-z]+ing\b)/g, 'replacement for '],
  // "a model what the FAA can accept"
  [
    /(?<=\b(?!(?:know|see|learn|decide|find|show|tell|say|on|about|of|to|in|from|with|for|and|or|is|how)\b)[a-z]{2,} )what (?:the )?(FAA|FDA|EPA|USDA|CDC|FCC|NRC|DOE|DOT|VA) (?=can\b|could\b|will\b|must\b|accepts?\b|uses?\b|needs?\b)/g,
    'that the $1 ',
  ],
  [/\b(do|make|run|build|use|write|keep) own (?=[a-z]+)/g, '$1 their own '],
  [/,? etc\b\.?/g, ', and the like'],
  [/\bin (?:the )?USA?(?=$|[,.;]| (?:do|does|is|are|has|have|can|will|now|today|yet|and|or|for|with|by|to|who|that|at|over)\b)/g, 'in the United States'],
  // "pipes which leak", and not "know which leak", "in which"
  [
    /(?<=\b(?!(?:know|see|show|tell|find|decide|learn|ask|say|and|or|but|in|of|by|for|with|on|at|from|to|through|under|after|during|about|into|than|as)\b)[A-Za-z]{3,} )which (?=(?:have|has|do|does|are|is|cannot|can|lack|need|works?|use|sell|helps?|shows?|finds?|lets?|tells?|teach|teaches|certif(?:y|ies)|checks?|measures?|gives?|runs?|makes?|connects?|trains?|[a-z]+s (?:can|could|will|use|need|must))\b)/g,
    'that ',
  ],
  // A sentence that begins with a small letter.
  [/(?<=[a-z]{3}[.!?] )(?<!\b(?:univ|dept|govt|approx|incl|max|min|temp|tech|est|etc|inc|corp|mgmt|intl|natl|avg|misc|resp|ref)\. )[a-z](?=[a-z]* )/g, (letter: string) => letter.toUpperCase()],
  [/\bcyber security\b/gi, 'cybersecurity'],
  [/\bnon profit(s?)\b/gi, 'nonprofit$1'],
  [/\b(on|off)[- ]?line\b/gi, '$1line'],
  [/\bspecially (?=(?:in|for|on|at|with|from|tribal|rural|small|young|older|poor|low|those|people|women|children)\b)/gi, 'especially '],
  [/\bfirst time (?=(?:home ?)?(?:buyers?|owners?|mothers?|parents?|founders?|managers?)\b)/gi, 'first-time '],
  [/\b(low|middle|high) income (?=[a-z]+s\b)/gi, '$1-income '],
  [/\ban? (?=(?:grant )?money\b|information\b(?! [a-z])|advice\b)/gi, ''],
  [/\be-?mail(s?)\b/gi, 'email$1'],
]

/** Of what ends so and has no plural here. */
const ONE_ALONE =
  /^(?:summer|dinner|manner|owner|former|consumer|partner|liver|river|silver|cover|corner|inner|never|customer|factor|sector|vector|doctor|polymer|elastomer|isomer|primer|power|water|computer|career)$/

/** Names that are typed in small letters. */
const NAMES: readonly (readonly [RegExp, (name: string) => string])[] = [
  [
    /\b(medicaid|medicare|english|spanish|american|african|hispanic|caribbean|latino|latina|internet of things|chinese|arabic|haitian|soviet|native american)\b/g,
    (name) => name.replace(/\b[a-z](?!f\b)/g, (letter) => letter.toUpperCase()),
  ],
  [/\b(salmonella|listeria|campylobacter)\b/g, (name) => name.charAt(0).toUpperCase() + name.slice(1)],
  [/\b(covid(?:-19)?|ptsd|adhd|hvac|hiv|ehr|osha|cpa|stem(?= (?:education|teachers?|students?|classes|programs?|schools?)))\b/g, (name) => name.toUpperCase()],
]

/** Names that keep their capital in the middle of a sentence. */
export const isName = (word: string): boolean =>
  /^(?:post-Soviet|Soviet|Medicaid|Medicare|English|Spanish|American|African|Hispanic|Caribbean|Latin[oa]|Chinese|Arabic|Haitian|Native|Internet)(?:-[a-z]+)?$/.test(word)

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'
const LEAST_LETTERS = 6
/** Words rarer than this are not guessed; where what was typed may be built of a word and a beginning, “com” and “unity”, only the commonest are. */
const COMMON = { unknown: 30_000, built: 9000 }

/** A word in which one letter lacks, is doubled, or has changed places with the next; null where none or several are meant. A letter too many or another one may be a word of another tongue: “arepas” are no areas. */
export function meantBy(word: string): string | null {
  if (word.length < LEAST_LETTERS || word.length > 20 || !/^[a-z]+$/.test(word) || placeOf(word) !== null) return null
  const common = isWord(word) ? COMMON.built : COMMON.unknown
  const found = new Map<string, number>()
  const look = (candidate: string) => {
    const place = candidate !== word && isWord(candidate) ? placeOf(candidate) : null
    if (place !== null && place < common) found.set(candidate, place)
  }
  for (let at = 0; at <= word.length; at++) {
    const [before, behind] = [word.slice(0, at), word.slice(at)]
    for (const letter of LETTERS) if (at > 0) look(before + letter + behind)
    if (behind.length > 1) look(before + (behind[1] ?? '') + (behind[0] ?? '') + behind.slice(2))
    if (behind[0] === before.at(-1)) look(before + behind.slice(1))
  }
  const [first, second] = [...found].toSorted(([, a], [, b]) => a - b)
  return first !== undefined && (second === undefined || second[1] > first[1] * 8) ? first[0] : null
}

/** Small words of other tongues that are no English ones. */
const FOREIGN =
  /\b(?:quiero|quisiera|hacer|para|una|los|las|del|mis|nuestro|crear|desarrollar|empresa|proyecto|quero|fazer|uma|dos|criar|projeto|meu|el|gobierno|inteligencia|seguridad|salud|escuelas?|niños|pequeñas|agua|governo|segurança|saúde|je|veux|pour|avec|les|une|mon|projet|ich|möchte|für|und|ein|eine|mein|voglio|fare|il|mio|progetto)\b/gi
const FOREIGN_LEAST = 2

/** Whether words of another language stand in it, so that none of it can stand in an English sentence. */
export const isForeign = (answer: string): boolean => new Set((answer.match(FOREIGN) ?? []).map((word) => word.toLowerCase())).size >= FOREIGN_LEAST

function mended(answer: string, changed: Map<string, string>, guess: (word: string) => string | null): string {
  if (NO_ANSWER.test(answer.trim())) return ''
  const worded = [...CONTRACTIONS, ...AMERICAN].reduce(
    (text, [found, instead]) => (typeof instead === 'string' ? text.replace(found, instead) : text.replace(found, instead)),
    withoutShorthand(answer),
  )
  const plain = NAMES.reduce((text, [found, inCapitals]) => text.replace(found, inCapitals), worded)
  return isForeign(plain)
    ? plain
    : plain.replace(/(?<![\p{L}\d@./’'-])\p{Lu}?\p{Ll}{5,19}(?![\p{L}\d@’'-]|\.\p{L})/gu, (word, at: number) => {
        // A name inside a sentence is left as it is.
        const named = /^\p{Lu}/u.test(word) && !/(?:^|[.!?;:]\s{1,3})$/.test(plain.slice(0, at))
        const meant = named ? null : guess(word.toLowerCase())
        if (meant === null) return word
        changed.set(word, meant)
        return /^\p{Lu}/u.test(word) ? meant.charAt(0).toUpperCase() + meant.slice(1) : meant
      })
}

const TOLD_MOST = 4
/** Different words of the answers that are looked at. */
const GUESSED_MOST = 150

export function mendedAnswers({ userBackground, userProposedEndeavor }: GeneratorForm): MendedForm {
  const changed = new Map<string, string>()
  const guessed = new Map<string, string | null>()
  // Of a text in which more words are unknown none is guessed any more.
  const guess = (word: string): string | null => {
    if (!guessed.has(word) && guessed.size < GUESSED_MOST) guessed.set(word, placeOf(word) === null ? meantBy(word) : null)
    return guessed.get(word) ?? null
  }
  const read = (answer: string) => mended(answer, changed, guess)
  const { projectSaid } = userProposedEndeavor
  const form: GeneratorForm = {
    userBackground: { ...userBackground, futureRoleFocus: read(userBackground.futureRoleFocus) },
    userProposedEndeavor: {
      futureProject: read(userProposedEndeavor.futureProject),
      proposedEndeavorNiche: read(userProposedEndeavor.proposedEndeavorNiche),
      additionalInfo: read(userProposedEndeavor.additionalInfo),
      ...(projectSaid === undefined ? {} : { projectSaid: { thing: read(projectSaid.thing), users: read(projectSaid.users), shortfall: read(projectSaid.shortfall) } }),
    },
  }
  const told = [...changed].slice(0, TOLD_MOST).map(([typed, meant]) => `“${typed}” as “${meant}”`)
  return { form, notes: told.length === 0 ? [] : [`In your answers we read ${told.join(', ')}. If you meant something else, change the answer and compose again.`] }
}
