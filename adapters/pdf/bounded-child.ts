/** Programs for outside files and texts: each may read the named files and nothing else of the machine, in so much memory and processor time. */
import { spawn, type ChildProcess, type IOType } from 'node:child_process'
import { readFileSync, realpathSync } from 'node:fs'

const PACKAGES = ['zod', 'wink-nlp', 'wink-eng-lite-web-model']
/** What the rules of the sources are: the rules, the words and what they are written with. */
export function readableSources(root: string): string[] {
  return [`${root}/domain/*`, `${root}/content/*`, `${root}/package.json`, ...PACKAGES.map((name) => `${realpathSync(`${root}/node_modules/${name}`)}/*`)]
}

/** `readable`: paths; one that ends in a star is a folder. */
export function boundedCommand(program: string, { readable, heapMb, flags = [], args = [] }: { readable: string[]; heapMb: number; flags?: string[]; args?: string[] }): string[] {
  return [process.execPath, '--permission', ...readable.map((path) => `--allow-fs-read=${path}`), `--max-old-space-size=${heapMb}`, ...flags, '--no-warnings', program, ...args]
}

export function startBounded(command: string[], { processorS, stdio }: { processorS: number; stdio: (IOType | 'ipc')[] }): ChildProcess {
  // 900,000 KB of data and so many seconds of processor: limits the kernel keeps, whatever a file or a text makes the program do.
  const script = `ulimit -d 900000; ulimit -t ${processorS}; ulimit -c 0; exec "$@"`
  const child = spawn('/bin/sh', ['-c', script, 'sh', ...command], { env: {}, cwd: '/', stdio, serialization: 'advanced' })
  // Writing to a child that has just died is answered by its exit, not by this error.
  child.stdin?.on('error', () => {})
  return child
}

/** Whether the child keeps this process from ending. */
export function setReferenced(child: ChildProcess, referenced: boolean): void {
  for (const part of [child, child.stdin, child.stdout, child.channel] as { ref?: () => void; unref?: () => void }[]) {
    if (referenced) part?.ref?.()
    else part?.unref?.()
  }
}

/** Milliseconds of processor that a process has used; null where the machine does not tell. */
export function processorMsOf({ pid }: Pick<ChildProcess, 'pid'>): number | null {
  try {
    const told = readFileSync(`/proc/${pid}/stat`, 'latin1')
    // Behind the program's name, which may hold anything: of the user and of the kernel, in hundredths of a second.
    const fields = told.slice(told.lastIndexOf(')') + 2).split(' ')
    const ms = (Number(fields[11]) + Number(fields[12])) * 10
    return Number.isFinite(ms) ? ms : null
  } catch {
    return null
  }
}

/** Begins to measure a piece of work. Once its clock has run out: it is too much where it had at least half of that time to itself; else it was kept waiting. */
export function clockVerdict(child: ChildProcess, clockMs: number, processorMs = processorMsOf): () => 'too-complex' | 'busy' {
  const from = processorMs(child)
  return () => {
    const until = processorMs(child)
    return from !== null && until !== null && until - from < clockMs / 2 ? 'busy' : 'too-complex'
  }
}

/** Settles once it is gone. */
export function endChild(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    // Without an id it never began.
    if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return resolve()
    setReferenced(child, true)
    child.once('exit', () => resolve())
    child.kill('SIGKILL')
  })
}
