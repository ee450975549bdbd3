import { expect, test } from 'vitest'
import { policyFailed, policyVerdict } from './policies.ts'

test('a policy that fails forbids, in the words of the service', () => {
  expect(policyFailed()).toMatchObject({ status: 403, name: 'PolicyError', message: 'Policy Failed' })
})

test.each([
  [true, true],
  [1, true],
  [{}, true],
  [false, false],
  [undefined, false],
  [null, false],
  [0, false],
  ['', false],
])('a policy that gives %j passes: %j', (result, passes) => {
  expect(policyVerdict.passes(result)).toBe(passes)
})
