import type { TextSearch } from '../domain/email-search.ts'
import { mapPage, type Page, type PageAsk } from './paging.ts'
import type { Services } from './services.ts'

/** A letter or request for an evaluation as the operator sees it. Instants are ISO. */
export type LetterView = {
  id: string
  asked: 'upload' | 'evaluation'
  email: string | null
  createdAt: string
  /** What the program read, in one line; null where no letter came. */
  reading: string | null
  /** The hidden field was filled in: probably a program. */
  trapped: boolean
  files: { id: string; name: string; bytes: number; kept: boolean }[]
  accesses: { name: string; actor: string; at: string }[]
}

/** RFE letters and requests for an evaluation, newest first, each with its file, reading and who opened it. */
export async function operatorLetters({ database: { stores } }: Pick<Services, 'database'>, filter: { email: TextSearch | null }, ask: PageAsk): Promise<Page<LetterView>> {
  const page = await stores.leads.page({ letters: true, email: filter.email, messageMax: 0 }, ask)
  const ids = page.rows.map(({ id }) => id)
  const files = await stores.files.ofOwners(['rfe-upload', 'rfe-evaluation'], ids)
  const accesses = await stores.files.accesses(files.map(({ id }) => id))
  return mapPage(page, ({ id, source, email, data, createdAt }) => {
    const own = files.filter(({ ownerId }) => ownerId === id)
    return {
      id,
      asked: source === 'rfe-upload' ? ('upload' as const) : ('evaluation' as const),
      email,
      createdAt: createdAt.toISOString(),
      reading: typeof data['reading'] === 'string' ? data['reading'] : null,
      trapped: data['trapped'] === true,
      files: own.map(({ id: fileId, name, bytes, storageKey }) => ({ id: fileId, name, bytes, kept: storageKey !== null })),
      accesses: accesses.flatMap(({ fileId, actor, at }) => {
        const file = own.find((known) => known.id === fileId)
        return file === undefined ? [] : [{ name: file.name, actor, at: at.toISOString() }]
      }),
    }
  })
}
