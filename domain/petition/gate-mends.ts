/** What a sentence that waits at the gate may have meant, as words to confirm: never told before the customer took them. */
import { findVerb, gerundOf, thirdPersonOf } from '../drafting/verbs.ts'
import { capitalize } from '../endeavor/sentence-forms.ts'
import { initialVowel, small } from './articles.ts'
import { sentencesOf } from './checks/block-text.ts'
import { faultsOf, type Fault } from './sentence-gate.ts'

type Step = readonly [RegExp, string | ((found: string, ...parts: string[]) => string)]

const STATES: Readonly<Record<string, string>> = {
  having: 'have',
  needing: 'need',
  wanting: 'want',
  knowing: 'know',
  costing: 'cost',
  requiring: 'require',
  depending: 'depend',
  belonging: 'belong',
  containing: 'contain',
}
const third = (verb: string): string => (verb === 'have' ? 'has' : thirdPersonOf(verb))

/** Each has one other form in English, whatever is told. */
const STEPS: readonly Step[] = [
  [/^(?:Actually|Presently|Nowadays|Basically|Honestly|Obviously|Of course|Luckily|Fortunately|Unfortunately),? (\p{L})/u, (_found, letter) => letter!.toUpperCase()],
  [/,? (?:of course|actually|basically|obviously|honestly|somehow|anyway)(?=[ ,.])/g, ''],
  [/ maybe (?=\d)/g, ' about '],
  [/\bjust (?=(?:gives?|do|did|does|not|goes|go)\b)/g, ''],
  [/\bby (?:me only|myself only)\b/g, 'by me alone'],
  [/\ball by myself\b/g, 'by myself'],
  [/ also\.$/, '.'],
  [/ (\d[\d,]*) only\.$/, ' only $1.'],
  [/ for the same\.$/, ' for it.'],
  [
    /\b(is|are|am|was|were) (not |also |now )?(having|needing|wanting|knowing|costing|requiring|depending|belonging|containing)\b/g,
    (_found, be, adverb = '', verb) => {
      const base = STATES[verb!]!
      const past = be === 'was' || be === 'were'
      if (adverb === 'not ') return past ? `did not ${base}` : `${be === 'is' ? 'does' : 'do'} not ${base}`
      return `${adverb}${past ? (findVerb(base)?.past ?? (base === 'have' ? 'had' : `${base}ed`)) : be === 'is' ? third(base) : base}`
    },
  ],
  [/\b(is|are|am) (\p{Ll}+ing )(?=[^.;]{0,80}\bsince (?:(?:\p{Lu}\p{Ll}+ )?(?:19|20)\d\d|spring|summer|fall|autumn|winter))/gu, (_found, be, verb) => `${be === 'is' ? 'has' : 'have'} been ${verb!}`],
  [/\b(is|are|am) (?=since (?:\p{Lu}\p{Ll}+ )?(?:19|20)\d\d)/gu, (_found, be) => `${be === 'is' ? 'has' : 'have'} been `],
  [
    /\b(is|are) (completed|finished|published|released|started|created|founded|launched|adopted) (?=in (?:\p{Lu}\p{Ll}+ )?(?:19|20)\d\d)/gu,
    (_found, be, verb) => `${be === 'is' ? 'was' : 'were'} ${verb!} `,
  ],
  [/\b([Ii]f (?:I|we|they)) will (not )?(?=\p{Ll})/gu, (_found, who, not) => `${who!} ${not === undefined ? '' : 'do not '}`],
  [/\b(must|can|should|will|could|may|would) to (?=\p{Ll})/gu, '$1 '],
  [
    /\b(wants?|wanted|needs?|needed|agreed|decided|plans?|planned|refused?|promised|intends?) (?=(?:use|test|try|prove|give|make|do|take|have|build|train|publish|adopt|find|see|start|buy|send|extend|develop|add|write|work|finish|show|measure|help)\b)/g,
    '$1 to ',
  ],
  [
    /\b(allow(?:s|ed)?|enable[sd]?|ask(?:s|ed)?|want(?:s|ed)?|require[sd]?|invite[sd]?) (me|us|them|him|her|it|you) (?=(?:use|test|try|prove|give|make|do|take|have|build|train|publish|adopt|find|see|start|buy|send|come|work|go|teach|join)\b)/g,
    '$1 $2 to ',
  ],
  [/\b(lets?|makes?|made) (me|us|them|him|her|it) to (?=\p{Ll})/gu, '$1 $2 '],
  [/\b(discuss(?:es|ed)?|mention(?:s|ed)?|emphasize[sd]?|describe[sd]?) about (?=\p{Ll})/gu, '$1 '],
  [/\b(tells?|told) to (?=(?:me|us|him|her|them|the|my|our)\b)/g, '$1 '],
  [/\b(told|tells?) that (?=(?:it|the|they|he|she|I|we|this|a|my|our)\b)/g, (_found, verb) => `${verb === 'told' ? 'said' : verb === 'tells' ? 'says' : 'say'} that `],
  [/\bpa(id|ys?|y) to (?=(?:me|us|him|her|them)\b)/g, 'pa$1 '],
  [/\b(explain(?:s|ed)?|suggest(?:s|ed)?|describe[sd]?) me (?=\p{Ll})/gu, '$1 to me '],
  [/\b(?:in|at) (?:the )?page (?=\d)/g, 'on page '],
  [/\bthe (version|step|page|phase|stage|exhibit|chapter|figure|table) (?=\d)/g, '$1 '],
  [/\bdepend(s|ed)? (?:of|from)\b/g, 'depend$1 on'],
  [/\bconsist(s|ed)? (?:from|in)\b/g, 'consist$1 of'],
  [/\bsimilar with\b/g, 'similar to'],
  [/\baccording with\b/g, 'according to'],
  [/\bresponsible of\b/g, 'responsible for'],
  [/\binterested (?:for|to|about) (?=\p{Ll}+ing\b)/gu, 'interested in '],
  [/\bparticipate(s|d)? (?:to|at)\b/g, 'participate$1 in'],
  [/\barrive(s|d)? to\b/g, 'arrive$1 at'],
  [/\brelated with\b/g, 'related to'],
  [/\bthanks of\b/g, 'thanks to'],
  [/\bfor to (?=\p{Ll})/gu, 'to '],
  [/\bin the internet\b/g, 'on the internet'],
  [/\binside of\b/g, 'inside'],
  [
    /\b(?:one|two|three) times? (?:in|by|per) (?:a |the )?(year|month|week|day)\b/g,
    (found, unit) => `${found.startsWith('one') ? 'once' : found.startsWith('two') ? 'twice' : 'three times'} a ${unit!}`,
  ],
  [/\b([Mm])ost of (?=(?:farmers|people|users|patients|companies|hospitals|plants|nurses|students|cases)\b)/g, '$1ost '],
  [/\b([Mm]ost|[Aa]ll|[Mm]any|[Ss]everal|[Ff]ew) others? (?=\p{Ll}+s\b)/gu, '$1 other '],
  [/\bothers (?=\p{Ll}+s\b)/gu, 'other '],
  [
    /\b(informations?|equipments?|softwares?|researches|evidences|advices|feedbacks|trainings|hardwares)\b/g,
    (found) => found.replace(/(?:es|s)$/, (end) => (found === 'researches' ? '' : end === 'es' ? 'e' : '')),
  ],
  [/(?<![\d.,$-]|\p{Lu}\p{L}{0,12} )(\d{5,})(?: [Dd]ollars| USD)?\b/gu, (found, digits) => `${/dollars|usd/i.test(found) ? '$' : ''}${Number(digits).toLocaleString('en-US')}`],
  [/(?<![\d.,$])(\d{1,3}) ?(?:thousand|k)(?: dollars| USD)?\b/gi, (found, digits) => `${/dollars|usd/i.test(found) ? '$' : ''}${digits!},000`],
  [/(?<![\d.,$])(\d[\d,]*) (?:dollars|USD)\b/gi, '$$$1'],
  [/\b([Tt]he [\p{Ll}]+s?|[Tt]wo \p{Ll}+s|[Tt]hree \p{Ll}+s) (?:they|it) (?=\p{Ll})/gu, '$1 '],
  [/\bdo(es)? not (\p{Ll}+) (nothing|nobody)\b/gu, (_found, es, verb, what) => `do${es ?? ''} not ${verb!} any${what!.slice(2)}`],
]

const plural = (noun: string): string =>
  /(?:s|x|z|ch|sh)$/.test(noun) ? `${noun}es` : /[^aeiou]y$/.test(noun) ? `${noun.slice(0, -1)}ies` : /^(?:half|leaf|shelf|knife|wife|life)$/.test(noun) ? noun.replace(/fe?$/, 'ves') : `${noun}s`
const WITH_A =
  /\b(?:as|am|is|are|was|with|without|have|has|had|need|needs|like|for|by|give|gives|gave|make|makes|made|buy|buys|use|uses|used|write|wrote|build|built|design|designed|develop|developed|publish|published|take|takes|took|put|add|added|create|created|of)$/

/** One fault mended where it shows; the sentence as it is where it is not found there. */
function withoutFault(sentence: string, { kind, at }: Fault): string {
  // “teaches it … since 2024”: it still goes on.
  const [, lasting = ''] = /^(\p{Ll}+) … since /u.exec(at) ?? []
  const lasts = findVerb(lasting)
  if (kind === 'tense' && lasts !== null && (lasts.form === 'third' || lasts.form === 'base'))
    return sentence.replace(new RegExp(`\\b${lasting}\\b(?=.* since )`, 'u'), `${lasts.form === 'third' ? 'has' : 'have'} been ${gerundOf(lasts.base)}`)
  const index = sentence.toLowerCase().indexOf(at.toLowerCase())
  if (index === -1) return sentence
  const [before, behind] = [sentence.slice(0, index), sentence.slice(index + at.length)]
  const here = sentence.slice(index, index + at.length)
  const last = / (\S+)$/.exec(here)?.[1]
  switch (kind) {
    case 'article': {
      if (/^(?:the|a|an) /i.test(here)) return sentence
      if (before === '') return `The ${small(here)}${behind}`
      const article = /^(?:same|only|first|second|third|last|next|whole)\b/.test(here) || !WITH_A.test(before.trimEnd()) ? 'the' : initialVowel(here)
      return `${before}${article} ${here}${behind}`
    }
    case 'agreement': {
      if (last === undefined) return sentence
      const BE: Readonly<Record<string, string>> = { is: 'are', are: 'is', was: 'were', were: 'was', has: 'have', have: 'has', does: 'do', do: 'does' }
      const known = findVerb(last)
      const other = BE[last] ?? (known?.form === 'base' ? thirdPersonOf(last) : known?.form === 'third' ? known.base : null)
      return other === null ? sentence : `${before}${here.slice(0, -last.length)}${other}${behind}`
    }
    case 'number': {
      if (last === undefined || !/^\p{Ll}+$/u.test(last) || /s$/.test(last)) return sentence
      return `${before}${here.slice(0, -last.length)}${plural(last)}${behind}`
    }
    case 'comma': {
      const comma = here.indexOf(', ')
      return comma === -1 ? sentence : `${before}${here.slice(0, comma)}. ${capitalize(here.slice(comma + 2))}${behind}`
    }
    default:
      return sentence
  }
}

const ROUNDS = 6

/** Null where what is left does not pass either, or where nothing changed. */
export function mendedAtGate(sentence: string, waits: (sentence: string) => boolean): string | null {
  const [bare, end] = /[.?!]$/.test(sentence) ? [sentence.slice(0, -1), sentence.slice(-1)] : [sentence, '.']
  let told = STEPS.reduce((words, [found, written]) => words.replace(found, written as string), `${bare}${end}`)
  for (let round = 0; round < ROUNDS; round += 1) {
    const [open] = sentencesOf(told).flatMap((one) => faultsOf(one).map((fault) => ({ one, fault })))
    if (open === undefined) break
    const mended = withoutFault(open.one, open.fault)
    if (mended === open.one) return null
    told = told.replace(open.one, () => mended)
  }
  const whole = capitalize(told)
  return whole !== sentence && sentencesOf(whole).every((one) => !waits(one)) ? whole : null
}
