/** What no option may hold whoever it is about: talk of the case, promises of approval, orders obeyed, identifiers, links, markup. */
import { bare, likeWords, wordKey, type Material } from './check-material.ts'
import type { EndeavorRule, Fault } from './endeavor-rules.ts'
import { splitSentences } from './sentence-forms.ts'
import { holdsWebAddress } from './web-addresses.ts'

const CASE_WORDS =
  /\b(?:USCIS|prongs?|Dhanasar|I-140|I-485|EB-?[12]|NIW|green card|immigration (?:service|officer|authorit\w*|benefit)|(?:interest|the) waiver|national importance|nationally important|substantial merit|am well[- ]positioned|in the national interest|advanced[- ]degree professional|members? of the professions|immigrant (?:visa|classification|category)|(?:qualif(?:y|ies)|qualified) me (?:as|for|to)|makes? me (?:eligible|qualified)|(?:I am|I['’]m) (?:therefore |thus |clearly |fully |legally )?(?:eligible|qualified) (?:for|as|under|to (?:petition|apply|file))|(?:eligible|eligibility|qualif(?:y|ies|ied)) (?:for|under) (?:the |this |an? )?(?:\w+ )?(?:category|classification|visa|law|statute|waiver)|(?:meets?|satisf(?:y|ies)) (?:the |all |each |every )?(?:\w+ )?(?:requirements?|criteria|standards?|test|definition|conditions?) (?:for|of|under|in) (?:this |the |an? )?(?:category|classification|visa|waiver|petition|law|statute|exceptional|immigration|profession))\b/i
const APPROVED = /\b(?:approv(?:e|es|ed|al|als|ing)|endorse[sd]?|certified this|authorized (?:me|my|this))\b/gi
const OWN_WORK =
  /\b(?:my|this|the) (?:\w+ ){0,2}(?:endeavor|petition|application|option|proposal|case|method|rule|protocol|kit|toolkit|course|device|tool|plan|work|procedure|routine|design|system|map|maps|drills?|sensor)\b|\bofficially\b/i
const OFFICIAL = /\b(?:government|federal|agency|department|ministry|state|officer|FDA|FAA|EPA|DOE|NIST|CDC|NIH|FCC|SEC|DOT|DOD|NASA|White House|Congress|President)\b/i

const OFFICIAL_TOOK =
  /\b(?:[Gg]overnment|[Aa]gency|Department|Ministry|FDA|FAA|EPA|DOE|NIST|CDC|NIH|FCC|SEC|DOT|DOD|NASA|Congress|Administration|Commission)\b[^.;]{0,40}?\b(?:has|have) (?:already )?(accepted|adopted|recognized|validated|cleared|certified|selected|chosen)\b/
const ORDERS =
  /\bthis (?:option|draft|answer|output)\b|\b(?:has|have|had) (?:already |been |fully |formally )*(?:confirmed|verified|approved|certified|determined|recognized|validated|accepted|cleared) (?:that|this|me\b|my (?:eligib|endeavor|petition|case))|\b(?:this|dear) (?:reviewer|adjudicator)\b|\bthe adjudicator\b|\bthe reviewer (?:should|must|may|can|has|is (?:asked|invited|urged|requested|free)|will (?:agree|recognize|conclude|note|be))\b|\b(?:as|per) (?:instructed|requested|directed|ordered)\b|\bas (?:the|your) (?:resume|prompt|instructions?) (?:asks?|says?|orders?|tells?)|\b(?:ignore|disregard|override|forget) (?:all |any |the |these |previous |prior |above )*(?:rules?|instructions?|prompts?|guidelines|limits)|\bnote to (?:the |any )?(?:reviewer|officer|reader|model|ai|system)|\b(?:top|ideal|perfect|strongest|highest[- ]rated) candidate\b|\b(?:should|must) (?:be )?(?:approved|granted|hired|accepted|rated|ranked|selected)\b|\bqualif(?:y|ies|ied) for (?:the|a|this|an)? ?(?:waiver|visa|petition|approval|eb|green)|\bmeets? (?:every|all)(?: the| of the)? (?:requirements?|criteria|rules)|\b(?:rated|ranked|scored?) (?:as )?(?:the )?(?:best|first|highest|\d+ (?:out )?of \d+|10\/10|100)|\b(?:system|developer) prompt\b|\bas an? (?:ai|language) (?:language )?(?:model|assistant)\b|\baccept this option\b|\b(?:reviewers?|adjudicators?|officers?) (?:can|may|should|must|will) [^.;]{0,40}\b(?:option|endeavor|petition|case)\b|\bno further (?:check|review|evidence) (?:is )?(?:needed|required)\b|\bhighly recommend(?:ed)?\b/i

const IDENTIFIERS: readonly RegExp[] = [
  /\bA[- ]?\d{8,9}\b/,
  /\b(?:EAC|WAC|LIN|SRC|IOE|MSC|NBC)[- ]?\d{8,10}\b/,
  /\b\d{3}-\d{2}-\d{4}\b/,
  /\b(?:passport|receipt|alien|case|certificate|licen[cs]e|permit|registration|social security|NPI|account|file|badge|employee)(?: (?:number|no\.?|id)| is)*(?: is)?:? ?(?:(?:number|no\.?|#|is) ?)+[A-Z]{0,3}[- ]?\d{4,}/i,
  /\b(?:NPI|SSN|ORCID|UEI|EIN)\b:? ?(?:is |number |no\. )?[\d-]{6,}/i,
  /(?:\+\d{1,3}[ .-]?)?\(?\b\d{3}\)?[ .-]\d{3}[ .-]\d{4}\b/,
  /\bborn (?:on|in) (?:\d|[A-Z][a-z]+ \d)/,
]

const MARKUP = /\*\*|__\w|(?:^|\n)\s*#{1,6} |`|\[[^\]\n]+\]\(|(?:^|\n)\s*[-*•] |<\/?[a-z][^>]*>|~~|\|[^|\n]+\||\\n|&[a-z]+;/i

/** "The Guild of Glaziers has certified me as a …", where a line names it beside what it certifies. */
function isOwnCertificate(order: string, sentence: string, { lines }: Material): boolean {
  if (!/certified me$/.test(order)) return false
  const names = sentence.slice(0, sentence.indexOf(order)).match(/\p{Lu}[\p{L}'’-]+(?: (?:(?:of|for|and|the) ){0,2}\p{Lu}[\p{L}'’-]+)+/gu) ?? []
  // As what: its words stand in the same line.
  const what = sentence.slice(sentence.indexOf(order) + order.length).match(/^ (?:as|in|for) (?:an? |the )?([\p{L} -]+)/u)?.[1] ?? ''
  const words = bare(what)
    .split(' ')
    .filter((word) => word.length > 2)
  const tells = (line: string, name: string) => line.includes(bare(name.replace(/^The /, ''))) && /certif|licens|register/.test(line) && words.every((word) => line.includes(word))
  return names.length > 0 && words.length > 0 && names.every((name) => lines.some((line) => tells(line, name)))
}

export function checkWording(title: string, text: string, material: Material | null): Fault[] {
  const faults: Fault[] = []
  const fail = (rule: EndeavorRule, detail: string) => faults.push({ rule, detail })
  const both = `${title}\n${text}`

  const talk = CASE_WORDS.exec(both)
  if (talk) fail('approval', `an option never speaks of the case: “${talk[0]}”`)
  for (const sentence of splitSentences(both)) {
    const words = sentence.split(/\s+/).map(wordKey)
    const toldInResume = (at: string) => {
      const near = words.filter((word) => word !== '' && !likeWords(word, wordKey(at)))
      return material?.lines.some((line) => /approv|endors/.test(line) && near.filter((word) => line.split(' ').some((other) => likeWords(wordKey(other), word))).length >= 2) ?? false
    }
    for (const match of sentence.matchAll(APPROVED)) {
      const before = sentence.slice(0, match.index)
      // "FDA-approved drugs", "loan approval": somebody else's approval of something else.
      if (/[A-Z]{2,5}-$/.test(before)) continue
      const passive = /\b(?:has|have|been|is|are|was|were|be|certain to be|officially) (?:\w+ly )?$/.test(before) || /\bapproved? (?:this|my|me)\b/i.test(sentence.slice(match.index))
      if (passive && (OWN_WORK.test(sentence) || OFFICIAL.test(sentence)) && !toldInResume(match[0])) fail('approval', `nobody's approval may be told or promised: “${sentence.slice(0, 100)}”`)
    }
    const took = OFFICIAL_TOOK.exec(sentence)
    if (took && OWN_WORK.test(sentence) && !toldInResume(took[1] ?? '')) fail('approval', `nobody's approval may be told or promised: “${sentence.slice(0, 100)}”`)
    const first = ORDERS.exec(sentence)
    const order = first && material && isOwnCertificate(first[0], sentence, material) ? ORDERS.exec(sentence.replace(first[0], '')) : first
    if (order) fail('instruction', `speaks to a reader or obeys an order in the data: “${order[0]}”`)
  }
  if (!/\b(?:I|[Mm]y)\b/.test(text)) fail('first person', 'the option must be written in the first person')
  const third =
    /\b[Tt]h(?:e|is) (?:(?:self-)?petitioner|(?:applicant|beneficiary|candidate) (?:has (?:shown|proven|built|led|already)|is (?:well|highly|qualified|eligible)|will (?:develop|build|create|establish)|plans|possesses|intends|seeks))\b/.exec(
      both,
    )
  if (third) fail('first person', `speaks of the person from outside: “${third[0]}”`)
  for (const pattern of IDENTIFIERS) {
    const found = pattern.exec(both)
    if (found) fail('identifier', 'holds a number that identifies a person or a case')
  }
  const name = material?.facts?.name
  if (name && bare(name).includes(' ') && ` ${bare(both)} `.includes(` ${bare(name)} `)) fail('identifier', 'holds the person’s own name')
  // "the redesign of AGENCY.GOV": what a resume calls its site by is a name.
  const written = both.replace(/(?<![\w./@-])[\w-]+\.(?:gov|edu)\b(?![/@\w-])/gi, (name) => (material?.text.toLowerCase().includes(name.toLowerCase()) ? ' ' : name))
  if (holdsWebAddress(written) || /\b[\w-]+\.(?:gov|edu|us|example)\b/i.test(written)) fail('link', 'holds a web or e-mail address')
  const mark = MARKUP.exec(both)
  if (mark) fail('markup', `plain text only: “${mark[0].trim()}”`)
  return faults
}
