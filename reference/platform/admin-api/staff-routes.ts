import type { Call, Route } from '../contracts.ts'
import { noPermission } from '../errors.ts'
import { type Answer, ok } from '../http/answer.ts'
import { existingUser } from '../write/users.ts'
import { sign } from './sign.ts'

/** How a site gets its first user, and how users prove who they are to others. */
export const staffRoutes: readonly Route[] = [
  {
    clause: 'platform.admin-api.setup.read',
    api: 'admin',
    method: 'GET',
    path: '/authentication/setup/',
    open: true,
    handle: ({ site }) => ok({ setup: [{ status: site.store.rows('users').length > 0 }] }),
  },
  {
    clause: 'platform.admin-api.setup.add',
    api: 'admin',
    method: 'POST',
    path: '/authentication/setup/',
    open: true,
    handle: () => {
      throw noPermission('Setup has already been completed.')
    },
  },
  {
    clause: 'platform.admin-api.identities.browse',
    api: 'admin',
    method: 'GET',
    path: '/identities/',
    // So its errors call one of them in the real program.
    action: { verb: 'read', object: 'identitie' },
    handle: proveIdentity,
  },
]

const MINUTES = 5

/** A token that says who the user is. UNDOCUMENTED: the real program signs it with a key that it publishes. */
async function proveIdentity(call: Call): Promise<Answer> {
  const { site } = call
  const iat = Math.floor(site.clock.now() / 1000)
  const claims = { sub: existingUser(call).email ?? null, iat, exp: iat + MINUTES * 60, iss: site.data.url }
  const unsigned = [{ alg: 'HS256', typ: 'JWT' }, claims]
    .map(part => inUrl(btoa(JSON.stringify(part))))
    .join('.')
  return ok({ identities: [{ token: `${unsigned}.${inUrl(await sign(unsigned, site))}` }] })
}

function inUrl(base64: string): string {
  return base64.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}
