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
  ['application/json;q=0', null],
  ['application/json;q=0, text/html;q=0.1', 'text/html'],
  ['application/json ; q=0.2 , text/html ; Q=0.3', 'text/html'],
  ['application/json;q=0.3, text/html;q=0.2', 'application/json'],
  ['text/html;q=0.1;q=1, application/json;q=0.5', 'application/json'],
  ['text/html;level=1;q=0.4, application/json;q=0.5', 'application/json'],
  ['text/html, application/json;q=1.5', 'application/json'],
  ['text/html, application/json;q=1e999', 'text/html'],
  ['text/*;q=0.5, text/html;q=0.1, application/*;q=0.3', 'application/json'],
  ['*/*;q=0.5, application/json;q=0.1', 'text/html'],
  ['text/*, application/*', 'text/html'],
  ['image/png, */*', 'application/json'],
  ['*/*, text/html', 'application/json'],
])('Accept: %s prefers %s', (accept, type) => {
  expect(preferred(accept, ['application/json', 'text/html'])).toBe(type)
})
