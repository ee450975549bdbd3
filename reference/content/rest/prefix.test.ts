import { describe, expect, test } from 'vitest'
import { createReference } from '../../index.ts'
import { parseWorld } from '../../world/parse-world.ts'
import { libraryWith } from '../world/library.fixture.ts'

async function statusOf(prefix: string, target: string): Promise<number> {
  const rest = { file: 'options.json', at: ['api', 'rest', 'prefix'], value: prefix }
  const open = { file: 'options.json', at: ['permissions'], value: undefined }
  const files = libraryWith(open, rest)
  const reference = await createReference({ world: parseWorld('library', files) })
  return (await reference.handle({ method: 'GET', target, headers: {}, body: null })).status
}

describe('the prefix of the API configuration', () => {
  test.each([
    ['/api', '/api/books', 200],
    ['/v1', '/v1/books', 200],
    ['/v1', '/v1/books/1', 200],
    ['/v1', '/v1/users', 200],
    ['/v1', '/api/books', 404],
    ['/content/v1/', '/content/v1/books', 200],
    ['', '/books', 200],
    ['/', '/books', 200],
  ])('%j: %s answers %i', async (prefix, target, status) => {
    expect(await statusOf(prefix, target)).toBe(status)
  })

  test.each(['v1', '/v1?x', '//', '/:id'])('%j is refused', async prefix => {
    await expect(statusOf(prefix, '/')).rejects.toThrow('a path, such as "/api"')
  })
})
