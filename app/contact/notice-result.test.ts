import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { RFE_RESULT } from '../../content/rfe-result.ts'
import { readNotice } from '../../domain/rfe/read-notice.ts'
import NoticeResult from './notice-result.tsx'

const shown = (...body: string[]): string => {
  const reading = readNotice([
    { lines: ['U.S. Citizenship and Immigration Services', 'REQUEST FOR EVIDENCE', 'Form I-140', 'This concerns your request for a national interest waiver and the endeavor in it.', '', ...body] },
  ])
  return renderToStaticMarkup(createElement(NoticeResult, { answer: { kind: 'read', reading, order: null }, ref: null, onAgain: null }))
}

test('what the program does not know stands beside what it found: sentences that it could not place, and points that it guessed', () => {
  const unsure = shown('The six bullet points could have been written by any weaver.', 'The letters do not describe your own share in the looms.')
  for (const words of [RFE_RESULT.unsureHeading, 'could have been written by any weaver', RFE_RESULT.guessed]) expect(unsure).toContain(words)
  const sure = shown('Well positioned', '', 'The letters do not describe your own share in the looms.')
  for (const words of [RFE_RESULT.unsureHeading, RFE_RESULT.guessed]) expect(sure).not.toContain(words)
})

test('a point of which something seems to be accepted is not called one that the letter leaves out', () => {
  const badge = RFE_RESULT.statuses['not-addressed']
  const doubted = shown('Well positioned', '', 'You are well positioned to advance the endeavor. The registrar of the university has no file of you.')
  expect(doubted).toContain('You are well positioned')
  expect(doubted.split(badge).length).toBe(shown('Well positioned').split(badge).length - 1)
  expect(doubted).toContain(RFE_RESULT.inPart)
})

test('a letter that we were too busy to read is no fault of the file, and can be sent once more', () => {
  const handed = (why: 'busy' | 'too-complex', onAgain: (() => void) | null = () => {}) =>
    renderToStaticMarkup(createElement(NoticeResult, { answer: { kind: 'handed-over', why }, ref: null, onAgain }))
  expect(handed('busy')).toContain('has not read your letter yet')
  expect(handed('busy')).toContain(RFE_RESULT.again)
  expect(handed('busy', null)).not.toContain(RFE_RESULT.again)
  expect(handed('too-complex')).toContain(RFE_RESULT.handedOver.limit)
  expect(handed('too-complex')).not.toContain(RFE_RESULT.again)
})
