/** Which skills, licences, publications, patents and awards a resume lists. */
import { headingKinds, type ResumeLine } from './resume-sections.ts'
import { isPlace } from './header-words.ts'
import { dateRanges, singleDates, withoutSpans } from './resume-dates.ts'
import { isFull, joinWrapped, paragraphsOf } from './wrapped-text.ts'

const LICENCE_WORDS =
  /\b(licen[cs]ed?|licen[cs]ure|certified|certification|certificate|board[- ]certified|registered (?:nurse|engineer)|chartered|type rating|instrument rating|ATP|CFI|CFII|MEI|PMP|CPA|CFA|FRM|CAMS|CISSP|CISM|CEH|CCNA|CCNP|CCIE|SHRM-(?:CP|SCP)|PHR|SPHR|USMLE|ACLS|BLS|PALS|NCLEX|Six Sigma|Scrum Master|PSM|CSM|ITIL|FE exam|EIT|professional engineer|P\.Eng|CompTIA|AWS Certified|Cisco Certified|Microsoft Certified|Google [\w ]+ Certifica\w+|Series \d{1,2})\b|\b(?:\p{Lu}[\p{L}&+/'’-]*\s+)+(?:Certified|Certifications?|Licensed)\b|\bCertified \p{Lu}/u

/** Split skills of the sections on skills, without group labels ("Languages:"), duplicates and ratings. */
export function skillsOf(lines: ResumeLine[]): string[] {
  const seen = new Map<string, string>()
  for (const { text } of skillParagraphs(withoutGroupLabels(lines))) {
    const listed = text.replace(/^[^:,;()]{2,40}:\s+/, '')
    const wholeSentence = /[.!?]$/.test(listed) && listed.split(/\s+/).length > 14 && (listed.match(/,/g)?.length ?? 0) < 3
    if (wholeSentence) continue
    for (const raw of splitOutsideBrackets(listed)) {
      const skill = raw
        .replace(/^(?:and|or|incl\.|including)\s+/i, '')
        .replace(/\s*[-–—:(]\s*(?:expert|advanced|intermediate|beginner|basic|proficient|fluent|native|working knowledge|\d+\+? years?|[●○★☆▪■□•·]+|\d{1,3}\s?%)\s*\)?$/i, '')
        .replace(/[●○★☆■□]+/g, '')
        .replace(/^[\s.,;:•·–—-]+|[\s,;:•·–—-]+$/g, '')
        .replace(/(?<!\b[A-Z])\.$/, '')
        .trim()
      if (skill.length < 1 || skill.length > 60 || skill.split(/\s+/).length > 7) continue
      if (skill.length === 1 && !/^[CRJ]$/.test(skill)) continue
      if (/^\d+$/.test(skill) || isPlace(skill)) continue
      if (!seen.has(skill.toLowerCase())) seen.set(skill.toLowerCase(), skill)
    }
  }
  return [...seen.values()]
}

/** "Over 5000 lines:" and lines in heavier or larger type than most, each over a line in the usual type, name groups of skills. */
function withoutGroupLabels(lines: ResumeLine[]): ResumeLine[] {
  const isHeavy = ({ layout }: ResumeLine) => layout?.bold === true
  const usualSize = lines.map(({ layout }) => layout?.size ?? 0).sort((a, b) => a - b)[Math.floor(lines.length / 2)] ?? 0
  const isLabel = (line: ResumeLine) => /^[^,;]{2,40}:$/.test(line.text) || isHeavy(line) || (line.layout?.size ?? 0) > usualSize + 0.8
  // Where most lines are heavy, weight tells nothing.
  const tells = lines.filter(isLabel).length <= lines.length / 2
  return lines.filter((line, n) => {
    const next = lines.slice(n + 1).find((other) => !isLabel(other))
    return line.bullet || !(/^[^,;]{2,40}:$/.test(line.text) || (tells && isLabel(line) && next !== undefined && !/[,;]/.test(line.text)))
  })
}

/** In a narrow column each line is an item; a list with commas runs on over its lines. */
function skillParagraphs(lines: ResumeLine[]): { text: string }[] {
  const result: { text: string; last: ResumeLine }[] = []
  const widest = Math.max(45, ...lines.map((line) => line.text.length))
  for (const line of lines) {
    const open = result.at(-1)
    const label = /^[\p{Lu}][^:,;]{1,38}:\s/u.test(line.text) || /\t/.test(line.text)
    const openBracket = open !== undefined && (open.text.match(/\(/g)?.length ?? 0) > (open.text.match(/\)/g)?.length ?? 0)
    // A short line has ended: "PyTorch" over "causal inference" are two.
    const filled = open !== undefined && isFull(open.last, widest)
    const listed = open !== undefined && (open.text.match(/[,;•·|]/g)?.length ?? 0) >= 2
    const runsOn =
      open !== undefined &&
      line.cut !== true &&
      !line.bullet &&
      !label &&
      (openBracket || /[,;]$|\b(?:and|of|&)$/.test(open.text) || (!line.gapBefore && filled && (listed || /^[\p{Ll}(&]/u.test(line.text))))
    if (runsOn) {
      open.text += ` ${line.text.replace(/\t+/g, ', ')}`
      open.last = line
    } else {
      // "Languages<tab>Python, Go": the label of a row.
      const row = line.text.match(/^([^\t,;]{2,32})\t(.*[,;].*)$/)
      result.push({ text: row === null ? line.text.replace(/\t+/g, ' ; ') : (row[2] ?? ''), last: line })
    }
  }
  return result
}

/** Lines of the sections on licences; elsewhere, items that name a known licence. */
export function licencesOf(own: ResumeLine[], mixed: ResumeLine[]): string[] {
  const items = lineItemsOf(own)
    .flatMap(partsOf)
    .flatMap((text) =>
      // "PMP, CSM, ITIL v4": a list of short names.
      /,/.test(text) &&
      !/:\s|\(/.test(text) &&
      text.split(/,\s*/).every((part) => part.split(/\s+/).length <= 4 && !/\b(?:19|20)\d\d\b/.test(part) && !isPlace(part) && part.length > 1 && !/^(?:inc|no)\b/i.test(part)) &&
      text.split(/,\s*/).every((part) => /^[\p{Lu}\d]/u.test(part)) &&
      !isPlace(text) &&
      text.split(/,\s*/).length >= 3
        ? text.split(/,\s*/)
        : [text],
    )
  const found = lineItemsOf(mixed)
    .flatMap(partsOf)
    .filter((text) => (LICENCE_WORDS.test(text) || beginsWithLicence(text)) && text.length <= 120)
  return unique(
    [...items, ...found]
      .map((text) =>
        text
          .replace(/[\s–-]*\bCity\s*,\s+State\b.*$|\s+[–-]\s+City$/, '')
          .replace(/\s*\b(?:which )?includ(?:es|ing)\s*:?$/i, '')
          .replace(/\s+\.?\s*continued\.?$/i, '')
          .replace(/[.;,:]$/, ''),
      )
      .filter((text) => text.length >= 2 && /\p{L}/u.test(text) && text.length <= 160 && !NO_LICENCE.test(text) && !isHonor(text) && !isNoCredential(text)),
  )
}

/** Several on one line: parted by semicolons or asterisks, or each led by its year. */
function partsOf(text: string): string[] {
  const parts = text.split(
    /\s*;\s+(?=[^;]{3})|\s+\*\s?(?=[\p{Lu}\d])|(?<!\/)\s+(?=(?:19|20)\d\d:\s)|,\s+(?=Certified\s\p{Lu})|(?<=\bCertified, (?:19|20)\d\d)\s+(?=\p{Lu})|(?<=\((?:Certificate|License)\b[^)]*\))\s+(?=\p{Lu})/u,
  )
  // "Rotherham (UK) 2012: …": the place belongs to what stands before it.
  const named = parts.filter((part) => LICENCE_WORDS.test(part) || beginsWithLicence(part) || part.search(CREDENTIAL) >= 0).length
  return parts.length > 1 && named > 0
    ? parts.map((part) => part.replace(/^\*\s?/, '').trim()).filter((part) => part !== '' && !isPlace(part) && !/^[\p{L} ]{2,20} \(\p{L}{2,12}\)$/u.test(part))
    : [text]
}

/** Entries of a section: bullets or numbers part them, else gaps, else lines that begin anew after a full stop. */
export function itemsOf(lines: ResumeLine[]): string[] {
  return unique(
    paragraphsOf(lines)
      .map(({ text }) => text)
      .filter((text) => text.length > 1 && headingKinds(text).length === 0 && !/^references (?:are )?(?:available|furnished)\b/i.test(text)),
  )
}

/** Short entries, one to a line unless the line before is full and this one names nothing of its own. */
function lineItemsOf(lines: ResumeLine[]): string[] {
  if (lines.some((line) => line.bullet)) return itemsOf(lines)
  const widest = Math.max(20, ...lines.map((line) => line.text.length))
  const starts = lines.map((line, n) => {
    const before = lines[n - 1]
    if (before === undefined || line.gapBefore || line.cut) return true
    const runsOn = /^[\p{Ll}(&]/u.test(line.text) || /[,;&-]$|\b(?:and|of|the|for|in)$/i.test(before.text)
    if (before.full !== null && !before.full) return !/^[\p{Ll}(&]/u.test(line.text) || !/[,;&-]$|\b(?:and|of|the|for|in)$/i.test(before.text)
    return !runsOn && (before.text.length < widest * 0.8 || LICENCE_WORDS.test(line.text))
  })
  const groups: ResumeLine[][] = []
  for (const [n, line] of lines.entries()) {
    if (starts[n]) groups.push([line])
    else groups.at(-1)?.push(line)
  }
  return unique(groups.map((group) => group.map((line) => line.text.replace(/\t+/g, ' ')).reduce(joinWrapped)).filter((text) => headingKinds(text).length === 0))
}

export function isPatent(text: string): boolean {
  return /\bpatents?\b|\b(?:US|EP|WO)\s?\d{4,}|\bU\.?S\.?\s?Pat\.|\b(?:US|EP|WO|TR|CN|KR|JP|IN|DE|FR|GB|CA|AU|BR)\s?\d{4}\/\d{4,}(?:\s?[AB]\d?)?\b/i.test(text)
}

/** "Sample M., “Rope wear in cold harbors”, Harbor Letters 21 (2023) 106": a title with its journal and year. */
export const isCited = (text: string): boolean => /^\p{Lu}[\p{L}’'-]+,? (?:\p{Lu}\.?-?){1,4}[.,].{0,160}["“][^"“”]{12,240}["”].{3,160}\b(?:19|20)\d\d\b/u.test(text)

/** "Owner: Ana Duarte", "Patent Number: 85581": what a patent's own lines tell of it. */
export function isPartOfPatent(text: string): boolean {
  return /^(?:(?:co-?)?(?:owners?|inventors?|applicants?|assignees?|authors?)|(?:patent|application|publication|filing|registration) (?:numbers?|no\.?|date|status)|status|filed|granted|issued|country|patents? of\b)[^:]{0,20}(?::|$)/i.test(
    text,
  )
}

/** A date or a link alone is no award. */
export function isDateOrLink(text: string): boolean {
  return !/\p{L}{3}/u.test(text.replace(/\b(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec|spring|summer|fall|autumn|winter|present)[\p{L}]*\.?|https?\S*/giu, ''))
}

export function isAward(text: string): boolean {
  return /\b(award|prize|honou?r|medal|scholarship|fellowship|grant|winner|finalist|dean['’]s list|recogni[sz]ed|employee of the)\b/i.test(text)
}

/** "18 articles, 743 citations. Among them:", "Reviewer of three journals": what stands among publications and is none. */
export function isNoPublication(text: string): boolean {
  return COUNT_OF_PUBLICATIONS.test(text) || ((ROLE_BESIDE_PUBLICATIONS.test(text) || PEER_REVIEW.test(text)) && !/["“”]/.test(text))
}

const COUNT_OF_PUBLICATIONS =
  /^(?:(?:over|more than|about|some) )?\d{1,4}\+? (?:[\p{L}-]+ ){0,3}(?:refereed|reviewed|articles?|papers?|publications?|manuscripts?)\b(?!.*\b(?:19|20)\d\d\b)|^(?:under review|in (?:preparation|press|review)|submitted)\s*:\s*\d+$/iu
/** "Peer review: Harbor Letters, Rope", "Peer review Harbor Letters (14 manuscripts)": a service; "Peer review among pilots" is a title. */
export const PEER_REVIEW = /^peer[- ]review(?:s|ing)?(?:\s*[:–—]|\s+(?:for|service|activities)\b|[^"“]{0,120}\(\d)/i
const ROLE_BESIDE_PUBLICATIONS =
  /^(?:(?:peer )?reviewer (?:of|for)|referee (?:of|for)|invited (?:to|by)|member of|prize (?:to|for|of)|(?:guest |visiting )?lecturer (?:at|in)|(?:(?:adjunct|visiting|clinical|guest|sessional|part-time) )+(?:instructor|lecturer|faculty|professor)\b|instructor(?: (?:of|in|for|at)\b|,)|taught\b|workshops? [^:]{2,80}: (?:over |about |approx\.? )?\d+ (?:given|held|taught|led)\b|(?:associate |guest )?editor (?:of|for)|references available)\b/i

/** "“Quiet kilns”, Clay Journal 7 (2022). “Loud kilns”, Clay Review, 2023. Speaker at …": titles in quotes begin the items of a paragraph, and what somebody did beside them ends one. */
export function publicationsApart(text: string): string[] {
  if (!/^["“]/.test(text)) return [text]
  const items: string[] = []
  let open = false
  for (const part of text.split(/(?<=[)\d\p{Ll}]\.)\s+(?=["“\p{Lu}])/u)) {
    const begins = /^(?:["“]|(?:book )?chapter (?:on|in)\b)/i.test(part)
    if (begins) items.push(part)
    else if (open && !DONE_BESIDE.test(part)) items.push(`${items.pop() ?? ''} ${part}`)
    open = begins || (open && !DONE_BESIDE.test(part))
  }
  return items
}

const DONE_BESIDE =
  /^(?:(?:invited |keynote |guest |peer |panel )?(?:speaker|panelist|lecturer|reviewer|moderator)|co-?chair|chair|judge|papers at|presented|presenter|presentations? at|member|invited|keynote|referee|editor|organi[sz]er)\b/i

export function isPublication(text: string): boolean {
  return /[“"].{8,}[”"]|\b(?:journal|proceedings|conference|transactions|letters|arxiv|doi|et al|vol\.|pp\.|IEEE|ACM|Elsevier|Springer|Nature|press|review)\b/i.test(text) && text.length > 30
}

export function isLicence(text: string): boolean {
  return LICENCE_WORDS.test(text)
}

/** "Cosmetology License, 2007", "Certified Tourism Ambassador": names one at its beginning. */
export function beginsWithLicence(text: string): boolean {
  if (/^(?:\p{Lu}{2,}|Microsoft|Cisco|Oracle|Google|CompTIA|Novell) Certified \p{Lu}/u.test(text)) return true
  if (/^Certifica(?:te|tion)\s*:\s+\p{Lu}/u.test(text)) return true
  return /^(?:(?!Driv)\p{Lu}[\p{L}&/-]*\s){1,4}Licen(?:[cs]e|sure)\b(?! (?:agreement|renewal|compliance))|^(?:certified|licensed|registered|chartered (?=Financial|Accountant|Engineer|Professional|Public|Manager|Surveyor))\s*(?:as (?:an? )?|in )?\p{Lu}/u.test(
    text.replace(/^(Certified|Licensed|Registered|Chartered)/, (word) => word.toLowerCase()),
  )
}

/** An award told among other things: what was received, or its own short name. */
export function tellsAward(text: string): boolean {
  if (text.length > 220) return false
  const received =
    /^(?:was |were |i )?(?:received|awarded|won|earned|recipient of|winner of|honou?red (?:with|as)|named|nominated|selected|recogni[sz]ed)\b/i.test(text) &&
    /\b(?:award|prize|medal|scholarship|fellowship|trophy|(?:first|second|third|1st|2nd|3rd) place|employee of|\p{L}+ of the (?:year|month|quarter)|certificate of (?:recognition|appreciation|excellence)|dean['’]s list|president['’]?s (?:list|club))\b/iu.test(
      text,
    )
  return received || (text.length < 80 && /^(?:\p{Lu}[\p{L}'’&-]*\s+){0,5}(?:Award|Prize|Medal|Scholarship|Employee of the \p{L}+|\p{L}+ of the (?:Year|Month))\b/u.test(text))
}

/** Medals, ribbons and the like are honors, wherever they are listed. */
export function isHonor(text: string): boolean {
  return isAward(text) || /\b(?:medals?|ribbons?|badges?|awards?|honou?rs|troph(?:y|ies)|runner-up|certificate of (?:achievement|appreciation|excellence|recognition|merit))\b/i.test(text)
}

/** A course, a membership, or what is only aimed at is no license. */
function isNoCredential(text: string): boolean {
  if (
    /\bexpected\b|\bin[- ]progress\b|^(?:seeking|pending|pursuing|working (?:on|towards?)|studying for)\b|\bexam candidate\b|(?:^|[.,;] )courses? (?:in|for|towards?)\b|\bcertificate of (?:completion|participation|attendance)\b|\bgeneral certificate of\b/i.test(
      text,
    )
  )
    return true
  return /\b(?:members?(?:hip)?|courses?|workshops?|seminars?|training)\b/i.test(text) && !/\b(?:licen[cs]ed?|certifi(?:ed|cation)s?|registered|chartered)\b/i.test(text)
}

/** Entries of several lines, each with a date on a line of its own: the other lines name courses, issuers and places. */
export function areInSeveralLines(lines: ResumeLine[]): boolean {
  const dated = lines.filter(({ text, bullet }) => {
    const spans = bullet ? [] : [...dateRanges(text), ...singleDates(text)]
    return spans.length > 0 && withoutSpans(text, spans) === ''
  })
  return dated.length >= 2
}

/**
 * A word or a short name in capitals shows that it is one, and no other words stand around it; else only its place in the resume does.
 * @param inSeveralLines see `areInSeveralLines`: a short name alone may be an issuer's
 */
export function isSurelyLicence(text: string, inSeveralLines = false): boolean {
  if (inSeveralLines && !LICENCE_WORDS.test(text) && !beginsWithLicence(text)) return false
  // "QUILL UNIVERSITY 2023": where all is in capitals, they make no short name.
  const shouts = !/\p{Ll}/u.test(text) && /\p{Lu}{6}/u.test(text)
  const named =
    LICENCE_WORDS.test(text) ||
    beginsWithLicence(text) ||
    /\b(?:licen[cs]e\p{L}*|certif\p{L}+|registered|registration|credential|permit|notary|twic)\b/iu.test(text) ||
    (!shouts && /^\p{Lu}{3,}(?:[-+/]\p{Lu}+)*(?=$|[\s),:;+-])/u.test(text)) ||
    /\(\p{Lu}{2,}(?:[-+/]\p{Lu}+)*\)/u.test(text) ||
    (!shouts && text.split(/\s+/).length <= 4 && /(?:^|[\s(,])\p{Lu}{3,}(?:[-+/]\p{Lu}+)*(?=$|[\s),:;+-])/u.test(text))
  const told =
    /\b(?:familiar|knowledge|experience|understanding|exposure) (?:with|of|in|to)\b|\btrained (?:at|by|from)\b|\brespectively\b|^(?:standards|frameworks|regulations)\s?:|\s\|\s/i.test(text) ||
    /\p{Ll}{3}\.\s+\p{Lu}\p{Ll}+ \p{Ll}/u.test(text)
  return named && !told && text.split(/\s+/).length <= 16 && !/^(?:certified|licensed),/i.test(text) && !isGlued(text)
}

const CREDENTIAL = /\b(?:certifi(?:ed|cations?|cates?)|licen[cs]e[ds]?|licensure)\b/giu
const OF_NAME = /^(?:of|in|and|the|for|on|with|by|from|to|at|as|or|an?|&)$/i

/** "Calm under pressure CPR certification Multi-line phones": words of other items before or behind the name, or two of them in one. */
function isGlued(text: string): boolean {
  if (/[ÂÃ�]|\b(?:[Ss]elf-[a-z]+|[Mm]otivated|[Oo]riented|[Dd]riven|[Hh]ard-?working) (?:\p{Ll}+ )?\p{Lu}/u.test(text)) return true
  if (/\p{Ll}(?:\s\p{Lu}{2,5}){3,}$|\p{L}\S*\s+(?:Microsoft|Cisco|CompTIA|Oracle|IBM|AWS|Google|Novell|Red Hat) Certified\b/u.test(text)) return true
  // "Kiln Keeper (QKK) Certified Kiln Keeper (QKK-A)" are two, and the first may have lost its beginning.
  if (/\(\p{Lu}{2,}\) \p{Lu}\p{Ll}.*\(\p{Lu}{2,}(?:-\p{Lu}+)*\)$/u.test(text)) return true
  const words = [...text.matchAll(CREDENTIAL)]
  const [first] = words
  if (first === undefined) return false
  if ((text.match(/\(/g)?.length ?? 0) !== (text.match(/\)/g)?.length ?? 0)) return true
  const before = text
    .slice(0, first.index)
    .split(/\s+/)
    .filter((word) => /\p{L}/u.test(word))
  const told = /^(?:current(?:ly)?|fully|nationally|state|active)$/i
  if (/^\p{Lu}/u.test(text) && before.some((word) => /^\p{Ll}/u.test(word) && !OF_NAME.test(word) && !told.test(word)) && !/[:,–-]\s/.test(text.slice(0, first.index))) return true
  if (words.some((word) => /^\s+[\p{L} ]{3,30}:\s/u.test(text.slice(word.index + word[0].length)))) return true
  const nouns = words.filter(([word]) => /tions?$|cates?$/i.test(word))
  const behind = nouns.map((noun) => text.slice(noun.index + noun[0].length))
  return behind.some((rest) => /^\s+(?:\([^)]*\)\s+)?\p{Lu}\p{L}/u.test(rest) && !/^\s+(?:No|Number|Exp\w*|Valid|Issued|Level|Class|Program|Current)\b/.test(rest))
}

/** What a course or a card says of itself. */
const NO_LICENCE = /^(?:grade|gpa|id (?:number|no)|licen[cs]e (?:number|no)|expir\w*|issued|valid|number|duration|platform|description|client|environment)\b\s*\W/i

function splitOutsideBrackets(text: string): string[] {
  const parts: string[] = []
  let depth = 0
  let part = ''
  for (const [n, letter] of [...text].entries()) {
    if (letter === '(') depth++
    if (letter === ')') depth = Math.max(0, depth - 1)
    const splits = depth === 0 && (/[,;•·|●▪]/.test(letter) || (letter === '/' && /\s/.test(text[n - 1] ?? '')))
    if (splits) {
      parts.push(part)
      part = ''
    } else part += letter
  }
  parts.push(part)
  return parts.map((item) => item.trim()).filter((item) => item !== '')
}

function unique(items: string[]): string[] {
  const seen = new Set<string>()
  return items.filter((item) => {
    const key = item.toLowerCase()
    if (seen.has(key)) return false
    seen.add(key)
    return true
  })
}
