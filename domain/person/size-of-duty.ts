/**
 * Whether a number in a sentence is only the size of what somebody had in charge ("Managed a team of 10", "support for
 * 120 users", "a $45 million project") and not what came of a deed ("Trained 300 nurses", "closed 40 deals").
 */

/** Verbs of having in charge, in their base form. */
const CHARGE = words(
  'manage supervise oversee support lead direct head run administer coordinate teach instruct tutor serve work assist aid help maintain monitor liaise cover consult advise ' +
    'wait dispatch patrol guard care own operate control deal service staff lecture participate interact communicate collaborate engage act function ensure be have belong report handle attend travel',
)
/** "Five locations": where, and no count of deeds. */
const AT_PLACES =
  /\b(?:acres|locations|states|cities|countries|counties|sites|stores|offices|regions|provinces|languages|branches|schools|hotels|hospitals|clinics|restaurants|campuses|plants|facilities|towns|districts)$/i
const PEOPLE = /\b(?:employees|members|staff|people|associates|agents|workers|students|patients|residents)$/i
/** Verbs that tell only where, how much or which: what governs stands before them. */
const TELLS_MORE = words('consist include range average total encompass comprise span value locate base vary equal amount involve contain number relate')
/** Duties that come back: what is counted behind "for" or "to" is whom they were done for. */
const ROUTINE = words(
  'prepare perform conduct complete process review compile verify check track schedule file update do calculate audit inspect analyze research evaluate assess file order purchase balance examine answer confirm cook post record reconcile troubleshoot',
)
/** Deeds of which a team or a class may be the outcome. */
const MAKES_GROUP = words('build rebuild hire recruit grow expand assemble create form establish train retrain integrate reorganize restructure relocate merge unite double triple')
const TRAINS = /^(?:re)?train$/
/** "for annual sales of", "the daily revenue which on average exceeded": the size of a place. */
const SALES_OF =
  /\b(?:annual|yearly|monthly|weekly|nightly|daily) (?:gross |cash |net )?(?:sales|revenues?|volume|deposits?|receipts|cash|intake)\b(?: (?!to\b|by\b|from\b)[\p{L}-]+){0,7} (?:of|in excess of|exceed(?:ing|s|ed)|averag(?:ing|es|ed)|total(?:ing|s|ed)|up to) (?:about |over |up to |more than )?$/iu
/** "deNovis’ $22 million financing", "from businesses with annual sales of $1 million", "a plant generating annual external sales of $65 million". */
const SIZE_OF_OTHERS =
  /\p{Lu}\p{L}+(?:['’]s|s['’]) (?:about |over |more than )?$|\b(?:businesses|companies|clients|firms|customers|organizations) with (?:\p{L}+ )?(?:annual )?(?:sales|revenues?) (?:of |between |from |over |up to )?$|\b(?:plant|facility|mill|store|branch|division|company|site|property) (?:generating|grossing|earning) (?:(?:an?|annual|external|yearly|internal|total) ){0,3}(?:sales |revenues? )?(?:of )?(?:\$[\d.,]+\w{0,2} and (?:\p{L}+ )?(?:sales|revenues?) )?$|\bwith (?:an? )?(?:\p{L}+ ){0,2}budgets? of (?:about |over |more than )?$|\bwith (?:an? )?(?:combined|total) (?:[\p{L}]+ ){0,3}of (?:about |over |more than )?$/iu
/** "Overall management of | 37 acres", "the safety of | 50 workers". */
const CARE_OF = /\b(?:management|supervision|oversight|leadership|maintenance|administration|safety|health|well-?being|welfare|balancing) of (?:about |over |more than |up to |approximately )?$/iu
/** "Quill Grill | 18 locations". */
const NAME_AHEAD = /^(?:\p{Lu}[\p{L}’'&.]* ){1,5}$/u
/** "with responsibility for management of teams totaling 50 members". */
const UNDER_CHARGE = /\b(?:responsibility for|(?:management|supervision|oversight|leadership) of) (?:[\p{L}-]+ ){1,5}(?:totaling|totalling|numbering|of) (?:about |over |more than |up to )?$/iu
/** "a department with an annual output of 15,000 projects". */
const OUTPUT_OF = /\bwith an? (?:(?:annual|yearly|daily|weekly|monthly) (?:output|production|volume|circulation|throughput)|peak|maximum|minimum) of (?:about |over |more than |up to )?$/i
const BUDGET_OF = /\bbudgets? (?:that |which )?(?:exceed\p{L}*|total\p{L}*|in excess of) (?:about |over |up to |more than )?$/iu
/** A business of that size may be the outcome. */
const BUILDS = words('build rebuild grow expand launch found start')
/** What a sum without a number may come from. */
const GAINS = words(
  'win obtain secure land close sell negotiate renegotiate save generate raise acquire earn bring increase reduce cut recover gain attract collect capture avoid eliminate garner reach',
)
/** Of these deeds money comes too, or is found by them. */
const EARNS = words(
  'identify discover find uncover detect produce sell originate fund lend commercialize contribute donate distribute disburse award grant deliver drive enhance amplify boost settle seize book write invest improve result lift maximize add get make trim shave slash minimize place refinance liquidate repay transform turn exceed surpass beat outperform meet hit accomplish attain record net gross yield recoup recapture retrieve reconcile accumulate amass syndicate structure arrange broker reimburse refund solicit preserve retain protect renew upsell prevent mitigate restore return',
)
/** "Ramped up to $12 million", "built the trade to $100,000". */
const TO_SUM = /(?<!\bup )\bto (?:an? )?(?:over |more than |nearly |about )?$|ed up to $/i
/** Used, and not made. */
const USES = words('use utilize employ leverage apply')
const FOR_WHOM =
  /\b(?:for|to)(?: around)?(?: (?:an?|the|all|some|approximately|about)(?: \p{L}+){1,3} (?:with|of))? (?:all |the |over |around |approximately )?$|\b(?:for|to) the(?: \p{L}+){1,3} and $/iu
/** "plans for the client's six mills": what another has. */
const OF_OTHERS = /\b(?:for|of|to|with|across|in)(?: \p{L}+){0,2} (?:\p{L}+['’]s|\p{L}+s['’]|its|their) $/iu
/** What a thing is made of. */
const MADE_OF =
  /\b(?:includ(?:es|ed|ing)|consist(?:s|ed|ing)? of|compris(?:es|ed|ing)) (?:about |over |up to |more than )?$|\bconsist(?:s|ed|ing)? of (?:[\p{L}\d-]+,? ){1,12}(?:about |over |up to |more than )?$|\b(?:which|that) (?:includes|included|contains|contained|comprises|comprised)\b(?: [\p{L}\d.-]+,?){1,8} $/iu
/** "a $4 million brand": the size of a thing. */
const DETERMINED = /\b(?:an?|the|this|that|our|its|their|his|her|my|each|newly)(?: (?:new|total|entire|overall|original|initial|current|existing|approved))? $/i
/** "As part of a $3 billion merger": what it belonged to. */
const PART_OF = /\b(?:part of|during|throughout|following|amid) (?:an?|the|our|this) $/i
/** "$24 million of new contracts". */
const NEW_TRADE =
  /^\+? (?:of|in|worth of) (?:new|additional|incremental|annual new) (?:[\p{L}-]+ ){0,2}(?:contracts|business|sales|revenues?|accounts|orders|funds|deposits|loans|premiums?|clients|investments?)\b/iu
/** "A hall that produces 500,000 rugs". */
const DOES_ITSELF =
  /\b(?:operation|plant|facility|factory|system|machine|line|kitchen|department|center|store|branch|office) (?:that|which) (?:produces|makes|serves|processes|ships|handles|generates|sells|employs|houses|supports)\b[^.;]{0,60}$|\beach with\b[^.;]{0,60}$/i
/** "Construction cost of $5 million". */
const COST_OF = /\b(?:cost|price|fee|budget|balance)s?(?: of|:) (?:about |over |up to )?$/i
/** "Tenant projects over $15 million". */
const PROJECTS_OVER = /\b(?:projects?|programs?|portfolios?) (?:over|of|up to|exceeding|in excess of|worth|valued at|budgeted at) $/i
const HOLDS_CASH = /\b(?:drawers?|tills?|registers?|safe|vault|petty cash(?: fund)?) (?:of|with|containing) (?:about |over |up to )?$/i
/** "Reviewed contracts valued at $10 million": what the thing of a routine is worth. */
const WORTH = /\b(?:valued|worth|priced|assessed|appraised)(?: (?:at|over|between|up to|in excess of|above|more than))? $/i
/** "A theater with 1,200 seats". */
const PLACE_WITH =
  /\b(?:theat(?:er|re)|hall|facility|hospital|stores?|clinic|units?|schools?|camp|class(?:es)?|league|company|firm|sites?|center|building|offices?|hotel|restaurant|ward|floor|plant|warehouse|department|campus|arena|venue|community|property) (?:with|of|housing|containing|having|employing) (?:about |over |up to |more than |approximately )?$|\b(?:system|network|database) (?:with|having|supporting) (?:about |over |up to |more than )?$/i
const SIZED_THING =
  /^[- ](?:dollars? )?(?:\p{L}+ ){0,3}(?:inventor(?:y|ies)|portfolios?|departments?|divisions?|budgets?|programs?|projects?|facilit(?:y|ies)|business(?:es)?|brands?|enterprises?|compan(?:y|ies)|dealerships?|operations?)\b/iu
const MODIFIES =
  /^[- ](?:dollars? )?(?!(?:in|of|per|by|a|an|and|or|to|for|from|over|under|at|on|with|within|annual(?:ly)?|yearly|monthly|worth|year|during|through|while|as|since|each|every|this|that|was|were|is|are)\b)\p{L}/iu
/** What comes of work, by its name. */
const EFFECT_HEAD =
  /^[- ](?:[\p{L}&/-]+ ){0,4}(?:sales|revenues?|profits?|savings?|growth|impact|benefits?|contributions?|donations|income|margin|gains?|increase|reduction|decrease|improvement|surplus|returns?|(?:re)?financing|acquisition|merger|offering|transaction|turn[- ]?around)\b/iu
/** "Led a $41 million refinancing": a deed that has an end. */
const DEAL = /^[- ](?:[\p{L}&/-]+ ){0,4}(?:(?:re)?financing|acquisition|merger|offering|sale|turn[- ]?around)\b/iu
const WITH_NUMBER = /\bwith (?:about |over |up to |more than |approximately )?$/i
/** "Planned operas | with 75 students": who took part, and not with whom somebody dealt. */
const WITH_PEOPLE =
  /\S with (?:about |over |up to |more than |approximately |around )?\d[\d,]*\+? (?:[\p{L}-]+ ){0,2}(?:students|pupils|kids|children|employees|people|participants|staff|members|guests|volunteers|campers|players|residents|attendees)$/iu
const WITH_WHOM = /\b(?:relationships?|partnerships?|contracts?|interviews?|agreements?|meetings?|sessions?|deals?|connections|consultations|groups?|met|work(?:ed|ing)?|contacts?) with $/i
const TAKES_ON = words('hire recruit train retrain build rebuild grow')
/** A noun of a deed that has an end: "led the migration of 40 sites". */
const ENDED =
  /\b(?:integration|implementation|migration|roll-?outs?|launch(?:es)?|deployment|conversion|transition|openings?|clos(?:ing|ure)|completion|installation|acquisition|merger|consolidation|renovation|move|relocation|introduction|adoption|restructuring|creation|re-?design|construction|erection|remodel(?:ing)?|training|workshops?|screening|recruitment|hiring|upgrade|replacement|refurbishment|turn[- ]?around|sale)s?(?=,? (?:of|for|to|in|at|on|across|with|within|and|&)\b)/i
/** The same as what is counted: "led 40 workshops". */
const COUNTS_ENDED =
  /\b(?:integrations|implementations|migrations|roll-?outs|launches|theses|dissertations|experiments|tests|surveys|deployments|conversions|openings|acquisitions|mergers|installations|renovations|workshops|seminars|campaigns|audits|investigations|expeditions|studies|trials|screenings|upgrades|transitions|relocations|weddings|conferences|fundraisers|tournaments|festivals|concerts|exhibitions|exhibits|symposia|ceremonies|galas|events|fairs|trips|convoys|missions|patrols|plays|productions|musicals|films)\b/i
/** Of these a number is done where they came to their end. */
const HAS_END = /\b(?:projects|programs|jobs|builds|contracts|developments|remodels|engagements|cases)$/i
const CAME_TO_END = /^(?:(?! simultaneous| concurrent| at (?:a time|once))[^.;]){0,80}?\b(?:to (?:successful )?completion|on[- ]time|on schedule|(?:under|within|on) budget|ahead of schedule)\b/i
/** "Advised 35 students to graduation". */
const TO_THE_END = /^(?: \p{L}+){0,3} to (?:successful )?(?:completion|verdict|graduation|trial|publication)\b/iu
const EACH_TIME = /^ (?:(?:per|an?|each|every) (?:day|week|month|quarter|year|season)|daily|weekly|monthly|quarterly|yearly|annually)\b/i
/** "Led the development of a platform for 5 million users". */
const LED_MAKING = /^ (?:the )?(?:(?!of\b)\p{L}+ ){0,3}(?:development|design|redesign|creation|introduction) of\b/iu
/** What is provided as a duty. */
const SERVICE =
  /\b(?:support|services?|assistance|care|guidance|oversight|leadership|supervision|direction|advice|recommendations|consult\p{L}+|coverage|administration|maintenance|help|coordination)\b/iu
const IN_CHARGE_OF = words('manage lead direct head run coordinate teach instruct oversee supervise')
/** Who has something in charge, where no verb says so. */
const CHARGE_NOUN =
  /\b(?:manag(?:er|ement|ing)|oversight|supervis(?:ion|or|ory)|responsib(?:le|ility|ilities)|support(?:ing)?|administrat(?:or|ion)|assistant|specialist|clerk|secretary|technician|analyst|liaison|in charge|accountable|director|leader(?:ship)?|coordinat(?:or|ion)|head of|worked on|team of|staff of|teacher|instructor|owner|member of|part of|caseload|portfolio|budget|p&l|profit and loss|network of|fleet of|command of|custody of)\b/i
/** "Raise funds for the 500 members". */
const FOR_THE = /\bfor (?:the|our|my) $/i
/** "Gained knowledge of 12 programs". */
const LEARNED = /\b(?:knowledge|experience|understanding|exposure|expertise|familiarity|skills?) (?:of|in|with|to|on|across)(?: \p{L}+)? $/iu
const GROUP_OF =
  /\b(?:staff|team|crew|group|department|workforce|division|class|caseload|roster|squad|platoon|unit|branch|classroom|environment|network|community|population)s?(?: consisting)? of (?:about |over |up to |more than |approximately )?$/i
/** "events for up to 300 people": what it holds at most. */
const UP_TO = /\b(?:for|of|with|functions|events|parties|banquets|groups|classes|weddings|audiences) (?:of )?up to $|\b(?:functions|events|parties|banquets|groups|classes|weddings) (?:of|from) $/i
const EFFECT_OF_MONEY =
  /\b(?:sales|revenues?|profits?|savings?|growth|increases?|donations|commissions?|collections|funding|grants?|raised|saved|originations?|loans?|contracts|deals|earnings|income|reductions?|avoidance|recover(?:y|ies)|premiums?|billings?|bookings|business|contributions?|sponsorships?|investments?)\b/i
/** "A workflow encompassing 5 departments". */
const SPANS = /\b(?:encompassing|covering|spanning|involving|comprising|representing) (?:an? total of |about |over |up to |more than |approximately )?$/i
/** "Orders of 1,000 pieces", "dinners for 50 to 500 guests": how large each is. */
const EACH_OF =
  /\b(?:trucks|orders|bags|boxes|groups|classes|parties|batches|lots|loads|shipments|packs|cases|sets|rows|pallets|sections) of (?:about |over |up to )?$|\bfor (?:\d[\d,]* (?:to|-|–) )$/i
export const EACH_IS =
  /\b(?:ranging|ranged|ranges?|averaging|var(?:ying|y|ied)|anywhere|valued|priced|costing)(?: in (?:size|value|price|cost|amount|age|scope))?(?: from| between)?(?: \p{Sc})?(?: \d[\d,.]* (?:to|and|-|–))? ?$/iu
const BUDGETS = words('develop create plan forecast draft establish propose execute')
/** What begins a duty and tells no deed that was done. */
const DUTY = /^(?:(?:i|my|was|were|am|is|also|\p{L}+ly) )*(?:responsible (?:for|of)|accountable for|in charge of|tasked with|(?:duties|responsibilities|responsibility)\b)/iu
const EFFECT_VERB = /^(?:increase|reduce|generate|raise|save|cut|grow|improve|expand|win|achieve|exceed|secure|double|bring|earn|decrease|lower|recover|garner|attract|reach)$/

export type Counted = { index: number; text: string; money: boolean }

/** @param told the verbs of the text */
export function isSizeOfDuty(sentence: string, { index, text, money }: Counted, told: readonly Verb[]): boolean {
  const printed = sentence.slice(0, index).replace(/^.*[.!?]\s+(?=\p{Lu})/su, '')
  const start = index - printed.length
  const before = printed.replace(/[~≈]$/, '')
  const grouped = GROUP_OF.test(before) || /^(?:staff|team|crew|group|department|workforce|division|class) of |^\S+[- ](?:person|member|man)\b/i.test(text)
  // "up to" and "over" stand within what is counted.
  const lead = `${before}${/^(?:up to|from) /i.exec(text)?.[0] ?? ''}`
  const after = sentence.slice(index + text.length)
  if (money && NEW_TRADE.test(after)) return false
  if (
    /\b(?:compan(?:y|ies)|firms?|organi[sz]ations?|manufacturers?|corporations?) (?:that|which|whose|with)\b[^.;]{0,200}$/i.test(before) &&
    !told.some(({ verb, end }) => end <= index && BUILDS.has(verb))
  )
    return true
  if (DOES_ITSELF.test(before)) return true
  if (money && (PLACE_WITH.test(before) || COST_OF.test(before) || PROJECTS_OVER.test(before))) return true
  if (money && /^ (?:under|below) (?:the )?budget\b/.test(after)) return false
  if (money && /^ (?:was|were|is|are) (?:used|spent|allocated|needed|set aside|budgeted)\b/.test(after)) return true
  if (!money && /^ (?:under|below|reporting to) (?:me|my)\b/i.test(after)) return true
  if (
    !money &&
    (EACH_OF.test(before) ||
      (/\b(?:bed|seat|unit|person|member|room|s[yf]|sq\.? ?ft|square f(?:ee|oo)t)$/i.test(text) && /^[ -](?!(?:of|in|at|for|and|to|from|on|with|per|over|under|by|into|within)\b)\p{L}/u.test(after)) ||
      (/\blines$/i.test(text) && told.some(({ verb, end }) => verb === 'answer' && end <= index)) ||
      SPANS.test(lead) ||
      FOR_THE.test(before) ||
      LEARNED.test(before) ||
      PLACE_WITH.test(lead) ||
      UP_TO.test(lead) ||
      OF_OTHERS.test(before) ||
      MADE_OF.test(before))
  )
    return true
  if (EACH_IS.test(before) && !EFFECT_OF_MONEY.test(sentence.slice(index, index + text.length + 30))) return true
  // ", 10 positions filled within 45 days": what is counted has a deed of its own.
  if (
    /(?:^|[,;:.–-] ?)$/.test(before) &&
    /^(?: \p{L}+)? (?!(?:located|based|employed|assigned|involved|needed|required|related|spread|situated|stationed|enrolled|staffed)\b)(?:\p{Ll}+ed|won|sold|built|made|held|taught)\b/u.test(after) &&
    !grouped
  )
    return false
  if (money && (BUDGET_OF.test(before) || SIZE_OF_OTHERS.test(before))) return true
  if (!money && (UNDER_CHARGE.test(before) || OUTPUT_OF.test(before) || CARE_OF.test(before))) return true
  // "35 employees including a team of 5": who is there.
  if (
    !money &&
    before === '' &&
    /^(?:[\d,]+)\+? (?:\p{L}+ )?(?:employees|people|staff|associates|members|agents|reports|stores|locations|offices|beds|seats|rooms)$/iu.test(text) &&
    /^ (?:including|with|in|within|across|at|located|based|and)\b/.test(after)
  )
    return true
  const verbs = told.filter((verb) => verb.start >= start && verb.end <= index)
  const governing = verbs.at(-1)
  if (governing === undefined)
    return (
      /^multi/i.test(text) ||
      (money && (SIZED_THING.test(after) || !isEffectOfMoney(before, after))) ||
      (!money &&
        !/\p{Ll}ed\b|\b(?:I|won|sold|built|made|done|held|taught|grew)\b/u.test(sentence) &&
        !ENDED.test(sentence) &&
        !COUNTS_ENDED.test(text) &&
        /\b(?:for|of) (?:over |about |more than )?$/i.test(lead)) ||
      (money && (isSizeOfThing(before, after) || SALES_OF.test(before))) ||
      (!money && AT_PLACES.test(text) && NAME_AHEAD.test(before)) ||
      (WITH_NUMBER.test(lead) && !/^ \p{Ll}+(?:ed|ing)\b/u.test(after) && !(money && isEffectOfMoney(before, after))) ||
      (grouped && !ENDED.test(before)) ||
      (!money && PEOPLE.test(text) && /\b(?:has|had) (?:about |over |more than )?$/i.test(before) && !/\bI (?:have )?had\b/.test(before)) ||
      (!money && AT_PLACES.test(text) && /\b(?:in|on|at|has|had|have|across|throughout|within) $/i.test(before)) ||
      (CHARGE_NOUN.test(before) && !(DUTY.test(before) ? ENDED.test(before.replace(/\btraining\b/giu, '')) : ENDED.test(before))) ||
      (sentence.split(/\s+/).length <= 8 && !/\p{Ll}ed\b/u.test(before) && /\b(?:per|each|every|yearly|annual(?:ly)?|monthly|daily)\b/i.test(sentence))
    )
  const row = verbs.filter(({ row }) => row === governing.row).map(({ verb }) => verb)
  const behind = sentence.slice(governing.end, index)
  if (/^multi/i.test(text)) return !row.some((verb) => GAINS.has(verb))
  if (money && SALES_OF.test(before)) return !row.some((verb) => GAINS.has(verb) || BUILDS.has(verb))
  if (money && isSizeOfThing(before, after)) return !row.some((verb) => GAINS.has(verb) || (BUILDS.has(verb) && !/^[- ](?:dollars? )?(?:\p{L}+ )?budget/iu.test(after)))
  if (!money && isHeldInCharge(verbs, governing.row)) return true
  if (grouped)
    return (
      !makesGroup(
        sentence,
        verbs.filter(({ row: one }) => one === governing.row),
      ) && !ENDED.test(behind.split(/[,;]|\band\b/).at(-1) ?? '')
    )
  if (/\bresponsible for\b/i.test(behind) || ((DUTY.test(before) || /\bresponsible for\b/i.test(before)) && !EFFECT_VERB.test(governing.verb) && !governing.past)) return true
  if (!money && USES.has(governing.verb) && !/^ by\b/.test(behind)) return true
  if (!money && WITH_PEOPLE.test(`${behind}${text}`) && !WITH_WHOM.test(behind)) return true
  // "Supervised, trained and evaluated 40 weavers" tells of a team, "recruited and managed 12" of a deed.
  if (row.some((verb) => TAKES_ON.has(verb) && !(TRAINS.test(verb) && row.some((other) => IN_CHARGE_OF.has(other) && !(governing.past && /^(?:instruct|teach)$/.test(other)))))) return false
  if (isDoneInCharge(sentence, verbs) && !(money && EARNS.has(governing.verb))) return true
  if (/^(?:lead|direct|head)$/.test(governing.verb) && LED_MAKING.test(behind)) return false
  // "Provide supervision and coaching to 20 weavers".
  const provided = verbs.findLast(({ verb }) => verb === 'provide')
  const service = provided === undefined ? '' : sentence.slice(provided.end, index)
  if (SERVICE.test(service) && !/[;.]/.test(service) && verbs.every(({ start: at, end }) => at <= (provided?.start ?? 0) || /ing$/i.test(sentence.slice(at, end)))) return !ENDED.test(service)
  if (row.some((verb) => CHARGE.has(verb)))
    return (
      !ENDED.test(behind) &&
      !(money && DEAL.test(after)) &&
      !(IN_CHARGE_OF.has(governing.verb) && !money && ((COUNTS_ENDED.test(text) && !EACH_TIME.test(after)) || (HAS_END.test(text) && CAME_TO_END.test(after)))) &&
      !TO_THE_END.test(after)
    )
  if ((ROUTINE.has(governing.verb) || /\b(?:payroll|schedules?|daily|(?:bi-?)?weekly|(?:bi-?)?monthly|quarterly)\b/i.test(behind)) && !money && FOR_WHOM.test(behind)) return true
  if (money && WORTH.test(before) && (ROUTINE.has(governing.verb) || /^(?:approve|evaluate|monitor|underwrite)$/.test(governing.verb))) return true
  if (money && (ROUTINE.has(governing.verb) || BUDGETS.has(governing.verb)) && /\b(?:budget|forecast)/i.test(`${behind.slice(-60)} ${after.slice(0, 24)}`)) return true
  // What money came of is told by a gain, or by its name.
  return (
    money && !row.some((verb) => GAINS.has(verb) || EARNS.has(verb) || EFFECT_VERB.test(verb)) && !ENDED.test(behind) && !DEAL.test(after) && !TO_SUM.test(before) && !isEffectOfMoney(before, after)
  )
}

/** "Savings of $2 million", "$3 million in new sales". */
const isEffectOfMoney = (before: string, after: string): boolean => EFFECT_OF_MONEY.test(before.slice(-48)) || EFFECT_OF_MONEY.test(after.slice(0, 40))

/** "a $4 million brand", "$2 million inventory", "deposits of up to $1500": and not "a $300,000 increase". */
const isSizeOfThing = (before: string, after: string): boolean =>
  (!EFFECT_HEAD.test(after) && ((DETERMINED.test(before) && MODIFIES.test(after)) || (/\bof $/.test(before) && SIZED_THING.test(after)))) ||
  /\p{L}s (?:of )?up to $/u.test(before) ||
  HOLDS_CASH.test(before) ||
  /\(up to $/.test(before) ||
  PART_OF.test(before)

/** "Recruited and managed a team of 12" tells of a deed, "builds and manages a team" of a duty. */
const makesGroup = (sentence: string, row: readonly Verb[]): boolean =>
  row.some(
    ({ verb, start, end }) =>
      MAKES_GROUP.has(verb) &&
      !(TRAINS.test(verb) && row.some((other) => IN_CHARGE_OF.has(other.verb))) &&
      !(/[^s]s$/.test(sentence.slice(start, end)) && row.some((other) => IN_CHARGE_OF.has(other.verb))),
  )

/** "Hire, train and supervise 15 weavers": a row of verbs in the present, of which one has charge of people. */
function isHeldInCharge(verbs: readonly Verb[], row: number): boolean {
  const own = verbs.filter((verb) => verb.row === row)
  return (
    own.length > 1 &&
    own.every(({ past }) => !past) &&
    own.some(({ verb }) => /^(?:hire|recruit|interview|train)$/.test(verb)) &&
    own.some(({ verb }) => /^(?:supervise|manage|evaluate|schedule|oversee|discipline|coach|review)$/.test(verb))
  )
}

/** "Managed a hall which wove 10 rugs": what those did who were in charge of somebody. */
function isDoneInCharge(sentence: string, verbs: readonly Verb[]): boolean {
  const [before, last] = verbs.slice(-2)
  return before !== undefined && last !== undefined && IN_CHARGE_OF.has(before.verb) && !EFFECT_VERB.test(last.verb) && /\b(?:which|that|who) $/i.test(sentence.slice(before.end, last.start))
}

/** "Hosting administrator": who does something, and no deed. */
const ROLE = /^ (?:\p{L}+ )?(?:administrator|manager|coordinator|developer|engineer|supervisor|director|officer|assistant|specialist|consultant|adviser|advisor|analyst|instructor)s?\b/iu

const AT_WORK = /^(?:work(?:ed|s|ing)?|assist(?:ed|s|ing)?|help(?:ed|s|ing)?|participat(?:ed|es|ing))$/i
const AT_DOING = /^ (?:on|in|with) \p{Ll}+ing\b/u

/** "… a hall managing up to 5 mills": a number stands behind the verb. */
const BEFORE_NUMBER = /^ (?:up to |over |more than |about |approximately |nearly |an average of )?[$€£]?\d/i

export type Verb = { verb: string; start: number; end: number; row: number; past: boolean }

/** Words in the place of a verb: at the head, behind a mark, "and", "to" and the like; verbs of having in charge in "-ing" where none stands before, or behind "for". @param base the base form of a verb, null of another word */
export function verbsIn(text: string, base: (word: string) => string | null): Verb[] {
  const found: Verb[] = []
  // Where the verbs of this sentence begin.
  let first = 0
  let open = true
  let row = 0
  for (const { 0: word, index } of text.matchAll(/[\p{L}’'-]+|[,;:.!?()•–&/]|\d+/gu)) {
    if (
      /^[,;:.!?()•–&/]$/.test(word) ||
      /^(?:and|or|also|then|while|by|to|that|which|who|i|we|have|has|had|was|were|been|when|successfully|helped|in|on|through|including|(?!(?:year|month|week|dai|quarter|ear|fami|assemb|supp|on|new|recent|former|previous)ly)\p{L}+ly)$/iu.test(
        word,
      )
    ) {
      if (/^[;:.!?()]$/.test(word)) row += 1
      if (/^[.!?]$/.test(word) && /^\s+\p{Lu}/u.test(text.slice(index + 1, index + 8))) first = found.length
      open = true
      continue
    }
    const verb = base(word.toLowerCase().replace(/^co-(?=\p{L})/u, ''))
    const ahead = text.slice(Math.max(0, index - 12), index)
    const going = /ing$/i.test(word)
    const behind = text.slice(index + word.length, index + word.length + 60)
    const ofRole = (going || /^\p{Lu}/u.test(word)) && ROLE.test(behind)
    // "Led to savings", "resulting in savings": what came of it.
    if ((/^(?:led|leading)$/i.test(word) && /^(?: directly)? to\b/.test(behind)) || (/^result(?:ed|ing)$/i.test(word) && /^ in\b/.test(behind))) {
      found.push({ verb: 'bring', start: index, end: index + word.length, row, past: /ed$/i.test(word) })
      open = true
      continue
    }
    // "Worked on moving 40 looms" tells of the move.
    if (open && AT_WORK.test(word) && AT_DOING.test(behind)) continue
    const inCharge = going && verb !== null && CHARGE.has(verb) && (found.length === first || /\b(?:for|of|with) $/i.test(ahead))
    const governs =
      verb !== null &&
      ((EFFECT_VERB.test(verb) && (going || BEFORE_NUMBER.test(behind))) ||
        (/^(?:produce|sell|generate|originate|net)$/.test(verb) && /ed$|^sold$/i.test(word) && BEFORE_NUMBER.test(behind)) ||
        (/(?:ing|ed)$/i.test(word) && IN_CHARGE_OF.has(verb) && BEFORE_NUMBER.test(behind)))
    const isVerb = verb !== null && !ofRole && (open || inCharge || governs)
    if (
      isVerb &&
      !TELLS_MORE.has(verb) &&
      !(/^(?:exceeding|surpassing)$/i.test(word) && BEFORE_NUMBER.test(text.slice(index + word.length, index + word.length + 24))) &&
      (going || !/\b(?:in|by|through) $/i.test(ahead))
    )
      found.push({ verb, start: index, end: index + word.length, row, past: /ed$/i.test(word) })
    if (!isVerb) row += 1
    // "Responsible for training": the words before the first verb are no object.
    open = /^(?:responsible|accountable|tasked|for|of|with)$/i.test(word) && found.length === first
  }
  return found
}

function words(text: string): Set<string> {
  return new Set(text.split(' '))
}
