import { expect, test } from 'vitest'
import { hashOf, NEW_REQUEST, type PlaygroundState, stateOf } from './address.ts'

const PLAIN: PlaygroundState = {
  world: { kind: 'suite', name: 'restaurants' },
  request: { ...NEW_REQUEST, path: '/api/restaurants?filters[seats][$lt]=40' },
  variation: {},
  isGraphiql: false,
}

test('an address can be read', () => {
  expect(hashOf(PLAIN)).toBe('world=restaurants&path=/api/restaurants?filters[seats][$lt]=40')
})

test.each<[string, PlaygroundState]>([
  ['a list', PLAIN],
  ['a world of one’s own', { ...PLAIN, world: { kind: 'own', name: 'my shop & more' } }],
  [
    'signs that mean something in addresses',
    { ...PLAIN, request: { ...PLAIN.request, path: '/api/a?filters[name][$eq]=a%26b+c%20d&x=#%' } },
  ],
  [
    'a write',
    {
      ...PLAIN,
      request: {
        method: 'PUT',
        path: '/api/restaurants/1',
        as: 'token:full',
        headers: 'A: b\nC: d',
        body: '{\n  "data": { "name": "Łuna + 1 & 2" }\n}',
      },
    },
  ],
  [
    'a wrong server',
    { ...PLAIN, variation: { quirks: ['a.b', 'c.d'], profile: 'ghost-5.99', platformVersion: '4.48' } },
  ],
  ['GraphiQL', { ...PLAIN, isGraphiql: true }],
])('%s comes back from its address', (_, state) => {
  expect(stateOf(`#${hashOf(state)}`)).toEqual(state)
})

test.each(['', '#', '#path=/api', '#world='])('%j says no world', hash => {
  expect(stateOf(hash)).toBeNull()
})
