import { jwtVerify } from 'jose'
import { describe, expect, test } from 'vitest'
import type { TokenChanges } from '../suite/clause.ts'
import { adminToken } from './admin-token.ts'

const KEY = { id: 'key-id', secret: '00112233445566778899aabbccddeeff' }
const NOW = 1_700_000_000
const PATH = '/platform/api/admin/posts/'

function parts(changes: TokenChanges | null, path = PATH) {
  const [header = '', claims = '', signature] = adminToken(KEY, path, changes, NOW).split('.')
  const read = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString())
  return { header: read(header), claims: read(claims), signature }
}

describe('the token of an integration', () => {
  test('is signed with the secret, read as hexadecimal digits', async () => {
    const token = adminToken(KEY, PATH, null, NOW)
    const verified = await jwtVerify(token, Buffer.from(KEY.secret, 'hex'), {
      currentDate: new Date(NOW * 1000),
    })
    expect(verified.protectedHeader).toEqual({ alg: 'HS256', typ: 'JWT', kid: 'key-id' })
    expect(verified.payload).toEqual({ iat: NOW, exp: NOW + 300, aud: '/admin/' })
  })

  test.each([
    ['/platform/api/v4/admin/posts/', '/v4/admin/'],
    ['/platform/api/canary/admin/posts/', '/canary/admin/'],
    ['/platform/api/V4/admin/posts/', '/V4/admin/'],
  ])('for %s has the audience %s', (path, audience) => {
    expect(parts(null, path).claims.aud).toBe(audience)
  })
})

describe('changes of the token', () => {
  test.each<[string, TokenChanges, object, object]>([
    ['null takes a part of the header away', { header: { kid: null } }, { alg: 'HS256', typ: 'JWT' }, {}],
    ['a claim is replaced', { claims: { aud: 'x' } }, {}, { aud: 'x' }],
    [
      'times are in seconds from now',
      { claims: { iat: -360, exp: 60 } },
      {},
      { iat: NOW - 360, exp: NOW + 60 },
    ],
    ['a list is a value like any other', { claims: { aud: ['a', 'b'] } }, {}, { aud: ['a', 'b'] }],
  ])('%s', (_fact, changes, header, claims) => {
    const made = parts(changes)
    expect(made.header).toMatchObject(header)
    expect(made.claims).toMatchObject(claims)
    if (changes.header?.kid === null) expect(made.header).not.toHaveProperty('kid')
  })

  test('another secret makes another signature', () => {
    expect(parts({ secret: 'ff' }).signature).not.toBe(parts(null).signature)
  })

  test('an algorithm that is no HMAC leaves the signature empty', () => {
    expect(parts({ header: { alg: 'none' } }).signature).toBe('')
  })
})
