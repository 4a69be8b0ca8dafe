/** Makes a person's statement fit to be told: in the first person, without praise of oneself, spelled right. */
import { isSpelledRight } from './spelling.ts'
import { findVerb, pastVerb } from './verbs.ts'

const ADVERBS =
  /\b(?:expertly|successfully|effectively|efficiently|consistently|creatively|diligently|skillfully|proactively|courteously|quickly|accurately|professionally|seamlessly|tirelessly|passionately|continuously|continually|greatly|significantly|dramatically|drastically|substantially|single-handedly|personally|independently|properly|promptly|thoroughly|carefully|strategically|highly|actively|aggressively|flawlessly|meticulously|regularly|smoothly|swiftly|constantly)\s+(?!and [a-z]+ly\b)/gi
/** Behind a linking verb the adjective is what is said: “proved successful in May”. */
const ADJECTIVES =
  /(?<!\b(?:is|are|was|were|be|been|proved|proves|proven|became|becomes?|remained|remains?) )(?<![\w-])(?:innovative|creative|cutting-edge|world-class|world class|best-in-class|top-notch|high-quality|high quality|robust|dynamic(?! (?:assessment|range|load|loads|pricing|response|model|models|modeling|simulation|analysis|systems?|testing|programming|positioning|routing|scheduling|line|rating|ratings|light|contrast|balancing|stability|spectrum|allocation|control|imaging|memory))|effective|efficient|successful|impeccable|stellar|unparalleled|compelling|engaging|exciting|powerful|flawless|seamless|unique|state-of-the-art|state of the art|delicious|flavorful|beautiful|great|in-depth)\s+(?=[a-z])/gi
/** "innovative and cost-efficient plans", "timely and effective review": the conjunction goes with the praise. */
const JOINED_PRAISE =
  /(?<![\w-])(?:innovative|creative|effective|efficient|successful|engaging|unique|dynamic|robust) and (?=[a-z]+(?:ly )?[a-z-]+ )|(?<=[a-z]) and (?:innovative|creative|effective|efficient|successful|engaging|unique|dynamic|robust)(?= [a-z])/gi
/** What is left of praise makes the statement one that nobody tells of himself before an officer. */
const PRAISE =
  /\b(?:excellent|superior|exceptional|outstanding|amazing|wonderful|best|world-class|award-winning|visually appealing|strong|extraordinary|impressive|remarkable|phenomenal|top performer|go-to|rock star|guru|expert|passion|passionate|ethics?|integrity|motivated|proud|praise|accolades?|highest standards?|numerous|countless|various|crucial|mutually beneficial|trusting|positive|dramatic|tremendous|massive|mantra|successes|passionately|dynamic(?! (?:assessment|range|load|loads|pricing|response|model|models|modeling|simulation|analysis|systems?|testing|programming|positioning|routing|scheduling|line|rating|ratings|light|contrast|balancing|stability|spectrum|allocation|control|imaging|memory))|top-rated|superb|stellar|friendly)\b/i

/** What happened to the person or is no work: a raise, a course attended. */
const NOT_DONE =
  /^(?:received|trained (?:in|on)\b|volunteered|promoted|attended|graduated|completed (?:a |the )?(?:course|training|internship|degree)|inducted|was (?:promoted|hired|selected)|teamed up|took part|participated|met with|worked (?:closely|with|on|in|as|under)|familiar|gained|learned|obtained (?:a |my )?(?:degree|diploma)|studied|relocated|transferred|continued|served as|acted as|exceeded|surpassed|won numerous)\b/i
const GRANTED = /^received (?:a |an |the )?(?:\$|[a-z ]*(?:grant|patent|fellowship|award of))/i

/** "an innovative program" → "a program". */
function articlesMended(text: string): string {
  return text.replace(/\b(a|an) ([a-z]+)/g, (_found, _article: string, word: string) => `${/^(?:[aeio]|u(?!ni|se|ti)|hour|honest)/.test(word) ? 'an' : 'a'} ${word}`)
}

const BEFORE_VERB =
  /^(?:\$?\d[\d,.]*|into|onto|under|over|between|per|its|their|his|her|our|my|these|those|two|three|four|five|and|or|that|which|who|to|be|been|was|were|is|are|has|have|had|not|also|then|the|a|an|all|any|each|of|in|for|with|by|on|as|from|at|than|when|while|if|both|newly|\w+ly|\w+ing|.*,)$/i
const AFTER_PARTICIPLE = /^(?:by|in|for|on|at|from|to|with|and|or|as|into|of|through|during|within|across|using|per|over|under|between|among|against|upon|after|before|until|via|throughout)$/i

/** "increased traffic managed development and guided …": a second statement begins in the middle without a link. */
function runsOn(clause: string): boolean {
  const words = clause.split(' ')
  return words.some(
    (word, at) =>
      at > 1 &&
      at < words.length - 1 &&
      findVerb(word)?.form === 'past' &&
      findVerb(word)?.base !== word &&
      !BEFORE_VERB.test(words[at - 1] ?? '') &&
      // "air-launched guided missiles"
      !/-[a-z]+ed$/.test(words[at - 1] ?? '') &&
      !findVerb((words[at - 1] ?? '').replace(/s$/, '')) &&
      !pastVerb(words[at - 1] ?? '') &&
      !AFTER_PARTICIPLE.test((words[at + 1] ?? '').replace(/,$/, '')),
  )
}

/** Clause after "I", as it may be told; null where it may not. */
export function toldPlainly(clause: string): string | null {
  if (NOT_DONE.test(clause) && !GRANTED.test(clause) && !/^worked with \d/.test(clause)) return null
  const plain = articlesMended(
    clause
      .replace(/^(?:\w+ly) (?=[a-z]+ed\b)/i, '')
      .replace(JOINED_PRAISE, '')
      .replace(ADVERBS, '')
      .replace(ADJECTIVES, ''),
  )
    .replace(/\s+/g, ' ')
    .trim()
  if (PRAISE.test(plain) || runsOn(plain) || !isSpelledRight(plain)) return null
  const verb = (plain.split(' ')[0] ?? '').replace(/,$/, '')
  return plain.split(' ').length >= 3 && (verb === 'was' || findVerb(verb)?.form === 'past' || pastVerb(verb) !== null) ? plain : null
}

const POSTS = 'designer|engineer|author|co-author|editor|developer|architect|investigator|lead|leader|founder|co-founder|inventor|chair|member|coach|instructor|coordinator|liaison|director|trainer'

const POST_LINE = new RegExp(
  `^((?:(?:Lead|Principal|Chief|Sole|Project|Program|Technical|Team|Design|Senior|Founding|Research|Co-) ?){0,3}(?:${POSTS}|(?<=(?:Project|Program) )manager)) (of|on|for) ([a-zA-Z].{8,200})$`,
  'i',
)
const POST_WORDS = 26

/** "Project lead on the rollout of …" → "was project lead on the rollout of …"; null for what is no such line. */
export function postTold(segment: string): string | null {
  const plainly = segment
    .replace(/ \([^()]{1,60}\)/g, '')
    .replace(/[.;,]+$/, '')
    .trim()
  const [, post = '', link = '', rest = ''] = POST_LINE.exec(plainly) ?? []
  if (post === '' || /[;:"()|]|\. |, (?:[A-Z]|and )/.test(rest) || / (?:was|were|is|are|duties|responsibilities) /.test(rest)) return null
  if (rest.split(' ').length > POST_WORDS) return null
  const plain = post.toLowerCase()
  const unique = /^(?:lead|principal|chief|sole|project|program|technical|team)\b/.test(plain)
  const clause = `was ${unique ? '' : /^[aeiou]/.test(plain) ? 'an ' : 'a '}${plain} ${link.toLowerCase()} ${rest}`
  return toldPlainly(clause)
}
