/** What others are said to say of the petitioner: it is told by their own letters, and by no other document. */
import { findExhibit, settledFacts, type CaseFact, type CaseFile } from './case-file.ts'
import { sentencesOf } from './checks/block-text.ts'
import { leftWithout, withoutWithheld } from './left-of-sentence.ts'

/** What somebody was called is praise; when, where, and how often is none: “called me in 2014”, “calls me every week”, “called me a year later”. */
const CALLED =
  '(?:calls?|called) me (?!(?:in|into|on|at|to|up|over|out|off|by|from|for|about|after|before|during|since|until|upon|with|within|without|near|when|while|where|because|if|so|that|and|but|or|as|again|back|here|there|home|away|aside|late|later|early|earlier|once|twice|often|every|each|daily|weekly|monthly|yearly|today|yesterday|immediately|directly|personally|regularly|repeatedly|frequently|last|this|next|Mr|Ms|Mrs|Dr)\\b|(?:an?|the|one|two|three|several|many) (?:\\p{Ll}+ ){0,2}?(?:minutes?|hours?|days?|nights?|mornings?|evenings?|weeks?|months?|years?|times?)\\b)\\p{L}'
/** What one is told to do, or is allowed, is none. */
const SAID =
  '(?:(?:(?:says?|said|thinks?|believes?|feels?|told (?:me|others|everyone)|tells? (?:me|others|everyone))(?: always| often)?(?: that)?|(?:writes?|wrote) that) (?:I\\b(?! (?:could|can|cannot|may|might|should|must|would need|need|needs|needed|have to|had to|had an?|ought|owed?|(?:was|am|would be|had been) (?:hired|fired|let go|laid off|wrong|late|accepted|admitted|rejected|mad|crazy|too))\\b)|my\\b(?! (?:contract|position|post|job|salary|pay|hours?|application|visa|licen[cs]e|permit|lease|request)\\b| (?:\\p{Ll}+ ){1,3}(?:was|were|is|are) (?:too|late|wrong|accepted|rejected|old|broken|missing)\\b))|(?:describe[sd]?|regard(?:s|ed)?) me as\\b|praise[sd]? (?:me|my)\\b)'
const VERBS = `(?:often |all |always |has |have |had )?(?:${SAID}|${CALLED}|(?:considers?|considered) (?:me|my)\\b)`
/** “My former supervisor at Kiln Works”, “my supervisor, Ada Tarn,”. */
const OWN =
  'my (?:\\p{Ll}+ ){0,2}?(?:supervisors?|boss|managers?|directors?|colleagues?|professors?|advis[eo]rs?|mentors?|employers?|clients?|customers?|team|peers?)(?:, [^,;.]{2,60},| (?:at|of|from|in) [^,;.]{2,60}?| [\\p{L}.’-]+(?: [\\p{L}’-]+)?)?'
const PRAISE = new RegExp(
  `\\b(?:${OWN}|the (?:\\p{Ll}+ ){0,2}?(?:director|manager|supervisor|boss|foreman|head|president|owner|editor|chair|mayor)(?: (?:of|at) [^,;.]{2,60}?)?|peers|colleagues|customers|clients|experts|everybody|everyone|people|others|they|he|she) ${VERBS}`,
  'iu',
)
/** “Dr. Tarn says that I am …”, “Ada Tarn of Kiln Works calls me the best”. What a body told me may be news: “The Board told me that I had won”. */
const BY_NAME = new RegExp(
  `(?<![\\p{L}-])(?<name>\\p{Lu}[\\p{L}’-]{1,30}\\.?(?: \\p{Lu}[\\p{L}’.-]{0,30}){1,4})(?:, [^,;.]{2,60},| (?:at|of|from) (?:the )?\\p{Lu}[\\p{L}’-]{1,30}(?: \\p{Lu}[\\p{L}’-]{1,30}){0,3})? (?!(?:told|tells?) me )${VERBS}`,
  'u',
)
/** “I am known as the best engineer of Ohio.” */
const REGARDED =
  /\bI (?:am|was|have been) (?:\p{Ll}+ly )?(?:called|considered|regarded|described|known|seen|named) (?:as )?(?:to be )?(?:the (?:best|most|leading|top|foremost|go-to)\b|one of the (?:best|most|leading|top|few)\b|irreplaceable\b|indispensable\b|an? (?:leading|outstanding|exceptional|top|renowned|brilliant)\b)/iu
/** “I am the leading expert for ropes”: rank is for others to give. Of a post or a place in a list it is a fact: “the leading author”, “the top student”. */
const OWN_RANK =
  /\bI (?:am|was|have been) (?:\p{Ll}+ly )?(?:(?:the|one of the) (?:best|foremost|leading|top|greatest|most \p{Ll}+)|an? (?:leading|foremost|outstanding|exceptional|renowned|brilliant|top)) (?:\p{Ll}[\p{L}-]* ){0,2}(?:experts?|specialists?|authorit(?:y|ies))\b/iu
/** “The parents are very happy about it”, “every engineer respects it”: what others feel is theirs to say. */
const FELT =
  /(?<!\bI )\b(?:am|is|are|was|were|been) (?:(?:very|so|extremely|quite|all) ){0,2}(?:happy|pleased|satisfied|grateful|thankful|impressed|delighted|thrilled|enthusiastic|amazed)\b|(?<!\bI )\b(?:respect|love|like|admire|appreciate|praise)s? (?:it|me|us|my|our)\b/iu
/** “She is the best interpreter in the state”: a rank that nobody is told to have given. */
const RANKED =
  /\bthe (?:best|finest|foremost|leading|greatest|most respected) (?:\p{Ll}+ ){1,3}(?:in|of) (?:the|our|this) (?:\p{Ll}+ )?(?:state|country|region|county|field|world|industry|nation|profession)\b/iu
/** “It saved those children.” */
const SAVED = /\bsaved (?:(?:\p{Ll}+|\d[\d,]*) )?(?:lives|children|babies|people|patients)\b(?=[.,;]|$)/iu
const ACCORDING = new RegExp(`\\baccording to ${OWN},? (?:I|my)\\b`, 'iu')
/** “Professor Lee told me that nobody else can do it”, “As a lawyer told me, …”: what somebody said to the petitioner is for them to testify. What was decided or allowed is news. */
const TOLD_BY =
  '(?:(?:Professor|Prof\\.?|Dr\\.?|Mr\\.?|Ms\\.?|Mrs\\.?|Judge) \\p{Lu}[\\p{L}’-]+(?: \\p{Lu}[\\p{L}’-]+)?|[Mm]y (?:\\p{Ll}+ ){0,2}(?:supervisor|boss|manager|director|colleague|professor|advis[eo]r|mentor|client|customer|lawyer|attorney|friend)s?|(?:[Aa]n?|[Tt]he|[Oo]ne|[Ss]everal|[Mm]any) (?:\\p{Ll}+ ){0,2}(?:director|manager|supervisor|boss|foreman|lawyer|attorney|professor|engineer|doctor|expert|colleague|operator|farmer|nurse|teacher|reviewer)s?|[Ee]xperts|[Ee]verybody|[Ee]veryone)'
const NEWS =
  '(?!(?:I (?:could|can|cannot|may|might|should|must|had|have|need|needed|ought|was (?:hired|fired|accepted|admitted|rejected))|(?:the|my|our|an?|it) (?:\\p{Ll}+ ){0,3}(?:is|was|were|are|had been|has been|would be|will be|ends?|begins?|starts?|ended|began|expires?) (?:approved|accepted|admitted|rejected|renewed|extended|signed|closed|open|ready|moved|in|on)\\b)\\b)'
const TESTIMONY = new RegExp(
  `(?<![\\p{L}-])${TOLD_BY}(?:, [^,;.]{2,60},| (?:at|of|from|in) [^,;.]{2,60}?)? (?:has |have |had |often |once )?(?:told|assured) (?:me|us) that ${NEWS}|^As ${TOLD_BY}(?: (?:at|of|from|in) [^,;.]{2,60})? (?:has |have |had |often |once )?told (?:me|us),`,
  'u',
)
const THEIR_WORDS =
  /\b(?:letters?|affidavits?|e-?mails?|testimonials?|appraisals?|recommendations?|performance reviews?|(?:performance|job|staff|employee|teaching|annual|yearly|expert|peer) evaluations?|evaluations? (?:by|from|of (?:my|the petitioner))|^evaluations?$)\b/i
/** A statement is somebody's where it says whose: a bank's are not. */
const THEIR_STATEMENT = /\b(?:[Ss]tatements?|[Dd]eclarations?|[Tt]estimony|[Rr]eferences?) (?:of|by|from) (?:\p{Lu}|(?:the|my|an?|his|her|two|three|four|five|former) )/u
/** What the petitioner wrote, and what only equates a degree. */
const NOT_THEIRS =
  /^my\b|\b(?:of|by|from) (?:(?:the )?petitioner|me)\b|\b(?:cover letters?|newsletters?|letters patent|letters? of (?:credit|admission|transmittal|incorporation))\b|^(?:[\w-]+ ){0,2}(?:letters?|e-?mails?) to (?!me\b|the petitioner\b|uscis\b|whom\b)(?!.*\b(?:by|from)\b)|\b(?:bank|account|financial|tax|billing|credit card|income) statements?\b|\bstatements? of (?:the |an? )?(?:accounts?|work|purpose|intent|earnings|income|needs?|reasons)\b|\b(?:credentials?|degrees?|academic|education(?:al)?|course-by-course) evaluations?\b|^lists? of\b/i
const isTheirs = (title: string): boolean => (THEIR_WORDS.test(title) || THEIR_STATEMENT.test(title)) && !NOT_THEIRS.test(title)

const titlesOf = (file: CaseFile, fact: CaseFact): string[] =>
  fact.exhibits.flatMap((id) => {
    const exhibit = findExhibit(file, id)
    return exhibit === undefined || exhibit.state === 'missing' ? [] : [exhibit.title]
  })
const isUnshown = (fact: CaseFact, titles: readonly string[], words: string): boolean =>
  fact.kind === 'statement' && fact.source.kind !== 'letter' && (!titles.some(isTheirs) || isOfAnother(words, titles))

/** The petitioner by name is the petitioner: “my supervisor says Ada is the best”. */
function asMe(file: CaseFile, words: string): string {
  const names = settledFacts(file, 'identity.name').flatMap(({ text }) => text.match(/\p{L}{3,}/gu) ?? [])
  if (names.length === 0) return words
  const name = `(?<!\\p{L})(?:(?:Dr|Mr|Ms|Mrs)\\. )?(?:${names.join('|')})(?: (?:${names.join('|')}))*`
  return words.replace(new RegExp(`${name}[’']s(?!\\p{L})`, 'gu'), 'my').replace(new RegExp(`${name}(?= (?:is|was|has|had|does|did|can)\\b)`, 'gu'), 'I')
}

/** What somebody says who is named is shown by a document with that name too. */
function isPraise(words: string, titles: readonly string[]): boolean {
  if (PRAISE.test(words) || REGARDED.test(words) || OWN_RANK.test(words) || FELT.test(words) || RANKED.test(words) || SAVED.test(words) || ACCORDING.test(words) || TESTIMONY.test(words)) return true
  const name = BY_NAME.exec(words)?.groups!['name']!.match(/\p{L}{4,}/gu)
  return name !== undefined && !(name ?? []).some((word) => titles.some((title) => title.includes(word)))
}

/** “My supervisor Tom Tarn says …”, under a letter that names other people or bodies: their words are not his. */
const SPEAKER = new RegExp(`(?<name>\\p{Lu}[\\p{L}’-]+(?: \\p{Lu}[\\p{L}’.-]*){1,2}) ${VERBS}`, 'u')
function isOfAnother(words: string, titles: readonly string[]): boolean {
  const name = SPEAKER.exec(words)?.groups!['name']!.match(/\p{L}{4,}/gu) ?? []
  return name.length > 0 && titles.every((title) => /\b(?:of|from|by) (?:the )?\p{Lu}/u.test(title) && !name.some((word) => title.includes(word)))
}

/** The sentences of a fact that wait for the letter of whoever said so: asked for once, and untold until it is there. */
export function unshownPraise(file: CaseFile, fact: CaseFact): string[] {
  const titles = titlesOf(file, fact)
  return file.answers[`shows-${fact.id}-${fact.rev}`] === undefined ? sentencesOf(fact.text).filter((one) => isUnshown(fact, titles, asMe(file, one)) && isPraise(asMe(file, one), titles)) : []
}

/** `text`: the words of a fact as they are told. It without the sentences that wait; null where nothing is left. */
export function withoutPraise(file: CaseFile, fact: CaseFact, text: string): string | null {
  const titles = titlesOf(file, fact)
  const waits = (words: string): boolean => isUnshown(fact, titles, words) && isPraise(words, titles)
  if (!waits(asMe(file, text))) return text
  const kept = withoutWithheld(text, (one) => waits(asMe(file, one)))
  return kept.length === 0 ? null : kept.join(' ')
}

/** What could stand of a sentence that says what others say: its customer reads it before it is told. */
export function leftOfPraise(sentence: string): string | null {
  const left = leftWithout(sentence.replace(/[.?!]$/, ''), (part) => isPraise(part, []))
  return left === null ? null : `${left}.`
}
