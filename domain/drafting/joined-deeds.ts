/** The deeds of a project that only commas join: the last gets its "and", and a thing that stands behind them without a verb is handed out besides. */
import { joinList } from '../endeavor/sentence-forms.ts'
import { findVerb } from './verbs.ts'

/** What shows that a verb stands before it, and no noun in its form. */
const ITS_OBJECT = '(?:the|an?|it|them|all|their|its|every|each|two|three|four|five|my|our|\\d[\\d,]*)'
const DEED = new RegExp(`^(?:and then |and |then )?([a-z]+) ${ITS_OBJECT}\\b`)
const AND_DEED = new RegExp(`^(.{8,}?),? and (?=([a-z]+) ${ITS_OBJECT}\\b)`)
const isVerb = (word: string): boolean => findVerb(word)?.base === word || /^(?:get|put|have|let|give|send|lend|hand)$/.test(word)
const isDeed = (part: string): boolean => isVerb(DEED.exec(part)?.[1] ?? '')
/** "…, and a drill kit for crews" */
const A_THING = /^and (an? [a-z][^,]{3,80})$/

/** "extend the net to ports, publish all rules, and a drill kit" → "extend the net to ports and publish all rules", with the kit as what is handed out. */
export function joinedDeeds(phrase: string): { phrase: string; output: string | null } {
  const parts = phrase.split(', ')
  const at = parts.findIndex((part, n) => n > 0 && isDeed(part))
  if (at < 0 || / (?:that|which|who|where|so|because) /.test(parts.slice(0, at).join(', '))) return { phrase, output: null }
  const output = A_THING.exec(parts.at(-1) ?? '')?.[1] ?? null
  const deeds = parts.slice(at, output === null ? undefined : -1)
  // Where the last has its "and", nothing lacks.
  if (deeds.length === 0 || !deeds.every(isDeed) || (output === null && /^(?:and|then) /.test(deeds.at(-1) ?? ''))) return { phrase, output: null }
  const all = deeds
    .flatMap((deed) => {
      const [whole = '', first = '', verb = ''] = AND_DEED.exec(deed) ?? []
      return isVerb(verb) ? [first, deed.slice(whole.length)] : [deed]
    })
    .map((deed) => deed.replace(/^(?:and then|and|then) /, '').replace(/^get (it|them) (?=[a-z]+ed\b)/, 'have $1 '))
  const first = parts.slice(0, at).join(', ')
  return { phrase: all.length > 1 ? joinList([first, ...all]) : `${first}${/ and /.test(first) ? ',' : ''} and ${all[0] ?? ''}`, output }
}
