/** An institution that gives something to the work in one answer, where another tells one of its people as independent: an officer finds out, so the response says it. */
import type { CaseFact, CaseFile } from '../petition/case-file.ts'
import { sentencesOf } from '../petition/checks/block-text.ts'
import { factsOfRequest, liveRequests } from './response-file.ts'

const TIE = '(?:ties?|connections?|relationships?|links?|affiliations?)\\b'
const ME = '(?:me|us|myself|the petitioner|my (?:company|employer|firm|team|family))\\b'
const MINE = `(?:${ME}|(?:my|our|mine|ours)\\b|the (?:proposed )?(?:work|endeavor|project|research|invention)\\b)`
/** Between people it is to me or to the work; “no connection between dose and loss” is a finding. */
const noTie = (adjective: string): string =>
  [
    `\\b(?:I|we) (?:have|had) no ${adjective}${TIE}`,
    `\\b(?:has|have|had) no ${adjective}${TIE}(?= ?(?:[.,;:]|$|whatsoever\\b))`,
    `\\bno ${adjective}${TIE}(?: (?:or|and) (?:\\p{L}+ )?${TIE})?(?: whatsoever| at all| of any kind|, [\\p{L} ]{1,40},)? (?:(?:with|to) (?:[^.;]{0,60} (?:or|nor|and) (?:with |to )?)?${MINE}|between (?:${ME} and\\b|[^.;]{1,60} and ${ME}))`,
  ].join('|')
const INDEPENDENT = new RegExp(
  `${noTie('(?:\\p{L}+ )?')}|\\b(?:never met|independent(?:ly)?|(?:has|have|had) never (?:employed|paid|worked|met)|(?:neither|none|nor) (?:of \\p{L}+ )?(?:has|have|ever|employs?|pays?))\\b`,
  'iu',
)
const KIND =
  'University|College|Institute|School|Laboratory|Laboratories|Hospital|Clinic|Foundation|Fund|Association|Society|Department|Agency|Council|Center|Authority|Board|Commission|Company|Museum|Academy|Corporation|Network|District|Cooperative'
const INSTITUTION = new RegExp(
  `(?:\\p{Lu}[\\p{L}’&-]* ){1,8}(?:${KIND})(?: of (?:\\p{Lu}[\\p{L}’-]*)(?: \\p{Lu}[\\p{L}’-]*)*)?|(?:University|College|Institute|Department|Board) of (?:\\p{Lu}[\\p{L}’-]*)(?: \\p{Lu}[\\p{L}’-]*)*`,
  'gu',
)
const GIVES =
  /^ (?:also |now |has |have |will )*(?:gives?|gave|given|grants?|granted|pays?|paid|funds?|funded|finances?|financed|lends?|lent|provides?|provided|hosts?|hosted|donates?|donated|employs?|employed|supports?|supported|awarded|contributes?|contributed)\b/
const DENIED = /\b(?:never|not|nothing|nobody|no)\b/

const institutionsIn = (text: string): string[] => [...text.matchAll(INSTITUTION)].map(([name]) => name.replace(/^(?:The|Professor|Dr|When|In|At|While|As|Since|After|Before) /, ''))

/** “No personal tie” is not what an institution gives. */
const NO_TIE = new RegExp(noTie('(?:(?!personal|family|private)\\p{L}+ )?'), 'iu')

/** `words`: the clause that says what the institution gives, as it was answered. */
type SupportTie = { independent: CaseFact; support: CaseFact; words: string }

/** What a sentence says that an institution gives; null where it is not the one that gives. */
function giftOf(sentence: string, name: string): string | null {
  const at = sentence.indexOf(name)
  if (at < 0) return null
  const clause = name + (/^[^;.]*?(?=, (?:and|but|while|so) |[;.]|$)/.exec(sentence.slice(at + name.length))?.[0] ?? '')
  return GIVES.test(clause.slice(name.length)) && !DENIED.test(clause) ? clause : null
}

export function supportTies(file: CaseFile): SupportTie[] {
  const facts = file.response === undefined ? [] : [...new Set(liveRequests(file.response).flatMap((request) => factsOfRequest(file.facts, request)))]
  const told = facts.map((fact) => ({ fact, sentences: sentencesOf(fact.text) }))
  const known = new Map<string, { fact: CaseFact; words: string }[]>()
  const giftsOf = (name: string) => {
    const gifts =
      known.get(name) ??
      told.flatMap(({ fact, sentences }) =>
        sentences
          .flatMap((one) => giftOf(one, name) ?? [])
          .slice(0, 1)
          .map((words) => ({ fact, words })),
      )
    known.set(name, gifts)
    return gifts
  }
  return told.flatMap(({ fact: independent, sentences }): SupportTie[] => {
    const names = new Set(sentences.flatMap((one) => (INDEPENDENT.test(one) ? institutionsIn(one) : [])))
    const first = [...names].flatMap((name) => giftsOf(name).find(({ fact }) => fact !== independent) ?? []).slice(0, 1)
    return first.map(({ fact: support, words }) => ({ independent, support, words }))
  })
}

/** Where an answer denies every tie, and another tells one: the two cannot stand in one letter. */
export const deniedTies = (file: CaseFile): (SupportTie & { denial: string })[] =>
  supportTies(file).flatMap((tie) => {
    const denial = sentencesOf(tie.independent.text).find((sentence) => NO_TIE.test(sentence))
    return denial === undefined ? [] : [{ ...tie, denial }]
  })
