/** Sentences that tell how large an employer or a thing is, what another did, or why a post was left, and no result of the person's work. */

const ORGANIZATION =
  '(?:firm|company|corporation|compan(?:y|ies)|manufacturer|provider|builder|supplier|distributor|wholesaler|retailer|agency|hospital|hotel|restaurant|bank|organi[sz]ations?|association|non-?profit|start-?up|school|facility|property|plant|store|contractor|dealership|consulting office|chain|subsidiary|leader|(?:medical |law |dental |family )(?:group|practice))'
/** "Full-service law firm with over 100 employees", "The guild is one of the largest organizations": the size of others is no result. */
const EMPLOYER_FIRST = new RegExp(
  `^(?:(?:an?|the|this)\\s+)?(?:[\\p{L}$&'’/-]+,?\\s+){0,7}?${ORGANIZATION}\\b,?\\s+(?:with|of|that|which|serving|employing|operating|specializ\\p{L}+|in|for|has|had|is|was|\\()`,
  'iu',
)
/** "33 million global manufacturer of parts". */
const NUMBERED_EMPLOYER = new RegExp(
  `^(?:an?\\s+|the\\s+)?[$€£]?\\s?\\d[\\d.,]*\\s?(?:k|mm?|b|million|billion)?\\+?[-\\s](?:(?:[\\p{L}-]+|&),?\\s+){0,6}?${ORGANIZATION}(?=[).,;:]|\\s+(?:with|of|that|which|serving|employing|operating|specializ\\p{L}+|providing|in|for)\\b|$)`,
  'iu',
)
/** "Manufacturing firm with 170 employees". */
const FIRM_BY_TRADE = new RegExp(`^\\p{L}+ing ${ORGANIZATION}\\b`, 'iu')
const ONE_OF_THE_LARGEST = /\b(?:is|was|are) (?:one of )?(?:the|a|an) (?:\p{L}+[- ]){0,3}(?:largest|leading|biggest|oldest|premier)\b/iu

/** "Quill Foods employs over 500 people", "It serves 40 schools". */
const OF_ANOTHER =
  /^(?:(?:In|As of) [^,]{3,30}, )?(?:(?:The |This )?\p{Lu}[\p{L}.&'’-]*(?: (?:\p{Lu}[\p{L}.&'’-]*|of|and|&)){0,6}(?:, (?:LLC|LLP|Inc\.?|Ltd\.?))?|This \p{Ll}+(?: \p{Ll}+)?|It|There) (?:(?:currently|is headquartered \p{L}+ [\p{L} ]+ and) )?(?:is|are|was|has|had|employs|employed|houses|housed|generates|operates|serves|owns|owned|manufactures|provides|offers|distributes)\b/u
/** "Team was ranked first of 40": what came of the person's own. */
const OF_OWN =
  /^(?:The |This )?(?:Teams?|Departments?|Stores?|Branch|Territory|Regions?|Districts?|Divisions?|Units?|Shops?|Crews?|Groups?|Sales|Programs?|Projects?|Students?|Products?|Campaigns?|Work|Papers?|Articles?|Films?|Books?|Designs?) (?:is|are|was|has|had) (?:(?:been|\p{L}+ly) )?(?:\p{L}+ed|won|zero|no|the (?:highest|lowest|best|top|largest|first))\b/u
/** "Founded in 2010, Quill Power is a firm": what another did, and its verb before it. */
const ANOTHER_FOUNDED = /^(?:Founded|Established|Based|Headquartered|Located|Incorporated) (?:in|by|at)\b[^.;]{3,60}, (?:[Tt]he )?\p{Lu}[^,.;]{1,50} (?:is|was|has|provides|offers|operates|serves)\b/u
/** "Over 300 reports issued by the guild help …". */
const DONE_BY_ANOTHER = /^(?:(?:Over|More than|About|Nearly|Some) )?\d[\d,]*\+? (?:\p{L}+ ){1,5}?\p{L}+ed by (?!me\b|my\b)/u
/** "As Chief of Accounts I was responsible for …". */
const OF_ONESELF = /^(?:\p{L}+ ){1,8}I (?:am|was|have|had)\b/u

/** What a student or a neighbor does, and why a post was left, is no result of work. */
const BESIDE_WORK =
  /^(?:graduated\b|(?:left|departed|resigned|separated|laid off) (?:due|as|because|in|from|after|when|with)|reason (?:for leaving|left))\b|\b(?:due to|because of|following|result of|part of) (?:an? |the )?(?:corporate |company |massive |large )*(?:restructuring|downsizing|lay-?offs?|bankruptcy|reduction in (?:force|staff))\b|\b(?:community service|scholarships?|food drives?|honou?r roll|dean['’]s list|grade point)\b/i

/** "Fourth largest producer of soap with sales of $600M". */
const LARGEST_FIRST = /^(?:[\p{L}-]+ ){0,3}?(?:largest|privately[- ](?:owned|held)|publicly[- ](?:traded|held)|family[- ]owned) \p{L}+/iu

/** "My goal is to use my six years of …": what somebody wishes for. */
const WISH = /^(?:my|our|the) (?:\p{L}+ ){0,2}(?:goal|objective|aim|ambition)(?: for (?:the|this) \p{L}+)? is\b/iu

/** "Project Cost: $13.8 million.", "The project is 8.5 miles long": the size of a thing, and nothing done. */
const OF_THING =
  /^(?:the |this |total |overall |estimated |approximate )*(?:(?:cost|price|value|budget) of (?:this|the|each|that) )?(?:project|contract|program|construction|building|price of project)s?(?:['’]s)?\s+(?:cost|costs|price|value|size|is|was)\b|^(?:the |this |my |our )?(?:project|building|facility|plant|site|store|territory|region|route|department|portfolio|inventory|property|campus|network|fleet) (?:(?:ran|runs|spann(?:ed|s)|cover(?:ed|s)|hous(?:ed|es)|contain(?:ed|s)|consist(?:ed|s)|compris(?:ed|es)|employ(?:ed|s)|requir(?:ed|es)|involv(?:ed|es))\b|ha(?:d|s) (?:about |over |more than |approximately )?\d)|^(?:cost|price|budget|contract value)\s*:/i

/** "The company grew to 500 employees". */
const FIRM_DID =
  /^(?:company|firm|corporate|employer)(?:['’]s)? (?:annual )?(?:revenues?|sales|size)\b|^(?:the |this |our )?(?:company|firm|corporation|employer|organi[sz]ation)(?:['’]s)? (?:\p{L}+ly )?(?:grew|increased|expanded|employed|generated|had|raised|opened|acquired|won|made|sold)\b/iu

export function tellsOfEmployer(text: string, action: string | null): boolean {
  if (OF_THING.test(text) || WISH.test(text) || ANOTHER_FOUNDED.test(text) || DONE_BY_ANOTHER.test(text)) return true
  if (BESIDE_WORK.test(text) || (((OF_ANOTHER.test(text) && !OF_ONESELF.test(text) && !OF_OWN.test(text)) || LARGEST_FIRST.test(text)) && action === null)) return true
  const toldOf = action === null || FIRM_BY_TRADE.test(text)
  if (FIRM_DID.test(text) && !/\b(?:I|my|me)\b/.test(text)) return true
  if (toldOf && NUMBERED_EMPLOYER.test(text)) return true
  return ONE_OF_THE_LARGEST.test(text) || (toldOf && EMPLOYER_FIRST.test(text) && !/^(?:as|for|to|in|at)\b/i.test(text))
}
