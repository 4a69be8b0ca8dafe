import type { PersonalData, Stores } from '../usecases/ports.ts'

/** Everything stored under an address, at once. */
export async function personData({ retention }: Pick<Stores, 'retention'>, email: string): Promise<PersonalData> {
  const { account, ...lists } = await retention.ofPerson(email)
  const read: [string, object[]][] = []
  for (const [kind, pages] of Object.entries(lists)) {
    const rows: object[] = []
    for await (const page of pages) rows.push(...page)
    read.push([kind, rows])
  }
  return { ...Object.fromEntries(read), account } as PersonalData
}
