import { expect, test } from 'vitest'
import { asksForOldVersion, type Fired, type Hazard, hazardsOf } from './hazards.ts'

const fired = (line: string, body?: unknown): Fired => {
  const [method = '', path = ''] = line.split(' ')
  return { method, path, headers: {}, body, as: 'integration' }
}
const mutation = (query: string) => fired('POST /graphql', { query })

test.each<[Fired, readonly Hazard[]]>([
  [fired('POST /platform/api/v3/admin/authentication/reset_all_passwords/'), ['mail', 'passwords']],
  [fired('POST /platform/api/admin/authentication/global_password_reset/'), ['mail', 'passwords']],
  [fired('POST /platform/api/v4/admin/authentication/passwordreset/'), ['mail', 'passwords']],
  [fired('PUT /platform/api/admin/authentication/password_reset/'), ['mail', 'passwords']],
  [fired('PUT /platform/api/admin/users/password/'), ['passwords']],
  [fired('POST /platform/api/admin/mail/test/'), ['mail']],
  [fired('POST /platform/api/v4/admin/email_preview/posts/1/'), ['mail']],
  [fired('POST /platform/api/admin/posts/?newsletter=daily'), ['mail']],
  [fired('PUT /platform/api/v3/admin/posts/1/?send_email_when_published=true'), ['mail']],
  [fired('POST /platform/api/admin/posts/?source=html'), []],
  [fired('GET /platform/api/admin/posts/?newsletter=daily'), []],
  [fired('PUT /platform/api/v3/admin/posts/1/', { posts: [{ send_email_when_published: true }] }), ['mail']],
  [fired('POST /platform/api/admin/posts/', { posts: [{ title: 'Our newsletter' }] }), []],
  [
    fired('PUT /platform/api/admin/newsletters/1/', { newsletters: [{ sender_email: 'a@b.test' }] }),
    ['mail'],
  ],
  [fired('PUT /platform/api/admin/settings/', { settings: [{ key: 'members_support_address' }] }), ['mail']],
  [fired('PUT /platform/api/admin/settings/', { settings: [{ key: 'title', value: 'A' }] }), []],
  [fired('POST /platform/api/v0.1/db/'), ['import', 'mail']],
  [fired('POST /platform/api/admin/members/upload/'), ['import', 'mail']],
  [fired('POST /platform/api/admin/redirects/upload/'), ['import']],
  [fired('DELETE /platform/api/admin/posts/'), ['delete-all']],
  [fired('DELETE /platform/api/admin/members/?all=true'), ['delete-all']],
  [fired('DELETE /platform/api/v3/admin/db/'), ['delete-all']],
  [fired('DELETE /platform/api/admin/posts/1/'), []],
  [fired('DELETE /platform/api/admin/session/'), []],
  [fired('POST /api/auth/forgot-password'), ['mail', 'passwords']],
  [fired('POST /api/auth/local/register'), ['mail']],
  [fired('POST /api/auth/local'), []],
  [fired('POST /api/auth/change-password'), ['passwords']],
  [mutation('mutation { forgotPassword(email: "a@b.test") { ok } }'), ['mail', 'passwords']],
  [mutation('mutation { register(input: {}) { jwt } }'), ['mail']],
  [mutation('mutation { createChef(data: {}) { data { id } } }'), []],
  [mutation('{ chefs(filters: { name: { eq: "register" } }) { data { id } } }'), []],
])('%j: %j', (request, hazards) => {
  expect(hazardsOf(request)).toEqual(hazards)
})

test.each<[string, Partial<Fired>, boolean]>([
  ['an older version by header', { headers: { 'Accept-Version': 'v4.0' } }, true],
  ['an older version by address', { path: '/platform/api/v3/content/posts/' }, true],
  ['its own version', { headers: { 'accept-version': 'v5.0' } }, false],
  ['no version', {}, false],
  ['somebody who does not say who asks', { path: '/platform/api/v3/content/posts/', as: 'public' }, false],
  ['a key in the address', { path: '/platform/api/v3/content/posts/?key=1', as: 'public' }, true],
])('%s', (_, part, isOld) => {
  expect(asksForOldVersion({ ...fired('GET /platform/api/content/posts/'), ...part })).toBe(isOld)
})
