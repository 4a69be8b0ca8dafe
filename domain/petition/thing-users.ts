/** Things of which it is told that they use the work: somebody runs them, and an officer has to know who. */
import { sentencesOf } from './checks/block-text.ts'
import { isSettled, type CaseFact, type Element } from './case-file.ts'
import { STATE_NAMES } from '../resume/state-names.ts'

/** Never bodies of people. */
const THINGS =
  'algorithms|apps|applications|browsers|cars|chips|codebases|computers|controllers|dashboards|databases|datasets|devices|drones|engines|frameworks|instruments|machines|modules|packages|pipelines|platforms|processes|products|robots|satellites|scripts|sensors|servers|ships|simulations|simulators|spreadsheets|tools|tractors|trucks|turbines|vehicles|websites|workflows'
/** Of these, some are: “water systems”, “residency programs”. */
const EITHER = 'systems|programs|programmes|models|networks|projects|services|facilities|units'
const BODIES =
  'water|school|preschool|health|healthcare|hospital|clinic|clinical|transit|bus|rail|railroad|library|university|college|academic|court|utility|public|state|county|city|town|municipal|federal|national|tribal|rural|irrigation|sewer|wastewater|drinking|medical|park|power|electric|gas|care|nursing|dialysis|emergency|ambulance|fire|police|residency|fellowship|training|graduate|doctoral|degree|education|teaching|research|extension|seed|outreach|after-school|childhood|feeding|screening|transplant|cancer|rehabilitation|apprenticeship|member|community|small-town'
const A_BODY = new RegExp(`\\b(?:${BODIES})(?: \\p{L}[\\p{L}-]*)? (?:${EITHER})\\b`, 'iu')
const OF_BODIES = new RegExp(
  `^ (?:(?:of|in|at|from|across) (?:(?:the|our|its|this|that|these|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\\d+|several|many|other) )?(?:\\p{Ll}[\\p{L}-]* ){0,2}?(?:\\p{Lu}[\\p{L}’-]+|association|union|council|county|counties|states?|cities|towns|districts|hospitals|universities|colleges|schools|cooperatives?|agency|agencies|companies|clinics|utilities|farms|service|department|members?)|(?:that|who|which) (?:have|has) never (?:employed|paid)|run by)\\b`,
  'u',
)
/** What describes the noun, and names nobody else: of “operators of nine systems”, the operators are the users. */
const BEFORE = '(?:(?:dozens|hundreds|thousands) of )?(?:(?!(?:my|our|of|in|at|by|with|for|from|on|to|who|that|which|whose|and|I|it|they|we|he|she)\\b)[\\p{L}\\d,-]+ ){0,4}?'
const USE = '(?:uses?|used|runs?|ran|apply|applied|adopt|adopted|employ|rely on|relied on|depend on|call|implement|implemented)'
const THE_WORK =
  '(?:it|this|them|mine|(?:my|our) \\p{Ll}[\\p{L}-]*|(?:the|this) (?:\\p{Ll}[\\p{L}-]* ){0,2}?(?:method|tool|program|model|code|library|software|data|dataset|algorithm|design|protocol|procedure|standard|guide|work|results?|system|technique|approach|framework|package|platform|test|rule))(?![\\p{L}’-])'
/** “Nine control systems now use it”. What is the petitioner's own uses nothing for others. */
const AS_USERS = new RegExp(
  `(?:^|[,;:] |\\b(?:and|but|that|where|so) )(${BEFORE}(${THINGS}|${EITHER}))((?: (?:of|in|at|from|across|that|who|which|run by) [^,.;:]{2,60}?)?) (?:(?:now|already|also|both|all|have|had|has|today|still|routinely) ){0,3}${USE} ${THE_WORK}`,
  'iu',
)
/** “It is used by nine control systems”. */
const USED_BY = new RegExp(`\\b(?:used|run|applied|adopted) (?:\\p{Ll}+ )?by (${BEFORE}(${THINGS}|${EITHER}))(?![\\p{L}-])`, 'iu')
/** “Recommendation systems and language models”, where users were asked for. */
const LISTED = new RegExp(`^(?:(?:First |The first )?users (?:are|will be):? )?(${BEFORE}(${THINGS}|${EITHER}))(?:(?:, (?:and )?| and )(?:[\\p{L}\\d-]+ ){0,3}?[\\p{L}-]{3,40}){0,6}\\.?$`, 'iu')

const isEither = new RegExp(`^(?:${EITHER})$`, 'i')
/** “Parole services”, “correctional facilities”: what names them is mostly what people do there. */
const MOSTLY_BODIES = /^(?:programs|programmes|projects|services|facilities|units|networks)$/i
const OF_MACHINES =
  /\b(?:computer|computing|software|cloud|web|online|mobile|digital|processing|processor|graphics|control|controller|open-source|source|streaming|data|automated|simulation|forecast\p{L}*|prediction|machine|robotic|GitHub|Python|Java|Linux|compiler|kernel|inference|neural|deep|convolutional|sensor|wireless|mesh|streaming|recommendation|battery|storage|code|coding)\b/iu
const ONLY_COUNTED =
  /^(?:(?:about|over|nearly|almost|more|than|at|least|hundreds|thousands|dozens|of|many|several|some|few|no|all|most|other|another|various|different|such|more|further|small|large|big|new|old|good|public|private|\d[\d,]*|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\p{L}+teen|\p{L}+ty(?:-\p{L}+)?) )*\p{L}+$/iu
const isNamedBody = (words: string, kind: string): boolean => MOSTLY_BODIES.test(kind) && !ONLY_COUNTED.test(words) && (!OF_MACHINES.test(words) || /\bprocessing facilities$/i.test(words))
const isBody = (words: string, kind: string, behind: string): boolean =>
  isEither.test(kind) && (isNamedBody(words, kind) || A_BODY.test(words) || STATE_NAMES.some((state) => words.includes(state)) || OF_BODIES.test(behind))

/** The things that a sentence tells as users; null where it tells none, or bodies that are called so. `asked`: users were asked for, so that a mere list tells them. */
export function thingUser(sentence: string, asked = false): string | null {
  for (const pattern of asked ? [AS_USERS, USED_BY, LISTED] : [AS_USERS, USED_BY]) {
    const found = pattern.exec(sentence)
    if (found === null) continue
    const [whole, words = '', kind = '', after = ''] = found
    const behind = pattern === AS_USERS ? after : sentence.slice(found.index + whole.length)
    // “These systems” were named before.
    if (!/^(?:the|these|those|its|their|such|this|that)\b/i.test(words) && !isBody(words, kind, behind)) return words
  }
  return null
}

const OF_USERS: readonly Element[] = ['endeavor.users', 'p1.beyond', 'p2.interest', 'p2.record']
const askedForUsers = ({ element }: CaseFact): boolean => element === 'endeavor.users'

/** Whether a sentence of a fact tells a thing as a user: it waits until somebody is named. */
export const isThingAsUser = (fact: CaseFact, sentence: string): boolean => OF_USERS.includes(fact.element) && thingUser(sentence, askedForUsers(fact)) !== null

/** The facts that tell a thing as a user, with what they call it. */
export const thingsAsUsers = (facts: readonly CaseFact[]): { fact: CaseFact; words: string }[] =>
  facts
    .filter((fact) => isSettled(fact) && fact.kind === 'statement' && (fact.source.kind === 'answer' || fact.source.kind === 'intake') && OF_USERS.includes(fact.element))
    .flatMap((fact) => {
      const words = sentencesOf(fact.text).flatMap((sentence) => thingUser(sentence, askedForUsers(fact)) ?? [])[0]
      return words === undefined ? [] : [{ fact, words }]
    })
