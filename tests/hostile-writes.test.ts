import { join } from 'node:path'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { createReference, type Reference } from '../reference/index.ts'

const WORLD = join(import.meta.dirname, '../specs/worlds/restaurants')
const TOKEN = 'Bearer full-access-key-of-the-restaurants'
const SECRETS = ['doorCode', 'margin', 'pin', 'salary', 'combination', 'remark']

const NAMES: Readonly<Record<string, readonly string[]>> = {
  restaurants: [
    'code',
    'name',
    'slug',
    'contact',
    'doorCode',
    'style',
    'seats',
    'visits',
    'openedOn',
    'opensAt',
  ],
  'restaurants/1': [
    'inspectedAt',
    'pingedAt',
    'vegan',
    'extras',
    'menu',
    'categories',
    'location',
    'license',
  ],
  'restaurants/2': [
    'seo',
    'hours',
    'zone',
    'photo',
    'gallery',
    'reviews',
    'friends',
    'branches',
    'publishedAt',
  ],
  'reviews/1': ['text', 'stars', 'subject', 'mentions'],
  'articles/1': ['title', 'views', 'cover', 'seo', 'zone', 'locale', 'localizations', 'locations'],
  homepage: ['headline', 'hero', 'featured', 'seo', 'zone', 'theme'],
}
const KEYS = [
  ...['id', '__component', '__type', '__proto__', 'constructor', 'connect', 'disconnect', 'set', 'position'],
  ...['before', 'start', 'type', 'children', 'text', 'list', 'level', 'social', 'links', 'handle', 'options'],
]
const WORDS = [
  '',
  '1',
  '-1',
  '01',
  'block.quote',
  'api::chef.chef',
  'paragraph',
  'list',
  'text',
  'null',
  '2024-01-01',
  'fr',
]

const leaf = fc.oneof(
  fc.constantFrom(...WORDS),
  fc.constantFrom(null, true, false, 0, 1, 2, -1, 1.5, 1e21, 999_999),
  fc.string(),
)
const json = fc.letrec<{ value: unknown }>(tie => ({
  value: fc.oneof(
    { depthSize: 'medium', withCrossShrink: true },
    leaf,
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(fc.constantFrom(...KEYS), tie('value'), { maxKeys: 3, noNullPrototype: true }),
  ),
})).value

const write = fc.constantFrom(...Object.keys(NAMES)).chain(path =>
  fc.record({
    path: fc.constant(path),
    data: fc.dictionary(fc.constantFrom(...(NAMES[path] ?? []), ...KEYS), json, {
      maxKeys: 4,
      noNullPrototype: true,
    }),
  }),
)

let reference: Reference
beforeAll(async () => {
  reference = await createReference({ world: WORLD })
})

interface Answer {
  readonly status: number
  readonly text: string
}

function send(method: string, path: string, body: string): Promise<Answer> {
  return sendTo(method, `/api/${path}?populate=*`, body)
}

async function sendTo(method: string, target: string, body: string): Promise<Answer> {
  const headers = { authorization: TOKEN, 'content-type': 'application/json' }
  const response = await reference.handle({ method, target, headers, body: new TextEncoder().encode(body) })
  return { status: response.status, text: String(response.body) }
}

test('whatever is written, the answer is 200, 400 or 404, and shows nothing secret', async () => {
  const check = fc.asyncProperty(write, async ({ path, data }) => {
    const isNew = path === 'restaurants'
    const body = JSON.stringify({ data: isNew ? { code: 'ZZ-99', name: 'New', ...data } : data })
    const { status, text } = await send(isNew ? 'POST' : 'PUT', path, body)
    expect([200, 400, 404]).toContain(status)
    if (status === 200) for (const name of SECRETS) expect(text).not.toContain(`"${name}":`)
    if (status === 200) reference.reset()
  })
  await fc.assert(check, { numRuns: 8_000 })
})

const nested = (open: string, levels: number, close: string) => open.repeat(levels) + close.repeat(levels)
test.each([
  ['lists', nested('[', 400_000, ']')],
  ['lists that are never closed', '['.repeat(900_000)],
  ['objects', nested('{"a":', 100_000, '}')],
  ['lists in a json attribute', `{"data":{"extras":${nested('[', 490, ']')}}}`],
  ['lists in a number', `{"data":{"seats":${nested('[', 490, ']')}}}`],
  [
    'lists of blocks',
    `{"data":{"menu":[${'{"type":"list","format":"ordered","children":['.repeat(240)}${']}'.repeat(240)}]}}`,
  ],
  ['components', `{"data":{"seo":${'{"social":'.repeat(480)}{}${'}'.repeat(480)}}}`],
  [
    'a long list of neighbours',
    `{"data":{"friends":{"connect":${JSON.stringify(Array.from({ length: 20_000 }, (_, i) => ({ id: i, position: { after: i + 1 } })))}}}}`,
  ],
  ['a long e-mail address', `{"data":{"contact":"a@${'a.'.repeat(200_000)}!"}}`],
])('deep or long %s are answered', async (_, body) => {
  const { status } = await send('PUT', 'restaurants/1', body)
  expect([200, 400]).toContain(status)
  reference.reset()
})

test.each([[[null]], [[]]])(
  'by GraphQL, where none can be sent, files %j are refused or none',
  async files => {
    const query = 'mutation ($files: [Upload]!) { multipleUpload(files: $files) { data { id } } }'
    const { status, text } = await sendTo('POST', '/graphql', JSON.stringify({ query, variables: { files } }))
    expect([status, JSON.parse(text)]).toMatchObject([
      200,
      files.length === 0
        ? { data: { multipleUpload: [] } }
        : { data: null, errors: [{ message: 'Upload value invalid.' }] },
    ])
  },
)
