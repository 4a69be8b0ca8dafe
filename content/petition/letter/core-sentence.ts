/** How the words of a fact stand in a sentence of ours: without their end, in small letters, and not where they lean on what stands before them. */
import type { CaseFact } from '../../../domain/petition/case-file.ts'

/** Words by which a sentence leans on the one before it. */
export const LEANS =
  /^(?:Also|It|Its|That|This|These|Those|They|Their|Them|He|She|His|Her|Both|Such|So|But|And|Neither|None|Each|What|Here|There|Then|Where|When it|At the end|The (?:year before|(?:first|second|third)(?! (?:edition|version|release|trial|prototype)\b)|others?|same|latter|former|largest|smallest|bare)\b|(?:One|Two|Three|Four|Five|Six|Seven|Eight|Nine|Ten|Some|Most|Many|All|Several|Half|Both|\d+) of (?:them|these|those)\b)\b/
export const count = (words: string): number => words.split(/\s+/).length
/** A sentence without its end and the page behind it, for a citation to stand before it. */
export const bareEnd = (sentence: string): string => sentence.replace(/[.?!]$/, '').replace(/,? \(?(?:(?:on|at) )?(?:pages?|pp?\.) ?\d{1,4}(?:[–-]\d{1,4})?\)?$/, '')

const OPENERS =
  /^(?:A|An|The|In|At|On|Of|By|For|From|Over|During|Since|After|Before|Until|With|Within|One|Two|Three|Four|Five|Six|Seven|Eight|Nine|Ten|Eleven|Twelve|Thirteen|Fourteen|Fifteen|Sixteen|Eighteen|Twenty|Thirty|Forty|Several|All|Any|Most|Many|My|Our|Half|When|If|Where|While|Because|Although|As|What|No|Each|Every|Nobody|Nothing|Neither|There|Other|Others|Only|Some|Few|Everybody|Everyone)$/

type Spelled = { small: ReadonlySet<string>; names: ReadonlySet<string> }
const spelled = new WeakMap<readonly Pick<CaseFact, 'text'>[], Spelled>()

/** Words that the facts write small, and capitals that stand within their sentences. A case is never changed in place. */
function spellingOf(facts: readonly Pick<CaseFact, 'text'>[]): Spelled {
  const known = spelled.get(facts)
  if (known !== undefined) return known
  const text = facts.map((fact) => fact.text).join('\n')
  const found = { small: new Set(text.match(/(?<=^|[ (“])\p{Ll}+/gmu)), names: new Set(text.match(/(?<=[\p{Ll},] )\p{Lu}\p{L}*/gu)) }
  spelled.set(facts, found)
  return found
}

/** As it stands behind a colon or a comma: a name keeps its capital. `facts`: of the case, where names stand elsewhere too. */
export function lowered(words: string, facts: readonly Pick<CaseFact, 'text'>[]): string {
  const [first = '', second = ''] = words.split(' ')
  const bare = first.replace(/[^\p{L}]/gu, '')
  const { small, names } = spellingOf(facts)
  const isName =
    !OPENERS.test(first.split('-')[0]!) &&
    (/^\p{Lu}/u.test(second) || /^(?:I|I[’']|\p{Lu}\p{Lu})/u.test(first) || /[’']s$/.test(first) || !/s$/.test(first) || names.has(bare)) &&
    !small.has(bare.toLowerCase())
  return isName ? words : words.slice(0, 1).toLowerCase() + words.slice(1)
}
