import { beforeEach, expect, test } from 'vitest'
import { type Send, startService } from './service.fixture.ts'

let send: Send
beforeEach(async () => {
  send = await startService()
})

const granted = { enabled: true, policy: '' }

const rows: readonly [fact: string, method: string, path: string, status: number, body: unknown][] = [
  [
    'roles have the number of their users',
    ...(['GET', '/api/users-permissions/roles', 200] as const),
    {
      roles: [
        { type: 'authenticated', nb_users: 3 },
        { type: 'public', nb_users: 1 },
      ],
    },
  ],
  [
    'a role lists every action',
    ...(['GET', '/api/users-permissions/roles/2', 200] as const),
    {
      role: {
        type: 'public',
        permissions: { 'plugin::i18n': { controllers: { locales: { listLocales: granted } } } },
      },
    },
  ],
  [
    'an unknown role is not found',
    ...(['GET', '/api/users-permissions/roles/9', 404] as const),
    { error: { message: 'Role not found' } },
  ],
  [
    'locales say which one is the default',
    ...(['GET', '/api/i18n/locales?filters[code]=fr', 200] as const),
    [
      { code: 'en', isDefault: true },
      { code: 'fr', isDefault: false },
    ],
  ],
  [
    'files are a bare list',
    ...(['GET', '/api/upload/files?sort=name:desc&limit=1', 200] as const),
    [{ id: 2, name: 'two.txt' }],
  ],
  ['a file is bare', ...(['GET', '/api/upload/files/1', 200] as const), { id: 1, name: 'one.txt' }],
  ['an unknown file is not found', ...(['GET', '/api/upload/files/9', 404] as const), { data: null }],
  ['an id that is no number is not found', ...(['GET', '/api/upload/files/x', 404] as const), { data: null }],
  [
    'another provider is disabled',
    ...(['GET', '/api/auth/github/callback', 400] as const),
    { error: { name: 'ApplicationError', message: 'This provider is disabled' } },
  ],
  [
    'connecting to another provider is disabled',
    ...(['GET', '/api/connect/github', 400] as const),
    { error: { name: 'ApplicationError', message: 'This provider is disabled' } },
  ],
]
test.each(rows)('%s', async (_, method, path, status, body) => {
  const answer = await send(method, path)
  expect(answer.status).toBe(status)
  expect(answer.body).toMatchObject(body as object)
})

test('a file does not show where it is kept', async () => {
  const { body } = await send('GET', '/api/upload/files/1')
  expect(body).not.toHaveProperty('folderPath')
})

test('a deleted file is gone', async () => {
  expect((await send('DELETE', '/api/upload/files/1')).body).toMatchObject({ name: 'one.txt' })
  expect((await send('GET', '/api/upload/files/1')).status).toBe(404)
  expect((await send('DELETE', '/api/upload/files/1')).status).toBe(404)
})
