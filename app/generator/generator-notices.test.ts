import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { GENERATOR_FAILURES } from '../../content/generator.ts'
import { RESUME_REFUSAL_WORDS } from '../../domain/resume/pdf-reading.ts'
import { FailureNotice } from './generator-notices.tsx'
import type { Failure } from './generator-state.ts'

const shown = (failure: Failure) => renderToStaticMarkup(createElement(FailureNotice, { failure, onAgain: () => {}, onDismiss: () => {} }))

test('where we are busy the notice blames no profile and offers to try again; what is wrong with a file is told without that', () => {
  const busy = shown({ kind: 'profile', reason: RESUME_REFUSAL_WORDS.busy, passes: true })
  expect(busy).toContain('have not read your file yet')
  expect(busy).toContain(GENERATOR_FAILURES.again)
  expect(busy).not.toContain(GENERATOR_FAILURES.profile)
  const wrong = shown({ kind: 'profile', reason: RESUME_REFUSAL_WORDS['too-complex'] })
  expect(wrong).toContain(GENERATOR_FAILURES.profile)
  expect(wrong).not.toContain(GENERATOR_FAILURES.again)
})
