/** What a sentence says that entry into an occupation requires, in the active and in the passive. */
const DEGREE = "(?:(?:bachelor[’']s|baccalaureate|master[’']s|doctoral|professional) degree|doctorate|Doctor of \\p{L}+|Pharm\\.?D|Ph\\.?D|M\\.?D|J\\.?D|D\\.?V\\.?M|D\\.?D\\.?S)(?![\\p{L}’'])\\.?"
/** Of study, in small letters: “in Ohio” and “in the federal service” say where, and “or a license” what else is enough. */
const FIELD =
  '(?: in (?!(?:the|an?|some|many|most|few|other|all|each|any|large|larger|small|big|public|private) )(?:(?!(?:which|but|where|when|if|that|who|only|and (?:I|an?)|or an? (?!(?:closely |directly )?(?:related|similar) ))\\b)\\p{Ll}[\\p{Ll}-]*,? ){0,12}\\p{Ll}[\\p{Ll}-]*)?'
const SOURCE = '(?:(?:By|According to|In) (?:the )?(?:O\\*NET|Occupational Outlook Handbook|Bureau of Labor Statistics)[^,.;]{0,40}?,? )?'
const OFTEN = '(?:(?:now|today|currently|normally|usually|typically|always) )?'
/** By the whole sentence: between “the occupation” and “requires” stood “pays well, and the state”. */
const ACTIVE =
  `^${SOURCE}(?:(?:(?:Entry|Entering) (?:in)?to )?(?:the|this|that|my) (?:occupation|profession)(?: of (?:an? )?[\\p{L} -]{2,40}?)?|Employers of (?:that occupation|such [a-z]+)) ${OFTEN}requires?(?: for entry)?(?: at least)? an? ` +
  `(?:(?:U\\.S\\.|United States) )?${DEGREE}${FIELD}(?: for entry)?(?:, and I hold one)?`
const WORK =
  '(?:(?:the|this|that|my|every|any) (?:\\p{Ll}+ )?(?:job|occupation|profession|position|work)|entry|(?:entry|entering) (?:into|to) (?:the|this|that|my) (?:\\p{Ll}+ )?(?:job|occupation|profession|field))'
const PASSIVE =
  `\\ban? (?:(?:U\\.S\\.|United States) )?${DEGREE}(?: in \\p{Ll}+(?: \\p{Ll}+){0,3}?)? is (?:now |today |currently |always |normally |usually |typically )?` +
  `(?:(?:required|needed|necessary)(?: now| today)? (?:for ${WORK}|to (?:enter|practice|be licensed|become))|(?:the )?(?:minimum|entry)(?: requirement| degree| education)? (?:for ${WORK}|to (?:enter|practice)))`
const FOR_WORK = `\\bfor ${WORK}(?:,? | into (?:the|this|my) (?:\\p{Ll}+ )?(?:occupation|profession|job),? )an? (?:(?:U\\.S\\.|United States) )?${DEGREE}(?: in \\p{Ll}+(?: \\p{Ll}+){0,3}?)? is (?:now |always |normally |usually |typically )?(?:required|needed|necessary|the minimum)(?![\\p{L}])`

/** Said of the occupation as a rule, with the degree, and by the whole sentence: what it hangs on (“It is false that …”, “If …”) turns it around. */
export const REQUIRES_DEGREE = new RegExp(`(?:${ACTIVE}|^(?:${PASSIVE}|${FOR_WORK}))(?: (?:now|today))?(?: in every state)?[.]?$`, 'iu')
/** Said of it at all: what such a sentence stands on is asked for. */
export const TELLS_ENTRY = new RegExp(`\\b(?:occupation|profession)\\b[^.;]{0,400}\\brequires?\\b|${PASSIVE}|${FOR_WORK}`, 'iu')
