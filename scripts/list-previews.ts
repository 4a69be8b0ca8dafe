// Measures the pictures under public/previews and writes the list of content/previews.ts: node scripts/list-previews.ts
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { PROFESSION_PAGES } from '../content/professions/profession-pages.ts'
import { NIW_DIY_CAROUSEL } from '../content/niw-diy.ts'
import { AI_SAMPLES } from '../content/selfpetition-ai.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const folder = join(root, 'public/previews')
const listFile = join(root, 'content/previews.ts')

const alts = new Map<string, string>([
  ...NIW_DIY_CAROUSEL.map(({ id, alt }) => [id, alt] as const),
  ...AI_SAMPLES.map(({ id, title }) => [`ai-sample-${id}`, `Sample page. ${title}`] as const),
  ...PROFESSION_PAGES.flatMap(({ blocks }) =>
    blocks.flatMap(
      ({ profession, name }) =>
        [
          [`${profession}-cover-letter`, `First page of the sample cover letter, ${name}`],
          [`${profession}-case-builder`, `A page of the NIW Case Builder, ${name}`],
        ] as const,
    ),
  ),
])

const quoted = (text: string) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`

const rows: string[] = []
for (const name of (await readdir(folder)).sort()) {
  if (!name.endsWith('.webp')) continue
  const id = name.slice(0, -'.webp'.length)
  const alt = alts.get(id)
  if (alt === undefined) {
    console.log(`${name}: no page shows it, left out of the list`)
    continue
  }
  const { width, height } = await sharp(join(folder, name)).metadata()
  rows.push(`  { id: ${quoted(id)}, width: ${width}, height: ${height}, alt: ${quoted(alt)} },`)
}

const text = await readFile(listFile, 'utf8')
const list = rows.length === 0 ? '[]' : `[\n${rows.join('\n')}\n]`
await writeFile(listFile, text.replace(/(export const PREVIEWS: readonly Preview\[\] = )\[[\s\S]*?\n?\]\n/, `$1${list}\n`))
const missing = [...alts.keys()].filter((id) => !rows.some((row) => row.includes(`id: '${id}'`)))
console.log(`${rows.length} pictures listed${missing.length > 0 ? `; drawn instead of shown: ${missing.join(', ')}` : ''}`)
