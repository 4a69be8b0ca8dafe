/** Takes a person's name and contact data out of what is sent away, publications included. */
export const MASK = '[the person]'
/** Runs of digits that are a telephone number by their plus, their length or the word before them; and numbers of papers that name one person. */
const NUMBERS =
  /(?<![\w.,$€£])(?:\(?(?:\+\(?|00)\d[\d ()./-]{5,20}\d|0\d{9,11}|\d{12})(?![\w,])|\b(?:tel(?:ephone)?|phone|mob(?:ile)?|cell|fax|ph|whatsapp|skype|passport|wechat)\b[\s.:#–-]{0,6}(?:no\b|number\b)?[\s.:#–-]{0,6}(?=[^\s]{0,30}\d)[+()\w./-]{5,30}(?:[ -]\d{2,6}){0,4}|\b(?:NMLS|NPI|certificat(?:e|ion)|licen[cs]e|registration|passport|permit|membership)\b[ \n]?(?:no\b\.?|number\b|#)[ :.#-]{0,4}[A-Z]{0,3}\d[\dA-Z-]{3,20}/giu
/** The day somebody was born, and numbers of papers in the forms that a general pattern misses: "Passport # J 9138762", "I.D No: 2857", "Cell: 0729 45 46 64". */
const PERSONAL =
  /\b(?:(?:date of birth|birth ?date|d\.?o\.?b\b\.?|born)[\s:–-]{0,4}(?:on )?(?:\d{1,2}(?:st|nd|rd|th)?[ ./-](?:\p{L}{3,9}|\d{1,2})[ ,./-]{1,2}\d{2,4}|\p{L}{3,9} \d{1,2},? \d{4})|(?:passport|i\.?d\b\.?|aadhaar|pan|visa)(?: ?(?:no\b\.?|number\b|#|card\b)){0,2}[\s:#.–-]{0,5}[A-Z]{0,3} ?\d{6,12}|(?:cell|mob(?:ile)?|tel|phone|ph)[\s.:#–-]{1,4}0\d{1,4}(?:[ -]\d{2,4}){2,4})(?!\w)/giu

/** The parts of an address are as long as mail allows: without an end, a long word would be looked through from each of its letters. */
const CONTACT = /[^\s@<>()]{1,64}@[^\s@<>()]{1,255}\.[a-z]{2,}|(?:https?:\/\/|www\.)\S+|\b(?:linkedin|github)\.com\/\S+|(?:\+\d{1,3}[ .-]?)?\(?\b\d{3}\)?[ .-]\d{3}[ .-]\d{4}\b/gi

/**
 * Whole name in any order, initials with the last name ("Okonjo A.", "A. Okonjo"), and each part of the name standing alone
 * with a capital. A school or town of the same name is masked with it: better a lost place than a sent name.
 */
export function personMask(name: string | null): (text: string) => string {
  const parts = (name ?? '')
    .replace(/,.*$/, '')
    .split(/[\s.]+/)
    .filter((part) => /^\p{Lu}[\p{L}'’-]+$/u.test(part) && part.length > 2)
  const withoutContact = (text: string) => text.replace(CONTACT, '[contact]').replace(PERSONAL, '[contact]').replace(NUMBERS, '[contact]')
  if (parts.length === 0) return withoutContact
  const any = parts
    .flatMap((part) => [part, part.toUpperCase()])
    .map(RegExp.escape)
    .join('|')
  const initials = '(?:\\p{Lu}\\.? ?){0,3}'
  const pattern = new RegExp(`(?<![\\p{L}])${initials}(?:${any})(?:(?:[ ,]+|-)(?:${any}|\\p{Lu}\\.(?: ?\\p{Lu}\\.)*|\\p{Lu}{1,2}(?=[,.\\s]|$)))*(?![\\p{L}])`, 'gu')
  return (text) => withoutContact(text).replace(pattern, (found) => `${/^\s/.test(found) ? ' ' : ''}${MASK}`)
}
