import { CONTENT_KEY, type Gazette, openGazette, type Reply } from '../gazette.fixture.ts'
import type { PlatformUnits } from '../index.ts'
import { isList, isObject, type Json } from '../values.ts'
import type { Major } from '../version.ts'

/** Where each major serves what its clients should use. */
const PREFIXES: Readonly<Record<Major, string>> = { 1: 'v0.1', 2: 'v2/', 3: 'v3/', 4: 'v4/', 5: '' }
const CLIENT = 'client_id=platform-frontend&client_secret=0a1b2c3d4e5f'
const ORIGIN = { origin: 'http://localhost:2368' }
const USER = { username: 'ada@gazette.example', password: 'adas-early-ferry' }

/** Asks a gazette of one major, by the URLs and credentials of that major. */
export interface Asker {
  /** Reads from the content API. */
  content(path: string): Promise<Reply>
  /** Asks the admin API as an administrator. */
  admin(method: string, path: string, body?: Json | string, headers?: Headers): Promise<Reply>
  /** Opens a session, without saying where the request comes from. */
  signIn(): Promise<Reply>
  /** Reads from the admin API as an integration. */
  integration(path: string): Promise<Reply>
  /** Asks for a whole target. */
  raw(method: string, target: string, body?: Json | string, headers?: Headers): Promise<Reply>
  mails(): number
  /** Whether the gazette is as it was opened: nothing but GET was sent since the log-in. */
  isUntouched(): boolean
}

type Headers = Record<string, string>

/** The gazette as a major serves it; `units` in place of the documented ones. */
export async function askerOf(major: Major, units?: PlatformUnits, changes = {}): Promise<Asker> {
  const gazette = openGazette({ version: `${major}.0`, ...(units && { units }) }, changes)
  const root = `/platform/api/${PREFIXES[major]}`
  const headers = await logIn(gazette, root, major)
  let isUntouched = true
  const send: Gazette['send'] = (method, ...rest) => {
    isUntouched &&= method === 'GET'
    return gazette.send(method, ...rest)
  }
  return {
    content: path => gazette.get(contentTarget(root, path, major)),
    admin: (method, path, body, more) =>
      send(method, `${root}${major === 1 ? '' : 'admin'}${path}`, body, { ...headers, ...more }),
    signIn: () => send('POST', `${root}${major === 1 ? '' : 'admin'}/session/`, USER),
    integration: async path => {
      const token = await gazette.token({ audience: `/${PREFIXES[major]}admin/` })
      return send('GET', `${root}${major === 1 ? '' : 'admin'}${path}`, undefined, token)
    },
    raw: (method, target, body, more) => send(method, target, body, more),
    mails: () => gazette.mail().length,
    isUntouched: () => isUntouched,
  }
}

function contentTarget(root: string, path: string, major: Major): string {
  const mark = path.includes('?') ? '&' : '?'
  return major === 1 ? `${root}${path}${mark}${CLIENT}` : `${root}content${path}${mark}key=${CONTENT_KEY}`
}

/** Headers of an administrator. */
async function logIn(gazette: Gazette, root: string, major: Major): Promise<Headers> {
  if (major > 1) {
    const { headers } = await gazette.send('POST', `${root}admin/session/`, USER, ORIGIN)
    return { ...ORIGIN, cookie: String(headers['set-cookie']).split(';')[0] ?? '' }
  }
  const client = Object.fromEntries(new URLSearchParams(CLIENT))
  const body = { ...client, ...USER, grant_type: 'password' }
  const answer = await gazette.send('POST', `${root}/authentication/token/`, body)
  return { authorization: `Bearer ${isObject(answer.body) ? String(answer.body.access_token) : ''}` }
}

/** What is compared of an answer: no ids of errors, no tokens, not the version that runs. */
export function seen({ status, body, headers }: Reply): string {
  const isVersioned = headers['content-version'] !== undefined
  const text = JSON.stringify([status, headers.deprecation ?? null, isVersioned, shown(body)])
  return text.replace(NEW_ID, '<id>')
}

/** Ids that were made while the platform ran; those of the world begin with 67a. */
const NEW_ID = /\b(?!67a)[0-9a-f]{24}\b|\b[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/g

const UNSEEN = new Set(['version', 'access_token', 'refresh_token', 'messageId', 'meta.version'])

function shown(value: Json, inError = false): Json {
  if (isList(value)) return value.map(item => shown(item, inError))
  if (!isObject(value)) return value
  const kept = Object.entries(value).filter(([key]) => !UNSEEN.has(key) && !(inError && key === 'id'))
  const sorted = kept.toSorted(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(sorted.map(([key, item]) => [key, shown(item, inError || key === 'errors')]))
}

/** A form with one file, as browsers send it. */
export function upload(field: string, name: string, text: string): { body: string; headers: Headers } {
  const body = `--x\r\ncontent-disposition: form-data; name="${field}"; filename="${name}"\r\n\r\n${text}\r\n--x--\r\n`
  return { body, headers: { 'content-type': 'multipart/form-data; boundary=x' } }
}
