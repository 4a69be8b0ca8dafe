/** Words of an answer that only give a claim up: no document shows them, and none is cited. */
import { sentencesOf } from '../petition/checks/block-text.ts'

const WITHDRAWS = /^(?:For this response,? )?(?:I|We) (?:(?:do|did|will) not|no longer) (?:claim|rely|rest|argue|use|count|offer|base|insist|press)\b|^(?:I|We) (?:withdraw|drop|abandon|give up)\b/i
/** What is left is shown where it is told. */
const REMAINS = /^(?:One|Two|Three|Four|Five|The other) (?:kinds?|criteri(?:a|on)|points?|arguments?|claims?) (?:still )?remains?\b/i

/** What is granted to the notice on the way. */
const GRANTS = /^(?:I|We) (?:agree|accept|admit|concede)\b(?![^.]*\b(?:but|because|since|although|though|while|which)\b)/i

export function onlyWithdraws(text: string): boolean {
  const sentences = sentencesOf(text)
  return (
    sentences.some((sentence) => WITHDRAWS.test(sentence)) &&
    sentences.every((sentence) => (WITHDRAWS.test(sentence) && !/\b(?:but|since|because|instead)\b|;/i.test(sentence)) || REMAINS.test(sentence) || GRANTS.test(sentence))
  )
}
