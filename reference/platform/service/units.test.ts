import { describe, expect, test } from 'vitest'
import { platformBrand } from '../brand.ts'
import type { Route } from '../contracts.ts'
import { badRequest, PlatformError } from '../errors.ts'
import type { ApiRequest } from '../http/request.ts'
import { platformUnits } from '../units.ts'
import type { Major } from '../version.ts'
import { eraCache, eraOf } from './era.ts'
import { messageOf } from './error-forms.ts'
import { matchRoute } from './match.ts'
import { respond } from './respond.ts'

const routeAt = (path: string, more: Partial<Route> = {}): Route => ({
  ...{
    clause: path,
    api: 'admin',
    method: 'GET',
    path,
    handle: () => ({ status: 200, headers: {}, body: null }),
  },
  ...more,
})

describe('the route of a request', () => {
  const routes = [
    routeAt('/a/'),
    routeAt('/a/me/'),
    routeAt('/a/:id/'),
    routeAt('/a/:id/b/:name/'),
    routeAt('/{payments}/', { method: 'PUT' }),
    routeAt('/a/:slug/', { clause: 'later' }),
    routeAt('/a/', { clause: 'content', api: 'content' }),
  ]
  const request = { api: 'admin', query: {}, headers: {}, body: { json: {}, uploads: [] } } as const

  test.each<
    [method: string, path: string, api: ApiRequest['api'], clause: string | undefined, params: object]
  >([
    ['GET', '/a/', 'admin', '/a/', {}],
    ['HEAD', '/a/', 'admin', '/a/', {}],
    ['GET', '/a/', 'content', 'content', {}],
    ['GET', '/a/me/', 'admin', '/a/me/', {}],
    ['GET', '/a/1/', 'admin', '/a/:id/', { id: '1' }],
    ['GET', '/a/1/b/x/', 'admin', '/a/:id/b/:name/', { id: '1', name: 'x' }],
    ['PUT', '/payments/', 'admin', '/{payments}/', {}],
    ['POST', '/a/', 'admin', undefined, {}],
    ['GET', '/a//', 'admin', undefined, {}],
    ['GET', '/a/1/b/', 'admin', undefined, {}],
    ['GET', '/a/1/c/x/', 'admin', undefined, {}],
    ['GET', '/a/1/b/x/y/', 'admin', undefined, {}],
    ['GET', '/A/', 'admin', undefined, {}],
  ])('%s %s of the %s API', (method, path, api, clause, params) => {
    const found = matchRoute(routes, { ...request, method, path, api }, platformBrand)
    expect(found && { clause: found.route.clause, params: found.params }).toEqual(
      clause === undefined ? null : { clause, params },
    )
  })
})

describe('what is undone of an era', () => {
  const undoneOf = (site: Major, api: Major = site, shape: Major = site) =>
    eraOf(platformUnits, { site, api, shape }).undone

  test('is the newest first, all of it later, and nothing of it at last', () => {
    const all = undoneOf(1).map(({ since }) => since)
    expect(all).toEqual(all.toSorted((a, b) => b - a))
    expect(undoneOf(3).every(({ since, made }) => since > 3 || made === false)).toBe(true)
    expect(undoneOf(5).every(({ made }) => made === false)).toBe(true)
  })

  test('is what its scope says', () => {
    const scopes = (site: Major, api: Major, shape: Major) => [
      ...new Set(
        undoneOf(site, api, shape)
          .filter(({ made }) => made !== false)
          .map(({ scope }) => scope),
      ),
    ]
    expect(scopes(5, 5, 3)).toEqual(['shape'])
    expect(scopes(5, 4, 5)).not.toContain('program')
    expect(scopes(4, 4, 4)).toContain('program')
  })

  test('is worked out once', () => {
    const eras = eraCache(platformUnits)
    const moments = [1, 2, 3, 4, 5].flatMap(site => [
      { site, api: site, shape: site },
      { site, api: site, shape: 2 },
      { site, api: 2, shape: site },
    ]) as { site: Major; api: Major; shape: Major }[]
    for (const moment of moments) expect(eras(moment)).toBe(eras({ ...moment }))
    expect(new Set(moments.map(moment => eras(moment))).size).toBe(
      new Set(moments.map(it => JSON.stringify(it))).size,
    )
  })
})

describe('what an error says', () => {
  const error = (type: string, context?: string) => new PlatformError(400, type, 'Own words.', { context })
  const action = { verb: 'save', object: 'post' } as const

  test.each<
    [what: string, error: PlatformError, route: Route | null, message: string, context: string | null]
  >([
    ['of no route', error('NotFoundError', 'So.'), null, 'Own words.', 'So.'],
    ['of a route that does nothing of its own', badRequest('Own words.'), routeAt('/a/'), 'Own words.', null],
    [
      'of an action',
      error('NotFoundError'),
      routeAt('/a/', { action }),
      'Resource not found error, cannot save post.',
      'Own words.',
    ],
    [
      'of an action, with a context',
      error('NotFoundError', 'So.'),
      routeAt('/a/', { action }),
      'Resource not found error, cannot save post.',
      'Own words. So.',
    ],
    [
      'of somebody else who writes',
      error('UpdateCollisionError'),
      routeAt('/a/', { action }),
      'Own words.',
      'Own words.',
    ],
    [
      'of an offer',
      error('InvalidOfferCode'),
      routeAt('/a/', { action }),
      'Validation error, cannot save post.',
      'Own words.',
    ],
    [
      'of no type that is known',
      error('Odd'),
      routeAt('/a/', { action }),
      'Unknown error - Odd, cannot save post.',
      'Own words.',
    ],
  ])('%s', (_what, given, route, message, context) => {
    expect(messageOf(given, route)).toEqual({ message, context })
  })
})

describe('on the wire', () => {
  const headers = { a: 'b' }
  const bytes = new Uint8Array([1])

  test.each([
    ['nothing has no type', null, headers, null],
    [
      'JSON is a text',
      { json: { a: 1 } },
      { 'content-type': 'application/json; charset=utf-8', a: 'b' },
      '{"a":1}',
    ],
    ['a text is itself', { text: 'x', type: 'text/x' }, { 'content-type': 'text/x', a: 'b' }, 'x'],
    ['bytes are themselves', { bytes, type: 'image/x' }, { 'content-type': 'image/x', a: 'b' }, bytes],
  ])('%s', (_fact, body, sent, content) => {
    expect(respond({ status: 201, headers, body })).toEqual({ status: 201, headers: sent, body: content })
  })

  test('a type that is said counts more', () => {
    const answer = { status: 200, headers: { 'content-type': 'a/b' }, body: { json: 1 } }
    expect(respond(answer).headers).toEqual({ 'content-type': 'a/b' })
  })
})
