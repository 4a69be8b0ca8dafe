/** Whom the resume knows: which users of a field the person worked for or among, and who uses such work where it names none of them. */
import type { PersonFacts } from '../person/person-facts.ts'
import { routesFor } from './compatibility.ts'
import { holdsCue, searchableLine, type EvidenceKind, type EvidenceLine } from './evidence.ts'
import type { ContributionForm, Problem, ProblemArea, UserGroup } from './problem-area.ts'
import { isOfAnyHouse, isToldOfItsGroups, settingFit } from './setting-fit.ts'
import { areOrganizations, arePersons } from './persons.ts'
import { ROOTED_AREAS } from './tune-content.ts'

/** Words of users that stand in lines of every field. */
const PLAIN = new Set(
  'rural small local state county public regional government federal city community product technology material research production contractor private family industrial energy power system building service plant component level growing equipment machine general program'.split(
    ' ',
  ),
)
const isPlain = (cue: string) => PLAIN.has(cue.replace('$', ''))

/** Words of a name that many a line of another trade holds. */
const LOOSE = new Set(['health', 'financ', 'medical', 'food', 'environment', 'technical', 'insur'])

const ANSWERS: ReadonlySet<EvidenceKind> = new Set(['project', 'niche', 'aim'])
const WORKED: ReadonlySet<EvidenceKind> = new Set(['achievement', 'title', 'publication', 'patent', 'summary', 'license'])

/** The setting of all posts: titles, employers, departments. */
export const postsOf = ({ roles }: PersonFacts): string =>
  searchableLine(
    roles
      .flatMap(({ title, employer, department }) => [title, employer, department])
      .filter(Boolean)
      .join(' '),
  )

/** Whether users are named by a word of their own name, or by two words or lines; one word that may mean others ("contractor") names nobody. */
export function isKnown({ name, cues }: Pick<UserGroup, 'name' | 'cues'>, lines: readonly EvidenceLine[], posts: string): boolean {
  const own = searchableLine(name)
  let passing = 0
  for (const cue of cues) {
    const answered = lines.some(({ kind, text }) => ANSWERS.has(kind) && holdsCue(text, cue))
    if (answered) return true
    const told = lines.filter(({ kind, text }) => WORKED.has(kind) && holdsCue(text, cue)).length + (holdsCue(posts, cue) ? 1 : 0)
    if (told === 0 || isPlain(cue)) continue
    if (own.includes(` ${cue.replace('$', '')}`) && !LOOSE.has(cue)) return true
    passing += told
  }
  return passing >= 2
}

/** Where work is done, by the words of posts and lines, and who uses there what was made elsewhere. */
const SETTINGS: readonly { words: RegExp; users: readonly [string, string] }[] = [
  { words: / (?:hospitals?|clinics?|patients?|nursing|medical|health ?care|physicians?) /, users: ['community hospitals and clinics', 'independent medical practices'] },
  { words: / (?:banks?|banking|credit unions?|loans?|mortgages?) /, users: ['community banks and credit unions', 'regional lenders'] },
  { words: / (?:insurers?|insurance|underwriting|policyholders?) /, users: ['regional insurers', 'independent insurance agencies'] },
  { words: / (?:universit(?:y|ies)|colleges?|campus) /, users: ['public colleges and universities', 'community colleges'] },
  { words: / (?:schools?|students?|classrooms?|pupils) /, users: ['public school systems', 'independent schools'] },
  { words: / (?:manufactur\w+|factor(?:y|ies)|assembly lines?) /, users: ['midsize manufacturers', 'small manufacturers'] },
  { words: / (?:stores?|retail|retailers?|merchandis\w+) /, users: ['independent retailers', 'regional retail chains'] },
  { words: / (?:restaurants?|hotels?|guests?|hospitality|catering|banquets?) /, users: ['independent hotels and restaurants', 'regional hotel operators'] },
  { words: / (?:nonprofits?|charit(?:y|ies)|donors?|foundation) /, users: ['nonprofit agencies', 'small charities'] },
  { words: / (?:tenants?|leases?|apartments?|real estate|property management) /, users: ['apartment and office owners', 'small property managers'] },
  { words: / (?:law firms?|attorneys?|litigation|paralegal) /, users: ['small law firms', 'regional law firms'] },
  { words: / (?:airlines?|aircraft|airports?|flights?) /, users: ['regional airlines', 'regional airports'] },
  { words: / (?:telecom\w*|wireless|carriers?|broadband) /, users: ['regional telecommunications carriers', 'rural broadband providers'] },
  { words: / (?:software|saas|startups?) /, users: ['small software companies', 'technology start-ups'] },
  { words: / (?:count(?:y|ies)|municipal|city of|state agenc(?:y|ies)|public agenc(?:y|ies)) /, users: ['county and city governments', 'state agencies'] },
]
/** Lines that tell a setting where no post names it. */
const LEAST_LINES = 2
const OF_POST = 2

/** Users of work that every trade has, whoever employs it. */
const OF_ANY_TRADE = ['small and midsize organizations', 'growing organizations', 'organizations with small staffs', 'midsize employers'] as const

/** `roleId`: the post an option rests on; where its lines tell a setting, those of other posts do not. */
function settingsOf(lines: readonly EvidenceLine[], posts: string, roleId: string | null): readonly (readonly [string, string])[] {
  const ofPost =
    roleId === null
      ? []
      : settingsOf(
          lines.filter((line) => line.roleId === roleId),
          '',
          null,
        )
  if (ofPost.length > 0) return ofPost
  return SETTINGS.map(({ words, users }) => ({ users, told: lines.filter(({ kind, text }) => kind === 'achievement' && words.test(text)).length + (words.test(posts) ? OF_POST : 0) }))
    .filter(({ told }) => told >= LEAST_LINES)
    .sort((a, b) => b.told - a.told)
    .map(({ users }) => users)
}

/** Trades that have little to do with each other. */
const TRADES: readonly RegExp[] = [
  /hospital|clinic|patient|nursing|medical|health|ambulance/,
  /school|youth/,
  /universit|college/,
  /bank|credit union|lender|insurer/,
  /farm|grower|livestock/,
  /manufactur|maker|plant|factory/,
  /defense|military|federal contractor/,
  /count(?:y|ies)\b|\bstate |\bcity|cities|public agenc|municipal|government/,
  /utilit|cooperative/,
  /retail|store/,
  /restaurant|hotel|hospitality|food/,
  /nonprofit|charit/,
  /transit|fleet/,
]
const LEAST_TRADES = 4
const SHARE_OF_TRADES = 0.8

/** Whether the work of a field is done in every trade, so that its users are only examples. */
export function isOfAnyTrade({ id, users }: Pick<ProblemArea, 'id' | 'users'>): boolean {
  if (ROOTED_AREAS.has(id)) return false
  const found = users.map(({ name }) => TRADES.findIndex((words) => words.test(name))).filter((trade) => trade >= 0)
  return new Set(found).size >= LEAST_TRADES && found.length / users.length >= SHARE_OF_TRADES
}

/** Fewer groups than this have a problem that belongs to their trade alone. */
const OF_ONE_TRADE = 2

/** Whether a problem belongs to certain trades of a field that is at home in all, and the resume knows none of them. */
export function isOfStrangersTrade(area: ProblemArea, { groups }: Pick<Problem, 'groups'>, lines: readonly EvidenceLine[], posts: string): boolean {
  return groups !== undefined && groups.length <= OF_ONE_TRADE && isOfAnyTrade(area) && !groups.some((at) => area.users[at] !== undefined && isKnown(area.users[at], lines, posts))
}

/** Who uses such work where the resume knows none of the users of a field that every trade has: those of its own setting, or of any. Null where no route reaches them. */
export function usersOfSetting(
  area: ProblemArea,
  problem: Problem,
  form: ContributionForm,
  lines: readonly EvidenceLine[],
  posts: string,
  taken: ReadonlySet<string>,
  roleId: string | null = null,
): string | null {
  if (problem.groups !== undefined && problem.groups.length <= OF_ONE_TRADE) return null
  // What is told of the groups it is known of has no part in any other house: "public web pages", "the worried caller".
  const own = settingsOf(lines, posts, roleId)[0]?.filter((users) => !isToldOfItsGroups(users, area, problem) && settingFit(users, area, problem) !== 'other') ?? []
  const any = isOfAnyHouse(area, problem) ? OF_ANY_TRADE.filter((users) => !isToldOfItsGroups(users, area, problem)) : []
  const open = [...own, ...any].filter((users) => routesFor(area, problem, form, users).length > 0)
  return open.find((users) => !taken.has(users)) ?? open[0] ?? null
}

const NUMBERS = '(?!(?:19|20)\\d\\d\\b)(?:\\d[\\d,]*\\+?|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|several|all(?: the)?|some)'
const MANY = '((?:[a-z][a-z-]+ ){0,3}?[a-z-]*[^\\Ws]s\\b(?: of [a-z]+(?: [a-z]+)?)?)'
const TAKING = '(?:adopted|used|in use|taken up|accepted|requested|deployed|installed|operated|run|followed|recommended|implemented|set up|introduced|piloted)'
/** "adopted by five other utilities", "in use at 27 hospitals", "that three county health districts adopted", "the lines were requested by 14 seed companies". */
const TAKERS = [
  new RegExp(`\\b${TAKING}(?: (?:now|since then|since|today|later|in (?:19|20)\\d\\d))? (?:by|at|in|to) (?:about |over |more than )?${NUMBERS} (?:other |further |more |additional )?${MANY}`, 'i'),
  new RegExp(`\\b(?:that|which) ${NUMBERS} ${MANY} (?:have |has |then |now )?(?:adopted|used?|run|accepted)\\b`, 'i'),
  new RegExp(`\\b(?:service|program|protocol|clinic|method|pool|network) (?:at|in|for) ${NUMBERS} (?:other )?${MANY}`, 'i'),
] as const
/** The end of the phrase, where more than the name of those who took it up was read. */
const TAKERS_END = / (?:in|at|of the|with|for|by|and|or|to|from|across|on|under|since|during|that|which|who|as|after|before|now|today|outside|including|without)\b.*$/
/** Parts of one house, and words that name no organization. */
const NO_TAKER =
  /\b(?:states|countries|languages|papers|sites|units|wards|beds|times|patients|people|students|children|families|users|teams|projects|offices of|other)$|^(?:sites|plants|offices|departments|districts|states|facilities|shops|stores|lines|companies|organizations|institutions|clients|customers|manufacturers|makers|firms|agencies|vendors|suppliers|operators|producers|groups)$/

/** Those who took a work up, as its own line names them: organizations of one kind; null where it names none. */
export function takersTold(line: string): string | null {
  for (const pattern of TAKERS) {
    const found = pattern.exec(line)?.[1]?.replace(TAKERS_END, '').trim()
    if (found === undefined || found.split(' ').length > TAKERS_WORDS || NO_TAKER.test(found)) continue
    if (/[^s]s(?: of [a-z ]+)?$/.test(found) && areOrganizations(found) && !arePersons(found)) return found.toLowerCase()
  }
  return null
}
const TAKERS_WORDS = 6
