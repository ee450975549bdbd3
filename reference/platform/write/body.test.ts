import { expect, test } from 'vitest'
import { type Gazette, openGazette, rows } from '../gazette.fixture.ts'
import type { Json } from '../values.ts'

const site: Gazette = openGazette()
const headers = await site.token()

test.each<[fact: string, body: Json, status: number]>([
  ['a list', [], 400],
  ['no root key', {}, 400],
  ['a root key that holds no list', { newsletters: { name: 'x' } }, 400],
  ['an empty list', { newsletters: [] }, 400],
  ['an empty object', { newsletters: [{}] }, 400],
  ['what is no object', { newsletters: ['x'] }, 400],
  ['two of them, of which the first counts', { newsletters: [{ name: 'Two' }, {}] }, 201],
])('a body without a schema gives %s', async (_fact, body, status) => {
  const reply = await site.send('POST', 'admin: /newsletters/', body, headers)
  expect(reply.status).toBe(status)
  if (status === 400)
    expect(rows(reply.body)).toMatchObject([
      { type: 'BadRequestError', context: "No root key ('newsletters') provided." },
    ])
})

const AT = { dataPath: '.tags', schemaPath: '#/properties/tags' }

test.each<[fact: string, body: Json, property: string, details: Json]>([
  [
    'no root key',
    {},
    'tags',
    {
      keyword: 'required',
      dataPath: '',
      schemaPath: '#/required',
      params: { missingProperty: 'tags' },
      message: "should have required property 'tags'",
    },
  ],
  [
    'a list in its place',
    [],
    'tags',
    {
      keyword: 'required',
      dataPath: '',
      schemaPath: '#/required',
      params: { missingProperty: 'tags' },
      message: "should have required property 'tags'",
    },
  ],
  [
    'a root key that holds no list',
    { tags: {} },
    'tags',
    {
      ...AT,
      keyword: 'type',
      schemaPath: `${AT.schemaPath}/type`,
      params: { type: 'array' },
      message: 'should be array',
    },
  ],
  [
    'an empty list',
    { tags: [] },
    'tags',
    {
      ...AT,
      keyword: 'minItems',
      schemaPath: `${AT.schemaPath}/minItems`,
      params: { limit: 1 },
      message: 'should NOT have fewer than 1 items',
    },
  ],
  [
    'two of them',
    { tags: [{ name: 'a' }, { name: 'b' }] },
    'tags',
    {
      ...AT,
      keyword: 'maxItems',
      schemaPath: `${AT.schemaPath}/maxItems`,
      params: { limit: 1 },
      message: 'should NOT have more than 1 items',
    },
  ],
  [
    'what is no object',
    { tags: [null] },
    'tags[0]',
    {
      keyword: 'type',
      dataPath: '.tags[0]',
      schemaPath: '#/properties/tags[0]/type',
      params: { type: 'object' },
      message: 'should be object',
    },
  ],
  [
    'nothing of what is required',
    { tags: [{}] },
    'tags[0]',
    {
      keyword: 'required',
      dataPath: '.tags[0]',
      schemaPath: '#/properties/tags/items/required',
      params: { missingProperty: 'name' },
      message: "should have required property 'name'",
    },
  ],
])('a body with a schema gives %s', async (_fact, body, property, details) => {
  const reply = await site.send('POST', 'admin: /tags/', body, headers)
  expect(reply.status).toBe(422)
  expect(rows(reply.body)).toMatchObject([
    { context: `Validation failed for ${property}.`, property, details: [details] },
  ])
})
