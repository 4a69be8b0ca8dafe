/** The plan of an answer before what leads up to it: who writes, what it is called, why. What is joined to it by a bare comma or a semicolon stands in a sentence of its own. */
import { capitalize, countWords, lowerFirst, splitSentences } from '../endeavor/sentence-forms.ts'
import { areSomebody } from './persons.ts'
import { tellsTrouble, verbAt } from './stated-problem.ts'
import { findVerb } from './verbs.ts'

/** Other ways to say "I want to …" and "my project is …". */
const PLAIN_WISH: readonly (readonly [RegExp, string | ((...found: string[]) => string)])[] = [
  [
    /\bwhat (?:I|we)(?:[’']d| would)? (?:really )?(?:like|love|want|plan|hope|propose|intend)(?: to (?:do|make|build))? is (?:to )?(?=([a-z]+) )/gi,
    (said, verb = '') => (isDeed(verb) ? 'I want to ' : said),
  ],
  [/(?<=^|[.!?:;] )we(?:[’']d| would) (like|love) to (?=[a-z])/gi, 'I would $1 to '],
  // "My project is about reducing falls"
  [
    /^(?:my|the|our) (?:project|plan|idea|goal|aim|proposal|endeavou?r|work) (?:is|will be|would be) (?:about|on|related to|to do with) (?:how to )?([a-z]+) (?=[a-z])/i,
    (said, verb = '') => {
      const found = findVerb(verb)
      return found?.form === 'gerund' || found?.form === 'base' ? `I want to ${found.base} ` : said
    },
  ],
  [/^(?:the|my|our) (?:plan|project|idea|goal|proposal|endeavou?r)(?: is)? ?[:–—-] ?(?=\S)/i, ''],
  // "It is not a company, it is a method"
  [/^(?:(?:my|the) (?:project|idea|plan)|it|this) is not an? [^,.;:]{2,60}[,;] (?:it(?:[’']s| is)|but) (?=an? )/i, ''],
  // "a method: screening children for …"
  [
    /^(an? (?:[a-z-]+ )?(?:method|program|system|process|service|way|protocol|practice)): (?=([a-z]+ing) )/i,
    (said, thing = '', doing = '') => (findVerb(doing)?.form === 'gerund' ? `${thing} of ` : said),
  ],
  [
    /^((?:I (?:want|plan|hope|intend|would like) to|to) )continue (?:with )?([a-z]+ing) (?=\S)/i,
    (said, lead = '', doing = '') => (findVerb(doing)?.form === 'gerund' ? `${lead}${findVerb(doing)?.base} ` : said),
  ],
  // "my work on fires, but for mills"
  [/(?<=\w),? but (?:now )?(?=(?:for|in|at|with) [a-z])/i, ' '],
  [/(?<=\S \S{2,60} \S{2,60}), (?:[\w-]+ ){1,7}(?:asked|told|called|invited|contacted|wants?|need|needs) (?:me|us)\b[^,.;]{0,80}(?=[.;]|$)/i, ''],
  [/^(?:my|the|our|this) (?:project|plan|idea|proposal) (?:consists (?:in|of)|will consist (?:in|of)|involves|would be) (?=an? )/i, ''],
  [/^(?:I|we)[’']d (?=([a-z]+) )/i, (said, verb = '') => (findVerb(verb)?.base === verb ? 'I want to ' : said)],
  // "I am planning a school for riggers"
  [/^(?:I|we)(?:[’']m| am|[’']re| are) (?:planning|proposing|developing|designing|preparing|building) (?=(?:an?|the|my|our) (?!to\b))/i, 'I want to develop '],
  // "Not a new rope but a better way to test old ones: a wear gauge for ports"
  [/^not (?:an?|the) [^,.;:]{2,60}?,? but (?:an? [^,.;:]{3,60}: (?=an? ))?(?=an? )/i, ''],
  // "I would like that small ports can clear ice, for this I propose …"
  [
    /^(?:I|we)(?:[’']d| would)? (?:like|want|wish)(?: that)? ((?:the )?(?:[a-z-]+ ){0,4}[a-z]+s) (?:can|could|to be able to|are able to|will be able to) ([a-z]+ [^.;:]{3,140}?)(?=$|[.;:]|, (?:for this|so|therefore) (?:I|we) )/i,
    'I want to help $1 $2',
  ],
  [/, (?:for this|therefore|so) (?:I|we) (?:propose|suggest|plan|offer) (?:to )?(?=[a-z])/i, ' with '],
  // "turn this into a forecast": what it is, nobody knows who has not read what was typed.
  [/\b(?:turn|make|develop) (?:this|that|it|these) into (?=an? )/i, 'develop '],
  [/^continue (?=(?:my|our|the) )/i, 'I want to continue '],
]
const isDeed = (word: string): boolean => findVerb(word)?.base === word.toLowerCase() || /^(?:be|set|have|go|put|give|let|stop|see|bring|make|start|begin|apply)$/i.test(word)

const WISH =
  /\b(?:(?:I|we)(?:[’']d| would)(?: really| also)? (?:like|love) to|(?:I|we) (?:now |really |therefore |mainly )?(?:want|plan|intend|hope|aim|wish|propose) to|(?:I|we)(?:[’']m| am|[’']re| are) (?:planning|going|hoping) to) /i
/** A label before the plan that is none of its names. */
const LABEL = /^[\p{L}\d][\p{L}\d’' ,&/-]{1,60}(?: ?:| [–—-]) $/u
const COINED = /\p{Ll}\p{Lu}|\d|\p{Lu}{5}/u
/** Who writes: "I am a welder and", "I have worked in mines for years, so". */
const OF_SELF =
  /^(?:I(?:[’']m| am)(?! (?:planning|going|thinking|proposing|hoping|trying|building|developing)\b)|I(?:[’']ve| have)(?! (?:a|an|the|this|two|three|in mind)\b)|I (?:work|worked|was|come|live|run|own|lead|teach|studied|know)\b|as (?:an?|the) )[^.;:]{2,160}?(?:,| and| so|, so|, and) $/i
const REASON = /^(?:because|since|as|given that|seeing that|considering that|today|now|currently|right now) /i
const AIM = /^(?:in order )?to ([a-z]+ [^.;:]{3,160}), $/i
/** What a statement before the plan ends with. */
const SO = /(?:[,;] (?:and )?(?:so|therefore|thus|hence|that is why|that[’']s why|for this reason|because of this)?,? ?| so )$/i

const OF_IT = /(?<=\S \S+ \S+) (?:that|which) [a-z]+ (?:it|them)\b[^,.;]*,?/i

/** The first sentence with its plan in front, and what was told before it. */
function turned(first: string): string[] {
  const at = WISH.exec(first)?.index ?? 0
  if (at === 0) return [first]
  const [before, plan] = [first.slice(0, at), first.slice(at)]
  const bare = plan.replace(/[.!?]+$/, '')
  if (OF_SELF.test(before) || (LABEL.test(before) && !COINED.test(before))) return [plan]
  const [, aim = ''] = AIM.exec(before) ?? []
  if (aim !== '' && isDeed(aim.split(' ')[0] ?? '') && !/ (?:to|so|because) /.test(bare.replace(WISH, ''))) return [`${bare} to ${aim}.`]
  const told = before.replace(SO, '').replace(/^as (?!an? |the )/i, 'because ')
  if (told === before && !/[,;] $/.test(before)) return [first]
  const statement = told.replace(REASON, '').replace(/[,;]? $/, '')
  // "a dryer that turns it into feed": what "it" is, was said before.
  return statement !== told || standsAlone(statement) ? [`${bare.replace(OF_IT, '')}.`, `Today, ${lowerFirst(statement)}.`] : [first]
}

/** Behind these the clause says of somebody what is or happens: "they overwater", "nobody tells them". */
const SOMEBODY = /^(?:they|nobody|no one|everybody|everyone|he|she|we|you)$/i
/** What only goes on with the clause before it. */
const GOES_ON =
  /^(?:so|as|if|when|while|where|which|who|that|because|since|until|unless|with|without|in|on|at|for|by|from|to|of|using|including|through|then|and|or|but|plus|also|not|like|such|especially|there|other|another|second|first)$/i

function standsAlone(clause: string): boolean {
  const words = clause.split(' ').slice(0, WORDS_MOST)
  const [first = '', second = '', third = ''] = words
  if (GOES_ON.test(/^the$/i.test(first) ? second : first) || words.length < LEAST_WORDS) return false
  if (SOMEBODY.test(first)) return !/^(?:can|could|will|would|may|should|might)$/i.test(second) && third !== ''
  const subject = words.slice(0, Math.max(verbAt(words), 0))
  return (
    subject.length > 0 &&
    !subject.some((word, at) => /[,;:()]/.test(word) || (at > 0 && /^(?:by|so|as|if|when|while|because|since|until|with|then|but)$/i.test(word))) &&
    !/^[a-z]+(?:ed|ing)$/i.test(first)
  )
}
const WORDS_MOST = 20
const LEAST_WORDS = 3
const JOINTS_MOST = 12

/** "probes for growers, they overwater": a statement that only a comma, a semicolon, or a dash joins to the plan is a sentence. */
function unspliced(sentence: string): string {
  const joints = [...sentence.matchAll(/(?:[,;]| [–—-]) (?=\p{L})/gu)].slice(0, JOINTS_MOST)
  for (const { index, 0: joint } of joints) {
    const clause = sentence.slice(index + joint.length)
    const before = sentence.slice(0, index)
    if (before.includes(': ')) break
    if (countWords(before) < LEAST_WORDS || !standsAlone(clause)) continue
    return `${before}. ${tellsTrouble(clause) ? `Today, ${lowerFirst(clause)}` : capitalize(clause)}`
  }
  return sentence
}

/** "crane operators: training in blind lifts, also a logbook" → "training in blind lifts for crane operators, also a logbook". */
const FOR_WHOM = /^((?:(?!(?:for|of|in|at|to|with|by|from|on|and)\b)[a-z-]+ ){0,3}[a-z-]+s): (?!.{0,80}\bfor )((?:an? )?[a-z]+ [^,.;:]{4,100})(?=[,.;]|$)/i
const forWhom = (sentence: string): string =>
  sentence.replace(FOR_WHOM, (said, whom: string, thing: string) =>
    areSomebody(whom) && findVerb(whom.split(' ')[0] ?? '') === null && verbAt(thing.split(' ')) < 0 ? `${thing} for ${lowerFirst(whom)}` : said,
  )

export function withPlanInFront(answer: string): string {
  const plain = PLAIN_WISH.reduce((text, [found, instead]) => (typeof instead === 'string' ? text.replace(found, instead) : text.replace(found, instead)), answer)
  const [first = '', ...rest] = splitSentences(plain)
  // "I am a welder. I want to …"
  const own = `${first.replace(/[.!?]+$/, '')}, `
  const [said = '', ...more] = rest.length > 0 && OF_SELF.test(own) && !WISH.test(first) && WISH.test(rest[0] ?? '') ? rest : [first, ...rest]
  const [plan = '', ...told] = turned(said)
  return [forWhom(plan), ...told, ...more].map(unspliced).join(' ')
}
