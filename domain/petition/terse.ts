/** What notes leave out whatever they are about: the verb of a clause behind a comma, the subject before a verb, the article before one person or thing. Each pattern names a shape of note; what none shows is not seen. */
import { tellsWhole } from './sentence-gate.ts'
import { findVerb } from '../drafting/verbs.ts'
import { MONTH_NAMES } from '../format-date.ts'
import { CERTAIN, OFTEN } from './counted-nouns.ts'

const COUNT = '(?:\\d[\\d,]*|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)'
const AUXILIARY = /\b(?:am|is|are|was|were|has|have|had|will|would|can|cannot|could|may|might|must|shall|should|do|does|did)\b/i
const IRREGULAR =
  /\b(?:became|began|bought|broke|brought|built|burns?|came|caught|chose|comes?|costs?|bent|cast|cut|dig|dries|dug|fought|hit|hung|hurt|shook|shot|slept|split|spread|spun|swept|tore|wore|drew|drove|fails?|falls?|feeds?|fell|felt|finds?|fits?|flies|flows|found|gave|gets?|gives?|goes|got|grew|grows?|heard|held|helps?|keeps?|kept|knew|knows?|lasts?|led|left|lends|lent|lets?|lies|lost|made|makes?|means|meant|met|needs?|owns?|paid|pays?|put|puts|ran|reads?|rises?|rose|runs?|said|sank|saves?|saw|says?|sees?|sells?|sent|sends?|sets?|showed|shows?|sold|spent|stands?|stays?|stood|stops?|takes?|taught|teach(?:es)?|tells?|thinks?|told|took|turns?|uses?|waits?|wants?|went|won|works?|writes?|wrote)\b/i

/** Verbs behind a plural, where nothing tells them from nouns but the word itself. */
export const BASE =
  /^(?:agree|become|begin|belong|call|carry|come|contain|cover|decide|depend|describe|differ|end|enter|exist|explain|fail|fall|follow|go|happen|hold|include|join|lack|lead|learn|leave|live|look|lose|meet|name|occur|open|own|pass|produce|prune|prove|reach|receive|remain|replace|require|return|save|see|sell|send|serve|speak|spend|stay|take|teach|tell|think|treat|try|visit|vote|wait|watch|win|write)$/i

/** Where a word that may be a verb is a noun: behind these. */
const BEFORE_NOUN =
  /^(?:the|an?|my|our|its|their|his|her|this|that|these|those|each|every|no|of|for|from|in|on|at|by|with|to|as|and|or|per|new|old|state|first|second|third|last|next|small|(?!(?:19|20)\d\d$)\d[\d,]*)$/i

/** A plural, a word that may be its verb, and what a verb has behind it. */
export const ACTS_IN_PLURAL =
  /(?:^|[ ,])\p{L}{2,}s (?:(?:now|also|already|always|often|then|usually|still|never) )?(?!(?:and|or|of|in|on|at|for|from|to|by|with|as|than|that|which|who|where|when|but)\b)\p{Ll}{3,} (?:by|the|an?|over|it|them|each|every|all|no|their|its|up|down|out|off)\b/u

/** Whether a piece of a sentence has nothing that can be its verb. Plurals and participles are taken for verbs where there is any doubt. */
export function hasNoVerb(piece: string): boolean {
  if (AUXILIARY.test(piece) || /\b(?:it|that|there|he|she|who|what)’s\b|’(?:re|ve|ll|d)\b/i.test(piece) || /\b(?:I|we|they|you|it|he|she|who|which) \p{Ll}/iu.test(piece)) return false
  // Behind a plural and before what only a verb has behind it: “districts spray by the calendar”.
  if (ACTS_IN_PLURAL.test(piece)) return false
  // A sign parts a word from the one before it.
  return piece.split(/[,;:()“”] ?/).every((part, place) => isVerbless(part.split(/[^\p{L}\d’-]+/u).filter(Boolean), place === 0))
}

/** A thing that is told by its number: what stands behind the number is no plural that it counts. */
const NUMBERED =
  /^(?:version|edition|release|revision|draft|phase|step|stage|round|part|volume|model|type|class|level|table|figure|chapter|section|module|unit|group|site|plant|line|building|ward|room|lot|batch|form|title)$/i
const COUNT_WORD = /^(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|more|other|several)$/i

const UNMISTAKABLE = /^(?:became|began|broke|came|chose|drew|drove|fell|gave|got|grew|knew|sank|took|threw|went|wrote)$/

const COUNTED_THING = new RegExp(`^${COUNT} (?!of\\b|in\\b|at\\b|and\\b|or\\b)\\p{Ll}+(?<!s|ed)$`, 'iu')
function isVerbless(all: readonly string[], begins: boolean): boolean {
  // “600 short lines”, “14 small towns in Ohio”: what is counted is a thing.
  const counted = begins && COUNTED_THING.test(all.slice(0, 2).join(' ')) && /\p{Ll}s$/u.test(all[2] ?? '') ? 2 : 0
  const words = counted === 0 ? all : [all[0]!, all[2]!, ...all.slice(3)]
  if (words.some((word, place) => BASE.test(word) && place > 0 && !BEFORE_NOUN.test(words[place - 1]!))) return false
  return words.every((word, place) => {
    const before = words[place - 1] ?? (begins ? undefined : '')
    // “Each needs a kiln”: it stands for a thing.
    const stands = begins && place === 1 && /^(?:Each|This|That|None|Neither|Both|All|Most|Some|Many)$/.test(words[0]!)
    const isNumbered = /^\d/.test(before ?? '') && NUMBERED.test(words[place - 2] ?? '')
    const isPlural = /\p{Ll}s$/u.test(word) && COUNT_WORD.test(before ?? '')
    const isNoun = before === undefined || isPlural || (BEFORE_NOUN.test(before) && !stands && !isNumbered)
    // “No fixed date”: between an article and its noun it only describes.
    const describes = /^(?:the|an?|my|our|its|their|his|her|no)$/i.test(before ?? '') && /^\p{Ll}/u.test(words[place + 1] ?? '')
    if (/^\p{Ll}{2,}ed$/u.test(word) && before !== undefined && !describes) return false
    // “The whole state began”: such a form is no noun, whatever stands before it.
    if (before !== undefined && UNMISTAKABLE.test(word)) return false
    if (/\p{Ll}s$/u.test(word) && /^\p{Ll}/u.test(word) && before !== undefined && !isNoun && !/^(?:percent|cost|results?|hours|days|weeks|months|years|times)$/.test(word)) return false
    // “1,118 held”: a figure stands for what it counts.
    if (/^\d/.test(before ?? '') && /^(?:held|came|fell|went|broke|lost|grew|rose|stood|won|kept|gave|found|led|left|took|ran)$/.test(word)) return false
    if (IRREGULAR.test(word) && !isNoun && (stands || !/^(?:costs?|results?|needs|uses|works|burns)$/.test(word))) return false
    return isNoun || findVerb(word) === null || /^(?:cost|result|work|test|report|use)s?$/.test(word)
  })
}

const GOES_ON =
  /^(?:and|or|but|nor|so|yet|which|who|whom|whose|that|where|when|while|if|because|since|as|then|than|with|within|without|by|in|on|at|of|for|from|to|into|over|under|after|before|until|during|between|among|against|about|near|through|per|including|not|also|e\.g|i\.e|both|each|all|most|more|less|including|especially|mainly|only|even|page|pages|version|section|chapter|table|part|item|article|exhibit|level|number)\b/i

/** “…, 420 people”, “…, error 11 percent”, “…, complaints down by half”, “…, 14 trained”, “…, formula and tests me”. */
const LOOSE_TAIL = new RegExp(
  [
    `^${COUNT} (?:\\p{Ll}+ )?\\p{Ll}+s$`,
    '^\\d[\\d,]* people$',
    `^${COUNT} in (?:19|20)\\d\\d$`,
    `^${COUNT} \\p{Ll}+s? (?:until|before|for) \\p{Ll}+$`,
    `^(?!.*\\b(?:by|in|at|of|for|from|to|on|with|about|some|over|under|than|until|since|as|it|they|we|the|an?|and|or|my|our|its|\\p{Ll}+ed)\\b)(?:\\p{Ll}+ ){1,3}${COUNT}(?: percent| \\p{Ll}+)?$`,
    '^(?:\\p{Ll}+ ){1,3}(?:down|up) (?:by|to|from) ',
    '^(?:\\p{Ll}+ ){1,2}already (?:in|at|on) ',
    `^${COUNT} (?:\\p{Ll}+ )?(?:trained|tested|used|installed|finished|signed|closed)$`,
    '^(?:\\p{Ll}+ )(?:and \\p{Ll}+ )?me$',
    '^(?:the )?(?:lab|field|court|factory|independently) (?:checked|tested|measured|proved)$',
  ].join('|'),
  'u',
)

/** “Clay board of Ohio, member since 2022; …”: what somebody is, behind a body that is only named. */
const ROLE_BEHIND = /^[^,;:“”]+, (?:member|chair|reviewer|editor|president|fellow|secretary|advisor|adviser|judge) (?:since|from|of|for|in)\b/iu
/** “Cracks there down by a third.” */
const DOWN_BY = /^\p{Lu}\p{Ll}+s (?:\p{Ll}+ ){0,2}(?:down|up) (?:by|from|to) [^,;:]*$/u
/** “$9,000 grant of the clay fund, signed.” */
const isSum = (sentence: string): boolean =>
  /^\$\d/.test(sentence) &&
  !AUXILIARY.test(sentence) &&
  sentence
    .replace(/, \p{Ll}+ed\.?$/u, '')
    .split(/[^\p{L}]+/u)
    .every((word) => !IRREGULAR.test(word) && !/^(?:third|past)$/.test(findVerb(word)?.form ?? '') && !BASE.test(word.replace(/s$/, '')))
/** “Dr. Reed and a clerk, out of kiln records.” */
const FROM_BEHIND = /^([^,;:“”]+), (?:out of|from) [^,;:“”]+$/u
const isFromBehind = (sentence: string): boolean => {
  const what = FROM_BEHIND.exec(sentence)?.[1]
  return what !== undefined && isThing(what) && !LEADS.test(sentence) && !AUXILIARY.test(sentence)
}
const lacksVerb = (sentence: string): boolean =>
  isSum(sentence) ||
  isFromBehind(sentence) ||
  (ROLE_BEHIND.test(sentence) && !AUXILIARY.test(sentence.split(',')[0]!)) ||
  (DOWN_BY.test(sentence) && !AUXILIARY.test(sentence) && !/ (?:is|went|came|are) /.test(sentence))

function isLooseTail(sentence: string): boolean {
  const pieces = sentence.replace(/[.]$/, '').split(/[,;] /)
  const last = pieces.at(-1)!
  if (pieces.length < 2 || /^(?:around|about|\p{Ll}+ing)\b/u.test(last) || GOES_ON.test(last) || !LOOSE_TAIL.test(last) || /[“”:(]/.test(sentence)) return false
  // “At 40 farms, 212 nests” is a list of a kind, and so is what “and” ends.
  return pieces.length === 2 || !pieces.slice(0, -1).every(hasNoVerb)
}

const IMPERATIVE = new RegExp(
  `^(?:Send|Bring|Calculate|Remove|Connect|Attach|Insert|Pour|Weigh|Stir|Wipe|Ask|Tell) (?!(?:is|was|are|were|has|had)\\b)[\\p{Ll}\\d]|^(?:Sort|Drop|Put|Take|Stack|Mix|Cut|Heat|Count|Collect|Compare|Find|Give|Keep|Let|Make|Move|Place|Press|Pull|Push|Read|Repeat|Set|Stop|Turn|Wash|Run|Lay|Lift|Hang|Hold|Fill|Measure|Mark|Scan|Shake|Use|Check|Look|Wait|Walk|Open|Close) (?:the|an?|each|every|it|them|all|by|at|on|in|with|for|from|${COUNT}) `,
  'u',
)

/** “7 of districts”, “most of farmers”. */
const OF_BARE = new RegExp(
  `(?<![$\\d,])\\b(?:${COUNT}|most|none|some|several|many) of (?!(?:the|my|our|its|their|his|her|your|these|those|them|us|which|whom|it|this|that|what|all|${COUNT})\\b)(?:\\p{Ll}+ )?\\p{Ll}{3,}s\\b`,
  'u',
)
/** “of last 10 nights”. */
const OF_LAST = new RegExp(`\\b(?:of|in|for|over|during|from) (?:last|next|past) ${COUNT}\\b`)
/** “Insecticide cost $212,000 to $88,000”, “Moisture 60 percent to 8 percent”. */
export const FROM_TO_BARE = new RegExp(
  `^(?!(?:From|In|By|At|On|Since|During|After|Before|Each|Every|I|We|They|It|Between|About)\\b)(\\p{Lu}\\p{Ll}+(?: (?!(?:from|of|is|was|are|were|has|had|for)\\b)\\p{Ll}+){0,3}) (\\$?)(\\d[\\d,.]*)( percent| \\p{Ll}+)? to (\\$?)(\\d[\\d,.]*\\d|\\d)(?![\\d-])`,
  'u',
)
/** “The association wrote in June 2026, wants training”: a second verb without its subject. */
const NO_SECOND_SUBJECT =
  /^[^,;:“”]*\b(?:wrote|is|was|has|had|are|were|have|gives?|gave|asked|uses?|used|came|began|started|tested|made)\b[^,;:“”]*, (?:wants?|asks?|needs?|uses?|gives?|pays?|says?|will|can|does|did) (?!.*\band\b)\p{Ll}/u
/** “Contractors association letter: will test on 12 sites”. */
const LABELLED = /^[^:“”]{3,70}: (?:will|wants?|asks?|needs?|agreed|uses?|says?|found|built|\p{Ll}{2,}ed) /u
const SLASHES = / \/ \p{Ll}+ \/ |\? \p{Ll}|\bnot sure\b|\b(?:with|on|for|by|needs|uses) \$\d[\d,]* (?:meter|scale|sensor|device|camera|kit|tool|tablet|phone|machine|pump|valve|tablet|computer)\b/u
/** “At Ridgeway near misses 9 in 2019 and 1 in 2024”: what was counted, and no verb. */
const TWO_COUNTS = new RegExp(`^(?!.*\\b(?:was|were|is|are|had|has|have|fell|rose|went|did)\\b)\\p{Lu}[^,;]* \\p{Ll}+s ${COUNT} in (?:19|20)\\d\\d(?:,| and) ${COUNT} in (?:19|20)\\d\\d`, 'u')
/** “First version 2021, tested 5 floods.” */
const BARE_YEAR = /^(?!(?:In|By|Since|From|Until|During|After|Before|Of|At|On|Around|Through)\b)\p{Lu}\p{Ll}+ (?:\p{Ll}+ )?(?:19|20)\d\d(?:[,.]| \p{Ll}+\.$)/u
const PREPOSED = new RegExp(`^(?:By|In|Until|From|Since) (?:(?:early|late|mid|spring|summer|fall|winter|${MONTH_NAMES}) )*(?:19|20)\\d\\d,? (.+)$`)

const AGENT = '\\p{Ll}{2,}(?:ctor|ator|itor|ician|ainer|ager|igner|anner|uilder|rower|orker|earcher|ivist|ologist|arian)'
const MORE = 'union|trap|season|archive|museum|phone|plate|strategy|insurer|app|hammer|crew|kit|freezer|cooperative|trust|utility|studio|orchard|kitchen|vineyard|nursery|nonprofit|charity|tribe'
const ONE = `(?:${CERTAIN}|${OFTEN}|${MORE}|${AGENT})`
const ACTS =
  '(?:is|was|has|had|will|can|cannot|could|does|did|never|gives?|gave|wants|needs|asks|asked|pays|paid|uses|used|takes|took|goes|went|found|finds|made|makes|comes|came|costs|starts|started|begins|began|ends|ended|measures|measured|allows|shows|showed|sets|set|checks|checked|reads|weighs|fails|failed|falls|fell|rises|rose|stops|stopped|knows|sees|keeps|kept|puts|put|chooses|accepted|accepts|reviews|reviewed|requires|required|approved|approves|says|said|teaches|taught|wrote|writes|runs|ran|hires|hired|lets|helps|confirmed|confirms|decides|decided|buys|bought|sends|sent|works)'
const NOT_BARE =
  /^(?:The|An?|My|Our|Its|His|Her|Their|Your|This|That|These|Those|Each|Every|No|One|Any|Some|Another|Which|Whose|Neither|Either|Both|All|Most|Many|Few|Several|Such|What|Where|When|If|In|On|At|By|For|From|With|Of|To|As|And|But|So|Or|Then|Now|Here|There|Today|Since|Because|While|After|Before|Until|Only|Even|I|We|They|It|He|She|Two|Three|Four|Five|Six|Seven|Eight|Nine|Ten|Eleven|Twelve|Half)\b/
/** “Small contractor has no engineer”, “ASME standard committee asks”, “Union teaches it”. A name has its noun capitalized; behind a plural or “’s” there is an article already. */
const BARE_ACTOR = new RegExp(`^(\\p{Lu}[\\p{L}’-]*(?: \\p{Ll}[\\p{Ll}-]*){0,3}) ${ACTS}\\b`, 'u')
const isBareActor = (clause: string): boolean => {
  const subject = BARE_ACTOR.exec(clause)?.[1]
  if (subject === undefined || NOT_BARE.test(subject)) return false
  const words = subject.split(' ')
  return (
    new RegExp(`^${ONE}$`, 'iu').test(words.at(-1)!) &&
    !words.slice(0, -1).some((word) => /(?:’s|s’)$|^(?:the|an?|my|our|its|their|his|her|each|every|no|this|that|any|one)$/i.test(word) || new RegExp(`^${ACTS}$`).test(word)) &&
    !/^(?:school|college|state law|government)$/i.test(subject)
  )
}

/** “from the state council 45000” */
const BARE_SUM = /\b\p{Ll}{3,} (?!(?:19|20)\d\d\b)\d{4,}[.,;]?$/u
const ONLY_I = /, only (?:I|we) \p{Ll}/u
/** “Union and contractors never paid me” */
const BARE_PAIR = new RegExp(`^(?!(?:School|College|Government)\\b)\\p{Lu}\\p{Ll}+ and (?:\\p{Ll}+ )?\\p{Ll}+s? ${ACTS}\\b`, 'u')
const isBarePair = (sentence: string): boolean => BARE_PAIR.test(sentence) && new RegExp(`^${ONE} and`, 'iu').test(sentence)

/** “In 2027 I will add five agencies, 2028 a data set”: a year and what it is to bring, and no verb. */
const isYearBehind = (sentence: string): boolean =>
  sentence
    .replace(/[.]$/, '')
    .split(/[,;] /)
    .slice(1)
    .some((piece, place, all) => /^(?:19|20)\d\d \p{Ll}/u.test(piece) && !/\d$/.test(place === 0 ? sentence.slice(0, sentence.indexOf(piece) - 2) : all[place - 1]!) && hasNoVerb(piece.slice(5)))

/** “Because the test is fast.”: a clause that only depends on another. “Because of the flood the works closed” may be whole. */
const DEPENDENT = /^(?:Because (?!of\b)|Although |Though |Whereas |So that )/
const DEPENDS_TOO = /^(?:and|or|but|because|which|who|whom|whose|that|if|when|where|while|as|since|so that|although|though)\b/i
const isDependent = (sentence: string): boolean =>
  DEPENDENT.test(sentence) &&
  !/[:;—]/.test(sentence) &&
  sentence
    .split(/, /)
    .slice(1)
    .every((piece) => DEPENDS_TOO.test(piece) || hasNoVerb(piece))

/** “My monomer, nobody else makes it”, “Clay pots, all have cracks”, “Adams Guild, three more asked”: what it is about, and a sentence behind a comma. */
const ABOUT = new RegExp(
  `^([^,;:“”()]+), (?:nobody|nothing|no one|everybody|everyone|(?:all|none|some|most|many|both)(?! of\\b)|(?:\\d[\\d,]*|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) (?:more|others?)|it|they|he|she|I|we) (?:\\p{Ll}+ ){0,2}?\\p{Ll}+[^,;:“”]*$`,
  'u',
)
const OF_TIME = /\b(?:years?|months?|weeks?|days?|hours?|minutes?|seasons?|spring|summer|fall|autumn|winter|nights?|mornings?|today|now|later|ago|time|times|first|last|next|(?:19|20)\d\d)\b/i
const LEADS =
  /^(?:If|When|Whenever|Since|Because|As|Although|Though|While|After|Before|Until|Where|Once|In|By|At|On|For|With|From|During|Of|To|Without|Under|Over|Then|Here|There|And|But|So|Among|Between|Within|Every|Each|Like|Unlike|Instead|Even|Through|Out|Outside|Inside|Beyond|Above|Below|Behind|Across|Against|Despite|Given|Per|Still|Yet|Thus|Hence|Also|However|Therefore|Meanwhile|Afterwards|Otherwise|Nowhere|Elsewhere|\p{Lu}\p{Ll}+(?:ly|ing|ed|wise|ward))\b/u
/** Nothing tells the plural at its end from a verb. */
export const isThing = (words: string): boolean => hasNoVerb(words.replace(/(?<=\p{L}) \p{Ll}+s$/u, ''))
const isAbout = (sentence: string): boolean => {
  const subject = ABOUT.exec(sentence)?.[1]
  return subject !== undefined && !LEADS.test(subject) && !OF_TIME.test(subject) && !/^(?:Nobody|Everybody)\b/.test(subject) && isThing(subject)
}
/** “Nothing, the clerk looks at it”: an answer to us, and a sentence behind it. */
const ANSWERED = /^(?:Nothing|None|Nobody|Everything|Everybody|Nowhere|Anywhere|No|Yes), /
/** “Or the old chart.” */
const OTHERWISE = /^(?:Or|Nor) (?!else\b)/
/** “Lost passages: 31 before, 6 after”: a thing, and its counts. */
const COUNTS_BEHIND = new RegExp(`^([^:“”,;]{3,60}): (${COUNT}\\b[^:“”]*)$`, 'iu')
const isCounts = (sentence: string): boolean => {
  const [, what] = COUNTS_BEHIND.exec(sentence) ?? []
  return what !== undefined && isThing(what)
}
/** “Hobby: I also sing”, “Kiln plan 2024 page 9: “…””, “What they need: a hammer, a phone”: of what it is told stands as a label. */
const LABEL = /^(?!(?:The|An?|My|Our|One|This|These|In|At|For|By|On|From|With|To|Of|First|Second|Third|Finally)\b)(\p{Lu}[^:;,.“”]{0,60}): (?=\S)/u
/** A word that is a verb only behind a plural is none here: “Survey plan 2024”. */
const isName = (words: readonly string[]): boolean =>
  words.every((word, place) => {
    const before = words[place - 1]
    if (before === undefined) return true
    if (AUXILIARY.test(word) || UNMISTAKABLE.test(word) || /^\p{Ll}{2,}ed$/u.test(word) || /^(?:I|we|they|it|he|she)$/i.test(before)) return false
    const form = findVerb(word)?.form
    return form === undefined || form === 'gerund' || !/s$/.test(form === 'base' ? before : word)
  })
const isLabelled = (sentence: string): boolean => {
  const what = LABEL.exec(sentence)?.[1]
  return what !== undefined && (/^What \p{L}+ \p{L}+$/u.test(what) || (!IRREGULAR.test(what) && isName(what.split(' '))))
}
/** “Harlow Building 2022 - found 37 loose tiles”: so it does before a dash. */
const BEFORE_DASH = /^(\p{Lu}[^,.;:“”]{2,60}) [-–] (?:\d|(\p{Ll}+) )/u
const isBeforeDash = (sentence: string): boolean => {
  const [, what, word = ''] = BEFORE_DASH.exec(sentence) ?? []
  return what !== undefined && isName(what.split(' ')) && !IRREGULAR.test(what) && (word === '' || AUXILIARY.test(word) || IRREGULAR.test(word) || /ed$/.test(word))
}

/** “Kit sold since 2019”: what has lasted since a date needs its auxiliary. */
const SINCE_AT_END = new RegExp(`^[^,;:“”]* since (?:(?:early|late|mid|spring|summer|fall|winter) |${MONTH_NAMES.replaceAll('|', ' |')} )?(?:19|20)\\d\\d[.]?$`, 'u')
const isBareSince = (sentence: string): boolean => SINCE_AT_END.test(sentence) && !AUXILIARY.test(sentence.replace(/ since .*$/u, ''))

/** “Sell to other guilds”, “Examine cores, write reports”: duties and steps, and nobody who does them. */
const isBaseVerb = (word: string): boolean => /^\p{L}{3,}$/u.test(word) && !/(?:s|ed|ing)$/.test(word) && findVerb(word) !== null
function isDuties(sentence: string): boolean {
  if (AUXILIARY.test(sentence) || /[“”:;]/.test(sentence) || !/^\p{Lu}\p{Ll}+ (?!(?:is|was|of)\b)\p{Ll}/u.test(sentence)) return false
  const pieces = sentence.replace(/[.]$/, '').split(/, (?:and )?| and /)
  if (!isBaseVerb(pieces[0]!.split(' ')[0]!)) return false
  const isStep = (piece: string): boolean => isBaseVerb(piece.split(' ')[0]!) && isThing(piece.split(' ').slice(1).join(' '))
  return pieces.length > 1 ? pieces.every(isStep) : isStep(pieces[0]!) && /^\p{L}+ (?:to|for|with|in|at|on|from|by|other|more|all|each|every|new)\b/u.test(sentence)
}

/** “Guild grant with the museum, $120,000, where I am co-investigator”: what hangs on a thing tells nothing of it. */
const HANGS_ON = /^((?:(?:The|An?|\p{Lu}\S*) ){0,3}(?:[Gg]rant|[Cc]ontract|[Aa]ward|[Ll]oan|[Ff]ellowship|[Aa]greement) (?:with|of|from|by|for) [^:;“”]{3,100}?), (?:where|which|whose) [^,;]{3,120}$/u
const hangsOnNothing = (sentence: string): boolean => {
  const what = HANGS_ON.exec(sentence)?.[1]
  return what !== undefined && !AUXILIARY.test(what) && !/ \p{Ll}+(?:s|ed) (?:the|an?|my|me|us|our|it|for|\$)/u.test(what)
}
/** “Not my employer, never paid me.” */
const NOT_WHO = /^Not (?:my|our|an?|the) [^,;]{3,40}, (?:never|and never|no|nor) /
/** “needs own plant”: whose, nobody says. */
const OWN_BARE = /\b(?:for|in|of|with|at|from|needs?|has|have|uses?|made|only) own \p{Ll}/u
/** “…, before that 0”, “Shift log shows”, “At Pell cut rejects”: a count, an object, or a subject is not told. */
const HALF_TOLD =
  /^In (?:the )?(?:\p{Ll}+ of )?(?:19|20)\d\d,? (?:test|trial|program|method|model|pilot) (?:found|showed|gave|was|had)\b|, before that \d[\d,]*[.]?$|^(?:\p{L}+ ){0,3}(?:log|logs|record|records|report|audit|invoices?) shows?[.]?$|^(?:At|In) \p{Lu}\p{Ll}+ (?:cut|reduced|increased|redesigned|designed|built|wrote|raised|lowered) /u
const THAT_SHOULD = /, that (?:should (?:be|come|happen)|part (?:is|was)) /

export function isTerse(sentence: string): boolean {
  if (/^[“(]/.test(sentence)) return false
  if (
    hangsOnNothing(sentence) ||
    NOT_WHO.test(sentence) ||
    OWN_BARE.test(sentence) ||
    THAT_SHOULD.test(sentence) ||
    HALF_TOLD.test(sentence) ||
    isAbout(sentence) ||
    ANSWERED.test(sentence) ||
    OTHERWISE.test(sentence) ||
    isCounts(sentence) ||
    isLabelled(sentence) ||
    lacksVerb(sentence) ||
    isBeforeDash(sentence) ||
    isDuties(sentence) ||
    isBareSince(sentence)
  )
    return true
  const ahead = PREPOSED.exec(sentence)?.[1]
  return (
    isLooseTail(sentence) ||
    isDependent(sentence) ||
    IMPERATIVE.test(sentence) ||
    OF_BARE.test(sentence) ||
    OF_LAST.test(sentence) ||
    FROM_TO_BARE.test(sentence) ||
    NO_SECOND_SUBJECT.test(sentence) ||
    LABELLED.test(sentence) ||
    SLASHES.test(sentence) ||
    BARE_YEAR.test(sentence) ||
    TWO_COUNTS.test(sentence) ||
    (((ahead !== undefined && hasNoVerb(ahead.split(/[,;] /)[0]!)) || (/ \p{Ll}/u.test(sentence) && hasNoVerb(sentence))) && !tellsWhole(sentence)) ||
    BARE_SUM.test(sentence) ||
    ONLY_I.test(sentence) ||
    isYearBehind(sentence) ||
    isBarePair(sentence) ||
    isBareActor(sentence) ||
    sentence
      .split(', ')
      .slice(1)
      .some((piece) => !GOES_ON.test(piece) && /^\p{Ll}/u.test(piece) && isBareActor(piece.slice(0, 1).toUpperCase() + piece.slice(1)))
  )
}
