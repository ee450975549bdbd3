import { expect, it } from 'vitest'
import { preferred } from './accept.ts'

it.each([
  [undefined, 'application/json'],
  ['*/*', 'application/json'],
  ['text/html', 'text/html'],
  ['text/html, application/json', 'text/html'],
  ['application/json, text/html', 'application/json'],
  ['application/json;q=0.5, text/html', 'text/html'],
  ['text/*', 'text/html'],
  ['text/html;q=0, */*', 'application/json'],
  ['TEXT/HTML', 'text/html'],
  ['image/png', null],
  ['text/html;q=x', null],
  ['', null],
])('Accept: %s prefers %s', (accept, type) => {
  expect(preferred(accept, ['application/json', 'text/html'])).toBe(type)
})
