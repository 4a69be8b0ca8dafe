/** Sets five of the fictional letters as PDFs beside this file: `node test/rfe-letters/make-pdfs.ts` (Node 24). */
import { readFileSync, writeFileSync } from 'node:fs'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import { holdoutLetters } from './holdout-letters.ts'
import { bodyBlocks } from './lay-out.ts'
import type { Letter } from './letter.ts'
import { letterPdfs } from './letter-pdfs.ts'
import { tuningLetters } from './tuning-letters.ts'

const fonts = ['400Regular/Tinos_400Regular.ttf', '700Bold/Tinos_700Bold.ttf'].map((file) => readFileSync(new URL(`../../node_modules/@expo-google-fonts/tinos/${file}`, import.meta.url)))
const literal = (text: string) => `"${text.replace(/[\\"]/g, '\\$&')}"`
const counter = '#context counter(page).display()'
const counted = '#context counter(page).final().first()'

/** A running line as markup: user text as string literals, page numbers as counters. */
const runningLine = (line: string): string =>
  line
    .split(/(\{pages?\})/)
    .map((part) => (part === '{page}' ? counter : part === '{pages}' ? counted : part === '' ? '' : `#${literal(part)}`))
    .join('')

const runningBlock = (lines: string[]) => `[#set text(9pt)\n${lines.map((line) => `#align(center)[${runningLine(line)}]`).join('\n')}]`

const sourceOf = (letter: Letter, size: number): string => {
  const blocks = bodyBlocks(letter.body).map(({ kind, text }) => {
    if (kind === 'heading') return `#block(above: 1.4em, below: 0.9em)[#strong[#${literal(text)}]]`
    if (kind === 'item') return `#list[#${literal(text)}]`
    if (kind === 'line') return `#block(spacing: 0.6em)[#${literal(text)}]`
    return `#par[#${literal(text)}]`
  })
  return `#set document(title: ${literal(`Fictional notice ${letter.id}`)}, date: none)
#set page(paper: "us-letter", margin: (x: 1.1in, y: 1.25in), header: ${runningBlock(letter.header)}, footer: ${runningBlock(letter.footer)})
#set text(font: "Tinos", size: ${size}pt, lang: "en", hyphenate: ${letter.hyphenate ? 'true' : 'false'})
#set par(justify: ${letter.hyphenate ? 'true' : 'false'}, leading: 0.75em, spacing: 1.2em)
${blocks.join('\n')}
`
}

const compiler = NodeCompiler.create({ fontArgs: [{ fontBlobs: fonts }] })
for (const { id, size } of letterPdfs) {
  const letter = [...tuningLetters, ...holdoutLetters].find((candidate) => candidate.id === id)
  if (!letter) throw new Error(`no letter ${id}`)
  writeFileSync(new URL(`${id}.pdf`, import.meta.url), compiler.pdf({ mainFileContent: sourceOf(letter, size) }))
}
