/** Turns by which a second language shows in an answer, where English has one other for the same thing: how it is said, never what. Outside of quotation marks. */
import { findVerb, gerundOf } from '../drafting/verbs.ts'
import { initialVowel } from './articles.ts'
import { MONTH_NAMES } from '../format-date.ts'

type Turn = readonly [RegExp, string | ((found: string, ...parts: string[]) => string)]

const MONTH = `(?:${MONTH_NAMES})`
const YEAR = '(?:19|20)\\d\\d'
const COUNT = '(?:\\d[\\d,]*|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty|fifty)'
/** Words of one clause, with no date, second verb of the kind, or clause of its own among them. */
const AMID = `(?:(?:to (?=(?:the|an?|my|our|its|all|each)\\b|\\p{Lu}))|(?!(?:since|that|which|who|whose|where|what|when|until|till|but|than|to|if|because|has|have|had|is|was|were|are|will)\\b)[\\p{L}\\d$’-]+ )`

const PAST_OF: Readonly<Record<string, string>> = {
  written: 'wrote',
  rewritten: 'rewrote',
  begun: 'began',
  given: 'gave',
  taken: 'took',
  shown: 'showed',
  chosen: 'chose',
  become: 'became',
  drawn: 'drew',
  spoken: 'spoke',
  seen: 'saw',
  won: 'won',
  found: 'found',
  made: 'made',
  built: 'built',
  sent: 'sent',
  held: 'held',
  led: 'led',
  taught: 'taught',
  sold: 'sold',
  bought: 'bought',
  put: 'put',
}
/** What lies ahead of these has a date of its own: “has agreed to a trial in 2027”. */
const LOOKS_AHEAD = /^(?:planned|scheduled|agreed|promised|committed|asked|applied|requested|offered|approved|proposed|invited|ordered|signed|accepted|budgeted|reserved|announced|decided)$/
/** “We have seed”: a thing. */
const IS_PARTICIPLE = /\p{Ll}{2}(?<!e)ed$|^(?:freed|guaranteed)$/u
const pastOf = (participle: string): string | null =>
  LOOKS_AHEAD.test(participle) || /^(?:shed|sled|hundred)$/.test(participle) ? null : (PAST_OF[participle] ?? (IS_PARTICIPLE.test(participle) ? participle : null))
const wasOf = (auxiliary: string, subject: string): string => (auxiliary === 'has' || subject === 'I' ? 'was' : 'were')

const DATED = `(?:in|on) (?:the )?(?:(?:spring|summer|fall|autumn|winter|beginning|end|early|late|mid)(?: of)? )?(?:${MONTH} )?(?:\\d{1,2}, )?${YEAR}\\b(?! (?:to|and|until|through|and)\\b)`
/** “We have certified nurses” tells what they are. */
const ACTS_ON =
  '(?= (?:the|an?|my|our|its|their|his|her|this|these|it|them|me|us|all|each|every|no|\\d|two|three|four|five|six|seven|eight|nine|ten|in|on|at|by|with|for|to|as|about|into|from|\\p{Lu})\\b|\\p{Lu})'
const PERFECT = `(?<!\\b(?:will|would|can|could|may|might|must|should|to|not|who|which|that) )\\b(has|have) (?:(been) )?(\\p{Ll}{3,})${ACTS_ON}`
/** “has adopted it in May 2025”: what is dated is past. */
const PERFECT_DATED = new RegExp(`([\\p{L}\\d’]+) ${PERFECT}( ${AMID}{0,14}?)${DATED}`, 'gu')
/** “Between 2021 and 2024 I have reduced …”, “In March 2025 the office has listed …” */
const DATED_PERFECT = new RegExp(
  `((?:^|[.;] )(?:In (?:${MONTH} )?${YEAR}|Between (?:${MONTH} )?${YEAR} and (?:${MONTH} )?${YEAR}|From (?:${MONTH} )?${YEAR} (?:to|until) (?:${MONTH} )?${YEAR}),? (?:[\\p{L}\\d’-]+ ){0,5}?)([\\p{L}\\d’-]+) ${PERFECT}(?= )`,
  'gu',
)
const THESIS_PERFECT = /^(In my (?:\p{L}+[’']?s? )?(?:thesis|dissertation|PhD),? I) have (\p{Ll}{3,})(?= )/u

const pastTold = (auxiliary: string, been: string | undefined, participle: string, subject: string): string | null => {
  if (been !== undefined) return pastOf(participle) === null ? null : `${wasOf(auxiliary, subject)} ${participle}`
  return pastOf(participle)
}

/** “Who reads it, what is written down, and what is left” asks one thing after the other. */
const ASKS = /\b(?:[Ww]ho|[Hh]ow|[Ww]hat|[Ww]here|[Ww]hether|[Ww]hen|[Ww]hy)\b/

const RATHER_IN_ING = 'requires?|recommends?|suggests?|avoids?|involves?|implies'
/** Of one thing and its state nothing is going on. */
const STATES: Readonly<Record<string, readonly [string, string]>> = {
  requiring: ['require', 'requires'],
  consisting: ['consist', 'consists'],
  belonging: ['belong', 'belongs'],
  depending: ['depend', 'depends'],
}
const gerund = (verb: string): string | null => (findVerb(verb)?.form === 'base' || /^(?:use|see|know|have|try|do|go|buy|cover|include|replace|reduce)$/.test(verb) ? gerundOf(verb) : null)
const DUE =
  'submit(?:ted)?|file[d]?|sen[dt]|register(?:ed)?|apply|comply|choose|chosen|decide[d]?|deliver(?:ed)?|replace[d]?|spen[dt]|report(?:ed)?|finish(?:ed)?|complete[d]?|ready|available|pa(?:y|id)|adopt(?:ed)?|install(?:ed)?|publish(?:ed)?'
const TRADES = 'pattern|procedure|scale|test|method|course|training|protocol|process|trial|plan|workshop|program|model|scheme|inspection|cycle'
const UNITS: Readonly<Record<string, string>> = {
  points: 'point',
  steps: 'step',
  stages: 'stage',
  hours: 'hour',
  days: 'day',
  weeks: 'week',
  months: 'month',
  years: 'year',
  levels: 'level',
  phases: 'phase',
  minutes: 'minute',
  pages: 'page',
}
const CAN_BE_HELD = 'instrument|device|sensor|microscope|scanner|probe|gauge|tool|tester|thermometer'
const TRADE_OF_ONE =
  '(?:engineer|therapist|nurse|chemist|physicist|biologist|analyst|scientist|teacher|architect|pharmacist|veterinarian|consultant|economist|statistician|psychologist|pathologist|designer|hydrologist|geologist|linguist|planner|audiologist)'
const MASSES = 'information|equipment|software|evidence|research|advice|feedback|machinery'
const COMPARED: Readonly<Record<string, string>> = { cheap: 'cheaper', easy: 'easier', fast: 'faster', safe: 'safer', quick: 'quicker' }

const TURNS: readonly Turn[] = [
  [new RegExp(`\\b(${MONTH}) of (?=${YEAR}\\b)`, 'g'), '$1 '],
  [new RegExp(`\\bin the year (?=${YEAR}\\b)`, 'g'), 'in '],
  [/\b(do|does) not count with (?=\p{Ll}|\d)/gu, '$1 not have '],
  [/\b(I|[Ww]e) count with ((?:the (?:support|help|two|three|approval|backing)\b|my\b|\$)[^.;]{0,200})/g, (_found, who, what) => `${who!} have ${what!.replaceAll(' and with ', ' and ')}`],
  [/\b(which|that|and|it) counts with (?=(?:about |over |more than )?\d)/g, '$1 has '],
  [/\b(one|two) times? (?:per|a|each) (?=year|month|week|day\b)/g, (_found, count) => `${count === 'one' ? 'once' : 'twice'} a `],
  [/\b(enter(?:s|ed)?) to (?=the|an?\b)/g, '$1 '],
  [/(?<=\p{Ll}s), that have (?=\p{Ll}+(?:ed|n)\b)/gu, ', which have '],
  [/\bas (employee|volunteer|contractor|intern|speaker)(?= (?:of|at|for|to|in)\b|[.,;]|$)/g, (_found, what) => `as ${initialVowel(what!)} ${what!}`],
  [/\bwith an anticipation of ((?:more than |about |over |at least )?(?:\d+|\p{Ll}+) (?:days|weeks|months|hours))\b/gu, '$1 ahead'],
  [/\bpassed from (?=\$?\d[\d,.]* (?!percent\b)\p{Ll})/gu, 'went from '],
  [/\bin average\b/g, 'on average'],
  [/\b(incorporate[sd]?) ((?:the|my|this|it)\b[^.,;]{0,40}?) ?to (?=(?:its|the|their|an?)\b)/g, (_found, verb, what) => `${verb!} ${what!.trim()} into `],
  [/\bfor to (\p{Ll}{2,})(?= )/gu, (found, verb) => (gerund(verb!) === null ? found : `to ${verb!}`)],
  [/\b(necessity|need|possibility|importance|purpose|idea|way) of to (\p{Ll}{2,})(?= )/gu, (found, what, verb) => (gerund(verb!) === null ? found : `${what!} of ${gerund(verb!)!}`)],
  [/\b(?:in|at) (?:the )?page (?=\d)/g, 'on page '],
  [/\buntil the moment(?=[.,;]|$)/g, 'so far'],
  [new RegExp(`\\bduring ((?:${COUNT} )?(?:weeks|months|years|days|hours))(?=[.,;]|$| and\\b)`, 'g'), 'for $1'],
  [
    new RegExp(`\\b(an?) (course|training|workshop) of (${COUNT}) (${Object.keys(UNITS).join('|')})\\b`, 'g'),
    (_found, article, what, count, unit) => `${/^(?:eight|8|11|18)/.test(count!) ? 'an' : article === 'an' ? 'a' : article!} ${count!}-${UNITS[unit!]!} ${what!}`,
  ],
  [/, profession for which it is required (?=at least|an?\b)/g, ', a profession that requires '],
  [/\b([Ii])t is foreseen to (?=\p{Ll})/gu, '$1t is planned to '],
  [/\bsubvention(s?)\b/g, 'grant$1'],
  [
    /\b(hired|contracted|employed|invited|engaged) (me|us) like (?:an? )?(?=(consultant|adviser|expert|engineer|speaker)\b)/g,
    (_found, verb, who, what) => `${verb!} ${who!} as ${initialVowel(what!)} `,
  ],
  [/\bno one of (?=(?:them|these|those|the)\b)/g, 'none of '],
  [/\b((?:do|does|did) not) dispose of (?=(?:personnel|staff|engineers|specialists|time|means|funds|money)\b)/g, '$1 have '],
  [/\binterest to (\p{Ll}{2,})(?= )/gu, (found, verb) => (gerund(verb!) === null ? found : `interest in ${gerund(verb!)!}`)],
  [/\b(reduced|increased|lowered|cut|raised|decreased|fell|rose|grew|dropped|risen|fallen) in (?=\d[\d.,]* ?(?:percent\b|%))/g, '$1 by '],
  [
    new RegExp(`\\b([Mm]y (?:occupation|profession)) is (?:an? )?((?:\\p{Ll}+ ){0,2}${TRADE_OF_ONE})(?=[.,;]|$| (?:and|for|in)\\b)`, 'gu'),
    (_found, my, trade) => `${my!} is that of ${initialVowel(trade!)} ${trade!}`,
  ],
  [new RegExp(`\\b([Mm]easure[sd]? [^.,;“”]{0,50}?)in (?=${COUNT} (?:points|places|spots|positions|locations)\\b)`, 'gu'), '$1at '],
  [
    /(^|[.;] )((?:At the moment|Currently|Right now|At present),? [^.;:“”]{3,120}?) (is|are) (?=(?:assessed|tested|evaluated|examined|measured|trained|reviewed|installed|inspected|built|developed|written|translated|prepared)(?:[.,;]|$| (?:with|by|in|at|on|for)\b))/gu,
    '$1$2 $3 being ',
  ],
  [
    PERFECT_DATED,
    (found, subject, auxiliary, been, participle) => {
      const past = pastTold(auxiliary!, been, participle!, subject!)
      return past === null ? found : `${subject!} ${past}${found.slice(`${subject!} ${auxiliary!} ${been === undefined ? '' : 'been '}${participle!}`.length)}`
    },
  ],
  [
    DATED_PERFECT,
    (found, lead, subject, auxiliary, been, participle) => {
      const past = pastTold(auxiliary!, been, participle!, subject!)
      return past === null ? found : `${lead!}${subject!} ${past}`
    },
  ],
  [THESIS_PERFECT, (found, lead, participle) => (pastOf(participle!) === null ? found : `${lead!} ${pastOf(participle!)!}`)],
  [
    /(?<=[\p{L}\d]), what (?=(?:became(?! of\b)|(?:is|was) (?:not |very |too |more |quite )?(?:painful|expensive|difficult|hard|easy|important|impossible|possible|dangerous|slow|costly|useful|unusual|why|the reason|a problem)|means|made|makes|gave|gives|showed|shows|led|leads|allowed|allows|saved|saves|helped|helps|reduced|reduces|cost|costs|none|nobody|no one)\b)/gu,
    (found, ...rest) => {
      const [at, whole] = rest.slice(-2) as unknown as [number, string]
      const [before, behind] = [/[^.;]*$/.exec(whole.slice(0, at))![0], /^[^.;]*/.exec(whole.slice(at + found.length))![0]]
      return ASKS.test(before) || /,? (?:and|or) (?:what|how|who|where|when)\b/.test(behind) ? found : ', which '
    },
  ],
  [
    new RegExp(
      `\\b((?:must|shall|should|has to|have to|is to|are to|(?:is|are) required to|had to)(?: be)?(?: (?:${DUE}))(?=[ ,])(?: (?!(?:and|or|but|not)\\b)[\\p{L}\\d’$-]+){0,14}?) (?:until|till) (?=(?:the (?:end|beginning) of )?(?:${MONTH} )?(?:\\d{1,2}, )?${YEAR}\\b)`,
      'gu',
    ),
    '$1 by ',
  ],
  [
    new RegExp(
      `(^|[.;] )(?:Until|Till) (?=(?:the (?:end|beginning|spring|summer|fall) of |early |late )?(?:${MONTH} )?${YEAR},? (?:I will (?:train|publish|finish|complete|release|submit|deliver|have|add|extend)\\b|(?:it|they|the \\p{Ll}+) (?:will|should|shall) be (?:introduced|published|finished|completed|released|installed|trained|submitted|translated)\\b|(?:at least |about )?(?:further |another )?${COUNT} (?:more |other |further )?\\p{Ll}+ (?:will|should|shall|can)\\b))`,
      'gu',
    ),
    '$1By ',
  ],
  [new RegExp(`\\bfurther (${COUNT}) (?=(?:\\p{Ll}+ )?\\p{Ll}+s\\b)`, 'gu'), 'another $1 '],
  [/\b(interested) to (?!(?:see|hear|learn|know|find|read)\b)(\p{Ll}{2,})(?= )/gu, (found, interested, verb) => (gerund(verb!) === null ? found : `${interested!} in ${gerund(verb!)!}`)],
  [new RegExp(`\\b(${RATHER_IN_ING}) to (\\p{Ll}{2,})(?= )`, 'gu'), (found, before, verb) => (gerund(verb!) === null ? found : `${before!} ${gerund(verb!)!}`)],
  [/\b(?:allow|enable)(s?) to (?=\p{Ll}{2,}\b)(?!(?:the|an?|all|any|each|every|others?|me|us|them)\b)/gu, 'make$1 it possible to '],
  [/\bcapable to (?=\p{Ll})/gu, 'able to '],
  [
    /\b(is|are) (?:(normally|usually|typically|generally|often|always|also) )?(requiring|consisting|belonging|depending) (?=\p{L}|\d|\$)/gu,
    (_found, are, adverb, verb) => `${adverb === undefined ? '' : `${adverb} `}${STATES[verb!]![are === 'is' ? 1 : 0]} `,
  ],
  [/\bpeer reviewed (?=(?:\p{Ll}+ )?(?:articles?|papers?|journals?|publications?|stud(?:y|ies)|manuscripts?|conference)\b)/gu, 'peer-reviewed '],
  [/\b([Mm]aster|[Bb]achelor)s? (?=(?:thesis|degree|program|project|studies)\b)/g, '$1’s '],
  [new RegExp(`(?<=\\b(?:an?|the|my|our) )(${COUNT}) (${Object.keys(UNITS).join('|')}) (?=(?:${TRADES})\\b)`, 'g'), (_found, count, unit) => `${count!}-${UNITS[unit!]!} `],
  [new RegExp(`\\b(${COUNT}) years experience\\b`, 'g'), '$1 years of experience'],
  [/\b(contains?|covers?|includes?|holds?|counts?|serves?|employs?) (currently|already|also) (?=\d|an?\b|the\b|all\b|more\b|about\b)/g, '$2 $1 '],
  [/\bnear to (?=(?:the|an?|my|our|its|their|each|\p{Lu})\b)/gu, 'near '],
  [
    new RegExp(
      `\\b([Ii]n|[Tt]o|[Oo]f|into|for|as|only) the (class|category|stage|phase|level|grade|type|chapter|figure|page) (${COUNT}|one|\\d)(?=[.,;]|$| (?:and|or|is|was|were|are|must|had|has|of|in|by|at)\\b)`,
      'g',
    ),
    '$1 $2 $3',
  ],
  [
    /\b(is|are) (?=(?:developed|written|designed|created|built|invented|proposed|introduced|programmed) by (?:me|myself)\b(?! (?:each|every|daily|weekly|once)\b))/g,
    (_found, are) => (are === 'is' ? 'was ' : 'were '),
  ],
  [new RegExp(`\\b(appl(?:y|ies|ied)) on (?=(?:about |more than |over )?${COUNT} (?:\\p{Ll}+ )?\\p{Ll}+s\\b(?<!days))`, 'gu'), '$1 to '],
  [
    /(^|[.;] )(So far|Until now|Up to now|To date),? (it|they|the \p{Ll}+(?: \p{Ll}+)?) (was|were) (?=\p{Ll}{2,}(?:ed|en|n)\b)/gu,
    (_found, before, when, who, was) => `${before!}${when!}, ${who!} ${was === 'was' ? 'has' : 'have'} been `,
  ],
  [
    /\b([Ww]hich|[Tt]hat|[Tt]hey|and) (was|were) cited (?:altogether |in total )?(?=(?:more than |over |about )?\d[\d,]* times(?![^.;]{0,30}\b(?:in|between|by|before|during|until) ))/g,
    (_found, what, was) => `${what!} ${was === 'was' ? 'has' : 'have'} been cited `,
  ],
  [/(?<![-\p{L}])in field(?=[.,;]|$| (?:was|were|is|are|by|with|and)\b)/gu, 'in the field'],
  [/\bin (similar|related|relevant|different) (?=(?:field|area|discipline|subject|specialty)(?:[.,;]|$| (?:and|or|of|is)\b))/g, 'in a $1 '],
  [
    new RegExp(
      `\\b([Mm]easures?|[Rr]ecords?|[Cc]hecks?|[Tt]ests?|[Ss]cans?) ((?:the|each|every|its|their|all) [^.,;“”]{3,80}?) by (?:an? )?((?:(?!(?:the|its|their|each|every|my|our|his|her)\\b)\\p{Ll}+ ){0,2}(?:${CAN_BE_HELD}))\\b`,
      'gu',
    ),
    (_found, verb, what, tool) => `${verb!} ${what!} with ${initialVowel(tool!)} ${tool!}`,
  ],
  [/\b((?:financial|economic|business|professional|commercial|family|working|personal)) relation (?=(?:with|to)\b)/g, '$1 relationship '],
  [/\b(dedicates?|dedicated|devotes?|devoted) ((?!(?:to|for)\b)[^.,;]{3,50}?) for (?=(?:this|the|my|our|it|that)\b)/g, '$1 $2 to '],
  [/\b(provide[sd]?|supplie[sd]|supply) (me|us|them|him|her) (?=(?:the|an?|all|free|access|his|its|their|data|money|space|equipment|support)\b)/g, '$1 $2 with '],
  [/(?<![$\d.,])\b(\d[\d.,]*) (million|billion) dollars\b/g, '$$$1 $2'],
  [
    /(^|[.?!] )(?!(?:If|When|Whenever|Since|Because|As|Although|Though|While|After|Before|Until|Once)\b)([^.?!;:“”]{12,300}), (therefore|thus|consequently|otherwise|moreover|furthermore),? (?=(?:the|an?|it|they|we|I|this|that|these|my|our|no|each|every|he|she|there)\b(?! \p{Ll}+ing\b))/gu,
    '$1$2; $3, ',
  ],
  [/(?<=\p{Lu}\p{L}{1,20}), that (?=(?:wrote|asked|offered|agreed|sells|makes|builds|owns|runs|has|had|counts) )/gu, ', which '],
  [/\beach (?=(?:two|three|four|five|six|seven|eight|nine|ten|\d{1,2}) (?:years|months|weeks|days|hours|minutes)\b)/g, 'every '],
  [
    new RegExp(
      `\\b(recommends|uses|teaches|offers|requires) since ((?:${MONTH} )?${YEAR}) ((?:the|an?|my|our|this) (?:\\p{Ll}[\\p{L}-]* ){0,3}?\\p{Ll}[\\p{L}-]*(?: to (?:all|its|the|all of its) [\\p{Ll} ]{3,40})?)(?=[.;]|$)`,
      'gu',
    ),
    (_found, verb, when, what) => `has ${{ recommends: 'recommended', uses: 'used', teaches: 'taught', offers: 'offered', requires: 'required' }[verb!]!} ${what!} since ${when!}`,
  ],
  [/\bindependent from (?=each\b|one\b|my\b|the\b)/g, 'independent of '],
  [/\b([Tt])here (?:does|do) not exist (?:any|an?) /g, (_found, letter) => `${letter!}here is no `],
  [/, thereof (\d+|one|two|three|four|five|six) (?=as first author\b)/g, ', $1 of them '],
  [/\bwithout costs?(?=[.,;]|$| (?:and|for|from|by)\b)/g, 'free of charge'],
  [/\bseveral (hundred|thousand)s of (?=\p{Ll})/gu, 'several $1 '],
  [/\b(is|are) being (?=(?:required|needed|expected)\b)/g, '$1 '],
  [/\b(thesis|dissertation) had as (?:its )?(?:topic|subject|theme) (?=the|an?\b)/g, '$1 was on '],
  [
    /\b(children|patients|persons|people|pupils) (?:below|under) (\d{1,2}|two|three|four|five|six|ten|twelve) years(?=[.,;]|$| (?:and|or|who|with|in|there|does|do|is|are|the)\b)/g,
    '$1 under $2 years of age',
  ],
  [/\b([Dd]espite) of\b/g, '$1'],
  [/\b([Dd]iscuss(?:es|ed)?|[Mm]ention(?:s|ed)?) about (?=\p{L})/gu, '$1 '],
  [/\b([Cc]onsist(?:s|ed)?) (?:from|out of) (?=\p{L}|\d)/gu, '$1 of '],
  [/\b([Dd]epend(?:s|ed)?(?: (?:strongly|mainly|only|largely|mostly|heavily))?) (?:from|of) (?=\p{L})/gu, '$1 on '],
  [/\b([Rr]esponsible) of (?=\p{L})/gu, '$1 for '],
  [/\b([Pp]articipate[sd]?) (?:at|to) (?=(?:the|an?|this|all|each|several|\d)\b)/gu, '$1 in '],
  [/\b([Tt]he) (both(?= (?:of|\p{Ll}+s)\b)|most of the)\b/gu, (_found, the, what) => (the === 'The' ? what!.replace(/^./, (letter) => letter.toUpperCase()) : what!)],
  [/\bso called (?=“|\p{L})/gu, 'so-called '],
  [/\b(more) (cheap|easy|fast|safe|quick)(?=[.,;]|$| (?:than|for|to|by|because)\b)/g, (_found, _more, what) => COMPARED[what!]!],
  [/(^|[.?!] )Nowadays,? (?=\p{L})/gu, '$1Today, '],
  [/\bin the last years(?! of\b)/g, 'in recent years'],
  [
    new RegExp(
      `(?<!\\b(?:many|several|few|some|these|those|of|two|three|four|five|all) )\\b(informations|equipments|advices|knowledges|feedbacks|softwares)\\b(?! (?:are|were|have|do|can|will|that|which)\\b)`,
      'g',
    ),
    (found) => found.slice(0, -1),
  ],
  [new RegExp(`\\b(an?) ((?:(?:open|free|new|special|open-source|open source) )?(?:${MASSES}))(?=[.,;]|$| (?:which|that|for|to|about|on|of|from|with|in|and|is|was)\\b)`, 'g'), '$2'],
  [new RegExp(`\\b(exists?) since (?=(?:a )?(?:long|many|some|several|${COUNT}) (?:time|years|months)\\b)`, 'g'), (_found, verb) => `ha${verb === 'exist' ? 've' : 's'} existed since `],
  [
    new RegExp(
      `\\b((?:has|have) [^.,;:“”]{2,80}?) since (?:(?:a )?(long) time|((?:more than |over )?(?:many|several|some|${COUNT})) (years|months|weeks|days))(?=[.,;]|$| (?:and|in|at|with|without)\\b)`,
      'g',
    ),
    (_found, before, long, count, unit) => `${before!} for ${long === undefined ? `${count!} ${unit!}` : 'a long time'}`,
  ],
  [
    new RegExp(`\\b(I am|[Ww]e are|[Tt]hey are) (\\p{Ll}{2,}ing) (${AMID}{0,10}?(?:(?:at|for|in|with|on) ${AMID}{1,6}?)?)since (?=(?:${MONTH} )?${YEAR}\\b)`, 'gu'),
    (_found, who, doing, what) => `${who!.replace(/ (?:am|are)$/, '')} have been ${doing!} ${what!}since `,
  ],
]

/** `text`: one line, outside of quotation marks. */
/** No word is as long: what runs on without a blank is no writing, and would cost the square of its length. */
const UNBROKEN = /\S{200}/

export const inNativeTurns = (text: string): string => (UNBROKEN.test(text) ? text : TURNS.reduce((told, [found, written]) => told.replace(found, written as string), text))
