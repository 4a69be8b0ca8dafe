/** What becomes of cases that were saved before their exhibits had claims. */
import { readFile } from 'node:fs/promises'
import { PGlite } from '@electric-sql/pglite'
import { expect, onTestFinished, test } from 'vitest'
import { EMPTY_CASE, ownCaseSchema } from '../../domain/own-case/own-case.ts'

test('cases that were saved before claims keep their exhibits, in their order', async () => {
  const database = new PGlite()
  onTestFinished(() => database.close())
  await database.exec('CREATE TABLE own_cases (own jsonb NOT NULL)')
  const { filingDay: _, claims: __, ...before } = EMPTY_CASE
  const exhibit = (title: string, status: string, translation: boolean) => ({ title, proves: 'EB-2', date: '2014', status, translation })
  const olds = [
    { ...before, name: 'Ana Duarte', exhibits: [exhibit('Diploma', 'asked', true), exhibit('Report', 'have', false)] },
    { ...before, name: 'Nobody', exhibits: [] },
  ]
  for (const own of olds) await database.query('INSERT INTO own_cases VALUES ($1)', [own])
  const migration = await readFile('adapters/db/migrations/0030_own-cases-have-claims.sql', 'utf8')
  await database.exec(migration)
  await database.exec(migration)
  const { rows } = await database.query<{ own: unknown }>(`SELECT own FROM own_cases ORDER BY own->>'name'`)
  const [ana, nobody] = rows.map(({ own }) => ownCaseSchema.parse(own))
  expect(ana?.exhibits).toEqual([
    { id: 'e1', title: 'Diploma', proves: ['EB-2'], date: '2014', state: 'requested', existed: 'unknown', translation: 'needed' },
    { id: 'e2', title: 'Report', proves: ['EB-2'], date: '2014', state: 'have', existed: 'unknown', translation: 'not-needed' },
  ])
  expect(nobody).toEqual({ ...EMPTY_CASE, name: 'Nobody' })
})
