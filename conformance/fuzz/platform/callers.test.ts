import { expect, test } from 'vitest'
import { othersAt, type People, readerOf } from './callers.ts'

const OWNER = 'olga@gazette.example'

function people(more: Partial<People>): People {
  return {
    staff: [OWNER],
    clients: [],
    isFirstGeneration: false,
    keys: ['content-key', 'integration'],
    otherIntegrations: [],
    ...more,
  }
}

test.each<[what: string, known: People, admin: string, content: string]>([
  ['both keys are known', people({}), 'integration', 'content-key'],
  ['it has no integration', people({ keys: ['content-key'] }), `session:${OWNER}`, 'content-key'],
  ['nobody can be had', people({ staff: [], keys: [] }), 'public', 'public'],
  ['it is of the first generation', people({ isFirstGeneration: true }), `session:${OWNER}`, 'public'],
])('who sees most of a site of which %s', (_, known, admin, content) => {
  expect(readerOf('admin', known).caller.as).toBe(admin)
  expect(readerOf('content', known).caller.as).toBe(content)
})

test('whoever has no key is not asked as, nor with a token that is made of it', () => {
  const callers = othersAt('admin', people({ keys: ['content-key'] })).map(({ caller }) => caller.as)
  expect(callers).toContain('content-key')
  expect(callers).not.toContain('integration')
})

test('a token is tried that names the key of another integration', () => {
  const tokens = (known: People) => othersAt('admin', known).flatMap(({ caller }) => caller.token ?? [])
  const kid = { header: { kid: '<admin-key-id:print-edition>' } }
  expect(tokens(people({ otherIntegrations: ['print-edition'] }))).toContainEqual(kid)
  expect(tokens(people({ otherIntegrations: ['print-edition'], keys: [] }))).toEqual([])
})
