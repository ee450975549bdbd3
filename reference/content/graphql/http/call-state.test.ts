import { expect, test } from 'vitest'
import type { Caller } from '../../auth/caller.ts'
import { callState, httpContext } from './call-state.ts'

const may = () => true
const user = { id: 1, username: 'anna' }
const token = { name: 'reader', type: 'read-only', permissions: [], accessKey: 'key' } as const

test.each<readonly [caller: Caller, state: object]>([
  [
    { kind: 'public', role: 'public', may },
    { isAuthenticated: false, auth: { strategy: { name: 'users-permissions' }, credentials: null } },
  ],
  [
    { kind: 'user', role: 'authenticated', user, may },
    { user, isAuthenticated: true, auth: { strategy: { name: 'users-permissions' }, credentials: user } },
  ],
  [
    { kind: 'api-token', token, may },
    {
      isAuthenticated: true,
      auth: { strategy: { name: 'api-token' }, credentials: { name: 'reader', type: 'read-only' } },
    },
  ],
])('policies read who calls: $kind', (caller, state) => {
  expect(callState(caller)).toEqual(state)
})

test('policies read the request, and its headers by their names in any case', () => {
  const headers = { 'x-shift': 'late' }
  const state = callState({ kind: 'public', role: 'public', may })
  const context = httpContext({ method: 'POST', target: '/graphql?a=1', headers, body: null }, state)
  expect(context).toMatchObject({ method: 'POST', url: '/graphql?a=1', path: '/graphql', headers, state })
  expect(context.request).toEqual({ method: 'POST', url: '/graphql?a=1', headers })
  expect([context.get('X-Shift'), context.get('none')]).toEqual(['late', ''])
})
