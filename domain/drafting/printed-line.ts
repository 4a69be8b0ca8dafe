/** A line of weight as it is printed: whole sentences or clauses of it in the resume's own words, with what they count or who took the work up. */
import { isSafe } from '../endeavor/safe-words.ts'
import { holdsWebAddress } from '../endeavor/web-addresses.ts'
import { isAddressedToMachine } from '../resume/machine-instructions.ts'
import { measuresOf } from '../person/achievement-words.ts'
import { isGrantLed, isHonored, isSeatOfRules, isTestimony } from '../person/standing-lines.ts'
import { withoutLoudLabel } from './achievement-segments.ts'
import { isOwnDeed } from './keeps-meaning.ts'
import { headedByNoun } from './noun-headed.ts'
import { partsPhrase } from './phrase-cuts.ts'
import { isWord } from './spelling.ts'
import { findVerb, isPastVerb, pastVerb } from './verbs.ts'

/** Between two passages of one line, each in quotation marks of its own. */
const PASSAGES_APART = '” and “'
const joined = (passages: readonly string[]) => [...(passages.length > 1 ? [passages.slice(0, -1).join('”, “')] : []), passages.at(-1) ?? ''].join(PASSAGES_APART)

const WORDS = { least: 4, passage: 38, second: 34, all: 54, loneMost: 44 }
const LETTERS_MAX = 315

/** A word before a number that makes it a name: "API 754", "SR 11-7", "Part 121". */
const ACRONYM_BEFORE = /(?:^|[\s(/])[A-Z][A-Z&.-]+[\s-]#?$/
const NAMES_NUMBER = /\b(?:part|levels?|phase|grades?|class|version|section|form|title|tier|stage|type|route|rule|number|step|figure|chapter|ages?|aged|top)\W*$/i
const FIGURE =
  /(?<![\w.,/#-])[$€£₹~]?\d[\d,]*(?:\.\d+)?(?:\s?(?:%|x\b|k\b|M\b|MM\b|B\b|bn\b|million|billion|\+))?(?![\w(]|\/(?!(?:yr|year|mo|month|wk|week|day|hr|h|shift|patient|visit|ton)\b)|-[A-Za-z]{1,2}\d|\.\d)/g
const YEAR_OR_NAME = /^(?:19[5-9]\d|20[0-4]\d|911|988)$/

/** Numbers that count something: no years, and none that belongs to a name. */
export function figuresIn(text: string): string[] {
  return [...text.matchAll(FIGURE)].flatMap(({ 0: found, index }) => {
    const plain = found.trim().replace(/,$/, '')
    const before = text.slice(0, index)
    return YEAR_OR_NAME.test(plain) || ACRONYM_BEFORE.test(before) || NAMES_NUMBER.test(before) ? [] : [plain]
  })
}

/** "31.4 -> 17.9", "19 days to 8", "71% vs 38%": how far something went. */
export const CHANGED_BY = /\d[\d,.+]*\s?(?:%|[a-z]+(?: [a-z]+)?)?\s?(?:->|=>|→|\bto\b|\bvs\.?|\bversus\b)\s?(?:only |under |over |about |less than |fewer than |more than )?[$€£~]?\d/i

/** "of 14 to 17 students", "ages 6 to 9", "SY 2022 to 2023": how many there are at a time, and no change. */
const RANGE_OF =
  /(?:\b(?:of|with|for|between|about|aged?|ages|grades?|at|in|serv\w+|handl\w+|averag\w+|tak\w+|caseloads?|class(?:es)?|groups?)(?: (?:about|over|up to|approximately))?|\() \$?\d[\d,.]*\+? ?(?:to|-) ?\$?\d[\d,.]*\+?(?= [a-z])/gi

/** Whether a line counts how far something went. */
export const tellsChange = (said: string): boolean => {
  // "projects ranging from $500K to $10M": how large things are.
  const text = said.replace(/\b(?:rang|var)(?:es|ed|ies|ied|ing|ying)(?: in [a-z]+)? from [$€£]?\d\S{0,12}(?: (?:thousand|million|billion))? to [$€£]?\d/gi, ' ')
  return COMPARED.test(text) || CHANGED_BY.test(/\b(?:from|reduc|increas|improv|went|fell|rose|cut|grew|dropp|rais|lower|shorten)/i.test(text) ? text : text.replace(RANGE_OF, ' '))
}

/** "98% in 2024 from 81% in 2022", "71%, compared to 38% before", "6.1% (hospital average 12.8%)", "9 hours instead of 5 days": one figure beside the one it is measured by. */
export const COMPARED =
  /\d[\d,.]*\s?%?(?: [a-z]+){0,4}(?: in (?:19|20)\d\d)?,? (?:compared? (?:to|with)|against|instead of|in place of|rather than|as opposed to|vs\.?|versus|(?<=\d\d\d\d,? )from) (?:an? |the |about |only |[a-z]+ ){0,4}?[$€£~]?\d|\d[\d,.]*\s?% (?:under|below|cheaper than|lower than|less than|faster than|shorter than) (?:the |an? |that |any )[a-z]|\d[\d,.]*\s?% \([^()\d]{0,40}\b(?:average|mean|benchmark|baseline|before|previously|national|state|target)\b[^()\d]{0,40}\d[^()]{0,20}\)/i

/** What others did with it. */
export const TAKEN_UP_BY_OTHERS =
  /\b(?:(?:units|copies|systems|devices|modules|kits) (?:sold|shipped|installed|delivered|in (?:service|use|operation))|adopted|(?:made|sold|taught|translated|available) (?:in|into|at) \d[\d,.]* [a-z]{3,}|(?:now|today) in (?:service (?:in|on|at) )?\d[\d,.]* [a-z]{3,}|(?:prints?|printed|teaches|cites?|recommends?) it in (?:its|their|the)|(?:state|county|city|ministry|agency) (?:used|uses) (?:it|its|the|my|our)? ?(?:data|results|findings|model|method)|license to (?:an?|one|two|three|\d)|made (?:it |this |them )?(?:mandatory|compulsory|the standard)|(?:became|is|are) (?:now )?(?:mandatory|required)\b|in use (?:at|in|by|across)|recommended (?:as|by)|accepted (?:by|as)|(?:taken|picked) up (?:by|in|the)|taken up the |reimplemented|bundled with|(?:quoted|cited) in |written into |issued as|distributed (?:by|to|in) (?:the |all |\d+ )?(?:[a-z]+ ){0,4}(?:schools|hospitals|clinics|districts|offices?|states|agencies|farms|plants)\b|accepted (?:in)?to the|included in the|(?:now |is |are |been )used (?:now |since then |since |today )?(?:by|in|at|across|on)|used by|uses? it|use(?:s)? (?:the|this|my) |run (?:now )?(?:each|every|by|at)|runs (?:at|before|in|on)|licensed (?:in (?:19|20)\d\d )?(?:to|by)|requested by (?:\d|two|three|four|five|six|seven|eight|nine|ten|twelve)|qualified by |(?:councils?|legislatures?|ministr(?:y|ies)|counties|cities|agenc(?:y|ies)|districts?|boards?|commissions?|authorit(?:y|ies)|Medicaid|utilit(?:y|ies)) (?:have |has |then |since |later |now |also ){0,2}(?:used|uses|adopted|opened|included|extended|took (?:up|over)|taken (?:up|over)) (?:it|the|its|their|my|our|this|payment)\b|patents? (?:granted|issued)|patented|installed (?:in|at|on|by)|deployed (?:in|at|to|on|across)|downloads?|downloaded|open-?sourced?|stars\b|contributors\b|seed sent|released|published (?:as|in)|copied by|standard (?:for|in) all|sole (?:\w+ ){0,3}(?:responsible|engineer|author|inventor|developer|designer)\b|world['’]s (?:first|leading)|first (?:such|of its kind|ever|published|in the (?:state|country|region))|(?<=[;,.] )used (?:in|on|at|across) |changed (?:the |an? |our )?(?:\S+ ){0,5}(?:guidance|guidelines?|instructions?|standards?|regulations?|code|law|polic(?:y|ies)|protocols?)\b|(?:is|are) (?:now )?in (?:the|an?) (?:\S+ ){0,3}(?:plan|code|guidelines?|standard|manual|instruction|regulation)\b)/i

/** What became of it in the rules that others work by, or a right to it. */
export const OF_RULE =
  /\b(?:changed|became|written into|taken into|adopted (?:in|into|as)|published as|basis (?:of|for)|used (?:the|my|our|its) [a-z]+ (?:for|in)|(?:is|are) (?:now )?in (?:the|an?)) (?:\S+ ){0,6}?(?:guidance|guidelines?|ordinances?|instructions?|standards?|[A-Z]{2,6}-STD\S*|polic(?:y|ies)|(?:building |fire |state |national )codes?|laws?|regulations?|handbooks?)\b|\bpatent(?:s|ed)?\b/i

/** "Voting member of the drafting team for a reliability guideline": a seat where the rules are written that others work by. */
export const SEAT_OF_RULES =
  /^(?:(?:voting|invited|elected|appointed|expert|operator|technical|founding|industry|standing|chief|lead|co-?) ?)*(?:member|chair|contributor|expert|panelist|participant|editor|author|co-author)\b,? (?:of|on|to|in|for|(?=[a-z]+ ))[^.;]{0,110}\b(?:drafting (?:team|committee)|guidelines?|standards?|working group|task force|task group|steering|expert panel|review panel|code committee|technical committee|recommended practice|manual for)\b/i

/** A seat where rules are written, a grant that was led, or testimony: worth its words without a deed. */
export const isStanding = (text: string): boolean => SEAT_OF_RULES.test(text) || isSeatOfRules(text) || isGrantLed(text) || isTestimony(text) || isHonored(text)

/** What such a line weighs beside results: less than what others took up, more than a duty. */
const STANDING_WORTH = { led: 4, testified: 3.6, seat: 3.4, shared: 3, honored: 2.6 }
/** Null for any other line. */
export function standingWorth(clause: string): number | null {
  if (standingLine(clause) === null) return null
  if (isGrantLed(clause)) return /\bco-?/i.test(clause) ? STANDING_WORTH.shared : STANDING_WORTH.led
  if (isSeatOfRules(clause) || SEAT_OF_RULES.test(clause)) return STANDING_WORTH.seat
  return isTestimony(clause) ? STANDING_WORTH.testified : STANDING_WORTH.honored
}

/** The whole of a line of standing that begins with no deed, as it may stand in quotation marks; null for any other. */
function standingLine(plain: string): string | null {
  const [head = ''] = plain.split(' ')
  // "by invitation, 2022–": it goes on.
  const told = plain.replace(/[\s.,;:]+$/, '')
  const isOther =
    !isStanding(plain) ||
    told.length > STANDING_LETTERS ||
    (isPastVerb(head.toLowerCase()) && !/^invited$/i.test(head)) ||
    TAKEN_UP_BY_OTHERS.test(plain) ||
    !/^[A-Z“"]/.test(plain) ||
    NO_LINE.test(told) ||
    SHOUTED.test(told)
  return isOther || !balanced(told) || !isSafe(told) || holdsWebAddress(told) || isAddressedToMachine(told) || words(told) < WORDS.least ? null : marked(told)
}
const STANDING_LETTERS = 220

/** Nothing that a petitioner puts before an officer, or no words of a line. */
const NO_LINE =
  /~(?! ?[$€£]?\d)|[<>](?! ?[$€£~]?\d)|[?@\\{}^_[\]|ï¿½�Ââ]|#\s?[A-Z]{0,3}-?\d|https?:|www\.|\.{2}|…|\b(?:company name|city ?, ?state|etc|references|resume|gpa|et al|doi|vol|pp|hobbies|salary|upon request|date of birth|nationality|visa)\b|\d{7,}|(?<!\d)\d{3}[-.]\d{4}(?!\d)|\b(?:license|licence|certificate|passport|account) (?:no\.?|number|id)?:? ?[A-Z]{0,3}-?\d/i
const SHOUTED = /\b[A-Z]{7,}\b.*\b[A-Z]{7,}\b/
const PRAISE =
  /\b(?:excellent|outstanding|proven|dynamic|passionate|passion|best|top[- ]?(?:rated|performer|notch)?|world-class|exceptional|superior|amazing|highly|expert|successfully|enthusiastic\w*|self[- ]motivated|quota|bonus|commissions|(?:sales|paid|earned|in) commission|promoted|employee of|team player|fast[- ]paced|hard work\w*|friendly|great|rockstar|to win|winning)\b/i
/** "A $3 billion provider of …", "a company with 500 employees": the employer, and nothing that was done. */
const OF_EMPLOYER =
  /\b(?:company|firm|organization|corporation|employer|startup|start-up|provider|manufacturer|retailer|distributor|leader|chain|agency|non-?profit)\b.{0,40}\b(?:with|of|serving|employing|in|for)\b.{0,30}\d|\bwith (?:annual |yearly )?(?:sales|revenues?|assets) (?:of|over|exceeding)\b|^(?:[A-Za-z]+ ){0,2}(?:largest|leading|premier)\b|\b(?:publicly|privately)[- ](?:traded|held|owned)\b|\d[\d,.]*\+? (?:employees|stores|locations|countries|offices|branches)\b(?!.*(?:%|->|\bfrom\b))|\bthe (?:company|firm|bank|hospital|agency|organization) (?:was|were|is|had|has)\b|^(?:the |this |a |an )?(?:company|firm|hospital|bank|school|agency|organization)\b(?! (?:stayed|remained|kept|reopened|adopted|uses?|used) )/i
const DUTY =
  /^(?:(?:business trip|teaching assistant|night shift|responsib(?!le (?:designer|engineer|architect|author|editor|investigator) )|attend|assist|answer|greet|clean|learn|shadow|observ|handl|help|participat|proficien)|(?:duties|member of|familiar|knowledge|experience|skilled|ability|strong|trained in|completed (?:a )?(?:course|training)|left|reason|promoted|received|i (?:am|love|like|have (?:strong|good))|seeking|looking|to (?:secure|obtain)|words per|typing|voted|named|selected as|anticipated|projected|estimated|expected|targeted|significant time|mak(?:e|es|ing) (?:sure|certain)|made (?:sure|certain)|this|these|it|(?:from|with|by|through|in|as a result of|due to) (?:this|these|that)|we|they|he|she|our team|the team|winner|won|includ(?:ed|es|ing))\b)/i
const SLIGHT_COUNTS =
  /\b(?:hours?|days?) (?:a|per) (?:week|day|shift)|\b24\/7\b|\bwords per minute|\bwpm\b|customers? (?:a|per) day|calls? (?:a|per) (?:day|week)|\b\d+[- ](?:hours?|weeks?|days?)[- ](?:course|training|program|internship|class|seminar)|\bcompliance with (?:agency|company)|\byears?(?: of)? (?:\w+ )?experience|\bover \d+ years\b/i
const UNFINISHED =
  /(?:^| )(?:of|for|to|with|and|the|a|an|in|by|or|on|as|at|from|that|which|than|into|per|including|such|using|while|through|its|their|my|our|was|were|is|are|has|had|&|w\/|between|within|across|due|w)$/i

/** "Greco designed …", "… by the vendor": the deed of another. */
function ofAnother(line: string): boolean {
  const [first = '', second = ''] = line.split(' ')
  if (/^[A-Z][a-z]+$/.test(first) && !isWord(first.toLowerCase()) && !findVerb(first) && !pastVerb(first.toLowerCase()) && findVerb(second)?.form === 'past') return true
  return (
    (findVerb(first) ?? pastVerb(first.toLowerCase())) === null &&
    / by (?:the|an?|our|their) (?!\d)[a-z]+(?:$| (?!\d))/.test(line) &&
    !/ by (?:the|an?) (?:[a-z]+ )?(?:end|time|rule|method|team of)/.test(line)
  )
}

/** "… at Tarn Works introduced over 3 lines": a second deed begins without a link, so that two lines ran together. */
function isFused(passage: string): boolean {
  const all = passage.split(' ')
  return (
    isPastVerb((all[0] ?? '').toLowerCase()) &&
    all.some(
      (word, at) =>
        at > 3 &&
        /^[a-z]+$/.test(word) &&
        isPastVerb(word) &&
        findVerb(word)?.base !== word &&
        (/^[A-Z][A-Za-z.]*$|^[a-z]+[^s]s$/.test(all[at - 1] ?? '') || (/^[a-z]{3,}$/.test(all[at - 1] ?? '') && /^(?:the|an?)$/.test(all[at + 1] ?? '') && !NO_NOUN.test(all[at - 1] ?? ''))) &&
        /^(?:the|an?|over|more|all|about|nearly|new|[$\d].*)$/.test(all[at + 1] ?? '') &&
        !/\b(?:that|which|who|whose|where|when|while|as|if)\b/.test(all.slice(Math.max(0, at - 7), at).join(' ')),
    )
  )
}
const NO_NOUN = /^(?:and|or|then|also|but|which|that|who|was|were|been|being|have|has|had|not|[a-z]+ly|they|team|staff|others|it)$/
/** "… in three states run it Remote coverage model for …": a word with a capital that is no name begins another line. */
function beginsAnother(passage: string): boolean {
  const all = passage.split(' ')
  return all.some(
    (word, at) =>
      at > 2 &&
      /^[A-Z][a-z]{3,}$/.test(word) &&
      isWord(word.toLowerCase()) &&
      /^(?:it|them|this|today|daily|weekly|monthly|yearly|annually|online|[a-z]+(?:ly|s|ed|er|age|tion|ment|ing|ity))$/.test(all[at - 1] ?? '') &&
      !LINKS.test(all[at - 1] ?? '') &&
      /^[a-z]{2,}$/.test(all[at + 1] ?? '') &&
      /^[a-z]/.test(all[at + 2] ?? 'a') &&
      !CAPITAL_OF_NAME.test(word),
  )
}
const LINKS = /^(?:its|his|as|this|was|is|has|using|including|by|via|per|across|versus|towards|for|of|named|called|used|passed|adopted|based|implemented|introduced|led|utilizing|applying|following)$/
const CAPITAL_OF_NAME =
  /^(?:Lean|Agile|Kaizen|Kanban|Python|Oracle|Java|Excel|Access|Spanish|English|French|German|Chinese|Federal|State|National|Board|County|City|Congress|Senate|Medicare|Medicaid|Internet|Black|Hispanic|Native|Title|Level|Phase|Spring|Summer|Fall|Winter|March|April|June|July|August|May|Sigma|President|Director|Windows|Office|Word|Green|Belt|Army|Navy|Marine|East|West|North|South|Company|Plant|Department)$/

const HEADING_IN = /[a-z\d)%] (?:Key |& |Major )*(?:Contributions|Accomplishments|Responsibilities|Achievements|Highlights|Duties|Education|Skills|Experience|Certifications)\b/

const balanced = (text: string) => ['()', '“”'].every((pair) => text.split(pair[0] ?? '').length === text.split(pair[1] ?? '').length) && (text.match(/"/g)?.length ?? 0) % 2 === 0

const NUMBER_WORDS = /\b(?:three|four|five|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|dozens|hundreds|thousands|millions)\b/
const telling = (text: string) => figuresIn(text).length > 0 || NUMBER_WORDS.test(text) || TAKEN_UP_BY_OTHERS.test(text) || measuresOf(text).measures.length > 0

/** The sentences of a line, as printed. */
const sentencesIn = (line: string) =>
  line
    .split(/\s*(?:ï¿½|�|Â)+\s*|\s+o\s+(?=[A-Za-z]+(?:ed|t)\b)/)
    .flatMap((part) =>
      part.split(
        /(?<!\b(?:Dr|Mr|Ms|Mrs|St|Inc|Ltd|Corp|Co|vs|No|no|nos|approx|Prof|Jr|Sr|Dept|Univ|avg|incl|tech|eff|spp|ca|p|pp|eds?|Ae|Secs?|Arts?|Figs?|Vol|Reg))(?<=[a-z\d%)"”+]|[A-Z]{2}|[A-Z\d]-[A-Z])[.!]\s+(?=[A-Z"“(\d]|[a-z]+(?:ed|ut|t)\b)|\s*;\s+|\s[–—]\s(?=\d)/,
      ),
    )
    .map((part) => part.replace(/^[^\p{L}\d"“($~+]+/u, '').replace(/[\s.,;:–—-]+$/, ''))
    .filter((part) => part !== '')

/** The sentence, or what of it stands before a clause or a dash; null where no such end is near. */
function whole(sentence: string, most: number): string | null {
  const words = sentence.split(' ')
  if (words.length <= most) return sentence
  // "In order to give the team better tools I set up a …": the main clause stands by itself.
  const main = /^[A-Z][^.]* (I (?!am|was|have|had)[a-z]+ .+)$/.exec(sentence)?.[1]
  if (main !== undefined && main.split(' ').length <= most && telling(main)) return main
  let best: string | null = null
  for (let at = WORDS.least; at <= most; at++) {
    const before = words[at - 1] ?? ''
    const next = words[at] ?? ''
    const head = words.slice(0, at).join(' ')
    const plain = head.replace(/[\s,:;–—-]+$/, '')
    const ends =
      !partsPhrase(words, at) &&
      ((/[,:]$/.test(before) &&
        /^(?:which|resulting|including|reducing|saving|increasing|improving|cutting|leading|while|where|thereby|ensuring|enabling|allowing|with|and|using|\d.*|later|now|by)$/i.test(next)) ||
        /^[–—-]$/.test(next) ||
        /^\(/.test(next) ||
        /^(?:which|while|resulting|thereby|whereby|so)$/i.test(next))
    if (ends && balanced(plain) && !UNFINISHED.test(plain)) best = telling(plain) || best === null || !telling(best) ? plain : best
  }
  return best === null ? null : `${best} …`
}

const marked = (passage: string) => passage.replace(/"([^"]*)"/g, '‘$1’').replace(/“([^”]*)”/g, '‘$1’')

/**
 * A line as it may stand in quotation marks: the deed, what it counts, and who took it up, each a passage of its own. `next`: the line below
 * it, which may go on about the same thing. `behind`: the sentences that stand behind it in its own paragraph. Null where the line counts nothing and nobody took it up, tells of the employer or of a duty,
 * praises, or runs on without an end.
 */
export function printedLine(line: string, next: string | null, behind: readonly string[] = []): string | null {
  const plain = plainly(line)
  const standing = standingLine(plain)
  if (standing !== null) return standing
  if (
    plain.length > 700 ||
    (DUTY.test(plain) && !isStanding(plain) && !(HELPED.test(plain) && COMPARED.test(plain))) ||
    OPINION.test(plain) ||
    !isOwnDeed(plain) ||
    (headedByNoun(plain) && !WHO_DID.test(plain)) ||
    ofAnother(plain)
  )
    return null
  const all = sentencesIn(plain)
  // "Faults were half of all calls. I made an index …": the deed stands behind what was wrong.
  const deed = isPastVerb((all[0]?.split(' ')[0] ?? '').toLowerCase()) ? 0 : all.findIndex((one) => OWN_DEED_AT_HEAD.test(one) && isPastVerb(one.split(' ')[1] ?? ''))
  const sentences = all.slice(Math.max(deed, 0))
  const [first] = sentences
  if (first === undefined || IT_HAPPENED.test(first)) return null
  const results = MADE_AT_HEAD.test(first) || AUTHOR_AT_HEAD.test(first) ? resultsIn(behind) : []
  const going = [...(next === null ? [] : goesOn(first, plainly(next))).filter((one) => !results.includes(one)), ...results]
  const most = sentences.length + going.length > 1 ? WORDS.passage : WORDS.loneMost
  const head = [most, most - 4].map((limit) => whole(first, limit)).find((one) => one !== null && one.length <= LETTERS_MAX && sayable(one)) ?? null
  if (head === null) return null
  const rest = [...sentences.slice(1), ...going].filter(
    (one) => words(one) <= WORDS.second && words(one) >= 3 && (telling(one) || COUNTED_DEED.test(one)) && sayable(one) && (going.includes(one) || !PRONOUN.test(one)),
  )
  const passages = [head]
  for (const one of rest.toSorted((a, b) => worthOf(b) - worthOf(a)))
    if (passages.length < PASSAGES_MOST && words([...passages, one].join(' ')) <= WORDS.all && joined([...passages, one]).length <= LETTERS_MAX) passages.push(one)
  const told = [head, ...rest.filter((one) => passages.includes(one))]
  return !(told.some(telling) || isStanding(plain)) || words(told.join(' ')) < WORDS.least || joined(told).length > LETTERS_MAX ? null : joined(told.map(marked))
}

const OWN_DEED_AT_HEAD = /^I [a-z]+ (?!in|as|at|to)/
/** "During the flood the roads were closed": what befell everybody. */
const IT_HAPPENED = /^(?:during|in|after|since|before|while|when)\b[^,;]{3,60}\b(?:was|were) [a-z]+(?:ed|en|ut)\b/i

/** What came of it: how far something went, or what happened no more; with its figure and a subject that is no person. */
const CAME =
  /\b(?:fell|rose|dropped|grew|declined|decreased|increased|improved|doubled|halved|tripled|went (?:up|down|from)|came down|cost|takes?|took|did not|no longer|never|none|now used|in use)\b|→|->/i
const OF_PERSONS = /\b(?:I|we|my|our|he|she|they|team of|staff of|budgets?|revenues?|sales|salary)\b/i
/** Whether a sentence of the same paragraph tells what came of the deed before it. */
function cameOfIt(sentence: string): boolean {
  const [head = ''] = sentence.split(' ')
  if (USED_NOW.test(sentence)) return true
  return telling(sentence) && (CAME.test(sentence) || tellsChange(sentence)) && !OF_PERSONS.test(sentence) && !isPastVerb(head.toLowerCase()) && !DUTY.test(sentence.replace(/^it /i, ''))
}
/** The results that stand right behind a deed, up to the first line that begins with anything else. */
function resultsIn(behind: readonly string[]): string[] {
  const lines = behind.map((one) => sentencesIn(plainly(one)))
  const end = lines.findIndex(([head = '']) => !cameOfIt(head))
  return lines.slice(0, end === -1 ? lines.length : end).flatMap((all) => all.filter(cameOfIt))
}
const AUTHOR_AT_HEAD = /^(?:(?:Lead|Sole|First|Principal|Main|Co-) ?)?(?:author|inventor|designer|creator|architect|developer) of /i
/** "Now used on 5 sites": said of what stands before it. */
const USED_NOW =
  /^(?:(?:it|they) (?:is|are|was|were|has been|have been) )?(?:now |since |later |currently |today |still )(?:used|adopted|in use|in service|installed|licensed|deployed|taught|running|live) (?:by|in|at|on|across|under|as) /i

/** Who helped says so, and what the help came to may stand beside it. */
const HELPED = /^(?:assist|help)(?:ed|s|ing)? (?:in|with|to) /i
/** What somebody thinks, and where he began. */
const OPINION = /^I (?:[a-z]+ly )?(?:believe|beleive|think|feel|hope|want|wish|consider|dream|started in|began as|grew up)\b/i

/** "Program Manager that drove …" */
const WHO_DID = /^(?:[A-Z][A-Za-z-]* ){1,4}(?:that|who) [a-z]+/
/** "blocked two intrusions": what came of it, counted in a word. */
const COUNTED_DEED = /^(?:zero|no|none of|nobody) [a-z]+|^[a-z]+(?:ed|ought|ound|ut) (?:two|six|both|all|zero|no) /i
const PASSAGES_MOST = 3
const plainly = (line: string) =>
  withoutLoudLabel(line)
    .replace(/\s+/g, ' ')
    .replace(/^(?:o |[^\p{L}\d"“($~+]+)+/u, '')
    // "March 2019-Led 40 pilots": when it was, before the deed.
    .replace(/^(?:January|February|March|April|May|June|July|August|September|October|November|December),? (?:19|20)\d\d ?[-–—:] ?(?=[A-Z][a-z]+ )/, '')
    .replace(/\s?(?:->|=>)\s?/g, ' → ')
    // Praise of oneself before the verb is left outside of the quotation marks.
    .replace(/^(?:successfully|effectively|efficiently) ([a-z])/i, (_all, letter: string) => letter.toUpperCase())
    .replace(/`([^`]*)`/g, '‘$1’')
    .trim()

/** What a deed made, by its noun and by its name: "protocol" of "Rewrote the berthing protocol of the port". */
function madeIn(first: string): string[] {
  const plain = first.replace(/[("“‘][^)"”’]*[)"”’]/g, ' ')
  const [, object = ''] = /^(?:I )?[A-Za-z]+(?:,? (?:and )?[a-z]+ed)* (.+)$/.exec(plain) ?? []
  const head = (object.split(/,| (?:of|for|in|on|at|to|from|with|by|that|which|where|through|using|against|between|across|under|over) /)[0] ?? '').trim().split(' ').at(-1)?.toLowerCase() ?? ''
  const names = [...first.matchAll(/["“‘]([^"”’]{2,30})["”’]|\(([A-Z][A-Za-z-]{2,14})\)/g)].map(([, quoted, short]) => (quoted ?? short ?? '').toLowerCase())
  return [head, ...names].filter((one) => one.length > 2)
}

/** The sentences of the line below, where it begins with no deed and speaks of the thing that this one made. */
function goesOn(first: string, next: string): string[] {
  const [head = ''] = next.split(' ')
  // "This helped reach …": said of the line above.
  if (MADE_AT_HEAD.test(first) && USED_NOW.test(next)) return sentencesIn(next).slice(0, 1)
  if (MADE_AT_HEAD.test(first) && /^(?:this|it|which|these) [a-z]+/i.test(next) && telling(next)) return sentencesIn(next).slice(0, 1)
  if (!MADE_AT_HEAD.test(first) || findVerb(head.toLowerCase()) !== null || pastVerb(head.toLowerCase()) !== null || DUTY.test(next) || ofAnother(next)) return []
  const made = madeIn(first)
  // Its noun at the head of a clause, and nothing that only shares a word with it.
  const speaks = (part: string) =>
    made.some((one) => new RegExp(`^(?:and )?(?:the |this |that )?["“‘]?${escaped(one)}["”’]?(?: [a-z]+){0,1} (?:was|were|is|are|has|have|since|now|later|then|[a-z]+ed|used)\\b`, 'i').test(part))
  return next.split(/[,;] /).some(speaks) ? sentencesIn(next) : []
}
const escaped = (text: string) => text.replace(/[^\w ]/g, '\\$&')
export const MADE_AT_HEAD =
  /^(?:I (?:have |had |also |then )*)?(?:devised|made|proposed|written|wrote|rewrote|built|designed|developed|created|invented|established|introduced|started|launched|set up|implemented|redesigned)\b/i

/** A thing of the person's own that others can take up. */
const OWN_THING =
  /^(?:I )?(?:wrote|built|designed|developed|created|invented|released|published|built and \w+|designed and \w+|developed and \w+)\b.{0,60}\b(?:tool|method|model|pipeline|protocol|software|database|data ?set|library|algorithm|index|assay|device|registry|calculator|dashboard|toolkit|checklist|curriculum|platform|program|package|corpus|benchmark|score|sensor)\b/i

/** What somebody is charged with is no result. */
const CHARGED = /\bresponsib\w+\b|\bP ?& ?L\b|\b(?:annual|yearly) (?:volume|sales|budget|revenues?)\b|\bbudgets? of\b|\bvalued at\b/i

/** How much more a line says where it made something that others use, and where it counts what no rule measures. */
export const printedWorth = (clause: string): number =>
  (CHARGED.test(clause) && !tellsChange(clause) && !/%/.test(clause) ? -2.5 : 0) +
  (OWN_THING.test(clause) ? 0.8 : 0) +
  (SEAT_OF_RULES.test(clause) ? 2.5 : 0) +
  (measuresOf(clause).measures.length > 0 || tellsChange(clause) ? 0 : countedWorth(clause))

function countedWorth(clause: string): number {
  const most = Math.max(0, ...figuresIn(clause).map((figure) => Number(figure.replace(/[^\d.]/g, '')) || 0))
  return most === 0 ? 0 : most >= 1000 ? 3.2 : most >= 100 ? 2.4 : 1.6
}

const words = (text: string) => text.split(' ').length
const worthOf = (text: string) => (TAKEN_UP_BY_OTHERS.test(text) ? 3 : 0) + (tellsChange(text) ? 1.5 : 0) + Math.min(figuresIn(text).length, 2) * 0.5
/** What another sentence is about. */
const PRONOUN = /^(?:this|these|those|they|he|she|we)\b/i

function sayable(passage: string): boolean {
  const all = passage.replace(/ …$/, '').split(' ')
  const capital = all.filter((word) => /^[A-Z]/.test(word)).length
  return (
    !NO_LINE.test(passage.replace(/ …$/, '')) &&
    !SHOUTED.test(passage) &&
    !PRAISE.test(passage) &&
    (!OF_EMPLOYER.test(passage) || TAKEN_UP_BY_OTHERS.test(passage)) &&
    !SLIGHT_COUNTS.test(passage) &&
    !holdsWebAddress(passage) &&
    !isAddressedToMachine(passage) &&
    isSafe(passage) &&
    balanced(passage.replace(/ …$/, '')) &&
    !UNFINISHED.test(passage.replace(/ …$/, '')) &&
    !isFused(passage) &&
    !beginsAnother(passage) &&
    !HEADING_IN.test(passage) &&
    !/\b(\w{3,}) \1\b/i.test(passage) &&
    !/,,|\s[,.)](?:\s|$)|[a-z]\.[A-Z]|\(\s|\b[A-Z][a-z]+, [A-Z]{2} [A-Z][a-z]+ed\b/.test(passage) &&
    !(all.length > 5 && capital > all.length * 0.6)
  )
}
