/** Words an endeavor may not use: superlatives, shortage and market-size arguments, the vocabulary of another visa class, promises. */

const BANNED: readonly { rule: string; pattern: RegExp }[] = [
  { rule: 'EB-1 vocabulary', pattern: /\b(?:extraordinar\w*|major significance|sustained (?:national|international )?acclaim|acclaimed|renowned|top of (?:the|his|her|my|their) field)\b/i },
  {
    rule: 'superlative',
    pattern:
      /\b(?:best(?! practices?\b)|greatest|world[- ]class|world[- ]leading|cutting[- ]edge|state[- ]of[- ]the[- ]art|groundbreaking|ground-breaking|revolutionar\w*|revolutioni[sz]\w*|unparalleled|unprecedented|unmatched|game[- ]chang\w*|industry[- ]leading|best[- ]in[- ]class|transformative|first[- ]of[- ]its[- ]kind|most (?:advanced|innovative|important|successful|talented)|number one|unique\w*|exceptional\w*|outstanding)\b/i,
  },
  { rule: 'shortage argument', pattern: /\b(?:shortages?(?! areas?\b)|short supply|lack of (?:qualified|skilled) (?:workers|staff|professionals|people)|not enough (?:nurses|doctors|engineers|teachers|pilots|workers)|talent gap|labor gap|hard[- ]to[- ]fill)\b/i },
  { rule: 'market size', pattern: /\b(?:(?:billion|trillion)[- ]dollar|market size|market worth|(?:\$|USD )\s?[\d.,]+\s?(?:billion|trillion|bn|tn)\b|growing market|market opportunity)/i },
  { rule: 'promise', pattern: /\b(?:guarantee[sd]?|will (?:certainly|definitely|undoubtedly|surely)|without (?:any )?doubt|ensures? (?:success|approval)|is certain to)\b/i },
  { rule: 'labor market', pattern: /\b(?:does not harm U\.S\. workers|no U\.S\. worker|take jobs)\b/i },
  { rule: 'filler', pattern: /\b(?:synerg\w*|leverag(?:e|es|ing)|holistic\w*|paradigm\w*|seamless\w*|in today's world|ever[- ]changing|fast[- ]paced|passionate|delve\w*)\b/i },
]

export type UnsafeWord = { rule: string; word: string }

/** Every banned expression in a text, in the order of the rules. Text between “ ” is judged like the rest. */
export function findUnsafeWords(text: string): UnsafeWord[] {
  return BANNED.flatMap(({ rule, pattern }) => {
    const found = pattern.exec(text)
    return found ? [{ rule, word: found[0] }] : []
  })
}

export function isSafe(text: string): boolean {
  return findUnsafeWords(text).length === 0
}
