import { expect, test } from 'vitest'
import { kebabCase } from './kebab-case.ts'

test.each([
  ['an-example', 'an-example'],
  ['anExample', 'an-example'],
  ['AnHTTPExample2', 'an-http-example-2'],
  ['an_example', 'an-example'],
  ['__', ''],
])('%s in kebab case is %s', (name, kebab) => {
  expect(kebabCase(name)).toBe(kebab)
})
