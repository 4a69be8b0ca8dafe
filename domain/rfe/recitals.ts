/**
 * Sentences that tell what was sent in, what the petition says, or how to answer. What is told may be the criticism itself (“You submitted a contract that ended in 2021.”): only what is of a closed
 * harmless shape holds nothing against the petition, and of the rest somebody is asked.
 */
import { saysLacking } from './words-of-lack.ts'

/** A word that may weigh what the sentence tells. */
const WEIGHS =
  /\b(?:not|no|nor|none|never|neither|nothing|nobody|only|merely|solely|simply|just|alone|barely|but|however|yet|although|though|while|whereas|despite|instead|rather|without|lack\w*|fail\w*|too|few|little|less|half|same|identical\w*|general|generally|generic|vague\w*|unclear|repeat\w*|word for word|template|alleged\w*|assumes?|assuming|unsigned|undated|expired|lapsed|former|colleagues?|co-\w+|coworkers?|relatives?|friends?|cousins?|brother|sister|wife|husband|spouse|employers?|supervisor|advisor|solicited|leaves?|omits?|rests?|stops?|elsewhere|different|later|after|before|since|until|once|twice|beyond|anyone|everyone|whoever|ordinary|common|routine|single|small|local|around|about \$|approximately|if|would have|of which|of whom|all of|most of|against|versus)\b|n't\b|[“”"].{0,200}\b(?:but|yet)\b/

/** What the petitioner or counsel wrote: what it says is claimed, and nobody else's word. */
const OWN_PAPER =
  "(?:(?:personal |cover |business |professional |work |detailed )?(?:statement|plan|plan of work|brief|cover letter|petition|filing|resume|résumé|declaration|submission|attorney|counsel)|attorney's brief|page \\d{1,3}|form i-140)"
/** What others wrote may be the criticism itself, unless only its subject is told. */
const OTHER_PAPER = '(?:(?:expert |advisory |support |press |news |government )?(?:letters?|opinion|reports?|articles?|exhibits?|studies|study|surveys?))'
const ITS = "(?:the|your|this|these|those|his|her|the petitioner's|the beneficiary's)"
const ABOUT = '(?:describes?|described|lists?|listed|discuss(?:es)?|includes?|contains?|welcomes?|presents?|refers? to)'
const TELLS =
  '(?:describes?|described|lists?|listed|states?|stated|projects?|projected|covers?|discuss(?:es)?|says?|said|includes?|contains?|argues?|argued|explains?|explained|speaks? of|welcomes?|details?|presents?|refers? to|calls? for|proposes?|sets? out|names?|indicates?|asserts?|maintains?)'
const DID =
  '(?:published|presented|authored|developed|founded|obtained|earned|completed|graduated|work|worked|taught|reviewed|wrote|write|state|say|explain|indicate|propose|plan|intend|argue|rely|cite|point|describe|seek|ask|request|submitted|provided|included|indicated|stated|explained|proposed|relied|cited|said|argued|asked|requested|sought|described)'
const DOCUMENTS = '(?:letters?|articles?|reports?|cop(?:y|ies)|diplomas?|certificates?|transcripts?|tax returns|contracts?|photographs?|statements?|publications|affidavits?|invoices|patents?)'

const RECITES = [
  `${ITS} (?:[\\w'-]+ ){0,3}${OWN_PAPER}(?:,? (?:at|in|of|which is|that you|on|to|and|for) [^.;]{2,90}?,?)? (?:also |then |further )?${TELLS}\\b`,
  `${ITS} (?:[\\w'-]+ ){0,3}${OTHER_PAPER}(?:,? (?:at|in|of|from|which is|that you|by|on|to|and|for) [^.;]{2,90}?,?)? (?:also |then |further )?${ABOUT}\\b(?! that\\b)`,
  `(?:exhibits?|page|pages|part|tab) [\\w, -]{1,40}?(?:, which is [^,;]{3,60},)? (?:also )?(?:(?:is|are) (?:an? |the )?(?:\\w+ )?${DOCUMENTS}|${ABOUT}|(?<=^page[^;]*)${TELLS})\\b`,
  `(?:you|the (?:self-)?(?:petitioner|beneficiary)) (?:also |further |then |currently |now |have |has |had )*${DID}s?\\b`,
  `(?:on|at) pages? \\d{1,3}(?: of [^,;]{3,40})?,? (?:you|the petitioner) (?:also )?(?:writes?|states?|says?)\\b`,
  `(?:in|according to|per|under) ${ITS} (?:[\\w'-]+ ){0,3}${OWN_PAPER}(?: at exhibit \\w+)?,? (?:you|the (?:petitioner|first|second|company|clinic|center|project|endeavor)|it|there)\\b`,
  `${ITS} (?:company|firm|llc|organization|corporation)(?: you founded)? (?:was|is) (?:incorporated|registered|formed|located|headquartered) in\\b`,
  `${ITS} (?:proposed )?endeavor is (?:to|described as|said to be|set out in)\\b`,
  `(?:also )?(?:of record|in the record|in evidence|on file) (?:is|are)\\b`,
  `(?:the|your) (?:petition|filing|response) (?:was|is) accompanied by\\b`,
  `(?:submitted|reviewed|received|claimed|law|factors|considered|in the record): `,
  `(?:the|your) (?:record|petition|filing|file|response) (?:also )?(?:includes?|included|contains?|contained)\\b`,
].map((shape) => new RegExp(`^${shape}`))
/** Words of a bare list of papers: no clause, no word that weighs. */
const LISTED =
  '(?:an?|the|your|two|three|four|five|six|seven|eight|nine|ten|and|of|also|as well as|letters?|recommendation|support|reference|expert|opinion|opinions|articles?|reports?|copy|copies|diplomas?|degree|degrees|certificates?|transcripts?|tax returns?|contracts?|photographs?|statement|statements|personal|professional|publications?|affidavits?|invoices?|patents?|resume|résumé|curriculum vitae|cover letter|brief|business plan|evaluation|evaluations|credentials?|academic|passport|forms?|awards?|memberships?|citation records?|citations?|other|supporting|evidence|documents?|documentation)'
const BARE_LIST = new RegExp(
  `^(?:(?:you|the (?:self-)?petitioner) (?:have |has )?(?:also )?(?:submitted|provided|included)|(?:also )?(?:of record|in the record|in evidence|on file) (?:is|are)|submitted|reviewed|received)(?::)?(?: ${LISTED}[,;]?){1,40}[.:]?$`,
)
/** What opens a notice, before any part: what was filed, what is sought, and what the endeavor is. */
const OPENING = /^(?:you|the (?:self-)?petitioner|this petition) (?:(?:have|has) )?(?:filed|seeks?|propos(?:e|es|ed) to)\b|^(?:your|the) (?:proposed )?endeavor is to\b/
/** A clause in it, or a comparison, may be the criticism. */
const ADDS = /\b(?:that|which|who|whose|whom|where|when|what|whatever|as|than|because|so|for an?|of an?other|own|already|may|might|could|would|can|cannot)\b/

/** How, and until when, to answer. */
const ON_ANSWER =
  /^(?:(?:extensions?|it|this|the (?:time|period|deadline)) (?:is|are|can ?not|will|may) (?:not )?(?:be )?(?:available|extended|granted|given)[.]$|(?:in order )?to (?:assist|help) you,? this (?:request|notice|letter) |no (?:further |more )?(?:extensions?|time)\b(?: (?:of|to|for|can|will|may)[^.;]*)?[.]$|thank you for\b|answer (?:once|in full|each|every)\b|you have (?:\w+[- ]?\w* )?(?:\(\d+\) )?(?:\d+ )?(?:calendar )?days to (?:answer|respond|reply|rebut)\b|due: |a word (?:about|on|of|as to)\b|foreign[- ]language documents (?:need|require|must)\b|late (?:evidence|responses?|answers?) will\b|see below\b|the following (?:is|explains|describes|sets out|lists)\b)/

/** True of what only tells how to answer, and of a recital of a closed harmless shape. `opens`: it stands before any part. */
export const onlyRecites = (plain: string, opens: boolean): boolean =>
  ON_ANSWER.test(plain) || ((BARE_LIST.test(plain) || (opens && OPENING.test(plain) && !ADDS.test(plain))) && !WEIGHS.test(plain) && !saysLacking(plain))

/** True of a sentence that tells of this case: in the part of a point it may be what is held against the petition. */
export const tellsOfCase = (plain: string): boolean => RECITES.some((shape) => shape.test(plain))
