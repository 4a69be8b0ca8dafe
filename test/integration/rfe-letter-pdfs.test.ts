import { readFileSync } from 'node:fs'
import { afterAll, describe, expect, it } from 'vitest'
import { createPdfReader } from '../../adapters/pdf/read-pdf.ts'
import { readNotice } from '../../domain/rfe/read-notice.ts'
import { holdoutLetters } from '../rfe-letters/holdout-letters.ts'
import { letterPdfs } from '../rfe-letters/letter-pdfs.ts'
import { tuningLetters } from '../rfe-letters/tuning-letters.ts'

const reader = createPdfReader()
afterAll(() => reader.close())

describe('a notice as a PDF file', () => {
  it.each(letterPdfs)('is read from the bytes like its label: $id', async ({ id }) => {
    const letter = [...tuningLetters, ...holdoutLetters].find((candidate) => candidate.id === id)
    if (!letter) throw new Error(`no letter ${id}`)
    const text = await reader.read(readFileSync(new URL(`../rfe-letters/${id}.pdf`, import.meta.url)))
    if (text.kind !== 'text') throw new Error(`${id}: ${text.kind}`)
    const { noticeKind, noticeDate, receiptLast4, prongs, eb2, concerns, deadline } = letter.label
    const reading = readNotice(text.pages)
    expect(reading).toMatchObject({ kind: 'read', noticeKind, noticeDate, receiptLast4, prongs, eb2 })
    if (reading.kind !== 'read') return
    expect(reading.findings.map((finding) => finding.concern).sort()).toEqual([...concerns].sort())
    expect(reading.deadline?.printed ?? null).toBe(deadline)
  })
})
