import type { InstallationStore } from '../../usecases/ports.ts'
import type { Connection } from './connection.ts'
import { installation } from './schema.ts'

export function installationStore(db: Connection): InstallationStore {
  return {
    async id(fresh) {
      await db.insert(installation).values({ id: fresh }).onConflictDoNothing()
      const [row] = await db.select({ id: installation.id }).from(installation)
      if (row === undefined) throw new Error('the installation has no id')
      return row.id
    },
  }
}
