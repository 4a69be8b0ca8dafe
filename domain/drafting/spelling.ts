/** Whether every word of a statement is spelled like a word: a misspelling copied from a resume would be the petitioner's own in a petition. */
import { occupationIndex } from '../occupation/occupation-index.ts'
import { ENGLISH_STEMS } from './lexicon/english-stems.mjs'
import { findVerb } from './verbs.ts'

let stems: ReadonlySet<string> | null = null

/** Front-coded: each entry tells first how many letters are taken from the one before. */
function englishStems(): ReadonlySet<string> {
  if (stems) return stems
  const read = new Set<string>()
  let before = ''
  for (const [, kept = '0', rest = ''] of ENGLISH_STEMS.matchAll(/([0-9A-Z])([a-z]*)/g)) {
    before = before.slice(0, Number.parseInt(kept, 36)) + rest
    read.add(before)
  }
  stems = read
  return read
}

let trades: ReadonlySet<string> | null = null

/** Words of the occupations' own titles and terms, which no dictionary lists: "phlebotomy", "telehealth". */
function tradeWords(): ReadonlySet<string> {
  if (trades) return trades
  const index = occupationIndex()
  trades = new Set([...index.byTerm.keys(), ...index.byTitle.keys()].flatMap((name) => name.toLowerCase().split(/[^a-z]+/)).filter((word) => word.length > 2))
  return trades
}

/** Real words that stand in resumes for others ("manager", "performed", "led"), and what has to stand before those that may be meant. */
const MISTAKEN = /^(?:manger|mangers|pubic|preformed|preforming|instillation|instillations|asses|costumer|costumers|statics|vender|venders|thru|adverting|affectively|collogues)$/
const MEANT_AFTER: Readonly<Record<string, RegExp>> = {
  lead: /^(?:was|to|the|a|an|sales|team|project|technical|as|of|qualified|tech|design|and|will)$/,
  principle: /^(?:a|the|of|first|accounting|design|this|on)$/,
  roll: /^(?:the|a|to)$/,
}

/** Small words that the list makes from others by rules not kept here. */
const SMALL = new Set(
  'into onto upon per its has so up million billion trillion via rollout rollouts setup setups workflow workflows dataset datasets backend frontend cybersecurity telehealth healthcare website websites onboarding onboarded smartphone smartphones fintech blockchain analytics chatbot chatbots login logins plugin plugins changelog firmware middleware microservice microservices dashboard dashboards crowdfunding webinar webinars podcast podcasts reshoring nearshoring biomarker biomarkers genomics proteomics transcriptomics metabolomics bioinformatics buffer exceedance hyperspectral multispectral metagenomic metagenomics perovskite perovskites ug ng mg kg ml dl km cm mm um nm kv kva kw mw gw mva kwh mwh gwh hz khz mhz ghz ppm ppb psi rpm mbps gbps bps'.split(
    ' ',
  ),
)

const ENDINGS: readonly (readonly [string, readonly string[]])[] = [
  ['ing', ['', 'e']],
  ['ed', ['', 'e']],
  ['es', ['', 'e']],
  ['s', ['']],
  ['er', ['', 'e']],
  ['ers', ['', 'e']],
  ['ly', ['', 'le']],
  ['ies', ['y']],
  ['ied', ['y']],
  ['ily', ['y']],
  ['ion', ['e', '']],
  ['ions', ['e', '']],
  ['able', ['', 'e']],
  ['or', ['e', '']],
  ['ors', ['e', '']],
  ['ment', ['']],
  ['ments', ['']],
  ['ness', ['']],
  ['al', ['', 'e']],
  ['ally', ['al', '']],
  ['ization', ['ize']],
  ['izations', ['ize']],
  ['ation', ['e', '']],
  ['ations', ['e', '']],
  ['ity', ['', 'e']],
  ['ities', ['', 'e', 'ity']],
  ['ability', ['able']],
  ['ic', ['', 'y']],
  ['less', ['']],
  ['ful', ['']],
  ['ship', ['']],
  ['ize', ['']],
  ['wide', ['']],
  ['ive', ['', 'e']],
  ['ives', ['', 'e']],
  ['en', ['', 'e']],
  ['est', ['', 'e']],
  ['th', ['']],
  ['ings', ['', 'e']],
]
const BEGINNINGS =
  /^(?:inter|re|un|non|pre|post|multi|over|under|sub|micro|bio|tele|anti|mis|out|cyber|geo|hydro|electro|photo|neuro|cardio|nano|semi|super|trans|con|com|dis|pro|in|co|de|e)(?=[a-z]{3})/

/** Endings of the terms of medicine and the sciences, of which no dictionary lists all. */
const OF_SCIENCE =
  /(?:scopes?|scopic|[io]meters?|scopy|mycins?|cillins?|statins?|itis|osis|ectomy|otomy|ostomy|plasty|graphy|graphic|metry|metric|lysis|lytic|genic|phages?|phoresis|cytes?|emia|uria|pathy|philic|phobic|zymes?|amides?|amines?|oxides?|azoles?|sporins?|trophic|tropic|valent|trons?)$/

function isListed(word: string): boolean {
  const list = englishStems()
  if (word.length > 7 && OF_SCIENCE.test(word)) return true
  if (word.length < 3 || list.has(word) || SMALL.has(word) || tradeWords().has(word) || findVerb(word) !== null) return true
  return ENDINGS.some(([ending, stemsOf]) => {
    if (!word.endsWith(ending) || word.length - ending.length < 2) return false
    const rest = word.slice(0, -ending.length)
    // "planned" from "plan"
    const single = /([b-df-hj-np-tv-z])\1$/.test(rest) ? [rest.slice(0, -1)] : []
    return [...stemsOf.map((last) => rest + last), ...single].some((stem) => list.has(stem))
  })
}

const LONGEST_KEPT = 30
const known = new Map<string, boolean>()
/** Lower case. */
export function isWord(word: string): boolean {
  const before = known.get(word)
  if (before !== undefined) return before
  const found = isListed(word) || (BEGINNINGS.test(word) && isListed(word.replace(BEGINNINGS, '')))
  if (known.size > 20_000) known.clear()
  // What is no word is a stranger's own, of any length, and is not kept.
  if (found && word.length <= LONGEST_KEPT) known.set(word, found)
  return found
}

/** Names, abbreviations and figures are left as they are; a word in lower case, and the first one, has to be a word. */
export function isSpelledRight(statement: string, isKnown: (word: string) => boolean = () => false): boolean {
  const tokens = statement.split(/[\s/]+/).map((token) => token.replace(/^[^A-Za-z0-9$]+|[^A-Za-z0-9%+]+$/g, ''))
  return tokens.every((token, at) => {
    const lower = token.toLowerCase()
    if (MISTAKEN.test(lower) || (MEANT_AFTER[lower] && !MEANT_AFTER[lower].test((tokens[at - 1] ?? '').toLowerCase()))) return false
    const words = token.replace(/['’]s?$/, '').split('-')
    // "Candida auris": the second half of a scientific name.
    if (at > 1 && /^[a-z]{4,}$/.test(token) && /(?:is|us|um|a|ae|ii?|ensis)$/.test(token) && /^[A-Z][a-z]{3,}$/.test(tokens[at - 1] ?? '')) return true
    return words.every((word) => !/^[a-z]+$/.test(at === 0 && !/^[A-Z]{2,6}$/.test(word) ? word.toLowerCase() : word) || isWord(word.toLowerCase()) || isKnown(word.toLowerCase()))
  })
}
