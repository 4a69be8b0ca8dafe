/** Words an endeavor may not use: superlatives, arguments from the labor market or the size of a market, the vocabulary of another visa class, promises. */

const OPEN_ITEMS =
  '(?:invoices?|balances?|loans?|debts?|shares?|bonds?|payments?|receivables?|claims?|orders?|issues?|items?|tickets?|fees?|amounts?|tasks?|defects?|charges?|principal|warrants?|fines?|questions?|work|permits?|notes?|checks?|tax(?:es)?|obligations?|liabilit(?:y|ies))'
const PEOPLE =
  '(?:labor|workers?|work ?force|staff(?:ing)?|nurses?|nursing|physicians?|doctors?|clinicians?|teachers?|engineers?|pilots?|drivers?|providers?|developers?|technicians?|mechanics?|personnel|talent|skills?|welders?|electricians?|pharmacists?|dentists?|professionals?|accountants?|scientists?|specialists?|employees?|faculty)'

const BANNED: readonly { rule: string; pattern: RegExp }[] = [
  {
    rule: 'EB-1 vocabulary',
    pattern: /\b(?:extraordinar\w*(?! circumstances)|major significance|sustained (?:national |international )?acclaim|acclaimed|renowned|top of (?:the|his|her|my|their) field)\b/i,
  },
  {
    rule: 'superlative',
    pattern: new RegExp(
      String.raw`\b(?:best(?! (?:practices?|interests?|execution|evidence|available|management practices?|fit|time|before|guess|estimate)\b)|greatest|world[- ]class|world[- ]leading|cutting[- ]edge|state[- ]of[- ]the[- ]art|groundbreaking|ground-breaking|revolutionar\w*|revolutioni[sz]\w*|unparalleled|unprecedented|unmatched(?! (?:\w+ )?(?:${OPEN_ITEMS}|transactions?|records?|entries|rows|pairs|names|samples)\b)|game[- ]chang\w*|industry[- ]leading|best[- ]in[- ]class|transformative|first[- ]of[- ]its[- ]kind|most (?:advanced|innovative|important|successful|talented)|number one|unique\w*(?! (?:device |patient |product |serial |record |item |user )?(?:identif\w+|ids?|keys?|numbers?|codes?|values?|users?|visitors?|names?|labels?)\b)|exceptional\w*(?! (?:children|students?|learners|student education|cold|heat|drought|weather|circumstances|events?)\b)|outstanding(?! (?:\w+ )?${OPEN_ITEMS}\b))(?![\w-])`,
      'i',
    ),
  },
  {
    rule: 'shortage argument',
    pattern: new RegExp(
      String.raw`\b(?:${PEOPLE}(?:[ -]\w+)? shortages?(?! areas?\b)|shortages? of (?:\w+ ){0,2}${PEOPLE}\b|${PEOPLE} (?:are|is) (?:scarce|in short supply)|lack of (?:qualified|skilled) (?:workers|staff|professionals|people)|not enough (?:nurses|doctors|engineers|teachers|pilots|workers)|talent gap|labor gap|hard[- ]to[- ]fill)\b`,
      'i',
    ),
  },
  {
    rule: 'market size',
    pattern:
      /\b(?:(?:billion|trillion)[- ]dollar (?:market|industry|sector|economy|opportunity)|market size|market worth|growing market|market opportunity)|(?:\$|USD )\s?[\d.,]+\s?(?:billion|trillion|bn|tn) (?:\w+ )?(?:market|industry|sector|economy|opportunity)\b/i,
  },
  {
    rule: 'promise',
    pattern:
      /\b(?:(?:will|would|can|to) guarantee|guarantees? (?:that|success|results?|approval)|guaranteed (?:to|results?|success|approval)|will (?:certainly|definitely|undoubtedly|surely)|without (?:any )?doubt|ensures? (?:success|approval)|is certain to|(?:will|would) (?:\w+ly )?(?:eliminate|eradicate|abolish)|(?:will|would|can) (?:\w+ly )?(?:end|prevent|stop|solve|cure|rule out) (?:all|every|any)|no (?:[\w-]+ ){1,8}(?:will|would) (?:ever |again )?(?:[\w-]+ ){0,8}(?:again|anymore)|(?:will|would) never (?:[\w-]+ ){0,3}again|never again)\b/i,
  },
  { rule: 'labor market', pattern: /\b(?:does not harm U\.S\. workers|no U\.S\. worker|take jobs)\b/i },
  {
    rule: 'filler',
    pattern:
      /\b(?:synerg\w*|(?<!financial |operating )leverag(?:e|es|ing)(?! (?:ratios?|limits?|caps?|levels?|points?)\b)|holistic\w*|paradigm\w*|seamless\w*(?! (?:steel |stainless )?(?:pipes?|tubes?|tubing)\b)|in today's world|ever[- ]changing|fast[- ]paced|passionate|delve\w*)\b/i,
  },
]

export type UnsafeWord = { rule: string; word: string }

/** "Best Paper Award": whether such an honor was read is another rule's question. */
const NAMED_HONOR = /\b(?:Best|Outstanding|Exceptional|Greatest) (?:[A-Z][\p{L}-]+ (?:(?:of|in|for|the|and) )*){0,4}(?:Awards?|Prizes?|Medals?|Honors?|Fellowships?)\b/gu

/** “the prize for the best young researcher” */
const HONOR_FOR = /\b((?:prize|award|medal|honor|title)s? (?:for|of|to) (?:the |a )?)best(?= \p{Ll})/gu

/** “the best paper of the track”: an honor that is told without its capitals. */
const HONORED = /\b(?:best|outstanding) (?=(?:paper|thesis|dissertation|poster)\b(?: (?:of|at|in|by|award|prize)\b|[.,]))/g

/** Every banned expression in a text, in the order of the rules. Text between “ ” is judged like the rest. */
export function findUnsafeWords(given: string): UnsafeWord[] {
  const text = given
    .replaceAll(NAMED_HONOR, (name) => name.replace(/^\w+/, ''))
    .replace(HONOR_FOR, '$1')
    .replace(HONORED, '')
  return BANNED.flatMap(({ rule, pattern }) => {
    const found = pattern.exec(text)
    return found ? [{ rule, word: found[0] }] : []
  })
}

export function isSafe(text: string): boolean {
  return findUnsafeWords(text).length === 0
}
