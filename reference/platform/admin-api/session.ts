import type { Site } from '../contracts.ts'
import { cookieOf } from '../http/request.ts'
import type { Row } from '../values.ts'
import { sign } from './sign.ts'

/** How long a session lives: half a year, in ms. */
const LIFETIME = 182.5 * 24 * 60 * 60 * 1000

export function sessionCookie({ brand }: Site): string {
  return `${brand.word}-admin-api-session`
}

/** The session that a request's cookie stands for; null when it is none, forged or over. */
export async function sessionOf(headers: Readonly<Record<string, string>>, site: Site): Promise<Row | null> {
  const cookie = cookieOf(headers, sessionCookie(site))
  const [, id, signature] = /^s:([^.]+)\.(.+)$/.exec(cookie ?? '') ?? []
  if (id === undefined || signature !== (await sign(id, site))) return null
  const session = site.store.find('sessions', id)
  return session && Number(session.expires) > site.clock.now() ? session : null
}

/** Opens a session for a user and gives the header that sets its cookie. */
export async function openSession(user: Row, site: Site): Promise<string> {
  const id = site.ids.secret(16)
  const expires = site.clock.now() + LIFETIME
  site.store.put('sessions', { id, user_id: user.id, expires })
  const value = encodeURIComponent(`s:${id}.${await sign(id, site)}`)
  const until = new Date(expires).toUTCString()
  return `${sessionCookie(site)}=${value}; Path=/${site.brand.word}; Expires=${until}; HttpOnly; SameSite=Lax`
}

export function endSession(session: Row, { store }: Site): void {
  store.remove('sessions', session.id)
}
