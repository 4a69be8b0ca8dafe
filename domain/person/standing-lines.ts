/** What stands beside the positions of a resume and tells of the person's standing: a seat where rules are written, a grant that was led, testimony, and what others took up. */

const SEAT =
  /\b(?:members?|(?:co-|vice )?chair(?:man|woman|person)?|advis[oe]r|(?:invited |technical )?expert|(?:co-)?editor|(?:co-|lead )?author|contributor|delegate|rapporteur|convener|panelist|one of \d+ members)\b/i
const BODY_OF_RULES =
  /\b(?:(?:sub)?committees?|work(?:ing)? ?groups?|task (?:force|group)|(?:advisory|expert|review|code|standards?) (?:\w+ )?(?:panel|board|council)|drafting team|guidelines?|implementation guide|standards? (?:\d|for)|recommended practice|technical report|study section)\b/i
/** Bodies that name their task themselves: who is listed there sat on them. */
const NAMED_BODY = /\b(?:[A-Z][\w&-]+ )+(?:Review Committee|Standards Committee|Expert Review Panel|Advisory (?:Panel|Committee|Board|Council)|Code Committee|Task Force)\b/
const NO_SEAT =
  /\b(?:student|alumni|parents?|PTA|social|sports?|church|hiring|search committee|editorial board|organi[sz]ing|program(?:me)? committee|conference|thesis|dissertation|adoption|employee|safety committee|party)\b/i
const GRANT_LED = /\b(?:principal investigator|co-?investigator|co-?principal|(?:co-)?PI)\b/i
const MONEY = /[$€£]\s?\d|\b\d[\d,.]* ?(?:[MK]?\s?[$€£]|USD|EUR|GBP)|\b(?:USD|EUR|GBP|R\$) ?\d/
const OWN_PI = /\bPI:/
const TESTIFIED = /\b(?:testif(?:y|ied) (?:before|to|in)|testimony (?:before|to))\b/i
const TAKEN_UP = /\b(?:adopted by|used (?:by|in|at)|downloads?|downloaded|licensed to|recommended by|bundled with|issued as)\b/i

/** A seat on a body that writes the rules others work by. */
export const isSeatOfRules = (text: string): boolean => ((SEAT.test(text) && BODY_OF_RULES.test(text)) || NAMED_BODY.test(text)) && !NO_SEAT.test(text)

/** A grant with its sum that the person led or shared in leading: of whom else it names as investigator, nothing is told. */
export const isGrantLed = (text: string): boolean => GRANT_LED.test(text) && MONEY.test(text) && !OWN_PI.test(text)

/** "Finalist, Quill Prize for …, 2017", "Harbor Challenge, winner, …". */
export const isHonored = (text: string): boolean =>
  /(?:^|, )(?:finalist|winner|recipient)\b/i.test(text) && /\b(?:Award|Prize|Medal|Challenge|Competition)s?\b/.test(text) && !/\b(?:student|school|sports?|employee|sales)\b/i.test(text)

export const isTestimony = (text: string): boolean => TESTIFIED.test(text)

/** Whether a line beside the positions tells of any of these. */
export const tellsStanding = (text: string): boolean =>
  text.length <= STANDING_LETTERS && (isSeatOfRules(text) || isGrantLed(text) || isTestimony(text) || isHonored(text) || (TAKEN_UP.test(text) && /\d/.test(text)))
const STANDING_LETTERS = 300

const DATES = /^(?:since |from )?(?:\d{1,2}\/)?(?:19|20)\d\d(?:\s?(?:[–—-]|to)\s?(?:present|current|today|date|(?:\d{1,2}\/)?(?:19|20)?\d\d)?)?[\s:,]+(?=\p{Lu})/u
/** Without the years that stand before it in a column of their own. */
export const withoutDates = (text: string): string => text.replace(/^(?:Prizes|Honou?rs|Other) (?=\p{Lu})/u, '').replace(DATES, '')

/** Entries that ran together, each of which begins with its years: "2024–present Member of … 2021–2023 Advisor to …". */
export const rowsOf = (text: string): string[] =>
  text
    .split(/\s+(?:Other|Service|Committees?|Memberships?|Boards?)\s+(?=(?:Co-)?(?:Member|Chair|Advisor|Adviser) (?:of|on) )/)
    .flatMap((part) => part.split(/\s+(?=(?:since (?:19|20)\d\d|(?:19|20)\d\d\s?[–—-]\s?(?:present|current|today|(?:19|20)\d\d|\d\d)?)\s+\p{Lu})/u))

/** "Quill (creator, 2019) …. 5.2k stars, 140 contributors": what others took up is told with what it is. */
export const isToldWhole = (row: string): boolean => row.length <= STANDING_LETTERS && TAKEN_UP.test(row) && tellsStanding(row)
