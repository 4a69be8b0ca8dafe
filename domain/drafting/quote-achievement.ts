/** Whether a statement of a resume can stand in quotation marks: one whole clause, in the resume's own words. */
import { isSafe } from '../endeavor/safe-words.ts'
import { holdsWebAddress } from '../endeavor/web-addresses.ts'
import { measuresOf } from '../person/achievement-words.ts'
import { isAddressedToMachine } from '../resume/machine-instructions.ts'
import { findVerb, pastVerb } from './verbs.ts'

const WORDS = { min: 4, max: 26 }
const FINITE = /\b(?:is|are|was|were|has|have|had|manages|contributes|offers|provides|operates|serves|delivers|employs|includes|specializes|consists|will|would|can|could|should)\b/i
const UNFINISHED = /\b(?:of|for|to|with|and|the|a|an|in|by|or|on|as|at|from|that|which|than|into|per|including|such|using|while|through|its|their|my|our)$/i
const EMPTY =
  /\b(?:company name|city ?, ?state|etc|duties|as needed|as assigned|as required|n\/a|various|team player|hard work\w*|work ethic|fast[- ]paced|self[- ]motivated|excellent|superior|exceptional|outstanding|amazing|responsibilities|responsibly|references|my resume|setup up|set an example|active role|role model|lead by example)\b|\[|\]/i
const SLIGHT =
  /^(?:attend|assist|help|greet|answer|clean|learn|work|participat|shadow|open|stock|aid|interact|communicat|pay|exceed|meet|met|receiv|respond|listen|welcom|follow|ensur|adher|strive|earn|observ|deal|familiar|mail|fax|copi|dust|sweep|mop)/i

/** What was done to the person, or by itself. */
const NOT_OWN = /^(?:promoted|transferred|appointed|hired|selected|resulted|resulting|involved|consists?|sku)\b/i

/** The statement as it may be quoted, cut at the end of a part with " …" where it is long; null where it is no whole clause. */
export function quoteAchievement(segment: string): string | null {
  const text = segment.replace(/\s+/g, ' ').trim()
  if (
    !/^[A-Z$\d]/.test(text) ||
    /[^\x20-\x7e’“”é]|[?@\\|<>{}_=~^*#]/.test(text) ||
    /https?:|www\./i.test(text) ||
    holdsWebAddress(text) ||
    isAddressedToMachine(text) ||
    /[a-z]\.[A-Z]|\w- \w/.test(text)
  )
    return null
  if (NOT_OWN.test(text) || EMPTY.test(text) || !isSafe(text) || text.includes('"') || /\b(\w{3,}) \1\b/i.test(text) || /\b[A-Z]{7,}\b.*\b[A-Z]{7,}\b|,,|\.\.|\s[,.)]|\(\s/.test(text)) return null
  if ((text.match(/\(/g)?.length ?? 0) !== (text.match(/\)/g)?.length ?? 0)) return null
  const first = (/^I (?:also |have |then )?([a-z]+)/.exec(text)?.[1] ?? text.split(' ')[0] ?? '').replace(/,$/, '')
  const verb = findVerb(first) ?? pastVerb(first)
  const { measures } = measuresOf(text)
  const named = verb === null
  // What begins with a noun is told only for its figure, and only where it is about the person's work and not about the employer.
  if (
    named &&
    (measures.length === 0 ||
      FINITE.test(text) ||
      /\d\+? (?:employees|stores|locations|countries|offices|branches|merchants)\b/.test(text) ||
      !/^[A-Z][a-z]+ |^\$?\d/.test(text) ||
      /^(?:I|This|It|The|These|We|He|She|My|In|On|At|After|As|For|From|During|With)\b/.test(text))
  )
    return null
  if (verb && measures.length === 0 && SLIGHT.test(first)) return null
  const rest = text.slice(first.length + 1)
  // "Project yielded …": a noun that looks like a verb.
  if (verb?.form === 'base' && ((findVerb(rest.split(' ')[0] ?? '') ?? pastVerb(rest.split(' ')[0] ?? ''))?.form === 'past' || /^(?:was|were|is|are|has)\b/.test(rest))) return null
  const words = text.split(' ')
  if (words.length < WORDS.min || (words.filter((word) => /^[A-Z]/.test(word)).length > words.length * 0.5 && words.length > 5)) return null
  if (words.length <= WORDS.max) return UNFINISHED.test(text) ? null : text
  return cut(words)
}

function cut(words: readonly string[]): string | null {
  // The figure is what the statement is told for: the cut comes behind it.
  const figure = words.findIndex((word) => /\d/.test(word))
  for (let at = WORDS.max - 1; at >= Math.max(9, figure > 0 && figure < WORDS.max - 2 ? figure + 2 : 0); at--) {
    const next = words[at] ?? ''
    const before = words[at - 1] ?? ''
    const head = words.slice(0, at).join(' ').replace(/,$/, '')
    const balanced = (head.match(/\(/g)?.length ?? 0) === (head.match(/\)/g)?.length ?? 0)
    if (
      balanced &&
      !UNFINISHED.test(head) &&
      (/,$/.test(before) || /^(?:while|which|through|resulting|including|ensuring|thereby|whereby|that|by|utilizing|using|when|where|so|with|within|across|during|from|to|for)$/i.test(next))
    )
      return `${head} …`
  }
  return null
}
