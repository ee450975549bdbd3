import type { TokenChanges } from '../../suite/clause.ts'
import type { PlatformCaller, PlatformParameter } from './platform-query.ts'
import type { Api } from './resources.ts'

/** A caller with what else they send to prove who they are. */
export interface Asker {
  readonly caller: PlatformCaller
  readonly parameters: readonly PlatformParameter[]
  readonly headers: Readonly<Record<string, string>>
}

/** Whom a site knows. */
export interface People {
  /** E-mail addresses of users whose passwords are known, the owner first. */
  readonly staff: readonly string[]
  /** Slugs of clients of the first generation. */
  readonly clients: readonly string[]
  readonly isFirstGeneration: boolean
  /** Whose key is known, as callers are named: what proves nothing of anybody is not sent. */
  readonly keys: readonly (typeof KEYS)[number][]
  /** Slugs of integrations besides the one that is asked as, whose keys have ids that are known. */
  readonly otherIntegrations: readonly string[]
}

/** Callers who prove who they are by a key. */
export const KEYS = ['content-key', 'integration'] as const

const NOBODYS_KEY = '00000000000000000000000000'
const NOBODYS_SECRET = 'f'.repeat(64)

/** Tokens that prove nothing. Times are in seconds from now. */
const FALSE_TOKENS: readonly TokenChanges[] = [
  { secret: NOBODYS_SECRET },
  { header: { alg: 'none' } },
  { header: { kid: '000000000000000000000000' } },
  { claims: { iat: -120, exp: -60 } },
]

/** A token of one integration that names the key of another. */
export function tokenNaming(integration: string): TokenChanges {
  return { header: { kid: `<admin-key-id:${integration}>` } }
}

/** Who sees most of an API. */
export function readerOf(api: Api, { staff, clients, isFirstGeneration, keys }: People): Asker {
  const [owner] = staff
  if (isFirstGeneration && api === 'content')
    return clients[0] === undefined ? as('public') : client(clients[0])
  const key = api === 'content' ? 'content-key' : 'integration'
  if (keys.includes(key) && !(isFirstGeneration && api === 'admin' && owner !== undefined)) return as(key)
  return api === 'content' || owner === undefined ? as('public') : as(`session:${owner}`)
}

/** The one user who may everything; none where no password is known. */
export function ownerOf({ staff: [owner] }: People): readonly Asker[] {
  return owner === undefined ? [] : [as(`session:${owner}`)]
}

/** Everybody else who may try, with good proofs and bad ones. */
export function othersAt(api: Api, people: People): readonly Asker[] {
  const { staff, clients, keys, otherIntegrations } = people
  const falseTokens = [...FALSE_TOKENS, ...otherIntegrations.map(tokenNaming)]
  const usual = readerOf(api, people).caller.as
  const ofKey = (key: (typeof KEYS)[number]) => (keys.includes(key) ? [key] : [])
  const known = [...ofKey('integration'), ...staff.map(email => `session:${email}`)]
  const all = [...known, ...ofKey('content-key'), 'public']
  return [
    ...all.filter(name => name !== usual).map(name => as(name)),
    { ...as('public'), parameters: [{ name: 'key', value: NOBODYS_KEY }] },
    ...clients.map(slug => client(slug)),
    ...falseClients(clients),
    { ...as('public'), headers: { authorization: 'Platform nonsense' } },
    { ...as('public'), headers: { cookie: 'platform-admin-api-session=nonsense' } },
    ...(api === 'admin' && keys.includes('integration') ? falseTokens : []).map(token => ({
      ...as('integration'),
      caller: { as: 'integration', token },
    })),
  ]
}

function as(name: string): Asker {
  return { caller: { as: name, token: null }, parameters: [], headers: {} }
}

function client(slug: string, secret = `<client-secret:${slug}>`): Asker {
  const parameters = [
    { name: 'client_id', value: slug },
    { name: 'client_secret', value: secret },
  ]
  return { ...as('public'), parameters }
}

/** A client with a secret that nobody has, with that of another one, and with none. */
function falseClients([one, other]: readonly string[]): readonly Asker[] {
  if (one === undefined) return []
  return [
    client(one, NOBODYS_SECRET.slice(0, 12)),
    ...(other === undefined ? [] : [client(one, `<client-secret:${other}>`)]),
    { ...as('public'), parameters: [{ name: 'client_id', value: one }] },
  ]
}
