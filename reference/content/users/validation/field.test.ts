import { expect, test } from 'vitest'
import { email, idField } from './field.ts'

const addresses: readonly [value: unknown, isAddress: boolean][] = [
  ['ada@example.org', true],
  ['first.last+tag@sub.example.org', true],
  ["o'neil@example.org", true],
  ['ünal@örnek.com', true],
  ['', true],
  [undefined, true],
  ['bad', false],
  ['a@b', false],
  ['@example.org', false],
  ['a@', false],
  ['a b@example.org', false],
  ['a@exam ple.org', false],
  ['a@@example.org', false],
  ['a.@example.org', false],
  ['a@-example.org', false],
  ['a@example.', false],
]
test.each(addresses)('%j is an e-mail address, or absent: %s', (value, isAddress) => {
  expect(email(value, 'email', {}) === null).toBe(isAddress)
})

const ids: readonly [value: unknown, fault: string | null][] = [
  [1, null],
  ['1', null],
  [undefined, null],
  [{ connect: [{ id: 1 }] }, null],
  [-1, 'role must be a `strapiID` type, but the final value was: `-1`.'],
  [1.5, 'role must be a `strapiID` type, but the final value was: `1.5`.'],
  [null, 'role must be a `object` type, but the final value was: `null`.'],
  [[1], 'role must be a `object` type, but the final value was: `[\n  "1"\n]`.'],
  [{}, 'role.connect is a required field'],
]
test.each(ids)('%j as an id: %s', (value, fault) => {
  expect(idField('role').type(value, 'role', {})).toBe(fault)
})
