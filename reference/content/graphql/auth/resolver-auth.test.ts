import { describe, expect, test } from 'vitest'
import type { Caller } from '../../auth/caller.ts'
import { authRules, type ResolverAuth } from './resolver-auth.ts'

const may = (action: string) => action === 'a' || action === 'b'
const user: Caller = { kind: 'user', role: 'authenticated', user: { id: 1 }, may }
const nobody: Caller = { kind: 'public', role: 'public', may }
const token = (type: 'full-access' | 'read-only'): Caller => ({
  kind: 'api-token',
  token: { name: 'one', type, permissions: [], accessKey: 'key' },
  may,
})

describe('who may use a resolver', () => {
  const rows: readonly (readonly [says: string, auth: ResolverAuth, allowed: readonly boolean[]])[] = [
    ['anybody where authorization is off', false, [true, true, true, true]],
    ['who is granted all of its scope', { scope: ['a', 'b'] }, [true, true, true, true]],
    ['nobody who is granted a part of it', { scope: ['a', 'c'] }, [false, false, false, false]],
    ['anybody where its scope is empty', { scope: [] }, [true, true, true, true]],
    ['users and tokens with full access where nothing is said', undefined, [false, true, false, true]],
  ]
  test.each(rows)('%s', (_says, auth, allowed) => {
    const rule = authRules.find(candidate => candidate.applies(auth))
    const callers = [nobody, user, token('read-only'), token('full-access')]
    expect(callers.map(caller => rule?.allows(caller, auth))).toEqual(allowed)
    expect(rule?.refuse()).toMatchObject({ status: 403, name: 'ForbiddenError', message: 'Forbidden access' })
  })
})
