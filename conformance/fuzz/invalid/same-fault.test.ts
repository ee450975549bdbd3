import { expect, test } from 'vitest'
import type { InvalidQuery, Right } from './invalid-query.ts'
import { smallerWrite } from './right-write.ts'
import { hasFaultsOf } from './same-fault.ts'

function writeTo(path: string): Extract<Right, { readonly door: 'write' }> {
  const request = { method: 'POST', path, headers: {}, body: { data: {} } }
  return { door: 'write', as: 'public', request, known: new Map() }
}

function wrong(path: string, ...names: readonly string[]): InvalidQuery {
  const faults = names.map(name => ({ name, at: 0, amount: 1 }))
  return { door: 'invalid', right: writeTo(path), faults }
}

const PLAIN = '/api/chefs'
const SHOWN = '/api/dishes?populate=*&locale=fr'

test.each([
  [
    true,
    'the same fault in a write with parameters',
    wrong(PLAIN, 'odd-attribute'),
    wrong(SHOWN, 'odd-attribute'),
  ],
  [true, 'one of two faults', wrong(PLAIN, 'odd-attribute'), wrong(PLAIN, 'odd-member', 'odd-attribute')],
  [false, 'two faults of one', wrong(PLAIN, 'odd-member', 'odd-attribute'), wrong(PLAIN, 'odd-attribute')],
  [false, 'another fault', wrong(PLAIN, 'odd-member'), wrong(PLAIN, 'odd-attribute')],
  [
    false,
    'parameters that the other one lacks',
    wrong(SHOWN, 'odd-attribute'),
    wrong(PLAIN, 'odd-attribute'),
  ],
])('%s: %s', (is, _, small, large) => {
  expect(hasFaultsOf(small, large)).toBe(is)
})

test('a write without its parameters is smaller', () => {
  const paths = [...smallerWrite(writeTo(SHOWN))].map(({ request }) => request.path)
  expect(paths).toContain('/api/dishes')
})
