import type { Chance, Database, StoreMark } from './ports.ts'

/** The file store bears the mark of another installation. The message is written for the operator. */
export class ForeignStoreError extends Error {
  constructor(place: string) {
    super(
      `The file store (${place}) bears the mark of another installation: files of that one would be lost. Nothing was changed. ` +
        'Give this installation a bucket or a DATA_DIR of its own, or the database that belongs to these files. ' +
        'If the other installation is gone and its files belong to this database, delete “installation-mark” there and start again.',
    )
  }
}

/** Marks a file store that bears no mark as this installation's. Throws `ForeignStoreError` where it bears another one. */
export async function claimStore({ database, files, chance }: { database: Database; files: StoreMark; chance: Pick<Chance, 'id'> }): Promise<void> {
  const own = await database.stores.installation.id(chance.id())
  if ((await files.readMark()) === null) await files.writeMark(own)
  // Read back: another installation may have been quicker.
  if ((await files.readMark()) !== own) throw new ForeignStoreError(files.place)
}
