import { expect, test } from 'vitest'
import { readPerson } from '../person/read-person.ts'
import { assetsOf } from './assets.ts'

const assets = (line: string) => assetsOf(readPerson([{ lines: ['Mira Sample', '', 'Experience', 'Harbor Engineer, Tarn Ports Inc., 2016 – Present', `• ${line}`] }], new Date('2026-06-01T00:00:00Z')))

test('the label before a deed is no part of it', () => {
  expect(assets('Silt Forecasts: Developed silt forecasting models for 12 harbors, cutting dredging by 20%')[0]).toMatchObject({
    clause: expect.stringMatching(/^developed silt forecasting models for 12 harbors/),
    object: { deliverable: 'model' },
  })
})

test('a thing that was improved is handed on as the thing it is', () => {
  expect(assets('Improved berth scheduling algorithms using queue data, raising throughput by 18%')[0]?.object).toMatchObject({ general: 'berth scheduling algorithms', deliverable: 'model' })
})
