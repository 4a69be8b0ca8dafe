/** Lines of a resume that only seem to begin with a verb: their first word is a noun. */
import { isWord } from './spelling.ts'
import { findVerb, isPastVerb } from './verbs.ts'

/** Nouns that look like a verb in its base form. */
export const NOUN_OR_VERB: ReadonlySet<string> = new Set(
  'team head chair project program process research design lead market test account contract budget staff support review report group label stock sample schedule model plan train study survey control record file document order ship store host coach mentor partner network sponsor judge guide tutor interview audit display benefit balance track direct code form target transport travel work place contact sketch use change share cost measure increase decrease reduce-rate repair purchase sale film photograph outreach run set cut service service care demand access exhibit question interest offer inventory catalog map risk trade value finance forecast fund staff load plant'.split(
    ' ',
  ),
)
/** Nouns that look like a gerund: "building codes", "engineering activities", "manufacturing processes". */
export const NOUN_OR_GERUND: ReadonlySet<string> = new Set(
  'building engineering manufacturing accounting marketing operating banking housing nursing programming purchasing staffing billing coding shipping receiving lending machining welding plumbing budgeting forecasting pricing packaging farming mining drilling publishing advertising broadcasting recruiting consulting auditing funding financing catering tooling printing trading underwriting teaching learning testing'.split(
    ' ',
  ),
)
/** What an object begins with that follows a verb and no noun. */
const BEGINS_OBJECT = /^(?:an?|the|all|any|each|every|both|new|our|their|its|my|this|these|those|over|more|up|several|multiple|and|or|to|with|on|in|for|out|against|\$?\d.*|[a-z]+ed|custom|complex)$/i
/** Nouns that name a field or a post with the noun before them: "project management", "research assistant". */
const COMPOUND =
  /^(?:management|managers?|coordinators?|coordination|engineers?|engineering|development|developers?|analysis|analysts?|administration|administrators?|planning|planners?|teams?|offices?|directors?|assistants?|specialists?|leaders?|leadership|partnerships?|implementation|delivery|support|associates?|officers?|supervisors?|supervision|technicians?|center|control|assurance|skills?|experience|knowledge|oversight|execution|methodology)$/i

/** "Training certificate of …": what was attended or handed out, and no deed. */
const TRAINING_NOUN = /^training (?:certificates?|certifications?|courses?|programs?|sessions?|seminars?|workshops?|materials?|manuals?|needs|hours|records|requirements|completed|received)\b/i

const IRREGULAR_PARTICIPLE =
  /^(?:co-)?(?:flown|driven|drawn|grown|known|shown|thrown|written|given|taken|seen|done|made|built|held|kept|sold|sent|told|run|worn|torn|chosen|broken|frozen|proven|laid|read)$/i

const BEHIND_PARTICIPLE = /^(?:by|with|from|for|to|in|on|at|as|under|through|jointly|together)$/i

/** "Grant awarded by …", "Project funded for …": behind a noun, what was done to it. */
const isDoneTo = (verb: { form: string }, next: string, third: string): boolean =>
  verb.form === 'base' && (IRREGULAR_PARTICIPLE.test(next) || (/^(?:co-)?[a-z]{3,}ed$/.test(next) && BEHIND_PARTICIPLE.test(third)))

/** What is done to a figure: behind such a verb stands what was changed. */
const CHANGES_FIGURE = /^(?:cut|increase|decrease|reduce|change|raise|lower|improve|shorten|extend|bring|move|take|double|halve)$/
/** Verbs whose past is their base, and that are nouns before what is counted of them. */
const NOUN_AS_WELL = /^(?:forecast|cast|bid|cost|input|output|offset|upset|broadcast|spread|split|set)$/
/** "Forecast accuracy 38% → 21%", "Order delays (median) from 6 days to 2": bare nouns, and from where to where. */
const MEASURED_AT_HEAD =
  /^[A-Za-z]+(?: (?!the |an? |all |our |my |its |their )[a-z-]+){1,5}(?: \([^()]{2,40}\))?(?: (?:for|of|in|on|at|per) (?:[a-z\d-]{1,20} ){0,4}[a-z\d-]{1,20})?[,:]?(?: (?:improved|rose|fell|went|up|down))? (?:from )?(?!(?:19|20)\d\d (?:to|→|->|=>) (?:19|20)\d\d\b)[$€£~]?\d[\d.,]*\s?(?:%|[a-z]{1,12})?(?: ?(?:→|->|=>) ?| to )(?=[$€£~]?\d)/i

/** Whether the line begins with what was measured and not with a deed. */
export function isMeasureAtHead(line: string): boolean {
  const verb = findVerb(line.split(' ')[0] ?? '')
  return verb !== null && !CHANGES_FIGURE.test(verb.base) && (NOUN_AS_WELL.test(verb.base) || (verb.form === 'base' && NOUN_OR_VERB.has(verb.base))) && MEASURED_AT_HEAD.test(line)
}

/** Participles behind a plural noun that say how its things differ or what they are. */
const OF_THINGS = /^(?:varying|ranging|including|consisting|comprising|involving|totaling|totalling|valued|requiring|concerning|regarding|related|relating|such)$/i

/** "Programs include …": the verb of a plural noun. */
const TOLD_OF_THINGS = /^(?:includes?|are|were|range|consist|involve|require)$/

/** Whether the first word of a line, though it has the form of a verb, is a noun there. */
export function isNounAtHead(line: string): boolean {
  const [first = '', next = '', third = ''] = line.split(' ')
  const verb = findVerb(first)
  if (isMeasureAtHead(line)) return true
  // "Fix flown on 6 missions": what was done to it.
  if (verb && verb.past !== verb.base && isDoneTo(verb, next, third)) return true
  if (!verb || verb.past === verb.base || next === '' || BEGINS_OBJECT.test(next)) return false
  // "Grant (co-written with …): …": a label.
  if (verb.form === 'base' && next.startsWith('(')) return true
  if (TRAINING_NOUN.test(line)) return true
  // "Projects varying from small builds to …", "Duties including …"
  if (verb.form === 'third' && (OF_THINGS.test(next) || TOLD_OF_THINGS.test(next))) return true
  if (verb.form === 'gerund') return NOUN_OR_GERUND.has(first.toLowerCase())
  if (verb.form === 'past' || !NOUN_OR_VERB.has(verb.base)) return false
  const plain = next.replace(/[^A-Za-z-]/g, '')
  return COMPOUND.test(plain) || (/^[A-Z][a-z]+$/.test(plain) && isWord(plain.toLowerCase()))
}

const TITLE_NOUN =
  /^(?:[A-Z][a-z]+ )?(?:Controller|Manager|Engineer|Director|Supervisor|Coordinator|Officer|Analyst|Accountant|Auditor|Lead|Leader|Specialist|Technician|Designer|Developer|Architect|Nurse|Teacher|Instructor|Chair|Member|Head|Buyer|Planner|Clerk|Assistant|Consultant|Administrator)\b/

/** "Audit adjustments reduced from 100 to 3", "Plant Controller of two sites": the first word is a noun, and the line tells no deed of it. */
export function headedByNoun(line: string): boolean {
  const [first = '', ...rest] = line.split(' ')
  const verb = findVerb(first)
  if (!verb || verb.form !== 'base' || verb.past === verb.base) return false
  if (TITLE_NOUN.test(rest.join(' '))) return true
  const finite = rest.findIndex((word) => findVerb(word)?.form === 'past')
  return finite >= 0 && finite <= 2 && /s$/.test(rest[finite - 1] ?? first) && /^(?:from|by|to|in|during|over|under|on|at|across|per|within|[a-z]+ly)$/.test(rest[finite + 1] ?? '')
}

/** Other words at the head of a line that name or describe as often as they tell what was done. */
const MORE_THAN_VERB: ReadonlySet<string> = new Set(
  'patch screen wire pilot film stage mine weld label file drill open direct present double secure complete clean log scan script field tool finish treat cut grade code profile host brief focus draft prototype'.split(
    ' ',
  ),
)
/** People that someone trains, staffs or coaches: what they are named behind is a verb. */
const PEOPLE =
  /^(?:employees|staff|students|patients|clients|customers|teachers|nurses|workers|volunteers|members|associates|interns|residents|families|children|athletes|players|managers|technicians|engineers|users|others|personnel|newcomers|candidates|applicants|trainees|individuals|people)\b/i
/** Participles that name a thing with the noun behind them. */
const NAMED_BY_PARTICIPLE =
  /^(?:(?:anticipated|projected|estimated|expected|targeted|perceived|combined) (?:annual |total |yearly |cost )?(?:savings?|costs?|revenues?|benefits?|budgets?|growth|sales|value|volume|completion|losses)|shared (?:\S+ ){0,4}(?:utility|services?|platform|center|facility|drive|office|model)|printed circuits?|printed wiring|distributed (?:control|systems?|generation)|integrated (?:circuits?|marketing)|applied (?:research|sciences?|mathematics|physics|statistics|behavior)|managed (?:services?|care)|fixed (?:assets?|income)|finished goods|used (?:cars?|vehicles?|equipment|oil)|assisted living|guided tours?|balanced scorecards?|registered nurses?|welded (?:parts|steel|frames|pipe)|structured (?:cabling|finance)|converted lines?|recorded music|accelerated (?:courses?|programs?))\b/i

/** What was done to a thing, behind which its object does not follow. */
const DONE_TO_IT =
  /^(?:reimplemented|replicated|reproduced|bundled|translated|adopted|used|installed|accepted|licensed|deployed|implemented|copied|cited|approved|downloaded|found|chosen|selected|featured|recognized|funded|incorporated|recommended|required|quoted|printed|distributed|kept|issued|awarded|honored|named|included|listed|nominated|displayed|released|published|designed|developed|built|made|written)$/i
const THEN = /^(?:now|later|also|since|then|still|widely|currently|today|nationwide|first|only)$/i
/** "Found in a review that …": what was found follows. */
const TELLS_WHAT = /\b(?:that|how|why|whether)\b/i

/** "Made available to 12 hospitals": how a thing was made, which the line does not name. */
const MADE_SO =
  /^(?:made|kept|left|rendered|declared|deemed|held|found|proven) (?:(?:freely|publicly|widely|fully|openly|now) )*(?:available|accessible|public|free|open|mandatory|compulsory|permanent|possible|standard|official|ready|known|operational)(?= (?:for|in|to|at|by|on|as|across|within|under|through|via|free|since|without|of|and|throughout|online|worldwide|nationwide|statewide|[a-z]+ly)\b|[.,;]|$)/i

/** "Adopted for the survey of two harbors", "Used by 14 ports": the line tells what others did with a thing that it does not name. */
export function isPassiveAtHead(line: string): boolean {
  const [first = '', ...words] = line.split(' ')
  if (MADE_SO.test(line)) return true
  // "Adopted and funded in 14 ports": the second participle lacks its object as the first does.
  const behind = /^(?:and|or)$/.test(words[0] ?? '') && DONE_TO_IT.test(first) && DONE_TO_IT.test(words[1] ?? '') ? words.slice(2) : words
  const rest = THEN.test(behind[0] ?? '') ? behind.slice(1) : behind
  const [link = '', next = ''] = rest
  if (!isPastVerb(first) && !/^written$/i.test(first)) return false
  if (/^by$/i.test(link)) return !/ing$|^(?:about|nearly|over|more|\$?\d.*%|\$\d.*|\d+x)$/i.test(next) && !/^\d[\d,.]*$|^percent$/i.test(rest[2] ?? '')
  if (/^bundled$/i.test(first) && link === 'with') return true
  return DONE_TO_IT.test(first) && /^(?:for|in|at|across|on|as|within|throughout|under|among|into)$/i.test(link) && !TELLS_WHAT.test(rest.slice(1).join(' '))
}

/** Adverbs that praise how a thing was done; others, as "jointly" or "rarely", bound the deed. */
const MANNER =
  '(?:ably|accurately|actively|adeptly|capably|carefully|closely|competently|confidently|conscientiously|consistently|continually|continuously|correctly|cost-effectively|creatively|dependably|diligently|dramatically|effectively|efficiently|expertly|faithfully|flawlessly|greatly|intelligently|judiciously|methodically|meticulously|patiently|positively|precisely|proactively|professionally|proficiently|promptly|properly|quickly|rapidly|regularly|reliably|resourcefully|responsibly|rigorously|routinely|safely|seamlessly|significantly|skillfully|smoothly|strategically|substantially|successfully|swiftly|systematically|tactfully|thoroughly|tirelessly|vigilantly)'
const ADVERB_FIRST = new RegExp(`^${MANNER},? (?:and ${MANNER} )?(.+)$`, 'is')

/** "Reliably conducted …": without the adverb before the verb that the line begins with. */
export function withoutAdverb(line: string): string {
  const [, rest = ''] = ADVERB_FIRST.exec(line) ?? []
  const [verb = ''] = rest.split(/[ ,]/)
  return isPastVerb(verb) ? `${verb.charAt(0).toUpperCase()}${rest.slice(1)}` : line
}

/** Whether the first word of a line is sure to be its verb; where it may as well be a noun or an adjective, only the line's own words can be told. */
export function isSureVerb(line: string): boolean {
  const [first = '', next = '', third = ''] = line.split(' ')
  if (isPassiveAtHead(line) || NAMED_BY_PARTICIPLE.test(line) || /\bstudent teach(?!er|ing)/i.test(line)) return false
  const verb = findVerb(first)
  if (verb?.form === 'base' && (next.startsWith('(') || isDoneTo(verb, next, third))) return false
  if (isMeasureAtHead(line)) return false
  if (verb?.form !== 'base' || !(NOUN_OR_VERB.has(verb.base) || MORE_THAN_VERB.has(verb.base))) return true
  return next === '' || verb.past === verb.base || BEGINS_OBJECT.test(next) || PEOPLE.test(next) || /[a-z]ly$/.test(next)
}
