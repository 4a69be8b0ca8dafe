/** English as people type it in a hurry: without articles, subjects, or auxiliaries. Such a sentence is asked for again. By patterns: what none of them shows is not seen. */
import { lacksArticle } from './articles.ts'
import { isLoose } from './clauses.ts'
import { MONTH_NAMES } from '../format-date.ts'
import { CERTAIN, OFTEN } from './counted-nouns.ts'
import { tellsWhole } from './sentence-gate.ts'
import { isTerse } from './terse.ts'
import { disagreesInNumber } from './verb-number.ts'

const COUNTED = `${CERTAIN}|${OFTEN}`
const DETERMINED =
  /(?:^|[^\p{L}])(?:the|an?|my|our|its|his|her|their|your|this|that|each|every|no|one|any|some|another|which|whose|what|either|neither|both|such|of|per|\d[\d,.]*|\p{L}+[’']s?|\p{Lu}[\p{L}.&’'-]*)(?: \p{Ll}[\p{L}-]*){0,3} ?$/u
const FINITE =
  '(?:is|was|has|had|will|must|can|cannot|could|does|did|compared|confirmed|reviewed|recommended|approved|gives?|gave|wants?|needs?|asks?|asked|pays?|paid|uses?|used|takes?|took|goes|went|found|made|makes|comes|came|costs?|repeated|tested|closes|closed|lets|did|sends?|sent|says?|said|decides?|decided|helps?|helped|works?|worked|buys?|bought|wrote|writes|runs|ran|measured|installed|teaches|trains|solves|counts|counted|moved|gets|got)'
/** “…, county closed it”, “because backup was never tested”, “If drop is …”. */
const BARE_SUBJECT = new RegExp(
  `(?:^|[,;:(] ?|\\b(?:and|but|or|when|if|because|that|since|so|while|where|before|after|until|then|also) )((?:\\p{Ll}[\\p{L}-]* ){0,2}?)(?:${COUNTED}) ${FINITE}\\b`,
  'iu',
)
/** “gives lab”, “asked license”, “in row”, “is customer of”. */
const BARE_OBJECT = new RegExp(
  `\\b(?:gives?|gave|wants?|asked|asks|made|make|makes|has|have|had|is|was|owns|I own|needs?|buy|buys|bought|got|publish|write|build|use|uses|used|says|called?|in|at|from|with|without|on) (?:\\p{Ll}[\\p{L}-]* )?(${COUNTED}|row|customer|member|president|owner|author|founder)(?=[.,;]|$| (?:of|for|to|from|with|and|so|who|which|because|like|in|at|on|by|only|until|since|made|is|was|are|were|has|have|can|will)\\b)`,
  'u',
)
/** Phrases that English says without an article. */
const SET_PHRASE =
  /\b(?:in|at|from|to|on|by|for|of) (?:school|college|university level|law|work|home|state|test|trial|contract|license|grant|hospital|town|season|year|plan|program|report|model|office|board|system|control|government|paper|letter|study|rule|project|course|foundation|reference|region|result)\b|\bunder contract\b|\bin (?:general|particular|full|part)\b/i
/** “In 2027 train 40 trainers”, “By December 2027 publish the report”. */
const NO_SUBJECT =
  /^(?:(?:In|By|From|Until|During|After|Before) )?(?:(?:early|late|mid|summer|spring|fall|winter|January|February|March|April|May|June|July|August|September|October|November|December) )*(?:19|20)\d\d,? (?:put|train|publish|write|test|make|build|release|finish|start|begin|add|run|develop|launch|open|extend|do|hold|sell|visit|create|design|expand|measure|teach)\b/i
const IMPERATIVE = /^(?:Write|Put|Train|Publish|Build|Make|Add|Develop|Extend|Launch|Install|Test) (?!(?:is|was|are|were)\b)[\p{Ll}\d]/u
const AUXILIARY = /\b(?:am|is|are|was|were|be|been|has|have|had|will|would|can|could|may|must|do|does|did|which|that|who|I|we|they)\b/i
/** “31 teachers trained.”, “Pilot run by six operators.” */
const PASSIVE =
  /^(?:[\p{L}\d’-]+ ){1,6}(?<!to )(?:required|needed|preferred|trained|tested|finished|done|filmed|installed|published|released|signed|run|made|planned|built|used|piloted|evaluated|recorded|adopted|screened|translated|cited|completed|funded|paid(?! for )|measured)(?:$|[.,;]| (?:by|in|at|on|with|for) )/iu
/** “Chemical engineer, needs a degree.” */
const NAMED_AS = /^(?:Licensed|Certified|Registered|Chartered) \p{Ll}/u
const LABELLED = /^(?:[\p{L}’-]+ ){0,4}[\p{L}’-]+[,;] (?:usually |normally |often )?(?:requires?|needs?|does not|costs?|gives?|wants?|takes?|is|was|not)\b/iu
/** “Before: …”, “With sensors: …”, “Pilot 2025: …”. */
const LABEL = /^(?:Before|After|Now|Then|Next|Today|Plan|Goal|Result|With \p{Ll}+|(?:\p{L}+ ){1,3}(?:19|20)\d\d): /u
const NO_BECAUSE = /\bbecause no \p{Ll}+[.]?$/u
/** “Costs 40$” and “11 papers, 6 as first author, cited 240 times”. */
const LISTED = /^\d[\d,.]* \p{Ll}+(?: \p{Ll}+)?, (?!as |which |who |whose |where |while )(?:\d|\p{Ll}+ )(?!.*\b(?:is|are|was|were|has|have|had|I|we|they)\b)/u

const isBareSubject = (sentence: string): boolean => {
  const found = BARE_SUBJECT.exec(sentence)
  return found !== null && !DETERMINED.test(found[1]!) && !/\b(?:the|an?|my|our|its|his|her|their|this|that|each|every|no|one|any|some|all|most|of|in|for|\p{L}+s)\b/iu.test(found[1]!)
}
/** “I published article”, “a talk about model”. */
const BARE_WORK = new RegExp(
  [
    `\\b(?:I|[Ww]e|[Tt]hey) (?:published|wrote|developed|designed|built|tested|created|released|received|won) (?:${COUNTED})(?=[.,;]|$| (?:about|on|of|for|in|with|from|that|which)\\b)`,
    `\\babout (?:${CERTAIN}|model|method|article|project)(?=[.,;]|$| (?:of|in|for)\\b)`,
    '\\b(?:by|use|uses|used|recommends?|to test|will test|tested) (?:method|model|program|protocol)(?=[.,;]|$| (?:to|on|in|for|since|of)\\b)',
  ].join('|'),
  'u',
)
/** “the fly become resistant” */
const WITHOUT_NUMBER =
  /(?<!\b(?:make|makes|made|let|lets|help|helps|helped|see|sees|saw|watch|have|had|has|and|or|will|would|can|could|may|must|to|did|does|of|that) )\b[Tt]he (?!(?:people|larvae|children|bacteria|men|women|data|media|fish|mice|police|staff|team|rest|others?|poor|young|old|rich|sick)\b)\p{Ll}{2,}(?<!s) become\b/u
const isBareObject = (sentence: string): boolean => {
  const found = BARE_OBJECT.exec(sentence)
  return (
    found !== null &&
    !SET_PHRASE.test(found[0]) &&
    !/\b(?:the|an?|my|our|its|his|her|their|this|that|each|every|no|one|any|some|another|either|neither|such|same|all|most|more|other)\b/i.test(found[0])
  )
}

/** “License for others …”, “Paper with all data …”. */
const BARE_HEAD = new RegExp(`^(?=\\p{Lu})(?:(?:${COUNTED}) (?:with|for|of|on|to)|(?!(?:law|school|college|government|state|hospital) )(?:${COUNTED}) (?:in|at|from)) `, 'iu')
/** “Chemical engineer; a degree is required”. */
const BARE_FIRST = /^([^;,.:“”]{3,50})(?:; |, I (?:am|was|did|have|own)\b)/u
const isBareFirst = (sentence: string): boolean => {
  const first = BARE_FIRST.exec(sentence)?.[1]
  return (
    first !== undefined &&
    first.split(' ').length < 8 &&
    !LED_IN.test(first) &&
    !/^(?:The|An?|My|Our|Its|This|That|These|Those|Some|All|No) /.test(first) &&
    !AUXILIARY.test(first) &&
    !FINITE_WORD.test(first) &&
    !/\p{Ll}(?:s|ed)$/u.test(first)
  )
}
/** “…, graphite import dependence goes down”. */
const RUN_ON =
  /, (?!(?:which|who|whose|that|as|and|or|but|nor|where|when|while|if|because|since|so|then|not|also|including|what|how|by|in|on|at|of|for|from|with|to|without|is|was|has|though|although|unless|until|after|before|more|most|both|neither|only|whether)\b)(?:\p{Ll}+ ){1,4}(?:goes|is known|is above|is mine)\b/u
/** “Minnesota group repeated it”: a name would have its noun capitalized. */
const BARE_PLACE = new RegExp(
  `^(?!(?:The|An?|My|Our|Its|His|Her|Their|Your|This|That|Each|Every|No|One|Any|Some|Another|Which|Whose|Neither|Either|Both)\\b)\\p{Lu}\\p{Ll}+ (?!school|college|law\\b)(?:${COUNTED}) ${FINITE}\\b`,
  'u',
)
/** “with 20 barns 2026”, “wrote May 2026”. */
const BARE_DATE =
  /\b(?!years|editions|versions|rules|seasons|budgets|class|plans)\p{Ll}{3,}s (?:19|20)\d\d(?=[,.])|\b(?!in|of|from|until|since|by|to|and|or|between|before|after|next|for|on|through|during|early|late|mid|is|was|the|this|last|dated|until\b)\p{Ll}{2,} (?:January|February|March|April|June|July|August|September|October|November|December) (?:19|20)\d\d\b|\b(?:wrote|asked|repeated|started|began|finished|published|released|signed) (?:(?:January|February|March|April|May|June|July|August|September|October|November|December) )?(?:19|20)\d\d\b/u
/** “State office pays”, “State asked me”, “State fish agency put it in its manual”. */
const BARE_STATE = new RegExp(
  `^(?:State|Federal) (?!laws?\\b|rules?\\b|regulations?\\b|funding\\b|money\\b|law\\b)(?:(?:\\p{L}+ ){0,4}(?:${FINITE}|pays?|put|chooses?)\\b|(?:\\p{Ll}+ ){0,2}(?:agency|office|program|department|board|lab|laboratory|council|commission|grant|association|government|survey|engineer|inspector) )`,
  'u',
)
/** “None came back... well two”: what is taken back in the same breath. */
const TAKEN_BACK = /(?:\.\.\.|…| [-–—]|—) ?(?:well|actually|no wait|or rather|I mean|sorry)\b/iu
const BARE_MONEY = /^(?!(?:At|For|Of|With|By|In|From) )\p{Lu}\p{Ll}+ \$\d/u
const BARE_YEAR = /^(?:19|20)\d\d \p{Ll}/u
const BARE_PART = /^By [^,.;]{4,40} (?:tested|finished|published|released|installed|trained) (?:in|by|at)\b|^(?:(?!(?:is|are|was|were|be|been|it)\b)\p{L}+ ){1,3}equal to\b/iu
const SO_NO = /\bso no (?:\p{Ll}+ )?\p{Ll}+[.]?$/u
const FINITE_WORD = new RegExp(`\\b${FINITE}\\b`, 'i')
/** “A rival, Kiln House, built an oven for it.” */
const DONE_TO_A_THING = /\b(?:built|drew|sold|lost|won|led|held|kept|taught|caught|grew|chose|\p{Ll}{3,}ed) (?:the|an?|my|our|its|it|them|their)\b/u
/** “Pilot data, process model, published design.” */
const isList = (sentence: string): boolean =>
  (sentence.match(/, /g) ?? []).length >= 2 &&
  sentence.split(' ').length <= 14 &&
  !/[“”:]/.test(sentence) &&
  !AUXILIARY.test(sentence) &&
  !FINITE_WORD.test(sentence) &&
  !DONE_TO_A_THING.test(sentence) &&
  !/\b\p{Ll}{3,}s (?:the|an?|my|our|its|it|them|others|people|to|each|every|\d)/u.test(sentence)
/** A second sentence behind a comma: “… gave a webinar, 85 people came”. */
const SECOND = new RegExp(
  `^([^,.;:“”]+), (?:nobody|everybody|(?:(?:the|an?|my|our|no|\\d[\\d,]*|half|most|some) )(?:\\p{Ll}[\\p{L}’-]* ){1,4})(?:${FINITE}|do|would|know|knows|are|were|came|have)\\b`,
  'u',
)
/** “… it passes three of 1,000 he calls”, “found it, they got three of three”. */
const SAME_AGAIN =
  /^(?!(?:If|When|Whenever|Since|Because|As|Although|Though|While|After|Before|Until|Where|Once|In|By|At|On|For|With|From|During|Of|To|Without|What|That|Today|Now|Then|And|But|So|Or)\b)[^,.;:“”]*\b(?:is|was|has|had|are|were|repeated|found|counts?|use|uses|used|did|gave|gained|made|wrote|asked)\b[^,.;:“”]*, (?:(?:they|it|we|he|she|I) (?:want|wants|need|needs|got|gained|found|use|used|said|came|went|gave|made|did|do|has|had|have|was|were|is|are|am)\b|when [^,.;]* (?:he|she|they|it|I|we) \p{Ll}+)/u
const LED_IN =
  /^(?:If|When|Whenever|Since|Because|As|Although|Though|While|After|Before|Until|Where|Once|In|By|At|On|For|With|From|During|Of|To|Without|Under|Over|Today|Now|Then|Here|And|But|So|Or|What|That|How|Among|Between|Within|Every|Each|Like|Unlike|Usually|Normally|Instead|Later|Even)\b/
const isSecond = (sentence: string): boolean => {
  const found = SECOND.exec(sentence)
  const first = found?.[1]
  return (
    found !== null &&
    first !== undefined &&
    !LED_IN.test(first) &&
    (FINITE_WORD.test(first) || /\b(?:am|are|were|have|do|would)\b/.test(first)) &&
    !/\b(?:which|who|that)\b/.test(found[0]!) &&
    !/, and \b/.test(sentence)
  )
}

/** “…, error went from 1.8 mm”: one thing of many, or a measure, without its article. */
const BARE_RUN_ON =
  /, (?!(?:which|who|that|as|and|or|but|it|this|what|then|all|more|most|some|others?|nobody|nothing|where|when|they|there|four|five|seven|eight|nine|eleven|twelve|none|half)\b)\p{Ll}{4,} (?:went|fell|rose|came|got|did)\b/u
/** “On Pecos Southern 2026 they found”, “In my hospital 2022 to 2024 we mixed”. */
const BARE_WHEN =
  /\b(?!(?:January|February|March|April|May|June|July|August|September|October|November|December|[Ss]pring|[Ss]ummer|[Ff]all|[Aa]utumn|[Ww]inter|[Ee]arly|[Ll]ate|[Mm]id|In|By|Since|Until|From|Of|During|Before|After)\b)\p{L}{3,} (?<!\b(?:in|by|since|until|from|of|to|and|between|during|before|after|for) )(?:19|20)\d\d (?:to (?:19|20)\d\d )?(?:they|we|I|it) \p{Ll}/u
const AS_ONE = /\bas (?:consultant|employee|engineer|volunteer|member|owner|author)\b(?! of \p{Lu})/u
const WITHOUT_S = /\b[Tt]he (?:\p{Ll}+ )?(?:association|company|network|department|council|board|state|county) (?:want|need|ask|use|have|give|pay)\b/u
/** “Open code, course of the association four times a year, 130 people did it”: a clause behind things of a list. */
const isListThenClause = (sentence: string): boolean => {
  const pieces = sentence.split(', ')
  return (
    pieces.length >= 3 &&
    !/[“”:;]/.test(sentence) &&
    !LED_IN.test(sentence) &&
    !/^(?:and|or|but) /.test(pieces.at(-1)!) &&
    pieces.slice(0, 2).every((piece) => !AUXILIARY.test(piece) && !FINITE_WORD.test(piece) && !/\p{Ll}{2}(?:ed|es)\b(?<!\btimes)|\b(?:the|an?) \p{Ll}+s\b/u.test(piece)) &&
    /^\d[\d,]* \p{Ll}+s? (?:did|do|use|used|took|came|have|made|finished)\b/u.test(pieces.at(-1)!)
  )
}

const MONTH = `(?:${MONTH_NAMES})`
/** “Two networks wrote in July 2026, 14 hospitals.”: a count behind a sentence, and nothing said of it. */
const COUNT_BEHIND =
  /^[^,;:“”]*\b(?:wrote|asked|came|use|used|found|signed|want|agreed|started|began|have|has|is|are|was|were)\b[^,;:“”]*, (?:\d[\d,]*|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) (?:\p{Ll}+ )?\p{Ll}+s\.?$/u
/** “The season starts in December, insurance rule in Ohio from July 2027”: a thing and its date behind a sentence. */
const DATED_BEHIND = new RegExp(
  `^[^,;:“”]+, (?!(?:which|who|that|as|and|or|but|with|by|in|on|at|of|for|from|to|under|a|an|the|my|our|its|this|each|every|not|also|including)\\b)(?:\\p{Ll}[\\p{L}-]* ){0,4}(?:${COUNTED}|rule|law|program|season|permit)(?: (?:in|of|for) \\p{Lu}\\p{L}+)* (?:from|since|until) (?:${MONTH} )?(?:19|20)\\d\\d\\.?$`,
  'u',
)
/** “Permits for winter firings from 11 a year to 96.”: a change without its verb. */
const BARE_CHANGE =
  /^(?!(?:From|In|By|At|On|Since|During|After|Before|Each|Every|I|We|They|It)\b)\p{Lu}\p{Ll}+(?: (?:for|of|in) (?:(?!(?:falls?|fell|drops?|rises?|rose|grows?|grew|goes|went|sinks?|sank|climbs?|shrinks?|shrank|increases?|decreases?|declines?|changes?|improves?|moves?|came|comes|cut|ran|runs)\b)\p{Ll}+(?<!ed) ){1,3})from \$?\d[^,;:]*? to \$?\d[^,;:]*$/u
/** “212 firings 2021-2025, …” */
const BARE_SPAN = /^\d[\d,]* (?:\p{Ll}+ ){1,2}(?:19|20)\d\d ?[-–] ?(?:19|20)\d\d\b/u
/** “wrote in April 2026 wants a table”, “The addendum 2023 wants more”. */
const BARE_THAT = new RegExp(
  `\\bwrote in ${MONTH} (?:19|20)\\d\\d (?:wants?|needs?|asks?)\\b|\\b(?!(?:spring|summer|fall|autumn|winter|since|from|until|early|late|year|after|before|during|season|budget)\\b)\\p{Ll}{4,} (?:19|20)\\d\\d (?:wants?|says|asks|needs|recommends)\\b`,
  'u',
)
/** “I began in 2019, first chart 2022”: what came next is only named. */
const NEXT_BARE = /, (?:first|second|third|fourth|next|last|new) (?:\p{Ll}+(?<!(?:ed|shown|made|written|built|sold|drawn|held|seen|out|put|read)) ){1,2}(?:in )?(?:19|20)\d\d\b/u
/** “I found that …, published in 2022”: nothing was published that is named. */
const FOUND_PUBLISHED = /\bI (?:\p{Ll}+ )?(?:discovered|found|showed|proved|demonstrated|noticed) that [^,;:.]{5,160}, (?:and )?(?:published|cited|presented|reported|printed)\b/u
/** “There is no chart for small kilns only the big mills have one” */
const ONLY_THE =
  /\b(?:is|are|was|were|has|have|do|does|use|uses)\b[^,;:.]{5,80} (?<!\b(?:and|but|so|where|that|because|when|which|if|since|as|then|not|or|than) )only the (?:\p{Ll}+ ){1,3}(?:have|has|use|uses|own|owns) (?:one|it|them)\b/u
/** “Over 60 means stop within a day” */
const MEANS_DO = /\bmeans (?:spray|call|stop|refer|wait|go|send|replace|repair|ask|look|cut) (?:within|the|an?|it|them|at|in|to|for|now|again|until)\b/u
/** “There are many potters but not with this.” */
const BUT_NOT = /\bbut not (?:with|in|for|like) (?:this|that|it|these)[.]?$/u

/** “Ada Reed who is an owner is also …”: whom a name means needs no clause to say it. */
const NAME_WHO = /(?<!\b(?:the|an?|like|every) )\b\p{Lu}\p{Ll}+ \p{Lu}[\p{L}’-]+ who (?:is|was|has|works|owns|runs|leads) /u

/** “Either fired too late or put away”: of whom, nobody says. */
const EITHER_DONE = /^Either (?:\p{Ll}{3,}ed|put|sent|left|kept|given|taken|made|told) /u
/** “Neither guild nor state paid me” */
const NEITHER_BARE = new RegExp(`^Neither (?!(?:the|my|our|of|an?|its|their|his|her|this|that|one)\\b)(?:\\p{Ll}+ )?(?:${COUNTED}|state|center|guild|employer) nor `, 'u')
/** “Ash Mill says not planning to make it”, “hopefully also a course” */
const SAYS_NOT = /\b(?:says|said|wrote|writes|confirmed) (?:that )?not (?:planning|going|interested|able|needed|possible|available)\b/u
const MAY_BE_MADE = /\bhopefully\b|\bif time (?:allows|permits)\b/iu
/** “Ash Mill sells new tiles, no interest in old ones”, “Elm confirmed, no chemist” */
const NO_BEHIND =
  /^[^,;:“”]+\b(?:is|are|was|has|have|sells?|makes?|confirmed|wrote|said|says|uses?|runs?|needs?|wants?|did|does)\b[^,;:“”]*, no (?!.* and )(?:\p{Ll}+ )?\p{Ll}+(?: (?:in|for|to|of|at) [^,;:“”]{2,50})?[.]?$/u
/** “Somewhere around page 20” */
const SOME_PAGE = /\bsomewhere (?:around|on|near) page\b/u
/** “They have I think 54 kilns” */
const THINKS_AMID = /\b(?:has|have|had|is|are|was|were|about) I (?:think|believe|guess) /u

/** “Firing guide free, two towns teach it.” */
const BARE_FREE = /^(?:\p{L}+ ){1,3}(?<!\b(?:is|are|was|were|for|it) )free, /u

/** Signs by which notes are kept, outside of quotations: “9 days → 31 hours”, “if it fails = call”, “3x a day”, “Q2”, “~60”. */
const NOTE_SIGNS =
  /→|←|->|=>|[≥≤]|(?<=[\p{L}\d)]{2}) [=+] (?=[\p{L}\d($])|(?<=\p{Ll}) & (?=[\p{Ll}\d])|(?<![\p{L}\d])~(?=\d)|\b\d{1,2}x (?:an?|per|each)\b|\p{Ll} x\d{1,3}\b|(?:^|[,;:] )Q[1-4](?:[-–]Q[1-4])?(?=[ :])|, (?:cause|cuz|coz) (?!of\b|and\b)/u
/** “Kiln Works: wrote a chart”, “Online sessions - needs a potter”: of whom it is told stands as a label. */
const LABELLED_BY_NAME = /^\p{Lu}[\p{L}’&-]*(?: \p{Lu}[\p{L}’&-]*){0,3}: (?=[\p{Ll}\d])|^[^,.;:“]{3,40} - (?:needs?|is|has|was|costs?|requires?)\b/u
/** “… in 2022 - used by 14 labs”: a note behind a dash. */
const DASHED_NOTE = / [-–] (?:now |currently |already )?(?:used|adopted|installed|deployed|cited|downloaded|tested|taught|run) (?:by|at|in|on|as|since|with)\b[^–-]*$/
const isNoted = (sentence: string): boolean => DASHED_NOTE.test(sentence) || LABELLED_BY_NAME.test(sentence) || NOTE_SIGNS.test(sentence.replace(/“[^”]*”/g, '“”'))

export const isTelegraphic = (sentence: string): boolean =>
  isTerse(sentence) ||
  isLoose(sentence) ||
  disagreesInNumber(sentence) ||
  isNoted(sentence) ||
  // A gap that we left in proposed words.
  /\[[^\]]*\]/.test(sentence) ||
  BARE_RUN_ON.test(sentence) ||
  BARE_WHEN.test(sentence) ||
  AS_ONE.test(sentence) ||
  lacksArticle(sentence) ||
  BARE_WORK.test(sentence) ||
  WITHOUT_NUMBER.test(sentence) ||
  WITHOUT_S.test(sentence) ||
  isListThenClause(sentence) ||
  COUNT_BEHIND.test(sentence) ||
  DATED_BEHIND.test(sentence) ||
  BARE_CHANGE.test(sentence) ||
  BARE_SPAN.test(sentence) ||
  BARE_THAT.test(sentence) ||
  BARE_FREE.test(sentence) ||
  NEXT_BARE.test(sentence) ||
  FOUND_PUBLISHED.test(sentence) ||
  ONLY_THE.test(sentence) ||
  MEANS_DO.test(sentence) ||
  BUT_NOT.test(sentence) ||
  EITHER_DONE.test(sentence) ||
  NEITHER_BARE.test(sentence) ||
  SAYS_NOT.test(sentence) ||
  MAY_BE_MADE.test(sentence) ||
  THINKS_AMID.test(sentence) ||
  NO_BEHIND.test(sentence) ||
  SOME_PAGE.test(sentence) ||
  NAME_WHO.test(sentence) ||
  // “Three hours drive”, “two weeks wait”.
  /^(?:\d+|[A-Z]?[a-z]+) (?:hours?|days?|weeks?|months?|minutes?|miles?) (?:drive|ride|wait|walk|trip|delay)[.]?$/u.test(sentence) ||
  // No letter asks itself.
  /\?$/.test(sentence) ||
  BARE_HEAD.test(sentence) ||
  isBareFirst(sentence) ||
  RUN_ON.test(sentence) ||
  BARE_PLACE.test(sentence) ||
  BARE_DATE.test(sentence) ||
  SAME_AGAIN.test(sentence) ||
  BARE_STATE.test(sentence) ||
  TAKEN_BACK.test(sentence) ||
  BARE_MONEY.test(sentence) ||
  BARE_YEAR.test(sentence) ||
  BARE_PART.test(sentence) ||
  SO_NO.test(sentence) ||
  isList(sentence) ||
  isSecond(sentence) ||
  NO_SUBJECT.test(sentence) ||
  IMPERATIVE.test(sentence) ||
  (PASSIVE.test(sentence) && !AUXILIARY.test(sentence) && !/\bnever\b/.test(sentence)) ||
  (NAMED_AS.test(sentence) && !AUXILIARY.test(sentence)) ||
  (LABELLED.test(sentence) && !tellsWhole(sentence)) ||
  LABEL.test(sentence) ||
  NO_BECAUSE.test(sentence) ||
  LISTED.test(sentence) ||
  (isBareSubject(sentence) && !tellsWhole(sentence)) ||
  isBareObject(sentence)
