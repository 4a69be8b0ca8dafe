import { zipSync, strToU8 } from 'fflate'
import { describe, expect, test } from 'vitest'
import { renderDocx } from '../adapters/documents/render-docx.ts'
import { checkBytes } from '../app/prefiling/check-file.ts'
import { DOCUMENT_IDS, findDocument } from '../content/documents/catalogue.ts'
import { SAMPLE_WORDS } from '../content/prefiling/sample-words.ts'
import { exhibit, exhibitIndex, h1, p, plain, signature, table } from '../domain/documents/blocks.ts'
import type { Block, Document } from '../domain/documents/document.ts'
import { wordsOf } from '../domain/documents/document.ts'
import { inlinesOfDocument } from '../domain/documents/walk-document.ts'
import { exhibitsNamed, type Leftover, type LeftoverKind } from '../domain/prefiling/find-leftovers.ts'

const letterOf = (blocks: readonly Block[], change: Partial<Document> = {}): Document => ({
  id: 'letter',
  title: 'Petition letter',
  edition: '2026-11-22',
  kind: 'letter',
  front: 'none',
  footer: 'Petition of Ana Duarte',
  exhibits: [],
  blocks,
  ...change,
})

const found = async (document: Document): Promise<Leftover[]> => {
  const check = checkBytes(await renderDocx(document))
  if (check.kind !== 'checked') throw new Error(check.kind)
  return check.leftovers
}

/** A letter as somebody would file it, with brackets that a quotation may have. */
const CLEAN = letterOf(
  [
    h1('Request'),
    p('I, Ana Duarte, ask for a waiver of the job offer. The manual says that “[t]he endeavor is more specific than the occupation [. . .]” (citation omitted).'),
    p('Eleven utilities use the method ({{Ex-1}}), and two associations teach it ({{Ex-2}}, {{Ex-3}}).'),
    table([1, 2], ['Year', 'Step'], [['2027', 'Second evaluation']]),
    p('On a second look, the counts agree with those of the report [12].'),
    h1('Exhibits'),
    exhibitIndex(),
    signature('Respectfully submitted,', 'Ana Duarte', 'Petitioner'),
  ],
  { exhibits: [exhibit('Ex-1', 'Report of the association', 'Prong 1'), exhibit('Ex-2', 'Course list', 'Prong 1'), exhibit('Ex-3', 'Minutes', 'Prong 2')] },
)

/** Each of them is in one paragraph of its own. */
const PLANTED: readonly (readonly [LeftoverKind, string])[] = [
  ['bracket', 'My name is [Your name] and I work here.'],
  ['bracket', 'Filed on [date] in Dallas.'],
  ['bracket', 'The endeavor is [long: what you built].'],
  ['bracket', 'Eleven utilities ([field: number]) use it.'],
  ['bracket', 'Shown in {{Ex-12}}.'],
  ['bracket', 'I thank <<name of the writer>>.'],
  ['bracket', 'It began in [[short: Year]].'],
  ['bracket', 'The writer is [Title and organization].'],
  ['blank', 'Receipt number: ________'],
  ['blank', 'Signed in ____________ on this day.'],
  ['reminder', 'TODO: find the second letter.'],
  ['reminder', 'Salary to be confirmed.'],
  ['reminder', 'Please delete this box before you print.'],
  ['reminder', 'Insert exhibit number here.'],
  ['reminder', 'The count is XXX of 200.'],
  ['reminder', 'Lorem ipsum dolor sit amet.'],
  ['sample-mark', 'Mateo Unbekannt (fictional)'],
  ['sample-mark', 'Sample with fictional facts. Not legal advice.'],
  ['sample-mark', 'All persons are fictional.'],
  ['sample-mark', 'This is a worked sample of a letter.'],
  ['sample-name', 'Professor Adaeze Molloy tested the method.'],
  ['sample-name', 'Second Look is used at nine branches.'],
  ['sample-name', 'The LEAGUE OF PLAINS CREDIT UNIONS teaches it.'],
  ['sample-name', 'I, Lena Ortiz Varga, petition for myself.'],
  ['sample-name', 'Tarrow Hydrology has employed me since 2021.'],
  ['provider', `Prepared with ${SAMPLE_WORDS.provider[0]}.`],
]

const ORGANIZATION =
  /(?:\p{Lu}[\p{L}’-]+ (?:of )?)+(?:University|College|Polytechnic|Association|Bank|Hospitals?|Medical Center|League|Collaborative|Laboratory|Trust|Foundation|Records|Cooperative|Consortium|Council|Clinic|Fund|Systems|Cells|Works|County|Ridge)\b/gu
/** Public ones, and words that only begin a sentence. */
const NO_SAMPLE_ORGANIZATION = /^(?:The League|(?:The )?(?:Technical )?University|Professor of .*)$/
const PERSON = /\b(?:Mr|Ms|Mrs|Dr|Professor|Captain)\b\.? \p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)*/gu

const SIGNER = /\bLetter (?:of|[A-C]:) (?:(?:Dr|Prof)\. |Professor )?(\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)+)(?=,| on | with | \(|$)/gu

/** What the samples themselves call their writers, organizations and endeavors. */
async function namesOfSamples(): Promise<Set<string>> {
  const names = new Set<string>()
  for (const id of DOCUMENT_IDS.filter((one) => /^(?:cover-letter-|case-builder-|reference-letter-[abc]$|banking-|ai-petition|rfe-sample|adjustment-sample)/.test(one))) {
    const sample = (await findDocument(id)) ?? CLEAN
    for (const words of [...inlinesOfDocument(sample).map(wordsOf), ...sample.exhibits.map(({ title }) => title)]) {
      for (const [name] of words.matchAll(PERSON)) names.add(name)
      for (const [, name = ''] of words.matchAll(SIGNER)) names.add(name)
      // Builders name public organizations for the reader to look up.
      if (!id.startsWith('case-builder-')) for (const [name] of words.matchAll(ORGANIZATION)) if (!NO_SAMPLE_ORGANIZATION.test(name)) names.add(name)
    }
    for (const inlines of inlinesOfDocument(sample)) {
      for (const inline of inlines)
        if (inline.kind === 'text' && inline.italic === true && /^\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)*$/u.test(inline.text) && !/^(?:Fictional|Dhanasar|Matter )/.test(inline.text))
          names.add(inline.text)
    }
  }
  return names
}

describe('the pre-filing check', () => {
  test('finds nothing in a clean letter', async () => {
    expect(await found(CLEAN)).toEqual([])
  })

  test('finds thirty planted leftovers, each of its kind', async () => {
    const planted = PLANTED.map(([, words]) => p(plain(words)))
    const leftovers = await found(
      letterOf(
        [
          h1('Request'),
          ...planted,
          p(plain('It is proved (Exhibit 3, Exhibit 7).')),
          table(
            [1, 2],
            ['No.', 'Document'],
            [
              ['Exhibit 1', 'Diploma'],
              ['Exhibit 3', 'Report'],
            ],
          ),
          signature('Sincerely,', 'Ana Duarte'),
        ],
        { footer: 'Sample answer' },
      ),
    )
    const missed = PLANTED.filter(([kind, words]) => !leftovers.some((leftover) => leftover.kind === kind && words.includes(leftover.found)))
    expect(missed).toEqual([])
    expect(leftovers).toContainEqual({ kind: 'exhibit-unlisted', place: 'text', found: 'Exhibit 7', around: expect.stringContaining('Exhibit 7') as string })
    expect(leftovers).toContainEqual({ kind: 'exhibit-uncited', place: 'text', found: 'Exhibit 1', around: '' })
    expect(leftovers).toContainEqual({ kind: 'exhibit-gap', place: 'text', found: 'Exhibit 2', around: '' })
    expect(leftovers.some(({ kind, place }) => kind === 'sample-mark' && place === 'footer')).toBe(true)
    expect(PLANTED.length + 4).toBe(30)
  })

  test.each(['cover-letter-it', 'reference-letter-b', 'writer-questions-user', 'endeavor-continuation'])('finds a sample that is filed as it is: %s', async (id) => {
    const document = await findDocument(id)
    if (document === null) throw new Error(id)
    expect((await found(document)).length).toBeGreaterThan(0)
  })

  test('finds a private sheet that lies among the papers', async () => {
    const among = async (...texts: string[]) => (await found(letterOf(texts.map((text) => p(text))))).map(({ kind, found: words }) => [kind, words])
    expect(await among('Private checks of the exhibits: not for the envelope')).toEqual([['sample-mark', 'not for the envelope']])
    expect(await among('Private check, Exhibit A-8: The endeavor goes on')).toEqual([['sample-mark', 'Private check, Exhibit']])
    expect(await among('The invitation came in a sealed envelope for the surgeon.')).toEqual([])
  })

  test('knows the names of everyone who signs a sample', async () => {
    const names = SAMPLE_WORDS.names.map((name) => name.toLowerCase())
    const signers = (await Promise.all(DOCUMENT_IDS.map(findDocument)))
      .flatMap((document) => document?.blocks.flatMap((block) => (block.kind === 'signature' ? [wordsOf(block.name)] : [])) ?? [])
      .filter((name) => name.includes('(fictional)'))
    expect(signers.length).toBeGreaterThan(20)
    expect(signers.filter((signer) => !names.some((name) => signer.toLowerCase().includes(name)))).toEqual([])
  })

  test('knows what the samples call their writers, organizations and endeavors', async () => {
    const known = SAMPLE_WORDS.names.map((name) => name.toLowerCase())
    const names = [...(await namesOfSamples())]
    expect(names).toEqual(expect.arrayContaining(['Professor Lowell', 'Mr. Okonjo', 'Measure First', 'Second Shift Cells']))
    expect(names.filter((name) => !known.some((one) => name.toLowerCase().includes(one)))).toEqual([])
  })

  test('sees tracked changes, comments and fields that show what to type', () => {
    const body =
      '<w:document xmlns:w="w"><w:body><w:p><w:r><w:t>Kept </w:t></w:r><w:ins w:id="1"><w:r><w:t>added</w:t></w:r></w:ins><w:del w:id="2"><w:r><w:delText>gone [away]</w:delText></w:r></w:del></w:p><w:p><w:sdt><w:sdtPr><w:alias w:val="Receipt number"/><w:showingPlcHdr/></w:sdtPr><w:sdtContent><w:r><w:t>Click here</w:t></w:r></w:sdtContent></w:sdt></w:p></w:body></w:document>'
    const check = checkBytes(zipSync({ 'word/document.xml': strToU8(body), 'word/comments.xml': strToU8('<w:comments><w:comment w:id="0"/><w:comment w:id="1"/></w:comments>') }))
    expect(check.kind === 'checked' ? check.leftovers.map(({ kind, found: words }) => [kind, words]) : check).toEqual([
      ['field', 'Receipt number'],
      ['tracked', '2'],
      ['comment', '2'],
    ])
  })

  test('reads no file that is none of Word, and says so', () => {
    expect(checkBytes(strToU8('%PDF-1.7'))).toEqual({ kind: 'not-word' })
    expect(checkBytes(zipSync({ 'xl/workbook.xml': strToU8('<x/>') }))).toEqual({ kind: 'not-word' })
    expect(checkBytes(Uint8Array.of(0x50, 0x4b, 3, 4, 9, 9))).toEqual({ kind: 'damaged' })
    expect(checkBytes(new Uint8Array(25 * 1024 * 1024 + 1))).toEqual({ kind: 'too-large' })
  })
})

test('numbers of exhibits are read singly, in lists and in ranges', () => {
  expect(exhibitsNamed('3')).toEqual(['3'])
  expect(exhibitsNamed('3, 5 and 7')).toEqual(['3', '5', '7'])
  expect(exhibitsNamed('3 to 6')).toEqual(['3', '4', '5', '6'])
  expect(exhibitsNamed('A-1–A-3')).toEqual(['A1', 'A2', 'A3'])
})
