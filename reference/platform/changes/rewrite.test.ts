import { describe, expect, it } from 'vitest'
import type { ApiRequest } from '../http/request.ts'
import type { Json, JsonObject } from '../values.ts'
import { isOldTier } from './5.0/tier-shape.ts'
import {
  changeQuery,
  mapAnswer,
  mapBody,
  mapErrorTexts,
  mapObjects,
  mapRows,
  renameInFilter,
  renameKeys,
  swapPaths,
  swapPathsOf,
} from './rewrite.ts'

function requestOf(path: string, query: JsonObject = {}, json: Json = {}): ApiRequest {
  return { api: 'admin', method: 'GET', path, query, headers: {}, body: { json, uploads: [] } }
}

describe('objects are rewritten wherever they lie', () => {
  const rewritten = (json: Json) =>
    mapObjects(json, object => ('old' in object ? { new: object.old ?? null } : object))

  it.each<[fact: string, json: Json, expected: Json]>([
    ['one', { old: 1 }, { new: 1 }],
    ['in another', { a: { old: 1 } }, { a: { new: 1 } }],
    ['beside one that stays', [{ a: 1 }, { old: 1 }], [{ a: 1 }, { new: 1 }]],
    ['before one that stays', [{ old: 1 }, { a: 1 }], [{ new: 1 }, { a: 1 }]],
    ['beside a value that is none', { a: 1, b: { old: null } }, { a: 1, b: { new: null } }],
  ])('%s', (_fact, json, expected) => {
    expect(rewritten(json)).toEqual(expected)
  })

  it('and where there is none the value is the same', () => {
    const json = { a: [{ b: 1 }, 2, null], c: { d: 'x' } }
    expect(rewritten(json)).toBe(json)
  })
})

describe('objects are rewritten as deep as anything lies', () => {
  const nested = (levels: number, wrap: (inside: Json) => Json): Json =>
    levels === 0 ? { old: 1 } : wrap(nested(levels - 1, wrap))

  it.each<[what: string, wrap: (inside: Json) => Json]>([
    ['objects', inside => ({ a: inside })],
    ['lists', inside => [inside]],
  ])('within %s', (_what, wrap) => {
    const isChanged = (levels: number) => {
      const json = nested(levels, wrap)
      return mapObjects(json, object => ('old' in object ? { new: 1 } : object)) !== json
    }
    expect([198, 199, 200, 201].map(isChanged)).toEqual([true, true, false, false])
  })
})

describe('what a change leaves alone is the same object', () => {
  it('a request for another path, or of the other API', () => {
    const request = requestOf('/posts/')
    expect(swapPaths(request, '/a/', '/b/')).toBe(request)
    expect(swapPathsOf('content', '/posts/', '/b/')(request)).toBe(request)
    expect(swapPathsOf('admin', '/posts/', '/b/')(request).path).toBe('/b/')
  })

  it('a body that is no object, or that stays as it is', () => {
    const [list, object] = [requestOf('/', {}, [1]), requestOf('/', {}, { a: 1 })]
    expect(mapBody(list, () => ({ b: 1 }))).toBe(list)
    expect(mapBody(object, json => json)).toBe(object)
    expect(mapBody(object, () => ({ b: 1 })).body).toEqual({ json: { b: 1 }, uploads: [] })
  })

  it('rows of which none is another, and what is no list of rows', () => {
    const json = { posts: [{ a: 1 }, 2], tags: 'x' }
    expect(mapRows(json, ['posts', 'tags', 'none'], row => row)).toBe(json)
    expect(mapRows(json, ['posts', 'tags'], (row, root) => ({ ...row, root }))).toEqual({
      posts: [{ a: 1, root: 'posts' }, 2],
      tags: 'x',
    })
  })

  it('an object without the names', () => {
    const object = { a: 1, b: 2 }
    expect(renameKeys(object, { c: 'd' })).toBe(object)
    expect(renameKeys(object, { a: 'd' })).toEqual({ d: 1, b: 2 })
  })

  it('a filter that is no text, or that has none of the names', () => {
    for (const query of [{ filter: ['a:1'] }, { filter: 'b:1' }, {}]) {
      const request = requestOf('/', query)
      expect(renameInFilter(request, { a: 'c' })).toBe(request)
    }
    expect(renameInFilter(requestOf('/', { filter: 'a:1', x: 'a' }), { a: 'c' }).query).toEqual({
      filter: 'c:1',
      x: 'a',
    })
  })
})

describe('answers are rewritten', () => {
  const answerOf = (json: Json) => ({ status: 200, headers: {}, body: { json } })
  const refused = { errors: [{ message: 'a', more: ['a', 1, { a: 'a' }] }] }

  it.each<[fact: string, json: Json, data: Json, texts: Json]>([
    ['data, but for its texts', { a: 'a' }, { b: 1 }, { a: 'a' }],
    ['refusals in their texts', refused, refused, { errors: [{ message: 'A', more: ['A', 1, { a: 'A' }] }] }],
    ['no lists', ['a'], ['a'], ['a']],
  ])('%s', (_fact, json, data, texts) => {
    expect(mapAnswer(answerOf(json), () => ({ b: 1 })).body).toEqual({ json: data })
    expect(mapErrorTexts(answerOf(json), text => text.toUpperCase()).body).toEqual({ json: texts })
  })

  it('a query loses some parameters and gets others', () => {
    expect(changeQuery(requestOf('/', { a: '1', b: '2' }), ['a'], { c: '3' }).query).toEqual({
      b: '2',
      c: '3',
    })
  })
})

describe('a tier as it was before 5.0 is known by one part', () => {
  it.each<[fact: string, json: Json, isOld: boolean]>([
    ['a price that is an object', { tiers: [{ monthly_price: { amount: 5 } }] }, true],
    ['another price that is an object', { tiers: [{ monthly_price: 5, yearly_price: { amount: 5 } }] }, true],
    ['benefits that are objects', { tiers: [{ benefits: [{ name: 'a' }] }] }, true],
    ['one of some tiers', { tiers: [{ monthly_price: 5 }, { monthly_price: { amount: 5 } }] }, true],
    ['not prices that are numbers', { tiers: [{ monthly_price: 5, benefits: ['a'] }] }, false],
    ['not a price that is null', { tiers: [{ monthly_price: null }] }, false],
    ['not a text', { tiers: 'monthly_price' }, false],
    ['not nothing', null, false],
  ])('%s', (_fact, json, isOld) => {
    expect(isOldTier(json)).toBe(isOld)
  })
})
