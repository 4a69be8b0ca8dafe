/** Articles before one thing of many, where what stands around it leaves no doubt that it needs one. */
import { capitalize } from '../endeavor/sentence-forms.ts'
import { hasStrayWord } from './sentence-gate.ts'
import { CERTAIN, WIDE } from './counted-nouns.ts'

/** Initials and names keep theirs. */
export const small = (words: string): string =>
  /^(?:I\b|\p{Lu}[\p{Lu}\d.&’-]|\p{Lu}\p{L}* (?:of (?:the )?)?\p{Lu}|\p{Lu}\p{Ll}+\p{Lu})/u.test(words) ? words : words.slice(0, 1).toLowerCase() + words.slice(1)

export const AUX = 'am|is|are|was|were|has|have|had|do|does|did|will|would|can|cannot|could|may|might|must|never'
export const VERBS =
  'gives?|gave|wants?|needs?|asks?|asked|pays?|paid|uses?|used|takes?|took|goes|went|found|made|makes?|comes?|came|costs?|repeated|tested|closes?|closed|lets?|sends?|sent|says?|said|decides?|decided|helps?|helped|works?|worked|buys?|bought|wrote|writes?|runs?|ran|measured|installed|teach(?:es)?|trains?|solves?|counts?|counted|moved|gets?|got|passes|passed|thinks?|knows?|knew|keeps?|kept|stops?|stopped|reads?|sees?|saw|put|puts|chooses|chose|starts?|started|begins|began|widens?|rots?|prints?|notices?|noticed|goes|grows?|grew|fell|falls?|rose|rises?|burn(?:s|ed)?|drops?|dropped|waits?|checks?|checked|finds?|hires?|hired|offers?|offered|accepted|changed|confirmed'
export const NOUNS = new Set(CERTAIN.split('|'))
export const FUNCTION =
  /^(?:and|or|but|nor|so|because|if|when|while|since|as|than|that|which|who|in|on|at|of|for|from|to|with|without|by|into|onto|over|under|through|during|until|after|before|between|near|inside|outside|behind|also|not|like|against|about|per|is|are|was|were|be|been|am|has|have|had|will|would|can|cannot|could|may|must|do|does|did|then|only|again|already|now|too|there|here)$/
export const DETERMINER =
  /^(?:the|an?|my|our|its|his|her|their|your|this|that|these|those|each|every|no|one|any|some|another|all|most|many|few|several|which|whose|what|either|neither|both|such|per|two|three|four|five|six|seven|eight|nine|ten|other|last|next|same|more)$/i
const TAKES_A = /^(?:as|am|is|was|with|without|have|has|had|needs?|wants?|like|than|not|for|by|gives?|gave|made|makes|owns?|buys?|bought|uses?|used|be|become|became|and|or)$/
const SET_PHRASE =
  /\bof course\b|\b(?:by (?:letter|computer|truck|machine|video|program)|in (?:committee|office|network|person|part)|on (?:site|video|file)|at (?:office|scale)|to scale|of (?:office|rule|department)|as (?:rule|a rule)|under rule|in lab notes|for (?:sale|use))\b/i
export const initialVowel = (word: string): string => (/^(?:[aeio]|u(?!n[ai]|s|ti)|(?:hour|heir|honest|honor)\w*\b)/i.test(word) && !/^(?:one|once|euro\w*)\b/i.test(word) ? 'an' : 'a')

const MODAL = /^(?:will|would|can|cannot|could|may|must|do|does|did)$/

export const IS_VERB = new RegExp(`^(?:${AUX}|${VERBS})$`)
const IS_FULL_VERB = new RegExp(`^(?:${VERBS})$`)

/** An article before one thing of many, where what stands around it leaves no doubt that it needs one. `nouns`: of which there are many. */
export function withArticles(sentence: string, nouns: ReadonlySet<string> = NOUNS): string {
  const tokens = [...sentence.matchAll(/[\p{L}\d$][\p{L}\d’'$.,-]*[\p{L}\d]|[\p{L}\d]/gu)].map((match) => ({ word: match[0], at: match.index, end: match.index + match[0].length }))
  const put: { at: number; article: string }[] = []
  for (const [place, { word, end }] of tokens.entries()) {
    const bare = place === 0 ? word.toLowerCase() : word
    if (!nouns.has(bare)) continue
    const after = tokens[place + 1]
    const goesOn = after !== undefined && sentence.slice(end, after.at) === ' '
    const isVerb = goesOn && IS_VERB.test(after.word)
    // What goes on with another noun only describes it.
    if (goesOn && !isVerb && !FUNCTION.test(after.word)) continue
    let first = place
    let stop: string | null = place === 0 ? '' : null
    while (stop === null) {
      const before = tokens[first - 1]!
      const between = sentence.slice(before.end, tokens[first]!.at)
      if (between !== ' ') stop = between.includes(',') || between.includes(';') ? ',' : '.'
      else if (DETERMINER.test(before.word) || /^\p{Lu}|\d/u.test(before.word) || /[’']s?$/.test(before.word)) stop = '='
      else if (FUNCTION.test(before.word) || IS_FULL_VERB.test(before.word)) stop = before.word
      else if (place - first >= 2 || /(?:s|ed|ing)$/.test(before.word)) stop = '='
      else {
        first -= 1
        if (first === 0) stop = ''
      }
    }
    // “a tested open catalog”
    if (/ed$/.test(stop) && DETERMINER.test(tokens[first - 2]?.word ?? '')) continue
    // “the only owner”, “an already tested pump”
    if (/^(?:only|already|now|too|not|again)$/.test(stop) && DETERMINER.test(tokens[first - 2]?.word ?? '')) continue
    if (stop === '=' || stop === '.') continue
    // Two things of many in a pair have no article, nor has what both describe: “between doctor and patient”, “site and system data”.
    const paired = tokens[place + 2]
    if (goesOn && /^(?:and|or)$/.test(after.word) && paired !== undefined && nouns.has(paired.word)) continue
    if (
      goesOn &&
      /^(?:and|or)$/.test(after.word) &&
      tokens[place + 3] !== undefined &&
      !DETERMINER.test(paired!.word) &&
      !FUNCTION.test(tokens[place + 3]!.word) &&
      !IS_VERB.test(tokens[place + 3]!.word)
    )
      continue
    if (/^(?:and|or)$/.test(stop) && first === place && nouns.has(tokens[first - 2]?.word ?? '') && !DETERMINER.test(tokens[first - 3]?.word ?? '')) continue
    // “No district or clinic pays”: the word before the first counts for both.
    if (/^(?:or|nor)$/.test(stop) && sentence[tokens[first - 2]?.end ?? 0] === ' ' && [3, 4].some((back) => DETERMINER.test(tokens[first - back]?.word ?? ''))) continue
    if (stop === 'by' && /^(?:car|phone|drone|truck|vehicle|vessel|elevator|tractor|smartphone|pipeline)$/.test(word)) continue
    if (stop === 'of' && /^(?:role|title|rank|post|position|profession|occupation|job|office)$/.test(tokens[first - 2]?.word ?? '')) continue
    // “from station to station”, “from farm to table”.
    if ((stop === 'from' && after?.word === 'to') || (stop === 'to' && tokens[first - 3]?.word === 'from') || (stop === 'by' && tokens[first - 2]?.word === word)) continue
    // Behind “will” stands a verb, and the thing behind that: “will rewrite the owner manual”.
    if (MODAL.test(stop) && first++ === place) continue
    const from = tokens[first]!
    // “listed by station” tells how; “as chief engineer” is an office.
    if (stop === 'by' && /^(?:listed|sorted|counted|grouped|reported|measured|ranked|ordered|split|down)$/.test(tokens[first - 2]?.word ?? '')) continue
    if (stop === 'as' && /^(?:chief|head|acting|deputy|lead|principal)$/.test(from.word)) continue
    if (new RegExp(`\\b${word} (?:by|to|after|and) ${word}\\b`).test(sentence)) continue
    if (stop === ',' && !isVerb && !/,[^,]*,/.test(sentence)) continue
    if (SET_PHRASE.test(`${stop} ${sentence.slice(from.at, end)}`)) continue
    const isSubject = isVerb && (stop === '' || stop === ',' || /^(?:and|or|but|so|because|if|when|while|since|that|until|after|before|then)$/.test(stop))
    // “will use program”: a program, or the one that is told of, nobody says.
    if (/^(?:program|model|method|protocol)$/.test(word) && /^use[sd]?$/.test(stop)) continue
    // “made own version”: nothing can stand before it but whose it is.
    if (from.word === 'own') continue
    put.push({ at: from.at, article: /^(?:same|only|first|last)$/.test(from.word) ? 'the' : isSubject || !TAKES_A.test(stop) ? 'the' : initialVowel(from.word) })
  }
  // Of each article by itself: where it does not stand before a thing after all, it is left out.
  return put.toReversed().reduce((told, { at, article }) => {
    const set = at === 0 ? `${capitalize(article)} ${small(told)}` : `${told.slice(0, at)}${article} ${told.slice(at)}`
    return hasStrayWord(set) && !hasStrayWord(told) ? told : set
  }, sentence)
}

export const PLAIN: ReadonlySet<string> = new Set(`${CERTAIN}|${WIDE}`.split('|'))
/** “takes photo with phone”: one thing of many without its article, whichever that is. */
export const lacksArticle = (sentence: string): boolean => withArticles(sentence, PLAIN) !== sentence
