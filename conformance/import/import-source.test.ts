import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { scratchDirectory } from '../../tests/support/scratch-directory.ts'
import { importSource } from './import-source.ts'
import { encrypted, fileEntry, HASH, type Lines, tarOf } from './strapi/archive.fixture.ts'
import { uploadsInMemory } from './uploads.ts'

function written(bytes: Uint8Array | string, name = 'export.tar'): string {
  const file = join(scratchDirectory(), name)
  writeFileSync(file, bytes)
  return file
}

async function imported(bytes: Uint8Array | string, key?: string) {
  const uploads = uploadsInMemory()
  const made = await importSource('shop', { from: written(bytes), key }, uploads)
  return { ...made, uploads: uploads.files, list: made.leftOut.all }
}

const TIMES = { createdAt: '2024-01-01T09:00:00.000Z', updatedAt: '2024-01-02T09:00:00.000Z' }

describe('an archive of strapi export', () => {
  test('becomes entries by their ids, with links, components and files', async () => {
    const { files } = await imported(await tarOf())
    const data = files.get('data.json')
    expect(data?.['api::cake.cake']).toEqual([
      {
        id: 3,
        name: 'Citron',
        tier: 'high',
        bakers: [2, 1],
        pictures: [1],
        note: {
          id: 4,
          text: 'Cold',
          tips: [
            { id: 9, text: 'Grate' },
            { id: 2, text: 'Squeeze' },
          ],
        },
        zone: [{ id: 5, __component: 'shared.note', text: 'Hot', by: 2 }],
        ...TIMES,
        publishedAt: '2024-02-01T10:00:00.000Z',
        locale: 'en',
        localizations: [7],
      },
      {
        id: 7,
        name: 'Lemon',
        tier: 'low',
        bakers: [1],
        twin: 3,
        ...TIMES,
        publishedAt: null,
        locale: 'fr',
        localizations: [],
      },
    ])
    expect(data?.['api::baker.baker']).toEqual([
      { id: 1, name: 'Ada', cakes: [7, 3], likes: { __type: 'api::cake.cake', id: 3 }, ...TIMES },
      { id: 2, name: null, ...TIMES },
    ])
  })

  test('keeps users with the hashes of their passwords', async () => {
    const { files } = await imported(await tarOf())
    expect(files.get('data.json')?.['plugin::users-permissions.user']).toEqual([
      { id: 1, username: 'ann', email: 'ann@shop.test', password: HASH, role: null, ...TIMES },
    ])
  })

  test('keeps the default locale', async () => {
    const { world } = await imported(await tarOf())
    expect(world.options.defaultLocale).toBe('fr')
  })

  test('keeps who may do what, as far as it can be done', async () => {
    const { files } = await imported(await tarOf())
    expect(files.get('options.json')?.permissions).toEqual({
      authenticated: [],
      public: ['api::cake.cake.find'],
    })
  })

  test('has the limits of a new project, as no export holds its own', async () => {
    const { world } = await imported(await tarOf())
    expect(world.options.rest).toMatchObject({ defaultLimit: 25, maxLimit: 100, withCount: true })
  })

  test('keeps schemas without what the service adds by itself', async () => {
    const { files } = await imported(await tarOf())
    const path = 'models/src/api/cake/content-types/cake/schema.json'
    expect(Object.keys(Object(files.get(path)?.attributes))).toEqual([
      ...['name', 'tier', 'bakers', 'twin', 'pictures', 'note', 'zone'],
    ])
    expect([...files.keys()].filter(name => name.includes('extensions'))).toEqual([])
  })

  test('keeps attributes that the project gave to users', async () => {
    const user = {
      uid: 'plugin::users-permissions.user',
      attributes: {
        ...{ username: { type: 'string' }, email: { type: 'email' }, provider: { type: 'string' } },
        ...{
          password: { type: 'password', private: true },
          resetPasswordToken: { type: 'string', private: true },
        },
        ...{ confirmationToken: { type: 'string', private: true }, confirmed: { type: 'boolean' } },
        ...{ blocked: { type: 'boolean' }, nickname: { type: 'string' } },
        role: {
          ...{ type: 'relation', relation: 'manyToOne', inversedBy: 'users' },
          target: 'plugin::users-permissions.role',
        },
      },
    }
    const entities = [{ type: user.uid, id: 4, data: { username: 'ann', nickname: 'nan', ...TIMES } }]
    const { world } = await imported(await tarOf({ schemas: [user], entities, links: [] }))
    expect(world.entries.get(user.uid)?.[0]?.nickname).toBe('nan')
  })

  test('keeps the files of the media library', async () => {
    const { uploads } = await imported(await tarOf())
    const file = uploads.get('/uploads/cake_1.jpg')
    expect(file?.modified).toBe(Date.UTC(2024, 4, 1, 10))
    expect(String(await file?.read())).toBe('pixels')
  })

  test('is told of, once each, as far as it could not come over', async () => {
    const { list } = await imported(await tarOf({ uploads: {} }))
    expect(list.filter(({ count }) => count !== null)).toEqual([
      { what: 'settings of the admin panel and of plugins', count: 2, why: expect.any(String) },
      { what: "allow_register of the users' settings", count: 1, why: 'served as true' },
      { what: 'api::cake.cake.reviewer', count: 1, why: 'it refers to admin::user, which is not served' },
      { what: 'bytes of files', count: 1, why: 'not in the source; their entries are' },
      {
        what: 'components of api::cake.cake.zone',
        count: 1,
        why: 'their models are not in the source',
      },
      { what: 'entries of plugin::menus.menu', count: 1, why: 'the content-type is not served' },
      { what: 'links', count: 1, why: 'an entry at one end is not in the source, or is not served' },
      { what: 'options.json permissions.public', count: 1, why: expect.stringContaining('an action') },
    ])
    expect(list.filter(({ count }) => count === null)).toHaveLength(3)
  })
})

describe('the form of an archive shows in its bytes:', () => {
  test.each([
    ['tar', async () => tarOf(), undefined],
    ['gzip', async () => gzipSync(await tarOf()), undefined],
    ['encrypted', async () => encrypted(await tarOf(), 'sesame'), 'sesame'],
  ] as const)('%s', async (_form, bytes, key) => {
    const { world } = await imported(await bytes(), key)
    expect(world.entries.get('api::cake.cake')).toHaveLength(2)
  })
})

describe('refused, with what is wrong:', () => {
  const rows: readonly (readonly [string, () => Promise<Uint8Array | string>, string | undefined, RegExp])[] =
    [
      ['nothing in it', async () => '', undefined, /is empty/],
      ['no archive', async () => 'x'.repeat(600), undefined, /neither a tar archive nor gzip.*--key/],
      ['encrypted, without a key', async () => encrypted(await tarOf(), 'a'), undefined, /--key KEY/],
      [
        'encrypted, with another key',
        async () => encrypted(await tarOf(), 'a'),
        'b',
        /cannot be decrypted with this --key/,
      ],
      [
        'gzip that is cut short',
        async () => gzipSync(await tarOf()).subarray(0, 900),
        undefined,
        /truncated/,
      ],
      ['tar that is cut short', async () => (await tarOf()).subarray(0, 3000), undefined, /truncated/],
      [
        'of Strapi 5',
        async () => tarOf({ metadata: { strapi: { version: '5.1.0' } } }),
        undefined,
        /Strapi 5\.1\.0; expected Strapi 4/,
      ],
      ['without schemas', async () => tarOf({ schemas: [] }), undefined, /holds no schemas/],
      [
        'a line that is no JSON',
        async () => tarOf({}, [fileEntry('entities/entities_00002.jsonl', '{}\n{"a"')]),
        undefined,
        /entities_00002\.jsonl, line 2: expected JSON/,
      ],
      [
        'a line that is no object',
        async () => tarOf({}, [fileEntry('links/links_00002.jsonl', '[1]')]),
        undefined,
        /links_00002\.jsonl, line 1: expected an object/,
      ],
    ]

  test.each(rows)('%s', async (_what, bytes, key, message) => {
    await expect(imported(await bytes(), key)).rejects.toThrow(message)
  })

  test('no file', async () => {
    await expect(importSource('x', { from: '/no/such.tar' }, uploadsInMemory())).rejects.toThrow(
      /found nothing/,
    )
  })
})

describe('an archive that somebody made by hand', () => {
  test('may name its parts with backslashes, and in any order', async () => {
    const { world } = await imported(
      await tarOf({ entities: [] }, [
        fileEntry(
          '.\\entities\\entities_00002.jsonl',
          '{"type":"api::baker.baker","id":5,"data":{"name":"Bo"}}\n',
        ),
      ]),
    )
    expect(world.entries.get('api::baker.baker')).toHaveLength(1)
  })

  test('writes nothing outside, follows no link, and is told of', async () => {
    const hostile = [
      fileEntry('assets/uploads/../../escape.txt', 'x'),
      fileEntry('../escape.txt', 'x'),
      fileEntry('assets/uploads/..', 'x'),
      fileEntry('assets/uploads/.hidden', 'x'),
      {
        header: { name: 'assets/uploads/link.jpg', size: 0, type: 'symlink', linkname: '/etc/passwd' },
      } as const,
    ]
    const { uploads, list } = await imported(await tarOf({}, hostile))
    expect([...uploads.keys()]).toEqual(['/uploads/cake_1.jpg'])
    expect(list).toContainEqual({ what: 'files of the archive', count: 5, why: expect.any(String) })
  })

  const path = { type: 'api::..', id: 1, data: {} }
  const rows: readonly (readonly [string, Lines])[] = [
    ['an uid that is a path', { schemas: [{ uid: 'api::../../x.y', attributes: {} }], entities: [path] }],
    [
      'entities without anything',
      { entities: [{}, { type: 'api::cake.cake' }, { type: 'api::cake.cake', id: 1 }] },
    ],
    ['links without ends', { links: [{}, { left: 1, right: null }, { left: { type: 'api::cake.cake' } }] }],
    ['two entries with one id', { entities: [1, 1].map(id => ({ type: 'api::baker.baker', id, data: {} })) }],
  ]
  test.each(rows)('may hold %s', async (_what, lines) => {
    const { list } = await imported(await tarOf(lines))
    expect(list.length).toBeGreaterThan(3)
  })
})

describe('what the reader of worlds refuses', () => {
  const cake = (id: number, data: object) => ({ type: 'api::cake.cake', id, data: { locale: 'en', ...data } })

  test('is not an attribute that is called like a property of every object', async () => {
    const schema = {
      uid: 'api::tea.tea',
      info: { singularName: 'tea', pluralName: 'teas' },
      attributes: { constructor: { type: 'string' }, size: { type: 'string' } },
    }
    const entities = [
      { type: 'api::tea.tea', id: 1, data: { size: 'a' } },
      { type: 'api::tea.tea', id: 2, data: JSON.parse('{"constructor": "b", "__proto__": {"size": "c"}}') },
    ]
    const { files } = await imported(await tarOf({ schemas: [schema], entities, links: [] }))
    const rows = JSON.stringify(files.get('data.json')?.['api::tea.tea'])
    expect(rows).toBe('[{"id":1,"size":"a"},{"id":2,"constructor":"b"}]')
  })

  test('is taken out value by value, and counted', async () => {
    const entities = [cake(1, { tier: 'old' }), cake(2, { tier: 'older' }), cake(3, { name: 5, tier: 'low' })]
    const { files, list } = await imported(await tarOf({ entities, links: [] }))
    expect(files.get('data.json')?.['api::cake.cake']).toMatchObject([
      { tier: null },
      { tier: null },
      { name: null },
    ])
    expect(list).toContainEqual({
      what: 'values of api::cake.cake tier',
      count: 2,
      why: 'a world takes one of low, high',
    })
    expect(list).toContainEqual({
      what: 'values of api::cake.cake name',
      count: 1,
      why: 'a world takes text',
    })
  })

  test('may be part of a model', async () => {
    const schema = {
      uid: 'api::tea.tea',
      info: { singularName: 'tea', pluralName: 'teas' },
      attributes: {
        size: { type: 'enumeration', enum: ['1', '2'] },
        kind: { type: 'no-such-type' },
        cups: { type: 'relation', relation: 'oneToMany', target: 'api::tea.tea', mappedBy: 'nothing' },
      },
    }
    const entities = [{ type: 'api::tea.tea', id: 1, data: { size: '1', kind: 'x' } }]
    const { files, list } = await imported(await tarOf({ schemas: [schema], entities, links: [] }))
    expect(files.get('data.json')?.['api::tea.tea']).toMatchObject([{ id: 1, size: '1' }])
    expect(list.map(({ what }) => what)).toContain('values of the enumeration api::tea.tea.size')
  })
})

describe('what a source does not hold', () => {
  const OPTIONS = {
    jwtSecret: 'secret',
    apiTokens: [{ name: 'app', type: 'full-access', accessKey: 'key-of-the-app' }],
    api: { rest: { maxLimit: 1 } },
  }

  async function withFile(text: string) {
    const from = written(await tarOf())
    const options = join(scratchDirectory({ 'options.json': text }), 'options.json')
    return importSource('shop', { from, options }, uploadsInMemory())
  }

  test('may be said by a file, and goes before what it holds', async () => {
    const { files, world } = await withFile(JSON.stringify(OPTIONS))
    expect(world.options).toMatchObject({ jwtSecret: 'secret', rest: { maxLimit: 1 } })
    expect(files.get('options.json')).toEqual({ permissions: expect.anything(), ...OPTIONS })
  })

  test.each([
    ['{"jwtSecret": 5}', /does not fit what was imported:\n {2}jwtSecret: found 5, expected/],
    ['{', /cannot be read/],
    ['[]', /expected a JSON object/],
  ])('is refused when it is %s', async (text, message) => {
    await expect(withFile(text)).rejects.toThrow(message)
  })
})
