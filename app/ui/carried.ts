/** What one page hands to the next one of the same tab, beside the address. */

const PREFIX = 'carried-'

/** Kept until the next page takes it; where the browser keeps nothing, nothing is carried. */
export function carry(name: string, value: unknown): void {
  try {
    sessionStorage.setItem(PREFIX + name, JSON.stringify(value))
  } catch {
    // A private window may refuse, or it is full.
  }
}

/** What the page before carried, once: neither a reload nor Back finds it again. Undefined where it carried nothing. */
export function takeCarried(name: string): unknown {
  try {
    const text = sessionStorage.getItem(PREFIX + name)
    sessionStorage.removeItem(PREFIX + name)
    return text === null ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}
