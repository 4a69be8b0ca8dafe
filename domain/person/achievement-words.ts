/** What a sentence about work tells: the verb it begins with, the thing that was made or done, and its measures. */
import { COUNT_WORDS } from './number-words.ts'
import { EACH_IS, isSizeOfDuty, verbsIn, type Verb } from './size-of-duty.ts'
import { FIRST_TOLD, LAST_TOLD } from './told-effects.ts'
import { tellsOfEmployer } from './told-of-others.ts'

const IRREGULAR: Record<string, string> = Object.fromEntries(
  (
    'led:lead built:build rebuilt:rebuild wrote:write rewrote:rewrite ran:run made:make grew:grow cut:cut taught:teach won:win drove:drive set:set ' +
    'oversaw:oversee saw:see brought:bring held:hold kept:keep sold:sell spoke:speak began:begin chose:choose found:find gave:give took:take undertook:undertake ' +
    'met:meet sent:send spent:spend understood:understand flew:fly sought:seek bought:buy caught:catch dealt:deal put:put drew:draw arose:arise ' +
    'underwrote:underwrite outsold:outsell wove:weave broke:break fought:fight fed:feed bred:breed struck:strike ' +
    'rose:rise fell:fall lost:lose shot:shoot sang:sing swam:swim got:get did:do had:have was:be were:be am:be is:be are:be told:tell thought:think ' +
    'leading:lead running:run setting:set cutting:cut planning:plan getting:get putting:put'
  )
    .split(' ')
    .map((pair) => pair.split(':') as [string, string]),
)
const KEEPS_DOUBLE = /(?:install|fulfill|call|fill|sell|tell|roll|enroll|bill|skill|drill|poll|pull|staff|assess|process|discuss|address|access|press|pass|stress|witness|add|brief|off)$/
const NEEDS_E =
  /(?:[^aeiou]v|[aeiou]v|[^aeiouc]c|[aeiou]c|dg|rg|ag|eg|ug|ang|eng|[^s]s|z|[^q]u|[^e]at|[^o]ur|[^a]ir|(?:st|sc|pl|gn)or|(?:v|c|l|gu|res|pres)id|(?:ec|ib|it|p)ut|(?:f|m|b|x|l|cl|gn|g)in|(?:p|f|c)il|(?:^c|un|inv|gn|xped)it|(?:sh)ap|(?:n|fr)am|sc?op|[^e]ar|[gr]ad|[^l]od|[^a]ul|[bpdtcgk]l|[aeiou]tyl|uid|[^eo]ak|ok|uad|ef?in)$/
const NO_E =
  /(?:focus|bus|canvas|monitor|mentor|sponsor|author|tutor|avoid|aid|train|gain|maintain|obtain|explain|join|retain|begin|audit|edit|recruit|visit|submit|credit|develop|treat|repeat|format|benefit|heat|chat|occur|tour|repair|clear|appear|lead|load|read|conduct|offer|haul|belong|bring|assist|consult|target|market|budget|interpret|model|travel|cancel|label|control|scan|plan|run|discuss)$/
export const LEAD_IN =
  /^(?:(?:i|we|he|she|also|successfully|currently|personally|proudly|directly|consistently|effectively|efficiently|regularly|actively|\p{L}+ly|then|helped to|was responsible for|were responsible for|responsible for|accountable for|tasked with|served to|worked to)\s+)+/iu

/** Base form of the verb the sentence begins with ('build'); null where it begins with none. */
export function actionOf(sentence: string): string | null {
  const rest = sentence.replace(/^[\s•*–—-]+/, '').replace(LEAD_IN, '')
  const word = rest.match(/^(?:co-|re-)?[\p{L}]+/u)?.[0]?.toLowerCase()
  if (word === undefined || word.length < 3) return null
  // "Advanced Excel including macros" is a skill; "Advanced the launch" is a deed.
  if (/^(?:advanced|experienced|seasoned|talented|accomplished|dedicated|motivated)$/.test(word) && !/^\S+\s+(?:the|an?|our|its|their|this|these|\d|to|from|and|by)\b/iu.test(rest)) return null
  return baseForm(word)
}

function baseForm(word: string): string | null {
  const known = IRREGULAR[word]
  if (known !== undefined) return known
  if (BASE_VERBS.has(word)) return word
  if (/(?:[^aeiou])ied$/.test(word)) return `${word.slice(0, -3)}y`
  const stem = word.match(/^(.{2,})ed$/)?.[1] ?? word.match(/^(.{3,})ing$/)?.[1] ?? null
  if (stem === null) {
    const third = word.match(/^(.{2,}[^s])s$/)?.[1]
    return third !== undefined && BASE_VERBS.has(third) ? third : null
  }
  if (word.endsWith('ing') && !BASE_VERBS.has(stem) && !BASE_VERBS.has(`${stem}e`) && !BASE_VERBS.has(stem.slice(0, -1))) return null
  if (BASE_VERBS.has(stem)) return stem
  if (BASE_VERBS.has(`${stem}e`)) return `${stem}e`
  if (/([b-df-hj-np-tvz])\1$/.test(stem) && !KEEPS_DOUBLE.test(stem)) return stem.slice(0, -1)
  return NEEDS_E.test(stem) && !NO_E.test(stem) ? `${stem}e` : stem
}

/** Verbs that resumes use in their base form, beside those that their endings tell. */
export const BASE_VERBS: ReadonlySet<string> = new Set(
  (
    'achieve act adapt add address administer advise analyze answer apply architect arrange assemble assess assign assist attend audit author automate bring budget build calculate ' +
    'calibrate care certify chair check coach code collaborate collect commission communicate compile complete compute conduct configure consult contribute control convert coordinate counsel ' +
    'create cut deal debug define deliver deploy design detect determine develop devise diagnose direct distribute document draft drive edit educate eliminate enable engage engineer enhance ' +
    'ensure establish evaluate examine execute expand explore facilitate file find fix fly forecast formulate foster gather generate grow guide handle help hire host identify implement improve ' +
    'increase influence initiate inspect inspire install instruct integrate interpret interview introduce investigate issue keep launch lead leverage liaise lower maintain make manage market ' +
    'measure mediate meet mentor model monitor motivate move negotiate obtain offer operate optimize order orchestrate organize oversee own partner perform plan prepare present prevent prioritize process ' +
    'produce program promote propose provide publish purchase raise reach read receive recommend reconcile record recruit redesign reduce refine remove replace report represent research resolve respond restore ' +
    'restructure review revise run save schedule secure select sell serve set shape ship simplify solve source standardize start streamline strengthen structure study submit supervise supply support ' +
    'synthesize take teach test track train transform translate treat troubleshoot update upgrade use utilize validate verify work write win garner earn exceed surpass attain boost acquire attract renegotiate slash migrate accelerate'
  ).split(' '),
)

const ENDS_OBJECT =
  /^(?:by|from|to|with|using|through|via|which|that|who|while|when|where|after|before|during|resulting|leading|reducing|saving|increasing|improving|enabling|allowing|ensuring|including|so|because|as|per|without|under|within|into|against|across|over|between|among|towards?|until|than)$/i
const LINKS = /^(?:of|for|in|on|at)$/i
const MAX_OBJECT_WORDS = 12

/** The noun phrase of the person's own work ('a forecasting model for spare parts'); null where none follows the verb. */
export function objectOf(sentence: string): string | null {
  const rest = sentence.replace(/^[\s•*–—-]+/, '').replace(LEAD_IN, '')
  const action = actionOf(sentence)
  if (action === null) return null
  const words = rest.split(/\s+/).slice(1)
  const taken: string[] = []
  let links = 0
  for (const word of words) {
    const bare = word.replace(/^[("“]+|[)"”,;:.]+$/g, '')
    if (taken.length >= MAX_OBJECT_WORDS || ENDS_OBJECT.test(bare) || /^[(–—-]/.test(word)) break
    if (LINKS.test(bare) && (taken.length === 0 || ++links > 1)) break
    // "… and cut", "… and reduced": a second verb begins.
    if (/^(?:and|or|&)$/i.test(bare)) {
      const after = words[words.indexOf(word, taken.length) + 1]?.toLowerCase().replace(/[^\p{L}]/gu, '') ?? ''
      if (/ed$/.test(after) || IRREGULAR[after] !== undefined) break
    }
    taken.push(word)
    if (/[,;:.]$/.test(word)) break
  }
  while (taken.length > 0 && /^(?:and|or|&|of|for|in|on|at|the|a|an)$/i.test(taken.at(-1) ?? '')) taken.pop()
  const phrase = taken.join(' ').replace(/[,;:.]+$/, '')
  return taken.length === 0 || /^(?:it|them|this|that|these|those|up|out|off|him|her|us)$/i.test(phrase) ? null : phrase
}

const NUMBER = '(?:\\d(?:[\\d,]*\\d)?(?:\\.\\d+)?|\\.\\d+)'
/** A number begins here, and is no end of another one: ".75 million" is no 75 million, "of the guild.30%" lost a blank. */
const BEGINS = '(?<![\\p{L}\\d,]|(?<!\\p{L})\\.)'
const BIG = '(?:k|m|mm|mn|b|bn|million|billion|thousand|lakhs?|crores?)'
const MONEY = new RegExp(
  `(?:(?:US|CA|AU|C|A)?[$€£₹¥]|\\b(?:USD|EUR|GBP|INR|Rs\\.?)\\s?)\\s?${NUMBER}(?:\\s?[-–]\\s?[$€£]?${NUMBER})?(?:[\\s-]?${BIG}\\b)?\\+?|${BEGINS}${NUMBER}(?:\\s?${BIG})?\\s?(?:(?:USD|EUR|GBP|INR|dollars|euros|rupees)\\b|[$€£](?![\\d]))`,
  'giu',
)
const PERCENT = new RegExp(
  `(?:\\[${NUMBER}\\]|(?:${BEGINS}|(?<=\\b(?:by|to|over)))${NUMBER}\\]?)\\+?(?:\\s?(?:-|–|to)\\s?${NUMBER})?\\s?(?:%|percent\\b|per cent\\b|percentage points\\b|basis points\\b|bps\\b)|(?<![\\p{L}\\d])%\\d{2,3}(?!\\d)`,
  'giu',
)
const TIMES = new RegExp(
  `\\b${NUMBER}\\s?(?:x|×)(?![\\p{L}\\d])|\\b${NUMBER}[- ]?(?:fold|times)\\b|\\b(?:two|three|four|five|six|ten)[- ]?fold\\b|\\b(?:doubl|tripl|quadrupl|halv)(?:ed|ing)\\b|\\b(?:twice|double|triple) (?:the|my|our|its) (?:\\p{L}+ ){0,2}(?:quotas?|goals?|targets?|average|requirement)\\b|\\b(?:double|triple|quadruple|halve)\\s+(?:the|our|its|their|sales|revenues?|output|production)\\b`,
  'giu',
)
const FROM_TO = new RegExp(
  `\\bfrom\\s+(?:(?:under|over|about|below|nearly|almost|around|approximately|more than|less than)\\s+)?(?:an?\\s+(?:(?:staff|team|base|crew|total|group|high|low|average|rate|backlog|score)\\s+of\\s+)?)?(?:[$€£₹]\\s?)?(?:${NUMBER}|zero|${Object.keys(COUNT_WORDS).join('|')})(?:\\s?%|\\s?${BIG}\\b|(?:ms|s|x)\\b)?\\+?(?:\\s+\\p{L}+){0,2}\\s+to\\s+(?:(?:under|over|about|below|nearly|almost|around|approximately|more than|less than|at least|close to)\\s+)?(?:an?\\s+)?(?:[$€£₹]\\s?)?(?:${NUMBER}|zero|${Object.keys(COUNT_WORDS).join('|')})(?:\\s?%|\\s?${BIG}\\b)?(?:\\s+(?!(?:in|within|by|over|per|and|for|on|at|with|through|while|during|after|of|to|the|a)\\b)\\p{Ll}+)?`,
  'giu',
)
const COUNT = new RegExp(
  `(?<![\\p{L}\\d$€£₹.,/#:’'-])(?:over |more than |about |some |nearly |up to )?(?:(?:a|one) (?=hundred|thousand|dozen))?(?:\\d{1,4}\\s?[-–]\\s?)?(${NUMBER}(?:\\s?${BIG}\\b)?(?:\\s?\\+)?|(?:(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)[- ](?=\\p{L}))?(?:${Object.keys(COUNT_WORDS).join('|')}))(?:[- ](?:hundred|thousand|million|dozen|of(?: (?:the|our|my|its|their)(?= (?:\\p{L}+ )?(?:staff|team|employees|people|members|workers|students|volunteers|clients|customers)\\b))?))?[ -]((?:(?:\\p{L}[\\p{L}’'/-]*|(?:\\p{L}\\.){2,}|\\p{L}\\d\\p{L}|(?<=Fortune )\\d{3,4})\\s+){0,5}?(?:\\p{L}[\\p{L}’'-]*(?<!ou|s|atu|ampu|iru|onu|lysi|asi|thesi)s|\\p{L}*people|staff|personnel|men|women|children|cattle|sheep|livestock|data|aircraft|sq\\.?\\s?f(?:ee)?t|square f(?:ee|oo)t|mw|gw|kw|kv|tb|gb|pb|fte|miles|acres|ms|kg|tons?|tonnes|teams?|minutes?|member|seat|bed|unit|person|c[yf]|s[yf]|lf|sales \\p{L}+s))(?![\\p{L}])`,
  'giu',
)
/** "Over 500 final safe for flight inspections": a word before the number tells that things are counted, so that their noun may stand further behind. */
const OVER_COUNT = new RegExp(
  `\\b(?:over|more than|approximately|nearly|around|about)\\s+(${NUMBER})\\+?(?:\\s?[-–]\\s?\\d[\\d,]*)?\\s+((?:[\\p{L}\\d][\\p{L}\\d’'/-]*\\s+){0,6}?(?:\\p{L}[\\p{L}’'-]*s|staff|personnel|people|aircraft))\\b`,
  'giu',
)
/** "Over 400 Department of the Marble students". */
const NAME_WITH_OF = /(\p{Lu}\p{L}+) of(?: the)?(?= \p{Lu})/gu
const LARGE = new RegExp(
  `${BEGINS}${NUMBER}\\+?\\s?(?:million|billion)\\b|\\b(?:(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty)|(?:half|quarter) (?:of )?a|a quarter|quarter)\\s(?:million|billion)\\b(?:\\sdollars\\b)?|\\bmulti-?\\s?(?:million|billion)(?:[- ]dollar)?\\b(?!(?:[- ]dollar)? (?:company|firm|corporation|organization|business|industry|enterprise|agency|store|retailer))`,
  'giu',
)
/** "100K+ of lost costs", "12M+ inventory", "180k a year". */
const SHORT_LARGE =
  /(?<![\p{L}\d$€£₹.,/#-])(?!401)\d+(?:\.\d+)?(?:\s?(?:K|MM?|B)\+(?![\p{L}\d])|(?:[Kk]|MM?)(?=\s(?:(?:a|per|each|every) (?:year|month|quarter|week)|annually|yearly|monthly|(?:in|of) (?:\p{Ll}+ )?(?:funding|funds|grants?|donations|sales|revenues?|savings|sponsorships?))\b))/gu
const TEAM_OF = /\b(?:staff|team|crew|group|department|workforce|division) of (?:about |over |up to )?(\d{1,4})(?:\s?[-–]\s?\d{1,4})?\b(?!\s?%)/giu
/** A number after one of these is a name: a norm, a version, a course, a grade. */
const NAMED_NUMBER =
  /(?:\b(?:iso|iec|ieee|nfpa|part|parts|circ|circular|windows|office|levels?|layers?|grade|grades|class|phase|section|form|title|tier|stage|type|version|series|chapter|room|route|building|unit|article|rule|group|band|step|figs?|figure|no|number|nr|oracle|server|python|java|sap|cfr|v|model|act|code|gpa|fortune|age|aged|ages|covid|standard|regulation|directive|top|big)\.?\s?[-#]?\s?|(?<![\p{L}\d])K\s?[-–]\s?)$/iu
const YEARS_OF_EXPERIENCE =
  /\byears?\s+of\s+(?:proven|progressive|solid|successful|success|professional|practical|combined)\b|\byears?\b(?:[’']|\s+of\b)?(?:\s+\p{L}+){0,3}\s+experience|\bexperience\b/iu
const EFFECT =
  /\b(?:reduc|increas(?!ing(?:ly)? responsib)|cut|sav(?!v|or)|improv(?!is)|grew|grow(?!th)|rais(?:e|ed|ing)\b|lower|decreas|doubl|tripl|quadrupl|halv|slash|boost|gain|generat(?!or)|achiev|expand|accelerat|shorten|eliminat|prevent(?!at?ive)|rose(?!m)|fell(?!ow)|drop|exceed|won(?!d)|secur(?!ity)|lift|avoid|recover|scal|surpass|outperform|ahead of|faster|fewer|under budget|clos(?:ed|ing) (?:business|deals?|sales))\w*\b/i
/** "A sales target of $2 million" tells what was wanted. */
const AIMED_AT = /\b(?:targets?|quotas?|goals?|objectives?) (?:of|was|were|is|are) (?:about |over |up to |more than )?$/i
/** "Annual Salary: $40,000": what a form asks for. */
const IS_PAID = /\b(?:salary|pay|wages?|compensation) ?: $/i
const REACHED = /\b(?:achiev|exceed|surpass|reach|attain|met|meet|hit|beat|outperform)\w*\b/i
const DURATION = /^(?:years?|yrs?|terms|semesters|quarters|months?|weeks?|days?|hours?|hrs?|minutes?|mins?|seconds?)$/i

/** "1x/month", "3 times a week": how often. */
const EVERY = /^\s?(?:\/|per|a|an|each|every)\s?(?:day|week|month|quarter|year|hour|shift|night)\b/i

/** "5,000 electronic | and paper | surveys". */
const ADJECTIVES_JOINED = /^((?:[\p{L}-]{3,} ){0,1}[\p{L}-]{3,}(?<!s)) (?:and|or|&) (?=(?:[\p{L}-]{3,}(?<!s) ){1,2}[\p{L}-]+s$)/iu
/** "Within four months": how long it took, and no effect; "cut to under two hours" is one. */
const HOW_LONG = /(?<!\bto )\b(?:in|within|over|for|during|after|every|each|first|last|past|next|under|of)(?: (?:the|an?|about|only|just|less than|under|first|last|past|over))* $/i
const GOVERNS_TIME = /\b(?:by|sav\w*|cut|reduc\w*|eliminat\w*|free\w*) $/i
/** "Gained skills in three halls", "raise my two sons". */
const OF_ONE_SELF = /\b(?:experience|knowledge|skills?|understanding|exposure|sons?|daughters?|children|kids)\b/i
/** "Estimated projects | from $100K to $5M": how large each is. */
const OF_EACH = /\b(?:projects|contracts|loans|jobs|accounts|budgets|deals|orders|products|properties|homes|events|parties|groups|classes|grants|mortgages|policies|vehicles) $/i
/** "Kept the books as the company grew | from 3 to 9 mills". */
const AS_IT_GREW = /\b(?:as|while|when) (?:the |our )?(?:company|firm|organi[sz]ation|business|staff|team) (?:grew|expanded|increased) $/i
/** "Two weeks early". */
const EARLIER = /^ (?:early(?! (?:notice|in|on|morning))|earlier|ahead|sooner|faster|before (?:schedule|the deadline))\b/i
/** "Won the trade of | three mills": an effect that governs a few things. */
const EFFECT_BEFORE = new RegExp(`${EFFECT.source}[^,.;]{0,40}$`, 'i')

/** "Scored 15% above the average". */
const ABOVE = /^ (?:points? )?(?:above|higher|better|more) /i

export type Measures = { measures: string[]; isResult: boolean }

/**
 * Numbers with their noun or unit as printed, and whether one stands for an effect or a scale. Dates, versions, norms,
 * years of experience and blanks of a template ("[Number] %") are no measures; a handful of things counts only where
 * the sentence tells of an effect.
 */
export function measuresOf(sentence: string): Measures {
  const text = sentence.slice(0, 1200)
  const found: { text: string; index: number; strong: boolean }[] = []
  const add = (match: RegExpExecArray, strong: boolean) => {
    const { index, 0: whole } = match
    if (found.some((other) => index < other.index + other.text.length && other.index < index + whole.length)) return
    found.push({ text: whole.trim(), index, strong })
  }
  let verbs: Verb[] | null = null
  /** A count or a sum, which is a result only where it is no size of a duty. */
  const addCounted = (match: RegExpExecArray, strong: boolean, money = false) =>
    add(match, strong && !isSizeOfDuty(text, { index: match.index, text: match[0], money }, (verbs ??= verbsIn(text, baseForm))))
  const effect = EFFECT.test(text)
  for (const match of text.matchAll(FROM_TO))
    if (!isYear(match[0])) add(match, !EACH_IS.test(text.slice(0, match.index)) && (effect || !OF_EACH.test(text.slice(0, match.index))) && !AS_IT_GREW.test(text.slice(0, match.index)))
  for (const one of FIRST_TOLD) for (const match of text.matchAll(one)) add(match, true)
  for (const match of text.matchAll(MONEY)) if (!IS_PAID.test(text.slice(0, match.index))) addCounted(match, !AIMED_AT.test(text.slice(0, match.index)) || REACHED.test(text), true)
  for (const match of text.matchAll(PERCENT))
    if (
      (/\btop\s$/i.test(text.slice(0, match.index)) || ABOVE.test(text.slice(match.index + match[0].length)) || !isOfSchool(text.slice(0, match.index))) &&
      !isShareOfWork(text, match.index, match.index + match[0].length) &&
      !/^\s*(?:responsib|commitment|committed|dedicat|commission|travel|effort)/i.test(text.slice(match.index + match[0].length))
    )
      add(match, true)
  // "802.1x" names a norm.
  for (const match of text.matchAll(TIMES))
    if (!/^(?:802\.|0\d)/.test(match[0]) && !EVERY.test(text.slice(match.index + match[0].length)) && !/\d\s?x\s*[’'\d]/i.test(text.slice(match.index, match.index + match[0].length + 3)))
      add(match, /\d|fold|quota|goal|target|average|requirement/i.test(match[0]) || effect)
  for (const match of text.matchAll(COUNT)) {
    const [whole, number = '', noun = ''] = match
    const value = valueOf(number) * (/[- ](?:hundred|thousand) /i.test(whole) ? 100 : 1)
    if (isYear(number) || (number === '65' && /\bunder $/i.test(text.slice(0, match.index))) || isNamed(text.slice(Math.max(0, match.index - 28), match.index))) continue
    const unit = noun.split(/\s+/).at(-1) ?? ''
    if (namesNoThings(text.slice(0, match.index), whole, number, noun, unit) || saysNoResult(text, match.index, whole, unit)) continue
    if (/^(?:years?|yrs?)$/i.test(unit) && value >= 8) continue
    if (/^(?:years?|yrs?)$/i.test(unit) && (YEARS_OF_EXPERIENCE.test(text.slice(match.index, match.index + 70)) || !effect)) continue
    if (/^(?:hours?|hrs?)$/i.test(unit) && /^\W*(?:per|a|\/)\s?week|^\W*weekly/i.test(text.slice(match.index + whole.length))) continue
    if (/\b(?:hours|hrs)[ .]+(?:per|a|each|\/) ?week:? ?$/i.test(text.slice(0, match.index))) continue
    const counted = noun.replace(ADJECTIVES_JOINED, '$1 ')
    if (
      /(?:^|\s)(?:is|was|as|has|this|its|his|and|or|in|on|at|to|by|via|the)(?:\s|$)/i.test(counted.replace(/\s*\S+$/, '')) ||
      /^(?:is|was|as|has|this|its|his|times|pass|process|business)$/i.test(unit)
    )
      continue
    // "A 10-day notice" and "25 Code of Federal Regulations" count nothing.
    if (/^(?:\S+ )*?\S*\d-(?:day|week|month|year|hour|minute)\b/i.test(whole) || /\b(?:Code|consists|includes|contains|requires|provides|needs|means)\b/.test(noun)) continue
    if (DURATION.test(unit) && /^\W*(?:of )?(?:\p{L}+ )?experience\b/iu.test(text.slice(match.index + whole.length))) continue
    const before = text.slice(0, match.index)
    if (DURATION.test(unit))
      add(match, EARLIER.test(text.slice(match.index + whole.length)) || (effect && before !== '' && !HOW_LONG.test(/^over /i.test(whole) && !GOVERNS_TIME.test(before) ? `${before}over ` : before)))
    else addCounted(match, value >= 5 || (EFFECT_BEFORE.test(before) && !OF_ONE_SELF.test(`${before.slice(-48)} ${noun}`)))
  }
  for (const match of text.matchAll(OVER_COUNT)) {
    const [whole, number = '', noun = ''] = match
    if (
      valueOf(number) >= 20 &&
      !saysNoResult(text, match.index, whole, noun.split(/\s+/).at(-1) ?? '') &&
      !isYear(number) &&
      !DURATION.test(noun.split(/\s+/)[0] ?? '') &&
      !/\b(?:of|is|was|in|on|at|to|by|which|that|with|from|as)\b/i.test(noun.replace(NAME_WITH_OF, '$1'))
    )
      addCounted(match, true)
  }
  for (const match of text.matchAll(LARGE)) addCounted(match, true, true)
  for (const match of text.matchAll(SHORT_LARGE)) addCounted(match, true, true)
  for (const match of text.matchAll(TEAM_OF)) addCounted(match, valueOf(match[1] ?? '') >= 5)
  for (const one of LAST_TOLD) for (const match of text.matchAll(one)) add(match, true)
  found.sort((a, b) => a.index - b.index)
  return { measures: found.map((item) => item.text), isResult: found.some((item) => item.strong) && !tellsOfEmployer(text, actionOf(text)) }
}

/** "Level 2 incidents", "Windows 7 and 10 machines": the number, or the one it goes on from, is a name. */
function isNamed(before: string): boolean {
  return NAMED_NUMBER.test(before.replace(/\b\d{1,2}\s?(?:-|–|to|thru|through|and|or|&)\s?$/i, ''))
}

/** "15% - Telephone calls", "Traveled 35% of the time", "The other 40% may come from …": how the work is parted, or what a post asks for. */
function isShareOfWork(text: string, start: number, end: number): boolean {
  const [before, after] = [text.slice(0, start), text.slice(end)]
  if (/^\W{0,3}(?:of|work|job)?\W{0,3}(?:the |my |their |our )?(?:working |work )?(?:time|hours|day|week)\b/i.test(after)) return true
  if (/^\s?[-–—:]\s?\p{L}/u.test(after) && /(?:^|[,;.]\s|\bDistribution:?\s)$/.test(before)) return true
  if (/\b(?:invest|allocat|devot)\p{L}*(?: about| over| nearly| around)? $/iu.test(before) && /^ of\b/.test(after)) return true
  if (/\b(?:giv(?:e|es|ing)|gave)(?: (?:my|it|about))? $/i.test(before)) return true
  // "A team where 80% of the visits were in town".
  if (/\b(?:where|in which) (?:about |over |nearly )?$/i.test(before) && /^ of (?:[\p{L}-]+ ){1,4}(?:is|are|was|were)\b/u.test(after)) return true
  if (/^100/.test(text.slice(start, end)) && /\b(?:ensur(?:e|es|ing)|provid(?:e|es|ing)|guarantee(?:s|ing)?|striv\w+|aim\w*)[^.;,]{0,30}$/i.test(before)) return true
  if (/\bresponsible for $/i.test(before) && /^ of (?!(?:\p{L}+['’]?s? ){0,4}(?:sales|revenues?|profits?|growth|income|billings?|bookings|business|deals|closings)\b)/iu.test(after)) return true
  return /^ (?:may|might|can|could|should|must|will)\b/.test(after) || /\b(?:(?:position|job|role|post)s? requires?|(?:is|are|was|were) (?:required|expected) to)\b/i.test(before)
}

/** "With a score of 91%" tells of an examination, "quality scores increased by 10%" of the work. */
function isOfSchool(before: string): boolean {
  const near = before.slice(-20)
  if (/\b(?:travel|gpa|marks?)\b/i.test(near)) return true
  if (/\bby (?:about |over |nearly |more than )?$/i.test(near)) return false
  return /\bscore[ds]?\s/i.test(near) && !/\b(?:promoter|satisfaction|quality|csat|nps|audit|safety|performance|survey|engagement|agent|customer|compliance|inspection)\b/i.test(before.slice(-60))
}

/** "Six Sigma tools", "401K plan", "Anywhere 11.0 databases", "10-key calculators", "3-D drawings", "30 Day reviews" count nothing. */
function namesNoThings(before: string, whole: string, number: string, noun: string, unit: string): boolean {
  // "Five Diamond Standards": a number that begins a name.
  if (/^\p{Lu}\p{Ll}+$/u.test(number) && /^\p{Lu}\p{Ll}/u.test(noun) && before !== '') return true
  // "122 Conducted meetings", "the 5 Basics".
  if (/^\p{Lu}\p{Ll}+ed\s/u.test(noun) || (/^\d$/.test(number) && /^\p{Lu}\p{Ll}+s$/u.test(noun))) return true
  // "7-12 Marble Studies": grades.
  if (/^\d{1,2}\s?[-–]\s?\d{1,2} \p{Lu}/u.test(whole)) return true
  // "3806 forms": a number of four digits without a comma is their name.
  if (/^[1-9]\d{3}$/.test(number) && /^(?:forms?|regulations?|series|standards?)$/i.test(unit)) return true
  // "KLN 13 requirements".
  if (/(?:\p{Lu}{2}|[Ss]ection) $/u.test(before) && /^(?:requirements|provisions|rules|standards|regulations|guidelines|codes|forms)$/i.test(unit)) return true
  if (/^401/.test(number) && /^k\b/i.test(noun)) return true
  if (number === '504' && /\b(?:plans|documents|meetings)$/i.test(noun)) return true
  // A part's number ("0201 components").
  if (/^0\d/.test(number)) return true
  // Forms of taxes.
  if (/^10(?:40|65|95|96|98|99)$|^1120$/.test(number)) return true
  if (/^401\s?k/i.test(number) || (/^six$/i.test(number) && /^sigma\b/i.test(noun))) return true
  if (
    /\.\d/.test(number) &&
    !/(?:k|m|million|billion|thousand)\+?$/i.test(number) &&
    !/^(?:mw|gw|kw|kv|tb|gb|pb|miles|acres|tons?|tonnes|kg|ms|ft|feet|days|hours|minutes|seconds|weeks|months)$/i.test(unit)
  )
    return true
  // "A 5-star dinner", "six-seater carts", "5-year plan": kinds of a thing.
  if (/^(?:seater|star|point|diamond|door|speed|wheeler|cylinder|story|ply|sided|lead|course|year|month|week|day|hour|way|bit|inch|volt|watt|pixel|axis)\b/i.test(noun)) return true
  // "30+ foot murals", "300mm wafers", "5k runs": a size before what has it.
  if (
    /^(?:foot|feet|ft|mile|mm|cm|nm|meters?|metres?|gallon|acre|pound|lb|ton|page|degree)\s/i.test(noun) ||
    (/\d\s?mm$/.test(number) && !/^\p{Lu}/u.test(number)) ||
    (/\dk$/i.test(number) && /^(?:runs?|races?|walks?)\b/i.test(noun))
  )
    return true
  if (unit.length <= 2 && !/^(?:mw|gw|kw|kv|tb|gb|pb|kg|ms|c[yf]|s[yf]|lf)$/i.test(unit)) return true
  if (/^(?:day|week|month|year|yr|hour|hr|minute)\s/i.test(noun) || /\b(?:month|year|week|day)s? old\b/i.test(noun)) return true
  return (
    /^(?:(?:k|q|d|rs|line)\b|r$)/i.test(noun) ||
    (/^key\b/i.test(noun) && /^1?0$/.test(number)) ||
    /^10-?[kq]$/i.test(number) ||
    /(?:axis|basis|analysis)$/i.test(unit) ||
    /^(?:plus|towards|afterwards|besides|across|windows|grades|basis|occasions|series|degrees|principles|habits)$/i.test(unit)
  )
}

/** What a job asks for, how fast somebody types, how far away something is, the number of a course. */
function saysNoResult(text: string, index: number, whole: string, unit: string): boolean {
  const after = text.slice(index + whole.length)
  if (/\b(?:one|\d) of (?:the )?$/i.test(text.slice(0, index))) return true
  // "402 and 403 forms".
  if (/\b\d{3}(?:, \d{3})*,? (?:and|or|&) $/.test(text.slice(0, index)) && /^\d{3} /.test(text.slice(index))) return true
  // "Bags of 50 pounds" tells of each of them; "2,000 pounds a day" of what was done.
  if (/^(?:lbs|pounds|kg)$/i.test(unit)) return /\blift(?:s|ed|ing)?\b/i.test(text) || (!EFFECT.test(text) && /\b(?:load|carr|weigh|bags?|boxes|packages|items|up to)/i.test(text.slice(0, index)))
  if (/^(?:promotions|raises)$/i.test(unit)) return /\b(?:receiv|earn|got|issu|giv|award|grant)\w*\b/i.test(text.slice(0, index))
  // "2014 18 Hands Gallery": a name with its number, and no deed.
  if (/^(?:(?:19|20)\d\d\s+)?$/.test(text.slice(0, index)) && /^\d+(?: \p{Lu}\p{L}+){2}/u.test(text.slice(index))) return true
  if (/^words$/i.test(unit)) return /^\W*(?:per|a)\s+min|\btyp(?:e|ing)\b/i.test(after) || /\btyp(?:e|ing)\b/i.test(text)
  if (/^(?:inches|feet|meters|metres|miles|yards|cm|mm)$/i.test(unit) && /^ (?:in (?:diameter|length|height|width|depth|size)|long|wide|deep|tall|high|thick)\b/i.test(after)) return true
  // "30,000 square foot hall".
  if (/^foot$/i.test(unit)) return /^ \p{L}/u.test(after)
  if (/^miles$/i.test(unit)) return /^\s*(?:away|from|radius|range|distance)\b/i.test(after)
  return /^\d{3,4} \p{Lu}{2,5} \p{Lu}/u.test(text.slice(index)) && text.slice(0, index).trim() === ''
}

function isYear(text: string): boolean {
  return /^\D*(?:19[5-9]\d|20[0-4]\d)\D*$/.test(text) || /^from (?:19|20)\d\d/.test(text)
}

function valueOf(text: string): number {
  const word = text
    .toLowerCase()
    .split(/[- ]/)
    .reduce((sum, part) => sum + (COUNT_WORDS[part] ?? 0), 0)
  if (word > 0) return word
  const number = Number(text.replace(/[^\d.]/g, ''))
  return /k|m|b|million|billion|thousand|lakh|crore/i.test(text) ? number * 1000 : number
}
