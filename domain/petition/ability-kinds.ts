/** The six kinds of evidence of exceptional ability (8 CFR 204.5(k)(3)(ii)), and which of them a confirmed sentence claims. */

export const ABILITY_KINDS = {
  A: { title: 'Official academic record', claims: /\b(?:academic record|degree|diploma|certificate of completion|transcript)\b/i },
  B: {
    title: 'Ten years of full-time experience in the occupation',
    claims: /\b(?:ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|[1-4]\d)\b[^.]{0,20}\byears\b/i,
  },
  C: { title: 'License or certification', claims: /\b(?:licen[sc]ed?|certification|certified)\b/i },
  D: { title: 'Salary or other remuneration', claims: /\b(?:salary|wages?|fees?|paid|pay|remuneration|compensation|earn(?:s|ed)?)\b/i },
  E: { title: 'Membership in professional associations', claims: /\bmembership\b|\b(?:member|fellow)(?:,? (?:of|in)\b|(?= (?:the )?(?:American|International|National)\b))/i },
  F: { title: 'Recognition for achievements and contributions', claims: /\b(?:recogni[sz]ed|recognition|awarded|award|prize|honou?red)\b/i },
} as const
export type AbilityKind = keyof typeof ABILITY_KINDS

const KINDS = Object.keys(ABILITY_KINDS) as AbilityKind[]

/** Null where the words fit none of them, or more than one: nothing is claimed that the customer did not say. */
export function abilityKind(text: string): AbilityKind | null {
  const [kind, ...others] = KINDS.filter((one) => ABILITY_KINDS[one].claims.test(text))
  return kind === undefined || others.length > 0 ? null : kind
}

/** Whether words name a kind at all. */
export const namesKind = (text: string): boolean => KINDS.some((kind) => ABILITY_KINDS[kind].claims.test(text))
