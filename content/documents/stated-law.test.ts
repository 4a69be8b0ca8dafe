import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { wordsOf } from '../../domain/documents/document.ts'
import { inlinesOfDocument } from '../../domain/documents/walk-document.ts'
import { feeOf } from '../facts/fees.ts'
import { LAW, NOT_FOUND } from '../facts/law.ts'
import { FILING } from '../filing.ts'
import { DOCUMENT_IDS, findDocument } from './catalogue.ts'

/** Every document as its paragraphs. */
const texts = await Promise.all(
  DOCUMENT_IDS.map(async (id) => {
    const document = await findDocument(id)
    if (document === null) throw new Error(id)
    return { id, paragraphs: inlinesOfDocument(document).map(wordsOf) }
  }),
)
const saying = (what: RegExp): string[] => texts.flatMap(({ id, paragraphs }) => paragraphs.flatMap((text) => what.exec(text)?.[0].slice(0, 160) ?? []).map((text) => `${id}: ${text}`))

describe('what the documents say of the law', () => {
  test('the guidance of January 15, 2025 asks of a degree nothing but that the occupation is a profession', () => {
    expect(
      saying(
        /(?:January 15, 2025|Policy Manual|USCIS|update)[^.]{0,160}(?:(?:qualification|degree)s? (?:relates?|belongs?|should bear)|link between|tie between|relation between|between preparation)[^.]*\./,
      ),
    ).toEqual([])
  })

  test('who is told of the sealed envelope of Form I-693 is told what an online filer does with it', () => {
    const told = texts.filter(({ paragraphs }) => paragraphs.some((text) => text.includes('sealed') && /I-693|civil surgeon|Medical/.test(text)))
    expect(told.map(({ id }) => id)).toEqual(expect.arrayContaining(['adjustment-guide', 'adjustment-sample', 'forms-i485-guide']))
    expect(told.filter(({ paragraphs }) => !paragraphs.some((text) => /sealed|envelope/.test(text) && /online/i.test(text))).map(({ id }) => id)).toEqual([])
    expect(saying(/do not open it/)).toEqual([])
  })

  test('where the online fee of Form I-485 stands, it stands that only certain applicants may file online', () => {
    const priced = texts.filter(({ paragraphs }) => paragraphs.some((text) => text.includes(`${feeOf('i485Online')} online`)))
    expect(priced.length).toBeGreaterThan(1)
    expect(priced.filter(({ paragraphs }) => !paragraphs.some((text) => text.includes('certain employment-based applicants'))).map(({ id }) => id)).toEqual([])
  })

  test('what Form I-485 asks is told as its edition of 09/18/26 asks it, and dated', () => {
    // Part 9, item 1 asks of any organization, ever; Part 2, item 3.b has a box for the waiver and one for a self-petition.
    expect(saying(/since (?:the )?age (?:of )?16|sixteenth birthday/)).toEqual([])
    for (const box of [/alien workers, Form I-140: national interest waiver/, /N\/A \(I am adjusting on the basis of a Form I-140 self-petition\)/]) {
      expect([...new Set(saying(box).map((at) => at.split(':')[0]))].toSorted()).toEqual(['adjustment-sample', 'forms-i485-guide'])
    }
    expect(LAW.adjustmentItems.source.name).toContain('edition 09/18/26')
    expect(saying(/Part 2, item 3\.b: the box for a national interest waiver/).map((at) => at.split(':')[0])).toEqual(['forms-i485-guide'])
  })

  test('what only the instructions of the edition before say of Form I-485 is told as theirs', () => {
    expect(LAW.supplementJ.says).toContain('These are the instructions of edition 01/20/25; those of 09/18/26 were not read on this point')
    expect(LAW.medicalTogether.says).toContain('the page of Form I-485 in October 2026')
  })

  test('of PM-602-0199 only what was read of it is told, with its month', () => {
    const files = ['content/blog/**/*.ts', 'content/documents/**/*.ts', 'content/*.ts', 'content/facts/*.ts'].flatMap((pattern) => globSync(pattern)).filter((file) => !file.endsWith('.test.ts'))
    expect(files.length).toBeGreaterThan(100)
    expect(files.filter((file) => /(?:eligibility rules?|rules? of eligibility|requirements?) (?:did|do|does|have|has) not change/i.test(readFileSync(file, 'utf8')))).toEqual([])
    for (const dated of ['in May 2026', 'July 27, 2026', 'what came later was not read']) expect(LAW.discretion.says).toContain(dated)
    expect([...new Set(saying(/what came later was not read/).map((at) => at.split(':')[0]))]).toEqual(['adjustment-sample', 'adjustment-guide'])
  })

  test('checks are refused on paper: wherever that is told, it is told of paper, and how an online filer pays', () => {
    const told = texts.flatMap(({ id, paragraphs }) => paragraphs.filter((text) => /(?:takes no|No) checks/.test(text)).map((text) => ({ id, text })))
    expect(told.length).toBeGreaterThan(15)
    expect(told.filter(({ text }) => !/Online:? (?:these forms are not used|in your USCIS account)/.test(text)).map(({ id }) => id)).toEqual([])
    const rows = texts.filter(({ id, paragraphs }) => id.startsWith('case-builder') && paragraphs.includes('Payment'))
    expect(rows.map(({ id }) => id)).toEqual([])
    expect(FILING.payments(3, false)).toContain('3 separate payments')
    expect(FILING.payments(3, true)).toContain('you pay in your USCIS account')
    expect(FILING.payments(3, true)).not.toContain('separate payments')
  })

  test('a profession is asked of a degree only, wherever the guidance of January 2025 is told', () => {
    const files = ['content/blog/**/*.ts', 'content/documents/case-builders/*.ts', 'content/documents/guides/*.ts'].flatMap((pattern) => globSync(pattern))
    const said = files.flatMap((file) =>
      readFileSync(file, 'utf8')
        .split(/[.\n]/)
        .filter((sentence) => /(?:must|has to|had to) (?:itself )?be a profession/.test(sentence))
        .map((sentence) => ({ file, sentence })),
    )
    expect(said.length).toBeGreaterThan(3)
    expect(said.filter(({ sentence }) => !/degree/i.test(sentence)).map(({ file, sentence }) => `${file}: ${sentence.slice(0, 120)}`)).toEqual([])
  })

  test('the guide to Form I-140 answers item 8 of Part 4 without a case of its own', () => {
    expect(saying(/H-1B status past the sixth year|by his employer, 2023/)).toEqual([])
    expect(saying(/Any immigrant petition ever filed by you or on your behalf/)).toHaveLength(1)
  })

  test('the edition of each form of a package is in the table, or the launch check asks for it', () => {
    const told = Object.values(LAW)
      .filter(({ what }) => what.startsWith('Edition'))
      .map(({ what }) => what)
      .join(' ')
    for (const form of ['I-140', 'I-485', 'I-765', 'I-131', 'I-693', 'I-907', 'G-1450', 'G-1145', 'ETA-9089']) expect(told).toContain(form)
    expect(NOT_FOUND.map(({ what }) => what).join(' ')).toContain('Edition of Form G-1650')
  })

  test('a self-petitioner with an approved petition is told to file the statement of intent', () => {
    expect(LAW.supplementJ.says).toContain('must file a signed statement')
    expect(saying(/signed statement (?:that you|of intent)/i).map((at) => at.split(':')[0])).toEqual(expect.arrayContaining(['adjustment-guide', 'adjustment-sample']))
  })

  test('an added sheet of Form I-140 is signed and dated, and the two ETA documents lie behind the form', () => {
    expect(saying(/sign and date each added sheet/)).toHaveLength(1)
    expect(
      saying(/sample letters cite the two ETA documents as an exhibit too|as the samples do, put a copy there/)
        .map((at) => at.split(':')[0])
        .toSorted(),
    ).toEqual(['forms-i140-guide', 'instructions'])
  })

  test('who is told how to pay by card is told that a bank of the United States must have issued it', () => {
    expect(LAW.payment.says).toContain('issued by a U.S. bank')
  })

  test('who is told of filing both forms together is told why a first petition usually cannot', () => {
    const told = texts.filter(({ paragraphs }) => paragraphs.some((text) => /I-140 and I-485 together|Filing together with a new petition|I-485, I-131 or I-765 in the same package/.test(text)))
    expect(told.map(({ id }) => id).toSorted()).toEqual(['adjustment-guide', 'adjustment-sample', 'forms-i140-guide'])
    expect(told.filter(({ paragraphs }) => !paragraphs.some((text) => text.includes('245.1(g)(1)'))).map(({ id }) => id)).toEqual([])
  })

  test('an owner is told that control is weighed, not that certification is impossible', () => {
    expect(saying(/cannot be the subject of a good-faith labor market test/)).toEqual([])
    expect(saying(/656\.17\(l\)/).length).toBeGreaterThan(1)
  })

  test('the questions on public charge are those of the edition in force, by their items', () => {
    expect(saying(/The form asks about household size|items 56 to 66|before September 2026/)).toEqual([])
    expect(
      saying(/[Ii]tems 56 to 64/)
        .map((at) => at.split(':')[0])
        .toSorted(),
    ).toEqual(['adjustment-sample', 'forms-i485-guide'])
  })

  test('nobody is told to file an edition of Form I-765 that USCIS does not accept', () => {
    expect(saying(/Edition 09\/15\/26\.|Older editions postmarked/)).toEqual([])
    const told = texts.filter(({ paragraphs }) => paragraphs.some((text) => text.includes('09/15/26')))
    expect(told.map(({ id }) => id).toSorted()).toEqual(['adjustment-guide', 'forms-i485-guide'])
    expect(told.filter(({ paragraphs }) => !paragraphs.some((text) => text.includes('“is not accepting” 09/15/26'))).map(({ id }) => id)).toEqual([])
  })

  test('the fixed period for students is told as postponed by a court, and not as taking effect', () => {
    expect(saying(/to take effect on September 15, 2026/)).toEqual([])
    expect(saying(/a federal court postponed it/).map((at) => at.split(':')[0])).toEqual(['forms-i140-guide'])
  })

  test('who mails Form I-485 or I-907 is told that the addresses changed in October 2026', () => {
    expect(
      saying(/On October 7, 2026 USCIS changed where Forms/)
        .map((at) => at.split(':')[0])
        .toSorted(),
    ).toEqual(['adjustment-guide', 'forms-i140-guide', 'forms-i485-guide'])
  })

  test('where the online fee of a petition stands, the edition it was read in stands too', () => {
    const priced = texts.filter(({ id, paragraphs }) => !id.startsWith('case-builder') && paragraphs.some((text) => text.includes(feeOf('i140Online'))))
    expect(priced.map(({ id }) => id).toSorted()).toEqual(['forms-i140-guide', 'instructions'])
    expect(priced.filter(({ paragraphs }) => !paragraphs.some((text) => text.includes('G-1055, edition 05/29/26'))).map(({ id }) => id)).toEqual([])
  })

  test('a letter asks of 8 CFR 204.5(g)(1) only what it requires: writer, address, title and duties', () => {
    expect(saying(/(?:letterhead|my dates)[^.;]{0,80}, as 8 CFR 204\.5\(g\)\(1\) requires/)).toEqual([])
    expect(saying(/specialty serves the endeavor|specialty of the endeavor, as the Policy Manual has required|must lie in the specialty of the endeavor/)).toEqual([])
  })

  test('an academic record of exceptional ability is one of a degree, diploma, certificate or award', () => {
    expect(saying(/[Aa]ny official record of study/)).toEqual([])
  })

  test('a bachelor’s degree at entry is checked only for who relies on a degree', () => {
    expect(saying(/(?<!rely on a degree: )[Tt]he occupation (?:behind the endeavor )?normally requires a bachelor’s degree\.$/)).toEqual([])
    expect(saying(/If you rely on a degree: the occupation normally requires/).length).toBeGreaterThan(10)
  })

  test('what bank examiners say and write is confidential, and no document shows or asks for it', () => {
    expect(saying(/examination reports that may be shown|[Tt]he examiner asked/)).toEqual([])
    expect(saying(/bank regulators’ examination reports and ratings stay out/).map((at) => at.split(':')[0])).toEqual(['case-builder-banking-finance'])
  })

  test('notes on evidence left out are not filed with an answer', () => {
    expect(saying(/A good answer also notes what was considered/)).toEqual([])
    expect(saying(/for the petitioner’s own file\. It and its line in the contents are removed before the response is sent/).map((at) => at.split(':')[0])).toEqual(['rfe-sample'])
  })

  test('item 6 of Part 4 of Form I-140 is told with its box for other filings', () => {
    expect(saying(/Yes only with I-485/)).toEqual([])
    expect(saying(/Box “Other” takes anything else filed with it, such as Form I-907/).map((at) => at.split(':')[0])).toEqual(['forms-i140-guide'])
  })

  test('the holds on listed countries are told with both court orders, the class and the day of the last reading', () => {
    for (const part of ['Dorcas International v. USCIS', 'Red Eagle Law v. Edlow', 'No. 26-cv-04850', 'On August 24, 2026, as reported', 'certified a class', 'What came later was not read']) {
      expect(LAW.holds.says).toContain(part)
    }
    expect(saying(/Nothing newer was found/)).toEqual([])
    expect(saying(/Red Eagle Law v\. Edlow/).map((at) => at.split(':')[0])).toEqual(expect.arrayContaining(['adjustment-guide', 'adjustment-sample']))
  })

  test('the chart that counts is that of the month in which USCIS receives the application', () => {
    const told = saying(/month in which (?:it|USCIS) (?:receives|will receive)[^.]*/i).map((at) => at.split(':')[0])
    expect(told.toSorted()).toEqual(['adjustment-guide', 'adjustment-guide', 'adjustment-sample', 'visa-bulletin-guide'])
    expect(saying(/103\.2\(a\)\(7\), 245\.1\(g\)\(1\)/)).toHaveLength(1)
    expect(saying(/this month’s chart today|you may act that month/)).toEqual([])
  })

  test('a petition is told as evidence of intent with the statuses that it does not harm', () => {
    for (const part of ['H-1B (not H-1B1), L and V', '8 CFR 214.2(h)(16)', '8 CFR 214.2(o)(13), (e)(5)']) expect(LAW.immigrantIntent.says).toContain(part)
    expect(LAW.immigrantIntent.says).not.toMatch(/or a change of status can be refused/)
  })

  test('no text reads as if status might lapse once Form I-485 is filed', () => {
    const articles = globSync('content/blog/**/*.ts').filter((file) => /status of your own until an adjustment/.test(readFileSync(file, 'utf8')))
    expect(articles).toEqual([])
  })

  test('the questions before Form I-485 ask of entries that bar it, proceedings, A, E and G status, and J-2', () => {
    const guide = texts.find(({ id }) => id === 'adjustment-guide')?.paragraphs ?? []
    for (const asked of [
      /Visa Waiver Program \(ESTA\), in transit without a visa, or as crew \(INA 245\(c\)\(1\), \(3\), \(4\)\)/,
      /not in removal proceedings.*245\.2\(a\)\(1\)/,
      /A, E or G status.*Form I-508.*245\.1\(c\)\(3\)/,
      /from J-1 or J-2 status, to the two-year home residence requirement/,
    ]) {
      expect(guide.filter((text) => asked.test(text))).toHaveLength(1)
    }
    expect(LAW.homeStay.says).toContain('22 CFR 41.62(c)(4)')
  })

  test('who may leave for a consulate is told of the bars on return', () => {
    expect(saying(/barred from returning for three years, after one year or more for ten \(INA 212\(a\)\(9\)\(B\)\(i\)\)/).map((at) => at.split(':')[0])).toEqual(['adjustment-guide'])
  })

  test('paid work beside a job is told for every status', () => {
    for (const status of ['H-1B', 'O-1', 'TN', 'F-1', 'J-1', 'H-4', 'every other status']) expect(LAW.sideWork.says).toContain(status)
    expect(saying(/whether you may depends on your status/).map((at) => at.split(':')[0])).toEqual(['instructions'])
  })

  test('where the age of a child is told, the year to seek residence is told', () => {
    expect(LAW.childAge.says).toContain('within one year after a visa becomes available')
    expect(LAW.childAge.says).toContain('INA 203(h)(1)(A)')
    expect(saying(/it has deadlines/)).toEqual([])
  })

  test('restrictions on visas and entry are told as they were last read', () => {
    expect(readFileSync('content/faqs.ts', 'utf8')).not.toMatch(/cannot get a visa or enter at present|entry are restricted/)
    expect(readFileSync('content/faqs.ts', 'utf8')).toContain('when we last read the rules')
  })

  test('no document says that software looks for repeated language', () => {
    expect(saying(/software notice/)).toEqual([])
  })

  test('five years after a bachelor’s degree are told with the specialties that require a doctorate', () => {
    expect(saying(/customarily requires a doctorate, the degree must be one \(8 CFR 204\.5\(k\)\(2\)\)/).map((at) => at.split(':')[0])).toEqual(['forms-i140-guide'])
    expect(readFileSync('content/blog/guides/eb-2-threshold-two-doors.ts', 'utf8')).toContain('customarily requires a doctorate')
  })

  test('each filing date of the bulletin names its country, and lawful status is not called lawful presence', () => {
    expect(LAW.bulletin.says.match(/for (?:most countries|mainland China|India)/g)).toHaveLength(6)
    expect(saying(/Lawful presence/)).toEqual([])
  })

  test('a child who comes along is unmarried wherever the age of 21 is named', () => {
    expect(saying(/(?<!unmarried )\bchildren under 21/)).toEqual([])
  })
})

describe('the sworn sample of an adjustment filing', () => {
  const sample = () => texts.find(({ id }) => id === 'adjustment-sample')?.paragraphs ?? []

  test('says the same of work and journeys wherever it speaks of them', () => {
    const all = sample().join('\n')
    expect(all).toContain('research assistant')
    expect(all).not.toMatch(/\*?I have worked for one employer/)
    // A journey that spans the end of the first training card would need another card.
    expect(all).not.toContain('06/20/2022')
    expect(all).not.toContain('since then student')
  })

  test('has a question sheet behind each sworn statement', () => {
    const all = sample()
    expect(all.filter((text) => text.includes('under penalty of perjury under the laws')).length).toBe(3)
    expect(all.filter((text) => /^Your own .*question sheet$/.test(text)).length).toBe(2)
    expect(all.filter((text) => /Do not edit|do not edit it/.test(text)).length).toBe(3)
  })
})

test('no document of the package advises on eligibility', () => {
  expect(saying(/most pilots should|stop here and ask|lie ahead, wait|Confirm that you qualify/)).toEqual([])
})
