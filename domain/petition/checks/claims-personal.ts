/** Of whom a fact speaks: relatives who are told as others, and patients or children by their names. Told by words, read by a person. */
import { findExhibit, settledFacts, type CaseFact, type CaseFile } from '../case-file.ts'
import { MONTH_NAMES } from '../../format-date.ts'
import { short } from './block-text.ts'
import type { Doubt } from './possible-conflicts.ts'
import { disagree, sentences } from './told-sentences.ts'

const NAME = '\\p{Lu}\\p{Ll}[\\p{L}’-]*(?: \\p{Lu}\\.)?(?: \\p{Lu}[\\p{L}’-]+){1,2}'
const RELATIVE = new RegExp(
  `\\b[Mm]y (?:own |late |older |younger |elder |ex-)*(?<kin>husband|wife|spouse|fiancée?|brother|sister|father|mother|son|daughter|uncle|aunt|cousin|nephew|niece|(?:brother|sister|father|mother|son|daughter)-in-law),? (?:Dr\\.? |Prof\\.? )?(?<name>${NAME})`,
  'gu',
)
const LETTER_OF =
  /^(?:[\p{L}-]+ ){0,2}?(?:letters?|statements?|affidavits?|declarations?|opinions?) (?:of|from|by) (?:(?:Dr|Prof|Mr|Mrs|Ms)\.? )?(?<name>\p{Lu}\p{Ll}[\p{L}’-]*(?: \p{Lu}\.)?(?: \p{Lu}\p{Ll}[\p{L}’-]+)+)(?=,|$| \()/iu

const namesIn = (name: string): string[] => name.split(' ').filter((word) => !word.endsWith('.'))

/** “My husband Abel Tarn”, and “Dr. Abel Tarn, an independent expert, wrote …”; a letter by somebody of the petitioner's own family name. */
function ofRelatives(file: CaseFile, facts: readonly CaseFact[]): Doubt[] {
  const told = sentences(facts)
  const kin = told.flatMap((one) => [...one.sentence.matchAll(RELATIVE)].map(({ groups }) => ({ ...one, kin: groups!['kin']!, name: groups!['name']! })))
  const titlesOf = (fact: CaseFact): string[] => fact.exhibits.flatMap((id) => findExhibit(file, id)?.title ?? [])
  const named = kin.flatMap((one) => {
    const [first, last] = [namesIn(one.name)[0]!, namesIn(one.name).at(-1)!]
    const other = told.find(
      ({ fact, sentence }) => fact.id !== one.fact.id && !kin.some(({ fact: own }) => own.id === fact.id) && [sentence, ...titlesOf(fact)].some((text) => text.includes(first) && text.includes(last)),
    )
    return other === undefined
      ? []
      : [disagree(other, `${one.name} is the petitioner’s ${one.kin} in another fact: “${short(one.sentence)}” Ask whether it says so, and for the word of somebody who is no relative.`, one.fact.id)]
  })
  const own = new Set(settledFacts(file, 'identity.name').flatMap(({ text }) => namesIn(text.trim())))
  const alike = told
    .flatMap((one) =>
      titlesOf(one.fact)
        .flatMap((title) => LETTER_OF.exec(title)?.groups?.['name'] ?? [])
        .map((name) => ({ ...one, name })),
    )
    .filter(({ name }) => {
      const [first, last] = [namesIn(name)[0]!, namesIn(name).at(-1)!]
      return own.has(last) && !own.has(first) && !kin.some((one) => one.name.includes(first))
    })
    .filter(({ name }, place, all) => all.findIndex((one) => one.name === name) === place)
    .map((one) => disagree(one, `${one.name}, who wrote this, has the petitioner’s family name. Ask whether they are relatives, and say so where they are.`))
  return [...named, ...alike]
}

const AGED = '(?:,? \\(?(?:an? )?(?:aged? )?\\d{1,2}[ -](?:years?|months?|yrs?)[ -]old|,? \\(?aged \\d{1,2}\\b|, \\(?\\d{1,2}, )'
/** What is old without being a person. */
const BODY =
  '(?:Act|Association|Bridge|Center|Church|City|Clinic|College|Company|Corporation|County|Dam|District|Farm|Foundation|Group|Hospital|Inc|LLC|Mill|Mine|Museum|Office|Plant|Program|School|Society|System|Town|University|Works)'
/** No word of a person's name. */
const NO_NAME = `${BODY}|Act|Academy|Access|Advocacy|American|Blood|Board|Bureau|Cancer|Care|Centers?|Clinical|Commission|Committee|Council|Data|Department|Disease|Division|East|Education|Experience|Federal|Flow|Health|Heart|Institute|Journal|Laboratory|Line|Monitoring|National|New|North|Outcomes?|Pilot|Portal|Project|Protection|Registry|Safety|Services?|South|State|Study|Team|Unit|United|Ward|Welfare|West`
/** A given name and a family name; behind a doctor's title they are no patient's. */
const PERSON = `(?<!(?:Dr|Prof|Mr|Ms|Mrs|Professor|Doctor|Judge)\\.? )(?<![\\p{L}’-])(?!(?:${NO_NAME}|${MONTH_NAMES})\\b)\\p{Lu}\\p{Ll}+(?: \\p{Lu}\\.)? (?!(?:${NO_NAME}|${MONTH_NAMES})\\b)\\p{Lu}[\\p{L}’-]+(?! (?:${NO_NAME})\\b)`
const WHO = '(?:[Pp]atient|[Pp]upil|child|toddler|infant|baby|boy|girl)'
const PATIENT = new RegExp(
  [
    `(?<!\\p{L})\\p{Lu}\\p{Ll}{2,}(?: \\p{Lu}\\p{Ll}+)?(?<! ${BODY})${AGED}`,
    `\\b${WHO}s?,? (?:named |called )?(?!(?:${MONTH_NAMES}|${NO_NAME})\\b)\\p{Lu}\\p{Ll}{2,}(?: \\p{Lu}\\p{Ll}+)?(?=[,.;]| (?:and|has|had|was|is|who|with|said|could|came)\\b)`,
    // Whatever was done: “my patient Maria Lopez recovered”, “Maria Lopez, a patient of mine”, “a girl of seven, Anna Berg”.
    `\\b${WHO}s?,? (?:named |called )?${PERSON}`,
    `${PERSON},? (?:who (?:is|was) )?(?:an?|the|my|our|one) (?:[\\p{Ll}-]+ ){0,3}(?:patient|pupil)\\b`,
    `\\b(?:boy|girl|child|baby|infant|toddler|man|woman|student|pupil) (?:of|aged) (?:\\d{1,2}|\\p{Ll}+)(?: (?:years?|months?))?,? ${PERSON}`,
  ].join('|'),
  'u',
)
const DISEASE =
  '(?:HIV|AIDS|ADHD|\\p{Ll}*cancer|leuk[a]?emia|lymphoma|tumou?r|cholera|malaria|measles|tuberculosis|hepatitis|sepsis|pneumonia|meningitis|diabet\\p{Ll}+|epileps\\p{Ll}+|epileptic|asthma\\p{Ll}*|autis\\p{Ll}+|dyslexi\\p{Ll}+|dementia|depression|schizophreni\\p{Ll}+|psychosis|paralysis|paralyzed|stroke|heart attack|burns|infection|addiction|disab(?:led|ility)|disease|disorder|syndrome)'
const NO_BODY = '(?! (?:cent|clinic|control|hospital|institute|program|prevention|registry|research|societ|study|trial|unit|ward|vaccine))'
/** Somebody by name with what they have: “I treated Anna Berg for leukemia”, “Tom Becker, who is HIV positive”, “Rosa Diaz died of sepsis”. */
const ILL = new RegExp(
  [
    `\\b(?:treated|cured|diagnosed|taught|tutored|examined|nursed|operated on|cared for|saved|counsel(?:l)?ed|helped) (?:an? |the |my |our )?(?:[\\p{Ll}-]+ ){0,3}${PERSON}\\b[^.;]{0,80}?(?:${DISEASE}${NO_BODY}|\\(\\d{1,2}\\b)`,
    `${PERSON},? (?:who )?(?:is|was|has|had|suffer(?:s|ed)|lives?|lived|recovered|died|survived)\\b (?:\\p{Ll}+ ){0,4}?(?:${DISEASE}${NO_BODY}|diagnosed\\b)`,
  ].join('|'),
  'u',
)

/** Capitals alone tell no name from other words. */
const IN_CAPITALS = /^(?=.*\b(?:PATIENT|PUPIL)\b)[^\p{Ll}]+$/u
/** Whether a sentence names somebody whose age, health, or treatment it tells: no letter does. */
export const namesPatient = (sentence: string): boolean => PATIENT.test(sentence) || ILL.test(sentence) || IN_CAPITALS.test(sentence)

const ofPatients = (facts: readonly CaseFact[]): Doubt[] =>
  sentences(facts)
    .filter(({ fact, sentence }) => fact.kind === 'statement' && namesPatient(sentence))
    .map((one) => ({
      ...disagree(
        one,
        'A person is named here with an age or as a patient, and the letter leaves it out: who was treated or taught is private. Ask for it without the name, or for what was counted of all.',
      ),
      withheld: true as const,
    }))

/** `facts`: all that are settled. */
export const claimsPersonal = (file: CaseFile, facts: readonly CaseFact[]): Doubt[] => [...ofRelatives(file, facts), ...ofPatients(facts)]
