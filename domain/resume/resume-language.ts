/** In which language a text is written, judged by its script and its function words. */

import { lettersArePlausible, signsAreLetters } from './letter-pairs.ts'

/** ISO 639 for what is no language: the letters that come out of the file are not those that it shows. */
export const NO_LANGUAGE = 'zxx'

const FUNCTION_WORDS: Record<string, string> = {
  en: 'the and of to in for with on by at from as an that was were is are this using through led developed managed experience',
  es: 'de la el los las y en para con por del una un que se al como su experiencia desarrollo más años',
  fr: 'de la le les des et en pour avec par du une un que dans au aux sur expérience ans chez été',
  de: 'der die das und in für mit von den dem des ein eine im zum zur auf bei als erfahrung sowie über',
  pt: 'de da do dos das e em para com por uma um que no na ao como experiência anos mais não',
  it: 'di del della dei delle e in per con il lo la gli le una un che nel nella esperienza anni presso',
  nl: 'de het een en van in voor met op bij als aan naar door ervaring jaar',
  pl: 'i w z na do od oraz dla przez lub przy jest doświadczenie lat',
  tr: 've ile için bir bu olarak da de deneyim yıl olan',
  id: 'dan di untuk dengan pada dari yang dalam sebagai ke pengalaman',
}

/** Share of letters in a foreign script above which the script decides. */
const SCRIPT_SHARE = 0.3

/** ISO 639-1 code, `NO_LANGUAGE`, or 'und' where too few function words are found. */
export function languageOf(text: string): string {
  if (!signsAreLetters(text)) return NO_LANGUAGE
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  if (letters === 0) return 'und'
  const share = (pattern: RegExp) => (text.match(pattern)?.length ?? 0) / letters
  if (share(/\p{Script=Hiragana}|\p{Script=Katakana}/gu) > 0.1) return 'ja'
  if (share(/\p{Script=Hangul}/gu) > SCRIPT_SHARE) return 'ko'
  if (share(/\p{Script=Han}/gu) > SCRIPT_SHARE) return 'zh'
  if (share(/\p{Script=Cyrillic}/gu) > SCRIPT_SHARE) return /[іїєґ]/i.test(text) ? 'uk' : 'ru'
  if (share(/\p{Script=Arabic}/gu) > SCRIPT_SHARE) return /[پچژگ]/.test(text) ? 'fa' : 'ar'
  if (share(/\p{Script=Hebrew}/gu) > SCRIPT_SHARE) return 'he'
  if (share(/\p{Script=Devanagari}/gu) > SCRIPT_SHARE) return 'hi'
  if (share(/\p{Script=Greek}/gu) > SCRIPT_SHARE) return 'el'

  // "com" and "do" in addresses and links are no Portuguese.
  const words =
    text
      .replace(/\S*(?:@|:\/\/|www\.|\.(?:com|org|net|io|edu))\S*/gi, ' ')
      .toLowerCase()
      .match(/\p{L}+/gu) ?? []
  if (!lettersArePlausible(words)) return NO_LANGUAGE
  let best = { language: 'und', count: 0 }
  for (const [language, list] of Object.entries(FUNCTION_WORDS)) {
    const known = new Set(list.split(' '))
    const count = words.filter((word) => known.has(word)).length
    if (count > best.count) best = { language, count }
  }
  const enough = best.count >= 8 || (best.count >= 3 && best.count >= words.length * 0.04)
  return enough ? best.language : 'und'
}
