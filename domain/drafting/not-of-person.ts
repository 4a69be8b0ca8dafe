/** Lines that stand in a resume and are nobody's deed: how to reach somebody, and what an employer is. */
import { STREET } from '../person/street.ts'

const CONTACT: readonly RegExp[] = [
  // A telephone by its label, by its country, or by the American groups.
  /\b(?:ph|tel|telephone|phone|mobile|mob|fax|cell|whatsapp)\b\.?\s{0,3}(?:no\.?|number)?\s{0,3}[:#.]?\s{0,3}\(?\+?\d[\d\s().-]{5,}\d/i,
  /(?<![\p{L}\d])\+\d(?:[ .()-]{0,2}\d){7,15}(?<=\d{3})(?!\d)/u,
  /(?<!\d)(?:\(\d{3}\) ?|\d{3}[-.])\d{3}[-.]\d{4}(?!\d)/,
  /\bP\. ?O\.? ?Box\b|\bP\.?O\.? Box\b|\bPost Box\b|(?:^|[,.] )Box (?:no\.? ?)?\d{2,}\s*,/i,
  /[^\s@]@[^\s@]{1,200}\.[a-z]{2}/i,
  // A street at the head of the line, or a state with its postal code.
  /^\d{1,6} (?:[\p{Lu}\d][\p{L}\d.'’-]* ){1,4}(?:Street|St|Avenue|Ave|Road|Rd|Drive|Dr|Boulevard|Blvd|Lane|Court|Plaza|Highway|Parkway)\b\.?(?=,|$)/u,
  /, [A-Z]{2},? \d{5}(?:-\d{4})?(?!\d)/,
]

const LEGAL = '(?:Ltd|LTD|Limited|LIMITED|LLC|L\\.L\\.C|LLP|Inc|INC|Incorporated|Corp|CORP|Corporation|CORPORATION|GmbH|PLC|plc|Pvt|S\\.A|A/S|AG|B\\.?V|N\\.?V|S\\.?p\\.?A|Company|COMPANY)'
/** What a company is, has and deals in; that it took something up or was advised tells of the person's work. */
const STATES =
  '(?:(?:is|are|was|were)(?! (?:adopt|us|advis|serv|train|audit|given|help)\\w*)|has|have|had|employs?|provides?|operates?|manufactures?|specializ(?:es?|ed)|deals?|offers?|sells?|suppl(?:y|ies)|distributes?|imports?|exports?|serves?|owns?)'
const OF_COMPANY: readonly RegExp[] = [
  new RegExp(`\\b${LEGAL}\\.?\\)?,? (?:which )?${STATES}\\b`),
  new RegExp(
    `^(?:The|This|Our|My|Said) (?:[a-z-]+ ){0,2}(?:company|firm|dealership|organi[sz]ation|corporation|business|agency|group|employer|manufacturer|subsidiary|store|bank|hospital|hotel|plant) (?:[a-z]+ly )?${STATES}\\b`,
    'i',
  ),
  /^(?:[\p{Lu}\d&][\p{L}\d.&'’()/-]*,? ){1,7}(?:is|are|was) (?:one of )?(?:the|an?) (?:[a-z-]+ ){0,3}(?:authori[sz]ed|exclusive|sole|official|leading|largest|premier|licensed) (?:[\p{L}-]+ ){0,3}(?:dealers?|distributors?|agents?|importers?|suppliers?|manufacturers?|representatives?|providers?|compan(?:y|ies)|firms?)\b/iu,
  // "Design and build company with $100 M in annual sales"
  /^(?:[\p{L}&-]+ ){0,6}(?:company|firm|corporation|contractor|manufacturer|retailer|distributor|agency|bank|hospital|district|organization|nonprofit)\b.{0,40}?\bwith (?:(?:over|about|approximately|more than|nearly) )?[$\d].{0,30}\b(?:sales|revenues?|employees|locations|offices|stores|beds|students|assets|members)\b/iu,
]

const HOUSE =
  'company|firm|corporation|manufacturer|retailer|distributor|contractor|agency|bank|hospital|hotel|resort|school|college|university|district|organization|nonprofit|facility|restaurant|store|center|clinic|community'
const SIZE = '[$€£]?\\d[\\d,.]*\\+?(?:[ -](?:million|billion|[MBK]))?[ -](?:year|yr|bed|unit|room|seat|acre|store|location|employee|person|member|student|bay|lawyer|attorney|physician)s?'
/** "400+ bed hospital with a trauma center", "110-year old company": a house by its size and no deed in it. */
const SIZED_HOUSE = new RegExp(`^(?:an? |the )?${SIZE}[ -](?:[\\p{L}-]+ ){0,5}(?:${HOUSE})(?=$|[.,;]| (?:with|in|of|that|which|located|serving|specializing|based|owned|and)\\b)`, 'iu')
const HOUSE_SIZE = new RegExp(`\\b((?:for|at|in|of|within|to) (?:an? |the |our )?)${SIZE}(?= (?:[\\p{L}-]+ ){0,5}(?:${HOUSE})\\b)`, 'giu')

/** "ran the files for a 2,800-employee company" without what the employer counts. */
export const withoutHouseSize = (clause: string): string => clause.replace(HOUSE_SIZE, '$1')

/** Where a place or a house stands in place of the person: "Tarn Island, NY, is a community of 9,000", "TARN was started in 1993". */
const OF_PLACE: readonly RegExp[] = [
  /^(?:[\p{Lu}\d&][\p{L}\d.&'’()/-]{0,30},? ){1,7}(?:is|was) an? (?:[a-z-]+ ){0,3}(?:community|city|town|village|neighborhood|suburb|county|resort|company|firm|bank|hospital|manufacturer|retailer|nonprofit|organization|agency|school|university|college|chain|brand)\b/u,
  /^(?:[\p{Lu}\d&][\p{L}\d.&'’()/-]{0,30},? ){1,7}(?:was|were) (?:started|founded|established|formed|incorporated|organized) in (?:19|20)\d\d\b/u,
]

/** What a project cost or how large projects are, with a label or a noun in place of a deed: "Project cost: $4 million", "The range of the projects varies from $1 million to $9 million". */
const OF_PROJECT: readonly RegExp[] = [
  /^(?:(?:the|total|project|contract|construction|overall|estimated|final|approximate|program|capital|building|job) ){0,3}(?:cost|value|budget|price|size|worth)s?(?: ?[:–-]| (?:was|were|is|are|of))? ?(?:(?:about|over|around|approximately|up to|more than) )?[$€£]\s?\d/i,
  /^(?:the )?(?:range|value|size|cost|budget)s? of (?:the |these |all )?(?:projects?|contracts?|jobs?)\b/i,
  /^(?:the )?(?:projects?|contracts?|jobs?) (?:vary|varied|varying|range|ranged|ranging) (?:in \w+ )?(?:from|between)\b/i,
]

/** Whether a line tells the price or the size of projects and no deed. */
export const isSizeOfProject = (line: string): boolean => OF_PROJECT.some((shape) => shape.test(line.replace(/^[^\p{L}\d+(]+/u, '').trim()))

/** A deed of the person's own before what it says of a company: "Showed that Quill Ltd is …". */
const OWN_DEED = /^(?:I\b|(?:[A-Z][a-z]+ly )?[A-Z][a-z]+(?:ed|t) (?!by\b))|\bI (?:[a-z]+ly )?[a-z]+ed\b/

/** Whether a line names how to reach somebody. */
export const namesContact = (line: string): boolean => CONTACT.some((shape) => shape.test(line)) || STREET.test(line.trim())

/** Whether a line is told of a company and not of the person. */
export const isOfCompany = (line: string): boolean => {
  const plain = line.replace(/^[^\p{L}\d+(]+/u, '').trim()
  return SIZED_HOUSE.test(plain) || (!OWN_DEED.test(plain) && [...OF_COMPANY, ...OF_PLACE].some((shape) => shape.test(plain)))
}

/** What somebody does at home, "kept a home for three people and two pets": true, and no deed of a work. */
const AT_HOME =
  /\b(?:individuals?|people|persons?|children|family|house|home) and (?:(?:one|two|three|four|five|several|\d+) )?(?:pets?|dogs?|cats?)\b|\b(?:care|well-being) of (?:my|one|two|three|four|our) (?:own )?(?:child|children|kids|sons?|daughters?|parents?|mother|father)\b|\b(?:nutritious|nutritional|daily|home-cooked) meals (?:daily|for (?:my|the|our) family)\b/i

/** Never told or quoted as the person's act, and no ground of an option. */
export const isNotOfPerson = (line: string): boolean => namesContact(line) || isOfCompany(line) || isSizeOfProject(line) || AT_HOME.test(line)
