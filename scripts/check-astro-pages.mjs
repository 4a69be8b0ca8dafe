// Checks the types of `.astro` files: each is written as the TSX that Astro's own compiler makes of it, and `tsc` reads that
// (`@astrojs/check` does not work with TypeScript 7). What a page hands to React sections is checked; what it hands to a
// layout is not.
import { convertToTSX } from '@astrojs/compiler'
import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const ROOT = join(import.meta.dirname, '..')
const WRITTEN = join(ROOT, '.cache/astro-types')

rmSync(WRITTEN, { recursive: true, force: true })
for (const name of readdirSync(join(ROOT, 'app'), { recursive: true })) {
  if (!name.endsWith('.astro')) continue
  const filename = join(ROOT, 'app', name)
  const { code, diagnostics } = await convertToTSX(readFileSync(filename, 'utf8'), { filename })
  if (diagnostics.length > 0) throw new Error(`${filename}: ${diagnostics.map(({ text }) => text).join(' ')}`)
  const written = join(WRITTEN, 'app', `${name}.tsx`)
  mkdirSync(dirname(written), { recursive: true })
  writeFileSync(written, code.replace(/\n\/\/# sourceMappingURL=.*/, '\n'))
}
writeFileSync(
  join(WRITTEN, 'globals.d.ts'),
  `declare const Astro: import('astro').AstroGlobal
declare const Fragment: (props: { slot?: string; 'set:html'?: string; children?: unknown }) => unknown
`,
)
writeFileSync(
  join(WRITTEN, 'tsconfig.json'),
  JSON.stringify({
    extends: '../../tsconfig.json',
    // Relative imports of a written file are those of its source.
    compilerOptions: {
      jsx: 'preserve',
      rootDirs: ['../..', '.'],
      types: ['node', 'vite/client', 'astro/client', 'astro/astro-jsx'],
      noUnusedLocals: false,
      isolatedModules: false,
      verbatimModuleSyntax: false,
      tsBuildInfoFile: './types.tsbuildinfo',
    },
    include: ['**/*.tsx', 'globals.d.ts', '../../app/env.d.ts', '../../app/layouts/painted-directive.ts'],
    exclude: [],
  }),
)
const { status } = spawnSync(process.execPath, [join(ROOT, 'node_modules/typescript/bin/tsc'), '--noEmit', '-p', WRITTEN], { stdio: 'inherit' })
process.exit(status ?? 1)
