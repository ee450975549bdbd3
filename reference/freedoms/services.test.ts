import { expect, test } from 'vitest'
import { createReference } from '../index.ts'

/** A world of both services. */
async function both(freedoms: readonly string[]) {
  const reference = await createReference({ world: 'gazette', freedoms })
  return async (path: string, body?: object) => {
    const init = {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }
    const response = await reference.fetch(new Request(`http://localhost${path}`, body ? init : {}))
    return `${response.status} ${response.headers.get('content-type')?.split(';')[0]}`
  }
}

const SITE = '/platform/api/content/posts/'
const REST = '/api/nothing'

test.each([
  ['content.refusals.as-html', REST, SITE],
  ['platform.refusals.as-html', SITE, REST],
])('%s is free in what its own service refuses, and in nothing else', async (freedom, own, other) => {
  const [right, free] = [await both([]), await both([freedom])]
  expect([await right(own), await free(own)]).toEqual([
    expect.stringContaining('json'),
    expect.stringContaining('html'),
  ])
  expect(await free(other)).toBe(await right(other))
  const query = { query: '{ nothing }' }
  const isOfContent = freedom.startsWith('content')
  expect(await free('/graphql', query)).toContain(isOfContent ? 'html' : 'json')
})
