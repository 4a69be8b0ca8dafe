/** What tells an effect by its words: a rank, a mark that was reached, so often in a row, none of what there might be. */
import { COUNT_WORDS } from './number-words.ts'

const WORDS = Object.keys(COUNT_WORDS).join('|')
/** "Ranked number 1 among all representatives", "ranked in the top 5", "one of the top ten shops", "earned the 2nd highest rate", "a 4-year low". */
const RANKED =
  /\b(?:rank(?:s|ed|ing)?|rated|placed|finished|recogni[sz]ed|named)\s+(?:consistently\s+)?(?:as\s+|at\s+)?(?:the\s+)?(?:(?:number|no\.?|#)\s?(?:\d{1,2}|one|two|three)|top one|\d{1,3}(?:st|nd|rd|th)|first|second|third)\s+(?:of|out of|among|amongst|in|for|with|across|site|store|branch|office|seller|producer|nationally|nationwide|worldwide|overall)\b|\b(?:rank(?:s|ed|ing)?|rated|placed|finished|recogni[sz]ed|named|one)\s+(?:as\s+|in\s+|of\s+|among\s+|within\s+|one of\s+)?(?:the\s+)?top\s+(?:\d{1,3}|three|five|ten|twenty|fifty)(?![\d%]|\s?(?:%|percent))|\b(?:earn|achiev|attain|reach|post|record|deliver|secur|rank|maintain)(?:ed|s|ing) (?:as )?(?:the |a )?(?:\d{1,2}(?:st|nd|rd|th)|second|third)[ -](?:highest|largest|lowest|best|fastest)\b|\b(?:was|am|were|is|been|being|finish(?:ed|ing)) (?:(?:19|20)\d\d )?(?:consistently |always |often |ranked )?(?:in |among |within )the top (?:\d{1,3}|three|five|ten|twenty)(?![\d%]|\s?(?:%|percent))|\b(?:position|place|spot) (?:in|among) the top (?:\d{1,3}|three|five|ten)(?![\d%]|\s?(?:%|percent))|\b(?:was|were|am|been) (?:the )?(?:1st|2nd|3rd) (?:in|of|among)\b(?! (?:line|command|charge|rotation|shift)\b)|\b\d{1,3}(?:st|nd|rd|th)? percentile\b|\b\d{1,2}-year (?:low|high)s?\b|\b(?:receiv|w[io]n|earn|took|tak|place)\w* (?:the )?(?:1st|2nd|3rd|first|second|third) place\b|\b(?:to|being|became|be|was) (?:the )?(?:number|no\.?|#) ?(?:1|one) (?:in|of|among|for)\b/giu
/** "Increased the index to a solid 4.67 ratio", "a score of 97.6", "an ROI of 10". */
const TO_MARK =
  /\b(?:increas|rais|improv|lift|brought|bring)\w*(?: [\p{L}()&/-]+){1,8} to (?:an? )?(?:\p{L}+ )?\d{1,3}(?:\.\d+)(?!\d|\s?%)|\b(?:ROI|ROAS|NPS) of \d[\d.]*(?!\d|\s?%)|\b\d{2,3}\.\d[- ]points? (?:[\p{L}-]+ ){0,4}score\b|\b(?:reduc|cut|shorten|decreas)\w*[^.;\d]{3,60} by (?:over |more than |nearly |about )?(?:an?|one) (?:day|week|month|hour|year)\b(?: and (?:a )?half)?|\b(?:provid|deliver|taught|led|conduct)\w* (?:over |more than |about )?\d{2,5}\+? hours of (?:[\p{L}-]+ ){0,2}(?:training|instruction|teaching|therapy|tutoring|coaching)\b/giu
/** "Earned the award for four consecutive years". */
const IN_A_ROW = new RegExp(
  `\\b(?:\\d{1,2}|${WORDS}) (?:consecutive|straight|successive) (?:times|years|months|quarters|weeks|seasons)\\b|\\b(?:\\d{1,2}|${WORDS}) (?:times|years|months|quarters|weeks|seasons) (?:in a row|running)\\b`,
  'giu',
)
/** "No audit findings in three years", "with zero delays". */
const NONE =
  /(?:(?<=^|[.;:,]\s)|\b(?<=with |in |received |receiving |achieved |achieving |had |recorded |maintained |maintaining |(?:with|achieved|had|recorded|maintained) an? ))(?:no|zero)[ -](?:[\p{L}-]+ ){0,2}?(?:(?:error|defect|accident|incident|injury|loss|complaint) (?:rate|record)|findings|accidents|injuries|incidents|errors|defects|violations|complaints|deficiencies|discrepancies|citations|delays|infractions|recordables|fatalities|infections|falls|loss(?:es)?|downtime|attrition|turnover|interruptions|disruptions|fines|penalties|outages|returns|defaults|write-offs)\b/giu
/** "#1 in the region", and no "Press #1 in the hall". */
const FIRST_OF =
  /\b(?:2nd|3rd|second|third)[ -](?:highest|best|lowest|fastest) (?:\p{L}+ ){0,3}(?:in|within|among)\b|\btop[- ](?:\d{1,3}|three|five|ten) (?:rating|ranking|position|spot)s?\b|#\d{1,2} (?:\p{L}+ )?(?:position|ranking|spot|market share)\b|(?<!\b(?:unit|plant|boiler|line|press|phase|store|shop|building|machine|reactor|site|hall|well|engine|station|school|hospital|pump|bay|tower|platoon|squadron|job|contact|team|crew|group|section|department) )(?:#|\bno\. |\bnumber )(?:[1-3]|one|two|three) (?:(?:nationally|nationwide|worldwide|regionally|statewide|company-?wide)\b|(?:in|of|among|within) (?:all |the )?(?:nation|region|district|country|county|state|company|division|world|market|territory|team|sales|industry|class|league|city|U\.?S|network|chain|group|area|province|firm|stores|reps?|representatives)\b)/giu
/** "First of 25 sellers", "number two salesman out of 60". */
const PLACE_OF =
  /(?<![\p{L}\d$])(?:\d{1,3}(?:st|nd|rd|th)|(?:#|no\. |number )(?:\d{1,3}|one|two|three)) (?:(?:\p{L}+ ){0,2}?out of (?:all |the |over |more than )?\d{1,5}(?!\d|[.,]\d|\s?%| (?:children|siblings|students))|of (?:all |the |over |more than )?\d{1,5} (?:\p{L}+ )?(?:reps?|representatives|sales\p{L}*|sellers|people|stores|employees|agents|teams?|branches|offices|districts|regions|territories|members|associates|companies|entries|contestants|candidates|participants|managers|consultants|advis[eo]rs|shops|dealers|plants|mills|locations)\b)/giu
/** "From last to first in the region", "from #45 to #3". */
const FROM_PLACE =
  /\bfrom (?:last|worst|bottom|#\d{1,3}|number \w+|\d{1,3}(?:st|nd|rd|th))(?: (?:place|in|the|district|region|out|of|\d+)){0,4} to (?:first|best|top|second|third|#\d{1,3}|number \w+|\d{1,3}(?:st|nd|rd|th))(?! (?:grade|year|street|avenue|floor|century)|-grade|\w)/giu
/** "From 212 in the company to the top 10". */
const TO_THE_TOP = /\bfrom #?\d{1,4}(?:st|nd|rd|th)? (?:\p{L}+ ){0,4}to (?:the )?top (?:\d{1,3}|three|five|ten|twenty)(?![\d%]|\s?(?:%|percent))/giu
/** "Cut the time by half", "raised the output by a third". */
const BY_PART =
  /(?:\bby (?:over |more than |nearly |almost |about )?(?:one[- ]|an? )?(?:half|third|quarter|double)|\bin half|\bto (?:half|a third|a quarter))\b(?<=\b(?:cut\b[^.;]{0,60}\b(?:times?|costs?|expenses|turnover|errors|waste|backlog|rates?|budget|hours|days|scrap|downtime|loss(?:es)?|complaints|inventory|cycles?|incidents|waits?|overtime|prices?|churn|attrition|delays|usage|spending|emissions|staff|process(?:ing)?|turnaround)|(?:reduc|decreas|lower|shorten|slash|shrank|trimm|increas|rais|improv|grew|grow|boost|expand|sav|accelerat)\w*)\b[^.;]{0,110})(?! (?:an? )?(?:hour|day|year|month|mile|inch|party|parties))/giu
/** "Attendance grew by 300", "scores rose by 20 points". */
const BY_NUMBER =
  /\bby (?<=\b(?:grew|rose|increas\w*|decreas\w*|fell|dropped|reduc\w*|improv\w*|rais\w*|lower\w*|cut|expand\w*)\b[^.;\d]{0,50}by )(?:over |more than |nearly |almost |about |approximately |at least )?(?!(?:19|20)\d\d\b)\d[\d,]*(?:\.\d+)?(?: points?\b)?(?![\d.,]*\d|\w|\s?(?:%|percent|am\b|pm\b|x\b|\/|million|billion|-))/giu
/** "Raised closings to 25 a month". */
const TO_NUMBER =
  /\bto (?<=\b(?:grew|increas(?:ed|ing)|rais(?:ed|ing)|expand(?:ed|ing)|boost(?:ed|ing)|improv(?:ed|ing))\b (?!from\b)[^.;,\d]{4,50}to )(?:over |more than |nearly |almost |about |approximately |an average of )?(?!(?:19|20)\d\d\b)\d[\d,]*(?:\.\d+)?(?![\d.,]*\d|\w|\s?(?:%|percent|am\b|pm\b|x\b|\/|:|million|billion|-|–|to\b|different|various))/giu
/** "From 4 days to minutes", "from weeks to days": from a longer unit to a shorter one. */
const UNITS = ['years?', 'months?', 'weeks?', 'days?', 'hours?', 'minutes?', 'seconds?']
const TO_SHORTER = new RegExp(
  `\\bfrom (?<!\\b(?:rang\\p{L}+|var\\p{L}+|anywhere) from )(?:(?:\\d[\\d.]*|an?|several|many|${WORDS}) )?(?:${UNITS.slice(0, -1)
    .map((unit, n) => `${unit} (?:down )?to (?:(?:just|only|mere|under|less than|a few|a|an|one) |a matter of ){0,2}(?:${UNITS.slice(n + 1).join('|')})`)
    .join('|')})(?!\\p{L})`,
  'giu',
)
/** "An increase of 219 accounts", "savings of 100,000". */
const CHANGE_OF =
  /\b(?:increase|reduction|decrease|improvement|growth|gain|savings?) of (?:over |more than |nearly |almost |about |approximately |at least )?(?!(?:19|20)\d\d\b)\d[\d,]*(?:\.\d+)?(?: \p{Ll}+s\b)?(?![\d.,]*\d|\w|\s?(?:%|percent|million|billion|-))/giu
/** "Ratings of 4.8 out of 5 by students". */
const OUT_OF =
  /(?<!\d)\d(?<=\b(?:satisfaction|evaluations?|reviews?|surveys?)\b[^.;\d]{0,60}\d)(?:\.\d+)?\s?(?:\/|out of)\s?(?:5|10)(?:\.0)?(?![\d/])|(?<!\d)\d(?:\.\d+)?\s?(?:\/|out of)\s?(?:5|10)(?:\.0)?(?![\d/])(?= (?:ratings? (?:from|by|on)\b|satisfaction|(?:\p{L}+ )?scores?|evaluations?|on (?:\p{L}+ )?(?:evaluations?|surveys?|reviews?)))/giu
/** "In two days rather than two weeks". */
const RATHER_THAN = new RegExp(
  `(?:\\d[\\d,.]*|\\b(?:${WORDS}))[ -](?:days?|weeks?|months?|hours?|minutes?|seconds?|years?),? (?:rather than|instead of|down from|up from|compared (?:to|with)|versus|vs\\.?) (?:the )?(?:\\p{L}+ )?(?:\\d|(?:an?|${WORDS})\\b)`,
  'giu',
)
/** "Set up the halls of 12 consecutive fairs"; shifts and days in a row tell how long. */
const EVENTS_IN_A_ROW = new RegExp(
  `\\b(?:${WORDS}|\\d{1,2}) (?:consecutive|straight|successive) (?!(?:\\p{L}+ )?(?:hours|days|nights|shifts|terms|semesters|tours)\\b)(?:\\p{L}+ ){0,2}\\p{L}+s\\b|\\b(?:\\d{1,2}|${WORDS})[- ](?:day|week|month|quarter|year|game|season)[- ](?:winning |unbeaten |safety )?(?:streak|run) (?:of|without|with)\\b`,
  'giu',
)
/** "Achieved the highest sales figures within the region". */
const HIGHEST_OF =
  /\b(?:achiev|attain|earn|had|post|record|reach|deliver|produc|generat|w[io]n|h[eo]ld|maintain|garner|rank)\w* (?:\w+ly )?(?:the |with )?(?:highest|lowest|largest|most) (?:[\p{L}-]+ ){0,4}(?:sales|revenues?|scores?|ratings?|volume|figures|profits?|margins?|growth|rates?|numbers?|productivity|retention|output|yields?|turnover)\b[^.;]{0,40}? (?:in|within|of|among|across) (?:all |the |our |my )?(?:\p{L}+ )?(?:region|district|nation|country|county|state|company|division|store|branch|department|team|office|city|network|chain|market|territory|history|peers|stores|firm|group|area)\b/giu
/** "Passed all audits with a score of 98". */
const INSPECTED = /\bscores? of (?<=\b(?:inspections?|audits?|surveys?)\b[^.;\d]{0,40}scores? of )(?:an? )?\d{2,3}\b(?!\s?%)/giu
/** "Saved 20 hours a week". */
const HOURS_SAVED = new RegExp(
  `(?:over |more than |about |approximately |nearly |up to )?(?:\\d[\\d,.]*\\+?|\\b(?:${WORDS})) (?:man[- ]?|labor |work |staff )?(?:hours|hrs|minutes|days)\\b(?<=\\b(?:sav|free|eliminat|reduc|cut|gain|recover|reclaim)\\w* [^.;,\\d]{0,60}(?:\\d[\\d,.]*\\+? )?(?:\\p{L}+[- ]){0,2}\\p{L}+)`,
  'giu',
)

export const FIRST_TOLD: readonly RegExp[] = [
  FROM_PLACE,
  TO_THE_TOP,
  PLACE_OF,
  IN_A_ROW,
  EVENTS_IN_A_ROW,
  TO_MARK,
  BY_PART,
  BY_NUMBER,
  CHANGE_OF,
  TO_SHORTER,
  TO_NUMBER,
  OUT_OF,
  RATHER_THAN,
  HOURS_SAVED,
  INSPECTED,
]
export const LAST_TOLD: readonly RegExp[] = [NONE, RANKED, FIRST_OF, HIGHEST_OF]
