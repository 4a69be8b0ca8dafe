/** “Some clinics makes”, “more people gets”: a verb in the singular behind a subject that is surely in the plural. */

const BASES: Readonly<Record<string, string>> = { goes: 'go', does: 'do', has: 'have', is: 'are', was: 'were' }
const VERB = 'goes|does|has|is|was|gets|makes|takes|gives|comes|says|knows|needs|wants|uses|buys|pays|works'
/** What begins a clause: a subject further inside may hang on another noun (“the owner of these kilns has”). */
const BEGINS = '(?:^|[,;:] |\\b(?:because|but|so|then|when|that) |^(?:Every|Each) \\p{Ll}+ )'
/** A plural by its own form, or by a word that counts; “news”, “glass”, “gas”, and “physics” only look like one. */
const LOOKS_PLURAL = '(?:ss|us|is|as|os|ics|ens|news|means|series)'
const SUBJECT = `(?:(?:[Mm]ost|[Ss]ome|[Mm]any|[Aa]ll|[Ff]ew) of the (?:people|children|larvae|\\p{Ll}{2,}s(?<!${LOOKS_PLURAL}))|(?:[Ss]ome|[Mm]ost|[Mm]ore|[Mm]any|[Tt]hese|[Tt]hose|[Aa]ll|[Ff]ew) people|(?:[Mm]any|[Ss]everal|[Tt]hese|[Tt]hose|[Ff]ew|[Ss]ome) \\p{Ll}{2,}s(?<!${LOOKS_PLURAL})|[Tt]hey|[Ww]e)`
const DISAGREES = new RegExp(`(${BEGINS}${SUBJECT}) (${VERB})(?= \\p{L})`, 'gu')

export const inOneNumber = (sentence: string): string =>
  sentence
    .replace(/\b([Tt]hey|[Ww]e) (was|is|has)(?= \p{L})/gu, (_found, who: string, verb: string) => `${who} ${BASES[verb]!}`)
    .replace(DISAGREES, (_found, subject: string, verb: string) => `${subject} ${BASES[verb] ?? verb.replace(/s$/, '')}`)

export const disagreesInNumber = (sentence: string): boolean => inOneNumber(sentence) !== sentence
