import { describe, expect, test } from 'vitest'
import type { Outcome } from '../client/outcome.ts'
import { openIdBook } from './ids.ts'
import { CannotJudge } from './target.ts'

type Reply = (path: string, as: string) => { status?: number; body: unknown } | null

function book(
  reply: Reply,
  service: 'content' | 'platform' = 'content',
  platformVersion: string | null = null,
) {
  const asked: string[] = []
  const get = async (path: string, as: string): Promise<Outcome> => {
    asked.push(`${as} ${path}`)
    const answer = reply(path, as)
    if (!answer) return { kind: 'no-answer', reason: 'broken-off', says: 'gone', ms: 0 }
    const { status = 200, body } = answer
    return { kind: 'answer', status, headers: {}, text: '', json: body, size: 0, isBroken: false, ms: 0 }
  }
  const keys = new Map([
    ['breads', 'slug'],
    ['users', 'username'],
    ['files', 'name'],
    ['posts', 'slug'],
  ])
  return {
    asked,
    ...openIdBook({ get, keys, service, readers: ['full'], platformVersion, staff: 'ann' }),
  }
}

const bread = (id: number, slug: string) => ({ id, attributes: { slug } })

describe('where ids come from', () => {
  test('all pages of a list, which is read once', async () => {
    const { idOf, asked } = book(path => {
      const page = Number(/page\]=(\d)/.exec(path)?.[1])
      return { body: { data: [bread(page, `b${page}`)], meta: { pagination: { page, pageCount: 3 } } } }
    })
    expect(await idOf({ plural: 'breads', key: 'b3' })).toBe(3)
    expect(await idOf({ plural: 'breads', key: 'b1' })).toBe(1)
    expect(asked).toHaveLength(3)
  })

  test('full pages, where the target counts nothing', async () => {
    const { idOf } = book(path => {
      const page = Number(/page\]=(\d)/.exec(path)?.[1])
      const data = page === 1 ? [bread(1, 'a'), bread(2, 'b')] : [bread(3, 'c')]
      return { body: { data, meta: { pagination: { page, pageSize: 2 } } } }
    })
    expect(await idOf({ plural: 'breads', key: 'c' })).toBe(3)
  })

  test('a target whose page count lies ends all the same', async () => {
    const { idOf, asked } = book(() => ({
      body: { data: [], meta: { pagination: { page: 1, pageCount: 1e9 } } },
    }))
    await expect(idOf({ plural: 'breads', key: 'c' })).rejects.toThrow('no entry of breads named c')
    expect(asked).toHaveLength(50)
  })

  test('without drafts and locales where the target refuses those parameters', async () => {
    const { idOf } = book(path =>
      path.includes('locale=all') ? { status: 400, body: {} } : { body: { data: [bread(1, 'a')] } },
    )
    expect(await idOf({ plural: 'breads', key: 'a' })).toBe(1)
  })

  test.each(['users', 'files'])('%s are a bare list', async plural => {
    const { idOf } = book(() => ({ body: [{ id: 7, username: 'x', name: 'x' }] }))
    expect(await idOf({ plural, key: 'x' })).toBe(7)
  })

  test.each([
    ['4.0', ['integration /platform/api/v4/admin/posts/?limit=all']],
    ['1.0', ['session:ann /platform/api/v0.1/posts/?limit=all&status=all&staticPages=all']],
  ])('the platform at %s, under the prefix of that time', async (version, expected) => {
    const { idOf, asked } = book(() => ({ body: { posts: [{ id: 'abc', slug: 'x' }] } }), 'platform', version)
    expect(await idOf({ plural: 'posts', key: 'x' })).toBe('abc')
    expect(asked).toEqual(expected)
  })

  test('the platform’s admin API, else its content API', async () => {
    const { idOf, asked } = book(
      (_, as) =>
        as === 'integration' ? { status: 501, body: {} } : { body: { posts: [{ id: 'abc', slug: 'x' }] } },
      'platform',
    )
    expect(await idOf({ plural: 'posts', key: 'x' })).toBe('abc')
    expect(asked).toEqual([
      'integration /platform/api/admin/posts/?limit=all',
      'content-key /platform/api/content/posts/?limit=all',
    ])
  })

  test('a platform’s list without parameters, where it refuses them', async () => {
    const { idOf, asked } = book(
      path =>
        path.includes('?') ? { status: 400, body: {} } : { body: { posts: [{ id: 'abc', slug: 'x' }] } },
      'platform',
    )
    expect(await idOf({ plural: 'posts', key: 'x' })).toBe('abc')
    expect(asked.at(-1)).toBe('integration /platform/api/admin/posts/')
  })

  test('the next way where a caller is not known', async () => {
    const { idOf } = book((_, as) => {
      if (as === 'integration') throw new CannotJudge('the world has no admin API key')
      return { body: { posts: [{ id: 'abc', slug: 'x' }] } }
    }, 'platform')
    expect(await idOf({ plural: 'posts', key: 'x' })).toBe('abc')
  })

  test('again after the world was put back', async () => {
    let id = 0
    const { idOf, forget } = book(() => ({ body: { data: [bread(++id, 'a')] } }))
    expect(await idOf({ plural: 'breads', key: 'a' })).toBe(1)
    forget()
    expect(await idOf({ plural: 'breads', key: 'a' })).toBe(2)
  })
})

describe('what cannot be found out', () => {
  test('two entries of one name', async () => {
    const { idOf } = book(() => ({ body: { data: [bread(1, 'a'), bread(2, 'a')] } }))
    await expect(idOf({ plural: 'breads', key: 'a' })).rejects.toThrow('two entries of breads named a')
  })

  test('a list that nobody may read: everything that was tried is said', async () => {
    const { idOf } = book((_, as) => (as === 'public' ? { status: 403, body: {} } : null))
    await expect(idOf({ plural: 'users', key: 'a' })).rejects.toThrow(
      'the ids of users cannot be read (GET /api/users as public: status 403; GET /api/users as token:full: gone)',
    )
  })
})
