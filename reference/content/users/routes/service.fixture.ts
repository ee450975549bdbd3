import { createReference } from '../../../index.ts'
import { settableClock } from '../../../world/clock.ts'
import { parseWorld } from '../../../world/parse-world.ts'

export const NOW = Date.parse('2024-06-01T12:00:00.000Z')

/** The bcrypt hash of `anna-Passw0rd`, of the lowest cost so that tests are fast. */
const HASH = '$2b$04$ZfTTYGUOsUaxaPlOxe/f.eTohP2f3uTdaak8/QRiio1aLsW3irK4e'

const TIMES = { createdAt: '2024-01-01T00:00:00.000Z', updatedAt: '2024-01-02T00:00:00.000Z' }

const user = (id: number, username: string, more: object = {}) => ({
  id,
  username,
  email: `${username.toLowerCase()}@users.test`,
  provider: 'local',
  password: HASH,
  confirmed: true,
  blocked: false,
  role: 'authenticated',
  ...TIMES,
  ...more,
})

const file = (id: number, name: string) => ({
  id,
  name,
  hash: `hash_${id}`,
  ext: '.txt',
  mime: 'text/plain',
  size: 1.5,
  url: `/uploads/hash_${id}.txt`,
  provider: 'local',
  folderPath: '/',
  ...TIMES,
})

const data = {
  'plugin::users-permissions.user': [
    user(1, 'anna'),
    user(2, 'Bert', { blocked: true }),
    user(3, 'cleo', { confirmed: false, role: 'public' }),
    user(4, 'dirk', { provider: 'github', password: undefined }),
  ],
  'plugin::upload.file': [file(1, 'one.txt'), file(2, 'two.txt')],
  'plugin::i18n.locale': [
    { id: 1, code: 'en', name: 'English', ...TIMES },
    { id: 2, code: 'fr', name: 'French', ...TIMES },
  ],
}

const options = {
  jwtSecret: 'secret',
  apiTokens: [{ name: 'full', type: 'full-access', accessKey: 'full-key' }],
}

/** What came back: the status, and the body as JSON (or as text, when it is none). */
export interface Answer {
  readonly status: number
  readonly headers: Readonly<Record<string, string | readonly string[]>>
  readonly body: unknown
}

/** Sends one request; `credential` goes into the Authorization header. */
export type Send = (method: string, path: string, body?: unknown, credential?: string) => Promise<Answer>

/**
 * A reference that serves four users (all with the password `anna-Passw0rd`, but for dirk, who has none), two files
 * and two locales, at 2024-06-01 noon, with everything permitted. It has a control plane.
 */
export async function startService(quirks: readonly string[] = []): Promise<Send> {
  const files = [
    ['data.json', JSON.stringify(data)],
    ['options.json', JSON.stringify(options)],
  ] as const
  const world = parseWorld('users', new Map(files))
  const reference = await createReference({ world, quirks, control: true, clock: settableClock(NOW) })
  return async (method, path, body, credential) => {
    const response = await reference.handle({
      method,
      target: path,
      headers: {
        'content-type': 'application/json',
        ...(credential !== undefined && { authorization: `Bearer ${credential}` }),
      },
      body: body === undefined ? null : new TextEncoder().encode(JSON.stringify(body)),
    })
    const text = typeof response.body === 'string' ? response.body : ''
    return { status: response.status, headers: response.headers, body: text === '' ? '' : JSON.parse(text) }
  }
}
