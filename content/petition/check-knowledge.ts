/** What the checks know beside the case: the dated list of law, and the public documents that the case names. */
import { formatDate } from '../../domain/format-date.ts'
import { inForceOn, type PublicPriority } from '../../domain/drafting/problem-area.ts'
import type { CaseFile } from '../../domain/petition/case-file.ts'
import type { CheckKnowledge } from '../../domain/petition/checks/check-draft.ts'
import { publicExhibitId } from './letter/letter-parts.ts'
import { LEGAL_SOURCES, LEGAL_TEXTS } from './legal-sources.ts'

export function checkKnowledge(file: Pick<CaseFile, 'priorities'>, priorities: readonly PublicPriority[], shared: CheckKnowledge['shared'], today: string | null): CheckKnowledge {
  const named = priorities.filter(({ key }) => file.priorities.includes(key))
  return {
    standards: LEGAL_TEXTS,
    publicTexts: named.flatMap(({ title, names, issuer, date, says }) => [title, ...names, issuer, formatDate(date), ...says]),
    links: [...named.map(({ url }) => url), ...Object.values(LEGAL_SOURCES).flatMap(({ url }) => url ?? [])],
    ended: [
      ...named.flatMap((one) => (one.until === undefined || today === null || inForceOn(today)(one) ? [] : [{ exhibit: publicExhibitId(one.key), title: one.title, until: one.until }])),
      ...file.priorities.flatMap((key) => (named.some((one) => one.key === key) ? [] : [{ exhibit: publicExhibitId(key), title: key, until: null }])),
    ],
    shared,
    today,
  }
}
