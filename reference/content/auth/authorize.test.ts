import { expect, test } from 'vitest'
import { authorize, permission } from './authorize.ts'
import { type Caller, unauthorized } from './caller.ts'
import { isSignedWith, issue } from './jwt/json-web-token.ts'
import { publicRole } from './roles.ts'

/** Refused in other words, so that it shows who refuses. */
const units = {
  auth: {
    permission: { ...permission, refuse: () => unauthorized('no permission') },
    publicRole: { ...publicRole, refuse: () => unauthorized('not public') },
  },
}
const may = (action: string) => action === 'a.find'
const anybody: Caller = { kind: 'public', role: 'public', may }
const user: Caller = { kind: 'user', role: 'reader', user: { id: 1 }, may }

test.each<[fact: string, caller: Caller, action: string, refusal: string | undefined]>([
  ['the public role may what it is granted', anybody, 'a.find', undefined],
  ['the public role is refused in its own words', anybody, 'a.delete', 'not public'],
  ['a user may what is granted', user, 'a.find', undefined],
  ['a user is refused for want of a permission', user, 'a.delete', 'no permission'],
])('%s', (_fact, caller, action, refusal) => {
  expect(authorize(caller, action, { units })?.message).toBe(refusal)
})

test.each<[fact: string, algorithm: unknown, change: (text: string) => string, isSigned: boolean]>([
  ['as it was issued', 'HS256', text => text, true],
  ['by no algorithm', 'none', text => text, false],
  ['by an algorithm that is no text', 256, text => text, false],
  ['without its signature', 'HS256', text => text.slice(0, text.lastIndexOf('.')), false],
  ['with another signature', 'HS256', text => `${text.slice(0, text.lastIndexOf('.'))}.AAAA`, false],
])('a JWT %s is signed or not', async (_fact, algorithm, change, isSigned) => {
  const text = change(await issue(1, 'secret', { now: 1_000_000, lifetime: 60 }))
  expect(await isSignedWith('secret', { text, algorithm, claims: {} })).toBe(isSigned)
})

test('a JWT is issued for seconds, whatever is left of the last one', async () => {
  const text = await issue(7, 'secret', { now: 1_000_999, lifetime: 60 })
  const claims = JSON.parse(Buffer.from(text.split('.')[1] ?? '', 'base64url').toString())
  expect(claims).toEqual({ id: 7, iat: 1000, exp: 1060 })
})
