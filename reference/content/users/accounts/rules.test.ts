import { expect, test } from 'vitest'
import { readFlag, roleId } from './rules.ts'

test.each<[value: unknown, flag: boolean | null | undefined]>([
  [true, true],
  ['true', true],
  ['TRUE', true],
  [1, true],
  ['1', true],
  [false, false],
  ['False', false],
  [0, false],
  ['0', false],
  [null, null],
  [undefined, undefined],
  ['', undefined],
  ['yes', undefined],
  ['10', undefined],
  ['untrue', undefined],
])('%j as a flag is %j', (value, flag) => {
  expect(readFlag(value)).toBe(flag)
})

test.each<[value: unknown, id: number | null | undefined]>([
  [undefined, undefined],
  [2, 2],
  ['2', 2],
  ['x', null],
  [1.5, null],
  [{}, null],
  [{ connect: 1 }, null],
  [{ connect: [] }, undefined],
  [{ connect: [{ id: 1 }, { id: '2' }] }, 2],
  [{ connect: [{ id: 'x' }] }, null],
])('%j as a role is the id %j', (value, id) => {
  expect(roleId(value)).toBe(id)
})
