/** Reads the petition letter as it was filed: what states the endeavor, which exhibits it lists, and what it says with an exhibit. */
import { z } from 'zod'
import { foldNotice, type NoticeLine, type NoticePage } from './notice-text.ts'
import { sectionOfHeading, topicsOf, type Section } from './notice-topics.ts'
import type { ConcernKey } from './rfe-concerns.ts'

const concernKeys = ['endeavor-unclear', 'national-importance', 'substantial-merit', 'record', 'plan', 'balance', 'eb2-threshold'] as const satisfies readonly ConcernKey[]

export const filedPetitionSchema = z.object({
  /** What may state the endeavor, the likeliest first; exact words of the letter. */
  endeavors: z.array(z.object({ text: z.string(), page: z.number().int() })),
  /** `unsure`: the list does not settle where the title ends, or two documents have the same name. */
  exhibits: z.array(z.object({ label: z.string(), title: z.string(), page: z.number().int(), unsure: z.boolean() })),
  /** Sentences that cite an exhibit, with what they are about where that is plain. */
  statements: z.array(z.object({ text: z.string(), page: z.number().int(), labels: z.array(z.string()), concern: z.enum(concernKeys).nullable() })),
})
export type FiledPetitionReading = z.infer<typeof filedPetitionSchema>

const ENDEAVORS_MAX = 4
const EXHIBITS_MAX = 150
const STATEMENTS_MAX = 60
const ENDEAVOR_LETTERS_MAX = 1_500
const TITLE_LETTERS_MAX = 220

const LIST_HEADING =
  /^(?:\W*(?:[ivx]+|\d+)[.)]?\s+)?(?:list|index|table|schedule) of (?:the )?(?:exhibits|evidence|documents|supporting)|^(?:\W*(?:[ivx]+|\d+)[.)]?\s+)?exhibits?(?: list| index)?:?$|^evidence (?:list|index)/i
const NAMED = /^(?:exhibit|exh?\.|tab|attachment|annex)\s*(?:no\.?\s*)?#?\s*([A-Z]{1,2}(?:[-.]?\d{1,3})?|\d{1,3}(?:[-.]?[A-Za-z]|\.\d{1,2})?)\b\s*[:.)–—-]*\s*(.*)$/i
const BARE = /^(?:\(?([A-Z]|\d{1,3})[.):]|([A-Z]{1,2}|\d{1,3})\t)\s*(\S.*)$/
/** What stands before an entry of a list. */
const ITEM = /^[•▪◦●‣*–-]\s+/
const PAGE_BEHIND_LEADER = /[.…·_\s](\d{1,4})?\s{0,20}$/
const PAGE_BEHIND_TAB = /\t\d{1,4}$/

/** Without the dots that lead to a page, and the page: "Letter of Dr. Sample ........ 12". */
function withoutLeader(text: string): string {
  if (PAGE_BEHIND_TAB.test(text)) return text.replace(PAGE_BEHIND_TAB, '').trimEnd()
  const led = text.replace(PAGE_BEHIND_LEADER, (found, page: string | undefined) => (page === undefined ? found : (found[0] ?? '')))
  let end = led.length
  let dots = 0
  while (end > 0 && /[.…·_\s]/.test(led[end - 1] ?? '')) if (/\S/.test(led[--end] ?? '')) dots += 1
  return dots < 3 ? text : led.slice(0, end)
}

const tidyTitle = (text: string): string =>
  withoutLeader(text)
    .replace(/\s+/g, ' ')
    .replace(/^[\s:.)–—-]+|[\s;,]+$/g, '')
    .trim()

/** A title that its line breaks: “…, Journal of”. */
const isOpenTitle = (title: string): boolean => /(?:\s(?:of|the|an?|and|for|from|in|on|at|to|by|with)|[&,])$/i.test(title)

type Exhibit = FiledPetitionReading['exhibits'][number]

/** Rows of the letter's own list; lines elsewhere count where they name an exhibit at their beginning and a title behind it. */
function exhibitsIn(lines: readonly NoticeLine[]): Exhibit[] {
  const found: Exhibit[] = []
  let inList = false
  let open: Exhibit | null = null
  for (const line of lines) {
    const text = line.text.replace(ITEM, '')
    const cells = (line.cells.length > 1 ? line.cells.join('\t') : line.text).replace(ITEM, '')
    if (LIST_HEADING.test(text) && text.length < 80) {
      inList = true
      open = null
      continue
    }
    const named = NAMED.exec(text)
    const bare = inList ? BARE.exec(cells) : null
    const label = named?.[1] ?? bare?.[1] ?? bare?.[2]
    const behind = named === null ? (bare?.[3] ?? '') : (NAMED.exec(cells.replace('\t', ' '))?.[2] ?? named[2] ?? '')
    const rest = tidyTitle(behind)
    if (label !== undefined && (inList || (rest.length >= 6 && /^[\p{Lu}\d“"]/u.test(rest) && !/[.?!]$/.test(rest)))) {
      open = { label: `Exhibit ${label.toUpperCase()}`, title: rest, page: line.page, unsure: !inList }
      found.push(open)
    } else if (
      inList &&
      open !== null &&
      !line.afterGap &&
      open.title.length + line.text.length < TITLE_LETTERS_MAX &&
      (isOpenTitle(open.title) || /^[\p{Ll}(&\d]|^(?:of|and|for|from|with) /u.test(line.text))
    ) {
      // The title goes on.
      open.title = tidyTitle(`${open.title} ${line.text}`)
    } else if (inList && line.text.length > 120 && /[.?!]$/.test(line.text)) {
      inList = false
      open = null
    }
  }
  return found
}

/** One document of each name: the list's own row before a mention elsewhere; the same name for another title is told as unsure. */
function onceEach(found: readonly Exhibit[]): Exhibit[] {
  const kept = new Map<string, Exhibit>()
  for (const one of found.filter(({ title }) => /\p{L}{3}/u.test(title)).toSorted((a, b) => Number(a.unsure) - Number(b.unsure))) {
    const there = kept.get(one.label)
    const title = one.title.slice(0, TITLE_LETTERS_MAX)
    if (there === undefined) kept.set(one.label, { ...one, title, unsure: one.unsure || title.length < 8 || title.length > 180 })
    else if (!one.unsure && there.title.toLowerCase() !== title.toLowerCase()) there.unsure = true
  }
  return [...kept.values()].sort((a, b) => a.page - b.page).slice(0, EXHIBITS_MAX)
}

const STATES =
  /\b(?:my|the|our|(?:the )?(?:petitioner|beneficiary|applicant)['’]s|his|her) (?:specific )?(?:proposed )?(?:endeavor|undertaking)(?:, [^,.]{0,80},)? (?:is|will be|consists|involves|aims|seeks|focuses)\b/i
const PROPOSES =
  /\b(?:I|(?:the )?(?:petitioner|beneficiary|applicant)|he|she) (?:specifically )?(?:propose|intend|plan|seek|will)s? (?:to )?(?:develop|create|build|establish|design|advance|continue|expand|apply|lead|introduce|provide|undertake|launch|research)\b|\bI propose to\b/i
const ENDEAVOR_HEADING = /\b(?:proposed )?endeavor\b/i

/** Exhibits that a sentence names: `(Exhibit 4)`, `Exs. B and C`, `see Exhibit 12`. */
function labelsIn(text: string): string[] {
  return [...text.matchAll(/\b(?:exhibits?|exh?s?\.)\s+((?:[A-Z]{1,2}|\d{1,3})(?:[-.]?\d{1,2})?(?:(?:,| and| &|, and)\s+(?:exhibits?\s+)?(?:[A-Z]|\d{1,3})(?:[-.]?\d{1,2})?\b(?!\w))*)/gi)]
    .flatMap(([, list = '']) =>
      list.split(/,\s*and\s+|,\s*|\s+and\s+|\s+&\s+/).map(
        (one) =>
          `Exhibit ${one
            .replace(/^exhibits?\s+/i, '')
            .trim()
            .toUpperCase()}`,
      ),
    )
    .filter((label) => /^Exhibit (?:[A-Z]{1,2}|\d)/.test(label))
}

/** The text page by page, as it came out of the file. Everything in it is data. Time grows in line with its length. */
export function readFiledPetition(pages: readonly NoticePage[]): FiledPetitionReading {
  const letter = foldNotice(pages)
  const exhibits = onceEach(exhibitsIn(letter.lines))
  const named: { text: string; page: number; rank: number }[] = []
  const statements: FiledPetitionReading['statements'] = []
  let section: Section = null
  let underEndeavor = 0
  let listing = false
  for (const block of letter.blocks) {
    const words = block.sentences.map(({ text }) => text).join(' ')
    if (block.kind === 'heading') {
      listing = LIST_HEADING.test(words)
      section = sectionOfHeading(words.toLowerCase()) ?? section
      underEndeavor = ENDEAVOR_HEADING.test(words) && words.length < 90 ? 3 : 0
      continue
    }
    for (const { text, plain, page } of block.sentences) {
      const rank = STATES.test(text) ? 0 : PROPOSES.test(text) ? (underEndeavor > 0 ? 1 : 2) : 3
      if (rank < 3 && text.length >= 50 && text.length <= ENDEAVOR_LETTERS_MAX) named.push({ text, page, rank })
      const labels = listing || !/^\p{Lu}.*[.!]["”)]?$/su.test(text) ? [] : labelsIn(text)
      if (labels.length > 0 && text.length >= 40 && text.length <= 700 && !NAMED.test(text) && statements.length < STATEMENTS_MAX) {
        statements.push({ text, page, labels: [...new Set(labels)], concern: topicsOf(plain, plain, section)[0]?.concern ?? section?.named[0] ?? null })
      }
    }
    underEndeavor -= 1
  }
  const seen = new Set<string>()
  const endeavors = named
    .map((one, place) => ({ ...one, place }))
    .sort((one, other) => one.rank - other.rank || one.place - other.place)
    .filter(({ text }) => (seen.has(text) ? false : (seen.add(text), true)))
    .slice(0, ENDEAVORS_MAX)
    .map(({ text, page }) => ({ text, page }))
  return { endeavors, exhibits, statements }
}
