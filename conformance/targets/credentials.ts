import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { isObject, type JsonObject } from '../compare/json-value.ts'
import { readKnownJson } from '../suite/worlds.ts'
import type { AdminKey } from './admin-token.ts'
import { credentialVariable } from './credential-variable.ts'

/** What callers of a world prove themselves with. Null: there is none. */
export interface Credentials {
  password(user: string): string | null
  /** The e-mail address of a user of the content service, by which others log in. */
  email(user: string): string | null
  token(name: string): string | null
  /** A JWT that a user has already; null: it is to log in. */
  jwt(user: string): string | null
  /** A session that a user of the platform has already: `name=value` of its cookie, or `Bearer TOKEN`. */
  session(email: string): string | null
  /** Names of API tokens that may read everything, the strongest first. */
  readonly readers: readonly string[]
  readonly contentKey: string | null
  /** The platform's first user; null when there is none. */
  readonly staff: string | null
  readonly adminKey: AdminKey | null
  /** The client of the platform's admin interface, by which the first generation signs users in. */
  readonly adminClient: PlatformClient | null
  /** The one by which the first generation shows everybody what is published: themes carry it. */
  readonly publicClient: PlatformClient | null
  /** The secret of a client of the first generation. */
  clientSecret(slug: string): string | null
  /** Where the world says that its site is. */
  readonly siteUrl: string | null
  /** Of the world's users. */
  readonly passwords: readonly string[]
  /** Everything above that no report may show. */
  readonly secrets: readonly string[]
}

export interface PlatformClient {
  readonly slug: string
  readonly secret: string
}

const ADMIN_CLIENT = 'platform-admin'
const PUBLIC_CLIENT = 'platform-frontend'

type Environment = Readonly<Record<string, string | undefined>>

/**
 * Credentials from the world's own files: passwords of `data.json` and `platform.json`, tokens of `options.json`, keys
 * of `platform.json`. The environment wins: `ASSAYER_TOKEN_<NAME>`, `ASSAYER_PASSWORD_<USER>`,
 * `ASSAYER_CLIENT_SECRET_<SLUG>`, `ASSAYER_CONTENT_KEY` and `ASSAYER_ADMIN_KEY` (`id:secret`); a name's odd characters
 * are written `_`. It alone gives
 * proofs that are ready: `ASSAYER_JWT_<USER>` and `ASSAYER_SESSION_<USER>`.
 */
export function readCredentials(world: string, environment: Environment): Credentials {
  const guests = listIn(fileOf(world, 'data.json'), 'plugin::users-permissions.user')
  const platform = fileOf(world, 'platform.json')
  const tokens = listIn(fileOf(world, 'options.json'), 'apiTokens')
  const passwords = passwordsOf(guests, listIn(platform, 'users'))
  const contentKey = environment.ASSAYER_CONTENT_KEY ?? textIn(listIn(platform, 'content_api_keys')[0], 'key')
  const adminKey =
    adminKeyFrom(environment.ASSAYER_ADMIN_KEY) ?? adminKeyIn(listIn(platform, 'admin_api_keys')[0])
  const clients = listIn(platform, 'clients').flatMap(row => clientIn(row, environment))
  const client = (slug: string) => clients.find(it => it.slug === slug) ?? null
  const adminClient = client(ADMIN_CLIENT)
  const token = (name: string) =>
    environment[credentialVariable('TOKEN', name)] ??
    textIn(
      tokens.find(it => it.name === name),
      'accessKey',
    )
  return {
    password: user => environment[credentialVariable('PASSWORD', user)] ?? passwords.get(user) ?? null,
    email: user =>
      textIn(
        guests.find(({ username }) => username === user),
        'email',
      ),
    token,
    jwt: user => environment[credentialVariable('JWT', user)] || null,
    session: email => environment[credentialVariable('SESSION', email)] || null,
    readers: readersAmong(tokens),
    contentKey,
    staff: textIn(listIn(platform, 'users')[0], 'email'),
    adminKey,
    adminClient,
    publicClient: client(PUBLIC_CLIENT),
    clientSecret: slug => client(slug)?.secret ?? null,
    siteUrl: textIn(isObject(platform.site) ? platform.site : undefined, 'url'),
    passwords: [...passwords.values()],
    secrets: [
      ...passwords.values(),
      ...tokens.flatMap(it => textIn(it, 'accessKey') ?? []),
      ...Object.entries(environment).flatMap(([name, value]) => (isSecret(name) && value ? [value] : [])),
      ...clients.map(({ secret }) => secret),
      ...[contentKey, adminKey?.secret].flatMap(it => it ?? []),
    ],
  }
}

/** Credentials whose keys are those of the moment: they are read again as soon as there are others. */
export function withKeysOfNow(read: () => Credentials, keys: () => string): Credentials {
  let [last, current] = [keys(), read()]
  const seen = new Set(current.secrets)
  const now = () => {
    if (keys() === last) return current
    last = keys()
    current = read()
    for (const secret of current.secrets) seen.add(secret)
    return current
  }
  return {
    ...current,
    get contentKey() {
      return now().contentKey
    },
    get adminKey() {
      return now().adminKey
    },
    get secrets() {
      now()
      return [...seen]
    },
  }
}

function isSecret(name: string): boolean {
  return /^ASSAYER_(TOKEN_|PASSWORD_|JWT_|SESSION_|CLIENT_SECRET_|CONTENT_KEY|ADMIN_KEY|ADMIN_SECRET)/.test(
    name,
  )
}

function passwordsOf(
  guests: readonly JsonObject[],
  staff: readonly JsonObject[],
): ReadonlyMap<string, string> {
  const named = [
    ...guests.map(user => [user.username, user] as const),
    ...staff.map(user => [user.email, user] as const),
  ]
  return new Map(
    named.flatMap(([name, user]) => {
      const password = textIn(user, 'password')
      return typeof name === 'string' && password !== null ? [[name, password] as const] : []
    }),
  )
}

function readersAmong(tokens: readonly JsonObject[]): readonly string[] {
  const ofType = (type: string) =>
    tokens.flatMap(it =>
      it.type === type && it.expiresAt === undefined && typeof it.name === 'string' ? [it.name] : [],
    )
  return [...ofType('full-access'), ...ofType('read-only')]
}

function adminKeyFrom(text: string | undefined): Credentials['adminKey'] {
  const [id, secret] = text?.split(':') ?? []
  return id && secret ? { id, secret } : null
}

function adminKeyIn(row: JsonObject | undefined): Credentials['adminKey'] {
  const [id, secret] = [textIn(row, 'id'), textIn(row, 'secret')]
  return id && secret ? { id, secret } : null
}

function clientIn(row: JsonObject, environment: Environment): readonly PlatformClient[] {
  const slug = textIn(row, 'slug')
  if (slug === null) return []
  const secret = environment[credentialVariable('CLIENT_SECRET', slug)] ?? textIn(row, 'secret')
  return secret === null ? [] : [{ slug, secret }]
}

function fileOf(world: string, name: string): JsonObject {
  const file = join(world, name)
  const value = existsSync(file) ? readKnownJson(file) : {}
  return isObject(value) ? value : {}
}

function listIn(value: JsonObject, key: string): readonly JsonObject[] {
  const list = value[key]
  return Array.isArray(list) ? list.filter(isObject) : []
}

function textIn(value: JsonObject | undefined, key: string): string | null {
  const text = value?.[key]
  return typeof text === 'string' ? text : null
}
