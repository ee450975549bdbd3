import { expect, test } from 'vitest'
import { UnreadableRequest } from './answers.ts'
import { refuseForgeable } from './csrf.ts'

const rows: readonly (readonly [headers: Readonly<Record<string, string>>, passes: boolean])[] = [
  [{ 'content-type': 'application/json' }, true],
  [{ 'content-type': ' Application/JSON ; charset=utf-8' }, true],
  [{ 'content-type': 'text/plain' }, false],
  [{ 'content-type': ' TEXT/plain;charset=utf-8' }, false],
  [{ 'content-type': 'application/x-www-form-urlencoded' }, false],
  [{ 'content-type': 'multipart/form-data; boundary=x' }, false],
  [{ 'content-type': '' }, false],
  [{}, false],
  [{ 'content-type': 'text/plain', 'x-apollo-operation-name': 'a' }, true],
  [{ 'apollo-require-preflight': 'a' }, true],
  [{ 'apollo-require-preflight': '' }, false],
]
test.each(rows)('%j passes: %j', (headers, passes) => {
  const refusing = () => refuseForgeable({ method: 'POST', target: '/graphql', headers, body: null })
  if (passes) expect(refusing).not.toThrow()
  else {
    expect(refusing).toThrow(UnreadableRequest)
    expect(refusing).toThrow(expect.objectContaining({ response: expect.objectContaining({ status: 400 }) }))
  }
})
