import { expect, test } from 'vitest'
import { readPerson } from './read-person.ts'

test('the paragraph of a Word file ends where it ends: a position under a long duty without a full stop is its own', () => {
  const lines = [
    'Experience',
    'Kiln Engineer, Quill Glaze Inc.\tAug 2022 – Sep 2025',
    '• Supported and trained the engineers of other potters to improve the firing of kilns and the quality of their service',
    'Technical Manager, Marble Pots International Co.\tAug 2017 – Aug 2022',
    '• Installed and serviced kilns of 40 potters, reducing emergency repairs by 22%',
  ]
  const layout = lines.map((text, n) => ({
    x: 72,
    endX: Math.min(540, 72 + text.length * 5),
    y: 700 - n * 13,
    size: 11,
    bold: n < 2,
    italic: false,
    drop: 13,
    column: 0,
    breaks: [],
    endsParagraph: true,
  }))
  const { roles, achievements } = readPerson([{ lines, layout }], new Date('2026-11-22T00:00:00Z'))
  expect(roles.map(({ title, employer }) => [title, employer])).toEqual([
    ['Kiln Engineer', 'Quill Glaze Inc.'],
    ['Technical Manager', 'Marble Pots International Co.'],
  ])
  expect(achievements.find(({ text }) => text.includes('22%'))?.roleId).toBe('role-2')
})
