import { limitAttempts, mustHaveAttempts } from '../admin-api/attempts.ts'
import type { Actor, AuthRule, Site } from '../contracts.ts'
import { badRequest, noPermission, unauthorized } from '../errors.ts'
import { isList, type Row } from '../values.ts'

/**
 * A member's token opens nothing, because no members log in to the reference.
 * UNDOCUMENTED: observed on the real program.
 */
const memberToken: AuthRule = {
  clause: 'platform.authentication.member-token',
  identify: ({ headers }, { site }) => {
    const scheme = headers.authorization?.split(' ')[0]?.toLowerCase()
    if (scheme !== `${site.brand.name}members`.toLowerCase()) return null
    throw unauthorized('You are not authorised to make this request.', { code: 'invalid_token' })
  },
}

/**
 * Who reads: an integration by its content API key, which stands in the query.
 * UNDOCUMENTED: where the key stands is not shown; observed on the real program.
 */
const keyRepeated: AuthRule = {
  clause: 'platform.authentication.content-key-repeated',
  identify: ({ query }) => {
    if (!isList(query.key)) return null
    throw badRequest('Invalid Request', { code: 'INVALID_REQUEST' })
  },
}

/** Many unknown keys close the content API for a while, also for those that are known. */
const attempts: AuthRule = {
  clause: 'platform.authentication.content-key-attempts',
  identify: (_request, { site }) => {
    mustHaveAttempts('content-key', 'anyone', site)
    return null
  },
}

const keyMissing: AuthRule = {
  clause: 'platform.authentication.content-key-missing',
  identify: ({ query }) => {
    if (query.key !== undefined && query.key !== '') return null
    throw noPermission('Authorization failed', {
      context:
        'Unable to determine the authenticated member or integration. Check the supplied Content API Key and ensure cookies are being passed through if member auth is failing.',
    })
  },
}

const keyOfAnotherType: AuthRule = {
  clause: 'platform.authentication.content-key-of-another-type',
  identify: ({ query }, { site }) => {
    const key = findKey(String(query.key), site)
    if (typeof query.key === 'string' && (!key || key.type === 'content')) return null
    throw unauthorized('Invalid API Key type', { code: 'INVALID_API_KEY_TYPE' })
  },
}

const keyUnknown: AuthRule = {
  clause: 'platform.authentication.content-key-unknown',
  identify: ({ query }, { site }) => {
    if (findKey(String(query.key), site)) return null
    limitAttempts('content-key', 'anyone', site)
    throw unauthorized('Unknown Content API Key', { code: 'UNKNOWN_CONTENT_API_KEY' })
  },
}

/** A single key, made by configuring a custom integration, opens the content API. */
const key: AuthRule = {
  clause: 'platform.authentication.content-key',
  identify: ({ query }, { site }): Actor | null => {
    const found = findKey(String(query.key), site)
    return found ? { kind: 'integration', key: found } : null
  },
}

export const contentAuthRules: readonly AuthRule[] = [
  memberToken,
  attempts,
  keyRepeated,
  keyMissing,
  keyOfAnotherType,
  keyUnknown,
  key,
]

export function findKey(secret: string, site: Site): Row | undefined {
  return site.store.findBy('api_keys', 'secret', secret)
}
