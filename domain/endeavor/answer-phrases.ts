/** Turns the visitor's own answers into phrases of a sentence; what does not parse is quoted or left out, never rewritten. */
import { isSafe } from './safe-words.ts'
import { countWords, lowerFirst, plainLine, splitSentences, withArticle } from './sentence-forms.ts'

const LEAD_IN =
  /^(?:(?:in the (?:future|u\.?s\.?|united states),?\s+)?(?:(?:i|we)(?:'d| would)? (?:want|wish|hope|plan|intend|aim|like|love|am planning|am going|am looking|will be looking|expect)s?(?: to)?|i will|we will|i'll|(?:my|our|the) (?:project|plan|goal|aim|idea|intention|endeavor|focus|future role|role|niche|proposed endeavor) (?:is|will be|would be)(?: to)?|to|project:|idea:|goal:|plan:)\s+)/i

const MAKING_VERBS: Readonly<Record<string, string>> = {
  building: 'build',
  developing: 'develop',
  creating: 'create',
  designing: 'design',
  launching: 'launch',
  establishing: 'establish',
  opening: 'open',
  improving: 'improve',
  implementing: 'implement',
  expanding: 'expand',
  starting: 'start',
  running: 'run',
  leading: 'lead',
  researching: 'research',
  training: 'train',
  helping: 'help',
  making: 'make',
  introducing: 'introduce',
  bringing: 'bring',
  applying: 'apply',
  using: 'use',
  modernizing: 'modernize',
  automating: 'automate',
  reducing: 'reduce',
  providing: 'provide',
  producing: 'produce',
  testing: 'test',
  writing: 'write',
  publishing: 'publish',
  organizing: 'organize',
  setting: 'set',
  scaling: 'scale',
  teaching: 'teach',
  deploying: 'deploy',
  offering: 'offer',
  supporting: 'support',
  managing: 'manage',
  working: 'work',
  conducting: 'conduct',
  optimizing: 'optimize',
  integrating: 'integrate',
  adapting: 'adapt',
  protecting: 'protect',
  detecting: 'detect',
  forecasting: 'forecast',
  mapping: 'map',
  connecting: 'connect',
  growing: 'grow',
}
const BASE_VERBS = new Set([
  ...Object.values(MAKING_VERBS),
  'set',
  'continue',
  'advance',
  'advise',
  'analyze',
  'architect',
  'assess',
  'assist',
  'become',
  'benchmark',
  'collaborate',
  'coordinate',
  'cut',
  'deliver',
  'direct',
  'enable',
  'engineer',
  'enhance',
  'explore',
  'focus',
  'found',
  'improve',
  'increase',
  'investigate',
  'join',
  'maintain',
  'migrate',
  'monitor',
  'oversee',
  'pilot',
  'practice',
  'prevent',
  'prototype',
  'secure',
  'serve',
  'simplify',
  'standardize',
  'strengthen',
  'study',
  'treat',
  'validate',
])

export type AnswerPhrase =
  /** Follows "I will": "build an open fraud-signal library for credit unions". */
  | { kind: 'verb'; text: string; quote: string }
  /** A noun phrase with article: "an open fraud-signal library for credit unions". */
  | { kind: 'noun'; text: string; quote: string }
  /** Stands between quotation marks. */
  | { kind: 'quote'; text: string; quote: string }

function cutAtClause(text: string, max: number): string | null {
  const cleaned = text.replace(/[.!?;,:\s]+$/, '')
  if (countWords(cleaned) <= max) return cleaned
  const cuts = [...cleaned.matchAll(/[;,:](?=\s)|\s(?=which\s|because\s|while\s|so that\s|in order to\s|and\s(?:then|also)\s)|\s[–—-]\s/g)].map((cut) => cut.index)
  for (const at of cuts.reverse()) {
    const kept = cleaned.slice(0, at).replace(/[;,:\s]+$/, '')
    if (countWords(kept) <= max && countWords(kept) >= 3) return kept
  }
  return null
}

/**
 * The first usable sentence of an answer as a phrase of at most `max` words; null when nothing safe is left.
 * `quote` is a passage of the answer as typed (white space folded).
 */
export function phraseFromAnswer(answer: string, max = 24, min = 2): AnswerPhrase | null {
  for (const sentence of splitSentences(plainLine(answer, 1000))) {
    if (!isSafe(sentence)) continue
    const cut = cutAtClause(sentence, max + 8)
    if (!cut) continue
    let rest = cut
    while (LEAD_IN.test(rest)) rest = rest.replace(LEAD_IN, '')
    if (countWords(rest) > max) rest = cutAtClause(rest, max) ?? ''
    if (countWords(rest) < min) continue
    const words = rest.split(' ')
    const first = (words[0] ?? '').toLowerCase().replace(/[^a-z-]/g, '')
    const second = (words[1] ?? '').toLowerCase()
    const base = namesPerson(rest) ? undefined : MAKING_VERBS[first]
    if (base && !/^(?:of|and|is|are|for|programs?|courses?|materials?)$/.test(second)) return { kind: 'verb', text: `${base} ${words.slice(1).join(' ')}`, quote: cut }
    if (BASE_VERBS.has(first) && !/^(?:of|is|was|are|manager|engineer|analyst|lead|specialist|officer|director)$/.test(second)) return { kind: 'verb', text: lowerFirst(rest), quote: cut }
    if (/^(?:be|being)$/.test(first) && /^(?:a|an|the)$/.test(second)) return { kind: 'noun', text: words.slice(1).join(' '), quote: cut }
    if (/^(?:work|working|serve|act|continue|continuing)$/.test(first)) return { kind: 'verb', text: rest.replace(/^\S+/, first.replace(/ing$/, '')), quote: cut }
    if (/^(?:i|we|he|she|it|they|my|our|there|this|that|if|when|because|as|for|in|with|by|not|no|yes)$/.test(first) || /\b(?:i|we)\s+(?:am|are|will|want|have|would|can)\b/i.test(rest))
      return { kind: 'quote', text: rest, quote: cut }
    if (/^(?:an?|the)$/.test(first) || !/\s(?:is|are|was|were|will|would|has|have|can)\s/.test(` ${rest} `)) return { kind: 'noun', text: withArticleIfSingular(rest), quote: cut }
    return { kind: 'quote', text: rest, quote: cut }
  }
  return null
}

/** "Training captain" names who someone is, and not what is trained. */
function namesPerson(text: string): boolean {
  return (
    countWords(text) <= 4 &&
    /\b(?:engineer|manager|director|developer|scientist|analyst|consultant|specialist|officer|architect|lead|physician|nurse|pilot|captain|technician|administrator|coordinator|instructor|designer|dentist|surgeon)$/i.test(
      text,
    )
  )
}

/** "platform for tutors" → "a platform for tutors"; plurals, names and mass nouns stay. */
function withArticleIfSingular(text: string): string {
  const lowered = lowerFirst(text)
  if (/^(?:an?|the|my|our|new|several|two|three|some)\s/i.test(lowered) && !/^new\s/i.test(lowered)) return lowered
  const words = lowered.split(' ')
  const stop = words.findIndex((word) => /^(?:for|of|that|to|in|with|at|on|and|from|by|which|who|using|as)$/i.test(word))
  const head = (words[(stop === -1 ? words.length : stop) - 1] ?? '').toLowerCase()
  const countable =
    /(?:platform|tool|app|application|system|program|programme|model|method|company|startup|clinic|network|center|centre|framework|service|product|school|lab|laboratory|device|software platform|project|engineer|manager|director|developer|scientist|analyst|consultant|specialist|officer|architect|lead|teacher|physician|nurse|pilot|founder|owner|advisor|professor|researcher|role|position|course|curriculum|library|marketplace|plant|facility|database|dashboard|process|protocol|toolkit|firm|business|agency|captain|technician|administrator|coordinator|supervisor|recruiter|accountant|dentist|surgeon|president|head|instructor)$/
  return countable.test(head) ? withArticle(lowered) : lowered
}

const GOING_ON = /^(?:continu\w*|keep\w*|stay\w*|remain\w*|carry(?:ing)? on|go(?:ing)? on)\b/i

/** "Continue in my field": an answer that names no work of its own. */
function isGoingOn({ text }: AnswerPhrase): boolean {
  return GOING_ON.test(text)
}

/**
 * What an answer on the next role says. An answer to go on as before says something only by the focus it names:
 * "Continue in my field with focus on safer systems" is about "safer systems", "Stay in my field" about nothing.
 */
export function roleFocusFromAnswer(answer: string): AnswerPhrase | null {
  const phrase = phraseFromAnswer(answer, 16)
  if (!phrase || !isGoingOn(phrase)) return phrase
  const focus = /\b(?:focus(?:ing|ed)? on|speciali[sz]ing in|speciali[sz]ation in|emphasis on)\s+(.+)$/i.exec(phrase.text)?.[1]
  if (focus) return { kind: 'noun', text: lowerFirst(focus), quote: phrase.quote }
  if (/\b(?:my|the|this|same|current|present)\s+(?:\w+\s+)?(?:field|profession|role|job|position|work|career|area)\b|^\S+(?:\s\S+)?$/i.test(phrase.text)) return null
  return { kind: 'verb', text: phrase.text.replace(/^continuing/i, 'continue').replace(/^(keep|stay|remain|carry|go)ing\b/i, '$1'), quote: phrase.quote }
}
