import { expect, test } from 'vitest'
import { PROVIDER } from '../../content/provider.ts'
import { organizationNode } from './structured-nodes.ts'

const PLACEHOLDERS = [PROVIDER.phone, PROVIDER.reviewPlatformA, PROVIDER.reviewPlatformB]

test('search engines are told no placeholder on a public address', () => {
  const said = (origin: string) => JSON.stringify(organizationNode(origin))
  for (const fact of PLACEHOLDERS) {
    expect(said('http://localhost:3000')).toContain(fact)
    expect(said('https://prongwise.com')).not.toContain(fact)
  }
})
