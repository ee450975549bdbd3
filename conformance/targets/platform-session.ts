import type { Client } from '../client/client.ts'
import type { Outcome } from '../client/outcome.ts'
import type { WireRequest } from '../client/wire-request.ts'
import type { Credentials } from './credentials.ts'
import { CannotJudge } from './target.ts'

/** A user of the platform who wants to be let in. */
export interface SignIn {
  readonly email: string
  readonly password: string
  /** The version prefix of the URL that is to be called, with its slash: `v4/`; empty for the single URL. */
  readonly prefix: string
}

/** Headers that prove who a user is. */
export type Proof = Readonly<Record<string, string>>

/** The only prefix of the first generation, which knows no sessions. */
const FIRST_GENERATION = 'v0.1/'

/** Signs a user in. Throws CannotJudge when the target refuses. */
export async function signIn(client: Client, credentials: Credentials, who: SignIn): Promise<Proof> {
  return who.prefix === FIRST_GENERATION
    ? accessToken(client, credentials, who)
    : openSession(client, credentials, who)
}

/** A proof that was given; null when there is none. It is a cookie, or where it says so an access token. */
export async function readyProof(
  client: Client,
  credentials: Credentials,
  { email, prefix }: Pick<SignIn, 'email' | 'prefix'>,
): Promise<Proof | null> {
  const given = credentials.session(email)
  if (given === null) return null
  if (/^Bearer /i.test(given)) return { authorization: given }
  return { ...(await originFor(client, prefix, credentials)), cookie: given }
}

/** Whether a proof still counts. */
export async function isGood(client: Client, prefix: string, proof: Proof): Promise<boolean> {
  const path = `/platform/api/${prefix}${prefix === FIRST_GENERATION ? '' : 'admin/'}users/me/`
  const outcome = await client.send({ method: 'GET', path, headers: proof, body: null })
  return outcome.kind === 'answer' && outcome.status === 200
}

/** In 2.0 a session counts only together with the site's own origin: that which it tells everybody, or its world. */
async function originFor(client: Client, prefix: string, { siteUrl }: Credentials): Promise<Proof> {
  if (prefix !== 'v2/') return {}
  const path = `/platform/api/${prefix}admin/site/`
  const outcome = await client.send({ method: 'GET', path, headers: {}, body: null })
  const { url } = Object(outcome.kind === 'answer' ? Object(outcome.json).site : null)
  const found = typeof url === 'string' && URL.canParse(url) ? url : siteUrl
  return found === null ? {} : { origin: new URL(found).origin }
}

/** A session's cookie. */
async function openSession(client: Client, credentials: Credentials, who: SignIn): Promise<Proof> {
  const origin = await originFor(client, who.prefix, credentials)
  const body = { username: who.email, password: who.password }
  const request = post(`/platform/api/${who.prefix}admin/session/`, body)
  const outcome = await client.send({ ...request, headers: { ...request.headers, ...origin } })
  const cookies = outcome.kind === 'answer' ? [outcome.headers['set-cookie'] ?? []].flat() : []
  const pairs = cookies.map(cookie => cookie.split(';')[0] ?? '')
  if (pairs.length > 0) return { ...origin, cookie: pairs.join('; ') }
  throw refused(who, 'open a session', outcome)
}

/** The access token that the first generation gives to the admin interface's client for a user's password. */
async function accessToken(client: Client, { adminClient }: Credentials, who: SignIn): Promise<Proof> {
  const outcome = await client.send(
    post(`/platform/api/${FIRST_GENERATION}authentication/token/`, {
      ...{ grant_type: 'password', username: who.email, password: who.password },
      ...(adminClient && { client_id: adminClient.slug, client_secret: adminClient.secret }),
    }),
  )
  const token = outcome.kind === 'answer' ? Object(outcome.json).access_token : undefined
  if (typeof token === 'string') return { authorization: `Bearer ${token}` }
  throw refused(who, 'get an access token', outcome)
}

function refused({ email }: SignIn, what: string, outcome: Outcome): CannotJudge {
  const why = outcome.kind === 'answer' ? `the answer was ${outcome.status}` : outcome.says
  return new CannotJudge(`${email} cannot ${what}: ${why}`)
}

function post(path: string, body: unknown): WireRequest {
  return { method: 'POST', path, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
}
