/** What weighs most of use by others: a public body that took the work into its own document, then those who do it without the petitioner. */
import { findExhibit, settledFacts, type CaseFact, type CaseFile } from '../../../domain/petition/case-file.ts'
import { EVIDENCE, evidenceWeight } from '../../../domain/petition/evidence-weight.ts'
import { STATE_NAMES } from '../../../domain/resume/state-names.ts'
import { tieOf } from '../../../domain/petition/reasoning.ts'
import { sentencesOf } from '../../../domain/petition/checks/block-text.ts'

const PUBLIC =
  /\b(?:[Ss]tate|[Nn]ational|[Ff]ederal|[Cc]ounty|[Cc]ity|[Rr]egional|[A-Z]\p{Ll}+) (?:(?:\p{Ll}+|of|and|for) ){0,3}?(?:departments?|offices?|boards?|agenc(?:y|ies)|commissions?|bureaus?|Departments?|Boards?|Bureaus?|Commissions?|Agency|Office|Administration)\b|\b(?:Department|Bureau|Office|Board) of (?:the )?\p{Lu}\p{L}+/u
const ADOPTS =
  /\b(?:put|wrote|written|added|adopted|adopts|accepted|accepts|recommends?|named|names|cites?|changed|included|includes)\b[^.;]{0,160}\b(?:guides?|manuals?|rules?|plans?|forms?|codes?|standards?|polic(?:y|ies)|permits?|guidance|requirements?|alternative|note|schedule|program|curriculum)\b/i
/** What was decided against the work, or was taken back. */
const AGAINST = String.raw`reject(?:s|ed)?|refused?|declined?|withdrew|withdrawn|removed?|struck|repealed|against|gave (?:it |this |that )?up|warn(?:s|ed|ing|ings)?|sue[sd]?|found no`
const REVERSED = new RegExp(`\\b(?:${AGAINST})\\b`, 'i')
/** Leads no conclusion for the work. */
export const isReversed = (text: string): boolean => REVERSED.test(text)

/** What may turn a sentence into its opposite: nothing is concluded from it. */
const TURNED = new RegExp(
  `\\b(?:${AGAINST}|${[
    'no|not|never|nobody|none|neither|nor|nothing|nowhere|hardly|barely|rarely|few|cannot|except|unless|until|if|instead|denied|took|taken|dropped|fail(?:s|ed)?|stopped|returned|lost',
    String.raw`avoid(?:s|ed)?|end(?:s|ed)?|cancel(?:s|ed|led)?|(?:some(?:body|one)|anybody) else|lawsuit|recall(?:s|ed)?|critici[sz]\w*|waste|wrong|untrue|false`,
  ].join('|')})\\b|n[’']t\\b`,
  'i',
)
export const mayBeTurned = (sentence: string): boolean => TURNED.test(sentence)

const CLOSED = /\b(?:not published|not (?:public|open|available)|cannot (?:get|have|use|take)|(?:only|nobody outside of) my (?:employer|company)|nobody (?:else )?may)\b/i
/** A way to users that is closed. */
export const isClosed = (text: string): boolean => CLOSED.test(text)

/** “The plan does not fund it”, “… a waste”: a document that speaks of the subject otherwise than for it. */
export const isDenied = (text: string): boolean => /\b(?:does|do|did|is|are|was|were|has|have|will) not\b|\bwaste\b/.test(text)

/** The month hedges nothing. */
const HEDGED = /\b(?:not|never|draft|may(?! (?:\d{1,2}, )?(?:19|20)\d\d)|might|wants?|considers?|considering|asked|will)\b/i

/** That a public body took the work into a document of its own. */
export const isPublicAdoption = (text: string): boolean => sentencesOf(text).some((one) => PUBLIC.test(one) && ADOPTS.test(one) && !HEDGED.test(one) && !mayBeTurned(one))

const WITHOUT_ME = /\bwithout (?:my (?:help|part|advice|support|knowledge)|me\b|writing to me|asking me)|\b(?:itself|themselves|on (?:its|their) own)\b/i
export const isWithoutMe = (text: string): boolean =>
  sentencesOf(text).some(
    (one) =>
      WITHOUT_ME.test(one) &&
      /\b(?:uses?|used|ran|runs?|held|set|found|closed|tested|repeated|installed|did|made|burned|began)\b/.test(one) &&
      !/\bwill\b/.test(one) &&
      !mayBeTurned(one.replace(WITHOUT_ME, '')),
  )

/** What weighs more stands first: a public body, then those who do it without the petitioner or pay nothing for it, then what others measured. Downloads and a market stand last. */
export const strengthOf = ({ text }: Pick<CaseFact, 'text'>): number => {
  if (isPublicAdoption(text)) return EVIDENCE.adopted
  const weight = evidenceWeight(text)
  if (isWithoutMe(text) || (weight >= EVIDENCE.used && isUntied(text))) return EVIDENCE.used
  return weight === EVIDENCE.counted ? -EVIDENCE.counted : weight === EVIDENCE.measured ? EVIDENCE.measured : EVIDENCE.none
}

/** That some pay, where the same answer says that others do not: half of it would mislead. */
const PAYS = /\b(?:financed|funded|pays?|paid|employed|employs|customers?|clients?)\b/i
const NOBODY = /\b(?:never|none|no|not|nor|neither|nobody|nothing)\b/i
const isHalf = (text: string): boolean =>
  sentencesOf(text)
    .flatMap((one) => one.split(/[,;] | (?:and|but) /))
    .some((one) => PAYS.test(one) && !NOBODY.test(one))

/** The verb itself is denied, of the petitioner or the employer: “has never paid me”, “none of them employs me”. */
const PAYER = String.raw`(?:employ(?:s|ed)?|hires?|hired|pay|pays|paid)`
const PAYEE = String.raw`(?:me|us|my (?:employer|company|firm|studio|practice)|(?:anything )?for (?:it|its use))(?=[.;,]|$| (?:for|and|or|nor)\\b)`
const UNTIED = new RegExp(
  [
    String.raw`\b(?:do|does|did|has|have|had|is|are|was|were) (?:not|never) (?:ever )?${PAYER}(?: (?:n?or) ${PAYER})? ${PAYEE}\b`,
    String.raw`\b(?:do|does|did|has|have) (?:not|never) (?:pay|paid)(?=[.;]|$)`,
    String.raw`\bnever ${PAYER}(?: or ${PAYER})? ${PAYEE}\b`,
    String.raw`\bneither ${PAYER} nor ${PAYER} ${PAYEE}\b`,
    String.raw`^(?:None|Neither|Nobody|No one|No \p{Ll}+)(?: of (?:them|these|those|the [\p{L}\d ]{3,30}))? (?:(?:has|have) (?:ever )?)?${PAYER}(?: or ${PAYER})? ${PAYEE}\b`,
    String.raw`\bmy (?:employer|company|firm|studio|practice) has no part in (?:it|them|any)\b|\bpays? (?:me|us) nothing(?=[.;]|$)|\b(?:has|have) no (?:financial )?tie to (?:me|us|my employer)(?=[.;]|$)`,
    String.raw`\b(?:uses?|used|got|have|has) (?:it|the [\p{L} ]{3,30}) (?:for free|free of charge|without charge)\b`,
  ].join('|'),
  'u',
)
/** A condition, a part of them, or a denial of the denial. */
const LEAVES_OPEN =
  /\b(?:without (?!charge)|unless|until|if|when|while|before|not (?:all|every|only|each|both)|missed|failed|stopped|secret|doubt|deny|denied|would|could|might|less|more|as much|what (?:it|they|he|she|we|I)|but|except|only|anymore|any more|yet|directly|in cash|in full|untrue|false|true|claims?|rivals?|says?|said|one of them|this (?:year|month)|in (?:summer|winter|(?:19|20)\d\d))\b/i
const saysUntied = (sentence: string): boolean => UNTIED.test(sentence) && !LEAVES_OPEN.test(sentence)

/** That those who use the work neither employ nor pay the petitioner, said of all of whom the fact speaks. */
export const isUntied = (text: string): boolean =>
  tieOf(text) === 'unpaid' && sentencesOf(text).some(saysUntied) && sentencesOf(text).every((one) => tieOf(one) !== 'unpaid' || saysUntied(one)) && !isHalf(text)

const PAYS_FOR_IT =
  /\bpaying (?:customers?|clients?|users?|pilots?)\b|\$[\d,.]+ (?:an?|per|each) (?:year|month|license|site|clinic|card|test|unit|user)\b|\b(?:pays?|paid|buys?|bought) (?:(?:me|us|it|for it)\b|\$)/i
/** Whether a fact on users and supporters says that one of them pays. */
const paysSomebody = (file: CaseFile): boolean =>
  settledFacts(file, 'p1.beyond', 'endeavor.users', 'p2.interest', 'p2.progress').some(({ text }) =>
    sentencesOf(text).some((one) => PAYS_FOR_IT.test(one) && !NOBODY.test(one) && !/\b(?:foundation|fund|grant|salary)\b/i.test(one)),
  )

/** “Courses that I sell to districts”: somebody pays, whatever is said of these users. */
const SELLS = /\b(?:I|[Ww]e|my (?:company|firm|studio|practice)) (?:sell|sells|sold|charge|charges|charged|invoice|invoices)\b|\bpaid (?:courses|licenses|subscriptions|trainings?)\b/
const sellsIt = (file: CaseFile): boolean => file.facts.some((fact) => fact.kind === 'statement' && fact.state !== 'rejected' && SELLS.test(fact.text))

/** “They do not pay me”: of all users, of whom another fact may say that one pays. */
const saysOfAll = (text: string): boolean => sentencesOf(text).some((one) => tieOf(one) === 'unpaid' && /^(?:They|None|Nobody|No one|All|Neither|Users|Nothing)\b/.test(one))
/** The same, where no other fact says of one of all these that they pay. */
export const isUntiedHere = (file: CaseFile, text: string): boolean => isUntied(text) && !(saysOfAll(text) && (paysSomebody(file) || sellsIt(file)))

/** What such a fact denies: that they employ, that they pay, both, or another tie. */
export type TieSaid = 'both' | 'employ' | 'pay' | 'other'
export function tieSaid(text: string): TieSaid {
  const denied = sentencesOf(text)
    .filter((one) => tieOf(one) === 'unpaid')
    .join(' ')
  const employs = /\bemploy(?:s|ed)?(?: n?or [\p{L}]+)? (?:me|us)\b|\bhire[sd]? (?:me|us)\b|\bwork(?:ed|s)? for\b|\bno (?:financial )?tie\b/iu.test(denied)
  const pays = /\b(?:pa(?:y|ys|id)|free|without charge)\b|\b(?:none|neither|nor|not|no)\b[^.;]{0,40}\b(?:customers?|clients?) of m(?:e|ine)\b|\bno (?:financial )?tie\b/i.test(denied)
  return employs && pays ? 'both' : employs ? 'employ' : pays ? 'pay' : 'other'
}

/** The kind of document of its own in which a public body tells the work. */
export const documentIn = (text: string): string => {
  const said = sentencesOf(text).find((one) => isPublicAdoption(one)) ?? ''
  return /\b(guides?|manuals?|rules?|plans?|forms?|codes?|standards?|polic(?:y|ies)|guidance|requirements|schedule|program|curriculum)\b/.exec(ADOPTS.exec(said)?.[0] ?? '')?.[0] ?? 'document'
}

const SINGULAR = (kind: string): string => kind.replace(/ies$/, 'y').replace(/s$/, '')
/** Whether a fact of such an adoption cites that very document, by its title. */
export const showsAdoption = (file: CaseFile, fact: CaseFact): boolean => {
  const kind = isPublicAdoption(fact.text) ? SINGULAR(documentIn(fact.text)) : 'document'
  return kind !== 'document' && fact.exhibits.some((id) => new RegExp(`\\b${kind}`, 'i').test(findExhibit(file, id)?.title ?? ''))
}

const GOVERNMENT = new RegExp(
  `\\b[Ll]etters? (?:of|from) (?:the )?(?:[Ss]tate|[Ff]ederal|[Cc]ounty|[Cc]ity|U\\.S\\.|United States|${STATE_NAMES.join('|')}) (?:(?:\\p{Ll}+ ){0,3}?(?:departments?|agency|agencies|commissions?|bureaus?|offices?|boards?)|(?!University|College|Hospital)(?:\\p{Lu}\\p{Ll}+ )?(?:Department|Agency|Commission|Bureau))(?![\\p{L}’])`,
  'u',
)
/** Whether a fact of the interest of others cites a letter that its title gives to a public agency of the United States. */
export const citesAgencyLetter = (file: CaseFile, fact: CaseFact): boolean => fact.exhibits.some((id) => GOVERNMENT.test(findExhibit(file, id)?.title ?? ''))
