/** Reads the project a visitor describes: a verb phrase that can stand after "I will", what kind of thing it makes, or that it is no endeavor. */
import { isSafe } from '../endeavor/safe-words.ts'
import { countWords, splitSentences } from '../endeavor/sentence-forms.ts'
import { holdsWebAddress } from '../endeavor/web-addresses.ts'
import { searchableLine, holdsCue } from './evidence.ts'
import type { ContributionForm } from './problem-area.ts'
import { findVerb } from './verbs.ts'

/** `object`: the head noun of what is made, "toolkit"; `users`: for whom, a plural noun phrase. Null where the words do not tell. */
export type StatedProject = { kind: 'project'; phrase: string; object: string | null; users: string | null; form: ContributionForm; quote: string }
export type ReadProject = StatedProject | { kind: 'no endeavor'; what: string; quote: string } | { kind: 'unreadable'; quote: string }

/** Ordinary local trades: honest work, but nothing that reaches beyond its own customers. */
const LOCAL_TRADES = ['bakery', 'restaurant', 'cafe', 'coffee shop', 'food truck', 'catering', 'salon', 'barber', 'spa$', 'boutique', 'clothing store', 'gym$', 'laundry', 'laundromat', 'car wash', 'cleaning business', 'cleaning company', 'landscaping', 'convenience store', 'grocery store', 'gas station', 'flower shop', 'gift shop', 'bar$', 'nightclub', 'hotel$', 'bed and breakfast', 'trucking company', 'real estate agency', 'travel agency', 'rental properties', 'airbnb', 'daycare', 'online store', 'dropshipping']

const INTRO = /^(?:(?:in the (?:united states|u\.?s\.?a?\.?|future),?\s+)?(?:i(?:’|')?d like to|i (?:would like|want|plan|intend|hope|aim|propose|wish|am planning|am going) to|i will|i(?:’|')ll|my (?:project|goal|plan|idea|aim|proposal|endeavor|intention) is(?: to)?|the (?:project|goal|plan|idea|aim) is(?: to)?|we (?:want|plan|intend) to|we will|to)\s+)/i

const FORM_NOUNS: readonly (readonly [ContributionForm, readonly string[]])[] = [
  ['training', ['course', 'training', 'curriculum', 'academy', 'school', 'workshop', 'bootcamp', 'lessons', 'teach']],
  ['evidence', ['study', 'research', 'data set', 'dataset', 'registry', 'benchmark', 'survey', 'evaluat', 'trial']],
  ['practice', ['standard', 'protocol', 'guideline', 'procedure', 'audit', 'framework', 'policy', 'checklist', 'methodology']],
  ['service', ['service', 'clinic', 'network', 'center', 'company', 'consult', 'firm', 'program', 'cooperative', 'agency']],
  ['tool', ['software', 'app$', 'platform', 'tool', 'system', 'device', 'model', 'algorithm', 'library', 'prototype', 'kit', 'database', 'sensor', 'open source', 'dashboard']],
]

/** Null for an empty answer. */
export function readStatedProject(answer: string): ReadProject | null {
  const quote = answer.replace(/\s+/g, ' ').trim()
  if (quote === '') return null
  const line = searchableLine(quote)
  const trade = LOCAL_TRADES.find((cue) => holdsCue(line, cue))
  const beyond = /\b(?:software|method|protocol|curriculum|standard|study|research|model for|open[- ]source|data ?set|system for|tool)\b/i.test(quote)
  if (trade && !beyond) return { kind: 'no endeavor', what: trade.replace('$', ''), quote }
  const first = splitSentences(quote)[0] ?? quote
  const phrase = verbPhrase(first)
  if (!phrase || holdsWebAddress(phrase) || !isSafe(phrase) || /[<>{}|\\]/.test(phrase) || /\bignore\b|\binstruction|\bsystem prompt\b/i.test(phrase)) return { kind: 'unreadable', quote }
  const form = FORM_NOUNS.find(([, cues]) => cues.some((cue) => holdsCue(searchableLine(phrase.split(/\b(?:that|which|for|to)\b/)[0] ?? phrase), cue)))?.[0] ?? FORM_NOUNS.find(([, cues]) => cues.some((cue) => holdsCue(line, cue)))?.[0] ?? 'tool'
  return { kind: 'project', phrase, object: headOf(phrase), users: usersIn(phrase), form, quote: first }
}

const STOP = /^(?:that|which|who|for|to|in|of|with|by|from|on|at|so|and|or|across|using|where|through|into|as|helps?|lets?|when|before|after|without)$/i

/** "build an open-source testing toolkit that …" → "toolkit". */
function headOf(phrase: string): string | null {
  const words = phrase.split(' ').slice(1)
  const end = words.findIndex((word, at) => at > 0 && (STOP.test(word) || /,$/.test(words[at - 1] ?? '')))
  const head = (words.slice(0, end === -1 ? words.length : end).at(-1) ?? '').replace(/,$/, '')
  return /^[a-z]{4,16}$/.test(head) && !/(?:s|ing)$/.test(head) ? head : null
}

/** "… that helps credit unions detect failures" → "credit unions". */
function usersIn(phrase: string): string | null {
  for (const [, rest = ''] of phrase.matchAll(/\b(?:for|helps?|lets?|allows?|enables?|serves?|serving|used by|among|to help)\s+((?:[A-Za-z.’'-]+\s*){1,8})/g)) {
    const words = rest.trim().split(' ')
    const end = words.findIndex((word, at) => STOP.test(word) || (at > 0 && /s$/.test(words[at - 1] ?? '') && findVerb(word)?.form === 'base'))
    const group = words.slice(0, end === -1 ? words.length : end)
    const last = group.at(-1) ?? ''
    if (group.length >= 1 && group.length <= 4 && /[^s]s$/.test(last) && !/(?:ics|ness|less|us|is)$/.test(last) && !findVerb(group[0] ?? '')) return group.join(' ').replace(/^(?:the|our|my) /, '')
  }
  return null
}

function verbPhrase(sentence: string): string | null {
  let rest = sentence.replace(/[.!?]+$/, '').trim()
  for (let round = 0; round < 2; round++) rest = rest.replace(INTRO, '')
  rest = rest.replace(/^(?:be )?(?:able to|continue to|also)\s+/i, '').trim()
  const words = rest.split(' ')
  const first = words[0]?.toLowerCase().replace(/,$/, '') ?? ''
  const verb = findVerb(first)
  let phrase: string
  if (verb && (verb.form === 'base' || verb.form === 'gerund')) phrase = [verb.base, ...words.slice(1)].join(' ')
  else if (/^(?:an?|the)\s/i.test(rest)) phrase = `develop ${rest.charAt(0).toLowerCase()}${rest.slice(1)}`
  else if (/^[A-Za-z-]+(?: [A-Za-z-]+){1,10}$/.test(rest) && !/\b(?:i|my|is|are|was|will|would|should)\b/i.test(rest) && /(?:system|platform|tool|program|model|method|protocol|curriculum|software|app|kit|network|course|standard|study)s?\b/i.test(rest)) phrase = `develop ${/s$/.test(words.at(-1) ?? '') ? '' : /^[aeiou]/i.test(rest) ? 'an ' : 'a '}${rest.charAt(0).toLowerCase()}${rest.slice(1)}`
  else return null
  phrase = phrase.replace(/\bmy own\b/g, 'my own').replace(/\s+/g, ' ')
  if (countWords(phrase) > 32) {
    const cut = phrase.split(/(?:, (?:which|so that|and then|where|while|with the goal)|; | - )/)[0] ?? phrase
    phrase = countWords(cut) >= 4 && countWords(cut) <= 32 ? cut : phrase.split(' ').slice(0, 32).join(' ').replace(/\s+(?:and|or|of|to|for|the|a|an|in|with|that|by)$/i, '')
  }
  return countWords(phrase) >= 3 ? phrase.replace(/[,;:]$/, '') : null
}
