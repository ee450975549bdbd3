import type { Client } from '../client/client.ts'
import type { Outcome } from '../client/outcome.ts'
import type { WireRequest } from '../client/wire-request.ts'
import { SECRET_HEADERS } from '../secrets/names.ts'
import type { TokenChanges } from '../suite/clause.ts'
import { adminToken } from './admin-token.ts'
import { credentialVariable } from './credential-variable.ts'
import type { Credentials } from './credentials.ts'
import { needed } from './needed.ts'
import { isGood, type Proof, readyProof, signIn } from './platform-session.ts'
import { NOT_PUT_BACK } from './read-only.ts'
import { CannotJudge, NotSent } from './target.ts'

/** Puts a caller's proof into requests. */
export interface Callers {
  /**
   * The request as this caller sends it, the token of an integration with the changes given. Throws CannotJudge
   * when the proof cannot be had.
   */
  sign(request: WireRequest, as: string, token?: TokenChanges | null): Promise<WireRequest>
  /** Forgets sessions, which a reset ends. Tokens and JWTs stay: a reset keeps users and keys. */
  forgetSessions(): void
  /** After a reset that left sessions alone: each is tried before it is used again. */
  doubtSessions(): void
  /** Forgets the JWTs of users whom a reset made anew. */
  forgetUsers(names: readonly string[]): void
  /** Proofs that were made during the run: no report may show them. */
  secrets(): readonly string[]
}

/** `onSession` is told whenever a user of the platform was signed in: that leaves a session there. */
export function callersOf(
  client: Client,
  credentials: Credentials,
  onSession: (email: string) => void = () => {},
): Callers {
  const remade = new Set<string>()
  const jwts = new Map<string, Promise<string>>()
  const sessions = new Map<string, Promise<Proof>>()
  const opened = new Map<string, Proof>()
  const made: string[] = []
  const keep = async (secret: Promise<string>) => {
    made.push(await secret)
    return secret
  }
  const session = async (email: string, prefix: string): Promise<Proof> => {
    const ready = await readyProof(client, credentials, { email, prefix })
    if (ready) return ready
    const password = needed(credentials.password(email), `password of ${email}`)
    const proof = await signIn(client, credentials, { email, password, prefix }).catch(
      insteadOfSigningIn('SESSION', email),
    )
    onSession(email)
    made.push(...SECRET_HEADERS.flatMap(name => proof[name] ?? []))
    return proof
  }
  const stillGoodOrNew = async (email: string, prefix: string): Promise<Proof> => {
    const name = `${prefix}${email}`
    const last = opened.get(name)
    if (last && (await isGood(client, prefix, last))) return last
    const proof = await session(email, prefix)
    opened.set(name, proof)
    return proof
  }
  const forgetSessions = () => {
    opened.clear()
    sessions.clear()
  }
  const jwtOf = async (user: string) => {
    const ready = remade.has(user) ? null : credentials.jwt(user)
    return ready ?? logIn(client, credentials, user).catch(insteadOfSigningIn('JWT', user))
  }
  const bearer = (request: WireRequest, token: string) =>
    withHeader(request, 'authorization', `Bearer ${token}`)

  const sign = async (
    request: WireRequest,
    as: string,
    changes: TokenChanges | null = null,
  ): Promise<WireRequest> => {
    const [kind, name] = splitCaller(as)
    switch (kind) {
      case 'public':
        return request
      case 'user':
        return bearer(request, await once(jwts, name, () => keep(jwtOf(name))))
      case 'token':
        return bearer(request, needed(credentials.token(name), `API token ${name}`))
      case 'content-key':
        return withQuery(request, 'key', needed(credentials.contentKey, 'content API key'))
      case 'integration': {
        const token = adminToken(needed(credentials.adminKey, 'admin API key'), request.path, changes, now())
        // Not among the secrets: each request has a token of its own, and reports know a JWT by its shape.
        return withHeader(request, 'authorization', `Platform ${token}`)
      }
      case 'session': {
        const prefix = prefixOf(request.path)
        const proof = await once(sessions, `${prefix}${name}`, () => stillGoodOrNew(name, prefix))
        return { ...request, headers: { ...proof, ...request.headers } }
      }
      default:
        throw new Error(`invariant: a checked scenario has no caller ${as}`)
    }
  }
  const forgetUsers = (names: readonly string[]) => {
    for (const name of names) {
      jwts.delete(name)
      remade.add(name)
    }
  }
  return { sign, forgetSessions, doubtSessions: () => sessions.clear(), forgetUsers, secrets: () => made }
}

/** To sign in is a write: where nothing may be written, somebody else must have done so before. */
function insteadOfSigningIn(kind: 'SESSION' | 'JWT', user: string): (error: unknown) => never {
  return error => {
    if (!(error instanceof NotSent)) throw error
    const what = kind === 'JWT' ? 'a JWT' : 'the cookie of a session (name=value), or `Bearer TOKEN`,'
    throw new NotSent(
      `it is sent as ${user}: signing in is a write, and ${NOT_PUT_BACK}, or put ${what} into ${credentialVariable(kind, user)} (auth.${kind.toLowerCase()}s)`,
    )
  }
}

/** Seconds since the epoch. */
function now(): number {
  return Math.floor(Date.now() / 1000)
}

/** The version prefix of a platform's URL, with its slash: `v4/`; empty for the single URL. */
function prefixOf(path: string): string {
  return /^\/platform\/api\/((?:v[\d.]+|canary)\/)/.exec(path)?.[1] ?? ''
}

function splitCaller(as: string): readonly [kind: string, name: string] {
  const colon = as.indexOf(':')
  return colon < 0 ? [as, ''] : [as.slice(0, colon), as.slice(colon + 1)]
}

function once<T>(cache: Map<string, Promise<T>>, name: string, make: () => Promise<T>): Promise<T> {
  const known = cache.get(name)
  if (known) return known
  const made = make()
  cache.set(name, made)
  return made
}

function withHeader(request: WireRequest, name: string, value: string): WireRequest {
  return { ...request, headers: { ...request.headers, [name]: value } }
}

function withQuery(request: WireRequest, name: string, value: string): WireRequest {
  const separator = request.path.includes('?') ? '&' : '?'
  return { ...request, path: `${request.path}${separator}${name}=${encodeURIComponent(value)}` }
}

/** With the username, or else with the e-mail address of the user: what an identifier is, is not said. */
async function logIn(client: Client, credentials: Credentials, user: string): Promise<string> {
  const password = needed(credentials.password(user), `password of ${user}`)
  const email = credentials.email(user)
  const byName = await logInWith(client, user, password)
  if ('jwt' in byName) return byName.jwt
  const byMail = email === null ? byName : await logInWith(client, email, password)
  if ('jwt' in byMail) return byMail.jwt
  throw new CannotJudge(`${user} cannot log in with ${byName.tried}`)
}

type LogIn = { readonly jwt: string } | { readonly tried: string }

/** By REST, as real programs have it, or else by the mutation that is documented. */
async function logInWith(client: Client, identifier: string, password: string): Promise<LogIn> {
  const byRest = await client.send(post('/api/auth/local', { identifier, password }))
  const jwt = jsonOf(byRest).jwt
  if (typeof jwt === 'string') return { jwt }
  const byGraphql = await client.send(post('/graphql', { query: loginMutation(identifier, password) }))
  const other = Object(Object(jsonOf(byGraphql).data).login).jwt
  if (typeof other === 'string') return { jwt: other }
  const refused = byGraphql.kind === 'answer' && byGraphql.status < 300 ? 'no jwt' : describe(byGraphql)
  return { tried: `POST /api/auth/local: ${describe(byRest)}; by the mutation login: ${refused}` }
}

/** Without variables: the name of the input's type is not documented. */
function loginMutation(identifier: string, password: string): string {
  const input = `{identifier: ${JSON.stringify(identifier)}, password: ${JSON.stringify(password)}}`
  return `mutation { login(input: ${input}) { jwt } }`
}

function jsonOf(outcome: Outcome): Readonly<Record<string, unknown>> {
  return outcome.kind === 'answer' ? Object(outcome.json) : {}
}

function post(path: string, body: unknown): WireRequest {
  return { method: 'POST', path, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
}

function describe(outcome: Outcome): string {
  return outcome.kind === 'answer' ? `the answer was ${outcome.status}` : outcome.says
}
