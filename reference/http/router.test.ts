import { describe, expect, test } from 'vitest'
import { Router } from './router.ts'

const router = new Router([
  { method: 'GET', path: '/moons', handle: 'list' },
  { method: 'POST', path: '/moons', handle: 'make' },
  { method: 'GET', path: '/moons/count', handle: 'count' },
  { method: 'GET', path: '/moons/:id', handle: 'one' },
  { method: 'PUT', path: '/moons/:id', handle: 'change' },
  { method: 'DELETE', path: '/moons/:id', handle: 'drop' },
  { method: 'GET', path: '/:planet/moons/:id/:more', handle: 'deep' },
  { method: 'POST', path: '/moons/:id/craters', handle: 'dig' },
])

describe('a route is found', () => {
  test.each<[request: string, handle: string, params: object]>([
    ['GET /moons', 'list', {}],
    ['POST /moons', 'make', {}],
    ['HEAD /moons', 'list', {}],
    ['GET /MOONS', 'list', {}],
    ['GET /moons/count', 'count', {}],
    ['PUT /moons/count', 'change', { id: 'count' }],
    ['GET /moons/7', 'one', { id: '7' }],
    ['HEAD /moons/7', 'one', { id: '7' }],
    ['PUT /moons/7', 'change', { id: '7' }],
    ['DELETE /Moons/Io%20', 'drop', { id: 'Io%20' }],
    ['GET /mars/moons/1/x', 'deep', { planet: 'mars', id: '1', more: 'x' }],
    ['POST /moons/1/craters', 'dig', { id: '1' }],
  ])('%s', (request, handle, params) => {
    const [method = '', path = ''] = request.split(' ')
    expect(router.match(method, path)).toEqual({ kind: 'found', handle, params })
  })
})

describe('no route is found', () => {
  test.each([
    ['PATCH /moons', 'HEAD, GET, POST'],
    ['POST /moons/count', 'HEAD, GET, PUT, DELETE'],
    ['POST /moons/7', 'HEAD, GET, PUT, DELETE'],
    ['GET /moons/7/craters', 'HEAD, GET, POST'],
  ])('%s: the path takes %s', (request, allow) => {
    const [method = '', path = ''] = request.split(' ')
    expect(router.match(method, path)).toEqual({ kind: 'wrong-method', allow })
  })

  test.each([
    'GET /',
    'GET /moons/',
    'GET /moon',
    'GET /moons/7/',
    'GET /mars/moons/1',
    'GET /mars/suns/1/x',
  ])('%s: the path is not known', request => {
    const [method = '', path = ''] = request.split(' ')
    expect(router.match(method, path)).toEqual({ kind: 'unknown-path' })
  })
})
