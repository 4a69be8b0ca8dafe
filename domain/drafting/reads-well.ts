/** Whether a clause can stand after "I" in a sentence: it begins with a verb in the past tense, is whole, and ends as a sentence does. */
import { NOUN_OR_VERB } from './noun-headed.ts'
import { isMassNoun, isSingularNoun } from './noun-numbers.ts'
import { arePersons } from './persons.ts'
import { isSpelledRight } from './spelling.ts'
import { findVerb, pastVerb } from './verbs.ts'

const WORDS_MAX = 30
/** Words after which something has to follow. */
const UNFINISHED =
  /(?:^| )(?:and|or|but|nor|of|for|to|with|in|by|on|as|at|from|into|onto|upon|than|that|which|who|whose|where|when|while|if|because|since|during|within|across|between|among|through|under|over|via|per|including|using|utilizing|such|like|for all|the|an?|this|these|those|its|their|our|my|his|her|your|each|every|both|various|other|new|due|so|resulting|leading|thereby|according|based|related|regarding|relative|relation|regards|respect|accordance|addition|designing|stemming|ranging|pertaining|prior|subject|not|is|are|was|were|be|been|has|have|had|will|would|can|could|should)$/i
/** Verbs in a present form that resumes string behind "and". */
const PRESENT =
  /(?:,| and| or) (?:maintain|ensure|increase|improve|provide|develop|create|manage|reduce|implement|achieve|build|make|keep|assist|identify|coordinate|perform|oversee|prepare|conduct|handle|resolve|maximize|minimize|generate|promote|deliver|monitor|supervise|evaluate|establish|train|assess|analyze|collect|compile|obtain|determine|recommend|communicate|participate|administer|organize|verify|facilitate|negotiate|complete|review|update|write|lead|teach|design|drive|support|serve)s? (?:an?|the|all|any|each|new|our|their|its|to|with|in|for|on|[a-z-]+s\b)/
/** The same verbs, which are no nouns, before any word; what stands before them may ask for that form. */
const SURELY_PRESENT =
  /(?:,| and| or) (?:maintain|ensure|improve|provide|develop|create|implement|achieve|identify|perform|oversee|prepare|conduct|resolve|maximize|minimize|generate|evaluate|establish|analyze|determine|recommend|communicate|participate|administer|organize|verify|facilitate|negotiate|calculate|tabulate|[a-z]{3,}(?:ize|ify)) [a-z]/
const ASKS_FOR_BASE = /(?:^| )(?:to|that|which|who|help\w*|let|can|could|will|would|may|might|must|should|do|does|did|not) /
const BRACKETS: readonly (readonly [string, string])[] = [
  ['(', ')'],
  ['[', ']'],
  ['“', '”'],
]

/** "and route checks", "and revaluates screens", "and follow": a verb behind "and" that kept its present form. */
function keepsPresent(words: readonly string[]): boolean {
  return words.some((word, at) => {
    const verb = at > 1 && /^(?:and|or)$|,$/.test(words[at - 1] ?? '') ? findVerb(word.replace(/,$/, '')) : null
    if (!verb || verb.form === 'past' || verb.form === 'gerund' || verb.past === verb.base || NOUN_OR_VERB.has(verb.base)) return false
    const next = words[at + 1]
    return next === undefined
      ? !/[ ,]to$/.test(` ${words[1] ?? ''}`) && !words.includes('to')
      : /^(?:an?|the|all|any|each|new|our|their|its|to|on|with|them|it|him|her|\S*[a-z]s,?)$/.test(next) && !words.slice(0, at).includes('to')
  })
}

/** Words that may stand between "and" and what an article begins, and are no verb. */
const NO_VERB =
  /^(?:and|or|but|nor|for|of|to|in|on|at|by|with|from|as|into|onto|upon|through|throughout|across|during|within|over|under|between|among|per|via|against|about|around|behind|beyond|above|below|near|along|alongside|beside|besides|despite|except|inside|outside|toward|towards|until|after|before|since|because|if|without|while|when|where|who|whom|whose|which|that|what|whether|how|then|thus|also|even|such|like|plus|than|so|yet|not|only|all|both|half|twice|double|once|just|nearly|almost|more|less|this|these|those|unlike|versus|amid|regardless|including|every|a|an|the|up|out|off|down|back)$/
const BEGINS_OBJECT = /^(?:the|an?|all|any|our|their|its|which|what|whether|how)$/
/** Ends of words in the past tense, of gerunds, adverbs, and plurals. */
const NO_BASE = /(?:ed|ing|s|ly|wn|ght|pt|lt|nt|ew|ook|ood|old|ose|ote|ove|oke|ame|ave|ell|eld|ang|ung|uck|ran|led|met|set|put|cut|won|was|were|had|did|made|said|paid|read|fed|got|went|began|taught)$/

/** "handled announcements, do the intake, and decide which …": a word behind "and" with an object of its own is a verb, and it is not in the past tense. */
function leavesPast(words: readonly string[]): boolean {
  return words.some(
    (word, at) =>
      at > 1 &&
      (/^(?:and|or)$/.test(words[at - 1] ?? '') || /,$/.test(words[at - 1] ?? '')) &&
      /^[a-z-]{2,}$/.test(word) &&
      !NO_VERB.test(word) &&
      !NO_BASE.test(word) &&
      findVerb(word)?.form !== 'past' &&
      BEGINS_OBJECT.test(words[at + 1] ?? '') &&
      !ASKS_FOR_BASE.test(` ${words.slice(0, at).join(' ')} `),
  )
}

function keepsBase(clause: string): boolean {
  const found = SURELY_PRESENT.exec(clause)
  return found !== null && !ASKS_FOR_BASE.test(clause.slice(0, found.index + 1))
}

/** "updated records in recruiting systems and confirming new hires": a gerund behind "and" that has no other before it. */
function gerundAlone(words: readonly string[]): boolean {
  return words.some((word, at) => {
    if (at < 3 || words[at - 1] !== 'and' || !/^[a-z]{3,}ing$/.test(word) || NO_LIST_ITEM.test(word) || !/^(?:an?|the|all|any|each|new|our|their|its)$/.test(words[at + 1] ?? '')) return false
    return !words
      .slice(0, at - 1)
      .some((before, place) => /ing,?$/.test(before) && !(NO_LIST_ITEM.test(before) && /^(?:in|with|on|from)$/.test(words[place - 1] ?? '') && /[a-z]s,?$/.test(words[place + 1] ?? '')))
  })
}

const BOUNDARY = /^(?:for|of|to|in|on|at|by|with|from|that|which|and|within|through|using|as|regarding|about)$/

const count = (text: string, sign: string) => text.split(sign).length - 1

/** "the participate": a verb that is no noun behind an article. */
function isBareVerb(word: string): boolean {
  const verb = findVerb(word)
  return (
    verb !== null &&
    verb.form === 'base' &&
    /(?:ate|ize|ify|end|ve|ain|mote)$/.test(word) &&
    !/^(?:estimate|candidate|associate|graduate|template|delegate|corporate|private|climate|update|rate|state|certificate|debate|advocate|alternate|aggregate|separate|executive|initiative|move|drive|reserve|curve|valve|trend|spend|weekend|blend|dividend|chain|main|domain|train|grain|appropriate|moderate|duplicate|coordinate|syndicate|mandate|substrate|intermediate|elaborate|live|native|active|survive|serve|archive)$/.test(
      word,
    )
  )
}

function startsAnother(word: string, before: string, next: string): boolean {
  const verb = findVerb(word) ?? pastVerb(word)
  if (!verb) return false
  if (verb.form === 'third') return verb.base !== 'process' && /^[a-z]/.test(next)
  return /^[a-z]/.test(before) && !/^(?:the|an?|of|in|for|and|or|to|with|by|on|as|at|our|its|their|from|via|into|under)$/.test(before)
}

/** Clauses of result and manner behind a comma; and nouns that end like a verb in "-ing". */
const NO_LIST_ITEM =
  /^(?:resulting|including|ensuring|making|leading|allowing|enabling|reducing|increasing|saving|improving|cutting|bringing|raising|lowering|giving|providing|using|utilizing|helping|keeping|exceeding|generating|achieving|creating|supporting|serving|covering|totaling|ranging|following|according|working|building|training|accounting|billing|coding|engineering|marketing|purchasing|banking|manufacturing|nursing|housing|lighting|plumbing|staffing|recruiting|advertising|pricing|testing|tracking|reporting|filing|processing|planning|scheduling|budgeting|forecasting|counseling|cleaning|sampling|machining|welding|packaging|shipping|receiving|existing|ongoing|leading)$/

/** "office brochures, TV commercial, posting and editing content": a deed among things. */
function mixesList(clause: string): boolean {
  const [head = '', ...items] = clause.split(/, /)
  if (/^(?:developed|created|built|designed|established|wrote) (?:[a-z]+ )?[a-z]+ing,/.test(clause) && /ing\b/.test(items[0]?.split(' ')[0] ?? '')) return true
  // "including training partners, implementing a workflow": the list was cut before its "and".
  if (/\b(?:including|include) [a-z]+ing [^,]+, [a-z]+ing (?!.*\band\b)[^,]+$/.test(clause)) return true
  if (items.length < 2 || / [a-z]+ing /.test(head)) return false
  return items.slice(1).some((item) => {
    const [first = '', second = '', third = ''] = item.replace(/^(?:and|or) /, '').split(' ')
    const deed = (word: string) => findVerb(word)?.form === 'gerund' && !NO_LIST_ITEM.test(word)
    return second !== '' && (deed(first) || (/ing$/.test(first) && second === 'and' && deed(third)))
  })
}

/** "making sure grades and fairly reflect": the first of two adverbs is gone. */
const LOST_ADVERB = /\b(?!\w+ly )[a-z]+ and [a-z]+ly ([a-z]+) (?:an?|the|their|its)\b/
/** "… short term assignments Candidate Recruitment": a heading ran into the line. */
const HEADING_BEHIND = / (?!(?:across|towards|versus|regards|its|his|this|was|has|as|is|process|less)\b)[a-z-]{2,}[^su]s (?:[A-Z][a-z]+ ){0,3}[A-Z][a-z]+$/

/** What keeps the clause from standing after "I"; null where it may. */
export function faultOf(clause: string): string | null {
  const words = clause.split(' ')
  const first = (words[0] ?? '').replace(/,$/, '')
  const verb = findVerb(first) ?? pastVerb(first)
  if (first !== 'was' && !(verb?.past === first)) return 'no verb in the past tense'
  if (words.length < 3 || words.length > WORDS_MAX) return 'length'
  // "grew from 1.2k to 9k subscribers": the house grew, and not whoever worked there.
  if (/^(?:grew|rose|fell|dropped|declined|increased|decreased|improved|expanded|went|moved) (?:(?:from|by|to|over) )+[$€£]?\d/.test(clause)) return 'no work of the person’s own'
  if (/^(?:included|involved|consisted|comprised|encompassed|entailed)$/.test(first)) return 'no work of the person’s own'
  if (BRACKETS.some(([open, close]) => count(clause, open) !== count(clause, close)) || count(clause, '"') % 2 === 1) return 'brackets'
  if ((UNFINISHED.test(clause) && !/\bthat (?:\S+ ){2,6}(?:with|from|on|in|by|for)$/.test(clause)) || /[,;:–-]$| including (?:the|an?) [a-z-]+$| to include$|\bthe following\b/.test(clause))
    return 'unfinished'
  if (/[;|<>{}[\]\\_=*•~]|\s[,.)]|,,|\.\.|\s-\s|\?|!|…|\.\s|[a-z]\.[A-Z]|https?:|www\.|[a-z]\d[a-z]|\b(\w+) \1\b/i.test(clause)) return 'marks'
  if ((PRESENT.test(clause) && !/ to /.test(clause)) || keepsPresent(words) || keepsBase(clause) || leavesPast(words)) return 'another tense'
  if (
    /\band\/or\b|\b(?:the|an?) (?:and|or|of|them|it|us|this|that)\b|\s:|^[a-z]+ (?:these|those|this|such) |^[a-z]+ and [a-z]+ and |^[a-z]+ed and [a-z]+(?:ates|izes|ifies|ains|ures|ects|ops|ides|ages|iews) |\b(?:a|an) [a-z]+ and(?: the)? (?:of|for)\b/.test(
      clause,
    )
  )
    return 'a word is missing'
  if (/\b(?:and|or) (?:if|when|as|while|then)\b|\bin aspect of\b|^[a-z]+ over (?!\d|\$|[a-z]+ (?:dozen|hundred|thousand))|\b(?:and|or|,) (?:of|for) \b/.test(clause)) return 'a word is missing'
  const behindAdverb = LOST_ADVERB.exec(clause)?.[1]
  if (behindAdverb && !/(?:ed|ing)$/.test(behindAdverb) && (findVerb(behindAdverb) ?? pastVerb(behindAdverb))?.past !== behindAdverb) return 'a word is missing'
  if (/, ([a-z]+), (?:[a-z ]+ )?and \1$/.test(clause)) return 'a word is missing'
  if (/\b(?:thousands|hundreds|dozens|millions) (?!of\b)[a-z]+s\b/.test(clause)) return 'a word is missing'
  if (/^(?:helped|assisted) (?:the|an?) [a-z]+ing (?:the|an?) /.test(clause)) return 'a word is missing'
  if (words.some((word, at) => /^(?:the|an?)$/.test(word) && isBareVerb(words[at + 1] ?? ''))) return 'a word is missing'
  if (
    /\b(?:[2-9]|\d{2,3}|two|three|four|five|six|seven|eight|nine|ten) (?:[a-z-]+ )?(?:[a-z]+(?:er|or|ant|ist|ian|ee|ile)|unit|member|client|student|patient|store|office|site|school|person|child)(?= (?:throughout|in|for|of|to|at|on|by|with|and|who|across|during)\b|$)/.test(
      clause,
    )
  )
    return 'number'
  // "trained of 130 maintainers": a noun at the head was taken for a verb.
  if (/^(?!disposed|approved|learned|conceived|died)[a-z]+ed of |^(?:set|followed|cleaned|started|wrapped) up of /.test(clause)) return 'a word is missing'
  const second = findVerb(words[1] ?? '')
  if (second && (second.form === 'base' || second.form === 'third') && second.past !== second.base && !NOUN_OR_VERB.has(second.base)) return 'another tense'
  const adverb = /[a-z]ly$/.test(words[2] ?? '')
  const joined = words[adverb ? 3 : 2] ?? '-'
  const past = (findVerb(joined) ?? pastVerb(joined))?.past
  if (words[1] === 'and' && !(adverb ? past === joined : past?.startsWith(joined))) return 'two forms of verbs'
  const object = /^[a-z]+$/.test(words[1] ?? '') ? (words[1] ?? '') : ''
  if (BOUNDARY.test(words[2] ?? '') && (isSingularNoun(object) || /^(?:meeting|request|setting|building|manual|listing)$/.test(object)) && !isMassNoun(object)) return 'article'
  if (/(?<!^was )\bresponsible for\b|\b(?:duties|responsibilities|etc|as needed|as assigned|company name)\b|\b(?:I|me|my|you|your|we|our|us)\b/.test(clause)) return 'no work of the person’s own'
  if (HEADING_BEHIND.test(clause) || / [a-z]{3,} (?:Daily|Weekly|Monthly|Annual|Quarterly|Various|Other|Also) [a-z]/.test(clause)) return 'two statements'
  if (mixesList(clause)) return 'a list of two kinds'
  if (gerundAlone(words)) return 'two forms of verbs'
  // A second statement that begins with a capital verb.
  if (words.some((word, at) => at > 0 && /^[A-Z][a-z]+$/.test(word) && startsAnother(word, words[at - 1] ?? '', words[at + 1] ?? ''))) return 'two statements'
  // "ran two moves An example includes the archive": the stop between them was lost.
  if (/[a-z] (?:An?|The|This|These) [a-z]+ (?:[a-z]+ )?(?:includes?|included|is|are|was|were|has|have|had)\b/.test(clause)) return 'two statements'
  if (/\b(?:the|an?) (?:on|in|by|with|for|to|at|from) /.test(clause)) return 'a word is missing'
  // "led a team responsible" has lost for what; "inspected them and quality of work" pairs a pronoun with a bare noun.
  if (/ (?:wants?|wanted|continues|includes?|consists?|requires?|serves as|such as|as well as)$/.test(clause)) return 'unfinished'
  if (/ (?:responsible|accountable|capable|dedicated|committed|compared)$/.test(clause)) return 'unfinished'
  if (/\b(?:them|it|him|her) and (?!then\b|also\b|to\b)(?![a-z]+(?:ed|lt|ew|ng)\b)[a-z]+ (?:of|in|for)\b/.test(clause)) return 'a word is missing'
  // "managed difficult situations and providing clients with advice"
  if (/^(?:(?!\w+ing\b)\S+ )+and (?:providing|ensuring|maintaining|developing|creating|performing|conducting|assisting|supervising|preparing|resolving|identifying) /.test(clause))
    return 'two forms of verbs'
  if (/ as well as (?:deepen|provide|ensure|maintain|develop|create|assist|manage|prepare|perform|conduct|help|improve|increase|reduce)\b/.test(clause)) return 'two forms of verbs'
  // "engineered that developed": a noun at the head was taken for a verb.
  if (/^[a-z]+ (?:that|which|who) (?:[a-z]+ed|led|built|ran|is|was|were|has)\b/.test(clause)) return 'no verb in the past tense'
  // "… and waste reduction Derive and lead projects"
  if (
    words.some(
      (word, at) =>
        at > 1 &&
        /^[A-Z][a-z]+$/.test(word) &&
        /^[a-z]{4,}$/.test(words[at - 1] ?? '') &&
        words[at + 1] === 'and' &&
        findVerb(words[at + 2] ?? '')?.form === 'base' &&
        (/(?:ve|ate|ize|ify|ish|ain)$/.test(word) || !NOUN_OR_VERB.has(words[at + 2] ?? '')),
    )
  )
    return 'two statements'
  if (/\ba [AEIOaeio][a-z]{3,}|\ban [B-DF-HJ-NP-TV-Zb-df-hj-np-tv-z][a-z]{3,}/.test(clause.replace(/\b(?:a one|a once|an hono|an hour|an heir|a eu)\w*/gi, ''))) return 'article'
  if (/^(?:[a-z]+) the (?:experienced|skilled|certified|licensed|proficient|trained) (?:with|in|by|and)\b/.test(clause)) return 'no verb in the past tense'
  if (words.some((word) => /\w-$/.test(word))) return 'unfinished'
  if (words.some((word, at) => at > 0 && /^[A-Z][a-z]+ly$/.test(word) && findVerb(words[at + 1] ?? '')?.form === 'past')) return 'two statements'
  if (/\b(?:flexibility|commitment|self-confidence|willingness|ability|thoughts|ideas|attitude|understanding|teamwork|morale|fun)\b/.test(clause) && !/\d/.test(clause))
    return 'no work that can be shown'
  if (
    /^[a-z]+ed (?:included|in talks)\b|[a-z] (?:In|On|With|For|During|Participation|Responsible) (?:[a-z]|[A-Z])|(?<!\b(?:at|for|in|of|the|with|by|and|to|from|as|on|&)(?: [A-Z][\w’'-]*)*) [A-Z][a-z]+(?: [A-Z][a-z]+){3}\b/.test(
      clause,
    )
  )
    return 'two statements'
  // "so worn reels which cannot run": whoever that is, does nothing.
  if (/,? so (?:[a-z-]+ ){1,7}(?:which|that) (?:cannot|can|could|do not|did not) [a-z]+$/.test(clause)) return 'unfinished'
  // "a salt + heat logger", "passed w/o a finding"
  if (/ \+ |(?:^| )w\/o? /.test(clause)) return 'marks'
  // "trained 90 fathers bakers", "coordinated vaccination PPR 900 goats"
  if (words.some((word, at) => at > 0 && /^\d/.test(words[at - 1] ?? '') && /s$/.test(word) && /s$/.test(words[at + 1] ?? '') && arePersons(word) && arePersons(words[at + 1] ?? '')))
    return 'a word is missing'
  if (/ [a-z]{4,} \p{Lu}{2,5} \d[\d,.]* [a-z]/u.test(clause)) return 'a word is missing'
  // "keeps its color 9 month"
  if (/(?<![-\d.,])(?:[2-9]|[1-9]\d+) (?:month|year|week|day|hour|minute)(?=$|[,;)]| (?:and|in|for|of|by|with|at|on|to|from)\b)/.test(clause)) return 'number'
  return isSpelledRight(clause) ? null : 'spelling'
}

export const readsWell = (clause: string): boolean => faultOf(clause) === null
