import pg from 'pg'

/** The server of the project `postgres`: where databases are made, and the one they are copied from. */
export type TestServer = { adminUrl: string; template: string }

declare module 'vitest' {
  export interface ProvidedContext {
    /** Missing in the projects that run on the embedded database. */
    postgres?: TestServer
  }
}

/** Makes an empty database, or a copy of `template`; answers its address. */
export async function createDatabase(adminUrl: string, name: string, template?: string): Promise<string> {
  const client = new pg.Client({ connectionString: adminUrl })
  await client.connect()
  try {
    await client.query(`create database "${name}"${template === undefined ? '' : ` template "${template}"`}`)
  } finally {
    await client.end()
  }
  const url = new URL(adminUrl)
  url.pathname = `/${name}`
  return url.href
}

/** A database of its own with all tables, or an empty one; its address. */
export function freshDatabase({ adminUrl, template }: TestServer, { empty = false }: { empty?: boolean } = {}): Promise<string> {
  return createDatabase(adminUrl, `test_${crypto.randomUUID().replaceAll('-', '')}`, empty ? undefined : template)
}
