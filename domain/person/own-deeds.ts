/**
 * Which numbered results are not surely the person's own, by what the sentence itself says and what stands above it. What
 * nothing speaks against is sure: on resumes of strangers, asking about every form and every head that is not known cost
 * fifteen of a hundred results and made the others no truer.
 */
import { isFieldWord } from '../resume/field-words.ts'
import { isPlace, titleScore } from '../resume/header-words.ts'
import { dateRanges } from '../resume/resume-dates.ts'
import { BASE_VERBS, LEAD_IN, actionOf } from './achievement-words.ts'

const OWN_HEAD = new RegExp(
  '^(?:(?:my|key|main|major|selected|notable|significant|primary|core|other|additional|specific|general|job|work|professional|career|project|daily|essential|relevant|recent|technical|and|&|top|business|personal|individual|sales|special|leadership|management|performance|delivered|measurable|quantifiable|proven|overall) )*' +
    '(?:accomplishments?|achievements?|contributions?|highlights?|results?|responsibilit(?:y|ies)|duties|tasks|impacts?|outcomes?|roles?|deliverables|activities|functions?|experiences?|description|summary|profile|scope|successes|projects?|qualifications|strengths|skills)' +
    '(?: (?:and|&) (?:accomplishments?|achievements?|contributions?|highlights?|results?|responsibilit(?:y|ies)|duties|tasks))?' +
    '(?:,? (?:includ(?:e|es|ed|ing)|were|are)(?: (?:but (?:are )?not limited to|the following))?)?\\W*$',
  'iu',
)
/** Words that stand in topics beside those of fields. */
const OF_TOPICS =
  /^(?:and|&|of|for|in|on|the|to|with|customers?|clients?|patients?|employees?|teams?|process(?:es)?|cost|costs|budgets?|revenue|growth|events?|community|communications?|staff|people|store|stores|inventory|new|web|websites?|technical|functional|professional|personal|research|support|receivables|gross|net|margins?|profit|advocacy|compliance|standards|records|bottom|line|satisfaction|safety|quality|collections|accounts?|controls?|key|major|skills?|teaching|training|cross|volunteer|other|i{1,3}|\d)$/i
/** "Financial management", "NETEZZA MIGRATION PROJECT": of what kind the work is. */
const KINDS =
  /^(?:\p{L}{3,}(?:ical|ial|ional|ual|ural|ic)|management|development|administration|coordination|planning|operations?|migrations?|conversions?|implementations?|installations?|initiatives?|designs?|maintenance|renewal|renovation|modernization|automation|integration|construction|production|delivery|reporting|analysis|strategy|leadership|collaboration|execution|relations|interface|engagement|outreach|acquisition|retention|recruitment)$/iu
/** "Multi-plant kiln management", "LOOM TO SHUTTLE CONVERSION", and nobody's by a preposition or an article. */
const PROJECT =
  /^(?:(?!(?:the|an?|my|our|his|her|their|its|by|from|at|under|of|with|what|where|how|i|we)\b)[\p{L}\d&./+#-]+ ){1,6}(?:management|projects?|programs?|initiatives?|migrations?|conversions?|implementations?|deployments?|roll-?outs?|upgrades?|renovations?|renewals?|installations?)(?: (?:to|for) [\p{L}\d&./+#-]+(?: [\p{L}\d&./+#-]+){0,2})?$/iu
const HONOR = /^(?=.*\d).*\b(?:award|medal|prize|winner)\b/iu
const SHORT_NAME = /^[\p{Lu}\d&./+#-]{2,8}$/u
/** What is somebody else's, or was not done. */
const NOT_OWN =
  /\b(?:competit\p{L}+|benchmarks?|literature|goals?|targets?|plans?|planned|proposals?|proposed|case stud(?:y|ies)|supervisors?|managers?|mentors?|colleagues?|predecessors?|professors?|students?['’]|partners?['’]|alumni|samples?|examples?|hypothetical|forecasts?|future|upcoming|observed|others?['’]|not|role model|who|whose|lead|quotes?|testimonials?|references?|templates?|objectives?|desired|wish\p{L}*|vision|(?:trained|studied|worked) under|(?:company|firm|mill|plant|corporate|organi[sz]ation(?:al)?) (?:achiev\p{L}+|accomplish\p{L}+|highlights|results))\b/iu
const POSSESSIVE = /\p{L}['’]s\b|\p{L}s['’](?=\s|$)/u

/** Whether a line leaves those below it the person's own: headings, topics, projects, posts, and places. @param year of today */
export function isKnownHead(text: string, year: number): boolean {
  const line = text.replace(/[\s:–—\u00c2-]{1,9}$/, '').trim()
  if (!/[\p{L}\d]/u.test(line) || OWN_HEAD.test(line) || (isPlace(line) && !/\p{Ll} \p{Ll}/u.test(line)) || SEVERAL_ROLES.test(line) || /^(?:Company Name|City\s?, State)\b.{0,30}$/.test(line))
    return true
  if (POSSESSIVE.test(line) || isAhead(line, year) || /["“]/.test(line)) return false
  if (isPost(line)) return true
  if (NOT_OWN.test(line)) return false
  if (QUALITIES.test(line)) return true
  const words = line.split(/[\s/,]+/)
  const isShouted = !/\p{Ll}/u.test(line)
  if (
    words.length <= 7 &&
    words.every((word) => OF_TOPICS.test(word) || isFieldWord(word) || isFieldWord(word.replace(/s$/, '')) || OWN_HEAD.test(word) || KINDS.test(word) || (!isShouted && SHORT_NAME.test(word)))
  )
    return true
  return (
    PROJECT_LABEL.test(line) ||
    (words.length <= 7 && PROJECT.test(line)) ||
    HONOR.test(line) ||
    (dateRanges(line).length > 0 && !/[,()]/.test(line) && (titleScore(line) >= 1 || !/\p{L}{4}/u.test(line.replace(/present|current/gi, ''))))
  )
}
/** The line of another post, with its dates from and to. */
const isPost = (line: string): boolean => titleScore(line) >= 2 && /\d(?:\d| ?[-–—]| to) ?.{0,12}(?:(?:19|20)\d\d|current|present)/i.test(line) && dateRanges(line).length > 0
/** "Strong communication skills", "Flexible team player". */
const QUALITIES =
  /^(?:(?:\p{L}+ly )?(?:strong|excellent|exceptional|proven|proficient|solid|outstanding|extensive|thorough|in-depth|superior|effective|fluent|knowledgeable|familiar|dedicated|motivated|detail[- ]oriented|knowledge|attention|ability|skilled|experienced|reliable|responsible|flexible|adaptable|self-\p{L}+|team player)\b[^:]*|[^:]{2,40} (?:skills?|knowledge|expertise|abilit(?:y|ies)|player|communicator|thinker|learner|solver|listener|negotiator|oriented|ethic|attitude|awareness|proficiency|certified))$/iu
/** "Employed in several roles including the following". */
const SEVERAL_ROLES = /^(?:employed|served|worked|held|promoted) (?:in|as|for|several|the|to) [^:]{0,60}(?:including|(?:the )?following|roles|positions)$/i
const PROJECT_LABEL = /^(?:project|client|customer|engagement|assignment|department|location|division)(?: (?:name|title|no\.?|#))?(?: ?\d{1,2})?\s*[:–-]\s*\S/i

/** A year that is still to come. */
const isAhead = (text: string, year: number): boolean => [...text.matchAll(/(?<![\d$€£.,#-])20[2-9]\d(?![\d,]|\s?[%\p{L}])/gu)].some(([one]) => Number(one) > year)

/** "In 2019, …", "As lead of the mill, …", "Through fairs of the guild, …". */
const ADVERBIAL = /^(?:In|As|Through|By|With|Within|Via|Using|During|While|Over|For|From|Since|On|At|Throughout) (?![^,]*\b(?:I|we|he|she|they|who|which|that|absence)\b)[^,.;:]{2,90},\s+/u
const AS_I = /^(?:In|As|During|Over|Throughout|At|Within|For) (?:[\p{L}\d’'/&-]+ ){1,10}(?=I\b)/u
const PERFECT = /^(?:have|has|had) (?:also |\p{L}+ly )?(?=\p{L}+(?:ed|n|t|ght|un|ew)\b)/iu
const HONORED = /^(?:(?:was|been) )?(?:\p{L}+ly )?(?:ranked|named|awarded|recogni[sz]ed|selected|rated|promoted|nominated|chosen|honored|credited|placed)\b/iu
/** "98% of accounts renewed", "Zero findings in …", "Top 5% of sellers", "Winner of …". */
const FRAGMENT =
  /^(?:[$€£]?\d(?![\d,.]*[Kk]? ?(?:SF|sq))|zero |no (?!more|less|fewer)|top |number one|#1|first |second |winner|recipient|record |over [$€£]?\d|more than [$€£]?\d|[\p{L}-]+(?:tion|ment|ship|ance|ing) of |(?:key |major )?contributor to |member of |(?:growth|increase|reduction|decrease|improvement) (?:in|of) )/iu
/** "Analysis of the process led to …". */
const LED_TO = /^(?:\p{L}+ )?\p{L}*(?:tion|ment|sis)s? (?:of|to|in) (?:(?!by\b)[\p{L}/&-]+ ){1,10}(?:which |that )?(?:led to|resulted in) /iu
const IN_DOING = /^(?:instrumental|successful|effective|pivotal|key) in (?=\p{L}+ing\b)/iu

const RECEIVED = /\b(?:awards?|grants?|prizes?|funding|bonus(?:es)?|ratings?|scores?|recognition|commendations?|place|medals?|trophy|honors?|fellowships?|zero|no|100\s?%|9\d(?:\.\d+)?\s?%)/i
/** Verbs beside the usual ones of resumes. */
const DEEDS = new Set(
  (
    'show change retire uncover disclose derive prove re-segment shrink devise enrich equip eradicate abolish rate retrofit pass realize strategize adjust port insure assure pay pilot spearhead champion pioneer head author co-author invent engineer construct assemble weave fabricate machine install wire weld repair rebuild refurbish renovate restore remodel remove replace ' +
    'plant harvest breed feed ship haul pack load unload stock deliver transport fly steer sail dig drill pour place lay pave paint sew knit cook bake serve cater host greet answer field ' +
    'call close book collect recover recoup reclaim reimburse refund settle litigate prosecute defend draft file argue win secure land sign renew retain upsell cross-sell outsell outperform ' +
    'decrease minimize shorten trim shave halve double triple quadruple multiply maximize accelerate expedite speed advance elevate enlarge extend widen broaden deepen stabilize ' +
    'turn rescue revive revitalize rejuvenate reorganize reengineer re-engineer rework rewrite redevelop reposition rebrand relaunch refinance renegotiate restructure consolidate merge acquire divest ' +
    'migrate convert upgrade modernize digitize digitalize automate script program code deploy release roll scale cluster virtualize virtualise host patch refactor debug test tune parallelize ' +
    'analyze analyse assess audit appraise estimate calculate compute count measure weigh survey map chart sample sequence clone culture isolate purify synthesize characterize detect discover identify diagnose ' +
    'treat heal operate perform screen vaccinate immunize examine admit discharge triage counsel rehabilitate nurse care ' +
    'teach train coach mentor tutor instruct educate lecture supervise graduate certify advise guide hire recruit onboard staff interview place enroll register ' +
    'raise fundraise solicit donate grant fund finance invest budget save cut reduce lower slash eliminate prevent avoid curb contain control ' +
    'create design develop devise draw edit compose write publish print record film photograph produce direct stage perform play sing choreograph illustrate animate translate interpret ' +
    'plan organize coordinate arrange schedule run lead manage oversee administer govern chair found co-found open launch start establish set form institute introduce initiate implement integrate execute ' +
    'complete finish accomplish achieve attain reach hit beat exceed surpass top break earn gain garner generate drive deliver bring boost grow increase improve enhance optimize streamline simplify standardize ' +
    'conduct facilitate moderate present speak demonstrate promote market advertise sell negotiate purchase source procure order supply distribute contribute help assist support enable empower ensure ' +
    'maintain keep sustain preserve protect inspect monitor track trace review verify validate reconcile process handle clear resolve solve respond investigate research study correct clean ' +
    'prepare compile collate gather collect document log catalog archive digest index tag label sort rank score model simulate forecast predict ' +
    'build make give take provide offer use apply leverage employ utilize attract engage involve partner collaborate liaise work act represent travel visit tour cover ' +
    'meet assume cultivate customize tailor configure connect link network equip furnish prototype formulate author pen transform transition overhaul reverse resurrect position orchestrate mobilize unify ' +
    'participate join volunteer advocate lobby persuade convince influence motivate inspire assign delegate approve authorize award allocate balance bill invoice post reorder balance carve canvass cold-call prospect penetrate ' +
    'raise obtain license patent commercialize submit qualify identify target segment recapture reinstate reinforce relocate move transfer switch salvage recycle reuse conserve amass accumulate aggregate curate chaperone sponsor referee judge umpire officiate troubleshoot mitigate remediate repurpose'
  ).split(' '),
)

const UNDONE = new RegExp(
  [
    // What was wanted, might be, or is still to come.
    '\\bcould have\\b|\\b(?:would|should|will|might|must|shall|hopes?|hoping|wish(?:es)?|aims?|aiming|intends?) (?!power\\b)\\p{Ll}+',
    '\\b(?:an?|the|(?<!% )of|with|in|for|by|to|worth|is|was|were) (?:\\p{Ll}+ )?(?:projected|expected|anticipated|potential|hypothetical|simulated|proposed|planned|targeted) (?:[\\p{L}-]+ ){0,2}(?:savings?|gains?|increases?|decreases?|reductions?|revenues?|profits?|growth|benefits?|impacts?|improvements?|costs?|sales|values?|loss(?:es)?|income|returns?|investments?|[$€£]?\\d)',
    '\\b(?:plans?|proposals?|goals?|aims?|targets?|efforts?|attempts?|told|asked|hired|tasked|supposed|meant|expected|due) to (?:help )?(?:increase|reduce|cut|raise|grow|save|improve|double|lower|boost|decrease|generate|train|win|open|build|reach|achieve|meet|hit|earn|exceed)\\b',
    // What did not happen, or was taken back.
    "\\b[Nn]o (?:more|less|fewer) than\\b|\\b(?:\\p{L}+ed|[Ww]on|[Mm]ade|[Gg]ot) (?:nothing|none)\\b|^(?:Nothing|None)\\b|\\b0 of\\b|\\bto (?:lose|miss|fail)\\b|\\b(?:by|of|to) [-−–]\\d[\\d.]*\\s?%|\\b(?:on paper|in theory)\\b|\\b(?:later|since|afterwards) (?:\\p{Ll}+ed|withdrawn|found)\\b|\\brepaid\\b|\\b(?:class|homework|training) exercise\\b|\\b[Rr]anked last\\b|^[^,;]{0,40}\\b(?:did|does|do|was|were|is|are|has|have|had) not\\b|\\bI (?:did|have|had|was) not\\b|\\b(?:and|but|yet|although|though) not\\b|n[’']t\\b|\\bnever (?!miss|lost|late|fail|exceed)|\\b(?:barely|hardly|merely|allegedly|supposedly|reportedly|wrongly|falsely)\\b|(?<!the |not )\\bonly (?!\\d[\\d.,]* ?% (?:less|lower|fewer))(?:\\d|half|an?|one|two|three|four|five)\\b",
    '\\bfail(?:ed|s|ing)? (?:to|at)\\b|\\bunsuccessful|\\bunable\\b|\\bfell short|\\bshort of\\b|(?<![Nn]ever )\\bmiss(?:ed|ing) (?:the |a |its |our |my )?(?:\\p{Ll}+ )?(?:targets?|goals?|quotas?|deadlines?)\\b|\\b(?:and|but|then|also|while|,) (?:\\p{Ll}+ly )?(?:lost|losing)\\b|\\bwas denied\\b|\\bwithdrawn\\b|\\bfound (?:to be )?false\\b|\\bgoal of\\b|\\btarget of\\b|\\bquota of\\b',
    // Whose deed it was.
    '\\b(?:before|until|after) (?:I|my|we)\\b|\\bin my absence\\b|\\bprior to my\\b|\\b(?:how|that|whose) (?:\\p{Lu}\\p{Ll}+|the|my|an?) [^,.]{1,60}(?:ed|cut|grew|won|built|made)\\b|\\p{Lu}\\p{Ll}+,? who\\b',
    '\\b(?:led|run|headed|done|made|developed|achieved|written|performed|reported|published|obtained|conducted|measured|built|carried out|designed|credited) by (?!me\\b|my\\b|using\\b|\\p{Ll}+ing\\b)(?:\\p{Lu}|the |an? |another|others|colleagues)',
    "\\p{Lu}\\p{Ll}+[’']s (?:\\p{Ll}+ )?(?:project|work|study|idea|thesis|research|results|group|method|design|lab)\\b|, (?:per|as per|according to|thanks to|courtesy of) |\\b(?:computer|video|board) game\\b",
    '[–—-] \\p{Lu}\\p{Ll}+ \\p{Lu}\\p{Ll}+(?:,|\\.?$)|\\?$|\\bis what\\b',
    '\\b(?:when|while|as|where|because|after|before|since) (?:the )?\\p{Lu}\\p{Ll}+(?: \\p{Lu}\\p{Ll}+)? \\p{Ll}+(?:ed|ew|ut|on)\\b|\\b[Hh]elp(?:ed|ing)? \\p{Lu}\\p{Ll}+ \\p{Lu}\\p{Ll}+ (?:to|in|with) |\\b[Aa]ssist(?:ed|ing) \\p{Lu}\\p{Ll}+ \\p{Lu}\\p{Ll}+ (?:to|in|with) ',
  ].join('|'),
  'u',
)
const REACHED =
  /\b(?:achiev|exceed|surpass|beat|outperform|reach|met|meet)\w*\b[^.;]{0,60}\b(?:goal|target|quota) of\b|\b(?:goal|target|quota) of\b[^.;]{0,60}\b(?:achiev|exceed|surpass|beat|outperform|reach|met)\w*\b/i
const REACHED_OF = /\b(?:goal|target|quota) of\b/gi
const PLACED = /\b(\d{1,4})(?:st|nd|rd|th) (?:out )?of (?:the |all )?(\d{1,5})\b/gi
/** In brackets may stand numbers, names in capitals and a few plain words. */
const BRACKETS = /[([]([^()[\]]{0,160})[)\]]/g
const IN_BRACKETS_NOT =
  /\p{L}['’]s\b|\b(?:(?<!measured )by|per|under (?!\d)|not|see|cf|source|reported|courtesy|credit|planned|planning|propos\p{L}*|project(?:ed|ion)|expected|withdrawn|goals?|targets?|hypothetical|simulated|estimat\p{L}*|later|team lead|un\p{L}+ed|manager|supervisor|literature|competitor)\b/iu
const NAME_ALONE = /^\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+$/u

/** What nobody cuts as a success. */
const LESS_IS_WORSE =
  /(?<![\p{L}])(?:outputs?|production|sales|revenues?|profits?|profitability|customers?|clients?|members(?:hip)?|enrol?lment|attendance|yields?|quality|incomes?|earnings|donations|productivity|satisfaction|capacity|coverage|safety|my shares?|market share|growth|efficiency|accuracy|performance|morale|wages|harvests?|readers(?:hip)?|audiences?|supporters|reliability)(?![\p{L}])(?!['’]|-| (?:costs?|expens\p{L}+|times?|errors?|loss(?:es)?|complaints?|turnover|churn|attrition|cycles?|waste|defects?|downtime|risks?|tax(?:es)?|variances?|variations?|backlogs?|incidents?|hours|lead|wait\p{L}*|calls?|tickets|support|acquisition|discrepanc\p{L}+|delays?|outages?|disputes?|returns|claims|problems|issues|overhead|fluctuations?))/iu
const CUTS = new RegExp(
  `\\b(?:reduc(?:e|ed|es|ing)|cut(?:s|ting)?|decreas(?:e|ed|es|ing)|lower(?:ed|s|ing)?|slash(?:ed|es|ing)?|minimi[sz](?:e|ed|es|ing)|shrank|trimm(?:ed|ing)|halved|halving)\\s+([^,.;]{1,120})`,
  'giu',
)
/** "Reduced cancelled sales": less of these is a success. */
const BAD =
  /\b(?:cancel(?:l?ed|ling)|lost|missed|returned|late|failed|rejected|disputed|unpaid|overdue|past[- ]due|inactive|aged|aging|delinquent|obsolete|excess|wasted|unsatisfied|dissatisfied) \p{L}+/giu
/** "Reduced | the cost of | quality", "| production and | editing time". */
const COST_OF =
  /^(?:(?:the|our|its|overall|total) )?(?:[\p{L}-]+ )?(?:costs?|expenses?|times?|errors?|loss(?:es)?|lack|risks?|waste|backlogs?|price|burden) of .*|\p{L}+ and (?=\p{L}+ (?:costs?|expenses|times?|errors?|loss(?:es)?|turnover|waste|defects?|downtime)\b)/giu
/** "Reduced the output | from 400 to 90 tiles an hour". */
const BEHIND_OBJECT = /(?:^| )(?:by|from|on|to|through|via|using|while|with|in|within|at|over|per) (?=[^ ])/
const RAISES = /\b(?:increas(?:e|ed|es|ing)|rais(?:e|ed|es|ing)|grew|grow(?:s|ing)?|boost(?:ed|s|ing)?|doubl(?:ed|ing)|tripl(?:ed|ing)|expand(?:ed|s|ing)?)\s+([^,.;]{1,80})/giu
/** What nobody raises as a success, unless its saving, prevention or recovery. */
const MORE_IS_WORSE =
  /^(?:(?:the|our|its|their|overall|total|company|\p{Ll}+) ){0,2}(?:(?:gas |water |energy )?waste|wastage|scrap|rework|errors?|defects?|faults|accidents|injur(?:y|ies)|incidents|complaints|attrition|churn|loss(?:es)?|debts?|downtime|(?:employee|staff|labor) turnover|costs|expenses|delays|backlog|emissions|mortality|deaths|infections|readmissions|latency|absenteeism|damages)\b(?! (?:savings?|prevention|reduction|recovery|control|avoidance|efficienc\p{L}+|detection|management|collection|reporting|coverage|awareness|consciousness|containment))/iu

/** "Took 40 calls a day": how much there is to do, and not what came of it. */
const isRoutine = (text: string): boolean =>
  EACH_DAY.test(text) &&
  (text.match(/\d[\d,.]*/g) ?? []).length < 2 &&
  !/%|percent|[$€£]|\b(?:increas|reduc|cut|sav|improv|grew|rais|exceed|surpass|decreas|slash|eliminat|lower|gain|free|doubl|generat|earn|award|w[io]n|consecutive|from \d)\w*/i.test(text)
const EACH_DAY = /\b(?:per|a|an|each|every) (?:day|week|month|hour|shift|night)\b|\bon a (?:daily|weekly|monthly) basis\b|\b(?:daily|weekly|monthly)\.?$/i

/** Whether nothing in a result's own words says that another did it, that it did not happen, or that it is no more than a duty. */
export function isOwnResult(text: string, year: number): boolean {
  if (ANOTHERS.test(text) || (/^received\b/i.test(text) && !RECEIVED.test(text)) || isAhead(text, year) || isRoutine(text)) return false
  const said = REACHED.test(text) ? text.replace(REACHED_OF, '') : text
  if (UNDONE.test(said)) return false
  if ([...text.matchAll(PLACED)].some(([, place, of]) => Number(place) * 2 > Number(of))) return false
  if ([...text.matchAll(BRACKETS)].some(([, within = '']) => IN_BRACKETS_NOT.test(within) || NAME_ALONE.test(within) || isAhead(within, year))) return false
  if ([...text.matchAll(CUTS)].some(([, what = '']) => LESS_IS_WORSE.test((what.replace(/^(?:in|of) /, '').split(BEHIND_OBJECT)[0] || what).replace(BAD, '').replace(COST_OF, '')))) return false
  return ![...text.matchAll(RAISES)].some(([, what = '']) => MORE_IS_WORSE.test(what))
}

/** Whether a line goes on with what the person did, and heads nothing. */
export function isOwnStatement(text: string, year: number): boolean {
  if (text.endsWith(':') || text.split(/\s+/).length <= SHORT_HEAD) return /\d/.test(text) && !POSSESSIVE.test(text) && isOwnResult(text.replace(/:$/, ''), year)
  return beginsAsOwn(text)
}
const SHORT_HEAD = 6

/** "Attended the fairs" behind another deed: an item of a list without marks, and no "Planned outcomes". @param before the paragraph before it */
export const isAmongDeeds = (text: string, before: string | undefined): boolean =>
  /^\p{L}+ed (?!under\b|by\b|at\b)/iu.test(text) && beginsAsOwn(text) && before !== undefined && beginsAsOwn(before) && !POSSESSIVE.test(text) && !OUTCOMES.test(text)
/** "Led the turnaround of the mill": a deed with its object, wherever it stands. */
export const isOwnDeed = (text: string): boolean =>
  DONE.test(text) &&
  !POSSESSIVE.test(text) &&
  !NOT_OWN.test(text) &&
  !OUTCOMES.test(text) &&
  !/\b(?:what|how|that|who|whom|whose)\b/i.test(text) &&
  (beginsAsOwn(text) || beginsAsOwn(text.replace(/^\p{L}+ed (?:and|&) /u, '')))
const DONE =
  /^(?:\p{L}+ly )?(?:\p{L}{2,}ed|led|built|won|grew|sold|made|wrote|ran|cut|set|drove|oversaw|taught|held|brought|began|took|kept|found|chose)(?: (?:and|&) \p{L}+)? (?!under\b|by\b|at\b|from\b|in\b|with\b)\S+ \S+/iu
const OUTCOMES = /\b(?:outcomes?|values?|results?|figures?|data|goals?|targets?|benefits?|savings?|numbers?|claims?|findings|effects?|benchmarks?|projects?|achievements?|activities):?$/i

/** "Salvage order: showed …", "Silt Forecasts: developed …", and no "Tom Lee: reduced …". */
function isTopic(label: string): boolean {
  if (isKnownHead(label, 0) || /^[^\p{Ll}]+$/u.test(label)) return true
  const last = label.split(' ').at(-1) ?? ''
  const isDone = isFieldWord(last) || WORK.test(last) || [last, last.replace(/s$/, '')].some((word) => BASE_VERBS.has(word.toLowerCase()) || DEEDS.has(word.toLowerCase()))
  if (POSSESSIVE.test(label) || (NOT_OWN.test(label) && !isDone)) return false
  return isDone || (/^\p{Lu}[\p{L}-]* \p{Ll}/u.test(label) && !OTHERS_FIRST.test(label) && actionOf(label) === null)
}

/** "Pruned 4,000 trees": of any deed that is counted, but for what one saw, met with or only thought of. */
const COUNTED =
  /^(?!(?:observ|watch|receiv|attend|copi|claim|estimat|plann|propos|wast|miss|cancel|fail|expect|forecast|witness|consider|reject|return|fac|suffer|ow|borrow|need|requir|want|project|fin|damag|ruin|refus|ignor|delay|us)\p{Ll}*ed)\p{L}+ed (?:over |about |more than |approximately |approx\. |nearly |some )?[\d$€£]/iu

/** Verbs of making something so. */
const MAKES = /^(?!(?:criticize|plagiarize|fantasize|speculate|hesitate|tolerate|anticipate|contemplate|terminate|violate|falsif|exaggerate|hallucinate)).{3,}(?:ize|ise|ify|ate)$/

/** Things that are made, and through which the person did what they did. */
const WORK =
  /\b(?:protocols?|methods?|tools?|models?|systems?|programs?|programmes?|process(?:es)?|algorithms?|designs?|\p{L}+(?:tion|ment)s?|findings|sensors?|software|platforms?|dashboards?|workflows?|polic(?:y|ies)|assays?|techniques?|trainings?|procedures?|controls?|apps?|devices?|efforts|initiatives?|campaigns?|projects?|checklists?|scores?|rules?|work)\b/iu
/** "Marble Kilns reduced …", "Tom Lee: reduced …", "A predecessor cut …", "Witnessed …". */
const ANOTHERS =
  /^(?:[Dd]ue to|[Ww]itnessed|[Ss]aw|[Ww]atched|[Oo]bserved|[Hh]eard|[Rr]ead|[Hh]er|[Hh]is|[Tt]heir|[Ss]he|[Hh]e|[Tt]hey|[Aa]nother|[Oo]thers?|(?:(?:[Aa]n?|[Tt]he|[Oo]ur|[Mm]y) )?(?:predecessor|supplier|competitor|colleague|manager|boss|mentor)s?|(?:[Tt]he|[Aa]n?|[Oo]ur|[Mm]y) \p{Ll}+ (?:that|who|which))\b|^\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+(?: (?:and \p{Lu}\p{Ll}+ )?\p{Lu}\p{Ll}+)?:? (?:reduced|increased|cut|won|grew|saved|raised|built|made|led|sold|brought|improved|lowered|doubled)\b/u
const OTHERS_FIRST =
  /^(?:her|his|their|she|he|they|another|others?|colleagues?|due to|because|costs?|if|when|before|after|until|what|who|which|(?:the|an?|our|my) \p{Ll}+ (?:that|who|which)|experience|ability|entrusted|responsible|[(])\b|^[([]/iu

function beginsAsOwn(text: string): boolean {
  const labelled = /^([^:.]{3,50}):\s+(?=\S)/.exec(text)
  const told = (labelled !== null && isTopic(labelled[1] ?? '') ? text.slice(labelled[0].length) : text).replace(/^["“*•–—-]+\s*/, '')
  const direct = told.replace(AS_I, '').replace(ADVERBIAL, '').replace(PERFECT, '').replace(IN_DOING, '')
  if (HONORED.test(direct) || FRAGMENT.test(direct) || LED_TO.test(direct) || /^never (?:missed|lost|failed)\b/i.test(direct)) return true
  const rest = direct.replace(LEAD_IN, '').replace(PERFECT, '').replace(LEAD_IN, '')
  if (/^\p{L}+(?:tion|ment|ance) of /iu.test(rest)) return true
  const first = /^[\p{L}-]+/u.exec(rest)?.[0].toLowerCase() ?? ''
  // "Champion the fairs": a verb that its ending does not tell.
  const verb = actionOf(rest) ?? (DEEDS.has(first) && /^\S+ (?:the|an?|all|our|its|\d)/.test(rest) ? first : null)
  if (verb === 'read' || (verb === 'receive' && !RECEIVED.test(rest))) return false
  return verb !== null && (BASE_VERBS.has(verb) || DEEDS.has(verb) || MAKES.test(verb) || DEEDS.has(verb.replace(/e$/, '')) || DEEDS.has(`${verb}e`) || COUNTED.test(rest))
}

/** "I am …", "A provider of looms that …", "The company makes …": who the person is, and whom they work for. */
const PRESENTS =
  /^(?:I (?:also )?(?:am|was|have|had) (?![^.]*\b(?:who|whom|whose|that|which|while|as|when|where|under|watch\p{L}*|observ\p{L}*|shadow\p{L}*)\b)|An? [^.;]{0,80}?\b(?:client|company|provider|firm|organi[sz]ation|manufacturer|supplier|agency|retailer|distributor|group)\b,? (?:that|which|specializing|to|of|with|in|for|providing|offering|serving)\b|(?:The|This|Our) (?:company|firm|organi[sz]ation|group|agency|business) (?:is|has|\p{L}+s) )/iu

/** A sentence whose subject is told, and tells another thing than what the person did or who they are: in a resume, an own deed has no subject. */
export const isOfSomebody = (text: string, year: number): boolean => SUBJECT.test(text) && !PRESENTS.test(text) && !isOwnStatement(text, year)
const SUBJECT = /^(?:I|We|My|Our|The|An?|His|Her|Its?|Their|He|She|They|You|Your|Another|Others?)\b|^[^,.;:]{0,60}\b(?:I|he|she|they)\b/iu
