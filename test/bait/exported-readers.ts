/** Every exported rule that takes one text, or the lines of one: found by its signature, so that a new one is fed without being named. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

type ExportedReader = { name: string; lines: boolean }

const ROOT = join(import.meta.dirname, '../..')
/** Whose first parameter is a text, and whose others may be left out. */
const RULE = /^export (?:async )?(?:function (\w+)(?:<[^>]*>)?\(|const (\w+)(?:: [^=\n]+)? = (?:async )?\()\w+: (string|(?:readonly )?string\[\])(?:\)|, \w+\?: |, \w+(?:: [\w ]+)? = )/gm

/** By the folder of their area, `domain/person`, each module with its rules. */
export const EXPORTED_READERS: Readonly<Record<string, { module: string; readers: ExportedReader[] }[]>> = Object.fromEntries(
  [
    ...Map.groupBy(
      globSync('domain/**/*.ts', { cwd: ROOT, exclude: (path) => String(path).endsWith('.test.ts') })
        .toSorted()
        .flatMap((module) => {
          const readers = [...readFileSync(join(ROOT, module), 'utf8').matchAll(RULE)].map(([, name, other, type]) => ({ name: name ?? other!, lines: type !== 'string' }))
          return readers.length === 0 ? [] : [{ module, readers }]
        }),
      ({ module }) =>
        module
          .split('/')
          .slice(0, module.split('/').length > 2 ? 2 : 1)
          .join('/'),
    ),
  ].map(([area, modules]) => [area, modules]),
)

/** Feeds a text to each rule of an area. What a rule refuses by throwing is its own affair. */
export async function readerOf(area: string): Promise<(text: string) => unknown> {
  const rules: ((text: string) => unknown)[] = []
  for (const { module, readers } of EXPORTED_READERS[area] ?? []) {
    const exported = (await import(join(ROOT, module))) as Record<string, (given: string | string[]) => unknown>
    for (const { name, lines } of readers) rules.push((text) => exported[name]!(lines ? (text.match(/[\s\S]{1,90}/g) ?? []) : text))
  }
  return (text) => {
    for (const rule of rules) {
      try {
        rule(text)
      } catch {}
    }
  }
}
