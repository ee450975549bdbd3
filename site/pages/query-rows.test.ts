import { expect, test } from 'vitest'
import { readRows, withRows } from './query-rows.ts'

test.each([
  '/api/dishes',
  '/api/dishes?filters[title][$containsi]=K%C3%96FTE&sort=slug',
  '/api/dishes?a=f%20%26%20s',
  '/api/dishes?a+b=c+d',
  '/api/dishes?flag&a=1=2',
  '/api/dishes?a=%FF',
])('a path that nobody edited keeps every byte: %s', path => {
  expect(withRows(path, readRows(path))).toBe(path)
})

test('parameters are read without their escapes', () => {
  expect(readRows('/a?x%5B0%5D=f%20%26%20s&y=1+1')).toMatchObject([
    { name: 'x[0]', value: 'f & s' },
    { name: 'y', value: '1 1' },
  ])
})

test.each([
  ['a & b', '/a?x=a%20%26%20b'],
  ['50%', '/a?x=50%25'],
  ['1+1', '/a?x=1%2B1'],
  ['[a]', '/a?x=[a]'],
  ['<restaurants:luna>', '/a?x=<restaurants:luna>'],
])('what is typed is what is meant: %s', (value, path) => {
  expect(withRows('/a?old', [{ name: 'x', value, raw: null }])).toBe(path)
  expect(readRows(path)).toMatchObject([{ name: 'x', value }])
})
