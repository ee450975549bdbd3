import { describe, expect, it } from 'vitest'
import { decodeSegment, parseQuery, pathOf, queryReader } from './parse-query.ts'
import { queryStringUnits } from './query-string/units.ts'

describe('a query string', () => {
  it.each<[target: string, query: object]>([
    ['/api/books', {}],
    ['/api/books?', {}],
    ['/api/books?a', { a: null }],
    ['/api/books?a=', { a: '' }],
    ['?a=1', { a: '1' }],
    ['/api/books?a=1?b=2', { a: '1?b=2' }],
    ['/api/books?a[b][c]=1&a[b][d]=2', { a: { b: { c: '1', d: '2' } } }],
    ['/api/books?a[0]=x&a[1]=y', { a: ['x', 'y'] }],
    ['/api/books?a[1]=y&a[0]=x', { a: ['x', 'y'] }],
    ['/api/books?a[]=x&a[]=y', { a: ['x', 'y'] }],
    ['/api/books?a=x&a=y', { a: ['x', 'y'] }],
    ['/api/books?a.b=x', { 'a.b': 'x' }],
    ['/api/books?a=x;b=y', { a: 'x;b=y' }],
    ['/api/books?a=%41+b', { a: 'A b' }],
    ['/api/books?a=%41+%zz', { a: '%41 %zz' }],
    ['/api/books?toString=x&a[hasOwnProperty]=y', {}],
    ['/api/books?a[2999]=x', { a: ['x'] }],
  ])('%s', (target, query) => {
    expect(parseQuery(target)).toEqual(query)
  })

  it('is nobody to change', () => {
    const query = parseQuery('/api/books?a[b][0]=x')
    expect(query).toEqual({ a: { b: ['x'] } })
    expect(Object.isFrozen(query)).toBe(true)
    expect(Object.isFrozen(query.a)).toBe(true)
    expect(Object.isFrozen(Reflect.get(Object(query.a), 'b'))).toBe(true)
  })

  it('is read by the units in force', () => {
    const { notation } = queryStringUnits
    const dots = [...notation, { clause: 'content.query.brackets-observed', options: { allowDots: true } }]
    const shallow = { ...queryStringUnits.levels, most: 1 }
    expect(queryReader({ ...queryStringUnits, notation: dots })('?a.b=x')).toEqual({ a: { b: 'x' } })
    expect(queryReader(queryStringUnits)('?a.b=x')).toEqual({ 'a.b': 'x' })
    expect(() => queryReader({ notation, levels: shallow })('?a[b][c]=x')).toThrow(
      'more than 1 brackets deep',
    )
    expect(queryReader({ notation, levels: shallow })('?a[b]=x')).toEqual({ a: { b: 'x' } })
    expect(queryReader({ notation, levels: shallow })('?populate[populate][populate][b]=x')).toBeDefined()
  })
})

it.each([
  ['/api/books', '/api/books'],
  ['/api/books/', '/api/books'],
  ['/api/books?a/', '/api/books'],
  ['/api/books/?a', '/api/books'],
  ['/api/Books#x?y', '/api/Books'],
  ['/', '/'],
  ['/?a', '/'],
  ['?a', ''],
])('the path of %s is %s', (target, path) => {
  expect(pathOf(target)).toBe(path)
})

it.each([
  ['a', 'a'],
  ['a+b', 'a+b'],
  ['%C3%A9%2F', 'é/'],
])('the segment %s is %s', (segment, read) => {
  expect(decodeSegment(segment)).toBe(read)
})

it('a segment that is no UTF-8 is refused', () => {
  expect(() => decodeSegment('%E9')).toThrow('Invalid path: %E9 is not percent-encoded UTF-8')
})
