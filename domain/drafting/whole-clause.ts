/** The last look at what an option tells of a person: a clause that is no whole American sentence behind "I", or a quotation that nobody would print, is not told. */
import { NOUN_OR_VERB } from './noun-headed.ts'
import { isMassNoun, isSingularNoun } from './noun-numbers.ts'
import { isFused } from './achievement-segments.ts'
import { COMPARED, isStanding, OF_RULE, standingWorth, TAKEN_UP_BY_OTHERS, tellsChange } from './printed-line.ts'
import { partsPhrase } from './phrase-cuts.ts'
import { HEAD_NOUNS } from './deliverable.ts'
import { faultOf, readsWell } from './reads-well.ts'
import { isSound } from './restate-achievement.ts'
import { seenChange } from './seen-change.ts'
import { findVerb, pastVerb } from './verbs.ts'

const PREPOSITION = /^(?:for|of|to|in|on|at|by|with|from|into|through|throughout|across|during|within|over|under|between|among|via|per|against|regarding|after|before|about|without|toward|towards)$/
const ENDS_NOUN =
  /^(?:and|or|that|which|who|while|where|when|using|including|as|so|resulting|to|for|of|in|on|at|by|with|from|through|throughout|across|during|within|regarding|after|before|between|among|via)$/
/** One of them is never named without an article. */
const ONE_PERSON =
  /^(?:customer|client|patient|student|employee|manager|supervisor|director|officer|vendor|physician|provider|nurse|teacher|resident|guest|member|passenger|driver|buyer|seller|owner|tenant|worker|user|technician|engineer|contractor|borrower|applicant|candidate|child|parent|donor|analyst|company|doctor|attorney|claimant)$/

const AUXILIARY = /^(?:have|has|had|is|are|was|were|will|would|can|could|may|might|must|should|been|be|not)$/

const isThird = (word: string) => {
  const verb = findVerb(word)
  return verb !== null && verb.form === 'third' && !NOUN_OR_VERB.has(verb.base)
}
const isPast = (word: string) => (findVerb(word) ?? pastVerb(word))?.past === word

/** What stands where an article would. */
const DETERMINED = /^(?:an?|the|all|any|each|every|both|its|their|our|his|her|this|that|these|those|no|one|another|some|several|many|multiple|\d.*|\$.*|[a-z]+['’]s?)$/

/** Words that say which of several things, and are no things themselves. */
const OF_KIND = /(?:[^aeiou]al|ical|ous|ful|ible|less|ish)$/
const KIND_THAT_IS_NOUN =
  /^(?:hospital|material|manual|proposal|capital|journal|portal|referral|festival|medal|metal|signal|terminal|individual|professional|original|principal|credential|tutorial|memorial|animal|mineral|approval|appraisal|renewal|retrieval|removal|disposal|arrival|trial|goal|deal|meal|personal|official|commercial|editorial|total|arsenal|rental|crystal|canal|petal|sandal|vandal|formal|moral|rival|chemical|pharmaceutical|medical|periodical|musical|vertical|radical|criminal|national|binational|general|cardinal|admiral|corporal|recital|withdrawal|dismissal|refusal|burial|denial|potential|interval|carnival|survival|revival|oval|mall|wall|crucible|bible|convertible|deductible|collectible|spoonful|handful|wireless|business|process|finish|fish|dish|polish|rubbish|publish|english|spanish)$/

/** "set up a strategy with a physical": what only describes stands where the thing should. */
function endsInKind(words: readonly string[]): boolean {
  const last = words.at(-1) ?? ''
  const before = words.at(-2) ?? ''
  // "to promote optimal": behind the verb of a purpose as well as behind an article.
  const opens = /^(?:an?|the|our|their|its)$/.test(before) || (words.at(-3) === 'to' && findVerb(before)?.form === 'base')
  return opens && /^[a-z]+$/.test(last) && OF_KIND.test(last) && !KIND_THAT_IS_NOUN.test(last) && !isSingularNoun(last) && !isMassNoun(last)
}

/** "managed food and produce receiving process with …", "sent letters to customer": one thing that no article stands before. */
function lacksArticle(words: readonly string[]): boolean {
  if (
    words.some(
      (word, at) =>
        at > 0 &&
        ONE_PERSON.test(word) &&
        PREPOSITION.test(words[at - 1] ?? '') &&
        words[at - 1] !== 'per' &&
        (words[at + 1] === undefined || (ENDS_NOUN.test(words[at + 1] ?? '') && !/^(?:and|or)$/.test(words[at + 1] ?? ''))) &&
        words[at - 2] !== 'from' &&
        words[at - 2] !== word &&
        words[at + 2] !== word,
    )
  )
    return true
  // "as most effective agent"
  return words.some(
    (word, at) => /^(?:most|least)$/.test(word) && words[at - 1] === 'as' && /^[a-z]+$/.test(words[at + 1] ?? '') && !/^(?:of|people|clients|customers|others)$/.test(words[at + 1] ?? ''),
  )
}

/** "leadership and coordinates bids", "to advances the needs": a verb in the form of another's deed. */
function hasThird(words: readonly string[]): boolean {
  return words.some((word, at) => {
    if (at < 2 || !isThird(word)) return false
    const next = words[at + 1] ?? ''
    if (words[at - 1] === 'to' && next !== '' && !ENDS_NOUN.test(next) && !AUXILIARY.test(next)) return true
    return (
      /^(?:and|or)$|[a-z],$/.test(words[at - 1] ?? '') &&
      /^[a-z]{2,}$/.test(next) &&
      (/^(?:continues|wants|helps|seeks|tries)$/.test(word) || !ENDS_NOUN.test(next)) &&
      !AUXILIARY.test(next) &&
      !words.slice(0, at).some((before) => /^(?:that|which|who|it|also)$/.test(before))
    )
  })
}

/** Verbs that are also nouns before others or say what a thing is like. */
const ALSO_ADJECTIVE =
  /^(?:pay|produce|complete|correct|clean|open|direct|lead|live|secure|separate|present|clear|close|free|dry|double|perfect|slow|warm|welcome|level|smooth|empty|alternate|moderate|elaborate|appropriate|duplicate|approximate|lower|better|cool|calm|ready|total|model|compact|express|lay|local|own|mature)$/
const ASKS_FOR_BASE = /^(?:to|that|which|who|help\w*|let|can|could|will|would|may|might|must|should|do|does|did|not|made|make|making|how)$/

/** Shorter verbs are mostly nouns as well: "deal", "spend", "field". */
const BASE_LETTERS = 6

/** "developed new accounts, and expand existing ones": the second deed kept its base form. */
function keepsBase(words: readonly string[]): boolean {
  return words.some((word, at) => {
    const verb = at > 1 && /^[a-z]+$/.test(word) && /^(?:and|or)$/.test(words[at - 1] ?? '') ? findVerb(word) : null
    const next = words[at + 1] ?? ''
    return (
      verb !== null &&
      verb.form === 'base' &&
      verb.past !== verb.base &&
      !NOUN_OR_VERB.has(verb.base) &&
      word.length >= BASE_LETTERS &&
      !ALSO_ADJECTIVE.test(word) &&
      !isSingularNoun(word) &&
      !isMassNoun(word) &&
      /^[a-z]/.test(next) &&
      !ENDS_NOUN.test(next.replace(/,$/, '')) &&
      !words.slice(0, at).some((before) => ASKS_FOR_BASE.test(before))
    )
  })
}

/** "a trading floor teams": one of what is many. */
function isOneOfMany(words: readonly string[]): boolean {
  return words.some((word, at) => {
    if (!/^an?$/.test(word)) return false
    const end = words.findIndex((one, n) => n > at + 1 && (ENDS_NOUN.test(one) || !/^(?:[a-z-]+|\$?\d[\d,.]*)$/.test(one)))
    const head = (end === -1 ? words.at(-1) : words[end - 1]) ?? ''
    const length = (end === -1 ? words.length : end) - at - 1
    return (
      length > 1 &&
      length < 6 &&
      /[^su]s$/.test(head) &&
      isSingularNoun(head.slice(0, -1)) &&
      !words.slice(at + 1, end === -1 ? words.length : end).some((one) => DETERMINED.test(one) || /^(?:few|dozen|hundred|thousand|million|lot|great)$/.test(one))
    )
  })
}

const TWO_PREPOSITIONS = /\b(?:for in|for of|to of|with of|of of|by of|at in|of for|with in|from in|to in|of to|to for|with for)\b(?!-)/
/** Such verbs take two things, or are followed by how far or how long. */
const TAKES_TWO =
  /^(?:given|offered|paid|taught|named|sent|granted|awarded|called|told|shown|sold|made|born|aged|used|based|shipped|held|left|asked|worth|past|spread|averaged|totaled|grown|increased|decreased|raised|reduced)$/

/** "services for 18 counties supervised over 100 volunteers": a second deed without its link. */
function hasLooseDeed(words: readonly string[]): boolean {
  return words.some(
    (word, at) =>
      at > 2 &&
      /^[a-z]{4,}$/.test(word) &&
      isPast(word) &&
      !TAKES_TWO.test(word) &&
      findVerb(word)?.base !== word &&
      /^[a-z]{3,}[^s]s$/.test(words[at - 1] ?? '') &&
      !isPast(words[at - 1] ?? '') &&
      /^(?:the|an?|over|more|about|nearly|approximately|\d.*)$/.test(words[at + 1] ?? '') &&
      !(words[at + 1] === 'over' && !/\d/.test(words[at + 2] ?? '')) &&
      !words.slice(0, at).some((before) => /^(?:that|which|who|whose|where|when|while|as|if|ensure|ensuring|ensured|showed|found|demonstrated|how|what|because|so|after|before)$/.test(before)),
  )
}

/** "202 sales a month 57% rise in sales": what came of it stands there without a link. */
const hasLooseGain = (words: readonly string[]) =>
  words.some(
    (word, at) =>
      /^\d[\d.]*%$/.test(word) &&
      /^(?:rise|increase|growth|gain|decrease|decline|reduction|improvement)$/.test(words[at + 1] ?? '') &&
      /^(?:month|year|week|day|quarter)$|\)$/.test(words[at - 1] ?? ''),
  )

const JOINED_BY =
  /^(?:which|who|whose|where|while|when|so|and|or|but|including|resulting|as|such|both|also|then|thereby|with|without|by|for|to|in|on|at|from|through|during|after|before|within|under|using|especially|particularly|mainly|plus|one|not|now|later|even|of|among|up|down|over|the|an?|all|each|its|his|her|their|most|many|two|three|four|five|six|\d.*|\$.*)$/

/** What was done to the thing before it, and no deed: "equipment, used in all halls". */
const OF_THING = /^(?:used|based|located|held|made|given|known|called|named|built|written|designed|published|adopted|funded|sponsored|supported|led|attended|approved|required|needed|related)$/

/** "quoted payoffs, received and posted payments": the last deed of a row gets its "and". */
export function withLastAnd(clause: string): string {
  const parts = clause.split(', ')
  if (parts.length < 2 || /[;()]/.test(clause)) return clause
  const all = parts.map((part) => part.split(' '))
  const isRow = all.every((words, at) => {
    const [head = '', next = '', third = ''] = words
    const end = words.at(-1) ?? ''
    return (
      isPast(head) &&
      words.length > 2 &&
      next !== 'by' &&
      (next !== 'and' || isPast(third)) &&
      (at === 0 || (findVerb(head)?.base !== head && !(OF_THING.test(head) && PREPOSITION.test(next)))) &&
      (at === all.length - 1 || ENDS_ROW.test(end) || isSingularNoun(end) || isMassNoun(end))
    )
  })
  const last = all.at(-1) ?? []
  // "charges, issued bills and collected payments": the row is closed.
  const closed = last.some((word, at) => at > 1 && last[at - 1] === 'and' && isPast(word) && at > 2)
  return isRow && !closed ? [...parts.slice(0, -1), `and ${parts.at(-1) ?? ''}`].join(', ') : clause
}
const ENDS_ROW = /^[a-z]+[a-rtv-z]s$/

/** Heads that name what is done and stand without article as well: "data analysis", "product design". */
const ALSO_WITHOUT = /(?:tion|sion|ment|ing|sis|nce|ity|ship|ure|ign|ort|rol|nch|age|ance|dit|ory|ccess|ate|orce|ork|ive|ice|iew|aff|ffort|asure|quiry|try)$/

const NO_NOUN = /^(?:and|or|but|up|out|down|off|back|together|apart|away|forward|also|then|more|less|most|not)$/
const endsNoun = (word: string) => /^[a-z]+[a-rtv-z]s$/.test(word) || isSingularNoun(word) || isMassNoun(word)

/** "managed pricing model to …": one thing behind a verb gets its article. */
export function withArticles(clause: string): string {
  const words = clause.split(' ')
  return words
    .flatMap((word, at) => {
      const before = words[at - 1] ?? ''
      const isVerb = isPast(before) && findVerb(before)?.base !== before && (at === 1 || (words[at - 2] === 'and' && endsNoun(words[at - 3] ?? '')))
      if (!isVerb || DETERMINED.test(word) || PREPOSITION.test(word) || !/^[a-z-]+$/.test(word) || NO_NOUN.test(word) || isPast(word)) return [word]
      const rest = words.slice(at)
      const ends = (n: number) => n > 0 && (ENDS_NOUN.test(rest[n] ?? '') || !/^[a-z-]+$/.test(rest[n] ?? ''))
      const first = [...rest.keys()].find(ends) ?? rest.length
      // "food and produce receiving process": "the" stands before both.
      const pair = rest[first] === 'and' && !isPast(rest[first + 1] ?? '') && !DETERMINED.test(rest[first + 1] ?? '')
      const end = pair ? ([...rest.keys()].find((n) => n > first + 1 && ends(n)) ?? rest.length) : first
      const phrase = rest.slice(0, end)
      const head = phrase.at(-1) ?? ''
      // What else is joined, or goes on with a name or a comma, may be what the article belongs to.
      const open = end < rest.length && (!ENDS_NOUN.test(rest[end] ?? '') || rest[end] === 'or' || (rest[end] === 'and' && !isPast(rest[end + 1] ?? '')))
      if (open || phrase.length < 2 || phrase.length > 6 || !isSingularNoun(head) || isMassNoun(head) || ALSO_WITHOUT.test(head) || phrase.some((one) => /ly$/.test(one))) return [word]
      if (pair) return ['the', word]
      return [/^(?:developed|created|built|designed|wrote|established|launched|introduced|drafted|invented)$/.test(before) ? (/^[aeio]/.test(word) ? 'an' : 'a') : 'the', word]
    })
    .join(' ')
}

/** "evaluated records, demand packages on claims": two things with a comma in place of their "and". */
function lacksAnd(clause: string): boolean {
  const parts = clause.split(', ')
  if (parts.length !== 2) return false
  const [head = '', tail = ''] = parts
  const first = tail.split(' ')[0] ?? ''
  if (JOINED_BY.test(first) || /(?:ing|ly|en|wn)$/.test(first) || !/^[a-z]/.test(first) || / and | or /.test(` ${tail} `) || isPast(first)) return false
  const before = head.split(' ').at(-1) ?? ''
  return /[a-z]s$/.test(before) && /^[a-z]+ [a-z]+/.test(tail)
}

/** "worked on submittals, requests, purchase orders and increased …": the row of things has no "and" of its own. */
function mixesDeed(clause: string): boolean {
  const parts = clause.split(', ')
  if (parts.length < 3) return false
  const items = parts.slice(1)
  // "in an isolated, small, urban port": a row of adjectives.
  if (/\b(?:an?|the) [a-z-]+$/.test(parts[0] ?? '')) return false
  if (items.some((item) => JOINED_BY.test(item.split(' ')[0] ?? '') || isPast(item.split(' ')[0] ?? '') || / (?:that|which|who|by|to) /.test(` ${item} `.replace(/ and [a-z]+ed .*$/, ''))))
    return false
  const [, deed = ''] = / and ([a-z]+) [a-z]/.exec(items.at(-1) ?? '') ?? []
  return deed !== '' && isPast(deed) && findVerb(deed)?.base !== deed && items.at(-1)?.split(' and ').length === 2
}

const SURELY_VERB = /^(?:[a-z]{3,}(?:ize|ify|tain)|manage|ensure|provide|develop|implement|perform|conduct|create|assess|oversee|prepare)$/

/** What keeps a clause from being told behind "I"; null where nothing does. */
export function brokenClause(clause: string): string | null {
  const words = clause.split(' ')
  if (/[a-z],[a-z]|\w \/\w|\b(?:of|in|to|for|over|by|with|than|at|from|about)\d|[a-z]['’]s (?:which|that|who|for|with|in|at|on|were|are)\b|[·◦•]|,\s*,/.test(clause)) return 'marks'
  if (/\b(\w+ \w+) \1\b|\bwell as well\b/.test(clause)) return 'a word twice'
  // "maximized an established a program"
  if (/\ban? [a-z]+ed (?:an?|the)\b/.test(clause)) return 'a word is missing'
  if (TWO_PREPOSITIONS.test(clause.replace(/\b(?:paid|accounted|called|asked|checked|logged|came|brought|drawn) (?:for|in|to) /g, ''))) return 'a word is missing'
  // "finished product was part of a campaign": what describes the noun was taken for a verb.
  if (/^[a-z]+ed [a-z]+ (?:was|were|is|are|has|have) /.test(clause)) return 'no verb in the past tense'
  if (/\bbeing able\b/.test(clause)) return 'no work that can be shown'
  if (/(?<!\b(?:the|an?|to|and|data|client|customer|knowledge|tax|user)) base on\b/.test(clause) && !/^base/.test(clause)) return 'another tense'
  if (beginsSecond(words) || isFused(clause)) return 'two statements'
  if (isOneOfMany(words)) return 'number'
  if (hasLooseGain(words)) return 'two statements'
  if (/\bin compliance to\b|\bby [a-z]+ing, (?![a-z]+ing\b)[a-z]/.test(clause)) return 'a word is missing'
  if (/\b(?:thousands|hundreds|dozens|millions) (?!of\b|more\b|in\b|each\b|a\b|per\b)[a-z]+s\b/.test(clause)) return 'a word is missing'
  if (/^(?:reduced|cut|increased|decreased|improved|saved|lowered|raised|grew) \d[\d.]*% (?!of\b|more\b|less\b|in\b|over\b|by\b|on\b|from\b|per\b|a\b|each\b|year)[a-z]+s?\b/.test(clause))
    return 'a word is missing'
  if (/\) \$?\d+(?:\.\d+)?%? [a-z]/.test(clause)) return 'two statements'
  if (/(?:,| and) [A-Z][a-z]+ed (?:all|the|an?|that|[a-z]+ [a-z])/.test(clause)) return 'two statements'
  if (/^(?:\S+ )*and (in|with|for|by|at|on) (?:compliance|accordance|line|conjunction)\b/.test(clause) && !/ in .* and in /.test(clause)) return 'a word is missing'
  if (
    /\b\d+\+? [a-z]+ (?:specialist|agent|employee|associate|representative|technician|manager|customer|client|student|patient|volunteer|staffs|engineer|nurse|teacher|driver|analyst)(?= (?:and|or|in|for|of|to|at|on|by|with|who|across|during|through)\b|$)/.test(
      clause,
    )
  )
    return 'number'
  if (/, (?:book|follow-up|review|process|schedule|order|track|monitor|file|code|deposit|record) (?:[a-z]+s (?:for|with|to|of|from|in|on)|with|up)\b/.test(clause)) return 'another tense'
  if (/[a-z]s and (?:[a-z]+) (?:daily|weekly|monthly|incoming|outgoing|to (?:the )?(?:correct|proper|appropriate|right))\b/.test(clause)) {
    const verb = / and ([a-z]+) (?:daily|weekly|monthly|incoming|outgoing|to )/.exec(clause)?.[1] ?? ''
    if (findVerb(verb)?.form === 'base' && findVerb(verb)?.past !== verb) return 'another tense'
  }
  if (endsInKind(words)) return 'unfinished'
  if (lacksArticle(words)) return 'article'
  // "designed and projected manage cables": two verbs in a row.
  if (words.some((word, at) => at > 0 && at < 5 && isPast(words[at - 1] ?? '') && words[at - 1] !== 'helped' && SURELY_VERB.test(word))) return 'another tense'
  if (/\bhelped (?:in )?[a-z]+ed\b|\bfor same$/.test(clause)) return 'a word is missing'
  if (hasThird(words) || keepsBase(words)) return 'another tense'
  if (hasLooseDeed(words)) return 'two statements'
  if (lacksAnd(clause)) return 'a list without its and'
  if (mixesDeed(clause)) return 'a list of two kinds'
  return null
}

/** Where a clause may end: what follows only tells how, as what, where, or with what result. */
const MAY_END = /^(?:as|by|while|using|through|with|including|resulting|ensuring|so|during|within|across|for|in|at|on)$/
const WORDS_LEAST = 5
/** What takes back or lessens what stands before it is not cut off. */
const LIMITS =
  /\b(?:student|observer|assistant|deputy|trainee|intern|volunteer|game|only|failed|given up|never|not|until|simulat\w+|mock|class(?:room)?|pilot|tests?|trial|beta|on paper|theory|acting|interim|homework|thesis|draft|proposals?|estimated?)\b/i

/** The longest beginning of a broken clause that is whole and keeps every figure; null where there is none. */
export function wholeBeginning(clause: string): string | null {
  const words = clause.split(' ')
  const figures = (text: string) => text.match(/\d[\d.,]*/g)?.length ?? 0
  for (let at = words.length - 1; at >= WORDS_LEAST; at--) {
    if (!MAY_END.test(words[at] ?? '') || partsPhrase(words, at)) continue
    const cut = words.slice(0, at).join(' ').replace(/[,;]$/, '')
    if (figures(cut) < figures(clause) || LIMITS.test(clause.slice(cut.length))) return null
    const last = cut.split(' ').at(-1) ?? ''
    if (!endsNoun(last) && !/^(?:year|month|week|day|quarter)$|[\d%]$/.test(last)) continue
    if (brokenClause(cut) === null && readsWell(cut) && isSound(cut)) return cut
  }
  return null
}

const HEAD = /^(?:[A-Z][a-z]+ly,? )?([A-Za-z][a-z]+),?(?: |$)/
/** Signs of a list, of two columns, of two sentences joined without a blank, and what no printed statement holds. */
const NO_PRINT: readonly RegExp[] = [
  /[·◦•!]| - [A-Z]|:\s*-/,
  /[a-z]\.[A-Z]|[a-z)] ,|,[A-Za-z]|\w\/ \w|\w \/\w/,
  /, [A-Z][a-z]+ed [a-z]|[a-z%] (?:This|These|It|They) [a-z]+/,
  /^Also\b|\b[Tt]here (?:is|are|was|were)\b|\bmore then \d|\d[MBK] (?:million|billion)\b/,
]
/** Capitals that no statement begins with. */
const ADJECTIVE =
  /^(?:Certified|Advanced|United|Limited|Licensed|Registered|Associated|Integrated|Applied|Accredited|Unified|Distributed|Allied|Combined|Shared|Led|Red|Skilled|Automated|Managed|Fixed|Lost|Found|Set|Put|Cut|Read|Saw|Left|Lead|Met|Estimated|Published|Related)$/

/** "for the season Manage 6 employees": a second statement begins with a capital verb. */
function beginsSecond(words: readonly string[]): boolean {
  return words.some((word, at) => {
    const before = words[at - 1] ?? ''
    const next = words[at + 1] ?? ''
    if (at < 3 || !/^[A-Z][a-z]+$/.test(word) || ADJECTIVE.test(word) || /^(?:the|an?|of|in|for|and|or|to|with|by|on|as|at|our|its|their|from|via|into|under|&)$/.test(before) || /[,:(]$/.test(before))
      return false
    const verb = findVerb(word)
    if (verb === null || !(/^[a-z\d$]/.test(next) || (/^[a-z]/.test(before) && verb.form === 'past'))) return false
    return verb.form === 'past' && verb.base !== word.toLowerCase()
      ? /^[A-Za-z]+$/.test(before)
      : verb.form === 'base' && /^[a-z]/.test(before) && (!NOUN_OR_VERB.has(verb.base) || /^(?:the|an?|all|any|\d.*)$/.test(next))
  })
}

/** What a note may leave out of a sentence is no fault of a quotation. */
const TOLD_FAULTS = /^(?:number|two forms of verbs|a list of two kinds)$/

/** Where a statement without a verb at its head tells of the person's work all the same: by "I", by a charge, by when it was done, by what came of it, and by who took it up. */
const OF_WORK =
  /\bI (?:[a-z]+ly )?(?:have |had )?[a-z]+|^(?:Solely |Directly |Primarily )?(?:Responsible|Accountable|Instrumental|In charge)\b|^(?:In|On|At|During|After|Within|Since|As|Through|While|By|Throughout|Over|Under)\b.*, [a-z]+(?:ed|lt|ew|ade|ote|an|ed) |\b(?:increased|decreased|reduced|saved|grew|improved|cut|raised|lowered|gained|doubled|tripled|(?:an? .*)?(?:increase|decrease|reduction|savings|growth|improvement|gain) (?:of|in|by))\b|^(?:Co-)?(?:[Ff]ounder|[Aa]uthor|[Ii]nventor|[Dd]esigner|[Aa]rchitect|[Cc]reator|[Dd]eveloper|[Mm]aintainer|[Ee]ditor)\b|^[A-Za-z ]{3,40}\b(?:leader|lead|manager|engineer|designer|author|inventor|investigator|founder)\b/
const WORK_AT_HEAD =
  /^[A-Za-z]+(?:tion|ment|ing|sion|sight|ysis|sign|dit|view|vey|dy|ance|fit|trial|research|rollout)s?\b|^(?:[A-Za-z-]+,? ){1,4}[a-z]*(?:tion|ment|ing|sion|sight|ysis|sign|dit|view|vey|dy|ance|fit|trial|research|rollout)s? (?:of|for|on|in|at|with|across)\b/
/** What ends where something has to follow. */
const ENDS_OPEN = /(?:^| )(?:for|of|to|with|from|into|via|per|and|or|the|an?|including|such as|than|wants)$/

const headOf = (plain: string) => {
  const word = HEAD.exec(plain)?.[1]
  return word === undefined ? null : (findVerb(word) ?? pastVerb(word.toLowerCase()))
}

/** "Light rail extension: resequenced …", "Baseline reviews, found 163 days …": a deed behind the work it belongs to. */
const DEED_BEHIND = /^[A-Z\d][^:;]{3,90}(?::|,) (?:I )?([a-z]+) (?!by\b|to\b|at\b|in\b|on\b|for\b|from\b)/
/** What a profession does or makes, before its figures. */
const OF_PROFESSION =
  /\b(?:protocols?|procedures?|scores?|index|models?|methods?|tools?|kits?|algorithms?|designs?|schedules?|systems?|programs?|courses?|curriculum|workshops?|stud(?:y|ies)|analys[ie]s|assessments?|surveys?|audits?|reviews?|trials?|tests?|claims?|retrofits?|repairs?|installations?|converters?|inverters?|modules?|sensors?|devices?|circuits?|monitoring|screening|mapping|modell?ing|engineering|treatment|therapy|outreach|training|teaching|calibration|validation|prediction|forecasting|planning|estimation|optimi[sz]ation|restoration|rehabilitation|conservation|hydrology|readmissions?)s?\b/i
/** Sales and growth of a house are nobody's deed. */
const OF_HOUSE = /\b(?:sales|revenues?|profits?|growth|volumes?|bookings?|turnover|market share|year to date|fees|customers?|members?|employees|budgets?)\b/i
/** What stands behind a label as its result: a gain, a change, or two counts of things. */
const CAME_TO = new RegExp(
  `\\b(?:gains?|reduc\\w+|increas\\w+|improv\\w+|saved|settled|awarded|adopted|used (?:by|in|at)|passed)\\b|→|->|${COMPARED.source}|\\bfrom [$€£]?\\d|\\d[\\d,.]* [a-z]{4,}.*?\\b\\d[\\d,.]*%? [a-z]{3,}`,
  'i',
)
const FINITE_VERB = /\b(?:is|are|was|were|has|have|had)\b/

/** A label, or a measure of one's own work, that stands before its result without a verb of the person's. */
function isOfNamedWork(all: string): boolean {
  const [plain = ''] = all.split('”')
  const label = (/^([^:;,]{4,90})[:,](?: |$)/.exec(plain)?.[1] ?? '').replace(/\([^()]*\)/g, '').trim()
  const [, behind = ''] = DEED_BEHIND.exec(plain) ?? []
  // "My change in the filling procedure ended the rejections"
  if (/^My (?:own )?[a-z-]+ (?:in|to|of|for|on) /.test(plain)) return true
  // "Early-warning board ‘Quill’, connects data of 57 yards": a thing with a name of its own, and what it does.
  const [, thingNamed = '', does = ''] = /^((?:[\w-]+ ){1,5})[‘“"«][^’”"»]{2,30}[’”"»],? ([a-z]+) /.exec(plain) ?? []
  if (HEAD_NOUNS.has(thingNamed.trim().split(' ').at(-1)?.toLowerCase() ?? '') && /[^su]s$/.test(does) && /\d/.test(plain)) return true
  // "$31 million avoided in agency cost"
  if (/^[$€£]\d[\d,.]*(?: (?:million|billion))? (?:avoided|saved|recovered)\b/.test(plain)) return true
  if (/^(?:the|an?|our|this|around|about|over|more)\b/i.test(plain) || OF_HOUSE.test(label)) return false
  if (behind !== '' && isPast(behind) && findVerb(behind)?.base !== behind && !OF_THING.test(behind)) return true
  if (all.includes('” and “') && label !== '' && OF_PROFESSION.test(label) && isPast(/” and “([a-z]+) /.exec(all)?.[1] ?? '')) return true
  const thing = label.split(/ (?:of|for|in|on|at|to|from|with|by) /)[0] ?? ''
  // "Bilingual hotline for tenants, 3,100 calls, 412 evictions stopped"
  if (label.includes(' for ') && HEAD_NOUNS.has(thing.split(' ').at(-1)?.toLowerCase() ?? '') && CAME_TO.test(plain.slice(label.length))) return true
  if (/:/.test(plain) && OF_PROFESSION.test(label) && label.includes(' ') && CAME_TO.test(plain.slice(plain.indexOf(':')))) return true
  // "71% of my students met …, compared to 38%", "30-day readmission in the program 6.1% (hospital average 12.8%)"
  return COMPARED.test(plain) && !OF_HOUSE.test(plain) && (/\bmy\b/.test(plain) || (!FINITE_VERB.test(plain) && OF_PROFESSION.test(plain)))
}

/** What others do with a thing: "is now carried by 2,300 crew members", "two depots signed to use them". */
const IN_HANDS = /\b(?:is|are) (?:now )?(?:carried|worn|used|run|flown|taught|followed|applied|stocked|required) (?:by|in|at|on) |\b(?:signed|agreed|chose) to (?:use|adopt|apply|run|take) /i
/** "In the three schools that used it the share rose from 17% to 31%": what came of the work, in a sentence that claims no deed. */
export const isOutcome = (plain: string, all: string): boolean =>
  (tellsChange(all) || IN_HANDS.test(all) || ENDED.test(all)) &&
  !MONEY_MADE.test(all) &&
  plain.split(' ').length >= OUTCOME_WORDS.head &&
  all.split(' ').length >= OUTCOME_WORDS.all &&
  !RANGE_ALONE.test(plain)
const OUTCOME_WORDS = { head: 3, all: 6 }
/** What a fee, a fault, or a measure came to. */
const ENDED = /\bnow (?:nil|zero|none)\b|\b(?:came|fell|went) (?:under|below|within) the (?:[a-z]+ ){0,2}limit\b/i
const MONEY_MADE = /\b(?:sales|revenues?|profits?|profitability|bookings?|market share|budgets?|fees|salary|headcount|employees|staff|team|turnover|customers|clients|company|firm)\b/i
/** "from 9 to 14 people", with nothing that moved. */
const RANGE_ALONE = /^(?:from|between|with|of|for|up to|about|over|under)\b/i

/** Whether what is printed is what the person did: "400 beds in two houses" and "the largest carrier with 80 gates" are not. */
const isOfWork = (plain: string, all: string) =>
  isOfNamedWork(all) ||
  /^[a-z]|^[A-Z][a-z]+ and [a-z]+ (?:\d|the |an? |all |new )/.test(plain) ||
  headOf(plain) !== null ||
  /^[A-Z][a-z]+-[a-z]+(?:ed|ly [a-z]+)\b|^(?:Load|Proof|Pressure|Field|Stage|Peer|Root)[ -](?:rated|tested|checked|reviewed|caused)\b/.test(plain) ||
  OF_WORK.test(plain) ||
  WORK_AT_HEAD.test(plain) ||
  TAKEN_UP_BY_OTHERS.test(all) ||
  OF_RULE.test(all) ||
  // "Choice of sites (US 2025/0123456 A1, pending)", "38,000 flights under my manuals, zero injuries"
  /\b(?:US|EP|WO|PCT)\b.*\bpending\b/.test(plain) ||
  (/\bmy\b/.test(plain) && /^\d/.test(plain) && /\b(?:zero|no|without) (?:injur|accident|incident|fatalit|loss)/.test(plain)) ||
  // "Median delay fell from 6 days to 2"
  seenChange(plain) !== null ||
  isOutcome(plain, all)

/** What keeps a quotation from being printed; null where nothing does. `clause`: its passages, parted by quotation marks. */
export function brokenQuote(clause: string): string | null {
  if (standingWorth(clause) !== null) return null
  for (const [at, passage] of clause.split(/”(?:,| and) “/).entries()) {
    const plain = passage.replace(/ …$/, '').replace(/\.$/, '')
    const words = plain.split(' ')
    if (at === 0 && !isStanding(plain) && (/^(?:Part|Member) of\b/.test(plain) || !isOfWork(plain, clause))) return 'no deed'
    if (NO_PRINT.some((sign) => sign.test(plain))) return 'marks'
    if (beginsSecond(words)) return 'two statements'
    if (ENDS_OPEN.test(plain)) return 'unfinished'
    const verb = headOf(plain)
    // "Create special meals": an order to nobody, where nothing is counted.
    if (verb !== null && verb.form === 'base' && verb.past !== verb.base && !/\d/.test(at === 0 ? clause : plain)) return 'an order'
    if (verb !== null && verb.form === 'past') {
      const told = `${plain.charAt(0).toLowerCase()}${plain.slice(1)}`
      const fault = faultOf(told)
      if (fault !== null && TOLD_FAULTS.test(fault)) return fault
      const broken = brokenClause(told)
      // A note may set what was counted behind a comma.
      const loose = broken === 'a list without its and' && /\d/.test(told.split(', ').at(-1) ?? '')
      if (broken !== null && broken !== 'article' && !loose) return broken
    }
  }
  return null
}
