import { spawnSync } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import type { Reader } from './readers/common.ts'

/** Of processor, far above what linear work takes for all baits of a reader (a minute for the letter of a whole case), far below what the square of one takes. */
const PROCESSOR_SECONDS = 240

/** `readers`: what `readers/<file>.ts` exports. `places`: modules and folders of `domain` whose exported rules are fed too. */
export function noBaitCosts({ file, readers, places }: { file: string; readers: Record<string, Reader>; places: string[] }): void {
  const module = join(import.meta.dirname, 'readers', `${file}.ts`)
  test.each([...Object.keys(readers).map((name) => [name, module] as const), ...places.map((place) => [place, ''] as const)])(
    '%s: no bait costs more than its length',
    (name, from) => {
      // A limit on the processor and not on the clock: a busy machine is no failure.
      const command = ['/bin/sh', '-c', `ulimit -t ${PROCESSOR_SECONDS}; exec "$@"`, 'sh', process.execPath, '--no-warnings', join(import.meta.dirname, 'feed.ts'), from, name]
      const folder = mkdtempSync(join(tmpdir(), 'prongwise-bait-'))
      onTestFinished(() => rmSync(folder, { recursive: true }))
      // Into a file: a pipe that nobody empties in time refuses what is written.
      const said = openSync(join(folder, 'said'), 'w')
      const { stderr } = spawnSync(command[0] ?? '', command.slice(1), { encoding: 'utf8', stdio: ['ignore', said, 'pipe'] })
      closeSync(said)
      expect(readFileSync(join(folder, 'said'), 'utf8').trimEnd().split('\n').at(-1), `stopped at this bait ${stderr.slice(0, 500)}`).toBe('done')
    },
    1_200_000,
  )
}
