import { serverAudits } from 'graphql-http'
import { expect, test } from 'vitest'
import { createReference } from '../../../index.ts'

const reference = await createReference({ world: 'specs/worlds/restaurants' })

const audits = serverAudits({
  url: 'http://localhost/graphql',
  fetchFn: (url: string, init?: RequestInit) => reference.fetch(new Request(url, init)),
})

test('the GraphQL-over-HTTP specification has 61 audits', () => {
  expect(audits).toHaveLength(61)
})

test.each(audits.map(audit => [audit.name, audit] as const))('%s', async (_name, audit) => {
  expect(await audit.fn()).toMatchObject({ status: 'ok' })
})
