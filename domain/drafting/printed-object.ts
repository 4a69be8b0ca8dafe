/**
 * What a line was about that is told as it is printed: the object of its deed, or the noun phrase that heads it
 * ("acoustic-emission monitoring of wire breaks in tendons"), where others do such work as well.
 */
import { structureOf } from './achievement-structure.ts'
import { deliverableOf } from './deliverable.ts'
import { isNoNoun, isPlain, lineObject, nounObject, type LineObject } from './line-object.ts'
import { PLAIN_CAPITALS } from './own-object.ts'
import { withoutNames } from './object-words.ts'
import { NOUN_OR_VERB } from './noun-headed.ts'
import { findVerb, inflectPhrase, isPastVerb, pastVerb } from './verbs.ts'

/** What a colon, a dash, or an arrow sets behind a deed tells how, with what result, or another thing. */
const BEHIND = /\s*(?:[;:→=]|->|\s[-–—]\s).*$/s
/** "exposures: 0.21 → 0.07", "complaints from 17% to 6%" */
const CHANGED = /(\d[\d,]*(?:\.\d+)?)\s?(?:%|[a-z]+\/?[a-z\d]*)?\s?(?:\([^()]*\)\s?)?(?:→|->|\bto\b)\s?(\d[\d,]*(?:\.\d+)?)/
const numberOf = (text: string) => Number(text.replaceAll(',', ''))

/** "software ‘Quill’ (log-file checks)", "a tool “Quill” which checks": the thing is told by what it is. */
const plainOf = (text: string) =>
  text
    .replace(/["“‘]([^"”’]{2,30})["”’]/g, '')
    .replace(/\s*\([^()]*\)/g, '')
    .replace(/ which (?=[a-z]+s )/g, ' that ')
    .replace(/^(?:(?:Tier|Level|Phase|Class|Type|Stage|Grade) \d+(?:\/(?:[A-Z][a-z]+ )?\d+)? |\d{4} (?=[a-z]))/, '')
    .replace(/ (methods?|devices?|tools?|systems?|process(?:es)?|protocols?) for ([a-z]+) (?=[a-z])/g, (all, thing: string, does: string) => {
      const verb = findVerb(does)
      return verb?.form === 'base' && !NOUN_OR_VERB.has(does) ? ` ${thing} for ${inflectPhrase(does, 'gerund')} ` : all
    })
    .replace(/\b(?:approx|est|incl|w)\.? /g, '')
    .replace(/\s+/g, ' ')
    .trim()

const lowered = (text: string) => (/^[A-Z][a-z]/.test(text) ? `${text.charAt(0).toLowerCase()}${text.slice(1)}` : text)

const beginsWithDeed = (text: string) => {
  const [first = ''] = text.split(/[ ,/]/)
  return isPastVerb(first.toLowerCase())
}

/** "Leak search by drone: method that cut unfound leaks from 9 to 2": what was cut is named there, and the label is how. */
const CHANGED_THING = /\b(?:cut|reduced|lowered|decreased|shortened|halved|raised|increased|improved|doubled|grew|brought|took) (?!to |from |by |down |up )[a-z][^;:.]*$/i

/** "Dust exposures: 0.21 → 0.07": what was measured, as a change of it. */
function labelled(label: string, behind: string): LineObject | null {
  const changed = CHANGED.exec(behind)
  const [, before, after] = changed ?? []
  const thing = before === undefined ? undefined : CHANGED_THING.exec(behind.slice(0, changed?.index))?.[0]
  if (thing !== undefined) return lineObject(thing.replace(/ from\s*$/, ''))
  const found = before !== undefined && after !== undefined ? nounObject(lowered(label)) : null
  if (found === null || before === undefined || after === undefined) return null
  return { ...found, kind: 'change', verb: numberOf(after) < numberOf(before) ? 'reduce' : 'raise', deliverable: 'change' }
}

/** "Architect of the power module", "Co-inventor of …": a post that names the deed. */
const MAKER = /^(?:(?:chief|lead|principal|sole|main|co)[ -])?(?:co-?)?(architect|designer|inventor|author|developer|creator|founder) of (?=an? |the |methods? )/i
const MAKERS_DEED: Readonly<Record<string, string>> = {
  architect: 'designed',
  designer: 'designed',
  inventor: 'invented',
  author: 'wrote',
  developer: 'developed',
  creator: 'created',
  founder: 'founded',
}
/** "Load rated 620 bridges" */
const PARTED_VERB = /^(load|root)[ -](rated|caused) (?=[\da-z])/i
/** "Rehandle ratio cut from 1.9 to 1.3 by new stacking rules I wrote" */
const OWN_MEANS = / (?:by|through|with|after) (?:the |my |our )?((?:[a-z-]+ ){1,6})(?:that |which )?I (wrote|built|designed|developed|made|created|introduced)\b/
/** "Protocol for sedation weaning reduced extubations from 1.9 to 0.7": what stands before its effect. */
const EFFECT = /^([A-Z][^,;:]{8,90}?[a-z]) (?:reduced|cut|increased|improved|lowered|raised|received|saved|shortened|eliminated|is now used|was adopted|has been adopted) /

/** "Led the team which designed …": what the team made names the thing. */
const TEAM_WHICH = /^(?:Led|Headed|Directed) (?:an? |the |my )?(?:[a-z0-9-]+ ){0,3}(?:team|group) (?:which|that|who) (?=(?:designed|built|developed|created|wrote|invented|introduced) )/
/** "I develop EMBER, a model of …", "Made a matching method by …" */
const OF_ONE = /^(?:I|[Ww]e) (?:have |also )*(?=[a-z])/
const inPast = (deed: string, ofOne: boolean) => {
  const plain = deed.replace(/^made (?=[^,;]{3,80}\b(?:methods?|models?|tools?|systems?|kits?|scripts?|devices?|steps?|routes?|circuits?)\b)/, 'developed ')
  const [first = '', ...rest] = plain.split(' ')
  const verb = ofOne ? findVerb(first) : null
  return verb?.form === 'base' ? [verb.past, ...rest].join(' ') : plain
}

/** "tidefinder – Python library for …": a thing behind its name. */
const NAMED =
  /^[A-Za-z][\w.+-]{2,24} [–—-] ((?:an? |the )?(?:[A-Za-z-]+ ){0,3}(?:library|package|tool|toolkit|toolbox|model|app|dataset|corpus|database|platform|simulator) (?:for|of|that|to) [a-z].*)$/
/** "the score, a nine-item warning tool usable by …": a bare noun is told by what stands behind it. */
const BARE_BEFORE = /^([A-Za-z]+(?: and [a-z]+)?) (?:the |my |an? )?[a-z]+, (?=an? [a-z])/

/** "Prepared with the harbor authority the inspection protocol …": with whom stands between the deed and its thing. */
const DONE_WITH = /^([A-Za-z][a-z]+ed) (?:together )?with (?:the |an? |my |our )?(?:[A-Za-z]+ ){1,4}?(?=the [a-z]|an? [a-z])/

function objectOf(text: string): LineObject | null {
  const plain = withoutNames(text.replace(OF_ONE, ''))
    .replace(BARE_BEFORE, '$1 ')
    .replace(DONE_WITH, '$1 ')
    .replace(PARTED_VERB, (_all, one: string, two: string) => `${one.toLowerCase()}-${two.toLowerCase()} `)
  const [, made = '', verb = ''] = OWN_MEANS.exec(plain) ?? []
  if (made !== '') return lineObject(`${verb} ${made.trim()}`)
  const maker = MAKER.exec(plain)
  const [, mentored = ''] = /^Mentor(?:ed)?(?: of)? \d+ (.+)$/.exec(plain) ?? []
  if (mentored !== '') return lineObject(`mentored ${mentored}`)
  const ledTeam = TEAM_WHICH.exec(plain)
  if (ledTeam) return lineObject(plain.slice(ledTeam[0].length))
  // "Manage grid soil sampling": of a duty in the present, the work itself.
  const [first = '', ...behind] = plain.split(' ')
  const duty = findVerb(first.toLowerCase())
  if (maker === null && duty?.form === 'base' && duty.past !== duty.base && !NOUN_OR_VERB.has(duty.base)) return nounObject(behind.join(' '))
  const deed = maker ? `${MAKERS_DEED[maker[1]?.toLowerCase() ?? ''] ?? 'designed'} ${plain.slice(maker[0].length)}` : inPast(lowered(plain), OF_ONE.test(text))
  if (!beginsWithDeed(deed) && !/^(?:load-rated|root-caused) /.test(deed)) return nounObject(lowered(EFFECT.exec(plain)?.[1] ?? plain))
  const found = lineObject(deed)
  if (found !== null) return found
  const { object } = structureOf(deed, (findVerb(deed.split(/[ ,]/)[0] ?? '') ?? pastVerb(deed.split(/[ ,]/)[0] ?? ''))?.base ?? '')
  const deliverable = object === null ? null : deliverableOf(object)
  return object !== null && deliverable !== null ? { ...object, deliverable } : null
}

/** Null where the words do not clearly give one. `passage`: the words between the first quotation marks. */
export function printedObject(passage: string): LineObject | null {
  const plain = plainOf(passage)
  const [label = '', ...behind] = plain.split(/:\s+/)
  const rest = behind.join(': ')
  const named = NAMED.exec(withoutNames(plain))?.[1]
  const found = named
    ? nounObject(named.search(PLAIN_CAPITALS) === 0 ? named : lowered(named))
    : rest === ''
      ? objectOf(plain.replace(BEHIND, ''))
      : (labelled(label, rest) ?? (beginsWithDeed(rest) ? objectOf(rest.replace(BEHIND, '')) : objectOf(label)))
  return found !== null && !isPlain(found.general) && !isNoNoun(found.general) ? found : null
}
