/** Which well-known mail domain a mistyped one was probably meant to be. A hint only: it never refuses an address. */

const MEANT: Record<string, readonly string[]> = {
  'gmail.com': ['gmial.com', 'gmai.com', 'gamil.com', 'gmail.co', 'gmail.con', 'gmail.cm', 'gnail.com', 'gmaill.com', 'gmal.com'],
  'yahoo.com': ['yaho.com', 'yahooo.com', 'yahoo.co', 'yahoo.con', 'yhaoo.com', 'yahho.com'],
  'hotmail.com': ['hotmial.com', 'hotmai.com', 'hotmail.co', 'hotmail.con', 'hotmal.com', 'hotamil.com'],
  'outlook.com': ['outlok.com', 'outlook.co', 'outlook.con', 'outloo.com', 'oulook.com'],
  'icloud.com': ['iclod.com', 'icloud.co', 'icloud.con', 'icoud.com'],
}

const MEANT_BY = new Map(Object.entries(MEANT).flatMap(([meant, typos]) => typos.map((typo) => [typo, meant] as const)))

/** `ana@gmial.com` → `ana@gmail.com`; null where nothing looks mistyped. */
export function likelyMeantAddress(address: string): string | null {
  const at = address.lastIndexOf('@')
  const meant =
    at < 1
      ? undefined
      : MEANT_BY.get(
          address
            .slice(at + 1)
            .trim()
            .toLowerCase(),
        )
  return meant === undefined ? null : `${address.slice(0, at).trim()}@${meant}`
}
