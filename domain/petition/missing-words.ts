/** Small words that a sentence surely lacks, as those who learned English late leave them out: put in where no other reading is there, outside of quotation marks. */
import { MONTH_NAMES } from '../format-date.ts'

const ORDINAL = 'first|second|third|fourth|fifth'
const COUNTED_IN_ORDER = 'stage|phase|version|edition|trial|quarter|step|draft|lesson'
const MEASURES = 'number|share|amount|rate|cost|price|level|length'
const BODIES = 'employer|station|company|hospital|clinic|plant|school|university|college|agency|city|county|cooperative|association|district|manufacturer|firm|laboratory|utility|museum|guild'
/** Behind these a bare verb is right: “asked that it have”, “lets it use”. */
const BARE_VERB_BEHIND = '(?:wrote|writes|says|said|states|stated|found|finds|confirms|confirmed|announced)'
const ACTING = 'association|cooperative|manufacturer|producer|station|agency|company|district|commission|council|foundation|guild|network'
const STATE =
  '(?:Alabama|Alaska|Arizona|Arkansas|California|Colorado|Connecticut|Delaware|Florida|Georgia|Hawaii|Idaho|Illinois|Indiana|Iowa|Kansas|Kentucky|Louisiana|Maine|Maryland|Massachusetts|Michigan|Minnesota|Mississippi|Missouri|Montana|Nebraska|Nevada|Ohio|Oklahoma|Oregon|Pennsylvania|Tennessee|Texas|Utah|Vermont|Virginia|Washington|Wisconsin|Wyoming)'
const MONTH = `(?:(?:${MONTH_NAMES}) )?`

const LACKING: readonly [RegExp, string | ((found: string, ...parts: string[]) => string)][] = [
  [/\b(that|by|from|of|to|with|and) federal government\b/g, '$1 the federal government'],
  [new RegExp(`(^|, )(${ORDINAL}) (?=(?:${COUNTED_IN_ORDER}) (?:was|is|came|will|has)\\b)`, 'i'), (_found, before, which) => `${before === '' ? 'The' : ', the'} ${which!.toLowerCase()} `],
  [new RegExp(`\\bin (${ORDINAL}) (?=(?:${COUNTED_IN_ORDER})(?:[.,;]|$| (?:of|and|when|where|the)\\b))`, 'g'), 'in the $1 '],
  [/\bfor first time\b/g, 'for the first time'],
  [
    /\b([Ii]n|[Ff]or|[Oo]f|[Aa]fter|[Bb]efore) first (?=\p{Ll}+)(?!(?:sight|glance|aid|instance|class|rank|order|degree|hand|use|principles?|gear|person|place|responders?|graders?|grade|names?|language|light|things?|generation|line|party|authors?|time|and|or|he|she|they|we|it|the|[\p{Ll}]+ing)\b)/gu,
    '$1 the first ',
  ],
  [/\b(from|of|by|with) (?=(?:\p{Lu}\p{L}+ ){1,3}(?:Foundation|Fund|Commission)(?:[.,;]|$| (?:in|for|since|and|of)\b))/gu, '$1 the '],
  [
    /^(?=National (?:\p{L}+ ){0,5}(?:[Pp]lan|[Ss]trategy|Road Map|[Rr]oadmap|[Aa]genda) (?:(?:of|for) (?:\p{L}+ ){0,4})?(?:(?:of |from )?(?:19|20)\d\d )?(?:says|names|asks|states|lists|calls)\b)/u,
    'The ',
  ],
  [/\b(with|than|in|from|of|to) (?=(?:year|month|season|week) before\b)/g, '$1 the '],
  [/\bat (?=(?:national|annual|international|regional) (?:convention|conference|meeting|congress|symposium|workshop)\b)/g, 'at the '],
  [/\bin ((?:19|20)\d\d), ((?:19|20)\d\d)(?=[.;]|$)/g, 'in $1 and $2'],
  [/\b(grant of \$\d[\d,.]*(?: million)?) (?=(?:\p{Lu}\p{L}+ ){1,4}(?:Foundation|Fund|Trust|Institute|Council|Commission|Department|Agency|Society|Association)\b)/gu, '$1 from the '],
  [/\bin ((?:19|20)\d\d) (?=(?:\p{Ll}+ ){0,2}(?:manual|report|plan|guide|handbook|edition|strategy)(?:[.,;]|$| (?:of|for|and)\b))/gu, 'in the $1 '],
  [/^(Company|Firm) (?=\p{Lu}\p{Ll}{2})/u, (found) => `The ${found.toLowerCase()}`],
  [/\b([Ii]n) (?=(?:spring|summer|fall|autumn|winter) of (?:19|20)\d\d\b)/g, '$1 the '],
  [/\b(needs?|wants?|find|found|has|have) other (?=(?:way|method|tool|place|approach|model|plan)\b)/g, '$1 another '],
  [/\bI (also )?took (?=course (?:of|on|in)\b)/g, 'I $1took a '],
  [/\b((?:signed|published|received|won|finished) (?:an?|the) \p{Ll}+) (?=(?:19|20)\d\d(?:[.,;]|$))/gu, '$1 in '],
  [
    /^(Maintenance|Plant|Safety|Quality|Farm|Shift|Operations|Production|Project|Lab|General|Regional) (?=(?:manager|engineer|department|team|office|supervisor|director|inspector|crew) (?:confirmed|counted|measured|checked|took|wrote|found|is|was|has|had|did|does|says|said|keeps|kept)\b)/,
    (found) => `The ${found.toLowerCase()}`,
  ],
  [/\b(and|but|that|when|because|while) number of (?=\p{Ll}+ (?:\p{Ll}+ )?(?:fell|rose|decreased|increased|is|was|went|grew)\b)/gu, '$1 the number of '],
  [/\b((?:\d{1,2}|one|two|three|four|five|six|ten) (?:days?|hours?)) in (?:a )?week(?=[.,;]|$| and\b)/g, '$1 a week'],
  [/\bsuch (?=(?:collection|model|method|program|tool|chart|library|position|job|rule)(?:[.,;]|$))/g, 'such a '],
  [/\b(of|from|at|by|with|in) (?=University of \p{Lu})/gu, '$1 the '],
  [/\b(of|from|by|with) (?=(?:American|National|International) (?:\p{Lu}\p{L}+ ){0,3}(?:Federation|Association|Society|Institute|Council|Academy)\b)/gu, '$1 the '],
  [/^In (?=(?:master’s|doctoral|bachelor’s) (?:thesis|dissertation) I\b)/, 'In my '],
  [/\bon internet(?=[.,;]|$)/g, 'on the internet'],
  [/\bvisible from ground(?=[.,;]|$)/g, 'visible from the ground'],
  [
    /\b(I (?:will )?(?:work|worked|serve|served) as) (?=(?:(?!(?:an?|the|my|our|its|their|chief|head|acting|deputy|lead|of|at|in)\b)\p{Ll}+ ){0,2}(?:engineer|therapist|nurse|chemist|physicist|biologist|entomologist|analyst|scientist|teacher|technician|architect|pharmacist|veterinarian|consultant|economist|statistician)(?:[.,;]|$| (?:at|in|for|with)\b))/gu,
    (_found, before, at, whole) => `${before!} ${/^[aeio]/.test(String(whole).slice(Number(at) + before!.length + 1)) ? 'an' : 'a'} `,
  ],
  [/^Occupation (?=(?:normally |usually |typically )?requires\b)/, 'The occupation '],
  [/\b((?:requires|needs)(?: at least)?) (?=(?:bachelor|master)’s degree\b)/g, '$1 a '],
  [/^In (?=(?:trial|survey|study|test|pilot) of (?:19|20)\d\d\b)/, 'In the '],
  [/\bI (took|made|wrote|gave|did) also\b/g, 'I also $1'],
  [/\b(has|have) not (?=\p{Ll}{3,}s(?:[.,;]|$))(?!(?:always|perhaps|besides|sometimes|afterwards|towards|this|yes|us|was|its|theirs|ours|news|less|pass|success)\b)/gu, '$1 no '],
  [/\bat (wrong|right|same) time\b/g, 'at the $1 time'],
  [
    /\b([Mm]ost|[Ss]ome|[Mm]any|[Ss]everal|[Aa] few|[Nn]one) of (?!(?:these|those|us|this|others|whose|its|hers|yours|theirs|various|last|today|yesterday)\b)(?=(?:larvae|people|children|\p{Ll}{3,}s)\b(?<!ss)(?! of\b))/gu,
    '$1 of the ',
  ],
  [
    new RegExp(`\\b(${BARE_VERB_BEHIND}(?: (?:in|on) [^,.;]{4,24}?)?,?) that it (want|need|plan|intend|have)(?= )`, 'g'),
    (_found, before, verb) => `${before!} that it ${verb === 'have' ? 'has' : `${verb!}s`}`,
  ],
  [/\b(have|has) not (?=(?:money|time|access|funds|staff|equipment|resources|room|budget)(?:[.,;]|$| (?:for|to)\b))/g, '$1 no '],
  [/\b(gives me \d{1,3} percent of) time(?=[.,;]|$| for (?:this|it|the)\b)/g, '$1 my time'],
  [/\b([Ww]on|[Rr]eceived) (?=(?:best|first) (?:\p{Ll}+ ){0,3}(?:award|prize)\b)/gu, '$1 the '],
  [
    /\b((?:[Ww]on|[Rr]eceived) (?:an?|the) [^.,;“”]{5,80}?(?:award|prize|medal)(?: (?:of|from|by) (?:the )?(?:\p{L}+ ){0,4}?\p{L}{2,})?(?<!\b(?:in|of|for|since|by|from))) (?=(?:19|20)\d\d(?:[.,;]|$))/gu,
    '$1 in ',
  ],
  [
    /^(?=\p{Lu}{3,6} (?:\p{L}+ ){0,4}(?:[Pp]lan|[Ss]trategy|[Rr]oadmap|[Aa]genda|[Rr]eport|[Rr]ule|[Gg]uidance|[Gg]uide|[Hh]andbook|[Ss]tandard) (?:(?:of |from )?(?:19|20)\d\d )?(?:says|names|asks|states|lists|calls|requires|recommends)\b)/u,
    'The ',
  ],
  [new RegExp(`^(${MEASURES}) of (?=[^,;.]{2,60} (?:is|was|were|are|fell|rose|went|dropped|has)\\b)`, 'i'), (_found, what) => `The ${what!.toLowerCase()} of `],
  [
    new RegExp(`^((?:The|An?|My|One|No|Each) (?:\\p{Ll}+ ){0,2}(?:${BODIES}) (?:only )?(?:needs|uses|has|wants|pays|works)\\b[^,;.]{0,40} )(?<!\\b(?:its|their|his|her|my|our) )own (?=\\p{Ll})`, 'u'),
    '$1its own ',
  ],
  [new RegExp(`\\bI have ((?:my|an?|the) (?:(?!(?:that|which|who|when|because|and|but|to)\\b|\\p{Ll}+ed\\b)[\\p{L}-]+ ){1,6})since (?=${MONTH}(?:19|20)\\d\\d)`, 'gu'), 'I have had $1since '],
  [
    new RegExp(
      `(?<=\\p{L},? )(recommends|requires|includes|offers) ((?:the|an?|my|our|its|it) ?(?:(?!(?:that|which|who|when|because|and|but)\\b|\\p{Ll}+(?:ed|en)\\b)[\\p{L}-]+ ){0,5})since (?=${MONTH}(?:19|20)\\d\\d)`,
      'gu',
    ),
    (_found, verb, what) => `has ${verb!.replace(/s$/, '').replace(/e?$/, 'ed')} ${what!}since `,
  ],
  // “Counted by station” tells how, and not by whom.
  [new RegExp(`\\b((?:published|made|written|built|funded|paid|organized|recommended|developed|confirmed|approved) by) (?=(?:${ACTING})(?:[.,;]|$| (?:in|on|and|for)\\b))`, 'g'), '$1 the '],
  [new RegExp(`(?<=\\p{L}s of )(?=(?:${ACTING}) (?:is|was|were|are|has|have)\\b)`, 'gu'), 'the '],
  [
    /^(Model|Method|Library|Program|Protocol|Application|Card|Chart|Guide|Manual|Article|Project|System|App|Trial|Study|Report|Website|Contract|Data set|Database) (?=(?:can|cannot|is|was|has|will|uses|gives|shows|takes|needs|costs|works|runs|covers|found|says|contains|compares|measures|includes)\b)/,
    (found) => `The ${found.toLowerCase()}`,
  ],
  [
    new RegExp(
      `^(Extension|State|Growers|Local|Regional|Town|Insurance|Farm) (?=(?:\\p{Ll}+ )?(?:association|service|commission|council|cooperative|department|committee|office|agency) (?:of (?:\\p{L}+ ){1,3}?)?(?:wrote|gave|gives|has|asked|is|was|plans|will|uses|used|recommends|pays)\\b)`,
      'u',
    ),
    (found) => `The ${found.toLowerCase()}`,
  ],
  [
    new RegExp(
      `^(?=${STATE} (?:\\p{Ll}+ ){0,2}(?:association|service|commission|council|cooperative|department|committee|office|agency),? (?:wrote|gave|gives|has|asked|is|was|plans|will|uses|used|recommends|pays|which)\\b)`,
      'u',
    ),
    'The ',
  ],
  [/^Till (?=(?:\p{Lu}\p{Ll}+ )?(?:19|20)\d\d\b)/u, 'Until '],
]

/** “Measuring is common, stopping is new”, “…, after that the tables stay”. */
const TWO_GERUNDS = /^(\p{Lu}\p{Ll}{2,}ing [^,;:“”]{2,80} is [^,;:“”]{2,80}), (?=\p{Ll}{3,}ing [^,;:“”]{2,80} is )/u
const AFTER_THAT =
  /^((?!(?:If|When|Whenever|Since|Because|As|Although|Though|While|After|Before|Until|Where|Once|In|On|At)\b)[^,;:“”]{8,160}), (?=(?:after|before) that (?:the|it|they|we|I|he|she|its|their|my|our) )/u

export const withMissingWords = (sentence: string): string =>
  LACKING.reduce((told, [found, written]) => told.replace(found, written as string), sentence)
    .replace(TWO_GERUNDS, '$1; ')
    .replace(AFTER_THAT, '$1; ')
