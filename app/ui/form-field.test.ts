import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { TextArea, TextField } from './form-field.tsx'

const areaOf = (value: string) => renderToStaticMarkup(createElement(TextArea, { label: 'Role', counterMax: 5, value, readOnly: true }))

test('a field with a counter says that it is full, and that more was left out', () => {
  expect(areaOf('1234')).toContain('4/5')
  expect(areaOf('1234')).not.toContain('is full')
  expect(areaOf('12345')).toContain('holds 5 characters and is full')
})

test('a field with a limit says so too', () => {
  expect(renderToStaticMarkup(createElement(TextField, { label: 'Name', maxLength: 3, value: 'abc', readOnly: true }))).toContain('is full')
})

test('a year that is written out is no full field', () => {
  expect(renderToStaticMarkup(createElement(TextField, { label: 'From (year)', inputMode: 'numeric', maxLength: 4, pattern: '\\d{4}', value: '2017', readOnly: true }))).not.toContain('is full')
})
