import { expect, test } from 'vitest'
import type { Caller } from '../auth/caller.ts'
import { callerOf } from './caller.ts'

const may = () => true
const asked = { actions: ['api::dish.dish.find'], granted: true, clause: 'content.permissions' }
const token = { name: 'reader', type: 'read-only', permissions: [], accessKey: 'key' } as const

test.each<readonly [who: string, caller: Caller, told: object]>([
  ['nobody', { kind: 'public', role: 'public', may }, { kind: 'public', role: 'public', name: null }],
  [
    'a user',
    { kind: 'user', role: 'authenticated', user: { id: 7, username: 'anna' }, may },
    { kind: 'user', role: 'authenticated', name: 'anna' },
  ],
  [
    'a user without a name by the id',
    { kind: 'user', role: 'authenticated', user: { id: 7, username: null }, may },
    { kind: 'user', role: 'authenticated', name: '7' },
  ],
  ['a token', { kind: 'api-token', token, may }, { kind: 'api-token', role: 'read-only', name: 'reader' }],
])('who asked is told: %s', (_who, caller, told) => {
  expect(callerOf([{ kind: 'permission', caller, asked }])).toEqual(told)
})

test('who asked is nobody where no permission was asked for', () => {
  expect(callerOf([])).toBeNull()
})
