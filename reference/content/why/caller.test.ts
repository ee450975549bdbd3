import { expect, test } from 'vitest'
import type { Caller } from '../auth/caller.ts'
import { callerOf, permissionsOf } from './caller.ts'
import type { Heard } from './heard.ts'

const may = () => true
const asked = { actions: ['api::dish.dish.find'], granted: true, clause: 'content.permissions' }
const OTHER: Heard = { kind: 'state', state: null }
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
  expect(callerOf([OTHER, { kind: 'permission', caller, asked }])).toEqual(told)
})

test('who asked is nobody where no permission was asked for', () => {
  expect(callerOf([OTHER])).toBeNull()
})

test('each permission that was asked for is told once, and whether the caller has it', () => {
  const clause = asked.clause
  const caller: Caller = { kind: 'public', role: 'public', may: action => action.endsWith('.find') }
  const actions = ['api::dish.dish.find', 'api::dish.dish.create']
  const heard = { kind: 'permission', caller, asked: { ...asked, actions } } as const
  expect(permissionsOf([OTHER, heard, heard])).toEqual([
    { action: 'api::dish.dish.find', granted: true, clause },
    { action: 'api::dish.dish.create', granted: false, clause },
  ])
})
