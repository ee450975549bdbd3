import type { RequestSpec } from '../../suite/clause.ts'
import { factVariable } from '../../suite/fact.ts'
import { callerOf, passwordVariable, tokenVariable, versionPrefix, withParameter } from '../callers.ts'
import { CannotExpress } from '../exporter.ts'
import type { PlannedSetting } from '../plan.ts'
import { notation } from '../template.ts'

/** How a caller proves himself in one request. */
export interface Proof {
  /** The request's path, with a key where the key stands there. */
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  /** The request that must come before, once in a file; null when none must. */
  readonly before: Before | null
}

/** A request that gives something to later ones. */
export interface Before {
  readonly lines: readonly string[]
}

/** The proof of a request's caller. Throws CannotExpress. */
export function proofOf(request: Pick<RequestSpec, 'path' | 'as' | 'token'>, setting: PlannedSetting): Proof {
  const { path, as, token } = request
  const { kind, name } = callerOf(as)
  if (token !== null) throw new CannotExpress('a token that is signed wrongly on purpose')
  switch (kind) {
    case 'public':
      return { path, headers: {}, before: null }
    case 'token':
      return { path, headers: { authorization: `Bearer ${variable(tokenVariable(name))}` }, before: null }
    case 'content-key':
      return {
        path: withParameter(path, `key=${variable('ASSAYER_CONTENT_KEY')}`),
        headers: {},
        before: null,
      }
    case 'integration':
      return {
        path,
        headers: { authorization: `Platform ${variable(adminTokenVariable(path))}` },
        before: null,
      }
    case 'user':
      return { path, headers: { authorization: `Bearer ${variable('ASSAYER_JWT')}` }, before: logIn(name) }
    case 'session':
      return sessionOf(path, name, setting)
    default:
      throw new Error(`invariant: a checked scenario has no caller ${as}`)
  }
}

function variable(name: string): string {
  return notation({ kind: 'variable', name })
}

/** Hurl signs nothing: the token is given, and lives for five minutes. Its audience has the version of the URL. */
export function adminTokenVariable(path: string): string {
  const version = versionPrefix(path).replace(/\W/g, '_').replace(/_$/, '').toUpperCase()
  return version === '' ? 'ASSAYER_ADMIN_TOKEN' : `ASSAYER_ADMIN_TOKEN_${version}`
}

function logIn(user: string): Before {
  const body = { identifier: user, password: `{{${passwordVariable(user)}}}` }
  return {
    lines: [
      `# ${user} logs in`,
      'POST {{ASSAYER_URL}}/api/auth/local',
      JSON.stringify(body),
      'HTTP 200',
      '[Captures]',
      'ASSAYER_JWT: jsonpath "$.jwt" redact',
    ],
  }
}

function sessionOf(path: string, email: string, { credentials }: PlannedSetting): Proof {
  const prefix = versionPrefix(path)
  if (prefix === 'v0.1/') return accessToken(path, email, credentials.adminClient?.slug)
  const { siteUrl } = credentials
  const hasOrigin = prefix === 'v2/' && siteUrl !== null
  const before = [
    `# ${email} signs in`,
    `POST {{ASSAYER_URL}}/platform/api/${prefix}admin/session/`,
    ...(hasOrigin ? ['origin: {{ASSAYER_SITE_ORIGIN}}'] : []),
    JSON.stringify({ username: email, password: `{{${passwordVariable(email)}}}` }),
    'HTTP *',
    '[Captures]',
    'ASSAYER_SESSION: header "set-cookie" regex /^([^;]*)/ redact',
  ]
  const origin = variable('ASSAYER_SITE_ORIGIN')
  const headers = { ...(hasOrigin && { origin }), cookie: variable('ASSAYER_SESSION') }
  return { path, headers, before: { lines: before } }
}

function secretOf(slug: string): string {
  return `{{${factVariable({ name: 'client-secret', of: slug })}}}`
}

function accessToken(path: string, email: string, slug: string | undefined): Proof {
  const body = {
    ...{ grant_type: 'password', username: email, password: `{{${passwordVariable(email)}}}` },
    ...(slug !== undefined && { client_id: slug, client_secret: secretOf(slug) }),
  }
  const before = [
    `# ${email} signs in`,
    'POST {{ASSAYER_URL}}/platform/api/v0.1/authentication/token/',
    JSON.stringify(body),
    'HTTP 200',
    '[Captures]',
    'ASSAYER_ACCESS_TOKEN: jsonpath "$.access_token" redact',
  ]
  return {
    path,
    headers: { authorization: `Bearer ${variable('ASSAYER_ACCESS_TOKEN')}` },
    before: { lines: before },
  }
}
