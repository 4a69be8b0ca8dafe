/** How codes of the second factor are read as people type or paste them. */

/** What was typed without spaces and hyphens: a code of six digits from an app, or one of the recovery codes. Null where it is neither. */
export function parseSecondFactorCode(typed: string): { kind: 'app' | 'recovery'; code: string } | null {
  if (typed.length > 100) return null
  const code = typed.replaceAll(/[\s\u200b\u2010-\u2015-]/g, '').toUpperCase()
  if (/^\d{6}$/.test(code)) return { kind: 'app', code }
  if (/^[A-Z2-7]{16}$/.test(code)) return { kind: 'recovery', code }
  return null
}

/** `ABCD-EFGH-IJKL-MNOP`: 80 bits in letters and digits that cannot be mistaken for each other. */
export function formatRecoveryCode(code: string): string {
  return code.match(/.{4}/g)!.join('-')
}

/** How many recovery codes are handed out together. */
export const RECOVERY_CODES = 10
