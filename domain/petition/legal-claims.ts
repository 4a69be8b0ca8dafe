/** What a customer says of the law: it stands in a letter where the words of the law are quoted or a page of its document is named, and is asked for before that. */
import type { CaseFact, CaseFile } from './case-file.ts'
import { sentencesOf } from './checks/block-text.ts'
import { isFree, leftWithout, withoutWithheld } from './left-of-sentence.ts'
import { passagesOf } from './passages.ts'

const LAW =
  /(?<!-|\b(?:stud(?:y|ied)|practiced?|teach|taught) )\b(?:laws?(?! of (?:cooling|motion|nature|physics|thermodynamics|optics|gravity|diffusion|conservation|large numbers|mass|energy|probability|supply|demand)\b)|(?:the|federal|state|national) (?:\p{Ll}+ ){0,2}?act(?! (?:on|as|in|by|for|with|of \p{Ll}+ing)\b)|statutes?|regulations?|federal code|legislation|U\.S\.C\.|CFR|IDEA|HIPAA)\b[^.;]{0,160}?\b(?:asks?|requires?|required|says|said|mandates?|mandated|orders?|ordered|forbids?|obliges?|demands?|calls? for|must|limits?|prohibits?)\b/iu
/** Where it stands: a section, a page, or its words. */
const PLACED = /§|\b(?:section|sec\.|pages?|pp?\.|paragraph|chapter|U\.S\.C\.|CFR) ?§?\s?\d|“[^”]{12,600}”/i

/** Conclusions on certification that are law and no fact. */
const CERTIFICATION =
  /\b(?:no|nobody|none|no one|not|cannot|can not|never)\b[^.;]{0,160}\b(?:(?:can|could|would|will|may|might|able|willing|free)(?: to)?(?: \p{L}+ly)? sponsor|sponsor(?:ed|s)? (?:me|it|my (?:\p{L}+ )?(?:visa|petition|green card|immigration|case|job|work|post|position))(?=[,;.]|$| (?:for|because|as|since|and|in)\b)|(?:visa|immigration|labor|employer) sponsor\w*|sponsorship|(?:job|position|post|role|work) to certify|(?:job|position|post|role|work|employment|endeavor) (?:(?:can|could|will|would|may|might|cannot)(?: not)? )?be certified|labor certification|PERM|offer (?:the|this|such a) job)\b|\b(?:can|could|would|will|may|might) (?:\p{L}+ly )?certify (?:me|it|my|the|that|this)\b|\bthey can certify\b|\b(?:job|position|post|role|work|employment|endeavor)\b[^.;]{0,40}\b(?:cannot|can not|could not|will not|would not|may not) (?:\p{L}+ly )?be certified\b|\b(?:require[sd]?|needs?|asks? for) (?:no|an?) sponsor\b|\b(?:sponsorship|labor certification|PERM)\b[^.;]{0,160}\b(?:impossible|not possible)\b|\b(?:PERM|labor certification)\b[^.;]{0,160}\b(?:takes?|needs?|lasts?) (?:about |at least )?(?:\d|an?\b|one|two|three|four)/iu

/** That the classification or the waiver is open to the petitioner is what the letter argues, and no fact of a customer's. */
const ELIGIBLE = new RegExp(
  [
    '\\bI (?:\\p{Ll}+ly |thus |therefore )?(?:qualify|am (?:\\p{Ll}+ly |thus |therefore )?(?:eligible|qualified)) (?:as|for|under|to) (?:an? |the |my )?(?:advanced|member|EB-?2|NIW|national[- ]interest|waiver|exceptional|professional|classification|person|alien|individual|green card|visa)',
    '\\bI am (?:\\p{Ll}+ly |thus |therefore )?(?:an? )?(?:member of (?:a|the) profession|advanced[- ]degree professional|professional (?:holding|with) an advanced degree|(?:person|individual|alien) of exceptional ability)\\b',
    '\\bI (?:\\p{Ll}+ly |thus |therefore )?(?:meet|satisfy|fulfill) (?:all|every|each|both|the) (?:of the )?(?:\\p{L}+ )?(?:requirements?|criteria|prongs?|tests?|standards?) (?:of|for|under) (?:an? |the )?(?:EB-?2|NIW|national[- ]interest|waiver|exceptional|Dhanasar|law)',
  ].join('|'),
  'iu',
)

export type LegalClaim = 'law' | 'certification' | 'eligibility'

/** What the petitioner may say of the law of an occupation: that a degree or a license is required. */
const ofOccupation = (fact: CaseFact, claim: LegalClaim | null): boolean => fact.element === 'eb2.occupation' && claim !== 'eligibility'

export const isLegalClaim = (sentence: string): LegalClaim | null => (ELIGIBLE.test(sentence) ? 'eligibility' : claimOnLaw(sentence))

const claimOnLaw = (sentence: string): 'law' | 'certification' | null =>
  CERTIFICATION.test(sentence) && !/\bDepartment of Labor\b/.test(sentence) ? 'certification' : LAW.test(sentence.replace(/\b[Ii]deas?\b/g, '')) && !PLACED.test(sentence) ? 'law' : null

const isOwn = ({ kind, source }: CaseFact): boolean => kind === 'statement' && (source.kind === 'answer' || source.kind === 'intake')

/** What is concluded behind a fact: “…, so no permanent job can be certified”. */
const CONCLUDED = /, (?:so(?! (?:long|far|much|little|soon) )|and so|thus|therefore|which means)\b(?: that)? [^.;]{0,200}$/i

const isPaged = (file: CaseFile, fact: CaseFact): boolean => fact.exhibits.some((id) => passagesOf(file, id).some(({ fields }) => (fields['page'] ?? '') !== ''))

/** A fact without the sentences that speak of the law without its words; null where nothing is left. What a named page says of the same document bears them out. */
export function withoutLegalClaims(file: CaseFile, fact: CaseFact): string | null {
  if (!isOwn(fact) || file.response !== undefined) return fact.text
  const paged = isPaged(file, fact)
  const kept = withoutWithheld(fact.text, (sentence) => {
    const claim = isLegalClaim(sentence)
    return claim !== null && !(claim === 'law' && paged) && !ofOccupation(fact, claim)
  })
  return kept.length === 0 ? null : kept.join(' ')
}

/** What could stand of a sentence that speaks of the law: its customer reads it before it is told. */
export function leftOfLegalClaim(sentence: string): string | null {
  const whole = sentence.replace(/[.?!]$/, '')
  const concluded = CONCLUDED.exec(whole)?.[0] ?? ''
  const bare = concluded !== '' && isFree(concluded) ? whole.slice(0, -concluded.length) : whole
  const left = bare !== whole && isLegalClaim(bare) === null ? bare : leftWithout(bare, (part) => isLegalClaim(part) !== null)
  return left === null ? null : `${left}.`
}

/** The sentences that wait for the words of the law. */
export const legalClaims = (file: CaseFile, facts: readonly CaseFact[]): { fact: CaseFact; sentence: string; claim: LegalClaim }[] =>
  facts.filter(isOwn).flatMap((fact) =>
    sentencesOf(fact.text).flatMap((sentence) => {
      const claim = isLegalClaim(sentence)
      return claim === null || ofOccupation(fact, claim) || (claim === 'law' && isPaged(file, fact)) ? [] : [{ fact, sentence, claim }]
    }),
  )
