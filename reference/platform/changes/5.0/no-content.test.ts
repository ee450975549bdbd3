import { expect, test } from 'vitest'
import { shown } from '../words.fixture.ts'

test.each<[change: string, asked: string, status: number]>([
  ['5-0.email-previews', 'admin POST /email_preview/posts/1/', 200],
  ['5-0.email-previews', 'admin POST /email_previews/posts/1/', 204],
  ['5-0.email-previews', 'content POST /email_preview/posts/1/', 204],
  ['5-0.global-password-reset', 'admin POST /authentication/reset_all_passwords/', 200],
  ['5-0.global-password-reset', 'admin POST /authentication/global_password_reset/', 204],
  ['5-0.global-password-reset', 'content POST /authentication/reset_all_passwords/', 204],
  ['5-0.payments-disconnect', 'admin DELETE /settings/payments/connect/', 200],
  ['5-0.payments-disconnect', 'admin PUT /settings/payments/connect/', 204],
  ['5-0.payments-disconnect', 'admin DELETE /settings/payments/', 204],
  ['5-0.members-email', 'admin POST /settings/members/email/', 200],
  ['5-0.members-email', 'admin POST /settings/members/', 204],
])('%s: an answer to %s without content is %i', (change, asked, status) => {
  expect(shown(change, asked, 204, null)[0]).toBe(status)
})
