/**
 * Weighs what an officer's sentence finds missing by what its words mean, where it uses none of the words of the test.
 * What stands behind the refusal ("does not show …") is what is missing; what stands before it is mostly the paper that
 * was looked at: "the letters do not show five years of experience" is about the degree and not about letters.
 */
import type { ConcernKey } from './rfe-concerns.ts'

/** “A balance of $60,112”, “the balance was deposited”: money of an account, and no balance of interests. */
const OF_ACCOUNT = /\b(?:bank|deposit\w*|accounts?|savings|loan|lease|price)\b|\$ ?\d/
export const withoutMoney = (plain: string): string => (OF_ACCOUNT.test(plain) && !/\b(?:on balance|waiv\w+|interests)\b/.test(plain) ? plain.replace(/\bbalances?\b/g, 'sum_') : plain)

type Sense = { concern: ConcernKey; weight: number; words: RegExp }

const senses: readonly Sense[] = [
  {
    concern: 'national-importance',
    weight: 3,
    words:
      /\bnation(?:al|ally|wide)?\b(?! (?:interest|average|median|mean|benefit))|\bimplications?\b|\beconom(?:y|ic|ies)\b|\b(?:at large|as a whole|in general)\b|\b(?:beyond|outside(?: of)?|past) (?:the|your|that|those|its|his|her|their|one)\b|\bwider\b|\bbroad(?:er|ly)?\b|\bripple\b|\b(?:extend|reach)(?:s|ed|ing)? beyond\b|\bunemployment\b|\bwould (?:do|change|bring|mean) (?:for|in|to)\b|\b(?:benefits?|reach(?:es)?|serves?|helps?|affects?) only\b/g,
  },
  {
    concern: 'national-importance',
    weight: 3,
    words:
      /\b(?:would|will|could|may|might) (?:\w+ )?have an? (?:\w+ ){0,2}(?:effect|impact|influence)\b|\b(?:would|will|could|may|might) be (?:\w+ )?(?:disseminated|adopted|shared|made available)\b|\bhow (?:the|your|his|her|its|their|this|such) (?:[\w-]+ ){0,3}?(?:endeavor|work|method|business|company|services?|research|activities|project|clinic|contributions?) (?:would|will|could|might)\b(?! (?:be (?:carried|funded|financed|done|implemented|staffed|run|paid)|succeed|carry|proceed))/g,
  },
  {
    concern: 'national-importance',
    weight: 2,
    words:
      /\bimpacts?\b|\bwould (?:lead|result|contribute|translate)\b|\baffect(?:s|ed)?\b|\b(?:scale|scope)\b|\bjobs?\b(?! (?:offers?|titles?|duties|descriptions?|postings?|listings?|letters?|market)\b)|\b(?:un)?employment (?:in|of|rates?|levels)\b|\bunemployment\b|\badvantages?\b|\bnovel\b|\binnovat\w+|\bsociet(?:y|al)\b|\bcommunit(?:y|ies)\b|\bregion(?:al|s)?\b|\bshortages?\b|\brevenues?\b|\bthe public\b|\b(?:advance|transform|change|improve|revitali[sz]e)s? (?:the|its|his|her|their) (?:\w+ )?(?:field|industry|sector|profession)\b/g,
  },
  { concern: 'national-importance', weight: 1, words: /\b(?:field|industry|sector|market)\b|\b(?:clients?|customers?|patients?|students?|employers?)\b|\bbenefits?\b|\bcountry\b|\bunited states\b/g },
  // “… speak to the industry and not to what her company would do.”
  {
    concern: 'national-importance',
    weight: 3,
    words:
      /\b(?:industry|field|sector|profession|occupation|market)(?: (?:as a whole|in general|generally|at large))?,? (?:and |but )?(?:not|rather than|instead of) (?:to |of |on |with )?(?:what|how|his|her|your|its|the petitioner's|the (?:\w+ )?(?:endeavor|project|company|business|venture))\b/g,
  },
  {
    concern: 'endeavor-unclear',
    weight: 4,
    words:
      /\bnot an endeavor\b|\b(?:determined?|evaluated?|assess(?:ed)?|analy[sz]ed?)\b(?:\W+\w+){0,6}\W+endeavor\b|\bmaterial(?:ly)? (?:change|alter)\w*\b|\bwhat (?:\w+ ){1,4}(?:endeavors?|intends?|proposes?|plans?|will)\b|\bnature of (?:the|your|his|her|their|its) (?:\w+ )?(?:endeavor|work)\b|\b(?:clear|consistent|specific|detailed|defined|definite|concrete|coherent|single|vague|general|changed|describe[ds]?|description|identif\w+|explained)\b(?:\W+\w+){0,5}\W+endeavor\b|\bendeavor\b(?:\W+\w+){0,6}\W+(?:clear|consistent|specific|detailed|defined|definite|vague|general|changed|described|identified|specificity|expansive)\b/g,
  },
  { concern: 'endeavor-unclear', weight: 7, words: /\bdifferent (?:ways|versions|activities|endeavors|descriptions|occupations|undertakings)\b/g },
  {
    concern: 'endeavor-unclear',
    weight: 4,
    words:
      /\b(?:details?|information|specifics) (?:about|of|on|regarding|concerning) the (?:[a-z-]+,? ){1,8}of the (?:proposed|planned|future|intended) (?!endeavor)[a-z]+(?<!\b(?:fund|financ|capital|budget|cost|invest)[^.;]{0,60})/g,
  },
  {
    concern: 'endeavor-unclear',
    weight: 5,
    words: /\bchanges? to (?:the|his|her|your|their|its) (?:[a-z]+ )?(?:endeavor|undertaking)\b/g,
  },
  {
    concern: 'endeavor-unclear',
    weight: 5,
    words:
      /\bwhat (?:you|he|she|the petitioner|the beneficiary) (?:would|will|intends? to|proposes? to|plans? to)(?: \w+ly)? (?:do|undertake|offer|provide|pursue|work)\b|\bwhether (?:you|he|she|the petitioner|the beneficiary) (?:intends?|plans?|proposes?|would|will)\b[^.;]{0,80}\bor\b/g,
  },
  // What is to be done, and not the plan for it.
  {
    concern: 'endeavor-unclear',
    weight: 5,
    words:
      /(?<!\bplans? (?:for|of|on|regarding) (?:the |your |his |her )?)\b(?:future|intended|proposed|prospective) (?:u\.s\. )?(?:work|activities|employment|services|research)\b[^.;]{0,40}\b(?:not|too|lacks?|poorly|insufficiently|inadequately|remains?|was|is|are|were)\b[^.;]{0,20}\b(?:(?:well|clearly)[ -])?(?:defined|described|vague|general|undefined|unclear|specificity)\b/g,
  },
  { concern: 'endeavor-unclear', weight: 2, words: /\b(?:occupation|duties(?! performed)|undertaking)\b/g },
  { concern: 'endeavor-unclear', weight: 1, words: /\b(?:endeavor|vague|description|details?|specific|specificity)\b|\bcontinu(?:e|ing) (?:employment|to work|working)\b/g },
  { concern: 'substantial-merit', weight: 3, words: /\bmerit\b/g },
  {
    concern: 'record',
    weight: 4,
    words:
      /\b(?:past|prior|track|previous) (?:record|history)\b|\b(?<!the )record of\b|\bhistory of\b|\b(?:capacity|ability|capable|able) (?:to|of)\b|\breputation\b|\b(?:equips?|prepare[sd]?) (?:you|him|her|them|the petitioner|the beneficiary)\b|\bposition(?:ed|ing)\b|\b(?:well|better) placed\b|\bcitations?\b|\b(?:leading|critical|key|essential|indispensable) (?:\w+ )?roles?\b|(?<!\b(?:would|will|could|may|might) be )\b(?:in use|used|utilized|adopted|relied on|implemented|applied) by\b|\b(?:has|have|had) (?:\w+ )?been (?:\w+ )?utilized\b|\b(?:has|have|had|been) (?:\w+ ){0,2}influen\w+|(?<!\b(?:would|will|could|may|might|can|to) (?:\w+ )?)\b(?:has|have|had) (?:(?:yet|ever|not|already|had|an?|any|wide|significant|substantial|major|real|measurable) ){1,5}(?:effect|impact|influence)\b|(?<!\b(?:would|will|could|may|might) (?:\w+ )?(?:have )?(?:\w+ )?)\binfluence (?:on|in|of|beyond|outside)\b|\b(?:claims|evidence|level|degree) of (?:\w+ )?influence\b|\b(?:her|his|your|their) influence\b|\badoption of (?:her|his|your|the|their)\b|\b(?:your|his|her|own) (?:part|share) in\b/g,
  },
  // What a work has done to its field, also where that is held against the nation.
  {
    concern: 'record',
    weight: 5,
    words: /(?<!\b(?:would|will|could|may|might|can) (?:\w+ )?)\binfluenc(?:e|ed|ing) (?:the|their|his|her|its|your) (?:\w+ )?(?:field|discipline|profession|practice)\b/g,
  },
  {
    concern: 'record',
    weight: 2,
    words:
      /\bsuccess(?:es|ful|fully)?\b|\bachievements?\b|\baccomplishments?\b|\binfluence\b|\brecognition\b|\bskills?\b|\bknowledge\b|\beducation\b|\bexpertise\b|\bcontributions?\b|\bindependent\b|\bexperts?\b|\bpublications?\b|\bpatents?\b|\bletters?\b|\bfindings\b|\bresults\b|\bpeers\b/g,
  },
  {
    concern: 'record',
    weight: 4,
    words:
      /\bimpact of (?:his|her|your|their|the petitioner's|the beneficiary's) (?:\w+ )?(?:work|research|contributions|publications|findings)\b(?! (?:would|will|could|may|might)\b)|\bspecific examples\b|\brequirements? to (?:work|practice|serve) (?:as|in)\b/g,
  },
  // What citations are to show is what the work has done.
  { concern: 'record', weight: 4, words: /\b(?:impact|influence|interest)\b(?=[^.;]{0,30}\bfield\b)(?<=\b(?:citations?|publications?|peer reviews?)\b[^.;]{0,120})/g },
  { concern: 'record', weight: 4, words: /\brecognition (?:from|by) (?:other |independent |fellow ){0,2}(?:scholars|researchers|scientists|experts)\b/g },
  { concern: 'record', weight: 2, words: /\bexperience\b|\b(?:prior|past|previous) work\b/g },
  { concern: 'record', weight: 1, words: /\broles?\b|\bawards?\b|\bresearch\b|\bcolleagues\b/g },
  {
    concern: 'plan',
    weight: 3,
    words:
      /\bfund(?:s|ing|ed)?\b|\bfinanc\w+(?! (?:markets?|services?|sector|industry|analy\w+|manage\w+|institutions?|technology|consult\w+))|\binvest\w+|\bcapital\b|\bmilestones?\b|\btimeline\b|\bbusiness (?:plan|model)\b|\bresources\b|\bprogress (?:towards?|made|in|on)\b|(?<!national )\binterest(?:ed)? (?:in|from|of|by) (?!the united)|\b(?:prospective|potential|committed) (?:customers|clients|users|partners|employers)\b|\b(?:carry|carried|carrying) (?:\w+ )?out\b|\bimplement(?:ed|ing)?\b|\bexecute\b|\bfeasib\w+|\bbank (?:statements?|records?|letters?|accounts?)\b|\bdeposit(?:s|ed)?\b/g,
  },
  {
    concern: 'plan',
    weight: 4,
    words:
      /\b(?:revenue|sales|financial|income|profit|cash[- ]flow|staffing|earnings|budget)(?:,? (?:and |or )?[a-z]+)? (?:projections?|forecasts?|estimates?)\b|\b(?:forecasts?|projections?) (?:of|for) (?:revenues?|sales|income|profits?|earnings|growth)\b/g,
  },
  { concern: 'plan', weight: 2, words: /\bassumptions?\b|\bforecasts?\b/g },
  { concern: 'plan', weight: 2, words: /\bplans?\b|\bmodel\b|\bprogress\b|\bcontracts?\b|\bagreements?\b|\bletters? of intent\b|\bprojections?\b|\bbudget\b|\bcosts?\b|\bsteps\b|\bstaff(?:ing)?\b/g },
  {
    concern: 'balance',
    weight: 4,
    words:
      /\blabor (?:certification|market)\b|\bdepartment of labor\b|\bu\.s\. employers?\b|\bordinary process\b|\bjob offer\b(?! (?:letter|to (?:you|him|her|them|the)|from|in)\b)|\boutweigh\w*|\bon balance\b|\b(?:u\.s\.|american|domestic) (?:workers?|labor)\b|\bvisa (?:programs?|categor\w+)\b|\bperm\b/g,
  },
  {
    concern: 'balance',
    weight: 6,
    words:
      /\beven (?:if|though|assuming|were)\b(?:\W+\w+){0,6}\W+workers?\b(?:\W+\w+){0,2}\W+available\b|\b(?:articulated|captured|stated|described|listed|expressed)\b(?:\W+\w+){0,3}\W+(?:perm|labor certification|job (?:posting|description|advertisement|requirements?))\b/g,
  },
  { concern: 'balance', weight: 3, words: /\b(?<!national interest )waiv(?:e|ed|er|ing)\b|\burgen\w+|\bimpractica\w+|\bbypass\w*|\bsponsor\w*|\bnational interest\b(?! waiver)|\bbalanc\w+/g },
  {
    concern: 'eb2-threshold',
    weight: 4,
    words:
      /\b(?:(?<!\b(?:greater|some|high|higher|certain|same|substantial|lesser|significant) )degree|baccalaureate|diploma|transcripts?|remuneration|salary|salaries)\b|\bequivalen\w+|\b(?:years|months) of (?:[\w-]+ ){0,4}(?:experience|employment|work)\b|\bexperience requirements?\b|\beducation(?:al)? (?:levels?|requirements?)\b|\b\w{1,20}-year experience\b|\b(?:full-time|post-baccalaureate|post-degree|progressive)\b|\bmemberships?\b|\bofficial academic record\b|\binstitution of learning\b|\bordinarily encountered\b|\blicen[sc]es? to practice\b|\bcoursework\b|\bgraduate[- ]level\b|\bdates of employment\b|\bemployment (?:letters?|history|verification)\b|\bletters? from (?:(?:current|former|previous|prior|each|your|his|her|their|the) (?:or |and )?){1,3}employers?\b|\bduties performed\b|\bexperience letters?\b|\brecogni\w+ (?:by|from) (?:\w+ ){0,2}(?:peers|professional|governmental)\b|\bdefinition of (?:a |an )?profession|\b(?:required|claimed|entire|whole) period\b|\b101\(a\)\(32\)|\b204\.5\(k\)/g,
  },
  {
    concern: 'eb2-threshold',
    weight: 2,
    words:
      /\b(?:licen[sc]es?|licensure|licensed (?:to|in))\b|\bcertificat(?:e|es|ions)\b|\baccredited\b|\bevaluat(?:ions?|ors?)\b|\bacademic records?\b|\bprofessional associations?\b|\bqualif\w+\b(?! (?:for|to hold) (?:an? |the |such |that )?(?:[\w-]+ ){0,2}(?:position|post|job|role|office|chair)\b)|\beligib\w+ for the\b/g,
  },
]

/** Where the refusal ends, so that what is missing begins behind it; -1 where no refusal is found. */
const refusalEnd = (plain: string): number => {
  const refusal =
    /\bnor (?:do|does|did|has|have|had) (?:[\w']+ ){1,5}?(?:establish|demonstrate|show|prove|explain|describe|identify|document|submit|provide|present|include|address|support|clarify)\w*|\b(?:not|never|cannot|nor|neither)\b(?: \w+){0,2}? ?(?:\w*(?:establish|demonstrat|show|prov|explain|describ|identif|document|submit|present|includ|address|support|suffic|clarif|account|possess|render|cover|meet|satisf)\w*)?|n't\b \w+|\b(?:fail(?:s|ed|ing)?|unable|insufficient|inadequate) to \w+|\b(?:lack(?:s|ed|ing)?|without|no|insufficient|little|rather than)\b|\b(?:is|was|constitute[sd]?|considered|represents?|amounts? to)(?= an? (?:\w+ )?material (?:change|alteration)\b)/.exec(
      plain,
    )
  return refusal === null ? -1 : refusal.index + refusal[0].length
}

/** The paper that was looked at counts for less than what it was to show. */
const ofPaper = 0.4
/** "plans on how the firm would create jobs" are paper too. */
const isPaper = (behind: string): boolean =>
  /^(?: (?:and|or) (?:an? )?(?:[a-z]+ )?(?:plans?|models?|descriptions?|statements?|documents?))?\w* (?:(?:on|of|about|for|as to) )?(?:how|that(?! (?:says?|describes?|sets?|states?|tells?|names?|lists?|gives?|contains?|includes?|meets?)\b)|showing|explaining|demonstrating)\b/.test(
    behind,
  )
/** "does not establish a reputation extending beyond …" is about the reputation: what follows within so many letters counts for more. */
const atOnce = 28
const ofHead = 2
const least = 2
/** So many times the weight of the next point. */
const lead = 1.25

/** What stands behind the refusal; null where there is none, or where only a phrase of manner follows ("was not shown by the letters"). */
export const whatIsMissing = (plain: string): string | null => {
  const from = refusalEnd(plain)
  if (from < 0) return null
  const text = plain.slice(from)
  return text.length < 4 || /^(?: \w+ly| clear| evident| apparent| \w+ed)? (?:by|from|in|with|through|under|as|because|at|for|within|on|before|when)\b/.test(text) ? null : text
}

/** How much of each concern the words speak, wherever they stand. */
export function plainWeights(given: string): Map<ConcernKey, number> {
  const plain = withoutMoney(given)
  const weights = new Map<ConcernKey, number>()
  for (const { concern, weight, words } of senses) {
    const times = [...plain.matchAll(words)].length
    if (times > 0) weights.set(concern, (weights.get(concern) ?? 0) + weight * times)
  }
  return weights
}

/**
 * The concern that a clause speaks of most, where it speaks clearly more of it than of another point; else null. `among`
 * keeps the choice to some of them.
 */
export const weighConcern = (
  given: string,
  pointOf: (concern: ConcernKey) => unknown,
  { among = () => true, atLeast = least }: { among?: (concern: ConcernKey) => boolean; atLeast?: number } = {},
): ConcernKey | null => {
  const plain = withoutMoney(given)
  const end = refusalEnd(plain)
  const weights = new Map<ConcernKey, [before: number, after: number]>()
  for (const { concern, weight, words } of senses) {
    if (!among(concern)) continue
    for (const match of plain.matchAll(words)) {
      const [before, behind] = weights.get(concern) ?? [0, 0]
      const paper = isPaper(plain.slice(match.index + match[0].length))
      const head = match.index - end < atOnce && !/\b(?:that|how|whether|what)\b/.test(plain.slice(end, match.index))
      const factor = paper ? ofPaper : head ? ofHead : 1
      weights.set(concern, match.index < end ? [before + weight, behind] : [before, behind + weight * factor])
    }
  }
  const named = [...weights.values()].some(([, behind]) => behind > 0)
  const ranked = [...weights].map(([concern, [before, behind]]) => ({ concern, weight: behind + before * (named ? ofPaper : 1) })).sort((one, other) => other.weight - one.weight)
  const totals = new Map<unknown, number>()
  for (const { concern, weight } of ranked) totals.set(pointOf(concern), (totals.get(pointOf(concern)) ?? 0) + weight)
  const [first, second = 0] = [...totals.values()].sort((one, other) => other - one)
  if (first === undefined || first < atLeast || first < second * lead) return null
  return ranked.find(({ concern }) => totals.get(pointOf(concern)) === first)?.concern ?? null
}
