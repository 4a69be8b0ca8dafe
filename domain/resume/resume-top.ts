/** Whose resume it is: the name, and the line that says what the person is. */
import { employerScore, isPlace, namesJob, namesSchool } from './header-words.ts'
import { dateRanges } from './resume-dates.ts'
import { headingKinds, type ResumeLine } from './resume-sections.ts'

const CREDENTIALS =
  /(?:,\s*|(?<=\s))(?:\(?(?:Ph\.?\s?D\.?|M\.?D\.?|D\.?D\.?S\.?|DMD|MBA|RN|BSN|MSN|PMP|CPA|CFA|P\.?E\.?|P\.?Eng\.?|M\.?Sc\.?|MS|B\.?Sc\.?|MPH|FACP|FACOG|CFII?|SHRM-S?CP|PHR|CISSP|MBBS|EIT|J\.?D\.?|Jr\.?|LL\.?M\.?|CSM|CAMS|FRM|M\.?\s?A\.?\s?Ed\.?|M\.?Ed\.?|[BM]\.SC\.|PH\.D\.|CFE|OTD|OTR\/L|CHT|DPT|PT|DNP|FNP(?:-BC|-C)?|APRN|RPh|Pharm\.?D\.?|Psy\.?D\.?|Ed\.?D\.?|LCSW|S\.?E\.?|AICP|AIA|LEED AP|CCRN|CISA|CISM|CIA|CMA|CHP|CIH|CSP)\)?)(?=,|\s|$)/g
const CONTACT = /@|https?:|www\.|linkedin|github|\+?\d[\d\s().-]{6,}\d|\b(?:phone|tel|mobile|email|e-mail|address|date of birth|nationality|citizenship|marital)\b/i

/** "scholar.quill.com/moss". */
const WEB_NAME = /\p{Ll}\.(?:com|org|net|edu|io|dev|info)(?:\/|\s|$)/u

/** The name as printed, without academic titles, and its line, null where that one tells more ("Jane Roe Phone: …"); null where no line looks like one. */
export function findName(lines: ResumeLine[]): { name: string; at: number | null } | null {
  const page = lines.filter((line) => line.page === 0)
  const addresses = page.flatMap((line) =>
    [...line.text.matchAll(/([\w.+-]+)@[\w-]+\.|[\w-]+\.(?:com|org|net|io)\/(?:in\/|r\/|u\/)?([\w-]+)/gi)].map((match) => (match[1] ?? match[2] ?? '').toLowerCase()),
  )
  const sites = [...addresses, ...page.flatMap(({ text }) => [...text.matchAll(/([\w-]+)\.(?:com|org|net|io|me|dev|ai)\b/gi)].map(([, site = '']) => site.toLowerCase()))]
  const largest = Math.max(0, ...page.map((line) => line.layout?.size ?? 0))
  const usual = mostCommonSize(page)
  const firstHeading = page.findIndex((line) => !line.bullet && headingKinds(line.text).length > 0)
  const reachable = addresses.length > 0 || page.some((line) => CONTACT.test(line.text))
  let best: { name: string; at: number; score: number; alone: boolean } | null = null
  for (const [at, line] of page.entries()) {
    const running = line.bullet || line.text.length > 100
    const parts = [...aheadOfTitle(line, at, addresses), ...line.text.split(/\t|\s[|•·/]\s|\s[–—-]\s|\s(?=(?:Phone|Tel|Mobile|Cell|E-?mail)\s*:)/i)]
    for (const [n, raw] of parts.entries()) {
      const name = apart(bareName(raw), sites)
      const labelled = /^(?:full )?name\s*[:–—-]/i.test(raw)
      const size = line.layout?.size ?? 0
      const stands = size > 0 && size >= largest - 0.2 && size > usual + 1
      const tokens = name
        .toLowerCase()
        .normalize('NFD')
        .replace(/\p{M}/gu, '')
        .split(/[\s.'’-]+/)
        .filter((token) => token.length > 2)
      // "vamsi krishna" over "site.example/r/vamsi-krishna".
      const told = at === 0 && tokens.length > 1 && tokens.every((token) => addresses.some((address) => address.includes(token)))
      if (!looksLikeName(name, labelled, (stands && at < 3) || told)) continue
      const inAddress = tokens.filter((token) => addresses.some((address) => address.includes(token))).length
      // Capitals in the common type on a page without any address may be a title as well as a name.
      if (line.layout !== null && !stands && inAddress === 0 && !labelled && !reachable && name === name.toUpperCase()) continue
      // Below the first heading a name must be known by its size or by the person's own address.
      if (firstHeading >= 0 && at > firstHeading && !stands && inAddress === 0 && !labelled) continue
      // Far down the page, or where larger letters stand, capitals in the look of other lines in capitals are a heading, in whatever language.
      if ((at > 2 || size < largest - 0.2) && inAddress === 0 && !labelled && page.filter((other) => other !== line && isInCapitalsLike(other, line)).length > 1) continue
      // Where the largest line of the page is another one, the name is not in the common size of the text.
      let score = Math.max(0, 6 - at * 0.5) + inAddress * 4 - n + (stands ? 4 : 0) + (labelled ? 4 : 0)
      if (line.bullet) score -= 4
      if (line.gapBefore) score += 0.5
      if (score >= 3 && (best === null || score > best.score)) best = { name, at, score, alone: !running }
    }
  }
  if (best !== null) return best.alone ? overTwoLines(page, best, { largest, usual }) : { name: best.name, at: null }
  // "Surname(s) / First name(s) Duarte Moss, Ana".
  for (const { text } of page) {
    const [, last = '', first = ''] =
      text.match(/^(?:sur|last|family) ?names?(?:\(s\))?\s*\/\s*(?:first|given|other) ?names?(?:\(s\))?\s*[:\t]?\s*(\p{Lu}[\p{L} .'’-]{1,40}),\s+(\p{Lu}[\p{L} .'’-]{1,30})$/iu) ?? []
    if (looksLikeName(`${first} ${last}`, false, false)) return { name: `${first} ${last}`, at: null }
  }
  // "Surname: Duarte" and "First Name: Ana" on two lines.
  const labelled = (label: RegExp) => page.flatMap(({ text }) => text.match(label)?.[1]?.trim() ?? [])[0] ?? ''
  const whole = `${labelled(/^(?:first|given) ?names?\s*[:\t]\s*(\p{Lu}[\p{L} .'’-]{1,30})$/iu)} ${labelled(/^(?:sur|last|family) ?names?\s*[:\t]\s*(\p{Lu}[\p{L} .'’-]{1,30})$/iu)}`
  return looksLikeName(whole.trim(), false, false) ? { name: whole.trim(), at: null } : null
}

/** "Ana Duarte, Doctor of Kiln Sciences": what stands before the comma, where the person's own address holds a part of it. */
function aheadOfTitle({ text, bullet }: ResumeLine, at: number, addresses: string[]): string[] {
  const [, name = ''] = at > 1 || bullet ? [] : (text.match(/^(\p{Lu}[^,\t\d@]{3,40}),\s+(?=\p{Lu}\S* \S)/u) ?? [])
  const told = name.toLowerCase().split(/[\s.'’-]+/)
  return told.some((token) => token.length > 3 && addresses.some((address) => address.includes(token))) ? [name] : []
}

/** "ANA MARIA" over "DUARTE-MOSS", both in the largest letters of the page. */
function overTwoLines(page: ResumeLine[], { name, at }: { name: string; at: number }, { largest, usual }: { largest: number; usual: number }): { name: string; at: number } {
  const line = page[at]
  const own = line?.layout
  if (line === undefined || own == null || own.size < largest - 0.2 || own.size <= usual + 4 || line.text !== name) return { name, at }
  const isCapital = (text: string) => text === text.toUpperCase()
  const goesOn = (other: ResumeLine | undefined) =>
    other?.layout != null &&
    !other.bullet &&
    Math.abs(other.layout.size - own.size) < 0.2 &&
    other.layout.bold === own.bold &&
    other.layout.column === own.column &&
    Math.abs(other.layout.x - own.x) < 3 &&
    Math.abs(other.number - line.number) === 1 &&
    isCapital(other.text) === isCapital(name) &&
    looksLikeName(other.text, true, false)
  const [over, under] = [page[at - 1], page[at + 1]]
  const pair = [goesOn(over) ? over : undefined, goesOn(under) ? under : undefined]
  const [first, second] = pair
  if ((first === undefined) === (second === undefined)) return { name, at }
  const whole = first === undefined ? `${name} ${second?.text ?? ''}` : `${first.text} ${name}`
  return looksLikeName(whole, false, false) ? { name: whole, at: first === undefined ? at : at - 1 } : { name, at }
}

function isInCapitalsLike({ text, bullet, layout }: ResumeLine, line: ResumeLine): boolean {
  const alike = layout !== null && line.layout !== null && layout.size === line.layout.size && layout.bold === line.layout.bold
  return !bullet && alike && [text, line.text].every((words) => /\p{Lu}{2}/u.test(words) && words === words.toUpperCase() && words.split(/\s+/).length <= 4)
}

/** "AnaDuarte", drawn without a blank, where the person's addresses tell both names. */
function apart(name: string, addresses: string[]): string {
  const [, first = '', last = ''] = name.match(/^(\p{Lu}\p{Ll}{2,})(\p{Lu}\p{Ll}{2,})$/u) ?? []
  return first !== '' && [first, last].every((part) => addresses.some((address) => address.includes(part.toLowerCase()))) ? `${first} ${last}` : name
}

function bareName(raw: string): string {
  return (
    raw
      .replace(/\s*,\s*(?:curriculum vit(?:ae|æ)|resume|résumé|cv)$/i, '')
      .replace(/^(?:name|full name|curriculum vitae|resume|résumé|cv)(?:\s+(?:of|for))?\s*[:–—-]?\s+/i, '')
      .replace(/^(?:dr|mr|mrs|ms|prof|capt|captain)\.?\s+(?=\p{Lu})/iu, '')
      .replace(CREDENTIALS, '')
      // "…, QCPSC (Texas)": other letters behind the last comma, and where they count.
      .replace(/(?:\s{0,4},\s{0,4}\p{Lu}[\p{Lu}/.-]{1,8}){0,12}(?:\s{0,4}\(\p{Lu}[\p{L} ]{3,20}\))?$/u, '')
      .replace(/[\s,]+$/, '')
      .trim()
  )
}

function mostCommonSize(lines: ResumeLine[]): number {
  const letters = new Map<number, number>()
  for (const line of lines) if (line.layout !== null) letters.set(line.layout.size, (letters.get(line.layout.size) ?? 0) + line.text.length)
  return [...letters].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 0
}

/** @param stands in the largest letters of the page: then it may be in small letters */
function looksLikeName(printed: string, labelled: boolean, stands: boolean): boolean {
  // "Robert “Bob” Diaz", "Mary (Molly) Burn": a nickname beside the name.
  const text = printed.replace(/\s["“”'‘’(]{1,2}[\p{L}. -]{2,20}["“”'’)]{1,2}(?=\s|$)/u, '')
  const words = text.split(/\s+/)
  if (words.length < (labelled ? 1 : 2) || words.filter((word) => !/^\p{Lu}\.?$/u.test(word)).length > 5 || words.length > 8 || text.length > 48 || text.length < 4) return false
  if (/[^\p{L}\s.'’-]/u.test(text) || headingKinds(text).length > 0 || NO_NAME.test(text)) return false
  // "Familiar With" heads a list.
  if (words.some((word) => /^(?:with|and|or|of|the|for|from|about|my|your|our)$/i.test(word))) return false
  // "Benjamin O ner" has lost two letters.
  if (/(?<!\p{L})\p{Lu} (?!(?:de|da|do|dos|del|della|di|van|von|der|den|bin|al|el|la|le|y|e|ter|ten|zu|af)\b)\p{Ll}/u.test(text)) return false
  if (namesJob(text) || namesSchool(text) || isPlace(text) || employerScore(text) > 0) return false
  return words.every(
    (word) =>
      (stands && /^\p{L}[\p{L}.'’-]*$/u.test(word)) || /^\p{Lu}[\p{L}.'’-]*$/u.test(word) || /^(?:de|da|do|dos|del|della|di|van|von|der|den|bin|binti|ibn|al|el|la|le|y|e|ter|ten|zu|af)$/i.test(word),
  )
}

/** Words of headings, subjects and products that no name holds. */
const NO_NAME =
  /\b(?:sex|gender|male|female|nationality|mother tongue|(?:first|last|given|family|your|full|middle) name|surname|resume|respected|sir|madam|marital|status|position|applying|applicant|applied|announcement|number|department|interior|federal|company|curriculum|vitae|profile|summary|skills?|experience|education|contact|objective|overview|highlights|references|projects?|languages?|core|key|technical|professional|personal|relevant|work|career|employment|customer|client|sales|service|services|business|project|product|data|software|hardware|computer|microsoft|office|windows|adobe|google|oracle|machine|learning|deep|artificial|intelligence|web|mobile|cloud|network|systems?|information|technology|digital|media|marketing|finance|financial|accounting|human|resources|public|relations|health|healthcare|medical|clinical|cardiac|intensive|icu|emergency|patient|care|construction|mechanical|electrical|civil|chemical|quality|control|supply|chain|development|design|research|science|analysis|analytics|strategic|planning|leadership|communication|problem|solving|time|team|page|date|birth|address|phone|email|city|state|united|street|avenue|road|current|present|willing|relocate|power|point|visual|studio|github|gitlab|linkedin|twitter|skype|dist|district|nagar|colony|taluk|mandal|pincode)\b/i

/** The line beside the name that names the profession; null where there is none. */
/** How far down the page, and in how many words, a profession stands alone in its line. */
const PLAIN_HEADLINE = { lines: 4, words: 5 }

/** "Position<tab>Kiln Manager" among the personal data. */
const POSITION_ROW = /^(?:(?:current |present )?(?:position|job title|occupation|profession|designation))(?:\s*:\s*|\t)(\p{Lu}[^\t]{3,90})$/iu
const LAST_ROW = 16

export function findHeadline(lines: ResumeLine[], nameAt: number | null): string | null {
  return headlineBeside(lines, nameAt) ?? positionRow(lines)
}

function positionRow(lines: ResumeLine[]): string | null {
  for (const { text, bullet } of lines.slice(0, LAST_ROW)) {
    const kind = headingKinds(text)[0]
    if (kind === 'experience' || kind === 'education') return null
    const told = bullet ? undefined : text.match(POSITION_ROW)?.[1]
    if (told !== undefined && namesJob(told)) return told.replace(/\s*\([^()]*$/, '').trim()
  }
  return null
}

function headlineBeside(lines: ResumeLine[], nameAt: number | null): string | null {
  if (nameAt === null) {
    // Where the name is left out, the person's profession may head the page.
    const first = lines[0]
    if (first !== undefined && !first.bullet && namesJob(first.text) && first.text.split(/\s+/).length <= 10 && !/[.!?@]/.test(first.text) && headingKinds(first.text).length === 0)
      return first.text.replace(/\t+/g, ' ').replace(/^(?:position|job title|occupation|profession|designation)\s*:\s*(?=\p{L})/iu, '')
    // Or it stands alone in a line under a name that was not sure.
    const alone = lines
      .slice(1, PLAIN_HEADLINE.lines)
      .find(
        ({ text, bullet }) => !bullet && text.split(/\s+/).length <= PLAIN_HEADLINE.words && /^[A-Z][A-Za-z /&-]+$/.test(text) && namesJob(text) && headingKinds(text).length === 0 && !isPlace(text),
      )
    return alone?.text ?? null
  }
  const own = lines[nameAt]?.text.split(/\t|\s[|•·]\s|\s[–—-]\s/).slice(1) ?? []
  const candidates = [...own.map((text) => text.trim())]
  for (let n = nameAt + 1; n <= nameAt + 4 && n < lines.length; n++) {
    const line = lines[n]
    if (line === undefined || line.bullet || headingKinds(line.text).length > 0) break
    candidates.push(line.text)
  }
  for (const text of candidates.flatMap((candidate) => (CONTACT.test(candidate) ? candidate.split(/\t|\s[|•·]\s/) : [candidate]))) {
    const clean = text
      .replace(/\t+/g, ' ')
      .replace(/[\s,;|]+$/, '')
      .trim()
    // What somebody looks for, and where their writings are found.
    if (/^(?:(?:career )?objective|(?:google )?scholar|orcid|github|linkedin)\s*:/i.test(clean)) continue
    // The first line of a paragraph is no headline.
    const next = lines[lines.findIndex((line) => line.text === text) + 1]
    if (next !== undefined && clean.length > 60 && !next.gapBefore && /^\p{Ll}/u.test(next.text)) continue
    if (clean.length > 120 || CONTACT.test(clean) || WEB_NAME.test(clean) || dateRanges(clean).length > 0) continue
    if (!namesJob(clean) || /[.!?]$/.test(clean) || isPlace(clean)) continue
    if (clean.split(/\s+/).length > 16) continue
    return clean
  }
  return null
}

/** An address, a number or a link and little else. */
export function isContactLine(text: string): boolean {
  return CONTACT.test(text) && (text.split(/\s+/).length <= 10 || /[|•·\t]/.test(text)) && !/[.!?]$/.test(text)
}
