/** Of use by others: who adopted it, who neither employs nor pays, and what stands first. */
import { findExhibit, settledFacts, type CaseFact, type CaseFile } from '../../../domain/petition/case-file.ts'
import { EVIDENCE, evidenceWeight } from '../../../domain/petition/evidence-weight.ts'
import { STATE_NAMES } from '../../../domain/resume/state-names.ts'
import { meaningsOf, says } from '../../../domain/petition/surely.ts'
import { sentencesOf } from '../../../domain/petition/checks/block-text.ts'

/** That a public body took the work into a document of its own. */
export const isPublicAdoption = (file: CaseFile, fact: CaseFact): boolean => says(file, fact, 'adopted')

/** The order in which facts on use stand. Nothing is concluded from it. */
export const strengthOf = ({ text }: Pick<CaseFact, 'text'>): number => {
  const weight = evidenceWeight(text)
  return weight === EVIDENCE.counted ? -EVIDENCE.counted : weight
}

const NOBODY = /\b(?:never|none|no|not|nor|neither|nobody|nothing)\b/i
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

/** That those who use the work do not employ or pay the petitioner, or do not pay for it, where no other fact says that somebody pays. */
export const isUntiedHere = (file: CaseFile, fact: CaseFact): boolean => says(file, fact, 'untied') && !paysSomebody(file) && !sellsIt(file)

/** What such facts deny, all of them together. */
export type TieSaid = 'both' | 'employ' | 'payMe' | 'payForIt'
export function tieSaid(file: CaseFile, facts: readonly CaseFact[]): TieSaid {
  const ties = facts.flatMap((fact) => meaningsOf(file, fact).flatMap(({ said }) => (said.says === 'untied' ? [said.tie] : [])))
  const employs = ties.length > 0 && ties.every((tie) => tie.employs)
  const paysMe = ties.length > 0 && ties.every((tie) => tie.paysMe)
  return employs && paysMe ? 'both' : employs ? 'employ' : paysMe ? 'payMe' : 'payForIt'
}

/** The kind of document of its own in which a public body tells the work. */
export const documentIn = (file: CaseFile, fact: CaseFact): string => meaningsOf(file, fact).flatMap(({ said }) => (said.says === 'adopted' ? [said.document] : []))[0] ?? 'document'

const SINGULAR = (kind: string): string => kind.replace(/ies$/, 'y').replace(/s$/, '')
/** Whether a fact of such an adoption cites that very document, by its title. */
export const showsAdoption = (file: CaseFile, fact: CaseFact): boolean => {
  const kind = SINGULAR(documentIn(file, fact))
  return kind !== 'document' && fact.exhibits.some((id) => new RegExp(`\\b${kind}`, 'i').test(findExhibit(file, id)?.title ?? ''))
}

const GOVERNMENT = new RegExp(
  `\\b[Ll]etters? (?:of|from) (?:the )?(?:[Ss]tate|[Ff]ederal|[Cc]ounty|[Cc]ity|U\\.S\\.|United States|${STATE_NAMES.join('|')}) (?:(?:\\p{Ll}+ ){0,3}?(?:departments?|agency|agencies|commissions?|bureaus?|offices?|boards?)|(?!University|College|Hospital)(?:\\p{Lu}\\p{Ll}+ )?(?:Department|Agency|Commission|Bureau))(?![\\p{L}’])`,
  'u',
)
/** Whether a fact of the interest of others cites a letter that its title gives to a public agency of the United States. */
export const citesAgencyLetter = (file: CaseFile, fact: CaseFact): boolean => fact.exhibits.some((id) => GOVERNMENT.test(findExhibit(file, id)?.title ?? ''))
