import { SignJWT } from 'jose'
import { describe, expect, test } from 'vitest'
import { settableClock } from '../../world/clock.ts'
import { parseWorld } from '../../world/parse-world.ts'
import { ContentError } from '../errors.ts'
import { buildStore } from '../world/build-store.ts'
import { createAuthenticator } from './authenticate.ts'
import { authUnits } from './units.ts'

const NOW = Date.parse('2024-06-01T12:00:00.000Z')
const SECONDS = NOW / 1000
const SECRET = 'the-secret-of-the-world'

const world = parseWorld(
  'callers',
  new Map([
    [
      'data.json',
      JSON.stringify({
        'plugin::users-permissions.user': [
          { id: 1, username: 'anna', email: 'anna@callers.test', role: 'authenticated' },
          { id: 2, username: 'bert', email: 'bert@callers.test', role: 'authenticated', blocked: true },
          { id: 3, username: 'cleo', email: 'cleo@callers.test', role: 'public' },
          { id: 4, username: 'dirk', email: 'dirk@callers.test', role: 'authenticated', confirmed: false },
          { id: 5, username: 'emil', email: 'emil@callers.test', role: null },
          { id: 6, username: 'fritz', email: 'fritz@callers.test', role: 3 },
        ],
        'plugin::users-permissions.role': [
          { id: 1, name: 'Authenticated', type: 'authenticated' },
          { id: 2, name: 'Public', type: 'public' },
          { id: 3, name: 'Odd', type: null },
        ],
      }),
    ],
    [
      'options.json',
      JSON.stringify({
        jwtSecret: SECRET,
        permissions: {
          public: ['plugin::users-permissions.user.find', 'plugin::users-permissions.auth.callback'],
          authenticated: ['plugin::users-permissions.user.find', 'plugin::users-permissions.user.update'],
        },
        apiTokens: [
          { name: 'reader', type: 'read-only', accessKey: 'key-of-the-reader' },
          { name: 'full', type: 'full-access', accessKey: 'key-of-the-full' },
          {
            name: 'custom',
            type: 'custom',
            permissions: ['plugin::upload.content-api.find'],
            accessKey: 'key-of-the-custom',
          },
          { name: 'expired', type: 'full-access', accessKey: 'key-1', expiresAt: '2024-06-01T11:59:59.999Z' },
          { name: 'lasting', type: 'full-access', accessKey: 'key-2', expiresAt: '2024-06-01T12:00:00.001Z' },
          { name: 'ending', type: 'full-access', accessKey: 'key-3', expiresAt: '2024-06-01T12:00:00.000Z' },
        ],
      }),
    ],
  ]),
)

const { authenticate } = createAuthenticator({
  store: buildStore(world),
  options: world.options,
  units: authUnits,
  clock: settableClock(NOW),
})

/** Who a header is taken for: `public`, `user <role> <name>`, `api-token <name>`, or `401 <message>`. */
async function identify(authorization?: string): Promise<string> {
  const caller = await authenticate(authorization === undefined ? {} : { authorization })
  if (caller instanceof ContentError) return `${caller.status} ${caller.message}`
  if (caller.kind === 'user') return `user ${caller.role} ${caller.user.username}`
  return caller.kind === 'api-token' ? `api-token ${caller.token.name}` : caller.kind
}

function jwt(claims: Record<string, unknown>, alg = 'HS256', secret = SECRET): Promise<string> {
  return new SignJWT(claims).setProtectedHeader({ alg, typ: 'JWT' }).sign(new TextEncoder().encode(secret))
}

const base64url = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** A signature of 32 bytes leaves two bits of its last letter unused; decoders do not look at them. */
function flipped(mac: string): string {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
  return mac.slice(0, -1) + letters[letters.indexOf(mac.slice(-1)) ^ 1]
}

const FORGED = '401 Missing or invalid credentials'
const UNUSABLE = '401 Invalid credentials'

describe('Authorization header', () => {
  const rows: readonly [fact: string, header: string | undefined, caller: string][] = [
    ['no header is a call of the public role', undefined, 'public'],
    ['an empty header is a call of the public role', '', 'public'],
    ['another scheme is a call of the public role', 'Basic YTpi', 'public'],
    ['a bare credential without a scheme is a call of the public role', 'key-of-the-reader', 'public'],
    ['Bearer without a credential is a call of the public role', 'Bearer', 'public'],
    ['Bearer with two credentials is a call of the public role', 'Bearer key-1 key-2', 'public'],
    ['the scheme may be in lower case', 'bearer key-of-the-reader', 'api-token reader'],
    ['the scheme may be in upper case', 'BEARER key-of-the-reader', 'api-token reader'],
    ['several spaces may separate scheme and credential', 'Bearer   key-of-the-reader', 'api-token reader'],
    ['a credential that nobody knows is refused', 'Bearer a.b.c', FORGED],
    ['garbage is refused', 'Bearer key-of-nobody', FORGED],
    ['an empty credential is refused', 'Bearer ', FORGED],
    ['the beginning of an access key is refused', 'Bearer key-of-the-reade', FORGED],
    ['an access key with more behind it is refused', 'Bearer key-of-the-readerx', FORGED],
    ['an access key in another case is refused', 'Bearer KEY-OF-THE-READER', FORGED],
    ['a token past its expiry is refused in words of its own', 'Bearer key-1', '401 Token expired'],
    ['a token before its expiry is taken', 'Bearer key-2', 'api-token lasting'],
    ['a token at the moment of its expiry is taken', 'Bearer key-3', 'api-token ending'],
  ]
  test.each(rows)('%s', async (_, header, caller) => {
    expect(await identify(header)).toBe(caller)
  })

  test('the credential-free call is answered without a promise', () => {
    expect(authenticate({})).not.toBeInstanceOf(Promise)
  })
})

describe('JWT', () => {
  const rows: readonly [fact: string, make: () => string | Promise<string>, caller: string][] = [
    ['a JWT of HS256 is its user', () => jwt({ id: 1 }), 'user authenticated anna'],
    ['the id may be text', () => jwt({ id: '1' }), 'user authenticated anna'],
    ['a user has the role that is theirs', () => jwt({ id: 3 }), 'user public cleo'],
    ['an unconfirmed user may call', () => jwt({ id: 4 }), 'user authenticated dirk'],
    ['a blocked user may not', () => jwt({ id: 2 }), UNUSABLE],
    ['a user who does not exist may not', () => jwt({ id: 99 }), UNUSABLE],
    ['an id that is no number is nobody', () => jwt({ id: { $gt: 0 } }), UNUSABLE],
    ['an id of null is nobody', () => jwt({ id: null }), UNUSABLE],
    ['an id of true is nobody', () => jwt({ id: true }), UNUSABLE],
    ['an id in a list is nobody', () => jwt({ id: [1] }), UNUSABLE],
    ['an id that is a text with more than digits is nobody', () => jwt({ id: '1.0' }), UNUSABLE],
    ['a user without a role is refused', () => jwt({ id: 5 }), FORGED],
    ['a user whose role has no type is refused', () => jwt({ id: 6 }), FORGED],
    ['a JWT without an id is refused', () => jwt({ sub: '1' }), FORGED],
    ['another secret is refused', () => jwt({ id: 1 }, 'HS256', 'another'), FORGED],
    ['HS384 is refused, though the secret is right', () => jwt({ id: 1 }, 'HS384'), FORGED],
    ['HS512 is refused, though the secret is right', () => jwt({ id: 1 }, 'HS512'), FORGED],
    ['one that expires in this second is refused', () => jwt({ id: 1, exp: SECONDS }), FORGED],
    [
      'one that expires in the next is not',
      () => jwt({ id: 1, exp: SECONDS + 1 }),
      'user authenticated anna',
    ],
    ['one that expired is refused', () => jwt({ id: 1, exp: SECONDS - 1 }), FORGED],
    ['an expiry that is no number is refused', () => jwt({ id: 1, exp: 'never' }), FORGED],
    [
      'one that holds from this second is taken',
      () => jwt({ id: 1, nbf: SECONDS }),
      'user authenticated anna',
    ],
    ['one that holds from the next is refused', () => jwt({ id: 1, nbf: SECONDS + 1 }), FORGED],
    [
      'one that was issued in the future is taken',
      () => jwt({ id: 1, iat: SECONDS + 60 }),
      'user authenticated anna',
    ],
    ['one of a blocked user that has expired is a forged one', () => jwt({ id: 2, exp: 1 }), FORGED],
  ]
  test.each(rows)('%s', async (_, make, caller) => {
    expect(await identify(`Bearer ${await make()}`)).toBe(caller)
  })

  const forgeries: readonly [fact: string, forge: (parts: [string, string, string]) => string][] = [
    ['alg none without a signature', ([, claims]) => `${base64url({ alg: 'none' })}.${claims}.`],
    ['alg None, capitalised', ([, claims]) => `${base64url({ alg: 'None' })}.${claims}.`],
    [
      'alg none with the right signature',
      ([, claims, mac]) => `${base64url({ alg: 'none' })}.${claims}.${mac}`,
    ],
    [
      'a header that names HS512 over an HS256 signature',
      ([, c, mac]) => `${base64url({ alg: 'HS512' })}.${c}.${mac}`,
    ],
    ['a header that names RS256', ([, claims, mac]) => `${base64url({ alg: 'RS256' })}.${claims}.${mac}`],
    ['a header without an algorithm', ([, claims, mac]) => `${base64url({})}.${claims}.${mac}`],
    ['other claims under the signature', ([head, , mac]) => `${head}.${base64url({ id: 3 })}.${mac}`],
    ['no signature', ([head, claims]) => `${head}.${claims}.`],
    ['half a signature', ([head, claims, mac]) => `${head}.${claims}.${mac.slice(0, 20)}`],
    ['a signature with more behind it', ([head, claims, mac]) => `${head}.${claims}.${mac}AA`],
    ['a padded signature', ([head, claims, mac]) => `${head}.${claims}.${mac}=`],
    [
      'a signature with its unused last bit flipped',
      ([head, claims, mac]) => `${head}.${claims}.${flipped(mac)}`,
    ],
    ['two parts only', ([head, claims]) => `${head}.${claims}`],
    ['five parts', ([head, claims, mac]) => `${head}.${claims}.${mac}.${mac}.${mac}`],
    ['a header that is no JSON', ([, claims, mac]) => `e30x.${claims}.${mac}`],
    ['claims that are a list', ([head, , mac]) => `${head}.${base64url([1])}.${mac}`],
  ]
  test.each(forgeries)('%s is refused', async (_, forge) => {
    const [header = '', claims = '', mac = ''] = (await jwt({ id: 1 })).split('.')
    expect(await identify(`Bearer ${forge([header, claims, mac])}`)).toBe(FORGED)
  })
})

describe('what callers may do', () => {
  const FIND = 'plugin::users-permissions.user.find'
  const rows: readonly [fact: string, credential: string | null, action: string, may: boolean][] = [
    ['the public role may what it is granted', null, FIND, true],
    ['the public role may nothing else', null, 'plugin::users-permissions.user.update', false],
    ['a read-only token may find', 'key-of-the-reader', FIND, true],
    ['a read-only token may find one', 'key-of-the-reader', 'api::dish.dish.findOne', true],
    ['a read-only token may not count', 'key-of-the-reader', 'plugin::users-permissions.user.count', false],
    [
      'a read-only token may not list locales',
      'key-of-the-reader',
      'plugin::i18n.locales.listLocales',
      false,
    ],
    ['a read-only token may not create', 'key-of-the-reader', 'api::dish.dish.create', false],
    ['a full-access token may create', 'key-of-the-full', 'api::dish.dish.create', true],
    ['a custom token may what it names', 'key-of-the-custom', 'plugin::upload.content-api.find', true],
    ['a custom token may nothing else, public or not', 'key-of-the-custom', FIND, false],
  ]
  test.each(rows)('%s', async (_, credential, action, may) => {
    const caller = await authenticate(credential === null ? {} : { authorization: `Bearer ${credential}` })
    expect(caller instanceof ContentError ? caller.message : caller.may(action)).toBe(may)
  })

  test('a user may what the role is granted, and not what only the public role is', async () => {
    const caller = await authenticate({ authorization: `Bearer ${await jwt({ id: 1 })}` })
    const actions = ['user.find', 'user.update', 'auth.callback']
    const may = (name: string) =>
      caller instanceof ContentError ? null : caller.may(`plugin::users-permissions.${name}`)
    expect(actions.map(may)).toEqual([true, true, false])
  })
})

describe('worlds with other permissions', () => {
  const rows: readonly [fact: string, permissions: Record<string, string[]> | null, caller: unknown][] = [
    ['without permissions everything is granted to the public', null, true],
    ['a public role that is granted one action may no other', { public: ['a.b'] }, false],
    ['a public role that is granted nothing is no caller at all', { authenticated: [] }, FORGED.slice(4)],
  ]
  test.each(rows)('%s', async (_, permissions, expected) => {
    const caller = await authenticateWith(permissions)({})
    expect(caller instanceof ContentError ? caller.message : caller.may('api::dish.dish.delete')).toBe(
      expected,
    )
  })

  test('a user whose role is not named may nothing', async () => {
    const authorization = `Bearer ${await jwt({ id: 1 })}`
    const caller = await authenticateWith({ public: ['a.b'] })({ authorization })
    expect(caller instanceof ContentError ? caller.message : caller.may('a.b')).toBe(false)
  })
})

function authenticateWith(permissions: Record<string, string[]> | null) {
  const options = { ...world.options, permissions }
  const sources = { store: buildStore(world), options, units: authUnits, clock: settableClock(NOW) }
  return createAuthenticator(sources).authenticate
}
