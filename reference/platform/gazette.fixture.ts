import { SignJWT } from 'jose'
import gazette from '../../specs/worlds/gazette/platform.json' with { type: 'json' }
import { settableClock } from '../world/clock.ts'
import { createPlatform, type Mail, type PlatformOptions, readPlatform } from './index.ts'
import { isList, isObject, type Json, type JsonObject, objectsOf } from './values.ts'

/** For tests: the gazette's site, and short ways to ask it. */
export interface Gazette {
  /** `content: /posts/` is relative to the content API and has its key; `admin: …` likewise; else a whole target. */
  get(where: string, headers?: Record<string, string>): Promise<Reply>
  /** Reads, and is told the clauses that decide the answer. */
  explain(where: string, fired: (clause: string) => void): Promise<void>
  send(method: string, where: string, body?: Json | string, headers?: Record<string, string>): Promise<Reply>
  /** The cookie of a user's new session. */
  logIn(email: string, password: string): Promise<string>
  /** An `Authorization` header of the first integration; `changes` replace parts of its token. */
  token(changes?: TokenChanges): Promise<Record<string, string>>
  mail(): readonly Mail[]
  wait(ms: number): void
  reset(): void
}

export interface Reply {
  readonly status: number
  readonly headers: Readonly<Record<string, string | readonly string[]>>
  /** The JSON, or the text when it is none; null without a body. */
  readonly body: Json
}

/** The list that an answer holds: rows under the root key, or errors. */
export function rows(body: Json): readonly JsonObject[] {
  return isObject(body) ? objectsOf(Object.values(body).find(isList)) : []
}

/** The first of the list that an answer holds; an empty object when there is none. */
export function first(body: Json): JsonObject {
  return rows(body)[0] ?? {}
}

/** What a path such as `meta.pagination.total` leads to; undefined when nothing is there. */
export function at(body: Json | undefined, path: string): Json | undefined {
  return path
    .split('.')
    .reduce<Json | undefined>((value, key) => (isObject(value) ? value[key] : undefined), body)
}

export interface TokenChanges {
  readonly scheme?: string
  readonly kid?: string | null
  readonly secret?: string
  readonly algorithm?: 'HS256' | 'HS512'
  readonly audience?: string | readonly string[] | null
  /** Seconds before now when it was made; null leaves it out. */
  readonly madeAgo?: number | null
  /** Seconds from now when it expires; null leaves it out. */
  readonly expiresIn?: number | null
  readonly notBefore?: number
}

export const CONTENT_KEY = '0123456789abcdef0123456789'
export const ADMIN_KEY = '67a000000000000000000821'
export const ADMIN_SECRET = '00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff'

/** When the tests run, as the platform sees it. */
export const NOW = Date.parse('2024-06-01T12:00:00.000Z')

/** The gazette's world, with some parts in place of its own. */
export function gazetteWorld(changes: Record<string, unknown> = {}): Record<string, unknown> {
  return { ...gazette, ...changes }
}

export function openGazette(
  options: Partial<PlatformOptions> = {},
  changes: Record<string, unknown> = {},
): Gazette {
  const clock = settableClock(NOW)
  const word = options.brand?.word
  const site = readPlatform(gazetteWorld(changes), 'gazette', word)
  const platform = createPlatform({ site, clock, ...options })
  const root = `/${word ?? 'platform'}/api`

  async function send(
    method: string,
    where: string,
    body?: Json | string,
    headers: Record<string, string> = {},
  ) {
    const json = body !== undefined && typeof body !== 'string' ? { 'content-type': 'application/json' } : {}
    const text = typeof body === 'string' ? body : JSON.stringify(body)
    const answer = await platform.service({
      method,
      target: targetOf(where, root),
      headers: { ...json, ...headers },
      body: body === undefined ? null : new TextEncoder().encode(text),
    })
    if (!answer) return { status: 404, headers: {}, body: null }
    const isJson = String(answer.headers['content-type']).startsWith('application/json')
    const sent = answer.body === null || typeof answer.body === 'string' ? answer.body : '(bytes)'
    const content: Json = sent !== null && isJson ? JSON.parse(sent) : sent
    return { status: answer.status, headers: answer.headers, body: content }
  }

  return {
    send,
    explain: async (where, fired) => {
      await platform.explain({ method: 'GET', target: targetOf(where, root), headers: {}, body: null }, fired)
    },
    get: (where, headers) => send('GET', where, undefined, headers),
    logIn: async (username, password) => {
      const { headers } = await send('POST', 'admin: /session/', { username, password })
      return String(headers['set-cookie']).split(';')[0] ?? ''
    },
    token: changed => makeToken(changed ?? {}, clock.now()),
    mail: () => platform.mail(),
    wait: ms => clock.set(clock.now() + ms),
    reset: () => platform.reset(),
  }
}

function targetOf(where: string, root: string): string {
  const [api, path] = /^(\S+): (.*)$/.exec(where)?.slice(1) ?? []
  if (api === undefined || path === undefined) return where
  const key = /(^|\/)content$/.test(api) ? `${path.includes('?') ? '&' : '?'}key=${CONTENT_KEY}` : ''
  return `${root}/${api}${path}${key}`
}

async function makeToken(changes: TokenChanges, now: number): Promise<Record<string, string>> {
  const seconds = Math.floor(now / 1000)
  const { kid = ADMIN_KEY, secret = ADMIN_SECRET, algorithm = 'HS256', audience = '/admin/' } = changes
  const { madeAgo = 0, expiresIn = 300, notBefore, scheme = 'Platform' } = changes
  const claims = {
    ...(madeAgo !== null && { iat: seconds - madeAgo }),
    ...(expiresIn !== null && { exp: seconds + expiresIn }),
    ...(audience !== null && { aud: typeof audience === 'string' ? audience : [...audience] }),
    ...(notBefore !== undefined && { nbf: seconds + notBefore }),
  }
  const header = { alg: algorithm, typ: 'JWT', ...(kid !== null && { kid }) }
  const bytes = Uint8Array.from(secret.match(/../g) ?? [], pair => Number.parseInt(pair, 16))
  const padded = algorithm === 'HS512' ? new Uint8Array([...bytes, ...bytes]) : bytes
  return { authorization: `${scheme} ${await new SignJWT(claims).setProtectedHeader(header).sign(padded)}` }
}
