/** What a document of a kind can show: a sentence on anything else needs an exhibit of its own. By the words of titles, read by a person. */
import { TELLS_ENTRY } from '../entry-words.ts'
import { tieOf } from '../reasoning.ts'
import { sentencesOf } from './block-text.ts'
import { countOf } from './possible-conflicts.ts'

/** Kinds that show one sort of thing, by what a sentence on it speaks of. */
const SHOWS: readonly [kind: RegExp, speaks: RegExp][] = [
  [/\b(?:absence|attendance) (?:reports?|records?)\b/i, /\b(?:absen\w+|attend\w*|miss(?:es|ed)?|days? off|stay home)\b/i],
  [/\b(?:purchase orders?|invoices?|receipts?|bills? of sale)\b/i, /\b(?:bought|buys?|paid|pays?|costs?|orders?|ordered|purchas\w+|sold|fees?|bill\w*|charges?)\b|\$\d/i],
  [/\bmembership (?:card|certificate|record)s?\b/i, /\bmember/i],
  [/\baward (?:certificate|notice)s?\b/i, /\b(?:award\w*|prizes?|recogni\w+|honou?r\w*|named|of the year|medal|grants?|granted|fund\w*|pays?|gives?|given)\b|\$\d/i],
  [/\btax (?:transcripts?|returns?)\b/i, /\b(?:tax\w*|returns?|income|earn\w*|filed|revenue|profit)\b/i],
  [/\bstanding orders?\b/i, /\b(?:orders?|licen\w+|practice|supervis\w+|permit\w*|allow\w*|authori\w+)\b/i],
]
/** A title of several documents shows what one of them does; a name or a year behind a comma belongs to the document before it. */
const piecesOf = (title: string): string[] => title.split(/(?:, (?:and )?| and |; )(?=\p{Ll})/u)

const ONE_CASE = /\b(?:incident|accident|event) (?:reviews?|reports?|records?)\b|\bcase report\b/i
const ONE_SIDE = /\b(?:polic(?:y|ies)|release notes?|purchase orders?|manual|handbook|price list|brochure|web ?site|web ?page|flyer|catalog|newsletter)\b/i
const TIME = /\b(?:on|every|each) (?:Mondays?|Tuesdays?|Wednesdays?|Thursdays?|Fridays?)\b|\blets? me\b|\breleases? me\b|\b(?:hours?|days?) (?:a|each|per|every) (?:week|month) (?:for|to)\b/i
const MONEY_ONLY = /\b(?:purchase orders?|invoices?|receipts?|grant agreement|award letter)\b/i
const MORE_THAN_OTHERS = /\b(?:higher|more|better|lower|faster|larger|above) than (?:that of |those of )?(?:most|other|others|the (?:average|usual|median))\b/i
const COMPARES = /\b(?:survey|statistics|comparison|wage|study|report|O\*NET|handbook|benchmark)\b/i
const ENTRY_SOURCE = /\bO\*NET\b|\bOccupational Outlook\b|\bhandbook\b|\bpostings?\b|\bjob (?:requirements|advertisements?)\b|\bregulations?\b|\bstatute\b|\bboard\b|\bsurvey\b/i
const BODIES =
  /^(?:The |All |These )?([\p{L}\d-]+) (?:other )?(?:\p{Ll}+ ){0,2}?(systems|hospitals|districts|counties|companies|utilities|schools|clinics|towns|cities|centers|agencies|plants|owners|states|vendors|makers|farms|growers|orchards|ranches|mills|mines|offices|laboratories|libraries|practices|stations|shops|operators|teachers) (?:[^.;]{0,60}? )?(?:used?|run|ran|tried|tested|have (?:adopted|used|tried)|adopted|teach)\b/iu
/** How often the world took notice: no letter of an employer counts it. */
const NOTICED = /\b(?:cited|downloaded|viewed) (?:more than |about |over |some )?[\d,]+ times\b|\b\d[\d,]* (?:citations|downloads)\b/i
/** What somebody said by word of mouth is shown by their own words only. */
const HEARD = /\btold (?:me|us)\b|\bI (?:have )?heard\b/i
const WRITTEN_DOWN = /\b(?:letters?|e-?mails?|messages?|statements?|affidavits?|declarations?|transcripts?|minutes|interviews?)\b/i
const GRANTED = /\bpatents?\b[^.;]{0,40}\bgranted\b|\bgranted\b[^.;]{0,40}\bpatents?\b|\bI (?:hold|have|own) (?:an?|the|two|three) (?:\p{Ll}+ )?patents?\b/iu
const APPLIED = /\b(?:patent )?application\b|\bprovisional\b|\bfiled\b/i
const I_WENT = /\bI (?:went through|counted|compiled|tallied)\b[^.;]*\b(?:myself|to count)\b/i
const OF_A_BODY = /\b(?:statistics|report|audit|survey|evaluation) (?:of|by) (?:the )?(?:\p{L}+ (?:of )?){0,2}\p{Lu}/u
const EMPLOYMENT = /^(?:my )?(?:employment|employer’s|work|reference) (?:verification )?letter\b/i
const GROUP = /\bletters? of (?:the )?(two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\d+) ([\p{Ll}]+)\b/iu

export type Unshown = { sentence: string; message: string }

/** The sentences of a text that documents of these titles cannot show. `element`: what the text is about. */
export function unshownBy(titles: readonly string[], element: string, text: string): Unshown[] {
  if (titles.length === 0) return []
  const named = `“${titles.join('”, “')}”`
  const pieces = titles.flatMap(piecesOf)
  const all = (kind: RegExp) => pieces.every((piece) => kind.test(piece) && !/\bletters?\b/i.test(piece))
  const kinds = pieces.map((piece) => SHOWS.find(([kind]) => kind.test(piece)))
  if (all(ONE_CASE) && element === 'endeavor.problem')
    return [{ sentence: text, message: `${named} shows what happened once, and this says what is usual. Ask for a document on how often it happens.` }]
  return sentencesOf(text).flatMap((sentence): Unshown[] => {
    const say = (message: string): Unshown[] => [{ sentence, message }]
    if (MORE_THAN_OTHERS.test(sentence) && !titles.some((title) => COMPARES.test(title)) && kinds.every((kind) => kind !== undefined))
      return say(`${named} shows your own figure, not that of others. Ask for a survey or statistics beside it.`)
    if (kinds.every((kind) => kind !== undefined && !kind[1].test(sentence))) return say(`A document like ${named} does not show this. Ask for the one that does.`)
    if (all(MONEY_ONLY) && TIME.test(sentence) && !/\bin writing\b/i.test(sentence)) return say(`${named} shows money, and this tells of time that somebody gives. Ask for their letter.`)
    if (TELLS_ENTRY.test(sentence) && titles.every((title) => /\bletters?\b/i.test(title) && !ENTRY_SOURCE.test(title)))
      return say(`${named} shows what one employer asks for, not what the occupation requires. Ask for the O*NET summary, the Occupational Outlook Handbook, or postings.`)
    if (all(ONE_SIDE) && tieOf(sentence) === 'unpaid' && /\b(?:pa(?:y|ys|id)|employ\w*)\b/i.test(sentence)) return say(`${named} does not say who pays whom. Ask for a letter of those it speaks of.`)
    if (NOTICED.test(sentence) && titles.every((title) => EMPLOYMENT.test(title))) return say(`${named} does not count this. Ask for the record that does: a citation record, or the log of the site.`)
    if (GRANTED.test(sentence) && titles.every((title) => APPLIED.test(title)))
      return say(`${named} is of what was applied for, and this tells of what was granted. Ask for the patent itself, or say that it is pending.`)
    if (I_WENT.test(sentence) && titles.every((title) => OF_A_BODY.test(title)))
      return say(`${named} is of another, and this says that you counted. Ask who counted, and for the word of whoever can confirm it.`)
    if (HEARD.test(sentence) && titles.every((title) => !WRITTEN_DOWN.test(title))) return say(`${named} does not hold what somebody told you. Ask for their own letter or message.`)
    const [, count = '', bodies = ''] = BODIES.exec(sentence) ?? []
    if (all(ONE_SIDE) && countOf(count) !== null && titles.every((title) => !title.includes(bodies)))
      return say(`${named} is the document of one, and this tells of ${count.toLowerCase()} ${bodies}. Ask for theirs, or for a list of users.`)
    const [, , group] = titles.map((title) => GROUP.exec(title)).find((found) => found !== null) ?? []
    if (titles.length === 1 && group !== undefined && new RegExp(`\\b${group} and (?:the )?(?:[\\p{L}]+ )*\\p{Lu}`, 'u').test(sentence))
      return say(`${named} is of ${group} only, and this names another beside them. Ask for the document of that one.`)
    return []
  })
}
