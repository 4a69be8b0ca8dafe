/** Whose resume it is: the name, and the line that says what the person is. */
import { employerScore, isPlace, namesJob, namesSchool } from './header-words.ts'
import { dateRanges } from './resume-dates.ts'
import { headingKinds, type ResumeLine } from './resume-sections.ts'

const CREDENTIALS = /,?\s*(?:\(?(?:Ph\.?\s?D\.?|M\.?D\.?|D\.?D\.?S\.?|DMD|MBA|RN|BSN|MSN|PMP|CPA|CFA|P\.?E\.?|P\.?Eng\.?|M\.?Sc\.?|MS|B\.?Sc\.?|MPH|FACP|FACOG|CFII?|SHRM-S?CP|PHR|CISSP|MBBS|EIT|J\.?D\.?|Jr\.?|LL\.?M\.?|CSM|CAMS|FRM|M\.?Ed\.?)\)?)(?=,|\s|$)/g
const CONTACT = /@|https?:|www\.|linkedin|github|\+?\d[\d\s().-]{6,}\d|\b(?:phone|tel|mobile|email|e-mail|address|date of birth|nationality|citizenship|marital)\b/i

/** The name as printed, without academic titles; null where no line looks like one. */
export function findName(lines: ResumeLine[]): { name: string; at: number } | null {
  const page = lines.filter((line) => line.page === 0)
  const addresses = page.flatMap((line) => [...line.text.matchAll(/([\w.+-]+)@[\w-]+\.|linkedin\.com\/in\/([\w-]+)/gi)].map((match) => (match[1] ?? match[2] ?? '').toLowerCase()))
  let best: { name: string; at: number; score: number } | null = null
  for (const [at, line] of page.entries()) {
    const parts = line.text.split(/\t|\s[|•·]\s|\s[–—-]\s/)
    for (const [n, raw] of parts.entries()) {
      const name = raw
        .replace(/^(?:name|full name|curriculum vitae|resume|résumé|cv)(?:\s+(?:of|for))?\s*[:–—-]?\s+/i, '')
        .replace(/^(?:dr|mr|mrs|ms|prof|capt|captain)\.?\s+(?=\p{Lu})/iu, '')
        .replace(CREDENTIALS, '')
        .replace(/[\s,]+$/, '')
        .trim()
      if (!looksLikeName(name)) continue
      const tokens = name.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').split(/[\s.'’-]+/).filter((token) => token.length > 2)
      const inAddress = tokens.filter((token) => addresses.some((address) => address.includes(token))).length
      let score = Math.max(0, 6 - at * 0.5) + inAddress * 4 - n
      if (line.bullet) score -= 4
      if (line.gapBefore) score += 0.5
      if (score >= 3 && (best === null || score > best.score)) best = { name, at, score }
    }
  }
  return best === null ? null : { name: best.name, at: best.at }
}

function looksLikeName(text: string): boolean {
  const words = text.split(/\s+/)
  if (words.length < 2 || words.length > 5 || text.length > 45 || text.length < 5) return false
  if (/[^\p{L}\s.'’-]/u.test(text) || headingKinds(text).length > 0) return false
  if (namesJob(text) || namesSchool(text) || isPlace(text) || employerScore(text) > 0) return false
  return words.every((word) => /^\p{Lu}[\p{L}.'’-]*$/u.test(word) || /^(?:de|da|do|dos|del|della|di|van|von|der|den|bin|binti|ibn|al|el|la|le|y|e|ter|ten|zu|af)$/i.test(word))
}

/** The line beside the name that names the profession; null where there is none. */
export function findHeadline(lines: ResumeLine[], nameAt: number | null): string | null {
  if (nameAt === null) return null
  const own = lines[nameAt]?.text.split(/\t|\s[|•·]\s|\s[–—-]\s/).slice(1) ?? []
  const candidates = [...own.map((text) => text.trim())]
  for (let n = nameAt + 1; n <= nameAt + 4 && n < lines.length; n++) {
    const line = lines[n]
    if (line === undefined || line.bullet || headingKinds(line.text).length > 0) break
    candidates.push(line.text)
  }
  for (const text of candidates.flatMap((candidate) => (CONTACT.test(candidate) ? candidate.split(/\t|\s[|•·]\s/) : [candidate]))) {
    const clean = text.replace(/\t+/g, ' ').trim()
    // The first line of a paragraph is no headline.
    const next = lines[lines.findIndex((line) => line.text === text) + 1]
    if (next !== undefined && clean.length > 60 && !next.gapBefore && /^\p{Ll}/u.test(next.text)) continue
    if (clean.length > 120 || CONTACT.test(clean) || dateRanges(clean).length > 0) continue
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
