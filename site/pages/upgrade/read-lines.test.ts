import { expect, test } from 'vitest'
import { harOfLines } from './read-lines.ts'

test('lines of JSON become a HAR', () => {
  const text = '{"method":"GET","path":"/a?b"}\n\n{"method":"PUT","url":"https://x.test/c","body":{"d":1}}\n'
  expect(JSON.parse(harOfLines(text) ?? '').log.entries).toEqual([
    { request: { method: 'GET', url: 'http://site.test/a?b', headers: [] } },
    {
      request: {
        method: 'PUT',
        url: 'https://x.test/c',
        headers: [],
        postData: { mimeType: 'application/json', text: '{"d":1}' },
      },
    },
  ])
})

test.each(['', 'GET /a', '{"log":{"entries":[]}}', '[]', '{"method":"GET","path":"/a"}\nGET /b', 'null'])(
  '%j is something else',
  text => {
    expect(harOfLines(text)).toBeNull()
  },
)
