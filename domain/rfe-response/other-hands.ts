/** Sentences on what others want or have, under a document that does not carry their word. */
import { sentencesOf } from '../petition/checks/block-text.ts'

/** Nobody says anything in them. */
const MUTE =
  /^(?!.*\b(?:letters?|statements? of|e-?mails?|report|agreement|contract)\b).*\b(?:photographs?|photos?|pictures?|bank statements?|account statements?|diplomas?|transcripts?|cards?|maps?|drawings?|r[eé]sum[eé]|curriculum vitae)\b/i
/** An act of somebody else's will. */
const WILL =
  /(?<!\bI )(?<!\bI (?:have|had|also|then) )\b(?:promised|promises|agreed|agrees|pledged|committed|requested|ordered|invited|approved|asked(?= (?:me|us|for|that|to|whether)\b))(?! by me\b)/i

/** The words of a sentence on what somebody else wants, where every document that it cites is a picture, an account, or a paper of one's own. */
export function wantedByOthers(text: string, titles: readonly string[]): string | null {
  if (titles.length === 0 || !titles.every((title) => MUTE.test(title.replace(/ \(filed as .*$/, '')))) return null
  return sentencesOf(text).find((sentence) => WILL.test(sentence)) ?? null
}

const PUBLIC_PAPER = '(?:programs?|strategy|strategies|rules?|standards?|directives?|guidance|guidelines?|initiatives?|priorities|policy|policies|regulations?)'
/** “OSHA has a national emphasis program on …”. */
const HAS_PAPER = new RegExp(
  `^(?:The )?(\\p{Lu}[\\p{L}.&’'-]*(?: (?:of|for|on|and|the|\\p{Lu}[\\p{L}.&’'-]*))*) (?:has|have|had|runs?|issued|issues|published|publishes|adopted|set|sets|lists?|keeps?) (?:\\p{L}+ ){0,4}?${PUBLIC_PAPER}\\b`,
  'u',
)
const PRIVATE_WORD = /\b(?:letters?|e-?mails?|statements?|declarations?|affidavits?|photographs?)\b/i
const initialsOf = (title: string): string => (title.match(/\b\p{Lu}/gu) ?? []).join('')

/** Of a sentence that tells which program or rule a body has: the body, where only the letters of others are cited for it. */
export function paperOfAnother(text: string, titles: readonly string[]): { sentence: string; body: string } | null {
  if (titles.length === 0 || !titles.every((title) => PRIVATE_WORD.test(title))) return null
  for (const sentence of sentencesOf(text)) {
    const body = HAS_PAPER.exec(sentence)?.[1]
    if (body !== undefined && titles.every((title) => !title.includes(body) && !initialsOf(title).includes(body))) return { sentence, body }
  }
  return null
}
