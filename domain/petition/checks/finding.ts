/** What a check finds in a letter, at its place. */
import { stableHash } from '../../endeavor/sentence-forms.ts'
import type { Section } from '../draft.ts'

export const RULES = [
  'number',
  'name',
  'credential',
  'untraced',
  'law',
  'quotation',
  'link',
  'no-exhibit',
  'unknown-exhibit',
  'missing-exhibit',
  'coverage',
  'contradiction',
  'exhibit-mismatch',
  'license',
  'may-disagree',
  'exhibit-reach',
  'same-document',
  'dismissed-pattern',
  'endeavor-lock',
  'out-of-date',
  'newer-text',
  'shared-words',
  'identifier',
  'speaks-to-machine',
  'document',
  'long-sentence',
  'stated-only',
  'owed-exhibit',
  'after-filing',
  'ended-document',
  'translation',
  'several-problems',
  'not-reviewed',
  'not-argued',
  'foreign-degree',
  'not-reasoned',
  'opinion',
  'idle-or-harmful',
  'fragment',
  'splice',
  'own-words',
  'waits-for-look',
  // Of an answer to a notice.
  'unanswered',
  'passage-unanswered',
  'item-unanswered',
  'answered-twice',
  'notice-words',
  'notice-order',
  'conceded',
  'deadline',
  'gives-up',
] as const
export type Rule = (typeof RULES)[number]

export const WARNING_RULES: readonly Rule[] = [
  'long-sentence',
  'stated-only',
  'owed-exhibit',
  'translation',
  'several-problems',
  'not-reviewed',
  'not-argued',
  'foreign-degree',
  'not-reasoned',
  'opinion',
  'idle-or-harmful',
  'fragment',
  'splice',
  'own-words',
  'may-disagree',
  'exhibit-reach',
  'same-document',
  'gives-up',
]
/**
 * Facts that do not agree, and exhibits that do not show their sentence: of a petition none is released before the customer
 * has settled it (an answer, a correction, a fact left out) or an operator has written down why it stands.
 */
export const SETTLED_RULES = ['contradiction', 'exhibit-mismatch', 'may-disagree', 'exhibit-reach'] as const satisfies readonly Rule[]
/** What a reason cannot set aside. */
export const NOT_WAIVABLE: readonly Rule[] = [
  'unknown-exhibit',
  'missing-exhibit',
  'coverage',
  'endeavor-lock',
  'out-of-date',
  'identifier',
  'speaks-to-machine',
  'document',
  'waits-for-look',
  'unanswered',
  'item-unanswered',
  'answered-twice',
  'notice-words',
  'notice-order',
  'conceded',
  'deadline',
]

export const RULE_LABELS: Record<Rule, string> = {
  number: 'Number without a fact',
  name: 'Name without a fact',
  credential: 'Credential or claim without a fact',
  untraced: 'Words of a model without a fact',
  law: 'Law that is not in the dated list',
  quotation: 'Quotation that does not stand in its source',
  link: 'Address that is not in the dated list',
  'no-exhibit': 'Statement without an exhibit',
  'unknown-exhibit': 'Exhibit that the case does not have',
  'missing-exhibit': 'Exhibit that is missing',
  coverage: 'Element that is not argued',
  contradiction: 'Facts that do not agree',
  'exhibit-mismatch': 'Fact and exhibit do not agree',
  license: 'License that nobody claims',
  'may-disagree': 'Facts that may not agree',
  'exhibit-reach': 'Exhibit that may not show it',
  'same-document': 'One document under two exhibits',
  'dismissed-pattern': 'Pattern on which appeals are dismissed',
  'endeavor-lock': 'Not the endeavor that was chosen',
  'out-of-date': 'A fact behind it has changed',
  'newer-text': 'A newer text stands beside it',
  'shared-words': 'Shared wording',
  identifier: 'Personal identifier',
  'speaks-to-machine': 'Words that speak to a machine',
  document: 'Fault of the document',
  'long-sentence': 'Long sentence',
  'stated-only': 'Stated only',
  'owed-exhibit': 'Exhibit still owed',
  'after-filing': 'Did not exist at filing',
  'ended-document': 'Public document that has ended or left the list',
  translation: 'Translation needed',
  'several-problems': 'Several problems at once',
  'not-reviewed': 'Not reviewed yet',
  'not-argued': 'Listed or confirmed, and not argued',
  'foreign-degree': 'Foreign degree without its equivalent',
  'not-reasoned': 'Why it meets the test is not told',
  opinion: 'Opinion',
  'idle-or-harmful': 'Idle or harmful',
  fragment: 'Not a whole sentence',
  splice: 'Two sentences joined by a comma',
  'own-words': 'Kept in the customer’s own words',
  'waits-for-look': 'Waits for the customer’s look',
  unanswered: 'Request without an answer',
  'passage-unanswered': 'Words of the notice without an answer',
  'item-unanswered': 'Item of the notice without an answer',
  'answered-twice': 'Request answered twice',
  'notice-words': 'Not the words of the notice',
  'notice-order': 'Not in the order of the notice',
  conceded: 'Argues what the notice accepts',
  deadline: 'Not the date of the notice',
  'gives-up': 'Gives an argument up',
}

export type Finding = {
  /** The same finding in the same words has the same key; other words are another finding. */
  key: string
  rule: Rule
  blocking: boolean
  waivable: boolean
  section: Section
  blockId: string | null
  /** The words it is about; empty where it is about something that is not there. */
  quote: string
  message: string
}

/** Of the fact and of what stands against it, whatever the paragraph: once either has other words, it is another finding. */
export const settlingKey = ({ rule, factId, quote, message }: { rule: Rule; factId: string; quote: string; message: string }): string =>
  `${rule}|${factId}|${quote.slice(0, 80)}|${stableHash(`${quote} ${message}`).toString(36)}`

const placedKey = (rule: Rule, place: string, quote: string): string => `${rule}|${place}|${quote.slice(0, 80)}|`

/** The keys under which a finding may have been set aside: one of facts that do not agree was once known by its paragraph. */
export const keysOf = ({ key, rule, blockId, section, quote }: Finding): string[] =>
  rule === 'contradiction' || rule === 'exhibit-mismatch' ? [key, placedKey(rule, blockId ?? section, quote)] : [key]

/** `sentence`: where the words stand; in another sentence the same words are another finding. */
export function finding(rule: Rule, at: { section: Section; blockId?: string }, quote: string, message: string, sentence = quote): Finding {
  const blockId = at.blockId ?? null
  return {
    key: `${placedKey(rule, blockId ?? at.section, quote)}${sentence === quote ? '' : stableHash(sentence).toString(36)}`,
    rule,
    blocking: !WARNING_RULES.includes(rule),
    waivable: !NOT_WAIVABLE.includes(rule),
    section: at.section,
    blockId,
    quote,
    message,
  }
}

/** One of `SETTLED_RULES` in a petition. */
export const unsettled = (doubt: Parameters<typeof settlingKey>[0], at: { section: Section; blockId: string }): Finding => ({
  ...finding(doubt.rule, at, doubt.quote, doubt.message),
  key: settlingKey(doubt),
  blocking: true,
})
