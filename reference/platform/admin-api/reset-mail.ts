import type { Site } from '../contracts.ts'
import { mailAddress, settingOf } from '../present/setting.ts'
import type { Row } from '../values.ts'
import { sign } from './sign.ts'

const ONE_DAY = 24 * 60 * 60 * 1000

/**
 * A token that lets a user set a new password within a day, once: it is signed with the present password, so
 * it no longer fits when that has changed.
 */
async function resetToken(user: Row, site: Site): Promise<string> {
  const expires = site.clock.now() + ONE_DAY
  const text = `${expires}|${String(user.email)}|${await signature(user, expires, site)}`
  return btoa(text).replace(/=+$/, '')
}

async function signature(user: Row, expires: number, site: Site): Promise<string> {
  return sign(`${expires}|${String(user.email)}|${String(user.password)}`, site)
}

/** What a reset token says; null when it is none. */
export interface ResetToken {
  readonly email: string
  readonly expires: number
  readonly signature: string
}

export function readResetToken(token: string): ResetToken | null {
  const text = /^[A-Za-z0-9+/]+$/.test(token) && token.length % 4 !== 1 ? atob(token) : ''
  const [expires, email, signature] = text.split('|')
  return email && signature ? { email, expires: Number(expires), signature } : null
}

/** Whether a token was made for the present password of its user. */
export async function fitsPassword(token: ResetToken, user: Row, site: Site): Promise<boolean> {
  return token.signature === (await signature(user, token.expires, site))
}

/** Mails a user the link to set a new password. */
export async function sendReset(user: Row, site: Site): Promise<void> {
  const code = await resetToken(user, site)
  const link = `${site.data.url}/${site.brand.word}/#/reset/${code}/`
  site.outbox.send({
    from: `${String(settingOf(site, 'title'))} <${mailAddress(site)}>`,
    to: String(user.email),
    subject: 'Reset Password',
    text: `A request has been made to reset the password at ${site.data.url}. Follow the link to do so: ${link}`,
    html: `<p>A request has been made to reset the password at ${site.data.url}. Follow the link to do so: <a href="${link}">${link}</a></p>`,
    code,
    sentAt: new Date(site.clock.now()).toISOString(),
  })
}
