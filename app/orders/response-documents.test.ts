import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { withExhibit } from '../../domain/petition/change-case.ts'
import { promotionAt } from '../../domain/pricing/promotion.ts'
import { caseView } from '../../usecases/case-view.ts'
import type { ShownCase } from '../../usecases/view-petition.ts'
import { confirmed } from '../../test/rfe-responses/answer-notice.ts'
import { RESPONSE_CASES } from '../../test/rfe-responses/response-cases.ts'
import { OFFERED_MAX } from './case-parts.tsx'
import { ResponsePage } from './response-page.tsx'

function pageWith(documents: number): string {
  const file = Array.from({ length: documents }).reduce<ReturnType<typeof confirmed>>(
    (whole, _, place) => withExhibit(whole, { title: `Report ${place} of the office`, proves: ['Prong 1'], state: 'have' }).file,
    confirmed(RESPONSE_CASES[0]!),
  )
  const found: ShownCase = { kind: 'case', choice: 'to-come', letterDelivered: false, taken: true, files: [], ...caseView({ file, items: [] }), points: [] }
  return renderToStaticMarkup(createElement(ResponsePage, { site: { origin: '', promotion: promotionAt(0), search: '' }, reference: 'A-1', found, problem: null, now: 0 }))
}
const formsIn = (html: string) => html.split('name="document"').length - 1
const choicesIn = (html: string) => html.split('name="exhibit"').length - 1

test('each answer offers the documents of the record; where all forms together would hold too many, it asks for a name', () => {
  const few = pageWith(5)
  expect(choicesIn(few)).toBe(formsIn(few))
  expect(few).toContain('Or a new document')
  const many = pageWith(Math.ceil(OFFERED_MAX / formsIn(few)))
  expect(formsIn(many)).toBe(formsIn(few))
  expect(choicesIn(many)).toBe(0)
  expect(many).toContain('The name of one of the record, as it stands there')
})
