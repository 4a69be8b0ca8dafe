/**
 * A sentence that sets one half against another: “While the plan names forty hires, it gives no basis”, “The letters praise her, but all come from one school”.
 * `notice-text.ts` cuts every sentence at 1,200 letters, so that the patterns here stay bounded.
 */
import { favors } from './words-of-favor.ts'

const SUBJECT =
  "(?:the|this|that|these|those|it|its|he|she|they|there|their|his|her|your?|we|uscis|none|no|nothing|nobody|neither|both|each|all|most|many|several|some|only|one|two|three|four|five|half|fewer|little|much|nearly|almost|about|an?|what|how|who|whether|[a-z]+ing|[a-z'-]+ (?:is|are|was|were|has|have|do|does|did|can|cannot|would))\\b"
const LEADING = /^(?:while|although|though|even though|despite|in spite of|notwithstanding|whereas) /
const HELD = new RegExp(`, (?=${SUBJECT})`, 'g')
const TURN =
  /(?:[,;]["')]?|(?<=\w)) (?:but|yet)(?: (?:even so|still))?,? (?!also\b)|[;,.] (?:however|nevertheless|nonetheless|even so|still|by contrast|on the other hand),? |, (?:whereas|although|though|even if|while) (?![^,;]{2,40}, (?:is|are|was|were|has|have|had|do|does|did)\b)(?!(?:[a-z]+ly )?(?:notable|helpful|impressive|current|recent|short|brief|true|useful)\b)/
/** “The plan, on the other hand, rests on a lease that ran out.” */
const INSIDE = /(?:^|; )([^;,]{3,90}?),? (?:has |have |is |are |does |do |did |was |were )?,?(?:however|by contrast|on the other hand|though|nevertheless|nonetheless),? [^;]{8,}$/

/** The half that such a sentence holds against the other; null where it has none. */
function behindContrast(plain: string): string | null {
  if (LEADING.test(plain)) {
    const comma = plain.indexOf(', ')
    const only = comma > 12 && plain.indexOf(', ', comma + 2) < 0 ? comma : undefined
    const at = only ?? [...plain.matchAll(HELD)].find(({ index }) => index > 12)?.index
    return at === undefined ? null : plain.slice(at + 2)
  }
  const turn = TURN.exec(plain)
  if (turn !== null && turn.index > 12) return plain.slice(turn.index + turn[0].length)
  const inside = INSIDE.exec(plain)
  return inside === null ? null : plain.slice(inside.index).replace(/^; /, '')
}

/** What the petitioner or counsel says is no judgment of the agency, also in the second half. */
const CLAIMS =
  /^(?:then |also |now |still )*(?:(?:adds?|notes?|explains?|states?|says?|argues?|claims?) that\b|(?:you|counsel|the (?:self-)?(?:petitioner|beneficiary)|he|she|they|the (?:brief|cover letter)) (?:also |further |then |now )*(?:argue|state|claim|assert|contend|maintain|explain|note|say|said|write|wrote|add|believe|hope|propose|plan|intend|seek|expect|submit(?:s|ted)? that|respond|answer)(?:s|d|ed)?\b)/
/** What others than the agency say inside of it: “…, the petitioner asserts, …”. */
const ASIDE = /, (?:you|counsel|the (?:self-)?petitioner|he|she) (?:argue|state|claim|assert|contend|maintain|explain|say|write)s?, /
const OF_ANYONE =
  /\b(?:may|must|should|please|will|congress|dhanasar|statute|regulations?|c\.?f\.?r|policy manual|adjudicators?|officers? (?:looks?|considers?)|an? (?:petitioner|person|individual)|(?<!not )an? endeavor|any (?:endeavor|petitioner)|the foreign national|deadlines?|respon(?:d|se)|this (?:notice|letter|request)|(?:turns|focus(?:es)?|depends) on)\b/
/** One of the two halves is of this case, and not of the law. */
const OF_CASE =
  /\b(?:you|your|the (?:self-)?(?:petitioner|beneficiary)|petitioner's|counsel|he|she|his|her|exhibits?|(?:the|this|these|those|both|two|three|four|five|six|several|neither) (?:[\w'-]+ ){0,3}?(?:record|file|filing|petition|letters?|reports?|articles?|plan|statement|evaluation|diploma|brief|evidence|documents?|materials|writers?|report|projections?|figures?|trials?|tool|record|card|license|studies|study|certificate|contracts?|awards?|grants?|endeavor))\b/

/** The agency grants something in it, or what it tells is good. */
const GRANTS =
  /\b(?:uscis|we|this office|the officer) (?:also |nevertheless |readily )?(?:accept|credit|f[io]und|agree|acknowledge|recognize|count)s?\b|\b(?:is|are|was|were|has been|have been) (?:also |nevertheless |duly )?(?:accepted|credited|acknowledged|noted|considered|counted|weighed|given (?:some |due )?weight|detailed|extensive|genuine|notable|impressive|corroborated|consistent|undisputed|not (?:in dispute|in question|disputed|questioned))\b/

/** The half that is held against the petition, whatever its words; null where it grants, tells a claim, or speaks of anyone. */
export function heldHalf(plain: string): string | null {
  const held = behindContrast(plain)
  const isHeld =
    held !== null &&
    held.split(' ').length > 3 &&
    !favors(held) &&
    !GRANTS.test(held) &&
    !CLAIMS.test(held) &&
    !saidAside(plain) &&
    !OF_ANYONE.test(held) &&
    OF_CASE.test(plain) &&
    /[.!]["')]?$/.test(plain)
  return isHeld ? held : null
}

const CASE_BEHIND =
  /(?:; |, (?:and|but|yet|while|whereas) )(?=[^;]{0,120}\b(?:your|the petition,? (?:by contrast|here|does|describes|offers|has|contains|rests)|the record|your file|exhibits? [\da-z]|(?:the|this) (?:self-)?petitioner(?:'s (?!burden)| has | does | did )|mr\. |ms\. |dr\. ))/g
/** “Teaching is generally of no national importance, and eighty percent of your time is teaching”: where in a sentence of law the words on this case begin. */
export function caseInLaw(plain: string): number | null {
  const found = [...plain.matchAll(CASE_BEHIND)].at(-1)
  if (found === undefined) return null
  const from = found.index + found[0].length
  return OF_ANYONE.test(plain.slice(from)) || /\b(?:if|whether|your (?:response|answer|reply))\b/.test(plain.slice(from)) ? null : from
}

const TO_BE_MET =
  /\b(?:merit|importance|implications|positioned|educat\w+|qualif\w+|degrees?|skill(?:s|ed)?|knowledge|experienced?|success|independent|criteri\w+|impractical|labor certification|progress|beneficial|favor)\b/
const GRANTING =
  /^(?:(?:while|although|though|even though) )?(?:(?:uscis|we|this office|the officer|i) (?:also |readily )?(?:agrees?|accepts?|credits?|acknowledges?|recogni[sz]es?|finds? that|do(?:es)? not (?:dispute|question|doubt))\b|(?:uscis|we|the officer) (?:also )?gives? (?:this|these|the|that|those|both) [^;]{3,40} (?:some |due |great |full )?weight\b|the (?:evidence|record) (?:is|are) (?:also )?(?:sufficient|enough) to\b|it (?:may|can) be (?:agreed|granted|accepted|conceded|said) that\b|it is (?:also )?(?:acknowledged|accepted|undisputed|not (?:disputed|questioned))\b|(?!(?:no|none|neither|nothing)\b)[^;]{3,140} (?:is|are|has been|have been|was|were) (?:also )?(?:acknowledged|accepted|credited|established|found (?:to|equal|sufficient|persuasive))\b|[^;]{3,140} (?:counts?|weighs?|speaks?) (?:in|for) (?:the petitioner|your?|his|her)\b)/
/** A half that grants a step of the test in the words of the agency: whether it does, the customer says. */
export const seemsGranted = (clause: string): boolean => GRANTING.test(clause) && TO_BE_MET.test(clause) && !/\b(?:not|no|cannot|never) (?!dispute|question|doubt|disputed|questioned)\w/.test(clause)

/** It tells what the petitioner or counsel says. */
export const isClaim = (half: string): boolean => CLAIMS.test(half)

/** “The license, the petitioner explains, is one that few seek.” */
export const saidAside = (plain: string): boolean => ASIDE.test(plain)
