/** Every exported rule that takes one text, or the lines of one: found by its signature, so that a new one is fed without being named. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

type ExportedReader = { name: string; lines: boolean }

const ROOT = join(import.meta.dirname, '../..')
/** Whose first parameter is a text, and whose others may be left out. */
const RULE = /^export (?:async )?(?:function (\w+)(?:<[^>]*>)?\(|const (\w+)(?:: [^=\n]+)? = (?:async )?\()\w+: (string|(?:readonly )?string\[\])(?:\)|, \w+\?: |, \w+(?:: [\w ]+)? = )/gm

/** Of each module of `domain`, by its path. */
export const EXPORTED_READERS: Readonly<Record<string, ExportedReader[]>> = Object.fromEntries(
  globSync('domain/**/*.ts', { cwd: ROOT, exclude: (path) => String(path).endsWith('.test.ts') })
    .toSorted()
    .flatMap((module) => {
      const readers = [...readFileSync(join(ROOT, module), 'utf8').matchAll(RULE)].map(([, name, other, type]) => ({ name: name ?? other!, lines: type !== 'string' }))
      return readers.length === 0 ? [] : [[module, readers] as const]
    }),
)

/** `place`: a module, or a folder with all below it. */
export const isIn = (place: string, module: string): boolean => module === place || module.startsWith(`${place}/`)

/** Feeds a text to each rule of a place. What a rule refuses by throwing is its own affair. */
export async function readerOf(place: string): Promise<(text: string) => unknown> {
  const rules: ((text: string) => unknown)[] = []
  for (const [module, readers] of Object.entries(EXPORTED_READERS).filter(([path]) => isIn(place, path))) {
    const exported = (await import(join(ROOT, module))) as Record<string, (given: string | string[]) => unknown>
    for (const { name, lines } of readers) rules.push((text) => exported[name]!(lines ? (text.match(/[\s\S]{1,90}/g) ?? []) : text))
  }
  if (rules.length === 0) throw new Error(`no rule in ${place}`)
  return (text) => {
    for (const rule of rules) {
      try {
        rule(text)
      } catch {}
    }
  }
}
