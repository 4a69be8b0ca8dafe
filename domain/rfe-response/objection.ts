/** Says in the petitioner's words what a sentence of a notice finds missing, so that an answer can be tied to that very point. */
import { sentencesOf } from '../petition/checks/block-text.ts'
import { trimEndOf } from '../text-edges.ts'
import { whatIsMissing } from '../rfe/notice-meaning.ts'
import { judgeClauses } from '../rfe/notice-passages.ts'
import { plainOf } from '../rfe/notice-text.ts'

/** `words` go on after what shows it: `that the endeavor …`, `how my method …`, `a plan for …`. */
export type Objection = { kind: 'that' | 'question' | 'thing'; words: string }

const LONGEST = 190
const SHORTEST = 12

/** As the petitioner would say it; null where it cannot be told who is meant. */
function inFirstPerson(text: string): string | null {
  const said = text
    .replace(/\b(?:the |your )?(?:self-)?(?:petitioner|beneficiary)['’]s\b|\byour\b|\b(?:his|her|their)(?= (?:own|proposed|endeavor|work|role|contributions|plan|business)\b)/gi, 'my')
    .replace(/\b(?:you|he|she|the (?:self-)?(?:petitioner|beneficiary)) (?:are|is)\b/gi, 'I am')
    .replace(/\b(?:you were|(?:he|she|the (?:self-)?(?:petitioner|beneficiary)) was)\b/gi, 'I was')
    .replace(/\b(?:you have|(?:he|she|the (?:self-)?(?:petitioner|beneficiary)) has)\b/gi, 'I have')
    .replace(/\b(?:you|he|she|the (?:self-)?(?:petitioner|beneficiary)) (?=(?:will|would|can|could|may|might|had|did|should)\b)/gi, 'I ')
    .replace(/\byou (?=(?:intend|propose|plan|hold|own|made|developed|wrote|led|need|claim|describe|do|work)\b)/gi, 'I ')
    .replace(/\b(of|for|to|by|with|from|on|employs?|allows?|enables?|makes?|supports?|positions?) (?:you|him|the (?:self-)?(?:petitioner|beneficiary))\b/gi, '$1 me')
  return /\b(?:you|he|she|him|his|her|petitioner|beneficiary)\b/i.test(said) ? null : said
}

/** "The claim that ranchers cannot wait is not documented": what is without proof, or without an explanation. */
const UNPROVED = /^(?:however, |but |and )?(.{6,150}?) (?:(?:is|are|was|were) not|(?:has|have) not been) (?:\w+ly )?(documented|supported|corroborated|substantiated|verified|explained|described)\b/i
/** "The letters do not state that …" */
const UNSAID = /\b(?:do|does|did) not (?:\w+ly )?(?:state|say|confirm|mention|indicate|specify|reflect|tell) (?=(?:that|how|what|which|who|whether|when|where|why)\b)/i

const MARKS = '.,;:'
/** Without the marks at the end and the word that would have led on. */
function withoutLead(text: string): string {
  const end = trimEndOf(text, MARKS)
  return trimEndOf(end.replace(/(?<=[\s.,;:])(?:and|which|who|whose|where|that)$/, ''), MARKS)
}

const lowered = (text: string): string => (/^(?:The|A|An|Your|His|Her|Its|This|That|These|Those)\b/.test(text) ? text.slice(0, 1).toLowerCase() + text.slice(1) : text)

/** What stands behind the refusal of a clause, in its own letters. */
function behindRefusal(clause: string): string | null {
  const unsaid = UNSAID.exec(clause)
  if (unsaid !== null) return clause.slice(unsaid.index + unsaid[0].length)
  const missing = whatIsMissing(plainOf(clause))
  return missing === null ? null : clause.slice(clause.length - missing.length)
}

/** Null where the sentence does not say in so many words what it misses. */
export function objectionOf(quote: string): Objection | null {
  const isAdverse = ({ kind }: { kind: string }) => kind === 'adverse'
  // What is quoted before the refusal tells what it means.
  const refusal = sentencesOf(quote).findLast((sentence) => judgeClauses(plainOf(sentence), true).some(isAdverse))
  const adverse = refusal === undefined ? undefined : judgeClauses(plainOf(refusal), true).find(isAdverse)
  if (refusal === undefined || adverse === undefined) return null
  const original = refusal.slice(adverse.clause.from, adverse.clause.to).trim()
  const unproved = UNPROVED.exec(original)
  if (unproved !== null) {
    const [, subject = '', how = ''] = unproved
    const words = inFirstPerson(`${/^(?:explained|described)$/i.test(how) ? 'an explanation of' : 'evidence for'} ${lowered(subject)}`)
    return words === null || /\b(?:it|they|this|these|that|those)$/.test(words) ? null : { kind: 'thing', words }
  }
  const found = behindRefusal(original)
  if (found === null) return null
  const rest = withoutLead(found.replace(/,? (?:and (?:no|nor|not|was|were|is|are|does|do|did|states?)|nor|since|because|yet|but|so)\b.*$/, ''))
    .trim()
    .replace(/^(?:contain|give|provide|include|offer|submit|address)\b ?/i, '')
    .replace(/^any\b ?/i, '')
    .replace(/^(?=plan\b)/, 'a ')
  const kind = /^that\b/i.test(rest)
    ? 'that'
    : /^(?:how|why|whether|what|who|which|where|when)\b/i.test(rest)
      ? 'question'
      : /^(?:the|your|his|her|a (?:clear|detailed|specific|written|business|plan|model|timeline|budget|description|explanation|statement)|evidence|documents?|documentation|details?|detailed|information|examples?|results|letters?|contracts?|agreements?|milestones?|progress|interest|support|specific|concrete|independent|objective|corroborat\w+)\b/i.test(
            rest,
          )
        ? 'thing'
        : null
  if (kind === null || rest.length < SHORTEST || rest.length > LONGEST || /[.?!] |["“”]|\b(?:is|are|was|were|has been|have been) (?:given|provided|submitted|offered|included)\b/.test(rest))
    return null
  // What "this" is stands in another sentence.
  if (/^(?:how|why|whether|that) (?:this|these|those|they)\b/i.test(rest)) return null
  // Whose work "their" is cannot be told.
  if (/\btheir\b/i.test(rest) && /\bpetitioner\b|\bbeneficiary\b/i.test(quote)) return null
  const words = inFirstPerson(rest.replace(/\b(of|to|in|by|for) any\b/g, '$1'))
  return words === null ? null : { kind, words: words.slice(0, 1).toLowerCase() + words.slice(1) }
}

/** True for a sentence that only says of the test, or of a point of it, that it is not met. */
export function isConclusion(quote: string): boolean {
  const missing = whatIsMissing(plainOf(quote))
  return (
    missing !== null &&
    missing.length < 140 &&
    /\b(?:substantial merit|national importance|nationally important|well[- ]positioned|(?:first|second|third) prong|prong (?:one|two|three|[123])|on balance|in the national interest|exceptional ability|advanced degree|classification)\b/.test(
      missing,
    ) &&
    !/\b(?:because|how|why|letters?|plan|evidence (?:of|that)|documents?|salary|membership|license)\b/.test(missing)
  )
}
