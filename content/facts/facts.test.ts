import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parseInline } from '../../domain/documents/inline-syntax.ts'
import { checkDocument } from '../../domain/documents/check-document.ts'
import { wordsOf } from '../../domain/documents/document.ts'
import { inlinesOfDocument } from '../../domain/documents/walk-document.ts'
import { goodUntil, isOverdue } from '../../domain/facts/dated-fact.ts'
import { formatPriceTag } from '../../domain/money.ts'
import { lawAndFees } from '../documents/package/law-and-fees.ts'
import { publicPriorities } from '../areas/public-priorities.ts'
import { DATED_FACTS, factGaps } from './all-facts.ts'
import { lawSays, readOn, statementOf } from './fact-blocks.ts'
import { FEE_SCHEDULE_EDITION, FEES } from './fees.ts'
import { LAW } from './law.ts'

describe('dated facts', () => {
  const today = new Date().toISOString().slice(0, 10)

  test('none stands longer than its own term without being read again, or looked for again and printed as due', () => {
    const silent = DATED_FACTS.filter((fact) => isOverdue(fact, today) && (fact.lookedFor === undefined || isOverdue({ checkedOn: fact.lookedFor, goodForDays: 75 }, today)))
    expect(silent.map(({ at, checkedOn }) => `${at}, read on ${checkedOn}`)).toEqual([])
  })

  test('none is called due before its term is over, and each that is says so wherever it is printed', () => {
    const due = DATED_FACTS.filter(({ lookedFor }) => lookedFor !== undefined)
    for (const fact of due) {
      expect(goodUntil(fact) < (fact.lookedFor ?? ''), fact.at).toBe(true)
      expect(statementOf(fact)).toContain('Due to be checked again: do not rely on it.')
    }
    expect(lawSays('holds')).toContain('Due to be checked again: do not rely on it.')
    expect(lawSays('bulletin')).toContain('Due to be checked again: do not rely on it.')
    expect(due.map(({ what }) => what)).toEqual([LAW.holds.what, LAW.bulletin.what])
  })

  test('litigation is trusted for weeks, and a bulletin to the end of its month', () => {
    expect(goodUntil(LAW.holds)).toBe('2026-11-11')
    expect(goodUntil(LAW.bulletin)).toBe('2026-10-31')
  })

  test.each(DATED_FACTS.map((fact) => [fact.at, fact] as const))('%s names its document, its day and what it says', (_, fact) => {
    expect(fact.source.url).toMatch(/^https:\/\/[a-z0-9.]+\.gov(\/|$)/)
    expect(fact.checkedOn).toMatch(/^2026-\d{2}-\d{2}$/)
    expect(fact.goodForDays).toBeGreaterThan(0)
    expect(fact.goodForDays).toBeLessThanOrEqual(180)
    expect(wordsOf(parseInline(fact.says)).trim()).not.toBe('')
  })

  test('are asked for by the launch check on the day after their term, and not on its last day', () => {
    const last = goodUntil(FEES.i485Paper)
    const next = new Date(Date.parse(`${last}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10)
    const asked = (today: string) =>
      factGaps(today)
        .filter(({ required }) => required)
        .map(({ where }) => where)
    expect(asked(last)).not.toContain('content/facts/fees.ts: i485Paper')
    expect(asked(next)).toContain('content/facts/fees.ts: i485Paper')
  })
})

test('what letters cite and nobody opened is asked for by the launch check', () => {
  const asked = factGaps('2026-11-26').filter(({ where }) => where.endsWith('CITED_UNOPENED'))
  expect(asked.map(({ what }) => what)).toEqual([expect.stringContaining('Dhanasar'), expect.stringContaining('1910.272(q)')])
  for (const { what } of asked) expect(what).toMatch(/^Cited and not opened: /)
})

test('what endeavors name and nobody opened is asked for by the launch check, each by its address', () => {
  const asked = factGaps('2026-11-26').filter(({ what }) => what.startsWith('Named in endeavors and not opened: '))
  expect(asked.map(({ now }) => now)).toEqual(publicPriorities.filter(({ unopened }) => unopened).map(({ url }) => url))
  expect(asked.length).toBeGreaterThan(0)
})

test('what has ended is told by the launch check from the day after', () => {
  const ended = (today: string) => factGaps(today).filter(({ what }) => what.startsWith('Ended, and named in no endeavor since: '))
  const first = publicPriorities.flatMap(({ until }) => until ?? []).toSorted()[0]!
  expect(ended(first)).toEqual([])
  expect(ended(`${first}T`).length).toBeGreaterThan(0)
})

describe('the words beside a fact', () => {
  test.each(DATED_FACTS.map((fact) => [fact.at, fact] as const))('%s: claim no document that was not opened', (_, fact) => {
    const words = readOn(fact)
    expect(words).toContain(`[${fact.source.name}](${fact.source.url})`)
    expect(words.includes('the document itself was not opened')).toBe(fact.readIn.length > 0)
    expect(words.includes(', as reported by ')).toBe(fact.readIn.length > 0)
  })

  test('name a report by its host, and a repository by its owner too', () => {
    const { source, checkedOn } = FEES.i765
    expect(readOn({ source, checkedOn, readIn: ['https://www.nafsa.org/a/b'] })).toContain('as reported by [nafsa.org](https://www.nafsa.org/a/b), read November 26, 2026;')
    expect(readOn(FEES.i693)).toContain('[github.com/HHHHHejia/openniw](')
    expect(readOn(FEES.i765)).toContain('edition 10/01/26](')
    expect(readOn(FEES.i140Online)).toContain('edition 05/29/26](')
    expect(readOn(LAW.holds)).toContain('as reported by [usialaw.com](https://usialaw.com/articles/dorcas-benefits-hold) and [fredlaw.com](')
  })
})

describe('the table of a package', () => {
  test('holds every fee and statement with its source, and may be published', () => {
    const document = lawAndFees('2026-11-22')
    expect(checkDocument(document)).toEqual([])
    const words = inlinesOfDocument(document).map(wordsOf).join('\n')
    for (const { what, source } of DATED_FACTS) {
      expect(words).toContain(what)
      expect(words).toContain(source.name)
    }
    expect(words.split('Due to be checked again').length - 1).toBe(DATED_FACTS.filter((fact) => isOverdue(fact, '2026-11-22')).length)
  })

  test('marks on a later download what is past its term', () => {
    const words = inlinesOfDocument(lawAndFees('2028-01-01')).map(wordsOf).join('\n')
    expect(words.split('Due to be checked again').length - 1).toBe(DATED_FACTS.length)
  })
})

describe('documents that customers pay for, and what the site tells of fees', () => {
  const sources = ['content/documents/**/*.ts', 'content/blog/guides/*.ts', 'content/faqs.ts'].flatMap((pattern) => globSync(pattern)).filter((file) => !file.endsWith('.test.ts'))
  const lines = sources.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .map((line, index) => ({ at: `${file}:${index + 1}`, line })),
  )

  test('take government fees from the table: none stands in them as a number of its own', () => {
    const amounts = new Set(
      Object.values(FEES)
        .filter(({ cents }) => cents > 0)
        .map(({ cents }) => formatPriceTag(cents)),
    )
    const literals = lines.flatMap(({ at, line }) => [...line.matchAll(/\$\d[\d,]*\d/g)].map(([amount]) => ({ at, line, amount })))
    const ofFees = literals.filter(({ line, amount }) =>
      amounts.has(amount) ? /fee|Form|I-\d{3}|premium|USCIS/i.test(line) : /\b(?:I-\d{3}|G-\d{4}|Asylum Program|premium processing|filing fee|USCIS fee)\b/.test(line) && line.length < 400,
    )
    expect(literals.length).toBeGreaterThan(20)
    expect(ofFees.map(({ at, amount }) => `${at} ${amount}`)).toEqual([])
  })

  test('name the fee schedule by the edition of the table, wherever they name one', () => {
    const [month, day, year] = FEE_SCHEDULE_EDITION.split('/')
    const spelled = new Date(`20${year}-${month}-${day}T00:00:00Z`).toLocaleDateString('en-US', { month: 'long', day: 'numeric', year: 'numeric', timeZone: 'UTC' })
    const pages = globSync('content/**/*.ts')
      .filter((file) => !file.endsWith('.test.ts') && !file.startsWith('content/facts/'))
      .flatMap((file) =>
        readFileSync(file, 'utf8')
          .split('\n')
          .map((line) => ({ file, line })),
      )
    const dated = pages.filter(
      ({ line }) =>
        /(?:G-1055|fee schedule)[^.]{0,30}(?:edition|of) (?:\d{2}\/|of )?|schedule (?:edition )?of [A-Z][a-z]+ \d|\d{4} schedule/.test(line) &&
        /\d{2}\/\d{2}\/\d{2}|(?:of|the) [A-Z][a-z]+ \d{1,2}, \d{4}/.test(line),
    )
    expect(dated.length).toBeGreaterThan(4)
    expect(
      dated
        .filter(({ line }) => !line.includes(FEE_SCHEDULE_EDITION) && !line.includes(spelled) && !line.includes('FEE_SCHEDULE_EDITION'))
        .map(({ file, line }) => `${file}: ${line.trim().slice(0, 120)}`),
    ).toEqual([])
  })

  test('say nowhere that something was not verified', () => {
    expect(lines.filter(({ line }) => /not verified|unverified|have not (?:verified|checked)/i.test(line)).map(({ at }) => at)).toEqual([])
  })
})
