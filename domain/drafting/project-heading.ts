/** A project that is headed by a noun or by a name of the visitor's own, as a sentence with the verb that its noun bears, and the things it hands out besides. */
import { countWords, withArticle } from '../endeavor/sentence-forms.ts'
import { withArticles } from '../petition/articles.ts'
import { spelledOut } from './counted-words.ts'
import { isName } from './mended-answers.ts'
import { COUNT, isMassNoun } from './noun-numbers.ts'
import { pluralOf } from './noun-phrase.ts'
import { isPostNoun } from './persons.ts'
import type { Purpose } from './project-parts.ts'
import { findVerb } from './verbs.ts'

/** `sentence`: begins with “I want to”; `name`: what the visitor calls it, where the sentence does not hold it. */
type Headed = { sentence: string; name: string | null }

/** Nouns that need an article in the singular. */
export const ONE_OF_MANY: ReadonlySet<string> = new Set([...COUNT, 'graph', 'lawyer', 'degree', 'permit', 'buffer', 'license', 'retrofit', 'doctor', 'crane'].filter((noun) => !isMassNoun(noun)))

/** Nouns of an action, and its verb. */
export const ACTIONS: Readonly<Record<string, string>> = Object.fromEntries(
  (
    'continuation continue,onshoring onshore,reshoring reshore,offshoring offshore,expansion expand,extension extend,development develop,creation create,validation validate,implementation implement,digitization digitize,digitalization digitize,' +
    'adaptation adapt,rollout introduce,introduction introduce,translation translate,commercialization commercialize,integration integrate,reduction reduce,automation automate,deployment deploy,construction build,evaluation evaluate,' +
    'assessment assess,measurement measure,modernization modernize,restoration restore,standardization standardize,optimization optimize,electrification electrify,detection detect,prevention prevent,improvement improve,' +
    'establishment establish,launch launch,design design,replacement replace,conversion convert,production produce,recovery recover,preservation preserve,conservation conserve,installation install,application apply,' +
    'reconstruction reconstruct,rehabilitation rehabilitate,publication publish,investigation investigate,simplification simplify,decarbonization decarbonize,localization localize,study study,survey survey,review review,analysis analyze,test test,comparison compare,renovation renovate,scale-up scale,organization organize'
  )
    .split(',')
    .map((pair) => pair.split(' ') as [string, string]),
)
/** Words in -ing from which the verb cannot be told, or that name a trade. */
const NO_ACTION =
  /^(?:understanding|engineering|marketing|accounting|nursing|housing|funding|financing|meaning|being|beginning|thing|spring|string|ring|wing|king|morning|evening|building|clothing|wedding|painting|ceiling)$/i

const STUDY = /^(?:trial|rct|study|survey|experiment|demonstration|cohort|evaluation)$/i
const EVENT = /^(?:tour|festival|exhibition|exhibit|concert|competition|tournament|residency|fair|forum|summit|conference|retreat|hackathon|symposium)$/i
export const SITE = /^(?:site|plant|facility|factory|mill|warehouse|laboratory|lab|farm|hub|center|greenhouse|refinery|foundry|hatchery|nursery|shelter|microgrid)$/i
/** What a sentence names before it goes on. */
const GOES_ON = /^(?:for|to|in|of|with|by|from|on|at|that|which|who|where|so|and|or|across|using|through|near|next|offered|used|based|until|among|via|without|against|within|about)$/i
const COMPANY = /\b(?:LLC|Inc|Corp|Ltd|Co|PLLC|LLP|PBC|Consulting|Labs)\b\.?$/
/** What a label says of a part of the work, and not of its name. */
const PART = /(?:(?<![, ])[, ]{1,6})?\b(?:phase|stage|part|version|release|v\.?) ?(?:\d(?:\.\d)?|[IV]{1,3}|one|two|three|ii|iii)\b\.?$/i
const GENERAL = /^(?:(?:my|our|the|main|next|future|new) )*(?:project|idea|plan|goal|aim|endeavor|next step|phase|product|proposal|start-?up|company|business|vision|mission)(?: name)?(?: \d)?$/i

const isNamed = (words: string): boolean => {
  const all = words.split(' ')
  return all.length <= 3 && all.every((word) => /^\p{Lu}[\p{L}\d-]*$|^\d{1,3}$/u.test(word)) && /\p{Lu}/u.test(words)
}
/** One word that no dictionary has, by its letters: “TideWatch”, “DOCK-B”, “SALUD”. */
const isCoined = (word: string): boolean => /^\p{Lu}[\p{L}\d-]*$/u.test(word) && /\p{Ll}\p{Lu}|^\p{Lu}{2,}|\d|-\p{Lu}/u.test(word)

/** A product, and no subject in capitals: not "AI", "HVAC", "IoT". */
const isProduct = (word: string): boolean => isCoined(word) && !/^(?:\p{Lu}{1,4}s?|IoT|SaaS|FinTech|EdTech|AgTech|MedTech|DevOps|LoRa|PhD)$/u.test(word)

/** "start 2027", "until 2030", "with first two clients": when, and how the business goes. */
const WHEN =
  /,? ?\b20\d\d start\b|,? ?\b(?:(?:to )?(?:start(?:ing)?|begin(?:ning)?|opening|launch(?:ing)?)(?: (?:in|from|by|around))?|until|by|from|since|as of|through)(?: the end of)?(?: (?:early|mid|late|spring|summer|fall|winter))?[ -]20\d\d\b(?: on(?:ward)?s?)?/gi
/** Behind a comma: figures of a year, where it starts, what it is sold for. */
const ASIDE =
  /^(?:(?:and )?(?:then )?(?:to )?(?:license|sell|franchise|charge|raise|hire|invest)\b.*|(?:first|starting|beginning|start|begin) (?:in|with|from)\b.*|(?:about )?[\d.,]+(?: [a-z%]+(?: [a-z]+){0,2})? (?:per|a|every|each) (?:year|month|day|week|hour)\b.*|same [a-z]+(?: [a-z]+){0,2}|(?:the )?results? (?:go|goes|will go|to)\b.*|(?:it )?(?:is |will be )?free (?:for|to)\b.*|next step\b.*|(?:.* )?within (?:\d+|two|three) (?:days|weeks|months|years)|price[ds]?\b.*|(?:as|like) (?:i|we)\b.*)$/i

/** Things that are handed out, by their nouns. */
const HANDED =
  /^(?:toolkits?|tools?|kits?|guides?|guidebooks?|handbooks?|manuals?|booklets?|brochures?|courses?|curriculum|curricula|lessons?|lesson plans?|plans|workshops?|training|apps?|software|code|dashboards?|glossary|glossaries|checklists?|templates?|protocols?|networks?|videos?|data|data ?sets?|maps?|webinars?|playbooks?|worksheets?|sheets?|catalogs?|library|registry|reports?|papers?|modules?|newsletters?|websites?|database|standards?|hotline|exercises|calculators?|forms|designs?|certificates?|services?|units?|simulators?|alerts?|packages?|devices?|logbooks?)$/i
const LEADS_ON =
  /^(?:(?:and|plus|also|with|including|then|later|afterwards?|additionally|besides|after (?:this|that|it)|later on|in addition|at the end|i (?:will|would|want to) (?:also )?(?:publish|make|offer|give|write)|develop(?= an? )|(?:make|build|create|offer|publish|write)(?= (?!it\b|them\b|the\b))),?:? )+/i

/** "a free toolkit and telementoring network for rural nurses" → each with its article; null where the words name no such things alone. */
function thingsIn(words: string): string | null {
  const said = words
    .replace(/\s*\([^()]{0,200}\)/g, '')
    .replace(/[.!?;,\s]+$/, '')
    .replace(LEADS_ON, '')
    .replace(/ (?:from|of|in|by) (?:their|its) (?:own )?[a-z]+$/, '')
    .replace(/\bopen source (?=[a-z])/i, 'open-source ')
    .replace(/^Open-source /, 'open-source ')
    .trim()
  if (
    !/^[A-Za-z][A-Za-z’', -]*$/.test(said.replace(/\b\d+(?:[-–]\d+)?(?= )/g, 'n')) ||
    countWords(said) > 18 ||
    /\b(?:i|we|is|are|was|were|will|would|can|could|it|they|my|our|get|gets|receives?|has|have|do|does|cannot)\b/i.test(said)
  )
    return null
  const at = said.split(' ').findIndex((word, n) => n > 0 && GOES_ON.test(word) && !/^(?:and|or)$/i.test(word))
  const all = said.split(' ')
  const [heads, rest] = at === -1 ? [said, ''] : [all.slice(0, at).join(' '), ` ${all.slice(at).join(' ')}`]
  const tried = /^(?:an? )?(?:field|pilot) tests?$/i.test(heads) ? heads.toLowerCase().replace(/^an? /, '') : null
  if (tried !== null) return `the results of ${/s$/.test(tried) ? tried : withArticle(tried)}${spelledOut(rest.replace(/ first$/, ''))}`
  const isThing = (item: string) =>
    !/^(?:put|made|written|used|shared|sold|built|given|run|sent|delivered) (?:as|in|by|to|for|with|on) /.test(said) &&
    HANDED.test(item.split(' ').at(-1) ?? '') &&
    (!item.includes(' ') || /^(?:training|teaching|learning) /i.test(item) || findVerb(item.split(' ')[0] ?? '')?.form !== 'gerund')
  if (rest.includes(',')) return null
  const row = heads.split(/,? and |, /)
  // Of a row of three what is handed out is told.
  const items = row.length > 2 ? row.filter((item) => isThing(item.split(/ (?:on|for|in|of) /)[0] ?? '')) : row
  // What goes on with another thing is read to its end: "booklet in Spanish and a course".
  if (items.length === 0 || items.length > 3 || !items.every(isThing) || items.some((item) => countWords(item) > 6)) return null
  const told = items.map((typed) => {
    const item = typed.replace(/^an? (?=(?:[a-z-]+ )?training$)/i, '')
    const head = (item.split(' ').at(-1) ?? '').toLowerCase()
    return /s$/.test(head) || /^(?:training|software|code|data|curricula)$/.test(head) || /^\d|^(?:the|an?) /i.test(item) ? item : withArticle(item)
  })
  const first = told[0] ?? ''
  return spelledOut([/^[A-Z][a-z ]/.test(first) ? first.charAt(0).toLowerCase() + first.slice(1) : first, ...told.slice(1)].join(' and ') + (items.length < row.length ? '' : rest))
}

/** A few words that nothing joins to what stands before them: ", Texas panhandle", ", partnership with 30 libraries". */
const LOOSE =
  /^(?!(?:for|with|in|through|at|by|using|including|so|without|from|to|then|which|that|where|who|whose|on|across|among|as|not|but|especially)\b)(?:(?!(?:for|of|in|to)\b)[\w’'-]+ ){1,4}[\w’'-]+$/

/** ", and we follow them by phone": what the visitor does besides. */
const OF_SELF = /, and (?:I|we) (?!(?:want|plan|will|would|intend|hope|aim)\b)[a-z][^.;]*$/
/** What stands behind commas is dropped where it is an aside, and taken out where it names things that are handed out. */
function withoutAsides(sentence: string, outputs: string[]): string {
  const [first = '', ...parts] = sentence.replace(OF_SELF, '').split(/, (?!(?:[A-Z][a-z]+(?: [A-Z][a-z]+)?, )*(?:and|or) )/)
  // What is told besides is no part of a list.
  const listed = parts.filter((part) => !/^(?:plus|with|including|as well as|also) /.test(part))
  const isList = listed.some((part) => /^(?:and|or) /.test(part)) || / (?:and|or) /.test(listed.at(-1) ?? '')
  const kept = parts.filter((part) => {
    if (ASIDE.test(part)) return false
    const things = thingsIn(part)
    if (things === null) return isList || !LOOSE.test(part)
    outputs.push(things)
    return false
  })
  return [first, ...kept]
    .join(', ')
    .replace(/, (?:[a-z-]+ ){1,2}[a-z-]+, (?=for [a-z])/, ' ')
    .replace(/, then [a-z]+ (?:for|to|in|with)\b[^,]*$/, '')
    .replace(/, then (?=[a-z]+ )/, ' and then ')
}

const cleaned = (sentence: string, outputs: string[]): string =>
  withoutAsides(
    sentence
      .replace(/\s*\([^()]{0,200}\)/g, '')
      .replace(/,? 20\d\d ?[-–] ?20\d\d\b/g, '')
      .replace(WHEN, '')
      // "… for state agencies - open data": what a dash adds behind so many words is no name before it.
      .replace(/^((?:[^\s:]+ ){4,}[^\s:]+) [–—-] (?=[a-z])/, '$1, ')
      .replace(/[.!?]+$/, '')
      .replace(/\s+([,.])/g, '$1')
      .replace(/\s+/g, ' ')
      .trim(),
    outputs,
  )

/** The words up to the first that goes on from the noun. */
function headAt(words: readonly string[]): number {
  const end = words.findIndex((word, at) => at > 0 && (GOES_ON.test(word) || /,$/.test(words[at - 1] ?? '')))
  return (end === -1 ? words.length : end) - 1
}
const lowered = (words: string): string => (/^(?:A|[A-Z][a-z]+)(?:[ -]|$)/.test(words) && !isName(words.split(' ')[0] ?? '') ? words.charAt(0).toLowerCase() + words.slice(1) : words)

/** Nouns of an action behind what it is done to. */
const OF_ITS_OBJECT =
  /^(?:reduction|prevention|automation|modernization|digitization|digitalization|electrification|restoration|preservation|conservation|improvement|expansion|replacement|decarbonization|standardization|optimization)$/i

/** A noun that bears a verb, as that verb with its object; null for any other. */
function withVerb(said: string): string | null {
  const words = said.split(' ')
  const first = (words[0] ?? '').toLowerCase()
  const verb = ACTIONS[first] ?? (NO_ACTION.test(first) ? undefined : findVerb(first)?.form === 'gerund' ? findVerb(first)?.base : undefined)
  if (verb !== undefined && /^of$/i.test(words[1] ?? '') && words.length > 3 && !/^(?:my|our|the)$/i.test(first === 'continuation' && /^the$/i.test(words[2] ?? '') ? '' : (words[2] ?? '')))
    return `${verb} ${words.slice(2).join(' ')}`
  const at = headAt(words)
  const head = (words[at] ?? '').replace(/,$/, '')
  const bare = words
    .slice(0, at + 1)
    .join(' ')
    .replace(/,$/, '')
  const rest = words.slice(at + 1).join(' ')
  if (
    /\b(?:i|we|my|our|is|are|was|were|will|would|can)\b/i.test(bare) ||
    /^(?:(?!\b(?:that|which|who|where)\b)[^,])* (?:is|are|was|were|will)\b/.test(said) ||
    /^job$/i.test(words[at - 1] ?? '') ||
    words.slice(0, at).some((word, n) => n === 0 && findVerb(word)?.form === 'base' && !/^(?:test|pilot|field|design|research|lead|open|clean|process)$/i.test(word))
  )
    return null
  // "silica exposure prevention in small shops"
  const done = OF_ITS_OBJECT.test(head) ? ACTIONS[head.toLowerCase()] : undefined
  if (done !== undefined && at > 0 && !/^(?:an?|the|early|better|new|first) /i.test(bare)) return `${done} ${lowered(words.slice(0, at).join(' '))}${rest === '' ? '' : ` ${rest}`}`
  if (STUDY.test(head) && at > 0 && rest !== '') {
    const named = words.slice(0, at).some(isCoined)
    return `conduct ${/^(?:an?|the) /i.test(bare) ? lowered(bare) : named ? `the ${bare}` : withArticle(lowered(bare))} ${rest}`
  }
  if (EVENT.test(head) && at > 0 && rest !== '') return `organize ${/^(?:an?|the) /i.test(bare) ? lowered(bare) : withArticle(lowered(bare))} ${rest}`
  if (SITE.test(head) && at > 0 && rest !== '' && !(/^center$/i.test(head) && /\b(?:call|data|training|youth|senior|community|medical|health|learning|child ?care)\b/i.test(bare)))
    return `build ${/^(?:an?|the) /i.test(bare) ? lowered(bare) : withArticle(lowered(bare))} ${rest}`
  return null
}

/** "TideNet for county harbor offices" → "bring TideNet to county harbor offices". */
function brought(said: string): string | null {
  const [, name = '', users = ''] = /^([A-Z][\w-]*(?: [A-Z][\w-]*)?) for ((?:[a-z][a-z-]* ){0,4}[a-z-]*s)(?= (?:in|with|that|who)\b|[.,]|$)/.exec(said) ?? []
  return name !== '' && name.split(' ').some(isProduct) ? `bring ${name} to ${users}` : null
}

const LABEL = /^([^:–—]{2,60}?)(?::| [–—-]) (.+)$/

/** Null where the sentence has a verb of its own, or none can be told surely. */
function headedOf(said: string): Headed | null {
  const [, label = '', rest = ''] = LABEL.exec(said) ?? []
  if (rest !== '') {
    const isPart = PART.test(label)
    const bare = label.replace(PART, '').trim()
    const isCompany = COMPANY.test(bare)
    const isOwn = !isCompany && isNamed(bare) && bare.split(' ').some((word) => isProduct(word) || bare.includes(' ') || isPart) && !isPostNoun((bare.split(' ').at(-1) ?? '').toLowerCase())
    if (isOwn || isCompany || GENERAL.test(label)) {
      const verb = findVerb((rest.split(' ')[0] ?? '').toLowerCase())
      const name = isOwn ? bare : null
      const own = verb?.form === 'base' || verb?.form === 'gerund' ? null : withVerb(rest)
      if (own !== null) return { sentence: `I want to ${own}`, name }
      return { sentence: lowered(rest), name }
    }
    // "yard idling reduction: driver coaching for short lines": by what it is done.
    const own = /^[a-z]+(?: [a-z]+)*(?:s|ing|and) /.test(rest) || / and /.test(rest.split(' for ')[0] ?? '') ? withVerb(label) : null
    return own === null || findVerb(rest.split(' ')[0] ?? '')?.form === 'base' ? null : { sentence: `I want to ${own} with ${rest}`, name: null }
  }
  const own = withVerb(said.replace(PART, '')) ?? brought(said.replace(PART, '').replace(/ (?:phase|version|v) ?(?:\d|[IV]+)(?= for )/i, ''))
  return own === null ? null : { sentence: `I want to ${own}`, name: null }
}

/** "extend shared detection from 14 …" with its name: "extend the TideWatch shared detection from 14 …"; "build an app that …" → "build TideWatch, an app that …". */
export function withName(phrase: string, name: string | null): string {
  if (name === null || phrase.includes(name)) return phrase
  const [, verb = '', rest = ''] = /^([a-z-]+) (.+)$/.exec(phrase) ?? []
  if (/^(?:extend|expand|scale|validate|test|adapt|pilot|complete|evaluate|translate|improve|simplify|introduce|publish|release|give|open|share)$/.test(verb)) {
    const bare = rest.replace(/^(?:an?|the) /, '')
    return /^(?:\d|two\b|three\b|all\b|its\b|their\b|this\b|it\b|how\b|whether\b)/i.test(bare) ? phrase : `${verb} the ${name} ${bare}`
  }
  return /^(?:build|develop|create|launch|make|design)$/.test(verb) && /^an? /.test(rest) ? `${verb} ${name}, ${rest}` : phrase
}

const IDEA = /^(?:the (?:idea|goal|aim|point|purpose) is (?:that |for )?|so (?:that )?|this way |with it )/i
/** "They could see …": those whom it is for. */
const THEY = /^they (?:can|could|will be able to|would) (?=[a-z])/i
export const isIdea = (sentence: string): boolean => IDEA.test(sentence) || THEY.test(sentence)

/** "a small harbor office without data team" → "small harbor offices without a data team". */
function several(who: string): string {
  const [, one = '', rest = ''] = /^an? (.+?)((?: (?:with|without|in|at|of|that|who) .+)?)$/i.exec(who) ?? []
  if (one === '') return who
  const words = one.split(' ')
  return `${[...words.slice(0, -1), pluralOf(words.at(-1) ?? '')].join(' ')}${rest.replace(/^ (without|with) (?!an?\b|the\b)(?=(?:[a-z]+ )?[a-z]*[^s\W]$)/, (_all, how: string) => ` ${how} ${withArticle(rest.replace(/^ \w+ /, '')).split(' ')[0] ?? 'a'} `)}`
}

/** "The idea is that a small clinic can know in six weeks if …, with open code": whom it enables to what, and the things it comes with. */
function ideaIn(sentence: string, outputs: string[]): Purpose | null {
  const plain = sentence.replace(/[.!?]+$/, '')
  const theirs = THEY.test(plain) ? plain.replace(THEY, '') : null
  if (!IDEA.test(sentence) && theirs === null) return null
  const said = plain.replace(IDEA, '')
  const [, who = '', goal = ''] = theirs === null ? (/^(.{3,80}?) (?:can|could|will be able to|are able to|is able to) (.+)$/i.exec(said) ?? []) : ['', 'those', theirs]
  if (goal === '' || /^(?:i|we|it|this|they|he|she|that|you|one|my|our)\b/i.test(who)) return null
  const [aim = '', ...rest] = goal.split(/, (?=(?:with|through|by|using|plus)\b)/)
  const things = rest.flatMap((part) => thingsIn(part) ?? [])
  outputs.push(...things)
  const told = spelledOut(aim.replace(/\b(know|see|tell|check|learn|find out|understand)((?: [a-z0-9]+){0,4}) if (?=[a-z]+ )/i, '$1$2 whether '))
  return { who: theirs === null ? withArticles(several(who), ONE_OF_MANY) : null, goal: told }
}

/** What an answer tells of a project beside its own sentence. `main`: the sentence to be read, with a verb where its noun bears one. */
export type Heading = { main: string; name: string | null; headed: boolean; outputs: string[]; idea: Purpose | null }

/** "I want to develop TideNet 2.0, a …": a name is told first, and behind it what it is. */
const CALLED = /^I want to (?:develop|roll out|launch|deploy|expand|introduce|pilot) [^\s,]{3,30}(?: [^\s,]{1,15}){0,4}, /

export function headingOf(sentences: readonly string[], at: number): Heading {
  const outputs: string[] = []
  const own = sentences[at] ?? ''
  const inner: string[] = []
  const [called = ''] = CALLED.exec(own) ?? []
  const said = called + cleaned(own.slice(called.length), inner)
  const headed = headedOf(said)
  const later = sentences.slice(at + 1)
  const idea = later.map((sentence) => ideaIn(sentence, outputs)).find((purpose) => purpose !== null) ?? null
  for (const sentence of later) {
    const things = isIdea(sentence) ? null : thingsIn(sentence)
    if (things !== null) outputs.push(things)
  }
  // A thing that is named without a verb is told without what stands beside it.
  const isNoun =
    headed === null &&
    !/^(?:i|we|my|our|the (?:goal|idea|plan|aim|project)|to|in the)\b/i.test(said) &&
    !(findVerb((said.split(' ')[0] ?? '').toLowerCase())?.form === 'base') &&
    !/^[a-z]+ing (?:an?|the|my|our|their|more|new) /i.test(said)
  const isCalled = headed === null && called !== ''
  return {
    main: headed?.sentence ?? (isNoun || isCalled ? said : own),
    name: headed?.name ?? null,
    headed: headed !== null || isCalled,
    outputs: [...(headed || isNoun || isCalled ? inner : []), ...outputs],
    idea,
  }
}
