/** A project as it is typed in a hurry, with the syntax of a sentence: lists that “+” or a bare comma joins, one thing of many without its article, with whom it begins and how far it is to go, and a story with its first, second and third plan. */
import { capitalize, joinList, lowerFirst, withArticle } from '../endeavor/sentence-forms.ts'
import { withItsArticle } from './jotted-project.ts'
import { UNDER_TWENTY } from '../number-words.ts'
import { COUNT, isMassNoun } from './noun-numbers.ts'
import { pluralOf } from './noun-phrase.ts'

type Rule = readonly [RegExp, string | ((...found: string[]) => string)]

const COUNTED = '(?:\\d{1,3}(?:,\\d{3})*|two|three|four|five|six|seven|eight|nine|ten|twelve)'
const REGION = '(Northeast|Northwest|Southeast|Southwest|Midwest|West|South|East|Great Plains|Gulf Coast|Delta)'
/** Behind a region these go on, and any other word is a noun that the region stands before: "for Delta ferries". */
const GOES_ON =
  'and|or|for|to|in|on|at|by|of|with|from|as|so|that|which|who|where|when|while|because|since|if|but|then|is|are|was|were|has|have|had|will|would|can|could|using|through|without|under|first|next|before|after|until|starting|beginning|via|we|i|they'
const HOUSES =
  '(?:lab|laboratory|fab|agency|university|utility|hospital|plant|company|bank|clinic|district|partner|college|airport|manufacturer|operator|railroad|farm|mill|foundry|integrator|vendor|supplier|insurer|port|museum|nonprofit|center)'
/** Things that a project comes with, in the singular. */
const HANDED =
  '(?:toolkit|kit|guide|handbook|manual|course|app|dashboard|registry|library|plug-in|plugin|test lab|website|portal|database|checklist|protocol|playbook|certificate|workshop|software|training|data|code|templates|videos|lessons|materials)'
/** Other things of which there are many, where they stand bare. */
const THING = `(?:${HANDED}|test|method|model|tool|sensor|benchmark|standard|program|trial|pilot|network|platform|device|service)`
const WITHOUT_ARTICLE = /^(?:software|training|data|code|templates|videos|lessons|materials)$/

const aThing = (words: string): string => {
  const said = lowerFirst(words.trim())
  const last =
    said
      .split(/ (?:for|of|with|in|to|that|on) /)[0]
      ?.split(' ')
      .at(-1) ?? ''
  return /^(?:an?|the|two|three|\d)\b/.test(said) || WITHOUT_ARTICLE.test(last) || /[^s]s$/.test(last) ? said : withArticle(said)
}
const both = (list: string): string =>
  joinList(
    list
      .split(/ \+ |, (?:and )?| and | & /)
      .map((one) => one.trim())
      .filter(Boolean)
      .map(aThing),
  )

const HOUSE_OF_ITS_OWN = /^((?:\p{Lu}[\p{L}\d-]{1,24} ){1,3}(?:Foundation|Institute|Alliance|Initiative)): (?:an? )?(.{5,160}?)(, beyond [^.;]{3,120})?(?=[.;]|$)/u
/** "beyond games: rehab, training, science sims": other uses, in a row. */
function usesBeyond(words: string): string {
  const [, before = '', list = ''] = /^, beyond ([a-z][a-z -]{2,30}): (.{3,90})$/.exec(words) ?? []
  if (before === '') return ''
  const all = list.split(/, (?:and )?| and /).map((one) =>
    one
      .replace(/\brehab\b/, 'rehabilitation')
      .replace(/\bsims\b/, 'simulations')
      .trim(),
  )
  return ` for uses beyond ${before}, such as ${joinList(all)}`
}

/** Before a house of one kind that stands bare: "with national lab", "in US fab". */
const BARE_HOUSE = new RegExp(
  `\\b(with|at|in|by|for) ((?:(?:national|state|regional|local|rural|federal|large|small|public|private|commercial|community|research|U\\.S\\.) ){0,2}${HOUSES})(?=[.,;]|$| (?:and|or|in|to|for|that|where|can)\\b)`,
  'g',
)
/** A person of a trade, where nobody of it is there: "without allergist". */
const NOBODY = /\bwithout ((?:[a-z]{3,16} )?[a-z]{4,16}(?:ist|ician|grapher|ologist|iatrist))(?=[.,;]|$| (?:to|in|at|for|on|and)\b)/g
const QUALITY = '(?:non[- ]?[a-z]{4,14}|low-cost|portable|open-source|cheap|free)'
const DEED_WITHOUT_OBJECT = /\b(and|then) (teach|adapt|apply|extend|offer|bring|license|spread|transfer)(?: also)? (to|for) (?=[a-z]|\p{Lu})/gu

/** "a regional freeze-dry and treatment service": what stands before "and" has no noun of its own. */
const ONE_HEAD = new RegExp(`(?:^|[\\s,])(?:an?|the) (?:(?!(?:for|of|in|to|on|with|that|and)\\b)[a-z-]+ ){0,3}(?!${THING}\\b)[a-z]*-[a-z-]+ $`, 'i')

const RULES: readonly Rule[] = [
  [/\bUS (?=[a-z])/g, 'U.S. '],
  [/\bupstate NY\b/g, 'upstate New York'],
  // "make the method open for labs": it is opened to them.
  [/^((?:I (?:would like|want|plan|hope|intend) to |to )?)make (?:my |our |the |an? )?((?:[\p{L}\d-]+ ){1,6}?)open (?:for|to) (?=\S)/iu, '$1open the $2to '],
  // "install in farms the program": what is done stands before where.
  [
    new RegExp(
      `^((?:I (?:would like|want|plan|hope|intend) to |to )?)(install|introduce|implement|bring|apply|start|establish|launch|develop|create|test) (in|at|for) ((?:[\\p{L}-]+ ){0,4}[\\p{L}]+s)(?: \\([^()]{0,80}\\))? ((?:the|an?) [^.;]{5,160})`,
      'iu',
    ),
    (_all, lead = '', verb = '', where = '', place = '', thing = '') => {
      const plain = thing.replace(/, (?:as|like) (?:I|we) [^,.;]{2,40}(?=[,.;]|$)/, '')
      const qualified = plain.replace(
        new RegExp(`^(the|an?) ([^,]{3,80}), (${QUALITY})(?=,|$)`, 'i'),
        (_said, article: string, named: string, quality: string) => `${article} ${quality.replace(/^non /i, 'non-')} ${named}`,
      )
      const [first = '', ...rest] = qualified.split(/,? (?=and [a-z]+ )/)
      const done = /^install$/i.test(verb) && /\b(?:program|method|protocol|practice|training)\b/.test(first) ? 'introduce' : verb.toLowerCase()
      return `${lead}${done} ${first} ${where} ${place}${rest.length === 0 ? '' : ` ${rest.join(' ')}`}`
    },
  ],
  // "a benchmark of calls and public protocol for centers", "together with field test"
  [
    new RegExp(`\\b(and|together with) ((?!an? |the |one |its |their |each |every |no )(?:[a-z-]+ ){0,2}${THING}) (?=(?:for|of|that|in|to|on) |\\()`, 'g'),
    (all, joint = '', thing = '', ...rest: string[]) => (ONE_HEAD.test((rest.at(-1) ?? '').slice(0, Number(rest.at(-2)))) ? all : `${joint} ${aThing(thing)} `),
  ],
  [new RegExp(`\\btogether with ((?!an? |the |its |their )(?:[a-z-]+ ){0,2}${THING})(?=[,.;]|$)`, 'g'), (_all, thing = '') => `together with ${aThing(thing)}`],
  [/^(\p{Lu}\p{L}*\p{Ll}\p{Lu}[\p{L}\d]*(?: [a-z]{3,12})?(?: v?\d{1,2}(?:\.\d{1,2})?)?), (?=an? )/u, 'I want to develop $1, '],
  [
    /^((?:an? )?(?:commercial|domestic|full-scale)(?: [a-z-]+){0,3} (?:line|mill|refinery|foundry)) (?:(\d[\d,.]* ?(?:t|tons?|tonnes|kg|MWh?|kWh?|L|m3)\/(?:yr|year|y|d|day|h)) )?((?:in|for|with|of|at|that) [^.;]{3,200})/i,
    (_all, thing = '', size = '', rest = '') => `I want to build ${aThing(thing)} ${rest}${size === '' ? '' : `. Planned capacity ${size}`}`,
  ],
  [/ as (?!an? |the |part )((?:[A-Z]{2,8} )?(?:recommended practice|standard|guideline|guide|specification|handbook|method))(?= |[,.;]|$)/g, (_all, thing = '') => ` as ${withArticle(thing)}`],
  [/\b(from|at|near|to|outside) (treating|nearest|home|main) (center|hospital|clinic|school|facility|campus)(?=[,.;]|$| )/g, '$1 the $2 $3'],
  [/\b(to|in) (\d) (?=(?:more|other|new|additional) [a-z]+s\b)/g, (_all, by = '', many = '') => `${by} ${UNDER_TWENTY[Number(many)] ?? many} `],
  [/\bfrom (\d) (?=[a-z]+s to (?:all|every|the|\d))/g, (_all, many = '') => `from ${UNDER_TWENTY[Number(many)] ?? many} `],
  [/(\p{Lu}\p{L}+(?:, \p{Lu}\p{L}+)+) and (?=\p{Lu}\p{L}+)/gu, '$1, and '],
  [/ (?:probably|maybe|perhaps|possibly|hopefully) (?=with |in |at )/g, ' '],
  // How many are employed is no part of what is done for others.
  [/,? (?:and )?hire (?:about )?\d{1,4} (?:more )?(?:persons|people|employees|staff|engineers|workers)(?=[,.;]|$)/gi, ''],
  [DEED_WITHOUT_OBJECT, '$1 $2 it $3 '],
  [NOBODY, (_all, whom = '') => `without ${withArticle(whom)}`],
  [BARE_HOUSE, (_all, by = '', house = '') => `${by} ${/^U\.S\./.test(house) ? `a ${house}` : withArticle(house)}`],
  [new RegExp(`\\b(in|across|of|for) ${REGION}\\b(?! [A-Z])(?! (?!(?:${GOES_ON})\\b)[a-z])`, 'g'), '$1 the $2'],
  [/\b(\p{Lu}\p{Ll}{2,16}) speaking (?=\p{Ll}+s\b|children\b|people\b|women\b|youth\b)/gu, '$1-speaking '],
  [/\b([a-z]{3,16}) (producing|growing|using|importing|exporting|speaking) (?=(?:states|counties|countries|regions|farms|families|households|patients|children|communities)\b)/g, '$1-$2 '],
  [/^(I (?:would like|want|plan|hope|intend) to |to )?scale (?!up\b)([^.;]{4,120}?) to (?=[a-z])/i, '$1extend $2 to '],
  [
    /^(I (?:would like|want|plan|hope|intend) to |to )?open (\p{Lu}[\p{L}\d]+(?: \p{Lu}[\p{L}\d]+){0,2}) in (?=(?:\d{1,2}|two|three|four|five|six|several) (?:more|other|new|additional) )/iu,
    '$1expand $2 to ',
  ],
  // "finish the TIDE work: norms for ports, and a short version"
  [
    /\b(finish|complete|continue) (?:the|my|our) (\p{Lu}[\p{L}\d-]*(?: \p{Lu}[\p{L}\d-]*)?)(?: (?:work|project))?: (?=[a-z])/gu,
    (_all, verb = '', name = '') => `${verb === 'finish' ? 'complete' : verb} ${/^\p{Lu}{2,}$/u.test(name) ? 'the ' : ''}${name} with `,
  ],
  // "an edition, then a proper pilot in ten schools, then a trial with a university"
  [/, then (?:an? )?(?:(?:proper|small|bigger|larger|real|first) )?pilot (?=(?:in|with|at) )/gi, ', pilot it '],
  [/, (?:and )?then (?:an? )?(?:(?:proper|small|bigger|larger|real|full) )?trial (?=(?:with|at|in) (?:an?|the|two|three|\d|[a-z]+s) ?)/gi, ', and test it in a trial '],
  [/\bgrades? (\d{1,2}) ?[-–] ?(\d{1,2})\b/g, 'grades $1–$2'],
  [/(?<![\d.,$–-])(\d{1,3}) ?[-–] ?(\d{2,3}) (?=[a-z]+s\b)/g, '$1 to $2 '],
  [
    /(?<=[a-z] (?:to|in|with|at|of|for|from) )(\d) ?[-–] ?(\d) (?=[a-z]+s\b)/g,
    (_all, few = '', many = '') => `${UNDER_TWENTY[Number(few)] ?? few} ${Number(many) === Number(few) + 1 ? 'or' : 'to'} ${UNDER_TWENTY[Number(many)] ?? many} `,
  ],
  [/\bmaths\b/g, 'math'],
  [/\b(\d{1,2}) ?[-–] ?(\d{1,2})[ -](?:storey|story)\b/g, '$1-to-$2-story'],
  [/\bcatalogue\b/g, 'catalog'],
  // "for old geothermal field in Nevada": of one that stands bare several are meant.
  [
    /\b(for|of|in|on|at) ((?:old|older|aging|aged|existing|small|large|rural|legacy|abandoned) (?:[a-z-]+ )?)([a-z]{3,16})(?= in |[,.;]|$| where | that | so | with )/g,
    (_all, by = '', kind = '', one = '') => `${by} ${kind}${isOneOfMany(one) ? pluralOf(one) : one}`,
  ],
]
const isOneOfMany = (noun: string): boolean =>
  /^(?:dairy|quarry|library|factory|laboratory|brewery|winery|foundry|bakery|city|county|facility|mine|bridge|house|home|school|elevator)$/.test(noun) ||
  (!NO_SEVERAL.test(noun) && !isMassNoun(noun) && !/^(?:scale|size|extent|budget|data|media|staff|stock|land|world|past|poor|numbers?|code|demand|risk|part|one)$/.test(noun))

/** "for chiplet, in a fab": of one that stands bare several are meant. */
const BARE_ONE = /\b(for) ([a-z]{4,16})(?=, in | in an? )/g
const NO_SEVERAL =
  /(?:s|ing|ion|ity|ment|ness|ance|ence|ship|ism|ics|age|th|ware|ogy|phy|ium|ide|ate|ene|gen|ine|ose|cy|al|ry|ent|ure|ople|dren|men|ght|ic|el|oil|ium|gas|ood|ter|ice|eat|ork|ealth|care)$/
const withSeveral = (text: string): string =>
  text
    .replace(BARE_ONE, (said, by: string, one: string) => (NO_SEVERAL.test(one) || isMassNoun(one) ? said : `${by} ${pluralOf(one)}`))
    .replace(/\band ([a-z]{3,14} )([a-z]{3,14}) (?=for [a-z]+s\b)/g, (said, before: string, one: string) =>
      COUNT.has(one) && !isMassNoun(one) && !/^(?:an?|the|one|its|their) $/.test(before) ? `and ${before}${pluralOf(one)} ` : said,
    )
    .replace(/, (?=in an? (?:U\.S\. )?(?:fab|lab|plant|hospital|school)\b)/g, ' ')

/** With whom it begins, how far it is to go, and by when: told in sentences of their own behind the project. */
const BEGINS = new RegExp(
  `,? (?:first|with|starting with|beginning with)? ?(?:the )?(?:first )?(${COUNTED}) (?:first )?((?:[a-z-]+ ){0,3}[a-z]+s)((?: in (?:the )?[\\p{Lu}][\\p{L} ]{1,30})?)( first)?(?=[.;]|$)`,
  'u',
)
const GOAL_IN = new RegExp(`,? (?:plus |and )?(?:about )?(${COUNTED}|\\d{1,3}(?:,\\d{3})+) ((?:[a-z-]+ ){0,2}[a-z]+s) in (${COUNTED}) years(?=[.;]|$)`)
const GOAL_BY = new RegExp(`,? (?:plus|and|with) (?:about )?(${COUNTED}|\\d{1,3}(?:,\\d{3})+) ((?:[a-z-]+ ){0,2}[a-z]+s)( in [\\p{Lu}][\\p{L},& ]{2,80}?)? (?:until|by) (20\\d\\d)(?=[.;]|$)`, 'u')
const row = (places: string): string => places.replace(/,? & /g, ', and ').replace(/^([^,]+), and ([^,]+)$/, '$1 and $2')

function withOwnSentences(first: string): string {
  const more: string[] = []
  const told = first
    .replace(GOAL_BY, (_all, many: string, things: string, where: string | undefined, year: string) => {
      more.push(`The goal is ${many} ${things}${row(where ?? '')} by ${year}.`)
      return ''
    })
    .replace(GOAL_IN, (_all, many: string, things: string, years: string) => {
      more.push(`The goal is ${many} ${things} in ${years} years.`)
      return ''
    })
    .replace(BEGINS, (said: string, many: string, things: string, where: string, last: string | undefined) => {
      if (last === undefined && !/^,? (?:with )?(?:the )?first /.test(said)) return said
      more.push(`Start with ${many} ${things}${where}.`)
      return ''
    })
  return [told, ...more].join(/[.!?]$/.test(told) || more.length === 0 ? ' ' : '. ')
}

/** "…, toolkit + remote training": what it comes with, behind a comma. */
const COMES_WITH = new RegExp(`^([^,;:]{12,160}), ((?:[a-z-]+ ){0,2}${HANDED}(?: (?:\\+|and|&) (?:[a-z-]+ ){0,2}${HANDED}){0,2})(?=[.;]|$)`)
/** "national benchmark of calls + public protocol for centers": two things, of which each is one. */
const TWO_THINGS = /^([^+.;]{6,140}?) \+ ([a-z][^+.;]{6,140}?)(?=, with |, first |[.;]|$)/i

function joined(first: string): string {
  const house = HOUSE_OF_ITS_OWN.exec(first)
  if (house !== null && /^[^.;:]+$/.test(house[2] ?? ''))
    return `I want to develop ${both((house[2] ?? '').replace(/\bplug-in\b/g, 'plugin'))} through the ${house[1] ?? ''}${usesBeyond(house[3] ?? '')}${first.slice(house[0].length)}`
  const plain = first.replace(COMES_WITH, (_all, made: string, things: string) => `${made} with ${both(things)}`)
  const two = TWO_THINGS.exec(plain)
  if (two === null) return plain
  const [one = '', other = ''] = [two[1] ?? '', two[2] ?? '']
  const isPair = / (?:of|for|in|with|that) /.test(one) && / (?:of|for|in|with|that) /.test(other)
  return isPair ? `${one} and ${withItsArticle(other)}${plain.slice(two[0].length)}` : plain
}

/** "Second, …", "Alongside that …": a later plan begins so, and what is only done for its money is none. */
const ORDINAL =
  /^(?:(?:and )?(?:the |my )?(?:second|third|fourth|fifth|2nd|3rd)(?: (?:one|plan|project|idea|thing|part))?(?:ly)?(?: is| would be| will be|:)?(?: to(?= [a-z]))?|finally|lastly|alongside (?:that|this)|besides (?:that|this)|in parallel|at the same time),? (?=\S)/i
const FOR_MONEY = /\b(?:re-?submit|submit|apply for|write) (?:the |an? |my |our )?(?:R01|R21|R03|K\d\d|SBIR|STTR|grant|proposal|application|fellowship)\b|\bresubmission\b/i
const TRIAL = /^(?:an? )(?:(?:bigger|larger|second|new|multi-?site|full|proper) )?(?:trial|study|survey|evaluation) (?:of|on|with|in) /i

function laterPlan(sentence: string): string {
  if (FOR_MONEY.test(sentence)) return ''
  const [, wished] = /^I(?:['’]d| would) (?:also )?(?:like|love|want) to (?:put together|make) (.+)$/.exec(sentence) ?? []
  if (wished !== undefined) return `Assemble ${wished}`
  const said = sentence.replace(ORDINAL, '')
  if (said === sentence) return sentence
  if (/^an? /i.test(said) && !TRIAL.test(said) && !/^\S+ (?:[a-z-]+ ){0,3}(?:is|was|would|will)\b/.test(said))
    return `Develop ${lowerFirst(said)
      .replace(/, because [^,.;]{5,100}(?=[,.;])/, '')
      .replace(/, and (an? )/, ' and $1')}`
  if (TRIAL.test(said))
    return capitalize(
      `conduct ${lowerFirst(said)
        .replace(/\bbigger\b/, 'larger')
        .replace(/\s*\([^()]{0,120}\)/g, '')}`,
    )
  return capitalize(said)
}

/** The answer in sentences; where nothing of this is met, as it was typed. */
export function inSyntax(answer: string): string {
  const ruled = RULES.reduce((text, [found, instead]) => (typeof instead === 'string' ? text.replace(found, instead) : text.replace(found, instead)), answer.replace(/\s+/g, ' ').trim())
  const end = /[.!?](?= \p{Lu})|[.!?]?$/u.exec(ruled)?.index ?? ruled.length
  const first = withOwnSentences(joined(withSeveral(ruled.slice(0, end))))
  const later = ruled
    .slice(end)
    .replace(/^[.!?]\s*/, '')
    .split(/(?<=[.!?]) (?=\p{Lu})/u)
    .map(laterPlan)
    .filter((sentence) => sentence.trim() !== '')
  const told = [later.length > 0 && !/[.!?]\s*$/.test(first) ? `${first.trim()}.` : first.trim(), ...later].join(' ')
  return /[.!?]$/.test(ruled) && !/[.!?]$/.test(told) ? `${told}.` : told
}
