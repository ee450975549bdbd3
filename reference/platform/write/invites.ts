import { idParameter } from '../actions/read.ts'
import { viewOf } from '../actions/shelf.ts'
import type { Call, Site } from '../contracts.ts'
import { invalid, noPermission, notFound } from '../errors.ts'
import { type Answer, noContent } from '../http/answer.ts'
import { settingOf } from '../present/setting.ts'
import { showAttributes } from '../present/view.ts'
import { invites } from '../resources/invites.ts'
import { userByMail } from '../resources/users.ts'
import { isMailAddress } from '../text/mail-address.ts'
import { type JsonObject, type Row, textOf } from '../values.ts'
import { givenUnder } from './body.ts'
import { created, newRow } from './rows.ts'
import { sendFromSite } from './site-mail.ts'

const ONE_WEEK = 7 * 24 * 60 * 60 * 1000
const TOKEN_BYTES = 24

/** The roles that someone may be invited to, by who invites. Nobody is invited to own the site. */
const INVITED_BY: Readonly<Record<string, readonly string[]>> = {
  Owner: ['Administrator', 'Editor', 'Author', 'Contributor'],
  Administrator: ['Administrator', 'Editor', 'Author', 'Contributor'],
  Editor: ['Author', 'Contributor'],
  integration: ['Editor', 'Author', 'Contributor'],
}

/** Invites someone by mail to work on the site. A later invite takes the place of an earlier one. */
export function addInvite(call: Call): Answer {
  const { site } = call
  const given = givenUnder(call, 'invites')
  const role = mustBeInvitable(given, call)
  const email = readEmail(given, site)
  const before = site.store.findBy('invites', 'email', email)
  if (before) site.store.remove('invites', before.id)
  const row = makeInvite(email, role.id, site)
  sendInvite(row, call)
  return created(call, 'invites', row.id, show(row, call))
}

export function deleteInvite(call: Call): Answer {
  const { store } = call.site
  const row = store.find('invites', idParameter(call))
  if (!row) throw notFound('Resource could not be found.')
  store.remove('invites', row.id)
  return noContent()
}

/** The role that is offered. */
function mustBeInvitable(given: JsonObject, { actor, site }: Call): Row {
  const missing = ['email', 'role_id'].find(name => given[name] === undefined || given[name] === null)
  if (missing !== undefined) throw invalid(`Validation (FieldIsRequired) failed for ["${missing}"]`)
  const role = site.store.find('roles', textOf(given.role_id) ?? '')
  if (!role) throw notFound('Role not found')
  const inviter = actor.kind === 'user' ? actor.role : actor.kind
  if (INVITED_BY[inviter]?.includes(String(role.name))) return role
  throw noPermission('You do not have permission to add invites')
}

function readEmail({ email }: JsonObject, { store }: Site): string {
  const text = textOf(email) ?? ''
  if (userByMail(text, store.rows('users'))) throw invalid('User is already registered.')
  if (isMailAddress(text)) return text
  throw invalid('Validation (isEmail) failed for email', { context: 'invites.email' })
}

function makeInvite(email: string, role_id: string, site: Site): Row {
  const expires = site.clock.now() + ONE_WEEK
  const token = site.ids.secret(TOKEN_BYTES)
  const row = newRow(invites.attributes, { email, role_id, expires, token, status: 'sent' }, site)
  site.store.put('invites', row)
  return row
}

/** UNDOCUMENTED: the words of the mail are those of the real program in short. */
function sendInvite({ email, token }: Row, { actor, site }: Call): void {
  const title = String(settingOf(site, 'title'))
  const inviter = actor.kind === 'user' ? String(actor.user.name) : title
  const code = String(token)
  const link = `${site.data.url}/${site.brand.word}/signup/${code}/`
  const text = `${inviter} has invited you to join ${title}. Follow the link to activate your account: ${link}`
  const subject = `${inviter} has invited you to join ${title}`
  sendFromSite({ to: String(email), subject, text, code }, site)
}

function show(row: Row, call: Call): JsonObject {
  const view = viewOf(call, { include: new Set(), fields: null, formats: null })
  return showAttributes(invites, row, view)
}
