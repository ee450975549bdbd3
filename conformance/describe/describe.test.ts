import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'
import { Validator } from '@seriousme/openapi-schema-validator'
import { buildSchema } from 'graphql'
import { expect, test } from 'vitest'
import { scratchDirectory } from '../../tests/support/scratch-directory.ts'
import { listOperators, readWorld } from '../targets/oracle.ts'
import { openapiOf } from './openapi.ts'
import { sdlOf } from './sdl.ts'
import { typesOf } from './typescript.ts'

const world = (name: string) => readWorld(`specs/worlds/${name}`)

const USE = `import type { Collections, ListResponse, Restaurant, RestaurantInput, RestaurantQuery } from './types.ts'

const query: RestaurantQuery = {
  sort: ['name:desc', 'seats'],
  filters: { name: { $containsi: 'luna' }, location: { slug: { $eq: 'paris' } }, $or: [{ id: 1 }, { seats: { $between: [1, 9] } }] },
  populate: { location: { fields: ['slug'] }, photo: true },
  pagination: { page: 1, pageSize: 5 },
}
const input: RestaurantInput = { name: 'Luna', style: 'bistro', categories: [1, 2], zone: [{ __component: 'block.quote', text: 'x' }] }
declare const answer: ListResponse<Collections['restaurants']>
const first: Restaurant | undefined = answer.data[0]?.attributes
// @ts-expect-error: no such attribute
const sorted: RestaurantQuery = { sort: 'nome' }
// @ts-expect-error: no such operator
const filtered: RestaurantQuery = { filters: { name: { $like: 'x' } } }
// @ts-expect-error: no such word
const styled: RestaurantInput = { style: 'castle' }
// @ts-expect-error: private
first?.margin
console.log(query, input, sorted, filtered, styled)
`

test('types compile without any package, and refuse what the models do not have', async () => {
  const types = typesOf(await world('restaurants'), await listOperators())
  const directory = scratchDirectory({ 'types.ts': types, 'use.ts': USE })
  const flags = '--noEmit --strict --allowImportingTsExtensions --module esnext --moduleResolution bundler'
  const { status, stdout } = spawnSync(
    resolve('node_modules/.bin/tsc'),
    [...flags.split(' '), '--target', 'es2023', 'use.ts'],
    { cwd: directory, encoding: 'utf8' },
  )
  expect(stdout).toBe('')
  expect(status).toBe(0)
})

test.each(['restaurants', 'restaurants-tight-limits', 'tickets', 'gazette'])(
  'the OpenAPI document of %s is one',
  async name => {
    const document = JSON.parse(JSON.stringify(openapiOf(await world(name))))
    expect(await new Validator().validate(document)).toMatchObject({ valid: true })
  },
)

test('an OpenAPI document has the endpoints of content-types, and refers to nothing that is missing', async () => {
  const text = JSON.stringify(openapiOf(await world('restaurants')))
  const { paths, components } = JSON.parse(text)
  expect(Object.keys(paths)).toEqual(
    expect.arrayContaining(['/api/restaurants', '/api/restaurants/{id}', '/api/homepage', '/api/users/me']),
  )
  const named = [...text.matchAll(/#\/components\/schemas\/(\w+)/g)].map(([, name]) => name)
  expect(named.filter(name => !Object.hasOwn(components.schemas, String(name)))).toEqual([])
})

test.each(['restaurants', 'tickets', 'tickets-hardened'])('the schema of %s can be built', async name => {
  const schema = buildSchema(await sdlOf(await world(name)))
  expect(schema.getQueryType()).toBeDefined()
})

test('a world without GraphQL has none', async () => {
  await expect(sdlOf(await world('tickets-without-graphql'))).rejects.toThrow('its options turn it off')
})
