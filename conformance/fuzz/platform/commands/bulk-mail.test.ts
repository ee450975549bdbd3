import { expect, test } from 'vitest'
import { sendsInBulk } from './bulk-mail.ts'

test.each([
  ['PUT', '/platform/api/admin/posts/<post-1>/?newsletter=daily', true],
  ['PUT', '/platform/api/v3/admin/posts/<post-1>/?send_email_when_published=true', true],
  ['POST', '/platform/api/admin/email_previews/posts/<posts:cup-final>/', true],
  ['GET', '/platform/api/admin/email_previews/posts/<posts:cup-final>/', false],
  ['POST', '/platform/api/admin/newsletters/', false],
])('%s %s needs a service for newsletters: %s', (method, path, needs) => {
  const command = { as: 'integration', saves: {}, request: { method, path, headers: {}, body: {} } }
  expect(sendsInBulk(command)).toBe(needs)
})
