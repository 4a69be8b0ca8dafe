import assert from 'node:assert/strict'
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { databaseOn } from '../../adapters/db/database.ts'
import { openEmbeddedDatabase } from '../../adapters/db/open-database.ts'
import { NO_JOBS } from '../../adapters/jobs/no-jobs.ts'
import { files, leads, mails } from '../../adapters/db/schema.ts'
import { folderFileStore } from '../../adapters/files/folder-file-store.ts'
import { sweepFiles } from '../../usecases/sweep-files.ts'
import { endProcess, localMailbox, startProduct } from './start-product.ts'
import { test } from './journey.ts'

/** How long after the first letter of a round the process is killed, once it has answered its first. */
const KILL_AFTER_MS = [40, 110, 200, 320]
const LETTERS_PER_ROUND = 12

/** Every letter that was acknowledged is there after the kills, once, with its bytes and both of its mails. */
async function losesNoLetterWhenKilled(killAfterMs: readonly number[]): Promise<void> {
  const data = mkdtempSync(join(tmpdir(), 'prongwise-letters-'))
  const acknowledged: string[] = []
  const rfeFile = `data:image/png;base64,${Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), Buffer.alloc(200_000, 65)]).toString('base64')}`
  try {
    for (const [round, delay] of killAfterMs.entries()) {
      const { child, base } = await startProduct(data, { TRUST_PROXY: '1' })
      const send = async (index: number) => {
        await wait(Math.max(0, index - 1) * 25)
        const rfeEmail = `round${round}letter${index}@mail.com`
        const answer = await fetch(`${base}/contact/apply`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.3.${round}.${index}` },
          body: JSON.stringify({ rfeEmail, rfeFile, rfeFileName: 'letter.png' }),
        }).catch(() => null)
        if (answer?.status === 201) acknowledged.push(rfeEmail)
      }
      // The first call of a process is its slowest: the kill is to fall among the others.
      await send(0)
      const sending = Array.from({ length: LETTERS_PER_ROUND }, (_, index) => send(index + 1))
      await wait(delay)
      await endProcess(child, 'SIGKILL')
      await Promise.all(sending)
    }
    // The last process sends what is queued.
    const { child, base } = await startProduct(data, { TRUST_PROXY: '1' })
    const waiting = async () => (await localMailbox(base, data)).split('data-state="queued"').length - 1
    for (let tries = 0; tries < 100 && (await waiting()) > 0; tries += 1) await wait(1000)
    await endProcess(child, 'SIGTERM')

    const open = await openEmbeddedDatabase(join(data, 'database'), 'adapters/db/migrations')
    const onDisk = () => readdirSync(join(data, 'files'), { recursive: true }).filter((name) => /[0-9a-f]{40}/.test(String(name))).length
    const before = onDisk()
    const database = databaseOn(open.connection, () => NO_JOBS)
    await sweepFiles({ database, files: folderFileStore(join(data, 'files')), clock: { now: () => Date.now() + 25 * 3_600_000 }, chance: { id: () => crypto.randomUUID() } })
    const stored = await open.connection.select().from(leads)
    const records = await open.connection.select().from(files)
    const sent = await open.connection.select().from(mails)
    await open.close()
    for (const email of acknowledged) {
      const mine = stored.filter((lead) => lead.email === email)
      assert.equal(mine.length, 1, `${email}: ${mine.length} leads`)
      const [file] = records.filter((record) => record.ownerId === mine[0]?.id)
      assert.ok(file?.storageKey && existsSync(join(data, 'files', file.storageKey)), `${email}: no bytes`)
      const receipts = sent.filter((mail) => mail.toAddress === email)
      const notices = sent.filter((mail) => mail.props['email'] === email)
      assert.deepEqual([receipts.map((mail) => mail.state), notices.map((mail) => mail.state)], [['kept'], ['kept']], email)
    }
    console.log(`    ${acknowledged.length} acknowledged, ${stored.length} stored, ${before} files on disk, ${onDisk()} after the sweep`)
    assert.equal(onDisk(), records.length, 'bytes that no row names')
    assert.ok(acknowledged.length > 0 && stored.length >= acknowledged.length)
  } finally {
    rmSync(data, { recursive: true, force: true })
  }
}

test('no acknowledged letter is lost when the process is killed again and again', () => losesNoLetterWhenKilled(KILL_AFTER_MS))
