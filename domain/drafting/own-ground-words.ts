/** Objects of work that make no endeavor for others. */

/** What an employer gains shows skill and is told as a fact; it is nothing that others need. */
export const GAIN = /\b(?:revenues?|sales|profits?|margins?|growth|market share|quotas?|spend|budgets?|turnover|customer base|business|income|deals|leads)$/i

/** Work of the day that makes no endeavor for others: what stands before the noun does not save it. */
export const DAILY =
  /\b(?:orders?|outings?|records?|inventory|travel|arrangements?|meetings?|calls?|files?|appointments?|schedules?|supplies|spreadsheets?|correspondence|calendars?|phone|mail|paperwork|parties|shifts?|cash|payroll|reports?|duties|tasks?|issues|inquiries|requests|complaints?|relationships?|environment|atmosphere|teamwork|partners?|opportunities|objectives|requirements|needs|documentation|backups?|website properties|invoices|bills|assignments?|functions|properties|accounts|campuses|headquarters|management|features|support|content|materials?|events|presentations|sessions|ideas|concepts|changes|improvements|items|products|pc's|laboratory work|lists?|visits?|responsibilities|initiatives|articles|proceedings|papers|publications|awards|honors|employees|situations|tickets|part numbers|progress|functionality|interviews|these functions)$/i

/** Who leads a department has no department to give away. */
export const UNIT = /\b(?:departments?|divisions?|branch(?:es)?|stores?|crews?|squads?|shops?|units?|workforces?|personnel)$/i
