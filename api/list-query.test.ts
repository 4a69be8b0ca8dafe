import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { daysQuery, readListQuery } from './list-query.ts'

const calls = new Hono()
calls.get('/rows', (c) => {
  const query = readListQuery(c, daysQuery)
  return query.ok ? c.json(query.filter) : query.response
})

test.each(['0000-01-01', '0000-12-31', '9999-12-31', '10000-01-01', '-0001-01-01', '2026-02-30'])('the day %s, which the database does not read, is refused', async (day) => {
  for (const name of ['from', 'to']) {
    const answer = await calls.request(`/rows?${name}=${day}`)
    expect(answer.status, name).toBe(422)
    expect(Object.keys(((await answer.json()) as any).fields)).toEqual([name])
  }
})

test.each(['0001-01-01', '2026-01-05', '9999-12-30'])('the day %s narrows a list', async (day) => {
  expect((await calls.request(`/rows?from=${day}&to=${day}`)).status).toBe(200)
})
