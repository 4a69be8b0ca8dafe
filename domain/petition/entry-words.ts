/** What a sentence says that entry into an occupation requires, in the active and in the passive. */
const DEGREE = "(?:(?:bachelor[’']s|baccalaureate|master[’']s|doctoral|professional) degree|doctorate|Doctor of \\p{L}+|Pharm\\.?D|Ph\\.?D|M\\.?D|J\\.?D|D\\.?V\\.?M|D\\.?D\\.?S)(?![\\p{L}’'])\\.?"
const ACTIVE = `\\b(?:occupation|position|profession|employers of (?:that occupation|such [a-z]+))\\b[^.;]{0,200}?\\brequires?\\b(?: for entry)?(?: at least)? an? (?:(?:U\\.S\\.|United States) )?${DEGREE}`
const WORK =
  '(?:(?:the|this|that|my|every|any) (?:\\p{Ll}+ )?(?:job|occupation|profession|position|work)|entry|(?:entry|entering) (?:into|to) (?:the|this|that|my) (?:\\p{Ll}+ )?(?:job|occupation|profession|field))'
const PASSIVE =
  `\\ban? (?:(?:U\\.S\\.|United States) )?${DEGREE}(?: in \\p{Ll}+(?: \\p{Ll}+){0,3}?)? is (?:now |today |currently |always |normally |usually |typically )?` +
  `(?:(?:required|needed|necessary)(?: now| today)? (?:for ${WORK}|to (?:enter|practice|be licensed|become))|(?:the )?(?:minimum|entry)(?: requirement| degree| education)? (?:for ${WORK}|to (?:enter|practice)))`
const FOR_WORK = `\\bfor ${WORK}(?:,? | into (?:the|this|my) (?:\\p{Ll}+ )?(?:occupation|profession|job),? )an? (?:(?:U\\.S\\.|United States) )?${DEGREE}(?: in \\p{Ll}+(?: \\p{Ll}+){0,3}?)? is (?:now |always |normally |usually |typically )?(?:required|needed|necessary|the minimum)(?![\\p{L}])`

/** Said of the occupation as a rule, with the degree; in the passive by the whole sentence, for what it hangs on (“It is false that …”, “If …”) turns it around. */
export const REQUIRES_DEGREE = new RegExp(`${ACTIVE}|^(?:${PASSIVE}|${FOR_WORK})(?: (?:now|today))?(?: in every state)?[.]?$`, 'iu')
/** Said of it at all: what such a sentence stands on is asked for. */
export const TELLS_ENTRY = new RegExp(`\\b(?:occupation|profession)\\b[^.;]{0,400}\\brequires?\\b|${PASSIVE}|${FOR_WORK}`, 'iu')
