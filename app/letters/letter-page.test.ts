import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { questionsFor } from '../../domain/reference-letters/writer-questions.ts'
import type { WriterPage } from '../../usecases/write-reference-letter.ts'
import { LetterDesk } from './letter-page.tsx'
import type { LetterProblem } from './writer-forms.ts'

const page = (body: string[]): WriterPage => ({
  petitioner: 'Amara Nwosu Bell',
  name: 'Joan Ferris',
  position: 'Director',
  questions: questionsFor('user').map((question) => ({ ...question, answer: '' })),
  body,
  own: false,
  fromAnswers: null,
  version: 1,
  adopted: null,
  until: '2027-01-01',
})
const drawn = (first: WriterPage, problem: LetterProblem | null = null) => renderToStaticMarkup(createElement(LetterDesk, { site: {} as never, address: '/letters/x', first, problem }))

test('of a letter that is longer than one can be now, two hundred paragraphs are drawn, and the rest is counted', () => {
  const paragraphs = (count: number) => Array.from({ length: count }, (_, place) => `Pump ${place} is in use.`)
  const html = drawn(page(paragraphs(250)))
  expect(html.match(/<p class="wrap-anywhere[^>]*>Pump/g)).toHaveLength(200)
  expect(html).toContain('has 50 more paragraphs')
  expect(drawn(page(paragraphs(200)))).not.toContain('more paragraphs')
})

test('what is wrong with one answer stands beside it, with what was typed there', () => {
  const html = drawn(page([]), { status: 422, about: 'answers', slot: 'change', problem: 'Too many lines.', typed: { change: 'What I typed' } })
  expect(html.match(/Too many lines\./g)).toHaveLength(1)
  expect(html).toMatch(/What I typed<\/textarea>(?:(?!<textarea).)*Too many lines\./s)
})
