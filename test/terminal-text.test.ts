import { expect, test } from 'vitest'
import { jsonForTerminal, textForTerminal } from '../scripts/terminal-text.ts'

const CONTROLS = Array.from({ length: 0xa0 }, (_, code) => String.fromCharCode(code)).filter((letter) => /[\u0000-\u001f\u007f-\u009f]/.test(letter))

test('a form that is printed commands no terminal: letters, new lines and tabs stay', () => {
  expect(textForTerminal(`Ana\u001b[2J\u0007\r\u009b31m Muñoz\n\tÅse 😀${CONTROLS.join('')}`)).toBe('Ana[2J31m Muñoz\n\tÅse 😀\t\n')
})

test('nor does one that is printed as JSON, and it reads back as it was', () => {
  const value = { name: `Muñoz ${CONTROLS.join('')} 😀` }
  const printed = jsonForTerminal(value)
  expect(printed.replaceAll('\n', '')).not.toMatch(/[\u0000-\u001f\u007f-\u009f]/)
  expect(JSON.parse(printed)).toEqual(value)
})
